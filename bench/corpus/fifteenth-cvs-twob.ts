// CVs of civilians of the fifteenth batch, with their facts marked (`fact-markup.ts`). None of these people exist.

export const CLOUD_ENGINEER = `= {name:Raghavendra Kulkarni}
[side]**Mail**
[side]{email:raghav.kulkarni@dharwadpost.example}
[side]**Mobile**
[side]{phone:+91 555 010 0147}
[side]**Present address**
[side]#12, 3rd Cross, Vijayanagar, {location:Bengaluru 560040|Bengaluru|#12, 3rd Cross, Vijayanagar, Bengaluru 560040}
[side]**Passport**
[side]Valid till 2031
= = AWS / DevOps Engineer with 8+ years of IT experience
# CAREER OBJECTIVE
To work in a challenging environment where I can use my cloud and automation skills for the growth of the organization and of myself, preferably with relocation to UK or Netherlands.
# TECHNICAL SKILLS
| **Cloud** | {skill:AWS}, {skill:Azure} (basics) |
| **Services** | {skill:EC2}, {skill:EKS}, {skill:RDS}, {skill:Lambda} |
| **Infra as code** | {skill:Terraform}, {skill:Ansible} |
| **CI / CD** | {skill:Jenkins}, {skill:GitLab CI}, {skill:Argo CD} |
| **Languages** | {skill:Python}, {skill:Bash}, {skill:Groovy} |
| **Monitoring** | {skill:Prometheus}, {skill:Grafana}, {skill:ELK} |
# ORGANISATIONAL EXPERIENCE
| **«Organization»** | : {firm1:Zephyrline Software Services Pvt. Ltd.|Zephyrline Software Services}, Bengaluru |
| **«Designation»** | : {title1:Senior DevOps Engineer} |
| **«Duration»** | : {dates1:June 2021 – till date|2021-06..present} |
«Roles and responsibilities:»
➢ {did1:Migrated 64 services of a retail client from on-premises VMs to EKS with zero downtime for stores.}
➢ {did1:Wrote reusable Terraform modules that are used by 11 teams across the account.}
➢ {did1:Reduced monthly AWS bill by 28% with right sizing, spot instances and life cycle rules.}
| **«Organization»** | : {firm2:Malabar Infotech Solutions}, Kochi |
| **«Designation»** | : {title2:DevOps Engineer} |
| **«Duration»** | : {dates2:Nov 2018 – May 2021|2018-11..2021-05} |
«Roles and responsibilities:»
➢ {did2:Built Jenkins pipelines for 40 Java and Node applications.}
➢ {did2:On-call for production, weekly rotation, and author of 30 runbooks.}
| **«Organization»** | : {firm3:Karnavati Data Systems Ltd.|Karnavati Data Systems}, Ahmedabad |
| **«Designation»** | : {title3:System Engineer (Trainee)|System Engineer|System Engineer Trainee} |
| **«Duration»** | : {dates3:Jul 2017 – Oct 2018|2017-07..2018-10} |
«Roles and responsibilities:»
➢ {did3:L1 and L2 support of Linux servers, patching, user creation and backup.}
# ACADEMIC CREDENTIALS
| **Course** | **Institute** | **Year of passing** | **Result** |
| {degree1:B.E.}<br>({area1:Computer Science}) | {school1:Tungabhadra Institute of Technology}, Hubballi | {years1:2017|2017} | 8.1 CGPA |
| {degree2:PUC}<br>({area2:PCMB}) | {school2:Basaveshwar PU College}, Dharwad | {years2:2013|2013} | 87 % |
| {degree3:SSLC} | {school3:Sharada Vidya Mandir}, Dharwad | {years3:2011|2011} | 91.2 % |
# CERTIFICATIONS
✔ {passed:AWS Certified DevOps Engineer – Professional} (2023)
✔ {passed:Certified Kubernetes Administrator} (2022)
# PERSONAL DETAILS
| **«Date of birth»** | : 14-02-1995 |
| **«Father's name»** | : Shri. Prakash Kulkarni |
| **«Marital status»** | : Married |
| **«Languages known»** | : {language:English}, {language:Hindi}, {language:Kannada}, {language:Marathi} |
# DECLARATION
I hereby declare that the above information is true to the best of my knowledge.
«Place:» Bengaluru\t(Raghavendra Kulkarni)
`;

