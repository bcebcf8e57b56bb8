import { type OccupationReference, occupationReference } from '#features/occupations/server/index.ts';
import type { Database, TenantDb } from '#kit/server/database/db.ts';
import { findJobsToRecognise, findJobTexts, writeRecognised } from './recognition-queries.ts';

export type RecognisableJob = {
  title: string;
  job_role?: string | null;
  description: string;
  responsibilities?: string[];
  requirements?: string[];
  skills?: string[];
};

/** The columns that recognition fills. @param chosen the occupation that a recruiter chose */
export function recognisedColumns(reference: OccupationReference, job: RecognisableJob, chosen: string | null = null) {
  const { occupation_id, skill_codes, required_skills, register_parts, level } = reference.recogniseJob({
    title: job.title,
    job_role: job.job_role ?? null,
    description: job.description,
    duties: job.responsibilities ?? [],
    requirements: job.requirements ?? [],
    skills: job.skills ?? [],
    occupation_chosen: chosen,
  });
  return {
    occupation_id: chosen ?? occupation_id,
    occupation_chosen: chosen !== null,
    skill_codes,
    required_skills,
    register_parts,
    level_recognised: level,
    recognised: reference.recognition_version,
  };
}

/** Recognises these jobs from what is stored of them. */
export async function recogniseJobs(db: TenantDb, ids: readonly number[]): Promise<void> {
  const reference = await occupationReference(db);
  const jobs = await findJobTexts(db, ids);
  await writeRecognised(
    db,
    jobs.map(({ id, ...job }) => ({
      id,
      ...recognisedColumns(reference, job, job.occupation_chosen ? job.occupation_id : null),
    })),
  );
}

const BATCH = 200;
/** Jobs of a tenant that one run recognises: a few minutes of work at most. The next run continues. */
const MOST_PER_RUN = 20_000;

/** Recognises jobs of a tenant that were stored before this version of the recognition, in batches with a transaction each. */
export async function recogniseOlderJobs(db: Database, tenantId: number): Promise<void> {
  for (let done = 0; done < MOST_PER_RUN; done += BATCH) {
    const found = await db.withTenant(tenantId, async (scoped) => {
      const { recognition_version } = await occupationReference(scoped);
      const ids = await findJobsToRecognise(scoped, recognition_version, BATCH);
      await recogniseJobs(scoped, ids);
      return ids.length;
    });
    if (found < BATCH) return;
  }
}
