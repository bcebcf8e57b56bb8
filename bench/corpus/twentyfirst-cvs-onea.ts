// CVs of the twenty-first batch, with their facts marked (`fact-markup.ts`). None of these people exist.

export const GROCERY_MANAGER = `= {name:Darlene Vickery}
Store Manager

# Profile
Store manager who started on the front end at sixteen and has run every department in a grocery store since. I know my margins, I know my customers by name, and I keep good people: two thirds of my full-time staff have been with me for more than four years.
# Employment History
# # {title1:Store Manager}, {firm1:Harvest Lane Foods}, Pocahontas
# # # {dates1:APRIL 2018 — PRESENT|2018-04..present}
- {did1:Run a 28,000 square foot store with 64 employees and weekly sales of $310,000.}
- {did1:Brought produce shrink down from 7.1% to 4.4% by ordering six days a week instead of three.}
- {did1:Reopened within 36 hours after the May 2019 flood and kept the only pharmacy in town supplied.}
- {did1:Trained five assistant managers, three of whom now have their own stores.}
# # {title2:Assistant Store Manager}, {firm2:Cash Saver}, Walnut Ridge
# # # {dates2:AUGUST 2013 — MARCH 2018|2013-08..2018-03}
- {did2:Closed five nights a week and wrote the schedule for 40 part-time employees.}
- {did2:Took over direct store delivery and settled $18,000 in open vendor credits in the first quarter.}
# # {title3:Deli and Bakery Manager}, {firm3:Edwards Food Giant}, Paragould
# # # {dates3:JUNE 2009 — JULY 2013|2009-06..2013-07}
- {did3:Introduced hot lunch plates, which grew deli sales by 22% in one year.}
- {did3:Passed nine health inspections in a row without a critical violation.}
# # {title4:Head Cashier}, {firm4:Knight's Super Foods}, Beebe
# # # {dates4:SEPTEMBER 2005 — MAY 2009|2005-09..2009-05}
- {did4:Balanced eight drawers and the safe every night and made the bank deposit.}
# Education
# # {degree1:Associate of Applied Science}, {area1:General Business}, {school1:Black River Technical College}, Pocahontas
# # # {years1:AUGUST 2010 — MAY 2013|2010-08..2013-05}
# Courses
# # {passed:ServSafe Manager}, National Restaurant Association
# # # JANUARY 2024

# Details
{location:Pocahontas, Arkansas|Pocahontas, AR|Pocahontas}
{phone:(870) 555-0127}
{email:d.vickery@grocermail.example}
# Skills
[box]{skill:Perishables ordering}
[box]{skill:Labor scheduling}
[box]{skill:Shrink control}
[box]{skill:Vendor negotiation}
[box]{skill:BRdata}
# Hobbies
Crappie fishing, church choir, my grandson's ball games
# Languages
[box]{language:English}
[box]{language:Spanish}
`;

