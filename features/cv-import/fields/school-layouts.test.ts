import { describe, expect, test } from 'vitest';
import { readCv } from '../read-cv.ts';
import { piece, read } from '../testing.ts';
import { Context } from '../vocabulary/context.ts';
import { findSpan } from '../vocabulary/dates.ts';

const context = new Context();

const studies = (...lines: string[]) =>
  read('EDUCATION', '', ...lines).education.map(({ institution, studyType, location, startDate, endDate }) =>
    [institution, studyType, location, startDate, endDate].filter(Boolean),
  );

describe('a school and what was passed there', () => {
  test.each([
    ['BA (Hons) Graphic Design @ Tern Arts University, 2015', 'Tern Arts University', 'BA (Hons) Graphic Design'],
    ['Licenciatura Engenharia Naval Escola Superior de Tern, 2009', 'Escola Superior de Tern', 'Licenciatura Engenharia Naval'],
    ['MSc Physics University of Tern, 2009', 'University of Tern', 'MSc Physics'],
    ['Bachelor of Engineering (Civil), UNSW Canberra at ADFA, 2006', 'UNSW Canberra at ADFA', 'Bachelor of Engineering (Civil)'],
    ['BA History at Tern College, 2006', 'Tern College', 'BA History'],
  ])('are told apart: %s', (text, institution, studyType) =>
    expect(studies(text)).toEqual([[institution, studyType, expect.stringMatching(/^\d{4}$/)]]),
  );

  test('are told apart by the kind of school', () => {
    expect(studies('2005 – 2008    Zespół Szkół Technicznych, Tczew, vocational school, metalworker')).toEqual([
      ['Zespół Szkół Technicznych', 'vocational school, metalworker', 'Tczew', '2005', '2008'],
    ]);
  });

  test('have short names abroad, in the order of the page', () => {
    expect(studies('2010 - 2011   DEP, Charpenterie-menuiserie', '              CFP de Tern')).toEqual([
      ['CFP de Tern', 'DEP, Charpenterie-menuiserie', '2010', '2011'],
    ]);
  });

  test('are one entry where both have dates', () => {
    expect(studies('New Tern College            2004 – 2006', 'BTEC National Retail        Jul 2006')).toEqual([
      ['New Tern College', 'BTEC National Retail', '2004', '2006-07'],
    ]);
  });

  test('are two entries where the second was passed at another time', () => {
    expect(studies('New Tern College            2004 – 2006', 'BTEC National Retail        Jul 2009')).toHaveLength(2);
  });

  test('have a school without a word for one behind a vocational qualification', () => {
    const { education } = read('QUALIFICATIONS', '', '2018    NVQ Level 3 Health and Social Care    Tern Adult Learning');
    expect(education).toMatchObject([{ institution: 'Tern Adult Learning', studyType: 'NVQ Level 3 Health and Social Care' }]);
  });
});

describe('a study that wraps', () => {
  const HEAD = [
    piece('Jane Frost', 40, 40, { size: 16, bold: true }),
    piece('jane@frost.test', 40, 56),
    piece('Skills', 40, 80, { size: 13, bold: true }),
    piece('Inventory, Radio, First aid', 40, 96),
  ];

  test('within the name of the school beside its dates', () => {
    const { education } = readCv([
      ...HEAD,
      piece('Education', 40, 130, { size: 13, bold: true }),
      piece('2013 – 2016', 40, 146),
      piece('Higher Technician in Culinary Arts · Escuela', 110, 146),
      piece('Superior de Hostelería Bilbao', 110, 158),
    ]);
    expect(education).toMatchObject([{ institution: 'Escuela Superior de Hostelería Bilbao', startDate: '2013' }]);
  });

  test('before its date in brackets', () => {
    const { education } = readCv([
      ...HEAD,
      piece('Education', 40, 130, { size: 13, bold: true }),
      piece('BSc (Hons) Paramedic Practice, Edge', 40, 146),
      piece('University (’13 – ’16)', 40, 158),
      piece('PGCert Education, University of Tern', 40, 170),
      piece('(’24)', 40, 182),
    ]);
    expect(education).toMatchObject([
      { startDate: '2013', endDate: '2016' },
      { institution: 'University of Tern', studyType: 'PGCert Education', startDate: '', endDate: '2024' },
    ]);
  });
});

test.each([
  ['Advanced Life Support (’25)', '2025'],
  ['Royal Tern College, commissioned 2007', '2007'],
])('%s has a date', (text, endDate) => expect(findSpan(context, text)).toMatchObject({ startDate: '', endDate }));

test('a number with an apostrophe in a text is no date', () => expect(findSpan(context, 'the ’24 team')).toBeNull());

describe('schools abroad and at the margin', () => {
  test('beside the dates of what was passed there', () => {
    expect(
      studies(
        '08.2008 – 06.2011                                   Walther-Tern-Schule, Neumünster',
        'Facharbeiterbrief Mechatroniker',
        '08.2002 – 06.2008                             Alexander-Tern-Schule, Neumünster',
        'Mittlere Reife',
      ).map(([institution]) => institution),
    ).toEqual(['Walther-Tern-Schule', 'Alexander-Tern-Schule']);
  });

  test('that wrap behind a comma', () => {
    expect(
      studies(
        'Tern University: Bachelor of Science, Physics (2017)',
        'Community College of Tern: Associate of Applied Science,',
        'Aircraft Maintenance Technology (2013)',
      ),
    ).toEqual([
      ['Tern University', 'Bachelor of Science', '2017'],
      ['Community College of Tern', 'Associate of Applied Science', '2013'],
    ]);
  });

  test('that train a service', () => {
    const { education } = read('QUALIFICATIONS', '', '2012     NVQ Level 3 Engineering Maintenance, HMS Sultan');
    expect(education).toMatchObject([{ institution: 'HMS Sultan', studyType: 'NVQ Level 3 Engineering Maintenance' }]);
  });
});
