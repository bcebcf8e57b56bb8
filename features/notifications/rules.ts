/** How a notification reaches a person by email. */
export const EMAIL_MODES = ['immediately', 'daily', 'never'] as const;
export type EmailMode = (typeof EMAIL_MODES)[number];

export type NotificationRole = 'veteran' | 'recruiter' | 'operator';

type KindRule = {
  /** The roles that get notifications of this kind and can choose how. */
  roles: readonly NotificationRole[];
  label: string;
  /** The default email mode. `always`: a decision about the account itself, which can't be turned off. */
  email: EmailMode | 'always';
  /** Segments of API paths whose open queries are refetched when one arrives. */
  refreshes: readonly string[];
};

/** All kinds of notification. The keys are used in the database and the settings API. */
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
  application_late: {
    roles: ['veteran'],
    label: 'Late replies',
    email: 'immediately',
    refreshes: ['applications'],
  },
  offer_made: { roles: ['veteran'], label: 'Job offers', email: 'immediately', refreshes: ['applications'] },
  application_reminder: {
    roles: ['veteran'],
    label: 'Reminders you set',
    email: 'immediately',
    refreshes: ['applications', 'tracked-applications'],
  },
  plan_task_due: {
    roles: ['veteran'],
    label: 'Reminders of your transition plan',
    email: 'immediately',
    refreshes: ['transition-plans', 'dashboard'],
  },
  plan_rule_changed: {
    roles: ['veteran'],
    label: 'Changes to your plan',
    email: 'daily',
    refreshes: ['transition-plans', 'dashboard'],
  },
  job_alert: {
    roles: ['veteran'],
    label: 'Job alerts',
    email: 'immediately',
    refreshes: ['alerts'],
  },
  job_reminder: {
    roles: ['veteran'],
    label: 'Saved jobs and unsent applications: closing soon, or closed',
    email: 'immediately',
    refreshes: ['jobs', 'applications'],
  },
  account_deletion: {
    roles: ['veteran', 'recruiter'],
    label: 'Deletion of your account',
    email: 'always',
    refreshes: ['privacy'],
  },
  application_received: {
    roles: ['recruiter'],
    label: 'New applicants',
    email: 'daily',
    refreshes: ['applications', 'recruiter', 'dashboard'],
  },
  application_ended: {
    roles: ['recruiter'],
    label: 'Applicants who withdraw or let an offer expire',
    email: 'daily',
    refreshes: ['applications', 'recruiter', 'dashboard'],
  },
  offer_answered: {
    roles: ['recruiter'],
    label: 'Applicants who accept or decline an offer',
    email: 'immediately',
    refreshes: ['applications', 'recruiter', 'dashboard'],
  },
  interview_arranged: {
    roles: ['veteran', 'recruiter'],
    label: 'Interviews: times proposed, chosen, changed or cancelled',
    email: 'immediately',
    refreshes: ['interviews', 'applications', 'dashboard'],
  },
  interview_reminder: {
    roles: ['veteran', 'recruiter'],
    label: 'Reminders of interviews, a day before',
    email: 'immediately',
    refreshes: ['interviews', 'dashboard'],
  },
  applicant_mention: {
    roles: ['recruiter'],
    label: 'Colleagues who mention you in a note',
    email: 'immediately',
    refreshes: ['applications'],
  },
  message_received: {
    roles: ['veteran', 'recruiter'],
    label: 'Messages',
    email: 'immediately',
    refreshes: ['conversations'],
  },
  message_checked: {
    roles: ['veteran', 'recruiter'],
    label: 'Decisions about messages of yours that we check',
    email: 'immediately',
    refreshes: ['conversations'],
  },
  message_held: {
    roles: ['operator'],
    label: 'Messages waiting to be checked, and reported messages',
    email: 'immediately',
    refreshes: ['held', 'queues'],
  },
  job_report_decided: {
    roles: ['veteran'],
    label: 'Decisions about jobs that you reported',
    email: 'immediately',
    refreshes: ['jobs'],
  },
  job_taken_down: {
    roles: ['recruiter'],
    label: 'Jobs of your company that our team takes down',
    email: 'immediately',
    refreshes: ['recruiter', 'jobs'],
  },
  job_checked: {
    roles: ['recruiter'],
    label: 'Decisions about jobs of yours that we check',
    email: 'immediately',
    refreshes: ['recruiter', 'jobs'],
  },
  webhook_disabled: {
    roles: ['recruiter'],
    label: 'Webhooks of your company that were switched off',
    email: 'immediately',
    refreshes: ['recruiter'],
  },
  job_held: {
    roles: ['operator'],
    label: 'Jobs waiting to be checked',
    email: 'immediately',
    refreshes: ['held', 'queues'],
  },
  feed_waits: {
    roles: ['recruiter', 'operator'],
    label: 'Job feeds that wait for your decision',
    email: 'immediately',
    refreshes: ['job-feeds'],
  },
  job_reported: {
    roles: ['operator'],
    label: 'Jobs that veterans report',
    email: 'immediately',
    refreshes: ['reported-jobs', 'queues'],
  },
  contact_requested: {
    roles: ['veteran'],
    label: 'Employers who ask to contact you',
    email: 'immediately',
    refreshes: ['contact-requests', 'candidate-visibility'],
  },
  contact_answered: {
    roles: ['recruiter'],
    label: 'Candidates who answer your contact requests',
    email: 'immediately',
    refreshes: ['candidates'],
  },
  contact_reported: {
    roles: ['operator'],
    label: 'Contact requests that veterans report',
    email: 'immediately',
    refreshes: [],
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
  background_failed: {
    roles: ['operator'],
    label: 'Scheduled work that fails',
    email: 'immediately',
    refreshes: ['background-jobs'],
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

/** The system operator counts as an operator. */
export const notificationRole = (role: NotificationRole | 'system_operator'): NotificationRole =>
  role === 'system_operator' ? 'operator' : role;

/** How one notification is emailed to one person. An unverified address gets only emails that can't be turned off. */
export function emailModeFor(
  kind: NotificationKind,
  person: { chosen: EmailMode | null; email_verified: boolean },
): EmailMode | 'always' {
  const rule = ruleOf(kind);
  if (rule.email === 'always') return 'always';
  return person.email_verified ? (person.chosen ?? rule.email) : 'never';
}

/** Whether a query, identified by the path in its key, shows data that this kind of notification changes. */
export function isRefreshedBy(kind: string, queryKey: unknown): boolean {
  if (typeof queryKey !== 'string' || !Object.hasOwn(KINDS, kind)) return false;
  const segments = queryKey.split(/[/ ]/);
  return ruleOf(kind as NotificationKind).refreshes.some((segment) => segments.includes(segment));
}

/** Whether a query shows data on this topic, a segment of its path. */
export const isOnTopic = (topic: string, queryKey: unknown): boolean =>
  typeof queryKey === 'string' && queryKey.split(/[/ ]/).includes(topic);

/** Segments of API paths whose queries follow live events: those of notifications, and the list of notifications itself. */
export const LIVE_TOPICS: ReadonlySet<string> = new Set([
  'notifications',
  ...KIND_NAMES.flatMap((kind) => ruleOf(kind).refreshes),
]);

/** Whether a query shows data that live events refresh. */
export const isLive = (queryKey: unknown): boolean =>
  typeof queryKey === 'string' && queryKey.split(/[/ ]/).some((segment) => LIVE_TOPICS.has(segment));

/** Open streams per person and process. Further ones get 429. */
export const STREAMS_PER_PERSON = 8;
