import {
  BRITISH_ARMY,
  ROYAL_AIR_FORCE,
  ROYAL_NAVY,
  type SeedList,
  type SeedLookup,
  slug,
  US_AIR_FORCE,
  US_ARMY,
  US_COAST_GUARD,
  US_MARINE_CORPS,
  US_NAVY,
  US_SPACE_FORCE,
} from './shape.ts';

type Category = 'enlisted' | 'other_rank' | 'nco' | 'warrant' | 'officer';

/** A US rank; its NATO code follows from the pay grade: E-n is OR-n, W-n WO-n, O-1 and O-2 are OF-1 and each grade above one more. */
function us(pay_grade: string, title: string, abbreviation: string, category?: Category): SeedLookup {
  const [letter, number] = pay_grade.split('-');
  const grade = Number(number);
  const nato_code = letter === 'E' ? `OR-${grade}` : letter === 'W' ? `WO-${grade}` : `OF-${Math.max(1, grade - 1)}`;
  const usual = letter === 'W' ? 'warrant' : letter === 'O' ? 'officer' : grade >= 5 ? 'nco' : 'enlisted';
  return { key: slug(`${nato_code} ${title}`), title, abbreviation, nato_code, pay_grade, category: category ?? usual };
}

/** A British rank: a warrant officer is OR-8 or OR-9 here, and a non-commissioned officer begins at OR-3. */
function uk(nato_code: string, title: string, abbreviation: string, former: SeedLookup['former'] = []): SeedLookup {
  const [group, number] = nato_code.split('-');
  const grade = Number(number);
  const category: Category = group !== 'OR' ? 'officer' : grade >= 8 ? 'warrant' : grade >= 3 ? 'nco' : 'other_rank';
  return { key: slug(`${nato_code} ${title}`), title, abbreviation, nato_code, category, former };
}

const chiefWarrantOfficers = (prefix: string, first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) =>
    us(`W-${first + at}`, `Chief Warrant Officer ${first + at}`, `${prefix}${first + at}`),
  );

/** The generals and those below them as the Army, Marines, Air Force and Space Force call them, each with its own abbreviations. */
const LAND_OFFICERS = [
  'Second Lieutenant',
  'First Lieutenant',
  'Captain',
  'Major',
  'Lieutenant Colonel',
  'Colonel',
  'Brigadier General',
  'Major General',
  'Lieutenant General',
  'General',
];
const SEA_OFFICERS: [string, string][] = [
  ['Ensign', 'ENS'],
  ['Lieutenant Junior Grade', 'LTJG'],
  ['Lieutenant', 'LT'],
  ['Lieutenant Commander', 'LCDR'],
  ['Commander', 'CDR'],
  ['Captain', 'CAPT'],
  ['Rear Admiral (Lower Half)', 'RDML'],
  ['Rear Admiral (Upper Half)', 'RADM'],
  ['Vice Admiral', 'VADM'],
  ['Admiral', 'ADM'],
];
const landOfficers = (abbreviations: string) =>
  abbreviations.split(',').map((abbreviation, at) => us(`O-${at + 1}`, LAND_OFFICERS[at] ?? '', abbreviation));
const seaOfficers = SEA_OFFICERS.map(([title, abbreviation], at) => us(`O-${at + 1}`, title, abbreviation));
const AIR_OFFICERS = '2d Lt,1st Lt,Capt,Maj,Lt Col,Col,Brig Gen,Maj Gen,Lt Gen,Gen';

const seaEnlisted = [
  us('E-1', 'Seaman Recruit', 'SR'),
  us('E-2', 'Seaman Apprentice', 'SA'),
  us('E-3', 'Seaman', 'SN'),
  us('E-4', 'Petty Officer Third Class', 'PO3', 'nco'),
  us('E-5', 'Petty Officer Second Class', 'PO2'),
  us('E-6', 'Petty Officer First Class', 'PO1'),
  us('E-7', 'Chief Petty Officer', 'CPO'),
  us('E-8', 'Senior Chief Petty Officer', 'SCPO'),
  us('E-9', 'Master Chief Petty Officer', 'MCPO'),
];

/** Awarded only in wartime; listed for people who look up a history. */
const wartime = (title: string, abbreviation: string): SeedLookup => ({
  key: slug(`of-10 ${title}`),
  title,
  abbreviation,
  nato_code: 'OF-10',
  pay_grade: 'O-11',
  category: 'officer',
});

const US_SOURCE = 'US pay grades of 37 U.S.C. 201 and NATO codes of STANAG 2116, general public knowledge';
const UK_SOURCE = 'Ranks published by the service and NATO codes of STANAG 2116, general public knowledge';
const AS_OF = '2026-11-21';

