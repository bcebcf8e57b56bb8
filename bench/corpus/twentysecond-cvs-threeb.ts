// More CVs of the twenty-second batch, with their facts marked (`fact-markup.ts`). None of these people exist.

export const SEEK_CHEF = `= {name:Brodie Vandersluis}
{location:Townsville QLD|Townsville|Townsville, QLD}
{phone:+61 491 570 156}
{email:brodie.vds@postie.example}
# Personal summary
Sous chef with an Army background. I can cook for eight or for eight hundred and keep the kitchen clean while I do it. Looking for a head chef role in a club or on a remote site.
# Career history
# # {title1:Sous Chef}
**{firm1:Strand Bowls & Community Club}**
{dates1:Mar 2023 - Present|2023-03..present} «(2 years 9 months)»
- {did1:Second in charge of a brigade of 11, 350 covers on a Friday}
- {did1:Write the rosters and the specials board}
- {did1:Brought food cost down from 36% to 31%}
# # {title2:Camp Chef (FIFO)}
**{firm2:Basalt Ridge Village Services}**
{dates2:Jan 2021 - Feb 2023|2021-01..2023-02} «(2 years 2 months)»
- {did2:Breakfast and crib for 420 people at a copper mine near Cloncurry, two weeks on and one off}
- {did2:Passed every council audit with five stars}
# # {rank3:Corporal} - {title3:Cook}
**{service3:Australian Army}, {unit3:3rd Combat Service Support Battalion}**
{dates3:Feb 2014 - Dec 2020|2014-02..2020-12} «(6 years 11 months)»
- {did3:Ran a field kitchen with five cooks on exercise at Shoalwater Bay and High Range}
- {did3:Catered for evacuation centres during the Townsville flood of 2019}
- {did3:Deployed to Iraq in 2016 and fed a task group of 300}
# # {title4:Apprentice Chef}
**{firm4:The Jetty Bistro}**
{dates4:Jan 2010 - Jan 2014|2010-01..2014-01} «(4 years 1 month)»
- {did4:Larder, grill and pastry in a 90-seat seafood restaurant in Bowen}
# Education
# # {degree1:Certificate III} in {area1:Commercial Cookery}
**{school1:TAFE Queensland North}**
«Finished» {years1:2013|2013..2013}
# # {degree2:Diploma} of {area2:Hospitality Management}
**{school2:Barrier Reef Institute of Training}**
«Finished» {years2:2022|2022..2022}
# Licences & certifications
# # {passed:Food Safety Supervisor}
Queensland Food Training
«Issued» Apr 2024 - «Expires» Apr 2029
# # {passed:Responsible Service of Alcohol}
Club Training Australia
«Issued» Mar 2023
# # {passed:Open C Class Driver Licence}
# Skills
{skill:Menu planning}\t{skill:Stocktake}\t{skill:HACCP}\t{skill:Bulk cooking}\t{skill:Rostering}
# Languages
{language:English}\t{language:Dutch}
# About your next role
| «Availability» | «4 weeks notice» |
| «Preferred work types» | «Full time» |
| «Right to work» | «Australian citizen» |
`;

