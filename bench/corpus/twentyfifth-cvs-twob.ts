// CVs of the twenty-fifth batch, with their facts marked (`fact-markup.ts`). None of these people exist.

export const LOGISTICS_CAPTAIN = `= «Military-to-Civilian Résumé Worksheet»
«Complete every box in plain language. Your counsellor will use this sheet at your second interview.»
# 1. Your details
| «Name» | {name:Geneviève Thibodeau-Marsh} | «Date completed» | 2026-10-05 |
| «Town and province» | {location:Pembroke|Pembroke, Ontario}, Ontario | «Telephone» | {phone:613-555-0184} |
| «Email» | {email:g.thibodeau.marsh@ottawavalley.example} | «Best time to call» | evenings |
| «Kind of work you want» | Warehouse or transport planning for a food, forestry or health organization; Ottawa Valley or hybrid |
# 2. Military positions, most recent first
# # «Position A»
| «Job title in civilian words» | {title1:Regional Transportation Manager} |
| «Rank» | {rank1:Captain} | «Service» | {service1:Canadian Army} |
| «Unit» | {unit1:2 Service Battalion}, Petawawa | «From / to» | {dates1:2021-07 to 2025-12|2021-07..2025-12} |
| «What did you do? What changed because of you?»<br>{did1:Managed 96 drivers, mechanics and clerks and 140 vehicles.}<br>{did1:Moved a brigade of 1,800 people to Latvia by rail, ship and air with every container found again.}<br>{did1:Brought vehicle availability from 61% to 83% by sharing parts between three garages.} |
# # «Position B»
| «Job title in civilian words» | {title2:Supply and Procurement Officer} |
| «Rank» | {rank2:Lieutenant} | «Service» | {service2:Canadian Army} |
| «Unit» | {unit2:4 Canadian Division Support Group}, Petawawa | «From / to» | {dates2:2018-06 to 2021-07|2018-06..2021-07} |
| «What did you do? What changed because of you?»<br>{did2:Bought food, fuel and camp services worth $3.4 million for exercises in northern Ontario.}<br>{did2:Set up the reception centre that fed 900 evacuees from the 2021 forest fires.} |
# # «Position C»
| «Job title in civilian words» | {title3:Assistant Warehouse Supervisor} (part-time reserve) |
| «Rank» | {rank3:Second Lieutenant} | «Service» | {service3:Canadian Army} |
| «Unit» | {unit3:35 Combat Engineer Regiment}, Québec | «From / to» | {dates3:2015-05 to 2018-06|2015-05..2018-06} |
| «What did you do? What changed because of you?»<br>{did3:Looked after stores and drill pay for a squadron of 60 on weekday evenings and weekends while at university.} |
# 3. Civilian jobs
# # «Position D»
| «Job title» | {title4:Night Receiver} |
| «Employer» | {firm4:Épicerie Saint-Malo Inc.}, Québec | «From / to» | {dates4:2013-09 to 2015-04|2013-09..2015-04} |
| «What did you do?»<br>{did4:Unloaded and checked two trailers a night in a grocery store.} |
# 4. Schooling
| «Diploma or degree» | «Field» | «School» | «Dates» |
| {degree1:BBA} | {area1:Logistics and Operations} | {school1:Université Laval} | {years1:2014-09 to 2018-04|2014-09..2018-04} |
| {degree2:DEC} | {area2:Social Sciences} | {school2:Cégep Limoilou} | {years2:2012-09 to 2014-05|2012-09..2014-05} |
# 5. Courses and licences
| «Name» | «Year» | «Name» | «Year» |
| {passed:Logistics Officer Course, Phase IV} | 2018 | {passed:Certified in Transportation and Logistics (CITT)} | 2024 |
| {passed:Transportation of Dangerous Goods} | 2023 | {passed:Class D licence with air brakes} | 2016 |
# 6. Skills an employer should hear about
| {skill:Route planning} | {skill:Fleet maintenance planning} | {skill:DRMIS (SAP)} | {skill:Contract administration} |
# 7. Languages
| {language:French} – mother tongue | {language:English} – bilingual, CBC | {language:Latvian} – a few phrases | |
# 8. Honours, community
| «Honours» | {award:Commander's Commendation}, 2021; {award:Canadian Forces' Decoration} |
| «Unpaid work» | {role1:Treasurer}, {cause1:Petawawa Military Family Food Cupboard}, since 2022 |
`;

