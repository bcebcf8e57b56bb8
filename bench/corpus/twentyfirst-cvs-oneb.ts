// CVs of the twenty-first batch, with their facts marked (`fact-markup.ts`). None of these people exist.

export const RELIGIOUS_AFFAIRS_GUARD = `[side]# Contact
[side]{phone:334-555-0158} (Mobile)
[side]{email:joel.tatum@wiregrass.example}
[side]{url:www.linkedin.com/in/joel-tatum-example} (LinkedIn)
[side]# Top Skills
[side]{skill:Crisis Intervention}
[side]{skill:Event Planning}
[side]{skill:Suicide Prevention}
[side]# Languages
[side]{language:Spanish} (Limited Working)
[side]# Certifications
[side]{passed:Certified Peer Support Specialist}
[side]{passed:ASIST Trainer}
[side]{passed:Mandt System Certification}
[side]# Honors-Awards
[side]{award:Army Achievement Medal}
[side]{award:Volunteer of the Year}
= {name:Joel Tatum}
[head]Residential Counselor | Religious Affairs NCO in the Army National Guard
[head]{location:Dothan, Alabama, United States|Dothan, Alabama|Dothan}
# Summary
I help people on the worst day of their week. During the week I look after teenagers in a group home, and one weekend a month I am the other half of a chaplain's team for a battalion of 640 soldiers. I am finishing a degree in social work and want to work with veterans and their families.
# Experience
# # {firm1:Wiregrass Children's Home}
# # # {title1:Residential Counselor}
{dates1:February 2020 - Present (5 years 7 months)|2020-02..present}
Dothan, Alabama
{did1:Care for eight boys between 12 and 17 on the evening shift: meals, homework, medication and whatever else the night brings.}
{did1:Write the daily logs and speak for the boys at their treatment team meetings.}
{did1:Train new staff in de-escalation.}
# # {service2,3:Alabama Army National Guard|US Army}
7 years 11 months
# # # {title2:Religious Affairs Noncommissioned Officer}
{dates2:June 2021 - Present (4 years 3 months)|2021-06..present}
Mobile, Alabama
{rank2:Sergeant} in the {unit2:Headquarters Company, 1343rd Engineer Battalion}. {did2:Coordinate worship, counseling and memorial services for soldiers of every faith and of none.}
{did2:Deployed to Kuwait with the battalion in 2022 and 2023, where I kept the chaplain safe on 60 visits to outlying sites.}
# # # {title3:Chaplain Assistant}
{dates3:October 2017 - June 2021 (3 years 9 months)|2017-10..2021-06}
Dothan, Alabama
{rank3:Specialist}. {did3:Set up the field chapel, managed the chaplain's fund and taught suicide prevention to every new soldier in the battalion.}
# # {firm4:Piggly Wiggly}
# # # {title4:Night Stocker}
{dates4:May 2016 - January 2020 (3 years 9 months)|2016-05..2020-01}
Headland, Alabama
# # {firm5:Camp Chattahoochee}
# # # {title5:Summer Counselor}
{dates5:May 2015 - August 2015 (4 months)|2015-05..2015-08}
Eufaula, Alabama
{did5:Led a cabin of ten and ran the canoe program.}
# Education
# # {school1:Troy University}
{degree1:Bachelor of Social Work - BSW|Bachelor of Social Work}, {area1:Social Work} · {years1:(August 2022 - May 2026)|2022-08..2026-05}
# # {school2:Wallace Community College - Dothan|Wallace Community College}
{degree2:Associate of Arts - AA|Associate of Arts}, {area2:General Studies} · {years2:(2016 - 2018)|2016..2018}
`;

