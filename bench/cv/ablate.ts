import { readCv } from '#features/cv-import/read-cv.ts';
import { ReadCv } from '#features/cv-import/shapes.ts';
import type { CorpusCv } from './corpus.ts';
import { type Grade, gradeRead } from './grade.ts';
import { itemsOfFile } from './read.ts';
import { summarise } from './score.ts';

/** The change of HEADLINE in a batch, in points, from which on a step matters there. */
const MATTERS = 0.05;

/** What is left of a CV's grade: the CVs of a batch are read with and without each step, and all that is read of them does not fit in memory. */
type Result = Pick<Grade, 'cv' | 'scored' | 'words'>;

const resultOf = ({ cv, scored, words }: Grade): Result => ({ cv, scored, words });
const headlineOf = (results: Result[]) => 100 * (summarise(results.map(({ scored }) => scored)).headline ?? 0);
const isClean = ({ cv }: Result) => cv.kind.startsWith('clean');
const batchOf = ({ cv }: Result) => cv.id.split('/')[0] ?? '';

/**
 * Reads each CV without each of the steps that ran on it, and prints what HEADLINE loses without them: of all CVs, of the clean and of the hard
 * ones. "Helps" and "harms" are the numbers of batches in which it changes HEADLINE.
 * @param only the steps to leave out, or null for all
 */
export async function printAblation(cvs: CorpusCv[], only: string[] | null): Promise<void> {
  const whole: Result[] = [];
  const without = new Map<string, Map<string, Result>>();
  for (const cv of cvs) {
    const items = await itemsOfFile(cv.format, cv.bytes());
    const steps = new Set<string>();
    const read = readCv(items, (step) => {
      if (only?.includes(step) !== false) steps.add(step);
      return false;
    });
    whole.push(resultOf(gradeRead(cv, read)));
    const text = JSON.stringify(read);
    for (const step of steps) {
      if (!without.has(step)) without.set(step, new Map());
      const other = readWithout(items, step);
      if (JSON.stringify(other) !== text) without.get(step)?.set(cv.id, resultOf(gradeRead(cv, other)));
    }
  }
  console.log('\n| step | CVs changed | all | clean | hard | words kept, % | helps | harms |\n|---|---|---|---|---|---|---|---|');
  const rows = [...without].map(([step, changed]) => ({ step, changed: changed.size, ...worthOf(whole, changed) }));
  for (const row of rows.sort((a, b) => b.all - a.all))
    console.log(
      `| ${row.step} | ${row.changed} | ${[row.all, row.clean, row.hard].map((worth) => worth.toFixed(2)).join(' | ')} | ${row.words.toFixed(2)} | ${row.helps} | ${row.harms} |`,
    );
}

function readWithout(items: Parameters<typeof readCv>[0], step: string): ReadCv {
  try {
    return readCv(items, (one) => one === step);
  } catch {
    // What runs after the step needs it.
    return ReadCv.parse({ basics: {} });
  }
}

/** What the results lose where some are replaced by those without a step, in points of HEADLINE and per cent of words. */
function worthOf(whole: Result[], changed: ReadonlyMap<string, Result>) {
  const worth = (of: (result: Result) => boolean) => {
    const part = whole.filter(of);
    return headlineOf(part) - headlineOf(part.map((result) => changed.get(result.cv.id) ?? result));
  };
  const wordsKeptOf = (results: Result[]) =>
    (100 * results.reduce((sum, { words }) => sum + words.right, 0)) / results.reduce((sum, { words }) => sum + words.of, 0);
  const batches = [...new Set(whole.filter(({ cv }) => changed.has(cv.id)).map(batchOf))].map((batch) =>
    worth((result) => batchOf(result) === batch),
  );
  return {
    all: worth(() => true),
    clean: worth(isClean),
    hard: worth((result) => !isClean(result)),
    words: wordsKeptOf(whole) - wordsKeptOf(whole.map((result) => changed.get(result.cv.id) ?? result)),
    helps: batches.filter((points) => points >= MATTERS).length,
    harms: batches.filter((points) => points <= -MATTERS).length,
  };
}
