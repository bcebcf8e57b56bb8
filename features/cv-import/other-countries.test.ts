import { describe, expect, test } from 'vitest';
import { readCv } from './read-cv.ts';
import { itemsOfText } from './sources/text/text-items.ts';
import { read } from './testing.ts';
import { Context } from './vocabulary/context.ts';
import { headingKind } from './vocabulary/headings.ts';

const context = new Context();

test.each([
  ['Profil', 'summary'],
  ['CENTRES D’INTÉRÊT', 'interests'],
  ['Stages et habilitations', 'certificates'],
  ['Beruflicher Werdegang', 'work'],
  ['Schulbildung', 'education'],
  ['Experiencia laboral', 'work'],
  ['Istruzione e formazione', 'education'],
  ['Doświadczenie zawodowe', 'work'],
  ['Wykształcenie', 'education'],
  ['Werkervaring', 'work'],
  ['Idiomas', 'languages'],
])('the heading %s names the section %s', (title, kind) => expect(headingKind(context, title)).toBe(kind));

describe('service in other forces', () => {
  const cv = read(
    'EXPÉRIENCE PROFESSIONNELLE',
    '',
    'Chef d’équipe, sergent-chef                     septembre 2012 – juillet 2019',
    'Armée de Terre, 7e régiment du matériel, Lyon',
    '• Dépannage de véhicules',
    '',
    'Mécanicien, caporal                             octobre 2006 – août 2012',
    'Armée de Terre, 2e régiment d’infanterie de marine, Bruz',
    '• Entretien de blindés',
    '',
    'Apprenti mécanicien                             2003 – 2006',
    'Garage Le Bihan, Auray',
    '',
    'FORMATION',
    '2019 : Titre professionnel Responsable d’atelier, AFPA de Lorient',
    '2003 : Bac professionnel Maintenance des véhicules, Lycée Jean-Macé, Lanester',
  );
  test('has its ranks, posts and units', () =>
    expect(cv.military.map(({ service, rank, trade, unit }) => [service, rank, trade, unit])).toEqual([
      ['Armée de Terre', 'sergent-chef', 'Chef d’équipe', '7e régiment du matériel'],
      ['Armée de Terre', 'caporal', 'Mécanicien', '2e régiment d’infanterie de marine'],
    ]));
  test('has civilian posts beside it', () =>
    expect(cv.work.map(({ name, position }) => [name, position])).toEqual([['Garage Le Bihan', 'Apprenti mécanicien']]));
  test('has schools on lines that begin with their years', () =>
    expect(cv.education.map(({ endDate, institution }) => [endDate, institution])).toEqual([
      ['2019', 'AFPA de Lorient'],
      ['2003', 'Lycée Jean-Macé'],
    ]));

  test('has a unit and its town apart, and a trade that is a rank elsewhere', () => {
    const { military, more } = read(
      'MILITARY SERVICE',
      '03.2014 - 08.2018',
      'Polish Armed Forces, 2nd Engineer Regiment in Kraków',
      'Corporal, Sapper',
      '+ Cleared old ammunition',
    );
    expect(military).toMatchObject([
      { service: 'Polish Armed Forces', rank: 'Corporal', trade: 'Sapper', unit: '2nd Engineer Regiment', location: 'Kraków' },
    ]);
    expect(more).toEqual([]);
  });
});

describe('jobs at schools', () => {
  const cv = read(
    'QUALIFICATIONS',
    'PGCE Primary Education, University of Worcester, 2008',
    '',
    'TEACHING',
    'Sept 2021 to date     Teme Valley Primary School, Ludlow',
    '                      Year 5 Teacher, English Lead since 2024',
    'Jan 2019 to Jul 2021  Same school',
    '                      Teaching Assistant',
    'Sept 2008 to Jul 2010 Hadley Road Junior School, Telford',
    '                      Newly Qualified Teacher',
  );
  test('are no studies where another section has these, and a duty keeps its year', () =>
    expect(cv.work.map(({ name, position, startDate }) => [name, position, startDate])).toEqual([
      ['Teme Valley Primary School', 'Year 5 Teacher, English Lead since 2024', '2021-09'],
      ['Teme Valley Primary School', 'Teaching Assistant', '2019-01'],
      ['Hadley Road Junior School', 'Newly Qualified Teacher', '2008-09'],
    ]));
  test('leave nothing of “Same school” to place', () => expect(JSON.stringify(cv.more)).not.toContain('Same'));
  test('of a pupil at the school of the studies are none', () =>
    expect(
      read(
        'EDUCATION',
        'Harris Academy Falconwood, 2017 - 2024',
        '',
        'RESPONSIBILITIES',
        'Prefect, Harris Academy Falconwood, 2023 - 2024',
        'Sea Cadet, Woolwich Sea Cadets, 2018 - 2024',
      ).work,
    ).toEqual([]));
});

