/** Why a job is not for somebody, in the order of the menu. */
export const DISMISS_REASONS = ['occupation', 'level', 'place', 'pay', 'employer', 'other'] as const;
export type DismissReason = (typeof DISMISS_REASONS)[number];
