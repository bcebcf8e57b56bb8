/** CVs of the thirteenth batch, with their facts marked (`fact-markup.ts`). None of these people exist. */

export const PART_TIME_TEACHER = `= {name:Rosalind Okafor-Hughes}
{location:27 Priory Lane, Ludlow, Shropshire|Ludlow, Shropshire|Ludlow}
«Tel» {phone:07700 900834} (evenings)   {email:ros.okaforhughes@inkwell.example}
# ABOUT ME
Primary teacher, Key Stage 2 mainly. I came back to the classroom after having my twins and have worked three days a week since, which suits me and, my head says, suits the school. I would now like to work four or five days and lead a subject.
# QUALIFICATIONS
**{degree1:PGCE} {area1:Primary Education}**, {school1:University of Worcester}, {years1:2008|2008}
**{degree2:BA (Hons)} {area2:English Literature}** (2:2), {school2:Aberystwyth University}, {years2:2003 – 2006|2003..2006}
**{degree3:A levels} English, History, Art; 10 GCSEs**, {school3:Wyre Vale High School}, {years3:2003|2003}
# TEACHING
| {dates1:Sept 2021 to date|2021-09..present} | **{firm1,2,3:Teme Valley Church of England Primary School|Teme Valley CE Primary School|Teme Valley Primary}**, Ludlow<br>**{title1:Year 5 Teacher (0.6), English Lead since 2024|Year 5 Teacher|Year 5 Teacher (0.6)}**<br>{did1:Share a class of 29 with a colleague.}<br>{did1:Rewrote our spelling scheme; Year 6 writing results up from 64% to 78%.} |
| {dates2:Jan 2019 to Jul 2021|2019-01..2021-07} | Same school<br>**{title2:Teaching Assistant}** (mornings)<br>{did2:Phonics catch-up groups.}<br>{did2:Covered Year 3 for a term during the lockdowns, half of it online.} |
| 2014 to 2018 | Career break to look after my children |
| {dates3:Sept 2010 to Apr 2014|2010-09..2014-04} | Teme Valley Church of England Primary School<br>**{title3:Class Teacher, Years 3 and 4|Class Teacher}**<br>{did3:Took the residential to the Gower every summer.} |
| {dates4:Sept 2008 to Jul 2010|2008-09..2010-07} | **{firm4:Hadley Road Junior School}**, Telford<br>**{title4:Newly Qualified Teacher, Year 4|Newly Qualified Teacher}** |
# BEFORE TEACHING
| {dates5:2006 to 2007|2006..2007} | **{firm5:Castle Bookshop}**, Ludlow<br>**{title5:Bookseller}** |
# TRAINING
- {passed:Safeguarding Level 2}, Sept 2026
- {passed:Paediatric First Aid}, 2025
- {passed:Mental Health First Aid}, 2023
# THINGS I CAN OFFER
- {skill:Phonics}
- {skill:SEND support}
- {skill:Recorder and ukulele}
- {skill:Google Classroom}
# REFEREES
Mrs J. Allbright, Headteacher, Teme Valley CE Primary School
The Revd P. Stokes, St Laurence's, Ludlow
`;

