import fc from 'fast-check';
import { unzipSync, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { wordsOf } from '../../vocabulary/words.ts';
import { UnreadableZip } from '../word/zip.ts';
import { readLinkedIn } from './linkedin.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const zipOf = (files: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, bytes(text)])));

const EXPORT = {
  'Profile.csv': `\ufeffFirst Name,Last Name,Maiden Name,Address,Birth Date,Headline,Summary,Industry,Zip Code,Geo Location,Twitter Handles,Websites,Instant Messengers
Megan,Lloyd,,"4 Mill Lane, Leeds","Jun 1, 1985","Workshop manager, fleet and plant","Fourteen years in workshops.

Glad of ""hard"" problems.",Automotive,LS1 4AP,"Leeds, England, United Kingdom",[meganlloyd],"[PORTFOLIO:https://megan.example.test,COMPANY:https://northgate.example.test]",
`,
  'Positions.csv': `Company Name,Title,Description,Location,Started On,Finished On
Northgate Rail,Fleet Technician,"Forty units, two depots.
• Brought failures down by a third
• Trained four apprentices","Leeds, United Kingdom",Apr 2022,
British Army,"Sergeant, Vehicle Mechanic","Led a workshop of nine in 3 Close Support Battalion.
- Deployed on Op HERRICK 14",Tidworth,Sep 2010,Mar 2022
`,
  'Education.csv': `School Name,Start Date,End Date,Notes,Degree Name,Activities
Leeds City College,2008,2010,With distinction,"Level 3 Diploma, Vehicle Maintenance",Rowing
`,
  'Skills.csv': 'Name\nHydraulics\nDiagnostics\n"Stock, spares and stores"\n',
  'Languages.csv': 'Name,Proficiency\nEnglish,Native or bilingual proficiency\nWelsh,\n',
  'Certifications.csv':
    'Name,Url,Authority,Started On,Finished On,License Number\nIOSH Managing Safely,https://iosh.example.test/1,IOSH,May 2021,May 2024,A-77\nFirst aid,,St John,Jan 2020,,\n',
  'Projects.csv': 'Title,Description,Url,Started On,Finished On\nDepot move,Moved 900 lines of stock.,,Jan 2023,Mar 2023\n',
  'Honors.csv': 'Title,Description,Issued On\nGOC Commendation,For recovery in a flood.,Dec 2015\n',
  'Volunteering.csv':
    'Company Name,Role,Cause,Started On,Finished On,Description\nScouts,Leader,CHILDREN,Feb 2019,,Thursday evenings\n',
  'Email Addresses.csv':
    'Email Address,Confirmed,Primary,Updated On\nold@example.test,Yes,No,1/2/19\nmegan.lloyd@example.test,Yes,Yes,1/2/20\n',
  'PhoneNumbers.csv': 'Extension,Number,Type\n12,0113 496 0000,Work\n,07700 900123,Mobile\n',
  'Courses.csv': 'Name,Number\nLean in the workshop,L-2\n',
  'messages.csv': 'FROM,CONTENT\nSomebody,Private words\n',
  'Connections.csv': 'First Name,Last Name\nAnother,Person\n',
  'Recommendations_Received.csv': 'First Name,Text\nAnother,Kind words\n',
};

/** Text with every character that is special in CSV or to the parser. */
const FIELD = fc.oneof(
  fc.constantFrom(
    '',
    'British Army',
    'Sergeant',
    'Sep 2010',
    '2012',
    'Royal Navy',
    'https://a.test/x',
    '- one\n• two\n\nthree',
    'a, b; "c"',
  ),
  fc.string({ unit: fc.constantFrom(...'abcXYZ 0123,;"\'\n•-–[]:/é'), maxLength: 20 }),
);
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

describe("LinkedIn's export", () => {
  test('is parsed into the fields of a CV', async () => {
    const found = await readLinkedIn(zipOf(EXPORT));
    expect(found?.cv).toMatchObject({
      basics: {
        name: 'Megan Lloyd',
        label: 'Workshop manager, fleet and plant',
        summary: 'Fourteen years in workshops.\n\nGlad of "hard" problems.',
        location: 'Leeds, England, United Kingdom',
        email: 'megan.lloyd@example.test',
        phone: '07700 900123',
        url: 'https://megan.example.test',
        profiles: [
          { network: '', username: '', url: 'https://northgate.example.test' },
          { network: 'Twitter', username: 'meganlloyd', url: '' },
        ],
      },
      work: [
        {
          name: 'Northgate Rail',
          position: 'Fleet Technician',
          location: 'Leeds, United Kingdom',
          startDate: '2022-04',
          endDate: 'present',
          printedDates: 'Apr 2022 - Present',
          summary: 'Forty units, two depots.',
          highlights: ['Brought failures down by a third', 'Trained four apprentices'],
        },
      ],
      military: [
        {
          country: 'UK',
          service: 'British Army',
          rank: 'Sergeant',
          trade: 'Vehicle Mechanic',
          operations: ['Op HERRICK 14'],
          startDate: '2010-09',
          endDate: '2022-03',
          location: 'Tidworth',
          summary: 'Led a workshop of nine in 3 Close Support Battalion.',
        },
      ],
      education: [
        {
          institution: 'Leeds City College',
          studyType: 'Level 3 Diploma',
          area: 'Vehicle Maintenance',
          startDate: '2008',
          endDate: '2010',
          summary: 'With distinction\nRowing',
        },
      ],
      skills: [{ keywords: ['Hydraulics', 'Diagnostics', 'Stock, spares and stores'] }],
      languages: [
        { language: 'English', fluency: 'Native or bilingual proficiency' },
        { language: 'Welsh', fluency: '' },
      ],
      certificates: [
        { name: 'IOSH Managing Safely', by: 'IOSH', startDate: '2021-05', endDate: '2024-05', summary: 'License Number: A-77' },
        { name: 'First aid', by: 'St John', startDate: '', endDate: '2020-01' },
      ],
      projects: [{ name: 'Depot move', summary: 'Moved 900 lines of stock.' }],
      awards: [{ name: 'GOC Commendation', endDate: '2015-12', summary: 'For recovery in a flood.' }],
      volunteer: [{ name: 'Scouts', by: 'Leader', endDate: 'present', summary: 'Thursday evenings\nCause: CHILDREN' }],
    });
  });

  test('keeps every word about the career and no private data', async () => {
    const { cv, text, archive } = (await readLinkedIn(zipOf(EXPORT))) ?? { cv: null, text: '', archive: new Uint8Array() };
    const words = new Set(wordsOf(JSON.stringify(cv).replace(/\\[nt]/g, ' ')));
    for (const name of ['Positions.csv', 'Education.csv', 'Skills.csv', 'Projects.csv', 'Honors.csv', 'Courses.csv'] as const)
      for (const word of wordsOf(EXPORT[name].split('\n').slice(1).join('\n'))) expect(words).toContain(word);
    for (const word of ['automotive', 'ls1', 'mill', 'old', '0113', 'a', '77']) expect(words).toContain(word);
    const all = `${JSON.stringify(cv)} ${text} ${Object.keys(unzipSync(archive)).join(' ')}`;
    expect(all).not.toMatch(/private words|another|kind words|1985|messages|connections|recommend/i);
    expect(text).toContain('Company Name: Northgate Rail\nTitle: Fleet Technician');
    expect(Object.keys(unzipSync(archive))).toHaveLength(12);
  });

  test.each([
    ['Profile.csv', 'First Name,Last Name,Headline,Summary,Websites,Something New'],
    ['Positions.csv', 'Company Name,Title,Description,Location,Started On,Finished On'],
    ['Education.csv', 'School Name,Start Date,End Date,Notes,Degree Name,Activities'],
    ['Skills.csv', 'Name,A,B,C,D,E'],
    ['Languages.csv', 'Name,Proficiency,A,B,C,D'],
    ['Certifications.csv', 'Name,Url,Authority,Started On,Finished On,License Number'],
    ['Projects.csv', 'Title,Description,Url,Started On,Finished On,More'],
    ['Honors.csv', 'Title,Description,Issued On,A,B,C'],
    ['Volunteering.csv', 'Company Name,Role,Cause,Started On,Finished On,Description'],
    ['Email Addresses.csv', 'Email Address,A,B,C,D,E'],
    ['PhoneNumbers.csv', 'Number,Extension,A,B,C,D'],
    ['Patents.csv', 'Title,Description,Url,Issued On,Issuer,Number'],
  ])('keeps every word of %s, whatever stands in it', (name, heading) =>
    fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(FIELD, { minLength: 6, maxLength: 6 }), { minLength: 1, maxLength: 4 }),
        async (rows) => {
          const csv = [heading, ...rows.map((row) => row.map(quoted).join(','))].join('\r\n');
          const found = await readLinkedIn(zipOf({ 'Profile.csv': 'First Name,Last Name\n', [name]: csv }));
          const words = new Set(textsIn(found?.cv).flatMap(wordsOf));
          for (const word of rows.flat().flatMap(wordsOf)) expect(words).toContain(word);
        },
      ),
    ),
  );

  test('is stored in the same bytes each time, which parse to the same CV', async () => {
    const first = await readLinkedIn(zipOf(EXPORT));
    const again = await readLinkedIn(zipOf(EXPORT));
    expect(Buffer.compare(first?.archive ?? new Uint8Array(), again?.archive ?? new Uint8Array(1))).toBe(0);
    expect((await readLinkedIn(first?.archive ?? new Uint8Array()))?.cv.work).toEqual(first?.cv.work);
  });

  test('may be small, inside a folder, with other line ends and unknown columns', async () => {
    const found = await readLinkedIn(
      zipOf({
        'Basic_LinkedInDataExport/Profile.csv': 'First Name,Last Name,Pronouns\r\nSam,"O\'Hara",they\r\n',
        '__MACOSX/Profile.csv': 'First Name\r\nWrong\r\n',
      }),
    );
    expect(found?.cv.basics.name).toBe("Sam O'Hara");
    expect(found?.cv.more).toEqual([{ title: '', lines: ['Pronouns: they'] }]);
    expect(found?.cv.work).toEqual([]);
  });

  test.each([
    'Profile.csv',
    'Basic_Export/Profile.csv',
    'a/b/c/d/Profile.csv',
    './Profile.csv',
    'Basic_Export\\Profile.csv',
    'Users\\Sam\\Downloads\\Basic_Export\\profile.CSV',
    'Mixed/Sub\\Profile.csv',
  ])('is found at %s', async (path) => {
    const found = await readLinkedIn(zipOf({ [path]: 'First Name,Last Name\nSam,Reed\n' }));
    expect(found?.cv.basics.name).toBe('Sam Reed');
  });

  test('is the file in fewer folders where two have one name', async () => {
    const files = { 'old/export/Profile.csv': 'First Name\nWrong\n', 'export/Profile.csv': 'First Name\nSam\n' };
    expect((await readLinkedIn(zipOf(files)))?.cv.basics.name).toBe('Sam');
  });

  test('keeps the words of a row that a stray quote broke', async () => {
    const found = await readLinkedIn(
      zipOf({ 'Positions.csv': 'Company Name,Title\nAcme,"Fitter" by trade\nNorthgate,Driver\n' }),
    );
    expect(found?.cv.work).toMatchObject([{ name: 'Northgate', position: 'Driver' }]);
    expect(found?.cv.more).toEqual([{ title: 'Positions', lines: ['Acme,"Fitter" by trade'] }]);
  });
});