export const HR_SERGEANT = `= {name:Tamika R. Oglesby}
{location:Clarksville, TN|Clarksville|Clarksville, TN 37042|Clarksville, TN, 37042} 37042 • {phone:(931) 555-0142} • {email:tamika.oglesby@homepost.example}
# Summary
Human resources leader with 14 years of progressive experience in the U.S. Army. Manages personnel records, pay actions, awards and evaluations for up to 4,200 people. Trusted adviser to commanders at battalion and brigade level. Secret clearance.
# Professional Experience
# # {service1:U.S. Army|US Army}, {unit1:626th Support Battalion}\tFort Campbell, KY
**{title1:Senior Human Resources Sergeant} ({rank1:Sergeant First Class})**\t{dates1:June 2021 – Present|2021-06..present}
- {did1:Supervise a team of 11 specialists that serves 870 soldiers in six companies}
- {did1:Raised the on-time rate for evaluations from 61% to 98% within two rating cycles}
- {did1:Rebuilt the in-processing checklist and cut the average time from nine days to three}
# # {service2:U.S. Army|US Army}, {unit2:Headquarters, 8th Theater Sustainment Command}\tFort Shafter, HI
**{title2:Strength Management NCO} ({rank2:Staff Sergeant})**\t{dates2:May 2017 – May 2021|2017-05..2021-05}
- {did2:Tracked 4,200 positions across five islands and briefed the commanding general every month}
- {did2:Corrected 1,300 records before the move to IPPS-A with no loss of pay to any soldier}
# # {service3:U.S. Army|US Army}, {unit3:2nd Recruiting Battalion}\tMontgomery, AL
**{title3:Human Resources NCO} ({rank3:Sergeant})**\t{dates3:February 2014 – April 2017|2014-02..2017-04}
- {did3:Processed leave, awards and transfers for 190 recruiters in 31 stations}
- {did3:Managed a travel budget of $410,000}
# # {service4:U.S. Army|US Army}, {unit4:A Company, 203rd Brigade Support Battalion}\tFort Benning, GA
**{title4:Human Resources Specialist} ({rank4:Specialist})**\t{dates4:August 2011 – January 2014|2011-08..2014-01}
- {did4:Issued ID cards and updated emergency data for 1,100 soldiers before deployment}
# Education
**{school1:Austin Peay State University}**\tClarksville, TN
{degree1:Bachelor of Science}, {area1:Management}\t{years1:December 2022|2022-12}
# Certifications and Military Training
- {passed:SHRM Certified Professional (SHRM-CP)}, 2023
- {passed:Advanced Leader Course}, 2018
- {passed:Basic Leader Course}, 2014
# Awards
- {award:Meritorious Service Medal}
- {award:Army Commendation Medal} (3 awards)
# Skills
{skill:IPPS-A}, {skill:Employee relations}, {skill:Records management}, {skill:SharePoint}, {skill:Microsoft Excel}
`;

export const SUPPORT_GROUP_COLONEL = `[head]BIOGRAPHY
[head]{service1,2,3,4,5,6,7,8,9,10:UNITED STATES AIR FORCE|US Air Force}
= {rank10:Colonel} {name:Margaret A. Lindquist}
Col. Margaret A. Lindquist is the Commander, 871st Mission Support Group, Kirtland Air Force Base, New Mexico. She leads 1,900 military and civilian personnel in six squadrons that provide security, engineering, communications, logistics, contracting and personnel services to a base of 22,000 people, and oversees an annual budget of $140 million.
Colonel Lindquist was commissioned through the Reserve Officer Training Corps in 1999. She has served as a logistics readiness officer at squadron, wing, major command and joint level and has commanded twice. She deployed to Iraq, Qatar and Djibouti. Prior to her current position she was the Deputy Director of Logistics, Headquarters Pacific Air Forces.
She will retire in October 2025 and can be reached at {email:m.lindquist99@colonelmail.example} or {phone:505-555-0164}.
# Education
{years1:1999} {degree1:Bachelor of Science}, {area1:Business Logistics}, {school1:Pennsylvania State University}, University Park
{years2:2004} {school2:Squadron Officer School}, Maxwell AFB, Ala.
{years3:2007} {degree3:Master of Science}, {area3:Logistics Management}, {school3:Air Force Institute of Technology}, Wright-Patterson AFB, Ohio
{years4:2012} {school4:Air Command and Staff College}, Maxwell AFB, Ala., by correspondence
{years5:2018} {degree5:Master of Science}, {area5:National Resource Strategy}, {school5:Dwight D. Eisenhower School for National Security and Resource Strategy}, Fort McNair, Washington, D.C.
# Assignments
- {dates1:July 1999–August 2002|1999-07..2002-08}, {title1:Officer in Charge, Vehicle Operations}, {unit1:319th Transportation Squadron}, Grand Forks AFB, N.D.
- {dates2:September 2002–May 2005|2002-09..2005-05}, {title2:Flight Commander, Combat Readiness and Resources}, {unit2:48th Logistics Readiness Squadron}, RAF Lakenheath, United Kingdom
- {dates3:June 2005–March 2007|2005-06..2007-03}, {title3:Student}, {unit3:Air Force Institute of Technology}, Wright-Patterson AFB, Ohio
- {dates4:April 2007–June 2010|2007-04..2010-06}, {title4:Chief, Contingency Plans}, {unit4:Headquarters Air Mobility Command}, Scott AFB, Ill.
- {dates5:July 2010–June 2012|2010-07..2012-06}, {title5:Operations Officer}, {unit5:436th Logistics Readiness Squadron}, Dover AFB, Del.
- {dates6:July 2012–July 2014|2012-07..2014-07}, {title6:Commander}, {unit6:92nd Logistics Readiness Squadron}, Fairchild AFB, Wash.
- {dates7:August 2014–June 2017|2014-08..2017-06}, {title7:Chief, Sustainment Branch}, {unit7:Joint Staff J4}, the Pentagon, Arlington, Va.
- {dates8:July 2017–June 2018|2017-07..2018-06}, {title8:Student}, {unit8:Dwight D. Eisenhower School for National Security and Resource Strategy}, Fort McNair, Washington, D.C.
- {dates9:July 2018–June 2022|2018-07..2022-06}, {title9:Deputy Director of Logistics}, {unit9:Headquarters Pacific Air Forces}, Joint Base Pearl Harbor-Hickam, Hawaii
- {dates10:July 2022–present|2022-07..present}, {title10:Commander}, {unit10:871st Mission Support Group}, Kirtland AFB, N.M.
# Major awards and decorations
{award:Legion of Merit}
{award:Defense Meritorious Service Medal}
{award:Meritorious Service Medal} with four oak leaf clusters
{award:Air Force Commendation Medal} with oak leaf cluster
{award:Iraq Campaign Medal} with bronze star
# Effective dates of promotion
Second Lieutenant\tMay 15, 1999
First Lieutenant\tMay 15, 2001
Captain\tMay 15, 2003
Major\tAug. 1, 2009
Lieutenant Colonel\tJune 1, 2014
Colonel\tMay 1, 2020
(Current as of January 2025)
`;

