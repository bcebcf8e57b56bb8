import { webPage } from './eighteenth-cvs-two-pages.ts';
import type { Page } from './fourteenth-pages.ts';
import { text, typeset } from './writers.ts';

// CVs of the eighteenth batch, with their facts marked (`fact-markup.ts`). None of these people exist.

const SOFTWARE_TESTER = `= {name:Tan Wei Jie}
\t{phone:+65 5550 0142} | {email:weijie.tan@kopimail.example} | {url:github.com/weijie-tests.example} | {location:Tampines, Singapore|Singapore|Tampines}\t
# EDUCATION
**{school1:Nanyang Technological University}** \t Singapore
__{degree1:Bachelor of Engineering} in {area1:Computer Science}, Second Upper__ \t {years1:Aug 2016 – May 2020|2016-08..2020-05}
**{school2:Temasek Polytechnic}** \t Singapore
__{degree2:Diploma} in {area2:Information Technology}, GPA 3.78__ \t {years2:Apr 2011 – Mar 2014|2011-04..2014-03}
# EXPERIENCE
**{firm1,2:Lumenpay Pte Ltd}** \t Singapore
__{title1:Senior Test Engineer}__ \t {dates1:Jan 2023 – Present|2023-01..present}
- {did1:Own the regression suite of the merchant app: 1,400 Playwright tests, 22 minutes, under 1% flaky}
- {did1:Introduced contract tests between nine services, which ended the Friday release freeze}
- {did1:Mentor two junior testers and run the weekly bug triage}
__{title2:Test Engineer}__ \t {dates2:Jul 2020 – Dec 2022|2020-07..2022-12}
- {did2:Wrote the first API tests in Python and pytest}
- {did2:Tested QR payments with hawkers at three markets before launch and logged 64 usability issues}
**{firm3:Straits Ferry Technologies}** \t Singapore
__{title3:QA Intern}__ \t {dates3:May 2019 – Jul 2019|2019-05..2019-07}
- {did3:Automated the smoke test of the ticket gate firmware on a Raspberry Pi rig}
# NATIONAL SERVICE
**{service4:Singapore Armed Forces}, {unit4:1st Signal Battalion}** \t Singapore
__{rank4:Third Sergeant}, {title4:Signal Specialist}__ \t {dates4:Apr 2014 – Apr 2016|2014-04..2016-04}
- {did4:Led a detachment of six operating field radio and satellite links}
- {did4:Instructed 40 recruits in voice procedure and line laying}
# PROJECTS
**Hawker Queue** | __Python, Flask, PostgreSQL__ \t 2021
- Web app that estimates queues at Tampines Round Market from photos, about 300 weekly users
# TECHNICAL SKILLS
**Languages:** {skill:Python}, {skill:TypeScript}, {skill:SQL}
**Testing:** {skill:Playwright}, {skill:pytest}, {skill:Postman}, {skill:k6}, {skill:Pact}
**Tools:** {skill:Docker}, {skill:GitLab CI}, {skill:Jira}
**Certificates:** {passed:ISTQB Certified Tester Foundation Level} (2020), {passed:ISTQB Test Automation Engineer} (2023)
**Spoken:** {language:English}, {language:Mandarin}, {language:Malay} (basic)
`;

