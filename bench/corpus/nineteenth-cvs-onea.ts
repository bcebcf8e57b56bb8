import type { Page } from './fourteenth-pages.ts';
import { note, sheet, typed } from './nineteenth-cvs-one-pages.ts';
import { typeset, word } from './writers.ts';

// CVs of the nineteenth batch, with their facts marked (`fact-markup.ts`). None of these people exist.

const WAREHOUSE_SUPERVISOR = `= {name:Marlon Fairweather}
{location:Wakefield, West Yorkshire|Wakefield} | {phone:07700 900318} | {email:marlon.fairweather@postbox.example}
# Profile
Warehouse supervisor with eleven years in distribution, four of them leading a late shift. Used to chilled and ambient stock, tight loading times and training people who have never worked in a warehouse before.
# Experience
**{title1:Warehouse Shift Supervisor}**\t{dates1:June 2021 – Present|2021-06..present}
{firm1:Calder Vale Distribution, Normanton|Calder Vale Distribution}
- {did1:Lead a late shift of 22 pickers, packers and forklift drivers}
- {did1:Plan the loading of 35 trailers a night and release them on time}
- {did1:Cut mis-picks from 14 to 5 in every thousand lines by changing how locations are labelled}
- {did1:Carry out inductions, return to work interviews and toolbox talks}
**{title2:Reach Truck Driver}**\t{dates2:March 2017 – May 2021|2017-03..2021-05}
{firm2:Pennine Chilled Foods, Castleford|Pennine Chilled Foods}
- {did2:Put away and replenished stock in a 9,000 pallet cold store}
- {did2:Covered for the team leader during holidays}
**{title3:Warehouse Operative}**\t{dates3:October 2014 – February 2017|2014-10..2017-02}
{firm3:Brightbox Fulfilment, Leeds|Brightbox Fulfilment}
- {did3:Picked, packed and checked customer orders with a handheld scanner}
# Education
**{degree1:Level 3 Diploma} in {area1:Team Leading}**\t{years1:2022|2022}
{school1:Wakefield College}
**{degree2:GCSEs}**\t{years2:2009 – 2014|2009..2014}
{school2:Kettlethorpe High School}
# Skills
- {skill:Stock control}
- {skill:Rota planning}
- {skill:SAP EWM}
- {skill:Microsoft Excel}
- {skill:Manual handling}
# Certificates
- {passed:Reach Truck Licence (RTITB)}, 2023
- {passed:Counterbalance Forklift Licence}, 2022
- {passed:Emergency First Aid at Work}, 2024
# Interests
Coaching an under-tens football team and growing chillies.
`;

const SUPPLY_SERGEANT = `= {name:Renee Castellano}
{location:Clarksville, TN 37042|Clarksville, TN|Clarksville, Tennessee|Clarksville} • {phone:(931) 555-0164} • {email:renee.castellano@mailroom.example}
# SUMMARY
Logistics supervisor with ten years of Army supply experience. Accountable for property worth $11 million with no loss at any change of command inventory. Looking for a warehouse or inventory control position near Nashville.
# PROFESSIONAL EXPERIENCE
**{rank1:Staff Sergeant}, {title1:Supply Sergeant}**\t{dates1:March 2020 – May 2025|2020-03..2025-05}
{unit1:626th Brigade Support Battalion}, {service1:U.S. Army}, Fort Campbell, KY
- {did1:Managed property accountability for a company of 140 soldiers and 1,900 line items}
- {did1:Supervised and trained four supply clerks in GCSS-Army}
- {did1:Turned in $640,000 of excess equipment in 90 days}
- {did1:Prepared rail and line-haul loads for two rotations to Fort Johnson}
**{rank2:Sergeant}, {title2:Automated Logistical Specialist}**\t{dates2:July 2016 – February 2020|2016-07..2020-02}
{unit2:25th Transportation Battalion}, {service2:U.S. Army}, Camp Carroll, South Korea
- {did2:Ran a repair parts warehouse of 3,400 locations}
- {did2:Raised inventory accuracy from 91 to 98.5 percent}
**{rank3:Specialist}, {title3:Warehouse Clerk}**\t{dates3:January 2015 – June 2016|2015-01..2016-06}
{unit3:548th Combat Sustainment Support Battalion}, {service3:U.S. Army}, Fort Drum, NY
- {did3:Received, stored and issued Class IX parts}
**{title4:Stock Clerk}**\t{dates4:May 2012 – December 2014|2012-05..2014-12}
{firm4:Sunline Grocery, Dothan, AL|Sunline Grocery}
- {did4:Unloaded trucks and stocked the dairy and frozen aisles overnight}
# EDUCATION
**{degree1:Associate of Applied Science}, {area1:Supply Chain Management}**\t{years1:2023|2023}
{school1:Hopkinsville Community College}, Hopkinsville, KY
**{degree2:High School Diploma}**\t{years2:2012|2012}
{school2:Northview High School}, Dothan, AL
# CERTIFICATIONS
- {passed:Certified Logistics Technician}, 2024
- {passed:OSHA 30-Hour General Industry}, 2023
# AWARDS
- {award:Army Commendation Medal}
- {award:Army Achievement Medal}
# SKILLS
{skill:GCSS-Army} • {skill:Inventory control} • {skill:Hazardous materials} • {skill:Forklift operation} • {skill:Property book} • {skill:Excel}
`;

