import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readFile } from './read.ts';
import { type Field, type Scored, scoreOne, summarise } from './score.ts';
import { percent } from './table.ts';
import { medianTime, type TimedFile } from './times.ts';

/** Other parsers on the twelve open CVs that docs/decisions/0130-measuring-cv-parsing.md names. */
const PEERS = [
  '| OpenResume | 55.3 | 83.3 | 50.0 | 75.0 | 83.3 | 18.3 | 45.2 | 47.2 | 40.0 | 0 | 44.7 | 66.7 | 237 |',
  '| OpenResume, icon glyphs stripped | 60.5 | 83.3 | 91.7 | 75.0 | 83.3 | 18.3 | 45.2 | 47.2 | 40.0 | 0 | 44.7 | 66.7 | 237 |',
  '| Reactive Resume 5.4, its local parser | 54.6 | 58.3 | 100 | 100 | 25.0 | 0 | 38.9 | 58.3 | 56.3 | 66.7 | 38.1 | 94.9 | 105 |',
];
const HEADER =
  '| parser | HEADLINE | name | email | phone | location | work | dates | education | skills | languages | bullets | kept | ms |';
const COLUMNS: Field[] = ['name', 'email', 'phone', 'location', 'work', 'workDates', 'education', 'skills', 'languages'];

/** Scores the PDFs of `files` in a folder against the JSON of the same name in `truth`, and prints each beside other parsers. */
export async function gradeOpenFiles(folder: string): Promise<TimedFile[]> {
  const names = readdirSync(path.join(folder, 'files'))
    .filter((name) => name.endsWith('.pdf'))
    .map((name) => path.basename(name, '.pdf'))
    .sort();
  const scored: Scored[] = [];
  const files: TimedFile[] = [];
  console.log(HEADER);
  for (const name of names) {
    const bytes = readFileSync(path.join(folder, 'files', `${name}.pdf`));
    const truth: unknown = JSON.parse(readFileSync(path.join(folder, 'truth', `${name}.json`), 'utf8'));
    const one = scoreOne(truth, await readFile('pdf', bytes));
    const ms = await medianTime(() => readFile('pdf', bytes));
    scored.push(one);
    files.push({ name: `${name}.pdf`, bytes, ms });
    console.log(rowOf(name, [one], ms));
  }
  for (const row of PEERS) console.log(row);
  console.log(rowOf('Muster', scored, files.reduce((sum, { ms }) => sum + ms, 0) / files.length));
  return files;
}

function rowOf(label: string, scored: Scored[], ms: number): string {
  const { headline, fields, rates } = summarise(scored);
  const shares = [headline, ...COLUMNS.map((field) => fields[field].macro?.f), rates.bullets.macro, rates.textKept.macro];
  return `| ${label} | ${shares.map(percent).join(' | ')} | ${ms.toFixed(0)} |`;
}
