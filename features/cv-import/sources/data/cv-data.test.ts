import { describe, expect, test } from 'vitest';
import type { ReadCv } from '../../shapes.ts';
import { isCvData, readCvData } from './cv-data.ts';
import { textLeaves } from './data-fields.ts';
import { objectsOfXml } from './europass.ts';
import { lineOfJsonError } from './json-error.ts';

const post = (dates: object): ReadCv['work'][number] | undefined =>
  readCvData({ basics: { name: 'Jane Frost' }, work: [{ name: 'Acme Ltd', position: 'Fitter', ...dates }] }).work[0];

test.each([
  [{ startDate: '2019-09-01', endDate: '2020-01-31' }, '2019-09', '2020-01', '2019-09-01 – 2020-01-31'],
  [{ startDate: '2019-09', endDate: '2020' }, '2019-09', '2020', ''],
  [{ startDate: 'March 2011', endDate: 'June 2014' }, '2011-03', '2014-06', 'March 2011 – June 2014'],
  [{ startDate: 'Summer 2009', endDate: 'Summer 2010' }, '2009-06', '2010-06', 'Summer 2009 – Summer 2010'],
  [{ startDate: '09/2017', endDate: 'Present' }, '2017-09', 'present', '09/2017 – Present'],
  [{ startDate: '2017-03', endDate: 'current' }, '2017-03', 'present', '2017-03 – current'],
  [{ startDate: '2017-03', endDate: null }, '2017-03', 'present', ''],
  [{ startDate: '2017-03', endDate: '', current: false }, '2017-03', '', ''],
  [{ startDate: 'Sept 2017', isCurrent: true }, '2017-09', 'present', 'Sept 2017'],
  [{ startDate: '2017/3/5', endDate: '2018.11' }, '2017-03', '2018-11', '2017/3/5 – 2018.11'],
  [{ startDate: '2019-09-01T00:00:00.000Z', endDate: '2020-02-01T00:00:00Z' }, '2019-09', '2020-02', '2019-09-01 – 2020-02-01'],
  [{ startDate: 2011, endDate: 2014 }, '2011', '2014', ''],
  [{ startDate: 1567296000000, endDate: 1580515200 }, '2019-09', '2020-02', '2019-09-01 – 2020-02-01'],
  [
    { startDate: { year: 2011, month: 3 }, endDate: { year: '2012', month: '--11', day: '---05' } },
    '2011-03',
    '2012-11',
    '2011-03 – 2012-11-05',
  ],
  [{ startDate: { year: 2011, month: 'March' } }, '2011-03', 'present', 'March 2011'],
  [{ startYear: 2011, startMonth: 4, endYear: 2012, endMonth: 12 }, '2011-04', '2012-12', ''],
  [{ date: { start: '2011-05', end: '2012-06' } }, '2011-05', '2012-06', ''],
  [{ date: 'May 2011 - June 2012' }, '2011-05', '2012-06', 'May 2011 - June 2012'],
  [{ period: '2011 – present' }, '2011', 'present', '2011 – present'],
  [{ startDate: 'Jan 2011 to Dec 2012' }, '2011-01', '2012-12', 'Jan 2011 to Dec 2012'],
  [{ start_date: '2011-01', end_date: '2012-02' }, '2011-01', '2012-02', ''],
  [{ from: 'Autumn 2001', to: 'Easter 2002' }, '2001-09', '2002-04', 'Autumn 2001 – Easter 2002'],
  [{ startDate: 'after the war', endDate: 'long ago' }, '', '', 'after the war – long ago'],
])('the dates %j of an export', (dates, startDate, endDate, printedDates) => {
  expect(post(dates)).toMatchObject({ startDate, endDate, printedDates });
});

test('the day and month of numbers follow the rest of the file', () => {
  const cv = readCvData({ basics: { name: 'A' }, work: [{ name: 'B', startDate: '03/04/2011', endDate: '12/25/2012' }] });
  expect(cv.work[0]).toMatchObject({ startDate: '2011-03', endDate: '2012-12' });
});

