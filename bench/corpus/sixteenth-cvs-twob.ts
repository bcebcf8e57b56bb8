// Service members and reservists of the sixteenth batch, part two, with their facts marked (`fact-markup.ts`). None of these people exist.

export const NATIONAL_GUARD_SERGEANT = `= {name:Tyler Vandehey}
{location:Appleton, WI 54915|Appleton, WI|Appleton} | {phone:(920) 555-0133} | {email:tyler.vandehey@foxmail.example}
# Summary
Maintenance planner and National Guard squad leader with twelve years of experience in keeping trucks, packaging lines and people running.
# Professional Experience
**{title1:Maintenance Planner}**	{dates1:March 2021 – Present|2021-03..present}
{firm1:Fox River Paperboard, Inc.}, Neenah, WI
- {did1:Plan preventive maintenance for two board machines and 60 pumps in SAP PM}
- {did1:Raised schedule compliance from 71 to 93 percent in eighteen months}
- {did1:Order and stage parts for four annual shutdowns of up to 120 contractors}

**{title2:Diesel Technician}**	{dates2:June 2015 – February 2021|2015-06..2021-02}
{firm2:Badger Freight Lines}, Green Bay, WI
- {did2:Diagnosed and repaired Class 8 tractors and refrigerated trailers}
- {did2:Trained three apprentices}
# Military Experience
**{rank3:Staff Sergeant}, {title3:Squad Leader}**	{dates3:August 2019 – Present|2019-08..present}
{unit3:1158th Transportation Company}, {service3,4:Wisconsin Army National Guard}, Tomah, WI
- {did3:Lead and evaluate nine soldiers and six heavy equipment transporters}
- {did3:Moved 212 vehicles without an accident during a ten-month deployment to Poland}

**{rank4:Specialist}, {title4:Motor Transport Operator}**	{dates4:July 2013 – July 2019|2013-07..2019-07}
{unit4:1158th Transportation Company}, Wisconsin Army National Guard, Beloit, WI
- {did4:Drove 18,000 miles in line haul and flood relief missions}
# Education
**{school1:Fox Valley Technical College}**, Appleton, WI	{years1:May 2015|2015-05}
{degree1:Technical Diploma} in {area1:Diesel Equipment Technology}
# Certifications
- {passed:Certified Maintenance & Reliability Technician (CMRT)}
- {passed:Class A CDL}
# Awards
- {award:Army Commendation Medal}
- {award:Army Achievement Medal}
# Skills
{skill:SAP PM}, {skill:Preventive maintenance}, {skill:Hydraulics}, {skill:Convoy planning}, {skill:Microsoft Excel}
`;

