import { z } from 'zod';
import { ActionPlanItem, SentAnswer } from '#features/plans/shapes.ts';
import { MAX_CV_BYTES } from '#features/resumes/contract.ts';
import { ProposedService } from '#features/services/shapes.ts';
import { defineRoute } from '#kit/contract/route.ts';
import { data, Id, wholeNumber } from '#kit/contract/shapes.ts';
import { CV_SECTIONS } from './rules.ts';
import { CareerDirection, Onboarding, OnboardingResume, PersonalDetails, SavedParts } from './shapes.ts';

const state = data(Onboarding);
export const getOnboarding = defineRoute({
  method: 'GET',
  path: '/api/onboarding',
  access: 'veteran',
  summary: 'Where onboarding stands and what was answered',
  reply: state,
});
export const savePersonalDetails = defineRoute({
  method: 'POST',
  path: '/api/onboarding/personal-details',
  access: 'veteran',
  summary: 'Step 1: who you are and how to reach you',
  body: PersonalDetails,
  reply: state,
});
/**
 * Every kind of file that `POST /api/resumes/parse` reads, by its content: read into the fields of the onboarding resume and kept; of LinkedIn's
 * export only what was read. The same file again changes nothing. Where a resume is there already, `replace_revision` must name it as it was last seen: without it, or when it has changed since, 409
 * with the present one's `revision`; what is replaced is kept as a version. Refusals of a file as with `POST /api/resumes/parse`.
 */
export const uploadCv = defineRoute({
  method: 'POST',
  path: '/api/onboarding/upload-cv',
  access: 'veteran',
  summary: 'Step 2: read a CV into fields',
  body: z.object({ replace_revision: wholeNumber(z.number({ error: 'Must be a number' }).int().min(1)).optional() }),
  multipart: { files: { file: { max_bytes: MAX_CV_BYTES, required: true } } },
  limit: { max: 30, window: 3600 },
  reply: data(OnboardingResume),
});
/** Null until a CV was uploaded or begun. */
export const getOnboardingResume = defineRoute({
  method: 'GET',
  path: '/api/onboarding/get-resume',
  access: 'veteran',
  summary: 'The resume that onboarding keeps',
  reply: data(OnboardingResume.nullable()),
});
export const getOnboardingCvFile = defineRoute({
  method: 'GET',
  path: '/api/onboarding/cv-file',
  access: 'veteran',
  summary: 'The file that the onboarding resume was read from',
  file_reply: 'application/octet-stream',
});
/**
 * Keeps one section. `content` holds the parts of the resume that it changes, each whole; other parts stay. `revision` is the one that was
 * shown, 0 to begin a resume without a file; when it has changed since, 409 with the present resume as `data`, unless it says the same
 * already. `finish` ends step 2.
 */
export const saveCv = defineRoute({
  method: 'POST',
  path: '/api/onboarding/save-cv',
  access: 'veteran',
  summary: 'Step 2: keep a section of the resume',
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
  body: CareerDirection,
  reply: state,
});
/** Every question of the place `action_plan` and of each need that was chosen; a text may stay empty. */
export const saveQuestionairre = defineRoute({
  method: 'POST',
  path: '/api/onboarding/questionairre',
  access: 'veteran',
  summary: 'Step 4: answers that make the action plan',
  body: z.object({ answers: z.array(SentAnswer).max(200) }),
  reply: state.extend({ action_plan: z.array(ActionPlanItem) }),
});
/** The best fit first. */
export const findProposedServices = defineRoute({
  method: 'GET',
  path: '/api/onboarding/services',
  access: 'veteran',
  summary: 'Step 5: who may help, and why they are proposed',
  reply: data(z.array(ProposedService)),
});
/** The whole list of those that are wanted; none is an answer too. */
export const saveServices = defineRoute({
  method: 'POST',
  path: '/api/onboarding/services',
  access: 'veteran',
  summary: 'Step 5: keep the chosen services',
  body: z.object({ service_ids: z.array(Id).max(200) }),
  reply: state,
});
/** A GET that writes, as the spec has it (section 7). `step` is the one shown: at step 4 nobody skips (409). */
export const skipOnboarding = defineRoute({
  method: 'GET',
  path: '/api/onboarding/skip',
  access: 'veteran',
  summary: 'Leave onboarding for later',
  query: z.object({ step: wholeNumber(z.number({ error: 'Must be a number' }).int().min(1).max(5)).optional() }),
  reply: state,
});
