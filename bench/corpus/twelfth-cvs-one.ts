/** CVs of the twelfth batch, with their facts marked (`fact-markup.ts`). None of these people exist. */

export const LOGISTICS_CAPTAIN = `= {name:Hannah Prendergast}
{location:Warminster, Wiltshire|Warminster} | {phone:07700 900318} | {email:hannah.prendergast@postbox.example} | {url:linkedin.com/in/hannahprendergast}
# Profile
Operations leader with nine years as an officer in the British Army, used to moving people, vehicles and stores to a deadline. Looking for a role in transport or supply chain management in the South West.
# Professional experience
**{title1:Transport Operations Manager}**\t{dates1:March 2023 – Present|2023-03..present}
{firm1:Wessex Food Distribution Ltd}, Westbury
- {did1:Run a fleet of 46 vehicles and 71 drivers over two shifts}
- {did1:Brought on-time delivery from 91 to 97.5 per cent within a year}
- {did1:Introduced a driver apprenticeship with Wiltshire College; nine people so far}
**{title2:Squadron Second-in-Command}**\t{dates2:August 2020 – February 2023|2020-08..2023-02}
{unit2:27 Regiment RLC}, {service2,3,4:British Army} ({rank2:Captain}), Aldershot
- {did2:Responsible for the training and welfare of 118 soldiers}
- {did2:Planned the road move of 240 vehicles to Estonia and back without a serious accident}
**{title3:Adjutant}**\t{dates3:January 2018 – July 2020|2018-01..2020-07}
{unit3:10 Queen's Own Gurkha Logistic Regiment}, British Army ({rank3:Captain}), Aldershot
- {did3:Managed discipline, appointments and reporting for a regiment of 480}
**{title4:Troop Commander}**\t{dates4:December 2014 – December 2017|2014-12..2017-12}
{unit4:9 Regiment RLC}, British Army ({rank4:Lieutenant}), Hullavington
- {did4:Led 32 drivers, including four months in Kenya building a training camp}
# Education
**{school1:Royal Military Academy Sandhurst}**\t{years1:2014|2014}
{degree1:Commissioning Course}
**{school2:University of Leeds}**\t{years2:2010 – 2013|2010..2013}
{degree2:BA (Hons)} {area2:Geography}, 2:1
# Skills
- {skill:Fleet management}
- {skill:Route planning}
- {skill:Contract management}
- {skill:Budgeting}
# Certificates
- {passed:Transport Manager CPC}, 2023
- {passed:ILM Level 5 Certificate in Leadership and Management}, 2019
# Interests
Fell running, restoring a 1972 Land Rover
`;

export const GUARD_DEPUTY = `[side]# CONTACT
[side]{location:Nacogdoches, TX 75961|Nacogdoches, TX}
[side]{phone:936-555-0117}
[side]{email:rj.villarreal@inbox.example}
[side]# SKILLS
[side]- {skill:Patrol operations}
[side]- {skill:Report writing}
[side]- {skill:Crisis intervention}
[side]- {skill:Range safety}
[side]- {skill:Radio communications}
[side]# LICENSES
[side]- {passed:Texas Peace Officer License – Intermediate}
[side]- {passed:TCOLE Firearms Instructor}
[side]- {passed:EMT-Basic}
[side]# LANGUAGES
[side]{language:English}
[side]{language:Spanish} (fluent)
= {name:Raul J. Villarreal}
Deputy Sheriff / National Guard NCO
# PROFILE
Deputy with eight years on patrol and twelve in the Texas Army National Guard. Steady, bilingual, good with scared people. Now looking for a position as a training coordinator.
# EXPERIENCE
**{title1:Deputy Sheriff}**
{firm1:Nacogdoches County Sheriff's Office}, Nacogdoches, TX
{dates1:05/2016 - Present|2016-05..present}
- {did1:Answer about 1,400 calls for service a year across 980 square miles}
- {did1:Field Training Officer since 2019, eleven recruits trained}
- {did1:Set up the department's first peer support team}
**{rank2:Staff Sergeant}, {title2:Military Police Squad Leader}**
{service2:Texas Army National Guard|Army National Guard}, {unit2:236th Military Police Company}, San Antonio, TX
{dates2:08/2012 - Present|2012-08..present}
- {did2:Lead ten soldiers on drill weekends and two state activations}
- {did2:Mobilized to Guantanamo Bay, 2014 to 2015, as a guard force team leader}
- {did2:Hurricane Harvey response in Beaumont, 2017}
**{title3:Corrections Officer}**
{firm3:Angelina County Jail}, Lufkin, TX
{dates3:01/2013 - 04/2016|2013-01..2016-04}
- {did3:Supervised housing units of up to 64 inmates}
# EDUCATION
**{degree1:Associate of Applied Science}, {area1:Criminal Justice}**
{school1:Angelina College}, Lufkin, TX
{years1:2011 - 2013|2011..2013}
# AWARDS
- {award:Army Commendation Medal}
- {award:Sheriff's Life Saving Award}, 2020
`;

