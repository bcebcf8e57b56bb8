import { z } from 'zod';
import { defineRoute } from '#kit/contract/route.ts';
import { data, done, Flag, Id, Instant, singleLine } from '#kit/contract/shapes.ts';
import { searchFields } from '#kit/contract/url-search.ts';
import { ResumeContent, ResumeDesign, SentResumeContent } from './content.ts';
import { MAX_CV_BYTES } from './contract.ts';

export const MAX_RESUMES = 100;
/** Days that a resume stays in the trash. */
export const TRASH_DAYS = 30;

export const ResumeTitle = singleLine('Give it a name').min(1, 'Give it a name').max(200, 'Keep the name to 200 characters');
export const ResumeKind = z.enum(['resume', 'federal']);

/** A resume in the list of its owner. */
export const ResumeCard = z.object({
  id: z.number(),
  title: z.string(),
  kind: ResumeKind,
  /** `onboarding` is the one that the five steps keep. */
  source: z.enum(['onboarding', 'blank', 'import', 'duplicate', 'tailored']),
  /** The job that it is tailored for. */
  job: z.object({ id: z.number(), title: z.string(), company: z.string() }).nullable(),
  template: z.string(),
  colour: z.string(),
  /** Parts of a complete resume that are there, 0 to 100. */
  completeness: z.number().int(),
  revision: z.number().int(),
  updated_at: Instant,
  /** In the trash since; gone 30 days later. */
  trashed_at: Instant.nullable(),
});
export type ResumeCard = z.infer<typeof ResumeCard>;

export const Resume = ResumeCard.extend({ content: ResumeContent, design: ResumeDesign });
export type Resume = z.infer<typeof Resume>;

const One = z.object({ id: Id });

export const findResumes = defineRoute({
  method: 'GET',
  path: '/api/resumes',
  access: 'veteran',
  summary: 'List your resumes, most recently changed first',
  description: 'Lists the veteran’s own resumes, last changed first. `trash` lists those in the trash.',
  reads_only: true,
  query: z.object({ trash: Flag }),
  reply: data(z.array(ResumeCard)),
});

/** The address of a list of resumes or letters: `?trash=true` shows the trash. */
export const TrashSearch = searchFields(findResumes.query);
/** The address of a new resume or letter: the job that it is for, and the kind of resume. */
export const BuildSearch = searchFields(z.object({ job_id: Id.optional(), kind: ResumeKind.default('resume') }));

/** Templates that a resume can be set in, each with its colours; the first is the usual one. */
export const findResumeTemplates = defineRoute({
  method: 'GET',
  path: '/api/resumes/templates',
  access: 'veteran',
  summary: 'Templates and their colours',
  description: 'Lists the templates for resumes and the colours of each.',
  reads_only: true,
  reply: data(
    z.array(
      z.object({
        key: z.string(),
        name: z.string(),
        kind: ResumeKind,
        colours: z.array(z.object({ key: z.string(), hex: z.string() })),
      }),
    ),
  ),
});

/** Empty, of the words given, or a copy of an own one. With `job_id` it is tailored for that job. 409 beyond 100 resumes. */
export const createResume = defineRoute({
  method: 'POST',
  path: '/api/resumes',
  access: 'veteran',
  summary: 'Create a resume',
  description: 'Creates a resume, either empty or as a copy. There is a maximum number of resumes per person.',
  creates: true,
  body: z.object({
    title: ResumeTitle.optional(),
    kind: ResumeKind.default('resume'),
    copy_of: Id.optional(),
    job_id: Id.optional(),
    content: SentResumeContent.optional(),
    design: ResumeDesign.optional(),
  }),
  limit: { max: 60, window: 3600 },
  reply: data(Resume),
});

export const getResumeById = defineRoute({
  method: 'GET',
  path: '/api/resumes/{id}',
  access: 'veteran',
  summary: 'Get one of your resumes',
  description:
    'Returns one of the veteran’s own resumes with its content, design and revision. Another person’s resume gives 404.',
  reads_only: true,
  params: One,
  reply: data(Resume),
});

export const ResumeSave = z.object({
  /** The one that was read before: a save onto a later one is refused with 409, and nothing is written over unseen. */
  revision: z.number({ error: 'Give the revision you started from' }).int().min(1),
  title: ResumeTitle,
  content: SentResumeContent,
  design: ResumeDesign,
});

export const saveResume = defineRoute({
  method: 'PUT',
  path: '/api/resumes/{id}',
  access: 'veteran',
  summary: 'Save a resume',
  description:
    'Saves a resume. Send the revision the edit started from; if it was saved elsewhere since, the reply is 409 with the current content.',
  params: One,
  body: ResumeSave,
  reply: data(z.object({ revision: z.number().int(), updated_at: Instant, completeness: z.number().int() })),
});

