/** CVs of the eighth batch, with their facts marked (`fact-markup.ts`). None of these people exist. */

export const SCHOOL_LEAVER = `{name:Callum Ferris}
{location:Whitby, North Yorkshire}
{phone:07700 900118}
{email:callum.ferris@mailbox.example}

about me
I am sixteen and have just finished my exams. I turn up on time and like being busy.

jobs I have had
{dates1:Sept 2023 - now|2023-09..present}. {title1:Kitchen porter} at {firm1:The Moon and Sixpence}, Saturdays and school holidays
{did1:Wash pots, mop down and help the chefs with veg}
{dates2:June 2022 - August 2023|2022-06..2023-08}. {title2:Paper boy} for {firm2:Church Street News}
{did2:56 houses before school, six days a week}

school
{school1:Eskdale School} {years1:2019-2024|2019..2024}
{degree1:GCSEs}: Maths 5, English 6, Food Technology 8, French 4

things I am good at
{skill:cooking}, {skill:football coaching}, {skill:fixing bikes}

helping out
{role:Under 9s helper}, {cause:Whitby Fishermen FC}, 2023

references on request
`;

export const NURSE = `= {name:Blessing Adeyemi-Clarke} «RN (Adult)»
{location:Leeds, West Yorkshire} · {phone:07700 900227} · {email:blessing.ac@homemail.example}
# Personal profile
Registered nurse, nine years qualified, used to admitting from the emergency department at three in the morning and still finding a bed.
# Clinical experience
**{title1:Senior Sister (Band 7)}**\t{dates1:Oct 2021 – present|2021-10..present}
__{firm1:St James's University Hospital}, Acute Medical Unit__
- {did1:Lead a team of 42 across two shifts and write the off-duty}
- {did1:Cut falls by a third after bedside handover was brought in}
**{title2:Staff Nurse (Band 5)}**\t{dates2:Mar 2017 – Sep 2021|2017-03..2021-09}
__{firm2:Bradford Royal Infirmary}, Ward 9 Respiratory__
- {did2:Looked after eight patients a shift, three of them on non-invasive ventilation}
**{title3:Rotational Staff Nurse}**\t{dates3:Sep 2015 – Feb 2017|2015-09..2017-02}
__{firm3:Calderdale Royal Hospital}, six months each in theatres, elderly medicine and stroke__
- {did3:Completed preceptorship and intravenous competencies}
# Education and registration
**{degree1:BSc (Hons)} {area1:Adult Nursing}**\t{years1:2012 – 2015|2012..2015}
__{school1:University of Huddersfield}__
{passed:NMC registration}, 2015
# Mandatory and further training
- {passed:Immediate Life Support}, 2024
- {passed:Non-Medical Prescribing V300}, 2022
# Skills
{skill:Cannulation}, {skill:Triage}, {skill:Rostering}, {skill:SystmOne}
# Languages
{language:English}, {language:Yoruba}
`;

export const LORRY_DRIVER = `= {name:Kev Throssell}
HGV CLASS 1 DRIVER
«Mob» {phone:07700 900336}   «e-mail» {email:kevthrossell@homemail.example}
{location:Immingham, Lincolnshire}
# LICENCES
{passed:C+E, clean}
{passed:ADR Tanks}
{passed:HIAB}
# DRIVING JOBS
{dates1:09/17-present|2017-09..present} {firm1:Humber Bulk Liquids} – {title1:Tanker driver}
Nights out three a week, discharging at refineries and food plants
{dates2:02/11-08/17|2011-02..2017-08} {firm2:ASDA} – {title2:Trunk driver}
Double-deck trailers between depots at Washington and Brackmills
{dates3:05/04-01/11|2004-05..2011-01} {firm3:Fredk. Storr & Sons} – {title3:Tipper driver}
Muck away and stone for the council
# SCHOOL
{school1:Healing Comprehensive} {years1:1997-2002|1997..2002}
# OTHER THINGS
{skill:Tachographs}, {skill:Load security}, {skill:Pallet truck}
`;