test('lists of words, single objects, objects for places, numbers and nulls', () => {
  const cv = readCvData({
    basics: {
      name: 'Jane Frost',
      email: null,
      phone: 447700900123,
      location: { city: 'Bath', countryCode: 'GB' },
      profiles: { network: 'LinkedIn', url: 'https://linkedin.com/in/frost' },
    },
    work: {
      company: { name: 'Acme Ltd', url: 'https://acme.test' },
      position: 'Fitter',
      location: { city: 'Leeds', region: null, country: 'UK' },
      highlights: 'One day\nAnother day',
      startDate: '2011',
    },
    education: { institution: 'Leeds College', studyType: 'BTEC', area: 'Engineering', endDate: '2010', courses: 'Welding' },
    skills: ['Welding', 'First aid', null],
    languages: ['French (B2)', 'German: fluent', 'Welsh'],
    interests: ['Chess', { name: 'Sailing', keywords: ['dinghies'] }],
    awards: 'Best apprentice, 2010',
    certificates: [{ name: 'IOSH', date: 'May 2015', issuer: null }],
    volunteer: null,
    projects: [],
  });
  expect(cv.basics).toMatchObject({
    phone: '447700900123',
    location: 'Bath, GB',
    profiles: [{ network: 'LinkedIn', url: 'https://linkedin.com/in/frost' }],
  });
  expect(cv.work).toMatchObject([
    { name: 'Acme Ltd', location: 'Leeds, UK', highlights: ['One day', 'Another day'], startDate: '2011' },
  ]);
  expect(cv.education).toMatchObject([
    { institution: 'Leeds College', studyType: 'BTEC', area: 'Engineering', endDate: '2010', summary: 'Welding' },
  ]);
  expect(cv.skills.map(({ name }) => name)).toEqual(['Welding', 'First aid']);
  expect(cv.languages).toEqual([
    { language: 'French', fluency: 'B2' },
    { language: 'German', fluency: 'fluent' },
    { language: 'Welsh', fluency: '' },
  ]);
  expect(cv.interests).toEqual(['Chess', 'Sailing', 'dinghies']);
  expect(cv.awards).toMatchObject([{ name: 'Best apprentice, 2010', endDate: '2010' }]);
  expect(cv.certificates).toMatchObject([{ name: 'IOSH', endDate: '2015-05', printedDates: 'May 2015' }]);
  expect(cv.more).toEqual([{ title: 'Work: Acme Ltd', lines: ['Url: https://acme.test'] }]);
});

test('a group of skills for each field of an object', () => {
  const { skills } = readCvData({ name: 'A', email: 'a@b.test', skills: { technical: ['CAD', 'CNC'], soft: 'Calm, Patient' } });
  expect(skills).toMatchObject([
    { name: 'Technical', keywords: ['CAD', 'CNC'] },
    { name: 'Soft', keywords: ['Calm', 'Patient'] },
  ]);
});

test('every text that no field takes goes to More, with the name of its field', () => {
  const cv = readCvData({
    basics: { name: 'Jane Frost', nationality: 'British', emails: ['a@b.test', 'c@d.test'] },
    work: [{ name: 'Acme Ltd', position: 'Fitter', department: 'Marine', team: { size: 9 }, remote: true }],
    education: [{ institution: 'Leeds College', thesis: ['On rust', 'On paint'] }],
    patents: [{ name: 'Valve', number: 'GB 12' }],
    references: [{ name: 'Ann Lee', reference: 'Reliable', email: 'ann@lee.test' }],
    drivingLicence: 'B, C1',
    hobby: 'Chess',
  });
  expect(cv.basics.email).toBe('a@b.test');
  expect(cv.interests).toEqual(['Chess']);
  expect(cv.more).toEqual([
    { title: 'Personal details', lines: ['c@d.test', 'Nationality: British'] },
    { title: 'Personal details', lines: ['Driving licence: B, C1'] },
    { title: 'Work: Acme Ltd', lines: ['Department: Marine', 'Size: 9', 'Remote: Yes'] },
    { title: 'Education: Leeds College', lines: ['Thesis: On rust', 'Thesis: On paint'] },
    { title: 'Patents', lines: ['Valve', 'Number: GB 12'] },
    { title: 'References', lines: ['Ann Lee', 'Reference: Reliable', 'Email: ann@lee.test'] },
  ]);
});

