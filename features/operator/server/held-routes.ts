import type { FastifyInstance } from 'fastify';
import { describeHeldChanges, describeHeldJobs } from '#features/jobs/server/index.ts';
import { describeCheckedMessages } from '#features/messages/server/index.ts';
import { listMeta } from '#kit/contract/shapes.ts';
import { serve } from '#kit/server/http/serve.ts';
import { findHeld, type HeldEntry } from '../held-contract.ts';
import { countHeld, findHeldEntries } from './held-queries.ts';

const PER_PAGE = 20;

export function heldRoutes(app: FastifyInstance): void {
  serve(app, findHeld, async ({ db, query }) => {
    const { decided, ...counts } = await countHeld(db);
    const found = await findHeldEntries(db, query, PER_PAGE);
    const idsOf = (kind: HeldEntry['kind']) => found.flatMap((entry) => (entry.kind === kind ? [entry.id] : []));
    const all = new Map<string, HeldEntry>();
    for (const message of await describeCheckedMessages(db, idsOf('message')))
      all.set(`message ${message.id}`, { kind: 'message', ...message });
    for (const job of await describeHeldJobs(db, idsOf('job'))) all.set(`job ${job.id}`, { kind: 'job', ...job });
    for (const change of await describeHeldChanges(db, idsOf('change')))
      all.set(`change ${change.id}`, { kind: 'change', ...change });
    return {
      data: found.flatMap(({ kind, id }) => all.get(`${kind} ${id}`) ?? []),
      meta: listMeta(query.page, PER_PAGE, { ...counts, decided }[query.tab]),
      counts,
    };
  });
}
