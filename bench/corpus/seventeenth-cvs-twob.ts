import type { Page } from './fourteenth-pages.ts';
import { banner, marginHeadings, web, wrapped } from './seventeenth-cvs-two-looks.ts';

// CVs of the seventeenth batch, with their facts marked (`fact-markup.ts`). None of these people exist.

const GRADUATE = `[head]= {name:Caleb Ostrander}
[head]{location:Guelph, ON|Guelph, Ontario|Guelph}  •  {phone:519-555-0142}  •  {email:costrander@royalcity.example}  •  {url:calebostrander.example}
[side]# EDUCATION
[side]**{school1:University of Guelph}**
[side]{degree1:B.Eng.} in {area1:Mechanical Engineering}
[side]Co-op, with distinction
[side]Graduated {years1:April 2026|2026-04}
[side]GPA 3.7 / 4.0
[side]
[side]**{school2:Centre Wellington District High School}**
[side]{degree2:Ontario Secondary School Diploma}
[side]{years2:June 2021|2021-06}
[side]# COURSEWORK
[side]Heat Transfer
[side]Machine Design
[side]Finite Element Analysis
[side]Control Systems (TA twice)
[side]# SKILLS
[side]__Design__
[side]{skill:SolidWorks} • {skill:AutoCAD}
[side]{skill:GD&T} • {skill:3D printing}
[side]__Analysis__
[side]{skill:ANSYS} • {skill:MATLAB}
[side]{skill:Python}
[side]__Shop__
[side]{skill:Manual lathe} • {skill:MIG welding}
[side]# AWARDS
[side]2023, 2024  {award:Dean's Honours List}
[side]2021  {award:President's Entrance Scholarship}
# EXPERIENCE
**{firm1:HALDIMAND AXLE LTD.|Haldimand Axle Ltd.}** | {title1:Manufacturing Engineering Co-op}
{dates1:Jan – Aug 2025|2025-01..2025-08} | Cambridge, ON
- {did1:Redesigned a press fixture that had bent shafts for years; scrap fell from 3.1% to 0.6%}
- {did1:Timed 14 stations with a stopwatch and rebalanced the line with the operators}
- {did1:Wrote a Python script that reads the torque logs every night}

**{firm2:WELLINGTON COUNTY|Wellington County|County of Wellington}** | {title2:Engineering Summer Student}
{dates2:May – Aug 2023|2023-05..2023-08} | Guelph, ON
- {did2:Inspected 96 culverts and entered them in ArcGIS}
- {did2:Counted traffic at places where nobody wants to stand}

**{firm3:ELORA MILL DAIRY BAR|Elora Mill Dairy Bar}** | {title3:Shift Lead}
{dates3:Summers 2020 – 2022|2020..2022} | Elora, ON
- {did3:Scheduled six teenagers, cashed out, fixed the freezer twice}
# PROJECTS
**Formula SAE, suspension team**
Designed the rear uprights of the 2025 car: 410 g lighter, no failures in endurance. Team of 5.

**Capstone: low-cost maple sap evaporator**
Heat recovery loop that cut propane by 28%. Built and tested on a farm near Fergus.
# COMMUNITY
{role1:Mentor}, {cause1:FIRST Robotics Team 6878}
{role2:Bike Mechanic}, {cause2:Guelph Bike Co-operative}
`;