export const SITE_ENGINEER = `[head]{phone:+234 555 0119 204}  •  {email:c.adeyinka@lagoonpost.example}
= CURRICULUM VITAE
| **«1. Family name»** | Adeyinka |
| **«2. First names»** | {name:Chukwuemeka Babatunde|Chukwuemeka Babatunde Adeyinka} |
| **«3. Date of birth»** | 3 August 1986 |
| **«4. Nationality»** | Nigerian |
| **«5. Residence»** | {location:Sharjah, United Arab Emirates|Sharjah} |
# 6. Education
| **Institution (dates)** | **Degree or diploma obtained** |
| {school1:University of Ilorin} ({years1:2004 – 2009|2004..2009}) | {degree1:B.Eng.} {area1:Civil Engineering}, second class upper |
| {school2:Heriot-Watt University Dubai} ({years2:2017 – 2019|2017..2019}) | {degree2:MSc} {area2:Construction Project Management} |
# 7. Language skills
{language:English} (mother tongue), {language:Yoruba} (mother tongue), {language:Arabic} (site Arabic only)
# 8. Membership of professional bodies
{passed:Registered Engineer, COREN} (2013); {passed:Graduate Member of the Institution of Civil Engineers} (2019)
# 9. Other skills
{skill:Primavera P6}, {skill:AutoCAD Civil 3D}, {skill:Quantity take-off}, {skill:FIDIC contracts}
# 10. Professional experience
| **Date from – to** | **Company and position** | **Description** |
| {dates1:03/2020 – today|2020-03..present} | **{firm1:Al Wasl Roads & Bridges LLC|Al Wasl Roads & Bridges}**, Sharjah<br>{title1:Senior Site Engineer} | {did1:Second in charge of an interchange with three bridges (AED 310 million).}<br>{did1:Look after 6 engineers, 14 foremen and the consultant's inspections.}<br>{did1:Brought the piling back from five weeks late to two weeks early.} |
| {dates2:09/2014 – 02/2020|2014-09..2020-02} | **{firm2:Gulf Delta Contracting}**, Abu Dhabi<br>{title2:Site Engineer} | {did2:Drainage, kerbs and asphalt of 22 km of internal roads.}<br>{did2:Checked subcontractors' measurements every month.} |
| {dates3:01/2011 – 07/2014|2011-01..2014-07} | **{firm3:Oyo State Ministry of Works|Ministry of Works}**, Ibadan<br>{title3:Assistant Engineer (Roads)|Assistant Engineer} | {did3:Supervised the repair of 14 culverts and two timber bridges.} |
| {dates4:11/2009 – 10/2010|2009-11..2010-10} | **{firm4:Savannah Water Board}**, Minna<br>{title4:NYSC Graduate Engineer|Graduate Engineer} | {did4:National service year: levelling, setting out and water quality sampling.} |
# 11. Other relevant information
UAE light vehicle driving licence. Own laptop with licensed software. References on request.
[box]CV of C. B. Adeyinka, page 1
`;

