// CVs of the twenty-first batch, with their facts marked (`fact-markup.ts`). None of these people exist.

export const RIFLEMAN = `= Application for Employment
[head]Mid Severn District Council
[head]Please complete all sections in black ink or type. CVs are not accepted.
| «Post applied for» | Grounds Maintenance Operative (April to October) | «Reference» | ENV/25/118 |
| «Where did you see this post?» | Jobcentre Plus, Stourport | «Closing date» | 14 March 2025 |
# 1. Personal details
| «Title» | Mr | «Surname» | Maskell |
| «First name(s)» | {name:Jordan Lee|Jordan Lee Maskell} | «Known as» | Jordan |
| «Address» | Flat 3, 61 Areley Court, {location:Stourport-on-Severn|Stourport-on-Severn, DY13 0XX|Flat 3, 61 Areley Court, Stourport-on-Severn|Flat 3, 61 Areley Court, Stourport-on-Severn, DY13 0XX} | «Postcode» | DY13 0XX |
| «Home telephone» | None | «Mobile telephone» | {phone:07700 900329} |
| «Email» | {email:jmaskell02@severnmail.example} | «NI number» | To be supplied on appointment |
# 2. Present or most recent employment
| «Employer» | {firm1:Upton Fields Fruit Farm} | «Address» | Ombersley, Worcestershire |
| «Job title» | {title1:Packhouse and Orchard Worker} | «Salary» | £11.44 per hour |
| «Date from» | {dates1:03/06/2024|2024-06..2024-10} | «Date to» | 25/10/2024 |
| «Reason for leaving» | End of season | «Notice required» | None |
Brief description of duties
{did1:Picking and grading cherries and apples.} {did1:Driving the gator and trailer between the rows.} {did1:I was put in charge of six pickers for the last month because I turned up every day.}
# 3. Previous employment (most recent first; please explain any gaps)
| **Employer** | **Post and duties** | **From** | **To** | **Reason for leaving** |
| {service2:British Army}<br>{unit2:5th Battalion The Rifles}<br>Ward Barracks, Bulford | {rank2:Rifleman}, {title2:Warrior driver}<br>{did2:Drove and looked after an armoured vehicle.}<br>{did2:Six months in Estonia.} | {dates2:06/09/2021|2021-09..2024-05} | 10/05/2024 | End of engagement, wanted to be near my daughter |
| {firm3:Tooley's Garden Centre}<br>Hartlebury | {title3:Yard Assistant}<br>{did3:Unloading compost and slabs, watering, and helping customers to their cars.} | {dates3:01/03/2020|2020-03..2021-08} | 27/08/2021 | Joined the Army |
| {firm4:Stourport Carpet Tiles Ltd} | {title4:Warehouse Temp}<br>{did4:Picking orders.} | {dates4:02/09/2019|2019-09..2020-02} | 21/02/2020 | Firm closed |
# 4. Education and qualifications
| **School, college or university** | **From** | **To** | **Qualifications and grades** |
| {school1:The Stourport High School} | {years1:09/2014|2014-09..2019-07} | 07/2019 | {degree1:GCSEs}: English 4, Maths 4, Science 4-3, DT 5 |
# 5. Training and licences
| **Course** | **Date** | **Awarded by** |
| {passed:Brushcutter and Trimmer Operation} | 11/2024 | Lantra, at Pershore |
| {passed:Driving licence, categories B and H} | 04/2022 | DVLA |
| {passed:Team Medic} | 10/2022 | British Army |
# 6. Supporting statement
I like working outside and I do not mind the weather. In the Army I learned to look after equipment and to be on time every time. Since leaving I have worked a full season on a fruit farm and paid for my own brushcutter ticket. I live ten minutes by bike from the Bewdley Road depot.
# 7. Referees
| «Name» | Mrs P. Upton | «Name» | WO2 D. Keane |
| «Position» | Farm owner | «Position» | Company Sergeant Major |
| «Telephone» | 01632 960114 | «Telephone» | 01632 960228 |
| «May we contact before interview?» | Yes | «May we contact before interview?» | Yes |
# 8. Declaration
| «Are you a member of the Armed Forces community?» | Yes, veteran (guaranteed interview scheme) |
| «Do you hold a driving licence?» | Yes |
| «Are you related to a councillor or employee?» | No |
I confirm that the information on this form is correct.
| «Signed» | J Maskell | «Date» | 9 March 2025 |
`;

