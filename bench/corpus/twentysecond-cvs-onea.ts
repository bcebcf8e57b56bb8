// CVs of the twenty-second batch, with their facts marked (`fact-markup.ts`). None of these people exist.

export const GUARD_QUARTERMASTER = `= {name:Delphine Arceneaux}
[box]{phone:(501) 555-0148} | {email:d.arceneaux@ozarkpost.example} | {url:linkedin.com/in/darceneaux-example}
# Education
# # {school1:University of Central Arkansas}\tConway, AR
# # # {degree1:Master of Arts} in {area1:Teaching}\t{years1:Jun. 2014 – Aug. 2015|2014-06..2015-08}
# # {school2:Arkansas Tech University}\tRussellville, AR
# # # {degree2:Bachelor of Science} in {area2:Biology}, Minor in Chemistry\t{years2:Aug. 2009 – May 2013|2009-08..2013-05}
# Experience
# # {title1:Science Department Chair}\t{dates1:Aug. 2021 – Present|2021-08..present}
# # # {firm1:Morrilton Junior High School}\tMorrilton, AR
- {did1:Lead a department of six teachers and write the shared curriculum for grades 7 and 8}
- {did1:Raised the share of students at grade level on the state science test from 38% to 51% in three years}
- {did1:Won a $24,000 district grant and spent it on two lab benches and a safety shower}
# # {title2:Eighth Grade Science Teacher}\t{dates2:Aug. 2015 – Jul. 2021|2015-08..2021-07}
# # # {firm2:Morrilton Junior High School}\tMorrilton, AR
- {did2:Taught five sections of physical science a day with up to 27 students in each}
- {did2:Coached the Science Olympiad team to its first state final in 2019}
- {did2:Wrote the after-school tutoring plan that two other schools in the district copied}
- {did2:Moved all labs online within two weeks in March 2020 with kits that parents picked up at the bus loop}
# # {rank3:Captain}, {title3:Battalion Logistics Officer (S4)|Battalion Logistics Officer}\t{dates3:Mar. 2020 – Sep. 2023|2020-03..2023-09}
# # # {unit3:39th Brigade Support Battalion}, {service3:Arkansas Army National Guard|US Army}\tHazen, AR
- {did3:Planned fuel, rations and ammunition for 640 soldiers at two annual trainings at Fort Johnson}
- {did3:Managed a supply budget of $1.9 million and closed three fiscal years without an unmatched request}
- {did3:Ran the warehouse for the state’s pandemic mission, which shipped 2.1 million masks to 75 counties}
# # {rank4:First Lieutenant}, {title4:Distribution Platoon Leader}\t{dates4:May 2013 – Feb. 2020|2013-05..2020-02}
# # # {unit4:A Company, 39th Brigade Support Battalion}, {service4:Arkansas Army National Guard|US Army}\tLonoke, AR
- {did4:Led 42 soldiers and 19 fuel and cargo trucks, including nine months in Kuwait in 2017}
- {did4:Trained the first three women to drive the unit’s fuel tankers and set up their licensing road course}
- {did4:Drove 61,000 convoy miles with no accident that was the platoon’s fault}
# Projects
# # River Cane Weather Station | __Raspberry Pi, Python__\tJan. 2022 – Present
- Students build and maintain a weather station whose readings the county extension office publishes
# Technical Skills
**Classroom**: {skill:Google Classroom}, {skill:PhET simulations}, {skill:Vernier sensors}, {skill:Canvas}
**Logistics**: {skill:GCSS-Army}, {skill:Load planning}, {skill:Property accountability}, {skill:Excel}
**Languages**: {language:English}, {language:French} (conversational)
**Certifications**: {passed:Arkansas Standard Teaching License}, {passed:OSHA 10-Hour General Industry}
`;

