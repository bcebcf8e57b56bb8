import { personOfNotes } from './notes.ts';

/** Invented people for the layouts of the seventh batch. */
export const SEVENTH_PEOPLE = {
  merchant: personOfNotes(`
    UK Gareth Pugh-Thomas | gareth.pt@homemail.example | 07700 900512 | Carmarthen, Carmarthenshire
    summary Branch manager with a trade counter background who enjoys building a loyal team and a tidy yard.
    @ 2018-04..now | Branch Manager | Castell Timber & Roofing | Llanelli
    - Grew trade accounts from 210 to 340 in three years
    - Cut stock losses by a third after moving to weekly counts
    @ 2012-09..2018-03 | Assistant Branch Manager | Teifi Building Supplies | Cardigan
    - Ran the counter, the yard and two delivery wagons
    @ 2008-06..2012-08 | Trade Counter Sales | Morlais Plumb Centre | Merthyr Tydfil
    - Priced jobs for plumbers and heating engineers
    study 2006-09..2008-06 | BTEC National Diploma | Business | Coleg Sir Gar
    skills Stock control; Team rotas; Trade pricing; Kerridge K8
    languages Welsh: native; English: fluent
    passed 2019 Counterbalance Forklift Licence; 2021 IOSH Managing Safely
    likes Rugby; Hill walking`),
  hairdresser: personOfNotes(`
    UK Shanice Odukoya | shanice.o@mailbox.example | 07700 900634 | Croydon, Surrey
    summary Creative stylist and colour specialist with a full column and a loyal following.
    @ 2021-02..now | Senior Stylist | Maison Ebony | Croydon
    - Balayage, silk press and bridal work for 30 clients a week
    - Mentor two juniors on their day release
    @ 2018-08..2021-01 | Stylist | Hair by Delphine | Sutton
    - Built a column from scratch in eight months
    @ 2016-09..2018-07 | Junior | Studio 54 Purley | Purley
    - Shampooed, swept and looked after reception
    study 2016-09..2018-06 | NVQ Level 3 | Hairdressing | Croydon College
    skills Colour correction; Extensions; Consultations; Instagram marketing
    passed 2020 Afro and Textured Hair Award
    likes Dance; Fashion`),
  caretaker: personOfNotes(`
    UK Derek Bairstow | d.bairstow@homemail.example | 01274 555 0162 | Shipley, West Yorkshire
    summary Reliable all-rounder. I have looked after school buildings for fifteen years and never missed an opening.
    @ 2010-01..now | Site Caretaker | Heaton Grange Primary | Bradford
    - Open up, lock up and carry out repairs
    - Check fire alarms and water temperatures each week
    @ 2003-05..2009-12 | Warehouse Operative | Aire Textiles | Keighley
    - Picked and packed cloth for export
    @ 1996-10..2003-04 | Milk Roundsman | Dales Dairies | Skipton
    - Delivered to 400 doorsteps, six days a week
    study 1991-09..1996-06 | GCSEs | Maths, English, Woodwork | Salt Grammar School
    skills Minor repairs; Legionella checks; Painting; Key holding
    passed 2015 Emergency First Aid at Work; 2017 PAT Testing
    likes Allotment; Brass band`),
  nurse: personOfNotes(`
    US Marisol Quintanilla | marisol.q@inkwell.example | 210-555-0148 | New Braunfels, TX
    summary Registered nurse with nine years on medical and telemetry floors who keeps calm on nights.
    @ 2020-07..now | Charge Nurse | Comal River Medical Center | New Braunfels, TX
    - Lead a night team of seven on a 28 bed floor
    - Precept new graduates through their first twelve weeks
    @ 2016-08..2020-06 | Staff Nurse | Guadalupe Heart Hospital | Seguin, TX
    - Cared for four to five telemetry patients per shift
    @ 2014-05..2016-07 | Patient Care Tech | Mission Trail Baptist | San Antonio, TX
    - Took vital signs and drew labs
    study 2012-08..2016-05 | Bachelor of Science in Nursing | Nursing | Texas Lutheran University
    skills Telemetry; Wound care; Epic; Precepting
    languages English; Spanish
    passed 2022 ACLS; 2021 PCCN
    awards Daisy Award`),
  developer: personOfNotes(`
    UK Aleksandra Wiśniewska | ola.wisniewska@mailbox.example | +44 7700 900271 | Leeds, West Yorkshire
    label Front-end developer
    summary Front-end developer who came from print design and still cares about type.
    @ 2022-03..now | Front-end Developer | Otter & Finch | Leeds
    - Rebuilt the checkout in React with full keyboard support
    - Set up visual regression tests for 140 components
    @ 2019-06..2022-02 | Web Designer | Pennine Pixels | Huddersfield
    - Designed and built 35 sites for small firms
    @ 2015-09..2019-05 | Artworker | Holmfirth Print | Holmfirth
    - Prepared packaging and catalogues for press
    study 2012-09..2015-06 | BA (Hons) | Graphic Design | Leeds Arts University
    skills TypeScript; React; CSS; Figma; Accessibility
    languages Polish: native; English: fluent
    likes Letterpress; Bouldering`),
  estimator: personOfNotes(`
    UK Colm Gallagher | colm.gallagher@homemail.example | 028 9555 0133 | Lisburn, County Antrim
    summary Estimator with sixteen years in groundworks and civils across Ulster.
    @ 2017-01..now | Senior Estimator | Lagan Groundworks | Lisburn
    - Price tenders of up to £4m for roads, drainage and housing
    - Won eleven of the last thirty bids
    @ 2012-05..2016-12 | Estimator | McElroy Civils | Craigavon
    - Took off quantities and chased suppliers for quotes
    @ 2009-09..2012-04 | Trainee Quantity Surveyor | Drumlin Homes | Banbridge
    - Measured work on three housing sites
    study 2006-09..2009-06 | BSc | Quantity Surveying | Ulster University
    skills Tender pricing; Take-off; NEC4; Excel; Supplier negotiation
    passed 2018 MCIOB; 2022 CSR Card
    likes Gaelic football; Sailing`),
  chefUs: personOfNotes(`
    US Andre Batiste | andre.batiste@inkwell.example | (504) 555-0177 | Metairie, LA
    summary Line-trained chef who runs a clean kitchen, trains from the dish pit up and keeps food cost under 29 percent.
    @ 2021-05..now | Executive Sous Chef | The Pelican Room | New Orleans, LA
    - Run nights for 180 covers with a brigade of twelve
    - Rewrote the prep lists and cut waste by a fifth
    @ 2018-03..2021-04 | Sous Chef | The Pelican Room | New Orleans, LA
    - Ordered fish and produce daily
    @ 2014-10..2018-02 | Line Cook | Bayou Street Kitchen | Metairie, LA
    - Worked grill, saute and fry
    study 2012-08..2014-05 | Associate of Applied Science | Culinary Arts | Delgado Community College
    skills Menu costing; Butchery; ServSafe; Scheduling
    passed 2023 ServSafe Manager
    gives 2016-11..now | Cook | Second Harvest Kitchen`),
  infantry: personOfNotes(`
    UK Tomos Llewellyn | tomos.llewellyn@mailbox.example | 07700 900855 | Brecon, Powys
    summary Former infantry sergeant who plans ahead, trains people well and gets kit out of the door on time.
    @ 2022-06..now | Transport Supervisor | Beacons Haulage | Merthyr Tydfil
    - Schedule 22 drivers and audit tachographs
    ! Army British Army 2017-03..2022-05 | Sergeant | Platoon Sergeant | 1st Battalion The Royal Welsh | Tidworth
    - Trained and led a platoon of thirty
    - Ran the ranges for the battle group
    ! Army British Army 2012-01..2017-02 | Corporal | Section Commander | 1st Battalion The Royal Welsh | Chester
    - Commanded a section of eight in Afghanistan
    study 2007-09..2009-06 | BTEC First Diploma | Public Services | Coleg Powys
    skills Planning; Instruction; Driver hours; Risk assessment
    passed 2021 Transport Manager CPC; 2019 Level 3 Award in Education and Training
    awards Operational Service Medal Afghanistan
    likes Fell running`),
  sailorUs: personOfNotes(`
    US Kiana Makoa | kiana.makoa@inkwell.example | 808-555-0121 | Kapolei, HI
    summary Electronics technician with eight years in the Navy and four in shipyard test and repair.
    @ 2021-09..now | Test Technician | Pacific Dry Dock | Honolulu, HI
    - Test and repair navigation radar on ferries and tugs
    ! USNavy US Navy 2016-11..2021-08 | ETN2 | Electronics Technician | USS Chafee | Pearl Harbor, HI
    - Maintained SPS-73 radar and four radio suites
    ! USNavy US Navy 2013-06..2016-10 | ETN3 | Communications Technician | USS Port Royal | Pearl Harbor, HI
    - Stood radio watch on two deployments
    study 2019-01..2022-12 | Associate of Science | Electronics Technology | Honolulu Community College
    skills Radar repair; Soldering; Schematics; Oscilloscopes
    passed 2022 FCC GROL
    awards Navy Achievement Medal`),
  officeUk: personOfNotes(`
    UK Yasmin Chaudhry | y.chaudhry@homemail.example | 07700 900908 | Slough, Berkshire
    summary Friendly administrator who keeps calm on the phone and likes a list.
    @ 2019-10..now | Customer Service Administrator | Thames Valley Lifts | Slough
    - Book engineers and answer sixty calls a day
    - Send out quotes and chase purchase orders
    @ 2015-03..2019-09 | Receptionist | Langley Dental Care | Langley
    - Welcomed patients and kept the diary for three dentists
    @ 2013-11..2015-02 | Sales Assistant | Pollard's Chemist | Windsor
    - Served on the till and put out deliveries
    study 2011-09..2013-06 | A Levels | English Literature, Sociology, Art | Upton Court Grammar School
    skills Microsoft Outlook; Sage 50; Minute taking; Typing
    languages Urdu; English
    gives 2017-01..2019-12 | Befriender | Slough Good Neighbours
    likes Baking; Swimming`),
  teacher: personOfNotes(`
    UK Fiona Strachan | fiona.strachan@mailbox.example | 07700 900377 | Elgin, Moray
    summary Primary teacher with a love of outdoor learning and a record of calm classrooms.
    @ 2016-08..now | Class Teacher | Lossie Bay Primary School | Lossiemouth
    - Teach Primary 5 and lead outdoor learning across the school
    - Brought in a reading scheme that halved the number of pupils below level
    @ 2011-08..2016-06 | Probationer then Supply Teacher | Moray Council | Elgin
    - Covered classes in nine schools
    @ 2007-10..2010-07 | Nursery Practitioner | Wee Bears | Forres
    - Key worker for eight children under three
    study 2010-08..2011-06 | PGDE | Primary Education | University of Aberdeen
    study 2003-09..2007-06 | MA (Hons) | History | University of Dundee
    skills Literacy; Forest school; Safeguarding; Parent meetings
    passed 2018 Forest School Leader Level 3
    likes Sea kayaking; Fiddle`),
  driverUs: personOfNotes(`
    US Lamar Hutchins | lamar.hutchins@inkwell.example | 662-555-0190 | Tupelo, MS
    summary Class A driver with 1.2 million safe miles and a clean record.
    @ 2017-02..now | OTR Driver | Magnolia Freight Lines | Tupelo, MS
    - Haul dry van and reefer through 38 states
    - On time 99 percent of loads
    @ 2011-06..2017-01 | Delivery Driver | Yalobusha Beverage | Grenada, MS
    - Ran 18 to 25 stops a day with hand truck
    @ 2007-03..2011-05 | Forklift Operator | Franklin Furniture | Houston, MS
    - Loaded trailers and kept the dock clean
    study 2003-08..2007-05 | High School Diploma | General Studies | Pontotoc High School
    skills Reefer; Trip planning; Elogs; Pre-trip inspection
    passed 2017 Hazmat Endorsement; 2010 CDL Class A`),
};
