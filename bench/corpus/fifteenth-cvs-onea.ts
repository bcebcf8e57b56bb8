// Civilian CVs of the fifteenth batch, with their facts marked (`fact-markup.ts`). None of these people exist.

export const CARE_ASSISTANT = `= {name:Morag Dunsire}
{location:Paisley, Renfrewshire|Paisley} | {phone:07700 900311} | {email:morag.dunsire@glenmail.example}
# Profile
Warm and dependable senior carer with ten years in residential dementia care. SVQ 3 qualified and registered with the SSSC. Used to leading a shift and to being the person families ring.
# Experience
**{title1:Senior Care Assistant}**
__{firm1:Rosebank House Care Home}, Paisley__\t{dates1:March 2021 – Present|2021-03..present}
- {did1:Lead a shift of six carers for 32 residents, 19 of them living with dementia}
- {did1:Give and record medication and audit the MAR charts every month}
- {did1:Write care plans with residents and their families and review them every four weeks}
- {did1:Mentor new starters through the first twelve weeks of induction}
**{title2:Care Assistant}**
__{firm2:Rosebank House Care Home}, Paisley__\t{dates2:June 2017 – February 2021|2017-06..2021-02}
- {did2:Helped residents with washing, dressing, meals and moving safely}
- {did2:Started a weekly singing group that still runs}
**{title3:Home Carer}**
__{firm3:Levern Homecare Ltd}, Barrhead__\t{dates3:September 2014 – May 2017|2014-09..2017-05}
- {did3:Visited up to twelve people a day to help them live at home}
- {did3:Reported changes in health to the district nurses}
# Education
**{degree1:SVQ Level 3} in {area1:Social Services and Healthcare}**
__{school1:West College Scotland}, Paisley__\t{years1:2018 – 2019|2018..2019}
**{degree2:Higher National Certificate} in {area2:Social Care}**
__{school2:West College Scotland}, Paisley__\t{years2:2013 – 2014|2013..2014}
# Training
- {passed:Moving and Handling Instructor}, 2023
- {passed:Emergency First Aid at Work}, 2024
- {passed:Food Hygiene Level 2}, 2022
# Skills
- {skill:Dementia care}
- {skill:Medication administration}
- {skill:Care planning}
- {skill:Hoists and slings}
- {skill:Palliative care}
`;

export const STORE_SUPERVISOR = `= {name:Callum Adebayo-Ross}
{location:Nottingham|Nottingham NG7}\t{phone:07700 900627}\t{email:callum.ar@trentpost.example}
# Summary
Store supervisor with eight years in homeware and fashion retail. Strong on visual standards, stock accuracy and bringing on weekend staff.
# Work experience
**{firm1:Hallam & Byrne Homeware}**\t{dates1:Jan 2022 – Present|2022-01..present}
__{title1:Store Supervisor}__
- {did1:Open and close a store with a turnover of £2.1m and a team of 14}
- {did1:Cut stock loss from 1.9% to 1.1% in a year by weekly counts of the top fifty lines}
- {did1:Set the rota and the weekly floor plan}

**{firm2:Oakley Lane Clothing}**\t{dates2:Apr 2019 – Dec 2021|2019-04..2021-12}
__{title2:Senior Sales Advisor}__
- {did2:Ran the fitting rooms and click and collect}
- {did2:Trained nine seasonal colleagues each Christmas}

**{firm3:Pennywell Supermarkets}**\t{dates3:Aug 2016 – Mar 2019|2016-08..2019-03}
__{title3:Checkout Operator}__
- {did3:Served on tills and self-checkout and covered the kiosk at weekends}
# Education
**{school1:Bilborough Sixth Form College}**\t{years1:Sep 2014 – Jun 2016|2014-09..2016-06}
__{degree1:BTEC Extended Diploma}, {area1:Business}__
# Key skills
{skill:Visual merchandising}, {skill:Cash handling}, {skill:Rota planning}, {skill:Stock control}, {skill:Conflict resolution}, {skill:Microsoft Excel}
# Certificates
{passed:Personal Licence (APLH)}, 2023
{passed:Fire Marshal}, 2022
# Languages
{language:English}, {language:Yoruba}
`;