export const MARINE_STAFF_SERGEANT = `= {name:Jorge L. Cantu-Reyes}
{location:San Antonio, TX 78250|San Antonio, TX|San Antonio} (willing to relocate) * {phone:210.555.0172} * {email:cantu.reyes.j@rioverde.example}
Active SECRET clearance, adjudicated 03/2022 * Available after terminal leave, 15 January 2026
# SAFETY AND OPERATIONS SUPERVISOR
Ten years of leading Marines in places where mistakes hurt people. Looking for a safety or shift supervisor position in oil and gas, construction or manufacturing.
# CORE COMPETENCIES
| {skill:OSHA compliance} | {skill:Mishap investigation} | {skill:Range safety} |
| {skill:Crew scheduling} | {skill:Hazardous materials} | {skill:Conflict resolution} |
# MILITARY EXPERIENCE
**{service1,2,3:United States Marine Corps}** (11/2015 - Present)

**{title1:Battalion Safety Chief}**, {unit1:1st Battalion, 8th Marines}, Camp Lejeune, NC ({dates1:02/2023 - Present|2023-02..present})
__{rank1:Staff Sergeant} (E-6)__
✓ {did1:#1 of 9 staff sergeants. Hand-selected over two gunnery sergeants to run safety for 940 Marines and Sailors}
✓ {did1:Drove a 63% drop in vehicle mishaps by putting every motorcycle rider under 26 through advanced training}
✓ {did1:Closed 118 of 121 findings of the Naval Safety Command inspection inside 30 days}

**{title2:Platoon Sergeant}**, {unit2:2nd Battalion, 2nd Marines}, Camp Lejeune, NC ({dates2:06/2019 - 01/2023|2019-06..2023-01})
__{rank2:Sergeant} (E-5)__
✓ {did2:Led 41 Marines through two workups and a seven-month deployment to Okinawa with zero serious injuries}
✓ {did2:Accountable for $3.2M of weapons, optics and radios. No losses in five consolidated inventories}
✓ {did2:Meritoriously recommended for Staff Sergeant, first in the company in six years}

**{title3:Machine Gunner}**, {unit3:3rd Battalion, 4th Marines}, Twentynine Palms, CA ({dates3:11/2015 - 05/2019|2015-11..2019-05})
__{rank3:Lance Corporal} (E-3)__
✓ {did3:Team leader in the weapons platoon, taught 30 Marines to shoot and to stop shooting}
# BEFORE THE CORPS
**{title4:Warehouse Associate}**, {firm4:Alamo City Beverage}, San Antonio, TX ({dates4:08/2013 - 10/2015|2013-08..2015-10})
✓ {did4:Picked and loaded 1,400 cases a shift}
# EDUCATION AND TRAINING
{degree1:B.S.}, {area1:Occupational Safety and Health}, {school1:Columbia Southern University}, 84 of 120 credits completed, expected {years1:12/2026|2026-12}
{passed:OSHA 30-Hour General Industry}, 2024
{passed:Ground Safety for Marines Course}, 2023
{passed:TapRooT Root Cause Analysis}, 2023
# AWARDS
{award:Navy and Marine Corps Commendation Medal}; {award:Navy and Marine Corps Achievement Medal}
`;

export const ROYAL_MARINES_CORPORAL = `[head]= {name:Lee Trethewey}
[head]{location:11 Prowse Terrace, Saltash, Cornwall PL12|Saltash, Cornwall PL12|Saltash, Cornwall|Saltash}	Tel: {phone:07700 900627}
[head]{email:lee.trethewey@tamarpost.example}
# About me
I leave the Royal Marines in April 2026 after fourteen years. I am a mortar man by trade and an instructor by choice. What I would like next is a job training people at height or near water: rope access, offshore, outdoor education. Non-smoker, fit, no points on my licence.

# Life in the Corps
I joined the {service1,2,3,4:Royal Marines} in 2012. My drafts since then:

**{dates1:2022 to date|2022..present}   {unit1:Commando Training Centre}, Lympstone**
**{title1:Recruit Troop Instructor}, {rank1:Corporal}**
{did1:I take a section of recruits from their first haircut to the thirty miler. I write their reports, plan the field weeks and sign for the ropes and the water safety. 68 of my recruits have passed out so far.}

**{dates2:2019 to 2022|2019..2022}   {unit2:45 Commando}, Arbroath**
**{title2:Mortar Section Commander}, {rank2:Corporal}**
{did2:Six men, two mortars and a lot of snow. Three winters in Norway, the last one teaching soldiers of other nations how to live outside at minus thirty.}

**{dates3:2015 to 2019|2015..2019}   {unit3:42 Commando}, Bickleigh**
**{title3:Mortarman}, {rank3:Marine}**
{did3:Boarding team in the Gulf for seven months, then maritime security tasks at home.}

**{dates4:2013 to 2015|2013..2015}   {unit4:40 Commando}, Taunton**
**{title4:Rifleman}, {rank4:Marine}**
{did4:First unit. Disaster relief in the Philippines, and a winter of flood work in Somerset.}

# Before that
**{dates5:2010 to 2012|2010..2012}   {firm5:Tamar Boatyard}, Saltash**
**{title5:Apprentice Shipwright}**
{did5:Planking, caulking and sweeping up.}

# Tickets
{passed:IRATA Level 1 Rope Access}, 2025
{passed:RYA Powerboat Level 2}, 2023
{passed:Mountain Leader (Summer)}, 2021
{passed:Level 3 Award in Education and Training}, 2022
Driving: B, C1, D1, trailer

# Schooling
{school1:Saltash Community School}, {years1:2005 to 2010|2005..2010}. {degree1:GCSEs}: seven, including Maths and English.

# What else I can do
I am good with {skill:risk assessments}, {skill:lesson planning}, {skill:small boat handling} and {skill:casualty care}.

# Away from work
Gig rowing with the Caradon club, sea kayaking, two daughters.

# Referees
Captain R. Haldane RM, my troop commander: r.haldane@marines.example
Mrs Jo Penrose, head of my daughters' school, where I run the climbing club: head@saltmill.example
`;

