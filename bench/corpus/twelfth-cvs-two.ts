/** CVs of the twelfth batch, with their facts marked (`fact-markup.ts`). None of these people exist. */

export const CIVIL_GRADUATE = `= {name:Oluwaseun Bright}
{location:Sheffield|Sheffield S10} | {phone:07700 900145} | {email:seun.bright@studentmail.example} | {url:linkedin.com/in/seunbright}
# Profile
Civil engineering graduate with a placement year on a river bridge and an interest in flood defences. Looking for a graduate post from September 2027.
# Education
**{degree1:MEng} {area1:Civil and Structural Engineering}**, predicted First\t{years1:2022 – 2027|2022..2027}
{school1:University of Sheffield}
- Dissertation on scour at bridge piers
- Modules: hydraulics, geotechnics, structural dynamics
**{degree2:A levels}**: Maths (A*), Physics (A), Geography (A)\t{years2:2020 – 2022|2020..2022}
{school2:Bishop Challoner Sixth Form}, Birmingham
# Work experience
**{title1:Placement Engineer}**\t{dates1:July 2025 – June 2026|2025-07..2026-06}
{firm1:Hargreave Morrison Construction}, Newark
- {did1:Checked setting out and concrete records for a three-span bridge}
- {did1:Wrote the temporary works register that the site still uses}
- {did1:Organised a visit for forty Year 9 pupils}
**{title2:Barista}**\t{dates2:October 2023 – May 2025|2023-10..2025-05}
{firm2:Steam Yard Coffee}, Sheffield
- {did2:Weekend shifts alongside my studies}
# Skills
- {skill:AutoCAD}
- {skill:Civil 3D}
- {skill:MATLAB}
- {skill:Technical drawing}
# Languages
{language:English} (native), {language:Yoruba} (conversational)
# Volunteering
**{role1:STEM Ambassador}**, {cause1:STEM Learning}
# Interests
Five-a-side, gospel choir
`;

export const RIFLEMAN_WAREHOUSE = `«11/19/26, 8:41 PM»\t«Resume Tyler - Google Docs»
= {name:Tyler Bohannon}
{location:Jacksonville NC|Jacksonville, NC} / {phone:910 555 0139} / {email:tbohannon.usmc@inbox.example}

**Experience**

**{title1:Warehouse Lead}**, {firm1:Onslow Building Supply}
{dates1:Sept 2024-present|2024-09..present}
• {did1:Run the second shift, 8 people, 3 forklifts}
• {did1:Zero lost time accidents since i took over}
• {did1:Cycle counts and returns}

**{title2:Rifleman (0311)|Rifleman}**, {service2:United States Marine Corps|US Marine Corps}
{rank2:Corporal} (E-4), {unit2:2nd Battalion, 6th Marines}, Camp Lejeune
{dates2:July 2020-July 2024|2020-07..2024-07}
• {did2:Fire team leader then squad leader for 12 Marines}
• {did2:Responsible for $600K of weapons and optics with no loss}
• {did2:Deployed w/ 22nd MEU 2022 (Mediterranean)}
• {did2:Secret clearance}

**{title3:Lifeguard}**, {firm3:City of Kinston}
{dates3:summers 2018 and 2019|2018..2019}

**School**
{school1:Kinston High School}, {years1:2020|2020}
{school2:Coastal Carolina Community College}, {area2:welding}, started {years2:Jan 2025|2025-01}

**Certs**
{passed:OSHA 10}
{passed:Forklift operator (sit down and stand up)}
{passed:Corporals Course}

**Skills**
{skill:Inventory}, {skill:scheduling}, {skill:radio communication}, {skill:land navigation}, {skill:first aid (TCCC)}

«https://docs.google.com/document/u/0/mobile»\t«1/1»
`;

