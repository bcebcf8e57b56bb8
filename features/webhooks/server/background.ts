import { databaseNow } from '#kit/server/background/clock.ts';
import { handleDue, type Job, type Work } from '#kit/server/background/jobs.ts';
import { DELIVERY_QUEUE } from './announce.ts';
import { type DeliveryParts, deliver } from './deliver.ts';
import { findOverdue } from './queries.ts';

/** Later than any attempt that is still in the queue. */
const LOST_MS = 15 * 60_000;

/** Queues deliveries again whose place in the queue was lost, or that were announced by a command without a queue. */
export function queueLostDeliveries(work: Work, tenantId: number): Promise<void> {
  const before = new Date(databaseNow().getTime() - LOST_MS).toISOString();
  return handleDue(work, tenantId, [
    {
      find: (db, after, limit) => findOverdue(db, before, after, limit),
      handle: (db, ids) => work.background.sendAll(db, DELIVERY_QUEUE, ids),
    },
  ]);
}

export const webhookBackground = (parts: DeliveryParts): readonly Job[] => [
  {
    name: DELIVERY_QUEUE,
    // Only an attempt whose process ended is run again here: failures of receivers have their own schedule.
    options: { retryLimit: 5, retryDelay: 5, expireInSeconds: 300 },
    concurrency: 8,
    is_exclusive: true,
    run: (work, job) => deliver(parts, work, job),
  },
  { name: 'queue_lost_deliveries', cron: '*/10 * * * *', runIn: queueLostDeliveries },
];
