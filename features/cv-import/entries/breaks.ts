import { isDuration } from '../vocabulary/dates.ts';
import { anyOf, either } from '../vocabulary/terms.ts';
import type { Entry } from './entry.ts';

/** What people call a time without a job. `Maternity leave cover` and `Career break coach` are jobs. */
const BREAK = either(
  'iu',
  /^(?:planned )?travell?(?:ed|ing) (?:in|to|through|around|round|across|the world|abroad)\b/,
  new RegExp(String.raw`^(?:planned )?${anyOf('breaks')}(?=$|\s*[:;,(–—-]|\s+(?:to|for|while|in|due|after|with)\b)`, 'u'),
  /^(?:planned )?(?:raising|bringing up) (?:(?:a|my|our) family|(?:(?:my|our|two|three|four|five|young|\d) )*(?:children|kids))\b/,
  new RegExp(String.raw`^(?:planned )?(?:caring for|looking after) (?:an? |my |our )?(?:\p{Ll}+ )?${anyOf('relatives')}\b`, 'u'),
);

/**
 * A time between jobs among the entries of a section with jobs, in a heading or only in the text below its dates. With a list of what someone did
 * then, it is presented as a job.
 */
export const isBreak = ({ pieces, highlights, paragraphs }: Entry) =>
  highlights.length === 0 &&
  (pieces.some(({ text }) => BREAK.test(text)) || (pieces.length === 0 && BREAK.test(paragraphs[0] ?? '')));

/** All text of an entry as printed lines: its heading with its dates, then what is below. */
export function linesOfBreak({ pieces, span, durations, paragraphs, highlights, federal, url }: Entry): string[] {
  const heading = [...pieces.map(({ text }) => text), span.printedDates, ...durations.filter((text) => !isDuration(text))];
  return [heading.filter(Boolean).join(', '), ...paragraphs, ...highlights, ...federal, url].filter(Boolean);
}
