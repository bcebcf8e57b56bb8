import { Document, Header, Packer, Paragraph } from 'docx';
import fc from 'fast-check';
import { getResolvedPDFJS } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { readCv } from '../read-cv.ts';
import { repairLigatures } from '../sources/pdf/ligatures.ts';
import { drawnMarks, drawnShapes } from '../sources/pdf/pdf-marks.ts';
import { itemsOfDocx, piece } from '../testing.ts';
import { Context } from '../vocabulary/context.ts';
import { findSpan } from '../vocabulary/dates.ts';
import { headingKind } from '../vocabulary/headings.ts';
import { isName, nameAsWritten } from '../vocabulary/names.ts';
import { employerBefore, placeAtEnd } from '../vocabulary/places.ts';

const context = new Context();

const bold = { bold: true };
const heading = (text: string, x: number, y: number) => piece(text, x, y, { bold: true, size: 13 });

describe('drawn list markers', () => {
  const shapesAt = async (...boxes: number[][]) => {
    const { OPS } = await getResolvedPDFJS();
    const operators = { fnArray: boxes.map(() => OPS.constructPath), argsArray: boxes.map((box) => [OPS.fill, [[]], box]) };
    return drawnShapes(operators, 800);
  };
  const text = piece('Ran the depot', 60, 100);

  test('start a bullet', async () => {
    const marks = drawnMarks(1, await shapesAt([50, 702, 53, 705]), [text]);
    expect(marks).toMatchObject([{ x: 50, y: 100 }]);
  });

  test.each([
    [
      'a scale of several',
      [
        [50, 702, 53, 705],
        [55, 702, 58, 705],
      ],
    ],
    [
      'one at each end of a heading',
      [
        [50, 702, 53, 705],
        [132, 702, 135, 705],
      ],
    ],
    ['a rule', [[50, 702, 53, 703]]],
    ['one too far away', [[10, 702, 13, 705]]],
  ])('are not %s', async (_, boxes) => {
    expect(drawnMarks(1, await shapesAt(...boxes), [text])).toEqual([]);
  });
});

test('treats a glyph without Unicode and without adjacent letters as an icon', () => {
  const [icon] = repairLigatures([piece('\0', 40, 20), piece('Leeds, UK', 60, 20)]);
  expect(icon?.text).not.toMatch(/\p{L}/u);
});

describe('headings', () => {
  test('are recognized by their style when their words are unknown', () => {
    const cv = readCv([
      piece('Ada King', 40, 20, { size: 22 }),
      heading('Who I am', 40, 60),
      piece('A planner who finishes what was begun, and says so plainly.', 40, 76),
      heading('Where I’ve worked', 40, 110),
      piece('Planner', 40, 126, bold),
      piece('Kier, 2019 – 2021', 40, 140),
      heading('What I can do', 40, 170),
      piece('Python, SQL', 40, 186),
    ]);
    expect(cv.sections.map(({ kind }) => kind)).toEqual(['summary', 'work', 'skills']);
    expect(cv.work).toMatchObject([{ name: 'Kier', position: 'Planner', startDate: '2019' }]);
  });

  const known: [string, string][] = [
    ['work experience', 'work'],
    ['employment history', 'work'],
    ['education', 'education'],
    ['military service', 'military'],
    ['key skills', 'skills'],
    ['volunteer experience', 'volunteer'],
    ['professional profile', 'summary'],
  ];
  const looks: ((text: string) => string)[] = [
    (text) => text,
    (text) => text.toUpperCase(),
    (text) => `${text}:`,
    (text) => text.toUpperCase().replaceAll(' ', ''),
    (text) => text.replace(/\b\p{L}/gu, (letter) => letter.toUpperCase()),
  ];
  test('are recognized in capitals, with a colon and without spaces', () => {
    fc.assert(
      fc.property(fc.constantFrom(...known), fc.constantFrom(...looks), ([text, kind], look) => {
        expect(headingKind(context, look(text))).toBe(kind);
      }),
    );
  });

  test('are joined when their letters are spaced', () => {
    const cv = readCv([
      piece('ADA KING', 40, 20, { size: 22 }),
      piece('W O R K   H I S T O R Y', 40, 60, bold),
      piece('Planner, Kier', 40, 76),
      piece('2019 – 2021', 40, 90),
    ]);
    expect(cv.sections).toEqual([{ title: 'WORK HISTORY', kind: 'work' }]);
  });
});

describe('names', () => {
  const part = fc.constantFrom('Ada', 'King', 'O’Neill', 'Hartley-Cross', 'María', 'Nguyen', 'Whitehorse', 'Siobhán');
  test('are recognized with titles, post-nominals and in capitals', () => {
    fc.assert(
      fc.property(
        part,
        part,
        fc.constantFrom('', 'Mr ', 'Dr. ', 'Sgt '),
        fc.constantFrom('', ', MBA', ' PhD'),
        (a, b, title, after) => {
          const printed = `${title}${a} ${b}${after}`;
          expect(isName(printed)).toBe(true);
          expect(nameAsWritten(printed)).toBe(`${a} ${b}`);
          expect(nameAsWritten(`${a} ${b}`.toUpperCase()).toLowerCase()).toBe(`${a} ${b}`.toLowerCase());
        },
      ),
    );
  });

  test('are joined when a narrow column wraps them', () => {
    const large = { size: 24 };
    expect(readCv([piece('Edmund', 20, 30, large), piece('Hartley-Cross', 20, 58, large)]).basics.name).toBe(
      'Edmund Hartley-Cross',
    );
  });
});

