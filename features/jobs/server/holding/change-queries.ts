import { sql } from 'kysely';
import type { TenantDb } from '#kit/server/database/db.ts';
import { eraseSome, monthsBefore, type RetentionRule } from '#kit/server/records/retention.ts';
import type { JobPassage } from '../../held-rules.ts';

type Contact = { name: string | null; email: string | null; phone: string | null; is_hidden: boolean };

/** A change of a published job that waits for an operator, or that an operator decided about and is not in the job. */
export type HeldChange = {
  id: number;
  job_id: number;
  company_id: number;
  is_imported: boolean;
  changed_by: number | null;
  /** The fields that a recruiter changed with their new values, or the advert as its source has it. */
  content: Record<string, unknown>;
  changes: string[];
  replaces: string;
  passages: JobPassage[];
  created_at: string;
  outcome: 'returned' | 'released' | null;
  ended_at: string | null;
  note: string | null;
  contact: Contact | null;
};

const selectChanges = (db: TenantDb) =>
  db
    .selectFrom('held_job_changes as c')
    .innerJoin('jobs as j', (join) => join.onRef('j.tenant_id', '=', 'c.tenant_id').onRef('j.id', '=', 'c.job_id'))
    .leftJoin('held_job_contacts as p', (join) => join.onRef('p.tenant_id', '=', 'c.tenant_id').onRef('p.change_id', '=', 'c.id'))
    .where('c.tenant_id', '=', db.tenant_id)
    .where('j.tenant_id', '=', db.tenant_id)
    .select(['c.id', 'c.job_id', 'j.company_id', 'c.is_imported', 'c.changed_by', 'c.changes', 'c.replaces', 'c.created_at'])
    .select(['c.outcome', 'c.ended_at', 'c.note'])
    .select([
      sql<HeldChange['content']>`c.content`.as('content'),
      sql<JobPassage[]>`c.passages`.as('passages'),
      sql<Contact | null>`case when p.change_id is not null then jsonb_build_object(
        'name', p.name, 'email', p.email, 'phone', p.phone, 'is_hidden', p.is_hidden) end`.as('contact'),
    ]);

export const findChange = (db: TenantDb, id: number): Promise<HeldChange | undefined> =>
  selectChanges(db).where('c.id', '=', id).executeTakeFirst();

/** The changes of jobs that are not in them, those of recruiters before those of sources. */
export const findChangesOf = (db: TenantDb, jobIds: readonly number[]): Promise<HeldChange[]> =>
  selectChanges(db)
    .where(sql<boolean>`c.job_id = any(${sql.val(jobIds)}::int[])`)
    .orderBy('c.is_imported')
    .execute();

type NewChange = Pick<HeldChange, 'job_id' | 'is_imported' | 'changed_by' | 'content' | 'changes' | 'replaces' | 'passages'> & {
  created_at: string;
  contact: Contact | null;
};

/** Stores a change in place of an earlier one of the same origin. */
export async function replaceChange(db: TenantDb, { contact, ...change }: NewChange): Promise<void> {
  await deleteChanges(db, [change.job_id], change.is_imported ? 'source' : 'recruiters');
  const { id } = await db
    .insertInto('held_job_changes')
    .values({ ...change, content: JSON.stringify(change.content), passages: JSON.stringify(change.passages) })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (contact && (contact.name ?? contact.email ?? contact.phone) !== null)
    await db
      .insertInto('held_job_contacts')
      .values({ change_id: id, job_id: change.job_id, ...contact })
      .execute();
}

export async function deleteChanges(
  db: TenantDb,
  jobIds: readonly number[],
  of: 'recruiters' | 'source' | 'anyone' = 'anyone',
): Promise<void> {
  if (jobIds.length === 0) return;
  await db
    .deleteFrom('held_job_changes')
    .where('tenant_id', '=', db.tenant_id)
    .where(sql<boolean>`job_id = any(${sql.val(jobIds)}::int[])`)
    .$if(of !== 'anyone', (query) => query.where('is_imported', '=', of === 'source'))
    .execute();
}

/** Drops a change of a job's source. The next run finds the source as it was read last. */
export async function dropSourceChange(db: TenantDb, jobId: number): Promise<void> {
  await sql`update jobs j set source_hash = decode(c.content ->> 'source_hash', 'hex') from held_job_changes c
    where j.tenant_id = ${db.tenant_id} and j.id = ${jobId} and c.tenant_id = ${db.tenant_id} and c.job_id = j.id and c.is_imported`.execute(
    db,
  );
  await deleteChanges(db, [jobId], 'source');
}

/** Ends the wait of a change that stays outside its job. */
export async function endChange(
  db: TenantDb,
  id: number,
  ended: { outcome: 'returned' | 'released'; note: string; ended_at: string },
): Promise<void> {
  await db.updateTable('held_job_changes').set(ended).where('tenant_id', '=', db.tenant_id).where('id', '=', id).execute();
}

/** The ids of changes that wait, each since when. */
export const heldChangeEntries = (db: TenantDb) =>
  sql`select h.id, h.created_at as at from held_job_changes h where h.tenant_id = ${db.tenant_id} and h.outcome is null`;

/** Changes that were returned or could not be made a year ago, and that nobody has opened since. */
export const heldChangeRetention: RetentionRule = {
  name: 'held_job_changes',
  erase: (db, now) => eraseSome(db, 'held_job_changes', ['id'], sql`ended_at < ${monthsBefore(now, 12)}`),
};
