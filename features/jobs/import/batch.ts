import type { OccupationReference } from '#features/occupations/server/index.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import type { JobPassage, passagesOf } from '../held-rules.ts';
import { dayIn } from '../recruiting-rules.ts';
import { deleteChanges, replaceChange } from '../server/holding/change-queries.ts';
import { insertJobEvent } from '../server/recruiting/queries.ts';
import { recognisedColumns } from '../server/recruiting/recognition.ts';
import { baseOf, type Conflicts, fieldsThatDiffer, mergeJob } from './merge.ts';
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
  note: string | null;
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
  const today = dayIn(writer.zone);
  const [held, ready] = [merged.filter((one) => isHeldChange(one, today)), merged.filter((one) => !isHeldChange(one, today))];
  await holdChanges(db, held, started_at);
  const written = await writeJobs(
    db,
    source,
    writer.zone,
    ready.map(({ job }) => ({
      ...job,
      company_id: companies.idOf(job.company),
      recognised: recognisedColumns(writer.reference, job),
    })),
  );
  await deleteChanges(
    db,
    ready.flatMap(({ job }) => job.known_id ?? []),
    'source',
  );
  const byId = new Map(ready.map((one) => [one.job.external_id, one]));
  const tracked = written.jobs.flatMap((job) => {
    const one = byId.get(job.external_id);
    return one ? [{ job_id: job.id, content_hash: one.job.content_hash, base: one.base, conflicts: one.conflicts }] : [];
  });
  await writeTracked(db, tracked, started_at);
  const inConflict = new Set(tracked.filter(({ conflicts }) => Object.keys(conflicts).length > 0).map(({ job_id }) => job_id));
  return {
    ...written,
    changed: written.changed + held.length,
    held: written.held + held.length,
    conflicts: inConflict.size,
    renamed: found.renamed,
    companies_waiting: writer.new_companies === 'pending' ? companies.created : 0,
    company_ids: companies.ids,
    duplicates: found.jobs.flatMap(({ row, external_id }) => {
      const twin = twins.get(external_id);
      return twin ? [{ row, external_id, reason: `It is published already as job ${twin.job_id}, from elsewhere` }] : [];
    }),
    changes: [
      ...written.jobs.map(({ id, external_id, title, is_new, is_held }) => ({
        kind: inConflict.has(id)
          ? ('conflict' as const)
          : is_held
            ? ('held' as const)
            : is_new
              ? ('created' as const)
              : ('changed' as const),
        external_id,
        job_id: id,
        title,
        note: null,
      })),
      ...held.map(({ job, before }) => ({
        kind: 'held' as const,
        external_id: job.external_id,
        job_id: before.id,
        title: job.title,
        note: 'This change is being checked. The earlier text stays public until then.',
      })),
    ],
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
    const found = job.known_id === null ? undefined : here.get(job.known_id);
    if (!found || job.known_id === null)
      return { job, of_source: job, before: undefined, base: baseOf(job), conflicts: {} as Conflicts };
    const before = { ...found, id: job.known_id };
    const { values, base, conflicts, is_changed_here } = mergeJob(before, job);
    if (!is_changed_here) return { job, of_source: job, before, base, conflicts };
    const merged = { ...job, ...values };
    return { job: { ...merged, passages: job.unchecked(merged) }, of_source: job, before, base, conflicts };
  });
}

type Merged = Awaited<ReturnType<typeof mergeAll>>[number];
type HeldMerged = Merged & { before: NonNullable<Merged['before']> };

/** Whether a public job would get a text that has to be checked first. */
const isHeldChange = (one: Merged, today: string): one is HeldMerged =>
  one.before?.is_open === true && one.job.passages.length > 0 && (one.job.closes_on ?? today) >= today;

/** Stores what the source has of public jobs beside them, until an operator decides. They stay as they are meanwhile. */
async function holdChanges(db: TenantDb, held: readonly HeldMerged[], startedAt: string): Promise<void> {
  const ids = held.map(({ before }) => before.id);
  await markSeen(db, ids, startedAt);
  for (const { job, of_source, before } of held) {
    const { passages: _, unchecked: __, ...content } = of_source;
    const changes = fieldsThatDiffer(before, job);
    await replaceChange(db, {
      job_id: before.id,
      is_imported: true,
      changed_by: null,
      content,
      contact: null,
      changes,
      replaces: '',
      passages: job.passages,
      created_at: new Date().toISOString(),
    });
    await insertJobEvent(db, { job_id: before.id, actor_id: null, kind: 'held', changes, is_silent: true });
  }
}