export const WORKDAY_CALL_CENTRE = `[head]«Great Plains Mutual Careers»
[head]«Candidate Home»
= {name:Kayleigh Sundqvist}
[box]«Customer Resolution Specialist (Remote, SD) R-0046213»
# «My Information»
| «How Did You Hear About Us?» | «Job Board» |
| «Country» | «United States of America» |
| «Address Line 1» | 2209 S Prairie Clover Ave |
| «City» | {location:Brandon|Brandon, South Dakota|Brandon, SD|Brandon, South Dakota 57005|2209 S Prairie Clover Ave, Brandon|2209 S Prairie Clover Ave, Brandon, South Dakota|2209 S Prairie Clover Ave, Brandon, South Dakota 57005|2209 S Prairie Clover Ave, Brandon, South Dakota, 57005|Brandon, South Dakota, 57005|2209 S Prairie Clover Ave, Brandon, 57005} |
| «State» | South Dakota |
| «Postal Code» | 57005 |
| «Email Address» | {email:ksundqvist@prairienet.example} |
| «Phone Device Type» | Mobile |
| «Phone Number» | {phone:(605) 555-0119} |
# My Experience
# # «Work Experience 1»
| «Job Title» | {title1:Senior Customer Service Representative} |
| «Company» | {firm1:Big Sioux Health Plan} |
| «Location» | Sioux Falls, SD |
| «I currently work here» | Yes |
| «From» | {dates1:06/2021|2021-06..present} |
| «Role Description» | - {did1:Take 55 to 60 calls a day from members about claims and referrals}<br>- {did1:Handle escalations for a team of 14 and call back within 24 hours}<br>- {did1:Quality score of 97% over the last four quarters} |
# # «Work Experience 2»
| «Job Title» | {title2:Teller II} |
| «Company» | {firm2:Minnehaha Credit Union} |
| «Location» | Brandon, SD |
| «From» | {dates2:02/2018|2018-02..2021-05} |
| «To» | 05/2021 |
| «Role Description» | {did2:Cash handling, loan payments, opening accounts, vault balancing every Friday. Sold more certificates than anyone else in the branch in 2019.} |
# # «Work Experience 3»
| «Job Title» | {title3:Reservations Agent} |
| «Company» | {firm3:Badlands & Black Hills Lodging Co.} |
| «Location» | Rapid City, SD |
| «From» | {dates3:05/2015|2015-05..2018-01} |
| «To» | 01/2018 |
| «Role Description» | {did3:Booked rooms for nine motels by phone and chat. Trained the summer staff.} |
# # «Work Experience 4»
| «Job Title» | {title4:Drive-In Carhop} |
| «Company» | {firm4:Dakota Freeze} |
| «From» | {dates4:05/2013|2013-05..2014-09} |
| «To» | 09/2014 |
# # «Education 1»
| «School or University» | {school1:Western Dakota Technical College} |
| «Degree» | {degree1:Associate of Applied Science} |
| «Field of Study» | {area1:Business and Marketing} |
| «Overall Result (GPA)» | 3.4 |
| «From» | {years1:2014|2014..2016} |
| «To (Actual or Expected)» | 2016 |
# # «Languages 1»
| «Language» | {language:Swedish} |
| «I am fluent in this language.» | No |
| «Comprehension» | «2 - Intermediate» |
# # «Certifications 1»
| «Certification» | {passed:South Dakota Life and Health Producer License} |
| «Issued Date» | 08/2022 |
# # «Skills»
{skill:De-escalation}\t{skill:Claims Inquiry}\t{skill:Avaya}\t{skill:Salesforce Service Cloud}\t{skill:10-Key}
# # «Resume/CV»
«KSundqvist_2025.pdf (81.44 KB)»
# «Application Questions»
| «Are you legally authorized to work in the United States?» | Yes |
| «Do you have a quiet home office with wired internet?» | Yes |
`;

