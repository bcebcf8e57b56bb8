import { personOfNotes } from './notes.ts';

/** Invented people for the layouts of the sixth batch: school leavers, older workers, carers, clerks, drivers and people who served. */
export const SIXTH_PEOPLE = {
  schoolLeaver: personOfNotes(`
    UK Keeley Ashworth | keeleyash07@mailbox.example | 07700 900318 | Leigh, Lancashire
    summary I am a polite and punctual school leaver who is looking for an apprenticeship in hairdressing or retail.
    @ 2023-09..now | Saturday Assistant | Hindley's Bakery | Leigh
    - Serve customers, bag bread and take card payments
    - Open up on my own once a month
    @ 2023-06..2023-07 | Work Experience Pupil | Salon Lumière | Atherton
    - Swept up, made drinks and booked appointments on the phone
    study 2019-09..2024-06 | GCSEs | English, Mathematics, Art and Food Technology | Bedford High School
    skills Cash handling; Talking to customers; Instagram; Baking
    gives 2022-01..2023-12 | Young Leader | Pennington Brownies
    likes Netball; Make-up; Baking`),
  collegeLeaver: personOfNotes(`
    UK Tariq Mahmood | tariq.m05@mailbox.example | 07700 900745 | Keighley, West Yorkshire
    summary Motivated college leaver with a full set of tools and a Level 2 in brickwork. I want a job outdoors.
    @ 2024-07..now | Bricklayer's Labourer | Aire Valley Brickwork | Bingley
    - Mix mortar, load out and strike scaffold boards
    @ 2023-10..2024-06 | Kitchen Porter | The Airedale Heifer | Keighley
    - Washed pots for a 90 cover Sunday service
    study 2022-09..2024-06 | Diploma Level 2 | Bricklaying | Keighley College
    skills Mixing mortar; Reading drawings; Manual handling; Early mornings
    passed 2024 CSCS Green Card
    gives 2021-05..2022-08 | Junior Coach | Silsden Cricket Club
    likes Cricket; Boxing`),
  olderFitter: personOfNotes(`
    UK Raymond Clegg | ray.clegg@homemail.example | 01706 555 0148 | Bacup, Lancashire
    summary Time served fitter with forty years in paper mills and engineering works. Hard working, reliable, clean licence.
    @ 2009-03..now | Maintenance Fitter | Irwell Board Mills | Rawtenstall
    - Breakdown repairs on pulpers, pumps and conveyors
    - Planned stops twice a year with a gang of eight
    @ 1994-08..2009-02 | Millwright | Stubbins Paper | Ramsbottom
    - Changed rolls and bearings on two machines
    @ 1983-09..1994-07 | Apprentice and Fitter | Hargreaves Foundry | Halifax
    - Learned turning, fitting and oxyacetylene welding
    study 1983-09..1987-06 | City and Guilds | Mechanical Engineering Craft Studies | Burnley College
    skills Pumps and valves; Bearings; Hydraulics; Welding; Fault finding
    passed 2018 IPAF 3a 3b; 2019 Fork Lift Counterbalance
    likes Fishing; Crown green bowls; Grandchildren`),
  secretary: personOfNotes(`
    UK Maureen Pettigrew | m.pettigrew@homemail.example | 0131 555 0177 | Musselburgh, East Lothian
    summary Experienced secretary with excellent shorthand, used to confidential work and busy partners.
    @ 2001-05..2023-12 | Legal Secretary | Balfour & Tait | Edinburgh
    - Typed wills, titles and court papers for three partners
    - Kept the diary and opened the post
    @ 1988-10..2001-04 | Secretary to the Headmaster | St Cuthbert's Academy | Prestonpans
    - Managed admissions, registers and dinner money
    @ 1981-08..1988-09 | Shorthand Typist | Forth Assurance | Edinburgh
    - Took dictation at 110 words a minute
    study 1979-08..1981-06 | Diploma | Secretarial Studies | Telford College
    skills Audio typing; Shorthand; Minutes; Diary management; Microsoft Word
    passed 2010 European Computer Driving Licence
    gives 2015-03..now | Treasurer | Musselburgh Ladies Choir
    likes Choral singing; Gardening`),
  linkedClerk: personOfNotes(`
    US Danielle Fontenot-Reyes | dfr@inkwell.example | 512-555-0109 | Round Rock, Texas, United States | www.linkedin.com/in/dfontenotreyes
    label Accounts Payable Lead at Brushy Creek Supply | Process improver
    summary Accounts payable lead who likes a clean close. Ten years with distributors in central Texas.
    @ 2020-02..now | Accounts Payable Lead | Brushy Creek Supply | Round Rock, Texas
    - Lead four clerks and pay 6,000 invoices a month
    - Moved 300 vendors to electronic payment
    @ 2016-06..2020-01 | Accounts Payable Specialist | Lone Star Fasteners | Austin, Texas Area
    - Matched invoices to receipts and chased the differences
    @ 2013-08..2016-05 | Office Assistant | Pflugerville Dental | Pflugerville, Texas
    - Answered phones and posted payments
    study 2009-08..2013-05 | Bachelor of Business Administration - BBA | Accounting | Texas State University
    skills Invoice Processing; Reconciliation; Vendor Management
    languages English: Native or Bilingual; Spanish: Professional Working
    passed 2019 Certified Accounts Payable Professional
    awards Employee of the Quarter`),
  linkedSailor: personOfNotes(`
    US Terrell Whitcomb | terrell.whitcomb@inkwell.example | 757-555-0164 | Chesapeake, Virginia, United States | www.linkedin.com/in/terrellwhitcomb
    label Facilities Manager | Navy Veteran
    summary Facilities manager and retired chief who keeps buildings, boats and people running.
    @ 2021-03..now | Facilities Manager | Tidewater Cold Chain | Norfolk, Virginia
    - Run maintenance for three freezer warehouses
    ! USNavy US Navy 2012-06..2021-02 | Chief Petty Officer | Chief Engineman | USS Gunston Hall | Virginia Beach, Virginia
    - Led 34 sailors in the main propulsion division
    study 2017-01..2020-12 | Associate of Applied Science | Industrial Technology | Tidewater Community College
    skills Preventive Maintenance; Refrigeration; Crew Leadership
    languages English: Native or Bilingual
    passed 2021 EPA Section 608 Universal
    awards Navy and Marine Corps Commendation Medal`),
  socialMedia: personOfNotes(`
    UK Bethan Llewelyn | hello@bethanllewelyn.example | 07700 900566 | 14 Heol y Bont, Pontcanna, Cardiff
    label Event & Wedding Planner
    summary Organised, cheerful planner of weddings and company parties. I love a seating plan.
    @ 2021-05..now | Senior Event Planner | Copperleaf Events | Cardiff
    - Plan thirty weddings a year from first call to last dance
    - Brief and pay forty suppliers
    @ 2018-09..2021-04 | Venue Coordinator | The Old Sorting Office | Newport
    - Showed couples round and sold the Saturday dates
    @ 2016-06..2018-08 | Waitress | Bistro Tramshed | Cardiff
    - Looked after eight tables a night
    study 2013-09..2016-06 | BA (Hons) | Events Management | Cardiff Metropolitan University
    skills Budgeting; Supplier management; Canva; Calm under pressure
    languages Welsh: fluent; English: fluent
    likes Pottery; Sea swimming`),
  dentalNurse: personOfNotes(`
    US Jasmine Kowalczyk | jasminek@maildrop.example | (414) 555-0127 | 2208 S Kinnickinnic Ave, Milwaukee, WI 53207
    label Dental Assistant
    summary Gentle chairside assistant, good with anxious children and with grumpy equipment.
    @ 2020-08..now | Lead Dental Assistant | Bay View Smiles | Milwaukee
    - Train new assistants in four handed dentistry
    - Order supplies for six chairs
    @ 2017-01..2020-07 | Dental Assistant | Kosciuszko Family Dentistry | West Allis
    - Took X-rays and poured models
    study 2015-08..2016-12 | Technical Diploma | Dental Assistant | Milwaukee Area Technical College
    skills Chairside assisting; Digital X-rays; Sterilization; Dentrix
    languages English: fluent; Polish: fluent
    likes Roller derby; Houseplants`),
  claimsExaminer: personOfNotes(`
    US Leticia Broussard | leticia.broussard@govpost.example | 504-555-0136 | New Orleans, LA 70122
    summary Claims examiner with eleven years of federal service in disability and survivors benefits.
    @ 2018-03..now | Veterans Service Representative | Veterans Benefits Administration | New Orleans, LA
    - Develop and promulgate an average of 9 claims a day at 98% accuracy
    - Mentor trainees in the intake of survivors claims
    = 40 | 71,099 | Harold Stiles | 504-555-0111 | GS-0996-11
    @ 2013-07..2018-02 | Contact Representative | Social Security Administration | Metairie, LA
    - Interviewed 25 visitors a day about retirement and disability
    = 40 | 45,627 | Yolanda Petit | 504-555-0192 | GS-0962-08
    study 2009-08..2013-05 | Bachelor's Degree | Sociology | Southern University at New Orleans
    skills Claims development; VBMS; Interviewing; Plain writing
    awards Special Contribution Award; Time Off Award`),
  airTraffic: personOfNotes(`
    US Curtis Halloran | curtis.halloran@govpost.example | 405-555-0158 | Midwest City, OK 73110
    summary Equipment specialist and former radar technician with nineteen years of work on aircraft and ground systems.
    @ 2015-09..now | Equipment Specialist | Defense Logistics Agency | Tinker AFB, OK
    - Write technical answers for 600 stock numbers of tanker parts
    = 40 | 88,302 | Denise Ott | 405-555-0170 | GS-1670-12
    ! USAF US Air Force 2006-05..2015-08 | Technical Sergeant | Ground Radar Systems Craftsman | 552nd Air Control Networks Squadron | Tinker AFB, OK
    - Kept three radars at 99% and trained 14 apprentices
    = 50 | 42,000 | MSgt Paul Reyna | 405-555-0121 | 
    study 2008-01..2012-05 | Associate's Degree | Electronic Systems Technology | Community College of the Air Force
    skills Technical orders; Provisioning; Radar; Cataloging
    awards Air Force Commendation Medal; Air Force Achievement Medal`),
  healthCare: personOfNotes(`
    UK Adaeze Nwosu | adaeze.nwosu@mailbox.example | 07700 900833 | Thamesmead, London
    summary I have worked in care for eight years and I am ready for a band 3 post on a stroke ward.
    @ 2019-11..now | Healthcare Assistant | Lewisham and Greenwich NHS Trust | London
    - Observations, personal care and escorting patients to scans
    - Dementia champion of the ward
    @ 2016-04..2019-10 | Care Assistant | Plumstead Lodge Nursing Home | London
    - Looked after 12 residents and wrote up care plans
    study 2014-09..2016-03 | NVQ Level 2 | Health and Social Care | London South East Colleges
    skills Observations; Moving and handling; Catheter care; Record keeping
    passed 2019 Care Certificate; 2023 Basic Life Support`),
  hospitalPorter: personOfNotes(`
    UK Gordon Fairweather | gordon.fairweather@mailbox.example | 07700 900924 | Arbroath, Angus
    summary Former soldier, now a porter, who would like to train as a theatre support worker.
    @ 2021-02..now | Portering Team Leader | NHS Tayside | Dundee
    - Roster and brief a team of fourteen over two sites
    ! Army British Army 2008-06..2020-12 | Corporal | Combat Medical Technician | 2 Medical Regiment | North Luffenham
    - Ran the treatment bay of a field hospital for 40 patients a day
    study 2018-09..2019-06 | Level 3 Diploma | Emergency Care | Defence Medical Academy
    skills Moving and handling; Immediate aid; Rostering; Infection control
    passed 2022 Manual Handling Trainer; 2020 Prehospital Trauma Life Support`),
  germanEngineer: personOfNotes(`
    UK Friederike Baumgärtner | f.baumgaertner@briefkasten.example | +49 711 555 0132 | Esslingen, Germany
    summary Mechanical engineer for gearboxes with a love of test rigs and tidy drawings.
    @ 2017-04..now | Development Engineer | Neckar Getriebe GmbH | Esslingen
    - Design of planetary gears for wind turbines
    - Endurance tests on two rigs
    @ 2013-10..2017-03 | Test Engineer | Schwarzwald Antriebe | Villingen
    - Noise measurement and reports for customers
    study 2008-10..2013-09 | Diplom-Ingenieurin | Mechanical Engineering | Universität Stuttgart
    study 1999-09..2008-06 | Abitur | Mathematics and Physics | Georgii-Gymnasium Esslingen
    skills CATIA V5; MATLAB; KISSsoft; Vibration analysis
    languages German: mother tongue; English: fluent; French: basic
    likes Mountain biking; Accordion`),
  austrianCook: personOfNotes(`
    UK Lukas Oberhauser | lukas.oberhauser@briefkasten.example | +43 660 555 0119 | Innsbruck, Austria
    summary Trained chef who has run kitchens on ski mountains and on a river ship.
    @ 2019-12..now | Sous Chef | Gasthof Patscherkofel | Igls
    - Menus, orders and rosters for a kitchen of nine
    @ 2016-05..2019-11 | Chef de Partie | Donau Flusskreuzfahrten | Passau
    - Sauces and fish for 160 guests
    @ 2012-09..2016-04 | Commis Chef | Hotel Weisses Lamm | Seefeld
    - Cold starters and breakfast
    study 2009-09..2012-08 | Apprenticeship Diploma | Cookery | Tiroler Fachberufsschule
    skills Menu planning; HACCP; Butchery; Purchasing
    languages German: mother tongue; English: good; Italian: basic
    likes Ski touring; Bread baking`),
  homeReturner: personOfNotes(`
    UK Philippa Marchbanks | pippa.marchbanks@mailbox.example | 07700 900650 | Ludlow, Shropshire
    summary Returning to work after raising three children, with a background in retail management and school finance.
    @ 2022-01..now | School Finance Assistant | Corvedale Primary | Craven Arms
    @ 2009-04..2012-08 | Department Manager | Marlow & Finch | Shrewsbury
    @ 2005-09..2009-03 | Sales Assistant | Tanners Wines | Shrewsbury
    study 2001-09..2004-06 | BA (Hons) | Business Studies | University of Wolverhampton
    skills Sage; Stock control; Rotas; Interviewing; Visual merchandising
    gives 2015-09..2021-07 | Chair of the Parents' Association | Corvedale Primary
    likes Allotment; Bell ringing`),
  redundantManager: personOfNotes(`
    US Howard Lindqvist | howard.lindqvist@maildrop.example | (218) 555-0183 | Duluth, MN
    summary Plant supervisor whose mill closed in 2024, open to any shift and to learning something new.
    @ 2011-03..2024-02 | Shift Supervisor | Cloquet Hardboard | Cloquet
    @ 2003-06..2011-02 | Line Operator | Superior Linen | Superior
    @ 1998-05..2003-05 | Deckhand | Interlake Carriers | Duluth
    study 1996-09..1998-05 | Certificate | Industrial Maintenance | Lake Superior College
    skills Lockout tagout; Scheduling; Forklift; Coaching; Lean basics
    passed 2022 OSHA 30; 2019 First Aid and CPR
    gives 2010-11..now | Hockey Coach | Duluth Heights Youth Hockey`),
  skillbridge: personOfNotes(`
    US Marisol Etchegaray | marisol.etchegaray@govpost.example | 253-555-0142 | Lakewood, WA
    summary Signal support soldier in transition, with two years of network operations and a current clearance.
    ! USArmy US Army 2021-05..2025-03 | Staff Sergeant | Signal Support Supervisor | 1st Special Forces Group | Joint Base Lewis-McChord, WA
    - Ran the help desk of 1,400 users and closed 92% of tickets in a day
    ! USArmy US Army 2017-02..2021-04 | Sergeant | Signal Support Specialist | 2nd Infantry Brigade | Fort Carson, CO
    - Installed radios in 60 vehicles before a rotation
    study 2019-01..2023-12 | Bachelor of Science | Information Technology | University of Maryland Global Campus
    skills Cisco IOS; Windows Server; ServiceNow; Briefing
    passed 2024 CompTIA Security+; 2023 CCNA
    awards Army Commendation Medal; Army Achievement Medal`),
  seaOfficer: personOfNotes(`
    UK Jonathan Carbis | j.carbis@letterpost.example | 07700 900271 | Lee-on-the-Solent, Hampshire
    label Resilience and Planning Manager
    summary Warfare officer leaving after 22 years, used to planning with many agencies and little time.
    ! Navy Royal Navy 2021-08..2024-11 | Commander | Staff Officer Plans | Maritime Battle Staff | Portsmouth
    - Planned the deployment of a carrier group to three oceans
    ! Navy Royal Navy 2017-04..2021-07 | Lieutenant Commander | Executive Officer | HMS Dauntless | Portsmouth
    - Second in command of 190 people
    ! Navy Royal Navy 2010-09..2017-03 | Lieutenant | Principal Warfare Officer | HMS Kent | Portsmouth
    - Directed the operations room on counter-piracy patrols
    study 1999-09..2002-06 | BSc (Hons) | Geography | University of Exeter
    skills Contingency planning; Briefing; Budget control; Exercise design
    passed 2023 PRINCE2 Practitioner; 2024 Diploma of the Business Continuity Institute
    awards Commendation of the Fleet Commander
    likes Gig rowing; Local history`),
  armyChef: personOfNotes(`
    UK Donna Skelhorn | donna.skelhorn@letterpost.example | 07700 900209 | Catterick Garrison, North Yorkshire
    label Catering Manager
    summary Army chef and catering manager who has fed 900 from a field and 12 from a silver service.
    ! Army British Army 2018-02..2024-06 | Sergeant | Catering Manager | 4 Regiment RLC | Abingdon
    - Managed a food budget of £640,000 and 22 chefs
    ! Army British Army 2012-03..2018-01 | Corporal | Section Chef | 1 Royal Anglian | Woolwich
    - Ran a field kitchen in Kenya
    study 2010-09..2012-02 | NVQ Level 3 | Professional Cookery | Food Services Training Wing
    skills Menu costing; HACCP; Field catering; Team training
    passed 2022 Level 4 Food Safety; 2021 Allergen Awareness
    awards Long Service and Good Conduct Medal
    likes Baking; Parkrun`),
  railPlanner: personOfNotes(`
    UK Anjali Ramanathan | anjali.ramanathan@mailbox.example | 07700 900477 | Crewe, Cheshire
    label Timetable Planner
    summary Planner of trains and crews with eight years on the west coast and a soft spot for freight.
    @ 2021-01..now | Senior Timetable Planner (Freight) | Grand Junction Freight | Crewe
    - Bid for and validate 140 paths a week
    @ 2017-06..2020-12 | Crew Diagrammer (Passenger) | Mersey Northern | Liverpool
    - Wrote diagrams for 310 drivers and guards
    @ 2015-09..2017-05 | Graduate Trainee (Operations) | Network Access | Birmingham
    - Worked in signal boxes, depots and the control room
    study 2012-09..2015-06 | BSc (Hons) | Mathematics | University of Leicester
    skills TrainPlan; RailSys; SQL; Negotiation
    passed 2020 APM Project Fundamentals
    likes Orienteering; Chess`),
  europassPlumber: personOfNotes(`
    UK Miroslav Dvořáček | miroslav.dvoracek@schranka.example | +420 602 555 014 | Olomouc, Czechia
    summary Plumber and heating fitter with German and Irish site experience.
    @ 2018-05..now | Heating Engineer | Haná Tepelná Technika | Olomouc
    - Installs heat pumps and underfloor heating in family houses
    @ 2014-02..2018-04 | Plumber | Liffey Mechanical | Dublin
    - First and second fix in apartment blocks
    study 2010-09..2013-06 | Certificate of Apprenticeship | Plumbing and Heating | SOŠ Olomouc
    skills Heat pumps; Soldering; Press fitting; Reading plans
    languages Czech: mother tongue; English: B2; German: A2
    passed 2021 F-Gas Category I`),
  europassCarer: personOfNotes(`
    UK Ilinca Văcărescu | ilinca.vacarescu@scrisoare.example | +40 745 555 018 | Iași, Romania
    summary Qualified social worker with experience of children's homes in two countries.
    @ 2019-09..now | Social Worker | Casa Salcâmilor | Iași
    - Assesses families and writes reports for the court
    @ 2016-02..2019-08 | Residential Support Worker | Hollybrook Homes | Dublin
    - Key worker for four teenagers
    study 2012-10..2015-07 | Bachelor's Degree | Social Work | Universitatea Alexandru Ioan Cuza
    skills Safeguarding; Report writing; Family mediation
    languages Romanian: mother tongue; English: C1; Italian: B1
    passed 2022 Trauma Informed Practice`),
  phoneWriter: personOfNotes(`
    UK Shanice Delroy-Green | shan.delroy@mailbox.example | 07700 900181 | Handsworth, Birmingham
    summary Friendly, fast warehouse worker with my own car, can start straight away
    @ 2023-02..now | Picker and Packer | Midland Parcel Hub | Minworth
    - Pick 140 lines an hour
    - First aider on nights
    @ 2021-06..2023-01 | Barista | Bean & Gone | Birmingham
    - Made coffee and did the till
    @ 2019-09..2021-05 | Nursery Assistant | Little Acorns | Great Barr
    - Looked after the toddler room
    study 2017-09..2019-07 | BTEC Level 3 | Childcare | South and City College
    skills Handheld scanners; Food hygiene; Teamwork
    passed 2023 First Aid at Work; 2021 Level 2 Food Hygiene`),
  frenchManager: personOfNotes(`
    UK Clémence Dutertre | clemence.dutertre@courriel.example | +33 6 55 50 14 22 | Nantes, France
    summary Store manager in fashion and sport, at home with figures and with people.
    @ 2020-03..now | Store Manager | Maillot & Cie | Nantes
    - Turnover of 3.2 million euros and a team of 18
    @ 2016-09..2020-02 | Assistant Store Manager | Atlantique Sports | Saint-Herblain
    - Trained sales advisers and managed the stockroom
    @ 2014-06..2016-08 | Sales Adviser | La Ficelle Bleue | Rennes
    - Advised customers and dressed the window
    study 2011-09..2014-06 | Licence | Commerce and Distribution | Université de Rennes 1
    skills Merchandising; Cegid; Recruitment; Stock control
    languages French: native; English: fluent; Spanish: intermediate
    likes Sailing; Drawing`),
  truckDriver: personOfNotes(`
    US Bobby Ray Tackett | bobbyray.tackett@maildrop.example | 606-555-0175 | Pikeville, KY
    summary CDL A driver with 2.1 million safe miles, home weekends preferred.
    @ 2016-08..now | OTR Driver | Cumberland Gap Carriers | Pikeville, KY
    - Run 48 states with a reefer and have had no claims in nine years
    @ 2009-04..2016-07 | Coal Truck Driver | Big Sandy Hauling | Prestonsburg, KY
    - Hauled 22 loads a week on mountain roads
    ! USMC US Marine Corps 2004-06..2009-03 | Corporal | Motor Vehicle Operator | 2nd Marine Logistics Group | Camp Lejeune, NC
    - Drove MTVRs on 90 convoys in Anbar
    study 2000-08..2004-05 | High School Diploma | General Studies | Pike County Central High School
    skills Reefer units; Chains; E-logs; Load securement
    passed 2009 CDL Class A; 2017 TWIC Card
    awards Combat Action Ribbon; Good Conduct Medal`),
};
