import { gradeOf } from '#kit/country/grade.ts';
import { paths } from '#kit/ui/paths.ts';
import type { ProfileStep } from '../rules.ts';
import type { UserRank } from '../veteran-contract.ts';

/** What to do for each part of a strong profile, and where. */
export function profileStepInWords(step: ProfileStep, cv: string): { words: string; href: string } {
  switch (step) {
    case 'resume':
      return { words: `Complete your ${cv} and work through its tips`, href: paths.veteran.resumes() };
    case 'service':
      return { words: `Add your service, rank and trade to your ${cv}`, href: paths.veteran.resumes() };
    case 'roles':
      return { words: 'Add the roles you want', href: paths.veteran.profile({ profile_section: 'wishes' }) };
    case 'places':
      return { words: 'Add where you want to work', href: paths.veteran.profile({ profile_section: 'wishes' }) };
    case 'pay_and_hours':
      return { words: 'Add your pay and job type', href: paths.veteran.profile({ profile_section: 'wishes' }) };
    case 'discharge_date':
      return { words: 'Add your discharge date', href: paths.veteran.profile({ profile_section: 'wishes' }) };
    case 'needs':
      return { words: 'Choose what you need help with', href: paths.veteran.refineActionPlan() };
    case 'phone':
      return { words: 'Add your phone number', href: paths.veteran.profile({ profile_section: 'personal' }) };
  }
}

/** `Sergeant (OR-6), British Army`; null for a record without rank and service. */
export function rankInWords({ rank, nato_code, service }: UserRank, countryId: number): string | null {
  const grade = gradeOf(nato_code, countryId);
  const named = rank && grade ? `${rank} (${grade})` : rank;
  return [named, service].filter(Boolean).join(', ') || null;
}

/** What a rank answers for, inside a sentence. */
export const levelInWords = (level: string): string => `${level.charAt(0).toLowerCase()}${level.slice(1)}`;

/** `a`, `a and b`, `a, b and c`. */
export function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
