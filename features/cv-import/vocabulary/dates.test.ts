import { expect, it } from 'vitest';
import { read } from '../testing.ts';
import { findSpan } from './dates.ts';

it('reads dates in the order of the parsed document, not of the one before it', () => {
  const [job] = read('EXPERIENCE', 'Driver, Acme Ltd', '12/25/2019 - 08/09/2021').work;
  expect([job?.startDate, job?.endDate]).toEqual(['2019-12', '2021-08']);
  expect(findSpan('08/09/2021')?.endDate).toBe('2021-09');
});

it('reads months with dots only while a document is parsed that writes them so', () => {
  const months = ['03.12 – 09.14', '10.14 – 02.16', '03.16 – 08.19', '09.19 – 05.21'];
  read('EXPERIENCE', ...months.flatMap((month, index) => [month, `Driver, Firm ${index} Ltd`, '']));
  expect(findSpan('03.16 – 08.19')).toBeNull();
});