const CSS = '.resume { color: red }';
const REACTIVE_3 = {
  id: 7,
  name: 'My resume',
  basics: {
    name: 'Jane Frost',
    headline: 'Marine fitter',
    email: 'jane@frost.test',
    phone: '07700 900123',
    website: 'https://frost.test',
    birthdate: '',
    summary: 'Calm **under** pressure',
    location: { address: '1 Quay', city: 'Hull', region: '', country: 'UK', postalCode: 'HU1 1AA' },
    photo: { url: 'https://frost.test/me.jpg', filters: { size: 128, shape: 'square', border: false } },
    profiles: [{ id: 'x', network: 'GitHub', username: 'frost', url: 'https://github.com/frost' }],
  },
  sections: {
    work: {
      id: 'work',
      name: 'Work Experience',
      type: 'basic',
      columns: 2,
      visible: true,
      items: [
        {
          id: 'a',
          name: 'Acme Ltd',
          position: 'Fitter',
          date: { start: '2011-03-01', end: '2014-06-01' },
          summary: '- Led nine\n- Saved time',
          url: '',
        },
      ],
    },
    education: {
      id: 'education',
      name: 'Education',
      type: 'basic',
      visible: true,
      items: [
        {
          institution: 'Leeds College',
          degree: 'BTEC',
          area: 'Engineering',
          score: 'Merit',
          date: { start: '2008', end: '2010' },
          courses: ['Welding'],
        },
      ],
    },
    skills: {
      id: 'skills',
      name: 'Skills',
      type: 'basic',
      visible: true,
      items: [{ name: 'Welding', level: 'Advanced', levelNum: 8, keywords: ['TIG'] }],
    },
    '9b1d': {
      id: '9b1d',
      name: 'Sea service',
      type: 'custom',
      visible: true,
      items: [{ title: 'HMS Bristol', subtitle: 'Stoker', date: { start: '2005', end: '2007' }, keywords: [] }],
    },
  },
  metadata: { css: { value: CSS, visible: false }, template: 'kakuna', theme: { text: '#000000' } },
  public: true,
};
const REACTIVE_4 = {
  basics: {
    name: 'Jane Frost',
    headline: 'Marine fitter',
    email: 'jane@frost.test',
    phone: '',
    location: 'Hull, UK',
    url: { label: 'Site', href: 'https://frost.test' },
    customFields: [{ id: 'c', icon: 'car', name: 'Driving licence', value: 'B' }],
    picture: { url: '', size: 64, effects: { hidden: false, border: false } },
  },
  sections: {
    summary: {
      name: 'Summary',
      columns: 1,
      visible: true,
      id: 'summary',
      content: '<p>Calm <strong>under</strong> pressure</p>',
    },
    experience: {
      name: 'Experience',
      columns: 1,
      visible: true,
      id: 'experience',
      items: [
        {
          id: 'a',
          visible: true,
          company: 'Acme Ltd',
          position: 'Fitter',
          location: 'Hull',
          date: 'March 2011 - June 2014',
          summary: '<p>Ships &amp; boats</p><ul><li><p>Led nine</p></li><li><p>Saved time</p></li></ul>',
          url: { label: '', href: '' },
        },
      ],
    },
    education: {
      name: 'Education',
      id: 'education',
      items: [
        {
          institution: 'Leeds College',
          studyType: 'BTEC',
          area: 'Engineering',
          score: 'Merit',
          date: '2008 - 2010',
          summary: '',
          url: { label: '', href: '' },
        },
      ],
    },
    skills: { name: 'Skills', id: 'skills', items: [{ name: 'Welding', description: 'Advanced', level: 4, keywords: ['TIG'] }] },
    languages: { name: 'Languages', id: 'languages', items: [{ name: 'French', description: 'Fluent', level: 5 }] },
    profiles: {
      name: 'Profiles',
      id: 'profiles',
      items: [{ network: 'GitHub', username: 'frost', icon: 'github', url: { label: '', href: 'https://github.com/frost' } }],
    },
    certifications: {
      name: 'Certifications',
      id: 'certifications',
      items: [{ name: 'IOSH', issuer: 'IOSH', date: 'May 2015', summary: '', url: { label: '', href: '' } }],
    },
    volunteer: {
      name: 'Volunteering',
      id: 'volunteer',
      items: [
        {
          organization: 'RNLI',
          position: 'Crew',
          location: 'Hull',
          date: '2015 - present',
          summary: '<p>Lifeboat</p>',
          url: { href: '' },
        },
      ],
    },
    custom: {
      zz: {
        name: 'Sea service',
        id: 'zz',
        items: [
          {
            name: 'HMS Bristol',
            description: 'Stoker',
            date: '2005',
            location: 'Portsmouth',
            summary: '',
            keywords: [],
            url: { href: '' },
          },
        ],
      },
    },
  },
  metadata: {
    template: 'rhyhorn',
    layout: [[['profiles'], ['skills']]],
    css: { value: CSS, visible: false },
    notes: '<p>Ask Ann</p>',
    theme: { text: '#000000' },
    typography: { font: { family: 'IBM' } },
  },
};
const REACTIVE_5 = {
  picture: { hidden: true, url: '', size: 80 },
  basics: {
    name: 'Jane Frost',
    headline: 'Marine fitter',
    email: 'jane@frost.test',
    phone: '',
    location: 'Hull, UK',
    website: { url: 'https://frost.test', label: '' },
    customFields: [{ id: 'c', icon: 'car', text: 'Licence B', link: '' }],
  },
  summary: { title: '', columns: 1, hidden: false, content: '<p>Calm under pressure</p>' },
  sections: {
    experience: {
      title: '',
      columns: 1,
      hidden: false,
      items: [
        {
          id: 'a',
          hidden: false,
          company: 'Acme Ltd',
          position: 'Fitter',
          location: 'Hull',
          period: 'March 2011 - June 2014',
          website: { url: '', label: '' },
          description: '<p>Ships</p><ul><li><p>Led nine</p></li></ul>',
          roles: [],
        },
        {
          id: 'b',
          hidden: false,
          company: 'Bolt plc',
          position: '',
          location: 'Hull',
          period: '',
          website: { url: '', label: '' },
          description: '',
          roles: [
            { id: 'r', position: 'Foreman', period: '2016 - 2018', description: '' },
            { id: 's', position: 'Manager', period: '2018 - Present', description: '<p>All of it</p>' },
          ],
        },
      ],
    },
    education: {
      title: '',
      items: [
        {
          school: 'Leeds College',
          degree: 'BTEC',
          area: 'Engineering',
          grade: 'Merit',
          location: '',
          period: '2008 - 2010',
          website: { url: '' },
          description: '',
        },
      ],
    },
    skills: { title: '', items: [{ icon: 'acorn', name: 'Welding', proficiency: 'Advanced', level: 4, keywords: ['TIG'] }] },
    languages: { title: '', items: [{ language: 'French', fluency: 'Fluent', level: 5 }] },
    awards: {
      title: '',
      items: [{ title: 'Best apprentice', awarder: 'Acme Ltd', date: '2010', website: { url: '' }, description: '' }],
    },
  },
  customSections: [
    {
      id: 'zz',
      type: 'experience',
      title: 'Earlier posts',
      columns: 1,
      hidden: false,
      items: [{ company: 'Cog Ltd', position: 'Apprentice', period: '2005', description: '' }],
    },
  ],
  metadata: { template: 'azurill', css: { enabled: true, value: CSS }, notes: '', page: { format: 'a4' } },
};
const FLOWCV = {
  personalDetails: {
    fullName: 'Jane Frost',
    jobTitle: 'Marine fitter',
    displayEmail: 'jane@frost.test',
    phone: '07700 900123',
    address: 'Hull, UK',
    social: { linkedIn: { display: 'frost', link: 'https://linkedin.com/in/frost' } },
  },
  content: {
    profile: {
      sectionType: 'profile',
      displayName: 'Profile',
      iconKey: 'id',
      entries: [{ id: 'p', isHidden: false, text: '<p>Calm under pressure</p>' }],
    },
    work: {
      sectionType: 'work',
      displayName: 'Professional Experience',
      entries: [
        {
          id: 'w',
          isHidden: false,
          jobTitle: 'Fitter',
          employer: 'Acme Ltd',
          location: 'Hull',
          startDateNew: '03/2011',
          endDateNew: '06/2014',
          description: '<ul><li>Led nine</li></ul>',
          employerLink: 'https://acme.test',
        },
      ],
    },
    education: {
      sectionType: 'education',
      displayName: 'Education',
      entries: [{ degree: 'BTEC', school: 'Leeds College', startDateNew: '2008', endDateNew: '2010' }],
    },
    skill: {
      sectionType: 'skill',
      displayName: 'Skills',
      entries: [{ skill: 'Welding', infoHtml: '<p>TIG</p>', level: 'Advanced' }],
    },
    custom1: { sectionType: 'custom', displayName: 'Sea service', entries: [{ title: 'HMS Bristol', description: 'Stoker' }] },
  },
  customization: { font: { fontFamily: 'Lato' }, colors: { basic: { single: '#123456' } } },
};
const GENERIC = {
  resume: {
    personal_info: {
      first_name: 'Jane',
      last_name: 'Frost',
      email: 'jane@frost.test',
      linkedin: 'https://linkedin.com/in/frost',
      city: 'Hull',
      country: 'UK',
      title: 'Marine fitter',
    },
    professional_summary: 'Calm under pressure',
    work_experience: [
      {
        company: 'Acme Ltd',
        job_title: 'Fitter',
        start_date: 'March 2011',
        end_date: 'June 2014',
        responsibilities: ['Led nine'],
      },
    ],
    education: [{ school: 'Leeds College', degree: 'BTEC', field_of_study: 'Engineering', start_year: 2008, end_year: 2010 }],
    skills: 'Welding, First aid',
  },
};