export const ARMY_OFFICER = `= {name:Harriet Wolfenden} MBE
{location:Ripon, North Yorkshire|Ripon}  ·  {phone:+44 7700 900204}  ·  {email:harriet@wolfenden.example}
# In one paragraph
Lieutenant colonel leaving the Army in summer 2026 after eighteen years in engineering and operations. I have built bridges and budgets, and I have been trusted with other people's children in difficult places. I am looking for a chief operating officer or programme director role in infrastructure.
# Appointments, {service1,2,3,4,5:British Army}
| {dates1:2023–date|2023..present} | **{title1:Commanding Officer}**, __{unit1:32 Engineer Regiment}__, Catterick. {rank1:Lieutenant Colonel}.<br>{did1:Command of 560 soldiers, a £9m budget and a quarter of the Army's close support bridging. Took the regiment through a change of role and two deployments to Estonia.} |
| {dates2:2021–2023|2021..2023} | **{title2:Chief of Staff}**, __{unit2:12 Force Support Engineer Group}__, Wittering. {rank2:Major}.<br>{did2:Ran the headquarters and its plans. Designed the works programme that put 140 new beds into camps overseas for £11m.} |
| {dates3:2018–2020|2018..2020} | **{title3:Officer Commanding}**, __{unit3:20 Field Squadron}__, Catterick. {rank3:Major}.<br>{did3:117 sappers. Led the first response to the floods at Whaley Bridge and Fishlake.} |
| {dates4:2015–2017|2015..2017} | **{title4:Adjutant}**, __{unit4:21 Engineer Regiment}__, Ripon. {rank4:Captain}.<br>{did4:Discipline, appointments and careers for 600 people, and the welfare cases nobody else wanted.} |
| {dates5:2009–2012|2009..2012} | **{title5:Troop Commander}**, __{unit5:38 Engineer Regiment}__, Ripon. {rank5:Lieutenant}.<br>{did5:Thirty sappers, route search and bridge building in Helmand, 2010.} |
# Outside the Army
| 2017–2018 | Career break after the birth of my daughter. |
| {dates6:2012–2015|2012..2015} | **{title6:Site Engineer}**, __{firm6:Calderbrook Civil Engineering}__, Leeds.<br>{did6:Attachment for my professional qualification: a road bridge, two culverts and a very wet sewer.} |
# Education
| {years1:2020–2021|2020..2021} | **{degree1:MA}** in {area1:Defence Studies}, __{school1:King's College London}__ |
| {years2:2008–2009|2008..2009} | **{degree2:Commissioning Course}**, __{school2:Royal Military Academy Sandhurst}__ |
| {years3:2004–2008|2004..2008} | **{degree3:MEng}** in {area3:Civil Engineering}, __{school3:University of Sheffield}__, first class |
# Professional standing
| 2015 | {passed:Chartered Engineer (CEng MICE)} |
| 2022 | {passed:MSP Practitioner} |
| 2019 | {award:Member of the Order of the British Empire (MBE)} |
# Other
| «Skills» | {skill:Programme governance}, {skill:Budget management}, {skill:Crisis response}, {skill:NEC contracts}, {skill:Organisational change} |
| «Languages» | {language:French} (working knowledge), {language:German} (rusty) |
| «Interests» | Fell running, dry stone walling, school governor |
`;

