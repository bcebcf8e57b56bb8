import { type Line, textOf } from '../document/lines.ts';
import { paragraphsOf } from '../document/paragraphs.ts';

const FIELD = /^(?:from|to|cc|bcc|reply-to|sent|date|subject|attachments?):\s/i;
const SALUTATION = /^(?:dear|hello|hi|good (?:morning|afternoon|day)|to whom it may concern)\b[^.:;]{0,60}[,:!]?$/i;
const CLOSING =
  /^(?:cheers|(?:with )?(?:kind(?:est)? |best |warm )?regards|best wishes|(?:many )?thanks|thank you|yours (?:sincerely|faithfully|truly)|sincerely)[,.!]?$/i;
/** Where the salutation is at the latest, how long the message is at most, and how much of a CV follows it, in lines. */
const [LATEST, LONGEST, LEAST_BELOW] = [14, 25, 8];

/**
 * A CV in the text of an email, without the message before it.
 * @returns its lines, with those of the email's head that say how to reach the sender, and the message
 */
export function withoutMessage(lines: Line[]): { rest: Line[]; message: string[] } {
  const begin = lines.slice(0, LATEST).findIndex((line) => SALUTATION.test(textOf(line)));
  const length = begin < 0 ? -1 : lines.slice(begin, begin + LONGEST).findIndex((line) => CLOSING.test(textOf(line)));
  if (length < 0) return { rest: lines, message: [] };
  const closing = begin + length;
  const signed = (lines[closing + 1] && textOf(lines[closing + 1] as Line)) ?? '';
  // The first name alone signs the message; the whole one begins the CV.
  const end = closing + (/^\p{Lu}[\p{L}'’.-]*$/u.test(signed) ? 2 : 1);
  if (lines.length - end < LEAST_BELOW) return { rest: lines, message: [] };
  const head = lines.slice(0, begin).filter((line) => FIELD.test(textOf(line)));
  const other = head.filter((line) => !/^from:/i.test(textOf(line)));
  const above = lines.slice(0, begin).filter((line) => !other.includes(line));
  const [first, ...below] = lines.slice(end);
  // Who sent it is below the name.
  const rest = [...(first ? [first] : []), ...above, ...below];
  return { rest, message: [...other.map(textOf), ...paragraphsOf(lines.slice(begin, end))] };
}