export const GERMAN_FELDWEBEL = `# Lebenslauf
= {name:Thorsten Brinkmeyer}
«Geburtsdatum:» 23.08.1988 in Hameln
«Anschrift:» {location:Weserstraße 19, 31785 Hameln|31785 Hameln|Hameln}
«Telefon:» {phone:0152 28817386}
«E-Mail:» {email:t.brinkmeyer@postkasten.example}
«Familienstand:» verheiratet, zwei Kinder
# Berufserfahrung
| {dates1:seit 04/2022|2022-04..present} | **{title1:Schichtleiter Lager}** |
| | {firm1:Solling Logistik GmbH}, Holzminden |
| | {did1:Führung von 22 Mitarbeitern im Zweischichtbetrieb} |
| | {did1:Einführung von Handscannern im Wareneingang} |
| {dates2:10/2016 – 03/2022|2016-10..2022-03} | **{title2:Materialbewirtschaftungsfeldwebel}, {rank2:Oberfeldwebel}** |
| | {service2,3:Bundeswehr}, {unit2:Logistikbataillon 172}, Beelitz |
| | {did2:Verantwortlich für 4.300 Artikel und die jährliche Inventur} |
| | {did2:Auslandseinsatz in Mali (MINUSMA), 05/2018 – 10/2018} |
| {dates3:07/2009 – 09/2016|2009-07..2016-09} | **{title3:Kraftfahrer und Gruppenführer|Kraftfahrer}, {rank3:Stabsunteroffizier}** |
| | Bundeswehr, {unit3:Versorgungsbataillon 141}, Neustadt am Rübenberge |
| | {did3:Transport von Gefahrgut im In- und Ausland} |
| {dates4:08/2005 – 06/2008|2005-08..2008-06} | **{title4:Auszubildender Fachkraft für Lagerlogistik|Auszubildender}** |
| | {firm4:Kepplin Baustoffe KG}, Hameln |
# Schule und Ausbildung
| {years1:2021 – 2022|2021..2022} | **{degree1:Geprüfter Logistikmeister}**, {school1:IHK Hannover} |
| {years2:2005 – 2008|2005..2008} | **{degree2:Fachkraft für Lagerlogistik}**, {school2:Eugen-Reintjes-Schule Hameln} |
| {years3:1999 – 2005|1999..2005} | **{degree3:Realschulabschluss}**, {school3:Realschule am Klüt} |
# Lehrgänge und Scheine
- {passed:Ausbildereignungsprüfung (AEVO)}, 2017
- {passed:Gabelstaplerschein}, 2008
- {passed:ADR-Schein}, gültig bis 2028
- Führerschein B, C, CE
# EDV-Kenntnisse
{skill:SAP EWM}, {skill:MS Office}, {skill:SASPF}
# Sprachen
{language:Deutsch} (Muttersprache), {language:Englisch} (gut), {language:Französisch} (Grundkenntnisse)
# Ehrenamt
{role1:Gruppenführer}, {cause1:Freiwillige Feuerwehr Afferde}, seit 2010
Hameln, den 3. November 2026
`;

export const NAVY_PROJECT_MANAGER = `[side]# Contact
[side]{phone:757-555-0191} (Mobile)
[side]{email:marcus@ellwoodpm.example}
[side]{url:www.linkedin.com/in/marcus-ellwood-pmp} (LinkedIn)
[side]# Top Skills
[side]{skill:Program Management}
[side]{skill:Ship Repair}
[side]{skill:Stakeholder Communication}
[side]# Languages
[side]{language:English} (Native or Bilingual)
[side]{language:Tagalog} (Limited Working)
[side]# Certifications
[side]{passed:Project Management Professional (PMP)}
[side]{passed:Certified ScrumMaster}
[side]{passed:DAWIA Program Management Level I}
[side]# Honors-Awards
[side]{award:Navy and Marine Corps Commendation Medal}
= {name:Marcus Ellwood}
Project Manager, ship repair | PMP | Navy veteran | Hampton Roads
{location:Chesapeake, Virginia, United States|Chesapeake, Virginia}
# Summary
I get ships out of the yard on time. Twenty years in and around the waterfront, from the engine room to the project office. Always glad to talk to sailors who are thinking about what comes next.
# Experience
**{firm1,2:Tidewater Marine Repair}**
**«5 years 2 months»**
**{title1:Senior Project Manager}**
{dates1:March 2024 - Present|2024-03..present} («2 years 9 months»)
Norfolk, Virginia, United States
{did1:Lead availabilities worth up to $48M with a team of 11 and about 300 trade workers.}
**{title2:Project Manager}**
{dates2:October 2021 - February 2024|2021-10..2024-02} («2 years 5 months»)
Norfolk, Virginia, United States
{did2:Ran four destroyer availabilities. Two finished early, which nobody believed.}
**{service3,4:United States Navy|US Navy}**
**«15 years»**
**{title3:Ship's Maintenance Manager}**
{dates3:July 2016 - September 2021|2016-07..2021-09} («5 years 3 months»)
Naval Station Norfolk
{rank3:Chief Petty Officer} aboard {unit3:USS Ramage}. Coordinated the shipyard, the port engineer and 14 divisions.
**{title4:Gas Turbine Systems Technician}**
{dates4:October 2006 - June 2016|2006-10..2016-06} («9 years 9 months»)
San Diego, California, United States
Operated and repaired LM2500 engines on three ships. Left as a {rank4:Petty Officer First Class}.
# Education
**{school1:Old Dominion University}**
{degree1:Master of Engineering Management} · ({years1:2021 - 2023|2021..2023})
**{school2:Thomas Edison State University}**
{degree2:Bachelor of Science}, {area2:Energy Systems Technology} · ({years2:2014 - 2018|2014..2018})
«Page 1 of 1»
`;

