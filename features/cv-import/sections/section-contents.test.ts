import { describe, expect, test } from 'vitest';
import type { Item } from '../document/items.ts';
import { readCv } from '../read-cv.ts';
import { itemsOfText } from '../sources/text/text-items.ts';

const read = (...lines: string[]) => readCv(itemsOfText(lines.join('\n')));
const jobs = (...lines: string[]) => read(...lines).work.map(({ position, name }) => [position, name]);
const HEAD = ['Jane Frost', 'jane@frost.test', ''];
const REST = ['', 'EDUCATION', 'Leeds City College, BTEC, 2010 - 2012', '', 'LANGUAGES', 'French, Welsh'];

describe('a section that no heading names is read by its contents', () => {
  test('as jobs beside other jobs', () => {
    expect(
      jobs(
        ...HEAD,
        'EXPERIENCE',
        'Roofer, Tern Roofing, 2019 - 2024',
        '',
        'ON THE ROAD',
        'Van Driver, Kite Parcels, 2016 - 2019',
        '',
        'EDUCATION',
        'Leeds City College, BTEC, 2014 - 2016',
      ),
    ).toEqual([
      ['Roofer', 'Tern Roofing'],
      ['Van Driver', 'Kite Parcels'],
    ]);
  });

  test('as schools below training where nothing else has schools', () => {
    const cv = read(
      ...HEAD,
      'EXPERIENCE',
      'Roofer, Tern Roofing, 2019 - 2024',
      '',
      'TRAINING',
      'Leeds City College, NVQ Level 2, 2014 - 2016',
    );
    expect(cv.education).toMatchObject([{ institution: 'Leeds City College', startDate: '2014', endDate: '2016' }]);
    expect(cv.certificates).toEqual([]);
  });

  test('as jobs below a word of service where nothing in it serves', () => {
    const cv = read(
      ...HEAD,
      'ASSIGNMENTS',
      'Quantity Surveyor, Tern Homes, 2019 - 2024',
      'Site Manager, Heron Build, 2015 - 2019',
      '',
      'SKILLS',
      'Excel, Revit',
      ...REST,
    );
    expect(cv.military).toEqual([]);
    expect(cv.work).toHaveLength(2);
  });

  test('as service below such a word where a unit is named', () => {
    const cv = read(
      ...HEAD,
      'POSTINGS',
      '22 Signal Regiment, Stafford, Corporal, 2015 - 2019',
      '',
      'SKILLS',
      'Excel, Radio',
      ...REST,
    );
    expect(cv.work).toEqual([]);
    expect(cv.military).toMatchObject([{ unit: '22 Signal Regiment', rank: 'Corporal' }]);
  });
});

describe('headings of plain text', () => {
  test('begin with a small letter', () => {
    const cv = read(
      'jo frost',
      'jo@frost.test',
      '',
      'about me',
      'I like busy kitchens.',
      '',
      'jobs',
      'cook, the tern, 2019 - 2024',
      '',
      'school',
      'leeds city college, 2014 - 2016',
      '',
      'tools',
      'knives, planchas, ovens',
    );
    expect(cv.basics.name).toBe('Jo Frost');
    expect(cv.work).toMatchObject([{ position: 'cook', name: 'the tern' }]);
    expect(cv.education).toMatchObject([{ institution: 'leeds city college' }]);
    expect(cv.skills.flatMap(({ keywords }) => keywords)).toEqual(['knives', 'planchas', 'ovens']);
  });

  test('begin with a picture', () => {
    const cv = read(
      ...HEAD,
      '👋 Hello there',
      'I like busy kitchens and clean floors.',
      '',
      '🍳 Kitchens',
      'Cook, The Tern, 2019 - 2024',
      '',
      '🎓 What I studied',
      'Leeds City College, 2014 - 2016',
      '',
      '🔪 What I am good at',
      'Grill, Pastry, Ordering',
    );
    expect(cv.work).toMatchObject([{ position: 'Cook', name: 'The Tern' }]);
    expect(cv.education).toMatchObject([{ institution: 'Leeds City College' }]);
    expect(cv.skills.flatMap(({ keywords }) => keywords)).toEqual(['Grill', 'Pastry', 'Ordering']);
  });
});

test('months and two digits of the year are dates in a range only', () => {
  const [job] = read(
    ...HEAD,
    'EXPERIENCE',
    '09/17-present Tern Haulage - Tanker Driver',
    '- Held a 24/7 licence and won 3/12 tenders',
  ).work;
  expect(job).toMatchObject({ position: 'Tanker Driver', name: 'Tern Haulage', startDate: '2017-09', endDate: 'present' });
  expect(job?.highlights).toEqual(['Held a 24/7 licence and won 3/12 tenders']);
});

