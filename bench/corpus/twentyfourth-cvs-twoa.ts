// CVs of the twenty-fourth batch, with their facts marked (`fact-markup.ts`). None of these people exist.

export const CONTROLLER = `= {name:Rosalie Thibodeau}
[box]{location:Dieppe, NB|Dieppe} | {phone:506-555-0147} | {email:rosalie.thibodeau@tidemail.example} | {url:linkedin.com/in/rthibodeau-example}
Chartered accountant with fourteen years in food processing and wholesale. Used to small finance teams, seasonal cash flow and owners who want a straight answer.
# Experience
# # **{title1:Controller}** | {firm1:Lantz Shellfish Co-operative|Lantz Shellfish Co-operative, Shediac}, Shediac, NB | {dates1:May 2020 – present|2020-05..present}
- {did1:Run finance for a plant with 140 seasonal and 35 permanent staff and annual sales of $48 million}
- {did1:Moved payroll and grower payments from spreadsheets to Business Central in one closed season}
- {did1:Shortened the month-end close from 14 working days to 6}
- {did1:Present results to the members' board four times a year in both official languages}
# # **{title2:Senior Accountant}** | {firm2:Bayfield Wholesale Grocers|Bayfield Wholesale Grocers, Moncton}, Moncton, NB | {dates2:January 2015 – April 2020|2015-01..2020-04}
- {did2:Prepared monthly statements for three warehouses and reconciled 90 bank and supplier accounts}
- {did2:Found $212,000 of unclaimed supplier rebates during a review of old contracts}
- {did2:Trained two co-op students each year}
# # **{title3:Staff Accountant}** | {firm3:Goguen Pitre LLP|Goguen Pitre LLP, Bathurst}, Bathurst, NB | {dates3:September 2011 – December 2014|2011-09..2014-12}
- {did3:Compiled year-end files for fishers, garages and two municipalities}
- {did3:Filed about 160 personal and corporate returns each season}
# Education
# # **{degree1:Bachelor of Business Administration}**, {area1:Accounting} | {school1:Mount Allison University}, Sackville, NB | {years1:2007 – 2011|2007..2011}
# Certifications
- {passed:Chartered Professional Accountant (CPA)}, 2014
- {passed:Certified Payroll Manager}, 2018
# Skills
{skill:Business Central}, {skill:Sage 50}, {skill:Power BI}, {skill:Inventory costing}, {skill:HST and payroll remittances}
# Languages
{language:English} (native), {language:French} (native)
`;

export const OUTDOOR_INSTRUCTOR = `= {name:Callum Pryde}
[box]12 Wattle Grove, {location:Ulverstone TAS 7315|Ulverstone|Ulverstone TAS|12 Wattle Grove, Ulverstone TAS 7315}
[box]{phone:0491 570 157}
[box]{email:callum.pryde@rockpool.example}
# EXPERIENCE
# # **{firm1:Leven Canyon Outdoor School|Leven Canyon Outdoor School, Gunns Plains},** Gunns Plains — __{title1:Lead Instructor}__
{dates1:FEBRUARY 2021 - PRESENT|2021-02..present}
- {did1:Plan and lead five-day camps for groups of up to 24 students from years 7 to 10.}
- {did1:Look after nine casual instructors: rosters, observation days and end-of-season reviews.}
- {did1:Rewrote the wet-weather plans after the 2022 floods. The school cancelled no camp the year after.}
# # **{firm2:Strahan Sea Kayaks|Strahan Sea Kayaks, Strahan},** Strahan — __{title2:Sea Kayak Guide}__
{dates2:OCTOBER 2018 - JANUARY 2021|2018-10..2021-01}
- {did2:Guided day and overnight trips on Macquarie Harbour for eight guests at a time.}
- {did2:Repaired boats and paddles over two winters and cut the bill for new gear in half.}
# # **{firm3:Burnie Aquatic Centre|Burnie Aquatic Centre, Burnie},** Burnie — __{title3:Pool Lifeguard}__
{dates3:MARCH 2016 - SEPTEMBER 2018|2016-03..2018-09}
- {did3:Opened the centre on weekday mornings and tested the water three times a shift.}
- {did3:Taught squad and learn-to-swim classes for children from 5 to 12.}
# EDUCATION
# # **{school1:TasTAFE},** Burnie — __{degree1:Diploma} of {area1:Outdoor Leadership}__
{years1:FEBRUARY 2017 - DECEMBER 2018|2017-02..2018-12}
# # **{school2:Hellyer College},** Burnie — __{degree2:Tasmanian Certificate of Education}__
{years2:2014 - 2015|2014..2015}
# CERTIFICATES
- {passed:Wilderness First Aid}
- {passed:Sea Kayak Guide (PaddleSafe)}
- {passed:Working with Vulnerable People registration}
- {passed:Light rigid truck licence}
# SKILLS
{skill:Trip planning}, {skill:Risk assessment}, {skill:Vertical rescue}, {skill:Boat repair}, {skill:Instructor training}
`;

