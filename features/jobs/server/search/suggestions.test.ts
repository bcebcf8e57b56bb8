import { beforeAll, describe, expect, test } from 'vitest';
import { newTenant, type TestTenant } from '#apps/api/testing/index.ts';
import { suggestJobSearches } from '../../suggestion-contract.ts';
import { buildJob } from '../testing.ts';

let tenant: TestTenant;
beforeAll(async () => {
  tenant = await newTenant();
  const northgate = await tenant.company({ name: 'Northgate Rail' });
  await buildJob(tenant, { company_id: northgate, title: 'Electrician', city: 'Leeds' });
  await buildJob(tenant, { company_id: northgate, title: 'Registered nurse', city: 'York' });
  await buildJob(tenant, {
    company_id: await tenant.company({ name: 'Shut & Sons' }),
    title: 'Plumber',
    city: 'Bristol',
    status: 'closed',
  });
  await buildJob(tenant, { company_id: await tenant.company({ name: 'O’Neill Works' }), title: 'Welder', city: 'Leeds' });
});

async function suggest(q: string, of = tenant) {
  const { status, body } = await of.call(suggestJobSearches, { query: { q } });
  expect(status).toBe(200);
  const { roles, places, employers, trades, read } = body.data;
  const namesOf = (some: { name: string }[]) => some.map(({ name }) => name);
  return { roles: namesOf(roles), places: namesOf(places), employers: namesOf(employers), trades: namesOf(trades), read };
}

const NOTHING = { roles: [], places: [], employers: [], trades: [], read: null };

describe('suggestions for a job search', () => {
  test('are occupations, towns, employers and trades with open jobs, however they are spelt', async () => {
    expect((await suggest('electr')).roles).toContain('Electrician');
    expect((await suggest('LEE')).places).toEqual(['Leeds']);
    expect((await suggest('rail')).employers).toEqual(['Northgate Rail']);
    expect((await suggest("o'neill")).employers).toEqual(['O’Neill Works']);
    const { trades } = await suggest('electric');
    expect(trades.length).toBeLessThanOrEqual(5);
  });

  test.each(['shut', 'bristol', 'plumb'])('%j, which has no open job, is none', async (text) => {
    expect(await suggest(text)).toMatchObject({ roles: [], places: [], employers: [] });
  });

  test.each(['', 'l', '%', '__', '\\', '🦀🦀'])('%j gives none', async (text) => {
    expect(await suggest(text)).toEqual(NOTHING);
  });

  test('are those of the tenant', async () => {
    const other = await newTenant();
    expect(await suggest('northgate', other)).toEqual(NOTHING);
    expect((await suggest('leeds', other)).places).toEqual([]);
  });

  test('leave out an employer whose last job has closed since its name was read', async () => {
    const other = await newTenant();
    const id = await buildJob(other, { company_id: await other.company({ name: 'Thistle Water' }) });
    await buildJob(other, { company_id: await other.company({ name: 'Thistle Works' }) });
    expect((await suggest('thist', other)).employers).toEqual(['Thistle Water', 'Thistle Works']);
    await other.run((db) => db.updateTable('job_search').set({ closes_at: '2026-01-01' }).where('job_id', '=', id).execute());
    // Another text, because the reply to the same one is remembered as well.
    expect((await suggest('thistl', other)).employers).toEqual(['Thistle Works']);
    expect((await suggest('thist')).employers).toEqual([]);
  });

  test('read a search as filters, with towns and without names of employers', async () => {
    expect((await suggest('part time electrician Leeds')).read).toMatchObject({
      rest: 'electrician',
      filters: { job_type: 'part_time', near: { name: 'Leeds' } },
    });
    expect((await suggest('nurse Reading')).read).toBeNull();
    const london = await newTenant();
    await buildJob(london, { company_id: await london.company({ name: 'Remote Leeds' }) });
    expect((await suggest('Remote Leeds', london)).read).toBeNull();
  });
});

test.each(['x'.repeat(301)])('a text of 301 characters is refused', async (q) => {
  expect((await tenant.call(suggestJobSearches, { query: { q } })).status).toBe(422);
});
