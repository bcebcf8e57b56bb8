import { parseArgs } from 'node:util';
import { importOnet, readOnetFiles } from '#db/import-onet.ts';
import { openInstallation } from './open-installation.ts';

const USAGE = `Usage: npm run import:onet -- DIR

Replaces the occupations that Muster ships by those of the official O*NET database. DIR contains its tab-separated text files, e.g.
"Occupation Data.txt", "Alternate Titles.txt", "Task Statements.txt" (https://www.onetcenter.org/database.html).`;

async function run(): Promise<number> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { help: { type: 'boolean', short: 'h' } } });
  const [folder] = positionals;
  if (values.help || folder === undefined || positionals.length > 1) {
    console.log(USAGE);
    return values.help ? 0 : 1;
  }
  const files = await readOnetFiles(folder);
  const installation = await openInstallation();
  try {
    const counts = await importOnet({ ownerUrl: installation.ownerUrl, files });
    for (const [name, count] of Object.entries(counts)) console.log(`${count} ${name.replaceAll('_', ' ')}`);
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
