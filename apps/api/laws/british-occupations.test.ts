import { expect, test } from 'vitest';
import { z } from 'zod';
import { newTenant, testWorker } from '#apps/api/testing/index.ts';
import { getBriefing } from '#features/dashboard/briefing-contract.ts';
import { findJobs, findSimilarJobs, getJob } from '#features/jobs/contract.ts';
import { getRecruiterJob } from '#features/jobs/recruiting-contract.ts';
import { buildJob } from '#features/jobs/server/testing.ts';
import { suggestJobSearches } from '#features/jobs/suggestion-contract.ts';
import { buildRecord } from '#features/matching/server/testing.ts';
import { findOccupations, translateOccupation, understandRole } from '#features/occupations/contract.ts';
import { findOccupationReports, reportTranslation } from '#features/occupations/report-contract.ts';
import { readBritishNames, readOccupations } from '#features/occupations/server/testing.ts';
import { createOccupationTerm, findOccupationTerms, previewOccupationTerm } from '#features/occupations/term-contract.ts';
import { getOnboarding } from '#features/onboarding/contract.ts';
import type { Route } from '#kit/contract/route.ts';

/** A British site shows British names of occupations, wherever one is shown. */

const { app } = await testWorker();

/** Names of O*NET that are no British ones: longer than a word, so that no other text contains them. */
const british = new Set([...readBritishNames().values()].map((name) => name.toLowerCase()));
const AMERICAN = readOccupations()
  .map(({ title }) => title)
  .filter((title) => title.includes(' ') && !british.has(title.toLowerCase()));
const americanIn = (body: unknown) => {
  const text = JSON.stringify(body);
  return AMERICAN.filter((title) => text.includes(title));
};

/** Routes that reply with occupations by their code, each with a test below; the others of a job reply with the same shape. */
const TESTED: readonly string[] = [
  'GET /api/occupations',
  'GET /api/occupations/role',
  'GET /api/occupations/translate',
  'GET /api/briefing',
  'GET /api/jobs',
  'GET /api/jobs/{id}',
  'GET /api/job-suggestions',
  'GET /api/operator/occupation-reports',
  'POST /api/operator/occupation-reports/{id}/decide',
  'GET /api/operator/occupation-terms',
  'POST /api/operator/occupation-terms',
  'PUT /api/operator/occupation-terms/{id}',
  'POST /api/operator/occupation-terms/preview',
  'GET /api/onboarding',
  'POST /api/onboarding/personal-details',
  'POST /api/onboarding/career-direction',
  'POST /api/onboarding/questionairre',
  'POST /api/onboarding/services',
  'GET /api/onboarding/skip',
];

test('every route that replies with an occupation is tried here', () => {
  const schemaOf = ({ reply }: Route) =>
    JSON.stringify(z.toJSONSchema(reply ?? z.null(), { io: 'output', unrepresentable: 'any' }));
  const found = app.muster.routes
    .filter((route) => schemaOf(route).includes('"onet_soc"'))
    .map(({ method, path }) => `${method} ${path}`)
    // The job of a recruiter has one shape, read once below.
    .filter((name) => !/ \/api\/recruiter\/job(?:s|-templates)\b/.test(name));
  expect(found.filter((name) => !TESTED.includes(name))).toEqual([]);
});

const tenant = await newTenant({ country_id: 232 });

test('every occupation is found by its British and its American name, and shown by the British one', async () => {
  const names = readBritishNames();
  const missed: string[] = [];
  for (const { code, title } of readOccupations().filter((_, place) => place % 9 === 0)) {
    for (const search of [names.get(code) ?? '', title]) {
      const { body } = await tenant.call(findOccupations, { query: { search } });
      if (!body.data.some((one) => one.onet_soc === code && one.title === names.get(code))) missed.push(`${code} ${search}`);
      expect(americanIn(body)).toEqual([]);
    }
  }
  expect(missed).toEqual([]);
});

