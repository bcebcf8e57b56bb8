import { expect, test } from 'vitest';
import { newTenant, type TestTenant } from '#apps/api/testing/index.ts';
import * as calls from '../contract.ts';

const ARMY = 1;
const NAVY = 2;
const RAF = 3;
const US_ARMY = 4;

const titles = (reply: { body: { data: { title: string }[] } }) => reply.body.data.map(({ title }) => title);

async function armOf(tenant: TestTenant, title: string): Promise<number> {
  const { body } = await tenant.call(calls.getMilitaryNavyServices, { params: { id: NAVY } });
  return body.data.find((arm) => arm.title === title)?.id ?? 0;
}

test('the six US services come with their components', async () => {
  const tenant = await newTenant();
  const { body } = await tenant.call(calls.getMilitaryServices, { params: { id: 233 } });
  expect(body.data).toHaveLength(6);
  expect(body.data[0]).toMatchObject({
    name: 'United States Army',
    components: ['Regular Army', 'Army Reserve', 'Army National Guard'],
  });
});

test('ranks go from junior to senior, with NATO code, pay grade and category', async () => {
  const tenant = await newTenant();
  const ranks = (await tenant.call(calls.getMilitaryRanks, { params: { id: US_ARMY } })).body.data;
  expect(ranks[0]).toMatchObject({ title: 'Private', abbreviation: 'PVT', nato_code: 'OR-1', pay_grade: 'E-1' });
  expect(ranks.find(({ abbreviation }) => abbreviation === 'CW3')).toMatchObject({
    nato_code: 'WO-3',
    pay_grade: 'W-3',
    category: 'warrant',
  });
  expect(ranks.at(-1)).toMatchObject({ title: 'General of the Army', nato_code: 'OF-10' });
});

test('a rank is found by part of its title or abbreviation in any case', async () => {
  const tenant = await newTenant();
  const find = (title: string) => tenant.call(calls.getMilitaryRanks, { params: { id: ARMY }, query: { title } });
  expect(titles(await find('warrant'))).toEqual(['Warrant Officer Class 2', 'Warrant Officer Class 1']);
  expect(titles(await find('wO2'))).toEqual(['Warrant Officer Class 2']);
  expect(titles(await find('%'))).toEqual([]);
  expect(titles(await find('_'))).toEqual([]);
});

test('the Royal Marines have their own ranks, the other arms those of the Navy', async () => {
  const tenant = await newTenant();
  const ranksOf = async (arm: string) => {
    const query = { military_navy_service_id: await armOf(tenant, arm) };
    return titles(await tenant.call(calls.getMilitaryRanks, { params: { id: NAVY }, query }));
  };
  expect(await ranksOf('Royal Marines')).toContain('Colour Sergeant');
  expect(await ranksOf('Royal Marines')).not.toContain('Leading Rate');
  expect(await ranksOf('Submarine Service')).toContain('Leading Rate');
  expect(await ranksOf('Submarine Service')).not.toContain('Colour Sergeant');
});

test('the Royal Navy has five arms and the Army none', async () => {
  const tenant = await newTenant();
  const arms = titles(await tenant.call(calls.getMilitaryNavyServices, { params: { id: NAVY } }));
  expect(arms).toEqual(['Surface Fleet', 'Submarine Service', 'Fleet Air Arm', 'Royal Marines', 'Royal Fleet Auxiliary']);
  expect(titles(await tenant.call(calls.getMilitaryNavyServices, { params: { id: ARMY } }))).toEqual([]);
});

test('branches can be listed by service, by arm, or all', async () => {
  const tenant = await newTenant();
  const find = (body: object, title = '') => tenant.call(calls.findMilitaryBranches, { body, query: { title } });
  const ofNavy = titles(await find({ military_service_id: NAVY }));
  const ofArm = titles(await find({ military_navy_service_id: await armOf(tenant, 'Fleet Air Arm') }));
  expect(ofArm).toContain('Air Engineering');
  expect(ofNavy).toEqual(expect.arrayContaining(ofArm));
  expect(ofNavy.length).toBeGreaterThan(ofArm.length);
  expect(titles(await find({ military_service_id: US_ARMY }, 'signal'))).toEqual(['Signal Corps']);
  expect((await find({})).body.data.length).toBeGreaterThan(ofNavy.length);
  expect(titles(await find({ military_service_id: NAVY, military_navy_service_id: '' }))).toEqual(ofNavy);
});

