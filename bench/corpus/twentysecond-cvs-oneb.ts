// CVs of the twenty-second batch, with their facts marked (`fact-markup.ts`). None of these people exist.

export const PAYROLL_BOOKKEEPER = `[head]«Last updated in Oct 2025»
[side]«Ngaire Tautahi – Page 1/1»
= {name:Ngaire Tautahi}
[box]{location:Whanganui, New Zealand|Whanganui} | {email:ngaire.tautahi@rivercitymail.example} | {phone:021 555 0182} | {url:linkedin.com/in/ngaire-tautahi-example}
# Summary
Payroll and accounts person with sixteen years in small and mid-sized firms. I like a clean bank reconciliation and a pay run that nobody notices.
# Experience
# # {title1:Payroll and Accounts Lead}\tWhanganui
# # # {firm1:Aramoho Joinery Group}\t{dates1:Apr 2019 – present|2019-04..present}
- {did1:Pay 138 staff fortnightly across three sites, with piece rates and shift allowances}
- {did1:Corrected six years of holiday pay under the Holidays Act review, $212,000 in all, without a complaint upheld}
- {did1:Close the month in five working days; it took eleven when I started}
# # {title2:Bookkeeper}\tFeilding
# # # {firm2:Stockyard Accounting}\t{dates2:Aug 2013 – Mar 2019|2013-08..2019-03}
- {did2:Kept the books of 29 farms and rural contractors and filed their GST}
- {did2:Moved 22 of them from shoeboxes to Xero}
# # {title3:Accounts Clerk}\tPalmerston North
# # # {firm3:Manawatū Tractor & Pump}\t{dates3:Feb 2009 – July 2013|2009-02..2013-07}
- {did3:Entered creditor invoices, chased debtors and ran the Friday banking}
- {did3:Covered the parts counter in calving season}
# Education
# # {school1:Universal College of Learning}\tWhanganui
# # # {degree1:NZ Diploma} in {area1:Business (Accounting)}\t{years1:Feb 2007 – Nov 2008|2007-02..2008-11}
# Certifications
- {passed:Xero Payroll Certified Advisor} (2022)
- {passed:Payroll Practitioner Certificate}, New Zealand Payroll Practitioners Association (2017)
# Volunteering
# # {role1:Treasurer}\tWhanganui
# # # {cause1:Te Awa Waka Ama Club}\tJuly 2020 – present
- Keep the accounts of a paddling club of 160 members and apply for its grants
# Skills
**Software:** {skill:Xero}, {skill:Smartly}, {skill:MYOB}, {skill:Excel}
**Payroll:** {skill:Holidays Act calculations}, {skill:KiwiSaver}, {skill:Payday filing}
**Languages:** {language:English}, {language:te reo Māori}
`;

