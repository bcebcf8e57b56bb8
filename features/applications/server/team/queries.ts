import { sql } from 'kysely';
import type { TenantDb } from '#kit/server/database/db.ts';
import { fullName } from '#kit/server/database/full-name.ts';

/** The active recruiters of a job's company, by name, and whether each is on its hiring team. */
export const findTeam = (db: TenantDb, jobId: number) =>
  db
    .selectFrom('jobs as j')
    .innerJoin('users as u', (join) =>
      join.onRef('u.tenant_id', '=', 'j.tenant_id').onRef('u.company_id', '=', 'j.company_id').on('u.role', '=', 'recruiter'),
    )
    .leftJoin('hiring_team as t', (join) =>
      join.onRef('t.tenant_id', '=', 'j.tenant_id').onRef('t.job_id', '=', 'j.id').onRef('t.user_id', '=', 'u.id'),
    )
    .leftJoin('applicant_scopes as s', (join) => join.onRef('s.tenant_id', '=', 'u.tenant_id').onRef('s.user_id', '=', 'u.id'))
    .where('j.tenant_id', '=', db.tenant_id)
    .where('j.id', '=', jobId)
    .where('u.status', '=', 'active')
    .select(['u.id', fullName('u').as('name')])
    .select(sql<boolean>`coalesce(t.is_member, u.id = j.created_by, false)`.as('is_member'))
    .select(sql<boolean>`s.scope is not distinct from 'all'`.as('follows_all'))
    .orderBy('name')
    .orderBy('u.id')
    .execute();

/**
 * The recruiters who are notified about a job's applicants: its hiring team and those who follow all jobs of the company. All of the
 * company where nobody is on the team (`has_team` is false), so that no applicant stays unnoticed.
 */
export async function findHiringTeam(db: TenantDb, jobId: number): Promise<{ team: number[]; has_team: boolean }> {
  const recruiters = await findTeam(db, jobId);
  const has_team = recruiters.some(({ is_member }) => is_member);
  const notified = recruiters.filter(({ is_member, follows_all }) => !has_team || is_member || follows_all);
  return { team: notified.map(({ id }) => id), has_team };
}

export const writeMember = (db: TenantDb, member: { job_id: number; user_id: number; is_member: boolean }) =>
  db
    .insertInto('hiring_team')
    .values({ tenant_id: db.tenant_id, ...member })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'job_id', 'user_id']).doUpdateSet({ is_member: member.is_member }))
    .execute();

export const findScope = (db: TenantDb, userId: number) =>
  db
    .selectFrom('applicant_scopes')
    .where('tenant_id', '=', db.tenant_id)
    .where('user_id', '=', userId)
    .select('scope')
    .executeTakeFirst();

export const writeScope = (db: TenantDb, userId: number, scope: 'own' | 'all') =>
  db
    .insertInto('applicant_scopes')
    .values({ tenant_id: db.tenant_id, user_id: userId, scope })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'user_id']).doUpdateSet({ scope }))
    .execute();