export const PLATFORM_ENGINEER = `= {name:Ilse Kaarlep}
__Platform engineer__
{location:Leeds|Leeds, UK}, UK · {phone:+44 7700 900218} · {email:ilse@kaarlep.example} · {url:github.com/ikaarlep}
# Experience
| {dates1:2022–present|2022..present} | **{title1:Senior Platform Engineer}**, __{firm1:Brindle Pay Ltd}__, Leeds. |
- {did1:Moved 140 services from hand-built virtual machines to Kubernetes without planned downtime.}
- {did1:Own the on-call rota and the incident reviews for a team of seven.}
- {did1:Brought cloud spend down by 31% in eighteen months.}

| {dates2:2019–2022|2019..2022} | **{title2:Site Reliability Engineer}**, __{firm2:Northgrid Hosting}__, Manchester. |
- {did2:Wrote the Terraform modules that all customer environments use.}
- {did2:Replaced Nagios by Prometheus and Grafana for 3,000 hosts.}

| {dates3:2016–2019|2016..2019} | **{title3:Systems Administrator}**, __{firm3:University of Tartu}__, Tartu, Estonia. |
- {did3:Ran mail and storage for 18,000 students and staff.}
# Education
| {years1:2014–2016|2014..2016} | **{degree1:MSc} in {area1:Computer Science}**, __{school1:Tallinn University of Technology}__. |
| {years2:2011–2014|2011..2014} | **{degree2:BSc} in {area2:Informatics}**, __{school2:University of Tartu}__. |
# Technical skills
| «Languages» | {skill:Go}, {skill:Python}, {skill:Bash} |
| «Platforms» | {skill:Kubernetes}, {skill:AWS}, {skill:Debian}, {skill:PostgreSQL} |
| «Tooling» | {skill:Terraform}, {skill:Prometheus}, {skill:Grafana}, {skill:GitLab CI} |
# Certificates
| 2024 | {passed:Certified Kubernetes Administrator}, CNCF. |
| 2021 | {passed:AWS Certified Solutions Architect – Associate}. |
# Spoken languages
| {language:Estonian} | Mother tongue. |
| {language:English} | Fluent. |
| {language:Russian} | Good. |
`;

export const ELECTRICIAN = `{name:Darren Tolley}
Approved Electrician

27 Wharf Road, {location:Stourport-on-Severn, Worcs|Stourport-on-Severn|Stourport-on-Severn, Worcs DY13|Stourport-on-Severn, Worcs, DY13|27 Wharf Road, Stourport-on-Severn, Worcs|27 Wharf Road, Stourport-on-Severn, Worcs DY13|27 Wharf Road, Stourport-on-Severn, Worcs, DY13} DY13
«tel» {phone:07700 900584}
«e mail» {email:daz.tolley@brightmail.example}

A BIT ABOUT ME

Time served electrician, 16 years since I started my apprenticeship. Happy on site or in people's houses, clean and tidy worker, own van and tools. I have run jobs with up to four lads and I don't mind working away in the week.

WHAT I'VE DONE SO FAR

{firm1:Severnside Electrical Services} ({dates1:Oct 2018 to date|2018-10..present})
{title1:Approved Electrician}
* {did1:First and second fix on new build housing, sites of between 20 and 160 plots for two of the national builders}
* {did1:Testing and inspection, EICRs for the council's rented flats, about 250 of them last year}
* {did1:Look after two apprentices}

{firm2:M. Jukes & Son}, Kidderminster ({dates2:2013 - Sept 2018|2013..2018-09})
{title2:Electrician (domestic and small commercial)|Electrician}
- {did2:Rewires, consumer unit changes, fault finding}
- {did2:Fitted out four shops and a dental surgery}
- {did2:Priced up small jobs and dealt with the customers}

{firm3:Wyre Forest Building Contractors} ({dates3:Sept 2009 - 2013|2009-09..2013})
{title3:Apprentice Electrician}
{did3:Day release at college and the rest of the week on site with a qualified man. Schools and hospitals mostly, containment, cable pulling and wiring lighting and small power.}

Before that a year of travelling in New Zealand and Australia, fruit picking and bar work.

TICKETS

{passed:ECS Gold Card (Approved Electrician)} - runs out Feb 2027
{passed:18th Edition BS 7671:2018} - 2019, amendment 2 done 2022
{passed:City & Guilds 2391 Inspection and Testing} - 2017
{passed:IPAF 3a and 3b} - 2023
{passed:SSSTS} - 2021

SCHOOL AND COLLEGE

{school1:Kidderminster College}, {degree1:NVQ Level 3} {area1:Electrotechnical Technology}, {years1:2009-2013|2009..2013}
{school2:Stourport High School}, {degree2:GCSEs} (eight, grades B to D), {years2:2003-2008|2003..2008}

GOOD AT

> {skill:Reading drawings}
> {skill:Three phase}
> {skill:Fire alarms}
> {skill:EV charger installation}
> {skill:Keeping customers happy}

OTHER STUFF

Full driving licence, no points. Carp fishing and five a side on a Tuesday.

References - ask and I will give you two names.
`;

