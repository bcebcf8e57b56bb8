import { z } from 'zod';
import { JOB_TYPES, SALARY_PERIODS, WORK_TYPES } from '#features/jobs/shapes.ts';
import { NamedOccupation } from '#features/occupations/contract.ts';
import { SentAnswer, StoredAnswer } from '#features/questions/shapes.ts';
import { ResumeContent } from '#features/resumes/content.ts';
import { OriginalCv } from '#features/resumes/resumes-contract.ts';
import { faultOfDischarge } from '#features/service-record/rules.ts';
import { Day, Id, Instant } from '#kit/contract/shapes.ts';
import { CV_SECTIONS, faultOfDob, faultOfSalary, faultOfStart, RADIUS_MILES } from './rules.ts';

/** Refuses a value with the message of `faultOf`. */
const checked =
  <T>(faultOf: (value: T) => string | null) =>
  (value: T, refusal: z.core.$RefinementCtx) => {
    const message = faultOf(value);
    if (message) refusal.addIssue({ code: 'custom', message });
  };

/** A part of the resume in a save: complete or omitted. It has no default, because a default would overwrite stored content. */
const { basics, military, work, education, skills, languages, certificates, awards, volunteer, projects } = ResumeContent.shape;
const { interests, clearance, custom, more, federal, registrations } = ResumeContent.shape;
export const SavedParts = z.object({
  basics: basics.optional(),
  military: military.unwrap().optional(),
  work: work.unwrap().optional(),
  education: education.unwrap().optional(),
  skills: skills.unwrap().optional(),
  languages: languages.unwrap().optional(),
  certificates: certificates.unwrap().optional(),
  registrations: registrations.unwrap().optional(),
  awards: awards.unwrap().optional(),
  volunteer: volunteer.unwrap().optional(),
  projects: projects.unwrap().optional(),
  interests: interests.unwrap().optional(),
  clearance: clearance.unwrap().optional(),
  custom: custom.unwrap().optional(),
  more: more.unwrap().optional(),
  federal: federal.unwrap().optional(),
});
export type SavedParts = z.infer<typeof SavedParts>;

export const GENDERS = ['female', 'male', 'non_binary', 'other'] as const;

export const WishedPlace = z.object({
  country_id: Id,
  city: z.string().trim().min(1).max(100),
  state: z.string().trim().max(100).default(''),
  /** How far from it work may be; null for any distance. */
  radius_miles: z.literal(RADIUS_MILES, { error: 'Choose 10, 25, 50 or 100 miles, or any distance.' }).nullable().default(null),
});

/** How a wished role was understood. */
export const UnderstoodRole = z.object({
  role: z.string(),
  /** The occupation that jobs are matched by; null where the title is not known, so that it only counts as words of a search. */
  understood: NamedOccupation.nullable(),
  /** The nearest occupations where it is not known. */
  suggestions: z.array(NamedOccupation),
});

/** Progress and answers of onboarding: everything that the five pages need. */
export const Onboarding = z.object({
  onboarding_steps: z.number().nullable(),
  onboarding_percentage: z.number(),
  finished: z.array(z.number()),
  personal: z.object({
    dob: z.string().nullable(),
    phone_number: z.string().nullable(),
    country_code: z.string().nullable(),
    gender: z.enum(GENDERS).nullable(),
  }),
  career: z.object({
    wished_roles: z.array(z.string()),
    wished_places: z.array(
      z.object({ country_id: z.number(), city: z.string(), state: z.string(), radius_miles: z.literal(RADIUS_MILES).nullable() }),
    ),
    /** Whether remote work is fine; null until it is answered. */
    remote_ok: z.boolean().nullable(),
    salary_from: z.number().nullable(),
    salary_per: z.enum(SALARY_PERIODS),
    salary_currency: z.string(),
    work_types: z.array(z.enum(WORK_TYPES)),
    job_types: z.array(z.enum(JOB_TYPES)),
    start_date: z.string().nullable(),
    discharge_date: z.string().nullable(),
  }),
  /** Each wished role, in their order. */
  understood_roles: z.array(UnderstoodRole),
  answers: z.array(StoredAnswer),
  /** The providers chosen in step 5 that are still offered. */
  chosen_services: z.array(z.number()),
  /** Change with the answers of their step. A save sends the one it started from. */
  revisions: z.object({ personal: z.string(), career: z.string(), plan: z.string(), services: z.string() }),
  /** Military service from the resume's military section, newest first. */
  service: z.array(
    z.object({ service: z.string(), rank: z.string(), nato_code: z.string().nullable(), trade: z.string(), ended: z.string() }),
  ),
});
export type Onboarding = z.infer<typeof Onboarding>;

