import { personOfNotes } from './notes.ts';

/** More invented people who served, for `postings-layouts.ts`. */
export const POSTINGS_PEOPLE = {
  sapper: personOfNotes(`
    UK Callum Ridsdale | callum.ridsdale@letterbox.example | 07700 900231 | Ripon, North Yorkshire
    label Site Supervisor
    summary Plant operator and section commander who left the Royal Engineers in 2022 and has run groundworks crews since.
    @ 2022-06..now | Groundworks Supervisor | Wensley Civil Engineering | Northallerton
    - Plan the week for three gangs and nine machines on housing sites
    - Close out permits to dig and the daily plant checks
    ! Army British Army 2018-03..2022-05 | Sergeant | Troop Sergeant | 21 Engineer Regiment | Ripon
    - Managed 32 soldiers and £2.4m of plant through a bridging exercise in Estonia
    - Wrote the risk assessments for every demolition range of the year
    ! Army British Army 2014-01..2018-02 | Corporal | Section Commander | 38 Engineer Regiment | Antrim
    - Built 14 km of track with a section of ten on Op TRENTON
    ! Army British Army 2009-09..2013-12 | Sapper | Plant Operator Mechanic | 1 Royal School of Military Engineering Regiment | Chatham
    - Operated medium wheeled tractors, dumpers and rollers
    study 2007-09..2009-07 | BTEC Level 2 | Construction | York College
    skills Groundworks; Setting out; Permit to dig; Demolition safety; Toolbox talks
    passed 2022 SMSTS; 2021 CPCS A40 Slinger Signaller; 2019 ILM Level 3 in Leadership and Management
    awards Long Service and Good Conduct Medal; Operational Service Medal Afghanistan
    likes Fell running; Sea fishing`),
  commando: personOfNotes(`
    UK Rhodri Penhale | r.penhale@mailhub.example | 07700 900674 | Barnstaple, Devon
    label Outdoor Instructor
    summary Royal Marines colour sergeant with 18 years in commando units, mountain leader and coach of young people who do not like classrooms.
    ! Marines Royal Marines 2019-04..2024-01 | Colour Sergeant | Company Quartermaster Sergeant | 40 Commando | Taunton
    - Accounted for £3.1m of weapons, vehicles and cold weather stores without loss
    - Moved a company of 120 to Norway and back by road, sea and air
    ! Marines Royal Marines 2014-09..2019-03 | Sergeant | Mountain Leader | 45 Commando | Arbroath
    - Taught arctic survival to 300 marines over four winters
    ! Marines Royal Marines 2010-05..2014-08 | Corporal | Section Commander | 42 Commando | Plymouth
    - Led eight marines through a tour of Helmand on Op HERRICK 14
    ! Marines Royal Marines 2006-01..2010-04 | Marine | General Duties Rifleman | 45 Commando | Arbroath
    - Carried the link radio for the troop
    study 2004-09..2005-07 | A Levels | Geography and Physical Education | Petroc
    skills Mountain leadership; Stores accounting; Coaching; First aid; Driving in snow
    passed 2018 Winter Mountain Leader; 2021 Mental Health First Aid; 2016 Level 3 Award in Education and Training
    awards Long Service and Good Conduct Medal; Operational Service Medal Afghanistan; Commandant General's Commendation
    likes Surfing; Whittling`),
  analyst: personOfNotes(`
    US Priscilla Okafor-Lane | p.okaforlane@inbox.example | 703-555-0147 | Woodbridge, VA
    label Program Analyst
    summary Program analyst with nine years in federal acquisition and six on active duty as a supply sergeant.
    @ 2019-08..now | Management and Program Analyst | Department of the Navy, Naval Sea Systems Command | Washington, DC
    - Track a $46M sustainment portfolio and brief its variances to the program executive every month
    - Built the schedule dashboard that replaced eleven spreadsheets
    = 40 | $104,604 | Gloria Hutchins | 202-555-0163 | GS-0343-13
    @ 2015-02..2019-07 | Contract Specialist | General Services Administration | Arlington, VA
    - Awarded 60 contracts a year under the simplified acquisition threshold
    = 40 | $78,681 | Martin Deveaux | 703-555-0110 | GS-1102-11
    ! USArmy United States Army 2009-06..2015-01 | Sergeant (E-5) | Unit Supply Specialist | 3rd Infantry Division | Fort Stewart, GA
    - Managed a property book of 4,200 lines worth $38M and passed three command inspections
    = 60 | $36,000 | SFC Alan Brewster | 912-555-0122 | 
    study 2012-01..2015-12 | Bachelor of Science | Business Administration | Saint Leo University
    skills Earned value management; Source selection; Cost estimating; Power BI; Briefing executives
    passed 2021 DAWIA Program Management Practitioner; 2017 FAC-C Level II
    awards Department of the Navy Meritorious Civilian Service Award; Army Commendation Medal
    gives 2018-03..now | Mentor | Veterans Curation Program`),
  inspector: personOfNotes(`
    US Wendell Castaneda | wendell.castaneda@fastmail.example | (210) 555-0139 | San Antonio, TX
    label Quality Assurance Specialist
    summary Quality assurance specialist in aircraft engines, formerly a jet engine mechanic with a combined 19 years on the flight line and in the depot.
    @ 2016-10..now | Quality Assurance Specialist (Aircraft) | Department of the Air Force, 502d Air Base Wing | Joint Base San Antonio, TX
    - Audit 22 contractors against AS9110 and write the corrective action requests
    - Cut repeat findings by a third in two years
    = 40 | $91,203 | Teresa Villalobos | 210-555-0181 | GS-1910-12
    ! USAF United States Air Force 2010-03..2016-09 | Technical Sergeant (E-6) | Aerospace Propulsion Craftsman | 433d Maintenance Squadron | Lackland AFB, TX
    - Led a shift of 11 who changed 38 TF39 engines without a safety report
    ! USAF United States Air Force 2005-01..2010-02 | Staff Sergeant (E-5) | Aerospace Propulsion Journeyman | 60th Maintenance Group | Travis AFB, CA
    - Repaired engines at the test cell and trained five apprentices
    study 2011-08..2014-05 | Associate of Applied Science | Aviation Maintenance Technology | Community College of the Air Force
    skills Auditing; Root cause analysis; Technical orders; Borescope inspection; Contract surveillance
    passed 2019 ASQ Certified Quality Auditor; 2014 FAA Airframe and Powerplant License
    awards Air Force Commendation Medal (2); Air Force Achievement Medal (4)`),
  stoker: personOfNotes(`
    UK Lisa Trembath-Moore | lisa.trembathmoore@postie.example | 07700 900388 | Gosport, Hampshire
    label Maintenance Manager
    summary Warrant officer finishing 24 years in submarines and surface ships; wants a maintenance department to look after.
    ! Navy Royal Navy 2019-01..2024-06 | Warrant Officer 1 | Marine Engineer Officer's Assistant | HMS Queen Elizabeth | Portsmouth
    - Programmed 9,000 maintenance jobs before the ship's second deployment
    ! Navy Royal Navy 2013-04..2018-12 | Chief Petty Officer | Group Head, Propulsion | HMS Daring | Portsmouth
    - Kept both gas turbines available for 97% of a seven month deployment
    ! Navy Royal Navy 2007-02..2013-03 | Petty Officer | Section Head, Auxiliaries | HMS Iron Duke | Portsmouth
    - Ran chilled water, refrigeration and sewage plant with a team of six
    ! Navy Royal Navy 2000-05..2007-01 | Leading Hand | Marine Engineering Mechanic | HMS Illustrious | Portsmouth
    - Stood watches on main machinery
    study 2014-09..2017-06 | Foundation Degree | Mechanical Engineering | University of Portsmouth
    skills Planned maintenance; Condition monitoring; Isolation procedures; Budgets; Reporting
    passed 2023 NEBOSH International General Certificate; 2018 IOSH Managing Safely; 2020 Incorporated Engineer
    awards Long Service and Good Conduct Medal and clasp; Queen's Platinum Jubilee Medal
    gives 2017-09..now | Governor | Brune Park School`),
  mover: personOfNotes(`
    UK Gareth Olusoga | gareth.olusoga@mailhub.example | 07700 900915 | Carterton, Oxfordshire
    label Airport Operations Manager
    summary RAF mover with 15 years of getting people and awkward loads onto aircraft on time.
    ! RAF Royal Air Force 2020-07..2024-08 | Flight Sergeant | Movements Controller | RAF Brize Norton | Carterton
    - Ran the night shift of 46 through the evacuation flights on Op PITTING
    ! RAF Royal Air Force 2015-03..2020-06 | Sergeant | Air Movements Supervisor | 1 Air Mobility Wing | Carterton
    - Planned loads for A400M and C-17, 2,900 tonnes in a year
    ! RAF Royal Air Force 2009-08..2015-02 | Corporal | Mobile Team Leader | RAF Akrotiri | Cyprus
    - Turned round 1,100 flights for Op HERRICK
    study 2007-09..2009-06 | BTEC Level 3 | Travel and Tourism | Abingdon and Witney College
    skills Load planning; Dangerous goods; Rostering; Customer service; Airside safety
    passed 2023 IATA Dangerous Goods Regulations; 2021 Airside Driving Instructor; 2019 CMI Level 5 in Management
    awards Operational Service Medal Afghanistan; Chief of Joint Operations' Commendation
    languages English: native; Greek: basic`),
  coastie: personOfNotes(`
    US Bridget Salazar-Hahn | bridget.salazarhahn@quickpost.example | 206-555-0152 | Port Angeles, WA
    label Marine Operations Coordinator
    summary Boatswain's mate with 12 years in the Coast Guard, 1,900 hours at the wheel and a habit of writing things down.
    ! USCG United States Coast Guard 2019-06..2023-09 | Boatswain's Mate First Class (BM1) | Officer in Charge, Boat Forces | USCG Station Neah Bay | Neah Bay, WA
    - Commanded 210 search and rescue cases; 34 lives saved and $6M in property
    - Rewrote the training plan so that coxswains qualified two months sooner
    ! USCG United States Coast Guard 2015-02..2019-05 | Boatswain's Mate Second Class (BM2) | Surfman | USCG Station Cape Disappointment | Ilwaco, WA
    - Trained 19 heavy weather coxswains at the National Motor Lifeboat School
    ! USCG United States Coast Guard 2011-07..2015-01 | Seaman | Deck Watchstander | USCGC Alert | Astoria, OR
    - Qualified as helmsman and small boat crew member in seven months
    study 2017-09..2021-06 | Associate of Science | Maritime Technology | Peninsula College
    skills Search planning; Small boat handling; Crew training; Incident command; Maintenance records
    passed 2022 Master 100 Ton; 2020 FEMA ICS-300; 2016 Boarding Officer
    awards Coast Guard Commendation Medal; Coast Guard Achievement Medal (2); Good Conduct Medal (3)`),
  guard: personOfNotes(`
    US Terrance Whitlock-Boyd | terrance.whitlockboyd@inbox.example | 515-555-0170 | Ankeny, IA
    label Lineman
    summary Journey line worker and Army National Guard sergeant who has kept both jobs for eleven years.
    @ 2014-05..now | Journeyman Lineman | Prairie Rivers Electric Cooperative | Ankeny, IA
    - Restored 3,400 meters after the 2020 derecho with a crew of four
    - Run the apprentice training yard every second Friday
    ! USArmy Iowa Army National Guard 2017-10..now | Sergeant First Class (E-7) | Platoon Sergeant | 224th Brigade Engineer Battalion | Fairfield, IA
    - Lead 38 Soldiers through annual training and two state emergencies
    ! USArmy Iowa Army National Guard 2012-03..2017-09 | Sergeant (E-5) | Interior Electrician (12R) | 833rd Engineer Company | Ottumwa, IA
    - Wired a 400 person tent camp in Kuwait during Operation Inherent Resolve
    study 2012-08..2014-05 | Associate of Applied Science | Electrical Utility Technology | Northwest Iowa Community College
    skills Live line work; Transformers; Bucket truck; Crew leadership; Storm response
    passed 2014 Commercial Driver License Class A; 2018 OSHA 30; 2019 Senior Leader Course
    awards Army Commendation Medal; Army Reserve Components Achievement Medal (3)`),
  loadmaster: personOfNotes(`
    US Yvonne Petrakis | yvonne.petrakis@quickpost.example | 302-555-0118 | Dover, DE
    label Logistics Manager
    summary C-17 loadmaster and flight chief, 16 years in airlift, moving to commercial air cargo in the fall.
    ! USAF United States Air Force 2018-02..2024-07 | Master Sergeant (E-7) | Flight Chief, Current Operations | 3d Airlift Squadron | Dover AFB, DE
    - Scheduled 41 crews for 1,300 missions; none lost for want of a loadmaster
    - Led the cargo team that moved 124K evacuees in 17 days
    ! USAF United States Air Force 2013-05..2018-01 | Technical Sergeant (E-6) | Instructor Loadmaster | 97th Training Squadron | Altus AFB, OK
    - Graduated 212 students with a 98 percent pass rate
    ! USAF United States Air Force 2008-06..2013-04 | Staff Sergeant (E-5) | C-17 Loadmaster | 15th Airlift Squadron | Joint Base Charleston, SC
    - Flew 190 combat sorties and delivered 4,700 tons in support of Operation Enduring Freedom
    study 2014-01..2019-05 | Bachelor of Science | Aviation Business Administration | Embry-Riddle Aeronautical University
    skills Load planning; Crew scheduling; Hazardous cargo; Instruction; Risk management
    passed 2022 Lean Six Sigma Green Belt; 2020 Senior Noncommissioned Officer Academy
    awards Meritorious Service Medal; Air Medal (4); Aerial Achievement Medal`),
  guardian: personOfNotes(`
    US Devon Achterberg | devon.achterberg@mailhub.example | 719-555-0126 | Colorado Springs, CO
    label Satellite Operator
    summary Space systems operator with eight years in the Air Force and Space Force, now on the ground segment of commercial satellites.
    @ 2023-02..now | Mission Operations Analyst | Peakline Orbital | Colorado Springs, CO
    - Fly 14 imaging satellites on a rotating console
    ! USSF United States Space Force 2020-12..2023-01 | Specialist 4 | Space Systems Operations Specialist | 2nd Space Operations Squadron | Schriever SFB, CO
    - Loaded navigation messages for 31 GPS vehicles with no upload missed
    ! USAF United States Air Force 2015-08..2020-11 | Senior Airman (E-4) | Space Systems Operations Journeyman | 50th Space Wing | Schriever AFB, CO
    - Trained 12 operators to certification
    study 2018-08..2022-12 | Bachelor of Science | Space Studies | American Public University
    skills Telemetry analysis; Anomaly response; Python; Crew communication; Orbit basics
    passed 2021 CompTIA Security+; 2022 AWS Certified Cloud Practitioner
    awards Air and Space Commendation Medal; Air and Space Achievement Medal
    languages English: native; Dutch: conversational`),
  clerk: personOfNotes(`
    UK Samantha Aldous | sam.aldous@postie.example | 07700 900446 | Colchester, Essex
    label HR Adviser
    summary HR adviser with five years in the NHS after nine as an Army human resources specialist. Discreet, quick and good with people who are cross.
    @ 2019-11..now | HR Adviser | Colne Valley NHS Trust | Colchester
    @ 2018-02..2019-10 | Payroll Administrator | Tendring District Council | Clacton-on-Sea
    ! Army British Army 2013-06..2018-01 | Corporal | Human Resources Specialist | 16 Medical Regiment | Colchester
    ! Army British Army 2009-01..2013-05 | Lance Corporal | Regimental Clerk | 3rd Battalion The Parachute Regiment | Colchester
    study 2006-09..2008-07 | A Levels | Business, English and History | Sixth Form College Colchester
    skills Case work; Payroll; Absence management; JPA; Excel
    passed 2022 CIPD Level 5 Diploma; 2017 AAT Level 2 Certificate
    awards Operational Service Medal Afghanistan; GOC's Commendation
    likes Open water swimming; Baking`),
  chef: personOfNotes(`
    US Marisol Everhart | marisol.everhart@fastmail.example | 757-555-0144 | Norfolk, VA
    label Food Service Manager
    summary Food service manager with a Navy galley behind her and a hospital kitchen in front.
    @ 2021-09..now | Food Service Manager | Tidewater Regional Hospital | Norfolk, VA
    @ 2019-10..2021-08 | Sous Chef | Granby Street Grill | Norfolk, VA
    ! USNavy United States Navy 2014-11..2019-09 | Culinary Specialist Second Class (CS2) | Galley Supervisor | USS Dwight D. Eisenhower (CVN 69) | Norfolk, VA
    ! USNavy United States Navy 2010-10..2014-10 | Culinary Specialist Third Class (CS3) | Watch Captain | Naval Station Mayport | Jacksonville, FL
    study 2019-08..2021-05 | Associate of Applied Science | Culinary Arts | Tidewater Community College
    skills Menu costing; HACCP; Scheduling; Vendor negotiation; Allergen control
    passed 2023 ServSafe Manager; 2020 Certified Culinarian
    awards Navy Good Conduct Medal (2); Navy and Marine Corps Achievement Medal
    gives 2020-01..now | Kitchen Volunteer | Foodbank of Southeastern Virginia`),
  reservist: personOfNotes(`
    UK Imran Fairweather | imran.fairweather@letterbox.example | 07700 900529 | Stockport, Greater Manchester
    label Project Engineer
    summary Chartered engineer in rail signalling and Army Reserve officer who has commanded a squadron at weekends and a project team in the week.
    @ 2018-01..now | Senior Project Engineer | Northgate Rail Systems | Manchester
    - Deliver resignalling stages worth £14m with a team of 11
    @ 2011-09..2017-12 | Signalling Design Engineer | Halden Consulting | Derby
    - Designed interlockings for nine stations
    ! Army Army Reserve 2019-04..now | Major | Squadron Commander | 75 Engineer Regiment | Warrington
    - Command 95 reservists across three drill halls
    ! Army Army Reserve 2013-05..2019-03 | Captain | Operations Officer | 75 Engineer Regiment | Warrington
    - Planned the annual camp in Gibraltar
    study 2007-09..2011-06 | MEng | Electrical and Electronic Engineering | University of Sheffield
    skills Signalling design; Stage planning; Contract management; Team leadership; Assurance
    passed 2016 Chartered Engineer; 2019 IRSE Licence; 2021 APM Project Management Qualification
    awards Volunteer Reserves Service Medal; Queen's Platinum Jubilee Medal
    gives 2015-10..now | STEM Ambassador | Institution of Engineering and Technology`),
  medicreserve: personOfNotes(`
    UK Catherine Mbeki-Stone | c.mbekistone@inbox.example | 07700 900702 | Cardiff, Wales
    label Advanced Paramedic
    summary Advanced paramedic and reservist combat medical technician, two deployments and twelve years of night shifts.
    @ 2016-03..now | Advanced Paramedic Practitioner | Severnside Ambulance Service | Cardiff
    - Attend 40 critical care calls a month
    @ 2012-04..2016-02 | Paramedic | Severnside Ambulance Service | Newport
    - Mentored six student paramedics
    ! Army Army Reserve 2015-01..now | Sergeant | Combat Medical Technician | 203 (Welsh) Multi-Role Medical Regiment | Cardiff
    - Ran the resuscitation bay of a field hospital in Mali on Op NEWCOMBE
    ! Army Army Reserve 2010-09..2014-12 | Corporal | Combat Medical Technician | 203 (Welsh) Multi-Role Medical Regiment | Cardiff
    - Deployed to Camp Bastion for six months on Op HERRICK 17
    study 2009-09..2012-03 | BSc | Paramedic Science | Swansea University
    skills Critical care; Triage; Teaching; Clinical audit; Driving under blue lights
    passed 2020 Advanced Life Support; 2018 Pre-Hospital Trauma Life Support; 2022 PGCert Advanced Practice
    awards Volunteer Reserves Service Medal; Operational Service Medal Afghanistan`),
};
