import { parseArgs } from 'node:util';
import { migrate, sayWhatTheRoleLacks } from '#db/migrate.ts';
import { loadLookups } from '#db/seed/lookups.ts';
import { openInstallation } from './open-installation.ts';
import { runCommand } from './run-command.ts';

async function run(words: string[]): Promise<number> {
  parseArgs({ args: words, options: {} });
  const installation = await openInstallation({ schema: 'as_it_is' });
  try {
    const applied = await migrate({ ...installation, log: (line) => console.log(line) }).catch(sayWhatTheRoleLacks);
    await loadLookups(installation);
    for (const name of applied) console.log(name);
    console.log(applied.length === 0 ? 'The schema was up to date.' : `Migrations applied: ${applied.length}.`);
    return 0;
  } finally {
    await installation.close();
  }
}

await runCommand('migrate', run);