export const RANKS: SeedList[] = [
  {
    kind: 'rank',
    military_service_id: BRITISH_ARMY,
    source: UK_SOURCE,
    as_of: AS_OF,
    rows: [
      uk('OR-1', 'Private (recruit)', 'Pte'),
      uk('OR-2', 'Private', 'Pte'),
      uk('OR-2', 'Trooper', 'Tpr'),
      uk('OR-2', 'Gunner', 'Gnr'),
      uk('OR-2', 'Sapper', 'Spr'),
      uk('OR-2', 'Signaller', 'Sig', [['Signalman']]),
      uk('OR-2', 'Guardsman', 'Gdsm'),
      uk('OR-2', 'Rifleman', 'Rfn'),
      uk('OR-2', 'Fusilier', 'Fus'),
      uk('OR-2', 'Highlander', 'Hldr'),
      uk('OR-2', 'Kingsman', 'Kgn'),
      uk('OR-2', 'Ranger', 'Rgr'),
      uk('OR-2', 'Craftsperson', 'Cfn', [['Craftsman (Cfn)', 2022]]),
      uk('OR-2', 'Airtrooper', 'Atpr'),
      uk('OR-2', 'Musician', 'Musn'),
      uk('OR-3', 'Lance Corporal', 'LCpl'),
      uk('OR-3', 'Lance Bombardier', 'LBdr'),
      uk('OR-4', 'Corporal', 'Cpl'),
      uk('OR-4', 'Bombardier', 'Bdr'),
      uk('OR-4', 'Lance Sergeant', 'LSgt'),
      uk('OR-4', 'Lance Corporal of Horse', 'LCoH'),
      uk('OR-6', 'Sergeant', 'Sgt'),
      uk('OR-6', 'Corporal of Horse', 'CoH'),
      uk('OR-7', 'Staff Sergeant', 'SSgt'),
      uk('OR-7', 'Colour Sergeant', 'CSgt'),
      uk('OR-7', 'Staff Corporal', 'SCpl'),
      uk('OR-8', 'Warrant Officer Class 2', 'WO2'),
      uk('OR-9', 'Warrant Officer Class 1', 'WO1'),
      uk('OF(D)', 'Officer Cadet', 'OCdt'),
      uk('OF-1', 'Second Lieutenant', '2Lt'),
      uk('OF-1', 'Lieutenant', 'Lt'),
      uk('OF-2', 'Captain', 'Capt'),
      uk('OF-3', 'Major', 'Maj'),
      uk('OF-4', 'Lieutenant Colonel', 'Lt Col'),
      uk('OF-5', 'Colonel', 'Col'),
      uk('OF-6', 'Brigadier', 'Brig'),
      uk('OF-7', 'Major General', 'Maj Gen'),
      uk('OF-8', 'Lieutenant General', 'Lt Gen'),
      uk('OF-9', 'General', 'Gen'),
      uk('OF-10', 'Field Marshal', 'FM'),
    ],
  },
  {
    kind: 'rank',
    military_service_id: ROYAL_NAVY,
    source: UK_SOURCE,
    as_of: AS_OF,
    rows: [
      uk('OR-2', 'Able Rate', 'AB', [['Able Seaman'], ['Ordinary Seaman']]),
      uk('OR-4', 'Leading Rate', 'LH', [['Leading Seaman']]),
      uk('OR-6', 'Petty Officer', 'PO'),
      uk('OR-7', 'Chief Petty Officer', 'CPO'),
      uk('OR-8', 'Warrant Officer 2', 'WO2'),
      uk('OR-9', 'Warrant Officer 1', 'WO1'),
      uk('OF(D)', 'Officer Cadet', 'OCdt'),
      uk('OF(D)', 'Midshipman', 'Mid'),
      uk('OF-1', 'Sub-Lieutenant', 'SLt'),
      uk('OF-2', 'Lieutenant', 'Lt'),
      uk('OF-3', 'Lieutenant Commander', 'Lt Cdr'),
      uk('OF-4', 'Commander', 'Cdr'),
      uk('OF-5', 'Captain', 'Capt RN'),
      uk('OF-6', 'Commodore', 'Cdre'),
      uk('OF-7', 'Rear Admiral', 'RAdm'),
      uk('OF-8', 'Vice Admiral', 'VAdm'),
      uk('OF-9', 'Admiral', 'Adm'),
      uk('OF-10', 'Admiral of the Fleet', 'Adm of the Fleet'),
    ],
  },
  {
    kind: 'rank',
    military_service_id: ROYAL_NAVY,
    parent: 'navy_service/2/royal-marines',
    source: UK_SOURCE,
    as_of: AS_OF,
    rows: [
      uk('OR-2', 'Marine', 'Mne'),
      uk('OR-3', 'Lance Corporal', 'LCpl'),
      uk('OR-4', 'Corporal', 'Cpl'),
      uk('OR-6', 'Sergeant', 'Sgt'),
      uk('OR-7', 'Colour Sergeant', 'CSgt'),
      uk('OR-8', 'Warrant Officer 2', 'WO2'),
      uk('OR-9', 'Warrant Officer 1', 'WO1'),
      uk('OF(D)', 'Officer Cadet', 'OCdt'),
      uk('OF-1', 'Second Lieutenant', '2Lt'),
      uk('OF-1', 'Lieutenant', 'Lt'),
      uk('OF-2', 'Captain', 'Capt RM'),
      uk('OF-3', 'Major', 'Maj'),
      uk('OF-4', 'Lieutenant Colonel', 'Lt Col'),
      uk('OF-5', 'Colonel', 'Col'),
      uk('OF-6', 'Brigadier', 'Brig'),
      uk('OF-7', 'Major General', 'Maj Gen'),
      uk('OF-8', 'Lieutenant General', 'Lt Gen'),
      uk('OF-9', 'General', 'Gen'),
    ],
  },
  {
    kind: 'rank',
    military_service_id: ROYAL_NAVY,
    parent: 'navy_service/2/royal-fleet-auxiliary',
    source: 'Ranks published by the Royal Fleet Auxiliary: a civilian service, without NATO codes',
    as_of: AS_OF,
    rows: ['Apprentice', 'Seaman Grade 1', 'Leading Hand', 'Petty Officer', 'Chief Petty Officer']
      .map((title): SeedLookup => ({ title }))
      .concat(
        ['Cadet', 'Third Officer', 'Second Officer', 'First Officer', 'Chief Officer', 'Captain', 'Commodore'].map((title) => ({
          title,
          category: 'officer',
        })),
      ),
  },
  {
    kind: 'rank',
    military_service_id: ROYAL_AIR_FORCE,
    source: UK_SOURCE,
    as_of: AS_OF,
    rows: [
      uk('OR-1', 'Air Recruit', 'AR'),
      uk('OR-2', 'Air Specialist (Class 2)', 'AS2', [
        ['Aircraftman (AC)', 2022],
        ['Leading Aircraftman (LAC)', 2022],
      ]),
      uk('OR-2', 'Air Specialist (Class 1)', 'AS1', [['Senior Aircraftman (SAC)', 2022]]),
      uk('OR-2', 'Air Specialist (Class 1) Technician', 'AS1(T)', [
        ['Senior Aircraftman Technician (SAC(T))', 2022],
        ['Junior Technician (Jnr Tech)', 2005],
      ]),
      uk('OR-3', 'Lance Corporal (RAF Regiment)', 'LCpl'),
      uk('OR-4', 'Corporal', 'Cpl'),
      uk('OR-6', 'Sergeant', 'Sgt'),
      uk('OR-6', 'Sergeant (Aircrew)', 'Sgt'),
      uk('OR-7', 'Chief Technician', 'Chf Tech'),
      uk('OR-7', 'Flight Sergeant', 'FS'),
      uk('OR-7', 'Flight Sergeant (Aircrew)', 'FS'),
      uk('OR-9', 'Warrant Officer', 'WO'),
      uk('OR-9', 'Master Aircrew', 'MAcr'),
      uk('OF(D)', 'Officer Cadet', 'Off Cdt'),
      uk('OF-1', 'Pilot Officer', 'Plt Off'),
      uk('OF-1', 'Flying Officer', 'Fg Off'),
      uk('OF-2', 'Flight Lieutenant', 'Flt Lt'),
      uk('OF-3', 'Squadron Leader', 'Sqn Ldr'),
      uk('OF-4', 'Wing Commander', 'Wg Cdr'),
      uk('OF-5', 'Group Captain', 'Gp Capt'),
      uk('OF-6', 'Air Commodore', 'Air Cdre'),
      uk('OF-7', 'Air Vice-Marshal', 'AVM'),
      uk('OF-8', 'Air Marshal', 'Air Mshl'),
      uk('OF-9', 'Air Chief Marshal', 'Air Chf Mshl'),
      uk('OF-10', 'Marshal of the Royal Air Force', 'MRAF'),
    ],
  },
  {
    kind: 'rank',
    military_service_id: US_ARMY,
    source: US_SOURCE,
    as_of: AS_OF,
    rows: [
      us('E-1', 'Private', 'PVT'),
      us('E-2', 'Private', 'PV2'),
      us('E-3', 'Private First Class', 'PFC'),
      us('E-4', 'Specialist', 'SPC'),
      us('E-4', 'Corporal', 'CPL', 'nco'),
      us('E-5', 'Sergeant', 'SGT'),
      us('E-6', 'Staff Sergeant', 'SSG'),
      us('E-7', 'Sergeant First Class', 'SFC'),
      us('E-8', 'Master Sergeant', 'MSG'),
      us('E-8', 'First Sergeant', '1SG'),
      us('E-9', 'Sergeant Major', 'SGM'),
      us('E-9', 'Command Sergeant Major', 'CSM'),
      us('E-9', 'Sergeant Major of the Army', 'SMA'),
      us('W-1', 'Warrant Officer 1', 'WO1'),
      ...chiefWarrantOfficers('CW', 2, 5),
      ...landOfficers('2LT,1LT,CPT,MAJ,LTC,COL,BG,MG,LTG,GEN'),
      wartime('General of the Army', 'GA'),
    ],
  },
  {
    kind: 'rank',
    military_service_id: US_NAVY,
    source: US_SOURCE,
    as_of: AS_OF,
    rows: [
      ...seaEnlisted,
      us('E-9', 'Master Chief Petty Officer of the Navy', 'MCPON'),
      us('W-1', 'Warrant Officer 1', 'WO1'),
      ...chiefWarrantOfficers('CWO', 2, 5),
      ...seaOfficers,
      wartime('Fleet Admiral', 'FADM'),
    ],
  },
  {
    kind: 'rank',
    military_service_id: US_MARINE_CORPS,
    source: US_SOURCE,
    as_of: AS_OF,
    rows: [
      us('E-1', 'Private', 'Pvt'),
      us('E-2', 'Private First Class', 'PFC'),
      us('E-3', 'Lance Corporal', 'LCpl'),
      us('E-4', 'Corporal', 'Cpl', 'nco'),
      us('E-5', 'Sergeant', 'Sgt'),
      us('E-6', 'Staff Sergeant', 'SSgt'),
      us('E-7', 'Gunnery Sergeant', 'GySgt'),
      us('E-8', 'Master Sergeant', 'MSgt'),
      us('E-8', 'First Sergeant', '1stSgt'),
      us('E-9', 'Master Gunnery Sergeant', 'MGySgt'),
      us('E-9', 'Sergeant Major', 'SgtMaj'),
      us('E-9', 'Sergeant Major of the Marine Corps', 'SgtMajMarCor'),
      us('W-1', 'Warrant Officer 1', 'WO'),
      ...chiefWarrantOfficers('CWO', 2, 5),
      ...landOfficers('2ndLt,1stLt,Capt,Maj,LtCol,Col,BGen,MajGen,LtGen,Gen'),
    ],
  },
  {
    kind: 'rank',
    military_service_id: US_AIR_FORCE,
    source: US_SOURCE,
    as_of: AS_OF,
    rows: [
      us('E-1', 'Airman Basic', 'AB'),
      us('E-2', 'Airman', 'Amn'),
      us('E-3', 'Airman First Class', 'A1C'),
      us('E-4', 'Senior Airman', 'SrA'),
      us('E-5', 'Staff Sergeant', 'SSgt'),
      us('E-6', 'Technical Sergeant', 'TSgt'),
      us('E-7', 'Master Sergeant', 'MSgt'),
      us('E-8', 'Senior Master Sergeant', 'SMSgt'),
      us('E-9', 'Chief Master Sergeant', 'CMSgt'),
      us('E-9', 'Command Chief Master Sergeant', 'CCM'),
      us('E-9', 'Chief Master Sergeant of the Air Force', 'CMSAF'),
      us('W-1', 'Warrant Officer 1', 'WO1'),
      ...chiefWarrantOfficers('CWO', 2, 5),
      ...landOfficers(AIR_OFFICERS),
      wartime('General of the Air Force', 'GAF'),
    ],
  },
  {
    kind: 'rank',
    military_service_id: US_SPACE_FORCE,
    source: US_SOURCE,
    as_of: AS_OF,
    rows: [
      us('E-1', 'Specialist 1', 'Spc1'),
      us('E-2', 'Specialist 2', 'Spc2'),
      us('E-3', 'Specialist 3', 'Spc3'),
      us('E-4', 'Specialist 4', 'Spc4'),
      us('E-5', 'Sergeant', 'Sgt'),
      us('E-6', 'Technical Sergeant', 'TSgt'),
      us('E-7', 'Master Sergeant', 'MSgt'),
      us('E-8', 'Senior Master Sergeant', 'SMSgt'),
      us('E-9', 'Chief Master Sergeant', 'CMSgt'),
      us('E-9', 'Chief Master Sergeant of the Space Force', 'CMSSF'),
      ...landOfficers(AIR_OFFICERS),
    ],
  },
  {
    kind: 'rank',
    military_service_id: US_COAST_GUARD,
    source: US_SOURCE,
    as_of: AS_OF,
    rows: [
      ...seaEnlisted,
      us('E-9', 'Master Chief Petty Officer of the Coast Guard', 'MCPOCG'),
      ...chiefWarrantOfficers('CWO', 2, 4),
      ...seaOfficers,
    ],
  },
];
