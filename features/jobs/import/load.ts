import { allIndustryNames } from '#features/lookups/server/index.ts';
import type { Sending } from '#features/notifications/server/index.ts';
import { occupationReference } from '#features/occupations/server/index.ts';
import type { Database, TenantDb } from '#kit/server/database/db.ts';
import { type JobPassage, passageKey, passagesOf } from '../held-rules.ts';
import { closingZone } from '../recruiting-rules.ts';
import { notifyHeldByImport } from '../server/holding/actions.ts';
import { findReleasedPassages } from '../server/holding/queries.ts';
import { expireJobs, findJobsToExpire } from '../server/queries.ts';
import { recognisedColumns } from '../server/recruiting/recognition.ts';
import { type Posting, type ReadRow, UnreadableFile } from './posting.ts';
import { daysBetween, hashOf, IndustryIndex, type Lookups, type PreparedJob, prepareJob, type Shift } from './prepare.ts';
import { allCountries, citiesOfCountry, findImported, makeCompanies, type Written, writeJobs } from './queries.ts';
import { CityIndex } from './towns.ts';

/** Rows per batch. An interrupted run leaves complete batches, and the next run continues after them. */
const BATCH = 250;
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
  /** The latest posting day in the file. */
  latest_posted_on: string | null;
  /** Why parsing stopped before the end of the file. */
  broken: string | null;
};

/**
 * Writes what a reader yields. Running it again continues an interrupted run and only updates adverts that changed at their source.
 * @param options.asOf moves the dates of the file so that this day becomes today
 * @param options.onRefused receives each refused row, in order
 * @param options.onNoted receives each value that was left out of a new or changed advert
 */
