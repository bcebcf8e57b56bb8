// CVs of the twentieth batch, with their facts marked (`fact-markup.ts`). None of these people exist.

export const MATH_TEACHER = `= {name:Renee Guidry Parker}
218 Landry Street, {location:Opelousas, LA 70570|Opelousas, LA|Opelousas|218 Landry Street, Opelousas, LA 70570} | {phone:(337) 555-0118} | {email:renee.parker@schoolpost.example}
# Objective
Middle school math teacher with twelve years in St. Landry and Evangeline Parish classrooms, looking for a position as an instructional coach.
# Education
# # {degree1:Master of Education} | {years1:May 2020|2020-05} | {school1:University of Louisiana Monroe}
- Major: {area1:Curriculum and Instruction}
- Completed online while teaching full time
# # {degree2:Bachelor of Science} | {years2:May 2013|2013-05} | {school2:McNeese State University}
- Major: {area2:Mathematics Education}
- Minor: Spanish
# Experience
# # {title1:Seventh Grade Math Teacher} | {firm1:Port Barre Middle School} | {dates1:August 2018 – Present|2018-08..present}
- {did1:Teach five sections of seventh grade math, including one inclusion section with a co-teacher}
- {did1:Raised the share of students scoring Mastery or above on LEAP from 24% to 41% in four years}
- {did1:Lead the math team of six teachers and plan its weekly data meeting}
- {did1:Wrote the district pacing guide for Grade 7 when the parish moved to a new curriculum}
# # {title2:Math Interventionist} | {firm2:Mamou Elementary School} | {dates2:August 2016 – May 2018|2016-08..2018-05}
- {did2:Taught small groups in grades 3 to 5 who were two or more years behind}
- {did2:Trained eleven paraprofessionals to run fact fluency stations}
# # {title3:Sixth Grade Math and Science Teacher} | {firm3:Ville Platte Middle School} | {dates3:August 2013 – June 2016|2013-08..2016-06}
- {did3:Planned and taught math and earth science to about 90 students a year}
- {did3:Coached the junior MathCounts team to the regional round twice}
# Certifications
- {passed:Louisiana Level 3 Professional Certificate, Grades 4–8 Mathematics}
- {passed:Mentor Teacher Ancillary Certificate}
- {passed:CPR and AED, American Red Cross}
# Awards
- {award:Port Barre Middle School Teacher of the Year}, 2022
# Skills
- {skill:Lesson planning}
- {skill:Small group instruction}
- {skill:Google Classroom}
- {skill:Desmos}
- {skill:Parent communication}
`;

