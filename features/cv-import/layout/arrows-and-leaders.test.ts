import { expect, test } from 'vitest';
import { read } from '../testing.ts';
import { Context } from '../vocabulary/context.ts';
import { findSpan } from '../vocabulary/dates.ts';

const context = new Context();

test.each([
  ['Feb 2022 → now', '2022-02', 'present'],
  ['2013 → 2016', '2013', '2016'],
  ['2016 ONWARDS', '2016', 'present'],
  ['January 2022 onwards', '2022-01', 'present'],
  ['2021-', '2021', 'present'],
  ['2006 & 2007', '2006', '2007'],
  ['Kite Lidos, 2018 and 2019', '2018', '2019'],
  ['summers 2018 and 2019', '2018-06', '2019'],
])('%s is a range', (text, startDate, endDate) => expect(findSpan(context, text)).toMatchObject({ startDate, endDate }));

test('years in a sentence are no range', () => {
  expect(findSpan(context, 'Won the regional award in 2019 and 2020')).toMatchObject({ startDate: '', endDate: '2019' });
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

test.each(['.......', '. . . . . . .', '·······', '______'])('leaders go to the dates at the margin: %s', (dots) => {
  const { work } = read(
    'WORK HISTORY',
    '',
    `Tern Mill, Yarm ${dots} MAY 2021 - MAR 2025`,
    'Shift Supervisor',
    '* Ran a line of nine',
    '',
    `Kite Foods, Thirsk ${dots} FEB 2017 - APR 2021`,
    'Machine Operator',
  );
  expect(work).toMatchObject([
    { name: 'Tern Mill', location: 'Yarm', position: 'Shift Supervisor', startDate: '2021-05', endDate: '2025-03' },
    { name: 'Kite Foods', location: 'Thirsk', position: 'Machine Operator', startDate: '2017-02', endDate: '2021-04' },
  ]);
});

test.each(['⋄', '✦', '◈', '∙', '→'])('%s between names separates skills', (symbol) => {
  const { skills } = read('SKILLS', '', `Menu costing ${symbol} Butchery ${symbol} Food safety`, '', 'LANGUAGES', '', 'French');
  expect(skills.flatMap(({ keywords }) => keywords)).toEqual(['Menu costing', 'Butchery', 'Food safety']);
});

test('signs of arithmetic and trade belong to the names of skills', () => {
  const { skills } = read('SKILLS', '', 'C + Assembler, Photoshop ® Elements', '', 'LANGUAGES', '', 'French');
  expect(skills.flatMap(({ keywords }) => keywords)).toEqual(['C + Assembler', 'Photoshop ® Elements']);
});
