// CVs of the twentieth batch, with their facts marked (`fact-markup.ts`). None of these people exist.

export const PRODUCT_MANAGER = `= {name:Joris Velthuizen}
Senior Product Manager | Payments and Marketplace Platforms
{location:Utrecht, Netherlands|Utrecht} | {phone:+31 6 5550 0142} | {email:joris@velthuizen.example} | {url:linkedin.com/in/jorisvelthuizen-example}

# Professional Summary
Product manager with nine years of experience in payments, marketplaces and subscription software. Comfortable with engineers, finance teams and regulators. Known for small releases, honest roadmaps and clear writing.

# Core Skills
- {skill:Product discovery}
- {skill:Roadmap planning}
- {skill:A/B testing}
- {skill:SQL}
- {skill:PSD2 and open banking}
- {skill:Amplitude}
- {skill:Jira}

# Professional Experience
**{title1:Senior Product Manager}**
{firm1:Kwikpay Europe B.V.} | Amsterdam, Netherlands | {dates1:03/2021 – Present|2021-03..present}
- {did1:Own the merchant onboarding product used by 14,000 small businesses in six countries}
- {did1:Reduced the median onboarding time from nine days to 31 hours by replacing three manual checks}
- {did1:Lead a team of eight engineers, one designer and one compliance analyst}

**{title2:Product Manager}**
{firm2:Groenveld Marktplein B.V.} | Utrecht, Netherlands | {dates2:09/2018 – 02/2021|2018-09..2021-02}
- {did2:Launched seller subscriptions, which brought in €2.1 million of recurring revenue in the first year}
- {did2:Ran 42 A/B tests on search and listing pages}
- {did2:Introduced quarterly planning with written goals for four product teams}

**{title3:Associate Product Manager}**
{firm3:Lekstroom Software B.V.} | Nieuwegein, Netherlands | {dates3:08/2016 – 08/2018|2016-08..2018-08}
- {did3:Wrote the requirements of the invoicing module and tested each release with customers}
- {did3:Interviewed more than 80 bookkeepers and turned the findings into a two-year roadmap}

# Education
**{degree1:MSc} in {area1:Business Informatics}**
{school1:Utrecht University} | {years1:2014 – 2016|2014..2016}

**{degree2:BSc} in {area2:Information Science}**
{school2:Utrecht University} | {years2:2011 – 2014|2011..2014}

# Certifications
- {passed:Certified Scrum Product Owner (CSPO)}, 2018
- {passed:Pragmatic Institute Certified, Level III}, 2020

# Languages
- {language:Dutch} – native
- {language:English} – C2
- {language:German} – B1
`;

export const GRADUATE = `= {name:Rachel Tan Hui Xin}
{phone:+65 8555 0117} · {email:rachel.tanhx@kampongmail.example} · {url:github.com/racheltanhx-example} · {location:Singapore}
# Education
**{school1:National University of Singapore}**\t{years1:Aug 2021 – May 2025|2021-08..2025-05}
__{degree1:Bachelor of Engineering (Honours)} in {area1:Environmental Engineering}__\tHonours with Distinction, CAP 4.38/5.00
**{school2:Anderson Serangoon Junior College}**\t{years2:Jan 2019 – Dec 2020|2019-01..2020-12}
__{degree2:Singapore-Cambridge GCE A-Level}__\tChemistry, Mathematics, Physics, Economics
# Work Experience
**{firm1:Keppel Bay Water Technologies Pte Ltd}**\t{dates1:May 2024 – Dec 2024|2024-05..2024-12}
__{title1:Process Engineering Intern}__\tTuas
- {did1:Sized a 600 m³/day membrane bioreactor for a food factory and drew the process flow diagrams in AutoCAD}
- {did1:Collected and tested influent samples every week for three months and reported the results to PUB}
- {did1:Wrote a Python script that flags drift in pH probes; operators now use it on four sites}
**{firm2:National Environment Agency}**\t{dates2:May 2023 – Aug 2023|2023-05..2023-08}
__{title2:Research Intern, Air Quality}__\tScotts Road
- {did2:Compared low-cost PM2.5 sensors with reference stations at five locations}
- {did2:Presented the findings to a panel of twelve scientists and engineers}
**{firm3:Mind Stretcher Learning Centre}**\t{dates3:Jan 2021 – Jul 2021|2021-01..2021-07}
__{title3:Tutor, Lower Secondary Science}__\tTampines
- {did3:Taught four weekly classes of ten pupils and prepared their worksheets}
# Co-Curricular Activities
**{cause1:NUS Students' Environmental Club}**\tAug 2022 – May 2024
__{role1:Vice-President}__\t22 committee members
- Organised a campus swap market with 900 visitors and 1.2 tonnes of goods reused
**{cause2:Willing Hearts Soup Kitchen}**\t2019 – 2021
__{role2:Kitchen Volunteer}__\tKembangan
# Awards
- {award:Dean's List}, Semester 1 AY2023/24
- {award:PUB Water Technology Prize}, 2024
# Skills
**«Software:»** {skill:AutoCAD}, {skill:EPANET}, {skill:Python}, {skill:MATLAB}, {skill:QGIS}
**«Laboratory:»** {skill:Jar testing}, {skill:Ion chromatography}
**«Languages:»** {language:English} (native), {language:Mandarin} (native), {language:Malay} (conversational)
`;