describe.each([
  ['Reactive Resume 3', REACTIVE_3],
  ['Reactive Resume 4', REACTIVE_4],
  ['Reactive Resume 5', REACTIVE_5],
  ['Reactive Resume, as its API returns it', { id: 1, title: 'x', visibility: 'public', data: REACTIVE_4 }],
  ['FlowCV', FLOWCV],
  ['a program with names of its own', GENERIC],
  ['a list of one resume', [REACTIVE_4]],
])('%s', (_, exported) => {
  const cv = readCvData(exported);

  test('is recognised and read into fields', () => {
    expect(isCvData(exported)).toBe(true);
    expect(cv.basics).toMatchObject({
      name: 'Jane Frost',
      label: 'Marine fitter',
      email: 'jane@frost.test',
      summary: 'Calm under pressure',
    });
    expect(cv.basics.location).toContain('Hull');
    expect(cv.work[0]).toMatchObject({ name: 'Acme Ltd', position: 'Fitter', startDate: '2011-03', endDate: '2014-06' });
    expect(cv.work[0]?.highlights).toContain('Led nine');
    expect(cv.education[0]).toMatchObject({
      institution: 'Leeds College',
      studyType: 'BTEC',
      startDate: '2008',
      endDate: '2010',
    });
    expect(cv.skills[0]).toMatchObject({ name: 'Welding' });
  });

  test('nothing of its layout and markup is in the CV', () => {
    expect(JSON.stringify(cv)).not.toMatch(
      /color|#000|kakuna|rhyhorn|azurill|Lato|<\/?[a-z]|&amp;|"(?:true|false)"|Visible|Columns/i,
    );
  });
});

