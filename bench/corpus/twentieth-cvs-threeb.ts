// CVs of the twentieth batch, with their facts marked (`fact-markup.ts`). None of these people exist.

export const UKRAINIAN_TRANSLATOR = `[head]= {name:Olena Havrylyshyn}
[head]**«Nationality:»** Ukrainian   **«Date of birth:»** 19/08/1990   **«Phone number:»** {phone:(+48) 555 010 177} (Mobile)
[head]**«Email address:»** {email:olena.havrylyshyn@perekladmail.example}   **«LinkedIn:»** {url:linkedin.com/in/olena-havrylyshyn-example}
[head]**«Home:»** ul. Krochmalna 41/7, 20-401 {location:Lublin|Lublin, Poland|Lublin (Poland)|20-401 Lublin|ul. Krochmalna 41/7, 20-401 Lublin (Poland)|20-401 Lublin (Poland)|20-401 Lublin, Poland|ul. Krochmalna 41/7, Lublin|ul. Krochmalna 41/7, Lublin (Poland)|ul. Krochmalna 41/7, Lublin, Poland|ul. Krochmalna 41/7, 20-401 Lublin|ul. Krochmalna 41/7, 20-401 Lublin, Poland} (Poland)
# ABOUT ME
Translator and project manager with a degree in English and German and ten years of technical, legal and military translation. Two years as an officer taught me to plan under pressure and to explain things once and clearly.
# WORK EXPERIENCE
# # {title1:Localisation project manager}
__{firm1:Slovobud Sp. z o.o.}__   [ {dates1:01/03/2024 – Current|2024-03..present} ]
[box]«City:» Lublin | «Country:» Poland
- {did1:Plan and deliver 25 to 30 localisation projects a month into Polish, Ukrainian and German}
- {did1:Recruit and assess freelance translators; the pool has grown from 40 to 115 people}
- {did1:Set up a term base of 9,000 entries for agricultural machinery}
# # {title2:Liaison officer and interpreter}, {rank2:Senior Lieutenant}
__{service2:Armed Forces of Ukraine}, {unit2:24th Mechanised Brigade}__   [ {dates2:24/02/2022 – 15/01/2024|2022-02..2024-01} ]
[box]«City:» Yavoriv | «Country:» Ukraine
- {did2:Interpreted for foreign instructors at the training centre and at courses in Poland and the United Kingdom}
- {did2:Translated manuals of five weapon and radio systems into Ukrainian}
- {did2:Led a section of seven interpreters}
# # {title3:In-house translator}
__{firm3:Halychyna Agromash PrJSC}__   [ {dates3:01/09/2016 – 23/02/2022|2016-09..2022-02} ]
[box]«City:» Drohobych | «Country:» Ukraine
- {did3:Translated contracts, tenders and operating instructions from and into English and German}
- {did3:Interpreted at trade fairs in Hanover and Kielce}
# # {title4:English teacher}
__{firm4:Secondary School No. 14}__   [ {dates4:01/09/2014 – 31/08/2016|2014-09..2016-08} ]
[box]«City:» Drohobych | «Country:» Ukraine
{did4:Taught English to pupils aged 11 to 16 and ran the debating club.}
# EDUCATION AND TRAINING
# # {degree1:Master of Arts} in {area1:Translation (English and German)}
__{school1:Ivan Franko National University of Lviv}__   [ {years1:01/09/2012 – 30/06/2014|2012-09..2014-06} ]
[box]«City:» Lviv | «Country:» Ukraine | «Level in EQF:» EQF level 7
# # {degree2:Bachelor of Arts} in {area2:English Philology}
__{school2:Drohobych State Pedagogical University}__   [ {years2:01/09/2008 – 30/06/2012|2008-09..2012-06} ]
[box]«City:» Drohobych | «Country:» Ukraine
# LANGUAGE SKILLS
**«Mother tongue(s):»** {language:Ukrainian}
**«Other language(s):»**
|\tUNDERSTANDING<br>Listening\tReading\tSPEAKING<br>Production\tInteraction\tWRITING
|{language:English}\tC2\tC2\tC1\tC1\tC1
|{language:German}\tC1\tC1\tB2\tB2\tB2
|{language:Polish}\tC1\tC1\tB2\tC1\tB1
[box]Levels: A1 and A2: Basic user; B1 and B2: Independent user; C1 and C2: Proficient user
# DIGITAL SKILLS
{skill:SDL Trados Studio} | {skill:memoQ} | {skill:Xbench} | {skill:Microsoft Excel}
# VOLUNTEERING
# # {role1:Volunteer interpreter}
__{cause1:Homo Faber Association}__   [ 01/04/2024 – Current ]
[box]«City:» Lublin | «Country:» Poland
Help families from Ukraine at doctors' appointments and in offices.
# HONOURS AND AWARDS
{award:Medal "For Military Service to Ukraine"}   [ 2023 ]
# DRIVING LICENCE
{passed:Driving Licence: B}
`;

