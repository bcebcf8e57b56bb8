import { describe, expect, test } from 'vitest';
import { readImplications, readLookalikes, readSkills, SkillVocabulary } from './vocabulary.ts';

const skills = readSkills();
const vocabulary = new SkillVocabulary(skills, readImplications(), readLookalikes());
const codesIn = (text: string) => vocabulary.recognise(text).map(({ code }) => code);

test.each([
  ['fault-finding', '49-3031.00', true],
  ['quality-assurance', '51-9061.00', true],
  ['patient-care', '29-1141.00', true],
  ['welding', '51-4121.00', false],
  ['nursing', '29-1141.00', false],
  ['budgeting', '13-2031.00', false],
  ['budgeting', '49-1011.00', true],
  ['human-resources', '13-1071.00', false],
  ['human-resources', null, true],
])('%s says little of a job with the occupation %s: %s', (skill, occupation, isBroad) => {
  expect(vocabulary.isBroad(skill, occupation)).toBe(isBroad);
});

describe('the table of skills', () => {
  test('has each code once, and no alias that names two skills', () => {
    expect(new Set(skills.map(({ code }) => code)).size).toBe(skills.length);
    for (const { code, name } of skills) expect([name, vocabulary.resolve(name)?.code]).toEqual([name, code]);
  });

  test('names only known skills where an occupation or a rank implies them', () => {
    const unknown = readImplications().flatMap(({ prefix, codes }) =>
      codes.filter((code) => !vocabulary.find(code)).map((code) => `${prefix}: ${code}`),
    );
    expect(unknown).toEqual([]);
  });
});

describe('recognising skills in a text', () => {
  test.each([
    ['Diagnose and repair faults on HGVs; MOT testing', ['hgv-licence', 'vehicle-maintenance']],
    ['CCNA and Cisco routers & switches, 2nd line support', ['networking', 'it-support']],
    ['You will hold current NMC registration', ['nurse-registration']],
    ['SERVICE DESK analyst (ITIL)', ['it-support', 'it-service-management']],
    ['Business intelligence reporting in Power BI', ['data-analysis']],
    ['Repair of electronics and logistics planning', ['electronics', 'supply-chain']],
    ['Complete electronic forms; in the event of a fire, stay calm', []],
    ['A police check and subject to vetting', []],
    ['Pass medical, drugs and alcohol tests; drug and alcohol screening applies', []],
    ['Patrol and report defects of the track', []],
    ['Support people through drug and alcohol services', ['substance-misuse']],
    ['Key drivers of change at our bridge, with resilience', []],
    ['Rebuild flying controls and landing gear', ['aircraft-maintenance']],
    ['nothing of the kind', []],
    ['', []],
  ])('%s', (text, codes) => expect(codesIn(text).sort()).toEqual([...codes].sort()));

  test.each([
    ['CPA', ['accounting-qualification']],
    ['Certified Public Accountant (CPA)', ['accounting-qualification']],
    ['CPA, internal audit', ['accounting-qualification', 'audit']],
    ['cpa / acca', ['accounting-qualification']],
    ['PMP, CSM', ['project-management']],
    ['HR', ['human-resources']],
    ['QA', ['quality-assurance']],
    ['QA, NDT and fault finding', ['quality-assurance', 'fault-finding']],
    ['A+, Network+, Security+', ['it-support', 'networking', 'cyber-security']],
    ['CEH', ['cyber-security']],
    ['A&P', ['aircraft-maintenance']],
    ['LPN or CNA', ['nursing', 'patient-care']],
    ['FLT; MHE', ['warehousing']],
    ['EHS', ['health-safety']],
    ['it support', ['it-support']],
    ['Passed the CPA exam in 2019', ['accounting-qualification']],
    ['You hold an active CPA and know Excel well', ['accounting-qualification', 'office-software']],
    ['Air Force crew chief with an FAA A&P license and TCCC', ['aircraft-maintenance', 'first-aid']],
  ])('an abbreviation of a skill: %s', (text, codes) => expect(codesIn(text).sort()).toEqual([...codes].sort()));

  test.each([
    'CV',
    'US, UK',
    'IT',
    'Army, RN, RAF',
    'Served in the RN from 2008 to 2016',
    'Send us your CV and tell us about it. Support is there for you',
    'We like it. Skills grow here, and it technicians know',
    'You will liaise with HR, QA and BI and report to the DBA',
    'A PLC with offices in the US and the EU',
    'Attends the CPA, and arranges CPA meetings',
    'Rated A+ by our customers; HSE rules apply to all of us',
    'Visited 5S Ltd and EW Smith & Sons of Leeds',
  ])('no abbreviation of a skill: %s', (text) => expect(codesIn(text)).toEqual([]));

  test('no name of a skill reaches from one text or sentence into the next', () => {
    const codes = (texts: string[]) => vocabulary.recognise(texts).map(({ code }) => code);
    expect(codes(['Budgeting', 'CPA', 'Review of accounts'])).toContain('accounting-qualification');
    expect(codes(['Fault', 'finding'])).toEqual([]);
    expect(codesIn('We value data. Science is our field')).toEqual([]);
  });

  test('counts repeated names and keeps the words that name the skill', () => {
    expect(vocabulary.recognise('Stock control. Inventory control and stock control.')).toEqual([
      { code: 'stock-control', name: 'Stock control', kind: 'plain', text: 'stock control', count: 3 },
    ]);
  });

  test('gives the same skills for a job and for a line of a CV', () => {
    expect(codesIn('Experience of vehicle servicing is essential')).toEqual(codesIn('Vehicle servicing, REME, 2015 to 2020'));
  });

  test.each(['a'.repeat(100_000), '💥 авиация \u202e', '<script>', 'constructor __proto__ toString'])(
    'finds nothing in %j and does not fail',
    (text) => expect(codesIn(text)).toEqual([]),
  );
});

test('a name or alias resolves to its skill whatever its case and number', () => {
  expect(vocabulary.resolve('forklift')?.code).toBe('warehousing');
  expect(vocabulary.resolve('Network Engineers')?.code).toBe('networking');
  expect(vocabulary.resolve('Network engineers of the future')).toBeNull();
});

test('occupations and ranks imply skills', () => {
  expect(vocabulary.impliedByOccupation('49-3031.00').map(({ code }) => code)).toContain('diesel-engines');
  expect(vocabulary.impliedByRank('OR-6').map(({ code }) => code)).toContain('people-management');
  expect(vocabulary.impliedByRank('OR-2')).toEqual([]);
  expect(vocabulary.impliedByRank('nonsense')).toEqual([]);
});
