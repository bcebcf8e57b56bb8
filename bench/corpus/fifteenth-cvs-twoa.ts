// CVs with military service of the fifteenth batch, with their facts marked (`fact-markup.ts`). None of these people exist.

export const SUPPLY_SERGEANT = `= {name:Terrence O. Applewhite}
= = 4417 Quail Hollow Drive, {location:Warner Robins, GA 31088|Warner Robins, GA|Warner Robins|4417 Quail Hollow Drive, Warner Robins, GA 31088}
= = {phone:478-555-0163} (cell)  ~  {email:t.applewhite@middlega.example}
| **«Announcement:»** 26-ROB-11873342<br>**«Position:»** Supply Management Specialist, GS-2003-11 | **«Citizenship:»** United States<br>**«Veterans' preference:»** 10-point (CP)<br>**«Clearance:»** Secret, active |
# Work experience
| **{title1:Supply Technician}**, {grade1:GS-2005-07}<br>{firm1:78th Logistics Readiness Squadron}<br>Robins AFB, GA 31098 | {dates1:08/2022 to Present|2022-08..present}<br>«Hours per week:» {hours1:40}<br>«Salary:» {salary1:$54,318 per year}<br>«Supervisor:» {supervisor1:Wanda Holcombe}, {supervisorphone1:478-555-0119}<br>«May we contact:» yes |
{did1:INVENTORY ACCURACY: Run weekly cycle counts of 3,100 line items in ILS-S and research every variance over $500. Accuracy went from 94.1 to 98.7 percent in fourteen months.}
{did1:CUSTOMER SUPPORT: Point of contact for six C-130J and C-5M maintenance units on backorders, due-in from maintenance and MICAP status.}
{did1:TRAINING: Wrote the squadron's desk guide for document control and teach it to new hires every quarter.}

| **{title2:Area Lead, Inbound|Area Lead}**<br>{firm2:Peachline Distribution LLC|Peachline Distribution}<br>Byron, GA 31008 | {dates2:01/2021 to 07/2022|2021-01..2022-07}<br>«Hours per week:» {hours2:45}<br>«Salary:» {salary2:$22.75 per hour}<br>«Supervisor:» {supervisor2:Marcus Yeboah}, {supervisorphone2:478-555-0177}<br>«May we contact:» yes |
{did2:RECEIVING: Led 24 associates on night shift and received 180 pallets a night for three grocery customers.}
{did2:SAFETY: Rewrote the dock traffic plan after two near misses. No recordable injuries in the following year.}

| **{title3:Materiel Management Section Chief|Section Chief}**, {rank3:Technical Sergeant} (E-6)<br>{unit3:51st Logistics Readiness Squadron}, {service3:U.S. Air Force|US Air Force}<br>Osan AB, Republic of Korea | {dates3:06/2017 to 12/2020|2017-06..2020-12}<br>«Hours per week:» {hours3:50}<br>«Supervisor:» {supervisor3:SMSgt Paul Oyelaran|Paul Oyelaran} (retired, no phone known) |
- {did3:Led 17-mbr section; accounted for $212M in mobility gear--zero losses across three wing exercises}
- {did3:Drove recovery of 46 F-16 MICAPs in 9 mos; beat PACAF avg by 11 hrs--36 FS mission-capable rate 82%}
- {did3:Revamped HAZMAT pharmacy layout; cut issue time 40%--lauded as best practice by MAJCOM inspectors}

| **{title4:Materiel Management Craftsman}**, {rank4:Staff Sergeant} (E-5)<br>{unit4:23d Logistics Readiness Squadron}, {service4:U.S. Air Force|US Air Force}<br>Moody AFB, GA 31699 | {dates4:02/2012 to 05/2017|2012-02..2017-05}<br>«Hours per week:» {hours4:40} |
- {did4:Managed 900 equipment accounts for A-10 and rescue units; 100% of custodians trained on time}
- {did4:Deployed 179 days to Kandahar; built aerial port tracking log used by two rotations}

| **{title5:Materiel Management Apprentice}**, {rank5:Senior Airman} (E-4)<br>{unit5:2d Logistics Readiness Squadron}, {service5:U.S. Air Force|US Air Force}<br>Barksdale AFB, LA 71110 | {dates5:09/2007 to 01/2012|2007-09..2012-01}<br>«Hours per week:» {hours5:40} |
- {did5:Pulled and issued 60 parts a day for B-52 flight line; four-man night crew}
# Education
| {school1:Community College of the Air Force}, Maxwell AFB, AL | {degree1:Associate of Applied Science}, {area1:Logistics} | {years1:2014|2014} |
| {school2:Middle Georgia State University}, Macon, GA | {degree2:Bachelor of Science}, {area2:Business Administration}, 78 of 120 credits | {years2:2021 to present|2021..present} |
# Job-related training
{passed:DAU LOG 1110 Life Cycle Logistics Fundamentals} (2023)
{passed:Hazardous Materials Preparer Course} (2019)
{passed:Airman Leadership School} (2012)
# Honors and awards
{award1:Air Force Commendation Medal} (2), {award2:Airman of the Quarter, 23d Mission Support Group}, 2014
# Job-related skills
{skill:ILS-S}, {skill:DPAS}, {skill:Cycle counting}, {skill:HAZMAT handling}, {skill:Microsoft Excel}, {skill:10K forklift}
`;

