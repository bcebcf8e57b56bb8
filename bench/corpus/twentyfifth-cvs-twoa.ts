// CVs of the twenty-fifth batch, with their facts marked (`fact-markup.ts`). None of these people exist.

export const DAIRY_SITE_MANAGER = `= {name:Wiremu Taumata-Ellis}
[box]38 Commercial Street, {location:Tākaka|Tākaka, Golden Bay}, Golden Bay 7110, New Zealand
[box]{phone:+64 21 555 0142}
[box]{email:wiremu.te@kahurangimail.example}
# Objective
To lead production at a mid-sized food plant where people stay, learn and are safe. I started on the wash-down crew and know what each job on the floor asks of a person.
# Skills & Abilities
{skill:Spray drying} · {skill:HACCP} · {skill:Root cause analysis} · {skill:Shift rostering} · {skill:SAP plant maintenance} · {skill:Te reo Māori workplace greetings and karakia}
# Experience
# # {firm1,2,3,4:Tasman Bay Dairy Co-operative}, Tākaka
# # # {dates1:AUG 2019 – TO DATE|2019-08..present}
**{title1:Site Operations Manager}**
- {did1:Answer for a site of 64 people that makes 11,000 tonnes of milk powder a season}
- {did1:Brought customer complaints down from 19 to 4 a season after we rebuilt the bagging room routine}
- {did1:Led the restart after the 2022 slip cut the hill road for nine days}
# # # {dates2:MAY 2015 – JUL 2019|2015-05..2019-07}
**{title2:Shift Supervisor}**
- {did2:Ran a night crew of eleven across evaporator, dryer and packing}
- {did2:Trained six operators to their dairy processing certificates}
# # # {dates3:SEP 2011 – APR 2015|2011-09..2015-04}
**{title3:Dryer Operator}**
- {did3:Operated a three-stage dryer and logged every deviation by hand until the new control system came in}
# # # {dates4:AUG 2009 – AUG 2011|2009-08..2011-08}
**{title4:Process Worker (seasonal)|Process Worker}**
- {did4:Wash-down, bag stacking and sampling in two full seasons}
# # {firm5:Motupipi Orchards Packhouse}, Motueka
# # # {dates5:FEB 2007 – JUN 2009|2007-02..2009-06}
**{title5:Apple Grader and Forklift Driver}**
- {did5:Graded export fruit and loaded containers for the port of Nelson}
# Education
# # {school1:Nelson Marlborough Institute of Technology}
# # # {years1:2013 – 2015|2013..2015}
{degree1:New Zealand Diploma} in {area1:Dairy Technology} (part-time, block courses)
# # {school2:Golden Bay High School}
# # # {years2:2002 – 2006|2002..2006}
{degree2:NCEA Level 2}
# Communication
I speak to the farmer shareholders at four meetings a year and write the site page of the co-operative's newsletter.
# Leadership
{role1:Deputy Chief Fire Officer}, {cause1:Tākaka Volunteer Fire Brigade}, since 2014.
# References
Heeni Parata-Walsh, General Manager Operations, Tasman Bay Dairy Co-operative, +64 3 555 0117
`;