export const EUROPASS_TEACHER = `= {name:Filipa Quintela Bairos}
[box]**«Date of birth:»** 14/02/1987 | **«Nationality:»** Portuguese | **«Gender:»** Female | **«Phone number:»** {phone:(+351) 912 000 418} «(Mobile)» | **«Email address:»** {email:f.quintela@correio.example} | **«Address:»** Rua do Moinho 27, 2.º Esq., 3460-204, {location:Tondela|Tondela, Portugal|3460-204, Tondela|3460-204, Tondela, Portugal|Rua do Moinho 27, 2.º Esq., Tondela|Rua do Moinho 27, 2.º Esq., Tondela, Portugal|Rua do Moinho 27, 2.º Esq., 3460-204, Tondela|Rua do Moinho 27, 2.º Esq., 3460-204, Tondela, Portugal}, Portugal «(Home)»
# ABOUT ME
Teacher of biology and geology to pupils aged 12 to 18. Since 2019 I have coordinated exchanges with schools in four countries and I would like to teach in an international school for some years.
# WORK EXPERIENCE
[box]{dates1:01/09/2018 – CURRENT|2018-09..present} – Tondela, Portugal
# # **{title1:TEACHER OF BIOLOGY AND GEOLOGY|Teacher of Biology and Geology}** {firm1:AGRUPAMENTO DE ESCOLAS DO CARAMULO|Agrupamento de Escolas do Caramulo}
- {did1:Teach years 7 to 12, between 18 and 22 hours a week}
- {did1:Coordinate the Erasmus+ project on river ecology with schools in Galicia, Slovenia and Finland}
- {did1:Head of year for 74 pupils since 2022}
[box]{dates2:05/09/2014 – 31/08/2018|2014-09..2018-08} – Mangualde, Portugal
# # **{title2:CONTRACT TEACHER OF NATURAL SCIENCES|Contract Teacher of Natural Sciences}** {firm2:ESCOLA BÁSICA GOMES EANES|Escola Básica Gomes Eanes}
{did2:Four one-year contracts in the second and third cycles. Set up a school garden and a weather station with the pupils of year 8.}
[box]{dates3:10/01/2012 – 30/06/2014|2012-01..2014-06} – Dili, Timor-Leste
# # **{title3:COOPERATION TEACHER|Cooperation Teacher}** {firm3:ESCOLA DE REFERÊNCIA DE ERMERA|Escola de Referência de Ermera}
{did3:Taught sciences in Portuguese to classes of 45 and trained six local teachers.}
[box]{dates4:06/2010 – 12/2011|2010-06..2011-12} – Viseu, Portugal
# # **{title4:MUSEUM GUIDE|Museum Guide}** {firm4:QUINTA DA CRUZ|Quinta da Cruz}
# EDUCATION AND TRAINING
[box]{years1:09/2008 – 07/2010|2008-09..2010-07} – Aveiro, Portugal
# # **{degree1:MASTER'S DEGREE} IN {area1:TEACHING OF BIOLOGY AND GEOLOGY}** {school1:Universidade de Aveiro}
**«Final grade»** 16 / 20 | **«Level in EQF»** EQF level 7 | **«Thesis»** Field trips in the upper Vouga valley
[box]{years2:09/2005 – 07/2008|2005-09..2008-07} – Aveiro, Portugal
# # **{degree2:BACHELOR'S DEGREE} IN {area2:BIOLOGY}** {school2:Universidade de Aveiro}
**«Final grade»** 14 / 20 | **«Level in EQF»** EQF level 6
# LANGUAGE SKILLS
«Mother tongue(s):» **{language:PORTUGUESE}**
«Other language(s):»
|  | «UNDERSTANDING» |  | «SPEAKING» |  | «WRITING» |
|  | «Listening» | «Reading» | «Spoken production» | «Spoken interaction» |  |
| **{language:ENGLISH}** | C1 | C2 | C1 | C1 | C1 |
| **{language:SPANISH}** | C1 | C1 | B2 | B2 | B1 |
| **{language:TETUM}** | B1 | A2 | B1 | B1 | A2 |
«Levels: A1 and A2: Basic user - B1 and B2: Independent user - C1 and C2: Proficient user»
# DIGITAL SKILLS
{skill:Moodle} | {skill:Google Classroom} | {skill:QGIS} | {skill:Arduino weather sensors}
# CONFERENCES AND SEMINARS
[box]11/05/2023 – Ljubljana
# # **Rivers without borders**
Talk on pupils' water measurements.
# HONOURS AND AWARDS
[box]2021
# # **{award:eTwinning National Quality Label}** National Support Service
# DRIVING LICENCE
{passed:Driving Licence: B}
`;

