import { emailIn } from '../vocabulary/contacts.ts';
import { joined } from './paragraphs.ts';

/** A web address that was wrapped at a place where browsers wrap one. */
const BROKEN_ADDRESS = /(?:https?:\/\/|www\.|\.\p{L}{2,3}\/)\S*[-/_]$/iu;
export const isBrokenAddress = (text: string) => BROKEN_ADDRESS.test(text);

/** An email address that a narrow column broke: `jane.frost@mailhub.exam` over `ple`. */
export function isBrokenEmail(first: string, second: string): boolean {
  if (!/^[\w.%+-]*@?[\w.-]+$/.test(first) || !/^[\w.@-]+$/.test(second)) return false;
  const whole = first + second;
  if (emailIn(whole) !== whole || emailIn(second) === second) return /[.@_-]$/.test(first) && emailIn(whole) === whole;
  return emailIn(first) !== first || /^(?:\p{Ll}{1,6}|\.\S+)$/u.test(second);
}

/** Two lines of one text. An address that the end of the line broke has no space there. */
export const joinedLines = (first: string, second: string): string =>
  isBrokenAddress(first) || isBrokenEmail(first, second) ? first + second : joined(first, second);
