import { Paragraph, ShadingType, TextRun } from 'docx';
import type { Page } from './fourteenth-pages.ts';
import { datedColumns, office, web, wrappedText } from './sixteenth-cvs-one-pages.ts';

// Civilian CVs of the sixteenth batch, with their facts marked (`fact-markup.ts`). None of these people exist.

const NURSE = `= {name:Funmilayo Adeyemi-Clarke}
{location:27 Thornhill Road, Huddersfield, HD3 4QX|Huddersfield, HD3 4QX|Huddersfield} | {phone:07700 900318} | {email:funmi.adeyemiclarke@postbox.example}
# Profile
Registered adult nurse with nine years on acute medical and respiratory wards. Calm in an emergency and a patient teacher of students. Looking for a junior sister post within an hour of Huddersfield.
# Experience
**{title1:Senior Staff Nurse} | {firm1:Colne Valley Royal Infirmary} | {dates1:March 2021 – Present|2021-03..present}**
- {did1:Take charge of a 28-bed respiratory ward on nights and every third weekend}
- {did1:Supervise the care of patients on non-invasive ventilation and high-flow oxygen}
- {did1:Practice assessor for student nurses from two universities}
- {did1:Cut late observations from 14% to 5% as the ward's deteriorating patient link nurse}
**{title2:Staff Nurse} | {firm2:Colne Valley Royal Infirmary} | {dates2:September 2016 – February 2021|2016-09..2021-02}**
- {did2:Looked after up to nine patients a shift on an acute medical unit}
- {did2:Redeployed to intensive care for seven months in 2020}
- {did2:Completed my preceptorship in nine months}
**{title3:Healthcare Assistant} | {firm3:Ashbrow House Nursing Home} | {dates3:June 2011 – August 2013|2011-06..2013-08}**
- {did3:Gave personal care to 34 residents with dementia and wrote up their care notes}
# Education
**{degree1:BSc (Hons)} {area1:Adult Nursing} | {school1:University of Huddersfield} | {years1:2013 – 2016|2013..2016}**
Upper second class.
**{degree2:Access to Higher Education Diploma} in {area2:Health Professions} | {school2:Kirklees College} | {years2:2012 – 2013|2012..2013}**
# Certifications
- {passed:Immediate Life Support}, Resuscitation Council UK, 2025
- {passed:Mentorship in Practice}, 2019
- {passed:Non-Invasive Ventilation Competency}, 2018
# Skills
- {skill:Cannulation and venepuncture}
- {skill:Arterial blood gas sampling}
- {skill:Tracheostomy care}
- {skill:Discharge planning}
- {skill:SystmOne}
# Languages
- {language:English}
- {language:Yoruba}
`;

const HGV_DRIVER = `{name:Daren McIlwaine}
HGV Class 1 driver, 11 years on artics, clean licence
«Address»..... {location:8 Millbank Terrace, Wishaw, ML2 7QX|Wishaw, ML2 7QX|Wishaw}
«Mobile»...... {phone:07700 900754}
«E-mail»...... {email:daren.mcilwaine@clydemail.example}

# ABOUT ME
I have been driving for a living since 2010, first 7.5 tonne and since 2014 artics. I have never had an at-fault accident and my tacho infringements are one in the last two years. I prefer nights or tramping, Monday to Friday.

# LICENCES AND CARDS
- {passed:Category C+E licence} (since Feb 2014, no points)
- {passed:Driver CPC}, valid until Sept 2029
- {passed:ADR: packages and tanks}, valid until May 2027
- {passed:Moffett truck mounted forklift}, 2021

# WHERE I HAVE WORKED
{firm1:Caledon Pallet Network|Caledon Pallet Network, Bellshill}, Bellshill ({dates1:Mar 2019 to date|2019-03..present})
«Job»: {title1:Class 1 Driver (nights)|Class 1 Driver}
«What I do»:
- {did1:Trunk double deck trailers to the Midlands hub and back, five nights a week}
- {did1:Check and couple my own trailer, walk round checks on the app, defects to the yard}
- {did1:Buddy for new starters. So far 11 of them, only one did not stay}

{firm2:Lanark Bulk Tippers Ltd|Lanark Bulk Tippers Ltd, Carluke}, Carluke ({dates2:Feb 2017 to Mar 2019|2017-02..2019-03})
«Job»: {title2:Tipper Driver}
«What I did»:
- {did2:Sand, stone and tar to sites all over the central belt, six or seven loads a day}
- {did2:Weighbridge tickets, sheeting, and keeping site managers happy when the lorry in front broke down}

Aug 2016 to Feb 2017: not working, I looked after my father following his stroke.

{firm3:Thistle Driving Agency|Thistle Driving Agency, Hamilton}, Hamilton ({dates3:Feb 2014 to Aug 2016|2014-02..2016-08})
«Job»: {title3:Class 1 and Class 2 Driver}
«What I did»:
- {did3:Assignments with supermarkets, parcel hubs and a brewery, many of them asked for me back}

{firm4:Duthie's Furniture Warehouse|Duthie's Furniture Warehouse, Motherwell}, Motherwell ({dates4:Oct 2010 to Jan 2014|2010-10..2014-01})
«Job»: {title4:Delivery Driver (7.5 tonne)|Delivery Driver}
«What I did»:
- {did4:Two man home deliveries of beds and sofas, up to 18 drops a day}
- {did4:Took payments and old furniture away}

# SCHOOL AND TRAINING
{school1:New College Lanarkshire}, {degree1:SVQ Level 2} in {area1:Driving Goods Vehicles} ({years1:2012|2012})
{school2:Coltness High School}, {degree2:Standard Grades}, six of them ({years2:2005 to 2009|2005..2009})

# GOOD AT
{skill:Route planning}; {skill:Load security}; {skill:Tachograph rules}; {skill:Reversing double deckers}; {skill:Microlise and Paragon}

# AWAY FROM WORK
Five a side on Thursdays, my two girls, and an allotment that I never have time for.

# REFERENCES
Transport manager at Caledon, once an offer is made.
`;

