import { z } from 'zod';
import { STAGES } from '#features/jobs/stages.ts';
import { defineRoute } from '#kit/contract/route.ts';
import { data, done, Id, Instant, Page, singleLine } from '#kit/contract/shapes.ts';
import { ApplicantFilter, ApplicantSummary } from './contract.ts';
import { OfferTerms } from './offer-shapes.ts';
import {
  MOST_AT_ONCE,
  MOST_CRITERIA,
  MOST_CVS,
  MOST_MENTIONS,
  MOST_NOTE,
  MOST_OFFERS,
  MOST_TAGS,
  MOST_VIEWS,
} from './pipeline-rules.ts';
import { APPLICANT_TABS } from './rules.ts';
import { MOST_BLOCKS, MOST_CHARACTERS } from './sent-text.ts';

const params = z.object({ id: Id });
const Revision = z.number({ error: 'Must be a number' }).int().min(0).max(2_147_483_647);

/** A column of the board: its first applicants in the chosen order, and how many there are. */
const BoardColumn = z.object({ tab: z.enum(APPLICANT_TABS), count: z.number(), applicants: z.array(ApplicantSummary) });

export const getBoard = defineRoute({
  method: 'GET',
  path: '/api/recruiter/jobs/{id}/applications/board',
  access: 'recruiter',
  summary: 'Applicants of a job by stage, the first of each',
  description:
    'Returns the columns of the board: for each stage the number of applicants and the first 20. Read further ones with `findApplicants`. `stage` is ignored.',
  reads_only: true,
  params,
  query: ApplicantFilter,
  reply: data(z.object({ columns: z.array(BoardColumn) })),
});

/** Further applicants of one column. */
export const findColumn = defineRoute({
  method: 'GET',
  path: '/api/recruiter/jobs/{id}/applications/column',
  access: 'recruiter',
  summary: 'Further applicants of one column of the board',
  description: 'Lists the applicants of one column, 20 on a page, in the order and with the filters of the board.',
  reads_only: true,
  params,
  query: ApplicantFilter.extend({ tab: z.enum(APPLICANT_TABS).default('submitted'), page: Page }),
  reply: data(z.array(ApplicantSummary)),
});

export const findApplicantIds = defineRoute({
  method: 'GET',
  path: '/api/recruiter/jobs/{id}/applications/ids',
  access: 'recruiter',
  summary: 'Ids of all applicants that match, for changes to many',
  description: `Lists the ids of the applicants that match the filters, up to ${MOST_AT_ONCE}, in their order.`,
  reads_only: true,
  params,
  query: ApplicantFilter,
  reply: data(z.array(z.number())),
});

const Facet = z.object({ value: z.string(), count: z.number() });
const Criterion = z.object({
  /** Stays the same when the label changes; scores refer to it. */
  key: singleLine().min(1).max(40),
  label: singleLine('Enter the criterion').min(1, 'Enter the criterion').max(120, 'Keep the criterion under 120 characters'),
});
export type Criterion = z.infer<typeof Criterion>;

/** What the screen of a job's applicants needs beside the list. */
export const Pipeline = z.object({
  reply_days: z.number(),
  criteria: z.array(Criterion),
  /** 0 until the settings are saved for the first time. */
  revision: z.number(),
  /** Answers given by the expected day, later, and those that are overdue now. */
  replies: z.object({ kept: z.number(), late: z.number(), overdue: z.number() }),
  facets: z.object({ clearance: z.array(Facet), place: z.array(Facet), tag: z.array(Facet) }),
  /** Recruiters of the company who can be mentioned, without the viewer. */
  colleagues: z.array(z.object({ id: z.number(), name: z.string() })),
  views: z.array(z.object({ id: z.number(), name: z.string(), search: z.string() })),
});
export type Pipeline = z.infer<typeof Pipeline>;

export const getPipeline = defineRoute({
  method: 'GET',
  path: '/api/recruiter/jobs/{id}/applications/pipeline',
  access: 'recruiter',
  summary: 'Settings, filter values and reply rate of a job’s applicants',
  description:
    'Returns days to a first answer, scorecard criteria, how many answers were given in time, the values to filter by, colleagues and the viewer’s saved views.',
  reads_only: true,
  params,
  reply: data(Pipeline),
});