const WAREHOUSE_LEAD = `{name:Terrell Gaines}
{location:Joliet, IL 60435|Joliet, IL|Joliet, Illinois|Joliet}
{email:terrell.gaines@routemail.example}
{phone:(815) 555-0119}
Hard working warehouse lead with forklift and shift experience. Looking for day shift.

Authorized to work in the US for any employer

# Work Experience
{title1:Warehouse Lead}
{firm1:Prairie State Fulfillment}-Joliet, IL
{dates1:March 2021 to Present|2021-03..present}
• {did1:Lead 17 pickers and packers on second shift, 9,000 units a night}
• {did1:Started a 10 minute stretch and safety talk, recordables went from 8 to 2 a year}
• {did1:Cover for the inbound supervisor, appointments, yard checks, Blue Yonder}

{title2:Forklift Operator}
{firm2:Kessler Cold Storage}-Bolingbrook, IL
{dates2:October 2018 to February 2021|2018-10..2021-02}
• {did2:Reach truck and stand up in freezer at -10}
• {did2:Loaded 20 trailers a shift, damages under 0.2 percent}

{title3:Order Picker}
{firm3:Prairie State Fulfillment}-Romeoville, IL
{dates3:June 2016 to September 2018|2016-06..2018-09}
• {did3:Voice picking, 150 cases per hour, top 5 of 60 pickers}

{title4:Dishwasher (part time)|Dishwasher}
{firm4:Lou's Family Diner}-Joliet, IL
{dates4:2010 to 2011|2010..2011}

# Education
{degree1:Certificate} in {area1:Supply Chain Management}
{school1:Joliet Junior College}-Joliet, IL
{years1:August 2019 to May 2020|2019-08..2020-05}

{degree2:High school diploma}
{school2:Joliet Central High School}-Joliet, IL
{years2:August 2007 to June 2011|2007-08..2011-06}

# Skills
• {skill:Forklift} (7 years)
• {skill:Reach truck} (3 years)
• {skill:RF scanner} (10+ years)
• {skill:Blue Yonder WMS} (4 years)
• {skill:Inventory counts} (5 years)
• {skill:Truck loading} (9 years)

# Languages
• {language:English} - Fluent
• {language:Spanish} - Intermediate

# Military Service
«Branch:» {service5:United States Army}
«Service Country:» United States
«Rank:» {rank5:Specialist}
{dates5:January 2012 to January 2016|2012-01..2016-01}
{title5:Automated Logistical Specialist}, {unit5:2nd Battalion, 12th Field Artillery Regiment}, Joint Base Lewis-McChord
• {did5:Ran the parts cage for 120 vehicles in GCSS-Army}
• {did5:Receipt, storage and issue of repair parts worth 2 million dollars}
«Commendations:»
• {award:Army Achievement Medal}
• {award:Army Good Conduct Medal}

# Certifications and Licenses
{passed:Forklift Certification}
March 2024 to March 2027
{passed:OSHA 30}
{passed:Driver's License}

# Assessments
Warehouse associate - Proficient
May 2023
Following safety rules in a warehouse
Full results: Proficient
Indeed Assessments provides skills tests that are not indicative of a license or certification, or continued development in any professional field.
`;

const STUDENT = `= {name:Aoife Brannigan}
Final year geography student looking for a graduate role in flood planning
# Jobs so far
**{title1:Flood Resilience Placement Student}**
{firm1:Aire Catchment Trust} | {dates1:July 2024 – June 2025|2024-07..2025-06} | Leeds
- {did1:Walked and mapped 46 km of becks in QGIS for the natural flood management plan}
- {did1:Ran eleven drop-in sessions in village halls with about 400 visitors}
- {did1:Drafted the data chapter of a funding bid that won £240,000}

**{title2:Barista and shift supervisor}**
{firm2:Common Grounds} | {dates2:Oct 2022 – now, term time|2022-10..present} | Sheffield
- {did2:Open up at 6.30, count the float and train new starters}

**{title3:Lifeguard}**
{firm3:Portrush Surf Beach} | {dates3:summer 2022|2022..2022} | Co. Antrim
- {did3:Two rescues, a lot of jellyfish stings}
# Education
**{degree1:BSc (Hons)} {area1:Geography}**, on course for a First
{school1:University of Sheffield} | {years1:Sept 2022 – June 2026|2022-09..2026-06}
Dissertation: Do leaky dams slow the Hebden? Modules in hydrology, GIS, statistics in R and planning law.

**{degree2:A levels}**: Geography A*, Maths B, Biology B
{school2:Dalriada School} | {years2:Sept 2015 – June 2022|2015-09..2022-06}
# Giving time
**{role1:Welfare Officer}**
{cause1:Sheffield University Canoe Club} | 2023 – 2025

**{role2:Course Rep}**
{cause2:Department of Geography} | 2023 – 2024
[side]# Contact
[side]{location:Sheffield, S10|Sheffield}
[side]{phone:07700 900826}
[side]{email:aoife.b@lagganmail.example}
[side]{url:linkedin.com/in/aoife-b-example}
[side]# Strengths
[side]{skill:QGIS} ●●●●●
[side]{skill:R} ●●●●○
[side]{skill:HEC-RAS} ●●●○○
[side]{skill:Public speaking} ●●●●○
[side]{skill:Report writing} ●●●●○
[side]# Languages
[side]{language:English} ●●●●●
[side]{language:Irish} ●●●●○
[side]{language:Spanish} ●●○○○
[side]# Most proud of
[side]**{award:RGS Undergraduate Fieldwork Prize}**
[side]for my second year project, 2024
[side]# Tickets
[side]{passed:RLSS National Vocational Beach Lifeguard}
[side]{passed:Mental Health First Aid}
[side]Full UK driving licence
[side]# Referees
[side]Dr Helen Massey, dissertation supervisor, h.massey@sheffieldgeog.example
[side]Mo Iqbal, placement manager, mo.iqbal@airecatchment.example
`;