const ELECTRICIAN = `= {name:Rhodri Pugh-Lewis}
Approved electrician. Homes, shops and small factories.

# A bit about me
I am 34, I live in the Swansea valley and I have been in the trade since I left school. I can run a rewire on my own from first fix to certificate, and customers tell me that I leave the house cleaner than I found it. After seven years on my own I would like to be back in a team.

# Where I've worked
**{title1:Self-employed Electrician|Electrician}**\t{dates1:2018 – now|2018..present}
__{firm1:RPL Electrical|RPL Electrical, Pontardawe}, Pontardawe__
{did1:Rewires, consumer units, EV chargers and fault finding, mostly by word of mouth. I took on an apprentice in 2021 who passed his AM2 last summer. Landlord reports for two letting agents, about 130 a year.}

**{firm2,3:Brannoch M&E Ltd|Brannoch M&E Ltd, Bridgend}**, Bridgend\t2009 – 2018
{title2:Site Electrician}, {dates2:2013 – 2018|2013..2018}
{did2:Containment, wiring and second fix on schools, a health centre and a bakery. Ran a gang of four on the bakery job and kept to the shutdown weekend.}
{title3:Apprentice Electrician}, {dates3:2009 – 2013|2009..2013}
{did3:Four years with three different electricians, day release on Tuesdays.}

**{title4:Saturday lad}**\t{dates4:2007 – 2009|2007..2009}
__{firm4:Cwmtawe Hardware|Cwmtawe Hardware, Ystalyfera}, Ystalyfera__
{did4:Served, cut keys and carried a lot of cement.}

# Schooling
**{school1:Neath Port Talbot College}**\t{years1:2009 – 2013|2009..2013}
{degree1:NVQ Level 3} {area1:Electrotechnical Services}

**{school2:Ysgol Gyfun Ystalyfera}**\t{years2:2002 – 2009|2002..2009}
{degree2:GCSEs}: eight, with Maths, Welsh and Science at grade B
[side]# Tickets
[side]{passed:ECS Gold Card}
[side]{passed:18th Edition (BS 7671)}, 2022
[side]{passed:City & Guilds 2391 Inspection and Testing}
[side]{passed:EV Charging Equipment Installation}, 2021
[side]{passed:IPAF 3a and 3b}, to 2027
[side]# Best at
[side]- {skill:Testing and inspection}
[side]- {skill:Rewires}
[side]- {skill:Three phase}
[side]- {skill:Fire alarms}
[side]- {skill:Solar PV}
[side]- {skill:AutoCAD drawings}
[side]# I speak
[side]{language:Welsh}
[side]{language:English}
[side]# Also
[side]Own van and tools, full clean licence. Second row for the village seconds until my knee said no.
[side]# Say hello
[side]{phone:07700 900183}
[side]{email:rhodri@rpl-electrical.example}
[side]{location:3 Heol y Gors, Pontardawe, SA8 4JN|Pontardawe, SA8 4JN|Pontardawe}
`;

