// CVs of the twenty-third batch, with their facts marked (`fact-markup.ts`). None of these people exist.

export const HVAC_TECHNICIAN = `= {name:Randall Kuykendall}
[box]{location:Searcy, AR|Searcy} | {phone:501-555-0186} | {email:randyk@whiteriver.example}
# Objective
Hard working heat and air man with 16 years in the trade looking for a service manager or lead tech job close to home. I have my own tools and a clean driving record.
# Experience
# # {title1:Lead Service Technician} | {firm1:Cates & Sons Heating and Air} | {dates1:6/2016 – present|2016-06..present}
- {did1:Run 5 to 7 service calls a day on residential and light commercial systems up to 25 tons}
- {did1:Ride with the new techs until they can run calls by themselves, 6 so far}
- {did1:Fewest callbacks in the company in 2021, 2022 and 2024}
- {did1:On call every third weekend}
# # {title2:Install Crew Leader} | {firm2:Natural State Comfort, Inc.} | {dates2:3/2012 – 5/2016|2012-03..2016-05}
- {did2:Put in split systems, package units and mini-splits with a two man crew, about 150 a year}
- {did2:Built and hung sheet metal and flex duct, ran line sets and control wiring}
# # {title3:Installer's Helper} | {firm3:Natural State Comfort, Inc.} | {dates3:8/2009 – 2/2012|2009-08..2012-02}
- {did3:Pulled old units, set pads, carried equipment into attics, cleaned the trucks}
# # {title4:Poultry House Maintenance} | {firm4:Bald Knob Growers Co-op} | {dates4:5/2007 – 8/2009|2007-05..2009-08}
- {did4:Kept fans, cool cells and gas brooders going on 22 chicken houses}
# Licenses & Training
- {passed:Arkansas HVACR Class B License}, no. 0755218
- {passed:EPA Section 608 Universal}
- {passed:NATE Certified, Heat Pumps}, exp. 11/2026
- {passed:Mitsubishi Diamond Contractor mini-split class}, Memphis, 2019
- {passed:A2L Refrigerant Safety}, 8 hours of continuing education, 2024
- {passed:Arkansas driver's license, Class D}
# Skills & Abilities
# # Service
{skill:Refrigerant recovery and charging}, {skill:brazing}, {skill:low voltage wiring}, {skill:gas furnaces}, {skill:ECM motors}, {skill:heat pumps}
# # Office
{skill:ServiceTitan}, {skill:Manual J load calculations}, {skill:writing estimates}
# Education
# # {degree1:Certificate}, {area1:Air Conditioning and Refrigeration} | {school1:Foothills Technical Institute} | {years1:2009}
# # {degree2:High School Diploma} | {school2:Bald Knob High School} | {years2:2007}
# References
Available upon request.
`;

