import { escaped } from './html.ts';
import type { Write } from './writers.ts';

type Kind = 'heading' | 'entry' | 'sub' | 'name' | 'item' | 'box' | 'row' | 'text';
/** A line of the markup. Headings, entries and subentries contain the lines up to the next one of their level. */
type Node = { kind: Kind; parts: string[]; within: Node[] };
type Part = 'head' | 'side' | 'main';

const PREFIXES = { '# # # ': 'sub', '# # ': 'entry', '# ': 'heading', '= ': 'name', '- ': 'item', '[box]': 'box' } as const;
const LEVELS: Partial<Record<Kind, number>> = { heading: 1, entry: 2, sub: 3 };

function nodeOf(line: string): Node {
  if (line.startsWith('|')) {
    const cells = line.slice(1, line.lastIndexOf('|')).split('|');
    return { kind: 'row', parts: cells.map((cell) => cell.trim()), within: [] };
  }
  for (const [prefix, kind] of Object.entries(PREFIXES))
    if (line.startsWith(prefix)) return { kind, parts: line.slice(prefix.length).split('\t'), within: [] };
  return { kind: 'text', parts: line.split('\t'), within: [] };
}

/** The lines of one part of the page as a tree. An empty line ends an entry. */
function treeOf(markup: string, part: Part): Node[] {
  const root: Node[] = [];
  let open: { level: number; within: Node[] }[] = [];
  for (const raw of markup.replace(/[«»]/g, '').trim().split('\n')) {
    const [, place = 'main', line = ''] = /^(?:\[(head|side)\])?(.*)$/.exec(raw) ?? [];
    if (place !== part) continue;
    const below = (level: number) => open.filter((one) => one.level < level);
    if (line === '') {
      open = below(2);
      continue;
    }
    const node = nodeOf(line);
    const level = LEVELS[node.kind];
    if (level) open = below(level);
    (open.at(-1)?.within ?? root).push(node);
    if (level) open.push({ level, within: node.within });
  }
  return root;
}

type Piece = { said: string; face: 'b' | 'i' | '' };
const piecesOf = (text: string): Piece[] =>
  text
    .split(/(\*\*.+?\*\*|__.+?__)/)
    .filter(Boolean)
    .map((piece) => {
      if (piece.startsWith('**')) return { said: piece.slice(2, -2), face: 'b' };
      return piece.startsWith('__') ? { said: piece.slice(2, -2), face: 'i' } : { said: piece, face: '' };
    });

const html = (text: string) =>
  piecesOf(text)
    .map(({ said, face }) => (face === '' ? escaped(said) : `<${face}>${escaped(said)}</${face}>`))
    .join('');
const spans = (parts: string[]) =>
  parts.length === 1 ? html(parts[0] ?? '') : parts.map((part) => `<span>${html(part)}</span>`).join('');

function htmlOf(nodes: Node[]): string {
  const one = ({ kind, parts, within }: Node): string => {
    const said = spans(parts);
    if (kind === 'name') return `<h1>${said}</h1>`;
    if (kind === 'heading') return `<section><h2>${said}</h2><div class="body">${htmlOf(within)}</div></section>`;
    if (kind === 'entry') return `<article><h3>${said}</h3><div class="in">${htmlOf(within)}</div></article>`;
    if (kind === 'sub') return `<div class="sub"><h4>${said}</h4>${htmlOf(within)}</div>`;
    if (kind === 'item') return `<li>${said}</li>`;
    return `<p class="${kind === 'text' ? `t${parts.length}` : kind}">${said}</p>`;
  };
  return nodes
    .map((node, index) => {
      if (node.kind !== 'item') return one(node);
      const opens = nodes[index - 1]?.kind !== 'item' ? '<ul>' : '';
      return `${opens}${one(node)}${nodes[index + 1]?.kind !== 'item' ? '</ul>' : ''}`;
    })
    .join('\n');
}

const RESET =
  'body,p,h1,h2,h3,h4,ul{margin:0}h1,h2,h3,h4{font-weight:inherit;font-size:inherit;break-after:avoid}ul{padding-left:14px}p,li{orphans:2;widows:2}';
