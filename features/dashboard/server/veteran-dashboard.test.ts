import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { newTenant, type Person, type TestTenant } from '#apps/api/testing/index.ts';
import { buildApplication } from '#features/applications/server/testing.ts';
import { proposeInterview } from '#features/interviews/contract.ts';
import { proposal } from '#features/interviews/server/testing.ts';
import { saveJob } from '#features/jobs/contract.ts';
import { buildJob } from '#features/jobs/server/testing.ts';
import { buildConversation, write } from '#features/messages/server/testing.ts';
import { saveCareerDirection } from '#features/onboarding/contract.ts';
import { updateDischargeDate } from '#features/service-record/server/index.ts';
import { createProvider } from '#features/services/operator-contract.ts';
import { addDays } from '#kit/calendar/days.ts';
import { getDashboard, type VeteranDashboard } from '../veteran-contract.ts';

const COMPLETE = { onboarding_steps: 5, onboarding_percentage: 100 };
type Section = keyof VeteranDashboard;

async function read<Name extends Section>(tenant: TestTenant, veteran: Person, section: Name) {
  const { status, body } = await tenant.call(getDashboard, { query: { section: [section] } }, veteran);
  expect(status).toBe(200);
  expect(Object.keys(body.data)).toEqual([section]);
  return body.data[section] as NonNullable<VeteranDashboard[Name]>;
}

type Career = z.input<typeof saveCareerDirection.body>;
const wish = (tenant: TestTenant, veteran: Person, more: Partial<Career> = {}) => {
  const body: Career = {
    wished_roles: ['Workshop manager'],
    wished_places: [{ country_id: 232, city: 'Cardiff' }],
    salary_from: null,
    start_date: null,
    discharge_date: null,
    ...more,
  };
  return tenant.call(saveCareerDirection, { body }, veteran);
};

test('the dashboard of a veteran who has just completed onboarding has every section, and none fails', async () => {
  const tenant = await newTenant();
  const { status, body } = await tenant.call(getDashboard, {}, await tenant.veteran(COMPLETE));
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    job_recommendations: { based_on: null, wishes: [], jobs: [] },
    top_picks: [],
    'user-rank': { rank: null, nato_code: null, level: null, profile_strength: 0 },
    'user-categories': [],
    recommended_courses: [],
    application_news: { total: 0, open: 0, offers: 0, news: [] },
    plan_progress: { done: 0, total: 0, by_category: [] },
    next_tasks: [],
    profile_strength: { percent: 0, next: { step: 'resume', adds: 40 } },
    next_action: { action: null, days_to_leaving: null },
  });
});

test('the dashboard opens with the last step of onboarding, not before', async () => {
  const tenant = await newTenant();
  const midway = await tenant.veteran({ onboarding_steps: 5, onboarding_percentage: 80 });
  expect((await tenant.call(getDashboard, {}, midway)).status).toBe(409);
  const ask = (section: Section[]) => tenant.call(getDashboard, { query: { section: section as never } }, midway);
  expect((await ask(['next_action', 'user-rank'])).status).toBe(409);
  // What an employer waits for does not wait for the profile.
  expect((await ask(['next_action', 'application_news'])).status).toBe(200);
});

test('an unknown section is refused by name', async () => {
  const tenant = await newTenant();
  const sent = { query: { section: ['horoscope' as never] } };
  const { status, failure } = await tenant.call(getDashboard, sent, await tenant.veteran(COMPLETE));
  expect([status, Object.keys(failure.errors ?? {})]).toEqual([422, ['section.0']]);
});

