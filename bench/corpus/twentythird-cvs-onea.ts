// CVs of the twenty-third batch, with their facts marked (`fact-markup.ts`). None of these people exist.

export const TEACHER = `= {name:Kathryn Brandvold}
Elementary teacher, grades K–3
[side]411 Pine Bluff Road
[side]{location:Decorah, IA|Decorah|411 Pine Bluff Road, Decorah, IA 52101|Decorah, IA 52101|Decorah, IA, 52101|411 Pine Bluff Road, Decorah, IA|411 Pine Bluff Road, Decorah, IA, 52101} 52101
[side]**{phone:(563) 555-0148}**
[side]**{email:k.brandvold@oneotamail.example}**
# EXPERIENCE
# # **{firm1:Freeport Elementary School},** Decorah, IA — __{title1:Third Grade Teacher}__
# # # {dates1:AUGUST 2017 - PRESENT|2017-08..present}
- {did1:Teach a self-contained class of 22 to 25 students, with four to six on individual education plans each year}
- {did1:Moved the share of students reading at grade level from 58% in the fall to 81% in the spring (FAST, 2022–2023)}
- {did1:Lead the third grade team of three teachers and write the shared math pacing guide}
- {did1:Host one student teacher every other year}
# # **{firm2:Riceville Community School},** Riceville, IA — __{title2:First Grade Teacher}__
# # # {dates2:AUGUST 2013 - JUNE 2017|2013-08..2017-06}
- {did2:Taught all subjects to classes of 16 to 19 students and ran the after-school reading club}
- {did2:Started a weekly classroom newsletter and raised conference attendance to 97%}
- {did2:Served on the committee that chose the new phonics curriculum}
# # **{firm3:Postville Community School District},** Postville, IA — __{title3:Long-Term Substitute, Kindergarten}__
# # # {dates3:JANUARY 2013 - JUNE 2013|2013-01..2013-06}
- {did3:Took over a class of 24 at the semester, more than half of them English learners, and kept the two-way Spanish program going}
# EDUCATION
# # **{school1:Upper Iowa University},** Fayette, IA — __{degree1:Master of Education}, {area1:Reading}__
# # # {years1:JUNE 2018 - AUGUST 2020|2018-06..2020-08}
Capstone on decodable texts in mixed classrooms.
# # **{school2:Luther College},** Decorah, IA — __{degree2:Bachelor of Arts}, {area2:Elementary Education}__
# # # {years2:SEPTEMBER 2008 - DECEMBER 2012|2008-09..2012-12}
# LICENSE AND CONTINUING EDUCATION
{passed:Iowa Standard Teaching License}, valid through July 2028
{passed:Reading K–8 endorsement}
{passed:LETRS, Units 1–8}, Keystone AEA, 2022
{passed:Responsive Classroom Elementary Core Course}, 2019
{passed:Mandatory Reporter Training}, renewed 2024
[side]# SKILLS
[side]{skill:Small-group reading instruction}
[side]{skill:FAST and Heggerty assessments}
[side]{skill:Google Classroom}
[side]{skill:Seesaw}
[side]{skill:Behavior plans}
[side]{skill:Co-teaching}
[side]# AWARDS
[side]**{award:Winneshiek County Teacher of the Year},** 2022
[side]**{award:Classroom Garden Grant},** Iowa Ag Literacy, 2019
[side]# LANGUAGES
[side]{language:English}, {language:Spanish} (conversational)
`;