const ORDERS: Record<string, Part[]> = {
  'head, main, side': ['head', 'main', 'side'],
  'head, side, main': ['head', 'side', 'main'],
};

/** A page of the web, printed to PDF. The order is that of its source; the style sheet places the parts. */
export const site =
  (paper: 'A4' | 'Letter', order: keyof typeof ORDERS, css: string): Write =>
  (markup) => {
    const parts = (ORDERS[order] ?? []).map((part) => {
      const nodes = treeOf(markup, part);
      return nodes.length > 0 ? `<div class="${part}">${htmlOf(nodes)}</div>` : '';
    });
    const page = `<meta charset="utf-8"><style>${RESET}${css}</style><body><div class="page">${parts.join('')}</div></body>`;
    return { format: 'pdf', paper, html: `<!doctype html><html>${page}</html>` };
  };

const typst = (text: string) =>
  piecesOf(text)
    .map(({ said, face }) => {
      const bare = `#${JSON.stringify(said)};`;
      return face === 'b' ? `#strong[${bare}]` : face === 'i' ? `#emph[${bare}]` : bare;
    })
    .join('');

type Draw = (parts: string[], within: string) => string;
type Draws = Record<Exclude<Kind, 'name'>, Draw>;
const plain: Draw = (parts) => parts.join(' #h(1fr) ');
const drawn = (nodes: Node[], draws: Draws): string =>
  nodes
    .map(({ kind, parts, within }) => {
      const draw = kind === 'name' ? plain : draws[kind];
      return draw(parts.map(typst), drawn(within, draws));
    })
    .join('\n\n');
const said = (nodes: Node[], kind: Kind) => nodes.filter((node) => node.kind === kind).map((node) => node.parts.map(typst));
const BASE: Draws = {
  heading: plain,
  entry: (parts, within) => `${plain(parts, '')}\n\n${within}`,
  sub: (parts, within) => `${plain(parts, '')}\n\n${within}`,
  item: ([text]) => `- ${text}`,
  box: plain,
  row: plain,
  text: plain,
};

/** The LaTeX class moderncv in its casual style: dates in a column of hints, the address at the foot of each page. */
export const casual =
  (colour: string): Write =>
  (markup) => {
    const head = treeOf(markup, 'head');
    const [[name = '']] = said(head, 'name') as [string[]];
    const [[title = ''], ...contacts] = said(head, 'text') as [string[], ...string[][]];
    const columns = (hint: string, text: string) =>
      `#grid(columns: (28mm, 1fr), column-gutter: 4mm, align(right, text(size: 9.2pt)[${hint}]), [${text}])`;
    const draws: Draws = {
      ...BASE,
      heading: ([text], within) =>
        `#block(above: 15pt, below: 8pt, sticky: true, grid(columns: (28mm, 1fr), column-gutter: 4mm, align: horizon, rect(width: 100%, height: 1.4mm, fill: ${colour}), text(size: 14.5pt, fill: ${colour})[${text}]))\n\n${within}`,
      box: ([text]) =>
        `#block(above: 9pt, below: 6pt, sticky: true)[${columns('', `#text(size: 12pt, fill: ${colour})[${text}]`)}]`,
      entry: ([hint = '', ...rest], within) => columns(hint, `${rest.join(' ')}\n\n#text(size: 10pt)[${within}]`),
      row: ([hint = '', ...rest]) => columns(hint, rest.join(' #h(1fr) ')),
    };
    const foot = contacts.map((parts) => parts.join(' #h(2mm) • #h(2mm) ')).join(' #linebreak() ');
    return {
      format: 'pdf',
      typst: `#set page(paper: "a4", margin: (x: 18mm, top: 16mm, bottom: 26mm), footer: align(center, text(size: 9pt, fill: luma(110), style: "italic")[${foot}]))
#set text(font: "Noto Sans", size: 10.6pt)
#set par(spacing: 5.5pt)
#set list(marker: text(fill: ${colour})[◦], spacing: 4pt)
#align(right)[#text(size: 31pt, fill: luma(90))[${name}]]
#line(length: 100%, stroke: 0.6pt + luma(120))
#align(right)[#text(size: 13pt, fill: luma(120), style: "italic")[${title}]]
${drawn(treeOf(markup, 'main'), draws)}`,
    };
  };

