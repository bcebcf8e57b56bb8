/** CVs of the fourteenth batch, with their facts marked (`fact-markup.ts`). None of these people exist. */

export const PHYSIOTHERAPIST = `= {name:Catrin Lloyd-Mbeki}
{location:Swansea, SA2|Swansea} | {phone:07700 900318} | {email:catrin.lloydmbeki@inboxpost.example}
# Profile
HCPC registered physiotherapist with five years of musculoskeletal and community rehabilitation work. I like complicated patients and short waiting lists.
# Work experience
**{title1:Physiotherapist (Band 6)|Physiotherapist}**\t{dates1:Apr 2023 – Present|2023-04..present}
{firm1:Tawe Valley University Health Board}
- {did1:Run four MSK clinics a week in two GP surgeries, 24 patients a day on average}
- {did1:Set up a knee class that took 160 people off the routine waiting list}
- {did1:Clinical educator for Cardiff students on eight-week placements}
**{title2:Rotational Physiotherapist (Band 5)|Rotational Physiotherapist}**\t{dates2:Aug 2020 – Mar 2023|2020-08..2023-03}
{firm2:Severn Vale NHS Trust}, Gloucester
- {did2:Rotations in respiratory, orthopaedics, stroke and outpatients}
- {did2:On-call respiratory cover one night in twelve}
**{title3:Physiotherapy Assistant}**\t{dates3:Jul 2016 – Aug 2017|2016-07..2017-08}
{firm3:Gower Lodge Care Home}, Swansea
- {did3:Led chair exercise for residents and kept the walking aids in order}
# Education
**{degree1:BSc (Hons)} {area1:Physiotherapy}**, First\t{years1:2017 – 2020|2017..2020}
{school1:Cardiff University}
**{degree2:A levels}**: Biology A, PE A, Welsh B\t{years2:2014 – 2016|2014..2016}
{school2:Ysgol Gyfun Bryn Afon}
# Courses
- {passed:Acupuncture Association Foundation Course}, 2024
- {passed:Injection Therapy for the Lower Limb}, 2023
- {passed:Basic Life Support}, renewed yearly
# Skills
- {skill:Manual therapy}
- {skill:Exercise prescription}
- {skill:Gait assessment}
- {skill:Clinical audit}
# Languages
{language:Welsh} (fluent), {language:English} (fluent), {language:Xhosa} (a little)
# References
Available on request.
`;

export const HOSPITAL_CORPSMAN = `= {name:Marisol Quintanilla-Reyes}
{location:Chula Vista, CA 91910|Chula Vista, CA} / {phone:(619) 555-0174} / {email:m.quintanillareyes@mailport.example}
# OBJECTIVE
Clinic or practice manager position in the San Diego area. Terminal leave starts 1 March; available two weeks after.
# NAVAL EXPERIENCE
**{service1,2,3:U.S. NAVY|US Navy}, 2012 to present**
**{title1:Leading Petty Officer, Medical Department|Leading Petty Officer}**
{rank1:Hospital Corpsman First Class} (HM1), {unit1:USS Calder Bay}, San Diego, CA\t{dates1:06/2022 – present|2022-06..present}
- {did1:#1 OF 14 FIRST CLASS PETTY OFFICERS! Leads 19 corpsmen and runs a 12-bed ward that saw 6,100 patients over a seven-month deployment.}
- {did1:MEDICAL READINESS. Raised ship from 81% to 97% fully medically ready in 90 days, best of six ships on the waterfront.}
- {did1:MENTOR. Four of his Sailors selected for C school; two commissioned as nurses.}
**{title2:Surgical Technologist}**
{rank2:Hospital Corpsman Second Class} (HM2), {unit2:Naval Hospital Bremerton}, WA\t{dates2:02/2018 – 05/2022|2018-02..2022-05}
- {did2:Scrubbed 740 cases in general, orthopedic and OB surgery with zero retained items}
- {did2:Supply petty officer for four operating rooms, $2.3M of instruments, 100% at two audits}
**{title3:Field Medical Service Technician}**
{rank3:Hospital Corpsman Third Class} (HM3), {unit3:1st Battalion, 4th Marines}, Camp Pendleton, CA\t{dates3:09/2013 – 01/2018|2013-09..2018-01}
- {did3:Platoon corpsman for 43 Marines on two deployments with a Marine Expeditionary Unit}
- {did3:Taught Combat Lifesaver to 310 Marines; 98% passed}
# BEFORE THE NAVY
**{title4:Front Desk Clerk}**, {firm4:Sweetwater Family Dental}, National City, CA\t{dates4:08/2010 – 07/2012|2010-08..2012-07}
# NAVY SCHOOLS
{passed:Hospital Corpsman "A" School}, Fort Sam Houston, 2013
{passed:Field Medical Training Battalion West}, 2013
{passed:Surgical Technologist "C" School}, 2017
{passed:First Line Leader Development Course}, 2021
# CIVILIAN CREDENTIALS
{passed:Certified Surgical Technologist (CST)}, exp. 2027
{passed:Advanced Cardiac Life Support}, exp. 2026
# COLLEGE
{degree1:B.S.}, {area1:Health Care Administration}, {school1:National University}, {years1:2024|2024}
{degree2:A.S.}, {area2:Surgical Technology}, {school2:Olympic College}, {years2:2020|2020}
# AWARDS
{award:Navy and Marine Corps Commendation Medal}, {award:Navy and Marine Corps Achievement Medal} (3), {award:Good Conduct Medal} (4)
# LANGUAGES
{language:Spanish} – native; {language:English} – native; {language:Tagalog} – conversational
`;

