import { expect, test } from 'vitest';
import { PERSONAL_DATA } from '#apps/api/personal-data.ts';
import { newTenant, type TestTenant, testWorker } from '#apps/api/testing/index.ts';
import { moveApplicant } from '#features/applications/contract.ts';
import { moveMany, undoBatch } from '#features/applications/pipeline-contract.ts';
import { buildApplication, passUndo } from '#features/applications/server/testing.ts';
import { proposeInterview } from '#features/interviews/contract.ts';
import { proposal } from '#features/interviews/server/testing.ts';
import type { Stage } from '#features/jobs/stages.ts';
import { sendMessage } from '#features/messages/contract.ts';
import { pathOf } from '#kit/contract/route.ts';
import { exportPages } from '#kit/server/records/personal-data.ts';

/** Nothing of a move that can still be undone reaches the veteran, by any route and in no export. */

const { app } = await testWorker();

const reads = app.muster.routes.filter(
  ({ method, access, path }) =>
    method === 'GET' &&
    (access === 'signed_in' || access === 'veteran' || (access === 'public' && /^\/api\/(jobs|companies)/.test(path))) &&
    !/notifications\/events|privacy\/export|pdf|svg|logo/.test(path),
);

type Built = Awaited<ReturnType<typeof build>>;

async function build(tenant: TestTenant, stage: Stage) {
  const built = await buildApplication(tenant, { stage });
  const company_id = built.recruiter.company_id ?? 0;
  if (stage !== 'hired')
    await tenant.call(proposeInterview, { params: { id: built.id }, body: proposal(built.recruiter) }, built.recruiter);
  const key = crypto.randomUUID();
  await tenant.call(
    sendMessage,
    { params: { id: `application-${built.id}` }, body: { message_key: key, body: 'Are you free on Tuesday?' } },
    built.recruiter,
  );
  await passUndo(tenant);
  return { ...built, company_id };
}

/** What the veteran can read, by route and exported table. */
async function everythingOf(tenant: TestTenant, { id, job_id, company_id, veteran }: Built): Promise<Record<string, string>> {
  const ids: [RegExp, unknown][] = [
    [/^\/api\/applications\//, id],
    [/^\/api\/conversations\//, `application-${id}`],
    [/^\/api\/jobs\//, job_id],
    [/^\/api\/companies\//, company_id],
  ];
  const found: Record<string, string> = {};
  for (const route of reads) {
    const value = ids.find(([path]) => path.test(route.path))?.[1] ?? 1;
    const params = Object.fromEntries([...route.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, value]));
    const query = route.path === '/api/interviews' ? `?application_id=${id}` : '';
    const headers = { host: tenant.host, authorization: `Bearer ${veteran.token}` };
    const { statusCode, body } = await app.inject({ method: 'GET', url: `${pathOf(route, params)}${query}`, headers });
    found[route.path] = `${statusCode} ${body}`;
  }
  await tenant.run(async (db) => {
    for (const [index, listed] of PERSONAL_DATA.entries())
      if (!listed.not_exported)
        for await (const rows of exportPages(db, listed, veteran.id))
          found[`export ${listed.table} ${index}`] = JSON.stringify(rows);
  });
  return found;
}

const MOVES: [string, Stage, (tenant: TestTenant, built: Built) => Promise<() => Promise<{ status: number }>>][] = [
  ...(
    [
      ['submitted', 'not_selected'],
      ['submitted', 'in_review'],
      ['offer', 'interview'],
      ['offer', 'hired'],
      ['not_selected', 'shortlisted'],
    ] satisfies [Stage, Stage][]
  ).map(([from, to]): (typeof MOVES)[number] => [
    `from ${from} to ${to}`,
    from,
    async (tenant, { id, recruiter }) => {
      const move = (body: object) =>
        tenant.call(moveApplicant, { params: { id }, body: { stage: to, reason: 'salary', ...body } }, recruiter);
      expect((await move({})).status).toBe(200);
      return () => move({ stage: from, undo: true });
    },
  ]),
  [
    'of many to an offer with terms',
    'interview',
    async (tenant, { id, job_id, recruiter }) => {
      const answer_by = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10);
      const body = { ids: [id], stage: 'offer' as const, offer: { pay_amount: 30_000, answer_by } };
      const { data } = (await tenant.call(moveMany, { params: { id: job_id }, body }, recruiter)).body;
      return () => tenant.call(undoBatch, { params: { id: data.batch_id } }, recruiter);
    },
  ],
];

const differences = (one: Record<string, string>, other: Record<string, string>) =>
  Object.keys({ ...one, ...other }).filter((name) => one[name] !== other[name]);

test.each(MOVES)('a move %s is not visible before it can no longer be undone, nor after it was', async (_, from, prepare) => {
  const tenant = await newTenant();
  const built = await build(tenant, from);
  const before = await everythingOf(tenant, built);
  // Answers that differ without any move, such as those with the present time.
  const changing = new Set(differences(before, await everythingOf(tenant, built)));
  const shownSince = async () => differences(before, await everythingOf(tenant, built)).filter((name) => !changing.has(name));
  expect([...changing].filter((name) => /applications|notifications|dashboard|interviews|conversations/.test(name))).toEqual([]);

  const undo = await prepare(tenant, built);
  expect(await shownSince()).toEqual([]);
  expect((await undo()).status).toBe(200);
  expect(await shownSince()).toEqual([]);
  await passUndo(tenant);
  expect(await shownSince()).toEqual([]);

  await prepare(tenant, built);
  await passUndo(tenant);
  expect(await shownSince()).toEqual(
    expect.arrayContaining(['/api/applications', '/api/applications/{id}', '/api/notifications']),
  );
});