export const CLAIMS_ADJUSTER = `[head]Espeland, «page»
= {name:Lorraine T. Espeland}
1908 West 31st Street
{location:Kearney, Nebraska|Kearney|1908 West 31st Street, Kearney, Nebraska 68845|Kearney, Nebraska 68845|Kearney, Nebraska, 68845|1908 West 31st Street, Kearney, Nebraska|1908 West 31st Street, Kearney, Nebraska, 68845} 68845
«Home:» {phone:(308) 555-0153}
«E-mail:» {email:ltespeland@platteriver.example}
# Summary
I have adjusted property and farm claims in Nebraska and the neighboring states for twenty-two years, in the field and at the desk. I am at home on a roof, in a machine shed and in a deposition, and I return telephone calls the same day.
# Professional Experience
**{firm1,2:Sandhill Farmers Mutual Insurance Company}**, Kearney, Nebraska
__{title1:Senior Property Claims Adjuster}__ ({dates1:May 2016 through present|2016-05..present})
{did1:I handle commercial, farm and residential property losses with an authority of $150,000. My territory is eleven counties along the Platte, and I carry between 70 and 110 open files. After the derecho of 2022 I led a team of eight independent adjusters who closed 1,340 claims in fourteen weeks, with four complaints to the Department of Insurance and none upheld.}
{did1:Since 2019 I have also reviewed large loss reports for two less experienced adjusters and represented the company in mediation. I wrote the guide for drone roof inspections that the department now uses.}
__{title2:Property Claims Adjuster}__ ({dates2:September 2009 through April 2016|2009-09..2016-04})
{did2:I inspected wind, hail, fire and water losses, wrote estimates in Xactimate and settled within an authority of $50,000. Customers in our surveys rated me above 9 out of 10 in each of six years.}
**{firm3:Heartland Crop & Casualty}**, Hastings, Nebraska
__{title3:Claims Representative}__ ({dates3:February 2005 through August 2009|2005-02..2009-08})
{did3:I took first notices of loss, set reserves and settled automobile physical damage and small homeowner claims by telephone. In the summers I adjusted hail losses on corn and soybeans with the crop team.}
**{firm4:Holdrege Irrigation Supply}**, Holdrege, Nebraska
__{title4:Office Manager}__ ({dates4:June 2000 through January 2005|2000-06..2005-01})
{did4:I kept the books and the parts counter for a family business with fourteen employees. I filed the company's own insurance claims after the tornado of 2003, and that is how I found my profession.}
# Licenses and Designations
Resident adjuster: {passed:Nebraska Multiple Lines Adjuster License}
Nonresident: {passed:Kansas Adjuster License}, {passed:Colorado Adjuster License}, {passed:Wyoming Adjuster License}
{passed:Associate in Claims (AIC)}, The Institutes, 2011
{passed:Chartered Property Casualty Underwriter (CPCU)}, The Institutes, 2018
{passed:Haag Certified Inspector, Residential Roofs}, 2014, recertified 2023
{passed:FAA Part 107 Remote Pilot Certificate}, 2019
# Education
{degree1:Bachelor of Science} in {area1:Business Administration}, {school1:University of Nebraska at Kearney}, {years1:2000}
# Computer Skills
{skill:Xactimate}, {skill:Guidewire ClaimCenter}, {skill:HOVER}, {skill:EagleView}, {skill:Microsoft Office}
# Community
{role1:Treasurer}, {cause1:Kearney Area Animal Shelter}, since 2015
{role2:Lector}, {cause2:St. James Catholic Church}
`;

export const SENIOR_MASTER_SERGEANT = `= {name:DARNELL W. HUTCHINS}
[box]{location:Niceville, FL|Niceville|Niceville, FL 32578|Niceville, FL, 32578} 32578
[box]{phone:850.555.0177}
[box]{email:dwhutchins@choctawbay.example}
[head]MAINTENANCE AND FACILITIES LEADER
# PROFILE
Retired Air Force Senior Master Sergeant with 24 years in aerospace ground equipment. Led shops of up to 118 people and $46M of equipment. Looking to run a maintenance operation where uptime and people both matter.
# CORE COMPETENCIES
| {skill:Maintenance planning} | {skill:Workforce scheduling} | {skill:Budget execution} |
| {skill:Lean and AFSO21 events} | {skill:OSHA and EPA compliance} | {skill:Technical training} |
| {skill:CMMS (IMDS, MaintainX)} | {skill:Contract oversight} | {skill:Root cause analysis} |
# PROFESSIONAL EXPERIENCE
# # {firm1:CHOCTAW BAY SCHOOL DISTRICT}, Fort Walton Beach, FL
# # # {title1:Facilities Operations Supervisor}\t{dates1:Sep '23 – Present|2023-09..present}
- {did1:Supervise 14 trades workers who maintain nine schools and 1.1 million square feet}
- {did1:Cut open work orders from 640 to 210 in the first year by setting priorities with the principals}
- {did1:Manage $2.3M in repair contracts}
# # {service2,3,4,5,6:UNITED STATES AIR FORCE|US Air Force}, 1999 – 2023
# # # {title2:Superintendent, Aerospace Ground Equipment Flight}, {rank2:Senior Master Sergeant}\t{dates2:Aug '19 – Aug '23|2019-08..2023-08}
__{unit2:33d Maintenance Squadron}, Eglin AFB, FL__
- {did2:Led 118 Airmen and civilians who keep 540 pieces of equipment ready for three F-35 squadrons}
- {did2:Raised the in-commission rate from 84% to 93%, the best of five wings in the command}
- {did2:Rebuilt the flight after Hurricane Sally: $3.1M of damage, full operations in 19 days}
# # # {title3:Flight Chief}, {rank3:Master Sergeant}\t{dates3:Jul '18 – Jul '19|2018-07..2019-07}
__{unit3:8th Maintenance Squadron}, Kunsan AB, Republic of Korea__
- {did3:Directed 62 Airmen on a one-year tour and passed the readiness inspection without a finding}
# # # {title4:Production Superintendent}, {rank4:Master Sergeant}\t{dates4:Jun '14 – Jun '18|2014-06..2018-06}
__{unit4:437th Maintenance Squadron}, Joint Base Charleston, SC__
- {did4:Scheduled inspections and repairs of 390 units for 42 C-17s}
- {did4:Ran a lean event that took two days out of the generator inspection}
# # # {title5:Instructor}, {rank5:Technical Sergeant}\t{dates5:Mar '09 – May '14|2009-03..2014-05}
__{unit5:361st Training Squadron}, Sheppard AFB, TX__
- {did5:Taught 1,100 students and rewrote the turbine generator block; earned the Master Instructor badge}
# # # {title6:Aerospace Ground Equipment Mechanic}, {rank6:Staff Sergeant}\t{dates6:Jul '99 – Feb '09|1999-07..2009-02}
__{unit6:1st Maintenance Squadron}, Langley AFB, VA__
- {did6:Repaired generators, air conditioners, hydraulic test stands and bomb lifts at home and on three deployments to Southwest Asia}
# EDUCATION
{degree1:B.S.}, {area1:Management}, {school1:Park University}\t{years1:2015}
{degree2:A.A.S.}, {area2:Aerospace Ground Equipment Technology}, {school2:Community College of the Air Force}\t{years2:2007}
# PROFESSIONAL MILITARY EDUCATION AND CERTIFICATIONS
{passed:USAF Senior Noncommissioned Officer Academy}\t2019
{passed:Lean Six Sigma Green Belt}\t2017
{passed:OSHA 30-Hour General Industry}\t2023
{passed:Certified Maintenance & Reliability Professional (CMRP)}\t2024
# AWARDS
{award:Meritorious Service Medal (two oak leaf clusters)}
{award:Air Force Commendation Medal (four oak leaf clusters)}
{award:33d Fighter Wing Senior NCO of the Year}, 2021
# VOLUNTEER WORK
{role1:Head Coach}, {cause1:Niceville Youth Basketball}, 2020 – present
{role2:Build Site Leader}, {cause2:Habitat for Humanity in Okaloosa County}, 2016 – 2022
`;