export const HEALTHCARE_FORM = `= {name:Joyce Amponsah}
# APPLICATION SUMMARY – Band 3 Senior Healthcare Support Worker
| **«Address»** | 27 Brindley Walk, {location:Walsall, WS2|Walsall|27 Brindley Walk, Walsall, WS2} |
| **«Mobile»** | {phone:07700 900827} |
| **«Email address»** | {email:joyce.amponsah71@letterpost.example} |
| **«Right to work»** | Indefinite leave to remain |
# EMPLOYMENT HISTORY (most recent first, gaps explained)
| **«Employer»** | **«Post held»** | **«From / To»** | **«Main duties and reason for leaving»** |
| {firm1:Black Brook Hospitals NHS Trust} | {title1:Healthcare Support Worker} | {dates1:05/2019 – present|2019-05..present} | {did1:Personal care, observations, ECGs and bloods on a 30-bed medical ward.}<br>{did1:Named dementia champion for the ward since 2022.} |
| {firm2:Caldmore Home Care} | {title2:Domiciliary Care Worker} | {dates2:01/2016 – 04/2019|2016-01..2019-04} | {did2:Eight to ten calls a day, meals, medication prompts and hoisting.}<br>Left for hospital work. |
| Career break |  | 07/2014 – 12/2015 | Looking after my father. |
| {firm3:Pleck Road Laundry Services} | {title3:Laundry Operative} | {dates3:09/2008 – 06/2014|2008-09..2014-06} | {did3:Sorting and pressing hospital linen on rotating shifts.}<br>Site closed. |
# QUALIFICATIONS
| **«Where»** | **«What»** | **«When»** |
| {school1:Walsall College} | {degree1:NVQ Level 3} in {area1:Health and Social Care} | {years1:2021|2021} |
| {school2:Kumasi Girls' Senior High School} | {degree2:WASSCE}, 6 subjects | {years2:2001|2001} |
# TRAINING
| {passed:Care Certificate} | 2017 |
| {passed:Venepuncture and Cannulation} | March 2022 |
| {passed:Moving and Handling People} | January 2026 |
| {passed:Safeguarding Adults Level 2} | October 2025 |
# SUPPORTING INFORMATION
I have cared for people for ten years and I have never been late for a night shift. When a patient with dementia would not eat, I found out from his daughter that he had been a baker, and we made bread rolls together. He ate two. I think this is what the Trust means by putting patients first.
I speak {language:English}, {language:Twi} and some {language:Hausa}.
I help as a {role1:Sunday School Teacher} at {cause1:Bethel Community Church} (since 2012).
# REFEREES
Ward manager at Black Brook Hospitals. Please do not contact before interview.
`;

