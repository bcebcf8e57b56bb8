// CVs of the twentieth batch, with their facts marked (`fact-markup.ts`). None of these people exist.

export const RESERVIST_ELECTRICIAN = `= {name:Gareth Penhaligon-Rees}
Approved Electrician and Army Reservist
{location:Ammanford, Carmarthenshire|Ammanford}    {phone:07700 900648}    {email:gareth.rees.sparks@voltmail.example}
# Personal statement
JIB approved electrician with sixteen years in domestic, agricultural and light industrial work. I also serve as a vehicle electrician in the Army Reserve, which has made me good at working in the wet, in the dark and against the clock. Looking for a supervisor post within an hour of Ammanford.
# Work experience
**{title1:Approved Electrician}**
{firm1:Tywi Valley Electrical Ltd}, Llandeilo
{dates1:03/2018 - Present|2018-03..present}
- {did1:First and second fix on new housing, up to four plots at a time}
- {did1:Inspection and testing of farms and milking parlours, with EICRs issued the same week}
- {did1:Responsible for one improver and one apprentice}
**{title2:Vehicle Electrician}, {rank2:Lance Corporal}**
{unit2:157 (Welsh) Regiment RLC}, {service2:Army Reserve|British Army}, Carmarthen (part time)
{dates2:10/2014 - Present|2014-10..present}
- {did2:Keep 22 trucks and their radios on the road, one evening a week and a fortnight each summer}
- {did2:Mobilised for seven months to Cyprus on Operation TOSCA}
- {did2:Support weekend for the Cambrian Patrol every October}
**{title3:Maintenance Electrician}**
{firm3:Gwendraeth Tinplate Works}, Llanelli
{dates3:06/2012 - 02/2018|2012-06..2018-02}
- {did3:Planned and breakdown maintenance on conveyors, cranes and PLC controlled lines}
- {did3:Six weeks of shutdown work every summer}
**{title4:Apprentice Electrician}**
{firm4:Hywel & Sons Electrical Contractors|Hywel & Sons}, Pontardawe
{dates4:09/2008 - 05/2012|2008-09..2012-05}
- {did4:Council house rewires and a primary school extension}
# Education
**{degree1:Level 3 NVQ}, {area1:Electrical Installation}**
{school1:Coleg Sir Gâr}, Ammanford
{years1:09/2008 - 06/2012|2008-09..2012-06}
**9 {degree2:GCSEs}**
{school2:Ysgol Dyffryn Aman}
{years2:2003 - 2008|2003..2008}
# Licences
- {passed:18th Edition Wiring Regulations (BS 7671)}
- {passed:City & Guilds 2391 Inspection and Testing}
- {passed:JIB Gold Card}
- {passed:IPAF 3a and 3b}
- {passed:Full driving licence with C1}
# Key skills
{skill:Inspection and testing}, {skill:PLC fault finding}, {skill:Three phase motors}, {skill:EV charger installation}
# Languages
{language:Welsh} (first language), {language:English}
`;

