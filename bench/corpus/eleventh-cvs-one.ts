/** CVs of the eleventh batch, with their facts marked (`fact-markup.ts`). None of these people exist. */

export const PRIMARY_TEACHER = `= {name:Bethan Ashworth-Lloyd}
{location:Shrewsbury, Shropshire} · {phone:07700 900233} · {email:bethan.al@postbox.example}
# Personal profile
Primary teacher with eight years in Key Stage 1 and 2, maths lead and mentor to new colleagues. I like a calm room, a good display and a class that reads at lunchtime.
# Teaching experience
**{title1:Year 4 Teacher and Maths Lead}**\t{dates1:September 2020 – present|2020-09..present}
__{firm1:Meole Brook Church of England Primary School}, Shrewsbury__
- {did1:Planned a new maths curriculum with the head teacher and trained eleven staff to teach it}
- {did1:Share of pupils at the expected standard rose from 68 to 81 per cent in three years}
- {did1:Run the chess club and the Year 4 residential at Arthog}
**{title2:Year 2 Teacher}**\t{dates2:September 2017 – August 2020|2017-09..2020-08}
__{firm2:Greenfields Community Primary School}, Wellington__
- {did2:Taught classes of up to 31, with six pupils on support plans}
- {did2:Led phonics for two years}
**{title3:Teaching Assistant}**\t{dates3:January 2015 – July 2016|2015-01..2016-07}
__{firm3:St Winefride's Primary School}, Oswestry__
- {did3:One-to-one support for a pupil with a hearing impairment}
# Education
**{degree1:PGCE} {area1:Primary Education}**\t{years1:2016 – 2017|2016..2017}
{school1:University of Chester}
**{degree2:BA (Hons)} {area2:English Literature}**, 2:1\t{years2:2011 – 2014|2011..2014}
{school2:Bangor University}
# Skills
- {skill:Phonics}
- {skill:Curriculum planning}
- {skill:Safeguarding}
- {skill:Makaton}
# Languages
{language:English} (native), {language:Welsh} (conversational)
# Interests
Choir, long walks with an old lurcher
`;

export const SUBMARINE_ELECTRICIAN = `= {name:Marcus T. Okafor-Reyes}
{location:Groton, CT 06340|Groton, CT|Groton} | {phone:(860) 555-0143} | {email:marcus.okaforreyes@inbox.example}

# SUMMARY
Navy nuclear electrician with 14 years at sea and in training commands, looking for a shift supervisor post in commercial power generation. NEC N33Z. Secret clearance.

# CORE COMPETENCIES
| {skill:Reactor plant operations} | {skill:Electrical maintenance} | {skill:Root cause analysis} |
| {skill:Watch team leadership} | {skill:Tagout procedures} | {skill:Technical training} |

# SELECTED ACCOMPLISHMENTS
**Supervision**
- Led a division of 22 electricians through a 26-month overhaul with no lost-time injury
- Wrote the qualification plan that cut the time to qualify a senior operator by five weeks
**Technical**
- Traced a recurring ground on a motor generator that three ships' force teams had missed

# MILITARY EXPERIENCE
**{service1,2,3:United States Navy|US Navy}**
**{unit1:USS Hartford (SSN 768)}**, Groton, CT\t{dates1:Feb 2019 – Jul 2023|2019-02..2023-07}
{title1:Electrical Division Leading Chief Petty Officer}, {rank1:Chief Electrician's Mate (EMNC)|Chief Electrician's Mate}
- {did1:Responsible for all electrical generation and distribution on a fast attack submarine}
- {did1:Engineering Watch Supervisor for 2,100 hours underway}
**{unit2:Nuclear Power Training Unit}**, Ballston Spa, NY\t{dates2:Jan 2015 – Jan 2019|2015-01..2019-01}
{title2:Staff Instructor}, {rank2:Electrician's Mate First Class (EMN1)|Electrician's Mate First Class}
- {did2:Qualified 61 students on the prototype, 58 at the first board}
**{unit3:USS Pasadena (SSN 752)}**, Norfolk, VA\t{dates3:Aug 2011 – Dec 2014|2011-08..2014-12}
{title3:Electrical Operator}, {rank3:Electrician's Mate Second Class|Electrician's Mate Second Class}
- {did3:Maintained batteries, breakers and 400 Hz sets}

# EDUCATION
{degree1:Bachelor of Science}, {area1:Nuclear Engineering Technology}, {school1:Thomas Edison State University}, {years1:2022|2022}
{school2:Naval Nuclear Power School}, Goose Creek, SC, {years2:2010|2010}

# AWARDS
- {award:Navy and Marine Corps Commendation Medal}
- {award:Navy and Marine Corps Achievement Medal} (3)
`;

