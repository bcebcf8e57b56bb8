import type { ApprovalStatus } from '#features/companies/rules.ts';
import { paths } from '#kit/ui/paths.ts';
import type { Person } from '../contract.ts';

/** The label and chip colour of each status. */
export const STATUS_WORDS = {
  pending: { label: 'Waiting', colour: 'warning' },
  active: { label: 'Active', colour: 'success' },
  rejected: { label: 'Not approved', colour: 'default' },
  inactive: { label: 'Inactive', colour: 'default' },
} as const satisfies Record<ApprovalStatus, { label: string; colour: 'default' | 'success' | 'warning' }>;

export const STATUSES = ['pending', 'active', 'rejected', 'inactive'] as const satisfies readonly ApprovalStatus[];

export const STATUS_OPTIONS = STATUSES.map((value) => ({ value, label: STATUS_WORDS[value].label }));

export const ROLES = ['veteran', 'recruiter', 'operator', 'system_operator'] as const satisfies readonly Person['role'][];

export const ROLE_WORDS: Record<Person['role'], string> = {
  veteran: 'Veteran',
  recruiter: 'Recruiter',
  operator: 'Operator',
  system_operator: 'System operator',
};

/** The label of a decision, from the status before and after it. */
export function decisionWords(from: string, to: string, isUndo = false): string {
  if (isUndo) return 'Decision undone';
  if (to === 'pending') return 'Sent for approval';
  if (to === 'rejected') return 'Not approved';
  if (to === 'inactive') return 'Deactivated';
  return from === 'inactive' ? 'Reactivated' : 'Approved';
}

const DECIDED: Record<string, string> = { active: 'approved', rejected: 'not approved', inactive: 'deactivated' };

/** The label of an action or subject in the audit log: `settings_changed` is `Settings changed`, `company_active` is `Company approved`, `cv_viewed` is `CV viewed`. */
export function auditWords(name: string): string {
  const words = name
    .replace(/^(company|person)_(active|rejected|inactive)$/, (_, who: string, status: string) => `${who} ${DECIDED[status]}`)
    .replaceAll('_', ' ')
    .replace(/\bcvs?\b/g, (word) => word.replace('cv', 'CV'));
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The page of an event's subject, or null for one without a page. */
export function hrefOfSubject({ subject_kind, subject_id }: { subject_kind: string; subject_id: number | null }): string | null {
  if (subject_id === null) return null;
  if (subject_kind === 'company') return paths.operator.company(subject_id);

  return ['person', 'veteran', 'recruiter', 'operator'].includes(subject_kind) ? paths.operator.user(subject_id) : null;
}

/** `mail application_moved` is `Email: application moved`. */
export function backgroundWords(about: string): string {
  const [queue, ...rest] = about.split(' ');
  const words = auditWords(rest.join(' ').replaceAll('-', '_'));
  if (queue === 'mail' && rest.length > 0) return `Email: ${words.charAt(0).toLowerCase()}${words.slice(1)}`;
  return auditWords(about.replaceAll('-', '_'));
}

/** `1 person`, `3 people`. */
export { counted } from '#kit/ui/text/counted.ts';

/** The review page of a veteran or recruiter; for others, who need no approval, the record among all users. */
export function hrefOfPerson({ id, role }: Pick<Person, 'id' | 'role'>): string {
  if (role === 'veteran') return paths.operator.veteran(id);
  return role === 'recruiter' ? paths.operator.recruiter(id) : paths.operator.user(id);
}
