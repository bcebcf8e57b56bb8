import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSource } from '../server/network.ts';
import { fixture, type Replay, startReplay } from '../server/testing.ts';
import { adapterOf } from './index.ts';
import { readSource } from './read.ts';

let replay: Replay;
beforeAll(async () => {
  replay = await startReplay();
});
afterAll(() => replay.stop());

async function read(
  kind: string,
  address: string,
  more: { mapping?: Record<string, string>; key?: string; is_of_one_company?: boolean } = {},
) {
  const adapter = adapterOf(kind);
  if (!adapter) throw new Error(`There is no adapter ${kind}`);
  const requested = { address, mapping: {}, key: null, is_of_one_company: false, domains: null, ...more };
  const { source } = openSource(adapter, requested, replay.network);
  const rows = [];
  for await (const row of readSource(adapter, source)) rows.push(row);
  return rows;
}

const postings = (rows: Awaited<ReturnType<typeof read>>) => rows.flatMap((row) => ('posting' in row ? [row.posting] : []));

const GREENHOUSE = '/boards-api.greenhouse.io/v1/boards/orbit/jobs';

describe('Greenhouse', () => {
  test('reads jobs with place, pay and text, and refuses general applications', async () => {
    replay.set(GREENHOUSE, fixture('greenhouse.json'));
    const rows = await read('greenhouse', 'orbit');
    const [remote, paid, early] = postings(rows);
    expect(remote).toMatchObject({
      external_id: '5996935004',
      title: 'Senior Technical Architect, Data Engineering',
      company: 'Slingshot Aerospace',
      place: 'Washington, D.C. Metro Area',
      type: 'remote',
      posted_on: '2026-05-15T11:42:05-04:00',
      closes_on: null,
    });
    expect(remote?.description).toMatch(/^<p><strong>/);
    expect(paid).toMatchObject({
      place: 'Herndon, VA',
      country: 'US',
      salary_from: 185_000,
      salary_to: 230_000,
      currency: 'USD',
    });
    expect(early).toMatchObject({ place: 'Costa Mesa, California, United States', country: 'US', job_type: 'full_time' });
    expect(early?.description).toContain('<p>Also in: Fort Collins, Colorado, United States</p>');
    expect(rows.at(-1)).toMatchObject({ row: 5, external_id: '6018689999', reason: 'It is a general application, not a job' });
  });
});

