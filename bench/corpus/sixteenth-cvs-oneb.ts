import { BorderStyle, Paragraph, TextRun } from 'docx';
import type { Page } from './fourteenth-pages.ts';
import { office, web, wrappedText } from './sixteenth-cvs-one-pages.ts';
import { typeset } from './writers.ts';

// CVs of service leavers of the sixteenth batch, with their facts marked (`fact-markup.ts`). None of these people exist.

const TRANSPORT_SERGEANT = `[head]= {name:Leanne Ackroyd}
[head]{location:19 Wharf Lane, Ripon, North Yorkshire, HG4 1TT|Ripon, North Yorkshire, HG4 1TT|Ripon, North Yorkshire|Ripon}
[head]«M:» {phone:07700 900511} | «E:» {email:leanne.ackroyd@resettle.example}
# PROFILE
A transport and fleet supervisor with 16 years of experience in the Army, leading teams of up to 30 and maintaining legal compliance in the UK, Germany and on operations. Resettlement ends in April; available immediately after.
# KEY SKILLS
- {skill:Fleet compliance}
- {skill:Route and convoy planning}
- {skill:Drivers' hours legislation}
- {skill:Hazardous cargo}
- {skill:Coaching and appraisals}
- {skill:Risk assessment}
# KEY ACHIEVEMENTS
- Moved 4,100 tonnes of stores through Estonia in one winter with no vehicle loss
- Raised fleet availability from 71% to 93% in nine months
- Mentored eleven soldiers to promotion
# CAREER SUMMARY
**{firm1,2,3:The Royal Logistic Corps|The Royal Logistic Corps, British Army}, {service1,2,3:British Army}**\t2009 – present

**{title1:Troop Sergeant (Transport Supervisor)|Troop Sergeant|Transport Supervisor}**\t{dates1:2020 – present|2020..present}
{unit1:27 Regiment RLC}{firm1:|27 Regiment RLC, Aldershot}, Aldershot. Rank: {rank1:Sergeant}
- {did1:Accountable for 42 vehicles and the daily tasking of 28 drivers}
- {did1:Lead investigator of road traffic collisions for the squadron}

**{title2:Transport Section Commander}**\t{dates2:2014 – 2020|2014..2020}
{unit2:6 Regiment RLC}{firm2:|6 Regiment RLC, Dishforth}, Dishforth. Rank: {rank2:Corporal}
- {did2:Ran a section of nine and its Support Vehicles on exercises in Kenya, Poland and Estonia}

**{title3:Driver Tradesman|Driver}**\t{dates3:2009 – 2014|2009..2014}
{unit3:8 Regiment RLC}{firm3:|8 Regiment RLC, Catterick}, Catterick. Ranks: Private, then {rank3:Lance Corporal}
- {did3:Two tours of Op HERRICK driving Mastiff and DROPS}

**{firm4:Fellside Garden Centre|Fellside Garden Centre, Ripon}, Ripon**\t{dates4:2007 – 2009|2007..2009}
{title4:Yard Assistant}
# QUALIFICATIONS AND TRAINING
| {passed:Transport Manager CPC (National)} | 2025 |
| {passed:NEBOSH National General Certificate} | 2024 |
| {passed:ADR Driver, all classes} | 2022 |
| {passed:Category C+E licence} | 2010 |
# EDUCATION
{degree1:ILM Level 5 Diploma}, {area1:Leadership and Management}, {school1:Army Education Centre Catterick}, {years1:2023|2023}
{degree2:GCSEs}, six at grades A to C, {school2:Outwood Academy Ripon}, {years2:2007|2007}
# ADDITIONAL
Full UK licence B, C, C+E, D1. Security cleared to SC until 2029. I run, I foster greyhounds, and I will move for the right job.
`;

