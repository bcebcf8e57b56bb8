import { Document, Packer, Paragraph, Table, TableCell, TableRow, TextRun } from 'docx';
import { expect, test } from 'vitest';
import { readCv } from '../read-cv.ts';
import { itemsOfDocx, piece } from '../testing.ts';

const NAME = piece('Jane Frost', 40, 20, { size: 20, bold: true });
const heading = (text: string, y: number) => piece(text, 40, y, { bold: true, size: 13 });

test('cells of a Word table stay apart where their texts touch', () => {
  const row = (y: number, number: number, ...texts: string[]) => {
    let x = 40;
    return texts.map((text, column) => {
      const cell = piece(text, x, y, { row: number, tableCell: 10 * number + column });
      x += text.length * 5 + 1;
      return cell;
    });
  };
  const { work } = readCv([
    NAME,
    heading('Employment', 60),
    ...row(80, 1, '2019 – 2021', 'Fitter', 'Tern Mill'),
    ...row(100, 2, '2014 – 2019', 'Baker', 'Wren Bakery'),
  ]);
  expect(work).toMatchObject([
    { name: 'Tern Mill', position: 'Fitter', startDate: '2019' },
    { name: 'Wren Bakery', position: 'Baker', startDate: '2014' },
  ]);
});

test('the cells of a row are known, with their first lines on one line whatever the sizes of their type', async () => {
  const cell = (text: string, size: number) =>
    new TableCell({ children: [new Paragraph({ children: [new TextRun({ text, size })] })] });
  const table = new Table({ rows: [new TableRow({ children: [cell('2019 – 2021', 20), cell('Fitter, Tern Mill', 28)] })] });
  const [date, post] = itemsOfDocx(await Packer.toBuffer(new Document({ sections: [{ children: [table] }] })));
  expect(date?.text).toBe('2019 – 2021');
  expect(date?.y).toBe(post?.y);
  expect(date?.tableCell).not.toBe(post?.tableCell);
});

test('names of sections set like the dates above them are labels as these are', () => {
  const row = (number: number, y: number, label: string, ...texts: string[]) => [
    piece(label, 40, y, { row: number, bold: true }),
    ...texts.map((text, index) => piece(text, 160, y + 13 * index, { row: number })),
  ];
  const cv = readCv([
    NAME,
    heading('Professional life', 60),
    ...row(1, 80, '2019 – 2021', 'Fitter', 'Tern Mill, Yarm', 'Set looms for three shifts.'),
    ...row(2, 130, '2014 – 2019', 'Baker', 'Wren Bakery, Leeds', 'Baked bread for nine shops.'),
    ...row(3, 180, '2010 – 2014', 'Clerk', 'Heron Works, Derby', 'Kept the files.'),
    ...row(4, 230, 'Skills', 'Excel, SAP'),
    ...row(5, 250, 'Languages', 'Welsh, English'),
  ]);
  expect(cv.work.map(({ position, name, startDate }) => [position, name, startDate])).toEqual([
    ['Fitter', 'Tern Mill', '2019'],
    ['Baker', 'Wren Bakery', '2014'],
    ['Clerk', 'Heron Works', '2010'],
  ]);
  expect(cv.languages.map(({ language }) => language)).toEqual(['Welsh', 'English']);
});

test('labels in the margin of the dates have their text beside them', () => {
  const row = (y: number, margin: string, text: string, bold = false) => [piece(margin, 40, y), piece(text, 140, y, { bold })];
  const { languages } = readCv([
    NAME,
    heading('Experience', 60),
    ...row(80, '2019 – 2021', 'Fitter, Tern Mill, Yarm', true),
    piece('Set looms for three shifts every week.', 140, 93),
    ...row(110, '2014 – 2019', 'Baker, Wren Bakery, Leeds', true),
    piece('Baked bread for nine shops.', 140, 123),
    heading('Further information', 150),
    ...row(170, 'Languages', 'Welsh, English'),
    ...row(184, 'IT', 'Excel and SAP'),
    ...row(198, 'Driving', 'Category B'),
    ...row(212, 'Security', 'Cleared until 2027'),
  ]);
  expect(languages.map(({ language }) => language)).toEqual(['Welsh', 'English']);
});

test('places that end at the right margin belong to the posts beside them', () => {
  const job = (y: number, post: string, employer: string, place: string) => [
    piece(post, 40, y, { bold: true }),
    piece(place, 550 - place.length * 5, y),
    piece(employer, 40, y + 13),
    piece('Ran the floor and kept the books of the firm for years.', 40, y + 26),
  ];
  const { work } = readCv([
    NAME,
    heading('Experience', 60),
    ...job(80, 'Fitter', 'Tern Mill, 2019 – 2021', 'Yarm'),
    ...job(130, 'Baker', 'Wren Bakery, 2014 – 2019', 'Tern Bay'),
    ...job(180, 'Clerk', 'Heron Works, 2011 – 2014', 'Wren Hey'),
    ...job(230, 'Porter', 'Heron Hall, 2010 – 2011', 'Sea Cove'),
  ]);
  expect(work.map(({ name, location }) => [name, location])).toEqual([
    ['Tern Mill', 'Yarm'],
    ['Wren Bakery', 'Tern Bay'],
    ['Heron Works', 'Wren Hey'],
    ['Heron Hall', 'Sea Cove'],
  ]);
});
