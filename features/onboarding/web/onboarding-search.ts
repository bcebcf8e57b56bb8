import { CV_SECTIONS, STEPS, type Step } from '../rules.ts';

/** The query of onboarding's address (spec section 2); what makes no sense is left out. */
export type OnboardingSearch = { step?: Step; cvStep?: number; resume_id?: number };

export function readOnboardingSearch(raw: Readonly<Record<string, unknown>>): OnboardingSearch {
  const step = STEPS.find((one) => String(one) === String(raw.step));
  const cvStep = CV_SECTIONS.findIndex((_, index) => String(index) === String(raw.cvStep));
  const resumeId = /^[1-9]\d{0,9}$/.test(String(raw.resume_id)) ? Number(raw.resume_id) : undefined;
  return {
    ...(step !== undefined && { step }),
    ...(cvStep !== -1 && { cvStep }),
    ...(resumeId !== undefined && { resume_id: resumeId }),
  };
}
