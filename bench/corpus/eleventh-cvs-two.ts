/** CVs of the eleventh batch, with their facts marked (`fact-markup.ts`). None of these people exist. */

export const ELECTRICIAN = `= {name:Jacobus "Kobus" van Rensburg|Jacobus van Rensburg}
{location:Unit 3, 88 Rimu Street, Hamilton 3204, New Zealand|Hamilton, New Zealand|Hamilton 3204, New Zealand|Unit 3, 88 Rimu Street, Hamilton 3204}
«Cell:» {phone:+64 21 555 0134}     «Email:» {email:kobus.vr@mailnet.example}
«Visa:» Resident     «Registration:» EWRB E 284417
# CAREER OBJECTIVE
Registered electrician, industrial and dairy, wanting a permanent role with a company that trains its people.
# EMPLOYMENT RECORD
**{firm1:WAIKATO DAIRY AUTOMATION LTD}**, HAMILTON, NZ
**«POSITION:»** {title1:Industrial Electrician}
**«PERIOD:»** {dates1:NOVEMBER 2019 TO DATE|2019-11..present}
- {did1:Commissioning of milk treatment plants, VSDs and PLC panels}
- {did1:Call outs on a one in four roster}
- {did1:Mentor of two apprentices}
**{firm2:HIGHVELD COLLIERIES (PTY) LTD}**, WITBANK, SOUTH AFRICA
**«POSITION:»** {title2:Senior Electrician}
**«PERIOD:»** {dates2:MARCH 2011 TO SEPTEMBER 2019|2011-03..2019-09}
- {did2:Maintenance of continuous miners, conveyors and 11 kV substations}
- {did2:Legal appointee 2.9.2 for the North shaft}
**{firm3:ESKOM HOLDINGS}**, MIDDELBURG, SOUTH AFRICA
**«POSITION:»** {title3:Apprentice Electrician}
**«PERIOD:»** {dates3:JANUARY 2007 TO FEBRUARY 2011|2007-01..2011-02}
- {did3:Rotated through generation, protection and metering}
# TRADE AND EDUCATION
{degree1:Trade Test, Electrician}, {school1:Olifantsfontein}, {years1:2010|2010}
{degree2:N4 Electrical Engineering}, {school2:Nkangala TVET College}, {years2:2009|2009}
{degree3:Senior Certificate}, {school3:Hoërskool Generaal Hertzog}, Witbank, {years3:2006|2006}
# TICKETS
- {passed:Working at Heights}
- {passed:Confined Space Entry}
- {passed:First Aid Level 2}
# LANGUAGES
{language:Afrikaans}, {language:English}, {language:Zulu} (basic)
# REFERENCES
Will be supplied on request.
`;

export const MARINE_SERGEANT = `[box]= {name:Tyler J. Brannock}
[box]{location:Oceanside, CA} | {phone:760.555.0161} | {email:tyler.brannock@webmail.example}
# Summary
Police officer and former Marine infantry squad leader. Calm on the radio, thorough on paper. Fluent Spanish.
# Experience
**{firm1:City of Carlsbad Police Department|Carlsbad Police Department}**, Carlsbad, CA
{title1:Police Officer, Patrol Division|Police Officer}\t{dates1:08/2019 – Present|2019-08..present}
- {did1:Patrol of the coastal beat with an average of 14 calls a shift}
- {did1:Field training officer since 2022, five trainees released to solo patrol}
- {did1:Member of the crisis negotiation team}
**{service2,3,4:United States Marine Corps|US Marine Corps}**, Camp Pendleton, CA
{title2:Squad Leader}, {unit2:2nd Battalion, 5th Marines}, {rank2:Sergeant}\t{dates2:03/2016 – 06/2019|2016-03..2019-06}
- {did2:Led, trained and looked after 13 Marines through a deployment with the 31st Marine Expeditionary Unit}
- {did2:Range safety officer for live fire at squad level}
{title3:Combat Instructor}, {unit3:School of Infantry – West|School of Infantry - West|School of Infantry West}, {rank3:Corporal}\t{dates3:01/2014 – 03/2016|2014-01..2016-03}
- {did3:Taught 1,200 students patrolling, land navigation and the M240}
{title4:Rifleman}, {unit4:2nd Battalion, 5th Marines}, {rank4:Lance Corporal}\t{dates4:06/2011 – 01/2014|2011-06..2014-01}
- {did4:One combat deployment, Helmand Province, Afghanistan}
# Education and training
**{school1:San Diego Miramar College}**, San Diego, CA\t{years1:2019|2019}
{degree1:Basic Academy}, California POST
**{school2:MiraCosta College}**, Oceanside, CA\t{years2:2017 – 2019|2017..2019}
{degree2:A.A.}, {area2:Administration of Justice}
**{school3:Green Valley High School}**, Henderson, NV\t{years3:2011|2011}
# Skills
{skill:Report writing}, {skill:De-escalation}, {skill:Firearms instruction}, {skill:Spanish interpreting}
# Languages
{language:English}, {language:Spanish}
# Awards
{award:Navy and Marine Corps Achievement Medal with Combat "V"}
{award:Combat Action Ribbon}
{award:Lifesaving Award}, Carlsbad Police Department, 2021
`;

