// Civilians of the sixteenth batch, part two, with their facts marked (`fact-markup.ts`). None of these people exist.

export const SOFTWARE_ENGINEER = `= {name:Ciarán Mulvihill}
{phone:+353 20 915 0142} | {email:ciaran@mulvihill.example} | {url:linkedin.com/in/ciaran-mulvihill-example} | {location:Dublin 9|Dublin}
# Experience
**{title1:Senior Software Engineer}**	{dates1:Mar 2022 – Present|2022-03..present}
__{firm1:Tolka Payments}__	__Dublin, Ireland__
- {did1:Lead a squad of five that owns card authorisation, about 900 requests a second at peak}
- {did1:Moved the ledger from a shared MySQL server to PostgreSQL without a maintenance window}
- {did1:Cut the 99th percentile of the authorisation call from 410 ms to 120 ms}
- {did1:Interview two candidates a week and run the internal Kotlin course}

**{title2:Software Engineer}**	{dates2:Jun 2018 – Feb 2022|2018-06..2022-02}
__{firm2:Liffeyside Health Systems Ltd}__	__Dublin, Ireland__
- {did2:Built the HL7 gateway that 14 hospitals use to send laboratory results}
- {did2:Replaced nightly batch jobs with Kafka consumers, so that results arrive within a minute}
- {did2:On call one week in six}

**{title3:Graduate Software Developer}**	{dates3:Sep 2016 – May 2018|2016-09..2018-05}
__{firm3:Corrib Data}__	__Galway, Ireland__
- {did3:Wrote reporting screens in Angular for fish farms and the services behind them in Spring Boot}
- {did3:Introduced Jenkins pipelines for three products}
# Education
**{school1:University of Galway}**	Galway, Ireland
__{degree1:Bachelor of Science} in {area1:Computer Science and Information Technology}__	{years1:Sep 2012 – May 2016|2012-09..2016-05}
- First Class Honours
# Projects
**Tidewatch** | __Rust, SQLite, Raspberry Pi__
- Tide gauge at Blackrock whose readings 200 sea swimmers follow
# Technical Skills
**«Languages»:** {skill:Kotlin}, {skill:Java}, {skill:TypeScript}, {skill:SQL}, {skill:Bash}
**«Frameworks»:** {skill:Spring Boot}, {skill:Ktor}, {skill:React}
**«Infrastructure»:** {skill:PostgreSQL}, {skill:Kafka}, {skill:Kubernetes}, {skill:Terraform}, {skill:AWS}
`;

export const ACCOUNTANT = `= {name:Meera Lathwal}
Finance Manager
[side]# Details
[side]{location:8 Tannery Row, Hereford, HR4|Hereford, HR4|Hereford}
[side]{phone:07700 900318}
[side]{email:meera@lathwal.example}
[side]# Skills
[side]{skill:Management accounts}
[side]{skill:Cash flow forecasting}
[side]{skill:VAT returns}
[side]{skill:Sage 200}
[side]{skill:Power BI}
[side]{skill:Advanced Excel}
[side]# Languages
[side]{language:English}
[side]{language:Punjabi}
[side]{language:Hindi}
# Profile
ACA qualified accountant with eleven years in practice and industry, the last five in food manufacturing. I like clean ledgers, early closes and managers who understand their own numbers.
# Employment History
**{title1:Finance Manager}, {firm1:Wyeside Foods Ltd|Wyeside Foods Ltd, Hereford}, Hereford**
{dates1:April 2020 — Present|2020-04..present}
- {did1:Close the month in five working days, down from eleven}
- {did1:Manage a team of three: purchase ledger, sales ledger and payroll}
- {did1:Prepare the cash forecast for the bank every fortnight}
- {did1:Led the change from Sage 50 to Sage 200 during the busiest season of the year}

**{title2:Management Accountant}, {firm2:Lugg Valley Packaging|Lugg Valley Packaging, Leominster}, Leominster**
{dates2:January 2017 — March 2020|2017-01..2020-03}
- {did2:Produced the management pack and standard costs for two factories}
- {did2:Found £85,000 of freight charged twice over three years and got it back}

**{title3:Audit Associate}, {firm3:Penhallow & Birch LLP|Penhallow & Birch LLP, Cardiff}, Cardiff**
{dates3:September 2013 — December 2016|2013-09..2016-12}
- {did3:Audited charities, farms and owner-managed companies under a training contract}
- {did3:Passed all fifteen ACA papers at the first sitting}
# Education
**{degree1:BSc} {area1:Accounting and Finance}, {school1:Cardiff University}, Cardiff**
{years1:September 2010 — June 2013|2010-09..2013-06}
Upper second class honours
# Courses
**{passed:Associate Chartered Accountant (ACA)}, ICAEW**
December 2016

**{passed:Power BI for Finance}, Marches Training Partnership**
May 2022
# References
References are available on request.
`;

