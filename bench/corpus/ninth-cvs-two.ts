/** More CVs of the ninth batch, with their facts marked (`fact-markup.ts`). None of these people exist. */

export const CIVIL_SERVANT = `{name:Anthea Brockway}
{location:Sheffield} | {phone:07700 900020} | {email:anthea.brockway@inkwell.example}

SUMMARY
Policy and delivery lead with seventeen years in four departments, security cleared, writes short submissions.

EMPLOYMENT

{title1:Head of Apprenticeship Funding|Head of Apprenticeship Funding (Grade 7)} (Grade 7)
{firm1:Department for Education|Department for Education, Skills Group}, Skills Group
{dates1:June 2021 - present|2021-06..present}
- {did1:Own a budget of £2.4 billion and its forecast}
- {did1:Lead a team of eleven in Sheffield and Coventry}

{title2:Policy Manager|Policy Manager (SEO)} (SEO)
{firm2:Department for Education|Department for Education, School Food Team}, School Food Team
{dates2:March 2018 - June 2021|2018-03..2021-06}
- {did2:Wrote the voucher scheme guidance in nine days}

{title3:Project Officer|Project Officer (HEO)} (HEO)
{firm3:Home Office|Home Office, Immigration Enforcement}, Immigration Enforcement
{dates3:October 2014 - March 2018|2014-10..2018-03}
- {did3:Planned the move of 300 desks}

Career break
Travelling and a long cold winter in Tromsø
April 2013 - September 2014

{title4:Caseworker|Caseworker (EO)} (EO)
{firm4:Child Maintenance Service|Child Maintenance Service, Hastings Contact Centre}, Hastings Contact Centre
{dates4:July 2007 - April 2013|2007-07..2013-04}
- {did4:Cleared 40 cases a week}

EDUCATION

{degree1:BA (Hons)} {area1:Politics}
{school1:University of Sussex}
{years1:2004 - 2007|2004..2007}

SKILLS

{skill:Policy design}, {skill:Ministerial briefing}, {skill:Green Book appraisal}, {skill:Project delivery}
`;

export const ACADEMIC = `= {name:Dr Marguerite Folawiyo-Lang}
{location:Norwich, Norfolk}\t{phone:07700 900131}\t{email:m.folawiyolang@inkwell.example}
# Academic appointments
{dates1:2019–present|2019..present}\t**{title1:Senior Lecturer in Hydrology}**
{firm1:University of East Anglia|University of East Anglia, School of Environmental Sciences}, School of Environmental Sciences
{dates2:2014–2019|2014..2019}\t**{title2:Lecturer in Physical Geography}**
{firm2:University of Hull|University of Hull, Department of Geography, Geology and Environment}, Department of Geography, Geology and Environment
{dates3:2011–2014|2011..2014}\t**{title3:Postdoctoral Research Associate}**
{firm3:Newcastle University|Newcastle University, School of Engineering}, School of Engineering
{dates4:2010–2011|2010..2011}\t**{title4:Maternity cover Teaching Fellow|Teaching Fellow}**
{firm4:Durham University|Durham University, Department of Geography}, Department of Geography
# Education
{years1:2006–2010|2006..2010}\t**{degree1:PhD} {area1:Hydrology}**
{school1:Lancaster University}, Lancaster Environment Centre
{years2:2002–2006|2002..2006}\t**{degree2:MSci} {area2:Natural Sciences}**
{school2:University of Nottingham}
# Grants
Flood memory and rural roads, £412,000, 2022
River gauges made of bicycle parts, £38,000, 2017
# Selected publications
Folawiyo-Lang M. (2023) Peat, pipes and peaks. Hydrological Notes 44, 12–31.
Folawiyo-Lang M., Teesdale R. (2018) What a ditch remembers. River Letters 9, 201–215.
# Skills
{skill:Hydraulic modelling}, {skill:R}, {skill:Field instrumentation}, {skill:Doctoral supervision}
# Languages
{language:English}, {language:Yoruba}, {language:German}
`;

