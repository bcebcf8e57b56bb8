import { describe, expect, test } from 'vitest';
import { newTenant, type Person, type TestTenant } from '#apps/api/testing/index.ts';
import { applyForJob, findApplications, moveApplicant, withdrawApplication } from '#features/applications/contract.ts';
import { buildApplication, pdf } from '#features/applications/server/testing.ts';
import { addDays } from '#kit/calendar/days.ts';
import { countJobView, getJob } from '../../contract.ts';
import {
  closeJob,
  copyJob,
  createJob,
  deleteJob,
  findRecruiterJobs,
  getJobPerformance,
  getRecruiterJob,
  publishJob,
  updateJob,
} from '../../recruiting-contract.ts';
import { dayIn, JOB_MOVES } from '../../recruiting-rules.ts';
import { JOB_STATUSES, type JobStatus } from '../../shapes.ts';
import { buildJob } from '../testing.ts';

const TODAY = dayIn('Europe/London');
const DESCRIPTION = '<p>Keep our engines running through the night, in a team of four.</p>';

/** York, as the lookups name it. */
async function york(tenant: TestTenant) {
  const city = await tenant.run((db) =>
    db
      .selectFrom('cities')
      .innerJoin('states', 'states.id', 'cities.state_id')
      .where('cities.name', '=', 'York')
      .where('cities.country_id', '=', 232)
      .select(['cities.id', 'cities.state_id', 'states.name as state', 'cities.latitude', 'cities.longitude'])
      .executeTakeFirstOrThrow(),
  );
  return city;
}

/** Everything that publishing requires. */
async function whole(tenant: TestTenant) {
  return {
    title: 'Fitter',
    description: DESCRIPTION,
    job_type: 'full_time' as const,
    type: 'on_site' as const,
    experience: 'mid' as const,
    city_id: (await york(tenant)).id,
    closes_on: addDays(TODAY, 30),
  };
}

async function published(tenant: TestTenant, recruiter: Person, change: object = {}) {
  const created = await tenant.call(createJob, { body: { ...(await whole(tenant)), ...change } }, recruiter);
  const { status, body, failure } = await tenant.call(publishJob, { params: { id: created.body.data.id }, body: {} }, recruiter);
  if (status !== 200) throw new Error(JSON.stringify(failure));
  return body.data;
}

/** Saves over the current revision of the job. */
const overwrite = async (tenant: TestTenant, recruiter: Person, id: number, job: Awaited<ReturnType<typeof whole>> | object) => {
  const { body } = await tenant.call(getRecruiterJob, { params: { id } }, recruiter);
  const draft = job as Awaited<ReturnType<typeof whole>>;
  return tenant.call(updateJob, { params: { id }, body: { job: draft, updated_at: body.data.updated_at } }, recruiter);
};

const rowOf = (tenant: TestTenant, id: number) =>
  tenant.run((db) => db.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirst());

