import { z } from 'zod';
import { JOB_TYPES, WORK_TYPES } from '#features/jobs/shapes.ts';
import { STAGES } from '#features/jobs/stages.ts';
import { defineRoute } from '#kit/contract/route.ts';
import { data, done, Id, Instant, list, many, Page, singleLine, wholeNumber } from '#kit/contract/shapes.ts';
import { searchFields } from '#kit/contract/url-search.ts';
import {
  APPLIED_STAGES,
  AVAILABILITY,
  CANDIDATE_SORTS,
  CANDIDATE_TABS,
  MOST_AT_ONCE,
  MOST_HIDDEN_COMPANIES,
  RADII_KM,
  REQUEST_STATUSES,
  VISIBILITY_SECTIONS,
} from './rules.ts';

const Key = z.uuid('Not the key of a candidate');
const term = (most = 80) => singleLine().min(1).max(most, `Use ${most} characters or fewer`);
const words = (most: number) => singleLine().max(most, `Use ${most} characters or fewer`).default('');
const NOT_A_PLACE = 'Choose a place from the list';

/** What employers may read of a veteran without knowing who it is: words of lists and vocabularies, and one line by the veteran. */
export const CandidateFacts = z.object({
  headline: z.string().nullable(),
  /** Military services, the latest first: `British Army`. */
  services: z.array(z.string()),
  /** Military trades as the tenant's lists name them: `Vehicle Mechanic`, `25B Information Technology Specialist`. */
  trades: z.array(z.string()),
  /** What the rank is about the level of: `Supervisor`. */
  level: z.string().nullable(),
  years_served: z.number().nullable(),
  /** Civilian occupations that the trade leads to. */
  occupations: z.array(z.string()),
  skills: z.array(z.string()),
  languages: z.array(z.string()),
  /** Null unless the veteran shows it. */
  clearance: z.string().nullable(),
  job_types: z.array(z.enum(JOB_TYPES)),
  work_types: z.array(z.enum(WORK_TYPES)),
  /** Counties or states where the veteran wants to work. */
  areas: z.array(z.string()),
  /** The month from which the veteran is free, as its first day; null where it is not known. */
  available_on: z.string().nullable(),
});
export type CandidateFacts = z.infer<typeof CandidateFacts>;

/** A candidate as one company sees them. `person` is null until the veteran accepts a contact request or applies to the company. */
export const Candidate = z.object({
  key: z.string(),
  /** `Candidate 7F3A`, or the name. */
  label: z.string(),
  facts: CandidateFacts,
  person: z.object({ name: z.string(), email: z.string(), phone: z.string().nullable(), places: z.array(z.string()) }).nullable(),
  /** Applications to jobs of the company that were not withdrawn, the newest first, at most ten. */
  applications: z.array(z.object({ id: z.number(), job_id: z.number(), job_title: z.string(), stage: z.enum(STAGES) })),
  applications_total: z.number(),
  request: z.object({ id: z.number(), status: z.enum(REQUEST_STATUSES), created_at: Instant, expires_at: Instant }).nullable(),
  /** Lists of the company that name the candidate. */
  list_ids: z.array(z.number()),
  changed_at: Instant,
});
export type Candidate = z.infer<typeof Candidate>;

const filter = z.object({
  tab: z.enum(CANDIDATE_TABS).default('open'),
  /** Names or codes of the skills vocabulary; a candidate has all of them. */
  skill: many(term(), 10),
  /** An occupation, a military code or trade: `25B`, `Vehicle Mechanic`, `electrician`. */
  occupation: words(100),
  service: many(term(), 20),
  clearance: many(term(), 20),
  language: many(term(), 20),
  job_type: many(z.enum(JOB_TYPES), 10),
  work_type: many(z.enum(WORK_TYPES), 5),
  available: z.enum(AVAILABILITY).optional(),
  /** Under `applied`: an application of the person is in one of them. */
  stage: many(z.enum(APPLIED_STAGES), APPLIED_STAGES.length),
  /** The name of the place, for the address of the page; the search uses the coordinates. */
  near: words(120),
  latitude: z.coerce.number({ error: NOT_A_PLACE }).min(-90, NOT_A_PLACE).max(90, NOT_A_PLACE).optional(),
  longitude: z.coerce.number({ error: NOT_A_PLACE }).min(-180, NOT_A_PLACE).max(180, NOT_A_PLACE).optional(),
  radius_km: wholeNumber(z.number().int()).pipe(z.literal(RADII_KM)).default(80),
  /** Only candidates on this list of the company. */
  list: Id.optional(),
  sorted_by: z.enum(CANDIDATE_SORTS).default('newest'),
  page: Page,
});
export type CandidateFilter = z.output<typeof filter>;

/** `count` is null where counting takes too long. */
const Count = z.object({ value: z.string(), label: z.string(), count: z.number().nullable() });

