// CVs of the twenty-fourth batch, with their facts marked (`fact-markup.ts`). None of these people exist.

export const TOWN_CLERK = `= {name:LORRAINE P. THIBODEAU|Lorraine P. Thibodeau}
{phone:(802) 555-0147} ⋄ {email:lthibodeau@hollowmail.example}
14 Mill Pond Road ⋄ {location:Hardwick, Vermont|Hardwick|14 Mill Pond Road, Hardwick, Vermont|14 Mill Pond Road, Hardwick, Vermont, 05843} 05843
# EXPERIENCE
# # {firm1,2:Town of Greensboro}\t{dates1:June 2019 - Present|2019-06..present}\t{title1:Town Clerk and Treasurer}\tGreensboro, VT
- {did1:Keep land records, vital records and the minutes of a five-member selectboard for a town of 810 people.}
- {did1:Run town meeting and all elections, including the first mailed ballot in 2020, without a recount.}
- {did1:Collect about $3.1 million in property tax each year and reconcile it monthly with the auditor.}
- {did1:Won a $38,000 state grant to scan the deed books from 1793 onward.}
# # Town of Greensboro\t{dates2:October 2015 - June 2019|2015-10..2019-06}\t{title2:Assistant Town Clerk}\tGreensboro, VT
- {did2:Issued dog, marriage and fish and game licenses and answered the front counter four days a week.}
- {did2:Indexed 6,200 recorded documents in the new records program.}
# # {firm3:Lamoille Valley Creamery Cooperative}\t{dates3:March 2009 - September 2015|2009-03..2015-09}\t{title3:Accounts Payable Clerk}\tMorrisville, VT
- {did3:Paid 64 member farms twice a month and fixed weight-slip disputes with the haulers.}
- {did3:Trained three clerks when the plant moved from paper ledgers to QuickBooks.}
# # {firm4:Northeast Kingdom Probate Court}\t{dates4:August 2004 - February 2009|2004-08..2009-02}\t{title4:Docket Clerk}\tNewport, VT
- {did4:Opened estate and guardianship files and scheduled hearings for two judges.}
- {did4:Certified copies and took fees at the window.}
# EDUCATION
# # {school1:Community College of Vermont}\t{years1:May 2004|2004-05..2004-05}\t{degree1:Associate of Science} in {area1:Accounting}\tNewport, VT
# CERTIFICATIONS
- {passed:Certified Vermont Clerk}, Vermont Municipal Clerks' and Treasurers' Association, 2018
- {passed:Certified Municipal Clerk}, IIMC, 2021
- {passed:Notary Public}, State of Vermont
# SKILLS
| **«Records»** | {skill:land record indexing}, {skill:NEMRC}, {skill:document scanning} |
| **«Office»** | {skill:QuickBooks}, {skill:Excel}, {skill:minute taking} |
| **«Languages»** | {language:English}, {language:French} (spoken at home) |
`;

