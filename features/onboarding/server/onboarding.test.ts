import { beforeAll, describe, expect, test } from 'vitest';
import { newTenant, type Person, type TestTenant } from '#apps/api/testing/index.ts';
import { getUserProfile } from '#features/accounts/contract.ts';
import { isOnboardingComplete } from '#features/accounts/rules.ts';
import { buildApplication } from '#features/applications/server/testing.ts';
import { textPdf } from '#features/cv-import/testing.ts';
import { understandRole } from '#features/occupations/contract.ts';
import * as plans from '#features/plans/contract.ts';
import * as questionCalls from '#features/questions/contract.ts';
import type { Question } from '#features/questions/shapes.ts';
import { emptyResume } from '#features/resumes/content.ts';
import { deleteResume, getOriginalCv } from '#features/resumes/resumes-contract.ts';
import { emptyTrash } from '#features/resumes/server/index.ts';
import { buildDocx, buildZip } from '#features/resumes/server/testing.ts';
import { updateDischargeDate } from '#features/service-record/server/index.ts';
import type { ArgsOf } from '#kit/contract/route.ts';
import * as onboardingCalls from '../contract.ts';
import { insertStandardContent } from './standard-content.ts';

const calls = { ...onboardingCalls, ...plans, ...questionCalls };

const LINES = [
  'Jane Smith',
  'jane.smith@example.test | 07700 900123 | Leeds, UK',
  '',
  'Military Experience',
  'British Army, Sergeant, Vehicle Mechanic',
  'January 2010 - March 2022',
  '- Led a workshop of nine.',
  '',
  'Experience',
  'Acme Ltd, Project Manager',
  'April 2022 - Present',
  '- Brought three sites online.',
  '',
  'Education',
  'University of York',
  'BSc Physics, 2018',
];
const cvFile = (mark = '') => new File([Uint8Array.from(textPdf([[...LINES, mark]]))], 'Jane CV.pdf');

const LEEDS = { country_id: 232, city: 'Leeds', state: 'West Yorkshire' };
const CAREER: ArgsOf<typeof onboardingCalls.saveCareerDirection>['body'] = {
  wished_roles: ['Workshop manager'],
  wished_places: [{ ...LEEDS, radius_miles: 25 }],
  remote_ok: true,
  salary_from: 34_000,
  salary_per: 'year',
  work_types: ['hybrid'],
  job_types: ['full_time'],
  start_date: inDays(60),
  discharge_date: inDays(30),
};

function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

let tenant: TestTenant;
let questions: Record<'personal_details' | 'career_direction' | 'action_plan', Question[]>;

beforeAll(async () => {
  tenant = await newTenant();
  await tenant.run((db) => insertStandardContent(db, 232));
  const reader = await tenant.veteran();
  const read = async (visibility_place: string) =>
    (await tenant.call(calls.findMasterQuestions, { query: { visibility_place } }, reader)).body.data;
  questions = {
    personal_details: await read('personal_details'),
    career_direction: await read('career_direction'),
    action_plan: await read('action_plan'),
  };
});

const optionOf = (question: Question | undefined, text: string) => {
  const option = question?.options.find(({ option_text }) => option_text === text);
  if (!question || !option) throw new Error(`No answer ${text}`);
  return { question_id: question.id, answer_option_id: option.id };
};

const personal = () => ({
  dob: '1985-06-01',
  phone_number: '07911 123456',
  country_code: '+44',
  gender: null,
  ...optionOf(questions.personal_details[0], 'Still serving'),
});
const career = () => ({ ...CAREER, ...optionOf(questions.career_direction[0], 'Something similar') });

/** Answers the action plan with these needs and the first answer of everything else. */
async function planAnswers(person: Person, needs: string[]) {
  const [first, ...others] = questions.action_plan;
  if (!first) throw new Error('No questions');
  const chosen = first.options.filter(({ option_text }) => needs.includes(option_text));
  const followUps: Question[] = [];
  for (const { id } of chosen)
    followUps.push(...(await tenant.call(calls.getQuestionairre, { params: { id } }, person)).body.data.questions);
  return [
    { question_id: first.id, answer_option_id: chosen.map(({ id }) => id) },
    ...[...others, ...followUps].map(({ id, options }) => ({ question_id: id, answer_option_id: options[1]?.id })),
  ];
}

const standing = async (person: Person) => {
  const { body } = await tenant.call(getUserProfile, {}, person);
  return [body.data.onboarding_steps, body.data.onboarding_percentage];
};

