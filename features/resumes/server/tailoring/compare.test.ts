import { describe, expect, test } from 'vitest';
import { ResumeContent } from '../../content.ts';
import { withAddition } from '../../tailoring/additions.ts';
import { keyWords } from '../../tailoring/key-words.ts';
import { advertBlocks, requirementsIn } from './advert.ts';
import { type Advert, compareWithAdvert, type SkillReader } from './compare.ts';

const SKILLS = [
  { code: 'welding', name: 'Welding', kind: 'plain' as const, words: /\bweld(?:ing|ed|er)\b/i },
  { code: 'hydraulics', name: 'Hydraulics', kind: 'plain' as const, words: /\bhydraulics?\b/i },
  { code: 'hgv', name: 'HGV licence', kind: 'licence' as const, words: /\b(?:HGV|LGV)\b/ },
  { code: 'communication', name: 'Communication', kind: 'common' as const, words: /\bcommunication\b/i },
];
const vocabulary: SkillReader = {
  recognise: (text) => SKILLS.filter(({ words }) => words.test(text)),
  recogniseStated: (text) => SKILLS.filter(({ words }) => words.test(text)),
  find: (code) => SKILLS.find((skill) => skill.code === code) ?? null,
};

const ADVERT: Advert = {
  title: 'Workshop fitter',
  description: '<p>You repair plant.</p>',
  requirements: ['Welding and hydraulics', 'Stock control of spare parts', 'HGV licence'],
  skills: ['Welding'],
  skill_codes: ['welding', 'hgv', 'communication'],
};
const resume = (content: object) => ResumeContent.parse({ basics: {}, ...content });
const post = (highlights: string[], more: object = {}) => ({
  id: 'w1',
  name: 'Hale Rail',
  position: 'Fitter',
  startDate: '2019-01',
  endDate: '2021-01',
  highlights,
  ...more,
});
const compare = (content: ResumeContent, others: { title: string; content: ResumeContent }[] = [], advert = ADVERT) =>
  compareWithAdvert(advert, { visible: content, whole: content }, others, vocabulary);
const about = (requested: ReturnType<typeof compare>, text: string) => requested.find((one) => one.text === text);

describe('what an advert asks for', () => {
  test('is found where a line names every skill of a requirement, with the line', () => {
    const requested = compare(resume({ work: [post(['Welded pipes and repaired hydraulic pumps'])] }));
    expect(about(requested, 'Welding and hydraulics')).toMatchObject({
      state: 'found',
      words: [
        { name: 'Welding', is_found: true },
        { name: 'Hydraulics', is_found: true },
      ],
      shown: [{ section: 'work', name: 'Fitter, Hale Rail', text: 'Welded pipes and repaired hydraulic pumps' }],
      suggestions: [],
    });
  });

  test('is partly found, and names the skill that is missing', () => {
    const requested = about(compare(resume({ work: [post(['Welded pipes'])] })), 'Welding and hydraulics');
    expect(requested?.state).toBe('partly');
    expect(requested?.words.filter(({ is_found }) => !is_found)).toEqual([{ name: 'Hydraulics', is_found: false }]);
  });

  test('without a skill is compared by its words', () => {
    const shown = resume({ work: [post(['Controlled stock of 4,000 spare parts'])] });
    expect(about(compare(shown), 'Stock control of spare parts')?.state).toBe('found');
    expect(about(compare(resume({})), 'Stock control of spare parts')?.state).toBe('missing');
  });

  test('lists each skill once and leaves out skills that most jobs ask for', () => {
    const names = compare(resume({})).map(({ text, kind }) => [text, kind]);
    expect(names).toEqual([
      ['Welding and hydraulics', 'requirement'],
      ['Stock control of spare parts', 'requirement'],
      ['HGV licence', 'requirement'],
      ['Welding', 'skill'],
      ['HGV licence', 'licence'],
    ]);
  });

  test('is read from the lists of a description that has no list of requirements', () => {
    const description =
      '<p>Benefits:</p><ul><li>Free parking</li></ul><p><strong>What you’ll need</strong></p><p>All of:</p><ul><li><p>Welding</p></li><li>LGV &amp; C1</li></ul><p>Apply now.</p><ul><li>By post</li></ul>';
    expect(advertBlocks(description).map(({ kind, text }) => `${kind}: ${text}`)).toEqual([
      'heading: Benefits:',
      'item: Free parking',
      'heading: What you’ll need',
      'heading: All of:',
      'item: Welding',
      'item: LGV & C1',
      'text: Apply now.',
      'item: By post',
    ]);
    expect(
      requirementsIn(advertBlocks('<p>What you’ll need:</p><ul><li>Welding</li></ul><p>Apply.</p><ul><li>By post</li></ul>')),
    ).toEqual(['Welding']);
  });
});

