import { z } from 'zod';
import { ViewSource } from '#features/jobs/contract.ts';
import { JobCard, NOTICE_PERIODS } from '#features/jobs/shapes.ts';
import { STAGES } from '#features/jobs/stages.ts';
import { defineRoute } from '#kit/contract/route.ts';
import { Day, data, Flag, Id, Instant, list, many, Page } from '#kit/contract/shapes.ts';
import { searchFields } from '#kit/contract/url-search.ts';
import { DeclineReasonShape, Offer, OfferTerms } from './offer-shapes.ts';
import { ADVICE_PAGES, APPLICANT_SORTS, APPLICANT_TABS, AVAILABLE_WITHIN, MATCH_LEVELS, PIPELINE_VIEWS } from './rules.ts';

/** 10 MB. */
export const MAX_CV_BYTES = 10 * 1024 * 1024;

export const Answer = z.object({
  question: z.string().max(300),
  answer: z.string().trim().max(2000, 'Keep the answer under 2,000 characters'),
});

export const StageEvent = z.object({
  at: Instant,
  from_stage: z.enum(STAGES).nullable(),
  to_stage: z.enum(STAGES),
  /** Who moved it, in words that the reader may know: "You", "The employer", a colleague's or the applicant's name. */
  by: z.string(),
  /** Text: for the veteran the employer's explanation, for recruiters the reason's label. */
  reason: z.string().nullable(),
  /** Null to the veteran. */
  note: z.string().nullable(),
});

/** An application as the veteran who sent it sees it. */
export const Application = z.object({
  id: z.number(),
  stage: z.enum(STAGES),
  /** sent, being_read, moving_forward, decided, ended */
  plain_state: z.string(),
  /** What the state means and when to expect an answer, one sentence. */
  plain_text: z.string(),
  /** What to do next, after the application was not selected or its job closed, and the page that helps with it. */
  advice: z.object({ text: z.string(), to: z.enum(ADVICE_PAGES) }).nullable(),
  job: JobCard,
  submitted_at: Instant,
  stage_since: Instant,
  cover_letter: z.string().nullable(),
  resume: z.object({ name: z.string(), size: z.number() }).nullable(),
  answers: z.array(Answer),
  notice_period: z.string().nullable(),
  available_from: z.string().nullable(),
  events: z.array(StageEvent),
  /** Terms of offers, the newest first. */
  offers: z.array(Offer),
  may_withdraw: z.boolean(),
  /** Until somebody of the company opens it. */
  may_edit: z.boolean(),
  /** Raised by each change; sent back with the next one. */
  revision: z.number(),
  /** The veteran's own; employers never see it. */
  reminder: z.object({ remind_on: z.string(), note: z.string().nullable() }).nullable(),
});
export type Application = z.infer<typeof Application>;

const NOT_ANSWERS = 'answers must be a JSON list of { question, answer }';

/** A form sends text: one JSON list, or a JSON object for each answer. */
const SentAnswers = z
  .union([z.string(), z.array(z.union([z.string(), Answer]))], { error: NOT_ANSWERS })
  .default([])
  .transform((sent, refusal) => {
    try {
      return [sent].flat().flatMap((part): unknown => (typeof part === 'string' ? JSON.parse(part || '[]') : part));
    } catch {
      refusal.addIssue({ code: 'custom', message: NOT_ANSWERS });
      return z.NEVER;
    }
  })
  .pipe(z.array(Answer, { error: NOT_ANSWERS }).max(20));

/**
 * Applies once: a repeated or concurrent call answers 409 with `data: { application_id }` of the one that exists.
 * The CV is one of: `file`, a PDF or DOCX recognised by its content; `resume_id`, a resume of the person, which the server renders as it is
 * now; `last_cv`, the file of the last application again. None, or more than one, is 422. `letter_id` sends a saved letter instead of `cover_letter`.
 * `answers` is JSON: `[{ question, answer }]`, or one such object a field. Errors for the job's third question are in `errors["answers.2"]`.
 */
