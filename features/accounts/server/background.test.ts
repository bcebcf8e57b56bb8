import { expect, test } from 'vitest';
import { newTenant } from '#apps/api/testing/index.ts';
import { accountBackground } from './background.ts';

test('addresses with a domain in Unicode are stored in ASCII, and one that another account has is reported', async () => {
  const tenant = await newTenant();
  const [one, two, twin, plain] = [
    await tenant.veteran(),
    await tenant.veteran(),
    await tenant.veteran(),
    await tenant.veteran(),
  ];
  const set = (id: number, email: string) =>
    tenant.run((db) => db.updateTable('users').set({ email }).where('id', '=', id).execute());
  await set(one.id, 'jo@müller.de');
  await set(two.id, 'sam@bücher.example');
  await set(twin.id, 'sam@xn--bcher-kva.example');
  const [job] = accountBackground;
  if (!job || !('runIn' in job)) throw new Error('The job is missing.');
  await expect(job.runIn(tenant.work, tenant.id)).rejects.toThrow(
    `1 of the due rows failed, the first with id ${two.id}: account ${two.id} has the address of account ${twin.id} in another spelling`,
  );
  const emails = await tenant.run((db) => db.selectFrom('users').select(['id', 'email']).orderBy('id').execute());
  const of = (id: number) => emails.find((row) => row.id === id)?.email;
  expect([of(one.id), of(two.id), of(twin.id), of(plain.id)]).toEqual([
    'jo@xn--mller-kva.de',
    'sam@bücher.example',
    'sam@xn--bcher-kva.example',
    plain.email,
  ]);
});
