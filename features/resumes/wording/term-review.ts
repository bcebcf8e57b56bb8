import type { WordingSuggestion } from '../resumes-contract.ts';
import { termsIn } from './own-wording.ts';
import type { PlacedText } from './placed-texts.ts';

/** A text with the suggestions that are offered for it. */
export type TextWithTerms<Content> = { at: PlacedText<Content>; found: readonly WordingSuggestion[] };

/** One term of one text: what a review decides on. */
export type ReviewItem<Content> = { text: TextWithTerms<Content>; term: string; suggestion: string; reason: string };

export const reviewItems = <Content>(texts: readonly TextWithTerms<Content>[]): ReviewItem<Content>[] =>
  texts.flatMap((text) => termsIn(text.found).map(({ term, suggestion, reason }) => ({ text, term, suggestion, reason })));

/** The original text with the accepted terms replaced, wherever they are in it. */
export const textWith = <Content>({ at, found }: TextWithTerms<Content>, accepted: ReadonlySet<string>): string =>
  found
    .filter(({ term }) => accepted.has(term))
    .reduceRight((text, { start, end, suggestion }) => text.slice(0, start) + suggestion + text.slice(end), at.text);

/** The terms that were accepted in a text. */
export const acceptedIn = <Content>(items: readonly ReviewItem<Content>[], { text }: { text: TextWithTerms<Content> }) =>
  new Set(items.filter((one) => one.text === text).map(({ term }) => term));

/** The content after going from one set of accepted items to another. A text that was changed elsewhere meanwhile stays as it is. */
export function withAccepted<Content>(
  content: Content,
  { items, from, to }: Record<'items' | 'from' | 'to', readonly ReviewItem<Content>[]>,
  textAt: (content: Content, at: PlacedText<Content>) => string | null,
): Content {
  return [...new Set(items.map(({ text }) => text))].reduce((now, text) => {
    const [before, after] = [textWith(text, acceptedIn(from, { text })), textWith(text, acceptedIn(to, { text }))];
    return before === after || textAt(now, text.at) !== before ? now : text.at.put(now, after);
  }, content);
}
