// CVs of the twenty-fifth batch, with their facts marked (`fact-markup.ts`). None of these people exist.

export const SUPPLY_OFFICER = `[head]= {name:Jannes Petershagen}
[head]Warehouse and transport manager, reserve officer
[head]Nadorster Straße 214\t26123 {location:Oldenburg|26123 Oldenburg|Nadorster Straße 214, 26123 Oldenburg|Nadorster Straße 214, 26123 Oldenburg, Germany}\tGermany
[head]☎ {phone:+49 171 3920 047}\t✉ {email:j.petershagen@nordpost.example}
# Experience
[box]Civilian
# # {dates1:04/2023–present|2023-04..present}\t**{title1:Team leader inbound logistics}**, __{firm1:Ammerland Fleischwaren GmbH}__, Edewecht.
- {did1:Responsible for goods-in of a meat processor with 640 employees, three shifts, 31 people}
- {did1:Introduced time slots for hauliers; waiting time at the gate fell from 95 to 40 minutes}
- {did1:Deputy of the plant's cold-chain officer}
# # {dates2:09/2020–03/2023|2020-09..2023-03}\t**{title2:Yard and dispatch planner}**, __{firm2:Spedition Tjarks & Söhne KG}__, Westerstede.
{did2:Planned 38 tractor units on the lines to Denmark and the Netherlands and looked after the trailer pool.}
{did2:Wrote the emergency plan with which the depot kept working through the flood of January 2022.}

[box]Military – {service3,4,5,6:German Army}, thirteen-year commission
# # {dates3:since 10/2020|2020-10..present}\t**{title3:Liaison officer (reserve)}**, {rank3:Hauptmann} d. R., __{unit3:Kreisverbindungskommando Ammerland}__, Westerstede.
{did3:Around 20 days a year in civil-military cooperation, among them the pandemic support of two care homes.}
# # {dates4:04/2017–06/2020|2017-04..2020-06}\t**{title4:Deputy company commander}**, {rank4:Hauptmann}, __{unit4:2./Logistikbataillon 161}__, Delmenhorst.
- {did4:Second in charge of a supply company of 180 soldiers}
- {did4:Led the German supply detachment at Camp Marmal, Mazar-e Sharif, from August 2018 to January 2019}
- {did4:Handed over stores worth 14 million euros without loss at the end of the tour}
# # {dates5:10/2012–03/2017|2012-10..2017-03}\t**{title5:Platoon leader, transport platoon}**, {rank5:Oberleutnant}, __{unit5:4./Logistikbataillon 171}__, Burg (near Magdeburg).
{did5:Trained and led 36 soldiers with 22 heavy vehicles; road safety officer of the battalion from 2014.}
# # {dates6:07/2007–09/2008|2007-07..2008-09}\t**{title6:Officer candidate}**, {rank6:Fahnenjunker}, __{unit6:Offizieranwärterbataillon 1}__, Munster.
{did6:Basic and leadership training, infantry platoon attachment.}
# Education
# # {years1:10/2008–09/2012|2008-10..2012-09}\t**{degree1:M.Sc.} {area1:Industrial Engineering}**, __{school1:Helmut-Schmidt-Universität}__, Hamburg, __final grade 2.3__.
Thesis: Replenishment of decentralised stores under uncertain demand
# # {years2:08/1998–06/2007|1998-08..2007-06}\t**{degree2:Abitur}**, __{school2:Gymnasium Bad Zwischenahn-Edewecht}__, __2.1__.
# Courses and licences
| 2022 | {passed:ADR safety adviser (road)}, IHK Oldenburg |
| 2019 | {passed:Lean Six Sigma Green Belt} |
| 2013 | {passed:Driving licence classes C, CE} |
# Languages
| {language:German} | Native | __mother tongue__ |
| {language:English} | Level C1 | __SLP 3332, 2018__ |
| {language:Low German} | Conversational | __spoken at home__ |
# Computer skills
| Planning | {skill:SAP EWM}, {skill:Transporeon} |
| Office | {skill:Excel with Power Query} |
# Interests
| Sport | Rowing (coastal fours), referee since 2015 |
| Music | Tenor in the Kirchenchor St. Johannes |
`;

