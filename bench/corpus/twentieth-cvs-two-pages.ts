import {
  AlignmentType,
  BorderStyle,
  Document,
  FrameAnchorType,
  Packer,
  Paragraph,
  ShadingType,
  Tab,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TabStopType,
  TextRun,
  VerticalAlign,
  WidthType,
} from 'docx';
import { cellsOf, elementsOf, inline, linesOf, pdf, taken } from './light-markup.ts';
import type { Write } from './writers.ts';

/** A spreadsheet with grid lines: headings are merged rows, and tables have columns of their own widths (percent). */
export const spreadsheet =
  (widths: Record<number, number[]>): Write =>
  (markup) => {
    const css =
      'body{font:9pt/1.25 "Liberation Sans",sans-serif}h1{font-size:15pt;text-align:center;border:1px solid #000;background:#bdd7ee;padding:5px}h2{font-size:9.5pt;background:#d9d9d9;border:1px solid #000;border-top:0;padding:2px 4px}table{width:100%;table-layout:fixed;margin-top:-1px}td{border:1px solid #000;padding:2px 4px}tr{break-inside:avoid}p{border:1px solid #000;border-top:0;padding:4px}tr.top{break-after:avoid}h2+table tr.top td{font-weight:bold;text-align:center;background:#f2f2f2}';
    const body = elementsOf(linesOf(markup)).replace(/<table>(.*?)<\/table>/g, (_, rows: string) => {
      const count = (rows.match(/^<tr>(.*?)<\/tr>/)?.[1]?.match(/<td>/g) ?? []).length;
      const columns = (widths[count] ?? []).map((width) => `<col style="width:${width}%">`).join('');
      return `<table><colgroup>${columns}</colgroup>${count > 2 ? rows.replace('<tr>', '<tr class="top">') : rows}</table>`;
    });
    return pdf(css, body);
  };

/** An application form as a recruitment site prints it: labels and answers side by side, and lists of courses with a header row. */
export const applicationForm: Write = (markup) => {
  const css =
    'body{font:9.5pt/1.4 "Liberation Sans",sans-serif;color:#212b32}h1{font-size:17pt;color:#005eb8;margin-bottom:8px}h2{font-size:11.5pt;background:#005eb8;color:#fff;padding:3px 7px;margin:14px 0 6px}table{width:100%;table-layout:fixed;margin:3px 0 6px}td{border:1px solid #d8dde0;padding:3px 6px}table.pairs td:nth-child(odd){width:20%;background:#f0f4f5;font-weight:bold;color:#4c6272}table.list tr:first-child td{background:#e8edee;font-weight:bold}p{margin:3px 6px}p+table{margin-top:10px}p.label{break-after:avoid;font-weight:bold;color:#4c6272;margin-top:5px}tr{break-inside:avoid}';
  const labels = [...markup.matchAll(/^«([^»]+)»$/gm)].map(([, label = '']) => `<p>${inline(label)}</p>`);
  const isList = (heading: string) => /^(?:Education|Training)/.test(heading);
  const parts = `\n${linesOf(markup).join('\n')}`.split(/\n(?=# )/).map((part) => {
    const lines = part.split('\n').filter(Boolean);
    const kind = isList((lines[0] ?? '').slice(2)) ? 'list' : 'pairs';
    return elementsOf(lines).replaceAll('<table>', `<table class="${kind}">`);
  });
  return pdf(
    css,
    labels.reduce((html, label) => html.replaceAll(label, label.replace('<p>', '<p class="label">')), parts.join('')),
  );
};