export const NUCLEAR_MACHINIST = `= {name:Brandon Kessel-Ortiz}
= = {location:Ballston Spa, NY|Ballston Spa} ◆ {phone:(518) 555-0127} ◆ {email:b.kesselortiz@saratogamail.example} ◆ {url:linkedin.com/in/bkesselortiz}
# Summary
Reliability engineer and former Navy nuclear machinist's mate with eleven years of running, fixing and documenting rotating equipment. Looking for a lead role in plant maintenance.
# Experience
# # {title1:Reliability Engineer}\t{dates1:March 2023 – Present|2023-03..present}
__{firm1:Adirondack Specialty Papers}__\tGlens Falls, NY
- {did1:Own the vibration and oil analysis program for 412 pumps, fans and gearboxes}
- {did1:Cut unplanned downtime of the No. 4 paper machine by 31% in two years}
- {did1:Lead root cause reviews and track 140 open actions to closure}
# # {title2:Maintenance Planner}\t{dates2:June 2021 – February 2023|2021-06..2023-02}
__{firm2:Adirondack Specialty Papers}__\tGlens Falls, NY
- {did2:Planned the work of 22 mechanics and raised wrench time from 29% to 41%}
- {did2:Wrote 85 job plans with torque values, parts and lockout steps}
# # {title3:Leading Petty Officer}, {rank3:Machinist's Mate First Class}\t{dates3:August 2018 – May 2021|2018-08..2021-05}
__{unit3:USS Pasquotank (SSN 811)|USS Pasquotank}, {service3,4,5:United States Navy|US Navy}__\tGroton, CT
- {did3:Supervised 14 sailors in reactor plant maintenance and brought overdue jobs from 37 to 4}
- {did3:Qualified Engineering Watch Supervisor and stood 210 watches underway}
# # {title4:Staff Instructor}, {rank4:Machinist's Mate Second Class}\t{dates4:May 2015 – July 2018|2015-05..2018-07}
__{unit4:Nuclear Power Training Unit}, United States Navy__\tBallston Spa, NY
- {did4:Taught 320 students on a moored training ship with a 96% qualification rate}
- {did4:Named Instructor of the Year in 2017}
# # {title5:Mechanical Operator}, {rank5:Machinist's Mate Third Class}\t{dates5:January 2012 – April 2015|2012-01..2015-04}
__{unit5:USS Chickahominy (SSN 806)|USS Chickahominy}, United States Navy__\tPearl Harbor, HI
- {did5:Operated steam, lube oil and distilling systems on three Western Pacific deployments}
# Education
# # {school1:Excelsior University}\t{years1:2019|2019}
{degree1:Bachelor of Science}, {area1:Nuclear Engineering Technology}
# # {school2:Naval Nuclear Power School}\t{years2:2011|2011}
{degree2:Diploma}, {area2:Naval Nuclear Propulsion}
# Certifications
- {passed:Certified Maintenance and Reliability Professional (CMRP)}, 2023
- {passed:Vibration Analyst Category II}, 2022
# Skills
{skill:Vibration analysis}, {skill:Oil analysis}, {skill:Root cause analysis}, {skill:SAP PM}, {skill:Laser alignment}, {skill:Lockout/tagout}
`;

