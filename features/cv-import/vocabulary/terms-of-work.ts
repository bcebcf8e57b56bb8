import type { Context } from './context.ts';
import { titleScore } from './job-titles.ts';
import { anyOf } from './terms.ts';

const TERM = new RegExp(`^(?:then )?${anyOf('terms-of-work')}$`, 'i');

/** Whether a text says how someone is employed: `Part-time`, `weekends, then full time`. */
export const areTerms = (text: string) =>
  text.length < 60 && text.split(/\s*[,;/&]\s*|\s+and\s+/).every((part) => TERM.test(part));

/** A post without the bracket at its end that only says how someone was employed, and the text of that bracket. */
export function withoutTerms(context: Context, text: string): { jobTitle: string; terms: string } {
  const [, jobTitle = '', terms = ''] = /^(.*\p{Lu}.*[^\s(])\s*\(([^()]+)\)$/u.exec(text) ?? [];
  // `Chef de Partie (larder, then grill)`: two words in small letters are a remark.
  const isRemark = / /.test(terms) && terms === terms.toLowerCase() && titleScore(context, terms) <= 0;
  return terms !== '' && (isRemark || areTerms(terms)) ? { jobTitle, terms } : { jobTitle: text, terms: '' };
}
