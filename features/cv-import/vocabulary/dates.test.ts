import { expect, it, test } from 'vitest';
import { read } from '../testing.ts';
import { Context } from './context.ts';
import { dateHabitsOf, findSpan } from './dates.ts';

it('reads a date in the order that its document uses', () => {
  const [job] = read('EXPERIENCE', 'Driver, Acme Ltd', '12/25/2019 - 08/09/2021').work;
  expect([job?.startDate, job?.endDate]).toEqual(['2019-12', '2021-08']);
  expect(findSpan(new Context(dateHabitsOf(['12/25/2019', '08/09/2021'])), '08/09/2021')?.endDate).toBe('2021-08');
  expect(findSpan(new Context(), '08/09/2021')?.endDate).toBe('2021-09');
});

it('reads months with dots in a document that writes them so', () => {
  const months = ['03.12 – 09.14', '10.14 – 02.16', '03.16 – 08.19', '09.19 – 05.21'];
  expect(findSpan(new Context(dateHabitsOf(months)), '03.16 – 08.19')).toMatchObject({
    startDate: '2016-03',
    endDate: '2019-08',
  });
  expect(findSpan(new Context(dateHabitsOf(months.slice(1))), '03.16 – 08.19')).toBeNull();
});

const jobs = (...lines: string[]) =>
  read('WORK EXPERIENCE', ...lines).work.map(({ name, position, startDate, endDate }) => [name, position, startDate, endDate]);

test.each([
  ['another date', ['Fitter, Tern Mill', '08/09/2021 to 05/28/2023'], '2021-08', '2023-05'],
  ['a telephone number', ['Fitter, Tern Mill, (503) 555-0152', '08/09/2021 to 05/08/2023'], '2021-08', '2023-05'],
  ['no sign of America', ['Fitter, Tern Mill', '08/09/2021 to 05/08/2023'], '2021-09', '2023-08'],
])('which number of a date is the month follows from %s', (_, lines, start, end) => {
  expect(jobs(...lines, '- Kept the looms')).toMatchObject([[expect.anything(), 'Fitter', start, end]]);
});

test('dates are read behind From and To and behind a full stop', () => {
  expect(jobs('Fitter, Tern Mill', 'From: 10/2022 To: Present', '- Kept the looms')).toEqual([
    ['Tern Mill', 'Fitter', '2022-10', 'present'],
  ]);
  expect(
    jobs(
      'Foreman at Tern Plumbing, Yarm. March 2016 to now.',
      'I run three trucks.',
      '',
      'Plumber at Wren Ltd, Hull. May 2012 to March 2016.',
      'Schools.',
    ),
  ).toEqual([
    ['Tern Plumbing', 'Foreman', '2016-03', 'present'],
    ['Wren Ltd', 'Plumber', '2012-05', '2016-03'],
  ]);
});