export const JET_ENGINE_MECHANIC = `{name:DEVON T. WHITLOCK|Devon T. Whitlock}
{location:Box Elder, SD|Box Elder} / {phone:605-555-0191} / {email:devon.whitlock@hangarmail.example}

Separating 12 Jan 2026. Looking for engine shop or line work. Will relocate. A&P done, have my own tools.
(work history is copied from my EPBs, ask me if anything needs translating)

*** CURRENT JOB ***
«Duty title:» {title1:Aerospace Propulsion Craftsman}
«Unit:» {unit1:28th Maintenance Squadron}, Ellsworth AFB SD ({service1,2,3:U.S. Air Force|US Air Force})
«Grade:» {rank1:SSgt}
«Dates:» {dates1:14 Jun 2022 - present|2022-06..present}
- {did1:Led 9 Amn/2 shifts; built up/tore down 31 F101 engines--zero test cell rejects, 94% on-time vs 85% MAJCOM std}
- {did1:Found cracked #3 brg support on routine borescope; grounded acft/drove fleetwide insp--saved $4.1M engine}
- {did1:Authored 42-step local wksht f/ AB nozzle rig; cut job f/ 3 shifts to 2--adopted by Dyess prop shop}
- {did1:Trained 6 apprentices in 114 core tasks; 4 upgraded to 5-lvl ahead of sched}

*** BEFORE THAT ***
«Duty title:» {title2:Aerospace Propulsion Journeyman}
«Unit:» {unit2:379th Expeditionary Maintenance Squadron}, Al Udeid AB, Qatar
«Grade:» {rank2:SrA}
«Dates:» {dates2:02 Nov 2021 - 13 Jun 2022|2021-11..2022-06}
- {did2:Swapped 7 engines in 118-degree heat; kept 6 acft flying 24/7--1,940 combat hrs, no maint cancels}
- {did2:Ran night shift tool room, 2.2K items; 0 lost tools in 220 days}

*** FIRST BASE ***
«Duty title:» {title3:Aerospace Propulsion Apprentice}
«Unit:» {unit3:7th Component Maintenance Squadron}, Dyess AFB TX
«Grade:» {rank3:A1C}
«Dates:» {dates3:20 Aug 2018 - 01 Nov 2021|2018-08..2021-11}
- {did3:Completed 5-lvl CDCs w/ 96%; top of 11 trainees}
- {did3:Removed/installed 58 fuel controls, pumps & starters on B-1B flightline--99.2% QA pass rate}

*** BEFORE AIR FORCE ***
«Job:» {title4:Lube Tech}, {firm4:Dakota Quick Lube}, Rapid City SD
«Dates:» {dates4:Jun 2017 - Aug 2018|2017-06..2018-08}
- {did4:oil changes, tires, brakes, opened and closed the shop on weekends}

*** LICENSES / TRAINING ***
{passed:FAA Airframe & Powerplant (A&P) certificate}, 2024
{passed:F101 Borescope Inspector course}
{passed:Airman Leadership School}, distinguished graduate

*** SCHOOL ***
{school1:Community College of the Air Force}, {degree1:AAS} {area1:Aviation Maintenance Technology}, {years1:2023}
{school2:Rapid City Central High School}, {degree2:diploma}, {years2:2017}

*** AWARDS ***
{award:Maintenance Professional of the Year 2023}, 28 MXG
{award:Air Force Achievement Medal} x2
`;