export const HEATING_ENGINEER = `{name:Gareth Bevan-Pugh}
{location:12 Heol Isaf, Pontardawe SA8|Pontardawe SA8|Pontardawe}
«Mob:» {phone:07700 900562}    «Email:» {email:gbp.heating@homemail.example}

Gas Safe registered heating engineer, 17 years in domestic. Boilers, cylinders, underfloor, heat pumps since 2022. Own tools and van. Clean licence. Happy to do on call 1 in 4.

WORK HISTORY

{dates1:Oct 2021 - now|2021-10..present}   {title1:Heating Engineer}, {firm1:Tawe Valley Heating}
* {did1:Installs and servicing for two housing associations, about 900 properties}
* {did1:Got my heat pump ticket and fitted 34 so far}
* {did1:Look after the apprentice}

{dates2:Feb 2014 - Sept 2021|2014-02..2021-09}   {title2:Service Engineer}, {firm2:Celtic Home Response}
* {did2:Breakdowns, six to nine calls a day all over Swansea and Neath}
* {did2:Fault finding on Worcester, Vaillant, Ideal, Baxi and the odd antique}

{dates3:2009 - Jan 2014|2009..2014-01}   {title3:Plumber}, {firm3:D. R. Hopkin & Sons}, Clydach
* {did3:New build first and second fix}

{dates4:2006 - 2009|2006..2009}   {title4:Apprentice Plumber}, {firm4:D. R. Hopkin & Sons}, Clydach

TICKETS
{passed:ACS Core Gas Safety CCN1}, exp. 2027
{passed:Unvented Hot Water G3}
{passed:Level 3 Air Source Heat Pumps}, 2022
{passed:Legionella awareness}

SCHOOL ETC
{school1:Neath Port Talbot College}: {degree1:City & Guilds Level 3} {area1:Plumbing}, {years1:2009|2009}
{school2:Cwmtawe Comprehensive}: 7 GCSEs, {years2:2006|2006}

{language:Welsh} first language, {language:English}

Refs: ask Tawe Valley, they know I'm looking
`;

export const MARINE_ENGINEER_PO = `= {name:Callum Strathearn}
{location:Helensburgh, Argyll|Helensburgh} · {phone:+44 7700 900447} · {email:c.strathearn@seamail.example}
**Marine and mechanical engineering technician leaving the Royal Navy in spring 2027 after 16 years**
Diesel, gas turbine and auxiliary plant; planned maintenance; leading small teams in bad weather. DV not held, SC to 2029. Will work offshore.
# {service1,2,3,4:Royal Navy} career
| {dates1:May 2022 – date|2022-05..present} | **{rank1:Petty Officer} – {title1:Engine Room Section Head}**, {unit1:HMS Glasgow} (in build), Scotstoun |
| | First of class; wrote the machinery operating procedures with BAE Systems and trained 24 engineers on them. |
| {dates2:Aug 2018 – Apr 2022|2018-08..2022-04} | **{rank2:Petty Officer} – {title2:Diesel Section Second}**, {unit2:HMS Sutherland}, Devonport |
| | Four engines, three deployments including the Gulf. Kept propulsion at 96 % availability. |
| {dates3:Jan 2014 – Jul 2018|2014-01..2018-07} | **{rank3:Leading Engineering Technician} – {title3:Instructor}**, {unit3:HMS Sultan}, Gosport |
| | Taught hydraulics and refrigeration to 300 trainees a year. Defence Train the Trainer. |
| {dates4:Nov 2010 – Dec 2013|2010-11..2013-12} | **{rank4:Engineering Technician} – {title4:Marine Engineering Mechanic}**, {unit4:HMS Bulwark} |
| | Watchkeeping, steering gear and boats. |
# Before the Navy
| {dates5:2008 – 2010|2008..2010} | **{title5:Trainee Mechanic}**, {firm5:Lomond Marine Services}, Balloch |
# Qualifications
| {years1:2021|2021} | {degree1:HNC} {area1:Marine Engineering}, {school1:City of Glasgow College} |
| {years2:2012|2012} | {degree2:NVQ Level 3} {area2:Engineering Maintenance}, {school2:HMS Sultan} |
| 2024 | {passed:NEBOSH General Certificate} |
| 2023 | {passed:BOSIET with CA-EBS} |
# Skills
{skill:Planned maintenance}; {skill:vibration analysis}; {skill:hydraulics}; {skill:refrigeration}; {skill:confined space entry}
# Medals
{award:Long Service and Good Conduct Medal (Royal Navy)}
# Outside work
Lifeboat crew, {role1:Volunteer Mechanic} at {cause1:RNLI Helensburgh}
`;