export const MILLWRIGHT = `[head]2217 Fort Meigs Road
[head]{location:Perrysburg, OH 43551|Perrysburg, OH|Perrysburg|2217 Fort Meigs Road, Perrysburg, OH 43551}
[side]«Phone» {phone:419-555-0163}
[side]«E-mail» {email:dsobczak@lakenet.example}
= {name:Dale R. Sobczak}
# Objective
A working supervisor's position in plant maintenance where thirty years of glass and boiler house experience can be put to use.
# Experience
# # {dates1:2008–Present|2008..present}\t{firm1,2:Kessler Glass Works|Kessler Glass Works, Rossford}\tRossford, OH
# # # {title1:Maintenance Superintendent}
- {did1:Answer for 22 millwrights, electricians and oilers on three shifts.}
- {did1:Planned the 2014 and 2021 cold repairs of furnace no. 2. Both came in under 30 days.}
- {did1:Lost-time accidents in the department went from 5 in 2008 to none since 2017.}
# # {dates2:1999–2008|1999..2008}\tKessler Glass Works\tRossford, OH
# # # {title2:Millwright}
- {did2:Kept lehrs, batch elevators and air compressors running on the night turn.}
- {did2:Union safety committeeman, 2003 to 2008.}
# # {dates3:1994–1999|1994..1999}\t{firm3:Maumee Marine Repair|Maumee Marine Repair, Toledo}\tToledo, OH
# # # {title3:Machinist}
- {did3:Bored and sleeved pump housings and turned shafts for lake freighters during winter lay-up.}
- {did3:Went aboard for trials and stood by the engineers until the boat was turned over.}
# # {dates4:1988–1994|1988..1994}\t{service4:United States Navy|US Navy}\tMayport, FL
# # # {rank4:Machinist's Mate Second Class}, {unit4:USS Yosemite} (AD-19)
- {did4:Repaired main feed pumps, valves and turbines for ships alongside the tender.}
- {did4:Supervised six men in the outside machine shop.}
- {did4:Honorable discharge. One deployment to the Persian Gulf, 1990–1991.}
# Education
# # {years1:1994–1996|1994..1996}\t{school1:Owens Technical College}\tToledo, OH
# # # {degree1:Associate of Applied Science}, {area1:Industrial Maintenance}
# # {years2:1984–1988|1984..1988}\t{school2:Rossford High School}\tRossford, OH
# # # {degree2:Diploma}
# Licenses
- {passed:Ohio Stationary Steam Engineer}, third class
- {passed:OSHA 30-Hour General Industry}
# Interests
Church fish fry, walleye fishing, restoring a 1949 Ford 8N tractor.
# References
Available upon request.
`;