export async function loadPostings(options: {
  db: Database;
  tenant: { id: number; country_id: number };
  source: string;
  rows: AsyncIterable<ReadRow>;
  asOf?: string | null;
  dryRun?: boolean;
  /** What notifying the operators of held adverts needs. */
  sending?: Sending | undefined;
  onRefused?: (refused: Refused) => void;
  onNoted?: (noted: Noted) => void;
  onProgress?: (progress: Progress) => void;
}): Promise<Summary> {
  const { tenant, source } = options;
  const scoped = <T>(work: (db: TenantDb) => Promise<T>) => options.db.withTenant(tenant.id, work);
  const lookups = await scoped((db) => readLookups(db, tenant.country_id));
  const reference = await scoped(occupationReference);
  const zone = closingZone(tenant.country_id);
  const asOf = options.asOf ?? null;
  const shift: Shift = { asOf, days: asOf ? daysBetween(asOf, new Date().toISOString().slice(0, 10)) : 0 };
  const companyIds = new Map<string, number>();
  const seen = new SeenIds(REMEMBERED_IDS);
  const summary: Summary = {
    rows: 0,
    created: 0,
    changed: 0,
    held: 0,
    unchanged: 0,
    refused: 0,
    expired: 0,
    noted: 0,
    latest_posted_on: null,
    broken: null,
  };

  function refuse({ row, external_id }: { row: number; external_id: string | null }, reason: string): void {
    summary.refused += 1;
    options.onRefused?.({ row, external_id: external_id || null, reason });
  }

  /** The new and changed adverts among these, ready to be written. */
  async function prepare(adverts: Advert[]): Promise<Ready[]> {
    const { imported, released } = await scoped(async (db) => {
      for (const { posting } of adverts) await addCities(db, lookups, posting.country);
      const found = await findImported(
        db,
        source,
        adverts.map(({ posting }) => posting.external_id),
      );
      const ids = [...found.values()].map(({ id }) => id);
      return { imported: found, released: await findReleasedPassages(db, ids) };
    });
    return adverts.flatMap(({ row, posting, notes }) => {
      const { external_id } = posting;
      const source_hash = hashOf(posting, shift);
      const before = imported.get(external_id);
      if (before?.hash === source_hash) {
        summary.unchanged += 1;
        return [];
      }
      const found = [...notes];
      const job = prepareJob(posting, lookups, shift, (text) => found.push(text));
      if (typeof job !== 'string') {
        summary.noted += found.length;
        for (const note of found) options.onNoted?.({ row, external_id, note });
        const passages = passagesOf(job).filter((passage) => !released.get(before?.id ?? 0)?.has(passageKey(passage)));
        return [{ ...job, row, source_hash, is_known: before !== undefined, passages }];
      }
      refuse({ row, external_id }, job);
      return [];
    });
  }

  async function write(jobs: Ready[]): Promise<void> {
    if (jobs.length === 0) return;
    if (options.dryRun) {
      const changed = jobs.filter((job) => job.is_known).length;
      const now = new Date().toISOString().slice(0, 10);
      const open = jobs.filter((job) => (job.closes_on ?? now) >= now);
      const held = open.filter(({ passages }) => passages.length > 0).length;
      return add({ created: jobs.length - changed, changed, expired: jobs.length - open.length, held });
    }
    try {
      add(
        await scoped(async (db) => {
          const unknown = jobs.filter((job) => !companyIds.has(job.company.toLowerCase()));
          const created = await makeCompanies(
            db,
            source,
            unknown.map(({ company, industry_id, country_id }) => ({ name: company, industry_id, country_id })),
          );
          const idOf = (company: string) => companyIds.get(company) ?? created.get(company) ?? 0;
          const written = await writeJobs(
            db,
            source,
            zone,
            jobs.map((job) => ({
              ...job,
              company_id: idOf(job.company.toLowerCase()),
              recognised: recognisedColumns(reference, job),
            })),
          );
          return { ...written, companies: created };
        }),
      );
    } catch (error) {
      if (!isAboutData(error)) throw error;
      const [first] = jobs;
      if (jobs.length === 1 && first) return refuse(first, `The database rejected it: ${error.message}`);
      // One row of the batch is invalid; the others are written without it.
      const half = Math.ceil(jobs.length / 2);
      await write(jobs.slice(0, half));
      await write(jobs.slice(half));
    }
  }

  function add({ created, changed, expired, held, companies }: Written & { companies?: Map<string, number> }): void {
    summary.created += created;
    summary.changed += changed;
    summary.expired += expired;
    summary.held += held;
    for (const [name, id] of companies ?? []) companyIds.set(name, id);
  }

  // The next batch is read and prepared while this one is written.
  let writing = Promise.resolve();
  const hand = async (adverts: Advert[]) => {
    const ready = await prepare(adverts);
    await writing;
    options.onProgress?.(summary);
    writing = write(ready);
    writing.catch(() => {});
  };

  let adverts: Advert[] = [];
  try {
    for await (const read of options.rows) {
      summary.rows += 1;
      if ('reason' in read) {
        refuse(read, read.reason);
        continue;
      }
      const { row, posting, notes } = read;
      const before = posting.external_id ? seen.rowOf(posting.external_id, row) : undefined;
      if (before !== undefined) {
        refuse({ row, external_id: posting.external_id }, `Row ${before} has the same id`);
        continue;
      }
      if (posting.posted_on > (summary.latest_posted_on ?? '')) summary.latest_posted_on = posting.posted_on;
      adverts.push({ row, posting, notes });
      if (adverts.length < BATCH) continue;
      await hand(adverts);
      adverts = [];
    }
  } catch (error) {
    if (!(error instanceof UnreadableFile) || summary.rows === 0) throw error;
    summary.broken = error.message;
  }
  await hand(adverts);
  await writing;
  if (!options.dryRun) while ((await scoped(expireSome)) > 0);
  const { sending } = options;
  const { held } = summary;
  if (sending && held > 0 && !options.dryRun) await scoped((db) => notifyHeldByImport(db, sending, { count: held, source }));
  options.onProgress?.(summary);
  return summary;
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
type Ready = PreparedJob & { row: number; source_hash: string; is_known: boolean; passages: JobPassage[] };

async function readLookups(db: TenantDb, tenantCountryId: number): Promise<Lookups> {
  const countries = await allCountries(db);
  return {
    countries: new Map(countries.map((country) => [country.iso2, country])),
    own_country: countries.find((country) => country.id === tenantCountryId),
    cities: new Map(),
    industries: new IndustryIndex(await allIndustryNames(db)),
  };
}

async function addCities(db: TenantDb, lookups: Lookups, code: string | null): Promise<void> {
  const country = code ? lookups.countries.get(code.toUpperCase()) : lookups.own_country;
  if (country && !lookups.cities.has(country.id))
    lookups.cities.set(country.id, new CityIndex(await citiesOfCountry(db, country.id)));
}

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