export const COUNCIL_SOCIAL_WORKER = `[head]«HELMSDALE AND STRATHMORE COUNCIL»
[head]«APPLICATION FOR EMPLOYMENT – CONFIDENTIAL»
[head]«Please complete all sections in black ink or type. CVs will not be accepted.»
| «Post applied for:» | Team Leader, Children and Families | «Reference:» | HS/1187 |
# «SECTION 1 – PERSONAL DETAILS»
| «Surname:» | Macaskill | «Forename(s):» | {name:Una|Una Macaskill} |
| «Address:» | 4 Shore Brae<br>{location:Arbroath|Arbroath, Angus|4 Shore Brae, Arbroath|4 Shore Brae, Arbroath, Angus|4 Shore Brae, Arbroath, Angus, DD11 9ZZ|Arbroath, Angus, DD11 9ZZ|4 Shore Brae, Arbroath, DD11 9ZZ}<br>Angus | «Postcode:» | DD11 9ZZ |
| «Telephone (home):» | as mobile | «Mobile:» | {phone:07700 900362} |
| «E-mail:» | {email:una.macaskill@tideline.example} | «NI number:» | QQ 12 34 56 C |
| «Do you hold a current driving licence?» | {passed:Full car licence} | «SSSC registration number:» | 3000417 |
# «SECTION 2 – PRESENT OR MOST RECENT EMPLOYMENT»
| «Employer's name and address:» | {firm1:Carse of Gowrie Council}, Perth |
| «Job title:» | {title1:Senior Social Worker} |
| «Date started:» | {dates1:14.09.20|2020-09..present} |
| «Date left (if applicable):» | n/a |
| «Salary:» | £47,612 |
| «Notice required:» | 8 weeks |
| «Brief description of duties:» | {did1:I hold a caseload of child protection and looked after children and deputise for the team leader.}<br>{did1:I supervise three social workers and one newly qualified worker in her supported year.}<br>{did1:I chair core groups and write reports for Children's Hearings and the Sheriff Court.} |
# «SECTION 3 – PREVIOUS EMPLOYMENT (most recent first; explain any gaps)»
| «Employer's name and address» | «Position held and main duties» | «From» | «To» | «Reason for leaving» |
| {firm2:Tayforth Family Services}<br>Dundee | {title2:Social Worker, Kinship and Fostering|Social Worker}<br>{did2:Assessed kinship carers and supported 22 foster families.} | {dates2:03.16|2016-03..2020-09} | 09.20 | Promotion |
| {firm3:Western Isles Health and Care Partnership}<br>Stornoway | {title3:Social Worker (Adults)|Social Worker}<br>{did3:Adult support and protection, guardianship and hospital discharge.} | {dates3:08.13|2013-08..2016-02} | 02.16 | Moved to mainland |
| {firm4:An Cala Residential School}<br>Isle of Lewis | {title4:Residential Child Care Worker}<br>{did4:Shifts and sleepovers in a house of six young people.} | {dates4:06.08|2008-06..2011-08} | 08.11 | To study |
| {firm5:Norse Fish Farms}<br>Scalpay | {title5:Processing operative}<br>{did5:Gutting line.} | {dates5:07.06|2006-07..2008-05} | 05.08 | Better prospects |
# «SECTION 4 – EDUCATION AND QUALIFICATIONS»
| «School, college or university» | «From» | «To» | «Qualifications gained» |
| {school1:Robert Gordon University} | {years1:2011|2011..2013} | 2013 | {degree1:MSc} {area1:Social Work} |
| {school2:Lews Castle College} | {years2:2004|2004..2006} | 2006 | {degree2:HNC} {area2:Social Care} |
| {school3:Sir E. Scott School} | {years3:1998|1998..2004} | 2004 | {degree3:Highers} English B, History B, Gaelic A, Modern Studies C |
# «SECTION 5 – TRAINING RELEVANT TO THIS POST»
| «Course» | «Provider» | «Date» |
| {passed:Joint Investigative Interviewing} | Police Scotland and CGC | 2021 |
| {passed:Practice Educator Award (SCQF 10)} | Learning Network North | 2022 |
| {passed:Safe and Together Core Training} | CGC | 2019 |
# «SECTION 6 – STATEMENT IN SUPPORT OF YOUR APPLICATION»
I have worked with children and families for more than fifteen years, first in a residential house on Lewis and now as a senior in a busy protection team. I have acted as team leader for five months while my manager was on sick leave and I kept allocation under control in that time, with no child waiting longer than three days for a worker.
Families tell me that I am straight with them. My team would say that I notice when somebody is tired.
I speak {language:Gaelic} and have used it with grandparents who care for children.
# «SECTION 7 – REFERENCES»
| «Name:» | Fergus Lumsden | «Name:» | Isla Robb |
| «Position:» | Service Manager | «Position:» | Director |
| «Organisation:» | Carse of Gowrie Council | «Organisation:» | Tayforth Family Services |
| «Telephone:» | 01632 960 522 | «Telephone:» | 01632 960 538 |
# «SECTION 8 – DECLARATION»
«I declare that the information given on this form is true and complete.»
| «Signed:» | U Macaskill | «Date:» | 6/1/26 |
`;