export const NURSE_ABROAD = `[head]Europass
[head]Curriculum Vitae
# Personal information
|«First name(s) / Surname(s)»\t**{name:Jincy Mol Kurian}****
|«Address(es)»\tStaff Housing Block C, Room 214, Al Muhammadiyah, {location:Riyadh|Riyadh, Saudi Arabia|Riyadh (Saudi Arabia)|Staff Housing Block C, Room 214, Al Muhammadiyah, Riyadh|Staff Housing Block C, Room 214, Al Muhammadiyah, Riyadh (Saudi Arabia)|Staff Housing Block C, Room 214, Al Muhammadiyah, Riyadh, Saudi Arabia} (Saudi Arabia)
|«Mobile»\t{phone:+966 55 550 0148}
|«E-mail»\t{email:jincykurian.rn@pampamail.example}
|«Nationality»\tIndian
|«Date of birth»\t02/05/1991
|«Gender»\tFemale
|**Desired employment / Occupational field**\t**Staff nurse, renal or intensive care, Ireland**
# Work experience
|«Dates»\t{dates1:From 15 March 2018 to present|2018-03..present}
|«Occupation or position held»\t{title1:Staff Nurse, Haemodialysis}
|«Main activities and responsibilities»\t{did1:Care for six patients per shift before, during and after dialysis.}<br>{did1:Cannulate fistulas and care for permanent catheters.}<br>{did1:Train new nurses on the Fresenius 5008 machine.}<br>{did1:Infection control link nurse; catheter infections fell from 2.1 to 0.6 per 1,000 days.}
|«Name and address of employer»\t{firm1:Al Rawdah Specialist Hospital}, King Abdullah Road, Riyadh (Saudi Arabia)
|«Type of business or sector»\tPrivate hospital, 320 beds

|«Dates»\t{dates2:From 1 June 2015 to 28 February 2018|2015-06..2018-02}
|«Occupation or position held»\t{title2:Staff Nurse, Medical Intensive Care}
|«Main activities and responsibilities»\t{did2:Care of ventilated patients in a unit of 14 beds.}<br>{did2:Gave inotropes and sedation by infusion pump and took part in the rapid response team.}
|«Name and address of employer»\t{firm2:Kottayam Caritas Mission Hospital}, Thellakom, Kottayam, Kerala (India)
|«Type of business or sector»\tNon-profit hospital, 600 beds

|«Dates»\t{dates3:From 4 November 2013 to 20 May 2015|2013-11..2015-05}
|«Occupation or position held»\t{title3:Junior Nurse, General Ward}
|«Main activities and responsibilities»\t{did3:Medication, dressings and discharge teaching on a ward of 30 beds.}
|«Name and address of employer»\t{firm3:St. Gregorios Hospital}, Parumala, Kerala (India)
|«Type of business or sector»\tTeaching hospital
# Education and training
|«Dates»\t{years1:August 2009 – September 2013|2009-08..2013-09}
|«Title of qualification awarded»\t{degree1:Bachelor of Science} in {area1:Nursing}
|«Name and type of organisation providing education and training»\t{school1:Pushpagiri College of Nursing}, Tiruvalla (Kerala University of Health Sciences)
|«Dates»\t{years2:June 2007 – March 2009|2007-06..2009-03}
|«Title of qualification awarded»\t{degree2:Higher Secondary Certificate} ({area2:Science})
|«Name and type of organisation providing education and training»\t{school2:MGM Higher Secondary School}, Tiruvalla
# Personal skills and competences
|«Mother tongue(s)»\t{language:Malayalam}
|«Other language(s)»\t{language:English} (OET: Listening B, Reading B, Speaking B, Writing C+)<br>{language:Hindi} (good)<br>{language:Arabic} (for daily work on the ward)
|«Technical skills and competences»\t{skill:Haemodialysis and CRRT}, {skill:fistula cannulation}, {skill:mechanical ventilation}, {skill:ECG reading}
|«Computer skills and competences»\t{skill:Cerner}, {skill:Microsoft Word}
# Additional information
|«Registration»\t{passed:NMBI decision letter (general nurse)}, 2024<br>{passed:Saudi Commission for Health Specialties registration}, valid to 2026<br>{passed:Kerala Nurses and Midwives Council registration}, 2013
|«Certificates»\t{passed:BLS} and {passed:ACLS} (American Heart Association), valid to October 2026
|«References»\tMs Rania Al Harbi, Head Nurse, Dialysis Unit, Al Rawdah Specialist Hospital
|**Annexes**\tCopies of degree, registration and passport
`;

