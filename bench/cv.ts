import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { contentOfPdf } from '#features/resumes/reading/pdf-items.ts';
import { readCv } from '#features/resumes/reading/read-cv.ts';
import { type Case, corpus, opened } from './corpus/corpus.ts';
import { eighteenthBatch } from './corpus/eighteenth-batch.ts';
import { eighthBatch } from './corpus/eighth-batch.ts';
import { eleventhBatch } from './corpus/eleventh-batch.ts';
import { fifteenthBatch } from './corpus/fifteenth-batch.ts';
import { fifthBatch } from './corpus/fifth-batch.ts';
import { filesOf } from './corpus/files.ts';
import { fourteenthBatch } from './corpus/fourteenth-batch.ts';
import { fourthBatch } from './corpus/fourth-batch.ts';
import type { Scorer } from './corpus/grade.ts';
import { nineteenthBatch } from './corpus/nineteenth-batch.ts';
import { ninthBatch } from './corpus/ninth-batch.ts';
import { postingsBatch } from './corpus/postings-batch.ts';
import { type Graded, gradeCorpus, HEAD_ROW, rowOf } from './corpus/read.ts';
import { secondBatch } from './corpus/second-batch.ts';
import { serviceBatch } from './corpus/service-batch.ts';
import { seventeenthBatch } from './corpus/seventeenth-batch.ts';
import { seventhBatch } from './corpus/seventh-batch.ts';
import { sixteenthBatch } from './corpus/sixteenth-batch.ts';
import { sixthBatch } from './corpus/sixth-batch.ts';
import { tenthBatch } from './corpus/tenth-batch.ts';
import { thirdBatch } from './corpus/third-batch.ts';
import { thirteenthBatch } from './corpus/thirteenth-batch.ts';
import { twelfthBatch } from './corpus/twelfth-batch.ts';
import { twentiethBatch } from './corpus/twentieth-batch.ts';
import { twentyfifthBatch } from './corpus/twentyfifth-batch.ts';
import { twentyfirstBatch } from './corpus/twentyfirst-batch.ts';
import { twentyfourthBatch } from './corpus/twentyfourth-batch.ts';
import { twentysecondBatch } from './corpus/twentysecond-batch.ts';
import { twentysixthBatch } from './corpus/twentysixth-batch.ts';
import { twentythirdBatch } from './corpus/twentythird-batch.ts';
import { withDemonstrationServer } from './demonstration-server.ts';
import { median } from './measures.ts';

/** Parses CVs with known content and scores the result next to the figures of other parsers. Then measures the same files through the API. */

const DATA = path.resolve(import.meta.dirname, '../../shared/data/cv');
const RUNS = 3;
const PEERS = [
  '| OpenResume | 55.3 | 83.3 | 50.0 | 75.0 | 83.3 | 18.3 | 45.2 | 47.2 | 40.0 | 0 | 44.7 | 66.7 | 237 |',
  '| the same, icon glyphs stripped | 60.5 | 83.3 | 91.7 | 75.0 | 83.3 | 18.3 | 45.2 | 47.2 | 40.0 | 0 | 44.7 | 66.7 | 237 |',
  '| Reactive Resume 5.4, its local parser | 54.6 | 58.3 | 100 | 100 | 25.0 | 0 | 38.9 | 58.3 | 56.3 | 66.7 | 38.1 | 94.9 | 105 |',
];

if (!existsSync(path.join(DATA, 'score.mjs'))) {
  console.log(`No CVs to read: ${path.relative(process.cwd(), DATA)} is not there.`);
  process.exit(0);
}

