import type { Page } from './fourteenth-pages.ts';
import { note, sheet, typed } from './nineteenth-cvs-one-pages.ts';
import { typeset } from './writers.ts';

// CVs of the nineteenth batch, with their facts marked (`fact-markup.ts`). None of these people exist.

const SCHOOL_CARETAKER = `= Application for employment – support staff in schools
Application reference SF-20417. Submitted 14 October 2025 at 21:07. Post applied for: Site Manager, Ashgrove Junior School.
# 1. Your details
| «Title» | Mr |
| «Full name» | {name:Nigel Postlethwaite} |
| «Home address» | 5 Beckside, {location:Kendal, LA9 4QT|Kendal|5 Beckside, Kendal, LA9 4QT} |
| «Mobile number» | {phone:07700 900263} |
| «Email address» | {email:nigel.postlethwaite@fellmail.example} |
| «Do you hold a driving licence?» | Yes – full |
| «Do you need permission to work in the UK?» | No |
# 2. Your present or last job
| «Name of employer» | {firm1:St Oswald's C of E Primary School} |
| «Address of employer» | Burneside Road, Kendal |
| «Job title» | {title1:Caretaker and Cleaner in Charge} |
| «Date started» | {dates1:03/09/2018|2018-09..present} |
| «Date left» | Still employed |
| «Salary» | Grade 4, £24,790 |
| «Notice required» | One month |
| «Brief description of duties» | {did1:I open and lock the school, look after the boiler and the alarms and do the legionella flushing. I manage three cleaners and do their timesheets. I do small repairs myself and let contractors in.} |
| «Reason for wanting to leave» | I would like a bigger site |
# 3. Your previous jobs, most recent first
| «Name of employer» | {firm2:Lakeland Leisure Partnership} |
| «Job title» | {title2:Leisure Centre Attendant} |
| «Date started» | {dates2:12/01/2011|2011-01..2018-08} |
| «Date left» | 31/08/2018 |
| «Brief description of duties» | {did2:Cleaning the changing rooms and poolside, setting up the sports hall, testing the pool water every two hours.} |
| «Reason for leaving» | New job nearer home |

| «Name of employer» | {firm3:K Shoes Limited|K Shoes} |
| «Job title» | {title3:Clicking Room Operative} |
| «Date started» | {dates3:07/1989|1989-07..2010-11} |
| «Date left» | 11/2010 |
| «Brief description of duties» | {did3:Cutting leather uppers by press and by hand.} |
| «Reason for leaving» | Redundancy |
# 4. Gaps
Nov 2010 to Jan 2011 looking for work after redundancy.
# 5. Your education
| «School, college or university» | {school1:Kendal College} |
| «From – to» | {years1:09/2012 – 06/2013|2012-09..2013-06} |
| «Qualification» | {degree1:City & Guilds Level 2} |
| «Subject» | {area1:Plumbing Studies} |

| «School, college or university» | {school2:Longlands Boys School} |
| «From – to» | {years2:09/1984 – 06/1989|1984-09..1989-06} |
| «Qualification» | {degree2:GCSE} |
| «Subject» | {area2:Woodwork, English, Geography} |
# 6. Training in the last ten years
| «Course» | {passed:Legionella Awareness} |
| «Date» | 2024 |
| «Course» | {passed:Working at Height} |
| «Date» | 2023 |
| «Course» | {passed:Asbestos Awareness} |
| «Date» | 2023 |
# 7. Skills for this post
{skill:Minor repairs}, {skill:Boiler checks}, {skill:Fire alarm testing}, {skill:Staff rotas}, {skill:Floor polishing}
# 8. Referees
| «Name» | Mrs Alison Garnett |
| «Position» | Headteacher, St Oswald's C of E Primary School |
| «May we contact before interview?» | Yes |
# 9. Declaration
I declare that the information in this form is true. Signed electronically by the applicant.
`;

