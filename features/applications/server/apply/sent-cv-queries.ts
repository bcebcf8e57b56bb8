import { sql } from 'kysely';
import type { TenantDb } from '#kit/server/database/db.ts';

/** An application whose CV has to be parsed. */
export type SentCv = { id: number; veteran_id: number; company_id: number; country_id: number; file_id: number };

/** The application, unless it was withdrawn or its CV has been parsed. `lock` keeps its row unchanged until the transaction ends. */
export const findSentCv = (db: TenantDb, id: number, { lock = false }: { lock?: boolean } = {}): Promise<SentCv | undefined> =>
  db
    .selectFrom('applications as a')
    .innerJoin('jobs as j', (join) => join.onRef('j.tenant_id', '=', 'a.tenant_id').onRef('j.id', '=', 'a.job_id'))
    .innerJoin('tenants as t', 't.id', 'a.tenant_id')
    .where('a.tenant_id', '=', db.tenant_id)
    .where('a.id', '=', id)
    .where('a.stage', 'not in', ['draft', 'withdrawn'])
    .where(
      sql<boolean>`not exists (select from application_contents s
        where s.tenant_id = ${db.tenant_id} and s.application_id = a.id and s.words is not null)`,
    )
    .select(['a.id', 'a.veteran_id', 'j.company_id', 't.country_id'])
    .select((eb) => eb.ref('a.resume_file_id').$notNull().as('file_id'))
    .where('a.resume_file_id', 'is not', null)
    .$if(lock, (query) => query.forUpdate('a'))
    .executeTakeFirst();

/** Applications whose CV has not been parsed, or by a release that stored no words to search. The newest first. */
export async function findUnreadCvs(db: TenantDb, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select a.id from applications a
    left join application_contents s on s.tenant_id = ${db.tenant_id} and s.application_id = a.id
    where a.tenant_id = ${db.tenant_id} and a.resume_file_id is not null and a.stage not in ('draft', 'withdrawn') and s.words is null
    order by a.id desc limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

export async function writeFacts(
  db: TenantDb,
  id: number,
  facts: {
    service?: { service: string; rank: string; nato_code: string | null; trade: string }[];
    place?: string | null;
    clearance?: string | null;
  },
): Promise<void> {
  const { service, ...others } = facts;
  if (Object.keys(facts).length === 0) return;
  await db
    .updateTable('applications')
    .set({ ...others, ...(service && { service: JSON.stringify(service) }) })
    .where('tenant_id', '=', db.tenant_id)
    .where('id', '=', id)
    .execute();
}

export async function writeMatchScore(db: TenantDb, id: number, match_score: number | null): Promise<void> {
  await db.updateTable('applications').set({ match_score }).where('tenant_id', '=', db.tenant_id).where('id', '=', id).execute();
}