/** The first question of a step has fields of its own, whose names are fixed; the others are in `answers`. */
const answered = {
  question_id: Id.nullish(),
  answer_option_id: Id.nullish(),
  answers: z.array(SentAnswer).max(50).default([]),
};

/** Which answers the save started from. Without it, the save replaces whatever is stored. */
export const Revision = z.string({ error: 'Send the revision that was shown.' }).max(40).optional();

/** An empty field counts as no answer. */
const orNull = <T extends z.ZodType>(shape: T) =>
  z.preprocess((value) => (value === '' || value === undefined ? null : value), shape.nullable());

export const PersonalDetails = z.object({
  dob: z.preprocess(
    (value) => value ?? '',
    z.string().min(1, 'Enter your date of birth.').pipe(Day).superRefine(checked<string>(faultOfDob)),
  ),
  /** With or without the leading 0; validated by the country's rules. */
  phone_number: z
    .string({ error: 'Enter a phone number.' })
    .trim()
    .min(1, 'Enter a phone number.')
    .max(30, 'This is too long for a phone number.'),
  /** `+44`, with or without the plus. */
  country_code: z
    .string({ error: 'Choose a country code.' })
    .trim()
    .regex(/^\+?[1-9]\d{0,3}$/, 'Choose a country code.')
    .transform((code) => `+${code.replace('+', '')}`),
  gender: orNull(z.enum(GENDERS, { error: 'Choose one from the list, or leave it empty.' })),
  revision: Revision,
  ...answered,
});

/** The onboarding resume. */
export const OnboardingResume = z.object({
  id: z.number(),
  title: z.string(),
  source: z.string(),
  /** Increases with each save. The next save sends it. */
  revision: z.number(),
  content: ResumeContent,
  /** Sections checked since the content was parsed. */
  seen: z.array(z.enum(CV_SECTIONS)),
  original: OriginalCv.nullable(),
  updated_at: Instant,
});
export type OnboardingResume = z.infer<typeof OnboardingResume>;

export const CareerDirection = z
  .object({
    wished_roles: z
      .array(z.string().trim().min(1).max(100, 'Keep each role under 100 characters'))
      .max(10, 'Add ten roles at most')
      .default([]),
    wished_places: z.array(WishedPlace).max(10, 'Add ten places at most').default([]),
    remote_ok: z.boolean().nullable().default(null),
    salary_from: orNull(
      z
        .number({ error: 'Enter the amount in figures.' })
        .multipleOf(0.01, 'Use up to two decimal places.')
        .min(1, 'Enter an amount above zero.'),
    ),
    salary_per: z.enum(SALARY_PERIODS).default('year'),
    work_types: z.array(z.enum(WORK_TYPES)).max(WORK_TYPES.length).default([]),
    job_types: z.array(z.enum(JOB_TYPES)).max(JOB_TYPES.length).default([]),
    start_date: orNull(Day.superRefine(checked<string>(faultOfStart))),
    discharge_date: orNull(Day.superRefine(checked<string>((day) => faultOfDischarge(day, null)))),
    revision: Revision,
    ...answered,
  })
  .superRefine(({ salary_from, salary_per }, refusal) => {
    const message = salary_from === null ? null : faultOfSalary(salary_from, salary_per);
    if (message) refusal.addIssue({ code: 'custom', message, path: ['salary_from'] });
  });
