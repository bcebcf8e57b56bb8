import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { UnreadableDocx } from './docx-parts.ts';

/** Properties of a style, a paragraph or a run of a Word file. What is undefined is inherited. Sizes are in points. */
export type Props = {
  parent?: string;
  bold?: boolean;
  caps?: boolean;
  hidden?: boolean;
  size?: number;
  level?: number;
  listed?: boolean;
  indent?: number;
  first?: number;
  before?: number;
  after?: number;
  align?: string;
  tabs?: { at: number; align: string }[];
};
/** `paragraph` is the style of paragraphs that name none. */
export type Styles = { usual: Props; named: Map<string, Props>; paragraph: string | undefined };

/** The prefixes by which namespaces are known here; files may use any. */
const PREFIXES = new Map([
  ['http://schemas.openxmlformats.org/wordprocessingml/2006/main', 'w'],
  ['http://purl.oclc.org/ooxml/wordprocessingml/main', 'w'],
  ['http://schemas.openxmlformats.org/markup-compatibility/2006', 'mc'],
  ['http://schemas.openxmlformats.org/officeDocument/2006/relationships', 'r'],
  ['http://purl.oclc.org/ooxml/officeDocument/relationships', 'r'],
]);

/** Calls a handler for each tag and text, with the usual prefixes of Word's namespaces. @throws UnreadableDocx for malformed XML */
export function parseXml(
  xml: string,
  on: { open: (tag: SaxesTagPlain) => void; close: (name: string) => void; text?: (text: string) => void },
): void {
  const parser = new SaxesParser();
  /** The names that tags of this file have here, where they differ. */
  const prefixes = new Map<string, string>();
  const usual = (name: string) => {
    const [prefix = '', local = ''] = name.includes(':') ? name.split(':', 2) : ['', name];
    const known = prefixes.get(prefix);
    return known === undefined ? name : `${known}:${local}`;
  };
  parser.on('opentag', (tag) => {
    for (const [name, uri] of Object.entries(tag.attributes)) {
      const known = name === 'xmlns' || name.startsWith('xmlns:') ? PREFIXES.get(uri) : undefined;
      if (known !== undefined && name !== `xmlns:${known}`) prefixes.set(name.slice('xmlns:'.length), known);
    }
    if (prefixes.size === 0) on.open(tag);
    else {
      const named = Object.entries(tag.attributes).map(([name, value]) => [usual(name), value]);
      on.open({ ...tag, name: usual(tag.name), attributes: Object.fromEntries(named) });
    }
  });
  parser.on('closetag', ({ name }) => on.close(usual(name)));
  parser.on('text', (text) => on.text?.(text));
  parser.on('cdata', (text) => on.text?.(text));
  try {
    parser.write(xml).close();
  } catch {
    throw new UnreadableDocx('corrupt');
  }
}

/** Twentieths of a point; Word's own limit is 22 inches. */
const points = (twips: string | undefined) => Math.max(-1584, Math.min(1584, (Number(twips) || 0) / 20));
export const isOn = (value: string | undefined) => value === undefined || !/^(?:0|false|off|none)$/.test(value);

/** Adds the property that a tag sets. */
export function readProperty(props: Props, { name, attributes }: SaxesTagPlain): void {
  const value = attributes['w:val'];
  switch (name) {
    case 'w:b':
      props.bold = isOn(value);
      break;
    case 'w:caps':
      props.caps = isOn(value);
      break;
    case 'w:vanish':
      props.hidden = isOn(value);
      break;
    case 'w:sz':
      props.size = Math.max(1, Math.min(200, Number(value) / 2 || 10));
      break;
    case 'w:outlineLvl':
      props.level = Number(value) || 0;
      break;
    case 'w:numId':
      props.listed = value !== '0';
      break;
    case 'w:ind':
      props.indent = points(attributes['w:left'] ?? attributes['w:start']);
      props.first = attributes['w:hanging'] ? -points(attributes['w:hanging']) : points(attributes['w:firstLine']);
      break;
    case 'w:spacing':
      // In a run it is the space between letters.
      if (attributes['w:before'] !== undefined) props.before = points(attributes['w:before']);
      if (attributes['w:after'] !== undefined) props.after = points(attributes['w:after']);
      break;
    case 'w:jc':
      if (value !== undefined) props.align = value;
      break;
    case 'w:tab':
      if (attributes['w:pos'] !== undefined && value !== 'clear')
        props.tabs = [...(props.tabs ?? []), { at: points(attributes['w:pos']), align: value ?? 'left' }].slice(0, 60);
      break;
  }
}

export function stylesOf(xml: string): Styles {
  const styles: Styles = { usual: {}, named: new Map(), paragraph: undefined };
  let style: Props | undefined;
  parseXml(xml, {
    open(tag) {
      const { name, attributes } = tag;
      if (name === 'w:docDefaults') style = styles.usual;
      else if (name === 'w:style') {
        style = {};
        styles.named.set(attributes['w:styleId'] ?? '', style);
        if (attributes['w:type'] === 'paragraph' && isOn(attributes['w:default'] ?? '0'))
          styles.paragraph = attributes['w:styleId'];
      } else if (name === 'w:basedOn' && style && attributes['w:val']) style.parent = attributes['w:val'];
      else if (name === 'w:name' && style) {
        const level = /^heading (\d)$/i.exec(attributes['w:val'] ?? '')?.[1];
        if (level) style.level ??= Number(level) - 1;
      } else if (style) readProperty(style, tag);
    },
    close(name) {
      if (name === 'w:style' || name === 'w:docDefaults') style = undefined;
    },
  });
  return styles;
}

/** A style with all that it inherits. */
export function inherited(styles: Styles, name: string | undefined): Props {
  const chain: Props[] = [];
  let at = name;
  // Damaged files can contain a style that is its own parent.
  for (let steps = 0; at && steps < 20; steps++) {
    const style = styles.named.get(at);
    if (!style) break;
    chain.unshift(style);
    at = style.parent;
  }
  return Object.assign({}, ...chain);
}