export const AIR_FORCE_COMMUNICATOR = `= «CURRICULUM VITAE»
[box]**{name:K. Balakrishnan Nambiar}**
[box]Ex-Junior Warrant Officer, Indian Air Force
[box]«Mobile:» {phone:+91 98470 55501}
[box]«E-mail id:» {email:kbnambiar.iaf@malabarmail.example}
# CAREER OBJECTIVE
To obtain a responsible position in facility, telecom or administration where my two decades of disciplined service and four years of industry exposure will be of use to the organisation.
# PROFESSIONAL EXPERIENCE
**(A) After retirement**
| «Organisation» | {firm1:Thenmala Spices & Cold Storage Pvt. Ltd.}, Kanjikode Industrial Area |
| «Designation» | {title1:Manager – Facility & Security|Manager, Facility & Security} |
| «Period» | {dates1:15.11.2022 to till date|2022-11..present} |
| «Nature of duties» | - {did1:Overall in-charge of 42 security and housekeeping staff in three shifts.}<br>- {did1:Liaison with factory inspectorate, fire department and local panchayat.}<br>- {did1:Reduced diesel generator running by 30% after load study.} |

| «Organisation» | {firm2:Sree Vadakkunnathan Engineering College}, Thrissur |
| «Designation» | {title2:Assistant Administrative Officer} |
| «Period» | {dates2:01.08.2021 to 31.10.2022|2021-08..2022-10} |
| «Nature of duties» | - {did2:Transport section of 24 buses, hostel stores and campus telephone exchange.} |

**(B) Service in the Armed Forces**
| «Organisation» | {service3,4,5:Indian Air Force} |
| «Unit» | {unit3:Air Force Station, Thanjavur} |
| «Rank / Trade» | {rank3:Junior Warrant Officer} / {title3:Communication Technician} |
| «Period» | {dates3:02.01.2016 to 31.07.2021|2016-01..2021-07} |
| «Nature of duties» | - {did3:In-charge of the signal section, 18 airmen and civilians.}<br>- {did3:Commissioned the optical fibre network of the new station in eleven months.} |
| «Unit» | {unit4:No. 5 Signals Centre, Jorhat} |
| «Rank / Trade» | {rank4:Sergeant} / {title4:Radio Technician} |
| «Period» | {dates4:10.06.2008 to 01.01.2016|2008-06..2016-01} |
| «Nature of duties» | - {did4:Maintenance of HF, VHF and microwave equipment at forward locations.}<br>- {did4:Ground communication during the Assam flood relief of 2012.} |
| «Unit» | {unit5:Base Repair Depot, Tughlakabad} |
| «Rank / Trade» | {rank5:Corporal} / {title5:Radio Technician} |
| «Period» | {dates5:24.07.2001 to 09.06.2008|2001-07..2008-06} |
| «Nature of duties» | - {did5:Bench repair of airborne transceivers to component level.} |
# EDUCATIONAL QUALIFICATION
| «Examination» | «Board / University» | «Year of passing» | «Division» |
| {degree1:MBA} ({area1:Human Resources}) | {school1:Sahyadri Open University} | {years1:2019|2019} | First |
| {degree2:Diploma} in {area2:Electronics & Communication Engg.} | {school2:Communication Training Institute, Bangalore} | {years2:2003|2003} | First |
| {degree3:Pre-Degree} ({area3:Science}) | {school3:University of Calicut} | {years3:2000|2000} | Second |
# COURSES DONE
- {passed:NEBOSH International General Certificate}, Chennai, 2021
- {passed:Resettlement Course in Security Management}, Pune, 2020
- {passed:Senior NCO Management Course}, 2015
# COMPUTER SKILLS
{skill:MS Excel}, {skill:Tally}, {skill:CCTV and access control}, {skill:PA systems}
# AWARDS
{award:Commendation by Air Officer Commanding-in-Chief}, Republic Day 2013
# PERSONAL DETAILS
«Father's Name»\t: Late Shri M. Kesavan Nambiar
«Date of Birth»\t: 21st May 1982
«Marital Status»\t: Married
«Nationality»\t: Indian
«Languages known»\t: {language:Malayalam}, {language:Hindi}, {language:English} and {language:Tamil}
«Permanent Address»\t: Sreelakshmi, Kollengode Road, {location:Palakkad|Palakkad, Kerala|Palakkad, Kerala – 678 013|Sreelakshmi, Kollengode Road, Palakkad, Kerala|Sreelakshmi, Kollengode Road, Palakkad, Kerala – 678 013}, Kerala – 678 013
# DECLARATION
I hereby declare that the particulars furnished above are true to the best of my knowledge and belief.
«Place:» Palakkad
«Date:» 09.11.2026\t(K. BALAKRISHNAN NAMBIAR)
`;

