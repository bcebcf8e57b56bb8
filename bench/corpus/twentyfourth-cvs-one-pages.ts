import type { Write } from './writers.ts';

/** An entry of a section: the parts of its first line, and the lines below. */
export type Entry = { cells: string[]; lines: string[] };
export type Section = { heading: string; lines: string[]; entries: Entry[] };
export type Parts = {
  name: string;
  top: string[];
  head: string[];
  boxed: string[];
  main: Section[];
  side: Section[];
  aside: string[];
};

const after = (lines: string[], prefix: string) =>
  lines.filter((line) => line.startsWith(prefix)).map((line) => line.slice(prefix.length));

/** Lines in sections (`# `) and these in entries (`# # `). What comes before the first heading is in the first list. */
function sectionsOf(lines: string[]): [top: string[], sections: Section[]] {
  const top: string[] = [];
  const sections: Section[] = [];
  for (const line of lines) {
    const section = sections.at(-1);
    const entry = section?.entries.at(-1);
    if (line.startsWith('# # # ') || !line.startsWith('# ')) (entry ?? section ?? { lines: top }).lines.push(line);
    else if (line.startsWith('# # ')) section?.entries.push({ cells: line.slice(4).split('\t'), lines: [] });
    else sections.push({ heading: line.slice(2), lines: [], entries: [] });
  }
  return [top, sections];
}

export function partsOf(markup: string): Parts {
  const lines = markup.replace(/[«»]/g, '').split('\n').filter(Boolean);
  const [top, main] = sectionsOf(lines.filter((line) => !/^\[(?:head|side|box)\]/.test(line)));
  const [aside, side] = sectionsOf(after(lines, '[side]'));
  const isName = (line: string) => line.startsWith('= ');
  const name = [...top, ...aside].find(isName)?.slice(2) ?? '';
  const others = (of: string[]) => of.filter((line) => !isName(line));
  return { name, top: others(top), head: after(lines, '[head]'), boxed: after(lines, '[box]'), main, side, aside: others(aside) };
}

export const cellsOf = (row: string): string[] =>
  row
    .slice(1, row.lastIndexOf('|'))
    .split('|')
    .map((cell) => cell.trim());

/** Typst content of some text with `**bold**`, `__italics__` and `<br>`. */
const t = (text: string): string =>
  text
    .split(/(\*\*.+?\*\*|__.+?__|<br>)/)
    .filter(Boolean)
    .map((part) => {
      if (part === '<br>') return '#linebreak()';
      const bare = `#${JSON.stringify(part.replace(/^(?:\*\*|__)|(?:\*\*|__)$/g, ''))};`;
      if (part.startsWith('**')) return `#strong[${bare}]`;
      return part.startsWith('__') ? `#emph[${bare}]` : bare;
    })
    .join('');
const spread = (left: string, right: string) => `#grid(columns: (1fr, auto), gutter: 4mm, [${left}], [${right}])`;
const twoLines = (cells: string[]) =>
  `#grid(columns: (1fr, auto), align: (left, right), column-gutter: 4mm, row-gutter: 5.5pt, ${cells.map((cell) => `[${cell}]`)})`;
