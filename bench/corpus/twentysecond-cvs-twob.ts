// CVs of the twenty-second batch, with their facts marked (`fact-markup.ts`). None of these people exist.

export const PASTRY_CHEF = `[head]= {name:ROSALINDA MABANTA}
[head]PASTRY CHEF • {url:behance.net/rmabanta-example}
[side]«RM»
[side]# OBJECTIVE
[side]To run the pastry kitchen of a hotel of 200 rooms or more in the Gulf or at home in Luzon.
[side]# SKILLS
[side]{skill:Laminated doughs}
[side]{skill:Sugar and chocolate showpieces}
[side]{skill:Menu costing}
[side]{skill:HACCP records}
[side]{skill:Eggless and gluten-free baking}
[side]# LANGUAGES
[side]{language:Tagalog}, native
[side]{language:Ilocano}, native
[side]{language:English}, fluent
[side]{language:Arabic}, kitchen level
[side]# CONTACT
[side]{email:rosalinda@mabanta.example}
[side]{phone:+971 50 555 0119}
[side]{location:Al Ain|Al Ain, UAE}, UAE
# EXPERIENCE
# # {title1:CHEF DE PARTIE, PASTRY} • {firm1:OASIS GARDENS RESORT} • {dates1:JUN 2021 – NOW|2021-06..present}
{did1:I run the afternoon section with four commis: plated desserts for two restaurants, afternoon tea for 80 and all celebration cakes.}
{did1:In Ramadan I plan the dessert tables for an iftar tent of 600 seats and have kept food cost at or under 24% for three years.}
# # {title2:DEMI CHEF DE PARTIE, BAKERY} • {firm2:AL HILI GATE HOTEL} • {dates2:SEP 2017 – MAY 2021|2017-09..2021-05}
{did2:I started as commis and was promoted after ten months. I made the breads and viennoiserie on the night shift, from 22:00 to 07:00.}
{did2:I wrote the first allergen cards of the bakery in English, Arabic and Tagalog.}
# # {title3:PASTRY COMMIS} • {firm3:SOUTH SEAS CRUISE LINES} • {dates3:FEB 2015 – JUL 2017|2015-02..2017-07}
{did3:Three contracts of eight months on a cruise ship with 1,900 guests, mainly buffet desserts and ice cream.}
{did3:In my last contract I was in charge of the midnight buffet and of two trainees.}
# # {title4:BAKER} • {firm4:PANADERIA ABUCAY} • {dates4:APR 2010 – DEC 2014|2010-04..2014-12}
{did4:I baked pan de sal, ensaymada and birthday cakes in my uncle's shop in Vigan and later did the ordering.}
# EDUCATION
# # {degree1:DIPLOMA} IN {area1:BAKING AND PASTRY ARTS} • {years1:2010|2010} • {school1:NORTHERN LUZON CULINARY INSTITUTE}
Ten months with practice at a hotel in Baguio.
# # {passed:PERSON IN CHARGE LEVEL 3 (FOOD SAFETY)} • 2022 • ABU DHABI
# VOLUNTEER EXPERIENCE OR LEADERSHIP
{role1:Secretary} of the {cause1:Filipino Community of Al Ain}, which collects for families at home after typhoons.
`;

