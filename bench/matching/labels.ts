import { matchWords } from '#features/jobs/match-rules.ts';
import { scoreOf } from '#features/matching/scoring.ts';
import { profileOf } from '#features/matching/server/profile.ts';
import type { OccupationReference } from '#features/occupations/server/index.ts';
import { countryOf, factsOf, type JudgedList, sourcesOf, wordsOf } from '../judged-records.ts';

/*
 * What the label of a match means: the share of graded adverts with that label that a reader called suitable (grade 2 or 3). An advert counts with
 * place and pay where the record has wishes about them, and by role otherwise. The least scores are chosen on nine tenths of the records and
 * measured on the rest, ten times.
 */

type Scored = { score: number; grade: number };

/** The least share of suitable adverts from a label's least score on, and up to the next label. */
const AIMS = { strong: 0.85, good: 0.55 };
const FOLDS = 10;
const SCORES = Array.from({ length: 61 }, (_, place) => 35 + place);
/** A share of fewer adverts is chance. */
const FEWEST = 30;

const scoresOf = (reference: OccupationReference, { record, judged }: JudgedList): Scored[] => {
  const words = wordsOf(reference, countryOf(record));
  const isPlaced = record.judged_with_place !== undefined;
  const profile = profileOf(reference, sourcesOf(record, isPlaced));
  return judged.map(({ advert, grade, placed }) => ({
    score: scoreOf(profile, factsOf(reference, advert, isPlaced), words) ?? 0,
    grade: placed ?? grade,
  }));
};

const share = (of: readonly Scored[], least: number) => of.filter(({ grade }) => grade >= least).length / Math.max(1, of.length);
type Labels = { strong: number; good: number };

/** The lowest scores with which labels keep their aims. */
function choose(from: readonly Scored[]): Labels {
  const between = (least: number, next: number) => from.filter(({ score }) => score >= least && score < next);
  const lowest = (next: number, aim: number) =>
    SCORES.find((least) => {
      const found = between(least, next);
      return least < next && found.length >= FEWEST && share(found, 2) >= aim;
    }) ?? next;
  const strong = lowest(Number.POSITIVE_INFINITY, AIMS.strong);
  return { strong, good: lowest(strong, AIMS.good) };
}

const LABELS = ['strong', 'good', 'weak', 'not recommended'] as const;
type Label = (typeof LABELS)[number];
const labelOf = (score: number, { strong, good }: Labels): Label =>
  score >= strong ? 'strong' : score >= good ? 'good' : score >= 35 ? 'weak' : 'not recommended';

function print(name: string, labelled: readonly (Scored & { label: Label })[]): void {
  console.log(name);
  for (const label of LABELS) {
    const found = labelled.filter((one) => one.label === label);
    const [excellent, suitable, possible] = [3, 2, 1].map((least) => share(found, least).toFixed(2));
    console.log(
      `  ${label}: ${found.length} adverts, excellent ${excellent}, suitable ${suitable}, at least possible ${possible}`,
    );
  }
}

export function printLabels(reference: OccupationReference, lists: readonly JudgedList[]): void {
  const scored = lists.map((list) => scoresOf(reference, list));
  const labelled = scored.flatMap((own, place) => {
    const fold = place % FOLDS;
    const labels = choose(scored.filter((_, other) => other % FOLDS !== fold).flat());
    return own.map((one) => ({ ...one, label: labelOf(one.score, labels) }));
  });
  console.log(`Least scores on all records: ${JSON.stringify(choose(scored.flat()))}`);
  print('Chosen on the other records', labelled);
  const shipped = scored.flat().map((one) => {
    const [first = ''] = matchWords(one.score).label.split(' ');
    const label = one.score < 35 ? 'not recommended' : LABELS.find((name) => name === first.toLowerCase());
    return { ...one, label: label ?? 'not recommended' };
  });
  print('As shipped', shipped);
}
