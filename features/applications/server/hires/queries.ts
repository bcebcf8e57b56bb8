import { sql } from 'kysely';
import type { TenantDb } from '#kit/server/database/db.ts';
import { type SentStage, UNDECIDED } from '../../rules.ts';
import { ownApplications } from '../own-applications-queries.ts';

/** A veteran's own applications as they see them, with job and company. */
const ownSent = (db: TenantDb, veteranId: number) =>
  db
    .selectFrom(ownApplications(db).as('a'))
    .innerJoin('jobs as j', (join) => join.onRef('j.tenant_id', '=', 'a.tenant_id').onRef('j.id', '=', 'a.job_id'))
    .innerJoin('companies as c', (join) => join.onRef('c.tenant_id', '=', 'j.tenant_id').onRef('c.id', '=', 'j.company_id'))
    .where('a.veteran_id', '=', veteranId)
    .select(['a.id', 'j.title as job_title', 'c.name as company_name']);

/** The latest application that ended with a hire, or the one named. */
export const findHire = (db: TenantDb, veteranId: number, id?: number) =>
  ownSent(db, veteranId)
    .where('a.stage', '=', 'hired')
    .$if(id !== undefined, (query) => query.where('a.id', '=', id ?? 0))
    .select('a.stage_since as hired_at')
    .orderBy('a.stage_since', 'desc')
    .orderBy('a.id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Applications that still wait for a decision, the latest first. */
export const findLive = (db: TenantDb, veteranId: number, most: number) =>
  ownSent(db, veteranId)
    .where('a.stage', 'in', [...UNDECIDED])
    .select(sql<SentStage>`a.stage`.as('stage'))
    .orderBy('a.submitted_at', 'desc')
    .orderBy('a.id', 'desc')
    .limit(most)
    .execute();
