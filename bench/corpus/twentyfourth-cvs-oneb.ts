// CVs of the twenty-fourth batch, with their facts marked (`fact-markup.ts`). None of these people exist.

export const LORRY_DRIVER = `[head]«Page»\t«- Curriculum vitae of»
[head]«MUREȘAN, Dorel-Ioan»\t«For more information on Europass go to http://europass.cedefop.europa.eu»
[head]«© European Union, 2004-2010»
«Europass»
«Curriculum Vitae»
# Personal information
| «First name(s) / Surname(s)» | **{name:Dorel-Ioan MUREȘAN|Dorel-Ioan Mureșan}** |
| «Address(es)» | 31 Abbott's Way, {location:Wellingborough|Wellingborough, Northamptonshire|31 Abbott's Way, Wellingborough|31 Abbott's Way, Wellingborough, NN8 2LH|31 Abbott's Way, Wellingborough, NN8 2LH, United Kingdom}, NN8 2LH, United Kingdom |
| «Telephone(s)» | {phone:01632 960377} |
| «E-mail» | {email:dorel.muresan@camion.example} |
| «Nationality» | Romanian |
| «Date of birth» | 17 November 1981 |
| «Gender» | Male |
# Desired employment / Occupational field
| | **Tramping driver, curtain-sider or fridge** |
# Work experience
# # «Dates»\t{dates1:06/03/2017 → present|2017-03..present}
| «Occupation or position held» | {title1:Class 1 Driver} |
| «Main activities and responsibilities» | {did1:Night trunking of chilled goods between Wellingborough, Avonmouth and Coatbridge.}<br>{did1:Shows new drivers the routes and the defrost procedure.}<br>{did1:No at-fault accident in more than 900,000 km.} |
| «Name and address of employer» | {firm1:Harrowden Chilled Haulage Ltd}, Finedon Road, Wellingborough (United Kingdom) |
| «Type of business or sector» | Refrigerated transport |
# # «Dates»\t{dates2:11/10/2011 → 24/02/2017|2011-10..2017-02}
| «Occupation or position held» | {title2:International Lorry Driver} |
| «Main activities and responsibilities» | {did2:Groupage and full loads from Transylvania to Italy, Austria and Germany with a mega trailer.}<br>{did2:CMR papers, pallets and customs in four languages.} |
| «Name and address of employer» | {firm2:SC Trans Someșul SRL}, Str. Zefirului 5, Bistrița (Romania) |
| «Type of business or sector» | International haulage |
# # «Dates»\t{dates3:01/04/2006 → 30/09/2011|2006-04..2011-09}
| «Occupation or position held» | {title3:Timber Lorry Driver and Crane Operator} |
| «Main activities and responsibilities» | {did3:Loading and hauling of logs from mountain roads to the sawmill, with daily care of the crane.} |
| «Name and address of employer» | {firm3:Ocolul Silvic Privat Valea Bârgăului}, Prundu Bârgăului (Romania) |
| «Type of business or sector» | Forestry |
# # «Dates»\t{dates4:15/07/2001 → 20/03/2006|2001-07..2006-03}
| «Occupation or position held» | {title4:Mechanic} |
| «Main activities and responsibilities» | {did4:Repair of brakes, clutches and gearboxes of Roman and DAF lorries.} |
| «Name and address of employer» | {firm4:Autobaza Năsăud SA}, Năsăud (Romania) |
# Education and training
# # «Dates»\t{years1:1997 → 2001|1997..2001}
| «Title of qualification awarded» | {degree1:Vocational diploma}, {area1:motor vehicle mechanics} |
| «Name and type of organisation providing education and training» | {school1:Grup Școlar Agricol Năsăud} |
# # «Dates»\t12/2010
| «Title of qualification awarded» | {passed:Certificate of Professional Competence for goods transport} |
| «Name and type of organisation providing education and training» | Autoritatea Rutieră Română, Cluj agency |
# Personal skills and competences
| «Mother tongue(s)» | {language:Romanian} |
| «Other language(s)» | |
| «Self-assessment» | «Understanding»\t\t«Speaking»\t\t«Writing» |
| «European level (*)» | «Listening»\t«Reading»\t«Spoken interaction»\t«Spoken production»\t |
| **{language:English}** | B2\tB1\tB1\tB1\tA2 |
| **{language:Italian}** | B1\tA2\tB1\tA2\tA1 |
| **{language:German}** | A2\tA2\tA2\tA1\tA1 |
| | «(*) Common European Framework of Reference for Languages» |
| «Social skills and competences» | Calm in traffic and with warehouse staff; used to working with colleagues from many countries. |
| «Technical skills and competences» | {skill:Lashing of loads}, {skill:refrigeration units (Thermo King, Carrier)}, {skill:loading crane}, {skill:small repairs on the road} |
| «Computer skills and competences» | {skill:Microlise}, {skill:route planning with PTV} |
| «Driving licence(s)» | {passed:EU driving licence B, C, CE} |
# Additional information
| | {passed:Driver CPC}, valid to September 2029. {passed:Digital tachograph card}. {passed:ADR certificate}, tanks excluded. References from both last employers. |
# Annexes
| | Copies of licence and CPC card |
`;

