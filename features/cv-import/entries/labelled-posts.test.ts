import { describe, expect, test } from 'vitest';
import { readCv } from '../read-cv.ts';
import { piece, read } from '../testing.ts';

describe('posts with labels', () => {
  test('have the name above their first label for the employer', () => {
    const bold = { bold: true };
    const { work } = readCv([
      piece('Jane Frost', 40, 20, { size: 18 }),
      piece('EMPLOYMENT', 40, 60, bold),
      piece('TERN DAIRY AUTOMATION LTD', 40, 75, bold),
      piece('POSITION: Electrician', 40, 90),
      piece('PERIOD: MARCH 2019 TO DATE', 40, 105),
      piece('• Commissioned milk plants', 50, 120),
      piece('ASHDOWN COLLIERIES LTD', 40, 135, bold),
      piece('POSITION: Apprentice Electrician', 40, 150),
      piece('PERIOD: JUNE 2012 TO MARCH 2019', 40, 165),
      piece('• Repaired conveyors', 50, 180),
      piece('LANGUAGES', 40, 210, bold),
      piece('French', 40, 225),
    ]);
    expect(work).toMatchObject([
      { position: 'Electrician', startDate: '2019-03', endDate: 'present' },
      { position: 'Apprentice Electrician', startDate: '2012-06', endDate: '2019-03' },
    ]);
    expect(work.map(({ name }) => name)).toEqual(['TERN DAIRY AUTOMATION LTD', 'ASHDOWN COLLIERIES LTD']);
  });

  test('may be numbered, with a label above the duties', () => {
    const { work } = read(
      'EXPERIENCE',
      '1)',
      'Organization : Tern Trading LLC',
      'Designation : Accountant',
      'Period : Feb 2019 to till date',
      'Job Profile :',
      '* Prepared the accounts',
      '',
      '2)',
      'Organization : Ashdown Spares',
      'Designation : Junior Accountant',
      'Period : June 2012 to May 2015',
      'Job Profile :',
      '* Entered data',
    );
    expect(work).toMatchObject([
      {
        name: 'Tern Trading LLC',
        position: 'Accountant',
        startDate: '2019-02',
        highlights: ['Prepared the accounts'],
        summary: '',
      },
      { name: 'Ashdown Spares', position: 'Junior Accountant', startDate: '2012-06', highlights: ['Entered data'], summary: '' },
    ]);
  });
});

test('a plain line between a list and the next heading in bold ends the text of an entry', () => {
  const job = (y: number, employer: string, post: string, dates: string, tools: string) => [
    piece(employer, 40, y, { bold: true }),
    piece(post, 40, y + 14),
    piece(dates, 430, y + 14),
    piece('• Built the shop', 50, y + 28),
    piece(tools, 40, y + 42),
  ];
  const { work } = readCv([
    piece('Jane Frost', 40, 20, { size: 22 }),
    piece('EXPERIENCE', 40, 60, { bold: true, size: 13 }),
    ...job(80, 'Ashdown Digital', 'Senior Developer', '2021 – 2024', 'Kotlin, Kafka, Redis'),
    ...job(136, 'Tern Media', 'Web Developer', '2017 – 2021', 'Go, Elasticsearch'),
  ]);
  expect(work).toMatchObject([
    { name: 'Ashdown Digital', position: 'Senior Developer', summary: 'Kotlin, Kafka, Redis' },
    { name: 'Tern Media', position: 'Web Developer', summary: 'Go, Elasticsearch' },
  ]);
});

test('white space before each entry begins one without dates too', () => {
  const { work } = readCv([
    piece('Jane Frost', 40, 20, { size: 18 }),
    piece('EMPLOYMENT', 40, 60, { bold: true }),
    ...[
      ['Ashdown Home Care, Redditch', '2014 to present', 'Home Carer', 'Washing, dressing and meals for nine clients a day.'],
      ['Tern Residential Home, Bromsgrove', '2006 to 2014', 'Care Assistant', 'In charge of the house at night with one other.'],
      ['Kite Stores, Redditch', '1999 to 2006', 'Supervisor', 'Counted the tills and wrote the rotas for a week.'],
      ['Rimu Industries, Studley', '', 'Packer', 'I was there from school until my first child.'],
    ].flatMap(([employer = '', dates = '', post = '', text = ''], index) => [
      piece(employer, 40, 80 + index * 50),
      ...(dates ? [piece(dates, 300, 80 + index * 50)] : []),
      piece(post, 40, 92 + index * 50),
      piece(text, 40, 104 + index * 50),
    ]),
  ]);
  expect(work.map(({ name, position, endDate }) => [name, position, endDate])).toEqual([
    ['Ashdown Home Care', 'Home Carer', 'present'],
    ['Tern Residential Home', 'Care Assistant', '2014'],
    ['Kite Stores', 'Supervisor', '2006'],
    ['Rimu Industries', 'Packer', ''],
  ]);
});
