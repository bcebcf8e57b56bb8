// CVs of the twenty-sixth batch, with their facts marked (`fact-markup.ts`). None of these people exist.

export const FLORIST = `[head]= {name:Marguerite Tolley}
[head]Florist & Flower Farmer
[side]# Contact
[side]{phone:0491 570 156}
[side]{email:hello@tolleyblooms.example}
[side]{location:Castlemaine, VIC|Castlemaine|Castlemaine, VIC 3450} 3450
[side]{url:tolleyblooms.example}
[side]# Training
[side]**{degree1:Certificate III} in {area1:Floristry}**
[side]{school1:Bendigo TAFE}
[side]{years1:2012|2012..2012}
[side]**{degree2:Bachelor of Arts} ({area2:Textile Design})**
[side]{school2:RMIT University}
[side]{years2:2006 — 2009|2006..2009}
[side]# Skills
[side]- {skill:Large installations}
[side]- {skill:Foam-free mechanics}
[side]- {skill:Buying at auction}
[side]- {skill:Seasonal menus}
[side]- {skill:Square POS}
[side]# Recognition
[side]**{award:Best in Show, Ballarat Begonia Festival}**
[side]2023
[side]**{award:Regional Small Business Award, finalist|Regional Small Business Award}**
[side]2021
# Hello
I grow a third of what I sell and know the growers of the rest by first name. Weddings, funerals, hotel foyers, and the odd four-metre arch.
# Experience
# # {title1:Owner & Head Florist|Owner and Head Florist}
{firm1:Tolley Blooms} | {dates1:MAY 2017 — NOW|2017-05..present}
{did1:Shop, studio and half-acre cutting garden with three staff. About 45 weddings a year and standing orders from six cafés and a winery.}
# # {title2:Senior Florist}
{firm2:The Potting Shed, Daylesford|The Potting Shed} | {dates2:AUG 2013 — APR 2017|2013-08..2017-04}
{did2:Ran the workroom of five, wrote the rosters and did the market run to Epping twice a week.}
# # {title3:Events Florist (casual)|Events Florist}
{firm3:Wattle & Rose Event Styling|Wattle & Rose Event Styling, Melbourne}, Melbourne | {dates3:JAN 2012 — JUL 2013|2012-01..2013-07}
{did3:Bump-in and bump-out for racing carnivals and corporate dinners of up to 1,200 guests.}
# # {title4:Shop Assistant}
{firm4:Spotlight Fabrics Northgate} | {dates4:FEB 2010 — DEC 2011|2010-02..2011-12}
{did4:Cut cloth, dressed the windows and looked after the bridal counter.}
# References
Gladly given. Please ring first, they are all outdoors people.
`;

export const BUS_MECHANIC = `[side]412 Lorne Avenue East
[side]{location:Brandon, MB|Brandon|412 Lorne Avenue East, Brandon, MB R7A 1T8|412 Lorne Avenue East, Brandon, MB} R7A 1T8
[side]«Home» {phone:(204) 555-0118}
[side]«E-mail» {email:g.fedoruk@prairienet.example}
= {name:Gordon P. Fedoruk}
# Objective
Lead hand or shop foreman position with a transit or school bus fleet.
# Experience
| {dates1:2015 to present|2015..present} | {firm1:City of Brandon Transit|Brandon Transit} | Brandon, MB |
**{title1:Transit Mechanic, Lead Hand}**
- {did1:Lead four licensed mechanics and two apprentices on a fleet of 29 low-floor buses and 6 paratransit vans.}
- {did1:Reduced road calls by 30% with a winter coolant and battery program.}
- {did1:Worked with the manufacturer on door interlock retrofits.}
| {dates2:2006 to 2015|2006..2015} | {firm2:Westman Coach Lines Ltd.|Westman Coach Lines} | Brandon, MB |
**{title2:Heavy Duty Mechanic}**
- {did2:Repaired and certified highway coaches, including Detroit Series 60 overhauls.}
- {did2:On call for breakdowns between Winnipeg and Regina.}
| {dates3:1998 to 2006|1998..2006} | {firm3:Turtle Mountain School Division} | Killarney, MB |
**{title3:Bus Garage Mechanic}**
- {did3:Serviced 34 school buses and passed every provincial inspection.}
- {did3:Spare driver on two rural routes.}
| {dates4:1994 to 1998|1994..1998} | {firm4:Fedoruk Farm Equipment Repair} | Ninette, MB |
**{title4:Apprentice}**
- {did4:Combines, grain trucks and anything else that came in the door.}
# Education
| {years1:1994 to 1998|1994..1998} | {school1:Assiniboine Community College} | Brandon, MB |
- {degree1:Apprenticeship}, {area1:Heavy Duty Equipment Technician}, Red Seal
# Licences and tickets
- {passed:Interprovincial Red Seal, Truck and Transport Mechanic}
- {passed:Manitoba Class 2 driver's licence with air endorsement}
- {passed:Vehicle inspection mechanic permit}
- {passed:WHMIS 2015}
# Interests
Curling (skip, Riverview club), restoring a 1957 GM Old Look bus, grandchildren.
# References
Available upon request.
`;

