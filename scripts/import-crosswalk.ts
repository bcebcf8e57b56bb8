import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { importCrosswalk, readCrosswalk } from '#db/import-crosswalk.ts';
import { CannotStart } from '#kit/server/cannot-start.ts';
import { openInstallation } from './open-installation.ts';

const USAGE = `Usage: npm run import:crosswalk -- FILE

Replaces the official crosswalk from US military codes to O*NET occupations. FILE is UTF-8 text separated by tabs or commas, with a heading
that names the service, the code, its title and the O*NET-SOC code (service, code, title, onet_soc).`;

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
  const { entries, refused } = await readCrosswalk(text);
  for (const { line, reason } of refused.slice(0, 50)) console.log(`Line ${line}: ${reason}`);
  if (entries.length === 0) {
    console.log('Nothing was imported.');
    return 1;
  }
  const installation = await openInstallation();
  try {
    await importCrosswalk({ ownerUrl: installation.ownerUrl, entries });
    console.log(`${entries.length} entries imported, ${refused.length} lines refused.`);
    return 0;
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
