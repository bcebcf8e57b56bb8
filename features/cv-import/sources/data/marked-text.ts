import { withoutEntities } from '#kit/server/text/html-entities.ts';

const TAG = /<\/?(?:p|div|br|ul|ol|li|h[1-6]|strong|b|em|i|u|s|span|a|code|pre|blockquote|table|tr|td)\b[^<>]*>/i;
const BLOCK = /^<\/?(?:p|div|br|ul|ol|li|h[1-6]|pre|blockquote|table|tr)\b/i;
const MARK = /^(?:[•▪◦‣●·]\s*|[*–—-]\s+)(?=\S)/;
const LINK = /<a\b[^<>]*\bhref\s*=\s*["']([^"']+)["'][^<>]*>([\s\S]{0,2000}?)<\/a>/gi;

/** Paragraphs and list items. */
export type MarkedText = { paragraphs: string[]; items: string[] };

/** A text of an export, which may be HTML, Markdown or plain: its paragraphs and the items of its lists. */
export function markedText(text: string): MarkedText {
  const lines = TAG.test(text) ? linesOfHtml(text) : text.split(/\r\n|\r|\n/).map((line) => line.replace(/\*\*(.+?)\*\*/g, '$1'));
  const paragraphs: string[] = [];
  const items: string[] = [];
  for (const line of lines) {
    const clean = line.replace(/[ \t\u00a0]+/g, ' ').trim();
    const item = clean.replace(MARK, '');
    if (item === '') continue;
    (item === clean ? paragraphs : items).push(item);
  }
  return { paragraphs, items };
}

/** Items of lists begin with a bullet. The address of a link follows its words unless they are it. */
function linesOfHtml(html: string): string[] {
  const withLinks = html.replace(LINK, (_, href: string, words: string) => {
    const plain = words.replace(/<[^<>]*>/g, '').trim();
    const address = href.replace(/^mailto:|^tel:/i, '');
    return plain === '' || address.includes(plain) ? address : `${plain} (${address})`;
  });
  return (
    withLinks
      .replace(/<(style|script)\b[\s\S]*?<\/\1\s*>/gi, '')
      .replace(/\s*[\r\n]\s*/g, ' ')
      // Editors put the text of an item into a paragraph of its own.
      .replace(/(<li\b[^<>]*>)\s*<(?:p|div)\b[^<>]*>/gi, '$1')
      .replace(/<(?:\/?[a-z][^<>]*|!--[\s\S]*?--)>/gi, (tag) => {
        if (/^<li\b/i.test(tag)) return '\n• ';
        return BLOCK.test(tag) ? '\n' : /^<\/?t[dh]\b/i.test(tag) ? ' ' : '';
      })
      .split('\n')
      .map((line) => withoutEntities(line).replace(/^\s*•\s*$/, ''))
  );
}
