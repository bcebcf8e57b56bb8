import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { CONFIDENCE, type RecognisedOccupation, WAYS, type Way } from '#features/occupations/translation/job-recogniser.ts';
import { shippedReference } from './shipped-reference.ts';

/**
 * npm run bench -- titles [--set open|apart] [--write]: how often the occupation of a job's title is answered, and right, over the judged titles of
 * bench/data/titles-graded.jsonl. The confidence of each way of finding it is the share that was right, and answers below the least confidence are
 * left out; for the open titles both are learned from the other four folds. `--write` stores what all open titles teach.
 */
const { values: options } = parseArgs({
  options: { set: { type: 'string', default: 'open' }, write: { type: 'boolean', default: false } },
});
if (options.set !== 'open' && options.set !== 'apart') throw new Error('--set is open or apart');
if (options.write && options.set === 'apart') throw new Error('Confidences are learned from open titles only');

type Row = { title: string; codes: string[]; set: string };
type Answer = { row: Row; guess: RecognisedOccupation | null };
type Learned = { least: number; shares: Record<Way, number> };

const reference = await shippedReference();
const answers = readFileSync(new URL('./data/titles-graded.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line): Row => JSON.parse(line))
  .filter(({ set }) => set === options.set)
  .map((row): Answer => ({ row, guess: reference.guessOfTitle(row.title) }));

const isRight = ({ row, guess }: Answer) => guess !== null && row.codes.includes(guess.onet_soc);
/** Before anything is known of a way, half of its answers count as right, as if two titles had been judged. */
const shareOf = (found: readonly Answer[]) => (found.filter(isRight).length + 1) / (found.length + 2);
const LEAST = [0, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8];

const answered = ({ guess }: Answer, { least, shares }: Learned) => guess !== null && shares[guess.way] >= least;

/** A wrong answer costs as much as a right one gives. */
function learn(from: readonly Answer[]): Learned {
  const shares = Object.fromEntries(
    WAYS.map((way) => [way, Math.round(1000 * shareOf(from.filter(({ guess }) => guess?.way === way))) / 1000]),
  ) as Record<Way, number>;
  const gain = (least: number) =>
    from.reduce((sum, one) => sum + (answered(one, { least, shares }) ? (isRight(one) ? 1 : -1) : 0), 0);
  return { shares, least: LEAST.reduce((best, least) => (gain(least) > gain(best) ? least : best)) };
}

function print(name: string, isGiven: (one: Answer) => boolean): void {
  const titles = answers.filter(({ row }) => row.codes.length > 0);
  const given = titles.filter(isGiven);
  const others = answers.filter(({ row }) => row.codes.length === 0);
  const share = (part: number, whole: number) => `${part} of ${whole} (${(part / whole).toFixed(3)})`;
  console.log(
    `${name}: answered ${share(given.length, titles.length)}, right of all ${share(given.filter(isRight).length, titles.length)}, right of those answered ${(given.filter(isRight).length / given.length).toFixed(3)}, no titles answered ${share(others.filter(isGiven).length, others.length)}`,
  );
}

const FOLDS = 5;
print('Every guess', ({ guess }) => guess !== null);
print('As shipped', (one) => answered(one, CONFIDENCE));
if (options.set === 'open') {
  const learned = Array.from({ length: FOLDS }, (_, fold) => learn(answers.filter((_, place) => place % FOLDS !== fold)));
  const places = new Map(answers.map((one, place) => [one, place]));
  print('Learned from the other folds', (one) => answered(one, learned[(places.get(one) ?? 0) % FOLDS] as Learned));
}
for (const way of WAYS) {
  const found = answers.filter(({ guess }) => guess?.way === way);
  console.log(`  ${way}: ${found.filter(isRight).length} of ${found.length}`);
}
if (options.write) {
  const { least, shares } = learn(answers);
  const stored = { date: new Date().toISOString().slice(0, 10), titles: answers.length, least, shares };
  const file = new URL('../features/occupations/data/title-confidence.json', import.meta.url);
  writeFileSync(file, `${JSON.stringify(stored, null, 2)}\n`);
}
