import { z } from 'zod';
import { exceedsResumeBounds } from '#features/cv-import/bounds.ts';
import { MissingCharacters } from '#features/typesetting/missing-characters.ts';
import { defineRoute } from '#kit/contract/route.ts';
import { data, done, Flag, Id, Instant, singleLine } from '#kit/contract/shapes.ts';
import { searchFields } from '#kit/contract/url-search.ts';
import { ResumeContent, ResumeDesign, SentResumeContent, TOO_LONG_RESUME } from './content.ts';
import { MAX_CV_BYTES } from './contract.ts';
import { PageOverflow } from './page-overflow.ts';

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
  /** `onboarding` is the one that onboarding creates. */
  source: z.enum(['onboarding', 'blank', 'import', 'duplicate', 'tailored']),
  /** The job that the resume is tailored for. */
  job: z.object({ id: z.number(), title: z.string(), company: z.string() }).nullable(),
  template: z.string(),
  colour: z.string(),
  /** How complete it is, 0 to 100. */
  completeness: z.number().int(),
  revision: z.number().int(),
  updated_at: Instant,
  /** When it was moved to the trash. It is deleted 30 days later. */
  trashed_at: Instant.nullable(),
});
export type ResumeCard = z.infer<typeof ResumeCard>;

/** The file that a resume was parsed from. `text` is its text; null for a PDF, whose pages can be shown. */
export const OriginalCv = z.object({ name: z.string(), content_type: z.string(), size: z.number(), text: z.string().nullable() });
export type OriginalCv = z.infer<typeof OriginalCv>;

export const Resume = ResumeCard.extend({ content: ResumeContent, design: ResumeDesign, original: OriginalCv.nullable() });
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

/** The query of the address of a list of resumes or letters: `?trash=true` shows the trash. */
export const TrashSearch = searchFields(findResumes.query);
/** The query of the address of a new resume or letter: its job and the kind of resume. */
export const BuildSearch = searchFields(z.object({ job_id: Id.optional(), kind: ResumeKind.default('resume') }));

/** The templates for resumes, each with its colours. The first is the default. */
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
        /** Whether it is shown after the four that are shown first. */
        more: z.boolean(),
        colours: z.array(z.object({ key: z.string(), hex: z.string() })),
      }),
    ),
  ),
});

/** Creates an empty resume, one with the given content, or a copy. With `job_id` it is tailored for that job. 409 beyond 100 resumes. */
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

/** Without `registrations`, the stored ones stay: a page that was loaded before they existed does not send them. */
const SavedContent = ResumeContent.extend({ registrations: ResumeContent.shape.registrations.unwrap().optional() }).refine(
  (content) => !exceedsResumeBounds(content),
  { error: TOO_LONG_RESUME },
);