const WAREHOUSE = `**CURRICULUM VITAE**
# 1. Personal Details
| «Full name» | {name:Agnieszka Wrobel-Hart} |
| «Address» | {location:Flat 2, 61 Cannock Street, Wolverhampton, WV10 9PL|Wolverhampton, WV10 9PL|Wolverhampton} |
| «Telephone» | {phone:07700 900629} |
| «E-mail address» | {email:agnieszka.wh@inboxuk.example} |
| «Right to work in UK» | Yes, settled status |
| «Transport» | Own car, full licence |
# 2. Personal Statement
I am reliable, punctual warehouse worker with 12 years experience in picking, packing and goods in. I work well under pressure and I like to be busy. I am looking for permanent position with days or early shifts because of the school run.
# 3. Employment History (most recent first)
| «Employer» | {firm1:Brindle & Oakes Home Delivery|Brindle & Oakes Home Delivery, Featherstone}, Featherstone |
| «Job title» | {title1:Goods In Team Leader} |
| «From / To» | {dates1:08/2021 – present|2021-08..present} |
| «Duties» | • {did1:Lead 7 colleagues on two docks, about 40 containers and trailers each week}<br>• {did1:Book in by RF gun, check against the ASN and quarantine damages}<br>• {did1:Do toolbox talks and return to work interviews} |
| «Reason for leaving» | Site is closing in March |

| «Employer» | {firm2:Brindle & Oakes Home Delivery|Brindle & Oakes Home Delivery, Featherstone}, Featherstone |
| «Job title» | {title2:Warehouse Operative} |
| «From / To» | {dates2:11/2018 – 08/2021|2018-11..2021-08} |
| «Duties» | • {did2:Picked 120 to 140 lines per hour with voice headset}<br>• {did2:Trained on counterbalance and reach, put away to 11 metres} |
| «Reason for leaving» | Promoted |

| «Employer» | {firm3:Beacon Temps for Keswick Foods|Beacon Temps|Keswick Foods|Keswick Foods, Wednesbury|Beacon Temps for Keswick Foods, Wednesbury}, Wednesbury |
| «Job title» | {title3:Packer / Labeller|Packer} |
| «From / To» | {dates3:05/2013 – 10/2018|2013-05..2018-10} |
| «Duties» | • {did3:Packed chilled ready meals on the line and changed labels and film}<br>• {did3:Kept the HACCP temperature sheets, no failed audit in five years} |
| «Reason for leaving» | More hours |
# 4. Education & Qualifications
| «School / College» | «Course» | «Year» |
| {school1:City of Wolverhampton College} | {degree1:NVQ Level 2}, {area1:Warehousing and Storage} | {years1:2020|2020} |
| {school2:City of Wolverhampton College} | {degree2:ESOL Level 1} | {years2:2014|2014} |
| {school3:Zespol Szkol Ekonomicznych, Kielce|Zespol Szkol Ekonomicznych} | {degree3:Technikum diploma}, {area3:Economics} | {years3:2006 – 2010|2006..2010} |
# 5. Certificates
{passed:Counterbalance truck (RTITB)}, refresher 2024
{passed:Reach truck (RTITB)}, refresher 2024
{passed:Emergency First Aid at Work}, 2023
{passed:Level 2 Food Safety}, 2016
# 6. Skills
• {skill:RF scanners}
• {skill:SAP EWM}
• {skill:Stock counts}
• {skill:Manual handling}
• {skill:Excel} (basic)
# 7. Languages
{language:Polish} – mother tongue
{language:English} – fluent
# 8. Hobbies and Interests
Zumba, baking for school fairs, long walks on Cannock Chase.
# 9. Referees
| Mr Tony Sandhu<br>Shift Manager<br>Brindle & Oakes Home Delivery<br>t.sandhu@brindleoakes.example | Mrs Carol Fennimore<br>Line Supervisor (retired)<br>Keswick Foods<br>07700 900871 |
`;

