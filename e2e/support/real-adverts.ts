import { createReadStream, existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { importJobs } from '#features/jobs/import/index.ts';
import type { Database } from '#kit/server/db.ts';

/** Adverts of the British health service as they were published; not part of the project. */
const FILE = fileURLToPath(new URL('../../../shared/data/jobs/nhs_jobs_uk_2020.csv', import.meta.url));
/** The day on which the file was drawn: its dates are moved so that it looks as it did then. */
const DRAWN_ON = '2020-10-29';
/** Adverts that are imported: enough to search among. */
const COUNT = 600;

export const hasRealAdverts = existsSync(FILE);

/** Imports the first of the real adverts, where their file is there. */
export async function importRealAdverts(db: Database): Promise<void> {
  if (!hasRealAdverts) return;
  await importJobs({ db, tenant: 'muster', source: 'nhs', bytes: firstRows(FILE, COUNT + 1), asOf: DRAWN_ON });
}

/** The bytes of the first rows of a CSV file. A line break within quotes ends no row. */
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
