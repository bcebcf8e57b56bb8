import { Document, Packer, Paragraph, Table, TableCell, TableRow, TextRun } from 'docx';
import { expect, test } from 'vitest';
import type { Item } from '../../document/items.ts';
import { readCv } from '../../read-cv.ts';
import { itemsOfDocx, piece } from '../../testing.ts';
import { withDrawnRows } from '../pdf/pdf-rules.ts';
import { placesIn } from '../pdf/pdf-structure.ts';

const paragraphs = (text: string) =>
  text.split('\n').map((line) => {
    const bold = line.startsWith('*');
    return new Paragraph({
      bullet: line.startsWith('- ') ? { level: 0 } : undefined,
      children: [new TextRun({ text: line.replace(/^(?:\*|- )/, ''), bold, size: 20 })],
    });
  });
/** A Word file with a name above a table. `*` begins bold text, `- ` an item. */
const wordTable = async (...rows: string[][]) =>
  readCv(
    itemsOfDocx(
      await Packer.toBuffer(
        new Document({
          sections: [
            {
              children: [
                new Paragraph({ children: [new TextRun({ text: 'Jane Frost', bold: true, size: 36 })] }),
                ...paragraphs('jane@frost.test'),
                new Table({
                  rows: rows.map(
                    (row) => new TableRow({ children: row.map((cell) => new TableCell({ children: paragraphs(cell) })) }),
                  ),
                }),
              ],
            },
          ],
        }),
      ),
    ),
  );

test('a Word table with names of sections beside their text is read row by row', async () => {
  const { work, certificates, skills, languages } = await wordTable(
    ['*Personal statement', 'An electrician with sixteen years in farms and dairies.'],
    [
      '*Work experience',
      '*Electrician\nTern Electrical Ltd, Leeds\n03/2018 - Present\n- Tested farms\n*Fitter\nYarm Tinplate Works\n06/2012 - 02/2018\n- Planned the shutdown',
    ],
    ['*Licences', '- 18th Edition\n- Gold Card'],
    ['*Key skills', 'Testing, Fault finding, Three phase motors'],
    ['*Languages', 'Welsh (first language), English'],
  );
  expect(work.map(({ name, position, startDate, highlights }) => [name, position, startDate, highlights])).toEqual([
    ['Tern Electrical Ltd', 'Electrician', '2018-03', ['Tested farms']],
    ['Yarm Tinplate Works', 'Fitter', '2012-06', ['Planned the shutdown']],
  ]);
  expect(certificates.map(({ name }) => name)).toEqual(['18th Edition', 'Gold Card']);
  expect(skills.flatMap(({ name, keywords }) => [name, ...keywords].filter(Boolean))).toEqual([
    'Testing',
    'Fault finding',
    'Three phase motors',
  ]);
  expect(languages.map(({ language }) => language)).toEqual(['Welsh', 'English']);
});

test('columns that are no field of a job are text of each row, and a counting column is nothing', async () => {
  const { work } = await wordTable(
    ['*Work experience', '', '', '', '', '', ''],
    ['S/No', 'Vessel', 'GRT', 'Rank', 'Company', 'Sign on', 'Sign off'],
    ['1', 'MT Tern Fjord', '29,593', '2nd Engineer', 'Nordfjord Tankers AS', '09-Feb-2024', '02-Nov-2024'],
    ['2', 'MV Wren', '4,960', 'Oiler', 'Island Lines', '02-Jun-2009', '19-Dec-2012'],
  );
  expect(
    work.map(({ name, position, startDate, endDate, highlights }) => [name, position, startDate, endDate, highlights]),
  ).toEqual([
    ['Nordfjord Tankers AS', '2nd Engineer', '2024-02', '2024-11', ['Vessel: MT Tern Fjord; GRT: 29,593']],
    ['Island Lines', 'Oiler', '2009-06', '2012-12', ['Vessel: MV Wren; GRT: 4,960']],
  ]);
});