export const COPIED_WELDER = `{name:WAYNE STOKOE|Wayne Stokoe}
{location:Wallsend, Tyne & Wear|Wallsend}    {phone:+44 7700 900519}    {email:wstokoe.welds@tynepost.example}

CODED WELDER - TIG / MIG / MMA / FCAW

Time served plater and welder with 19 yrs in offshore modules, pressure pipe
and structural. Will work away, any rotation. Own mask and hand tools. Last
medical Jan 2026.

CODINGS
  {passed:BS EN ISO 9606-1 TIG 6G stainless pipe}    exp 11/2027
  {passed:BS EN ISO 9606-1 FCAW 3G plate}            exp 11/2027
  {passed:ASME IX 6GR}                               exp 04/2027
  {passed:CCNSG Safety Passport}                     exp 02/2028
  {passed:IPAF 3a 3b}                                exp 07/2026

CONTRACTS

{dates1:02/25 - PRESENT|2025-02..present}      {firm1:SEAHAM FABRICATIONS}        {title1:TIG WELDER}
   - {did1:Duplex and super duplex spools for a wind substation,
     repair rate under 1%}
{dates2:08/24 - 01/25|2024-08..2025-01}        {firm2:KESTREL OFFSHORE SERVICES}  {title2:PIPE WELDER}
   - {did2:Shutdown at Grangemouth, 12 hr nights}
{dates3:01/22 - 07/24|2022-01..2024-07}        {firm3:SMULDEN RENEWABLES}         {title3:FCAW WELDER}
   - {did3:Jacket nodes, 80mm plate, pre-heat}
   - {did3:Mentored two apprentices from Tyne Coast College}
03/20 - 12/21        Off work, looking after my dad, odd jobs
{dates4:06/11 - 02/20|2011-06..2020-02}        {firm4:HAWTHORN & PRICE ENGINEERING}  {title4:WELDER / FABRICATOR}
   - {did4:Pressure vessels, ladders, handrail, site installs}
{dates5:09/07 - 05/11|2007-09..2011-05}        {firm5:HAWTHORN & PRICE ENGINEERING}  {title5:APPRENTICE PLATER/WELDER}

TRAINING
  {degree1:NVQ Level 3} {area1:Fabrication and Welding}, {school1:North Tyneside College}, {years1:2011|2011}
  {school2:Burnside High School}, 6 {degree2:GCSEs}, {years2:2007|2007}

Full UK driving licence, own transport.   Refs no problem.
`;

export const SOFTWARE_GRADUATE = `= {name:Daniela Quiñones Reyes}
{email:dquinones@campusmail.example} | {phone:(787) 555-0173} | {location:San Juan, PR|San Juan, Puerto Rico} | {url:github.com/dquinones-dev}
# Education
**{school1:University of Puerto Rico at Mayagüez}** \t Mayagüez, PR
__{degree1:Bachelor of Science} in {area1:Computer Engineering}__, GPA 3.71 \t {years1:Aug. 2021 – May 2026|2021-08..2026-05}
# Experience
**{title1:Software Engineering Intern}** \t {dates1:June 2025 – Aug. 2025|2025-06..2025-08}
__{firm1:Lumenform Robotics}__ \t Boston, MA
- {did1:Wrote a Rust service that merges lidar and wheel odometry at 50 Hz}
- {did1:Raised unit test coverage of the planner from 41% to 83%}

**{title2:Undergraduate Research Assistant}** \t {dates2:Jan. 2024 – May 2025|2024-01..2025-05}
__{firm2:UPRM Coastal Sensing Laboratory}__ \t Mayagüez, PR
- {did2:Designed a solar-powered buoy that reports turbidity over LoRa}
- {did2:Co-wrote a poster for a regional oceans meeting}

**{title3:Teaching Assistant, Data Structures|Teaching Assistant}** \t {dates3:Aug. 2023 – Dec. 2023|2023-08..2023-12}
__{firm3:University of Puerto Rico at Mayagüez}__ \t Mayagüez, PR
- {did3:Held two weekly labs for 24 students each}
# Projects
**Guagua Ya** | __Kotlin, PostGIS__ \t 2024
- Bus arrival app for the west of the island, about 900 weekly users

**Tiny Regex** | __C__ \t 2023
- Regular expression engine in 600 lines, fuzz tested
# Technical Skills
**«Languages:»** {skill:Rust}, {skill:Python}, {skill:C}, {skill:Kotlin}, {skill:SQL}
**«Tools:»** {skill:Git}, {skill:Docker}, {skill:PostgreSQL}, {skill:ROS 2}
# Spoken Languages
{language:Spanish} (native), {language:English} (fluent)
`;

