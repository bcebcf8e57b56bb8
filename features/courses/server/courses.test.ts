import { describe, expect, test } from 'vitest';
import { newTenant, whileRefusing } from '#apps/api/testing/index.ts';
import * as calls from '../contract.ts';
import * as editing from '../operator-contract.ts';
import { startMonths } from '../rules.ts';
import { refreshCourseStarts } from './background.ts';
import { findCoursesForSkill, findGapCourses, recommendCourses } from './index.ts';
import { buildCourse, COURSE, type CourseBody } from './testing.ts';

async function start() {
  const tenant = await newTenant();
  const operator = await tenant.person('operator');
  const veteran = await tenant.veteran();
  const course = (more: Partial<CourseBody> = {}) => buildCourse(tenant, operator, more);
  const find = async (query: Record<string, unknown> = {}) => (await tenant.call(calls.findCourses, { query })).body;
  const titles = async (query: Record<string, unknown>) => (await find(query)).data.map(({ title }) => title);
  return { tenant, operator, veteran, course, find, titles };
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const inMonths = (months: number) => `${startMonths()[months]}-15`;

describe('the course search', () => {
  test('finds words of title, skills, qualifications, provider and town, and leaves out others', async () => {
    const { course, titles } = await start();
    await course({ skills: ['Fault finding'], qualifications: ['NVQ Level 3'] });
    await course({ title: 'Project management', provider: 'Hill College', locations: [{ city: 'York' }] });
    expect(await titles({ search: 'electrical' })).toEqual(['Electrical installation']);
    expect(await titles({ search: 'nvq' })).toEqual(['Electrical installation']);
    expect(await titles({ search: 'fault' })).toEqual(['Electrical installation']);
    expect(await titles({ search: 'hill york' })).toEqual(['Project management']);
    expect(await titles({ search: 'management -york' })).toEqual([]);
  });

  test.each<[string, Partial<CourseBody>, Record<string, unknown>]>([
    ['need', { category: 'finance' }, { category_id: 'finance' }],
    ['where it is taught', { service_type: 'online', locations: [] }, { service_type: 'online' }],
    ['online tag', { service_type: 'online', locations: [] }, { category_id: 'online' }],
    ['when it is taught', { availability: 'extended_hours' }, { availability: 'extended_hours' }],
    ['funding', { funding: ['elc'] }, { funding: 'elc' }],
    ['free courses as funding', { cost: 0 }, { funding: 'free' }],
    ['mode', { mode: 'self_paced' }, { mode: 'self_paced' }],
    ['level', { level: 'scqf_7' }, { level: 'scqf_7' }],
    ['field', { industry_id: 30 }, { industry: 30 }],
    ['start month', { starts: [{ starts_on: inMonths(2) }] }, { start: inMonths(2).slice(0, 7) }],
    ['start at any time', { starts_any_time: true }, { start: inMonths(5).slice(0, 7) }],
    ['cost', { cost: 450 }, { cost: 'under_500' }],
    ['town', { locations: [{ city: 'Cardiff' }] }, { city: 'cardiff' }],
  ])('filters by %s, and counts it', async (_, more, query) => {
    const { course, find } = await start();
    await course();
    await course({ ...more, title: 'The other one' });
    const { data, meta, facets } = await find(query);
    expect([data.map(({ title }) => title), meta.total]).toEqual([['The other one'], 1]);
    const [name, value] = Object.entries(query)[0] ?? ['', ''];
    const facet = Object.entries(facets ?? {}).find(([one]) => one === name)?.[1];
    expect(facet?.find((one) => one.value === value)?.count).toBe(1);
  });

  test('counts a facet without its own filter and under all others', async () => {
    const { course, find } = await start();
    await course({ mode: 'part_time', cost: 300 });
    await course({ mode: 'part_time' });
    await course({ cost: 300 });
    const { facets, meta } = await find({ mode: 'part_time', cost: 'under_500' });
    expect(meta.total).toBe(1);
    expect(facets?.mode.map(({ value, count }) => [value, count])).toEqual([
      ['full_time', 1],
      ['part_time', 1],
    ]);
    expect(facets?.cost.filter(({ count }) => count > 0).map(({ value, count }) => [value, count])).toEqual([
      ['under_500', 1],
      ['under_2000', 1],
    ]);
  });

  test('finds the nearest places within a radius, and sorts by distance', async () => {
    const { course, tenant } = await start();
    await course({ title: 'Near', locations: [{ city: 'York', latitude: 53.96, longitude: -1.08 }] });
    await course({
      title: 'Two places',
      locations: [
        { city: 'London', latitude: 51.5, longitude: -0.12 },
        { city: 'Leeds', latitude: 53.8, longitude: -1.55 },
      ],
    });
    await course({ title: 'Far', locations: [{ city: 'London', latitude: 51.5, longitude: -0.12 }] });
    const query = { latitude: 53.8, longitude: -1.55, sorted_by: 'distance', proximity: 'near_me', radius_km: 80 } as const;
    const { data } = (await tenant.call(calls.findCourses, { query })).body;
    expect(data.map(({ title, distance_km }) => [title, Math.round(distance_km ?? -1)])).toEqual([
      ['Two places', 0],
      ['Near', 36],
    ]);
  });

  test.each([
    ['starts', ['Soon', 'Later', 'Free']],
    ['cost', ['Free', 'Soon', 'Later']],
    ['length', ['Later', 'Free', 'Soon']],
  ])('sorts by %s', async (sorted_by, expected) => {
    const { course, titles } = await start();
    await course({ title: 'Later', starts: [{ starts_on: inDays(90) }], cost: 900, length_amount: 3, length_unit: 'hour' });
    await course({
      title: 'Soon',
      starts: [{ starts_on: inDays(-5) }, { starts_on: inDays(9) }],
      cost: 100,
      length_amount: 1,
      length_unit: 'year',
    });
    await course({ title: 'Free', starts_any_time: true, cost: 0, length_amount: 5, length_unit: 'day' });
    expect(await titles({ sorted_by })).toEqual(expected);
  });

  test('moves the next start on when its day is past', async () => {
    const { course, titles, tenant } = await start();
    await course({ title: 'Twice', starts: [{ starts_on: inDays(2) }, { starts_on: inDays(60) }] });
    await course({ title: 'Once', starts: [{ starts_on: inDays(30) }] });
    expect(await titles({ sorted_by: 'starts' })).toEqual(['Twice', 'Once']);
    await refreshCourseStarts(tenant.work, tenant.id, inDays(10));
    expect(await titles({ sorted_by: 'starts' })).toEqual(['Once', 'Twice']);
  });

  test('moves the next start of other courses on when one fails', async () => {
    const { course, titles, tenant } = await start();
    const ids: number[] = [];
    for (const title of ['First', 'Second', 'Third'])
      ids.push(await course({ title, starts: [{ starts_on: inDays(2) }, { starts_on: inDays(60) }] }));
    await course({ title: 'Once', starts: [{ starts_on: inDays(30) }] });
    const refresh = () => refreshCourseStarts(tenant.work, tenant.id, inDays(10));
    await expect(whileRefusing('course_search', `course_id = ${ids[1]}`, refresh)).rejects.toThrow(/^1 of the due rows failed/);
    expect((await titles({ sorted_by: 'starts' })).slice(0, 2)).toEqual(['Second', 'Once']);
    await refresh();
    expect((await titles({ sorted_by: 'starts' })).slice(0, 1)).toEqual(['Once']);
  });

  test('offers wider searches with what each would find', async () => {
    const { course, find } = await start();
    await course();
    await course({ title: 'Electrical testing' });
    const { data, wider } = await find({ search: 'electrical', mode: 'part_time' });
    expect(data).toEqual([]);
    expect(wider.map(({ change, count }) => [change, count])).toEqual([[{ mode: null }, 2]]);
    const words = await find({ search: 'electrical submarine' });
    expect(words.wider.map(({ label, count }) => [label, count])).toEqual([
      ['Search for electrical', 2],
      ['Any words', 2],
    ]);
  });

  test('shows no course of another tenant, and none that is hidden', async () => {
    const { tenant, operator, course, find } = await start();
    const other = await start();
    await other.course({ title: 'Elsewhere' });
    const id = await course();
    expect((await find()).data.map((one) => one.id)).toEqual([id]);
    await tenant.call(editing.showCourses, { body: { ids: [id], is_active: false } }, operator);
    expect((await find({ search: 'electrical' })).meta.total).toBe(0);
    expect((await tenant.call(calls.getCourse, { params: { id } })).status).toBe(404);
    await tenant.call(editing.showCourses, { body: { ids: [id], is_active: true } }, operator);
    expect((await find()).meta.total).toBe(1);
  });

  test.each<[Record<string, unknown>, string]>([
    [{ latitude: 50 }, 'longitude'],
    [{ radius_km: 0 }, 'radius_km'],
    [{ proximity: 'moon' }, 'proximity'],
    [{ start: '2026-13' }, 'start.0'],
    [{ mode: 'sometimes' }, 'mode.0'],
    [{ search: 'x'.repeat(101) }, 'search'],
    [{ page: 0 }, 'page'],
  ])('refuses %j', async (query, field) => {
    const tenant = await newTenant();
    const { status, failure } = await tenant.call(calls.findCourses, { query });
    expect([status, Object.keys(failure.errors ?? {})]).toEqual([422, [field]]);
  });
});

describe('a course', () => {
  test('shows everything that is public, and nothing of the operators', async () => {
    const { tenant, course } = await start();
    const id = await course({
      starts: [{ starts_on: inDays(-3) }, { starts_on: inDays(20), city: 'Leeds' }],
      skills: ['Wiring'],
    });
    const { data } = (await tenant.call(calls.getCourse, { params: { id } })).body;
    expect(data).toMatchObject({
      title: COURSE.title,
      starts: [{ starts_on: inDays(20), city: 'Leeds' }],
      next_start: inDays(20),
      cities: ['Leeds'],
      category_tags: ['employment', 'course'],
      takes_interest: true,
      interest: null,
      is_saved: false,
    });
    expect(JSON.stringify(data)).not.toContain('courses@quayside');
  });

  test('is compared with two others in the order asked for', async () => {
    const { tenant, course } = await start();
    const ids = [await course({ title: 'One' }), await course({ title: 'Two' }), await course({ title: 'Three' })];
    const query = { id: [ids[2] ?? 0, ids[0] ?? 0, 999_999] };
    const { data } = (await tenant.call(calls.compareCourses, { query })).body;
    expect(data.map(({ title }) => title)).toEqual(['Three', 'One']);
    const four = await tenant.call(calls.compareCourses, { query: { id: [...ids, 999_999] } });
    expect(four.status).toBe(422);
  });

  test('is saved once and listed, also after it was hidden', async () => {
    const { tenant, operator, veteran, course } = await start();
    const id = await course();
    for (const _ of [1, 2]) expect((await tenant.call(calls.saveCourse, { params: { id } }, veteran)).status).toBe(200);
    await tenant.call(editing.showCourses, { body: { ids: [id], is_active: false } }, operator);
    const saved = () => tenant.call(calls.findCourses, { query: { list: 'saved' } }, veteran);
    expect((await saved()).body.data).toMatchObject([{ id, is_saved: true }]);
    expect((await tenant.call(calls.getCourse, { params: { id } }, veteran)).status).toBe(200);
    await tenant.call(calls.unsaveCourse, { params: { id } }, veteran);
    expect((await saved()).body.data).toEqual([]);
    expect((await tenant.call(calls.findCourses, { query: { list: 'saved' } })).status).toBe(401);
    expect((await tenant.call(calls.findCourses, { query: { list: 'saved' } }, operator)).status).toBe(403);
  });
});

describe('an interest', () => {
  const mails = (tenant: Awaited<ReturnType<typeof newTenant>>) =>
    tenant.run((db) =>
      db.selectFrom('mails').select(['to_email', 'subject', 'body_text', 'kind']).where('tenant_id', '=', tenant.id).execute(),
    );

  test('emails the provider once, with the name, address and message of the veteran', async () => {
    const { tenant, veteran, course } = await start();
    const id = await course();
    const show = () =>
      tenant.call(calls.showInterest, { params: { id }, body: { message: 'Is there a place in May?', consent: true } }, veteran);
    const answers = await Promise.all([show(), show(), show()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const [mail, ...more] = await mails(tenant);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ to_email: COURSE.provider_email, kind: 'course_interest' });
    expect(mail?.body_text).toContain(veteran.email);
    expect(mail?.body_text).toContain('Is there a place in May?');
    const listed = await tenant.call(calls.findCourses, { query: { list: 'interested' } }, veteran);
    expect(listed.body.data.map((one) => one.id)).toEqual([id]);
  });

  test('is withdrawn while its email has not left, and can be shown again', async () => {
    const { tenant, veteran, course } = await start();
    const id = await course();
    const show = { params: { id }, body: { consent: true as const } };
    await tenant.call(calls.showInterest, show, veteran);
    expect((await tenant.call(calls.getCourse, { params: { id } }, veteran)).body.data.interest).toMatchObject({
      can_withdraw: true,
    });
    expect((await tenant.call(calls.withdrawInterest, { params: { id } }, veteran)).status).toBe(200);
    expect(await mails(tenant)).toEqual([]);
    expect((await tenant.call(calls.withdrawInterest, { params: { id } }, veteran)).status).toBe(404);
    expect((await tenant.call(calls.showInterest, show, veteran)).status).toBe(201);
  });

  test('stays once its email was sent', async () => {
    const { tenant, veteran, course } = await start();
    const id = await course();
    await tenant.call(calls.showInterest, { params: { id }, body: { consent: true } }, veteran);
    await tenant.run((db) =>
      db
        .updateTable('mails')
        .set({ attempts: 1, sent_at: new Date().toISOString() })
        .where('tenant_id', '=', tenant.id)
        .execute(),
    );
    const { status, failure } = await tenant.call(calls.withdrawInterest, { params: { id } }, veteran);
    expect([status, failure.message]).toEqual([
      409,
      'The email has been sent. Write to the provider if you are no longer interested.',
    ]);
    const { data } = (await tenant.call(calls.getCourse, { params: { id } }, veteran)).body;
    expect(data.interest).toMatchObject({ can_withdraw: false });
  });

  test('needs consent, and a provider who takes email', async () => {
    const { tenant, veteran, course } = await start();
    const id = await course({ provider_email: null });
    // @ts-expect-error Without consent the contract refuses it.
    const without = await tenant.call(calls.showInterest, { params: { id }, body: { consent: false } }, veteran);
    expect([without.status, Object.keys(without.failure.errors ?? {})]).toEqual([422, ['consent']]);
    expect((await tenant.call(calls.showInterest, { params: { id }, body: { consent: true } }, veteran)).status).toBe(409);
    expect(await mails(tenant)).toEqual([]);
  });
});

describe('an operator', () => {
  test('changes a course from the revision that was shown, and search follows', async () => {
    const { tenant, operator, course, titles } = await start();
    const id = await course();
    const change = { params: { id }, body: { ...COURSE, title: 'Solar panels', revision: 1 } };
    expect((await tenant.call(editing.updateCourse, change, operator)).body.data).toMatchObject({
      title: 'Solar panels',
      revision: 2,
    });
    expect(await titles({ search: 'solar' })).toEqual(['Solar panels']);
    expect((await tenant.call(editing.updateCourse, change, operator)).status).toBe(409);
  });

  test.each<[string, Partial<CourseBody>, string]>([
    ['an American level in the United Kingdom', { level: 'us_license' }, 'level'],
    ['American funding in the United Kingdom', { funding: ['gi_bill'] }, 'funding'],
    ['no place for a course taught in person', { locations: [] }, 'locations'],
    ['a start in a town where it is not taught', { starts: [{ starts_on: '2027-01-10', city: 'Hull' }] }, 'starts.0.city'],
    ['half a coordinate', { locations: [{ city: 'Leeds', latitude: 53 }] }, 'locations.0.longitude'],
    ['a price in pence', { cost: 99.5 }, 'cost'],
    ['an unknown field', { industry_id: 4711 }, 'industry_id'],
    ['two lines in the title', { title: 'One\nTwo' }, 'title'],
    ['a link without https', { apply_url: 'http://quayside.example.org' }, 'apply_url'],
    ['a check in the future', { checked_on: inDays(3) }, 'checked_on'],
  ])('is told of %s', async (_, more, field) => {
    const { tenant, operator } = await start();
    const { status, failure } = await tenant.call(editing.createCourse, { body: { ...COURSE, ...more } }, operator);
    expect([status, Object.keys(failure.errors ?? {})]).toEqual([422, [field]]);
  });

  test('finds what has to be checked, and marks it', async () => {
    const { tenant, operator, course } = await start();
    const id = await course();
    const list = (only: 'to_check' | 'hidden') => tenant.call(editing.findEditedCourses, { query: { only } }, operator);
    expect((await list('to_check')).body).toMatchObject({ data: [{ id }], to_check: 1 });
    await tenant.call(editing.checkCourse, { params: { id }, body: { revision: 1 } }, operator);
    expect((await list('to_check')).body).toMatchObject({ data: [], to_check: 0 });
  });

  test('hides several courses or none, and deletes only what nobody uses', async () => {
    const { tenant, operator, veteran, course } = await start();
    const ids = [await course(), await course({ title: 'Second' })];
    const hide = (chosen: number[]) => tenant.call(editing.showCourses, { body: { ids: chosen, is_active: false } }, operator);
    expect((await hide([...ids, 999_999])).status).toBe(404);
    expect((await tenant.call(calls.findCourses)).body.meta.total).toBe(2);
    const [id = 0, other = 0] = ids;
    await tenant.call(calls.saveCourse, { params: { id } }, veteran);
    expect((await hide(ids)).body.data).toEqual({ changed: 2 });
    expect((await tenant.call(calls.findCourses)).body.meta.total).toBe(0);
    const remove = (params: { id: number }) => tenant.call(editing.deleteCourse, { params }, operator);
    expect((await remove({ id })).failure.message).toBe('1 person has saved this course or shown interest. Hide it instead.');
    expect((await remove({ id: other })).status).toBe(200);
  });
});

describe('courses for one veteran', () => {
  test('are recommended by roles, needs, place and funding, with the reasons', async () => {
    const { tenant, veteran, course } = await start();
    const fleet = await course({ title: 'Fleet management', skills: ['Fleet management'], funding: ['elc'] });
    const money = await course({
      title: 'A household budget',
      category: 'finance',
      cost: 0,
      skills: [],
      locations: [{ city: 'York' }],
    });
    await course({ title: 'Flower arranging', category: 'education', skills: [] });
    const recommend = () =>
      tenant.run((db) => recommendCourses(db, veteran.id, { roles: ['Fleet manager'], needs: ['finance'], cities: ['Leeds'] }));
    expect((await recommend()).map(({ course, reasons }) => [course.id, reasons])).toEqual([
      [fleet, ['Teaches transport management for the roles you want', 'In Leeds', 'ELC approved']],
      [money, ['You asked for help with money', 'Free of charge']],
    ]);
    await tenant.call(calls.showInterest, { params: { id: fleet }, body: { consent: true } }, veteran);
    expect((await recommend()).map(({ course }) => course.id)).toEqual([money]);
  });

  test('close a gap by a skill or a qualification, the shortest funded first', async () => {
    const { tenant, operator, course } = await start();
    const other = await start();
    await other.course({ skills: ['Welding'] });
    const long = await course({ title: 'Welding diploma', skills: ['Welding'], funding: ['elc'], length_amount: 20 });
    const unfunded = await course({ title: 'Welding taster', skills: ['Welding'], length_amount: 1, length_unit: 'day' });
    const short = await course({ title: 'Coded welder', skills: ['MIG'], funding: ['irtc'], length_amount: 2 });
    const hidden = await course({ title: 'Old welding', skills: ['Welding'], cost: 0, length_amount: 1 });
    const licence = await course({ title: 'Drive', skills: [], qualifications: ['LGV licence category C+E'] });
    await tenant.call(editing.showCourses, { body: { ids: [hidden], is_active: false } }, operator);
    const ids = (courses: { course_id: number }[]) => courses.map(({ course_id }) => course_id);
    expect(ids(await tenant.run((db) => findCoursesForSkill(db, { codes: ['welding'] }, 5)))).toEqual([short, long, unfunded]);
    expect(ids(await tenant.run((db) => findCoursesForSkill(db, { names: ['lgv licence category C+E'] })))).toEqual([licence]);
    const learner = { level: 'junior' as const, places: [{ latitude: 53.8, longitude: -1.5, radius_miles: 10 }] };
    const each = await tenant.run((db) => findGapCourses(db, ['welding', 'hgv-licence', 'nursing'], learner));
    expect([...each].map(([code, { course_id }]) => [code, course_id])).toEqual([
      ['welding', short],
      ['hgv-licence', licence],
    ]);
  });
});
