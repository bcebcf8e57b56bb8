import { escaped } from './html.ts';
import type { Write } from './writers.ts';

const KINDS = {
  '# # # # ': 'minor',
  '# # # ': 'sub',
  '# # ': 'entry',
  '# ': 'section',
  '= ': 'name',
  '- ': 'item',
  '[box]': 'mark',
  '|': 'row',
} as const;
type Kind = (typeof KINDS)[keyof typeof KINDS] | 'say';

function kindOf(line: string): [kind: Kind, text: string] {
  for (const [prefix, kind] of Object.entries(KINDS)) if (line.startsWith(prefix)) return [kind, line.slice(prefix.length)];
  return ['say', line];
}

/** The lines of a CV by where they are printed. */
function partsOf(markup: string): Record<'head' | 'side' | 'main', string[]> {
  const lines = markup
    .replace(/[«»]/g, '')
    .split('\n')
    .filter((line) => line !== '');
  const after = (prefix: string) => lines.filter((line) => line.startsWith(prefix)).map((line) => line.slice(prefix.length));
  return { head: after('[head]'), side: after('[side]'), main: lines.filter((line) => !/^\[(?:head|side)\]/.test(line)) };
}

const cellsOf = (row: string) =>
  row
    .slice(0, row.lastIndexOf('|'))
    .split('|')
    .map((cell) => cell.trim());
const PIECES = /(\*\*.+?\*\*|__.+?__|<br>|[\w.-]+@[\w.-]+\w)/;

const quoted = (text: string) => JSON.stringify(text);
const typst = (text: string): string =>
  text
    .split(PIECES)
    .filter(Boolean)
    .map((piece): string => {
      if (piece === '<br>') return '#linebreak();';
      if (piece.startsWith('**')) return `#strong[${typst(piece.slice(2, -2))}]`;
      if (piece.startsWith('__')) return `#emph[${typst(piece.slice(2, -2))}]`;
      return piece.includes('@') ? `#link(${quoted(`mailto:${piece}`)})[#${quoted(piece)};]` : `#${quoted(piece)};`;
    })
    .join('');

/** The Typst source of some lines: each is a call of the function that the template has for its kind. */
const sourceOf = (lines: string[]): string =>
  lines
    .map((line) => {
      const [kind, text] = kindOf(line);
      const contents = (of: string[]) => of.map((part) => `[${typst(part)}]`).join('');
      if (kind === 'item') return `- ${typst(text)}`;
      if (kind === 'section') return `\n#section(${quoted(text)})\n`;
      if (kind !== 'name') return `\n#${kind}${contents(kind === 'row' ? cellsOf(text) : text.split('\t'))}\n`;
      const [first = '', ...others] = text.split(' ');
      return `\n#name(${quoted(first)}, ${quoted(others.join(' '))})\n`;
    })
    .join('\n');

const DEFAULTS = `
#let spread(..p) = p.pos().join(h(1fr))
#let say(..p) = block(spread(..p))
#let mark(..p) = block(spread(..p))
#let first-three(t, colour) = text(fill: colour, t.slice(0, 3)) + t.slice(3)
#let compose(head, side, main) = head + main
`;

/** Set by Typst with a template that defines `name`, `section`, `entry` and what else its CV has. */
const typesetBy =
  (template: string): Write =>
  (markup) => {
    const { head, side, main } = partsOf(markup);
    const body = [head, side, main].map((lines) => `[${sourceOf(lines)}]`).join(', ');
    return { format: 'pdf', typst: `${DEFAULTS}${template}\n#compose(${body})` };
  };

/** The résumé class that many American students start from. */
export const jake = typesetBy(`
#set page(paper: "us-letter", margin: (x: 14mm, y: 13mm))
#set text(font: "New Computer Modern", size: 10.5pt)
#set par(spacing: 5pt, leading: 5pt)
#set block(spacing: 5.5pt)
#set list(indent: 12pt, body-indent: 5pt, spacing: 5pt, marker: text(6pt, baseline: 2pt)[•])
#let name(a, b) = align(center, block(below: 8pt, text(25pt, weight: "bold", smallcaps(a + " " + b))))
#let mark(a) = align(center, text(9.5pt, a))
#let section(t) = block(above: 11pt, below: 7pt, sticky: true, stack(spacing: 3pt, text(13pt, smallcaps(t)), line(length: 100%, stroke: 0.5pt)))
#let entry(a, b) = block(above: 8pt, inset: (left: 9pt), sticky: true)[#strong(a) #h(1fr) #b]
#let sub(a, b) = block(inset: (left: 9pt), sticky: true, text(9.6pt)[#emph(a) #h(1fr) #emph(b)])
#let say(a) = block(inset: (left: 9pt), text(9.8pt, a))
`);