export const AERIAL_PORTER = `[head]= {name:Darnell Whitlock-Price}
[head]Warehouse supervisor, Air Force reservist and father of four
[box]{location:Girard, OH|Girard|Girard, OH 44420|Girard, OH, 44420} 44420
[box]{phone:(330) 555-0108}
[box]{email:dwhitlockprice@postbox.example}
# EXPERIENCE
# # **{firm1:Mahoning Cold Chain},** Austintown, OH — __{title1:Night Shift Supervisor}__
# # # {dates1:APRIL 2019 - PRESENT|2019-04..present}
- {did1:Lead 26 selectors and lift operators in a 240,000 sq ft frozen warehouse.}
- {did1:Raised cases per hour from 148 to 176 after moving fast lines to the front of the aisle.}
- {did1:Certify every new lift operator on the shift.}
# # **{service2:U.S. Air Force Reserve|US Air Force}, {unit2:76th Aerial Port Squadron},** Youngstown ARS, OH — __{rank2:Technical Sergeant}, {title2:Ramp Services Supervisor}__
# # # {dates2:OCTOBER 2011 - PRESENT|2011-10..present}
- {did2:Supervise 14 Airmen loading C-130 and C-17 aircraft, drill weekends and annual tour.}
- {did2:Deployed to Ali Al Salem, Kuwait, 2017 and 2021; handled 9,300 tons without a reportable mishap.}
- {did2:Joint inspector for hazardous cargo.}
# # **{firm3:Trumbull Tire Warehouse},** Niles, OH — __{title3:Inventory Control Clerk}__
# # # {dates3:JANUARY 2015 - MARCH 2019|2015-01..2019-03}
- {did3:Ran daily cycle counts and got accuracy from 94% to 99.2%.}
# # **{firm4:Delphi Gate Security},** Warren, OH — __{title4:Gate Officer}__
# # # {dates4:JULY 2009 - DECEMBER 2014|2009-07..2014-12}
- {did4:Checked trucks and seals in and out of a parts plant on second shift.}
# EDUCATION
# # **{school1:Community College of the Air Force},** Maxwell AFB, AL — __{degree1:A.A.S.}, {area1:Transportation}__
# # # {years1:2013 - 2018|2013..2018}
# # **{school2:Girard High School},** Girard, OH — __{degree2:Diploma}__
# # # {years2:JUNE 2009|2009-06}
[side]# SKILLS
[side]{skill:Load planning}
[side]{skill:Reach truck and 10K forklift}
[side]{skill:Manhattan WMS}
[side]{skill:Shift scheduling}
[side]# CERTIFICATIONS
[side]{passed:OSHA 30}, 2022
[side]{passed:HAZMAT Preparer (AFMAN 24-604)}
[side]{passed:Lean Six Sigma Yellow Belt}, 2020
[side]# AWARDS
[side]{award:Air Force Achievement Medal} (2)
[side]{award:Meritorious Service Medal}, 2021
[side]__{award:Supervisor of the Quarter}__, Q3 2023
[side]# LANGUAGES
[side]{language:English}, {language:Spanish} (basic)
`;