export const MARINE_JOB_SITE = `= {name:Dwayne Castellanos-Pike}
Electrician apprentice (3rd year) and former Marine
{location:Jacksonville, NC 28546|Jacksonville, NC|Jacksonville}
{email:dwayne.cp@onslowmail.example}
{phone:+1 910 555 0142}
Authorized to work in the US for any employer
# Work Experience
{title1:Electrical Apprentice}
{firm1:New River Electric & Controls}-Jacksonville, NC
{dates1:August 2022 to Present|2022-08..present}
- {did1:rough in and trim out of schools and two barracks renovations on base}
- {did1:Pull wire, bend EMT up to 2", land panels under a journeyman}
- {did1:Got picked to run the material trailer, saved about $6k the first year}
{title2:Warehouse associate (part time)|Warehouse associate}
{firm2:Crystal Coast Marine Supply}-Swansboro, NC
{dates2:April 2022 to August 2022|2022-04..2022-08}
{did2:Picked and packed boat parts while I waited for my apprenticeship to start.}
{title3:Squad Leader} ({rank3:Sergeant})
{unit3:2nd Battalion, 8th Marines}, {service3:USMC|US Marine Corps}-Camp Lejeune, NC
{dates3:June 2019 to March 2022|2019-06..2022-03}
- {did3:Led 13 Marines, 12 of them came home with a promotion or a school}
- {did3:Wrote and ran live fire ranges for up to 160 shooters, no incidents}
- {did3:Accountable for $1.9M of weapons, optics and radios}
- {did3:Deployed to Okinawa and Norway (cold weather package)}
{title4:Fire Team Leader} ({rank4:Corporal})
{unit4:2nd Battalion, 8th Marines}, {service4:USMC|US Marine Corps}-Camp Lejeune, NC
{dates4:February 2017 to May 2019|2017-02..2019-05}
- {did4:Trained and mentored 3 junior Marines}
- {did4:Company's primary Combat Lifesaver instructor}
{title5:Rifleman} ({rank5:Lance Corporal})
{unit5:1st Battalion, 6th Marines}, {service5:USMC|US Marine Corps}-Camp Lejeune, NC
{dates5:March 2014 to January 2017|2014-03..2017-01}
# Education
{degree1:Certificate} in {area1:Electrical Systems Technology}
{school1:Coastal Carolina Community College}-Jacksonville, NC
{years1:August 2022 to May 2024|2022-08..2024-05}
{degree2:High school diploma}
{school2:Rio Grande Regional High School}-Alamosa, CO
{years2:August 2009 to May 2013|2009-08..2013-05}
# Skills
- {skill:Conduit bending} (3 years)
- {skill:Blueprint reading} (2 years)
- {skill:NEC code} (2 years)
- {skill:Leadership} (8 years)
- {skill:Forklift} (1 year)
# Languages
- {language:English} - Fluent
- {language:Spanish} - Intermediate
# Military Service
Branch: Marine Corps
Service Country: United States
Rank: Sergeant, E-5
# Certifications and Licenses
{passed:OSHA 30 Construction}
March 2023 to Present
{passed:TWIC Card}
May 2022 to May 2027
{passed:Driver's License}
# Additional Information
Can travel within 60 miles of Jacksonville. Have own hand tools and truck.
`;

