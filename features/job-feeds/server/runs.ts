import { findActiveOperators } from '#features/accounts/server/index.ts';
import { closeApplicationsOf } from '#features/applications/server/index.ts';
import { findActiveRecruiters } from '#features/companies/server/index.ts';
import {
  closeImported,
  countLeft,
  countMissed,
  detachJobs,
  findLeft,
  findOpenOfSource,
  isAboutSource,
  loadPostings,
  type OneCompany,
  type Summary,
} from '#features/jobs/import/index.ts';
import { notify, postOfJob, type Sending } from '#features/notifications/server/index.ts';
import type { Database, TenantDb } from '#kit/server/database/db.ts';
import type { Vault } from '#kit/server/process/secrets.ts';
import { adapterOf } from '../adapters/index.ts';
import { readSource } from '../adapters/read.ts';
import { isWhole, MOST_DIFFERENCES, mayClose, type Outcome } from '../rules.ts';
import type { FeedRun } from '../shapes.ts';
import { type FeedNetwork, openSource, Unchanged, type Version } from './network.ts';
import {
  beginRun,
  endRun,
  type FeedRow,
  findAnyFeed,
  findCompany,
  findTenant,
  removeFeed,
  type StoredDifference,
  updateFeed,
} from './queries.ts';

export type RunParts = { db: Database; sending: Sending; network: FeedNetwork; vault: Vault; signal?: AbortSignal };

/** Jobs that one transaction closes. */
const CLOSED_AT_ONCE = 50;

/** Reads a feed once. Repeating a run that was killed doubles nothing: jobs are known by their ids at the source. */
export async function runFeed(parts: RunParts, tenantId: number, feedId: number): Promise<void> {
  const { db, network, vault, signal } = parts;
  const scoped = <T>(work: (scoped: TenantDb) => Promise<T>) => db.withTenant(tenantId, work);
  const feed = await scoped((scoped) => findAnyFeed(scoped, feedId));
  if (!feed) return;
  if (feed.deleted_at !== null) return finishDeletion(parts, tenantId, feed);
  const adapter = adapterOf(feed.kind);
  const company = feed.company_id === null ? undefined : await scoped((scoped) => findCompany(scoped, feed.company_id ?? 0));
  if (!adapter || (company && company.status !== 'active')) return;
  const { source, version } = openSource(
    adapter,
    {
      address: feed.address,
      mapping: feed.mapping,
      key: feed.key && vault.open(feed.key),
      is_of_one_company: company !== undefined,
      domains: company ? company.domains : null,
    },
    network,
    { known: { etag: feed.etag, last_modified: feed.last_modified }, ...(signal && { signal }) },
  );
  await run(parts, tenantId, feed, {
    rows: readSource(adapter, source),
    company: company ? { ...company, apply_here: feed.apply_here } : null,
    version: () => version,
  });
}

/** Reads a file as a run of the feed of its name, with the same rules for what is no longer in it. */
export const runFile = (
  parts: Omit<RunParts, 'network' | 'vault'>,
  tenantId: number,
  feed: FeedRow,
  more: Omit<Parameters<typeof run>[3], 'company' | 'version'>,
): Promise<Ended> => run(parts, tenantId, feed, { ...more, company: null });

export type Ended = { outcome: Outcome; message: string | null; summary: Summary | null; closed: number; to_decide: number };

type Load = Parameters<typeof loadPostings>[0];

async function run(
  parts: Omit<RunParts, 'network' | 'vault'>,
  tenantId: number,
  feed: FeedRow,
  more: Pick<Load, 'rows' | 'asOf' | 'onProgress' | 'onNoted' | 'onRefused'> & {
    company: OneCompany | null;
    approve_companies?: boolean;
    version?: () => Version;
  },
): Promise<Ended> {
  const { db, sending, signal } = parts;
  const scoped = <T>(work: (scoped: TenantDb) => Promise<T>) => db.withTenant(tenantId, work);
  const { company, version, approve_companies, ...load } = more;
  const started_at = new Date().toISOString();
  const runId = await scoped((scoped) => beginRun(scoped, feed.id, started_at));
  const log = differenceLog();
  /** Entries that are refused without an id: which jobs they are cannot be known. */
  let unidentified = 0;
  const tenant = await scoped(findTenant);
  let summary: Summary | null = null;
  let ended: { outcome: Outcome; message: string | null };
  try {
    summary = await loadPostings({
      ...load,
      db,
      tenant: approve_companies ? { ...tenant, recruiter_approval: 'automatic' } : tenant,
      source: feed.source,
      name: feed.name,
      company,
      started_at,
      sending,
      ...(signal && { signal }),
      onChange: (change) => log.add(change),
      onRefused(refused) {
        if (refused.external_id === null) unidentified += 1;
        log.add({ kind: 'refused', external_id: refused.external_id, job_id: null, title: null, note: refused.reason });
        load.onRefused?.(refused);
      },
    });
    ended = outcomeOf(summary, unidentified);
  } catch (error) {
    if (signal?.aborted) throw error;
    if (error instanceof Unchanged) ended = { outcome: 'unchanged', message: null };
    else if (isAboutSource(error)) ended = { outcome: 'failed', message: error.message };
    else {
      const message = 'It stopped because of an error of ours.';
      await scoped((scoped) => endRun(scoped, runId, { outcome: 'failed', message, counts: {}, differences: log.stored }));
      throw error;
    }
  }
  const { closed, to_decide } = isWhole(ended.outcome)
    ? await closeLeft(parts, tenantId, feed, { started_at, unchanged: ended.outcome === 'unchanged', log })
    : { closed: 0, to_decide: 0 };
  const counts = { ...countsOf(summary), closed };
  await scoped(async (scoped) => {
    await endRun(scoped, runId, { ...ended, counts, differences: log.stored });
    // Only a complete run may be followed by one that says that nothing has changed.
    if (ended.outcome !== 'unchanged')
      await updateFeed(
        scoped,
        feed.id,
        ended.outcome === 'complete' && version ? version() : { etag: null, last_modified: null },
      );
  });
  return { ...ended, summary, closed, to_decide };
}