export const PRISON_MANAGER = `[side]# Contact
[side]{phone:07700 900956} (Mobile)
[side]{email:callum.strachan@forthpost.example}
[side]{url:www.linkedin.com/in/callum-strachan-example} (LinkedIn)
[side]# Top Skills
[side]{skill:De-escalation}
[side]{skill:Operational Planning}
[side]{skill:Coaching}
[side]# Languages
[side]{language:English} (Native or Bilingual)
[side]{language:Norwegian} (Elementary)
[side]# Certifications
[side]{passed:Control and Restraint Instructor}
[side]{passed:Mountain Leader (Winter)}
[side]{passed:ILM Level 5 Award in Leadership}
[side]# Honors-Awards
[side]{award:Queen's Commendation for Bravery}
= {name:Callum Strachan}
Custodial Manager at HMP Kirkmoor | Former Royal Marine | Mountain Leader
__{location:Montrose, Scotland, United Kingdom|Montrose}__
# Summary
Sixteen years as a Royal Marines Commando, then the prison service. The uniform changed and the work did not: know your people, keep your word, and stay calm when others are not. I am interested in violence reduction, staff training and giving veterans in custody a way back.
# Experience
# # {firm1,2:Scottish Prison Service}
[box]6 years 8 months
**{title1:Custodial Manager}**
{dates1:March 2022 - Present|2022-03..present} (3 years 4 months)
__HMP Kirkmoor__
{did1:I manage 23 officers on a hall of 180 men and lead the regime for new admissions.} {did1:Assaults on staff fell by a third in my first two years, mostly because officers now open doors at the same minute every day.} {did1:I chair the weekly safety meeting and act as duty manager at weekends.}
**{title2:Residential Officer}**
{dates2:November 2018 - February 2022|2018-11..2022-02} (3 years 4 months)
__HMP Glenmoy__
{did2:Personal officer for a caseload of 14 long-term prisoners.} {did2:I set up the veterans' peer group with Sacro and a padre, and it now runs in four prisons.}
{did2:Qualified as a control and restraint instructor in 2020 and trained about 200 colleagues.}
# # {service3,4,5:Royal Marines}
[box]16 years 1 month
**{rank3:Colour Sergeant} - {title3:Mountain Leader Instructor}, {unit3:45 Commando}**
{dates3:August 2013 - September 2018|2013-08..2018-09} (5 years 2 months)
__Arbroath, Scotland__
{did3:Trained three rifle companies for winter war in Troms, seven years running.}
{did3:Ran the rope rescue cell for two exercises with the Royal Netherlands Marines and was responsible for the safety of 110 people above the tree line.}
{did3:Wrote the cold weather survival package that is now used for all young officers.}
**{rank4:Sergeant} - {title4:Troop Sergeant}, {unit4:45 Commando}**
{dates4:January 2009 - July 2013|2009-01..2013-07} (4 years 7 months)
__Arbroath, Scotland__
{did4:Second in command of 28 Marines on Operation HERRICK 14.} {did4:I looked after the welfare, discipline and kit of the troop and wrote the reports of its corporals.}
**{rank5:Corporal} - {title5:Section Commander}, {unit5:40 Commando}**
{dates5:September 2002 - December 2008|2002-09..2008-12} (6 years 4 months)
__Taunton, England__
{did5:Led eight men in Basra and in Northern Ireland.} {did5:Passed the Mountain Leader course in 2007, one of nine from an intake of twenty-two.}
# # {firm6:Strathmore Berries}
**{title6:Tunnel Hand}**
{dates6:May 2001 - August 2002|2001-05..2002-08} (1 year 4 months)
__Forfar, Scotland__
{did6:Picking, pruning and laying irrigation pipe while I waited for a place at Lympstone.}
# Education
**{school1:The Open University}**
{degree1:Bachelor of Arts - BA}, {area1:Criminology and Psychology} · ({years1:2019 - 2024|2019..2024})
**{school2:Brechin High School}**
{degree2:Standard Grades and Highers} · ({years2:1996 - 2001|1996..2001})
`;

