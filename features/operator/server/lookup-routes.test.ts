import { expect, test } from 'vitest';
import type { z } from 'zod';
import { newTenant } from '#apps/api/testing/index.ts';
import {
  findMilitaryBranches,
  getLanguages,
  getMilitaryCorps,
  getMilitaryExpQuestions,
  getMilitaryNavyServices,
  getMilitaryRanks,
} from '#features/lookups/contract.ts';
import { ONE_LINE } from '#kit/contract/shapes.ts';
import { findAuditEvents } from '../audit-contract.ts';
import * as calls from '../lookup-contract.ts';

const ARMY = 1;
const NAVY = 2;

type Draft = z.input<typeof calls.addServiceLookup.body>;

async function operatorWithLists() {
  const tenant = await newTenant();
  const operator = await tenant.person('operator');
  const find = async (query: z.input<typeof calls.findEditedLookups.query>) =>
    (await tenant.call(calls.findEditedLookups, { query }, operator)).body;
  const add = (body: Draft) => tenant.call(calls.addServiceLookup, { body }, operator);
  const change = (id: number, body: z.input<typeof calls.changeServiceLookup.body>) =>
    tenant.call(calls.changeServiceLookup, { params: { id }, body }, operator);
  const show = (id: number, is_shown: boolean) =>
    tenant.call(calls.showServiceLookup, { params: { id }, body: { is_shown } }, operator);
  const languages = async () => (await tenant.call(getLanguages)).body.data.map(({ title }) => title);
  const idOf = async (query: z.input<typeof calls.findEditedLookups.query>) => (await find(query)).data[0]?.id ?? 0;
  return { tenant, operator, find, add, change, show, languages, idOf };
}

test('an entry can be hidden and shown again, and stays in the operator’s list', async () => {
  const { find, show, languages, idOf } = await operatorWithLists();
  const id = await idOf({ kind: 'language', search: 'Cornish' });
  await show(id, false);
  await show(id, false);
  expect(await languages()).not.toContain('Cornish');
  expect((await find({ kind: 'language', only: 'hidden' })).data).toMatchObject([{ id, title: 'Cornish', is_shown: false }]);
  await show(id, true);
  expect(await languages()).toContain('Cornish');
});

test('a shared entry can be renamed for this tenant, is still found by its shared name, and can be restored', async () => {
  const { tenant, find, change, idOf } = await operatorWithLists();
  const id = await idOf({ kind: 'corps', military_service_id: ARMY, search: 'Intelligence Corps' });
  expect((await change(id, { title: 'Int Corps', abbreviation: 'XX' })).body.data).toMatchObject({
    title: 'Int Corps',
    shared_title: 'Intelligence Corps',
    abbreviation: 'INT CORPS',
  });
  const titled = async (title: string) =>
    (await tenant.call(getMilitaryCorps, { params: { id: ARMY }, query: { title } })).body.data.map((one) => one.title);
  expect(await titled('Intelligence Corps')).toEqual(['Int Corps']);
  expect((await find({ kind: 'corps', only: 'renamed' })).data.map((one) => one.id)).toEqual([id]);
  const elsewhere = await newTenant();
  const there = (await elsewhere.call(getMilitaryCorps, { params: { id: ARMY }, query: { title: 'Intelligence' } })).body.data;
  expect(there.map((one) => one.title)).toEqual(['Intelligence Corps']);
  await change(id, { title: 'Intelligence Corps' });
  expect((await find({ kind: 'corps', only: 'renamed' })).data).toEqual([]);
});

test('a title or abbreviation on two lines is refused', async () => {
  const { add } = await operatorWithLists();
  const { status, body } = await add({ kind: 'language', title: 'Old\nNorse', abbreviation: 'O\nN' });
  expect(status).toBe(422);
  expect(body).toMatchObject({ errors: { title: [ONE_LINE], abbreviation: [ONE_LINE] } });
});

test('an own entry can be added, changed, hidden and deleted', async () => {
  const { tenant, operator, find, add, change, show } = await operatorWithLists();
  const rank = {
    kind: 'rank',
    military_service_id: ARMY,
    title: 'Acting Corporal',
    abbreviation: 'A/Cpl',
    nato_code: 'OR-4',
  } as const;
  const { id } = (await add({ ...rank, category: 'nco' })).body.data;
  const ranks = async () => (await tenant.call(getMilitaryRanks, { params: { id: ARMY }, query: { title: 'acting' } })).body.data;
  expect(await ranks()).toMatchObject([
    { id, title: 'Acting Corporal', abbreviation: 'A/Cpl', nato_code: 'OR-4', category: 'nco' },
  ]);
  await change(id, { title: 'Acting Sergeant', nato_code: 'OR-6', category: 'nco' });
  expect(await ranks()).toMatchObject([{ id, title: 'Acting Sergeant', abbreviation: null, nato_code: 'OR-6' }]);
  await show(id, false);
  expect(await ranks()).toEqual([]);
  expect((await find({ kind: 'rank', only: 'own' })).data).toMatchObject([
    { id, is_own: true, is_shown: false, shared_title: null },
  ]);
  expect((await tenant.call(calls.deleteServiceLookup, { params: { id } }, operator)).status).toBe(200);
  expect((await find({ kind: 'rank', only: 'own' })).data).toEqual([]);
});

test('what one tenant adds or hides does not affect another', async () => {
  const [here, there] = [await operatorWithLists(), await operatorWithLists()];
  await here.add({ kind: 'language', title: 'Esperanto' });
  await here.show(await here.idOf({ kind: 'language', search: 'Welsh' }), false);
  expect(await here.languages()).toEqual(expect.not.arrayContaining(['Welsh']));
  expect(await here.languages()).toContain('Esperanto');
  expect(await there.languages()).toContain('Welsh');
  expect(await there.languages()).not.toContain('Esperanto');
  expect((await there.find({ kind: 'language', search: 'Esperanto' })).data).toEqual([]);
});

