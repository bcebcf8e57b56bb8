import { describe, expect, test } from 'vitest';
import { readCv } from '../read-cv.ts';
import { itemsOfText } from '../sources/text/text-items.ts';
import { isName, nameAsWritten } from '../vocabulary/names.ts';

const read = (...lines: string[]) => readCv(itemsOfText(['Sam Whitlock', 'sam@example.test', '', ...lines].join('\n')));
const posts = (...lines: string[]) =>
  read(...lines).military.map(({ rank, trade, unit, service }) => ({ rank, trade, unit, service }));

describe('the heading of a service post', () => {
  test('keeps titles whole that contain the word of a rank', () => {
    expect(
      posts(
        'MILITARY EXPERIENCE — UNITED STATES ARMY',
        'Platoon Sergeant, 2nd Battalion, 14th Infantry Regiment    Mar 2016 – May 2019',
        '- Led 38 Soldiers',
        'Staff Sergeant, Squad Leader, 10th Mountain Division    2012 – 2016',
        '- Led nine',
      ),
    ).toEqual([
      { rank: '', trade: 'Platoon Sergeant', unit: '2nd Battalion, 14th Infantry Regiment', service: 'US Army' },
      { rank: 'Staff Sergeant', trade: 'Squad Leader', unit: '10th Mountain Division', service: 'US Army' },
    ]);
  });

  test('reads words that are a rank in one service as a trade in another', () => {
    expect(
      posts(
        'SERVICE HISTORY',
        'Staff Sergeant, Aerospace Propulsion Craftsman, 55th Maintenance Squadron, US Air Force    2015 – 2019',
        '- Engines',
        'Craftsman, Vehicle Mechanic, 4 Armoured Close Support Battalion REME, British Army    2010 – 2015',
        '- Tanks',
      ),
    ).toEqual([
      {
        rank: 'Staff Sergeant',
        trade: 'Aerospace Propulsion Craftsman',
        unit: '55th Maintenance Squadron',
        service: 'US Air Force',
      },
      { rank: 'Craftsman', trade: 'Vehicle Mechanic', unit: '4 Armoured Close Support Battalion REME', service: 'British Army' },
    ]);
  });

  test('takes the service from the unit where none is named', () => {
    const cv = read(
      'MILITARY CAREER',
      'Squadron Quartermaster Sergeant, 22 Engineer Regiment, Perham Down    Mar 2019 – Present',
      '- Stores',
    );
    expect(cv.military).toMatchObject([
      {
        service: 'British Army',
        trade: 'Squadron Quartermaster Sergeant',
        unit: '22 Engineer Regiment',
        location: 'Perham Down',
      },
    ]);
  });

  test('comes from the titles of a table of postings', () => {
    expect(
      posts(
        'ROYAL NAVY SERVICE',
        'Dates            Rank             Appointment              Unit',
        '2016 – 2019      Petty Officer    Propulsion Section Head  HMS Sultan',
        '2012 – 2016      Leading Hand     Section Head             HMS Ardent',
        '2009 – 2012      Able Rate        Warfare Specialist       HMS Albion',
      ),
    ).toEqual([
      { rank: 'Petty Officer', trade: 'Propulsion Section Head', unit: 'HMS Sultan', service: 'Royal Navy' },
      { rank: 'Leading Hand', trade: 'Section Head', unit: 'HMS Ardent', service: 'Royal Navy' },
      { rank: 'Able Rate', trade: 'Warfare Specialist', unit: 'HMS Albion', service: 'Royal Navy' },
    ]);
  });

  test('comes from the labels of an evaluation report, and its bullets from an o', () => {
    const cv = read(
      'MILITARY EXPERIENCE',
      'Duty Title: Squad Leader              Rank: Sergeant',
      'Organization: 10th Mountain Division, Fort Drum, NY',
      'Period: 20190301 – 20200228',
      'o  led a nine-Soldier squad; all qualified expert',
      'o  trained 42 Soldiers in convoy operations',
    );
    expect(cv.military).toMatchObject([
      {
        rank: 'Sergeant',
        trade: 'Squad Leader',
        unit: '10th Mountain Division',
        location: 'Fort Drum, NY',
        startDate: '2019-03',
        endDate: '2020-02',
        highlights: ['led a nine-Soldier squad; all qualified expert', 'trained 42 Soldiers in convoy operations'],
      },
    ]);
  });

  test('assigns a rank before the name to the newest post, and does not take the service number for a phone number', () => {
    const cv = readCv(
      itemsOfText(
        '25781291 Sgt Rachel Ashworth\nrachel@example.test\n\nMILITARY SERVICE\nSection Commander, 2 PARA, British Army    2017 – 2020\n- Led',
      ),
    );
    expect(cv.basics).toMatchObject({ name: 'Rachel Ashworth', phone: '' });
    expect(cv.military).toMatchObject([{ rank: 'Sgt', trade: 'Section Commander', unit: '2 PARA' }]);
  });

  test('gives posts below a service and its dates to that service', () => {
    const cv = read(
      'CAREER HISTORY',
      'Royal Navy                                      2004 - 2024',
      '',
      'Deputy Programme Manager, Abbey Wood',
      'August 2021 - July 2024',
      '- Ran a work package',
      '',
      'Marine Engineer Officer, HMS Dragon, Portsmouth',
      'January 2018 - July 2021',
      '- Head of a department',
    );
    expect(cv.work).toEqual([]);
    expect(cv.military).toMatchObject([
      { service: 'Royal Navy', startDate: '2021-08' },
      { service: 'Royal Navy', trade: 'Marine Engineer Officer', unit: 'HMS Dragon', startDate: '2018-01' },
    ]);
  });
});