test('Reactive Resume: sections of the person, notes, posts at one employer, own fields', () => {
  const four = readCvData(REACTIVE_4);
  expect(four.work[0]).toMatchObject({
    summary: 'Ships & boats',
    highlights: ['Led nine', 'Saved time'],
    printedDates: 'March 2011 - June 2014',
  });
  expect(four.skills).toEqual([{ name: 'Welding', level: 'Advanced', keywords: ['TIG'] }]);
  expect(four.languages).toEqual([{ language: 'French', fluency: 'Fluent' }]);
  expect(four.basics).toMatchObject({
    url: 'https://frost.test',
    profiles: [{ network: 'GitHub', username: 'frost', url: 'https://github.com/frost' }],
  });
  expect(four.volunteer).toMatchObject([
    { name: 'RNLI', by: 'Crew', location: 'Hull', startDate: '2015', endDate: 'present', summary: 'Lifeboat' },
  ]);
  expect(four.more).toEqual([
    { title: 'Personal details', lines: ['Site', 'Driving licence: B'] },
    { title: 'Sea service', lines: ['HMS Bristol', 'Description: Stoker', 'Date: 2005', 'Location: Portsmouth'] },
    { title: 'Notes', lines: ['Ask Ann'] },
  ]);
  const five = readCvData(REACTIVE_5);
  expect(five.work.map(({ name, position, endDate }) => [name, position, endDate])).toEqual([
    ['Acme Ltd', 'Fitter', '2014-06'],
    ['Bolt plc', 'Foreman', '2018'],
    ['Bolt plc', 'Manager', 'present'],
    ['Cog Ltd', 'Apprentice', '2005'],
  ]);
  expect(readCvData(REACTIVE_3).more.map(({ title }) => title)).toEqual(['Personal details', 'Personal details', 'Sea service']);
});

