import { z } from 'zod';
import { exceedsResumeBounds, MAX_RESUME_CHARACTERS, MAX_RESUME_TEXTS } from '#features/cv-import/bounds.ts';
import { ReadCv, ReadEducation, ReadListed, ReadService, ReadSkill, ReadWork } from '#features/cv-import/shapes.ts';

/** Every entry of a resume has an id, which stays the same when it moves, and may be hidden from the output. */
const entry = {
  id: z.string().max(40).default(''),
  hidden: z.boolean().default(false),
};

/** Details of each post in a US federal resume; empty in other resumes. */
const federalPost = {
  /** Hours per week, `40`. */
  hours: z.string().max(40).default(''),
  /** With its period, `$62,000 a year`. */
  salary: z.string().max(100).default(''),
  supervisor: z.string().max(200).default(''),
  supervisorPhone: z.string().max(60).default(''),
  mayContact: z.boolean().nullable().default(null),
  /** Occupational series and grade of a federal post, `GS-0343-12`. */
  grade: z.string().max(60).default(''),
};

export const ServiceEntry = ReadService.extend({ ...entry, ...federalPost });
export type ServiceEntry = z.infer<typeof ServiceEntry>;
export const WorkEntry = ReadWork.extend({ ...entry, ...federalPost });
export type WorkEntry = z.infer<typeof WorkEntry>;
/** `training` is a course of the forces or of an employer; the two share a section. */
export const EducationEntry = ReadEducation.extend({ ...entry, kind: z.enum(['education', 'training']).default('education') });
export type EducationEntry = z.infer<typeof EducationEntry>;
export const SkillEntry = ReadSkill.extend(entry);
export type SkillEntry = z.infer<typeof SkillEntry>;
export const ListedEntry = ReadListed.extend(entry);
export type ListedEntry = z.infer<typeof ListedEntry>;

/** A month, a year or empty. */
const MonthOrYear = z
  .string()
  .regex(/^(?:[12]\d{3}(?:-(?:0[1-9]|1[0-2]))?)?$/, 'Enter a year, such as 2027, or a year and month, such as 2027-09.')
  .default('');

/** A registration or licence. `code` is that of the list of registrations; empty for one typed freely. */
export const RegistrationEntry = z.object({
  ...entry,
  code: z.string().max(60).default(''),
  name: z.string().max(200).default(''),
  body: z.string().max(200).default(''),
  /** Private: others than the owner get it only where `number_shown`. */
  number: z.string().max(60).default(''),
  number_shown: z.boolean().default(false),
  issued: MonthOrYear,
  expires: MonthOrYear,
  /** The words of the file that name it, until the person has checked it. */
  read_from: z.string().max(300).default(''),
});
export type RegistrationEntry = z.infer<typeof RegistrationEntry>;

const entries = <T extends z.ZodType>(shape: T) => z.array(shape).max(500, 'Keep it to 500 entries').default([]);

/**
 * The content of a resume, close to JSON Resume: parsed from a CV, stored, edited and exported in every format.
 * Dates are a month `2019-09`, a year `2019` or `present`. `more` contains lines of the file that fit no field. They are undecided: no output contains
 * them until the person moves them to a section.
 */
export const ResumeContent = z.object({
  basics: ReadCv.shape.basics.extend({ photo_file_id: z.number().int().nullable().default(null) }),
  military: entries(ServiceEntry),
  work: entries(WorkEntry),
  education: entries(EducationEntry),
  skills: entries(SkillEntry),
  languages: entries(z.object({ ...entry, language: z.string(), fluency: z.string().default('') })),
  registrations: entries(RegistrationEntry),
  certificates: entries(ListedEntry),
  awards: entries(ListedEntry),
  volunteer: entries(ListedEntry),
  projects: entries(ListedEntry),
  interests: z.array(z.string()).max(500).default([]),
  /** Security clearance: its level as printed and the year it was given; in the output only when `shown`. */
  clearance: z
    .object({ level: z.string().max(200).default(''), year: z.string().max(10).default(''), shown: z.boolean().default(false) })
    .prefault({}),
  custom: entries(z.object({ ...entry, title: z.string().max(200).default(''), items: entries(ListedEntry) })),
  more: z
    .array(z.object({ title: z.string(), lines: z.array(z.string()) }))
    .max(500)
    .default([]),
  /** Fields of US federal resumes. */
  federal: z
    .object({
      citizenship: z.string().max(100).default(''),
      /** Veterans' preference claimed: `TP`, `CP`, `CPS`, `XP`, `SSP` or empty. */
      preference: z.string().max(20).default(''),
      highestGrade: z.string().max(60).default(''),
      announcement: z.string().max(100).default(''),
      targetTitle: z.string().max(200).default(''),
    })
    .prefault({}),
});
export type ResumeContent = z.infer<typeof ResumeContent>;

/** Sections that can be reordered, renamed and hidden; a custom section is `custom:` and its id. Personal details always come first. */
export const SECTIONS = ['summary', 'military', 'work', 'education', 'skills', 'misc'] as const;

export const ResumeDesign = z.object({
  template: z.string().max(40).default('column'),
  colour: z.string().max(40).default('navy'),
  paper: z.enum(['a4', 'letter']).default('a4'),
  /** The number of pages to fit it on, if that is possible in a readable size; `auto` for as many as needed. */
  pages: z.enum(['auto', '1', '2']).default('auto'),
  show_photo: z.boolean().default(false),
  /** Whether `sections` is also an order that the person chose; otherwise it only contains names and what is hidden. */
  own_order: z.boolean().default(true),
  /** Sections that are not listed follow in their default order. */
  sections: z
    .array(
      z.object({
        key: z.string().max(60),
        title: z.string().max(100).nullable().default(null),
        hidden: z.boolean().default(false),
      }),
    )
    .max(60)
    .default([]),
});
export type ResumeDesign = z.infer<typeof ResumeDesign>;

/** A resume without content. */
export const emptyResume = (): ResumeContent => ResumeContent.parse({ basics: {} });

export const TOO_LONG_RESUME = `Keep it to ${MAX_RESUME_CHARACTERS.toLocaleString('en')} characters and ${MAX_RESUME_TEXTS.toLocaleString('en')} lines in all`;

/** Resume content in a request. Stored content is not checked again, so that older resumes can still be opened. */
export const SentResumeContent = ResumeContent.refine((content) => !exceedsResumeBounds(content), {
  error: TOO_LONG_RESUME,
});