export const PASTRY_CHEF = `= {name:Yesenia Quispe Huamaní}
[side]Pastry chef
[side]# Profile
[side]Andean flours, northern butter. I build small pastry sections that make money and I teach while I work.
[side]# Contact
[side]| ⌂ | Calle Ezcurdia 112, 3º B<br>{location:33203 Gijón, Asturias|Gijón, Asturias|Gijón|Calle Ezcurdia 112, 3º B, 33203 Gijón, Asturias} |
[side]| ✆ | {phone:+34 655 550 148} |
[side]| ✉ | {email:yesenia@quispepan.example} |
[side]| @ | {url:quispepan.example} |
[side]# Languages
[side]| {language:Spanish} | ●●●●● |
[side]| {language:Quechua} | ●●●●● |
[side]| {language:English} | ●●●○○ |
[side]| {language:French} | ●●○○○ |
[side]# Skills
[side]- {skill:Laminated doughs}
[side]- {skill:Chocolate tempering}
[side]- {skill:Quinoa and kiwicha baking}
[side]- {skill:Allergen control}
[side]- {skill:Costing of recipes}
[side]# Interests
[side]Football (goalkeeper), bread ovens, hill walking
# Experience
# # {dates1:02.2021 – today|2021-02..present}\t{title1:Head Pastry Chef}\t{firm1:Casa Fermín del Muelle}, Gijón
{did1:Section of four for an 80-cover restaurant and the shop next door.}
- {did1:Shop turnover from 9,000 to 21,000 € a month in three years}
- {did1:Dessert menu with nothing thrown away: whey, peel and old bread are used}
# # {dates2:06.2017 – 12.2020|2017-06..2020-12}\t{title2:Pastry Chef de Partie}\t{firm2:Hotel Balneario Las Caldas de Ribadedeva|Balneario Las Caldas de Ribadedeva}, Colombres
- {did2:Breakfast pastry for 140 guests, made from four in the morning}
- {did2:Wedding cakes for up to 260 people}
# # {dates3:01.2015 – 05.2017|2015-01..2017-05}\t{title3:Baker}\t{firm3:Panadería La Espiga de Cayma}, Arequipa, Peru
- {did3:Tres puntas, marraqueta and sweet breads, 3,000 pieces a night}
- {did3:Trained two apprentices from the youth centre}
# # {dates4:03.2012 – 12.2014|2012-03..2014-12}\t{title4:Kitchen Assistant}\t{firm4:Comedor Universitario San Agustín}, Arequipa, Peru
- {did4:Peeled, cooked and served 1,100 student lunches a day with nine others}
# Education
# # {years1:03.2012 – 12.2014|2012-03..2014-12}\t{degree1:Technical diploma}, {area1:Pastry and Bakery}\t{school1:Instituto del Sur}, Arequipa
# # {years2:2006 – 2010|2006..2010}\t{degree2:Educación secundaria}\t{school2:I.E. Juana Cervantes de Bolognesi}, Arequipa
# Courses
# # 10.2022\t{passed:Chocolate Level 2}\tEscuela de Hostelería de Gijón
# # 04.2018\t{passed:Food handler, high risk}\tPrincipado de Asturias
# Awards
# # 11.2023\t{award:Best young pastry cook of Asturias, runner-up}\tGremio de Confiteros
`;

