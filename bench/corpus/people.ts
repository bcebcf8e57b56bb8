import type { Job, Person, When } from './person.ts';

/** Invented people written one by one for the layouts of `layouts-*.ts`. None of their words come from `careers.ts`. */

const when = (text: string): When => ({ y: Number(text.slice(0, 4)), m: Number(text.slice(5)) });
type Span = [string, string];

function job(span: Span, title: string, company: string, place: string, bullets: string[]): Job {
  const [start, end] = span;
  return {
    military: false,
    company,
    title,
    rank: '',
    service: '',
    unit: '',
    place,
    start: when(start),
    end: end === 'now' ? 'present' : when(end),
    bullets,
    federal: null,
  };
}

/** A service post; `named` is the service as printed and in common use. */
function post(
  named: [string, string],
  span: Span,
  [rank, title]: [string, string],
  unit: string,
  place: string,
  bullets: string[],
): Job {
  return { ...job(span, title, named[0], place, bullets), military: true, rank, service: named[1], unit };
}

const study = (span: Span, studyType: string, area: string, institution: string) => ({
  institution,
  studyType,
  area,
  start: when(span[0]),
  end: when(span[1]),
});

type Given = Pick<Person, 'country' | 'name' | 'email' | 'phone' | 'location' | 'summary' | 'jobs' | 'education' | 'skills'> &
  Partial<Person>;

const person = (given: Given): Person => ({
  url: '',
  label: '',
  languages: [],
  certificates: [],
  awards: [],
  volunteer: [],
  interests: [],
  ...given,
});

const ARMY: [string, string] = ['British Army', 'British Army'];
const NAVY: [string, string] = ['Royal Navy', 'Royal Navy'];
const RAF: [string, string] = ['Royal Air Force', 'Royal Air Force'];