export const GRAPHIC_ARTIST = `[head]= {name:Clodagh Breathnach}
[head][box]Graphic artist, signwriter & screen printer
[head]| {email:clodagh@breathnachprints.example} | {phone:+353 20 912 0147} | {location:Galway}, Ireland | {url:breathnachprints.example} | {url:instagram.com/clodaghprints.example} |
# Experience
# # {title1:Senior Graphic Artist}
# # # {firm1:Corrib Signs & Livery}
[box]{dates1:Sept 2020 – Ongoing|2020-09..present}\tOranmore, Co. Galway
- {did1:Draw and set everything from shopfronts to the sides of milk tankers, about 200 jobs a year}
- {did1:Brought gilding on glass back in house; now a tenth of turnover}
- {did1:Look after two apprentices and the colour management of the wide-format printers}
# # {title2:Scenic & Print Artist}
# # # {firm2:Téada Street Theatre}
[box]{dates2:Jan 2017 – Aug 2020|2017-01..2020-08}\tGalway
- {did2:Painted backdrops and built papier-mâché heads for four summer parades}
- {did2:Designed the posters, programmes and tickets of eleven productions}
# # {title3:Junior Designer}
# # # {firm3:Western Herald Newspapers}
[box]{dates3:Oct 2013 – Dec 2016|2013-10..2016-12}\tTuam, Co. Galway
- {did3:Made up 14 pages a week, advertisements and death notices included}
- {did3:Redrew the puzzle page, which readers still write in about}
# # {title4:Studio Assistant} (weekends)
# # # {firm4:Black Sheep Print Workshop}
[box]{dates4:June 2011 – Sept 2013|2011-06..2013-09}\tLimerick
- {did4:Mixed inks, stretched screens and ran the Saturday class for children}
# Exhibitions
# # Lines of the West (group)
[box]Nov 2024\tTown Hall, Clifden
# # Milk & Diesel (solo)
[box]May 2022\tThe Shed, Galway Docks
[side]# My Life Philosophy
[side]“If it can't be read from a moving tractor, it isn't a sign.”
[side]# Most Proud of
[side]**{award:Irish Print Awards, Best Vehicle Graphics}**
[side]Gold in 2023 for the fleet of a cheese maker
[side]**{award:Arts Council Agility Award}**
[side]2021, for a series of linocuts of closed creameries
[side]# Strengths
[side]| {skill:Hand lettering} | {skill:Gilding} | {skill:Screen printing} | {skill:Linocut} |
[side]| {skill:Illustrator} | {skill:InDesign} | {skill:Vinyl wrapping} | {skill:Colour profiling} |
[side]# Languages
[side]{language:Irish}\t●●●●●
[side]{language:English}\t●●●●●
[side]{language:French}\t●●●○○
[side]# Education
[side]# # {degree1:B.A. (Hons)} in {area1:Printmaking}
[side]# # # {school1:Limerick School of Art & Design}
[side][box]{years1:Sept 2009 – June 2013|2009-09..2013-06}
[side]# # {degree2:PLC} {area2:Art Portfolio}
[side]# # # {school2:Galway Technical Institute}
[side][box]{years2:Sept 2008 – May 2009|2008-09..2009-05}
[side]# Referees
[side]**Donncha Ó Flaithearta**
[side]Owner, Corrib Signs & Livery
[side]✉ donncha@corribsigns.example
`;