export const BUNDESWEHR_MECHATRONIC = `= {name:Jörn Wiedenhöft}
{location:Ulmenweg 4, 24534 Neumünster, Germany|24534 Neumünster, Germany|Neumünster, Germany|Neumünster} • «Tel.» {phone:+49 1512 5550147} • {email:j.wiedenhoeft@briefkasten.example}
Date of birth: 14.03.1991 in Rendsburg • Nationality: German • Driving licence B, C, CE
# WORK EXPERIENCE
**{dates1:07.2021 – today|2021-07..present}**\t{firm1:Nordmark Windservice GmbH}, Husum
**{title1:Service Technician Wind Turbines}**
- {did1:Maintenance and repair of turbines from 2 to 5 MW, on- and offshore}
- {did1:Team leader of a crew of three since 01.2023}
- {did1:Large component exchange: gearbox, pitch bearing, blade repair under supervision}
**{dates2:10.2015 – 06.2021|2015-10..2021-06}**\t{firm2:Danvest Maschinenbau KG}, Kiel
**{title2:Mechatronics Fitter}**
- {did2:Commissioning of packaging machines at customers in 14 countries}
- {did2:Siemens S7 and TIA Portal}
**{dates3:07.2011 – 09.2015|2011-07..2015-09}**\t{service3:Bundeswehr}, {unit3:Lufttransportgeschwader 63}, Hohn
**{title3:Aircraft Mechanic C-160 Transall}** (temporary-career volunteer, last rank {rank3:Obergefreiter})
- {did3:Flight line maintenance, turn-round and de-icing}
- {did3:Detachment to Termez, Uzbekistan (03.2013 – 06.2013)}
# VOCATIONAL TRAINING AND SCHOOL
**{years1:08.2008 – 06.2011|2008-08..2011-06}**\t{school1:Walther-Lehmkuhl-Schule}, Neumünster
{degree1:Facharbeiterbrief} {area1:Mechatroniker} (training company: Danvest Maschinenbau KG), final mark 1.9
**{years2:08.2002 – 06.2008|2002-08..2008-06}**\t{school2:Alexander-von-Humboldt-Schule}, Neumünster
{degree2:Mittlere Reife}
# FURTHER TRAINING
- {passed:GWO Basic Safety Training}, 2024
- {passed:Switching authorisation up to 33 kV}, 2022
# LANGUAGES
{language:German} mother tongue – {language:English} B2 – {language:Danish} A2
# COMPUTER SKILLS
{skill:TIA Portal}, {skill:SAP PM}, {skill:MS Office}
Neumünster, 9 November 2026
`;