export const JOINER = `{name:DAZ HUMPHRIES}
Joiner / shopfitter
mob {phone:07700 900871}
{email:dazhumphries.joinery@homemail.example}
{location:Rotherham}

About me
Time served joiner, 22 yrs in the trade, own van own tools, CSCS gold card. Can run a small gang and get it handed over snag free.

Work

{title1:Self employed joiner|Joiner}
{firm1:DH Joinery}
{dates1:2016 to now|2016..present}
Kitchens, staircases, loft conversions, pub and shop refits. Most of my work comes from people I have worked for before.
Regular subbie for Brampton Interiors and Harrow Shopfitting.

{title2:Site foreman}
{firm2:Kelham Shopfitters Ltd}, Sheffield
{dates2:2010 to 2016|2010..2016}
Ran gangs of 4 to 9 on store refits all over the country. Night work mostly. Ordered materials and did the toolbox talks.

{title3:Bench joiner}
{firm3:Whitworth & Son}, Rotherham
{dates3:2005 to 2010|2005..2010}
Sash windows, doors, stairs. Machined and assembled.

{title4:Apprentice joiner}
{firm4:Whitworth & Son}, Rotherham
{dates4:2001 to 2005|2001..2005}

Qualifications
{degree1:NVQ Level 3} {area1:Bench Joinery}, {school1:Rotherham College}, {years1:2005|2005}
{passed:CSCS Gold Card}
{passed:First Aid at Work}
{passed:IPAF 3a and 3b}
Full clean driving licence

References on request
`;

export const PASTRY_CHEF = `[side]# Contact
[side]{phone:+44 7700 900614}
[side]{email:solene.marchetti@courriel.example}
[side]{location:London E8|London E8 3RL|London}
[side]{url:instagram.com/solene.patisserie}
[side]# Languages
[side]{language:French} – mother tongue
[side]{language:English} – fluent
[side]{language:Italian} – good
[side]# Skills
[side]{skill:Laminated dough}
[side]{skill:Chocolate work}
[side]{skill:Sugar work}
[side]{skill:Menu costing}
[side]{skill:HACCP}
[side]# Interests
[side]Trail running, ceramics
= {name:Solène Marchetti}
Pastry Chef
# Professional experience
**{title1:Head Pastry Chef}** | {firm1:The Marlowe Hotel}
London · {dates1:04/2021 – today|2021-04..present}
- {did1:Team of seven, plated desserts for 140 covers and afternoon tea for 90}
- {did1:Cut the cost of the petit four trolley by 18 % without anyone noticing}
- {did1:Two apprentices in the final of a national competition}
**{title2:Pastry Sous Chef}** | {firm2:Brasserie Lacombe}
London · {dates2:09/2018 – 03/2021|2018-09..2021-03}
- {did2:Viennoiserie and bread from four in the morning}
- {did2:Ran the section alone during eight months of reduced opening}
**{title3:Chef de Partie Pâtisserie}** | {firm3:Maison Perrachon}
Lyon · {dates3:06/2015 – 08/2018|2015-06..2018-08}
- {did3:Entremets, tarts and wedding cakes for three shops}
**{title4:Commis Pâtissière}** | {firm4:Hôtel des Terreaux}
Lyon · {dates4:09/2013 – 05/2015|2013-09..2015-05}
# Education
**{degree1:CAP Pâtissier}** | {school1:CFA François Rabelais}
Dardilly · {years1:2011 – 2013|2011..2013}
**{degree2:Baccalauréat général}** | {school2:Lycée Saint-Just}
Lyon · {years2:2011|2011}
`;

