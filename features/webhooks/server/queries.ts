import { sql } from 'kysely';
import type { TenantDb } from '#kit/server/database/db.ts';
import { slicesOf } from '#kit/server/database/slices.ts';
import { daysBefore, eraseSome, type RetentionRule } from '#kit/server/records/retention.ts';
import type { EventType } from '../rules.ts';

const endpoints = (db: TenantDb) =>
  db
    .selectFrom('webhook_endpoints')
    .where('tenant_id', '=', db.tenant_id)
    .select(['id', 'company_id', 'url', 'disabled_for', 'disabled_at', 'previous_until', 'created_at'])
    .select(sql<EventType[]>`events`.as('events'));

export const findEndpoints = (db: TenantDb, companyId: number) =>
  endpoints(db).where('company_id', '=', companyId).orderBy('id', 'desc').execute();
export type EndpointRow = Awaited<ReturnType<typeof findEndpoints>>[number];

export const lockEndpoint = (db: TenantDb, companyId: number, id: number) =>
  endpoints(db)
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .select('secret_encrypted')
    .forNoKeyUpdate()
    .executeTakeFirst();

/** Those of these companies that are switched on. */
export const findEnabled = (db: TenantDb, companyIds: readonly number[]) =>
  db
    .selectFrom('webhook_endpoints')
    .where('tenant_id', '=', db.tenant_id)
    .where(sql<boolean>`company_id = any(${sql.val(companyIds)}::int[])`)
    .where('disabled_for', 'is', null)
    .select(['id', 'company_id', sql<EventType[]>`events`.as('events')])
    .execute();

export async function insertEndpoint(
  db: TenantDb,
  endpoint: {
    company_id: number;
    url: string;
    events: EventType[];
    secret_encrypted: Buffer;
    created_by: number;
    created_at: string;
  },
): Promise<number> {
  const { id } = await db.insertInto('webhook_endpoints').values(endpoint).returning('id').executeTakeFirstOrThrow();
  return id;
}

type Change = {
  url?: string;
  events?: EventType[];
  secret_encrypted?: Buffer;
  previous_secret_encrypted?: Buffer | null;
  previous_until?: string | null;
  disabled_for?: 'admin' | 'failed' | 'gone' | null;
  disabled_at?: string | null;
};

export async function changeEndpoint(db: TenantDb, id: number, change: Change): Promise<void> {
  await db.updateTable('webhook_endpoints').set(change).where('tenant_id', '=', db.tenant_id).where('id', '=', id).execute();
}

/** @returns whether this switched it off */
export async function disableEndpoint(db: TenantDb, id: number, why: 'failed' | 'gone', at: string): Promise<boolean> {
  const disabled = await db
    .updateTable('webhook_endpoints')
    .set({ disabled_for: why, disabled_at: at })
    .where('tenant_id', '=', db.tenant_id)
    .where('id', '=', id)
    .where('disabled_for', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return disabled !== undefined;
}

export async function deleteEndpoint(db: TenantDb, id: number): Promise<void> {
  await db.deleteFrom('webhook_endpoints').where('tenant_id', '=', db.tenant_id).where('id', '=', id).execute();
}

type NewEvent = { company_id: number; message_id: string; type: string; data: string; topic: string | null; at: string };

/** @returns the ids in the order of the events */
export async function insertEvents(db: TenantDb, events: readonly NewEvent[]): Promise<number[]> {
  const ids: number[] = [];
  for (const slice of slicesOf(events))
    ids.push(
      ...(
        await db
          .insertInto('webhook_events')
          .values([...slice])
          .returning('id')
          .execute()
      ).map(({ id }) => id),
    );
  return ids;
}

/** @returns their ids */
export async function insertDeliveries(
  db: TenantDb,
  deliveries: readonly { event_id: number; endpoint_id: number; next_at: string }[],
): Promise<number[]> {
  const ids: number[] = [];
  for (const slice of slicesOf(deliveries))
    ids.push(
      ...(
        await db
          .insertInto('webhook_deliveries')
          .values([...slice])
          .returning('id')
          .execute()
      ).map(({ id }) => id),
    );
  return ids;
}

/** Deletes events that were undone before they were sent. @returns how many */
export async function deleteEvents(db: TenantDb, topics: readonly string[]): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('webhook_events')
    .where('tenant_id', '=', db.tenant_id)
    .where('topic', 'in', topics)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('webhook_deliveries as d')
            .where('d.tenant_id', '=', db.tenant_id)
            .whereRef('d.event_id', '=', 'webhook_events.id')
            .where('d.attempts', '>', 0)
            .select('d.id'),
        ),
      ),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

