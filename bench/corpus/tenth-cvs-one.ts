/** CVs of the tenth batch, with their facts marked (`fact-markup.ts`). None of these people exist. */

export const VETERINARY_NURSE = `= {name:Ottilie Brannigan} «RVN»
{location:Hexham, Northumberland} | {phone:07700 900417} | {email:ottilie.brannigan@homemail.example}
# Profile
Registered veterinary nurse with nine years in mixed and referral practice. Steady with frightened animals and with their owners.
# Employment
**{title1:Senior Veterinary Nurse}**\t{dates1:March 2021 – Present|2021-03..present}
{firm1:Tynedale Referrals}, Hexham
- {did1:Lead a team of six nurses across theatre, wards and out-of-hours}
- {did1:Introduced a blood donor scheme with 34 dogs on the list}
**{title2:Veterinary Nurse}**\t{dates2:August 2017 – February 2021|2017-08..2021-02}
{firm2:Eden Valley Vets}, Penrith
- {did2:Anaesthesia for orthopaedic and soft tissue surgery}
- {did2:Clinical coach to three students, all of whom passed}
**{title3:Student Veterinary Nurse}**\t{dates3:September 2015 – July 2017|2015-09..2017-07}
{firm3:Holmside Veterinary Group}, Durham
- {did3:Kennels, reception and the first hundred dentals}
# Education
**{degree1:Level 3 Diploma} in {area1:Veterinary Nursing}**\t{years1:2015 – 2017|2015..2017}
{school1:Kirkley Hall College}, Ponteland
# Skills
- {skill:Anaesthetic monitoring}
- {skill:Digital radiography}
- {skill:Stock control}
# Certificates
- {passed:Certificate in Emergency and Critical Care}
# Interests
Fell running, badly
`;

export const TRAIN_DRIVER = `{name:Craig Haverstock}
{location:14 Signal Terrace, Doncaster DN1 4QB|Doncaster DN1 4QB|Doncaster}
{phone:07700 900528}     {email:c.haverstock@mailbox.example}

PERSONAL STATEMENT
Qualified freight train driver with 2,900 hours at the controls and a clean safety record, formerly a plant operator in the Corps of Royal Engineers. Looking for a move to passenger work closer to home.

WORK HISTORY

{title1:Train Driver}\t{dates1:05/2019 - present|2019-05..present}
{firm1:Freightliner Heavy Haul}, Doncaster Belmont
- {did1:Drive class 66 and 70 locomotives between Immingham, Drax and Tunstead with up to 2,400 tonnes behind the drawbar}
- {did1:Minder driver for two trainees since 2022}

{title2:Ground Staff / Shunter}\t{dates2:09/2017 - 04/2019|2017-09..2019-04}
{firm2:DB Cargo}, Scunthorpe
- {did2:Prepared and coupled steel trains in all weathers}

{rank3:Lance Corporal}, {title3:Plant Operator Mechanic}\t{dates3:03/2011 - 08/2017|2011-03..2017-08}
{service3:British Army}, {unit3:39 Engineer Regiment}, Kinloss
- {did3:Repaired runways at Akrotiri and Mount Pleasant}
- {did3:Trained eleven sappers on the wheeled excavator}

QUALIFICATIONS
- {passed:European Train Driving Licence}
- {passed:CPCS 360 Excavator}
- {passed:Category C+E}

EDUCATION
{school1:Hall Cross Academy}\t{years1:2004 - 2010|2004..2010}
10 GCSEs including Maths and English

SKILLS
{skill:Route knowledge}; {skill:Defensive driving}; {skill:Fault finding}; {skill:Radio procedure}
`;