export const applyForJob = defineRoute({
  method: 'POST',
  path: '/api/jobs/{id}/apply',
  access: 'veteran',
  summary: 'Apply for a job',
  description:
    'Sends an application with a saved resume, an uploaded file or the CV of the last application; one of them must be named. A second application for the same job gives 409.',
  creates: true,
  params: z.object({ id: Id }),
  body: z.object({
    resume_id: Id.optional(),
    last_cv: Flag,
    letter_id: Id.optional(),
    cover_letter: z.string().trim().max(10_000, 'Keep the letter under 10,000 characters').default(''),
    notice_period: z
      .string()
      .optional()
      .transform((value) => value || undefined)
      .pipe(z.enum(NOTICE_PERIODS, { error: `notice_period must be one of: ${NOTICE_PERIODS.join(', ')}` }).optional()),
    available_from: z
      .string()
      .optional()
      .transform((value) => value || undefined)
      .pipe(Day.refine((day) => day >= '2000-01-01' && day <= '2099-12-31', 'Choose a date between 2000 and 2099').optional()),
    answers: SentAnswers,
    /** Of the link that led to the job. Stored where views of the job are counted under it. */
    source: ViewSource.optional(),
  }),
  multipart: { files: { file: { max_bytes: MAX_CV_BYTES } } },
  example: {
    resume_id: 12,
    notice_period: 'Within 1 Month',
    available_from: '2027-01-11',
    answers: '[{"question":"Do you hold a driving licence?","answer":"Yes"}]',
  },
  limit: { max: 60, window: 3600 },
  reply: data(Application),
});

export const findApplications = defineRoute({
  method: 'GET',
  path: '/api/applications',
  access: 'veteran',
  summary: 'The veteran’s own applications, newest first',
  description: 'Lists the veteran’s own applications, newest first, with the stage of each.',
  reads_only: true,
  query: z.object({ page: Page }),
  reply: list(Application),
});

/** The query of the address of the veteran's applications. */
export const AppliedSearch = searchFields(
  z.object({
    page: Page,
    view: z.enum(PIPELINE_VIEWS).default('list'),
    /** One application of the list, which a card of the board or a notification leads to. */
    application: Id.optional(),
    /** The part of that application which is open: the key of a section. */
    part: z.string().max(40).optional(),
    /** The same for one on another site. */
    tracked: Id.optional(),
  }),
);

export const getApplication = defineRoute({
  method: 'GET',
  path: '/api/applications/{id}',
  access: 'veteran',
  summary: 'One of the veteran’s own applications',
  description:
    'Returns one of the veteran’s own applications with its history of stages. Another person’s application gives 404.',
  reads_only: true,
  params: z.object({ id: Id }),
  reply: data(Application),
});

export const withdrawApplication = defineRoute({
  method: 'POST',
  path: '/api/applications/{id}/withdraw',
  access: 'veteran',
  summary: 'Withdraw an application',
  description: 'Withdraws an application that is still open. An application that has ended already gives 409.',
  params: z.object({ id: Id }),
  reply: data(Application),
});

/** Everything is sent again; `keep_cv` keeps the CV that was sent. The CV is otherwise chosen as for applying. */
export const editApplication = defineRoute({
  method: 'PUT',
  path: '/api/applications/{id}',
  access: 'veteran',
  summary: 'Change an application that nobody has opened',
  description:
    'Replaces what was sent, until a recruiter of the company opens the application; from then on 409. The employer sees the newest version, and the history says that it was changed. Send the `revision` that was read; an application changed elsewhere since gives 409.',
  params: z.object({ id: Id }),
  body: applyForJob.body.omit({ last_cv: true, letter_id: true, source: true }).extend({ keep_cv: Flag, revision: Id }),
  multipart: { files: { file: { max_bytes: MAX_CV_BYTES } } },
  example: { revision: 1, keep_cv: true, cover_letter: 'I kept Apaches flying for fifteen years.' },
  limit: { max: 60, window: 3600 },
  reply: data(Application),
});

/** Only an offer can be declined; before it the veteran withdraws. */
export const declineOffer = defineRoute({
  method: 'POST',
  path: '/api/applications/{id}/decline',
  access: 'veteran',
  summary: 'Decline an offer',
  description:
    'Declines an offer, with a reason for the employer if the veteran gives one. Applications without an offer give 409.',
  params: z.object({ id: Id }),
  body: z.object({
    reason: DeclineReasonShape.optional(),
    /** For the employer. */
    note: z.string().trim().max(2000, 'Keep the note under 2,000 characters').optional(),
  }),
  reply: data(Application),
});

