import { sql } from 'kysely';
import type { Authority } from '#features/accounts/authority.ts';
import { storedEmail } from '#kit/contract/email-address.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { fullName } from '#kit/server/database/full-name.ts';
import { hasFoldedName, hasName } from '#kit/server/database/names.ts';
import { announceChange } from '#kit/server/process/cache.ts';
import type { CompanyDraft } from '../shapes.ts';
import { applicationsOf } from './application-queries.ts';
import { writeJobSearchOfCompany } from './job-search-queries.ts';
import { isOpenInSearch, isOpenJob } from './open-job-queries.ts';

/** All-time hires through the company's pipeline, for progress on its pledge. */
const hired = (db: TenantDb) => sql<number>`(
  (select count(*)::int from ${applicationsOf(db, sql`c.id`, sql`a.id`, sql`a.stage = 'hired'`)} a)
  -- Moves that can still be undone do not show yet.
  + (select (count(*) filter (where coalesce(hidden.from_stage, a.stage) = 'hired') - count(*) filter (where a.stage = 'hired'))::int
      from hidden_moves hidden
      join applications a on a.tenant_id = ${db.tenant_id} and a.id = hidden.application_id
      join jobs j on j.tenant_id = ${db.tenant_id} and j.id = a.job_id
      where hidden.tenant_id = ${db.tenant_id} and j.company_id = c.id))`;

const openJobs = (
  db: TenantDb,
) => sql<number>`(select count(*)::int from jobs j where j.tenant_id = ${db.tenant_id} and j.company_id = c.id
  and ${isOpenJob('j')})`;

const companies = (db: TenantDb) =>
  db
    .selectFrom('companies as c')
    .leftJoin('industries as i', 'i.id', 'c.industry_id')
    .leftJoin('states as s', 's.id', 'c.state_id')
    .leftJoin('company_replies as r', (join) => join.onRef('r.tenant_id', '=', 'c.tenant_id').onRef('r.company_id', '=', 'c.id'))
    .selectAll('c')
    .select(['r.in_time as replies_in_time', 'r.decided as replies_decided'])
    .select(['i.name as industry_name', 's.name as state', openJobs(db).as('open_jobs'), hired(db).as('hired')]);

/** Changes with every change of the company, so that an edit or a decision names what was seen. */
const revision = sql<string>`encode(sha256(convert_to(to_jsonb(c)::text, 'UTF8')), 'hex')`;

export const findRevision = (db: TenantDb, id: number) =>
  db.selectFrom('companies as c').where('c.id', '=', id).select(revision.as('revision')).executeTakeFirst();

export type CompanyRow = Omit<NonNullable<Awaited<ReturnType<typeof findCompanyRow>>>, 'revision'>;

export const findCompanyRow = (db: TenantDb, id: number) =>
  companies(db).where('c.id', '=', id).select(revision.as('revision')).executeTakeFirst();

/** The ids of companies with a text in their name, from the index companies_by_folded_name. */
export const companiesNamed = (db: TenantDb, text: string) => sql`select n.id from (
    select c.id, fold_name(c.name) as folded from companies c where c.tenant_id = ${db.tenant_id} order by fold_name(c.name) offset 0) n
  where ${hasFoldedName(sql`n.folded`, text)}`;

export async function activeCompanies(
  db: TenantDb,
  filter: {
    search: string;
    industry: number[];
    covenant_level: string[];
    hire_vets_medallion: string[];
    guaranteed_interview: boolean;
    hiring: boolean;
    limit: number;
    offset: number;
  },
) {
  let query = companies(db).where('c.status', '=', 'active');
  if (filter.search) query = query.where(sql<boolean>`c.id in (${companiesNamed(db, filter.search)})`);
  if (filter.industry.length > 0) query = query.where('c.industry_id', 'in', filter.industry);
  if (filter.covenant_level.length > 0) query = query.where('c.covenant_level', 'in', filter.covenant_level);
  if (filter.hire_vets_medallion.length > 0) query = query.where('c.hire_vets_medallion', 'in', filter.hire_vets_medallion);
  if (filter.guaranteed_interview) query = query.where('c.guaranteed_interview', '=', true);
  if (filter.hiring)
    query = query.where(
      sql<boolean>`exists (select from job_search j
        where j.tenant_id = ${db.tenant_id} and j.company_id = c.id and ${isOpenInSearch()})`,
    );
  const { total } = await query
    .clearSelect()
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  // Ordered before the columns are read, which count jobs and hires.
  const shown = query
    .clearSelect()
    .select('c.id')
    .orderBy(sql`lower(c.name)`)
    .orderBy('c.id')
    .limit(filter.limit)
    .offset(filter.offset);
  const rows = await companies(db)
    .where('c.tenant_id', '=', db.tenant_id)
    .where('c.id', 'in', shown)
    .orderBy(sql`lower(c.name)`)
    .orderBy('c.id')
    .execute();
  return { rows, total };
}

