import { z } from 'zod';
import { isLocalTime } from '#kit/calendar/time-zones.ts';
import { defineRoute } from '#kit/contract/route.ts';
import { data, done, Flag, Id, Instant, singleLine } from '#kit/contract/shapes.ts';
import { searchFields } from '#kit/contract/url-search.ts';
import { INTERVIEW_FORMATS, INTERVIEW_PERIODS, INTERVIEW_STATUSES, MOST_INTERVIEWERS, MOST_SLOTS } from './rules.ts';

const Slot = z.object({ id: z.number(), starts_at: Instant, ends_at: Instant });

const InterviewEvent = z.object({
  at: Instant,
  kind: z.string(),
  /** Who did it, in words that the reader may know: "You", a colleague's name, the company or the applicant. */
  by: z.string(),
  note: z.string().nullable(),
  starts_at: Instant.nullable(),
});

/** An interview as either side sees it. */
export const Interview = z.object({
  id: z.number(),
  application_id: z.number(),
  /** Sent back with every change; an older one is refused with 409. */
  revision: z.number(),
  status: z.enum(INTERVIEW_STATUSES),
  format: z.enum(INTERVIEW_FORMATS),
  /** The address of the video call, the number that is called, or the place. */
  location: z.string(),
  note: z.string().nullable(),
  duration_minutes: z.number(),
  /** IANA names: the employer's zone, and the veteran's once they have answered. */
  time_zone: z.string(),
  veteran_time_zone: z.string().nullable(),
  interviewers: z.array(z.object({ id: z.number(), name: z.string() })),
  /** The times on offer, the earliest first; empty once one is chosen. */
  slots: z.array(Slot),
  starts_at: Instant.nullable(),
  ends_at: Instant.nullable(),
  wish: z.string().nullable(),
  cancel_reason: z.string().nullable(),
  job: z.object({ id: z.number(), title: z.string() }),
  company_name: z.string(),
  veteran_name: z.string(),
  events: z.array(InterviewEvent),
  /** What the reader may do now. */
  actions: z.array(z.enum(['choose', 'none_fit', 'reschedule', 'cancel', 'complete', 'no_show'])),
});
export type Interview = z.infer<typeof Interview>;

const InterviewPeriod = z
  .enum(INTERVIEW_PERIODS, { error: `when must be one of: ${INTERVIEW_PERIODS.join(', ')}` })
  .default('upcoming');

const LOCAL_TIME = 'Write a day and time like 2026-11-25T10:30';
const TimeZone = z
  .string({ error: 'Choose a time zone' })
  .min(1, 'Choose a time zone')
  .max(64, 'Choose a time zone from the list');
const Revision = z.number().int().min(1).max(2_147_483_647);

/** What a recruiter proposes. Times are those of a clock in `time_zone`. */
const Proposal = z.object({
  format: z.enum(INTERVIEW_FORMATS, { error: `format must be one of: ${INTERVIEW_FORMATS.join(', ')}` }),
  location: singleLine('Say where it takes place').min(1, 'Say where it takes place').max(500, 'Use 500 characters or fewer'),
  note: z.string().trim().max(2000, 'Keep the note under 2,000 characters').default(''),
  duration_minutes: z
    .number({ error: 'Choose a length from 15 minutes to 8 hours' })
    .int('Choose a length in whole minutes')
    .min(15, 'Choose a length of at least 15 minutes')
    .max(480, 'Choose a length of at most 8 hours'),
  time_zone: TimeZone,
  slots: z
    .array(
      z.object({
        starts: z.string().max(16, LOCAL_TIME).refine(isLocalTime, LOCAL_TIME),
        /** The later of two, for a time that comes twice when clocks go back. */
        second: z.boolean().default(false),
      }),
    )
    .min(1, 'Propose at least one time')
    .max(MOST_SLOTS, `Propose ${MOST_SLOTS} times at most`),
  interviewer_ids: z
    .array(Id)
    .min(1, 'Choose at least one interviewer')
    .max(MOST_INTERVIEWERS, `Choose ${MOST_INTERVIEWERS} interviewers at most`),
});

const EXAMPLE = {
  format: 'video',
  location: 'https://meet.example.org/fitter',
  note: 'We will talk about the job and your last posting.',
  duration_minutes: 45,
  time_zone: 'Europe/London',
  slots: [{ starts: '2026-11-25T10:30' }, { starts: '2026-11-26T14:00' }],
  interviewer_ids: [12],
};

