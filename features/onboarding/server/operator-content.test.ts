import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { newTenant, type Person } from '#apps/api/testing/index.ts';
import { findAuditEvents } from '#features/operator/audit-contract.ts';
import * as plans from '#features/plans/contract.ts';
import * as questionCalls from '#features/questions/contract.ts';
import * as questionEditing from '#features/questions/operator-contract.ts';
import { today } from '#features/services/entry-rules.ts';
import * as providerEditing from '#features/services/operator-contract.ts';
import * as onboarding from '../contract.ts';
import { loadStandardContent } from '../operator-contract.ts';
import { insertStandardContent } from './standard-content.ts';

const calls = { ...questionEditing, ...providerEditing, loadStandardContent };

type QuestionBody = z.input<typeof questionEditing.createMasterQuestion.body>;
type SuggestionBody = z.input<typeof questionEditing.createActionSuggestion.body>;
type ProviderBody = z.input<typeof providerEditing.createProvider.body>;

const NEEDS: QuestionBody = {
  visibility_place: 'action_plan',
  question: 'What would you like help with?',
  kind: 'many',
  options: [
    { option_text: 'Housing', category: 'housing' },
    { option_text: 'Money', category: 'finance' },
    { option_text: 'Nothing' },
  ],
};

const PROVIDER: ProviderBody = {
  name: 'Harbour Homes',
  category: 'housing',
  description: 'Finds homes near the sea.',
  website: 'https://www.harbour-homes.example.org',
  country_id: 232,
  service_type: 'hybrid',
  availability: 'business_hours',
  source_url: 'https://www.harbour-homes.example.org/about',
  checked_on: '2026-01-31',
};

async function desk() {
  const tenant = await newTenant();
  const [operator, veteran] = [await tenant.person('operator'), await tenant.veteran()];
  const questions = async () => (await tenant.call(calls.findMasterQuestions, {}, operator)).body.data;
  const ask = (body: QuestionBody) => tenant.call(calls.createMasterQuestion, { body }, operator);
  const change = (id: number, revision: number, { options = [], ...body }: QuestionBody) =>
    tenant.call(
      calls.updateMasterQuestion,
      { params: { id }, body: { ...body, options: options.map(editedFieldsOf), revision } },
      operator,
    );
  const remove = (id: number) => tenant.call(calls.deleteMasterQuestion, { params: { id } }, operator);
  const suggest = (body: SuggestionBody) => tenant.call(calls.createActionSuggestion, { body }, operator);
  const provide = (more: Partial<ProviderBody> = {}) =>
    tenant.call(calls.createProvider, { body: { ...PROVIDER, ...more } }, operator);
  const providers = async (query: z.input<typeof providerEditing.findProviders.query> = {}) =>
    (await tenant.call(calls.findProviders, { query }, operator)).body;
  /** The questions that everyone gets in the action plan step. */
  const requested = async () => {
    const query = { visibility_place: 'action_plan' };
    return (await tenant.call(questionCalls.findMasterQuestions, { query }, veteran)).body.data;
  };
  const answer = (given: { question_id: number; answer_option_id?: number[]; text?: string }[]) => {
    const answers = given.map(({ answer_option_id = [], ...one }) => ({ ...one, answer_option_id }));
    return tenant.call(onboarding.saveQuestionairre, { body: { answers } }, veteran);
  };
  const proposed = async () => (await tenant.call(onboarding.findProposedServices, {}, veteran)).body.data;
  return {
    tenant,
    operator,
    veteran,
    questions,
    ask,
    change,
    remove,
    suggest,
    provide,
    providers,
    asked: requested,
    answer,
    proposed,
  };
}

/** An answer as an editor sends it back. */
const editedFieldsOf = ({ id, option_text, category, is_active }: NonNullable<QuestionBody['options']>[number]) => ({
  id,
  option_text,
  category,
  is_active,
});

type Desk = Awaited<ReturnType<typeof desk>>;

/** A question with three answers. The veteran has given the first. */
async function answered({ ask, answer }: Desk) {
  const question = (await ask(NEEDS)).body.data;
  const [first, second, third] = question.options.map(({ id }) => id);
  if (!first || !second || !third) throw new Error('No answers');
  await answer([{ question_id: question.id, answer_option_id: [first] }]);
  return { question, options: [first, second, third] as const };
}