export const RETAIL_MANAGER = `= {name:Gráinne Moynihan}
= = {location:Ennis, Co. Clare|Ennis}  |  {phone:+353 20 910 1142}  |  {email:grainne.moynihan@bannerpost.example}
# Professional Profile
Store and regional manager with 14 years in grocery and homeware. Known for steady teams, low waste and stores that look the same on a Tuesday night as on a Saturday morning.
# Work Experience
# # {title1:Regional Operations Manager} | {firm1:Burren & Shannon Homestores}
{dates1:February 2021 – present|2021-02..present}
- {did1:Lead nine store managers and 210 staff across Clare, Limerick and Galway}
- {did1:Opened two stores on budget and ahead of plan in 2023}
- {did1:Lowered staff turnover from 38% to 21% with a new rota and induction}
# # {title2:Store Manager} | {firm2:Dalcassian Foods}
{dates2:August 2015 – January 2021|2015-08..2021-01}
- {did2:Managed a €14 million store with 62 staff}
- {did2:Cut fresh food waste by a third in eighteen months}
# # {title3:Assistant Store Manager} | {firm3:Dalcassian Foods}
{dates3:October 2011 – July 2015|2011-10..2015-07}
- {did3:Ran the bakery, deli and produce departments}
- {did3:Trained six trainee managers, four of whom now run stores}
# Education
# # {degree1:Bachelor of Business Studies}, {area1:Marketing} | {school1:University of Limerick}
{years1:2007 – 2011|2007..2011}
# # {degree2:Leaving Certificate} | {school2:Coláiste Muire, Ennis|Coláiste Muire}
{years2:2007|2007}
# Skills
- {skill:People management}
- {skill:Profit and loss}
- {skill:Rota planning}
- {skill:Visual merchandising}
- {skill:SAP Retail}
# Certificates
- {passed:HACCP Level 3}, 2019
- {passed:Manual Handling Instructor}, 2022
# Languages
{language:English} (native), {language:Irish} (fluent), {language:Polish} (basic)
# Voluntary Work
{role1:Club Treasurer}, {cause1:Kilmaley Camogie Club}, since 2018
`;

export const FOOD_GRADUATE = `= {name:Wanjiru Kamau-Doyle}
{email:wanjiru.kd@morningpost.example}
{phone:07700 900254}
{location:Leeds, LS6|Leeds}
{url:linkedin.com/in/wanjirukd}
# Personal statement
First-class food science graduate with a year in industry and a summer in a test kitchen. Looking for a graduate role in product development or quality.
# Education
# # {school1:University of Leeds}\t{years1:Sep 2021 – Jul 2025|2021-09..2025-07}
{degree1:BSc (Hons)} {area1:Food Science and Nutrition} with Industrial Placement, First Class
- Dissertation: oat beta-glucan and the texture of dairy-free yoghurt (78%)
- Modules: food microbiology, sensory analysis, statistics, process engineering
# # {school2:Brookhouse School}, Nairobi\t{years2:Sep 2014 – Jun 2021|2014-09..2021-06}
{degree2:A levels}: {area2:Biology, Chemistry, Mathematics} (AAB)
# Experience
# # {title1:Placement Technologist}\t{dates1:Sep 2023 – Aug 2024|2023-09..2024-08}
{firm1:Airedale Chilled Foods}, Bradford
- {did1:Ran 46 factory trials for a range of ready meals for two supermarkets}
- {did1:Reduced the salt of three soups by 18% with no change in taste panel scores}
- {did1:Wrote specifications and allergen sheets for 31 products}
# # {title2:Test Kitchen Assistant}\t{dates2:Jun 2022 – Sep 2022|2022-06..2022-09}
{firm2:Holt & Marrow Sauces}, York
- {did2:Prepared samples for taste panels and recorded the results}
- {did2:Found a cheaper tomato paste that the panel liked better}
# # {title3:Student Ambassador}\t{dates3:Oct 2021 – May 2023|2021-10..2023-05}
{firm3:University of Leeds}
- {did3:Led tours for up to 40 visitors and spoke at four school fairs}
# Skills
{skill:Sensory analysis}, {skill:HACCP}, {skill:Microbiological testing}, {skill:Minitab}, {skill:Excel}, {skill:Technical writing}
# Languages
{language:English}, {language:Swahili}, {language:Kikuyu}
# Awards
{award1:IFST Student Prize}, 2025
# Certificates
{passed:Level 3 Award in Food Safety}, 2023
`;

