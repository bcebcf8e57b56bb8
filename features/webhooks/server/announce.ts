import { databaseNow } from '#kit/server/background/clock.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import type { EventType } from '../rules.ts';
import { deleteEvents, findEnabled, insertDeliveries, insertEvents } from './queries.ts';

export const DELIVERY_QUEUE = 'deliver_webhook';

export type Announcement = {
  company_id: number;
  type: EventType;
  /** Ids and fixed words only: receivers read the rest with a key, as far as it may. */
  data: Record<string, string | number | null>;
  /** What can still be undone: its topic, and how long that takes. */
  undo?: { topic: string; seconds: number };
};

/** Longer than an undo may take, so that the two do not meet. */
const AFTER_UNDO_SECONDS = 2;

/**
 * Notifies the systems of companies, in the transaction of the event: a row for each webhook that wants it, and its place in the queue. If
 * the transaction rolls back, nothing is sent.
 */
export async function announce(db: TenantDb, announcements: readonly Announcement[]): Promise<void> {
  if (announcements.length === 0) return;
  const enabled = await findEnabled(db, [...new Set(announcements.map(({ company_id }) => company_id))]);
  const wanted = announcements.flatMap((announcement) => {
    const endpoints = enabled.filter(
      ({ company_id, events }) => company_id === announcement.company_id && events.includes(announcement.type),
    );
    return endpoints.length > 0 ? [{ announcement, endpoints }] : [];
  });
  const delays = Map.groupBy(wanted, ({ announcement: { undo } }) => (undo ? undo.seconds + AFTER_UNDO_SECONDS : 0));
  for (const [seconds, group] of delays)
    await queueEvents(
      db,
      group.map(({ announcement: { undo, ...event }, endpoints }) => ({
        ...event,
        topic: undo?.topic ?? null,
        endpoint_ids: endpoints.map(({ id }) => id),
      })),
      seconds,
    );
}

type ToQueue = Omit<Announcement, 'type' | 'undo'> & { type: string; topic: string | null; endpoint_ids: number[] };

export async function queueEvents(db: TenantDb, events: readonly ToQueue[], afterSeconds = 0): Promise<void> {
  const now = databaseNow();
  const next_at = new Date(now.getTime() + afterSeconds * 1000).toISOString();
  const ids = await insertEvents(
    db,
    events.map(({ endpoint_ids: _, data, ...event }) => ({
      ...event,
      message_id: crypto.randomUUID(),
      data: JSON.stringify(data),
      at: now.toISOString(),
    })),
  );
  const deliveries = await insertDeliveries(
    db,
    events.flatMap(({ endpoint_ids }, index) =>
      endpoint_ids.map((endpoint_id) => ({ event_id: ids[index] ?? 0, endpoint_id, next_at })),
    ),
  );
  await db.queue.sendAll(db, DELIVERY_QUEUE, deliveries, { after_seconds: afterSeconds });
}

/** Takes back what was announced and undone meanwhile: for receivers it never happened. @returns whether anything was */
export async function retract(db: TenantDb, topics: readonly string[]): Promise<boolean> {
  return topics.length > 0 && (await deleteEvents(db, topics)) > 0;
}
