// CVs of the twentieth batch, with their facts marked (`fact-markup.ts`). None of these people exist.

export const WAREHOUSE_LEAD = `[head]= {name:Marcus D. Pettigrew}
[head]{phone:(910) 555-0176} | 55 Weeping Willow Ct, {location:Jacksonville, NC 28546|Jacksonville, NC|Jacksonville|55 Weeping Willow Ct, Jacksonville, NC 28546} | {email:mdpettigrew@coastpost.example}
# OBJECTIVE
To obtain a position as a Warehouse Supervisor with Carolina Cold Chain.
# SUMMARY OF QUALIFICATIONS
- Over 13 years of warehouse and inventory experience, eight of them with the United States Marine Corps
- Supervised teams of up to 14 people on first and third shift
- Forklift certified; no accidents
# SKILLS
| • {skill:Inventory Control} | • {skill:Shipping & Receiving} | • {skill:RF Scanners} |
| • {skill:Forklift & Reach Truck} | • {skill:Cycle Counting} | • {skill:Manhattan WMS} |
# PROFESSIONAL EXPERIENCE
**{firm1:Onslow Building Supply}, Jacksonville, NC**\t{dates1:2/19 – Present|2019-02..present}
**{title1:Warehouse Team Lead}**
- {did1:Lead 14 associates on the night shift who pick and load 60 trailers a week}
- {did1:Count all fast-moving items every month; shrink went from 1.8% to 0.6%}
- {did1:Train every new forklift operator in the building}
**{firm2:Piedmont Freight Lines}, New Bern, NC**\t{dates2:11/17 – 1/19|2017-11..2019-01}
**{title2:Dock Worker}**
- {did2:Loaded and unloaded LTL freight with a forklift and pallet jack}
- {did2:Checked bills of lading and reported damage}
**{service3,4,5:United States Marine Corps|United States Marine Corps}**\t9/09 – 9/17
**{title3:Warehouse Chief}, {rank3:Sergeant}**, {unit3:2nd Supply Battalion}, Camp Lejeune, NC ({dates3:6/14 – 9/17|2014-06..2017-09})
- {did3:Supervised nine Marines and two civilians in a general account warehouse of 22,000 items}
- {did3:Passed three Field Supply and Maintenance Analysis Office inspections with no findings}
**{title4:Warehouse Clerk}, {rank4:Corporal}**, {unit4:Combat Logistics Battalion 31}, Okinawa, Japan ({dates4:4/12 – 5/14|2012-04..2014-05})
- {did4:Packed and issued supplies for 2,200 Marines aboard ship}
- {did4:Drove 4K and 6K rough terrain forklifts during relief work in the Philippines after Typhoon Haiyan}
**{title5:Warehouse Clerk}, {rank5:Lance Corporal}**, {unit5:1st Maintenance Battalion}, Camp Pendleton, CA ({dates5:9/09 – 3/12|2009-09..2012-03})
# EDUCATION AND TRAINING
{degree1:Certificate}, {area1:Warehousing and Distribution}, {school1:Coastal Carolina Community College}, Jacksonville, NC\t{years1:2018}
{degree2:High School Diploma}, {school2:Havelock High School}, Havelock, NC\t{years2:2009}
{passed:OSHA Powered Industrial Truck Operator}\t2019
{passed:Corporals Course}, USMC\t2013
# AWARDS
{award:Navy and Marine Corps Achievement Medal} (2), {award:Good Conduct Medal} (2), {award:Humanitarian Service Medal}
# VOLUNTEER
{role1:Assistant Wrestling Coach}, {cause1:Onslow County Parks and Recreation}, 2020 – Present
`;