export const LOGISTICS_CAPTAIN = `[head]= {name:Jonah Whitcomb}
[head]{location:Hinesville, GA|Hinesville} • {phone:912-555-0164} • {email:jonah.whitcomb@mailpost.example} • {url:linkedin.com/in/jwhitcomb-example}
Supply chain leader leaving the Army in March 2026 after nine years as a logistics officer. Led teams of 12 to 140, managed budgets of up to $11 million and ran transportation, maintenance and warehousing in Georgia, Poland and Kuwait.
# Experience
**{service1:U.S. Army|United States Army}, {unit1:703rd Brigade Support Battalion}**\tFort Stewart, GA
__{title1:Distribution Company Commander} ({rank1:Captain})__\t__{dates1:June 2023 to present|2023-06..present}__
- {did1:Command 140 soldiers and 96 vehicles that supply fuel, water and ammunition to a 4,000-person brigade}
- {did1:Moved 1.2 million gallons of fuel in a 28-day exercise without an accident or a late delivery}
- {did1:Lifted equipment readiness from 81% to 93% in ten months by giving each platoon its own parts budget}
**{service2:U.S. Army|United States Army}, {unit2:21st Theater Sustainment Command}**\tPowidz, Poland
__{title2:Movement Control Officer} ({rank2:Captain})__\t__{dates2:May 2021 to May 2023|2021-05..2023-05}__
- {did2:Booked and tracked 2,300 rail, barge and truck movements through three countries}
- {did2:Negotiated with two host nation ministries to cut the permit time for oversized loads from nine days to four}
- {did2:Supervised 18 soldiers and five local civilians}
**{service3:U.S. Army|United States Army}, {unit3:240th Quartermaster Supply Company}**\tCamp Arifjan, Kuwait
__{title3:Warehouse Platoon Leader} ({rank3:First Lieutenant})__\t__{dates3:August 2018 to April 2021|2018-08..2021-04}__
- {did3:Ran a 210,000-square-foot warehouse with 9,400 stock lines and 38 soldiers}
- {did3:Found and corrected $640,000 of inventory errors; the next audit was 99.1% accurate}
**{service4:U.S. Army|United States Army}, {unit4:13th Sustainment Command}**\tFort Hood, TX
__{title4:Transportation Platoon Leader} ({rank4:Second Lieutenant})__\t__{dates4:October 2016 to July 2018|2016-10..2018-07}__
- {did4:Led 44 drivers and mechanics with 30 heavy trucks and trailers}
- {did4:Planned and led convoys of up to 26 vehicles over 600 miles of public road}
# Education
**{school1:University of Kansas}**\tLawrence, KS
__{degree1:Master of Science}, {area1:Supply Chain Management}__\t__{years1:2022 to 2024|2022..2024}__
**{school2:Truman State University}**\tKirksville, MO
__{degree2:Bachelor of Science}, {area2:Business Administration}__\t__{years2:2012 to 2016|2012..2016}__
# Certifications
- {passed:Certified in Planning and Inventory Management (CPIM)}, ASCM, 2024
- {passed:Lean Six Sigma Green Belt}, 2022
# Skills
{skill:Transportation planning}, {skill:inventory control}, {skill:SAP (GCSS-Army)}, {skill:Power BI}, {skill:hazardous materials}, {skill:contract oversight}
`;

export const ER_NURSE = `[head]= {name:Keisha Bonner}
[head]Registered Nurse, Emergency Department
[head][side]1460 Scranton Ave
[head][side]{location:Saginaw, MI 48602|Saginaw, MI|Saginaw|1460 Scranton Ave, Saginaw, MI 48602}
[head][side]**{phone:(989) 555-0172}**
[head][side]**{email:kbonner@inbox.example}**
# EXPERIENCE
# # {firm1:Covenant Lakes Medical Center}, Saginaw, MI — __{title1:Emergency Department RN}__
# # # {dates1:SEPTEMBER 2020 - PRESENT|2020-09..present}
- {did1:Care for four to six patients at a time in a 44-bed Level II trauma center}
- {did1:Work triage and charge two shifts out of five}
- {did1:Precept new graduates; nine of ten are still in the department}
# # {firm2:Tri-County Visiting Nurses}, Bay City, MI — __{title2:Home Health Nurse}__
# # # {dates2:FEBRUARY 2019 - AUGUST 2020|2019-02..2020-08}
- {did2:Visited 25 to 30 patients a week for wound care, infusions and teaching after surgery}
- {did2:Covered the on-call phone every third weekend}
# # {firm3:Heritage Pines Skilled Nursing}, Frankenmuth, MI — __{title3:Licensed Practical Nurse}__
# # # {dates3:MAY 2015 - JANUARY 2019|2015-05..2019-01}
- {did3:Passed medications for a hall of 28 long-term residents}
- {did3:Supervised four CNAs on the evening shift while in school for my RN}
# # {firm4:Heritage Pines Skilled Nursing}, Frankenmuth, MI — __{title4:Certified Nursing Assistant}__
# # # {dates4:JUNE 2013 - MAY 2015|2013-06..2015-05}
# EDUCATION
# # {school1:Saginaw Valley State University}, University Center, MI — __{degree1:BSN}__
# # # {years1:JANUARY 2019 - DECEMBER 2021|2019-01..2021-12}
RN to BSN, online. GPA 3.8
# # {school2:Delta College}, University Center, MI — __{degree2:Associate Degree} in {area2:Nursing}__
# # # {years2:AUGUST 2016 - DECEMBER 2018|2016-08..2018-12}
[side]# LICENSES
[side]{passed:Registered Nurse, State of Michigan}
[side]{passed:BLS} exp. 6/2027
[side]{passed:ACLS} exp. 6/2027
[side]{passed:PALS} exp. 2/2026
[side]{passed:TNCC}
[side]# SKILLS
[side]{skill:Triage}
[side]{skill:IV and ultrasound-guided IV}
[side]{skill:Epic ASAP}
[side]{skill:Conscious sedation}
[side]{skill:Patient education}
[side]# AWARDS
[side]{award:DAISY Award nominee}, 2023
[side]# LANGUAGES
[side]{language:English}, {language:Spanish} (basic)
`;