export const SECOND_ENGINEER = `[head]VISAYAN STAR CREW MANAGEMENT, INC. – Form CM-07 Rev. 4\tPOEA Lic. 555-SB-0101
|**SEAFARER'S APPLICATION FORM / BIO-DATA**
|«Position applied for»\tSecond Engineer\t«Date available»\t15 January 2025
|**1. PERSONAL DETAILS**
|«Full name»\t{name:Rodel Pacheco Magbanua}\t«Date / place of birth»\t07-Sep-1986 / Guimbal, Iloilo
|«Home address»\tBlk 4 Lot 11, Monticello Villas, {location:Pavia, Iloilo|Pavia|Blk 4 Lot 11, Monticello Villas, Pavia, Iloilo}\t«Civil status»\tMarried (3 children)
|«Mobile»\t{phone:+63 917 555 0162}\t«E-mail»\t{email:rpmagbanua@seamail.example}
|«Height / weight»\t171 cm / 74 kg\t«Next of kin»\tMaria Fe Magbanua (wife)
|**2. EDUCATION**
|«School»\t«Course»\t«From – to»
|{school1:Iloilo State College of Fisheries}\t{degree1:BS} {area1:Marine Engineering}\t{years1:2003 – 2007|2003..2007}
|{school2:Guimbal National High School}\t{degree2:High School Diploma}\t{years2:1999 – 2003|1999..2003}
|**3. LICENCES AND CERTIFICATES**
|«Document»\t«Number»\t«Issued»\t«Expiry»
|{passed:COC Second Engineer Officer (STCW III/2)}\tOIC-555-0141\t14-Feb-2020\t13-Feb-2025
|{passed:Basic Training (VI/1)}\tBT-555-0182\t03-Mar-2023\t02-Mar-2028
|{passed:Advanced Fire Fighting (VI/3)}\tAFF-555-0183\t06-Mar-2023\t05-Mar-2028
|{passed:Basic Training for Oil and Chemical Tankers (V/1-1)}\tOCT-555-0190\t21-Nov-2021\t20-Nov-2026
|{passed:ME Engine Familiarisation}\tME-555-0102\t10-Aug-2019\tUnlimited
|Seaman's book (Philippines)\tC-555-0177\t30-May-2022\t29-May-2032
|US Visa C1/D\t–\t19-Jul-2021\t18-Jul-2026
|**4. SEA SERVICE (latest first)**
|«Vessel»\t«Type / flag»\t«GRT»\t«Engine / kW»\t«Rank»\t«Company»\t«Sign on»\t«Sign off»
|MT Ebba Fjord\tProduct tanker / NIS\t29,593\tMAN 6S50ME-B / 9,480\t{title1:2nd Engineer|Second Engineer}\t{firm1:Nordfjord Tankers AS}\t{dates1:09-Feb-2024\t02-Nov-2024|2024-02..2024-11}
|MT Ebba Fjord\tProduct tanker / NIS\t29,593\tMAN 6S50ME-B / 9,480\t{title2:2nd Engineer|Second Engineer}\t{firm2:Nordfjord Tankers AS}\t{dates2:18-Jan-2023\t10-Sep-2023|2023-01..2023-09}
|MT Signe Fjord\tChemical tanker / NIS\t19,420\tMAN 6S46MC-C / 7,860\t{title3:3rd Engineer|Third Engineer}\t{firm3:Nordfjord Tankers AS}\t{dates3:05-Apr-2021\t28-Dec-2021|2021-04..2021-12}
|MV Ocean Petrel\tBulk carrier / Liberia\t40,042\tWärtsilä 6RT-flex50 / 8,900\t{title4:3rd Engineer|Third Engineer}\t{firm4:Kallithea Maritime SA}\t{dates4:22-Jul-2018\t30-Apr-2019|2018-07..2019-04}
|MV Ocean Gannet\tBulk carrier / Liberia\t32,415\tMAN 6S50MC / 8,580\t{title5:4th Engineer|Fourth Engineer}\t{firm5:Kallithea Maritime SA}\t{dates5:11-Mar-2015\t16-Jan-2016|2015-03..2016-01}
|MV Sulu Trader\tGeneral cargo / Philippines\t4,960\tHanshin 6LF50A / 2,940\t{title6:Oiler}\t{firm6:Panay Inter-Island Lines}\t{dates6:02-Jun-2009\t19-Dec-2012|2009-06..2012-12}
|**5. OTHER INFORMATION**
|«Languages»\t{language:English} (Marlins 92%), {language:Tagalog}, {language:Hiligaynon}\t«Coverall / shoes»\tL / 9
|«Experience with»\t{skill:ME-B electronic engines}, {skill:Framo cargo pumps}, {skill:Alfa Laval purifiers}\t«Ever denied a visa?»\tNo
|**6. DECLARATION**
|I certify that the above particulars are true and correct. I allow the company to verify them with my former employers.<br>Signature: ..............................   Date: 06 December 2024
`;

