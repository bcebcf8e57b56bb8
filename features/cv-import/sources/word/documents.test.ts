import { Document, HeadingLevel, Packer, Paragraph, Tab, Table, TableCell, TableRow, TabStopType, TextRun } from 'docx';
import { describe, expect, test } from 'vitest';
import { buildZip } from '#features/resumes/server/testing.ts';
import { readCv } from '../../read-cv.ts';
import { itemsOfDocx } from '../../testing.ts';
import { Context } from '../../vocabulary/context.ts';
import { findSpan } from '../../vocabulary/dates.ts';
import { itemsOfText } from '../text/text-items.ts';
import { contentOfDocx } from './docx.ts';

const context = new Context();

const packed = async (...children: (Paragraph | Table)[]) => Packer.toBuffer(new Document({ sections: [{ children }] }));
const line = (text: string, options: object = {}) => new Paragraph({ children: [new TextRun({ text, ...options })] });

describe('a Word file', () => {
  test('has headings by their size where no style says so', async () => {
    const heading = (text: string) => line(text, { size: 28 });
    const cv = readCv(
      itemsOfDocx(
        await packed(
          line('Ada King', { size: 40 }),
          heading('In brief'),
          line('Plans the work of many.', { size: 20 }),
          heading('Roles held'),
          new Paragraph({
            tabStops: [{ type: TabStopType.RIGHT, position: 9000 }],
            children: [
              new TextRun({ text: 'Planner', bold: true, size: 20 }),
              new TextRun({ children: [new Tab(), '2019 – 2021'], size: 20 }),
            ],
          }),
          line('Kier, Leeds', { size: 20 }),
          heading('Toolbox'),
          line('SQL, Python', { size: 20 }),
        ),
      ),
    );
    expect(cv.sections.map(({ kind }) => kind)).toEqual(['summary', 'work', 'skills']);
    expect(cv.work).toMatchObject([{ name: 'Kier', position: 'Planner', location: 'Leeds', startDate: '2019', endDate: '2021' }]);
  });

  test('is read column by column where a table lays out the page', async () => {
    const cell = (width: number, ...children: Paragraph[]) => new TableCell({ children, width: { size: width, type: 'dxa' } });
    const cv = readCv(
      itemsOfDocx(
        await packed(
          line('Ada King', { size: 40, bold: true }),
          new Table({
            rows: [
              new TableRow({
                children: [
                  cell(
                    2700,
                    new Paragraph({ text: 'Skills', heading: HeadingLevel.HEADING_2 }),
                    line('SQL'),
                    line('Python'),
                    line('Excel'),
                  ),
                  cell(
                    6300,
                    new Paragraph({ text: 'Experience', heading: HeadingLevel.HEADING_2 }),
                    line('Planner', { bold: true }),
                    line('Kier, 2019 – 2021'),
                    new Paragraph({ text: 'Planned eleven sites', bullet: { level: 0 } }),
                  ),
                ],
              }),
            ],
          }),
        ),
      ),
    );
    expect(cv.work).toMatchObject([{ name: 'Kier', position: 'Planner', highlights: ['Planned eleven sites'] }]);
    expect(cv.skills.map(({ name }) => name)).toEqual(['SQL', 'Python', 'Excel']);
  });

  test('gives back the data that this product attached', async () => {
    const own = '{"basics":{"name":"Ada <King>"}}';
    const file = buildZip({
      'word/document.xml': Buffer.from(
        '<w:document xmlns:w="w"><w:body><w:p><w:r><w:t>Ada</w:t></w:r></w:p></w:body></w:document>',
      ),
      'customXml/item1.xml': Buffer.from(
        `<resume xmlns="https://muster.example/ns/resume/1">${own.replace('<', '&lt;').replace('>', '&gt;')}</resume>`,
      ),
      'customXml/item2.xml': Buffer.from('<other xmlns="https://example.test">{}</other>'),
    });
    expect(contentOfDocx(file).attached).toEqual([own]);
  });
});