export const CIVIL_ENGINEER = `= {name:Graham Pettipas}, P.Eng.
{location:Truro, NS|Truro|Truro, Nova Scotia} • {phone:902-555-0173} • {email:graham.pettipas@fundynet.example}
# Profile
Municipal engineer with fourteen years in water, sewer and road design for small towns in Nova Scotia. I like work that I can drive past later.
# Experience
# # {firm1,2,3:Hartlen Ross Consultants Ltd.}\tTruro, NS
# # # {title1:Senior Municipal Engineer}\t{dates1:Apr. 2021 – present|2021-04..present}
- {did1:Manage design and tender of $4–6 million a year in water main, storm sewer and street renewal for nine municipalities}
- {did1:Engineer of record for the Tatamagouche wastewater lagoon upgrade ($3.8 million), finished two months ahead of schedule}
- {did1:Supervise two engineers in training and three technologists}
- {did1:Write funding applications; six of eight were approved under the Investing in Canada program}
# # # {title2:Municipal Engineer}\t{dates2:May 2017 – Apr. 2021|2017-05..2021-04}
- {did2:Designed 31 km of water main and 14 km of gravity sewer and wrote the tender documents}
- {did2:Modelled four distribution systems in WaterCAD and set the order of replacement}
# # # {title3:Engineer in Training}\t{dates3:Jan. 2015 – May 2017|2015-01..2017-05}
- {did3:Inspected construction on site, checked progress claims and kept as-built drawings}
- {did3:Calculated storm flows and laid out culverts for twelve rural roads}
# # {firm4,5:Town of Bridgewater}\tBridgewater, NS
# # # {title4:Assistant to the Town Engineer}\t{dates4:Sept. 2012 – Dec. 2014|2012-09..2014-12}
- {did4:Prepared the five-year capital plan for streets and sidewalks and presented it to council}
- {did4:Reviewed subdivision drawings and issued 140 service permits}
# # # {title5:Engineering Co-op Student}\t{dates5:May 2011 – Aug. 2011|2011-05..2011-08}
- {did5:Surveyed catch basins and built the first GIS layer of the storm sewer}
# # {firm6:Cobequid Paving}	Debert, NS
# # # {title6:Labourer and Survey Rod Person}	{dates6:May 2009 – Aug. 2010|2009-05..2010-08}
- {did6:Set grade stakes, raked asphalt and checked trucks at the scale over two summers}
# Education
# # {degree1:Bachelor of Engineering}, {area1:Civil Engineering}\t{years1:2008 – 2012|2008..2012}
{school1:Dalhousie University}, Halifax, NS
# # {degree2:Diploma} in {area2:Engineering}\t{years2:2006 – 2008|2006..2008}
{school2:Acadia University}, Wolfville, NS
# Registration and training
- {passed:Professional Engineer}, Engineers Nova Scotia, 2017
- {passed:Temporary Workplace Traffic Control}, 2023
- {passed:Confined Space Entry}, 2022
# Software
{skill:Civil 3D}, {skill:WaterCAD}, {skill:PCSWMM}, {skill:ArcGIS Pro}, {skill:Bluebeam Revu}
`;

export const DENTAL_ASSISTANT = `= {name:MARISOL TREVIÑO}
REGISTERED DENTAL ASSISTANT
# ABOUT ME
Bilingual dental assistant with nine years of chairside experience in family and pediatric practices. Patients tell me I have a light hand and a calm voice.
# CONTACT
{phone:(956) 555-0119}
{email:marisol.trevino@valleymail.example}
{location:Harlingen, Texas|Harlingen}
# EDUCATION
**{degree1:Certificate}, {area1:Dental Assisting}**
{school1:Rio Grande Valley Technical Institute}
{years1:2014 - 2015|2014..2015}
**{degree2:High School Diploma}**
{school2:San Benito High School}
{years2:2014}
# SKILLS
- {skill:Four-handed dentistry}
- {skill:Digital X-rays}
- {skill:Impressions and scans (iTero)}
- {skill:Temporary crowns}
- {skill:Sterilization}
- {skill:Dentrix and Open Dental}
- {skill:Nitrous oxide monitoring}
# LANGUAGES
{language:English}
{language:Spanish}
# EXPERIENCE
# # {title1:Lead Dental Assistant}\t{dates1:2021 - Present|2021..present}
{firm1:Arroyo Family Dentistry} | Harlingen, TX
- {did1:Assist two dentists with fillings, extractions, crowns and implants for 14 to 18 patients a day}
- {did1:Order supplies for six rooms and cut the monthly spend by $900}
- {did1:Train new assistants in infection control and charting}
# # {title2:Dental Assistant}\t{dates2:2018 - 2021|2018..2021}
{firm2:Little Palms Pediatric Dental} | Brownsville, TX
- {did2:Prepared children aged 2 to 16 for treatment and explained each step to them in English or Spanish}
- {did2:Took X-rays, applied sealants and fluoride, and sat with patients under nitrous oxide}
- {did2:Visited 11 schools each year with the screening van}
# # {title3:Dental Assistant}\t{dates3:2015 - 2018|2015..2018}
{firm3:Dr. Hector M. Salinas, DDS} | San Benito, TX
- {did3:Set up and turned over three rooms, poured models and made temporary crowns}
- {did3:Filled in at the front desk: appointments, Medicaid claims and recalls}
# CERTIFICATIONS
{passed:Texas RDA Registration}, 2015
{passed:Nitrous Oxide Monitoring}, 2018
{passed:CPR/BLS}, American Heart Association, 2025
# REFERENCES
**Dr. Amanda Cho, DDS**
Arroyo Family Dentistry
«Phone:» (956) 555-0120
**Leticia Ybarra, Office Manager**
Little Palms Pediatric Dental
«Phone:» (956) 555-0164
`;