test('without a service, those of the tenant’s own country come first', async () => {
  const firstOf = async (country_id: 232 | 233) => {
    const { body } = await (await newTenant({ country_id })).call(calls.findMilitaryBranches, { body: {} });
    return body.data[0]?.title;
  };
  expect([await firstOf(232), await firstOf(233)]).toEqual(['Warfare', 'Infantry']);
});

test('an unknown service, or an arm of another service, is 404', async () => {
  const tenant = await newTenant();
  const find = (body: object) => tenant.call(calls.findMilitaryBranches, { body });
  expect((await find({ military_service_id: 999 })).failure).toMatchObject({
    status: false,
    message: 'Military service not found.',
  });
  expect((await find({ military_navy_service_id: 999_999 })).status).toBe(404);
  const arm = await armOf(tenant, 'Royal Marines');
  expect((await find({ military_service_id: ARMY, military_navy_service_id: arm })).status).toBe(404);
  const query = { military_navy_service_id: arm };
  expect((await tenant.call(calls.getMilitaryRanks, { params: { id: ARMY }, query })).status).toBe(404);
  expect((await find({ military_service_id: 'x' })).status).toBe(422);
});

test.each([
  ['ramc', 'Royal Army Medical Service', 'Royal Army Medical Corps (RAMC)'],
  ['Royal Green Jackets', 'The Rifles', 'Royal Green Jackets (RGJ)'],
  ['black watch', 'Royal Regiment of Scotland', 'The Black Watch'],
  ["King's Own Scottish", 'Royal Regiment of Scotland', 'King’s Own Scottish Borderers (KOSB)'],
])('the former name %s finds the corps or regiment of today', async (title, today, former_name) => {
  const tenant = await newTenant();
  const { body } = await tenant.call(calls.getMilitaryCorps, { params: { id: ARMY }, query: { title } });
  expect(body.data[0]).toMatchObject({ title: today, former_name });
  expect(body.data[0]?.former_names).toContainEqual({ name: former_name, until: expect.any(Number) });
});

test('an entry found by its current name shows no former name', async () => {
  const tenant = await newTenant();
  const { body } = await tenant.call(calls.getMilitaryCorps, { params: { id: ARMY }, query: { title: 'Army Medical Service' } });
  expect(body.data).toMatchObject([{ title: 'Royal Army Medical Service', former_name: null }]);
});

test('a regiment follows its corps', async () => {
  const tenant = await newTenant();
  const { body } = await tenant.call(calls.getMilitaryCorps, { params: { id: ARMY } });
  expect(body.data[0]).toMatchObject({ title: 'Household Cavalry', parent: null });
  expect(body.data[1]).toMatchObject({ title: 'The Life Guards', parent: { title: 'Household Cavalry' } });
});

test('the RAF has professions with their trades, and a trade group leads to its profession', async () => {
  const tenant = await newTenant();
  const find = (title: string) => tenant.call(calls.getMilitaryProfessions, { params: { id: RAF }, query: { title } });
  expect(titles(await find(''))).toEqual(expect.arrayContaining(['Engineering', 'Logistics', 'People Operations']));
  expect((await find('avionics')).body.data[0]).toMatchObject({ parent: { title: 'Engineering' } });
  expect((await find('TG1)')).body.data[0]).toMatchObject({ title: 'Engineering', former_name: 'Trade Group 1 (TG1)' });
  expect(titles(await tenant.call(calls.getMilitaryProfessions, { params: { id: ARMY } }))).toEqual([]);
});