const LETTINGS_MANAGER = `[side]# Contact
[side]{phone:07700 900733} «(Mobile)»
[side]{email:jodie.kershaw@keysmail.example}
[side]{url:www.linkedin.com/in/jodie-kershaw-example} «(LinkedIn)»
[side]# Top Skills
[side]{skill:Residential Lettings}
[side]{skill:Property Management}
[side]{skill:Negotiation}
[side]# Languages
[side]{language:English} (Native or Bilingual)
[side]{language:Portuguese} (Limited Working)
[side]# Certifications
[side]{passed:ARLA Propertymark Level 3 Award in Residential Letting}
[side]{passed:Right to Rent Checks}
[side]# Honors-Awards
[side]{award:Branch Negotiator of the Year 2019}
= {name:Jodie Kershaw}
Lettings Manager at Pennant & Rowe | MARLA | Happy landlords, happy tenants
{location:Bristol, England, United Kingdom|Bristol, England|Bristol}
# Summary
I fell into lettings from a hotel front desk in 2013 and never left. Today I look after 410 homes across south Bristol with a team of five. Ask me about the Renters' Rights Act, damp, or dogs.
# Experience
**{firm1,2,3:Pennant & Rowe}**
9 years 1 month
{title1:Lettings Manager}
{dates1:February 2021 - Present (4 years 9 months)|2021-02..present}
Bristol, United Kingdom
{did1:Full P&L for the Bedminster branch. Grew the managed book from 265 to 410 properties and brought void time down to 11 days.}
{title2:Senior Lettings Negotiator}
{dates2:September 2018 - January 2021 (2 years 5 months)|2018-09..2021-01}
{did2:Listed and let about 15 homes a month, first on video and then in person again.}
{title3:Lettings Negotiator}
{dates3:October 2016 - August 2018 (1 year 11 months)|2016-10..2018-08}

**{firm4:Quayside Homes}**
{title4:Property Administrator}
{dates4:June 2013 - September 2016 (3 years 4 months)|2013-06..2016-09}
Bath, United Kingdom
{did4:Tenancy agreements, deposits, inventories and the rent ledger for 180 properties.}

**{firm5:The Crescent Court Hotel}**
{title5:Receptionist}
{dates5:March 2011 - May 2013 (2 years 3 months)|2011-03..2013-05}
Bath, United Kingdom
# Education
**{school1:Bath Spa University}**
{degree1:Bachelor of Arts (BA)|Bachelor of Arts}, {area1:Business and Management} · {years1:(2008 - 2011)|2008..2011}

**{school2:Hayesfield Girls' School}**
{degree2:A levels}, Business, Portuguese, Art · {years2:(2001 - 2008)|2001..2008}
`;