const FEDERAL_AIRMAN = `= {name:Naomi Castellanos-Reed}
{location:4118 Prairie Wind Court, Fairborn, OH 45324 US|4118 Prairie Wind Court, Fairborn, OH 45324|Fairborn, OH 45324|Fairborn, OH|Fairborn}
«Mobile:» {phone:937-555-0108}
«Email:» {email:naomi.creed@miamivalley.example}

**«Country of citizenship:»** United States
**«Veterans' preference:»** 5-point (TP)
**«Clearance:»** Secret
**«Availability:»** Full-time, permanent. Desired locations: Dayton, OH
# «Work Experience:»
**{firm1:Air Force Life Cycle Management Center}**\t{dates1:08/2022 - Present|2022-08..present}
1865 4th Street\t«Salary:» {salary1:$76,390 Per Year}
Wright-Patterson AFB, OH 45433 US\t«Hours per week:» {hours1:40}
\t«Grade:» {grade1:GS-11}
**{title1:Logistics Management Specialist}** (This is a federal job)
**«Duties, Accomplishments and Related Skills:»**
- {did1:Manage sustainment plans for three aircraft ground equipment programs with a combined budget of $47 million.}
- {did1:Chair the monthly obsolescence board with 12 members from engineering, contracting and the depots.}
- {did1:Rewrote the spares forecast, which reduced backorders from 412 to 165 in ten months.}
«Supervisor:» {supervisor1:Dale Hutchins} ({supervisorphone1:937-555-0121})
«Okay to contact this Supervisor:» Yes

**{service2,3:United States Air Force}, {unit2:88th Logistics Readiness Squadron}**\t{dates2:06/2017 - 07/2022|2017-06..2022-07}
Wright-Patterson AFB, OH 45433 US\t«Salary:» {salary2:$51,200 Per Year}
\t«Hours per week:» {hours2:50}
**{title2:Noncommissioned Officer in Charge, Vehicle Management|NCOIC, Vehicle Management}**, {rank2:Technical Sergeant} (E-6)
**«Duties, Accomplishments and Related Skills:»**
- {did2:Led 14-mbr team; sustained 412-vehicle fleet worth $38M--in-commission rate 94%, #1 of 9 units in command}
- {did2:Directed $2.1M parts acct; zero discrepancies in two unit effectiveness inspections--lauded by IG team}
- {did2:Revamped snow fleet prep; 31 plows rdy three wks early--airfield never closed during winter storm}
- {did2:Mentored 6 Airmen; 2 won quarterly awds, 1 selected for commissioning}
«Supervisor:» {supervisor2:Lt Col Anita Warrick} ({supervisorphone2:937-555-0177})
«Okay to contact this Supervisor:» Contact me first

**United States Air Force, {unit3:51st Logistics Readiness Squadron}**\t{dates3:04/2011 - 05/2017|2011-04..2017-05}
Osan Air Base, South Korea; previously Minot AFB, ND\t«Hours per week:» {hours3:50}
**{title3:Vehicle Maintenance Journeyman}**, {rank3:Staff Sergeant} (E-5)
**«Duties, Accomplishments and Related Skills:»**
- {did3:Repaired 1.1K refuelers, fire trucks & loaders--kept F-16 alert mission at 100%}
- {did3:Qualified as wrecker operator; recovered 19 vehicles, nil damage}
# «Education:»
**{school1:Wright State University}** Dayton, OH US
{degree1:Bachelor's Degree} {years1:12/2021|2021-12}
«Major:» {area1:Supply Chain Management} «GPA:» 3.61 of a maximum 4.00
**{school2:Community College of the Air Force}** Maxwell AFB, AL US
{degree2:Associate's Degree} {years2:05/2016|2016-05}
«Major:» {area2:Vehicle Maintenance}
# «Job Related Training:»
{passed:DAWIA Life Cycle Logistics Practitioner} (2024); {passed:Airman Leadership School} (2015)
# «Language Skills:»
**{language:Spanish}**
«Spoken:» Advanced «Written:» Intermediate «Read:» Advanced
# «Additional Information:»
Awards: {award:Air Force Commendation Medal} (2), {award:Air Force Achievement Medal}
Computer skills: {skill:LIMS-EV}, {skill:DPAS}, {skill:Microsoft Excel}, {skill:Power BI}
`;

