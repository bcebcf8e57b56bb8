import { expect, test } from 'vitest';
import { ResumeContent } from '../../content.ts';
import { textsOf } from './section-texts.ts';

const content = ResumeContent.parse({
  basics: { summary: 'Leads teams.' },
  military: [
    {
      id: 'm',
      rank: 'Corporal',
      unit: '2 Bn REME',
      summary: 'Served in Kenya.',
      highlights: ['Led a section', '', 'Ran stores'],
    },
  ],
  awards: [{ id: 'a', name: 'GOC’s commendation', summary: 'For work in Kenya.' }],
});

test('every text of a section is found with its place, and names apart from sentences', () => {
  expect(textsOf(content, 'military').map(({ place, text, kind }) => [place, text, kind])).toEqual([
    ['Rank', 'Corporal', 'name'],
    ['Unit', '2 Bn REME', 'name'],
    ['Corporal, 2 Bn REME', 'Served in Kenya.', 'sentence'],
    ['Corporal, 2 Bn REME, line 1', 'Led a section', 'sentence'],
    ['Corporal, 2 Bn REME, line 3', 'Ran stores', 'sentence'],
  ]);
  expect(textsOf(content, 'skills')).toEqual([]);
});

test.each(['summary', 'military', 'misc'])('a text of %s is changed in its place and nowhere else', (section) => {
  for (const one of textsOf(content, section)) {
    const changed = one.put(content, 'Something else');
    expect(JSON.stringify(changed)).toBe(JSON.stringify(content).replace(JSON.stringify(one.text), '"Something else"'));
  }
});
