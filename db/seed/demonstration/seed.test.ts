import { sql } from 'kysely';
import parsePhoneNumber from 'libphonenumber-js/max';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { buildApp } from '#apps/api/app.ts';
import { TEST_CONFIG } from '#apps/api/testing/index.ts';
import { appUrlOfClone, databaseUrl, TEMPLATE, TEST_SECRET } from '#apps/api/testing/postgres.ts';
import { login } from '#features/accounts/contract.ts';
import { afterSignIn, guardOperator, guardRecruiter, guardVeteran } from '#features/accounts/guards.ts';
import { mayMove, PLAIN_STATE } from '#features/applications/rules.ts';
import { passagesOf } from '#features/jobs/held-rules.ts';
import { connect, type Database } from '#kit/server/database/db.ts';
import { recogniseDocument } from '#kit/server/files/files.ts';
import { DEMONSTRATION_PASSWORD } from '../known-passwords.ts';
import { seedDemonstration } from './seed.ts';

let db: Database;
let tenants: { id: number; slug: string }[];

beforeAll(async () => {
  const owner = new pg.Client({ connectionString: inject('ownerUrl') });
  await owner.connect();
  const name = `muster_seed_${process.pid}`;
  await owner.query("select pg_advisory_lock(hashtext('clone'))");
  await owner.query(`create database ${name} template ${TEMPLATE}`);
  await owner.end();
  const ownerUrl = databaseUrl(inject('ownerUrl'), name);
  const appUrl = appUrlOfClone(ownerUrl);
  await seedDemonstration({ ownerUrl, appUrl });
  db = connect({ appUrl, max: 2, waitMs: 120_000, statementMs: 120_000 });
  tenants = await db.unscoped.selectFrom('tenants').select(['id', 'slug']).execute();
});
afterAll(() => db.close());

const inTenant = <T>(slug: string, work: Parameters<typeof db.withTenant<T>>[1]) =>
  db.withTenant(tenants.find((tenant) => tenant.slug === slug)?.id ?? 0, work);

function applicationsIn(slug: string) {
  return inTenant(slug, (scoped) =>
    scoped
      .selectFrom('applications as a')
      .innerJoin('jobs as j', 'j.id', 'a.job_id')
      .innerJoin('companies as c', 'c.id', 'j.company_id')
      .innerJoin('users as u', 'u.id', 'a.veteran_id')
      .selectAll('a')
      .select(['j.title', 'j.published_at', 'j.status', 'c.name as company', 'u.email', 'u.first_name', 'u.last_name'])
      .execute(),
  );
}