export const SHORT_SERVICE_MAJOR = `[head]= {name:Devika **Shekhawat**|Devika Shekhawat}
[head][box]Operations & Facilities Leader · Veteran, Indian Army
[head]Flat 1204, Nyati Elan, Wagholi, {location:Pune|Pune, Maharashtra}, Maharashtra 412207
[head]{phone:(+91) 98220 00147}\t{email:devika.shekhawat@mailbag.example}\t{url:linkedin.com/in/devika-shekhawat-example}
# Summary
Former Army Service Corps officer with ten years in uniform and seven in temperature-controlled warehousing. Used to large teams, thin budgets and bad roads. Looking for a plant head or regional operations role in western India.
# Work Experience
# # {firm1:Sahyadri Cold Chain Pvt. Ltd.}\tPune, Maharashtra
# # # {title1:Regional Facilities Head}\t{dates1:Mar. 2022 - Present|2022-03..present}
- {did1:Run six cold stores with 41,000 pallet positions and 310 people, own P&L of INR 62 crore.}
- {did1:Brought down specific energy use by 18% by moving compressors to night tariff and re-lagging pipework.}
- {did1:Set up a hiring channel for retired JCOs; 44 of them now work as shift in-charges.}
# # {firm2:Bluedock Fulfilment Services}\tHosur, Tamil Nadu
# # # {title2:Operations Manager}\t{dates2:Oct. 2019 - Feb. 2022|2019-10..2022-02}
- {did2:Opened a 2.2 lakh sq ft fulfilment centre in 94 days and kept it open through both lockdowns.}
- {did2:Managed union talks for 420 contract workers without a day lost.}
# # {service3:Indian Army} – {unit3:5121 ASC Battalion}\tUdhampur, Jammu & Kashmir
# # # {rank3:Major}, {title3:Officer Commanding, Supply Company}\t{dates3:Jul. 2016 - Sep. 2019|2016-07..2019-09}
- {did3:Fed and fuelled 23,000 troops spread over 140 km of mountain roads, winter stocking for six months included.}
- {did3:Commanded 164 all ranks and a depot of 11,000 tonnes.}
# # {service4:Indian Army} – {unit4:871 Animal Transport Battalion}\tTenga, Arunachal Pradesh
# # # {rank4:Captain}, {title4:Adjutant}\t{dates4:Aug. 2012 - Jun. 2016|2012-08..2016-06}
- {did4:Ran discipline, postings and ceremonial for 600 men and 480 mules.}
- {did4:Led a relief column to Uttarkashi after the floods of June 2013.}
# # {service5:Indian Army} – {unit5:508 ASC Battalion}\tBathinda, Punjab
# # # {rank5:Lieutenant}, {title5:Platoon Commander}\t{dates5:Sep. 2009 - Jul. 2012|2009-09..2012-07}
- {did5:Commanded 52 drivers of a general transport platoon.}
# Honors & Awards
| 2018 | {award:GOC-in-C's Commendation Card}, Northern Command | Udhampur |
| 2013 | {award:Chief of Army Staff's Commendation Card}, Operation Rahat | New Delhi |
| 2009 | {award:Silver Medal, Order of Merit}, OTA | Chennai |
# Certificates
| 2023 | {passed:IGBC Accredited Professional}, Indian Green Building Council | Hyderabad |
| 2020 | {passed:Lean Six Sigma Black Belt}, ISI | Bengaluru |
# Skills
| Operations | {skill:WMS (Manhattan, Körber)}, {skill:Ammonia plant safety}, {skill:Contract labour law} |
| Finance | {skill:P&L ownership}, {skill:Capex planning} |
| Languages | {language:Hindi}, {language:Marwari}, {language:English}, {language:Punjabi} |
# Education
# # {school1:Symbiosis Institute of Business Management}\tPune, Maharashtra
# # # {degree1:Executive MBA}, {area1:Operations}\t{years1:Jun. 2019 - Apr. 2021|2019-06..2021-04}
# # {school2:Maharani's College}\tJaipur, Rajasthan
# # # {degree2:B.Sc.} in {area2:Physics}\t{years2:Jul. 2005 - May. 2008|2005-07..2008-05}
`;