export const COAST_GUARD_FEDERAL = `= {name:Maurice T. Labrecque}
{location:415 Dewey Street, Muskegon, MI 49441|415 Dewey Street, Muskegon, MI|Muskegon, MI|Muskegon}
«Mobile:» {phone:231-555-0108}
«Email:» {email:labrecque.mt@lakeshore.example}

«Country of citizenship:» United States of America
«Veterans' Preference:» 10-point preference based on a compensable service-connected disability
«Highest Grade:» GS-2101-09, 02/2022 - Present
«Availability:» Job Type: Permanent. Work Schedule: Full-Time
«Desired locations:» US-MI, US-WI, US-OH

# WORK EXPERIENCE

{firm1:Great Lakes Maritime Administration Office}
Muskegon, MI United States
{dates1:02/2022 - Present|2022-02..present}
«Salary:» {salary1:$68,405.00 USD Per Year}
«Hours per week:» {hours1:40}
«Series/Grade:» {grade1:GS-2101-09}
{title1:Marine Transportation Specialist} (This is a federal job)
«Duties, Accomplishments and Related Skills:»
- {did1:Review port security plans of 31 facilities between Ludington and Saint Joseph.}
- {did1:Inspect passenger vessels with the sector's marine inspectors, about 45 a season.}
- {did1:Wrote the regional ice season guide that harbor masters use.}
«Supervisor:» {supervisor1:Paula Esterhaus} ({supervisorphone1:616-555-0126})
«Okay to contact this Supervisor:» Yes

{service2,3:U.S. Coast Guard}, {unit2:Station Grand Haven}
Grand Haven, MI United States
{dates2:06/2017 - 01/2022|2017-06..2022-01}
«Salary:» {salary2:$4,136.00 USD Per Month}
«Hours per week:» {hours2:60}
{title2:Operations Petty Officer}, {rank2:Boatswain's Mate First Class} (E-6)
«Duties, Accomplishments and Related Skills:»
- {did2:Scheduled and certified the crews of four response boats, 34 members in all.}
- {did2:Coxswain on 210 search and rescue cases; 96 lives saved or assisted.}
- {did2:Managed a small boat maintenance budget of $240,000.}
«Supervisor:» {supervisor2:Walter Ochoa} ({supervisorphone2:616-555-0177})
«Okay to contact this Supervisor:» Contact me first

U.S. Coast Guard, {unit3:USCGC Biscayne Bay}
St. Ignace, MI United States
{dates3:05/2012 - 05/2017|2012-05..2017-05}
«Salary:» {salary3:$2,903.00 USD Per Month}
«Hours per week:» {hours3:60}
{title3:Deck Watch Supervisor}, {rank3:Boatswain's Mate Second Class} (E-5)
«Duties, Accomplishments and Related Skills:»
- {did3:Stood watch underway and led the deck crew of a 140-foot icebreaking tug.}
- {did3:Maintained buoy handling and towing gear.}
«Supervisor:» {supervisor3:Dana Whitcombe} ({supervisorphone3:906-555-0141})
«Okay to contact this Supervisor:» No

# EDUCATION

{school1:Muskegon Community College}, Muskegon, MI United States
{degree1:Associate's Degree} {years1:05/2024|2024-05}
«GPA:» 3.4 of a maximum 4.0
«Major:» {area1:Business Administration}
«Relevant Coursework, Licenses and Certifications:»
{passed:FEMA IS-700 National Incident Management System}
{passed:Merchant Mariner Credential, Master 100 GRT}

# JOB RELATED TRAINING

{passed:Coxswain C-School} (2015)
{passed:Boarding Officer Course} (2018)

# LANGUAGE SKILLS

{language:French}. Spoken: Intermediate. Written: Novice. Read: Intermediate.

# PROFESSIONAL PUBLICATIONS

None.

# ADDITIONAL INFORMATION

Awards: {award:Coast Guard Commendation Medal}, {award:Coast Guard Achievement Medal}
Computer skills: {skill:MISLE}, {skill:Microsoft Office}, {skill:ArcGIS}
`;