export const SCHOOL_STAFF_INSTRUCTOR = `= {name:Martin Oakshott}
[head]**17 The Tything Mews, {location:Great Malvern|Great Malvern, Worcestershire|Great Malvern, WR14 8ZZ|17 The Tything Mews, Great Malvern|17 The Tything Mews, Great Malvern, WR14 8ZZ}, WR14 8ZZ**
[head]{phone:07700 900195}
[head]{email:m.oakshott@fieldpost.example}
# EXPERIENCE
# # {firm1:Abberley Down College}, Great Malvern — __{title1:School Staff Instructor, Combined Cadet Force|School Staff Instructor}__
[box]{dates1:SEPT 2019 – DATE|2019-09..present}
{did1:I run the day to day life of a contingent of 190 cadets in Army, Navy and RAF sections: the training programme, the armoury, the stores and the budget.} {did1:I plan two camps and some fourteen field days a year and have never had a reportable accident.} {did1:In term time I also coach the shooting eight, who were third at Bisley in 2023.}
# # {service2:British Army}, {unit2:2nd Battalion The Royal Anglian Regiment}, Cottesmore — __{title2:Regimental Quartermaster Sergeant}, {rank2:Warrant Officer Class 2}__
[box]{dates2:JAN 2016 – AUG 2019|2016-01..2019-08}
{did2:Accounted for equipment worth £31 million and passed four inspections in a row with a green report.} {did2:Moved the battalion and all of its kit to Cyprus and back.}
# # {service3:British Army}, {unit3:Army Training Regiment Winchester}, Winchester — __{title3:Company Sergeant Major}, {rank3:Warrant Officer Class 2}__
[box]{dates3:DEC 2013 – DEC 2015|2013-12..2015-12}
{did3:Discipline and welfare of 240 recruits and 28 instructors.} {did3:Introduced a mentor for every recruit in week one, after which fewer of them left in the first month.}
# # {service4:British Army}, {unit4:1st Battalion The Royal Anglian Regiment}, Pirbright and Bulford — __{title4:Platoon Sergeant}, {rank4:Sergeant}__
[box]{dates4:MAR 2007 – NOV 2013|2007-03..2013-11}
{did4:Second in command of 30 men in Helmand in 2007 and again in 2012.} {did4:Wrote the battalion's package for teaching junior NCOs how to instruct.}
# # {service5:British Army}, {unit5:1st Battalion The Royal Anglian Regiment}, various places — __{title5:Section Commander}, {rank5:Corporal}__
[box]{dates5:OCT 1996 – FEB 2007|1996-10..2007-02}
{did5:Rifleman, signaller and section commander in Northern Ireland, Sierra Leone and Iraq.}
# EDUCATION
# # {school1:University of Worcester} — __{degree1:Certificate in Education}, {area1:Post-Compulsory Education}__
[box]{years1:SEPT 2020 – JUNE 2022|2020-09..2022-06}
# # {school2:Costessey High School}, Norwich — __{degree2:GCSEs}__
[box]{years2:1991 – 1996|1991..1996}
[side]# SKILLS
[side]{skill:Range management}
[side]{skill:Expedition planning}
[side]{skill:Stores accounting}
[side]{skill:Safeguarding}
[side]{skill:Westminster cadet database}
[side]# QUALIFICATIONS
[side]{passed:Skill at Arms Instructor}
[side]{passed:Mountain Leader (Summer)}
[side]{passed:Outdoor First Aid}, 16 hours
[side]{passed:D1 minibus licence}
[side]{passed:Level 3 Safeguarding Children}
[side]# AWARDS
[side]{award:Meritorious Service Medal}, 2018
[side]{award:Mention in Despatches}, 2007
[side]# LANGUAGES
[side]{language:English}, {language:German} (fair)
`;

export const SERVICE_SPOUSE = `= {name:Kirsty Lanaghan}
[head]{location:Tidworth, Wiltshire|Tidworth} | {phone:07700 900830} | {email:kirstylanaghan@homepost.example}
# Objective
Teaching assistant and administrator who has made a fresh start in six places with an Army family. Quick to learn a new system, good with children who are also new, and now staying put. Looking for a permanent term-time post.
# Experience
| {dates1:Sept '23 – present|2023-09..present} | **{title1:Teaching Assistant (KS1)|Teaching Assistant}**<br>{firm1:Clarendon Hill Infants' School}, Tidworth<br>{did1:Phonics groups, one-to-one support for a boy with autism, and the breakfast club twice a week.} |
| {dates2:Jan '22 – July '23|2022-01..2023-07} | **{title2:Receptionist}**<br>{firm2:Catterick Village Dental Practice}<br>{did2:Booked patients on SOE Exact, took payments and chased recalls.} |
| {dates3:Sept '20 – Dec '21|2020-09..2021-12} | **{title3:Exam Invigilator and Cover Supervisor}**<br>{firm3:Wavell Community College}, Catterick Garrison<br>{did3:Ran GCSE rooms during Covid with up to 60 candidates, and covered lessons from Year 7 to Year 11.} |
| {dates4:Oct '17 – June '20|2017-10..2020-06} | **{title4:Teaching Assistant}**<br>{firm4:King Richard School}, Dhekelia, Cyprus<br>{did4:Supported small groups in maths and English.}<br>{did4:Helped to run the after-school drama club.} |
| {dates5:May '16 – Aug '17|2016-05..2017-08} | **{title5:Sales Assistant}**<br>{firm5:NAAFI}, Episkopi, Cyprus<br>{did5:Tills, stock and the bakery counter.} |
| Aug '14 – Apr '16 | At home with my two children (Paderborn, Germany) |
| {dates6:Feb '13 – July '14|2013-02..2014-07} | **{title6:Playgroup Assistant}**<br>{firm6:Sennelager Community Playgroup}, Germany<br>{did6:Set up play and snack time for 20 toddlers and spoke German with the local mums.} |
| {dates7:July '10 – Dec '12|2010-07..2012-12} | **{title7:Administration Assistant}**<br>{firm7:Kelso Agricultural Supplies}, Kelso<br>{did7:Sales ledger on Sage, post, phones and the weekly van rota.} |
# Education
| {years1:2021 – 2022|2021..2022} | **{degree1:Level 3 Diploma}, {area1:Supporting Teaching and Learning}**<br>{school1:Darlington College} (evenings) |
| {years2:2008 – 2010|2008..2010} | **{degree2:HNC}, {area2:Administration and IT}**<br>{school2:Borders College}, Galashiels |
# Skills and training
| {passed:Enhanced DBS}, on the update service<br>{passed:Paediatric First Aid}, Nov '23<br>{passed:ELKLAN Speech and Language Support} | {skill:SIMS}<br>{skill:Sage 50}<br>{skill:Makaton}<br>{language:German} (everyday) |
# Volunteering
| Since '23 | {role1:Treasurer}, {cause1:Tidworth Garrison Wives' Choir} |
| '18 – '20 | {role2:Brownie Leader}, {cause2:Girlguiding}, Dhekelia |
`;

