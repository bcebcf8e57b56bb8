import { access } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { BackupError, openBackup, writeBackup } from '#db/backup/index.ts';
import { CannotStart } from '#kit/server/process/cannot-start.ts';
import { openInstallation } from './open-installation.ts';
import { onlyArgument, requireFile, runCommand, WrongUse } from './run-command.ts';

async function run(words: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: { check: { type: 'boolean' }, base: { type: 'string' } },
  });
  const [file = `muster-${new Date().toISOString().slice(0, 16).replace(/[T:]/g, '-')}.backup`] = positionals;
  if (positionals.length > 1) throw new WrongUse('Name one file to write.');
  if (values.check) {
    requireFile(onlyArgument(positionals, 'file to check'));
    const backup = await openBackup(file, { base: values.base });
    await backup.close();
    console.log(`${file} of ${backup.head.made_at} is whole: ${summaryOf(backup)}.`);
    return 0;
  }
  if (await exists(file)) throw new CannotStart(`${file} already exists: choose another file name.`);
  if (values.base !== undefined) requireFile(values.base);
  const installation = await openInstallation({ schema: 'as_it_is' });
  try {
    if (installation.secret === null) throw new CannotStart('APP_SECRET is missing: set it to the secret of the server.');
    const written = await writeBackup({ ...installation, secret: installation.secret }, file, { base: values.base });
    console.log(`${summaryOf(written)} written to ${file} and checked.`);
    if (!written.is_snapshot)
      console.log(
        'The database is distributed, so this is not a snapshot: what was written meanwhile may be incomplete in it. Back up while no server is running.',
      );
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

await runCommand('backup', run, [BackupError]);
