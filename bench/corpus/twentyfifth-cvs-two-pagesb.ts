import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { escaped } from './html.ts';
import {
  after,
  cellsOf,
  groupsOf,
  kindOf,
  linesOf,
  mainOf,
  paper,
  paragraphs,
  piecesOf,
  sectionsOf,
  word,
} from './twentysecond-cvs-two-pages.ts';
import type { Write } from './writers.ts';

const STYLE_IDS: Record<string, string> = { name: 'Title', heading: 'Heading1', item: 'ListParagraph' };
/** Paragraphs of a text box as Word stores them, all of one colour. */
const boxed = (lines: string[], color: string) =>
  lines
    .filter(Boolean)
    .map((raw) => {
      const [kind, text] = kindOf(raw);
      const style = STYLE_IDS[kind] ? `<w:pStyle w:val="${STYLE_IDS[kind]}"/>` : '';
      const numbered =
        kind === 'item' ? '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr><w:ind w:left="260" w:hanging="200"/>' : '';
      const run = `<w:r><w:rPr><w:color w:val="${color}"/></w:rPr><w:t xml:space="preserve">${escaped(text)}</w:t></w:r>`;
      return `<w:p><w:pPr>${style}${numbered}<w:rPr><w:color w:val="${color}"/><w:sz w:val="20"/></w:rPr></w:pPr>${run}</w:p>`;
    })
    .join('');

type Box = { x: number; y: number; width: number; height: number; fill: string; content: string; id: number };
/** A text box at a place of the page, in points: a drawing, and the same text again for old versions of Word. */
function textBox({ x, y, width, height, fill, content, id }: Box): string {
  const emu = (points: number) => Math.round(points * 12700);
  const at = (axis: 'H' | 'V', points: number) =>
    `<wp:position${axis} relativeFrom="page"><wp:posOffset>${emu(points)}</wp:posOffset></wp:position${axis}>`;
  const colour =
    fill === ''
      ? '<a:noFill/><a:ln><a:noFill/></a:ln>'
      : `<a:solidFill><a:srgbClr val="${fill}"/></a:solidFill><a:ln><a:noFill/></a:ln>`;
  const body = '<wps:bodyPr wrap="square" lIns="180000" tIns="180000" rIns="108000" bIns="91440" anchor="t"/>';
  const shape = `<wps:wsp><wps:cNvSpPr txBox="1"/><wps:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="${emu(width)}" cy="${emu(height)}"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom>${colour}</wps:spPr><wps:txbx><w:txbxContent>${content}</w:txbxContent></wps:txbx>${body}</wps:wsp>`;
  const anchor = `<wp:anchor distT="0" distB="0" distL="0" distR="0" simplePos="0" relativeHeight="${id}" behindDoc="0" locked="0" layoutInCell="1" allowOverlap="1"><wp:simplePos x="0" y="0"/>${at('H', x)}${at('V', y)}<wp:extent cx="${emu(width)}" cy="${emu(height)}"/><wp:effectExtent l="0" t="0" r="0" b="0"/><wp:wrapNone/><wp:docPr id="${id}" name="Text Box ${id}"/><wp:cNvGraphicFramePr/><a:graphic xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:graphicData uri="http://schemas.microsoft.com/office/word/2010/wordprocessingShape">${shape}</a:graphicData></a:graphic></wp:anchor>`;
  const old = `<w:pict><v:shape id="Box${id}" style="position:absolute;margin-left:${x}pt;margin-top:${y}pt;width:${width}pt;height:${height}pt;mso-position-horizontal-relative:page;mso-position-vertical-relative:page" ${fill === '' ? 'filled="f"' : `fillcolor="#${fill}"`} stroked="f"><v:textbox><w:txbxContent>${content}</w:txbxContent></v:textbox></v:shape></w:pict>`;
  return `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing>${anchor}</w:drawing></mc:Choice><mc:Fallback>${old}</mc:Fallback></mc:AlternateContent></w:r>`;
}
const SPACES = {
  mc: 'http://schemas.openxmlformats.org/markup-compatibility/2006',
  wps: 'http://schemas.microsoft.com/office/word/2010/wordprocessingShape',
  wp: 'http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing',
  v: 'urn:schemas-microsoft-com:vml',
};