export const CARE_NURSE = `= {name:Ma. Cristina D. Balagtas}
Registered Nurse (Adult) · NMC PIN 19K0555O
| «Address» | 8 Ferndale Road, {location:Worthing BN11|Worthing|8 Ferndale Road, Worthing BN11} |
| «Telephone» | {phone:07700 900880} |
| «E-mail» | {email:mcbalagtas@carermail.example} |
| «Nationality» | Filipino, Indefinite Leave to Remain |

# PERSONAL PROFILE
I am a caring and hard working nurse with experience in medical wards, surgical wards and nursing home. I have good communication skills and I am willing to work nights and week ends.

# EMPLOYMENT HISTORY
| **Dates** | **Employer** | **Position and duties** |
| {dates1:Nov 2021 to present|2021-11..present} | {firm1:Seabreeze Nursing Home}, Worthing | **{title1:Deputy Manager}**<br>{did1:In charge of the home when the manager is away, 44 residents}<br>{did1:Medication audits and care plans}<br>{did1:Induction of new carers} |
| {dates2:March 2019 to Nov 2021|2019-03..2021-11} | {firm2:Worthing Hospital}, Western Sussex | **{title2:Staff Nurse}, Medical Ward**<br>{did2:IV therapy, wound care and discharge planning}<br>{did2:Covid ward from March 2020} |
| {dates3:Feb 2015 to Jan 2019|2015-02..2019-01} | {firm3:Al Noor Specialist Hospital}, Jeddah, KSA | **{title3:Staff Nurse}, Surgical Ward**<br>{did3:28 bed male surgical ward} |
| {dates4:June 2012 to Dec 2014|2012-06..2014-12} | {firm4:Batangas Provincial Hospital}, Philippines | **{title4:Nurse I}** |

# EDUCATION
| {years1:2008 to 2012|2008..2012} | {school1:Lyceum of the Philippines University}, Batangas | {degree1:Bachelor of Science in Nursing|Bachelor of Science} |

# TRAINING
- {passed:Medicines Management Level 3} (2024)
- {passed:Safeguarding Adults} (2025)
- {passed:Basic Life Support} (yearly)
- {passed:OSCE} (2019)

# LANGUAGES
| {language:English} | Fluent (OET grade B) |
| {language:Tagalog} | Mother tongue |
| {language:Arabic} | Basic |
`;

export const RAF_LOGISTICIAN = `[side]# Contact
[side]{location:Lincoln}
[side]{phone:07700 900671}
[side]{email:p.ravenhill@postbox.example}
[side]{url:linkedin.com/in/philippa-ravenhill}
[side]# Key skills
[side]{skill:Supply chain strategy}
[side]{skill:Inventory optimisation}
[side]{skill:Programme management}
[side]{skill:Stakeholder engagement}
[side]{skill:Change management}
[side]# Qualifications
[side]{passed:MSP Practitioner}
[side]{passed:Lean Six Sigma Green Belt}
[side]# Languages
[side]{language:French} – B1
= {name:Philippa Ravenhill} «MBE FCILT»
Supply Chain Director
# Executive summary
Senior logistician leaving the Royal Air Force after 18 years, most recently responsible for the spares, fuel and movements of a fast-jet station of 3,200 people. Comfortable in front of ministers and in front of a broken fork lift.
# Career
**{title1:Officer Commanding Logistics Squadron}**, {unit1:RAF Coningsby}
__{service1:Royal Air Force} | {rank1:Squadron Leader} | {dates1:09/2023 to present|2023-09..present}__
- {did1:Command 164 military and civilian staff and a budget of £11m}
- {did1:Kept the Typhoon force supplied through a station power failure of nine days}
- {did1:Cut slow-moving stock by £4.6m without touching readiness}
**{title2:Supply Chain Planner, Typhoon|Supply Chain Planner}**, {unit2:Air Command}, High Wycombe
__{service2:Royal Air Force} | {rank2:Squadron Leader} | {dates2:08/2020 to 08/2023|2020-08..2023-08}__
- {did2:Wrote the ten-year spares forecast and defended it before the Treasury}
- {did2:Appointed MBE for Operation PITTING, the Kabul evacuation}
**{title3:Officer Commanding Mobility Flight}**, {unit3:RAF Akrotiri}
__{service3:Royal Air Force} | {rank3:Flight Lieutenant} | {dates3:01/2017 to 07/2020|2017-01..2020-07}__
- {did3:Handled 31,000 passengers a year with a flight of 52}
**{title4:Logistics Officer}**, {unit4:No. 2 Mechanical Transport Squadron}, RAF Wittering
__{service4:Royal Air Force} | {rank4:Flying Officer} | {dates4:10/2011 to 12/2016|2011-10..2016-12}__
- {did4:Convoys in Afghanistan on two tours}
**{title5:Graduate Trainee}**, {firm5:Boots UK}, Nottingham
__{dates5:09/2008 to 09/2010|2008-09..2010-09}__
# Education
**{degree1:MSc} {area1:Logistics and Supply Chain Management}**, {school1:Cranfield University}, {years1:2019|2019}
**{degree2:BSc} {area2:Mathematics}**, {school2:University of Nottingham}, {years2:2008|2008}
# Boards and giving
{role1:School governor}, {cause1:Branston Junior Academy}
`;