export const CURATOR = `= {name:Persis Delamere}
{phone:07700 900639} · {email:persis.delamere@inkwell.example} · {location:Bath}
# Profile
Curator of costume and textiles with a soft spot for mended things.
# Career
| {dates1:2020 – now|2020..present} | **{title1:Curator of Dress}**<br>{firm1:Fashion Museum Bath} |
| | {did1:Care for 30,000 garments and their removal to a new store} |
| {dates2:2016 – 2020|2016..2020} | **{title2:Assistant Curator}**<br>{firm2:Gawthorpe Textiles Collection}, Padiham |
| | {did2:Catalogued 1,100 samplers and found two forgeries} |
| {dates3:2013 – 2016|2013..2016} | **{title3:Collections Assistant}**<br>{firm3:Platt Hall}, Manchester |
| {dates4:2011 – 2013|2011..2013} | **{title4:Gallery Attendant}**<br>{firm4:Whitworth Art Gallery}, Manchester |
# Education
| {years1:2010 – 2011|2010..2011} | {degree1:MA} {area1:History of Textiles and Dress}<br>{school1:University of Southampton} |
| {years2:2007 – 2010|2007..2010} | {degree2:BA (Hons)} {area2:History of Art}<br>{school2:University of Manchester} |
# Languages
{language:French}, {language:Italian}
# Skills
{skill:Object handling}, {skill:MODES}, {skill:Pest management}, {skill:Loans}
`;

export const DENTAL_HYGIENIST = `= {name:Keisha R. Montfort, RDH|Keisha R. Montfort}
{location:Colorado Springs, CO 80918|Colorado Springs, CO} • {phone:719-555-0162} • {email:keisha.montfort@mailbox.example}
**CAREER SUMMARY**
Dental hygienist and Air Force veteran. Eleven years chairside, four of them keeping aircrew flying.
**PROFESSIONAL EXPERIENCE**
{title1:Registered Dental Hygienist}\t{dates1:06/2020 – Present|2020-06..present}
**{firm1:Pikes Peak Family Dental}**, Colorado Springs, CO
«Responsibilities:»
- {did1:See nine patients a day and chart in Dentrix}
- {did1:Run the recall program; lapsed patients down by a third}
{title2:Dental Assistant}\t{dates2:02/2018 – 05/2020|2018-02..2020-05}
**{firm2:Garden of the Gods Orthodontics}**, Colorado Springs, CO
«Responsibilities:»
- {did2:Assisted with 1,200 bracket placements}
**MILITARY EXPERIENCE**
{title3:Dental Technician}, {rank3:Staff Sergeant}\t{dates3:08/2013 – 01/2018|2013-08..2018-01}
**{service3:United States Air Force|US Air Force}**, {unit3:21st Medical Group}, Peterson AFB, CO
«Responsibilities:»
- {did3:Supervised four airmen and the sterilization center}
- {did3:Kept 96 percent of the wing dentally ready to deploy}
{title4:Dental Apprentice}, {rank4:Airman First Class}\t{dates4:07/2011 – 07/2013|2011-07..2013-07}
**{service4:United States Air Force|US Air Force}**, {unit4:374th Dental Squadron}, Yokota AB, Japan
«Responsibilities:»
- {did4:Exposed and mounted radiographs}
**EDUCATION**
{degree1:Associate of Applied Science}, {area1:Dental Hygiene}\t{years1:05/2020|2020-05..2020-05}
**{school1:Pueblo Community College}**, Pueblo, CO
**LICENSES**
- {passed:Colorado RDH License}
- {passed:Local Anesthesia Permit}
**SKILLS**
{skill:Periodontal charting} • {skill:Radiography} • {skill:Patient education} • {skill:Infection control}
`;

