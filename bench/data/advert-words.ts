/*
 * The words of the generated adverts (adverts.ts). Employers are invented. In sentences, {title}, {employer}, {town}, {team}, {skill}, {skill2},
 * {specialty}, {colleague}, {number}, {currency}, {hours} and {tool} are replaced.
 */

export type Country = 'GB' | 'US';

/** An industry with the words its employers use. Every occupation belongs to the sectors that name the beginning of its code. */
export type Sector = {
  codes: readonly string[];
  industry: string;
  employers: Record<Country, readonly string[]>;
  specialties: readonly string[];
  teams: readonly string[];
  tools: readonly string[];
};

const list = (text: string) => text.split(', ');

export const SECTORS: readonly Sector[] = [
  {
    codes: ['29', '31', '19-3033', '19-1042', '21-1014', '11-9111', '43-6013', '43-4171'],
    industry: 'Healthcare',
    employers: {
      GB: list(
        'Hospitals Partnership, Community Health Service, Infirmary, Hospice, Care Group, Medical Practice, Mental Health Partnership',
      ),
      US: list('Regional Medical Center, Health System, Community Clinic, Rehabilitation Hospital, Physicians Group'),
    },
    specialties: list(
      'Emergency Department, A&E, Theatres, Intensive Care, Older People, Paediatrics, Maternity, Outpatients, Endoscopy, Stroke Rehabilitation, Respiratory, Cardiology, Oncology, Community, Mental Health, Learning Disabilities, Orthopaedics, Renal, Neurology, Dermatology, Urgent Care, Custody, Musculoskeletal, Ophthalmology, Diabetes, Palliative Care, Haematology, Neonatal, Critical Care, Forensic',
    ),
    teams: list(
      'ward team, theatre team, community team, crisis team, discharge team, pathology service, imaging department, pharmacy, therapy team, clinic',
    ),
    tools: list('electronic patient records, e-prescribing, a triage system, the rota system, handover sheets, clinical audit'),
  },
  {
    codes: ['21', '39', '31-1122'],
    industry: 'Social care',
    employers: {
      GB: list('Homes Trust, Supported Living, Family Services, Care at Home'),
      US: list('Family Services, Community Living, Outreach Center'),
    },
    specialties: list(
      'Children, Adults, Families, Supported Living, Fostering, Respite, Autism, Dementia, Waking Nights, Outreach',
    ),
    teams: list('duty team, outreach team, residential home, day centre, family hub'),
    tools: list('case records, support plans, risk assessments, safeguarding referrals'),
  },
  {
    codes: ['15', '11-3021', '17-2061', '49-2022', '27-1024'],
    industry: 'Information technology',
    employers: {
      GB: list('Systems, Digital, Networks, Data Services, Cloud, Software'),
      US: list('Systems Inc., Technologies, Federal Solutions, Networks, Labs'),
    },
    specialties: list(
      'Cloud, Linux, Windows, Network, Security Operations, Identity, Data Platforms, Payments, Mobile, Integration, Java, Python, .NET, SAP, Public Sector, Storage, Telephony, Automation, Machine Learning, Service Desk',
    ),
    teams: list('platform team, service desk, infrastructure team, delivery squad, security operations centre, data team'),
    tools: list(
      'Terraform, Kubernetes, Active Directory, Jira, Git, PostgreSQL, Splunk, Ansible, ServiceNow, Grafana, Cisco IOS',
    ),
  },
  {
    codes: ['17', '19', '51', '11-3051', '11-9041', '43-5061'],
    industry: 'Engineering and manufacturing',
    employers: {
      GB: list('Engineering, Aerospace, Instruments, Composites, Castings, Process Systems, Foods, Laboratories'),
      US: list('Manufacturing, Aerospace, Fabrication, Controls Corporation, Foods, Laboratories'),
    },
    specialties: list(
      'Assembly, Test, Gas Turbines, Hydraulics, Process, Design, Composites, CNC, Quality, Commissioning, Robotics, Packaging, Metrology, Nights, Continental Shifts, Electronics, Stress, Materials, Pilot Plant, Tooling',
    ),
    teams: list('production cell, test house, design office, laboratory, tool room, quality department, assembly line'),
    tools: list('SolidWorks, CATIA, a coordinate measuring machine, SAP, PLC programs, oscilloscopes, 5S, Six Sigma'),
  },
  {
    codes: ['47', '11-9021', '17-2051', '17-1', '17-3022'],
    industry: 'Construction and civil engineering',
    employers: {
      GB: list('Construction, Civils, Building Services, Homes, Groundworks, Roofing'),
      US: list('Builders, Constructors, Contracting, Paving, Electric'),
    },
    specialties: list(
      'Highways, Housing, Rail Civils, Water, Fit-Out, Groundworks, Refurbishment, Schools, Hospitals, Bridges, Solar, Demolition, Concrete, Reactive Repairs, High Voltage',
    ),
    teams: list('site team, planning office, commercial team, gang, workshop'),
    tools: list('method statements, permits to work, total stations, AutoCAD, programme software'),
  },
  {
    codes: ['49', '51-8', '51-4', '37-2021', '11-3013'],
    industry: 'Facilities management',
    employers: {
      GB: list('Estates, Facilities, Power, Water, Rail Services, Fleet, Airport Services, Utilities'),
      US: list('Power Cooperative, Facilities, Water Authority, Aviation Services, Fleet Services, Utilities'),
    },
    specialties: list(
      'Mobile, Static Site, Shifts, Gas, High Voltage, Boilers, Lifts, Refrigeration, Fire Alarms, Rolling Stock, Line Maintenance, Base Maintenance, Trailers, Diesel, Generators, Pumps, Meters, Catenary, Signalling',
    ),
    teams: list('maintenance team, workshop, depot, hangar, control room, estates office'),
    tools: list('a maintenance management system, multimeters, diagnostic laptops, hand and power tools, permits to work'),
  },
  {
    codes: ['53', '11-3071', '43-5', '13-1081'],
    industry: 'Transport',
    employers: {
      GB: list('Freight, Logistics, Haulage, Distribution, Ports, Couriers, Buses'),
      US: list('Freight Lines, Logistics, Trucking, Distribution, Harbor Services, Air Cargo'),
    },
    specialties: list(
      'Class 1, Class 2, Nights, Days, Tramping, Cold Store, Fuel, Multi-Drop, Home Delivery, Airside, Container Terminal, Reach Truck, Counterbalance, Returns, Weekends, Car Transporter',
    ),
    teams: list('transport office, warehouse team, shift, depot, planning team, goods-in team'),
    tools: list('handheld scanners, tachographs, a warehouse management system, route planning software, pallet trucks'),
  },
  {
    codes: ['33', '43-5031', '13-1199.07', '11-3013.01'],
    industry: 'Security',
    employers: {
      GB: list('Security, Guarding, Fire and Rescue Service, Constabulary, Custody Services, Risk'),
      US: list('Security, Protective Services, County Sheriff, Fire District, Risk Partners'),
    },
    specialties: list(
      'Nights, Control Room, Events, Retail, Airport, Critical Sites, Dogs, Front of House, Mobile Patrol, Investigations, Major Incidents, Prevention, Courts, Data Centre',
    ),
    teams: list('control room, response team, guarding team, watch, custody suite, investigation team'),
    tools: list('CCTV, access control, incident reports, body-worn cameras, radios'),
  },
  {
    codes: ['35', '37'],
    industry: 'Catering',
    employers: {
      GB: list('Hotels, Catering, Inns, Kitchens, Cleaning Services, Restaurants'),
      US: list('Hotels, Dining, Resorts, Kitchens, Cleaning Services, Grill'),
    },
    specialties: list(
      'Breakfast, Banqueting, Pastry, Care Home, School, Weekends, Evenings, Staff Restaurant, Conference Centre, Stadium, Grill, Production Kitchen, Mobile, Deep Clean',
    ),
    teams: list('kitchen brigade, front of house team, housekeeping team, restaurant, catering unit'),
    tools: list('HACCP records, allergen charts, cleaning schedules, the till, temperature logs'),
  },
  {
    codes: ['25', '13-1151', '11-3131', '11-9032'],
    industry: 'Education and training',
    employers: {
      GB: list('College, Academy, University, Learning Trust, Training, Primary School'),
      US: list('Community College, School District, University, Training Institute'),
    },
    specialties: list(
      'Maths, English, Science, Engineering, Construction, Apprenticeships, Special Needs, Computing, Sport, Adult Learning, Early Years, Sixth Form, Evenings',
    ),
    teams: list('faculty, department, learning support team, apprenticeship team, school office'),
    tools: list('lesson plans, learner records, a virtual learning environment, assessment portfolios'),
  },
  {
    codes: ['11', '13', '41', '43', '23', '27'],
    industry: 'Public sector',
    employers: {
      GB: list('Council, Housing Association, Bank, Insurance, Consulting, Retail, Recruitment, Solicitors, Foundation'),
      US: list('County Government, Credit Union, Insurance, Consulting, Retail, Staffing, Law Group, Foundation'),
    },
    specialties: list(
      'Planning, Housing, Highways, Revenues, Finance, Procurement, Transformation, People, Pensions, Complaints, Claims, Commercial, Digital, Communications, Elections, Estates, Audit, Mortgages, Business Support, Regional, Maternity Cover, Programmes, Partnerships, Grants',
    ),
    teams: list('finance team, programme office, contact centre, people team, legal team, corporate services, regional office'),
    tools: list('Excel, Power BI, a case management system, Oracle Financials, Salesforce, board papers, SharePoint'),
  },
  {
    codes: ['45', '37-3011', '19-1', '19-2041', '11-9013'],
    industry: 'Agriculture and forestry',
    employers: { GB: list('Farms, Forestry, Rivers Trust, Gardens'), US: list('Ranches, Timber, Nurseries, Conservancy') },
    specialties: list('Arable, Dairy, Harvest, Tree Surgery, Wetlands, Greenhouses, Machinery'),
    teams: list('farm team, forest crew, ranger team, gardens team'),
    tools: list('chainsaws, tractors, sprayers, GPS guidance, survey tablets'),
  },
];