const MACHINIST_EUROPASS = `[head]= {name:Tomasz Wrona}
[head]**«Date of birth:»** 14/06/1986 | **«Nationality:»** Polish | **«Gender:»** Male
[head]**«Phone number:»** {phone:(+44) 7700900561} (Mobile)
[head]**«Email address:»** {email:tomasz.wrona@spindlemail.example}
[head]**«Address:»** 22 Chapel Lane, {location:LL13 8BX Wrexham, United Kingdom|Wrexham, United Kingdom|Wrexham|22 Chapel Lane, LL13 8BX Wrexham, United Kingdom} (Home)
# ABOUT ME
Setter with 18 years at lathes and 5-axis mills. I work from drawing to first-off and I measure my own parts.
# WORK EXPERIENCE
{dates1:11/2019 – CURRENT|2019-11..present} Wrexham, United Kingdom
**{title1:CNC SETTER-OPERATOR|CNC Setter-Operator}** {firm1:BRAMFORD AEROPARTS LTD|Bramford Aeroparts Ltd}
- {did1:set and run two Hermle 5-axis mills and one Mazak lathe, aluminium and titanium}
- {did1:prove out new programs and write offsets back to the programmers}
- {did1:cut set-up of the hinge family from 3 hours to 50 minutes with zero-point pallets}

{dates2:03/2014 – 10/2019|2014-03..2019-10} Chester, United Kingdom
**{title2:CNC OPERATOR|CNC Operator}** {firm2:DEESIDE VALVES|Deeside Valves}
- {did2:turned valve bodies in duplex steel, three shifts}
- {did2:in 2017 became trainer for new operators (9 people)}

{dates3:09/2013 – 02/2014|2013-09..2014-02} Chester, United Kingdom
**{title3:PACKER|Packer}** {firm3:MERIDIAN STAFFING (AGENCY)|Meridian Staffing (agency)|Meridian Staffing}

{dates4:07/2007 – 08/2013|2007-07..2013-08} Poznań, Poland
**{title4:TURNER|Turner}** {firm4:ZAKŁADY METALOWE WARTA SP. Z O.O.|Zakłady Metalowe Warta Sp. z o.o.|Zakłady Metalowe Warta}
- {did4:conventional lathes, then Fanuc; single parts and short series for agricultural machines}
# EDUCATION AND TRAINING
{years1:09/2016 – 06/2018|2016-09..2018-06} Wrexham, United Kingdom
**{degree1:HNC} {area1:MECHANICAL ENGINEERING|Mechanical Engineering}** {school1:Coleg Cambria}
Evening course, passed with merit

{years2:09/2002 – 06/2006|2002-09..2006-06} Poznań, Poland
**{degree2:VOCATIONAL SECONDARY DIPLOMA|Vocational Secondary Diploma}, {area2:MECHANICS|Mechanics}** {school2:Technical School No. 3}
# LANGUAGE SKILLS
Mother tongue(s): **{language:Polish}**
«Other language(s):»
| | «Listening» | «Reading» | «Spoken production» | «Spoken interaction» | «Writing» |
| **{language:English}** | C1 | C1 | B2 | B2 | B2 |
| **{language:German}** | A2 | A2 | A1 | A1 | A1 |
«Levels: A1 and A2: Basic user - B1 and B2: Independent user - C1 and C2: Proficient user»
# DIGITAL SKILLS
{skill:Fanuc} | {skill:Heidenhain TNC 640} | {skill:Mazatrol} | {skill:Fusion 360} | {skill:SolidWorks}
# JOB-RELATED SKILLS
{skill:Reading technical drawings}, {skill:CMM measurement}, {skill:5S}
# CERTIFICATES
06/2022
**{passed:Abrasive Wheels}**

02/2020
**{passed:Counterbalance Forklift (RTITB)}**
# DRIVING LICENCE
**«Driving Licence:»** B
# HOBBIES AND INTERESTS
Beekeeping, model steam engines, my daughter's football team
`;

const DENTAL_RECEPTIONIST = `CV of {name:Donna Whitcombe}

14 Priory Close, {location:Kidderminster DY11|Kidderminster|14 Priory Close, Kidderminster DY11}
Tel {phone:07700 900277} (evenings are best)
{email:donna.whitcombe@severnmail.example}

# A bit about me:

I have worked on front desks of one sort or another for over twenty years, the last seven of them in a busy mixed NHS and private dental practice. I am told I am good with nervous patients. I would like full time hours again now that my boys are grown up.

# Where I have worked:

{firm1:Bewdley Road Dental Practice}, Kidderminster ({dates1:February 2018 to date|2018-02..present})
{title1:Senior Receptionist}
{did1:I run the desk for five dentists and two hygienists, which means the diary, recalls, NHS claims, the till and the complaints. I also train the new starters and order the stock.}

{firm2:Stourport Manor Hotel} ({dates2:June 2016 to January 2018|2016-06..2018-01})
{title2:Night Receptionist}, three nights a week
{did2:Check-ins, the night audit, and letting the milkman in.}

2009 to 2016: at home with my two boys. I helped at their playgroup and did the books for my husband's fencing business.

{firm3:Wyre Forest Building Society}, Kidderminster branch ({dates3:March 2003 to August 2009|2003-03..2009-08})
{title3:Cashier and later Customer Adviser|Cashier|Customer Adviser}
{did3:Counter service and balancing the till, later on opening accounts and seeing mortgage customers before the adviser did.}

Before that I was a {title4:Junior Receptionist} at {firm4:Hartlebury Motors} from {dates4:1999 to 2003|1999..2003}, my first job.

# Schooling:

{years1:1997 to 1999|1997..1999}, {school1:Kidderminster College}, {degree1:GNVQ Advanced} in {area1:Business}
{years2:1992 to 1997|1992..1997}, {school2:Baxter High School}, {degree2:GCSEs}, seven including English (B) and Maths (C)

# Courses since:

* {passed:Level 2 Award in Customer Service}, 2019
* {passed:Basic Life Support}, renewed every year
* {passed:Information Governance and GDPR}, 2023

# Things I can do:

* {skill:SOE Exact}
* {skill:NHS Compass}
* {skill:Cashing up}
* {skill:Audio typing} at 60 words a minute
* {skill:Word and Outlook}

I drive and have my own car. I sing alto in the Bewdley Choral Society and I am a slow but stubborn runner (two half marathons).

My references are Mr A Panesar, the practice owner, and Mrs J Hollis, who was my manager at the building society. Please ask me before you ring either of them.
`;

