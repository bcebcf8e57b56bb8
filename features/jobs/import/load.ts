import { findActiveOperators } from '#features/accounts/server/index.ts';
import { notify, postOfJob, type Sending } from '#features/notifications/server/index.ts';
import { occupationReference } from '#features/occupations/server/index.ts';
import type { Database, TenantDb } from '#kit/server/database/db.ts';
import { passageKey, passagesOf } from '../held-rules.ts';
import { closingZone } from '../recruiting-rules.ts';
import { notifyHeldByImport } from '../server/holding/actions.ts';
import { findReleasedPassages } from '../server/holding/queries.ts';
import { expireJobs, findJobsToExpire } from '../server/queries.ts';
import { type Batch, type Change, NO_BATCH, type Ready, writeBatch } from './batch.ts';
import { addCities, isAboutSource, type OneCompany, ofCompany, readLookups } from './lookups.ts';
import type { Posting, ReadRow } from './posting.ts';
import { contentHashOf, daysBetween, hashOf, prepareJob, type Shift } from './prepare.ts';
import { findImported } from './tracking-queries.ts';

/** Rows per batch. An interrupted run leaves complete batches, and the next run continues after them. */
const BATCH = 200;
/** Number of ids of a file that are remembered to detect repeated rows. */
const REMEMBERED_IDS = 100_000;

export type Refused = { row: number; external_id: string | null; reason: string };
/** A value of an advert that was left out. The note names the column and the value. */
export type Noted = { row: number; external_id: string; note: string };

/** Of the created and changed adverts, those `held` wait for an operator before they are published. */
export type Progress = { rows: number; created: number; changed: number; held: number; unchanged: number; refused: number };

export type Summary = Progress & {
  /** Of the created and changed adverts, those that had already closed. */
  expired: number;
  /** Values that were left out of created and changed adverts. */
  noted: number;
  /** Of the refused adverts, those that are published from elsewhere. */
  duplicates: number;
  /** Of the changed adverts, those of which a recruiter and the source have changed the same field. */
  conflicts: number;
  /** Of the changed adverts, those to which their source has given another id. */
  renamed: number;
  /** New companies that wait for approval. */
  companies_waiting: number;
  /** The latest posting day in the file. */
  latest_posted_on: string | null;
  /** Why parsing stopped before the end of the file. */
  broken: string | null;
};

const COUNTS = ['created', 'changed', 'expired', 'held', 'conflicts', 'renamed', 'companies_waiting'] as const;
const NOTHING: Summary = {
  rows: 0,
  created: 0,
  changed: 0,
  held: 0,
  unchanged: 0,
  refused: 0,
  expired: 0,
  noted: 0,
  duplicates: 0,
  conflicts: 0,
  renamed: 0,
  companies_waiting: 0,
  latest_posted_on: null,
  broken: null,
};

export type LoadOptions = {
  db: Database;
  tenant: { id: number; country_id: number; recruiter_approval: string };
  source: string;
  /** What people call the source, if not its key. */
  name?: string;
  /** The company that all adverts are of. */
  company?: OneCompany | null;
  /** When the run began that reads them. */
  started_at?: string;
  signal?: AbortSignal;
  rows: AsyncIterable<ReadRow>;
  asOf?: string | null;
  dryRun?: boolean;
  /** What notifying the operators of held adverts needs. */
  sending?: Sending | undefined;
  onRefused?: (refused: Refused) => void;
  onNoted?: (noted: Noted) => void;
  /** Receives each advert that was created or changed. */
  onChange?: (change: Change) => void;
  onProgress?: (progress: Progress) => void;
};

/**
 * Writes what a reader yields. Running it again continues an interrupted run and only updates adverts that changed at their source.
 * @param options.asOf moves the dates of the file so that this day becomes today
 * @param options.onRefused receives each refused row, in order
 * @param options.onNoted receives each value that was left out of a new or changed advert
 */
