import { sql } from 'kysely';
import type { TenantDb } from '#kit/server/database/db.ts';
import type { Onboarding } from '../shapes.ts';

export async function finishedSteps(db: TenantDb, userId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('onboarding_finished_steps')
    .select('step')
    .where('user_id', '=', userId)
    .orderBy('step')
    .execute();
  return rows.map(({ step }) => step);
}

export async function insertFinishedStep(db: TenantDb, user_id: number, step: number): Promise<void> {
  await db
    .insertInto('onboarding_finished_steps')
    .values({ user_id, step })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export const findPerson = (db: TenantDb, id: number) =>
  db
    .selectFrom('users as u')
    .leftJoin('veteran_profiles as p', (join) => join.onRef('p.tenant_id', '=', 'u.tenant_id').onRef('p.user_id', '=', 'u.id'))
    .where('u.id', '=', id)
    .select([
      'u.phone_number',
      'u.country_code',
      'u.country_id',
      'u.onboarding_steps',
      'u.onboarding_percentage',
      'p.dob',
      'p.gender',
      'p.wished_roles',
      sql<Onboarding['career']['wished_places'] | null>`p.wished_places`.as('wished_places'),
      'p.remote_ok',
      'p.salary_from',
      'p.salary_per',
      'p.salary_currency',
      sql<Onboarding['career']['work_types'] | null>`p.work_types`.as('work_types'),
      sql<Onboarding['career']['job_types'] | null>`p.job_types`.as('job_types'),
      'p.start_date',
    ])
    .executeTakeFirstOrThrow();

export async function currencyOf(db: TenantDb, countryId: number): Promise<string> {
  const row = await db.selectFrom('countries').select('currency').where('id', '=', countryId).executeTakeFirst();
  return row?.currency ?? 'GBP';
}

type ProfilePart = {
  dob?: string;
  gender?: 'female' | 'male' | 'non_binary' | 'other' | null;
  wished_roles?: string[];
  /** As JSON. */
  wished_places?: string;
  remote_ok?: boolean | null;
  salary_from?: number | null;
  salary_per?: 'hour' | 'day' | 'week' | 'month' | 'year';
  salary_currency?: string;
  work_types?: string[];
  job_types?: string[];
  start_date?: string | null;
};

/** Updates these fields of the profile. */
export async function writeProfile(db: TenantDb, user_id: number, part: ProfilePart): Promise<void> {
  await db
    .insertInto('veteran_profiles')
    .values({ user_id, ...part })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'user_id']).doUpdateSet({ ...part, updated_at: new Date().toISOString() }),
    )
    .execute();
}

export const findWalk = (db: TenantDb, resumeId: number) =>
  db.selectFrom('resume_walks').select('seen').where('resume_id', '=', resumeId).executeTakeFirst();

/** Resets the sections to unchecked. */
export async function beginWalk(db: TenantDb, resume_id: number): Promise<void> {
  await db
    .insertInto('resume_walks')
    .values({ resume_id })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'resume_id']).doUpdateSet({ seen: [] }))
    .execute();
}

export async function markSeen(db: TenantDb, resume_id: number, section: string): Promise<void> {
  await db
    .insertInto('resume_walks')
    .values({ resume_id, seen: [section] })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'resume_id']).doUpdateSet({
        seen: sql<
          string[]
        >`case when ${section} = any(resume_walks.seen) then resume_walks.seen else resume_walks.seen || ${section}::text end`,
      }),
    )
    .execute();
}