export const updatePipeline = defineRoute({
  method: 'PUT',
  path: '/api/recruiter/jobs/{id}/applications/pipeline',
  access: 'recruiter',
  summary: 'Change days to a first answer and scorecard criteria',
  description:
    'Stores the settings of a job’s pipeline. Send the `revision` that was read; if a colleague saved since, the reply is 409. New days apply to applicants who wait for a first answer.',
  params,
  body: z.object({
    revision: Revision,
    reply_days: z
      .number({ error: 'Enter a number of days' })
      .int('Enter whole days')
      .min(3, 'At least 3 days')
      .max(60, 'At most 60 days'),
    criteria: z.array(Criterion).max(MOST_CRITERIA, `Keep it to ${MOST_CRITERIA} criteria`),
  }),
  example: { revision: 0, reply_days: 10, criteria: [{ key: 'leadership', label: 'Has led a team' }] },
  reply: data(Pipeline),
});

export const readApplicant = defineRoute({
  method: 'POST',
  path: '/api/recruiter/applications/{id}/read',
  access: 'recruiter',
  summary: 'Mark an applicant as opened',
  description: 'Records that the viewer opened the application. Colleagues still see it as unread.',
  params,
  reply: done(),
});

const Note = z.object({
  id: z.number(),
  author: z.string(),
  is_own: z.boolean(),
  body: z.string(),
  at: Instant,
});
const Score = z.object({
  name: z.string(),
  is_own: z.boolean(),
  scores: z.record(z.string(), z.number()),
  comment: z.string().nullable(),
  at: Instant,
});
const Done = z.object({ name: z.string(), is_own: z.boolean(), at: Instant });
/** What colleagues wrote about an applicant and did. The applicant never sees it in the product. */
export const Teamwork = z.object({
  notes: z.array(Note),
  /** When each recruiter opened the application first. */
  opened: z.array(Done),
  tagged: z.array(Done.extend({ tag: z.string() })),
  criteria: z.array(Criterion),
  /** The viewer's own score first. Those of colleagues are left out until the viewer has submitted one. */
  scores: z.array(Score),
  hidden_scores: z.number(),
});
export type Teamwork = z.infer<typeof Teamwork>;

export const getTeamwork = defineRoute({
  method: 'GET',
  path: '/api/recruiter/applications/{id}/teamwork',
  access: 'recruiter',
  summary: 'Notes and scores of an applicant',
  description:
    'Returns notes of the company’s recruiters, scores by the job’s criteria, and who opened and tagged the application. Scores of colleagues are hidden until the viewer has submitted their own.',
  reads_only: true,
  params,
  reply: data(Teamwork),
});

export const addNote = defineRoute({
  method: 'POST',
  path: '/api/recruiter/applications/{id}/notes',
  access: 'recruiter',
  summary: 'Add a note for colleagues',
  description: 'Adds a note. Mentioned colleagues are notified; people outside the company can’t be mentioned (422).',
  creates: true,
  params,
  body: z.object({
    body: z
      .string({ error: 'Write a note' })
      .trim()
      .min(1, 'Write a note')
      .max(MOST_NOTE, `Keep the note under ${MOST_NOTE.toLocaleString('en-GB')} characters`),
    mentions: z.array(Id).max(MOST_MENTIONS, `Mention ${MOST_MENTIONS} colleagues or fewer`).default([]),
  }),
  example: { body: 'Strong on hydraulics. @Priya, can you join the interview?', mentions: [2] },
  limit: { max: 200, window: 3600 },
  reply: data(Teamwork),
});

export const deleteNote = defineRoute({
  method: 'DELETE',
  path: '/api/recruiter/notes/{id}',
  access: 'recruiter',
  summary: 'Delete an own note',
  description: 'Deletes a note that the viewer wrote. Notes of colleagues give 404.',
  params,
  reply: done(),
});

const Tag = singleLine('Enter a tag').min(1, 'Enter a tag').max(40, 'Keep the tag under 40 characters');

