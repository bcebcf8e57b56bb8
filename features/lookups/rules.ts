import type { LookupKind } from './contract.ts';

/** What a kind of entry belongs to: a service, a country, or nothing. */
export const SCOPE_OF = {
  rank: 'service',
  navy_service: 'service',
  branch: 'service',
  corps: 'service',
  profession: 'service',
  badged_role: 'service',
  occupation: 'service',
  clearance: 'country',
  language: 'none',
  military_question: 'none',
  civilian_question: 'none',
} as const satisfies Record<LookupKind, 'service' | 'country' | 'none'>;

/** The kinds that can be the parent of each kind. Other kinds have no parent. */
const PARENT_KINDS: Partial<Record<LookupKind, readonly LookupKind[]>> = {
  rank: ['navy_service'],
  branch: ['navy_service'],
  corps: ['corps'],
  profession: ['profession'],
  badged_role: ['corps', 'branch', 'profession'],
};
export const parentKindsOf = (kind: LookupKind): readonly LookupKind[] => PARENT_KINDS[kind] ?? [];
