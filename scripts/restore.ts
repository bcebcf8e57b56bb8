import { access, constants } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { BackupError, restoreBackup } from '#db/backup/index.ts';
import { CannotStart } from '#kit/server/cannot-start.ts';
import { openInstallation } from './open-installation.ts';

const USAGE = `Usage: npm run restore -- FILE [--base FULL]

Restores a backup into an empty installation and updates its schema to this version. Set DATA_DIR to a new folder that contains the file "secret"
of the old one, or set DATABASE_URL to a new database and APP_SECRET to the old secret. Existing data is never overwritten. A backup made with --base
also needs that full backup, beside it or named with --base.`;

async function run(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean', short: 'h' }, base: { type: 'string' } },
  });
  const [file] = positionals;
  if (values.help || file === undefined || positionals.length > 1) {
    console.log(USAGE);
    return values.help ? 0 : 1;
  }
  await access(file, constants.R_OK).catch(() => {
    throw new CannotStart(`${file} cannot be read.`);
  });
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

try {
  process.exitCode = await run();
} catch (error) {
  console.error(error instanceof CannotStart || error instanceof BackupError ? error.message : error);
  process.exitCode = 1;
}
