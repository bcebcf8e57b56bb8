import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { access, rename, rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { BackupError, writeBackup } from '#db/backup.ts';
import { CannotStart } from '#kit/server/cannot-start.ts';
import { openInstallation } from './open-installation.ts';

const USAGE = `Usage: npm run backup -- [FILE]

Writes a consistent snapshot of the whole database to FILE, muster-DATE.backup by default. Muster can keep running. The file contains personal
data: store it as safely as the database. Store APP_SECRET (or the file "secret" of the data folder) too, in another place.`;

async function run(): Promise<number> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { help: { type: 'boolean', short: 'h' } } });
  const [file = `muster-${new Date().toISOString().slice(0, 16).replace(/[T:]/g, '-')}.backup`] = positionals;
  if (values.help || positionals.length > 1) {
    console.log(USAGE);
    return values.help ? 0 : 1;
  }
  if (await exists(file)) throw new CannotStart(`${file} already exists: choose another file name.`);
  const partial = `${file}.partial`;
  const installation = await openInstallation({ as_it_is: true });
  try {
    if (installation.secret === null) throw new CannotStart('APP_SECRET is missing: set it to the secret of the server.');
    const out = createWriteStream(partial, { mode: 0o600 });
    await once(out, 'open').catch((error) => {
      throw new CannotStart(
        `${file} cannot be written: ${error.code === 'ENOENT' ? 'its folder does not exist' : error.message}.`,
      );
    });
    const rows = await writeBackup({ ...installation, secret: installation.secret }, out);
    await rename(partial, file);
    console.log(`${rows.toLocaleString('en-GB')} rows written to ${file}.`);
    return 0;
  } finally {
    await rm(partial, { force: true });
    await installation.close();
  }
}

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

try {
  process.exitCode = await run();
} catch (error) {
  console.error(error instanceof CannotStart || error instanceof BackupError ? error.message : error);
  process.exitCode = 1;
}