export const DENTAL_HYGIENIST = `= {name:Marisol Etchegaray}
{location:Boise, Idaho|Boise, ID} | {phone:(208) 555-0164} | {email:marisol.etchegaray@mailbox.example}
# Summary
Registered dental hygienist with eleven years in family and periodontal practices. Gentle with nervous patients, quick with a chart.
# Experience
**{title1:Lead Dental Hygienist}**\t{dates1:August 2019 – Present|2019-08..present}
{firm1:Treasure Valley Periodontics}, Boise, Idaho
- {did1:Treat eight to ten patients a day and coordinate four hygienists}
- {did1:Started a recall program that brought back 310 overdue patients}
- {did1:Train new staff in digital charting}
**{title2:Dental Hygienist}**\t{dates2:June 2015 – July 2019|2015-06..2019-07}
{firm2:Canyon Ridge Family Dentistry}, Nampa, Idaho
- {did2:Cleanings, sealants, X-rays and local anesthesia}
- {did2:Visited three elementary schools each February}
**{title3:Dental Assistant}**\t{dates3:May 2011 – August 2013|2011-05..2013-08}
{firm3:Dr. Alan Thorsby, DDS}, Caldwell, Idaho
- {did3:Chairside assistance and sterilization}
# Education
**{school1:College of Southern Idaho}**, Twin Falls\t{years1:2013 – 2015|2013..2015}
{degree1:Associate of Science}, {area1:Dental Hygiene}
# Licenses
- {passed:Registered Dental Hygienist, State of Idaho}
- {passed:Local Anesthesia Endorsement}
- {passed:CPR and AED}
# Skills
- {skill:Periodontal charting}
- {skill:Digital radiography}
- {skill:Dentrix}
- {skill:Patient education}
# Languages
{language:English}, {language:Spanish}
`;

export const MOD_CIVIL_SERVANT = `= {name:Yasmin Adeyemi-Clarke} «MCIPS»
{location:Filton, Bristol|Bristol} · {phone:0117 496 0134} · {email:y.adeyemiclarke@westmail.example}
# PERSONAL STATEMENT
I am a commercial officer at the Ministry of Defence with 13 years in the Civil Service, seeking a Grade 7 post or its equivalent in industry. I enjoy the awkward contracts.
# EMPLOYMENT
**{firm1,2,3:MINISTRY OF DEFENCE|Ministry of Defence|Defence Equipment & Support}**\t2015 to date
**Defence Equipment & Support, Abbey Wood**
**{title1:Senior Commercial Officer (SEO)|Senior Commercial Officer}**, Land Equipment\t{dates1:Apr 2021 to date|2021-04..present}
- {did1:Lead a team of five on support contracts for armoured vehicles worth £410m}
- {did1:Negotiated an availability contract that saved £17m over six years}
- {did1:Commercial lead for urgent buys for Ukraine, 2022 and 2023}
**{title2:Commercial Officer (HEO)|Commercial Officer}**, Ships Support\t{dates2:Oct 2017 to Mar 2021|2017-10..2021-03}
- {did2:Ran competitions under the Defence and Security Public Contracts Regulations}
- {did2:Claims and disputes with two shipyards}
**{title3:Commercial Officer (EO)|Commercial Officer}**, Ships Support\t{dates3:Jun 2015 to Sep 2017|2015-06..2017-09}
- {did3:Day to day contract amendments, about 90 a year}
**{firm4:DEPARTMENT FOR WORK AND PENSIONS|Department for Work and Pensions}**
**{title4:Work Coach}**, Bristol Bedminster\t{dates4:Sep 2012 to May 2015|2012-09..2015-05}
- {did4:Interviews with up to 14 claimants a day}
**{firm5:JOHN LEWIS, CRIBBS CAUSEWAY|John Lewis}**
**{title5:Sales Partner}** (part time while studying)\t{dates5:2009 to 2012|2009..2012}
# EDUCATION AND PROFESSIONAL QUALIFICATIONS
{degree1:CIPS Level 6 Diploma}, {school1:Bristol Business School}\t{years1:2019|2019}
{degree2:LLB (Hons) 2:1|LLB (Hons)}, {school2:University of the West of England}\t{years2:2012|2012}
# SKILLS
{skill:Contract law}, {skill:negotiation}, {skill:cost modelling}, {skill:supplier management}, {skill:single source pricing}
# OTHER
Security clearance: SC. Disability Confident scheme: no. Notice: 3 months.
{role1:Trustee}, {cause1:Easton Community Pantry}
`;

