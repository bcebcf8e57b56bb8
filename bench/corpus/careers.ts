/** Invented employers, posts and wording, from which the CVs of the corpus are put together. `#` in a text is a number. */
export type Career = {
  titles: string[];
  employers: string[];
  bullets: string[];
  skills: string[];
  degrees: [string, string][];
};

export type ServiceCareer = {
  country: 'UK' | 'US';
  service: string;
  printed: string[];
  /** From junior to senior: rank, and the job titles held in it. */
  ladder: [string, string[]][];
  units: string[];
  places: string[];
  bullets: string[];
  skills: string[];
  courses: string[];
  medals: string[];
};

export const CAREERS: Career[] = [
  {
    titles: ['Operations Manager', 'Deputy Operations Manager', 'Shift Lead', 'Head of Operations', 'Operations Coordinator'],
    employers: ['Brightwater', 'Hallam Reid Ltd', 'Kestrel & Vane', 'Northgate Parcel Services', 'Morrow’s'],
    bullets: [
      'Led # staff across three shifts and cut late despatch from #% to #% in a year',
      'Rewrote the escalation plan after a flood closed the site for # days',
      'Held a budget of £#k and closed each year within #% of it',
      'Introduced a daily stand-up, which halved the handover time',
      'Chaired the health and safety committee and closed # actions',
      'Negotiated the agency contract, saving £#,000 over two years',
    ],
    skills: ['Rota planning', 'Budget control', 'Lean', 'SAP', 'Health and safety', 'Contract management'],
    degrees: [
      ['BA (Hons)', 'Business Management'],
      ['HNC', 'Operations Management'],
    ],
  },
  {
    titles: ['Software Engineer', 'Senior Software Engineer', 'Platform Engineer', 'Second Line Support', 'Engineering Manager'],
    employers: ['Ostler Systems', 'Pell', 'Quarrystone', 'Blue Lantern Inc.', 'Tidewater Analytics'],
    bullets: [
      'Moved # services to Kubernetes without an outage',
      'Wrote the billing reconciliation job that found $#,000 of unbilled usage',
      'Mentored # junior engineers, two of whom were promoted within a year',
      'Cut the p95 latency of the search endpoint from # ms to # ms',
      'Reviewed designs for the identity team and ran the incident rota',
    ],
    skills: ['Python', 'TypeScript', 'PostgreSQL', 'Kubernetes', 'Terraform', 'C++', 'Linux'],
    degrees: [
      ['BSc', 'Computer Science'],
      ['MSc', 'Software Engineering'],
    ],
  },
  {
    titles: ['Staff Nurse', 'Senior Staff Nurse', 'Ward Sister', 'Clinical Nurse Specialist', 'Healthcare Assistant'],
    employers: ['Harrowdale Hospitals NHS Trust', 'St Aldric’s Hospice', 'Mercy Lake Medical Center', 'Elmbank Surgery'],
    bullets: [
      'Cared for up to # patients a shift on an acute medical ward',
      'Trained # newly qualified nurses in venepuncture and early warning scores',
      'Led the falls audit; falls with harm went down by #% in six months',
      'Coordinated discharge with social care, pharmacy and families',
      'Kept the controlled drugs register and passed every inspection',
    ],
    skills: ['Triage', 'Phlebotomy', 'Safeguarding', 'Infection control', 'Wound care', 'EMIS'],
    degrees: [
      ['BSc (Hons)', 'Adult Nursing'],
      ['Diploma', 'Nursing Studies'],
    ],
  },
  {
    titles: ['HGV Class 1 Driver', 'Transport Planner', 'Depot Supervisor', 'Transport Manager', 'Fleet Compliance Officer'],
    employers: ['Ridgeway Haulage Ltd', 'Castleford Cold Chain', 'Dunmore Freight', 'J. T. Oakes & Sons'],
    bullets: [
      'Drove # miles a week, trunking between Felixstowe and the Midlands, with no blameworthy accident',
      'Planned # loads a day with Paragon and kept drivers within their hours',
      'Held the operator licence for # vehicles; the last DVSA visit closed with no prohibition',
      'Cut fuel use by #% with telematics coaching',
      'Answered for tachograph analysis, defect reports and driver files',
    ],
    skills: ['Tachograph analysis', 'Route planning', 'FORS', 'Driver CPC', 'Forklift (counterbalance)', 'Telematics'],
    degrees: [
      ['CPC', 'National Transport Manager'],
      ['NVQ Level 3', 'Traffic Office'],
    ],
  },
  {
    titles: ['Site Manager', 'Assistant Site Manager', 'Quantity Surveyor', 'Bricklayer', 'Contracts Manager'],
    employers: ['Ashcombe Construction Ltd', 'Thirlby Homes', 'Vance Building Group', 'Marsh Lane Developments'],
    bullets: [
      'Ran a # plot development in Selby from groundworks to handover',
      'Brought # subcontractors to one weekly programme and finished # weeks early',
      'Priced variations worth £#k and agreed #% of them before the final account',
      'Kept the site at zero reportable accidents over # hours',
      'Ordered materials and kept waste below #%',
    ],
    skills: ['SMSTS', 'AutoCAD', 'Cost control', 'First aid', 'Method statements', 'Temporary works'],
    degrees: [
      ['HND', 'Construction Management'],
      ['NVQ Level 2', 'Brickwork'],
    ],
  },
  {
    titles: ['Teacher of Mathematics', 'Head of Year 9', 'Teaching Assistant', 'Second in Department', 'Cover Supervisor'],
    employers: ['Fernhill Academy', 'Lowmoor Community School', 'St Brannock’s Primary School', 'Oak Ridge High School'],
    bullets: [
      'Taught key stages 3 to 5; #% of the GCSE group reached grade 4 or better',
      'Set up a breakfast club for # pupils, funded by a grant of £#,000',
      'Led the behaviour policy review with governors and parents',
      'Wrote the scheme of work for statistics, now used by three schools',
      'Mentored # trainee teachers on placement',
    ],
    skills: ['Curriculum design', 'Safeguarding', 'SIMS', 'Behaviour management', 'Exam marking'],
    degrees: [
      ['PGCE', 'Secondary Mathematics'],
      ['BSc', 'Mathematics'],
    ],
  },
  {
    titles: ['Sales Executive', 'Account Manager', 'Regional Sales Manager', 'Store Manager', 'Key Account Director'],
    employers: ['Lintel Foods', 'Copperfield & Rye', 'Halyard', 'Sundance Outdoor Co.', 'Beacon Office Supplies Ltd'],
    bullets: [
      'Grew the territory from £#k to £#k in two years',
      'Opened # accounts, among them two national chains',
      'Trained a team of # and kept turnover of staff under #%',
      'Won back a lost client worth $#,000 a year',
      'Took the store from 14th to 2nd of # in the region',
    ],
    skills: ['Negotiation', 'Salesforce', 'Forecasting', 'Merchandising', 'Excel', 'Public speaking'],
    degrees: [
      ['BA', 'Marketing'],
      ['Associate of Arts', 'Business Administration'],
    ],
  },
  {
    titles: ['Electrician', 'Maintenance Engineer', 'Approved Electrician', 'Electrical Supervisor', 'Apprentice Electrician'],
    employers: ['Voltmere Ltd', 'Penhale Engineering', 'Greystoke Dairies', 'Summit Power & Light Co.'],
    bullets: [
      'Tested and certified # installations to BS 7671',
      'Brought planned maintenance up to #% and breakdowns down by a third',
      'Fault-found PLC controlled packing lines running at # cartons an hour',
      'Ran a gang of # electricians on a hospital refurbishment',
      'Replaced the site’s lighting; the payback was # months',
    ],
    skills: ['18th Edition', 'Inspection and testing', 'PLC', 'PAT testing', 'COSHH', 'Motor control'],
    degrees: [
      ['City & Guilds 2330', 'Electrical Installation'],
      ['NVQ Level 3', 'Electrotechnical Services'],
    ],
  },
  {
    titles: ['Project Manager', 'Programme Manager', 'Project Coordinator', 'PMO Analyst', 'Delivery Lead'],
    employers: ['Carrow Consulting', 'City of Ashby', 'Meridian Rail', 'Larkspur Health', 'Wexmoor County Council'],
    bullets: [
      'Delivered a £#m depot programme on time, with # suppliers',
      'Set up the risk register and brought # red risks to amber in a quarter',
      'Reported each month to the board and to the regulator',
      'Moved # people to a new building over one weekend',
      'Recovered a project that was # weeks behind',
    ],
    skills: ['PRINCE2', 'MS Project', 'Risk management', 'Stakeholder management', 'Agile', 'Jira'],
    degrees: [
      ['MBA', ''],
      ['BEng', 'Civil Engineering'],
    ],
  },
  {
    titles: ['Chef de Partie', 'Sous Chef', 'Kitchen Manager', 'Head Chef', 'Commis Chef'],
    employers: ['The Gannet Inn', 'Hotel Marivel', 'Saltpan', 'Rowan & Thyme Catering Ltd'],
    bullets: [
      'Cooked for # covers a night on sauce and grill',
      'Wrote the autumn menu and brought the food cost to #%',
      'Kept five stars for hygiene in # inspections running',
      'Ran the pass and a brigade of #',
      'Took on and trained # apprentices',
    ],
    skills: ['Menu planning', 'HACCP', 'Stock control', 'Allergen management', 'Pastry'],
    degrees: [
      ['NVQ Level 3', 'Professional Cookery'],
      ['Diploma', 'Culinary Arts'],
    ],
  },
  {
    titles: ['Research Associate', 'Postdoctoral Fellow', 'Laboratory Manager', 'Research Assistant', 'Data Scientist'],
    employers: ['University of Calderbrook', 'Institut Vauquelin', 'Redfern Biosciences', 'Lakeshore State University'],
    bullets: [
      'Designed a single-cell assay that took the noise down by #%',
      'Published # papers and reviewed for two journals',
      'Supervised # master’s students',
      'Won a grant of €#,000 for open data in ecology',
      'Kept a # instrument laboratory running through a move',
    ],
    skills: ['R', 'Mass spectrometry', 'Statistics', 'Scientific writing', 'MATLAB', 'Microscopy'],
    degrees: [
      ['PhD', 'Molecular Biology'],
      ['MSc', 'Statistics'],
    ],
  },
  {
    titles: ['Security Officer', 'Control Room Operator', 'Security Manager', 'Close Protection Operative', 'Duty Manager'],
    employers: ['Sentry Oak Ltd', 'Halberd Group', 'Port of Wrayness', 'Lockyer Facilities'],
    bullets: [
      'Guarded a site of # acres with CCTV, patrols and access control',
      'Answered # calls a shift and wrote the incident log',
      'Trained # officers for the SIA licence',
      'Planned the security of a concert for # visitors',
      'Cut thefts from # a month to #',
    ],
    skills: ['CCTV', 'SIA licence', 'Conflict management', 'First aid', 'Access control', 'Report writing'],
    degrees: [
      ['BTEC Level 3', 'Public Services'],
      ['Certificate', 'Security Management'],
    ],
  },
];

