import { escaped } from './html.ts';
import { after, cellsOf, groupsOf, kindOf, linesOf, mainOf, piecesOf } from './twentysecond-cvs-two-pages.ts';
import type { Write } from './writers.ts';

const set = (text: string): string =>
  text
    .split('<br>')
    .map((line) =>
      piecesOf(line)
        .map(({ text: said, bold, italics }) => {
          const quoted = `#${JSON.stringify(said)};`;
          return bold ? `#strong[${quoted}]` : italics ? `#emph[${quoted}]` : quoted;
        })
        .join(''),
    )
    .join(' #linebreak() ');
const spread = (text: string) => text.split('\t').map(set).join(' #h(1fr) ');
const pdf = (...parts: string[]) => ({ format: 'pdf' as const, typst: parts.join('\n\n') });

/** The LaTeX class moderncv in its style "banking": all of it centred or at both margins, with ruled headings. */
export const banking: Write = (markup) => {
  const lines = linesOf(markup);
  const [role = '', ...contact] = after(lines, '[head]');
  const [name = '', ...rest] = mainOf(lines);
  const blue = 'rgb("#3973af")';
  const words = name.slice(2).split(' ');
  const head = `#align(center)[#text(size: 29pt)[#text(fill: luma(130))[${set(words[0] ?? '')}] #text(fill: ${blue})[${set(words.slice(1).join(' '))}]]\n\n#text(size: 13pt, style: "italic", fill: luma(90))[${set(role)}]\n\n${contact.map((line) => `#text(size: 9.6pt, fill: luma(90))[${set(line)}]`).join(' #linebreak() ')}]`;
  const body = rest.filter(Boolean).map((line, index) => {
    const [kind, text] = kindOf(line);
    if (kind === 'heading')
      return `#block(above: 15pt, below: 8pt)[#grid(columns: (auto, 1fr), gutter: 3mm, align: horizon, text(size: 14.5pt, fill: ${blue})[${set(text)}], line(length: 100%, stroke: 0.8pt + ${blue}))]`;
    if (kind === 'sub') return `#block(above: 10pt, below: 7pt)[#text(size: 12pt, fill: ${blue})[${set(text)}]]`;
    if (kind === 'entry') {
      const [firm = '', place = ''] = text.split('\t');
      return `#block(above: 9pt, below: 4pt)[#strong[${set(firm)}] #h(1fr) #strong[${set(place)}]]`;
    }
    if (kind === 'item') return `#pad(left: 4mm)[- ${set(text)}]`;
    const isHead = rest.filter(Boolean)[index - 1]?.startsWith('# # ') && text.includes('\t');
    return isHead ? `#block(below: 7pt)[#emph[${spread(text)}]]` : spread(text);
  });
  return pdf(
    '#set page(paper: "a4", margin: (x: 21mm, y: 17mm))\n#set text(font: "Source Sans 3", size: 11.4pt)\n#set par(spacing: 7.5pt)\n#set list(marker: text(fill: rgb("#3973af"))[○])',
    head,
    ...body,
  );
};

/** The same class in its style "oldstyle": dates before each line, and the contact in the margin at the right of the name. */
export const oldstyle: Write = (markup) => {
  const lines = linesOf(markup);
  const [name = '', ...rest] = mainOf(lines).filter(Boolean);
  const green = 'rgb("#2f6b4f")';
  const side = after(lines, '[side]').map((line) => `#text(size: 9pt, style: "italic", fill: luma(80))[${set(line)}]`);
  const title = `#text(size: 31pt, fill: ${green})[${set(name.slice(2))}]\n\n#text(size: 13pt, fill: luma(90), style: "italic")[${set(after(lines, '[head]')[0] ?? '')}]`;
  const head = `#grid(columns: (1fr, 46mm), [${title}], align(right)[#set par(spacing: 4.5pt)\n${side.join('\n\n')}])`;
  const body = rest.map((line) => {
    const [kind, text] = kindOf(line);
    if (kind === 'heading')
      return `#block(above: 13pt, below: 8pt)[#grid(columns: (33mm, 1fr), gutter: 4mm, [], text(size: 14pt, fill: ${green})[#smallcaps[${set(text)}]])]`;
    const [date = '', said = ''] = cellsOf(line);
    return `#grid(columns: (33mm, 1fr), gutter: 4mm, align(right)[#text(fill: ${green})[${set(date)}]], [${set(said)}])`;
  });
  return pdf(
    '#set page(paper: "a4", margin: (x: 19mm, y: 17mm))\n#set text(font: "EB Garamond", size: 12pt)\n#set par(spacing: 8pt, justify: true)',
    head,
    '#v(2pt)\n#line(length: 100%, stroke: 0.4pt)',
    ...body,
  );
};