/** The two-column resume of an online word processor: name and contacts above, dates in small capitals below each heading. */
export const onlineDocument: Write = (markup) => {
  const css =
    'body{font:9.3pt/1.45 "Liberation Serif",serif;color:#333}#top{display:flex;justify-content:space-between;margin-bottom:14px}#top div{width:56mm}h1{font-size:27pt;color:#000;line-height:1.1}#page{display:grid;grid-template-columns:1fr 56mm;gap:7mm}h2{font:bold 8.5pt "Liberation Sans",sans-serif;color:#2079c7;margin:16px 0 6px}h2:first-child{margin-top:0}h3{font-size:10.8pt;color:#000;margin-top:9px}h3 i{font-weight:normal}p.box{font:7.5pt "Liberation Sans",sans-serif;color:#666;margin:1px 0 3px}aside p{margin-bottom:5px}';
  const lines = linesOf(markup);
  const main = lines.filter((line) => !/^(?:= |\[(?:head|side)\])/.test(line));
  const name = lines.filter((line) => line.startsWith('= '));
  return pdf(
    css,
    `<div id="top">${elementsOf(name)}<div>${elementsOf(taken(lines, '[head]'))}</div></div><div id="page"><main>${elementsOf(main)}</main><aside>${elementsOf(taken(lines, '[side]'))}</aside></div>`,
  );
};

/** A download from a job board: a table of the candidate's settings, and the CV that was pasted in below. */
export const boardDownload: Write = (markup) => {
  const css =
    'body{font:10.5pt/1.4 "DejaVu Sans","Liberation Sans",sans-serif;font-size:9.3pt}h1{font-size:18pt;color:#003468;border-bottom:2px solid #f7a600;padding-bottom:4px;margin-bottom:8px}table{width:100%;margin-bottom:8px}td{padding:2px 6px;border-bottom:1px solid #e3e3e3}td:first-child{width:45mm;color:#666}h2{font-size:11.5pt;color:#003468;background:#eef3f8;padding:3px 6px;margin:10px 0 5px}p{font-family:"Liberation Serif",serif;font-size:11.3pt}p:has(b:only-child){margin-top:10px;break-after:avoid}p.first{margin-top:7px}';
  const body = elementsOf(linesOf(markup)).replaceAll('<p>Company:', '<p class="first">Company:');
  return pdf(css, body);
};

/** A design-site page with a dark column, letters set apart in headings and dates in a narrow column of their own. */
export const designPage =
  (dark: string, light: string): Write =>
  (markup) => {
    const css = `body{font:9.4pt/1.5 "URW Gothic","DejaVu Sans",sans-serif;color:#3a3a3a}#page{display:grid;grid-template-columns:58mm 1fr;min-height:262mm}aside{background:${dark};color:#fff;padding:12mm 6mm}main{padding:10mm 0 0 9mm}h1{font-size:29pt;line-height:1.05;font-weight:normal;width:90mm;color:${dark}}p.box{font-size:11pt;letter-spacing:2px;text-transform:uppercase;color:${light};margin:5px 0 12px}h2{font-size:11pt;font-weight:normal;letter-spacing:3px;text-transform:uppercase;border-bottom:1px solid ${light};margin:16px 0 7px;padding-bottom:2px}aside h2:first-child{margin-top:0}aside p{margin-bottom:4px;font-size:8.7pt;overflow-wrap:anywhere}h3{display:grid;grid-template-columns:27mm 1fr;font-size:10pt;font-weight:normal;margin-top:9px}h3 span:first-child{grid-row:1/3;font-size:8.7pt;color:${light}}h3 span:nth-child(2){font-weight:bold}h3 span:nth-child(3){font-style:italic}ul{padding-left:31mm;margin-top:2px}main>h2+ul{padding-left:5mm}`;
    const lines = linesOf(markup);
    const main = lines.filter((line) => !line.startsWith('[side]'));
    return pdf(css, `<div id="page"><aside>${elementsOf(taken(lines, '[side]'))}</aside><main>${elementsOf(main)}</main></div>`);
  };

type Face = { font: string; size: number; bold?: boolean; italics?: boolean; color?: string };

