import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { findPersonName, internationalPhone } from '#features/accounts/server/index.ts';
import type { Recruiter } from '#features/companies/server/index.ts';
import { type EndApplications, findJobCards } from '#features/jobs/server/index.ts';
import type { ScreeningQuestion } from '#features/jobs/shapes.ts';
import { type Mailer, mailerOf } from '#features/notifications/server/index.ts';
import type { ResumeContent } from '#features/resumes/content.ts';
import { letterTextToSend, recogniseCvDocument, renderResumeToSend, sentFileName } from '#features/resumes/server/index.ts';
import type { BodyOf, QueryOf, UploadedFile } from '#kit/contract/route.ts';
import { listMeta } from '#kit/contract/shapes.ts';
import { countryOf } from '#kit/country/country.ts';
import type { Background } from '#kit/server/background/jobs.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { type Document, keepFile } from '#kit/server/files/files.ts';
import { conflict, fail, invalid, notFound } from '#kit/server/http/errors.ts';
import type { Tenant, Viewer } from '#kit/server/http/serve.ts';
import { audit } from '#kit/server/records/audit.ts';
import { countWithReserve } from '#kit/server/records/storage.ts';
import type { Applicant, ApplicantSummary, Application, applyForJob, findApplicants, StageEvent } from '../contract.ts';
import {
  type Answer,
  adviceOf,
  answerBy,
  answerPasses,
  checkAnswers,
  eventLabelOf,
  eventSentenceOf,
  mayEdit,
  mayMove,
  NEXT_STAGE,
  PLAIN_STATE,
  plainText,
} from '../rules.ts';
import { deleteDraft } from './apply/draft-queries.ts';
import { recordSentCv } from './apply/sent-cv.ts';
import { dateIn, timeIn } from './dates.ts';
import { type NoticeMailer, notifyApplied, notifyClosed } from './notices.ts';
import { describeOffers } from './offers/actions.ts';
import { endOffers } from './offers/queries.ts';
import { findMatchingPage, findSummaries } from './pipeline/applicant-queries.ts';
import { requireReader } from './policy.ts';
import {
  APPLICANTS_PER_PAGE,
  CV_VIEWED,
  closeUndecided,
  findApplicant,
  findApplicationTo,
  findLastSent,
  findOwnStageEvents,
  findReplyTerms,
  findSent,
  findSentFor,
  findStageEvents,
  insertApplication,
  insertSource,
  insertStageEvent,
  isFirstCvView,
  lockJobToApply,
  type OwnStageEventRow,
  writeReplyBy,
} from './queries.ts';
import { skillNames } from './skill-names.ts';
import { findReminders } from './tracking/queries.ts';

/** A CV sent with an application. Its type is detected from the content. */
export type Resume = Document & {
  bytes: Buffer;
  /** The resume written here that it was rendered from. */
  content?: ResumeContent;
};

/** Detects the type of an uploaded CV, outside any transaction. @throws 415 when it is neither PDF nor DOCX, 422 when it unpacks to too much */
export async function readResume(file: UploadedFile | undefined): Promise<Resume | null> {
  if (!file) return null;
  const document = await recogniseCvDocument(file.bytes);
  return { ...document, bytes: file.bytes };
}

export type WithTenant = <T>(work: (db: TenantDb) => Promise<T>) => Promise<T>;

/** The CV that a call has chosen, ready to be stored: uploaded, rendered from an own resume, or `last` for the one sent before. */
export async function readChosenResume(
  withTenant: WithTenant,
  input: { viewer: Viewer; job_id: number; written: BodyOf<typeof applyForJob>; file: UploadedFile | undefined },
): Promise<Resume | 'last' | null> {
  const { viewer, written, file } = input;
  const chosen = [file, written.resume_id, written.last_cv || undefined].filter((one) => one !== undefined);
  if (chosen.length > 1) fail(invalid({ file: ['Send one file: upload it, pick one you wrote here, or reuse your last one.'] }));
  if (written.letter_id !== undefined && written.cover_letter)
    fail(invalid({ letter_id: ['Choose a saved letter or write your own text, not both.'] }));
  if (written.last_cv) return 'last';
  if (file === undefined && written.resume_id === undefined) return null;
  // Reading and typesetting occupy a process: a repeated call is refused before that.
  await withTenant(async (db) => {
    const before = await findApplicationTo(db, input.job_id, viewer.id);
    if (before !== null) fail(appliedAlready(before));
  });
  return written.resume_id === undefined ? readResume(file) : renderResumeToSend(withTenant, viewer.id, written.resume_id);
}

