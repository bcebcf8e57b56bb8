import type { TranslatedOccupation } from '../contract.ts';
import { LISTED_SERVICES } from '../service-keys.ts';
import { TRADE_SERVICES } from '../trade-rules.ts';
import { findForce, findService } from '../translation/services.ts';

/** The labels of jobs (docs/glossary.md). */
export const LEVEL_WORDS: Record<TranslatedOccupation['level'], string> = {
  entry: 'Entry level',
  junior: 'Junior',
  mid: 'Mid level',
  senior: 'Senior',
  lead: 'Lead',
  executive: 'Executive',
};

/** How sure a result is, in words; `share` is 0 to 1. */
export function confidenceInWords(share: number): { words: string; colour: 'success' | 'info' | 'default' } {
  if (share >= 0.75) return { words: 'Strong match', colour: 'success' };
  return share >= 0.45 ? { words: 'Good match', colour: 'info' } : { words: 'Possible match', colour: 'default' };
}

/** A service as the form lists it: `USMC` is the US Marine Corps. Other countries’ keep their name; empty for what is no service. */
export function listedService(service: string, forces: 'UK' | 'US'): string {
  if ([...TRADE_SERVICES.UK, ...TRADE_SERVICES.US].some((one) => one === service)) return service;
  const force = findForce(service, forces);
  if (force === null) return '';
  const key = findService(service, forces);
  if (key === null) return service.trim();
  return force === 'royal_marines' ? 'Royal Marines' : LISTED_SERVICES[key];
}

/** The name of a service by its key; empty for what is none. */
export const serviceName = (key: string): string =>
  Object.entries(LISTED_SERVICES).find(([service]) => service === key)?.[1] ?? '';
