import { expect, test } from 'vitest';
import type { z } from 'zod';
import { newTenant, type Person, type TestTenant } from '#apps/api/testing/index.ts';
import { getUserProfile } from '../contract.ts';
import { updateUserProfile } from '../profile-contract.ts';

type Body = z.input<typeof updateUserProfile.body>;
type Details = Omit<Body, 'seen'>;
const NEW: Details = { first_name: 'Siân', middle_name: 'Mary', last_name: 'O’Neill', country_id: 233 };

async function seenBy(tenant: TestTenant, person: Person): Promise<Body['seen']> {
  const { user_details: user } = (await tenant.call(getUserProfile, {}, person)).body.data;
  const { first_name, middle_name, last_name, country } = user;
  return { first_name, middle_name, last_name, country_id: country?.id ?? null };
}

test.each(['veteran', 'recruiter', 'operator'] as const)('a %s changes their name and country', async (role) => {
  const tenant = await newTenant();
  const person = role === 'recruiter' ? await tenant.recruiter() : await tenant.person(role);
  const seen = await seenBy(tenant, person);
  const { status, body } = await tenant.call(updateUserProfile, { body: { ...NEW, seen } }, person);
  expect(status).toBe(200);
  expect(body.data.user_details).toMatchObject({
    first_name: 'Siân',
    middle_name: 'Mary',
    last_name: 'O’Neill',
    country: { id: 233, name: 'United States' },
  });
  expect(await seenBy(tenant, person)).toEqual(NEW);
});

test('the second of two tabs with the same original details gets 409 with the current ones', async () => {
  const tenant = await newTenant();
  const veteran = await tenant.veteran();
  const seen = await seenBy(tenant, veteran);
  const change = (first_name: string) => tenant.call(updateUserProfile, { body: { ...NEW, first_name, seen } }, veteran);
  const replies = await Promise.all([change('One'), change('Two')]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  const refused = replies.find(({ status }) => status === 409);
  const present = (await seenBy(tenant, veteran)).first_name;
  expect(refused?.failure.data).toMatchObject({ user_details: { first_name: present } });
});

test('an empty middle name removes it', async () => {
  const tenant = await newTenant();
  const veteran = await tenant.veteran();
  const first = await seenBy(tenant, veteran);
  await tenant.call(updateUserProfile, { body: { ...NEW, seen: first } }, veteran);
  const seen = await seenBy(tenant, veteran);
  const { body } = await tenant.call(updateUserProfile, { body: { ...NEW, middle_name: '', seen } }, veteran);
  expect(body.data.user_details.middle_name).toBeNull();
});

test.each<[string, Partial<Details>, string]>([
  ['no first name', { first_name: ' ' }, 'first_name'],
  ['a last name with markup', { last_name: '<b>' }, 'last_name'],
  ['a last name of 121 characters', { last_name: 'x'.repeat(121) }, 'last_name'],
  ['a country that is not there', { country_id: 99_999 }, 'country_id'],
])('%s is refused and names the field', async (_, more, field) => {
  const tenant = await newTenant();
  const veteran = await tenant.veteran();
  const seen = await seenBy(tenant, veteran);
  const { status, failure } = await tenant.call(updateUserProfile, { body: { ...NEW, ...more, seen } }, veteran);
  expect([status, Object.keys(failure.errors ?? {})]).toEqual([422, [field]]);
});
