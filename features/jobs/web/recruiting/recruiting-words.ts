import { LABELS } from '../../rules.ts';
import { type JobStatus, NOTICE_PERIODS, type ScreeningQuestion } from '../../shapes.ts';

/** The recruiters' label for each status, with the colour of its chip. */
export const STATUS_WORDS = {
  draft: { label: 'Draft', colour: 'default' },
  held: { label: 'Held for review', colour: 'warning' },
  published: { label: 'Published', colour: 'success' },
  paused: { label: 'Paused', colour: 'warning' },
  closed: { label: 'Closed', colour: 'default' },
  filled: { label: 'Filled', colour: 'info' },
  expired: { label: 'Expired', colour: 'warning' },
} as const satisfies Record<JobStatus, { label: string; colour: 'default' | 'success' | 'warning' | 'info' }>;

const EVENT_WORDS: Record<string, string> = {
  created: 'Created',
  edited: 'Edited',
  published: 'Published',
  paused: 'Paused',
  closed: 'Closed',
  filled: 'Marked as filled',
  expired: 'Expired on its closing date',
  imported: 'Imported',
  taken_down: 'Taken down by our team',
  held: 'Held for review',
  returned: 'Returned by our team',
  withdrawn: 'Withdrawn from review',
};

/** Events about a change of a published job, which name the fields that it changes. */
const CHANGE_WORDS: Record<string, string> = {
  held: 'Change held for review',
  returned: 'Change returned by our team',
  withdrawn: 'Change dropped',
};

/** The text of an event in a job's history. @param changes the fields that it is about */
export const eventWords = (kind: string, changes: readonly string[] = []) =>
  (changes.length > 0 ? CHANGE_WORDS[kind] : undefined) ?? EVENT_WORDS[kind] ?? kind;

/** `2 applicants`, `1 applicant`, `No applicants`. */
export function applicantsInWords(count: number): string {
  if (count === 0) return 'No applicants';
  return count === 1 ? '1 applicant' : `${count} applicants`;
}

const options = <Value extends string>(words: Record<Value, string>) =>
  Object.entries<string>(words).map(([value, label]) => ({ value, label }));

export const JOB_TYPE_OPTIONS = options(LABELS.job_type);
export const WORK_TYPE_OPTIONS = options(LABELS.type);
export const EXPERIENCE_OPTIONS = options(LABELS.experience);
export const PERIOD_OPTIONS = options({ hour: 'Hour', day: 'Day', week: 'Week', month: 'Month', year: 'Year' });
export const NOTICE_OPTIONS = NOTICE_PERIODS.map((value) => ({ value, label: value }));
export const QUESTION_KIND_OPTIONS = options({
  yes_no: 'Yes or no',
  choice: 'Multiple choice',
  number: 'Number',
  text: 'Text',
} satisfies Record<ScreeningQuestion['kind'], string>);

/** The clearances that employers ask for, lowest first. */
export const CLEARANCES = {
  GB: ['BPSS', 'CTC', 'SC', 'DV'].map((value) => ({ value, label: value })),
  US: ['Public Trust', 'Secret', 'Top Secret', 'TS/SCI'].map((value) => ({ value, label: value })),
} as const;

/** The name of each field in the history and in the list of missing fields. */
const FIELD_WORDS: Record<string, string> = {
  title: 'Job title',
  job_role: 'Occupation shown in the advert',
  description: 'Description',
  responsibilities: 'Responsibilities',
  requirements: 'Requirements',
  skills: 'Skills',
  industry_id: 'Industry',
  occupation_id: 'Match as',
  job_type: 'Job type',
  type: 'Workplace',
  experience: 'Experience level',
  city_id: 'Location',
  city: 'Location',
  postcode: 'Postcode',
  salary_from: 'Pay from',
  salary_to: 'Pay to',
  salary_per: 'Pay period',
  show_salary: 'Pay visibility',
  openings: 'Openings',
  security_clearance: 'Security clearance',
  notice_period: 'Notice period',
  starts_at: 'Start date',
  closes_on: 'Closing date',
  closes_at: 'Closing date',
  military_skills_accepted: 'Military experience instead of a degree',
  guaranteed_interview: 'Guaranteed interview',
  placement: 'Placement',
  screening_questions: 'Questions',
  apply_url: 'Application link',
  contact_name: 'Contact name',
  contact_email: 'Contact email',
  contact_phone: 'Contact phone',
  contact_hidden: 'Contact visibility',
};

/**
 * `Job title`, `Closing date`: the label of a field of the contract, or of an entry of one: `requirements.1`.
 * @param town what the country calls a town, where the form is on the screen: its label
 */
export function fieldWords(field: string, town?: string): string {
  const name = field.split('.')[0] ?? field;
  if (town && (name === 'city' || name === 'city_id')) return town;
  return FIELD_WORDS[name] ?? field;
}

/** What a recruiter reads after copying a job. @param leftOut names of fields */
export function copiedInWords(leftOut: readonly string[]): string {
  const names = leftOut.map((field) => fieldWords(field).toLowerCase());
  const last = names.pop();
  if (!last) return 'Copied as a draft';
  return `Copied as a draft, without the ${names.length > 0 ? `${names.join(', ')} and ${last}` : last}`;
}

const FIXED_VALUES: Record<string, Record<string, string>> = {
  job_type: LABELS.job_type,
  type: LABELS.type,
  experience: LABELS.experience,
};

/** A value of a job's history: `Full time`, `Yes`. */
export function valueWords(field: string, value: string): string {
  if (value === '') return 'Nothing';
  if (value === 'true') return 'Yes';
  if (value === 'false') return 'No';
  return FIXED_VALUES[field]?.[value] ?? value;
}
