import { escaped } from './html.ts';
import { cellsOf, type Entry, partsOf, type Section } from './twentyfourth-cvs-one-pages.ts';
import type { Write } from './writers.ts';

const h = (text: string): string =>
  escaped(text)
    .replaceAll('&lt;br&gt;', '<br>')
    .replace(/\*\*(.+?)\*\*/g, '<b>$1</b>')
    .replace(/__(.+?)__/g, '<i>$1</i>');
const isItem = (line: string) => line.startsWith('- ');
/** Lines as paragraphs, lists and rows of small blocks. */
function flow(lines: string[]): string {
  const html = lines.map((line) => {
    if (isItem(line)) return `<li>${h(line.slice(2))}</li>`;
    if (line.startsWith('> ')) return `<blockquote>${h(line.slice(2))}</blockquote>`;
    if (!line.startsWith('|')) return `<p>${h(line)}</p>`;
    return `<div class="row">${cellsOf(line)
      .map((cell) => `<span>${h(cell)}</span>`)
      .join('')}</div>`;
  });
  return html.join('\n').replace(/(?:<li>.*<\/li>\n?)+/g, '<ul>$&</ul>');
}
const part = (tag: string, text = '') => (text === '' ? '' : `<${tag}>${h(text)}</${tag.split(' ')[0]}>`);
const section =
  (entry: (entry: Entry, index: number) => string) =>
  ({ heading, lines, entries }: Section): string =>
    `<section><h2>${h(heading)}</h2><div class="body">${flow(lines)}${entries.map(entry).join('\n')}</div></section>`;

const RESET =
  'body,p,h1,h2,h3,ul,blockquote{margin:0}h1,h2,h3{font-weight:bold}h2,h3{break-after:avoid}.r{display:flex;justify-content:space-between;gap:14px}li{break-inside:avoid}';
const page = (paper: 'A4' | 'Letter', css: string, body: string) => ({
  format: 'pdf' as const,
  paper,
  html: `<!doctype html><html><meta charset="utf-8"><style>${RESET}${css}</style><body>${body}</body></html>`,
});

/** Standard Resume: one column, title and employer in one line, dates at the right. */
export const standardResume: Write = (markup) => {
  const { name, top, head, main } = partsOf(markup);
  const entry = ({ cells: [title = '', firm = '', place = '', dates = ''], lines }: Entry) =>
    `<article><div class="r"><h3>${h(title)}</h3><time>${h(dates)}</time></div><div class="firm">${h(firm)}<em> ${h(place)}</em></div>${flow(lines)}</article>`;
  return page(
    'A4',
    'body{font:9.4pt/1.42 "Liberation Sans",sans-serif;color:#333}h1{font-size:25pt;color:#111;letter-spacing:-.4px}.sub{font-size:12pt;color:#666}.contact{margin:6px 0 14px;color:#0b63ce}.contact span{margin-right:18px}section{display:block;border-top:1px solid #ddd;padding:7px 0}h2{font-size:9.6pt;color:#0b63ce;margin-bottom:3px}article{margin-bottom:8px}h3{font-size:11pt;color:#111}time{color:#777;white-space:nowrap}.firm{color:#444}.firm em{color:#888;font-style:normal;margin-left:6px}ul{padding-left:16px}',
    `<h1>${h(name)}</h1><p class="sub">${h(top.join(' '))}</p><div class="contact">${head.map((one) => `<span>${h(one)}</span>`).join('')}</div>${main.map(section(entry)).join('')}`,
  );
};