export const HOTEL_MANAGER = `= «CURRICULUM VITAE»
# PERSONAL DETAILS
| «Name» | {name:Priscilla Wanjiru Kombo} |
| «Nationality» | Kenyan |
| «Postal address» | P.O. Box 80217, {location:Mombasa|P.O. Box 80217, Mombasa} |
| «Telephone» | {phone:+254 20 555 0142} |
| «Email» | {email:pw.kombo@pwanimail.example} |
| «Languages» | {language:English}, {language:Kiswahili}, {language:Italian} (basic) |
# CAREER OBJECTIVE
To lead a beach or safari property of 60 to 150 rooms where local people are trained for every position, up to mine.
# WORK EXPERIENCE
| «Period» | {dates1:Since Mar. 2019|2019-03..present} |
| «Hotel» | **{firm1:Kaskazi Reef Resort}**, Diani Beach (98 rooms) |
| «Position» | **{title1:General Manager}** |
| «Duties» | - {did1:Full responsibility for budget, staff of 164 and guest satisfaction}<br>- {did1:Raised occupancy from 54 to 71% with Nairobi weekend packages}<br>- {did1:Introduced solar water heating and a ban on single-use plastic} |
|  |  |
| «Period» | {dates2:Nov. 2014 – Feb. 2019|2014-11..2019-02} |
| «Hotel» | **{firm2:Ushanga House Hotel}**, Stone Town, Zanzibar (44 rooms) |
| «Position» | **{title2:Operations Manager}** |
| «Duties» | - {did2:Front office, housekeeping and kitchen, 61 staff}<br>- {did2:Opened the rooftop restaurant, now 30% of the income} |
|  |  |
| «Period» | {dates3:Jan. 2010 – Oct. 2014|2010-01..2014-10} |
| «Hotel» | **{firm3:Tsavo Gate Lodge}**, Voi (52 rooms) |
| «Position» | **{title3:Front Office Manager}** |
| «Duties» | - {did3:Supervised eight receptionists and the night audit}<br>- {did3:Handled tour operator contracts and complaints} |
|  |  |
| «Period» | {dates4:June 2007 – Dec. 2009|2007-06..2009-12} |
| «Hotel» | **{firm4:New Lamu Palms Guest House}**, Lamu |
| «Position» | **{title4:Receptionist and Cashier}** |
| «Duties» | - {did4:Check-in, petty cash, boat transfers and airport pick-up} |
# EDUCATION
| «Year» | {years1:2012 – 2015|2012..2015} |
| «Institution» | {school1:Technical University of Mombasa} (evening classes) |
| «Award» | {degree1:Bachelor} of {area1:Hospitality Management} |
|  |  |
| «Year» | {years2:2005 – 2007|2005..2007} |
| «Institution» | {school2:Kenya Utalii College}, Nairobi |
| «Award» | {degree2:Diploma} in {area2:Front Office Operations} |
|  |  |
| «Year» | {years3:2001 – 2004|2001..2004} |
| «Institution» | {school3:Mama Ngina Girls' Secondary School}, Mombasa |
| «Award» | {degree3:Kenya Certificate of Secondary Education}, mean grade B+ |
# PROFESSIONAL COURSES
| 2022 | {passed:HACCP Level 3} |
| 2018 | {passed:Revenue Management for Independent Hotels} |
| 2016 | {passed:Fire Marshal} |
# COMPUTER SKILLS
| {skill:Opera PMS} | {skill:QuickBooks} | {skill:Booking.com Extranet} |
# REFEREES
| Mr. Salim Bakari Mwinyi<br>Chairman, Kaskazi Group<br>P.O. Box 81440, Mombasa | Mrs. Hellen Achieng Odhiambo<br>Lecturer, Kenya Utalii College<br>P.O. Box 31052, Nairobi |
`;