export const BRANCH_MANAGER = `= {name:Owen Prydderch}
Builders' merchant branch manager and Army Reserve sergeant
[head]{email:owen.prydderch@postfan.example}
[head]{phone:07700 900462}
[head]{location:Ruthin, Denbighshire|Ruthin}
# Summary
I run a busy trade counter and yard in North Wales and spend my weekends and two weeks each summer with the reserve infantry. I like clear rotas, tidy racking and customers who come back.
# Experience
# # {title1:Branch Manager}\t{firm1,2:Clwydian Building Supplies}\tDenbigh\t{dates1:Aug 2020 — Present|2020-08..present}
- {did1:Answer for a branch with sales of £4.6 million, 17 staff and four lorries}
- {did1:Raised margin by 2.4 points by dropping slow lines and adding a timber cutting service}
- {did1:No lost-time accident since March 2021}
# # {title2:Assistant Branch Manager}\tClwydian Building Supplies\tMold\t{dates2:Mar 2016 — Jul 2020|2016-03..2020-07}
- {did2:Looked after the trade counter, account opening and credit control}
- {did2:Brought counter waiting time down from eleven minutes to five}
# # {title3:Section Commander}, {rank3:Sergeant}\t{service3,4:Army Reserve|British Army}, {unit3,4:3rd Battalion The Royal Welsh}\tColwyn Bay\t{dates3:Apr 2012 — Present|2012-04..present}
- {did3:Train and lead a section of eight reservists, two weekends a month}
- {did3:Mobilised for six months in 2018 with the UN force in Cyprus}
- {did3:Plan ranges and transport for company exercises in Sennybridge and Otterburn}
# # {title4:Rifleman and Driver}, {rank4:Private}\tArmy Reserve, 3rd Battalion The Royal Welsh\tColwyn Bay\t{dates4:Sep 2007 — Mar 2012|2007-09..2012-03}
- {did4:Drove and maintained Land Rovers and four-tonne trucks on exercise}
# # {title5:Yard Operative}\t{firm5:Dee Valley Timber & Fencing}\tCorwen\t{dates5:Jul 2007 — Feb 2016|2007-07..2016-02}
- {did5:Loaded lorries by forklift and treated about 900 fence panels a week}
- {did5:Became yard supervisor of five in 2012}
# Education
# # {degree1:Level 3 NVQ} in {area1:Management}\t{school1:Coleg Cambria}\tWrexham\t{years1:2017 — 2018|2017..2018}
# # {degree2:GCSEs}\t{school2:Ysgol Brynhyfryd}\tRuthin\t{years2:2002 — 2007|2002..2007}
# Certifications
- {passed:RTITB Counterbalance Forklift}
- {passed:IOSH Managing Safely}
- {passed:Category C driving licence}
# Skills
{skill:Stock control}, {skill:Kerridge K8}, {skill:Credit control}, {skill:Team rosters}, {skill:Manual handling training}
# Languages
{language:Welsh} (first language), {language:English} (fluent)
`;

export const SAPPER_CAPTAIN = `= {name:Bartosz Gąsiorek}
Captain of engineers (retired), unexploded ordnance clearance
[head]ul. Wiatraczna 8/14
[head]{location:08-110 Siedlce|Siedlce|ul. Wiatraczna 8/14, 08-110 Siedlce}
[head]☎ {phone:+48 22 555 01 63}
[head]✉ {email:b.gasiorek@saperska.example}
# Experience
# # # Industry
# # {dates1:since 2020|2020..present}\t**{title1:Clearance Site Manager}**, __{firm1:PUH Detonator-Bis Sp. z o.o.}__, Mińsk Mazowiecki.
{did1:Runs survey and clearance teams of up to fourteen people on railway, forest and motorway sites.}
- {did1:cleared 312 ha of former training ground near Bemowo Piskie for the state forests;}
- {did1:wrote the safety instructions now used by the company on all sites;}
- {did1:no accident in five seasons.}
# # # {service2,3,4:Polish Land Forces}
# # {dates2:2015–2020|2015..2020}\t**{title2:Company Commander}**, __{unit2:2nd Mazovian Engineer Regiment}__, Kazuń Nowy, {rank2:Captain}.
{did2:Commanded a road and bridge company of 96 soldiers with 41 vehicles.} {did2:Built 14 temporary bridges after the floods on the San and the Wisłok.}
# # {dates3:2011–2015|2011..2015}\t**{title3:Patrol Commander, explosive ordnance disposal|Patrol Commander}**, __{unit3:1st Brzeg Engineer Regiment}__, Brzeg, {rank3:First Lieutenant}.
{did3:Answered 640 reports of wartime ammunition in Opole and Lower Silesia.} {did3:Served seven months in Ghazni, Afghanistan, with the tenth Polish contingent as route clearance platoon leader.}
# # {dates4:2008–2011|2008..2011}\t**{title4:Sapper Platoon Leader}**, __{unit4:1st Brzeg Engineer Regiment}__, Brzeg, {rank4:Second Lieutenant}.
{did4:Trained 32 conscripts and later professional soldiers in mine warfare and pontoon bridging.}
# Education
# # {years1:2003–2008|2003..2008}\t**{degree1:Master of Engineering}**, __{school1:Military University of Land Forces}__, Wrocław.
{area1:Engineer troops command}; thesis on scatterable mines.
# # {years2:2018–2019|2018..2019}\t**{degree2:Postgraduate diploma}**, __{school2:Warsaw University of Life Sciences}__, Warsaw.
{area2:Occupational safety and health}
# Courses and licences
# # 2010\t{passed:EOD operator, NATO level 3}, Engineer Training Centre, Wrocław
# # 2019\t{passed:Blasting licence}, State Mining Authority
# # 2021\t{passed:IMAS Level 3+ EOD}, Spillern
# Languages
# # {language:Polish}\tmother tongue
# # {language:English}\tSTANAG 6001 level 3232
# # {language:Russian}\tbasic
# Computer skills
# # «Surveying»\t{skill:QGIS}, {skill:Leica Captivate}, {skill:magnetometer data processing}
# # «Office»\t{skill:MS Project}, {skill:Excel}
# Interests
# # Outdoors\tkayaking on the Liwiec, bee-keeping (eleven hives)
`;