describe('the five steps', () => {
  test('each count 20% and lead to a complete profile', async () => {
    const person = await tenant.veteran();
    expect(await standing(person)).toEqual([null, 0]);

    const first = await tenant.call(calls.savePersonalDetails, { body: personal() }, person);
    expect(first.status).toBe(200);
    expect(first.body.data).toMatchObject({
      finished: [1],
      personal: { dob: '1985-06-01', phone_number: '07911 123456', country_code: '+44', gender: null },
    });
    expect(await standing(person)).toEqual([2, 20]);

    const { body: uploaded } = await tenant.call(calls.uploadCv, { body: {}, files: { file: cvFile() } }, person);
    expect(uploaded.data).toMatchObject({
      source: 'onboarding',
      revision: 1,
      seen: [],
      original: { name: 'Jane CV.pdf', text: null },
    });
    expect(uploaded.data.content.basics.name).toBe('Jane Smith');
    expect(await standing(person)).toEqual([2, 20]);
    const saved = await tenant.call(
      calls.saveCv,
      { body: { section: 'summary', revision: 1, content: { basics: uploaded.data.content.basics }, finish: true } },
      person,
    );
    expect(saved.body.data).toMatchObject({ revision: 1, seen: ['summary'] });
    expect(await standing(person)).toEqual([3, 40]);

    expect((await tenant.call(calls.saveCareerDirection, { body: career() }, person)).status).toBe(200);
    expect(await standing(person)).toEqual([4, 60]);

    const plan = await tenant.call(
      calls.saveQuestionairre,
      { body: { answers: await planAnswers(person, ['Finding work', 'Health']) } },
      person,
    );
    expect(plan.status).toBe(200);
    expect(plan.body.action_plan.map(({ title }) => title)).toContain('Contact Op COURAGE');
    expect(await standing(person)).toEqual([5, 80]);

    const services = (await tenant.call(calls.findProposedServices, {}, person)).body.data;
    expect(services[0]).toMatchObject({ fits: true, chosen: false });
    expect(services[0]?.reasons).toContainEqual(expect.stringMatching(/^You asked for help with/));
    const last = await tenant.call(calls.saveServices, { body: { service_ids: [services[0]?.id ?? 0] } }, person);
    expect(last.body.data).toMatchObject({ finished: [1, 2, 3, 4, 5], onboarding_percentage: 100, onboarding_steps: 5 });

    const { body } = await tenant.call(getUserProfile, {}, person);
    expect(body.data.is_onboarding_completed).toBe(true);
    expect(isOnboardingComplete(body.data)).toBe(true);
    expect(body.data.resume).toEqual([{ id: uploaded.data.id, name: 'My CV', source: 'onboarding' }]);
  });

  test('count once, even when sent ten times concurrently or edited later', async () => {
    const person = await tenant.veteran();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => tenant.call(calls.savePersonalDetails, { body: personal() }, person)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await standing(person)).toEqual([2, 20]);
    await Promise.all([
      tenant.call(calls.saveCareerDirection, { body: career() }, person),
      tenant.call(calls.saveServices, { body: { service_ids: [] } }, person),
    ]);
    expect(await standing(person)).toEqual([2, 60]);
    await tenant.call(calls.savePersonalDetails, { body: { ...personal(), gender: 'female' } }, person);
    expect(await standing(person)).toEqual([2, 60]);
    const { body } = await tenant.call(calls.getOnboarding, {}, person);
    expect(body.data.personal.gender).toBe('female');
    expect(body.data.answers.filter(({ question_id }) => question_id === personal().question_id)).toHaveLength(1);
  });

  test('never reduce earlier progress', async () => {
    const person = await tenant.veteran({ onboarding_steps: 3, onboarding_percentage: 40 });
    await tenant.call(calls.savePersonalDetails, { body: personal() }, person);
    expect(await standing(person)).toEqual([3, 40]);
  });
});

describe('personal details', () => {
  test.each([
    ['no date of birth', { dob: '' }, 'dob', /Enter your date of birth/],
    ['a date that is none', { dob: '1985-02-30' }, 'dob', /date like/],
    ['someone of 15', { dob: inDays(-15 * 365) }, 'dob', /16 or older/],
    ['someone of 101', { dob: inDays(-101 * 366) }, 'dob', /Check the year/],
    ['someone unborn', { dob: inDays(2) }, 'dob', /in the past/],
    ['letters for a number', { phone_number: 'call me' }, 'phone_number', /valid phone number/],
    ['too few digits', { phone_number: '0791112' }, 'phone_number', /valid phone number/],
    ['a number of another country', { phone_number: '+1 202 555 0143', country_code: '44' }, null, null],
    ['a number that is set aside for drama', { phone_number: '07700 900482' }, null, null],
    ['a number with the digits for calls abroad', { phone_number: '0044 (0)7911 123456' }, null, null],
    ['a country code that is none', { country_code: 'UK' }, 'country_code', /country code/],
    ['a country code that nobody has', { country_code: '+999' }, 'country_code', /No country has this code/],
    ['the first digits of a country code', { country_code: '+37' }, 'country_code', /No country has this code/],
    ['a gender outside the list', { gender: 'unicorn' }, 'gender', /Choose one from the list/],
    ['an answer of another question', { answer_option_id: 2_000_000_000 }, 'answer_option_id', /no longer offered/],
    ['no answer', { answer_option_id: null }, 'answer_option_id', /Choose an answer/],
    ['a question that is gone', { question_id: 2_000_000_000 }, 'answer_option_id', /no longer asked/],
  ])('%s', async (_, change, field, message) => {
    const person = await tenant.veteran();
    const answer = await tenant.call(calls.savePersonalDetails, { body: { ...personal(), ...change } }, person);
    if (!field) {
      expect(answer.status).toBe(200);
      return;
    }
    expect([answer.status, answer.failure.errors?.[field]?.[0]]).toEqual([422, expect.stringMatching(message ?? /./)]);
    expect(await standing(person)).toEqual([null, 0]);
  });
});

