import { randomCv } from './cv/random/headings.ts';
import { randomLayout } from './cv/random/layouts.ts';
import { randomSections } from './cv/random/sections.ts';
import {
  HEADING_MEASURES,
  type HeadingShares,
  headingShares,
  LAYOUT_MEASURES,
  layoutShares,
  SECTION_MEASURES,
  sectionShares,
} from './cv/random/shares.ts';

/** Reads CVs with random headings, random layouts and random personal details, and reports how much of them is read exactly. */

const RUNS = [
  { title: 'seeds 1 to 600, looked at while rules changed', from: 1, to: 600 },
  { title: 'seeds 10001 to 11200, of which only these figures were read', from: 10_001, to: 11_200 },
];

for (const { title, from, to } of RUNS) {
  const seeds = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  const parts = [
    ['page', seeds.filter((seed) => seed % 3 !== 0)],
    ['plain text', seeds.filter((seed) => seed % 3 === 0)],
    ['all', seeds],
  ] as const;
  console.log(`\n${title}, % of jobs\n| CVs | jobs | ${HEADING_MEASURES.join(' | ')} | CVs without a mistake |`);
  for (const [name, part] of parts) console.log(rowOf(name, part.length, headingShares(part.map(randomCv))));
}

const LAYOUT_RUNS = [
  { title: 'layouts 1 to 1000, looked at while rules changed', from: 1, to: 1000 },
  { title: 'layouts 43001 to 43800, of which only these figures were read', from: 43_001, to: 43_800 },
];

const SECTION_RUNS = [
  { title: 'random sections 1 to 1000, looked at while rules changed', from: 1, to: 1000 },
  { title: 'random sections 51001 to 51800, of which only these figures were read', from: 51_001, to: 51_800 },
];

for (const { title, from, to } of LAYOUT_RUNS) printByMedium(title, from, to, randomLayout, layoutShares, LAYOUT_MEASURES);
for (const { title, from, to } of SECTION_RUNS) printByMedium(title, from, to, randomSections, sectionShares, SECTION_MEASURES);

/** Prints the percentage of each measure for the CVs on pages, typed ones, copied ones and all. */
function printByMedium<Cv extends { traits: Record<string, string> }, Measure extends string>(
  title: string,
  from: number,
  to: number,
  make: (seed: number) => Cv,
  read: (cv: Cv) => Record<Measure, { right: number; of: number }>,
  measures: readonly Measure[],
): void {
  console.log(`\n${title}, %\n| CVs | ${measures.join(' | ')} |`);
  const cvs = Array.from({ length: to - from + 1 }, (_, index) => make(from + index)).map((cv) => ({
    medium: cv.traits.medium ?? '',
    shares: read(cv),
  }));
  for (const medium of ['page', 'typed', 'copied', 'all']) {
    const part = cvs.filter((one) => medium === 'all' || one.medium === medium);
    const cells = measures.map((measure) => {
      const sum = (of: 'right' | 'of') => part.reduce((total, { shares }) => total + shares[measure][of], 0);
      return ((100 * sum('right')) / sum('of')).toFixed(1);
    });
    console.log(`| ${medium} (${part.length}) | ${cells.join(' | ')} |`);
  }
}

function rowOf(name: string, cvs: number, { jobs, right, whole }: HeadingShares): string {
  const percent = (count: number, of: number) => ((100 * count) / of).toFixed(1);
  const cells = [
    jobs,
    ...HEADING_MEASURES.map((measure) => percent(right[measure].right, right[measure].of)),
    percent(whole, cvs),
  ];
  return `| ${name} (${cvs}) | ${cells.join(' | ')} |`;
}