export const AIRMAN_SYSTEMS = `= {name:Kendra L. Whitcomb}
{location:Colorado Springs, CO 80918|Colorado Springs, CO} | {phone:(719) 555-0126} | {email:kendra.whitcomb@mailbox.example}
# Summary
Systems administrator with ten years in Air Force communications squadrons and three in a hospital network. Active Secret clearance.
# Experience
**{title1:Systems Administrator}**\t{dates1:October 2023 – Present|2023-10..present}
{firm1:Front Range Health Partners}, Colorado Springs, CO
- {did1:Administer 420 Windows and Linux servers at five hospitals}
- {did1:Moved the backup environment to immutable storage in four months}
- {did1:Carry the on-call phone one week in four}
**{title2:Cyber Systems Operations Supervisor}**, {rank2:Technical Sergeant}\t{dates2:April 2018 – September 2023|2018-04..2023-09}
{service2,3:United States Air Force|US Air Force}, {unit2:21st Communications Squadron}, Peterson AFB, CO
- {did2:Supervised 14 airmen and planned their training}
- {did2:Patched 3,100 endpoints monthly with 99 percent compliance}
**{title3:Cyber Transport Systems Technician}**, {rank3:Senior Airman}\t{dates3:June 2013 – March 2018|2013-06..2018-03}
United States Air Force, {unit3:35th Communications Squadron}, Misawa AB, Japan
- {did3:Maintained switches and fiber for 9,000 users}
- {did3:Deployed to Al Udeid, Qatar, for six months}
# Education
**{degree1:Bachelor of Science}, {area1:Cybersecurity}**\t{years1:2022|2022}
{school1:Western Governors University}
**{degree2:Associate of Applied Science}, {area2:Information Systems Technology}**\t{years2:2018|2018}
{school2:Community College of the Air Force}
# Certifications
- {passed:CompTIA Security+ CE}
- {passed:Red Hat Certified System Administrator}
- {passed:ITIL 4 Foundation}
# Skills
- {skill:Windows Server}
- {skill:Red Hat Enterprise Linux}
- {skill:VMware vSphere}
- {skill:PowerShell}
- {skill:Ansible}
`;

export const DIESEL_FITTER = `= {name:WAYNE PETERSEN}
{location:Emerald QLD 4720|Emerald QLD|Emerald}\t«Ph» {phone:0491 570 006}
«Email» {email:wazpetersen@outback.example}

**POSITION SOUGHT:** Leading Hand / Heavy Diesel Fitter, 8:6 roster

**LICENCES & TICKETS**
- {passed:Certificate III Mobile Plant Technology}
- {passed:Standard 11 Surface}
- {passed:Working at Heights}, {passed:Confined Space}
- {passed:HR licence}

**WORK HISTORY**
**{firm1:CAPCOAL HIRE PTY LTD}, Middlemount**\t{dates1:MAR 2020 – PRESENT|2020-03..present}
{title1:Leading Hand Fitter}
- {did1:Cat 789 and 793 trucks, D11 dozers, 24M graders}
- {did1:Crew of 9 including 3 apprentices}
- {did1:Component changeouts, 250 to 2000 hr services}
**{firm2:HASTINGS DEERING}, Mackay**\t{dates2:JAN 2013 – FEB 2020|2013-01..2020-02}
{title2:Field Service Technician}
- {did2:Breakdowns from Clermont to the coast, up to 90,000 km a year in the ute}
**{firm3:BHP MITSUBISHI ALLIANCE}, Peak Downs**\t{dates3:2009 – 2012|2009..2012}
{title3:Diesel Fitter}
**{firm4:EMERALD TRACTORS}**\t{dates4:2005 – 2008|2005..2008}
{title4:Apprentice Mechanic (Ag)}

**TRADE TRAINING**
{school1:Central Queensland TAFE}, Emerald campus\t{years1:2008|2008}
{degree1:Certificate III in Agricultural Mechanical Technology}

**REFEREES**
Bluey Townsend, Maintenance Super, Capcoal Hire «ph» 0491 570 110
Sharon Ng, Service Manager, Hastings Deering «ph» 0491 570 313

**INTERESTS** Barra fishing, camp drafting, coaching under 12s
`;