export const AGENCY_ACCOUNTANT = `[head]«FINCHLEY ROWE»
[head]«Accountancy & Finance Recruitment»
[head]«Narrow Quay House, Bristol BS1 · 0117 496 0112 · www.finchleyrowe.example»
= «CANDIDATE PROFILE»
| «Candidate number:» | 40817/CW |
| «Name:» | {name:Hannah Oyelaran} |
| «Home location:» | {location:Chepstow} (35 minutes to Bristol) |
| «Position:» | Finance Manager, maternity cover |
| «Availability:» | «1 month's notice» |
| «Salary expectation:» | «£52,000 – £55,000» |
| «Your consultant:» | «Tom Bexley, tom.bexley@finchleyrowe.example, 07700 900533» |
# «Consultant's comments»
I met Hannah on 4 December. She is a fully qualified accountant who has worked in manufacturing and in a charity and she likes a finance team where she has to roll her sleeves up. She presents well and explains figures in plain words. She is open to a contract because her youngest child starts school in September.
# Qualifications
{passed:ACCA}, qualified 2016 (first time passes)
{passed:AAT Level 4}, 2011
{degree1:BA (Hons)} {area1:Business and Finance} 2:1, {school1:University of Wales, Newport}, {years1:2010|2010..2010}
# IT and systems
{skill:Sage 200}; {skill:Xero}; {skill:Microsoft Dynamics NAV}; {skill:Advanced Excel}; {skill:Power BI}
# Employment history
| {dates1:Sept 2020 – date|2020-09..present} | **{firm1:Severn Vale Hospice}**<br>**{title1:Management Accountant}**<br>__Reporting to the Director of Resources, team of 3__<br>• {did1:Monthly management accounts for the hospice, its lottery and 11 shops}<br>• {did1:Restricted funds and returns to funders}<br>• {did1:Chose and introduced Xero in the trading company, saving £18k a year in licences}<br>• {did1:Year end file and audit, clean report each year} |
| {dates2:Jan 2017 – Aug 2020|2017-01..2020-08} | **{firm2:Brockweir Castings Ltd}**<br>**{title2:Assistant Management Accountant}**<br>__Foundry, turnover £14m__<br>• {did2:Standard costing, stock counts and variance analysis}<br>• {did2:Cash flow forecast for 13 weeks and bank covenants}<br>• {did2:Covered for the Finance Controller for five months} |
| {dates3:Oct 2013 – Dec 2016|2013-10..2016-12} | **{firm3:Pugh Lacey LLP|Pugh Lacey LLP, Newport}, Newport**<br>**{title3:Audit Trainee, then Audit Semi-Senior|Audit Trainee|Audit Semi-Senior}**<br>• {did3:Accounts and audits of farms, schools and small companies}<br>• {did3:VAT returns and payroll for 40 clients} |
| {dates4:Aug 2010 – Sept 2013|2010-08..2013-09} | **{firm4:Gwent Tyre & Exhaust}**<br>**{title4:Accounts Assistant}**<br>{did4:Purchase ledger, credit control and petty cash.} |
# Further information
Languages: {language:French} (conversational). Interests: treasurer of a wild swimming group, baking. {passed:Full UK driving licence}.
[side]«Finchley Rowe is acting as an employment agency. This profile is confidential and must not be passed to a third party.»
`;