export const ResumeSave = z.object({
  /** The revision that the edit started from. If it is no longer the current one, the save is refused with 409. */
  revision: z.number({ error: 'Give the revision you started from' }).int().min(1),
  title: ResumeTitle,
  content: SavedContent,
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

/** Moves it to the trash; with `for_good` deletes it from the trash. */
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

/** Accepts PNG, JPEG or WebP, recognised by content. The id belongs in `content.basics.photo_file_id`. The photo is shown only if the design enables it. */
export const uploadResumePhoto = defineRoute({
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

/**
 * Stores the file with the new resume; of LinkedIn’s export only the parsed files are stored. Invalid files give the same errors as
 * `POST /api/resumes/parse`. A PDF or JSON Resume of this product is restored completely.
 */
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
  /** Null for a version stored automatically before it was replaced. */
  name: z.string().nullable(),
  revision: z.number().int(),
  made_at: Instant,
});
export type ResumeVersion = z.infer<typeof ResumeVersion>;
export const VersionName = singleLine('Name the version').min(1, 'Name the version').max(200, 'Keep it shorter');

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

/** Stores the saved content as a version. Of versions without a name only the last 20 are stored. */
export const createResumeVersion = defineRoute({
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

/** Stores the current content as a version first. 409 if the resume has changed since `revision`. */
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

/** The pages as SVG, from the same engine as the PDF. */
export const getResumePages = defineRoute({
  method: 'GET',
  path: '/api/resumes/{id}/svg',
  access: 'veteran',
  summary: 'Pages of a resume as SVG',
  description:
    'Typesets a resume and returns its pages as SVG for a preview, the characters that no font has and that print as empty boxes, and how much too long it is for the number of pages it should fit on.',
  reads_only: true,
  params: One,
  // One a second: the editor requests them while a person types.
  limit: { max: 3600, window: 3600 },
  reply: data(
    z.object({
      revision: z.number().int(),
      pages: z.array(z.string()),
      missing: z.array(MissingCharacters),
      /** Null if it fits on the number of pages that the person chose, or that agencies take of a federal resume. */
      overflow: PageOverflow.nullable(),
    }),
  ),
});

/** The first page in a template, as a small picture. A template that does not exist is replaced by the default. */
export const getResumeThumbnail = defineRoute({
  method: 'GET',
  path: '/api/resumes/{id}/thumbnail',
  access: 'veteran',
  summary: 'The first page of a resume in a template',
  description: 'Typesets a resume in a template and returns its first page as a small picture, and its number of pages.',
  reads_only: true,
  params: One,
  query: z.object({
    template: z
      .string()
      .regex(/^[a-z-]{1,40}$/, 'Name the template in lower case letters')
      .default('column'),
  }),
  limit: { max: 2000, window: 3600 },
  reply: data(
    z.object({
      /** A WebP picture as a data URL. */
      image: z.string(),
      /** The number of pages in this template. */
      pages: z.number().int(),
    }),
  ),
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

/** Tagged (PDF/UA-1), with its JSON Resume attached. */
export const getResumePdf = defineRoute(file('pdf', 'application/pdf', 'A resume as PDF'));
export const getResumeDocx = defineRoute(
  file('docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'A resume as DOCX'),
);
export const getResumeJson = defineRoute(file('json', 'application/json', 'A resume as JSON Resume'));
export const getResumeText = defineRoute(file('txt', 'text/plain', 'A resume as plain text'));

export const getOriginalCv = defineRoute({
  method: 'GET',
  path: '/api/resumes/{id}/original',
  access: 'veteran',
  summary: 'The file that a resume was parsed from',
  description: 'Returns the uploaded file as a download, or 404 if the resume was not created from a file.',
  reads_only: true,
  params: One,
  file_reply: 'application/octet-stream',
});

/**
 * Where an entry or a contact is in the original: lines of its text, beginning at 0, or boxes on the pages of a PDF, in points from the top left.
 * `of` is the id of the entry, or the name of the field.
 */
export const OriginalPlace = z.object({
  of: z.string(),
  lines: z.array(z.number().int()),
  boxes: z.array(z.object({ page: z.number().int(), x: z.number(), y: z.number(), width: z.number(), height: z.number() })),
});
export type OriginalPlace = z.infer<typeof OriginalPlace>;

export const getOriginalPlaces = defineRoute({
  method: 'GET',
  path: '/api/resumes/{id}/original/places',
  access: 'veteran',
  summary: 'Where values are in the original file',
  description:
    'Returns where the entries and contacts of a resume are in the file that it was created from, or 404 if it was not created from a file.',
  reads_only: true,
  params: One,
  limit: { max: 120, window: 3600 },
  reply: data(z.array(OriginalPlace)),
});

/** The text of the PDF as an applicant tracking system reads it. */
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

/** Maximum number of characters in a rewrite request. */
export const REWRITE_MAX = 5000;

/** A suggestion; nothing is stored. `notice` explains why another engine was used. */
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
    /** A resume omits the first person; a letter uses "I". */
    of: z.enum(['resume', 'letter'], { error: 'of must be resume or letter' }).default('resume'),
  }),
  limit: { max: 120, window: 3600 },
  reply: data(
    z.object({
      proposal: z.string(),
      engine: z.enum(['built_in', 'service']),
      notice: z.string().nullable(),
      /** Tones in which the built-in rules leave this text as it is; empty where a service writes. */
      unchanged: z.array(z.enum(TONES)),
    }),
  ),
});

/** A military term with its civilian wording, from `start` to `end` (UTF-16 offsets) of the text. */
export const WordingSuggestion = z.object({
  start: z.number().int(),
  end: z.number().int(),
  term: z.string(),
  suggestion: z.string(),
  reason: z.string(),
  source: z.string(),
});
export type WordingSuggestion = z.infer<typeof WordingSuggestion>;

/** Limits of one request: number of texts, characters per text, and characters in total. */
export const WORDING_BOUNDS = { texts: 500, characters: 20_000, all_characters: 100_000 };

/** Suggestions for several texts in their order, up to 200 for each text. */
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

/** Maximum number of dismissed tips per person. The oldest are deleted first. */
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