describe('an archive', () => {
  test.each([
    ['with only connections', { 'Connections.csv': 'First Name\nAnother\n' }],
    ['of photographs', { 'one.jpg': 'x' }],
    ['with names of Object.prototype', { 'constructor.csv': 'First Name\nMegan\n', '__proto__.csv': 'x' }],
    ['with a file of such a name and other columns', { 'Profile.csv': 'Colour,Size\nred,4\n' }],
    ['whose paths lead out of it', { '../Profile.csv': 'First Name\nMegan\n', '/Positions.csv': 'Company Name\nAcme\n' }],
    [
      'whose backslashes lead out of it',
      { '..\\Profile.csv': 'First Name\nMegan\n', 'C:\\Positions.csv': 'Company Name\nAcme\n' },
    ],
    ['of what a Mac notes about it', { 'a/__MACOSX/b/Profile.csv': 'First Name\nMegan\n' }],
    ['that contains the export as another ZIP', { 'export.zip': 'PK' }],
  ])('%s is none', async (_, files) => {
    expect(await readLinkedIn(zipOf(files))).toBeNull();
  });

  const reasonOf = (archive: Uint8Array) =>
    readLinkedIn(archive).then(
      () => 'read',
      (error: unknown) => (error instanceof UnreadableZip ? error.reason : String(error)),
    );

  test('is not unpacked when it is damaged, a bomb or encrypted', async () => {
    const whole = zipOf(EXPORT);
    expect(await reasonOf(whole.subarray(0, 400))).toBe('corrupt');
    expect(await reasonOf(bytes('PK'))).toBe('corrupt');
    expect(await reasonOf(zipSync({ 'Profile.csv': new Uint8Array(60 * 1024 * 1024) }))).toBe('too_large');
    expect(await reasonOf(zipSync({ 'Profile.csv': new Uint8Array(4 * 1024 * 1024) }))).toBe('too_large');
    const many = Object.fromEntries(Array.from({ length: 5001 }, (__, index) => [`${index}.txt`, new Uint8Array()]));
    expect(await reasonOf(zipSync(many))).toBe('too_large');
    const locked = Buffer.from(whole);
    for (let at = locked.indexOf('PK\x01\x02'); at >= 0; at = locked.indexOf('PK\x01\x02', at + 1))
      locked.writeUInt16LE(1, at + 8);
    expect(await reasonOf(locked)).toBe('encrypted');
  });

  test('never unpacks to more than its directory declares', async () => {
    const lying = Buffer.from(zipSync({ 'Profile.csv': bytes(`First Name\n${'Megan'.repeat(100_000)}\n`) }));
    const entry = lying.indexOf('PK\x01\x02');
    lying.writeUInt32LE(16, entry + 24);
    expect((await readLinkedIn(lying))?.cv.basics.name.length).toBeLessThan(20);
  });
});