export const PORT_OFFICER = `= {name:Dale Etxeberria}
Port Operations Superintendent ● Coast Guard Reserve Officer
[head]518 Lakeview Terrace, {location:Superior, WI|Superior|518 Lakeview Terrace, Superior, WI}
[head]{phone:(715) 555-0182}
[head]{email:dale@etxeberria.example}
[head]{url:linkedin.com/in/dale-etxeberria-example}
[head]«July 9, 2025»\t«Dale Etxeberria · Résumé»
# Summary
Maritime operations manager with nineteen years on the Great Lakes, eight of them on active duty. Strong in winter navigation, port security and the quiet work of getting unions, pilots and terminal owners to agree.
# Experience
# # {title1:Superintendent of Operations}\tSuperior, WI\t{firm1:Allouez Bay Dock Company}\t{dates1:Jun. 2021 – Current|2021-06..present}
- {did1:Direct 58 dockworkers and eleven foremen loading 14 million tons of ore pellets each season}
- {did1:Cut average turnaround from 11.5 to 8.9 hours through a shared berth calendar with vessel owners}
- {did1:Rewrote the facility security plan and passed two Coast Guard inspections without findings}
# # {title2:Marine Terminal Supervisor}\tTwo Harbors, MN\t{firm2:North Shore Bulk Terminals}\t{dates2:Oct. 2014 – May 2021|2014-10..2021-05}
- {did2:Scheduled crews and shiploaders for limestone, coal and salt}
- {did2:Set up winter layup for six lakers a year}
# # {title3:Chief of Response}, {rank3:Lieutenant Commander}\tMilwaukee, WI\t{service3,4:U.S. Coast Guard Reserve|US Coast Guard}, {unit3:Sector Lake Michigan}\t{dates3:Aug. 2019 – Current|2019-08..present}
- {did3:Lead 44 reservists in search and rescue, pollution response and ice rescue}
- {did3:Mobilized for 96 days as deputy branch director during Hurricane Ian}
# # {title4:Assistant Prevention Officer}, {rank4:Lieutenant}\tDuluth, MN\tU.S. Coast Guard Reserve, {unit4:Marine Safety Unit Duluth}\t{dates4:Oct. 2014 – Jul. 2019|2014-10..2019-07}
- {did4:Inspected 120 small passenger vessels and trained petty officers in facility inspections}
# # {title5:Operations Officer}, {rank5:Lieutenant (junior grade)}\tCheboygan, MI\t{service5:U.S. Coast Guard|US Coast Guard}, {unit5:USCGC Mackinac Straits}\t{dates5:May 2010 – Sep. 2014|2010-05..2014-09}
- {did5:Navigated a 240-foot icebreaker through four winters; qualified underway officer of the deck}
- {did5:Planned 310 days of icebreaking and buoy work}
# Education
# # {school1:U.S. Coast Guard Academy}\tNew London, CT\t{degree1:B.S.} in {area1:Marine and Environmental Sciences}\t{years1:Jun. 2006 – May 2010|2006-06..2010-05}
# # {school2:University of Wisconsin–Superior}\tSuperior, WI\t{degree2:M.B.A.}\t{years2:Sep. 2016 – Dec. 2018|2016-09..2018-12}
# Certifications
- {passed:Master 1600 Tons, Near Coastal}, 2014
- {passed:Facility Security Officer}, 2015
- {passed:TWIC}
# Honors
- {award:Coast Guard Commendation Medal}, 2014
- {award:Coast Guard Achievement Medal}, two awards
# Skills
| **«Operations»** | {skill:Berth scheduling}, {skill:Winter navigation}, {skill:Labor relations} |
| **«Software»** | {skill:Navis N4}, {skill:Power BI}, {skill:Maximo} |
`;