export const POLICE_SERGEANT = `[head]= {name:Andre Castellano}
[head]Police Sergeant
[side]# Personal Info
[side]**Address**
[side]{location:Yakima, WA|Yakima}
[side]**Phone**
[side]{phone:509-555-0113}
[side]**E-mail**
[side]{email:acastellano@apple.example}
[side]# Skills
[side]{skill:De-escalation}
[side]{skill:Report Writing}
[side]{skill:Shift Scheduling}
[side]{skill:Crisis Negotiation}
[side]{skill:Spillman RMS}
[side]# Languages
[side]{language:Spanish}
[side]Native
[side]{language:English}
[side]Native
[box]Patrol sergeant with 12 years in municipal policing and 15 in the Army National Guard. Calm under pressure, fair with people and careful with paperwork. Looking for a corporate security manager role in the Yakima Valley.
# Work History
# # {dates1:2019-10 - Current|2019-10..present}
# # # {title1:Patrol Sergeant}
__{firm1:Selah Gap Police Department}, Selah, WA__
- {did1:Supervise nine officers on the swing shift in a city of 8,400}
- {did1:Review every use of force and pursuit report within 72 hours}
- {did1:Started a ride-along for high school students that brought in three of our last five hires}
# # {dates2:2013-03 - 2019-09|2013-03..2019-09}
# # # {title2:Police Officer}
__{firm2:City of Toppenish Police Department}, Toppenish, WA__
- {did2:Answered about 2,000 calls for service a year, most of them in Spanish}
- {did2:Investigated burglaries and worked with the county drug task force for 18 months}
- {did2:Trained seven recruits as a field training officer}
# # {dates3:2010-05 - Current|2010-05..present}
# # # {title3:Military Police Squad Leader} ({rank3:Staff Sergeant})
__{service3:Washington Army National Guard|Army National Guard}, {unit3:506th Military Police Detachment}, Yakima, WA__
- {did3:Train and lead ten soldiers one weekend a month and two weeks a year}
- {did3:Deployed to Guantanamo Bay, Cuba, for nine months in 2015 as a detention block supervisor}
- {did3:Activated for wildfire evacuations in 2020 and 2023}
# # {dates4:2008-06 - 2010-04|2008-06..2010-04}
# # # {title4:Loss Prevention Agent}
__{firm4:Valley Mall Outfitters}, Union Gap, WA__
- {did4:Watched the sales floor and cameras and wrote 40 cases a year}
# Education
# # {years1:2010-09 - 2012-06|2010-09..2012-06}
# # # {degree1:Associate in Applied Science}: {area1:Criminal Justice}
__{school1:Yakima Valley College} - Yakima, WA__
# Certifications
# # 2019-11
{passed:First Level Supervision}, WSCJTC
# # 2013-08
{passed:Basic Law Enforcement Academy}, WSCJTC, 720 hours
# # 2021-04
{passed:Crisis Intervention Team, 40 hours}
`;

export const INTELLIGENCE_ANALYST = `[head]Cedar Ridge Analytics, LLC\tVolume III – Key Personnel
= RESUME: {name:Paul E. Strickland}
| **Proposed Position** | Senior All-Source Intelligence Analyst (Labor Category 0417-SR) |
| **Years of Experience** | 23 |
| **Clearance** | TS/SCI with CI polygraph, current |
| **Education** | {degree1:M.A.}, {area1:Strategic Intelligence}, {school1:American Military University}, {years1:2015}<br>{degree2:B.S.}, {area2:Interdisciplinary Studies}, {school2:Liberty University}, {years2:2011} |
| **Certifications** | {passed:GEOINT Professional Certification-Fundamentals}; {passed:CompTIA Security+ CE}; {passed:Department of Defense Collateral Intelligence Analyst Certification} |
| **Tools** | {skill:Palantir Gotham}, {skill:ArcGIS Pro}, {skill:Analyst’s Notebook}, {skill:M3}, {skill:TAC}, {skill:Python (basic)} |
# Summary
Mr. Strickland is a retired Army intelligence warrant officer. He has led analysis teams at brigade, division and combatant command level and has written more than 400 finished products. He meets all requirements of PWS paragraph 5.3.2.
# Experience
| **{firm1:Cedar Ridge Analytics, LLC}**, Tampa, FL | «From:» {dates1:10/2022 «To:» Present|2022-10..present} |
| **{title1:Lead Intelligence Analyst}** | USSOCOM J2, Contract H92402-22-C-0031 |
[box]{did1:Mr. Strickland leads six analysts who support the threat finance branch of U.S. Special Operations Command. He sets the production plan, reviews all drafts before release and briefs the branch chief daily.}
[box]{did1:He developed the layered network model now used by two theater commands and trained 31 government analysts in its use.}
| **{firm2:Vantage Harbor Solutions, Inc.}**, Fayetteville, NC | «From:» {dates2:01/2020 «To:» 09/2022|2020-01..2022-09} |
| **{title2:Intelligence Trainer/Mentor}** | USASOC G2, Subcontract to Halvorsen Group |
[box]{did2:Mr. Strickland designed and taught a three-week course in structured analytic techniques to 22 classes.}
[box]{did2:He rewrote the unit’s standing collection requirements and cut duplicate requests by 40 percent.}
| **{service3:U.S. Army|United States Army}, {unit3:525th Military Intelligence Brigade}**, Fort Bragg, NC | «From:» {dates3:07/2014 «To:» 12/2019|2014-07..2019-12} |
| **{title3:All Source Intelligence Technician}, {rank3:CW3}** | Active duty, MOS 350F |
[box]{did3:Senior technician of a 44-person analysis and control element. Certified every analyst and wrote the training plan.}
[box]{did3:Deployed to Erbil, Iraq, in 2016 and 2017 as chief of the targeting fusion cell; the cell’s work led to 61 strikes with no reported civilian casualties.}
| **{service4:U.S. Army|United States Army}, {unit4:66th Military Intelligence Brigade}**, Wiesbaden, Germany | «From:» {dates4:03/2009 «To:» 06/2014|2009-03..2014-06} |
| **{title4:All Source Intelligence Technician}, {rank4:CW2}** | Active duty, MOS 350F |
[box]{did4:Produced the weekly assessment of Russian ground forces for U.S. Army Europe and represented the command at two NATO working groups.}
| **{service5:U.S. Army|United States Army}, {unit5:1st Armored Division}**, Baumholder, Germany | «From:» {dates5:08/2002 «To:» 02/2009|2002-08..2009-02} |
| **{title5:Intelligence Analyst}, {rank5:Sergeant First Class}** | Active duty, MOS 35F |
[box]{did5:Battalion and brigade analyst with 27 months of service in Iraq. Rose from private to sergeant first class in less than seven years.}
# Awards
{award:Legion of Merit}; {award:Bronze Star Medal} (2); {award:Knowlton Award}
`;

