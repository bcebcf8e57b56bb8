import { Marked, type MarkedToken, type Token, type Tokens } from 'marked';
import { withoutEntities } from '#kit/server/text/html-entities.ts';
import type { Block, Run } from '../../document/blocks.ts';

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
});

/** The blocks of a text in Markdown. */
export function blocksOfMarkdown(text: string): Block[] {
  const lines = text
    .replace(/^\ufeff/, '')
    .split(/\r\n|[\n\r\u2028]/)
    .filter((line) => !FENCE.test(line));
  const first = lines.findIndex((line) => line.trim() !== '');
  if (PREFACE.test(lines[first]?.trim() ?? '')) lines.splice(first, 1);
  // Names in code beside each other are a list.
  const source = lines.join('\n').replace(/`([^`\n]{1,40})` (?=`[^`\n]{1,40}`)/g, '`$1`, ');
  return blocksOf(markdown.lexer(source) as MarkedToken[], 0);
}

const blocksOf = (tokens: MarkedToken[], depth: number): Block[] => tokens.flatMap((token) => blocksOfToken(token, depth));

function blocksOfToken(token: MarkedToken, depth: number): Block[] {
  switch (token.type) {
    case 'heading':
      return [{ kind: 'heading', level: token.depth, lines: linesOf(token.tokens), depth }];
    case 'paragraph':
    case 'text':
      return [{ kind: 'paragraph', lines: linesOf([token]), depth }];
    case 'blockquote':
      return blocksOf(token.tokens as MarkedToken[], depth);
    case 'list':
      return token.items.flatMap((item) => blocksOfItem(item, depth + 1));
    case 'table':
      return [token.header, ...token.rows].map((cells) => ({
        kind: 'row',
        cells: cells.map(({ tokens, header }) => [{ kind: 'paragraph', lines: linesOf(tokens, header), depth }]),
      }));
    default:
      return [];
  }
}

/** A marker and the first text of its item are one block, also where empty lines separate the items. */
function blocksOfItem({ tokens }: Tokens.ListItem, depth: number): Block[] {
  const own = (tokens as MarkedToken[]).filter(({ type }) => type !== 'checkbox' && type !== 'space');
  const [first, ...others] = own;
  const beginsWithText = first?.type === 'text' || first?.type === 'paragraph';
  return [
    { kind: 'item', lines: beginsWithText ? linesOf([first]) : [[]], depth },
    ...blocksOf(beginsWithText ? others : own, depth),
  ];
}

/** The text of inline tokens, in lines. */
function linesOf(tokens: Token[], bold = false): Run[][] {
  const lines: Run[][] = [[]];
  const write = (text: string, isBold: boolean) => lines.at(-1)?.push({ text: text.replaceAll('\n', ''), bold: isBold, size: 1 });
  const read = (all: MarkedToken[], isBold: boolean) => {
    for (const token of all) {
      if (token.type === 'br') lines.push([]);
      else if (token.type === 'link') write(withoutEntities(textOfLink(token)), isBold);
      else if (token.type === 'image') write(withoutEntities(token.text), isBold);
      else if (token.type === 'codespan' || token.type === 'escape') write(token.text, isBold);
      else if ('tokens' in token && token.tokens) read(token.tokens as MarkedToken[], isBold || token.type === 'strong');
      else if (token.type === 'text') write(withoutEntities(token.text), isBold);
    }
  };
  read(tokens as MarkedToken[], bold);
  return lines;
}

/** The text of a link with its address, where that is not its text. */
function textOfLink({ href, text }: Tokens.Link): string {
  const address = href.replace(/^(?:mailto:|tel:|https?:\/\/)/, '').replace(/\/$/, '');
  return text.includes(address) || /^tel:/.test(href) ? text : `${text}: ${address}`;
}