export const LORRY_DRIVER = `= {name:Stuart Wragg}
| «Location» | {location:Worksop|Worksop, Nottinghamshire}, Nottinghamshire |
| «Mobile» | {phone:07700 900075} |
| «Email» | {email:wraggy1974@truckpost.example} |
| «Desired job title» | Class 1 driver, night trunking |
| «Expected salary» | £16.50 per hour |
| «Willing to travel» | 20 miles |
| «Driving licence» | Yes |
| «Last updated» | 11 February 2025 |
# Main skills
{skill:HGV Class 1}, {skill:Moffett}, {skill:curtainsider}, {skill:night trunking}, {skill:multi drop}
# CV
**PROFILE**
Class 1 driver with 19 years on the road and a clean licence. I turn up on time, I look after the wagon and I get on with the lads in the yard. Nights preferred, no agency please.
**WORK HISTORY**
«Company:» {firm1:Idle Valley Haulage}, Retford
«Position:» {title1:Class 1 Driver (tramping)|Class 1 Driver}
«From:» {dates1:Jun 2019 - Current|2019-06..present}
{did1:Steel and palletised loads all over the UK on a 44t Scania.} {did1:Own roping and sheeting, Moffett offloads, about 2400 km a week.} {did1:Two years without a claim bonus.}
«Company:» {firm2:Bassetlaw Farm Produce Ltd}, Carlton in Lindrick
«Position:» {title2:Class 1 Driver (fridge)|Class 1 Driver}
«From:» {dates2:Feb 2013 - May 2019|2013-02..2019-05}
{did2:Fridge work out of Kent and the Fens to supermarket RDCs, mainly nights.} {did2:Trained new starters on the fridge unit and the delivery app.}
«Company:» {firm3:Shire Agency Drivers}, Doncaster
«Position:» {title3:Class 2 Driver}
«From:» {dates3:Nov 2010 - Jan 2013|2010-11..2013-01}
{did3:Skips, hiab, multi drop, brewery, whatever they had.}
«Company:» {firm4:Manton Quarry Products}
«Position:» {title4:Loading Shovel and Tipper Driver}
«From:» {dates4:Mar 2005 - Oct 2010|2005-03..2010-10}
{did4:Tipping asphalt on road schemes, weighbridge cover.}
«Company:» {firm5:Whitwell Colliery Bakery}
«Position:» {title5:Van Driver}
«From:» {dates5:Sep 1992 - Feb 2005|1992-09..2005-02}
{did5:Early morning bread round to shops and pit canteens. Left when it closed.}
**EDUCATION**
{school1:Valley Comprehensive School}, Worksop, left {years1:1992} with 5 {degree1:GCSEs}
**TICKETS**
{passed:Category C+E licence}
{passed:Driver CPC}, to September 2029
{passed:Digital tachograph card}
{passed:ADR packages and tanks}
{passed:Moffett truck mounted forklift}
**INTERESTS**
Carp fishing, Worksop Town FC, grandkids
**REFERENCES**
Gary Leadbeater, transport manager, Idle Valley Haulage, 01632 960661
`;

