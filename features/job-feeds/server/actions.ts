import type { z } from 'zod';
import {
  companyOfImported,
  countConflicts,
  countLeft,
  findConflicts,
  findLeft,
  leaveOpen,
  previewPostings,
  resolveConflict,
} from '#features/jobs/import/index.ts';
import { closingZone } from '#features/jobs/recruiting-rules.ts';
import type { Mailer } from '#features/notifications/server/index.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { BrokenText } from '#kit/server/files/broken-text.ts';
import { conflict, fail, invalid, notFound } from '#kit/server/http/errors.ts';
import type { Tenant, Viewer } from '#kit/server/http/serve.ts';
import { DownloadFault } from '#kit/server/net/download.ts';
import type { Vault } from '#kit/server/process/secrets.ts';
import type { Adapter } from '../adapters/adapter.ts';
import { ADAPTERS, adapterOf } from '../adapters/index.ts';
import { readSource } from '../adapters/read.ts';
import type { FeedDetails, FeedInput, FeedPreview, FeedSummary } from '../shapes.ts';
import { type FeedNetwork, openSource } from './network.ts';
import {
  countFeeds,
  type FeedRow,
  findCompany,
  findFeed,
  findFeeds,
  findRuns,
  insertFeed,
  lockFeeds,
  type Owner,
  updateFeed,
} from './queries.ts';

export type FeedParts = { vault: Vault; network: FeedNetwork };
export type FeedContext = { db: TenantDb; owner: Owner; viewer: Viewer; tenant: Tenant };

/** Feeds of one owner. Each is read on a schedule, so their number is bounded. */
const MOST_FEEDS = 50;
const SHOWN = 100;

const FILE_LABEL = 'File on the server';

export const describeKinds = () =>
  ADAPTERS.map(({ kind, label, asks_for, hint, hosts, key_label = null, takes_mapping = false }) => ({
    kind,
    label,
    asks_for,
    hint,
    key_label,
    takes_mapping,
    is_anywhere: hosts === null,
  }));

export const requireFeed = async ({ db, owner }: Pick<FeedContext, 'db' | 'owner'>, id: number, lock = false): Promise<FeedRow> =>
  (await findFeed(db, owner, id, lock)) ?? fail(notFound('Job feed'));

export async function describeFeeds({ db, owner }: FeedContext): Promise<z.input<typeof FeedSummary>[]> {
  const feeds = await findFeeds(db, owner);
  const all: z.input<typeof FeedSummary>[] = [];
  for (const feed of feeds) all.push(await describeFeed(db, feed));
  return all;
}

async function describeFeed(db: TenantDb, feed: FeedRow): Promise<z.input<typeof FeedSummary>> {
  const { open, left } = await countLeft(db, feed.source);
  const [last_run = null] = await findRuns(db, feed.id, 1);
  const { id, name, kind, address, every_hours, is_paused, next_run_at } = feed;
  return {
    id,
    name,
    kind,
    kind_label: adapterOf(kind)?.label ?? FILE_LABEL,
    address,
    every_hours,
    is_paused,
    next_run_at: is_paused ? null : next_run_at,
    open_jobs: open,
    to_decide: feed.decision_since === null ? 0 : left,
    conflicts: await countConflicts(db, feed.source, SHOWN),
    last_run,
  };
}

export async function describeDetails({ db, tenant }: FeedContext, feed: FeedRow): Promise<z.input<typeof FeedDetails>> {
  const zone = closingZone(tenant.country_id);
  const left = feed.decision_since === null ? [] : await findLeft(db, feed.source, SHOWN);
  return {
    ...(await describeFeed(db, feed)),
    mapping: feed.mapping,
    has_key: feed.key !== null,
    apply_here: feed.apply_here,
    runs: await findRuns(db, feed.id),
    left: left.map(({ id, title }) => ({ id, title })),
    in_conflict: await findConflicts(db, feed.source, zone),
  };
}