test('studies among courses go to education', () => {
  const { education, certificates } = read(
    'TRAINING',
    'NVQ Level 3 Fabrication and Welding, North Tyneside College, 2011',
    'Burnside High School, 6 GCSEs, 2007',
    'First Aid at Work, 2024',
  );
  expect(education.map(({ institution }) => institution)).toEqual(['North Tyneside College', 'Burnside High School']);
  expect(certificates.map(({ name }) => name)).toEqual(['First Aid at Work']);
});

test.each([
  'I agree to the processing of my personal data for the purposes of recruitment.',
  'I hereby declare that the above particulars are true to the best of my knowledge and belief.',
  'Wyrażam zgodę na przetwarzanie moich danych osobowych.',
])('a declaration at the end is no skill: %s', (text) => {
  const { skills, more } = read('SKILLS', 'Setting out, Reading drawings, Confined spaces', '', text);
  expect(skills).toMatchObject([{ keywords: ['Setting out', 'Reading drawings', 'Confined spaces'] }]);
  expect(more).toEqual([{ title: 'Declaration', lines: [text] }]);
});

describe('a head', () => {
  const cv = readCv(
    itemsOfText(
      [
        'Wayne Stokoe',
        'Wallsend, Tyne & Wear    07700 900519    mail w@stokoe.test',
        '',
        'Time served plater and welder with 19 years in modules, pipe',
        'and structural. Will work away.',
        '',
        'CONTRACTS',
        '02/25 - PRESENT    SEAHAM FABRICATIONS        TIG WELDER',
        '08/24 - 01/25      KESTREL OFFSHORE           PIPE WELDER',
        '06/11 - 02/20      HAWTHORN & PRICE ENGINEERING  FABRICATOR',
      ].join('\n'),
    ),
  );
  test('has a place with “&” and no sentence as the headline', () =>
    expect(cv.basics).toMatchObject({
      location: 'Wallsend, Tyne & Wear',
      email: 'w@stokoe.test',
      label: '',
      summary: 'Time served plater and welder with 19 years in modules, pipe and structural. Will work away.',
    }));
  test('above columns, of which one overruns the next', () =>
    expect(cv.work.at(-1)).toMatchObject({ name: 'HAWTHORN & PRICE ENGINEERING', position: 'FABRICATOR' }));
  test('has what is added to the place apart', () =>
    expect(
      readCv(itemsOfText('Jan Wilk\nPeterborough, UK (originally from Poznań)\nmob. 07700 900730   mail jan@wilk.test')).basics,
    ).toMatchObject({ location: 'Peterborough, UK', phone: '07700 900730', email: 'jan@wilk.test' }));
});

test('a form of a job site repeats the service of a post, and what someone may do is no headline', () => {
  const { basics, military, more } = read(
    'Authorized to work in the US for any employer',
    '',
    'WORK EXPERIENCE',
    'Squad Leader',
    'US Army - Fort Stewart, GA',
    'August 2016 to April 2021',
    '',
    'MILITARY SERVICE',
    'Branch: United States Army',
    'Rank: E5',
    'February 2012 to April 2021',
  );
  expect(basics.label).toBe('');
  expect(military).toMatchObject([{ service: 'US Army', trade: 'Squad Leader' }]);
  expect(more.map(({ title }) => title)).toEqual(['Availability', 'MILITARY SERVICE']);
});

test('a postcode’s first half belongs to the town', () =>
  expect(readCv(itemsOfText('Jane Frost\nSwansea, SA2 | 07700 900318 | jane@frost.test')).basics.location).toBe('Swansea, SA2'));

test('languages among personal details are languages', () => {
  const { languages, more } = read(
    'PERSONAL INFORMATION',
    'Civil status          Single',
    'Dialects / languages   Tagalog, English, Ilocano',
  );
  expect(languages.map(({ language }) => language)).toEqual(['Tagalog', 'English', 'Ilocano']);
  expect(JSON.stringify(more)).not.toContain('Dialects');
});