export const PROJECT_MANAGER = `[head]= {name:Anjali Thekkedath}
[head]project manager, PMP  /  transit & facilities
[side]# hello
[side]I run building and transit projects between $2M and $30M, mostly on sites that have to stay open to the public while we work. Calm on the phone, stubborn about schedules.
[side]# toolkit
[side]{skill:Scheduling}
[side]{skill:Contract administration}
[side]{skill:Primavera P6}
[side]{skill:Procore}
[side]{skill:Public consultation}
[side]{skill:Risk registers}
[side]# languages
[side]{language:English}
[side]{language:Malayalam}
[side]{language:French} (learning)
[side]# tickets
[side]{passed:Project Management Professional (PMP)}
[side]2019
[side]{passed:Construction Safety Training System (CSTS)}
[side]2021
[side]# off the clock
[side]Curling, badly. Bread, well.
# where i've been
**{firm1,2:Northgate Transit Partners}**
Calgary AB · 2018 to now

{title1:Senior Project Manager}	{dates1:2021 – now|2021..present}
{did1:Responsible for the rebuild of three light rail stations worth $27M, with trains running past the hoarding every six minutes. All three reopened inside the month we had promised.}

{title2:Project Manager}	{dates2:2018 – 2021|2018..2021}
{did2:Delivered park and ride lots, a bus garage roof and 41 accessible curb ramps. Introduced a one page weekly report that the client still uses.}

**{firm3:Foothills School Division}**
Red Deer AB

{title3:Facilities Project Coordinator}	{dates3:2015 – 2018|2015..2018}
{did3:Planned summer works in 22 schools: boilers, asbestos, playgrounds, windows. Nothing was ever late for the first day of school.}

**{firm4:Prairie Sky Builders Inc.}**
Lethbridge AB

{title4:Site Administrator}	{dates4:2012 – 2014|2012..2014}
{did4:Time sheets, submittals and the door of the trailer.}

In the year between these two I looked after my grandfather.
# studies
**{school1:University of Lethbridge}**
{degree1:Bachelor of Management}, {area1:Operations}	{years1:2008 – 2012|2008..2012}
[box]{location:Calgary, Alberta|Calgary}     ·     {phone:(403) 555-0119}     ·     {email:hello@anjali-builds.example}
`;

export const SALES_PROFILE = `[side]# Contact
[side]{phone:813-555-0164} (Mobile)
[side]{email:d.arceneaux@gulfmail.example}
[side]{url:www.linkedin.com/in/desmond-arceneaux-example} (LinkedIn)
[side]# Top Skills
[side]{skill:Account Development}
[side]{skill:Salesforce.com}
[side]{skill:Contract Negotiation}
[side]# Languages
[side]{language:English} (Native or Bilingual)
[side]{language:Haitian Creole} (Professional Working)
[side]# Certifications
[side]{passed:Salesforce Certified Administrator}
[side]{passed:Challenger Sales Foundations}
[side]# Honors-Awards
[side]{award:Circle of Excellence 2023}
= {name:Desmond Arceneaux}
Medical Device Sales | Orthopedics & Sports Medicine | Helping surgeons get home on time
{location:Tampa, Florida, United States|Tampa, Florida|Tampa}
# Summary
13 years of carrying a bag, from copiers to knees. My customers answer my calls because I answer theirs.

What I am good at: turning around a territory that somebody else gave up on.
# Experience
**{firm1,2:Suncoast Orthopedics, Inc.}**
6 years 4 months

{title1:Senior Territory Manager}
{dates1:January 2022 - Present (3 years 11 months)|2022-01..present}
Tampa, Florida, United States
• {did1:Quota of $4.1M, finished at 118%, 131% and 109% in the last three years}
• {did1:Opened 9 surgery centers that had bought from one competitor for a decade}
• {did1:Mentor for new hires in the Southeast region}

{title2:Territory Manager}
{dates2:August 2019 - January 2022 (2 years 6 months)|2019-08..2022-01}
Sarasota, Florida, United States
{did2:Took over a territory ranked 47th of 52. Two years later it was 6th. Covered cases in the operating room three days a week.}

**{firm3:Bayline Office Systems}**
{title3:Account Executive}
{dates3:March 2015 - July 2019 (4 years 5 months)|2015-03..2019-07}
Tampa, Florida, United States
{did3:Copiers, managed print and phone systems for law firms, churches and two school districts.}

**{firm4:Crescent City Wireless}**
{title4:Retail Sales Associate}
{dates4:June 2012 - February 2015 (2 years 9 months)|2012-06..2015-02}
New Orleans, Louisiana, United States
# Education
**{school1:University of New Orleans}**
{degree1:Bachelor of Science - BS|Bachelor of Science}, {area1:Marketing} · {years1:(2008 - 2012)|2008..2012}
[box]«Page 1 of 1»
`;