const TEACHING_ASSISTANT = `= {name:Bethan Lloyd-Price}
{location:Carmarthen} · {phone:07700 900627} · {email:bethan.lp@tafmail.example}

# Personal profile
Patient and cheerful teaching assistant with experience from Reception to Year 6. I work mostly with children who need extra help with reading, and I am happy in Welsh or English.

# Employment
**{firm1:Ysgol Bryn Teg}**, Carmarthen\t{dates1:Sep 2020 – present|2020-09..present}
__{title1:Higher Level Teaching Assistant}__
- {did1:Cover classes for teachers' planning time, two afternoons a week}
- {did1:Deliver a daily phonics programme to groups of six}
- {did1:Support a pupil with autism one to one and write notes for the annual review}

**{firm2:Llwyn Community Primary School}**, Llanelli\t{dates2:Jan 2016 – Jul 2020|2016-01..2020-07}
__{title2:Teaching Assistant}__
- {did2:Listened to readers, prepared displays and ran the breakfast club}
- {did2:Took part in residential visits for Year 5}

**{firm3:Little Otters Nursery}**, Llanelli\t{dates3:Aug 2013 – Dec 2015|2013-08..2015-12}
__{title3:Nursery Assistant}__
- {did3:Looked after a room of twelve two-year-olds with two colleagues}

# Education and training
**{school1:Coleg Sir Gâr}**, Llanelli\t{years1:2018 – 2019|2018..2019}
{degree1:Level 4 Certificate}, {area1:Higher Level Teaching Assistants}

**{school2:Coleg Sir Gâr}**, Llanelli\t{years2:2011 – 2013|2011..2013}
{degree2:BTEC National Diploma}, {area2:Children's Play, Learning and Development}

# Certificates
- {passed:Paediatric First Aid}, 2025
- {passed:Safeguarding Children Level 2}, 2024
- {passed:Makaton Level 1}, 2021

# Skills
{skill:Phonics teaching}, {skill:Behaviour management}, {skill:Speech and language support}, {skill:Display work}, {skill:Google Classroom}

# Languages
{language:Welsh} (first language), {language:English} (fluent)
`;

const CARE_ASSISTANT = `CURRICULUM VITAE

«NAME»:\t\t{name:Maureen Tatlow}
«ADDRESS»:\t\t27 Holbrook Street, {location:Heanor, Derbyshire DE75|Heanor, Derbyshire|Heanor|27 Holbrook Street, Heanor, Derbyshire DE75}
«TEL NO»:\t\t{phone:07700 900175}
«EMAIL»:\t\t{email:maureentatlow61@homepost.example}
«DRIVER»:\t\tYes, own car
«NATIONALITY»:\tBritish

# ABOUT ME:-
I am a caring and reliable person with over fifteen years in care, both in homes and out in the community. I get on well with residents and their families and I don't mind nights or weekends.

# JOBS I HAVE DONE:-

{dates1:Sept 2016 – to date|2016-09..present}\t{firm1:Fernbank Residential Home, Heanor|Fernbank Residential Home}
«Position»: **{title1:Senior Care Assistant (Nights)|Senior Care Assistant}**
{did1:In charge of the night shift with two carers for 31 residents. I give out medication, write the care plans up, do hourly checks and ring the doctor or family when needed. I also show new starters the ropes.}

Feb 2014 – Aug 2016\tCareer break to look after my mum, who had dementia.

{dates2:May 2009 – Feb 2014|2009-05..2014-02}\t{firm2:Amber Valley Homecare Ltd, Ripley|Amber Valley Homecare Ltd}
«Position»: **{title2:Home Carer}**
{did2:Visiting up to 14 people a day in their own homes. Washing, dressing, meals, shopping, prompting tablets and keeping the log book.}

{dates3:Nov 2004 – Apr 2009|2004-11..2009-04}\t{firm3:Ladywood Nursing Home, Ilkeston|Ladywood Nursing Home}
«Position»: **{title3:Care Assistant}**
{did3:Personal care, feeding, toileting and activities for elderly residents.}

{dates4:1998 – 2004|1998..2004}\t\t{firm4:Crompton & Wells (hosiery factory), Heanor|Crompton & Wells|Crompton & Wells (hosiery factory)}
«Position»: **{title4:Machinist / Packer|Machinist|Packer}**

# TRAINING I HAVE DONE:-
{passed:Care Certificate}\t\t\t\t2017
{passed:Safe Handling of Medicines}\t\t\t2023
{passed:Moving and Handling}\t\t\t\t2024
{passed:Dementia Awareness}\t\t\t\t2022
{passed:Food Hygiene Level 2}\t\t\t\t2023

# SCHOOL:-
{school1:Heanor Gate School}\t{years1:1991 – 1996|1991..1996}
{degree1:GCSEs} in English (C), Maths (D), Childcare (B) and Home Economics (B)

# HOBBIES:-
Knitting, my grandchildren, bingo on a Thursday and walking the dog.

# REFERENCES:-
Mrs J. Oldknow, Manager, Fernbank Residential Home. Tel 01632 960114
Another one can be given if you need it.
`;