test('a level beside a school is not its subject', () => {
  const { education, more } = read(
    'EDUCATION',
    'Tertiary     BS Hotel Management, Cavite State University, 2013 - 2017',
    'Secondary    Carmona National High School, 2009 - 2013',
  );
  expect(education.map(({ institution, area }) => [institution, area])).toEqual([
    ['Cavite State University', ''],
    ['Carmona National High School', ''],
  ]);
  expect(more).toEqual([]);
});

describe('an ordinary American CV', () => {
  const { basics, military, education, more } = readCv(
    itemsOfText(
      [
        'Darnell Whitfield',
        '4410 Sycamore Ct, Columbus, OH 43231 614-555-0142 darnell@mail.test',
        '',
        'MILITARY',
        'Ohio Army National Guard, 1137th Signal Company, Springfield, OH   2014 - 2022',
        'Sergeant (E-5), 92Y Unit Supply Specialist (part-time)',
        ' * Accountable for equipment',
        '',
        'EDUCATION',
        'Franklin University, Columbus, OH',
        'MBA, 2024',
        'BS Business Administration, 2021',
        'Northland High School, Diploma, 2013',
      ].join('\n'),
    ),
  );
  test('has a phone number without the ZIP code before it', () =>
    expect([basics.phone, basics.location]).toEqual(['614-555-0142', '4410 Sycamore Ct, Columbus, OH 43231']));
  test('has the Guard as the service and the company as the unit', () =>
    expect(military).toMatchObject([{ rank: 'Sergeant (E-5)', unit: '1137th Signal Company' }]));
  test('has a second degree at the same university', () =>
    expect(education.map(({ institution, studyType }) => [institution, studyType])).toEqual([
      ['Franklin University', 'MBA'],
      ['Franklin University', 'BS Business Administration'],
      ['Northland High School', 'Diploma'],
    ]));
  test('leaves nothing to place', () => expect(more).toEqual([]));
});

describe('an ordinary British CV', () => {
  const { work, military, certificates, more } = read(
    'About me',
    'Aircraft technician turned wind turbine engineer.',
    '',
    'What I’ve done',
    '',
    'Turbine Service Technician - Cambrian Wind Ltd',
    'Mar 2021 to now',
    'Servicing turbines across mid Wales.',
    '2012 Orkney detachment.',
    '',
    'RAF Reserves, 504 Squadron',
    'SAC, Survive to Fight Instructor',
    '2021 - 2024 (weekends)',
    '',
    'What I’ve got',
    'GWO Basic Safety (2025), HV Authorised Person (2023), driving licence C1+E',
    '',
    'Where I studied',
    'Merthyr College, BTEC National Engineering, 2007-2009',
    '',
    'References? Just ask.',
  );
  test('has a year in its text that begins no entry', () =>
    expect(work).toMatchObject([{ name: 'Cambrian Wind Ltd', startDate: '2021-03' }]));
  test('has dates with a remark', () =>
    expect(military).toMatchObject([
      { rank: 'SAC', unit: '504 Squadron', startDate: '2021', summary: expect.stringContaining('weekends') },
    ]));
  test('has certificates below a heading that names none', () =>
    expect(certificates.map(({ name }) => name)).toEqual(['GWO Basic Safety', 'HV Authorised Person', 'driving licence C1+E']));
  test('has the offer of references apart', () =>
    expect(more).toEqual([{ title: 'References', lines: ['References? Just ask.'] }]));
});

test('a post of a form is one with its hyphen, and a synopsis is a summary', () => {
  const { basics, work, education, more } = read(
    'PROFESSIONAL SYNOPSIS',
    'Accountant with nine years in audit.',
    '',
    'WORK EXPERIENCE',
    'Organisation : Deccan Agro Foods Pvt Ltd',
    'Designation : Senior Manager - Finance',
    'Duration : April 2019 to till date',
    '',
    'ACADEMIC PROFILE',
    'B.Com, Madras University, 2012',
    '',
    'DECLARATION',
    'I hereby declare that the above information is true to the best of my knowledge.',
  );
  expect(basics.summary).toBe('Accountant with nine years in audit.');
  expect(work).toMatchObject([{ name: 'Deccan Agro Foods Pvt Ltd', position: 'Senior Manager - Finance' }]);
  expect(education).toMatchObject([{ institution: 'Madras University' }]);
  expect(more.map(({ title }) => title)).toEqual(['Declaration']);
});