export const IT_CONSULTANT = `[head]Profile of Dr. Henrike Baumgärtel\tAs of January 2025
= {name:Dr. Henrike Baumgärtel|Henrike Baumgärtel}
**Freelance consultant – SAP finance, data migration and test management**
# Overview
|**«Contact»**\t{phone:0171 3920 042}<br>{email:kontakt@baumgaertel-beratung.example}<br>{url:www.baumgaertel-beratung.example}
|**«Home»**\tAm Kirchberg 8, 36037 {location:Fulda|Fulda, Germany|36037 Fulda|Am Kirchberg 8, 36037 Fulda, Germany|36037 Fulda, Germany|Am Kirchberg 8, Fulda|Am Kirchberg 8, Fulda, Germany|Am Kirchberg 8, 36037 Fulda}, Germany
|**«Born»**\t1976
|**«Availability»**\tfrom 1 March 2025, four days a week, remote and on site in DACH
|**«Languages»**\t{language:German} (native), {language:English} (fluent), {language:French} (basic)
|**«Education»**\t{years1:1995 – 2000|1995..2000}: {degree1:Diplom} in {area1:Business Mathematics}, {school1:Philipps-Universität Marburg}<br>{years2:2000 – 2004|2000..2004}: {degree2:Dr. rer. pol.} ({area2:Operations Research}), {school2:Technische Universität Darmstadt}
|**«Certificates»**\t{passed:SAP Certified Application Associate – S/4HANA Finance} (2020)<br>{passed:ISTQB Advanced Level Test Manager} (2016)<br>{passed:PRINCE2 Practitioner} (2012)
|**«Skills»**\t{skill:SAP FI/CO}, {skill:SAP S/4HANA Migration Cockpit}, {skill:ABAP}, {skill:SQL}, {skill:Python}, {skill:HP ALM}, {skill:Jira}
|**«Industries»**\tMachine building, insurance, utilities, public sector
# Selected projects
# # Project 1: Finance migration to S/4HANA
|«Period»\t{dates1:04.2023 – 12.2024|2023-04..2024-12}
|«Client»\t{firm1:Rhönmetall Antriebstechnik GmbH}, Bad Neustadt (2,100 employees)
|«Role»\t{title1:Migration Lead}
|«Tasks»\t• {did1:Designed the migration of 14 company codes in two steps}<br>• {did1:Built and tested 38 migration objects with the client's team of six}<br>• {did1:Ran three dress rehearsals and the cutover weekend; go-live without postponement}
|«Environment»\tSAP S/4HANA 2022, Migration Cockpit, Python
# # Project 2: Test management for a new claims system
|«Period»\t{dates2:06.2020 – 03.2023|2020-06..2023-03}
|«Client»\t{firm2:Hessische Landesversicherung AG}, Wiesbaden
|«Role»\t{title2:Test Manager}
|«Tasks»\t• {did2:Wrote the test strategy and planned 11 releases}<br>• {did2:Coordinated 25 testers in Wiesbaden and Pune}<br>• {did2:Raised the share of automated regression tests from 15 to 70 percent}
|«Environment»\tGuidewire ClaimCenter, HP ALM, Jira
# # Project 3: Regulatory reporting of a grid operator
|«Period»\t{dates3:01.2018 – 05.2020|2018-01..2020-05}
|«Client»\t{firm3:Stadtwerke Vogelsberg}, Lauterbach
|«Role»\t{title3:Business Analyst}
|«Tasks»\t• {did3:Analysed the requirements of the Federal Network Agency and described 60 reports}<br>• {did3:Modelled cost centres and allocations in SAP CO}
|«Environment»\tSAP ECC 6.0, SAP BW
# # Project 4: Shared service centre
|«Period»\t{dates4:09.2013 – 12.2017|2013-09..2017-12}
|«Client»\t{firm4:Lahntal Pharma SE}, Marburg
|«Role»\t{title4:SAP FI Consultant}
|«Tasks»\t• {did4:Moved accounts payable of nine countries to Kraków}<br>• {did4:Trained 45 accountants in English}
|«Environment»\tSAP ECC 6.0, OpenText
# Employment
|{dates5:10.2008 – 08.2013|2008-10..2013-08}\t{title5:Senior Consultant}, {firm5:Mainblick Consulting GmbH}, Frankfurt am Main<br>{did5:Implemented SAP FI at seven clients in machine building; led two sub-projects}
|{dates6:05.2004 – 09.2008|2004-05..2008-09}\t{title6:Controller}, {firm6:Filzwerke Fulda AG}, Fulda<br>{did6:Monthly closing, budget and calculation of product costs}
`;

