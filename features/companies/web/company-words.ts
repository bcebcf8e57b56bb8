/** The labels of the statuses. */
export const STATUS_WORDS: Record<string, string> = {
  active: 'Active',
  pending: 'Waiting for approval',
  rejected: 'Not approved',
  inactive: 'Inactive',
};

/** The label of a decision, by the resulting status. */
export const DECISION_WORDS: Record<string, string> = {
  active: 'Approved',
  pending: 'Sent for approval',
  rejected: 'Not approved',
  inactive: 'Deactivated',
};
