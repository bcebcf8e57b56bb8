import { expect, test } from 'vitest';
import type { z } from 'zod';
import { newTenant } from '#apps/api/testing/index.ts';
import { daysBefore } from '#kit/server/records/retention.ts';
import { translateOccupation } from '../contract.ts';
import * as calls from '../term-contract.ts';
import { occupationReference, withOwnTerms } from './reference.ts';
import { untranslatedRetention } from './term-routes.ts';

type Draft = z.input<typeof calls.createOccupationTerm.body>;
const FLORIST: Draft = { terms: ['vehicle mechanic'], codes: ['27-1023.00'], source: 'Test' };

async function start() {
  const tenant = await newTenant({ country_id: 232 });
  const operator = await tenant.person('operator');
  const first = async (title: string, service = 'British Army') =>
    (await tenant.call(translateOccupation, { query: { service, title } })).body.data[0]?.onet_soc;
  const add = async (body: Draft) => (await tenant.call(calls.createOccupationTerm, { body }, operator)).body.data;
  return { tenant, operator, first, add };
}

test('an own term comes before the trades and terms of the product, in its tenant only and with the next request', async () => {
  const { tenant, operator, first, add } = await start();
  const other = await start();
  expect(await first('Vehicle Mechanic')).toBe('49-3031.00');
  const { id, revision } = await add(FLORIST);
  expect(await first('Vehicle Mechanic')).toBe('27-1023.00');
  expect(await first('Senior Vehicle Mechanic')).toBe('27-1023.00');
  expect(await other.first('Vehicle Mechanic')).toBe('49-3031.00');
  const { status } = await tenant.call(
    calls.updateOccupationTerm,
    { params: { id }, body: { ...FLORIST, is_active: false, revision } },
    operator,
  );
  expect(status).toBe(200);
  expect(await first('Vehicle Mechanic')).toBe('49-3031.00');
});

test('words of own terms are no typing mistakes in their tenant', async () => {
  const { tenant, add } = await start();
  const other = await start();
  const hasWord = async ({ run }: typeof tenant) => (await run(occupationReference)).hasWord('quillwright');
  expect(await hasWord(tenant)).toBe(false);
  const { id, revision } = await add({ ...FLORIST, terms: ['senior quillwright'] });
  expect([await hasWord(tenant), await hasWord(other.tenant)]).toEqual([true, false]);
  const operator = await tenant.person('operator');
  const body = { ...FLORIST, terms: ['senior quillwright'], is_active: false, revision };
  await tenant.call(calls.updateOccupationTerm, { params: { id }, body }, operator);
  expect(await hasWord(tenant)).toBe(false);
});

test('own terms are added in slices, so other requests are answered in between', async () => {
  const { tenant } = await start();
  const reference = await tenant.run(occupationReference);
  const rows = Array.from({ length: 100 }, (_, at) => ({
    terms: [`vexillator ${at}`],
    codes: ['27-1023.00'],
    services: [],
    kind: 'anywhere' as const,
  }));
  let turns = 0;
  let next = setImmediate(function turn() {
    turns++;
    next = setImmediate(turn);
  });
  await withOwnTerms(reference, rows);
  clearImmediate(next);
  // In one piece, the event loop does not turn at all.
  expect(turns).toBeGreaterThan(10);
});

test.each([
  ['before', [0, 1]],
  ['after', [1, 0]],
])('a row for one service comes first for it, where a row for all was added %s', async (_, order) => {
  const { first, add } = await start();
  const rows: Draft[] = [FLORIST, { ...FLORIST, codes: ['35-2012.00'], services: ['raf'] }];
  for (const place of order) await add(rows[place] ?? FLORIST);
  expect(await first('Vehicle Mechanic')).toBe('27-1023.00');
  expect(await first('Vehicle Mechanic', 'RAF')).toBe('35-2012.00');
});

test('an own term can be limited to services and to whole titles', async () => {
  const { first, add } = await start();
  await add({ ...FLORIST, services: ['raf'], kind: 'whole' });
  expect(await first('Vehicle Mechanic')).toBe('49-3031.00');
  expect(await first('Vehicle Mechanic', 'RAF')).toBe('27-1023.00');
  expect(await first('Vehicle Mechanic Instructor', 'RAF')).not.toBe('27-1023.00');
});

