import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newTenant, type Person, type TestTenant, testWorker } from '#apps/api/testing/index.ts';
import { writeJobSearch } from '#features/companies/server/index.ts';
import { buildJob } from '#features/jobs/server/testing.ts';
import { childrenOf, type ParsedElement, parseXml, textIn } from '#kit/server/text/xml-testing.ts';
import { findJobExports, updateJobExport } from '../../export-contract.ts';
import type { ExportKind } from '../../export-rules.ts';
import { jobExportBackground } from './background.ts';
import { writeFindAJob } from './find-a-job.ts';

const { app } = await testWorker();
const DAY = 86_400_000;
const LONG = 'Repair and test the engines of our fleet, in a team of four, with tools and training that we pay for.';
const HOSTILE = {
  title: 'Fitter ]]> & "welder" <script>',
  description: `<p>A ]]> &amp;lt;b&amp;gt; &lt;!DOCTYPE x [&lt;!ENTITY y "z"&gt;]&gt; ${LONG}</p><script>alert(1)</script>`,
  requirements: ['A <b>licence</b> ]]>', '\u0001 & \ud83c'],
};

let tenant: TestTenant;
let operator: Person;
let company_id: number;
beforeEach(async () => {
  tenant = await newTenant();
  operator = await tenant.person('operator');
  company_id = await tenant.company({ name: 'Smith & <Sons> ]]>' });
});

const build = (fields: Parameters<typeof buildJob>[1] = {}) =>
  buildJob(tenant, { description: `<p>${LONG}</p>`, city: 'Leeds', postcode: 'LS1 4DY', company_id, ...fields });
const turn = (kind: ExportKind, is_on: boolean) => tenant.call(updateJobExport, { params: { kind }, body: { is_on } }, operator);
const get = (kind: string, query = '', host = tenant.host) =>
  app.inject({ url: `/api/job-exports/${kind}${query}`, headers: { host } });
const exportOf = async (kind: ExportKind) =>
  (await tenant.call(findJobExports, {}, operator)).body.data.find((one) => one.kind === kind);

