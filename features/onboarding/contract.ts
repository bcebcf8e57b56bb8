import { z } from 'zod';
import { Task } from '#features/plans/transition-shapes.ts';
import { SentAnswer } from '#features/questions/shapes.ts';
import { MAX_CV_BYTES } from '#features/resumes/contract.ts';
import { ProposedService } from '#features/services/shapes.ts';
import { defineRoute } from '#kit/contract/route.ts';
import { data, Id, wholeNumber } from '#kit/contract/shapes.ts';
import { searchFields } from '#kit/contract/url-search.ts';
import { CAREER_PARTS, CV_SECTIONS, STEPS } from './rules.ts';
import { CareerDirection, Onboarding, OnboardingResume, PersonalDetails, Revision, SavedParts } from './shapes.ts';

/** The query of onboarding's address. `cvStep` counts the sections of the CV from 0. */
export const OnboardingSearch = searchFields(
  z.object({
    step: z.literal(STEPS).optional(),
    cvStep: z
      .number()
      .int()
      .min(0)
      .max(CV_SECTIONS.length - 1)
      .optional(),
    resume_id: Id.optional(),
    /** The page of step 3. */
    part: z.enum(CAREER_PARTS).optional(),
  }),
);

const state = data(Onboarding);
export const getOnboarding = defineRoute({
  method: 'GET',
  path: '/api/onboarding',
  access: 'veteran',
  summary: 'Onboarding progress and answers',
  description: 'Returns the veteran’s answers so far and how far onboarding has got.',
  reads_only: true,
  reply: state,
});
export const savePersonalDetails = defineRoute({
  method: 'POST',
  path: '/api/onboarding/personal-details',
  access: 'veteran',
  summary: 'Step 1: who you are and how to reach you',
  description:
    'Saves step 1: birth date, phone, gender and answers. If they have changed since the named revision, the reply is 409 with the current state. Returns the updated onboarding state.',
  body: PersonalDetails,
  reply: state,
});
/**
 * Accepts the same files as `POST /api/resumes/parse`, recognised by content. Parses the file into the onboarding resume and stores it; of LinkedIn's
 * export only the parsed files are stored. Uploading the same file again changes nothing. If there is already a resume, `replace_revision` must be its current revision: otherwise 409
 * with the current `revision`. The replaced content is stored as a version. Invalid files give the same errors as `POST /api/resumes/parse`.
 */
export const uploadCv = defineRoute({
  method: 'POST',
  path: '/api/onboarding/upload-cv',
  access: 'veteran',
  summary: 'Step 2: read a CV into fields',
  description:
    'Reads an uploaded CV into resume fields and stores both for step 2. When a resume exists already, `replace_revision` must name its revision.',
  body: z.object({ replace_revision: wholeNumber(z.number({ error: 'Must be a number' }).int().min(1)).optional() }),
  multipart: { files: { file: { max_bytes: MAX_CV_BYTES, required: true } } },
  limit: { max: 30, window: 3600 },
  reply: data(OnboardingResume),
});
/** Null until a CV was uploaded or started. */
export const getOnboardingResume = defineRoute({
  method: 'GET',
  path: '/api/onboarding/get-resume',
  access: 'veteran',
  summary: 'The resume that onboarding keeps',
  description: 'Returns the resume that onboarding created or read from the uploaded CV.',
  reads_only: true,
  reply: data(OnboardingResume.nullable()),
});
/**
 * Saves one section. `content` contains the parts of the resume to change, each complete; other parts stay unchanged. `revision` is the one that was
 * shown, or 0 to start a resume without a file. If the resume has changed since, 409 with the current resume as `data`, unless its content is the same
 * already. `finish` completes step 2.
 */
export const saveCv = defineRoute({
  method: 'POST',
  path: '/api/onboarding/save-cv',
  access: 'veteran',
  summary: 'Step 2: keep a section of the resume',
  description:
    'Saves one section of the onboarding resume in step 2. If the resume has changed since the named revision, the reply is 409.',
  body: z.object({
    section: z.enum(CV_SECTIONS, { error: 'Name the section' }),
    revision: z.number({ error: 'Name the revision that was shown' }).int().min(0),
    content: SavedParts,
    finish: z.boolean().default(false),
  }),
  reply: data(OnboardingResume),
});
export const saveCareerDirection = defineRoute({
  method: 'POST',
  path: '/api/onboarding/career-direction',
  access: 'veteran',
  summary: 'Step 3: where you want to go',
  description:
    'Saves step 3: the roles, places, pay and kind of work the veteran is looking for. If they have changed since the named revision, the reply is 409 with the current state.',
  body: CareerDirection,
  reply: state,
});
/** The answers to every question of the place `action_plan` and of each selected need. A text answer may be empty. */
export const saveQuestionairre = defineRoute({
  method: 'POST',
  path: '/api/onboarding/questionairre',
  access: 'veteran',
  summary: 'Step 4: answers that make the action plan',
  description:
    'Saves the answers of step 4 and creates the action plan from them. If they have changed since the named revision, the reply is 409 with the current state. The path’s spelling is part of the public contract.',
  body: z.object({ answers: z.array(SentAnswer).max(200), revision: Revision }),
  reply: state.extend({ action_plan: z.array(Task) }),
});
/** Best match first. */
export const findProposedServices = defineRoute({
  method: 'GET',
  path: '/api/onboarding/services',
  access: 'veteran',
  summary: 'Step 5: who may help, and why they are proposed',
  description: 'Proposes organisations that can help with the veteran’s needs in step 5, and says why each is proposed.',
  reads_only: true,
  reply: data(z.array(ProposedService)),
});
/** The complete list of selected services, which may be empty. */
export const saveServices = defineRoute({
  method: 'POST',
  path: '/api/onboarding/services',
  access: 'veteran',
  summary: 'Step 5: keep the chosen services',
  description:
    'Saves the organisations chosen in step 5, replacing an earlier choice. If it has changed since the named revision, the reply is 409 with the current state.',
  body: z.object({ service_ids: z.array(Id).max(200), revision: Revision }),
  reply: state,
});
/** A GET that writes, because its name is fixed. `step` is the one shown; step 4 can't be skipped (409). */
export const skipOnboarding = defineRoute({
  method: 'GET',
  path: '/api/onboarding/skip',
  access: 'veteran',
  summary: 'Leave onboarding for later',
  description: 'Leaves onboarding for later at the step in the query. It is a GET that writes, as the public contract requires.',
  query: z.object({ step: wholeNumber(z.number({ error: 'Must be a number' }).int().min(1).max(5)).optional() }),
  reply: state,
});