/** The class `moderncv` in its style "banking". */
export const banking = typesetBy(`
#set page(paper: "a4", margin: (x: 19mm, y: 17mm), footer: align(right, text(9pt, fill: rgb("#737373"), style: "italic", context counter(page).display("1/1", both: true))))
#set text(font: "Libertinus Serif", size: 11pt, lang: "en", region: "GB")
#set par(justify: true, leading: 5.6pt)
#set list(indent: 4pt, body-indent: 6pt, spacing: 6pt, marker: text(fill: rgb("#3873b3"), size: 7pt, baseline: 2pt)[•])
#let blue = rgb("#3873b3")
#let name(a, b) = block(below: 12pt, text(29pt, fill: rgb("#737373"), a + " " + b))
#let section(t) = block(above: 16pt, below: 9pt, width: 100%, sticky: true)[#text(14.5pt, fill: blue, t) #box(width: 1fr, line(length: 100%, stroke: 0.5pt + blue))]
#let minor(t) = block(above: 12pt, below: 8pt, sticky: true, text(12.5pt, fill: blue, t))
#let entry(a, b) = block(above: 11pt, below: 6pt, sticky: true)[#strong(a) #h(1fr) #strong(b)]
#let sub(a, b) = block(above: 5pt, below: 6.5pt, sticky: true)[#emph(a) #h(1fr) #emph(b)]
#let say(..p) = block(above: 6.5pt, below: 6.5pt, spread(..p))
#let compose(head, side, main) = { align(center, { set text(fill: rgb("#737373")); head }); main }
`);

/** The class `altacv`: events at the left, achievements, tags and dots at the right. */
export const alta = typesetBy(`
#set page(paper: "a4", margin: (x: 13mm, y: 13mm))
#set text(font: "Lato", size: 9.2pt, fill: rgb("#2e2e2e"))
#set par(leading: 5pt)
#set list(spacing: 5.5pt, marker: text(fill: rgb("#8f0d0d"), size: 7pt, baseline: 1.5pt)[•])
#set block(spacing: 6.5pt)
#let deep = rgb("#450808")
#let bright = rgb("#8f0d0d")
#let name(a, b) = block(below: 9pt, text(24pt, weight: "black", fill: deep, a + " " + b))
#let section(t) = block(above: 15pt, below: 9pt, sticky: true, stack(spacing: 4pt, text(14pt, weight: "black", fill: deep, upper(t)), line(length: 100%, stroke: 2pt + rgb("#c9a227"))))
#let entry(a) = block(above: 11pt, sticky: true, text(11pt, fill: deep, a))
#let sub(a) = block(sticky: true, text(weight: "bold", fill: bright, a))
#let mark(..p) = block(sticky: true, if p.pos().len() > 1 { grid(columns: (1fr, 1fr), align: bottom, text(8.6pt, p.pos().first()), text(8.6pt, p.pos().last())) } else { text(8.6pt, p.pos().first()) })
#let tag(a) = box(stroke: 0.5pt + luma(150), radius: 3pt, inset: (x: 5pt, y: 3.5pt), a)
#let row(..p) = if p.pos().len() == 2 { grid(columns: (16pt, 1fr), text(fill: bright, p.pos().first()), p.pos().last()) } else { block(par(leading: 4pt, p.pos().map(tag).join(h(4pt)))) }
#let compose(head, side, main) = {
  { set text(size: 9pt); head }
  v(5mm)
  grid(columns: (1fr, 64mm), column-gutter: 9mm, main, side)
}
`);

