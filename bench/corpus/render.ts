import {
  BorderStyle,
  Document,
  Footer,
  Header,
  HeadingLevel,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TabStopType,
  TextRun,
  WidthType,
} from 'docx';
import type { Block, Look, Paper, Run } from './blocks.ts';
import { escaped } from './html.ts';

const isCaps = (look: Look) => look.heading === 'caps' || look.heading === 'caps-bold' || look.heading === 'spaced';

/** Soft hyphens in long words, where a browser may break them. */
const breakable = (text: string, look: Look) => (look.hyphens ? text.replace(/\p{Ll}{4}(?=\p{Ll}{4})/gu, '$&\u00ad') : text);

export function htmlOf(paper: Paper, look: Look): string {
  const heading = {
    bold: 'font-weight:bold;font-size:1.15em',
    caps: 'text-transform:uppercase;font-size:1.05em',
    'caps-bold': 'text-transform:uppercase;font-weight:bold',
    large: 'font-size:1.4em;color:#1e3452',
    spaced: 'text-transform:uppercase;letter-spacing:0.35em;font-size:0.95em',
    'small-caps': 'font-variant:small-caps;font-size:1.2em',
    ruled: 'font-weight:bold;border-bottom:1px solid #555;font-size:1.1em',
  }[look.heading];
  const runs = (of: Run[]) =>
    of
      .map(
        ({ text, bold, italic }) =>
          `<span style="${bold ? 'font-weight:bold;' : ''}${italic ? 'font-style:italic' : ''}">${escaped(text)}</span>`,
      )
      .join('');
  const block = (one: Block): string => {
    switch (one.kind) {
      case 'heading':
        return `<div class="h">${escaped(one.text)}</div>`;
      case 'group':
        return `<div class="g">${escaped(one.text)}</div>`;
      case 'line':
        return `<div class="l${one.gap ? ' gap' : ''}"><div>${runs(one.runs)}</div>${one.right ? `<div class="r">${escaped(one.right)}</div>` : ''}</div>`;
      case 'bullets':
        return look.mark === '•'
          ? `<ul>${one.items.map((item) => `<li>${escaped(breakable(item, look))}</li>`).join('')}</ul>`
          : one.items
              .map(
                (item) =>
                  `<div class="b"><span class="m">${look.mark}</span><span>${escaped(breakable(item, look))}</span></div>`,
              )
              .join('');
      case 'para':
        return `<p>${escaped(breakable(one.text, look))}</p>`;
      case 'table':
        return `<table>${one.head ? `<tr>${one.head.map((cell) => `<th>${escaped(cell)}</th>`).join('')}</tr>` : ''}${one.rows
          .map(
            (row) =>
              `<tr>${row.map((cell, index) => `<td style="width:${one.widths[index]}%">${escaped(cell)}</td>`).join('')}</tr>`,
          )
          .join('')}</table>`;
      case 'beside':
        return `<div class="side"><div class="left">${escaped(one.left)}</div><div class="rest">${one.blocks.map(block).join('')}</div></div>`;
    }
  };
  const main = paper.main.map(block).join('');
  const bodies =
    paper.side.length === 0
      ? main
      : `<div class="cols">${paper.sideAt === 'left' ? `<div class="aside">${paper.side.map(block).join('')}</div><div class="main">${main}</div>` : `<div class="main">${main}</div><div class="aside">${paper.side.map(block).join('')}</div>`}</div>`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><style>
    body{font:${look.size}pt/1.35 '${look.font}';margin:0;hyphens:manual}
    .name{font-size:2em;font-weight:bold;${look.centred ? 'text-align:center' : ''}} .c{${look.centred ? 'text-align:center' : ''}}
    .h{${heading};margin:14px 0 4px;${look.centred ? 'text-align:center' : ''}} .g{font-weight:bold;font-style:italic;margin-top:5px}
    .l{display:flex;justify-content:space-between} .gap{margin-top:7px} .r{white-space:nowrap;padding-left:20px}
    p{margin:2px 0 4px} ul{margin:2px 0;padding-left:18px} .b{display:flex} .m{width:14px;flex:none}
    table{width:100%;border-collapse:collapse} td,th{vertical-align:top;text-align:left;padding:2px 6px 2px 0}
    .side{display:flex;margin-top:8px} .left{width:27%;flex:none} .rest{flex:1} .cols{display:flex;gap:24px} .aside{width:30%;flex:none} .main{flex:1}
    </style><body>${paper.header ? `<div class="c" style="font-size:0.8em">${escaped(paper.header)}</div>` : ''}
    <div class="name">${escaped(paper.name)}</div>${paper.label ? `<div class="c">${escaped(paper.label)}</div>` : ''}
    ${paper.contact.map((line) => `<div class="c">${escaped(line)}</div>`).join('')}${bodies}
    ${paper.footer ? `<div class="c" style="font-size:0.8em">${escaped(paper.footer)}</div>` : ''}</body></html>`;
}

const NONE = { style: BorderStyle.NONE, size: 0, color: 'auto' };
const BORDERS = { top: NONE, bottom: NONE, left: NONE, right: NONE, insideHorizontal: NONE, insideVertical: NONE };

export async function docxOf(paper: Paper, look: Look): Promise<Buffer> {
  const size = Math.round(look.size * 2);
  const run = ({ text, bold, italic }: Run) =>
    new TextRun({ text, bold: bold ?? false, italics: italic ?? false, size, font: look.font });
  const line = (runs: Run[], right?: string) =>
    new Paragraph({
      children: [...runs.map(run), ...(right ? [new TextRun({ text: `\t${right}`, size, font: look.font })] : [])],
      tabStops: [{ type: TabStopType.RIGHT, position: 9000 }],
    });
  const heading = (text: string) => {
    const said = isCaps(look) ? text.toUpperCase() : text;
    if (look.heading === 'bold') return new Paragraph({ text: said, heading: HeadingLevel.HEADING_2 });
    const large = look.heading === 'large' ? 2.8 : look.heading === 'ruled' ? 2.3 : 2;
    const children = [
      new TextRun({
        text: said,
        bold: look.heading !== 'large' && look.heading !== 'caps',
        size: Math.round(look.size * large),
        smallCaps: look.heading === 'small-caps',
        font: look.font,
      }),
    ];
    return new Paragraph({ children, spacing: { before: 200 } });
  };
  const table = (rows: (Paragraph | Table)[][][], widths: number[]) =>
    new Table({
      width: { size: 9000, type: WidthType.DXA },
      borders: BORDERS,
      rows: rows.map(
        (row) =>
          new TableRow({
            children: row.map(
              (children, index) =>
                new TableCell({ children, borders: BORDERS, width: { size: (widths[index] ?? 50) * 90, type: WidthType.DXA } }),
            ),
          }),
      ),
    });
  const blocks = (one: Block): (Paragraph | Table)[] => {
    switch (one.kind) {
      case 'heading':
        return [heading(one.text)];
      case 'group':
        return [line([{ text: one.text, bold: true, italic: true }])];
      case 'line':
        return [line(one.runs, one.right)];
      case 'bullets':
        return one.items.map((item) =>
          look.mark === '•'
            ? new Paragraph({ children: [run({ text: item })], bullet: { level: 0 } })
            : line([{ text: `${look.mark} ${item}` }]),
        );
      case 'para':
        return [line([{ text: one.text }])];
      case 'table':
        return [
          table(
            [
              ...(one.head ? [one.head.map((text) => [line([{ text, bold: true }])])] : []),
              ...one.rows.map((row) => row.map((text) => [line([{ text }])])),
            ],
            one.widths,
          ),
        ];
      case 'beside':
        return look.boxes
          ? [table([[[line([{ text: one.left }])], one.blocks.flatMap(blocks)]], [27, 73])]
          : [
              line([{ text: `${one.left}\t` }, ...(one.blocks[0]?.kind === 'line' ? one.blocks[0].runs : [])]),
              ...one.blocks.slice(1).flatMap(blocks),
            ];
    }
  };
  const main = paper.main.flatMap(blocks);
  const aside = paper.side.flatMap(blocks);
  const columns =
    aside.length === 0
      ? main
      : [table([paper.sideAt === 'left' ? [aside, main] : [main, aside]], paper.sideAt === 'left' ? [30, 70] : [70, 30])];
  const top = [
    new Paragraph({ children: [new TextRun({ text: paper.name, bold: true, size: size * 2, font: look.font })] }),
    ...(paper.label ? [line([{ text: paper.label }])] : []),
    ...paper.contact.map((text) => line([{ text }])),
  ];
  const document = new Document({
    sections: [
      {
        ...(paper.header ? { headers: { default: new Header({ children: [line([{ text: paper.header }])] }) } } : {}),
        ...(paper.footer ? { footers: { default: new Footer({ children: [line([{ text: paper.footer }])] }) } } : {}),
        children: [...(look.boxes && aside.length > 0 ? [table([[top]], [100])] : top), ...columns],
      },
    ],
  });
  return Packer.toBuffer(document);
}

export function textOf(paper: Paper, look: Look): string {
  const wrapped = (text: string, first: string, indent: string) => {
    const lines: string[] = [];
    let line = first;
    for (const word of text.split(' ')) {
      if (line.length + word.length > look.wrapAt && line.trim() !== first.trim()) {
        lines.push(line.trimEnd());
        line = indent;
      }
      line += `${word} `;
    }
    return [...lines, line.trimEnd()];
  };
  const line = (runs: Run[], right?: string) => {
    const said = runs.map(({ text }) => text).join('');
    return right ? `${said.padEnd(Math.max(said.length + 4, 52))}${right}` : said;
  };
  const blocks = (one: Block): string[] => {
    switch (one.kind) {
      case 'heading': {
        const said = isCaps(look) || look.heading === 'bold' ? one.text.toUpperCase() : one.text;
        return [
          '',
          look.heading === 'spaced' ? [...said].join(' ') : said,
          ...(look.heading === 'ruled' ? ['-'.repeat(said.length)] : []),
        ];
      }
      case 'group':
        return [one.text];
      case 'line':
        return [...(one.gap ? [''] : []), line(one.runs, one.right)];
      case 'bullets':
        return one.items.flatMap((item) => wrapped(item, `${look.mark === '•' ? '*' : look.mark} `, '  '));
      case 'para':
        return wrapped(one.text, '', '');
      case 'table':
        return [...(one.head ? [one.head] : []), ...one.rows].map((row) =>
          row
            .map((cell, index) => cell.padEnd(Math.max(cell.length + 3, one.widths[index] ?? 30)))
            .join('')
            .trimEnd(),
        );
      case 'beside': {
        const [first = '', ...rest] = one.blocks.flatMap(blocks);
        return ['', `${one.left.padEnd(28)}${first}`, ...rest.map((text) => ' '.repeat(28) + text)];
      }
    }
  };
  return [
    paper.header,
    paper.name,
    paper.label,
    ...paper.contact,
    ...[...paper.main, ...paper.side].flatMap(blocks),
    '',
    paper.footer,
  ]
    .filter((text, index) => text !== '' || index > 3)
    .join('\n');
}