export const MACHINERY_TECHNICIAN = `= «Curriculum Vitae»
# Personal Data
# # «Name»
{name:Mirosław Jankowiak}
# # «Address»
Rauschwalder Str. 71b, 02826 {location:Görlitz}
# # «Telephone»
{phone:+49 171 5550136}
# # «E-mail»
{email:m.jankowiak@neissepost.example}
# # «Born»
19 March 1985 in Bolesławiec, Poland
# # «Marital status»
married, two children
# Professional Experience
# # {dates1:since 04/2021|2021-04..present}
**{title1:Service Technician, Construction Machinery|Service Technician}**
{firm1:Lausitz Baumaschinen-Service GmbH}, Görlitz
- {did1:Repair of excavators and wheel loaders at customers' sites in eastern Saxony}
- {did1:Fault finding in hydraulic and CAN-bus systems}
- {did1:Contact person for Polish-speaking customers}
# # {dates2:10/2016 – 03/2021|2016-10..2021-03}
**{title2:Mechanic for Open-Cast Mining Equipment}**
{firm2:Kowalczyk & Hentschel Tagebautechnik GmbH & Co. KG}, Weißwasser
- {did2:Maintenance of belt conveyors and bucket-wheel drives in three shifts}
- {did2:Planning of the yearly standstill for one conveyor line}
# # {dates3:02/2013 – 09/2016|2013-02..2016-09}
**{title3:Truck Mechanic}**
{firm3:Trans-Bóbr Sp. z o.o.}, Bolesławiec (PL)
- {did3:Inspection and repair of 40 tractor units, preparation for the technical inspection}
# # {dates4:09/2005 – 12/2012|2005-09..2012-12}
**{title4:Bridge-Layer Driver and Mechanic}**, {rank4:Senior Corporal}
{service4:Polish Land Forces}, {unit4:2nd Engineer Regiment}, Inowrocław
- {did4:Driving and first-line maintenance of tracked bridge layers}
- {did4:Mission in Afghanistan from 04/2010 to 10/2010, recovery section}
# Education
# # {years1:09/2000 – 06/2005|2000-09..2005-06}
**{degree1:Technician}**, {area1:Motor Vehicle Mechanics}
{school1:Zespół Szkół Mechanicznych}, Bolesławiec
# Further Training
# # 11/2023
{passed:Qualified person for work on high-voltage vehicles (level 2)}, TÜV Dresden
# # 05/2019
{passed:Crane operator, floor-controlled cranes}, Cottbus
# # 01/2014 – 07/2014
{passed:German integration course B1}, evening course, Zgorzelec
# Languages
# # {language:Polish}
mother tongue
# # {language:German}
fluent, C1
# # {language:English}
good, B2
# Other Knowledge
# # «Computer»
{skill:Diagnostic software Jaltest and ET}, {skill:MS Office}
# # «Driving licence»
{passed:B, BE, C, CE}
# # «Interests»
angling, local history of the Neisse valley
Görlitz, 16 November 2026
Mirosław Jankowiak
`;

export const SCIENCE_TEACHER = `[box]= {name:Desiree Fontenot-Kalama}
[box]Middle school science teacher
[side]# Contact
[side]{phone:(360) 555-0173}
[side]{email:desiree.fk@hoodcanal.example}
[side]{location:Shelton, WA|Shelton}
[side]{url:linkedin.com/in/desiree-fk-example}
[side]# Credentials
[side]- {passed:Washington Residency Teacher Certificate}, 2021
[side]- {passed:Endorsement: Middle Level Science}
[side]- {passed:First Aid and CPR}, exp. 2027
[side]# Skills
[side]- {skill:Next Generation Science Standards}
[side]- {skill:Project-based learning}
[side]- {skill:Classroom management}
[side]- {skill:Google Classroom}
[side]- {skill:Boat handling}
[side]# Languages
[side]- {language:English}
[side]- {language:Spanish} (conversational)
[side]# Activities
[side]Canoe family paddles, gumbo on Sundays, tide pools with anyone who will come along.
# About Me
I farmed shellfish for twelve years before I taught my first class. My students count, weigh and argue about real data because I did, and a wrong count cost me money.
# Experience
# # {title1:Seventh Grade Science Teacher} • {firm1:Skokomish Flats Middle School} • Shelton, WA
{dates1:August 2021 - Current|2021-08..present}
- {did1:Teach five sections of 27 students in a school where six in ten get free lunch}
- {did1:Built a salmon tank program with the tribal hatchery that has released 1,400 fry}
- {did1:Raised the share of students meeting the state science standard from 38% to 55% in three years}
# # {title2:Paraeducator, Special Education|Paraeducator} • {firm2:Pioneer Bay School District} • Belfair, WA
{dates2:September 2018 - June 2021|2018-09..2021-06}
- {did2:Supported a self-contained classroom of nine while finishing my certification at night}
- {did2:Wrote picture schedules that two other classrooms took over}
# # {title3:Farm Manager} • {firm3:Little Skookum Oyster Company} • Olympia, WA
{dates3:April 2010 - August 2018|2010-04..2018-08}
- {did3:Managed 85 acres of tideland and a crew of 14, with harvests planned around night tides}
- {did3:Kept water quality records for the state health department without one closure for paperwork}
- {did3:Hosted over 60 school groups on the beach, which is how I found my second career}
# # {title4:Shellfish Hand} • {firm4:Bayou Lacombe Seafood} • Slidell, LA
{dates4:May 2006 - March 2010|2006-05..2010-03}
- {did4:Tonged, culled and sacked oysters on a two-person boat}
# Education
# # {degree1:Bachelor of Arts}, {area1:Elementary Education} • {school1:Saint Martin's University} • Lacey, WA
{years1:2021|2021}
Graduated while working full time. Student teaching at Skokomish Flats.
# # {degree2:Associate of Applied Science}, {area2:Aquaculture} • {school2:Delta Coast Community College} • Chalmette, LA
{years2:2009|2009}
# Recognition
{award:Mason County New Teacher of the Year}, 2023
# Volunteer Experience or Leadership
{role1:Beach naturalist}, {cause1:Hood Canal Shore Stewards}: six low-tide walks each summer
`;