export const KITCHEN_MANAGER = `[side]= {name:DeShawn Pruitt}
[side]# Contact
[side]**«Address»**
[side]{location:Paducah, KY|Paducah|Paducah, KY 42003|Paducah, KY, 42003} 42003
[side]**«Phone»**
[side]{phone:270-555-0191}
[side]**«E-mail»**
[side]{email:deshawn.pruitt@riverpost.example}
[side]# Skills
[side]- {skill:Food cost control}
[side]- {skill:Ordering and inventory}
[side]- {skill:Menu development}
[side]- {skill:Scheduling}
[side]- {skill:Grill, sauté and fry stations}
[side]- {skill:Toast POS}
[side]- {skill:Staff training}
[side]# Languages
[side]{language:English}
[side]Native
[side]{language:Spanish}
[side]Elementary
Kitchen manager who came up from the dish pit. Eleven years in high-volume kitchens, four of them running one. Known for low food cost, clean inspections and a crew that stays.
# Work History
| {dates1:Mar 2021 -|2021-03..present}<br>Current | **{title1:Kitchen Manager}**<br>__{firm1,2:Harbor House Grill}, Paducah, KY__<br>- {did1:Run a line of nine cooks and four dishwashers that serves 350 to 500 covers a night}<br>- {did1:Brought food cost down from 34% to 29.5% in the first year}<br>- {did1:Scored 98 or higher on every health inspection since 2021}<br>- {did1:Write the schedule, the prep lists and the weekly orders to three suppliers} |
| {dates2:Jun 2018 -|2018-06..2021-03}<br>Mar 2021 | **{title2:Line Cook}**<br>__Harbor House Grill, Paducah, KY__<br>- {did2:Worked grill and sauté on the busiest shifts and closed five nights a week}<br>- {did2:Trained 12 new cooks on the stations}<br>- {did2:Set up a par sheet for the walk-in that the restaurant still uses} |
| {dates3:Sep 2016 -|2016-09..2018-05}<br>May 2018 | **{title3:Line Cook}**<br>__{firm3:Patti Jo's Smokehouse}, Grand Rivers, KY__<br>- {did3:Smoked 200 pounds of pork shoulder and ribs a day and kept the temperature log}<br>- {did3:Plated for parties of up to 120} |
| {dates4:Feb 2014 -|2014-02..2016-08}<br>Aug 2016 | **{title4:Dishwasher / Prep Cook}**<br>__{firm4:Kentucky Dam Village Lodge}, Gilbertsville, KY__<br>- {did4:Washed dishes and cut vegetables for a dining room of 200 seats, moved to prep after five months}<br>- {did4:Made soups, dressings and slaw for the buffet} |
# Education
| {years1:May 2013|2013-05} | **{degree1:High School Diploma}**<br>__{school1:Paducah Tilghman High School}, Paducah, KY__ |
# Certifications
| 2024 | {passed:ServSafe Food Protection Manager} |
| 2022 | {passed:Kentucky STAR alcohol server training} |
`;