export const PROCESS_ENGINEER = `= {name:Mariusz Wojciechowski}
[head]**«Date of birth:»** 12/04/1984 | **«Nationality:»** Polish | **«Phone number:»** {phone:(+44) 7700900402} (Mobile) | **«Email address:»** {email:mariusz.wojciechowski@gresfordmail.example} | **«Address:»** 12 Ruabon Road, LL13 7XX, {location:Wrexham|Wrexham, United Kingdom|12 Ruabon Road, LL13 7XX, Wrexham, United Kingdom|LL13 7XX, Wrexham|LL13 7XX, Wrexham, United Kingdom|12 Ruabon Road, Wrexham|12 Ruabon Road, Wrexham, United Kingdom|12 Ruabon Road, LL13 7XX, Wrexham}, United Kingdom (Home)
# ABOUT ME
Chemical process engineer with sixteen years in dairy, coatings and wood panel plants in Poland and Wales. I like measuring first and buying later. EU Settled Status, no sponsorship needed.
# WORK EXPERIENCE
# # {title1:Senior Process Engineer}
__{firm1:Dee Valley Panel Products Ltd}__ [ {dates1:04/11/2019 – Current|2019-11..present} ]
[box]**«City:»** Chirk | **«Country:»** United Kingdom
- {did1:Responsible for resin preparation and drying in a chipboard plant of 500,000 m³ a year}
- {did1:Reduced natural gas use of dryers by 8% with control of moisture at the inlet}
- {did1:Lead of HAZOP for the new urea tank}
# # {title2:Production Operator}
__{firm2:Cefn Mawr Cheese Company}__ [ {dates2:18/06/2017 – 31/10/2019|2017-06..2019-10} ]
[box]**«City:»** Wrexham | **«Country:»** United Kingdom
- {did2:Operation of pasteuriser, CIP and cheese vats on four shifts, while I improved my English}
- {did2:Wrote 14 one-page operating procedures with photographs in two languages}
# # {title3:Technolog procesu (Process Engineer)|Process Engineer|Technolog procesu}
__{firm3:Farby Odra Sp. z o.o.}__ [ {dates3:01/03/2012 – 31/05/2017|2012-03..2017-05} ]
[box]**«City:»** Oława | **«Country:»** Poland
- {did3:Scale-up of water-based wood coatings from laboratory to 6 m³ mixers}
- {did3:Introduced statistical control of viscosity; complaints fell from 31 to 7 in a year}
# # {title4:Młodszy technolog (Junior Process Engineer)|Junior Process Engineer|Młodszy technolog}
__{firm4:Spółdzielnia Mleczarska Barycz}__ [ {dates4:15/09/2008 – 29/02/2012|2008-09..2012-02} ]
[box]**«City:»** Milicz | **«Country:»** Poland
- {did4:Daily balance of milk, cream and whey, and acceptance tests of raw milk}
# EDUCATION AND TRAINING
# # {degree1:Magister inżynier} ({area1:Chemical and Process Engineering})
__{school1:Politechnika Wrocławska}__ [ {years1:01/10/2003 – 30/06/2008|2003-10..2008-06} ]
[box]**«City:»** Wrocław | **«Country:»** Poland | **Level in EQF:** EQF level 7
# # {degree2:Matura}
__{school2:I Liceum Ogólnokształcące w Oleśnicy}__ [ {years2:01/09/1999 – 31/05/2003|1999-09..2003-05} ]
[box]**«City:»** Oleśnica | **«Country:»** Poland
# LANGUAGE SKILLS
**Mother tongue(s):** {language:Polish}
**Other language(s):**
|  | UNDERSTANDING |  | SPEAKING |  | WRITING |
|  | Listening | Reading | Spoken production | Spoken interaction |  |
| {language:English} | C1 | C1 | B2 | C1 | B2 |
| {language:German} | B1 | B1 | A2 | A2 | A2 |
[box]Levels: A1 and A2: Basic user; B1 and B2: Independent user; C1 and C2: Proficient user
# DIGITAL SKILLS
{skill:Minitab} | {skill:AutoCAD} | {skill:Siemens PCS 7} | {skill:Microsoft Excel}
# COURSES
# # {passed:IChemE HAZOP Leadership}
[box][ 09/2022 ]
# # {passed:Lean Six Sigma Green Belt}
[box][ 03/2021 ]
# DRIVING LICENCE
{passed:Driving Licence: B}
`;

