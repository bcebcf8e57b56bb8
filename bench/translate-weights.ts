import { readFileSync, writeFileSync } from 'node:fs';
import { findService } from '#features/occupations/translation/services.ts';
import { readCodes, readFields, readOccupations, readTerms, readWeights } from '#features/occupations/translation/tables.ts';
import { TitleIndex } from '#features/occupations/translation/title-index.ts';
import { type Candidate, Translator } from '#features/occupations/translation/translator.ts';
import { wordsOf } from '#features/occupations/translation/words.ts';

/**
 * node_modules/.bin/node bench/translate-weights.ts FILE [FROM TO [--write]]: learns the ranker's weights from rows FROM to TO of a file of judged
 * titles (as for translate.ts), and prints the result of five-fold cross-validation. Half of the rows are also used without their best term, like
 * titles that match no term. --write stores the weights in features/occupations/data/weights.json, whose README says how its present ones were set.
 */
type Row = { service: string; military_title: string; relevant: { onet_soc: string }[] };
type Example = { candidates: { features: Record<string, number>; right: boolean; code: string }[]; group: string };

const [file, from = '0', to = '1e9', write = ''] = process.argv.slice(2);
if (file === undefined) {
  console.error('Name a file of judged titles: node_modules/.bin/node bench/translate-weights.ts FILE [FROM TO [--write]]');
  process.exit(2);
}
const rows: Row[] = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line))
  .slice(Number(from), Number(to));
const index = await TitleIndex.build(readOccupations());
const tables = {
  codes: readCodes(),
  fields: readFields(),
  weights: readWeights(),
};
const terms = readTerms();
const translator = await Translator.build(index, { ...tables, terms });

function exampleOf(by: Translator, row: Row): Example {
  const right = new Set(row.relevant.map(({ onet_soc }) => onet_soc));
  const { candidates } = by.translate({ service: findService(row.service, 'US'), code: '', title: row.military_title });
  return {
    candidates: candidates
      .slice(0, 60)
      .map(({ features, occupation }: Candidate) => ({ features, right: right.has(occupation.code), code: occupation.code })),
    group: [...right].sort().join(' '),
  };
}

const whole = rows.map((row) => exampleOf(translator, row));
const withheld = await Promise.all(
  rows
    .filter((_, index) => index % 2 === 0)
    .map(async (row) => {
      const found = translator.translate({ service: findService(row.service, 'US'), code: '', title: row.military_title });
      const best = found.terms[0]?.term.words.join(' ');
      const title = found.words.join(' ');
      const rest = await Translator.build(index, {
        ...tables,
        terms: terms.filter((term) => term.words.join(' ') !== best),
        codes: tables.codes.filter((known) => wordsOf(known.title).join(' ') !== title),
      });
      return exampleOf(rest, row);
    }),
);

const NAMES = Object.keys(tables.weights.weights);
// Features that the training data lacks, because it has no codes, keep their manual weights.
const FIXED = new Set(['code', 'partial', 'trade', 'field', 'official']);
const score = (features: Record<string, number>, weights: Record<string, number>) =>
  Object.entries(features).reduce((sum, [name, value]) => sum + value * (weights[name] ?? 0), 0);

/** Softmax over a query's candidates against its right ones, regularised towards the manual weights. */
function learn(examples: Example[], start: Record<string, number>): Record<string, number> {
  const weights = { ...start };
  for (let round = 0; round < 300; round++) {
    const gradient: Record<string, number> = {};
    for (const { candidates } of examples) {
      if (!candidates.some(({ right }) => right)) continue;
      const scores = candidates.map(({ features }) => Math.exp(score(features, weights)));
      const total = scores.reduce((sum, each) => sum + each, 0);
      const ofRight = candidates.reduce((sum, { right }, index) => sum + (right ? (scores[index] ?? 0) : 0), 0);
      candidates.forEach(({ features, right }, index) => {
        const share = scores[index] ?? 0;
        const pull = (right ? share / ofRight : 0) - share / total;
        for (const [name, value] of Object.entries(features)) gradient[name] = (gradient[name] ?? 0) + pull * value;
      });
    }
    for (const name of NAMES) {
      if (FIXED.has(name)) continue;
      const towardsHand = 0.05 * ((start[name] ?? 0) - (weights[name] ?? 0));
      weights[name] = (weights[name] ?? 0) + 0.3 * ((gradient[name] ?? 0) / examples.length + towardsHand);
    }
  }
  return weights;
}

function hits(examples: Example[], weights: Record<string, number>) {
  let first = 0;
  let ten = 0;
  for (const { candidates } of examples) {
    const ranked = [...candidates].sort((one, other) => score(other.features, weights) - score(one.features, weights));
    first += ranked[0]?.right ? 1 : 0;
    ten += ranked.slice(0, 10).some(({ right }) => right) ? 1 : 0;
  }
  return `hit@1 ${(first / examples.length).toFixed(3)} hit@10 ${(ten / examples.length).toFixed(3)}`;
}

const start = tables.weights.weights;
// Rows with the same answers stay in one fold.
const groups = [...new Set(whole.map(({ group }) => group))];
const fold = (example: Example) => groups.indexOf(example.group) % 5;
const across = [0, 1, 2, 3, 4].map((held) => {
  const learnt = learn(
    [...whole, ...withheld].filter((example) => fold(example) !== held),
    start,
  );
  return {
    held: whole.filter((example) => fold(example) === held),
    without: withheld.filter((example) => fold(example) === held),
    learnt,
  };
});
console.log(`${rows.length} rows, by hand:      ${hits(whole, start)}; without the best term ${hits(withheld, start)}`);
console.log(`five-fold, held out: ${across.map(({ held, learnt }) => hits(held, learnt)).join(' | ')}`);
console.log(
  `five-fold, held out, without the best term: ${across.map(({ without, learnt }) => hits(without, learnt)).join(' | ')}`,
);
const learnt = learn([...whole, ...withheld], start);
console.log(`learnt on all:       ${hits(whole, learnt)}; without the best term ${hits(withheld, learnt)}`);
const rounded = Object.fromEntries(Object.entries(learnt).map(([name, value]) => [name, Math.round(value * 100) / 100]));
console.log(JSON.stringify(rounded));
if (write === '--write')
  writeFileSync(
    new URL('../features/occupations/data/weights.json', import.meta.url),
    `${JSON.stringify({ ...tables.weights, version: tables.weights.version + 1, weights: rounded }, null, 2)}\n`,
  );