export const YEAR_TWELVE_LEAVER = `[head]= {name:Tahlia Brockhurst}
[head]Year 12 leaver, ready for a start in animal care
[box]{location:Warwick|Warwick, QLD}, QLD 4370
[box]**{phone:0491 570 156}**
[box]**{email:tahlia.brockhurst@southerndowns.example}**
# EXPERIENCE
# # {firm1:Rosehill Road Bakery}, Warwick — __{title1:Casual Shop Assistant}__
# # # {dates1:NOVEMBER 2024 - PRESENT|2024-11..present}
{did1:I open the shop on Saturdays, serve up to 200 customers, slice and bag bread and balance the till.} {did1:Since March I show new casuals how to make coffee.}
# # {firm2:Killarney Creek Feedlot}, Killarney — __{title2:Holiday Station Hand}__
# # # {dates2:DECEMBER 2024 - JANUARY 2026|2024-12..2026-01}
{did2:Over two summers I checked water troughs, walked pens and helped to draft and tag cattle.} {did2:I was trusted to drive the side-by-side after the first month.}
# # {firm3:Southern Downs Veterinary Surgery}, Warwick — __{title3:Work Experience Student}__
# # # {dates3:JULY 2025|2025-07..2025-07}
{did3:One week of cleaning kennels, holding animals for nurses and watching two operations without fainting.}
# EDUCATION
# # {school1:Condamine Range State High School}, Warwick — __{degree1:Queensland Certificate of Education}__
# # # {years1:FEBRUARY 2021 - NOVEMBER 2026|2021-02..2026-11}
Subjects: English, Essential Maths, Biology, Agricultural Practices, Certificate II subjects one day a week. Vice-captain of Barker House.
# # {school2:Darling Downs Skills Centre}, Warwick — __{degree2:Certificate II} in {area2:Rural Operations}__
# # # {years2:FEBRUARY 2025 - OCTOBER 2026|2025-02..2026-10}
School-based, 240 hours on farms.
# VOLUNTEERING
# # {cause1:Warwick Show Society}, Warwick — __{role1:Poultry Steward}__
# # # MARCH 2024 - PRESENT
I set up cages and write up judges' cards for the junior birds.
[side]# SKILLS
[side]{skill:Handling cattle and poultry}
[side]{skill:Till and EFTPOS}
[side]{skill:Barista coffee}
[side]{skill:Quad bike and side-by-side}
[side]# LICENCES
[side]{passed:Provisional driver licence (P1)}
[side]{passed:White Card}
[side]{passed:First Aid HLTAID011}, 2026
[side]# AWARDS
[side]{award:Southern Downs Young Stockhandler}, runner-up 2025
[side]{award:Agricultural Practices Prize}, 2025
[side]# LANGUAGES
[side]{language:English}, a little {language:Auslan}
[side]# REFEREES
[side]Mrs Deb Coombe, Rosehill Road Bakery, 0491 570 157
[side]Mr Lachlan Arndt, teacher, 0491 570 158
`;

