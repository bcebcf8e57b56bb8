import { parseArgs } from 'node:util';
import { importOnet, readOnetFiles } from '#db/import-onet.ts';
import { openInstallation } from '../open-installation.ts';
import { onlyArgument, runCommand } from '../run-command.ts';

async function run(words: string[]): Promise<number> {
  const { positionals } = parseArgs({ args: words, allowPositionals: true, options: {} });
  const files = await readOnetFiles(onlyArgument(positionals, 'folder to import'));
  const installation = await openInstallation();
  try {
    const counts = await importOnet({ ownerUrl: installation.ownerUrl, files });
    for (const [name, count] of Object.entries(counts)) console.log(`${count} ${name.replaceAll('_', ' ')}`);
    return 0;
  } finally {
    await installation.close();
  }
}

await runCommand('import -- onet', run);