export const LOGISTIC_CORPS_CAPTAIN = `[side]«1/2»
[side]«2/2»
[head]= {name:Rhodri Pennant}
[head]14 Heol y Gelli – SA19 6ZZ {location:Llandeilo|Llandeilo, United Kingdom|SA19 6ZZ Llandeilo|SA19 6ZZ Llandeilo, United Kingdom|14 Heol y Gelli, Llandeilo|14 Heol y Gelli, Llandeilo, United Kingdom|14 Heol y Gelli, SA19 6ZZ Llandeilo|14 Heol y Gelli, SA19 6ZZ Llandeilo, United Kingdom} – United Kingdom
[head]«☎» {phone:07700 900472} • «✉» {email:rhodri@pennantpost.example} • {url:linkedin.com/in/rhodripennant-example}
# Profile
Logistics and facilities manager with ten years in the NHS after six as an officer of the Royal Logistic Corps. I like the unglamorous part of hospitals: linen, waste, beds, vehicles and the people who move them. Fluent Welsh speaker.
# Experience
# # # # Civilian
# # {firm1:Cwm Tywi University Health Board}\tCarmarthen
# # # {title1:Head of Facilities Logistics}\t{dates1:2019–present|2019..present}
{did1:Responsible for portering, linen, waste, stores and transport at four hospitals and eleven health centres, with 236 staff and a budget of £11.4m.}
- {did1:Brought the linen contract in house in 2021, which saves £410,000 a year and ended the weekend shortages.}
- {did1:Replaced 31 diesel vans by 26 electric ones and agreed new rounds with pathology and pharmacy.}
- {did1:Chair the board’s Welsh language group for support services.}
# # {firm2:Cwm Tywi University Health Board}\tLlanelli
# # # {title2:Portering and Supply Manager}\t{dates2:2015–2019|2015..2019}
- {did2:Managed 58 porters and storekeepers over three shifts in a district general hospital of 340 beds.}
- {did2:Introduced hand-held task allocation; the median wait for a porter fell from 23 to 9 minutes.}
- {did2:Trained as a fire safety adviser and led the evacuation exercise of the renal unit.}
# # {firm3:Castell Dairies Ltd|Castell Dairies}\tWhitland
# # # {title3:Transport Planner}\t{dates3:2013–2015|2013..2015}
- {did3:Planned the daily collection of milk from 190 farms with 17 tankers.}
- {did3:Held the operator licence during the transport manager’s absence and passed the DVSA audit without a finding.}
# # # # Military
# # {unit4:27 Regiment RLC}, {service4:British Army}\tAldershot
# # # {rank4:Captain}, {title4:Adjutant}\t{dates4:2010–2013|2010..2013}
- {did4:Staff officer to the commanding officer for personnel, discipline and readiness of a regiment of 520.}
- {did4:Wrote the recovery plan for the regiment’s move back from Afghanistan in 2012: 94 vehicles, 212 containers, no loss.}
# # {unit5:10 Queen’s Own Gurkha Logistic Regiment}, {service5:British Army}\tAldershot
# # # {rank5:Lieutenant}, {title5:Troop Commander}\t{dates5:2007–2010|2007..2010}
- {did5:Commanded 34 Gurkha soldiers, with a tour of Helmand in 2009 on combat logistic patrols.}
- {did5:Learned enough Nepali to run my troop’s interviews without an interpreter.}
# Education
# # {school1:Royal Military Academy Sandhurst}\tCamberley
# # # {degree1:Regular Commissioning Course}\t{years1:2006–2007|2006..2007}
# # {school2:Aberystwyth University}\tAberystwyth
# # # {degree2:BA (Hons)} {area2:Geography}, Upper second class\t{years2:2003–2006|2003..2006}
# Qualifications
**2022:** {passed:NEBOSH National General Certificate}
**2016:** {passed:IOSH Managing Safely}
**2014:** {passed:Transport Manager CPC (National Road Haulage)}
# Languages
**{language:Welsh}:** First language
**{language:English}:** First language
**{language:Nepali}:** Basic \t__two years with Gurkha soldiers__
# Computer skills
**Logistics:** {skill:SAP}, {skill:Paragon route planning}\t**Office:** {skill:Power BI}, {skill:Microsoft Project}
# Interests
**Rugby:** Touch judge for the Carmarthenshire youth league on Sundays
**Hens:** Keeper of eleven, all of them named after Welsh prime ministers of other countries
# References
Available on request
`;

