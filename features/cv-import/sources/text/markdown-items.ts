import { Marked } from 'marked';
import type { Item } from '../../document/items.ts';
import { itemsOfHtml } from '../word/html-items.ts';

const HEADING = /^ {0,3}#{1,6} +\S/;
/** `**Tern Mill**`, where `*** Work ***` is a heading of typed text. */
const STRONG = /(?<!\*)\*\*(?=[^\s*])[^*]*(?<=[^\s*])\*\*(?!\*)/;
/** The fewest headings or lines with bold words that make a text Markdown. */
const LEAST = 3;

/** Text in an assistant's answer that is no part of the CV: ` ```markdown `, `Here is the new version of your CV:`. */
const FENCE = /^\s*(?:```|~~~)\s*\w*\s*$/;
const PREFACE = /^(?:sure|certainly|of course|great|absolutely|here(?:['’]s| is| are)|below is)\b.*[:!]$/i;

/** Whether a text has the marks of Markdown, as assistants and note programs write them. */
export function isMarkdown(text: string): boolean {
  const lines = text.split(/\r\n|[\n\r]/);
  const count = (pattern: RegExp) => lines.filter((line) => line.length < 1000 && pattern.test(line)).length;
  return count(HEADING) >= LEAST || count(STRONG) >= LEAST;
}

/** Indented text is no code, and each line is one of its own. */
const markdown = new Marked({
  gfm: true,
  breaks: true,
  tokenizer: { code: () => undefined, fences: () => undefined, html: () => undefined, tag: () => undefined },
  renderer: {
    link({ href, text }) {
      const address = href.replace(/^(?:mailto:|tel:|https?:\/\/)/, '').replace(/\/$/, '');
      return text.includes(address) || /^tel:/.test(href) ? text : `${text}: ${address}`;
    },
    image: ({ text }) => text,
  },
});

/** Items of a text in Markdown: headings larger, bold words bold, list items with their marker. */
export function itemsOfMarkdown(text: string): Item[] {
  const lines = text
    .replace(/^\ufeff/, '')
    .split(/\r\n|[\n\r\u2028]/)
    .filter((line) => !FENCE.test(line));
  const first = lines.findIndex((line) => line.trim() !== '');
  if (PREFACE.test(lines[first]?.trim() ?? '')) lines.splice(first, 1);
  // Names in code beside each other are a list.
  const source = lines.join('\n').replace(/`([^`\n]{1,40})` (?=`[^`\n]{1,40}`)/g, '`$1`, ');
  const html = markdown.parse(source, { async: false });
  // A marker and its text are on one line, also where empty lines part the items.
  return itemsOfHtml(html.replaceAll(/<li>\s*<p>/g, '<li>').replaceAll('\n', ''));
}