/** The adapter of an input. @throws 422 where the input does not fit it */
async function checkedAdapter({ db, owner }: Pick<FeedContext, 'db' | 'owner'>, input: FeedInput): Promise<Adapter> {
  const adapter = adapterOf(input.kind) ?? fail(invalid({ kind: ['Choose where the jobs come from.'] }));
  const lines = input.address
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  if (adapter.asks_for !== 'addresses' && lines.length > 1) fail(invalid({ address: ['Enter one line.'] }));
  if (adapter.asks_for === 'board' && !/^[\w:. -]{1,100}$/.test(input.address))
    fail(invalid({ address: ['Enter the name of the board only, without its address.'] }));
  if (adapter.hosts !== null) return adapter;
  const domains = owner.company_id === null ? null : ((await findCompany(db, owner.company_id))?.domains ?? []);
  for (const line of lines) {
    if (!URL.canParse(line) || !/^https?:$/.test(new URL(line).protocol))
      fail(invalid({ address: ['Enter a web address that begins with https://'] }));
    const { hostname } = new URL(line);
    if (domains && !domains.some((domain) => hostname === domain || hostname.endsWith(`.${domain}`)))
      fail(
        invalid({
          address: [
            domains.length > 0
              ? `Enter an address on your company’s website: ${domains.join(', ')}.`
              : 'Your company has no verified email domain yet, so we can’t tell that this website is yours. Use the name of a board instead.',
          ],
        }),
      );
  }
  return adapter;
}

export async function createFeed(context: FeedContext, { vault }: FeedParts, input: FeedInput): Promise<number> {
  const { db, owner, viewer } = context;
  await checkedAdapter(context, input);
  await lockFeeds(db, owner);
  if ((await countFeeds(db, owner)) >= MOST_FEEDS)
    fail(conflict(`You can have up to ${MOST_FEEDS} feeds. Delete one that you no longer need.`));
  return insertFeed(db, owner, viewer.id, storedOf(input, vault));
}

export async function changeFeed(context: FeedContext, { vault }: FeedParts, id: number, input: FeedInput): Promise<void> {
  const feed = await requireFeed(context, id, true);
  if (feed.kind === 'file') fail(conflict('Files are imported on the server, so there is nothing to change here.'));
  if (feed.kind !== input.kind) fail(invalid({ kind: ['The kind of a feed can’t be changed. Add another feed instead.'] }));
  await checkedAdapter(context, input);
  // What is read differently now has to be read again.
  await updateFeed(context.db, id, { ...storedOf(input, vault), etag: null, last_modified: null, next_run_at: nextTime(input) });
}

const nextTime = ({ every_hours }: FeedInput) =>
  every_hours === null ? null : new Date(Date.now() + every_hours * 3_600_000).toISOString();

const storedOf = ({ key, ...input }: FeedInput, vault: Vault) => ({
  ...input,
  ...(key ? { key: vault.lock(key) } : {}),
  next_run_at: nextTime({ ...input, key }),
});

const PREVIEW = { timeout_ms: 20_000, most_bytes: 50 * 2 ** 20 };

/** Reads a source outside of any transaction. @throws 422 on `address` where it cannot be read */
export async function previewFeed(
  scoped: <T>(work: (db: TenantDb) => Promise<T>) => Promise<T>,
  { owner, tenant }: Pick<FeedContext, 'owner' | 'tenant'>,
  { network }: FeedParts,
  input: FeedInput,
): Promise<z.input<typeof FeedPreview>> {
  const { adapter, company } = await scoped(async (db) => ({
    adapter: await checkedAdapter({ db, owner }, input),
    company: owner.company_id === null ? undefined : await findCompany(db, owner.company_id),
  }));
  const { source } = openSource(
    adapter,
    {
      address: input.address,
      mapping: input.mapping,
      key: input.key ?? null,
      is_of_one_company: company !== undefined,
      domains: company ? company.domains : null,
    },
    network,
    { limits: PREVIEW },
  );
  try {
    return await previewPostings(readSource(adapter, source), {
      tenant,
      company: company ? { ...company, apply_here: input.apply_here } : null,
      scoped,
    });
  } catch (error) {
    if (
      error instanceof DownloadFault ||
      error instanceof BrokenText ||
      (error instanceof Error && error.name === 'UnreadableFile')
    )
      return fail(invalid({ address: [error.message] }));
    throw error;
  }
}

/** The owner's decision about jobs that have left the source. */
export async function decideLeft(context: FeedContext, id: number, close: boolean): Promise<void> {
  const feed = await requireFeed(context, id, true);
  if (feed.decision_since === null) fail(conflict('Nothing waits for your decision. Reload the feed.'));
  if (!close) await leaveOpen(context.db, feed.source);
  await updateFeed(context.db, id, { decision_since: null });
}

export async function resolveFeedConflict(
  { db, viewer, tenant }: FeedContext,
  mailer: Mailer,
  feed: FeedRow,
  decision: { job_id: number; field: string; take: 'mine' | 'theirs' },
): Promise<void> {
  const company_id = (await companyOfImported(db, feed.source, decision.job_id)) ?? fail(notFound('Job'));
  const context = { db, viewer_id: viewer.id, company_id, country_id: tenant.country_id, zone: closingZone(tenant.country_id) };
  await resolveConflict(context, mailer, decision);
}
