/** What a run came to, in the words of the run log. */
export const OUTCOMES = {
  complete: 'Read to its end',
  unchanged: 'Nothing has changed',
  incomplete: 'Broke off',
  failed: 'Failed',
  empty: 'No jobs',
  interrupted: 'Interrupted',
} as const;
export type Outcome = keyof typeof OUTCOMES;

/** Runs after which it is known which jobs the source has. Only these may close jobs. */
export const isWhole = (outcome: Outcome | null): boolean => outcome === 'complete' || outcome === 'unchanged';

/** Whether so many jobs of a source may be closed without a decision by its owner. */
export const mayClose = ({ open, left }: { open: number; left: number }): boolean => left * 3 <= open;

/** How often a feed may be read, in hours. */
export const INTERVALS = [1, 3, 6, 12, 24, 168] as const;

export const intervalInWords = (hours: number): string =>
  hours === 1 ? 'Every hour' : hours === 24 ? 'Every day' : hours === 168 ? 'Every week' : `Every ${hours} hours`;

/** Counts of a run, in the order in which they are shown. */
export const COUNTS = {
  created: 'New',
  changed: 'Changed',
  unchanged: 'Unchanged',
  closed: 'Closed',
  held: 'Held for review',
  conflicts: 'In conflict',
  duplicates: 'Duplicates',
  refused: 'Refused',
} as const;

export const DIFFERENCES = {
  created: 'New',
  changed: 'Changed',
  closed: 'Closed',
  held: 'Held for review',
  conflict: 'Changed here and at the source',
  refused: 'Refused',
} as const;
export type Difference = keyof typeof DIFFERENCES;

/** Differences that a run stores. The counts cover all of them. */
export const MOST_DIFFERENCES = 500;
