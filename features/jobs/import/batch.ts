import type { OccupationReference } from '#features/occupations/server/index.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import type { JobPassage, passagesOf } from '../held-rules.ts';
import { recognisedColumns } from '../server/recruiting/recognition.ts';
import { baseOf, type Conflicts, mergeJob } from './merge.ts';
import type { PreparedJob } from './prepare.ts';
import { makeCompanies, writeJobs } from './queries.ts';
import { findByContent, findTwins, lockForMerge, markSeen, renameImported, writeTracked } from './tracking-queries.ts';

/** A new or changed advert, ready to be written. */
export type Ready = PreparedJob & {
  row: number;
  source_hash: string;
  content_hash: string;
  /** The job that it is, if it was imported before. */
  known_id: number | null;
  passages: JobPassage[];
  /** The passages of its text that no operator has released. */
  unchecked: (text: Parameters<typeof passagesOf>[0]) => JobPassage[];
};

/** What a run did to one job. */
export type Change = {
  kind: 'created' | 'changed' | 'held' | 'conflict';
  external_id: string;
  job_id: number;
  title: string;
};

export type Batch = {
  created: number;
  changed: number;
  expired: number;
  held: number;
  conflicts: number;
  renamed: number;
  companies_waiting: number;
  company_ids: ReadonlyMap<string, number>;
  changes: Change[];
  duplicates: { row: number; external_id: string; reason: string }[];
};

export const NO_BATCH: Batch = {
  created: 0,
  changed: 0,
  expired: 0,
  held: 0,
  conflicts: 0,
  renamed: 0,
  companies_waiting: 0,
  company_ids: new Map(),
  changes: [],
  duplicates: [],
};

export type Writer = {
  source: string;
  zone: string;
  started_at: string;
  company: { id: number; name: string } | null;
  /** The status of companies that are new. */
  new_companies: 'active' | 'pending';
  company_ids: ReadonlyMap<string, number>;
  reference: OccupationReference;
};

/** Writes adverts in one transaction, with what is known about them at their source. */
export async function writeBatch(
  db: TenantDb,
  writer: Writer,
  jobs: readonly Ready[],
  unchanged: readonly number[],
): Promise<Batch> {
  const { source, started_at } = writer;
  await markSeen(db, unchanged, started_at);
  if (jobs.length === 0) return NO_BATCH;
  const found = await findRenamed(db, writer, jobs);
  const twins = await findTwins(
    db,
    source,
    found.jobs
      .filter(({ known_id }) => known_id === null)
      .map(({ external_id, company, title, city, locality }) => ({ external_id, company, title, city, locality })),
  );
  const own = found.jobs.filter(({ external_id }) => !twins.has(external_id));
  const companies = await companiesOf(db, writer, own);
  const merged = await mergeAll(db, writer, own);
  const written = await writeJobs(
    db,
    source,
    writer.zone,
    merged.map(({ job }) => ({
      ...job,
      company_id: companies.idOf(job.company),
      recognised: recognisedColumns(writer.reference, job),
    })),
  );
  const byId = new Map(merged.map((one) => [one.job.external_id, one]));
  const tracked = written.jobs.flatMap((job) => {
    const one = byId.get(job.external_id);
    return one ? [{ job_id: job.id, content_hash: one.job.content_hash, base: one.base, conflicts: one.conflicts }] : [];
  });
  await writeTracked(db, tracked, started_at);
  const inConflict = new Set(tracked.filter(({ conflicts }) => Object.keys(conflicts).length > 0).map(({ job_id }) => job_id));
  return {
    ...written,
    conflicts: inConflict.size,
    renamed: found.renamed,
    companies_waiting: writer.new_companies === 'pending' ? companies.created : 0,
    company_ids: companies.ids,
    duplicates: found.jobs.flatMap(({ row, external_id }) => {
      const twin = twins.get(external_id);
      return twin ? [{ row, external_id, reason: `It is published already as job ${twin.job_id}, from elsewhere` }] : [];
    }),
    changes: written.jobs.map(({ id, external_id, title, is_new, is_held }) => ({
      kind: inConflict.has(id) ? 'conflict' : is_held ? 'held' : is_new ? 'created' : 'changed',
      external_id,
      job_id: id,
      title,
    })),
  };
}

/** Gives jobs the ids that their source has given them now, so that they are not imported twice. */
async function findRenamed(db: TenantDb, { source, started_at }: Writer, jobs: readonly Ready[]) {
  const fresh = jobs.filter(({ known_id }) => known_id === null);
  const before =
    fresh.length === 0
      ? []
      : await findByContent(db, { source, startedAt: started_at, hashes: [...new Set(fresh.map((job) => job.content_hash))] });
  const waiting = Map.groupBy(before, ({ content_hash }) => content_hash);
  const renamed: { id: number; external_id: string }[] = [];
  const all = jobs.map((job) => {
    const id = job.known_id === null ? waiting.get(job.content_hash)?.shift()?.id : undefined;
    if (id === undefined) return job;
    renamed.push({ id, external_id: job.external_id });
    return { ...job, known_id: id };
  });
  await renameImported(db, renamed);
  return { jobs: all, renamed: renamed.length };
}

async function companiesOf(db: TenantDb, writer: Writer, jobs: readonly Ready[]) {
  const { company, source, company_ids, new_companies } = writer;
  if (company) return { ids: new Map<string, number>(), created: 0, idOf: () => company.id };
  const unknown = jobs.filter((job) => !company_ids.has(job.company.toLowerCase()));
  const { ids, created } = await makeCompanies(
    db,
    source,
    unknown.map(({ company: name, industry_id, country_id }) => ({ name, industry_id, country_id })),
    new_companies,
  );
  const idOf = (name: string) => company_ids.get(name.toLowerCase()) ?? ids.get(name.toLowerCase()) ?? 0;
  return { ids, created, idOf };
}

/** What is stored of each advert: what recruiters have changed of known ones stays. */
async function mergeAll(db: TenantDb, { zone }: Writer, jobs: readonly Ready[]) {
  const known = jobs.flatMap(({ known_id }) => known_id ?? []);
  const here = known.length > 0 ? await lockForMerge(db, known, zone) : new Map<number, never>();
  return jobs.map((job) => {
    const before = job.known_id === null ? undefined : here.get(job.known_id);
    if (!before) return { job, base: baseOf(job), conflicts: {} as Conflicts };
    const { values, base, conflicts, is_changed_here } = mergeJob(before, job);
    if (!is_changed_here) return { job, base, conflicts };
    const merged = { ...job, ...values };
    return { job: { ...merged, passages: job.unchecked(merged) }, base, conflicts };
  });
}