/** Locks the company until the transaction ends, so decisions on its people run one after the other. */
export const lockCompany = (db: TenantDb, id: number) =>
  db
    .selectFrom('companies')
    .select(['id', 'name', 'legal_name', 'website', 'logo_file_id', 'status', 'pending_since'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** Locks the company against requests of the same kind, so that its limits hold. People may join it and jobs be added meanwhile. */
export const lockCompanyLimits = (db: TenantDb, id: number) =>
  db
    .selectFrom('companies')
    .where('tenant_id', '=', db.tenant_id)
    .where('id', '=', id)
    .select(['id', 'name', sql<string>`lower(name)`.as('name_key')])
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();

export async function insertCompany(db: TenantDb, draft: CompanyDraft, status: 'active' | 'pending'): Promise<number> {
  const { id } = await db
    .insertInto('companies')
    .values({ ...draft, status, pending_since: sql`now()` })
    .returning('id')
    .executeTakeFirstOrThrow();
  await announceChange(db, 'companies');
  return id;
}

export async function updateCompanyFields(
  db: TenantDb,
  id: number,
  draft: Partial<CompanyDraft> & { logo_file_id?: number | null | undefined },
): Promise<void> {
  if (Object.keys(draft).length === 0) return;
  await db.updateTable('companies').set(draft).where('id', '=', id).execute();
  await writeJobSearchOfCompany(db, id);
  await announceChange(db, 'companies');
}

export async function setCompanyStatus(
  db: TenantDb,
  id: number,
  status: 'active' | 'pending' | 'rejected' | 'inactive',
  reason: string | null,
): Promise<void> {
  await db
    .updateTable('companies')
    .set({ status, status_reason: reason, ...(status === 'pending' ? { pending_since: sql`now()` } : {}) })
    .where('id', '=', id)
    .execute();
  await writeJobSearchOfCompany(db, id);
  await announceChange(db, 'companies');
}

export const findLogo = (db: TenantDb, id: number) =>
  db
    .selectFrom('companies as c')
    .innerJoin('files as f', (join) => join.onRef('f.tenant_id', '=', 'c.tenant_id').onRef('f.id', '=', 'c.logo_file_id'))
    .where('c.id', '=', id)
    .select(['f.bytes', 'c.status'])
    .executeTakeFirst();

export const domainsOf = async (db: TenantDb, companyId: number) =>
  (await db.selectFrom('company_domains').select('domain').where('company_id', '=', companyId).orderBy('domain').execute()).map(
    (row) => row.domain,
  );

/**
 * Assigns the domains of its active admins' verified emails to an approved company. A domain that another company has stays there
 * unless that company is not active: it may have taken the domain without being approved.
 */
export async function takeFreeDomains(db: TenantDb, companyId: number, domains: readonly string[]): Promise<void> {
  // Locked, so that none of these companies is approved meanwhile.
  const { rows } = await sql<{ id: number }>`
    select c.id from companies c join company_domains d on d.tenant_id = ${db.tenant_id} and d.company_id = c.id
    where c.tenant_id = ${db.tenant_id} and d.domain = any(${domains}::text[]) and c.status <> 'active'
    order by c.id for share of c`.execute(db);
  await sql`
    update company_domains set company_id = ${companyId} where tenant_id = ${db.tenant_id} and domain = any(${domains}::text[])
      and company_id = any(${rows.map(({ id }) => id)}::int[])`.execute(db);
  await sql`
    insert into company_domains (tenant_id, domain, company_id)
    select ${db.tenant_id}::int, domain, ${companyId}::int from unnest(${domains}::text[]) domain
    on conflict (tenant_id, domain) do nothing`.execute(db);
}

/** The domains at which active admins of a company have proven their addresses. */
export async function provenDomains(db: TenantDb, companyId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .where('tenant_id', '=', db.tenant_id)
    .where('company_id', '=', companyId)
    .where('role', '=', 'recruiter')
    .where('is_admin', '=', true)
    .where('status', '=', 'active')
    .where('email_verified_at', 'is not', null)
    .select(sql<string>`split_part(email, '@', 2)`.as('domain'))
    .distinct()
    .execute();
  return rows.map(({ domain }) => domain);
}

export const decisionsOn = (db: TenantDb, companyId: number) =>
  db
    .selectFrom('decisions as d')
    .leftJoin('users as u', (join) => join.onRef('u.tenant_id', '=', 'd.tenant_id').onRef('u.id', '=', 'd.actor_id'))
    .where('d.company_id', '=', companyId)
    .orderBy('d.at', 'desc')
    .orderBy('d.id', 'desc')
    .limit(20)
    .select(['d.at', 'd.from_status', 'd.to_status', 'd.reason', 'd.note', fullName<string | null>('u').as('by')])
    .execute();

export async function insertDecision(
  db: TenantDb,
  decision: {
    company_id?: number;
    user_id?: number;
    from_status: string;
    to_status: string;
    reason: string | null;
    note: string | null;
    actor_id: number | null;
    waiting_since: string | null;
    /** As what the actor decided. */
    authority: Authority;
    /** The decision that this one takes back. */
    undoes?: number;
  },
): Promise<number> {
  const { id } = await db.insertInto('decisions').values(decision).returning('id').executeTakeFirstOrThrow();
  return id;
}

type Decided = { company_id: number } | { user_id: number };

/** The latest decisions on a company or a person. */
export const latestDecisionsOn = (db: TenantDb, on: Decided) =>
  db
    .selectFrom('decisions')
    .where('tenant_id', '=', db.tenant_id)
    .where('company_id' in on ? 'company_id' : 'user_id', '=', 'company_id' in on ? on.company_id : on.user_id)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(50)
    .select(['id', 'at', 'from_status', 'to_status', 'reason', 'actor_id', 'undoes'])
    .execute();

/** Takes an undone decision out of the figures about waiting times. */
export async function forgetWaitingTime(db: TenantDb, decisionId: number): Promise<void> {
  await db
    .updateTable('decisions')
    .set({ waiting_since: null })
    .where('tenant_id', '=', db.tenant_id)
    .where('id', '=', decisionId)
    .execute();
}

type Restored = { status: 'active' | 'pending' | 'rejected' | 'inactive'; status_reason: string | null };

/** Unlike a decision, it leaves the time since which the company waits as it was. */
export async function restoreCompanyStatus(db: TenantDb, id: number, restored: Restored): Promise<void> {
  await db.updateTable('companies').set(restored).where('tenant_id', '=', db.tenant_id).where('id', '=', id).execute();
  await writeJobSearchOfCompany(db, id);
  await announceChange(db, 'companies');
}

export async function restorePersonStatus(
  db: TenantDb,
  id: number,
  restored: Restored & { approved_by: number | null; approved_at: string | null },
): Promise<void> {
  await db.updateTable('users').set(restored).where('tenant_id', '=', db.tenant_id).where('id', '=', id).execute();
}

/** The recruiter with their company, if any. Locked, so concurrent requests can't both succeed. */
export const lockPerson = (db: TenantDb, id: number) =>
  db
    .selectFrom('users')
    .select(['id', 'email', 'role', 'status', 'company_id', 'is_admin', 'first_name', 'last_name', 'pending_since'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export async function placePerson(
  db: TenantDb,
  userId: number,
  place: { company_id: number; is_admin: boolean; status: 'active' | 'pending' },
): Promise<void> {
  await db
    .updateTable('users')
    .set({ ...place, joined_company_at: sql`now()`, pending_since: sql`now()`, status_reason: null })
    .where('id', '=', userId)
    .execute();
}

export async function declineFoundCompany(db: TenantDb, userId: number, companyId: number): Promise<void> {
  await db.updateTable('users').set({ not_my_company_id: companyId }).where('id', '=', userId).execute();
}

export async function setPersonStatus(
  db: TenantDb,
  userId: number,
  change: { status: 'active' | 'pending' | 'rejected' | 'inactive'; status_reason: string | null; approver: number | null },
): Promise<void> {
  const { approver, ...fields } = change;
  const approval = change.status === 'active' ? { approved_by: approver, approved_at: sql<string>`now()` } : {};
  await db
    .updateTable('users')
    .set({ ...fields, ...approval })
    .where('id', '=', userId)
    .execute();
}

export async function setAdmin(db: TenantDb, userId: number, isAdmin: boolean): Promise<void> {
  await db.updateTable('users').set({ is_admin: isAdmin }).where('id', '=', userId).execute();
}

export const activeAdminsOf = async (db: TenantDb, companyId: number) =>
  (
    await db
      .selectFrom('users')
      .select('id')
      .where('company_id', '=', companyId)
      .where('is_admin', '=', true)
      .where('status', '=', 'active')
      .execute()
  ).map((row) => row.id);

type UserFilter = {
  id?: number;
  /** Only these people; empty means all. */
  ids?: number[];
  search?: string;
  status?: 'active' | 'pending' | 'rejected' | 'inactive' | undefined;
  admin?: boolean | undefined;
  approved_by?: number | undefined;
  joined_on?: string | undefined;
  approved_on?: string | undefined;
};

export async function companyUsers(db: TenantDb, companyId: number, filter: UserFilter, page: { limit: number; offset: number }) {
  let query = db
    .selectFrom('users as u')
    .leftJoin('users as a', (join) => join.onRef('a.tenant_id', '=', 'u.tenant_id').onRef('a.id', '=', 'u.approved_by'))
    .where('u.company_id', '=', companyId)
    .where('u.role', '=', 'recruiter');
  if (filter.id !== undefined) query = query.where('u.id', '=', filter.id);
  if (filter.ids?.length) query = query.where('u.id', 'in', filter.ids);
  if (filter.search) {
    // An internationalised domain is stored in ASCII.
    const email = (storedEmail(filter.search) ?? filter.search).toLowerCase().replace(/[\\%_]/g, '\\$&');
    query = query.where(sql<boolean>`(${hasName(sql`u.search_name`, filter.search)} or u.email like ${`%${email}%`})`);
  }
  if (filter.status) query = query.where('u.status', '=', filter.status);
  if (filter.admin !== undefined) query = query.where('u.is_admin', '=', filter.admin);
  if (filter.approved_by !== undefined) query = query.where('u.approved_by', '=', filter.approved_by);
  if (filter.joined_on) query = query.where(sql<boolean>`u.joined_company_at::date = ${filter.joined_on}::date`);
  if (filter.approved_on) query = query.where(sql<boolean>`u.approved_at::date = ${filter.approved_on}::date`);
  const { total } = await query.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await query
    .select([
      'u.id',
      fullName('u').as('full_name'),
      'u.email',
      'u.status',
      'u.is_admin',
      'u.joined_company_at as joined_on',
      'u.approved_at as approved_on',
      'u.status_reason',
      'a.id as approver_id',
      fullName<string | null>('a').as('approver_name'),
    ])
    // Pending ones first.
    .orderBy(sql`u.status = 'pending'`, 'desc')
    .orderBy(sql`lower(${fullName('u')})`)
    .orderBy('u.id')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  return { rows, total };
}

/** Everyone who has approved a person of the company, by name, for the list's filter. */
export const findApproversOf = (db: TenantDb, companyId: number) =>
  db
    .selectFrom('users as a')
    .where('a.tenant_id', '=', db.tenant_id)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('users as u')
          .whereRef('u.tenant_id', '=', 'a.tenant_id')
          .whereRef('u.approved_by', '=', 'a.id')
          .where('u.company_id', '=', companyId)
          .where('u.role', '=', 'recruiter')
          .select('u.id'),
      ),
    )
    .select(['a.id', fullName('a').as('full_name')])
    .orderBy(sql`lower(${fullName('a')})`)
    .orderBy('a.id')
    .execute();

export const operatorsOf = async (db: TenantDb) =>
  (await db.selectFrom('users').select('id').where('role', '=', 'operator').where('status', '=', 'active').execute()).map(
    (row) => row.id,
  );

export const peopleOf = async (db: TenantDb, companyId: number) =>
  (
    await db
      .selectFrom('users')
      .select('id')
      .where('tenant_id', '=', db.tenant_id)
      .where('company_id', '=', companyId)
      .where('status', '!=', 'inactive')
      .execute()
  ).map((row) => row.id);

export const placeExists = async (
  db: TenantDb,
  place: { country_id: number | null; state_id: number | null; industry_id: number | null },
) => {
  const { rows } = await sql<{ country: boolean; state: boolean; industry: boolean }>`select
    ${place.country_id}::int is null or exists (select from countries where id = ${place.country_id}) as country,
    ${place.state_id}::int is null or exists (select from states where id = ${place.state_id} and (${place.country_id}::int is null or country_id = ${place.country_id})) as state,
    ${place.industry_id}::int is null or exists (select from industries where id = ${place.industry_id}) as industry`.execute(db);
  return rows[0] ?? { country: false, state: false, industry: false };
};

export const companyIdOf = async (db: TenantDb, userId: number) =>
  (await db.selectFrom('users').select('company_id').where('id', '=', userId).executeTakeFirst())?.company_id ?? null;
