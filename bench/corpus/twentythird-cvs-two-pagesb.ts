import { escaped } from './html.ts';
import { after, cellsOf, groupsOf, kindOf, linesOf, mainOf, piecesOf, sectionsOf } from './twentysecond-cvs-two-pages.ts';
import type { Write } from './writers.ts';

const quoted = (text: string) => `#${JSON.stringify(text)};`;
const typst = (text: string): string =>
  piecesOf(text)
    .map((piece) => {
      const said = quoted(piece.text);
      return piece.bold ? `#strong[${said}]` : piece.italics ? `#emph[${said}]` : said;
    })
    .join('');

/** Dates in a column at the left, everything else at its right. */
export const leftDates: Write = (markup) => {
  const [top = [], ...sections] = sectionsOf(linesOf(markup).filter(Boolean));
  const [name = '', contact = ''] = top;
  const body = (one: string) => {
    const [kind, text] = kindOf(one);
    return kind === 'item' ? `- ${typst(text)}` : `${typst(text)}\n`;
  };
  const grid = (left: string, right: string) =>
    `#block(breakable: false, above: 9pt, below: 0pt, grid(columns: (31mm, 1fr), gutter: 6mm, [${left}], [${right}]))`;
  const entry = (lines: string[]) => {
    const [first = '', ...rest] = lines;
    const [kind, text] = kindOf(first);
    if (kind !== 'entry') return grid('', lines.map(body).join('\n'));
    const [dates = '', title = ''] = text.split('\t');
    return grid(
      `#text(size: 9.2pt, fill: luma(70))[${typst(dates)}]`,
      `#strong[${typst(title)}]\n\n${rest.map(body).join('\n')}`,
    );
  };
  const drawn = sections.map(([heading = '', ...content]) => {
    const title = `#block(above: 17pt, below: 8pt, text(size: 13pt, weight: "bold", fill: rgb("#14532d"))[${typst(heading.slice(2))}])`;
    return [title, ...groupsOf(content, (one) => one.startsWith('# # ')).map(entry)].join('\n');
  });
  const page =
    '#set page(paper: "a4", margin: (x: 19mm, y: 18mm))\n#set text(font: "Source Sans 3", size: 10.6pt)\n#set par(spacing: 6pt, leading: 0.58em)\n#set list(spacing: 5pt, marker: [•])';
  const head = `#text(size: 25pt, weight: "bold", fill: rgb("#14532d"))[${typst(name.slice(2))}]\n\n#v(2pt)\n${typst(contact)}`;
  return { format: 'pdf', typst: `${page}\n${head}\n${drawn.join('\n')}` };
};

/** LaTeX's article class as academics use it. */
export const academic: Write = (markup) => {
  const [name = '', address = '', contact = '', ...rest] = linesOf(markup).filter(Boolean);
  const draw = (one: string) => {
    const [kind, text] = kindOf(one);
    if (kind === 'heading')
      return `#block(above: 15pt, below: 8pt, width: 100%, inset: (bottom: 2.5pt), stroke: (bottom: 0.4pt), text(size: 14pt, weight: "bold")[${typst(text)}])`;
    if (kind === 'entry') {
      const [left = '', right = ''] = text.split('\t');
      return `#block(above: 9pt, below: 5pt)[#strong[${typst(left)}] #h(1fr) ${typst(right)}]`;
    }
    if (kind === 'item') return `- ${typst(text)}`;
    const numbered = /^(\d+\.) (.*)$/.exec(text);
    return numbered
      ? `#pad(left: 4mm)[#grid(columns: (6mm, 1fr), [${typst(numbered[1] ?? '')}], [${typst(numbered[2] ?? '')}])]`
      : typst(text);
  };
  const page =
    '#set page(paper: "a4", margin: (x: 25mm, y: 22mm), footer: context align(center, counter(page).display()))\n#set text(font: "New Computer Modern", size: 10.8pt)\n#set par(spacing: 6.5pt)\n#set list(indent: 4mm, marker: [•])';
  const head = `#align(center)[#text(size: 21pt)[${typst(name.slice(2))}]\n\n${typst(address)}\n\n${typst(contact.replaceAll(' | ', '  |  '))}]`;
  return { format: 'pdf', typst: `${page}\n${head}\n${rest.map(draw).join('\n\n')}` };
};

const html = (text: string): string =>
  piecesOf(text)
    .map((piece) => {
      const said = escaped(piece.text);
      return piece.bold ? `<b>${said}</b>` : piece.italics ? `<i>${said}</i>` : said;
    })
    .join('');
const spans = (text: string) =>
  text
    .split('\t')
    .map((part) => `<span>${html(part)}</span>`)
    .join('');