export const SPOUSE_FEDERAL = `= {name:Kristin N. Abernathy}
2207 Sparrow Loop, Unit B
{location:Junction City, KS|Junction City|2207 Sparrow Loop, Unit B, Junction City, KS 66441|Junction City, KS 66441|Junction City, KS, 66441|Junction City, KS 66441 US|Junction City, KS, 66441, US|2207 Sparrow Loop, Unit B, Junction City, KS|2207 Sparrow Loop, Unit B, Junction City, KS, 66441|2207 Sparrow Loop, Unit B, Junction City, KS 66441 US|2207 Sparrow Loop, Unit B, Junction City, KS, 66441, US} 66441 US
«Mobile:» {phone:785-555-0133}
«Email:» {email:kristin.abernathy@homefront.example}
| «Availability:» | Job Type: Permanent, Temporary, Telework<br>Work Schedule: Full-time, Part-time |
| «Desired locations:» | Fort Riley, KS<br>Manhattan, KS<br>Remote |
| «Work Experience:» | **{firm1:Department of the Army, Child and Youth Services}**<br>Building 6620<br>Fort Riley, KS 66442 US<br><br>{dates1:10/2023 - Present|2023-10..present}<br>«Salary:» {salary1:$19.85 USD Per Hour}<br>«Hours per week:» {hours1:30}<br>«Series:» 1702 «Pay Plan:» CY «Grade:» {grade1:02}<br>**{title1:Child and Youth Program Assistant}** (This is a federal job)<br>«Duties, Accomplishments and Related Skills:»<br>{did1:Care for up to 16 school-age children before and after school and all day in summer.}<br>{did1:Plan a weekly science club and write the observations that the center needs for accreditation.}<br>{did1:Filled in as front desk clerk for four months: enrolled 70 families in CYMS and collected fees.}<br><br>«Supervisor:» {supervisor1:Yolanda Meeks} ({supervisorphone1:785-555-0105})<br>Okay to contact this Supervisor: Yes |
| | **{firm2:Transcript Harbor LLC}**<br>Remote<br>Boise, ID US<br><br>{dates2:3/2022 - 9/2023|2022-03..2023-09}<br>«Salary:» {salary2:$16.00 USD Per Hour}<br>«Hours per week:» {hours2:25}<br>**{title2:Medical Transcription Editor}**<br>«Duties, Accomplishments and Related Skills:»<br>{did2:Edited 9,000 lines of speech-recognition drafts a month for three hospitals, at 99.1% accuracy.}<br>{did2:Wrote the style sheet for cardiology reports used by 14 editors.}<br><br>«Supervisor:» {supervisor2:Brent Hale} ({supervisorphone2:208-555-0146})<br>Okay to contact this Supervisor: Yes |
| | **{firm3:Fort Sill Federal Credit Union}**<br>4116 NW Cache Road<br>Lawton, OK 73505 US<br><br>{dates3:6/2020 - 2/2022|2020-06..2022-02}<br>«Salary:» {salary3:$14.25 USD Per Hour}<br>«Hours per week:» {hours3:40}<br>**{title3:Member Service Teller}**<br>«Duties, Accomplishments and Related Skills:»<br>{did3:Served 90 members a day at the window and the drive-through and balanced to the cent on 97% of days.}<br>{did3:Opened accounts, ordered cash for the branch and reported suspicious activity.}<br><br>«Supervisor:» {supervisor3:Dana Whitehorse} ({supervisorphone3:580-555-0120})<br>Okay to contact this Supervisor: Contact me first |
| | **{firm4:Harnett County Schools}**<br>Lillington, NC US<br><br>{dates4:8/2018 - 5/2020|2018-08..2020-05}<br>«Hours per week:» {hours4:20}<br>**{title4:Substitute Teacher}**<br>«Duties, Accomplishments and Related Skills:»<br>{did4:Taught kindergarten to grade 8 at five schools, often at an hour's notice.} |
| «Education:» | **{school1:Fayetteville State University}** Fayetteville, NC US<br>{degree1:Bachelor's Degree} {years1:05/2018|2018-05}<br>GPA: 3.4 of a maximum 4.0<br>Credits Earned: 122 Semester hours<br>Major: {area1:Psychology} Minor: Spanish |
| «Job Related Training:» | {passed:Child Development Associate (CDA)}, 2024<br>{passed:Pediatric First Aid and CPR}, 2025 |
| «Language Skills:» | **{language:Spanish}**<br>Spoken: Intermediate<br>Written: Novice<br>Read: Intermediate |
| «Affiliations:» | Blue Star Families - Member |
| «References:» | Chaplain (MAJ) Peter Lund, Fort Riley, 785-555-0168, Personal |
| «Additional Information:» | Military spouse preference (Executive Order 13473). Typing speed 84 words per minute. |
`;