export const TESTER = `= {name:Venkatesh Iyer Subramaniam}
«Mobile:» {phone:+91 98400 55501}
«Email id:» {email:venkat.is@inkwell.example}
«Current location:» {location:Chennai, India|Chennai}
# Objective
To work as a test lead in an organisation where quality is more than a gate at the end.
# Professional Synopsis
- 8.5 years of experience in manual and automated testing of banking applications
- ISTQB certified, with good exposure to agile ceremonies
# Employment Details
«Organisation:» {firm1:Hexaware Technologies}
«Designation:» {title1:Test Lead}
«Duration:» {dates1:Jul 2020 – Till date|2020-07..present}
- {did1:Lead seven testers on a payments hub for a UK bank}
- {did1:Moved 640 manual scripts to Playwright}
«Organisation:» {firm2:Cognizant Technology Solutions}
«Designation:» {title2:Test Analyst}
«Duration:» {dates2:Jan 2017 – Jun 2020|2017-01..2020-06}
- {did2:Regression packs for a core banking upgrade}
«Organisation:» {firm3:Polaris Software Lab}
«Designation:» {title3:Trainee Engineer}
«Duration:» {dates3:Jun 2015 – Dec 2016|2015-06..2016-12}
- {did3:Wrote and ran test cases for loan origination}
# Educational Qualification
| «Degree» | «Institution» | «Year» |
| {degree1:B.E.} {area1:Computer Science} | {school1:Anna University} | {years1:2015|2015..2015} |
| {degree2:HSC} | {school2:Kendriya Vidyalaya} | {years2:2011|2011..2011} |
# Technical Skills
{skill:Selenium}, {skill:Playwright}, {skill:SQL}, {skill:JIRA}
# Personal Details
«Date of birth: 11 May 1993»
«Languages known:» {language:Tamil}, {language:English}, {language:Hindi}
# Declaration
I hereby declare that the above information is true to the best of my knowledge.
`;

export const BOATSWAIN = `{name:Rusty Gallardo}
{location:Astoria, OR}
{phone:(503) 555-0119}
{email:rusty.gallardo@homemail.example}

OBJECTIVE
Port captain or terminal supervisor on the Columbia.

EXPERIENCE

{title1:Tug Captain} | {firm1:Foss Maritime} | Portland, OR | {dates1:2021-Present|2021..present}
* {did1:Ship assist and bar crossings with a 4,700 hp tractor tug}
* {did1:Zero lost-time injuries in 31 months}

COAST GUARD SERVICE

{rank2:Chief Petty Officer} | {title2:Boatswain's Mate} | {service2:U.S. Coast Guard|US Coast Guard} | {unit2:Station Cape Disappointment} | {dates2:2015-2021|2015..2021}
* {did2:Surfman and executive petty officer of a 50-person station}
{rank3:Petty Officer First Class} | {title3:Boatswain's Mate} | {service3:U.S. Coast Guard|US Coast Guard} | {unit3:USCGC Alert} | {dates3:2010-2015|2010..2015}
* {did3:Boarding officer on fisheries patrols}
{rank4:Seaman} | {title4:Deck Hand} | {service4:U.S. Coast Guard|US Coast Guard} | {unit4:USCGC Fir} | {dates4:2007-2010|2007..2010}

EDUCATION

{school1:Clatsop Community College} | {degree1:AAS} {area1:Maritime Science} | {years1:2019|2019..2019}

CREDENTIALS

* {passed:Master 1600 Tons}
* {passed:TWIC}

SKILLS

{skill:Ship handling} | {skill:Crew training} | {skill:Deck maintenance}
`;

export const SOCIAL_WORKER = `= {name:Comfort Asante-Reid}
Children's social worker
[side]**Contact**
[side]{location:Croydon}
[side]{phone:07700 900741}
[side]{email:comfort.ar@homemail.example}
[side]**Registration**
[side]{passed:Social Work England SW104417}
[side]**Strengths**
[side]{skill:Court work}
[side]{skill:Direct work with children}
[side]{skill:Chairing}
[side]{skill:Mosaic}
[side]**Languages**
[side]{language:English}
[side]{language:Twi}
# About me
I stay. Eleven years in child protection, never more than one desk move from the families.
# Where I have worked
**{firm1:London Borough of Croydon}**
{title1:Advanced Practitioner}, {dates1:Jan 2020 to now|2020-01..present}
- {did1:Hold twelve complex cases and supervise three newly qualified workers}
- {did1:Give evidence in care proceedings, nine final hearings last year}
**{firm2:Surrey County Council}**
{title2:Social Worker}, {dates2:Sep 2015 to Dec 2019|2015-09..2019-12}
- {did2:Assessments within 45 days, every one}
**{firm3:Barnardo's}**
{title3:Family Support Worker}, {dates3:Oct 2012 to Aug 2015|2012-10..2015-08}
- {did3:Ran a parenting group above a library}
**{firm4:Lewisham Hospital}**
{title4:Healthcare Assistant}, {dates4:May 2010 to Sep 2012|2010-05..2012-09}
# Where I have studied
**{school1:Goldsmiths, University of London}**
{degree1:MA} {area1:Social Work}, {years1:2013 to 2015|2013..2015}
**{school2:University of Greenwich}**
{degree2:BSc} {area2:Health and Wellbeing}, {years2:2007 to 2010|2007..2010}
`;