export const WREN_WRITER = `= {name:Shona Tullibardine}
{location:Helensburgh, Argyll and Bute}   {phone:07700 900242}   {email:shona.tullibardine@homemail.example}
# Who I am
Human resources adviser who learned the trade as a Royal Navy writer.
# Civilian work
**{title1:HR Adviser}**, {firm1:Argyll and Bute Council}\t{dates1:2020 to present|2020..present}
- {did1:Handle absence and grievance cases for 900 staff}
**{title2:Payroll Officer}**, {firm2:Caledonian Maritime Assets}\t{dates2:2017 to 2020|2017..2020}
- {did2:Paid 1,100 seafarers on time every month}
# Naval career, {service3,4,5,6:Royal Navy}, 2004 to 2017
| **«Ship or establishment»** | **«Job»** | **«Where»** | **«From and to»** |
| {unit3:HMS Neptune} | {title3:Unit Personnel Office Manager} | Faslane | {dates3:2013 to 2017|2013..2017} |
| {unit4:HMS Illustrious} | {title4:Pay and Cash Writer} | At sea | {dates4:2010 to 2013|2010..2013} |
| {unit5:Northwood Headquarters} | {title5:Registry Clerk} | Middlesex | {dates5:2007 to 2010|2007..2010} |
| {unit6:HMS Ark Royal} | {title6:Junior Writer} | Portsmouth | {dates6:2004 to 2007|2004..2007} |
# Qualifications
{passed:CIPD Level 5}, 2019
{passed:AAT Level 3}, 2012
# Education
{school1:Hermitage Academy}, {years1:1998 to 2004|1998..2004}
{degree1:Highers}: English, maths, business, French
# Skills
{skill:Employee relations}, {skill:JPA}, {skill:iTrent}
`;

export const PRODUCT_MANAGER = `= {name:Arjun Pellow}
[side]{location:London, UK}
[side]{phone:07700 900353}
[side]{email:arjun.pellow@mailbox.example}
[side]**TOOLBOX**
[side]{skill:Roadmapping}
[side]{skill:SQL}
[side]{skill:Figma}
[side]{skill:A/B testing}
[side]**SPEAKS**
[side]{language:English}
[side]{language:Gujarati}
[side]**STUDIED**
[side]{degree1:BSc} {area1:Economics}
[side]{school1:University of Warwick}
[side]{years1:2009 – 2012|2009..2012}
# HELLO
Product manager. Payments, onboarding, and saying no in a kind way.
# WORK
**{title1:Group Product Manager}**\t{dates1:Feb 2022 – now|2022-02..present}
{firm1:monzo.example}
- {did1:Four squads on lending; defaults down 18 percent}
**{title2:Senior Product Manager}**\t{dates2:Jun 2019 – Jan 2022|2019-06..2022-01}
{firm2:gohenry.example}
- {did2:Launched the teen card in two countries}
**{title3:Product Manager}**\t{dates3:Oct 2016 – May 2019|2016-10..2019-05}
{firm3:notonthehighstreet.example}
- {did3:Rebuilt gift search}
**{title4:Business Analyst}**\t{dates4:Sep 2012 – Sep 2016|2012-09..2016-09}
{firm4:Deloitte}
- {did4:Wrote requirements until somebody read them}
`;

export const FREELANCER = `= {name:Beatrix Lindqvist-Shaw}
Illustrator and art director
{location:Brighton, East Sussex} / {phone:07700 900464} / {email:beatrix@inkwell.example}
# Freelance clients
**{firm1:The Folio Society}** – {title1:Illustrator}, {dates1:2021–2024|2021..2024}
Six title pages and a slipcase.
**{firm2:penguin.example}** – {title2:Cover designer}, {dates2:2019–2023|2019..2023}
Forty-one covers, one prize.
**{firm3:National Trust}** – {title3:Map illustrator}, {dates3:2018–2020|2018..2020}
Visitor maps for eleven gardens.
**{firm4:littlegreenpaint.example}** – {title4:Brand illustrator}, {dates4:2017–2018|2017..2018}
# Employment
**{firm5:Hallmark Cards}** – {title5:Art director}, {dates5:2012–2016|2012..2016}
Everyday cards, a team of five.
2016–2018 Career break: raising two children
**{firm6:Paperchase}** – {title6:Junior designer}, {dates6:2009–2012|2009..2012}
Wrapping paper.
# Education
**{school1:Falmouth University}** – {degree1:BA (Hons)} {area1:Illustration}, {years1:2006–2009|2006..2009}
# Awards
{award:V&A Illustration Award, book covers}, 2022
# Skills
{skill:Procreate}, {skill:InDesign}, {skill:Linocut}, {skill:Art direction}
`;