export const SUPPLY_SERGEANT = `[head]= {name:KIRRA HOLZBERGER|Kirra Holzberger}
[head][box]Warehouse & Inventory Superintendent
[head]«✉» {email:kirra.holzberger@goldfieldsmail.example}   «☎» {phone:0491 570 156}   «⌂» {location:Kalgoorlie, WA|Kalgoorlie}   «⚭» {url:linkedin.com/in/kholzberger-example}
# Experience
# # {title1:Warehouse & Inventory Superintendent}
# # # {firm1:Mulga Ridge Gold}
[box]«◷» {dates1:February 2021 – Ongoing|2021-02..present}\t«⌂» Kalgoorlie, WA (8/6 FIFO)
- {did1:Run three warehouses and a laydown yard for a mine of 900 people, with 14 storepersons on two rosters}
- {did1:Lifted stock accuracy from 91% to 98.7% by counting the 400 fastest items every month}
- {did1:Write the plan for each shutdown’s laydown and kitting, and meet the maintenance crew at 5 am to hear what is missing}
- {did1:Cut emergency air freight from $72k to $19k a quarter}
# # {title2:Materials Coordinator}
# # # {firm2:Burrell Nickel Operations}
[box]«◷» {dates2:August 2018 – January 2021|2018-08..2021-01}\t«⌂» Leinster, WA
- {did2:Expedited shutdown parts for the concentrator with planners and suppliers in Perth}
- {did2:Trained six storepersons on reach trucks and dangerous goods segregation}
- {did2:Cleaned up 11,000 catalogue records in SAP before the change to S/4HANA}
# # {rank3:Sergeant}, {title3:Operator Supply Chain Supervisor}
# # # {unit3:3rd Combat Engineer Regiment}, {service3:Australian Army}
[box]«◷» {dates3:January 2014 – July 2018|2014-01..2018-07}\t«⌂» Townsville, QLD
- {did3:Supervised 11 soldiers in the regimental Q store and accounted for $46 million of equipment}
- {did3:Ran the stocktake after Cyclone Debbie, in which 2,300 lines were counted in four days}
- {did3:Deployed to Taji, Iraq, in 2016 as supply sergeant of a task group of 300}
# # {rank4:Corporal}, {title4:Operator Supply}
# # # {unit4:7th Combat Service Support Battalion}, {service4:Australian Army}
[box]«◷» {dates4:March 2009 – December 2013|2009-03..2013-12}\t«⌂» Brisbane, QLD
- {did4:Issued clothing, rations and spares, and drove a 20-tonne forklift in the Enoggera yard}
- {did4:Flew relief stores into Bundaberg after the 2013 floods}
# # {title5:Checkout Operator}
# # # {firm5:Foodworks Biloela}
[box]«◷» {dates5:November 2006 – February 2009|2006-11..2009-02}\t«⌂» Biloela, QLD
- {did5:Served customers, filled shelves and closed the tills on Saturdays}
[side]# My Life Philosophy
[side]__“If you can’t find it, you don’t own it.”__
[side]# Most Proud of
[side]| «★» | **{award:Soldier’s Medallion}**<br>For the stocktake of 3 CER after Cyclone Debbie, 2017 |
[side]| «♥» | **Zero lost time injuries**<br>1,420 days in the stores at Mulga Ridge |
[side]# Strengths
[side]| {skill:SAP MM} | {skill:Cycle counting} | {skill:Shutdown logistics} | {skill:Dangerous goods} | {skill:Team rosters} |
[side]# Languages
[side][box]{language:English}\t«●●●●●»
[side][box]{language:German}\t«●●●○○»
[side]# Education
[side]# # {degree1:Diploma} of {area1:Logistics}
[side]# # # {school1:Central Regional TAFE}
[side][box]«◷» {years1:February 2019 – November 2020|2019-02..2020-11}
[side]# # {degree2:Queensland Certificate of Education}
[side]# # # {school2:Biloela State High School}
[side][box]«◷» {years2:November 2008|2008-11}
[side]# Tickets
[side]- {passed:High Risk Work Licence LF}
[side]- {passed:HR truck licence}
[side]- {passed:Dangerous Goods by Road Awareness}
[side]# Referees
[side]**WO2 (Ret’d) Shane Pitcairn**
[side]Former RQMS, 3 CER
[side]On request
`;