export const RESETTLEMENT_PETTY_OFFICER = `= {name:Callum Penhaligon}
[box]22 Bellever Way, {location:Ivybridge|Ivybridge, Devon|Ivybridge, Devon PL21 9ZZ|Ivybridge, Devon, PL21 9ZZ|22 Bellever Way, Ivybridge|22 Bellever Way, Ivybridge, Devon|22 Bellever Way, Ivybridge, Devon PL21 9ZZ|22 Bellever Way, Ivybridge, Devon, PL21 9ZZ}, Devon PL21 9ZZ
[box]«Mobile:» {phone:07700 900687}   «Email:» {email:callum.penhaligon@dockmail.example}
[box]{url:www.linkedin.com/in/cpenhaligon-example}
# Profile
A marine engineering supervisor with eighteen years in the Royal Navy, who has kept diesel engines, gas turbines and chilled water plant running a long way from a workshop. Calm in an emergency, used to safety cases and to explaining faults to people who are not engineers. Seeking a maintenance supervisor role in the South West from April 2026.
# Key skills
- {skill:Planned maintenance}
- {skill:Diesel generators}
- {skill:Risk assessment and permits to work}
- {skill:HVAC and refrigeration}
- {skill:Fault diagnosis}
- {skill:Coaching apprentices}
# Career history
# # {service1,2,3:Royal Navy}\t2007 – 2026
**{rank1:Petty Officer}, {title1:Marine Engineering Section Head}**, {unit1:HMS Tarleton}\t{dates1:Sep 2021 to date|2021-09..present}
- {did1:Lead twelve technicians who look after propulsion and power generation in a Type 23 frigate}
- {did1:Planned a main engine change in 16 days alongside in Gibraltar, three days ahead of programme}
- {did1:Manage a spares budget of £240,000}
**{rank2:Leading Hand}, {title2:Engine Room Supervisor}**, {unit2:HMS Chiddingfold}\t{dates2:Mar 2014 to Aug 2021|2014-03..2021-08}
- {did2:Ran the engine room watch of a minehunter in the Gulf for three six-month tours}
- {did2:Instructed damage control at HMS Raleigh for two years}
**{rank3:Able Seaman}, {title3:Engineering Technician}**, {unit3:HMS Cumberland}\t{dates3:May 2007 to Feb 2014|2007-05..2014-02}
- {did3:Maintained pumps, compressors and sewage plant}
- {did3:Member of the ship's fire and boarding teams}
# # {firm4:Fowey Boatyard Services}\t2005 – 2007
**{title4:Apprentice Marine Fitter}**\t{dates4:Jul 2005 to Apr 2007|2005-07..2007-04}
- {did4:Overhauled outboards and fishing boat engines}
# Education and qualifications
- {passed:IOSH Managing Safely}\t2025
- {passed:F-Gas Category 1}\t2025
- {degree1:Foundation Degree} in {area1:Marine Engineering}, {school1:University of Portsmouth}\t{years1:2019|2019..2019}
- {degree2:Level 3 Diploma} in {area2:Engineering Maintenance}, {school2:HMS Sultan}\t{years2:2010|2010..2010}
# Additional information
- {passed:Full driving licence}, own car
- SC cleared until 2028
- Interests: gig rowing, restoring a 1968 Seagull outboard
References available on request
`;

export const CHAT_DEVELOPER = `«Here's a polished, ATS-friendly version of your CV:»

= {name:Wanjiku Kiprop}
**Full-Stack Developer | TypeScript · Python · PostgreSQL**

📍 {location:Eldoret, Kenya|Eldoret} | 📧 {email:wanjiku@kiprop.example} | 📞 {phone:+254 700 555 014} | 🔗 {url:github.com/wkiprop-example}

# Professional Summary

Results-driven full-stack developer with 6+ years of experience building payment and agriculture platforms for low-bandwidth users. Passionate about clean code, offline-first design and mentoring junior engineers.

# Technical Skills

- **«Languages:»** {skill:TypeScript}, {skill:Python}, {skill:SQL}, {skill:Kotlin}
- **«Frameworks:»** {skill:React}, {skill:Django}, {skill:NestJS}
- **«Cloud & DevOps:»** {skill:Docker}, {skill:Google Cloud Run}, {skill:GitHub Actions}
- **«Databases:»** {skill:PostgreSQL}, {skill:Redis}

# Professional Experience

# # {title1:Senior Software Engineer} — {firm1:Shamba Ledger}
__Nairobi (Remote) | {dates1:Feb. 2023 – Present|2023-02..present}__

- {did1:Spearheaded the migration of a monolithic loan engine to services, reducing deployment time by 70%}
- {did1:Designed a USSD gateway that serves 220,000 smallholder farmers}
- {did1:Mentored 4 junior developers and introduced weekly code reviews}

# # {title2:Software Developer} — {firm2:Rift Valley Cooperative Bank}
__Nakuru, Kenya | {dates2:July 2020 – Jan. 2023|2020-07..2023-01}__

- {did2:Developed the bank's first mobile app for members, now at 48,000 installs}
- {did2:Automated reconciliation with the core system, saving 30 staff hours per week}

# # {title3:Junior Web Developer} — {firm3:Tembo Digital}
__Eldoret, Kenya | {dates3:Sept. 2018 – June 2020|2018-09..2020-06}__

- {did3:Built 17 sites for schools, hotels and county offices}
- {did3:Maintained servers and backups}

# # {title4:ICT Attachment} — {firm4:Uasin Gishu County Hospital}
__Eldoret, Kenya | {dates4:May 2017 – Aug. 2017|2017-05..2017-08}__

- {did4:Supported 120 users and cabled the new maternity wing}

# Projects

**Mvua** – open source rainfall charts for Kenyan weather stations (React, D3)

# Education

**{degree1:BSc} in {area1:Computer Science}**
{school1:Moi University}, Eldoret | {years1:2014 – 2018|2014..2018} | Second Class Honours (Upper Division)

**{degree2:Kenya Certificate of Secondary Education}**
{school2:Kapsabet Girls' High School} | {years2:2010 – 2013|2010..2013}

# Certifications

- {passed:Google Associate Cloud Engineer} (2024)
- {passed:Scrum.org PSM I} (2022)

# Languages

- {language:English} – Fluent
- {language:Swahili} – Native
- {language:Kalenjin} – Native

__References available upon request.__
`;