export const IRISH_SERGEANT = `[head]«Page 1/2 - Curriculum vitae of Declan Tuohy»
[head]«For more information on Europass go to http://europass.cedefop.europa.eu © European Union, 2004-2010»
= «Europass Curriculum Vitae»
# Personal information
| «First name(s) / Surname(s)» | **{name:Declan Tuohy}** |
| «Address(es)» | 7 Abbey Close, {location:Birr|Birr, Co. Offaly|Birr, Co. Offaly, Ireland|7 Abbey Close, Birr|7 Abbey Close, Birr, Co. Offaly|7 Abbey Close, Birr, Co. Offaly, Ireland}, Co. Offaly, Ireland |
| «Telephone(s)» | «Mobile:» {phone:+353 87 555 0134} |
| «E-mail(s)» | {email:declan.tuohy@eirmail.example} |
| «Nationality» | Irish |
| «Date of birth» | 14.09.1977 |
| «Gender» | Male |
# Desired employment / Occupational field
| | **Site security or facilities management** |
# Work experience
| «Dates» | {dates1:February 2019 →|2019-02..present} |
| «Occupation or position held» | {title1:Security and Safety Officer} |
| «Main activities and responsibilities» | {did1:Manage a contract team of twelve guards on a three-shift system}<br>{did1:Keep the permit to work system for contractors and the fire register}<br>{did1:Investigate accidents and report to the Health and Safety Authority} |
| «Name and address of employer» | {firm1:Slieve Bloom Meats}, Syngefield, Birr, Co. Offaly |
| «Type of business or sector» | Food processing |
| | |
| «Dates» | {dates2:June 2010 - January 2019|2010-06..2019-01} |
| «Occupation or position held» | {rank2:Company Quartermaster Sergeant}, {title2:Stores and Accommodation} |
| «Main activities and responsibilities» | {did2:Accounted for weapons, vehicles and stores of a company of 110 to the value of €6 million}<br>{did2:Led the advance party of 18 that set up the camp of the Irish contingent at Camp Ziouani, Golan Heights} |
| «Name and address of employer» | {service2:Irish Defence Forces}, {unit2:6th Infantry Battalion}, Custume Barracks, Athlone, Co. Westmeath |
| «Type of business or sector» | Defence |
| | |
| «Dates» | {dates3:September 2002 - May 2010|2002-09..2010-05} |
| «Occupation or position held» | {rank3:Sergeant}, {title3:Platoon Sergeant} |
| «Main activities and responsibilities» | {did3:Trained and led a platoon of 30 soldiers; three tours overseas (Liberia, Kosovo, Chad)}<br>{did3:Instructor of two recruit platoons} |
| «Name and address of employer» | {service3:Irish Defence Forces}, {unit3:6th Infantry Battalion}, Custume Barracks, Athlone, Co. Westmeath |
| «Type of business or sector» | Defence |
| | |
| «Dates» | {dates4:March 1996 - August 2002|1996-03..2002-08} |
| «Occupation or position held» | {rank4:Corporal}, {title4:Infantry Section Second in Command} |
| «Main activities and responsibilities» | {did4:Rifleman, APC driver and from 1999 section second in command; two tours with UNIFIL in South Lebanon} |
| «Name and address of employer» | {service4:Irish Defence Forces}, {unit4:4th Infantry Battalion}, Collins Barracks, Cork |
| «Type of business or sector» | Defence |
# Education and training
| «Dates» | {years1:September 2016 - May 2018|2016-09..2018-05} |
| «Title of qualification awarded» | {degree1:Higher Certificate} in {area1:Safety, Health and Welfare at Work} |
| «Principal subjects/occupational skills covered» | Safety law, risk assessment, occupational hygiene |
| «Name and type of organisation providing education and training» | {school1:Athlone Institute of Technology} (evening course) |
| «Level in national or international classification» | NFQ level 6 |
| | |
| «Dates» | {years2:September 1990 - June 1995|1990-09..1995-06} |
| «Title of qualification awarded» | {degree2:Leaving Certificate} |
| «Name and type of organisation providing education and training» | {school2:St Brendan's Community School}, Birr |
# Personal skills and competences
| «Mother tongue(s)» | **{language:English}** |
| «Other language(s)» | |
| «Self-assessment» | «Understanding» | «Speaking» | «Writing» |
| {language:Irish} | B2 | B2 | B1 |
| {language:French} | A2 | A2 | A1 |
| «Organisational skills and competences» | {skill:Staff rosters}, {skill:stores accounting}, {skill:contractor management} |
| «Technical skills and competences» | {skill:CCTV and access control systems}, {skill:fire alarm panels} |
| «Computer skills and competences» | {skill:Microsoft Excel}, {skill:SAP Plant Maintenance} |
| «Driving licence(s)» | {passed:Categories B, C1 and D} |
# Additional information
| | {passed:PSA licence, security guard (static)}<br>{passed:Manual Handling Instructor (QQI level 6)}<br>{award:United Nations Peacekeepers Medal}<br>References can be obtained from the personnel manager of Slieve Bloom Meats |
`;

