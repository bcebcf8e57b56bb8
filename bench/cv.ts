import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { printAblation } from './cv/ablate.ts';
import { type Batch, batchNames, type CorpusCv, readBatch } from './cv/corpus.ts';
import { type Grade, gradeCv } from './cv/grade.ts';
import { gradeOpenFiles } from './cv/open-files.ts';
import { countsOf, HEADER, rowOf } from './cv/table.ts';
import { printTimesOfApi, type TimedFile, timedFileOf } from './cv/times.ts';
import { type Checked, printUnsure } from './cv/unsure.ts';

/* Parses the CVs of bench/cv/corpus and scores the results, then measures parsing through the API. Options: bench/cv/README.md. */

/** The number of PDFs that are sent through the API. */
const TIMED = 12;

const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    outputs: { type: 'string' },
    grades: { type: 'string' },
    files: { type: 'string' },
    ablate: { type: 'string' },
    every: { type: 'string', default: '1' },
  },
});

if (options.ablate) {
  const cvs = batchNames().flatMap((name) => readBatch(name).cvs.filter(({ id }) => id.startsWith(options.only ?? '')));
  const steps = options.ablate === 'all' ? null : options.ablate.split(',');
  await printAblation(
    cvs.filter((_, index) => index % Number(options.every) === 0),
    steps,
  );
  process.exit();
}

const openFiles = options.files ? await gradeOpenFiles(options.files) : [];
const all: Grade[] = [];
const checked: Checked[] = [];
for (const name of batchNames()) {
  const batch = readBatch(name);
  const cvs = batch.cvs.filter(({ id }) => id.startsWith(options.only ?? ''));
  if (cvs.length === 0) continue;
  const grades = await gradeAll(cvs);
  all.push(...grades);
  printBatch(batch, grades);
}
if (all.length === 0) {
  console.error(`No CV of bench/cv/corpus has a name that begins with "${options.only}". Example: --only 08/03`);
  process.exit(1);
}
const [only] = all;
if (all.length === 1 && only) console.log(JSON.stringify({ truth: only.cv.truth, read: only.read }, null, 1));
else {
  console.log(`\nAll CVs\n${HEADER}`);
  printParts(all);
  printUnsure(checked);
}
if (options.grades) writeFileSync(options.grades, all.map((grade) => `${countsOf(grade)}\n`).join(''));
if (!options.only) await printTimesOfApi(openFiles.length > 0 ? openFiles : await timedFiles());

async function gradeAll(cvs: CorpusCv[]): Promise<Grade[]> {
  const grades: Grade[] = [];
  for (const cv of cvs) {
    const grade = await gradeCv(cv);
    grades.push(grade);
    checked.push(...grade.checked);
    if (options.outputs) writeOutput(path.join(options.outputs, `${cv.id}.json`), grade);
  }
  return grades;
}

/** The parsed CV, one value a line, so that two versions of the parser can be compared with `diff -r`. */
function writeOutput(file: string, { read }: Grade): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(read, null, 1)}\n`);
}

/** Prints a row for each kind, without the held-out CVs, and one for each part. */
function printBatch({ name, title }: Batch, grades: Grade[]): void {
  console.log(`\nBatch ${name}: ${title}\n${HEADER}`);
  const shown = grades.filter(({ cv }) => cv.part !== 'held out' || grades.length === 1);
  const kinds = new Set(shown.map(({ cv }) => cv.kind));
  for (const kind of kinds)
    print(
      kind,
      shown.filter(({ cv }) => cv.kind === kind),
    );
  printParts(grades);
}

function printParts(grades: Grade[]): void {
  const isClean = ({ cv }: Grade) => cv.kind.startsWith('clean');
  for (const part of ['visible', 'opened', 'held out']) {
    const own = grades.filter(({ cv }) => cv.part === part);
    print(`clean, ${part}`, own.filter(isClean));
    print(
      `hard, ${part}`,
      own.filter((grade) => !isClean(grade)),
    );
  }
}

function print(label: string, grades: Grade[]): void {
  if (grades.length > 0) console.log(rowOf(label, grades));
}

/** The first visible PDFs of the batches, one of each. */
async function timedFiles(): Promise<TimedFile[]> {
  const files: TimedFile[] = [];
  for (const name of batchNames()) {
    const cv = readBatch(name).cvs.find(({ part, format }) => part === 'visible' && format === 'pdf');
    if (cv && files.length < TIMED) files.push(await timedFileOf(cv));
  }
  return files;
}
