/** How a notification reaches a person by mail. */
export const EMAIL_MODES = ['immediately', 'daily', 'never'] as const;
export type EmailMode = (typeof EMAIL_MODES)[number];

export type NotificationRole = 'veteran' | 'recruiter' | 'operator';

type KindRule = {
  /** Who gets notifications of this kind, and so may choose how. */
  roles: readonly NotificationRole[];
  label: string;
  /** How it is mailed until the person chooses. `always`: a decision about the account itself, which nobody can switch off. */
  email: EmailMode | 'always';
  /** Parts of the API whose open lists are fetched again when one arrives: a segment of their paths. */
  refreshes: readonly string[];
};

/** Everything that people are notified of. The key is what the database and the settings API use. */
export const KINDS = {
  application_sent: {
    roles: ['veteran'],
    label: 'Confirmation when you apply for a job',
    email: 'immediately',
    refreshes: ['applications'],
  },
  application_moved: {
    roles: ['veteran'],
    label: 'Progress of your applications',
    email: 'immediately',
    refreshes: ['applications'],
  },
  offer_made: { roles: ['veteran'], label: 'Job offers', email: 'immediately', refreshes: ['applications'] },
  application_received: {
    roles: ['recruiter'],
    label: 'New applicants',
    email: 'daily',
    refreshes: ['applications', 'recruiter', 'dashboard'],
  },
  application_ended: {
    roles: ['recruiter'],
    label: 'Applicants who withdraw or decline an offer',
    email: 'daily',
    refreshes: ['applications', 'recruiter', 'dashboard'],
  },
  recruiter_waits: {
    roles: ['recruiter'],
    label: 'Colleagues who ask to join your company',
    email: 'immediately',
    refreshes: ['company-users'],
  },
  company_decided: {
    roles: ['recruiter'],
    label: 'Decisions about your company',
    email: 'immediately',
    refreshes: ['company', 'companies', 'user-profile'],
  },
  company_waits: {
    roles: ['operator'],
    label: 'Companies that need approval',
    email: 'daily',
    refreshes: ['companies', 'queues'],
  },
  account_decided: {
    roles: ['veteran', 'recruiter'],
    label: 'Decisions about your account',
    email: 'always',
    refreshes: ['user-profile', 'company-users'],
  },
} as const satisfies Record<string, KindRule>;

export type NotificationKind = keyof typeof KINDS;
export const KIND_NAMES = Object.keys(KINDS) as [NotificationKind, ...NotificationKind[]];

export const ruleOf = (kind: NotificationKind): KindRule => KINDS[kind];

/** The system operator is an operator too. */
export const notificationRole = (role: NotificationRole | 'system_operator'): NotificationRole =>
  role === 'system_operator' ? 'operator' : role;

/** How one notification is mailed to one person. An address that nobody has verified gets only what nobody can switch off. */
export function emailModeFor(
  kind: NotificationKind,
  person: { chosen: EmailMode | null; email_verified: boolean },
): EmailMode | 'always' {
  const rule = ruleOf(kind);
  if (rule.email === 'always') return 'always';
  return person.email_verified ? (person.chosen ?? rule.email) : 'never';
}

/** Whether a query of the browser, by the path in its key, shows what a notification of this kind changes. */
export function isRefreshedBy(kind: string, queryKey: unknown): boolean {
  if (typeof queryKey !== 'string' || !Object.hasOwn(KINDS, kind)) return false;
  const segments = queryKey.split(/[/ ]/);
  return ruleOf(kind as NotificationKind).refreshes.some((segment) => segments.includes(segment));
}

/** Open streams that one person may have with one process. Further ones get 429. */
export const STREAMS_PER_PERSON = 8;
