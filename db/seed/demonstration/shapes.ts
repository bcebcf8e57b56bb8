import { z } from 'zod';

/**
 * The shape of an employer's file in `employers/`. Everything here is written for the demonstration: places, services, ranks and trades are real;
 * people and companies are invented.
 */
const Company = z.strictObject({
  name: z.string(),
  legal_name: z.string(),
  /** Ends in `.test`, which no real email can reach. */
  domain: z.string().endsWith('.test'),
  company_type: z.enum(['startup', 'SMEs', 'MNC', 'Government', 'Non-Profit']),
  size: z.enum(['0-10', '11-50', '51-500', '501-1000', '>1001']),
  /** Name of a row in `industries.ts`. */
  industry: z.string(),
  about: z.string(),
  city: z.string(),
  /** State or council area: `York`, `Texas`. */
  state: z.string(),
  address: z.string(),
  benefits: z.array(z.string()),
  /** UK: Armed Forces Covenant (Defence Employer Recognition Scheme) level. */
  covenant_level: z.enum(['bronze', 'silver', 'gold']).optional(),
  /** US: HIRE Vets Medallion. */
  hire_vets_medallion: z.enum(['gold', 'platinum']).optional(),
  guaranteed_interview: z.boolean(),
  /** SkillBridge host (US) or civilian work attachment host (UK). */
  placement_host: z.boolean(),
  pledge_hires: z.int().optional(),
});

const Job = z.strictObject({
  title: z.string(),
  /** Occupation in plain words, e.g. `Maintenance engineer`. */
  job_role: z.string(),
  industry: z.string(),
  /** HTML: p, ul, li, strong only. */
  description: z.string(),
  responsibilities: z.array(z.string()),
  requirements: z.array(z.string()),
  skills: z.array(z.string()),
  job_type: z.enum(['full_time', 'part_time', 'contract', 'temporary', 'internship', 'apprenticeship', 'volunteer']),
  type: z.enum(['on_site', 'hybrid', 'remote']),
  experience: z.enum(['entry', 'junior', 'mid', 'senior', 'lead', 'executive']),
  city: z.string(),
  state: z.string(),
  postcode: z.string().optional(),
  latitude: z.number(),
  longitude: z.number(),
  salary_from: z.int().optional(),
  salary_to: z.int().optional(),
  salary_per: z.enum(['hour', 'day', 'week', 'month', 'year']),
  openings: z.int(),
  /** UK: BPSS, CTC, SC, DV. US: Public Trust, Secret, Top Secret, TS/SCI. */
  security_clearance: z.string().optional(),
  military_skills_accepted: z.boolean(),
  guaranteed_interview: z.boolean(),
  placement: z.boolean(),
  /** Hours before the demonstration is loaded. */
  published_hours_ago: z.int().min(0),
  /** Days after the demonstration is loaded. */
  closes_in_days: z.int(),
  screening_questions: z
    .array(
      z.strictObject({
        question: z.string(),
        kind: z.enum(['yes_no', 'choice', 'number', 'text']),
        choices: z.array(z.string()).optional(),
        /** Smallest number that passes a knockout of kind `number`. */
        minimum: z.number().optional(),
        /** A knockout of kind `yes_no` is passed by yes; a `choice` or `text` is never a knockout here. */
        knockout: z.boolean().optional(),
      }),
    )
    .optional(),
});

export const Employer = z.strictObject({ company: Company, jobs: z.array(Job) });

/** `key` is the name of the employer's file, by which other files of the demonstration refer to it. */
export type SeedCompany = z.infer<typeof Company> & { key: string };
export type SeedJob = z.infer<typeof Job> & { company: string };
