import type { Database } from '#kit/server/database/db.ts';
import type { Visit, Visitor } from '#kit/server/net/visit.ts';
import { linkAfterVisit } from '../../entry-rules.ts';
import { type DueLink, findDueLinks, type LinkTable, writeLinkState } from './queries.ts';

/** Links of one kind that one run visits in a tenant. The next night continues. */
const MOST_LINKS = 2000;
/** Links of one host that one run visits, one after the other. */
const MOST_PER_HOST = 50;
/** Hosts that are visited at the same time. */
const HOSTS_AT_ONCE = 6;
/** Pages whose results are stored together. */
const BATCH = 60;
/** Of fewer pages, none that is there may be chance. */
const ENOUGH_TO_JUDGE = 5;

export type CheckOptions = { visit: Visitor; now?: () => Date; signal?: AbortSignal };

/**
 * Visits the links of a tenant's directory entries that are due and stores what was found. Nothing is hidden: a link that is dead puts its
 * entry in the operators' queue. Where no page at all can be reached, this computer is offline and nothing is stored. @returns how many links
 * were visited
 */
export async function checkLinks(
  db: Database,
  tenantId: number,
  tables: readonly LinkTable[],
  { visit, now = () => new Date(), signal }: CheckOptions,
): Promise<number> {
  let visited = 0;
  for (const table of tables) {
    const due = await db.withTenant(tenantId, (scoped) => findDueLinks(scoped, table, now(), MOST_LINKS));
    for (const batch of batchesOf(pagesOf(due))) {
      if (signal?.aborted) return visited;
      const visits = await visitAll(batch, visit, signal);
      const pages = batch.flatMap((page) => {
        const found = visits.get(page);
        return found ? [{ page, found }] : [];
      });
      if (isOffline(pages.map(({ found }) => found))) return visited;
      await db.withTenant(tenantId, async (scoped) => {
        const at = now().toISOString();
        for (const { page, found } of pages)
          for (const link of page.links) {
            // Nothing can be said of the page: it is tried again when others are due.
            const state =
              found.outcome === 'no_network'
                ? { ...link, link_checked_at: at }
                : linkAfterVisit(link, found.outcome === 'fault' ? found.fault : null, at);
            await writeLinkState(scoped, table, link, state);
            visited += 1;
          }
      });
    }
  }
  return visited;
}

/** One address, which several entries may have. */
type Page = { url: string; host: string; links: DueLink[] };

function pagesOf(due: readonly DueLink[]): Page[] {
  const byUrl = Map.groupBy(due, ({ url }) => url);
  const pages = [...byUrl].map(([url, links]) => ({ url, links, host: URL.canParse(url) ? new URL(url).host : '' }));
  const ofHost = new Map<string, number>();
  return pages.filter(({ host }) => {
    const count = (ofHost.get(host) ?? 0) + 1;
    ofHost.set(host, count);
    return count <= MOST_PER_HOST;
  });
}

function* batchesOf(pages: readonly Page[]): Generator<Page[]> {
  for (let at = 0; at < pages.length; at += BATCH) yield pages.slice(at, at + BATCH);
}

const isOffline = (visits: readonly Visit[]) =>
  visits.every(({ outcome }) => outcome === 'no_network') ||
  (visits.length >= ENOUGH_TO_JUDGE && !visits.some((one) => one.outcome === 'ok' || (one.outcome === 'fault' && one.responded)));

/** Visits several hosts at the same time, and the pages of one host one after the other. */
async function visitAll(pages: readonly Page[], visit: Visitor, signal: AbortSignal | undefined): Promise<Map<Page, Visit>> {
  const visits = new Map<Page, Visit>();
  const hosts = [...Map.groupBy(pages, ({ host }) => host).values()];
  const next = async (): Promise<void> => {
    for (let host = hosts.shift(); host; host = hosts.shift())
      for (const page of host) {
        if (signal?.aborted) return;
        visits.set(page, await visit(page.url, signal));
      }
  };
  await Promise.all(Array.from({ length: HOSTS_AT_ONCE }, next));
  return visits;
}