export const DATA_GRADUATE = `= {name:Fiachra Ó Dálaigh}
{location:Galway, Ireland|Galway} · {phone:+353 20 912 3456} · {email:fodalaigh@studentpost.example} · {url:github.com/fodalaigh}
# Education
**{school1:University of Galway}**\t{years1:Sept 2021 – May 2025|2021-09..2025-05}
__{degree1:BSc} in {area1:Computer Science and Data Analytics}__, First Class Honours
**{school2:Coláiste na Coiribe Thoir}**\t{years2:2015 – 2021|2015..2021}
__{degree2:Leaving Certificate}__, 577 points
# Experience
**{title1:Graduate Data Engineer}**, {firm1:Corrib Telemetry Ltd}, Galway\t{dates1:Sept 2025 – Present|2025-09..present}
- {did1:Moved 60 nightly reports from spreadsheets to dbt models with tests}
- {did1:Cut the cost of the warehouse by 28% by partitioning three large tables}
**{title2:Software Engineering Intern}**, {firm2:Lough Inagh Software}, Dublin\t{dates2:June 2024 – Aug 2024|2024-06..2024-08}
- {did2:Wrote the importer for bank files that two customers now use}
**{title3:Shop Assistant (weekends)|Shop Assistant}**, {firm3:Ó Máille Sports}, Galway\t{dates3:Oct 2019 – May 2023|2019-10..2023-05}
- {did3:Strung hurleys, minded the till and closed the shop on Sundays}
# Projects
**Bus times for the west.** Predicts lateness of rural buses from two years of open data; 900 users a month.
**Tide.** A command-line tool for tide tables, in Rust.
# Skills
Languages: {skill:Python}, {skill:SQL}, {skill:Rust}, {skill:TypeScript}
Tools: {skill:dbt}, {skill:Airflow}, {skill:PostgreSQL}, {skill:Docker}
# Languages
{language:Irish} (native), {language:English} (native), {language:French} (B1)
# Volunteering
{role1:Under-12 Hurling Coach}, {cause1:Salthill Gaels GAA Club}, 2022 – present
`;

export const LOGISTICS_MAJOR = `= {name:Rupert Castellane-Hook}
Late of the Royal Logistic Corps
{location:Tisbury, Wiltshire|Tisbury}   {phone:+44 (0)7700 900561}   {email:rupert@castellanehook.example}
# In brief
An operations leader with nineteen years of moving people and things to places that did not expect them. Used to budgets of eight figures, unions, ministers and mud. Looking for a head of operations post in distribution or humanitarian supply.
# Commissioned service, {service1,2,3,4,5:British Army|British Army}
**{title1:SO2 Logistic Plans}** ({rank1:Major})\t{dates1:Sep 2022 – Aug 2025|2022-09..2025-08}
{unit1:HQ 3rd (United Kingdom) Division}, Bulford
{did1:Wrote the movement plan for the largest rail deployment to the Baltic states in a decade: 1,100 vehicles, nine trains, no serious injuries. Managed £14m of contracts with civilian hauliers.}
**{title2:Officer Commanding, 60 Close Support Squadron|Officer Commanding}** ({rank2:Major})\t{dates2:Aug 2020 – Sep 2022|2020-08..2022-09}
{unit2:27 Regiment RLC}, Abingdon
{did2:Commanded 164 soldiers and 92 vehicles. Loaned forty drivers a day to the ambulance service in the winter of 2021. Best retention in the regiment two years running.}
**{title3:Adjutant}** ({rank3:Captain})\t{dates3:Jan 2018 – Jul 2020|2018-01..2020-07}
{unit3:13 Air Assault Support Regiment}, Colchester
{did3:Discipline, careers and ceremonial for 520 people; rewrote the joining pack so that new soldiers had a bed, a phone number and a boss on the first day.}
**{title4:Operations Officer}** ({rank4:Captain})\t{dates4:Mar 2014 – Dec 2017|2014-03..2017-12}
{unit4:17 Port and Maritime Regiment}, Marchwood
{did4:Ran the military port. Loaded the hospital stores for Sierra Leone in 2014 in thirty-one hours.}
**{title5:Troop Commander}** ({rank5:Lieutenant})\t{dates5:Apr 2008 – Feb 2014|2008-04..2014-02}
{unit5:1 Logistic Support Regiment}, Gütersloh
{did5:Two winters of combat logistic patrols in Helmand.}
# Before commissioning
{title6:Ski Lift Attendant}, {firm6:Remontées de la Clusette}, France\t{dates6:Nov 2006 – Apr 2007|2006-11..2007-04}
# Service education
{passed:Intermediate Command and Staff Course (Land)}, Shrivenham, 2020
{passed:Commissioning Course}, Royal Military Academy Sandhurst, 2008
{passed:Prince2 Practitioner}, 2019
{passed:Lean Six Sigma Green Belt}, 2024
# Schooling
{degree1:MSc} {area1:Logistics and Supply Chain Management}, {school1:Cranfield University}\t{years1:2019|2019}
{degree2:BA (Hons)} {area2:History}, 2:1, {school2:Durham University}\t{years2:2003 – 2006|2003..2006}
# Languages
{language:French}, working knowledge. {language:German}, enough for a garage.
# Charity
{role1:Trustee}, {cause1:Nadder Valley Food Bank}, since 2023
References from two commanding officers will be sent gladly.
`;