export const VA_FEDERAL = `= {name:DESHAWN M. PETTIGREW}
2218 Sorrel Court, {location:Fayetteville, NC 28304|Fayetteville, NC|2218 Sorrel Court, Fayetteville, NC 28304}
«Phone:» {phone:910-555-0188} | «Email:» {email:deshawn.pettigrew@mailbox.example}
«Citizenship:» U.S. | «Veterans' preference:» 10-point (CPS) | «Highest federal grade:» GS-0962-08
# OBJECTIVE
Lead Contact Representative, GS-0962-09, announcement CAZN-12488203-27-DS
# WORK EXPERIENCE
**{title1:Contact Representative}** ({grade1:GS-0962-08}) This is a federal job
{firm1:Department of Veterans Affairs|Department of Veterans Affairs, Winston-Salem Regional Office}, Winston-Salem Regional Office
251 N. Main Street, Winston-Salem, NC 27155
{dates1:02/2019 - Present|2019-02..present}
«Hours per week:» {hours1:40}
«Salary:» {salary1:$58,411 per year}
«Supervisor:» {supervisor1:Loretta Banks}, {supervisorphone1:336-555-0175} (may contact)
- {did1:Answer 60 to 75 calls a day from Veterans and survivors about compensation, pension and education claims}
- {did1:Explain rating decisions in plain words and take appeals intake}
- {did1:Coach four new representatives each year; all passed the 12-month certification}
**{title2:Unit Supply Specialist (92Y)|Unit Supply Specialist}**, {rank2:Sergeant (E-5)|Sergeant}
{service2:United States Army|US Army}, {unit2:1st Battalion, 504th Parachute Infantry Regiment}
Fort Bragg, NC
{dates2:06/2012 - 12/2018|2012-06..2018-12}
«Hours per week:» {hours2:50}
«Supervisor:» {supervisor2:SFC Andre Coleman|Andre Coleman} (may contact)
- {did2:Property book of $14.2 million with no losses in three change-of-command inventories}
- {did2:Airborne; one rotation to Afghanistan (2014) and one to Iraq (2017)}
- {did2:Trained 9 junior soldiers in GCSS-Army}
**{title3:Stocker and Cashier}**
{firm3:Food Lion Store 1187|Food Lion}, Hope Mills, NC
{dates3:08/2010 - 05/2012|2010-08..2012-05}
«Hours per week:» {hours3:24}
- {did3:Night stocking, register, close-out}
# EDUCATION
{school1:Fayetteville Technical Community College}, Fayetteville, NC
{degree1:Associate of Arts}, {years1:05/2021|2021-05}, GPA 3.4, 64 semester hours
{school2:E. E. Smith High School}, Fayetteville, NC, diploma {years2:06/2010|2010-06}
# JOB-RELATED TRAINING
- VA Contact Representative Certification, 2020
- Basic Leader Course, 2016
- Basic Airborne Course, 2012
# HONORS
- {award:Army Commendation Medal}
- {award:Army Good Conduct Medal} (2)
- {award:VA Employee of the Quarter}, FY23 Q2
# SKILLS
{skill:VBMS}, {skill:Share}, {skill:GCSS-Army}, {skill:Customer service}, {skill:Typing 55 wpm}
`;

export const RETURNING_PLANNER = `= {name:Fiona Macaskill-Rowe}
{location:Linlithgow, West Lothian|Linlithgow} ~ {phone:07700 900729} ~ {email:fionamrowe@lochmail.example}
# About me
Event organiser and office all-rounder coming back to paid work after seven years at home with three children (and one hip replacement, not mine). Organised, cheerful, good with numbers.
# What I can do
**Organising**
- Planned a 400-guest awards dinner five years running, never over budget
- Set up the school's breakfast club from nothing: rota, insurance, 60 children
**Money**
- Kept the books of a charity with £85k turnover
- Raised £22,000 in grants
**People**
- Managed a team of six and about thirty casual staff
# Work
| {title1:Events Manager} | {firm1:Hopetoun Conference Centre} | {dates1:2013 – 2019|2013..2019} |
| {title2:Assistant Events Manager} | {firm2:Hopetoun Conference Centre} | {dates2:2010 – 2013|2010..2013} |
| {title3:Receptionist} | {firm3:The Bonsyde Hotel} | {dates3:2008 – 2010|2008..2010} |
| {title4:Holiday Rep} | {firm4:Sunwaves Travel}, Crete | {dates4:2006 & 2007|2006..2007} |
Career break to raise a family, 2019 – 2026
# Voluntary
{role1:Treasurer}, {cause1:Linlithgow Primary Parent Council}, 2021 – now
{role2:Befriender}, {cause2:Cyrenians}, 2023
# Education & Training
| {degree1:BA} {area1:Hospitality Management} | {school1:Queen Margaret University} | {years1:2004 – 2008|2004..2008} |
| {passed:ECDL refresher} | West Lothian College | 2025 |
# Computer
{skill:Excel}, {skill:Sage}, {skill:Canva}, {skill:Mailchimp}
`;

