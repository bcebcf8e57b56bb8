import type { RequestStatus } from '#features/candidates/rules.ts';
import type { Stage } from '#features/jobs/stages.ts';
import { paths } from '#kit/ui/paths.ts';

export const SIDES = ['veteran', 'company'] as const;
export type Side = (typeof SIDES)[number];
export const otherSide = (side: Side): Side => (side === 'veteran' ? 'company' : 'veteran');

export const MOST_CHARACTERS = 5000;
export const MOST_SUBJECT_CHARACTERS = 150;
/** 10 MB, as for CVs. */
export const MAX_ATTACHMENT_BYTES = 10 * 1024 * 1024;
export const MOST_ATTACHMENTS = 5;
/** Uploaded files that one person may have waiting in unsent messages. */
export const MOST_UNSENT_ATTACHMENTS = 20;
export const MOST_TEMPLATES = 50;
/** Applicants that one bulk message may name. */
export const MOST_IN_BULK = 500;
/** Bulk messages of a company in 24 hours. */
export const BULK_PER_DAY = 2000;
/** Messages of one side in one conversation. */
export const PER_CONVERSATION = { max: 20, window: 600 } as const;
/** Messages of one person in all conversations. */
export const PER_SENDER = { max: 100, window: 3600 } as const;
/** Minutes in which further messages of a conversation cause no second email. */
export const QUIET_MINUTES = 15;
/** Days in which both sides can still write after an application has ended. */
export const DAYS_AFTER_END = 30;

export const INBOX_FILTERS = ['all', 'unread', 'waiting'] as const;
export type InboxFilter = (typeof INBOX_FILTERS)[number];

/** How a conversation is addressed: by the application or the contact request it belongs to. It exists from the first message on. */
export type ConversationKey = `application-${number}` | `contact-${number}`;
export const conversationKey = (about: {
  application_id?: number | null;
  contact_request_id?: number | null;
}): ConversationKey =>
  about.application_id ? `application-${about.application_id}` : `contact-${about.contact_request_id ?? 0}`;

/** @returns what a key names, or null when it is none */
export function readConversationKey(key: string): { application_id: number } | { contact_request_id: number } | null {
  const [, kind, digits] = /^(application|contact)-([1-9]\d{0,9})$/.exec(key) ?? [];
  const id = Number(digits);
  if (!kind || id > 2_147_483_647) return null;
  return kind === 'application' ? { application_id: id } : { contact_request_id: id };
}

/** The inbox of a side, or one conversation in it. */
export const inboxPath = (side: Side, conversation?: ConversationKey): string =>
  (side === 'veteran' ? paths.veteran : paths.recruiter).messages(conversation && { conversation });
export const heldPath = paths.operator.held;

/** Stages after which an application is over. Someone who was hired may go on talking to their employer. */
const ENDED: readonly Stage[] = ['not_selected', 'declined', 'withdrawn', 'job_closed'];

const DAY = 86_400_000;

export type Exits = {
  stage: Stage | null;
  stage_since: string | null;
  request_status: RequestStatus | null;
  veteran_is_active: boolean;
  company_is_active: boolean;
  is_blocked: boolean;
};

/** Whether a side can write, the reason why not, and a deadline where there is one. */
export type Writing = { may_write: true; until: string | null } | { may_write: false; reason: string };

const closed = (reason: string): Writing => ({ may_write: false, reason });

/**
 * Who can still write in a conversation. A closed job changes nothing by itself: its applications end, and those decide. Hiding the
 * profile from a company ends a contact, but not the conversation about an application that the veteran sent.
 */
export function writingOf(side: Side, exits: Exits, now = new Date()): Writing {
  if (exits.is_blocked)
    return closed(
      side === 'veteran'
        ? 'You blocked this employer. Unblock them to write again.'
        : 'This person has turned off messages in this conversation.',
    );
  if (!exits.veteran_is_active)
    return closed(
      side === 'veteran'
        ? 'Your account is closed, so you can’t write messages.'
        : 'This person has closed their account. You can read the messages but no longer write.',
    );
  if (!exits.company_is_active)
    return closed(
      side === 'veteran'
        ? 'This employer’s account isn’t active, so nobody there can read new messages.'
        : 'Your company’s account isn’t active, so you can’t write messages.',
    );
  if (exits.request_status !== null && exits.request_status !== 'accepted')
    return closed('The contact has ended. You can read the messages but no longer write.');
  if (exits.stage !== null && ENDED.includes(exits.stage) && exits.stage_since !== null) {
    const until = new Date(Date.parse(exits.stage_since) + DAYS_AFTER_END * DAY);
    if (until <= now)
      return closed(
        `This application ended more than ${DAYS_AFTER_END} days ago. You can read the messages but no longer write.`,
      );
    return { may_write: true, until: until.toISOString() };
  }
  return { may_write: true, until: null };
}

/** The tokens of templates and bulk messages, as recruiters read them. */
export const TOKENS = {
  first_name: 'Applicant’s first name',
  job_title: 'Job title',
  company: 'Company name',
  recruiter: 'Your name',
} as const;
export type Token = keyof typeof TOKENS;
export type TokenValues = Record<Token, string>;
export const TOKEN_NAMES = Object.keys(TOKENS) as Token[];
const isToken = (name: string): name is Token => Object.hasOwn(TOKENS, name);

const TOKEN = /\{\s*([\p{L}\p{N}_][\p{L}\p{N}_ -]{0,39}?)\s*\}/gu;

/** The names in braces that are no token, each once, as written. */
export function unknownTokens(text: string): string[] {
  const names = [...text.matchAll(TOKEN)].map(([, name = '']) => name);
  return [...new Set(names)].filter((name) => !isToken(name));
}

/** The error for unknown tokens with the list of known ones, or null. */
export function faultOfTokens(text: string): string | null {
  const unknown = unknownTokens(text);
  if (unknown.length === 0) return null;
  const named = unknown.slice(0, 3).map((name) => `{${name}}`);
  const known = TOKEN_NAMES.map((name) => `{${name}}`).join(', ');
  return `${named.join(', ')} can’t be filled in. Use ${known}.`;
}

/** Fills tokens in. Unknown ones stay as they are. Values are inserted as text and never searched for tokens again. */
export const fillTokens = (text: string, values: TokenValues): string =>
  text.replace(TOKEN, (written, name: string) => (isToken(name) ? values[name] : written));
