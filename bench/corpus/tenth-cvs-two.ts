/** More CVs of the tenth batch, with their facts marked (`fact-markup.ts`). None of these people exist. */

export const JOURNALIST = `= {name:Annelie Vossberg}
**Personal details**
| «Born» | «17 February 1987 in Kassel» |
| «Address» | {location:Leipzig, Germany|Leipzig} |
| «Telephone» | {phone:+49 341 555 0127} |
| «Email» | {email:annelie.vossberg@inkwell.example} |
**Professional career**
| {dates1:since 04/2021|2021-04..present} | {title1:Editor, data desk|Editor}<br>**{firm1:Leipziger Volkszeitung}**, Leipzig<br>• {did1:Investigations into rents and rail delays} |
| {dates2:01/2017 – 03/2021|2017-01..2021-03} | {title2:Reporter}<br>**{firm2:Mitteldeutscher Rundfunk}**, Erfurt<br>• {did2:Radio features and live reports from the state parliament} |
| {dates3:10/2014 – 12/2016|2014-10..2016-12} | {title3:Trainee}<br>**{firm3:Deutsche Presse-Agentur}**, Berlin<br>• {did3:Newsroom shifts in four cities} |
**Education**
| {years1:10/2011 – 09/2014|2011-10..2014-09} | {degree1:Master of Arts}, {area1:Journalism}<br>**{school1:Leipzig University}** |
| {years2:10/2008 – 09/2011|2008-10..2011-09} | {degree2:Bachelor of Arts}, {area2:Political Science}<br>**{school2:University of Kassel}** |
**Languages**
| {language:German} | native speaker |
| {language:English} | fluent (C1) |
| {language:Polish} | basic (A2) |
**Skills**
{skill:R}, {skill:Datawrapper}, {skill:Audio editing}
Leipzig, 3 March 2025
`;

export const FLEET_MECHANIC = `= {name:Travis Okeefe-Dunn}
{location:Killeen, Texas} | {phone:254.555.0148} | {email:travis.od@mailbox.example}
# QUALIFICATIONS SUMMARY
Diesel mechanic and former Army motor sergeant with 15 years on wheeled vehicles, heavy trucks and transit buses.
# WORK EXPERIENCE
**{firm1:Capital Metro, Austin, TX|Capital Metro}**\t{dates1:March 2022 to Present|2022-03..present}
__{title1:Fleet Mechanic II}__
- {did1:Maintain 61 battery-electric and 200 diesel buses}
- {did1:Train technicians on high-voltage lockout}
**{firm2:Rush Truck Centers, Waco, TX|Rush Truck Centers}**\t{dates2:July 2019 to February 2022|2019-07..2022-02}
__{title2:Diesel Technician}__
- {did2:Engine overhauls on PACCAR and Cummins units}
**{service3:US Army}, {unit3:1st Cavalry Division}, Fort Hood, TX**\t{dates3:May 2014 to June 2019|2014-05..2019-06}
__{title3:Motor Sergeant} ({rank3:Staff Sergeant}, E-6)__
- {did3:Ran a motor pool of 140 vehicles at 94 percent availability}
- {did3:Signed for $62M of equipment without a loss}
**{service4:US Army}, {unit4:173rd Airborne Brigade}, Vicenza, Italy**\t{dates4:June 2010 to April 2014|2010-06..2014-04}
__{title4:Wheeled Vehicle Mechanic} ({rank4:Specialist}, E-4)__
- {did4:Recovered trucks in Wardak Province}
# EDUCATION
**{school1:Central Texas College}, Killeen, TX**\t{years1:2021|2021..2021}
__{degree1:AAS}, {area1:Diesel Technology}__
# CERTIFICATIONS
{passed:ASE Master Truck Technician}; {passed:Texas Class B CDL}; {passed:Section 609}
# SKILLS
{skill:Electrical diagnostics}; {skill:Air brakes}; {skill:Hydraulics}; {skill:Fleet software}
`;