const out = mkdtempSync(path.join(tmpdir(), 'muster-cv-'));
const timings: Record<string, number> = {};
const files = readdirSync(path.join(DATA, 'files')).filter((name) => name.endsWith('.pdf'));
for (const file of files) {
  const bytes = readFileSync(path.join(DATA, 'files', file));
  const name = file.slice(0, -4);
  const times: number[] = [];
  // The first run warms up; the median of the others counts.
  for (let run = 0; run <= RUNS; run++) {
    const begin = performance.now();
    const cv = readCv((await contentOfPdf(new Uint8Array(bytes))).items);
    times.push(performance.now() - begin);
    writeFileSync(path.join(out, `${name}.json`), JSON.stringify(cv, null, 1));
  }
  timings[name] = times.slice(1).sort((a, b) => a - b)[Math.floor(RUNS / 2)] ?? 0;
}
writeFileSync(path.join(out, '_timings.json'), JSON.stringify(timings));

const scored = path.join(out, '_score.json');
const said = execFileSync(process.execPath, [path.join(DATA, 'score.mjs'), path.join(DATA, 'truth'), out, '--json', scored], {
  encoding: 'utf8',
});
console.log(said);
const { overall } = JSON.parse(readFileSync(scored, 'utf8'));
const macro = (field: string) => (100 * overall.fields[field].macro.f).toFixed(1);
const rate = (name: string) => (100 * overall.rates[name].macro).toFixed(1);
const row = [
  (100 * overall.headline).toFixed(1),
  ...['name', 'email', 'phone', 'location', 'work', 'workDates', 'education', 'skills', 'languages'].map(macro),
  rate('bullets'),
  rate('textKept'),
  overall.ms.toFixed(0),
];
console.log(
  `| parser | HEADLINE | name | email | phone | location | work | dates | education | skills | languages | bullets | kept | ms |`,
);
for (const line of [...PEERS, `| Muster | ${row.join(' | ')} |`]) console.log(line);
const scorer: Scorer = await import(path.join(DATA, 'score.mjs'));
const BATCHES: readonly (readonly [title: string, cases: Case[]])[] = [
  ['Invented CVs, layouts put together from parts', corpus()],
  ['Invented CVs of the second batch, layouts written one by one', opened(secondBatch())],
  ['Invented CVs of the third batch, ordinary trades and civilians after service', opened(thirdBatch())],
  ['Invented CVs of the fourth batch, ordinary careers of nine countries', opened(fourthBatch())],
  ['Invented CVs of the fifth batch, well-known templates and careers with turns', opened(fifthBatch())],
  ['Invented CVs of the service batch, British and American forces in five formats', opened(serviceBatch())],
  ['Invented CVs of the postings batch, more service and federal CVs', opened(postingsBatch())],
  ['Invented CVs of the sixth batch, as ordinary people make them', opened(sixthBatch())],
  ['Invented CVs of the seventh batch, layouts that no other batch has', opened(seventhBatch())],
  ['Invented CVs of the eighth batch, by an author who knew no rule', opened(eighthBatch())],
  ['Invented CVs of the ninth batch, careers with departments, breaks and promotions', opened(ninthBatch())],
  ['Invented CVs of the tenth batch, trades and habits that no other batch has', opened(tenthBatch())],
  ['Invented CVs of the eleventh batch, clean and hard ones by an author who knew no rule', opened(eleventhBatch())],
  ['Invented CVs of the twelfth batch, half of them with service, by an author who knew no rule', opened(twelfthBatch())],
  [
    'Invented CVs of the thirteenth batch, eight tidy ones and half of them with service, by an author who knew no rule',
    thirteenthBatch(),
  ],
  [
    'Invented CVs of the fourteenth batch, eight tidy ones and half of them with service, by an author who knew no rule',
    fourteenthBatch(),
  ],
  ['Invented CVs of the fifteenth batch, forms, profiles and tables by two authors who knew no rule', fifteenthBatch()],
  ['Invented CVs of the sixteenth batch, as job centres, friends and résumé builders make them', sixteenthBatch()],
  ['Invented CVs of the seventeenth batch, as recruiters of a charity and of an employer receive them', seventeenthBatch()],
  ['Invented CVs of the eighteenth batch, of people leaving the forces and of civilian trades', eighteenthBatch()],
  ['Invented CVs of the nineteenth batch, typed without design and set with builders and classes', nineteenthBatch()],
  ['Invented CVs of the twentieth batch, from America, Britain and the rest of the world', twentiethBatch()],
  ['Invented CVs of the twenty-first batch, of American and British leavers and civilians', twentyfirstBatch()],
  ['Invented CVs of the twenty-second batch, in known templates and as sites and forms print them', twentysecondBatch()],
  ['Invented CVs of the twenty-third batch, as ordinary employers receive them', twentythirdBatch()],
  ['Invented CVs of the twenty-fourth batch, in templates and as sites and forms print them', twentyfourthBatch()],
  ['Invented CVs of the twenty-fifth batch, hard ones of the same kinds, none held out', twentyfifthBatch()],
  ['Invented CVs of the twenty-sixth batch, more of them, none held out', twentysixthBatch()],
];
const all: Graded[] = [];
for (const [title, cases] of BATCHES) all.push(...(await gradeInvented(title, cases)));
if (all.length > 0) {
  console.log(`\nAll invented CVs\n${HEAD_ROW}`);
  printParts(all);
}

