import { expect, test } from 'vitest';
import { findSpan } from './dates.ts';
import { read } from './testing.ts';

test.each([
  ['Feb 2022 → now', '2022-02', 'present'],
  ['2013 → 2016', '2013', '2016'],
  ['2016 ONWARDS', '2016', 'present'],
  ['January 2022 onwards', '2022-01', 'present'],
  ['2021-', '2021', 'present'],
  ['2006 & 2007', '2006', '2007'],
  ['Kite Lidos, 2018 and 2019', '2018', '2019'],
  ['summers 2018 and 2019', '2018-06', '2019'],
])('%s is a range', (text, startDate, endDate) => expect(findSpan(text)).toMatchObject({ startDate, endDate }));

test('years in a sentence are no range', () => {
  expect(findSpan('Won the regional award in 2019 and 2020')).toMatchObject({ startDate: '', endDate: '2019' });
});

test('arrows at the beginning of lines are marks of a list', () => {
  const [job] = read(
    'WORK',
    '',
    'Tern Parking — Lead Designer',
    'Feb 2022 → now',
    '→ Redesigned the payment flow',
    '→ Manage three designers',
    '',
    'Kite Health — Designer',
    'Aug 2018 → Jan 2022',
    '→ Interviewed 140 patients',
  ).work;
  expect(job).toMatchObject({
    startDate: '2022-02',
    endDate: 'present',
    highlights: ['Redesigned the payment flow', 'Manage three designers'],
  });
});