describe('writing a job', () => {
  test('creates a draft that needs only a title, and lists what is missing', async () => {
    const tenant = await newTenant();
    const recruiter = await tenant.recruiter({ first_name: 'Hannah', last_name: 'Okafor' });
    const { status, body } = await tenant.call(createJob, { body: { title: '  Fitter  ' } }, recruiter);
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      title: 'Fitter',
      status: 'draft',
      published_at: null,
      applicants_total: 0,
      duplicate_of: null,
      events: [{ kind: 'created', actor_name: 'Hannah Okafor', changes: [] }],
      draft: { currency: 'GBP', openings: 1, salary_per: 'year', show_salary: true, city_label: null },
    });
    expect(body.data.missing.map(({ field }) => field)).toEqual([
      'description',
      'job_type',
      'type',
      'experience',
      'city_id',
      'closes_on',
    ]);
  });

  test('returns every field unchanged', async () => {
    const tenant = await newTenant();
    const recruiter = await tenant.recruiter();
    const job = {
      ...(await whole(tenant)),
      job_role: 'Mechanic',
      responsibilities: ['Keep the fleet on the road'],
      requirements: ['Level 3'],
      occupation_id: '49-3031.00',
      skills: ['hydraulics', 'diesel'],
      industry_id: 1,
      postcode: 'YO24',
      salary_from: 12.21,
      salary_to: 14.5,
      salary_per: 'hour' as const,
      show_salary: false,
      openings: 3,
      security_clearance: 'SC',
      notice_period: 'Within 1 Month' as const,
      starts_at: addDays(TODAY, 60),
      military_skills_accepted: true,
      guaranteed_interview: true,
      placement: true,
      screening_questions: [
        { question: 'Do you drive?', kind: 'yes_no' as const, knockout: true },
        { question: 'Years?', kind: 'number' as const, minimum: 2 },
      ],
      apply_url: 'https://example.test/apply',
      contact_name: 'Morag Quill',
      contact_email: 'morag@rail.test',
      contact_phone: '020 7946 0000',
      contact_hidden: false,
    };
    const industry = await tenant.run((db) => db.selectFrom('industries').select('id').executeTakeFirstOrThrow());
    const { body } = await tenant.call(createJob, { body: { ...job, industry_id: industry.id } }, recruiter);
    const city = await york(tenant);
    expect(body.data.draft).toEqual({
      ...job,
      industry_id: industry.id,
      currency: 'GBP',
      city_label: 'York',
    });
    expect(body.data.missing).toEqual([]);
    expect(await rowOf(tenant, body.data.id)).toMatchObject({
      city: 'York',
      state_id: city.state_id,
      country_id: 232,
      latitude: city.latitude,
      longitude: city.longitude,
    });
  });

  test('a closing day ends with its last second in the country’s time zone', async () => {
    for (const [country_id, zone] of [
      [232, 'Europe/London'],
      [233, 'America/New_York'],
    ] as const) {
      const tenant = await newTenant({ country_id });
      const recruiter = await tenant.recruiter();
      for (const closes_on of ['2027-01-15', '2027-06-15']) {
        const { body } = await tenant.call(createJob, { body: { title: 'Fitter', closes_on } }, recruiter);
        const clock = new Date(body.data.closes_at ?? 0).toLocaleString('sv-SE', { timeZone: zone });
        expect(clock).toBe(`${closes_on} 23:59:59`);
        expect(body.data.draft.closes_on).toBe(closes_on);
      }
      expect((await tenant.call(createJob, { body: { title: 'Fitter' } }, recruiter)).body.data.draft.currency).toBe(
        country_id === 232 ? 'GBP' : 'USD',
      );
    }
  });

  test('stores plain formatting only', async () => {
    const tenant = await newTenant();
    const recruiter = await tenant.recruiter();
    const description = `<p onclick="x()">Hi<script>alert(1)</script> <a href="javascript:x">a</a></p>${DESCRIPTION}`;
    const { body } = await tenant.call(createJob, { body: { title: 'Fitter', description } }, recruiter);
    expect(body.data.draft.description).toBe(`<p>Hi a</p>${DESCRIPTION}`);
  });

  test.each<[string, object, string, string]>([
    ['no title', { title: '' }, 'title', 'Enter a title of at least 3 characters'],
    ['a title that is a number', { title: 7 }, 'title', 'Enter a job title'],
    ['a title of 201 characters', { title: 'x'.repeat(201) }, 'title', 'Keep the title under 200 characters'],
    [
      'a description of 50,001 characters',
      { description: 'x'.repeat(50_001) },
      'description',
      'Keep the description under 50,000 characters',
    ],
    ['pay in words', { salary_from: 'plenty' }, 'salary_from', 'Must be a number'],
    ['pay in thirds of a penny', { salary_from: 12.333 }, 'salary_from', 'Use up to two decimal places'],
    ['pay below nothing', { salary_from: -1 }, 'salary_from', 'Must be 0 or more'],
    [
      'pay that goes down',
      { salary_from: 30_000, salary_to: 20_000 },
      'salary_to',
      'Enter an amount that is not below the minimum',
    ],
    ['a day that is none', { closes_on: '2026-02-30' }, 'closes_on', 'Must be a date like 2026-11-21'],
    ['a day in the year 0', { starts_at: '0000-01-01' }, 'starts_at', 'Must be a date like 2026-11-21'],
    [
      'an address that is a script',
      { apply_url: 'javascript:alert(1)' },
      'apply_url',
      'Must be a web address that begins with https://',
    ],
    ['a place that is not there', { city_id: 2_000_000_000 }, 'city_id', 'Choose a place from the list.'],
    ['an industry that is not there', { industry_id: 2_000_000_000 }, 'industry_id', 'Choose an industry from the list.'],
    ['no openings', { openings: 0 }, 'openings', 'At least 1'],
    [
      'a choice of one',
      { screening_questions: [{ question: 'Q', kind: 'choice', choices: ['a'] }] },
      'screening_questions.0.choices',
      'Add at least two choices',
    ],
    [
      'the same question twice',
      {
        screening_questions: [
          { question: 'Drive?', kind: 'yes_no' },
          { question: 'drive?', kind: 'text' },
        ],
      },
      'screening_questions.1.question',
      'You already ask this question',
    ],
  ])('%s is refused beside its field', async (_, fields, field, message) => {
    const tenant = await newTenant();
    const { token } = await tenant.recruiter();
    const response = await tenant.app.inject({
      method: 'POST',
      url: '/api/recruiter/jobs',
      headers: { host: tenant.host, authorization: `Bearer ${token}` },
      payload: { title: 'Fitter', ...fields },
    });
    expect([response.statusCode, response.json().errors]).toEqual([422, { [field]: [message] }]);
    expect(await tenant.run((db) => db.selectFrom('jobs').select('id').execute())).toEqual([]);
  });

  test('requires a recruiter of an active company', async () => {
    const tenant = await newTenant();
    const body = { title: 'Fitter' };
    const pending = await tenant.recruiter({ company_id: await tenant.company({ status: 'pending' }) });
    expect((await tenant.call(createJob, { body }, pending)).status).toBe(403);
    expect((await tenant.call(createJob, { body }, await tenant.person('recruiter'))).status).toBe(403);
    expect((await tenant.call(createJob, { body }, await tenant.veteran())).status).toBe(403);
    expect((await tenant.call(createJob, { body })).status).toBe(401);
  });
});