const ARMY_DRIVER = `[head]**{name:Lee Brackenbury}**     {phone:07700 900834}     {email:leebrackenbury@diesel-post.example}
[head]{location:8 Pump Lane, Spalding, Lincs PE11|8 Pump Lane, Spalding, Lincs|Spalding, Lincs PE11|Spalding, Lincs|Spalding, Lincolnshire|Spalding}
# LGV CLASS 1 DRIVER (C+E) – EX ARMY

Clean licence, digi card, CPC in date until September 2029. Days or nights, happy to tramp. Fridges, curtainsiders, low loader and walking floor.

# Work history (newest first)
| **«From»** | **«To»** | **«Company»** | **«Job»** | **«What I did there»** | **«Why I left»** |
| {dates1:04/2022|2022-04..present} | Now | {firm1:Fenland Produce Haulage Ltd} | {title1:Class 1 Driver} | {did1:Nights, trunking veg from Spalding to the RDCs at Daventry and Doncaster. 4 on 4 off.} | – |
| {dates2:11/2019|2019-11..2022-03} | 03/2022 | {firm2:Turnpike Driver Hire (agency)|Turnpike Driver Hire} | {title2:Class 1 and 2 Driver|Class 1 Driver} | {did2:All sorts. Parcels, skips and supermarket work.} | Wanted something permanent |
| {dates3:06/2018|2018-06..2019-10} | 10/2019 | {firm3:Marsh Aggregates} | {title3:Tipper Driver} | {did3:Muck away and tarmac round the A16 works.} | Contract finished |
| {dates4:02/2014|2014-02..2018-05} | 05/2018 | {service4:British Army}<br>{unit4:27 Regiment RLC} | {rank4:Lance Corporal}<br>{title4:Driver Tank Transporter} | {did4:Moving Challenger and Warrior on the HET round the UK and in Germany.}<br>{did4:In charge of two vehicles and their crews on Ex Saif Sareea, Oman.} | End of service |
| {dates5:09/2010|2010-09..2014-01} | 01/2014 | {service5:British Army}<br>{unit5:9 Regiment RLC} | {rank5:Private}<br>{title5:Driver} | {did5:DROPS and MAN SV at Hullavington.}<br>{did5:Op HERRICK 16, combat logistic patrols.} | Posted |
| {dates6:07/2008|2008-07..2010-08} | 08/2010 | {firm6:Bulbs of Holbeach} | {title6:Packhouse Lad} | {did6:Grading and packing daffs and loading wagons.} | Joined up |

# Licences and tickets
| **«Ticket»** | **«Expires»** |
| {passed:Driver CPC} | 09/2029 |
| {passed:ADR (packages and tanks)} | 02/2027 |
| {passed:HIAB (ALLMI)} | 06/2028 |
| {passed:Moffett Mounty} | 06/2028 |

# School
{school1:Sir John Gleed School}, {years1:2003 to 2008|2003..2008}. {degree1:GCSEs} in Maths, English, Science and Woodwork.

# Good at
{skill:Tachograph rules} / {skill:Route planning} / {skill:Load security} / {skill:Daily walk-round checks} / {skill:Roping and sheeting}

References from Fenland and from my old troop commander on request.
`;