export const LIBRARIAN = `= {name:Rowena Ashdown-Clegg}
{location:Aberystwyth} ∙ {phone:07700 900307} ∙ {email:rowena.ac@homemail.example}
# Statement
Subject librarian who answers the question behind the question.
# Appointments
{firm1:Aberystwyth University} — {title1:Subject Librarian, Law} — {dates1:since 2019|2019..present}
{did1:Teaches legal research to 260 first-year students and buys the books they will use.}
{firm2:National Library of Wales} — {title2:Cataloguer} — {dates2:2014 to 2019|2014..2019}
{did2:Catalogued the Peniarth maps.}
{firm3:Ceredigion County Council} — {title3:Library Assistant} — {dates3:2011 to 2014|2011..2014}
{did3:Drove the mobile library on Tuesdays.}
{firm4:Waterstones} — {title4:Bookseller} — {dates4:2009 to 2011|2009..2011}
# Studies
{school1:Aberystwyth University} — {degree1:MA} {area1:Information and Library Studies} — {years1:2013 to 2014|2013..2014}
{school2:Swansea University} — {degree2:BA} {area2:Medieval Studies} — {years2:2006 to 2009|2006..2009}
# Languages
{language:Welsh} (fluent), {language:English} (native), {language:Latin} (reading)
# Skills
{skill:Alma}, {skill:RDA}, {skill:Information literacy teaching}
`;

export const PHARMACIST = `= {name:Farhana Choudhury-West}
{location:12 Ferry Road, Norwich NR1 1AA|Norwich} | {phone:07700 900418} | {email:farhana.cw@inkwell.example}
# PROFILE
Independent prescriber and clinical pharmacist with experience in primary care, hospital and community settings. Known for deprescribing, clear letters and short queues.
# PROFESSIONAL EXPERIENCE
**{title1:Lead Clinical Pharmacist}**
**{firm1:Norwich Primary Care Network}**, Norwich
{dates1:February 2022 to present|2022-02..present}
- {did1:Lead nine pharmacists and five technicians over eleven surgeries with 94,000 patients}
- {did1:Cut opioid prescribing by 28 per cent in eighteen months through weekly review clinics}
- {did1:Chair the medicines safety group and write its quarterly bulletin}
**{title2:Clinical Pharmacist}**
**{firm2:Lawson Road Surgery}**, Norwich
{dates2:June 2018 to January 2022|2018-06..2022-01}
- {did2:Structured medication reviews for care home residents}
- {did2:Hypertension and asthma clinics, face to face and by telephone}
- {did2:Took the surgery through its first electronic repeat dispensing year}
**{title3:Rotational Pharmacist}**
**{firm3:Norfolk and Norwich University Hospital}**, Norwich
{dates3:August 2015 to May 2018|2015-08..2018-05}
- {did3:Rotations in surgery, oncology, paediatrics and medicines information}
- {did3:On-call pharmacist one week in eight}
**{title4:Pre-registration Pharmacist}**
**{firm4:Superdrug}**, Great Yarmouth
{dates4:July 2014 to July 2015|2014-07..2015-07}
- {did4:Dispensing, counselling and the flu jab season}
- {did4:Audit of emergency contraception consultations}
**{title5:Saturday Counter Assistant}**
**{firm5:Boots}**, Lowestoft
{dates5:September 2008 to August 2010|2008-09..2010-08}
- {did5:Counter sales and photo printing}
# EDUCATION
**{degree1:Postgraduate Diploma} in {area1:Clinical Pharmacy}**
**{school1:University of East Anglia}**, Norwich
{years1:2016 to 2018|2016..2018}
**{degree2:MPharm} in {area2:Pharmacy}**
**{school2:University of Nottingham}**, Nottingham
{years2:2010 to 2014|2010..2014}
# REGISTRATIONS
- {passed:General Pharmaceutical Council 2094417}
- {passed:Independent Prescriber}
# SKILLS
- {skill:SystmOne}
- {skill:Medicines optimisation}
- {skill:Audit}
- {skill:Teaching}
# LANGUAGES
- {language:English}
- {language:Bengali}
# VOLUNTEERING
{role:Trustee}, {cause:Norwich Foodbank}, 2019 to present
`;

