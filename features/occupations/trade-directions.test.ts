import { expect, test } from 'vitest';
import { directionsOf, TRADE_DIRECTIONS } from './trade-directions.ts';
import { readCodes, readOccupations, readTerms } from './translation/tables.ts';

const codesOf = (trade: string, forces: 'UK' | 'US', code = '') =>
  directionsOf({ code, title: trade }, forces)?.directions.map(({ onet_soc }) => onet_soc) ?? [];

test('twenty trades of each country have three to five directions that O*NET knows', () => {
  const known = new Set(readOccupations().map(({ code }) => code));
  for (const forces of ['UK', 'US'] as const)
    expect(TRADE_DIRECTIONS.filter((trade) => trade.forces === forces).length).toBeGreaterThanOrEqual(20);
  for (const { names, directions } of TRADE_DIRECTIONS) {
    expect([3, 4, 5], names[0]).toContain(directions.length);
    expect(directions.filter(({ onet_soc }) => !known.has(onet_soc))).toEqual([]);
    expect(new Set(directions.map(({ onet_soc }) => onet_soc)).size).toBe(directions.length);
  }
});

test('no trade is named twice', () => {
  for (const forces of ['UK', 'US'] as const) {
    const names = TRADE_DIRECTIONS.filter((trade) => trade.forces === forces).flatMap((trade) => [
      ...trade.names,
      ...trade.codes,
    ]);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  }
});

test('the lists of trades do not put the police first for infantry either', () => {
  const police = readCodes().filter(({ codes }) => codes[0]?.startsWith('33-3051'));
  expect(
    police.filter(({ title }) =>
      /infantry|infantryman|rifleman|mortar|gunner|sniper|paratroop|guards|scout|regiment/i.test(title),
    ),
  ).toEqual([]);
  const terms = readTerms().filter(
    ({ words, codes }) => codes[0]?.startsWith('33-3051') && /infant|rifle|bootneck|squaddie/.test(words.join(' ')),
  );
  expect(terms.map(({ words }) => words.join(' '))).toEqual([]);
});

test('infantry leads to site supervision, not to the police', () => {
  for (const codes of [codesOf('Infantry', 'UK'), codesOf('', 'US', '11B'), codesOf('11-B', 'UK', '11-B')]) {
    expect(codes[0]).toBe('47-1011.00');
    expect(codes).not.toContain('33-3051.00');
  }
});

test.each([
  ['Vehicle Mechanic (Class 1)', '49-3031.00'],
  ['loggie', '53-3032.00'],
  ['bootneck', '47-1011.00'],
  ['Royal Engineers', '47-1011.00'],
  ['Troop Commander, Royal Engineers', undefined],
  ['sapper chippy', undefined],
])('%s leads to %s first', (trade, first) => expect(codesOf(trade, 'UK')[0]).toBe(first));