export const THEATRE_NURSE = `[side]= {name:Wanjiku Ndirangu-Otieno}
[side]Theatre Nurse
[side]| ⚲ | {location:Nyeri, Kenya|Nyeri} |
[side]| ✆ | {phone:+254 20 555 0126} |
[side]| ✉ | {email:wanjiku@theatrecap.example} |
[side]| ⊕ | {url:theatrecap.example/wanjiku} |
# About
Registered nurse with a decade in operating theatres in Kenya and Oman. I like orthopaedic lists, honest counts and well-labelled trolleys. I now look for a lead post nearer home.
# Work Experience
# # {title1:Senior Scrub Nurse},\t{firm1:Mount Kenya Bone & Joint Hospital}\t{dates1:Jan, 2022 - Present|2022-01..present}\t«3 years 7 months»
Orthopaedic centre with four theatres and 90 beds.
- {did1:Scrubs for hip and knee replacement and for trauma, about 420 cases a year}
- {did1:Introduced the surgical safety checklist in Kikuyu and Swahili}
- {did1:Keeps the implant store and its KES 38 million of stock}
# # {title2:Theatre Staff Nurse},\t{firm2:Al Batinah Specialist Hospital}\t{dates2:Apr, 2017 - Nov, 2021|2017-04..2021-11}\t«4 years 8 months»
Private hospital in Sohar, Oman.
- {did2:Circulating and recovery nurse for general surgery and ENT}
- {did2:Infection link nurse; surgical site infections fell from 4.1% to 1.6%}
# # {title3:Nursing Officer III},\t{firm3:Karatina Sub-County Hospital}\t{dates3:Sep, 2014 - Mar, 2017|2014-09..2017-03}\t«2 years 7 months»
- {did3:Maternity theatre and labour ward, nights and weekends}
- {did3:Taught clinical officers to gown and glove}
# # {title4:Nurse Intern},\t{firm4:Coast General Teaching Hospital}\t{dates4:Aug, 2013 - Aug, 2014|2013-08..2014-08}\t«1 year 1 month»
- {did4:Rotations in surgery, paediatrics, maternity and casualty}
# Skills
# # Theatre\t«Master»
| {skill:Scrubbing} | {skill:Implant logistics} | {skill:CSSD} | {skill:Patient positioning} |
# # Teaching\t«Advanced»
| {skill:Mentoring} | {skill:Skills lab} |
# # Computers\t«Beginner»
| {skill:KenyaEMR} | {skill:Excel} |
# Education
# # {area1:Nursing}, {degree1:Bachelor of Science},\t{school1:Jomo Kenyatta University of Agriculture and Technology}\t{years1:Sep, 2009 - Jul, 2013|2009-09..2013-07}\t
# # {area2:Perioperative Nursing}, {degree2:Higher Diploma},\t{school2:Kenya Medical Training College}\t{years2:Mar, 2016 - Mar, 2017|2016-03..2017-03}\t
# Awards
# # {award:Nurse of the Year},\tAl Batinah Specialist Hospital\tMay, 2020\t
# Volunteer
# # {role1:Theatre Nurse},\t{cause1:Cleft Smile Safari}\tFeb, 2019 - Present\t
Two camps a year in Isiolo and Marsabit.
# Languages
# # {language:Gikuyu}\tNative speaker
# # {language:Swahili}\tNative speaker
# # {language:English}\tFluent
# # {language:Arabic}\tElementary
# Interests
# # Running\thalf marathon, relay
# # Farming\ttea, avocados
# References
> Wanjiku has the calmest hands in the building. When she counts, nobody talks.
> — Dr Stephen Mwaniki, Orthopaedic Surgeon
`;