export const SUPPLY_MAJOR = `= {name:Gwendolyn A. Pasternak}
[side]48 Pictou Road · {location:Truro, Nova Scotia|Truro|48 Pictou Road, Truro, Nova Scotia} · {phone:(902) 555-0119}
[side]{email:g.pasternak@fundymail.example}
# Objective
Director of supply or operations for an organization in Atlantic Canada that has outgrown its stores.
# Experience
{dates1:2018–present|2018..present}\t{firm1:Cobequid Health Linen Services}\tTruro, NS
__{title1:Operations Manager}__
- {did1:Direct a laundry and linen store that serves eleven hospitals and long-term care homes.}
- {did1:Negotiated the first shared delivery contract with two regional carriers, a saving of $310,000 a year.}
- {did1:Chair the joint health and safety committee.}
{dates2:2011–2018|2011..2018}\t{firm2:Brookfield Dairy Transport}\tBrookfield, NS
__{title2:Fleet and Warehouse Supervisor}__
- {did2:Scheduled 34 drivers and a cold store open around the clock.}
- {did2:Brought in hand-held scanning and took stock losses below one percent.}
{dates3:2004–2011|2004..2011}\t{firm3:Colchester Building Supply}\tTruro, NS
__{title3:Purchasing Agent}__
- {did3:Bought lumber, hardware and fixtures for four yards.}
# Military Service
{dates4:2014–2022|2014..2022}\t{service4,5,6:Canadian Army Reserve|Canadian Army}\tHalifax, NS
__{rank4:Major}, {title4:Officer Commanding, Supply Company|Officer Commanding Supply Company|Officer Commanding}, {unit4:36 Service Battalion}__
- {did4:Commanded 85 part-time soldiers and the supply of all reserve units in Nova Scotia and Prince Edward Island.}
- {did4:Planned fuel, rations and transport for the brigade's summer exercises, up to 1,100 people.}
{dates5:2007–2014|2007..2014}\tCanadian Army Reserve\tHalifax, NS
__{rank5:Captain}, {title5:Adjutant}, {unit5:36 Service Battalion}__
- {did5:Ran headquarters and personnel records; deployed to Kandahar in 2009 as a convoy operations officer.}
{dates6:2002–2007|2002..2007}\tCanadian Army Reserve\tHalifax, NS
__{rank6:Lieutenant}, {title6:Transport Platoon Commander}, {unit6:33 (Halifax) Service Battalion}__
# Education
{years1:2012–2015|2012..2015}\t{school1:Saint Mary's University}\tHalifax, NS
__{degree1:Master of Business Administration}__
{years2:1998–2002|1998..2002}\t{school2:St. Francis Xavier University}\tAntigonish, NS
__{degree2:Bachelor of Arts}, {area2:Economics}__
# Honours and Memberships
{award:Canadian Forces' Decoration} with clasp. {award:General Campaign Star – South-West Asia}. Member, Supply Chain Canada.
# Interests
Curling, dry-stone walls, the church choir.
`;

export const COMMISSIONING_ENGINEER = `[head]Curriculum Vitae
# Personal Data
| «Name» | {name:Stefanie Lindhofer} |
| «Address» | Am Kirchberg 7, {location:93326 Abensberg|Abensberg|Am Kirchberg 7, 93326 Abensberg} |
| «Mobile» | {phone:+49 1515 5550132} |
| «E-mail» | {email:s.lindhofer@donaupost.example} |
| «Date and place of birth» | 14.08.1987, Kelheim |
| «Nationality» | German |
| «Family status» | married, two children |
# Professional Experience
| {dates1:since 07/2019|2019-07..present} | **{title1:Commissioning Engineer}**<br>{firm1:Bräuhofer Anlagenbau GmbH|Bräuhofer Anlagenbau GmbH, Neustadt an der Donau}, Neustadt an der Donau<br>• {did1:Start-up of bottling lines at customers in Austria, Poland, Kenya and Vietnam}<br>• {did1:Fault finding in drives and field buses (Profinet, AS-i)}<br>• {did1:Acceptance tests with the customer and training of operators in English}<br>• {did1:Since 2022 deputy head of a team of eight} |
| {dates2:10/2015 – 06/2019|2015-10..2019-06} | **{title2:PLC Programmer}**<br>{firm2:Steuerungstechnik Wimmer e. K.|Steuerungstechnik Wimmer e. K., Mainburg}, Mainburg<br>• {did2:Programs for hop dryers and conveyor belts in TIA Portal}<br>• {did2:Cabinet plans in EPLAN and stand-by duty during the harvest} |
| {dates3:09/2010 – 08/2012|2010-09..2012-08} | **{title3:Mechatronics Technician}**<br>{firm3,4:Zuckerfabrik Niederleierndorf eG}<br>• {did3:Repair and maintenance of centrifuges, pumps and conveyors in three shifts} |
| {dates4:09/2007 – 08/2010|2007-09..2010-08} | **{title4:Apprentice Mechatronics Technician}**<br>Zuckerfabrik Niederleierndorf eG<br>• {did4:Final examination of the Chamber of Commerce with the grade "good"} |
# Education
| {years1:09/2012 – 07/2015|2012-09..2015-07} | {school1:OTH Regensburg}<br>{degree1:Bachelor of Engineering}, {area1:Mechatronics} (final grade 1.9) |
| {years2:09/1998 – 07/2007|1998-09..2007-07} | {school2:Donau-Gymnasium Kelheim}<br>{degree2:Abitur} (general higher education entrance qualification) |
# Further Training
| 03/2023 | {passed:Electrically skilled person for work on live parts} |
| 11/2020 | {passed:Safety of machinery according to ISO 13849} |
| 05/2017 | {passed:SIMATIC TIA Portal, advanced course} |
# Skills
| «Languages» | {language:German} (mother tongue)<br>{language:English} (fluent, C1)<br>{language:Polish} (basic) |
| «Software» | {skill:TIA Portal}, {skill:EPLAN P8}, {skill:MS Office}, {skill:SAP PM} |
| «Driving licence» | classes B and BE |
| «Hobbies» | mountain running, volunteer fire brigade band (clarinet) |
Abensberg, 2 March 2026
`;