export const CAREER_BREAK = `= {name:Gwendolyn Asher-Mbeki}
{location:Harpenden, Hertfordshire}
{phone:07700 900575} | {email:gwen.asher@homemail.example}
# Summary
Chartered accountant returning to practice after time with family.
# Experience
{dates1:Sep 2022 – present|2022-09..present}\t**{title1:Finance Business Partner}** (part-time)
{firm1:Rothamsted Research}
- {did1:Month-end and grant reporting for three institutes}
Jul 2016 – Aug 2022\t**Career break**
Raising three children; treasurer of the village hall
{dates2:Jan 2012 – Jun 2016|2012-01..2016-06}\t**{title2:Audit Manager}**
{firm2:Grant Thornton|Grant Thornton, Public Sector Assurance}, Public Sector Assurance
- {did2:Portfolio of eleven local authorities}
{dates3:Sep 2008 – Dec 2011|2008-09..2011-12}\t**{title3:Audit Associate}**
{firm3:PKF Littlejohn}
- {did3:Qualified first time}
# Education
{years1:2005 – 2008|2005..2008}\t**{degree1:BA} {area1:Accounting and Finance}**
{school1:University of Exeter}
# Professional qualifications
- {passed:ACA, ICAEW}, 2011
# Skills
{skill:Grant accounting}, {skill:Xero}, {skill:Audit}, {skill:Power BI}
# Voluntary
{role:Treasurer}, {cause:Mackerye End Village Hall}, 2017 – 2022
`;

export const EUROPASS = `= {name:Zbigniew Korczak}
«Home:» {location:Gdynia (Poland)|Gdynia, Poland|Gdynia}   «Email:» {email:z.korczak@mailbox.example}   «Phone:» {phone:(+48) 512 555 019}
«Date of birth: 14/03/1984»   «Nationality: Polish»
# WORK EXPERIENCE
**{title1:Logistics Coordinator}**
{firm1:Baltic Hub Container Terminal} [ {dates1:03/2018 – Current|2018-03..present} ]
«City:» Gdańsk «| Country:» Poland
- {did1:Plan berth windows for nine feeder lines}
- {did1:Coordinate customs holds with the port authority}
**{title2:Warehouse Team Leader}**
{firm2:Wincanton} [ {dates2:06/2012 – 02/2018|2012-06..2018-02} ]
«City:» Doncaster «| Country:» United Kingdom
- {did2:Led a night shift of 26 pickers}
**{title3:Forklift Operator}**
{firm3:Tesco Distribution} [ {dates3:09/2007 – 05/2012|2007-09..2012-05} ]
«City:» Doncaster «| Country:» United Kingdom
# EDUCATION AND TRAINING
**{degree1:Master's degree} in {area1:Transport Economics}**
{school1:University of Gdańsk} [ {years1:10/2003 – 06/2007|2003-10..2007-06} ]
# LANGUAGE SKILLS
«Mother tongue(s):» {language:Polish}
«Other language(s):»
{language:English} LISTENING C1 READING C1 WRITING B2
{language:Russian} LISTENING B1 READING B1 WRITING A2
# DIGITAL SKILLS
{skill:NAVIS N4} | {skill:Excel} | {skill:Power Query}
# DRIVING LICENCE
Driving Licence: B, C
`;