export const NAVY_CHEF = `[box]= {name:Leon Hargreaves-Abdi}
[box]Catering manager
[box]{location:Gosport, Hampshire|Gosport} / {phone:07700 900207} / {email:leonha@galleymail.example}
Cook by trade, Navy by accident. 15 years feeding people on ships, now running the kitchen of a busy sixth form college and looking for a contract of my own.
# Jobs since the Navy
**{title1:Catering Manager}** – {firm1:Solent Sixth Form College}, {dates1:Aug 2023 – present|2023-08..present}
- {did1:1,100 meals a day, 16 staff, two sites}
- {did1:Hygiene rating 5 three times running}
- {did1:Changed three suppliers and saved £38,000 a year}
**{title2:Relief Chef}** – {firm2:Portside Contract Catering}, {dates2:Feb 2023 – Jul 2023|2023-02..2023-07}
- {did2:Covered schools, offices and one racecourse}
# {service3,4,5,6:Royal Navy}, 2008 – 2023
**{unit3:HMS Queen Elizabeth}** – {rank3:Petty Officer} ({title3:Catering Services}), {dates3:2019 – Jan 2023|2019..2023-01}
- {did3:Second in charge of the main galley, 680 on board and up to 1,600 with the air group}
- {did3:Maiden operational deployment to the Pacific, 2021}
**{unit4:HMS Raleigh}** – {rank4:Leading Chef} ({title4:Instructor}), {dates4:2016 – 2019|2016..2019}
- {did4:Taught new entry cooks, eight classes a year}
**{unit5:HMS Westminster}** – {rank5:Leading Chef}, {dates5:2011 – 2016|2011..2016}
- {did5:Ran the galley at sea for 190 on a budget of £3 a head}
**{unit6:HMS Cornwall}** – {rank6:Chef}, {dates6:2008 – 2011|2008..2011}
# Courses
- {passed:Level 4 Food Safety Management}, 2022
- {passed:Leading Rates Leadership Course}, HMS Collingwood, 2012
- {passed:Level 3 Nutrition}, 2018
- {passed:Sea Survival and Fire Fighting}, 2019
# School and college
{school1:South Downs College}: {degree1:NVQ Level 2} {area1:Professional Cookery}, {years1:2006 – 2008|2006..2008}
{school2:Bridgemary Community School}: 5 {degree2:GCSEs}, {years2:2006|2006}
# What I'm good at
- {skill:Allergens and special diets}
- {skill:Rota planning}
- {skill:Stock control}
- {skill:Saffron menu software}
# Languages
{language:English}, {language:Somali} (spoken)
`;