const MARINE_OPERATOR = `= {name:Jesse T. Robichaux}
{location:Houma, Louisiana 70360|Houma, Louisiana|Houma, LA|Houma}
{phone:985-555-0119} / {email:jt.robichaux@bayou.example}

Heavy equipment operator, four years in the Marines and five on civil and levee jobs. Dozer, excavator, grader, loader, forklift to 11K. CDL Class A with tanker. I show up.

# What I can run
- {skill:Excavators} (Cat 320 to 349, Komatsu PC210), about 6,000 hours
- {skill:Dozers} (D6, D8), about 3,500 hours
- {skill:Motor grader}, 900 hours
- {skill:GPS machine control}, Trimble Earthworks
- {skill:Rigging and signaling}

# Civilian work
**{title1:Equipment Operator / Foreman|Equipment Operator|Foreman}**
{firm1:Terrebonne Levee & Marine, LLC|Terrebonne Levee & Marine, LLC, Houma LA|Terrebonne Levee & Marine}, Houma LA
({dates1:Feb 2023 - present|2023-02..present})
- {did1:Run a crew of seven on 4.2 miles of levee lift for the parish. Finished 19 days early, no recordables.}
- {did1:Grade to within a tenth with GPS and check it with a rod anyway.}

**{title2:Excavator Operator}**
{firm2:Gulf South Pipeline Builders|Gulf South Pipeline Builders, Thibodaux LA}, Thibodaux LA
({dates2:Aug 2021 - Jan 2023|2021-08..2023-01})
- {did2:Trenching, padding and backfill on 12 and 24 inch gas lines through marsh, mostly off mats.}

# United States Marine Corps
**{rank3:Sergeant}, {title3:Engineer Equipment Chief}** (MOS 1345)
{service3,4:|United States Marine Corps}{unit3:8th Engineer Support Battalion}, Camp Lejeune NC
({dates3:Jan 2020 - Jul 2021|2020-01..2021-07})
- {did3:Responsible for 16 Marines and 31 pieces of gear valued at $9.4 million.}
- {did3:Planned the horizontal work for a 1,200 foot expeditionary airstrip and had it rolled in six days.}
- {did3:Licensed 27 operators without a mishap.}

**{rank4:Corporal}, {title4:Engineer Equipment Operator}** (MOS 1345)
{unit4:Marine Wing Support Squadron 171}, Iwakuni, Japan
({dates4:Jun 2017 - Dec 2019|2017-06..2019-12})
- {did4:Rapid runway repair, berms, fighting positions, road building in Korea and the Philippines.}
- {did4:Meritorious promotion to Corporal.}

# School and cards
{school1:South Terrebonne High School}, {degree1:diploma}, {years1:2017|2017}
{passed:CDL Class A with tanker endorsement}
{passed:NCCER Heavy Equipment Operations Level 2}, 2022
{passed:TWIC card}, good through 2028
{passed:MSHA Part 46}, 2023

# Decorations
{award:Navy and Marine Corps Achievement Medal}, {award:Good Conduct Medal}

# References
Ask me and I will have them call you.
`;