export const CHEF = `{name:MARCO BELLINGHAM}
{location:BRIGHTON, EAST SUSSEX}
{phone:07700 900445} / {email:marco.b@mailbox.example}

PROFILE
HEAD CHEF WITH TWO ROSETTES BEHIND HIM. SEASONAL BRITISH MENUS, FIRM ON COST.

EMPLOYMENT

{firm1:THE SALTED LIMPET}, {title1:HEAD CHEF}, {dates1:MAY 2019 TO DATE|2019-05..present}
* {did1:RUN A BRIGADE OF NINE AND A GROSS PROFIT OF 71 PER CENT}
* {did1:WRITE THE MENU EVERY FORTNIGHT}

{firm2:GRAVETYE LODGE}, {title2:SOUS CHEF}, {dates2:JAN 2015 TO APR 2019|2015-01..2019-04}
* {did2:RAN THE PASS FOUR NIGHTS A WEEK}

{firm3:CAFE PAROUSIA}, {title3:CHEF DE PARTIE}, {dates3:JULY 2011 TO DEC 2014|2011-07..2014-12}
* {did3:SAUCE AND GRILL SECTIONS}

{firm4:WETHERSPOONS}, {title4:COMMIS}, {dates4:SEPT 2009 TO JUNE 2011|2009-09..2011-06}

TRAINING
{school1:CITY COLLEGE BRIGHTON}, {degree1:NVQ LEVEL 3} {area1:PROFESSIONAL COOKERY}, {years1:2009 TO 2011|2009..2011}
{passed:LEVEL 3 FOOD SAFETY}, 2021

KEY SKILLS
{skill:BUTCHERY}, {skill:MENU COSTING}, {skill:ALLERGENS}
`;

export const TEACHER = `= {name:Harriet Oyelaran-Boyd}
{location:Stroud, Gloucestershire} | {phone:07700 900554} | {email:h.oyelaranboyd@inkwell.example}
# Statement
Geography teacher and head of year who has taken 61 coach trips and lost nobody.
# Posts held
| **From – to** | **School** | **Post and responsibilities** |
| {dates1:2018 – present|2018..present} | {firm1:Marling Vale Academy} | {title1:Head of Year 9} Pastoral lead for 212 pupils, attendance up four points |
| {dates2:2014 – 2018|2014..2018} | {firm2:Archway School} | {title2:Teacher of Geography} Key stages 3 to 5, ran the field trips |
| {dates3:2012 – 2014|2012..2014} | {firm3:Cirencester Deer Park} | {title3:Newly Qualified Teacher} Taught geography and some history |
# Qualifications
| {years1:2011 – 2012|2011..2012} | {school1:University of Gloucestershire} | {degree1:PGCE} {area1:Geography} |
| {years2:2008 – 2011|2008..2011} | {school2:Swansea University} | {degree2:BSc (Hons)} {area2:Geography} |
# Skills
- {skill:Safeguarding}
- {skill:Timetabling}
- {skill:Geographic information systems}
# Interests
Open-water swimming; choir
`;

export const SCIENTIST = `= {name:Dr Ines Quintela Barros}
{email:ines.quintela@inkwell.example}\t{phone:+44 7700 900663}\t{location:Cambridge, Cambridgeshire}
# Research appointments
**{firm1:Wellcome Sanger Institute}**, {title1:Postdoctoral Fellow}\t{dates1:2020–|2020..present}
Single-cell atlas of the developing gut; pipelines in Nextflow.
**{firm2:EMBL Grenoble}**, {title2:Predoctoral Researcher}\t{dates2:2015–2020|2015..2020}
Structure of viral polymerases by cryo-EM.
**{firm3:University of Porto}**, {title3:Research Technician}\t{dates3:2013–2015|2013..2015}
Ran the cell culture suite.
# Degrees
**{school1:Université Grenoble Alpes}**, {degree1:PhD} {area1:Structural Biology}\t{years1:2015–2020|2015..2020}
**{school2:University of Porto}**, {degree2:MSc} {area2:Biochemistry}\t{years2:2011–2013|2011..2013}
# Publications
Quintela Barros I, Mbeki T, Lund S. A map of the fetal gut. J. Dev. Atlas 12, 201–219 (2023).
Quintela Barros I, Roux P. How a polymerase waits. Struct. Lett. 4, 11–19 (2019).
# Methods
{skill:Cryo-EM}, {skill:RNA sequencing}, {skill:Python}, {skill:Nextflow}
# Prizes
{award:Marie Curie Early Career Award}
# Languages
{language:Portuguese} (native), {language:English} (fluent), {language:French} (good)
`;

