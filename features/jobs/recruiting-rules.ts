import { countryOf } from '#kit/country/country.ts';
import type { JobStatus, ScreeningQuestion } from './shapes.ts';

/**
 * The allowed changes of status. A published job becomes `expired` at its closing date; a recruiter never sets it.
 * A paused or expired job may be closed without publishing it again.
 */
export const JOB_MOVES: Record<JobStatus, readonly JobStatus[]> = {
  draft: ['published'],
  published: ['paused', 'closed', 'filled', 'expired'],
  paused: ['published', 'closed', 'filled'],
  closed: ['published'],
  filled: ['published'],
  expired: ['published', 'closed', 'filled'],
};

export function mayMoveJob(from: JobStatus, to: JobStatus): boolean {
  return JOB_MOVES[from].includes(to);
}

/** Statuses that also close the undecided applications. A pause closes none. */
export const ENDS_APPLICATIONS = ['closed', 'filled'] as const satisfies JobStatus[];
export type Ending = (typeof ENDS_APPLICATIONS)[number];

/** Minimum length of a published description in characters, without markup. */
export const MIN_DESCRIPTION = 50;
/** Maximum number of days that a job may stay open, from the day of publishing. */
export const MAX_OPEN_DAYS = 180;
/** Number of days in which the same title at the same location counts as a duplicate. */
export const DUPLICATE_DAYS = 30;

/** The time zone in which a closing day ends. */
export const closingZone = (countryId: number) => countryOf(countryId).closingZone;

