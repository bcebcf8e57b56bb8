import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { newTenant, type TestTenant } from '#apps/api/testing/index.ts';
import { findJobs, type JobFilter } from '../../contract.ts';
import { indexJobTexts } from '../background.ts';
import { buildJob, type JobFields } from '../testing.ts';

type Query = Partial<z.input<typeof JobFilter>>;

/** A tenant with these jobs, whose titles are the keys. */
async function tenantWith(jobs: Record<string, JobFields>): Promise<TestTenant> {
  const tenant = await newTenant();
  const company_id = await tenant.company({ name: 'Yard Ltd' });
  for (const [title, fields] of Object.entries(jobs)) await buildJob(tenant, { company_id, title, ...fields });
  return tenant;
}

async function search(tenant: TestTenant, query: Query) {
  const { status, body } = await tenant.call(findJobs, { query });
  expect(status).toBe(200);
  return body;
}

/** Titles of the jobs that mention the words, after checking that the offer counts exactly these. */
async function mentioned(tenant: TestTenant, query: Query): Promise<string[]> {
  const { mentions } = await search(tenant, query);
  const { data, meta } = await search(tenant, { ...query, in_description: 'true' });
  expect(meta.total).toBe(data.length);
  expect(mentions?.count ?? 0).toBe(data.length);
  return data.map(({ title }) => title).sort();
}

const CRANES = {
  'Crane driver': { description: '<p>Lift containers.</p>' },
  'Site lead': { description: '<p>You work next to a tower crane.</p>' },
  Rigger: { description: '<p>Slinging loads.</p>', requirements: ['A crane ticket'] },
  Cleaner: { description: '<p>Clean the offices.</p>', city: 'Leeds' },
  'Yard hand': { description: '<p>Guide <b>cranes</b> across the yard.</p>', city: 'Leeds', job_type: 'part_time' as const },
};

describe('jobs that only mention a word', () => {
  test('are offered with an exact count that their list has too, and without those that a search finds anyway', async () => {
    const tenant = await tenantWith(CRANES);
    expect(await mentioned(tenant, { search: 'crane' })).toEqual(['Rigger', 'Site lead', 'Yard hand']);
    const { data, mentions } = await search(tenant, { search: 'crane' });
    expect(data.map(({ title }) => title)).toEqual(['Crane driver']);
    expect(mentions).toEqual({ count: 3, phrase: 'crane' });
  });

  test.each<[Query, string[]]>([
    [{ search: 'crane', job_type: ['part_time'] }, ['Yard hand']],
    [{ search: 'crane', city: ['Leeds'] }, ['Yard hand']],
    // One word is the town of the job, the other is in its text.
    [{ search: 'crane leeds' }, ['Yard hand']],
    [{ search: 'crane -ticket' }, ['Site lead', 'Yard hand']],
    [{ search: '"tower crane"' }, ['Site lead']],
    [{ search: '"crane tower"' }, []],
    // A phrase does not reach over two paragraphs or lists.
    [{ search: '"loads a crane"' }, []],
    [{ search: 'submarine' }, []],
  ])('%j', async (query, titles) => {
    expect(await mentioned(await tenantWith(CRANES), query)).toEqual(titles);
  });

  test('are counted for one word or phrase as typed; for several words or synonyms nothing is claimed about one of them', async () => {
    const tenant = await tenantWith({
      'Site lead': { description: '<p>You drive an LGV near a tower crane.</p>' },
    });
    const phraseOf = async (words: string) => (await search(tenant, { search: words })).mentions;
    expect(await phraseOf('crane')).toEqual({ count: 1, phrase: 'crane' });
    expect(await phraseOf('“tower crane”')).toEqual({ count: 1, phrase: 'tower crane' });
    expect(await phraseOf('crane tower')).toEqual({ count: 1, phrase: null });
    expect(await phraseOf('HGV')).toEqual({ count: 1, phrase: null });
  });

  test('are not offered where a search finds five jobs, or on later pages', async () => {
    const five = Object.fromEntries(Array.from({ length: 5 }, (_, n) => [`Crane driver ${n}`, {}]));
    const tenant = await tenantWith({ ...five, Rigger: { description: '<p>Near a crane.</p>' } });
    expect((await search(tenant, { search: 'crane' })).mentions).toBeNull();
    expect((await search(tenant, { search: 'near', page: 2 })).mentions).toBeNull();
  });

  test('are offered for a word as typed where its search was corrected', async () => {
    const tenant = await tenantWith({ 'Zorblat fitter': {}, Rigger: { description: '<p>Near a zorblit.</p>' } });
    expect(await search(tenant, { search: 'zorblit' })).toMatchObject({
      corrected: { typed: 'zorblit', searched: 'zorblat' },
      mentions: { count: 1, phrase: 'zorblit' },
    });
  });

  test('are those of the tenant', async () => {
    await tenantWith(CRANES);
    const other = await tenantWith({ Cleaner: {} });
    expect(await mentioned(other, { search: 'crane' })).toEqual([]);
  });

  test.each<[Query, string]>([[{ in_description: 'true' }, 'Type keywords to search descriptions for']])(
    '%j is refused',
    async (query, message) => {
      const { status, body } = await (await newTenant()).call(findJobs, { query });
      expect([status, body]).toMatchObject([422, { errors: { in_description: [message] } }]);
    },
  );
});

test('index_job_texts reads the text of jobs that another version stored or changed, and leaves the others', async () => {
  const tenant = await tenantWith(CRANES);
  const [first, second] = await tenant.run((db) => db.selectFrom('job_search_text').select('job_id').orderBy('job_id').execute());
  await tenant.run(async (db) => {
    await db
      .deleteFrom('job_search_text')
      .where('job_id', '=', first?.job_id ?? 0)
      .execute();
    await db
      .updateTable('jobs')
      .set({ description: '<p>Without a submarine.</p>', updated_at: new Date().toISOString() })
      .where('id', '=', second?.job_id ?? 0)
      .execute();
  });
  expect(await mentioned(tenant, { search: 'containers' })).toEqual([]);
  await indexJobTexts(tenant.work, tenant.id);
  expect(await mentioned(tenant, { search: 'containers' })).toEqual(['Crane driver']);
  expect(await mentioned(tenant, { search: 'submarine' })).toEqual(['Site lead']);
});