export async function loadPostings(options: LoadOptions): Promise<Summary> {
  const { tenant, source } = options;
  const scoped = <T>(work: (db: TenantDb) => Promise<T>) => options.db.withTenant(tenant.id, work);
  const lookups = await scoped((db) => readLookups(db, tenant.country_id));
  const asOf = options.asOf ?? null;
  const shift: Shift = { asOf, days: asOf ? daysBetween(asOf, new Date().toISOString().slice(0, 10)) : 0 };
  const seen = new SeenIds(REMEMBERED_IDS);
  const summary: Summary = { ...NOTHING };
  const writer = {
    source,
    zone: closingZone(tenant.country_id),
    started_at: options.started_at ?? new Date().toISOString(),
    company: options.company ?? null,
    new_companies: tenant.recruiter_approval === 'automatic' ? ('active' as const) : ('pending' as const),
    company_ids: new Map<string, number>(),
    reference: await scoped(occupationReference),
  };

  function refuse({ row, external_id }: { row: number; external_id: string | null }, reason: string): void {
    summary.refused += 1;
    options.onRefused?.({ row, external_id: external_id || null, reason });
  }

  /** The new and changed adverts among these, ready to be written, and the jobs of the others. */
  async function prepare(adverts: Advert[], refusedIds: string[]): Promise<{ jobs: Ready[]; unchanged: number[] }> {
    const { imported, released } = await scoped(async (db) => {
      for (const { posting } of adverts) await addCities(db, lookups, posting.country);
      const found = await findImported(db, source, [...refusedIds, ...adverts.map(({ posting }) => posting.external_id)]);
      const ids = [...found.values()].map(({ id }) => id);
      return { imported: found, released: await findReleasedPassages(db, ids) };
    });
    // A refused entry is still at its source, so its job is not closed.
    const unchanged = refusedIds.flatMap((id) => imported.get(id)?.id ?? []);
    const jobs = adverts.flatMap(({ row, posting, notes }): Ready[] => {
      const { external_id } = posting;
      const source_hash = hashOf(posting, shift);
      const before = imported.get(external_id);
      if (before?.hash === source_hash && !before.closed_by_feed) {
        summary.unchanged += 1;
        unchanged.push(before.id);
        return [];
      }
      const found = [...notes];
      const job = prepareJob(posting, lookups, shift, (text) => found.push(text));
      if (typeof job !== 'string') {
        summary.noted += found.length;
        for (const note of found) options.onNoted?.({ row, external_id, note });
        const unchecked = (text: Parameters<typeof passagesOf>[0]) =>
          passagesOf(text).filter((passage) => !released.get(before?.id ?? 0)?.has(passageKey(passage)));
        return [
          {
            ...job,
            row,
            source_hash,
            content_hash: contentHashOf(job),
            known_id: before?.id ?? null,
            passages: unchecked(job),
            unchecked,
          },
        ];
      }
      if (before) unchanged.push(before.id);
      refuse({ row, external_id }, job);
      return [];
    });
    return { jobs, unchanged };
  }

  async function write(jobs: Ready[], unchanged: number[]): Promise<void> {
    if (jobs.length === 0 && unchanged.length === 0) return;
    if (options.dryRun) {
      const changed = jobs.filter((job) => job.known_id !== null).length;
      const now = new Date().toISOString().slice(0, 10);
      const open = jobs.filter((job) => (job.closes_on ?? now) >= now);
      const held = open.filter(({ passages }) => passages.length > 0).length;
      const created = jobs.length - changed;
      return add({ ...NO_BATCH, created, changed, expired: jobs.length - open.length, held });
    }
    try {
      add(await scoped((db) => writeBatch(db, writer, jobs, unchanged)));
    } catch (error) {
      if (!isAboutData(error)) throw error;
      const [first] = jobs;
      if (jobs.length === 1 && first) {
        refuse(first, `The database rejected it: ${error.message}`);
        return write([], unchanged);
      }
      // One row of the batch is invalid; the others are written without it.
      const half = Math.ceil(jobs.length / 2);
      await write(jobs.slice(0, half), unchanged);
      await write(jobs.slice(half), []);
    }
  }

  function add({ company_ids, changes, duplicates, ...counts }: Batch): void {
    for (const name of COUNTS) summary[name] += counts[name];
    for (const [name, id] of company_ids) writer.company_ids.set(name, id);
    for (const duplicate of duplicates) refuse(duplicate, duplicate.reason);
    summary.duplicates += duplicates.length;
    for (const change of changes) options.onChange?.(change);
  }

  // The next batch is read and prepared while this one is written.
  let writing = Promise.resolve();
  const hand = async (adverts: Advert[], refusedIds: string[]) => {
    options.signal?.throwIfAborted();
    const { jobs, unchanged } = await prepare(adverts, refusedIds);
    await writing;
    options.onProgress?.(summary);
    writing = write(jobs, unchanged);
    writing.catch(() => {});
  };

  let adverts: Advert[] = [];
  let refusedIds: string[] = [];
  try {
    for await (const read of options.rows) {
      summary.rows += 1;
      if ('reason' in read) {
        refuse(read, read.reason);
        if (read.external_id !== null && !read.is_gone) refusedIds.push(read.external_id);
        continue;
      }
      const { row, notes } = read;
      const posting = ofCompany(read.posting, options.company);
      const before = posting.external_id ? seen.rowOf(posting.external_id, row) : undefined;
      if (before !== undefined) {
        refuse({ row, external_id: posting.external_id }, `Row ${before} has the same id`);
        continue;
      }
      if (posting.posted_on > (summary.latest_posted_on ?? '')) summary.latest_posted_on = posting.posted_on;
      adverts.push({ row, posting, notes });
      if (adverts.length < BATCH) continue;
      await hand(adverts, refusedIds);
      adverts = [];
      refusedIds = [];
    }
  } catch (error) {
    if (!isAboutSource(error) || summary.rows === 0) throw error;
    summary.broken = error.message;
  }
  await hand(adverts, refusedIds);
  await writing;
  if (!options.dryRun) while ((await scoped(expireSome)) > 0);
  if (options.sending && !options.dryRun) {
    const { sending } = options;
    await scoped((db) => notifyOperators(db, sending, summary, options.name ?? source));
  }
  options.onProgress?.(summary);
  return summary;
}