export const COAST_GUARD_BOATSWAIN = `[head]= {name:Lucinda Marchetti-Boyle}
[head]= = Harbor operations ⚓ boat handling ⚓ training
# Who I am
Twenty years on the water, twelve of them in Coast Guard orange. I can dock a 47-footer in a blow, write a decent schedule and talk down an angry yacht owner. Credentialed master.
# Ashore
# # {firm1:Port of Yaquina Bay}\t{dates1:2021–|2021..present}
**{title1:Harbormaster}.** {did1:I run 520 slips, a fuel dock and a staff of nine, with a budget of $2.3 million. Put in the online moorage system that ended the paper waiting list. Wrote the spill plan the state now hands to other small ports.}
# # {firm2:Umpqua Charters & Salvage}\t{dates2:2019–2021|2019..2021}
**{title2:Relief Captain}.** {did2:Ran two 50-foot charter boats and stood in as salvage boat operator in winter. 1,100 guests, no claims.}
# Afloat: {service3,4,5,6:United States Coast Guard|US Coast Guard}
| **From** | **To** | **Unit** | **Rate** | **Job** |
| {dates3:2016|2016..2019} | 2019 | {unit3:Station Yaquina Bay},<br>Newport OR | {rank3:BM1} | {title3:Operations Petty Officer and surfman|Operations Petty Officer} |
| {dates4:2012|2012..2016} | 2016 | {unit4:Station Cape Disappointment}, Ilwaco WA | {rank4:BM2} | {title4:Heavy Weather Coxswain} |
| {dates5:2009|2009..2012} | 2012 | {unit5:USCGC Alder Point} (WPB 87391),<br>Coos Bay OR | {rank5:BM3} | {title5:Deck Watch Petty Officer} |
| {dates6:2007|2007..2009} | 2009 | {unit6:Sector San Juan}, Puerto Rico | {rank6:Seaman} | {title6:Boat Crew Member} |
Some numbers from those years: 214 search and rescue cases, 61 people pulled out of the water alive, 33 coxswains qualified under my signature.
# Paper
| {passed:USCG Master 100 Ton, Near Coastal} | renewed 2023 |
| {passed:National Motor Lifeboat School, Surfman} | 2015 |
| {passed:HAZWOPER 40-hour} | 2021 |
| {passed:Marine Radio Operator Permit} | 2008 |
# School
{years1:2022|2022}  {degree1:B.A.}, {area1:Emergency Management}, {school1:Western Cascades University} (nights and online)
{years2:2007|2007}  {degree2:Diploma}, {school2:Toledo Ridge High School}
# Also good at
{skill:Budgeting} / {skill:Grant writing} / {skill:Crane and travel lift operation} / {skill:Diesel troubleshooting} / {skill:Incident Command System}
# Honors
{award1:Coast Guard Medal}, 2014 · {award2:Coast Guard Achievement Medal}
[box]{location:Newport, Oregon|Newport, OR|Newport} · {phone:541.555.0188} · {email:lucinda@tidewatch.example}
`;

