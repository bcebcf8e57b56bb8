import { expect, test } from 'vitest';
import { newTenant, type TestTenant } from '#apps/api/testing/index.ts';
import type { ArgsOf } from '#kit/contract/route.ts';
import { findCompanies } from '../contract.ts';

/** Companies of the industry 1 or 2 with what they commit to; the first one has an open job. */
async function build(tenant: TestTenant) {
  const named = async (name: string, fields: object) => {
    const id = await tenant.company();
    await tenant.run((db) =>
      db
        .updateTable('companies')
        .set({ name, ...fields })
        .where('id', '=', id)
        .execute(),
    );
    return id;
  };
  const acorn = await named('Acorn Rail', { industry_id: 1, covenant_level: 'gold' });
  await named('Birch Water', { industry_id: 2, guaranteed_interview: true });
  await named('Cedar Rail', { hire_vets_medallion: 'platinum' });
  await named('Dogwood Rail', { status: 'inactive', covenant_level: 'gold' });
  await tenant.run(async (db) => {
    const { id } = await db
      .insertInto('jobs')
      .values({
        company_id: acorn,
        title: 'Fitter',
        description: 'Text',
        country_id: 232,
        currency: 'GBP',
        status: 'published',
        published_at: new Date().toISOString(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('job_search')
      .values({
        job_id: id,
        lot: 1,
        company_id: acorn,
        country_id: 232,
        marks: [],
        published_at: new Date().toISOString(),
        closes_at: 'infinity',
        words: '',
      })
      .execute();
  });
}

type Filter = ArgsOf<typeof findCompanies>['query'];

test.each<[Filter, string[]]>([
  [{}, ['Acorn Rail', 'Birch Water', 'Cedar Rail']],
  [{ search: 'rail' }, ['Acorn Rail', 'Cedar Rail']],
  [{ industry: [2] }, ['Birch Water']],
  [{ covenant_level: ['gold', 'silver'] }, ['Acorn Rail']],
  [{ hire_vets_medallion: ['platinum'] }, ['Cedar Rail']],
  [{ guaranteed_interview: true }, ['Birch Water']],
  [{ hiring: true }, ['Acorn Rail']],
  [{ hiring: true, guaranteed_interview: true }, []],
  [{ page: 9 }, []],
])('the list of companies with %j', async (query, names) => {
  const tenant = await newTenant();
  await build(tenant);
  const { body } = await tenant.call(findCompanies, { query });
  expect(body.data.map(({ name }) => name)).toEqual(names);
});