export const REGISTERED_NURSE = `= {name:Genevieve Tremblay-Singh} «RN, BScN»
{location:Halifax, Nova Scotia} | {phone:902-555-0155} | {email:genevieve.ts@maritime.example}
# Summary
Registered nurse with seven years in emergency and medical-surgical units. Preceptor to students and new graduates.
# Work Experience
**{title1:Registered Nurse, Emergency Department|Registered Nurse}**\t{dates1:Oct 2020 – Present|2020-10..present}
{firm1:Harbourview General Hospital}, Halifax, NS
- {did1:Triage and care in a department with 70,000 visits a year}
- {did1:Charge nurse on nights since 2023}
- {did1:Sit on the sepsis working group}
**{title2:Registered Nurse, Medical-Surgical Unit|Registered Nurse}**\t{dates2:Jul 2017 – Sep 2020|2017-07..2020-09}
{firm2:Fundy Regional Health Centre}, Truro, NS
- {did2:Cared for five to seven patients a shift on a 32-bed unit}
- {did2:Precepted nine nursing students}
**{title3:Continuing Care Assistant}**\t{dates3:May 2014 – Jun 2017|2014-05..2017-06}
{firm3:Ocean Crest Manor}, Dartmouth, NS
- {did3:Personal care for residents with dementia, part-time during studies}
# Education
**{degree1:Bachelor of Science in Nursing}**\t{years1:2013 – 2017|2013..2017}
{school1:Dalhousie University}, Halifax, NS
# Certifications
- {passed:Trauma Nursing Core Course}
- {passed:Advanced Cardiovascular Life Support}
- {passed:Pediatric Advanced Life Support}
# Skills
- {skill:Triage}
- {skill:IV therapy}
- {skill:Wound care}
- {skill:Meditech}
# Languages
- {language:English}
- {language:French}
`;

export const GRAPHIC_DESIGNER = `= {name:Femke de Wit}
{location:Rotterdam, the Netherlands|Rotterdam} — {email:hallo@femkedewit.example} — {phone:+31 6 55501298} — {url:femkedewit.example}
# Hello
Graphic designer for museums, publishers and the occasional brewery. Books are what I do best.
# Work
**{firm1:Studio Femke de Wit}**, {title1:owner}
__{dates1:2019–now|2019..present}__
Identities, exhibitions and 34 books, among them the catalogue of the Zeeland triennial.
**{firm2:Koeweiden & Partners}**, {title2:senior designer}
__{dates2:2014–2019|2014..2019}__
Led the redesign of a national newspaper supplement, team of four.
**{firm3:Thonik-West}**, {title3:designer}
__{dates3:2010–2014|2010..2014}__
Campaigns and wayfinding for two municipalities.
**{firm4:Uitgeverij De Haven}**, {title4:intern}
__{dates4:2009|2009}__
# Teaching
**{firm5:Willem de Kooning Academy}**, {title5:guest lecturer}
__{dates5:2017–now|2017..present}__
Editorial design, second year.
# Education
**{school1:Gerrit Rietveld Academie}**, {degree1:BA} {area1:Graphic Design}
__{years1:2006–2010|2006..2010}__
**{school2:Johan de Witt-gymnasium}**, Dordrecht
__{years2:2000–2006|2000..2006}__
# Tools
{skill:InDesign}, {skill:Illustrator}, {skill:Photoshop}, {skill:Glyphs}, {skill:Figma}, a {skill:risograph}
# Prizes
{award:Best Verzorgde Boeken}, 2018 and 2022
{award:Red Dot, Communication Design}, 2016
# Speaks
{language:Dutch}, {language:English}, {language:German}
`;