export const AIRFRAME_FITTER = `= {name:Derek A. Pounsett}
[head]Rosebank, 3 Chapel Lane\t«Telephone:» {phone:01632 960148}
[head]{location:Watchet, Somerset|Watchet|Rosebank, 3 Chapel Lane, Watchet, Somerset|Rosebank, 3 Chapel Lane, Watchet, Somerset, TA23 0BN} TA23 0BN\t«E-mail:» {email:d.pounsett@quantockpost.example}
# OBJECTIVE
A part-time post, two or three days a week, in the restoration of aircraft or steam locomotives, where fifty years of working with metal are of use. I am retired and do not seek a full wage.
# EMPLOYMENT
# # {title1:Workshop Technician}\t{dates1:Sept. 2004 to July 2019|2004-09..2019-07}
{firm1:Quantock Community College}, Bridgwater
{did1:Kept the lathes, brazing hearths and welding bay of the Design and Technology department in safe order and prepared work for 180 pupils a week.} {did1:Built the rolling chassis with which the sixth form won the county Greenpower heat in 2011.}
# # {title2:Senior Airframe Fitter}\t{dates2:Feb. 1991 to Aug. 2004|1991-02..2004-08}
{firm2:Westerleigh Aero Overhaul Ltd}, Yeovil
{did2:Led a bay of nine fitters on the overhaul of helicopter tail cones and undercarriage for foreign operators.} {did2:Signed for structural repairs under company approval.}
# # {title3:Sheet Metal Worker}\t{dates3:Oct. 1988 to Jan. 1991|1988-10..1991-01}
{firm3:Harbottle & Sons, Agricultural Engineers|Harbottle & Sons}, Minehead
{did3:Made grain hoppers, guards and ducting to drawing until the firm closed.}
# R.A.F. SERVICE
# # {title4:Airframe Technician}, {rank4:Sergeant}\t{dates4:May 1983 to Sept. 1988|1983-05..1988-09}
{service4,5,6:Royal Air Force}, {unit4:No. 32 Maintenance Unit}, St Athan
{did4:Supervised a shift of fourteen on deep servicing of the Phantom.} {did4:Awarded a Commander-in-Chief's commendation for a jig that saved nine days an aircraft.} {did4:Left at the end of my engagement.}
# # {title5:Airframe Technician}, {rank5:Corporal}\t{dates5:Jan. 1978 to May 1983|1978-01..1983-05}
{unit5:No. 43 Squadron}, Leuchars
{did5:First-line servicing on the flight line, day and night shifts.} {did5:Detached to the Falkland Islands from Oct. 1982 to Feb. 1983.}
# # {title6:Airframe Mechanic}, {rank6:Junior Technician}\t{dates6:Sept. 1974 to Jan. 1978|1974-09..1978-01}
{unit6:No. 230 Operational Conversion Unit}, Scampton
{did6:Serviced hydraulics and wheel brakes on the Vulcan.}
# EDUCATION AND TRADE TRAINING
# # {degree1:City and Guilds} in {area1:Aeronautical Engineering Practice}\t{years1:1976|1976..1976}
{school1:Lincoln College of Technology}, evening classes
# # {degree2:Craft Apprenticeship} ({area2:Airframes})\t{years2:1971 to 1974|1971..1974}
{school2:No. 1 School of Technical Training}, Halton
# # {degree3:C.S.E.} in five subjects\t{years3:1971|1971..1971}
{school3:Danesfield Secondary Modern School}, Williton
# LICENCES
{passed:CAA Licensed Aircraft Engineer, Category A}, lapsed 2009. {passed:Coded welder, TIG, BS EN ISO 9606}, 1996. Full clean driving licence.
# VOLUNTARY WORK
# # {role1:Restoration Volunteer}\tsince 2013
{cause1:Fleet Air Arm Heritage Workshop}, Yeovilton. Saturdays, on the rear fuselage of a Wyvern.
# INTERESTS
The Watchet town band (euphonium), allotment, model steam.
# REFEREES
Mrs J. Calloway, formerly Head of D&T, Quantock Community College, and Mr P. Sealey, Westerleigh Aero Overhaul. Addresses on request.
`;

