import { sql } from 'kysely';
import type { SALARY_PERIODS } from '#features/jobs/shapes.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import type { DeclineReason, OfferState, SentStage } from '../../rules.ts';

/** Terms that are stored of one application at most: the latest ones are read. */
const MOST = 50;

export type OfferRow = {
  id: number;
  application_id: number;
  revision: number;
  pay_pence: number;
  pay_per: (typeof SALARY_PERIODS)[number];
  currency: string;
  start_on: string | null;
  place: string | null;
  hours: string | null;
  contract: string | null;
  note: string | null;
  answer_by: string;
  made_at: string;
  ended_at: string | null;
  outcome: Exclude<OfferState, 'open'> | null;
  decline_reason: DeclineReason | null;
  decline_note: string | null;
};

/** Offers of these applications, the newest first. @param reader the veteran does not see those of moves that can still be undone */
export async function findOffers(
  db: TenantDb,
  applicationIds: readonly number[],
  reader: 'recruiter' | 'veteran' = 'recruiter',
): Promise<OfferRow[]> {
  if (applicationIds.length === 0) return [];
  const { rows } = await sql<OfferRow>`
    select o.id, o.application_id, o.revision, o.pay_pence, o.pay_per, o.currency, o.start_on, o.place, o.hours, o.contract, o.note,
      o.answer_by, o.made_at, o.ended_at, o.outcome, o.decline_reason, o.decline_note
    from ${sql.table(reader === 'veteran' ? 'own_application_offers' : 'application_offers')} o
    where o.tenant_id = ${db.tenant_id} and o.application_id = any(${sql.val(applicationIds)}::int[])
    order by o.application_id, o.revision desc limit ${MOST * applicationIds.length}`.execute(db);
  return rows;
}

export type NewOffer = Pick<
  OfferRow,
  | 'application_id'
  | 'revision'
  | 'pay_pence'
  | 'pay_per'
  | 'currency'
  | 'start_on'
  | 'place'
  | 'hours'
  | 'contract'
  | 'note'
  | 'answer_by'
  | 'made_at'
> & { made_by: number; reminded_at: string | null };

export async function insertOffers(db: TenantDb, offers: NewOffer[]): Promise<void> {
  await db.insertInto('application_offers').values(offers).execute();
}

/** Ends the open offers of these applications. @returns the applications that had one */
export async function endOffers(
  db: TenantDb,
  applicationIds: readonly number[],
  ended: {
    outcome: Exclude<OfferState, 'open'>;
    at: string;
    reason?: DeclineReason | null;
    note?: string | null;
  },
): Promise<number[]> {
  if (applicationIds.length === 0) return [];
  const rows = await db
    .updateTable('application_offers')
    .set({
      outcome: ended.outcome,
      ended_at: ended.at,
      decline_reason: ended.reason ?? null,
      decline_note: ended.note ?? null,
    })
    .where('tenant_id', '=', db.tenant_id)
    .where(sql<boolean>`application_id = any(${sql.val(applicationIds)}::int[])`)
    .where('outcome', 'is', null)
    .returning('application_id')
    .execute();
  return rows.map(({ application_id }) => application_id);
}

/** When moves are taken back: deletes the offers that came with them, and reopens those that they ended. @param since when the first was made */
export async function restoreOffers(db: TenantDb, applicationIds: readonly number[], since: string): Promise<void> {
  if (applicationIds.length === 0) return;
  await sql`
    delete from application_offers
    where tenant_id = ${db.tenant_id} and application_id = any(${sql.val(applicationIds)}::int[])
      and made_at >= ${since}::timestamptz`.execute(db);
  await sql`
    update application_offers o set outcome = null, ended_at = null, decline_reason = null, decline_note = null
    where o.tenant_id = ${db.tenant_id} and o.application_id = any(${sql.val(applicationIds)}::int[])
      and o.outcome in ('withdrawn', 'accepted') and o.ended_at >= ${since}::timestamptz
      and o.revision = (select max(n.revision) from application_offers n
        where n.tenant_id = ${db.tenant_id} and n.application_id = o.application_id)`.execute(db);
}

/** The revision of the newest terms of each of these applications that has any. */
export async function findOfferRevisions(db: TenantDb, applicationIds: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await sql<{ application_id: number; revision: number }>`
    select o.application_id, max(o.revision) as revision from application_offers o
    where o.tenant_id = ${db.tenant_id} and o.application_id = any(${sql.val(applicationIds)}::int[])
    group by o.application_id`.execute(db);
  return new Map(rows.map(({ application_id, revision }) => [application_id, revision]));
}

/** With terms sent, the employer owes no answer: the veteran does. */
export async function stopReplyClock(db: TenantDb, applicationId: number): Promise<void> {
  await db
    .updateTable('applications')
    .set({ reply_by: null, reply_missed_at: null })
    .set((eb) => ({ revision: eb('revision', '+', 1) }))
    .where('tenant_id', '=', db.tenant_id)
    .where('id', '=', applicationId)
    .execute();
}

/** The currency of the pay of an application's job. */
export async function findCurrency(db: TenantDb, jobId: number): Promise<string> {
  const { currency } = await db
    .selectFrom('jobs')
    .select('currency')
    .where('tenant_id', '=', db.tenant_id)
    .where('id', '=', jobId)
    .executeTakeFirstOrThrow();
  return currency;
}

/** Offers that have ended by an instant, or those that end after it and until another, of which nobody was reminded. */
export type DueOffers = { expired: { at: string } } | { soon: { at: string; until: string } };

const isDue = (due: DueOffers) =>
  'expired' in due
    ? sql`o.outcome is null and o.answer_by < ${due.expired.at}::timestamptz`
    : sql`o.outcome is null and o.answer_by > ${due.soon.at}::timestamptz and o.answer_by < ${due.soon.until}::timestamptz
        and o.reminded_at is null`;

export async function findDueOffers(db: TenantDb, due: DueOffers, after: number, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select o.id from application_offers o
    where o.tenant_id = ${db.tenant_id} and ${isDue(due)} and o.id > ${after} order by o.id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Those of these offers that are due, locked with their applications. Those that somebody answers now are left for the next run. */
export async function lockDueOffers(db: TenantDb, due: DueOffers, ids: readonly number[]) {
  const { rows } = await sql<{
    offer_id: number;
    answer_by: string;
    id: number;
    job_id: number;
    veteran_id: number;
    stage: SentStage;
    title: string;
    company_id: number;
    company_name: string;
  }>`
    select o.id as offer_id, o.answer_by, a.id, a.job_id, a.veteran_id, a.stage, j.title, j.company_id, c.name as company_name
    from application_offers o
    join applications a on a.tenant_id = o.tenant_id and a.id = o.application_id and a.tenant_id = ${db.tenant_id}
    join jobs j on j.tenant_id = a.tenant_id and j.id = a.job_id and j.tenant_id = ${db.tenant_id}
    join companies c on c.tenant_id = j.tenant_id and c.id = j.company_id and c.tenant_id = ${db.tenant_id}
    where o.tenant_id = ${db.tenant_id} and o.id = any(${sql.val(ids)}::int[]) and ${isDue(due)}
    order by o.id
    for update of a, o skip locked`.execute(db);
  return rows;
}

export async function markReminded(db: TenantDb, offerId: number, at: string): Promise<void> {
  await db
    .updateTable('application_offers')
    .set({ reminded_at: at })
    .where('tenant_id', '=', db.tenant_id)
    .where('id', '=', offerId)
    .execute();
}
