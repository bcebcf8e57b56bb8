import { z } from 'zod';
import { OnetSoc } from '#features/occupations/contract.ts';
import { defineRoute } from '#kit/contract/route.ts';
import { data } from '#kit/contract/shapes.ts';
import { EXPERIENCE_LEVELS, JOB_TYPES, SALARY_PERIODS, WORK_TYPES } from './shapes.ts';

/** Characters of a pasted advert or page. A whole request may have 1 MB. */
export const MOST_ADVERT = 900_000;

/** Values of the form that an advert proposes; each proposal has those of one field. */
const AdvertValues = z.object({
  title: z.string(),
  description: z.string(),
  responsibilities: z.array(z.string()),
  requirements: z.array(z.string()),
  skills: z.array(z.string()),
  industry_id: z.number(),
  occupation_id: OnetSoc,
  job_type: z.enum(JOB_TYPES),
  type: z.enum(WORK_TYPES),
  experience: z.enum(EXPERIENCE_LEVELS),
  city_id: z.number(),
  postcode: z.string(),
  salary_from: z.number().nullable(),
  salary_to: z.number().nullable(),
  salary_per: z.enum(SALARY_PERIODS),
  openings: z.number(),
  security_clearance: z.string(),
  starts_at: z.string(),
  closes_on: z.string(),
  military_skills_accepted: z.boolean(),
});

/** The field that a proposal or a question is about; `salary_from` means the pay. */
export const ADVERT_FIELDS = [
  'title',
  'occupation_id',
  'salary_from',
  'job_type',
  'type',
  'experience',
  'city_id',
  'postcode',
  'closes_on',
  'starts_at',
  'security_clearance',
  'openings',
  'industry_id',
  'military_skills_accepted',
  'responsibilities',
  'requirements',
  'skills',
  'description',
] as const;

export const AdvertProposal = z.object({
  field: z.enum(ADVERT_FIELDS),
  values: AdvertValues.partial(),
  /** The name of a town, an occupation or an industry. */
  label: z.string().nullable(),
  /** The words of the advert that say so. */
  quote: z.string(),
});
export type AdvertProposal = z.infer<typeof AdvertProposal>;

export const parseAdvert = defineRoute({
  method: 'POST',
  path: '/api/recruiter/jobs/parse-advert',
  access: 'recruiter',
  summary: 'Fields of a job from a pasted advert',
  description:
    'Reads a pasted advert by rules: plain text, HTML, a saved page or a JSON-LD JobPosting. Returns each field that it states, with the words that say so, and what could not be told. Stores nothing. Scripts, styles and navigation are ignored.',
  example: { advert: 'Fitter\nSalary: £30,000 a year\nFull time' },
  reads_only: true,
  body: z.object({
    advert: z
      .string({ error: 'Paste the text of the advert' })
      .trim()
      .min(20, 'Paste the whole text of the advert')
      .max(MOST_ADVERT, 'This is more than we can read. Paste only the text of the advert'),
  }),
  limit: { max: 60, window: 3600 },
  reply: data(
    z.object({
      proposals: z.array(AdvertProposal),
      /** The description with the sections that are proposed as lists, for when these are not accepted. */
      whole_description: z.string(),
      unclear: z.array(z.object({ field: z.enum(ADVERT_FIELDS), quote: z.string().nullable(), message: z.string() })),
    }),
  ),
});