export const VEHICLE_TECHNICIAN = `= {name:Mathieu Gallant}
«Address» {location:Petawawa, Ontario|Petawawa}
«Cell» {phone:613-555-0109}
«Email» {email:mat.gallant@ottawavalley.example}
# Objective / Objectif
Lead hand or shop foreman in a heavy truck or equipment shop in the Ottawa Valley.
# Employment History
| «Period» | «Employer» | «Position» | «Duties and results» |
| {dates1:2022-10 to present|2022-10..present} | {firm1:Laurentian View Truck & Trailer}<br>Pembroke, ON | {title1:Truck and Coach Technician} | {did1:Diagnose and repair Detroit, Cummins and Paccar engines and Allison transmissions.}<br>{did1:Do annual safety inspections under MTO rules.}<br>{did1:Mentor two apprentices.} |
| {dates2:2018-07 to 2022-09|2018-07..2022-09} | {service2:Canadian Armed Forces}<br>{unit2:2 Service Battalion}<br>Garrison Petawawa | {rank2:Master Corporal}<br>{title2:Vehicle Technician} | {did2:Led a mobile repair team of five that supported the brigade on exercise and in garrison.}<br>{did2:Deployed to Latvia for six months in 2020 with the enhanced Forward Presence battle group; kept 38 LAV 6 on the road.}<br>{did2:Controlled tools and parts worth $1.2 million with no losses in three audits.} |
| {dates3:2012-05 to 2018-06|2012-05..2018-06} | {service3:Canadian Armed Forces}<br>{unit3:5 Service Battalion}<br>Base Valcartier | {rank3:Corporal}<br>{title3:Vehicle Technician} | {did3:Repaired MSVS trucks, G-Wagons and tracked vehicles to level 2.}<br>{did3:Helped in the 2017 floods in Gatineau (Operation LENTUS).} |
| {dates4:2010-06 to 2012-04|2010-06..2012-04} | {firm4:Garage Roland Arsenault}<br>Shediac, NB | {title4:Apprentice Mechanic} | {did4:Brakes, exhaust, tires and oil changes for cars and light trucks.} |
# Education
| «Period» | «Institution» | «Program» |
| {years1:2012 to 2014|2012..2014} | {school1:Canadian Forces School of Electrical and Mechanical Engineering}, Borden, ON | {degree1:Diploma}, {area1:Vehicle Technician} |
| {years2:2006 to 2010|2006..2010} | {school2:École Louis-J.-Robichaud}, Shediac, NB | {degree2:High School Diploma} |
# Tickets and Licences
| «Valid» | «Name» |
| 2019 | {passed:Red Seal, Truck and Transport Mechanic (310T)} |
| to 2027 | {passed:Ontario DZ Licence} |
| 2023 | {passed:Ozone Depletion Prevention Card} |
| to 2026 | {passed:Standard First Aid and CPR C} |
# Languages
{language:French} (first language), {language:English} (CBC)
# Decorations
{award:Special Service Medal with NATO-OTAN bar}, {award:Brigade Commander's Commendation}
# Hobbies
Snowmobiling, hockey, restoring a 1984 Chevrolet pickup
`;