const HEADSHOT_TEXT = word(
  {
    font: 'Arial',
    size: 10,
    name: [{ size: 52, bold: true }, { spacing: { after: 0 } }],
    heading: [{ size: 25, bold: true, allCaps: true, color: '2E4A52' }, { spacing: { before: 200, after: 80 } }],
    entry: [
      { size: 22, bold: true },
      { spacing: { before: 140, after: 0 }, keepNext: true },
    ],
  },
  { ...paper('Letter', 800, 800), margin: { top: 1800, bottom: 600, left: 4300, right: 800 } },
  (lines) => ({ children: paragraphs(mainOf(lines).filter((text) => !text.startsWith('[box]'))) }),
);
/** Word, "Headshot": a coloured text box down the left of the page and another with the name across its top. */
export const headshot: Write = (markup) => ({
  format: 'docx',
  async bytes() {
    const made = HEADSHOT_TEXT(markup);
    if (made.format !== 'docx') throw new Error('Expected a Word file');
    const parts = unzipSync(await made.bytes());
    const lines = linesOf(markup.trim());
    const side = { x: 0, y: 0, width: 190, height: 792, fill: '2E4A52', content: boxed(after(lines, '[side]'), 'FFFFFF'), id: 2 };
    const top = { x: 190, y: 0, width: 422, height: 84, fill: 'D9E4E0', content: boxed(after(lines, '[box]'), '2E4A52'), id: 3 };
    const anchors = `<w:p><w:pPr><w:spacing w:after="0"/></w:pPr>${textBox(side)}${textBox(top)}</w:p>`;
    const document = strFromU8(parts['word/document.xml'] ?? new Uint8Array());
    const [root = ''] = /<w:document [^>]*>/.exec(document) ?? [];
    const missing = Object.entries(SPACES).filter(([prefix]) => !root.includes(`xmlns:${prefix}=`));
    const declared = root.replace('>', `${missing.map(([prefix, name]) => ` xmlns:${prefix}="${name}"`).join('')}>`);
    parts['word/document.xml'] = strToU8(document.replace(root, declared).replace('<w:body>', `<w:body>${anchors}`));
    return Buffer.from(zipSync(parts));
  },
});

const rich = (text: string) =>
  piecesOf(text)
    .map(({ text: said, bold, italics }) => {
      const safe = escaped(said);
      return bold ? `<b>${safe}</b>` : italics ? `<i>${safe}</i>` : safe;
    })
    .join('');
const TAGS: Record<string, string> = { name: 'h1', heading: 'h2', entry: 'h3', sub: 'h4' };
const html = (lines: string[]) =>
  groupsOf(lines.filter(Boolean), (text) => !text.startsWith('- '))
    .map((group) => {
      const items = group.filter((text) => text.startsWith('- ')).map((text) => `<li>${rich(text.slice(2))}</li>`);
      const others = group
        .filter((text) => !text.startsWith('- '))
        .map((raw) => {
          const [kind, text] = kindOf(raw);
          const tag = TAGS[kind] ?? 'p';
          return `<${tag}>${rich(text)}</${tag}>`;
        });
      return `${others.join('')}${items.length > 0 ? `<ul>${items.join('')}</ul>` : ''}`;
    })
    .join('\n');
const pageOf = (css: string, body: string) =>
  `<!doctype html><html><meta charset="utf-8"><style>body,p,h1,h2,h3,h4,ul{margin:0;font-weight:inherit}ul{padding-left:14px}table{border-collapse:collapse;width:100%}td{vertical-align:top;padding:0}${css}</style><body>${body}</body></html>`;