export const COAST_GUARD_STOREKEEPER = `[head]{name:ANTHONY J. PELLERIN|Anthony J. Pellerin}
[head]118 Bayou Gardens Drive, {location:Houma, LA|Houma|118 Bayou Gardens Drive, Houma, LA 70364|Houma, LA 70364|Houma, LA, 70364|118 Bayou Gardens Drive, Houma, LA|118 Bayou Gardens Drive, Houma, LA, 70364} 70364
[head]«Cell:» {phone:(985) 555-0119}   «E-mail:» {email:ajpellerin@gulfnet.example}
[head]Citizenship: United States     Veterans' Preference: 10-point (CP)     Highest Federal Grade: N/A
[head]Announcement: 25-NAVSUP-2210447     Position: Supply Management Specialist, GS-2003-09
# PROFESSIONAL SUMMARY
Coast Guard Storekeeper First Class with twelve years in supply, purchasing and property. Warranted contracting officer for simplified acquisitions to $25,000. Accountable for 4,600 line items and $38 million in personal property without a loss report in the last three annual inventories.
# WORK EXPERIENCE
| **{title1:Supply Department Leading Petty Officer}**<br>{service1:U.S. Coast Guard|US Coast Guard}, {unit1:Base New Orleans}<br>New Orleans, LA 70117<br>Rank: {rank1:Storekeeper First Class} (SK1, E-6) | «From» {dates1:07/01/2021 to Present|2021-07..present}<br>«Hours per week:» {hours1:40}<br>«Salary:» {salary1:$71,400 per year}<br>«Supervisor:» {supervisor1:CWO2 Renee Thibaut}, {supervisorphone1:(504) 555-0172}<br>May contact: Yes |
{did1:Lead seven storekeepers and two civilians who buy, receive and issue parts for 14 cutters and 9 small boat stations between Apalachicola and Port Aransas.}
{did1:Award about 1,150 purchase orders a year, worth $6.2 million, in FPD and the Financial System Modernization Solution, and reconcile them monthly.}
{did1:Planned the 2023 wall-to-wall inventory of 4,600 items. Accuracy rose from 93.8% to 99.6%, and the district adopted the count sheets I had designed.}
{did1:Serve as agency program coordinator for 61 purchase cards. Reviewed all transactions and returned $42,000 in sales tax to the government.}
| **{title2:Cutter Storekeeper}**<br>{service2:U.S. Coast Guard|US Coast Guard}, {unit2:USCGC Decatur Bend}<br>Galveston, TX 77550<br>Rank: {rank2:Storekeeper Second Class} (SK2, E-5) | «From» {dates2:06/15/2017 to 06/30/2021|2017-06..2021-06}<br>«Hours per week:» {hours2:60}<br>«Salary:» {salary2:$58,900 per year}<br>«Supervisor:» {supervisor2:LT Owen Marsh}, {supervisorphone2:(409) 555-0136}<br>May contact: Yes |
{did2:Sole storekeeper of a 210-foot cutter with a crew of 76. Ordered, stowed and accounted for 2,100 repair parts and all consumables on patrols of up to 60 days.}
{did2:Arranged fuel, food and pilots in eleven foreign ports and settled every invoice before sailing.}
{did2:Kept a $780,000 operating budget within 0.5% of plan for four years in a row.}
| **{title3:Receiving Clerk}**<br>{service3:U.S. Coast Guard|US Coast Guard}, {unit3:Sector Mobile}<br>Mobile, AL 36615<br>Rank: {rank3:Storekeeper Third Class} (SK3, E-4) | «From» {dates3:04/10/2013 to 06/01/2017|2013-04..2017-06}<br>«Hours per week:» {hours3:40}<br>«Salary:» {salary3:$44,300 per year}<br>«Supervisor:» {supervisor3:SKC Dale Hutto} (retired)<br>May contact: No |
{did3:Received, inspected and posted 30 shipments a day and shipped hazardous material under 49 CFR.}
{did3:Drove the forklift and the stake truck and kept the property custodian files for four units.}
# EDUCATION
{degree1:Associate of Science} in {area1:Supply Chain Management}, {school1:Columbia Southern University}, Orange Beach, AL, {years1:08/2020|2020-08}, 64 semester hours, GPA 3.6
{degree2:High School Diploma}, {school2:Terrebonne High School}, Houma, LA, {years2:05/2011|2011-05}
# JOB-RELATED TRAINING
{passed:Storekeeper "A" School}, Training Center Petaluma, 03/2013 (10 weeks)
{passed:DAU CON 1100V Contract Foundational Skills}, 2019 (40 hours)
{passed:Hazardous Materials Transportation Certification}, renewed 02/2024
# AWARDS
{award:Coast Guard Commendation Medal} (2023); {award:Coast Guard Achievement Medal} (2021); {award:Sea Service Ribbon}
`;