export const MILL_SUPERVISOR = `{name:Wendell R. Thibodeau}
16 Knox Street, {location:Rumford, Maine|Rumford|Rumford, Maine 04276|Rumford, Maine, 04276|16 Knox Street, Rumford, Maine|16 Knox Street, Rumford, Maine 04276|16 Knox Street, Rumford, Maine, 04276}  04276
{phone:207-555-0144}

# JOB WANTED:   Maintenance supervisor or planner, days preferred

# WORK HISTORY:
{dates1:2012 - Present|2012..present}          **{firm1,2:Ellis River Paper Co.}**,  Rumford, Maine
                              {title1:Maintenance Supervisor, No. 15 paper machine|Maintenance Supervisor}
{did1:Responsible for 19 millwrights, pipefitters and oilers on a machine that makes 620 tons a day.}
{did1:Plan the annual shutdown. The last five finished on time or early.}
{did1:Brought in oil analysis and vibration routes and cut unplanned downtime from 4.1% to 2.3%.}

{dates2:1999 - 2012|1999..2012}            **Ellis River Paper Co.**,  Rumford, Maine
                              {title2:Millwright, First Class}
{did2:Aligned pumps and drives, changed rolls and felts, rebuilt gear boxes. Shop steward 2006 to 2010.}

{dates3:1993 - 1999|1993..1999}            **{firm3:Carrabassett Lumber}**,  Kingfield, Maine
                              {title3:Sawmill Mechanic}
{did3:Kept the debarker, head saw and kilns running. Welding and hydraulics.}

{dates4:1990 - 1993|1990..1993}            **{firm4:Gil Theriault Logging}**,  Mexico, Maine
                              {title4:Skidder Operator}
{did4:Cable and grapple skidders, chain saw, truck loading.}

# SCHOOLING:
{school1:Central Maine Technical College},  Auburn, Maine.   {degree1:Diploma},  {area1:Industrial Maintenance},  {years1:1999}
{school2:Mountain Valley High School},  Rumford, Maine.   {degree2:Diploma},  {years2:1986}

# LICENSES:
{passed:Maine Stationary Steam Engineer, 3rd Class}
{passed:Certified welder, AWS D1.1}
{passed:Class A driver's license}

# SKILLS:
{skill:Laser alignment},   {skill:vibration analysis},   {skill:hydraulics},   {skill:stick and TIG welding},   {skill:SAP PM work orders}

# MILITARY:
{service5:U.S. Army|US Army},  {dates5:1986 - 1990|1986..1990}.   {title5:Construction Equipment Repairer}.   Discharged as {rank5:Specialist}.
Fort Devens, Mass. and Hanau, Germany.   {award:Army Achievement Medal}.

# OTHER:
Married, three grown children.  {role1:Assistant chief}, {cause1:Rumford Point Volunteer Fire Company}.  Fishing and snowshoeing.

# REFERENCES:   On request
`;