const RAF_CONTROLLER = `= {name:Callum Strathearn}
{location:Married Quarters, 22 Lancaster Way, Waddington, LN5 9WA|Waddington, LN5 9WA|Waddington}\t«Mob:» {phone:07700 900832}
\t«Email:» {email:c.strathearn@lincsmail.example}

# Who am I
Air traffic controller and watch manager, 20 years in the Royal Air Force. Licensed, current and medically fit. I leave on 30 June and would like a tower or an ops room within reach of Lincoln.
# Service history
**{service1,2,3,4:ROYAL AIR FORCE|Royal Air Force}**\tFeb 05 – to date
**{rank1:Flight Sergeant}, {title1:Watch Manager}**\t{dates1:Apr 21 – to date|2021-04..present}
{unit1:RAF Waddington}
* {did1:Manage a watch of 14 controllers and assistants in the tower and approach room}
* {did1:Chair the local airspace user group with two flying clubs and a parachute centre}
* {did1:Wrote the plan for the runway closure, during which we lost no sorties}
**{rank2:Sergeant}, {title2:Approach Controller and Instructor|Approach Controller}**\t{dates2:Aug 15 – Mar 21|2015-08..2021-03}
{unit2:RAF Coningsby}
* {did2:Controlled Typhoons day and night, including scrambles}
* {did2:Took 12 trainees to their first endorsement}
**{rank3:Corporal}, {title3:Tower Controller}**\t{dates3:Jan 11 – Jul 15|2011-01..2015-07}
{unit3:RAF Akrotiri}{firm3:|RAF Akrotiri, Cyprus}, Cyprus
* {did3:Mixed traffic of fast jets, transports and U-2s, up to 190 movements a day}
**{rank4:Senior Aircraftman}, {title4:Flight Operations Assistant}**\t{dates4:Feb 05 – Dec 10|2005-02..2010-12}
{unit4:RAF Kinloss}
* {did4:Flight plans, NOTAMs and the ops desk on nights}
**{firm5:Highland Stags Call Centre|Highland Stags Call Centre, Inverness}, Inverness**\t{dates5:Jun 03 – Jan 05|2003-06..2005-01}
{title5:Customer Adviser}
# Licences and courses
{passed:UK CAA Air Traffic Controller Licence} (ADI, APS)\t2023
{passed:On-the-Job Training Instructor}\t2016
{passed:Defence Train the Trainer}\t2015
{passed:Crew Resource Management Facilitator}\t2019
# Education
{degree1:BSc (Hons)} {area1:Air Transport Management}, {school1:Open University}\t{years1:2014 – 2020|2014..2020}
{degree2:Scottish Highers} (4), {school2:Millburn Academy, Inverness|Millburn Academy}\t{years2:2003|2003}
# Other skills
{skill:Radar vectoring}, {skill:Emergency handling}, {skill:Roster planning}, {skill:Safety case writing}, {skill:MS Office} (good), {skill:Power BI} (learning)
# Spare time
Gliding (Bronze badge), hill walking, and driving two teenagers to swimming at five in the morning.
`;