/** The class AltaCV: dates and places after small signs, a column at the right with tags, trophies and ratings. */
export const alta =
  (accent: string, emphasis: string): Write =>
  (markup) => {
    const head = treeOf(markup, 'head');
    const [[name = '']] = said(head, 'name') as [string[]];
    const [[tagline = '']] = said(head, 'box') as [string[]];
    const contacts = said(head, 'row').flat();
    const signs = ['✉', '✆', '⌂', '⚭', '✎'];
    const ruled = (text: string) =>
      `#block(above: 14pt, below: 8pt, width: 100%, sticky: true, inset: (bottom: 3pt), stroke: (bottom: 1.4pt + ${accent}), text(size: 14pt, weight: "bold", fill: ${accent})[#upper[${text}]])`;
    const rated = (text: string, dots: string) =>
      `#grid(columns: (1fr, auto), [#text(weight: "bold", fill: ${emphasis})[${text}]], [#text(fill: ${accent})[${dots}]])`;
    const draws: Draws = {
      ...BASE,
      heading: ([text = ''], within) => `${ruled(text)}\n\n${within}`,
      entry: ([text], within) =>
        `#block(above: 10pt, below: 5pt, sticky: true)[#text(size: 12pt, fill: ${emphasis})[${text}]]\n\n${within}`,
      sub: ([text], within) => `#block(below: 5pt, sticky: true)[#text(weight: "bold", fill: ${accent})[${text}]]\n\n${within}`,
      box: (parts) =>
        `#text(size: 8.7pt, fill: luma(110))[${parts.map((part, index) => `${index === 0 ? '▦' : '⚲'} ${part}`).join(' #h(14mm) ')}]`,
      row: (cells) =>
        `#par(leading: 6.5pt)[${cells.map((cell) => `#box(inset: (x: 3.5pt, y: 2.6pt), radius: 2.5pt, stroke: 0.5pt + luma(170))[${cell}]`).join(' ')}]`,
      text: ([text = '', level]) => (level ? rated(text, level) : text),
    };
    const [main, side] = (['main', 'side'] as const).map((part) => drawn(treeOf(markup, part), draws));
    return {
      format: 'pdf',
      typst: `#set page(paper: "a4", margin: (x: 13mm, y: 13mm))
#set text(font: "Lato", size: 10.3pt)
#set par(spacing: 6.2pt)
#set list(marker: text(fill: ${accent})[•], spacing: 4.5pt)
#text(size: 25pt, weight: "black", fill: ${emphasis})[#upper[${name}]]

#text(size: 12.5pt, weight: "bold", fill: ${accent})[${tagline}]

#text(size: 8.6pt)[${contacts.map((text, index) => `#box[#text(fill: ${accent})[${signs[index] ?? '•'}] ${text}]`).join(' #h(3.4mm) ')}]
#v(5pt)
#grid(columns: (1fr, 62mm), column-gutter: 8mm, [${main}], [${side}])`,
    };
  };

