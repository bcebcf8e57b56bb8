import { setImmediate as pause } from 'node:timers/promises';
import type { Match } from '#features/jobs/shapes.ts';
import { occupationReference } from '#features/occupations/server/index.ts';
import { getServiceRecords } from '#features/service-record/server/index.ts';
import type { ServicePeriod } from '#features/service-record/shapes.ts';
import type { TenantDb } from '#kit/server/db.ts';
import { NO_TASTE, scoreJob } from '../scoring.ts';
import { TO_EMPLOYER } from '../voices.ts';
import { isEmpty, JOB_SAYS_NOTHING, wordsFor } from './matching.ts';
import { profileOf } from './profile.ts';
import { type ApplicantRow, findApplicantRows, findJobFacts, findResumeContents } from './queries.ts';

const RECORD_SAYS_NOTHING = 'We found no trade, job or skill in this applicant’s record. Read what they sent.';

export type ApplicantMatch = ({ match: Match; no_match: null } | { match: null; no_match: string }) & {
  /** The score on the day of applying. */
  match_score: number | null;
};

/** A resume may be 300 kB. */
const RESUMES_AT_ONCE = 10;

type Asked = { db: TenantDb; countryId: number; companyId: number; applicationIds: readonly number[] };

/**
 * How well applicants fit the jobs they applied to, for recruiters of the company, by application id; applications to other companies are left
 * out. One statement for ten applicants, besides a few for all. Made of trades, work and skills, as in the candidate search, and of what the
 * application says; wishes, dismissed jobs, the discharge date and entries hidden in the CV are never read.
 */
export async function matchApplicants({ db, countryId, companyId, applicationIds }: Asked): Promise<Map<number, ApplicantMatch>> {
  const applicants = await findApplicantRows(db, companyId, applicationIds);
  if (applicants.length === 0) return new Map();
  const veterans = [...new Set(applicants.map(({ veteran_id }) => veteran_id))];
  const reference = await occupationReference(db);
  const words = wordsFor(reference, countryId);
  const services = await getServiceRecords(db, veterans);
  const facts = new Map(
    (await findJobFacts(db, [...new Set(applicants.map(({ job_id }) => job_id))])).map((job) => [job.job_id, job]),
  );
  const found = new Map<number, ApplicantMatch>();
  let resumes = new Map<number, unknown>();
  for (const [index, applicant] of applicants.entries()) {
    const { id, job_id, veteran_id, available_from, shows_clearance, service, match_score } = applicant;
    if (index % RESUMES_AT_ONCE === 0) {
      const next = applicants.slice(index, index + RESUMES_AT_ONCE);
      resumes = await findResumeContents(
        db,
        next.map((one) => one.veteran_id),
      );
    }
    // A new profile takes a few milliseconds.
    await pause();
    const recorded = services.get(veteran_id)?.periods ?? [];
    const profile = profileOf(reference, {
      service: { discharge_date: null, periods: recorded.length > 0 ? recorded : service.map(periodSent) },
      resume: resumes.get(veteran_id) ?? null,
      wishes: null,
      salary_year: null,
      country_id: countryId,
      reader: 'employer',
    });
    const job = facts.get(job_id);
    if (isEmpty(profile)) found.set(id, { match: null, no_match: RECORD_SAYS_NOTHING, match_score });
    else {
      const seen = { ...profile, available_from, clearance: shows_clearance ? profile.clearance : null };
      const scored = job ? scoreJob(seen, job, words, NO_TASTE, TO_EMPLOYER) : null;
      if (!scored) found.set(id, { match: null, no_match: JOB_SAYS_NOTHING, match_score });
      else {
        const { missing: _, ...match } = scored;
        found.set(id, { match, no_match: null, match_score });
      }
    }
  }
  return found;
}

/** A period as it was sent, for a record that is empty by now. The trade may follow its corps: `Royal Engineers: Bricklayer`. */
const periodSent = ({ service, rank, nato_code, trade }: ApplicantRow['service'][number], place: number): ServicePeriod => ({
  entry_id: `sent-${place}`,
  service,
  rank,
  nato_code,
  trade: trade.split(': ').at(-1) ?? '',
  unit: '',
  started: '',
  ended: '',
  clearance: '',
  country_id: null,
  military_service_id: null,
  rank_id: null,
  navy_service_id: null,
  branch_id: null,
  corps_id: null,
  profession_id: null,
  badged_role_id: null,
  occupation_id: null,
});

/** The same as a number from 0 to 100 for each application, to sort a list of up to some hundreds; null where nothing can be compared. */
export async function scoreApplicants(asked: Asked): Promise<Map<number, number | null>> {
  return new Map([...(await matchApplicants(asked))].map(([id, { match }]) => [id, match?.score ?? null]));
}