const MARINE_ENGINEER = `= {name:Jowan Penhallow}
Marine engineering technician · Royal Navy · leaving June 2026

# Summary
Fourteen years at sea and alongside keeping diesels, gas turbines and fresh water running. Used to finding the fault at three in the morning with the parts that are on board. I would like shore based work in power, water or ship repair in the South West.
# Naval career
**{service1,2,3:Royal Navy}**, 2011 to date

**{unit1:HMS Sutherland}** (Type 23 frigate, Devonport)
__{rank1:Petty Officer}, {title1:Auxiliary Machinery Section Head}__
{dates1:09/2021 to date|2021-09..present}
{did1:Head of a section of eight that looks after chilled water, refrigeration, air, steering gear and the boats. Planned the section's part of a 17 week docking period and gave it back four days early. Responsible officer for hazardous stores.}

**{unit2:HMS Raleigh}** (training establishment, Torpoint)
__{rank2:Leading Hand}, {title2:Instructor, Engineering and Damage Control|Instructor}__
{dates2:01/2018 to 08/2021|2018-01..2021-08}
{did2:Taught fire fighting and damage control to classes of 24 recruits. Rewrote the practical assessment, and first time passes went from 81 to 92 per cent.}

**{unit3:HMS Albion}** (assault ship)
__{rank3:Engineering Technician}, {title3:Diesel Generator Maintainer}__
{dates3:05/2012 to 12/2017|2012-05..2017-12}
{did3:Watchkeeper and maintainer on four Wärtsilä generators. Deployed to the Mediterranean and the Caribbean, where we put power back on in two hospitals after the hurricane.}
# Before
**{firm4:Falmouth Outboard Services}**
__{title4:Workshop Junior}__
{dates4:07/2009 to 08/2011|2009-07..2011-08}
{did4:Serviced outboards, pressure washed hulls and made tea.}
[side]# Contact
[side]{phone:07700 900395}
[side]{email:jowan.p@tamarmail.example}
[side]{location:40 Ham Drive, Plymouth PL2 2NN|Plymouth PL2 2NN|Plymouth}
[side]
[side]# Qualified in
[side]{passed:Engineering Officer of the Watch Certificate}, 2022
[side]{passed:F-Gas Category 1}, 2021
[side]{passed:Confined Space Entry}, 2023
[side]{passed:STCW Advanced Fire Fighting}, 2018
[side]
[side]# School and college
[side]**{degree1:Foundation Degree}**
[side]{area1:Marine Engineering}
[side]{school1:HMS Sultan, Gosport|HMS Sultan}
[side]{years1:2016|2016}
[side]
[side]**{degree2:GCSEs} (8)**
[side]{school2:Penryn College}
[side]{years2:2009|2009}
[side]
[side]# Hands on
[side]{skill:Diesel overhaul}
[side]{skill:Hydraulics}
[side]{skill:Refrigeration}
[side]{skill:Pump alignment}
[side]{skill:Planned maintenance}
[side]{skill:Reading P&IDs}
[side]
[side]# Rewards
[side]{award:Herbert Lott Efficiency Award}, 2019
[side]
[side]# Off watch
[side]Sea fishing, cider making
`;

const ARMY_SUPPLY = `{name:Marisol Quinones-Baird}
{location:4410 Old Ranger Trail Apt 6, Killeen, TX 76549|Killeen, TX 76549|Killeen, TX|Killeen}
«Mobile»: {phone:254-555-0137}
«Email»: {email:marisol.qbaird@centexmail.example}

«Availability»: Job Type: Permanent; Work Schedule: Full-time
«Desired locations»: US-TX-Fort Cavazos; US-TX-San Antonio
«Citizenship»: United States
«Veterans' preference»: 10-point (XP)
«Security clearance»: Secret, adjudicated 2022

# WORK EXPERIENCE

{firm1:Department of the Army, 407th Army Field Support Brigade|Department of the Army|407th Army Field Support Brigade}
Fort Cavazos, TX United States

{dates1:07/2021 - Present|2021-07..present}
«Salary»: {salary1:$58,412 USD Per Year}
«Hours per week»: {hours1:40}
«Series»: 2005  «Pay Plan/Grade»: {grade1:GS-07}
{title1:Supply Technician} (This is a federal job)
«Duties, Accomplishments and Related Skills»:
{did1:PROPERTY ACCOUNTABILITY: Maintain property records in GCSS-Army for 6,200 lines of left-behind equipment worth $410 million. Reconcile inventories every quarter and process lateral transfers and turn-ins.}
{did1:CUSTOMER SUPPORT: Explain shipping documents and due-in reports to supply sergeants of 11 battalions. Cut open discrepancies from 340 to 61 in the first year.}
«Supervisor»: {supervisor1:Terrence Olmstead} ({supervisorphone1:254-555-0162})
«Okay to contact this Supervisor»: Yes

{unit2:2nd Battalion, 8th Cavalry Regiment}, {service2,3:US Army}
Fort Hood, TX United States

{dates2:02/2015 - 06/2021|2015-02..2021-06}
«Hours per week»: {hours2:50}
{title2:Unit Supply Specialist (92Y)|Unit Supply Specialist}, {rank2:Staff Sergeant} (E-6)
«Duties, Accomplishments and Related Skills»:
{did2:SUPPLY ROOM MANAGEMENT: Ran the supply room of a tank company of 64 Soldiers, with a hand receipt of $86 million and no loss in two changes of command.}
{did2:TRAINING: Taught the command supply discipline program to four other companies. Three earned commendable ratings.}
«Supervisor»: {supervisor2:CPT Rachel Nakagawa} ({supervisorphone2:254-555-0119})
«Okay to contact this Supervisor»: Contact me first

{unit3:25th Brigade Support Battalion}, US Army
Fort Wainwright, AK United States

{dates3:06/2008 - 01/2015|2008-06..2015-01}
«Hours per week»: {hours3:50}
{title3:Automated Logistical Specialist (92A)|Automated Logistical Specialist}, {rank3:Sergeant} (E-5)
«Duties, Accomplishments and Related Skills»:
{did3:WAREHOUSE OPERATIONS: Received, stored and issued repair parts for a Stryker brigade. Supervised five Soldiers and two forklifts during a 12-month tour in Kandahar.}
«Supervisor»: {supervisor3:SFC Donnell Pruitt} (retired)
«Okay to contact this Supervisor»: Yes

# EDUCATION

{school1:Central Texas College}, Killeen, TX United States
{degree1:Associate's Degree} {years1:05/2019|2019-05}
«GPA»: 3.6 of a maximum 4.0
«Credits Earned»: 63 Semester hours
«Major»: {area1:Business Management}

{school2:Socorro High School}, El Paso, TX United States
{degree2:High School Diploma} {years2:05/2008|2008-05}

# JOB RELATED TRAINING

{passed:GCSS-Army Supervisor Course} (2020)
{passed:Hazardous Material Shipping Certification} (2022)
{passed:Advanced Leader Course} (2016)
{passed:Lean Six Sigma Yellow Belt} (2019)

# LANGUAGE SKILLS

{language:Spanish}: Spoken - Advanced, Written - Intermediate, Read - Advanced

# ADDITIONAL INFORMATION

«Awards»: {award:Meritorious Service Medal}; {award:Army Commendation Medal} (3)
«Computer skills»: {skill:GCSS-Army}, {skill:PBUSE}, {skill:Microsoft Excel}, {skill:WAWF}
`;