export const OFFICE_ADMINISTRATOR = `= {name:Denise Kowalczyk}
{location:418 Birchwood Lane, Toledo, OH 43604|Toledo, OH 43604|Toledo, OH} | {phone:(419) 555-0172} | {email:denise.kowalczyk@mailbox.example}
# Objective
Office administrator with more than ten years of keeping busy offices organized, seeking a full-time position with a medical or legal practice.
# Experience
**{title1:Office Manager}**\t{dates1:June 2018 – Present|2018-06..present}
{firm1:Maumee Valley Orthopedics}, Toledo, OH
- {did1:Supervise four front desk staff and schedule for six physicians}
- {did1:Moved 11,000 paper charts to the new records system in nine months}
- {did1:Negotiated a supply contract that saves $14,000 a year}
**{title2:Administrative Assistant}**\t{dates2:March 2013 – May 2018|2013-03..2018-05}
{firm2:Hartung Insurance Group}, Perrysburg, OH
- {did2:Prepared policies, correspondence and meeting minutes for three agents}
- {did2:Kept accounts receivable under 30 days}
**{title3:Receptionist}**\t{dates3:August 2010 – February 2013|2010-08..2013-02}
{firm3:Glass City Dental}, Toledo, OH
- {did3:Answered a six-line phone system and greeted about 40 patients a day}
# Education
**{degree1:Associate of Applied Business} in {area1:Office Administration}**\t{years1:May 2010|2010-05}
{school1:Owens Community College}, Perrysburg, OH
# Skills
- {skill:Microsoft Office}
- {skill:QuickBooks}
- {skill:Medical billing}
- {skill:Typing 75 wpm}
# Volunteer work
**{role1:Treasurer}**, {cause1:Old West End Neighbors}
`;

export const SAPPER_OFFICER = `= {name:Angus McIlwraith} «CSC»
{location:Fremantle WA 6160|Fremantle WA|Fremantle} • {phone:0491 570 156} • {email:angus.mcilwraith@bigpond.example} • {url:linkedin.com/in/angusmcilwraith}
# PROFESSIONAL SUMMARY
Project manager and former engineer officer of the Australian Army. Eighteen years of building things in places without roads, budgets to AUD 90 million and teams to 240.
# CAREER HISTORY
**{firm1:PILBARA ORE SERVICES PTY LTD}**
**{title1:Senior Project Manager}**\t{dates1:Feb 2021 – current|2021-02..present}
Newman, Western Australia
- {did1:Deliver the AUD 62 million non-process infrastructure package of a mine expansion}
- {did1:No recordable injury in 410,000 hours worked}
**{firm2:CAULFIELD CIVIL}**
**{title2:Project Manager}**\t{dates2:Mar 2018 – Jan 2021|2018-03..2021-01}
Perth
- {did2:Three bridges and 41 km of road upgrade in the Wheatbelt}
**{service3,4,5:AUSTRALIAN ARMY|Australian Army}**
**{title3:Officer Commanding}, {unit3:7th Combat Engineer Squadron}** ({rank3:Major})\t{dates3:Jan 2015 – Feb 2018|2015-01..2018-02}
Brisbane
- {did3:Commanded 118 soldiers with plant worth AUD 30 million}
- {did3:Led flood relief works in northern Queensland}
**{title4:Operations Officer}, {unit4:2nd Combat Engineer Regiment}** ({rank4:Captain})\t{dates4:Jan 2011 – Dec 2014|2011-01..2014-12}
Brisbane; Tarin Kowt, Afghanistan (2012)
- {did4:Planned route clearance for a task group of 600}
**{title5:Troop Commander}, {unit5:3rd Combat Engineer Regiment}** ({rank5:Lieutenant})\t{dates5:Jan 2008 – Dec 2010|2008-01..2010-12}
Townsville
# QUALIFICATIONS
{degree1:Master of Project Management}, {school1:University of Adelaide}, {years1:2016|2016}
{degree2:Bachelor of Engineering (Civil)}, {school2:UNSW Canberra at ADFA}, {years2:2006|2006}
{school3:Royal Military College Duntroon}, commissioned {years3:2007|2007}
# LICENCES AND TICKETS
- {passed:Chartered Professional Engineer (CPEng)}
- {passed:PRINCE2 Practitioner}
- {passed:WA MR driver licence}
# HONOURS
- {award:Conspicuous Service Cross}, 2017
- {award:Australian Active Service Medal}
# REFEREES
Available on request
`;