/** To the trash; with `for_good` out of the trash for ever. */
export const deleteResume = defineRoute({
  method: 'DELETE',
  path: '/api/resumes/{id}',
  access: 'veteran',
  summary: 'Move a resume to the trash, or delete it from the trash',
  description: 'Moves a resume to the trash, where it stays for 30 days, or deletes it permanently with `for_good`.',
  params: One,
  query: z.object({ for_good: Flag }),
  reply: done(),
});

export const restoreResume = defineRoute({
  method: 'POST',
  path: '/api/resumes/{id}/restore',
  access: 'veteran',
  summary: 'Restore a resume from the trash',
  description: 'Takes a resume out of the trash.',
  params: One,
  reply: done(),
});

/** PNG, JPEG or WebP by content. The id goes into `content.basics.photo_file_id`; it is shown only where the design says so. */
export const keepResumePhoto = defineRoute({
  method: 'POST',
  path: '/api/resumes/photo',
  access: 'veteran',
  summary: 'Upload a photo for resumes',
  description:
    'Stores a photo for the veteran’s resumes and returns its file id. The image is re-encoded, so metadata is dropped.',
  creates: true,
  body: z.object({}),
  multipart: { files: { file: { max_bytes: 5 * 1024 * 1024, required: true } } },
  limit: { max: 30, window: 3600 },
  reply: data(z.object({ photo_file_id: z.number() })),
});

/** Refusals of a file as with `POST /api/resumes/parse`; a PDF or JSON Resume of this product comes back whole. */
export const importResume = defineRoute({
  method: 'POST',
  path: '/api/resumes/import',
  access: 'veteran',
  summary: 'Create a resume from a file',
  description: 'Creates a resume from an uploaded CV (PDF, Word or text).',
  creates: true,
  body: z.object({ title: ResumeTitle.optional() }),
  multipart: { files: { file: { max_bytes: MAX_CV_BYTES, required: true } } },
  limit: { max: 30, window: 3600 },
  reply: data(Resume),
});

export const ResumeVersion = z.object({
  id: z.number(),
  /** Null where it was kept by itself, before something else took its place. */
  name: z.string().nullable(),
  revision: z.number().int(),
  made_at: Instant,
});
export type ResumeVersion = z.infer<typeof ResumeVersion>;
export const VersionName = z.string({ error: 'Name the version' }).trim().min(1, 'Name the version').max(200, 'Keep it shorter');

export const findResumeVersions = defineRoute({
  method: 'GET',
  path: '/api/resumes/{id}/versions',
  access: 'veteran',
  summary: 'List saved versions, newest first',
  description: 'Lists the saved versions of a resume, newest first.',
  reads_only: true,
  params: One,
  reply: data(z.array(ResumeVersion)),
});

/** Keeps what is saved now. Without a name it is one that was kept by itself; of those the last 20 stay. */
export const keepResumeVersion = defineRoute({
  method: 'POST',
  path: '/api/resumes/{id}/versions',
  access: 'veteran',
  summary: 'Save a version',
  description: 'Saves the current content of a resume as a named version.',
  creates: true,
  params: One,
  body: z.object({ name: VersionName.nullable().default(null) }),
  limit: { max: 200, window: 3600 },
  reply: data(ResumeVersion),
});

/** What is there now is kept as a version first. 409 where it was changed since `revision`. */
export const restoreResumeVersion = defineRoute({
  method: 'POST',
  path: '/api/resumes/{id}/versions/{version_id}/restore',
  access: 'veteran',
  summary: 'Restore a version',
  description:
    'Replaces the content of a resume with a saved version. Send the revision that was shown; if the resume was saved elsewhere since, the reply is 409.',
  params: z.object({ id: Id, version_id: Id }),
  body: z.object({ revision: z.number({ error: 'Give the revision it replaces' }).int().min(1) }),
  reply: data(Resume),
});

/** The pages as pictures, by the engine that makes the PDF. */
export const getResumePages = defineRoute({
  method: 'GET',
  path: '/api/resumes/{id}/svg',
  access: 'veteran',
  summary: 'Pages of a resume as SVG',
  description: 'Typesets a resume and returns its pages as SVG for a preview.',
  reads_only: true,
  params: One,
  limit: { max: 2000, window: 3600 },
  reply: data(z.object({ revision: z.number().int(), pages: z.array(z.string()) })),
});

const file = (format: 'pdf' | 'docx' | 'json' | 'txt', type: string, summary: string) =>
  ({
    method: 'GET',
    path: `/api/resumes/{id}/${format}`,
    access: 'veteran',
    summary,
    description: 'Renders the saved resume in this format and returns it as a download.',
    reads_only: true,
    params: One,
    limit: { max: 300, window: 3600 },
    file_reply: type,
  }) as const;

