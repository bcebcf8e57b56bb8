import { leaning } from './posts.ts';

const TERM =
  /^(?:then )?(?:(?:full|part)[- ]time|permanent|temp(?:orary|\.)?|fixed[- ]term|seasonal|casual|zero[- ]hours?|hybrid|remote|on[- ]?site|bank|relief|agency|acting|interim|(?:on )?secondment|(?:two|three|\d+) shifts|(?:night|day|early|late|evening|weekend|rotating) shifts?|nights?|days?|evenings?|weekends?|term[- ]time(?: only)?|(?:maternity|paternity|parental leave|sick(?:ness)?|holiday|leave) cover|cover|(?:summer|winter|christmas|vacation|holiday|weekend|saturday|student|evening)s? (?:job|work)|contract|freelance|voluntary|unpaid|supernumerary|job[- ]share|(?:about |approx\.? )?\d+(?:\.\d+)? ?(?:hrs?|hours?)(?: ?(?:a|per|\/) ?(?:week|wk|month))?|\d?\.\d+ ?(?:fte|wte)|(?:\d+|three|six|nine|twelve)[- ]months?(?: (?:contract|placement|cover))?)$/i;

/** Whether a text says how someone is employed: `Part-time`, `weekends, then full time`. */
export const areTerms = (text: string) =>
  text.length < 60 && text.split(/\s*[,;/&]\s*|\s+and\s+/).every((part) => TERM.test(part));

/** A post without the bracket at its end that only says how someone was employed, and the text of that bracket. */
export function withoutTerms(text: string): { post: string; terms: string } {
  const [, post = '', terms = ''] = /^(.*\p{Lu}.*[^\s(])\s*\(([^()]+)\)$/u.exec(text) ?? [];
  // `Chef de Partie (larder, then grill)`: two words in small letters are a remark.
  const isRemark = / /.test(terms) && terms === terms.toLowerCase() && leaning(terms) <= 0;
  return terms !== '' && (isRemark || areTerms(terms)) ? { post, terms } : { post: text, terms: '' };
}