export const PORT_SECURITY_MANAGER = `[head]= {name:Chukwuemeka Obiora Tamuno}
[head]Port and Marine Security Manager
[head]{phone:+234 803 555 0161}  |  {email:c.o.tamuno@bonnyriver.example}  |  Plot 9, Woji Road, {location:Port Harcourt|Port Harcourt, Rivers State}, Rivers State
# Profile
Retired Chief Petty Officer with thirteen years at sea and ashore in the Nigerian Navy, and over twenty years in port, rig and estate security. I build guard forces of ordinary local people and train them until audits become quiet days.
# Work History
# # {dates1:2017–present|2017..present}
Onne
**{title1:Port Facility Security Officer}**
__{firm1:Eleme Creek Terminal Operators Limited}__
- {did1:Hold the security plan of a four-berth general cargo terminal, approved without conditions at three successive inspections.}
- {did1:Direct 118 guards, two patrol boats and a control room.}
- {did1:Cut pilferage of bagged fertiliser from 2.1% to 0.3% of tonnage.}
# # {dates2:2012–2016|2012..2016}
Warri and offshore
**{title2:Marine Security Coordinator}**
__{firm2:Forcados Offshore Support Services}__
- {did2:Planned escorts for supply vessels, about 40 movements a month.}
- {did2:Wrote the first daily threat picture that masters and the client read from the same page.}
# # {dates3:2009–2012|2009..2012}
Port Harcourt
**{title3:Chief Security Officer}**
__{firm3:Trans-Amadi Gardens Residents' Association}__
- {did3:Recruited and drilled a guard force of 30 for an estate of 412 houses.}
# # {dates4:2005–2008|2005..2008}
Bonny Island
**{title4:Security Supervisor}**
__{firm4:Halden & Briggs Catering and Camp Services (Nig.) Ltd.}__
- {did4:Supervised gates, searches and visitors' passes in a construction camp of 3,000 men.}
# Naval Service
# # {dates5:1999–2004|1999..2004}
Apapa, Lagos
**{rank5:Chief Petty Officer}, {title5:Regulating}**
__{service5,6:Nigerian Navy}, {unit5:NNS Quorra}__
- {did5:Ran discipline, gates and cells for a base of 900.}
- {did5:Served six months with the West African peace force in Monrovia in 2003.}
# # {dates6:1991–1999|1991..1999}
At sea and Calabar
**{rank6:Able Seaman}, {title6:Quartermaster}**
__{unit6:NNS Ekpe and Eastern Naval Command}__
- {did6:Steered, stood watches and kept small arms on a patrol craft.}
# Education and Training
# # {years1:2010–2013|2010..2013}
Port Harcourt
**{degree1:BSc}, {area1:Criminology and Security Studies}**
__{school1:National Open University of Nigeria}__
# # {years2:1985–1990|1985..1990}
Abonnema
**{degree2:West African School Certificate}**
__{school2:Nyemoni Grammar School}__
# Certificates
- {passed:ISPS Port Facility Security Officer}, Maritime Academy, Oron (2017)
- {passed:Certified Protection Professional} (2015, renewed 2024)
- {passed:Basic Offshore Safety Induction (BOSIET)} (2012)
# Strengths
{skill:ISPS audits}; {skill:Guard force training}; {skill:Incident investigation}; {skill:Small boat patrol}; {skill:Community liaison}
# Languages
{language:English}, {language:Kalabari}, {language:Igbo}, Nigerian {language:Pidgin}
# Voluntary Work
{role1:Patron}, {cause1:Kalabari Boys' Regatta Club}, Abonnema
`;

export const HOSPITAL_PORTER_CORPORAL = `= {name:Donal Óg Breathnach}
Knockaneroe, Castleisland Road, {location:Tralee|Tralee, Co. Kerry|Knockaneroe, Castleisland Road, Tralee, Co. Kerry|Knockaneroe, Castleisland Road, Tralee, Co. Kerry V92 0X00}, Co. Kerry V92 0X00
«Mobile» {phone:+353 87 555 0129}
«Email» {email:donalog.b@ciarrai.example}

# Personal Statement
Portering supervisor and former soldier, forty years at work and never out of it for more than a summer. I hope for two or three more years in a day post before I retire, preferably in training new porters.

# Employment to Date
**{firm1,2:St Ita's General Hospital}, Tralee**
{title1:Portering Services Supervisor}\t{dates1:March 2009 to date|2009-03..present}
- {did1:Roster and lead 26 porters across theatre, wards, stores and mortuary}
- {did1:Brought in a phone-based job list which took the average wait for a bed move from 34 to 12 minutes}
- {did1:Fire warden and manual handling instructor for the site}
{title2:Hospital Porter}\t{dates2:September 2001 to March 2009|2001-09..2009-03}
- {did2:Theatre porter for five years, nights in casualty before that}

**{firm3:Feale Valley Meats}, Abbeyfeale**
{title3:Night Security Man}\t{dates3:October 1998 to August 2001|1998-10..2001-08}
- {did3:Sole guard on a nine-acre plant, with temperature checks of the chills every two hours}

**{service4,5:Irish Army}**
{rank4:Corporal}, {title4:Section Commander}, {unit4:12 Infantry Battalion}, Sarsfield Barracks, Limerick\t{dates4:June 1991 to July 1998|1991-06..1998-07}
- {did4:Led a section of nine on border duty, cash escorts and prison guards}
- {did4:Two tours of six months in South Lebanon with the United Nations}
{rank5:Private}, {title5:Rifleman}, {unit5:4 Infantry Battalion}, Collins Barracks, Cork\t{dates5:February 1986 to June 1991|1986-02..1991-06}
- {did5:General duties, and a first tour in Lebanon in 1989}

**{firm6:J.J. Lyne & Sons, Builders Providers}, Castleisland**
{title6:Yard Boy}\t{dates6:July 1984 to January 1986|1984-07..1986-01}

# Education
{school1:Institute of Public Health Training}, Dublin (by distance)
{degree1:Certificate} in {area1:Healthcare Support Supervision}\t{years1:2011|2011}
{school2:St Patrick's Vocational School}, Castleisland
{degree2:Group Certificate}\t{years2:1984|1984}

# Courses
«Course»\t«Provider»\t«Year»
{passed:Manual Handling Instructor}\tHSE South\t2010, refreshed 2025
{passed:Potential NCOs' Course}\tSouthern Command\t1991
{passed:Occupational First Aid}\tOrder of Malta\t2024
{passed:Safe Pass}\tKillarney\t2023

# Languages
{language:Irish} (native, Corca Dhuibhne)
{language:English} (native)

# Medals
{award:United Nations Peacekeepers Medal}
{award:UNIFIL Medal} with numeral 3

# Pastimes
Tarbert to Tralee charity walk every year. {role1:Juvenile selector}, {cause1:Currow Cross GAA Club}. Set dancing when the knees allow.

# Referees
Ms Noreen Hartnett, Facilities Manager, St Ita's, 066 555 0140
Comdt (Retd) Fergus Leddy, Limerick
`;