export const proposeInterview = defineRoute({
  method: 'POST',
  path: '/api/recruiter/applications/{id}/interviews',
  access: 'recruiter',
  summary: 'Propose times for an interview',
  description:
    'Proposes up to ten times for an interview and tells the applicant. A time when an interviewer is taken gives 409, with the clash named at its field.',
  creates: true,
  params: z.object({ id: Id }),
  body: Proposal.extend({
    /** Moves an applicant at an earlier stage to Interview. The veteran gets the times only. */
    move_to_interview: z.boolean().default(false),
  }),
  example: EXAMPLE,
  limit: { max: 120, window: 3600 },
  reply: data(Interview),
});

export const findApplicantInterviews = defineRoute({
  method: 'GET',
  path: '/api/recruiter/applications/{id}/interviews',
  access: 'recruiter',
  summary: 'Interviews with one applicant, newest first',
  description: 'Lists the interviews with one applicant of the recruiter’s company, newest first, with their history.',
  reads_only: true,
  params: z.object({ id: Id }),
  reply: data(z.array(Interview)).extend({
    /** Whether times can be proposed at the application's stage. */
    may_propose: z.boolean(),
  }),
});

export const findInterviewers = defineRoute({
  method: 'GET',
  path: '/api/recruiter/interviewers',
  access: 'recruiter',
  summary: 'Colleagues who can interview',
  description: 'Lists the active recruiters of the viewer’s company, the viewer first.',
  reads_only: true,
  reply: data(z.array(z.object({ id: z.number(), name: z.string() }))),
});

/** At most 200 interviews. */
export const findInterviews = defineRoute({
  method: 'GET',
  path: '/api/recruiter/interviews',
  access: 'recruiter',
  summary: 'Interviews of the company, ahead or past',
  description:
    'Lists the company’s interviews. `upcoming`: those that need an act or lie ahead, from the beginning of today in `time_zone`, the earliest first. `past`: those that ended before, the latest first. At most 200.',
  reads_only: true,
  query: z.object({
    when: InterviewPeriod,
    /** Only those with the viewer as an interviewer. */
    mine: Flag,
    time_zone: TimeZone.default('UTC'),
  }),
  reply: data(z.array(Interview)),
});

/** The query of the address of the recruiter's interviews. */
export const InterviewSearch = searchFields(z.object({ when: InterviewPeriod, mine: Flag }));

export const rescheduleInterview = defineRoute({
  method: 'POST',
  path: '/api/recruiter/interviews/{id}/reschedule',
  access: 'recruiter',
  summary: 'Propose other times',
  description:
    'Replaces the times, or the time chosen, by other ones and tells the applicant. Calendars that have the interview remove it until a time is chosen.',
  params: z.object({ id: Id }),
  body: Proposal.extend({ revision: Revision, reason: z.string().trim().max(1000, 'Use 1,000 characters or fewer').default('') }),
  example: { ...EXAMPLE, revision: 1 },
  limit: { max: 120, window: 3600 },
  reply: data(Interview),
});

const CancelBody = z.object({
  revision: Revision,
  reason: z.string().trim().min(1, 'Give a reason. The other side reads it.').max(1000, 'Use 1,000 characters or fewer'),
});

export const cancelInterview = defineRoute({
  method: 'POST',
  path: '/api/recruiter/interviews/{id}/cancel',
  access: 'recruiter',
  summary: 'Cancel an interview',
  description: 'Cancels an interview that has not begun and tells the applicant the reason.',
  params: z.object({ id: Id }),
  body: CancelBody,
  reply: data(Interview),
});

export const recordInterview = defineRoute({
  method: 'POST',
  path: '/api/recruiter/interviews/{id}/outcome',
  access: 'recruiter',
  summary: 'Record that an interview took place, or that the applicant was not there',
  description: 'Records the outcome of an interview that has begun. It can be corrected.',
  params: z.object({ id: Id }),
  body: z.object({ revision: Revision, outcome: z.enum(['completed', 'no_show']) }),
  reply: data(Interview),
});

