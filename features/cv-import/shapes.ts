import { z } from 'zod';

/** A month `2019-09`, a year `2019`, or `present`; empty where the CV names none. */
const When = z.string();

const span = {
  startDate: When.default(''),
  endDate: When.default(''),
  /** The dates as printed in the CV. */
  printedDates: z.string().default(''),
};

const body = {
  url: z.string().default(''),
  summary: z.string().default(''),
  highlights: z.array(z.string()).default([]),
};

/** Facts of a post that US federal resumes state; only where the CV does. */
const federal = {
  hours: z.string().optional(),
  salary: z.string().optional(),
  supervisor: z.string().optional(),
  supervisorPhone: z.string().optional(),
  mayContact: z.boolean().nullable().optional(),
  grade: z.string().optional(),
};

const other = z.string().optional();

/** Fields of an entry that are uncertain, and what its fields are in the second best reading of its heading. */
export const Unsure = z.object({
  fields: z.array(z.enum(['name', 'position', 'by', 'institution', 'studyType'])).max(5),
  instead: z
    .object({
      name: other,
      position: other,
      by: other,
      institution: other,
      studyType: other,
      area: other,
      location: other,
      summary: other,
    })
    .nullable(),
});
export type Unsure = z.infer<typeof Unsure>;

/** Missing where all fields are certain, and once the person has checked them. */
const unsure = { unsure: Unsure.optional() };

export const ReadWork = z.object({
  name: z.string().default(''),
  position: z.string().default(''),
  location: z.string().default(''),
  ...span,
  ...body,
  ...federal,
  ...unsure,
});
export type ReadWork = z.infer<typeof ReadWork>;

export const ReadService = z.object({
  country: z.enum(['UK', 'US']).nullable().default(null),
  /** `British Army`, `US Navy`: the name in common use, whatever form the CV prints. */
  service: z.string().default(''),
  rank: z.string().default(''),
  /** Trade, branch or occupation as printed: `Vehicle Mechanic`, `25B Information Technology Specialist`. */
  trade: z.string().default(''),
  unit: z.string().default(''),
  operations: z.array(z.string()).default([]),
  clearance: z.string().default(''),
  location: z.string().default(''),
  ...span,
  ...body,
  ...federal,
});
export type ReadService = z.infer<typeof ReadService>;

export const ReadEducation = z.object({
  institution: z.string().default(''),
  studyType: z.string().default(''),
  area: z.string().default(''),
  location: z.string().default(''),
  ...span,
  ...body,
  ...unsure,
});
export type ReadEducation = z.infer<typeof ReadEducation>;

export const ReadSkill = z.object({
  name: z.string().default(''),
  level: z.string().default(''),
  keywords: z.array(z.string()).default([]),
});
export type ReadSkill = z.infer<typeof ReadSkill>;

export const ReadLanguage = z.object({ language: z.string(), fluency: z.string().default('') });
export type ReadLanguage = z.infer<typeof ReadLanguage>;

/** A project, award, certificate or volunteer post: name, organisation, dates and description. */
export const ReadListed = z.object({
  name: z.string().default(''),
  /** Issuer, organisation or part taken. */
  by: z.string().default(''),
  location: z.string().default(''),
  ...span,
  ...body,
  ...unsure,
});
export type ReadListed = z.infer<typeof ReadListed>;

/** A parsed CV, close to JSON Resume; what fits no field is in `more`. */
export const ReadCv = z.object({
  basics: z.object({
    name: z.string().default(''),
    label: z.string().default(''),
    email: z.string().default(''),
    phone: z.string().default(''),
    location: z.string().default(''),
    url: z.string().default(''),
    profiles: z.array(z.object({ network: z.string(), username: z.string(), url: z.string() })).default([]),
    summary: z.string().default(''),
  }),
  military: z.array(ReadService).default([]),
  work: z.array(ReadWork).default([]),
  education: z.array(ReadEducation).default([]),
  skills: z.array(ReadSkill).default([]),
  languages: z.array(ReadLanguage).default([]),
  certificates: z.array(ReadListed).default([]),
  awards: z.array(ReadListed).default([]),
  volunteer: z.array(ReadListed).default([]),
  projects: z.array(ReadListed).default([]),
  interests: z.array(z.string()).default([]),
  /** Security clearance as printed, and the year in which it was given. */
  clearance: z.object({ level: z.string().default(''), year: z.string().default('') }).prefault({}),
  /** What US federal resumes state of the person; only where the CV does. The preference is a code: `TP`, `CPS`. */
  federal: z
    .object({
      citizenship: z.string().max(100).default(''),
      preference: z.string().max(20).default(''),
      highestGrade: z.string().max(60).default(''),
    })
    .optional(),
  more: z.array(z.object({ title: z.string(), lines: z.array(z.string()) })).default([]),
  /** The CV's headings in reading order, and how each was classified. */
  sections: z.array(z.object({ title: z.string(), kind: z.string() })).default([]),
});
export type ReadCv = z.infer<typeof ReadCv>;