export const INFANTRY_SERGEANT = `= {name:Terrence “TJ” Maddox}
{location:Clarksville, TN|Clarksville} | {phone:(931) 555-0147} | {email:tj.maddox@webpost.example} | {url:linkedin.com/in/tjmaddox-example}
# Professional Summary
Results-driven operations leader with 15+ years of progressive experience leading diverse teams in fast-paced, high-stakes environments. Proven track record of driving process improvement, cultivating talent, and safeguarding multimillion-dollar assets. Seeking to leverage military leadership expertise in an Operations or Plant Supervisor role.
# Core Competencies
- Leadership & Development: {skill:Team Leadership}, {skill:Coaching & Mentoring}, {skill:Performance Management}
- Operations: {skill:Workforce Scheduling}, {skill:Risk Management}, {skill:Continuous Improvement}
- Tools: {skill:Microsoft 365}, {skill:DTMS}, {skill:GCSS-Army}
# Professional Experience
# # {title1:Operations Supervisor (Platoon Sergeant)|Operations Supervisor|Platoon Sergeant}
**{service1:U.S. Army|United States Army}** – {unit1:2nd Brigade Combat Team, 101st Airborne Division}, Fort Campbell, KY
__{dates1:2021–2025|2021..2025}__
- {did1:Team Leadership: Directed a 39-person team across four squads, achieving 100% accountability of personnel and $7.4M in equipment.}
- {did1:Process Improvement: Redesigned the weekly training calendar, reducing cancelled events by 35%.}
- {did1:Talent Development: Mentored 9 junior leaders, 6 of whom earned promotion within 18 months.}
- {did1:Safety: Maintained zero lost-time injuries across 62 live-fire events.}
# # {title2:Training Manager (Drill Sergeant)|Training Manager|Drill Sergeant}
**{service2:U.S. Army|United States Army}** – {unit2:198th Infantry Brigade}, Fort Benning, GA
__{dates2:2018–2021|2018..2021}__
- {did2:Onboarding: Trained 1,100+ new hires (recruits) over 11 cycles with a 94% completion rate.}
- {did2:Quality Assurance: Audited 14 instructors against written standards and delivered corrective coaching.}
# # {title3:Team Supervisor (Squad Leader)|Team Supervisor|Squad Leader}
**{service3:U.S. Army|United States Army}** – {unit3:3rd Battalion, 21st Infantry Regiment}, Fort Wainwright, AK
__{dates3:2013–2018|2013..2018}__
- {did3:Supervision: Led 9 employees in arctic conditions at temperatures of −40°F.}
- {did3:Asset Management: Accounted for $1.1M in sensitive equipment with no losses over 5 annual inventories.}
# # {title4:Infantryman}
**{service4:U.S. Army|United States Army}** – {unit4:1st Cavalry Division}, Fort Hood, TX
__{dates4:2009–2013|2009..2013}__
- {did4:Deployment: Completed a 12-month deployment to Iraq as a team member and gunner.}
# Education & Certifications
- {degree1:Associate of Arts}, {area1:General Studies} – {school1:Central Texas College} ({years1:2019})
- {passed:OSHA 30-Hour General Industry} – 2025
- {passed:Lean Six Sigma Yellow Belt} – 2025
- {passed:Army Senior Leader Course} – 2020
# Awards & Recognition
- {award:Meritorious Service Medal}
- {award:Bronze Star Medal}
- {award:Army Commendation Medal} (4)
- {award:Drill Sergeant Identification Badge}
`;