export const MARINE_TECHNICIAN = `[side]= {name:Tahlia McKenzie-Burns}
[side]Marine and refrigeration mechanic
[side]| ⚲ | {location:Karumba QLD|Karumba} |
[side]| ✆ | {phone:+61 7 5550 0174} |
[side]| ✉ | {email:tahlia.mb@gulfmail.example} |
[side]# Profiles
[side]{url:linkedin.com/in/tahlia-mb-example}
[side]# Skills
[side]**{skill:Diesel overhaul}**
[side]Expert
[side]**{skill:Refrigeration}**
[side]Expert
[side]**{skill:Welding}**
[side]Intermediate
[side]**{skill:Damage control}**
[side]Advanced
[side]# Certifications
[side]**{passed:Marine Engine Driver Grade 2}**
[side]AMSA, 2022
[side]**{passed:Full refrigerant handling licence}**
[side]ARCtick, 2021
[side]**{passed:Coxswain Grade 1 NC}**
[side]AMSA, 2023
[side]# Languages
[side]**{language:English}**
[side]Native
[side]**{language:Tok Pisin}**
[side]Conversational
[side]# References
[side]**Warrant Officer R. Hennessey**
[side]HMAS Cairns, by email
[box]I kept warships running for eight years and now keep a prawn fleet running. Happy in a hot engine room, handy with old gear, and fine with six weeks away.
# Experience
# # {firm1:Gulf Prawn Producers Co-operative}\t{dates1:November 2021 to now|2021-11..present}\t{title1:Fleet Mechanic}\tKarumba QLD
- {did1:Keeps engines, winches and brine freezers going on eleven trawlers}
- {did1:Flies out to broken-down boats and has brought nine home under their own power}
- {did1:Planned the swap from R22 to ammonia plant on four vessels}
# # {firm2:Weipa Marine & Industrial}\t{dates2:February 2021 to October 2021|2021-02..2021-10}\t{title2:Diesel Fitter}\tWeipa QLD
- {did2:Overhauled generators for the mine and for island councils}
# Service
# # {service3,4,5:Royal Australian Navy}\t{dates3:June 2018 to January 2021|2018-06..2021-01}\t{rank3:Leading Seaman} {title3:Marine Technician}\t{unit3:HMAS Choules}, Sydney NSW
- {did3:Watch supervisor for four sailors in the main machinery space}
- {did3:Bushfire evacuation of Mallacoota, January 2020: kept landing craft engines running for five days}
# # Royal Australian Navy\t{dates4:August 2015 to June 2018|2015-08..2018-06}\t{rank4:Able Seaman} {title4:Marine Technician}\t{unit4:HMAS Broome}, Darwin NT
- {did4:Sole refrigeration maintainer on a patrol boat of 25 crew}
- {did4:Member of the steaming boarding party on 17 fisheries boardings}
# # Royal Australian Navy\t{dates5:January 2013 to August 2015|2013-01..2015-08}\t{rank5:Recruit, later Seaman} {title5:Marine Technician (trainee)|Marine Technician}\t{unit5:HMAS Cerberus}, Westernport VIC
- {did5:Trade training in marine propulsion, with sea time in HMAS Tobruk}
# Education
# # {school1:TAFE Queensland}\t{years1:2021|2021..2021}\t{area1:Air Conditioning and Refrigeration}\t{degree1:Certificate III}
# # {school2:Normanton State School}\t{years2:2008 to 2012|2008..2012}\t{degree2:Year 12}\t
# Awards
# # {award:Australia Day Medallion}\t2020\tHMAS Choules\t
# Volunteering
# # {cause1:Karumba Volunteer Marine Rescue}\t2022 to now\t{role1:Skipper}\tKarumba QLD
`;

export const DAIRY_HAND = `= {name:Callum Ruatapu}
Dairy farm second in charge
[head]✉ {email:callum.ruatapu@paddock.example}
[head]✆ {phone:+64 3 555 0159}
[head]⚲ {location:Wyndham, Southland|Wyndham}
[head]⚑ New Zealander
# Profile
Nine seasons on dairy, from calf shed to second in charge. I know grass, I look after stock and I turn up. Looking for a contract milking job from 1 June.
# Professional Experience
# # {dates1:6/2021 – present|2021-06..present}\tEdendale, Southland\t{title1:Second in Charge}\t{firm1:Mataura Flats Dairies}
- {did1:720 cows through a 54-bail rotary with a team of four}
- {did1:In charge of mating: six-week in-calf rate up from 66% to 74%}
- {did1:Feed budget and weekly pasture walk, entered in Pasture Coach}
- {did1:Runs the farm for three weeks each winter when the owners are away}
# # {dates2:6/2018 – 5/2021|2018-06..2021-05}\tMossburn, Southland\t{title2:Herd Manager}\t{firm2:Kowhai Terrace Farm Partnership}
- {did2:480 cows, herringbone shed, wintering on fodder beet}
- {did2:Lame cows halved after the tracks were rebuilt}
# # {dates3:8/2016 – 5/2018|2016-08..2018-05}\tOtorohanga, Waikato\t{title3:Dairy Assistant}\t{firm3:J & R Hetherington}
- {did3:Milking, calf rearing (210 calves) and fencing}
# # {dates4:11/2014 – 7/2016|2014-11..2016-07}\tTe Kuiti, Waikato\t{title4:Shed Hand}\t{firm4:Ngatai Shearing}
- {did4:Wool handling for two gangs of shearers}
# Education
# # {years1:2/2019 – 11/2020|2019-02..2020-11}\tInvercargill\t{degree1:New Zealand Certificate in Agriculture, Level 4} ({area1:Dairy})\t{school1:Primary ITO}
# # {years2:2010 – 2014|2010..2014}\tTe Kuiti\t{degree2:NCEA Level 2}\t{school2:Te Kuiti High School}
# Certificates
| {passed:Quad bike and side-by-side safety} | {passed:Growsafe Standard} | {passed:Artificial breeding technician course} |
# Skills
| **{skill:Pasture management}** | **{skill:Artificial insemination}** | **{skill:Effluent irrigation}** |
| **{skill:MINDA}** | **{skill:Tractor and feed wagon work}** | **{skill:Calf rearing}** |
# Languages
| **{language:English}** | **{language:Te reo Māori}** |
# Awards
# # 3/2023\tInvercargill\t{award:Dairy Manager of the Year, third place}\tSouthland Otago Dairy Industry Awards
# Interests
| Rugby (Wyndham seniors, hooker) | Pig dogs | Smoking eels |
# References
# # \t\tRaewyn Templeton\tOwner, Mataura Flats Dairies
raewyn@matauraflats.example, +64 3 555 0161
`;