export const FARM_MANAGER = `= {name:Rhodri Bevan Pugh}
[box]Maes-y-Felin, {location:Llanwrda|Llanwrda, Carmarthenshire|Maes-y-Felin, Llanwrda, Carmarthenshire}, Carmarthenshire  ·  {phone:07700 900735}  ·  {email:rhodri@maesyfelin.example}
[box]FULL CLEAN DRIVING LICENCE, B+E AND TRACTOR
# About me
Third-generation stockman and a manager of other people's land for fourteen years. I like sheep, grass, good dogs and balanced books, and I can explain a cash flow to a landlord who has never seen one.
# Farm work
| **{firm1:Dolau Cothi Estate Farms}**<br>Pumsaint<br>{dates1:2018 onwards|2018..present} | **{title1:Farm Manager}**<br>{did1:I manage 1,450 acres of upland and river meadow with 2,200 breeding ewes, 110 suckler cows and three full-time staff. The flock went from set stocking to rotational grazing in 2020, and bought feed has fallen by a third since.}<br>{did1:I report to the trustees each quarter, keep the estate's Sustainable Farming Scheme papers and host two school visits every term.} |
| **{firm2:Cwmni Llaeth Tywi Cyf}**<br>Llangadog<br>{dates2:2012–18|2012..2018} | **{title2:Assistant Manager, Dairy|Assistant Manager}**<br>{did2:Day-to-day running of a spring-calving herd of 380 on a New Zealand system, with a 40-point swing-over parlour.}<br>{did2:Recruited and housed relief milkers, and set up the Welsh and Polish work instructions that are still on the wall.} |
| **{firm3:Ridgeway Station}**<br>Middlemarch, Otago, New Zealand<br>{dates3:2010–12|2010..2012} | **{title3:Shepherd General}**<br>{did3:Mustering, lambing beat and fencing on a 9,000-acre hill station with a team of five dogs.} |
| **{firm4:D. & M. Pugh}**<br>Maes-y-Felin<br>{dates4:2006–10|2006..2010} | **{title4:Farm Worker}** (family farm)<br>{did4:Everything on 240 acres, and contract shearing in the summer.} |
# Schooling
| **{school1:Harper Adams University College}**<br>Newport, Shropshire<br>{years1:2003–06|2003..2006} | {degree1:HND} {area1:Agriculture with Animal Science}, merit |
| **{school2:Coleg Sir Gâr}**<br>Gelli Aur<br>{years2:2001–03|2001..2003} | {degree2:National Diploma} in {area2:Agriculture} |
# Tickets
| **Machinery** | {passed:ATV handling}, {passed:Telehandler, NPTC}, {passed:Chainsaw maintenance and cross-cutting} |
| **Stock and sprays** | {passed:Safe use of sheep dip}, {passed:PA1 and PA2 pesticide application}, {passed:DIY artificial insemination} |
# Other things
| **Languages** | {language:Welsh} (first language), {language:English} |
| **Giving time** | {role1:Club leader}, {cause1:Llanwrda Young Farmers}, since 2014 |
| **For fun** | Sheepdog trials, male voice choir, second row for the over-35s |
| **Ask about me** | Mrs Catrin Lloyd-Vaughan, trustee, Dolau Cothi Estate |
`;

