import { type SqlBool, sql } from 'kysely';
import type { TenantDb } from '#kit/server/database/db.ts';

export const findChoices = (db: TenantDb, userId: number) =>
  db
    .selectFrom('candidate_visibility')
    .where('tenant_id', '=', db.tenant_id)
    .where('user_id', '=', userId)
    .select(['is_open', 'headline', 'shows_clearance', 'revision'])
    .executeTakeFirst();

export async function findHiddenCompanies(db: TenantDb, userId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('candidate_hidden_companies')
    .where('tenant_id', '=', db.tenant_id)
    .where('user_id', '=', userId)
    .select('name')
    .orderBy('name_key')
    .execute();
  return rows.map(({ name }) => name);
}

/** The veteran's row of users, locked: two writers of one person's choices follow each other. */
export const lockVeteran = (db: TenantDb, id: number) =>
  db
    .selectFrom('users')
    .where('tenant_id', '=', db.tenant_id)
    .where('id', '=', id)
    .select(['id', 'first_name', 'last_name'])
    .forUpdate()
    .executeTakeFirstOrThrow();

export async function writeChoices(
  db: TenantDb,
  user_id: number,
  choices: { is_open: boolean; headline: string | null; shows_clearance: boolean; revision: number },
): Promise<void> {
  const stored = { ...choices, updated_at: new Date().toISOString() };
  await db
    .insertInto('candidate_visibility')
    .values({ user_id, ...stored })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'user_id']).doUpdateSet(stored))
    .execute();
}

/** Replaces the companies that a veteran hides from. A name that a company has is kept with that company. */
export async function writeHiddenCompanies(db: TenantDb, user_id: number, names: readonly string[]): Promise<void> {
  const byKey = new Map(names.map((name) => [name.toLowerCase(), name]));
  const keys = [...byKey.keys()];
  await db
    .deleteFrom('candidate_hidden_companies')
    .where('tenant_id', '=', db.tenant_id)
    .where('user_id', '=', user_id)
    .where(sql<SqlBool>`name_key <> all(${keys}::text[])`)
    .execute();
  if (keys.length === 0) return;
  const companies = await db
    .selectFrom('companies')
    .where('tenant_id', '=', db.tenant_id)
    .where(sql<SqlBool>`lower(name) = any(${keys}::text[])`)
    .select(['id', sql<string>`lower(name)`.as('name_key')])
    .orderBy('id')
    .execute();
  const idOf = new Map(companies.map(({ id, name_key }) => [name_key, id]));
  await db
    .insertInto('candidate_hidden_companies')
    .values([...byKey].map(([name_key, name]) => ({ user_id, name_key, name, company_id: idOf.get(name_key) ?? null })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Ends what is open between a veteran and the companies they hide from: pending requests are declined, accepted contacts end.
 * @returns the requests whose contact ended */
export async function endHiddenContacts(db: TenantDb, veteranId: number): Promise<number[]> {
  const now = new Date().toISOString();
  const ended: number[] = [];
  for (const [from, to] of [
    ['pending', 'declined'],
    ['accepted', 'ended'],
  ] as const) {
    const rows = await db
      .updateTable('contact_requests')
      .set({ status: to, decided_at: now })
      .where('tenant_id', '=', db.tenant_id)
      .where('veteran_id', '=', veteranId)
      .where('status', '=', from)
      .where(
        sql<SqlBool>`exists (select from candidate_hidden_companies h join companies c on c.tenant_id = h.tenant_id
          where h.tenant_id = ${db.tenant_id} and h.user_id = ${veteranId} and c.id = contact_requests.company_id
            and (h.company_id = c.id or h.name_key = lower(c.name)))`,
      )
      .returning('id')
      .execute();
    if (to === 'ended') ended.push(...rows.map(({ id }) => id));
  }
  return ended;
}

/** Takes the veteran off the lists of companies that may no longer see them. */
export async function leaveLists(db: TenantDb, veteranId: number): Promise<void> {
  await sql`
    delete from candidate_list_entries e where e.tenant_id = ${db.tenant_id} and e.veteran_id = ${veteranId}
      and exists (select from candidate_lists l join companies c on c.tenant_id = l.tenant_id and c.id = l.company_id
        where l.tenant_id = ${db.tenant_id} and l.id = e.list_id
          and not exists (select from contact_requests q where q.tenant_id = ${db.tenant_id} and q.veteran_id = e.veteran_id
            and q.company_id = c.id and q.status = 'accepted')
          and not exists (select from applications a join jobs j on j.tenant_id = a.tenant_id and j.id = a.job_id
            where a.tenant_id = ${db.tenant_id} and a.veteran_id = e.veteran_id and a.stage not in ('draft', 'withdrawn') and j.company_id = c.id)
          and (not exists (select from candidate_visibility v where v.tenant_id = ${db.tenant_id} and v.user_id = e.veteran_id and v.is_open)
            or exists (select from candidate_hidden_companies h where h.tenant_id = ${db.tenant_id} and h.user_id = e.veteran_id
              and (h.company_id = c.id or h.name_key = lower(c.name)))))`.execute(db);
}

/** Takes the veteran off all lists of a company, unless it still knows them by another application or contact. */
export async function leaveListsOf(db: TenantDb, veteranId: number, companyId: number): Promise<void> {
  await sql`
    delete from candidate_list_entries e where e.tenant_id = ${db.tenant_id} and e.veteran_id = ${veteranId}
      and e.list_id in (select l.id from candidate_lists l where l.tenant_id = ${db.tenant_id} and l.company_id = ${companyId})
      and not exists (select from contact_requests q where q.tenant_id = ${db.tenant_id} and q.veteran_id = ${veteranId}
        and q.company_id = ${companyId} and q.status = 'accepted')
      and not exists (select from applications a join jobs j on j.tenant_id = a.tenant_id and j.id = a.job_id
        where a.tenant_id = ${db.tenant_id} and a.veteran_id = ${veteranId} and a.stage not in ('draft', 'withdrawn')
          and j.company_id = ${companyId})`.execute(db);
}

export type ProfileView = { at: string; company_name: string; what: 'profile' | 'cv'; job_title: string | null };

/** When companies opened the veteran's candidate profile or the CV of an application, from the audit log, newest first. */
export async function findViewsOf(db: TenantDb, userId: number, page: number, perPage: number) {
  const views = sql`
    select e.id, e.at, c.name as company_name, 'profile' as what, null as job_title
      from audit_events e join companies c on c.tenant_id = e.tenant_id and c.id = (e.details->>'company_id')::int
      where e.tenant_id = ${db.tenant_id} and e.subject_kind = 'candidate' and e.subject_id = ${userId} and e.action = 'candidate_viewed'
    union all
    select e.id, e.at, c.name, 'cv', j.title
      from applications a
      join audit_events e on e.tenant_id = a.tenant_id and e.subject_kind = 'application' and e.subject_id = a.id and e.action = 'cv_viewed'
      join jobs j on j.tenant_id = a.tenant_id and j.id = a.job_id
      join companies c on c.tenant_id = j.tenant_id and c.id = j.company_id
      where a.tenant_id = ${db.tenant_id} and a.veteran_id = ${userId}`;
  const { rows } = await sql<ProfileView>`
    select at, company_name, what, job_title from (${views}) v order by at desc, id desc limit ${perPage} offset ${(page - 1) * perPage}`.execute(
    db,
  );
  const counted = await sql<{ total: number }>`select count(*)::int as total from (${views}) v`.execute(db);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}
