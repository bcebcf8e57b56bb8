import { z } from 'zod';
import { STAGES } from '#features/jobs/stages.ts';
import { defineRoute } from '#kit/contract/route.ts';
import { Day, data, done, Id, Instant, singleLine } from '#kit/contract/shapes.ts';
import { OWN_COLUMNS, TRACKED_STAGES } from './rules.ts';

/** An application on another site. Its veteran keeps it up to date; employers never see it. */
export const Tracked = z.object({
  id: z.number(),
  revision: z.number(),
  stage: z.enum(TRACKED_STAGES),
  title: z.string(),
  company_name: z.string(),
  url: z.string().nullable(),
  note: z.string().nullable(),
  /** The job here that led to the other site. */
  job_id: z.number().nullable(),
  applied_on: z.string().nullable(),
  remind_on: z.string().nullable(),
  /** Whether to ask "Did you apply?" now. */
  asks: z.boolean(),
  created_at: Instant,
  updated_at: Instant,
});
export type Tracked = z.infer<typeof Tracked>;

const optionalDay = Day.refine((day) => day >= '2000-01-01' && day <= '2099-12-31', 'Choose a date between 2000 and 2099')
  .nullish()
  .transform((day) => day ?? null);

const Written = z.object({
  stage: z.enum(TRACKED_STAGES, { error: `stage must be one of: ${TRACKED_STAGES.join(', ')}` }).default('applied'),
  title: singleLine('Enter the job title').min(1, 'Enter the job title').max(200, 'Keep the title under 200 characters'),
  company_name: singleLine('Enter the employer').min(1, 'Enter the employer').max(200, 'Keep the name under 200 characters'),
  url: z
    .string()
    .trim()
    .max(2000, 'Keep the address under 2,000 characters')
    .nullish()
    .transform((value) => value || null)
    .pipe(z.url({ protocol: /^https?$/, error: 'Enter a web address that begins with https://' }).nullable()),
  note: z
    .string()
    .trim()
    .max(3000, 'Keep the note under 3,000 characters')
    .nullish()
    .transform((value) => value || null),
  applied_on: optionalDay,
  remind_on: optionalDay,
});
export type WrittenTracking = z.output<typeof Written>;

/** Most of one veteran. */
export const MOST_TRACKED = 300;

/** Remembers that the veteran goes to the employer's site of a job, to ask later whether they applied. */
export const leaveToApply = defineRoute({
  method: 'POST',
  path: '/api/jobs/{id}/apply-elsewhere',
  access: 'veteran',
  summary: 'Remember that an application goes on at the employer’s site',
  description:
    'Remembers that the veteran goes to the employer’s own site, so that Muster can ask on return whether they applied. A repeated call changes nothing. A job that takes applications here gives 409.',
  params: z.object({ id: Id }),
  limit: { max: 300, window: 3600 },
  reply: data(Tracked),
});

export const answerIfApplied = defineRoute({
  method: 'POST',
  path: '/api/tracked-applications/{id}/answer',
  access: 'veteran',
  summary: 'Say whether an application was sent on another site',
  description:
    'Answers the question “Did you apply?”: `yes` tracks the application, `not_yet` asks again a day later, `no` forgets it. An answer that was given already gives 409.',
  params: z.object({ id: Id }),
  body: z.object({ answer: z.enum(['yes', 'not_yet', 'no'], { error: 'answer must be yes, not_yet or no' }) }),
  reply: data(Tracked.nullable()),
});

export const findTracked = defineRoute({
  method: 'GET',
  path: '/api/tracked-applications',
  access: 'veteran',
  summary: 'Applications on other sites that the veteran tracks',
  description: 'Lists the veteran’s own records of applications on other sites, last changed first. Employers never see them.',
  reads_only: true,
  reply: data(z.array(Tracked)),
});

export const addTracked = defineRoute({
  method: 'POST',
  path: '/api/tracked-applications',
  access: 'veteran',
  summary: 'Track an application on another site',
  description: 'Adds a record of an application on another site, 300 at most.',
  creates: true,
  body: Written,
  example: { title: 'Signalling Technician', company_name: 'Northgate Rail', stage: 'applied', applied_on: '2026-11-21' },
  limit: { max: 300, window: 3600 },
  reply: data(Tracked),
});

