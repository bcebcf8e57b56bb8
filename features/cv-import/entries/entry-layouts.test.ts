import { describe, expect, test } from 'vitest';
import { readCv } from '../read-cv.ts';
import { piece } from '../testing.ts';

/** A page with a name, an address and `rows` of cells: text, x, y; `*` makes one bold. */
const onPage = (...cells: readonly (readonly [text: string, x: number, y: number])[]) =>
  readCv([
    piece('Jane Frost', 50, 40, { size: 20, bold: true }),
    piece('jane@frost.test', 50, 60),
    ...cells.map(([text, x, y]) => piece(text.replace(/^\*/, ''), x, y, { bold: text.startsWith('*') })),
  ]);

describe('text below the dates in a margin of their own', () => {
  test('is the place, whether a list has it or not', () => {
    const { work } = onPage(
      ['*Employment', 50, 90],
      ['02/2020 – today', 50, 110],
      ['*Orchard Supervisor', 170, 110],
      ['Te Awa', 50, 123],
      ['Kererū Growers', 170, 123],
      ['• Led three gangs', 182, 136],
      ['03/2016 – 01/2020', 50, 156],
      ['*Leading Hand', 170, 156],
      ['Skagafell', 50, 169],
      ['Seabright Bay', 170, 169],
      ['• Checked quality each row', 182, 182],
    );
    expect(work.map(({ position, name, location }) => [position, name, location])).toEqual([
      ['Orchard Supervisor', 'Kererū Growers', 'Te Awa'],
      ['Leading Hand', 'Seabright Bay', 'Skagafell'],
    ]);
  });

  test('is the place on lines of its own too, below dates that wrapped', () => {
    const { work } = onPage(
      ['*Employment', 50, 90],
      ['Apr 2018 – now', 50, 107],
      ['*Finish Carpenter', 132, 110],
      ['Lissane', 50, 119],
      ['Ardmore Stairs', 132, 123],
      ['• Built stairs', 144, 136],
      ['May 2013 – Mar', 50, 153],
      ['*Framing Carpenter', 132, 156],
      ['2018', 50, 165],
      ['Rowan Frames', 132, 169],
      ['Tullyroan', 50, 177],
      ['• Framed houses', 144, 182],
    );
    expect(work.map(({ position, name, location }) => [position, name, location])).toEqual([
      ['Finish Carpenter', 'Ardmore Stairs', 'Lissane'],
      ['Framing Carpenter', 'Rowan Frames', 'Tullyroan'],
    ]);
  });

  test('is the employer where the column beside it has only the post', () => {
    const { work } = onPage(
      ['*Employment', 50, 90],
      ['2019 – 2022', 50, 110],
      ['*Shift Manager', 170, 110],
      ['Harbour Mills', 50, 123],
      ['• Planned the night shift', 182, 136],
      ['2015 – 2019', 50, 156],
      ['*Packer', 170, 156],
      ['Orchard Foods', 50, 169],
      ['• Packed parcels', 182, 182],
    );
    expect(work.map(({ position, name }) => [position, name])).toEqual([
      ['Shift Manager', 'Harbour Mills'],
      ['Packer', 'Orchard Foods'],
    ]);
  });
});

describe('a long line of names below a bold post with its dates', () => {
  test('is the employer with its place or service, not text', () => {
    const { work, military } = onPage(
      ['*Experience', 50, 90],
      ['*Network Administrator', 50, 110],
      ['October 2023 – Present', 420, 110],
      ['Cedar Ridge Community Health Partners, Colorado Springs, CO', 50, 123],
      ['• Run 420 servers', 62, 136],
      ['*Network Supervisor, Technical Sergeant', 50, 156],
      ['April 2018 – September 2023', 400, 156],
      ['United States Air Force, 21st Communications Squadron, Peterson AFB, CO', 50, 169],
      ['• Supervised 14 airmen', 62, 182],
    );
    expect(work.map(({ position, name, location }) => [position, name, location])).toEqual([
      ['Network Administrator', 'Cedar Ridge Community Health Partners', 'Colorado Springs, CO'],
    ]);
    expect(military.map(({ rank, trade, unit }) => [rank, trade, unit])).toEqual([
      ['Technical Sergeant', 'Network Supervisor', '21st Communications Squadron'],
    ]);
  });
});

test('a name in small letters left of the text of a short item begins the next entry', () => {
  const { work } = onPage(
    ['*Experience', 50, 90],
    ['Air Tern – Paris', 50, 110],
    ['Purser', 50, 123],
    ['April 2019 – to date', 50, 136],
    ['• Heads a cabin of nine', 50, 149],
    ['finJet – Lyon', 50, 162],
    ['Senior cabin crew member', 50, 175],
    ['May 2015 – March 2019', 50, 188],
    ['• Best sales of the base in 2017, as the manager of the base said in a letter to the whole crew', 50, 201],
  );
  expect(work.map(({ position, name }) => [position, name])).toEqual([
    ['Purser', 'Air Tern'],
    ['Senior cabin crew member', 'finJet'],
  ]);
});

describe('a titled table with employer and post in one column', () => {
  test('has each told by its type where lines of both wrap, and its lists whole', () => {
    const { work } = onPage(
      ['*Employment', 50, 90],
      ['*Dates', 50, 110],
      ['*Employer and role', 130, 110],
      ['*Main duties', 240, 110],
      ['01/2020 –', 50, 125],
      ['*Kindly Hands', 130, 125],
      ['• Visited nine people a day', 252, 125],
      ['Present', 50, 138],
      ['*Domiciliary Care', 130, 138],
      ['and helped with meals', 262, 138],
      ['Home Care Worker', 130, 151],
      ['04/2016 –', 50, 170],
      ['*Larch House', 130, 170],
      ['• Kept the charts of all the', 252, 170],
      ['12/2019', 50, 183],
      ['Care Assistant', 130, 183],
      ['families', 262, 183],
    );
    expect(work.map(({ position, name, highlights }) => [position, name, highlights])).toEqual([
      ['Home Care Worker', 'Kindly Hands Domiciliary Care', ['Visited nine people a day and helped with meals']],
      ['Care Assistant', 'Larch House', ['Kept the charts of all the families']],
    ]);
  });
});
