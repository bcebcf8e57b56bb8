import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emptyResume, ResumeContent } from '../../content.ts';
import { mergeResumes } from './merge.ts';

const base = ResumeContent.parse({
  basics: { name: 'Ada Marsh', label: 'Engineer', summary: 'Leads teams.' },
  work: [
    { id: 'a', name: 'Acme', position: 'Fitter', highlights: ['Kept 12 pumps running', 'Trained two apprentices'] },
    { id: 'b', name: 'Bolt', position: 'Helper' },
  ],
});
const changed = (change: (content: ResumeContent) => void): ResumeContent => {
  const copy = structuredClone(base);
  change(copy);
  return copy;
};
const firstOf = (content: ResumeContent) => content.work[0] ?? expect.unreachable();

describe('two edits of one resume', () => {
  test('of different fields are both kept', () => {
    const mine = changed((content) => {
      content.basics.label = 'Plant engineer';
    });
    const theirs = changed((content) => {
      firstOf(content).position = 'Senior fitter';
    });
    const { merged, left_out } = mergeResumes(base, mine, theirs);
    expect(merged.basics.label).toBe('Plant engineer');
    expect(merged.work[0]?.position).toBe('Senior fitter');
    expect(left_out).toEqual([]);
  });

  test('of one field keep mine and report the other', () => {
    const mine = changed((content) => {
      content.basics.summary = 'Leads small teams.';
    });
    const theirs = changed((content) => {
      content.basics.summary = 'Leads large teams.';
    });
    const { merged, left_out } = mergeResumes(base, mine, theirs);
    expect(merged.basics.summary).toBe('Leads small teams.');
    expect(left_out).toEqual([{ path: ['basics', 'summary'], theirs: 'Leads large teams.' }]);
  });

  test('that both add entries keep both, in place', () => {
    const [created, other] = [
      { ...firstOf(base), id: 'm', name: 'Mine' },
      { ...firstOf(base), id: 't', name: 'Theirs' },
    ];
    const { merged } = mergeResumes(
      base,
      changed((content) => content.work.unshift(created)),
      changed((content) => content.work.push(other)),
    );
    expect(merged.work.map((entry) => entry.id)).toEqual(['m', 'a', 'b', 't']);
  });

  test('keep an entry that one side removed and the other changed, and remove an unchanged one', () => {
    const mine = changed((content) => {
      content.work = [];
    });
    const theirs = changed((content) => {
      firstOf(content).position = 'Senior fitter';
    });
    expect(mergeResumes(base, mine, theirs).merged.work.map((entry) => entry.id)).toEqual(['a']);
    expect(mergeResumes(base, theirs, mine).merged.work.map((entry) => entry.id)).toEqual(['a']);
  });

  test('keep the order that one side changed while the other edited', () => {
    const mine = changed((content) => content.work.reverse());
    const theirs = changed((content) => {
      firstOf(content).name = 'Acme Ltd';
    });
    for (const [one, other] of [
      [mine, theirs],
      [theirs, mine],
    ] as const)
      expect(mergeResumes(base, one, other).merged.work.map((entry) => entry.name)).toEqual(['Bolt', 'Acme Ltd']);
  });

  test('merge bullet points line by line', () => {
    const mine = changed((content) => firstOf(content).highlights.push('Cut waste by 8%'));
    const theirs = changed((content) => {
      firstOf(content).highlights[0] = 'Kept 14 pumps running';
    });
    expect(mergeResumes(base, mine, theirs).merged.work[0]?.highlights).toEqual([
      'Kept 14 pumps running',
      'Trained two apprentices',
      'Cut waste by 8%',
    ]);
  });

  test('keep both lines when both sides changed one', () => {
    const mine = changed((content) => {
      firstOf(content).highlights[0] = 'Mine';
    });
    const theirs = changed((content) => {
      firstOf(content).highlights[0] = 'Theirs';
    });
    expect(mergeResumes(base, mine, theirs).merged.work[0]?.highlights.slice(0, 2)).toEqual(['Mine', 'Theirs']);
  });
});

test('an edit by one side only is kept completely, and equal edits count once', () => {
  const words = fc.array(fc.string(), { maxLength: 4 });
  const resume = fc
    .record({
      summary: fc.string(),
      work: fc.uniqueArray(fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd'), highlights: words }), {
        selector: (entry) => entry.id,
      }),
      interests: words,
    })
    .map(({ summary, work, interests }) => ({ ...emptyResume(), basics: { ...emptyResume().basics, summary }, work, interests }));
  fc.assert(
    fc.property(resume, resume, (before, after) => {
      expect(mergeResumes(before, after, before)).toEqual({ merged: after, left_out: [] });
      expect(mergeResumes(before, before, after)).toEqual({ merged: after, left_out: [] });
      expect(mergeResumes(before, after, after)).toEqual({ merged: after, left_out: [] });
    }),
  );
});

test('no new entry or line is lost', () => {
  const lines = fc.array(fc.constantFrom('one', 'two', 'three', 'four', 'five'), { maxLength: 5 });
  fc.assert(
    fc.property(lines, lines, lines, (before, mine, theirs) => {
      const { merged } = mergeResumes({ lines: before }, { lines: mine }, { lines: theirs });
      for (const line of [...mine, ...theirs]) if (!before.includes(line)) expect(merged.lines).toContain(line);
    }),
  );
});
