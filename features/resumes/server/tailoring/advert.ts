import { withoutEntities } from '#kit/server/text/html-entities.ts';
import type { AdvertBlock } from '../../tailoring/contract.ts';

const textOf = (html: string) =>
  withoutEntities(html.replace(/<[^<>]*>/g, ''))
    .replace(/\s+/g, ' ')
    .trim();

/** A line that is only bold, or short with a colon at its end, is a heading in most adverts. */
function kindOf(tag: string, html: string, text: string): AdvertBlock['kind'] {
  if (tag === 'li') return 'item';
  if (/^h\d$/.test(tag)) return 'heading';
  const isBold = /^\s*<(strong|b)>[^<>]*<\/\1>\s*$/i.test(html);
  return text.length <= 80 && (isBold || /[:?]$/.test(text)) ? 'heading' : 'text';
}

/** The blocks of an advert's description, which is plain formatted HTML (kit/server/text/rich-text.ts). */
export function advertBlocks(html: string): AdvertBlock[] {
  const blocks: AdvertBlock[] = [];
  let tag = '';
  for (const part of html.split(/(<\/?(?:p|h\d|li|ul|ol|div|br)\b[^<>]*>|\n+)/i)) {
    const opened = /^<(\/?)(p|h\d|li|ul|ol|div|br)\b/i.exec(part);
    if (opened) {
      const name = opened[2]?.toLowerCase() ?? '';
      // A paragraph in a list item belongs to the item.
      if (opened[1]) tag = name === 'p' && tag === 'li' ? tag : '';
      else if (!(tag === 'li' && (name === 'p' || name === 'br'))) tag = name;
      continue;
    }
    const bullet = /^\s*[•●▪·*-]\s+/.exec(part);
    const text = textOf(bullet ? part.slice(bullet[0].length) : part);
    if (text !== '') blocks.push({ kind: bullet ? 'item' : kindOf(tag, part, text), text });
  }
  return blocks;
}

/** Headings of the lists that say what a person needs. */
const ASKING =
  /\b(?:require|essential|desirable|must have|qualification|experience|skills|about you|who you are|looking for|you(?:’|')?(?:ll| will)? (?:have|need|bring)|person specification|what you|ideal candidate|knowledge|competenc)/i;
/** The longest line that is a requirement rather than a paragraph. */
const LONGEST_LINE = 300;

/** A sentence that says what a person needs. */
const SENTENCE =
  /\b(?:must (?:have|hold|be)|you(?:’|'| wi)ll (?:have|need|hold)|you (?:have|need|hold)|(?:is|are) (?:essential|required|desirable)|experience (?:of|in|with|as)|qualified|registered (?:with|nurse|as)|registration (?:with|as)|licen[cs]e (?:is|required)|(?:ideal|successful) candidate)\b/i;
/** The most sentences that are taken from an advert without lists. */
const MOST_SENTENCES = 8;

/** The sentences of an advert without lists that say what a person needs. Some of them are only formalities. */
export function requiringSentences(blocks: readonly AdvertBlock[]): string[] {
  return blocks
    .flatMap(({ kind, text }) => (kind === 'heading' ? [] : text.split(/(?<=[.!?])\s+/)))
    .filter((sentence) => sentence.length <= LONGEST_LINE && SENTENCE.test(sentence))
    .slice(0, MOST_SENTENCES);
}

/** The list items of an advert that say what is required: those under a heading that announces them. */
export function requirementsIn(blocks: readonly AdvertBlock[]): string[] {
  let isAsking = false;
  let inList = false;
  const lines: string[] = [];
  for (const { kind, text } of blocks) {
    if (kind === 'item') {
      if (isAsking && text.length <= LONGEST_LINE) lines.push(text);
      inList = true;
      continue;
    }
    // A paragraph after a list ends the section; one before it introduces the list.
    if (kind === 'heading') isAsking = ASKING.test(text);
    else if (inList) isAsking = false;
    inList = false;
  }
  return lines;
}