export const HGV_DRIVER = `= {name:Lee Barraclough}
{location:27 Canal Street, Brighouse, HD6 1JZ|Brighouse, HD6 1JZ|Brighouse}
«Tel:» {phone:07700 900355}
«Email:» {email:lee.barraclough@homemail.example}
# PROFILE
Class 1 driver, 15 years no points. Ex Army. Used to early starts, nights out and multi drop. Looking for local trunking.
# EMPLOYMENT
| **«Dates»** | **«Employer»** | **«Job and duties»** |
| {dates1:Jan 2019 – date|2019-01..present} | {firm1:Calder Freight Ltd}, Brighouse | **{title1:HGV Class 1 Driver}**<br>{did1:Night trunking Brighouse to Daventry with double deck trailers.}<br>{did1:Buddy driver for new starters.} |
| {dates2:Oct 2015 – Dec 2018|2015-10..2018-12} | {firm2:Pennine Foods}, Halifax | **{title2:Multi Drop Driver}**<br>{did2:Fridge deliveries to 20 shops and schools a day.} |
| {dates3:June 2015 – Sept 2015|2015-06..2015-09} | {firm3:Swift Driving Agency}, Leeds | **{title3:Agency Driver}**<br>{did3:Whatever came up, mainly parcels.} |
| {dates4:Aug 2006 – May 2015|2006-08..2015-05} | {service4:British Army}, {unit4:27 Regiment Royal Logistic Corps}, Aldershot | **{title4:Driver}, {rank4:Lance Corporal}**<br>{did4:Drove DROPS, MAN SV and fuel tankers in the UK, Germany and on two tours of Afghanistan.}<br>{did4:Second in command of a section of eight.} |
# LICENCES AND TRAINING
- {passed:Driver CPC}, to September 2029
- {passed:ADR tanks and packages}
- {passed:HIAB}
- {passed:Counterbalance fork lift}
# EDUCATION
| {years1:2001 – 2006|2001..2006} | {school1:Brighouse High School} | {degree1:6 GCSEs} incl. Maths and English |
# HOBBIES
Rugby league, allotment
`;

export const BIOCHEMIST = `= {name:Aoife Ní Chonaill}
{location:Apartment 6, 14 Sea Road, Galway, H91 X4K2|Galway, H91 X4K2|Galway|Sea Road, Galway} | {phone:+353 85 555 0126} | {email:aoife.nichonaill@collegemail.example}
# EDUCATION
**{school1:University of Galway}**\t{years1:2020 - 2024|2020..2024}
{degree1:BSc (Hons)} {area1:Biochemistry} - First Class Honours
- Final year project: inhibition of a bacterial urease by plant extracts (72%)
- Modules: Enzymology, Cell Signalling, Bioinformatics, Immunology, Statistics
- Erasmus semester, Uppsala, spring 2023
**{school2:Coláiste Bhaile Chláir}**, Claregalway\t{years2:2014 - 2020|2014..2020}
{degree2:Leaving Certificate}, 553 points; H1 in Biology and Chemistry
# RELEVANT EXPERIENCE
**{title1:QC Laboratory Intern}, {firm1:Corrib Biologics}**, Oranmore\t{dates1:Jan 2023 - Aug 2023|2023-01..2023-08}
- {did1:HPLC and ELISA release testing under GMP}
- {did1:Rewrote nine SOPs after an audit}
**{title2:Summer Research Student}, {firm2:School of Biological and Chemical Sciences, University of Galway|University of Galway|School of Biological and Chemical Sciences}**\t{dates2:Summer 2022|2022}
- {did2:Expressed and purified a recombinant protein in E. coli}
# OTHER EXPERIENCE
**{title3:Sales Assistant}, {firm3:Anthony Ryan's}**, Galway\t{dates3:2019 - 2022|2019..2022}
- {did3:Weekends and Christmas, cash office keyholder in the last year}
**{title4:Camogie Coach}, {firm4:Cúl Camps}**\t{dates4:July 2019, July 2020|2019-07..2020-07}
# SKILLS
«Laboratory:» {skill:HPLC}, {skill:ELISA}, {skill:PCR}, {skill:SDS-PAGE}, {skill:aseptic technique}
«Computing:» {skill:R}, {skill:GraphPad Prism}, {skill:Excel}
«Languages:» {language:Irish} (native), {language:English} (native), {language:Swedish} (A2)
# SOCIETIES AND VOLUNTEERING
- {role1:Auditor}, {cause1:Biochemistry Society}, 2022/23
- {role2:Volunteer tutor}, {cause2:Homework Club Westside}
# REFEREES
Dr P. Hession, School of Biological and Chemical Sciences, and Ms K. Folan, Corrib Biologics
`;