export const CARE_WORKER = `{name:Rutendo Chikafu}
{location:Redcar}. {phone:07700 900413}. {email:rutendochikafu88@sunmail.example}

about me
I am a kind and patient carer with 9 years of experience with the elderly, dementia and adults with learning disabilities. I am never late and I don't mind nights or weekends. I have a car and I am looking for full time hours near Redcar or Saltburn.

my jobs

{title1:Senior care assistant} at {firm1:Coatham Sands Care Home} in Redcar
({dates1:3rd June 2019 to now|2019-06..present})
{did1:I lead the shift with 5 carers for 42 residents.} {did1:I give medication, write the care plans on PCS and call the GP or the district nurse when someone is not well.} {did1:I look after the new staff in their first weeks.}

{title2:Support worker} at {firm2:Tees Valley Supported Living} in Middlesbrough
({dates2:11th January 2018 to 31st May 2019|2018-01..2019-05})
{did2:I supported 3 men with autism in their own home with cooking, money, shopping and going to football.} {did2:I was trained in Team Teach and PEG feeding.}

{title3:Home carer} at {firm3:Bluebell Homecare} in Guisborough
({dates3:April 2016 to 5th January 2018|2016-04..2018-01})
{did3:Up to 14 calls a day in the villages to help people wash, dress, eat and take their tablets.}

{title4:Cleaner} at {firm4:James Cook Hospital} in Middlesbrough
({dates4:October 2014 to March 2016|2014-10..2016-03})
{did4:I cleaned wards and bathrooms on the evening shift.}

{title5:Primary school teacher} at {firm5:Chirodzi Primary School} in Gweru, Zimbabwe
({dates5:January 2009 to August 2014|2009-01..2014-08})
{did5:I taught classes of 50 children in Shona and English.}

my school
{degree1:NVQ level 3} in {area1:Health and Social Care}, {school1:Redcar and Cleveland College}, {years1:2018}
{degree2:Diploma} in {area2:Education}, {school2:Mkoba Teachers College}, Gweru, {years2:2006 to 2008|2006..2008}

my certificates
{passed:Care Certificate}
{passed:Moving and Handling}
{passed:Safe Handling of Medicines}
{passed:Dementia Friends}
{passed:Full UK driving licence}
DBS is clear and up to date

languages I speak: {language:English}, {language:Shona}, {language:Ndebele}

In my free time I sing in the choir at my church and I grow vegetables on our allotment.

References: Mrs Pauline Garbutt, manager, Coatham Sands, 01632 960112
`;

export const SHOP_MANAGER = `= {name:Chloe Tattersall}
[box]Store Manager
# Profile
Store manager from the high street who likes busy Saturdays, tidy stockrooms and watching part-timers grow into managers. I have opened one shop, closed one shop and moved one across the road.
# Experience
# # {dates1:2021 — Now|2021..present}\t{title1:Store Manager}\t{firm1:Fettle & Fern Homeware}, Skipton
- {did1:Lead 12 staff and a £1.6m shop with its own café}
- {did1:Grew sales by 18% in two years, with the best conversion in the northern region}
- {did1:Planned the move from Swadford Street to bigger premises, without a day's closing}
# # {dates2:2017 — 2021|2017..2021}\t{title2:Assistant Manager}\t{firm2:Bonmarché}, Keighley
- {did2:Covered three shops for holidays and sickness}
- {did2:Wrote the rota, banked the takings and did the visual merchandising}
# # {dates3:2014 — 2017|2014..2017}\t{title3:Team Leader}\t{firm3:Wynsors World of Shoes}, Nelson
- {did3:Children's fitting specialist, winner of the mystery shopper prize in 2016}
- {did3:Trained all new starters on the till and on fitting}
# # {dates4:2012 — 2014|2012..2014}\t{title4:Sales Adviser}\t{firm4:Colne Market Hosiery}, Colne
- {did4:Served on the stall four days a week and did the stock take every month}
# Achievements
- {award:Northern Region Manager of the Year}, 2023
- {award:Retail Trust Bursary}, 2019
# Interests
Wild swimming, upcycled furniture and our two whippets.
[side]# Contact
[side]{phone:07700 900527}
[side]{email:hello@chloetattersall.example}
[side]{location:Barnoldswick, Lancashire|Barnoldswick}
[side]{url:linkedin.com/in/chloe-tatt}
[side]# Education
[side]**{degree1:Foundation Degree}**
[side]**{area1:Retail Management}**
[side]{school1:University of Central Lancashire}
[side]{years1:2015 — 2017|2015..2017}
[side]**{degree2:BTEC Level 3}**
[side]**{area2:Art and Design}**
[side]{school2:Nelson and Colne College}
[side]{years2:2010 — 2012|2010..2012}
[side]# Expertise
[side]{skill:Visual merchandising}
[side]{skill:Stock control}
[side]{skill:Recruitment}
[side]{skill:Loss prevention}
[side]{skill:Shopify POS}
[side]# Certificates
[side]{passed:Personal Licence Holder}
[side]{passed:Level 2 Food Hygiene}
`;

