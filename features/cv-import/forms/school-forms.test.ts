import { describe, expect, test } from 'vitest';
import { read } from '../testing.ts';

const studies = (...lines: string[]) =>
  read('EDUCATION', ...lines).education.map(({ institution, studyType, location, endDate }) => [
    institution,
    studyType,
    location,
    endDate,
  ]);

describe('studies', () => {
  test.each([
    ['BSc Nursing at Tern University, 2016', ['Tern University', 'BSc Nursing', '', '2016']],
    ['Signals Course at RAF Cosford, 2011', ['RAF Cosford', 'Signals Course', '', '2011']],
    ['Tern Academy (Basic Leader Course), 2012', ['Tern Academy', 'Basic Leader Course', '', '2012']],
    ['MBA, Tern University, Class of 2014', ['Tern University', 'MBA', '', '2014']],
    ['Expected May 2027: BA History, Tern College', ['Tern College', 'BA History', '', '2027-05']],
    [
      'Tern University (Diplom-Ingenieur Maschinenbau), Graduated 2009',
      ['Tern University', 'Diplom-Ingenieur Maschinenbau', '', '2009'],
    ],
  ])('%s', (text, wanted) => expect(studies(text)).toEqual([wanted]));

  test('have a town behind or below the school that the list of towns has', () =>
    expect(studies('Tern College, Dubbo', 'MSc Physics', '2011', '', 'Grey University', 'BSc Nursing', 'Passau', '2009')).toEqual(
      [
        ['Tern College', 'MSc Physics', 'Dubbo', '2011'],
        ['Grey University', 'BSc Nursing', 'Passau', '2009'],
      ],
    ));

  test('are found below a heading that calls them a history', () =>
    expect(read('ACADEMIC HISTORY', 'MBA, Tern University, 2014').sections).toContainEqual({
      title: 'ACADEMIC HISTORY',
      kind: 'education',
    }));
});