export const RESERVE_PARAMEDIC = `[head]= {name:Joel Fehrwerda}
[head]Primary Care Paramedic
[head]| «⌂» | {location:Brandon, Manitoba|Brandon|Brandon, Manitoba, CA}, CA |
[head]| «✆» | {phone:(204) 555-0163} |
[head]| «✉» | {email:joel@fehrwerda.example} |
[head]| «⊕» | {url:fehrwerda.example} |
# About
Paramedic on a rural ambulance in western Manitoba and a reserve medic since I was nineteen. Before that I hauled grain and wired irrigation pivots. Calm on gravel roads in January.
# Work Experience
# # {title1:Primary Care Paramedic} «at» {firm1:Assiniboine Regional EMS}
[box]{dates1:Mar, 2017 - Present|2017-03..present}\t«8 years 7 months»
{did1:Ground ambulance in a district of 5,400 square kilometres.}
- {did1:Answer about 420 calls a year from the stations at Rivers and Minnedosa}
- {did1:Field training officer for eleven new paramedics since 2020}
- {did1:Sit on the regional committee that rewrote the stroke bypass protocol}
# # {rank2:Sergeant}, {title2:Medical Technician} «at» {unit2:17 Field Ambulance}, {service2:Canadian Army Reserve|Canadian Army}
[box]{dates2:Sep, 2010 - Jun, 2023|2010-09..2023-06}\t«12 years 10 months»
{did2:Part-time service in Winnipeg with full-time call-outs.}
- {did2:Section commander of eight medics on Exercise Maple Resolve in 2018 and 2019}
- {did2:Six months in Latvia with the battle group’s role 1 clinic in 2021}
- {did2:Worked two long-term care homes on Operation Laser in spring 2020}
# # {title3:Irrigation Technician} «at» {firm3:Carberry Pivot & Pump}
[box]{dates3:May, 2013 - Feb, 2017|2013-05..2017-02}\t«3 years 10 months»
- {did3:Installed and repaired centre pivots on potato farms}
- {did3:Drove the service truck and stocked it from a list I made up after the first bad August}
# # {title4:Grain Truck Driver} «at» {firm4:Fehrwerda Farms Ltd.|Fehrwerda Farms}
[box]{dates4:Aug, 2009 - Nov, 2012|2009-08..2012-11}\t«3 years 4 months»
- {did4:Hauled canola and wheat to the elevators at Shilo and Douglas each harvest}
# Skills
**Emergency care** «Advanced»
| {skill:12-lead ECG} | {skill:IV therapy} | {skill:Prehospital trauma} | {skill:Farm extrication} |
**Driving** «Master»
| {skill:Emergency vehicle operation} | {skill:Air brake} |
# Education
# # {area1:Primary Care Paramedicine}, {degree1:Diploma} «at» {school1:Red River College Polytechnic}
[box]{years1:Sep, 2015 - Dec, 2016|2015-09..2016-12}
# # {degree2:High School Diploma} «at» {school2:Carberry Collegiate}
[box]{years2:Sep, 2005 - Jun, 2009|2005-09..2009-06}
# Awards
# # {award:Canadian Forces’ Decoration}
[box]Department of National Defence\tSep, 2022
# # {award:Life Saver Commendation}
[box]Paramedic Association of Manitoba\tMay, 2019
For a resuscitation at the Rapid City fair.
# Volunteer Work
# # {role1:Hockey Coach} «at» {cause1:Minnedosa Minor Hockey}
[box]Oct, 2018 - Present\t«7 years»
Under-11 house team.
# Languages
**{language:English}** «Native speaker»
**{language:French}** «Conversational»
**{language:Plautdietsch}** «Understood, badly spoken»
# Interests
**Outdoors**
| Ice fishing | Canoe routes | Beekeeping |
`;