/** The LaTeX class CurVe: rubrics with keys at the left, repeated with "(continued)" on a new page. */
export const curve: Write = (markup) => {
  const lines = linesOf(markup);
  const [name = '', ...rest] = mainOf(lines).filter((line) => line && !line.startsWith('[box]'));
  const [title = '', subtitle = ''] = after(lines, '[box]');
  const head = `#strong[${set(name.slice(2))}] \\\n${after(lines, '[head]').map(set).join(' \\\n')}\n\n#v(10pt)\n#align(center)[#text(size: 19pt)[#smallcaps[${set(title)}]]\n\n#text(size: 12pt, style: "italic")[${set(subtitle)}]]`;
  const body = rest.map((line) => {
    const [kind, text] = kindOf(line);
    if (kind === 'heading') {
      const next = text.endsWith('(continued)') ? '#pagebreak()\n' : '';
      return `${next}#block(above: 16pt, below: 8pt, width: 100%, inset: (bottom: 3pt), stroke: (bottom: 0.5pt))[#text(size: 13pt, weight: "bold")[${set(text)}]]`;
    }
    const [key = '', said = ''] = cellsOf(line);
    return `${key === '' ? '' : '#v(3pt)\n'}#grid(columns: (37mm, 1fr), gutter: 4mm, [${set(key)}], [${set(said)}])`;
  });
  return pdf(
    '#set page(paper: "a4", margin: (x: 24mm, y: 22mm), footer: context align(right, text(size: 9pt)[#counter(page).display()/#counter(page).final().first()]))\n#set text(font: "Source Serif 4", size: 11pt)\n#set par(spacing: 7.5pt)',
    head,
    ...body,
  );
};

const LEVELS = ['100%', '92%', '74%', '22%'];

/** The LaTeX class limecv: a coloured side bar, and events on a line with a dot for each. */
export const lime: Write = (markup) => {
  const lines = linesOf(markup);
  const [name = '', ...rest] = mainOf(lines).filter(Boolean);
  const ink = 'rgb("#6b8e23")';
  const heading = (text: string, fill: string) =>
    `#block(above: 15pt, below: 9pt, width: 100%, inset: (bottom: 3pt), stroke: (bottom: 0.7pt + ${fill}))[#text(size: 14pt, weight: "bold", fill: ${fill})[${set(text)}]]`;
  let part = '';
  let bars = 0;
  const side = after(lines, '[side]').map((line) => {
    if (line.startsWith('# ')) {
      part = line.slice(2);
      return heading(part, 'white');
    }
    if (part === 'Languages')
      return `#grid(columns: (1fr, 24mm), align: horizon, [${set(line)}], box(width: 24mm, height: 2mm, fill: rgb("#55711c"), align(left, rect(width: ${LEVELS[bars++]}, height: 2mm, fill: white))))`;
    if (part !== 'Contact') return set(line);
    return `#grid(columns: (5mm, 1fr), align: horizon, circle(radius: 1.5mm, fill: white), text(size: 8.9pt)[${set(line)}])`;
  });
  const item = (line: string) => {
    const [kind, text] = kindOf(line);
    return kind === 'item' ? `- ${set(text)}` : set(text);
  };
  const main = groupsOf(rest, (line) => !line.startsWith('- ')).map(([first = '', ...items]) => {
    const [kind, text] = kindOf(first);
    if (kind === 'heading') {
      bars = 0;
      return heading(text, ink);
    }
    if (!first.startsWith('|'))
      return `#grid(columns: (45mm, 1fr), align: horizon, [${set(text)}], box(width: 100%, height: 2.2mm, fill: luma(225), align(left, rect(width: ${94 - 6 * bars++}%, height: 2.2mm, fill: ${ink}))))`;
    const [date = '', said = ''] = cellsOf(first);
    const dot = `#place(top + left, dx: -4.6mm, dy: 0.6mm, circle(radius: 1.3mm, fill: ${ink}))`;
    return `#block(above: 0pt, below: 0pt)[#grid(columns: (19mm, 1fr), gutter: 3mm, align(right)[#text(size: 9pt, fill: luma(90))[${set(date)}]], block(stroke: (left: 0.8pt + ${ink}), inset: (left: 3.3mm, bottom: 9pt), width: 100%)[${dot}${set(said)}\n\n${items.map(item).join('\n\n')}])]`;
  });
  const photo = `#align(center, circle(radius: 17mm, fill: rgb("#d7e3bd"), stroke: 2pt + white))`;
  const title = `#text(size: 21pt, weight: "bold")[${set(name.slice(2))}]\n\n#text(size: 12pt, fill: ${ink})[${set(after(lines, '[head]')[0] ?? '')}]`;
  return pdf(
    `#set page(paper: "a4", margin: (left: 8mm, right: 14mm, y: 14mm), background: [#place(top + left, rect(width: 63mm, height: 100%, fill: ${ink}))])\n#set text(font: "Lato", size: 10.6pt)\n#set par(spacing: 7.4pt)`,
    `#grid(columns: (48mm, 1fr), gutter: 14mm, [#set text(fill: white)\n${photo}\n${side.join('\n\n')}], [${title}\n\n${main.join('\n\n')}])`,
  );
};