export const SERVICES: ServiceCareer[] = [
  {
    country: 'UK',
    service: 'British Army',
    printed: ['British Army', 'HM Forces (Army)', 'The Rifles, British Army', 'British Army'],
    ladder: [
      ['Rifleman', ['Infantryman', 'Signals Detachment Member']],
      ['Lance Corporal', ['Section Second-in-Command', 'Fire Team Commander']],
      ['Corporal', ['Section Commander', 'Recruit Instructor']],
      ['Sergeant', ['Platoon Sergeant', 'Training Sergeant', 'Motor Transport Sergeant']],
      ['Colour Sergeant', ['Company Quartermaster Sergeant', 'Regimental Career Management Officer']],
      ['Warrant Officer Class 2', ['Company Sergeant Major', 'Squadron Quartermaster Sergeant']],
    ],
    units: ['3rd Battalion, The Rifles', '1st Battalion, The Yorkshire Regiment', '2 PARA', '4 SCOTS'],
    places: ['Catterick', 'Edinburgh', 'Paderborn, Germany', 'Episkopi, Cyprus', 'Warminster'],
    bullets: [
      'Commanded # soldiers on Op HERRICK #, on foot patrols and in a mentoring role',
      'Answered for weapons, vehicles and stores worth £#m with no loss',
      'Ran ranges and field exercises for # recruits; #% passed at the first attempt',
      'Wrote the annual reports of # soldiers and their career plans',
      'Planned the welfare of families during a # month tour',
    ],
    skills: ['Leadership', 'Instruction', 'Planning', 'First aid', 'Risk assessment', 'Man management'],
    courses: [
      'Platoon Sergeants’ Battle Course',
      'Section Commanders’ Battle Course',
      'Range Management',
      'Defence Instructional Techniques',
    ],
    medals: ['Operational Service Medal Afghanistan', 'Queen’s Diamond Jubilee Medal', 'Long Service and Good Conduct Medal'],
  },
  {
    country: 'UK',
    service: 'British Army',
    printed: [
      'REME, British Army',
      'British Army – Royal Electrical and Mechanical Engineers',
      'Royal Logistic Corps',
      'British Army (Royal Engineers)',
    ],
    ladder: [
      ['Craftsman', ['Vehicle Mechanic', 'Recovery Mechanic']],
      ['Lance Corporal', ['Vehicle Mechanic', 'Armourer']],
      ['Corporal', ['Section Commander', 'Vehicle Mechanic Class 1']],
      ['Sergeant', ['Fitter Section Commander', 'Workshop Sergeant']],
      ['Staff Sergeant', ['Artificer Vehicles', 'Squadron Quartermaster Sergeant']],
      ['Warrant Officer Class 1', ['Artificer Sergeant Major', 'Regimental Sergeant Major']],
    ],
    units: ['4 Armoured Close Support Battalion REME', '27 Regiment RLC', '35 Engineer Regiment', '7 Field Company'],
    places: ['Tidworth', 'Aldershot', 'Bovington', 'Kabul, Afghanistan', 'Gütersloh, Germany'],
    bullets: [
      'Kept # armoured vehicles at #% availability through Op TORAL',
      'Led a fitter section of # on Warrior and Panther',
      'Diagnosed hydraulic, electrical and power pack faults under field conditions',
      'Audited stores worth £#m on JAMES and corrected # errors',
      'Trained # apprentices to NVQ level 3',
    ],
    skills: ['Hydraulics', 'Fault diagnosis', 'Welding', 'Stores accounting', 'Team leadership', 'JAMES'],
    courses: ['Artificer Course', 'Class 1 Vehicle Mechanic', 'Military Management and Leadership', 'Recovery Operators'],
    medals: ['Iraq Medal with clasp', 'Volunteer Reserves Service Medal', 'GOC’s Commendation'],
  },
  {
    country: 'UK',
    service: 'Royal Navy',
    printed: ['Royal Navy', 'Royal Navy', 'Naval Service – Royal Navy'],
    ladder: [
      ['Engineering Technician', ['Marine Engineering Technician', 'Weapon Engineering Technician']],
      ['Able Rate', ['Warfare Specialist', 'Marine Engineering Technician']],
      ['Leading Hand', ['Section Head, Propulsion', 'Training Leading Hand']],
      ['Petty Officer', ['Propulsion Section Head', 'Damage Control Instructor']],
      ['Chief Petty Officer', ['Marine Engineer Artificer', 'Departmental Coordinator']],
      ['Lieutenant', ['Deputy Marine Engineer Officer', 'Navigating Officer']],
    ],
    units: ['HMS Ardent', 'HMS Dauntless', 'HMS Sultan', 'HMS Collingwood', 'HMS Albion'],
    places: ['Portsmouth', 'Plymouth', 'Gosport', 'Faslane', 'Bahrain'],
    bullets: [
      'Kept gas turbines and diesel generators running over # days at sea',
      'Led a damage control team of # through sea training with a very satisfactory mark',
      'Answered for # permits to work each month in refit',
      'Taught # trainees a year in marine propulsion',
      'Stood # engine room watches as officer of the watch',
    ],
    skills: ['Marine engineering', 'Damage control', 'Permit to work', 'Diesel maintenance', 'Instruction'],
    courses: [
      'Sea Survival',
      'Marine Engineering Career Course',
      'Leading Rates’ Leadership Course',
      'NEBOSH General Certificate',
    ],
    medals: ['Naval Long Service and Good Conduct Medal', 'Queen’s Platinum Jubilee Medal', 'Commander-in-Chief’s Commendation'],
  },
  {
    country: 'UK',
    service: 'Royal Air Force',
    printed: ['Royal Air Force', 'Royal Air Force', 'RAF'],
    ladder: [
      ['Senior Aircraftman', ['Aircraft Technician (Mechanical)', 'Logistics Supplier']],
      ['Corporal', ['Avionics Technician', 'Trade Instructor']],
      ['Sergeant', ['Avionics Shift Supervisor', 'Logistics Sergeant']],
      ['Chief Technician', ['Trade Manager', 'Rectification Controller']],
      ['Flight Sergeant', ['Flight Manager', 'Movements Controller']],
      ['Flight Lieutenant', ['Engineering Officer', 'Station Logistics Officer']],
    ],
    units: ['XI Squadron', 'No. 47 Squadron', '2 Mechanical Transport Squadron', '90 Signals Unit'],
    places: ['RAF Coningsby', 'RAF Brize Norton', 'RAF Lossiemouth', 'RAF Akrotiri, Cyprus', 'RAF Cosford'],
    bullets: [
      'Signed for Typhoon avionics rectification over # sorties on Op SHADER',
      'Supervised a shift of # technicians on the flight line',
      'Brought tool control to no losses in # months',
      'Ran the move of # tonnes of freight to Cyprus and back',
      'Led the quality audit of # work areas under MAA rules',
    ],
    skills: ['Avionics', 'Tool control', 'Quality audit', 'Human factors', 'Shift supervision', 'LITS'],
    courses: [
      'Further Training Avionics',
      'Junior Management and Leadership',
      'Human Factors Facilitator',
      'IOSH Managing Safely',
    ],
    medals: ['RAF Long Service and Good Conduct Medal', 'Air Officer Commanding’s Commendation', 'Gulf Medal'],
  },
  {
    country: 'US',
    service: 'US Army',
    printed: ['United States Army', 'U.S. Army', 'US Army', 'United States Army'],
    ladder: [
      ['Private First Class', ['Infantryman', 'Wheeled Vehicle Mechanic']],
      ['Specialist', ['Automated Logistical Specialist', 'Team Leader']],
      ['Sergeant', ['Squad Leader', 'Supply Sergeant']],
      ['Staff Sergeant', ['Section Sergeant', 'Squad Leader', 'Drill Sergeant']],
      ['Sergeant First Class', ['Platoon Sergeant', 'Maintenance Control Sergeant']],
      ['First Sergeant', ['Company First Sergeant', 'Operations Sergeant']],
    ],
    units: [
      '2nd Battalion, 14th Infantry Regiment',
      '123rd Brigade Support Battalion',
      'B Company, 1-64 Armor',
      '10th Mountain Division',
    ],
    places: ['Fort Drum, NY', 'Fort Hood, TX', 'Fort Bragg, NC', 'Camp Casey, South Korea', 'Fort Riley, KS'],
    bullets: [
      'Led a # Soldier platoon through a # month deployment to Afghanistan with no loss of equipment',
      'Managed property worth $#M across # hand receipts',
      'Trained # Soldiers in gunnery; the platoon qualified first of #',
      'Ran a motor pool of # vehicles at #% operational readiness',
      'Mentored # NCOs, # of whom were selected for promotion',
    ],
    skills: ['GCSS-Army', 'Property accountability', 'Leadership', 'Convoy operations', 'Risk management', 'Training management'],
    courses: ['Advanced Leader Course', 'Senior Leader Course', 'Basic Leader Course', 'Combat Lifesaver'],
    medals: ['Bronze Star Medal', 'Army Commendation Medal (3)', 'Meritorious Service Medal', 'Combat Infantryman Badge'],
  },
  {
    country: 'US',
    service: 'US Air Force',
    printed: ['United States Air Force', 'U.S. Air Force', 'US Air Force'],
    ladder: [
      ['Airman First Class', ['Aircraft Fuel Systems Apprentice', 'Security Forces Apprentice']],
      ['Senior Airman', ['Aircraft Fuel Systems Journeyman', 'Cyber Surety Journeyman']],
      ['Staff Sergeant', ['Aircraft Fuel Systems Craftsman', 'Aerospace Propulsion Craftsman']],
      ['Technical Sergeant', ['Flightline Expediter', 'NCOIC, Fuel Systems', 'Aircraft Hydraulic Systems Craftsman']],
      ['Master Sergeant', ['Section Chief', 'Flight Chief, Maintenance']],
      ['Senior Master Sergeant', ['Production Superintendent', 'Squadron Superintendent']],
    ],
    units: ['55th Maintenance Squadron', '23rd Logistics Readiness Squadron', '374th Airlift Wing', '52nd Fighter Wing'],
    places: ['Offutt AFB, NE', 'Moody AFB, GA', 'Yokota AB, Japan', 'Spangdahlem AB, Germany', 'Hill AFB, UT'],
    bullets: [
      'Directed # Airmen in # fuel cell repairs; returned # aircraft to the schedule',
      'Cut tool discrepancies by #% and was named NCO of the quarter',
      'Managed a $#M equipment account with #% accuracy',
      'Authored the squadron’s # page training plan',
      'Deployed to Al Udeid; sustained # combat sorties',
    ],
    skills: ['Aircraft maintenance', 'Quality assurance', 'Technical orders', 'Supervision', 'Hazmat', 'IMDS'],
    courses: ['NCO Academy', 'Airman Leadership School', 'Senior NCO Academy', 'Lean Six Sigma Green Belt'],
    medals: ['Air Force Commendation Medal', 'Air Force Achievement Medal (2)', 'Global War on Terrorism Service Medal'],
  },
  {
    country: 'US',
    service: 'US Marine Corps',
    printed: ['United States Marine Corps', 'U.S. Marine Corps', 'USMC'],
    ladder: [
      ['Lance Corporal', ['Rifleman', 'Motor Vehicle Operator']],
      ['Corporal', ['Fire Team Leader', 'Supply Administration Clerk']],
      ['Sergeant', ['Squad Leader', 'Section Leader', 'Warehouse Chief']],
      ['Staff Sergeant', ['Platoon Sergeant', 'Recruiter']],
      ['Gunnery Sergeant', ['Company Gunnery Sergeant', 'Operations Chief']],
      ['Captain', ['Company Commander', 'Logistics Officer']],
    ],
    units: ['3rd Battalion, 6th Marines', 'Combat Logistics Battalion 8', '1st Marine Division', '2nd Maintenance Battalion'],
    places: ['Camp Lejeune, NC', 'Camp Pendleton, CA', 'Okinawa, Japan', 'Quantico, VA', 'Twentynine Palms, CA'],
    bullets: [
      'Led # Marines through # convoys in Helmand Province',
      'Accounted for $#M in equipment with no discrepancies in # inspections',
      'Trained # Marines; the section scored #% on the readiness evaluation',
      'Planned embarkation of # vehicles on two ships',
      'Wrote # fitness reports and counselled # junior Marines each month',
    ],
    skills: ['Leadership', 'Embarkation', 'Supply chain', 'Training', 'Weapons safety', 'GCSS-MC'],
    courses: ['Sergeants Course', 'Career Course', 'Martial Arts Instructor', 'Formal School Instructor Course'],
    medals: ['Navy and Marine Corps Achievement Medal', 'Combat Action Ribbon', 'Good Conduct Medal (2)'],
  },
  {
    country: 'US',
    service: 'US Navy',
    printed: ['United States Navy', 'U.S. Navy', 'US Navy'],
    ladder: [
      ['Seaman', ['Deck Department Seaman', 'Electronics Technician']],
      ['Petty Officer Third Class', ['Machinist’s Mate', 'Work Center Technician']],
      ['Petty Officer Second Class', ['Work Center Supervisor', 'Engine Room Supervisor']],
      ['Petty Officer First Class', ['Leading Petty Officer', 'Repair Division Supervisor']],
      ['Chief Petty Officer', ['Leading Chief Petty Officer', 'Engineering Department LCPO']],
      ['Lieutenant', ['Damage Control Assistant', 'Division Officer']],
    ],
    units: ['USS Halyburton', 'USS Carl Vinson', 'Naval Station Norfolk', 'Assault Craft Unit 4'],
    places: ['Norfolk, VA', 'San Diego, CA', 'Yokosuka, Japan', 'Mayport, FL', 'Bremerton, WA'],
    bullets: [
      'Supervised # Sailors and # preventive maintenance checks a week',
      'Qualified # watchstanders in propulsion',
      'Rebuilt # pumps during a yard period and saved $#,000',
      'Deployed three times, # days at sea, with no lost time',
      'Ran damage control drills for a crew of #',
    ],
    skills: ['Preventive maintenance', 'Damage control', 'Watchstanding', 'Hydraulics', 'Team leadership', 'SKED'],
    courses: [
      'First Class Petty Officer Leadership',
      'Gas Turbine Mechanic “A” School',
      'Shipboard Firefighting',
      'Chief Selectee Training',
    ],
    medals: ['Navy Achievement Medal (2)', 'Sea Service Deployment Ribbon', 'Navy Good Conduct Medal'],
  },
];