test.each([
  ['an empty object', {}],
  ['settings', { compilerOptions: { strict: true }, include: ['src'] }],
  ['a package', { name: 'muster', version: '1.0.0', description: 'x', dependencies: {} }],
  ['several resumes', [REACTIVE_4, REACTIVE_5]],
  ['a number', 12],
])('%s is no CV', (_, value) => {
  expect(isCvData(value)).toBe(false);
});

test('nothing of a JSON Resume is lost', () => {
  const resume = {
    basics: {
      name: 'Jane Frost',
      label: 'Fitter',
      image: 'https://frost.test/me.jpg',
      email: 'j@f.test',
      phone: '1',
      url: 'https://frost.test',
      summary: 'S1',
      location: { address: 'A1', postalCode: 'P1', city: 'C1', countryCode: 'GB', region: 'R1' },
      profiles: [{ network: 'N1', username: 'U1', url: 'https://n.test', verified: 'V1' }],
    },
    work: [
      {
        name: 'W1',
        location: 'L1',
        description: 'D1',
        position: 'P2',
        url: 'https://w.test',
        startDate: '2011-01',
        endDate: '2012-01',
        summary: 'S2',
        highlights: ['H1'],
        odd: { deep: ['O1'] },
      },
    ],
    volunteer: [{ organization: 'V2', position: 'P3', url: 'https://v.test', summary: 'S3', highlights: ['H2'], type: 'T0' }],
    education: [
      { institution: 'I1', url: 'https://e.test', area: 'A2', studyType: 'T1', score: '3.9', courses: ['C2'], minor: 'M1' },
    ],
    awards: [{ title: 'T2', awarder: 'A3', summary: 'S4', date: '2012' }],
    certificates: [{ name: 'N2', issuer: 'I2', url: 'https://c.test', expires: 'X1' }],
    publications: [{ name: 'N3', publisher: 'P4', releaseDate: '2013-01-01', url: 'https://p.test', summary: 'S5' }],
    skills: [{ name: 'N4', level: 'L2', keywords: ['K1', 'K2'], years: 7 }],
    languages: [{ language: 'L3', fluency: 'F1', since: '1999' }],
    interests: [{ name: 'N5', keywords: ['K3'], why: 'Y1' }],
    references: [{ name: 'N6', reference: 'R2' }],
    projects: [
      {
        name: 'N7',
        description: 'D2',
        highlights: ['H3'],
        keywords: ['K4'],
        url: 'https://q.test',
        roles: ['R3'],
        entity: 'E1',
        type: 'T3',
      },
    ],
    meta: { canonical: 'https://x.test', version: 'v1.0.0' },
    extra: 'X2',
  };
  const { meta: _, ...read } = resume;
  const text = JSON.stringify(readCvData(resume));
  const lost = Object.values(read)
    .flatMap((part) => textLeaves(part))
    .map((leaf) => leaf.replace(/^[A-Z][\w ]*: /, ''))
    .filter((leaf) => !text.includes(leaf.slice(0, 7)));
  expect(lost).toEqual([]);
});

test.each([
  ['{\n  "basics": {\n    "name": "Jane"\n    "label": "x"\n  }\n}', 4],
  ['{\n  "work": [\n    {"name": "Acme",},\n  ]\n}', 3],
  ['{\n "a": 1,\n}', 3],
  ["{\n  'basics': {}\n}", 2],
  ['{\n  basics: {}\n}', 2],
  ['{"a": "one\ntwo"}', 1],
  ['{\r\n"a": 1,\r\n"b": tru\r\n}', 3],
  ['{"a": 01}', 1],
  ['{\n"a": [1, 2\n', 2],
  ['{\n"a": "never closed', 2],
  ['{"a": 1}\n\n}', 3],
  ['[\n1,\n,2]', 3],
  ['{\n"a": "\\x"\n}', 2],
  ['{\n"a": 1 // a comment\n}', 2],
  ['{\n"a" 1}', 2],
  ['{\n"a": NaN}', 2],
  ['{\n"a": [1}\n}', 2],
])('the line of the error in %j', (text, line) => {
  expect(() => JSON.parse(text)).toThrow(SyntaxError);
  expect(lineOfJsonError(text)).toBe(line);
});

