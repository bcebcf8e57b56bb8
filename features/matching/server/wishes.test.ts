import { expect, test } from 'vitest';
import { newTenant } from '#apps/api/testing/index.ts';
import { findJobs, getJob } from '#features/jobs/contract.ts';
import { buildJob } from '#features/jobs/server/testing.ts';
import { saveCareerDirection } from '#features/onboarding/contract.ts';
import { buildRecord } from './testing.ts';

const LEEDS = { city: 'Leeds', latitude: 53.8, longitude: -1.55 };
const YORK = { city: 'York', latitude: 53.96, longitude: -1.08 };
const LONDON = { city: 'London', latitude: 51.5, longitude: -0.12 };
const MECHANIC = { service: [{ rank: 'Sergeant', trade: 'Vehicle Mechanic' }] };

const wishes = (changes: object) => ({
  wished_roles: [],
  wished_places: [],
  remote_ok: null,
  salary_from: null,
  start_date: null,
  discharge_date: null,
  work_types: [],
  job_types: [],
  ...changes,
});

test('jobs inside a wished radius come before those further away, which say so, and remote ones count as near', async () => {
  const tenant = await newTenant();
  const veteran = await tenant.person('veteran');
  await buildRecord(tenant, veteran.id, MECHANIC);
  for (const [title, where] of [
    ['HGV Technician, London', LONDON],
    ['HGV Technician, York', YORK],
    ['HGV Technician, Leeds', LEEDS],
  ] as const)
    await buildJob(tenant, { title, type: 'on_site', ...where });
  await buildJob(tenant, { title: 'HGV Technician, remote', type: 'remote' });
  const place = { country_id: 232, city: 'Leeds', state: '', radius_miles: 25 };
  const body = wishes({ wished_places: [place], remote_ok: true });
  expect((await tenant.call(saveCareerDirection, { body }, veteran)).status).toBe(200);
  const { data } = (await tenant.call(findJobs, { query: { jobType: 'recommended' } }, veteran)).body;
  const found = data.map(({ title }) => title.replace('HGV Technician, ', ''));
  expect(found.slice(0, 3).sort()).toEqual(['Leeds', 'York', 'remote']);
  expect(found.slice(3)).toEqual(['London']);
  const gapsOf = (town: string) => data.find(({ title }) => title.endsWith(town))?.match?.gaps.map(({ text }) => text);
  expect(gapsOf('London')).toContainEqual(expect.stringMatching(/^Further away than you want: /));
  expect(gapsOf('York')).not.toContainEqual(expect.stringMatching(/^Further away/));
});

test('a wish is named in its own words, is no registration, and is no reason for other work', async () => {
  const tenant = await newTenant();
  const veteran = await tenant.person('veteran');
  await buildRecord(tenant, veteran.id, MECHANIC);
  const body = wishes({ wished_roles: ['Physiotherapist'] });
  expect((await tenant.call(saveCareerDirection, { body }, veteran)).status).toBe(200);
  const wished = await buildJob(tenant, { title: 'Physiotherapist' });
  const other = await buildJob(tenant, { title: 'HGV Technician' });
  const matchOf = async (id: number) => (await tenant.call(getJob, { params: { id } }, veteran)).body.data.match;
  const texts = (items: readonly { text: string }[] = []) => items.map(({ text }) => text).join('\n');
  const match = await matchOf(wished);
  expect(texts(match?.gaps)).toContain('The law asks for a registration');
  expect(texts(match?.gaps)).toContain('Physiotherapist (Health and Care Professions Council)');
  expect(JSON.stringify(match?.reasons)).not.toMatch(/registration/i);
  expect(JSON.stringify((await matchOf(other))?.reasons)).not.toMatch(/physio/i);
});
