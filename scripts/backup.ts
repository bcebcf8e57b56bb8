import { access } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { BackupError, openBackup, writeBackup } from '#db/backup/index.ts';
import { CannotStart } from '#kit/server/cannot-start.ts';
import { openInstallation } from './open-installation.ts';

const USAGE = `Usage: npm run backup -- [--base FULL] [FILE]
       npm run backup -- --check FILE [--base FULL]

Writes a consistent snapshot of the whole database to FILE, muster-DATE.backup by default, and reads it again to check it. Muster can keep running.
--base leaves out uploaded files that the full backup FULL contains: restoring then needs both. --check checks FILE, and its base, again.
The file contains personal data: store it as safely as the database. Store APP_SECRET (or the file "secret" of the data folder) too, in another
place.`;

async function run(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean', short: 'h' }, check: { type: 'boolean' }, base: { type: 'string' } },
  });
  const [file = `muster-${new Date().toISOString().slice(0, 16).replace(/[T:]/g, '-')}.backup`] = positionals;
  if (values.help || positionals.length > 1 || (values.check && positionals.length === 0)) {
    console.log(USAGE);
    return values.help ? 0 : 1;
  }
  if (values.check) {
    const backup = await openBackup(file, { base: values.base });
    await backup.close();
    console.log(`${file} of ${backup.head.made_at} is whole: ${summaryOf(backup)}.`);
    return 0;
  }
  if (await exists(file)) throw new CannotStart(`${file} already exists: choose another file name.`);
  const installation = await openInstallation({ schema: 'as_it_is' });
  try {
    if (installation.secret === null) throw new CannotStart('APP_SECRET is missing: set it to the secret of the server.');
    const written = await writeBackup({ ...installation, secret: installation.secret }, file, { base: values.base });
    console.log(`${summaryOf(written)} written to ${file} and checked.`);
    return 0;
  } finally {
    await installation.close();
  }
}

function summaryOf({ rows, contents }: Pick<Awaited<ReturnType<typeof openBackup>>, 'rows' | 'contents'>): string {
  const number = (count: number) => count.toLocaleString('en-GB');
  const inBase = contents.in_base > 0 ? `, and ${number(contents.in_base)} files in its base` : '';
  return `${number(rows)} rows and ${number(contents.here)} files${inBase}`;
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