/** LaTeX, limecv: a green side bar, rings on a line of time, language levels as dots. */
export const limecv: Write = (markup) => {
  const { name, main, side, aside } = partsOf(markup);
  const entry = ({ cells: [dates = '', title = '', firm = ''], lines }: Entry) =>
    `<article><time>${h(dates)}</time><h3>${h(title)}</h3><p class="firm">${h(firm)}</p>${flow(lines)}</article>`;
  const [first = '', ...last] = name.split(' ');
  return page(
    'A4',
    '@page{margin:0}body{font:9.6pt/1.42 "Liberation Sans","DejaVu Sans",sans-serif;color:#333;display:grid;grid-template-columns:66mm 1fr;min-height:297mm}aside{background:#d9e8a8;padding:12mm 8mm}.photo{width:34mm;height:34mm;border-radius:50%;background:#8fae3a;border:3px solid #fff;margin:0 auto 6mm}main{padding:14mm 12mm 6mm 10mm}h1{font-size:22pt;text-align:center;color:#4c611a;line-height:1.1}h1 span{display:block;font-weight:normal}.job{text-align:center;margin-bottom:5mm;font-size:11.5pt;color:#5d7424}aside h2{font-size:12pt;color:#4c611a;border-bottom:1px solid #8fae3a;margin:5mm 0 2mm}.row{display:flex;gap:7px;margin-bottom:3px}aside section:nth-of-type(3) .row{justify-content:space-between}aside section:nth-of-type(3) .row span+span{color:#6f8d1f;font-size:8pt}aside ul{padding-left:14px}main h2{font-size:15pt;color:#4c611a;margin-bottom:3mm}main .body{border-left:2px solid #8fae3a;margin:0 0 6mm 2mm;padding-left:6mm}article{position:relative;margin-bottom:4mm;break-inside:avoid}article::before{content:"";position:absolute;left:-8.2mm;top:1mm;width:2.6mm;height:2.6mm;border:2px solid #8fae3a;border-radius:50%;background:#fff}time{display:block;font-size:8.4pt;color:#6f8d1f}h3{font-size:11pt}.firm{font-style:italic}main ul{padding-left:14px}',
    `<aside><div class="photo"></div><h1>${h(first)}<span>${h(last.join(' '))}</span></h1><p class="job">${h(aside.join(' '))}</p>${side.map(section(() => '')).join('')}</aside><main>${main.map(section(entry)).join('')}</main>`,
  );
};

/** Typst, modern-cv: name in two weights, places and titles in colour at the right, a foot with the date. */
export const modernTypst: Write = (markup) => {
  const { name, top, head, main } = partsOf(markup);
  const said = (text: string) => `#${JSON.stringify(text)};`;
  const rich = (text: string) =>
    text
      .split('**')
      .map((one, index) => (one === '' ? '' : index % 2 ? `#strong[${said(one)}]` : said(one)))
      .join('');
  const blue = 'rgb("#26428b")';
  const twoLines = (cells: string[]) =>
    `#grid(columns: (1fr, auto), align: (left, right), column-gutter: 4mm, row-gutter: 5pt, ${cells.map((cell) => `[${cell}]`)})`;
  const list = (lines: string[]) =>
    lines
      .map((line) => {
        const [label = '', content = ''] = line.startsWith('|') ? cellsOf(line) : [];
        if (label !== '') return `#grid(columns: (27mm, 1fr), gutter: 4mm, align(right)[${rich(label)}], [${rich(content)}])`;
        return isItem(line) ? `- ${rich(line.slice(2))}` : rich(line);
      })
      .join('\n\n');
  const content = main.flatMap(({ heading, lines, entries }) => [
    `#block(above: 12pt, below: 8pt, sticky: true)[#grid(columns: (auto, 1fr), gutter: 3mm, align: horizon, text(size: 15.5pt, weight: "bold")[#text(fill: ${blue})[${said(heading.slice(0, 3))}]${said(heading.slice(3))}], line(length: 100%, stroke: 0.9pt + luma(100)))]`,
    list(lines),
    ...entries.map(
      ({ cells: [title = '', place = '', below = '', dates = ''], lines: more }) =>
        `#block(above: 10pt)[${twoLines([`#strong[${rich(title)}]`, `#text(fill: ${blue}, style: "italic")[${rich(place)}]`, `#text(size: 9.4pt, fill: luma(90))[#smallcaps[${rich(below)}]]`, `#text(size: 9pt, style: "italic", fill: luma(90))[${rich(dates)}]`])}\n${list(more)}]`,
    ),
  ]);
  const [first = '', ...last] = name.split(' ');
  const [address = '', ...contact] = head;
  const [date = '', footName = ''] = contact.pop()?.split('\t') ?? [];
  const foot = `#grid(columns: (1fr, 1fr, 1fr), [${said(date)}], align(center)[${said(footName)}], align(right)[#context counter(page).display()])`;
  return {
    format: 'pdf',
    typst: `#set page(paper: "us-letter", margin: (x: 15mm, top: 12mm, bottom: 18mm), footer: text(size: 8pt, fill: luma(110))[#smallcaps[${foot}]])
#set text(font: "Source Sans 3", size: 10.4pt)
#set par(spacing: 6pt)
#align(center)[#text(size: 31pt, weight: 200)[${said(first)}] #h(2mm) #text(size: 31pt, weight: "bold")[${said(last.join(' '))}]]
#v(3pt)
#align(center, text(fill: ${blue}, size: 9.6pt)[#smallcaps[${top.map(said).join(' ')}]])
#align(center, text(style: "italic", fill: luma(110), size: 9pt)[${said(address)}])
#align(center, text(size: 9.4pt)[${contact.map(said).join(' #h(1.5mm) | #h(1.5mm) ')}])
${content.join('\n\n')}`,
  };
};

