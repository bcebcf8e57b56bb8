import { findActiveCompanyIds, writeReplies } from '#features/companies/server/index.ts';
import { handleDue, type Work } from '#kit/server/background/jobs.ts';
import { countReplies } from './reply-record-queries.ts';

/** Counts anew how many of its applicants each company answered in time, for its page and those of its jobs. */
export const updateReplyRecords = (work: Work, tenantId: number, now = new Date()): Promise<void> =>
  handleDue(work, tenantId, [
    { find: findActiveCompanyIds, handle: async (db, ids) => writeReplies(db, await countReplies(db, ids, now), now) },
  ]);