const appliedAlready = (application_id: number) => conflict('You have already applied for this job.', { application_id });

/** Sends an application, once. @returns its id */
export async function apply(
  db: TenantDb,
  { mailer, background }: { mailer: Mailer; background: Background },
  { viewer, tenant }: { viewer: Viewer; tenant: Tenant },
  jobId: number,
  written: BodyOf<typeof applyForJob>,
  resume: Resume | 'last' | null,
): Promise<number> {
  const veteranId = viewer.id;
  const job = (await lockJobToApply(db, jobId)) ?? fail(notFound('Job'));
  const before = await findApplicationTo(db, jobId, veteranId);
  if (before !== null) fail(appliedAlready(before));
  if (!job.is_open) fail(conflict('This job is no longer accepting applications.'));
  if (job.apply_url !== null)
    fail(conflict(`This employer accepts applications on its own site: ${job.apply_url}`, { apply_url: job.apply_url }));
  const { answers, errors } = checkAnswers(job.questions, written.answers);
  const last = resume === 'last' ? await findLastSent(db, veteranId) : undefined;
  if (resume === null || (resume === 'last' && !last?.file_id)) errors.file = ['Choose your CV: a PDF or DOCX, up to 10 MB.'];
  if (Object.keys(errors).length > 0) fail(invalid(errors));
  const applicant = await findPersonName(db, veteranId);
  const id = await insertApplication(db, {
    job_id: jobId,
    company_id: job.company_id,
    veteran_id: veteranId,
    resume_file_id:
      resume && resume !== 'last'
        ? await storeResume(
            db,
            veteranId,
            resume,
            sentFileName(applicant, countryOf(tenant.country_id).words.resume, resume.kind),
          )
        : (last?.file_id ?? null),
    cover_letter:
      written.letter_id === undefined ? written.cover_letter || null : await letterTextToSend(db, veteranId, written.letter_id),
    answers,
    notice_period: written.notice_period ?? null,
    available_from: written.available_from ?? null,
  });
  // A concurrent request created the application while this one waited for the lock.
  if (id === null) fail(appliedAlready((await findApplicationTo(db, jobId, veteranId)) ?? 0));
  if (written.source !== undefined) await insertSource(db, id, jobId, written.source);
  await deleteDraft(db, veteranId, jobId);
  await insertStageEvent(db, { application_id: id, actor_id: veteranId, from_stage: null, to_stage: 'submitted' });
  await startReplyClock(db, id);
  const sent = { id, veteran_id: veteranId, company_id: job.company_id, country_id: tenant.country_id };
  await recordSentCv(db, background, sent, resume === 'last' ? 'again' : (resume?.content ?? 'waiting'));
  const about = { ...job, id, job_id: jobId, veteran_id: veteranId };
  await notifyApplied(db, mailer, about, applicant);
  return id;
}

/** Stores the day by which the applicant expects an answer. */
async function startReplyClock(db: TenantDb, id: number): Promise<void> {
  const sent = await findReplyTerms(db, id);
  const by = sent && answerBy({ ...sent, stage: 'submitted', stage_since: sent.submitted_at });
  await writeReplyBy(db, id, by?.toISOString() ?? null);
}

export const storeResume = (db: TenantDb, owner_id: number, { content_type, bytes }: Resume, name: string) =>
  keepFile(db, { owner_id, name, content_type, bytes }, countWithReserve);