export const SOIL_SCIENTIST = `[side]12 rue des Carmélites
[side]34090 {location:Montpellier|Montpellier, France|34090 Montpellier|12 rue des Carmélites, 34090 Montpellier, France|34090 Montpellier, France|12 rue des Carmélites, Montpellier|12 rue des Carmélites, Montpellier, France|12 rue des Carmélites, 34090 Montpellier}, France
[side]{phone:+33 6 39 98 41 27}
[side]{email:w.kamande@terrasol.example}
[side]{url:wkamande-soils.example}
[side]ORCID 0000-0000-0555-0142
= {name:Wangari Kamande}
[box]Soil scientist – carbon and phosphorus in tropical soils
# Experience
|{dates1:since Oct 2022|2022-10..present}\t**{title1:Postdoctoral Researcher}**, __{firm1:Institut Agro Montpellier}__, Montpellier, France.<br>{did1:I study how agroforestry changes the phosphorus cycle of ferralsols, with field sites in Kenya and Madagascar.} {did1:I manage a budget of €180,000 and supervise two doctoral students.}
|{dates2:Jan 2017–Aug 2018|2017-01..2018-08}\t**{title2:Assistant Lecturer}**, __{firm2:Egerton University}__, Njoro, Kenya.<br>{did2:Taught soil chemistry and soil survey to classes of up to 140 undergraduates and rebuilt the practical course after the laboratory fire.}
|{dates3:Jul 2014–Dec 2016|2014-07..2016-12}\t**{title3:Research Assistant}**, __{firm3:International Centre of Insect Physiology and Ecology}__, Mbita Point, Kenya.<br>{did3:Sampled 360 farms for a push–pull trial and kept the database.}
# Education
|{years1:2018–2022|2018..2022}\t**{degree1:PhD} in {area1:Soil Science}**, __{school1:Wageningen University}__, The Netherlands.
|\tThesis: Phosphorus availability under Grevillea hedgerows. Supervisor: Prof. E. Hoogmoed.
|{years2:2012–2014|2012..2014}\t**{degree2:MSc} in {area2:Land Resource Management}**, __{school2:University of Nairobi}__, Kenya.
|{years3:2007–2011|2007..2011}\t**{degree3:BSc} in {area3:Agriculture}**, __{school3:Egerton University}__, Njoro, Kenya, first class honours.
# Publications
# # Journal articles
|2024\tKamande W., Rakotoson T., Hoogmoed E. Hedgerow litter and phosphorus sorption in two ferralsols. Geoderma Regional 36, e00755.
|2023\tKamande W., Otieno P. Farmers' own indicators of soil fertility in Nyandarua. Soil Use and Management 39(2), 811–826.
|2021\tKamande W., Hoogmoed E., Mburu J. Fine roots of Grevillea robusta: a review. Agroforestry Systems 95, 1203–1219.
# # Conference contributions
|2024\tCentennial of the International Union of Soil Sciences, Florence (talk)
|2022\tEurosoil, Geneva (poster)
# Grants and prizes
|2023\t{award:Marie Skłodowska-Curie Postdoctoral Fellowship}, 24 months
|2021\t{award:Best Poster, Netherlands Soil Platform}
|2018\t{award:NUFFIC Doctoral Scholarship}
# Service
|since 2023\t{role1:Treasurer}, {cause1:African Soil Science Society}, East Africa chapter. Reviewer for Geoderma and Catena.
# Languages
|{language:Kikuyu}\tmother tongue\t{language:English}\tfluent
|{language:Swahili}\tfluent\t{language:French}\tB2 (DELF)
# Skills
|Laboratory\t{skill:Hedley fractionation}, {skill:ICP-OES}, {skill:isotopic exchange with 33P}
|Computing\t{skill:R}, {skill:QGIS}, {skill:LaTeX}
# Referees
|\tProf. Ellen Hoogmoed, Wageningen University (e.hoogmoed@wageningen.example)<br>Dr. Philippe Razafy, Institut Agro Montpellier (p.razafy@agromontpellier.example)
`;