test('Lever: reads jobs page by page until one is not full', async () => {
  replay.set('/api.lever.co/v0/postings/shield', fixture('lever.json'));
  const full = JSON.stringify(
    Array.from({ length: 100 }, (_, id) => ({ id: `x${id}`, text: 'Welder', createdAt: 1_779_920_530_389 })),
  );
  replay.set('/api.lever.co/v0/postings/shield?mode=json&skip=0&limit=100', full);
  const rows = postings(await read('lever', 'shield'));
  expect(rows).toHaveLength(103);
  expect(rows[100]).toMatchObject({
    external_id: '41468aca-c1c2-4a7b-aec8-f499e64b6d1e',
    title: 'Aerostructures Design Engineer II (R4953)',
    place: 'San Diego, California',
    country: 'US',
    type: 'on_site',
    job_type: 'full_time',
    salary_from: 88_075,
    salary_to: 132_113,
    salary_per: 'year',
    posted_on: '2026-05-27T22:22:10.389Z',
  });
  expect(rows[100]?.description).toMatch(/<h3>What you'll do:<\/h3><ul>/);
});

test('Ashby: reads listed jobs, and the salary only where the employer shows it', async () => {
  const board = JSON.parse(fixture('ashby.json'));
  const paid = {
    ...board.jobs[0],
    id: 'paid',
    shouldDisplayCompensationOnJobPostings: true,
    compensation: {
      summaryComponents: [
        { compensationType: 'EquityPercentage', minValue: 0.1, maxValue: 0.2 },
        { compensationType: 'Salary', interval: '1 YEAR', currencyCode: 'USD', minValue: 90_000, maxValue: 110_000 },
      ],
    },
  };
  replay.set('/api.ashbyhq.com/posting-api/job-board/saronic', JSON.stringify({ ...board, jobs: [...board.jobs, paid] }));
  const rows = await read('ashby', 'saronic');
  expect(postings(rows)[0]).toMatchObject({
    title: 'Workplace Assistant',
    place: 'New Orleans, LA',
    country: 'US',
    type: 'on_site',
    job_type: 'full_time',
    salary_from: null,
  });
  expect(rows[1]).toMatchObject({ reason: 'Its employer does not list it' });
  expect(postings(rows).at(-1)).toMatchObject({ salary_from: 90_000, salary_to: 110_000, salary_per: 'year' });
});

test('USAJOBS: sends the key, and halves pay for two weeks', async () => {
  replay.requests.length = 0;
  replay.set('/data.usajobs.gov/api/Search', fixture('usajobs.json'));
  const [yearly, hourly, biweekly] = postings(await read('usajobs', 'Organization=NV27', { key: 'ann@example.test secret-key' }));
  expect(replay.requests[0]?.headers).toMatchObject({ 'user-agent': 'ann@example.test', 'authorization-key': 'secret-key' });
  expect(replay.requests[0]?.path).toContain('Organization=NV27');
  expect(yearly).toMatchObject({
    external_id: '875949500',
    company: 'U.S. Marine Corps',
    place: 'Twentynine Palms, California',
    country: 'US',
    job_type: 'full_time',
    salary_from: 65_148,
    salary_per: 'year',
    closes_on: '2027-01-06T23:59:59.9970',
  });
  expect(hourly).toMatchObject({ salary_from: 24.86, salary_per: 'hour' });
  expect(biweekly).toMatchObject({ salary_from: 1018.6, salary_to: 1325.2, salary_per: 'week' });
});

const XML = `<?xml version="1.0" encoding="utf-8"?>
<source><publisher>Acme</publisher>
<job><title><![CDATA[Fitter & turner]]></title><date>Mon, 23 Nov 2026 08:00:00 GMT</date><referencenumber>A-1</referencenumber>
<company>Acme</company><city>Leeds</city><country>GB</country><jobtype>full-time</jobtype><salary>£30,000 - £35,000 a year</salary>
<description><![CDATA[<p>Keep our &amp; engines running.</p>]]></description><url>https://acme.example/1</url>
<expirationdate>2027-01-31</expirationdate><remotetype>Fully remote</remotetype></job>
<job><title>Welder &#38; &undefined;</title><date>2026-11-20</date><referencenumber>A-2</referencenumber><company>Acme</company>
<description>&lt;p&gt;Weld.&lt;/p&gt;</description></job></source>`;

test('XML: reads CDATA and entities, pay as written and dates of both kinds', async () => {
  replay.set('/acme.example/jobs.xml', XML);
  const [fitter, welder] = postings(await read('xml', 'https://acme.example/jobs.xml'));
  expect(fitter).toMatchObject({
    external_id: 'A-1',
    title: 'Fitter & turner',
    place: 'Leeds',
    job_type: 'full_time',
    type: 'remote',
    salary_from: 30_000,
    salary_to: 35_000,
    currency: 'GBP',
    description: '<p>Keep our &amp; engines running.</p>',
    posted_on: '2026-11-23T08:00:00.000Z',
    closes_on: '2027-01-31',
  });
  expect(welder).toMatchObject({ title: 'Welder & &undefined;', description: '<p>Weld.</p>' });
});

const PAGE = (id: number) =>
  `<html><script type="application/ld+json">${JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    identifier: { value: `J${id}` },
    title: 'Rigger',
    hiringOrganization: { name: 'Acme' },
    datePosted: '2026-11-20',
    validThrough: '2027-01-31T23:59',
    employmentType: 'FULL_TIME',
    jobLocation: { address: { addressLocality: 'Hull', addressCountry: 'GB' } },
    baseSalary: { currency: 'GBP', value: { minValue: 28000, maxValue: 30000, unitText: 'YEAR' } },
    description: '<p>Rig sails.</p>',
  })}</script></html>`;

describe('schema.org JobPosting', () => {
  test('reads the pages that a sitemap lists on its own website', async () => {
    const page = (path: string) => `https://acme.example${path}`;
    replay.set(
      '/acme.example/sitemap.xml',
      `<urlset><url><loc>${page('/1')}</loc></url><url><loc>${page('/2')}</loc></url>
      <url><loc>https://other.example/3</loc></url></urlset>`,
    );
    replay.set('/acme.example/1', PAGE(1));
    replay.set('/acme.example/2', '<html>About us</html>');
    const rows = await read('schema_org', page('/sitemap.xml'));
    expect(postings(rows)).toMatchObject([
      { external_id: 'J1', title: 'Rigger', place: 'Hull', country: 'GB', salary_from: 28_000, apply_url: page('/1') },
    ]);
    expect(rows.slice(1)).toMatchObject([{ row: 2, external_id: page('/2'), reason: 'The page has no JobPosting' }]);
  });

  test('reads several pages that are listed', async () => {
    const addresses = [1, 2].map((id) => {
      replay.set(`/acme.example/jobs/${id}`, PAGE(id));
      return `https://acme.example/jobs/${id}`;
    });
    expect(postings(await read('schema_org', addresses.join('\n'))).map(({ external_id }) => external_id)).toEqual(['J1', 'J2']);
  });
});

test('JSON: reads usual names, and others by the mapping', async () => {
  const jobs = [
    { ref: 7, name: 'Diver', datePosted: '2026-11-20', description: 'Dive.', where: { town: 'Poole' }, company: 'Acme' },
  ];
  replay.set('/acme.example/jobs.json', JSON.stringify({ meta: { pages: [1] }, result: { open: jobs } }));
  const mapping = { list: 'result.open', external_id: 'ref', title: 'name', place: 'where.town' };
  expect(postings(await read('json', 'https://acme.example/jobs.json', { mapping }))).toMatchObject([
    { external_id: '7', title: 'Diver', place: 'Poole', company: 'Acme', posted_on: '2026-11-20' },
  ]);
});

test('CSV: reads other names of columns by the mapping, without a company where all jobs are of one', async () => {
  replay.set('/acme.example/jobs.csv', 'Ref;Job;Text;Posted\n1;Cook;Cook well.;2026-11-20\n');
  const mapping = { external_id: 'ref', title: 'Job', description: 'Text', posted_on: 'Posted' };
  const rows = await read('csv', 'https://acme.example/jobs.csv', { mapping, is_of_one_company: true });
  expect(postings(rows)).toMatchObject([{ external_id: '1', title: 'Cook', posted_on: '2026-11-20' }]);
});

describe('a source that is not what it should be', () => {
  const page = '<!DOCTYPE html><html><body>Sign in</body></html>';
  test.each([
    ['greenhouse', page, /web page or XML, not JSON/],
    ['greenhouse', '', /It is empty/],
    ['greenhouse', '{"error":"none"}', /no list of jobs/],
    ['greenhouse', '{"jobs":[{"id":1},{"id', /ends before its list/],
    ['greenhouse', '{"jobs":[{"id":1}}', /not valid JSON/],
    ['greenhouse', `{"jobs":[{"id":"${'x'.repeat(1_100_000)}"}]}`, /longer than a million/],
  ])('%s: is refused with its reason (%#)', async (kind, body, message) => {
    replay.set(GREENHOUSE, body);
    await expect(read(kind, 'orbit')).rejects.toThrow(message);
  });

  test.each([
    [page, /web page, not XML/],
    ['{"jobs":[]}', /not XML/],
    ['<jobs></jobs>', /no jobs/],
    ['<jobs><job><title>A</title></job>', /ends before its list/],
    ['<jobs><job></jobs></job>', /not well-formed/],
    ['<!DOCTYPE jobs [<!ENTITY a "aaaa">]><jobs><job>&a;</job></jobs>', /document type declaration/],
    [`<jobs>${'<a>'.repeat(60)}`, /nested too deeply/],
    [`<jobs><job><title ${'a'.repeat(1_100_000)}`, /longer than a million/],
  ])('xml: is refused with its reason (%#)', async (body, message) => {
    replay.set('/acme.example/bad.xml', body);
    await expect(read('xml', 'https://acme.example/bad.xml')).rejects.toThrow(message);
  });

  test('xml: an entry of over a million characters costs only itself', async () => {
    replay.set(
      '/acme.example/long.xml',
      XML.replace('Keep our', 'Keep our '.repeat(120_000)).replace('<![CDATA[<p>', '').replace('</p>]]>', ''),
    );
    const rows = await read('xml', 'https://acme.example/long.xml');
    expect(rows[0]).toMatchObject({ reason: 'The entry is longer than a million characters' });
    expect(postings(rows)).toHaveLength(1);
  });
});