/** Closes the undecided applications of a closed or filled job, and notifies the applicants. @param actor_id null where no person closed it */
export async function closeApplicationsOf(
  db: TenantDb,
  mailer: NoticeMailer,
  { job_id, as, actor_id }: { job_id: number; as: 'closed' | 'filled'; actor_id: number | null },
): Promise<void> {
  const reason = as === 'filled' ? 'position_filled' : null;
  const { closed } = await closeUndecided(db, { job_id, actor_id, reason, is_hidden: false });
  const ended = await endOffers(
    db,
    closed.map(({ id }) => id),
    { outcome: 'withdrawn', at: new Date().toISOString() },
  );
  await notifyClosed(db, mailer, closed, { reason, ended });
}

/** The same for the requests in which jobs end. */
export const endApplications =
  (app: FastifyInstance): EndApplications =>
  (db, ended, input) =>
    closeApplicationsOf(db, mailerOf(app, input), ended);

/** Applications as the veteran sees them: plain states, the employer's reasons, no internal notes. */
export async function describeSent(
  db: TenantDb,
  tenant: Tenant,
  veteranId: number,
  which: { id: number } | { page: number },
): Promise<z.input<typeof Application>[]> {
  const rows = await findSent(db, veteranId, which);
  const cards = await findJobCards(
    db,
    rows.map(({ job_id }) => ({ job_id, distance_km: null })),
    veteranId,
  );
  const events = await eventsOf(db, rows);
  const offers = await describeOffers(
    db,
    rows.map(({ id }) => id),
    { tenant, reader: 'veteran' },
  );
  const reminders = await findReminders(
    db,
    rows.map(({ id }) => id),
  );
  return rows.flatMap(({ name, size, closes_at, reason, is_unread, interview, last_interview_at, ...application }) => {
    const job = cards.find((card) => card.id === application.job_id);
    if (!job) return [];
    const terms = offers.get(application.id) ?? [];
    return {
      ...application,
      offers: terms,
      reminder: reminders.get(application.id) ?? null,
      plain_state: PLAIN_STATE[application.stage],
      plain_text: plainText(
        { ...application, closes_at, reason, interview, last_interview_at, offer: terms[0] ?? null },
        { dateOf: dateIn(tenant), whenOf: timeIn(tenant, interview?.time_zone ?? 'UTC') },
      ),
      advice: application.stage === 'not_selected' || application.stage === 'job_closed' ? adviceOf(reason) : null,
      job,
      resume: fileOf(name, size),
      events: (events.get(application.id) ?? []).map((event) => toVeteran(event, veteranId)),
      may_withdraw: mayMove(application.stage, 'withdrawn', 'veteran'),
      may_edit: mayEdit({ stage: application.stage, is_unread }),
    };
  });
}

function toVeteran(event: OwnStageEventRow, veteranId: number): z.input<typeof StageEvent> {
  return { ...event, by: byWhom(event, veteranId), reason: eventSentenceOf(event.reason), note: null };
}

const byWhom = ({ actor_id, reason }: OwnStageEventRow, veteranId: number) =>
  actor_id === veteranId ? 'You' : reason === 'offer_expired' ? 'The date' : 'The employer';

/** Applicants as a list or the board shows them, in the order of the ids. */
export async function describeSummaries(
  db: TenantDb,
  recruiter: Recruiter,
  ids: readonly number[],
): Promise<z.input<typeof ApplicantSummary>[]> {
  const rows = await findSummaries(db, { company_id: recruiter.company_id, viewer_id: recruiter.id }, ids);
  return rows.map(({ veteran_id, full_name, answers, questions, skills: _, ...applicant }) => ({
    ...applicant,
    veteran: { id: veteran_id, full_name },
    falls_short: withMarks(answers, questions).some(({ passed }) => passed === false),
    next_stages: [...(NEXT_STAGE[applicant.stage].recruiter ?? [])],
  }));
}