export const SOFTWARE_ENGINEER = `[head]= {name:Priya Raghunathan}
[head]{url:priyar.example} | {email:priya@raghunathan.example} | {phone:208.555.0143}
[side]# Education
[side]# # {school1:University of Utah}
[side]{degree1:MS} in {area1:Computing}
[side]__{years1:May 2017|2017-05} | Salt Lake City, UT__
[side]Cum. GPA: 3.85 / 4.0
[side]# # {school2:PSG College of Technology}
[side]{degree2:BE} in {area2:Computer Science}
[side]__{years2:Apr 2014|2014-04} | Coimbatore, India__
[side]First class with distinction
[side]# Links
[side]{url:github.com/priya-r-example}
[side]{url:linkedin.com/in/priyar-example}
[side]# Coursework
[side]# # Graduate
[side]Operating Systems
[side]Database Internals
[side]Parallel Programming
[side](Teaching Assistant)
[side]# Skills
[side]# # Programming
[side]Over 5000 lines:
[side]{skill:Go} • {skill:Rust} • {skill:Python}
[side]Over 1000 lines:
[side]{skill:C++} • {skill:TypeScript} • {skill:SQL}
[side]Familiar:
[side]{skill:Kotlin} • {skill:Haskell}
[side]# # Platforms
[side]{skill:Kubernetes} • {skill:Kafka} • {skill:PostgreSQL}
# Experience
# # {firm1:Silverbow Micro} | {title1:Staff Software Engineer}
__{dates1:Mar 2022 – Present|2022-03..present} | Boise, ID__
- {did1:Design and run the service that collects 2.1 billion wafer sensor readings a day from four factories.}
- {did1:Moved the query layer from Java to Rust; p99 latency fell from 840 ms to 95 ms on half the machines.}
- {did1:Introduced error budgets; pages at night went from eleven a week to two.}
- {did1:Mentor five engineers and chair the weekly design review.}
# # {firm2:Harvestline} | {title2:Senior Software Engineer}
__{dates2:Jul 2019 – Feb 2022|2019-07..2022-02} | Meridian, ID__
- {did2:Third engineer at a start-up that schedules grain trucks; built routing, billing and the driver app’s API.}
- {did2:Took the platform from 40 to 2,600 trucks without a rewrite.}
- {did2:Hired and onboarded four engineers, two of them from a local boot camp.}
- {did2:Passed the company’s first SOC 2 audit as the engineer responsible for access control.}
# # {firm3:Wasatch Clearing Corp.} | {title3:Software Engineer}
__{dates3:Jun 2017 – Jun 2019|2017-06..2019-06} | Sandy, UT__
- {did3:Wrote the reconciliation engine for ACH files in Go and its property-based tests.}
- {did3:Cut the nightly batch from five hours to fifty minutes.}
- {did3:Answered the on-call phone every fifth week and wrote the runbooks that we lacked.}
# # {firm4:Flux Research Group} | {title4:Research Assistant}
__{dates4:Sep 2015 – May 2017|2015-09..2017-05} | Salt Lake City, UT__
Worked with **Prof. Elena Markovic** on {did4:snapshotting of virtual machines for repeatable experiments.}
# # {firm5:Ziptrak Systems} | {title5:Associate Software Engineer}
__{dates5:Jun 2014 – Jul 2015|2014-06..2015-07} | Chennai, India__
- {did5:Maintained the C++ firmware updater of 30,000 vehicle trackers.}
- {did5:Found a race condition that had bricked one unit in 900 and wrote a test rig to prove the fix.}
# Awards
| 2023 | {award:Silverbow Technical Excellence Award} |
| 2019 | {award:Harvestline Hack Week Winner} |
| 2016 | {award:2nd of 41 teams, Rocky Mountain Regional, ICPC} |
# Publications
P. Raghunathan, E. Markovic. Cheap snapshots for honest experiments. USENIX ATC, 2017.
`;