export const ESTATE_AGENT = `= {name:Priyanka Dhanjal}
[head]Sales and lettings negotiator
[side][box]{phone:07700 900710}
[side][box]{email:priyanka@dhanjalhomes.example}
[side][box]{location:Hinckley, Leicestershire|Hinckley}
[side][box]{url:instagram.com/priyankasells-example}
[side]# Hello
[side]I sell homes the old-fashioned way: I pick up the phone. Nine years in Leicestershire and Warwickshire, from Saturday girl to branch lister. Happiest with a difficult chain.
[side]# Skills
[side]- {skill:Valuations}
[side]- {skill:Negotiation}
[side]- {skill:Canvassing}
[side]- {skill:Reapit}
[side]- {skill:Property photography}
[side]# Languages
[side]- {language:English}
[side]- {language:Punjabi}
[side]# When I'm not working
[side]Netball, house plants, and doing up a 1930s semi with my dad.
# Experience
# # {title1:Senior Sales Negotiator}
{firm1:Castle & Wharf Estate Agents} / Hinckley / {dates1:2022 - Now|2022..present}
- {did1:Agreed 118 sales in 2024, the most of any negotiator in the group's seven branches}
- {did1:Average of 98.4% of asking price}
- {did1:Win one valuation in two against four other agents}
# # {title2:Lettings Negotiator}
{firm2:Bosworth Lettings} / Nuneaton / {dates2:2019 - 2022|2019..2022}
- {did2:Let 240 homes and cut the gap between tenants to nine days}
- {did2:Looked after right to rent checks, deposits and inventories}
# # {title3:Viewing Assistant}
{firm3:Knightlow Homes} / Coventry / {dates3:2017 - 2019|2017..2019}
- {did3:Ran open houses on Saturdays for up to 25 buyers}
# # {title4:Barista}
{firm4:Bean & Gone} / Leicester / {dates4:2015 - 2017|2015..2017}
# Education
# # {degree1:BA (Hons)} {area1:Marketing}
{school1:De Montfort University} / Leicester / {years1:2014 - 2017|2014..2017}
# # {degree2:A levels}
{school2:John Cleveland College} / Hinckley / {years2:2012 - 2014|2012..2014}
# Certificates
- {passed:Propertymark Level 3 Award in Residential Sales}, 2023
- {passed:ARLA Level 3 Residential Letting}, 2020
# Awards
- {award:Negotiator of the Year}, Castle & Wharf Group, 2024
`;

export const SCHOOL_LEAVER = `[head]Hello! My name is
= {name:Ellie-Mae Prosser}
[head]and I would love to be your next hairdressing apprentice
# About me
I am 16, friendly and never late. I have been doing my nan's sets and my sisters' plaits since I was ten. I can start in July as soon as my exams are over, and my mam can bring me in for a trial day.
# Get in touch
«Call or text:» {phone:07700 900083}
«Email:» {email:elliemae.prosser@gwauntown.example}
«I live in:» {location:Dowlais, Merthyr Tydfil|Dowlais}
# Where I have worked
**{title1:Saturday Assistant}** at **{firm1:Hair by Bronwen}**, Merthyr Tydfil
__Every Saturday {dates1:since September 2023|2023-09..present}__
{did1:I shampoo, sweep up, make the teas and fold towels.}
{did1:Since Easter I have also answered the phone and booked people in.}
**{title2:Work Experience}** at **{firm2:Cartref Cwm Care Home}**, Pentrebach
__{dates2:July 2024|2024-07..2024-07} (two weeks)__
{did2:Helped with lunches, bingo and painting nails.}
**{title3:Paper Round}** for **{firm3:Lewis the News}**, Dowlais
__{dates3:2021 to 2023|2021..2023}__
{did3:62 papers before school, six days a week.}
# School
**{school1:Pen-y-Coed High School}**
__{years1:2020 to 2025|2020..2025}__
{degree1:GCSEs}, predicted: Art B, English C, Welsh C, Maths D, Double Science CC, Health and Social Care B
# What I am good at
- {skill:Listening}
- {skill:Plaits and braids}
- {skill:Working as a team}
- {skill:Cash and cards}
# Certificates and awards
- {award:Bronze Duke of Edinburgh's Award}
- {passed:St John Cymru First Aid}
- {award:Year 10 Attendance Prize}
# I help out
**{role1:Junior Leader}** with **{cause1:Dowlais Majorettes}**
__since 2022__
# People who know me
Bronwen Pugh at the salon, and Mr Hopkin, my form teacher. Phone numbers on request.
`;