export const HISTORIAN = `CURRICULUM VITAE

{name:Dr Iain Farquharson-Boyd|Iain Farquharson-Boyd}
School of History, Classics and Archaeology
University of Edinburgh
{location:Edinburgh}
{email:iain.fb@histdept.example}   {phone:0131 496 0277}

ACADEMIC APPOINTMENTS

{dates1:2021-|2021..present}      {title1:Lecturer in Early Modern History}, {firm1:University of Edinburgh}
{dates2:2018-21|2018..2021}    {title2:Leverhulme Early Career Fellow}, {firm2:University of St Andrews}
{dates3:2017-18|2017..2018}    {title3:Teaching Fellow}, {firm3:University of Glasgow}
{dates4:2013-17|2013..2017}    {title4:Graduate Tutor}, {firm4:University of Cambridge}

EDUCATION

{years1:2013-17|2013..2017}    {degree1:PhD} {area1:History}, {school1:Gonville and Caius College, Cambridge|Gonville and Caius College}
           Thesis: "Salt, Credit and Kin: Coastal Economies of the Forth, 1580-1690"
{years2:2012-13|2012..2013}    {degree2:MSc} {area2:Economic and Social History}, {school2:University of Edinburgh}
{years3:2008-12|2008..2012}    {degree3:MA (Hons)} {area3:History}, First Class, {school3:University of Aberdeen}

PUBLICATIONS

Monograph
Salt and Kin: The Firth of Forth in the Long Seventeenth Century (Boydell, 2022)

Articles
"The panmen's debts", Scottish Historical Review 99 (2020), 201-28
"Coal, kelp and widows", Past & Present 241 (2018), 44-79

Work in progress
Peat: A Commons History, under contract

GRANTS AND PRIZES

{award:AHRC Research Network Grant}, GBP 44,000, 2023
{award:Leverhulme Early Career Fellowship}, 2018
{award:Jubilee Prize for the best first article}, 2018

TEACHING

Honours: Witches and Wages; Reading the Landscape
MSc: Palaeography, Sources and Method
PhD supervision: two current, one completed (2024)

SERVICE

Reviews editor, Northern Scotland, since 2022
Convenor of the Economic History seminar

LANGUAGES

{language:French} (good), {language:Latin} (good), {language:Dutch} (reading), {language:Scottish Gaelic} (learning)
`;

export const GUARD_MECHANIC = `{name:Rodney Lee Castleberry}
{location:Hattiesburg, Mississippi}
{phone:601-555-0147}
{email:rodcastle@pinebelt.example}

SUMMARY
ASE certified diesel technician with 16 years on heavy trucks and 20 years in the Mississippi Army National Guard.

WORK HISTORY
{firm1:Magnolia Truck & Trailer} - {title1:Lead Diesel Technician} ({dates1:Apr 2017 - Present|2017-04..present})
* {did1:Diagnose and repair Cummins, Detroit and Paccar engines}
* {did1:Lead a second shift of 6 technicians}
* {did1:Comeback rate under 2% four years running}

{firm2:Pine Belt Leasing} - {title2:Diesel Mechanic} ({dates2:Sep 2009 - Mar 2017|2009-09..2017-03})
* {did2:Preventive maintenance on a fleet of 140 tractors}
* {did2:Road calls from Jackson to the coast}

{firm3:Wayne Farms} - {title3:Shop Helper} ({dates3:2004 - 2006|2004..2006})

MILITARY SERVICE
{service4:Mississippi Army National Guard|Army National Guard} - {unit4:1387th Quartermaster Company}, Greenville ({dates4:Mar 2013 - Feb 2024|2013-03..2024-02})
{rank4:Sergeant First Class}, {title4:Maintenance Supervisor}
* {did4:Ran a motor pool of 88 vehicles with 97% readiness at annual inspection}
* {did4:Activated for Hurricanes Isaac and Ida}

{service5:Mississippi Army National Guard|Army National Guard} - {unit5:155th Armored Brigade Combat Team}, Tupelo ({dates5:Feb 2004 - Mar 2013|2004-02..2013-03})
{rank5:Sergeant}, {title5:Wheeled Vehicle Mechanic (91B)|Wheeled Vehicle Mechanic|91B Wheeled Vehicle Mechanic}
* {did5:Iraq 2005 and 2009, recovery and battle damage repair}

EDUCATION
{school1:Pearl River Community College} - {degree1:Certificate}, {area1:Diesel Equipment Technology} ({years1:2009|2009})
{school2:Purvis High School} ({years2:2003|2003})

CERTIFICATIONS
{passed:ASE Master Medium/Heavy Truck}
{passed:CDL Class A}
{passed:EPA 609}

SKILLS
{skill:Engine diagnostics}, {skill:Hydraulics}, {skill:Welding}, {skill:Air brakes}, {skill:Shop supervision}
`;

