import { LABELS } from '#features/jobs/rules.ts';
import { countryOf } from '#kit/country/country.ts';
import type { CandidateFacts } from '../contract.ts';
import type { AVAILABILITY, CANDIDATE_TABS, RequestStatus } from '../rules.ts';

export const TAB_WORDS: Record<(typeof CANDIDATE_TABS)[number], string> = {
  open: 'Open to contact',
  applied: 'Applied to you',
  contact: 'Contacted',
};

export const AVAILABLE_WORDS: Record<(typeof AVAILABILITY)[number], string> = {
  now: 'This month',
  '1': 'By next month',
  '3': 'Within 3 months',
  '6': 'Within 6 months',
};

/** What a request's status means to the recruiter. */
export const REQUEST_WORDS: Record<RequestStatus, string> = {
  pending: 'Waiting for an answer',
  accepted: 'In contact',
  declined: 'Declined',
  withdrawn: 'Request withdrawn',
  expired: 'Request expired',
  ended: 'Contact ended',
};

/** `50 miles`; distances are kilometres in addresses and calls. */
export const radiusWords = (km: number) => `${Math.round(km / 1.6)} miles`;

/** `March 2027`, or `Now` for a month that has begun. */
export function availableWords(month: string, countryId: number, now = new Date()): string {
  if (month <= now.toISOString().slice(0, 10)) return 'Now';
  const format = new Intl.DateTimeFormat(countryOf(countryId).language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return format.format(new Date(`${month}T00:00:00Z`));
}

/** The line that says most about somebody without a name: `Vehicle Mechanic, British Army`. */
export function tradeLine({ trades, services, occupations }: CandidateFacts): string {
  return [trades[0] ?? occupations[0], services[0]].filter(Boolean).join(', ') || 'Service not stated';
}

export function factRows(facts: CandidateFacts, countryId: number): { name: string; value: string }[] {
  const rows: [string, string | null][] = [
    ['Level', facts.level],
    ['Years of service', facts.years_served === null ? null : String(facts.years_served)],
    ['Military trade', facts.trades.join(', ')],
    ['Service', facts.services.join(', ')],
    ['Civilian occupations', facts.occupations.join(', ')],
    ['Available', facts.available_on && availableWords(facts.available_on, countryId)],
    ['Wants to work in', facts.areas.join(', ')],
    ['Job types', facts.job_types.map((type) => LABELS.job_type[type]).join(', ')],
    ['Where they work', facts.work_types.map((type) => LABELS.type[type]).join(', ')],
    ['Security clearance', facts.clearance],
    ['Languages', facts.languages.join(', ')],
  ];
  return rows.flatMap(([name, value]) => (value ? [{ name, value }] : []));
}
