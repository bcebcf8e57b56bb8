import { type Cell, lineOf, rowsOf } from '../document/lines.ts';
import type { ReadCv } from '../shapes.ts';
import { emailIn } from '../vocabulary/contacts.ts';
import type { Context } from '../vocabulary/context.ts';
import { isName, nameAsWritten, SAYS_NOTHING } from '../vocabulary/names.ts';
import { wordsOf } from '../vocabulary/words.ts';
import { readContact } from './contact.ts';

/** Headers and footers, each once, without page numbers. */
export function addRunningLines(context: Context, cv: ReadCv, running: Cell[]): void {
  if (!cv.basics.name) {
    const name = running.find((cell) => isName(cell.text));
    if (name) cv.basics.name = nameAsWritten(name.text);
  }
  const lines = [...new Set(contactsTaken(context, cv, running))].filter(
    (text) => !SAYS_NOTHING.test(text.trim()) && !isNameWithPage(text, cv.basics.name),
  );
  if (lines.length > 0) cv.more.push({ title: 'Headers and footers', lines });
}

/**
 * Fills in how to reach the person from headers and footers, where these are the person's and not those of an agency: they have the person's name, or an
 * address with a part of it.
 * @returns the texts that are left
 */
function contactsTaken(context: Context, { basics }: ReadCv, running: Cell[]): string[] {
  const texts = running.map((cell) => cell.text);
  const email = emailIn(texts.join('\n'));
  const names = wordsOf(basics.name).filter((word) => word.length > 2);
  const [local = ''] = email.split('@');
  const isOwn =
    names.length > 0 &&
    (email === basics.email ||
      names.some((word) => local.toLowerCase().includes(word)) ||
      texts.some((text) => isName(text) && wordsOf(text).join() === wordsOf(basics.name).join()));
  const lacks = basics.email === '' || basics.phone === '' || basics.location === '';
  if (!isOwn || email === '' || !lacks) return texts;
  const seen = new Set<string>();
  const once = running.filter(({ text }) => !seen.has(text) && seen.add(text));
  const { contact, rest } = readContact(
    context,
    rowsOf(once).map((cells) => ({ ...lineOf(''), cells })),
    new Set(once),
  );
  basics.email ||= contact.email;
  basics.phone ||= contact.phone;
  basics.location ||= contact.location;
  basics.url ||= contact.url;
  if (basics.profiles.length === 0) basics.profiles = contact.profiles;
  return rest.flatMap(({ facts }) => facts);
}

/** The person's name beside a page number: `Jane Frost · Page 2` */
const isNameWithPage = (text: string, name: string) => {
  const [, before = ''] = /^(.*\S)\s+[–—|·•-]\s*page\s*\d{1,2}$/i.exec(text) ?? [];
  return before !== '' && wordsOf(before).join() === wordsOf(name).join();
};
