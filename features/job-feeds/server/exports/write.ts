import { findOpenJobsAfter } from '#features/jobs/server/index.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import type { ServedExport } from '../../export-rules.ts';
import { type ExportSite, FORMATS } from './formats.ts';

/** Jobs that are read, and written, at a time. */
const AT_ONCE = 200;

export type Scoped = <T>(work: (db: TenantDb) => Promise<T>) => Promise<T>;
type Counts = { jobs: number; left_out: number };

/** All open jobs in batches, each from a transaction of its own. */
export async function* openJobs(scoped: Scoped) {
  for (let after = 0; ; ) {
    const { jobs, last } = await scoped((db) => findOpenJobsAfter(db, after, AT_ONCE));
    if (jobs.length > 0) yield jobs;
    if (last === null) return;
    after = last;
  }
}

/** All open jobs in a format, in pieces. @param onEnd called once the last piece was taken */
export async function* writeExport(
  kind: ServedExport,
  site: ExportSite,
  scoped: Scoped,
  onEnd: (counts: Counts) => Promise<void>,
): AsyncGenerator<string> {
  const { head, job: write, tail } = FORMATS[kind];
  const counts: Counts = { jobs: 0, left_out: 0 };
  yield head(site, new Date());
  for await (const jobs of openJobs(scoped)) {
    const written = jobs.map((job) => write(site, job)).filter((text) => text !== null);
    counts.jobs += written.length;
    counts.left_out += jobs.length - written.length;
    yield written.join('');
  }
  yield tail;
  await onEnd(counts);
}
