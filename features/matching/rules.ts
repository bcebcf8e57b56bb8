/** Why a job is not for somebody, in the order of the menu. */
export const DISMISS_REASONS = ['occupation', 'level', 'place', 'pay', 'employer', 'other'] as const;
export type DismissReason = (typeof DISMISS_REASONS)[number];

export const DISMISS_LABELS: Record<DismissReason, string> = {
  occupation: 'Not the work I want',
  level: 'Wrong level',
  place: 'Too far away',
  pay: 'Pay is too low',
  employer: 'Not this employer',
  other: 'Another reason',
};