export const MARECHAUSSEE = `= {name:Anouk Terpstra}
crowd safety coordinator
[side]# contact
[side]Brink 21
[side]{location:8426 Appelscha|Appelscha|Brink 21, 8426 Appelscha|Brink 21, 8426 Appelscha, The Netherlands}
[side]The Netherlands
[side]{phone:+31 20 555 0171}
[side]{email:anouk@terpstra.example}
[side]# languages
[side]{language:dutch} mother tongue
[side]{language:frisian} mother tongue
[side]{language:english} fluent
[side]{language:german} good
[side]# tools
[side]{skill:crowd modelling}
[side]{skill:AutoCAD LT}
[side]{skill:C2000 radio}
[side]{skill:incident command}
# interests
long-distance skating, crowd psychology, search dogs, wooden boats
# experience
# # {dates1:02/2022–Now|2022-02..present}\t{title1:Safety and Crowd Coordinator}\t{firm1:Stichting Zomerpodium Drenthe}, Assen
{did1:Writes the safety plan for three open-air festivals of up to 22,000 visitors and sits with fire service, police and mayor until the permit is granted.}
{did1:Commands the event control room with 140 hired stewards.}
# # {dates2:06/2016–01/2022|2016-06..2022-01}\t{title2:Team Leader Border Control}\t{service2,3,4:Koninklijke Marechaussee}, Eelde
{rank2:Opperwachtmeester}, {unit2:Brigade Noord}
{did2:Led eighteen marechaussees on a regional airport, on the seaport of Delfzijl and on the motorway checks along the German border.}
{did2:Brought in joint patrols with the Bundespolizei.}
# # {dates3:03/2011–05/2016|2011-03..2016-05}\t{title3:Close Protection Officer}\tKoninklijke Marechaussee, Den Haag
{rank3:Wachtmeester der 1e klasse}, {unit3:Brigade Speciale Beveiligingsopdrachten}
{did3:Protected embassies and ambassadors, with two tours of four months in Kabul and one in Tripoli.}
# # {dates4:09/2006–02/2011|2006-09..2011-02}\t{title4:Guard}\tKoninklijke Marechaussee, Den Haag
{rank4:Marechaussee der 1e klasse}, {unit4:Brigade Koninklijke Paleizen}
{did4:Guarded the royal palaces, on foot and on horseback on state days.}
# # {dates5:04/2005–08/2006|2005-04..2006-08}\t{title5:Shop Assistant}\t{firm5:Bakkerij De Vries & Zn.}, Oosterwolde
{did5:Sold bread and ran the Saturday market stall.}
# education
# # {years1:2019–2021|2019..2021}\t{degree1:Bachelor} {area1:Integral Safety Management}\t{school1:NHL Stenden Hogeschool}, Leeuwarden
Part time, beside full-time service.
# # {years2:2001–2005|2001..2005}\t{degree2:MBO 4} {area2:Retail Management}\t{school2:Friesland College}, Heerenveen
# certificates
# # 2023\t{passed:Event Safety Manager}\tNederlands Instituut Publieke Veiligheid
# # 2022\t{passed:BHV team leader}\tNIBHV
# # 2012\t{passed:Hostile environment medic}\tDefensie, Hilversum
# awards
# # 2014\t{award:Herinneringsmedaille Vredesoperaties}\tKabul and Tripoli
`;