export const CARER = `= {name:Maureen  Tolley}
{location:11 Gorse Close Redditch Worcs B97 5XX|11 Gorse Close, Redditch, Worcs B97 5XX|Redditch|Redditch, Worcs B97 5XX|Redditch Worcs B97 5XX}
{phone:07700 900 264}   {email:maureentolley58@homemail.example}

PERSONEL PROFILE
I am a  reliable and caring person with a good sense of humour. I have worked with elderly people for most of my life and brought up four of my own. I can drive and have my own car.

EMPLOYEMENT HISTORY

{firm1:Bluebell Home Care}, Redditch.    {dates1:2014 to present|2014..present}
{title1:Home Carer}
Washing, dressing, medication and  meals for up to nine clients a day. Key worker for three ladies with dementia. I train the new girls on the round.

{firm2:Fairlawns Residential Home}, Bromsgrove.    {dates2:2006 to 2014|2006..2014}
{title2:Senior Care Assistant} (nights)
In charge of 28 residents at night with one other.

{firm3:Kwik Save}, Redditch    {dates3:1999 to 2006|1999..2006}
{title3:Supervisor}
Tills, cashing up, rotas.

{firm4:Needle Industries}, Studley
{title4:Packer}
I was there from school until my first child.

EDUCATION AND TRAINING

{school1:Ridgeway School}, Astwood Bank - {degree1:CSE} {area1:English, Maths, Cookery}
{passed:NVQ Level 2 and 3 in Health and Social Care}
{passed:Moving and Handling}
{passed:Safe Handling of Medicines}
{passed:Dementia Friends}

INTRESTS
My grandchildren, bingo, caravaning

REFEREES
Mrs J. Whitlock, Bluebell Home Care
Rev. P. Anstey, St Luke's Church
`;

export const LOGISTICS_OFFICER = `= {name:Catherine Penhaligon}
Operations and supply chain director
{location:Saltash, Cornwall} | {phone:07700 900718} | {email:c.penhaligon@seamail.example} | {url:linkedin.com/in/cpenhaligon}
# Profile
Former Royal Navy logistics officer (Lieutenant Commander) who has since run supply chains for a shipyard and a marine insurer. Chartered Fellow of CILT. I am at my best where people, stock and money have to be in the same place on the same day.
# Career since leaving the Service
**{firm1:Tamar Marine Group}** {title1:Director of Operations} \t{dates1:2020 – present|2020..present}
- {did1:Board member, 310 staff on two sites, turnover of £48 million}
- {did1:Brought stores, purchasing and transport into one team}
**{firm2:Lowestoft & Humber Yards}** {title2:Head of Supply Chain} \t{dates2:2016 – 2020|2016..2020}
- {did2:Renegotiated 60 contracts and took nine days out of the average lead time}
# Naval career: {service3,4,5,6:Royal Navy}, 2002 – 2016
**{title3:Logistics Commander's Deputy}, {unit3:Flag Officer Sea Training}**, {rank3:Lieutenant Commander} \t{dates3:2014 – 2016|2014..2016}
**{title4:Logistics Officer}, {unit4:HMS Monmouth}**, {rank4:Lieutenant Commander} \t{dates4:2011 – 2014|2011..2014}
- {did4:Head of department of 38, Gulf and Indian Ocean deployment of seven months}
**{title5:Deputy Logistics Officer}, {unit5:HMS Ocean}**, {rank5:Lieutenant} \t{dates5:2007 – 2011|2007..2011}
- {did5:Fed 900 people three times a day off Libya}
**{title6:Assistant Logistics Officer}, {unit6:HMS Cornwall}**, {rank6:Sub Lieutenant} \t{dates6:2003 – 2007|2003..2007}
# Education
{school1:Cranfield University}, {degree1:MSc} {area1:Defence Logistics}, {years1:2013|2013}
{school2:University of Exeter}, {degree2:BA} {area2:Geography}, {years2:1998 – 2001|1998..2001}
{school3:Penair School and Truro College}, {years3:1991 – 1998|1991..1998}
# Boards and voluntary work
{role1:Trustee}, {cause1:Cornwall Seafarers' Trust}, since 2019
{role2:School governor}, {cause2:Saltash Community School}, 2017 – 2021
# Skills
{skill:Contract negotiation}; {skill:Inventory planning}; {skill:Change management}; {skill:SAP}
`;