test('a preview shows the titles before and after, and stores nothing', async () => {
  const { tenant, operator, first } = await start();
  const { body } = await tenant.call(
    calls.previewOccupationTerm,
    { body: { title: 'Vehicle Mechanic', term: FLORIST } },
    operator,
  );
  expect([body.data.before[0]?.onet_soc, body.data.after[0]?.onet_soc]).toEqual(['49-3031.00', '27-1023.00']);
  expect(await first('Vehicle Mechanic')).toBe('49-3031.00');
});

test('the second of two changes from the same revision is refused, and each change is in the history', async () => {
  const { tenant, operator, add } = await start();
  const { id, revision } = await add(FLORIST);
  const change = (source: string) =>
    tenant.call(calls.updateOccupationTerm, { params: { id }, body: { ...FLORIST, source, revision } }, operator);
  const replies = await Promise.all([change('One'), change('Two')]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  const { body } = await tenant.call(calls.findOccupationTermVersions, { params: { id } }, operator);
  expect(body.data.map((one) => one.revision)).toEqual([2, 1]);
  expect(body.data[1]?.definition.source).toBe('Test');
  expect(body.data[0]?.changed_by).toContain('Sam');
});

test.each([
  [{ ...FLORIST, codes: ['99-9999.00'] }, 'codes'],
  [{ ...FLORIST, terms: ['—–'] }, 'terms'],
  [{ ...FLORIST, terms: [] }, 'terms'],
  [{ ...FLORIST, source: '' }, 'source'],
] satisfies [Draft, string][])('a row that cannot be used is refused by field', async (body, field) => {
  const { tenant, operator } = await start();
  const { status, failure } = await tenant.call(calls.createOccupationTerm, { body }, operator);
  expect([status, Object.keys(failure.errors ?? {})]).toEqual([422, [field]]);
});

test('a search finds own rows and the terms of the product', async () => {
  const { tenant, operator, add } = await start();
  await add({ ...FLORIST, terms: ['flower arranger'] });
  const find = async (search: string) => (await tenant.call(calls.findOccupationTerms, { query: { search } }, operator)).body;
  expect((await find('FLOWER')).data).toMatchObject([{ terms: ['flower arranger'], occupations: [{ name: 'Florist' }] }]);
  const avionics = await find('avionics');
  expect(avionics.data).toEqual([]);
  expect(avionics.standard[0]).toMatchObject({ term: expect.stringContaining('avionic') });
});

test('titles without a term are counted for operators, those with digits or a term are not', async () => {
  const { tenant, operator, first, add } = await start();
  const list = async () => (await tenant.call(calls.findUntranslatedTitles, { query: {} }, operator)).body;
  for (const title of ['Zorbalist', 'zorbalist', 'Vehicle Mechanic', 'Zorbalist 07700900123', 'Qz']) await first(title);
  expect((await list()).data).toMatchObject([{ title: 'zorbalist', service: 'british_army', times: 2 }]);
  await add({ ...FLORIST, terms: ['zorbalist'] });
  expect(await first('Zorbalist')).toBe('27-1023.00');
  await tenant.call(calls.dismissUntranslatedTitle, { body: { title: 'zorbalist', service: 'british_army' } }, operator);
  expect((await list()).meta.total).toBe(0);
});

test('titles nobody asked for in half a year are erased', async () => {
  const { tenant, operator, first } = await start();
  await first('Zorbalist');
  const erase = (now: Date) =>
    tenant.run((db) =>
      untranslatedRetention.erase(db, now, { applications_months: 12, idle_accounts_months: 0, security_events_months: 12 }),
    );
  expect(await erase(new Date())).toBe(0);
  expect(await erase(new Date(Date.parse(daysBefore(new Date(), -181))))).toBe(1);
  expect((await tenant.call(calls.findUntranslatedTitles, { query: {} }, operator)).body.data).toEqual([]);
});