const NAVY_MACHINIST = `= {name:Tyrell Beaumont-Ortiz}
{location:2207 Granby Court, Chesapeake, VA 23320|Chesapeake, VA 23320|Chesapeake, VA|Chesapeake} | {phone:(757) 555-0174} | {email:tyrell.bortiz@tidewater.example}
# Summary
Machinery maintenance supervisor with 12 years in the U.S. Navy. Experienced in propulsion plants, refrigeration, quality assurance and shop leadership. Seeking a plant maintenance position in Hampton Roads.
# Experience
**{title1:Propulsion Work Center Supervisor}**\t{dates1:May 2020 – Present|2020-05..present}
{service1,2,3:U.S. Navy}, {unit1:USS Gonzalez (DDG 66)}{firm1:|USS Gonzalez|U.S. Navy, USS Gonzalez|U.S. Navy, USS Gonzalez (DDG 66)}, Norfolk, VA – {rank1:Machinist's Mate First Class}
- {did1:Supervise 11 sailors who maintain two gas turbine main engines and three generators}
- {did1:Scheduled 2,300 maintenance checks with 99.1% completion}
- {did1:Qualified as quality assurance inspector and signed off 140 work packages}

**{title2:Refrigeration Technician}**\t{dates2:August 2016 – April 2020|2016-08..2020-04}
U.S. Navy, {unit2:USS Bataan (LHD 5)}{firm2:|USS Bataan|U.S. Navy, USS Bataan|U.S. Navy, USS Bataan (LHD 5)}, Norfolk, VA – {rank2:Machinist's Mate Second Class}
- {did2:Repaired chilled water plants and galley refrigeration for a crew of 1,100}
- {did2:Trained nine junior technicians to journeyman level}

**{title3:Auxiliaries Mechanic}**\t{dates3:October 2013 – July 2016|2013-10..2016-07}
U.S. Navy, {unit3:USS Ashland (LSD 48)}{firm3:|USS Ashland|U.S. Navy, USS Ashland|U.S. Navy, USS Ashland (LSD 48)}, Sasebo, Japan – {rank3:Fireman}
- {did3:Maintained hydraulic cranes, steering gear and two distilling plants}

**{title4:Lube Technician}**\t{dates4:June 2012 – September 2013|2012-06..2013-09}
{firm4:Battlefield Boulevard Auto Care|Battlefield Boulevard Auto Care, Chesapeake, VA|Battlefield Boulevard Auto Care, Chesapeake}, Chesapeake, VA
- {did4:Changed oil and rotated tires on 20 cars a day}
# Education
**{school1:Tidewater Community College}**\t{years1:2018 – 2021|2018..2021}
{degree1:Associate of Applied Science} in {area1:Mechanical Engineering Technology}

**{school2:Great Bridge High School}**\t{years2:2012|2012}
{degree2:High School Diploma}
# Certifications
- {passed:EPA Section 608 Universal}, 2017
- {passed:OSHA 30-Hour General Industry}, 2024
- {passed:Department of Labor Journeyman: Maintenance Mechanic}, 2020
# Skills
- {skill:Centrifugal pumps}
- {skill:Vibration analysis}
- {skill:Blueprint reading}
- {skill:Lockout/tagout}
- {skill:SAP PM}
# Awards
- {award:Navy and Marine Corps Achievement Medal}, 2022
- {award:Sailor of the Quarter}, 2019
`;