export const findCandidates = defineRoute({
  method: 'GET',
  path: '/api/recruiter/candidates',
  access: 'recruiter',
  summary: 'Applicants of the company and veterans who opted in to be found',
  description:
    'Lists candidates: `open` are veterans who opted in and do not hide from the company, `applied` its applicants, `contact` those it asked. Names and contact details are null until a veteran accepts a contact request or applies. Counts and pages end at 1,000 matches; then `meta.total_is_estimate` is true.',
  reads_only: true,
  query: filter,
  limit: { max: 600, window: 600 },
  reply: list(Candidate).extend({
    /** What was understood as the occupation: the code's title, or occupations; null without the filter or when nothing was. */
    understood: z.string().nullable(),
    /** Skills of the filter that the vocabulary does not have. */
    unknown_skills: z.array(z.string()),
    /** Values found among the matches, the most frequent first. */
    counts: z.object({
      /** Under `applied`, people with an application in each stage, without the filter of stages. Of more than 5,000 applications the stages without counts. */
      stage: z.array(Count),
      skill: z.array(Count),
      service: z.array(Count),
      clearance: z.array(Count),
      language: z.array(Count),
      job_type: z.array(Count),
      work_type: z.array(Count),
    }),
  }),
});

/** The query of the address of the candidate list. */
export const CandidateSearch = searchFields(
  filter.omit({ latitude: true, longitude: true, radius_km: true }).extend({
    latitude: z.number().min(-90).max(90).optional(),
    longitude: z.number().min(-180).max(180).optional(),
    radius_km: z.literal(RADII_KM).default(80),
    /** The candidate that is open beside the list. */
    candidate: z.string().max(36).optional(),
  }),
);

export const getCandidate = defineRoute({
  method: 'GET',
  path: '/api/recruiter/candidates/{id}',
  access: 'recruiter',
  summary: 'One candidate',
  description:
    'Returns a candidate whom the company may see; others give 404. The first opening by a company on a day is recorded and shown to the veteran, so this GET writes.',
  /** The candidate's key, or `request-12` for the request 12 of the company. */
  params: z.object({
    id: z.string().regex(/^(?:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|request-[1-9]\d{0,8})$/i, 'Not the key of a candidate'),
  }),
  limit: { max: 600, window: 600 },
  reply: data(Candidate),
});

const Keys = z.array(Key).min(1, 'Select at least one candidate').max(MOST_AT_ONCE, `Select ${MOST_AT_ONCE} candidates or fewer`);

export const sendContactRequests = defineRoute({
  method: 'POST',
  path: '/api/recruiter/contact-requests',
  access: 'recruiter',
  summary: 'Ask candidates for their contact details',
  description:
    'Sends a contact request to up to 20 candidates. Those who cannot be asked are skipped with the reason. A veteran has 14 days to answer. A company sends 100 requests in 24 hours at most (429). A message that asks for bank details, identity numbers or money is 422.',
  creates: true,
  limit: { max: 60, window: 3600 },
  body: z.object({
    keys: Keys,
    message: z
      .string()
      .trim()
      .min(20, 'Say in a sentence or two why you are writing')
      .max(2000, 'Keep the message under 2,000 characters')
      .meta({ examples: ['We run a workshop for heavy vehicles and would like to talk to you.'] }),
    /** An open job of the company that the request is about. */
    job_id: Id.nullish(),
  }),
  reply: data(
    z.object({
      sent: z.number(),
      skipped: z.array(z.object({ key: z.string(), label: z.string(), reason: z.string() })),
    }),
  ),
});

export const withdrawContactRequest = defineRoute({
  method: 'POST',
  path: '/api/recruiter/contact-requests/{id}/withdraw',
  access: 'recruiter',
  summary: 'Withdraw a contact request that is not answered yet',
  description: 'Withdraws a pending contact request of the company. One that was answered or has expired gives 409.',
  params: z.object({ id: Id }),
  reply: done(),
});

const CandidateList = z.object({ id: z.number(), name: z.string(), count: z.number() });
export type CandidateList = z.infer<typeof CandidateList>;

export const findCandidateLists = defineRoute({
  method: 'GET',
  path: '/api/recruiter/candidate-lists',
  access: 'recruiter',
  summary: 'Saved lists of candidates of the company',
  description:
    'Lists the saved lists that the recruiters of the company share, by name. `count` counts candidates the company may still see.',
  reads_only: true,
  reply: data(z.array(CandidateList)),
});

const ListName = singleLine('Give the list a name').min(1, 'Give the list a name').max(80, 'Use 80 characters or fewer');

export const createCandidateList = defineRoute({
  method: 'POST',
  path: '/api/recruiter/candidate-lists',
  access: 'recruiter',
  summary: 'Create a list of candidates',
  description: 'Creates a list that the recruiters of the company share, with these candidates on it. A name in use gives 409.',
  creates: true,
  limit: { max: 60, window: 3600 },
  body: z.object({ name: ListName, keys: z.array(Key).max(MOST_AT_ONCE).default([]) }),
  reply: data(CandidateList),
});

export const deleteCandidateList = defineRoute({
  method: 'DELETE',
  path: '/api/recruiter/candidate-lists/{id}',
  access: 'recruiter',
  summary: 'Delete a list of candidates',
  description: 'Deletes a list of the company. The candidates themselves are not affected.',
  params: z.object({ id: Id }),
  reply: done(),
});