/** The calendar day of an instant in a zone: `2026-11-21`. */
export function dayIn(zone: string, instant = new Date()): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(instant);
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** The text of HTML without its markup. */
export function textOf(html: string): string {
  return html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(?:nbsp|#160|#xa0);/gi, ' ')
    .replace(/&\w+;|&#\w+;/g, '.')
    .replace(/\s+/g, ' ')
    .trim();
}

export type Missing = { field: string; message: string };

/**
 * The fields that are missing before a job can be published, in the order of the form.
 * @param today the current day in the closing zone
 */
export function missingToPublish(
  job: {
    title: string;
    description: string;
    job_type: string | null;
    type: string | null;
    experience: string | null;
    city_id: number | null;
    closes_on: string | null;
  },
  today: string,
): Missing[] {
  const missing: Missing[] = [];
  const needs = (field: string, message: string) => missing.push({ field, message });
  if (job.title.trim().length < 3) needs('title', 'Enter a job title');
  const written = textOf(job.description).length;
  if (written === 0) needs('description', `Describe the job in at least ${MIN_DESCRIPTION} characters`);
  else if (written < MIN_DESCRIPTION)
    needs('description', `Describe the job in at least ${MIN_DESCRIPTION} characters; you have ${written} so far`);
  if (job.job_type === null) needs('job_type', 'Choose a job type');
  if (job.type === null) needs('type', 'Choose on site, hybrid or remote');
  if (job.experience === null) needs('experience', 'Choose an experience level');
  if (job.city_id === null && job.type !== 'remote') needs('city_id', 'Choose a location, or make the job remote');
  if (job.closes_on === null) needs('closes_on', 'Choose a closing date');
  else if (job.closes_on < today) needs('closes_on', 'The closing date has passed. Choose a later one');
  else if (job.closes_on > addDays(today, MAX_OPEN_DAYS))
    needs('closes_on', `Choose a closing date within ${MAX_OPEN_DAYS} days, by ${addDays(today, MAX_OPEN_DAYS)}`);
  return missing;
}

/** Phrases that ask people for information that no honest advert needs. The tests contain examples and counterexamples for each rule. */
const BANK =
  /\b(?:bank(?:ing)? (?:account )?(?:details?|numbers?|information|statements?)|account numbers?|sort code|iban|routing number|(?:credit|debit|bank) card|card (?:number|details)|cvv|pin number|online banking)\b/;
const IDENTITY =
  /\b(?:national insurance (?:number|no\b)|n\.?i\.? number|nino\b|social security (?:number|no\b)|ssn\b|passport (?:number|no\b)|driving licence (?:number|no\b)|driver'?s? licen[sc]e (?:number|no\b)|(?:national )?id(?:entity)? (?:card )?number|tax(?:payer)? (?:file |identification |reference )?number|dod id)/;
const HAND_OVER =
  /\b(?:send|e-?mail|text|whatsapp|give|provide|supply|submit|enter|share|tell|include|attach|upload|quote|state|confirm|ask(?:ed)? (?:you )?for|need|require|want|request)\b/;
const FEE =
  /\b(?:registration|application|administration|admin|processing|training|starter(?: kit| pack)?|joining|enrolment|enrollment|visa|equipment|uniform|background check|dbs(?: check)?|vetting|security|refundable|placement|recruitment)(?: (?:kit|pack|course))? (?:fees?|deposits?|charges?)\b/;

type HeldRule = { what: 'bank details' | 'identity numbers' | 'money'; asks: RegExp; unless?: RegExp };

const joined = (...parts: (RegExp | string)[]) =>
  new RegExp(parts.map((part) => (typeof part === 'string' ? part : part.source)).join(''), 'i');
const NEAR = '[^.!?]{0,80}?';
/** Phrases about a person who already has the job. */
const ONCE_HIRED = /\b(?:on|from) your first day\b|\b(?:once|after|when) you (?:have )?(?:start|join|been appointed|been hired)/i;

export const HELD_RULES: readonly HeldRule[] = [
  { what: 'bank details', asks: joined(HAND_OVER, NEAR, '\\byour\\b', '[^.!?]{0,40}?', BANK), unless: ONCE_HIRED },
  { what: 'identity numbers', asks: joined(HAND_OVER, NEAR, '\\byour\\b', '[^.!?]{0,40}?', IDENTITY), unless: ONCE_HIRED },
  {
    what: 'money',
    asks: joined(
      '\\b(?:you|candidates?|applicants?)\\b(?: \\w+)? (?:must|will|need to|have to|are required to|are asked to)(?: \\w+)? (?:pay|send|transfer|wire|deposit)\\b',
      NEAR,
      FEE,
    ),
  },
  {
    what: 'money',
    asks: joined(FEE, '[^.!?]{0,40}?', '\\b(?:is|are|must be|to be|should be) (?:payable|paid|required|sent|due)\\b'),
    unless: /\b(?:paid|covered|met|refunded|reimbursed) (?:by (?:us|the company|the employer)|for you|in full)\b/i,
  },
  {
    what: 'money',
    asks: /(?:^|\b(?:please|you|candidates?|applicants?)\b[^.!?]{0,40}?)\b(?:pay|send|transfer|wire)(?: us)? (?:a (?:fee|deposit) of )?[£$€] ?\d/i,
    unless: /\b(?:we|which|that) (?:will )?pay\b|\bpaid\b|\bearn\b/i,
  },
  {
    what: 'money',
    asks: /\b(?:pay|payment|fee|deposit|money)\b[^.!?]{0,40}?\b(?:up ?-?front|before (?:you start|the interview|your interview))/i,
  },
  {
    what: 'money',
    asks: /\b(?:buy|purchase|send|pay (?:with|by|in|using)|payment (?:by|in))\b[^.!?]{0,40}?\b(?:gift cards?|western union|moneygram|bitcoin|crypto(?:currency)?)\b/i,
    unless: /\b(?:customers?|clients?|players?|users?|guests?|visitors?)\b/i,
  },
];

/** In a question to the applicant, naming the thing is enough: "What is your …", "Enter the …". */
const ASKED_IN_QUESTION: readonly HeldRule[] = [
  { what: 'bank details', asks: joined('(?:^\\W*|\\b(?:your|enter|state|give|provide)\\b[^.!?]{0,40}?)', BANK) },
  { what: 'identity numbers', asks: joined('(?:^\\W*|\\b(?:your|enter|state|give|provide)\\b[^.!?]{0,40}?)', IDENTITY) },
];

const NEGATED = /\b(?:no|not|never|nor|none|without|nobody|cannot)\b|n[’']t\b/i;

function matches(sentence: string, rule: HeldRule): boolean {
  const found = rule.asks.exec(sentence);
  if (!found || rule.unless?.test(sentence)) return false;
  // "We never ask you to send your bank details": a negation in the clause up to the last matching word reverses its meaning.
  const before = sentence.slice(0, found.index + found[0].length);
  return !NEGATED.test(before.slice(Math.max(0, before.search(/[^,;:]*$/))));
}

const REASON: Record<HeldRule['what'], string> = {
  'bank details': 'A job cannot ask for bank details. Remove this, and ask after you hire someone.',
  'identity numbers': 'A job cannot ask for identity numbers. Remove this, and ask after you hire someone.',
  money: 'A job cannot ask applicants for money. Remove this.',
};

/** What a text asks people for that no honest employer needs before hiring: in a post, a message or a contact request. Null for none. */
export function whatIsAskedFor(text: string, rules: readonly HeldRule[] = HELD_RULES): HeldRule['what'] | null {
  const sentences = text.split(/(?<=[.!?])\s+|\n/);
  return rules.find((each) => sentences.some((sentence) => matches(sentence.trim(), each)))?.what ?? null;
}

/** The fields that ask applicants for bank details, identity numbers or money, so that the job may not be published. */
export function reasonsToHold(job: {
  title: string;
  description: string;
  responsibilities: string[];
  requirements: string[];
  screening_questions: ScreeningQuestion[];
}): Missing[] {
  const found: Missing[] = [];
  const look = (field: string, text: string, rules: readonly HeldRule[]) => {
    const what = whatIsAskedFor(text, rules);
    if (what) found.push({ field, message: REASON[what] });
  };
  look('title', job.title, HELD_RULES);
  look('description', textOf(job.description.replace(/<\/(?:p|li|h3)>|<br ?\/?>/g, '. ')), HELD_RULES);
  for (const [index, line] of job.responsibilities.entries()) look(`responsibilities.${index}`, line, HELD_RULES);
  for (const [index, line] of job.requirements.entries()) look(`requirements.${index}`, line, HELD_RULES);
  for (const [index, { question }] of job.screening_questions.entries())
    look(`screening_questions.${index}.question`, question, [...HELD_RULES, ...ASKED_IN_QUESTION]);
  return found;
}
