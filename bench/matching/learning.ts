import { profileOf } from '#features/matching/server/profile.ts';
import { WORK_PARTS, type WorkPart, type WorkParts, workParts } from '#features/matching/work-parts.ts';
import type { OccupationReference } from '#features/occupations/server/index.ts';
import { countryOf, factsOf, type Judged, type JudgedList, meanNdcg, sourcesOf, wordsOf } from '../judged-records.ts';

/*
 * Learns the weights of the parts of a score: those with which the differences between the adverts of a record are nearest to the differences of
 * their grades (pairwise least squares), with a penalty on large weights. A part never counts against its meaning: all weights are positive but
 * that of a missing registration. The figure is cross-validated: each record is ranked with the weights learned from the others.
 */

/** The sums that a record adds to the normal equations. */
type Sums = { xx: number[][]; xy: number[] };
const SIZE = WORK_PARTS.length;
const NEGATIVE: ReadonlySet<WorkPart> = new Set(['unregistered']);

export type Learning = { weights: WorkParts; mean: number; each: [string, number][] };

export const partsOf = (reference: OccupationReference, list: JudgedList): Map<Judged, WorkParts> => {
  const words = wordsOf(reference, countryOf(list.record));
  const profile = profileOf(reference, sourcesOf(list.record, false));
  return new Map(
    list.judged.map((one) => {
      const facts = factsOf(reference, one.advert, false);
      const named = facts.skill_codes.flatMap((code) => words.skill(code) ?? []);
      return [one, workParts(profile, facts, named, words)];
    }),
  );
};

const vector = (parts: WorkParts) => WORK_PARTS.map((part) => parts[part]);

function sumsOf(list: JudgedList, parts: ReadonlyMap<Judged, WorkParts>): Sums {
  const rows = list.judged.map((one) => ({ x: vector(parts.get(one) as WorkParts), y: one.grade }));
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const centre = WORK_PARTS.map((_, at) => mean(rows.map(({ x }) => x[at] ?? 0)));
  const middle = mean(rows.map(({ y }) => y));
  const xx = WORK_PARTS.map(() => new Array<number>(SIZE).fill(0));
  const xy = new Array<number>(SIZE).fill(0);
  for (const { x, y } of rows)
    for (let i = 0; i < SIZE; i++) {
      const own = (x[i] ?? 0) - (centre[i] ?? 0);
      xy[i] = (xy[i] ?? 0) + own * (y - middle);
      const row = xx[i] as number[];
      for (let j = 0; j < SIZE; j++) row[j] = (row[j] ?? 0) + own * ((x[j] ?? 0) - (centre[j] ?? 0));
    }
  return { xx, xy };
}

/** Coordinate descent on the squared error with a ridge, each weight on its side of zero. */
function solve({ xx, xy }: Sums, ridge: number): number[] {
  const weights = new Array<number>(SIZE).fill(0);
  for (let round = 0; round < 300; round++)
    for (const [i, part] of WORK_PARTS.entries()) {
      const row = xx[i] as number[];
      let rest = xy[i] ?? 0;
      for (let j = 0; j < SIZE; j++) if (j !== i) rest -= (row[j] ?? 0) * (weights[j] ?? 0);
      const value = rest / ((row[i] ?? 0) + ridge);
      weights[i] = NEGATIVE.has(part) ? Math.min(0, value) : Math.max(0, value);
    }
  return weights;
}

const scoreWith = (weights: readonly number[], parts: WorkParts | undefined) =>
  parts === undefined ? 0 : vector(parts).reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0);

const RIDGES = [0.1, 0.3, 1, 3, 10, 30];
/** The share of the adverts with the best grade that have a full score for their work. */
const FULL_SHARE = 0.2;

/** The weights with the best cross-validated figure among a few strengths of the penalty, so that they add up to 0 to 1. */
export function learn(reference: OccupationReference, lists: readonly JudgedList[]): Learning & { ridge: number } {
  const parts = new Map(lists.map((list) => [list, partsOf(reference, list)]));
  const sums = new Map(lists.map((list) => [list, sumsOf(list, parts.get(list) ?? new Map())]));
  const total = (without: JudgedList | null): Sums => {
    const all: Sums = { xx: WORK_PARTS.map(() => new Array<number>(SIZE).fill(0)), xy: new Array<number>(SIZE).fill(0) };
    for (const [list, { xx, xy }] of sums) {
      if (list === without) continue;
      for (let i = 0; i < SIZE; i++) {
        all.xy[i] = (all.xy[i] ?? 0) + (xy[i] ?? 0);
        const row = all.xx[i] as number[];
        for (let j = 0; j < SIZE; j++) row[j] = (row[j] ?? 0) + (xx[i]?.[j] ?? 0);
      }
    }
    return all;
  };
  const results = RIDGES.map((ridge) => ({
    ridge,
    ...meanNdcg(lists, (list) => {
      const weights = solve(total(list), ridge);
      return (one) => scoreWith(weights, parts.get(list)?.get(one));
    }),
  }));
  const best = results.reduce((one, other) => (other.mean > one.mean ? other : one));
  const weights = solve(total(null), best.ridge);
  const scores = (grade: number) =>
    lists
      .flatMap((list) =>
        list.judged.filter((one) => one.grade === grade).map((one) => scoreWith(weights, parts.get(list)?.get(one))),
      )
      .sort((one, other) => other - one);
  const strong = scores(3);
  const full = strong[Math.floor(strong.length * FULL_SHARE)] ?? 1;
  const rounded = (value: number) => Math.round((1000 * value) / full) / 1000;
  return {
    ...best,
    weights: Object.fromEntries(WORK_PARTS.map((part, at) => [part, rounded(weights[at] ?? 0)])) as WorkParts,
  };
}
