import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { importServices, UnusableFile } from '#features/services/server/index.ts';
import { CannotStart } from '#kit/server/cannot-start.ts';
import { connect } from '#kit/server/db.ts';
import { openInstallation } from './open-installation.ts';

const USAGE = `Usage: npm run import:services -- FILE [options]

Reads service providers from Open Referral JSON (HSDS 3, UK 3 or UK 1; a page, a list, or one service a line) or from CSV with a heading.
Running it again changes only what has changed in the file.

  --tenant SLUG     tenant to import into (muster)
  --source NAME     where the data comes from (the name of the file)
  --licence TEXT    its licence, shown with each provider
  --hide-missing    hide providers of this source that the file no longer has
  --dry-run         say what would be done and write nothing`;

async function run(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      tenant: { type: 'string', default: 'muster' },
      source: { type: 'string' },
      licence: { type: 'string', default: '' },
      'hide-missing': { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const [file] = positionals;
  if (values.help || file === undefined || positionals.length > 1) {
    console.log(USAGE);
    return values.help ? 0 : 2;
  }
  const bytes = readFileSync(file);
  const installation = await openInstallation();
  const db = connect({ appUrl: installation.appUrl, max: 3 });
  try {
    const summary = await importServices(db, {
      tenant: values.tenant,
      filename: basename(file),
      bytes,
      dry_run: values['dry-run'],
      source: values.source ?? basename(file),
      licence: values.licence,
      hide_missing: values['hide-missing'],
    });
    for (const { row, name, reasons } of summary.refused)
      console.log(`Row ${row}${name ? ` (${name})` : ''}: ${reasons.join('; ')}`);
    const { read, added, changed, unchanged, hidden, left_out, refused_total } = summary;
    console.log(
      `${values['dry-run'] ? 'Would be: ' : ''}${read} read, ${added} added, ${changed} changed, ${unchanged} unchanged, ${hidden} hidden, ${left_out} left out, ${refused_total} refused.`,
    );
    return read > refused_total ? 0 : 1;
  } finally {
    await db.close();
    await installation.close();
  }
}

try {
  process.exitCode = await run();
} catch (error) {
  const isPlain = error instanceof UnusableFile || error instanceof CannotStart || (error instanceof Error && 'code' in error);
  if (!isPlain) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