/** Awesome-CV with its footer of date, name and page. */
export const awesome = typesetBy(`
#set page(paper: "us-letter", margin: (x: 15mm, top: 12mm, bottom: 18mm))
#set text(font: "Source Sans 3", size: 9.6pt, fill: rgb("#333333"))
#set par(leading: 5pt)
#set block(spacing: 6pt)
#set list(indent: 3pt, spacing: 5pt, marker: text(7pt, baseline: 1.5pt)[•])
#let red = rgb("#dc3522")
#let name(a, b) = block(below: 9pt, text(31pt)[#text(weight: "light", fill: luma(110), a) #strong(b)])
#let section(t) = block(above: 13pt, below: 8pt, width: 100%, sticky: true)[#text(15pt, weight: "bold", first-three(t, red)) #box(width: 1fr, line(length: 100%, stroke: 0.8pt + luma(120)))]
#let entry(a, b) = block(above: 9pt, sticky: true)[#text(10.4pt, weight: "bold", a) #h(1fr) #text(9pt, fill: red, style: "italic", b)]
#let sub(a, b) = block(sticky: true, text(8.6pt, fill: luma(90))[#smallcaps(a) #h(1fr) #emph(b)])
#let row(a, ..p) = if p.pos().len() == 2 { grid(columns: (16mm, 1fr, auto), text(fill: luma(90), a), p.pos().first(), text(9pt, fill: red, style: "italic", p.pos().last())) } else { grid(columns: (26mm, 1fr), column-gutter: 4mm, align: (right, left), strong(a), p.pos().first()) }
#let compose(head, side, main) = {
  set page(footer: { set text(size: 8pt, fill: luma(120)); smallcaps(head) })
  align(center, { set text(size: 9pt); side })
  main
}
`);

/** The two columns of Deedy's résumé class. */
export const deedy = typesetBy(`
#set page(paper: "us-letter", margin: (x: 14mm, y: 10mm))
#set text(font: "Lato", size: 9.6pt, fill: rgb("#2b2b2b"))
#set par(leading: 4.8pt)
#set block(spacing: 5.5pt)
#set list(spacing: 5pt, marker: text(7pt, baseline: 1.5pt)[•])
#let grey = luma(110)
#let name(a, b) = align(center, block(above: 10pt, below: 10pt, text(36pt)[#text(weight: "light", a) #b]))
#let section(t) = block(above: 16pt, below: 7pt, sticky: true, text(15pt, weight: "light", fill: rgb("#4a4a4a"), upper(t)))
#let entry(a) = block(above: 11pt, sticky: true, text(10.6pt, weight: "bold", a))
#let sub(a) = block(above: 10pt, sticky: true, text(10.4pt, weight: "bold", a))
#let mark(a) = block(sticky: true, text(8.8pt, fill: grey, a))
#let row(a, b, c) = grid(columns: (14mm, 26mm, 1fr), a, b, c)
#let compose(head, side, main) = {
  { set align(center); set text(fill: grey, size: 9.4pt); head }
  line(length: 100%, stroke: 0.4pt + luma(160))
  v(1mm)
  grid(columns: (33%, 1fr), column-gutter: 6mm, side, main)
}
`);

/** Friggeri's class: a dark head, an aside set to the right and years before each entry. */
export const friggeri = typesetBy(`
#set page(paper: "a4", margin: (x: 14mm, top: 12mm, bottom: 14mm))
#set text(font: "Source Sans 3", size: 10.2pt, fill: rgb("#404040"))
#set par(leading: 5.2pt)
#set block(spacing: 5.5pt)
#let colours = (rgb("#0098d1"), rgb("#d84a1b"), rgb("#5b9a3c"), rgb("#b4004e"), rgb("#8e6bb0"), rgb("#c98a00"))
#let sections = counter("sections")
#let name(a, b) = block(below: 14pt, text(38pt, fill: white)[#text(weight: "extralight", a) #text(weight: "medium", b)])
#let section(t) = { sections.step(); block(above: 15pt, below: 8pt, sticky: true, text(15pt, weight: "regular", context first-three(t, colours.at(calc.rem(sections.get().first(), 6))))) }
#let row(a, b, c) = grid(columns: (21mm, 1fr, auto), column-gutter: 2mm, a, b, text(8.8pt, fill: luma(140), c))
#let compose(head, side, main) = {
  block(width: 100% + 28mm, fill: rgb("#4d4d4d"), outset: (x: 14mm, top: 12mm), inset: (bottom: 9mm, top: 4mm), align(center, box(width: 100% - 28mm, { set text(fill: white, size: 12pt, weight: "light"); head })))
  v(4mm)
  grid(columns: (42mm, 1fr), column-gutter: 8mm, { set align(right); set text(size: 9.4pt); side }, main)
}
`);