export const DEVELOPER = `{name:Tamsin Okonjo}
{location:Bristol, UK}
📧 {email:tamsin.okonjo@mailbox.example}
📱 {phone:07700 900772}

👋 Who I am
Backend developer who likes boring databases and short pull requests.

💼 Where I have worked

{title1:Senior Software Engineer}
{firm1:Ovo-ish Energy Ltd} · Full-time
{dates1:Jan 2021 - Present · 3 yrs 9 mos|2021-01..present}
Bristol, England, United Kingdom · Hybrid
- {did1:Moved 4 million meters to a new ledger with no downtime}
- {did1:On call one week in six}

{title2:Software Engineer}
{firm2:gov.uk} · Contract
{dates2:Mar 2018 - Dec 2020 · 2 yrs 10 mos|2018-03..2020-12}
London, England, United Kingdom
- {did2:Built the page that tells people when their passport will come}

{title3:Graduate Developer}
{firm3:Capgemini} · Full-time
{dates3:Sep 2016 - Feb 2018 · 1 yr 6 mos|2016-09..2018-02}
Telford, England, United Kingdom
- {did3:Fixed batch jobs in COBOL and Java}

🎓 What I studied
{school1:University of Bath}
{degree1:BSc} {area1:Computer Science}, {years1:2013 - 2016|2013..2016}

🛠 What I use
{skill:Kotlin} · {skill:PostgreSQL} · {skill:Terraform} · {skill:Go}
`;

export const CARER = `= {name:Doreen Asplin}
{location:Wisbech, Cambridgeshire}
«Telephone:» {phone:01945 555 0119}
«Email:» {email:doreen.asplin@homemail.example}
# Personal Details
«Full driving licence and own car»
# Employment
**{dates1:February 2022 to present|2022-02..present}**
**{title1:Care Assistant}, {firm1:Lavender House Residential Home}**
Personal care, medication rounds and activities for 24 residents
**June 2019 to January 2022**
**Career break to look after my mother**
**{dates2:April 2014 to May 2019|2014-04..2019-05}**
**{title2:Home Carer}, {firm2:Fenland Homecare}**
Double-up calls in the villages, mornings and weekends
**{dates3:November 2006 to March 2014|2006-11..2014-03}**
**{title3:Packer}, {firm3:Del Monte}**
Line work and quality checks
# Education
**{years1:1998 to 2003|1998..2003}**
**{school1:Queen's School, Wisbech|Queen's School}**
{degree1:GCSE} passes in English, maths and child development
# Training
- {passed:Care Certificate}
- {passed:Moving and Handling}
- {passed:Dementia Awareness}
# What I am like
{skill:Patient}, {skill:Good with people}, {skill:Reliable}
`;

export const COLONEL = `= {name:Alasdair Buchan-Hepburn} «OBE»
{location:Tisbury, Wiltshire}\t{phone:07700 900881}\t{email:alasdair.bh@inkwell.example}
# Summary
Retired army officer with thirty-one years of service, now advising boards on resilience, security and people.
# Career
**{title1:Director of Resilience}, {firm1:Wessex Water Partners}**\t{dates1:2021 to date|2021..present}
- {did1:Rewrote business continuity plans for 14 treatment works}
**{rank2:Colonel}, {title2:Assistant Head Operations}, {unit2:Permanent Joint Headquarters}, {service2:British Army}**\t{dates2:2017 to 2020|2017..2020}
- {did2:Planned four non-combatant evacuations}
**{rank3:Lieutenant Colonel}, {title3:Commanding Officer}, {unit3:2nd Battalion The Rifles}, {service3:British Army}**\t{dates3:2013 to 2016|2013..2016}
- {did3:Led 640 people in Northern Ireland and Kenya}
**{rank4:Major}, {title4:Company Commander}, {unit4:1st Battalion The Highlanders}, {service4:British Army}**\t{dates4:2006 to 2009|2006..2009}
- {did4:Deployed to Basra with 130 soldiers}
# Education
{degree1:MA} {area1:Defence Studies}, {school1:King's College London}\t{years1:2010|2010..2010}
{degree2:BA} {area2:Modern History}, {school2:University of St Andrews}\t{years2:1986 to 1989|1986..1989}
# Honours
{award:Officer of the Order of the British Empire}
{award:Queen's Commendation for Valuable Service}
# Non-executive roles
{role:Trustee}, {cause:The Gordon Foundation}, 2019 to date
# Skills
{skill:Crisis leadership}, {skill:Risk}, {skill:Governance}
`;

