import { describe, expect, test } from 'vitest';
import { readCv } from '../read-cv.ts';
import { itemsOfText } from '../sources/text/text-items.ts';
import { read } from '../testing.ts';

const jobs = (...lines: string[]) =>
  read('EXPERIENCE', ...lines).work.map(({ position, name, location }) => [position, name, location]);

describe('towns that no list has', () => {
  test('end a heading as the known town of its neighbour does', () => {
    expect(
      jobs(
        'Driver, Bellfield Chilled, Skelmerthorpe, Jan 2019 - Present',
        '- Drove at night',
        '',
        'Loader, Parcelwise, Warrington, Jan 2014 - Dec 2018',
        '- Loaded vans',
      ),
    ).toEqual([
      ['Driver', 'Bellfield Chilled', 'Skelmerthorpe'],
      ['Loader', 'Parcelwise', 'Warrington'],
    ]);
  });

  test('are taken from employers beside posts where all entries are written so', () => {
    expect(
      jobs(
        'Care Assistant - Larchwood House, Thornaby (Jan 2019 - Present)',
        '- Led a shift',
        '',
        'Support Worker - Bramble Court, Yarm (Jan 2014 - Dec 2018)',
        '- Visited nine people a day',
      ),
    ).toEqual([
      ['Care Assistant', 'Larchwood House', 'Thornaby'],
      ['Support Worker', 'Bramble Court', 'Yarm'],
    ]);
  });

  test('do not take the employer of a heading with two pieces', () => {
    expect(
      jobs('Driver, Parcelwise, Jan 2019 - Present', '- Drove', '', 'Loader, Headway, Jan 2014 - Dec 2018', '- Loaded'),
    ).toEqual([
      ['Driver', 'Parcelwise', ''],
      ['Loader', 'Headway', ''],
    ]);
  });
});

test('list items with dates over a list further in are headings', () => {
  const { work } = read(
    'CAREER TO DATE',
    '• Planner, Castle Motors Ltd (Sep 2019 – now)',
    '   o Planned the week',
    '   o Ordered parts',
    '• Clerk, Midland Freight Ltd (Jul 2016 – Aug 2019)',
    '   o Filed invoices',
  );
  expect(work.map(({ position, name, startDate, highlights }) => [position, name, startDate, highlights.length])).toEqual([
    ['Planner', 'Castle Motors Ltd', '2019-09', 2],
    ['Clerk', 'Midland Freight Ltd', '2016-07', 1],
  ]);
});

test('list items of one list stay the text of their post', () => {
  const [job] = read(
    'EXPERIENCE',
    'Planner, Castle Motors Ltd, Jan 2018 - Present',
    '- Planned the move of 2019 – 2020',
    '- Ordered parts in 2021',
  ).work;
  expect(job?.highlights).toEqual(['Planned the move of 2019 – 2020', 'Ordered parts in 2021']);
});

test('a long heading of names with dates below is no sentence', () => {
  const [post] = read(
    'MILITARY SERVICE',
    'Master Sergeant, Flightline Production Superintendent, 97th Aircraft Maintenance Squadron, United States Air Force',
    'Altus AFB, OK | Jun 2018 - Mar 2023',
    '- Led 60 airmen',
  ).military;
  expect(post).toMatchObject({
    rank: 'Master Sergeant',
    trade: 'Flightline Production Superintendent',
    unit: '97th Aircraft Maintenance Squadron',
    startDate: '2018-06',
    highlights: ['Led 60 airmen'],
  });
});

test('a town after unit and service is where the post was', () => {
  const [post] = read(
    'EXPERIENCE',
    '30 Signal Regiment, British Army, Bramcote',
    'Warrant Officer Class 2, Yeoman of Signals',
    'Apr 2021 - Present',
    '- Ran the network',
  ).military;
  expect(post).toMatchObject({ trade: 'Yeoman of Signals', unit: '30 Signal Regiment', location: 'Bramcote' });
});

test('a colon after the employer begins the post', () => {
  expect(jobs('Kestrel Ltd: Site Manager, Jan 2019 - Present', '- Ran the site')).toEqual([['Site Manager', 'Kestrel Ltd', '']]);
});

test('skills between slashes or stars are several', () => {
  const names = (line: string) =>
    read('SKILLS', line).skills.flatMap(({ name, keywords }) => [name, ...keywords].filter(Boolean));
  expect(names('Welding / Brazing / Pipe fitting')).toEqual(['Welding', 'Brazing', 'Pipe fitting']);
  expect(names('Welding * Brazing * Pipe fitting')).toEqual(['Welding', 'Brazing', 'Pipe fitting']);
  expect(names('CI/CD')).toEqual(['CI/CD']);
});

test('a course with its year among qualifications of schools is a certificate', () => {
  const { education, certificates } = read(
    'EDUCATION AND TRAINING',
    'NVQ Level 3 Hairdressing, Bradford College, Sep 2012 - Jul 2014',
    '',
    'Food Hygiene Level 2, 2019',
  );
  expect(education.map(({ institution }) => institution)).toEqual(['Bradford College']);
  expect(certificates.map(({ name }) => name)).toEqual(['Food Hygiene Level 2']);
});

test('a town and county below the name are the address', () => {
  expect(readCv(itemsOfText('Jane Frost\nLisburn, County Antrim\n028 9018 0417\n\nPROFILE\nA driver.')).basics).toMatchObject({
    location: 'Lisburn, County Antrim',
    label: '',
  });
});