export const AGENCY_ALL_ROUNDER = `= {name:LEANNE POSTLETHWAITE|Leanne Postlethwaite}
[box]17 Lesh Lane, {location:Barrow-in-Furness}, Cumbria LA13 9EQ
[box]«Mob:» {phone:07700 900264}          «E-mail:» {email:leanne.posty@furnessnet.example}
# ABOUT ME
I turn up, I learn fast and I get on with people. I have worked on short contracts and through agencies since my children started school and I am now looking for something permanent. Own car, happy with shifts.
# WORK HISTORY
{dates1:Mar '25 – now|2025-03..present}\t**{title1:Pick & Pack Operative}**
\t{firm1:Lakeland Larder Ltd}, Ulverston     (through Bay Staffing)
\t{did1:Making up hampers and online orders by hand scanner, up to 70 an hour before Christmas.}
{dates2:Sept '24 – Feb '25|2024-09..2025-02}\t**{title2:Exams Invigilator}**
\t{firm2:Furness Sixth Form College}, Barrow
\t{did2:Setting out rooms and papers, reading for students with extra time.}
{dates3:Apr '24 – Aug '24|2024-04..2024-08}\t**{title3:Holiday Park Cleaner}**
\t{firm3:Walney Sands Holiday Park}, Walney Island
\t{did3:Team of four, 22 caravans to turn round on a Saturday.}
{dates4:Jun '23 – Mar '24|2023-06..2024-03}\t**{title4:Care Assistant (nights)|Care Assistant}**
\t{firm4:Abbey View Residential Home}, Dalton
\t{did4:Washing, dressing, turning and sitting with residents, 31 beds.}
\t{did4:Trained to give medicines after three months.}
{dates5:Jan '23 – May '23|2023-01..2023-05}\t**{title5:Temporary Admin Assistant}**
\t{firm5:Cartmel & Low Furness Vets}, Ulverston
\t{did5:Covering reception for sick leave, phones, insurance forms.}
{dates6:Oct '21 – Nov '22|2021-10..2022-11}\t**{title6:School Lunchtime Supervisor}**
\t{firm6:St Bega's C of E Primary School}, Barrow
\t{did6:Dining hall and yard, 120 children.}
{dates7:2005 – 2013|2005..2013}\t**{title7:Sewing Machinist}**
\t{firm7:Hindpool Workwear}, Barrow     (firm closed)
\t{did7:Piece work on hi-vis jackets and overalls, then sample maker for two years.}
\tAt home with three children 2013 – 2021.
# EDUCATION & TRAINING
{years1:1999 – 2004|1999..2004}\t{school1:Thorncliffe School}, Barrow
\t{degree1:GCSEs}: English C, Maths D, Textiles B, Science CC
{years2:2022|2022}\t{school2:Furness Adult Learning}
\t{degree2:Functional Skills} {area2:Maths} Level 2
# TICKETS
{passed:Care Certificate} (2023)          {passed:Food Hygiene Level 2} (2025)
{passed:Emergency First Aid at Work} (2024)          {passed:Enhanced DBS}
# GOOD AT
{skill:Sewing and alterations}          {skill:Hand scanners}          {skill:Cash handling}
# INTERESTS
Sea swimming, rugby league (watching!), quiz team at the pub.
# REFEREES
Mrs J Dacre, Manager, Abbey View          Mr P Lowther, Bay Staffing, 01229 496 0155
`;