export const COMBAT_MEDIC = `= {name:Renata L. Escobedo}
[head]{location:Clarksville, TN|Clarksville|Clarksville, TN 37042} 37042 | {phone:(931) 555-0164} | {email:renata.escobedo@medmail.example}
[head]CLINIC OPERATIONS SUPERVISOR
# SUMMARY
Healthcare supervisor with 12 years of experience leading clinical teams of up to 38 in fixed clinics and the field. Bilingual, National Registry certified and calm in emergencies. Active Secret clearance.
# CORE COMPETENCIES
| - {skill:Clinic operations}<br>- {skill:Staff scheduling}<br>- {skill:Class instruction} | - {skill:Emergency care}<br>- {skill:MHS GENESIS}<br>- {skill:Quality assurance} | - {skill:Medical logistics}<br>- {skill:Infection control}<br>- {skill:Budget tracking} |
# SELECTED ACCOMPLISHMENTS
# # Clinical Leadership
- Supervised patient intake, triage and treatment for 9,400 visits a year with a 96% satisfaction rating
- Redesigned sick call so that average waiting time fell from 71 to 38 minutes
# # Training and Development
- Certified 212 soldiers as combat lifesavers with a 98% pass rate
- Prepared four medics for paramedic school, all of whom graduated
# # Logistics and Compliance
- Accounted for $2.3M of medical equipment through three changes of command with no loss
# PROFESSIONAL EXPERIENCE
{service1,2,3:US Army}
# # {title1:Clinic Noncommissioned Officer in Charge}, {rank1:Staff Sergeant}\t{dates1:June 2021-September 2026|2021-06..2026-09}
{unit1:Byrd Soldier Centered Medical Home}, Fort Campbell, KY
- {did1:Managed daily operations, schedules and supplies of a clinic with 38 staff and 6,100 enrolled patients.}
- {did1:Passed the Joint Commission survey of 2024 with no findings in medication storage.}
# # {title2:Senior Medic}, {rank2:Sergeant}\t{dates2:May 2017-May 2021|2017-05..2021-05}
{unit2:1st Battalion, 502nd Infantry Regiment}, Fort Campbell, KY
- {did2:Led an evacuation section of nine medics and four ambulances, including a nine-month rotation to Romania.}
# # {title3:Health Care Specialist (68W)|Health Care Specialist}, {rank3:Specialist}\t{dates3:February 2014-April 2017|2014-02..2017-04}
{unit3:566th Area Support Medical Company}, Fort Hood, TX
- {did3:Treated and documented 20 to 30 patients a day at a troop medical clinic.}
# # {title4:Certified Nursing Assistant}\t{dates4:August 2012-January 2014|2012-08..2014-01}
{firm4:Valle Verde Nursing and Rehabilitation}, Mercedes, TX
- {did4:Bathed, fed and moved up to 14 residents per shift.}
# EDUCATION
{degree1:Bachelor of Science}, {area1:Health Services Administration}, {school1:Austin Peay State University}, Clarksville, TN, {years1:May 2025|2025-05..2025-05}
{degree2:High School Diploma}, {school2:Mercedes High School}, Mercedes, TX, {years2:June 2012|2012-06..2012-06}
# CERTIFICATIONS AND MILITARY TRAINING
{passed:NREMT Emergency Medical Technician}, expires March 2028
{passed:Basic Life Support Instructor}, American Heart Association
{passed:Tactical Combat Casualty Care}, 2023
{passed:Advanced Leader Course}, 2020
# LANGUAGES
{language:Spanish}, native; {language:English}, fluent
`;