/** Accepting an offer moves the application to `hired`. */
export const acceptOffer = defineRoute({
  method: 'POST',
  path: '/api/applications/{id}/accept',
  access: 'veteran',
  summary: 'Accept an offer',
  description:
    'Accepts an offer, which moves the application to `hired` and notifies the employer. Send the `revision` of the terms that were read; changed terms, a date to answer that has passed, and applications without an offer give 409.',
  params: z.object({ id: Id }),
  /** Only an offer whose terms were not sent through Muster has no revision. */
  body: z.object({ revision: z.number().int().min(1).max(2_147_483_647).optional() }),
  reply: data(Application),
});

/** The content of the last application, to prefill the next one. All null for a first application. */
export const getApplicationPrefill = defineRoute({
  method: 'GET',
  path: '/api/applications/prefill',
  access: 'veteran',
  summary: 'Content of the last application, to prefill the next one',
  description:
    'Returns the notice period, start date, cover letter and CV name of the veteran’s last application, to fill in the next one. The letter is left out when it names another job or employer than those of `job_id`.',
  reads_only: true,
  query: z.object({ job_id: Id.optional() }),
  reply: data(
    z.object({
      cover_letter: z.string().nullable(),
      notice_period: z.string().nullable(),
      available_from: z.string().nullable(),
      /** The CV of the last application, which is sent again when no file is given. */
      resume: z.object({ name: z.string(), size: z.number() }).nullable(),
    }),
  ),
});

export const getSentResume = defineRoute({
  method: 'GET',
  path: '/api/applications/{id}/resume',
  access: 'signed_in',
  summary: 'The CV as it was sent: for the veteran and the recruiters of the job’s company',
  description:
    'Returns the CV exactly as it was sent, as a download. Recruiters of the job’s company may open it, and each time they do is recorded, so this GET writes.',
  params: z.object({ id: Id }),
  file_reply: 'application/pdf',
});

/** Each time the employer opened the CV, newest first. Names the company rather than the recruiter. */
export const findCvViews = defineRoute({
  method: 'GET',
  path: '/api/applications/{id}/views',
  access: 'veteran',
  summary: 'When the employer opened the CV of an own application',
  description: 'Lists when the employer opened the CV of one of the veteran’s own applications, newest first.',
  reads_only: true,
  params: z.object({ id: Id }),
  query: z.object({ page: Page }),
  reply: list(z.object({ company_name: z.string(), at: Instant })),
});

/** A period of service as an employer reads it beside a CV. */
const ServiceLine = z.object({
  service: z.string(),
  rank: z.string(),
  /** STANAG 2116 code of the rank, `OR-6`; null where the rank is unknown. */
  nato_code: z.string().nullable(),
  trade: z.string(),
});

/** An applicant in a list or on the board. */
export const ApplicantSummary = z.object({
  id: z.number(),
  /** Grows with each change of the stage. */
  revision: z.number(),
  stage: z.enum(STAGES),
  stage_since: Instant,
  submitted_at: Instant,
  /** The day on which the veteran expects an answer; null when none is due. */
  reply_by: Instant.nullable(),
  veteran: z.object({ id: z.number(), full_name: z.string() }),
  /** Whether an uploaded CV has been parsed; null where none was sent. Facts of one that could not be parsed are missing. */
  cv_state: z.enum(['waiting', 'read', 'unreadable']).nullable(),
  /** Whether service, place and skills were parsed from an uploaded file, so they may be wrong. */
  from_file: z.boolean(),
  /** The service periods at the time of applying, the latest first. */
  service: z.array(ServiceLine),
  place: z.string().nullable(),
  clearance: z.string().nullable(),
  /** 0 to 100 at the time of applying; null where it could not be computed. */
  match_score: z.number().nullable(),
  notice_period: z.string().nullable(),
  available_from: z.string().nullable(),
  tags: z.array(z.string()),
  notes: z.number(),
  /** Not opened by the viewer yet. */
  is_unread: z.boolean(),
  /** Whether an answer misses a requirement of the job. */
  falls_short: z.boolean(),
  next_stages: z.array(z.enum(STAGES)),
});
export type ApplicantSummary = z.infer<typeof ApplicantSummary>;