/** Google Docs, "Swiss": a table with the name and the contact in its first row, the text and a narrow right column in its second. */
export const docsSwiss: Write = (markup) => {
  const lines = linesOf(markup.trim());
  const main = mainOf(lines).filter((text) => !text.startsWith('[box]'));
  const contact = after(lines, '[box]');
  const row = (left: string[], right: string[]) => `<tr><td>${html(left)}</td><td class="n">${html(right)}</td></tr>`;
  const css =
    'body{font:9pt/1.5 "Liberation Sans",sans-serif;color:#666}td{padding:4px 10px}td.n{width:49mm}b{color:#000}h1{font-size:30pt;line-height:1.2;font-weight:bold;color:#000}h2{font-size:8.5pt;font-weight:bold;color:#2079c7;margin:18px 0 4px}h3{font-size:11pt;color:#000;font-weight:bold;margin-top:11px}h3 i{font-weight:normal}h4{font-size:7.5pt;margin-bottom:4px}tr:first-child td.n{padding-top:14px}';
  const body = `<table>${row(after(lines, '[head]'), contact)}${row(main, after(lines, '[side]'))}</table>`;
  return { format: 'pdf', paper: 'A4', html: pageOf(css, body) };
};

/** Word, "Blue grey": a band with the name, then years and place in a first column beside each entry. */
export const blueGrey: Write = (markup) => {
  const lines = linesOf(markup.trim());
  const sections = sectionsOf(mainOf(lines)).map(([heading = '', ...rest]) => {
    const entries = groupsOf(rest, (text) => text.startsWith('# # '));
    const rows = entries.map((group) => {
      if (!group[0]?.startsWith('# # ')) return `<div class="wide">${html(group)}</div>`;
      return `<div class="row"><div class="when">${html(group.slice(0, 2))}</div><div class="what">${html(group.slice(2))}</div></div>`;
    });
    return `${html([heading])}${rows.join('')}`;
  });
  const css =
    'body{font:10pt/1.42 "Liberation Serif",serif;color:#333}header{background:#5b6b7c;color:#fff;padding:14px 18px;margin-bottom:10px}header p{font-size:9.5pt}h1{font:bold 23pt "Liberation Sans",sans-serif}header p:nth-of-type(1){font-size:12pt;margin-bottom:5px}h2{break-after:avoid;font:bold 12pt "Liberation Sans",sans-serif;color:#5b6b7c;border-bottom:1px solid #b6c0ca;margin:14px 0 6px}.row{display:flex;margin-bottom:9px;break-inside:avoid}.when{width:38mm;flex:none;color:#5b6b7c}.when p{font-style:italic;font-size:9.5pt;padding-right:8px}.what p:first-child{font-size:10.8pt}h3{font-weight:bold}';
  return {
    format: 'pdf',
    paper: 'A4',
    html: pageOf(css, `<header>${html(after(lines, '[head]'))}</header>${sections.join('')}`),
  };
};

const bare = (text: string) => text.replaceAll('**', '').replaceAll('__', '');
/** What the clipboard has of a Word file: bullets with a tab, lines as long as they come, no emphasis. */
export const pasted: Write = (markup) => {
  const text = linesOf(markup.trim())
    .map((raw) => (raw.startsWith('|') ? cellsOf(raw).join('\t') : raw.startsWith('- ') ? `•\t${raw.slice(2)}` : kindOf(raw)[1]))
    .map(bare)
    .join('\r\n');
  return { format: 'txt', text: `${text}\r\n` };
};

/** Typed in an editor: lines of at most 72 characters, headings between colons and stars before items, all indented under them. */
export const typedText: Write = (markup) => {
  const wrap = (text: string, first: string, hang: string) => {
    const lines: string[] = [];
    let open = first;
    for (const piece of text.split(' ')) {
      if (open.trim() !== '' && open.length + piece.length + 1 > 72 && open !== first) {
        lines.push(open.trimEnd());
        open = hang;
      }
      open += `${piece} `;
    }
    return [...lines, open.trimEnd()];
  };
  const text = linesOf(markup.trim())
    .flatMap((raw) => {
      const [kind, said] = kindOf(raw);
      if (kind === 'name' || kind === 'contact') return [`${' '.repeat(Math.max(0, Math.floor((72 - said.length) / 2)))}${said}`];
      if (kind === 'heading') return [`${said}:`, ''];
      if (kind === 'item') return wrap(said, '     * ', '       ');
      return said === '' ? [''] : wrap(bare(said), '  ', '  ');
    })
    .join('\n');
  return { format: 'txt', text: `${text}\n` };
};