export const MARKETING_COORDINATOR = `[head]= {name:Annika Voss}
[head]Marketing Coordinator
[head]Marketing coordinator for manufacturers and nonprofits. I turn dull product sheets into campaigns that sales people really use, and I count what comes of them.
[head][box]{email:annika.voss@hancockmail.example}\t{phone:419-555-0135}\t{location:Findlay, Ohio|Findlay}\t{url:linkedin.com/in/annikavoss-example}
# WORK EXPERIENCE
# # {title1:Marketing Coordinator}
# # # {firm1:Blanchard Valve & Fitting Co.}
{dates1:06/2021 – Present|2021-06..present}\tFindlay, Ohio
«Achievements/Tasks»
- {did1:Plan and send two e-mail campaigns a month to 8,400 distributors, with an average open rate of 37%}
- {did1:Rebuilt the product pages with the web agency and doubled quote requests in ten months}
- {did1:Organize six trade shows a year on a budget of $210,000}
# # {title2:Communications and Events Assistant}
# # # {firm2:Community Foundation of Seneca County}
{dates2:08/2019 – 05/2021|2019-08..2021-05}\tTiffin, Ohio
«Achievements/Tasks»
- {did2:Wrote the annual report, the monthly newsletter and posts for three channels}
- {did2:Moved the spring gala online in seven weeks and raised $146,000}
# # {title3:Marketing Intern}
# # # {firm3:Great Lakes Popcorn Works}
{dates3:05/2018 – 08/2018|2018-05..2018-08}\tPort Clinton, Ohio
«Achievements/Tasks»
- {did3:Photographed 40 products for the web shop and wrote their descriptions}
# EDUCATION
# # {degree1:Bachelor of Science} in {area1:Marketing}
# # # {school1:Bowling Green State University}
{years1:08/2015 – 05/2019|2015-08..2019-05}\tBowling Green, Ohio
«Courses»
Consumer behavior, digital analytics, graphic communications
[side]# SKILLS
[side][box]{skill:HubSpot}\t{skill:Google Analytics 4}\t{skill:Adobe InDesign}\t{skill:Canva}\t{skill:Copywriting}\t{skill:Trade shows}\t{skill:WordPress}\t{skill:SEO}
[side]# VOLUNTEER EXPERIENCE
[side]# # {role1:Publicity Chair}
[side]# # # {cause1:Findlay Riverside Train Days}
[side]03/2022 – Present
[side]«Tasks/Achievements»
[side]- Posters, press and the volunteer roster for a weekend with 3,000 visitors
[side]# # {role2:Adult Literacy Tutor}
[side]# # # {cause2:Hancock County Literacy Alliance}
[side]01/2020 – 12/2021
[side]# HONOR AWARDS
[side]{award:ADDY Silver, Sales Promotion} (2023)
[side]American Advertising Federation, Northwest Ohio
[side]{award:Twenty Under 30} (2022)
[side]Findlay-Hancock Chamber
[side]# CERTIFICATES
[side]{passed:HubSpot Inbound Marketing} (2021)
[side]{passed:Google Analytics Certification} (2023)
[side]# LANGUAGES
[side]{language:German}
[side]Limited Working Proficiency
[side]# INTERESTS
[side][box]Letterpress\tKayaking\tBaking bread
`;

export const MARINE_STUDENT = `[head]= {name:Tyler Okonski}
[head]{email:tokonski@lakeheadmail.example} | {phone:218.555.0142} | {url:github.com/tokonski-example}
[head]«Last Updated on 12th October 2025»
[side]# Education
[side]# # {school1:UNIVERSITY OF MINNESOTA DULUTH}
[side]# # # {degree1:BS} in {area1:Mechanical Engineering}
[side]{years1:Expected May 2026|2026-05} | Duluth, MN
[side]Swenson College of Science and Engineering
[side]Cum. GPA: 3.61 / 4.0
[side]# # {school2:LAKE SUPERIOR COLLEGE}
[side]# # # {degree2:AS} in {area2:Engineering}
[side]{years2:May 2024|2024-05} | Duluth, MN
[side]# Coursework
[side]Fluid Mechanics
[side]Heat and Mass Transfer
[side]Machine Design
[side]Dynamic Systems and Controls
[side]Finite Element Methods
[side]__(Teaching Assistant)__
[side]# Skills
[side]# # # Design
[side]{skill:SolidWorks} • {skill:AutoCAD} • {skill:ANSYS}
[side]# # # Programming
[side]{skill:MATLAB} • {skill:Python} • {skill:LabVIEW} • {skill:Arduino}
[side]# # # Shop
[side]{skill:MIG and stick welding} • {skill:Manual mill and lathe} • {skill:Hydraulics} • {skill:Diesel diagnostics}
[side]# Clearance
[side]Secret (2018, inactive)
[side]# Societies
[side]Student Veterans of America
[side]ASME student section
# Experience
# # {firm1:ISLE ROYALE FABRICATION} | {title1:Mechanical Engineering Intern}
{dates1:May 2025 – Aug 2025|2025-05..2025-08} | Superior, WI
- {did1:Redesigned the latch of a hatch cover for lake freighters and cut its weight by 22% without losing the class approval.}
- {did1:Ran finite element checks of lifting points and wrote the calculation sheets for the senior engineer.}
# # {firm2:UMD DEPARTMENT OF MECHANICAL ENGINEERING} | {title2:Undergraduate Research Assistant}
{dates2:Sep 2024 – Present|2024-09..present} | Duluth, MN
- {did2:Build and run a test rig for ice adhesion on coated steel; 140 runs so far.}
- {did2:Write the MATLAB scripts that turn load cell data into plots.}
- {did2:Coauthor of a poster at the North Country Materials Symposium, April 2025.}
# # {service3:UNITED STATES MARINE CORPS|US Marine Corps} | {title3:Engineer Equipment Mechanic}, {rank3:Corporal}
{dates3:Jul 2018 – Jul 2022|2018-07..2022-07} | {unit3:9th Engineer Support Battalion}, Okinawa, Japan
- {did3:Repaired D7 dozers, TRAMs and 50-ton cranes in the shop and on exercises in Thailand and Korea.}
- {did3:Led a contact team of four mechanics and kept 37 of 41 machines ready on average.}
- {did3:Rebuilt the parts layette and freed $60,000 in dead stock.}
# # {firm4:BOREAL AUTO PARTS} | {title4:Counter and Delivery}
{dates4:Jun 2016 – Jun 2018|2016-06..2018-06} | Cloquet, MN
- {did4:Looked up and delivered parts for 30 garages after school and full time in the last year.}
# Projects
# # FORMULA SAE | Drivetrain Lead
Sep 2024 – Present | Duluth, MN
Chain drive and differential mount for the 2025 car, machined from our own drawings. The car finished the endurance event for the first time in six years.
# # COLD-CLIMATE HEAT PUMP RIG | Senior Design
Jan 2025 – May 2025
Team of four. Instrumented a mini-split at –25 °C and compared its output with the data sheet.
# Awards
2022\t{award:Navy and Marine Corps Achievement Medal}
2022\t{award:Marine Corps Good Conduct Medal}
2025\t{award:Robert F. Pierce Engineering Scholarship}, UMD
`;