export const JOB_CLUB_CARETAKER = `[head]«DEARNE VALLEY JOBS & SKILLS CLUB»
[head]«My CV – worksheet 4»
# 1. ABOUT ME
| «Full name» | {name:Raymond Hebblethwaite} | «Likes to be called» | Ray |
| «Address» | 31 Furlong Road, {location:Goldthorpe|Goldthorpe, S63|31 Furlong Road, Goldthorpe|31 Furlong Road, Goldthorpe, S63}, S63 | «Phone» | {phone:07700 900760} |
| «Email» | {email:rayheb@dearnepost.example} | «Drives?» | Yes, own car |
[box]«In two or three sentences, what are you good at and what are you looking for?»
I can turn my hand to most repairs and I get on with teachers, parents and kids. I have never been late for a shift. Looking for caretaker or handyman work near Goldthorpe, full or part time.
# 2. JOBS I HAVE DONE (start with the last one)
| «From» | «To» | «Employer and town» | «Job title» | «What did you do?» | «Why did you leave?» |
| {dates1:Apr 2011|2011-04..2024-07} | Jul 2024 | {firm1:Dearne Carr Primary School}, Bolton upon Dearne | {title1:Site Caretaker} | {did1:Opened and locked up, boiler checks, legionella flushing, gritting, small repairs and setting out the hall.} {did1:Looked after two cleaners.} | School closed |
| {dates2:Jan 2009|2009-01..2011-03} | Mar 2011 | {firm2:Manvers Contact Centre (OCS)|OCS|Manvers Contact Centre}, Wath | {title2:Cleaner} | {did2:Evening clean of two floors, 5pm to 9pm.} | Better hours |
| {dates3:Sep 1990|1990-09..2008-10} | Oct 2008 | {firm3:Hickleton Glass}, Mexborough | {title3:Furnace Operator} | {did3:Kept the batch feed and gobs right on a bottle line on four shifts. Union rep for the hot end for six years.} | Redundancy |
| {dates4:Aug 1983|1983-08..1990-06} | Jun 1990 | {service4:Army|British Army} – {unit4:36 Engineer Regiment, Royal Engineers} | {rank4:Lance Corporal}, {title4:Plant Operator Mechanic} | {did4:Drove dozers and graders, built roads and airfields in Belize and the Falkland Islands.} | End of service |
# 3. SCHOOL AND COURSES
| «Where» | «When» | «What did you get?» |
| {school1:Dearneside Comprehensive} | {years1:1978–1983|1978..1983} | {degree1:CSEs} in {area1:Maths, Metalwork and Geography} |
| Barnsley Council | 2012 | {passed:Legionella Awareness} |
| Barnsley Council | 2012, 2018 | {passed:Working at Height} |
| St John Ambulance | 2023 | {passed:Emergency First Aid at Work} |
# 4. THINGS I CAN DO
| «✓» {skill:Painting and decorating} | «✓» {skill:Basic plumbing} | «✓» {skill:Grounds maintenance} |
| «✓» {skill:Key holding} | «✓» {skill:Risk assessments} | «✓» {skill:Fire alarm testing} |
# 5. HELPING OTHERS
| «Group» | «What I do» |
| {cause1:Goldthorpe Royal British Legion} | {role1:Standard bearer} |
| {cause2:Dearne Valley Foodbank} | {role2:Van driver} |
# 6. TWO PEOPLE WHO WILL SPEAK FOR ME
| Mrs S Akhtar, former head teacher | Mr B Lunn, Legion branch secretary |
[box]«Signed» R Hebblethwaite   «Date» 9 September 2024   «Checked by club volunteer» JW
`;