/** The class Awesome-CV: centred head, coloured first letters of headings, employer over title, name at the foot. */
export const awesome =
  (colour: string): Write =>
  (markup) => {
    const head = treeOf(markup, 'head');
    const [[name = '']] = said(head, 'name') as [string[]];
    const [[position = '']] = said(head, 'box') as [string[]];
    const [[address = ''], contacts] = said(head, 'text') as [string[], string[]];
    const bare = (name.match(/"[^"]+"/g) ?? []).map((text) => JSON.parse(text)).join('');
    const draws: Draws = {
      ...BASE,
      heading: ([text = ''], within) =>
        `#block(above: 13pt, below: 8pt, sticky: true, grid(columns: (auto, 1fr), column-gutter: 2mm, align: horizon, text(size: 15pt, weight: "bold")[#text(fill: ${colour})[${text.slice(0, 5)}";]#"${text.slice(5)}], line(length: 100%, stroke: 0.9pt + luma(110))))\n\n${within}`,
      entry: ([firm = '', place = ''], within) =>
        `#block(above: 9pt, below: 4pt, sticky: true)[#text(size: 11pt, weight: "bold")[${firm}] #h(1fr) #text(size: 9.4pt, style: "italic", fill: ${colour})[${place}]]\n\n${within}`,
      sub: ([title = '', dates = ''], within) =>
        `#block(below: 4.5pt, sticky: true)[#text(size: 9pt, fill: luma(90))[#smallcaps[${title}]] #h(1fr) #text(size: 8.6pt, style: "italic", fill: luma(110))[${dates}]]\n\n${within}`,
      item: ([text]) => `#pad(left: 3mm)[- ${text}]`,
      row: ([type = '', ...rest]) =>
        rest.length > 1
          ? `#grid(columns: (18mm, 1fr, auto), column-gutter: 3mm, text(size: 9pt, fill: luma(110))[${type}], [${rest[0]}], text(size: 8.8pt, style: "italic", fill: ${colour})[${rest[1]}])`
          : `#grid(columns: (34mm, 1fr), column-gutter: 4mm, align(right)[#strong[${type}]], [${rest[0]}])`,
    };
    return {
      format: 'pdf',
      typst: `#set page(paper: "a4", margin: (x: 17mm, top: 13mm, bottom: 17mm), footer: context text(size: 8pt, fill: luma(140))[#smallcaps[November 26, 2026] #h(1fr) #smallcaps[${JSON.stringify(bare).slice(1, -1)} · Résumé] #h(1fr) #counter(page).display()])
#set text(font: "Source Sans 3", size: 9.7pt, fill: luma(50))
#set par(spacing: 5.5pt)
#set list(marker: [•])
#align(center)[#text(font: "Inter", size: 27pt)[#show strong: set text(weight: "bold"); ${name}]]
#v(3pt)
#align(center)[#text(size: 9.4pt, fill: ${colour})[#smallcaps[${position}]]]
#align(center)[#text(size: 9pt, style: "italic", fill: luma(130))[${address}]]
#align(center)[#text(size: 8.8pt)[${contacts.map((text, index) => `${['✆', '✉', '⚭'][index] ?? '•'} ${text}`).join(' #h(1.5mm) | #h(1.5mm) ')}]]
${drawn(treeOf(markup, 'main'), draws)}`,
    };
  };

/** RenderCV in its classic theme: place and dates in a column at the right of each entry, a note of the last change at the top. */
export const rendered =
  (colour: string): Write =>
  (markup) => {
    const head = treeOf(markup, 'head');
    const [[name = '']] = said(head, 'name') as [string[]];
    const [[note = '']] = said(head, 'box') as [string[]];
    const contacts = said(head, 'text').flat();
    const bare = (name.match(/"[^"]+"/g) ?? []).map((text) => JSON.parse(text)).join('');
    const draws: Draws = {
      ...BASE,
      heading: ([text = ''], within) =>
        `#block(above: 13pt, below: 7pt, sticky: true, grid(columns: (auto, 1fr), column-gutter: 2mm, align: horizon, text(size: 13.5pt, weight: "bold", fill: ${colour})[${text}], line(length: 100%, stroke: 0.5pt + ${colour})))\n\n#pad(x: 2mm)[${within}]`,
      entry: ([left = '', ...right], within) =>
        `#block(above: 8pt, below: 8pt, breakable: false)[#grid(columns: (1fr, 40mm), column-gutter: 4mm, [${left}\n\n${within}], align(right)[${right.join(' #linebreak() ')}])]`,
    };
    return {
      format: 'pdf',
      typst: `#set page(paper: "us-letter", margin: (x: 18mm, y: 18mm), footer: context align(center, text(size: 8.5pt, fill: luma(128), style: "italic")[${JSON.stringify(bare).slice(1, -1)} - Page #counter(page).display() of #counter(page).final().first()]))
#set text(font: "New Computer Modern", size: 10pt)
#set par(spacing: 5.5pt, justify: true)
#set list(marker: [•], spacing: 4.5pt)
#place(top + right, dy: -7mm, text(size: 8.5pt, fill: luma(128), style: "italic")[${note}])
#align(center)[#text(size: 28pt, weight: "bold", fill: ${colour})[${name}]]
#v(3pt)
#align(center)[#text(fill: ${colour})[${contacts.join(' #h(2.5mm) | #h(2.5mm) ')}]]
${drawn(treeOf(markup, 'main'), draws)}`,
    };
  };