/** The class `twentysecondcv`: a grey bar with bars for skills at the left. */
export const twentySeconds = typesetBy(`
#set page(paper: "a4", margin: (left: 8mm, right: 12mm, y: 13mm), background: place(left + top, rect(width: 68mm, height: 100%, fill: rgb("#e7e7e7"))))
#set text(font: "Noto Sans", size: 9pt, fill: rgb("#4a4a4a"))
#set par(leading: 5pt)
#set block(spacing: 8pt)
#let blue = rgb("#0e5484")
#let bars = counter("bars")
#let name(a, b) = align(center, block(above: 10pt, below: 9pt, text(19pt, fill: blue, a + " " + b)))
#let mark(a) = align(center, block(below: 16pt, text(10.5pt, a)))
#let section(t) = block(above: 17pt, below: 9pt, width: 100%, sticky: true)[#text(14pt, fill: blue, t)]
#let entry(a) = { bars.step(); block(a, below: 3pt); context block(width: 100%, height: 5pt, fill: white, rect(height: 5pt, fill: blue, width: (95%, 80%, 88%, 62%, 70%, 98%, 90%, 66%).at(calc.rem(bars.get().first(), 8)))) }
#let row(..p) = if p.pos().len() == 2 { grid(columns: (7mm, 1fr), text(fill: blue, p.pos().first()), p.pos().last()) } else { grid(columns: (29mm, 1fr, auto), column-gutter: 2mm, text(8.4pt, p.pos().first()), p.pos().at(1), text(8.4pt, style: "italic", p.pos().last())) }
#let compose(head, side, main) = grid(columns: (52mm, 1fr), column-gutter: 14mm, side, main)
`);

/** RenderCV's theme that follows sb2nov's résumé. */
export const renderCv = typesetBy(`
#set page(paper: "a4", margin: (x: 18mm, y: 17mm))
#set text(font: "New Computer Modern", size: 10.6pt)
#set par(justify: true, leading: 6pt)
#set block(spacing: 7pt)
#set list(indent: 6pt, body-indent: 6pt, spacing: 7pt, marker: text(8pt, baseline: 1pt)[◦])
#let name(a, b) = align(center, block(below: 12pt, text(29pt, weight: "bold", a + " " + b)))
#let mark(a) = align(center, text(9.3pt, a))
#let section(t) = block(above: 15pt, below: 8pt, sticky: true, stack(spacing: 4pt, text(14pt, t), line(length: 100%, stroke: 0.5pt)))
#let entry(a, b) = block(above: 11pt, sticky: true)[#strong(a) #h(1fr) #emph(b)]
#let sub(a, b) = block(sticky: true)[#emph(a) #h(1fr) #emph(b)]
#let compose(head, side, main) = {
  set page(footer: align(center, { set text(size: 9pt, fill: luma(130), style: "italic"); side }))
  place(top + right, dy: -9mm, { set text(size: 9pt, fill: luma(130), style: "italic"); head })
  main
}
`);