export const CANADIAN_WELDER = `[side]# CONTACT
[side]{phone:780-555-0164}
[side]{email:tyler.desjarlais@sparkmail.example}
[side]{location:Leduc, AB|Leduc, Alberta|Leduc}
[side]# TICKETS
[side]- {passed:Red Seal Welder}
[side]- {passed:CWB SMAW & FCAW, all positions}
[side]- {passed:ABSA B Pressure (Grade B)}
[side]- {passed:H2S Alive}
[side]- {passed:CSTS 2020}
[side]- {passed:Standard First Aid / CPR-C}
[side]- {passed:Class 3 licence with air brakes}
[side]# SKILLS
[side]- {skill:TIG root, 7018 cap}
[side]- {skill:Blueprint reading}
[side]- {skill:Plasma and oxy-fuel cutting}
[side]- {skill:Lathe and mill}
[side]- {skill:Aluminum}
[side]# EDUCATION
[side]**{degree1:Welder Apprenticeship}**
[side]{school1:NAIT}, Edmonton
[side]{years1:2016 - 2018|2016..2018}
[side]**{degree2:High School Diploma}**
[side]{school2:Lac La Biche Portage School}
[side]{years2:2009|2009..2009}
[side]# LANGUAGES
[side]{language:English}
[side]{language:Michif} (basic)
[side]# OFF THE CLOCK
[side]Beer league goalie, ice fishing, restoring a '78 Ford with my dad
= {name:TYLER DESJARLAIS}
[box]RED SEAL WELDER  •  VETERAN
# ABOUT ME
Welder with fifteen years under the hood, six of them in uniform. I've burned rod on pressure vessels, bridges, LAVs and everything in between. Clean drug test, clean abstract, own truck, happy with camp work.
# WORK EXPERIENCE
# # {title1:Journeyperson Welder – Pressure}
{firm1:Borealis Pressure Vessels Inc.}  |  Nisku, AB
[box]{dates1:MAY 2019 - PRESENT|2019-05..present}
- {did1:Build and repair separators, treaters and heat exchangers to ASME Section VIII}
- {did1:X-ray repair rate under 0.8% over the last three years}
- {did1:Lead hand on night shift for a crew of five, two of them apprentices}
- {did1:Re-did the consumables crib so that nothing gets mixed up; saved about $20K a year}
# # {title2:Structural Welder}
{firm2:Waskasoo Bridge & Steel}  |  Red Deer, AB
[box]{dates2:OCT 2016 - APR 2019|2016-10..2019-04}
- {did2:FCAW on highway girders and pedestrian bridges to CSA W59}
- {did2:Field repairs in winter, including the Highway 11 overpass after the 2018 truck strike}
# # {title3:Materials Technician} – {rank3:Corporal}
{service3:Canadian Army}  |  {unit3:1 Service Battalion}, Edmonton, AB
[box]{dates3:JUN 2012 - SEP 2016|2012-06..2016-09}
- {did3:Welded and machined parts for LAV III, Leopard 2 and trucks that you couldn't order any more}
- {did3:Deployed to Kuwait on Op IMPACT as the only mat tech of a 40-person maintenance platoon}
- {did3:Taught basic welding to eleven new technicians}
# # {title4:Materials Technician} – {rank4:Private}
{service4:Canadian Army}  |  {unit4:CFB Borden and CFB Shilo}, MB
[box]{dates4:AUG 2010 - JUN 2012|2010-08..2012-06}
- {did4:Learned the trade: sheet metal, painting, textiles, welding, machining}
# REFERENCES
On request. My foreman at Borealis knows I'm looking.
`;

