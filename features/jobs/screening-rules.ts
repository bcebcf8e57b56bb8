import type { ScreeningQuestion } from './shapes.ts';

type Asked = Pick<ScreeningQuestion, 'kind' | 'knockout'> & { minimum?: number | null | undefined };

/** What a veteran reads, before applying, about a question that must be met; null where no answer keeps anyone from applying. */
export function knockoutSentence({ kind, knockout, minimum }: Asked): string | null {
  if (!knockout) return null;
  if (kind === 'yes_no') return 'You can apply only if you can answer Yes.';
  if (kind === 'number' && typeof minimum === 'number') return `You can apply only with ${minimum} or more.`;
  return null;
}