export const setTags = defineRoute({
  method: 'POST',
  path: '/api/recruiter/applications/{id}/tags',
  access: 'recruiter',
  summary: 'Add and remove tags of an applicant',
  description: `Adds and removes tags, so that two recruiters don’t overwrite each other. An applicant has up to ${MOST_TAGS} tags.`,
  params,
  body: z.object({ add: z.array(Tag).max(MOST_TAGS).default([]), remove: z.array(Tag).max(MOST_TAGS).default([]) }),
  example: { add: ['Second round'], remove: [] },
  reply: data(z.object({ tags: z.array(z.string()) })),
});

export const submitScore = defineRoute({
  method: 'PUT',
  path: '/api/recruiter/applications/{id}/score',
  access: 'recruiter',
  summary: 'Submit the own score of an applicant',
  description: 'Stores the viewer’s score, 1 to 5 for each criterion of the job, and shows those of colleagues from then on.',
  params,
  body: z.object({
    scores: z.record(
      z.string().max(40),
      z.number({ error: 'Choose 1 to 5' }).int('Choose 1 to 5').min(1, 'Choose 1 to 5').max(5, 'Choose 1 to 5'),
    ),
    comment: z.string().trim().max(2000, 'Keep the comment under 2,000 characters').default(''),
  }),
  example: { scores: { leadership: 4 }, comment: '' },
  reply: data(Teamwork),
});