export const STOKER = `= {name:Daz Penhaligon}
{phone:07700 900990}\t{email:daz.penhaligon@mailbox.example}\t{location:Torpoint, Cornwall}
# WHO I AM
Ship's stoker turned plant fitter. I can make most engines run and most people laugh.
# CIVVY STREET
{firm1:Babcock} (Devonport)\t{dates1:Aug 2020 - present|2020-08..present}
**{title1:Mechanical Fitter}**
- {did1:Overhaul pumps and valves in the nuclear dock}
# IN THE ANDREW
{unit2:HMS Montrose}, {service2:Royal Navy}\t{dates2:Jan 2016 - Jul 2020|2016-01..2020-07}
**{rank2:Leading Hand} – {title2:Marine Engineering Technician}**
- {did2:Kept two diesels and two gas turbines alive in the Gulf}
- {did2:Ran a fire and repair party of 12}
{unit3:HMS Bulwark}, {service3:Royal Navy}\t{dates3:Mar 2010 - Dec 2015|2010-03..2015-12}
**{rank3:Able Rate} – {title3:Marine Engineering Technician}**
- {did3:Stood watches in the forward engine room}
# COURSES
- {passed:Sea Survival}, 2010
- {passed:Level 3 Diploma in Engineering Technology}, 2015
# SCHOOL
{school1:Torpoint Community College}\t{years1:2003 - 2008|2003..2008}
# GONGS
{award:Long Service and Good Conduct Medal}
# CAN DO
{skill:Diesel maintenance}; {skill:Welding}; {skill:Fire fighting}
`;

export const CREW_CHIEF = `= {name:Tyrell J. Whitcomb}
{location:Goldsboro, NC} • {phone:919-555-0143} • {email:tyrell.whitcomb@inkwell.example}
# PROFESSIONAL SUMMARY
Aircraft maintainer with twelve years on F-15E flight lines. Secret clearance.
# EXPERIENCE
**{service1,2,3:United States Air Force|US Air Force}** – {unit1,2,3:4th Fighter Wing}, Seymour Johnson AFB, NC
**{title1:Dedicated Crew Chief}** ({rank1:Technical Sergeant}), {dates1:June 2019 – July 2024|2019-06..2024-07}
- {did1:Launched 1,140 sorties with a 94 percent first-time release}
- {did1:Supervised nine airmen on swing shift}
**{title2:Flight Line Expediter}** ({rank2:Staff Sergeant}), {dates2:May 2016 – June 2019|2016-05..2019-06}
- {did2:Moved crews and parts across 22 spots}
**{title3:Assistant Crew Chief}** ({rank3:Senior Airman}), {dates3:August 2012 – May 2016|2012-08..2016-05}
- {did3:Serviced, marshaled and inspected jets}
# EDUCATION
**{school1:Community College of the Air Force}** – {degree1:Associate of Applied Science}, {area1:Aviation Maintenance Technology}, {years1:2018|2018..2018}
# CERTIFICATIONS
{passed:FAA Airframe and Powerplant License}
# AWARDS
{award:Air Force Commendation Medal}
{award:Air Force Achievement Medal}
# SKILLS
{skill:Hydraulics}, {skill:Technical orders}, {skill:FOD prevention}, {skill:Training}
`;

export const AIR_TRAFFICKER = `CURRICULUM VITAE

{name:Siân Rowlands-Peake}
{location:Lincoln}
{phone:07700 900121}
{email:sian.rp@homemail.example}

1. PERSONAL STATEMENT
Air traffic controller leaving the Royal Air Force in the spring, looking for a tower or a control room.

2. SERVICE RECORD

{unit1:RAF Coningsby}
{service1:Royal Air Force}
{rank1:Sergeant}, {title1:Approach Controller}
{dates1:04/2020 - present|2020-04..present}
- {did1:Vector fast jets and tankers in busy airspace}
- {did1:Examine four controllers a year}

{unit2:RAF Brize Norton}
{service2:Royal Air Force}
{rank2:Corporal}, {title2:Aerodrome Controller}
{dates2:09/2015 - 03/2020|2015-09..2020-03}
- {did2:Worked the visual control room on a 24 hour roster}

3. JOB BEFORE JOINING

{firm3:Marks and Spencer}
{title3:Sales Adviser}
{dates3:10/2013 - 08/2015|2013-10..2015-08}

4. EDUCATION
{school1:Gower College Swansea}
{degree1:A levels} in physics, maths and Welsh
{years1:2011 - 2013|2011..2013}

5. SKILLS
{skill:Calm on the radio}, {skill:Instructing}, {skill:Meteorology}

6. LANGUAGES
{language:Welsh}, {language:English}
`;