const VEHICLE_TECHNICIAN = `= RESUME OF {name:Travis Desrosiers}

# CAREER GOAL:
Heavy equipment or truck and coach technician, Edmonton or Red Deer. I have twelve years in the Army fixing whatever they pushed into the bay.

# TRADE EXPERIENCE:
{dates1:2020 – 2025|2020..2025}\t\t{rank1:Master Corporal}, {title1:Vehicle Technician Section 2IC|Vehicle Technician, Section 2IC}
{unit1:1 Service Battalion}, {service1:Canadian Army}, Edmonton, Alta.
> {did1:2IC of a twelve person repair section, wheeled and tracked}
> {did1:LAV 6 power pack changes, done in under five hours}
> {did1:Op REASSURANCE, Latvia, six months, kept 41 vehicles going with two mechanics down}
> {did1:Signed off apprentices' logbooks}

{dates2:2015 – 2020|2015..2020}\t\t{rank2:Corporal}, {title2:Vehicle Technician}
{unit2:Lord Strathcona's Horse}, {service2:Canadian Army}, Edmonton, Alta.
> {did2:Leopard 2 and G-Wagon maintenance in garrison and in the field}
> {did2:Recovery vehicle crew for two winters in Wainwright}

{dates3:2013 – 2015|2013..2015}\t\t{rank3:Private}, {title3:Vehicle Technician Apprentice}
{unit3:RCEME School}, {service3:Canadian Army}, Borden, Ont.
> {did3:Trades school, then on the job training on MLVW and LSVW trucks}

{dates4:2010 – 2013|2010..2013}\t\t{title4:Lube Tech}
{firm4:Northgate Quick Lube, Sudbury, Ont.|Northgate Quick Lube}
> {did4:Oil changes, tires, wipers, and pushing the broom}

{dates5:Summer 2009|2009}\t{title5:Labourer}
{firm5:Vermilion Sand & Gravel, Lively, Ont.|Vermilion Sand & Gravel}

# TICKETS:
{passed:Red Seal, Truck and Transport Mechanic}\t2019
{passed:Class 1 licence with air brake}\t\t2021
{passed:H2S Alive}\t\t\t\t2025
{passed:Standard First Aid}\t\t\t2024

# SCHOOLING:
{years1:2018 – 2019|2018..2019}\t\t{school1:Red Deer Polytechnic}, evenings. {degree1:Certificate}, {area1:Welding}
{years2:2005 – 2009|2005..2009}\t\t{school2:École secondaire Macdonald-Cartier}, Sudbury. {degree2:Ontario Secondary School Diploma}

# WHAT I KNOW:
> {skill:Diesel engines}
> {skill:Hydraulics}
> {skill:Allison transmissions}
> {skill:MIG and stick welding}
> {skill:Electrical troubleshooting}

# LANGUAGES SPOKEN:
{language:French} – mother tongue
{language:English} – fluent

# MEDALS:
{award:General Service Medal – Expedition}
{award:Canadian Forces' Decoration}

# REFERENCES:
Available when you ask.
[head]{location:Morinville, AB T8R|Morinville, AB|Morinville}   *   cell {phone:780-555-0126}   *   {email:t.desrosiers@prairiepost.example}
`;

const BRICKLAYER = `{name:Gary Puddephatt}
BRICKLAYER

{phone:07700 900948}
{email:garypuddephatt.bricks@trademail.example}
{location:Luton} but will travel anywhere up to an hour and a half

«VAN»: yes.  «OWN TOOLS»: yes

WORK

{dates1:2021-now|2021..present}\t{title1:Bricklayer}, {firm1:J & P Hallam Brickwork (subcontractor)|J & P Hallam Brickwork}
\t\t{did1:new build housing in Bedford and Milton Keynes, price work}
\t\t{did1:two and one gang, average 450 a day each}
\t\t{did1:garden walls, arches and chimneys as well as the straight stuff}

{dates2:2016-2021|2016..2021}\t{title2:Bricklayer}, {firm2:Chiltern Heritage Builders Ltd}
\t\t{did2:lime mortar repointing on listed buildings and churches}
\t\t{did2:flint panels}
\t\t{did2:looked after the apprentice}

2015\t\t{dates3:|2015}{title3:Hod Carrier}, {firm3:Sparrow Site Labour (agency)|Sparrow Site Labour}
\t\t{did3:labouring for three bricklayers on a school extension in Dunstable}

{dates4:2012-2015|2012..2015}\t{title4:Apprentice Bricklayer}, {firm4:W. Odell & Son}

2011-2012\toff work, broke my leg playing football

COLLEGE

{years1:2012-2014|2012..2014}\t{degree1:NVQ Level 2} {area1:Trowel Occupations}, {school1:Barnfield College}
{years2:2006-2011|2006..2011}\t{degree2:GCSEs} (5), {school2:Stopsley High School}

TICKETS

{passed:CSCS blue card}\t2023
{passed:SMSTS}\t\t2023
{passed:Abrasive wheels}\t2022
{passed:PASMA towers}\t2024
{passed:Asbestos awareness}\t2025

GOOD AT

{skill:Reading drawings}, {skill:Setting out}, {skill:Lime mortar}, {skill:Block and beam floors}, {skill:Pointing}

REFS

Jon Hallam 07700 900949, ring after 4
`;