export const NAVY_STOREKEEPER = `[head]APS5 Inventory and Distribution Officer – Vacancy ref. 24/2291\tK Novak
= {name:Kerrie-Anne Novak}
3/18 Bundock Street, {location:Vincentia NSW 2540|Vincentia|Vincentia NSW|Vincentia, NSW|3/18 Bundock Street, Vincentia NSW 2540}
«Mobile»\t{phone:0491 570 156}
«Email»\t{email:ka.novak@jervismail.example}
«Citizenship»\tAustralian
«Availability»\tFour weeks' notice
# Career summary
|Period\tPosition\tOrganisation
|2022 – now\tWarehouse Team Leader\tShoalhaven Health Logistics
|2015 – 2022\tPetty Officer, Maritime Logistics\tRoyal Australian Navy
|2009 – 2015\tSailor to Leading Seaman, Maritime Logistics\tRoyal Australian Navy
|2007 – 2009\tCustomer Service Assistant\tBunnings Nowra
# Employment history
# # 1
«Position»\t{title1:Warehouse Team Leader}
«Employer»\t{firm1:Shoalhaven Health Logistics}, South Nowra
«Dates»\t{dates1:14 February 2022 to current|2022-02..present}
«Reports to»\tDistribution Manager
«Staff»\t9 (full-time equivalent 7.4)
«Duties»\tAs team leader I:
- {did1:roster and supervise nine storepersons across two shifts}
- {did1:manage 6,200 stock lines of medical consumables with a value of $4.8 million}
- {did1:investigate discrepancies and report them monthly to the finance team}
«Achievement»\t{did1:Lifted stock accuracy from 91 to 98.7 per cent in ten months by introducing daily cycle counts}
# # 2
«Position»\t{title2:Supply Chain Supervisor, Maritime Logistics|Supply Chain Supervisor}
«Rank»\t{rank2:Petty Officer}
«Employer»\t{service2:Royal Australian Navy}, {unit2:HMAS Choules} and later HMAS Albatross
«Dates»\t{dates2:6 July 2015 to 28 January 2022|2015-07..2022-01}
«Reports to»\tDeputy Supply Officer
«Staff»\t6
«Duties»\tAs senior storekeeper I:
- {did2:controlled demands, receipts and issues of 18,000 line items on board}
- {did2:loaded and accounted for relief stores during Operation Bushfire Assist 2019–20}
- {did2:ran the annual stocktake of restricted and hazardous items without a loss}
«Achievement»\t{did2:Received a Fleet Commander's bronze commendation for the unloading plan at Mallacoota}
# # 3
«Position»\t{title3:Stores Naval|Stores Naval, later Maritime Logistics}, later Maritime Logistics
«Rank»\t{rank3:Leading Seaman} (from 2013)
«Employer»\t{service3:Royal Australian Navy}, {unit3:HMAS Toowoomba} and HMAS Cerberus
«Dates»\t{dates3:12 January 2009 to 5 July 2015|2009-01..2015-07}
«Duties»\tIn this period I:
- {did3:issued spares and clothing and kept the bonded store}
- {did3:served six months in the Middle East on Operation Slipper}
# # 4
«Position»\t{title4:Customer Service Assistant}
«Employer»\t{firm4:Bunnings}, Nowra
«Dates»\t{dates4:March 2007 to December 2008|2007-03..2008-12}
«Duties»\t{did4:Served trade customers and unpacked deliveries}
# Qualifications and training
|Year\tQualification\tProvider
|{years1:2021|2021..2021}\t{degree1:Diploma} of {area1:Logistics}\t{school1:TAFE NSW}, Nowra
|{years2:2012|2012..2012}\t{degree2:Certificate III} in {area2:Supply Chain Operations}\t{school2:Royal Australian Navy Supply School}, HMAS Cerberus
|2023\t{passed:LF High Risk Work Licence (forklift)}\tSafeWork NSW
|2024\t{passed:HLTAID011 Provide First Aid}\tSt John Ambulance
# Statement against the selection criteria
**1. Supports strategic direction**
At Shoalhaven Health Logistics the regional office asked every warehouse to cut expired stock by half. I read the three-year plan, compared it with our own figures and found that two thirds of our waste came from 40 lines. I set new minimum levels with the wards, explained the reason at handover and checked the figures each Friday. After eight months expired stock had fallen by 58 per cent.
**2. Communicates with influence**
On board Choules I had to tell the engineering department that their preferred supplier could not deliver before we sailed. I brought two alternatives with lead times and prices to the meeting, listened to their concerns about warranty, and we agreed on a split order. The ship sailed with every critical spare.
# Referees
|Ms Denise Athanasiou<br>Distribution Manager, Shoalhaven Health Logistics<br>(02) 5550 0133\tLCDR Brett Quilty RAN (retd)<br>former Deputy Supply Officer, HMAS Choules<br>0491 570 158
`;