export const RESERVIST = `= {name:Nathaniel Osgood}
{email:n.osgood@inkwell.example} | {phone:07700 900230} | {location:Nottingham, Nottinghamshire}
# Profile
Quantity surveyor in the week, reservist sapper at weekends.
# Day job
__{dates1:March 2019 – now|2019-03..present}__
**{firm1:Galliford Construction Midlands}**
{title1:Senior Quantity Surveyor}
- {did1:Look after final accounts of up to £18m}
__{dates2:July 2014 – February 2019|2014-07..2019-02}__
**{firm2:Trent & Derwent Builders}**
{title2:Assistant Quantity Surveyor}
- {did2:Measured drainage and foundations}
# Reserve service
__{dates3:May 2015 – now|2015-05..present}__
**{service3:Army Reserve}**, {unit3:350 Field Squadron Royal Engineers}
{rank3:Staff Sergeant}, {title3:Troop Staff Sergeant}
- {did3:Train 30 reservists in bridging and search}
# Study
__{years1:2011 – 2014|2011..2014}__
**{school1:Nottingham Trent University}**
{degree1:BSc} {area1:Quantity Surveying}
# Toolkit
{skill:JCT contracts}, {skill:CostX}, {skill:Bridging}, {skill:Negotiation}
# Memberships
{passed:MRICS}
`;

export const CONTRACTOR = `{name:Priya Venkataraghavan}
{email:priya.v@mailbox.example}
{phone:+44 7700 900349}
{location:Reading, Berkshire}

PROJECT MANAGER / PMO LEAD (CONTRACT)

Assignments
-----------
{dates1:01/24 - 06/24|2024-01..2024-06} | {firm1:HMRC} | {title1:PMO Lead} | Day rate outside IR35
{dates2:06/23 - 12/23|2023-06..2023-12} | {firm2:Nationwide} | {title2:Project Manager} | Branch printers
{dates3:01/23 - 05/23|2023-01..2023-05} | {firm3:Thames Water} | {title3:Project Manager} | Smart meters
{dates4:03/22 - 12/22|2022-03..2022-12} | {firm4:Aviva} | {title4:PMO Analyst} | Claims platform
{dates5:09/21 - 02/22|2021-09..2022-02} | {firm5:eBay} | {title5:Scrum Master} | Seller onboarding
{dates6:02/21 - 08/21|2021-02..2021-08} | {firm6:NHS Digital} | {title6:Project Manager} | Vaccination booking
{dates7:07/20 - 01/21|2020-07..2021-01} | {firm7:Sky} | {title7:Delivery Manager} | Broadband orders
{dates8:01/20 - 06/20|2020-01..2020-06} | {firm8:BP} | {title8:Project Manager} | Lubricants intranet
{dates9:05/19 - 12/19|2019-05..2019-12} | {firm9:Zurich} | {title9:PMO Analyst} | Solvency reporting
{dates10:10/18 - 04/19|2018-10..2019-04} | {firm10:Three} | {title10:Project Officer} | Store closures

Education
---------
{school1:University of Reading} | {degree1:BA} {area1:Economics} | {years1:2012 - 2015|2012..2015}

Certificates
------------
{passed:PRINCE2 Practitioner}
{passed:AgilePM Foundation}

Skills
------
{skill:Planning}, {skill:RAID logs}, {skill:MS Project}, {skill:Jira}
`;

export const PROMOTED = `= {name:Louise Hartnoll-Dacre}
{location:Swindon, Wiltshire}
{phone:07700 900458}
{email:louise.hd@homemail.example}
# Profile
Started on the tills, now run a region. Retail through and through.
# Career history
**{firm1,2,3,4,5:Dunelm}**\t2008 – present
{title1:Regional Manager}\t{dates1:Jan 2021 – present|2021-01..present}
- {did1:Responsible for 14 stores and £82m of sales}
{title2:Store Manager}\t{dates2:Feb 2017 – Dec 2020|2017-02..2020-12}
- {did2:Opened the Cribbs Causeway store on budget}
{title3:Deputy Manager}\t{dates3:Apr 2013 – Jan 2017|2013-04..2017-01}
- {did3:Ran the floor and the visual team}
{title4:Team Leader}\t{dates4:Jun 2010 – Mar 2013|2010-06..2013-03}
{title5:Sales Assistant}\t{dates5:Sep 2008 – May 2010|2008-09..2010-05}
**{firm6:Woolworths}**\t2006 – 2008
{title6:Christmas Temp, then Supervisor}\t{dates6:Nov 2006 – Aug 2008|2006-11..2008-08}
# Education
**{school1:New College Swindon}**\t2004 – 2006
{degree1:BTEC National} {area1:Retail}\t{years1:Jul 2006|2006-07..2006-07}
# Strengths
{skill:Profit and loss}, {skill:Coaching}, {skill:Merchandising}
`;