export const NAVAL_LOGISTICIAN = `= «Curriculum Vitae of» {name:Sipho Andile Maluleke}
# Personal particulars
| «Address» | 18 Duiker Street, {location:Vredenburg|Vredenburg, 7380|18 Duiker Street, Vredenburg|18 Duiker Street, Vredenburg, 7380}, 7380 |
| «Cell» | {phone:082 555 0171} |
| «E-mail» | {email:sa.maluleke@kaapmail.example} |
| «Date of birth» | 4 March 1981 |
| «Nationality» | South African |
| «Driver's licence» | {passed:Code EB}, own vehicle |
| «Notice period» | One calendar month |
# Employment history
| {dates1:2019/02 – present|2019-02..present} | **{title1:Terminal Logistics Manager}**<br>__{firm1:West Coast Bulk Terminals (Pty) Ltd}, Saldanha Bay__ |
- {did1:Responsible for berth planning, stockyard and rail interface of an ore and coal terminal (9 Mt a year)}
- {did1:Manage 64 permanent and 30 contract staff through five shift superintendents}
- {did1:Cut average ship turnaround from 52 to 41 hours}
| {dates2:2014/07 – 2018/12|2014-07..2018-12} | **{rank2:Lieutenant Commander} – {title2:Officer Commanding, Base Supply Depot}**<br>__{service2:South African Navy}, {unit2:Naval Base Simon's Town}__ |
- {did2:Commanded a depot of 180 uniformed and civilian staff with 96 000 line items}
- {did2:Received unqualified audits in 2016 and 2017}
| {dates3:2010/01 – 2014/06|2010-01..2014-06} | **{rank3:Lieutenant} – {title3:Supply Officer}**<br>__{service3:South African Navy}, {unit3:SAS Amatola}__ |
- {did3:Head of the logistics department of a frigate of 120; anti-piracy patrols in the Mozambique Channel}
- {did3:Ran the ship's pay, catering, stores and foreign port agents}
| {dates4:2005/01 – 2009/12|2005-01..2009-12} | **{rank4:Sub Lieutenant} – {title4:Assistant Supply Officer}**<br>__{service4:South African Navy}, {unit4:Naval Station Durban}__ |
- {did4:Stock and fuel accounts for the small craft of the harbour patrol}
| {dates5:2003/03 – 2004/11|2003-03..2004-11} | **{title5:Stores Clerk}**<br>__{firm5:Polokwane Implement Traders}, Polokwane__ |
- {did5:Counter sales and ordering of tractor parts}
# Tertiary education
| {years1:2015 – 2017|2015..2017} | **{degree1:MBA}**, {school1:Milpark Business School} |
| {years2:2000 – 2002|2000..2002} | **{degree2:BCom} ({area2:Logistics Management})**, {school2:University of the North} |
# Secondary education
| {years3:1999|1999} | **{degree3:Senior Certificate} with matriculation exemption**, {school3:Capricorn High School}, Polokwane |
# Courses
| 2022 | {passed:ISPS Port Facility Security Officer} |
| 2012 | {passed:Military Law for Officers} |
| 2020 | {passed:SAMTRAC} |
# Language proficiency
| {language:Xitsonga} | home language |
| {language:English} | read, write, speak |
| {language:Sepedi} | read, write, speak |
| {language:Afrikaans} | speak |
# Computer literacy
| {skill:SAP MM} | advanced |
| {skill:Navis Master Terminal} | advanced |
| {skill:MS Project} | intermediate |
# Medals
| 2013 | {award:Tshumelo Ikatelaho (General Service Medal)} |
| 2015 | {award:Medalje vir Troue Diens, 10 years} |
# References
| Capt (SAN) L. Daniels | Former chief of staff, Naval Base Simon's Town, 021 555 0190 |
| Ms Karin Vorster | HR executive, West Coast Bulk Terminals, 022 555 0145 |
`;

export const SIXTH_FORMER = `[side]= {name:Ellie Sandercott}
[side]Sixth form student
[head]4 Corve View
[head]{location:Ludlow|Ludlow, Shropshire|Ludlow, Shropshire SY8 2ZZ|Ludlow, Shropshire, SY8 2ZZ|4 Corve View, Ludlow|4 Corve View, Ludlow, Shropshire|4 Corve View, Ludlow, Shropshire SY8 2ZZ|4 Corve View, Ludlow, Shropshire, SY8 2ZZ}, Shropshire SY8 2ZZ
[head]**{phone:07700 900036}**
[head]**{email:ellie.sandercott@schoolpost.example}**
«ㅡ»
# About me
I finish my A levels this summer and want an apprenticeship in agricultural engineering or food science. I am happier outdoors or in a workshop than at a desk, and I am used to early starts.
«ㅡ»
# Experience
# # {firm1:Clun Valley Farm Shop} / {title1:Weekend Assistant}
# # # {dates1:SEP 2023 - PRESENT|2023-09..present},  CRAVEN ARMS
{did1:I serve at the deli counter on Saturdays and Sundays, do the cheese order and close the tills.}
# # {firm2:Marches Tractor Services} / {title2:Work Experience}
# # # {dates2:JUL 2023|2023-07..2023-07},  BROMFIELD
{did2:Two weeks in the workshop. I helped to service a baler and stripped a gearbox under supervision.}
# # {firm3:Sandercott & Daughters} / {title3:Lambing Help}
# # # {dates3:MAR 2020 - APR 2023|2020-03..2023-04},  ONIBURY
{did3:Night shifts in the lambing shed on the family farm each spring, 350 ewes.}
«ㅡ»
# Education
# # {school1:Ludlow Sixth Form Centre} / {degree1:A levels}
# # # {years1:SEP 2022 - JUN 2024|2022-09..2024-06},  LUDLOW
{area1:Biology, Chemistry and Design & Technology} (predicted B, C, A)
# # {school2:Teme Bank School} / {degree2:GCSEs}
# # # {years2:SEP 2017 - JUN 2022|2017-09..2022-06},  LUDLOW
Nine at grades 5 to 8, including Maths (6) and English Language (7)
«ㅡ»
# Volunteering
# # {cause1:Ludlow Young Farmers' Club} / {role1:Junior Treasurer}
# # # 2022 - PRESENT
# # {cause2:Shropshire Wildlife Trust} / {role2:Hedge Layer}
# # # 2021
«ㅡ»
# Skills
{skill:MIG welding}
{skill:Sheep handling}
{skill:Customer service}
{skill:Fusion 360}
«ㅡ»
# Awards
{award:Duke of Edinburgh's Silver Award}, 2022
{award:Year 12 Design & Technology Prize}
«ㅡ»
# Certificates
{passed:ATV sit-astride (Lantra)}
{passed:Food Hygiene Level 2}
{passed:Tractor driving, category F}
`;

