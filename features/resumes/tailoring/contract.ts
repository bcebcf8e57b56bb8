import { z } from 'zod';
import { defineRoute } from '#kit/contract/route.ts';
import { data, Id } from '#kit/contract/shapes.ts';
import { EducationEntry, ListedEntry, ServiceEntry, WorkEntry } from '../content.ts';

/** A heading, a paragraph or a list item of an advert, as plain text. */
const AdvertBlock = z.object({ kind: z.enum(['heading', 'text', 'item']), text: z.string() });
export type AdvertBlock = z.infer<typeof AdvertBlock>;

/** A skill or word that the advert asks for, and whether the resume names it. */
const RequirementWord = z.object({ name: z.string(), is_found: z.boolean() });

/** A line of the resume that names what is asked for. */
const ShownLine = z.object({
  /** Section of the editor: `military`, `custom:3f2a`. */
  section: z.string(),
  /** The entry that the line belongs to: `Fitter, Hale Rail Ltd`. */
  name: z.string(),
  text: z.string(),
});
export type ShownLine = z.infer<typeof ShownLine>;

/** A fact of the person's record that can be added to the resume: exactly one of the parts is set. */
const Addition = z.object({
  /** A skill that a line of the resume names, for the section of skills. */
  skill: z.string().nullable().default(null),
  /** The line to add where the entry is in the resume already. If it isn't, the entry is added with all its lines. */
  line: z.string().nullable().default(null),
  military: ServiceEntry.optional(),
  work: WorkEntry.optional(),
  education: EducationEntry.optional(),
  certificates: ListedEntry.optional(),
  volunteer: ListedEntry.optional(),
  projects: ListedEntry.optional(),
});
export type Addition = z.infer<typeof Addition>;

const Suggestion = z.object({
  /** The fact: a line, the name of an entry or of a skill. */
  text: z.string(),
  /** The entry that it belongs to. */
  name: z.string(),
  /** The resume that contains it; null for this one, which hides it or names it elsewhere. */
  resume_title: z.string().nullable(),
  action: z.enum(['add_line', 'add_entry', 'add_skill', 'show']),
  addition: Addition,
});
export type Suggestion = z.infer<typeof Suggestion>;

/** A requirement or skill of the advert. */
const Requirement = z.object({
  text: z.string(),
  kind: z.enum(['requirement', 'skill', 'licence']),
  state: z.enum(['found', 'partly', 'missing']),
  words: z.array(RequirementWord),
  shown: z.array(ShownLine),
  suggestions: z.array(Suggestion),
});
export type Requirement = z.infer<typeof Requirement>;

export const Tailoring = z.object({
  job: z.object({ id: z.number(), title: z.string(), company: z.string(), is_open: z.boolean(), advert: z.array(AdvertBlock) }),
  asked: z.array(Requirement),
});
export type Tailoring = z.infer<typeof Tailoring>;

/** 404 for a resume that is not tailored for a job. */
export const getTailoring = defineRoute({
  method: 'GET',
  path: '/api/resumes/{id}/tailoring',
  access: 'veteran',
  summary: 'The advert that a resume is tailored for, compared with it',
  description:
    'Returns the advert of the job that a resume is tailored for, its requirements and skills with whether the resume names them, and facts from the veteran’s other resumes that would fill a gap. It compares what was last saved. A resume that is not tailored for a job gives 404.',
  reads_only: true,
  params: z.object({ id: Id }),
  limit: { max: 3000, window: 3600 },
  reply: data(Tailoring),
});