test('dates and names that a cell has in two paragraphs are whole', async () => {
  const { work } = await wordTable(
    ['*Work experience', '', '', ''],
    ['Period', 'Organisation', 'Designation', 'Responsibilities'],
    ['Aug 2023 –\ntill date', 'Tern Aggregates Ltd,\nYarm', 'Plant Operator', '- Loads lorries'],
    ['May 2021 –\nJuly 2023', 'Wren Guarding', 'Security Officer', '- Walks the docks'],
  );
  expect(work.map(({ name, position, startDate, endDate }) => [name, position, startDate, endDate])).toEqual([
    ['Tern Aggregates Ltd', 'Plant Operator', '2023-08', 'present'],
    ['Wren Guarding', 'Security Officer', '2021-05', '2023-07'],
  ]);
});

/** What pdf.js gives of a tagged page: each text is the mark of its number. */
const cell = (role: string, ...marks: string[]) => ({
  role,
  children: marks.map((id) => ({ role: 'P', children: [{ type: 'content', id }] })),
});

test('a tagged PDF says which row and which paragraph a text is in', () => {
  const tree = {
    role: 'Root',
    children: [
      cell('Document', 'name'),
      {
        role: 'Table',
        children: [
          { role: 'TR', children: [cell('TD', 'a'), cell('TD', 'b', 'c')] },
          { role: 'TBody', children: [{ role: 'TR', children: [cell('TD', 'd'), cell('TD', 'e')] }] },
        ],
      },
      { role: 'Table', children: [{ role: 'TR', children: [cell('TD', 'left'), cell('TD', 'right')] }] },
    ],
  };
  const places = placesIn(tree, 7);
  const rowOf = (mark: string) => places.get(mark)?.row;
  expect(rowOf('a')).toBeGreaterThanOrEqual(7);
  expect([rowOf('b'), rowOf('c')]).toEqual([rowOf('a'), rowOf('a')]);
  expect(rowOf('d')).not.toBe(rowOf('a'));
  expect(rowOf('e')).toBe(rowOf('d'));
  // A table of one row sets columns.
  expect([rowOf('name'), rowOf('left'), rowOf('right')]).toEqual([undefined, undefined, undefined]);
  expect(new Set([...places.values()].map(({ paragraph }) => paragraph)).size).toBe(places.size);
});

test('lines of one tagged paragraph are joined where the column was full', () => {
  const line = (text: string, x: number, y: number, paragraph: number, more: Partial<Item> = {}) =>
    piece(text, x, y, { paragraph, ...more });
  const { work, military } = readCv([
    line('Jane Frost', 40, 20, 1, { size: 22 }),
    line('Experience', 40, 60, 2, { bold: true, size: 14 }),
    line('Rifleman, 4th Battalion of the Tern Infantry Regiment at Joint Base', 40, 80, 3, { bold: true }),
    line('Feb 2015 –', 500, 80, 3),
    line('Apr 2018', 40, 92, 3),
    line('- Trained four soldiers and all of them qualified with their weapons', 40, 104, 4),
    line('Storeman, Tern Mill', 40, 128, 5, { bold: true }),
    line('2010 – 2014', 500, 128, 5),
    line('- Issued the spares', 40, 140, 6),
  ]);
  expect([...military, ...work].map(({ startDate, endDate }) => [startDate, endDate])).toEqual([
    ['2015-02', '2018-04'],
    ['2010', '2014'],
  ]);
});

test('drawn lines with a line between the cells are rows of a table, others are not', () => {
  const across = (y: number) => ({ left: 40, right: 540, top: y, bottom: y + 0.5 });
  const down = (x: number, from: number, to: number) => ({ left: x, right: x + 0.5, top: from, bottom: to });
  const items = [
    piece('Tools', 50, 112),
    piece('Git', 210, 112),
    piece('Awards', 50, 142),
    piece('Medal', 210, 142),
    piece('Below', 50, 190),
  ];
  const rows = (...shapes: ReturnType<typeof across>[]) => withDrawnRows(items, shapes, 5).map(({ row }) => row);
  expect(rows(across(100), across(130), across(160), down(200, 100, 130), down(200, 130, 160))).toEqual([5, 5, 6, 6, undefined]);
  expect(rows(across(100), across(130), across(160))).toEqual(items.map(() => undefined));
  expect(rows(across(100), across(160), down(200, 100, 160))).toEqual(items.map(() => undefined));
});