describe('dates', () => {
  const MONTHS = [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ];
  const forms: ((year: number, month: number) => string)[] = [
    (year, month) => `${MONTHS[month - 1]} ${year}`,
    (year, month) => `${MONTHS[month - 1]?.slice(0, 3).toUpperCase()} ${year}`,
    (year, month) => `${MONTHS[month - 1]?.slice(0, 3)} '${String(year).slice(2)}`,
    (year, month) => `${String(month).padStart(2, '0')}/${year}`,
    (year, month) => `${String(month).padStart(2, '0')}.${year}`,
    (year, month) => `${year}-${String(month).padStart(2, '0')}`,
    (year, month) => `1 ${MONTHS[month - 1]} ${year}`,
  ];
  const year = fc.integer({ min: 1985, max: 2026 });
  const month = fc.integer({ min: 1, max: 12 });
  test('are parsed alike in every format and with every dash', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...forms),
        year,
        month,
        month,
        fc.constantFrom(' – ', ' - ', '–', ' to ', ' until '),
        (form, from, a, b, to) => {
          const printed = `${form(from, a)}${to}${form(from + 1, b)}`;
          const written = (of: number, in_: number) => `${of}-${String(in_).padStart(2, '0')}`;
          expect(findSpan(context, printed)).toMatchObject({
            startDate: written(from, a),
            endDate: written(from + 1, b),
            printedDates: printed,
          });
        },
      ),
    );
  });

  test('are found in any text at any offset', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (text) => {
        expect(findSpan(context, text)?.printedDates ?? '').toBe(findSpan(context, ` ${text}`)?.printedDates ?? '');
      }),
    );
  });
});

test.each([
  ['Deloitte, Jacksonville, FL, USA', 'Deloitte', 'Jacksonville, FL, USA'],
  ['General Dynamics, Norfolk, VA', 'General Dynamics', 'Norfolk, VA'],
  ['Wates, Glasgow, Scotland', 'Wates', 'Glasgow, Scotland'],
])('%s is a firm and its town', (text, employer, place) => {
  expect(employerBefore(context, text)).toEqual({ employer, place });
  expect(placeAtEnd(context, text)).toEqual({ rest: employer, place });
});
test.each(['Tidworth, Hampshire, UK', 'Norfolk, VA', 'Milton Keynes, UK'])('parses %s as one place', (text) =>
  expect(employerBefore(context, text)).toBeNull(),
);

describe('columns', () => {
  test('do not break dates, places and headings', () => {
    const cv = readCv([
      heading('Career', 40, 40),
      heading('History', 40, 56),
      piece('Dec 2019 –', 40, 80),
      piece('To date', 40, 93),
      piece('Fayetteville,', 40, 106),
      piece('NC', 40, 119),
      piece('Planner', 130, 80, bold),
      piece('Home Depot', 130, 93),
      piece('•', 130, 106),
      piece('Kept eleven depots supplied through two winters', 142, 106),
      piece('•', 130, 119),
      piece('Trained the planners who now run them', 142, 119),
    ]);
    expect(cv.work).toMatchObject([
      { name: 'Home Depot', position: 'Planner', location: 'Fayetteville, NC', startDate: '2019-12', endDate: 'present' },
    ]);
  });

  test('of section names are matched with the sections next to them', () => {
    const cv = readCv([
      piece('Experience', 30, 40, bold),
      piece('Kier', 150, 40, bold),
      piece('2019 – 2021', 270, 40, bold),
      piece('Planner', 150, 54),
      piece('Wates', 370, 40, bold),
      piece('2016 – 2019', 490, 40, bold),
      piece('Buyer', 370, 54),
      piece('Education', 30, 90, bold),
      piece('University of Leeds', 150, 90, bold),
      piece('2013 – 2016', 490, 90, bold),
      piece('BA History', 150, 104),
      piece('Skills', 30, 130, bold),
      piece('Planning, Buying', 150, 130),
    ]);
    expect(cv.work).toMatchObject([
      { name: 'Kier', position: 'Planner', startDate: '2019' },
      { name: 'Wates', position: 'Buyer', startDate: '2016' },
    ]);
    expect(cv.education).toMatchObject([{ institution: 'University of Leeds', startDate: '2013' }]);
  });

  test('of a table are read row by row, without its header row', () => {
    const row = (y: number, ...texts: [string, string, string]) =>
      texts.map((text, index) => piece(text, [40, 160, 320][index] ?? 0, y));
    const cv = readCv([
      heading('Employment', 40, 40),
      ...row(60, 'Dates', 'Employer', 'Position and duties'),
      ...row(80, '2019 – 2021', 'Kier', 'Planner'),
      piece('Planned the work of eleven sites in the north.', 320, 94),
      ...row(114, '2016 – 2019', 'Wates', 'Buyer'),
      piece('Bought timber for all of them.', 320, 128),
    ]);
    expect(cv.work.map(({ name, position, startDate }) => [name, position, startDate])).toEqual([
      ['Kier', 'Planner', '2019'],
      ['Wates', 'Buyer', '2016'],
    ]);
    expect(cv.more).toContainEqual({ title: 'Not placed', lines: ['Position and duties'] });
  });
});