export const EXPORT_COORDINATOR = `= {name:Amandine LECOURBE}
[box]14 rue des Tisserands
[box]{location:49300 CHOLET|Cholet|14 rue des Tisserands, 49300 CHOLET}
[box]«Mobile:» {phone:+33 6 39 98 00 41}
[box]{email:amandine.lecourbe@bocage.example}
[box]32 years old – Driving licence B, own car
[head]EXPORT LOGISTICS COORDINATOR
# PROFESSIONAL EXPERIENCE
# # {dates1:Since September 2021|2021-09..present}\t**{title1:Export Coordinator}** – {firm1:SOFRAPAL|SOFRAPAL, Cholet}, Cholet (wooden packaging, 120 employees)
- {did1:Administration of sales to 14 countries: offers, customs documents, letters of credit}
- {did1:Negotiation of freight with carriers: – 9 % on road transport in 2023}
- {did1:Follow-up of a portfolio of 60 customers in English and Spanish}
# # {dates2:January 2018 – August 2021|2018-01..2021-08}\t**{title2:Transport Planner}** – {firm2:TRANSPORTS GUÉRIN-MOREL|TRANSPORTS GUÉRIN-MOREL, Beaupréau}, Beaupréau
- {did2:Daily planning of 45 trucks (Benelux, Germany, Iberia)}
- {did2:Relations with drivers, handling of claims and pallet accounts}
# # {dates3:March – December 2017|2017-03..2017-12}\t**{title3:Sales Assistant}** – {firm3:BISCUITERIE DES MAUGES|BISCUITERIE DES MAUGES, Chemillé}, Chemillé (fixed-term contract)
- {did3:Order entry for supermarkets and replacement of the team's manager during six weeks}
# # {dates4:April – August 2016|2016-04..2016-08}\t**{title4:Trainee in Purchasing}** – {firm4:HARLOW & DENE FURNITURE LTD|HARLOW & DENE FURNITURE LTD, High Wycombe}, High Wycombe, United Kingdom
- {did4:Comparison of suppliers of fittings and creation of a price file}
# EDUCATION
# # {years1:2014 – 2016|2014..2016}\t**{degree1:Master's degree} in {area1:International Trade}** – {school1:Université d'Angers}
# # {years2:2011 – 2014|2011..2014}\t**{degree2:Bachelor's degree} in {area2:Applied Foreign Languages}** – {school2:Université de Nantes}
# # {years3:2011|2011..2011}\t**{degree3:Baccalauréat}, {area3:Economics and Social Sciences}** (with honours) – {school3:Lycée Europe}, Cholet
# LANGUAGES AND COMPUTER SKILLS
# # «Languages»\t{language:French} (mother tongue), {language:English} (C1, {passed:TOEIC} 915 points), {language:Spanish} (B2)
# # «Computer»\t{skill:SAP}, {skill:Excel} (pivot tables), {skill:Incoterms 2020}, {skill:Delta customs portal}
# CENTRES OF INTEREST
# # «Sport»\tHandball for 15 years, regional level
# # «Associative life»\t{role1:Treasurer} of {cause1:Les Amis du Bocage} (hiking club) since 2019
# # «Travels»\tOne year as an au pair in Cork, Ireland (2010)
`;