test('reads the facts of a federal post into their fields', () => {
  const cv = read(
    'WORK EXPERIENCE',
    'Fleet Readiness Center East',
    'Cherry Point, NC United States',
    '08/2018 - Present',
    'Hours per week: 40',
    'Series: 0346 Pay Plan: GS Grade: 09',
    'Salary: $58,503 per annum',
    'Logistics Management Specialist',
    'Duties, Accomplishments and Related Skills:',
    'Plan the induction of 140 aircraft components a month. Brief the commanding officer weekly.',
    'Supervisor: Thomas Greer (252-555-0111)',
    'Okay to contact this Supervisor: Yes',
  );
  expect(cv.work).toMatchObject([
    {
      name: 'Fleet Readiness Center East',
      position: 'Logistics Management Specialist',
      startDate: '2018-08',
      hours: '40',
      salary: '$58,503 per annum',
      grade: 'GS-0346-09',
      supervisor: 'Thomas Greer',
      supervisorPhone: '252-555-0111',
      mayContact: true,
      summary: 'Plan the induction of 140 aircraft components a month. Brief the commanding officer weekly.',
    },
  ]);
  expect(cv.more).toEqual([]);
});

describe('names of people who served', () => {
  test.each([
    ['Karen Trevithick IEng MIMarEST', 'Karen Trevithick'],
    ['Major James Pemberton-Hall MEng RE', 'James Pemberton-Hall'],
    ['25098713 WO1 (ASM) A BICKERSTAFF REME', 'A Bickerstaff'],
    ['HM2(FMF) Jose Cruz, USN', 'Jose Cruz'],
    ['MSgt Ana Ruiz, USAF, Ret.', 'Ana Ruiz'],
    ['Sarah Jane SMITH', 'Sarah Jane SMITH'],
    ['Mary Ann VanDyke', 'Mary Ann VanDyke'],
    ['Mac Tyler Jones', 'Mac Tyler Jones'],
    ['JOHN SMITH II', 'John Smith II'],
  ])('%s is %s', (printed, name) => {
    expect([isName(printed), nameAsWritten(printed)]).toEqual([true, name]);
  });
});

describe('names of units and rates', () => {
  test('keep the brackets that belong to them', () => {
    expect(
      posts(
        'SERVICE HISTORY',
        'Cpl, Avionics Technician, II (Army Co-operation) Squadron, Royal Air Force    2017 – 2020',
        '- Radar',
        'Captain, Operations Officer, 33 Engineer Regiment (EOD), British Army    2013 – 2016',
        '- Plans',
        'Petty Officer, Engineering Technician (Marine Engineering), HMS Ocean, Royal Navy    2010 – 2013',
        '- Diesels',
      ).map(({ trade, unit }) => [trade, unit]),
    ).toEqual([
      ['Avionics Technician', 'II (Army Co-operation) Squadron'],
      ['Operations Officer', '33 Engineer Regiment (EOD)'],
      ['Engineering Technician (Marine Engineering)', 'HMS Ocean'],
    ]);
  });

  test('read a rating with its class as the rank, and as the trade where no title is printed', () => {
    expect(
      posts(
        'MILITARY EXPERIENCE - UNITED STATES COAST GUARD',
        "Boatswain's Mate First Class (BM1), Officer in Charge, USCG Station Neah Bay    2019 – 2023",
        '- Boats',
        'Hospital Corpsman Second Class, USCGC Alert    2015 – 2019',
        '- Sick call',
      ).map(({ rank, trade }) => [rank, trade]),
    ).toEqual([
      ["Boatswain's Mate First Class (BM1)", 'Officer in Charge'],
      ['Hospital Corpsman Second Class', 'Hospital Corpsman'],
    ]);
  });

  test('read a rank before its post without a comma, and a range of ranks', () => {
    expect(
      posts(
        'ROYAL NAVY CAREER',
        'Leading Hand Marine Engineering Mechanic, HMS Cornwall    2001 – 2010',
        '- Watches',
        'ARMY SERVICE',
        'Craftsman to Sergeant, Vehicle Mechanic, 19 Light Brigade Workshop, British Army    1992 – 1999',
        '- Overhauls',
      ).map(({ rank, trade }) => [rank, trade]),
    ).toEqual([
      ['Leading Hand', 'Marine Engineering Mechanic'],
      ['Craftsman to Sergeant', 'Vehicle Mechanic'],
    ]);
  });
});

