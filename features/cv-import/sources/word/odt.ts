import { SaxesParser, type SaxesTagPlain } from 'saxes';
import type { Block } from '../../document/blocks.ts';
import { RichText } from './rich-text.ts';
import { filesOfZip, UnreadableZip } from './zip.ts';

const PARTS = ['content.xml', 'styles.xml', 'META-INF/manifest.xml'];

/** The blocks of an OpenDocument text: the page header, then the text, then the footer. @throws UnreadableZip */
export function blocksOfOdt(bytes: Uint8Array): Block[] {
  const files = filesOfZip(bytes, (path) => PARTS.includes(path));
  const part = (name: string) => new TextDecoder().decode(files.get(name) ?? new Uint8Array());
  if (/encryption-data/.test(part('META-INF/manifest.xml'))) throw new UnreadableZip('encrypted');
  if (!files.has('content.xml')) throw new UnreadableZip('corrupt');
  const styles: Styles = new Map();
  readStyles(part('styles.xml'), styles);
  readStyles(part('content.xml'), styles);
  const text = new RichText();
  readText(part('styles.xml'), /^style:header/, styles, text);
  readText(part('content.xml'), /^office:body$/, styles, text);
  readText(part('styles.xml'), /^style:footer/, styles, text);
  return text.blocks();
}

/** Styles by name. What is undefined is inherited from the parent. */
type Style = { parent: string | undefined; bold?: boolean; size?: number };
type Styles = Map<string, Style>;

/** Calls a handler for each tag and text. @throws UnreadableZip for malformed XML */
function parse(
  xml: string,
  on: { open: (tag: SaxesTagPlain) => void; close?: (name: string) => void; text?: (text: string) => void },
): void {
  if (xml === '') return;
  const parser = new SaxesParser();
  parser.on('opentag', on.open);
  parser.on('closetag', ({ name }) => on.close?.(name));
  parser.on('text', (text) => on.text?.(text));
  parser.on('cdata', (text) => on.text?.(text));
  try {
    parser.write(xml).close();
  } catch {
    throw new UnreadableZip('corrupt');
  }
}

function readStyles(xml: string, styles: Styles): void {
  let style: Style | undefined;
  parse(xml, {
    open({ name, attributes }) {
      if (name === 'style:style' || name === 'style:default-style') {
        style = { parent: attributes['style:parent-style-name'] };
        styles.set(attributes['style:name'] ?? `default ${attributes['style:family']}`, style);
      } else if (name === 'style:text-properties' && style) {
        const weight = attributes['fo:font-weight'];
        const size = /^([\d.]+)pt$/.exec(attributes['fo:font-size'] ?? '')?.[1];
        if (weight !== undefined) style.bold = weight === 'bold' || Number(weight) >= 600;
        if (size !== undefined) style.size = Number(size);
      }
    },
    close(name) {
      if (name === 'style:style' || name === 'style:default-style') style = undefined;
    },
  });
}

type TextStyle = { bold: boolean; size: number };

function styleOf(styles: Styles, name: string | undefined, around: TextStyle): TextStyle {
  let { bold, size }: { bold?: boolean; size?: number } = {};
  let at = name;
  // Damaged files can contain a style that is its own parent.
  for (let steps = 0; at !== undefined && steps < 20; steps++) {
    const style: Style | undefined = styles.get(at);
    bold ??= style?.bold;
    size ??= style?.size;
    at = style?.parent;
  }
  return { bold: bold ?? around.bold, size: size ?? around.size };
}

/** Elements that are not text of the document, or that record deleted text. */
const LEFT_OUT = new Set([
  'office:annotation',
  'text:tracked-changes',
  'text:note-citation',
  'text:page-number',
  'text:page-count',
  'svg:title',
  'svg:desc',
  'text:bookmark',
  'office:binary-data',
  'text:sequence-decls',
  'office:forms',
]);
const PARAGRAPHS = new Set(['text:p', 'text:h']);

/** Reads the text below the elements of these names. */
function readText(xml: string, within: RegExp, styles: Styles, text: RichText): void {
  const usual = styleOf(styles, 'Standard', styleOf(styles, 'default paragraph', { bold: false, size: 12 }));
  const openStyles: TextStyle[] = [usual];
  let inside = 0;
  let leftOut = 0;
  let listed = 0;
  // The first paragraph of a list item is the bullet; others continue below it.
  let isPoint = false;
  const paragraphs: { level: number; isListed: boolean }[] = [];
  const now = () => openStyles.at(-1) ?? usual;
  const end = () => text.endParagraph(paragraphs.at(-1));
  parse(xml, {
    open({ name, attributes }) {
      if (within.test(name)) inside++;
      if (inside === 0) return;
      if (LEFT_OUT.has(name)) leftOut++;
      if (leftOut > 0) return;
      if (PARAGRAPHS.has(name)) {
        // A text box is nested in a paragraph.
        text.interrupt();
        const level = name === 'text:h' ? Number(attributes['text:outline-level'] ?? 1) : 0;
        paragraphs.push({ level: level > 0 ? level : 0, isListed: name === 'text:p' && listed > 0 && isPoint });
        isPoint = false;
        openStyles.push(styleOf(styles, attributes['text:style-name'], usual));
      } else if (name === 'text:span') openStyles.push(styleOf(styles, attributes['text:style-name'], now()));
      else if (name === 'text:a') text.beginLink(attributes['xlink:href']);
      else if (name === 'text:list') listed++;
      else if (name === 'text:list-item') isPoint = true;
      else if (name === 'text:tab') text.write('\t', now());
      else if (name === 'text:s') text.write(' '.repeat(Math.min(Number(attributes['text:c'] ?? 1) || 1, 200)), now());
      else if (name === 'text:line-break') text.breakLine();
      else if (name === 'table:table-row') {
        text.interrupt();
        text.beginRow();
      } else if (name === 'table:table-cell') text.beginCell();
    },
    close(name) {
      if (inside > 0 && leftOut === 0) {
        if (PARAGRAPHS.has(name)) {
          end();
          paragraphs.pop();
          openStyles.pop();
        } else if (name === 'text:span') openStyles.pop();
        else if (name === 'text:a') text.endLink();
        else if (name === 'text:list') listed--;
        else if (name === 'table:table-cell') text.endCell();
        else if (name === 'table:table-row') text.endRow();
      }
      if (inside > 0 && LEFT_OUT.has(name)) leftOut--;
      if (within.test(name)) inside--;
    },
    text(content) {
      // Line breaks in the XML are only spaces.
      if (inside > 0 && leftOut === 0 && paragraphs.length > 0) text.write(content.replace(/\s+/g, ' '), now());
    },
  });
}
