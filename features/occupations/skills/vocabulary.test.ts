import { describe, expect, test } from 'vitest';
import { readImplications, readLookalikes, readSkills, SkillVocabulary } from './vocabulary.ts';

const skills = readSkills();
const vocabulary = new SkillVocabulary(skills, readImplications(), readLookalikes());
const codesIn = (text: string) => vocabulary.recognise(text).map(({ code }) => code);

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
    ['Key drivers of change at our bridge, with resilience', []],
    ['nothing of the kind', []],
    ['', []],
  ])('%s', (text, codes) => expect(codesIn(text).sort()).toEqual([...codes].sort()));

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