test('lists of qualifications with years are certificates, also below a school', () => {
  const cv = read(
    'SERVICE',
    'Sergeant, Vehicle Mechanic, 3 Battalion REME    2010 – 2018',
    '- Overhauls',
    'EDUCATION AND QUALIFICATIONS',
    'University of Bristol, BSc Physics    2004 – 2008',
    '- MSP Practitioner, 2020',
    '- 2018: PRINCE2 Practitioner',
  );
  expect(cv.certificates.map(({ name, endDate }) => [name, endDate])).toEqual([
    ['MSP Practitioner', '2020'],
    ['PRINCE2 Practitioner', '2018'],
  ]);
  expect(cv.education).toHaveLength(1);
});

test('federal facts on the line of dates or place go to their fields', () => {
  const cv = read(
    "U.S. Citizen | Veterans' Preference: 10-point (CPS) | Vacancy Announcement: CDC-24-1234567-MP",
    '',
    'PROFESSIONAL EXPERIENCE',
    'PUBLIC HEALTH ADVISOR, GS-0685-13',
    'Centers for Disease Control and Prevention, Atlanta, GA',
    'August 2018 to Present | 40 hours/week | Salary: $112,015 per year',
    'Supervisor: Dr. Alan Meyer, (404) 555-0177, may be contacted',
    '- Manage $14M in cooperative agreements with 11 states.',
    '',
    'SUPPLY SERGEANT (E-6 / Staff Sergeant), 101st Airborne Division, United States Army',
    'Fort Campbell, KY; 05/2005 - 06/2013; 40+ hours per week',
    '- Property book of $22M.',
  );
  expect(cv.federal).toMatchObject({ citizenship: 'U.S. Citizen', preference: 'CPS' });
  expect(cv.work).toMatchObject([
    {
      position: 'PUBLIC HEALTH ADVISOR',
      name: 'Centers for Disease Control and Prevention',
      location: 'Atlanta, GA',
      grade: 'GS-0685-13',
      hours: '40',
      salary: '$112,015 per year',
      supervisor: 'Dr. Alan Meyer',
      mayContact: true,
    },
  ]);
  expect(cv.military).toMatchObject([
    {
      rank: 'Staff Sergeant (E-6)',
      trade: 'SUPPLY SERGEANT',
      unit: '101st Airborne Division',
      location: 'Fort Campbell, KY',
      hours: '40+',
    },
  ]);
  expect(cv.more).toEqual([{ title: 'Availability', lines: ['Vacancy Announcement: CDC-24-1234567-MP'] }]);
});

test.each([
  ['07700 900529', 'British Army'],
  ['(515) 555-0170', 'US Army'],
])('an Army Reserve beside the phone number %s is of the %s', (phone, service) => {
  expect(
    posts(phone, '', 'MILITARY SERVICE', 'Sergeant, Combat Medical Technician, Army Reserve    2015 – 2020', '- Clinics'),
  ).toMatchObject([{ service }]);
});

test('awards and certificates on one line are as many entries', () => {
  const cv = read(
    'AWARDS',
    'Meritorious Service Medal (2012), Army Commendation Medal (3 awards), CDC Honor Award 2021',
    'CERTIFICATIONS',
    'Lean Six Sigma Green Belt (2020); COR Level II (2021)',
  );
  expect(cv.awards.map(({ name, endDate }) => [name, endDate])).toEqual([
    ['Meritorious Service Medal', '2012'],
    ['Army Commendation Medal (3 awards)', ''],
    ['CDC Honor Award', '2021'],
  ]);
  expect(cv.certificates.map(({ name }) => name)).toEqual(['Lean Six Sigma Green Belt', 'COR Level II']);
});

test('a rank and service around the name are no heading', () => {
  const cv = readCv(
    itemsOfText(
      [
        'LIEUTENANT COMMANDER HELEN ASTLEY ROYAL NAVY',
        'Fareham, Hampshire | helen.astley@example.test',
        'Security clearance: Secret',
        '',
        'PROFESSIONAL EXPERIENCE',
        'Executive Officer | HMS Lancaster | Bahrain | Jan 2022 - Dec 2024',
        '- Responsible for 185 people',
        '',
        'EDUCATION',
        'University of Exeter, BA History, 2009',
        '',
        'CIVILIAN QUALIFICATIONS',
        'First Aid at Work, 2022',
        'Cat C+E licence',
      ].join('\n'),
    ),
  );
  expect(cv.basics).toMatchObject({ name: 'Helen Astley', location: 'Fareham, Hampshire' });
  expect(cv.military).toMatchObject([
    { rank: 'LIEUTENANT COMMANDER', trade: 'Executive Officer', unit: 'HMS Lancaster', clearance: 'Secret' },
  ]);
  expect(cv.certificates.map(({ name }) => name)).toEqual(['First Aid at Work', 'Cat C+E licence']);
});

test('the Defence Forces are the Irish ones, with their ranks', () => {
  expect(
    read(
      'WORK EXPERIENCE',
      'Company Quartermaster Sergeant, Storeman, Defence Forces, Athlone    2013 - 2019',
      '- Kept the stores',
    ).military,
  ).toMatchObject([{ service: 'Irish Defence Forces', rank: 'Company Quartermaster Sergeant', trade: 'Storeman' }]);
});