export const POSTDOC_CHEMIST = `= {name:Dr Chidinma Okwuosa|Chidinma Okwuosa}
School of Chemistry, University of Bristol, Cantock's Close, {location:Bristol BS8 1TS|Bristol}
{email:c.okwuosa@unimail.example} · {phone:+44 117 496 0188} · {url:orcid.org/0000-0002-5550-1432} · {url:okwuosalab.example}
# Research interests
Porous organic cages for the capture of fluorinated refrigerants; crystal engineering; high-throughput crystallisation.
# Appointments
**{title1:Senior Research Associate}**\t{dates1:Oct. 2023–|2023-10..present}
{firm1:University of Bristol}, group of Prof. A. Wainstead
**{title2:Marie Skłodowska-Curie Fellow}**\t{dates2:Sept. 2021–Sept. 2023|2021-09..2023-09}
{firm2:Universität Regensburg}, Germany
- {did2:Own project of €189,000 on cage salts}
- {did2:Supervised two master's theses}
**{title3:Graduate Teaching Assistant}**\t{dates3:2017–2021|2017..2021}
{firm3:University of Liverpool}
- {did3:First-year practicals and second-year tutorials}
**{title4:Quality Control Chemist}**\t{dates4:Nov. 2014–July 2016|2014-11..2016-07}
{firm4:Emzor Pharmaceuticals}, Lagos (includes National Youth Service year)
# Education
**{degree1:PhD} in {area1:Chemistry}**\t{years1:2017–2021|2017..2021}
{school1:University of Liverpool}
Thesis: __Shape-persistent imine cages and their solvates__
**{degree2:MSc} in {area2:Advanced Chemical Sciences}** (distinction)\t{years2:2016–2017|2016..2017}
{school2:University of Liverpool}
**{degree3:BSc} in {area3:Industrial Chemistry}**\t{years3:2009–2014|2009..2014}
{school3:Federal University of Technology, Owerri}
# Prizes and funding
- {award:Royal Society of Chemistry Travel Grant}, 2019
- {award:Commonwealth Shared Scholarship}, 2016
- {award:Best Graduating Student, Faculty of Science}, 2014
# Publications (selected from 11)
1. C. Okwuosa, A. Wainstead et al., “Selective uptake of HFC-134a in a cage salt”, __Chem. Sci.__, 2025, 16, 4411.
2. C. Okwuosa and T. Brandl, “Cage solvates that survive”, __CrystEngComm__, 2022, 24, 1187.
3. L. Marsh, C. Okwuosa and J. Penrith, “A robot for the crystal tray”, __Digital Discovery__, 2020, 3, 92.
# Talks and service to the field
Invited: Cages and Capsules, Lund, 2026; Gordon Research Seminar, Ventura, 2024; Macrocycles meeting, Ghent, 2023.
Referee for five journals of the Royal Society of Chemistry and the American Chemical Society. Organiser of the early-career day of the British Crystallographic Association, 2025.
# Teaching
Unit lead for second-year structural methods (84 students, 2024–2026). Four doctoral students co-supervised, one completed.
# Techniques
{skill:Single-crystal X-ray diffraction}, {skill:gas sorption}, {skill:NMR}, {skill:Python}, {skill:Gaussian}
# Languages
{language:English} (native), {language:Igbo} (native), {language:German} (B1)
`;
