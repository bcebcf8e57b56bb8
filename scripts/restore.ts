import { createReadStream } from 'node:fs';
import { access, constants } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { BackupError, restoreBackup } from '#db/backup.ts';
import { CannotStart } from '#kit/server/cannot-start.ts';
import { openInstallation } from './open-installation.ts';

const USAGE = `Usage: npm run restore -- FILE

Fills an empty installation with what a backup holds and brings it to the present version. Set DATA_DIR to a new folder with the file "secret"
of the old one in it, or DATABASE_URL to a new database and APP_SECRET to the old secret. Nothing is ever written over.`;

async function run(): Promise<number> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { help: { type: 'boolean', short: 'h' } } });
  const [file] = positionals;
  if (values.help || file === undefined || positionals.length > 1) {
    console.log(USAGE);
    return values.help ? 0 : 1;
  }
  await access(file, constants.R_OK).catch(() => {
    throw new CannotStart(`${file} cannot be read.`);
  });
  const installation = await openInstallation({ as_it_is: true });
  try {
    if (installation.secret === null) throw new CannotStart('APP_SECRET is missing: set it to what the backup was made with.');
    const rows = await restoreBackup({ ...installation, secret: installation.secret }, createReadStream(file));
    console.log(`${rows.toLocaleString('en-GB')} rows are back. Start Muster as usual.`);
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