export const GUARD_PROFILE = `[side]# Contact
[side]{phone:614-555-0136} (Mobile)
[side]{email:renee.vdm@buckeyepost.example}
[side]
[side]{url:www.linkedin.com/in/renee-vandermolen} (LinkedIn)
[side]# Top Skills
[side]{skill:Claims Investigation}
[side]{skill:Team Leadership}
[side]{skill:Crisis Communication}
[side]# Languages
[side]{language:Dutch} (Limited Working)
[side]{language:English} (Native or Bilingual)
[side]# Certifications
[side]{passed:Associate in Claims (AIC)}
[side]{passed:FEMA IS-700.b}
[side]{passed:Chartered Property Casualty Underwriter (CPCU)}
[side]# Honors-Awards
[side]{award1:Ohio Commendation Medal}
[side]{award2:Claims Leader of the Year}
= {name:Renee VanderMolen}
= = Catastrophe Claims Manager | First Sergeant, Ohio Army National Guard
{location:Columbus, Ohio, United States|Columbus, Ohio|Columbus, OH|Columbus}
# Summary
I lead adjusters in the worst week of other people's lives, and one weekend a month I look after 118 soldiers. Both jobs come down to showing up, listening and getting the paperwork right.
# Experience
# # {firm1,2,3:Great Maumee Mutual Insurance}
9 years 7 months
**{title1:Catastrophe Claims Manager}**
{dates1:April 2021 - Present|2021-04..present} (4 years 9 months)
Columbus, Ohio, United States
{did1:Lead a team of 16 field and desk adjusters for wind, hail and flood events in seven states.}
{did1:Stood up a mobile claims office within 36 hours of the Logan County tornado.}
**{title2:Senior Claims Adjuster}**
{dates2:January 2018 - March 2021|2018-01..2021-03} (3 years 3 months)
**{title3:Claims Adjuster}**
{dates3:June 2016 - December 2017|2016-06..2017-12} (1 year 7 months)
Toledo, Ohio Area
{did3:Handled up to 90 open auto and property files.}
# # {service4,5,6:Ohio Army National Guard|Army National Guard}
17 years 5 months
**{rank4:First Sergeant}**
{dates4:October 2022 - Present|2022-10..present} (3 years 3 months)
Newark, Ohio, United States
{did4:Senior enlisted leader of a transportation company with 118 soldiers and 74 vehicles.}
**{title5:Platoon Sergeant} ({rank5:Sergeant First Class})**
{dates5:May 2016 - September 2022|2016-05..2022-09} (6 years 5 months)
▪ {did5:Convoy operations in Kuwait and Iraq, 2018 to 2019: 210 missions, 380,000 miles.}
▪ {did5:COVID-19 response: food bank in Toledo for eleven weeks.}
**{title6:Motor Transport Operator} ({rank6:Specialist})**
{dates6:August 2008 - April 2016|2008-08..2016-04} (7 years 9 months)
# # {firm7:Hartsock Furniture Galleries}
**{title7:Customer Service Representative}**
{dates7:September 2012 - May 2016|2012-09..2016-05} (3 years 9 months)
Bowling Green, Ohio, United States
# Education
# # {school1:Bowling Green State University}
{degree1:Bachelor of Science - BS|Bachelor of Science}, {area1:Criminal Justice} · ({years1:2010 - 2014|2010..2014})
# # {school2:Owens Community College}
{degree2:Associate of Arts - AA|Associate of Arts}, {area2:General Studies} · ({years2:2008 - 2010|2008..2010})
`;

export const ROYAL_MARINES_SERGEANT = `= {name:Callum Trevanion}
= = 27 Penlee Gardens, {location:Plymouth, PL3 4LT|Plymouth|27 Penlee Gardens, Plymouth, PL3 4LT}
= = {phone:07700 900618}   |   {email:callum.trevanion@tamarpost.example}
# Profile
A calm and organised Royal Marines Colour Sergeant with 16 years of service in training delivery, mountain safety and logistics. Holds current SC clearance. Seeking a training or operations management post in the South West.
# Key Skills
- {skill:Training design and delivery}
- {skill:Risk assessment}
- {skill:Project planning}
- {skill:Stores and budget control}
- {skill:Coaching and mentoring}
# Career History
# # {title1:Training Wing Chief Instructor|Chief Instructor}, {rank1:Colour Sergeant}\t{dates1:Sep 2021 – Present|2021-09..present}
{unit1:Commando Training Centre}, {service1,2,3:Royal Marines}, Lympstone
- {did1:Manage 18 instructors who train 240 recruits a year}
- {did1:Redesigned the navigation phase and reduced first-time failures by 22%}
- {did1:Chair the weekly safety board and sign off all live firing packages}
# # {title2:Mountain Leader Troop Sergeant|Troop Sergeant}, {rank2:Sergeant}\t{dates2:Apr 2016 – Aug 2021|2016-04..2021-08}
{unit2:45 Commando}, Royal Marines, Arbroath
- {did2:Planned six winter deployments to Norway for up to 120 people}
- {did2:Controlled £1.4m of specialist clothing and climbing equipment}
# # {title3:Section Commander}, {rank3:Corporal}\t{dates3:Jan 2010 – Mar 2016|2010-01..2016-03}
{unit3:42 Commando}, Royal Marines, Bickleigh
- {did3:Led eight Marines on operations in Helmand and on counter-piracy duties}
- {did3:Selected as company representative for equality and welfare}
# # {title4:Outdoor Instructor}\t{dates4:May 2007 – Dec 2009|2007-05..2009-12}
{firm4:Bodmin Adventure Centre}, Bodmin
- {did4:Taught climbing, kayaking and coasteering to school groups}
# Education and Qualifications
# # {degree1:BSc (Hons)}, {area1:Leadership and Management}\t{years1:2020|2020}
{school1:University of Portsmouth}
# # {degree2:BTEC National Diploma}, {area2:Outdoor Education}\t{years2:2007|2007}
{school2:Truro College}
# Training and Certificates
- {passed:NEBOSH National General Certificate}, 2023
- {passed:Level 3 Award in Education and Training}, 2021
- {passed:Mountaineering and Climbing Instructor}, 2018
- {passed:First Aid at Work}, 2024
# Interests
Gig rowing, sea swimming and coaching an under-12 rugby side.
`;