/** Tagged (PDF/UA-1), with the JSON Resume of the same words attached. */
export const getResumePdf = defineRoute(file('pdf', 'application/pdf', 'A resume as PDF'));
export const getResumeDocx = defineRoute(
  file('docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'A resume as DOCX'),
);
export const getResumeJson = defineRoute(file('json', 'application/json', 'A resume as JSON Resume'));
export const getResumeText = defineRoute(file('txt', 'text/plain', 'A resume as plain text'));

/** The PDF as a program reads it that looks at words alone. */
export const getResumeMirror = defineRoute({
  method: 'GET',
  path: '/api/resumes/{id}/mirror',
  access: 'veteran',
  summary: 'Text of a resume as an ATS reads it',
  description:
    'Returns the text that applicant tracking systems extract from the PDF of a resume, with warnings about what they may miss.',
  reads_only: true,
  params: One,
  limit: { max: 300, window: 3600 },
  reply: data(z.object({ text: z.string(), pages: z.number().int(), warnings: z.array(z.string()) })),
});

export const TONES = ['rephrase', 'shorten', 'professional', 'enthusiastic', 'persuasive', 'ninja'] as const;

/** Characters that are rewritten at once. */
export const REWRITE_MAX = 5000;

/** A proposal: nothing is changed. `notice` says why another engine answered than the one that was asked. */
export const rewriteText = defineRoute({
  method: 'POST',
  path: '/api/text/rewrite',
  access: 'veteran',
  summary: 'Rewrite a text in a tone',
  description:
    'Rewrites a text of a resume in a tone, with the configured language model or with built-in rules. Nothing is stored.',
  body: z.object({
    text: z
      .string({ error: 'Give the text' })
      .trim()
      .min(1, 'Give the text')
      .max(REWRITE_MAX, 'Rewrite at most 5,000 characters at a time'),
    tone: z.enum(TONES, { error: `tone must be one of ${TONES.join(', ')}` }),
    /** A resume leaves out who speaks; in a letter one says I. */
    of: z.enum(['resume', 'letter'], { error: 'of must be resume or letter' }).default('resume'),
  }),
  limit: { max: 120, window: 3600 },
  reply: data(z.object({ proposal: z.string(), engine: z.enum(['built_in', 'service']), notice: z.string().nullable() })),
});

/** A military word and how a civilian says it, at `start` to `end` (UTF-16 offsets) of the text. */
export const WordingSuggestion = z.object({
  start: z.number().int(),
  end: z.number().int(),
  term: z.string(),
  suggestion: z.string(),
  reason: z.string(),
  source: z.string(),
});
export type WordingSuggestion = z.infer<typeof WordingSuggestion>;

/** What is asked about in one request: texts, characters of one, and characters of all. */
export const WORDING_BOUNDS = { texts: 500, characters: 20_000, all_characters: 100_000 };

/** Of many texts at the same time, in their order; the first 200 words of each text. */
export const suggestWording = defineRoute({
  method: 'POST',
  path: '/api/text/civilian-wording',
  access: 'veteran',
  summary: 'Military words and their civilian wording',
  description: 'Finds military terms in a text and suggests civilian wording for each. Nothing is stored.',
  body: z.object({
    texts: z
      .array(z.string().max(WORDING_BOUNDS.characters, 'Send texts of at most 20,000 characters'))
      .max(WORDING_BOUNDS.texts, 'Send at most 500 texts')
      .refine((texts) => texts.reduce((sum, text) => sum + text.length, 0) <= WORDING_BOUNDS.all_characters, {
        error: 'Send at most 100,000 characters in all',
      }),
  }),
  limit: { max: 2000, window: 3600 },
  reply: data(z.array(z.array(WordingSuggestion))),
});

/** Dismissed tips that are stored per person; the oldest go first. */
export const MAX_DISMISSED_TIPS = 2000;

export const findDismissedTips = defineRoute({
  method: 'GET',
  path: '/api/dismissed-tips',
  access: 'veteran',
  summary: 'List the writing tips that you have dismissed',
  description: 'Each is the fingerprint of a tip. Erased with the account.',
  reads_only: true,
  reply: data(z.array(z.string())),
});

export const dismissTip = defineRoute({
  method: 'POST',
  path: '/api/dismissed-tips',
  access: 'veteran',
  summary: 'Dismiss a writing tip',
  description:
    'The tip is no longer shown to you on any device. Dismissing it again changes nothing; beyond 2,000 tips the oldest are forgotten.',
  body: z.object({
    /** Fingerprint of the tip and the words it is about, 14 hexadecimal digits. */
    tip: z.string({ error: 'Name the tip' }).regex(/^[0-9a-f]{14}$/, 'Send the tip as 14 hexadecimal digits'),
  }),
  limit: { max: 2000, window: 3600 },
  reply: done(),
});
