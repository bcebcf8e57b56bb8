import type { Role } from './shapes.ts';

/** Who decides on people, companies and what they publish, the lowest authority first. */
export const AUTHORITIES = ['company', 'operator', 'system_operator'] as const;
export type Authority = (typeof AUTHORITIES)[number];

export const authorityOf = (role: Role): Authority => (role === 'operator' || role === 'system_operator' ? role : 'company');

type Restriction = {
  imposed_by: readonly Authority[];
  /** `same_or_higher`: the authority that imposed it, or a higher one. `nobody`: it is final. */
  lifted_by: 'same_or_higher' | 'nobody';
};

/**
 * Every decision that takes something away, and who can give it back. Each authority may restrict what is in its reach, also
 * after a higher one approved it: an admin deactivates a colleague whom an operator approved.
 */
export const RESTRICTIONS = {
  person_rejected: { imposed_by: ['company', 'operator', 'system_operator'], lifted_by: 'same_or_higher' },
  person_deactivated: { imposed_by: ['company', 'operator', 'system_operator'], lifted_by: 'same_or_higher' },
  /** Its admins may change it and send it for approval again. */
  company_rejected: { imposed_by: ['operator', 'system_operator'], lifted_by: 'same_or_higher' },
  company_deactivated: { imposed_by: ['operator', 'system_operator'], lifted_by: 'same_or_higher' },
  /** Its admins may ask for the same or another change again. */
  company_change_declined: { imposed_by: ['operator', 'system_operator'], lifted_by: 'nobody' },
  /** Its recruiters may correct it and publish it again, which is checked again. */
  job_returned: { imposed_by: ['operator', 'system_operator'], lifted_by: 'nobody' },
  job_taken_down: { imposed_by: ['operator', 'system_operator'], lifted_by: 'nobody' },
  message_refused: { imposed_by: ['operator', 'system_operator'], lifted_by: 'nobody' },
  /** A host or sender of a tenant. */
  address_declined: { imposed_by: ['system_operator'], lifted_by: 'same_or_higher' },
  tenant_suspended: { imposed_by: ['system_operator'], lifted_by: 'same_or_higher' },
} as const satisfies Record<string, Restriction>;

export type RestrictionKind = keyof typeof RESTRICTIONS;

/** Whether an authority may lift a restriction. @param imposedBy null where nobody's decision is known */
export function mayLift(kind: RestrictionKind, actor: Authority, imposedBy: Authority | null): boolean {
  if (RESTRICTIONS[kind].lifted_by === 'nobody') return false;
  return imposedBy === null || AUTHORITIES.indexOf(actor) >= AUTHORITIES.indexOf(imposedBy);
}

/** Whether an authority may change the status of an account or company. Only leaving a restriction needs the authority behind it. */
export function mayChangeStatus(
  of: 'person' | 'company',
  from: 'active' | 'pending' | 'rejected' | 'inactive',
  actor: Authority,
  decidedBy: Authority | null,
): boolean {
  if (from === 'active' || from === 'pending') return true;
  return mayLift(`${of}_${from === 'rejected' ? 'rejected' : 'deactivated'}`, actor, decidedBy);
}

/** Who decided, as people read it. */
export const AUTHORITY_WORDS: Record<Authority, string> = {
  company: 'an admin of the company',
  operator: 'this site’s team',
  system_operator: 'the platform’s team',
};
