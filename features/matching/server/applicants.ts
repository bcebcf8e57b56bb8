import { setImmediate as pause } from 'node:timers/promises';
import type { Match } from '#features/jobs/shapes.ts';
import { occupationReference, skillVocabulary } from '#features/occupations/server/index.ts';
import { townOf } from '#features/resumes/address.ts';
import type { ResumeContent } from '#features/resumes/content.ts';
import { summaryOf } from '#features/resumes/summary.ts';
import type { ServicePeriod } from '#features/service-record/shapes.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { scoreJob } from '../scoring.ts';
import { NO_TASTE } from '../scoring-shapes.ts';
import { TO_EMPLOYER } from '../voices.ts';
import { isEmpty, JOB_SAYS_NOTHING, wordsFor } from './matching.ts';
import { profileOf } from './profile.ts';
import { type ApplicantRow, findApplicantRows, findJobFacts, findSentContents, writeSentContent } from './queries.ts';

const CV_SAYS_NOTHING = 'We couldn’t read a trade or skill from this CV.';
const CV_IS_WAITING = 'We’re still reading this CV. The match appears here when it’s done.';

export type ApplicantMatch = ({ match: Match; no_match: null } | { match: null; no_match: string }) & {
  /** The score on the day of applying. */
  match_score: number | null;
};

/** A resume may be 300 kB. */
const CONTENTS_AT_ONCE = 10;

type Input = { db: TenantDb; countryId: number; companyId: number; applicationIds: readonly number[] };

/**
 * How well applicants fit the jobs they applied to, for recruiters of the company, by application id; applications to other companies and
 * withdrawn ones are left out. One statement for ten applicants, and a few for all. Made only of what was sent: the content of the CV and the
 * service it states. Nothing that the veteran writes later, or elsewhere, is read.
 */
export async function matchApplicants({ db, countryId, companyId, applicationIds }: Input): Promise<Map<number, ApplicantMatch>> {
  const applicants = await findApplicantRows(db, companyId, applicationIds);
  if (applicants.length === 0) return new Map();
  const reference = await occupationReference(db);
  const words = wordsFor(reference, countryId);
  const facts = new Map(
    (await findJobFacts(db, [...new Set(applicants.map(({ job_id }) => job_id))])).map((job) => [job.job_id, job]),
  );
  const found = new Map<number, ApplicantMatch>();
  let contents = new Map<number, unknown>();
  for (const [index, { id, job_id, available_from, service, match_score, is_waiting }] of applicants.entries()) {
    if (index % CONTENTS_AT_ONCE === 0) {
      const next = applicants.slice(index, index + CONTENTS_AT_ONCE);
      contents = await findSentContents(
        db,
        next.map((one) => one.id),
      );
    }
    // A new profile takes a few milliseconds.
    await pause();
    const profile = profileOf(reference, {
      service: { discharge_date: null, periods: service.map(periodSent) },
      resume: contents.get(id) ?? null,
      wishes: null,
      salary_year: null,
      country_id: countryId,
      reader: 'employer',
    });
    const job = facts.get(job_id);
    if (isEmpty(profile)) found.set(id, { match: null, no_match: is_waiting ? CV_IS_WAITING : CV_SAYS_NOTHING, match_score });
    else {
      const scored = job ? scoreJob({ ...profile, available_from }, job, words, NO_TASTE, TO_EMPLOYER) : null;
      if (!scored) found.set(id, { match: null, no_match: JOB_SAYS_NOTHING, match_score });
      else {
        const { missing: _, ...match } = scored;
        found.set(id, { match, no_match: null, match_score });
      }
    }
  }
  return found;
}

/** More of a resume is not searched, and more skills are not shown. */
const SEARCHED_CHARACTERS = 100_000;
const MOST_SKILLS = 40;

/**
 * Stores what matching, searches and lists read of a sent CV: no name, contact details, photo, federal fields or numbers of registrations, no lines
 * that fit no field, and a clearance only where the person shows it.
 * @param sent.content null where it could not be read
 * @param sent.from_file whether it was parsed from an uploaded file
 */
export async function storeSentContent(
  db: TenantDb,
  sent: { application_id: number; veteran_id: number; content: ResumeContent | null; from_file?: boolean },
): Promise<void> {
  const { application_id, veteran_id, content, from_file = false } = sent;
  const row = { application_id, veteran_id, from_file };
  if (content === null) return writeSentContent(db, { ...row, content, skills: [], words: '' });
  const { basics, federal: _, more: __, ...rest } = content;
  const { clearance } = rest;
  const shared = {
    ...rest,
    clearance: clearance.shown ? clearance : { level: '', year: '', shown: false },
    military: rest.military.map((entry) => ({ ...entry, clearance: clearance.shown ? entry.clearance : '' })),
    basics: { label: basics.label, summary: basics.summary },
    registrations: rest.registrations.map((one) => ({ ...one, number: '' })),
  };
  const skills = (await skillVocabulary(db)).recogniseStated(summaryOf(content).skill_texts, 'record').slice(0, MOST_SKILLS);
  await writeSentContent(db, {
    ...row,
    content: shared,
    skills: skills.map(({ code }) => code),
    words: [townOf(basics.location), ...textsOf(shared)].join('\n').slice(0, SEARCHED_CHARACTERS).toWellFormed(),
  });
}

/** Fields of a resume without words that anybody searches for. */
const NOT_SEARCHED = new Set([
  'id',
  'country',
  'startDate',
  'endDate',
  'printedDates',
  'year',
  'url',
  'hours',
  'salary',
  'grade',
  'code',
  'expires',
]);
const ABOUT_OTHERS = new Set(['supervisor', 'supervisorPhone']);

/** The texts of a resume, without entries that are hidden. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value];
  if (typeof value !== 'object' || value === null || ('hidden' in value && value.hidden === true)) return [];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  return Object.entries(value).flatMap(([key, part]) => (NOT_SEARCHED.has(key) || ABOUT_OTHERS.has(key) ? [] : textsOf(part)));
}

/** A period as it was sent. The trade may follow its corps: `Royal Engineers: Bricklayer`. */
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
export async function scoreApplicants(input: Input): Promise<Map<number, number | null>> {
  return new Map([...(await matchApplicants(input))].map(([id, { match }]) => [id, match?.score ?? null]));
}
