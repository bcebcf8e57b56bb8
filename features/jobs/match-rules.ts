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

/** Matches from this score on are shown as strong, and from the second on as good. */
const STRONG = 70;
const GOOD = 45;

/** `Strong match · 82%`, with the colour of its chip. */
export function matchWords(score: number): { label: string; colour: 'success' | 'info' | 'default' } {
  const [words, colour] =
    score >= STRONG
      ? (['Strong match', 'success'] as const)
      : score >= GOOD
        ? (['Good match', 'info'] as const)
        : (['Weak match', 'default'] as const);
  return { label: `${words} · ${Math.round(score)}%`, colour };
}