/** `revision` is the one that was read; a record changed elsewhere since gives 409. */
export const updateTracked = defineRoute({
  method: 'PUT',
  path: '/api/tracked-applications/{id}',
  access: 'veteran',
  summary: 'Change a tracked application',
  description: 'Replaces a tracked application. Send the `revision` that was read; a newer one gives 409.',
  params: z.object({ id: Id }),
  body: Written.extend({ revision: Id }),
  example: { revision: 1, title: 'Signalling Technician', company_name: 'Northgate Rail', stage: 'interview' },
  limit: { max: 600, window: 3600 },
  reply: data(Tracked),
});

export const deleteTracked = defineRoute({
  method: 'DELETE',
  path: '/api/tracked-applications/{id}',
  access: 'veteran',
  summary: 'Delete a tracked application',
  description: 'Deletes a tracked application.',
  params: z.object({ id: Id }),
  reply: done(),
});

/** The day of the reminder, as an event of the whole day. 404 without one. */
export const getTrackedCalendar = defineRoute({
  method: 'GET',
  path: '/api/tracked-applications/{id}/reminder/calendar',
  access: 'veteran',
  summary: 'The reminder of a tracked application, for a calendar',
  description: 'Returns the day of a reminder as an iCalendar file. A tracked application without a reminder gives 404.',
  reads_only: true,
  params: z.object({ id: Id }),
  file_reply: 'text/calendar; charset=utf-8',
});

export const setApplicationReminder = defineRoute({
  method: 'PUT',
  path: '/api/applications/{id}/reminder',
  access: 'veteran',
  summary: 'Set or remove an own reminder of an application',
  description: 'Sets the day on which the veteran is reminded of an application, or removes it with `remind_on: null`.',
  params: z.object({ id: Id }),
  body: z.object({
    remind_on: Day.nullable(),
    note: singleLine()
      .max(300, 'Keep the note under 300 characters')
      .nullish()
      .transform((value) => value || null),
  }),
  example: { remind_on: '2026-12-04', note: 'Ask about the start date' },
  limit: { max: 300, window: 3600 },
  reply: done(),
});

/** The day of an own reminder, as an event of the whole day. 404 without one that is still to come. */
export const getReminderCalendar = defineRoute({
  method: 'GET',
  path: '/api/applications/{id}/reminder/calendar',
  access: 'veteran',
  summary: 'An own reminder of an application, for a calendar',
  description: 'Returns the day of a reminder as an iCalendar file. An application without a reminder gives 404.',
  reads_only: true,
  params: z.object({ id: Id }),
  file_reply: 'text/calendar; charset=utf-8',
});

export const NEXT_KINDS = ['interview', 'offer', 'reminder', 'reply'] as const;

/** A card of the veteran's own board. */
export const OwnCard = z.object({
  /** `application`: sent here. `tracked`: on another site. */
  kind: z.enum(['application', 'tracked']),
  id: z.number(),
  column: z.enum(OWN_COLUMNS),
  stage: z.enum([...STAGES, ...TRACKED_STAGES]),
  title: z.string(),
  company_name: z.string(),
  job_id: z.number().nullable(),
  /** The last change. */
  since: Instant,
  /** What comes next: a time of an interview, the last day of an offer, an own reminder, or the day of an expected answer. */
  next: z.object({ kind: z.enum(NEXT_KINDS), at: z.string() }).nullable(),
});
export type OwnCard = z.infer<typeof OwnCard>;

export const getOwnBoard = defineRoute({
  method: 'GET',
  path: '/api/applications/board',
  access: 'veteran',
  summary: 'The veteran’s own applications as cards of a board',
  description:
    'Returns the latest 300 applications that the veteran sent here and up to 300 that they track on other sites, each with its column and the next date.',
  reads_only: true,
  reply: data(z.array(OwnCard)),
});
