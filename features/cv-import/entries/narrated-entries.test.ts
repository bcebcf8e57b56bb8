import { describe, expect, test } from 'vitest';
import { read } from '../testing.ts';

describe('jobs told in sentences', () => {
  test.each([
    [
      '• Working as Site Engineer in Larkspur Builders Ltd, Nagpur from May 2019 to till date.',
      'Site Engineer',
      '2019-05',
      'present',
    ],
    ['• Worked as a Welder with Larkspur Builders Ltd from 2012 to 2016.', 'Welder', '2012', '2016'],
    ['I was a staff nurse at Larkspur Builders Ltd from June 2008 until March 2011.', 'staff nurse', '2008-06', '2011-03'],
    ['Currently employed as the Stores Manager at Larkspur Builders Ltd since 2020', 'Stores Manager', '2020', 'present'],
  ])('%s', (sentence, position, startDate, endDate) => {
    const { work, more } = read('EXPERIENCE', sentence);
    expect(work).toHaveLength(1);
    expect(work[0]).toMatchObject({ position, name: 'Larkspur Builders Ltd', startDate, endDate });
    expect(more).toEqual([]);
  });

  test('one after another', () => {
    const { work } = read(
      'WORK HISTORY',
      '• Working as Accountant in Bright & Poole, Leeds from Jan 2021 to till date.',
      '• Worked as Cashier in Fenn Stores, Leeds from Feb 2017 to Dec 2020.',
    );
    expect(work.map(({ position, name }) => [position, name])).toEqual([
      ['Accountant', 'Bright & Poole'],
      ['Cashier', 'Fenn Stores'],
    ]);
  });

  test('but a task with dates remains a task', () => {
    const { work } = read(
      'EXPERIENCE',
      'Welder, Larkspur Builders Ltd, 2012 – 2019',
      '• Worked with the design office in Leeds from 2014 to 2016 on lighter frames',
    );
    expect(work).toHaveLength(1);
    expect(work[0]?.highlights).toHaveLength(1);
  });
});

test('studies told in sentences', () => {
  const { education } = read(
    'EDUCATION',
    '• B.Sc (Physics) from Calder University in 2011 with 64 %',
    '• Completed Higher Secondary from Marwick School in 2008.',
  );
  expect(education.map(({ studyType, institution, endDate }) => [studyType, institution, endDate])).toEqual([
    ['B.Sc (Physics)', 'Calder University', '2011'],
    ['Higher Secondary', 'Marwick School', '2008'],
  ]);
  expect(education[0]?.summary).toBe('64 %');
});