/** The Typst package `brilliant-cv`, titles first and tags below each entry. */
export const brilliant = typesetBy(`
#set page(paper: "a4", margin: (x: 14mm, top: 14mm, bottom: 16mm))
#set text(font: "Source Sans 3", size: 9.6pt, fill: rgb("#343a40"))
#set par(leading: 5.2pt)
#set block(spacing: 6pt)
#set list(spacing: 5.4pt, marker: text(7pt, baseline: 1.5pt)[•])
#let blue = rgb("#0e5268")
#let name(a, b) = block(below: 9pt, text(32pt)[#text(weight: "light", fill: luma(120), a) #strong(b)])
#let section(t) = block(above: 14pt, below: 8pt, width: 100%, sticky: true)[#text(16pt, weight: "bold", first-three(t, blue)) #box(width: 1fr, line(length: 100%, stroke: 0.9pt))]
#let entry(a, b) = block(above: 10pt, sticky: true)[#text(10.4pt, weight: "bold", a) #h(1fr) #text(9pt, fill: blue, style: "italic", b)]
#let sub(a, b) = block(sticky: true, text(8.8pt, fill: luma(95))[#smallcaps(a) #h(1fr) #emph(b)])
#let row(..p) = block(p.pos().map(it => box(fill: luma(235), radius: 3pt, inset: (x: 4pt, y: 2.5pt), text(8pt, it))).join(h(5pt)))
#let mark(..p) = if p.pos().len() == 1 { text(fill: blue, weight: "medium", p.pos().first()) } else if p.pos().len() == 3 { grid(columns: (14mm, 1fr, auto), ..p) } else { grid(columns: (24mm, 1fr), column-gutter: 4mm, align: (right, left), strong(p.pos().first()), p.pos().last()) }
#let compose(head, side, main) = {
  set page(footer: { set text(size: 8pt, fill: luma(130)); smallcaps(side) })
  head
  main
}
`);

const rich = (text: string): string =>
  text
    .split(PIECES)
    .filter(Boolean)
    .map((piece): string => {
      if (piece === '<br>') return '<br>';
      if (piece.startsWith('**')) return `<b>${rich(piece.slice(2, -2))}</b>`;
      if (piece.startsWith('__')) return `<i>${rich(piece.slice(2, -2))}</i>`;
      return piece.includes('@') ? `<a href="mailto:${piece}">${piece}</a>` : escaped(piece);
    })
    .join('');
const spans = (parts: string[], tag = 'span') => parts.map((part) => `<${tag}>${rich(part)}</${tag}>`).join('');
const TAGS: Record<Kind, string> = {
  name: 'h1',
  section: 'h2',
  entry: 'h3',
  sub: 'h4',
  minor: 'h5',
  item: 'li',
  mark: 'p class="mark"',
  row: 'div class="row"',
  say: 'p',
};

/** The HTML of some lines: what follows a heading is in a `div` beside it, and each entry in an `article`. */
function htmlOf(lines: string[]): string {
  const html: string[] = [];
  const open: string[] = [];
  const close = (until: string) => {
    while (open.includes(until)) html.push(`</${open.pop()}>`);
  };
  for (const line of lines) {
    const [kind, text] = kindOf(line);
    if (kind !== 'item') close('ul');
    if (kind === 'section') close('section');
    if (kind === 'section' || kind === 'entry') close('article');
    if (kind === 'item' && open.at(-1) !== 'ul') html.push(`<${open[open.push('ul') - 1]}>`);
    if (kind === 'section' || kind === 'entry')
      html.push(`<${open[open.push(kind === 'entry' ? 'article' : 'section') - 1]} class="n${html.length}">`);
    const parts = kind === 'row' ? cellsOf(text) : text.split('\t');
    const said = kind === 'row' ? spans(parts, 'div') : parts.length > 1 ? spans(parts) : rich(text);
    html.push(`<${TAGS[kind]}>${said}</${TAGS[kind].split(' ')[0]}>`);
    if (kind === 'section') html.push(`<${open[open.push('div') - 1]}>`);
  }
  while (open.length > 0) html.push(`</${open.pop()}>`);
  return html.join('\n');
}

const RESET =
  'body,h1,h2,h3,h4,h5,p{margin:0}*{box-sizing:border-box}a{color:inherit;text-decoration:none}ul{margin:2px 0;padding-left:16px}h2,h3,h4,.mark{break-after:avoid}li,p{orphans:2;widows:2}p:has(>span),h3:has(>span),h4:has(>span){display:flex;justify-content:space-between}';

/** Printed by a browser: a header, an aside and the main part, as the style sheet places them. */
const printedBy =
  (paper: 'A4' | 'Letter', css: string): Write =>
  (markup) => {
    const { head, side, main } = partsOf(markup);
    const part = (tag: string, lines: string[]) => (lines.length > 0 ? `<${tag}>${htmlOf(lines)}</${tag}>` : '');
    const body = `${part('header', head)}<div id="page">${part('aside', side)}${part('main', main)}</div>`;
    return {
      format: 'pdf',
      paper,
      html: `<!doctype html><html><meta charset="utf-8"><style>${RESET}${css}</style><body>${body}</body></html>`,
    };
  };