export const MARINE_BIOLOGY_STUDENT = `= {name:Isla Fairweather-Munro}
[box]{location:Helensburgh, Argyll and Bute|Helensburgh}
[box]{phone:07700 900268}
[box]{email:isla.fm@studentpost.example}
Third year marine biology student and daughter of a submariner, with part-time work every year since I was fifteen. Looking for a summer placement in fisheries, aquaculture or marine surveys.
# EDUCATION
**{school1:University of Stirling}**\t{years1:September 2022 – present|2022-09..present}
{degree1:BSc (Hons)} {area1:Marine Biology}, predicted 2:1
Modules: Aquatic Ecology (71%), Fish Biology (66%), Statistics in R (68%), Oceanography (64%)
Dissertation: Settlement of native oysters on recycled shell in the Gare Loch
**{school2:Hermitage Academy}**, Helensburgh\t{years2:August 2016 – June 2022|2016-08..2022-06}
{degree2:Scottish Highers}: Biology (A), Chemistry (B), Maths (B), English (B), Geography (A)
# EMPLOYMENT
**{title1:Bar Staff}**, {firm1:The Meadowpark}, Bridge of Allan\tweekends, {dates1:since November 2023|2023-11..present}
- {did1:Serve up to 200 guests on match days and cash up at closing}
- {did1:Trained as the allergy contact for the kitchen}
**{title2:Field Assistant}**, {firm2:Clyde Shellfish Surveys}, Largs\t{dates2:July and August 2024|2024-07..2024-08}
- {did2:Dredge and video surveys of scallop grounds from a 12 m catamaran}
- {did2:Entered and checked 3,000 records in R and QGIS}
**{title3:Activity Leader}**, {firm3:Ardentinny Outdoor Centre}, Argyll\t{dates3:June to August 2023|2023-06..2023-08}
- {did3:Led gorge walks and rock pooling for school groups of twelve}
**{title4:Kitchen Porter}**, {firm4:The Clyde Bar}, Helensburgh\t{dates4:December 2019 to August 2022|2019-12..2022-08}
- {did4:Friday and Saturday nights through school}
# VOLUNTEERING
{role1:Survey Volunteer}, {cause1:Seasearch Scotland}\t2023 onwards
{role2:Welfare Officer}, {cause2:Stirling University Sub Aqua Club}\t2024 – 2025
# AWARDS AND CERTIFICATES
{award:Gold Duke of Edinburgh's Award}\t2022
{passed:BSAC Sports Diver}\t2023
{passed:RYA Powerboat Level 2}\t2023
{passed:Emergency First Aid at Work}\t2024
# SKILLS
{skill:R}, {skill:QGIS}, {skill:species identification}, {skill:Microsoft Excel}, {language:French} (Higher standard), {language:Gaelic} (beginner)
# REFERENCES
Dr Eilidh Strachan, personal tutor, University of Stirling, e.strachan@unistirling.example
Mr Rab Conacher, manager, The Meadowpark, 01632 960389
`;