/** First parts of the names of employers: invented places. */
export const STEMS = list(
  'Aldermoor, Ashwater, Brackwater, Bramblehurst, Calderfell, Carrowmere, Coldharrow, Crowsmoor, Dunmarrow, Eastholt, Elmsworthy, Eskholme, Farrowdale, Fernleigh Cross, Garthwick, Glenmarrow, Greywater, Hallowby, Harrowmere, Hawksclough, Heronsgate, Hollinmoor, Ivelbridge, Keldbeck, Kestrelmoor, Kingsmarrow, Langmere, Larkhollow, Linfold, Marlowby, Meadowfold, Merrowdale, Millgarth, Netherfold, Northmarrow, Oakenbeck, Orchardleigh, Otterholme, Penmarrow, Pinefold, Quarryside, Ravenholt, Redmarsh, Rivermead Cross, Rookhollow, Saltersford, Sandmere, Silverbeck, Stagholme, Stonefold, Swallowmere, Tarnhollow, Thornmere, Tidewell, Upper Marrow, Valeholme, Wainfold, Westmarrow, Whitbeck, Willowgarth, Windlefold, Wolfsdale, Yarrowby, Yewbridge, Ambermill, Birchfold, Cinderford Vale, Dovemarrow, Emberley, Foxholt, Gorsefield, Hazelmarrow, Inglefold, Junipercombe, Kelmarrow, Loxmere, Mossfold, Nettlebeck, Osmere, Plumfold, Quillmere, Rushholme Vale, Sedgemarrow, Tansybrook, Underfell, Vinefold, Wrenmarrow, Yaffleton, Zealmere',
);