export const RESERVE_COUNSELOR = `{name:ANGELA M. TREMBLAY}
{location:Portland, Maine|Portland, ME}   {phone:207.555.0158}   {email:amtremblay@mailbox.example}

==== SUMMARY ====
High school counselor and Army Reserve civil affairs NCO. I have spent
fifteen years helping people work out what to do next, in a library, in a
guidance office and in the Horn of Africa.

==== EXPERIENCE ====

{firm1:Casco Bay High School}, {title1:School Counselor}
{dates1:August 2017 to present|2017-08..present}
  > {did1:Caseload of 260 students; college, career and the hard days between}
  > {did1:Wrote the district's plan for students with a deployed parent,
    adopted by four other schools}
  > {did1:Supervise two graduate interns a year}

{service2:U.S. Army Reserve|US Army Reserve}, {unit2:443rd Civil Affairs Battalion}, Warwick RI
{rank2:Sergeant First Class}, {title2:Civil Affairs Team Sergeant}
{dates2:June 2009 to present|2009-06..present} (part time; mobilized Jan 2013 - Dec 2013 and Apr 2019 - Feb 2020)
  > {did2:Lead a four-person team working with local government and aid agencies}
  > {did2:Djibouti and Kenya: surveyed 61 wells and schools}

{firm3:Portland Public Library}, {title3:Teen Services Assistant}
{dates3:September 2010 to July 2015|2010-09..2015-07}
  > {did3:Homework club, graphic novel collection}

==== EDUCATION ====
{school1:University of Southern Maine}, {degree1:M.S.} {area1:Counselor Education}, {years1:May 2017|2017-05}
{school2:Bates College}, {degree2:B.A.} {area2:Sociology}, {years2:May 2009|2009-05}

==== CERTIFICATION ====
{passed:Maine School Counselor Certificate 075}
{passed:Mental Health First Aid Instructor}

==== LANGUAGES ====
{language:English}, {language:French} (DLPT 2+/2)

==== AFFILIATIONS ====
{role1:President}, {cause1:Maine School Counselor Association}, 2022-2024
`;

export const UX_DESIGNER = `[side]# Say hello
[side]{email:hej@linneasundqvist.example}
[side]{phone:+46 70 174 06 35}
[side]{url:linneasundqvist.example}
[side]{location:Malmö, Sweden|Malmö}
[side]# Toolbox
[side]{skill:Figma}
[side]{skill:Framer}
[side]{skill:Maze}
[side]{skill:HTML & CSS}
[side]{skill:After Effects}
[side]# I speak
[side]{language:Swedish} ●●●●●
[side]{language:English} ●●●●○
[side]{language:Danish} ●●○○○
[side]# When offline
[side]Open-water swimming, sourdough, bad karaoke
= {name:Linnea Sundqvist}
Product designer (UX/UI)
Eight years of making tax forms, parking meters and hospital booking less painful. I test early, draw a lot and write the words too.
# Where I've worked
**{firm1:Parkera AB}** — {title1:Lead Product Designer}
{dates1:Feb 2022 → now|2022-02..present} / Malmö
- {did1:Redesigned the payment flow used by 1.3 million drivers; support calls fell by a third}
- {did1:Built and look after the design system (62 components)}
- {did1:Manage three designers}
**{firm2:Region Skåne}** — {title2:UX Designer}
{dates2:Aug 2018 → Jan 2022|2018-08..2022-01} / Lund
- {did2:Interviewed 140 patients for the new booking service}
- {did2:WCAG audits of nine services}
**{firm3:Byrå Tolv}** — {title3:Junior Designer}
{dates3:Jun 2016 → Jul 2018|2016-06..2018-07} / Malmö
- {did3:Campaign sites, banners, a very small theatre}
# What I've studied
**{school1:Malmö University}** — {degree1:BA} {area1:Interaction Design}
{years1:2013 → 2016|2013..2016}
**{school2:Hyper Island}** — short course, {area2:Service Design}
{years2:2019|2019}
# Nice things
{award:Swedish Design Award, nominee}, 2023
`;