const FLIGHTLINE_SERGEANT = `[head]= {name:Kaitlyn Vandermolen}
[head]{location:Glendale, Arizona 85307|Glendale, Arizona|Glendale}
[head]{phone:(623) 555-0128}
[head]{email:kvandermolen@desertpost.example}
# QUALIFICATIONS SUMMARY
Active Secret clearance | 15 yrs USAF aircraft ground equipment | Leads up to 40 personnel | SkillBridge eligible from 1 March 2026
# AREAS OF EXPERTISE
| {skill:Diesel and turbine engines} | {skill:Electrical troubleshooting} | {skill:Technical orders} |
| {skill:Tool control (CTK)} | {skill:Production scheduling} | {skill:G081 and IMDS} |
# PROFESSIONAL EXPERIENCE
**{service1,2,3:UNITED STATES AIR FORCE|United States Air Force}**
**{title1:Section Chief, Aerospace Ground Equipment|Section Chief}**
{unit1:56th Equipment Maintenance Squadron}{firm1:|56th Equipment Maintenance Squadron, Luke AFB AZ}, Luke AFB AZ
{rank1:Technical Sergeant} ({dates1:Feb 2021 – Present|2021-02..present})
- {did1:Led 38-mbr section; maintained 612 powered units worth $31M--in-commission rate 94%, 4% above command standard}
- {did1:Rebuilt dispatch schedule; cut average delivery to jets from 22 to 13 mins, enabled 9.8K F-35 sorties}
- {did1:Spearheaded corrosion program; 74 units repainted in-house, saved wing $118K}

**{title2:AGE Craftsman and Shift Lead|AGE Craftsman}**
{unit2:35th Maintenance Squadron}{firm2:|35th Maintenance Squadron, Misawa AB Japan}, Misawa AB Japan
{rank2:Staff Sergeant} ({dates2:Oct 2015 – Jan 2021|2015-10..2021-01})
- {did2:Supervised 9 Amn on swing shift; fixed 1.4K discrepancies w/zero safety mishaps}
- {did2:Authored local training plan; upgraded 6 apprentices 2 mos early}
- {did2:Deployed 6 mos to Al Dhafra AB; sole generator expert, kept tower lit thru 3 sandstorms}

**{title3:AGE Apprentice}**
{unit3:1st Special Operations Maintenance Squadron}{firm3:|1st Special Operations Maintenance Squadron, Hurlburt Field FL}, Hurlburt Field FL
{rank3:Senior Airman} ({dates3:Jan 2011 – Sep 2015|2011-01..2015-09})
- {did3:Inspected & serviced 210 units qtrly; 98% QA pass rate--top apprentice of 44}

**OTHER EMPLOYMENT**
**{title4:Farmhand}**
{firm4:Vandermolen Dairy|Vandermolen Dairy, Zeeland MI}, Zeeland MI
Summers ({dates4:2008 – 2010|2008..2010})
# EDUCATION & TRAINING
| {years1:2019|2019} | {degree1:A.A.S.}, {area1:Maintenance Production Management}, {school1:Community College of the Air Force} |
| {years2:2010|2010} | {degree2:High School Diploma}, {school2:Zeeland West High School} |
# CERTIFICATIONS
| {passed:ASE Medium/Heavy Truck: Diesel Engines (T2)} | exp. 2028 |
| {passed:CDL Class B} | exp. 2027 |
| {passed:Instructor Certification Level I}, CCAF | 2018 |
# HONORS
{award:Air Force Commendation Medal} (2021) · {award:Maintenance Professional of the Year, 35th Wing} (2018)
# COMMUNITY
{role1:Foster Volunteer}, {cause1:Maricopa Dog Rescue}, 2022 – Present
`;

