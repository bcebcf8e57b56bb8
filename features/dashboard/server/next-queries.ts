import { sql } from 'kysely';
import { conversationKey } from '#features/messages/rules.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import type { NextFacts } from '../next-action.ts';

const MOST = 1;

/** What employers wait for from a veteran; tasks come from the plans. */
export async function findWaiting(db: TenantDb, userId: number): Promise<Omit<NextFacts, 'tasks'>> {
  return {
    offers: await findOpenOffers(db, userId),
    interviews: await findProposedInterviews(db, userId),
    messages: await findUnanswered(db, userId),
  };
}

const ownJobs = (db: TenantDb, userId: number) =>
  db
    .selectFrom('own_applications as a')
    .innerJoin('jobs as j', (join) => join.onRef('j.tenant_id', '=', 'a.tenant_id').onRef('j.id', '=', 'a.job_id'))
    .innerJoin('companies as c', (join) => join.onRef('c.tenant_id', '=', 'j.tenant_id').onRef('c.id', '=', 'j.company_id'))
    .where('a.tenant_id', '=', db.tenant_id)
    .where('a.veteran_id', '=', userId)
    .select(['a.id as application_id', 'j.title as job_title', 'c.name as company_name']);

const findOpenOffers = (db: TenantDb, userId: number) =>
  ownJobs(db, userId)
    // An offer can be made without its terms.
    .leftJoin('own_application_offers as o', (join) =>
      join.onRef('o.tenant_id', '=', 'a.tenant_id').onRef('o.application_id', '=', 'a.id').on('o.outcome', 'is', null),
    )
    .where('a.stage', '=', 'offer')
    .select('o.answer_by as until')
    .orderBy(sql`o.answer_by nulls last`)
    .orderBy('a.id')
    .limit(MOST)
    .execute();

async function findProposedInterviews(db: TenantDb, userId: number) {
  const now = new Date().toISOString();
  return ownJobs(db, userId)
    .innerJoin('interviews as i', (join) => join.onRef('i.tenant_id', '=', 'a.tenant_id').onRef('i.application_id', '=', 'a.id'))
    .innerJoin('interview_slots as s', (join) =>
      join.onRef('s.tenant_id', '=', 'i.tenant_id').onRef('s.interview_id', '=', 'i.id'),
    )
    .where('i.status', '=', 'proposed')
    .where('s.starts_at', '>', now)
    .select(sql<string>`max(s.starts_at)`.as('until'))
    .groupBy(['a.id', 'j.title', 'c.name', 'i.id'])
    .orderBy(sql`max(s.starts_at)`)
    .limit(MOST)
    .execute();
}

async function findUnanswered(db: TenantDb, userId: number): Promise<NextFacts['messages']> {
  const rows = await db
    .selectFrom('conversations as cv')
    .innerJoin('companies as c', (join) => join.onRef('c.tenant_id', '=', 'cv.tenant_id').onRef('c.id', '=', 'cv.company_id'))
    .leftJoin('jobs as j', (join) => join.onRef('j.tenant_id', '=', 'cv.tenant_id').onRef('j.id', '=', 'cv.job_id'))
    .where('cv.tenant_id', '=', db.tenant_id)
    .where('cv.veteran_id', '=', userId)
    .where('cv.last_from', '=', 'company')
    .where('cv.blocked_at', 'is', null)
    .select(['cv.application_id', 'cv.contact_request_id', 'c.name as company_name', 'j.title as job_title'])
    .orderBy('cv.veteran_last_at', 'desc')
    .limit(MOST)
    .execute();
  return rows.map(({ application_id, contact_request_id, ...row }) => ({
    ...row,
    conversation: conversationKey({ application_id, contact_request_id }),
  }));
}