export const COAST_GUARD_BOATSWAIN = `[side]= {name:Casey Lindqvist}
[side]Harbor Operations Manager · Licensed Master, 100 Tons
[side]412 Nyhus Street, {location:Westport, WA|Westport|Westport, WA 98595|Westport, WA, 98595|412 Nyhus Street, Westport, WA|412 Nyhus Street, Westport, WA 98595|412 Nyhus Street, Westport, WA, 98595} 98595
[side]{phone:(360) 555-0117} | {email:casey@lindqvistmarine.example} | {url:linkedin.com/in/casey-lindqvist-example}
[side]__“The sea doesn’t care what the schedule says.”__
[head]«November 3, 2025»\t«Casey Lindqvist · Résumé»\t«1»
# Summary
Twelve years in the Coast Guard, most of them in surf, and seven in charge of docks. I run a 550-slip fishing harbor with a crew of nine, keep the fleet’s dredging on the calendar, and still teach the rough-bar course each fall.
# Work Experience
# # {firm1:Port of Willapa Bar}\tWestport, WA
# # # {title1:Harbor Operations Manager}\t{dates1:Jun. 2018 - Present|2018-06..present}
- {did1:Manage a 550-slip commercial and charter harbor, a 75-ton lift and a fuel dock with sales of $4.1M a year.}
- {did1:Rebuilt the moorage rate table with the fishing association; delinquent accounts dropped from 61 to 12.}
- {did1:Wrote the scope for a $2.8M float replacement and stayed on site through both work windows.}
- {did1:Supervise nine full-time and six seasonal employees.}
# # {service2:U.S. Coast Guard|US Coast Guard}, {unit2:Station Grays Harbor}\tWestport, WA
# # # {rank2:Boatswain’s Mate First Class} – {title2:Executive Petty Officer}\t{dates2:Jul. 2014 - May. 2018|2014-07..2018-05}
- {did2:Second in command of 41 people and four boats at a designated surf station.}
- {did2:Qualified as surfman in 2015; coxswain on 63 search and rescue cases with 118 lives saved or assisted.}
- {did2:Ran the unit’s training board and signed off 22 coxswain and crew qualifications.}
# # {service3:U.S. Coast Guard|US Coast Guard}, {unit3:Station Sabine}\tSabine Pass, TX
# # # {rank3:Boatswain’s Mate Second Class} – {title3:Coxswain and Boarding Officer}\t{dates3:Aug. 2010 - Jun. 2014|2010-08..2014-06}
- {did3:Led 240 boardings of fishing and recreational vessels.}
- {did3:Supervised six boat crew members and the maintenance of two 33-foot boats.}
- {did3:Maintained security zones for liquefied gas tankers in the Sabine-Neches Waterway.}
# # {service4:U.S. Coast Guard|US Coast Guard}, {unit4:USCGC Fir}\tAstoria, OR
# # # {rank4:Seaman} – {title4:Deck Crewman}\t{dates4:May. 2006 - Jul. 2010|2006-05..2010-07}
- {did4:Serviced 170 aids to navigation a year and stood helm and lookout watches.}
- {did4:Worked the buoy deck of a 225-foot tender from Puget Sound to the Columbia River bar.}
# # {firm5:Lindqvist & Daughter Crab}\tIlwaco, WA
# # # {title5:Deckhand}\t{dates5:Dec. 2004 - Apr. 2006|2004-12..2006-04}
- {did5:Two Dungeness seasons on my aunt’s 48-foot boat.}
# Honors & Awards
| 2017 | **{award:Coast Guard Commendation Medal}**, rescue of the F/V Lady Ingrid | Westport, WA |
| 2013 | **{award:Enlisted Person of the Quarter}**, Sector Houston-Galveston | Galveston, TX |
# Certificates
| 2018 | **{passed:Merchant Mariner Credential, Master 100 GRT}**, U.S. Coast Guard | |
| 2020 | **{passed:Certified Marina Operator}**, Association of Marina Industries | |
# Education
# # {school1:Grays Harbor College}\tAberdeen, WA
# # # {degree1:Associate in Applied Science} in {area1:Business Management}\t{years1:Sep. 2017 - Jun. 2019|2017-09..2019-06}
# Skills
| Waterfront | {skill:Dredge permitting}, {skill:Travel lift operation}, {skill:Spill response}, {skill:Surf rescue} |
| Office | {skill:Molo marina software}, {skill:QuickBooks}, {skill:Grant writing} |
| Languages | {language:English}, {language:Norwegian} (basic) |
`;

