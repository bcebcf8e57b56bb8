import { describe, expect, test } from 'vitest';
import { newTenant, type Person, type TestTenant } from '#apps/api/testing/index.ts';
import { buildJob } from '#features/jobs/server/testing.ts';
import { getOnboardingResume, saveCv, uploadCv } from '#features/onboarding/contract.ts';
import { getServiceRecord } from '#features/service-record/server/index.ts';
import type { ArgsOf } from '#kit/contract/route.ts';
import { type ResumeContent, ServiceEntry, WorkEntry } from '../content.ts';
import { shortResume } from '../output/testing.ts';
import {
  createResume,
  createResumeVersion,
  deleteResume,
  getResumeById,
  importResume,
  type Resume,
  restoreResume,
  restoreResumeVersion,
  saveResume,
} from '../resumes-contract.ts';
import { fillServiceRecords } from './resume-actions.ts';

type Parts = ArgsOf<typeof saveCv>['body']['content'];

async function start() {
  const tenant = await newTenant();
  const person = await tenant.veteran();
  return { tenant, person, ...writersOf(tenant, person) };
}

/** Every call that writes a resume. */
function writersOf(tenant: TestTenant, person: Person) {
  return {
    section: (revision: number, content: Parts, section: ArgsOf<typeof saveCv>['body']['section'] = 'skills') =>
      tenant.call(saveCv, { body: { section, revision, content } }, person),
    editor: ({ id, revision, title, content, design }: Resume, change: Partial<ResumeContent>) =>
      tenant.call(saveResume, { params: { id }, body: { revision, title, design, content: { ...content, ...change } } }, person),
    read: async (id: number) => (await tenant.call(getResumeById, { params: { id } }, person)).body.data,
    create: async (body: ArgsOf<typeof createResume>['body']) => (await tenant.call(createResume, { body }, person)).body.data,
  };
}

const skill = (name: string) => ({ id: name, hidden: false, name, level: '', keywords: [] });
const period = (id: string, fields: Partial<ServiceEntry>) =>
  ServiceEntry.parse({ id, country: 'UK', service: 'British Army', ...fields });
const job = (name: string) => WorkEntry.parse({ id: name, name });
const basics = (summary: string) => ({ ...shortResume().basics, summary });

