import { expect, test } from 'vitest';
import { newTenant } from '#apps/api/testing/index.ts';
import { buildCourse, type CourseBody } from '#features/courses/server/testing.ts';
import { getJob } from '#features/jobs/contract.ts';
import { buildJob } from '#features/jobs/server/testing.ts';
import { buildRecord } from './testing.ts';

const LEEDS = { city: 'Leeds', state: 'England', country_id: 232, latitude: 53.8, longitude: -1.55 };
const LONDON = { city: 'London', latitude: 51.5, longitude: -0.12 };
const SHORT_AND_FREE: Partial<CourseBody> = {
  length_amount: 1,
  length_unit: 'day',
  cost: 0,
  service_type: 'online',
  locations: [],
};
const LONG: Partial<CourseBody> = { length_amount: 6, length_unit: 'month', funding: [], level: 'none' };

/** A staff sergeant of Leeds and a job that asks for what their record lacks, on a site that has these courses. */
async function gapAmong(skills: readonly string[], gap: RegExp, courses: readonly Partial<CourseBody>[]) {
  const tenant = await newTenant();
  const [veteran, operator] = [await tenant.person('veteran'), await tenant.person('operator')];
  await buildRecord(tenant, veteran.id, {
    service: [{ rank: 'Staff Sergeant', trade: 'Vehicle Mechanic' }],
    wishes: { places: [LEEDS] },
  });
  for (const course of courses) await buildCourse(tenant, operator, course);
  const id = await buildJob(tenant, { title: 'Workshop Manager', skills: [...skills] });
  const { match } = (await tenant.call(getJob, { params: { id } }, veteran)).body.data;
  const gaps = match?.gaps.filter(({ text }) => gap.test(text)) ?? [];
  expect(gaps).toHaveLength(1);
  return { course: gaps[0]?.course_title ?? null, others: match?.gaps.filter(({ text }) => !gap.test(text)) ?? [] };
}

const QUALITY = {
  named: ['Quality assurance'],
  gap: /Quality assurance/,
  right: { title: 'Quality assurance in the workshop', skills: ['Quality assurance'], ...LONG },
};
const BUDGET = {
  named: ['Budget management'],
  gap: /Budget management/,
  right: { title: 'Budget management for team leaders', skills: ['Budget management'], ...LONG },
};

test.each<[string, typeof QUALITY, Partial<CourseBody>]>([
  [
    'quality assurance with an aircraft licence that touches it',
    QUALITY,
    { title: 'EASA Part-66 aircraft maintenance licence', skills: ['Aircraft maintenance', 'Quality assurance'] },
  ],
  [
    'budget management with a course for the household',
    BUDGET,
    { title: 'Budget management at home', category: 'finance', skills: ['Budget management'] },
  ],
  ['a senior person with a course for beginners', QUALITY, { title: 'Quality assurance, first steps', level: 'rqf_1' }],
  [
    'a person in Leeds with a course in a room in London',
    QUALITY,
    { title: 'Quality assurance in a day', service_type: 'in_person', locations: [LONDON] },
  ],
])('a gap is not closed for %s, but with the course about it, however long', async (_, { named, gap, right }, wrong) => {
  const shorter = { skills: right.skills, ...SHORT_AND_FREE, ...wrong };
  expect((await gapAmong(named, gap, [shorter])).course).toBeNull();
  expect((await gapAmong(named, gap, [shorter, right])).course).toBe(right.title);
});

test('each of two gaps gets the course about it, and the one that no course is about gets none', async () => {
  const courses = [QUALITY.right, { title: 'A certificate in payroll', skills: ['Payroll'], ...LONG }];
  const both = [...QUALITY.named, ...BUDGET.named];
  const { course, others } = await gapAmong(both, QUALITY.gap, courses);
  expect(course).toBe(QUALITY.right.title);
  const budget = others.filter(({ text }) => BUDGET.gap.test(text));
  expect(budget).toHaveLength(1);
  expect(budget[0]).not.toHaveProperty('course_title');
});