async function notifyOperators(db: TenantDb, sending: Sending, summary: Summary, source: string): Promise<void> {
  if (summary.held > 0) await notifyHeldByImport(db, sending, { count: summary.held, source });
  if (summary.companies_waiting > 0)
    await notify(db, await postOfJob(db, sending), await findActiveOperators(db), {
      kind: 'company_waits',
      title:
        summary.companies_waiting === 1
          ? 'An imported company needs approval'
          : `${summary.companies_waiting} imported companies need approval`,
      body: `Imported from ${source}. Their jobs are published once you approve the company.`,
      about: [],
      href: '/operator/companies?status=pending',
    });
}

/** Jobs that one transaction marks as expired. */
const EXPIRED_AT_ONCE = 500;

/** @returns how many were due */
async function expireSome(db: TenantDb): Promise<number> {
  const due = await findJobsToExpire(db, 0, EXPIRED_AT_ONCE);
  await expireJobs(db, due);
  return due.length;
}

type Advert = { row: number; posting: Posting; notes: string[] };

/** Whether the row caused the error, for example by violating a constraint, rather than the connection or the server. */
function isAboutData(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && /^2[23]/.test(String(error.code));
}

/** Remembers the most recent ids with bounded memory: the older half is dropped when the newer half is full. */
class SeenIds {
  #newer = new Map<string, number>();
  #older = new Map<string, number>();
  readonly #half: number;

  constructor(most: number) {
    this.#half = most / 2;
  }

  /** @returns the row that had this id before; otherwise stores this one */
  rowOf(id: string, row: number): number | undefined {
    const before = this.#newer.get(id) ?? this.#older.get(id);
    if (before !== undefined) return before;
    if (this.#newer.size >= this.#half) {
      this.#older = this.#newer;
      this.#newer = new Map();
    }
    this.#newer.set(id, row);
  }
}