export const MAIL_HGV_DRIVER = `«From:» Gary Ollerenshaw <gary.ollerenshaw@dalesmail.example>
«To: transport@airevalleyfreight.example»
«Date: Mon, 12 Jan 2026 20:41:07 +0000»
«Subject: RE: Class 1 driver nights - Keighley»

Hi Janice,

Good to speak to you earlier. You asked for a CV, my printer is broken and the phone will not attach it so I have put it in here. I can come in any day before 2 for a driving assessment.

Thanks
Gary

«----------------------------------------»
{name:GARY OLLERENSHAW|Gary Ollerenshaw}
31 Beck Terrace, {location:Silsden|Silsden BD20 9ZZ|Silsden, BD20 9ZZ|31 Beck Terrace, Silsden|31 Beck Terrace, Silsden BD20 9ZZ|31 Beck Terrace, Silsden, BD20 9ZZ} BD20 9ZZ
{phone:07700 900129}    {email:gary.ollerenshaw@dalesmail.example}

# ABOUT ME
Class 1 driver, 22 years on the road, tramping, trunking and multidrop. Clean licence, no accidents that were mine. I know the paperwork and I look after the wagon.

# LICENCES
* {passed:C+E licence}, no points
* {passed:Driver CPC} valid to Sept 2029
* {passed:Digital tachograph card}
* {passed:ADR} (packages and tanks) to March 2027
* {passed:Moffett forklift}

# WORK
{dates1:Since February 2021|2021-02..present} - {firm1:Bradshaw Chilled}, Skipton
{title1:HGV Class 1 night trunker}
{did1:Double deck trailers to hubs in Tamworth and Avonmouth, four nights on four off. I also do the shunting in the yard when they are short.}

{dates2:2016 to Jan 2021|2016..2021-01} - {firm2:Craven Aggregates}
{title2:Tipper driver (8 wheeler)|Tipper driver}
{did2:Quarry stone and tarmac to sites all over the Dales and Leeds. Left when the quarry closed.}

{dates3:2009 to 2016|2009..2016} - {firm3:J & S Hoggarth Livestock}, Settle
{title3:Livestock haulier}
{did3:Sheep and cattle to marts and abattoirs in Scotland and the north, wash outs, movement records.}

{dates4:2003 to 2009|2003..2009} - {firm4:Various agencies}
{title4:HGV class 2 then class 1 driver}
{did4:Multidrop, supermarkets, parcels, skips. Passed my class 1 in 2005.}

{dates5:1994 to 2003|1994..2003} - {firm5:Wharfe Valley Dyers}, Ilkley
{title5:Dye house operator, later chargehand|Dye house operator|Chargehand}

# SCHOOL
{school1:South Craven School}, left {years1:1994|1994..1994} with {degree1:GCSEs} in maths, woodwork and geography

# OTHER
{role1:Volunteer} with {cause1:Airedale Fell Rescue} for eleven years, keep bees.
References - ask Dave at Craven Aggregates 07700 900471 or the transport office at Bradshaw's

«Sent from my iPhone»
`;