export const ENGINEER_COLONEL = `[head]{name:Hugh St John Carmody}
[head]MSc CEng FICE
[head]The Old Dairy, Church Lane, {location:Great Durnford, Wiltshire|Great Durnford|The Old Dairy, Church Lane, Great Durnford, Wiltshire|The Old Dairy, Church Lane, Great Durnford, Wiltshire SP4 6AZ} SP4 6AZ
[head]{phone:07700 900902}  {email:hugh.carmody@dairyhouse.example}
# Personal Profile
A chartered civil engineer and former lieutenant colonel who has built, repaired and occasionally demolished infrastructure in eleven countries. At home in front of a minister or a mess of mud. Now seeking a non-executive or programme director's role in water or flood defence.
# Present Appointment
# # {dates1:Oct 23 – Date|2023-10..present}\t{title1:Programme Director}, {firm1:Avon and Stour Rivers Alliance}, Salisbury
{did1:I direct a £68M programme of river restoration and flood defence for eleven parishes and two towns. It brings together the water company, the county and 40 landowners, and I chair its board of nine. The first three schemes were handed over within budget last winter.}
# Military Career: {service2,3,4,5,6,7,8,9:British Army}, Corps of Royal Engineers
# # {dates2:Sep 20 – Sep 23|2020-09..2023-09}\t{rank2:Lt Col}, {title2:Commanding Officer}, {unit2:36 Engineer Regiment}, Maidstone
{did2:Commanded 620 regular soldiers, including the Army's force support and water specialists. During the pandemic the regiment built test centres across Kent in nine days and later deployed two squadrons to South Sudan. I rewrote the regiment's safety case after an accident at a bridging camp and saw it taken up by the brigade.}
# # {dates3:Jul 18 – Aug 20|2018-07..2020-08}\t{rank3:Lt Col}, {title3:SO1 Infrastructure Plans}, {unit3:Army Headquarters}, Andover
{did3:Led the work that decided which barracks to keep as units came home from Germany. I wrote the business case for £410M of accommodation, defended it before the Investment Approvals Committee and worked daily with civil servants and contractors.}
# # {dates4:Aug 15 – Jul 18|2015-08..2018-07}\t{rank4:Maj}, {title4:Chief Instructor}, {unit4:Royal School of Military Engineering}, Chatham
{did4:Ran the Civil Engineering Wing: 24 instructors, 300 students a year and a large training area with its own quarry. I moved the clerk of works course to a full apprenticeship, approved by the Institute for Apprenticeships in 2017.}
# # {dates5:Aug 13 – Jul 15|2013-08..2015-07}\t{rank5:Maj}, {title5:Officer Commanding}, {unit5:5 Field Squadron, 22 Engineer Regiment}, Perham Down
{did5:A squadron of 126. We closed and handed over four patrol bases in Helmand and then spent the wet winter of 2014 on the Somerset Levels, which is where my interest in rivers began.}
# # {dates6:Jan 10 – Jul 13|2010-01..2013-07}\t{rank6:Maj}, {title6:SO2 Engineer Operations}, {unit6:Permanent Joint Headquarters}, Northwood
{did6:Planned engineer support to operations in Libya and Afghanistan, and wrote the part of the drawdown plan that dealt with 3,000 containers of stores.}
# # {dates7:Jan 08 – Dec 09|2008-01..2009-12}\t{rank7:Capt}, {title7:Garrison Engineer}, {unit7:62 Works Group}, Chilwell
{did7:Designed and supervised works in the Falkland Islands and Basra, among them a 1,200 m water main and the refurbishment of a field hospital.}
# # {dates8:Aug 04 – Dec 07|2004-08..2007-12}\t{rank8:Capt}, {title8:Regimental Operations Officer}, {unit8:28 Engineer Regiment}, Hameln
{did8:Kept the diary, the ranges and the crossings of the Weser in order for an amphibious regiment, and deployed to Bosnia with its headquarters.}
# # {dates9:Aug 02 – Jul 04|2002-08..2004-07}\t{rank9:Lt}, {title9:Troop Commander}, {unit9:9 Parachute Squadron}, Aldershot
{did9:Led 30 sappers in Iraq and Northern Ireland. Bridging, search, and a great deal of route clearance on foot.}
# Education and Professional Qualifications
{years1:2016|2016..2016}\t{degree1:MSc} {area1:Defence Studies}, {school1:King's College London} (Advanced Command and Staff Course)
{years2:2005 – 2007|2005..2007}\t{degree2:MSc} {area2:Civil Engineering}, {school2:Cranfield University}, with the Professional Engineer Training course
{years3:1998 – 2001|1998..2001}\t{degree3:BEng (Hons)} {area3:Civil Engineering}, {school3:University of Southampton}, 2:1
2010\t{passed:Chartered Engineer}
2019\t{passed:Managing Successful Programmes Practitioner}
# Honours
2015\t{award:Queen's Commendation for Valuable Service}
# Interests
Chalk-stream fishing, bell ringing, and a slow rebuild of a 1934 Austin. Married to Philippa, a vet; two teenage daughters. Trustee of a village hall.
`;
