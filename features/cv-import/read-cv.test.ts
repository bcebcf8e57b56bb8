import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Item } from './document/items.ts';
import { readCv } from './read-cv.ts';
import { repairLigatures } from './sources/pdf/ligatures.ts';
import { itemsOfText } from './sources/text/text-items.ts';
import { emailIn, phoneIn, urlsIn } from './vocabulary/contacts.ts';
import { Context } from './vocabulary/context.ts';
import { findSpan, isDateOnly } from './vocabulary/dates.ts';
import { headingKind } from './vocabulary/headings.ts';
import { isName, nameAsWritten } from './vocabulary/names.ts';
import { isPlace } from './vocabulary/places.ts';
import { wordsOf } from './vocabulary/words.ts';

const context = new Context();

describe('dates', () => {
  test.each([
    ['Sep 19 - Present', '2019-09', 'present'],
    ['September 2019 – Present', '2019-09', 'present'],
    ['2011 - present', '2011', 'present'],
    ['09/2019 - 03/2021', '2019-09', '2021-03'],
    ['2019-09 to 2021-03', '2019-09', '2021-03'],
    ['Sept. 2018 — May 2023', '2018-09', '2023-05'],
    ['Summer 2014 to 2016', '2014-06', '2016'],
    ['1 March 2015 - 30 April 2016', '2015-03', '2016-04'],
    ['March 1, 2015 until date', '2015-03', 'present'],
    ['01/09/2019 - 25/12/2020', '2019-09', '2020-12'],
    ['May - Aug 2019', '2019-05', '2019-08'],
    ['2015-18', '2015', '2018'],
    ['since 2020', '2020', 'present'],
    ["Jan '09 – Feb '11", '2009-01', '2011-02'],
    ['Mar 88 - Jun 99', '1988-03', '1999-06'],
    ['2020', '', '2020'],
    ['Graduated June 2012', '', '2012-06'],
  ])('%s', (text, startDate, endDate) => expect(findSpan(context, text)).toMatchObject({ startDate, endDate }));

  test.each(['+44 7700 900123', '£2019.50', 'cut costs by 40%', '10.1234/2019.22', 'v2020.1', ''])(
    'finds no date in %j',
    (text) => expect(findSpan(context, text)).toBeNull(),
  );

  test('are not the whole of a text that contains more', () => {
    expect(
      ['(2019 – 2021)', '2 Jan 2020', 'Expected May 2027', 'Jan 2019 - Present (2 years)'].map((text) =>
        isDateOnly(context, text),
      ),
    ).toEqual(Array(4).fill(true));
    expect(['Class of 2020 prize', 'Acme 2019'].map((text) => isDateOnly(context, text))).toEqual([false, false]);
  });
});

describe('names', () => {
  test.each([
    ['JOHN DOE', 'John Doe'],
    ['Sgt James Harris', 'James Harris'],
    ['Dr. Ada King, PhD', 'Ada King'],
    ["Siobhán O'Neill-Byrne", "Siobhán O'Neill-Byrne"],
    ['LUDWIG VAN DER BERG', 'Ludwig Van Der Berg'],
    ['MARY MCDONALD', 'Mary McDonald'],
  ])('%s', (text, name) => {
    expect(isName(text)).toBe(true);
    expect(nameAsWritten(text)).toBe(name);
  });

  test.each(['Senior Engineer', 'Curriculum Vitae', 'john doe', 'Jane', 'British Army', 'jane@example.test', 'Main Street 12'])(
    '%s is none',
    (text) => expect(isName(text)).toBe(false),
  );
});

describe('contacts', () => {
  test.each([
    ['Tel: +44 (0)7700 900123', '+44 (0)7700 900123'],
    ['(555) 123-4567', '(555) 123-4567'],
    ['07700 900 456 | a@b.test', '07700 900 456'],
    ['+1.415.555.0142', '+1.415.555.0142'],
    ['2015 - 2019', ''],
    ['10 years, 300 people', ''],
  ])('phone in %s', (text, phone) => expect(phoneIn(text)).toBe(phone));

  test('email and web addresses', () => {
    expect(emailIn('write to j.o’b or jane.smith+cv@mail.example.co.uk.')).toBe('jane.smith+cv@mail.example.co.uk');
    expect(urlsIn('linkedin.com/in/jane , https://jane.example/cv. Node.js jane@example.com')).toEqual([
      'linkedin.com/in/jane',
      'https://jane.example/cv',
    ]);
  });

  test.each([
    'Leeds, UK',
    'Pleasantville, CA 94588',
    'Istanbul, Türkiye',
    'Tidworth, Hampshire SP9 7AB',
    'Remote',
    'London',
    'Mildura VIC 3500',
    'Broome, WA 6725',
    'Dammam, KSA',
    'School of Geology, University of Hull, Cottingham Road, Kingston upon Hull HU6 7RX',
  ])('%s is a place', (text) => expect(isPlace(context, text)).toBe(true));
  test.each(['Halfords Autocentre, Reading', 'US Army, Fort Hood, TX', 'Node, Python', 'Project Manager', '2019, UK'])(
    '%s is none',
    (text) => expect(isPlace(context, text)).toBe(false),
  );
});