const PASSPORT = `<?xml version="1.0" encoding="UTF-8"?>
<SkillsPassport xmlns="http://europass.cedefop.europa.eu/Europass" locale="en">
<DocumentInfo><DocumentType>ECV</DocumentType><Generator>EWA</Generator></DocumentInfo>
<LearnerInfo><Identification><PersonName><FirstName>Jane</FirstName><Surname>Frost</Surname></PersonName>
<ContactInfo><Address><Contact><AddressLine>1 Quay</AddressLine><PostalCode>D02</PostalCode><Municipality>Dublin</Municipality><Country><Code>IE</Code><Label>Ireland</Label></Country></Contact></Address>
<Email><Contact>jane@frost.test</Contact></Email>
<TelephoneList><Telephone><Contact>+353 1 234</Contact><Use><Code>mobile</Code><Label>Mobile</Label></Use></Telephone></TelephoneList></ContactInfo>
<Demographics><NationalityList><Nationality><Code>IE</Code><Label>Irish</Label></Nationality></NationalityList></Demographics>
<Photo><MimeType>image/png</MimeType><Data>QUJD</Data></Photo></Identification>
<Headline><Type><Code>position</Code><Label>POSITION</Label></Type><Description><Label>Marine fitter</Label></Description></Headline>
<WorkExperienceList><WorkExperience><Period><From year="2011" month="--03" day="---01"/><To year="2014" month="--06"/><Current>false</Current></Period>
<Position><Label>Fitter</Label></Position><Activities>&lt;p&gt;Ships&lt;/p&gt;&lt;ul&gt;&lt;li&gt;Led nine&lt;/li&gt;&lt;/ul&gt;</Activities>
<Employer><Name>Acme Ltd</Name><ContactInfo><Address><Contact><Municipality>Cork</Municipality></Contact></Address></ContactInfo><Sector><Label>Shipping</Label></Sector></Employer></WorkExperience>
<WorkExperience><Period><From year="2015"/><Current>true</Current></Period><Position><Label>Foreman</Label></Position><Employer><Name>Bolt plc</Name></Employer></WorkExperience></WorkExperienceList>
<EducationList><Education><Period><From year="2008"/><To year="2010"/></Period><Title>BTEC Engineering</Title><Organisation><Name>Cork College</Name></Organisation><Level><Label>EQF 5</Label></Level></Education></EducationList>
<Skills><Linguistic><MotherTongueList><MotherTongue><Description><Code>en</Code><Label>English</Label></Description></MotherTongue></MotherTongueList>
<ForeignLanguageList><ForeignLanguage><Description><Label>French</Label></Description><ProficiencyLevel><Listening>C1</Listening><Writing>B2</Writing></ProficiencyLevel></ForeignLanguage></ForeignLanguageList></Linguistic>
<Communication><Description>Good with crews</Description></Communication><Driving><Description><Licence>B</Licence></Description></Driving></Skills>
<AchievementList><Achievement><Title><Code>honors</Code><Label>Honours and awards</Label></Title><Description>Best apprentice</Description></Achievement></AchievementList>
</LearnerInfo></SkillsPassport>`;
const CANDIDATE = `<?xml version="1.0"?><Candidate xmlns="http://www.europass.eu/1.0" xmlns:oa="oa" xmlns:hr="hr" xmlns:eures="e"><hr:DocumentID>x</hr:DocumentID>
<CandidatePerson><PersonName><oa:GivenName>Jane</oa:GivenName><hr:FamilyName>Frost</hr:FamilyName></PersonName>
<Communication><ChannelCode>Email</ChannelCode><oa:URI>jane@frost.test</oa:URI></Communication>
<Communication><ChannelCode>Telephone</ChannelCode><UseCode>mobile</UseCode><CountryDialing>353</CountryDialing><oa:DialNumber>1234</oa:DialNumber></Communication>
<Communication><UseCode>home</UseCode><Address type="home"><oa:AddressLine>1 Quay</oa:AddressLine><oa:CityName>Dublin</oa:CityName><CountryCode>ie</CountryCode></Address></Communication>
<NationalityCode>ie</NationalityCode></CandidatePerson>
<CandidateProfile languageCode="en"><ExecutiveSummary>&lt;p&gt;Calm&lt;/p&gt;</ExecutiveSummary>
<EmploymentHistory><EmployerHistory><hr:OrganizationName>Acme Ltd</hr:OrganizationName><EmploymentPeriod><eures:StartDate><hr:FormattedDateTime>2011-03-01</hr:FormattedDateTime></eures:StartDate><eures:EndDate><hr:FormattedDateTime>2014-06-30</hr:FormattedDateTime></eures:EndDate></EmploymentPeriod>
<PositionHistory><PositionTitle typeCode="FREETEXT">Fitter</PositionTitle><oa:Description>&lt;ul&gt;&lt;li&gt;Led nine&lt;/li&gt;&lt;/ul&gt;</oa:Description><City>Cork</City><Country>ie</Country></PositionHistory></EmployerHistory></EmploymentHistory>
<EducationHistory><EducationOrganizationAttendance><hr:OrganizationName>Cork College</hr:OrganizationName><AttendancePeriod><eures:StartDate><hr:FormattedDateTime>2008</hr:FormattedDateTime></eures:StartDate><eures:EndDate><hr:FormattedDateTime>2010</hr:FormattedDateTime></eures:EndDate></AttendancePeriod><EducationDegree><hr:DegreeName>BTEC Engineering</hr:DegreeName></EducationDegree></EducationOrganizationAttendance></EducationHistory>
<PersonQualifications><PersonCompetency><CompetencyID>fra</CompetencyID><hr:TaxonomyID>language</hr:TaxonomyID><CompetencyDimension><hr:CompetencyDimensionTypeCode>CEF-Understanding-Listening</hr:CompetencyDimensionTypeCode><eures:Score><hr:ScoreText>C1</hr:ScoreText></eures:Score></CompetencyDimension></PersonCompetency>
<PersonCompetency><CompetencyID>Welding</CompetencyID><hr:TaxonomyID>Skill</hr:TaxonomyID></PersonCompetency></PersonQualifications>
<Hobbies><Hobby><Title>Chess</Title></Hobby></Hobbies></CandidateProfile></Candidate>`;