export const FOREST_SUPPLY_TECHNICIAN = `= {name:Terrence W. Blackbird-Nye}
[box]612 Ann Street, {location:Chadron, NE|Chadron} 69337
[box]{phone:308-555-0119} (cell)
[box]{email:terrence.bnye@pineridge.example}
[box]«Citizenship:» United States
[box]«Veterans' Preference:» 5-point (TP)
[box]«Highest Federal Grade Held:» GS-2005-07, 10/2022 to present
[box]«Announcement:» R2-26-12604417-MP, Supply Management Specialist, GS-2003-09
# PROFESSIONAL SUMMARY
Supply technician and National Guard truck sergeant with 14 years of accountability for government property. No loss over $100 in five annual inventories.
# WORK EXPERIENCE
# # {firm1:U.S. Department of Agriculture, Forest Service|USDA Forest Service|Forest Service|U.S. Department of Agriculture, Forest Service, Nebraska National Forests and Grasslands|Nebraska National Forests and Grasslands}
Nebraska National Forests and Grasslands
125 North Main Street, Chadron, NE 69337
{title1:Supply Technician}
«Series and Grade:» {grade1:GS-2005-07}
«Dates Employed:» {dates1:10/09/2018 – Present|2018-10..present}
«Hours per week:» {hours1:40}
«Salary:» {salary1:$54,727 per year}
«Supervisor:» {supervisor1:Marjean Hruska}, {supervisorphone1:308-555-0144}
«May we contact?» Yes
«Duties and accomplishments:»
{did1:Receive, tag and account for 2,300 items of personal property at four ranger districts, from chain saws to fire engines.}
{did1:Run the fire cache for the Pine Ridge: issued kits to 31 crews in the 2024 season and recovered 97 percent of durable goods.}
{did1:Reconcile the property system every month and clear all open documents within ten days.}
{did1:Hold a micro-purchase card with no findings in three audits.}
# # {service2:Nebraska Army National Guard|US Army}
{unit2:189th Transportation Company, Detachment 2|189th Transportation Company}
Chadron, NE 69337
{title2:Motor Transport Operator / Squad Leader}
«Rank:» {rank2:Sergeant} (E-5)
«Dates Employed:» {dates2:06/14/2014 – Present|2014-06..present}
«Hours per week:» {hours2:5} (average; one weekend a month and annual training)
«Supervisor:» {supervisor2:SFC Robert Amundson}, {supervisorphone2:402-555-0161}
«May we contact?» Yes
«Duties and accomplishments:»
{did2:Lead eight soldiers and five line-haul trucks; license and train new drivers.}
{did2:Planned and drove 41 missions to haul hay and water after the 2019 floods.}
{did2:Sign for $1.9 million of vehicles and basic issue items.}
# # {firm3:Dawes County Road Department}
250 Paddock Lane, Chadron, NE 69337
{title3:Equipment Operator II}
«Dates Employed:» {dates3:08/04/2014 – 10/05/2018|2014-08..2018-10}
«Hours per week:» {hours3:40}
«Salary:» {salary3:$17.85 per hour}
«Supervisor:» {supervisor3:Gene Sudbeck} (retired)
«Duties and accomplishments:»
{did3:Operated motor graders and plows on 180 miles of gravel road.}
{did3:Started the first written parts inventory in the county shop and cut emergency orders by half.}
# # {service4:U.S. Army|US Army}
{unit4:32nd Composite Truck Company}
Fort Carson, CO 80913
{title4:Motor Transport Operator (88M)|Motor Transport Operator}
«Rank:» {rank4:Specialist} (E-4)
«Dates Employed:» {dates4:05/26/2010 – 05/25/2014|2010-05..2014-05}
«Hours per week:» {hours4:50}
«Duties and accomplishments:»
{did4:Drove heavy equipment transporters in Kuwait and Afghanistan, 22,000 miles without an accident.}
{did4:Kept dispatch and load plans for a platoon of 30.}
# EDUCATION
{school1:Chadron State College}, Chadron, NE
{degree1:Bachelor of Applied Sciences}, {area1:Business Administration}
«Completed:» {years1:12/2021|2021-12}
«GPA:» 3.41
{school2:Gordon-Rushville High School}, Gordon, NE
{degree2:Diploma}, {years2:05/2009|2009-05}
# JOB-RELATED TRAINING
{passed:Basic Leader Course}, Camp Ashland, NE, 08/2017
{passed:Fire Cache Operations (J-266)}, 04/2021
{passed:Federal Appropriations Law}, 02/2023
{passed:Commercial Driver's License, Class A}, Nebraska
# AWARDS
{award:Army Achievement Medal} (2), 2012 and 2020
{award:USDA Certificate of Merit}, 2024
`;