export const PEOPLE = {
  first: [
    'Callum',
    'Priya',
    'Dwayne',
    'Siân',
    'Marisol',
    'Tobias',
    'Fatima',
    'Gareth',
    'Latoya',
    'Hamish',
    'Imogen',
    'Kofi',
    'Rachel',
    'Owen',
    'Beatriz',
    'Nathaniel',
  ],
  last: [
    'Ashworth',
    'Okonkwo',
    'Delgado',
    'Pritchard',
    'McAllister',
    'Whitfield',
    'Ramaswamy',
    'Thorne',
    'Castellano',
    'Bexley',
    'O’Rourke',
    'Haldane',
    'Stockton-Pryce',
    'Lindqvist',
    'Mbeki',
    'Garside',
  ],
  foreignFirst: ['Jérôme', 'Zoë', 'Łukasz', 'Jürgen', 'Ana-María', 'Đorđe', 'Søren', 'Anne-Sophie', 'İbrahim', 'Szilvia'],
  foreignLast: [
    'Lefèvre',
    'Grønbæk',
    'Wójcik',
    'Müller-Lüdenscheidt',
    'da Conceição',
    'Petrović',
    'van den Broek',
    'Núñez Ortega',
    'Yılmaz',
    'Szabó',
  ],
};
export const TOWNS = {
  UK: [
    'Leeds',
    'Carlisle, Cumbria',
    'Swindon, Wiltshire',
    'Plymouth, Devon',
    'Darlington, County Durham',
    'Cardiff',
    'Andover, Hampshire',
    'Inverness, Scotland',
    'Bicester, Oxfordshire',
  ],
  US: [
    'Killeen, TX',
    'Fayetteville, NC',
    'Dayton, OH',
    'Tacoma, WA',
    'Norfolk, VA',
    'Omaha, NE',
    'San Antonio, Texas',
    'Boise, ID',
    'Jacksonville, FL',
  ],
  other: [
    'Lyon, France',
    'Graz, Austria',
    'Kraków, Poland',
    'Aarhus, Denmark',
    'Setúbal, Portugal',
    'Izmir, Türkiye',
    'Gent, Belgium',
    'Valencia (Spain)',
    'Graz (Austria)',
  ],
};
export const SCHOOLS = {
  UK: [
    'University of Wexmoor',
    'Harbourne University',
    'Thirlmere College',
    'Bracken Hill School',
    'The Open University',
    'Ashdown Sixth Form College',
  ],
  US: [
    'Lakeshore State University',
    'Bannock Community College',
    'University of Maryland Global Campus',
    'Central Prairie High School',
    'American Military University',
  ],
  other: [
    'Université de Lorvaux',
    'Technische Universität Graz',
    'Politechnika Krakowska',
    'Aarhus Universitet',
    'Universidade de Setúbal',
  ],
};
export const CERTIFICATES = [
  'PRINCE2 Practitioner',
  'NEBOSH General Certificate',
  'First Aid at Work',
  'CompTIA Security+',
  'Project Management Professional (PMP)',
  'IOSH Managing Safely',
  'Lean Six Sigma Green Belt',
  'OSHA 30-Hour',
];
export const VOLUNTEERING: [string, string][] = [
  ['Trustee', 'Harbour Lights Trust'],
  ['Cadet Instructor', 'Army Cadet Force'],
  ['Food Bank Volunteer', 'St Luke’s Pantry'],
  ['Youth Football Coach', 'Selby Juniors'],
  ['School Governor', 'Fernhill Academy'],
];
export const LANGUAGES: [string, string][] = [
  ['French', 'B2'],
  ['German', 'fluent'],
  ['Spanish', 'conversational'],
  ['Polish', 'native'],
  ['Welsh', 'basic'],
  ['Arabic', 'A2'],
];
export const INTERESTS = ['Hill walking', 'Cycling', 'Restoring motorcycles', 'Choir', 'Parkrun', 'Woodturning', 'Chess'];
export const SUMMARIES = [
  'Practical manager with a record of bringing teams through change. Known for plain reporting and for staying until the work is done.',
  'I am looking for a role where planning, people and safety come together. I learn quickly, and I write clearly.',
  'Dependable and calm under pressure, with more than ten years of leading small teams in demanding places at home and abroad.',
  'A career of fixing what others had given up on. Now seeking a permanent post within commuting distance of home.',
];