export const SITE_FOREMAN = `{name:HEMI TE RANGI}
14 Puriri Street, {location:Castlecliff, Whanganui 4501|Castlecliff, Whanganui|Whanganui|Castlecliff|14 Puriri Street, Castlecliff, Whanganui 4501}
Ph {phone:021 555 0188}   {email:hemi.terangi@awamail.example}

Kia ora. I'm a site foreman with a background in Army engineers. Eleven years running crews on roads, drainage and small bridges. I like a tidy site and a crew that goes home in one piece.

TICKETS
{passed:Site Safe Foundation Passport}, {passed:Site Traffic Management Supervisor (STMS) Level 1}, {passed:Class 1, 2 and 4 licence with W, T and R endorsements}, {passed:Confined Space Entry}, {passed:Growsafe}

WHERE I'VE WORKED

{title1:Site Foreman} for {firm1:Hargreave Civil Ltd} in Whanganui, {dates1:Feb 2019 to now|2019-02..present}
{did1:I run a crew of 8 to 14 on council roading, culverts and retaining walls, jobs up to $3.5m.} {did1:Look after the programme, day books, plant hire and subbies.} {did1:Rebuilt 2.4 km of the Parapara road after the slip in 2022 and handed it back five weeks early.}

{title2:Leading Hand} with {firm2:Downes Drainage} in Palmerston North, {dates2:Nov 2015 to Jan 2019|2015-11..2019-01}
{did2:Set out and laid stormwater and sewer mains from 150 to 1200 mm.} {did2:Ran the digger and the laser, kept the as-builts and trained three cadets.} {did2:Two years without a lost time injury.}

{title3:Combat Engineer}, {rank3:Corporal} from 2012, in the {service3:New Zealand Army} ({unit3:2 Engineer Regiment}, Linton Camp), {dates3:Jan 2006 to Oct 2015|2006-01..2015-10}
{did3:Section commander of ten sappers from 2012.} {did3:Built a school and two water points in Bamyan, Afghanistan, with the provincial reconstruction team.} {did3:Cleared liquefaction and shored up buildings in Christchurch for seven weeks after the February 2011 quake.}

{title4:Shed hand} with {firm4:Wairua Shearing}, Taihape, {dates4:2004 to 2005|2004..2005}
{did4:Two seasons of sweeping, pressing and a bit of wool classing.}

SCHOOL AND COURSES
{years1:2014|2014..2014}   {degree1:NZ Certificate} in {area1:Infrastructure Works} (Supervisor) Level 4, {school1:Connexis}
{years2:1999 to 2003|1999..2003}   {school2:Taihape Area School}, {degree2:NCEA Level 2}

OTHER BITS
{role1:Coach} of the under 13s at {cause1:Kaierau Rugby Club} since 2017. Volunteer when the river floods.
Speak {language:English} and {language:te reo Māori} (conversational).

REFEREES
Grant Hargreave, Managing Director, Hargreave Civil, 021 555 0121
WO2 (retd) Sione Faleafa, 2 Engineer Regiment, 027 555 0109
`;