const html = (text: string): string =>
  text
    .split('<br>')
    .map((line) =>
      piecesOf(line)
        .map(({ text: said, bold, italics }) => {
          const safe = escaped(said);
          return bold ? `<b>${safe}</b>` : italics ? `<i>${safe}</i>` : safe;
        })
        .join(''),
    )
    .join('<br>');
const TAGS = { name: 'h1', heading: 'h2', entry: 'h3', sub: 'h4', item: 'li', contact: 'p class="box"', text: 'p' };

/** Headings open a `section`, entries an `article`; parts between tabs are spans. */
function treeOf(lines: string[]): string {
  let out = '';
  let isIn = { section: false, article: false };
  const close = (tag: 'section' | 'article') => {
    if (isIn[tag]) out += `</${tag}>`;
    isIn = { ...isIn, [tag]: false };
  };
  for (const line of lines.filter(Boolean)) {
    const [kind, text] = kindOf(line);
    if (kind === 'heading' || kind === 'entry') {
      close('article');
      if (kind === 'heading') close('section');
      const tag = kind === 'heading' ? 'section' : 'article';
      out += `<${tag}>`;
      isIn = { ...isIn, [tag]: true };
    }
    const tag = TAGS[kind];
    const parts = text.split('\t');
    const said = parts.length > 1 ? parts.map((part) => `<span>${html(part)}</span>`).join(' ') : html(text);
    out += `<${tag}${parts.length > 1 ? ' data-parts' : ''}>${said}</${tag.split(' ')[0]}>\n`;
  }
  close('article');
  close('section');
  return out;
}

/** A page of a web builder: `header`, `main` and `aside`, which the style sheet places. */
export const builder =
  (paper: 'A4' | 'Letter', css: string): Write =>
  (markup) => {
    const lines = linesOf(markup.trim());
    const reset =
      '@page{margin:0!important}body,h1,h2,h3,h4,p,li{margin:0}body{-webkit-print-color-adjust:exact}li{margin-left:14px}article{break-inside:avoid}';
    const part = (tag: string, of: string[]) => (of.length > 0 ? `<${tag}>${treeOf(of)}</${tag}>` : '');
    const body = `${part('header', after(lines, '[head]'))}${part('main', mainOf(lines))}${part('aside', after(lines, '[side]'))}`;
    return {
      format: 'pdf',
      paper,
      html: `<!doctype html><html><meta charset="utf-8"><style>${reset}${css}</style><body>${body}</body></html>`,
    };
  };
