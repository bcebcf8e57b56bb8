import { sql } from 'kysely';
import { companiesNamed } from '#features/companies/server/index.ts';
import { tenantChanged } from '#features/tenants/server/index.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { fullName } from '#kit/server/database/full-name.ts';
import { heldCount } from './held-queries.ts';
import { peopleNamed } from './people-queries.ts';

const contains = (text: string) => `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;

type Status = 'active' | 'pending' | 'rejected' | 'inactive';
type Page = { limit: number; offset: number };

export async function countWaiting(db: TenantDb) {
  const { rows } = await sql<{
    companies: number;
    recruiters: number;
    veterans: number;
    held: number;
    jobs: number;
    median_hours: number | null;
    oldest_waiting_since: string | null;
  }>`select
    (select count(*)::int from companies where tenant_id = ${db.tenant_id} and status = 'pending')
      + (select count(*)::int from company_changes where tenant_id = ${db.tenant_id} and state = 'waiting') as companies,
    (select count(*)::int from users where tenant_id = ${db.tenant_id} and status = 'pending' and role = 'recruiter' and email_verified_at is not null) as recruiters,
    (select count(*)::int from users where tenant_id = ${db.tenant_id} and status = 'pending' and role = 'veteran' and email_verified_at is not null) as veterans,
    ${heldCount(db, 'held')} + ${heldCount(db, 'reported')} as held,
    (select count(distinct job_id)::int from job_reports where tenant_id = ${db.tenant_id} and closed_at is null) as jobs,
    (select percentile_cont(0.5) within group (order by extract(epoch from at - waiting_since) / 3600)::float8
       from decisions where tenant_id = ${db.tenant_id} and waiting_since is not null and at > now() - interval '30 days') as median_hours,
    (select min(since) from (
       select min(pending_since) as since from companies where tenant_id = ${db.tenant_id} and status = 'pending'
       union all select min(requested_at) from company_changes where tenant_id = ${db.tenant_id} and state = 'waiting'
       union all select min(pending_since) from users where tenant_id = ${db.tenant_id} and status = 'pending' and email_verified_at is not null) w) as oldest_waiting_since`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw new Error('The queues could not be counted');
  return row;
}

export async function findCompanies(db: TenantDb, filter: { search: string; status: Status[] }, page: Page) {
  let query = db
    .selectFrom('companies as c')
    .leftJoin('company_changes as h', (join) =>
      join.onRef('h.tenant_id', '=', 'c.tenant_id').onRef('h.company_id', '=', 'c.id').on('h.state', '=', 'waiting'),
    );
  if (filter.search)
    query = query.where(
      sql<boolean>`(c.id in (${companiesNamed(db, filter.search)}) or c.id in (select d.company_id from company_domains d where d.tenant_id = ${db.tenant_id} and d.domain like ${contains(filter.search)}))`,
    );
  if (filter.status.length > 0)
    query = query.where((eb) =>
      eb.or([eb('c.status', 'in', filter.status), ...(filter.status.includes('pending') ? [eb('h.id', 'is not', null)] : [])]),
    );
  const { total } = await query.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  // Ordered before the columns are read, which count people and jobs.
  const shown = query
    .select(['c.id', 'h.id as change_id', 'h.requested_at'])
    .select(sql<number>`row_number() over (order by ${COMPANY_ORDER})`.as('place'))
    .orderBy('place')
    .limit(page.limit)
    .offset(page.offset);
  const rows = await db
    .selectFrom(shown.as('h'))
    .innerJoin('companies as c', 'c.id', 'h.id')
    .where('c.tenant_id', '=', db.tenant_id)
    .leftJoin('industries as i', 'i.id', 'c.industry_id')
    .select([
      'c.id',
      'c.name',
      'c.status',
      'c.city',
      'i.name as industry',
      'c.created_at',
      sql<string | null>`case when c.status = 'pending' then c.pending_since else h.requested_at end`.as('waiting_since'),
      sql<boolean>`h.change_id is not null`.as('change_waits'),
      sql<
        string[]
      >`array(select d.domain from company_domains d where d.tenant_id = ${db.tenant_id} and d.company_id = c.id order by 1)`.as(
        'domains',
      ),
      sql<number>`(select count(*)::int from users u where u.tenant_id = ${db.tenant_id} and u.company_id = c.id)`.as('people'),
      sql<number>`(select count(*)::int from jobs j where j.tenant_id = ${db.tenant_id} and j.company_id = c.id)`.as('jobs'),
      sql<string | null>`(select ${fullName('u')} from users u where u.tenant_id = ${db.tenant_id} and u.company_id = c.id
        order by u.is_admin desc, u.id limit 1)`.as('created_by'),
    ])
    .orderBy('h.place')
    .execute();
  return { rows, total };
}

/** Those that wait first, the longest wait at the top. */
const COMPANY_ORDER = sql`c.status = 'pending' or h.id is not null desc, case when c.status = 'pending' then c.pending_since else h.requested_at end, lower(c.name), c.id`;

/** Other companies with the same name, or whose website has the same domain. */
export const companiesAlike = (db: TenantDb, id: number) =>
  db
    .selectFrom('companies as c')
    .innerJoin('companies as other', (join) =>
      join
        .onRef('other.tenant_id', '=', 'c.tenant_id')
        .onRef('other.id', '!=', 'c.id')
        .on(
          sql<boolean>`(lower(trim(other.name)) = lower(trim(c.name)) or
            (c.website is not null and substring(lower(other.website) from '^https?://(?:www\\.)?([^/:]+)') = substring(lower(c.website) from '^https?://(?:www\\.)?([^/:]+)')))`,
        ),
    )
    .where('c.id', '=', id)
    .select(['other.id', 'other.name', 'other.status'])
    .orderBy('other.id')
    .limit(10)
    .execute();

/** Decisions on a company or a person with operators' notes, newest first. */
export const decisionsOn = (db: TenantDb, subject: { company_id: number } | { user_id: number }) =>
  db
    .selectFrom('decisions as d')
    .leftJoin('users as u', (join) => join.onRef('u.tenant_id', '=', 'd.tenant_id').onRef('u.id', '=', 'd.actor_id'))
    .where(
      'company_id' in subject ? 'd.company_id' : 'd.user_id',
      '=',
      'company_id' in subject ? subject.company_id : subject.user_id,
    )
    .select([
      'd.at',
      'd.from_status',
      'd.to_status',
      'd.reason',
      'd.note',
      fullName<string | null>('u').as('by'),
      sql<boolean>`d.undoes is not null`.as('is_undo'),
    ])
    .orderBy('d.at', 'desc')
    .orderBy('d.id', 'desc')
    .limit(50)
    .execute();

export const countOpenSessions = async (db: TenantDb, userId: number) =>
  (
    await db
      .selectFrom('sessions')
      .where('user_id', '=', userId)
      .where('ended_at', 'is', null)
      .where('expires_at', '>', sql<string>`now()`)
      .select((eb) => eb.fn.countAll<number>().as('open'))
      .executeTakeFirstOrThrow()
  ).open;

type AuditFilter = {
  search: string;
  action: string[];
  subject_kind: string[];
  from?: string | undefined;
  to?: string | undefined;
};

/** Decisions of system operators, which earlier releases recorded in the log of the tenant of their sign-in. */
const OF_THE_INSTALLATION = ['tenant_created', 'tenant_suspended', 'tenant_resumed', 'address_approved', 'address_declined'];

/** The events that the operators of a tenant read. */
const eventsOfTenant = (db: TenantDb) => db.selectFrom('audit_events as e').where('e.action', 'not in', OF_THE_INSTALLATION);

function auditRows(db: TenantDb, filter: AuditFilter) {
  let query = eventsOfTenant(db);
  if (filter.search)
    query = query.where(
      sql<boolean>`(e.actor_id in (${peopleNamed(db, filter.search)}) or e.action like ${contains(filter.search)})`,
    );
  if (filter.action.length > 0) query = query.where('e.action', 'in', filter.action);
  if (filter.subject_kind.length > 0) query = query.where('e.subject_kind', 'in', filter.subject_kind);
  if (filter.from) query = query.where(sql<boolean>`e.at >= ${filter.from}::date::timestamptz`);
  if (filter.to) query = query.where(sql<boolean>`e.at < (${filter.to}::date + 1)::timestamptz`);
  return query;
}

/** At most this many events are counted and paged. Filters lead to older ones. */
export const MOST_EVENTS = 10_000;

/** @returns the page, and the number of events. Above MOST_EVENTS, the number is only known to be larger. */
export async function findAuditRows(db: TenantDb, filter: AuditFilter, page: Page) {
  // Read once for the count and the page, because a search reads the names of all people.
  const found = auditRows(db, filter)
    .select(['e.id', 'e.at'])
    .orderBy('e.at', 'desc')
    .orderBy('e.id', 'desc')
    .limit(Math.max(MOST_EVENTS + 1, page.offset + page.limit));
  const listed = await sql<{ total: number; ids: number[] }>`
    with found as materialized (${found})
    select (select count(*) from found) as total,
      array(select id from found order by at desc, id desc limit ${page.limit} offset ${page.offset}) as ids`.execute(db);
  const [{ total, ids } = { total: 0, ids: [] }] = listed.rows;
  // The names of those events only that are shown.
  const rows = await db
    .selectFrom('audit_events as e')
    .where('e.tenant_id', '=', db.tenant_id)
    .where(sql<boolean>`e.id = any(${sql.val(ids)}::int[])`)
    .leftJoin('users as u', (join) => join.onRef('u.tenant_id', '=', 'e.tenant_id').onRef('u.id', '=', 'e.actor_id'))
    .select([
      'e.id',
      'e.at',
      'e.action',
      'e.subject_kind',
      'e.subject_id',
      'e.details',
      'e.address',
      'u.id as actor_id',
      fullName<string | null>('u').as('actor_name'),
      sql<string | null>`coalesce(case
        when e.subject_kind = 'company' then (select name from companies where tenant_id = ${db.tenant_id} and id = e.subject_id)
        when e.subject_kind = 'industry' then (select name from industries where id = e.subject_id)
        when e.subject_kind = 'tenant' then (select name from tenants where id = e.tenant_id)
        when e.subject_kind = 'question' then (select question from master_questions where tenant_id = ${db.tenant_id} and id = e.subject_id)
        when e.subject_kind in ('person', 'veteran', 'recruiter', 'operator') then
          (select ${fullName('named')} from users named where named.tenant_id = ${db.tenant_id} and named.id = e.subject_id)
        when e.subject_kind = 'application' then
          (select concat_ws(', ', ${fullName('applicant')}, j.title) || ' · ' || c.name
             from applications a
             join jobs j on j.tenant_id = a.tenant_id and j.id = a.job_id
             join companies c on c.tenant_id = j.tenant_id and c.id = j.company_id
             join users applicant on applicant.tenant_id = a.tenant_id and applicant.id = a.veteran_id
            where a.tenant_id = ${db.tenant_id} and a.id = e.subject_id)
        when e.subject_kind = 'job' then (select title from jobs where tenant_id = ${db.tenant_id} and id = e.subject_id)
        when e.subject_kind = 'next_step' then (select title from action_suggestions where tenant_id = ${db.tenant_id} and id = e.subject_id)
        when e.subject_kind = 'course' then (select title from courses where tenant_id = ${db.tenant_id} and id = e.subject_id)
        when e.subject_kind = 'provider' then (select name from service_providers where tenant_id = ${db.tenant_id} and id = e.subject_id)
        end, e.details->>'name')`.as('subject_name'),
    ])
    .orderBy('e.at', 'desc')
    .orderBy('e.id', 'desc')
    .execute();
  return { rows, total };
}

/** The actions and kinds of subjects that occur in the log, each found in one step of an index. */
export async function auditWords(db: TenantDb) {
  return { actions: await valuesOf(db, 'action'), subject_kinds: await valuesOf(db, 'subject_kind') };
}

async function valuesOf(db: TenantDb, column: 'action' | 'subject_kind'): Promise<string[]> {
  const name = sql.ref(`e.${column}`);
  const { rows } = await sql<{ value: string }>`
    with recursive found as (
      (select ${name} as value from audit_events e
        where e.tenant_id = ${db.tenant_id} and e.action <> all(${OF_THE_INSTALLATION}) order by ${name} limit 1)
      union all
      select (select ${name} from audit_events e
        where e.tenant_id = ${db.tenant_id} and e.action <> all(${OF_THE_INSTALLATION}) and ${name} > f.value order by ${name} limit 1)
      from found f where f.value is not null)
    select value from found where value is not null order by value`.execute(db);
  return rows.map(({ value }) => value);
}

const ownTenant = (db: TenantDb) => db.selectFrom('tenants').selectAll().where('id', '=', db.tenant_id);

export async function readSettings(db: TenantDb) {
  const tenant = await ownTenant(db).executeTakeFirstOrThrow();
  const hosts = await db
    .selectFrom('tenant_hosts')
    .select('host')
    .where('tenant_id', '=', db.tenant_id)
    .orderBy('host')
    .execute();
  const social = await db.selectFrom('social_clients').select(['provider', 'issuer', 'client_id']).orderBy('provider').execute();
  return { tenant, hosts: hosts.map((row) => row.host), social };
}

export async function writeSettings(
  db: TenantDb,
  change: {
    name: string;
    tagline: string;
    marketing_site_url: string;
    locale: string;
    colour_preset: string;
    contact_email: string | null;
    veteran_approval: string;
    recruiter_approval: string;
    operators_need_second_factor: boolean;
    retention: object;
    analytics?: object | undefined;
    crisis_line: object;
  },
): Promise<void> {
  const { analytics, ...rest } = change;
  await db
    .updateTable('tenants')
    .set({
      ...rest,
      ...(analytics && { analytics: JSON.stringify(analytics) }),
      retention: JSON.stringify(change.retention),
      crisis_line: JSON.stringify(change.crisis_line),
    })
    .where('id', '=', db.tenant_id)
    .execute();
  await tenantChanged(db);
}

export async function writeSender(db: TenantDb, mail_from: string | null): Promise<void> {
  await db.updateTable('tenants').set({ mail_from }).where('id', '=', db.tenant_id).execute();
  await tenantChanged(db);
}

/** @returns whether the host was free */
export async function insertHost(db: TenantDb, host: string): Promise<boolean> {
  const row = await db
    .insertInto('tenant_hosts')
    .values({ host, tenant_id: db.tenant_id })
    .onConflict((conflict) => conflict.column('host').doNothing())
    .returning('host')
    .executeTakeFirst();
  if (row) await tenantChanged(db);
  return row !== undefined;
}

/** Whether a host is in use, by this tenant or another. */
export const hostExists = async (db: TenantDb, host: string) =>
  (await db.selectFrom('tenant_hosts').select('host').where('host', '=', host).executeTakeFirst()) !== undefined;

/** Locks the tenant first, so two concurrent removals cannot remove all hosts. */
export async function deleteHost(db: TenantDb, host: string): Promise<'removed' | 'not_there' | 'last'> {
  await db.selectFrom('tenants').select('id').where('id', '=', db.tenant_id).forUpdate().execute();
  const hosts = await db.selectFrom('tenant_hosts').select('host').where('tenant_id', '=', db.tenant_id).execute();
  if (!hosts.some((row) => row.host === host)) return 'not_there';
  if (hosts.length === 1) return 'last';
  await db.deleteFrom('tenant_hosts').where('tenant_id', '=', db.tenant_id).where('host', '=', host).execute();
  await tenantChanged(db);
  return 'removed';
}

export async function upsertSocialClient(
  db: TenantDb,
  client: { provider: 'google' | 'linkedin'; issuer: string; client_id: string; client_secret_encrypted: Buffer },
): Promise<void> {
  await db
    .insertInto('social_clients')
    .values(client)
    .onConflict((conflict) => conflict.columns(['tenant_id', 'provider']).doUpdateSet(client))
    .execute();
}

export async function deleteSocialClient(db: TenantDb, provider: 'google' | 'linkedin'): Promise<boolean> {
  return (
    (await db.deleteFrom('social_clients').where('provider', '=', provider).returning('provider').executeTakeFirst()) !==
    undefined
  );
}

/** All industries and whether people of the tenant choose from them. */
export async function findIndustries(db: TenantDb) {
  const { rows } = await sql<{ id: number; name: string; is_shown: boolean }>`
    select i.id, i.name,
      not exists (select from hidden_industries h where h.tenant_id = ${db.tenant_id} and h.industry_id = i.id) as is_shown
    from industries i order by i.name`.execute(db);
  return rows;
}

export async function setIndustryShown(db: TenantDb, industryId: number, isShown: boolean): Promise<void> {
  if (isShown) await db.deleteFrom('hidden_industries').where('industry_id', '=', industryId).execute();
  else
    await db
      .insertInto('hidden_industries')
      .values({ industry_id: industryId })
      .onConflict((conflict) => conflict.columns(['tenant_id', 'industry_id']).doNothing())
      .execute();
  await tenantChanged(db);
}

export const industryExists = async (db: TenantDb, id: number) =>
  (await db.selectFrom('industries').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

/** The active accounts with a role. */
export const findActivePeople = (db: TenantDb, role: 'operator' | 'system_operator') =>
  db
    .selectFrom('users')
    .where('tenant_id', '=', db.tenant_id)
    .where('role', '=', role)
    .where('status', '=', 'active')
    .select(['id', 'email'])
    .orderBy('id')
    .execute();
