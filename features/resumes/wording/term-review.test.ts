import { describe, expect, test } from 'vitest';
import { ResumeContent } from '../content.ts';
import { suggestCivilianWording } from '../military-words/civilian-wording.ts';
import { ownWordingOf } from './own-wording.ts';
import { textsOf } from './placed-texts.ts';
import { reviewItems, textWith, withAccepted } from './term-review.ts';

const contentOf = (...highlights: string[]) =>
  ResumeContent.parse({ basics: {}, work: [{ id: 'w', position: 'Fitter', highlights }] });
const textsIn = (content: ResumeContent) =>
  textsOf(content).map((at) => ({ at, found: suggestCivilianWording(at.text, { country: 'UK' }) }));
const textAt = (content: ResumeContent, { name, field }: { name: string; field: string }) =>
  textsOf(content).find((one) => one.name === name && one.field === field)?.text ?? null;
const lines = (content: ResumeContent) => content.work[0]?.highlights;

describe('a review of military terms', () => {
  const content = contentOf('Wrote the SITREP, then a second SITREP and the OPORD.', 'Served as 2IC.');
  const items = reviewItems(textsIn(content));

  test('has each term of each text once, as many as the briefing counts', () => {
    expect(items.map(({ term }) => term)).toEqual(['SITREP', 'OPORD', '2IC']);
    expect(ownWordingOf(content, 'UK').terms).toBe(items.length);
  });

  test('replaces an accepted term wherever it is in its text, and nothing else', () => {
    const [first] = items;
    if (!first) throw new Error('No item');
    expect(textWith(first.text, new Set(['SITREP']))).toBe('Wrote the status report, then a second status report and the OPORD.');
    expect(textWith(first.text, new Set())).toBe(first.text.at.text);
  });

  test('accepts all and goes back to the original', () => {
    const all = withAccepted(content, { items, from: [], to: items }, textAt);
    expect(lines(all)?.join(' ')).not.toMatch(/SITREP|OPORD|2IC/);
    expect(withAccepted(all, { items, from: items, to: [] }, textAt)).toEqual(content);
  });

  test('leaves a text alone that was changed elsewhere meanwhile', () => {
    const elsewhere = contentOf('Wrote reports.', 'Served as 2IC.');
    const after = withAccepted(elsewhere, { items, from: [], to: items }, textAt);
    expect(lines(after)?.[0]).toBe('Wrote reports.');
    expect(lines(after)?.[1]).not.toContain('2IC');
  });
});