export const NAVY_COMMANDER = `[head]= {name:Catherine A. Villanueva}
[head]{location:Ponte Vedra Beach, Florida|Ponte Vedra Beach} ▪ {phone:904.555.0129} ▪ {email:cav@seaexec.example} ▪ {url:linkedin.com/in/cvillanueva-example}
[box]OPERATIONS EXECUTIVE
[box]Maritime & Port Operations | Capital Programs | Large Team Leadership
Senior operations leader known for turning around under-performing organizations. Twenty-two years of rising responsibility in the United States Navy, including command of a ship and of a shore maintenance activity with 610 employees. Trusted adviser to flag officers and elected officials.
# Areas of Expertise
| {skill:P&L and Budget Control} | {skill:Port Operations} | {skill:Change Leadership} |
| {skill:Shipyard Contracts} | {skill:Crisis Management} | {skill:Labor Relations} |
| {skill:Capital Planning} | {skill:Safety Culture} | {skill:Public Speaking} |
# Selected Career Highlights
[box]▪ Delivered a $212M ship overhaul 19 days early after two earlier overhauls of the class ran late.
[box]▪ Cut recordable injuries 58% in two years across a waterfront workforce of sailors, civil servants and contractors.
[box]▪ Planned the first U.S. port visit to Dakhla in 30 years.
# Professional Experience
# # {service1,2,3,4,5,6:UNITED STATES NAVY|United States Navy}\t2003 – 2025
# # # {title1:Commanding Officer}, {unit1:Southeast Regional Maintenance Center}, Mayport, Florida\t{dates1:2022 – 2025|2022..2025}
[box]__{did1:Chief executive of a ship repair organization with 610 employees, 14 contractors and an annual budget of $380M. Reported to a rear admiral.}__
**Key Achievements:**
- {did1:Negotiated a new award fee with three shipyards that saved $17M in its first year.}
- {did1:Opened an apprentice school with Florida State College at Jacksonville; 84 graduates to date.}
- {did1:Reduced the average delay of an availability from 41 days to 12.}
- {did1:Rewrote the labor agreement with the metal trades council without a single grievance going to arbitration.}
# # # {title2:Commanding Officer}, {unit2:USS Tallahatchie (LSD 61)}, Norfolk, Virginia\t{dates2:2019 – 2021|2019..2021}
[box]__{did2:Led a crew of 330 and an embarked force of 400 Marines through a full training cycle and an eight-month deployment.}__
**Key Achievements:**
- {did2:Earned the Battle Effectiveness Award and the squadron’s top score for engineering.}
- {did2:Kept the ship free of COVID-19 for the entire deployment and published the method used by six other crews.}
- {did2:Returned from deployment with 98% of equipment ready, the best figure in the squadron in a decade.}
- {did2:Raised first-term reenlistment from 44% to 71%.}
# # # {title3:Branch Head, Surface Programs|Branch Head}, {unit3:Office of the Chief of Naval Operations (N96)}, Arlington, Virginia\t{dates3:2016 – 2019|2016..2019}
[box]__{did3:Built and defended a $2.6B five-year budget for amphibious ship maintenance before Navy leaders and congressional staff.}__
**Key Achievements:**
- {did3:Won back $140M that had been cut, by showing the cost of deferred repairs ship by ship.}
- {did3:Wrote the business case for a second East Coast dry dock; it was funded in the following budget.}
# # Early Navy Career
{title4:Executive Officer}, {unit4:USS Lamoille (LPD 33)}, San Diego, California, {dates4:2013 – 2015|2013..2015}
{title5:Flag Aide}, {unit5:Carrier Strike Group Seven}, San Diego, California, {dates5:2009 – 2011|2009..2011}
{title6:Division Officer}, {unit6:USS Cape Girardeau (CG 76)}, Yokosuka, Japan, {dates6:2003 – 2007|2003..2007}
# Education & Professional Development
**{degree1:Master of Business Administration}**, {school1:Naval Postgraduate School}, Monterey, California
**{degree2:Bachelor of Arts}, {area2:History}**, {school2:College of the Holy Cross}, Worcester, Massachusetts
{passed:Executive Program for Senior Leaders}, University of Virginia Darden School
{passed:Project Management Professional (PMP)}, 2017
# Honors & Community
{award:Legion of Merit} (2) ▪ {award:Meritorious Service Medal} (3) ▪ {award:Navy League Duane T. Griffiths Leadership Award}
{role1:Board Member}, {cause1:First Coast Food Rescue}, 2022 – present
`;