export const NAVY_LOGISTICS = `= {name:Latoya M. Rushing}
{location:Suffolk, VA|Suffolk|Suffolk, VA 23434|Suffolk, VA, 23434} 23434   ▪   {phone:757-555-0128}   ▪   {email:lmrushing@tidemail.example}
WAREHOUSE AND INVENTORY SPECIALIST
# SUMMARY OF QUALIFICATIONS
- Seven years of supply, shipping and inventory work, six of them in the U.S. Navy
- Accountable for 9,200 line items worth $14 million with 99.1% inventory validity
- Supervised up to six people ashore and at sea; no lost-time accidents
- Active Secret clearance; licensed on forklifts to 6,000 lb
# SKILLS
# # Inventory and Purchasing
- {skill:Cycle counts}
- {skill:Stock reconciliation}
- {skill:Government purchase card}
- {skill:Vendor negotiation}
- {skill:Hazmat storage}
# # Shipping and Receiving
- {skill:Forklift and pallet jack}
- {skill:Bills of lading}
- {skill:Load planning}
- {skill:Customs paperwork}
- {skill:Mail handling}
# # Systems and Office
- {skill:Navy ERP}
- {skill:R-Supply}
- {skill:SAP EWM}
- {skill:Excel (pivot tables, lookups)}
- {skill:Barcode scanners}
# WORK HISTORY
| **{title1:Inventory Control Clerk}**, {firm1:Peanut Belt Distribution}, Suffolk, VA | {dates1:Nov 2023–present|2023-11..present} |
- {did1:Count 60 bin locations a shift and find the cause of each variance}
- {did1:Cut mis-picks from 14 to 5 a week by relabeling two aisles}
| **{title2:Logistics Specialist}**, {rank2:Petty Officer Second Class}, {service2:U.S. Navy|US Navy}, {unit2:USS Tortuga (LSD 46)} | {dates2:Feb 2020–Sept 2023|2020-02..2023-09} |
- {did2:Ran the main storeroom and led six sailors on two deployments}
- {did2:Loaded 310 pallets in four replenishments at sea without damage}
| **{title3:Logistics Specialist}**, {rank3:Petty Officer Third Class}, {service3:U.S. Navy|US Navy}, {unit3:Naval Supply Systems Command Fleet Logistics Center Norfolk} | {dates3:Sept 2017–Jan 2020|2017-09..2020-01} |
- {did3:Received and issued repair parts for 22 ships and staged them on the pier}
| **{title4:Cashier and Stocker}**, {firm4:Farm Fresh No. 6288}, Franklin, VA | {dates4:June 2016–Aug 2017|2016-06..2017-08} |
# EDUCATION AND TRAINING
| {school1:Paul D. Camp Community College}, Franklin, VA: {degree1:Career Studies Certificate}, {area1:Warehouse and Distribution} | {years1:Dec 2024|2024-12} |
| {passed:Logistics Specialist "A" School}, Meridian, MS | 2017 |
| {passed:OSHA 10-Hour General Industry} | 2023 |
| {passed:Enlisted Surface Warfare Specialist} | 2021 |
`;