/** The designed, printed and plain text CVs of the second part. */
export const TWO_B: Page[] = [
  [
    'LaTeX resume of a software tester with national service pdf',
    SOFTWARE_TESTER,
    typeset({
      set: '#set page(paper: "a4", margin: (x: 15mm, y: 14mm))\n#set text(font: "EB Garamond", size: 10.5pt)\n#set list(indent: 4mm, spacing: 5pt)\n#let centred(body) = align(center, text(size: 24pt, weight: "bold", body))',
      heading: 'block(above: 11pt, below: 6pt)[#text(size: 12pt, it.body) #v(-13pt) #line(length: 100%, stroke: 0.5pt)]',
      name: '#centred',
    }),
  ],
  ['job site copy of a warehouse lead text', WAREHOUSE_LEAD, text()],
  [
    'rated skills at the right of a student pdf',
    STUDENT,
    typeset({
      set: '#set page(paper: "a4", margin: (x: 16mm, y: 14mm))\n#set text(font: "Lato", size: 9.5pt)\n#set list(marker: text(fill: rgb("#8f0d0d"))[▪])\n#let top(body) = text(size: 24pt, weight: 900, fill: rgb("#2e2e2e"), body)',
      heading:
        'block(above: 13pt, below: 7pt)[#text(size: 14pt, weight: "bold", fill: rgb("#8f0d0d"), it.body) #v(-12pt) #line(length: 100%, stroke: 1.2pt + rgb("#8f0d0d"))]',
      name: '#top',
      side: 54,
      sideAt: 'right',
    }),
  ],
  [
    'printed web profile of a lettings manager pdf',
    LETTINGS_MANAGER,
    webPage(
      'Letter',
      'body{font:10.5pt/1.4 "Nimbus Sans",sans-serif;color:#181818}.body{display:flex;gap:26px}aside{width:66mm;flex:none;background:#293e49;color:#e1e8eb;padding:24px 16px;min-height:235mm;align-self:flex-start;box-sizing:border-box;overflow-wrap:anywhere;font-size:9.5pt}aside h2{font-size:12pt;font-weight:400;color:#fff;margin:16px 0 6px}aside p{margin-bottom:3px}main{flex:1;padding-top:22px}h1{font-size:24pt;font-weight:400}main h2{font-size:15pt;font-weight:400;margin:20px 0 8px;padding-top:12px;border-top:1px solid #ccc}main .entry{margin-bottom:14px}main b{font-size:12pt;font-weight:400}',
    ),
  ],
  [
    'Europass of a machinist pdf',
    MACHINIST_EUROPASS,
    webPage(
      'A4',
      'body{font:9.5pt/1.45 "DejaVu Sans",sans-serif;color:#404040}header{background:#f0f0f3;padding:14px 18px;margin-bottom:10px}h1{font-size:18pt;color:#0e4194;font-weight:400;margin-bottom:6px}main section{margin-bottom:12px}main h2{font-size:10.5pt;font-weight:700;color:#404040;border-bottom:1px solid #a0a0a8;padding-bottom:2px;margin-bottom:6px}main h2:before{content:"";display:inline-block;width:7px;height:7px;border-radius:50%;background:#0e4194;margin-right:7px;vertical-align:middle}main .entry{margin-bottom:9px;padding-left:14px}main .entry:has(p:nth-child(2)) p:first-child{color:#6a6a72;font-size:9pt}td{padding:3px 12px 3px 0;border-bottom:1px solid #ddd}table{border-collapse:collapse;width:100%;margin:4px 0}',
    ),
  ],
  ['letter style of a dental receptionist text', DENTAL_RECEPTIONIST, text()],
];