export const CALL_CENTRE = `{name:Marlon Etienne}
Customer service team leader
{location:Swansea, Wales, United Kingdom|Swansea, Wales|Swansea}
{email:marlon.etienne@homemail.example}
{phone:07700 900529}

About
I turn angry callers into quiet ones. Ten years on headsets, six as a team leader.

Experience

{title1:Team Leader}
{firm1:Admiral Group} · Full-time
{dates1:Oct 2019 - Present|2019-10..present} · 5 yrs 6 mos
Swansea · Hybrid
{did1:Coach 14 advisers on motor claims. Top team for customer satisfaction in 2022 and 2023.}

{title2:Customer Service Adviser}
{firm2:Admiral Group} · Full-time
{dates2:Jun 2016 - Oct 2019|2016-06..2019-10} · 3 yrs 5 mos
Swansea
{did2:Sixty calls a day about bumps and scratches.}

{title3:Bar Supervisor}
{firm3:JD Wetherspoon} · Part-time
{dates3:Sep 2014 - May 2016|2014-09..2016-05} · 1 yr 9 mos
Cardiff, Wales

{title4:Crew Member}
{firm4:McDonald's}
{dates4:Jul 2012 - Aug 2014|2012-07..2014-08} · 2 yrs 2 mos
Neath

Education

{school1:Gower College Swansea}
{degree1:BTEC Level 3}, {area1:Business}
{years1:2010 - 2012|2010..2012}

Licenses & certifications

{passed:ILM Level 3 Team Leading}
«Issued Mar 2021»

Skills
{skill:Coaching}
{skill:Complaint handling}
{skill:Workforce management}

Languages
{language:English}
Native or bilingual proficiency
{language:French}
Elementary proficiency
`;

export const CYBER_OFFICER = `{name:DANIEL P. OYELOWO-HART|Daniel P. Oyelowo-Hart}
{location:San Antonio, TX 78245|San Antonio, TX}
«Home:» {phone:210-555-0136}
«Email:» {email:daniel.oh@mailbox.example}
«Citizenship: United States»
«Veterans' Preference: 10-point»

WORK EXPERIENCE

{title1:IT Specialist (INFOSEC)|IT Specialist}
{firm1:Defense Information Systems Agency}, San Antonio, TX
{dates1:03/2020 - Present|2020-03..present}
«Grade:» {grade1:GS-2210-13}
«Hours per week:» {hours1:40}
«Supervisor:» {supervisor1:Lorna Petrakis}, {supervisorphone1:210-555-0177}
{did1:Lead authorizing official's technical adviser for 27 enclaves. Reduced open findings from 4,100 to 600.}

{title2:Information Warfare Officer}, {rank2:Lieutenant Commander}
{service2:US Navy}, {unit2:Navy Information Operations Command Texas}, San Antonio, TX
{dates2:06/2015 - 02/2020|2015-06..2020-02}
«Hours per week:» {hours2:50}
{did2:Directed a watch floor of 85 sailors and civilians.}

{title3:Communications Officer}, {rank3:Lieutenant}
{service3:US Navy}, {unit3:USS Gridley (DDG 101)|USS Gridley}, San Diego, CA
{dates3:05/2011 - 05/2015|2011-05..2015-05}
«Hours per week:» {hours3:60}
{did3:Kept circuits up through two deployments.}

EDUCATION

{school1:Naval Postgraduate School}, Monterey, CA
{degree1:Master of Science}, {area1:Cyber Systems and Operations}, {years1:2017|2017..2017}
{school2:Prairie View A&M University}, Prairie View, TX
{degree2:Bachelor of Science}, {area2:Electrical Engineering}, {years2:2011|2011..2011}

CERTIFICATIONS
{passed:CISSP}
{passed:GIAC GCIH}

SKILLS
{skill:Risk Management Framework}, {skill:eMASS}, {skill:Incident response}
`;

export const CABINET_MAKER = `= {name:Huw Pritchard-Nash}
{location:Workshop 3, The Old Creamery, Llandeilo|Llandeilo} - {phone:07700 900630} - {email:huw.pn@homemail.example}
# PROFILE
Cabinet maker. Thirty years of dovetails. Wants to teach now.
# WORK
**{dates1:2009 to present|2009..present}**\t{title1:Proprietor}\t{firm1:Pritchard-Nash Furniture}
Kitchens and libraries in oak and ash, one apprentice at a time.
**{dates2:2003 to 2009|2003..2009}**\t{title2:Bench joiner}\t{firm2:Cadw}
Doors and windows for castles and one railway station.
**{dates3:1998 to 2003|1998..2003}**\t{title3:Cabinet maker}\t{firm3:Silver Lining Workshops}
Marquetry, gilding and yacht interiors.
**{dates4:1994 to 1998|1994..1998}**\t{title4:Apprentice}\t{firm4:Edward Barnsley Workshop}
Learned to sharpen.
# LEARNING
**{years1:1992 to 1994|1992..1994}**\t{degree1:City & Guilds} {area1:Furniture Making}\t{school1:Rycotewood College}
# RECOGNITION
- {award:Bespoke Guild Mark}, 2016
# SKILLS
{skill:Hand veneering}, {skill:Steam bending}, {skill:French polishing}
`;

