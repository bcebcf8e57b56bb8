import { type SqlBool, sql } from 'kysely';
import { isOpenJob } from '#features/companies/server/index.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { fullName } from '#kit/server/database/full-name.ts';
import type { RequestStatus } from '../rules.ts';
import { keyFor } from './candidate-queries.ts';

export async function countRequestsSince(db: TenantDb, companyId: number, since: string): Promise<number> {
  const { count } = await db
    .selectFrom('contact_requests')
    .where('tenant_id', '=', db.tenant_id)
    .where('company_id', '=', companyId)
    .where('created_at', '>=', since)
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export const findOpenJobOf = (db: TenantDb, companyId: number, id: number) =>
  db
    .selectFrom('jobs as j')
    .where('j.tenant_id', '=', db.tenant_id)
    .where('j.id', '=', id)
    .where('j.company_id', '=', companyId)
    .where(isOpenJob('j'))
    .select(['j.id', 'j.title'])
    .executeTakeFirst();

/** Veterans who declined a request of the company since then. */
export async function findDeclinedSince(
  db: TenantDb,
  companyId: number,
  veteranIds: readonly number[],
  since: string,
): Promise<number[]> {
  const rows = await db
    .selectFrom('contact_requests')
    .where('tenant_id', '=', db.tenant_id)
    .where('company_id', '=', companyId)
    .where(sql<SqlBool>`veteran_id = any(${veteranIds}::int[])`)
    .where('status', 'in', ['declined', 'ended'])
    .where('decided_at', '>=', since)
    .select('veteran_id')
    .execute();
  return rows.map(({ veteran_id }) => veteran_id);
}

/** Marks pending requests whose time is over. @param which of one company to one veteran, or all */
export async function expireRequests(
  db: TenantDb,
  now: string,
  which?: { company_id: number; veteran_id: number },
): Promise<number> {
  let update = db
    .updateTable('contact_requests')
    .set({ status: 'expired', decided_at: sql<string>`expires_at` })
    .where('tenant_id', '=', db.tenant_id)
    .where('status', '=', 'pending')
    .where('expires_at', '<=', now);
  if (which) update = update.where('company_id', '=', which.company_id).where('veteran_id', '=', which.veteran_id);
  const { numUpdatedRows } = await update.executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** @returns the id, or null where the company has a request to this veteran that is pending or accepted */
export async function insertRequest(
  db: TenantDb,
  request: {
    company_id: number;
    veteran_id: number;
    sender_id: number;
    job_id: number | null;
    message: string;
    created_at: string;
    expires_at: string;
  },
): Promise<number | null> {
  const created = await db
    .insertInto('contact_requests')
    .values(request)
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'company_id', 'veteran_id']).where('status', 'in', ['pending', 'accepted']).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return created?.id ?? null;
}

/** A request, locked, with the names that notifications use; of this veteran or of this company. */
export const lockRequest = (db: TenantDb, id: number, party: { veteran_id: number } | { company_id: number }) =>
  db
    .selectFrom('contact_requests as q')
    .innerJoin('companies as c', (join) => join.onRef('c.tenant_id', '=', 'q.tenant_id').onRef('c.id', '=', 'q.company_id'))
    .innerJoin('users as u', (join) => join.onRef('u.tenant_id', '=', 'q.tenant_id').onRef('u.id', '=', 'q.veteran_id'))
    .leftJoin('candidate_search as s', (join) =>
      join.onRef('s.tenant_id', '=', 'q.tenant_id').onRef('s.user_id', '=', 'q.veteran_id'),
    )
    .where('q.tenant_id', '=', db.tenant_id)
    .where('q.id', '=', id)
    .where((eb) =>
      'veteran_id' in party ? eb('q.veteran_id', '=', party.veteran_id) : eb('q.company_id', '=', party.company_id),
    )
    .select(['q.id', 'q.company_id', 'q.veteran_id', 'q.sender_id', 'q.status', 'q.expires_at', 'c.name as company_name'])
    .select(sql<string | null>`case when s.key is not null then ${keyFor(sql`s.key`, sql`q.company_id`)} end`.as('key'))
    .select(fullName('u').as('veteran_name'))
    .forUpdate('q')
    .executeTakeFirst();

export async function moveRequest(
  db: TenantDb,
  id: number,
  moved: { status: RequestStatus; decided_at: string; report?: string },
): Promise<void> {
  await db.updateTable('contact_requests').set(moved).where('tenant_id', '=', db.tenant_id).where('id', '=', id).execute();
}

const statusAt = (now: string) =>
  sql<RequestStatus>`case when q.status = 'pending' and q.expires_at <= ${now}::timestamptz then 'expired' else q.status end`;

const requestsOf = (db: TenantDb, veteranId: number) =>
  db.selectFrom('contact_requests as q').where('q.tenant_id', '=', db.tenant_id).where('q.veteran_id', '=', veteranId);

/** A veteran's requests: those that wait for an answer first, then the newest. */
export function findRequestsTo(
  db: TenantDb,
  veteranId: number,
  now: string,
  which: { id: number } | { page: number },
  perPage: number,
) {
  return requestsOf(db, veteranId)
    .innerJoin('companies as c', (join) => join.onRef('c.tenant_id', '=', 'q.tenant_id').onRef('c.id', '=', 'q.company_id'))
    .leftJoin('jobs as j', (join) => join.onRef('j.tenant_id', '=', 'q.tenant_id').onRef('j.id', '=', 'q.job_id'))
    .$if('id' in which, (query) => query.where('q.id', '=', 'id' in which ? which.id : 0))
    .select(['q.id', 'q.message', 'q.created_at', 'q.expires_at', 'q.decided_at', 'c.id as company_id', 'c.name as company_name'])
    .select(['j.id as job_id', 'j.title as job_title', sql<boolean>`coalesce(${isOpenJob('j')}, false)`.as('job_is_open')])
    .select(statusAt(now).as('status'))
    .orderBy(sql`q.status = 'pending' and q.expires_at > ${now}::timestamptz`, 'desc')
    .orderBy('q.created_at', 'desc')
    .orderBy('q.id', 'desc')
    .limit(perPage)
    .offset('page' in which ? (which.page - 1) * perPage : 0)
    .execute();
}

export async function countRequestsTo(db: TenantDb, veteranId: number, now: string): Promise<{ total: number; pending: number }> {
  return requestsOf(db, veteranId)
    .select([
      sql<number>`count(*)`.as('total'),
      sql<number>`count(*) filter (where q.status = 'pending' and q.expires_at > ${now}::timestamptz)`.as('pending'),
    ])
    .executeTakeFirstOrThrow();
}

/** The sender while they are an active recruiter of the company, else its active admins. */
export async function findAnswerReaders(db: TenantDb, companyId: number, senderId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('users')
    .where('tenant_id', '=', db.tenant_id)
    .where('company_id', '=', companyId)
    .where('status', '=', 'active')
    .where((eb) => eb.or([eb('id', '=', senderId), eb('is_admin', '=', true)]))
    .select('id')
    .orderBy('id')
    .execute();
  const ids = rows.map(({ id }) => id);
  return ids.includes(senderId) ? [senderId] : ids;
}