export const LODGE_MANAGER = `[side]# Contact
[side]{phone:+27 82 555 0136}
[side]{email:pieter@bosveldmail.example}
[side]{location:Hoedspruit, Limpopo|Hoedspruit}
[side]
[side]# Personal
[side]ID: on request
[side]Nationality: South African
[side]Health: excellent, non-smoker
[side]
[side]# Languages
[side]{language:Afrikaans} – home
[side]{language:English} – fluent
[side]{language:Sepedi} – basic
[side]
[side]# Strengths
[side]{skill:Budgets and cost control}
[side]{skill:Nightsbridge}
[side]{skill:Pastel}
[side]{skill:Guest relations}
[side]{skill:Solar and borehole systems}
[side]
[side]# Licences
[side]{passed:Code 10 driver's licence with PDP}
[side]{passed:FGASA Level 1 Field Guide}
[side]{passed:Level 3 First Aid}
[side]
[side]# Hobbies
[side]Bird ringing, potjiekos, old Land Rovers
= {name:Pieter-Louis Swanepoel}
**Lodge and hospitality manager (couple with Annelie, chef, on request)**
# Profile
Hands-on manager who has worked in the bush for seventeen years, in lodges of 12 to 60 beds. I do the books in the morning, fix the pump at noon and host the boma dinner at night.
# Work history
# # {firm1:Thornveld River Lodge}, Hoedspruit
{title1:General Manager}  |  {dates1:2018/07 – Present|2018-07..present}
- {did1:Responsible for 24 beds, 41 staff and a turnover of R28 million}
- {did1:Took occupancy from 46% to 68% and kept it above 60% since the re-opening in 2021}
- {did1:Replaced the generators with a 120 kW solar plant; diesel bill down by R90 000 a month}
- {did1:Started a hospitality learnership for eight youngsters from Acornhoek each year}
# # {firm2:Mashatu Ridge Bush Camp}, Tuli Block, Botswana
{title2:Camp Manager}  |  {dates2:2014/02 – 2018/06|2014-02..2018-06}
- {did2:Ran a tented camp of 12 beds with supply runs of 140 km}
- {did2:Dealt with the Department of Wildlife and three community trusts}
Reason for leaving: children had to start school
# # {firm3:Kingfisher Country Hotel}, Dullstroom
{title3:Food & Beverage Manager}  |  {dates3:2011/05 – 2014/01|2011-05..2014-01}
- {did3:Managed restaurant, pub and functions for up to 180 guests}
- {did3:Cut food cost from 41% to 33%}
Reason for leaving: better offer
# # {firm4:Sabi Bend Safaris}, Hazyview
{title4:Field Guide and Assistant Manager}  |  {dates4:2008/01 – 2011/04|2008-01..2011-04}
- {did4:Guided drives and walks, stood in for the manager during his leave}
# Education
# # {degree1:National Diploma}: {area1:Hospitality Management}
{school1:Tshwane University of Technology}, Pretoria  |  {years1:2005 – 2007|2005..2007}
# # {degree2:National Senior Certificate} (Matric)
{school2:Hoërskool Ben Vorster}, Tzaneen  |  {years2:2004|2004..2004}
# References
Mr Dirk Esterhuysen, owner, Thornveld River Lodge: 082 555 0151
Mrs Boitumelo Kgosi, Mashatu Ridge: +267 71 555 012
`;