describe('a question', () => {
  test('is added, moved, reworded with its answers kept, and deleted', async () => {
    const { tenant, operator, questions, ask, change, remove, asked: requested } = await desk();
    const text = (question: string): QuestionBody => ({ visibility_place: 'action_plan', question, kind: 'text' });
    const [first, second] = [(await ask(NEEDS)).body.data, (await ask(text('What else?'))).body.data];
    const moved = await tenant.call(calls.moveMasterQuestion, { params: { id: second.id }, body: { direction: 'up' } }, operator);
    expect(moved.body.data.map(({ id }) => id)).toEqual([second.id, first.id]);
    expect((await requested()).map(({ id }) => id)).toEqual([second.id, first.id]);
    const [housing, ...others] = first.options;
    const options = [...others, { ...housing, option_text: 'A home' }];
    const changed = (await change(first.id, 1, { ...NEEDS, question: 'What would help?', options })).body.data;
    expect(changed).toMatchObject({ question: 'What would help?', revision: 2 });
    expect(changed.options.map(({ option_text, category }) => [option_text, category])).toEqual([
      ['Money', 'finance'],
      ['Nothing', null],
      ['A home', 'housing'],
    ]);
    expect(changed.options[2]?.id).toBe(housing?.id);
    expect((await remove(first.id)).status).toBe(200);
    expect((await remove(first.id)).status).toBe(404);
    expect((await questions()).map(({ id }) => id)).toEqual([second.id]);
  });

  test.each<[string, Partial<QuestionBody>, Record<string, unknown>]>([
    ['no words', { question: ' ' }, { question: ['Write the question'] }],
    ['one answer', { options: [{ option_text: 'Yes' }] }, { options: ['Give two or more answers'] }],
    [
      'one answer that is offered',
      { options: [{ option_text: 'Yes' }, { option_text: 'No', is_active: false }] },
      { options: ['Give two or more answers'] },
    ],
    ['no answers', { options: [] }, { options: ['Give two or more answers'] }],
    [
      'an empty answer',
      { options: [{ option_text: 'Yes' }, { option_text: ' ' }] },
      { 'options.1.option_text': ['Write each answer'] },
    ],
    [
      'an answer twice',
      { options: [{ option_text: 'Yes' }, { option_text: 'No' }, { option_text: 'yes' }] },
      { 'options.2.option_text': ['This answer is already in the list'] },
    ],
    ['an unknown place', { visibility_place: 'elsewhere' as 'action_plan' }, { visibility_place: [expect.anything()] }],
    ['an answer to follow that is not there', { after_option_id: 999_999 }, { after_option_id: [expect.anything()] }],
    [
      'an answer of another question',
      { options: [{ id: 999_999, option_text: 'Yes' }, { option_text: 'No' }] },
      { 'options.0.option_text': [expect.anything()] },
    ],
  ])('with %s is refused', async (_, more, errors) => {
    const { ask } = await desk();
    const { status, failure } = await ask({ ...NEEDS, ...more });
    expect([status, failure.errors]).toEqual([422, errors]);
  });

  test('that exists already is refused, with a note if it is hidden', async () => {
    const { tenant, operator, ask } = await desk();
    const { id } = (await ask(NEEDS)).body.data;
    expect((await ask({ ...NEEDS, question: 'what would you like HELP with?' })).failure.errors).toEqual({
      question: ['This is asked here already.'],
    });
    await tenant.call(calls.showMasterQuestion, { params: { id }, body: { is_active: false } }, operator);
    expect((await ask(NEEDS)).failure.message).toContain('but hidden');
    expect((await ask({ ...NEEDS, visibility_place: 'transition_plan' })).status).toBe(201);
  });

  test('that was changed elsewhere is not overwritten', async () => {
    const { ask, change } = await desk();
    const { id, options } = (await ask(NEEDS)).body.data;
    const draft = { ...NEEDS, options };
    expect((await change(id, 1, { ...draft, question: 'What would help?' })).status).toBe(200);
    const late = await change(id, 1, { ...draft, question: 'Where do you need help?' });
    expect([late.status, late.failure.message]).toEqual([409, 'Someone else has changed this question since you opened it.']);
    expect(late.failure.data).toMatchObject({ id, question: 'What would help?', revision: 2 });
    const both = await Promise.all([1, 2].map((n) => change(id, 2, { ...draft, question: `Question ${n}?` })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('concurrent moves are applied one after the other', async () => {
    const { tenant, operator, ask, questions } = await desk();
    const ids: number[] = [];
    for (const n of [1, 2, 3, 4])
      ids.push((await ask({ visibility_place: 'action_plan', question: `Question ${n}?`, kind: 'text' })).body.data.id);
    const move = (id: number, direction: 'up' | 'down') =>
      tenant.call(calls.moveMasterQuestion, { params: { id }, body: { direction } }, operator);
    const moves = await Promise.all(ids.flatMap((id) => [move(id, 'up'), move(id, 'down')]));
    expect(moves.map(({ status }) => status)).toEqual(moves.map(() => 200));
    expect((await questions()).map(({ position }) => position)).toEqual([1, 2, 3, 4]);
  });

  test('that was answered can only be hidden: it is no longer asked, and the answers stay', async () => {
    const here = await desk();
    const { tenant, operator, veteran, remove, asked: requested, answer, questions } = here;
    const { question } = await answered(here);
    const gone = await remove(question.id);
    expect([gone.status, gone.failure.message]).toEqual([409, '1 person has answered this question. Hide it instead.']);
    const params = { id: question.id };
    await tenant.call(calls.showMasterQuestion, { params, body: { is_active: false } }, operator);
    expect(await requested()).toEqual([]);
    expect((await answer([])).status).toBe(200);
    expect((await questions())[0]).toMatchObject({ is_active: false, answers: 1 });
    await tenant.call(calls.showMasterQuestion, { params, body: { is_active: true } }, operator);
    const stored = (await tenant.call(onboarding.getOnboarding, {}, veteran)).body.data.answers;
    expect(stored.map(({ question_id }) => question_id)).toEqual([question.id]);
  });

  test('keeps an answer that someone gave: it can only be hidden, and the kind of question stays', async () => {
    const here = await desk();
    const { change, asked: requested, answer, questions } = here;
    const { question, options } = await answered(here);
    const without = question.options.slice(1);
    expect((await change(question.id, 1, { ...NEEDS, options: without })).failure.errors).toEqual({
      options: ['1 person has answered “Housing”. Hide this answer instead.'],
    });
    expect((await change(question.id, 1, { ...NEEDS, kind: 'text', options: [] })).failure.errors).toEqual({
      kind: ['1 person has already answered it, so its type can’t change. Hide this question and write a new one.'],
    });
    const hidden = question.options.map((option, index) => ({ ...option, is_active: index > 0 }));
    expect((await change(question.id, 1, { ...NEEDS, options: hidden })).status).toBe(200);
    expect((await requested())[0]?.options.map(({ option_text }) => option_text)).toEqual(['Money', 'Nothing']);
    expect((await answer([{ question_id: question.id, answer_option_id: [options[0]] }])).status).toBe(422);
    expect((await questions())[0]?.options[0]).toMatchObject({ option_text: 'Housing', is_active: false, answers: 1 });
  });

  test('can change from one answer to several but not back', async () => {
    const { ask, change, answer } = await desk();
    const question = (await ask({ ...NEEDS, kind: 'choice' })).body.data;
    await answer([{ question_id: question.id, answer_option_id: [question.options[0]?.id ?? 0] }]);
    expect((await change(question.id, 1, { ...NEEDS, options: question.options })).status).toBe(200);
    expect((await change(question.id, 2, { ...NEEDS, kind: 'choice', options: question.options })).status).toBe(422);
  });

  test('follows an answer that names a need and stays attached to it', async () => {
    const { tenant, veteran, ask, change, remove, answer } = await desk();
    const needs = (await ask(NEEDS)).body.data;
    const [housing, , nothing] = needs.options;
    const follow = (after_option_id: number | undefined) =>
      ask({ visibility_place: 'action_plan', question: 'Where will you live?', kind: 'text', after_option_id });
    expect((await follow(nothing?.id)).status).toBe(422);
    const followUp = (await follow(housing?.id)).body.data;
    const questionnaire = await tenant.call(questionCalls.getQuestionairre, { params: { id: housing?.id ?? 0 } }, veteran);
    expect(questionnaire.body.data.questions.map(({ question }) => question)).toEqual(['Where will you live?']);
    const given = [{ question_id: needs.id, answer_option_id: [housing?.id ?? 0] }];
    expect((await answer([...given, { question_id: followUp.id, text: 'By the sea' }])).status).toBe(200);

    const needless = needs.options.map((option) => ({ ...option, category: null }));
    expect(Object.keys((await change(needs.id, 1, { ...NEEDS, options: needless })).failure.errors ?? {})).toEqual([
      'options.0.category',
    ]);
    const elsewhere = { ...NEEDS, visibility_place: 'career_direction' as const, options: needs.options };
    expect(Object.keys((await change(needs.id, 1, elsewhere)).failure.errors ?? {})).toEqual(['visibility_place']);
    expect((await remove(needs.id)).status).toBe(409);
    const deep = (await ask({ ...NEEDS, question: 'Deeper?', after_option_id: housing?.id })).body.data;
    expect((await follow(deep.options[0]?.id)).failure.errors).toEqual({ after_option_id: [expect.anything()] });
  });
});

describe('a next step', () => {
  test('is suggested for its answer until it is hidden, and completed steps stay in the plan', async () => {
    const { tenant, operator, veteran, ask, suggest, answer } = await desk();
    const question = (await ask(NEEDS)).body.data;
    const [housing, money] = question.options.map(({ id }) => id);
    const step = { title: 'Ask the council', why: 'It has a rule for leavers.', link: 'https://www.gov.uk/council-housing' };
    const created = (await suggest({ ...step, answer_option_id: housing })).body.data;
    await suggest({ title: 'Make a budget', why: 'Three months.', answer_option_id: money });
    const plan = async () => (await tenant.call(plans.getActionPlan, {}, veteran)).body.data;
    await answer([{ question_id: question.id, answer_option_id: [housing ?? 0] }]);
    const [item] = await plan();
    expect(item).toMatchObject({ ...step, category: 'housing' });

    const remove = () => tenant.call(calls.deleteActionSuggestion, { params: { id: created.id } }, operator);
    expect(await remove()).toMatchObject({
      status: 409,
      failure: { message: '1 person has it in their plan. Hide it instead.' },
    });
    await tenant.call(
      plans.updateActionPlanTask,
      { params: { id: item?.id ?? 0 }, body: { revision: item?.revision ?? 0, done: true } },
      veteran,
    );
    const hide = { params: { id: created.id }, body: { is_active: false } };
    expect((await tenant.call(calls.showActionSuggestion, hide, operator)).body.data.is_active).toBe(false);
    await answer([{ question_id: question.id, answer_option_id: [housing ?? 0, money ?? 0] }]);
    expect((await plan()).map(({ title, done_at }) => [title, done_at !== null]).sort()).toEqual([
      ['Ask the council', true],
      ['Make a budget', false],
    ]);
  });

  test('is reworded, moved within its answer, and deleted', async () => {
    const { tenant, operator, suggest } = await desk();
    const add = async (title: string) => (await suggest({ title, why: 'It helps.' })).body.data;
    const [first, second] = [await add('First step'), await add('Second step')];
    const move = { params: { id: second.id }, body: { direction: 'up' as const } };
    const moved = (await tenant.call(calls.moveActionSuggestion, move, operator)).body.data;
    expect(moved.map(({ title }) => title)).toEqual(['Second step', 'First step']);
    const params = { id: first.id };
    const write = (revision: number, title: string) =>
      tenant.call(calls.updateActionSuggestion, { params, body: { title, why: 'It helps.', revision } }, operator);
    expect((await write(1, 'A first step')).body.data).toMatchObject({ title: 'A first step', revision: 2 });
    expect((await write(1, 'Another')).status).toBe(409);
    expect((await write(2, 'second STEP')).failure.errors).toEqual({ title: ['This is suggested here already.'] });
    expect((await tenant.call(calls.deleteActionSuggestion, { params }, operator)).status).toBe(200);
    expect((await tenant.call(calls.deleteActionSuggestion, { params }, operator)).status).toBe(404);
  });

  test.each<[string, Partial<SuggestionBody>, string]>([
    ['no title', { title: '' }, 'title'],
    ['no reason', { why: '' }, 'why'],
    ['an address without https', { link: 'http://example.org' }, 'link'],
    ['an address that leads elsewhere', { link: '//example.org' }, 'link'],
    ['a script for an address', { link: 'javascript:alert(1)' }, 'link'],
    ['an answer that is not there', { answer_option_id: 999_999 }, 'answer_option_id'],
  ])('with %s is refused', async (_, more, field) => {
    const { suggest } = await desk();
    const { status, failure } = await suggest({ title: 'Look at jobs', why: 'To begin.', ...more });
    expect([status, Object.keys(failure.errors ?? {})]).toEqual([422, [field]]);
  });
});

describe('a provider', () => {
  test('is proposed to its service with the operators’ reason until it is hidden, and stays saved', async () => {
    const { tenant, operator, veteran, provide, providers, proposed } = await desk();
    const added = await provide({
      reason: 'Our own advisers know them',
      phones: [{ number: '0800 1234' }],
      email: 'help@harbour.example.org',
    });
    const { id } = added.body.data;
    expect(await proposed()).toMatchObject([
      { id, name: 'Harbour Homes', reasons: ['Our own advisers know them'], email: 'help@harbour.example.org' },
    ]);
    await tenant.call(onboarding.saveServices, { body: { service_ids: [id] } }, veteran);
    const remove = () => tenant.call(calls.deleteProvider, { params: { id } }, operator);
    expect((await remove()).failure.message).toBe('1 person keeps this provider. Hide it instead.');
    const show = (is_active: boolean) => tenant.call(calls.showProviders, { body: { ids: [id], is_active } }, operator);
    await show(false);
    expect(await proposed()).toEqual([]);
    await tenant.call(onboarding.saveServices, { body: { service_ids: [] } }, veteran);
    expect((await providers({ only: 'hidden' })).data).toMatchObject([{ id, chosen: 1 }]);
    await show(true);
    expect(await proposed()).toMatchObject([{ id, chosen: true }]);
  });

  test('is proposed to members of its service only', async () => {
    const { tenant, veteran, provide, proposed } = await desk();
    await provide({ military_service_ids: [2, 2] });
    const serve = (military_service_id: number) =>
      tenant.run(async (db) => {
        await db.deleteFrom('service_records').where('user_id', '=', veteran.id).execute();
        await db.insertInto('service_records').values({ user_id: veteran.id, entry_id: 'one', military_service_id }).execute();
      });
    await serve(1);
    expect(await proposed()).toEqual([]);
    await serve(2);
    expect((await proposed())[0]?.reasons).toEqual(['For people who serve or served in the Royal Navy']);
  });

  test('needs checking if its facts were not checked within a year', async () => {
    const { tenant, operator, provide, providers } = await desk();
    const known = (await provide()).body.data;
    await provide({ name: 'Read long ago', is_verified: true, checked_on: '2020-02-01' });
    await provide({ name: 'Read today', is_verified: true, checked_on: today() });
    const toCheck = await providers({ only: 'to_check' });
    expect([toCheck.to_check, toCheck.data.map(({ name }) => name)]).toEqual([2, ['Harbour Homes', 'Read long ago']]);
    const check = (revision: number) =>
      tenant.call(calls.checkProvider, { params: { id: known.id }, body: { revision } }, operator);
    expect((await check(known.revision)).body.data).toMatchObject({ is_verified: true, checked_on: today(), revision: 2 });
    expect((await check(known.revision)).status).toBe(409);
    expect((await providers()).to_check).toBe(1);
  });

  test('is found by keywords and by need, changed, and deleted', async () => {
    const { tenant, operator, provide, providers } = await desk();
    const { id, revision } = (await provide({ category_tags: ['finance', 'housing', 'finance'] })).body.data;
    await provide({ name: 'Other', category: 'education', description: '100 % online.' });
    const names = async (query: z.input<typeof providerEditing.findProviders.query>) =>
      (await providers(query)).data.map(({ name }) => name);
    expect(await names({ search: 'NEAR the sea' })).toEqual(['Harbour Homes']);
    expect(await names({ search: '%' })).toEqual(['Other']);
    expect(await names({ category: 'finance' })).toEqual(['Harbour Homes']);
    const write = (body: Partial<ProviderBody>, seen: number) =>
      tenant.call(calls.updateProvider, { params: { id }, body: { ...PROVIDER, ...body, revision: seen } }, operator);
    expect((await write({ places: ['Leeds', 'Leeds'] }, revision)).body.data).toMatchObject({
      places: ['Leeds'],
      category_tags: ['housing'],
    });
    expect((await write({ name: 'Late' }, revision)).status).toBe(409);
    expect((await write({ name: 'other' }, revision + 1)).failure.errors).toEqual({ name: [expect.anything()] });
    expect((await tenant.call(calls.deleteProvider, { params: { id } }, operator)).status).toBe(200);
    expect(await names({})).toEqual(['Other']);
  });

  test.each<[string, Partial<ProviderBody>, string]>([
    ['no name', { name: ' ' }, 'name'],
    ['no need', { category: 'fun' as 'housing' }, 'category'],
    ['a bad address', { website: 'harbour homes' }, 'website'],
    ['an address without https', { website: 'http://harbour.example.org' }, 'website'],
    ['a script for an address', { source_url: 'javascript:alert(1)' }, 'source_url'],
    ['a bad phone number', { phones: [{ number: 'call us' }] }, 'phones.0.number'],
    ['a bad e-mail', { email: 'help at harbour' }, 'email'],
    ['a day to come', { checked_on: '2999-01-01' }, 'checked_on'],
    ['an unknown country', { country_id: 999_999 }, 'country_id'],
    ['a service of another country', { military_service_ids: [4] }, 'military_service_ids'],
    ['nobody to be for', { for_serving: false, for_left: false }, 'for_left'],
  ])('with %s is refused', async (_, more, field) => {
    const { provide } = await desk();
    const { status, failure } = await provide(more);
    expect([status, Object.keys(failure.errors ?? {})]).toEqual([422, [field]]);
  });

  test('is created once per name, also by concurrent requests', async () => {
    const { provide } = await desk();
    const answers = await Promise.all([1, 2, 3].map(() => provide()));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
    expect((await provide({ name: 'harbour homes', country_id: 233 })).status).toBe(201);
  });
});

describe('the standard content', () => {
  const load = (tenant: Desk['tenant'], operator: Person) => tenant.call(calls.loadStandardContent, {}, operator);

  test('is loaded once, also by concurrent requests', async () => {
    const { tenant, operator, asked: requested, proposed } = await desk();
    const answers = await Promise.all([load(tenant, operator), load(tenant, operator)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await requested())[0]?.question).toBe('What would you like help with?');
    expect((await proposed()).map(({ name }) => name)).toContain('Royal British Legion');
  });

  test('does not change existing content', async () => {
    const { tenant, operator, questions, ask, provide, providers } = await desk();
    await ask({ visibility_place: 'career_direction', question: 'Where to?', kind: 'text' });
    await provide();
    expect((await load(tenant, operator)).body.data.providers).toBe(0);
    const careers = (await questions()).filter(({ visibility_place }) => visibility_place === 'career_direction');
    expect(careers.map(({ question }) => question)).toEqual(['Where to?']);
    expect((await providers()).meta.total).toBe(1);
  });

  test.each([
    [232, 'Have you spoken to a resettlement adviser?', true],
    [233, 'Have you spoken to a transition counselor?', true],
    [75, 'Have you spoken to your service’s resettlement staff?', false],
  ])('is in the words of country %i', async (country, question, hasProviders) => {
    const { tenant, asked: requested } = await desk();
    const loaded = await tenant.run((db) => insertStandardContent(db, country));
    expect((await requested()).map((one) => one.question)).toContain(question);
    expect(loaded.providers > 0).toBe(hasProviders);
  });
});

test('each change is in the audit log with the name of its subject, even after deletion', async () => {
  const { tenant, operator, ask, remove, provide } = await desk();
  const { id } = (await ask(NEEDS)).body.data;
  await tenant.call(calls.showMasterQuestion, { params: { id }, body: { is_active: false } }, operator);
  await remove(id);
  await provide();
  const events = (await tenant.call(findAuditEvents, {}, operator)).body.data;
  expect(events.map(({ action, subject_name }) => [action, subject_name])).toEqual([
    ['provider_added', 'Harbour Homes'],
    ['question_deleted', 'What would you like help with?'],
    ['question_hidden', 'What would you like help with?'],
    ['question_added', 'What would you like help with?'],
  ]);
});

test('one tenant’s content is not visible to another', async () => {
  const [here, there] = [await desk(), await desk()];
  const { question } = await answered(here);
  await here.provide();
  expect([await there.questions(), await there.asked(), await there.proposed(), (await there.providers()).data]).toEqual([
    [],
    [],
    [],
    [],
  ]);
  const strange = { ...NEEDS, question: 'Ours?', after_option_id: question.options[0]?.id };
  expect((await there.ask(strange)).failure.errors).toEqual({ after_option_id: [expect.anything()] });
  expect((await there.suggest({ title: 'Ours', why: 'Ours.', answer_option_id: question.options[0]?.id })).status).toBe(422);
});
