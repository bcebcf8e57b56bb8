import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { byScore, byWords, type Employer, type Judged, meanNdcg, type Ranker, readJudged } from './judged-records.ts';
import { printLabels } from './matching/labels.ts';
import { learn } from './matching/learning.ts';
import { shippedReference } from './shipped-reference.ts';

/**
 * npm run bench -- match-quality [--judged FILE] [--set open|apart] [--datasets FOLDER] [--each] [--labels] [--learn | --write]: nDCG@10 of the order in which the scorer puts
 * graded adverts, for role fit and with place and pay counted in, beside BM25, and by kind of employer. `--each` prints each record. `--learn` learns the
 * weights of the parts of a score from the open records and prints their cross-validated figure; `--write` stores them too. `--labels` prints how
 * many adverts with each label were graded as suitable.
 */
const { values: options } = parseArgs({
  options: {
    judged: { type: 'string' },
    set: { type: 'string', default: 'open' },
    datasets: { type: 'string' },
    each: { type: 'boolean', default: false },
    labels: { type: 'boolean', default: false },
    learn: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});
if (options.set !== 'open' && options.set !== 'apart') throw new Error('--set is open or apart');
if (options.set === 'apart' && options.each)
  throw new Error('Single results of records apart are for nobody to read: leave out --each');

const { lists, left_out } = await readJudged(
  options.judged ?? new URL('./data/match-graded.jsonl', import.meta.url),
  options.datasets,
  options.set,
);
if (left_out > 0)
  console.log(
    `${left_out} records are left out, because their adverts are not part of the project: name their folder with --datasets`,
  );
const reference = await shippedReference();
const placed = lists.filter(({ record }) => record.judged_with_place !== undefined);
const byPlace = ({ placed: grade }: Judged) => grade;
const of = (employer: Employer) => (one: Judged) => (one.advert.employer === employer ? one.grade : null);

function print(name: string, role: Ranker, withPlace: Ranker): void {
  const employers = (['NHS', 'USAJOBS', 'private'] as const).map(
    (employer) => `${employer} ${meanNdcg(lists, role, of(employer)).mean.toFixed(3)}`,
  );
  const { mean, each } = meanNdcg(lists, role);
  const placedMean = meanNdcg(placed, withPlace, byPlace).mean;
  console.log(`${name}: role ${mean.toFixed(3)} (${employers.join(', ')}); with place and pay ${placedMean.toFixed(3)}`);
  if (options.each && role !== byWords)
    for (const [id, value] of each.toSorted(([, one], [, other]) => one - other)) console.log(`  ${value.toFixed(3)} ${id}`);
}

console.log(`Set ${options.set}: ${lists.length} records, ${placed.length} with wishes`);
print('Scorer', byScore(reference, false), byScore(reference, true));
print('BM25', byWords, byWords);
if (options.labels) printLabels(reference, lists);

if (options.learn || options.write) {
  if (options.set === 'apart') throw new Error('Weights are learned from open records only');
  const { weights, mean, ridge } = learn(reference, lists);
  console.log(`Weights by cross-validation over ${lists.length} records: role ${mean.toFixed(3)} (ridge ${ridge})`);
  console.log(JSON.stringify(weights));
  const learned = {
    date: new Date().toISOString().slice(0, 10),
    records: lists.length,
    ndcg: Number(mean.toFixed(3)),
    weights,
  };
  const file = new URL('../features/matching/weights.json', import.meta.url);
  if (options.write) writeFileSync(file, `${JSON.stringify(learned, null, 2)}\n`);
}
