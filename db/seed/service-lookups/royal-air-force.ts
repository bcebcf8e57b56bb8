import { ROYAL_AIR_FORCE, type SeedList, type SeedLookup } from './shape.ts';

const AS_OF = '2026-11-21';
const trade = (title: string, ...former: string[]): SeedLookup => ({ title, former: former.map((name) => [name] as const) });
/** The trade groups were given up in 2022. */
const group = (name: string) => [name, 2022] as const;

/** Professions replaced branches and trades; each trade is listed under its profession. */
export const RAF_PROFESSIONS: SeedList = {
  kind: 'profession',
  military_service_id: ROYAL_AIR_FORCE,
  source:
    'Professions and roles that the RAF has advertised since 2022, general public knowledge: the RAF publishes no single list',
  as_of: AS_OF,
  rows: [
    {
      title: 'Aviation',
      former: [['General Duties Branch (Flying)']],
      children: [
        trade('Pilot'),
        trade('Remotely Piloted Aircraft System Pilot', 'RPAS Pilot'),
        trade('Weapon Systems Officer', 'Navigator'),
        trade('Weapon Systems Operator (Crewman)', 'Air Loadmaster (ALM)', 'WSOp (Crewman)'),
        trade('Weapon Systems Operator (Acoustics)', 'Air Electronics Operator (AEOp)', 'WSOp (Acoustics)'),
        trade('Weapon Systems Operator (Electronic Warfare)', 'WSOp (EW)'),
        trade('Weapon Systems Operator (Linguist)', 'WSOp (Linguist)'),
        trade('Air Engineer', 'Flight Engineer'),
        trade('Cabin Crew', 'Air Steward'),
      ],
    },
    {
      title: 'Engineering',
      former: [group('Trade Group 1 (TG1)'), group('Trade Group 5 (TG5)'), ['Engineer Branch']],
      children: [
        trade('Aircraft Technician (Avionics)', 'Aircraft Maintenance Mechanic (Avionics)', 'Electronics Technician (Avionics)'),
        trade(
          'Aircraft Technician (Mechanical)',
          'Aircraft Maintenance Mechanic (Mechanical)',
          'Engine Technician',
          'Airframe Technician',
          'Rigger',
        ),
        trade('Weapon Technician', 'Armourer', 'Weapons Mechanic'),
        trade('Survival Equipment Specialist', 'Survival Equipment Fitter'),
        trade('General Technician (Electrical)', 'Ground Electrician'),
        trade('General Technician (Mechanical)', 'Ground Equipment Technician'),
        trade('General Technician (Workshops)', 'Workshops Technician', 'Painter and Finisher', 'Carpenter (RAF)'),
        trade('Vehicle and Mechanical Equipment Technician', 'MT Technician'),
        trade('Engineer Officer (Aerosystems)'),
        trade('Engineer Officer (Communications-Electronics)'),
      ],
    },
    {
      title: 'Cyberspace',
      abbreviation: 'CyberSpace',
      former: [group('Trade Group 4 (TG4)')],
      children: [
        trade(
          'Cyberspace Communication Specialist',
          'ICT Technician',
          'Information and Communication Technician',
          'Telecommunications Operator',
        ),
        trade(
          'Cyberspace Technician',
          'Ground Radar Technician',
          'Ground Communications Technician',
          'Telecommunications Technician',
          'L Tech',
        ),
        trade('Communications Infrastructure Technician', 'Aerial Erector'),
        trade('Cyber Operator', 'Cyber Specialist'),
      ],
    },
    {
      title: 'Air and Space Operations',
      former: [
        group('Trade Group 7 (TG7)'),
        group('Trade Group 9 (TG9)'),
        group('Trade Group 12 (TG12)'),
        ['Operations Support Branch'],
      ],
      children: [
        trade('Air Operations (Control)', 'Air Traffic Controller', 'Non-Commissioned Controller'),
        trade(
          'Air Operations (Systems)',
          'Aerospace Systems Operator (ASOp)',
          'Aerospace Systems Manager',
          'Air Defence Operator',
        ),
        trade(
          'Air and Space Operations Specialist',
          'Flight Operations Assistant (FOA)',
          'Flight Operations Manager',
          'Assistant Air Traffic Controller',
        ),
        trade(
          'Air and Space Operations Officer',
          'Air Operations Control Officer',
          'Fighter Controller',
          'Flight Operations Officer',
        ),
        trade('Space Operator', 'Space Operations Specialist'),
      ],
    },
    {
      title: 'Intelligence',
      former: [group('Trade Group 11 (TG11)')],
      children: [
        trade('Intelligence Analyst', 'Intelligence Assistant'),
        trade('Intelligence Analyst (Voice)', 'Linguist', 'RAF Linguist'),
        trade('Intelligence Analyst (Imagery)', 'Imagery Analyst', 'Photographic Interpreter'),
        trade('Photographer', 'RAF Photographer', 'Air Photography Operator'),
        trade('Intelligence Officer'),
      ],
    },
    {
      title: 'Force Protection',
      former: [group('Trade Group 8 (TG8)'), ['RAF Regiment Branch'], ['Provost Branch']],
      children: [
        trade('RAF Regiment Gunner', 'Gunner'),
        trade('RAF Police', 'Police Dog Handler (RAF)', 'Provost', 'RAF Police Special Investigator'),
        trade('Firefighter', 'RAF Fire and Rescue Service Firefighter', 'Fireman (RAF)'),
        trade('RAF Regiment Officer'),
        trade('RAF Police Officer', 'Provost Officer'),
      ],
    },
    {
      title: 'Logistics',
      former: [
        group('Trade Group 6 (TG6)'),
        group('Trade Group 18 (TG18)'),
        group('Trade Group 19 (TG19)'),
        ['Supply Branch'],
        ['Catering Branch'],
      ],
      children: [
        trade('Logistics (Supplier)', 'Supplier', 'Storekeeper (RAF)'),
        trade('Logistics (Driver)', 'Mechanical Transport (MT) Driver', 'MT Driver'),
        trade('Logistics (Mover)', 'Mover', 'Movements Operator'),
        trade('Logistics (Chef)', 'Caterer', 'Chef', 'Cook'),
        trade('Logistics (Catering and Hospitality)', 'Catering and Hospitality Specialist', 'Mess Steward', 'Steward'),
        trade('Logistics Officer', 'Supply Officer', 'Catering Officer'),
      ],
    },
    {
      title: 'People Operations',
      former: [group('Trade Group 17 (TG17)'), ['Personnel Branch'], ['Administrative Branch'], ['Secretarial Branch']],
      children: [
        trade('Personnel Support', 'Administrator', 'Administrative Clerk', 'Personnel Administrator'),
        trade('Personnel Officer', 'Personnel Branch Officer (Support)', 'Administrative Secretarial Officer'),
        trade('Training Officer', 'Education Officer'),
        trade('Physical Education Officer'),
        trade('Physical Training Instructor', 'PTI'),
      ],
    },
    {
      title: 'Medical',
      former: [
        group('Trade Group 15 (TG15)'),
        ['Medical Branch'],
        ['Dental Branch'],
        ['Princess Mary’s RAF Nursing Service Branch'],
      ],
      children: [
        trade('RAF Medic', 'Medical Administrator', 'Medical Assistant (RAF)'),
        trade('Registered Nurse (Adult)', 'Staff Nurse (RAF)'),
        trade('Registered Nurse (Mental Health)'),
        trade('Dental Nurse', 'Dental Technician (RAF)'),
        trade('Operating Department Practitioner'),
        trade('Biomedical Scientist', 'Laboratory Technician'),
        trade('Pharmacy Technician'),
        trade('Radiographer'),
        trade('Environmental Health Technician'),
        trade('Paramedic'),
        trade('Medical Officer'),
        trade('Dental Officer'),
        trade('Nursing Officer', 'PMRAFNS Officer'),
        trade('Medical Support Officer'),
      ],
    },
    {
      title: 'Musicians',
      former: [group('Trade Group 21 (TG21)')],
      children: [trade('Musician', 'RAF Bandsman'), trade('Director of Music (RAF)')],
    },
    { title: 'Legal', former: [['Legal Branch']], children: [trade('Legal Officer')] },
    { title: 'Chaplaincy', former: [['Chaplains Branch']], children: [trade('Chaplain', 'Padre')] },
  ],
};

/** Those whose own badge is worn beside that of the rank. */
export const RAF_BADGED_ROLES: SeedList = {
  kind: 'badged_role',
  military_service_id: ROYAL_AIR_FORCE,
  source: 'Flying and specialist badges of the RAF, general public knowledge',
  as_of: AS_OF,
  rows: [
    { title: 'Pilot (flying badge)' },
    { title: 'Weapon Systems Officer (flying badge)', former: [['Navigator (flying badge)', 2003]] },
    {
      title: 'Weapon Systems Operator (flying badge)',
      former: [
        ['Air Loadmaster (flying badge)', 2003],
        ['Air Electronics Operator (flying badge)', 2003],
      ],
    },
    { title: 'Remotely Piloted Aircraft System Pilot (flying badge)' },
    { title: 'Parachute Jumping Instructor' },
    { title: 'Physical Training Instructor' },
    { title: 'RAF Regiment Gunner' },
    { title: 'RAF Police' },
    { title: 'Explosive Ordnance Disposal Operator', former: [['Bomb Disposal (RAF)', 2020]] },
    { title: 'Mountain Rescue Team Member' },
    { title: 'Marksman' },
    { title: 'Musician' },
  ],
};