export const savePipelineView = defineRoute({
  method: 'POST',
  path: '/api/recruiter/pipeline-views',
  access: 'recruiter',
  summary: 'Save filters and order under a name',
  description: `Saves the query of an applicant list under a name, for any job. The same name is replaced. A recruiter has up to ${MOST_VIEWS}.`,
  body: z.object({
    name: singleLine('Enter a name').min(1, 'Enter a name').max(60, 'Keep the name under 60 characters'),
    search: z
      .string()
      .max(2000)
      .regex(/^[^#\s]*$/, 'Must be the query of an address'),
  }),
  example: { name: 'Strong matches', search: 'match=strong' },
  reply: data(z.object({ id: z.number(), name: z.string(), search: z.string() })),
});

export const deletePipelineView = defineRoute({
  method: 'DELETE',
  path: '/api/recruiter/pipeline-views/{id}',
  access: 'recruiter',
  summary: 'Delete a saved view',
  description: 'Deletes a saved view of the viewer.',
  params,
  reply: done(),
});

const Ids = z
  .array(Id)
  .min(1, 'Choose at least one applicant')
  .max(MOST_AT_ONCE, `Choose ${MOST_AT_ONCE.toLocaleString('en-GB')} applicants or fewer`);
const BulkMove = z.object({
  ids: Ids,
  stage: z.enum(STAGES, { error: 'stage must be one of the stages' }),
  /** Required with not_selected: one of the structured reasons. */
  reason: z.string().trim().max(60).optional(),
  /** Required with offer: the terms, the same for each. */
  offer: OfferTerms.optional(),
});

/** Applicants that a change reaches, and those that it skips with the reason. */
const Reach = z.object({ reached: z.number(), skipped: z.array(z.object({ why: z.string(), count: z.number() })) });

export const countMove = defineRoute({
  method: 'POST',
  path: '/api/recruiter/jobs/{id}/applications/move/count',
  access: 'recruiter',
  summary: 'How many applicants a move would reach',
  description: 'Counts, before a move of many, who can be moved to the stage and who can’t. Changes nothing.',
  reads_only: true,
  params,
  body: z.object({ ids: Ids, stage: z.enum(STAGES) }),
  example: { ids: [3, 4], stage: 'shortlisted' },
  /** `not_selected`: how many of those it would reach were not selected, and are taken back. */
  reply: data(Reach.extend({ not_selected: z.number() })),
});

export const moveMany = defineRoute({
  method: 'POST',
  path: '/api/recruiter/jobs/{id}/applications/move',
  access: 'recruiter',
  summary: 'Move many applicants to a stage',
  description: `Moves all that can be moved in one transaction and notifies each veteran. Who is there already, or may not be moved, is skipped. A move to \`offer\` needs the terms, which are sent to each of up to ${MOST_OFFERS} applicants. \`batch_id\` takes the move back for ten seconds.`,
  params,
  body: BulkMove,
  example: { ids: [3, 4], stage: 'shortlisted' },
  limit: { max: 120, window: 600 },
  reply: data(Reach.extend({ batch_id: z.number() })),
});

export const tagMany = defineRoute({
  method: 'POST',
  path: '/api/recruiter/jobs/{id}/applications/tag',
  access: 'recruiter',
  summary: 'Tag many applicants',
  description: 'Adds one tag to many applicants in one transaction. `batch_id` takes it back for ten seconds.',
  params,
  body: z.object({ ids: Ids, tag: Tag }),
  example: { ids: [3, 4], tag: 'Second round' },
  limit: { max: 120, window: 600 },
  reply: data(Reach.extend({ batch_id: z.number() })),
});

export const undoBatch = defineRoute({
  method: 'POST',
  path: '/api/recruiter/application-batches/{id}/undo',
  access: 'recruiter',
  summary: 'Take back a change to many applicants',
  description:
    'Takes back an own change of the last seconds, once. Applicants that somebody changed since keep that. Later, or a second time, the reply is 409. Changes of colleagues give 404.',
  params,
  reply: data(Reach),
});

export const exportApplicants = defineRoute({
  method: 'GET',
  path: '/api/recruiter/jobs/{id}/applications/export',
  access: 'recruiter',
  summary: 'Applicants as CSV',
  description: `Streams up to ${MOST_AT_ONCE} applicants that match the filters as CSV, safe to open in a spreadsheet. The download is recorded, so this GET writes.`,
  params,
  query: ApplicantFilter,
  limit: { max: 60, window: 600 },
  file_reply: 'text/csv; charset=utf-8',
});

const CvExport = z.object({
  id: z.number(),
  status: z.enum(['waiting', 'working', 'ready', 'failed']),
  /** CVs packed so far, of `total`. */
  done: z.number(),
  total: z.number(),
  size: z.number(),
  error: z.string().nullable(),
});
export type CvExport = z.infer<typeof CvExport>;

export const startCvExport = defineRoute({
  method: 'POST',
  path: '/api/recruiter/jobs/{id}/applications/cvs',
  access: 'recruiter',
  summary: 'Pack the CVs of applicants into a ZIP',
  description: `Starts a ZIP of up to ${MOST_CVS} CVs in the background. Read its progress with getCvExport. Each CV counts as opened by the employer. An equal ZIP that is being packed or ready is returned again; a recruiter packs one at a time (409). The ZIP is erased after a day.`,
  creates: true,
  params,
  body: z.object({ ids: z.array(Id).min(1, 'Choose at least one applicant').max(MOST_CVS, `Choose ${MOST_CVS} CVs or fewer`) }),
  example: { ids: [3, 4] },
  limit: { max: 20, window: 3600 },
  reply: data(CvExport),
});

export const getCvExport = defineRoute({
  method: 'GET',
  path: '/api/recruiter/cv-exports/{id}',
  access: 'recruiter',
  summary: 'Progress of a ZIP of CVs',
  description: 'Returns how many CVs have been packed. Only the recruiter who started it sees it.',
  reads_only: true,
  polled: true,
  params,
  reply: data(CvExport),
});

export const downloadCvExport = defineRoute({
  method: 'GET',
  path: '/api/recruiter/cv-exports/{id}/file',
  access: 'recruiter',
  summary: 'Download a ZIP of CVs',
  description: 'Returns the finished ZIP to the recruiter who started it. Before it is ready the reply is 409.',
  reads_only: true,
  params,
  limit: { max: 60, window: 3600 },
  file_reply: 'application/zip',
});

/** A CV that is no PDF, as text: its pages can't be shown. `data` is null where the file can't be read. */
export const getSentText = defineRoute({
  method: 'GET',
  path: '/api/recruiter/applications/{id}/resume-text',
  access: 'recruiter',
  summary: 'The text of a CV that was sent as a Word file',
  description:
    'Returns the headings, bullets and lines of a CV that was sent as DOCX, read apart from the server’s own process. Opening it is recorded as a view of the CV, so this GET writes. `data` is null for a PDF, whose pages can be shown, and for a file that can’t be read.',
  params,
  limit: { max: 300, window: 600 },
  reply: data(
    z
      .array(z.object({ kind: z.enum(['heading', 'line', 'bullet']), text: z.string().max(MOST_CHARACTERS) }))
      .max(MOST_BLOCKS)
      .nullable(),
  ),
});
