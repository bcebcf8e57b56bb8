import { expect, test } from 'vitest';
import { newTenant, type Person, type TestTenant } from '#apps/api/testing/index.ts';
import { findNotifications } from '#features/notifications/contract.ts';
import { getUserProfile } from '../../contract.ts';

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

const setSeen = (tenant: TestTenant, person: Person, minutes: number) =>
  tenant.run((db) =>
    db
      .updateTable('sessions')
      .set({ seen_at: minutesAgo(minutes) })
      .where('tenant_id', '=', tenant.id)
      .where('user_id', '=', person.id)
      .execute(),
  );

test.each(['operator', 'system_operator'] as const)(
  '%s is signed out after 30 idle minutes, and kept by each use before',
  async (role) => {
    const tenant = await newTenant();
    const person = await tenant.person(role);
    await setSeen(tenant, person, 29);
    expect((await tenant.call(getUserProfile, {}, person)).status).toBe(200);
    const { seen_at } = await tenant.run((db) =>
      db.selectFrom('sessions').select('seen_at').where('user_id', '=', person.id).executeTakeFirstOrThrow(),
    );
    expect(Date.now() - Date.parse(seen_at)).toBeLessThan(60_000);
    await setSeen(tenant, person, 31);
    expect((await tenant.call(getUserProfile, {}, person)).status).toBe(401);
  },
);

test('calls that a browser makes by itself do not keep an operator signed in', async () => {
  const tenant = await newTenant();
  const operator = await tenant.person('operator');
  await setSeen(tenant, operator, 29);
  expect((await tenant.call(findNotifications, {}, operator)).status).toBe(200);
  await setSeen(tenant, operator, 31);
  expect((await tenant.call(findNotifications, {}, operator)).status).toBe(401);
});

test('veterans and recruiters stay signed in', async () => {
  const tenant = await newTenant();
  for (const person of [await tenant.veteran(), await tenant.recruiter()]) {
    await setSeen(tenant, person, 31);
    expect((await tenant.call(getUserProfile, {}, person)).status).toBe(200);
  }
});