describe('writers of one resume at the same time', () => {
  test('saving different sections from the same revision all succeed, and nothing is lost', async () => {
    const { section, tenant, person } = await start();
    await section(0, {});
    const answers = await Promise.all([
      section(1, { skills: [skill('Welding')] }, 'skills'),
      section(1, { work: [job('Acme')] }, 'work'),
      section(1, { military: [period('one', { rank: 'Corporal' })] }, 'military'),
      section(1, { basics: basics('Fitter.') }, 'summary'),
      section(1, { interests: ['Sailing'] }, 'misc'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200));
    const { data } = (await tenant.call(getOnboardingResume, {}, person)).body;
    expect(data).toMatchObject({
      revision: 6,
      content: {
        skills: [{ name: 'Welding' }],
        work: [{ name: 'Acme' }],
        military: [{ rank: 'Corporal' }],
        basics: { summary: 'Fitter.' },
        interests: ['Sailing'],
      },
    });
  });

  test('the editor and onboarding never overwrite each other', async () => {
    const { section, editor, read, tenant, person } = await start();
    const { id } = (await section(0, {})).body.data;
    const opened = await read(id);
    // The editor saves. Onboarding, on the old revision, changes another section: merged.
    expect((await editor(opened, { work: [job('Acme')] })).status).toBe(200);
    expect((await section(1, { skills: [skill('Welding')] })).status).toBe(200);
    // The editor is now outdated in a section that it would overwrite: refused with the current content.
    const refused = await editor({ ...opened, revision: 2 }, { work: [job('Acme'), job('Brook')] });
    expect([refused.status, refused.failure.data]).toEqual([409, await read(id)]);
    const now = await read(id);
    expect(now.content).toMatchObject({ work: [{ name: 'Acme' }], skills: [{ name: 'Welding' }] });
    expect((await editor(now, { work: [job('Acme'), job('Brook')] })).status).toBe(200);
    // Onboarding, outdated in that section, is refused too.
    const late = await section(3, { work: [] }, 'work');
    expect([late.status, late.failure.data]).toMatchObject([409, { revision: 4, content: { work: [{ name: 'Acme' }, {}] } }]);
    expect((await tenant.call(getOnboardingResume, {}, person)).body.data?.content.work).toHaveLength(2);
  });

  test('in any order, every accepted change is present at the end', async () => {
    const { section, editor, read } = await start();
    const { id } = (await section(0, {})).body.data;
    const addSkill = async (name: string): Promise<void> => {
      const { revision, content } = await read(id);
      const answer = await section(revision, { skills: [...content.skills, skill(name)] });
      if (answer.status === 409) await addSkill(name);
    };
    const addJob = async (name: string): Promise<void> => {
      const now = await read(id);
      const answer = await editor(now, { work: [...now.content.work, job(name)] });
      if (answer.status === 409) await addJob(name);
    };
    await Promise.all([1, 2, 3, 4].flatMap((index) => [addSkill(`Skill ${index}`), addJob(`Job ${index}`)]));
    const { content, revision } = await read(id);
    expect(content.skills.map(({ name }) => name).sort()).toEqual(['Skill 1', 'Skill 2', 'Skill 3', 'Skill 4']);
    expect(content.work.map(({ name }) => name).sort()).toEqual(['Job 1', 'Job 2', 'Job 3', 'Job 4']);
    expect(revision).toBe(9);
  });

  test('a version is not restored over a change that the person has not seen', async () => {
    const { tenant, person, create, section, editor } = await start();
    await section(0, {});
    const resume = await create({ content: shortResume() });
    const params = { id: resume.id };
    const { data: version } = (await tenant.call(createResumeVersion, { params, body: { name: 'First' } }, person)).body;
    await editor(resume, { skills: [skill('Welding')] });
    const restored = await tenant.call(
      restoreResumeVersion,
      { params: { ...params, version_id: version.id }, body: { revision: 1 } },
      person,
    );
    expect(restored.status).toBe(409);
  });
});

describe('edits are validated', () => {
  test.each<[string, Partial<WorkEntry>, string]>([
    ['a month that does not exist', { startDate: '2019-13' }, 'startDate'],
    ['a day in words', { startDate: 'tomorrow' }, 'startDate'],
    ['an end before its start', { startDate: '2019-05', endDate: '2018' }, 'endDate'],
  ])('%s is refused at its field', async (_, dates, field) => {
    const { section, editor, create } = await start();
    const work = [job('Brook'), { ...job('Acme'), ...dates }];
    const onboarding = await section(0, {}, 'work');
    expect(onboarding.status).toBe(200);
    for (const answer of [await editor(await create({}), { work }), await section(1, { work }, 'work')])
      expect([answer.status, Object.keys(answer.failure.errors ?? {})]).toEqual([422, [`content.work.1.${field}`]]);
  });

  test('a refused save writes nothing, so that the rest can be saved with the same revision', async () => {
    const { editor, create, read } = await start();
    const now = await create({ content: { basics: {}, work: [job('Acme')] } });
    const work = now.content.work.map((post) => ({ ...post, startDate: '2019-05', endDate: '2018' }));
    expect((await editor(now, { work, interests: ['Sailing'] })).status).toBe(422);
    expect((await editor(now, { interests: ['Sailing'] })).status).toBe(200);
    expect(await read(now.id)).toMatchObject({
      revision: now.revision + 1,
      content: { work: now.content.work, interests: ['Sailing'] },
    });
  });

  test('an impossible date of an import waits for a decision and is refused like any other', async () => {
    const { tenant, person, editor, read } = await start();
    const basics = { name: 'Jo Hall', email: 'jo@example.test' };
    const json = JSON.stringify({
      basics,
      work: [{ name: 'Acme', position: 'Fitter', startDate: '2020-05', endDate: '2019-02' }],
    });
    const files = { file: new File([json], 'cv.json') };
    const { data } = (await tenant.call(importResume, { body: {}, files }, person)).body;
    expect(data.content.work).toMatchObject([{ position: 'Fitter', startDate: '', endDate: '' }]);
    expect(data.content.more).toEqual([
      { title: 'Dates to check', lines: ['Fitter, Acme: 2020-05 – 2019-02. The end is before the start.'] },
    ]);
    expect((await editor(data, { interests: ['Sailing'] })).status).toBe(200);
    const now = await read(data.id);
    const refused = await editor(now, {
      work: now.content.work.map((post) => ({ ...post, startDate: '2020-05', endDate: '2019-03' })),
    });
    expect(refused.failure.errors).toEqual({ 'content.work.0.endDate': ['The end is before the start.'] });
  });

  test.each([
    [{ template: 'fancy' }, 'design.template'],
    [{ colour: 'mauve' }, 'design.colour'],
  ])('the design %j is refused', async (change, field) => {
    const { tenant, person, create } = await start();
    const { id, revision, title, content, design } = await create({});
    const body = { revision, title, content, design: { ...design, ...change } };
    const answer = await tenant.call(saveResume, { params: { id }, body }, person);
    expect([answer.status, Object.keys(answer.failure.errors ?? {})]).toEqual([422, [field]]);
    const created = await tenant.call(createResume, { body: { design: { ...design, ...change } } }, person);
    expect(created.status).toBe(422);
  });
});

describe('the service record', () => {
  const recordOf = (tenant: TestTenant, { id }: Person) => tenant.run((db) => getServiceRecord(db, id));
  const ranks = async (tenant: TestTenant, person: Person) => (await recordOf(tenant, person)).periods.map(({ rank }) => rank);
  const army = (entry: string, rank: string, startDate: string, endDate: string) => period(entry, { rank, startDate, endDate });

  test('is updated by the editor, onboarding, a new resume, an import and an upload', async () => {
    const { tenant, person, create, editor, section, read } = await start();
    const resume = await create({ content: { ...shortResume(), military: [army('a', 'Corporal', '2012-01', '2016-01')] } });
    expect((await recordOf(tenant, person)).periods).toMatchObject([
      { entry_id: 'a', rank: 'Corporal', country_id: 232, military_service_id: 1, nato_code: 'OR-4' },
    ]);
    await editor(resume, { military: [army('a', 'Sergeant', '2012-01', '2016-01')] });
    expect((await recordOf(tenant, person)).periods).toMatchObject([{ rank: 'Sergeant', nato_code: 'OR-6' }]);
    await section(0, { military: [army('b', 'Private', '2008-01', '2011-12')] }, 'military');
    expect(await ranks(tenant, person)).toEqual(['Sergeant', 'Private']);

    const text = ['Jo Hall', 'Military Experience', 'British Army, Major', 'January 2017 - March 2022', '- Led a squadron.'];
    const files = { file: new File([text.join('\n')], 'cv.txt') };
    await tenant.call(importResume, { body: {}, files }, person);
    expect(await ranks(tenant, person)).toEqual(['Major', 'Sergeant', 'Private']);
    // The same file in onboarding is the same period.
    await tenant.call(uploadCv, { body: { replace_revision: 1 }, files }, person);
    expect(await ranks(tenant, person)).toEqual(['Major', 'Sergeant']);
    expect((await read(resume.id)).content.military).toHaveLength(1);
  });

  test('is written once for resumes that were stored without it', async () => {
    const { tenant, person, create } = await start();
    const content = { ...shortResume(), military: [army('a', 'Corporal', '2012-01', '2016-01')] };
    await create({ content });
    await tenant.run((db) => db.deleteFrom('service_records').where('user_id', '=', person.id).execute());
    await fillServiceRecords(tenant.db, tenant.id);
    expect(await ranks(tenant, person)).toEqual(['Corporal']);
    // Somebody without service in any resume gets none.
    const civilian = await tenant.veteran();
    await tenant.call(createResume, { body: { content: { ...shortResume(), military: [] } } }, civilian);
    await fillServiceRecords(tenant.db, tenant.id);
    expect(await ranks(tenant, civilian)).toEqual([]);
    expect(await ranks(tenant, person)).toEqual(['Corporal']);
  });

  test('is not changed by tailored copies or by an older copy that is saved later', async () => {
    const { tenant, person, create, editor } = await start();
    const original = await create({ content: { ...shortResume(), military: [army('a', 'Corporal', '2012-01', '2016-01')] } });
    const copy = await create({ copy_of: original.id });
    const job_id = await buildJob(tenant);
    const tailored = await create({ copy_of: original.id, job_id });
    await editor(tailored, { military: [army('a', 'Team leader', '2012-01', '2016-01')] });
    expect(await ranks(tenant, person)).toEqual(['Corporal']);
    await editor(original, { military: [army('a', 'Sergeant', '2012-01', '2016-01')] });
    await editor(copy, { interests: ['Sailing'] });
    const other = await create({ content: { ...shortResume(), military: [army('z', 'Private', '2010-01', '2011-12')] } });
    expect(await ranks(tenant, person)).toEqual(['Sergeant', 'Private']);
    await tenant.call(deleteResume, { params: { id: other.id } }, person);
    expect(await ranks(tenant, person)).toEqual(['Sergeant']);
    await tenant.call(restoreResume, { params: { id: other.id } }, person);
    expect(await ranks(tenant, person)).toEqual(['Sergeant', 'Private']);
  });

  test('is correct after concurrent saves of several resumes', async () => {
    const { tenant, person, create, editor } = await start();
    const resumes = await Promise.all([1, 2, 3, 4].map(() => create({ content: shortResume() })));
    const answers = await Promise.all(
      resumes.map((resume, index) =>
        editor(resume, { military: [army(`e${index}`, 'Corporal', `200${index}-01`, `200${index}-12`)] }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(4).fill(200));
    expect((await recordOf(tenant, person)).periods.map(({ started }) => started)).toEqual([
      '2003-01',
      '2002-01',
      '2001-01',
      '2000-01',
    ]);
  });

  test('of one person is not changed by another, nor seen from another tenant', async () => {
    const { tenant, person, create } = await start();
    await create({ content: { ...shortResume(), military: [army('a', 'Corporal', '2012-01', '2016-01')] } });
    const stranger = await tenant.veteran();
    await writersOf(tenant, stranger).create({ content: { ...shortResume(), military: [] } });
    expect(await ranks(tenant, person)).toEqual(['Corporal']);
    expect(await ranks(tenant, stranger)).toEqual([]);
    expect(await ranks(await newTenant(), person)).toEqual([]);
  });
});
