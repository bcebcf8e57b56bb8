import { createReadStream, existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { importJobs } from '#features/jobs/import/index.ts';
import type { Database } from '#kit/server/db.ts';

/** Published adverts of the British health service. Not part of the project. */
const FILE = fileURLToPath(new URL('../../../shared/data/jobs/nhs_jobs_uk_2020.csv', import.meta.url));
/** The day of the file. Its dates are moved so that this day becomes today. */
const DRAWN_ON = '2020-10-29';
/** Number of adverts to import. */
const COUNT = 600;

export const hasRealAdverts = existsSync(FILE);

/** Imports the first real adverts, if their file exists. */
export async function importRealAdverts(db: Database): Promise<void> {
  if (!hasRealAdverts) return;
  await importJobs({ db, tenant: 'muster', source: 'nhs', bytes: firstRows(FILE, COUNT + 1), asOf: DRAWN_ON });
}

/** The bytes of the first rows of a CSV file. A line break within quotes does not end a row. */
async function* firstRows(file: string, rows: number): AsyncIterable<Buffer> {
  const [quote, lineBreak] = ['"', '\n'].map((character) => character.charCodeAt(0));
  let quoted = false;
  let left = rows;
  for await (const chunk of createReadStream(file)) {
    const bytes = Buffer.from(chunk);
    for (let index = 0; index < bytes.length; index++) {
      if (bytes[index] === quote) quoted = !quoted;
      else if (bytes[index] === lineBreak && !quoted && --left === 0) {
        yield bytes.subarray(0, index + 1);
        return;
      }
    }
    yield bytes;
  }
}
