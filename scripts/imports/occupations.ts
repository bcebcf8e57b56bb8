import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { importOccupations, readOccupations } from '#db/import-occupations.ts';
import { openInstallation } from '../open-installation.ts';
import { onlyArgument, requireFile, runCommand } from '../run-command.ts';

async function run(words: string[]): Promise<number> {
  const { positionals } = parseArgs({ args: words, allowPositionals: true, options: {} });
  const file = onlyArgument(positionals, 'file to import');
  requireFile(file);
  const text = await readFile(file, 'utf8');
  const list = readOccupations(text);
  const installation = await openInstallation();
  try {
    const { rows, created, changed, unchanged, refused } = await importOccupations({ ownerUrl: installation.ownerUrl, list });
    for (const { line, reason } of refused) console.log(`Line ${line}: ${reason}`);
    console.log(`${rows} rows: ${created} new, ${changed} changed, ${unchanged} unchanged, ${refused.length} refused.`);
    return rows > refused.length ? 0 : 1;
  } finally {
    await installation.close();
  }
}

await runCommand('import -- occupations', run);