export const FRONT_OFFICE_MANAGER = `[head]= {name:Wanjiru Kamotho}
[head]Front Office Manager
# Contact
[box]«Email»\t{email:wanjiru@kamotho-front.example}
[box]«Phone»\t{phone:+254 20 555 0176}
[box]«Location»\t{location:Malindi|Malindi, Kilifi County|Malindi, Kilifi County, KE}, Kilifi County, KE
[box]«LinkedIn»\t{url:linkedin.com/in/wanjiru-kamotho-example}
# About
Hotelier on the Kenyan coast. I have worked every desk in the front office, the night audit included, and I speak to guests in four languages. I am looking for a duty manager’s post in a hotel of more than 150 rooms.
# Work
# # {firm1:Sabaki Sands Beach Resort}\t{dates1:2020-11-01 – Present|2020-11..present}
# # # {title1:Front Office Manager}
{did1:Manage reception, concierge and the transport desk of a resort with 124 rooms and a team of 17.}
**«Highlights»**
- {did1:Raised the guest satisfaction score from 7.9 to 9.1 in two seasons}
- {did1:Recovered 38% of no-show revenue with a deposit rule for group bookings}
- {did1:Opened a crèche corner at reception that is now in every review}
# # {firm2:Sabaki Sands Beach Resort}\t{dates2:2017-06-15 – 2020-10-31|2017-06..2020-10}
# # # {title2:Night Auditor}
{did2:Closed the day’s accounts, balanced three outlets and kept the house from eleven to seven.}
**«Highlights»**
- {did2:Found an error in the exchange rate table that had cost 900,000 shillings}
# # {firm3:Hoteli ya Bahari Kuu}\t{dates3:2014-02-01 – 2017-05-31|2014-02..2017-05}
# # # {title3:Receptionist}
{did3:Checked in tour groups from Italy and Poland in a beach hotel of 80 rooms in Watamu.}
# # {firm4:Mtwapa Ferry Cyber & Stationers}\t{dates4:2012-01-10 – 2013-12-20|2012-01..2013-12}
# # # {title4:Shop Attendant}
{did4:Typed letters, made photocopies, sold airtime and filled in tax returns for boat owners.}
# Volunteer
# # {cause1:Malindi Turtle Watch}\t2019-03-01 – Present
# # # {role1:Nest Monitor}
Walk two kilometres of beach on Sunday mornings in the nesting season.
# Education
# # {school1:Kenya Coast Polytechnic College}\t{years1:2010-01-11 – 2011-12-09|2010-01..2011-12}
# # # {area1:Hotel Front Office Operations}, {degree1:Diploma}
**«Courses»**
- HFO201 – Reservations and Yield
- HFO214 – Italian for Hotels II
# # {school2:Ganze Girls’ High School}\t{years2:2006-01-09 – 2009-11-20|2006-01..2009-11}
# # # {degree2:Kenya Certificate of Secondary Education}
# Awards
# # {award:Employee of the Year}\t2022-12-15
# # # Sabaki Sands Beach Resort
# Certificates
# # {passed:Certified Hospitality Supervisor}\t2021-08-01
# # # American Hotel & Lodging Educational Institute
# Skills
# # # Property systems
| {skill:Opera PMS} | {skill:eZee} | {skill:Booking.com Extranet} |
# # # Front desk
| {skill:Night audit} | {skill:Group rooming lists} | {skill:Complaint handling} |
# Languages
| **{language:Swahili}**<br>Native speaker | **{language:English}**<br>Fluent | **{language:Italian}**<br>Fluent | **{language:Giriama}**<br>Conversational |
# References
It was Wanjiru who stayed on the phone for two hours until our luggage came off the wrong ship.
— Piera Lombardini, tour leader, Bergamo
`;

