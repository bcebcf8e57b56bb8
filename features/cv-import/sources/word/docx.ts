import type { Block } from '../../document/blocks.ts';
import { type Parts, partsOfDocx, UnreadableDocx } from './docx-parts.ts';
import { parseXml, stylesOf } from './docx-styles.ts';
import { DocxReader } from './docx-text.ts';
import { RichText } from './rich-text.ts';

const DATA = 'https://muster.example/ns/resume/1';

/** The blocks of a DOCX, and the JSON of a file that this product wrote. @throws UnreadableDocx */
export function contentOfDocx(bytes: Buffer): { blocks: Block[]; attached: string[] } {
  const parts = partsOfDocx(bytes);
  const attached = [...parts].flatMap(([name, xml]) => (name.startsWith('customXml/') && xml.includes(DATA) ? dataOf(xml) : []));
  return { blocks: blocksOf(parts), attached };
}

function dataOf(xml: string): string[] {
  let data = '';
  let isOwn = false;
  try {
    parseXml(xml, {
      open({ name, attributes }) {
        const [prefix, local] = name.includes(':') ? name.split(':') : ['', name];
        if (local === 'resume' && attributes[prefix ? `xmlns:${prefix}` : 'xmlns'] === DATA) isOwn = true;
      },
      close() {},
      text(text) {
        if (isOwn) data += text;
      },
    });
  } catch {
    // The text of the file can still be read.
    return [];
  }
  return isOwn ? [data] : [];
}

/** Page headers, the text with its notes, page footers. */
function blocksOf(parts: Parts): Block[] {
  const main = /officeDocument"[^>]*Target="\/?([^"]+)"|Target="\/?([^"]+)"[^>]*officeDocument"/.exec(
    parts.get('_rels/.rels') ?? '',
  );
  const named = main?.[1] ?? main?.[2] ?? '';
  const body = parts.has(named) ? named : 'word/document.xml';
  if (!parts.has(body)) throw new UnreadableDocx('corrupt');
  const styles = stylesOf(parts.get('word/styles.xml') ?? '<none/>');
  const beginningWith = (start: string) => [...parts.keys()].filter((name) => name.startsWith(start));
  const read = (...names: string[]) => {
    const text = new RichText();
    for (const name of names) {
      new DocxReader(styles, text, hrefsOf(parts, name)).read(parts.get(name) ?? '<none/>');
      text.interrupt();
    }
    return text;
  };
  const text = read(body, ...beginningWith('word/footnotes'), ...beginningWith('word/endnotes'));
  const margin = (name: string) => withoutRepeated(read(...beginningWith(name)).blocks(text.usualSize()));
  return [...margin('word/header'), ...text.blocks(), ...margin('word/footer')];
}

/** The same header on first, odd and even pages is one header. */
function withoutRepeated(blocks: Block[]): Block[] {
  const seen = new Set<string>();
  return blocks.filter((block) => {
    const text = textOf(block);
    return !seen.has(text) && seen.add(text);
  });
}

const textOf = (block: Block): string =>
  block.kind === 'row'
    ? block.cells.flatMap((cell) => cell.map(textOf)).join('\t')
    : block.lines.map((line) => line.map(({ text }) => text).join('')).join('\n');

/** The addresses of the links of a part, by their id. */
function hrefsOf(parts: Parts, part: string): Map<string, string> {
  const hrefs = new Map<string, string>();
  parseXml(parts.get(`${part.replace(/^(.*\/)/, '$1_rels/')}.rels`) ?? '<none/>', {
    open({ attributes }) {
      if (attributes.TargetMode === 'External') hrefs.set(attributes.Id ?? '', attributes.Target ?? '');
    },
    close() {},
  });
  return hrefs;
}
