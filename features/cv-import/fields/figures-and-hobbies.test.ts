import { describe, expect, test } from 'vitest';
import { read } from '../testing.ts';
import { Context } from '../vocabulary/context.ts';
import { findSpan, isDuration } from '../vocabulary/dates.ts';
import { partsOf } from '../vocabulary/lists.ts';

const context = new Context();

describe('a comma within a number separates thousands', () => {
  test.each([
    ['Rotary 2,150, Fixed wing 310', ['Rotary 2,150', 'Fixed wing 310']],
    ['Budgets to £1,250,000, Forecasts', ['Budgets to £1,250,000', 'Forecasts']],
    ['Excel,Access,Visio', ['Excel', 'Access', 'Visio']],
    ['Windows 2019,2022', ['Windows 2019', '2022']],
  ])('%s', (text, parts) => expect(partsOf(text)).toEqual(parts));

  test('and a list of figures is none of skills', () => {
    const { skills, more } = read('HOURS FLOWN', 'Day 2,410; Night 655; Simulator 1,020', '', 'EDUCATION', 'BSc Physics, 2009');
    expect(skills).toEqual([]);
    expect(more.some(({ lines }) => lines.join().includes('Day 2,410'))).toBe(true);
  });
});

describe('free time is no job', () => {
  test.each(['When I am not working', "When I'm not in the office", 'Off duty', 'After hours'])('%s', (heading) => {
    const { work, interests } = read(
      'My education',
      'Fenland College, 2019 – 2021',
      '',
      'My experience',
      'Cashier at Fenn Stores',
      'March 2021 – present',
      '',
      heading,
      'Judo (green belt since I was 12), baking, fell walking',
    );
    expect(work.map(({ position }) => position)).toEqual(['Cashier']);
    expect(interests).toEqual(['Judo (green belt since I was 12)', 'baking', 'fell walking']);
  });
});

test('work experience of a pupil is a post', () => {
  const { work } = read(
    'EXPERIENCE',
    'Paper round at Hobbs News',
    'May 2022 – June 2023',
    '',
    'Work experience at Long Lane Primary School',
    'two weeks, July 2022',
  );
  expect(work.at(-1)).toMatchObject({ position: 'Work experience', name: 'Long Lane Primary School', endDate: '2022-07' });
  expect(isDuration('two weeks')).toBe(true);
  expect(findSpan(context, 'two weeks')).toBeNull();
});