export const SPEECH_THERAPIST = `[head]«Last Updated on 3rd November 2025»
[head]= {name:Saoirse Mulqueen}
[head]{url:saoirsespeaks-example.ie} | {email:saoirse@mulqueenpost.example} | {phone:+353 20 912 0345}
[side]# Education
[side]# # # {school1:UNIVERSITY OF LIMERICK|University of Limerick}
[side]**{degree1:MSc} in {area1:Speech and Language Therapy}**
[side][box]{years1:August 2019|2019-08} | Limerick
[side]First Class Honours
[side]# # # {school2:MAYNOOTH UNIVERSITY|Maynooth University}
[side]**{degree2:BA} in {area2:Irish and Psychology}**
[side][box]{years2:May 2016|2016-05} | Maynooth, Co. Kildare
[side]Second Class Honours, Grade 1
[side]# # # {school3:COLÁISTE MUIRE|Coláiste Muire}
[side]**{degree3:Leaving Certificate}**
[side][box]{years3:June 2013|2013-06} | Ennis, Co. Clare
[side]# Coursework
[side]# # # POSTGRADUATE
[side]Dysphagia across the Lifespan
[side]Neurogenic Communication Disorders
[side]Bilingualism in Practice
[side]Research Methods & Statistics
[side]# # # UNDERGRADUATE
[side]Developmental Psychology
[side]Phonetics of Modern Irish
[side]# Skills
[side]# # # CLINICAL
[side]«Every week:»
[side]{skill:CELF-5} • {skill:Hanen} • {skill:Lámh} • {skill:PECS}
[side]«Trained in:»
[side]{skill:Lidcombe} • {skill:Videofluoroscopy}
[side]# # # LANGUAGES
[side]{language:Irish} (native) • {language:English} (native)
[side]{language:Spanish} (B1)
# Experience
# # {firm1:CUAN NA GCLEAS CHILDREN’S CENTRE|Cuan na gCleas Children’s Centre} | {title1:Senior Speech & Language Therapist}
[box]{dates1:January 2023 – Present|2023-01..present} | Galway
- {did1:Lead therapist for the Irish-speaking caseload: 64 children from Carraroe to the Aran Islands.}
- {did1:Built a picture vocabulary in Connemara Irish with a local artist; nine schools now use it.}
- {did1:Run the Saturday clinic for parents who work on the boats and cannot come on weekdays.}
- {did1:Supervise two staff grade therapists and a student each term.}
# # {firm2:SHANNONSIDE PRIMARY CARE|Shannonside Primary Care} | {title2:Speech & Language Therapist}
[box]{dates2:November 2020 – December 2022|2020-11..2022-12} | Nenagh, Co. Tipperary
- {did2:Assessed 180 children a year in three health centres.}
- {did2:Wrote the service’s leaflet on bilingual homes, printed in eight languages.}
- {did2:Brought the waiting list for first appointments from 14 months to six with group sessions for parents.}
# # {firm3:WHARFEDALE HOSPITALS NHS TRUST|Wharfedale Hospitals NHS Trust} | {title3:Speech & Language Therapist (Band 5)|Speech & Language Therapist}
[box]{dates3:September 2019 – October 2020|2019-09..2020-10} | Otley, England
- {did3:Rotations in stroke, voice and community paediatrics.}
- {did3:Redeployed to swallow screening on the Covid wards in spring 2020.}
# # {firm4:COLÁISTE CHORCA BHEAG|Coláiste Chorca Bheag} | {title4:Cúntóir (Summer College Assistant)|Cúntóir|Summer College Assistant}
[box]{dates4:June 2012 – August 2018|2012-06..2018-08} | Carraroe, Co. Galway
- {did4:Seven summers in charge of a house of 30 teenagers, the céilí and the first aid box.}
# Awards
| 2022 | National | **{award:IASLT Early Career Prize}** |
| 2019 | 1st of 31 | **{award:Dean’s Medal in Health Sciences}** |
# Societies
| 2019 | Full member | Irish Association of Speech and Language Therapists |
| 2023 | Member | European Speech and Language Therapy Association |
# Publications
Mulqueen, S. and Ní Dhonnabháin, P. Phonological error patterns in young Irish speakers: a first count. __Journal of Clinical Speech and Language Studies__, 27, 2023.
`;