export const FUELS_STAFF_SERGEANT = `= {name:Damian Robert Pellow}
[box]{location:Wareham|Wareham, Dorset}, Dorset  •  {phone:07700 900589}  •  {email:d.pellow@purbeckmail.example}
[head]«D R Pellow – Curriculum Vitae»
# Personal Profile
Fuels and bulk storage specialist with twenty-two years in the British Army, at sites from a single fabric tank to a 40-million-litre depot. Leaves the service in January 2027 and looks for terminal operations or fuel quality work within an hour of Poole. Full UK licence, no health limits, vetted to SC.
# Service Record
{service1,2,3,4,5,6:British Army}, Royal Logistic Corps
| «Dates» | «Unit and location» | «Rank» | «Appointment and main duties» |
| {dates1:Apr 22 – present|2022-04..present} | {unit1:Defence Petroleum Training Wing}, West Moors | {rank1:Staff Sergeant} | **{title1:Senior Instructor, Fuel Quality|Senior Instructor}**<br>{did1:Runs eleven courses a year for 140 soldiers, sailors and civilians.}<br>{did1:Rewrote the tank entry lesson after a near miss; now used by all three services.} |
| {dates2:Mar 20 – Apr 22|2020-03..2022-04} | {unit2:Joint Fuels Detachment}, Mount Pleasant, Falkland Islands, then Brize Norton | {rank2:Staff Sergeant} | **{title2:Fuels Operations Manager}**<br>{did2:Responsible for receipt by tanker ship, 29 million litres a year and a pipeline of 5 km.} |
| {dates3:Aug 16 – Mar 20|2016-08..2020-03} | {unit3:66 Squadron, 9 Regiment RLC}, Hullavington | {rank3:Sergeant} | **{title3:Troop Sergeant}**<br>{did3:Thirty-one soldiers and fourteen tankers.}<br>{did3:Took a troop to Estonia for six months with no lost-time accident.} |
| {dates4:Feb 12 – Aug 16|2012-02..2016-08} | {unit4:Petroleum Depot Gosport} | {rank4:Corporal} | **{title4:Laboratory Technician}**<br>{did4:Tested aviation and marine fuel to the defence standards, about 900 samples a year.} |
| {dates5:Oct 07 – Feb 12|2007-10..2012-02} | {unit5:Tactical Fuels Troop}, Gütersloh and Camp Bastion | {rank5:Lance Corporal} | **{title5:Petroleum Operator}**<br>{did5:Built and ran fabric tank farms on two tours of Afghanistan.} |
| {dates6:Jan 05 – Oct 07|2005-01..2007-10} | {unit6:23 Pioneer Regiment RLC}, Bicester | {rank6:Private} | **{title6:Pioneer}**<br>{did6:General construction and stores duties.} |
# Before the Army
| {dates7:Jul 02 – Dec 04|2002-07..2004-12} | {firm7:Penhallow Coal & Oil}, Camborne | | **{title7:Delivery Driver's Mate, later Yardman|Delivery Driver's Mate}**<br>{did7:Bagging coal, oil rounds in west Cornwall.} |
# Courses and Qualifications
| «Course» | «Where» | «Date» | «Valid to» |
| {passed:COMAH Foundation} | Aberdeen (online) | Sep 2026 | – |
| {passed:NEBOSH National General Certificate} | Poole | Mar 2025 | – |
| {passed:Petroleum Class 1} | West Moors | Nov 2019 | – |
| {passed:ADR, tanks, class 3} | Leconfield | Jun 2023 | Jun 2028 |
| {passed:Confined Space Entry (medium risk)} | Fareham | Jan 2026 | Jan 2029 |
| {passed:Level 3 Award in Education and Training} | West Moors | Jul 2022 | – |
# Education
| {degree1:Foundation Degree}, {area1:Petroleum Operations} | {school1:Wessex Coast University} | {years1:2018 – 2021|2018..2021} | part-time |
| {degree2:GCSEs} (6) | {school2:Carn Brea Community School} | {years2:2002|2002} | |
# Honours
{award:Long Service and Good Conduct Medal}, 2020. {award:Commander Joint Support Command's Commendation}, 2018.
# Interests
Coastal rowing with Swanage gig club; restoring a 1958 petrol pump.
# Referees
Capt L Oduya RLC, Training Wing, West Moors, 01202 496 0122. Second referee on request.
`;
