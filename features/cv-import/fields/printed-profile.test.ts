import { expect, test } from 'vitest';
import { readCv } from '../read-cv.ts';
import { piece } from '../testing.ts';

/** A profile as a professional network prints it: a side column, employers above their posts, durations, locations outside any list. */
const profile = [
  piece('Contact', 20, 30, { size: 13 }),
  piece('07700 900456 (Mobile)', 20, 50),
  piece('sam.whitlock@example.test', 20, 64),
  piece('www.linkedin.com/in/sam-whitlock-', 20, 78),
  piece('1a2b3c (LinkedIn)', 20, 90),
  piece('Top Skills', 20, 126, { size: 13 }),
  piece('Logistics Management', 20, 144),
  piece('Risk Assessment', 20, 159),
  piece('Sam Whitlock', 230, 34, { size: 26 }),
  piece('Logistics Manager | ex-British Army | CILT member', 230, 56, { size: 12 }),
  piece('Swindon, England, United Kingdom', 230, 74, { size: 12 }),
  piece('Experience', 230, 120, { size: 16 }),
  piece('Parcelway UK', 230, 142, { size: 12 }),
  piece('3 years 2 months', 230, 156),
  piece('Operations Manager', 230, 172, { size: 11.5, bold: true }),
  piece('March 2024 - Present (1 year 9 months)', 230, 186),
  piece('Swindon, England, United Kingdom', 230, 199),
  piece('Run a 24-hour sortation hub of 140 people.', 230, 214, { size: 10.5 }),
  piece('Shift Manager', 230, 232, { size: 11.5, bold: true }),
  piece('October 2022 - March 2024 (1 year 6 months)', 230, 246),
  piece('Swindon', 230, 259),
  piece('Led the night shift of 45.', 230, 274, { size: 10.5 }),
  piece('British Army', 230, 300, { size: 12 }),
  piece('14 years', 230, 314),
  piece('Warrant Officer Class Two, Royal Logistic Corps', 230, 330, { size: 11.5, bold: true }),
  piece('August 2018 - September 2022 (4 years 2 months)', 230, 344),
  piece('Squadron Quartermaster Sergeant Major, answerable for stores worth £12m.', 230, 358, { size: 10.5 }),
  piece('Staff Sergeant', 230, 376, { size: 11.5, bold: true }),
  piece('January 2014 - August 2018 (4 years 8 months)', 230, 390),
  piece('Abingdon', 230, 403),
  piece('Education', 230, 430, { size: 16 }),
  piece('The Open University', 230, 452, { size: 12 }),
  piece('Bachelor of Science - BS, Business Management · (2016 - 2020)', 230, 466, { size: 10.5 }),
];

test('parses a printed LinkedIn profile into its fields', () => {
  const cv = readCv(profile);
  expect(cv.basics).toMatchObject({
    name: 'Sam Whitlock',
    label: 'Logistics Manager | ex-British Army | CILT member',
    phone: '07700 900456',
    location: 'Swindon, England, United Kingdom',
    summary: '',
  });
  expect(cv.basics.profiles.map(({ url }) => url)).toEqual(['www.linkedin.com/in/sam-whitlock-1a2b3c']);
  expect(cv.skills.map(({ name }) => name)).toEqual(['Logistics Management', 'Risk Assessment']);
  expect(cv.education).toMatchObject([
    { institution: 'The Open University', studyType: 'Bachelor of Science (BS)', area: 'Business Management', startDate: '2016' },
  ]);
});

test('groups its posts by employer, whether or not their town is known', () => {
  const { work } = readCv(profile);
  expect(work).toMatchObject([
    { name: 'Parcelway UK', position: 'Operations Manager', location: 'Swindon, England, United Kingdom', endDate: 'present' },
    { name: 'Parcelway UK', position: 'Shift Manager', location: 'Swindon', summary: 'Led the night shift of 45.' },
  ]);
});

test('recognizes military service in it and repeats no field', () => {
  const { military } = readCv(profile);
  expect(military).toMatchObject([
    {
      service: 'British Army',
      rank: 'Warrant Officer Class Two',
      unit: 'Royal Logistic Corps',
      startDate: '2018-08',
      summary: 'Squadron Quartermaster Sergeant Major, answerable for stores worth £12m.',
    },
    { service: 'British Army', rank: 'Staff Sergeant', location: 'Abingdon', endDate: '2018-08', summary: '' },
  ]);
});

test('keeps durations out of the descriptions', () => {
  const cv = readCv(profile);
  expect(cv.more.find(({ title }) => title === 'How long it lasted')?.lines).toEqual([
    '3 years 2 months',
    '1 year 9 months',
    '1 year 6 months',
    '14 years',
    '4 years 2 months',
    '4 years 8 months',
  ]);
  expect(JSON.stringify([cv.work, cv.military])).not.toMatch(/\d (?:years|months)/);
});

test('separates a US rank from its trade and keeps the pay grade', () => {
  const cv = readCv([
    piece('Deshawn Carter', 40, 30, { size: 22 }),
    piece('Military Experience', 40, 60, { size: 13, bold: true }),
    piece('Platoon Sergeant (92A Automated Logistical Specialist)', 40, 80, { bold: true }),
    piece('Jun 2019 – Present', 440, 80),
    piece('82nd Airborne Division, U.S. Army', 40, 94),
    piece('Fort Bragg, NC', 440, 94),
    piece('Supply Sergeant, E-5', 40, 120, { bold: true }),
    piece('Mar 2015 – May 2019', 440, 120),
    piece('101st Sustainment Brigade, United States Army', 40, 134),
    piece('Fort Campbell, KY', 440, 134),
  ]);
  expect(cv.military).toMatchObject([
    {
      service: 'US Army',
      trade: '92A Automated Logistical Specialist',
      unit: '82nd Airborne Division',
      location: 'Fort Bragg, NC',
    },
    { service: 'US Army', rank: 'Sergeant, E-5', trade: 'Supply Sergeant', unit: '101st Sustainment Brigade', summary: '' },
  ]);
  expect(cv.more).toEqual([]);
});