export const FEDERAL_RESUME = `= {name:Darnell K. Whitcombe}
{location:Columbus, GA 31909|Columbus, GA}
{phone:(706) 555-0144} | {email:dkwhitcombe@mailbox.example}
«Citizenship: U.S. Citizen»
«Security Clearance: Secret»
# PROFESSIONAL EXPERIENCE
**{firm1:U.S. Department of Veterans Affairs|Department of Veterans Affairs|U.S. Department of Veterans Affairs, Veterans Benefits Administration}**
Veterans Benefits Administration
{title1:Veterans Service Representative}, {grade1:GS-0996-11}
{dates1:08/2019 – Present|2019-08..present}
«Hours:» {hours1:40} «per week»
«Salary:» {salary1:$78,592}
«Supervisor:» {supervisor1:Angela Fairweather}, {supervisorphone1:404-555-0173}
- {did1:Develop 90 compensation claims each month}
- {did1:Mentor four trainees through certification}
**{firm2:U.S. Department of the Army|Department of the Army|U.S. Department of the Army, Directorate of Public Works}**
Directorate of Public Works
{title2:Housing Management Assistant}, {grade2:GS-1173-07}
{dates2:01/2016 – 07/2019|2016-01..2019-07}
«Hours:» {hours2:40} «per week»
«Salary:» {salary2:$44,100}
- {did2:Assigned quarters to 1,400 families}
**{service3:United States Army|US Army}**
{unit3:3rd Infantry Division}
{title3:Human Resources Specialist}, {rank3:Staff Sergeant}
{dates3:07/2005 – 12/2015|2005-07..2015-12}
«Hours:» {hours3:40} «per week»
- {did3:Processed awards and evaluations for 780 soldiers}
# EDUCATION
**{school1:Columbus State University}**
{degree1:Bachelor of Science}, {area1:Health Science}
{years1:05/2018|2018-05..2018-05}
# JOB RELATED TRAINING
- {passed:VSR Certification}, 2021
- {passed:Warrior Leader Course}, 2009
# JOB RELATED SKILLS
{skill:Claims development}; {skill:VBMS}; {skill:Benefits law}
`;

export const PORTUGUESE_ENGINEER = `= {name:Duarte Vilhena}
«Address:» {location:Setúbal (Portugal)|Setúbal, Portugal|Setúbal}
«E-mail:» {email:duarte.vilhena@inkwell.example}
«Telephone:» {phone:(+351) 912 555 018}
# Work experience
| {dates1:05/2020 – Current|2020-05..present} | **{title1:Maintenance Engineer}** {firm1:Lisnave Estaleiros} – Setúbal, Portugal |
| | Dry dock planning and hull surveys for tankers |
| {dates2:09/2014 – 04/2020|2014-09..2020-04} | **{title2:Marine Surveyor}** {firm2:Bureau Veritas} – Rotterdam, Netherlands |
| | Class surveys of 60 vessels a year |
| {dates3:02/2010 – 08/2014|2010-02..2014-08} | **{title3:Third Engineer}** {firm3:Transinsular} – Lisbon, Portugal |
| | Engine watch on a feeder ship |
# Education and training
| {years1:2004 – 2009|2004..2009} | **{degree1:Licenciatura} {area1:Marine Engineering}** {school1:Escola Superior Náutica Infante D. Henrique} – Paço de Arcos, Portugal |
# Languages
«Mother tongue:» {language:Portuguese}
{language:English}: C1. {language:Dutch}: B1.
# Skills
{skill:Vibration analysis}, {skill:AMOS}, {skill:Welding inspection}
`;