/** JSON Resume's theme "elegant". */
export const elegant = printedBy(
  'Letter',
  `body{font:10pt/1.5 "Nimbus Sans","Liberation Sans","DejaVu Sans",sans-serif;color:#333}b{font-weight:700}
header{border:1px solid #ddd;border-radius:6px;padding:14px 18px;text-align:center;margin-bottom:12px}
h1{font-size:22pt;font-weight:400}header>p{font-size:11pt;color:#757575;margin-bottom:8px}
header .row{display:inline-flex;gap:6px;margin:0 9px;font-size:9.4pt}
h2{font-size:15pt;font-weight:400;color:#39424b;margin:14px 0 6px}h2::before{content:"";display:inline-block;width:13px;height:13px;border-radius:7px;background:#39424b;margin-right:10px}
section>div{padding-left:23px}article{border-left:2px solid #e3e3e3;padding:0 0 9px 13px;break-inside:avoid}
h3{font-size:11.2pt}.mark{justify-content:flex-start!important;gap:14px;color:#757575;font-size:9.2pt}
main .row{display:flex;gap:6px;flex-wrap:wrap;margin:3px 0 8px}main .row div{background:#eee;border-radius:9px;padding:1px 9px;font-size:9pt}`,
);

/** JSON Resume's theme "flat", with its dates as they are in the data. */
export const flat = printedBy(
  'A4',
  `body{font:9.8pt/1.45 "Liberation Sans","DejaVu Sans",sans-serif;color:#4b4b4b}
header{background:#2c3e50;color:#fff;padding:16px 20px;margin-bottom:14px}h1{font-size:25pt}header p{font-size:13pt;opacity:.85}
section{display:grid;grid-template-columns:34mm 1fr;gap:0 16px;border-bottom:1px solid #e4e4e4;padding:9px 0}
h2{font-size:13pt;color:#1abc9c;text-align:right}h3{font-size:11.5pt;color:#2c3e50}h3 span+span{font-size:9pt;font-weight:400;color:#888}
h4{font-size:10.2pt;color:#555}article{margin-bottom:9px}
.mark{justify-content:flex-start!important;gap:0}.mark span:first-child{width:24mm;font-weight:bold}
.row{display:flex;flex-wrap:wrap;gap:5px 18px;margin:2px 0 6px}`,
);

/** What a browser prints of a page of a personal site, with its own lines at the edges of the sheet. */
export const homePage: Write = (markup) => {
  const { head, side, main } = partsOf(markup);
  const [time = '', title = '', address = ''] = head;
  const [menu = '', foot = ''] = side;
  const edge = (at: string, content: string) => `@${at}{content:${content};font:8pt "Liberation Sans";color:#000}`;
  const edges = `@page{margin:17mm 15mm;${edge('top-left', quoted(time))}${edge('top-center', quoted(title))}${edge('bottom-left', quoted(address))}${edge('bottom-right', 'counter(page) "/" counter(pages)')}}`;
  const css = `${edges}body{font:11pt/1.5 "P052","DejaVu Serif",serif;color:#222;max-width:165mm;margin:auto}
nav{display:flex;gap:18px;border-bottom:3px double #8a5a2b;padding-bottom:5px;margin-bottom:14px;font-size:10pt;color:#8a5a2b}
h1{font-size:25pt;font-weight:400}h2{font-size:15pt;font-weight:400;font-style:italic;color:#8a5a2b;margin:16px 0 4px}
h3{font-size:11.5pt;margin-top:9px}article .mark{font-size:10pt;color:#666}a{color:#8a5a2b;text-decoration:underline}
footer{margin-top:20px;border-top:1px solid #ccc;padding-top:4px;font-size:9pt;color:#777}`;
  return {
    format: 'pdf',
    paper: 'Letter',
    html: `<!doctype html><html><meta charset="utf-8"><style>${RESET}${css}</style><body><nav>${spans(menu.split('\t'))}</nav>${htmlOf(main)}<footer>${rich(foot)}</footer></body></html>`,
  };
};

const icon = (path: string) =>
  `url('data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="%23b5533c" d="${path}"/></svg>')`;