export const RESERVE_SERGEANT = `{name:YESENIA QUIROZ-BELL}
2207 NW Arlington Ave, {location:Lawton, OK|Lawton|Lawton, OK 73507|Lawton, OK, 73507|2207 NW Arlington Ave, Lawton, OK|2207 NW Arlington Ave, Lawton, OK 73507|2207 NW Arlington Ave, Lawton, OK, 73507} 73507
«Cell» {phone:580-555-0167}    «Email» {email:yquirozbell@redrivermail.example}

OBJECTIVE
Transportation or logistics supervisor, Lawton / Fort Sill area

EXPERIENCE

{dates1:JAN 2019 - PRESENT|2019-01..present}     {firm1:Kiowa Flats Transit Authority}, Lawton, OK
                       {title1:Dispatch Supervisor}
                       * {did1:Dispatch 31 buses and paratransit vans, 2 shifts}
                       * {did1:Supervise 7 dispatchers and write the roster}
                       * {did1:Raised on-time departures from 86% to 94%}

{dates2:MAY 2016 - PRESENT|2016-05..present}     {service2:US Army Reserve|US Army}, Fort Sill, OK
                       {rank2:Staff Sergeant}, {title2:Transportation Management Coordinator}
                       {unit2:383rd Movement Control Team}
                       * {did2:Train and rate a section of 9 soldiers}
                       * {did2:Booked 480 loads by road and rail for a brigade}
                       * {did2:Mobilized to Kuwait FEB 2022 - DEC 2022}

{dates3:MAR 2015 - DEC 2018|2015-03..2018-12}    {firm3:Wichita Mountain Freight}, Lawton, OK
                       {title3:Freight Clerk}
                       * {did3:Wrote bills of lading and traced shipments}
                       * {did3:Billed 40 to 60 loads a day}

{dates4:AUG 2010 - FEB 2015|2010-08..2015-02}    {service4:US Army}, Fort Hood, TX
                       {rank4:Sergeant}, {title4:Motor Transport Operator}
                       {unit4:15th Transportation Company}
                       * {did4:Drove HETs and PLS trucks, 61,000 safe miles}
                       * {did4:Convoy escort, Afghanistan, 2012}

EDUCATION

{years1:DEC 2021|2021-12}               {school1:Cameron University}, Lawton, OK
                       {degree1:Associate in Applied Science}, {area1:Business}

{years2:MAY 2010|2010-05}               {school2:Socorro High School}, El Paso, TX
                       {degree2:Diploma}

TRAINING               {passed:Advanced Leader Course}, 2020
                       {passed:Unit Movement Officer Course}, 2018
                       {passed:CDL Class A with HazMat}

AWARDS                 {award:Army Commendation Medal} (2)
                       {award:Army Good Conduct Medal}

COMPUTER               {skill:TC-AIMS II}, {skill:Trapeze}, {skill:Excel}

LANGUAGES              {language:English}, {language:Spanish}
`;

export const BUS_DRIVER = `{name:Darlene Fogelsong}
School bus driver with 11 years and no preventable accidents
{location:Weston, WV|Weston|Weston, WV 26452|Weston, WV, 26452} 26452
{email:darlene.fogelsong@stonewallmail.example}
{phone:+1 304 555 0182}
«Authorized to work in the US for any employer»

Work Experience

{title1:School Bus Driver}
{firm1:Lewis County Schools}-Weston, WV
{dates1:August 2014 to Present|2014-08..present}
• {did1:Drive a 72 passenger bus on a rural route, 61 miles morning and afternoon}
• {did1:Do the pre-trip inspection and write up anything that is not right}
• {did1:Know every child by name and call the parents before there is a problem}
• {did1:Drive for band and ball team trips, also out of state}
• {did1:Train substitutes on mountain routes}

{title2:Transit Driver}
{firm2:Central Mountain Transit}-Buckhannon, WV
{dates2:March 2011 to July 2014|2011-03..2014-07}
{did2:Drove a 16 passenger van for seniors and dialysis patients. Helped riders with wheelchairs and walkers, collected fares and kept the log. Voted driver of the year in 2013 by the riders.}

{title3:Cafeteria Cook}
{firm3:Jane Lew Elementary School}-Jane Lew, WV
{dates3:August 2006 to February 2011|2006-08..2011-02}
{did3:Breakfast and lunch for 240 children. Kept temperature records and ordered the commodity food.}

{title4:Homemaker and Home Daycare}
Weston, WV
{dates4:1996 to 2006|1996..2006}

Education

{degree1:High school diploma}
{school1:Lewis County High School}-Weston, WV
{years1:1995}

Skills

• {skill:Commercial driving} (10+ years)
• {skill:Student management} (10+ years)
• {skill:Pre-trip inspection} (10+ years)
• {skill:Wheelchair securement} (5 years)
• {skill:Two-way radio}

Certifications and Licenses

{passed:CDL B}
June 2013 to June 2028
Passenger and school bus endorsements

{passed:CPR and First Aid}
August 2024 to August 2026

{passed:West Virginia School Bus Operator Certification}
July 2014 to Present

Additional Information

Clean driving record. I can start when the school year ends.
`;
