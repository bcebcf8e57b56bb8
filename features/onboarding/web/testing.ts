import type { Onboarding } from '../shapes.ts';

/** Onboarding that was not started. */
export function anOnboarding(changes: Partial<Onboarding> = {}): Onboarding {
  return {
    onboarding_steps: null,
    onboarding_percentage: 0,
    finished: [],
    personal: { dob: null, phone_number: null, country_code: null, gender: null },
    career: {
      wished_roles: [],
      wished_places: [],
      remote_ok: null,
      salary_from: null,
      salary_per: 'year',
      salary_currency: 'GBP',
      work_types: [],
      job_types: [],
      start_date: null,
      discharge_date: null,
    },
    understood_roles: [],
    answers: [],
    chosen_services: [],
    revisions: { personal: 'p0', career: 'c0', plan: 'a0', services: 's0' },
    service: [],
    ...changes,
  };
}