export const SUPPLY_TECHNICIAN_CANADA = `= {name:Melanie Thibodeau-Grant}
{location:Dartmouth, NS|Dartmouth, Nova Scotia|Dartmouth} | {phone:902-555-0127} | {email:melanie.tgrant@bayletter.example}
# SUMMARY
Inventory and warehouse supervisor with 14 years in the Navy and two in industry. Bilingual. Reliability status valid to 2029.
# PROFESSIONAL EXPERIENCE
**{title1:Inventory Control Supervisor}**
{firm1:Eastern Passage Marine Supply Ltd.}, Dartmouth, NS\t{dates1:October 2024 - Present|2024-10..present}
- {did1:Supervise nine warehouse staff on two shifts}
- {did1:Reduced stock write-offs from 3.1% to 1.2% in the first year}
- {did1:Introduced cycle counts with hand-held scanners}
**{title2:Stores Manager}, {rank2:Petty Officer 2nd Class}**
{service2,3:Royal Canadian Navy}, {unit2:HMCS Margaree}, Halifax, NS\t{dates2:July 2019 - September 2024|2019-07..2024-09}
- {did2:Accountable for 11,000 line items worth $38 million}
- {did2:Resupplied the ship at sea and in six foreign ports during Operation REASSURANCE}
- {did2:Wrote annual assessments for seven subordinates}
**{title3:Supply Technician}, {rank3:Leading Seaman}**
Royal Canadian Navy, {unit3:Base Logistics, CFB Halifax}\t{dates3:January 2011 - June 2019|2011-01..2019-06}
- {did3:Received, stored and issued parts for twelve ships}
- {did3:Trained new technicians on the defence resource management system}
# EDUCATION
**{degree1:Diploma}, {area1:Business Administration}**
{school1:Nova Scotia Community College}, Halifax, NS\t{years1:2008 - 2010|2008..2010}
# CERTIFICATIONS
- {passed:Transportation of Dangerous Goods}, 2025
- {passed:Forklift Operator (Class 1, 4, 5)}, 2024
- {passed:Primary Leadership Qualification}, 2016
- {passed:WHMIS}, 2024
# SKILLS
{skill:SAP MM}, {skill:Inventory control}, {skill:Procurement}, {skill:Customs documents}, {skill:Microsoft Excel}
# LANGUAGES
{language:French} (first language), {language:English} (fluent)
# AWARDS
{award:Canadian Forces' Decoration}, 2023
`;

export const CRUISE_STEWARD = `= {name:JONALYN D. MACARAEG}
{location:Blk 7 Lot 12, Villa Rosario, Dasmariñas, Cavite, Philippines|Dasmariñas, Cavite, Philippines|Dasmariñas, Cavite|Dasmariñas}
{phone:+63 900 555 0134}
{email:jonalyn.macaraeg@mailbarangay.example}
# CAREER OBJECTIVE
To secure a position on a premium cruise vessel where I can contribute my hospitality skills and grow with the company.
# WORK EXPERIENCE
**{title1:ASSISTANT WAITRESS}**
M/V Coral Meridian – {firm1:Meridian Pacific Cruises}\t{dates1:NOV 2023 – AUG 2025|2023-11..2025-08}
- {did1:Served up to 22 guests per seating in the main dining room.}
- {did1:Awarded Crew Member of the Month twice.}
**{title2:CABIN STEWARDESS}**
M/V Coral Serenade – {firm2:Meridian Pacific Cruises}\t{dates2:JAN 2022 – SEP 2023|2022-01..2023-09}
- {did2:Maintained 18 staterooms daily and turned them around in four hours on change days.}
- {did2:Assisted in lifeboat drills as member of the muster team.}
**{title3:F&B ATTENDANT}**
{firm3:Bayside Crown Hotel Manila}\t{dates3:JUN 2017 – MAR 2020|2017-06..2020-03}
- {did3:Attended to banquets of 30 to 400 persons.}
**{title4:ON-THE-JOB TRAINEE|TRAINEE}**, Housekeeping
{firm4:Tagaytay Ridge Resort}\t{dates4:NOV 2016 – MAR 2017|2016-11..2017-03}
# EDUCATIONAL BACKGROUND
| «Tertiary» | **{degree1:BS} {area1:Hotel and Restaurant Management}** |
|  | {school1:Cavite State University}, {years1:2013 – 2017|2013..2017} |
| «Secondary» | {school2:Dasmariñas North National High School}, {years2:2009 – 2013|2009..2013} |
# TRAININGS AND SEMINARS
- {passed:Basic Safety Training (STCW)}, Manila, May 2025
- {passed:Crowd Management}, May 2025
- {passed:Food and Beverage Services NC II}, TESDA, 2016
# SKILLS
- {skill:Fine dining service}
- {skill:Micros POS}
- {skill:Wine knowledge}
- {skill:Stateroom cleaning}
# PERSONAL INFORMATION
| «Age» | 29 years old |
| «Date of birth» | 14 February 1996 |
| «Civil status» | Single |
| «Height / weight» | 5'3" / 52 kg |
| «Religion» | Roman Catholic |
| «Dialects / languages» | {language:Tagalog}, {language:English}, {language:Ilocano} |
# CHARACTER REFERENCES
To be given upon request. I hereby certify that the above information is true and correct to the best of my knowledge.
`;