test('badged roles can be listed by service or corps; a former trade finds its role', async () => {
  const tenant = await newTenant();
  const find = (query: object) => tenant.call(calls.getMilitaryBadgedRoles, { params: { id: ARMY }, query });
  const mechanics = (await find({ title: 'vehicle mechanic' })).body.data;
  const reme = mechanics.find(({ title }) => title === 'Vehicle Mechanic')?.parent;
  expect(reme?.title).toBe('Royal Electrical and Mechanical Engineers');
  const ofReme = (await find({ parent_id: reme?.id })).body.data;
  expect(ofReme.every(({ parent }) => parent?.id === reme?.id)).toBe(true);
  expect((await find({ title: 'Driver Air Despatch' })).body.data[0]).toMatchObject({
    title: 'Air Despatcher',
    former_name: 'Driver Air Despatch',
  });
});

test.each(['CMT1', 'cmt 2', 'CMT3'])('%s finds the trade of the class', async (title) => {
  const tenant = await newTenant();
  const { body } = await tenant.call(calls.getMilitaryBadgedRoles, { params: { id: ARMY }, query: { title } });
  expect(body.data[0]?.title).toBe('Combat Medical Technician');
});

test('an occupation found by its exact code comes first', async () => {
  const tenant = await newTenant();
  const find = (title: string) => tenant.call(calls.getMilitaryOccupations, { params: { id: US_ARMY }, query: { title } });
  expect((await find('11b')).body.data[0]).toMatchObject({ code: '11B', code_type: 'MOS', title: 'Infantryman' });
  expect((await find('')).body.data.length).toBe(50);
});

test.each([
  [5, 'HM-8404', 'HM'],
  [5, 'hm8404', 'HM'],
  [5, 'MM(SS)', 'MM'],
  [5, 'ET2 (SW/AW)', 'ET'],
  [7, '2A373', '2A3X3'],
  [7, '11f', '11FX'],
  [5, '1310', '131X'],
])('of service %i, %s finds %s', async (id, title, code) => {
  const tenant = await newTenant();
  const { body } = await tenant.call(calls.getMilitaryOccupations, { params: { id }, query: { title } });
  expect(body.data[0]?.code).toBe(code);
});

test('there are questions about military and civilian posts', async () => {
  const tenant = await newTenant();
  const military = (await tenant.call(calls.getMilitaryExpQuestions)).body.data;
  expect(military[0]).toMatchObject({ question: expect.stringContaining('people'), answer: 'number' });
  expect((await tenant.call(calls.getCivilianExpQuestions)).body.data.map(({ answer }) => answer)).toContain('money');
});

test('clearances belong to a country, lowest first', async () => {
  const tenant = await newTenant();
  const find = (id: number, title = '') => tenant.call(calls.getClearances, { params: { id }, query: { title } });
  expect((await find(232)).body.data.map(({ abbreviation }) => abbreviation)).toEqual([
    'BPSS',
    'AC',
    'CTC',
    'SC',
    'eSC',
    'DV',
    'eDV',
  ]);
  expect(titles(await find(233, 'ts/sci'))).toContain('TS/SCI');
  expect((await find(999_999)).status).toBe(404);
});

test('languages are found by name, those common in service first', async () => {
  const tenant = await newTenant();
  expect(titles(await tenant.call(calls.getLanguages))[0]).toBe('English');
  expect(titles(await tenant.call(calls.getLanguages, { query: { title: 'pash' } }))).toEqual(['Pashto']);
});

const LISTS = ['ranks', 'navy-services', 'professions', 'badged-roles', 'corps', 'occupations'];

test.each(LISTS)('military-%s: an unknown service is 404, and a filter of 101 characters is refused', async (list) => {
  const tenant = await newTenant();
  const get = async (url: string) => tenant.app.inject({ url: `/api/military-${list}/${url}`, headers: { host: tenant.host } });
  for (const id of ['999', '0', '-1', 'x', '99999999999']) {
    const answer = await get(id);
    expect([answer.statusCode, answer.json().status]).toEqual([404, false]);
  }
  const long = await get(`1?title=${'x'.repeat(101)}`);
  expect([long.statusCode, long.json().errors]).toEqual([422, { title: ['Use 100 characters or fewer'] }]);
  expect((await get(`1?title=${'x'.repeat(100)}`)).json().data).toEqual([]);
  expect((await get('1?title=a&title=b')).statusCode).toBe(422);
  expect((await get('1?title=%00')).statusCode).toBeLessThan(500);
});