export const DATA_ANALYST = `= {name:Tomasz Wieczorek-Bell}
{location:Edinburgh} · {phone:07700 900741} · {email:tomasz.wb@inkwell.example}
# Experience
| {dates1:11/2021–present|2021-11..present} | **{title1:Senior Data Analyst}**, {firm1:Scottish Water}, Edinburgh<br>{did1:Leakage models for 48 districts; saves eleven megalitres a day.} |
| {dates2:02/2019–10/2021|2019-02..2021-10} | **{title2:Data Analyst}**, {firm2:Skyscanner}, Edinburgh<br>{did2:Pricing experiments on the mobile app.} |
| {dates3:08/2016–01/2019|2016-08..2019-01} | **{title3:Junior Analyst}**, {firm3:Aegon}, Edinburgh<br>{did3:Monthly pension lapse reports.} |
# Education
| {years1:2015–2016|2015..2016} | **{degree1:MSc} {area1:Data Science}**, {school1:University of Edinburgh}<br>Distinction |
| {years2:2011–2015|2011..2015} | **{degree2:BSc} {area2:Mathematics}**, {school2:University of St Andrews}<br>First class |
# Languages
| {language:Polish} | mother tongue |
| {language:English} | bilingual |
# Computing
| Daily | {skill:Python}, {skill:SQL}, {skill:dbt} |
| Sometimes | {skill:Tableau}, {skill:Scala} |
# Interests
| Outside | Curling, bread, the Fife coast |
`;

export const ARMY_CHEF = `= {name:Marsha Delacourt-Pine}
{location:Aldershot, Hampshire}, {phone:07700 900852}, {email:marsha.dp@mailbox.example}
# About
Chef manager who has cooked for 600 in a sandstorm.
# Experience
**{title1:Chef Manager}**
{firm1:Compass Group}, Farnborough
{dates1:Sep 2020 – today|2020-09..present}
- {did1:Run the kitchen of a corporate site; food cost down to 31 per cent}
**{title2:Sous Chef}**
{firm2:Exclusive Hotels}, Bagshot
{dates2:Jul 2018 – Aug 2020|2018-07..2020-08}
- {did2:Breakfast for 200 and a tasting menu for 40}
# Army
**{rank3:Sergeant}, {title3:Kitchen Manager}**
{service3:British Army}, {unit3:167 Catering Support Regiment RLC}, Grantham
{dates3:Apr 2013 – Jun 2018|2013-04..2018-06}
- {did3:Field kitchens on four exercises and one operation}
**{rank4:Corporal}, {title4:Chef}**
{service4:British Army}, {unit4:2nd Battalion The Royal Gurkha Rifles}, Shorncliffe
{dates4:Oct 2007 – Mar 2013|2007-10..2013-03}
- {did4:Learned to cook bhat from the men who eat it}
# Qualifications
- {passed:Level 4 Food Safety}
- {passed:Level 3 Professional Cookery}
# Education
**{school1:Farnborough College of Technology}**
{degree1:NVQ Level 2} {area1:Catering}
{years1:2005 – 2007|2005..2007}
# Skills
{skill:Menu planning}, {skill:Costing}, {skill:Allergens}
`;