export const IRISH_QUARTERMASTER = `= Curriculum Vitae
# Personal Details
|«Name:»\t{name:Declan Moriarty}
|«Address:»\t12 Cluain Ard, Ballymahon Road, {location:Athlone, Co. Westmeath|Athlone|Athlone, Co. Westmeath, N37 X2K4|12 Cluain Ard, Ballymahon Road, Athlone, Co. Westmeath|12 Cluain Ard, Ballymahon Road, Athlone, Co. Westmeath, N37 X2K4}, N37 X2K4
|«Mobile:»\t{phone:086 555 0173}
|«Email:»\t{email:declan.moriarty@shannonmail.example}
|«Licence:»\t{passed:Full clean driving licence, categories B, C and CE|Full clean driving licence}
# Personal Statement
An experienced stores and facilities supervisor with 23 years in the Defence Forces and six in the medical devices industry. Used to audits, tight budgets and busy loading bays. I am looking for a facilities or warehouse manager's role in the Midlands.
# Education and Training
{years1:2017 – 2019|2017..2019}: **{degree1:Higher Certificate} in {area1:Supply Chain Management}**, {school1:Athlone Institute of Technology}
{years2:1990 – 1996|1990..1996}: **{degree2:Leaving Certificate}**, {school2:Coláiste Mhuire}, Mullingar
«Other courses:» {passed:Manual Handling Instructor (QQI Level 6)}; {passed:IOSH Managing Safely}; {passed:Safe Pass}; {passed:Occupational First Aid}
# Career History
# # {dates1:Sept. 2019 – to date|2019-09..present}: {title1:Warehouse and Facilities Supervisor}
{firm1:Shannonbridge Medtech Ltd.}, Garrycastle, Athlone
{did1:I supervise a team of eleven in goods inwards, the cleanroom store and building maintenance.} {did1:I brought the stores through three HPRA and FDA inspections without a major finding.} {did1:My shift pattern for the loading bay took haulier waiting time down from 70 to 25 minutes.}
# # {dates2:March 2013 – Aug. 2019|2013-03..2019-08}: {title2:Company Quartermaster Sergeant} ({rank2:CQMS})
{service2:Defence Forces|Irish Defence Forces}, {unit2:6th Infantry Battalion}, Custume Barracks, Athlone
{did2:Accountable for the weapons, vehicles, clothing and ammunition of a rifle company, about €6 million on charge.} {did2:Deployed as CQMS to UNIFIL in South Lebanon in 2015 and to UNDOF on the Golan Heights in 2018, where I ran the camp stores and the water supply.} {did2:Every board of survey closed with no deficiency.}
# # {dates3:1996 – 2013|1996..2013}: {title3:Storeman, later Section Sergeant|Storeman|Section Sergeant} ({rank3:Sergeant} from 2006)
{service3:Defence Forces|Irish Defence Forces}, {unit3:4th Western Brigade}, Renmore and Athlone
{did3:Recruit, infantry soldier, storeman and then section sergeant.} {did3:Overseas service in Lebanon, Liberia and Chad.} {did3:Instructor on four recruit platoons.}
# Achievements
{award:Military Service Medal} and three UN medals; {award:Battalion NCO of the Year 2010}; finisher of six Dublin marathons
# Interests
GAA ({role1:selector} with {cause1:Garrycastle minor footballers}), hill walking, restoring clocks
# Referees
|Ms Aoife Lenihan, Operations Director,<br>Shannonbridge Medtech Ltd.<br>090 555 0150\tComdt. Tomás Breslin (retd.)<br>formerly 6th Infantry Battalion<br>087 555 0116
`;