export const NUCLEAR_MACHINIST = `= {name:Caleb Ostrander}
{phone:518-555-0183} | {email:caleb.ostrander@reactorpost.example} | {url:linkedin.com/in/ostrander-example} | {location:Ballston Spa, NY|Ballston Spa}
# Education
# # {school1:Excelsior University}\tAlbany, NY
__{degree1:Bachelor of Science} in {area1:Nuclear Engineering Technology}, GPA 3.71__\t__{years1:Jan. 2020 – May 2024|2020-01..2024-05}__
# # {school2:Naval Nuclear Power Training Command}\tGoose Creek, SC
__{degree2:Diploma} in {area2:Nuclear Mechanical Operations}, class rank 14 of 302__\t__{years2:Oct. 2014 – Feb. 2016|2014-10..2016-02}__
# Experience
# # {unit1:Nuclear Power Training Unit}, {service1:U.S. Navy|US Navy}\t{dates1:Aug. 2021 – Present|2021-08..present}
__{title1:Staff Instructor and Engineering Watch Supervisor}, {rank1:MM1} (SS)__\t__Ballston Spa, NY__
- {did1:Supervise a crew of 12 on a land-based reactor prototype through startups, shutdowns and casualty drills}
- {did1:Qualified 96 officer and enlisted students in three years, with a first-time board pass rate of 91%}
- {did1:Wrote a Python script that schedules 140 watch bills a month and replaced a spreadsheet from 2009}
- {did1:Keep the qualification cards of 40 staff instructors current, with no findings in two Naval Reactors inspections}
- {did1:Led a root cause review of a feed pump trip, which changed the vibration limits in use at both sites}
# # {unit2:USS Kankakee (SSN 826)}, {service2:U.S. Navy|US Navy}\t{dates2:May 2016 – July 2021|2016-05..2021-07}
__{title2:Nuclear Mechanic and Leading Engineering Laboratory Technician}, {rank2:MM2} (SS)__\t__Groton, CT__
- {did2:Controlled primary and steam plant chemistry for a 165 MW reactor on three deployments}
- {did2:Ran a radiological controls team of 9 during a 14-month yard period, with zero uptakes and 22% under the dose budget}
- {did2:Replaced the shaft seal of a main seawater pump at sea in 31 hours from a procedure for pierside work}
# # {firm3:Gorham Dairy Equipment}\t{dates3:June 2013 – Sept. 2014|2013-06..2014-09}
__{title3:Apprentice Pipefitter}__\t__Lowville, NY__
- {did3:Learned tube bending, orbital welding and pressure testing under a journeyman with 30 years in the trade}
- {did3:Fitted and welded stainless pipe for milk houses and a cheese plant}
# Projects
# # Thermal Stratification Logger | __Python, Raspberry Pi, SQLite__\t2023
- Logs 16 thermocouples on a home solar tank and plots them on a web page
# Technical Skills
**Operations**: {skill:Reactor plant operation}, {skill:Water chemistry}, {skill:Radiological controls}, {skill:Lockout/tagout}
**Tools**: {skill:Python}, {skill:AutoCAD}, {skill:Maximo}, {skill:Minitab}
**Certifications**: {passed:Lean Six Sigma Green Belt}, {passed:OSHA 30}
**Awards**: {award:Navy and Marine Corps Achievement Medal} (4), {award:Junior Sailor of the Year 2019}
`;