export const AIRCRAFT_SPECIALIST = `= {name:Dwayne R. Sizemore}
307 Peach Orchard Way
{location:Warner Robins, GA 31088|Warner Robins, GA|Warner Robins|Warner Robins, GA 31088 United States|Warner Robins, GA 31088, United States|307 Peach Orchard Way, Warner Robins, GA 31088|307 Peach Orchard Way, Warner Robins, GA 31088 United States|307 Peach Orchard Way, Warner Robins, GA 31088, United States} United States
«Mobile:» {phone:478-555-0191}
«Email:» {email:dwayne.sizemore@midgamail.example}
# Work Experience:
# # **{firm1:Department of the Air Force, 402d Aircraft Maintenance Group|402d Aircraft Maintenance Group}**
[box]{dates1:08/2021 - Present|2021-08..present}
[box]«Salary:» {salary1:$83,412.00 USD Per Year}
[box]«Hours per week:» {hours1:40}
[box]«Series:» 1670 «Pay Plan:» GS «Grade:» {grade1:11}
480 2nd Street
Robins AFB, GA 31098 United States
**{title1:Equipment Specialist (Aircraft)}** (This is a federal job)
**Duties, Accomplishments and Related Skills:**
{did1:Serve as the technical authority for landing gear and hydraulic components of the C-130J and C-5M fleets during programmed depot maintenance.}
{did1:Review engineering drawings, technical orders and time compliance technical orders and write the requirements that 340 mechanics work from.}
{did1:Evaluated 27 deficiency reports in fiscal year 2024 and traced a recurring strut seal failure to a supplier change; the corrective action saved $1.9 million in condemned parts.}
{did1:Brief the group commander weekly on parts that are driving aircraft late.}
**Supervisor:** {supervisor1:Patrice Holloman} ({supervisorphone1:478-555-0102})
**Okay to contact this Supervisor:** Yes
# # **{firm2:Sabreliner Gulf Aviation Services}**
[box]{dates2:02/2020 - 07/2021|2020-02..2021-07}
[box]«Salary:» {salary2:$31.50 USD Per Hour}
[box]«Hours per week:» {hours2:50}
3551 Airport Road
Perry, GA 31069 United States
**{title2:Hydraulics Technician Lead}**
**Duties, Accomplishments and Related Skills:**
{did2:Led a night crew of seven technicians who overhauled flight control actuators under an Air Force contract.}
{did2:Wrote the shop’s first tool control procedure, which passed a DCMA audit with no findings.}
**Supervisor:** {supervisor2:Lonnie Prewitt} ({supervisorphone2:478-555-0166})
**Okay to contact this Supervisor:** Contact me first
# # **{service3:United States Air Force|United States Air Force}, {unit3:23d Maintenance Squadron}**
[box]{dates3:06/2014 - 01/2020|2014-06..2020-01}
[box]«Salary:» {salary3:$4,870.00 USD Per Month}
[box]«Hours per week:» {hours3:50}
Moody AFB, GA 31699 United States
**{title3:Hydraulics Section Chief}, {rank3:Master Sergeant}**
**Duties, Accomplishments and Related Skills:**
{did3:Supervised 31 airmen and two civilians who maintained the hydraulic systems of 48 A-10C and 20 HH-60 and HC-130J aircraft.}
{did3:Managed a $420,000 bench stock and a calibration program of 212 items with no overdue equipment in four inspections.}
{did3:Deployed to Bagram, Afghanistan, in 2017 as production superintendent of the day shift.}
**Supervisor:** {supervisor3:SMSgt (Ret.) Carl Dietz} ({supervisorphone3:229-555-0138})
**Okay to contact this Supervisor:** Yes
# # **{service4:United States Air Force|United States Air Force}, {unit4:52d Equipment Maintenance Squadron}**
[box]{dates4:11/2005 - 05/2014|2005-11..2014-05}
[box]«Hours per week:» {hours4:45}
Spangdahlem AB, Germany
**{title4:Aircraft Hydraulic Systems Craftsman}, {rank4:Technical Sergeant}**
**Duties, Accomplishments and Related Skills:**
{did4:Repaired and tested F-16 and A-10 brakes, struts and servo cylinders and trained 16 apprentices to the five level.}
{did4:Chosen as maintenance professional of the year from 190 people in 2011.}
# Education:
# # **{school1:Embry-Riddle Aeronautical University}** Daytona Beach, FL United States
{degree1:Bachelor's Degree} {years1:05/2019|2019-05}
GPA: 3.52 of a maximum 4.00
Major: {area1:Aviation Maintenance Management}
# # **{school2:Community College of the Air Force}** Maxwell AFB, AL United States
{degree2:Associate's Degree} {years2:10/2010|2010-10}
Major: {area2:Aircraft Maintenance Technology}
# Job Related Training:
# # {passed:FAA Airframe and Powerplant Certificate}, 2012
{passed:Acquisition Professional: Life Cycle Logistics, Practitioner}, 2023
{passed:Senior Noncommissioned Officer Academy} (distance learning), 2018
# Language Skills:
# # **{language:German}**
| Spoken:<br>Written:<br>Read: | Intermediate<br>Novice<br>Intermediate |
# References:
| Name:<br>Employer:<br>Title:<br>Phone Number: | Alonzo Burks<br>402d Aircraft Maintenance Group<br>Flight Chief<br>478-555-0117 |
# Additional Information:
# # Veterans’ preference: 10-point, compensable disability (CPS)
Country of citizenship: United States of America
Honors: {award:Air Force Commendation Medal} (2 oak leaf clusters); {award:Air Force Achievement Medal}
`;