export const SCENE_PAINTER = `[head]= {name:Lídia Vasconcelos}
[head]scene painter & set designer
[side]# contact
[side]Sint-Salvatorstraat 41
[side]{location:Ghent|Ghent 9000|Ghent, 9000|Ghent 9000, Belgium|Ghent, 9000, Belgium|Sint-Salvatorstraat 41, Ghent|Sint-Salvatorstraat 41, Ghent 9000|Sint-Salvatorstraat 41, Ghent, 9000|Sint-Salvatorstraat 41, Ghent 9000, Belgium|Sint-Salvatorstraat 41, Ghent, 9000, Belgium} 9000
[side]Belgium
[side] 
[side]{phone:+32 460 55 01 27}
[side]{email:lidia@tintaecola.example}
[side]{url:tintaecola.example}
[side]# languages
[side]{language:Portuguese} mother tongue
[side]{language:English} & {language:French} fluency
[side]{language:Dutch} B2
[side]# craft
[side]{skill:backcloth painting}
[side]{skill:trompe-l’œil}
[side]{skill:marbling & graining}
[side]{skill:polystyrene carving}
[side]{skill:scale models}
[side]{skill:Vectorworks}
[side]{skill:SketchUp}
# interests
Baroque machinery theatres, sign lettering, long-distance cycling, and the tiles of Aveiro, which I photograph wall by wall.
# education
| {years1:2006–2010|2006..2010} | **{degree1:Licenciatura} in {area1:Theatre Design}** | Porto, Portugal |
| | {school1:Escola Superior das Artes do Espetáculo} | |
| {years2:2012|2012} | **{degree2:Certificate} in {area2:Decorative Painting}** | Brussels, Belgium |
| | {school2:Institut Van Meulen}<br>Six-month winter course in wood and marble imitation. | |
# experience
| {dates1:2019–Now|2019..present} | **{firm1:Toneelatelier De Schacht}** | Ghent, Belgium |
| | __{title1:Head of the paint frame}__<br>{did1:I lead four painters and three apprentices and plan the floor of a workshop that makes 30 sets a year for opera houses in Flanders and the Rhineland.} {did1:In 2023 we moved from solvent to water-based glazes, and nobody in the front row has noticed.} | |
| {dates2:2015–2019|2015..2019} | **{firm2:Stadttheater Kleve-Emmerich}** | Kleve, Germany |
| | __{title2:Scene painter}__<br>{did2:Backcloths, floors and props for five new productions a season and the Christmas tale.} {did2:Painted the 22-metre forest of Hänsel und Gretel with one assistant in nine days.} | |
| {dates3:2012–2015|2012..2015} | **{firm3:self-employed}** | Brussels, Belgium |
| | __{title3:Decorative painter}__<br>{did3:Faux marble and graining for restaurants and private houses, lettering for barges and two carousels.} | |
| {dates4:2010–2012|2010..2012} | **{firm4:Companhia Maré Baixa}** | Aveiro, Portugal |
| | __{title4:Set designer & driver}__<br>{did4:Designed, built, painted and drove the sets of a touring children’s theatre with 90 shows a year.} | |
# awards
| 2021 | **{award:Prix du décor peint}** | Liège, Belgium |
| | For the backcloths of La Vestale | |
# exhibitions
| 2022 | **Sete Muros** | Ghent, Belgium |
| | Photographs of tile walls, with a small catalogue. | |
`;