export const RETURNING_ACCOUNTS_CLERK = `= {name:WANJIRU CHEPKORIR MBUGUA|Wanjiru Chepkorir Mbugua}
[box]P.O. Box 00318, {location:Kericho}, Kenya
[box]{phone:+254 722 555 013}; {email:wc.mbugua@chaimail.example}

# Post applied for
Accounts assistant, credit or farmers' payments

# Summary of skills
I kept the payments of nearly four thousand tea growers right for eight years, then stayed at home for six years to care for my mother. In that time I kept the books of our women's group and passed my accounting papers. I am free to start in January.

# What I can do
**Bookkeeping**
- Post, bank and reconcile in QuickBooks and in a paper cash book
- Prepare payment lists for M-Pesa and bank and clear the returned items
- Close a month by the fifth working day
**Working with growers and members**
- Explain deductions to people who read little, in three languages
- Settle queries at the buying centre without sending anyone to town
**Control**
- Found a double payment of KSh 412,000 through weight slips with equal numbers
- Prepared two clean audits as the only clerk in the office

# Where I worked
{title1:Farmers' Payments Clerk}, {firm1:Kapkoros Ridge Tea Factory Co. Ltd}, Bomet, {dates1:Feb 2012 to Mar 2020|2012-02..2020-03}

{title2:Cashier}, {firm2:Londiani Timber & Hardware}, Londiani, {dates2:Aug 2010 to Jan 2012|2010-08..2012-01}

{title3:Data Entry Assistant (census contract)|Data Entry Assistant}, {firm3:Kericho County Statistics Office}, {dates3:Jul 2009 to Dec 2009|2009-07..2009-12}

{title4:Office Messenger}, {firm4:Rift Valley Seed Growers}, Nakuru, {dates4:Jan 2008 to Jun 2009|2008-01..2009-06}

# Unpaid work
{role1:Treasurer}, {cause1:Tegat Women's Table Banking Group}, 2020 to present. 34 members, KSh 1.9 million in loans, no default.

# Schooling
{degree1:CPA Part II}, {school1:Kericho Institute of Accountancy}, {years1:2021 to 2024|2021..2024}
{degree2:Certificate} in {area2:Business Studies}, {school2:Sotik Technical Training Institute}, {years2:2006 to 2007|2006..2007}
{degree3:KCSE}, mean grade B-, {school3:Litein Girls High School}, {years3:2005|2005}

# Computer
{skill:QuickBooks}, {skill:Microsoft Excel}, {skill:Sage 50}, {skill:M-Pesa bulk payments}

# Languages
{language:Kiswahili}, {language:English}, {language:Kipsigis}, some {language:Gikuyu}

# Certificates
{passed:Certificate of Good Conduct}, 2026
{passed:First Aid}, St John Ambulance Kericho, 2022

# Hobbies
Church choir, grafting avocado trees, draughts.

# Referees
Mr Elijah Rotich, factory accountant, 0722 555 014
Sr Bernadette Achieng, Tegat parish, 0722 555 015
`;