export const TRUCK_DRIVER = `[head]{name:Dwayne L. Fenimore}
[head]RR 2 Box 114, {location:Chillicothe, MO|Chillicothe|RR 2 Box 114, Chillicothe, MO 64601|Chillicothe, MO 64601|Chillicothe, MO, 64601|RR 2 Box 114, Chillicothe, MO|RR 2 Box 114, Chillicothe, MO, 64601} 64601 ▪ {phone:(660) 555-0115} ▪ {email:dfenimore@greenhills.example}
| Objective | A home-daily or regional driving job with a company that takes care of its trucks |
| Experience | {dates1:9/06–Present|2006-09..present}\t{firm1:Fenimore Trucking}\tChillicothe, MO |
| | **{title1:Owner-Operator}** |
| | - {did1:Haul grain, fertilizer and feed in Missouri, Iowa and Kansas with my own 2005 Peterbilt and hopper trailer} |
| | - {did1:1.6 million miles without a preventable accident} |
| | - {did1:Do my own brakes, tires and oil and keep my own books} |
| | {dates2:5/01–8/06|2001-05..2006-08}\t{firm2:Hutchens Livestock Express}\tTrenton, MO |
| | **{title2:Over-the-Road Driver}** |
| | - {did2:Pulled pot trailers of cattle and hogs to packing plants in nine states} |
| | - {did2:Driver of the Year in 2004} |
| | {dates3:11/96–4/01|1996-11..2001-04}\t{firm3:Con Agra Foods}\tMilan, MO |
| | **{title3:Yard Jockey and Dock Lead}** |
| | - {did3:Spotted 60 trailers a night and scheduled the dock for eight doors} |
| | - {did3:Trained new men on the spotter truck} |
| | {dates4:6/93–10/96|1993-06..1996-10}\t{firm4:Grand River Inn}\tChillicothe, MO |
| | **{title4:Cook}** |
| | - {did4:Breakfast and lunch for 80 to 100 people, alone on weekdays} |
| Education | {years1:1993}\t{school1:Chillicothe High School}\tChillicothe, MO |
| | - {degree1:Diploma} |
| | {years2:1996}\t{school2:Grand River Technical School}\tChillicothe, MO |
| | - {degree2:Certificate}, {area2:Commercial Truck Driving}, 8 weeks |
| Licenses | {passed:Class A CDL} with {passed:Tanker Endorsement} and {passed:Hazmat Endorsement}, clean record |
| | {passed:TWIC card}, good to 2028 |
| | DOT medical card, good to March 2027 |
| Volunteer | {role1:Firefighter}, {cause1:Livingston County Fire Protection District}, since 2009 |
| Interests | Team roping, FFA Alumni, restoring Farmall tractors |
| References | Gladly furnished on request |
`;