describe('a file at an address', () => {
  test('is not there until operators turn it on, and gone when they turn it off', async () => {
    await build();
    expect((await get('indeed')).statusCode).toBe(404);
    expect((await turn('indeed', true)).body.data).toMatchObject({
      is_on: true,
      address: `http://${tenant.host}:0/api/job-exports/indeed`,
      written_at: null,
    });
    expect([(await get('indeed')).statusCode, (await get('linkedin')).statusCode]).toEqual([200, 404]);
    await turn('indeed', true);
    await turn('indeed', false);
    expect((await get('indeed')).statusCode).toBe(404);
    const log = await tenant.run((db) =>
      db
        .selectFrom('audit_events')
        .where('subject_kind', '=', 'job_export')
        .select(['action', 'actor_id', 'details'])
        .orderBy('id')
        .execute(),
    );
    expect(log).toEqual(
      ['job_export_turned_on', 'job_export_turned_off'].map((action) => ({
        action,
        actor_id: operator.id,
        details: { kind: 'indeed' },
      })),
    );
  });

  test.each([
    ['indeed', 'referencenumber'],
    ['linkedin', 'partnerJobId'],
    ['adzuna', 'id'],
  ] as const)('for %s has what the format requires, and hostile texts as they are', async (kind, idName) => {
    const id = await build({ ...HOSTILE, salary_from: 30_000, show_salary: false });
    await turn(kind, true);
    const reply = await get(kind);
    expect(reply.headers['content-type']).toBe('application/xml; charset=utf-8');
    const [job, ...others] = childrenOf(parseXml(reply.body), 'job');
    if (!job) throw new Error('The file has no job');
    expect(others).toEqual([]);
    expect(textIn(job, idName)).toBe(String(id));
    expect(textIn(job, 'title')).toBe(HOSTILE.title);
    expect(textIn(job, 'company')).toBe('Smith & <Sons> ]]>');
    expect(textIn(job, kind === 'linkedin' ? 'applyUrl' : 'url')).toBe(`http://${tenant.host}:0/jobs/${id}`);
    expect(textIn(job, 'description')).toContain(LONG);
    expect(textIn(job, 'description')).not.toMatch(/<script|<b>|<!/);
    expect(reply.body).not.toContain('30,000');
  });

  test('has the fields that Indeed names', async () => {
    await build({
      title: 'Fitter',
      job_type: 'full_time',
      type: 'hybrid',
      experience: 'mid',
      salary_from: 30_000,
      salary_per: 'year',
      show_salary: true,
    });
    await turn('indeed', true);
    const source = parseXml((await get('indeed')).body);
    expect(textIn(source, 'publisherurl')).toBe(`http://${tenant.host}:0`);
    const [job] = childrenOf(source, 'job');
    const fields = Object.fromEntries((job?.children ?? []).map(({ name, text }) => [name, text]));
    expect(fields).toMatchObject({
      city: 'Leeds',
      country: 'GB',
      postalcode: 'LS1 4DY',
      jobtype: 'fulltime',
      remotetype: 'Hybrid remote',
      salary: 'From £30,000 a year',
    });
    expect(Date.parse(fields.expirationdate ?? '')).toBeGreaterThan(Date.now());
  });

  test('has open jobs of this tenant only, and counts them and what it left out', async () => {
    const id = await build({ title: 'Open' });
    await build({ title: 'Draft', status: 'draft' });
    await build({ title: 'Closed', closes_at: '2026-01-01T00:00:00Z' });
    await build({ title: 'Held', status: 'paused', held_for: ['money'] });
    await build({ title: 'Short', description: '<p>Weld.</p>' });
    await buildJob(tenant, { title: 'Inactive', company_id: await tenant.company({ status: 'inactive' }) });
    const other = await newTenant();
    await buildJob(other, { title: 'Elsewhere' });
    await turn('adzuna', true);
    const jobs = childrenOf(parseXml((await get('adzuna')).body), 'job');
    expect(jobs.map((job) => textIn(job, 'id'))).toEqual([String(id)]);
    expect(await exportOf('adzuna')).toMatchObject({ jobs: 1, left_out: 1, written_at: expect.any(String) });
    expect((await get('adzuna', '', other.host)).statusCode).toBe(404);
  });

  test('links name a source only where the reader gave one', async () => {
    const id = await build();
    await turn('indeed', true);
    const urlOf = async (query: string) => {
      const [job] = childrenOf(parseXml((await get('indeed', query)).body), 'job');
      return job && textIn(job, 'url');
    };
    expect(await urlOf('')).toBe(`http://${tenant.host}:0/jobs/${id}`);
    expect(await urlOf('?source=Indeed')).toBe(`http://${tenant.host}:0/jobs/${id}?source=indeed`);
    expect([(await get('indeed', '?source=a%20b')).statusCode, (await get('indeed', '?q=1')).statusCode]).toEqual([422, 422]);
  });

  test('is written in batches, so its size does not matter', async () => {
    await tenant.run(async (db) => {
      const rows = await db
        .insertInto('jobs')
        .values(
          Array.from({ length: 450 }, (_, index) => ({
            company_id,
            title: `Job ${index}`,
            description: `<p>${LONG}</p>`,
            country_id: 232,
            currency: 'GBP',
            status: 'published' as const,
            published_at: new Date().toISOString(),
            screening_questions: '[]',
          })),
        )
        .returning('id')
        .execute();
      await writeJobSearch(
        db,
        rows.map((row) => row.id),
      );
    });
    await turn('indeed', true);
    expect(childrenOf(parseXml((await get('indeed')).body), 'job')).toHaveLength(450);
  });
});

