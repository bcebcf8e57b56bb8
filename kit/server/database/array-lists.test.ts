import { expect, test } from 'vitest';
import { newTenant } from '#apps/api/testing/index.ts';
import type { TenantDb } from './db.ts';

const find = (db: TenantDb, operator: 'in' | 'not in', ids: number[]) =>
  db.selectFrom('users').where('id', operator, ids).select('id').orderBy('id');

test('a list of any length is one parameter, and may be empty', async () => {
  const tenant = await newTenant();
  const [first, second] = [(await tenant.veteran()).id, (await tenant.veteran()).id];
  const others = Array.from({ length: 70_000 }, (_, n) => second + 1 + n);
  await tenant.run(async (db) => {
    const found = async (...of: [operator: 'in' | 'not in', ids: number[]]) =>
      (await find(db, ...of).execute()).map(({ id }) => id);
    expect(await found('in', [])).toEqual([]);
    expect(await found('in', [second])).toEqual([second]);
    expect(await found('in', [first, ...others])).toEqual([first]);
    expect(await found('not in', [])).toEqual([first, second]);
    expect(await found('not in', [second])).toEqual([first]);
    expect(await found('not in', [first, ...others])).toEqual([second]);
    expect(find(db, 'in', [first, second]).compile()).toMatchObject({
      sql: 'select "id" from "users" where "id" = any($1) and "users"."tenant_id" = $2 order by "id"',
      parameters: [[first, second], tenant.id],
    });
  });
});

test('a list may contain texts with any character', async () => {
  const tenant = await newTenant();
  await tenant.run(async (db) => {
    const buckets = ['a', 'b,"c"', "d'\\", '{e}', 'null', ''];
    for (const bucket of buckets)
      await db.insertInto('rate_limits').values({ bucket, tries: 1, ends_at: '2026-01-01' }).execute();
    const rows = await db.selectFrom('rate_limits').where('bucket', 'in', buckets).select('bucket').execute();
    expect(rows.map(({ bucket }) => bucket).sort()).toEqual([...buckets].sort());
  });
});

test('tests refuse a statement with a parameter for each of many rows', async () => {
  const tenant = await newTenant();
  const rows = Array.from({ length: 4000 }, (_, n) => ({ bucket: `${n}`, tries: 1, ends_at: '2026-01-01' }));
  await expect(tenant.run((db) => db.insertInto('rate_limits').values(rows).execute())).rejects.toThrow(/16000 parameters/);
});
