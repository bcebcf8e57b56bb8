import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { importServices, UnusableFile } from '#features/services/server/index.ts';
import { connect } from '#kit/server/database/db.ts';
import { openInstallation } from '../open-installation.ts';
import { onlyArgument, requireFile, runCommand } from '../run-command.ts';

async function run(words: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: {
      tenant: { type: 'string', default: 'muster' },
      source: { type: 'string' },
      licence: { type: 'string', default: '' },
      'hide-missing': { type: 'boolean', default: false },
      publish: { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
    },
  });
  const file = onlyArgument(positionals, 'file to import');
  requireFile(file);
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
      publish: values.publish,
    });
    for (const { row, name, reasons } of summary.refused)
      console.log(`Row ${row}${name ? ` (${name})` : ''}: ${reasons.join('; ')}`);
    for (const { row, name, notes } of summary.incomplete)
      console.log(`Row ${row}${name ? ` (${name})` : ''}, left out: ${notes.join('; ')}`);
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

await runCommand('import -- services', run, [UnusableFile]);