const NAVY_CHEF = `= {name:Kieran Trewhella}
{location:Plymouth|Plymouth PL5|Plymouth, PL5}, PL5
Mobile {phone:07700 900591}
Email {email:k.trewhella@tamarpost.example}

Hello, I saw your advert for a sous chef and have pasted my CV below because the attachment would not send.

# A bit about me
I have been cooking since I was sixteen, nine years of it at sea. I can feed 200 people three times a day from a galley that will not keep still, on a fixed budget, and nobody has gone hungry yet. I left the Navy to be home with my little girl.

# Where I have worked

{firm1:The Lugger Inn, Kingsand|The Lugger Inn}
{title1:Chef de Partie} ({dates1:April 2025 until now|2025-04..present})
- {did1:Run the sauce and fish sections on a 70 cover service and do the fish order with the day boats every morning.}
- {did1:Wrote the allergens folder that the rest of the kitchen now uses.}

{service2,3,4:Royal Navy}, January 2016 to March 2025

{unit2:HMS Argyll}
{rank2:Leading Hand}, {title2:Galley Supervisor} ({dates2:August 2021 until March 2025|2021-08..2025-03})
- {did2:In charge of five chefs, a 24 hour galley and a monthly victualling budget of about £38,000.}
- {did2:Planned stores for a seven month deployment to the Gulf and came in 4% under budget.}
- {did2:Passed every environmental health inspection without a point against us.}

{unit3:HMS Bulwark}
{rank3:Able Rate}, {title3:Chef} ({dates3:May 2018 until July 2021|2018-05..2021-07})
- {did3:Junior Rates' galley, then the wardroom. Bread and pastry on the night watch.}
- {did3:Member of the ship's firefighting and flood party.}

{unit4:HMS Raleigh}
{rank4:Able Rate}, {title4:Trainee Chef} ({dates4:January 2016 until April 2018|2016-01..2018-04})
- {did4:Basic training, catering training and then a year in the main galley.}

{firm5:Harbour Lights Fish Bar, Looe|Harbour Lights Fish Bar}
{title5:Kitchen Porter and general dogsbody|Kitchen Porter} ({dates5:2013 until 2015|2013..2015})

# Courses
- {passed:Level 3 Supervising Food Safety in Catering}, 2022
- {passed:Leading Rates Leadership Course}, HMS Collingwood, 2021
- {passed:COSHH Assessor}, 2020

# College and school
{school1:Cornwall College, St Austell|Cornwall College}: {degree1:Level 2 NVQ} in {area1:Professional Cookery}, {years1:2014 to 2015|2014..2015}
{school2:Looe Community Academy}: {degree2:GCSEs}, {years2:2014|2014}

# What I can do
{skill:Menu planning}, {skill:Stock ordering}, {skill:Bread and pastry}, {skill:HACCP}, {skill:Butchery}, {skill:Training juniors}

# Out of work
Sea fishing, playing prop for the Albion Vets and trying to build a pizza oven.
`;