const TAGS = { name: 'h1', heading: 'h2', entry: 'h3', sub: 'h4', item: 'li', contact: 'p class="box"', text: 'p' } as const;
type Shape = (one: string) => string | null;
/** Sections, lists and tables of some lines; `shape` draws what a template draws in its own way. */
const htmlOf = (lines: string[], shape: Shape = () => null): string =>
  sectionsOf(lines.filter(Boolean))
    .map((section) => {
      const groups = groupsOf(
        section,
        (one) => !(one.startsWith('- ') || one.startsWith('| |') || /^\|.*\| [ABC][12] \|/.test(one)),
      );
      const one = (line: string) => {
        const [kind, text] = kindOf(line);
        const tag = TAGS[kind];
        return shape(line) ?? `<${tag}>${text.includes('\t') ? spans(text) : html(text)}</${tag.split(' ')[0]}>`;
      };
      const drawn = groups.map(([first = '', ...more]) => {
        const list = more.filter((line) => line.startsWith('- '));
        const rows = more.filter((line) => line.startsWith('|'));
        const row = (line: string) =>
          `<tr>${cellsOf(line)
            .map((cell) => `<td>${html(cell)}</td>`)
            .join('')}</tr>`;
        return `${one(first)}${list.length > 0 ? `<ul>${list.map(one).join('')}</ul>` : ''}${rows.length > 0 ? `<table>${rows.map(row).join('')}</table>` : ''}`;
      });
      return `<section>${drawn.join('\n')}</section>`;
    })
    .join('\n');
const RESET = 'body,p,h1,h2,h3,h4,ul{margin:0}ul{padding-left:14px}h2,h3,h4{break-after:avoid}li{break-inside:avoid}';
const sheet = (css: string, body: string) =>
  ({
    format: 'pdf',
    paper: 'A4',
    html: `<!doctype html><html><meta charset="utf-8"><style>${RESET}${css}</style><body>${body}</body></html>`,
  }) as const;

const ICONS: [RegExp, string][] = [
  [/@/, 'M1 3h14v10H1zM1 3l7 6 7-6'],
  [/^[+\d]/, 'M5 1h6v14H5zM7 13h2'],
  [/^linkedin/, 'M2 2h12v12H2zM5 7v5M8 12V7M8 9c1-3 4-2 4 0v3'],
  [/./, 'M8 15C4 10 3 8 3 6a5 5 0 0 1 10 0c0 2-1 4-5 9zM8 4a2 2 0 1 0 .1 0'],
];
const iconOf = (text: string) =>
  `<svg viewBox="0 0 16 16"><path d="${ICONS.find(([pattern]) => pattern.test(text))?.[1]}"/></svg>`;

/** A builder's two columns under a header, with a bar of contacts with icons and tags for skills. */
export const builder: Write = (markup) => {
  const lines = linesOf(markup);
  const [name = '', headline = '', summary = '', contact = ''] = after(lines, '[head]');
  const shape: Shape = (one) =>
    one.startsWith('|')
      ? `<div class="tags">${cellsOf(one)
          .map((cell) => `<span>${html(cell)}</span>`)
          .join('')}</div>`
      : one.includes('\t')
        ? `<p class="r">${spans(one)}</p>`
        : null;
  const bar = contact
    .split('\t')
    .map((part) => `<span>${iconOf(part)}${html(part)}</span>`)
    .join('');
  const css =
    '@page{margin:0}body{font:9.2pt/1.4 "Liberation Sans",sans-serif;color:#333}header{background:#313c4e;color:#fff;padding:10mm 13mm 6mm}h1{font-size:23pt;font-weight:normal}header h3{color:#7fd1ae;font-size:12pt;font-weight:normal;margin:2px 0 6px}.bar{background:#222a37;color:#fff;display:flex;justify-content:space-between;padding:7px 13mm;font-size:8.6pt}.bar span{display:flex;align-items:center;gap:5px}svg{width:11px;height:11px;fill:none;stroke:#7fd1ae;stroke-width:1.3}#page{display:flex;gap:9mm;padding:5mm 13mm}main{flex:1.45}aside{flex:1}h2{font-size:13pt;color:#2c8a63;border-bottom:2px solid #2c8a63;margin:12px 0 5px}h3{font-size:11.5pt;margin-top:9px;color:#222}h4{font-size:10.6pt;font-weight:normal}.r{display:flex;justify-content:space-between;font-style:italic;font-size:8.4pt;color:#2c8a63}.box{font-style:italic;font-size:8.4pt;color:#2c8a63}aside p{margin-top:2px}.tags{display:flex;flex-wrap:wrap;gap:5px;margin-top:6px}.tags span{background:#7c8796;color:#fff;border-radius:3px;padding:3px 8px}';
  const top = `<header><h1>${html(name.slice(2))}</h1><h3>${html(headline)}</h3><p>${html(summary)}</p></header><div class="bar">${bar}</div>`;
  const columns = `<div id="page"><main>${htmlOf(mainOf(lines), shape)}</main><aside>${htmlOf(after(lines, '[side]'), shape)}</aside></div>`;
  return sheet(css, top + columns);
};

