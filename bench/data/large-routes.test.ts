import { expect, test } from 'vitest';
import { testWorker } from '#apps/api/testing/index.ts';
import { type Documented, LEFT_OUT, listedRoutes, PARAMS, readsOf } from './large-routes.ts';

const { app } = await testWorker();
const { paths }: { paths: Documented } = (await app.inject('/api/openapi.json')).json();

test('the benchmark of a large tenant measures every list, or says why not', () => {
  const listed = listedRoutes(paths).map(([path]) => path);
  expect(listed.length).toBeGreaterThan(150);
  const undecided = listed.filter((path) => path.includes('{') && !PARAMS[path] && !LEFT_OUT[path]);
  expect(undecided, 'needs a line in PARAMS or LEFT_OUT of bench/data/large-routes.ts').toEqual([]);
  expect([...Object.keys(PARAMS), ...Object.keys(LEFT_OUT)].filter((path) => !listed.includes(path))).toEqual([]);
});

test('a route without parameters is measured without a line for it', async () => {
  const reads = await readsOf(paths, async () => new Proxy({}, { get: () => 1, ownKeys: () => [] }));
  expect(reads.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/api/operator/figures', '/api/recruiter/dashboard', '/api/jobs']),
  );
  expect(reads.filter(({ path }) => path.includes('{'))).toEqual([]);
});
