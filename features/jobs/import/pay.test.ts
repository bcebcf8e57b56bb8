import { describe, expect, test } from 'vitest';
import { countryCodeOf } from './country-names.ts';
import { currencyOf, degreeOf, PayColumn, periodOf } from './pay.ts';

/** Each value of a column as it is read; null where it is refused. */
function read(...values: string[]) {
  const column = new PayColumn();
  for (const value of values) column.add(value);
  return values.map((value) => {
    const pay = column.read(value);
    return typeof pay === 'string' ? null : pay.amount;
  });
}

describe('pay is read by its column', () => {
  test.each<[string[], (number | null)[]]>([
    [
      ['25000', '25000.50'],
      [25000, 25000.5],
    ],
    [['25000,50'], [25000.5]],
    [
      ['25 000', '25’000', '20 25', '12 15 per hour', '9 15'],
      [25000, 25000, null, null, null],
    ],
    [
      [`1${' '.repeat(1600)}x1`, `1${' 000'.repeat(40)}`],
      [null, null],
    ],
    [
      ['25.000,00', '1.250.000,5'],
      [25000, 1250000.5],
    ],
    [
      ['25,000.00', '1,250,000.5'],
      [25000, 1250000.5],
    ],
    [['25.000'], [null]],
    [
      ['25.000', '27.500'],
      [null, null],
    ],
    [
      ['25.000', '27.500,00'],
      [25000, 27500],
    ],
    [
      ['25.000', '12000,5'],
      [25000, 12000.5],
    ],
    [
      ['25.000', '12000.5'],
      [null, 12000.5],
    ],
    [
      ['25.000', '1.250.000'],
      [25000, 1250000],
    ],
    [['25,000'], [25000]],
    [
      ['25,000', '12.50'],
      [25000, 12.5],
    ],
    [
      ['25,000', '12,50'],
      [null, 12.5],
    ],
    [
      ['25,000', '25.000', '1.250.000'],
      [null, 25000, 1250000],
    ],
    [['1,25,000'], [null]],
    [
      ['0.125', '12500.125'],
      [0.125, 12500.125],
    ],
    [
      ['25 000', "25'000", '25\u00a0000,50', '25’000.5'],
      [25000, 25000, 25000.5, 25000.5],
    ],
    [
      ['£25,000', '$30,000.00', 'GBP 25,000'],
      [25000, 30000, 25000],
    ],
    [
      ['€ 25.000,00', '25.000 €', '25,000'],
      [25000, 25000, null],
    ],
    [
      ['25k', '£25K', '25.5k', '32,5k'],
      [25000, 25000, 25500, 32500],
    ],
    [
      ['£25,000 per annum', '£12.50/hour', '12.50 p.h.', '25000 GBP', '300 a day'],
      [25000, 12.5, 12.5, 25000, 300],
    ],
    [['Competitive', 'DOE', '£25,000 - £30,000', '25,000 to 30,000', '-5', '', '£', '25 apples', '1,,000'], Array(9).fill(null)],
    [
      ['12.50.000', '1.2.3', '25,00,0'],
      [null, null, null],
    ],
  ])('%j', (values, amounts) => expect(read(...values)).toEqual(amounts));

  test('with the currency and the period beside it', () => {
    const column = new PayColumn();
    expect(column.read('£12.50 per hour')).toMatchObject({ amount: 12.5, currency: 'GBP', period: 'hour' });
    expect(column.read('25k EUR')).toMatchObject({ amount: 25000, currency: 'EUR', period: null });
    expect(column.read('$30,000 p.a.')).toMatchObject({ amount: 30000, currency: '$', period: 'year' });
    expect(column.read('£25 EUR')).toBe('it isn’t one amount');
  });
});

test.each([
  ['YEAR', 'year'],
  ['Per annum', 'year'],
  ['p.a.', 'year'],
  ['/hr', 'hour'],
  ['pcm', 'month'],
  ['per week', 'week'],
  ['Daily', 'day'],
  ['fortnight', null],
  ['', null],
])('the period %j is %j', (text, period) => expect(periodOf(text)).toBe(period));

test.each([
  ['GBP', 'GBP'],
  ['gbp', 'GBP'],
  ['£', 'GBP'],
  ['Pounds', 'GBP'],
  ['US$', 'USD'],
  ['US dollars', 'USD'],
  ['$', '$'],
  ['euros', 'EUR'],
  ['money', null],
])('the currency %j is %j', (text, code) => expect(currencyOf(text)).toBe(code));

test.each([
  ['GB', 'GB'],
  ['uk', 'GB'],
  ['U.K.', 'GB'],
  ['United Kingdom', 'GB'],
  ['Northern Ireland', 'GB'],
  ['GBR', 'GB'],
  ['USA', 'US'],
  ['U.S.A.', 'US'],
  ['The United States of America', 'US'],
  ['Germany', 'DE'],
  ['Côte d’Ivoire', 'CI'],
  ['Trinidad and Tobago', 'TT'],
  ['ZZ', 'ZZ'],
  ['Narnia', 'NARNIA'],
])('the country %j is %j', (text, code) => expect(countryCodeOf(text)).toBe(code));

test.each([
  ['53.8', 53.8],
  ['-.262406', -0.262406],
  ['51,507', 51.507],
  ['5e-5', 0.00005],
  ['1,234.5', null],
  ['north', null],
])('the degree %j is %j', (text, degree) => expect(degreeOf(text)).toBe(degree));