describe('job recommendations', () => {
  test('are the best matches for the record and the wishes, each with its reasons', async () => {
    const tenant = await newTenant();
    const veteran = await tenant.veteran(COMPLETE);
    expect((await wish(tenant, veteran, { salary_from: 30_000, work_types: ['remote'] })).status).toBe(200);
    const pay = { salary_from: 32_000, salary_to: 36_000, salary_per: 'year' } as const;
    const far = await buildJob(tenant, { title: 'Workshop Manager', city: 'Leeds' });
    const best = await buildJob(tenant, { title: 'Workshop Manager', city: 'Cardiff', ...pay });
    await buildJob(tenant, { title: 'Midwife', city: 'Leeds' });
    await buildJob(tenant, { title: 'Workshop manager', city: 'Cardiff', status: 'closed' });
    const section = await read(tenant, veteran, 'job_recommendations');
    expect(section).toMatchObject({ based_on: 'record', wishes: ['Workshop manager', 'Cardiff'] });
    expect(section.jobs.map(({ job }) => job.id)).toEqual([best, far]);
    for (const { job, reasons } of section.jobs) {
      expect(reasons.length).toBeGreaterThan(0);
      expect(job.match?.reasons.map(({ text }) => text)).toEqual(expect.arrayContaining(reasons));
    }
  });

  test('come with the distance to the nearest wished town, far ones last', async () => {
    const tenant = await newTenant();
    const veteran = await tenant.veteran(COMPLETE);
    await wish(tenant, veteran);
    const pay = { salary_from: 40_000, salary_per: 'year' } as const;
    const far = await buildJob(tenant, { title: 'Workshop Manager', city: 'Leeds', latitude: 53.8, longitude: -1.55, ...pay });
    const near = await buildJob(tenant, { title: 'Workshop Manager', city: 'Newport', latitude: 51.58, longitude: -3 });
    const { jobs } = await read(tenant, veteran, 'job_recommendations');
    expect(jobs.map(({ job }) => job.id)).toEqual([near, far]);
    expect(jobs[0]?.job.distance_km).toBeGreaterThan(5);
    expect(jobs[0]?.job.distance_km).toBeLessThan(30);
  });

  test('leave out jobs that the veteran has applied for', async () => {
    const tenant = await newTenant();
    const veteran = await tenant.veteran(COMPLETE);
    await wish(tenant, veteran);
    await buildApplication(tenant, { veteran, job: { title: 'Workshop manager', city: 'Cardiff' } });
    expect((await read(tenant, veteran, 'job_recommendations')).jobs).toEqual([]);
  });

  test('say that nothing matches, with the wishes that were compared', async () => {
    const tenant = await newTenant();
    const veteran = await tenant.veteran(COMPLETE);
    await wish(tenant, veteran);
    await buildJob(tenant, { title: 'Chef', city: 'Leeds' });
    expect(await read(tenant, veteran, 'job_recommendations')).toEqual({
      based_on: 'record',
      wishes: ['Workshop manager', 'Cardiff'],
      jobs: [],
    });
  });

  test('survive wishes made of signs and common words', async () => {
    const tenant = await newTenant();
    const veteran = await tenant.veteran(COMPLETE);
    await wish(tenant, veteran, { wished_roles: ["'; drop table jobs; --", 'Manager', 'or', '& | !'] });
    expect((await read(tenant, veteran, 'job_recommendations')).jobs).toEqual([]);
  });
});

test('the top picks are a saved job that closes soon and a provider for a need', async () => {
  const tenant = await newTenant();
  const veteran = await tenant.veteran(COMPLETE);
  const soon = new Date(Date.now() + 2 * 86_400_000).toISOString();
  const later = await buildJob(tenant, { title: 'Later' });
  const closing = await buildJob(tenant, { title: 'Closing soon', closes_at: soon });
  for (const id of [later, closing]) await tenant.call(saveJob, { params: { id } }, veteran);
  expect(await read(tenant, veteran, 'top_picks')).toMatchObject([{ kind: 'job', job: { id: closing, is_saved: true } }]);
});

