import { personOfNotes } from './notes.ts';

/** Invented people who served, with the words of their own forces, for `service-layouts.ts`. */
export const SERVICE_PEOPLE = {
  infantry: personOfNotes(`
    US Marcus D. Whitfield | marcus.whitfield@inbox.example | (910) 555-0142 | Fayetteville, NC
    label Operations Supervisor
    summary Infantry leader with ten years in the Army and two as a warehouse supervisor. Comfortable running a shift of 40 and being held to a number.
    @ 2022-09..now | Warehouse Supervisor | Cape Fear Distribution | Fayetteville, NC
    - Supervise 40 associates on nights; picks per hour up 18% in a year
    - Rewrote the forklift check sheet after two near misses
    ! USArmy United States Army 2018-05..2022-08 | Staff Sergeant | Squad Leader | 1st Battalion, 325th Airborne Infantry Regiment | Fort Liberty, NC
    - Led and trained a 9-Soldier rifle squad; two Soldiers selected as team leaders ahead of peers
    - Signed for $1.3M in weapons, radios and night vision with zero loss over 3 change of command inventories
    ! USArmy United States Army 2015-02..2018-04 | Sergeant | Team Leader | 2nd Battalion, 506th Infantry Regiment | Fort Campbell, KY
    - Trained four Soldiers; all qualified Expert on their assigned weapon
    ! USArmy United States Army 2012-06..2015-01 | Specialist | Rifleman | 4th Battalion, 9th Infantry Regiment | Joint Base Lewis-McChord, WA
    - Served as a gunner during a nine month deployment in support of Operation Enduring Freedom
    study 2019-08..2022-05 | Associate of Arts | General Studies | Fayetteville Technical Community College
    skills Shift scheduling; Inventory control; OSHA 10; Risk assessment; Forklift operation
    passed 2018 Advanced Leader Course (ALC); 2015 Basic Leader Course (BLC); 2014 Air Assault School
    awards Army Commendation Medal (2); Army Achievement Medal (4); Combat Infantryman Badge`),
  technician: personOfNotes(`
    US Danielle Ostrowski | d.ostrowski@fastmail.example | 619-555-0188 | Chula Vista, CA
    label Electronics Technician
    summary Navy electronics technician with 12 years on destroyers and at an intermediate maintenance facility. Radar, comms and the paperwork that goes with them.
    ! USNavy United States Navy 2020-06..2024-07 | Petty Officer First Class (E-6) | Work Center Supervisor | Southwest Regional Maintenance Center | San Diego, CA
    - Led 14 technicians through 312 radar and communications jobs, 96% finished on time
    - Qualified 9 junior Sailors as journeymen under the NAMTS program
    ! USNavy United States Navy 2016-03..2020-05 | Petty Officer Second Class (E-5) | Radar Technician | USS Halsey (DDG-97) | Pearl Harbor, HI
    - Maintained AN/SPY-1D and SPS-67 radars during two Western Pacific deployments
    - Found an intermittent fault in the waveguide that three ship visits had missed
    ! USNavy United States Navy 2012-09..2016-02 | Petty Officer Third Class (E-4) | Electronics Technician | USS Mustin (DDG-89) | Yokosuka, Japan
    - Repaired HF and UHF radios to component level
    study 2021-01..2024-05 | Bachelor of Science | Electrical Engineering Technology | Excelsior University
    skills Soldering; Oscilloscopes; Preventive maintenance; Technical manuals; CASREP reporting
    passed 2021 ETA Certified Electronics Technician; 2023 CompTIA Network+
    awards Navy and Marine Corps Achievement Medal (3); Good Conduct Medal (3)`),
  marine: personOfNotes(`
    US Tyrell Beaumont | tyrell.beaumont@mailhub.example | 760-555-0119 | Oceanside, CA
    label Field Service Technician
    summary Former Marine motor transport mechanic and current field service technician. I fix diesel equipment on site, keep the paperwork straight and leave the customer happy.
    @ 2021-01..now | Field Service Technician | Palomar Equipment Rental | Escondido, CA
    - Service 60 aerial lifts and loaders across north San Diego County
    - First-visit fix rate of 91%, the best of 12 technicians
    ! USMC United States Marine Corps 2018-07..2020-12 | Sergeant | Motor Transport Maintenance Chief | Combat Logistics Battalion 1 | Camp Pendleton, CA
    - Supervised 17 mechanics and 84 pieces of rolling stock at 93% readiness
    - Ran the shop through two Integrated Training Exercises at Twentynine Palms
    ! USMC United States Marine Corps 2015-09..2018-06 | Corporal | Automotive Maintenance Technician | 3rd Battalion, 5th Marines | Camp Pendleton, CA
    - Diagnosed and repaired MTVR and HMMWV fuel, brake and electrical faults
    - Deployed with the 31st MEU aboard USS Bonhomme Richard
    study 2013-08..2015-05 | High School Diploma | General Studies | Lincoln High School
    skills Diesel engines; Hydraulics; Electrical troubleshooting; Customer service; Parts ordering
    passed 2017 Corporals Course; 2022 ASE T2 Diesel Engines
    awards Navy and Marine Corps Achievement Medal; Good Conduct Medal; Sea Service Deployment Ribbon`),
  crewchief: personOfNotes(`
    US Renee Castellanos | renee.castellanos@quickpost.example | (850) 555-0173 | Crestview, FL
    label Aircraft Maintenance Superintendent
    summary Retired Air Force maintainer, 20 years on the F-15 and F-35. Looking for a depot or production role on the Gulf Coast.
    ! USAF United States Air Force 2018-11..2023-08 | Master Sergeant | Section Chief, Aircraft Maintenance | 33rd Fighter Wing | Eglin AFB, FL
    - Led 68 mbrs/9 AFSCs; generated 4.1K sorties/5.9K hrs--wg's best FY mission capable rate at 71%
    - Rebuilt tool control prgm; 0 lost tools in 14 mos--cited "best seen to date" by MAJCOM IG
    ! USAF United States Air Force 2013-02..2018-10 | Technical Sergeant | Flightline Expediter | 48th Fighter Wing | RAF Lakenheath, United Kingdom
    - Directed 22 mx personnel on 18 F-15E acft; cut delays 12%--backbone of 1.9K combat sorties
    ! USAF United States Air Force 2003-09..2013-01 | Staff Sergeant | Dedicated Crew Chief | 366th Fighter Wing | Mountain Home AFB, ID
    - Inspected, serviced and launched $44M acft; 3x wing Crew Chief of the Quarter
    study 2010-01..2014-12 | Associate of Applied Science | Aviation Maintenance Technology | Community College of the Air Force
    skills Production control; Quality assurance; Tool control; Technical orders; Manpower planning
    passed 2019 FAA Airframe and Powerplant; 2016 Lean Six Sigma Green Belt
    awards Meritorious Service Medal; Air Force Commendation Medal (3)`),
  guardian: personOfNotes(`
    US Priya Raman-Ellis | priya.raman@postie.example | 719-555-0164 | Colorado Springs, CO
    label Satellite Operations Analyst
    summary Space systems operator with seven years in the Air Force and Space Force and an active TS/SCI. Moving to commercial satellite operations.
    ! USSF United States Space Force 2021-02..2024-09 | Sergeant | Crew Chief, Satellite Operations | 2d Space Operations Squadron | Schriever SFB, CO
    - Ran a five-person crew that commands the GPS constellation, 1,900 contacts without a missed upload
    - Wrote 23 checklists for the move to the new ground system
    ! USAF United States Air Force 2017-06..2021-01 | Senior Airman | Space Systems Operator | 50th Operations Support Squadron | Schriever AFB, CO
    - Trained 31 operators and graded 140 simulator rides
    study 2018-08..2022-05 | Bachelor of Science | Information Technology | Colorado Technical University
    skills Satellite command and control; Orbital analysis; Python; Crew resource management; Anomaly resolution
    languages English: native; Tamil: fluent
    passed 2022 CompTIA Security+; 2020 Space 200
    awards Air and Space Achievement Medal; Airman of the Year 2019`),
  boatswain: personOfNotes(`
    US Joseph Tremblay | joe.tremblay@sendit.example | 207-555-0155 | South Portland, ME
    label Vessel Captain
    summary Licensed captain and former Coast Guard boatswain's mate with 1,400 hours in small boats and a clean safety record.
    @ 2019-05..now | Ferry Captain | Casco Bay Passenger Lines | Portland, ME
    - Operate a 399-passenger ferry on 11 trips a day in all weather
    - Train deckhands and run the monthly man overboard drill
    ! USCG United States Coast Guard 2014-08..2019-04 | Boatswain's Mate Second Class | Coxswain | Station Southwest Harbor | Southwest Harbor, ME
    - Coxswain for 212 search and rescue cases, 61 lives saved or assisted
    - Qualified six crew on the 45-foot response boat
    ! USCG United States Coast Guard 2010-11..2014-07 | Boatswain's Mate Third Class | Deck Watch Supervisor | USCGC Tahoma | Kittery, ME
    - Supervised mooring, towing and small boat operations on fisheries patrols
    study 2009-09..2010-06 | Certificate | Welding Technology | Southern Maine Community College
    skills Navigation; Small boat handling; Deck maintenance; Search and rescue; Crew training
    passed 2019 USCG 100 Ton Master License; 2018 STCW Basic Training; 2021 CPR and First Aid
    awards Coast Guard Achievement Medal; Commandant's Letter of Commendation`),
  guardsman: personOfNotes(`
    US Kelsey Brandvold | kelsey.brandvold@letterbox.example | 701-555-0136 | Bismarck, ND
    label Network Administrator
    summary Network administrator by weekday and signal soldier in the National Guard one weekend a month. Nine years of both.
    @ 2019-04..now | Network Administrator | Dakota Plains Electric Cooperative | Bismarck, ND
    - Keep 46 sites connected and patched; no unplanned outage over two hours since 2020
    - Replaced the VPN for 300 staff in one spring
    @ 2016-06..2019-03 | Help Desk Technician | Bismarck Public Schools | Bismarck, ND
    - Closed 40 tickets a week for 14 schools
    ! USArmy North Dakota Army National Guard 2015-11..now | Sergeant First Class (E-7) | Signal Support Systems Chief | 141st Maneuver Enhancement Brigade | Bismarck, ND
    - Senior NCO for a section of 11 signal Soldiers and $2.2M of equipment
    - Mobilized for flood response in 2019 and to Kuwait in 2022
    study 2012-08..2016-05 | Bachelor of Science | Computer Information Systems | University of Mary
    skills Cisco switching; Windows Server; Tactical radios; Firewalls; PowerShell
    passed 2020 CCNA; 2018 Advanced Leader Course; 2023 CompTIA CySA+
    awards Army Commendation Medal; Humanitarian Service Medal
    gives 2020-01..now | Ham Radio Instructor | Central Dakota Amateur Radio Club`),
  logistician: personOfNotes(`
    US Angela R. Dawkins | angela.dawkins@inbox.example | 571-555-0121 | Woodbridge, VA
    label Logistics Management Specialist
    summary Logistics management specialist with 15 years of federal and Army experience in supply, maintenance and distribution.
    @ 2019-03..now | Logistics Management Specialist | Defense Logistics Agency | Fort Belvoir, VA
    = 40 | $112,015 per year | Robert Finch | 571-555-0177 | GS-0346-12
    - Manage readiness reporting for 14 weapon systems worth $2.8 billion
    - Led a working group of nine agencies that cut backorders by 31%
    @ 2014-06..2019-02 | Supply Technician | Department of Veterans Affairs | Richmond, VA
    = 40 | $51,230 per year | Lorraine Petty | 804-555-0139 | GS-2005-07
    - Ordered, received and issued medical supplies for a 400-bed hospital
    - Reconciled 1,200 line items a month with 99.2% accuracy
    ! USArmy U.S. Army 2008-01..2014-05 | Sergeant (E-5) | Automated Logistical Specialist | 530th Combat Sustainment Support Battalion | Fort Lee, VA
    = 50 | $36,000 per year | SFC Dwight Mays | 804-555-0116 |
    - Ran a supply support activity of 3,100 lines with seven Soldiers
    - Deployed to Bagram for twelve months and shipped 900 containers home
    study 2010-08..2015-05 | Bachelor of Science | Business Administration | Virginia State University
    skills GCSS-Army; Demand planning; Property accountability; Supplier negotiation; Excel
    passed 2020 DAWIA Life Cycle Logistics Level II; 2021 Certified in Logistics, Transportation and Distribution
    awards Joint Civilian Service Achievement Award; Army Commendation Medal`),
  claims: personOfNotes(`
    US Victor Nakamura | victor.nakamura@postie.example | 503-555-0198 | Portland, OR
    label Veterans Service Representative
    summary Claims specialist and Air Force veteran seeking a Veterans Service Representative position.
    @ 2020-08..now | Claims Assistant | Veterans Benefits Administration | Portland, OR
    = 40 | $54,890 per year | Denise Aguilar | 503-555-0147 | GS-0998-07
    - Establish 55 claims a day with 98.6% accuracy
    - Answer congressional inquiries for the service center manager
    @ 2017-02..2020-07 | Eligibility Worker | Multnomah County | Gresham, OR
    = 37.5 | $24.10 per hour | Paul Weiss | 503-555-0102 |
    - Interviewed 25 families a week for food and medical assistance
    ! USAF U.S. Air Force 2011-05..2017-01 | Staff Sergeant (E-5) | Personnel Specialist | 62nd Force Support Squadron | Joint Base Lewis-McChord, WA
    = 45 | $38,500 per year | MSgt Tonya Briggs | 253-555-0160 |
    - Processed separations and retirements for 7,200 Airmen
    - Corrected 460 service records ahead of promotion boards
    study 2013-01..2018-06 | Bachelor of Arts | Public Administration | Park University
    skills Claims processing; Customer interviews; 38 CFR; VBMS; Records management
    languages English: native; Japanese: conversational
    passed 2021 VBA Challenge Training
    awards Air Force Achievement Medal (2)`),
  major: personOfNotes(`
    UK James Pemberton-Hall | j.pembertonhall@mailhub.example | 07700 900512 | Salisbury, Wiltshire
    label Programme Manager
    summary Army officer leaving after 16 years. Has led teams of 30 to 120, planned multinational exercises and run a £6 million training budget.
    ! Army British Army 2021-08..2024-03 | Major | Squadron Commander | 26 Engineer Regiment | Perham Down
    ! Army British Army 2019-01..2021-07 | Major | SO2 Plans | HQ 3rd (UK) Division | Bulford
    ! Army British Army 2016-09..2018-12 | Captain | Adjutant | 39 Engineer Regiment | Kinloss Barracks
    ! Army British Army 2013-06..2016-08 | Captain | Operations Officer | 33 Engineer Regiment (EOD) | Carver Barracks
    ! Army British Army 2010-12..2013-05 | Lieutenant | Troop Commander | 28 Engineer Regiment | Hameln, Germany
    study 2004-09..2008-06 | MEng | Civil Engineering | University of Bristol
    skills Programme management; Stakeholder engagement; Budget control; Explosive ordnance disposal; Change management
    languages English: native; German: conversational
    passed 2020 MSP Practitioner; 2018 PRINCE2 Practitioner; 2019 Intermediate Command and Staff Course (Land)
    awards Queen's Commendation for Valuable Service 2014
    likes Ski mountaineering; Choral singing`),
  section: personOfNotes(`
    UK Liam Hargreave | liam.hargreave@sendit.example | 07700 900274 | Catterick Garrison, North Yorkshire
    label Site Supervisor
    summary Infantry NCO with 11 years' service, now looking for a supervisor's job in construction. CSCS card held, full driving licence B, C1 and C+E.
    ! Army British Army 2019-04..2023-10 | Sergeant | Platoon Sergeant | 2nd Battalion The Yorkshire Regiment | Catterick
    - 2IC to a platoon of 28; responsible for their training, welfare and discipline
    - Deployed on Op CABRIT 6 to Estonia
    ! Army British Army 2015-11..2019-03 | Corporal | Section Commander | 2nd Battalion The Yorkshire Regiment | Cyprus
    - Commanded eight soldiers on patrol and on public order duties
    - Ran the battalion's annual shooting test for 400
    ! Army British Army 2012-05..2015-10 | Private | Rifleman | 3rd Battalion The Yorkshire Regiment | Warminster
    - Warrior driver; deployed on Op HERRICK 16
    study 2006-09..2011-06 | GCSEs | English, Maths and PE | Beverley Grammar School
    skills Team leadership; Risk assessments; Plant operation; Health and safety; Instruction
    passed 2023 SMSTS; 2022 IOSH Managing Safely; 2019 NVQ Level 3 Management; 2023 CSCS Card
    awards Operational Service Medal Afghanistan; Queen's Diamond Jubilee Medal
    likes Rugby league; Fell running`),
  stoker: personOfNotes(`
    UK Karen Trevithick | karen.trevithick@letterbox.example | 07700 900645 | Saltash, Cornwall
    label Engineering Manager
    summary Marine engineer with 22 years in the Royal Navy, chartered through the IMarEST and used to keeping old machinery running a long way from a dockyard.
    ! Navy Royal Navy 2017-03..2023-11 | Chief Petty Officer | Engineering Technician (Marine Engineering) | HMS Argyll | Devonport
    - Head of section for diesels, gas turbines and gearboxes; 16 staff
    - Brought the ship out of refit four weeks early with all sea trials passed
    ! Navy Royal Navy 2010-05..2017-02 | Petty Officer | Engineering Technician (Marine Engineering) | HMS Ocean | Devonport
    - Managed planned maintenance for 1,100 items on UMMS
    - Deployed on Op ELLAMY and Op RUMAN
    ! Navy Royal Navy 2001-09..2010-04 | Leading Hand | Marine Engineering Mechanic | HMS Cornwall | Devonport
    - Watchkeeper in the ship control centre
    study 2012-09..2016-06 | Foundation Degree | Marine Engineering | City College Plymouth
    skills Condition monitoring; Gas turbines; Planned maintenance; Permit to work; Mentoring
    passed 2022 NEBOSH General Certificate; 2018 IEng MIMarEST; 2015 ILM Level 3
    awards Long Service and Good Conduct Medal; Operational Service Medal
    likes Gig rowing; Cornish hedging`),
  commando: personOfNotes(`
    UK Callum Strachan | callum.strachan@fastmail.example | 07700 900387 | Arbroath, Angus
    label Protective Security Manager
    summary Royal Marine of 14 years with DV clearance. Instructor, team leader and mountain leader, moving into security and risk.
    ! Marines Royal Marines 2019-09..2024-01 | Colour Sergeant | Mountain Leader Instructor | 45 Commando | Arbroath
    - Trained 60 men a year in arctic survival and movement in Norway
    - Wrote the safety plan for a 700-man exercise with no serious injury
    ! Marines Royal Marines 2014-10..2019-08 | Corporal | Reconnaissance Section Commander | 43 Commando Fleet Protection Group | Faslane
    - Commanded a team of 12 protecting the nation's deterrent
    ! Marines Royal Marines 2010-01..2014-09 | Marine | General Duties Marine | 42 Commando | Plymouth
    - Deployed on Op HERRICK 14 to Helmand
    study 2003-08..2009-06 | Highers | English, Geography and PE | Arbroath Academy
    skills Threat assessment; Instruction; Expedition planning; Report writing; First aid
    passed 2023 SIA Close Protection; 2021 Mountaineering and Climbing Instructor; 2022 FREC 3
    awards Operational Service Medal Afghanistan; Commandant General's Commendation`),
  avionics: personOfNotes(`
    UK Sanjay Dhillon-Reeves | s.dhillonreeves@inbox.example | 07700 900803 | Elgin, Moray
    label Avionics Technician
    summary RAF avionics technician with nine years on Typhoon and Poseidon, trained to Level 3 and signing for other people's work since 2019.
    ! RAF Royal Air Force 2020-02..2024-05 | Sergeant | Avionics Technician | CXX Squadron | RAF Lossiemouth
    - Shift manager for 14 technicians on the Poseidon MRA1
    - Authorised to certify flight safety critical work
    ! RAF Royal Air Force 2017-08..2020-01 | Corporal | Avionics Technician | II (Army Co-operation) Squadron | RAF Lossiemouth
    - Rectified faults on Typhoon radar and defensive aids, often overnight
    - Deployed to RAF Akrotiri on Op SHADER twice
    ! RAF Royal Air Force 2015-01..2017-07 | Senior Aircraftman | Aircraft Maintenance Mechanic | No. 1 School of Technical Training | RAF Cosford
    - Top student of entry 214
    study 2010-09..2014-06 | BTEC Level 3 Extended Diploma | Electronic Engineering | Moray College
    skills Fault diagnosis; Wiring repair; Documentation; Shift handover; Tool control
    languages English: native; Punjabi: fluent
    passed 2022 NVQ Level 4 Engineering; 2019 EASA Part 66 Cat B2 modules; 2021 Human Factors
    awards Operational Service Medal Iraq and Syria; AOC's Commendation`),
  reservist: personOfNotes(`
    UK Bethan Griffiths | bethan.griffiths@quickpost.example | 07700 900690 | Swansea, Wales
    label Senior Staff Nurse
    summary Emergency nurse at a busy city hospital and an Army Reserve nursing officer. Looking for a matron's post.
    @ 2018-02..now | Senior Staff Nurse | Swansea Bay University Health Board | Swansea
    - Take charge of a 24-bay emergency department on shift
    - Teach triage to new starters
    @ 2013-09..2018-01 | Staff Nurse | Cardiff and Vale University Health Board | Cardiff
    - Worked on the resuscitation team
    ! Army Army Reserve 2015-04..now | Captain | Nursing Officer | 203 (Welsh) Field Hospital | Cardiff
    - Command a troop of 18 nurses and medics
    - Mobilised for Op RESCRIPT in 2020 and Op TORAL in 2018
    study 2010-09..2013-07 | BN (Hons) | Adult Nursing | Swansea University
    skills Triage; Trauma care; Clinical teaching; Rostering; Incident command
    languages English: native; Welsh: fluent
    passed 2022 Advanced Life Support; 2021 Trauma Nursing Core Course; 2019 MIMMS
    awards Volunteer Reserves Service Medal; Operational Service Medal
    likes Open water swimming; Choir`),
  storeman: personOfNotes(`
    UK Darren Oakshott | darren.oakshott@postie.example | 07700 900151 | Aldershot, Hampshire
    label Logistics Coordinator
    summary Ex-RLC supply specialist with 12 years of stores, fleets and people. Calm, tidy and hard to rattle.
    @ 2020-11..now | Transport Coordinator | Southern Builders Merchants | Farnborough
    ! Army British Army 2013-03..2020-10 | Corporal | Supply Specialist | 27 Regiment RLC | Aldershot
    ! Army British Army 2008-06..2013-02 | Private | Driver | 10 Queen's Own Gurkha Logistic Regiment | Aldershot
    study 2002-09..2007-06 | GCSEs | English, Maths and IT | Ash Manor School
    skills SAP; Stock control; Fleet scheduling; Manual handling; Excel
    passed 2021 Transport Manager CPC; 2018 NVQ Level 3 Warehousing and Storage; 2016 ADR; 2019 IWA Level 2
    awards Iraq Medal; Operational Service Medal Afghanistan; Accumulated Campaign Service Medal
    likes Carp fishing; Motorcycles`),
  specialist: personOfNotes(`
    US Monique Fairbanks | monique.fairbanks@mailhub.example | 254-555-0182 | Killeen, TX
    label Human Resources Generalist
    summary Human resources professional with eight years in Army personnel and three in a hospital system.
    @ 2021-06..now | HR Generalist | Lone Star Regional Hospital | Temple, TX
    ! USArmy U.S. Army 2017-04..2021-05 | Sergeant | Human Resources Specialist | 1st Cavalry Division | Fort Cavazos, TX
    ! USArmy U.S. Army 2013-02..2017-03 | Specialist | Human Resources Specialist | 2nd Infantry Division | Camp Casey, Korea
    study 2016-01..2020-12 | Bachelor of Science | Human Resource Management | Central Texas College
    skills Onboarding; Workday; Employee relations; Records audits; Payroll support
    languages English: native; Korean: basic
    passed 2021 SHRM-CP; 2016 Basic Leader Course
    awards Army Commendation Medal; Army Achievement Medal (3); Korea Defense Service Medal`),
  aviator: personOfNotes(`
    US Colin MacIntyre | colin.macintyre@fastmail.example | 334-555-0157 | Enterprise, AL
    label Helicopter Pilot
    summary Army aviator with 3,100 flight hours, 900 of them with goggles, and 14 years in the cockpit and the safety office.
    ! USArmy U.S. Army 2018-07..2024-06 | Chief Warrant Officer 3 | Instructor Pilot | 1st Battalion, 14th Aviation Regiment | Fort Novosel, AL
    - Taught 74 students the AH-64E from first start to check ride
    - Flew 620 accident-free instructor hours
    ! USArmy U.S. Army 2013-10..2018-06 | Chief Warrant Officer 2 | Aviation Safety Officer | 4th Attack Reconnaissance Battalion | Fort Carson, CO
    - Investigated nine Class C and D mishaps and wrote the unit's fatigue policy
    ! USArmy U.S. Army 2010-04..2013-09 | Warrant Officer 1 | AH-64 Pilot | 1st Attack Reconnaissance Battalion | Katterbach, Germany
    - Flew 410 combat hours in support of Operation Enduring Freedom
    study 2006-08..2010-03 | Bachelor of Science | Aeronautics | Embry-Riddle Aeronautical University
    skills Instrument flying; Accident investigation; Flight instruction; Risk management; Mission planning
    passed 2019 FAA Commercial Rotorcraft Instrument; 2020 Certified Flight Instructor Helicopter; 2014 Aviation Safety Officer Course
    awards Distinguished Flying Cross; Air Medal (4); Meritorious Service Medal`),
  flightlieutenant: personOfNotes(`
    UK Eleanor Whitcombe | eleanor.whitcombe@sendit.example | 07700 900469 | Lincoln, Lincolnshire
    label Intelligence Manager
    summary RAF intelligence officer with ten years of analysis, briefing and team leadership, holding DV clearance.
    ! RAF Royal Air Force 2020-09..2024-02 | Squadron Leader | Officer Commanding Intelligence | 56 Squadron | RAF Waddington
    - Lead 31 analysts supporting aircraft on three continents
    - Halved the time from collection to report
    ! RAF Royal Air Force 2017-01..2020-08 | Flight Lieutenant | Intelligence Officer | Air Command | RAF High Wycombe
    - Briefed two-star officers every morning
    ! RAF Royal Air Force 2014-02..2016-12 | Flying Officer | Deputy Flight Commander | 51 Squadron | RAF Waddington
    - Ran the training flight of 22
    study 2009-09..2012-07 | BA (Hons) | Politics and Arabic | University of Leeds
    skills Intelligence analysis; Briefing; Team leadership; Geospatial tools; Policy writing
    languages English: native; Arabic: professional
    passed 2021 Chartered Management Institute Level 7; 2018 Joint Intelligence Course
    awards Meritorious Service Certificate 2022`),
  warrant: personOfNotes(`
    UK Anthony Bickerstaff | tony.bickerstaff@letterbox.example | 07700 900926 | Tidworth, Wiltshire
    label Fleet Engineering Manager
    summary REME warrant officer finishing 22 years. Has run workshops of up to 85 and fleets worth £90 million.
    ! Army British Army 2020-04..2024-04 | Warrant Officer Class 1 | Artificer Sergeant Major | 6 Armoured Close Support Battalion REME | Tidworth
    - Principal engineering adviser to the commanding officer
    - Took equipment availability from 61% to 83% in ten months
    ! Army British Army 2015-07..2020-03 | Warrant Officer Class 2 | Production Manager | 3 Armoured Close Support Battalion REME | Paderborn
    - Planned 4,000 jobs a year for 85 tradesmen
    ! Army British Army 2009-08..2015-06 | Staff Sergeant | Artificer Vehicles | 2 Close Support Battalion REME | Leconfield
    - Ran the forward repair group on Op HERRICK 11
    ! Army British Army 2002-03..2009-07 | Craftsman to Sergeant | Vehicle Mechanic | 19 Light Brigade Workshop | Catterick
    - Overhauled CVR(T) and Warrior power packs
    study 2008-09..2010-07 | Foundation Degree | Engineering | Cranfield University
    skills Workshop management; Fleet availability; Lean; Quality assurance; Budget holding
    passed 2022 IEng MIMechE; 2019 NEBOSH General Certificate; 2017 City & Guilds Level 4 Leadership
    awards Long Service and Good Conduct Medal with clasp; Iraq Medal; Meritorious Service Medal`),
  surface: personOfNotes(`
    US Thomas Okonjo-Bell | thomas.okonjobell@inbox.example | 757-555-0131 | Virginia Beach, VA
    label Operations Director
    summary Surface warfare officer with 13 years at sea and ashore, PMP and an active Secret clearance, moving into port and terminal operations.
    ! USNavy U.S. Navy 2021-05..2024-08 | Lieutenant Commander | Executive Officer | USS Oak Hill | Norfolk, VA
    - Second in command of a 380-person ship through a 22-month overhaul
    - Closed 1,240 work items with three shipyards and four contractors
    ! USNavy U.S. Navy 2017-03..2021-04 | Lieutenant | Operations Officer | Destroyer Squadron 26 | Norfolk, VA
    - Scheduled six ships and the exercises of two carrier groups
    ! USNavy U.S. Navy 2011-05..2017-02 | Lieutenant Junior Grade | Auxiliaries Officer | USS Laboon | Norfolk, VA
    - Division officer for 24 enginemen
    study 2007-07..2011-05 | Bachelor of Science | Systems Engineering | United States Naval Academy
    skills Operations planning; Contract oversight; Budgeting; Emergency response; Microsoft Project
    passed 2022 Project Management Professional; 2020 Joint Professional Military Education Phase I
    awards Meritorious Service Medal; Navy and Marine Corps Commendation Medal (2)`),
  medic: personOfNotes(`
    US Alyssa Redfeather | alyssa.redfeather@quickpost.example | 580-555-0168 | Lawton, OK
    label Paramedic
    summary Paramedic and former Army combat medic. Seven years of emergency care from the back of an ambulance and of a Stryker.
    @ 2020-03..now | Paramedic | Comanche County EMS | Lawton, OK
    - Answer 1,100 calls a year as lead medic of a two-person crew
    - Field training officer for six new hires
    ! USArmy US Army 2017-05..2020-02 | Sergeant | Senior Line Medic | 2nd Battalion, 2nd Field Artillery | Fort Sill, OK
    - Managed care for 110 Soldiers and trained 45 Combat Lifesavers
    ! USArmy US Army 2014-01..2017-04 | Specialist | Combat Medic | 2nd Squadron, 2nd Cavalry Regiment | Vilseck, Germany
    - Treated nine casualties during Operation Freedom's Sentinel
    study 2018-08..2021-05 | Associate of Applied Science | Paramedicine | Oklahoma City Community College
    skills Trauma assessment; Advanced airway; Patient handoff; Inventory; Teaching
    passed 2020 NRP Paramedic; 2021 PHTLS; 2019 Advanced Cardiac Life Support
    awards Combat Medical Badge; Army Commendation Medal; Army Good Conduct Medal (2)
    gives 2021-04..now | Volunteer Firefighter | Medicine Park Fire Department`),
  airreservist: personOfNotes(`
    US Gregory Stanhope | greg.stanhope@mailhub.example | 210-555-0124 | San Antonio, TX
    label Loadmaster and Freight Manager
    summary Freight manager at a cargo airline and Air Force Reserve loadmaster with 2,400 hours in the C-5.
    @ 2018-01..now | Freight Operations Manager | Alamo Air Cargo | San Antonio, TX
    - Run the night sort of 90 people and 14 departures
    ! USAF Air Force Reserve 2014-06..now | Master Sergeant | Instructor Loadmaster | 433rd Airlift Wing | JBSA-Lackland, TX
    - Instruct and evaluate 40 loadmasters
    - Flew relief cargo into Puerto Rico after Hurricane Maria
    ! USAF United States Air Force 2008-02..2014-05 | Staff Sergeant | Aircraft Loadmaster | 9th Airlift Squadron | Dover AFB, DE
    - Planned and loaded up to 270,000 lb a flight
    study 2010-01..2016-05 | Bachelor of Science | Aviation Management | Embry-Riddle Aeronautical University
    skills Load planning; Hazardous cargo; Crew training; Shift management; Customer accounts
    passed 2018 IATA Dangerous Goods; 2022 OSHA 30
    awards Air Medal (6); Aerial Achievement Medal (3); Air Force Commendation Medal`),
};