describe('the files for Find a job', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'muster-exports-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const START = Date.parse('2026-03-01T21:30:00Z');
  const scoped = <T>(work: Parameters<typeof tenant.run<T>>[0]) => tenant.run(work);
  const at = (days: number) => START + days * DAY;

  /** Writes the files of a day. @returns the references in each, in order; null for no file */
  async function write(days: number, categories: ReadonlyMap<string, number> = new Map()) {
    const own = join(folder, tenant.slug);
    await writeFindAJob(scoped, {
      site: { name: 'Site', country_id: 232, site: 'https://jobs.example.org' },
      folder: own,
      categories,
      now: at(days),
    });
    const stamp = new Date(at(days)).toISOString().slice(0, 19).replaceAll(':', '');
    const read = async (name: string): Promise<ParsedElement[] | null> => {
      const text = await readFile(join(own, `${name}-${stamp}.xml`), 'utf8').catch(() => null);
      return text === null ? null : parseXml(text).children;
    };
    const [added, ended] = [await read('NewAndEdited'), await read('ExpiredAndDeleted')];
    const references = (all: ParsedElement[] | null) => all?.map(({ attributes }) => attributes.vacancyRefCode) ?? null;
    return { added: references(added), ended: references(ended), vacancies: added ?? [] };
  }
  const change = (id: number, columns: Record<string, unknown>) =>
    tenant.run((db) => db.updateTable('jobs').set(columns).where('tenant_id', '=', db.tenant_id).where('id', '=', id).execute());

  test('contain new jobs with a postcode, then only what changed, then what ended', async () => {
    await turn('find_a_job', true);
    const id = await build({
      ...HOSTILE,
      closes_at: null,
      job_type: 'part_time',
      occupation_id: '15-1244.00',
      occupation_chosen: true,
    });
    await build({ title: 'Without postcode', postcode: null });
    const first = await write(0);
    expect([first.added, first.ended]).toEqual([[String(id)], null]);
    const [vacancy] = first.vacancies;
    if (!vacancy) throw new Error('The file has no vacancy');
    expect(textIn(vacancy, 'Title')).toBe(HOSTILE.title);
    expect(textIn(vacancy, 'ApplyUrl')).toBe(`https://jobs.example.org/jobs/${id}`);
    expect(textIn(vacancy, 'VacancyExpiry')).toBeUndefined();
    expect(
      ['VacancyType', 'VacancyStatus', 'VacancyCategory', 'ApplyMethod'].map(
        (name) => childrenOf(vacancy, name)[0]?.attributes.id,
      ),
    ).toEqual(['1', '2', '14', '2']);
    const [location] = childrenOf(vacancy, 'Location');
    expect(location && [textIn(location, 'City'), textIn(location, 'PostalCode')]).toEqual(['Leeds', 'LS1 4DY']);
    expect(await exportOf('find_a_job')).toMatchObject({
      jobs: 1,
      left_out: 1,
      folder: `${tenant.slug}/find-a-job`,
      address: null,
    });

    expect(await write(1)).toMatchObject({ added: null, ended: null });
    await change(id, { title: 'Welder' });
    expect(await write(2)).toMatchObject({ added: [String(id)], ended: null });
    await change(id, { status: 'closed' });
    expect(await write(3)).toMatchObject({ added: null, ended: [String(id)] });
    expect(await write(4)).toMatchObject({ added: null, ended: null });
    await change(id, { status: 'published' });
    expect(await write(5)).toMatchObject({ added: [`${id}-1`], ended: null });
  });

  test('come with a list of the jobs that are left out or have no category, and why', async () => {
    await turn('find_a_job', true);
    const occupied = (occupation_id: string | null, more = {}) =>
      build({ closes_at: null, occupation_id, occupation_chosen: true, ...more });
    const nurse = await occupied('29-1141.00', { title: '=Nurse, ward' });
    await occupied('25-2031.00');
    const unknown = await occupied(null, { title: 'Guardian' });
    const there = await occupied('25-2031.00', { title: 'In Dublin', country_id: 105 });
    const nowhere = await occupied('25-2031.00', { title: 'Anywhere', postcode: null });
    const unpaid = await occupied('25-2031.00', { title: 'Helper', job_type: 'volunteer' });
    const report = () => readFile(join(folder, tenant.slug, 'report.csv'), 'utf8').catch(() => null);
    await write(0);
    const rows = [
      `${nurse},"'=Nurse, ward",yes,Without a category: none is set for 29-1141.00`,
      `${unknown},Guardian,yes,Without a category: it has no occupation`,
      `${there},In Dublin,no,It is outside the United Kingdom`,
      `${nowhere},Anywhere,no,It has no postcode`,
      `${unpaid},Helper,no,It is unpaid`,
    ];
    expect(await report()).toBe(`\ufeff${['job,title,is_sent,reason', ...rows].join('\r\n')}\r\n`);

    const own = new Map(Object.entries({ '29': 1, '29-11': 9, '25': 3 }));
    const { vacancies } = await write(1, own);
    const categories = vacancies.map((vacancy) => childrenOf(vacancy, 'VacancyCategory')[0]?.attributes.id);
    expect(categories).toEqual(['9', '3']);
    expect(await report()).not.toContain('29-1141.00');
    for (const id of [unknown, there, nowhere, unpaid]) await change(id, { status: 'closed' });
    await write(2, new Map([['29', 1]]));
    expect(await report()).toBeNull();
  });

  test('post a job again under another reference on its 32nd day', async () => {
    await turn('find_a_job', true);
    const id = await build({ closes_at: null });
    expect((await write(0)).added).toEqual([String(id)]);
    expect((await write(30)).added).toBeNull();
    expect(await write(31)).toMatchObject({ added: [`${id}-1`], ended: null });
    expect((await write(62)).added).toEqual([`${id}-2`]);
  });

  test('end every advert after the export was turned off', async () => {
    await turn('find_a_job', true);
    const ids = [await build({ closes_at: null }), await build({ closes_at: null })];
    await write(0);
    await turn('find_a_job', false);
    expect(await write(1)).toMatchObject({ added: null, ended: ids.map(String) });
    expect(await write(2)).toMatchObject({ added: null, ended: null });
    await turn('find_a_job', true);
    expect((await write(3)).added).toEqual(ids.map((id) => `${id}-1`));
  });

  test('contain again what an interrupted run has left unwritten', async () => {
    await turn('find_a_job', true);
    const id = await build({ closes_at: null });
    let calls = 0;
    const breaking: typeof scoped = (work) => {
      calls += 1;
      if (calls > 3) throw new Error('The database is away');
      return scoped(work);
    };
    const own = join(folder, tenant.slug);
    const site = { name: 'Site', country_id: 232, site: 'https://jobs.example.org' };
    await expect(writeFindAJob(breaking, { site, folder: own, categories: new Map(), now: at(0) })).rejects.toThrow('away');
    expect(await readdir(own)).toEqual([]);
    expect((await write(1)).added).toEqual([String(id)]);
  });

  test('are removed after 30 days, and other files of the folder stay', async () => {
    await turn('find_a_job', true);
    await build({ closes_at: null });
    await write(0);
    const own = join(folder, tenant.slug);
    const old = (await readdir(own)).find((name) => name.endsWith('.xml')) ?? '';
    await writeFile(join(own, 'notes.xml'), '');
    for (const name of [old, 'notes.xml']) await utimes(join(own, name), at(0) / 1000, at(0) / 1000);
    await write(31);
    expect((await readdir(own)).sort()).toEqual([`NewAndEdited-2026-04-01T213000.xml`, 'notes.xml', 'report.csv']);
  });

  test('are offered to sites in the United Kingdom, and written by the schedule', async () => {
    const american = await newTenant({ country_id: 233 });
    const other = await american.person('operator');
    const offered = (await american.call(findJobExports, {}, other)).body.data;
    expect(offered.map(({ kind }) => kind)).toEqual(['indeed', 'linkedin', 'adzuna']);
    const refused = await american.call(updateJobExport, { params: { kind: 'find_a_job' }, body: { is_on: true } }, other);
    expect(refused.status).toBe(404);

    await turn('find_a_job', true);
    await build();
    const [job] = jobExportBackground({ folder, categories: new Map() });
    if (!job || !('runIn' in job)) throw new Error('There is no schedule');
    await job.runIn(tenant.work, tenant.id);
    expect((await readdir(join(folder, tenant.slug, 'find-a-job'))).filter((name) => name.endsWith('.xml'))).toHaveLength(1);
  });
});