const ruled = (text: string) => {
  const edge = { style: BorderStyle.SINGLE, size: 8, color: '7A1F2B', space: 1 };
  return new Paragraph({
    spacing: { before: 200, after: 80 },
    border: { bottom: edge },
    children: [new TextRun({ text: text.toUpperCase(), bold: true, color: '7A1F2B' })],
  });
};

export const SERVICE_LEAVERS: Page[] = [
  [
    'functional pages of a transport sergeant pdf',
    TRANSPORT_SERGEANT,
    web(
      'A4',
      'body{font:10.5pt/1.4 "Nimbus Sans",sans-serif}header{text-align:center;border-bottom:2px solid #000;padding-bottom:8px;margin-bottom:4px}h1{font-size:20pt}section{display:grid;grid-template-columns:43mm 1fr;gap:12px;padding:9px 0;border-bottom:1px solid #bbb}h2{font-size:10.5pt;line-height:1.3}.entry+.entry{margin-top:8px}.entry{break-inside:avoid}td:first-child{width:95mm}',
    ),
  ],
  [
    'ruled capitals of an air traffic controller word',
    RAF_CONTROLLER,
    office({
      font: 'Times New Roman',
      size: 11,
      right: 9300,
      name: (text) =>
        new Paragraph({
          alignment: 'center',
          spacing: { after: 60 },
          children: [new TextRun({ text, bold: true, size: 36, color: '7A1F2B' })],
        }),
      heading: ruled,
    }),
  ],
  [
    'right column of a marine engineer pdf',
    MARINE_ENGINEER,
    typeset({
      set: '#set page(paper: "a4", margin: 17mm)\n#set text(font: "Source Sans 3", size: 10.5pt)\n#let big(body) = text(size: 26pt, weight: "bold", fill: rgb("#14365c"), body)',
      heading:
        'block(above: 14pt, below: 7pt)[#text(size: 12.5pt, fill: rgb("#14365c"), it.body) #v(-11pt) #line(length: 100%, stroke: 0.6pt + rgb("#14365c"))]',
      name: '#big',
      side: 58,
      sideAt: 'right',
    }),
  ],
  ['federal builder of a supply technician text', ARMY_SUPPLY, wrappedText({ width: 96, mark: '-', heading: (text) => text })],
  [
    'clean resume of a machinist of the navy pdf',
    NAVY_MACHINIST,
    web(
      'Letter',
      'body{font:10pt/1.34 "P052",serif;color:#222}h1{font-size:24pt;text-align:center}h1+p{text-align:center;margin-bottom:6px}h2{font-size:12pt;text-transform:uppercase;letter-spacing:.06em;border-bottom:1px solid #444;margin:10px 0 4px}.entry+.entry{margin-top:7px}.entry{break-inside:avoid}.r span:last-child{white-space:nowrap}',
    ),
  ],
  [
    'evaluation bullets of a flightline sergeant pdf',
    FLIGHTLINE_SERGEANT,
    web(
      'Letter',
      'body{font:10pt/1.32 "Nimbus Sans",sans-serif}header .entry{display:grid;grid-template-columns:1fr auto;align-items:end}header h1{grid-row:1/4;font-size:25pt;color:#0b2f66;font-weight:700}header p{text-align:right}h2{font-size:10.5pt;background:#0b2f66;color:#fff;padding:2px 8px;margin:9px 0 4px;letter-spacing:.05em}ul{list-style:"- ";padding-left:14px}.entry+.entry{margin-top:7px}.entry{break-inside:avoid}td{padding-right:26px}',
    ),
  ],
];
