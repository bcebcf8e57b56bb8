/** What never is text of an advert: its content is removed. */
const CODE = [
  'script',
  'style',
  'noscript',
  'template',
  'svg',
  'iframe',
  'object',
  'select',
  'button',
  'nav',
  'footer',
  'form',
  'head',
];
const DATA = /\btype\s*=\s*["']?application\/ld\+json/i;

/** The parts of a page: its data blocks (JSON-LD), its main heading and its text with formatting. */
export type PageParts = { data: string[]; html: string };

/**
 * A page without scripts, styles, comments and navigation. One pass over the text: a page of a million unclosed tags takes no longer than
 * any other.
 */
export function pageParts(html: string): PageParts {
  const lower = html.toLowerCase();
  const data: string[] = [];
  const parts: string[] = [];
  /** Elements without a closing tag after some position have none later either. */
  const unclosed = new Set<string>();
  let from = 0;
  for (;;) {
    const start = lower.indexOf('<', from);
    if (start < 0) break;
    parts.push(html.slice(from, start));
    if (lower.startsWith('<!--', start)) {
      const end = lower.indexOf('-->', start + 4);
      // Word marks its lists with comments, which the rich text reads.
      if (end >= 0 && lower.startsWith('<!--[if', start)) parts.push(html.slice(start, end + 3));
      from = end < 0 ? html.length : end + 3;
      continue;
    }
    const name = /^<([a-z]+)/.exec(lower.slice(start, start + 12))?.[1];
    if (name === undefined || !CODE.includes(name) || unclosed.has(name)) {
      parts.push('<');
      from = start + 1;
      continue;
    }
    const opened = lower.indexOf('>', start);
    // Data blocks are mostly in the head, so only its other contents are removed, by their own names.
    if (name === 'head') {
      from = opened < 0 ? html.length : opened + 1;
      continue;
    }
    const end = lower.indexOf(`</${name}`, start);
    if (opened < 0 || end < 0) {
      unclosed.add(name);
      parts.push('<');
      from = start + 1;
      continue;
    }
    if (name === 'script' && DATA.test(html.slice(start, opened))) data.push(html.slice(opened + 1, end));
    const closed = lower.indexOf('>', end);
    from = closed < 0 ? html.length : closed + 1;
  }
  parts.push(html.slice(from));
  return { data, html: withLabels(mainOf(parts.join(''))) };
}

/** The first cell of a row is the label of the next. */
const withLabels = (html: string) =>
  html.replace(/(<tr\b[^<>]{0,200}>\s{0,50}<t[hd]\b[^<>]{0,200}>[^<>]{2,40}?)\s?:?\s?(<\/t[hd]>\s{0,50}<td)/gi, '$1:$2');

/** The main part of a page, where it says which that is; otherwise everything below the title. */
function mainOf(html: string): string {
  const lower = html.toLowerCase();
  for (const name of ['main', 'article']) {
    const start = lower.indexOf(`<${name}`);
    const end = lower.lastIndexOf(`</${name}`);
    if (start >= 0 && end - start > 300) return html.slice(start, end);
  }
  const body = lower.indexOf('<body');
  const titled = lower.indexOf('</title>');
  return html.slice(body >= 0 ? body : titled >= 0 ? titled + 8 : 0);
}

export type Line = { kind: 'heading' | 'item' | 'text'; text: string; html: string };

const ITEM = /^\s*(?:[•●▪◦‣·*✓✔➢►–—-]|o(?=\s{2,}|\t)|\(?\d{1,2}[.)])\s+(?=\S)/;
const MOST_LINES = 3000;
const HTML_TAG = /<\/?(?:p|br|ul|ol|li|div|strong|em|b|i|h[1-6]|span|a|table|section|article|main|body|html)\b[^<>]*>/i;

export const isHtml = (text: string): boolean => HTML_TAG.test(text.slice(0, 200_000));

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Lines of plain text. Lines that start with a bullet are items of lists. */
export function linesOfText(text: string): Line[] {
  return text
    .split(/\r\n?|\n|\u2028|\u2029/)
    .map((line) => line.replace(/[\p{Cc}\p{Cf}]/gu, ' ').trim())
    .filter((line) => line !== '')
    .slice(0, MOST_LINES)
    .map((line) => {
      const isItem = ITEM.test(line);
      const plain = (isItem ? line.replace(ITEM, '') : line).replace(/\s+/g, ' ').trim();
      return { kind: isItem ? 'item' : 'text', text: plain, html: escaped(plain) };
    });
}

const BLOCK = /<(\/?)(p|li|h3|ul|ol|br)\b[^<>]*>/g;

/** Lines of sanitised rich text (`sanitiseRichText`). @param textOf the text of HTML, with its entities as characters */
export function linesOfRichText(html: string, textOf: (html: string) => string): Line[] {
  const lines: Line[] = [];
  let kind: Line['kind'] = 'text';
  let inItem = 0;
  let from = 0;
  const add = (part: string) => {
    const text = textOf(part).replace(/\s+/g, ' ').trim();
    if (text === '' || lines.length >= MOST_LINES) return;
    const isItem = kind === 'text' && ITEM.test(text);
    lines.push({
      kind: isItem ? 'item' : kind,
      text: isItem ? text.replace(ITEM, '') : text,
      html: balanced(isItem ? part.trim().replace(ITEM, '') : part.trim()),
    });
  };
  for (const match of html.matchAll(BLOCK)) {
    const [token, slash, tag] = match;
    add(html.slice(from, match.index));
    from = match.index + token.length;
    if (tag === 'li') inItem = Math.max(0, inItem + (slash ? -1 : 1));
    if (tag === 'h3') kind = slash ? 'text' : 'heading';
    else kind = inItem > 0 ? 'item' : 'text';
  }
  add(html.slice(from));
  return lines;
}

/** Tags of a line that was cut at a block: only complete pairs stay. */
function balanced(html: string): string {
  const open = (html.match(/<(?:strong|em|a)\b/g) ?? []).length;
  const closed = (html.match(/<\/(?:strong|em|a)>/g) ?? []).length;
  return open === closed ? html : html.replace(/<[^<>]*>/g, '');
}