export const REPORTER_TEACHER = `= {name:Marguerite Lindqvist}
[box]1127 Grandview Avenue, {location:Duluth, MN|Duluth|Duluth, MN 55812|Duluth, MN, 55812|1127 Grandview Avenue, Duluth, MN|1127 Grandview Avenue, Duluth, MN 55812|1127 Grandview Avenue, Duluth, MN, 55812} 55812  {phone:218-555-0155}  {email:m.lindqvist@northshore.example}
# Summary
Fifth-grade teacher who came to the classroom after nineteen years in newspapers. I teach children to write by having them report: they ask, check and rewrite. Seeking a position as literacy coach.
# Experience
# # {title1:Teacher, Grade 5|Teacher}, {firm1:Two Harbors Elementary School}; Two Harbors, MN — {dates1:2018–Present|2018..present}
{did1:Plan and teach all subjects to a class of 24 to 28. Students' average growth in reading on the spring MAP test has been above the district mean in five of six years. Started a weekly student newspaper, The Ore Dock, now printed in 600 copies.}
# # {title2:Long-Term Substitute}, {firm2:Hermantown Community Schools}; Hermantown, MN — {dates2:2017|2017..2017}
{did2:Covered a fourth-grade classroom for one semester during my licensure year.}
# # {title3:City Editor}, {firm3:Lake Superior Sentinel}; Duluth, MN — {dates3:2009–2016|2009..2016}
{did3:Directed seven reporters and two photographers for a daily of 31,000 circulation until the newsroom was merged with the Fargo desk. Edited the 2012 flood coverage, which won the state association's prize for breaking news.}
# # {title4:Staff Reporter}, {firm4:Lake Superior Sentinel}; Duluth, MN — {dates4:2002–2009|2002..2009}
{did4:Covered the port, the railroads and the taconite mines. Wrote about 200 stories a year and a Sunday column.}
# # {title5:Reporter}, {firm5:Ely Northwoods Gazette}; Ely, MN — {dates5:1997–2002|1997..2002}
{did5:One of a staff of three at a weekly: school boards, courts, hockey, obituaries and layout on Tuesday nights.}
# Education
# # {school1:College of St. Scholastica}; Duluth, MN — {degree1:M.Ed.} and Minnesota K–6 licensure, {years1:2017|2017}
# # {school2:Gustavus Adolphus College}; St. Peter, MN — {degree2:B.A.}, {area2:English and Scandinavian Studies}, {years2:1997|1997}
# Licenses
{passed:Minnesota Tier 4 Elementary Education (K–6)}; {passed:Orton-Gillingham Classroom Educator}
# Skills
{skill:Writing workshop}, {skill:Structured literacy}, {skill:Seesaw}, {skill:Adobe InDesign}, {skill:copy editing}
# Languages
{language:Swedish} (conversational)
# Awards
{award:Minnesota Newspaper Association First Place, Breaking News}, 2013; {award:Lake County Teacher of the Year finalist}, 2023
`;