export const SALON_MANAGER = `[side]# Say hello
[side]{phone:07700 900733}
[side]{email:hello@biancaferrante.example}
[side]{location:Harrogate|Harrogate, North Yorkshire}, North Yorkshire
[side]{url:biancaferrante.example}
[side]# What I'm good at
[side]- {skill:Balayage and colour correction}
[side]- {skill:Precision cutting}
[side]- {skill:Bridal hair}
[side]- {skill:Team training}
[side]- {skill:Phorest booking system}
[side]- {skill:Social media}
[side]# I speak
[side]**{language:Italian}**
[side]mother tongue
[side]**{language:English}**
[side]since I was six
[side]# Proud of
[side]{award:Northern Salon Team of the Year}, 2023
[side]{award:Finalist, Colour Stylist of the Year}, 2019
[side]# Off duty
[side]Wild swimming, charity shops, my whippet Otto
= {name:Bianca Ferrante}
SALON MANAGER & COLOUR SPECIALIST
# My story
I started sweeping floors in my aunt's salon at fourteen and I now run one with eleven chairs. I love colour, a full appointment book and watching juniors grow into stylists.
# Where I've worked
**{title1:Salon Manager}**
{firm1:Copper & Comb} · Harrogate
{dates1:spring 2021 – today|2021..present}
- {did1:Eleven chairs, nine stylists, three juniors, one receptionist}
- {did1:Took retail sales from 6% to 15% of what we earn}
- {did1:Moved us from a paper diary to online booking in a fortnight}

**{title2:Senior Stylist}**
{firm2:Copper & Comb} · Harrogate
{dates2:autumn 2017 – spring 2021|2017..2021}
- {did2:Built a colour column that was booked five weeks ahead}
- {did2:Took the lead for bridal work, some thirty weddings a summer}

**{title3:Stylist}**
{firm3:The Parlour on Swan Road|The Parlour} · Harrogate
{dates3:2014 – 2017|2014..2017}
{did3:Cuts, colour and blow-dries for walk-ins and regulars, and the Thursday evening training for juniors.}

**{title4:Cabin Crew}**
{firm4:Meridian Leisure Airways} · Leeds Bradford
{dates4:summer 2012 – winter 2013|2012..2013}
{did4:Two seasons of holiday flights. Where I learnt to stay calm.}
# Where I learnt it
**{degree1:NVQ Level 3} {area1:Hairdressing}**
{school1:Leeds City College} · {years1:2014|2014}

**{degree2:NVQ Level 2} {area2:Hairdressing}**
{school2:Leeds City College} · {years2:2012|2012}
# Courses
{passed:Wella Master Colour Expert} · 2020
{passed:Mental Health First Aider} · 2022
`;