export const STUDENT = `= {name:Ffion Prothero}
{location:Flat 3, 27 Kirkdale Mount, Leeds LS6|Leeds LS6|Leeds} / {phone:07700 900856} / {email:ffion.prothero@studentpost.example}

Second year environmental science student looking for a paid summer placement (June to September 2026) with a water company, a rivers trust or an environmental consultancy. Happy to be outdoors in all weathers, and I can drive a minibus.

== STUDYING ==

{years1:2024 - 2027|2024..2027}: {degree1:BSc} {area1:Environmental Science}, {school1:University of Leeds}
First year average 66%. Modules I enjoyed: Hydrology (74%), GIS and Remote Sensing (71%), Soil Science (68%). My second year project measures phosphate in Meanwood Beck.

{years2:2022 - 2024|2022..2024}: {degree2:A levels}, {school2:Ysgol Bro Tywi, Llandeilo|Ysgol Bro Tywi}
Geography A, Biology B, Maths B

{years3:2017 - 2022|2017..2022}: {degree3:GCSEs}, {school3:Ysgol Bro Tywi, Llandeilo|Ysgol Bro Tywi}
Nine, A* to B, including English, Welsh and Double Science

== PAID JOBS ==

{dates1:Oct 2024 - now (term time)|2024-10..present}: {title1:Barista} at {firm1:The Copper Pot, Headingley|The Copper Pot}
* {did1:Two or three shifts a week, plus opening up on Sundays}
* {did1:Trained four new starters on the machine and on food hygiene}

{dates2:June 2023 - Sept 2024|2023-06..2024-09}: {title2:Lifeguard} at {firm2:Tywi Valley Leisure Centre}
* {did2:Watched a 25 metre pool and a slide, and taught the under-sevens class when the teacher was away}
* {did2:Had to pull two children out. Both were fine.}

{dates3:July 2022 - Aug 2022|2022-07..2022-08}: {title3:Farm Hand} on {firm3:Penlan Dairy Farm}
* {did3:Milking at five in the morning, fencing, and driving the quad}

== SOCIETIES AND VOLUNTEERING ==

{role1:Treasurer}, {cause1:Leeds Student Hiking Society} (since May 2025). I look after £3,200 and book the coaches.
{role2:River Monitor}, {cause2:Aire Rivers Trust} (since Oct 2024). Kick samples and riverfly counts once a month.

== CAN DO ==

{skill:QGIS}, {skill:R}, {skill:Water sampling}, {skill:Excel}, {skill:Species identification}
Certificates: {passed:National Pool Lifeguard Qualification}, {passed:Outdoor First Aid}
Speaks: {language:Welsh} (first language), {language:English}
Licence: full, manual, since 2023

== REFEREES ==

On request: my personal tutor and the manager of the Copper Pot will both write for me.
`;

export const CAREER_CHANGER = `= {name:Rochelle Dombrowski}
{location:2218 Larkspur Ave, Toledo, OH 43607|2218 Larkspur Ave, Toledo, OH|Toledo, OH|Toledo} • {phone:419-555-0187}
{email:rochelle.d@mailhaven.example}
# WHAT I'M LOOKING FOR
A first job on a help desk. I owned a salon for nine years and I was always the one who fixed the card reader. After selling the business I went back to school, passed my A+, and I now want to do the fixing for a living.
# WHY HIRE A HAIRDRESSER
People sit down in front of me worried and stand up happy. I have done that about 20,000 times.
When our booking software died on prom Saturday I rebuilt the day from the text messages on my phone and nobody lost an appointment.
I set up the network, the cameras and six tablets in my own shop and moved everything to the cloud in 2020, in a weekend, during a lockdown.
# JOBS
| **«When»** | **«Where»** | **«What»** |
| {dates1:2025 – present|2025..present} | {firm1:Maumee Public Library} (part time) | {title1:Computer Lab Assistant}<br>{did1:Help patrons with printing, email, job applications and forgotten passwords. Keep 24 public PCs updated.} |
| {dates2:2016 – 2025|2016..2025} | {firm2:Shear Delight Salon & Spa LLC}, Toledo | {title2:Owner and Stylist}<br>{did2:Employed 7. Did the books, the payroll, the hiring and the wi-fi.} |
| {dates3:2009 – 2013|2009..2013} | {firm3:Great Lakes Cuts}, Oregon, OH | {title3:Assistant Manager}<br>{did3:Scheduling and ordering for a shop with 11 chairs.} |
| {dates4:2006 – 2009|2006..2009} | {firm4:Great Lakes Cuts}, Oregon, OH | {title4:Hair Stylist} |
From 2013 to 2016 I was at home with my two boys.
# SCHOOL AND CERTIFICATES
{degree1:Associate of Applied Science}, {area1:Computer Support}
{school1:Owens Community College}, graduated {years1:May 2025|2025-05}, GPA 3.8
{passed:CompTIA A+}, March 2025
{passed:Google IT Support Professional Certificate}, 2024
{passed:Ohio Managing Cosmetologist License} (still active)
# COMPUTER SKILLS
| {skill:Windows 10 and 11} | very good |
| {skill:Microsoft 365 administration} | good |
| {skill:Active Directory} | good |
| {skill:Home and small office networks} | very good |
| {skill:Ticketing (Zendesk)} | basic |
# REFERENCES
Happy to send you three names once we have talked.
`;
