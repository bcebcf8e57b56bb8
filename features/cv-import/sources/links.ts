import { emailIn, phoneIn } from '../vocabulary/contacts.ts';
import { termsOf } from '../vocabulary/terms.ts';

const WORDS = new Set(termsOf('words-of-links'));

/** Whether the text of a link only names its address: `Email me`, `My LinkedIn profile`, `Click here`, or a picture. */
const namesAddress = (text: string) =>
  text.length < 100 && (text.toLowerCase().match(/[\p{L}\p{N}-]+/gu) ?? []).every((word) => WORDS.has(word));

/** The longest address that is printed instead of a word. */
const MAX_ADDRESS = 120;

/** An address as people print it: without its scheme and what a site adds to count visits. Null where it leads to no page, mailbox or phone. */
export function addressOf(href: string): { address: string; isDirect: boolean } | null {
  const [, scheme = '', rest = ''] = /^\s*(?:(mailto|tel|https?):(?:\/\/)?|(?=www\.))(\S+)\s*$/i.exec(href) ?? [];
  const isDirect = /^(?:mailto|tel)$/i.test(scheme);
  const bare = isDirect || /^(?:[a-z]+\.)?linkedin\.com\/in\//i.test(rest) ? rest.replace(/[?#].*$/, '') : rest;
  const address = decoded(bare).replace(/\/$/, '').trim();
  if (address === '' || address.length > MAX_ADDRESS || /\s/.test(isDirect ? '' : address)) return null;
  return { address, isDirect };
}

/** The address of a field of a word processor that is a link: `HYPERLINK "mailto:jane@frost.test"`. */
export const hrefOfField = (code: string): string | undefined => /^\s*HYPERLINK\s+"([^"]+)"/i.exec(code)?.[1];

/** Whether a link leads to a mailbox, a phone or a profile of a person, so that it needs no words to be a contact. */
export const isPersonal = (href: string) =>
  addressOf(href)?.isDirect === true ||
  /^https?:\/\/(?:[a-z]+\.)?(?:linkedin\.com\/in|github\.com|gitlab\.com)\/[\w%.-]+\/?(?:[?#]|$)/i.test(href);

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * The text of a link as a reader on paper needs it: its address where the link only names it, both where a mailbox or phone number is behind other
 * words.
 */
export function textOfLink(text: string, href: string): string {
  const target = addressOf(href);
  if (!target || text.includes(target.address)) return text;
  const { address, isDirect } = target;
  const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? [];
  if (namesAddress(words)) return `${before}${address}${after}`;
  // `jane-frost` is the end of its address.
  const isHandle = /^[@/]?[\w.-]+$/.test(words) && address.toLowerCase().endsWith(words.replace(/^[@/]/, '').toLowerCase());
  if (isHandle) return `${before}${address}${after}`;
  const isPrinted = emailIn(words) !== '' || phoneIn(words) !== '';
  return isDirect && !isPrinted ? `${before}${words} ${address}${after}` : text;
}