export const WINE_SELLER = `[side]= {name:Wynand Oosthuizen}
[side][box]Key Account Manager, Wine
[side]| «✦» | 14 March 1987 |
[side]| «⌂» | {location:Paarl|Paarl, South Africa}, South Africa |
[side]| «☎» | {phone:+27 21 555 0134} |
[side]| «✉» | {email:wynand@paarlwyn.example} |
[side]# About me
[side]I sold my first case from the back of my uncle’s bakkie. Since then I have poured wine in a hotel, bought it for one and sold it for two estates. I know what a sommelier needs on a Friday at six.
[side]# Skills
[side]# # {skill:Blind tasting}
[side]# # {skill:Negotiation}
[side]# # {skill:Wine list design}
[side]# # {skill:Salesforce}
[side]# # {skill:Excel}
[side]# Languages
[side]# # {language:Afrikaans}
[side]# # {language:English}
[side]# # {language:German}
# Interests
Trail running, old Chenin Blanc, restoring a 1974 Land Rover that will be finished next year.
# Experience
| {dates1:since 10/2018|2018-10..present} | **{title1:Key Account Manager}** | {firm1:Boekenhoutdal Cellars}, Paarl |
| | {did1:Look after 86 restaurants, lodges and hotel groups from Cape Town to Knysna.} {did1:Grew on-trade sales from R9 million to R21 million in six years.} {did1:Train about 150 waiters a year with a half-day course that I wrote.} | |
| {dates2:02/2014 – 09/2018|2014-02..2018-09} | **{title2:Sales Representative}** | {firm2:Overberg Fine Wines}, Somerset West |
| | {did2:Built a new territory on the West Coast from nothing to 44 active accounts.} {did2:Ran the company’s stand at two CapeWine fairs.} | |
| {dates3:05/2011 – 01/2014|2011-05..2014-01} | **{title3:Sommelier}** | {firm3:Hotel Weißer Steinbock}, Lech, Austria |
| | {did3:Winter and summer seasons in a house with 70 beds and a list of 600 wines.} {did3:Bought the by-the-glass programme and halved the write-offs.} | |
| {dates4:12/2009 – 04/2011|2009-12..2011-04} | **{title4:Commis Sommelier}** | {firm4:Grootkloof Hotel & Spa}, Franschhoek |
| | {did4:Cellar, glasses and breakfast, then the floor.} {did4:Won the hotel’s junior service prize and a harvest in the Mosel.} | |
# Education
| {years1:2006 – 2009|2006..2009} | **{degree1:Diploma} in {area1:Cellar Technology}** | {school1:Elsenburg Agricultural Training Institute} |
| {years2:2001 – 2005|2001..2005} | **{degree2:National Senior Certificate}** | {school2:Hoër Jongenskool Bergrivier} |
# Certificates
| 2017 | **{passed:WSET Level 3 Award in Wines}** | |
| 2012 | **{passed:Court of Master Sommeliers, Certified Sommelier}** | |
# Awards
| 2023 | **{award:Wine Rep of the Year}** | Western Cape, runner-up in 2021 |
# Other information
{passed:Driving licence code EB}. Two good referees in the trade on request.
`;