export const SOFTWARE_TESTER = `= {name:Venkata Ramana Pothukuchi}
«Mobile :» {phone:+91 99088 55501}\t«Email :» {email:pv.ramana.qa@techmail.example}
«Location :» {location:Hyderabad, Telangana|Hyderabad}
# CAREER OBJECTIVE
To obtain a challenging position as Senior QA Engineer in a reputed organization where I can utilize my skills for mutual growth.
# PROFESSIONAL SUMMARY
- Having 9+ years of experience in manual and automation testing in Banking and Insurance domains.
- Good experience in Agile methodology and STLC.
- ISTQB certified.
# WORK EXPERIENCE
- Working as {title1:Test Lead} in {firm1:Kestrelon Technologies Pvt Ltd}, Hyderabad from {dates1:July 2020 to till date|2020-07..present}.
- Worked as {title2:Senior Test Engineer} in {firm2:Bharat Infosolutions Ltd}, Pune from {dates2:Jan 2017 to June 2020|2017-01..2020-06}.
- Worked as {title3:Test Engineer} in {firm3:Sai Softech}, Hyderabad from {dates3:Aug 2015 to Dec 2016|2015-08..2016-12}.
# TECHNICAL SKILLS
| Automation Tools | {skill:Selenium WebDriver}, {skill:Playwright}, {skill:REST Assured} |
| Languages | {skill:Java}, {skill:SQL} |
| Test Management | {skill:JIRA}, {skill:qTest} |
| CI Tools | {skill:Jenkins}, {skill:Git} |
# PROJECT DETAILS
| **Project #1** | **Motor Claims Portal** |
| Client | Southbank Insurance, UK |
| Role | Test Lead |
| Team Size | 11 |
| Responsibilities | Preparation of test plan and estimation. Framework design in Java. Defect triage with the client. |
| **Project #2** | **Retail Loan Origination** |
| Client | Deccan Cooperative Bank |
| Role | Senior Test Engineer |
| Team Size | 18 |
| Responsibilities | Writing and execution of test cases. API testing. Preparing daily status report. |
# EDUCATION
- {degree1:B.Tech} ({area1:ECE}) from {school1:JNTU Kakinada} in {years1:2015|2015} with 71 %
- {degree2:Intermediate (MPC)|Intermediate} from {school2:Sri Chaitanya Junior College} in {years2:2011|2011} with 91 %
# CERTIFICATIONS
- {passed:ISTQB Certified Tester Foundation Level}
# PERSONAL DETAILS
Father's Name : P. Satyanarayana
Date of Birth : 02-06-1994
Languages known : {language:English}, {language:Telugu}, {language:Hindi}
# DECLARATION
I hereby declare that the above information is true to the best of my knowledge.
Place : Hyderabad
`;

export const HR_OFFICER = `= {name:Gráinne O'Dowd}
{location:Ennis, Co. Clare|Ennis} | {phone:085 555 0142} | {email:grainne.odowd@eiremail.example}
# Profile
CIPD-qualified HR generalist with seven years in manufacturing and hospitality. Equally at home in a disciplinary meeting and at a family day.
# Employment
**{title1:HR Officer}**\t{dates1:May 2021 – Present|2021-05..present}
**{firm1:Burren Precision Components}**, Shannon
- {did1:HR partner for three production areas with 260 staff}
- {did1:Reduced time to hire from 51 to 33 days}
- {did1:Brought in the right-to-disconnect and remote working policies}
**{title2:HR Administrator}**\t{dates2:September 2018 – April 2021|2018-09..2021-04}
**{firm2:Lahinch Strand Hotel}**, Lahinch
- {did2:Recruitment and payroll data for 90 permanent and 60 seasonal staff}
# Education
**{degree1:Postgraduate Diploma} in {area1:Human Resource Management}**\t{years1:2018|2018}
{school1:University of Limerick}
**{degree2:BA} in {area2:Psychology}**\t{years2:2014 – 2017|2014..2017}
{school2:University of Galway}
# Skills
- {skill:Employee relations}
- {skill:Recruitment}
- {skill:Employment law}
- {skill:BambooHR}
# Memberships
- {passed:Associate CIPD}
# Languages
{language:English}, {language:Irish}
# Referees
Available on request
`;
