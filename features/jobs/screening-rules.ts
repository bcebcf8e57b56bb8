import type { ScreeningQuestion } from './shapes.ts';

type Input = Pick<ScreeningQuestion, 'kind' | 'knockout'> & { minimum?: number | null | undefined };

/** The text that tells a veteran, before applying, which answer a question requires; null without a requirement. */
export function knockoutSentence({ kind, knockout, minimum }: Input): string | null {
  if (!knockout) return null;
  if (kind === 'yes_no') return 'You can apply only if you can answer Yes.';
  if (kind === 'number' && typeof minimum === 'number') return `You can apply only with ${minimum} or more.`;
  return null;
}

/** The same for the recruiters of the job. */
export function knockoutRule({ kind, knockout, minimum }: Input): string | null {
  if (!knockout) return null;
  if (kind === 'yes_no') return 'Applicants must answer Yes.';
  return kind === 'number' && typeof minimum === 'number' ? `Applicants need ${minimum} or more.` : null;
}