export const STAFF_SERGEANT = `[head]«Resettlement Centre – CV Worksheet» «(complete before your first interview, in ink or type)»
# 1. Personal details
| «Surname» | Molloy | «Forename(s)» | Kieran James{name:|Kieran James Molloy} |
| «Address» | 31 Alma Close, {location:Thirsk|Thirsk, North Yorkshire|31 Alma Close, Thirsk|31 Alma Close, Thirsk, North Yorkshire}, North Yorkshire | «Telephone» | {phone:07700 900442} |
| «E-mail» | {email:kieran.molloy@dalesmail.example} | «Exit date» | 30 Sep 2026 |
| «Driving licence» | B, C1, C+E | «Willing to move?» | No, family settled |
# 2. Service career (latest first)
| «From» | Aug 2021{dates1:|2021-08..present} | «To» | Present |
| «Rank» | {rank1:Staff Sergeant} | «Appointment» | {title1:Regimental Quartermaster Sergeant (Technical)|Regimental Quartermaster Sergeant} |
| «Regiment / unit and place» | {unit1:21 Engineer Regiment}, Ripon{service1:|British Army} |
| «What did you do? What was better after it?» | {did1:I account for plant, vehicles and tools worth £31 million with a team of 14.}<br>{did1:In 2023 I led the move of the workshop stores to a new building without closing for a day.}<br>{did1:Two full audits with no major finding.} |
| «From» | Feb 2018{dates2:|2018-02..2021-07} | «To» | Jul 2021 |
| «Rank» | {rank2:Sergeant} | «Appointment» | {title2:Troop Sergeant} |
| «Regiment / unit and place» | {unit2:32 Engineer Regiment}, Catterick{service2:|British Army} |
| «What did you do? What was better after it?» | {did2:Second in command of 30 soldiers. Ran training, discipline and reports.}<br>{did2:Built a 60 metre bridge on exercise in Estonia with Danish and Estonian engineers.} |
| «From» | Oct 2013{dates3:|2013-10..2018-01} | «To» | Jan 2018 |
| «Rank» | {rank3:Corporal} | «Appointment» | {title3:Instructor, Combat Engineering|Instructor} |
| «Regiment / unit and place» | {unit3:3 Royal School of Military Engineering Regiment}, Minley{service3:|British Army} |
| «What did you do? What was better after it?» | {did3:Taught basic demolitions and water supply to 9 courses of recruits. First-time pass rate went up from 81 to 93 per cent.} |
| «From» | May 2005{dates4:|2005-05..2013-09} | «To» | Sep 2013 |
| «Rank» | {rank4:Sapper to Lance Corporal|Lance Corporal} | «Appointment» | {title4:Plant Operator Mechanic} |
| «Regiment / unit and place» | {unit4:39 Engineer Regiment}, Waterbeach{service4:|British Army} |
| «What did you do? What was better after it?» | {did4:Drove and serviced excavators, dumpers and graders on airfield repair. Afghanistan 2009 and 2012.} |
# 3. Work before the Army
| «From» | Sep 2003{dates5:|2003-09..2005-04} | «To» | Apr 2005 |
| «Employer and place» | {firm5:J. W. Pickersgill & Sons|J. W. Pickersgill & Sons, Bedale}, Bedale | «Job» | {title5:Trainee Agricultural Fitter} |
# 4. Education and qualifications
| «School or college» | {school1:Bedale High School} | «Left» | {years1:2003|2003..2003} |
| «Passes» | 6 {degree1:GCSEs} incl. English and Maths |
| «Courses and certificates» | {passed:NEBOSH National General Certificate} (2024)<br>{passed:ILM Level 5 in Leadership and Management} (2022)<br>{passed:CPCS 360 Excavator}, {passed:CPCS Forward Tipping Dumper}<br>{passed:ADR (explosives and tanks)} |
# 5. Skills you would put on a CV
| «List up to six» | {skill:Stock control}<br>{skill:Fleet management}<br>{skill:Audit preparation}<br>{skill:Plant safety}<br>{skill:Team leadership} |
| «Medals and awards» | {award:Long Service and Good Conduct Medal}, {award:Commanding Officer's Coin} (2023) |
| «Interests» | Fell running, coaching under-11s rugby at Thirsk |
`;