export const IRISH_RESERVIST = `[head]= {name:Gráinne Ní Chonghaile}
[head]**«Nationality»:** Irish   **«Phone»:** {phone:+353 20 912 0165} (mobile)
[head]**«Email»:** {email:grainne.nichonghaile@bealach.example}
[head]**«Home»:** {location:6 Cúirt na Coiribe, Galway, H91, Ireland|6 Cúirt na Coiribe, Galway|Galway, Ireland|Galway} (Home)
# ABOUT ME
Civil engineer on water schemes in the west of Ireland and a reservist at weekends. I work in Irish and English.
# WORK EXPERIENCE
[ {dates1:03/2021 – Current|2021-03..present} ]
**{title1:Resident Engineer}**
__{firm1:Corrib Water Engineering}__
«City»: Galway | «Country»: Ireland
- {did1:supervising the contractor of a €14 million treatment works}
- {did1:measuring work and certifying monthly payments}
- {did1:dealing with landowners along 19 km of pipeline, many of them in Irish}

[ {dates2:09/2017 – 02/2021|2017-09..2021-02} ]
**{title2:Graduate Civil Engineer}**
__{firm2:Shannonbridge Consulting Engineers Ltd}__
«City»: Athlone | «Country»: Ireland
- {did2:hydraulic models and drawings for small town drainage schemes}
- {did2:site investigation in bogs, with the right boots}

[ {dates3:10/2019 – Current|2019-10..present} ]
**{rank3:Corporal}, {title3:Engineer Section Second in Command}**
__{service3,4:Irish Army Reserve}, {unit3,4:1 Engineer Group}__
«City»: Athlone | «Country»: Ireland | **«Type of contract»:** part-time, voluntary
- {did3:training six sappers in bridging, water supply and search}
- {did3:helping the local authority with sandbags and pumps in three floods}

[ {dates4:02/2016 – 10/2019|2016-02..2019-10} ]
**{rank4:Private}, {title4:Sapper}**
__Irish Army Reserve, 1 Engineer Group__
«City»: Athlone | «Country»: Ireland
# EDUCATION AND TRAINING
[ {years1:09/2013 – 05/2017|2013-09..2017-05} ]
**{degree1:Bachelor of Engineering} in {area1:Civil Engineering}**
__{school1:University of Galway}__
«City»: Galway | «Country»: Ireland | «Final grade»: 2.1 | **«Level in EQF»:** EQF level 6

[ {years2:09/2007 – 06/2013|2007-09..2013-06} ]
**{degree2:Leaving Certificate}**
__{school2:Coláiste Chonamara}__
«City»: Carna | «Country»: Ireland
# LANGUAGE SKILLS
«Mother tongue(s)»: **{language:Irish}** | **{language:English}**
«Other language(s)»:
|  | «LISTENING» | «READING» | «SPOKEN PRODUCTION» | «SPOKEN INTERACTION» | «WRITING» |
| **{language:German}** | B1 | B2 | B1 | B1 | A2 |
«Levels: A1 and A2: Basic user; B1 and B2: Independent user; C1 and C2: Proficient user»
# DIGITAL SKILLS
{skill:AutoCAD Civil 3D} | {skill:InfoWorks ICM} | {skill:ArcGIS Pro} | {skill:Microsoft Office}
# DRIVING LICENCE
**«Driving Licence»:** B
**«Driving Licence»:** BE
# CERTIFICATES
[ 2023 ]
**{passed:Safe Pass}**

[ 2022 ]
**{passed:Chartered Engineer (CEng MIEI)}**
# VOLUNTEERING
[ 2018 – Current ]
**{role1:Youth Coach}**
__{cause1:Cumann Camógaíochta na Forbacha}__
`;
