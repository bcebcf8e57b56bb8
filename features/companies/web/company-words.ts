/** A status as people read it. */
export const STATUS_WORDS: Record<string, string> = {
  active: 'Active',
  pending: 'Waiting for approval',
  rejected: 'Not approved',
  inactive: 'Inactive',
};

/** What was done by a decision, from the status that it led to. */
export const DECISION_WORDS: Record<string, string> = {
  active: 'Approved',
  pending: 'Sent for approval',
  rejected: 'Not approved',
  inactive: 'Deactivated',
};