test('an own branch has its arm as parent, and none once an own arm is deleted', async () => {
  const { tenant, operator, add } = await operatorWithLists();
  const arm = (await add({ kind: 'navy_service', military_service_id: NAVY, title: 'Test Flotilla' })).body.data.id;
  await add({ kind: 'branch', military_service_id: NAVY, parent_id: arm, title: 'Signals Flotilla' });
  const branches = async (body: object) =>
    (await tenant.call(findMilitaryBranches, { body, query: { title: 'flotilla' } })).body.data;
  expect(await branches({ military_navy_service_id: arm })).toMatchObject([{ parent: { id: arm, title: 'Test Flotilla' } }]);
  await tenant.call(calls.deleteServiceLookup, { params: { id: arm } }, operator);
  expect(await branches({ military_service_id: NAVY })).toMatchObject([{ title: 'Signals Flotilla', parent: null }]);
});

test('an operator’s own question is asked too', async () => {
  const { tenant, add } = await operatorWithLists();
  await add({ kind: 'military_question', title: 'How many hours did you fly?', category: 'number', help: '1,200' });
  expect((await tenant.call(getMilitaryExpQuestions)).body.data.at(-1)).toMatchObject({
    question: 'How many hours did you fly?',
    answer: 'number',
    help: '1,200',
  });
});

test.each<[string, Draft, Record<string, unknown>]>([
  ['no title', { kind: 'language', title: ' ' }, { title: ['Write what it is called'] }],
  ['no service', { kind: 'corps', title: 'A corps' }, { military_service_id: ['Choose a service from the list.'] }],
  [
    'an unknown service',
    { kind: 'corps', title: 'A corps', military_service_id: 99 },
    { military_service_id: [expect.anything()] },
  ],
  ['no country', { kind: 'clearance', title: 'A clearance' }, { country_id: ['Choose a country from the list.'] }],
  [
    'an odd NATO code',
    { kind: 'rank', title: 'A rank', military_service_id: 1, nato_code: 'OR-10' },
    { nato_code: [expect.anything()] },
  ],
  [
    'an odd pay grade',
    { kind: 'rank', title: 'A rank', military_service_id: 4, pay_grade: 'X-1' },
    { pay_grade: [expect.anything()] },
  ],
  ['a long title', { kind: 'language', title: 'x'.repeat(301) }, { title: ['Use 300 characters or fewer'] }],
  [
    'an unknown parent',
    { kind: 'branch', title: 'A branch', military_service_id: 2, parent_id: 999_999 },
    { parent_id: [expect.anything()] },
  ],
  ['what is there', { kind: 'language', title: 'welsh' }, { title: ['It’s already in the list.'] }],
])('an entry with %s is refused', async (_, body, errors) => {
  const { add } = await operatorWithLists();
  const { status, failure } = await add(body);
  expect([status, failure.errors]).toEqual([422, errors]);
});

test('a parent of another service or kind is refused, and so is an entry as its own parent', async () => {
  const { tenant, add, change } = await operatorWithLists();
  const arm = (await tenant.call(getMilitaryNavyServices, { params: { id: NAVY } })).body.data[0]?.id ?? 0;
  expect((await add({ kind: 'branch', title: 'A branch', military_service_id: 4, parent_id: arm })).status).toBe(422);
  expect((await add({ kind: 'profession', title: 'A trade', military_service_id: 2, parent_id: arm })).status).toBe(422);
  const corps = (await add({ kind: 'corps', title: 'A corps', military_service_id: 1 })).body.data.id;
  expect((await change(corps, { title: 'A corps', parent_id: corps })).status).toBe(422);
});

test('adding a hidden entry reports that, and concurrent additions of the same entry add one', async () => {
  const { add, show, idOf } = await operatorWithLists();
  await show(await idOf({ kind: 'language', search: 'Manx' }), false);
  expect((await add({ kind: 'language', title: 'Manx' })).failure.message).toBe(
    'It’s already in the list, but hidden. Show it instead.',
  );
  const answers = await Promise.all([1, 2, 3].map(() => add({ kind: 'language', title: 'Klingon' })));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
});

test('a shared entry cannot be deleted, and an unknown one is 404', async () => {
  const { tenant, operator, change, show, idOf } = await operatorWithLists();
  const remove = (id: number) => tenant.call(calls.deleteServiceLookup, { params: { id } }, operator);
  expect((await remove(await idOf({ kind: 'language', search: 'Welsh' }))).status).toBe(409);
  expect([
    (await remove(999_999)).status,
    (await change(999_999, { title: 'X' })).status,
    (await show(999_999, true)).status,
  ]).toEqual([404, 404, 404]);
});

test('lists are paged, and each change is in the audit log', async () => {
  const { tenant, operator, find, add, change, show } = await operatorWithLists();
  const { meta, data } = await find({ kind: 'badged_role', page: 2 });
  expect([meta.per_page, meta.page, data.length]).toEqual([50, 2, 50]);
  expect(meta.total).toBeGreaterThan(150);
  const { id } = (await add({ kind: 'language', title: 'Esperanto' })).body.data;
  await change(id, { title: 'Ido' });
  await show(id, false);
  await tenant.call(calls.deleteServiceLookup, { params: { id } }, operator);
  const events = (await tenant.call(findAuditEvents, { query: { subject_kind: ['lookup'] } }, operator)).body.data;
  expect(events.map(({ action }) => action)).toEqual(['lookup_deleted', 'lookup_hidden', 'lookup_changed', 'lookup_added']);
});