export const PRISON_OFFICER = `= {name:Leon Trewartha}
{location:Plymouth, Devon}
«T:» {phone:07700 900852} «E:» {email:leon.trewartha@mailbox.example}
# Employment history (most recent first)
| **«From – to»** | **«Employer»** | **«Position held»** | **«Reason for leaving»** |
| {dates1:Apr 2019 – present|2019-04..present} | {firm1:HMP Dartmoor} | {title1:Custodial Manager} | Prison closing |
| {dates2:Nov 2015 – Mar 2019|2015-11..2019-03} | {firm2:HMP Exeter} | {title2:Prison Officer} | Promotion |
| {dates3:Feb 2014 – Oct 2015|2014-02..2015-10} | {firm3:Serco} | {title3:Prisoner Custody Officer} | Nearer home |
# Service in the {service4,5:Royal Marines}
| **«From – to»** | **«Unit»** | **«Position held»** | **«Rank»** |
| {dates4:Jun 2009 – Jan 2014|2009-06..2014-01} | {unit4:42 Commando} | {title4:Section Commander} | {rank4:Corporal} |
| {dates5:May 2004 – May 2009|2004-05..2009-05} | {unit5:40 Commando} | {title5:Rifleman} | {rank5:Marine} |
# Main achievements
- Reduced violence on a wing of 140 by a third in one year
- Deployed to Helmand twice and to Norway more often than I liked
# Education and training
| **«From – to»** | **«School or college»** | **«Result»** | **«Subject»** |
| {years1:2016 – 2018|2016..2018} | {school1:City College Plymouth} | {degree1:Level 5 Diploma} | {area1:Leadership and Management} |
# Certificates
{passed:Control and Restraint Instructor}
{passed:Hostage Negotiator}
# Skills
{skill:De-escalation}, {skill:Report writing}, {skill:Team leading}
`;

export const PLUMBER = `{name:Dean Skelhorn}
Plumber and heating engineer
{phone:07700 900963}
{email:dean.skelhorn@homemail.example}
{location:St Helens}

Jobs

{dates1:2018-now|2018..present}
{firm1:Skelhorn Heating Ltd}
{title1:Owner}
{did1:Boilers, bathrooms, call outs. 4.9 stars from 310 people.}

{dates2:2012-2018|2012..2018}
{firm2:British Gas}
{title2:Service engineer}
{did2:Eight calls a day round Wigan and Leigh.}

{dates3:2008-2012|2008..2012}
{firm3:Pilkington Glass}
{title3:Maintenance fitter}

School

{years1:2005-2008|2005..2008}
{school1:St Helens College}
{degree1:NVQ 3} {area1:Plumbing}

Tickets

{passed:Gas Safe}
{passed:OFTEC 101}
{passed:Unvented G3}

Good at

{skill:Boilers}
{skill:Underfloor heating}
{skill:Talking to customers}
`;

export const STAGE_MANAGER = `= {name:Imogen Thackwray}
{location:Leeds} / {phone:07700 900074} / {email:imogen.thackwray@inkwell.example} / Full clean driving licence
# Stage management
{title1:Company Stage Manager}, __The Tempest__, {firm1:Leeds Playhouse}\t{dates1:Sep 2023 – Jan 2024|2023-09..2024-01}
{title2:Deputy Stage Manager}, __Brassed Off__, {firm2:York Theatre Royal}\t{dates2:Feb 2023 – Jul 2023|2023-02..2023-07}
{title3:Deputy Stage Manager}, __Hansel and Gretel__, {firm3:Opera North}\t{dates3:Oct 2021 – Dec 2022|2021-10..2022-12}
{title4:Assistant Stage Manager}, __Kes__, {firm4:Theatre by the Lake}\t{dates4:May 2019 – Mar 2020|2019-05..2020-03}
# Other work
{title5:Box Office Assistant}, {firm5:Hyde Park Picture House}\t{dates5:Aug 2017 – Apr 2019|2017-08..2019-04}
{title6:Contact Tracer}, {firm6:Sitel}\t{dates6:Jun 2020 – Sep 2021|2020-06..2021-09}
# Training
{degree1:BA (Hons)} {area1:Stage and Production Management}, {school1:Guildford School of Acting}\t{years1:2014 – 2017|2014..2017}
# Skills
{skill:Reading scores}, {skill:Cueing}, {skill:Prop making}, {skill:Blank firing}
# Referees
Given when asked
`;