const HOTEL_RECEPTIONIST = `= {name:Marisol Aquino}
Front Office Supervisor
{location:Bournemouth BH2|Bournemouth}
{email:marisol.aquino@seafrontmail.example}
{phone:07700 900702}
Authorised to work in the UK for any employer
Willing to relocate: Anywhere in the South
# Work experience
**{title1:Front Office Supervisor}**
{firm1,2,3:Royal Chine Hotel} - Bournemouth
{dates1:February 2023 to Present|2023-02..present}
- {did1:Run the desk with seven receptionists over three shifts}
- {did1:Deal with complaints and bring the review score up from 8.1 to 8.9}
- {did1:Prepare arrivals, VIP rooms and groups of up to 120}
**{title2:Receptionist}**
Royal Chine Hotel - Bournemouth
{dates2:June 2020 to January 2023|2020-06..2023-01}
- {did2:Check in, check out, cash up and night audit twice a week}
- {did2:Sold upgrades and dinner bookings, best in team for 2021}
**{title3:Room Attendant}**
Royal Chine Hotel - Bournemouth
{dates3:October 2018 to May 2020|2018-10..2020-05}
{did3:Cleaned 14 rooms a day to brand standard and helped in the laundry when it was short.}
**{title4:Guest Service Agent}**
{firm4:Isla Verde Beach Resort} - Boracay, Philippines
{dates4:March 2015 to August 2018|2015-03..2018-08}
- {did4:Welcomed guests at the jetty and explained the resort}
- {did4:Booked island hopping, diving and airport boats}
# Education
**{degree1:Bachelor of Science} in {area1:Hospitality Management}**
{school1:Aklan State University} - Kalibo, Philippines
{years1:June 2010 to April 2014|2010-06..2014-04}
**{degree2:Level 3 Diploma} in {area2:Front Office Supervision}**
{school2:Bournemouth and Poole College} - Bournemouth
{years2:2022|2022}
# Skills
- {skill:Opera PMS} (5 years)
- {skill:Night audit} (3 years)
- {skill:Cash handling} (8 years)
- {skill:Complaint handling} (7 years)
- {skill:Housekeeping} (2 years)
# Languages
- {language:English} - Fluent
- {language:Tagalog} - Native or bilingual
- {language:Spanish} - Basic
# Certifications and licences
**{passed:Fire Marshal}**
May 2024 to May 2027
**{passed:First Aid at Work}**
January 2024 to January 2027
# Additional information
I can start after four weeks' notice. I do not mind weekends, bank holidays or Christmas.
`;

