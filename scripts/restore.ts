import { parseArgs } from 'node:util';
import { BackupError, restoreBackup } from '#db/backup/index.ts';
import { CannotStart } from '#kit/server/process/cannot-start.ts';
import { openInstallation } from './open-installation.ts';
import { onlyArgument, requireFile, runCommand } from './run-command.ts';

async function run(words: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: { base: { type: 'string' } },
  });
  const file = onlyArgument(positionals, 'backup to restore');
  requireFile(file);
  const installation = await openInstallation({ schema: 'new' });
  try {
    if (installation.secret === null)
      throw new CannotStart('APP_SECRET is missing: set it to the secret of the installation that was backed up.');
    const rows = await restoreBackup({ ...installation, secret: installation.secret }, file, { base: values.base });
    console.log(`${rows.toLocaleString('en-GB')} rows restored. Start Muster as usual.`);
    return 0;
  } finally {
    await installation.close();
  }
}

await runCommand('restore', run, [BackupError]);