export const MARINE_COLOUR_SERGEANT = `[head]= {name:Callum Farquharson-Reid}
[head]«☎» {phone:07700 900736} | «✉» {email:callum@farquharsonreid.example} | «⌂» {location:Stonehaven, Aberdeenshire|Stonehaven} | {url:linkedin.com/in/callum-fr-example}
[head][box]Safety training manager and former Royal Marine. I teach people what to do when it is cold, wet and dark.
[side]«Callum Farquharson-Reid – Curriculum vitae»
# Professional Experience
# # {title1:Survival Training Manager}\t{dates1:September 2021 to date|2021-09..present}
# # # {firm1:Skarvholm Offshore Training}\tPortlethen
- {did1:Manage 16 instructors who put 9,000 delegates a year through sea survival, fire and helicopter escape}
- {did1:Took the centre through its first OPITO audit with no major finding}
- {did1:Rebuilt the rota so that no instructor spends more than two days a week in the pool}
| OPITO | Rotas | Audit | Helicopter escape |
# # {rank2:Colour Sergeant}, {title2:Chief Instructor, Mountain Leader Training|Chief Instructor}\t{dates2:June 2016 to August 2021|2016-06..2021-08}
# # # {unit2:Mountain Training Cadre}, {service2:Royal Marines}\tPlymouth and Bardufoss
- {did2:Ran the eight-month course for mountain leaders, 24 students a year, in Cornwall, Wales and Arctic Norway}
- {did2:Rewrote the cold injury lesson after two bad winters; cases on the course fell from nine to one}
| Arctic | Instruction | Course design |
# # {rank3:Sergeant}, {title3:Troop Sergeant}\t{dates3:February 2011 to May 2016|2011-02..2016-05}
# # # {unit3:45 Commando}, {service3:Royal Marines}\tArbroath
- {did3:Second in command of a troop of 28 in Scotland and on two deployments}
- {did3:Planned the unit’s winter training in the Cairngorms for 90 men}
- {did3:Wrote reports on four corporals, who were all promoted}
| Leadership | Welfare |
# # {rank4:Corporal}, {title4:Section Commander}\t{dates4:May 1999 to January 2011|1999-05..2011-01}
# # # {unit4:42 Commando and 45 Commando}, {service4:Royal Marines}\tBickleigh and Arbroath
- {did4:Led a section of eight and its vehicles on exercise in Norway every winter but two}
- {did4:Marine, lance corporal and corporal, with service in Sierra Leone, Iraq and Afghanistan}
# # {title5:Apprentice Joiner}\t{dates5:August 1996 to April 1999|1996-08..1999-04}
# # # {firm5:Mearns Boat & Joinery}\tGourdon
- {did5:Day release at Aberdeen College}
- {did5:Repaired creel boats and fitted kitchens}
| Joinery |
# Education
# # {degree1:Foundation Degree} in {area1:Outdoor Leadership}\t{years1:October 2017 to June 2020|2017-10..2020-06}
# # # {school1:University of the Highlands and Islands}\tFort William (distance)
# Certificates
[box]2023\t**{passed:NEBOSH International General Certificate}**\tOnline
[box]2021\t**{passed:OPITO Approved Instructor}**\tAberdeen
[box]2019\t**{passed:Winter Mountain Leader}**\tAviemore
# Honours
[box]2020\t**{award:Meritorious Service Medal}**\tPlymouth
[box]2008\t**{award:Mention in Despatches}**\tHelmand
# Skills
[box]Languages\t{language:English} · {language:Norwegian} (B1)
[box]Training\t{skill:Course design} · {skill:Coaching instructors} · {skill:Risk assessment}
[box]Technical\t{skill:Rope rescue} · {skill:Small boat handling} · {skill:Moodle}
[box]Interests\tFolk fiddle · Open canoe · Three unreasonable spaniels
`;

export const AIR_FORCE_TROMBONIST = `[head]«10/14/25, 7:42 PM»
[head]«Résumé – Warren Tisdale, piano technician»
[head]«https://www.tisdalepianos.example/resume»
[head]«1/2»
[head]«2/2»
[side]«Home»\t«Tuning & prices»\t«Before and after»\t«Résumé»\t«Contact»
= {name:Warren Tisdale}
[box]Piano technician, trombonist and retired Air Force bandsman in {location:Ottumwa, Iowa|Ottumwa}. Write to {email:warren@tisdalepianos.example} or call {phone:641-555-0129} after lunch; in the morning I am under a piano.
# What I do now
# # {title1:Piano technician and owner}, {firm1:Tisdale Piano Service}
[box]{dates1:August 2006 to present|2006-08..present}, Ottumwa
{did1:I tune and repair about 600 pianos a year in southeast Iowa, from church basements to the concert grand at the Bridge View Center.} {did1:I have rebuilt eleven grands in my shop on Church Street, and I keep the forty practice pianos of two colleges in order on contract.}
# # {title2:Low brass instructor (part time)|Low brass instructor}, {firm2:Coal Creek College}
[box]{dates2:September 2009 to present|2009-09..present}, Albia
{did2:I teach trombone and euphonium to six or seven students a term and conduct the brass choir at Christmas.}
# What I did in the Air Force
# # {rank3:Master Sergeant}, {title3:section principal, trombones|section principal}
[box]{unit3:USAF Band of Mid-America}, {service3:U.S. Air Force|US Air Force}, Scott Air Force Base, Illinois, {dates3:March 1997 to July 2006|1997-03..2006-07}
{did3:I led a section of five in the concert band and played in the Dixie group, about 230 jobs a year in ten states.} {did3:As superintendent of operations for my last three years I booked the buses, the halls and the lodging for a unit of 60 and never lost a tuba.}
# # {rank4:Technical Sergeant}, {title4:trombonist and librarian}
[box]{unit4:USAF Band of the Pacific}, {service4:U.S. Air Force|US Air Force}, Elmendorf Air Force Base, Alaska, {dates4:June 1991 to February 1997|1991-06..1997-02}
{did4:I played for villages that you can only reach by plane, and catalogued a library of 4,000 titles on a computer with two floppy drives.}
# # {rank5:Airman First Class}, {title5:trombonist}
[box]{unit5:505th Air Force Band}, {service5:U.S. Air Force|US Air Force}, March Air Force Base, California, {dates5:October 1986 to May 1991|1986-10..1991-05}
{did5:Parades, funerals, air shows and one very long bicentennial of the Constitution.}
# Where I learned it
- {degree1:Bachelor of Music}, {area1:trombone performance}, {school1:University of Northern Iowa}, {years1:1986|1986}
- {degree2:Diploma} in {area2:piano technology}, {school2:North Shore School of Piano Technology}, {years2:2006|2006}
- {passed:Registered Piano Technician}, Piano Technicians Guild, since 2009
# Decorations
{award:Meritorious Service Medal} (2006); {award:Air Force Commendation Medal} with one oak leaf cluster (1997)
# Town things
- {role1:Trustee}, {cause1:Ottumwa Public Library}, since 2014
- {role2:Director}, {cause2:Wapello County Municipal Band}, since 2011
# Languages
{language:English}, and enough {language:German} to order parts
[side]«© 2025 Warren Tisdale · Made by hand, like the hammers»
`;

