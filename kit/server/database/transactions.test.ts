import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newTenant, type TestTenant, testWorker } from '#apps/api/testing/index.ts';
import { connect, type Database, instantOf, type TenantDb } from './db.ts';

let db: Database;
let tenants: TestTenant[];
beforeAll(async () => {
  db = connect({ appUrl: (await testWorker()).appUrl, max: 1 });
  tenants = [await newTenant(), await newTenant()];
  for (const tenant of tenants) await tenant.veteran();
});
afterAll(() => db.close());

test('a prepared statement shows each tenant its own rows, also once its plan ignores the values', async () => {
  // Without a condition on the tenant, so that only the policy decides.
  const ids = (scoped: TenantDb) => scoped.prepared.withoutPlugins().selectFrom('users').select('tenant_id').distinct().execute();
  const planned = async (scoped: TenantDb) =>
    (await sql<{ generic_plans: number }>`select generic_plans from pg_prepared_statements`.execute(scoped)).rows;
  for (let round = 0; round < 8; round++)
    for (const { id } of tenants)
      expect(await db.withTenant(id, ids, { reads_only: round % 2 === 0 })).toEqual([{ tenant_id: id }]);
  const [prepared] = await db.withTenant(tenants[0]?.id ?? 0, planned);
  expect(Number(prepared?.generic_plans)).toBeGreaterThan(0);
});

test('reads whose transaction could not be opened give no result', async () => {
  const refusing = connect({ appUrl: (await testWorker()).appUrl, max: 1 });
  try {
    refusing.pool.on('connect', (client) => {
      const send = client.query.bind(client) as (...words: unknown[]) => unknown;
      client.query = ((...words: unknown[]) =>
        words[0] === 'begin transaction read only' ? send('no statement') : send(...words)) as typeof client.query;
    });
    const countries = (scoped: TenantDb) => scoped.selectFrom('countries').select('id').limit(1).execute();
    const [tenant] = tenants;
    await expect(refusing.withTenant(tenant?.id ?? 0, countries, { reads_only: true })).rejects.toThrow(/syntax error/);
    expect(await refusing.withTenant(tenant?.id ?? 0, countries)).toHaveLength(1);
  } finally {
    await refusing.close();
  }
});

test('an instant is the same text whether PostgreSQL writes it in UTC or with another offset', () => {
  const date = fc.date({ min: new Date('1000-01-01'), max: new Date('9999-12-30'), noInvalidDate: true });
  fc.assert(
    fc.property(date, fc.nat({ max: 999 }), (at, micros) => {
      const [day, time = ''] = at.toISOString().slice(0, -1).split('T');
      // PostgreSQL leaves out zeros at the end.
      const shown = `${time}${String(micros).padStart(3, '0')}`.replace(/\.?0+$/, '');
      expect(instantOf(`${day} ${shown}+00`)).toBe(at.toISOString());
      const ahead = new Date(at.getTime() + 5.5 * 3_600_000).toISOString().slice(0, -1).replace('T', ' ');
      expect(instantOf(`${ahead}+05:30`)).toBe(at.toISOString());
    }),
  );
});