export const RIFLE_TEAM_LEADER = `# CONTACT
{phone:760-555-0149}
{email:mateo.zaragoza@riverpost.example}
{location:Yuma, AZ|Yuma}
# EDUCATION
# # {degree1:High School Diploma}
{school1:Cibola High School}, Yuma
{years1:2017 - 2021|2017..2021}
# SKILLS
- {skill:Team leadership}
- {skill:Range safety}
- {skill:Land navigation}
- {skill:Radio communications}
- {skill:Vehicle maintenance}
# LANGUAGES
{language:English}
{language:Spanish}

# WORK EXPERIENCE
# # {title1:Fire Team Leader} ({rank1:Corporal})
# # # {service1:United States Marine Corps|US Marine Corps}, {unit1:3rd Battalion, 5th Marines} | {dates1:2023 - 2025|2023..2025}
- {did1:Responsible for the training, health and conduct of three Marines and for equipment worth $175,000}
- {did1:Planned and ran 22 live-fire ranges without an injury}
- {did1:Picked over 11 peers to act as squad leader on a seven-month deployment to Okinawa and the Philippines}
# # {title2:Rifleman} ({rank2:Lance Corporal})
# # # {service2:United States Marine Corps|US Marine Corps}, {unit2:3rd Battalion, 5th Marines} | {dates2:2021 - 2023|2021..2023}
- {did2:Carried the radio for the platoon commander and kept the company's 40 radios working}
- {did2:Earned Expert on the rifle range three years in a row}
# # {title3:Yard Hand}
# # # {firm3:Sun Country Feed & Tack} | {dates3:2019 - 2021|2019..2021}
- {did3:Loaded hay and feed, drove the skid steer and helped customers at the counter after school}

# CERTIFICATIONS
{passed:Corporals Course}, 2023
{passed:Combat Lifesaver}, 2022
{passed:Marine Corps Martial Arts Program Tan Belt}
# REFERENCES
# # GySgt Aaron Pruitt
Platoon Sergeant, 3/5 Marines
760-555-0112
# # Linda Escamilla
Owner, Sun Country Feed & Tack
928-555-0170

# ABOUT ME
Infantry Marine leaving active duty in November 2025. Calm when things go wrong, first in and last out. Looking for a start in law enforcement, security or the line crew of a power company.

= {name:MATEO ZARAGOZA|Mateo Zaragoza}
UNITED STATES MARINE
`;

