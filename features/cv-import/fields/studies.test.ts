import { describe, expect, test } from 'vitest';
import { read } from '../testing.ts';

describe('studies', () => {
  const studies = (...lines: string[]) =>
    read('EDUCATION', ...lines).education.map(({ institution, studyType, location }) => [institution, studyType, location]);

  test('are the items of a list in which each has its date', () => {
    expect(studies('* M.Com, Ashdown University, 2012', '* B.Com, Tern College, 2010')).toEqual([
      ['Ashdown University', 'M.Com', ''],
      ['Tern College', 'B.Com', ''],
    ]);
  });

  test('have a town between the school and what was passed there', () => {
    expect(studies('Castlegate High School, Isle of Tern, 8 GCSEs, 2002')).toEqual([
      ['Castlegate High School', '8 GCSEs', 'Isle of Tern'],
    ]);
  });

  test('are read by names of schools and awards of other countries', () => {
    expect(studies('Senior Certificate, Hoërskool Rimu, 2006', '', 'CAP Pâtissier, Atelier Marchand, 2013')).toEqual([
      ['Hoërskool Rimu', 'Senior Certificate', ''],
      ['Atelier Marchand', 'CAP Pâtissier', ''],
    ]);
  });

  test('without dates are one in each line among the courses', () => {
    const { education, certificates } = read(
      'EDUCATION AND TRAINING',
      'Ashdown School, Yarm - 8 GCSEs',
      'Moving and Handling',
      'Safe Handling of Medicines',
    );
    expect(education).toMatchObject([{ institution: 'Ashdown School', studyType: '8 GCSEs' }]);
    expect(certificates.map(({ name }) => name)).toEqual(['Moving and Handling', 'Safe Handling of Medicines']);
  });

  test('have their school in brackets, or before a colon', () => {
    expect(studies('BTEC Diploma in Art (Tern College), 2012', '', 'BSc (Hons) Physics (Ashdown University), 2015')).toEqual([
      ['Tern College', 'BTEC Diploma in Art', ''],
      ['Ashdown University', 'BSc (Hons) Physics', ''],
    ]);
    for (const line of ['Tern College: A-levels: Maths and Art, 2012', 'A-levels: Maths and Art (Tern College), 2012'])
      expect(read('EDUCATION', line).education).toMatchObject([
        { institution: 'Tern College', studyType: 'A-levels', area: 'Maths and Art' },
      ]);
  });

  test('are not at a grade', () => {
    expect(studies('HNC Plumbing', 'GPA 3.7', 'Tern College', '2012')[0]?.[0]).toBe('Tern College');
    expect(studies('BSc Computer Science', '2010 - 2012', 'Upper Second')[0]?.[0]).not.toBe('Upper Second');
  });

  test('have a town that no list has behind the school where something else says what was studied', () => {
    expect(studies('Tern High School, Skelbrook', 'BTEC Diploma in Engineering, 2012')).toMatchObject([
      ['Tern High School', 'BTEC Diploma in Engineering', 'Skelbrook'],
    ]);
    const [study] = read('EDUCATION', 'Ashdown University, Mechanical Engineering', 'BEng, 2012').education;
    expect(study?.location).toBe('');
  });

  test('have the town that two schools have', () => {
    expect(studies('M.Com, Ashdown University, Tarrapur, 2012', '', 'B.Com, Tern College, Tarrapur, 2010')).toEqual([
      ['Ashdown University', 'M.Com', 'Tarrapur'],
      ['Tern College', 'B.Com', 'Tarrapur'],
    ]);
  });
});

test('a campus is the place of a study, not a part of its school', () => {
  const { education } = read('EDUCATION', 'Diploma in Horticulture, Otago Polytechnic, Cromwell Campus    2016');
  expect(education).toMatchObject([{ institution: 'Otago Polytechnic', location: 'Cromwell Campus' }]);
});

test('a school of USAJOBS has its town behind it, with or without a comma, and its major below', () => {
  const { education } = read(
    'SUMMARY',
    'Twelve years of network defense for the Air Force and a federal agency, with teams of up to seventy people at four bases.',
    '',
    'EDUCATION',
    'University of Texas at San Antonio San Antonio, TX United States',
    "Bachelor's Degree 05/2019",
    'GPA: 3.71 of a maximum 4.00',
    'Major: Cyber Security',
    '',
    'Tidewater Community College, Norfolk, VA United States',
    'Career Studies Certificate 08/2015',
    'Major: Maritime Technologies',
  );
  expect(education.map(({ institution, area, location }) => [institution, area, location])).toEqual([
    ['University of Texas at San Antonio', 'Cyber Security', 'San Antonio, TX, United States'],
    ['Tidewater Community College', 'Maritime Technologies', 'Norfolk, VA, United States'],
  ]);
});

test('a school may be the last of the names behind its qualifications', () => {
  const { education } = read(
    'EDUCATION',
    '2010 – 2012   A levels: Mathematics, Business Studies, Chemistry, Wren Sixth Form College',
  );
  expect(education.map(({ institution, studyType, area }) => [institution, studyType, area])).toEqual([
    ['Wren Sixth Form College', 'A levels', 'Mathematics, Business Studies, Chemistry'],
  ]);
});

test('a school that someone left has its year apart', () => {
  const { education } = read('EDUCATION', 'Healing Cross Comprehensive, left 2003, GCSEs in 5 subjects');
  expect(education.map(({ institution, endDate }) => [institution, endDate])).toEqual([['Healing Cross Comprehensive', '2003']]);
});
