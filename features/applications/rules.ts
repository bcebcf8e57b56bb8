/** Who moves an application. `system` closes those of a job that was closed. */
export type Mover = 'veteran' | 'recruiter' | 'system';

export const STAGES = [
  'draft',
  'submitted',
  'in_review',
  'shortlisted',
  'interview',
  'offer',
  'hired',
  'not_selected',
  'declined',
  'withdrawn',
  'job_closed',
] as const;
export type Stage = (typeof STAGES)[number];

/** The stages of the pipeline in their order; the others are exits. */
export const PIPELINE = ['submitted', 'in_review', 'shortlisted', 'interview', 'offer', 'hired'] as const satisfies Stage[];

/**
 * Which moves are allowed, and to whom. A recruiter may jump forward, step back to mend a slip, and reopen an exit of their own making;
 * what the veteran ended stays ended.
 */
export const NEXT_STAGE: Record<Stage, Partial<Record<Mover, readonly Stage[]>>> = {
  draft: { veteran: ['submitted', 'withdrawn'], system: ['job_closed'] },
  submitted: {
    recruiter: ['in_review', 'shortlisted', 'interview', 'offer', 'hired', 'not_selected'],
    veteran: ['withdrawn'],
    system: ['job_closed'],
  },
  in_review: {
    recruiter: ['submitted', 'shortlisted', 'interview', 'offer', 'hired', 'not_selected'],
    veteran: ['withdrawn'],
    system: ['job_closed'],
  },
  shortlisted: {
    recruiter: ['in_review', 'interview', 'offer', 'hired', 'not_selected'],
    veteran: ['withdrawn'],
    system: ['job_closed'],
  },
  interview: { recruiter: ['shortlisted', 'offer', 'hired', 'not_selected'], veteran: ['withdrawn'], system: ['job_closed'] },
  offer: { recruiter: ['interview', 'hired', 'not_selected'], veteran: ['declined', 'withdrawn'], system: ['job_closed'] },
  hired: { recruiter: ['offer'] },
  not_selected: { recruiter: ['in_review', 'shortlisted', 'interview', 'offer'] },
  declined: {},
  withdrawn: {},
  job_closed: { recruiter: ['in_review'] },
};

export function mayMove(from: Stage, to: Stage, mover: Mover): boolean {
  return NEXT_STAGE[from][mover]?.includes(to) ?? false;
}

/** Structured reasons for not selecting; the veteran reads `told`, with what may help next. */
export const NOT_SELECTED_REASONS = {
  other_candidate: { label: 'Another candidate was a closer match', told: 'Another candidate was a closer match this time.' },
  missing_requirement: {
    label: 'Does not meet a stated requirement',
    told: 'The employer needs something in the advert that your application did not show.',
  },
  more_experience: { label: 'Needs more experience in this field', told: 'The employer wants more experience in this field.' },
  location: { label: 'Place or travel does not fit', told: 'The place or the travel did not fit.' },
  salary: { label: 'Pay expectations do not fit', told: 'The pay on offer and your expectation were too far apart.' },
  availability: { label: 'Start date does not fit', told: 'The employer needs someone at another time.' },
  clearance: { label: 'Lacks the clearance needed', told: 'The post needs a clearance that could not be shown.' },
  position_filled: { label: 'Position filled', told: 'The position has been filled.' },
} as const;
export type NotSelectedReason = keyof typeof NOT_SELECTED_REASONS;

/** The five plain states a veteran sees. */
export type PlainState = 'sent' | 'being_read' | 'moving_forward' | 'decided' | 'ended';

export const PLAIN_STATE: Record<Exclude<Stage, 'draft'>, PlainState> = {
  submitted: 'sent',
  in_review: 'being_read',
  shortlisted: 'moving_forward',
  interview: 'moving_forward',
  offer: 'decided',
  hired: 'decided',
  not_selected: 'decided',
  declined: 'ended',
  withdrawn: 'ended',
  job_closed: 'ended',
};

/** An undo is offered for this many seconds after a move. */
export const UNDO_SECONDS = 10;