export const updateCandidateList = defineRoute({
  method: 'PUT',
  path: '/api/recruiter/candidate-lists/{id}/candidates',
  access: 'recruiter',
  summary: 'Add candidates to a list, or remove them',
  description:
    'Adds up to 20 candidates to a list of the company (`listed` true) or removes them. Adding twice has no further effect.',
  params: z.object({ id: Id }),
  body: z.object({ keys: Keys, listed: z.boolean() }),
  reply: data(CandidateList),
});

/** A veteran's own choices, and exactly what employers read. */
const Visibility = z.object({
  is_open: z.boolean(),
  headline: z.string().nullable(),
  shows_clearance: z.boolean(),
  hidden_companies: z.array(z.string()),
  revision: z.number(),
  /** What employers read of the veteran while they are anonymous. */
  preview: z.object({ label: z.string(), facts: CandidateFacts }),
  /** Requests that wait for an answer. */
  pending_requests: z.number(),
});
export type Visibility = z.infer<typeof Visibility>;

export const getVisibility = defineRoute({
  method: 'GET',
  path: '/api/candidate-visibility',
  access: 'veteran',
  summary: 'Who can find the veteran, and what employers read',
  description: 'Returns the veteran’s choices and a preview: exactly what employers read before the veteran accepts a request.',
  reads_only: true,
  reply: data(Visibility),
});

export const updateVisibility = defineRoute({
  method: 'PUT',
  path: '/api/candidate-visibility',
  access: 'veteran',
  summary: 'Choose who can find you',
  description:
    'Saves the veteran’s choices; all take effect immediately. Hiding from a company ends its requests and accepted contacts. A save based on an older revision gives 409.',
  limit: { max: 120, window: 3600 },
  body: z.object({
    is_open: z.boolean(),
    headline: singleLine().max(160, 'Use 160 characters or fewer').nullable(),
    shows_clearance: z.boolean(),
    hidden_companies: z
      .array(singleLine().min(1).max(200, 'Use 200 characters or fewer'))
      .max(MOST_HIDDEN_COMPANIES, `Name ${MOST_HIDDEN_COMPANIES} employers or fewer`),
    revision: z.number().int().min(0).max(2_147_483_647),
  }),
  reply: data(Visibility),
});

export const ContactRequest = z.object({
  id: z.number(),
  company: z.object({ id: z.number(), name: z.string() }),
  job: z.object({ id: z.number(), title: z.string(), is_open: z.boolean() }).nullable(),
  message: z.string(),
  status: z.enum(REQUEST_STATUSES),
  created_at: Instant,
  expires_at: Instant,
  decided_at: Instant.nullable(),
});
export type ContactRequest = z.infer<typeof ContactRequest>;

export const findContactRequests = defineRoute({
  method: 'GET',
  path: '/api/contact-requests',
  access: 'veteran',
  summary: 'Contact requests of employers, newest first',
  description:
    'Lists the contact requests that employers sent to the veteran: those that wait for an answer first, then the newest.',
  reads_only: true,
  query: z.object({ page: Page }),
  reply: list(ContactRequest),
});

const decides = { access: 'veteran', params: z.object({ id: Id }), reply: data(ContactRequest) } as const;

export const acceptContactRequest = defineRoute({
  ...decides,
  method: 'POST',
  path: '/api/contact-requests/{id}/accept',
  summary: 'Accept a contact request',
  description: 'Shows the company the veteran’s name, email, phone and wished places. A request that no longer waits gives 409.',
});

export const declineContactRequest = defineRoute({
  ...decides,
  method: 'POST',
  path: '/api/contact-requests/{id}/decline',
  summary: 'Decline a contact request',
  description:
    'Declines a request; the veteran stays anonymous. With `report` the operators are told and the company can no longer see the veteran.',
  body: z.object({
    reported: z.boolean().default(false),
    report: z.string().trim().max(1000, 'Keep it under 1,000 characters').optional(),
  }),
});

export const endContact = defineRoute({
  ...decides,
  method: 'POST',
  path: '/api/contact-requests/{id}/end',
  summary: 'Stop sharing contact details with a company',
  description: 'Takes an acceptance back. The company sees the veteran as anonymous again.',
});

export const findProfileViews = defineRoute({
  method: 'GET',
  path: '/api/candidate-visibility/views',
  access: 'veteran',
  summary: 'Who viewed the veteran’s profile or CV',
  description:
    'Lists the companies that opened the veteran’s candidate profile or a CV of an application, newest first. Recruiters are not named.',
  reads_only: true,
  query: z.object({ page: Page }),
  reply: list(
    z.object({
      at: Instant,
      company_name: z.string(),
      what: z.enum(['profile', 'cv']),
      /** The job whose application the CV belongs to. */
      job_title: z.string().nullable(),
    }),
  ),
});

/** The query of the address of the veteran's own page. */
export const VisibilitySearch = searchFields(z.object({ section: z.enum(VISIBILITY_SECTIONS).default('requests'), page: Page }));