export const CAVALRY_OFFICER = `= {name:Major Hugo St John Fairlie|Hugo St John Fairlie}
{location:Warminster, Wiltshire}\t{phone:07700 900185}
{email:hugo.fairlie@inkwell.example}\t
# Summary
Armoured officer leaving the Army in September after 16 years. Plans, people and tanks, in the other order. Seeking a programme role in defence or energy.
# Military career
**{service1,2,3,4,5:British Army}, {unit1,2,3,4,5:The Royal Tank Regiment}**
**{rank1:Major}**
{title1:Squadron Leader}, Tidworth ({dates1:2021 – present|2021..present})
- {did1:Command 110 soldiers and 18 main battle tanks; first squadron to trial the new turret}
**{rank2,3:Captain}**
{title2:Operations Officer}, Tidworth ({dates2:2018 – 2021|2018..2021})
- {did2:Planned a battlegroup deployment to Estonia}
{title3:Troop Leader Instructor}, Bovington ({dates3:2015 – 2018|2015..2018})
**{rank4,5:Lieutenant}**
{title4:Reconnaissance Troop Leader}, Honington ({dates4:2012 – 2015|2012..2015})
{title5:Troop Leader}, Catterick ({dates5:2009 – 2012|2009..2012})
# Before the Army
**{firm6:Savills}, Salisbury**
{title6:Graduate Surveyor} ({dates6:2008 – 2009|2008..2009})
# Education
{degree1:MA} {area1:Defence Studies}, {school1:King's College London} ({years1:2019|2019..2019})
{degree2:BSc} {area2:Land Management}, {school2:University of Reading} ({years2:2005 – 2008|2005..2008})
# Qualifications
- {passed:MSP Practitioner}
- {passed:Intermediate Command and Staff Course (Land)}
# Skills
- {skill:Programme planning}
- {skill:Risk management}
- {skill:Public speaking}
# Honours
- {award:Queen's Commendation for Valuable Service}, 2017
`;

export const NURSERY_MANAGER = `= {name:Shabana Mirza-Holt}
{location:Blackburn} – {phone:07700 900296} – {email:shabana.mh@mailbox.example}
# Personal Profile
Early years manager. Sticky hands, good Ofsted reports.
# Employment
- **{firm1:Busy Bees}**, Blackburn
{title1:Nursery Manager}, {dates1:June 2020 – present|2020-06..present}
{did1:Lead 22 staff and 96 places; rated Outstanding in 2023.}
- **{firm2:Little Acorns Day Nursery}**, Accrington
{title2:Deputy Manager}, {dates2:January 2016 – May 2020|2016-01..2020-05}
{did2:Safeguarding lead and rota planner.}
- **{firm3:Audley Junior School}**, Blackburn
{title3:Teaching Assistant}, {dates3:September 2012 – December 2015|2012-09..2015-12}
{did3:Phonics groups and playground duty.}
# Education
- **{school1:Blackburn College}**
{degree1:Foundation Degree} in {area1:Early Childhood Studies}, {years1:2014 – 2017|2014..2017}
- **{school2:Witton Park High School}**
{degree2:GCSEs}, {years2:2005 – 2010|2005..2010}
# Courses
- {passed:Designated Safeguarding Lead}
- {passed:Paediatric First Aid}
# Skills
- {skill:EYFS}
- {skill:Budgeting}
- {skill:Makaton}
# Languages
- {language:Urdu}
- {language:English}
`;