/** JSON Resume, "elegant": a card with the person at the left, lengths of jobs behind their dates. */
export const elegant: Write = (markup) => {
  const { name, main, aside } = partsOf(markup);
  const entry = ({ cells: [title = '', firm = '', dates = '', length = ''], lines }: Entry) =>
    `<article><p class="what"><strong>${h(title)}</strong> <span>${h(firm)}</span></p>${dates === '' ? '' : `<p class="when"><small>${h(dates)}</small>${length === '' ? '' : `<small class="long">${h(length)}</small>`}</p>`}${flow(lines)}</article>`;
  const card = aside.map((line) =>
    line.startsWith('|')
      ? `<p class="line"><span>${cellsOf(line).map(h).join('</span><span>')}</span></p>`
      : `<p class="label">${h(line)}</p>`,
  );
  return page(
    'A4',
    '@page{margin:9mm 8mm}body{font:9.8pt/1.45 "Nimbus Sans","DejaVu Sans",sans-serif;color:#39424b;background:#e9edf1;display:flex;gap:4mm;align-items:flex-start}aside{width:56mm;flex:none;background:#fff;border:1px solid #dde2e7;padding:6mm 4mm;text-align:center;box-sizing:border-box}main{flex:1;background:#fff;border:1px solid #dde2e7;padding:5mm 7mm}.photo{width:26mm;height:26mm;border-radius:50%;background:#b9c6d2;margin:0 auto 3mm}h1{font-size:16pt;line-height:1.2;color:#1d2a35}.label{color:#7f8c97;margin-bottom:4mm}.line{display:flex;gap:8px;text-align:left;font-size:8.8pt;border-top:1px solid #eef1f4;padding:4px 0}section{margin-bottom:4mm}h2{font-size:13pt;color:#1d2a35;font-weight:normal;border-bottom:1px solid #e3e7eb;margin-bottom:2mm}article{margin:0 0 2.5mm 3mm;padding-left:4mm;border-left:2px solid #e3e7eb;break-inside:avoid}.when{color:#7f8c97}.long{margin-left:10px;padding-left:10px;border-left:1px solid #ccc}.row{display:flex;flex-wrap:wrap;gap:5px;margin:2px 0}.row span{background:#eef1f4;border-radius:3px;padding:1px 7px;font-size:8.8pt}ul{padding-left:15px}blockquote{border-left:4px solid #b9c6d2;padding-left:4mm;font-style:italic}',
    `<aside><div class="photo"></div><h1>${h(name)}</h1>${card.join('')}</aside><main>${main.map(section(entry)).join('')}</main>`,
  );
};

/** Reactive Resume, "Gengar": a coloured side bar, the summary in a tinted box. */
export const gengar: Write = (markup) => {
  const { name, boxed, main, side, aside } = partsOf(markup);
  const entry = ({ cells: [firm = '', dates = '', title = '', place = ''], lines }: Entry) =>
    `<article><div class="r"><div><b>${h(firm)}</b>${part('p', title)}</div><div class="right"><b>${h(dates)}</b>${part('p', place)}</div></div>${flow(lines)}</article>`;
  const contact = aside.map((line) => (line.startsWith('|') ? flow([line]) : `<p>${h(line)}</p>`));
  return page(
    'A4',
    '@page{margin:0}body{font:9.4pt/1.5 "DejaVu Sans",sans-serif;font-size:8.8pt;color:#222;display:grid;grid-template-columns:64mm 1fr;min-height:296mm}aside{background:#dceef0}.id{background:#0f766e;color:#fff;padding:9mm 6mm}.id h1{font-size:16pt;line-height:1.2}.row{display:flex;gap:7px;margin-top:3px}.rest{padding:5mm 6mm}h2{font-size:11.5pt;border-bottom:1px solid #0f766e;color:#0f766e;margin-bottom:2mm}section{margin-bottom:5mm}.box{background:#dceef0;padding:9mm 8mm 6mm}main section{margin:5mm 8mm}article{margin-bottom:3mm}.right{text-align:right;flex:none}ul{padding-left:15px;margin-top:1mm}aside b{display:block;margin-top:1.2mm}',
    `<aside><div class="id"><h1>${h(name)}</h1>${contact.join('')}</div><div class="rest">${side.map(section(() => '')).join('')}</div></aside><main><div class="box">${flow(boxed)}</div>${main.map(section(entry)).join('')}</main>`,
  );
};

