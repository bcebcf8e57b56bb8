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

/**
 * The least score of each label; jobs below are weak matches. Chosen so that a label means a share of graded adverts that a reader called suitable:
 * `npm run bench -- match-quality --labels`, docs/decisions/0175-labels-of-matches.md.
 */
export const LEAST_MATCH = { strong: 75, good: 55 } as const;

/** `Strong match · 82%`, with the colour of its chip. */
export function matchWords(score: number): { label: string; colour: 'success' | 'info' | 'default' } {
  const [words, colour] =
    score >= LEAST_MATCH.strong
      ? (['Strong match', 'success'] as const)
      : score >= LEAST_MATCH.good
        ? (['Good match', 'info'] as const)
        : (['Weak match', 'default'] as const);
  return { label: `${words} · ${Math.round(score)}%`, colour };
}