export const SALES_MANAGER = `[side]# Contact
[side]{phone:918-555-0185} (Mobile)
[side]{email:kbrandvold@tulsa.example}
[side]
[side]{url:www.linkedin.com/in/kyle-brandvold-example} (LinkedIn)
[side]# Top Skills
[side]{skill:Territory Management}
[side]{skill:Capital Equipment}
[side]{skill:Sales Coaching}
[side]# Languages
[side]{language:English} (Native or Bilingual)
[side]{language:Norwegian} (Elementary)
[side]# Certifications
[side]{passed:Challenger Sales Manager}
[side]{passed:Vendor Credentialing (VCS) Level 3}
[side]# Honors-Awards
[side]{award:President’s Club 2022}
[side]{award:Rookie of the Year}
= {name:Kyle Brandvold}
[box]Regional Sales Manager at Orthomere | Helping surgeons and hospitals get patients home sooner
[box]{location:Tulsa, Oklahoma, United States|Tulsa, Oklahoma|Tulsa}
# Summary
I build sales teams that hospitals like to see in the hallway. Fourteen years in medical devices and, before that, behind a bank desk in Bartlesville, where I learned to listen first.

Outside work I coach under-12 hockey and restore old Evinrude motors.
# Experience
# # {firm1,2:Orthomere}
[box]7 years 3 months
# # # {title1:Regional Sales Manager}
{dates1:March 2021 - Present|2021-03..present} (4 years 9 months)
Tulsa, Oklahoma, United States
{did1:Lead nine reps across Oklahoma, Arkansas and southern Missouri, with a plan of $23 million.}
• {did1:112% of plan in 2022, 104% in 2023 and 109% in 2024}
• {did1:Hired six of the nine; no one has left since 2022}
• {did1:Won the Saint Verity system, seven hospitals, on a five-year sole-source contract}
# # # {title2:Territory Manager}
{dates2:September 2018 - March 2021|2018-09..2021-03} (2 years 7 months)
Northeast Oklahoma
{did2:Sold knee and hip systems to 21 surgeons and stood in on about 300 cases a year.}
# # {firm3:Beacon Wound Technologies}
# # # {title3:Account Executive}
{dates3:June 2011 - August 2018|2011-06..2018-08} (7 years 3 months)
Fayetteville, Arkansas
{did3:Grew a territory of long-term care homes and wound clinics from $300K to $2.4M.}
{did3:Ran the region’s in-service training: 140 classes for nurses in one year.}
# # {firm4:Osage Prairie Bank}
# # # {title4:Personal Banker}
{dates4:July 2009 - May 2011|2009-07..2011-05} (1 year 11 months)
Bartlesville, Oklahoma
{did4:Opened accounts, wrote small loans and called 20 customers a day.}
# # {firm5:Cowboy Corner Store}
# # # {title5:Shift Lead}
{dates5:2007 - 2009|2007..2009} (2 years)
Stillwater, Oklahoma
# Education
# # {school1:Oklahoma State University}
{degree1:Bachelor of Business Administration - BBA}, {area1:Marketing} · ({years1:2005 - 2009|2005..2009})
# # {school2:Bartlesville High School}
{degree2:High School Diploma} · ({years2:2001 - 2005|2001..2005})
`;