export const HOTEL_MANAGER = `= {name:Roisin Kilbride-Danso}
{location:Belfast} | {phone:07700 900686} | {email:roisin.kd@mailbox.example}
# Profile
Hotel manager who started in the laundry and still checks the sheets.
# Career to date
| {dates1:2020 – present|2020..present} | **{firm1:The Titanic Quarter Hotel}** | **{title1:General Manager}**: {did1:119 rooms, 84 staff, occupancy from 61 to 79 per cent} |
| {dates2:2016 – 2020|2016..2020} | **{firm2:Slieve Donard Resort}** | **{title2:Deputy Manager}**: {did2:ran weddings, opened the spa and survived two storms} |
| {dates3:2012 – 2016|2012..2016} | **{firm3:Premier Inn}** | **{title3:Duty Manager}**: {did3:nights, fire panels and the breakfast shift} |
| {dates4:2009 – 2012|2009..2012} | **{firm4:Culloden Estate}** | **{title4:Laundry Assistant}**: {did4:linen for 105 rooms} |
# Education
| {years1:2010 – 2013|2010..2013} | **{school1:Ulster University}** | {degree1:BSc} {area1:International Hospitality Management} |
# Training
{passed:Personal Licence Holder}
{passed:WSET Level 2}
# Skills
{skill:Opera PMS}, {skill:Revenue management}, {skill:Rota planning}
`;

export const RAF_MOVER = `{name:Leighton Bexfield}
{location:Swindon, Wiltshire}
«Tel» {phone:07700 900797}
{email:leighton.bexfield@homemail.example}

OVERVIEW
Air movements specialist, 17 years in RAF blue, now moving cargo for an airline.

SINCE LEAVING
{title1:Ramp Duty Manager}, {firm1:Swissport}, Heathrow, {dates1:2022 - present|2022..present}
- {did1:Turn round 28 wide-bodies a day}
{title2:Load Controller}, {firm2:DHL Aviation}, East Midlands, {dates2:2021 - 2022|2021..2022}

{service3,4,5,6,7:ROYAL AIR FORCE|Royal Air Force} 2004 - 2021
| «Unit» | «Role» | «Location» | «Dates» |
| {unit3:No. 1 Air Mobility Wing} | {title3:Movements Controller} | Brize Norton | {dates3:2017 - 2021|2017..2021} |
| {unit4:901 Expeditionary Air Wing} | {title4:Passenger Handling Lead} | Al Minhad | {dates4:2015 - 2017|2015..2017} |
| {unit5:Joint Air Mounting Centre} | {title5:Cargo Planner} | South Cerney | {dates5:2012 - 2015|2012..2015} |
| {unit6:Mobile Air Movements Squadron} | {title6:Air Cargo Handler} | Lyneham | {dates6:2008 - 2012|2008..2012} |
| {unit7:UK Mobile Air Movements} | {title7:Trainee Mover} | Lyneham | {dates7:2004 - 2008|2004..2008} |

COURSES
- {passed:Dangerous Goods Category 6}
- {passed:IATA Load Control}

EDUCATION
{school1:Kingsdown School}, Swindon, {degree1:GCSEs}, {years1:1998 - 2003|1998..2003}

SKILLS
{skill:Load planning}, {skill:Dangerous goods}, {skill:Team briefing}
`;

export const AREA_MANAGER = `= {name:Priscilla Vantongeren}
{location:Solihull, West Midlands}
{phone:07700 900808}
{email:p.vantongeren@mailbox.example}
# About
Area manager, ten shops, low turnover of stock-takers and of staff.
# Experience
**{firm1:Lidl|Lidl, Regional Sales Operations}**, Regional Sales Operations
{title1:Area Manager}
{dates1:05/2019 – today|2019-05..present}
- {did1:Ten stores and £92m of sales}
**{firm2:Boots|Boots, Store Operations}**, Store Operations
{title2:Store Manager}
{dates2:08/2014 – 04/2019|2014-08..2019-04}
- {did2:Flagship in the Bullring}
**{firm3:Debenhams|Debenhams, Menswear}**, Menswear
{title3:Department Manager}
{dates3:07/2011 – 07/2014|2011-07..2014-07}
# Education
**{school1:Coventry University}**
{degree1:BA} {area1:Business Studies}
{years1:2008 – 2011|2008..2011}
# Skills
- {skill:Merchandising}
- {skill:Shrinkage}
- {skill:Recruitment}
# Languages
- {language:Dutch}
- {language:English}
`;
