import { sql } from 'kysely';
import { isReadableInOwnLists } from '#features/companies/server/index.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { daysBefore, eraseSome, type RetentionRule } from '#kit/server/records/retention.ts';
import { countWithReserve } from '#kit/server/records/storage.ts';
import type { DraftContent } from '../../draft-contract.ts';
import { DRAFT_DAYS } from '../../rules.ts';

const MOST = 100;

export const findDraft = (db: TenantDb, veteranId: number, jobId: number) =>
  db
    .selectFrom('application_drafts')
    .select(['revision', 'content', 'updated_at'])
    .where('tenant_id', '=', db.tenant_id)
    .where('veteran_id', '=', veteranId)
    .where('job_id', '=', jobId)
    .executeTakeFirst();

/** The veteran's drafts of jobs, last saved first. */
export const findDrafts = (db: TenantDb, veteranId: number) =>
  db
    .selectFrom('application_drafts as d')
    .innerJoin('jobs as j', (join) => join.onRef('j.tenant_id', '=', 'd.tenant_id').onRef('j.id', '=', 'd.job_id'))
    .select(['d.job_id', 'd.updated_at'])
    .where('d.tenant_id', '=', db.tenant_id)
    .where('d.veteran_id', '=', veteranId)
    .where(isReadableInOwnLists(db, veteranId))
    .orderBy('d.updated_at', 'desc')
    .limit(MOST)
    .execute();

/** Stores a draft over the revision that was read. @returns false where another one has been saved since */
export async function writeDraft(
  db: TenantDb,
  draft: { veteran_id: number; job_id: number; revision: number; content: DraftContent; updated_at: string },
): Promise<boolean> {
  const { revision, updated_at } = draft;
  const content = JSON.stringify(draft.content);
  const { veteran_id, job_id } = draft;
  countWithReserve(db, veteran_id, Buffer.byteLength(content));
  const written =
    revision === 0
      ? await db
          .insertInto('application_drafts')
          .values({ veteran_id, job_id, content, updated_at })
          .onConflict((conflict) => conflict.columns(['tenant_id', 'veteran_id', 'job_id']).doNothing())
          .returning('revision')
          .executeTakeFirst()
      : await db
          .updateTable('application_drafts')
          .set({ content, updated_at, revision: revision + 1 })
          .where('tenant_id', '=', db.tenant_id)
          .where('veteran_id', '=', veteran_id)
          .where('job_id', '=', job_id)
          .where('revision', '=', revision)
          .returning('revision')
          .executeTakeFirst();
  return written !== undefined;
}

export async function deleteDraft(db: TenantDb, veteranId: number, jobId: number): Promise<void> {
  await db
    .deleteFrom('application_drafts')
    .where('tenant_id', '=', db.tenant_id)
    .where('veteran_id', '=', veteranId)
    .where('job_id', '=', jobId)
    .execute();
}

/** Unsent applications that were not saved again in time. */
export const draftRetention: RetentionRule = {
  name: 'application_drafts',
  erase: (db, now) =>
    eraseSome(db, 'application_drafts', ['veteran_id', 'job_id'], sql`updated_at < ${daysBefore(now, DRAFT_DAYS)}`),
};