export const SCHOOL_COOK = `[head]= {name:MORWENNA TREZISE|Morwenna Trezise}
[head]School Kitchen Manager
# About Me
I cook for children who say they do not like anything. Twenty-six years in kitchens: pubs, a hotel, a lifeboat fundraiser or ten, and now two primary schools with clean plates.
# Experience
# # {firm1:Penwith Meadow Primary Schools}
# # # {title1:Kitchen Manager}\t{dates1:SEP 2016 - PRESENT|2016-09..present}
- {did1:Plan and cook 310 lunches a day with a team of five}
- {did1:Hold a five-star hygiene rating since the first inspection}
- {did1:Grow salad and beans with year 4 in the school garden}
# # {firm2:The Tinners’ Rest}
# # # {title2:Head Chef}\t{dates2:APR 2010 - AUG 2016|2010-04..2016-08}
- {did2:Ran a kitchen of three and wrote a menu round what the day boats landed}
- {did2:Took on two apprentices from Camborne, one of whom now has her own place in Porthleven}
- {did2:Listed in two pub guides from 2012 on}
# # {firm3:Polurrian View Hotel}
# # # {title3:Pastry Cook}\t{dates3:MAR 2003 - MAR 2010|2003-03..2010-03}
- {did3:Bread, cakes and desserts for 90 covers}
- {did3:Made the wedding cakes, up to five in a week in June}
# # {firm4:Gribble’s Bakery}
# # # {title4:Counter Assistant}\t{dates4:JUL 1999 - FEB 2003|1999-07..2003-02}
- {did4:Served, crimped pasties and learned to get up at four}
# References
| **Jenifer Bolitho**<br>Executive Head, Penwith Meadow<br>«Phone:» 07700 900284<br>«Email:» jbolitho@penwithmeadow.example | **Denzil Curnow**<br>Landlord, The Tinners’ Rest<br>«Phone:» 07700 900519<br>«Email:» denzil@tinnersrest.example |
[side]# Contact
[side][box]{phone:07700 900841}
[side][box]{email:morwenna@trezisekitchen.example}
[side][box]8 Meneage Row, {location:Helston|Helston, Cornwall|8 Meneage Row, Helston|8 Meneage Row, Helston, Cornwall}, Cornwall
[side]# Education
[side]# # {years1:2001 - 2003|2001..2003}
[side]**{school1:Cornwall College}**
[side]{degree1:NVQ Level 3} {area1:Patisserie and Confectionery}
[side]# # {years2:1994 - 1999|1994..1999}
[side]**{school2:Helston Community College}**
[side]{degree2:GCSEs}
[side]# Skills
[side]# # # {skill:Menu planning}
[side]# # # {skill:Allergen control}
[side]# # # {skill:Stock and ordering}
[side]# # # {skill:Bread and pastry}
[side]# Certificates
[side]- {passed:Level 3 Food Safety in Catering}
[side]- {passed:Paediatric First Aid}
[side]- {passed:Natasha’s Law allergen training}
[side]# Language
[side]- {language:English}
[side]- {language:Cornish} (learner)
`;