test('uses labels to distinguish employer and post', () => {
  const cv = readCv([
    heading('Employment', 40, 40),
    ...[
      ['Employer:', 'Palantir'],
      ['Position:', 'Barista'],
      ['Dates:', '2019 – 2021'],
      ['Employer:', 'Teacher Training Partners'],
      ['Position:', 'Sales'],
      ['Dates:', '2016 – 2019'],
    ].flatMap(([label = '', text = ''], index) => [piece(label, 40, 60 + index * 14), piece(text, 140, 60 + index * 14)]),
  ]);
  expect(cv.work.map(({ name, position }) => [name, position])).toEqual([
    ['Palantir', 'Barista'],
    ['Teacher Training Partners', 'Sales'],
  ]);
});

test('starts an entry without dates at a bold head after a complete entry', () => {
  const cv = readCv([
    heading('Education', 40, 40),
    piece('LLB Law', 40, 60, bold),
    piece('2013 – 2016', 480, 60),
    piece('Cardiff University', 40, 74),
    piece('A-levels', 40, 94, bold),
    piece('King Edward VI School', 40, 108),
  ]);
  expect(cv.education.map(({ institution }) => institution)).toEqual(['Cardiff University', 'King Edward VI School']);
});

test('reads the name in the page header of a document', async () => {
  const header = new Header({ children: [new Paragraph('Ada King'), new Paragraph('Leeds, UK\tada@example.test')] });
  const document = new Document({
    sections: [{ headers: { default: header }, children: [new Paragraph('Skills'), new Paragraph('SQL')] }],
  });
  const cv = readCv(await itemsOfDocx(await Packer.toBuffer(document)));
  expect(cv.basics).toMatchObject({ name: 'Ada King', email: 'ada@example.test', location: 'Leeds, UK' });
});

describe('postings within a service', () => {
  test('of the US Army with code, battalion and a bullet for the unit', () => {
    const cv = readCv([
      heading('Military Experience', 40, 40),
      piece('25B Information Technology Specialist, Sergeant First Class', 40, 60, bold),
      piece('2015 – 2019', 480, 60),
      piece('United States Army, Killeen, TX', 40, 74),
      piece('•', 50, 88),
      piece('2nd Battalion, 75th Ranger Regiment', 60, 88),
      piece('Staff Sergeant (E-6), 92Y Unit Supply Specialist', 40, 108, bold),
      piece('2011 – 2015', 480, 108),
      piece('United States Army, 82nd Airborne Division, Fayetteville, NC', 40, 122),
      piece('•', 50, 136),
      piece('Deployed on Operation Freedom’s Sentinel as supply sergeant', 60, 136),
    ]);
    expect(cv.military).toMatchObject([
      {
        service: 'US Army',
        rank: 'Sergeant First Class',
        trade: '25B Information Technology Specialist',
        unit: '2nd Battalion, 75th Ranger Regiment',
        startDate: '2015',
      },
      {
        rank: 'Staff Sergeant (E-6)',
        trade: '92Y Unit Supply Specialist',
        unit: '82nd Airborne Division',
        operations: ['Operation Freedom’s Sentinel'],
      },
    ]);
  });

  test('of the Royal Navy under one employer, among civilian work', () => {
    const cv = readCv([
      heading('Employment History', 40, 40),
      piece('Royal Navy', 40, 60, bold),
      piece('Petty Officer, Marine Engineering Technician', 40, 74),
      piece('Mar 2015 – Aug 2019', 460, 74),
      piece('•', 50, 88),
      piece('Kept the diesels of HMS Queen Elizabeth running', 60, 88),
      piece('Leading Hand, Marine Engineering Technician', 40, 108),
      piece('Jun 2011 – Feb 2015', 460, 108),
      piece('•', 50, 122),
      piece('Deployed on Operation KIPION', 60, 122),
      piece('Babcock', 40, 150, bold),
      piece('Fitter', 40, 164),
      piece('2008 – 2011', 460, 164),
    ]);
    expect(cv.military).toMatchObject([
      { service: 'Royal Navy', rank: 'Petty Officer', trade: 'Marine Engineering Technician', startDate: '2015-03' },
      { service: 'Royal Navy', rank: 'Leading Hand', operations: ['Operation KIPION'], endDate: '2015-02' },
    ]);
    expect(cv.work).toMatchObject([{ name: 'Babcock', position: 'Fitter' }]);
  });
});