export const PRIMARY_TEACHER = `= {name:Nomvula Jacobs-Petersen}
Flat 6, 31 Cavendish Road, {location:Bournemouth BH1|Bournemouth|Flat 6, 31 Cavendish Road, Bournemouth BH1}
Tel {phone:07700 900771} (after school please, phone is off in class)
{email:nomvula.jp@fynbos.example}
QTS since 2020 / enhanced DBS on update service / NI number on request

# About me
I am a primary teacher from Cape Town with 17 years in front of classes of 25 to 44. My strong sides are maths mastery, children who are new to English, and school choirs. I now look for a permanent post in KS2 within half an hour of Bournemouth, full time or four days.

# Teaching posts
{dates1:Sept 2022 to date|2022-09..present}: {title1:Year 5 Class Teacher}
{firm1:Winton Heath Primary School}, Bournemouth
{did1:Class of 29 with 11 home languages. Maths lead since 2023, results at the expected standard went from 61 to 77 per cent. I also run the choir of 60 children, we sang at the Pavilion last Christmas.}

{dates2:Jan 2020 to July 2022|2020-01..2022-07}: {title2:Supply Teacher}
{firm2:Chalkboard Teaching Agency}, Dorset and Hampshire
{did2:Day to day and long-term cover in 23 schools, EYFS to Year 6, including one term of online teaching in the lockdown.}

(2018 and 2019: no paid work, we moved from South Africa and our second son was born)

{dates3:2015-2017|2015..2017}: {title3:Head of Intermediate Phase}
{dates4:2011-2014|2011..2014}: {title4:Grade 6 Teacher}
both at {firm3,4:Bergvliet Road Primary School}, Cape Town
{did3:As head of phase I was responsible for nine teachers, the timetable and all the parents evenings.}

{dates5:2006-2010|2006..2010}: {title5:Foundation Phase Teacher}
{firm5:St Agatha's Mission School}, Worcester, Western Cape
{did5:My first post: 44 children, two languages and one tap.}

# Studies
{years1:2019|2019}: {degree1:Advanced Certificate} in {area1:School Leadership}, {school1:University of South Africa}
{years2:2002-2005|2002..2005}: {degree2:BEd} ({area2:Foundation and Intermediate Phase}), {school2:University of the Western Cape}
{years3:2001|2001}: {degree3:Matric}, {school3:Langa Road High School}

# Short courses
o {passed:Paediatric First Aid}, 2024
o {passed:Designated Safeguarding Lead training}, 2023
o {passed:Maths Mastery Specialist, Year 2}, 2024

# Languages
{language:English} and {language:Afrikaans} from home, {language:Xhosa} good

# What I can do besides
{skill:Choir conducting}; {skill:Phonics}; {skill:Google Classroom}; {skill:Minibus driving (D1)|Minibus driving}

# Referees
Mr Alan Tidmarsh, Headteacher, Winton Heath Primary School
Mrs Fatima Cloete, retired principal, Cape Town
`;

export const MARINE_ECOLOGIST = `= {name:Elina Rautavaara}
Postdoctoral researcher in marine ecology
{location:Bergen, Norway|Bergen} · {email:elina.rautavaara@fjordmail.example} · {phone:+47 555 01 173} · {url:orcid.org/0000-0002-0155-0173}
# Research interests
Kelp forests, food webs of cold coasts, and statistical models of species that move north.
# Academic appointments
# # {dates1:Sep 2022 – present|2022-09..present}	{title1:Postdoctoral Researcher}	{firm1:University of Bergen|University of Bergen, Department of Biological Sciences}, Department of Biological Sciences
- {did1:Lead the field campaign of a four-year project on kelp recovery (12 sites, 5 people)}
- {did1:Developed an open-source R package for video transects with 9,000 downloads}
# # {dates2:Jan 2018 – Aug 2022|2018-01..2022-08}	{title2:Doctoral Researcher}	{firm2:Åbo Akademi University}, Turku
- {did2:Measured fish communities along 600 km of Baltic coast over four summers}
- {did2:Taught the marine methods course to 25 master's students each year}
# # {dates3:May 2016 – Dec 2017|2016-05..2017-12}	{title3:Research Assistant}	{firm3:Finnish Coastal Institute}, Helsinki
- {did3:Sorted and identified 1,800 benthos samples}
# Education
# # {years1:2018 – 2022|2018..2022}	{degree1:PhD}, {area1:Marine Biology}	{school1:Åbo Akademi University}
- Thesis: Trophic cascades in a warming archipelago
# # {years2:2013 – 2016|2013..2016}	{degree2:MSc}, {area2:Ecology}	{school2:University of Helsinki}
# # {years3:2010 – 2013|2010..2013}	{degree3:BSc}, {area3:Biology}	{school3:University of Oulu}
# Selected publications
Rautavaara, E. and Lindholm, T. (2024). Kelp returns where urchins starve. __Nordic Journal of Marine Science__ 41, 112–126.
Rautavaara, E., Haugen, S. and Duarte, M. (2021). Counting fish on film: bias and remedy. __Methods in Coastal Ecology__ 9, 45–60.
# Awards
{award1:Young Marine Scientist Prize}, 2023
{award2:Nordic Mobility Scholarship}, 2020
# Skills
{skill:R}, {skill:Python}, {skill:QGIS}, {skill:Bayesian statistics}, {skill:Underwater video}, {skill:Scientific diving}
# Certificates
{passed:European Scientific Diver}, 2017
# Languages
{language:Finnish} (native), {language:Swedish} (C2), {language:English} (C2), {language:Norwegian} (B2)
`;

