import { describe, expect, test } from 'vitest';
import { read } from '../testing.ts';

const posts = (...lines: string[]) =>
  read(...lines).military.map(({ rank, trade, unit, service }) => [rank, trade, unit, service]);

describe('the heading of a service post', () => {
  test('has the body behind the post as its unit, though no word says unit', () => {
    expect(
      posts(
        'NAVAL EXPERIENCE',
        'Petty Officer First Class (E-6), Work Center Supervisor, Midwest Regional Maintenance Center, San Diego, CA',
        '06/2020 - 07/2024',
        '- Led 14 technicians of the US Navy',
      ),
    ).toEqual([['Petty Officer First Class (E-6)', 'Work Center Supervisor', 'Midwest Regional Maintenance Center', 'US Navy']]);
  });

  test('has the trade in a rank that names one, beside another rank', () => {
    expect(
      posts('SERVICE HISTORY – BRITISH ARMY', 'Private – Rifleman (3rd Battalion The Yorkshire Regiment), 2012 - 2015'),
    ).toEqual([['Private', 'Rifleman', '3rd Battalion The Yorkshire Regiment', 'British Army']]);
    expect(posts('Military service', 'Chief Engineman, Chief Petty Officer, USS Tern, US Navy, 2012 - 2021')).toEqual([
      ['Chief Petty Officer', 'Chief Engineman', 'USS Tern', 'US Navy'],
    ]);
  });

  test('may have a sub lieutenant and the command of a flag officer', () => {
    expect(
      posts('MILITARY SERVICE – ROYAL NAVY', 'Supply Officer, Flag Officer Sea Training, Sub Lieutenant, 2014 - 2016'),
    ).toEqual([['Sub Lieutenant', 'Supply Officer', 'Flag Officer Sea Training', 'Royal Navy']]);
  });

  test('is American where a wing is at a station that is called after the Royal Air Force', () => {
    expect(
      posts(
        'DUTY HISTORY',
        'Duty Title: Flightline Expediter      FEB 2013 - OCT 2018',
        'Rank: Technical Sergeant',
        'Organization: 48th Fighter Wing, RAF Lakenheath, United Kingdom',
        '- Directed 22 people',
        'Duty Title: Dedicated Crew Chief      SEP 2003 - JAN 2013',
        'Rank: Staff Sergeant',
        'Organization: 366th Fighter Wing, Mountain Home AFB, ID',
        '- Launched aircraft of the USAF',
        '',
        'EDUCATION',
        'Tern College, BA History, 2001',
        'SKILLS',
        'Tool control',
      ),
    ).toEqual([
      ['Technical Sergeant', 'Flightline Expediter', '48th Fighter Wing', 'US Air Force'],
      ['Staff Sergeant', 'Dedicated Crew Chief', '366th Fighter Wing', 'US Air Force'],
    ]);
  });
});

test('the time with a corps, above its posts, is no post of its own', () => {
  expect(
    posts(
      'CAREER HISTORY',
      'ROYAL ENGINEERS (British Army)      Jan 2004 – Jan 2027',
      '',
      '2018 – 2027      Squadron Sergeant Major, 36 Engineer Regiment, Maidstone      WO2',
      '2004 – 2018      Clerk of Works, Falkland Islands Works Team      SSgt',
    ).map(([rank, trade, unit]) => [rank, trade, unit]),
  ).toEqual([
    ['WO2', 'Squadron Sergeant Major', '36 Engineer Regiment'],
    ['SSgt', 'Clerk of Works', 'Falkland Islands Works Team'],
  ]);
});

test('a civilian employer among postings is no service', () => {
  const { work, military } = read(
    'CAREER AND POSTINGS',
    'Jan 2016 – Present: Police Officer',
    'Ocean Ridge Police Department, Oceanside, CA',
    '- Patrol a beat',
    'May 2011 – Nov 2015: Sergeant, Squad Leader',
    '2nd Battalion, 5th Marines, United States Marine Corps, Camp Pendleton, CA',
    '- Led 13 Marines',
    '',
    'EDUCATION',
    'Tern College, BA History, 2001',
    'SKILLS',
    'Report writing',
  );
  expect(work.map(({ name, position }) => [name, position])).toEqual([['Ocean Ridge Police Department', 'Police Officer']]);
  expect(military.map(({ rank, trade }) => [rank, trade])).toEqual([['Sergeant', 'Squad Leader']]);
});

test('lines without marks below the announcement of duties are text, up to white space', () => {
  const { work } = read(
    'WORK EXPERIENCE',
    'Cedar Benefits Administration',
    'Portland, OR',
    '08/2020 - Present',
    'Hours per week: 40',
    'Claims Assistant',
    'Duties, Accomplishments and Related Skills:',
    'Establish 55 claims a day',
    'Answer inquiries for the manager',
    'Supervisor: Ann Lee (503-555-0147)',
    '',
    'Tern County',
    'Gresham, OR',
    '02/2017 - 07/2020',
    'Hours per week: 37.5',
    'Eligibility Worker',
    'Duties, Accomplishments and Related Skills:',
    'Interviewed 25 families a week',
  );
  expect(work.map(({ name, position, summary }) => [name, position, summary])).toEqual([
    ['Cedar Benefits Administration', 'Claims Assistant', 'Establish 55 claims a day\nAnswer inquiries for the manager'],
    ['Tern County', 'Eligibility Worker', 'Interviewed 25 families a week'],
  ]);
});

test('a pub at a place is one employer behind a post', () => {
  const { work } = read(
    'WORK EXPERIENCE',
    'Weekend Supervisor, Wren Garden Centre, July 2023 - present',
    'Open and close the shop.',
    'Kitchen Porter, The Swan at Ironbridge, June 2021 - June 2023',
    'Kept the kitchen clean.',
  );
  expect(work.map(({ name, position }) => [name, position])).toEqual([
    ['Wren Garden Centre', 'Weekend Supervisor'],
    ['The Swan at Ironbridge', 'Kitchen Porter'],
  ]);
});