export const SPILL_RESPONDER = `[head]{name:LUCAS T. ANDREASSEN}
[head]«Address:» 94 Alderbrook Lane, {location:Astoria, OR 97103|Astoria, OR|Astoria|94 Alderbrook Lane, Astoria, OR 97103}
[head]{phone:(503) 555-0152} | {email:l.andreassen@columbiamail.example}
[head]U.S. Citizen | Veterans’ Preference: 5-point (TP)
[head]Announcement R10-ORR-25-0447, On-Scene Coordinator, GS-0028-11
# WORK EXPERIENCE
# # {title1:SPILL RESPONSE SPECIALIST}
{firm1:Oregon Department of Environmental Quality}, 475 NE Bellevue Drive, Bend, OR 97701
«Dates Employed:» {dates1:08/09/2021 to Present|2021-08..present}\t«Hours/Week:» {hours1:40}
«Salary:» {salary1:$78,312/year}\t«Supervisor:» {supervisor1:Gwen Tadlock}, {supervisorphone1:(541) 555-0109}, may contact
{did1:EMERGENCY RESPONSE: I am one of four duty officers for eastern Oregon. I take the first call from the Oregon Emergency Response System, decide whether we go, and direct the responsible party and its contractors at the scene. I have answered 212 reports and led the state’s response to 37 of them.}
{did1:ENFORCEMENT AND COST RECOVERY: I write the letters, orders and cost documents that follow a spill. Every one of my 19 cost recovery cases was paid or settled without a hearing.}
{did1:PLANNING: I rewrote two of the geographic response plans for the Deschutes River with the Confederated Tribes of Warm Springs and three counties.}
ACCOMPLISHMENTS
- {did1:Led the response to a tanker truck rollover at Lapine that put 4,100 gallons of diesel in a creek; drinking water was never shut off.}
- {did1:Taught the 8-hour HAZWOPER refresher to 140 county road workers.}
# # {title2:MARINE SCIENCE TECHNICIAN} ({rank2:MST1})
{service2:U.S. Coast Guard|United States Coast Guard}, {unit2:Sector Columbia River}, 2185 SE 12th Place, Warrenton, OR 97146
«Dates Employed:» {dates2:06/01/2016 to 07/30/2021|2016-06..2021-07}\t«Hours/Week:» {hours2:50}
«Salary:» {salary2:$58,900/year}\t«Supervisor:» {supervisor2:CWO3 Marisol Pickett}, {supervisorphone2:(503) 555-0188}, may contact
{did2:POLLUTION INVESTIGATION: I was a qualified Pollution Responder and Federal On-Scene Coordinator’s Representative for 465 miles of river and coast. I opened 96 cases and drew $1.3 million from the Oil Spill Liability Trust Fund to pay for cleanup.}
{did2:FACILITY INSPECTION: I inspected 44 fuel docks and marinas each year and explained to their owners what had to be fixed and why.}
{did2:SUPERVISION: I supervised four petty officers and wrote their evaluations and qualification plans.}
# # {title3:MARINE SCIENCE TECHNICIAN} ({rank3:MST2})
{service3:U.S. Coast Guard|United States Coast Guard}, {unit3:Marine Safety Unit Port Arthur}, 2901 Turtle Creek Drive, Port Arthur, TX 77642
«Dates Employed:» {dates3:03/15/2012 to 05/28/2016|2012-03..2016-05}\t«Hours/Week:» {hours3:45}
{did3:CONTAINER AND BULK CARGO INSPECTION: I examined 300 containers of dangerous goods a year and detained those that were packed or declared wrongly.}
{did3:HURRICANE RESPONSE: I was deployed for 60 days after Hurricane Isaac to survey orphan containers and sunken boats from a helicopter and by airboat.}
# # {title4:DECKHAND}
{firm4:Tideway Towing}, 9030 NW St. Helens Road, Portland, OR 97231
«Dates Employed:» {dates4:05/20/2010 to 09/12/2011|2010-05..2011-09}\t«Hours/Week:» {hours4:60}
{did4:I stood watch, handled lines and transferred fuel on a harbor tug.}
# EDUCATION
{school1:Oregon State University}, Corvallis, OR – {degree1:B.S.}, {area1:Environmental Sciences}, {years1:06/12/2021|2021-06}, 182 quarter credits, GPA 3.41
{school2:Astoria High School}, Astoria, OR – {degree2:Diploma}, {years2:06/05/2009|2009-06}
# TRAINING
{passed:40-Hour HAZWOPER}, 2016
{passed:ICS-400 Advanced Incident Command}, 2019
{passed:Federal On-Scene Coordinator’s Representative Course}, USCG Training Center Yorktown, 2017
{passed:EPA Inspector Credential}, 2022
# OTHER
{skill:CAMEO and ALOHA}, {skill:ArcGIS Field Maps}, {skill:small boat operation to 29 feet}, {skill:NRDA sampling}
`;