export const DUBAI_TEACHER = `= CURRICULUM VITAE
**«NAME:»**\t{name:Jonathan Ainscough}
**«ADDRESS:»**\tc/o 3 Whalley Road, {location:Clitheroe|Clitheroe, Lancashire|Clitheroe, Lancashire BB7 1XX|3 Whalley Road, Clitheroe, Lancashire BB7 1XX|Clitheroe, Lancashire, BB7 1XX|c/o 3 Whalley Road, Clitheroe|c/o 3 Whalley Road, Clitheroe, Lancashire|c/o 3 Whalley Road, Clitheroe, Lancashire BB7 1XX|c/o 3 Whalley Road, Clitheroe, Lancashire, BB7 1XX|3 Whalley Road, Clitheroe|3 Whalley Road, Clitheroe, Lancashire|3 Whalley Road, Clitheroe, Lancashire, BB7 1XX}, Lancashire BB7 1XX (from 1st August)
**«TELEPHONE:»**\t{phone:07700 900248}
**«E-MAIL:»**\t{email:j.ainscough@ribblepost.example}
**«DfE NUMBER:»**\t08/51732
**«NATIONALITY:»**\tBritish

# EDUCATION & QUALIFICATIONS
{years1:1999 – 2004|1999..2004}\t{school1:St. Augustine's R.C. High School}, Billington.   {degree1:GCSEs} (10)
{years2:2004 – 2006|2004..2006}\t{school2:St. Mary's College}, Blackburn.   {degree2:A-levels}: Geography (A), History (B), French (C)
{years3:2006 – 2009|2006..2009}\t{school3:University of Leeds}.   {degree3:B.A. (Hons)} {area3:Geography}, Class II (i)
{years4:2009 – 2010|2009..2010}\t{school4:Edge Hill University}.   {degree4:P.G.C.E.} {area4:Secondary Geography} with Q.T.S.
2023\t{passed:N.P.Q. in Senior Leadership}

# TEACHING EXPERIENCE
**{firm1:AL WAHA BRITISH SCHOOL}, Al Barsha, Dubai, U.A.E.**     {dates1:Aug. '21 – July '25|2021-08..2025-07}
«Post held:»     {title1:Head of Humanities}     (11-18 mixed, 1,650 on roll)
{did1:I lead a department of nine teachers of eleven nationalities in a school rated Outstanding by K.H.D.A. at its last two inspections.} {did1:Under my leadership, G.C.S.E. Geography at grades 9 to 7 rose from 34% to 52%.} {did1:I introduced fieldwork in the Hajar mountains in place of a video, and I ran the World Scholar's Cup team.}

**{firm2:AL WAHA BRITISH SCHOOL}, Al Barsha, Dubai, U.A.E.**     {dates2:Aug. '18 – July '21|2018-08..2021-07}
«Post held:»     {title2:Teacher of Geography and Year 9 Tutor|Teacher of Geography}
{did2:Taught Years 7 to 13, wrote the distance learning units for Key Stage 3 in the spring of 2020, and ran the school's Model United Nations.}

**{firm3:HYNDBURN ACADEMY}, Accrington, Lancs.**     {dates3:Sept. '13 – July '18|2013-09..2018-07}
«Post held:»     {title3:Second in Geography (T.L.R. 2b)|Second in Geography}
{did3:Responsible for Key Stage 3 schemes of work and for the yearly residential to Malham.} {did3:Mentored two trainees and acted as Head of Department for two terms.}

**{firm4:ST. BEDE'S HIGH SCHOOL}, Ormskirk, Lancs.**     {dates4:Sept. '10 – Aug. '13|2010-09..2013-08}
«Post held:»     {title4:Teacher of Geography (N.Q.T.)|Teacher of Geography}
{did4:Taught Geography across the age range and some History and R.E. to Year 7, and coached the under-13 football team.}

# OTHER EMPLOYMENT
**{firm5:GISBURN FOREST OUTDOOR CENTRE}**     {dates5:Summers '07 and '08|2007..2008}
«Post held:»     {title5:Activity Assistant}

# COURSES
{passed:Designated Safeguarding Lead} (June 2024);  {passed:Paediatric First Aid} (Jan. 2025);  {passed:Edexcel Examiner Training} (2017)

# INTERESTS
Cricket (Clitheroe 2nd XI), choral singing, and long walks in the Trough of Bowland with an elderly spaniel.

# REFEREES
Mrs. D. Farrow, Principal, Al Waha British School, P.O. Box 00000, Dubai
Mr. K. Shorrock, Headteacher, Hyndburn Academy, Accrington
`;