/** FlowCV: dates over places in a left column, headings over thick rules. */
export const flowcv: Write = (markup) => {
  const { name, top, head, main } = partsOf(markup);
  const entry = ({ cells: [dates = '', place = '', title = '', firm = ''], lines }: Entry) =>
    `<article><div class="when"><p>${h(dates)}</p><p>${h(place)}</p></div><div class="what"><p class="t">${h(title)}</p>${firm === '' ? '' : `<p class="f">${h(firm)}</p>`}${flow(lines)}</div></article>`;
  return page(
    'A4',
    'body{font:10pt/1.45 "P052","DejaVu Sans",serif;color:#222}h1{font-size:24pt;font-weight:bold}.job{font-size:13pt;color:#345c4a;font-style:italic}.contact{display:flex;flex-wrap:wrap;gap:3px 20px;margin:6px 0 10px;font-size:9.4pt}h2{font-size:13pt;border-bottom:2.4px solid #345c4a;color:#345c4a;margin:12px 0 6px}article{display:grid;grid-template-columns:38mm 1fr;gap:5mm;margin-bottom:7px}.when{color:#555}.t{font-weight:bold;font-size:11pt}.f{font-style:italic}.row{display:grid;grid-template-columns:1fr 1fr 1fr;gap:2px 12px;margin-bottom:3px}ul{padding-left:16px}',
    `<h1>${h(name)}</h1><p class="job">${h(top.join(' '))}</p><div class="contact">${head.map((one) => `<span>${h(one)}</span>`).join('')}</div>${main.map(section(entry)).join('')}`,
  );
};

/** Enhancv, "Double column": employers in blue, dates and places with icons in small type, a right column of short blocks. */
export const enhancv: Write = (markup) => {
  const { name, top, head, main, side } = partsOf(markup);
  const entry = ({ cells: [title = '', firm = '', dates = '', place = ''], lines }: Entry) =>
    `<article><h3>${h(title)}</h3>${part('p class="firm"', firm)}${dates === '' ? '' : `<p class="when"><span>${CALENDAR}${h(dates)}</span><span>${PIN}${h(place)}</span></p>`}${flow(lines)}</article>`;
  const contact = head.slice(0, -1).map((one) => `<span>${h(one)}</span>`);
  const [site = '', powered = ''] = head.at(-1)?.split('\t') ?? [];
  return page(
    'A4',
    '@page{margin:0}body{font:9.2pt/1.42 "Liberation Sans","DejaVu Sans",sans-serif;color:#384347;padding:11mm 13mm;min-height:296mm;box-sizing:border-box;position:relative}h1{font-size:23pt;color:#1b1f23;letter-spacing:.5px}.job{color:#008cff;font-weight:bold;font-size:11.5pt}.contact{display:flex;flex-wrap:wrap;gap:2px 16px;margin:4px 0 10px;font-weight:bold;font-size:8.4pt}#two{display:grid;grid-template-columns:1.65fr 1fr;gap:9mm}h2{font-size:12.5pt;font-weight:normal;color:#1b1f23;border-bottom:3px solid #1b1f23;margin:9px 0 6px}article{margin-bottom:8px}h3{font-size:11.5pt;font-weight:normal;color:#1b1f23}.firm{color:#008cff;font-weight:bold}.when{font-size:8pt;display:flex;gap:16px}.when svg{width:8px;height:8px;margin-right:4px}ul{padding-left:14px}aside h3{font-size:10pt;font-weight:bold}aside .row{display:flex;flex-wrap:wrap;gap:6px 12px}aside .row span{border-bottom:1px solid #9aa5aa}aside section:nth-of-type(3) .row{display:grid;grid-template-columns:1fr 1fr 1fr;gap:4px}aside section:nth-of-type(3) .row span{border:0}aside section:nth-of-type(3) .row span:nth-child(3){color:#008cff;font-size:7.4pt;align-self:center}footer{position:absolute;left:13mm;right:13mm;bottom:6mm;font-size:7.4pt;color:#8a949a}',
    `<h1>${h(name)}</h1><p class="job">${h(top.join(' '))}</p><div class="contact">${contact.join('')}</div><div id="two"><main>${main.map(section(entry)).join('')}</main><aside>${side.map(section(entry)).join('')}</aside></div><footer class="r"><span>${h(site)}</span><span>${h(powered)}</span></footer>`,
  );
};
const CALENDAR = '<svg viewBox="0 0 10 10"><path d="M0 1h10v9H0z" fill="#8a949a"/></svg>';
const PIN = '<svg viewBox="0 0 10 10"><circle cx="5" cy="4" r="4" fill="#8a949a"/></svg>';