/** The Europass of the portal that opened in 2020: dates and place over each entry. */
export const europass: Write = (markup) => {
  const lines = linesOf(markup);
  const [name = '', ...main] = mainOf(lines);
  const shape: Shape = (one) => {
    const [kind, text] = kindOf(one);
    const [left = '', right] = text.split('  ');
    if (kind === 'entry' && right !== undefined) return `<h3><b>${html(left)}</b> <span>${html(right)}</span></h3>`;
    return null;
  };
  const facts = after(lines, '[head]').map(
    (one) =>
      `<p>${one
        .split('  ')
        .map((part) => `<span>${html(part.replace(/^([^:]+:)/, '**$1**'))}</span>`)
        .join('<i>|</i>')}</p>`,
  );
  const css =
    'body{font:9.6pt/1.45 "Liberation Sans",sans-serif;color:#3f3f3f}header{background:#f2f2f7;padding:12px 16px;display:flex;gap:18px;align-items:center}.photo{width:23mm;height:23mm;border-radius:50%;background:#c9c9d6}h1{font-size:20pt;color:#0e4194;margin-bottom:6px}header p{border-top:1px solid #ddd;padding:3px 0}header p i{color:#ccc;padding:0 8px}h2{font-size:11.5pt;color:#0e4194;margin:16px 0 6px;display:flex;align-items:center;gap:8px}h2::before{content:"";width:9px;height:9px;border-radius:50%;background:#0e4194}section{break-inside:auto}section>:not(h2){margin-left:17px}h3{font-size:10.4pt;text-transform:none}h3 b{color:#111}h3 span{font-weight:normal}.box{color:#777;font-size:8.8pt;margin-top:9px;break-after:avoid;white-space:pre-wrap}table{border-collapse:collapse;margin-top:5px}td{padding:3px 22px 3px 0;border-bottom:1px solid #ddd}section ul{margin-left:17px}';
  return sheet(
    css,
    `<header><div class="photo"></div><div><h1>${html(name.slice(2))}</h1>${facts.join('')}</div></header>${htmlOf(main, shape)}`,
  );
};

/** A template of a design site: a coloured column with a round photo, headings with wide letters. */
export const designSite: Write = (markup) => {
  const lines = linesOf(markup);
  const css =
    '@page{margin:0}body{font:9.6pt/1.5 "URW Gothic","DejaVu Sans",sans-serif;color:#3a3a3a}#page{display:flex;min-height:296mm}aside{width:66mm;background:#e9d8cf;padding:12mm 9mm;box-sizing:border-box}main{flex:1;padding:16mm 14mm 10mm 12mm}.photo{width:38mm;height:38mm;border-radius:50%;background:#b98b73;margin:0 auto 8mm}h1{font-size:32pt;line-height:1.05;color:#7a4a33;font-weight:normal}main .box{letter-spacing:3px;text-transform:uppercase;font-size:11pt;margin:6px 0 10px}h2{font-size:10.5pt;letter-spacing:2.5px;text-transform:uppercase;color:#7a4a33;margin:18px 0 7px;border-bottom:1px solid #b98b73;padding-bottom:4px}h3{font-size:11pt;margin-top:11px}h3+p{font-size:9pt;color:#7a4a33;margin-bottom:3px}aside p{margin-bottom:3px}aside p:has(b){margin-top:8px}aside ul{padding-left:13px}';
  return sheet(
    css,
    `<div id="page"><aside><div class="photo"></div>${htmlOf(after(lines, '[side]'))}</aside><main>${htmlOf(mainOf(lines))}</main></div>`,
  );
};

/** Skills by theme first; jobs and education as rows with the years before them, printed from an office program. */
export const bySkills: Write = (markup) => {
  const [top = [], ...sections] = sectionsOf(linesOf(markup).filter(Boolean));
  const [name = '', contact = ''] = top;
  const row = (one: string) =>
    `<tr>${cellsOf(one)
      .map((cell) => `<td>${html(cell)}</td>`)
      .join('')}</tr>`;
  const body = sections.map(([heading = '', ...content]) => {
    const isTable = content[0]?.startsWith('|');
    const rest = isTable ? `<table>${content.map(row).join('')}</table>` : htmlOf(content);
    return `<h2>${html(heading.slice(2))}</h2>${rest}`;
  });
  const css =
    'body{font:11pt/1.38 "Liberation Serif",serif;color:#000}h1{font-size:21pt;text-align:center}.contact{text-align:center;margin-bottom:8px}h2{font-size:12.5pt;background:#dfe6ee;padding:2px 6px;margin:13px 0 5px}h3{font-size:11pt;margin-top:6px}section{break-inside:avoid}ul{padding-left:22px}table{border-collapse:collapse;width:100%}td{vertical-align:top;padding:2px 12px 2px 0}td:first-child{width:27mm;white-space:nowrap}td:nth-child(2){width:62mm}';
  return sheet(css, `<h1>${html(name.slice(2))}</h1><p class="contact">${html(contact)}</p>${body.join('\n')}`);
};
