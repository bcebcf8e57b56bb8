import type { ResumeContent } from '../content.ts';
import type { OwnWording } from '../contract.ts';
import { inCivilianWords, suggestCivilianWording } from '../military-words/civilian-wording.ts';
import type { WordingSuggestion } from '../resumes-contract.ts';
import { textsOf } from './placed-texts.ts';

/** A line that reads well on a card: longer ones are paragraphs. */
const LINE = { least: 20, most: 240 };

/** The suggestions for a text with each term once, the first place of each. */
export const termsIn = (found: readonly WordingSuggestion[]): WordingSuggestion[] =>
  found.filter(({ term }, index) => found.findIndex((one) => one.term === term) === index);

/** How many military terms a resume has, and the line of it in which most words change. */
export function ownWordingOf(content: ResumeContent, country: 'UK' | 'US'): Omit<OwnWording, 'resume_id'> {
  const texts = textsOf(content).map((at) => ({ ...at, terms: termsIn(suggestCivilianWording(at.text, { country })) }));
  const lines = texts
    .filter(({ kind, section, text }) => {
      const { length } = text.trim();
      return (
        kind === 'sentence' && section !== 'basics' && length >= LINE.least && length <= LINE.most && !/\n/.test(text.trim())
      );
    })
    .map(({ text, terms }) => {
      const before = text.trim();
      return { before, after: inCivilianWords(before, country), changes: terms.filter(isReplaced).length };
    })
    .filter(({ before, after }) => after !== before)
    .sort((one, other) => other.changes - one.changes);
  const [best] = lines;
  const first = texts.flatMap(({ terms }) => terms)[0];
  return {
    terms: texts.reduce((sum, { terms }) => sum + terms.length, 0),
    line: best ? { before: best.before, after: best.after } : first ? { before: first.term, after: first.suggestion } : null,
  };
}

/** A rank keeps its name and gets an explanation in brackets. */
const isReplaced = ({ suggestion }: WordingSuggestion) => !suggestion.includes('(');