test('an alternate title finds an occupation too', async () => {
  const find = async (search: string) =>
    (await tenant.call(findOccupations, { query: { search } })).body.data.map(({ title }) => title);
  expect(await find('Barrister')).toContain('Solicitor');
  expect(await find('Attorney')).toContain('Solicitor');
  expect(await find('Longshoreman')).toContain('Warehouse and freight handler');
});

test('trades, jobs, facets and reasons name occupations in British words', async () => {
  const replies: Record<string, unknown> = {};
  for (const title of ['Vehicle Mechanic', 'Military Police', 'Combat Medical Technician', 'Chef', 'Law clerk', 'Attorney'])
    replies[title] = (await tenant.call(translateOccupation, { query: { title } })).body;

  const { recruiter, jobs } = await (async () => {
    const recruiter = await tenant.recruiter();
    const created = ['Staff Nurse', 'Solicitor', 'HGV Technician', 'Warehouse Operative', 'Primary school teacher'].map((title) =>
      buildJob(tenant, { title, company_id: recruiter.company_id }),
    );
    return { recruiter, jobs: await Promise.all(created) };
  })();
  const veteran = await tenant.person('veteran');
  await buildRecord(tenant, veteran.id, {
    service: [{ rank: 'Sergeant', trade: 'Vehicle Mechanic' }],
    wishes: { roles: ['Physiotherapist', 'Truck driver'] },
  });
  replies.briefing = (await tenant.call(getBriefing, {}, veteran)).body;
  expect(JSON.stringify(replies.briefing)).toContain('onet_soc');
  replies.wishes = (await tenant.call(getOnboarding, {}, veteran)).body;
  for (const role of ['Physiotherapist', 'Attorney at law', 'Wallah of tea', 'Laborers'])
    replies[role] = (await tenant.call(understandRole, { query: { role } })).body;
  for (const q of ['nurse', 'sol', 'hgv', 'warehouse', 'attorney'])
    replies[`suggestions ${q}`] = (await tenant.call(suggestJobSearches, { query: { q } })).body;
  replies.list = (await tenant.call(findJobs, { query: {} }, veteran)).body;
  for (const id of jobs) {
    replies[`job ${id}`] = (await tenant.call(getJob, { params: { id } }, veteran)).body;
    replies[`similar ${id}`] = (await tenant.call(findSimilarJobs, { params: { id } }, veteran)).body;
    replies[`own ${id}`] = (await tenant.call(getRecruiterJob, { params: { id } }, recruiter)).body;
  }
  for (const [name, body] of Object.entries(replies)) expect([name, americanIn(body)]).toEqual([name, []]);
  expect(JSON.stringify(replies)).toContain('HGV technician');
});

test('operators read British names in reports and terms', async () => {
  const operator = await tenant.person('operator');
  await tenant.call(reportTranslation, {
    body: { service: 'British Army', trade: 'Medic', onet_soc: '29-2061.00', problem: 'wrong_level' },
  });
  const term = { terms: ['florist of the mess'], codes: ['27-1023.00', '53-3032.00'], source: 'Test' };
  const added = await tenant.call(createOccupationTerm, { body: term }, operator);
  expect(added.status).toBe(201);
  for (const { body } of [
    added,
    await tenant.call(findOccupationReports, { query: {} }, operator),
    await tenant.call(findOccupationTerms, { query: { search: 'medic' } }, operator),
    await tenant.call(previewOccupationTerm, { body: { term, title: 'Vehicle Mechanic' } }, operator),
  ])
    expect(americanIn(body)).toEqual([]);
});

test('American sites keep the names of O*NET, without their exceptions', async () => {
  const american = await newTenant({ country_id: 233 });
  const { body } = await american.call(findOccupations, { query: { search: 'Architects, Except Landscape and Naval' } });
  expect(body.data[0]).toMatchObject({ onet_soc: '17-1011.00', title: 'Architects' });
});