export const SEVERAL_ENLISTMENTS = `[head]= {name:Curtis Delmar Pruitt}
[head][box]«Last updated in Nov 2026»
[head]{location:Ottumwa, IA}\t{email:curtis.pruitt@riverpost.example}\t{phone:(641) 555-0172}
# Summary
Structural and pipe welder, 25 years on the torch. AWS certified in four processes. Three enlistments in three components between 1991 and 2007, honorable discharge each time. No days lost to injury since 2009.
# Experience
# # **{firm1:Wapello Ag Equipment Co.}**, {title1:Lead Welder, Second Shift|Lead Welder}\tOttumwa, IA\t{dates1:Jan 2016 to date|2016-01..present}
- {did1:Run a crew of nine on planter frames and grain cart axles}
- {did1:Built the fixtures that took the hitch weldment from 52 to 31 minutes}
- {did1:Sign off new hires on the AWS D1.1 bend test}
# # **{firm2:Hawkeye Boiler & Pipe}**, {title2:Pipe Welder}\tEddyville, IA\t{dates2:May 2007 to Dec 2015|2007-05..2015-12}
- {did2:Welded steam and process lines at two corn mills, 6G, X-ray clear rate 98.7%}
- {did2:Traveled for shutdowns in Iowa, Nebraska, and Illinois}
# # **{firm3:Indian Hills Muffler}**, {title3:Fabricator and Welder}\tCenterville, IA\t{dates3:Oct 1998 to Mar 2003|1998-10..2003-03}
- {did3:Bent and hung exhaust systems; built trailers and stock racks to order}
# Military Service
# # **{service4:US Navy Reserve|US Navy}**, {rank4:Petty Officer Second Class}, {title4:Steelworker (SW)}\tRock Island, IL\t{dates4:Apr 2003 to Apr 2007|2003-04..2007-04}
- {unit4:Naval Mobile Construction Battalion 25}
- {did4:Mobilized to Al Anbar, Iraq, Sep 2004 to Mar 2005: up-armored 60 trucks and welded guard towers}
# # **{service5:Iowa Army National Guard|US Army}**, {rank5:Specialist}, {title5:Metal Worker (44B)}\tFairfield, IA\t{dates5:Oct 1995 to Sep 1998|1995-10..1998-09}
- {unit5:Company C, 224th Engineer Battalion}
- {did5:One weekend a month; flood duty at Keokuk, two weeks}
# # **{service6:US Army}**, {rank6:Private First Class}, {title6:Light-Wheel Vehicle Mechanic (63B)}\tFort Carson, CO\t{dates6:Jul 1991 to Jul 1994|1991-07..1994-07}
- {unit6:4th Engineer Battalion}
- {did6:Kept 40 five-ton trucks running in the motor pool}
# Certifications
- {passed:AWS Certified Welder: D1.1 3G/4G SMAW}, renewed Feb 2026
- {passed:AWS Certified Welder: 6G pipe GTAW}, renewed Feb 2026
- {passed:OSHA 10-Hour General Industry}, 2016
# Skills
**«Processes:»** {skill:SMAW}, {skill:GMAW}, {skill:GTAW}, {skill:FCAW}
**«Shop:»** {skill:Press brake}, {skill:Blueprint reading}, {skill:Fixture building}, {skill:Robot touch-up (Fanuc)}
# Education
# # **{school1:Indian Hills Community College}**, {degree1:Diploma} in {area1:Welding Technology}\tOttumwa, IA\t{years1:Aug 1997 to May 1998|1997-08..1998-05}
# # **{school2:Davis County High School}**, {degree2:High School Diploma}\tBloomfield, IA\t{years2:May 1991|1991-05}
`;

export const VET_NURSE = `[side]= {name:Lowri Haf Prydderch}
[side][box]Registered Veterinary Nurse
[side]| ⌂ | {location:Machynlleth}, Powys |
[side]| ✆ | {phone:07700 900264} |
[side]| ✉ | {email:lowri.prydderch@swyddfa.example} |
[side]| @ | {url:lowrihaf.example/nyrs} |
[side]# About me
[side]Farmer's daughter from Darowen and a nurse of small and large animals for fifteen years. I like anaesthesia, calm cats and honest talk with owners.
[side]# Skills
[side]{skill:Anaesthesia monitoring}
[side]{skill:Dental charting}
[side]{skill:Theatre sterilisation}
[side]{skill:Lambing & calving}
[side]{skill:Provet Cloud}
[side]«(*)[The skill scale is from 0 (Fundamental Awareness) to 6 (Expert).]»
# interests
Sheepdog trials, the young farmers' drama club and swimming in Llyn Coch-hwyad until it freezes.
# education
# # {years1:2009–2011|2009..2011}\t{degree1:Level 3 Diploma} in {area1:Veterinary Nursing}\tAberystwyth
__{school1:Coleg Ceredigion}__
Work placements at two mixed practices.
# # {years2:2002–2009|2002..2009}\t{degree2:A levels} ({area2:Biology, Welsh, Art})\tMachynlleth
__{school2:Ysgol Bro Ddyfi}__
# certificates
# # 2022\t{passed:Nurse Certificate in Anaesthesia}\tVetCert Academy
# # 2018\t{passed:Advanced Dental Nursing}\tBSAVA
# # 2011\t{passed:RCVS registration}\tLondon
# awards
# # 2019\t{award:Nurse of the Year, runner-up}\tMid Wales Vets
# experience
# # {dates1:since 2021|2021..present}\t{title1:Head Veterinary Nurse}\tMachynlleth
__{firm1:Milfeddygon Dyfi}__
{did1:I lead six nurses and two students in a mixed practice with three surgeries and write the rota for nights and weekends.}
{did1:Since I reorganised the nurse clinics, two thirds of post-operative checks no longer need a vet.}
# # {dates2:2015–2021|2015..2021}\t{title2:Veterinary Nurse}\tTywyn
__{firm2:Cader Veterinary Group}__
{did2:Theatre and ward nursing, dispensary orders and stock, and puppy classes on Thursday evenings.}
{did2:Clinical coach for three students, all of whom passed first time.}
# # {dates3:2011–2015|2011..2015}\t{title3:Veterinary Nurse (farm and equine)}\tWelshpool
__{firm3:Hafren Farm Vets}__
{did3:Travelled with the vets to TB tests, caesareans and foalings and ran the small laboratory.}
# # {dates4:2008|2008..2008}\t{title4:Kennel Assistant}, summer job\tCemmaes
__{firm4:Glantwymyn Boarding Kennels}__
{did4:Cleaned, fed and walked up to forty dogs.}
# other information
# # Languages\t{language:Welsh}, {language:English}\tfirst languages
# # Driving\t{passed:Full licence with B+E trailer}\tsince 2008
`;

