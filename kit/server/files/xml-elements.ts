import { withoutEntities } from '../text/html-entities.ts';
import { BrokenText, LONGEST_ENTRY } from './broken-text.ts';

/** An element with the text of each child by its name in lower case, without namespace. Null where it is too long to read. */
export type XmlElement = { name: string; fields: ReadonlyMap<string, string> | null };

const DEEPEST = 50;
const ENDS = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
] as const;

/**
 * Yields the elements of these names in an XML text, one by one. Entities are those of XML and HTML; what a document declares itself is
 * refused, so no text can grow. Of a child that is repeated, all texts are in separate lines.
 * @throws BrokenText when the text is not XML, or ends early
 */
export async function* xmlElements(pieces: AsyncIterable<string>, names: ReadonlySet<string>): AsyncGenerator<XmlElement> {
  const stack: string[] = [];
  let text = '';
  let fields: Map<string, string> | null = null;
  /** The depth of the current element; -1 outside of one. */
  let depth = -1;
  let size = 0;
  let isFirst = true;
  let hasRoot = false;

  const add = (words: string) => {
    if (depth < 0 || stack.length <= depth) return;
    size += words.length;
    if (size > LONGEST_ENTRY) fields = null;
    const child = stack[depth];
    if (fields && child !== undefined && words !== '') fields.set(child, (fields.get(child) ?? '') + words);
  };

  for await (const piece of pieces) {
    text += piece;
    if (isFirst && text.trim() !== '') {
      if (!/^[\s\ufeff]*</.test(text)) throw new BrokenText('It is not XML.');
      isFirst = false;
    }
    let at = 0;
    for (;;) {
      const start = text.indexOf('<', at);
      if (start < 0) break;
      const token = tokenAt(text, start);
      if (token === null) break;
      add(withoutEntities(text.slice(at, start)));
      at = token.end;
      if (token.cdata !== undefined) add(token.cdata);
      if (token.name === undefined) continue;
      const { name, opens, closes } = token;
      if (opens) {
        if (!hasRoot && name === 'html') throw new BrokenText('It is a web page, not XML.');
        hasRoot = true;
        if (stack.length >= DEEPEST) throw new BrokenText('Its elements are nested too deeply.');
        if (depth < 0 && names.has(name)) {
          depth = stack.length + 1;
          fields = new Map();
          size = 0;
        } else if (depth >= 0 && stack.length === depth) {
          const before = fields?.get(name);
          if (before) fields?.set(name, `${before}\n`);
        }
        stack.push(name);
      }
      if (closes) {
        if (stack.pop() !== name) throw new BrokenText(`It is not well-formed XML: </${name}> closes another element.`);
        if (depth >= 0 && stack.length === depth - 1) {
          yield { name, fields };
          depth = -1;
          fields = null;
        }
      }
    }
    text = text.slice(at);
    if (text.length > LONGEST_ENTRY) {
      const next = text.indexOf('<');
      if (next === 0) throw new BrokenText('A part of it is longer than a million characters.');
      add(withoutEntities(text.slice(0, next < 0 ? text.length : next)));
      text = next < 0 ? '' : text.slice(next);
    }
  }
  if (isFirst) throw new BrokenText('It is empty.');
  if (stack.length > 0 || text.includes('<') || !hasRoot) throw new BrokenText('The text ends before its list does.');
}

type Token = { end: number; cdata?: string } & ({ name?: undefined } | { name: string; opens: boolean; closes: boolean });

/** The tag, comment or section at a position; null where it goes on in the next piece. */
function tokenAt(text: string, start: number): Token | null {
  if (text[start + 1] === '!' && text.length < start + 9) return null;
  for (const [begin, finish] of ENDS) {
    if (!text.startsWith(begin, start)) continue;
    const end = text.indexOf(finish, start + begin.length);
    if (end < 0) return null;
    const inner = text.slice(start + begin.length, end);
    return { end: end + finish.length, ...(begin === '<![CDATA[' ? { cdata: inner } : {}) };
  }
  const end = tagEnd(text, start);
  if (end < 0) return null;
  const tag = text.slice(start, end + 1);
  if (tag.startsWith('<!')) {
    if (/^<!doctype\s+html\b/i.test(tag)) throw new BrokenText('It is a web page, not XML.');
    // Declarations could define entities that contain other texts or files.
    throw new BrokenText('It has a document type declaration, which we don’t read.');
  }
  const [, slash, qualified] = /^<(\/?)([^\s/>]+)/.exec(tag) ?? [];
  if (qualified === undefined) throw new BrokenText('It is not well-formed XML.');
  const name = qualified.slice(qualified.indexOf(':') + 1).toLowerCase();
  return { end: end + 1, name, opens: slash === '', closes: slash === '/' || tag.endsWith('/>') };
}

/** The end of a tag: the first `>` outside of quotes. */
function tagEnd(text: string, start: number): number {
  let quote = '';
  for (let at = start + 1; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (quote) {
      if (character === quote) quote = '';
    } else if (character === '"' || character === "'") quote = character;
    else if (character === '>') return at;
  }
  return -1;
}