function runs(text: string, face: Face): TextRun[] {
  return text
    .split(/(\*\*.+?\*\*|__.+?__|\t)/)
    .filter(Boolean)
    .map((part) => {
      const size = face.size * 2;
      if (part === '\t') return new TextRun({ ...face, size, children: [new Tab()] });
      const bare = part.replace(/^(?:\*\*|__)|(?:\*\*|__)$/g, '');
      const bold = part.startsWith('**') || face.bold === true;
      return new TextRun({ ...face, size, bold, italics: part.startsWith('__') || face.italics === true, text: bare });
    });
}
const NONE = { style: BorderStyle.NONE, size: 0, color: 'auto' };
const UNRULED = { top: NONE, bottom: NONE, left: NONE, right: NONE, insideHorizontal: NONE, insideVertical: NONE };
const margins = (side: number) => ({ page: { margin: { top: 1000, bottom: 1000, left: side, right: side } } });
const packed = (children: (Paragraph | Table)[], side: number) => ({
  format: 'docx' as const,
  bytes: () => Packer.toBuffer(new Document({ sections: [{ properties: margins(side), children }] })),
});

/** An old Word file: labels, dates and years at the left margin, everything else after a tab with a hanging indent. */
export const tabbed: Write = (markup) => {
  const face = { font: 'Times New Roman', size: 11 };
  const indent = { left: 2700, hanging: 2700 };
  const tabStops = [{ type: TabStopType.LEFT, position: 2700 }];
  const children = linesOf(markup)
    .filter(Boolean)
    .map((line) => {
      if (line.startsWith('= '))
        return new Paragraph({
          alignment: AlignmentType.CENTER,
          spacing: { after: 200 },
          children: [new TextRun({ text: line.slice(2), bold: true, underline: {}, font: face.font, size: 32 })],
        });
      if (line.startsWith('# '))
        return new Paragraph({
          spacing: { before: 260, after: 100 },
          keepNext: true,
          children: [new TextRun({ text: line.slice(2), bold: true, underline: {}, font: face.font, size: 24 })],
        });
      const opens = /^\S.*\t/.test(line) && !/^[A-Z- ]+:\t/.test(line);
      return new Paragraph({
        ...(line.includes('\t') && { indent, tabStops }),
        spacing: { before: opens ? 100 : 0 },
        children: runs(line, face),
      });
    });
  return packed(children, 1100);
};