export const TRAM_DRIVER = `[head]= {name:Marek Holub-Staniforth}
[head][box]Tram driver and driver instructor
[head]{location:Sheffield}, GB\t{email:marek.holub@tramstop.example}\t{phone:07700 900481}
# About
I have driven trams for eleven years and taught others to drive them for four. Before that I drove buses and mended pianos. I am looking for a place in a control room or a training school.
# Work
# # {firm1,2,3:South Riding Supertram}
Light rail operator with four lines and 32 trams\tSheffield
# # # {title1:Driver Instructor}
{dates1:Feb 2022 – Present|2022-02..present}
{did1:Take new drivers from the classroom to their first day alone, fourteen weeks each.}
- {did1:27 of 29 trainees qualified at the first attempt}
- {did1:Wrote the cab handbook for the tram-train units}
# # # {title2:Tram Driver}
{dates2:Jul 2016 – Feb 2022|2016-07..2022-02}
- {did2:Drove all four routes in passenger service, early and late turns}
- {did2:Safety representative of the depot from 2018}
- {did2:Commended for stopping short of a child on the track at Hillsborough}
# # # {title3:Conductor}
{dates3:May 2015 – Jul 2016|2015-05..2016-07}
- {did3:Sold and checked tickets, helped people with wheelchairs and prams}
# # {firm4:Pennine & Don Buses}
Rotherham
# # # {title4:Bus Driver}
{dates4:Nov 2011 – Apr 2015|2011-11..2015-04}
- {did4:Drove urban and school routes from Rotherham depot without a blameworthy accident}
# # {firm5:Antonín Holub Pianos}
Family workshop\tOlomouc, Czechia
# # # {title5:Piano Technician}
{dates5:Sep 2004 – Aug 2011|2004-09..2011-08}
{did5:Restrung and regulated uprights and tuned for two music schools.}
# Volunteer
# # {cause1:Wincobank Tramway Museum}
# # # {role1:Motorman}
Mar 2019 – Present
Drive a 1932 car on open days.
# Education
# # {school1:Conservatory of Olomouc}
# # # {degree1:Maturita} in {area1:Piano Making}
{years1:Sep 2000 – Jun 2004|2000-09..2004-06}
# Certificates
# # {passed:ORR Light Rail Driver Competence}
Jan 2016
# # {passed:Category D driving licence (PCV) with CPC}
Oct 2011
# # {passed:Level 3 Award in Education and Training}
Dec 2021
# Skills
# # Driving
| {skill:Defensive driving} | {skill:Line-of-sight signalling} | {skill:Degraded mode working} |
# # Teaching
| {skill:Lesson planning} | {skill:Route learning} |
# Languages
# # {language:Czech}
Native
# # {language:English}
Fluent
# # {language:Polish}
Good
# Interests
# # Music
| Piano duets | Brass band (euphonium) |
`;