describe('headings', () => {
  test.each([
    ['Work Experience', 'work'],
    ['EMPLOYMENT HISTORY', 'work'],
    ['Career History:', 'work'],
    ['Service History', 'military'],
    ['Military Experience', 'military'],
    ['Education & Training', 'education'],
    ['Qualifications', 'education'],
    ['Skills & Awards', 'skills'],
    ['Key Skills', 'skills'],
    ['Personal Profile', 'summary'],
    ['Honours and Awards', 'awards'],
    ['Licenses & Certifications', 'certificates'],
    ['Voluntary Work', 'volunteer'],
    ['Hobbies and Interests', 'interests'],
    ['Security Clearance', 'other'],
    ['Profiles', 'profiles'],
  ])('%s', (text, kind) => expect(headingKind(context, text)).toBe(kind));

  test.each(['Languages: Python, Rust', 'I have experience.', 'Acme Ltd', 'Experience in sales of all kinds'])(
    '%s is none',
    (text) => expect(headingKind(context, text)).toBeNull(),
  );
});

test('restores ligatures without Unicode from the words around them', () => {
  const piece = (text: string, x: number, width: number): Item => ({
    page: 1,
    text,
    x,
    y: 10,
    width,
    size: 10,
    bold: false,
    font: 'f',
  });
  const repaired = repairLigatures([
    piece('Pro', 0, 15),
    piece('\0', 15, 6),
    piece('le ', 21, 10),
    piece('work', 40, 20),
    piece('\0', 60, 6.4),
    piece('ow', 66.4, 10),
  ]);
  expect(repaired.map(({ text }) => text).join('')).toBe('Profile workflow');
});

const BRITISH = `
SGT JAMES HARRIS
Vehicle Mechanic | Class 1
12 Garrison Road, Tidworth, Hampshire SP9 7AB
Mobile: 07700 900 456   Email: j.harris@example.co.uk

PERSONAL PROFILE
A REME Sergeant with 14 years of service, leaving the Army in March 2027 and looking for a fleet engineering role.

SERVICE HISTORY
Sergeant, Royal Electrical and Mechanical Engineers
3rd Armoured Close Support Battalion REME, Tidworth
Sep 19 - Present
• Supervise 22 tradesmen repairing Warrior and Challenger 2 vehicles.
• Deployed on Op CABRIT 5 to Estonia as section commander.

Corporal, Vehicle Mechanic
4 Battalion REME
Mar 14 - Aug 19
• Deployed on Operation TORAL, Kabul.
• Trained 12 apprentices to Level 3.

CIVILIAN EMPLOYMENT
Apprentice Technician
Halfords Autocentre, Reading
2011 - 2012
• Serviced cars.

QUALIFICATIONS AND TRAINING
City & Guilds Level 3 Diploma in Vehicle Maintenance, 2015
NVQ Level 2, Reading College, 2012

SECURITY CLEARANCE
SC cleared until 2029

DRIVING LICENCE
B, C+E, H

HOBBIES AND INTERESTS
Mountain biking, rugby
REFERENCES
Available on request
`;

const AMERICAN = `
MARIA L. TORRES
Killeen, TX 76542 | (254) 555-0187 | maria.torres@example.com | linkedin.com/in/mltorres

PROFESSIONAL SUMMARY
IT specialist with eight years of Army experience. Active Top Secret/SCI clearance.

MILITARY EXPERIENCE
United States Army, Fort Hood, TX
Information Technology Specialist (MOS 25B), Staff Sergeant (E-6)
1st Cavalry Division, 3rd Brigade Combat Team
06/2018 – 03/2026
- Managed a help desk for 1,200 users.
- Deployed in support of Operation Inherent Resolve, Iraq.

US Army, Fort Gordon, GA
Specialist (E-4), 25B
2016-05 - 2018-06
- Installed networks.

WORK EXPERIENCE
Retail Associate
Target - Austin, TX
Summer 2014 to 2016
- Sold things.

EDUCATION
Bachelor of Science in Information Technology, University of Maryland Global Campus, 2022
Killeen High School, Diploma, May 2014

CERTIFICATIONS
CompTIA Security+, 2021
CCNA, 2020

AWARDS
Army Commendation Medal (2)
Army Achievement Medal

TECHNICAL SKILLS
Networking: Cisco IOS, TCP/IP, VLANs
Tools: PowerShell, Splunk
LANGUAGES
Spanish (fluent), English (native)
`;