export const PUPPET_MAKER = `= {name:Odile Vandenbroeck-Lamal}
Puppet and prop maker
[head]Rue des Tanneurs 47\t✆ {phone:+32 2 555 01 38}
[head]{location:4020 Liège|Liège|Rue des Tanneurs 47, 4020 Liège|Rue des Tanneurs 47, 4020 Liège, Belgium}, Belgium\t{email:odile@atelier-lamal.example}
[head]Born in 1979, two children\t{url:atelier-lamal.example}
# Professional experience
# # # Workshop
# # {dates1:2017 – today|2017..present}\t**{title1:Freelance puppet maker}**, {firm1:Atelier Lamal}, Liège. {did1:Design, carving and mechanisms of rod, glove and string puppets for eleven companies in Belgium, Luxembourg and northern France.} {did1:Teaches a two-week summer course for six students.}
# # {dates2:2009 – 2017|2009..2017}\t**{title2:Head of the puppet workshop}**, {firm2:Théâtre du Ruisseau}, Verviers. {did2:Ran a workshop of four, with a yearly budget of €85,000.} {did2:Built the 64 puppets of La Nuit des tisserands, on tour for five seasons.}
# # {dates3:2005 – 2009|2005..2009}\t**{title3:Prop maker}**, {firm3:Opéra de la Meuse}, Namur. {did3:Modelling, casting and painting of props for some nine productions a year.}
# # # Other work
# # {dates4:2003 – 2005|2003..2005}\t**{title4:Assistant}**, {firm4:Musée de la Marionnette picarde}, Tournai. {did4:Cleaned, repaired and photographed 230 puppets for the catalogue.}
# # {dates5:summers 1999 – 2002|1999..2002}\t**{title5:Seasonal worker}**, {firm5:Pépinières Gathoye}, Sprimont. {did5:Grafting and sale of fruit trees.}
# Training
# # {years1:1999 – 2003|1999..2003}\t**{degree1:Master} in {area1:scenography}**, {school1:Académie royale des Beaux-Arts de Liège}.
# # {years2:2004|2004..2004}\t**{degree2:Certificate} in {area2:puppet construction}**, {school2:École des Marionnettes de Charleville}, six months.
# Selected productions
# # 2024\t__Les Trois Corbeaux__, Théâtre de la Poulie, Mons (puppets and masks)
# # 2021\t__Kraken__, Compagnie Sel et Fil, Dunkirk (a seven-metre octopus for four players)
# # 2016\t__La Nuit des tisserands__, Théâtre du Ruisseau
# Prizes
# # 2022\t{award:Prix Maeterlinck, best scenography}, for __Kraken__
# # 2012\t{award:Prix de l'artisanat de la Province de Liège}
# Skills
# # «Wood»\t{skill:lime carving}, {skill:turning}, {skill:joint mechanisms}
# # «Casting»\t{skill:latex}, {skill:silicone moulds}, {skill:papier mâché}
# # «Textile»\t{skill:costume sewing}, {skill:wig knotting}
# Languages
# # {language:French}\tmother tongue
# # {language:Dutch}\tgood
# # {language:English}\tenough to tour
`;