export const NIGERIAN_ACCOUNTANT = `CURRICULUM VITAE

# PERSONAL DATA
«Name:»			{name:OLUWASEUN BABATUNDE ADEGOKE}
«Address:»		17, Alhaji Masha Crescent, {location:Surulere, Lagos State|Surulere|Surulere, Lagos|Lagos|17, Alhaji Masha Crescent, Surulere, Lagos State}.
«Phone:»			{phone:0803 555 0119}
«E-mail:»			{email:seunadegoke@ekomail.example}
«Date of Birth:»		14th June, 1988
«State of Origin:»		Oyo
«Marital Status:»		Married
«Religion:»		Christianity

# CAREER OBJECTIVE
To work in a result-oriented organisation where my skill in financial reporting and internal control will add value to all stakeholders.

# INSTITUTIONS ATTENDED AND QUALIFICATIONS OBTAINED WITH DATES
{school1:University of Lagos}, Akoka		{years1:2016 - 2018|2016..2018}
	{degree1:M.Sc.} {area1:Finance}
{school2:Ladoke Akintola University of Technology}, Ogbomoso		{years2:2006 - 2010|2006..2010}
	{degree2:B.Tech.} {area2:Accounting} (Second Class Upper)
{school3:Loyola College}, Ibadan		{years3:1999 - 2005|1999..2005}
	{degree3:West African Senior School Certificate}

# PROFESSIONAL QUALIFICATIONS
{passed:Associate Chartered Accountant (ACA), ICAN}		2014
{passed:Associate, Chartered Institute of Taxation of Nigeria (ACTI)}		2017

# WORKING EXPERIENCE

(1) {firm1:Ilupeju Flour & Feeds Plc}, Ilupeju, Lagos.		{dates1:May, 2018 - Till Date|2018-05..present}
«Position Held:» {title1:Head, Financial Reporting}
«Job Description:»
  *  {did1:Prepare monthly management accounts and the annual IFRS statements of the group (three subsidiaries)}
  *  {did1:Supervise nine accountants at head office and the Ibadan mill}
  *  {did1:Coordinate the external audit; audit adjustments fell from 31 to 4 in three years}
  *  {did1:Handle FIRS and LIRS assessments and saved the company N46 million in penalties}

(2) {firm2:Crystal Apex Microfinance Bank Ltd}, Ikeja, Lagos.		{dates2:January, 2014 - April, 2018|2014-01..2018-04}
«Position Held:» {title2:Internal Auditor}
«Job Description:»
  *  {did2:Audited eleven branches each quarter and reported to the board audit committee}
  *  {did2:Detected and stopped a loan racket worth N18 million at the Mushin branch}
  *  {did2:Wrote the credit control manual that is still in use}

(3) {firm3:Adewale Ojo & Co. (Chartered Accountants)}, Yaba, Lagos.		{dates3:December, 2011 - December, 2013|2011-12..2013-12}
«Position Held:» {title3:Audit Trainee}
«Job Description:»
  *  {did3:Vouching, stock counts and bank reconciliations for clients in trade and manufacturing}

(4) {firm4:Government Secondary School, Dutse}, Jigawa State (NYSC).		{dates4:November, 2010 - October, 2011|2010-11..2011-10}
«Position Held:» {title4:Teacher (Mathematics and Commerce)}
«Job Description:»
  *  {did4:Taught SS1 to SS3 and organised extra lessons for the SSCE candidates}

# COMPUTER LITERACY
{skill:Sage 300}, {skill:Tally}, {skill:Microsoft Excel}, {skill:Power BI}

# LANGUAGES
{language:English} and {language:Yoruba}

# HOBBIES
Reading, chess and table tennis.

# REFEREES
1. Mr. Kayode Adewale FCA, Adewale Ojo & Co., Yaba. 0802 555 0140
2. Rev. (Dr.) Samuel Ojetunde, Surulere. 0805 555 0127
`;
