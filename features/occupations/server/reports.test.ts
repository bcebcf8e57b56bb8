import { expect, test } from 'vitest';
import type { z } from 'zod';
import { newTenant } from '#apps/api/testing/index.ts';
import { daysBefore } from '#kit/server/records/retention.ts';
import { translateOccupation } from '../contract.ts';
import { decideOccupationReport, findOccupationReports, reportTranslation } from '../report-contract.ts';
import { occupationReportRetention } from './report-routes.ts';

type Body = z.input<typeof reportTranslation.body>;
const REPORT: Body = { service: 'British Army', trade: 'Vehicle Mechanic', onet_soc: '49-3031.00', problem: 'wrong_level' };

async function start() {
  const tenant = await newTenant();
  const operator = await tenant.person('operator');
  const report = (more: Partial<Body> = {}) => tenant.call(reportTranslation, { body: { ...REPORT, ...more } });
  const read = async (decided: 'open' | 'decided' = 'open') =>
    (await tenant.call(findOccupationReports, { query: { decided } }, operator)).body;
  return { tenant, operator, report, read };
}

test('a visitor reports a result, and operators read it with the occupation’s name', async () => {
  const { report, read } = await start();
  expect((await report({ note: 'A corporal leads a section.' })).status).toBe(200);
  const { data, open } = await read();
  expect(open).toBe(1);
  expect(data).toMatchObject([
    {
      trade: 'Vehicle Mechanic',
      occupation: 'HGV technician',
      problem: 'wrong_level',
      note: 'A corporal leads a section.',
      times: 1,
      decision: null,
    },
  ]);
});

test('the same problem reported again is counted, in whatever capitals, and keeps its note', async () => {
  const { report, read } = await start();
  await report({ note: 'Too low' });
  await Promise.all([report({ trade: 'vehicle mechanic' }), report(), report({ problem: 'other_work' })]);
  const { data, meta } = await read();
  expect(meta.total).toBe(2);
  expect(data.find(({ problem }) => problem === 'wrong_level')).toMatchObject({ times: 3, note: 'Too low' });
});

test('a report is decided once; a new one of the same problem opens it again', async () => {
  const { tenant, operator, report, read } = await start();
  await report();
  const id = (await read()).data[0]?.id ?? 0;
  const decide = (decision: 'accepted' | 'dismissed') =>
    tenant.call(decideOccupationReport, { params: { id }, body: { decision } }, operator);
  const replies = await Promise.all([decide('accepted'), decide('dismissed')]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await read()).data).toEqual([]);
  expect((await read('decided')).data).toMatchObject([{ id, decided_by: expect.stringContaining('Sam') }]);
  await report();
  expect(await read()).toMatchObject({ open: 1, data: [{ times: 1, decision: null }] });
});

test.each<[string, object, string]>([
  ['no trade', { trade: ' ' }, 'trade'],
  ['a trade of 201 characters', { trade: 'x'.repeat(201) }, 'trade'],
  ['a trade on two lines', { trade: 'one\ntwo' }, 'trade'],
  ['an occupation that is no code', { onet_soc: '49-3031' }, 'onet_soc'],
  ['an unknown occupation', { onet_soc: '99-9999.00' }, 'onet_soc'],
  ['no problem', { problem: 'ugly' }, 'problem'],
  ['a note of 501 characters', { note: 'x'.repeat(501) }, 'note'],
])('a report with %s is refused and names the field', async (_, more, field) => {
  const { report } = await start();
  const { status, failure } = await report(more);
  expect([status, Object.keys(failure.errors ?? {})]).toEqual([422, [field]]);
});

test('the longest report in four-byte characters is stored', async () => {
  const { report } = await start();
  const wide = (length: number) => '🛠'.repeat(length / 2);
  expect((await report({ trade: wide(200), service: wide(100), rank: wide(100), note: wide(500) })).status).toBe(200);
});

test('translating is limited for each address', async () => {
  expect(translateOccupation.limit).toEqual({ max: 120, window: 600 });
  const { report } = await start();
  for (let i = 0; i < 20; i++) await report({ trade: `Trade ${i}` });
  expect((await report()).status).toBe(429);
});

test('reports are deleted two years after they were last made or decided', async () => {
  const { tenant, report, read } = await start();
  await report();
  const erase = (now: Date) =>
    tenant.run((db) =>
      occupationReportRetention.erase(db, now, { applications_months: 0, idle_accounts_months: 0, security_events_months: 0 }),
    );
  expect(await erase(new Date())).toBe(0);
  const later = new Date(Date.now() + 731 * 86_400_000);
  expect(daysBefore(later, 730) > new Date().toISOString()).toBe(true);
  expect(await erase(later)).toBe(1);
  expect((await read()).data).toEqual([]);
});