export const SOFTWARE_TESTER = `{name:HANNAH OYELARAN|Hannah Oyelaran}
{location:Round Rock, Texas|Round Rock}
{phone:512.555.0143}
{email:hannah.oyelaran@testbench.example}
{url:linkedin.com/in/oyelaran-example}

# Summary
Software tester with seven years of manual and automated testing of payment and health care products. Known for bug reports that developers can act on without asking. ISTQB certified.

# Skills
{skill:Test planning}, {skill:Exploratory testing}, {skill:Selenium WebDriver}, {skill:Playwright}, {skill:Postman}, {skill:SQL}, {skill:JMeter}, {skill:Jira}, {skill:TestRail}, {skill:HIPAA}

# Work History
{title1:Senior QA Analyst}, {dates1:05/2022 to Current|2022-05..present}
{firm1:Brazos Health Systems}, Austin, Texas
* {did1:Own the test strategy for a patient portal with 1.3 million users and a release every two weeks.}
* {did1:Moved 480 regression tests from Selenium to Playwright and cut the nightly run from 6 hours to 50 minutes.}
* {did1:Introduced bug bashes with nurses from two clinics; they found 31 usability defects before launch.}
* {did1:Mentor two junior analysts and review their test cases.}

{title2:QA Analyst}, {dates2:01/2019 to 04/2022|2019-01..2022-04}
{firm2:Lone Pine Payments}, Round Rock, Texas
* {did2:Tested card terminals and a merchant app against Visa and Mastercard certification scripts.}
* {did2:Built an API test suite of 300 requests in Postman and ran it in Jenkins on every merge.}
* {did2:Reproduced and documented a rounding fault that had cost merchants $71,000.}

{title3:Game Tester (Contract)|Game Tester}, {dates3:06/2018 to 12/2018|2018-06..2018-12}
{firm3:Pixel Foundry QA}, Austin, Texas
* {did3:Logged 410 defects in two console titles, with video and steps to reproduce.}

{title4:Barista}, {dates4:08/2015 to 05/2018|2015-08..2018-05}
{firm4:Summer Moon Coffee}, Austin, Texas
* {did4:Opened the shop on weekends and trained six new baristas while studying.}

# Education
{degree1:Bachelor of Arts}: {area1:Linguistics}, {years1:05/2018|2018-05}
{school1:Texas State University}, San Marcos, Texas

# Certifications
{passed:ISTQB Certified Tester Foundation Level}, 2019
{passed:ISTQB Agile Tester}, 2021

# Affiliations
{role1:Organizer}, {cause1:Austin Software Testing Meetup}

# Languages
{language:Yoruba}: native
{language:English}: fluent
`;

export const TRAVELING_NURSE = `= {name:Rebecca Sandoval-Pike}, RN, BSN
{location:Great Falls, Montana|Great Falls} • {phone:406-555-0129} • {email:rebecca.sandovalpike@nightingale.example}
[box]Emergency and Critical Care Nurse
[box]Trusted when the waiting room is full
Registered nurse and Air Force spouse with 13 years at the bedside in trauma centers, a rural critical access hospital and a military clinic. Moved six times in eleven years and was charge nurse at every stop. Licensed in all compact states.
# Core Competencies
- {skill:Triage}
- {skill:Trauma resuscitation}
- {skill:Conscious sedation}
- {skill:Ventilator management}
- {skill:Precepting}
- {skill:Epic and Cerner}
- {skill:Sepsis bundles}
- {skill:Rural transfer}
- {skill:SANE examinations}
# Selected Achievements
**Patient Flow**
Redesigned triage with a fast track for minor injuries. Patients who left without being seen fell from 6.2% to 2.1%.
**Clinical Quality**
Led the sepsis group that brought the first antibiotic from 94 minutes to 51. Presented the result at the state nurses' conference in 2023.
**Staff Development**
Precepted 19 new graduates and 7 military medics. All but one are still in emergency nursing.
# Career History
# # {firm1:BENEFIS HEALTH SYSTEM|Benefis Health System}, Great Falls, Montana
**{title1:Charge Nurse, Emergency Department|Charge Nurse}** (since {dates1:February 2022|2022-02..present})
{did1:Lead the night shift of a 32-bed Level III trauma center with 14 nurses and technicians, and take my own patients when the board is full.}
# # {firm2:CASCADE TRAVEL STAFFING|Cascade Travel Staffing}, assignments in Nevada and Idaho
**{title2:Travel Nurse, ICU and Emergency|Travel Nurse}** (from {dates2:November 2020 until January 2022|2020-11..2022-01})
{did2:Worked four contracts of 13 weeks each during the pandemic, at Renown in Reno, St. Luke's in Twin Falls and twice at Portneuf in Pocatello.}
# # {firm3:99TH MEDICAL GROUP|99th Medical Group}, Nellis Air Force Base, Nevada (civilian)
**{title3:Clinical Nurse}** (from {dates3:March 2018 until October 2020|2018-03..2020-10})
{did3:Looked after 1,200 families in a primary care clinic and set up its telephone triage line.}
# # {firm4:OTERO COUNTY HOSPITAL|Otero County Hospital}, Alamogordo, New Mexico
**{title4:Staff Nurse, Emergency}** (from {dates4:July 2014 until February 2018|2014-07..2018-02})
{did4:One of two nurses on nights in an eight-bed department, 70 miles from the nearest trauma center.}
# # {firm5:UNIVERSITY MEDICAL CENTER|University Medical Center}, Lubbock, Texas
**{title5:Graduate Nurse, Surgical ICU|Graduate Nurse}** (from {dates5:June 2012 until June 2014|2012-06..2014-06})
# Education and Credentials
{degree1:Bachelor of Science} in {area1:Nursing}, {school1:Texas Tech University Health Sciences Center}, {years1:2012}
{passed:Certified Emergency Nurse (CEN)} • {passed:Trauma Nursing Core Course} • {passed:ACLS} • {passed:PALS}
{passed:Registered Nurse, Montana compact license}
# Community
{role1:Medical lead}, {cause1:Montana Special Olympics}, Great Falls games, 2022 to 2024
`;

