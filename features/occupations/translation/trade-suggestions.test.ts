import { expect, test } from 'vitest';
import { directionsOf } from '../trade-directions.ts';
import { readTrade } from '../trade-rules.ts';
import { readCodes } from './tables.ts';
import { findTrades, nicknamesOf } from './trade-suggestions.ts';

const tradesOf = (search: string, forces: 'UK' | 'US' = 'UK', force: Parameters<typeof findTrades>[1]['force'] = null) =>
  findTrades(search, { forces, force });

test('a trade is found by the beginning of its words, first those that begin with them', () => {
  const found = tradesOf('vehicle mech');
  expect(found[0]).toEqual({ trade: 'Vehicle Mechanic', service: 'British Army' });
  expect(tradesOf('medical tech').map(({ trade }) => trade)).toContain('Combat Medical Technician');
});

test('a code is found by its beginning, with or without its title', () => {
  expect(tradesOf('25b', 'US')[0]?.trade).toBe('25B Information Technology Specialist');
  expect(tradesOf('25B Info', 'US')[0]?.trade).toBe('25B Information Technology Specialist');
  expect(tradesOf('25', 'US').every(({ trade }) => trade.startsWith('25'))).toBe(true);
});

test('a nickname leads to the trade by its own name', () => {
  expect(tradesOf('loggie')).toEqual([{ trade: 'Royal Logistic Corps', service: 'British Army', nickname: 'loggie' }]);
  expect(tradesOf('bootn')[0]).toEqual({ trade: 'Royal Marines Commando', service: 'Royal Marines', nickname: 'bootneck' });
  expect(tradesOf('grunt', 'US')[0]?.trade).toBe('11B Infantryman');
  expect(tradesOf('rock ape')[0]?.nickname).toBe('rock ape');
});

test('a service limits what is found, and the Royal Marines have the trades of the Royal Navy too', () => {
  expect(new Set(tradesOf('engineering', 'UK', 'royal_navy').map(({ service }) => service))).toEqual(new Set(['Royal Navy']));
  expect(tradesOf('bootneck', 'UK', 'royal_navy')).toEqual([]);
  expect(tradesOf('bootneck', 'UK', 'royal_marines')[0]?.service).toBe('Royal Marines');
  expect(tradesOf('landing', 'UK', 'royal_marines').length).toBeGreaterThan(0);
});

test('a site does not propose trades of the other country, and never more than eight', () => {
  expect(tradesOf('25B')).toEqual([]);
  expect(tradesOf('loggie', 'US')).toEqual([]);
  expect(tradesOf('a').length).toBeLessThanOrEqual(8);
  expect(tradesOf('%%')).toEqual([]);
});

test('each nickname means a trade that has directions or is in the lists', () => {
  const titles = new Set(readCodes().map(({ code, title }) => `${code} ${title}`.trim()));
  for (const forces of ['UK', 'US'] as const)
    for (const { nickname, trade } of nicknamesOf(forces))
      expect(titles.has(trade) || directionsOf(readTrade(trade), forces) !== null, nickname).toBe(true);
});