export const SPACE_CYBER_SERGEANT = `[head]= {name:Priyanka Raman}
[head]Defensive Cyber Operator
[head]{email:priyanka.raman@orbitmail.example} | {phone:(719) 555-0177} | {location:Colorado Springs, CO|Colorado Springs} | {url:github.com/praman-example}
# Experience
# # {title1:Defensive Cyber Operations Crew Lead}, {rank1:Sergeant}
# # # {service1:U.S. Space Force|US Space Force}, {unit1:66th Cyberspace Squadron}
{dates1:Oct 2022 – Ongoing|2022-10..present}\tSchriever SFB, CO
- {did1:Lead a crew of 5 that defends the ground systems of two satellite constellations around the clock}
- {did1:Built the crew's training range from 14 surplus servers and run a red-against-blue exercise there every month}
- {did1:Wrote 40 Sigma rules that cut false alerts by 58%}
- {did1:Found and contained a misused vendor account within 17 minutes of first login}
# # {title2:Cyber Systems Operations Journeyman}, {rank2:Senior Airman}
# # # {service2:U.S. Air Force|US Air Force}, {unit2:5th Communications Squadron}
{dates2:Apr 2019 – Sep 2022|2019-04..2022-09}\tMinot AFB, ND
- {did2:Administered 210 Windows and Linux servers for 5,400 users}
- {did2:Patched 1,900 findings before a command inspection that the squadron passed as Excellent}
- {did2:Automated account requests with PowerShell, which freed two airmen for other work}
- {did2:Deployed to Jordan for six months to run the network of a tent city of 900 people}
# # {title3:Help Desk Student Worker}
# # # {firm3:Lone Star College}
{dates3:Aug 2017 – Mar 2019|2017-08..2019-03}\tConroe, TX
- {did3:Reset passwords, imaged laptops and kept three computer labs running}
- {did3:Wrote the how-to pages that new students still get in their first week}
# Projects
# # Backyard ground station
Receives weather pictures from passing satellites with a software radio and posts them to a small website. About 300 people follow it.
# # Colorado Cyber Cup
Member of a team of four that came third of 61 in the 2024 capture-the-flag contest.
[side]# Education
[side]# # {degree1:B.S.} {area1:Cybersecurity}
[side]# # # {school1:Western Governors University}
[side]{years1:Jan 2021 – Jun 2024|2021-01..2024-06}
[side]# # {degree2:A.A.S.} {area2:Information Systems Technology}
[side]# # # {school2:Community College of the Air Force}
[side]{years2:2022}
[side]# Certifications
[side]- {passed:GIAC Certified Incident Handler (GCIH)|GIAC Certified Incident Handler}
[side]- {passed:CompTIA CySA+}
[side]- {passed:CompTIA Security+}
[side]- {passed:Red Hat Certified System Administrator}
[side]# Strengths
[side]| {skill:Splunk} | {skill:Zeek} |
[side]| {skill:Python} | {skill:PowerShell} |
[side]| {skill:Threat hunting} | {skill:Ansible} |
[side]# Languages
[side]{language:English}\t●●●●●
[side]{language:Tamil}\t●●●●○
[side]{language:Hindi}\t●●●○○
[side]# Most proud of
[side]**{award:Space Force Achievement Medal}**
[side]For the incident in March 2023
[side]**{award:Airman of the Quarter}**
[side]5th Communications Squadron, 2021
`;
