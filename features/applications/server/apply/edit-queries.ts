import { sql } from 'kysely';
import type { ScreeningQuestion } from '#features/jobs/shapes.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { findOwnState } from '../moves/queries.ts';

/** An own application, locked until the transaction ends, with what decides whether it may be changed. */
export async function lockToEdit(db: TenantDb, veteranId: number, id: number) {
  const locked = await db
    .selectFrom('applications')
    .select(['id', 'job_id'])
    .where('tenant_id', '=', db.tenant_id)
    .where('id', '=', id)
    .where('veteran_id', '=', veteranId)
    .where('stage', '<>', 'draft')
    .forUpdate()
    .executeTakeFirst();
  if (!locked) return undefined;
  // After the lock: whoever opens the application at the same moment waits for it, or has come first.
  const read = await db
    .selectFrom('application_reads')
    .select('recruiter_id')
    .where('tenant_id', '=', db.tenant_id)
    .where('application_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  const job = await db
    .selectFrom('jobs')
    .select(['company_id', sql<ScreeningQuestion[]>`screening_questions`.as('questions')])
    .where('tenant_id', '=', db.tenant_id)
    .where('id', '=', locked.job_id)
    .executeTakeFirstOrThrow();
  return { ...locked, ...(await findOwnState(db, id)), is_unread: read === undefined, ...job };
}

export async function updateSent(
  db: TenantDb,
  id: number,
  change: {
    resume_file_id?: number;
    cover_letter: string | null;
    answers: string;
    notice_period: string | null;
    available_from: string | null;
  },
): Promise<void> {
  await db
    .updateTable('applications')
    .set((eb) => ({ ...change, revision: eb('revision', '+', 1) }))
    .where('tenant_id', '=', db.tenant_id)
    .where('id', '=', id)
    .execute();
}