export const ACCOUNTS_ASSISTANT = `= {name:Priyanka Raval}
{location:Leicester LE4 6RJ|Leicester} | {phone:07700 900482} | {email:priyanka.raval@mailbox.example}
# Personal Statement
AAT qualified accounts assistant with six years in purchase ledger, payroll and month end for companies of 40 to 300 people.
# Work Experience
**{title1:Accounts Assistant}**\t{dates1:May 2021 - Present|2021-05..present}
{firm1:Soar Valley Packaging Ltd}, Leicester
- {did1:Process 900 supplier invoices a month and run two payments a week}
- {did1:Prepare VAT returns and month end accruals for the finance manager}
- {did1:Reconcile four bank accounts in two currencies}
**{title2:Purchase Ledger Clerk}**\t{dates2:August 2018 - April 2021|2018-08..2021-04}
{firm2:Wigston Engineering}, Wigston
- {did2:Cleared a backlog of 300 disputed invoices in ten weeks}
- {did2:Set up supplier statements by e-mail}
**{title3:Finance Apprentice}**\t{dates3:September 2016 - July 2018|2016-09..2018-07}
{firm3:Charnwood Borough Council}, Loughborough
- {did3:Rotated through payroll, income and audit}
# Education and Qualifications
**{degree1:AAT Level 4 Diploma} in {area1:Professional Accounting}**\t{years1:2020|2020}
{school1:Leicester College}
**{degree2:A levels}**: Maths, Economics, Gujarati\t{years2:2014 - 2016|2014..2016}
{school2:Rushey Mead Academy}, Leicester
# Key Skills
- {skill:Sage 50}
- {skill:Xero}
- {skill:Excel pivot tables}
- {skill:VAT}
- {skill:Payroll}
# Languages
{language:English}, {language:Gujarati}, {language:Hindi}
`;

export const FEDERAL_PLANNER = `= {name:LORRAINE M. BEAUCHAMP}
{location:2207 Cedar Hollow Dr, Killeen, TX 76542|Killeen, TX 76542|Killeen, TX}
«Phone:» {phone:254-555-0118} «Email:» {email:lorraine.beauchamp@webmail.example}
«Citizenship:» United States    «Veterans' Preference:» 10-point (CPS)
«Highest Grade Held:» GS-0346-12
# PROFESSIONAL EXPERIENCE
**{title1:LOGISTICS MANAGEMENT SPECIALIST|Logistics Management Specialist}**, {grade1:GS-0346-12}\t{dates1:10/2019 – Present|2019-10..present}
{firm1:U.S. Army Sustainment Command|Army Sustainment Command}, Fort Cavazos, TX
«Hours per week:» {hours1:40} «Salary:» {salary1:$89,412 per year}
«Supervisor:» {supervisor1:Calvin Stroud}, {supervisorphone1:254-555-0190} (may contact)
- {did1:Plan sustainment for brigade-size rotations, 4,300 soldiers and 1,100 vehicles each}
- {did1:Chair the weekly supply readiness board with seven battalions}
- {did1:Built a tracker of critical parts that reduced non-mission-capable days by 23 percent}
**{title2:SUPPLY TECHNICIAN|Supply Technician}**, {grade2:GS-2005-07}\t{dates2:06/2016 – 10/2019|2016-06..2019-10}
{firm2:Central Texas Veterans Health Care System}, Temple, TX
«Hours per week:» {hours2:40} «Salary:» {salary2:$48,203 per year}
«Supervisor:» {supervisor2:Yolanda Pruitt}, {supervisorphone2:254-555-0136} (may contact)
- {did2:Maintained stock of 2,600 medical items in nine clinics}
# MILITARY SERVICE
**{rank3:MASTER SERGEANT (E-7)|Master Sergeant}, {service3:UNITED STATES AIR FORCE RESERVE|US Air Force}**\t{dates3:05/2012 – 08/2022|2012-05..2022-08}
{title3:Logistics Plans Superintendent}, {unit3:433rd Logistics Readiness Squadron}, Joint Base San Antonio, TX
«Hours per week:» {hours3:16}
- {did3:Deployed twice to Al Udeid as night shift lead of a deployment control center}
- {did3:Rated 18 airmen}
**{rank4:STAFF SERGEANT (E-5)|Staff Sergeant}, {service4:UNITED STATES AIR FORCE|US Air Force}**\t{dates4:04/2004 – 05/2012|2004-04..2012-05}
{title4:Materiel Management Journeyman}, {unit4:49th Materiel Maintenance Squadron}, Holloman AFB, NM
«Hours per week:» {hours4:40}
- {did4:Shipped and received bare base equipment for three contingencies}
# EDUCATION
{school1:Central Texas College}, Killeen, TX – {degree1:Associate of Applied Science}, {area1:Business Management}, {years1:2015|2015}
{school2:Alamogordo High School}, Alamogordo, NM – {degree2:Diploma}, {years2:2003|2003}
# JOB-RELATED TRAINING
- {passed:Contracting Officer's Representative Level II}, 2020
- {passed:Lean Six Sigma Green Belt}, 2018
# AWARDS
- {award:Civilian Service Achievement Medal}, 2021
- {award:Air Force Commendation Medal}, 2012
`;