test('the stored phone number is accepted again even if the rule would refuse it', async () => {
  const person = await tenant.veteran();
  const drama = { phone_number: '0770090', country_code: '+44' };
  expect((await tenant.call(calls.savePersonalDetails, { body: { ...personal(), ...drama } }, person)).status).toBe(422);
  await tenant.run((db) => db.updateTable('users').set(drama).where('id', '=', person.id).execute());
  const { status, body } = await tenant.call(calls.savePersonalDetails, { body: { ...personal(), ...drama } }, person);
  expect([status, body.data.personal.phone_number]).toEqual([200, '0770090']);
});

describe('a CV', () => {
  const upload = (person: Person, file: File, replace_revision?: number) =>
    tenant.call(calls.uploadCv, { body: { replace_revision }, files: { file } }, person);

  test('takes contact details that the file lacks from the account', async () => {
    const person = await tenant.veteran({ first_name: 'Ada', last_name: 'Quinn' });
    const withoutContact = LINES.filter((line) => !line.includes('@') && line !== 'Jane Smith');
    const { basics } = (await upload(person, new File([withoutContact.join('\n')], 'cv.txt'))).body.data.content;
    expect(basics).toMatchObject({ name: 'Ada Quinn', email: person.email });
    const other = await tenant.veteran();
    expect((await upload(other, cvFile())).body.data.content.basics).toMatchObject({
      name: 'Jane Smith',
      email: 'jane.smith@example.test',
    });
  });

  test('proposes the registrations that it names, whose numbers stay private, and the next save changes them', async () => {
    const person = await tenant.veteran();
    const file = new File([[...LINES, '', 'CERTIFICATES', 'NMC PIN 12A3456E', 'First Aid at Work'].join('\n')], 'cv.txt');
    const { body } = await upload(person, file);
    const { registrations, certificates } = body.data.content;
    expect(registrations).toMatchObject([
      { code: 'uk-nmc', number: '12A3456E', number_shown: false, read_from: 'NMC PIN 12A3456E' },
    ]);
    expect(certificates.map(({ name }) => name)).toEqual(['First Aid at Work']);
    const checked = registrations.map((one) => ({ ...one, read_from: '', expires: '2027-09' }));
    const save = { section: 'education', revision: body.data.revision, content: { registrations: checked } } as const;
    expect((await tenant.call(calls.saveCv, { body: save }, person)).body.data.content.registrations).toEqual(checked);
  });

  test('is parsed into the onboarding resume, and its military section into the service record', async () => {
    const person = await tenant.veteran();
    expect((await tenant.call(calls.getOnboardingResume, {}, person)).body.data).toBeNull();
    const { body } = await upload(person, cvFile());
    expect(body.data.content.military[0]).toMatchObject({ service: 'British Army', rank: 'Sergeant' });
    expect(body.data.content.military[0]?.id).toMatch(/^[\w-]{36}$/);
    const { body: state } = await tenant.call(calls.getOnboarding, {}, person);
    expect(state.data.service).toMatchObject([{ service: 'British Army', rank: 'Sergeant', nato_code: 'OR-6' }]);
    const original = await tenant.call(getOriginalCv, { params: { id: body.data.id } }, person);
    expect([original.status, original.headers['content-type']]).toEqual([200, 'application/pdf']);
  });

  test.each([
    [
      { country: 'UK', service: 'Royal Navy', rank: 'Petty Officer' },
      { military_service_id: 2, nato_code: 'OR-6' },
    ],
    [
      { service: 'RAF', rank: 'Flight Sergeant' },
      { country_id: 232, military_service_id: 3, nato_code: 'OR-7' },
    ],
    [
      { service: 'US Army', rank: 'Sergeant', trade: '25B' },
      { country_id: 233, military_service_id: 4, nato_code: 'OR-5' },
    ],
    [
      { service: 'US Army', rank: 'Sergeant First Class' },
      { military_service_id: 4, nato_code: 'OR-7' },
    ],
    [
      { service: 'Royal Marines', rank: 'Colour Sergeant' },
      { country_id: 232, military_service_id: 2 },
    ],
    [
      { service: 'Coldstream Rangers', rank: 'Ensign-in-Chief' },
      { military_service_id: null, rank_id: null, nato_code: null },
    ],
  ] as const)('of %j makes the service record %j', async (entry, record) => {
    const person = await tenant.veteran();
    await tenant.call(calls.saveCv, { body: { section: 'military', revision: 0, content: { military: [entry] } } }, person);
    const rows = await tenant.run((db) =>
      db.selectFrom('service_records').selectAll().where('user_id', '=', person.id).execute(),
    );
    expect(rows).toMatchObject([{ ...record, service: entry.service, rank: entry.rank }]);
  });

  test('as text is shown beside the fields', async () => {
    const person = await tenant.veteran();
    const docx = await upload(person, new File([Uint8Array.from(buildDocx(LINES))], 'cv.docx'));
    expect(docx.body.data.original?.text).toContain('Led a workshop of nine.');
    const other = await tenant.veteran();
    const text = await upload(other, new File([LINES.join('\n')], 'cv.txt'));
    expect(text.body.data.original).toMatchObject({ name: 'cv.txt', content_type: 'text/plain; charset=utf-8' });
    expect(text.body.data.original?.text).toContain('Led a workshop of nine.');
  });

  test("as LinkedIn's export is read like any other, and of it only what was read is kept", async () => {
    const person = await tenant.veteran();
    const archive = buildZip({
      'Profile.csv': Buffer.from('First Name,Last Name\nMegan,Lloyd\n'),
      'Positions.csv': Buffer.from(
        'Company Name,Title,Started On,Finished On\nNorthgate Rail,Fleet Technician,Apr 2022,\nBritish Army,Sergeant,Sep 2010,Mar 2022\n',
      ),
      'messages.csv': Buffer.from('FROM,CONTENT\nSomebody,Private words\n'),
    });
    const { body } = await upload(person, new File([Uint8Array.from(archive)], 'Basic_LinkedInDataExport.zip'));
    expect(body.data).toMatchObject({
      content: { work: [{ name: 'Northgate Rail' }], military: [{ service: 'British Army', rank: 'Sergeant' }] },
      original: { name: 'Basic_LinkedInDataExport.zip', content_type: 'application/zip' },
    });
    expect(body.data.original?.text).toContain('Company Name: Northgate Rail');
    const { body: state } = await tenant.call(calls.getOnboarding, {}, person);
    expect(state.data.service).toMatchObject([{ service: 'British Army', nato_code: 'OR-6', ended: '2022-03' }]);
    const stored = await tenant.run((db) =>
      db.selectFrom('files').select(['bytes', 'name']).where('owner_id', '=', person.id).execute(),
    );
    expect(stored.map(({ name }) => name)).toEqual(['Basic_LinkedInDataExport.zip']);
    expect(stored[0]?.bytes.includes('Positions.csv')).toBe(true);
    expect(stored[0]?.bytes.includes('messages')).toBe(false);
    // The same export again counts as the same file.
    const again = await upload(person, new File([Uint8Array.from(archive)], 'export.zip'));
    expect([again.status, again.body.data.revision]).toEqual([200, 1]);
  });

  test('sent twice concurrently creates one resume', async () => {
    const person = await tenant.veteran();
    const both = await Promise.all([upload(person, cvFile()), upload(person, cvFile())]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(both[0]?.body.data.id).toBe(both[1]?.body.data.id);
    expect(both[1]?.body.data.revision).toBe(1);
  });

  test('replaces another only with its current revision, and stores that one as a version', async () => {
    const person = await tenant.veteran();
    const { body } = await upload(person, cvFile());
    const again = await upload(person, cvFile('two'));
    expect([again.status, again.failure.data]).toEqual([409, { resume_id: body.data.id, revision: 1 }]);
    expect((await upload(person, cvFile('two'), 7)).status).toBe(409);
    const replaced = await upload(person, cvFile('two'), 1);
    expect(replaced.body.data).toMatchObject({ id: body.data.id, revision: 2, seen: [] });
    const versions = await tenant.run((db) =>
      db.selectFrom('resume_versions').select(['revision', 'name']).where('resume_id', '=', body.data.id).execute(),
    );
    expect(versions).toEqual([{ revision: 1, name: 'Before importing a new file' }]);
  });

  test.each([
    [
      'a picture',
      new File([Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')], 'cv.pdf'),
      415,
      /We can’t read a CV from this file/,
    ],
    ['a scan', new File([Uint8Array.from(textPdf([[]]))], 'scan.pdf'), 422, /only images, like a scan/],
    ['an empty file', new File([], 'cv.pdf'), 422, /empty/],
    ['11 MB', new File([Buffer.alloc(11 * 1024 * 1024)], 'cv.pdf'), 413, /larger than 10 MB/],
  ])('that is %s is refused and nothing is kept', async (_, file, status, message) => {
    const person = await tenant.veteran();
    const answer = await upload(person, file);
    expect([answer.status, answer.failure.errors?.file?.[0]]).toEqual([status, expect.stringMatching(message)]);
    expect((await tenant.call(calls.getOnboardingResume, {}, person)).body.data).toBeNull();
  });

  test('can be started without a file', async () => {
    const person = await tenant.veteran({ first_name: 'Aisha', last_name: 'Rahman' });
    const { basics } = emptyResume();
    const { body } = await tenant.call(
      calls.saveCv,
      { body: { section: 'skills', revision: 0, content: { skills: [{ name: 'Welding' }] } } },
      person,
    );
    expect(body.data).toMatchObject({ revision: 1, seen: ['skills'], original: null });
    expect(body.data.content.basics).toEqual({ ...basics, name: 'Aisha Rahman', email: person.email });
    expect(body.data.content.skills[0]).toMatchObject({ name: 'Welding', id: expect.stringMatching(/./) });
    expect((await tenant.call(getOriginalCv, { params: { id: body.data.id } }, person)).status).toBe(404);
  });

  describe('that is replaced or removed deletes its file', () => {
    const filesOf = async (person: Person) =>
      (await tenant.run((db) => db.selectFrom('files').select('id').where('owner_id', '=', person.id).execute())).map(
        ({ id }) => id,
      );

    test('by another file, by starting again, and from the trash', async () => {
      const person = await tenant.veteran();
      const { body } = await upload(person, cvFile());
      const [first] = await filesOf(person);
      await upload(person, cvFile('two'), 1);
      const [second, ...others] = await filesOf(person);
      expect(others).toEqual([]);
      expect(second).not.toBe(first);
      // Saving a section does not change it.
      await tenant.call(calls.saveCv, { body: { section: 'skills', revision: 2, content: { skills: [] } } }, person);
      expect(await filesOf(person)).toEqual([second]);
      await tenant.call(deleteResume, { params: { id: body.data.id } }, person);
      expect(await filesOf(person)).toEqual([second]);
      await tenant.call(deleteResume, { params: { id: body.data.id }, query: { for_good: true } }, person);
      expect(await filesOf(person)).toEqual([]);
    });

    test('when the trash is emptied', async () => {
      const person = await tenant.veteran();
      const { body } = await upload(person, cvFile());
      const trashed_at = new Date(Date.now() - 31 * 86_400_000).toISOString();
      await tenant.run((db) => db.updateTable('resumes').set({ trashed_at }).where('id', '=', body.data.id).execute());
      await emptyTrash(tenant.work, tenant.id);
      expect(await filesOf(person)).toEqual([]);
    });

    test('unless it was sent with an application', async () => {
      const person = await tenant.veteran();
      await upload(person, cvFile());
      const [first] = await filesOf(person);
      if (first === undefined) throw new Error('No file');
      const { id } = await buildApplication(tenant, { veteran: person });
      await tenant.run((db) => db.updateTable('applications').set({ resume_file_id: first }).where('id', '=', id).execute());
      await upload(person, cvFile('two'), 1);
      expect(await filesOf(person)).toContain(first);
    });
  });

  test('in the trash is started again', async () => {
    const person = await tenant.veteran();
    const { body } = await upload(person, cvFile());
    await tenant.run((db) =>
      db.updateTable('resumes').set({ trashed_at: new Date().toISOString() }).where('id', '=', body.data.id).execute(),
    );
    expect((await tenant.call(calls.getOnboardingResume, {}, person)).body.data).toBeNull();
    const begun = await tenant.call(calls.saveCv, { body: { section: 'personal', revision: 0, content: {} } }, person);
    expect(begun.body.data).toMatchObject({ id: body.data.id, original: null, seen: ['personal'], content: { work: [] } });
    const again = await upload(person, cvFile(), begun.body.data.revision);
    expect(again.body.data).toMatchObject({ id: body.data.id, original: { name: 'Jane CV.pdf' }, seen: [] });
  });

  test('keeps sections that are not in the request', async () => {
    const person = await tenant.veteran();
    const { body } = await upload(person, cvFile());
    const { data } = (
      await tenant.call(calls.saveCv, { body: { section: 'skills', revision: 1, content: { skills: [] } } }, person)
    ).body;
    expect(data.content.work).toEqual(body.data.content.work);
    expect(data.content.military).toEqual(body.data.content.military);
  });

  test('open in two tabs is not overwritten silently', async () => {
    const person = await tenant.veteran();
    const { body } = await upload(person, cvFile());
    const { basics } = body.data.content;
    const save = (summary: string, revision: number) =>
      tenant.call(calls.saveCv, { body: { section: 'summary', revision, content: { basics: { ...basics, summary } } } }, person);
    const [one, two] = await Promise.all([save('From one tab.', 1), save('From the other.', 1)]);
    const [stored, refused] = one?.status === 200 ? [one, two] : [two, one];
    expect([stored?.status, refused?.status]).toEqual([200, 409]);
    expect(refused?.failure.message).toMatch(/changed in another tab.*Nothing was overwritten/s);
    expect(refused?.failure.data).toMatchObject({
      revision: 2,
      content: { basics: { summary: stored?.body.data.content.basics.summary } },
    });
    // The same content again is not a conflict.
    const again = await save(stored?.body.data.content.basics.summary ?? '', 1);
    expect([again.status, again.body.data.revision]).toEqual([200, 2]);
  });

  test.each([
    ['a section that there is not', { section: 'hobbies', revision: 0, content: {} }],
    ['a revision that is none', { section: 'work', revision: 'last', content: {} }],
    ['work that is no list', { section: 'work', revision: 0, content: { work: 'Acme' } }],
    ['501 posts', { section: 'work', revision: 0, content: { work: Array(501).fill({ name: 'Acme' }) } }],
  ])('with %s is refused', async (_, body) => {
    const person = await tenant.veteran();
    const response = await tenant.app.inject({
      method: 'POST',
      url: calls.saveCv.path,
      headers: { host: tenant.host, authorization: `Bearer ${person.token}` },
      payload: body,
    });
    expect(response.statusCode).toBe(422);
  });
});

describe('career direction', () => {
  test('is saved and shown again', async () => {
    const person = await tenant.veteran();
    const second = optionOf(questions.career_direction[1], 'Pay');
    const { body } = await tenant.call(
      calls.saveCareerDirection,
      { body: { ...career(), wished_roles: ['Fitter', 'fitter', 'Welder'], answers: [second] } },
      person,
    );
    expect(body.data.career).toEqual({ ...CAREER, wished_roles: ['fitter', 'Welder'], salary_currency: 'GBP' });
    expect(body.data.understood_roles.map(({ role, understood }) => [role, understood?.name])).toEqual([
      ['fitter', expect.any(String)],
      ['Welder', 'Welder'],
    ]);
    expect(body.data.answers).toContainEqual({
      question_id: second.question_id,
      answer_option_ids: [second.answer_option_id],
      text: '',
    });
  });

  test('a role that nobody knows is stored, marked and answered with the nearest occupations', async () => {
    const person = await tenant.veteran();
    const roles = ['Xqzt', 'Zzyzx', 'Primary school teacher', 'Registered Nurses'];
    const { body } = await tenant.call(calls.saveCareerDirection, { body: { ...career(), wished_roles: roles } }, person);
    expect(body.data.career.wished_roles).toEqual(roles);
    expect(body.data.understood_roles.map(({ role }) => role)).toEqual(roles);
    const [unknown, , teacher, nurses] = body.data.understood_roles;
    expect(unknown?.understood).toBeNull();
    expect(unknown?.suggestions.length).toBeLessThanOrEqual(5);
    expect(teacher?.understood).toEqual({ onet_soc: '25-2021.00', name: 'Primary school teacher' });
    expect(nurses?.understood).toEqual({ onet_soc: '29-1141.00', name: 'Registered nurse' });
    for (const { role, understood, suggestions } of body.data.understood_roles) {
      const { body: read } = await tenant.call(understandRole, { query: { role } });
      expect(read.data).toEqual({ understood, suggestions });
    }
  });

  test('places saved before they had a radius have none, and remote work is unanswered', async () => {
    const person = await tenant.veteran();
    await tenant.run((db) =>
      db
        .insertInto('veteran_profiles')
        .values({ user_id: person.id, wished_places: JSON.stringify([LEEDS]) })
        .execute(),
    );
    const { body } = await tenant.call(calls.getOnboarding, {}, person);
    expect(body.data.career).toMatchObject({ wished_places: [{ ...LEEDS, radius_miles: null }], remote_ok: null });
    const old = { ...career(), wished_places: [LEEDS], remote_ok: undefined };
    const saved = await tenant.call(calls.saveCareerDirection, { body: old }, person);
    expect(saved.body.data.career).toMatchObject({ wished_places: [{ ...LEEDS, radius_miles: null }], remote_ok: null });
  });

  test.each([
    ['a start in the past', { start_date: inDays(-1) }, 'start_date', /today or a later/],
    ['a start in five years', { start_date: inDays(5 * 366) }, 'start_date', /three years/],
    ['a discharge in a lifetime', { discharge_date: inDays(41 * 366) }, 'discharge_date', /40 years/],
    ['pay of nothing', { salary_from: 0 }, 'salary_from', /above zero/],
    ['pay by the year that is for a month', { salary_from: 900 }, 'salary_from', /low for a year/],
    [
      'a radius that is not offered',
      { wished_places: [{ ...LEEDS, radius_miles: 12 }] },
      'wished_places.0.radius_miles',
      /10, 25/,
    ],
    ['eleven roles', { wished_roles: Array(11).fill('Fitter') }, 'wished_roles', /ten roles/],
  ])('with %s is refused', async (_, change, field, message) => {
    const person = await tenant.veteran();
    const body: ArgsOf<typeof calls.saveCareerDirection>['body'] = Object.assign(career(), change);
    const answer = await tenant.call(calls.saveCareerDirection, { body }, person);
    expect([answer.status, answer.failure.errors?.[field]?.[0]]).toEqual([422, expect.stringMatching(message)]);
    expect(await standing(person)).toEqual([null, 0]);
  });

  test('with a discharge before the 16th birthday is refused', async () => {
    const person = await tenant.veteran();
    await tenant.call(calls.savePersonalDetails, { body: personal() }, person);
    const answer = await tenant.call(calls.saveCareerDirection, { body: { ...career(), discharge_date: '2001-05-31' } }, person);
    expect(answer.failure.errors?.discharge_date?.[0]).toMatch(/16th birthday/);
  });
});

describe('two tabs', () => {
  const seenBy = async (person: Person) => (await tenant.call(calls.getOnboarding, {}, person)).body.data.revisions;

  test('that change personal details: the second gets 409 with what the first saved, and nothing is lost', async () => {
    const person = await tenant.veteran();
    await tenant.call(calls.savePersonalDetails, { body: personal() }, person);
    const { personal: revision } = await seenBy(person);
    const writers = [
      tenant.call(calls.savePersonalDetails, { body: { ...personal(), gender: 'female', revision } }, person),
      tenant.call(calls.savePersonalDetails, { body: { ...personal(), phone_number: '07911 123457', revision } }, person),
    ];
    const replies = await Promise.all(writers);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    const saved = (await tenant.call(calls.getOnboarding, {}, person)).body.data;
    const refused = replies.find(({ status }) => status === 409);
    expect(refused?.failure.message).toBe(
      'You’ve changed these details in another tab or on another device. Check them and save again.',
    );
    expect(refused?.failure.data).toMatchObject({ personal: saved.personal, revisions: saved.revisions });
    const again = { ...personal(), ...saved.personal, dob: '1985-06-02', phone_number: '07911 123457', country_code: '+44' };
    const third = await tenant.call(
      calls.savePersonalDetails,
      { body: { ...again, revision: saved.revisions.personal } },
      person,
    );
    expect(third.status).toBe(200);
  });

  test('that answer a question of the step differently conflict too', async () => {
    const person = await tenant.veteran();
    await tenant.call(calls.savePersonalDetails, { body: personal() }, person);
    const { personal: revision } = await seenBy(person);
    const left = optionOf(questions.personal_details[0], questions.personal_details[0]?.options.at(-1)?.option_text ?? '');
    const change = { ...personal(), ...left, revision };
    expect((await tenant.call(calls.savePersonalDetails, { body: change }, person)).status).toBe(200);
    expect((await tenant.call(calls.savePersonalDetails, { body: change }, person)).status).toBe(409);
  });

  test('that change wishes conflict, also over a discharge date that a plan has moved', async () => {
    const person = await tenant.veteran();
    await tenant.call(calls.saveCareerDirection, { body: career() }, person);
    const { career: revision, personal: other } = await seenBy(person);
    const writers = ['Fitter', 'Welder'].map((role) =>
      tenant.call(calls.saveCareerDirection, { body: { ...career(), wished_roles: [role], revision } }, person),
    );
    expect((await Promise.all(writers)).map(({ status }) => status).sort()).toEqual([200, 409]);
    const seen = await seenBy(person);
    expect(seen.personal).toBe(other);
    await tenant.run((db) => updateDischargeDate(db, person.id, inDays(90)));
    const late = await tenant.call(calls.saveCareerDirection, { body: { ...career(), revision: seen.career } }, person);
    expect(late.failure.data).toMatchObject({ career: { discharge_date: inDays(90) } });
    expect(late.status).toBe(409);
  });

  test('that answer the action plan: the second gets 409 with what the first saved', async () => {
    const person = await tenant.veteran();
    const answersFor = async (need: string) => ({ answers: await planAnswers(person, [need]) });
    const { plan: revision, personal: other } = await seenBy(person);
    const bodies = [await answersFor('Health'), await answersFor('Housing')];
    const replies = await Promise.all(
      bodies.map((body) => tenant.call(calls.saveQuestionairre, { body: { ...body, revision } }, person)),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    const saved = (await tenant.call(calls.getOnboarding, {}, person)).body.data;
    expect(replies.find(({ status }) => status === 409)?.failure.data).toMatchObject({
      answers: saved.answers,
      revisions: saved.revisions,
    });
    expect(saved.revisions).toMatchObject({ personal: other });
    expect(saved.revisions.plan).not.toBe(revision);
    const again = { ...(await answersFor('Money')), revision: saved.revisions.plan };
    expect((await tenant.call(calls.saveQuestionairre, { body: again }, person)).status).toBe(200);
  });

  test('that choose services: the second gets 409 with what the first chose, and what operators hid does not count', async () => {
    const person = await tenant.veteran();
    const { services: revision } = await seenBy(person);
    const found = (await tenant.call(calls.findProposedServices, {}, person)).body.data;
    const [one = 0, two = 0] = found.map(({ id }) => id);
    const choose = (service_ids: number[], seen: string) =>
      tenant.call(calls.saveServices, { body: { service_ids, revision: seen } }, person);
    const replies = await Promise.all([choose([one], revision), choose([two], revision)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    const saved = (await tenant.call(calls.getOnboarding, {}, person)).body.data;
    expect(saved.chosen_services).toHaveLength(1);
    expect(replies.find(({ status }) => status === 409)?.failure.data).toMatchObject({
      chosen_services: saved.chosen_services,
      revisions: saved.revisions,
    });
    expect((await choose([one, two], saved.revisions.services)).status).toBe(200);
  });
});

describe('the action plan', () => {
  const save = async (person: Person, needs: string[]) =>
    tenant.call(calls.saveQuestionairre, { body: { answers: await planAnswers(person, needs) } }, person);

  test('requires an answer to every question, including those of each need', async () => {
    const person = await tenant.veteran();
    const answers = await planAnswers(person, ['Housing']);
    const requested = questions.action_plan.length;
    expect(answers).toHaveLength(requested + 1);
    const partial = await tenant.call(calls.saveQuestionairre, { body: { answers: answers.slice(0, requested) } }, person);
    expect([partial.status, partial.failure.errors?.answers?.[0]]).toEqual([422, expect.stringMatching(/Where will you live/)]);
    expect((await tenant.call(calls.saveQuestionairre, { body: { answers: [] } }, person)).status).toBe(422);
    expect((await tenant.call(calls.saveQuestionairre, { body: { answers } }, person)).status).toBe(200);
  });

  test('refuses "Nothing for now" together with another answer', async () => {
    const person = await tenant.veteran();
    const answers = await planAnswers(person, ['Money', 'Nothing for now']);
    const answer = await tenant.call(calls.saveQuestionairre, { body: { answers } }, person);
    expect([answer.status, answer.failure.errors?.['answers.0']?.[0]]).toEqual([422, expect.stringMatching(/on its own/)]);
  });

  test('keeps completed steps when the answers change, and removes steps no longer suggested', async () => {
    const person = await tenant.veteran();
    await save(person, ['Health', 'Housing']);
    const before = (await tenant.call(calls.getActionPlan, {}, person)).body.data;
    const done = before.find(({ category }) => category === 'healthcare');
    await tenant.call(
      calls.updateActionPlanTask,
      { params: { id: done?.id ?? 0 }, body: { revision: done?.revision ?? 0, done: true } },
      person,
    );
    await save(person, ['Money']);
    const after = (await tenant.call(calls.getActionPlan, {}, person)).body.data;
    expect(after.map(({ category }) => category)).not.toContain('housing');
    expect(after.find(({ id }) => id === done?.id)?.done_at).not.toBeNull();
    expect(after.map(({ category }) => category)).toContain('finance');
  });

  test('creates one plan for repeated requests', async () => {
    const person = await tenant.veteran();
    const sent = await Promise.all(Array.from({ length: 5 }, () => save(person, ['Finding work'])));
    expect(sent.map(({ status }) => status)).toEqual(Array(5).fill(200));
    const titles = (await tenant.call(calls.getActionPlan, {}, person)).body.data.map(({ title }) => title);
    expect(titles).toEqual([...new Set(titles)]);
    expect(titles.length).toBeGreaterThan(1);
  });

  test('of another person can’t be changed', async () => {
    const [mine, other] = [await tenant.veteran(), await tenant.veteran()];
    const [item] = (await save(mine, ['Money'])).body.action_plan;
    const answer = await tenant.call(
      calls.updateActionPlanTask,
      { params: { id: item?.id ?? 0 }, body: { revision: item?.revision ?? 0, done: true } },
      other,
    );
    expect(answer.status).toBe(404);
  });
});

describe('services', () => {
  test('replace the ones selected before', async () => {
    const person = await tenant.veteran();
    const list = (await tenant.call(calls.findProposedServices, {}, person)).body.data;
    expect(list.every(({ reasons }) => reasons.length > 0)).toBe(true);
    const [one, two] = list.map(({ id }) => id);
    await tenant.call(calls.saveServices, { body: { service_ids: [one, one, two] } }, person);
    await tenant.call(calls.saveServices, { body: { service_ids: [two] } }, person);
    const chosen = (await tenant.call(calls.findProposedServices, {}, person)).body.data.filter(({ chosen }) => chosen);
    expect(chosen.map(({ id }) => id)).toEqual([two]);
  });

  test('that are not offered, or another tenant’s, are refused', async () => {
    const elsewhere = await newTenant();
    await elsewhere.run((db) => insertStandardContent(db, 232));
    const stranger = await elsewhere.veteran();
    const [theirs] = (await elsewhere.call(calls.findProposedServices, {}, stranger)).body.data;
    const answer = await tenant.call(calls.saveServices, { body: { service_ids: [theirs?.id] } }, await tenant.veteran());
    expect([answer.status, answer.failure.errors?.service_ids?.[0]]).toEqual([422, expect.stringMatching(/no longer offered/)]);
  });

  test('of the other country are not proposed', async () => {
    const us = await newTenant({ country_id: 233 });
    await us.run((db) => insertStandardContent(db, 233));
    const names = (await us.call(calls.findProposedServices, {}, await us.veteran())).body.data.map(({ name }) => name);
    expect(names).toContain('DoD SkillBridge');
    expect(names).not.toContain('SSAFA, the Armed Forces charity');
  });
});

describe('skipping', () => {
  test('counts as started and completes no step', async () => {
    const person = await tenant.veteran();
    const { body } = await tenant.call(calls.skipOnboarding, { query: { step: 1 } }, person);
    expect(body.data).toMatchObject({ onboarding_steps: 1, onboarding_percentage: 0, finished: [] });
    await tenant.call(calls.skipOnboarding, {}, person);
    expect(await standing(person)).toEqual([1, 0]);
  });

  test('is refused at step 4', async () => {
    const person = await tenant.veteran();
    expect((await tenant.call(calls.skipOnboarding, { query: { step: 4 } }, person)).status).toBe(409);
    expect(await standing(person)).toEqual([null, 0]);
  });
});

describe('a tenant without questions', () => {
  test('allows every step to be completed', async () => {
    const empty = await newTenant();
    const person = await empty.veteran();
    const { question_id: _, answer_option_id: __, ...details } = personal();
    expect((await empty.call(calls.savePersonalDetails, { body: details }, person)).status).toBe(200);
    expect((await empty.call(calls.saveCareerDirection, { body: CAREER }, person)).status).toBe(200);
    expect((await empty.call(calls.saveQuestionairre, { body: { answers: [] } }, person)).status).toBe(200);
    expect((await empty.call(calls.findProposedServices, {}, person)).body.data).toEqual([]);
  });
});

test('only the person can read their date of birth and gender', async () => {
  const person = await tenant.veteran();
  await tenant.call(calls.savePersonalDetails, { body: { ...personal(), gender: 'other' } }, person);
  const recruiter = await tenant.recruiter();
  expect((await tenant.call(calls.getOnboarding, {}, recruiter)).status).toBe(403);
});