describe.each([
  ['the portal until 2020', PASSPORT],
  ['the portal since', CANDIDATE],
])('Europass XML of %s', (_, xml) => {
  const read = objectsOfXml(xml);
  const cv = readCvData('value' in read ? read.value : null);

  test('is read into fields', () => {
    expect(cv.basics).toMatchObject({ name: 'Jane Frost', email: 'jane@frost.test' });
    expect(cv.basics.location).toMatch(/1 Quay.*Dublin/);
    expect(cv.basics.phone).toMatch(/^\+353/);
    expect(cv.work[0]).toMatchObject({
      name: 'Acme Ltd',
      position: 'Fitter',
      startDate: '2011-03',
      endDate: '2014-06',
      highlights: ['Led nine'],
    });
    expect(cv.work[0]?.location).toContain('Cork');
    expect(cv.education[0]).toMatchObject({
      institution: 'Cork College',
      studyType: 'BTEC Engineering',
      startDate: '2008',
      endDate: '2010',
    });
    expect(cv.languages).toContainEqual({ language: 'French', fluency: expect.stringContaining('Listening C1') });
    expect(JSON.stringify(cv)).not.toMatch(/QUJD|EWA|image\/png|<\/?[a-z]/);
  });
});

test('Europass: posts that go on, mother tongues, skills by kind and what has no field', () => {
  const read = objectsOfXml(PASSPORT);
  const cv = readCvData('value' in read ? read.value : null);
  expect(cv.work[1]).toMatchObject({ name: 'Bolt plc', startDate: '2015', endDate: 'present' });
  expect(cv.languages[0]).toEqual({ language: 'English', fluency: 'Native' });
  expect(cv.skills).toEqual([
    { name: 'Communication skills', level: '', keywords: ['Good with crews'] },
    { name: 'Driving licence', level: '', keywords: ['Licence: B'] },
  ]);
  expect(cv.awards).toMatchObject([{ name: 'Best apprentice' }]);
  expect(JSON.stringify(cv.more)).toMatch(/Irish.*Shipping.*EQF 5/);
  expect(objectsOfXml('<SkillsPassport>\n<LearnerInfo>\n</SkillsPassport>')).toEqual({ line: 3 });
});