/** A design of Canva: letters set apart, drawn icons and bars, referees side by side. */
export const canva = printedBy(
  'A4',
  `@page{margin:0}body{font:9.7pt/1.55 "URW Gothic","DejaVu Sans",sans-serif;color:#3f3a37}
header{background:#f3e3d7;text-align:center;padding:13mm 10mm 9mm}h1{font-size:27pt;letter-spacing:.16em;font-weight:400}header p{letter-spacing:.22em;font-size:11pt;color:#b5533c}
#page{display:grid;grid-template-columns:62mm 1fr;gap:9mm;padding:8mm 14mm}
h2{font-size:11.5pt;letter-spacing:.18em;text-transform:uppercase;color:#b5533c;border-bottom:1px solid #b5533c;margin:0 0 7px;padding-bottom:2px}section{margin-bottom:15px}
main article{position:relative;padding-left:13px;margin-bottom:10px;border-left:1px solid #cfa896}main article::before{content:"";position:absolute;left:-4px;top:5px;width:7px;height:7px;border-radius:4px;background:#b5533c}
h3{font-size:10.4pt}main h4{font-size:9.6pt;font-weight:400;color:#7a4a3c}h4 span+span{font-size:8.6pt;letter-spacing:.05em}
aside .mark{font-size:8.8pt;padding-left:19px;margin-bottom:5px;background-repeat:no-repeat;background-size:12px;background-position:0 3px}
aside .mark:nth-of-type(1){background-image:${icon('M6 2 10 8 8 11 13 16 16 14 22 18 18 22C9 21 3 14 2 6z')}}aside .mark:nth-of-type(2){background-image:${icon('M2 5h20l-10 8zM2 8v11h20V8l-10 8z')}}aside .mark:nth-of-type(3){background-image:${icon('M12 2a7 7 0 0 0-7 7c0 5 7 13 7 13s7-8 7-13a7 7 0 0 0-7-7z')}}
aside article{margin-bottom:7px}aside h3{font-size:9pt;color:#b5533c}aside h4{font-weight:400;font-size:9.2pt;margin-bottom:6px}aside h4::after{content:"";display:block;height:6px;border-radius:3px;background:linear-gradient(90deg,#b5533c 85%,#eadbd2 0)}aside h4:nth-of-type(2)::after{background:linear-gradient(90deg,#b5533c 95%,#eadbd2 0)}aside h4:nth-of-type(3)::after{background:linear-gradient(90deg,#b5533c 70%,#eadbd2 0)}
.row{display:grid;grid-template-columns:1fr 1fr;gap:8mm}.row div{font-size:8pt}`,
);

/** Zety's "Cubic": personal details under their labels in a blue bar, dates of two lines before each job. */
export const cubic = printedBy(
  'A4',
  `@page{margin:0}html{background:linear-gradient(90deg,#00356b 68mm,#fff 0)}body{font:9.6pt/1.45 "Liberation Sans","DejaVu Sans",sans-serif;color:#343434}
#page{display:grid;grid-template-columns:68mm 1fr;min-height:296mm}aside{color:#fff;padding:11mm 8mm}main{padding:12mm 12mm 8mm 9mm}
h1{font-size:23pt;line-height:1.15}aside>p{font-size:12.5pt;margin:4px 0 14px}aside h2{font-size:13pt;background:#002a55;margin:14px -8mm 8px;padding:4px 8mm}aside p:has(b){margin-top:6px;font-size:9pt}
aside h3{font-weight:400;font-size:9.6pt;margin-top:8px;flex-wrap:wrap}aside h3 span{width:100%}aside h3 span+span{text-align:right;font-size:8.4pt;font-style:italic;order:2}aside h3::after{content:"";order:1;width:100%;height:5px;margin:3px 0 1px;background:linear-gradient(90deg,#fff 88%,#33618f 0)}
main h2{font-size:15pt;color:#00356b;border-bottom:1px solid #cfd6dd;border-top:1px solid #cfd6dd;margin:14px 0 8px;padding:3px 0}
main article{display:grid;grid-template-columns:24mm 1fr;margin-bottom:8px}main h3{grid-column:1;grid-row:1/span 8;font-size:9.4pt;font-weight:bold}main article>:not(h3){grid-column:2}h4{font-size:11pt}main .mark{font-style:italic}`,
);