describe.each([
  { slug: 'muster', company: 'Northgate Rail', jobs: 16, holder: 'veteran@muster.test' },
  { slug: 'homefront', company: 'Lonestar Grid', jobs: 11, holder: 'veteran@homefront.test' },
])('in $slug', ({ slug, company, jobs, holder }) => {
  test('each advertised job of the recruiter’s company has 4 to 15 applicants', async () => {
    const all = (await applicationsIn(slug)).filter((application) => application.company === company);
    const counts = Object.values(Object.groupBy(all, ({ title }) => title)).map((each) => each?.length ?? 0);
    expect(counts).toHaveLength(jobs);
    for (const count of counts) {
      expect(count).toBeGreaterThanOrEqual(4);
      expect(count).toBeLessThanOrEqual(15);
    }
  });

  test('history explains every stage, through the table of moves, in the order of time', async () => {
    const applications = await applicationsIn(slug);
    const events = await inTenant(slug, (scoped) =>
      scoped.selectFrom('application_events').selectAll().orderBy('at').orderBy('id').execute(),
    );
    const now = Date.now();
    for (const application of applications) {
      const own = events.filter((event) => event.application_id === application.id);
      expect(own[0]).toMatchObject({ from_stage: null, to_stage: 'submitted', at: application.submitted_at });
      expect(own.at(-1)).toMatchObject({ to_stage: application.stage, at: application.stage_since });
      for (const [index, event] of own.entries()) {
        expect(Date.parse(event.at)).toBeLessThanOrEqual(now);
        if (index === 0) continue;
        expect(event.from_stage).toBe(own[index - 1]?.to_stage);
        const mover =
          event.actor_id === application.veteran_id ? 'veteran' : event.to_stage === 'job_closed' ? 'system' : 'recruiter';
        expect([event.from_stage, event.to_stage, mayMove(event.from_stage ?? 'draft', event.to_stage, mover)]).toContain(true);
      }
      expect(Date.parse(application.submitted_at ?? '')).toBeGreaterThanOrEqual(Date.parse(application.published_at ?? ''));
      expect(application.reason !== null).toBe(application.stage === 'not_selected');
    }
  });

  test('every open offer has terms that can still be answered, and the employer owes no answer', async () => {
    const offers = await inTenant(slug, (scoped) =>
      scoped
        .selectFrom('applications as a')
        .leftJoin('application_offers as o', 'o.application_id', 'a.id')
        .where('a.stage', '=', 'offer')
        .select(['a.reply_by', 'o.pay_pence', 'o.start_on', 'o.answer_by', 'o.outcome'])
        .execute(),
    );
    expect(offers.length).toBeGreaterThanOrEqual(1);
    const now = Date.now();
    for (const { reply_by, pay_pence, start_on, answer_by, outcome } of offers) {
      expect([reply_by, outcome]).toEqual([null, null]);
      expect(pay_pence).toBeGreaterThan(0);
      expect(Date.parse(start_on ?? '')).toBeGreaterThan(now);
      expect(Date.parse(answer_by ?? '')).toBeGreaterThan(now + 7 * 86_400_000);
    }
  });

  test('every letter is its writer’s own and names the job', async () => {
    const applications = await applicationsIn(slug);
    for (const { cover_letter, title, first_name, last_name } of applications) {
      expect(cover_letter).toContain(title);
      expect(cover_letter).toContain(`${first_name} ${last_name}\n`);
    }
    expect(new Set(applications.map(({ cover_letter }) => cover_letter)).size).toBe(applications.length);
  });

  test('every CV is a PDF of that person', async () => {
    const files = await inTenant(slug, (scoped) =>
      scoped
        .selectFrom('files as f')
        .innerJoin('users as u', 'u.id', 'f.owner_id')
        .where('f.content_type', '<>', 'image/webp')
        .select(['f.bytes', 'f.name', 'f.size', 'u.first_name', 'u.last_name', 'u.email'])
        .execute(),
    );
    expect(files.length).toBeGreaterThan(15);
    for (const { bytes, name, size, first_name, last_name, email } of files) {
      expect(await recogniseDocument(bytes)).toMatchObject({ kind: 'pdf' });
      expect(name).toContain(`${first_name} ${last_name}`.replaceAll(' ', '-'));
      expect(size).toBe(bytes.length);
      const text = bytes.toString('latin1');
      expect(text).toContain(`(${first_name} ${last_name})`);
      expect(text).toContain(email);
      // Each entry of the table points at its object.
      for (const [index, [, offset]] of [...text.matchAll(/^(\d{10}) 00000 n/gm)].entries())
        expect(text.slice(Number(offset))).toMatch(new RegExp(`^${index + 1} 0 obj`));
    }
  });

  test('the veteran’s account has applications, and each question is answered', async () => {
    const applications = await applicationsIn(slug);
    expect(applications.filter(({ email }) => email === holder).length).toBeGreaterThanOrEqual(4);
    const unanswered = await inTenant(slug, (scoped) =>
      scoped
        .selectFrom('applications as a')
        .innerJoin('jobs as j', 'j.id', 'a.job_id')
        .where(sql<boolean>`jsonb_array_length(a.answers) <> jsonb_array_length(j.screening_questions)`)
        .select('a.id')
        .execute(),
    );
    expect(unanswered).toEqual([]);
  });

  test('each course is found by search, and names a skill that jobs ask for', async () => {
    const courses = await inTenant(slug, (scoped) =>
      scoped
        .selectFrom('courses as c')
        .leftJoin('course_search as s', 's.course_id', 'c.id')
        .select(['c.title', 'c.skill_codes', 's.course_id'])
        .execute(),
    );
    expect(courses.length).toBeGreaterThan(20);
    expect(courses.filter((course) => course.course_id === null || course.skill_codes.length === 0)).toEqual([]);
  });

  test('the complete veteran has saved jobs, and read and unread notifications', async () => {
    const saved = await inTenant(slug, (scoped) =>
      scoped
        .selectFrom('saved_jobs as s')
        .innerJoin('users as u', 'u.id', 's.veteran_id')
        .innerJoin('jobs as j', 'j.id', 's.job_id')
        .where('u.email', '=', holder)
        .select(['j.status', 'j.closes_at'])
        .execute(),
    );
    expect(saved.length).toBeGreaterThanOrEqual(2);
    for (const job of saved) expect([job.status, Date.parse(job.closes_at ?? '') > Date.now()]).toEqual(['published', true]);
    const shown = await inTenant(slug, (scoped) =>
      scoped
        .selectFrom('notifications as n')
        .innerJoin('users as u', 'u.id', 'n.user_id')
        .where('u.email', '=', holder)
        .select('n.read_at')
        .execute(),
    );
    expect(shown.filter(({ read_at }) => read_at === null).length).toBeGreaterThanOrEqual(1);
    expect(shown.filter(({ read_at }) => read_at !== null).length).toBeGreaterThanOrEqual(1);
  });

  test('every phone number passes the rule of the personal details step', async () => {
    const people = await inTenant(slug, (scoped) =>
      scoped.selectFrom('users').where('phone_number', 'is not', null).select(['phone_number', 'country_code']).execute(),
    );
    expect(people.length).toBeGreaterThanOrEqual(1);
    for (const { phone_number, country_code } of people) {
      const parsed = parsePhoneNumber(phone_number ?? '', { defaultCallingCode: country_code?.slice(1), extract: false });
      expect([phone_number, parsed?.isValid()]).toEqual([phone_number, true]);
    }
  });

  test('no advert would be held', async () => {
    const all = await inTenant(slug, (scoped) => scoped.selectFrom('jobs').selectAll().execute());
    for (const job of all) expect([job.title, passagesOf({ ...job, screening_questions: [] })]).toEqual([job.title, []]);
  });
});

