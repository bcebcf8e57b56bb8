import { expect, it } from 'vitest';
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
