import { countryOf } from '#kit/country/country.ts';
import type { ChangedFields, COMPANY_STATUSES, COMPANY_TYPES, Company, ReplyRecord } from './shapes.ts';

export type ApprovalStatus = (typeof COMPANY_STATUSES)[number];

/** Statuses and moves of a company: operators decide, and changing a rejected company makes it pending again. */
export const COMPANY_MOVES: Record<ApprovalStatus, Partial<Record<'operator' | 'recruiter', readonly ApprovalStatus[]>>> = {
  pending: { operator: ['active', 'rejected'] },
  active: { operator: ['inactive'] },
  rejected: { operator: ['active'], recruiter: ['pending'] },
  inactive: { operator: ['active'] },
};

/** Statuses and moves of a person's account, by the company's admins and by operators. */
export const PERSON_MOVES: Record<ApprovalStatus, readonly ApprovalStatus[]> = {
  pending: ['active', 'rejected'],
  active: ['inactive'],
  rejected: ['active'],
  inactive: ['active'],
};

const IDENTITY = ['name', 'legal_name', 'website', 'logo_file_id'] as const;

type Identity = { name: string; legal_name: string | null; website: string | null; logo_file_id: number | null };

/** What of a company's identity differs from what is wanted, before and after. Fields that are not wanted stay. */
export function identityChange(company: Identity, wanted: ChangedFields): { before: ChangedFields; after: ChangedFields } {
  const changed = IDENTITY.filter((field) => field in wanted && wanted[field] !== company[field]);
  const only = (fields: ChangedFields): ChangedFields =>
    Object.fromEntries(changed.map((field) => [field, fields[field] ?? null])) as ChangedFields;
  return { before: only(company), after: only(wanted) };
}

/** Whether a change of what identifies a company waits for an operator: once it was approved, where operators approve companies. */
export const changeIsReviewed = (status: ApprovalStatus, approval: string): boolean =>
  approval !== 'automatic' && (status === 'active' || status === 'inactive');

/** For how many seconds the screen offers to undo a decision. Emails about it wait a little longer, for a slow connection. */
export const DECISION_UNDO_SECONDS = 10;
export const DECISION_MAIL_SECONDS = DECISION_UNDO_SECONDS + 5;

/** Converts the API's alternative spelling of a status to the stored one. */
export function plainStatus(status: string): ApprovalStatus | null {
  const plain = status.toLowerCase().replace('approval_', '');
  return plain === 'active' || plain === 'pending' || plain === 'rejected' || plain === 'inactive' ? plain : null;
}

/** A company needs an active admin, so the last one can't be removed or deactivated. */
export function leavesNoAdmin(activeAdminIds: readonly number[], leaving: number): boolean {
  return activeAdminIds.length === 1 && activeAdminIds[0] === leaving;
}

/** The size of a company in running text: `11 to 50 people`. Lists show the stored values. */
export function companySizeText(size: string): string {
  if (size === '>1001') return 'Over 1,000 people';
  return `${size.replace('-', ' to ').replace('1000', '1,000')} people`;
}

/** Labels of the types of companies; clients store the values. */
export const COMPANY_TYPE_LABELS: Readonly<Record<(typeof COMPANY_TYPES)[number], string>> = {
  startup: 'Start-up',
  SMEs: 'Small or medium-sized',
  MNC: 'Multinational',
  Government: 'Government',
  'Non-Profit': 'Non-profit',
};

/** From how many decided applications on a company's record of answers is shown. */
export const LEAST_REPLIES = 10;
/** The share of answers in time from which a company has the badge. */
export const BADGE_SHARE = 0.9;

/** The record to show, or null where there are too few applications. */
export const replyRecord = (in_time: number | null, decided: number | null): ReplyRecord | null =>
  in_time === null || decided === null || decided < LEAST_REPLIES ? null : { in_time, decided };

/** `Answered 46 of 50 applicants by the promised day in the last 12 months.` */
export const replyRecordText = ({ in_time, decided }: ReplyRecord): string =>
  `Answered ${in_time} of ${decided} applicants by the promised day in the last 12 months.`;

/** Whether a company has the badge `Answers in time`: nine of ten applicants were answered by the promised day. */
export const answersInTime = (record: ReplyRecord | null): boolean =>
  record !== null && record.in_time >= BADGE_SHARE * record.decided;

/** The URL of a company's logo. The version makes caches load a new one. */
export const logoUrl = (companyId: number, fileId: number | null): string | null =>
  fileId === null ? null : `/api/companies/${companyId}/logo?v=${fileId}`;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** `Covenant gold`, `HIRE Vets platinum`; null without an award. */
export const awardText = ({
  covenant_level,
  hire_vets_medallion,
}: {
  covenant_level: string | null;
  hire_vets_medallion: string | null;
}): string | null =>
  covenant_level ? `Covenant ${covenant_level}` : hire_vets_medallion ? `HIRE Vets ${hire_vets_medallion}` : null;

/** `Leeds, England` */
export const placeOfCompany = ({ city, state }: { city: string | null; state: string | null }): string =>
  [city, state].filter((part, at, all) => part && all.indexOf(part) === at).join(', ');

/** A company's commitments to people who served, each with an explanation. */
export function forcesFacts(company: Company, countryId: number): { label: string; meaning: string }[] {
  return [
    company.covenant_level && {
      label: `${capital(company.covenant_level)} award`,
      meaning: 'Defence Employer Recognition Scheme: it signed the Armed Forces Covenant.',
    },
    company.hire_vets_medallion && {
      label: `HIRE Vets ${capital(company.hire_vets_medallion)} Medallion`,
      meaning: 'Awarded by the US Department of Labor for hiring and retaining veterans.',
    },
    company.guaranteed_interview && {
      label: 'Guaranteed interview',
      meaning: 'Every veteran who meets the essential requirements is interviewed.',
    },
    company.placement_host && {
      label: countryOf(countryId).words.placementHost,
      meaning: 'You can do a placement there before you leave the service.',
    },
  ].filter((fact) => fact !== null && fact !== false && fact !== '');
}