test('application news are the three latest changes', async () => {
  const tenant = await newTenant();
  const veteran = await tenant.veteran(COMPLETE);
  const first = await buildApplication(tenant, { veteran });
  await buildApplication(tenant, { veteran, stage: 'not_selected' });
  await buildApplication(tenant, { veteran, stage: 'offer' });
  const latest = await buildApplication(tenant, { veteran, stage: 'in_review' });
  const news = await read(tenant, veteran, 'application_news');
  expect(news).toMatchObject({ total: 4, open: 3, offers: 1 });
  expect(news.news.map(({ stage }) => stage)).toEqual(['in_review', 'offer', 'not_selected']);
  expect(news.news[0]).toMatchObject({ application_id: latest.id, job_id: latest.job_id });
  expect(news.news.map(({ application_id }) => application_id)).not.toContain(first.id);
});

test('another veteran of the tenant shares nothing of it', async () => {
  const tenant = await newTenant();
  const veteran = await tenant.veteran(COMPLETE);
  await buildApplication(tenant, { veteran });
  expect(await read(tenant, await tenant.veteran(COMPLETE), 'application_news')).toEqual({
    total: 0,
    open: 0,
    offers: 0,
    news: [],
    next_interview: null,
  });
});

test('the next action is what an employer waits for, then the next task', async () => {
  const tenant = await newTenant();
  const veteran = await tenant.veteran(COMPLETE);
  await tenant.run(async (db) => {
    await updateDischargeDate(db, veteran.id, addDays(new Date().toISOString().slice(0, 10), 100));
    await db.insertInto('plan_tasks').values({ user_id: veteran.id, title: 'Pack', why: '', is_own: true }).execute();
  });
  expect(await read(tenant, veteran, 'next_action')).toMatchObject({ action: { kind: 'task', title: 'Pack' } });
  const applied = await buildConversation(tenant, { veteran });
  await write(tenant, applied.recruiter, applied.key);
  expect((await read(tenant, veteran, 'next_action')).action).toMatchObject({ kind: 'message', conversation: applied.key });
  await write(tenant, veteran, applied.key, 'Yes');
  expect((await read(tenant, veteran, 'next_action')).action).toMatchObject({ kind: 'task' });
  const invited = { params: { id: applied.id }, body: proposal(applied.recruiter) };
  expect((await tenant.call(proposeInterview, invited, applied.recruiter)).status).toBe(201);
  expect((await read(tenant, veteran, 'next_action')).action).toMatchObject({ kind: 'interview', application_id: applied.id });
  const offered = await buildApplication(tenant, { veteran, stage: 'offer' });
  const next = await read(tenant, veteran, 'next_action');
  expect(next.action).toMatchObject({ kind: 'offer', application_id: offered.id });
  expect([99, 100, 101]).toContain(next.days_to_leaving);
  expect(await read(tenant, await tenant.veteran(COMPLETE), 'next_action')).toEqual({ action: null, days_to_leaving: null });
});

test('the needs chosen in onboarding come with how many providers help', async () => {
  const tenant = await newTenant();
  const veteran = await tenant.veteran(COMPLETE);
  await tenant.run(async (db) => {
    const { id: question_id } = await db
      .insertInto('master_questions')
      .values({ visibility_place: 'career_direction', question: 'What do you need?', kind: 'many' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { id: answer_option_id } = await db
      .insertInto('master_answer_options')
      .values({ question_id, option_text: 'Somewhere to live', category: 'housing' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.insertInto('question_answers').values({ user_id: veteran.id, question_id, answer_option_id }).execute();
  });
  const body = {
    name: 'Harbour Homes',
    category: 'housing' as const,
    description: 'Finds homes near the sea.',
    website: 'https://www.harbour-homes.example.org',
    country_id: 232,
    service_type: 'hybrid' as const,
    availability: 'business_hours' as const,
    source_url: 'https://www.harbour-homes.example.org/about',
    checked_on: '2026-01-31',
  };
  expect((await tenant.call(createProvider, { body }, await tenant.person('operator'))).status).toBe(201);
  expect(await read(tenant, veteran, 'user-categories')).toEqual([{ category: 'housing', providers: 1 }]);
  expect(await read(tenant, veteran, 'top_picks')).toMatchObject([{ kind: 'service_provider', name: 'Harbour Homes' }]);
});