test('an advert without a list of requirements is read by its sentences', () => {
  const description =
    '<p>We are a busy yard. You must have experience of welding. Free parking.</p><p>An HGV licence is essential. You must have a good attitude. Apply by Friday.</p>';
  const requested = compare(resume({}), [], { ...ADVERT, description, requirements: [], skills: [], skill_codes: [] });
  expect(requested.map(({ text }) => text)).toEqual(['You must have experience of welding.', 'An HGV licence is essential.']);
});

describe('suggestions', () => {
  const bare = resume({ work: [post(['Swept the shop'])] });

  test('are lines of the person’s other resumes, for the same entry', () => {
    const other = { title: 'Main', content: resume({ work: [post(['Swept the shop', 'Serviced hydraulics of 12 cranes'])] }) };
    const requested = about(compare(bare, [other]), 'Welding and hydraulics');
    expect(requested?.suggestions).toMatchObject([
      { text: 'Serviced hydraulics of 12 cranes', resume_title: 'Main', action: 'add_line', name: 'Fitter, Hale Rail' },
    ]);
    const [suggestion] = requested?.suggestions ?? [];
    if (!suggestion) throw new Error('no suggestion');
    const changed = withAddition(bare, suggestion.addition, 'new');
    expect(changed.work.map(({ id, highlights }) => [id, highlights])).toEqual([
      ['w1', ['Swept the shop', 'Serviced hydraulics of 12 cranes']],
    ]);
    // Adding it again changes nothing, and the comparison finds it now.
    expect(withAddition(changed, suggestion.addition, 'again')).toEqual(changed);
    expect(about(compare(changed, [other]), 'Welding and hydraulics')?.words).toContainEqual({
      name: 'Hydraulics',
      is_found: true,
    });
  });

  test('add the whole entry where it is not in this resume', () => {
    const other = {
      title: 'Main',
      content: resume({ certificates: [{ id: 'c', name: 'HGV class C', by: 'DVSA', startDate: '2015' }] }),
    };
    const [suggestion] = about(compare(bare, [other]), 'HGV licence')?.suggestions ?? [];
    expect(suggestion).toMatchObject({ action: 'add_entry', text: 'HGV class C, DVSA' });
    const changed = withAddition(bare, suggestion?.addition ?? { skill: null, line: null }, 'new');
    expect(changed.certificates).toMatchObject([{ id: 'new', name: 'HGV class C', hidden: false }]);
  });

  test('show an entry that this resume hides', () => {
    const whole = resume({ work: [post(['Welded frames'], { hidden: true })] });
    const visible = resume({});
    const [suggestion] = about(compareWithAdvert(ADVERT, { visible, whole }, [], vocabulary), 'Welding')?.suggestions ?? [];
    expect(suggestion).toMatchObject({ action: 'show', text: 'Welded frames', resume_title: null });
    const shown = withAddition(whole, suggestion?.addition ?? { skill: null, line: null }, 'new');
    expect(shown.work).toMatchObject([{ id: 'w1', hidden: false, highlights: ['Welded frames'] }]);
  });

  test('name a skill that a line shows and the skills do not', () => {
    const welds = resume({ work: [post(['Welded frames'])] });
    const [suggestion] = about(compare(welds), 'Welding')?.suggestions ?? [];
    expect(suggestion).toMatchObject({ action: 'add_skill', text: 'Welding', name: 'Welded frames' });
    const changed = withAddition(welds, suggestion?.addition ?? { skill: null, line: null }, 'new');
    expect(changed.skills).toMatchObject([{ id: 'new', name: 'Welding' }]);
    expect(about(compare(changed), 'Welding')?.suggestions).toEqual([]);
  });

  test('contain only what the person wrote', () => {
    const requested = compare(bare, [{ title: 'Main', content: resume({ work: [post(['Swept the shop'])] }) }]);
    expect(requested.flatMap(({ suggestions }) => suggestions)).toEqual([]);
  });
});

test('words of every advert say nothing, abbreviations do', () => {
  expect(keyWords('Proven experience of working with SAP, C1 and vehicles').map(({ word }) => word)).toEqual([
    'SAP',
    'C1',
    'vehicles',
  ]);
  expect(keyWords('Reliable, trustworthy and calm with angry passengers').map(({ word }) => word)).toEqual([
    'angry',
    'passengers',
  ]);
  expect(keyWords('A self-motivated, responsible person')).toEqual([]);
  // Words that also name work.
  expect(keyWords('Patient observation, data integrity and nature reserves').map(({ word }) => word)).toEqual([
    'patient',
    'observation',
    'data',
    'integrity',
    'nature',
    'reserves',
  ]);
  expect(new Set(['planned', 'planning', 'plans', 'plan'].map((word) => keyWords(`${word} routes`)[0]?.stem)).size).toBe(1);
});