export const VET_SALES = `= {name:THANDEKA MOKOENA|Thandeka Mokoena}
Animal Health Sales | Territory Growth | Key Accounts
[head]☎ {phone:+27 33 555 0145}
[head]@ {email:thandeka.m@plaasmail.example}
[head]⚲ {location:Howick, KwaZulu-Natal|Howick}
[head]✎ {url:linkedin.com/in/thandeka-mokoena-example}
[head]«www.enhancv.com»\t«Powered by»
# SUMMARY
Sales representative who can put on gumboots. Eleven years of selling vaccines, feed and dairy equipment to farmers, co-ops and vets between the Drakensberg and the coast.
# EXPERIENCE
# # {title1:Senior Territory Manager}\t{firm1:Umngeni Animal Health}\t{dates1:2020 - Ongoing|2020..present}\tHowick, South Africa
Importer of vaccines and parasite control with 60 staff
- {did1:Grew the Midlands territory from R9.4m to R17.2m}
- {did1:Won the supply of three veterinary practice groups and two feedlots}
- {did1:Trained six new representatives in farm visits and cold chain}
# # {title2:Sales Representative}\t{firm2:Voermol Valley Feeds}\t{dates2:2016 - 2020|2016..2020}\tEstcourt, South Africa
Feed mill owned by a farmers' co-operative
- {did2:Looked after 140 dairy and beef farmers}
- {did2:Beat the yearly target four times out of four, by 12% on average}
# # {title3:Counter Sales Assistant}\t{firm3:Mooi River Co-op Winkel}\t{dates3:2013 - 2016|2013..2016}\tMooi River, South Africa
Farm shop
- {did3:Sold medicines, fencing and seed and did the Friday stock take}
# # {title4:Milk Recorder}\t{firm4:Lowveld Herd Testing}\t{dates4:2012 - 2013|2012..2013}\tWhite River, South Africa
- {did4:Sampled milk on 38 farms before dawn}
# EDUCATION
# # {degree1:National Diploma} in {area1:Animal Production}\t{school1:Cedara College of Agriculture}\t{years1:2009 - 2011|2009..2011}\tHilton, South Africa
# # {degree2:Matric}\t{school2:Sizwile Secondary School}\t{years2:2004 - 2008|2004..2008}\tBergville, South Africa
[side]# STRENGTHS
[side]# # ♥ Trusted on the farm
[side]Customers ring me before they ring the vet, and I send them to the vet.
[side]# # ★ Patient closer
[side]My largest account took three years of Tuesdays.
[side]# SKILLS
[side]| {skill:Cold chain} | {skill:Key accounts} | {skill:Tender writing} | {skill:Salesforce} | {skill:Herd health basics} | {skill:Farmer days} |
[side]# LANGUAGES
[side]| {language:Zulu} | Native | ●●●●● |
[side]| {language:English} | Proficient | ●●●●● |
[side]| {language:Afrikaans} | Advanced | ●●●●○ |
[side]| {language:Sesotho} | Intermediate | ●●●○○ |
[side]# CERTIFICATION
[side]# # {passed:Animal Health Technician's Assistant}
[side]SAVC, 2014
[side]# # {passed:Category 6 Dispensing Course}
[side]AgriSETA, 2021
[side]# ACHIEVEMENTS
[side]# # {award:Representative of the Year 2023}
[side]Umngeni Animal Health, out of 21
[side]# PASSIONS
[side]# # ♪ Maskandi guitar
[side]In a band that plays weddings
`;