export const PEOPLE = {
  signaller: person({
    country: 'UK',
    name: 'Darren Whitcombe',
    email: 'd.whitcombe@postbox.example',
    phone: '07911 123 456',
    location: 'Blandford Forum, Dorset',
    label: 'Communications Manager',
    summary:
      'Royal Signals senior rank leaving the Army in spring after twenty-two years. Used to running networks that must not fail, and to explaining them to people who are not engineers.',
    jobs: [
      post(ARMY, ['2021-04', 'now'], ['Warrant Officer Class 2', 'Yeoman of Signals'], '30 Signal Regiment', 'Bramcote', [
        'Plan and deliver satellite and radio links for a deployed headquarters of 140 people',
        'Answer to the commanding officer for cyber defence; two external audits passed without a major finding',
      ]),
      post(ARMY, ['2017-09', '2021-03'], ['Staff Sergeant', 'Foreman of Signals'], '22 Signal Regiment', 'Stafford', [
        'Ran the engineering troop of 34 soldiers and a repair budget of £410,000',
        'Cut the time to set up a field network from nine hours to four by re-designing the cable plan',
        'Mentored six candidates for supervisory selection, all of whom passed',
      ]),
      post(ARMY, ['2012-01', '2017-08'], ['Sergeant', 'Troop Sergeant'], '16 Signal Regiment', 'Elmpt, Germany', [
        'Led 28 signallers on exercise in Kenya and on Op TORAL in Kabul',
        'Managed the fleet of 19 vehicles and kept it at 95% readiness',
      ]),
    ],
    education: [study(['2015-10', '2018-07'], 'BSc (Hons)', 'Telecommunications Systems Engineering', 'Cranfield University')],
    skills: ['Network engineering', 'Satellite communications', 'Cyber defence', 'Budget management', 'Coaching'],
    certificates: [
      { name: 'CCNA Routing and Switching', y: 2019 },
      { name: 'ITIL 4 Foundation', y: 2020 },
    ],
    awards: ['Long Service and Good Conduct Medal', 'Commander-in-Chief’s Commendation'],
    interests: ['Sea kayaking', 'Allotment', 'Scouting'],
  }),
  sapper: person({
    country: 'UK',
    name: 'Ffion Maddocks',
    email: 'ffion.maddocks@example.org',
    phone: '+44 7700 900417',
    location: 'Brecon, Powys',
    url: 'linkedin.com/in/ffionmaddocks',
    summary:
      'Construction planner and former Royal Engineer. Comfortable on a wet site at six in the morning and in front of a client at ten.',
    jobs: [
      job(['2022-02', 'now'], 'Planning Engineer', 'Tarrant Wye Civils Ltd', 'Newport', [
        'Own the programme of a £14m flood defence scheme and report slippage weekly',
        'Brought the design and site teams to one short-term plan; lost days fell by a third',
      ]),
      job(['2020-05', '2022-01'], 'Assistant Planner', 'Hollins & Drew', 'Cardiff', [
        'Built tender programmes for eleven highway schemes, four of which were won',
        'Kept progress photographs and drone surveys in step with the schedule',
      ]),
      post(ARMY, ['2014-06', '2020-04'], ['Corporal', 'Section Commander'], '22 Engineer Regiment', 'Perham Down', [
        'Commanded a field section of nine on bridge building and route clearance',
        'Built a water point for a village of 2,000 in South Sudan on Op TRENTON',
      ]),
    ],
    education: [
      study(['2019-09', '2021-06'], 'HNC', 'Civil Engineering', 'Coleg y Cymoedd'),
      study(['2012-09', '2014-06'], 'BTEC Level 3', 'Construction', 'Brecon High School'),
    ],
    skills: ['Primavera P6', 'Site surveying', 'Temporary bridging', 'Stakeholder reporting', 'Welsh–English translation'],
    languages: [['Welsh', 'native']],
    certificates: [
      { name: 'CSCS Managers Card', y: 2022 },
      { name: 'SMSTS', y: 2021 },
    ],
    awards: ['United Nations Medal (UNMISS)'],
    volunteer: [
      { role: 'Retained Firefighter', name: 'Mid and West Wales Fire Service', start: when('2021-03'), end: 'present' },
    ],
  }),
  stoker: person({
    country: 'UK',
    name: 'Alistair Penhaligon',
    email: 'alistair@penhaligon.example',
    phone: '07700 900 233',
    location: 'Torpoint, Cornwall',
    label: 'Marine and Plant Engineer',
    summary:
      'Time-served marine engineer with fourteen years at sea. Looking for a shore post in power generation, dockyards or offshore wind.',
    jobs: [
      post(NAVY, ['2019-07', '2024-03'], ['Chief Petty Officer', 'Charge Engineer'], 'HMS Montrose', 'Bahrain', [
        'Stood as engineer of the watch for propulsion and power of a Type 23 frigate',
        'Planned a 12-week maintenance period with three contractors and finished two days early',
      ]),
      post(
        NAVY,
        ['2015-02', '2019-06'],
        ['Petty Officer', 'Auxiliary Machinery Section Head'],
        'HMS Northumberland',
        'Devonport',
        [
          'Supervised eight technicians; chilled water plant availability rose from 71% to 96%',
          'Wrote the isolation procedure that the whole flotilla adopted',
        ],
      ),
      post(NAVY, ['2010-01', '2015-01'], ['Leading Hand', 'Marine Engineering Technician'], 'HMS Bulwark', 'Devonport', [
        'Maintained diesel generators, reverse osmosis plant and landing craft engines',
      ]),
    ],
    education: [study(['2013-09', '2016-06'], 'Foundation Degree', 'Marine Engineering', 'University of Portsmouth')],
    skills: ['Diesel engines', 'High voltage switching', 'Condition monitoring', 'Permit systems', 'Apprentice training'],
    certificates: [
      { name: 'HV Authorised Person', y: 2021 },
      { name: 'IOSH Managing Safely', y: 2023 },
    ],
    awards: ['Naval Long Service and Good Conduct Medal'],
    interests: ['Gig rowing', 'Woodcarving'],
  }),
  writer: person({
    country: 'UK',
    name: 'Niamh Corrigan-Bell',
    email: 'niamhcb@example.net',
    phone: '+44 (0)7700 900862',
    location: 'Fareham, Hampshire',
    summary:
      'HR administrator whose first career was as a Writer in the Royal Navy. Confident with payroll, casework and confidential records.',
    jobs: [
      job(['2023-01', 'now'], 'People Services Adviser', 'Solent Housing Association', 'Southampton', [
        'Advise 60 line managers on absence, grievance and flexible working',
        'Moved 4,300 paper files to a new HR system in ten weeks',
      ]),
      post(NAVY, ['2018-03', '2022-12'], ['Leading Hand', 'Unit Personnel Office Supervisor'], 'HMS Collingwood', 'Fareham', [
        'Led a team of five who kept pay and records for 1,900 people',
        'Halved the backlog of travel claims in a quarter',
      ]),
      post(NAVY, ['2013-05', '2018-02'], ['Able Rate', 'Writer'], 'HMS Ocean', 'Plymouth', [
        'Issued cash and travel in four foreign ports without a discrepancy',
        'Recorded evidence at summary hearings',
      ]),
    ],
    education: [study(['2021-09', '2023-07'], 'CIPD Level 5', 'People Management', 'Fareham College')],
    skills: ['Payroll', 'Employee relations', 'JPA', 'Minute taking', 'Data protection'],
    awards: ['Queen’s Platinum Jubilee Medal'],
    volunteer: [{ role: 'Treasurer', name: 'Portchester Amateur Swimming Club', start: when('2020-09'), end: when('2024-05') }],
  }),
  rigger: person({
    country: 'UK',
    name: 'Tomasz Zieliński',
    email: 't.zielinski@example.com',
    phone: '07700 900 664',
    location: 'Lossiemouth, Moray',
    url: 'tzielinski.example.com',
    summary:
      'Licensed aircraft engineer and RAF mechanical specialist with a record of safe, unglamorous work on fast jets and transport aircraft. I write clear handovers and I do not sign for what I have not seen.',
    jobs: [
      job(['2022-08', 'now'], 'Line Maintenance Engineer', 'Caledonian Air Repair', 'Aberdeen', [
        'Certify overnight line checks of six regional turboprops',
        'Introduced a tool-tracking board that ended missing-tool delays',
      ]),
      post(RAF, ['2016-11', '2022-07'], ['Sergeant', 'Propulsion Trade Manager'], '201 Squadron', 'RAF Lossiemouth', [
        'Managed 22 technicians over two shifts while the station brought a new aircraft into service',
        'Reduced engine change time from 31 to 19 hours',
      ]),
      post(RAF, ['2009-04', '2016-10'], ['Corporal', 'Mechanical Technician'], '31 Squadron', 'RAF Marham', [
        'Carried out servicing and battle damage repair in Cyprus and Kandahar',
        'Trained eleven newcomers on the flight line',
      ]),
    ],
    education: [study(['2010-01', '2013-06'], 'NVQ Level 3', 'Aeronautical Engineering', 'DCAE Cosford')],
    skills: ['EASA Part-66 B1', 'Gas turbines', 'Non-destructive testing', 'Shift supervision', 'Lean maintenance'],
    languages: [
      ['Polish', 'native'],
      ['German', 'B1'],
    ],
    certificates: [{ name: 'EASA Part-66 Category B1.1', y: 2021 }],
    awards: ['Air Officer Commanding’s Commendation', 'Operational Service Medal'],
  }),
  controller: person({
    country: 'UK',
    name: 'Grace Abiodun',
    email: 'grace.abiodun@example.co.uk',
    phone: '01522 496 012',
    location: 'Lincoln',
    label: 'Operations and Airspace Specialist',
    summary:
      'Air traffic controller turned airport operations planner; calm voice, tidy logs and a liking for difficult shift patterns.',
    jobs: [
      job(['2021-01', 'now'], 'Airfield Operations Planner', 'Humber Gateway Airport', 'Kirmington', [
        'Write the weekly airside works plan for 14 contractors',
        'Chair the runway safety group and close its actions',
      ]),
      post(RAF, ['2015-08', '2020-12'], ['Flying Officer', 'Approach Controller'], 'RAF Coningsby', 'Lincolnshire', [
        'Handled up to 40 movements an hour in mixed civil and military traffic',
        'Rewrote the emergency checklist after a bird-strike incident',
      ]),
      post(RAF, ['2012-09', '2015-07'], ['Senior Aircraftman', 'Flight Operations Assistant'], 'RAF Waddington', 'Lincolnshire', [
        'Kept flight plans, weather and diversion boards correct',
      ]),
    ],
    education: [
      study(['2009-09', '2012-07'], 'BA (Hons)', 'Geography', 'University of Hull'),
      study(['2007-09', '2009-06'], 'A levels', 'Mathematics, Geography, French', 'Lagan Vale College'),
    ],
    skills: ['Airspace planning', 'Incident investigation', 'Rostering', 'Radiotelephony', 'Safety management systems'],
    languages: [
      ['French', 'B2'],
      ['Yoruba', 'fluent'],
    ],
    interests: ['Netball', 'Gospel choir'],
  }),
  medic: person({
    country: 'US',
    name: 'Marcus T. Holloway',
    email: 'marcus.holloway@mail.example',
    phone: '(910) 555-0148',
    location: 'Spring Lake, NC',
    label: 'Emergency Management Specialist',
    summary:
      'Army veteran with ten years in trauma care, training and emergency planning. Seeking a GS-11 or GS-12 position in emergency management.',
    jobs: [
      job(['2021-06', 'now'], 'Emergency Preparedness Coordinator', 'Cape Fear Regional Hospital', 'Fayetteville, NC', [
        'Developed the mass-casualty annex used by four counties',
        'Planned and evaluated 17 full-scale exercises with fire, police and public health partners',
      ]),
      post(
        ['United States Army', 'US Army'],
        ['2016-03', '2021-05'],
        ['Staff Sergeant', 'Medical Platoon Sergeant'],
        '82nd Airborne Division',
        'Fort Bragg, NC',
        [
          'Supervised 42 medics and $1.8M of medical equipment with zero loss',
          'Certified 310 Soldiers as combat lifesavers in one year',
        ],
      ),
      post(
        ['United States Army', 'US Army'],
        ['2011-09', '2016-02'],
        ['Sergeant', 'Combat Medic'],
        '173rd Airborne Brigade',
        'Vicenza, Italy',
        [
          'Treated 120 casualties during a nine-month deployment to Afghanistan',
          'Ran the aid station pharmacy and passed every inspection',
        ],
      ),
    ],
    education: [
      study(['2018-01', '2021-05'], 'Bachelor of Science', 'Emergency Services Administration', 'Sandhills State University'),
    ],
    skills: ['Incident Command System', 'Exercise design', 'Trauma care', 'Grant writing', 'WebEOC'],
    certificates: [
      { name: 'National Registry Paramedic', y: 2019 },
      { name: 'FEMA Professional Development Series', y: 2020 },
    ],
    awards: ['Bronze Star Medal', 'Army Commendation Medal (3)', 'Combat Medical Badge'],
  }),
  logistician: person({
    country: 'US',
    name: 'Yolanda Prieto-Vance',
    email: 'yprieto@example.com',
    phone: '254-555-0119',
    location: 'Harker Heights, TX',
    summary: 'Supply chain supervisor with Army roots and warehouse systems experience across two continents.',
    jobs: [
      job(['2022-10', 'now'], 'Inventory Control Supervisor', 'Lone Prairie Distribution', 'Temple, TX', [
        'Supervise 26 associates and 410,000 sq. ft. of racked storage',
        'Raised cycle-count accuracy from 93.1% to 99.4% in eight months',
      ]),
      post(
        ['U.S. Army', 'US Army'],
        ['2017-05', '2022-09'],
        ['Sergeant First Class', 'Supply Support Activity NCOIC'],
        '1st Cavalry Division',
        'Fort Hood, TX',
        [
          'Processed 60,000 requisitions a year with a 98% fill rate',
          'Led the closing of a forward depot worth $74M without a loss',
        ],
      ),
      post(
        ['U.S. Army', 'US Army'],
        ['2010-02', '2017-04'],
        ['Sergeant', 'Unit Supply Specialist'],
        '25th Infantry Division',
        'Schofield Barracks, HI',
        ['Kept property books for four companies'],
      ),
    ],
    education: [study(['2019-08', '2022-12'], 'Associate of Applied Science', 'Logistics', 'Central Texas College')],
    skills: ['GCSS-Army', 'SAP EWM', 'Cycle counting', 'OSHA compliance', 'Bilingual supervision'],
    languages: [['Spanish', 'native']],
    certificates: [{ name: 'APICS CPIM', y: 2023 }],
    awards: ['Meritorious Service Medal', 'Army Achievement Medal (4)'],
    volunteer: [{ role: 'Mentor', name: 'Veterans Treatment Court of Bell County', start: when('2021-02'), end: 'present' }],
  }),
  boatswain: person({
    country: 'US',
    name: 'Kaleb Ostrander',
    email: 'kaleb.ostrander@example.net',
    phone: '757.555.0172',
    location: 'Chesapeake, VA',
    summary: 'Deck department leader with two sea tours and a shipyard tour; now qualified as a port operations manager.',
    jobs: [
      post(
        ['United States Navy', 'US Navy'],
        ['2019-02', '2023-11'],
        ['Petty Officer First Class', 'Deck Department Leading Petty Officer'],
        'USS Bataan',
        'Norfolk, VA',
        [
          'Led 58 Sailors through 41 underway replenishments with no injury',
          'Directed small boat, anchoring and towing evolutions',
        ],
      ),
      post(
        ['United States Navy', 'US Navy'],
        ['2015-07', '2019-01'],
        ['Petty Officer Second Class', 'Craftmaster'],
        'Naval Station Rota',
        'Rota, Spain',
        [
          'Operated harbor tugs and trained nine coxswains',
          'Re-established the pier crane certification program after a two-year lapse',
        ],
      ),
    ],
    education: [study(['2020-01', '2023-05'], 'Bachelor of Arts', 'Maritime Studies', 'Tidewater Maritime University')],
    skills: ['Crane operations', 'Rigging', 'Port scheduling', 'Hazardous materials', 'Crew training'],
    certificates: [{ name: 'Transportation Worker Identification Credential', y: 2023 }],
    awards: ['Navy and Marine Corps Achievement Medal (2)', 'Navy Expert Pistol Medal'],
  }),
  crewchief: person({
    country: 'US',
    name: 'Danielle R. Yoakum',
    email: 'd.yoakum@example.org',
    phone: '(580) 555-0133',
    location: 'Altus, OK',
    url: 'linkedin.com/in/danielleyoakum',
    label: 'Aviation Maintenance Manager',
    summary:
      'Maintenance production superintendent with sixteen years on heavy airlift aircraft. I build schedules that crews believe and that aircraft keep.',
    jobs: [
      job(['2023-04', 'now'], 'Hangar Maintenance Lead', 'Redbud Aviation Services', 'Oklahoma City, OK', [
        'Lead two heavy-check lines with 31 mechanics and four inspectors',
        'Shortened the average C-check from 24 days to 19',
      ]),
      post(
        ['United States Air Force', 'US Air Force'],
        ['2018-06', '2023-03'],
        ['Master Sergeant', 'Flightline Production Superintendent'],
        '97th Aircraft Maintenance Squadron',
        'Altus AFB, OK',
        [
          'Directed 180 Airmen on three shifts and generated 4,200 sorties a year',
          'Rebuilt the training plan after manning dropped by 20%',
        ],
      ),
      post(
        ['United States Air Force', 'US Air Force'],
        ['2009-08', '2018-05'],
        ['Technical Sergeant', 'Aircraft Crew Chief'],
        '437th Airlift Wing',
        'Joint Base Charleston, SC',
        [
          'Launched, recovered and inspected C-17 aircraft in 14 countries',
          'Earned the wing’s maintenance professional of the year award',
        ],
      ),
    ],
    education: [
      study(['2014-01', '2017-12'], 'Bachelor of Science', 'Professional Aeronautics', 'Prairie Aeronautical University'),
      study(
        ['2009-08', '2013-05'],
        'Associate of Applied Science',
        'Aircraft Maintenance Technology',
        'Community College of the Air Force',
      ),
    ],
    skills: ['FAA Airframe and Powerplant', 'Maintenance planning', 'Six Sigma', 'Budget forecasting', 'AMOS'],
    certificates: [{ name: 'FAA Airframe and Powerplant License', y: 2022 }],
    awards: ['Air Force Commendation Medal (2)', 'Air Force Outstanding Unit Award'],
  }),
  linguist: person({
    country: 'US',
    name: 'Priscilla Nakamura',
    email: 'pnakamura@example.com',
    phone: '808-555-0164',
    location: 'Aiea, HI',
    summary: 'Intelligence analyst and language instructor with a current clearance and a habit of plain writing.',
    jobs: [
      job(['2020-09', 'now'], 'Threat Intelligence Analyst', 'Pacific Rim Bank', 'Honolulu, HI', [
        'Publish a daily brief that 300 staff read',
        'Built a fraud pattern library that stopped $2.4M of transfers',
      ]),
      post(
        ['U.S. Air Force', 'US Air Force'],
        ['2014-04', '2020-08'],
        ['Staff Sergeant', 'Cryptologic Language Analyst'],
        '324th Intelligence Squadron',
        'Joint Base Pearl Harbor-Hickam, HI',
        ['Translated and reported on 1,100 time-sensitive items with 99% accuracy', 'Taught 24 new analysts'],
      ),
    ],
    education: [study(['2016-08', '2020-05'], 'Bachelor of Arts', 'East Asian Studies', 'Kapolei State University')],
    skills: ['Open-source intelligence', 'Report writing', 'Korean translation', 'Python', 'Briefing executives'],
    languages: [
      ['Korean', 'C1'],
      ['Japanese', 'B2'],
    ],
    awards: ['Joint Service Achievement Medal'],
    interests: ['Outrigger canoe paddling', 'Calligraphy'],
  }),
  gunny: person({
    country: 'US',
    name: 'Xavier Beaulieu',
    email: 'xavier.beaulieu@example.com',
    phone: '(985) 555-0107',
    location: 'Slidell, LA',
    summary: 'Marine motor transport chief now managing commercial fleets. Safety first, paperwork second, excuses never.',
    jobs: [
      job(['2022-01', 'now'], 'Fleet Operations Manager', 'Bayou State Beverage Co.', 'New Orleans, LA', [
        'Manage 88 delivery trucks and 120 drivers over three terminals',
        'Reduced preventable accidents by 37% with ride-along coaching',
      ]),
      post(
        ['United States Marine Corps', 'US Marine Corps'],
        ['2015-06', '2021-12'],
        ['Gunnery Sergeant', 'Motor Transport Chief'],
        'Combat Logistics Regiment 2',
        'Camp Lejeune, NC',
        ['Planned 240 convoys totalling 91,000 miles with no serious accident', 'Inspected and licensed 350 operators'],
      ),
      post(
        ['United States Marine Corps', 'US Marine Corps'],
        ['2008-10', '2015-05'],
        ['Sergeant', 'Convoy Commander'],
        '1st Battalion, 8th Marines',
        'Camp Lejeune, NC',
        ['Commanded 11-vehicle resupply convoys in Helmand Province'],
      ),
    ],
    education: [
      study(['2017-01', '2021-06'], 'Bachelor of Business Administration', 'Operations', 'Gulf Coast State University'),
    ],
    skills: ['DOT compliance', 'Driver coaching', 'Samsara', 'Route optimization', 'Preventive maintenance'],
    certificates: [{ name: 'Commercial Driver License Class A', y: 2014 }],
    awards: ['Navy and Marine Corps Commendation Medal', 'Combat Action Ribbon'],
    volunteer: [{ role: 'Coordinator', name: 'Toys for Tots of St. Tammany', start: when('2018-10'), end: 'present' }],
  }),
  coastie: person({
    country: 'US',
    name: 'Erin Vandermolen',
    email: 'erin.vandermolen@example.org',
    phone: '231-555-0185',
    location: 'Traverse City, MI',
    label: 'Marine Safety and Compliance Manager',
    summary:
      'Coast Guard marine inspector with a safety degree. Fluent in regulations and in talking a nervous skipper through an inspection.',
    jobs: [
      job(['2021-03', 'now'], 'Port Compliance Manager', 'Great Lakes Aggregate Shipping', 'Muskegon, MI', [
        'Keep nine bulk carriers in class and in date',
        'Cut inspection findings per vessel from 7.1 to 2.3',
      ]),
      post(
        ['United States Coast Guard', 'US Coast Guard'],
        ['2015-09', '2021-02'],
        ['Chief Petty Officer', 'Marine Inspector'],
        'Sector Lake Michigan',
        'Milwaukee, WI',
        ['Completed 420 vessel inspections and 60 casualty investigations', 'Trained 15 apprentice inspectors'],
      ),
      post(
        ['United States Coast Guard', 'US Coast Guard'],
        ['2009-06', '2015-08'],
        ['Petty Officer Second Class', 'Boat Engineer'],
        'Station Charlevoix',
        'Charlevoix, MI',
        ['Maintained two 45-foot response boats at 97% availability', 'Took part in 84 search and rescue cases'],
      ),
    ],
    education: [study(['2013-09', '2017-12'], 'Bachelor of Science', 'Occupational Safety', 'Lakeshore Technical University')],
    skills: ['Vessel inspection', 'ISM Code', 'Accident investigation', 'Technical writing', 'Marine diesel'],
    certificates: [{ name: 'Certified Safety Professional', y: 2022 }],
    awards: ['Coast Guard Commendation Medal', 'Coast Guard Achievement Medal (2)'],
  }),
  trooper: person({
    country: 'other',
    name: 'Étienne Gauthier-Roy',
    email: 'etienne.gr@example.ca',
    phone: '+1 613 555 0192',
    location: 'Petawawa, Ontario',
    summary:
      'Bilingual vehicle technician and workshop supervisor with twelve years in the Canadian Army. Relocating to Ottawa with family.',
    jobs: [
      post(
        ['Canadian Armed Forces', 'Canadian Army'],
        ['2018-05', '2024-08'],
        ['Master Corporal', 'Workshop Supervisor'],
        '2 Service Battalion',
        'Petawawa, Ontario',
        [
          'Supervised fourteen technicians in a workshop that returns 900 vehicles a year',
          'Set up a parts exchange that cut waiting time by eleven days',
        ],
      ),
      post(
        ['Canadian Armed Forces', 'Canadian Army'],
        ['2012-09', '2018-04'],
        ['Corporal', 'Vehicle Technician'],
        '5 Service Battalion',
        'Valcartier, Quebec',
        ['Repaired armoured vehicles in garrison and on exercise in Latvia', 'Qualified as recovery operator and welder'],
      ),
    ],
    education: [study(['2010-09', '2012-05'], 'Diploma', 'Motive Power Technician', 'Algonquin Valley College')],
    skills: ['Heavy vehicle repair', 'Welding', 'Parts management', 'Bilingual supervision', 'WHMIS'],
    languages: [
      ['French', 'native'],
      ['English', 'fluent'],
    ],
    certificates: [{ name: 'Red Seal Truck and Transport Mechanic', y: 2017 }],
    awards: ['Canadian Forces’ Decoration', 'NATO Medal'],
  }),
  aviator: person({
    country: 'other',
    name: 'Claire MacIsaac',
    email: 'claire.macisaac@example.ca',
    phone: '902-555-0126',
    location: 'Greenwood, Nova Scotia',
    summary: 'Project officer and former air force navigator. I move complicated work through complicated organizations.',
    jobs: [
      job(['2021-09', 'now'], 'Project Officer', 'Annapolis Tidal Energy', 'Digby, Nova Scotia', [
        'Coordinate permits, fisheries consultation and shore works for a $31M turbine',
        'Prepare the monthly report to the provincial regulator',
      ]),
      post(
        ['Royal Canadian Air Force', 'Royal Canadian Air Force'],
        ['2013-06', '2021-08'],
        ['Captain', 'Air Combat Systems Officer'],
        '405 Long Range Patrol Squadron',
        'Greenwood, Nova Scotia',
        [
          'Flew 1,700 hours on maritime patrol and search and rescue',
          'Led the introduction of a new sonobuoy processor for five crews',
        ],
      ),
    ],
    education: [study(['2009-09', '2013-05'], 'Bachelor of Science', 'Oceanography', 'Royal Military College of Canada')],
    skills: ['Project controls', 'Public consultation', 'Risk registers', 'Navigation', 'MS Project'],
    languages: [['French', 'B2']],
    certificates: [{ name: 'Project Management Professional', y: 2022 }],
    volunteer: [{ role: 'Search Coordinator', name: 'Kings County Ground Search', start: when('2022-01'), end: 'present' }],
  }),
  digger: person({
    country: 'other',
    name: 'Lachlan Petrou',
    email: 'lachlan.petrou@example.com.au',
    phone: '0491 570 156',
    location: 'Townsville, Queensland',
    summary: 'Work health and safety adviser who learned the trade as an infantry section commander and later on mine sites.',
    jobs: [
      job(['2020-02', 'now'], 'WHS Adviser', 'Carpentaria Minerals Pty Ltd', 'Mount Isa', [
        'Investigate incidents and close out actions over two open-cut sites',
        'Delivered critical-control training to 640 workers',
      ]),
      job(['2018-01', '2020-01'], 'Safety Officer', 'Strand Civil', 'Townsville', [
        'Ran toolbox talks and site audits on a ring-road project',
      ]),
      post(
        ['Australian Army', 'Australian Army'],
        ['2010-03', '2017-12'],
        ['Corporal', 'Section Commander'],
        '1st Battalion, Royal Australian Regiment',
        'Lavarack Barracks',
        [
          'Led nine soldiers on operations in Afghanistan and on flood relief in Queensland',
          'Instructed at the School of Infantry for one training year',
        ],
      ),
    ],
    education: [study(['2017-02', '2019-11'], 'Diploma', 'Work Health and Safety', 'TAFE Queensland')],
    skills: ['Incident investigation', 'ICAM', 'Contractor management', 'Training delivery', 'First aid'],
    certificates: [{ name: 'Certificate IV in Training and Assessment', y: 2019 }],
    awards: ['Australian Active Service Medal'],
    interests: ['Barra fishing', 'Touch football'],
  }),
  sailor: person({
    country: 'other',
    name: 'Mei-Ling Fairweather',
    email: 'meiling.fairweather@example.com.au',
    phone: '+61 491 570 737',
    location: 'Rockingham, Western Australia',
    label: 'Electrotechnology Supervisor',
    summary: 'Electronics technician with submarine and surface experience and a current security clearance.',
    jobs: [
      job(['2022-06', 'now'], 'Electrical Supervisor', 'Henderson Marine Sustainment', 'Henderson', [
        'Supervise eleven tradespeople during dockings',
        'Brought rework down from 8% to 3%',
      ]),
      post(
        ['Royal Australian Navy', 'Royal Australian Navy'],
        ['2013-01', '2022-05'],
        ['Petty Officer', 'Electronics Technician Submarines'],
        'HMAS Rankin',
        'Fleet Base West',
        [
          'Kept sonar and combat systems available through three long deployments',
          'Wrote the fault-finding guide that the training school now uses',
        ],
      ),
    ],
    education: [study(['2011-02', '2012-11'], 'Certificate III', 'Electrotechnology', 'South Metropolitan TAFE')],
    skills: ['Fault finding', 'Electrical safety', 'Sonar systems', 'Permit to work', 'Mentoring apprentices'],
    languages: [['Mandarin', 'fluent']],
    certificates: [{ name: 'Electrical Work Licence (WA)', y: 2022 }],
    awards: ['Australian Operational Service Medal'],
  }),
  nurse: person({
    country: 'UK',
    name: 'Bethan Ollerenshaw',
    email: 'b.ollerenshaw@example.com',
    phone: '07700 900 318',
    location: 'Hexham, Northumberland',
    label: 'Senior Theatre Practitioner',
    summary:
      'Theatre practitioner with orthopaedic, trauma and emergency experience and a reserve commission in the Army Medical Services.',
    jobs: [
      job(['2020-11', 'now'], 'Senior Operating Department Practitioner', 'Tyne Dale General Hospital', 'Hexham', [
        'Lead the trauma list of 1,100 operations a year',
        'Introduced a count protocol that removed retained-swab incidents',
      ]),
      job(['2016-04', '2020-10'], 'Operating Department Practitioner', 'North Wall Infirmary', 'Sunderland', [
        'Scrubbed for orthopaedic, general and vascular lists',
        'Supported 18 students to registration',
      ]),
      job(['2013-09', '2016-03'], 'Theatre Support Worker', 'North Wall Infirmary', 'Sunderland', [
        'Prepared theatres, cleaned and traced instruments',
      ]),
    ],
    education: [study(['2014-09', '2016-07'], 'DipHE', 'Operating Department Practice', 'Teesside University')],
    skills: ['Airway management', 'Scrub practice', 'Stock management', 'Student mentoring', 'Decontamination'],
    certificates: [
      { name: 'Advanced Life Support', y: 2023 },
      { name: 'Mentorship in Practice', y: 2018 },
    ],
    volunteer: [{ role: 'First Aider', name: 'Tynedale Rugby Club', start: when('2017-08'), end: 'present' }],
    interests: ['Fell running', 'Beekeeping'],
  }),
  engineer: person({
    country: 'other',
    name: 'Katarzyna Wiśniewska',
    email: 'k.wisniewska@example.pl',
    phone: '+48 601 555 019',
    location: 'Gdynia, Poland',
    summary: 'Naval architect with shipyard, classification and offshore experience in three countries.',
    jobs: [
      job(['2021-02', 'now'], 'Senior Structural Engineer', 'Bałtyk Offshore Sp. z o.o.', 'Gdynia, Poland', [
        'Lead the structural design of jackets for two offshore substations',
        'Coordinate five engineers and an external checking office',
      ]),
      job(['2017-10', '2021-01'], 'Naval Architect', 'Nordhavn Marine A/S', 'Aalborg, Denmark', [
        'Prepared stability booklets for 22 ferries and supply vessels',
        'Introduced parametric hull models that saved two weeks per tender',
      ]),
      job(['2015-07', '2017-09'], 'Junior Surveyor', 'Hanse Klassifikation GmbH', 'Rostock, Germany', [
        'Witnessed hull, load line and tonnage surveys',
      ]),
    ],
    education: [study(['2010-10', '2015-06'], 'Master of Engineering', 'Ocean Engineering', 'Politechnika Gdańska')],
    skills: ['Finite element analysis', 'Stability calculation', 'Rhino', 'Technical English', 'Project coordination'],
    languages: [
      ['Polish', 'native'],
      ['English', 'C1'],
      ['German', 'B1'],
    ],
    interests: ['Dinghy racing'],
  }),
  manager: person({
    country: 'US',
    name: 'Terrence Abernathy',
    email: 'terrence@abernathy.example',
    phone: '(614) 555-0190',
    location: 'Westerville, OH',
    label: 'Customer Operations Director',
    summary: 'Operations leader promoted four times in one company, with earlier National Guard service.',
    jobs: [
      job(['2021-01', 'now'], 'Director of Customer Operations', 'Buckeye Home Warranty', 'Columbus, OH', [
        'Own a 240-seat contact center and a $19M budget',
        'Lifted first-call resolution from 62% to 81%',
      ]),
      job(['2017-06', '2020-12'], 'Contact Center Manager', 'Buckeye Home Warranty', 'Columbus, OH', [
        'Opened a second site and hired 90 people in four months',
      ]),
      job(['2014-02', '2017-05'], 'Team Supervisor', 'Buckeye Home Warranty', 'Columbus, OH', [
        'Coached 15 agents; attrition fell by half',
      ]),
      post(
        ['Ohio Army National Guard', 'US Army'],
        ['2007-05', '2014-01'],
        ['Sergeant', 'Squad Leader'],
        '1st Battalion, 148th Infantry',
        'Walbridge, OH',
        ['Led a nine-Soldier squad in Kuwait and during state flood duty'],
      ),
    ],
    education: [study(['2008-08', '2013-12'], 'B.A.', 'Communication', 'Olentangy State University')],
    skills: ['Workforce management', 'Zendesk', 'Vendor negotiation', 'Forecasting', 'Change management'],
    certificates: [{ name: 'Lean Six Sigma Black Belt', y: 2019 }],
    volunteer: [{ role: 'Board Member', name: 'Westerville Food Pantry', start: when('2018-01'), end: 'present' }],
  }),
  apprentice: person({
    country: 'UK',
    name: 'Jodie Tranter',
    email: 'jodietranter@example.com',
    phone: '07700 900 551',
    location: 'Telford, Shropshire',
    summary: 'Hard-working school leaver and Army Reservist looking for an engineering apprenticeship.',
    jobs: [
      job(['2023-07', 'now'], 'Weekend Supervisor', 'Wrekin Garden Centre', 'Telford', [
        'Open and close the shop and train new starters',
      ]),
      post(['Army Reserve', 'British Army'], ['2022-10', 'now'], ['Private', 'Reservist Driver'], '159 Regiment RLC', 'Telford', [
        'Passed basic training and the driver course at the first attempt',
      ]),
      job(['2021-06', '2023-06'], 'Kitchen Porter', 'The Swan at Ironbridge', 'Ironbridge', [
        'Kept the kitchen clean and safe in a busy team of eight',
      ]),
    ],
    education: [
      study(['2021-09', '2023-06'], 'BTEC Level 3', 'Engineering', 'Telford College'),
      study(['2016-09', '2021-06'], 'GCSEs', 'nine, grades 5 to 8', 'Charlton Academy'),
    ],
    skills: ['Hand tools', 'Teamwork', 'Cash handling', 'Category C driving licence'],
    interests: ['Go-karting', 'Cooking'],
    volunteer: [{ role: 'Young Leader', name: '3rd Telford Guides', start: when('2020-01'), end: when('2022-08') }],
  }),
} satisfies Record<string, Person>;