export const BACKEND_DEVELOPER = `= {name:Łukasz Wójcik-Bauer}
Backend Developer
{email:lukasz.wb@devmail.example} | {phone:+49 1555 5501877} | {location:Leipzig, Germany} | {url:github.com/lwojcik-bauer}
# TECH STACK
**Languages:** {skill:Kotlin}, {skill:Go}, {skill:SQL}, {skill:TypeScript}
**Data:** {skill:PostgreSQL}, {skill:Kafka}, {skill:Redis}
**Ops:** {skill:Kubernetes}, {skill:Terraform}, {skill:GitLab CI}
# EXPERIENCE
**{firm1:Parkhaus Digital GmbH}**\tLeipzig
{title1:Senior Backend Developer}\t{dates1:Jan. 2022 – heute|2022-01..present}
- {did1:Own the tariff engine that bills 1.4 million parking sessions a month}
- {did1:Split a ten-year-old monolith into six services without a maintenance window}
- {did1:Reviewed and merged the work of four colleagues and two working students}
Kotlin, Kafka, PostgreSQL, Kubernetes
**{firm2:Allegretto Sp. z o.o.}**\tPoznań
{title2:Backend Developer}\t{dates2:Sep. 2018 – Dez. 2021|2018-09..2021-12}
- {did2:Search and recommendations for a marketplace of sheet music}
- {did2:p99 latency from 900 ms to 140 ms}
Go, Elasticsearch, Redis
**{firm3:Freelance}**\tremote
{title3:Web Developer}\t{dates3:2016 – 2018|2016..2018}
- {did3:Shops and booking sites for eleven small firms}
# EDUCATION
**{school1:Adam Mickiewicz University}**\tPoznań
{degree1:M.Sc.} {area1:Computer Science}\t{years1:Oct. 2016 – Jul. 2018|2016-10..2018-07}
**{school2:Poznań University of Technology}**\tPoznań
{degree2:B.Eng.} {area2:Computing}\t{years2:Oct. 2012 – Feb. 2016|2012-10..2016-02}
# LANGUAGES
{language:Polish}: native | {language:English}: C1 | {language:German}: B2
# SIDE PROJECTS
pgdiffer – shows what a migration would do, 800 stars
`;

export const STORE_MANAGER = `= {name:Gareth Pugh}
{location:Newport, Gwent} | {phone:07700 900146} | {email:gareth.pugh@mailbox.example}
# Profile
Store manager with twelve years in food and home retail, used to teams of up to 70 and sales of £14 million.
# Employment History
**{title1:Store Manager}, {firm1:Homestead Stores}**, Cwmbran\t{dates1:February 2019 – Present|2019-02..present}
- {did1:Took shrinkage from 1.9 to 1.1 per cent in eighteen months}
- {did1:Store of the Year for Wales in 2022}
- {did1:Recruited and trained five managers who now run their own stores}
**{title2:Deputy Manager}, {firm2:Homestead Stores}**, Cardiff\t{dates2:May 2015 – January 2019|2015-05..2019-01}
- {did2:Opened a new store with 64 staff in nine weeks}
**{title3:Section Manager}, {firm3:Valley Fresh Foods}**, Pontypool\t{dates3:July 2011 – April 2015|2011-07..2015-04}
- {did3:Responsible for produce, bakery and flowers}
# Education
**{degree1:Foundation Degree} in {area1:Retail Management}**, {school1:Coleg Gwent}\t{years1:2009 – 2011|2009..2011}
**{degree2:A levels}**, {school2:St Julian's School}\t{years2:2007 – 2009|2007..2009}
# Skills
- {skill:Visual merchandising}
- {skill:Stock control}
- {skill:Rota planning}
- {skill:Recruitment}
# Certificates
- {passed:Personal Licence Holder}
- {passed:First Aid at Work}
# Interests
Coaching under-nines rugby
`;