export const MOTOR_TRANSPORT_OPERATOR = `{name:Terrell Odom}
{location:Columbus, GA 31907|Columbus, GA|Columbus}
{email:terrell.odom88@jobpost.example}
{phone:706 555 0163}
Authorized to work in the US for any employer

Work Experience

{title1:Regional CDL-A Driver}
{firm1:Chattahoochee Freight Lines} - Columbus, GA
{dates1:May 2021 to Present|2021-05..present}
{did1:Dry van, home weekends, 2,400 miles a week average. 460,000 miles with no
chargeable accident.}
{did1:Trainer for new hires since 2023.}

{title2:Squad Leader, Motor Transport Operator (88M)|Squad Leader, Motor Transport Operator|Motor Transport Operator|Squad Leader}
{service2,3:US Army} - Fort Stewart, GA
{dates2:August 2016 to April 2021|2016-08..2021-04}
{rank2:Sergeant} / E5, {unit2:87th Division Sustainment Support Battalion}
{did2:Led 9 drivers and 5 PLS trucks hauling ammo and fuel.}
{did2:Convoy commander on 61 missions in Kuwait and Iraq, 2018-2019, nobody hurt.}

{title3:Truck Driver}
US Army - Fort Bliss, TX
{dates3:February 2012 to July 2016|2012-02..2016-07}
{rank3:Specialist}, {unit3:47th Brigade Support Battalion}
{did3:HEMTT fueler and M915 line haul. Masters driver for the company.}

{title4:Loader}
{firm4:Peachtree Parcel} - Atlanta, GA
{dates4:2010 to 2012|2010..2012}

Education

{degree1:High school diploma}
{school1:Jordan Vocational High School} - Columbus, GA
{years1:2006 to 2010|2006..2010}

Skills

{skill:Backing} (10+ years)
{skill:Load securement} (10+ years)
{skill:Electronic logs} (5 years)
{skill:Pre-trip inspection} (10+ years)

Certifications and Licenses

{passed:CDL A}
November 2020 to November 2028
{passed:Hazmat Endorsement}
November 2020 to November 2028
{passed:TWIC Card}

Military Service

Branch: United States Army
Service Country: United States
Rank: E5
February 2012 to April 2021

Awards

{award:Army Commendation Medal}
2019
{award:Safe Driver of the Year}
2024
`;