export const TRANSPORT_PLANNER = `[side]= {name:Zbigniew Wdowiak}
[side]Transport Planner
[side]# Personal Info
[side]**«Address»**
[side]27 Fulney Drove, {location:Spalding|Spalding, PE12 6ZZ|27 Fulney Drove, Spalding|27 Fulney Drove, Spalding, PE12 6ZZ}, PE12 6ZZ
[side]**«Phone»**
[side]{phone:07700 900607}
[side]**«E-mail»**
[side]{email:z.wdowiak@fenpost.example}
[side]# Skills
[side]# # {skill:Route planning}\t«Excellent»
[side]# # {skill:Tachograph analysis}\t«Excellent»
[side]# # {skill:Mandata TMS}\t«Very Good»
[side]# # {skill:Microsoft Excel}\t«Advanced»
[side]# Languages
[side]# # {language:Polish}\t«Native»
[side]# # {language:English}\t«Very Good»
[side]# # {language:Russian}\t«Intermediate»
Transport planner with nine years behind the wheel and six at the desk. Seeking a transport manager’s role in fresh produce, where I can use my international CPC and my knowledge of every lay-by between Boston and Rotterdam.
# Experience
# # {dates1:2022-04 -<br>present|2022-04..present}
# # # {title1:Transport Planner}
[box]{firm1:Welland Fresh Logistics Ltd|Welland Fresh Logistics}, Spalding
- {did1:Plan 48 vehicles a day between growers, packhouses and supermarket depots}
- {did1:Cut empty running from 31% to 22% by pairing flower and vegetable loads}
- {did1:Debrief drivers and follow up every tachograph infringement within three days}
# # {dates2:2019-10 -<br>2022-03|2019-10..2022-03}
# # # {title2:Traffic Office Clerk}
[box]{firm2:Welland Fresh Logistics Ltd|Welland Fresh Logistics}, Spalding
- {did2:Booked delivery slots, ferries and trailers on the night desk}
- {did2:Prepared customs papers for the first loads after January 2021}
# # {dates3:2013-06 -<br>2019-09|2013-06..2019-09}
# # # {title3:HGV Class 1 Driver}
[box]{firm3:Holbeach Reefer Haulage}, Holbeach
- {did3:Drove refrigerated trailers to the Netherlands and back twice a week}
- {did3:Trained new drivers in the yard; 710,000 km without an accident}
# # {dates4:2010-03 -<br>2013-05|2010-03..2013-05}
# # # {title4:Packhouse Operative}
[box]{firm4:Gosberton Bulbs}, Gosberton
- {did4:Graded daffodils, drove a counterbalance truck and led a line of eight}
# # {dates5:2005-09 -<br>2010-02|2005-09..2010-02}
# # # {title5:Kierowca (delivery driver)|Kierowca|delivery driver}
[box]{firm5:Hurtownia Sanok}, Sanok, Poland
- {did5:Delivered groceries to village shops in the Bieszczady hills}
# Education
# # {years1:2000-09 -<br>2005-05|2000-09..2005-05}
# # # {degree1:Technik} – {area1:Vehicle Mechanics}
[box]{school1:Zespół Szkół Nr 2 w Sanoku}
# Certificates
# # 2023-11
# # # {passed:Transport Manager CPC (International)}
# # 2019-02
# # # {passed:ADR Driver Training Certificate}
# # 2013-04
# # # {passed:LGV Category C+E licence}
# Interests
Pike fishing on the Welland, chess by post, restoring a 1987 Junak motorcycle
`;