export const MARKETING_GRADUATE = `= {name:Ifeoma Castellanos}
[head]Recent graduate in agricultural communication
[head]{location:Ames, Iowa|Ames}
[head]**{phone:515.555.0186}**
[head]**{email:ifeoma.castellanos@prairiemail.example}**
# Skills
{skill:Adobe Illustrator}, {skill:Premiere Pro}, {skill:Hootsuite}, {skill:Google Analytics}, {skill:photography}, {skill:AP style}
# Experience
# # {firm1:Kirkwood Seed Company} / {title1:Marketing Intern}
# # # {dates1:MAY 2025 - AUGUST 2025|2025-05..2025-08},  CEDAR RAPIDS, IOWA
{did1:Shot and edited 24 short videos about cover crops for TikTok and YouTube. The best one was watched 410,000 times.}
{did1:Interviewed 15 growers and wrote their stories for the fall seed guide.}
# # {firm2:Iowa Pork Producers Association} / {title2:Communications Intern}
# # # {dates2:JUNE 2024 - AUGUST 2024|2024-06..2024-08},  CLIVE, IOWA
{did2:Ran the Instagram account for the State Fair and answered every comment for eleven days.}
{did2:Designed the recipe card that went out with 20,000 pork chops on a stick.}
# # {firm3:Iowa State Daily} / {title3:Photo Editor}
# # # {dates3:SEPTEMBER 2023 - MAY 2025|2023-09..2025-05},  AMES, IOWA
{did3:Assigned and edited the work of six student photographers three days a week.}
# # {firm4:Casey's} / {title4:Pizza Maker}
# # # {dates4:MARCH 2020 - AUGUST 2022|2020-03..2022-08},  STORY CITY, IOWA
{did4:Made 60 pizzas on a Friday night and trained the new hires.}
# Education
# # {school1:Iowa State University} / {degree1:B.S.} {area1:Agricultural Communication}
# # # {years1:AUGUST 2021 - MAY 2025|2021-08..2025-05},  AMES, IOWA
Minor in Event Management. GPA 3.62. Senior project: a podcast about women who farm.
# # {school2:Universidad Earth} / Semester abroad
# # # {years2:JANUARY 2024 - MAY 2024|2024-01..2024-05},  GUÁCIMO, COSTA RICA
# Awards
**{award:Agricultural Communicators of Tomorrow Critique and Contest}**, first place in photography, 2025
**{award:Dean's List}**, five semesters
# Languages
{language:English}, {language:Spanish}, some {language:Igbo}
`;