export const MARINE_LOGISTICS = `[side]# DETAILS
[side]«Phone»
[side]{phone:910.555.0142}
[side]«Email»
[side]{email:ana@pruittmail.example}
[side]«Location»
[side]{location:Jacksonville, NC}
[side]# SKILLS
[side]- {skill:Warehouse operations}
[side]- {skill:Hazmat shipping}
[side]- {skill:SAP}
[side]- {skill:Embarkation planning}
[side]- {skill:Forklift}
[side]- {skill:Excel}
[side]# LANGUAGES
[side]{language:English} – native
[side]{language:Portuguese} – conversational
[side]# SERVICE SCHOOLS
[side]{passed:Sergeants Course}, 2020
[side]{passed:Logistics Embarkation Specialist Course}, 2015
[side]{passed:Hazardous Materials Certifier}, 2019
[side]# MEDALS
[side]{award:Navy and Marine Corps Achievement Medal} (2)
[side]{award:Good Conduct Medal} (2)
= {name:Ana Lucia Pruitt}
Distribution supervisor
# PROFILE
Marine Corps logistics chief turned warehouse supervisor. I like full trucks, short lists and people who say what is wrong while there is still time to fix it. Secret clearance, inactive.
# WORK
**{title1:Night Shift Supervisor}**
{firm1:Cape Fear Distribution Center} — Wilmington, NC
{dates1:Jan '24 – Present|2024-01..present}
- {did1:38 associates, 14 dock doors, 1.2 million cases a year}
- {did1:Cut mis-ships by 41% with a two-person check on mixed pallets}
**{title2:Logistics Chief} | {rank2:Staff Sergeant}**
{service2,3,4:United States Marine Corps|US Marine Corps}, {unit2:2nd Assault Amphibian Battalion} — Camp Lejeune, NC
{dates2:Aug '20 – Dec '23|2020-08..2023-12}
- {did2:Planned the embarkation of 210 Marines and 46 vehicles for two amphibious exercises}
- {did2:Marked 4.4 relative value in the highest fitness report group}
**{title3:Embarkation Specialist} | {rank3:Sergeant}**
United States Marine Corps, {unit3:III MEF} — Okinawa, Japan
{dates3:Jun '17 – Jul '20|2017-06..2020-07}
- {did3:Load plans for C-17, C-130 and T-AK ships to Korea, Thailand and Australia}
**{title4:Embarkation Specialist} | {rank4:Lance Corporal}**
United States Marine Corps, {unit4:Combat Logistics Battalion 6} — Camp Lejeune, NC
{dates4:Feb '15 – May '17|2015-02..2017-05}
**{title5:Barista (part-time)|Barista}**
{firm5:Harbor Bean} — New Bedford, MA
{dates5:2012 – 2014|2012..2014}
# EDUCATION
**{degree1:B.S.}, {area1:Supply Chain Management}** (expected {years1:Dec '26|2026-12})
{school1:University of North Carolina Wilmington}
**{degree2:Diploma}**, {years2:2013|2013}
{school2:New Bedford High School}
`;

export const STORE_MANAGER = `= {name:Declan Mac Giolla}
{location:Drogheda, Co. Louth|Drogheda} – {phone:+353 85 555 0163} – {email:declan.macgiolla@eirpost.example}
# Who I am
Store manager with one company for most of my working life. Started on trolleys, now look after 94 people and €31m a year. Would relocate to Munster for the right shop.
# Career so far
**{firm1,2,3,4:Hennessy's Supermarkets}**, 2004 – present
**{title1:Store Manager, Drogheda|Store Manager}** ({dates1:Oct 2019 – present|2019-10..present})
- {did1:Sales up 22% in six years against a discounter that opened across the road}
- {did1:Staff turnover 14%, company average 37%}
- {did1:Opened the first in-store post office in the group}
**{title2:Store Manager, Navan|Store Manager}** ({dates2:Mar 2015 – Sep 2019|2015-03..2019-09})
- {did2:Turned a loss of €180,000 into a profit in two years}
**{title3:Assistant Manager, Dundalk|Assistant Manager}** ({dates3:Jun 2010 – Feb 2015|2010-06..2015-02})
- {did3:Fresh food lead; waste from 4.1% to 2.3%}
**{title4:Sales assistant, then fresh food supervisor, Dundalk|Sales assistant|Fresh food supervisor}** ({dates4:Sep 2004 – May 2010|2004-09..2010-05})
- {did4:Part-time while at college, full-time from 2008}
**{firm5:Carroll Brothers Menswear}**, Dundalk
**{title5:Saturday boy}** ({dates5:2002 – 2004|2002..2004})
# Learning
**{degree1:Diploma} in {area1:Retail Management}**, {school1:Technological University Dublin}, part-time, {years1:2016 – 2018|2016..2018}
**{degree2:BA} in {area2:Business Studies}**, {school2:Dundalk Institute of Technology}, {years2:2004 – 2008|2004..2008}
**{degree3:Leaving Certificate}**, {school3:St Fechin's College, Dundalk|St Fechin's College}, {years3:2004|2004}
# Certs
{passed:Manual Handling Instructor} (2022) – {passed:HACCP Level 3} (2020) – {passed:Occupational First Aid} (2025)
# Strengths
{skill:P&L} – {skill:Rostering} – {skill:Loss prevention} – {skill:Recruitment} – {skill:Community relations}
# Languages
{language:English} – {language:Irish} (fluent) – {language:Polish} (enough to run a till)
# Outside work
{role1:Under-14s Coach}, {cause1:Boyne Rovers GAA}, since 2017
References are available if you ask, but please not my present employer yet.
`;