/** Prints the figures of each kind and of the part that nobody looks at while changing rules. */
async function gradeInvented(title: string, cases: Case[]): Promise<Graded[]> {
  const made = await filesOf(cases);
  if (!made) {
    console.log(`No browser is installed: ${title.toLowerCase()} were left out.`);
    return [];
  }
  const graded = await gradeCorpus(made, scorer);
  console.log(`\n${title}, macro F1 × 100; a part is held out and was not looked at while rules changed\n${HEAD_ROW}`);
  const seen = graded.filter(({ of }) => !of.held);
  for (const kind of new Set(cases.map((one) => one.kind)))
    print(
      kind,
      seen.filter(({ of }) => of.kind === kind),
    );
  printParts(graded);
  return graded;
}

function print(label: string, part: Graded[]): void {
  if (part.length > 0) console.log(rowOf(label, part, scorer));
}

/** Clean and hard CVs, visible, opened after they had been held out, and held out. */
function printParts(graded: Graded[]): void {
  const isClean = ({ of }: Graded) => of.kind.startsWith('clean');
  const partOf = ({ held, opened: wasHeld }: Case) => (held ? 'held out' : wasHeld ? 'opened' : 'visible');
  for (const name of ['visible', 'opened', 'held out'] as const) {
    const part = graded.filter(({ of }) => partOf(of) === name);
    print(`clean, ${name}`, part.filter(isClean));
    print(
      `hard, ${name}`,
      part.filter((one) => !isClean(one)),
    );
  }
}

await withDemonstrationServer(async (server) => {
  const token = await server.signIn();
  const through: number[] = [];
  const first: number[] = [];
  for (const file of files) {
    const bytes = Uint8Array.from(readFileSync(path.join(DATA, 'files', file)));
    const times: number[] = [];
    for (let run = 0; run <= RUNS; run++) {
      await server.clearLimits();
      const body = new FormData();
      body.append('file', new File([bytes], file));
      const begin = performance.now();
      const response = await fetch(`${server.address}/api/resumes/parse`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
        body,
      });
      await response.arrayBuffer();
      if (response.status !== 200) throw new Error(`${file} gave ${response.status}`);
      times.push(performance.now() - begin);
    }
    first.push(times[0] ?? 0);
    through.push(median(times.slice(1)));
  }
  const alone = median(Object.values(timings));
  console.log(
    `\nA file by the reader itself ${alone.toFixed(0)} ms, through the API ${median(through).toFixed(0)} ms (${(median(through) / alone).toFixed(1)} times), medians; the very first, which starts the process, ${first[0]?.toFixed(0)} ms (aim ≤ 150 ms)`,
  );
});

console.log(
  `\n${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.version}; the median of ${RUNS} warm runs of each file`,
);
if (process.argv.includes('--keep')) console.log(`Read CVs: ${out}`);
else rmSync(out, { recursive: true });