/** A page of a job's applicants. `counts` and the total are of all pages. The caller has checked that the job is the company's. */
export async function listApplicants(
  db: TenantDb,
  recruiter: Recruiter,
  jobId: number,
  { page, ...filter }: QueryOf<typeof findApplicants>,
) {
  const limit = APPLICANTS_PER_PAGE;
  const of = { company_id: recruiter.company_id, job_id: jobId, viewer_id: recruiter.id };
  const { counts, ids } = await findMatchingPage(db, of, filter, { limit, offset: (page - 1) * limit });
  const wanted = filter.stage.length > 0 ? filter.stage : Object.keys(counts);
  const total = wanted.reduce((sum, stage) => sum + (counts[stage] ?? 0), 0);
  return { data: await describeSummaries(db, recruiter, ids), meta: listMeta(page, limit, total), counts };
}

const withMarks = (answers: readonly Answer[], questions: readonly ScreeningQuestion[]) =>
  answers.map((answer) => {
    const question = questions.find((each) => each.question === answer.question);
    return { ...answer, passed: question ? answerPasses(question, answer.answer) : null };
  });

export async function describeApplicant(
  db: TenantDb,
  { recruiter, tenant }: { recruiter: Recruiter; tenant: Tenant },
  id: number,
): Promise<z.input<typeof Applicant>> {
  const row = await findApplicant(db, recruiter.company_id, id);
  const [summary] = row ? await describeSummaries(db, recruiter, [id]) : [];
  if (!row || !summary) fail(notFound('Applicant'));
  const events = await findStageEvents(db, [id]);
  const offers = await describeOffers(db, [id], { tenant, reader: 'recruiter' });
  return {
    ...summary,
    offers: offers.get(id) ?? [],
    veteran: { ...summary.veteran, email: row.email, phone: internationalPhone(row) },
    job: { id: row.job_id, title: row.title },
    cover_letter: row.cover_letter,
    resume: fileOf(row.name, row.size),
    skills: (await skillNames(db))(row.skills),
    answers: withMarks(row.answers, row.questions),
    reason: row.reason,
    reply_missed_at: row.reply_missed_at,
    events: events.map((event) => ({
      ...event,
      by:
        event.actor_id === recruiter.id
          ? 'You'
          : (event.actor_name ?? (event.actor_id === null ? 'The date' : 'A former colleague')),
      reason: eventLabelOf(event.reason),
    })),
  };
}

/** An application with its job and company, for features that attach something to it. */
type ReadableApplication = NonNullable<Awaited<ReturnType<typeof findSentFor>>>;

/**
 * An application for its veteran, or for a recruiter of the company that posted its job.
 * @param options.lock locks the row, so that its stage can't change before the transaction ends
 * @throws 404 for everyone else, 403 for a recruiter without a company
 */
export async function findApplicationFor(
  db: TenantDb,
  viewer: Viewer,
  id: number,
  options: { lock?: boolean } = {},
): Promise<ReadableApplication> {
  return (await findSentFor(db, id, requireReader(viewer), options)) ?? fail(notFound('Application'));
}

/**
 * Records that a recruiter opened a CV. The veteran sees when; operators also see who. Showing the pages and then downloading the file is
 * one opening: what the same recruiter reads within half an hour is recorded once.
 */
export async function recordCvView(
  db: TenantDb,
  view: { viewer_id: number; application_id: number; address: string },
): Promise<void> {
  const since = new Date(Date.now() - OPENING_MINUTES * 60_000).toISOString();
  if (!(await isFirstCvView(db, { ...view, since }))) return;
  await audit(db, {
    actor_id: view.viewer_id,
    action: CV_VIEWED,
    subject_kind: 'application',
    subject_id: view.application_id,
    address: view.address,
  });
}

const OPENING_MINUTES = 30;

const fileOf = (name: string | null, size: number | null) => (name === null || size === null ? null : { name, size });

async function eventsOf(db: TenantDb, rows: { id: number }[]): Promise<Map<number, OwnStageEventRow[]>> {
  const events =
    rows.length === 0
      ? []
      : await findOwnStageEvents(
          db,
          rows.map(({ id }) => id),
        );
  return Map.groupBy(events, (event) => event.application_id);
}