export const GEOGRAPHY_TEACHER = `[head]**{name:Rosalind Achterberg}**\t{phone:07700 900156}
[head]4 Chapel Row, {location:Totnes, Devon|Totnes|4 Chapel Row, Totnes, Devon}\t{email:r.achterberg@dartmail.example}
Curriculum Vitae: teacher of geography
# Personal statement
I have taught geography in state schools for eighteen years, the last five as head of a department of four. I am looking for a post in or near Exeter with some whole-school responsibility for trips or for the curriculum.
# Qualifications
| {years1:2005–06|2005..2006} | **{degree1:PGCE} ({area1:Secondary Geography})**, {school1:University of Exeter}. QTS awarded July 2006. |
| {years2:2002–05|2002..2005} | **{degree2:BA (Hons)} {area2:Geography}**, 2:1, {school2:Aberystwyth University}. |
| {years3:2000–02|2000..2002} | **{degree3:A levels}** in {area3:Geography, Biology and German}, {school3:King Edward VI Community College}, Totnes. |
# Teaching posts
| {dates1:2020–|2020..present} | **{title1:Head of Geography}**<br>{firm1:Dartside Academy}, Newton Abbot (11–18, 1,150 on roll)<br>{did1:I lead four teachers and have rewritten the Key Stage 3 scheme around local rivers and coast. Uptake at GCSE has gone from 71 to 118 pupils and the share at grade 5 and above is twelve points over the national figure.}<br>{did1:I plan the residential to Slapton and the Iceland trip, with budgets of £9,000 and £41,000.} |
| {dates2:2017–20|2017..2020} | **{title2:Teacher of Geography}** (0.6)<br>{firm2:Dartside Academy}, Newton Abbot<br>{did2:Part-time return, Years 7 to 11, with a Year 8 tutor group.} |
| 2014–17 | __At home with our two children. We lived near Totnes and I marked GCSE papers in the summers.__ |
| {dates3:2009–14|2009..2014} | **{title3:Second in Humanities}**<br>{firm3:Torre Vale School}, Torquay<br>{did3:Responsible for Key Stage 3 assessment and for three newly qualified teachers in their first year.} |
| {dates4:2006–09|2006..2009} | **{title4:Teacher of Geography}**<br>{firm4:St Petroc's Comprehensive}, Bodmin<br>{did4:First post. Taught some history and PE as well.} |
# Recent training
| 2024 | {passed:NPQ Leading Teaching} |
| 2023 | {passed:Safeguarding Level 3} |
| 2022 | {passed:Outdoor First Aid (16 hours)} |
# What I can offer besides
- {skill:Fieldwork planning and EVOLVE risk assessments}
- {skill:GIS in the classroom (ArcGIS Online)}
- {skill:A minibus licence (D1) and a willingness to use it}
- {skill:German to A level standard}
# Referees
Mr J. Prowse, Headteacher, and Ms Halina Wirth, Deputy Head, both at Dartside Academy. Please ask me before writing to them.
`;

export const ACCOUNTS_CLERK = `{name:Priyanka Nandra}
Accounts Payable Clerk
{location:Leicester LE4|Leicester}
{email:priyanka.nandra@soarmail.example}
{phone:07700 900940}
Authorised to work in the UK for any employer

Work Experience

{title1:Accounts Payable Clerk}
{firm1:Fosse Park Distribution Ltd} - Leicester
{dates1:June 2022 to Present|2022-06..present}
• {did1:Process around 900 supplier invoices a month in Sage 200}
• {did1:Match to POs and GRNs, chase queries with depots}
• {did1:Weekly BACS run of up to £400k}
•{did1:cover credit control when my colleague is off}
«Reason for looking:» company is moving to Daventry

{title2:Finance Administrator}
{firm2:Belgrave Textiles (UK) Ltd} - Leicester
{dates2:January 2019 to May 2022|2019-01..2022-05}
«Responsibilities:»
{did2:Raised sales invoices and posted receipts.}
{did2:Petty cash and company cards.}
{did2:Filed the VAT returns under the finance manager.}
«Accomplishments:»
{did2:Found £11,300 of duplicate payments going back three years.}

{title3:Receptionist/Admin Assistant}
{firm3:Humberstone Dental Care} - Leicester
{dates3:September 2016 to December 2018|2016-09..2018-12}

{title4:Sales Assistant (Part-time)|Sales Assistant}
{firm4:Greenway Pharmacy} - Loughborough
{dates4:November 2014 to August 2016|2014-11..2016-08}
{did4:Tills, stock, handing out prescriptions under supervision}

Education

{degree1:AAT Level 3 Diploma} in {area1:Accounting}
{school1:Leicester College} - Leicester
{years1:September 2019 to June 2021|2019-09..2021-06}

{degree2:A-Levels} in {area2:Business Studies, Sociology and Gujarati}
{school2:Gateway Sixth Form College} - Leicester
{years2:September 2014 to June 2016|2014-09..2016-06}

Skills

• {skill:Sage 200} (3 years)
• {skill:Sage 50} (4 years)
• {skill:Microsoft Excel} - VLOOKUP, pivot tables (6 years)
• {skill:Purchase ledger} (5 years)
• {skill:Credit control} (1 year)
• {skill:Touch typing} (10+ years)

Languages

• {language:English} - Fluent
• {language:Gujarati} - Fluent
• {language:Hindi} - Intermediate

Certifications and Licences

{passed:AAT Bookkeeping Membership (AATQB)}
June 2021 to Present

Driving Licence
UK full manual

Additional Information

Notice period four weeks. I like baking and I run the 5k at Victoria Park most Saturdays.
`;
