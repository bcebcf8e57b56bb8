import type { ScreeningQuestion } from './shapes.ts';

type Asked = Pick<ScreeningQuestion, 'kind' | 'knockout'> & { minimum?: number | null | undefined };

/**
 * What a veteran reads before applying about a question that must be met; null where every answer is fine. A knockout is a plain warning:
 * it marks an answer for the recruiter and turns nobody away.
 */
export function knockoutSentence({ kind, knockout, minimum }: Asked): string | null {
  if (!knockout) return null;
  if (kind === 'yes_no') return 'Needed for this job: the answer must be Yes.';
  if (kind === 'number' && typeof minimum === 'number') return `Needed for this job: ${minimum} or more.`;
  return null;
}