/** An applicant as the recruiters of the job's company see them. */
export const Applicant = ApplicantSummary.extend({
  /** Email and phone are null once the application is withdrawn. */
  veteran: z.object({ id: z.number(), full_name: z.string(), email: z.string().nullable(), phone: z.string().nullable() }),
  job: z.object({ id: z.number(), title: z.string() }),
  cover_letter: z.string().nullable(),
  resume: z.object({ name: z.string(), size: z.number() }).nullable(),
  /** Skills that the CV names, in the words of the vocabulary. */
  skills: z.array(z.string()),
  answers: z.array(Answer.extend({ passed: z.boolean().nullable() })),
  /** Key of NOT_SELECTED_REASONS, while the stage is not_selected. */
  reason: z.string().nullable(),
  /** When the expected day of an answer passed without one, at this stage. */
  reply_missed_at: Instant.nullable(),
  events: z.array(StageEvent),
  /** Terms of offers, the newest first. */
  offers: z.array(Offer),
});
export type Applicant = z.infer<typeof Applicant>;

const filterWords = many(z.string().trim().min(1).max(120), 20);

/** Which applicants of a job, and in what order. Values of one field are alternatives. */
export const ApplicantFilter = z.object({
  stage: many(z.enum(STAGES), 20),
  search: z.string().trim().max(200).default(''),
  match: z.enum(MATCH_LEVELS).optional(),
  clearance: filterWords,
  place: filterWords,
  tag: filterWords,
  /** Free now or soon, by the date that the applicant gave or else their notice period. */
  available: z.enum(AVAILABLE_WITHIN).optional(),
  /** Only applicants whom the viewer has not opened yet. */
  unread: Flag,
  /** Only applicants whose answer is overdue. */
  overdue: Flag,
  sorted_by: z.enum(APPLICANT_SORTS).default('newest'),
});
export type ApplicantFilter = z.output<typeof ApplicantFilter>;

export const findApplicants = defineRoute({
  method: 'GET',
  path: '/api/recruiter/jobs/{id}/applications',
  access: 'recruiter',
  summary: 'Applicants of a job, open ones before decided ones',
  description:
    'Lists the applicants of a job of the recruiter’s company, 50 on a page, with counts for each stage. The counts follow the filters except `stage`. Without `stage`, decided applicants come after open ones.',
  reads_only: true,
  params: z.object({ id: Id }),
  query: ApplicantFilter.extend({ page: Page }),
  reply: list(ApplicantSummary).extend({
    job: z.object({ id: z.number(), title: z.string(), status: z.string() }),
    counts: z.record(z.string(), z.number()),
  }),
});

/** The query of the address of a job's applicants: filters, the view, and the application that is open beside the list. */
export const ApplicantSearch = searchFields(
  z.object({
    ...findApplicants.query.shape,
    stage: z.enum(APPLICANT_TABS).optional(),
    view: z.enum(PIPELINE_VIEWS).default('list'),
    applicant: Id.optional(),
    tab: z.string().max(40).optional(),
    /** One applicant after the other, with keys. */
    review: Flag,
  }),
);

export const getApplicant = defineRoute({
  method: 'GET',
  path: '/api/recruiter/applications/{id}',
  access: 'recruiter',
  summary: 'One applicant of a job of the recruiter’s company',
  description:
    'Returns one application for a job of the recruiter’s company, with its history of stages. Other companies’ applications give 404.',
  reads_only: true,
  params: z.object({ id: Id }),
  reply: data(Applicant),
});

/** `from` is the stage the recruiter saw; when someone has moved it since, 409 says who and where, with `data: { stage }`. */
export const moveApplicant = defineRoute({
  method: 'POST',
  path: '/api/recruiter/applications/{id}/stage',
  access: 'recruiter',
  summary: 'Move an applicant to another stage',
  description:
    'Moves an applicant to another stage and tells the veteran. Send the stage that was shown as `from`; if a colleague has moved the applicant since, the reply is 409.',
  params: z.object({ id: Id }),
  body: z.object({
    stage: z.enum(STAGES, { error: 'stage must be one of the stages' }),
    from: z.enum(STAGES).optional(),
    /** The revision that was shown; a later one gives 409 as well. */
    revision: z.number().int().min(1).max(2_147_483_647).optional(),
    /** Takes the viewer's own last move back, while an undo is offered, also where the stages allow no move. */
    undo: z.boolean().optional(),
    /** Required with not_selected: one of the structured reasons. */
    reason: z.string().trim().max(60).optional(),
    /** For colleagues only. */
    note: z.string().trim().max(2000, 'Keep the note under 2,000 characters').optional(),
    /** With the stage `offer`: the terms, which may also be sent later. */
    offer: OfferTerms.optional(),
  }),
  reply: data(Applicant),
});