const GUARD_SUPERVISOR = `[head]= {name:Kyle Brandvold}
[head]{location:826 9th Avenue South, Moorhead, MN 56560|Moorhead, MN 56560|Moorhead, MN|Moorhead}
[head]{phone:(701) 555-0166}    {email:kyle.brandvold@redriver.example}
# Looking for
Operations or plant manager with a company that moves heavy things on time and does not mind one weekend a month of Guard duty.
# What I bring
- 12 years in grain and seed logistics, 8 of them in charge of people
- Staff Sergeant in an engineer company, with a calm voice on the radio
- Comfortable with farmers, truck drivers and auditors
# Civilian career
{firm1,2:Prairie States Seed Company|Prairie States Seed Company, Fargo, ND}, Fargo, ND
**{title1:Warehouse Supervisor}** ({dates1:April 2018 to date|2018-04..present})
{did1:I run two shifts with 19 people, 7 forklifts and a bagging line. We ship 1,400 truckloads between February and June and the rest of the year we get ready for it. Order accuracy went from 96.8 to 99.7 percent. On military leave October 2020 to August 2021; the job was held for me.}
**{title2:Forklift Operator}** ({dates2:May 2014 to March 2018|2014-05..2018-03})
{did2:Loading, cycle counts, trained the summer help.}

{firm3:Red River Co-op Elevator|Red River Co-op Elevator, Hawley, MN}, Hawley, MN
**{title3:Grain Elevator Hand}** ({dates3:2012 to 2014|2012..2014})
{did3:Probed trucks, ran the dryer at harvest, swept a lot.}
# Army National Guard (part-time, 2013 to date)
{unit4,5:188th Engineer Company (Vertical)}, {service4,5:North Dakota Army National Guard|Army National Guard}
**{rank4:Staff Sergeant}, {title4:Squad Leader}** ({dates4:September 2019 to date|2019-09..present})
- {did4:Train and look after a squad of 11 carpenters, plumbers and electricians.}
- {did4:Deployed to Camp Buehring, Kuwait, for ten months; built 42 structures, everyone home.}
- {did4:Led flood fight teams in Fargo and Minot, 310,000 sandbags.}
**{rank5:Sergeant}, {title5:Carpentry and Masonry Specialist}** ({dates5:June 2013 to August 2019|2013-06..2019-08})
- {did5:Framing, concrete and roofing on Guard buildings and two schools in Ghana.}
# Schooling
{degree1:Associate in Science}, {area1:Logistics Management}, {school1:Minnesota State Community and Technical College}, {years1:2017|2017} (nights)
{degree2:High school diploma}, {school2:Hawley High School}, {years2:2012|2012}
# Courses
{passed:Army Basic Leader Course}, 2018
{passed:Advanced Leader Course}, 2022
{passed:OSHA Forklift Train-the-Trainer}, 2019
# I know how to use
{skill:SAP Extended Warehouse Management}, {skill:RF scanners}, {skill:Lean 5S}, {skill:Excel pivot tables}, {skill:dock scheduling}
# Outside of work
{role1:Assistant Hockey Coach}, {cause1:Moorhead Youth Hockey}. Ice fishing. Two girls, 6 and 9.
`;

const CANADIAN_SERGEANT = `[side]# «Contact»
[side]{phone:780-555-0157} «(Mobile)»
[side]{email:e.marchand@aspen.example}
[side]{url:www.linkedin.com/in/etienne-marchand-ops} «(LinkedIn)»
[side]# «Top Skills»
[side]{skill:Supply Chain Operations}
[side]{skill:Fleet Management}
[side]{skill:Emergency Management}
[side]# «Languages»
[side]{language:French} (Native or Bilingual)
[side]{language:English} (Full Professional)
[side]# «Certifications»
[side]{passed:Canadian Registered Safety Professional (CRSP)}
[side]{passed:Incident Command System 300}
[side]{passed:Transportation of Dangerous Goods}
[side]# «Honors-Awards»
[side]{award:Canadian Forces' Decoration}
[side]{award:General Campaign Star - South-West Asia}
= {name:Étienne Marchand}
Fleet & Logistics | Safety | Canadian Army veteran | Bilingue
{location:Spruce Grove, Alberta, Canada|Spruce Grove, Alberta|Spruce Grove, AB|Spruce Grove}
# «Summary»
Trucks, people, parts and paperwork, in that order. 18 years in uniform from Shilo to Riga and now on the civilian side. Always happy to talk to members who are about to release.
# «Experience»
{firm1,2:Boreal Aggregates Group}
«3 years 5 months»
**{title1:Regional Fleet Manager}**
{dates1:November 2023 - Present|2023-11..present} «(2 years 3 months)»
Edmonton, Alberta, Canada
{did1:212 units, 9 shops, 46 mechanics. Brought unplanned downtime from 17% to 9%. Own the COR audit for the region (97% in 2025).}
**{title2:Safety & Compliance Advisor}**
{dates2:September 2022 - October 2023|2022-09..2023-10} «(1 year 2 months)»
Acheson, Alberta, Canada

{service3,4,5:Canadian Army}
«18 years 2 months»
**{title3:Transport Platoon Second-in-Command} ({rank3:Warrant Officer})**
{dates3:July 2018 - August 2022|2018-07..2022-08} «(4 years 2 months)»
Edmonton, Alberta, Canada
{unit3:1 Service Battalion}
• {did3:Second-in-command of 64 soldiers and 90 vehicles}
• {did3:Moved the battle group to Wainwright and back every spring, 1,100 km, without a lost load}
• {did3:Op LENTUS: fuel and water for three wildfire camps}
«Page 1 of 2»
**{title4:Section Commander} ({rank4:Sergeant})**
{dates4:January 2012 - June 2018|2012-01..2018-06} «(6 years 6 months)»
Petawawa, Ontario, Canada
{unit4:2 Service Battalion}
• {did4:Ran a section of 10 MSE operators and the unit driving school}
• {did4:Op REASSURANCE, Latvia, Roto 8: convoy commander for 140 moves}
**{title5:Mobile Support Equipment Operator} ({rank5:Corporal})**
{dates5:July 2004 - December 2011|2004-07..2011-12} «(7 years 6 months)»
Shilo, Manitoba, Canada
{unit5:2nd Battalion, Princess Patricia's Canadian Light Infantry}
• {did5:Two tours in Kandahar, combat logistics patrols}
# «Education»
{school1:Northern Alberta Institute of Technology}
{degree1:Certificate}, {area1:Occupational Health and Safety} · ({years1:2021 - 2022|2021..2022})
{school2:École secondaire Pierre-Laporte}
{degree2:Diploma} · ({years2:1999 - 2004|1999..2004})
«Page 2 of 2»
`;