export const EVENTS_MANAGER = `= {name:Saskia Wrenfield}
Events and conference manager
[side]# Contact
[side]{phone:07700 900145}
[side]{email:hello@saskiawrenfield.example}
[side]{location:Leeds, UK|Leeds}
[side]{url:saskiawrenfield.example}
[side]# Education
[side]**{degree1:BA (Hons)} {area1:Events Management}**
[side]{school1:Leeds Beckett University}
[side]{years1:2011 – 2014|2011..2014}
[side]# Skills
[side]- {skill:Budget control}
[side]- {skill:Venue sourcing}
[side]- {skill:Cvent}
[side]- {skill:Supplier contracts}
[side]- {skill:Hybrid events}
[side]- {skill:Crisis planning}
[side]# Languages
[side]{language:English} – native
[side]{language:Dutch} – fluent
[side]# Certificates
[side]{passed:IOSH Managing Safely}, 2023
[side]{passed:Personal Licence Holder}, 2015
# About me
I plan conferences for people who say they hate conferences. Eleven years, four hundred events, one fire alarm.
# Experience
**{title1:Events Manager}**
{firm1:Calderwood Conference Group}, Leeds | {dates1:Mar 2020 – present|2020-03..present}
- {did1:Responsible for 45 conferences a year and a team of six}
- {did1:Took 22 events online in five weeks in spring 2020 and kept 80% of the sponsors}
- {did1:Renegotiated audio-visual contracts, saving £96,000 a year}
**{title2:Senior Event Executive}**
{firm2:Foxglove Live}, Manchester | {dates2:Jun 2017 – Feb 2020|2017-06..2020-02}
- {did2:Delivered product launches and award dinners for 80 to 900 guests}
- {did2:Managed three freelancers and a budget of £1.2m}
**{title3:Event Coordinator}**
{firm3:The Queen's Mill Hotel}, Huddersfield | {dates3:Aug 2014 – May 2017|2014-08..2017-05}
- {did3:Looked after 60 weddings a year from first visit to last taxi}
# Volunteering
**{role1:Volunteer Steward Coordinator}**
{cause1:Otley Folk Weekend}, 2016 – present
`;

export const BUNDESWEHR_PARAMEDIC = `# Curriculum Vitae
= {name:Tobias Hellwig-Brandt}
# Personal data
| «Date of birth» | 9 May 1991 in Kassel |
| «Address» | Amselweg 4, {location:35037 Marburg|Marburg|Amselweg 4, 35037 Marburg} |
| «Phone» | {phone:+49 171 3920054} |
| «E-mail» | {email:t.hellwigbrandt@postamt.example} |
| «Nationality» | German |
| «Family status» | married, two children |
# Professional experience
| {dates1:since 10/2023|2023-10..present} | **{title1:Emergency paramedic (Notfallsanitäter)|Emergency paramedic|Notfallsanitäter}** |
|  | {firm1:Rettungsdienst Lahntal gGmbH}, Marburg |
|  | {did1:Ambulance and rapid response car, about 600 missions a year} |
|  | {did1:Practice supervisor for two trainees} |
| 04/2023 – 09/2023 | Parental leave |
# Service as a temporary-career volunteer in the {service2,3,4:Bundeswehr}
| {dates2:07/2018 – 03/2023|2018-07..2023-03} | **{title2:Instructor for medical first responders}**, {rank2:Hauptfeldwebel} |
|  | {unit2:Sanitätslehrregiment}, Feldkirchen |
|  | {did2:Planned and held 26 courses with 20 participants each} |
|  | {did2:Responsible for training material of about 400,000 euros} |
| {dates3:01/2015 – 06/2018|2015-01..2018-06} | **{title3:Rescue team leader}**, {rank3:Oberfeldwebel} |
|  | {unit3:Sanitätsregiment 2}, Rennerod |
|  | {did3:Mali 2016 and Afghanistan 2017, together eight months} |
|  | {did3:Led an armoured ambulance with a crew of four} |
| {dates4:07/2011 – 12/2014|2011-07..2014-12} | **{title4:Medical orderly}**, {rank4:Obergefreiter} |
|  | {unit4:Sanitätszentrum Fritzlar} |
# Vocational training and school
| {years1:2020 – 2022|2020..2022} | {degree1:State examination} {area1:Emergency Paramedic}, {school1:Rettungsdienstschule Nordhessen}, Kassel, grade 1.7 |
| {years2:2001 – 2010|2001..2010} | {degree2:Abitur}, {school2:Gymnasium am Lindenberg}, Kassel, grade 2.4 |
# Further training
| 2024 | {passed:Advanced Life Support Provider} |
| 2021 | {passed:PHTLS Provider} |
| 2019 | {passed:Trainer qualification (AEVO)} |
# Knowledge
| «Languages» | {language:German} (mother tongue), {language:English} (B2), {language:French} (A2) |
| «Driving licences» | B, C1 |
| «Computer» | {skill:Word}, {skill:Excel}, {skill:NIDA tablet documentation} |
# Honorary office
| since 2009 | {role1:Firefighter}, {cause1:Freiwillige Feuerwehr Wehrda} |
Marburg, 3 March 2026
`;