export const findOwnInterviews = defineRoute({
  method: 'GET',
  path: '/api/interviews',
  access: 'veteran',
  summary: 'The veteran’s interviews',
  description:
    'Lists the veteran’s interviews, newest first: all of one application, or with `open` those that wait for an answer or lie ahead.',
  reads_only: true,
  query: z.object({ application_id: Id.optional(), open: Flag }),
  reply: data(z.array(Interview)),
});

export const chooseInterviewTime = defineRoute({
  method: 'POST',
  path: '/api/interviews/{id}/choose',
  access: 'veteran',
  summary: 'Choose a time for an interview',
  description: 'Chooses one of the times on offer. The other times are freed and the interviewers are told.',
  params: z.object({ id: Id }),
  body: z.object({ revision: Revision, slot_id: Id, time_zone: TimeZone }),
  example: { revision: 1, slot_id: 3, time_zone: 'Europe/London' },
  reply: data(Interview),
});

export const declineInterviewTimes = defineRoute({
  method: 'POST',
  path: '/api/interviews/{id}/none-fit',
  access: 'veteran',
  summary: 'Say that no time fits, or ask for another one',
  description: 'Tells the interviewers which times would suit the veteran. The times on offer, or the one chosen, are freed.',
  params: z.object({ id: Id }),
  body: z.object({
    revision: Revision,
    wish: z.string().trim().min(1, 'Say which times would suit you').max(1000, 'Use 1,000 characters or fewer'),
    time_zone: TimeZone,
  }),
  example: { revision: 1, wish: 'Any morning from Tuesday on.', time_zone: 'Europe/London' },
  reply: data(Interview),
});

export const cancelOwnInterview = defineRoute({
  method: 'POST',
  path: '/api/interviews/{id}/cancel',
  access: 'veteran',
  summary: 'Cancel an interview as the veteran',
  description: 'Cancels an interview that has not begun and tells the interviewers the reason. The application goes on.',
  params: z.object({ id: Id }),
  body: CancelBody,
  reply: data(Interview),
});

export const getInterviewCalendar = defineRoute({
  method: 'GET',
  path: '/api/interviews/{id}/calendar',
  access: 'signed_in',
  summary: 'A scheduled interview as a calendar file',
  description:
    'Returns an iCalendar file of a scheduled interview, for its veteran and the recruiters of the company. Without a time chosen, 409.',
  reads_only: true,
  params: z.object({ id: Id }),
  file_reply: 'text/calendar; charset=utf-8',
});

export const getInterviewSubscription = defineRoute({
  method: 'GET',
  path: '/api/interview-calendar',
  access: 'signed_in',
  summary: 'Whether the viewer’s interviews have a calendar address',
  description:
    'Returns when the private calendar address of the viewer’s interviews was created, or null. The address itself is never returned again.',
  reads_only: true,
  reply: data(z.object({ created_at: Instant }).nullable()),
});

export const createInterviewSubscription = defineRoute({
  method: 'POST',
  path: '/api/interview-calendar',
  access: 'signed_in',
  summary: 'Create or replace the calendar address of the viewer’s interviews',
  description:
    'Creates a private address that calendar apps subscribe to. The address is returned once; an earlier one stops working. Requires a proof of identity in the last ten minutes (403 with `data.confirm_identity` otherwise).',
  creates: true,
  limit: { max: 30, window: 3600 },
  reply: data(z.object({ created_at: Instant, path: z.string() })),
});

export const revokeInterviewSubscription = defineRoute({
  method: 'DELETE',
  path: '/api/interview-calendar',
  access: 'signed_in',
  summary: 'Revoke the calendar address of the viewer’s interviews',
  description: 'Revokes the private address: it gives 404 from then on. Succeeds where there is none.',
  reply: done(),
});

export const getInterviewFeed = defineRoute({
  method: 'GET',
  path: '/api/interview-calendars/{token}',
  access: 'public',
  summary: 'Interviews by their private calendar address',
  description:
    'Returns the arranged interviews behind a private address as an iCalendar file, from 90 days ago on: a recruiter’s as an interviewer, a veteran’s own. Cancelled ones are marked. A revoked or unknown address gives 404.',
  reads_only: true,
  limit: { max: 300, window: 600 },
  params: z.object({ token: z.string().regex(/^[\w-]{20,100}(\.ics)?$/, 'Must be the token of an address') }),
  file_reply: 'text/calendar; charset=utf-8',
});
