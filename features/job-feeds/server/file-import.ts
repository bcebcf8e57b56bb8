import { findTenantOf, leaveOpen, type ReadRow, readCsv, UnreadableFile } from '#features/jobs/import/index.ts';
import type { Sending } from '#features/notifications/server/index.ts';
import type { Database } from '#kit/server/database/db.ts';
import { findAnyFeed, updateFeed, upsertFileFeed } from './queries.ts';
import { closeAllLeft, type Ended, runFile } from './runs.ts';

type Options = {
  db: Database;
  tenant: string;
  /** Names where the adverts come from. Source and id together identify an advert. */
  source: string;
  file_name: string;
  bytes: AsyncIterable<Buffer>;
  sending: Sending;
  approve_companies?: boolean;
  /** What to do where more than a third of the open jobs are no longer in the file. */
  decision?: 'close' | 'leave' | null;
} & Pick<Parameters<typeof runFile>[3], 'asOf' | 'onProgress' | 'onNoted' | 'onRefused'>;

/**
 * Imports a file as a run of the feed with the name of its source, so that adverts which later files no longer have are closed.
 * @throws UnreadableFile when the file can't be read at all, or the tenant does not exist
 */
export async function importFile(options: Options): Promise<Ended> {
  const { db, tenant: slug, source, file_name, bytes, decision = null, sending, ...more } = options;
  if (source.startsWith('feed:')) throw new UnreadableFile('Give a source that does not begin with “feed:”.');
  const tenant = await findTenantOf(db, slug);
  const feed = await db.withTenant(tenant.id, async (scoped) =>
    findAnyFeed(scoped, await upsertFileFeed(scoped, source, file_name)),
  );
  if (!feed) throw new Error('The feed of the file is missing');
  const rows: AsyncIterable<ReadRow> = readCsv(bytes);
  const ended = await runFile({ db, sending }, tenant.id, feed, { rows, ...more });
  if (ended.outcome === 'failed') throw new UnreadableFile(ended.message ?? 'The file can’t be read.');
  if (ended.to_decide === 0 || decision === null) return ended;
  await db.withTenant(tenant.id, async (scoped) => {
    if (decision === 'leave') await leaveOpen(scoped, source);
    await updateFeed(scoped, feed.id, { decision_since: null });
  });
  const closed = decision === 'close' ? await closeAllLeft({ db, sending }, tenant.id, feed) : 0;
  return { ...ended, closed, to_decide: 0 };
}