describe('military service', () => {
  test('of a British sergeant', () => {
    const cv = readCv(itemsOfText(BRITISH));
    expect(cv.basics).toMatchObject({
      name: 'James Harris',
      phone: '07700 900 456',
      location: '12 Garrison Road, Tidworth, Hampshire SP9 7AB',
    });
    expect(cv.military).toMatchObject([
      {
        country: 'UK',
        service: 'British Army',
        rank: 'Sergeant',
        unit: '3rd Armoured Close Support Battalion REME',
        operations: ['Op CABRIT 5'],
        clearance: 'SC cleared until 2029',
        startDate: '2019-09',
        endDate: 'present',
      },
      {
        rank: 'Corporal',
        trade: 'Vehicle Mechanic',
        unit: '4 Battalion REME',
        operations: ['Operation TORAL'],
        startDate: '2014-03',
        endDate: '2019-08',
      },
    ]);
    expect(cv.work).toMatchObject([
      {
        name: 'Halfords Autocentre',
        position: 'Apprentice Technician',
        location: 'Reading',
        startDate: '2011',
        endDate: '2012',
      },
    ]);
    expect(cv.interests).toEqual(['Mountain biking', 'rugby']);
  });

  test('of an American staff sergeant', () => {
    const cv = readCv(itemsOfText(AMERICAN));
    expect(cv.military).toMatchObject([
      {
        country: 'US',
        service: 'US Army',
        rank: 'Staff Sergeant (E-6)',
        trade: '25B Information Technology Specialist',
        operations: ['Operation Inherent Resolve'],
        clearance: 'Active Top Secret/SCI clearance',
        location: 'Fort Hood, TX',
        startDate: '2018-06',
        endDate: '2026-03',
      },
      { rank: 'Specialist (E-4)', location: 'Fort Gordon, GA', startDate: '2016-05', endDate: '2018-06' },
    ]);
    expect(cv.work).toMatchObject([{ name: 'Target', position: 'Retail Associate', location: 'Austin, TX' }]);
    expect(cv.education.map(({ institution }) => institution)).toEqual([
      'University of Maryland Global Campus',
      'Killeen High School',
    ]);
    expect(cv.awards.map(({ name }) => name)).toEqual(['Army Commendation Medal (2)', 'Army Achievement Medal']);
    expect(cv.languages).toEqual([
      { language: 'Spanish', fluency: 'fluent' },
      { language: 'English', fluency: 'native' },
    ]);
  });
});

describe('any page', () => {
  const text = fc.oneof(
    fc.constantFrom(
      'Experience',
      'EDUCATION',
      'Skills',
      'Jan 2019 – Present',
      'Acme Ltd, Engineer',
      '•',
      'Leeds, UK',
      'a@b.test',
      'Sgt',
      '2019',
      'Python, Rust',
      'Last updated in 2020',
    ),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }),
    fc.lorem({ maxCount: 12 }),
  );
  const item: fc.Arbitrary<Item> = fc.record({
    page: fc.integer({ min: 1, max: 3 }),
    text,
    x: fc.integer({ min: 0, max: 500 }),
    y: fc.integer({ min: 0, max: 800 }),
    width: fc.integer({ min: 0, max: 300 }),
    size: fc.constantFrom(8, 10, 10.5, 14, 24),
    bold: fc.boolean(),
    font: fc.constantFrom('a', 'b'),
  });

  test('is parsed without an error and without losing a word', () => {
    fc.assert(
      fc.property(fc.array(item, { maxLength: 60 }), (items) => {
        const found = new Set(wordsOf(leaves(readCv(items)).join(' ')));
        const run = [...found].join(' ');
        // A word may have been joined to an adjacent one.
        const lost = items
          .flatMap((one) => wordsOf(one.text.replace(/\p{C}/gu, ' ')))
          .filter((word) => !found.has(word) && !run.includes(word));
        expect(lost).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });
});

const leaves = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [];