export const INDIAN_MAJOR = `= CURRICULUM VITAE
[box]**MAJ {name:VIKRAM SINGH SHEKHAWAT} (RETD)**
[box]«Mob :-» {phone:+91 98290 55501} / «E-mail :-» {email:vikram.shekhawat@sainikmail.example}
[box]«Add :-» Flat No 302, Aravali Enclave, Khatipura Road, {location:Jaipur (Rajasthan) - 302012|Jaipur|Jaipur, Rajasthan|Jaipur (Rajasthan)|Flat No 302, Aravali Enclave, Khatipura Road, Jaipur (Rajasthan) - 302012}
# OBJECTIVE
To obtain a challenging assignment in Administration / Security / Facility Management in a reputed organisation where my leadership of men and experience of difficult terrain can be put to best use.
# SYNOPSIS
- Twelve years of commissioned service in the Army Service Corps and five years in the corporate sector.
- Led teams from 30 to 240 men in Jammu & Kashmir, Sikkim and a UN mission.
- Fully conversant with contract labour laws, vendor management, ERP and fire safety audits.
# WORK EXPERIENCE (CORPORATE)
|Ser\tOrganisation\tDesignation\tPeriod\tResponsibilities
|1.\t{firm1:Marudhar Cement Works Ltd}, Chittorgarh\t{title1:DGM (Admin & Security)}\t{dates1:Aug 2021 to till date|2021-08..present}\t- {did1:Heading a team of 160 security guards and 22 admin staff at plant and township.}<br>- {did1:Reduced pilferage at the loading yard by 70% with RFID gate passes.}<br>- {did1:Liaison with district administration and police.}
|2.\t{firm2:Pinkcity Cold Chain Pvt Ltd}, Jaipur\t{title2:Manager (Transport)}\t{dates2:Sep 2019 to Jul 2021|2019-09..2021-07}\t- {did2:Managed a fleet of 54 reefer trucks and 110 drivers.}<br>- {did2:Kept vaccine deliveries running throughout the lockdown.}
# MILITARY SERVICE ({service3,4,5:INDIAN ARMY|Indian Army})
|Ser\tUnit\tRank & Appointment\tPeriod\tResponsibilities
|1.\t{unit3:HQ 17 Mountain Division}, Gangtok\t{rank3:Major}, {title3:DAAG}\t{dates3:Jun 2016 to Aug 2019|2016-06..2019-08}\t- {did3:Personnel and discipline matters of 9,000 troops.}<br>- {did3:Raised the transit camp for convoys to North Sikkim.}
|2.\t{unit4:INDBATT, MONUSCO}, Goma (DR Congo)\t{rank4:Captain}, {title4:Battalion Transport Officer}\t{dates4:May 2014 to May 2016|2014-05..2016-05}\t- {did4:Responsible for 92 UN vehicles and fuel for four bases.}<br>- {did4:Escorted 130 convoys with nil loss.}
|3.\t{unit5:5121 ASC Battalion}, Leh\t{rank5:Lieutenant}, {title5:Platoon Commander}\t{dates5:Sep 2007 to Apr 2014|2007-09..2014-04}\t- {did5:Commanded a platoon of 64 drivers on the Srinagar-Leh highway.}
# EDUCATIONAL QUALIFICATION
|Course\tInstitute / Board\tYear\tMarks
|{degree1:PG Diploma} ({area1:HR Management})\t{school1:Symbiosis Centre for Distance Learning}, Pune\t{years1:2018|2018..2018}\t68%
|{degree2:B.Sc} ({area2:PCM})\t{school2:University of Rajasthan}, Jaipur\t{years2:2005|2005..2005}\t61%
|{degree3:XII} (CBSE)\t{school3:Sainik School}, Chittorgarh\t{years3:2002|2002..2002}\t72%
# MILITARY & OTHER COURSES
- {passed:Junior Command Course}, Mhow (2015)
- {passed:Basic Mechanical Transport Course}, ASC Centre, Bangalore (2009)
- {passed:Lead Auditor ISO 45001:2018} (TUV India, 2022)
# AWARDS
- {award:Chief of Army Staff Commendation Card}, 2017
- {award:UN Medal MONUSCO}
# COMPUTER SKILLS
{skill:MS Office}, {skill:SAP MM} (user level)
# PERSONAL DATA
|«Father's Name»\tLate Sh. Bhanwar Singh Shekhawat
|«Date of Birth»\t11 Nov 1984
|«Marital Status»\tMarried, two children
|«Nationality»\tIndian
|«Languages Known»\t{language:Hindi}, {language:English}, {language:Rajasthani}
|«Passport»\tValid upto 2031
|«Hobbies»\tHorse riding, Golf
# DECLARATION
I hereby declare that the above information is true to the best of my knowledge and belief.
Place: Jaipur\t(V S Shekhawat)
Date: 03 Mar 2025
`;