const SECURITY_FORCES = `= {name:Tyrell Washburn}
__Senior Airman, USAF, separating March 2026__

[side]# Reach me
[side]{phone:(505) 555-0172}
[side]{email:tyrell.washburn@highdesert.example}
[side]{location:Albuquerque, NM|Albuquerque, New Mexico|Albuquerque}
[side]
[side]# Clearance
[side]Secret, current
[side]
[side]# Good with
[side]{skill:Access control}
[side]{skill:Report writing}
[side]{skill:CCTV and alarm monitoring}
[side]{skill:De-escalation}
[side]{skill:M4 and M18}
[side]{skill:Radio procedure}
[side]
[side]# Speaks
[side]{language:English}
[side]{language:Spanish} (conversational)
[side]
[side]# Ribbons
[side]{award:Air Force Achievement Medal}
[side]{award:Air Force Good Conduct Medal}

# What I want
A guard, dispatcher or patrol job with a hospital, a lab or a school district. I keep calm, write a clean report and show up.

# On active duty
**{title1:Base Defense Operations Center Controller}** ({dates1:14 Aug 2023 - now|2023-08..present})
{rank1:Senior Airman}, {service1:USAF} | {unit1:377th Security Forces Squadron}, Kirtland AFB
- {did1:Dispatched 18 patrols/shift; 2,300 calls answered, avg response under 4 mins}
- {did1:Monitored 412 alarms on priority resources; caught sensor fault, saved $60K repair}
- {did1:Trained 6 Amn on dispatch console--all certified 30 days early}

**{title2:Installation Entry Controller}** ({dates2:2 Jul 2022 - 30 Jul 2023|2022-07..2023-07})
{rank2:Airman First Class}, {service2:USAF} | {unit2:51st Security Forces Squadron}, Osan AB
- {did2:Vetted 1.1K vehicles/day; seized 9 prohibited items, zero unauthorized entries}
- {did2:Coordinated w/ROK police on 14 off-base incidents; named Flight Amn of the Qtr}

**{title3:Flight Line Patrolman}** ({dates3:11 Jan 2021 - 20 Jun 2022|2021-01..2022-06})
{rank3:Airman}, {service3:USAF} | {unit3:377th Security Forces Squadron}, Kirtland AFB
- {did3:Guarded 34 acft during nuclear surety inspection--rated "Excellent"}

# Before I enlisted
**{title4:Loss Prevention Associate}**
{firm4:Mesa Outfitters} | Rio Rancho | {dates4:May 2019 - Dec 2020|2019-05..2020-12}
- {did4:Watched cameras and the door; wrote up 40 shoplifting reports}

# School
**{school1:Community College of the Air Force}** | {years1:2024|2024}
{degree1:Associate of Applied Science}, {area1:Criminal Justice}
**{school2:Cleveland High School}**, Rio Rancho | {years2:2019|2019}
{degree2:High School Diploma}

# Cards
- {passed:New Mexico Level 2 Security Guard License}, 2025
- {passed:CPR and AED (American Red Cross)}, 2025
- {passed:Taser X26P Operator}, 2024

# Giving back
{role1:Basketball Coach}, {cause1:Boys & Girls Club of Central New Mexico}, 2024 to now
`;

/** The second half of this part. */
export const ONE_B: Page[] = [
  [
    'printed form of a school caretaker pdf',
    SCHOOL_CARETAKER,
    sheet(
      'A4',
      'body{font:10pt/1.4 "DejaVu Sans",Verdana,sans-serif}h1{font-size:14pt;color:#00508c;margin-bottom:6px}h2{font-size:11pt;background:#00508c;color:#fff;padding:4px 8px;margin:14px 0 6px;break-after:avoid}table{border-collapse:collapse;width:100%}tr{break-inside:avoid}td{border:1px solid #bbb;padding:4px 8px}td:first-child{width:56mm;background:#eef3f7}.gap{height:10px}',
    ),
  ],
  [
    'tabs and foot of a canadian vehicle technician word',
    VEHICLE_TECHNICIAN,
    typed({
      font: 'Calibri',
      size: 11,
      heading: { bold: true, shade: 'D9D9D9' },
      softBreaks: true,
      margin: 'footer',
      centered: 1,
    }),
  ],
  ['notepad of a bricklayer text', BRICKLAYER, note({ mark: '' })],
  [
    'job site copy of a hotel receptionist pdf',
    HOTEL_RECEPTIONIST,
    sheet(
      'A4',
      'body{font:10pt/1.45 "Nimbus Sans",Arial,sans-serif;color:#2d2d2d}h1{font-size:22pt;font-weight:700;color:#000}h1+p{font-size:13pt;color:#000;margin-bottom:4px}h2{font-size:15pt;font-weight:400;border-bottom:1px solid #c8c8c8;margin:16px 0 6px;padding-bottom:2px;break-after:avoid}p:has(b){margin-top:8px;break-after:avoid}',
    ),
  ],
  [
    'evaluation bullets beside a column of an airman pdf',
    SECURITY_FORCES,
    typeset({
      set: '#set page(paper: "us-letter", margin: 16mm)\n#set text(font: "DejaVu Sans Mono", size: 8.6pt)\n#set list(marker: [--])',
      heading: 'block(above: 9pt, below: 6pt)[#text(size: 10.5pt, weight: "bold", upper(it.body))]',
      side: 60,
      sideAt: 'right',
    }),
  ],
];
