import { createHash } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { findOpenJobs, type OpenJob } from '#features/jobs/server/index.ts';
import { BYTE_ORDER_MARK, csvRows } from '#kit/server/files/csv-cells.ts';
import { XML_HEAD } from '#kit/server/text/xml.ts';
import { advertExpiry, advertReference, isShown, nextAdvert } from '../../export-rules.ts';
import { type Categories, type ExportSite, findAJobAdvert, refusedByFindAJob, uncategorised } from './formats.ts';
import { confirmAdverts, endAdverts, findAdverts, findUnended, isExportOn, noteWritten, postAdverts } from './queries.ts';
import { openJobs, type Scoped } from './write.ts';

const DAY = 86_400_000;
/** How long written files stay. */
const FILE_DAYS = 30;
const NEW_FILE = 'NewAndEdited';
const ENDED_FILE = 'ExpiredAndDeleted';
const FILE = new RegExp(`^(${NEW_FILE}|${ENDED_FILE})-.*\\.xml(\\.part)?$`);
const ENDED_AT_ONCE = 500;
/** Lists what operators may want to correct. It is not uploaded, and replaced each day. */
const REPORT_FILE = 'report.csv';

/**
 * Writes the two files of a day into a folder: adverts that are new or changed, and those that have ended. A run that is interrupted leaves no
 * file, and the next one writes the same adverts under the same references. A third file lists the jobs that are left out or have no category.
 */
export async function writeFindAJob(
  scoped: Scoped,
  { site, folder, categories, now = Date.now() }: { site: ExportSite; folder: string; categories: Categories; now?: number },
): Promise<void> {
  const is_on = await scoped((db) => isExportOn(db, 'find_a_job'));
  if (!is_on && (await scoped((db) => findUnended(db, 0, 1))).length === 0) return;
  await mkdir(folder, { recursive: true });
  const stamp = new Date(now).toISOString().slice(0, 19).replaceAll(':', '');
  const added = await xmlFileIn(folder, `${NEW_FILE}-${stamp}.xml`, 'Vacancies');
  const ended = await xmlFileIn(folder, `${ENDED_FILE}-${stamp}.xml`, 'ExpireVacancies');
  const report = await fileIn(folder, REPORT_FILE, {
    head: BYTE_ORDER_MARK + csvRows([['job', 'title', 'is_sent', 'reason']]),
    tail: '',
  });
  const counts = { jobs: 0, left_out: 0 };
  try {
    if (is_on)
      for await (const jobs of openJobs(scoped)) {
        const usable = jobs.filter((job) => refusedByFindAJob(job) === null);
        counts.jobs += usable.length;
        counts.left_out += jobs.length - usable.length;
        await report.write(csvRows(jobs.flatMap((job) => reportRow(job, categories))));
        await added.write(await post(scoped, { site, categories, now }, usable));
      }
    for (let after = 0; ; ) {
      const rows = await scoped((db) => findUnended(db, after, ENDED_AT_ONCE));
      const last = rows.at(-1);
      if (!last) break;
      after = last.job_id;
      await ended.write(await end(scoped, rows, is_on, now));
    }
    await report.finish();
    await added.finish();
    await ended.finish();
  } catch (error) {
    await Promise.all([added.discard(), ended.discard(), report.discard()]);
    throw error;
  }
  await scoped(async (db) => {
    await confirmAdverts(db);
    await noteWritten(db, 'find_a_job', counts);
  });
  await removeOld(folder, now - FILE_DAYS * DAY);
}

/** A row for a job that is left out, or sent without a category; none for others. */
function reportRow(job: OpenJob, categories: Categories): unknown[][] {
  const refused = refusedByFindAJob(job);
  const reason = refused ?? uncategorised(job, categories);
  return reason === null ? [] : [[job.id, job.title, refused === null ? 'yes' : 'no', reason]];
}

/** Stores what is new or changed of these jobs. @returns their adverts */
const post = (
  scoped: Scoped,
  { site, categories, now }: { site: ExportSite; categories: Categories; now: number },
  jobs: readonly OpenJob[],
): Promise<string> =>
  scoped(async (db) => {
    const sent = await findAdverts(
      db,
      jobs.map(({ id }) => id),
    );
    const adverts = jobs.flatMap((job) => {
      const advert = findAJobAdvert(site, job, categories);
      const digest = createHash('sha256').update(advert.facts).digest('base64url');
      const next = nextAdvert(sent.get(job.id), digest, now);
      return next
        ? [{ job_id: job.id, digest, ...next, content: advert.content(advertExpiry(job.closes_at, next.posted_at)) }]
        : [];
    });
    await postAdverts(
      db,
      adverts.map(({ content: _content, ...advert }) => advert),
    );
    return adverts
      .map(({ job_id, number, content }) => `<Vacancy vacancyRefCode="${advertReference(job_id, number)}">${content}</Vacancy>\n`)
      .join('');
  });

type Row = Awaited<ReturnType<typeof findUnended>>[number];

/** Ends those of these adverts whose job is no longer offered. @returns the references that Find a job still shows */
const end = (scoped: Scoped, rows: readonly Row[], is_on: boolean, now: number): Promise<string> =>
  scoped(async (db) => {
    const open = new Set<number>();
    if (is_on)
      for (const job of await findOpenJobs(
        db,
        rows.map(({ job_id }) => job_id),
      ))
        if (refusedByFindAJob(job) === null) open.add(job.id);
    const gone = rows.filter(({ job_id }) => !open.has(job_id));
    await endAdverts(
      db,
      gone.map(({ job_id }) => job_id),
    );
    return gone
      .filter((row) => isShown(row, now))
      .map(({ job_id, number }) => `<ExpireVacancy vacancyRefCode="${advertReference(job_id, number)}"/>\n`)
      .join('');
  });

const xmlFileIn = (folder: string, name: string, root: string) =>
  fileIn(folder, name, { head: `${XML_HEAD}<${root}>\n`, tail: `</${root}>\n` });

/** A file that appears once it is complete, and only if it has entries. Otherwise an earlier one of its name is removed. */
async function fileIn(folder: string, name: string, { head, tail }: { head: string; tail: string }) {
  const path = join(folder, name);
  const file = await open(`${path}.part`, 'w');
  let isEmpty = true;
  await file.write(head);
  return {
    async write(text: string) {
      if (text === '') return;
      isEmpty = false;
      await file.write(text);
    },
    async finish() {
      await file.write(tail);
      await file.sync();
      await file.close();
      if (!isEmpty) return rename(`${path}.part`, path);
      await rm(`${path}.part`);
      await rm(path, { force: true });
    },
    async discard() {
      await file.close().catch(() => {});
      await rm(`${path}.part`, { force: true });
    },
  };
}

async function removeOld(folder: string, before: number): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    if (FILE.test(name) && (await stat(path)).mtimeMs < before) await rm(path, { force: true });
  }
}