export const HOTEL_SUPERVISOR = `[head]= {name:Maricel Dimaculangan}
[head]= = GUEST RELATIONS & FRONT OFFICE
[side]# hello
[side]{phone:07700 900388}
[side]{email:maricel@harborlight.example}
[side]{location:Edinburgh EH6|Edinburgh}
[side]Visa: settled, no sponsorship needed
[side]# i speak
[side]{language:Tagalog} ●●●●●
[side]{language:English} ●●●●●
[side]{language:Spanish} ●●●○○
[side]{language:Japanese} ●●○○○
[side]# i use
[side]{skill:Opera Cloud}
[side]{skill:Micros POS}
[side]{skill:Revenue reports}
[side]{skill:Upselling}
[side]{skill:Complaint handling}
[side]# i like
[side]Karaoke, ube cake, long walks on the beach at Portobello in any weather
# my story
Eleven years in hotels and on ships. I started by folding towels and now I run the desk of a 160-room hotel. Guests remember me because I remember them.
# where i've worked
# # {dates1:2022 to NOW|2022..present}
**{firm1:THE LEITH WHARF HOTEL|The Leith Wharf Hotel}**
__{title1:Front Office Supervisor}__
{did1:In charge of ten receptionists and night porters on a rota that nobody complains about (much). Our review score went from 8.1 to 9.0 and we came second in the group for upselling.}
# # {dates2:2019 to 2022|2019..2022}
**{firm2:CALTON ROW SERVICED APARTMENTS|Calton Row Serviced Apartments}**
__{title2:Guest Relations Agent}__
{did2:Check-in, keys, laundry, lost cats. During the pandemic I looked after 30 nurses who lived with us for five months.}
# # {dates3:2016 to 2019|2016..2019}
**{firm3:MERIDIAN STAR CRUISES|Meridian Star Cruises}**
__{title3:Junior Purser}__
{did3:Five contracts of seven months in the Caribbean and Alaska. Cash desk, crew paperwork and port clearance for 2,400 guests.}
# # {dates4:2014 to 2016|2014..2016}
**{firm4:CASA LUNETA RESORT|Casa Luneta Resort}**
__{title4:Room Attendant}__
Batangas, Philippines
# what i've learned
# # {school1:Lyceum of Southern Luzon}
{degree1:BS} {area1:Hotel and Restaurant Management}, {years1:2010 to 2014|2010..2014}
# # {school2:Edinburgh Quayside College}
{degree2:SVQ Level 3} {area2:Hospitality Supervision}, {years2:2021|2021}
# my papers
{passed:Scottish Certificate for Personal Licence Holders} 2022
{passed:STCW Basic Safety Training} 2016
{passed:Emergency First Aid at Work} 2024
[box]References: just ask!
`;