export const MIDWIFE = `{name:Siobhan Kearney-Walsh}
{location:Derry}
{phone:07700 900963} / {email:siobhan.kw@homemail.example}
NMC PIN 07B1234N

Personal Profile
Band 7 midwife, community and birth centre, mother of three, still surprised every time.

Work Experience

{dates1:Feb 2020 - present|2020-02..present}     {title1:Community Midwifery Team Leader}
                       {firm1:Western Health and Social Care Trust}
                       {did1:Caseload of 180 women and a team of eight}
{dates2:Sep 2014 - Jan 2020|2014-09..2020-01}    {title2:Midwife}
                       {firm2:Altnagelvin Area Hospital}
                       {did2:Labour ward, theatre and postnatal rotation}
{dates3:Jan 2011 - Aug 2014|2011-01..2014-08}    {title3:Staff Nurse}
                       {firm3:Causeway Hospital}
                       {did3:Medical assessment and a winter on respiratory}

Education

{years1:2012 - 2014|2012..2014}            {degree1:PgDip} {area1:Midwifery}
                       {school1:Queen's University Belfast}
{years2:2007 - 2010|2007..2010}            {degree2:BSc (Hons)} {area2:Adult Nursing}
                       {school2:Ulster University}

Courses

{passed:Newborn life support}
{passed:Examination of the newborn}

Skills

{skill:Perineal repair}, {skill:Water birth}, {skill:Mentoring}, {skill:Caseload planning}
`;

export const DOG_HANDLER = `= {name:Nigel Ashworth-Kaye}
{phone:07700 900074}
{email:nigel.ak@mailbox.example}
{location:Grantham, Lincolnshire}
# ABOUT
RAF Police dog handler and trainer, now breeding the next generation of search dogs.
# EMPLOYMENT
**{firm1:Wagtail UK}** ({dates1:Jan 2021 – present|2021-01..present})
**{title1:Search Dog Trainer}**
- {did1:Trains cash, tobacco and explosives dogs for three police forces}
**{firm2:East Midlands Airport}** ({dates2:Mar 2018 – Dec 2020|2018-03..2020-12})
**{title2:Security Dog Handler}**
- {did2:Passenger screening with two spaniels}
# SERVICE CAREER
**{service3:Royal Air Force}, {unit3:RAF Waddington}** ({dates3:Aug 2012 – Feb 2018|2012-08..2018-02})
**{title3:Dog Section Commander}** ({rank3:Sergeant})
- {did3:Ran a section of 18 handlers and 26 dogs}
**{service4:Royal Air Force}, {unit4:No. 3 (Tactical) Police Wing}** ({dates4:Sep 2007 – Jul 2012|2007-09..2012-07})
**{title4:Arms Explosives Search Dog Handler}** ({rank4:Corporal})
- {did4:Two tours in Helmand with a labrador called Memphis}
**{service5:Royal Air Force}, {unit5:RAF Brize Norton}** ({dates5:May 2003 – Aug 2007|2003-05..2007-08})
**{title5:Patrol Dog Handler}** ({rank5:Senior Aircraftman})
# TRAINING
- {passed:Defence Animal Centre Instructor Course}
- {passed:NASDU Level 3}
# EDUCATION
{school1:King Edward VI College, Stourbridge|King Edward VI College} ({years1:2001 – 2003|2001..2003})
{degree1:A levels} in {area1:Biology and Geography}
# SKILLS
- {skill:Canine first aid}
- {skill:Lesson planning}
- {skill:Search strategy}
`;

export const CABIN_CREW = `= {name:Solène Marchetti}
[side]**CONTACT**
[side]{location:Lyon, France|Lyon}
[side]{phone:+33 6 39 98 55 12}
[side]{email:solene.marchetti@inkwell.example}
[side]**LANGUAGES**
[side]{language:French}
[side]{language:English}
[side]{language:Italian}
[side]**SKILLS**
[side]{skill:First aid on board}
[side]{skill:Conflict resolution}
[side]{skill:Onboard sales}
[side]**INTERESTS**
[side]Trail running
# PROFILE
Purser with eleven years in the air. Smiles at four in the morning.
# PROFESSIONAL EXPERIENCE
**{firm1:Air France}** – Paris-CDG
__{title1:Purser, long-haul|Purser}__
{dates1:April 2019 – to date|2019-04..present}
- {did1:Heads a cabin of nine on the 777}
**{firm2:easyJet}** – Lyon
__{title2:Senior cabin crew member}__
{dates2:May 2015 – March 2019|2015-05..2019-03}
- {did2:Best onboard sales of the base in 2017}
**{firm3:Club Med}** – Serre Chevalier
__{title3:Receptionist}__
{dates3:December 2012 – April 2015|2012-12..2015-04}
# EDUCATION
**{school1:Lycée hôtelier François Rabelais}** – Dardilly
{degree1:BTS} {area1:Tourism}
{years1:2010 – 2012|2010..2012}
# CERTIFICATES
- {passed:Cabin Crew Attestation}
- {passed:TOEIC 940}
`;