describe('plain text', () => {
  test('has headings by rules below them and by empty lines above them', () => {
    const ruled = readCv(
      itemsOfText(
        'Ada King\n\nIn brief\n--------\nPlans the work of many.\n\nToolbox\n-------\nSQL, Python\n\nTickets\n-------\nFirst Aid, 2020\n',
      ),
    );
    expect(ruled.sections.map(({ kind }) => kind)).toEqual(['summary', 'skills', 'certificates']);
    const plain = readCv(
      itemsOfText(
        'Ada King\n\nIn brief\nPlans the work of many.\n\nRoles held\nPlanner, Kier, 2019 – 2021\n\nTickets\nFirst Aid, 2020\n\nToolbox\nSQL, Python\n',
      ),
    );
    expect(plain.sections.map(({ kind }) => kind)).toEqual(['summary', 'work', 'certificates', 'skills']);
  });

  test('in the form of Europass has its fields by their labels', () => {
    const cv = readCv(
      itemsOfText(
        [
          'Jürgen Grønbæk',
          '',
          'WORK EXPERIENCE',
          'Dates                               Oktober 2012 bis heute',
          'Occupation or position held         Platform Engineer',
          'Main activities and responsibilities  Kept the platform up',
          'Name and address of employer        Ostler Systems, Graz (Austria)',
          'Dates                               mars 2008 – août 2012',
          'Occupation or position held         Tester',
          'Name and address of employer        Pell, Lyon, France',
        ].join('\n'),
      ),
    );
    expect(cv.work).toMatchObject([
      {
        name: 'Ostler Systems',
        position: 'Platform Engineer',
        location: 'Graz (Austria)',
        startDate: '2012-10',
        endDate: 'present',
      },
      { name: 'Pell', position: 'Tester', location: 'Lyon, France', startDate: '2008-03', endDate: '2012-08' },
    ]);
  });

  test('separates employers from their towns by the habit of the section', () => {
    const cv = readCv(
      itemsOfText(
        [
          'Ada King',
          '',
          'EXPERIENCE',
          'Brightwater, Lyon, France',
          'Planner                          2019 – 2021',
          '- Planned',
          'Tidewater Analytics, Leeds',
          'Buyer                            2016 – 2019',
          '- Bought',
        ].join('\n'),
      ),
    );
    expect(cv.work).toMatchObject([
      { name: 'Brightwater', position: 'Planner', location: 'Lyon, France' },
      { name: 'Tidewater Analytics', position: 'Buyer', location: 'Leeds' },
    ]);
  });

  test('lists awards between semicolons and projects line by line', () => {
    const cv = readCv(
      itemsOfText(
        'Ada King\n\nAWARDS\nBronze Star Medal; Army Commendation Medal (4)\n\nPROJECTS\nTideTable — a forecast app (2024)\nKiln — a build tool in Rust',
      ),
    );
    expect(cv.awards.map(({ name }) => name)).toEqual(['Bronze Star Medal', 'Army Commendation Medal (4)']);
    expect(cv.projects.map(({ name }) => name)).toEqual(['TideTable', 'Kiln']);
  });
});

test.each([
  ['’08 – ’10', '2008', '2010'],
  ['’23 to Present', '2023', 'present'],
  ['Easter 2008', '', '2008-04'],
  ['Summer 2013, 2014', '2013-06', '2014'],
  ['juillet 2020 – aujourd’hui', '2020-07', 'present'],
  ['von Oktober 2012 bis heute', '2012-10', 'present'],
  ['06/2011–09/2019', '2011-06', '2019-09'],
  ['20190301 – 20200228', '2019-03', '2020-02'],
  ['01JAN2019 - 05FEB2020', '2019-01', '2020-02'],
])('reads the dates of %j', (text, startDate, endDate) => expect(findSpan(context, text)).toMatchObject({ startDate, endDate }));

test.each(['Series: 2003', 'Windows Server 2019', 'BS 7671: no. 2018'])('finds no date in %j', (text) =>
  expect(findSpan(context, text)).toBeNull(),
);
