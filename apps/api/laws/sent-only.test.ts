import { expect, test } from 'vitest';
import { newTenant, type Person, type TestTenant, testWorker } from '#apps/api/testing/index.ts';
import { getApplicant, withdrawApplication } from '#features/applications/contract.ts';
import { buildApplication } from '#features/applications/server/testing.ts';
import { buildCandidate, keyAt, refresh } from '#features/candidates/server/testing.ts';
import { buildRecord, buildSentContent } from '#features/matching/server/testing.ts';
import { pathOf, type Route } from '#kit/contract/route.ts';

/** Employers read what was sent with an application, and nothing that the veteran writes elsewhere or later. */

const { app } = await testWorker();

const SENT = {
  military: [{ id: 'm1', country: 'UK', service: 'British Army', rank: 'Sergeant', trade: 'Vehicle Mechanic' }],
  skills: [{ id: 's1', name: 'Trade', keywords: ['Welding', 'Hydraulics'] }],
};

/** What the `{id}` of a path names, by the part before it. Other ids are covered by the routes of the job and the application. */
type Named = { jobs: number; applications: number; candidates: string; conversations: string };

/** Every reply that a recruiter can read, by its address. */
async function repliesOf(tenant: TestTenant, recruiter: Person, named: Named): Promise<Map<string, string>> {
  const idOf = ({ path }: Route) => Object.entries(named).find(([part]) => path.includes(`/${part}/{id}`))?.[1];
  const routes = app.muster.routes.filter(
    (route) =>
      route.method === 'GET' &&
      (route.access === 'recruiter' || route.access === 'signed_in') &&
      (!route.path.includes('{') || (idOf(route) !== undefined && route.path.split('{').length === 2)) &&
      route.file_reply !== 'text/event-stream' &&
      // Ends the session, and the recruiter's own data with the hour.
      route.path !== '/api/logout' &&
      route.path !== '/api/privacy/export' &&
      // With the time of counting the company's own bytes.
      route.path !== '/api/storage',
  );
  const addresses = routes.map((route) => pathOf(route, { id: idOf(route) }));
  const searches = [
    'skill=Welding',
    'skill=Radar',
    'service=British Army',
    'language=French',
    'occupation=nurse',
    'sorted_by=available',
  ];
  for (const tab of ['applied', 'contact', 'open'])
    for (const search of ['', ...searches]) addresses.push(`/api/recruiter/candidates?tab=${tab}&${encodeURI(search)}`);
  const replies = new Map<string, string>();
  for (const url of addresses) {
    const headers = { host: tenant.host, authorization: `Bearer ${recruiter.token}` };
    replies.set(url, (await app.inject({ method: 'GET', url, headers })).body);
  }
  return replies;
}

async function applied() {
  const tenant = await newTenant();
  const veteran = await buildCandidate(tenant, { is_open: false });
  const application = await buildApplication(tenant, {
    veteran,
    job: { title: 'Welder', description: 'Welding, radar and nursing.' },
  });
  await buildSentContent(tenant, application, SENT);
  await refresh(tenant);
  const { id, job_id, recruiter } = application;
  const key = await keyAt(tenant, veteran.id, recruiter.company_id);
  const named = { jobs: job_id, applications: id, candidates: key, conversations: `application-${id}` };
  return { tenant, veteran, recruiter, named };
}

test('every reply to an employer stays equal byte for byte when the veteran changes all that was not sent', async () => {
  const { tenant, veteran, recruiter, named } = await applied();
  // The first reading marks things as read.
  await repliesOf(tenant, recruiter, named);
  const before = await repliesOf(tenant, recruiter, named);
  expect(before.size).toBeGreaterThan(40);
  expect(before.get(`/api/recruiter/applications/${named.applications}/match`)).toContain('Welding and fabrication');

  await tenant.run(async (db) => {
    const now = new Date().toISOString();
    const content = {
      military: [],
      skills: [{ name: 'Radar' }],
      languages: [{ language: 'German' }],
      clearance: { level: 'DV', shown: true },
    };
    for (const { id, content: own } of await db
      .selectFrom('resumes')
      .where('user_id', '=', veteran.id)
      .select(['id', 'content'])
      .execute())
      await db
        .updateTable('resumes')
        .set({ content: JSON.stringify({ ...(own as object), ...content }), updated_at: now })
        .where('id', '=', id)
        .execute();
    await db
      .updateTable('veteran_profiles')
      .set({
        wished_roles: ['Nurse'],
        wished_places: '[]',
        job_types: ['part_time'],
        work_types: ['remote'],
        start_date: '2030-01-01',
        updated_at: now,
      })
      .where('user_id', '=', veteran.id)
      .execute();
  });
  await buildRecord(tenant, veteran.id, {
    service: [{ service: 'Royal Navy', rank: 'Captain', trade: 'Nurse', clearance: 'DV' }],
    content: { skills: [{ name: 'Nursing' }, { name: 'Radar' }], work: [{ position: 'Nurse', name: 'A hospital' }] },
    discharge_date: '2031-05-04',
  });
  await refresh(tenant);
  const after = await repliesOf(tenant, recruiter, named);
  expect([...after].filter(([url, body]) => body !== before.get(url))).toEqual([]);
});

test('after a withdrawal the match and the candidate are gone', async () => {
  const { tenant, veteran, recruiter, named } = await applied();
  await tenant.call(withdrawApplication, { params: { id: named.applications } }, veteran);
  const replies = await repliesOf(tenant, recruiter, named);
  const statusOf = (url: string) => JSON.parse(replies.get(url) ?? '{}').status;
  expect([
    statusOf(`/api/recruiter/applications/${named.applications}/match`),
    statusOf(`/api/recruiter/candidates/${named.candidates}`),
  ]).toEqual([false, false]);
  expect(JSON.parse(replies.get('/api/recruiter/candidates?tab=applied&') ?? '{}').data).toEqual([]);
});

test('after a withdrawal no reply to an employer has a contact detail of the veteran, earlier or new', async () => {
  const { tenant, veteran, recruiter, named } = await applied();
  const NEW = { email: 'moved.away@private.test', phone_number: '7700900777', country_code: '+44' };
  const change = (values: Partial<typeof NEW>) =>
    tenant.run((db) =>
      db.updateTable('users').set(values).where('tenant_id', '=', db.tenant_id).where('id', '=', veteran.id).execute(),
    );
  const of = async () => (await tenant.call(getApplicant, { params: { id: named.applications } }, recruiter)).body.data.veteran;
  const withContact = async () =>
    [...(await repliesOf(tenant, recruiter, named))]
      .filter(([, body]) => [veteran.email, NEW.email, '7700 900777', '7700900777'].some((secret) => body.includes(secret)))
      .map(([url]) => url);
  await change({ phone_number: NEW.phone_number, country_code: NEW.country_code });
  expect(await of()).toMatchObject({ email: veteran.email, phone: '+44 7700 900777' });
  expect(await withContact()).toEqual(
    expect.arrayContaining([
      `/api/recruiter/applications/${named.applications}`,
      `/api/recruiter/jobs/${named.jobs}/applications/export`,
    ]),
  );
  await tenant.call(withdrawApplication, { params: { id: named.applications } }, veteran);
  expect(await of()).toMatchObject({ email: null, phone: null });
  expect(await withContact()).toEqual([]);
  await change(NEW);
  expect(await withContact()).toEqual([]);
});