test('veteran@muster.test has seven applications, each in another stage', async () => {
  const mine = (await applicationsIn('muster')).filter(({ email }) => email === 'veteran@muster.test');
  expect(mine.map(({ stage }) => stage).sort()).toEqual([
    'in_review',
    'interview',
    'not_selected',
    'offer',
    'shortlisted',
    'submitted',
    'withdrawn',
  ]);
  expect(new Set(mine.map(({ stage }) => (stage === 'draft' ? null : PLAIN_STATE[stage]))).size).toBe(5);
});

test('the recruiter’s company has jobs in every status that the list filters', async () => {
  const statuses = await inTenant('muster', (scoped) =>
    scoped
      .selectFrom('jobs as j')
      .innerJoin('companies as c', 'c.id', 'j.company_id')
      .where('c.name', '=', 'Northgate Rail')
      .select('j.status')
      .distinct()
      .execute(),
  );
  expect(statuses.map(({ status }) => status).sort()).toEqual(['draft', 'filled', 'paused', 'published']);
});

describe('each account signs in and lands where it belongs', () => {
  let app: Awaited<ReturnType<typeof buildApp>>;
  beforeAll(async () => {
    app = await buildApp({ config: TEST_CONFIG, db, secret: TEST_SECRET });
  });
  afterAll(() => app.close());

  test.each([
    ['veteran@muster.test', '/veteran'],
    ['new.veteran@muster.test', '/veteran/onboarding'],
    ['midway.veteran@muster.test', '/veteran'],
    ['pending.veteran@muster.test', '/approval-pending'],
    ['inactive.veteran@muster.test', '/inactive'],
    ['recruiter@muster.test', '/recruiter'],
    ['colleague.recruiter@muster.test', '/recruiter'],
    ['new.recruiter@muster.test', '/recruiter/company/create'],
    ['found.recruiter@muster.test', '/recruiter/company/exists'],
    ['pending.recruiter@muster.test', '/recruiter/company/approval-pending'],
    ['rejected.recruiter@muster.test', '/recruiter/company/reject'],
    ['inactive.recruiter@muster.test', '/inactive'],
    ['pendingcompany.recruiter@muster.test', '/recruiter/company/approval-pending'],
    ['rejectedcompany.recruiter@muster.test', '/recruiter/company/reject'],
    ['inactivecompany.recruiter@muster.test', '/inactive'],
    ['operator@muster.test', '/operator'],
    ['system@muster.test', '/operator'],
    ['veteran@homefront.test', '/veteran'],
    ['recruiter@homefront.test', '/recruiter'],
    ['operator@homefront.test', '/operator'],
  ])('%s at %s', async (email, path) => {
    const [name = '', domain = ''] = email.split('@');
    const role = name.endsWith('recruiter') ? 'recruiter' : name.endsWith('veteran') ? 'veteran' : 'operator';
    const { statusCode, body } = await app.inject({
      method: login.method,
      url: login.path,
      headers: { host: `${domain.split('.')[0]}.localhost` },
      payload: { email, password: DEMONSTRATION_PASSWORD, role },
    });
    expect(statusCode, body).toBe(200);
    const { user } = login.reply.parse(JSON.parse(body)).data;
    // The page after signing in may redirect further.
    const visit = { path: afterSignIn(user, null), marketingSite: null };
    const guards = { veteran: guardVeteran, recruiter: guardRecruiter, operator: guardOperator };
    let verdict = guards[role](user, visit);
    while (verdict.at === 'redirect') {
      visit.path = verdict.to;
      verdict = visit.path.startsWith(`/${role}`) ? guards[role](user, visit) : { at: 'enter' };
    }
    expect([verdict.at, visit.path]).toEqual(['enter', path]);
  });
});
