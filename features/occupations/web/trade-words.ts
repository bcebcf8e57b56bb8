import type { TranslatedOccupation } from '../contract.ts';

/** The labels of jobs (docs/glossary.md). */
export const LEVEL_WORDS: Record<TranslatedOccupation['level'], string> = {
  entry: 'Entry level',
  junior: 'Junior',
  mid: 'Mid level',
  senior: 'Senior',
  lead: 'Lead',
  executive: 'Executive',
};

/** How sure a result is, in words; `share` is 0 to 1. */
export function confidenceInWords(share: number): { words: string; colour: 'success' | 'info' | 'default' } {
  if (share >= 0.75) return { words: 'Strong match', colour: 'success' };
  return share >= 0.45 ? { words: 'Good match', colour: 'info' } : { words: 'Possible match', colour: 'default' };
}

/**
 * The name to show first: what such jobs are called in Britain, otherwise the occupation's own name. A title with its abbreviation in brackets
 * is from the American list where there is no British one.
 */
export function namesOf({ title, titles }: Pick<TranslatedOccupation, 'title' | 'titles'>, forces: 'UK' | 'US') {
  const isBritish = forces === 'UK' && !titles.some((one) => one.includes('('));
  const [first, ...others] = isBritish ? titles : [title, ...titles];
  return { name: first ?? title, alsoCalled: others };
}
