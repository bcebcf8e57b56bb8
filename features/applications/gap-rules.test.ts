import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type DatedContent, findGaps, GAP_MONTHS, GAP_SENTENCES, gapSentence, periodWords } from './gap-rules.ts';

const TODAY = new Date('2026-11-22T12:00:00Z');
const content = (work: [string, string][], more: Partial<DatedContent> = {}): DatedContent => ({
  military: [],
  work: work.map(([startDate, endDate]) => ({ startDate, endDate })),
  education: [],
  ...more,
});

describe('gaps in a CV', () => {
  test.each([
    [
      'no gap',
      [
        ['2018-01', '2021-03'],
        ['2021-04', 'present'],
      ],
      [],
    ],
    [
      'six months exactly',
      [
        ['2018-01', '2021-03'],
        ['2021-10', 'present'],
      ],
      [],
    ],
    [
      'seven months',
      [
        ['2018-01', '2021-03'],
        ['2021-11', 'present'],
      ],
      [{ from: '2021-04', to: '2021-10' }],
    ],
    [
      'until today',
      [
        ['2015', '2020'],
        ['2021-01', '2025-12'],
      ],
      [{ from: '2026-01', to: '2026-11' }],
    ],
    [
      'years alone cover their year',
      [
        ['2015', '2019'],
        ['2020', 'present'],
      ],
      [],
    ],
    [
      'an entry within another covers nothing more',
      [
        ['2015-01', 'present'],
        ['2016-01', '2016-02'],
      ],
      [],
    ],
    [
      'longer ago than ten years',
      [
        ['2001-01', '2003-01'],
        ['2012-01', 'present'],
      ],
      [],
    ],
    ['one entry alone', [['2015-01', '2016-01']], []],
    [
      'no readable dates',
      [
        ['spring', 'autumn'],
        ['', ''],
      ],
      [],
    ],
    [
      'two of them, the latest first',
      [
        ['2017-01', '2018-01'],
        ['2019-01', '2020-01'],
        ['2021-01', 'present'],
      ],
      [
        { from: '2020-02', to: '2020-12' },
        { from: '2018-02', to: '2018-12' },
      ],
    ],
  ] as const)('%s', (_, work, gaps) => {
    expect(findGaps(content(work as unknown as [string, string][]), TODAY)).toEqual(gaps);
  });

  test('service, courses and voluntary work cover time; hidden entries do not', () => {
    const work: [string, string][] = [
      ['2018-01', '2021-03'],
      ['2022-06', 'present'],
    ];
    const between = { startDate: '2021-04', endDate: '2022-05' };
    for (const section of ['military', 'education', 'volunteer'] as const)
      expect(findGaps(content(work, { [section]: [between] }), TODAY)).toEqual([]);
    expect(findGaps(content(work, { education: [{ ...between, hidden: true }] }), TODAY)).toHaveLength(1);
  });

  test('are longer than six months, do not overlap an entry and end before tomorrow', () => {
    const month = fc.integer({ min: 2005 * 12, max: 2026 * 12 + 10 });
    const text = (at: number) => `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
    const numberOf = (at: string) => Number(at.slice(0, 4)) * 12 + Number(at.slice(5)) - 1;
    fc.assert(
      fc.property(fc.array(fc.tuple(month, fc.nat(60)), { maxLength: 8 }), (entries) => {
        const periods = entries.map(([from, length]) => [from, Math.min(from + length, 2026 * 12 + 10)] as const);
        for (const gap of findGaps(content(periods.map(([from, to]) => [text(from), text(to)])), TODAY)) {
          const [from, to] = [numberOf(gap.from), numberOf(gap.to)];
          expect(to - from + 1).toBeGreaterThan(GAP_MONTHS);
          expect(to).toBeLessThanOrEqual(2026 * 12 + 10);
          for (const [first, last] of periods) expect(last < from || first > to).toBe(true);
        }
      }),
    );
  });

  test('become a sentence', () => {
    const gap = { from: '2021-04', to: '2022-01' };
    expect(periodWords(gap, 'en-GB', TODAY)).toBe('From April 2021 to January 2022');
    expect(periodWords({ ...gap, to: '2026-11' }, 'en-GB', TODAY)).toBe('Since April 2021');
    expect(gapSentence(GAP_SENTENCES[0], gap, 'en-GB', TODAY)).toBe('From April 2021 to January 2022 I cared for my family.');
    expect(gapSentence(GAP_SENTENCES[2], { ...gap, to: '2026-11' }, 'en-GB', TODAY)).toBe(
      'Since April 2021 I have been studying for my next career.',
    );
  });
});