describe('entries of one section are read alike', () => {
  test('by the order that the other headings have, against the words of one', () => {
    expect(
      jobs(
        ...HEAD,
        'EXPERIENCE',
        'Sub Editor, Tern Books, 2019 - 2024',
        'News Editor, Westmorland Courier, 2015 - 2019',
        'Chief Reporter, Furness Mail, 2012 - 2015',
        'Reporter, Kite Weekly, 2010 - 2012',
      ),
    ).toContainEqual(['News Editor', 'Westmorland Courier']);
  });

  test('with text below bold headings, however short', () => {
    const line = (text: string, row: number, bold = false): Item => ({
      page: 1,
      text,
      x: 50,
      y: 40 + row * 14,
      width: text.length * 5,
      size: bold && row === 0 ? 20 : 10,
      bold,
      font: '',
    });
    const rows: [string, boolean][] = [
      ['Jane Frost', true],
      ['jane@frost.test', false],
      ['EXPERIENCE', true],
      ['2019 - 2024', true],
      ['Care Assistant, Tern House', true],
      ['Looked after twenty residents and gave them their medicines every day', false],
      ['2015 - 2019', true],
      ['Home Carer, Kite Homecare', true],
      ['Visited people in eleven villages in the mornings and at weekends', false],
      ['2010 - 2015', true],
      ['Packer, Del Monte', true],
      ['Line work and quality checks', false],
    ];
    const cv = readCv(rows.map(([text, bold], row) => line(text, row, bold)));
    expect(cv.work).toMatchObject([{}, {}, { position: 'Packer', name: 'Del Monte', summary: 'Line work and quality checks' }]);
  });

  test('with two posts beside a stroke', () => {
    expect(
      jobs(
        ...HEAD,
        'EXPERIENCE',
        'Harbour Master / Port Security Officer, Tern Port Authority, 2017 - 2024',
        'Deckhand / Cook, Kite Ferries, 2010 - 2017',
      ),
    ).toEqual([
      ['Harbour Master / Port Security Officer', 'Tern Port Authority'],
      ['Deckhand / Cook', 'Kite Ferries'],
    ]);
  });

  test('with the terms of employment apart', () => {
    const cv = read(
      ...HEAD,
      'EXPERIENCE',
      'Graduate Developer',
      'Capgemini · Full-time',
      'Sep 2016 - Feb 2018',
      '- Fixed batch jobs',
      '',
      'Support Analyst',
      'Kite Cloud Ltd · Contract',
      'Mar 2014 - Aug 2016',
      '- Answered calls',
    );
    expect(cv.work.map(({ name }) => name)).toEqual(['Capgemini', 'Kite Cloud Ltd']);
  });
});

test('a civilian grade says that a post at a base is no service', () => {
  const cv = read(
    ...HEAD,
    'WORK EXPERIENCE',
    'Accounting Technician, GS-0525-07',
    'Marine Corps Base Quantico, Quantico, VA',
    '02/2014 to 07/2018',
    '- Paid travel vouchers',
    '',
    'SKILLS',
    'Excel, Audit',
  );
  expect(cv.military).toEqual([]);
  expect(cv.work).toMatchObject([{ position: 'Accounting Technician', name: 'Marine Corps Base Quantico' }]);
});

test('reads headings and months in Welsh', () => {
  const cv = read(
    ...HEAD,
    'AMDANAF I',
    'Librarian and events officer.',
    '',
    'GWAITH',
    'Library Manager, Cyngor Gwynedd, Medi 2019 – presennol',
    '',
    'ADDYSG',
    'Prifysgol Bangor, BA, 2007 – 2010',
    '',
    'IEITHOEDD',
    'Cymraeg, English',
  );
  expect(cv.work).toMatchObject([
    { position: 'Library Manager', name: 'Cyngor Gwynedd', startDate: '2019-09', endDate: 'present' },
  ]);
  expect(cv.education).toMatchObject([{ institution: 'Prifysgol Bangor' }]);
  expect(cv.languages.map(({ language }) => language)).toEqual(['Cymraeg', 'English']);
});

test('a corps in the name of a unit is no post', () => {
  const cv = read(
    ...HEAD,
    'RESERVE SERVICE',
    'Army Reserve, 350 Field Squadron Royal Engineers',
    'Staff Sergeant, Troop Staff Sergeant',
    'May 2015 – present',
    '',
    'SKILLS',
    'Bridging, Search',
    ...REST,
  );
  expect(cv.military).toMatchObject([{ unit: '350 Field Squadron Royal Engineers', rank: 'Staff Sergeant' }]);
});

describe('posts that hardly anyone is paid for', () => {
  const volunteering = (...lines: string[]) =>
    read(...HEAD, 'EXPERIENCE', 'Roofer, Tern Roofing, 2019 - 2024', '', ...lines, ...REST).volunteer.map(({ by, name }) => [
      by,
      name,
    ]);

  test.each(['NON-EXECUTIVE ROLES', 'HONORARY OFFICE', 'RESPONSIBILITIES'])('are all of a section: %s', (title) => {
    expect(volunteering(title, 'Trustee, Tern Foundation, 2019 to date')).toEqual([['Trustee', 'Tern Foundation']]);
  });

  test('are lines among other things', () => {
    expect(volunteering('OTHER', 'Notice: three months. Driving licence: yes.', 'Trustee, Easton Community Pantry')).toEqual([
      ['Trustee', 'Easton Community Pantry'],
    ]);
  });
});

test('a list behind own words for skills among other lines is skills', () => {
  const { skills, more } = read(
    'WORK EXPERIENCE',
    'Plumber, Tern Homes Ltd, 2016 – 2019',
    '',
    'OTHER BITS',
    'Driving: full licence, own van.',
    'Also good at: leadwork, power flushing, tiling',
  );
  expect(skills.flatMap(({ name, keywords }) => (keywords.length > 0 ? keywords : [name]))).toEqual([
    'leadwork',
    'power flushing',
    'tiling',
  ]);
  expect(more.find(({ title }) => title === 'OTHER BITS')?.lines.join(' ')).toContain('full licence');
});

test('degrees with their schools and years are studies below any heading', () => {
  const { education } = read(
    'WORK EXPERIENCE',
    'Engineer, Tern Works Ltd, 2015 – today',
    '',
    'WHAT I HAVE PASSED',
    'Foundation Degree in Marine Engineering, Solent Harbour University, 2021',
    'BTEC Level 3 Diploma in Engineering, Fareham Creek College, 2010',
    '',
    'SKILLS',
    'Hydraulics, Pumps',
  );
  expect(education.map(({ institution, endDate }) => [institution, endDate])).toEqual([
    ['Solent Harbour University', '2021'],
    ['Fareham Creek College', '2010'],
  ]);
});