export const FINANCE_DIRECTOR = `= {name:Philippa Thornbury-Assante}
{location:Harrogate, North Yorkshire|Harrogate} | {phone:+44 (0)7700 900388|07700 900388} | {email:p.thornburyassante@boardroom.example} | {url:linkedin.com/in/pthornburyassante}
**Chief Financial Officer | Manufacturing and food | Private equity and family owners**
# Executive summary
Chief Financial Officer with 29 years in practice and manufacturing, the last twelve at board level. I have bought four businesses, sold two and kept one out of administration. Owners hire me when they need cash under control and a finance team that people in the factory want to talk to. Comfortable with banks, auditors, pension trustees and shift managers.
# Key achievements
- Led the £142m sale of Wharfe Bakeries to a trade buyer in nine months
- Refinanced £65m of debt with three lenders during 2023
- Moved a group of eleven companies to one ledger in 14 months, on budget
- Released £19m of working capital in two businesses
# Career history
**{title1:Group Chief Financial Officer}** \t {dates1:May 2021 to present|2021-05..present}
**{firm1:Nidd Valley Foods Group plc}**, Ripon (turnover £310m, 2,400 people)
Reporting to the Chief Executive, with responsibility for finance, IT, procurement and legal.
- {did1:Rebuilt the monthly close from 14 working days to five}
- {did1:Agreed a sustainability-linked facility of £65m with three banks}
- {did1:Acquired two chilled soup producers, and integrated both within a year}
- {did1:Hedged energy and wheat through 2022, which protected £7.4m of margin}
- {did1:Sponsor of the women in manufacturing network, 180 members}

**{title2:Chief Financial Officer}** \t {dates2:September 2015 to April 2021|2015-09..2021-04}
**{firm2:Wharfe Bakeries Ltd}**, Leeds (private equity, turnover £96m)
- {did2:Second hire of the new owners; recruited the whole finance team}
- {did2:Negotiated the closure of the final salary pension scheme to new accrual, without a day lost to strikes}
- {did2:Prepared the business for sale: vendor due diligence, data room, management presentations to nine bidders}
- {did2:Customer and product profitability by week, which led to 60 lines being dropped}

**{title3:Finance Director}** \t {dates3:January 2012 to August 2015|2012-01..2015-08}
**{firm3:Aire Precision Castings Ltd}**, Keighley (family owned, turnover £41m)
- {did3:Kept the company trading through the loss of its largest customer, with weekly cash forecasts shared with the union}
- {did3:Won £2.1m of regional growth funding for a new furnace}
- {did3:Advised the family on handing over to the third generation}

**{title4:Head of Commercial Finance}** \t {dates4:March 2008 to December 2011|2008-03..2011-12}
**{firm4,5:Brontë Confectionery International}**, York
- {did4:Business partner to the UK sales director; 11 analysts}
- {did4:Modelled a £30m factory move to Poland}

**{title5:Financial Controller, Gums and Jellies|Financial Controller}** \t {dates5:July 2004 to February 2008|2004-07..2008-02}
Brontë Confectionery International, York
- {did5:Introduced standard costing in two plants}
- {did5:Led the Sarbanes-Oxley documentation for the division}

**{title6:Audit Manager}** \t {dates6:October 2000 to June 2004|2000-10..2004-06}
**{firm6:Calder Whitfield LLP}**, Leeds
- {did6:Manufacturing and retail clients up to £500m turnover}
- {did6:Seconded to Chicago for six months in 2003}

**{title7:Graduate trainee}**, then audit senior \t {dates7:September 1997 to September 2000|1997-09..2000-09}
**{firm7:Calder Whitfield LLP}**, Leeds
- {did7:First-time passes in all papers}
# Selected transactions
- Sale of Wharfe Bakeries, £142m, 2021
- Purchase of Pateley Soups (2022) and Fountains Kitchen (2023), £38m together
- Refinancing of Nidd Valley Foods, £65m, 2023
- Purchase of a competitor's foundry pattern library out of administration, 2013
- Sale of a surplus site in Keighley for 210 homes, 2014
# Speaking and writing
- Panel member, Northern Food Manufacturers' Conference, Leeds, 2025: hedging for companies that are not banks
- Two articles in a professional magazine on weekly customer profitability, 2019
- Guest lecturer for final-year accounting students in Bradford each spring since 2016
# Non-executive roles
**{role1:Trustee and Chair of Audit Committee}**, {cause1:Dales Hospice Care} \t 2018 to present

**{role2:Governor}**, {cause2:Harrogate Spa Academy Trust} \t 2012 to 2017
# Education and professional qualifications
**{school1:University of Durham}** \t {years1:1994 to 1997|1994..1997}
{degree1:BA (Hons)} {area1:Economics}, First class

**{school2:INSEAD}** \t {years2:2014|2014}
{degree2:Advanced Management Programme}
- {passed:Fellow of the Institute of Chartered Accountants in England and Wales (FCA)}, member since 2000
- {passed:Corporate Finance Qualification}, 2010
# Areas of expertise
- {skill:Mergers and acquisitions}
- {skill:Debt refinancing}
- {skill:Cash management}
- {skill:Investor relations}
- {skill:Pension schemes}
- {skill:ERP implementation}
- {skill:Commodity hedging}
# Languages
{language:English} (native), {language:French} (professional), {language:Twi} (family)
# Personal
Married, two teenage sons. Bell ringing, open water swimming, and treasurer of anything that needs one.
`;