export const PLUMBER = `{name:Eric Lindahl}
{location:Proctor, MN|Proctor}
cell {phone:218-555-0139}
{email:lindahlplumbs@northmail.example}

Looking for: full time service or commercial plumbing within an hour of Duluth. I have my own hand tools and a clean license.

LICENSES
{passed:Minnesota Master Plumber}, since 2018
{passed:Wisconsin Journeyman Plumber}, since 2014
{passed:Backflow Preventer Tester} (ASSE 5110)
{passed:Medical Gas Installer} (ASSE 6010)

WORK

{title1:Service Foreman} at {firm1:Gustafson Plumbing & Drain}, Duluth. {dates1:March 2016 to now|2016-03..present}.
{did1:I run three service trucks and still take my own calls every day.} {did1:Boilers, water heaters, frozen lines, drain cleaning up to 8 inch, sewer camera.} {did1:I do the quotes for jobs up to $40,000 and train the apprentices.} {did1:In the cold snap of 2019 we thawed 71 houses in nine days.}

{title2:Journeyman Plumber} at {firm2:Iron Range Mechanical}, Virginia MN. {dates2:Fall 2012 to March 2016|2012..2016-03}.
{did2:Commercial work, mostly schools and clinics.} {did2:Rough-in and finish for the new Mesabi East gym and the dialysis center in Hibbing.} {did2:Medical gas, copper and cast iron, some pipe fitting.}

{title3:Apprentice Plumber} at {firm3:Halvorson Bros.}, Cloquet. {dates3:June 2008 to fall 2012|2008-06..2012}.
{did3:New houses and remodels.} {did3:Dug a lot of ditches and learned it the right way from Butch Halvorson.}

{title4:Deckhand} at {firm4:Twin Ports Dredging}, Superior WI. {dates4:Summers 2006 and 2007|2006..2007}.

SCHOOL
{school1:Lake Superior College}, {degree1:Plumbing Apprenticeship Program}, finished {years1:2012}
{school2:Proctor High School}, {years2:2006}

OTHER
{skill:Soldering and brazing}, {skill:ProPress}, {skill:PEX}, {skill:hydronic heating}, {skill:reading prints}, {skill:ServiceTitan}
{passed:OSHA 10}. Valid {passed:MN class D license}. Volunteer with the {cause1:Proctor Fire Department} ({role1:firefighter}) since 2011.

References: Dale Gustafson 218-555-0104, Butch Halvorson 218-555-0158
`;

export const TRUCK_DRIVER = `{name:ROSALIND "ROZ" HECKMAN}
{location:Ogallala, Nebraska|Ogallala}
«Phone:» {phone:(308) 555-0120}
«Email:» {email:roz.heckman@plainsmail.example}

SUMMARY
CDL-A driver with 1.4 million safe miles in reefer, tanker and livestock work. No preventable accidents and no moving violations in the last 10 years. Home every weekend preferred.

LICENSES AND ENDORSEMENTS
* {passed:Commercial Driver License Class A}, Nebraska, exp. 08/2028
* {passed:Tanker and Hazmat endorsements}
* {passed:TWIC card}
* {passed:DOT medical card}, exp. 03/2027

EMPLOYMENT HISTORY (last 15 years)

«Company:» {firm1:Sandhills Milk Haulers Cooperative}
«City/State:» Gothenburg, NE
«Position:» {title1:Tanker Driver}
«Dates:» {dates1:4/2018 - Current|2018-04..present}
«Equipment:» Kenworth T880, 6,500 gal food grade tank
«Duties:»
* {did1:Pick up raw milk from 11 farms and deliver to plants in Nebraska and Colorado}
* {did1:Take samples and temperatures as a licensed milk hauler}
* {did1:Train new drivers on loading and wash procedures}
«Reason for leaving:» Still employed

«Company:» {firm2:Crete Valley Refrigerated}
«City/State:» Lincoln, NE
«Position:» {title2:OTR Driver}
«Dates:» {dates2:9/2013 - 3/2018|2013-09..2018-03}
«Equipment:» Freightliner Cascadia, 53 ft reefer
«Duties:»
* {did2:Hauled frozen meat to 48 states, about 2,700 miles per week}
* {did2:Driver of the Quarter twice}
«Reason for leaving:» Wanted to be home more

«Company:» {firm3:Wieczorek Cattle Co.}
«City/State:» Broken Bow, NE
«Position:» {title3:Livestock Driver / Ranch Hand}
«Dates:» {dates3:5/2010 - 8/2013|2010-05..2013-08}
«Equipment:» Peterbilt 379, pot trailer
«Duties:»
* {did3:Loaded and hauled fat cattle to Lexington and Schuyler}
* {did3:Fed and doctored 400 head between loads}
«Reason for leaving:» Ranch was sold

EDUCATION
{school1:Southeast Community College}, Milford, NE - {degree1:Truck Driver Training Certificate}, {years1:2010}
{school2:Broken Bow High School} - {degree2:Diploma}, {years2:2008}

SKILLS
{skill:Elogs (Samsara)}; {skill:tire chains and winter driving}; {skill:basic diesel repair}; {skill:backing in tight farm yards}

MAY WE CONTACT YOUR PRESENT EMPLOYER? Yes
`;