/** The second half of the part. */
export const SECOND: Page[] = [
  [
    'banner over two columns of an engineering graduate pdf',
    GRADUATE,
    banner({
      set: '#set page(paper: "us-letter", margin: (x: 16mm, top: 13mm, bottom: 12mm))\n#set text(font: "Lato", size: 9.6pt)\n#set list(marker: [▪])\n#let thin(body) = text(size: 30pt, weight: "regular", tracking: 1pt, body)',
      heading:
        'block(above: 12pt, below: 7pt, text(size: 12pt, weight: "regular", fill: rgb("#7a7a7a"), tracking: 1pt, it.body))',
      name: '#thin',
      side: 52,
    }),
  ],
  [
    'federal resume of an airman pdf',
    FEDERAL_AIRMAN,
    web(
      'Letter',
      'body{font:10.5pt/1.35 "Nimbus Roman","Times New Roman",serif}h1{font-size:17pt}h2{font-size:12pt;margin:14px 0 5px;background:#eee;padding:2px 4px}p.r{break-inside:avoid}ul{margin:2px 0 5px}',
    ),
  ],
  ['hard-wrapped resume of a marine equipment operator text', MARINE_OPERATOR, wrapped(68, '*')],
  ['headings beside their sections of a guard squad leader word', GUARD_SUPERVISOR, marginHeadings('Garamond', 1900)],
  [
    'LinkedIn profile of a canadian army warrant officer pdf',
    CANADIAN_SERGEANT,
    web(
      'Letter',
      'body{font:10.5pt/1.4 "Nimbus Sans",Arial,sans-serif;color:#222;position:relative}aside{position:absolute;left:0;top:0;width:52mm;min-height:235mm;background:#293e49;color:#e8e8e8;padding:12px;box-sizing:border-box;font-size:9.5pt;overflow-wrap:anywhere}aside h2{font-size:12pt;font-weight:400;color:#fff;margin:14px 0 6px}aside p{margin-bottom:4px}main{margin-left:59mm}h1{font-size:24pt;font-weight:400}main h2{font-size:14.5pt;font-weight:400;margin:16px 0 6px}main p b{font-weight:400;font-size:11.5pt}main p:has(b){margin-top:8px}.foot{margin-top:140px;text-align:right;font-size:8.5pt;color:#888;break-after:page}.foot:last-child{break-after:auto;margin-top:480px}',
    ),
  ],
];