export const AUSTRALIAN_MECHANIC = `= {name:Jarrod Wickstead}
= = Heavy diesel mechanic, workshop leading hand
{location:Townsville QLD 4814|Townsville, QLD|Townsville QLD|Townsville}\tM: {phone:0491 570 156}\t{email:jarrod.w@reefpost.example}
# About me
Qualified heavy diesel fitter, 15 years on the tools. Twelve of those years were in green. Happy to do FIFO, 2/1 or 8/6 roster. I like a tidy workshop and people who own up to their mistakes.
# Where I have worked
# # {title1:Leading Hand, Field Service|Leading Hand} ({dates1:Feb 2023 to now|2023-02..present})
{firm1:Burdekin Earthmoving Hire}, Townsville
– {did1:Run four fitters and two apprentices over a hire fleet of 85 dozers, graders and water carts}
– {did1:Book all the scheduled services and the callouts, and do the hard ones myself}
– {did1:Brought in oil sampling, picked up three final drives before they let go}
# # {title2:Heavy Diesel Fitter} ({dates2:July 2021 to Jan 2023|2021-07..2023-01})
{firm2:Kennedy Basin Coal}, Moranbah (FIFO)
– {did2:Breakdown crew on CAT 789 trucks and 992 loaders, 12 hour shifts}
# # Time off (Jan to June 2021)
Went around Australia in a caravan with the family after discharge.
# # ARMY: {service3,4,5:Australian Army} (Royal Australian Electrical and Mechanical Engineers)
**{title3:Workshop Section Commander}** ({dates3:Jan 2017 to Dec 2020|2017-01..2020-12})
{rank3:Corporal}, {unit3:3rd Combat Service Support Battalion}, Lavarack Barracks
– {did3:Section of 11 mechanics and recovery operators keeping 140 Bushmasters, Macks and G-Wagons on the road}
– {did3:Deployed to Taji, Iraq, in 2018 as the only heavy mechanic of the training team}
**{title4:Vehicle Mechanic}** ({dates4:Jan 2012 to Dec 2016|2012-01..2016-12})
{rank4:Lance Corporal}, {unit4:1st Armoured Regiment}, Robertson Barracks, Darwin
– {did4:M1A1 Abrams and M88 recovery vehicles, engine and transmission changes in the field}
**{title5:Apprentice Vehicle Mechanic}** ({dates5:Jan 2009 to Dec 2011|2009-01..2011-12})
{rank5:Craftsman}, {unit5:Army School of Electrical and Mechanical Engineering}, Bandiana
# Trade papers and tickets
| **What** | **Where** | **Year** |
| {degree1:Certificate III} in {area1:Heavy Commercial Vehicle Mechanical Technology} | {school1:Wodonga TAFE} | {years1:2011|2011} |
| {degree2:Certificate IV} in {area2:Frontline Management} | {school2:TAFE Queensland}, Townsville | {years2:2019|2019} |
| {passed:Standard 11 Surface Coal Induction} | | 2021 |
| {passed:High Risk Work Licence LF, WP} | | 2022 |
| {passed:Air conditioning handling licence (ARCtick)} | | 2018 |
# Good with
| {skill:Hydraulics} | ●●●●● | {skill:Welding} | ●●●○○ |
| {skill:Auto electrical} | ●●●●○ | {skill:CAT ET diagnostics} | ●●●●○ |
| {skill:Air brakes} | ●●●●● | {skill:Pulse maintenance software} | ●●○○○ |
# Licence
HC open, motorbike (R)
# Referees
**Deb Harkness**, Service Manager, Burdekin Earthmoving Hire, 0491 570 157
**WO2 (ret.) Sione Tuala**, former Artificer Sergeant Major, 0491 570 158
`;