export const SITES = list(
  'Riverside House, Station Road, Unit 7 Meadow Way, Northgate Campus, The Old Mill, Enterprise Park, Civic Centre, Building 12, Docklands, Science Park, Hill View, Westfield Depot, Royal Lane, Quayside, Victoria Court, Airport Business Park',
);

/** Towns with most of the adverts. */
export const LARGE_TOWNS: Record<Country, readonly string[]> = {
  GB: list(
    'London, Birmingham, Manchester, Leeds, Bristol, Sheffield, Liverpool, Southampton, Portsmouth, Nottingham, Leicester, Plymouth, Cardiff, Edinburgh, Glasgow, Belfast, Exeter, Reading, Norwich, York, Oxford, Cambridge, Hull, Swansea, Aberdeen, Coventry, Derby, Ipswich, Preston, Gloucester',
  ),
  US: list(
    'New York City, Los Angeles, Chicago, Houston, Phoenix, San Antonio, San Diego, Dallas, Austin, Columbus, Charlotte, Denver, Seattle, Nashville, Norfolk, Tampa, Atlanta, Colorado Springs, Fayetteville, Jacksonville, Huntsville, Killeen, Virginia Beach, Oklahoma City, Tacoma, Omaha, Tucson, Baltimore, Pensacola, Dayton',
  ),
};

/** The titles with most of the adverts, by what the lists of titles call them. */
export const COMMON_TITLES: Record<Country, readonly string[]> = {
  GB: list(
    'staff nurse, support worker, administrator, healthcare assistant, electrician, project manager, hgv driver, security officer, warehouse operative, maintenance engineer, software engineer, chef, receptionist, occupational therapist, vehicle technician, cleaner, customer service adviser, business analyst, network engineer, teaching assistant, porter, physiotherapist, site manager, it support engineer, finance officer, operations manager, porter, mental health nurse, mechanical engineer, social worker, paramedic, medical secretary, it manager, plumber, hr administrator, pharmacy technician, transport manager, radiographer, logistics supervisor, gp',
  ),
  US: list(
    'Registered Nurse (RN), Truck Driver, Administrative Assistant, Project Manager, Security Guard, Electrician, Software Engineer, Maintenance Technician, Warehouse Worker, Customer Service Representative (CSR), Network Engineer, Operations Manager, Diesel Mechanic, Nursing Assistant, Welder, Systems Administrator, Human Resources Specialist, Logistics Manager, Mechanical Engineer, Cook, Police Officer, Accountant, Construction Superintendent, Physical Therapist (PT), Field Service Technician, Medical Assistant (MA), Aircraft Mechanic, Help Desk Technician, Quality Assurance Analyst (QA Analyst), Paralegal',
  ),
};

export const LEVELS = list(
  'Senior, Senior, Senior, Lead, Trainee, Apprentice, Principal, Deputy, Graduate, Assistant, Specialist, Junior',
);

export const TERMS: Record<Country, readonly string[]> = {
  GB: list(
    'Nights, Part Time, Fixed Term, 12 Month Contract, Bank, Maternity Cover, Term Time Only, Permanent, Relief, Weekends, Shifts, Hybrid',
  ),
  US: list(
    'Night Shift, Part-Time, Contract, Seasonal, Remote, Second Shift, Weekends, Per Diem, Temporary, Hybrid, Rotating Shifts',
  ),
};
