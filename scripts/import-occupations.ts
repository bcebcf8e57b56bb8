import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { importOccupations, readOccupations } from '#db/import-occupations.ts';
import { CannotStart } from '#kit/server/cannot-start.ts';
import { openInstallation } from './open-installation.ts';

const USAGE = `Usage: npm run import:occupations -- FILE

Adds the US occupation codes of a complete list to those that all tenants share. FILE is text separated by tabs, with the heading
service, code, title, code_type, source. Running it again changes only what has changed in the file.`;

async function run(): Promise<number> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { help: { type: 'boolean', short: 'h' } } });
  const [file] = positionals;
  if (values.help || file === undefined || positionals.length > 1) {
    console.log(USAGE);
    return values.help ? 0 : 1;
  }
  const text = await readFile(file, 'utf8').catch(() => {
    throw new CannotStart(`${file} cannot be read.`);
  });
  const list = readOccupations(text);
  const installation = await openInstallation();
  try {
    const { rows, made, changed, unchanged, refused } = await importOccupations({ ownerUrl: installation.ownerUrl, list });
    for (const { line, reason } of refused) console.log(`Line ${line}: ${reason}`);
    console.log(`${rows} rows: ${made} new, ${changed} changed, ${unchanged} unchanged, ${refused.length} refused.`);
    return rows > refused.length ? 0 : 1;
  } finally {
    await installation.close();
  }
}

try {
  process.exitCode = await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