export const FUNDRAISER = `[side]# CONTACT
[side]{phone:07700 900577}
[side]{email:orla@mcgettigan.example}
[side]{location:Omagh|Omagh, Co. Tyrone}, Co. Tyrone
[side]
[side]# WHAT I DO
[side]{skill:Trusts and foundations}
[side]{skill:Legacy giving}
[side]{skill:Community events}
[side]{skill:Donorfy}
[side]{skill:Bid writing}
[side]{skill:Media interviews}
[side]
[side]# TRAINING
[side]{passed:CIOF Certificate in Fundraising}, 2019
[side]{passed:GDPR for Charities}, 2023
[side]{passed:MiDAS minibus driver}, 2024
[side]
[side]# LANGUAGES
[side]{language:English}
[side]{language:Irish} (fluent)
[side]
[side]# FOR FUN
[side]Camogie, sea swimming and the fiddle, none of them at the same time.
[side]
[side]# REFEREES
[side]On request
= {name:Orla McGettigan}
Fundraising manager

I have raised a little over £3.1 million for small charities in the north-west in eleven years. I write bids that sound like a person wrote them, and I thank people quickly. Looking for a head of fundraising post, remote or within an hour of Omagh.

# CAREER
{title1:Fundraising Manager}
{firm1:Sperrin Air Ambulance Trust}
{dates1:January 2022 until now|2022-01..present}
- {did1:Built a regular giving scheme of 2,300 people from nothing in three years}
- {did1:Raised £640,000 for a night landing lamp fund, from 41 trusts and one raffle}
- {did1:Line manage two officers and about 120 volunteers}

{title2:Trusts and Grants Officer}
{firm2:Foyle Hospice at Home}
{dates2:May 2017 until December 2021|2017-05..2021-12}
- {did2:Sent 70 applications a year and won four in ten}
- {did2:Reported to funders such as the Community Fund on time, every time}

{title3:Community Fundraiser}
{firm3:Strule Youth Theatre}
{dates3:September 2014 until April 2017|2014-09..2017-04}
- {did3:Organised the sponsored cycle from Malin to Mizen for three summers}
- {did3:Trebled the income from schools and parish groups}

{title4:Shop Volunteer Coordinator}
{firm4:Second Chances Charity Shops}, Strabane
{dates4:October 2012 until August 2014|2012-10..2014-08}
- {did4:Rota, till training and window displays for three shops}

# EDUCATION
{degree1:BA} {area1:Drama and Irish}
{school1:Ulster University}, Magee
{years1:2009 until 2012|2009..2012}

{degree2:A levels}
{school2:Loreto Grammar School}, Omagh
{years2:2009|2009}

# VOLUNTARY
{role1:Trustee}, {cause1:Tyrone Women's Refuge}, since 2020
`;