export const PATROL_NAVIGATOR = `= {name:Geneviève Arsenault-Roy}
# Personal Data
| «Address:» | 2214 Beaufort Avenue, {location:Comox, British Columbia|Comox|2214 Beaufort Avenue, Comox, British Columbia} |
| «Phone:» | {phone:(250) 555-0119} |
| «email:» | {email:g.arsenault-roy@straitmail.example} |
# Work Experience
# # {dates1:Current|2019-01..present}\t{title1:Emergency Programs Coordinator} at {firm1:Strathcona Coast Regional District}, Campbell River
# # # {dates1:Jan 2019|2019-01..present}\t__Emergency planning for 47,000 people on the coast and islands__
{did1:Writes tsunami and wildfire evacuation plans for nineteen small communities, six of which can be reached only by boat or floatplane. Ran the emergency operations centre for 23 days in the fires of 2023.}
# # {dates2:Current|2019-04..present}\t{title2:Air Operations Officer} (part time) with the {service2,3,4:Royal Canadian Air Force}, Comox
# # # {dates2:Apr 2019|2019-04..present}\t__{rank2:Major}, Air Reserve, {unit2:19 Wing}__
{did2:Plans search and maritime patrol exercises with the United States Coast Guard about six days a month.}
# # {dates3:Dec 2018|2011-07..2018-12}\t{title3:Air Combat Systems Officer} with the Royal Canadian Air Force, Comox
# # # {dates3:Jul 2011|2011-07..2018-12}\t__{rank3:Captain}, {unit3:407 Long Range Patrol Squadron}__
{did3:Tactical navigator and later crew commander on the CP-140 Aurora with 2,350 flying hours. Deployed to Kuwait (2015) and Sigonella (2017). Taught 31 new navigators as standards officer.}
# # {dates4:Jun 2011|2008-09..2011-06}\t{title4:Navigator under training} with the Royal Canadian Air Force, Winnipeg
# # # {dates4:Sep 2008|2008-09..2011-06}\t__{rank4:Second Lieutenant}, {unit4:17 Wing}__
{did4:Completed the Air Combat Systems Officer course second of fourteen.}
# # {dates5:May–Aug 2006|2006-05..2006-08}\t{title5:Deckhand} at {firm5:Traversier des Îles}, Cap-aux-Meules
{did5:Loaded cars, handled lines and sold tickets on the ferry to Souris.}
# Education
# # {years1:May 2008|2008-05..2008-05}\t{degree1:Bachelor of Science} in {area1:Physics and Space Science}, **{school1:Royal Military College of Canada}**, Kingston
# # {years2:Apr 2018|2018-04..2018-04}\t{degree2:Master of Arts} in {area2:Disaster and Emergency Management}, **{school2:Royal Roads University}**, Victoria
# Scholarships and Certificates
# # Oct 2020\t{passed:Certified Emergency Manager}
# # Mar 2019\t{passed:Incident Command System 400}
# # Nov 2016\t{award:Commander 1 Canadian Air Division Commendation}
# Languages
| {language:French}: | mother tongue |
| {language:English}: | fluent |
| {language:Spanish}: | basic knowledge |
# Computer Skills
| «Basic Knowledge:» | {skill:Python}, {skill:PostGIS} |
| «Good Knowledge:» | {skill:ArcGIS}, {skill:Excel}, {skill:WebEOC} |
# Interests and Activities
Sea kayaking, choir, restoring a 1964 sloop
`;