function outcomeOf(summary: Summary, unidentified: number): { outcome: Outcome; message: string | null } {
  if (summary.broken) return { outcome: 'incomplete', message: summary.broken };
  if (summary.rows === 0) return { outcome: 'empty', message: 'The source has no jobs, so no job was closed.' };
  if (summary.created + summary.changed + summary.unchanged === 0)
    return { outcome: 'empty', message: 'None of its entries could be imported, so no job was closed.' };
  if (unidentified > 0) return { outcome: 'incomplete', message: 'Some entries could not be identified, so no job was closed.' };
  return { outcome: 'complete', message: null };
}

function countsOf(summary: Summary | null): FeedRun['counts'] {
  if (!summary) return {};
  const { rows, created, changed, unchanged, refused, held, duplicates, conflicts } = summary;
  return { rows, created, changed, unchanged, refused, held, duplicates, conflicts };
}

function differenceLog() {
  const stored: StoredDifference[] = [];
  return { stored, add: (one: StoredDifference) => void (stored.length < MOST_DIFFERENCES && stored.push(one)) };
}

/** Closes what has left the source, or requests a decision where that is more than a third. */
async function closeLeft(
  parts: Omit<RunParts, 'network' | 'vault'>,
  tenantId: number,
  feed: FeedRow,
  { started_at, unchanged, log }: { started_at: string; unchanged: boolean; log: ReturnType<typeof differenceLog> },
): Promise<{ closed: number; to_decide: number }> {
  const counts = await parts.db.withTenant(tenantId, async (db) => {
    await countMissed(db, feed.source, started_at, unchanged);
    const found = await countLeft(db, feed.source);
    const waits = !mayClose(found);
    if (waits && feed.decision_since === null) await requestDecision(db, parts.sending, feed, found);
    await updateFeed(db, feed.id, { decision_since: waits ? (feed.decision_since ?? started_at) : null });
    return { ...found, waits };
  });
  if (counts.waits) return { closed: 0, to_decide: counts.left };
  return { closed: await closeAllLeft(parts, tenantId, feed, (job) => log.add(job)), to_decide: 0 };
}

/** Closes the jobs that have left the source, in transactions of a few with their applications. @returns how many */
export async function closeAllLeft(
  { db, sending }: Pick<RunParts, 'db' | 'sending'>,
  tenantId: number,
  feed: Pick<FeedRow, 'source'>,
  onClosed: (job: StoredDifference) => void = () => {},
): Promise<number> {
  let count = 0;
  for (;;) {
    const closed = await db.withTenant(tenantId, async (scoped) => {
      const left = await findLeft(scoped, feed.source, CLOSED_AT_ONCE);
      await closeWithApplications(
        scoped,
        sending,
        left.map(({ id }) => id),
      );
      return left;
    });
    if (closed.length === 0) return count;
    count += closed.length;
    for (const { id, external_id, title } of closed) onClosed({ kind: 'closed', external_id, job_id: id, title, note: null });
  }
}

/** Closes imported jobs and notifies their applicants, in the caller's transaction. */
export async function closeWithApplications(db: TenantDb, sending: Sending, jobIds: readonly number[]): Promise<void> {
  const closed = await closeImported(db, jobIds);
  const mailer = await postOfJob(db, sending);
  for (const job_id of closed) await closeApplicationsOf(db, mailer, { job_id, as: 'closed', actor_id: null });
}

async function requestDecision(db: TenantDb, sending: Sending, feed: FeedRow, { open, left }: { open: number; left: number }) {
  const people =
    feed.company_id === null
      ? await findActiveOperators(db)
      : ownersOf(await findActiveRecruiters(db, feed.company_id), feed.created_by);
  await notify(db, await postOfJob(db, sending), people, {
    kind: 'feed_waits',
    title: `${left} of ${open} jobs have left “${feed.name}”`,
    body: 'More than a third left at once, so none was closed. Close them, or leave them open.',
    about: [],
    href: feed.company_id === null ? `/operator/job-feeds?feed=${feed.id}` : `/recruiter/job-feeds?feed=${feed.id}`,
    topic: { name: `job feed ${feed.id}`, undo_seconds: 0 },
    replaces_topic: true,
  });
}

const ownersOf = (recruiters: number[], creator: number | null) =>
  creator !== null && recruiters.includes(creator) ? [creator] : recruiters;

/** Closes the jobs of a deleted feed, or leaves them to their company, and then removes the feed. */
async function finishDeletion({ db, sending }: RunParts, tenantId: number, feed: FeedRow): Promise<void> {
  for (;;) {
    const remaining = await db.withTenant(tenantId, async (scoped) => {
      const open = feed.close_jobs ? await findOpenOfSource(scoped, feed.source, CLOSED_AT_ONCE) : [];
      if (open.length > 0) await closeWithApplications(scoped, sending, open);
      else {
        await detachJobs(scoped, feed.source);
        await removeFeed(scoped, feed.id);
      }
      return open.length;
    });
    if (remaining === 0) return;
  }
}