const body = (lines: string[]) =>
  lines.map((line) => (line.startsWith('- ') ? `- ${t(line.slice(2))}` : t(line.replace(/^# # # /, '')))).join('\n\n');
const rows = (columns: string, lines: string[]) =>
  `#grid(columns: ${columns}, column-gutter: 4mm, row-gutter: 6pt, ${lines.flatMap(cellsOf).map((cell) => `[${t(cell)}]`)})`;
const isRow = (line: string) => line.startsWith('|');
const pdf = (set: string, parts: string[]) => ({ format: 'pdf' as const, typst: `${set}\n${parts.join('\n\n')}` });

/** LaTeX, "Medium length professional CV": employers in bold and dates at the two margins, headings over rules. */
export const mediumLength: Write = (markup) => {
  const { name, top, main } = partsOf(markup);
  const line = (text: string) => `#align(center)[${t(text)}]`;
  const content = main.flatMap(({ heading, lines, entries }) => [
    `#block(above: 13pt, below: 7pt, sticky: true, width: 100%, inset: (bottom: 3pt), stroke: (bottom: 0.5pt))[#strong[${t(heading)}]]`,
    lines.length > 0 ? `#pad(left: 5mm)[${isRow(lines[0] ?? '') ? rows('(35mm, 1fr)', lines) : body(lines)}]` : '',
    ...entries.map(
      ({ cells: [firm = '', dates = '', title = '', place = ''], lines: did }) =>
        `#block(above: 10pt, below: 8pt)[${twoLines([`#strong[${t(firm)}]`, t(dates), `#emph[${t(title)}]`, `#emph[${t(place)}]`])}${did.length > 0 ? `#pad(left: 5mm)[${body(did)}]` : ''}]`,
    ),
  ]);
  return pdf(
    '#set page(paper: "us-letter", margin: (x: 16mm, y: 16mm))\n#set text(font: "New Computer Modern", size: 10.6pt)\n#set par(spacing: 6pt)',
    [`#align(center, text(size: 21pt, weight: "bold")[${t(name)}])`, '#v(3pt)', ...top.map(line), ...content],
  );
};

/** LaTeX, moderncv "fancy": the name at the right, dates in a column of hints, the contact in the foot of each page. */
export const fancyModern: Write = (markup) => {
  const { name, top, head, main } = partsOf(markup);
  const colour = 'rgb("#4a7a3a")';
  const row = (hint: string, said: string) => `#grid(columns: (25mm, 1fr), gutter: 4mm, align(right)[${t(hint)}], [${said}])`;
  const content = main.flatMap(({ heading, lines, entries }) => {
    const sub = (line: string) =>
      `#block(above: 9pt, below: 7pt, sticky: true)[${row('', `#text(fill: ${colour}, size: 12pt)[${t(line.slice(6))}]`)}]`;
    const shown = entries.map(({ cells: [hint = '', said = ''], lines: more }) => {
      const own = more.filter((line) => !line.startsWith('# # # '));
      const next = more.filter((line) => line.startsWith('# # # ')).map(sub);
      return `#block(above: 7pt)[${row(hint, `${t(said)}${own.length > 0 ? ` \\ ${body(own)}` : ''}`)}]${next.join('')}`;
    });
    return [
      `#block(above: 17pt, below: 9pt, sticky: true)[#grid(columns: (25mm, 1fr), gutter: 4mm, align: horizon, line(length: 100%, stroke: 2pt + ${colour}), text(size: 15pt, fill: ${colour})[${t(heading)}])]`,
      ...lines.map(sub),
      ...shown,
    ];
  });
  const foot = `#set page(paper: "a4", margin: (x: 20mm, top: 16mm, bottom: 24mm), footer: align(center, text(size: 9pt, fill: luma(90), style: "italic")[${head.map(t).join(' • ')}]))`;
  return pdf(
    `${foot}\n#set text(font: ("New Computer Modern", "DejaVu Sans Mono"), size: 10.8pt)\n#set par(spacing: 5pt)\n#set list(marker: [◦])`,
    [
      `#align(right)[#text(size: 30pt, fill: luma(60))[${t(name)}] \\ #text(size: 13pt, style: "italic", fill: luma(110))[${top.map(t).join(' ')}]]`,
      `#line(length: 100%, stroke: 0.7pt + ${colour})`,
      ...content,
    ],
  );
};

/** LaTeX, res.cls: headings in the left margin, titles in slanted type. */
export const marginHeadings: Write = (markup) => {
  const { name, head, main } = partsOf(markup);
  const halves = head.map((line) => line.split('\t'));
  const side = (index: number) => halves.map((half) => t(half[index] ?? '')).join(' \\ ');
  const content = main.map(({ heading, lines, entries }) => {
    const shown = entries.map(
      ({ cells: [title = '', dates = ''], lines: more }) =>
        `#block(below: 10pt)[${spread(`#emph[${t(title)}]`, t(dates))}${t(more[0] ?? '')}${more.length > 1 ? ` \\ ${more.slice(1).map(t).join(' ')}` : ''}]`,
    );
    return `#block(above: 13pt)[#grid(columns: (33mm, 1fr), gutter: 4mm, [#set par(justify: false)\n#strong[${t(heading)}]], [${[...lines.map(t), ...shown].join('\n\n')}])]`;
  });
  return pdf(
    '#set page(paper: "a4", margin: (x: 24mm, y: 22mm))\n#set text(font: "New Computer Modern", size: 10.6pt)\n#set par(spacing: 6pt, justify: true)',
    [
      `#align(center, text(size: 14pt, weight: "bold")[${t(name)}])`,
      `#v(3pt)#grid(columns: (1fr, auto), [${side(0)}], [${side(1)}])`,
      ...content,
    ],
  );
};

/** LaTeX, friggeri: a dark band with the name, a narrow column with text set to its right edge, headings in small letters. */
export const friggeri: Write = (markup) => {
  const { name, top, main, side } = partsOf(markup);
  const [first = '', ...last] = name.split(' ');
  const heading = (text: string, index: number) => {
    const colour = ['#a72b2b', '#3a6ea5', '#3f8f4f', '#c47a1c', '#7a4a9c'][index % 5];
    return `#block(above: 16pt, below: 10pt, sticky: true, text(size: 16pt, weight: "bold")[#text(fill: rgb("${colour}"))[${t(text.slice(0, 3))}]${t(text.slice(3))}])`;
  };
  const content = main.flatMap(({ heading: text, lines, entries }, index) => [
    heading(text, index),
    body(lines),
    ...entries.map(
      ({ cells: [dates = '', title = '', place = ''], lines: more }) =>
        `#block(above: 8pt, breakable: false)[#grid(columns: (33mm, 1fr), gutter: 2mm, text(fill: luma(90))[${t(dates)}], [${spread(`#strong[${t(title)}]`, `#text(size: 8.6pt, fill: luma(90))[${t(place)}]`)}${more.length > 0 ? body(more) : ''}])]`,
    ),
  ]);
  const aside = side.map(
    ({ heading: text, lines }) =>
      `#block(below: 20pt)[#text(size: 13pt, weight: "bold", fill: luma(70))[${t(text)}] \\ ${lines.map(t).join(' \\ ')}]`,
  );
  const band = `#place(top + left, dx: -14mm, dy: -14mm, rect(width: 210mm, height: 38mm, fill: luma(66)))`;
  return pdf('#set page(paper: "a4", margin: 14mm)\n#set text(font: "Source Sans 3", size: 10.4pt)\n#set par(spacing: 6pt)', [
    band,
    `#block(height: 30mm, width: 100%, align(center, text(fill: white)[#text(size: 34pt, weight: 300)[${t(first)}] #text(size: 34pt, weight: "bold")[${t(last.join(' '))}] #block(above: 9pt)[#text(size: 13pt)[${top.map(t).join(' ')}]]]))`,
    `#grid(columns: (37mm, 1fr), gutter: 7mm, align(right)[${aside.join('\n\n')}], [${content.join('\n\n')}])`,
  ]);
};

/** LaTeX, CurVe: rubrics in the middle, dates as keys at the left. */
export const curve: Write = (markup) => {
  const { name, top, head, main } = partsOf(markup);
  const halves = head.map((line) => line.split('\t'));
  const side = (index: number) => halves.map((half) => t(half[index] ?? '')).join(' \\ ');
  const sub = (line: string) =>
    `#block(above: 9pt, below: 8pt, width: 100%, sticky: true, align(center, text(size: 12pt, style: "italic")[${t(line.slice(6))}]))`;
  const content = main.flatMap(({ heading, lines, entries }) => [
    `#block(above: 17pt, below: 9pt, width: 100%, sticky: true, align(center, text(size: 14.5pt, weight: "bold")[${t(heading)}]))`,
    ...lines.map(sub),
    ...entries.flatMap(({ cells: [key = '', said = ''], lines: more }) => [
      `#block(above: 6.5pt)[#grid(columns: (38mm, 5mm, 1fr), align(right)[${t(key)}], align(center)[·], [${t(said)}])]`,
      ...more.map(sub),
    ]),
  ]);
  return pdf(
    '#set page(paper: "a4", margin: (x: 22mm, y: 20mm))\n#set text(font: ("Libertinus Serif", "DejaVu Sans Mono"), size: 11pt)\n#set par(spacing: 6pt, justify: true)',
    [
      `#grid(columns: (1fr, auto), [${side(0)}], align(right)[${side(1)}])`,
      `#v(8pt)#align(center)[#text(size: 21pt, weight: "bold")[${t(name)}] \\ #text(size: 13pt)[${top.map(t).join(' ')}]]`,
      ...content,
    ],
  );
};

/** LaTeX, by Alessandro Plasmati: small capitals over rules, the end of a job above its start in the left column. */
export const plasmati: Write = (markup) => {
  const { name, main } = partsOf(markup);
  const row = (left: string, right: string) => `#grid(columns: (38mm, 1fr), gutter: 4mm, align(right)[${left}], [${right}])`;
  const caps = (text: string) => `#smallcaps[${t(text)}]`;
  const date = (text: string) => (text === 'Current' ? `#emph[${t(text)}]` : caps(text));
  const content = main.flatMap(({ heading, lines, entries }) => [
    `#block(above: 16pt, below: 9pt, sticky: true, width: 100%, inset: (bottom: 3pt), stroke: (bottom: 0.5pt))[#text(size: 15pt)[${caps(heading)}]]`,
    ...lines.map((line) => {
      const [label = '', said = ''] = cellsOf(line);
      return isRow(line) ? row(caps(label), t(said)) : t(line);
    }),
    ...entries.map(({ cells: [key = '', said = ''], lines: more }) => {
      const below = more.map((line) => {
        const [start = '', what = ''] = line.slice(6).split('\t');
        return line.startsWith('# # # ') ? row(caps(start), t(what)) : row('', `#text(size: 9pt)[${t(line)}]`);
      });
      return `#block(above: 9pt, breakable: false)[${[row(date(key), t(said)), ...below].join('\n\n')}]`;
    }),
  ]);
  return pdf(
    '#set page(paper: "us-letter", margin: (x: 20mm, y: 14mm))\n#set text(font: "EB Garamond", size: 11.2pt)\n#set par(spacing: 5.5pt)',
    [`#align(center, text(size: 33pt)[${caps(name)}])`, '#v(4pt)', ...content],
  );
};

/** LaTeX, europecv: names of fields at the left of a line, grids of language levels, a foot with the form's text. */
export const europecv: Write = (markup) => {
  const { top, head, main } = partsOf(markup);
  const row = (label: string, said: string) =>
    `#grid(columns: (57mm, 1fr), [#block(width: 100%, inset: (right: 3mm, y: 2.8pt))[#align(right)[#set par(justify: false)\n${label}]]], grid.vline(x: 1, stroke: 0.6pt), [#block(inset: (left: 3mm, y: 2.8pt))[${said}]])`;
  const grid = (cells: string[]) =>
    `#grid(columns: (1fr, 1fr, 1fr, 1fr, 1fr), stroke: 0.4pt, inset: 2.5pt, align: center, ${cells.map((cell) => `[#text(size: 7.6pt)[${t(cell)}]]`)})`;
  const spans = ([first = '', , third = '', , last = '']: string[]) =>
    `#grid(columns: (1fr, 1fr, 1fr, 1fr, 1fr), stroke: 0.4pt, inset: 2.5pt, align: center, ${[`grid.cell(colspan: 2)`, `grid.cell(colspan: 2)`, ''].map((cell, index) => `${cell}[#text(size: 7.6pt)[${t([first, third, last][index] ?? '')}]]`)})`;
  const line = (raw: string) => {
    const [label = '', said = ''] = cellsOf(raw);
    const cells = said.split('\t');
    if (cells.length === 1) return row(t(label), t(said));
    return row(t(label), cells[1] === '' ? spans(cells) : grid(cells));
  };
  const content = main.flatMap(({ heading, lines, entries }) => [
    // The grid of language levels must not be divided by the end of a page.
    lines.some((one) => one.includes('\t')) ? '#pagebreak(weak: true)' : row('', ''),
    // The first row of a section has its heading, if it has no name of its own.
    ...(lines[0]?.startsWith('| |')
      ? [row(`#text(size: 11pt)[*${t(heading)}*]`, t(cellsOf(lines[0])[1] ?? '')), ...lines.slice(1).map(line)]
      : [row(`#text(size: 11pt)[*${t(heading)}*]`, ''), ...lines.map(line)]),
    ...entries.flatMap(({ cells: [label = '', dates = ''], lines: more }) => [
      row('', ''),
      row(t(label), t(dates)),
      ...more.map(line),
    ]),
  ]);
  const [[page = '', of = ''] = [], [who = '', about = ''] = [], [rights = ''] = []] = head.map((one) => one.split('\t'));
  const foot = `footer: text(size: 7.4pt)[#grid(columns: (57mm, 1fr), column-gutter: 3mm, row-gutter: 3pt, align(right)[${t(page)} #context counter(page).display() ${t(of)}], [${t(about)}], align(right)[${t(who)}], [${t(rights)}])]`;
  return pdf(
    `#set page(paper: "a4", margin: (x: 15mm, top: 15mm, bottom: 24mm), ${foot})\n#set text(font: "Noto Sans", size: 9.2pt)\n#set par(spacing: 0pt, leading: 5pt)\n#set block(spacing: 0pt)`,
    [...top.map((title) => row(`#text(size: 15pt)[*${t(title)}*]`, '')), ...content],
  );
};