const deliveries = (db: TenantDb) =>
  db
    .selectFrom('webhook_deliveries as d')
    .innerJoin('webhook_events as e', (join) => join.onRef('e.tenant_id', '=', 'd.tenant_id').onRef('e.id', '=', 'd.event_id'))
    .where('d.tenant_id', '=', db.tenant_id)
    .select(['d.id', 'd.state', 'd.attempts', 'd.attempted_at', 'd.next_at', 'd.reply_status', 'd.fault', 'd.milliseconds'])
    .select(['e.message_id', 'e.type', 'e.at']);

export const DELIVERIES_PER_PAGE = 20;

export const findDeliveries = (db: TenantDb, endpointId: number, page: number) =>
  deliveries(db)
    .where('d.endpoint_id', '=', endpointId)
    .orderBy('d.id', 'desc')
    .limit(DELIVERIES_PER_PAGE)
    .offset((page - 1) * DELIVERIES_PER_PAGE)
    .execute();

export async function countDeliveries(db: TenantDb, endpointId: number): Promise<number> {
  const { count } = await db
    .selectFrom('webhook_deliveries')
    .where('tenant_id', '=', db.tenant_id)
    .where('endpoint_id', '=', endpointId)
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export const lockDelivery = (db: TenantDb, endpointId: number, id: number) =>
  db
    .selectFrom('webhook_deliveries')
    .where('tenant_id', '=', db.tenant_id)
    .where('endpoint_id', '=', endpointId)
    .where('id', '=', id)
    .select(['id', 'state'])
    .forUpdate()
    .executeTakeFirst();

type DeliveryChange = {
  state?: 'waiting' | 'delivered' | 'failed' | 'canceled';
  attempts?: number;
  next_at?: string | null;
  attempted_at?: string;
  reply_status?: number | null;
  fault?: string | null;
  milliseconds?: number | null;
};

export async function changeDelivery(db: TenantDb, id: number, change: DeliveryChange): Promise<void> {
  await db.updateTable('webhook_deliveries').set(change).where('tenant_id', '=', db.tenant_id).where('id', '=', id).execute();
}

/** A delivery that waits, with its event and endpoint, locked until the transaction ends. */
export const lockWaiting = (db: TenantDb, id: number) =>
  db
    .selectFrom('webhook_deliveries as d')
    .innerJoin('webhook_events as e', (join) => join.onRef('e.tenant_id', '=', 'd.tenant_id').onRef('e.id', '=', 'd.event_id'))
    .innerJoin('webhook_endpoints as p', (join) =>
      join.onRef('p.tenant_id', '=', 'd.tenant_id').onRef('p.id', '=', 'd.endpoint_id'),
    )
    .where('d.tenant_id', '=', db.tenant_id)
    .where('d.id', '=', id)
    .where('d.state', '=', 'waiting')
    .select(['d.id', 'd.attempts', 'd.next_at', 'd.endpoint_id', 'e.message_id', 'e.type', 'e.at', 'e.company_id'])
    .select(sql<Record<string, string | number | null>>`e.data`.as('data'))
    .select(['p.url', 'p.secret_encrypted', 'p.previous_secret_encrypted', 'p.previous_until', 'p.disabled_for'])
    .forUpdate('d')
    .executeTakeFirst();
export type WaitingDelivery = NonNullable<Awaited<ReturnType<typeof lockWaiting>>>;

/** Deliveries that should have been sent a while ago: their place in the queue was lost. */
export const findOverdue = async (db: TenantDb, before: string, after: number, limit: number): Promise<number[]> =>
  (
    await db
      .selectFrom('webhook_deliveries')
      .where('tenant_id', '=', db.tenant_id)
      .where('next_at', '<', before)
      .where('id', '>', after)
      .select('id')
      .orderBy('id')
      .limit(limit)
      .execute()
  ).map(({ id }) => id);

/** Admins of a company who act for it now. */
export const findAdmins = async (db: TenantDb, companyId: number): Promise<number[]> =>
  (
    await db
      .selectFrom('users')
      .where('tenant_id', '=', db.tenant_id)
      .where('company_id', '=', companyId)
      .where('role', '=', 'recruiter')
      .where('status', '=', 'active')
      .where('is_admin', '=', true)
      .select('id')
      .orderBy('id')
      .execute()
  ).map(({ id }) => id);

const LOG_DAYS = 30;

export const webhookRetention: RetentionRule = {
  name: 'webhook_events',
  erase: (db, now) => eraseSome(db, 'webhook_events', ['id'], sql`at < ${daysBefore(now, LOG_DAYS)}::timestamptz`),
};
