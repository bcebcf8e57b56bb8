import { personOfNotes } from './notes.ts';

/** Invented people of ordinary trades, some of them after service, for the layouts of `third-layouts-*.ts`. */
export const THIRD_PEOPLE = {
  driver: personOfNotes(`
    UK Craig Ollerton | craig.ollerton@inbox.example | 07700 900418 | Wigan, Lancashire
    label HGV Class 1 Driver
    summary Reliable Class 1 driver with a clean licence and eleven years on the road, seven of them on nights. Happy to work away from home during the week.
    @ 2019-06..now | HGV Class 1 Driver | Bellfield Chilled | Skelmersdale
    - Deliver chilled goods to supermarket depots across the North West, five runs a night
    - No at-fault accidents in 410,000 miles
    - Show new starters the yard and the tachograph rules
    @ 2014-02..2019-05 | Multi-drop Driver | Parcelwise | Warrington
    - Delivered up to 130 parcels a day in a 3.5 tonne van
    - Kept the vehicle checked, clean and within its load
    @ 2011-09..2014-01 | Warehouse Picker | Rowntree & Hale | Wigan
    - Picked orders by voice headset at 140 lines an hour
    study 2009-09..2011-06 | BTEC Level 2 | Motor Vehicle Studies | Wigan and Leigh College
    skills Digital tachographs; Manual handling; Route planning; Customer service; Vehicle checks
    passed 2019 Driver CPC; 2020 ADR Tanks; 2018 Moffett truck
    likes Rugby league; Fishing`),
  carer: personOfNotes(`
    UK Blessing Okafor-Reid | blessing.okaforreid@mailhub.example | 07700 900733 | Croydon, London
    label Senior Care Assistant
    summary Kind, patient and punctual carer who has looked after people with dementia for nine years and now leads a shift of six.
    @ 2020-01..now | Senior Care Assistant | Larchwood House | Croydon
    - Lead a shift of six carers for 38 residents, most of them living with dementia
    - Give out medication and keep the charts, with no errors at the last two inspections
    - Write and review care plans together with families
    @ 2016-04..2019-12 | Home Care Worker | Kindly Hands Domiciliary | Sutton
    - Visited up to nine people a day to help them wash, dress, eat and take their medicines
    - Reported changes in health to the office and to district nurses
    @ 2013-10..2016-03 | Kitchen Assistant | St Bride's Primary | Croydon
    - Prepared and served 210 lunches a day with two colleagues
    study 2017-09..2018-07 | NVQ Level 3 | Health and Social Care | Croydon Adult Learning
    skills Dementia care; Medication rounds; Care planning; Moving and handling; Safeguarding adults
    languages English: fluent; Igbo: native
    passed 2021 Care Certificate; 2022 First Aid at Work; 2019 Food Hygiene Level 2
    gives 2018-03..now | Choir Secretary | Emmanuel Gospel Choir`),
  chef: personOfNotes(`
    UK Luca Pettinari | luca.pettinari@quickpost.example | 01273 496 0127 | Hove, East Sussex
    label Sous Chef
    summary Sous chef trained in hotels and now running the pass of a busy seafront restaurant. I waste little, buy well and keep a calm kitchen.
    @ 2021-03..now | Sous Chef | The Salt Cellar | Brighton
    - Run the pass for 160 covers on Saturdays with a brigade of seven
    - Brought food cost down from 34% to 28% by changing two suppliers and portion sizes
    - Hold the five-star hygiene rating of the site
    @ 2017-05..2021-02 | Chef de Partie | Grand Marine Hotel | Eastbourne
    - Looked after the sauce and fish sections for banquets of up to 300
    - Trained four commis chefs
    @ 2014-08..2017-04 | Commis Chef | Trattoria Bellini | Lewes
    - Prepared pasta, bread and desserts each morning from raw ingredients
    study 2012-09..2014-06 | Diploma Level 2 | Professional Cookery | Sussex Downs College
    skills Menu costing; Fish preparation; Stock control; Allergen management; Rota planning
    languages English: fluent; Italian: native
    passed 2022 Food Safety Level 3; 2021 Allergen Awareness
    likes Sea swimming; Foraging`),
  assistant: personOfNotes(`
    UK Hannah Bristow | h.bristow@letterbox.example | 07700 900266 | Bath, Somerset
    label Higher Level Teaching Assistant
    summary Teaching assistant with eight years in primary schools, specialising in phonics and in children who find the classroom hard.
    @ 2018-09..now | Higher Level Teaching Assistant | Widcombe Down Primary School | Bath
    - Teach phonics to three groups of Year 1 and Year 2 children each morning
    - Cover classes of 30 when the teacher plans
    - Support two pupils with education, health and care plans
    @ 2015-09..2018-07 | Teaching Assistant | Combe Hay Infant School | Radstock
    - Worked one to one with a pupil with autism for three years
    - Ran the breakfast club of 24 children
    @ 2012-06..2015-08 | Nursery Nurse | Little Acorns Day Nursery | Frome
    - Cared for children from three months to two years
    study 2016-09..2018-06 | Foundation Degree | Early Childhood Studies | Bath Spa University
    skills Phonics; Behaviour support; Makaton; Lesson planning; Safeguarding
    passed 2023 Paediatric First Aid; 2020 Team Teach
    gives 2016-01..now | Brownie Leader | Girlguiding Somerset North
    likes Baking; Fell walking`),
  sitemanager: personOfNotes(`
    UK Gareth Pryce-Morgan | gareth@prycemorgan.example | 029 2018 0364 | Caerphilly, Wales
    label Site Manager
    summary Site manager who came up through the trades. Delivered housing schemes of up to 140 plots on time, and handed over the last 61 without a reportable item.
    @ 2018-04..now | Site Manager | Taff Homes | Cardiff
    - Run a site of 140 plots with 60 operatives and nine subcontractors
    - Won a national quality award for the second phase in 2022
    - Chair the weekly look-ahead meeting and report to the contracts manager
    @ 2013-02..2018-03 | Assistant Site Manager | Brecon Building Group | Newport
    - Set out plots, ordered materials and inspected every stage before building control
    @ 2005-07..2013-01 | Bricklayer | D. R. Pryce & Sons | Caerphilly
    - Laid facing brick and block on extensions, garden walls and two schools
    - Took on and trained three apprentices
    study 2010-09..2012-07 | HNC | Construction and the Built Environment | Coleg y Cymoedd
    skills Programme planning; Subcontractor management; Building regulations; Setting out; Snagging
    languages English: native; Welsh: conversational
    passed 2022 SMSTS; 2019 CSCS Black Card; 2021 Temporary Works Coordinator
    likes Cycling; Welsh male voice choirs`),
  salon: personOfNotes(`
    UK Shabnam Mirza | shabnam.mirza@postie.example | 0113 496 0552 | Headingley, Leeds
    label Salon Manager
    summary Salon manager and colour specialist who turned a quiet suburban salon into one with a three-week waiting list.
    @ 2019-02..now | Salon Manager | Velvet & Vine | Leeds
    - Manage nine stylists, the rota, the stock and the books of a salon with a turnover of £420,000
    - Raised rebooking from 48% to 71% in eighteen months
    @ 2015-11..2019-01 | Senior Stylist | Headcase Hair | Bradford
    - Built a column of 85 regular clients and led colour training
    - Represented the salon at two regional competitions
    @ 2012-09..2015-10 | Junior Stylist | Cutting Room Seven | Bradford
    - Washed, blow-dried and cut under supervision while studying
    study 2012-09..2014-07 | NVQ Level 3 | Hairdressing | Bradford College
    skills Colour correction; Balayage; Stock ordering; Staff appraisals; Social media
    languages English: native; Urdu: fluent; Punjabi: fluent
    passed 2020 Assessor Award; 2018 Colour Degree
    awards Yorkshire Salon of the Year finalist 2022`),
  banker: personOfNotes(`
    UK Philip Aldersey | philip.aldersey@fastmail.example | 0161 496 0098 | Sale, Greater Manchester | linkedin.com/in/philipaldersey
    label Branch Manager
    summary Retail banker with sixteen years in branches and contact centres, looking for a role in operations or customer experience.
    @ 2017-10..now | Branch Manager | Northgate Building Society | Altrincham
    - Lead twelve colleagues and a mortgage book of £38 million
    - Moved 2,300 customers to the app without losing older members
    @ 2012-05..2017-09 | Customer Service Team Leader | Meridian Direct | Salford
    - Coached a team of 18 advisers and cut complaints by a third
    - Designed the rota that is still in use
    @ 2008-07..2012-04 | Cashier | Pennine Bank | Stockport
    - Served 90 customers a day and balanced the till to the penny
    study 2005-09..2008-06 | BA (Hons) | Business and Economics | University of Salford
    skills People management; Complaint handling; Mortgage advice; Rota design; Excel
    passed 2016 CeMAP; 2019 Lean Yellow Belt
    gives 2020-02..now | School Governor | Brooklands High School
    likes Cricket umpiring; Allotment`),
  electrician: personOfNotes(`
    UK Tomasz Wierzbicki | t.wierzbicki@electron.example | 07700 900921 | Slough, Berkshire
    label Electrician
    summary Approved electrician, ten years in commercial and domestic work. Own van and tools. Used to working alone and to talking with customers.
    @ 2020-08..now | Approved Electrician | Thames Valley Electrical | Slough
    - Test, inspect and certify offices and schools to the 18th edition
    - Find faults on emergency lighting and fire alarms on call
    @ 2015-03..2020-07 | Electrician | Brightside Contracts | Reading
    - Wired 64 flats from first fix to handover
    - Supervised two improvers
    @ 2010-10..2015-02 | Electrician's Mate | Kowalski Elektro | Gdańsk, Poland
    - Pulled cable, fixed trunking and kept drawings up to date
    study 2006-09..2010-06 | Technician Diploma | Electrical Engineering | Technikum Energetyczne
    skills Testing and inspection; Fault finding; Containment; Fire alarms; EV chargers
    languages Polish: native; English: fluent
    passed 2022 18th Edition BS 7671; 2021 City & Guilds 2391; 2020 ECS Gold Card`),
  socialworker: personOfNotes(`
    UK Niamh Gallagher | niamh.gallagher@sendit.example | 028 9018 0417 | Lisburn, County Antrim
    label Social Worker
    summary Registered social worker in a children's safeguarding team, with earlier years in youth justice and in a women's refuge.
    @ 2019-01..now | Senior Social Worker | South Lagan Health and Social Care Trust | Belfast
    - Hold a caseload of 19 children, six of them on the protection register
    - Supervise two newly qualified colleagues in their assessed year
    - Give evidence in court about twice a month
    @ 2015-08..2018-12 | Youth Justice Worker | Fresh Start Partnership | Belfast
    - Ran restorative meetings between young people and those they had harmed
    @ 2012-09..2015-07 | Support Worker | Harbour Women's Refuge | Newtownards
    - Kept a house of twelve families safe on nights and weekends
    - Helped women apply for housing, benefits and court orders
    study 2009-09..2012-07 | Bachelor of Social Work | Social Work | Ulster University
    skills Risk assessment; Court reports; Direct work with children; Supervision; Motivational interviewing
    passed 2021 Signs of Safety; 2022 Practice Teacher Award
    gives 2017-05..2021-03 | Listening Volunteer | Lisburn Samaritans`),
  commando: personOfNotes(`
    UK Callum Trethewey | callum.trethewey@portmail.example | 07700 900158 | Plymouth, Devon
    label Operations Manager
    summary Former Royal Marines colour sergeant who now runs security operations for ports. Plans in detail, leads from the front and writes short reports.
    @ 2020-11..now | Operations Manager | Tamar Port Security | Plymouth
    - Run 54 officers on four sites around the clock
    - Rewrote the emergency plan and tested it with the harbour authority
    ! Marines Royal Marines 2016-08..2020-10 | Colour Sergeant | Company Quartermaster Sergeant | 42 Commando | Bickleigh
    - Accounted for £6.2 million of equipment through two deployments
    - Led the stores team of eleven and passed every inspection
    ! Marines Royal Marines 2010-03..2016-07 | Sergeant | Troop Sergeant | 45 Commando | Arbroath
    - Second in command of a troop of 28 marines on Op HERRICK 14
    - Ran cold weather survival training in Norway for three winters
    ! Marines Royal Marines 2004-09..2010-02 | Corporal | Section Commander | 40 Commando | Taunton
    - Commanded eight marines and was answerable for their training and welfare
    study 2017-01..2019-06 | Level 5 Diploma | Leadership and Management | Plymouth Marjon University
    skills Contingency planning; Security operations; Stores accounting; Instruction; Report writing
    passed 2021 SIA Close Protection; 2021 NEBOSH General Certificate
    awards Operational Service Medal Afghanistan; Long Service and Good Conduct Medal`),
  artificer: personOfNotes(`
    UK Joanne Tunstall | jo.tunstall@seamail.example | 023 9249 6011 | Gosport, Hampshire
    label Marine Engineer
    summary Royal Navy engineer with seventeen years on diesel, gas turbine and hotel services, now looking for shore work in energy or water.
    ! Navy Royal Navy 2018-05..now | Chief Petty Officer | Engineering Supervisor | HMS Dauntless | Portsmouth
    - Supervise 22 technicians and the maintenance of two gas turbines and four diesel generators
    - Planned the engine exchange that returned the ship to sea six weeks early
    ! Navy Royal Navy 2012-02..2018-04 | Petty Officer | Marine Engineering Technician | HMS Bulwark | Devonport
    - Section head for domestic services: chilled water, fire main and reverse osmosis plants
    - Trained 14 junior ratings to their task books
    ! Navy Royal Navy 2006-09..2012-01 | Leading Hand | Marine Engineering Technician | HMS Ocean | Devonport
    - Watchkeeper in the machinery control room
    study 2014-09..2018-06 | BEng (Hons) | Marine Engineering | University of Portsmouth
    skills Diesel engines; Gas turbines; Planned maintenance; Confined space entry; Permit to work
    passed 2022 IOSH Managing Safely; 2020 High Voltage Authorised Person
    awards Long Service and Good Conduct Medal; Herbert Lott Award
    likes Sailing; Sea cadets`),
  reservist: personOfNotes(`
    UK Adeel Hussain | adeel.hussain@wirepost.example | 07700 900604 | Solihull, West Midlands
    label Supply Chain Analyst
    summary Supply chain analyst and Army Reserve officer. I turn untidy stock data into decisions, during the week in industry and at weekends with a logistics regiment.
    @ 2019-09..now | Supply Chain Analyst | Castle Motor Components | Coventry
    - Forecast demand for 4,100 parts and cut shortages by 40%
    - Built the dashboard that the board reads every Monday
    ! Army British Army 2017-06..now | Captain | Troop Commander | 159 Regiment | West Bromwich
    - Command 31 reservists of a transport troop and plan their annual training
    - Moved 220 vehicles to Germany for Exercise Iron Wolf
    @ 2016-07..2019-08 | Logistics Graduate Trainee | Midland Freight Services | Daventry
    - Rotated through planning, warehouse and customs
    study 2013-09..2016-06 | BSc (Hons) | Logistics Management | Aston University
    skills Demand forecasting; SQL; Power BI; Customs procedures; Team leadership
    languages English: native; Urdu: conversational
    passed 2020 CIPS Level 4; 2021 Prince2 Practitioner`),
  hvac: personOfNotes(`
    US Brandon Kowalczyk | b.kowalczyk@heatmail.example | (614) 555-0142 | Columbus, OH
    label HVAC Service Technician
    summary Service technician with nine years on commercial rooftop units and boilers. Careful with paperwork, straight with customers, and on call every third week.
    @ 2018-03..now | HVAC Service Technician | Buckeye Comfort Systems | Columbus, OH
    - Service and repair rooftop units from 5 to 60 tons at 40 client sites
    - Close 94% of calls on the first visit
    - Train two apprentices on refrigerant recovery and brazing
    @ 2014-06..2018-02 | Installer | Tri-County Heating & Cooling | Newark, OH
    - Installed furnaces, heat pumps and ductwork in 300 homes
    @ 2012-05..2014-05 | Maintenance Helper | Olentangy Apartments | Columbus, OH
    - Handled work orders for 212 units
    study 2010-08..2012-05 | Certificate | Heating, Ventilation and Air Conditioning | Columbus State Community College
    skills Refrigeration; Boilers; Building controls; Brazing; Blueprint reading
    passed 2014 EPA 608 Universal; 2019 NATE Certified; 2020 OSHA 10
    likes Bass fishing; Little League coaching`),
  nurse: personOfNotes(`
    US Marisol Quintanilla | marisol.q@caremail.example | 210-555-0186 | San Antonio, TX | linkedin.com/in/marisolq-rn
    label Registered Nurse
    summary Emergency nurse with twelve years of experience in level I and level II trauma centers. Bilingual, certified and calm.
    @ 2019-07..now | Charge Nurse, Emergency Department | Alamo Regional Medical Center | San Antonio, TX
    - Coordinate 14 nurses and 52 beds on night shift
    - Lowered the time from door to provider by 11 minutes
    - Precept new graduates each quarter
    @ 2014-01..2019-06 | Staff Nurse | Hill Country Hospital | New Braunfels, TX
    - Cared for trauma, stroke and cardiac patients at a ratio of 1:4
    - Sat on the sepsis committee
    @ 2011-08..2013-12 | Certified Nursing Assistant | Mission Oaks Nursing Home | San Antonio, TX
    - Helped 18 residents with daily living
    study 2011-08..2013-12 | Bachelor of Science | Nursing | University of the Incarnate Word
    skills Triage; Trauma care; Epic; Precepting; IV therapy
    languages English: native; Spanish: native
    passed 2015 Certified Emergency Nurse; 2022 ACLS; 2022 PALS
    gives 2016-05..now | Camp Nurse | Camp Discovery`),
  trucker: personOfNotes(`
    US Darnell Whitfield | darnell.whitfield@roadbox.example | (901) 555-0133 | Memphis, TN
    label CDL-A Driver
    summary Army transportation veteran and owner-operator with 1.2 million safe miles.
    @ 2017-02..now | Owner-Operator | Whitfield Hauling LLC | Memphis, TN
    - Haul dry van and refrigerated freight in 31 states
    - Keep books, permits and maintenance in order; clean DOT inspections since the start
    @ 2013-10..2017-01 | Regional Driver | Delta Crown Transport | West Memphis, AR
    - Averaged 2,600 miles a week, 99% on time
    ! USArmy United States Army 2005-06..2013-09 | Staff Sergeant | Motor Transport Operator | 1173rd Transportation Company | Fort Campbell, KY
    - Commanded 61 convoys in Iraq without loss of life
    - Responsible for 18 vehicles valued at $5.4 million
    study 2003-08..2005-05 | High School Diploma | General Studies | Central High School
    skills Hazmat; Tanker; Load securement; Electronic logs; Air brakes
    passed 2013 CDL Class A; 2021 TWIC
    awards Bronze Star Medal; Combat Action Badge; Army Commendation Medal`),
  gunner: personOfNotes(`
    US Jessica Lindqvist | jess.lindqvist@northpost.example | 360.555.0177 | Bremerton, WA
    label Project Coordinator
    summary Navy veteran moving from aviation ordnance to project coordination in manufacturing. Holds an active Secret clearance.
    @ 2021-08..now | Project Coordinator | Olympic Aerostructures | Everett, WA
    - Track 27 work packages for two wing programs and report weekly to the customer
    - Brought overdue actions down from 63 to 9
    ! USNavy United States Navy 2015-04..2021-07 | Petty Officer First Class | Aviation Ordnanceman | USS Nimitz | Bremerton, WA
    - Led 19 sailors who built and loaded 1,400 weapons without a mishap
    - Wrote the training plan that the air wing adopted
    ! USNavy United States Navy 2009-09..2015-03 | Petty Officer Third Class | Ordnance Handler | Strike Fighter Squadron 147 | Lemoore, CA
    - Performed 900 release and control checks on F/A-18 aircraft
    study 2018-01..2021-05 | Bachelor of Science | Project Management | Embry-Riddle Aeronautical University
    skills Microsoft Project; Risk registers; Explosives safety; Quality assurance; Briefing
    passed 2022 PMP; 2021 Lean Six Sigma Green Belt
    awards Navy and Marine Corps Achievement Medal (3); Good Conduct Medal
    gives 2022-01..now | Mentor | Kitsap Robotics`),
  marine: personOfNotes(`
    US Hector Villaseñor | hector.villasenor@duty.example | (760) 555-0119 | Oceanside, CA
    label Police Officer
    summary Patrol officer and former infantry Marine seeking an investigator role.
    @ 2016-01..now | Police Officer | Oceanside Police Department | Oceanside, CA
    - Patrol a beat of 21,000 residents and answer about 2,000 calls a year
    - Field training officer for seven recruits
    - Member of the crisis negotiation team since 2019
    ! USMC United States Marine Corps 2011-05..2015-11 | Sergeant | Squad Leader | 2nd Battalion, 5th Marines | Camp Pendleton, CA
    - Led 13 Marines through a combat deployment to Sangin
    - Qualified 94% of the platoon as expert riflemen
    ! USMC United States Marine Corps 2007-06..2011-04 | Lance Corporal | Rifleman | 3rd Battalion, 1st Marines | Camp Pendleton, CA
    - Served on two Marine expeditionary unit deployments
    study 2012-08..2016-05 | Associate of Arts | Criminal Justice | MiraCosta College
    skills Interviewing; Report writing; Crisis negotiation; Firearms instruction; Evidence handling
    languages English: native; Spanish: fluent
    passed 2016 POST Basic Certificate; 2020 Crisis Intervention Team
    awards Combat Action Ribbon; Navy and Marine Corps Commendation Medal`),
  airman: personOfNotes(`
    US Tiffany Goldsborough | t.goldsborough@skyline.example | (850) 555-0195 | Crestview, FL
    label Logistics Readiness Superintendent
    summary Air Force logistician with twenty years in supply, fuels and deployment planning. Retiring in June and open to relocation.
    ! USAF United States Air Force 2019-01..now | Senior Master Sergeant | Logistics Readiness Superintendent | 96th Logistics Readiness Squadron | Eglin AFB, FL
    - Direct 148 airmen and civilians in five flights
    - Manage a supply account of $310 million
    ! USAF United States Air Force 2013-06..2018-12 | Master Sergeant | Deployment Planner | 52nd Logistics Readiness Squadron | Spangdahlem AB, Germany
    - Deployed 3,900 people and 2,100 tons of cargo in 38 missions
    - Rewrote the wing's deployment plan after an inspection
    ! USAF United States Air Force 2005-02..2013-05 | Staff Sergeant | Materiel Management Journeyman | 4th Logistics Readiness Squadron | Seymour Johnson AFB, NC
    - Ran the flight line parts store on the night shift
    study 2014-01..2018-05 | Bachelor of Arts | Supply Chain Management | American Military University
    skills Inventory control; Deployment planning; Fuels management; Budget execution; Team building
    passed 2017 Certified Professional Logistician; 2015 Six Sigma Green Belt
    awards Meritorious Service Medal; Air Force Commendation Medal (4)`),
  sales: personOfNotes(`
    US Courtney Abernathy | courtney.abernathy@sellmail.example | 704-555-0161 | Charlotte, NC
    label Account Executive
    summary Medical device sales professional who has beaten quota in seven of eight years.
    @ 2020-02..now | Account Executive | Piedmont Surgical | Charlotte, NC
    - Grew the Carolinas territory from $1.9M to $3.6M
    - Opened eleven hospital accounts
    @ 2016-05..2020-01 | Sales Representative | OrthoNova | Raleigh, NC
    - Ranked third of 84 representatives in 2018
    - Scrubbed into over 400 cases as product support
    @ 2013-06..2016-04 | Inside Sales Associate | Blue Ridge Office Supply | Asheville, NC
    - Made 70 calls a day to small businesses
    study 2009-08..2013-05 | Bachelor of Business Administration | Marketing | Appalachian State University
    skills Territory management; Salesforce; Negotiation; Product demonstrations; Forecasting
    awards President's Club 2018; Rookie of the Year 2016
    gives 2019-09..now | Board Member | Charlotte Food Rescue
    likes Trail running; Bluegrass banjo`),
  accountant: personOfNotes(`
    US Gregory Tanaka | greg.tanaka@ledger.example | 503-555-0108 | Beaverton, OR
    label Staff Accountant
    summary Staff accountant with month-end, audit and payroll experience in manufacturing and nonprofits.
    @ 2018-11..now | Staff Accountant | Cascade Toolworks | Hillsboro, OR
    - Close the books in four days instead of nine
    - Reconcile 31 accounts and prepare schedules for auditors
    @ 2015-03..2018-10 | Accounts Payable Specialist | Willamette Harvest | Salem, OR
    - Paid 1,100 invoices a month and caught $48,000 of duplicates
    @ 2012-09..2015-02 | Bookkeeper | Trillium Family Services | Portland, OR
    - Kept the ledgers of six grants
    study 2008-09..2012-06 | Bachelor of Science | Accounting | Portland State University
    skills GAAP; QuickBooks; NetSuite; Payroll; Excel pivot tables
    languages English: native; Japanese: conversational
    passed 2019 Certified Public Accountant; 2016 QuickBooks ProAdvisor`),
  coastguard: personOfNotes(`
    US Megan Dufresne | megan.dufresne@harborpost.example | (207) 555-0124 | South Portland, ME
    label Emergency Management Specialist
    summary Emergency manager with a background in search and rescue coordination and community preparedness.
    @ 2020-03..now | Emergency Management Specialist | Cumberland County Emergency Management Agency | Windham, ME
    - Wrote the county's hazard mitigation plan and won $1.2 million in grants
    - Run eight exercises a year with 28 towns
    ! USCG United States Coast Guard 2014-07..2020-02 | Petty Officer First Class | Operations Specialist | Sector Northern New England | South Portland, ME
    - Coordinated 312 search and rescue cases
    - Qualified 11 watchstanders
    ! USCG United States Coast Guard 2009-01..2014-06 | Petty Officer Third Class | Boatswain's Mate | Station Boothbay Harbor | Boothbay Harbor, ME
    - Coxswain of a 47-foot motor lifeboat
    study 2015-08..2019-05 | Bachelor of Science | Emergency Management | Massachusetts Maritime Academy
    skills Incident Command System; Grant writing; Exercise design; GIS; Public speaking
    passed 2021 Certified Emergency Manager; 2016 ICS 400
    awards Coast Guard Achievement Medal; Commandant's Letter of Commendation`),
};