const BOSUN_FEDERAL = `= {name:Desmond Okafor-Hill}
1418 Larkspur Court, {location:Chesapeake, VA 23322|Chesapeake, VA|Chesapeake, Virginia|Chesapeake|1418 Larkspur Court, Chesapeake, VA 23322}
«Phone»: {phone:757-555-0119} | «Email»: {email:dokaforhill@anchorline.example}
«Country of citizenship»: United States of America
«Veterans' Preference»: 5-point preference (TP)
«Highest grade»: WG-5703-06
«Announcement»: ST-12648811-25-KB, Rigger (WG-5210-10)

# WORK EXPERIENCE
**{firm1:Department of the Navy, Naval Supply Systems Command|Naval Supply Systems Command|Department of the Navy}**
Fleet Logistics Center, Norfolk, VA United States
{dates1:09/2024 - Present|2024-09..present}
«Hours per week»: {hours1:40}
«Series and grade»: {grade1:WG-5703-06}
«Salary»: {salary1:$27.14 per hour}
**{title1:Motor Vehicle Operator}** (This is a federal job)
«Supervisor»: {supervisor1:Yolanda Merritt} ({supervisorphone1:757-555-0187}), okay to contact
«Duties, accomplishments and related skills»:
{did1:Drive stake-bed trucks and forklifts up to 15,000 pounds between piers and warehouses. Inspect rigging gear and tie-downs before each lift. Selected as alternate hazardous materials driver after four months.}

**{service2:United States Navy}, {unit2:USS Oak Hill (LSD 51)}**
Little Creek, VA United States
{dates2:06/2020 - 08/2024|2020-06..2024-08}
«Hours per week»: {hours2:60}
«Salary»: {salary2:$3,466.00 per month}
**{rank2:Boatswain's Mate Second Class}, {title2:Deck Division Leading Petty Officer}**
«Supervisor»: {supervisor2:Carlos Benavides} ({supervisorphone2:757-555-0133}), okay to contact
«Duties, accomplishments and related skills»:
{did2:Led 19 sailors in anchoring, mooring, small boat and well deck operations. Supervised 140 crane lifts with no injury. Maintained 22 sets of rigging gear and the weight test records. Qualified as Landing Craft Control Officer and Rescue Swimmer supervisor.}

**{service3:United States Navy}, {unit3:USS Mahan (DDG 72)}**
Norfolk, VA United States
{dates3:10/2016 - 05/2020|2016-10..2020-05}
«Hours per week»: {hours3:60}
«Salary»: {salary3:$2,488.00 per month}
**{rank3:Boatswain's Mate Third Class}, {title3:Boat Coxswain}**
«Supervisor»: {supervisor3:Ruth Delacroix} (no longer available)
«Duties, accomplishments and related skills»:
{did3:Operated rigid hull inflatable boats in boarding and man overboard drills. Painted, chipped and preserved 9,000 square feet of topside surfaces. Stood helmsman, lookout and boatswain's mate of the watch.}

# EDUCATION
**{school1:Tidewater Community College}**, Norfolk, VA United States
{degree1:Career Studies Certificate}, {years1:08/2023|2023-08}, 18 semester hours
«Major»: {area1:Maritime Technologies}
**{school2:Granby High School}**, Norfolk, VA United States
{degree2:High school diploma}, {years2:06/2016|2016-06}

# JOB RELATED TRAINING
{passed:Rigger and Crane Safety (Category II)}, 03/2025
{passed:Hazardous Materials Driver Training}, 01/2025
{passed:Small Boat Coxswain Course}, 11/2017

# ADDITIONAL INFORMATION
«Security clearance»: Secret, 2021
«Awards»: {award:Navy and Marine Corps Achievement Medal} (two), {award:Good Conduct Medal}
«Skills»: {skill:Wire rope splicing}, {skill:Crane signals}, {skill:Forklift driving}, {skill:Line handling}, {skill:Corrosion control}
`;

/** The first half of this part. */
export const ONE_A: Page[] = [
  ['clean warehouse supervisor word', WAREHOUSE_SUPERVISOR, word({ heading: 'style', size: 11 })],
  [
    'clean supply sergeant of the army pdf',
    SUPPLY_SERGEANT,
    sheet(
      'Letter',
      'body{font:10.5pt/1.4 "Nimbus Roman",serif}h1{font-size:21pt;text-align:center;letter-spacing:.05em}h1+p{text-align:center}h2{font-size:11pt;border-bottom:1.5px solid #000;margin:13px 0 4px}p:has(b){margin-top:6px}',
    ),
  ],
  [
    'clean teaching assistant of wales pdf',
    TEACHING_ASSISTANT,
    typeset({
      set: '#set page(paper: "a4", margin: (x: 22mm, y: 18mm))\n#set text(font: "Libertinus Serif", size: 11pt)\n#let heart(body) = text(size: 24pt, fill: rgb("#2f5d50"), body)',
      heading: 'block(above: 10pt, below: 7pt)[#text(size: 12.5pt, fill: rgb("#2f5d50"), weight: "bold", it.body)]',
      name: '#heart',
    }),
  ],
  [
    'typed by hand of a night carer word',
    CARE_ASSISTANT,
    typed({
      font: 'Comic Sans MS',
      size: 11,
      centered: 1,
      heading: { bold: true, underline: true },
    }),
  ],
  [
    'table of jobs of an army lorry driver word',
    ARMY_DRIVER,
    typed({
      font: 'Arial',
      size: 10,
      heading: { bold: true, size: 12, color: '1F3864' },
      margin: 'header',
      borders: true,
      headRow: 'D9E2F3',
      widths: { 6: [950, 950, 1850, 1550, 2900, 1400], 2: [4200, 1600] },
    }),
  ],
  ['pasted in an email of a navy chef text', NAVY_CHEF, note({ mark: '+ ', width: 72, heading: (said) => `*** ${said} ***` })],
  [
    'federal builder of a boatswain pdf',
    BOSUN_FEDERAL,
    sheet(
      'Letter',
      'body{font:10pt/1.38 "Nimbus Sans",Arial,sans-serif;color:#111}h1{font-size:16pt}h2{font-size:11pt;background:#e8e8e8;padding:3px 5px;margin:12px 0 5px}.gap{height:9px}',
    ),
  ],
];
