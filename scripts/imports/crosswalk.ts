import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { importCrosswalk, readCrosswalk } from '#db/import-crosswalk.ts';
import { openInstallation } from '../open-installation.ts';
import { onlyArgument, requireFile, runCommand } from '../run-command.ts';

async function run(words: string[]): Promise<number> {
  const { positionals } = parseArgs({ args: words, allowPositionals: true, options: {} });
  const file = onlyArgument(positionals, 'file to import');
  requireFile(file);
  const text = await readFile(file, 'utf8');
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

await runCommand('import -- crosswalk', run);