const TEACHING_ASSISTANT = `= {name:Priyanka Ravindran}
{location:15 Elmcroft Avenue, Leicester, LE5 6TD|Leicester, LE5 6TD|Leicester}  ·  {phone:07700 900267}  ·  {email:priyanka.ravindran@schoolmail.example}

# Profile
Level 3 teaching assistant with seven years in primary schools, mostly with children who have speech and language needs. I plan and run small groups on my own and cover the class when the teacher is out.
# Employment
| {dates1:Sep 2021 – present|2021-09..present} | **{title1:Higher Level Teaching Assistant}**<br>{firm1:Evington Brook Primary School|Evington Brook Primary School, Leicester}, Leicester<br>• {did1:Teach Year 3 for two afternoons a week while the teacher has planning time}<br>• {did1:Run the phonics catch-up for 18 pupils, 15 of whom reached the expected level last year}<br>• {did1:Write the termly reviews for pupils with support plans together with the SENCO} |
| {dates2:Jan 2018 – Jul 2021|2018-01..2021-07} | **{title2:Teaching Assistant}**<br>{firm2:St Botolph's Church of England Infant School|St Botolph's Church of England Infant School, Oadby}, Oadby<br>• {did2:Supported a boy with Down's syndrome one to one from Reception to Year 2}<br>• {did2:Made the visual timetables that every class in the school still uses} |
| {dates3:Sep 2015 – Dec 2017|2015-09..2017-12} | **{title3:Nursery Assistant}**<br>{firm3:Little Acorns Day Nursery|Little Acorns Day Nursery, Leicester}, Leicester<br>• {did3:Key person for six toddlers, with daily diaries for their parents} |
# Education
| {years1:2019 – 2020|2019..2020} | **{degree1:Level 3 Diploma}**, {area1:Supporting Teaching and Learning}<br>{school1:Leicester College} |
| {years2:2012 – 2015|2012..2015} | **{degree2:BA (Hons)}**, {area2:Childhood Studies}<br>{school2:De Montfort University} |
# Training
| 2024 | {passed:Paediatric First Aid} |
| 2023 | {passed:Makaton Level 2} |
| 2022 | {passed:ELKLAN Speech and Language Support} |
# Skills
{skill:Phonics}, {skill:Behaviour support}, {skill:Makaton signing}, {skill:Guided reading}, {skill:Tapestry}, {skill:Google Classroom}
# Languages
{language:English} (native), {language:Tamil} (fluent), {language:Gujarati} (conversational)
# Volunteering
| 2017 – present | **{role1:Brownie Leader}**<br>{cause1:3rd Evington Brownies} |
`;

const CHEF = `[head]**{name:Lorcan Tresidder}**\t{phone:07700 900946}
[head]{location:2 Fore Street, St Mawes, Cornwall TR2 5UJ|St Mawes, Cornwall|St Mawes}\t{email:chef.lorcan@kernowmail.example}
__Head chef or strong sous. Fish, fire and bread. Happy in a brigade of two or of twenty.__
# My story
Started on pots at fifteen, trained at Camborne, and have cooked in Cornwall and the Alps ever since. I cost my own menus, I keep five stars on the door, and I have not thrown a pan since 2012. Free from the middle of October when the hotel closes for the winter.
# Kitchens
**{firm1,2:THE SALTINGS HOTEL & RESTAURANT|The Saltings Hotel & Restaurant|The Saltings Hotel & Restaurant, Portscatho|THE SALTINGS HOTEL & RESTAURANT, Portscatho}, Portscatho**
{title1:Head Chef} ({dates1:March 2022 until now|2022-03..present})
{did1:Forty covers, two rosettes kept both years. Brigade of six. Brought food cost from 36 to 29 per cent by buying whole fish from the boats and writing the menu at eleven in the morning.}
{title2:Sous Chef} ({dates2:April 2019 to March 2022|2019-04..2022-03})
{did2:Ran the pass on the chef's days off, wrote the allergen folder, and did a takeaway from the car park through lockdown.}

**{firm3:CHALET GENTIANE|Chalet Gentiane|Chalet Gentiane, Morzine|CHALET GENTIANE, Morzine|CHALET GENTIANE, Morzine, France}, Morzine, France**
{title3:Chalet Chef}, four winters ({dates3:2014/15 to 2017/18|2014..2018})
{did3:Breakfast, cake and four courses for sixteen guests, alone, six days a week. Summers in between on the barbecue at Tolcarne beach.}

**{firm4:THE PILOT'S REST|The Pilot's Rest|The Pilot's Rest, Falmouth|THE PILOT'S REST, Falmouth}, Falmouth**
{title4:Chef de Partie} ({dates4:2011 to 2014|2011..2014})
{did4:Sauce, then larder. Butchered two pigs a week.}
# College
{school1:Camborne Catering College}: {degree1:NVQ Level 3} {area1:Professional Cookery}, {years1:2011|2011}
{school2:Richard Lander School, Truro|Richard Lander School}: {degree2:GCSEs} (7), {years2:2008|2008}
# Paperwork
| {passed:Level 3 Food Safety in Catering} | 2023 |
| {passed:Allergen Awareness} | 2023 |
| {passed:First Aid at Work} | 2022 |
| {passed:Personal Licence (alcohol)} | 2019 |
# What I'm good at
{skill:Menu costing} – {skill:Whole fish butchery} – {skill:Sourdough} – {skill:Rotas and ordering} – {skill:Live fire cooking}
# Tongues
{language:English}, kitchen {language:French}
# When I'm not cooking
Gig rowing (badly), foraging (carefully), and I fry the fish at the lifeboat supper every August.
`;