export const AUSTRALIAN_SAPPER = `= {name:Jarrod Pengelly-Tamihana}
{location:Townsville QLD 4814|Townsville QLD|Townsville} | {phone:0491 570 110} | {email:jarrod.pt@billabongmail.example}
**Civil construction supervisor, ex Army engineer**
# Snapshot
Sixteen years in plant and construction, eleven of them with the Royal Australian Engineers. White Card, HR licence, baseline clearance. Still in the Reserve. Not precious about dust.
# Where I've worked
**{dates1:2022-present|2022..present}**  {title1:Construction Supervisor}, {firm1:Burdekin Civil Pty Ltd}
- {did1:Road rebuilds after floods, crews up to 25, $14m of jobs a year}
- {did1:No lost-time injuries since March 2023}
- {did1:Took on four trainees from Palm Island}
**{dates2:2022-present|2022..present}**  {rank2:Sergeant}, {title2:Reserve Engineer Section Commander}, {unit2:11 Engineer Regiment}, {service2,3,4:Australian Army} (Reserve)
- {did2:About 45 days a year, incl. flood assist at Ingham in February 2025}
**{dates3:2016-2022|2016..2022}**  {rank3:Corporal}, {title3:Plant Supervisor}, {unit3:3rd Combat Engineer Regiment}, Australian Army, Lavarack Barracks
- {did3:Bushfire Assist 2020: 300 km of fire trails opened in 5 weeks}
- {did3:Built a school block in Vanuatu, 10 weeks, 30 blokes}
- {did3:Assessed 60 operators on dozer, grader and excavator}
**{dates4:2011-2016|2011..2016}**  {rank4:Sapper}, {title4:Plant Operator}, {unit4:6 Engineer Support Regiment}, Australian Army, Amberley
- {did4:Iraq rotation 2015, camp works at Taji}
**{dates5:2009-2011|2009..2011}**  {title5:Labourer}, {firm5:Bundaberg Earthmoving}
# Tickets and courses
- {passed:RIIMPO Excavator, Grader, Dozer, Roller}
- {passed:Certificate IV in Civil Construction Supervision}, TAFE Queensland, 2023
- {passed:Subject One Corporal}, 2016
- {passed:Basic Explosives Handling}, 2012
- {passed:Confined Spaces}, 2024
# Study
{years1:2007-2008|2007..2008}  {degree1:Queensland Certificate of Education}, {school1:Burnett Heads State High School}
# Can do
{skill:Site set-out with GPS}; {skill:Toolbox talks}; {skill:Crew rostering}; {skill:HCSS}; {skill:Plant maintenance}
# Gongs
{award:Australian Defence Medal}; {award:National Emergency Medal}; {award:Australian Operational Service Medal – Greater Middle East}
# Referees
Two supervisors, numbers on request
`;