/** A job board's Word file: the headings of sections in a narrow left column, their text at the right. */
export const headingsAtLeft =
  (font: string, colour: string): Write =>
  (markup) => {
    const face = { font, size: 10 };
    const paragraph = (line: string, index: number) => {
      if (line.startsWith('- ')) return new Paragraph({ bullet: { level: 0 }, children: runs(line.slice(2), face) });
      return new Paragraph({
        spacing: { before: index > 0 && line.startsWith('**') ? 120 : 0 },
        children: runs(line, line.startsWith('**') ? { ...face, size: 11 } : face),
      });
    };
    const [top = '', ...sections] = linesOf(markup)
      .join('\n')
      .trim()
      .split(/\n(?=# )/);
    const [name = '', headline = '', ...contact] = top.split('\n');
    const cell = (width: number, children: Paragraph[]) =>
      new TableCell({ width: { size: width, type: WidthType.DXA }, margins: { top: 120, right: 200, bottom: 160 }, children });
    const table = new Table({
      borders: { ...UNRULED, insideHorizontal: { style: BorderStyle.SINGLE, size: 4, color: 'BBBBBB' } },
      columnWidths: [2200, 7400],
      layout: TableLayoutType.FIXED,
      rows: sections.map((section) => {
        const [heading = '', ...lines] = section.split('\n').filter(Boolean);
        const label = runs(heading.slice(2), { ...face, size: 11, bold: true, color: colour });
        return new TableRow({
          children: [cell(2200, [new Paragraph({ children: label })]), cell(7400, lines.map(paragraph))],
        });
      }),
    });
    return packed(
      [
        new Paragraph({ children: runs(name.slice(2), { ...face, size: 24, bold: true, color: colour }) }),
        new Paragraph({ children: runs(headline, { ...face, size: 12 }) }),
        ...contact.map((line) => new Paragraph({ spacing: { after: 160 }, children: runs(line, face) })),
        table,
      ],
      1100,
    );
  };

/** The word processor's own template: dates in a left column of each section's table, a thick line below the name. */
export const datedRows: Write = (markup) => {
  const face = { font: 'Georgia', size: 10.5 };
  const colour = '7A4B2A';
  const lines = linesOf(markup).filter(Boolean);
  const widthsOf = (rows: string[]) => (rows.some((row) => cellsOf(row)[0]?.includes('<br>')) ? [4800, 4800] : [2600, 7000]);
  const rowOf = (line: string, widths: number[]) =>
    new TableRow({
      cantSplit: true,
      children: cellsOf(line).map(
        (cell, index) =>
          new TableCell({
            width: { size: widths[index] ?? 0, type: WidthType.DXA },
            verticalAlign: VerticalAlign.TOP,
            margins: { top: 60, bottom: 80, right: 120 },
            children: cell.split('<br>').map((text) => new Paragraph({ children: runs(text, face) })),
          }),
      ),
    });
  const children: (Paragraph | Table)[] = [];
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] as string;
    if (line.startsWith('|')) {
      const rows = [line];
      while (lines[at + 1]?.startsWith('|')) rows.push(lines[++at] as string);
      const widths = widthsOf(rows);
      const layout = { columnWidths: widths, layout: TableLayoutType.FIXED };
      children.push(new Table({ borders: UNRULED, ...layout, rows: rows.map((row) => rowOf(row, widths)) }));
    } else if (line.startsWith('= '))
      children.push(new Paragraph({ heading: 'Title', children: runs(line.slice(2), { ...face, size: 28, color: colour }) }));
    else if (line.startsWith('# '))
      children.push(
        new Paragraph({
          heading: 'Heading1',
          keepNext: true,
          spacing: { before: 240, after: 60 },
          children: runs(line.slice(2), { ...face, size: 14, bold: true, color: colour }),
        }),
      );
    else if (line.startsWith('[head]'))
      children.push(
        new Paragraph({
          border: { bottom: { style: BorderStyle.SINGLE, size: 18, color: colour, space: 6 } },
          children: runs(line.slice(6), face),
        }),
      );
    else children.push(new Paragraph({ children: runs(line, face) }));
  }
  return packed(children, 1150);
};

/** A student's file: contacts in a frame at the upper right, shaded headings, dates at a right tab. */
export const framedContacts: Write = (markup) => {
  const face = { font: 'Arial', size: 10 };
  const tabStops = [{ type: TabStopType.RIGHT, position: 9700 }];
  const lines = linesOf(markup).filter(Boolean);
  const frame = {
    type: 'absolute' as const,
    position: { x: 6300, y: 0 },
    width: 3400,
    height: 900,
    anchor: { horizontal: FrameAnchorType.MARGIN, vertical: FrameAnchorType.MARGIN },
  };
  const children = lines.map((line) => {
    if (line.startsWith('= '))
      return new Paragraph({ spacing: { after: 200 }, children: runs(line.slice(2), { ...face, size: 22, bold: true }) });
    if (line.startsWith('[box]'))
      return new Paragraph({ frame, alignment: AlignmentType.RIGHT, children: runs(line.slice(5), { ...face, size: 9 }) });
    if (line.startsWith('# '))
      return new Paragraph({
        spacing: { before: 200, after: 80 },
        keepNext: true,
        shading: { type: ShadingType.CLEAR, color: 'auto', fill: 'CFE2DA' },
        children: runs(line.slice(2), { ...face, size: 11, bold: true }),
      });
    if (line.startsWith('- ')) return new Paragraph({ bullet: { level: 0 }, children: runs(line.slice(2), face) });
    return new Paragraph({ tabStops, spacing: { before: line.startsWith('**') ? 100 : 0 }, children: runs(line, face) });
  });
  return packed(children, 1100);
};