const shaded = (text: string) =>
  new Paragraph({
    spacing: { before: 220, after: 60 },
    shading: { type: ShadingType.CLEAR, fill: 'D6E9EC' },
    children: [new TextRun({ text, bold: true, color: '1B5E6B', size: 24 })],
  });

export const CIVILIANS: Page[] = [
  [
    'clean ward nurse word',
    NURSE,
    office({
      font: 'Calibri',
      size: 11,
      hasEntryHeadings: true,
      name: (text) => new Paragraph({ heading: 'Title', children: [new TextRun({ text, size: 48, color: '1F4E79' })] }),
      heading: (text) => new Paragraph({ text, heading: 'Heading1', spacing: { before: 220, after: 60 } }),
    }),
  ],
  ['wrapped text of a lorry driver text', HGV_DRIVER, wrappedText({ width: 72, mark: '*', heading: (text) => text })],
  [
    'dark side column of an electrician pdf',
    ELECTRICIAN,
    web(
      'A4',
      'body{font:10pt/1.45 "URW Gothic",sans-serif;color:#2b2b2b}.page{display:flex;gap:26px}main{flex:1}aside{width:56mm;flex:none;background:#24363f;color:#eef3f4;padding:6px 16px 18px;min-height:255mm;font-size:9.3pt;overflow-wrap:anywhere}h1{font-size:34pt;line-height:1;font-weight:600;color:#24363f;margin-bottom:6px}h1+p{color:#d07a1f;font-size:11.5pt}main h2{font-size:14pt;color:#d07a1f;font-weight:600;margin:18px 0 6px}aside h2{font-size:12pt;color:#f3b46b;font-weight:600;margin:18px 0 5px}.entry+.entry{margin-top:11px}.r{align-items:baseline}aside p{margin-bottom:3px}aside ul{list-style:none;padding:0}aside li::after{content:"";display:block;height:5px;margin:3px 0 7px;border-radius:3px;background:linear-gradient(90deg,#f3b46b 80%,#50646d 80%)}aside li:nth-child(n+4)::after{background:linear-gradient(90deg,#f3b46b 55%,#50646d 55%)}',
    ),
  ],
  [
    'job centre form of a warehouse worker word',
    WAREHOUSE,
    office({
      font: 'Arial',
      size: 10.5,
      isRuled: true,
      typedMark: '•',
      widths: [2500, 4700, 1900],
      name: (text) => new Paragraph({ children: [new TextRun({ text, bold: true })] }),
      heading: (text) => new Paragraph({ spacing: { before: 200, after: 80 }, children: [new TextRun({ text, bold: true })] }),
    }),
  ],
  [
    'clean dated columns of a teaching assistant pdf',
    TEACHING_ASSISTANT,
    datedColumns({
      set: '#set page(paper: "a4", margin: (x: 21mm, y: 18mm))\n#set text(font: "Lato", size: 10pt)\n#set par(spacing: 7pt)\n#let owner(body) = text(size: 24pt, fill: rgb("#35507a"), body)',
      left: '34mm',
      heading: 'block(above: 15pt, below: 8pt, width: 100%)[#text(size: 13pt, fill: rgb("#35507a"), weight: "bold", it.body)]',
      name: '#owner',
    }),
  ],
  [
    'page header of a chef word',
    CHEF,
    office({
      font: 'Georgia',
      size: 10.5,
      right: 9300,
      widths: [5200, 1500],
      footer: 'References from The Saltings and Chalet Gentiane whenever you want them',
      name: (text) => new Paragraph({ children: [new TextRun({ text, bold: true })] }),
      heading: shaded,
    }),
  ],
];
