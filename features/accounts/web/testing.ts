import type { User } from '../shapes.ts';

/** A veteran of the United Kingdom who has finished onboarding, with `changes`. */
export function aVeteran(changes: Partial<User> = {}): User {
  return {
    id: 1,
    role: 'veteran',
    email: 'veteran@muster.test',
    status: 'active',
    status_reason: null,
    profile_picture: null,
    onboarding_steps: 5,
    onboarding_percentage: 100,
    is_onboarding_completed: true,
    resume: [],
    company_found: null,
    company_proposal: null,
    ...changes,
    user_details: {
      first_name: 'Rhys',
      middle_name: null,
      last_name: 'Pritchard',
      company: null,
      user_role: 'veteran',
      is_admin: 0,
      country: { id: 232, name: 'United Kingdom' },
      ...changes.user_details,
    },
  };
}

/** A recruiter who is the admin of an active company, with `changes`. */
export function aRecruiter(changes: Partial<User> = {}): User {
  return aVeteran({
    id: 2,
    role: 'recruiter',
    email: 'recruiter@muster.test',
    onboarding_steps: null,
    onboarding_percentage: 0,
    is_onboarding_completed: false,
    ...changes,
    user_details: {
      first_name: 'Hannah',
      middle_name: null,
      last_name: 'Okafor',
      company: { id: 3, name: 'Northgate Rail', status: 'active', status_reason: null },
      user_role: 'recruiter',
      is_admin: 1,
      country: { id: 232, name: 'United Kingdom' },
      ...changes.user_details,
    },
  });
}

/** A token as the server issues them, with an expiry in seconds from now. */
export function aToken(seconds = 3600, name = 'header'): string {
  return `${name}.${btoa(JSON.stringify({ exp: Math.floor(Date.now() / 1000) + seconds }))}.signature`;
}
