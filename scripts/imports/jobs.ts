import { createReadStream } from 'node:fs';
import { basename, extname } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { readConfig, siteOfHost } from '#apps/api/config.ts';
import { importFile } from '#features/job-feeds/server/index.ts';
import {
  importJobs,
  type Noted,
  type Progress,
  type Refused,
  type Summary,
  UnreadableFile,
} from '#features/jobs/import/index.ts';
import { connect } from '#kit/server/database/db.ts';
import { openMailQueue } from '../mail-queue.ts';
import { openInstallation } from '../open-installation.ts';
import { onlyArgument, requireFile, runCommand, WrongUse } from '../run-command.ts';

async function run(words: string[]): Promise<number> {
  const options = readOptions(words);
  const { file, tenant, source, asOf, dryRun } = options;
  requireFile(file);
  const bytes = createReadStream(file, { highWaterMark: 256 * 1024 });
  const installation = await openInstallation();
  const db = connect({ appUrl: installation.appUrl, max: 4 });
  const began = performance.now();
  const line = progressLine();
  try {
    const mails = await openMailQueue(db);
    const config = readConfig();
    const sending = { background: mails.background, siteOf: (host: string) => siteOfHost(host, config), signer: null };
    const reports = {
      onProgress: (progress: Progress) => line.show(`${describe(progress, dryRun)}, ${rate(progress.rows, began)}`),
      onNoted: ({ row, external_id, note }: Noted) => line.say(`Row ${row} (${external_id}): ${note}`),
      onRefused: ({ row, external_id, reason }: Refused) =>
        line.say(`Row ${row}${external_id ? ` (${external_id})` : ''}: ${reason}`),
    };
    const { approveCompanies, decision } = options;
    const given = { db, tenant, source, asOf, bytes, sending, ...reports };
    const ended = await (dryRun
      ? importJobs({ ...given, dryRun }).then((summary) => ({ summary, closed: 0, to_decide: 0, message: null }))
      : importFile({ ...given, file_name: basename(file), approve_companies: approveCompanies, decision })
    ).finally(mails.close);
    const summary = ended.summary;
    if (summary === null) throw new UnreadableFile(ended.message ?? 'The file can’t be read.');
    line.end();
    if (summary.created + summary.changed > 0 && !dryRun) await refreshStatistics(installation.ownerUrl);
    conclude(summary, { ...options, began });
    concludeLeft(ended);
    return summary.created + summary.changed + summary.unchanged > 0 ? 0 : 1;
  } finally {
    line.end();
    await db.close();
    await installation.close();
  }
}

function readOptions(words: string[]) {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: {
      tenant: { type: 'string', default: 'muster' },
      source: { type: 'string' },
      'as-of': { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      'approve-companies': { type: 'boolean', default: false },
      close: { type: 'boolean', default: false },
      leave: { type: 'boolean', default: false },
    },
  });
  const file = onlyArgument(positionals, 'file to import');
  const asOf = values['as-of'] ?? null;
  if (asOf !== null && !(/^\d{4}-\d{2}-\d{2}$/.test(asOf) && !Number.isNaN(Date.parse(asOf))))
    throw new WrongUse(`--as-of must be a day like 2020-10-29, not "${asOf}".`);
  const source = values.source ?? basename(file, extname(file));
  if (source.length > 100) throw new WrongUse('Give a source of 100 characters or fewer with --source.');
  if (values.close && values.leave) throw new WrongUse('Give either --close or --leave.');
  return {
    file,
    tenant: values.tenant,
    source,
    asOf,
    dryRun: values['dry-run'],
    approveCompanies: values['approve-companies'],
    decision: values.close ? ('close' as const) : values.leave ? ('leave' as const) : null,
  };
}

/** Updates planner statistics after thousands of new rows, instead of waiting for autovacuum. */
async function refreshStatistics(ownerUrl: string): Promise<void> {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  await owner.query('analyze jobs, job_search, companies').finally(() => owner.end());
}

const count = (number: number) => number.toLocaleString('en-GB');

function describe(progress: Progress, dryRun: boolean): string {
  const { rows, created, changed, held, unchanged, refused } = progress;
  return `${count(rows)} rows: ${count(created)} ${dryRun ? 'would be new' : 'new'}, ${count(changed)} changed${held > 0 ? ` (${count(held)} of these held for review)` : ''}, ${count(unchanged)} unchanged, ${count(refused)} refused`;
}

const rate = (rows: number, began: number) => `${count(Math.round((rows / (performance.now() - began)) * 1000))} rows a second`;

function conclude(summary: Summary, options: { source: string; dryRun: boolean; asOf: string | null; began: number }): void {
  const seconds = ((performance.now() - options.began) / 1000).toFixed(1);
  console.log(`${describe(summary, options.dryRun)}, in ${seconds} s. Source: ${options.source}.`);
  if (summary.held > 0 && !options.dryRun)
    console.log(
      `${count(summary.held)} may ask for bank details, identity numbers or money. Operators decide under Held for review.`,
    );
  if (summary.noted > 0) console.log(`${count(summary.noted)} values could not be read and were left out; see above.`);
  if (summary.broken) console.log(`Reading ended early: ${summary.broken}`);
  if (options.dryRun) console.log('Nothing was written.');
  const written = summary.created + summary.changed;
  if (written > 0 && summary.expired === written) {
    console.log(
      `All ${count(written)} adverts had closed before today, so they are kept as expired and nobody finds them. To see the file as it ` +
        `was on a day, run it again with that day: --as-of ${options.asOf ?? summary.latest_posted_on}`,
    );
  } else if (summary.expired > 0)
    console.log(`${count(summary.expired)} adverts had closed before today and are kept as expired.`);
}

/** What became of adverts that the file no longer has. */
function concludeLeft({ closed, to_decide, message }: { closed: number; to_decide: number; message: string | null }): void {
  if (message) console.log(message);
  if (closed > 0)
    console.log(
      `${count(closed)} adverts were in neither of the last two files, so they were closed and their applicants notified.`,
    );
  if (to_decide > 0)
    console.log(
      `${count(to_decide)} open adverts were in neither of the last two files. That is more than a third, so none was closed. Run the import ` +
        'again with --close to close them or --leave to leave them open, or decide under Job feeds.',
    );
}

/** One line that is overwritten in a terminal; elsewhere an occasional line. */
function progressLine() {
  const isTerminal = process.stdout.isTTY;
  let shown = '';
  let since = performance.now();
  const clear = () => {
    if (isTerminal && shown) process.stdout.write(`\r${' '.repeat(shown.length)}\r`);
    shown = '';
  };
  return {
    show(text: string): void {
      if (!isTerminal && performance.now() - since < 5000) return;
      since = performance.now();
      clear();
      if (isTerminal) process.stdout.write(text);
      else console.log(text);
      shown = text;
    },
    say(text: string) {
      clear();
      console.log(text);
    },
    end: clear,
  };
}

await runCommand('import -- jobs', run, [UnreadableFile]);