describe('changing a job', () => {
  test('records the changed fields of a published job, and nothing for a draft', async () => {
    const tenant = await newTenant();
    const recruiter = await tenant.recruiter();
    const job = await whole(tenant);
    const created = await tenant.call(createJob, { body: job }, recruiter);
    const { id } = created.body.data;
    const edited = await overwrite(tenant, recruiter, id, { ...job, title: 'Senior fitter' });
    expect(edited.body.data.title).toBe('Senior fitter');
    await tenant.call(publishJob, { params: { id }, body: {} }, recruiter);
    const change = { ...job, title: 'Lead fitter', skills: ['diesel'], salary_from: 40_000 };
    const { body } = await overwrite(tenant, recruiter, id, change);
    expect(body.data.events.map(({ kind, changes }) => [kind, [...changes].sort()])).toEqual([
      ['edited', ['salary_from', 'skills', 'title']],
      ['published', []],
      ['created', []],
    ]);
    expect((await tenant.call(getJob, { params: { id } })).body.data).toMatchObject({ title: 'Lead fitter', skills: ['diesel'] });
  });

  test('stores as many events as its history shows, and longer who published it', async () => {
    const tenant = await newTenant();
    const recruiter = await tenant.recruiter();
    const { id } = await published(tenant, recruiter);
    const at = (n: number) => new Date(Date.now() - (300 - n) * 1000).toISOString();
    const edits = Array.from({ length: 250 }, (_, n) => ({ job_id: id, kind: 'edited' as const, at: at(n) }));
    await tenant.run((db) => db.updateTable('job_events').set({ at: '2026-01-01' }).where('job_id', '=', id).execute());
    await tenant.run((db) => db.insertInto('job_events').values(edits).execute());
    await tenant.call(closeJob, { params: { id }, body: { to: 'paused' } }, recruiter);
    const rows = await tenant.run((db) => db.selectFrom('job_events').select('kind').orderBy('at', 'desc').execute());
    const count = (kind: string) => rows.filter((row) => row.kind === kind).length;
    expect([count('paused'), count('edited'), count('published'), count('created')]).toEqual([1, 199, 1, 1]);
  });

  test('to the same content changes nothing', async () => {
    const tenant = await newTenant();
    const recruiter = await tenant.recruiter();
    const before = await published(tenant, recruiter, {
      screening_questions: [{ kind: 'number', question: 'Years?', minimum: 1 }],
    });
    const same = { ...(await whole(tenant)), screening_questions: [{ question: 'Years?', kind: 'number' as const, minimum: 1 }] };
    const { body } = await overwrite(tenant, recruiter, before.id, same);
    expect(body.data).toEqual(before);
  });

  test('keeps the closing time while the closing day is unchanged', async () => {
    const tenant = await newTenant();
    const recruiter = await tenant.recruiter();
    const job = await whole(tenant);
    const { id } = await published(tenant, recruiter);
    const noon = `${job.closes_on}T12:00:00.000Z`;
    await tenant.run((db) => db.updateTable('jobs').set({ closes_at: noon }).where('id', '=', id).execute());
    const edit = async (change: object) => (await overwrite(tenant, recruiter, id, { ...job, ...change })).body.data.closes_at;
    expect(await edit({ title: 'Night fitter' })).toBe(noon);
    expect(await edit({ closes_on: addDays(TODAY, 31) })).toMatch(/T2[23]:59:59/);
  });

  test('requires the updated_at that it started from', async () => {
    const tenant = await newTenant();
    const recruiter = await tenant.recruiter();
    const { id } = await published(tenant, recruiter);
    const body = { job: await whole(tenant) } as never;
    const { status, failure } = await tenant.call(updateJob, { params: { id }, body }, recruiter);
    expect([status, failure.errors]).toEqual([422, { updated_at: ['Send the updated_at of the job as you loaded it'] }]);
  });

  test.each([
    ['title', 'Fitter\nPay 90,000'],
    ['title', 'Fitter\u202eretliF'],
    ['title', 'Fitter\u2066'],
    ['job_role', 'Fitter\u2028Welder'],
  ])('refuses a %s of %j', async (field, text) => {
    const tenant = await newTenant();
    const recruiter = await tenant.recruiter();
    const { status, failure } = await tenant.call(createJob, { body: { title: 'Fitter', [field]: text } }, recruiter);
    expect([status, Object.keys(failure.errors ?? {})]).toEqual([422, [field]]);
  });

  test('gives 409 with the colleague’s name when the job changed since', async () => {
    const tenant = await newTenant();
    const recruiter = await tenant.recruiter();
    const colleague = await tenant.recruiter({ company_id: recruiter.company_id, first_name: 'Tom', last_name: 'Ellery' });
    const { id, updated_at } = await published(tenant, recruiter);
    const job = await whole(tenant);
    const params = { id };
    const first = await tenant.call(
      updateJob,
      { params, body: { job: { ...job, title: 'Tom’s fitter' }, updated_at } },
      colleague,
    );
    expect(first.status).toBe(200);
    const second = await tenant.call(updateJob, { params, body: { job: { ...job, title: 'My fitter' }, updated_at } }, recruiter);
    expect(second.status).toBe(409);
    expect(second.failure.message).toMatch(/^Tom Ellery changed this job after you opened it\./);
    expect((await rowOf(tenant, id))?.title).toBe('Tom’s fitter');
    const again = await tenant.call(
      updateJob,
      { params, body: { job: { ...job, title: 'My fitter' }, updated_at: first.body.data.updated_at } },
      recruiter,
    );
    expect(again.body.data.title).toBe('My fitter');
  });

  test('by two people concurrently has one winner', async () => {
    const tenant = await newTenant();
    const recruiter = await tenant.recruiter();
    const { id, updated_at } = await published(tenant, recruiter);
    const job = await whole(tenant);
    const answers = await Promise.all(
      ['One', 'Two', 'Three'].map((title) =>
        tenant.call(updateJob, { params: { id }, body: { job: { ...job, title }, updated_at } }, recruiter),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  test('can’t remove required fields of a published job', async () => {
    const tenant = await newTenant();
    const recruiter = await tenant.recruiter();
    const { id } = await published(tenant, recruiter);
    const job = { ...(await whole(tenant)), description: '<p>Short</p>', closes_on: addDays(TODAY, 181) };
    const { status, failure } = await overwrite(tenant, recruiter, id, job);
    expect([status, Object.keys(failure.errors ?? {})]).toEqual([422, ['description', 'closes_on']]);
    expect((await rowOf(tenant, id))?.description).toBe(DESCRIPTION);
  });

  test('keeps the location text of an imported advert until another is chosen', async () => {
    const tenant = await newTenant();
    const recruiter = await tenant.recruiter();
    const { company_id } = recruiter;
    const id = await buildJob(tenant, {
      company_id,
      locality: 'near Selby',
      latitude: 53.7,
      longitude: -1.1,
      status: 'draft',
      published_at: null,
    });
    const job = { ...(await whole(tenant)), city_id: null };
    const stored = await overwrite(tenant, recruiter, id, job);
    expect(stored.body.data.draft).toMatchObject({ city_id: null, city_label: 'near Selby' });
    expect(await rowOf(tenant, id)).toMatchObject({ locality: 'near Selby', latitude: expect.closeTo(53.7, 3) });
    await overwrite(tenant, recruiter, id, await whole(tenant));
    expect(await rowOf(tenant, id)).toMatchObject({ locality: null, city: 'York' });
  });
});

describe('publishing', () => {
  test('makes the job public and records it in its history', async () => {
    const tenant = await newTenant();
    const recruiter = await tenant.recruiter();
    const job = await published(tenant, recruiter);
    expect(job).toMatchObject({ status: 'published', missing: [], published_at: expect.any(String) });
    expect(job.events[0]?.kind).toBe('published');
    expect((await tenant.call(getJob, { params: { id: job.id } })).status).toBe(200);
  });

  test('names every field that is missing', async () => {
    const tenant = await newTenant();
    const recruiter = await tenant.recruiter();
    const { id } = (await tenant.call(createJob, { body: { title: 'Fitter', type: 'remote' } }, recruiter)).body.data;
    const { status, failure } = await tenant.call(publishJob, { params: { id }, body: {} }, recruiter);
    expect([status, Object.keys(failure.errors ?? {})]).toEqual([422, ['description', 'job_type', 'experience', 'closes_on']]);
    expect((await tenant.call(getJob, { params: { id } })).status).toBe(404);
  });

  test('again sets new dates after closing and keeps them after a pause', async () => {
    const tenant = await newTenant();
    const recruiter = await tenant.recruiter();
    const { id, published_at } = await published(tenant, recruiter);
    const params = { id };
    await tenant.call(closeJob, { params, body: { to: 'paused' } }, recruiter);
    const resumed = await tenant.call(publishJob, { params, body: {} }, recruiter);
    expect(resumed.body.data).toMatchObject({ status: 'published', published_at });
    await tenant.call(closeJob, { params, body: {} }, recruiter);
    const closes_on = addDays(TODAY, 90);
    const relisted = await tenant.call(publishJob, { params, body: { closes_on } }, recruiter);
    expect(relisted.body.data.draft.closes_on).toBe(closes_on);
    expect(Date.parse(relisted.body.data.published_at ?? '')).toBeGreaterThan(Date.parse(published_at ?? ''));
    expect(relisted.body.data.events.map(({ kind, changes }) => [kind, changes])).toEqual([
      ['published', ['closes_on']],
      ['closed', []],
      ['published', []],
      ['paused', []],
      ['published', []],
      ['created', []],
    ]);
  });

  test('an expired job needs a new closing date, and its expiry is in its history', async () => {
    const tenant = await newTenant();
    const recruiter = await tenant.recruiter();
    const { id } = await published(tenant, recruiter);
    const ended = new Date(Date.now() - 86_400_000).toISOString();
    await tenant.run((db) => db.updateTable('jobs').set({ closes_at: ended }).where('id', '=', id).execute());
    const seen = await tenant.call(getRecruiterJob, { params: { id } }, recruiter);
    expect(seen.body.data.status).toBe('expired');
    const old = await tenant.call(publishJob, { params: { id }, body: {} }, recruiter);
    expect([old.status, Object.keys(old.failure.errors ?? {})]).toEqual([422, ['closes_on']]);
    const { body } = await tenant.call(publishJob, { params: { id }, body: { closes_on: TODAY } }, recruiter);
    expect(body.data.status).toBe('published');
    expect(body.data.events.find(({ kind }) => kind === 'expired')).toMatchObject({ actor_name: null, at: ended });
  });

  test('a new closing date alone does not reopen an expired job', async () => {
    const tenant = await newTenant();
    const recruiter = await tenant.recruiter();
    const { id } = await published(tenant, recruiter);
    await tenant.run((db) =>
      db
        .updateTable('jobs')
        .set({ closes_at: new Date(Date.now() - 1000).toISOString() })
        .where('id', '=', id)
        .execute(),
    );
    const { body } = await overwrite(tenant, recruiter, id, await whole(tenant));
    expect(body.data.status).toBe('expired');
    expect((await tenant.call(getJob, { params: { id } })).status).toBe(404);
  });
});

describe('the table of status changes', () => {
  const ASK = {
    published: (tenant: TestTenant, id: number, as: Person) => tenant.call(publishJob, { params: { id }, body: {} }, as),
    paused: (tenant: TestTenant, id: number, as: Person) => tenant.call(closeJob, { params: { id }, body: { to: 'paused' } }, as),
    closed: (tenant: TestTenant, id: number, as: Person) => tenant.call(closeJob, { params: { id }, body: {} }, as),
    filled: (tenant: TestTenant, id: number, as: Person) => tenant.call(closeJob, { params: { id }, body: { to: 'filled' } }, as),
  } satisfies Partial<Record<JobStatus, unknown>>;

  test('is enforced from every status to every status', async () => {
    const tenant = await newTenant();
    const recruiter = await tenant.recruiter();
    const { id } = await published(tenant, recruiter);
    for (const from of JOB_STATUSES.filter((status) => status !== 'held'))
      for (const to of ['published', 'paused', 'closed', 'filled'] as const) {
        await tenant.run((db) => db.updateTable('jobs').set({ status: from }).where('id', '=', id).execute());
        const { status, failure } = await ASK[to](tenant, id, recruiter);
        const allowed = JOB_MOVES[from].some((next) => next === to);
        expect([from, to, status]).toEqual([from, to, allowed ? 200 : 409]);
        if (!allowed) expect(failure.message).toMatch(/^(?:This job|A draft) .+\.$/);
        expect((await rowOf(tenant, id))?.status).toBe(allowed ? to : from);
      }
  });

  test('an unknown status is refused', async () => {
    const tenant = await newTenant();
    const { token } = await tenant.recruiter();
    const response = await tenant.app.inject({
      method: 'POST',
      url: '/api/recruiter/jobs/1/close',
      headers: { host: tenant.host, authorization: `Bearer ${token}` },
      payload: { to: 'draft' },
    });
    expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([422, ['to']]);
  });
});

describe('ending a job', () => {
  test.each(['closed', 'filled'] as const)('as %s ends what is undecided, and leaves what is decided', async (to) => {
    const tenant = await newTenant();
    const first = await buildApplication(tenant, { stage: 'interview' });
    const others: Record<string, Person> = {};
    for (const stage of ['submitted', 'hired', 'not_selected', 'withdrawn'] as const) {
      const veteran = await tenant.veteran();
      others[stage] = veteran;
      await tenant.run(async (db) => {
        await db
          .insertInto('applications')
          .values({ job_id: first.job_id, veteran_id: veteran.id, stage, submitted_at: new Date().toISOString() })
          .execute();
      });
    }
    const { body } = await tenant.call(closeJob, { params: { id: first.job_id }, body: { to } }, first.recruiter);
    expect(body.data).toMatchObject({
      status: to,
      applicants: { job_closed: 2, hired: 1, not_selected: 1, withdrawn: 1 },
      applicants_total: 5,
      applicants_new: 0,
    });
    const mine = await tenant.call(findApplications, {}, first.veteran);
    expect(mine.body.data[0]?.stage).toBe('job_closed');
    expect(mine.body.data[0]?.events.map(({ to_stage }) => to_stage)).toEqual(['submitted', 'interview', 'job_closed']);
  });

  test('a pause closes no applications', async () => {
    const tenant = await newTenant();
    const { job_id, recruiter } = await buildApplication(tenant);
    const { body } = await tenant.call(closeJob, { params: { id: job_id }, body: { to: 'paused' } }, recruiter);
    expect(body.data).toMatchObject({ status: 'paused', applicants: { submitted: 1 } });
    expect((await tenant.call(getJob, { params: { id: job_id } })).status).toBe(404);
  });

  test('concurrently with withdrawals and moves leaves a complete history', async () => {
    const tenant = await newTenant();
    for (let round = 0; round < 6; round++) {
      const { id, job_id, recruiter, veteran } = await buildApplication(tenant, { stage: 'interview' });
      const second = await tenant.veteran();
      await tenant.call(applyForJob, { params: { id: job_id }, body: {}, files: { file: pdf() } }, second);
      const { body } = await tenant.call(findApplications, {}, second);
      await Promise.all([
        tenant.call(closeJob, { params: { id: job_id }, body: {} }, recruiter),
        tenant.call(withdrawApplication, { params: { id } }, veteran),
        tenant.call(moveApplicant, { params: { id: body.data[0]?.id ?? 0 }, body: { stage: 'offer' } }, recruiter),
      ]);
      const rows = await tenant.run((db) =>
        db.selectFrom('applications').select(['id', 'stage']).where('job_id', '=', job_id).execute(),
      );
      for (const row of rows) {
        const events = await tenant.run((db) =>
          db.selectFrom('application_events').selectAll().where('application_id', '=', row.id).orderBy('id').execute(),
        );
        for (const [index, event] of events.entries()) expect(event.from_stage).toBe(events[index - 1]?.to_stage ?? null);
        expect(events.at(-1)?.to_stage).toBe(row.stage);
        expect(['job_closed', 'withdrawn']).toContain(row.stage);
      }
    }
  });

  test('twice concurrently has one effect', async () => {
    const tenant = await newTenant();
    const { job_id, recruiter } = await buildApplication(tenant);
    const answers = await Promise.all(
      [1, 2, 3].map(() => tenant.call(closeJob, { params: { id: job_id }, body: {} }, recruiter)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const events = await tenant.run((db) =>
      db.selectFrom('application_events').select('to_stage').where('to_stage', '=', 'job_closed').execute(),
    );
    expect(events).toHaveLength(1);
  });
});

describe('copying and deleting', () => {
  test('a copy is a new draft with the same content and without dates', async () => {
    const tenant = await newTenant();
    const recruiter = await tenant.recruiter();
    const original = await published(tenant, recruiter, { skills: ['diesel'], starts_at: addDays(TODAY, 40) });
    const { body } = await tenant.call(copyJob, { params: { id: original.id } }, recruiter);
    expect(body.data).toMatchObject({ status: 'draft', published_at: null, applicants_total: 0 });
    expect(body.data.draft).toEqual({ ...original.draft, closes_on: null, starts_at: null });
    expect(body.data.duplicate_of).toEqual({ id: original.id, title: original.title });
    expect(body.data.events).toHaveLength(1);
  });

  test('a draft can be deleted, a job that was public can’t', async () => {
    const tenant = await newTenant();
    const recruiter = await tenant.recruiter();
    const { id } = (await tenant.call(createJob, { body: { title: 'Fitter' } }, recruiter)).body.data;
    expect((await tenant.call(deleteJob, { params: { id } }, recruiter)).status).toBe(200);
    expect((await tenant.call(deleteJob, { params: { id } }, recruiter)).status).toBe(404);
    const job = await published(tenant, recruiter);
    const { status, failure } = await tenant.call(deleteJob, { params: { id: job.id } }, recruiter);
    expect([status, failure.message]).toEqual([409, 'Only a draft can be deleted. Close this job instead.']);
  });
});

describe('a duplicate', () => {
  test('has the same company, title and location within 30 days', async () => {
    const tenant = await newTenant();
    const recruiter = await tenant.recruiter();
    const first = await published(tenant, recruiter);
    const job = await whole(tenant);
    const created = async (change: object, as: Person = recruiter) =>
      (await tenant.call(createJob, { body: { ...job, ...change } }, as)).body.data.duplicate_of;
    expect(await created({ title: ' fitter' })).toEqual({ id: first.id, title: 'Fitter' });
    expect(await created({ title: 'Night fitter' })).toBeNull();
    expect(await created({ city_id: null, type: 'remote' })).toBeNull();
    expect(await created({}, await tenant.recruiter())).toBeNull();
    await tenant.run((db) =>
      db
        .updateTable('jobs')
        .set({ published_at: new Date(Date.now() - 31 * 86_400_000).toISOString(), created_at: '2026-01-01' })
        .execute(),
    );
    expect(await created({})).toBeNull();
  });
});

describe('the list of jobs', () => {
  test('counts applicants, and jobs by status under the same search', async () => {
    const tenant = await newTenant();
    const { recruiter, job_id } = await buildApplication(tenant, { job: { title: 'Rail fitter' } });
    const { company_id } = recruiter;
    const past = new Date(Date.now() - 1000).toISOString();
    const expired = await buildJob(tenant, { company_id, title: 'Rail driver', closes_at: past });
    const draft = await buildJob(tenant, { company_id, title: '100% rail', status: 'draft', published_at: null });
    await buildJob(tenant, { company_id, title: 'Cook' });
    await buildJob(tenant, { title: 'Rail of another company' });
    const find = async (query: object) => {
      const { body } = await tenant.call(findRecruiterJobs, { query: { status: [], ...query } }, recruiter);
      return { ids: body.data.map(({ id }) => id), ...body };
    };
    const rail = await find({ search: 'RAIL', sorted_by: 'title' });
    expect(rail.ids).toEqual([draft, expired, job_id]);
    expect(rail.counts).toEqual({ draft: 1, expired: 1, published: 1 });
    expect(rail.data[2]).toMatchObject({ applicants: { submitted: 1 }, applicants_total: 1, applicants_new: 1 });
    expect(rail.data[1]?.status).toBe('expired');
    const open = await find({ search: 'rail', status: ['published', 'expired'] });
    expect([open.ids, open.meta.total, open.counts]).toEqual([[expired, job_id], 2, rail.counts]);
    expect((await find({ sorted_by: 'applicants' })).ids[0]).toBe(job_id);
    expect((await find({ search: '100%' })).ids).toEqual([draft]);
    expect((await find({ search: '%' })).ids).toEqual([draft]);
    expect((await find({})).meta.total).toBe(4);
  });

  test('can be sorted by closing date, with ended jobs last', async () => {
    const tenant = await newTenant();
    const recruiter = await tenant.recruiter();
    const { company_id } = recruiter;
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
    const late = await buildJob(tenant, { company_id, closes_at: inDays(9) });
    const ended = await buildJob(tenant, { company_id, closes_at: inDays(-1) });
    const soon = await buildJob(tenant, { company_id, closes_at: inDays(2) });
    const open = await buildJob(tenant, { company_id, closes_at: null });
    const { body } = await tenant.call(findRecruiterJobs, { query: { status: [], sorted_by: 'closing_soon' } }, recruiter);
    expect(body.data.map(({ id }) => id)).toEqual([soon, late, open, ended]);
  });

  test('has pages and refuses invalid page numbers', async () => {
    const tenant = await newTenant();
    const recruiter = await tenant.recruiter();
    for (let created = 0; created < 21; created++) await buildJob(tenant, { company_id: recruiter.company_id });
    const page = (number: number) => tenant.call(findRecruiterJobs, { query: { status: [], page: number } }, recruiter);
    expect((await page(1)).body.data).toHaveLength(20);
    const second = (await page(2)).body;
    expect([second.data.length, second.meta]).toEqual([1, { page: 2, per_page: 20, total: 21, last_page: 2 }]);
    for (const absurd of [0, -1, 1.5, 1e12]) expect((await page(absurd)).status).toBe(422);
  });
});

describe('a job of another company', () => {
  test('gives 404 for every call', async () => {
    const [tenant, other] = [await newTenant(), await newTenant()];
    const owner = await tenant.recruiter();
    const { id } = await published(tenant, owner);
    const stranger = await tenant.recruiter();
    const foreign = await other.recruiter();
    const body = { job: { title: 'Mine now' }, updated_at: new Date().toISOString() };
    for (const [at, as] of [
      [tenant, stranger],
      [other, foreign],
    ] as const) {
      const params = { id };
      expect((await at.call(getRecruiterJob, { params }, as)).status).toBe(404);
      expect((await at.call(updateJob, { params, body }, as)).status).toBe(404);
      expect((await at.call(deleteJob, { params }, as)).status).toBe(404);
      expect((await at.call(publishJob, { params, body: {} }, as)).status).toBe(404);
      expect((await at.call(closeJob, { params, body: {} }, as)).status).toBe(404);
      expect((await at.call(copyJob, { params }, as)).status).toBe(404);
      expect((await at.call(findRecruiterJobs, { query: { status: [] } }, as)).body.data).toEqual([]);
    }
    expect((await rowOf(tenant, id))?.title).toBe('Fitter');
  });

  test('gives 404 for a path without a valid id', async () => {
    const tenant = await newTenant();
    const { token } = await tenant.recruiter();
    for (const id of ['0', '-1', 'abc', '1e9', '99999999999999', '%00', "1'--"]) {
      const url = `/api/recruiter/jobs/${id}`;
      const response = await tenant.app.inject({ url, headers: { host: tenant.host, authorization: `Bearer ${token}` } });
      expect([id, response.statusCode]).toEqual([id, 404]);
    }
  });
});

describe('how a job does', () => {
  test('counts views and applications by source, but no view of the company, and the days that it is open', async () => {
    const tenant = await newTenant();
    const recruiter = await tenant.recruiter();
    const { id } = await published(tenant, recruiter);
    const view = (body: { source?: string }, person?: Person) => tenant.call(countJobView, { params: { id }, body }, person);
    await view({});
    await view({ source: 'Newsletter' });
    await view({ source: 'newsletter' });
    await view({ source: 'newsletter' }, recruiter);
    const apply = async (body: { source?: string }) =>
      (await tenant.call(applyForJob, { params: { id }, body, files: { file: pdf() } }, await tenant.veteran())).status;
    expect(await apply({ source: 'Newsletter' })).toBe(201);
    // No view has this source, and a browser that knows none sends none.
    expect(await apply({ source: 'made-up' })).toBe(201);
    expect(await apply({})).toBe(201);
    expect(await apply({ source: '<b>' })).toBe(422);
    expect((await view({ source: '<b>' })).status).toBe(422);
    const { body } = await tenant.call(getJobPerformance, { params: { id } }, recruiter);
    expect(body.data).toEqual({
      views: 3,
      views_last_30_days: 3,
      sources: [{ source: 'newsletter', views: 2, applications: 1 }],
      applicants: { submitted: 3 },
      days_open: 0,
      median_answer_hours: null,
      answered: 0,
    });
    const other = await tenant.recruiter();
    expect((await tenant.call(getJobPerformance, { params: { id } }, other)).status).toBe(404);
  });

  test('stores the values before and after an edit of a published job', async () => {
    const tenant = await newTenant();
    const recruiter = await tenant.recruiter();
    const { id } = await published(tenant, recruiter, { salary_from: 30_000 });
    const draft = { ...(await whole(tenant)), salary_from: 32_000, description: `<p>${'New text. '.repeat(100)}</p>` };
    await overwrite(tenant, recruiter, id, draft);
    const { body } = await tenant.call(getRecruiterJob, { params: { id } }, recruiter);
    const edit = body.data.events.find(({ kind }) => kind === 'edited');
    expect(edit?.values).toEqual([
      {
        field: 'description',
        before: 'Keep our engines running through the night, in a team of four.',
        after: expect.stringMatching(/^New text\. .{480,}…$/),
      },
      { field: 'salary_from', before: '30000', after: '32000' },
    ]);
  });

  test('names what a copy left out', async () => {
    const tenant = await newTenant();
    const recruiter = await tenant.recruiter();
    const { id } = await published(tenant, recruiter);
    const { body } = await tenant.call(copyJob, { params: { id } }, recruiter);
    expect(body.left_out).toEqual(['closes_on']);
    expect(body.data.draft).toMatchObject({ title: 'Fitter', closes_on: null });
  });
});
