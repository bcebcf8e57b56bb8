import { setImmediate } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { newTenant, testWorker } from '#apps/api/testing/index.ts';
import { importCrosswalk, readCrosswalk } from '#db/import-crosswalk.ts';
import { buildCourse } from '#features/courses/server/testing.ts';
import { buildJob } from '#features/jobs/server/testing.ts';
import { findOccupations, findRegistrations, suggestTrades, translateOccupation } from '../contract.ts';
import { createOccupationTerm } from '../term-contract.ts';
import { readTrade } from '../trade-rules.ts';
import { type Known, Neighbours } from '../translation/neighbours.ts';
import { readOccupations, readUkSoc } from '../translation/tables.ts';
import { nicknamesOf } from '../translation/trade-suggestions.ts';
import { wordsOf } from '../translation/words.ts';
import { occupationReference } from './reference.ts';
import { translateTitle } from './translate.ts';

const { ownerUrl } = await testWorker();
const us = await newTenant({ country_id: 233 });
const uk = await newTenant({ country_id: 232 });

async function translate(tenant: typeof us, query: { service?: string; code?: string; title?: string; rank?: string }) {
  const { status, body } = await tenant.call(translateOccupation, { query });
  expect(status).toBe(200);
  return body;
}
const firstOf = async (tenant: typeof us, query: Parameters<typeof translate>[1]) => (await translate(tenant, query)).data[0];

describe('translating a code or title', () => {
  test.each([
    ['a code', { service: 'Army', code: '25B' }, '15-1244.00'],
    ['a code with a skill level', { service: 'US Army', code: '25B20' }, '15-1244.00'],
    ['a former code', { service: 'Army', code: '63B' }, '49-3031.00'],
    ['a code with a letter for a digit', { service: 'Army', code: '88 m' }, '53-3032.00'],
    ['an AFSC of a level', { service: 'USAF', code: '3P051' }, '33-3051.00'],
    ['a rating with a rate', { service: 'Navy', code: 'HM2' }, '29-2061.00'],
    ['a rating with the number of a specialty', { service: 'Navy', code: 'HM-8404' }, '29-2061.00'],
    ['the same without a hyphen', { service: 'Navy', code: 'hm 8404' }, '29-2061.00'],
    ['such a rating in the place of a title', { service: 'Navy', title: 'HM-8404' }, '29-2061.00'],
    ['a rating with a qualification', { service: 'Navy', code: 'MM(SS)' }, '53-5031.00'],
    ['a rate with two', { service: 'Navy', title: 'MM1 (SW/AW)' }, '53-5031.00'],
    ['a rate with one and no service', { title: 'HM2(FMF)' }, '29-2061.00'],
    ['a title', { service: 'Marine Corps', title: 'Aircraft Rescue and Firefighting Specialist' }, '33-2011.00'],
    ['a title without a service', { title: 'Wheeled Vehicle Mechanic' }, '49-3031.00'],
    ['a mistyped title', { service: 'Army', title: 'Wheled Vehical Mecanic' }, '49-3031.00'],
    ['abbreviations', { service: 'Navy', title: 'Avn Elec Tech' }, '49-2091.00'],
    ['a title that was cut off', { service: 'Army', title: 'Avionic Mech' }, '49-2091.00'],
    ['a word of the title that looks like a code', { service: 'Army', code: 'S4', title: 'NCOIC' }, '13-1081.00'],
    ['an unknown code with a title', { service: 'Army', code: '99Z', title: 'Paralegal Specialist' }, '23-2011.00'],
    ['an equipment designation', { service: 'Navy', title: 'AN/SPS-73(V)12 Maintenance Technician' }, '49-2094.00'],
    ['words that only share some with a known title', { service: 'Navy', title: 'Aegis Missile Fire Console' }, '49-2094.00'],
    ['IT in capitals', { service: 'Army', title: 'IT Specialist' }, '15-1244.00'],
    ['the name of a language', { service: 'Navy', title: 'ARABIC-SUDANESE' }, '27-3091.00'],
  ])('finds the occupation for %s', async (_, query, code) => {
    const first = await firstOf(us, query);
    expect([first?.onet_soc, first?.title]).toEqual([code, expect.any(String)]);
    expect(first?.confidence).toBeGreaterThan(0.3);
    expect(first?.reason).toMatch(/^[A-Z].+\.$/);
    expect(first?.titles.length).toBeGreaterThan(0);
  });

  test.each([
    ['British Army', 'Vehicle Mechanic', '49-3031.00', 'HGV technician'],
    ['Royal Navy', 'Engineering Technician (Marine Engineering)', '53-5031.00', 'Marine engineer'],
    ['Royal Marines', 'Landing Craft Specialist', '53-5022.00', undefined],
    ['RAF', 'Aircraft Technician (Avionics)', '49-2091.00', 'Avionics engineer'],
    ['Army', 'Combat Medical Technician', '29-2042.00', 'Ambulance technician'],
    ['British Army', 'CMT1', '29-2042.00', 'Ambulance technician'],
    ['British Army', 'CMT 2', '29-2042.00', 'Ambulance technician'],
    ['British Army', 'cmt', '29-2042.00', 'Ambulance technician'],
    ['British Army', 'Healthcare Assistant Class 1', '31-1131.00', undefined],
    ['Royal Navy', 'ET(ME)', '53-5031.00', 'Marine engineer'],
    ['Royal Navy', 'Fleet Engineer', '53-5031.00', 'Marine engineer'],
    ['British Army', 'Fleet Engineer', '49-3031.00', 'HGV technician'],
    ['Royal Navy', 'Killick stoker', '53-5031.00', 'Marine engineer'],
    ['British Army', 'Aviation Technician', '49-3011.00', undefined],
    ['RAF', 'fairy', '49-2091.00', 'Avionics engineer'],
    ['British Army', 'sapper chippy', '47-2031.00', undefined],
    ['RAF', 'fireman', '33-2011.00', undefined],
  ])('translates the %s trade %s with British titles', async (service, title, code, called) => {
    const first = await firstOf(uk, { service, title });
    expect(first?.onet_soc).toBe(code);
    if (called) expect(first?.titles).toContain(called);
  });

  test.each([
    ['Royal Marines', 'Colour Sergeant', 'Company Quartermaster Sergeant', '11-3071.00'],
    ['British Army', 'Major', 'Quartermaster', '11-3071.00'],
    ['Canadian Army', 'Warrant Officer', 'Company Quartermaster', '11-3071.00'],
    ['Royal Navy', 'Leading Seaman', 'Quartermaster', '53-5011.00'],
    ['US Navy', 'Petty Officer Second Class', 'Quartermaster', '53-5011.00'],
    ['British Army', 'Gunner', 'Gunner', '33-9032.00'],
    ['US Navy', 'Petty Officer First Class', 'Yeoman', '43-6014.00'],
    ['British Army', 'Warrant Officer Class Two', 'Yeoman of Signals', '11-3021.00'],
    ['British Army', 'Corporal', 'Section Commander', '33-1091.00'],
    ['British Army', 'Captain', 'Troop Commander, Royal Engineers', '11-9021.00'],
    ['British Army', 'Sergeant', 'Signal Platoon Sergeant', '15-1231.00'],
    ['British Army', 'Craftsman', 'Craftsman', '49-3031.00'],
    ['British Army', 'Corporal', 'Sapper (Bricklayer)', '47-2021.00'],
    ['British Army', 'Captain', 'Officer Commanding Training Wing', '11-3131.00'],
    ['British Army', 'Sergeant', 'Operations Room Sergeant', '43-5031.00'],
    ['Royal Navy', 'Lieutenant', 'Officer of the Watch', '53-5021.00'],
  ])('reads the appointment of a person of the %s with the rank %s: %s', async (service, rank, title, code) => {
    const { data } = await translate(uk, { service, rank, title });
    expect(data[0]?.onet_soc).toBe(code);
  });

  test('proposes no work at sea for a quartermaster ashore', async () => {
    for (const service of ['Royal Marines', 'British Army', 'RAF', 'US Army', 'USMC', 'Indian Army', 'Irish Defence Forces']) {
      const { data } = await translate(uk, { service, title: 'Company Quartermaster Sergeant', rank: 'Sergeant' });
      expect(data.slice(0, 3).filter(({ onet_soc }) => onet_soc.startsWith('53-5'))).toEqual([]);
    }
  });

  test('does not take a writer of the Navy for an author because a civilian title has the same word', async () => {
    const { data } = await translate(uk, { service: 'Royal Navy', title: 'Writer' });
    expect(data.slice(0, 3).map(({ onet_soc }) => onet_soc)).not.toContain('27-3043.00');
  });

  test('names the UK SOC 2020 unit group for British sites only', async () => {
    const trade = { service: 'British Army', title: 'Vehicle Mechanic' };
    const soc = { code: '5231', name: 'Vehicle technicians, mechanics and electricians', is_nearest: false };
    expect((await firstOf(uk, trade))?.uk_soc).toEqual(soc);
    expect((await firstOf(us, trade))?.uk_soc).toBeNull();
    const { body } = await uk.call(findOccupations, { query: { search: 'Robotics Engineer' } });
    // A detailed occupation has the unit group of its broader one.
    expect(body.data.find(({ onet_soc }) => onet_soc === '17-2199.08')?.uk_soc?.code).toBe('2129');
  });

  test('says which military title a result comes from where no term is in the title as a whole', async () => {
    const { data } = await translate(us, { service: 'Navy', title: 'Launching equipment recovery gear' });
    expect(data.map(({ reason }) => reason).join()).toContain('close to the military title');
  });

  test('reads Army as the service of the tenant’s own country', async () => {
    expect((await translate(uk, { service: 'Army', title: 'Clerk of Works (Construction)' })).data[0]?.onet_soc).toBe(
      '47-1011.00',
    );
    expect((await translate(us, { service: 'Army', code: '11B' })).understood).toBe('11B Infantryman');
  });

  test('proposes the codes that begin as a partial one does', async () => {
    const { data } = await translate(us, { service: 'Army', code: '68' });
    expect(data.length).toBeGreaterThanOrEqual(5);
    for (const { confidence } of data) expect(confidence).toBeLessThan(0.8);
  });

  test('suggests the level from the rank, and from the title where none is given', async () => {
    const level = async (query: Parameters<typeof translate>[1]) => (await firstOf(us, query))?.level;
    expect(await level({ service: 'Army', code: '88M', rank: 'E-3' })).toBe('entry');
    expect(await level({ service: 'Army', code: '88M', rank: 'Staff Sergeant' })).toBe('senior');
    expect(await level({ service: 'Army', title: 'Logistics Officer', rank: 'O-5' })).toBe('lead');
    expect(await level({ service: 'Army', title: 'Logistics Officer' })).toBe('senior');
  });

  test('gives each occupation once, best first, at most ten', async () => {
    const { data } = await translate(us, { service: 'Navy', title: 'Aviation Electronics Technician' });
    const codes = data.map(({ onet_soc }) => onet_soc);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes.length).toBeLessThanOrEqual(10);
    for (const code of codes) expect(code).toMatch(/^\d\d-\d{4}\.\d\d$/);
  });
});

describe('bad input', () => {
  test('says that nothing is known and offers search', async () => {
    const { data, understood, message } = await translate(us, { service: 'Army', code: 'QQQQQ', title: 'xqzv wwkjq' });
    expect(data).toEqual([]);
    expect(understood).toBeNull();
    expect(message).toMatch(/search/);
  });

  test.each([
    ['a title of 1,000 characters', { title: 'aviation electronics mechanic '.repeat(34).slice(0, 1000) }],
    ['1,000 letters without a space', { title: 'a'.repeat(1000) }],
    ['markup', { title: '<script>alert(1)</script>' }],
    ['words that objects have', { title: 'constructor __proto__ toString', code: 'constructor' }],
    ['signs and other scripts', { title: '💥 авиация %00 \u202e', code: "'; drop table users; --" }],
    ['a code of 100 characters', { service: 'Navy', code: '9'.repeat(100) }],
  ])('answers %s without failing', async (_, query) => {
    await translate(us, query);
  });

  test.each([
    [{ title: 'x'.repeat(1001) }, 'title'],
    [{ code: 'x'.repeat(101), title: 'Cook' }, 'code'],
    [{ service: 'Starfleet', title: 'Cook' }, 'service'],
    [{ service: 'constructor', title: 'Cook' }, 'service'],
    [{ service: 'Army' }, 'title'],
  ])('refuses what it cannot use and names the field', async (query, field) => {
    const { status, failure } = await us.call(translateOccupation, { query });
    expect([status, Object.keys(failure.errors ?? {})]).toEqual([422, [field]]);
  });
});

test('official answers of an imported crosswalk come first and are marked', async () => {
  const { entries, refused } = await readCrosswalk(
    'Service\tMOC\tMOC Title\tO*NET-SOC Code\nA\t99X\tTest Diver\t49-9092.00\nArmy\t99X\tTest Diver\t55-3019.00\nStarfleet\t1\tNobody\t11-1011.00\nconstructor\t1\tNobody\t11-1011.00\n',
  );
  expect(refused).toEqual([
    { line: 4, reason: '"Starfleet" is not a US service.' },
    { line: 5, reason: '"constructor" is not a US service.' },
  ]);
  await importCrosswalk({ ownerUrl, entries });
  const { data, understood } = await translate(us, { service: 'Army', code: '99x' });
  expect(understood).toBe('99X Test Diver');
  expect(data[0]).toMatchObject({ onet_soc: '49-9092.00', source: 'official' });
  // A military occupation is no civilian answer.
  expect(data.map(({ onet_soc }) => onet_soc)).not.toContain('55-3019.00');
});

describe('titles of an imported crosswalk', () => {
  const title = 'Senior Quillwright Vexillator';
  const heading = 'service\tcode\ttitle\tonet_soc\n';
  const importRows = async (...rows: string[]) =>
    importCrosswalk({ ownerUrl, entries: (await readCrosswalk(heading + rows.join('\n'))).entries });
  const proposed = async (tenant: typeof us, service = 'Army') => (await translate(tenant, { service, title })).data;
  const codesOf = async (...query: Parameters<typeof proposed>) => (await proposed(...query)).map(({ onet_soc }) => onet_soc);

  test('propose their occupation for a similar title until the next import replaces them', async () => {
    await importRows('Army\t98Q\tOrdinary Cook\t35-2012.00');
    expect(await codesOf(us)).not.toContain('51-6051.00');

    await importRows('Army\t98Q\tQuillwright Vexillator\t51-6051.00', 'Army\t98Q\tQuillwright Vexillator\t55-3019.00');
    const [first] = await proposed(us);
    expect(first).toMatchObject({
      onet_soc: '51-6051.00',
      source: 'term',
      reason: 'Shared skills: close to the military title “quillwright vexillator”.',
    });
    expect(first?.confidence).toBeGreaterThan(0.3);
    // Titles of the Army say nothing about the Navy's.
    expect(await codesOf(us, 'Navy')).not.toContain('51-6051.00');

    // The same number of rows.
    await importRows('Army\t98Q\tQuillwright Vexillator\t51-9071.00', 'Army\t98Q\tQuillwright Vexillator\t55-3019.00');
    expect((await codesOf(us))[0]).toBe('51-9071.00');
    expect(await codesOf(us)).not.toContain('51-6051.00');

    await importRows();
    expect(await codesOf(us)).not.toContain('51-9071.00');
  });

  test('correct mistyped words, but not those of civilian titles', async () => {
    await importRows('Army\t98Q\tQuillwright Vexillator\t51-6051.00');
    const typed = (await translate(us, { service: 'Army', title: 'Quilwrigt Vexilator' })).data;
    expect(typed[0]).toMatchObject({ onet_soc: '51-6051.00' });
    const { translator } = await us.run(occupationReference);
    const wordsFor = (is_civilian: boolean) =>
      translator.translate({ service: null, code: '', title: 'Vexilator', is_civilian }).words;
    expect(wordsFor(false)).toEqual(['vexillator']);
    expect(wordsFor(true)).not.toEqual(['vexillator']);
    await importRows();
  });

  test('keep their words, which are no mistakes for words that look alike', async () => {
    const { translator } = await us.run(occupationReference);
    const wordsFor = (title: string, by = translator) => by.translate({ service: 'army', code: '', title }).words;
    expect(wordsFor('Machinast')).toEqual(['machinist']);
    expect((await us.run(occupationReference)).hasWord('machinast')).toBe(false);
    await importRows('Army\t98Q\tMachinast\t51-6051.00');
    const imported = await us.run(occupationReference);
    expect(wordsFor('Machinast', imported.translator)).toEqual(['machinast']);
    // Neither in a search for jobs.
    expect(imported.hasWord('machinast')).toBe(true);
    await importRows();
  });

  test('are loaded while requests are answered', async () => {
    function* titles(): Generator<Known> {
      for (let at = 0; at < 20_000; at++)
        yield {
          words: wordsOf(`Senior vexillator of squadron ${at} and its maintenance`),
          codes: ['51-6051.00'],
          services: null,
        };
    }
    const loading = Neighbours.build(titles(), [], () => setImmediate()).then(() => 'loaded');
    const answering = us.call(translateOccupation, { query: { title: 'Cook' } }).then(({ status }) => status);
    expect(await Promise.race([loading, answering])).toBe(200);
    await loading;
  });

  test('are loaded once for requests that arrive at the same time', async () => {
    await importRows('Army\t98Q\tQuillwright Vexillator\t51-6051.00');
    const references = await Promise.all(Array.from({ length: 5 }, () => us.run(occupationReference)));
    expect(new Set(references).size).toBe(1);
    await importRows();
    expect(await us.run(occupationReference)).not.toBe(references[0]);
  });

  test('propose it for the same title without its code', async () => {
    await importRows('Army\t98Q\tSenior Quillwright Vexillator\t51-6051.00');
    expect((await codesOf(us))[0]).toBe('51-6051.00');
    await importRows();
  });

  test('say nothing about the titles of civilian jobs', async () => {
    await importRows('Army\t98Q\tQuillwright Vexillator\t51-6051.00');
    const { translator } = await us.run(occupationReference);
    const codesFor = (is_civilian: boolean) =>
      translator.translate({ service: null, code: '', title, is_civilian }).candidates.map(({ occupation }) => occupation.code);
    expect(codesFor(false)).toContain('51-6051.00');
    expect(codesFor(true)).not.toContain('51-6051.00');
    await importRows();
  });

  test('stay below the terms that a tenant added, and count on its site too', async () => {
    const tenant = await newTenant({ country_id: 233 });
    await importRows('Army\t98Q\tQuillwright Vexillator\t51-6051.00');
    const { status } = await tenant.call(
      createOccupationTerm,
      {
        body: {
          terms: ['Senior Quillwright'],
          codes: ['27-1019.00'],
          services: [],
          kind: 'anywhere',
          source: 'Unit handbook',
          is_active: true,
        },
      },
      await tenant.person('operator'),
    );
    expect(status).toBe(201);
    expect((await codesOf(tenant)).slice(0, 2)).toEqual(['27-1019.00', '51-6051.00']);
    expect((await codesOf(us))[0]).toBe('51-6051.00');
    await importRows();
    expect((await codesOf(tenant))[0]).toBe('27-1019.00');
    expect(await codesOf(tenant)).not.toContain('51-6051.00');
  });
});

test('each result names the open jobs of the occupation and courses that give its skills', async () => {
  const tenant = await newTenant({ country_id: 232 });
  for (const title of ['HGV Technician', 'Diesel Mechanic', 'Head Chef']) await buildJob(tenant, { title });
  await buildJob(tenant, { title: 'HGV Technician', status: 'closed' });
  await buildCourse(tenant, await tenant.person('operator'), { title: 'Diesel in a week', skills: ['Diesel engines'] });
  const first = await firstOf(tenant, { service: 'British Army', title: 'Vehicle Mechanic' });
  expect(first).toMatchObject({ onet_soc: '49-3031.00', open_jobs: 2, courses: [{ title: 'Diesel in a week' }] });
});

describe('typical pay', () => {
  const pay = async (tenant: typeof us) =>
    (await firstOf(tenant, { service: 'British Army', title: 'Vehicle Mechanic' }))?.typical_pay;
  const job = (salary_from: number | null, salary_to: number | null, more: object = {}) => ({
    title: 'HGV Technician',
    salary_from,
    salary_to,
    currency: 'GBP',
    salary_per: 'year' as const,
    show_salary: true,
    ...more,
  });

  test('is the middle of what at least five open jobs state, by the year', async () => {
    const tenant = await newTenant({ country_id: 232 });
    for (const each of [job(30_000, 34_000), job(40_000, null), job(null, 36_000), job(20, 20, { salary_per: 'hour' })])
      await buildJob(tenant, each);
    // Neither hidden pay, nor another currency, nor a closed job, nor one without pay is one of the five.
    for (const each of [
      job(90_000, 90_000, { show_salary: false }),
      job(90_000, 90_000, { currency: 'USD' }),
      job(90_000, 90_000, { status: 'closed' }),
      job(null, null),
    ])
      await buildJob(tenant, each);
    expect(await pay(tenant)).toBeNull();
    await buildJob(tenant, job(28_000, 28_000));
    // 28,000, 32,000, 36,000, 39,000 and 40,000.
    expect(await pay(tenant)).toEqual({ amount: 36_000, jobs: 5 });
    await buildJob(tenant, job(37_000, 38_001));
    expect(await pay(tenant)).toEqual({ amount: 36_750, jobs: 6 });
  });
});

test('says what usually is missing, by the country’s rules', async () => {
  expect((await firstOf(uk, { title: 'loggie' }))?.requirement).toMatch(/Driver CPC/);
  expect((await firstOf(us, { code: '88M' }))?.requirement).toMatch(/CDL/);
});

test('a record of infantry leads where its directions lead, in matching too', async () => {
  const reference = await uk.run(occupationReference);
  const codesFor = (query: Parameters<typeof translateTitle>[1]) =>
    translateTitle(reference, query).map(({ onet_soc }) => onet_soc);
  expect(codesFor({ service: 'british_army', code: '', title: 'Infantryman', rank: 'OR-4' })[0]).toBe('47-1011.00');
  expect(codesFor({ service: 'army', code: '11B', title: '', rank: 'E-5' })).not.toContain('33-3051.00');
  for (const title of ['Rifleman, 2nd Battalion', 'Mortar Operator', 'Squaddie'])
    expect(codesFor({ service: 'british_army', code: '', title, rank: '' })[0], title).not.toMatch(/^33-3/);
});

describe('suggesting trades', () => {
  const suggested = (tenant: typeof us, query: { search: string; service?: string }) => tenant.call(suggestTrades, { query });

  test('completes what is typed with trades of the country and service', async () => {
    expect((await suggested(uk, { search: 'bootneck' })).body.data).toEqual([
      { trade: 'Royal Marines Commando', service: 'Royal Marines', nickname: 'bootneck' },
    ]);
    const { data } = (await suggested(us, { search: 'avionic', service: 'US Marine Corps' })).body;
    expect(new Set(data.map(({ service }) => service))).toEqual(new Set(['US Marine Corps']));
  });

  test('each trade that a nickname proposes can be translated', async () => {
    for (const [tenant, forces] of [
      [uk, 'UK'],
      [us, 'US'],
    ] as const)
      for (const { trade, service, nickname } of nicknamesOf(forces))
        expect((await translate(tenant, { service, ...readTrade(trade) })).data.length, nickname).toBeGreaterThan(2);
  });

  test.each([['a'], [''], ['x'.repeat(201)]])('refuses "%s"', async (search) => {
    const { status, failure } = await suggested(uk, { search });
    expect([status, Object.keys(failure.errors ?? {})]).toEqual([422, ['search']]);
  });
});

test('every shipped occupation has a UK SOC 2020 unit group, each given once', () => {
  const soc = readUkSoc();
  const without = readOccupations().filter(({ code }) => !soc.has(code) && !soc.has(`${code.slice(0, 7)}.00`));
  expect(without).toEqual([]);
  const known = new Set(readOccupations().map(({ code }) => code));
  expect([...soc.keys()].filter((code) => !known.has(code))).toEqual([]);
  const names = Map.groupBy(soc.values(), ({ code }) => code);
  expect([...names.values()].filter((entries) => new Set(entries.map(({ name }) => name)).size > 1)).toEqual([]);
});

test('a crosswalk file without the needed columns is refused with a sentence', async () => {
  await expect(readCrosswalk('a,b\n1,2\n')).rejects.toThrow('lacks service, code, title, onet_soc');
});

test('the registrations are those of the tenant’s country', async () => {
  const codes = async (tenant: typeof us) => (await tenant.call(findRegistrations, {})).body.data.map(({ code }) => code);
  const [british, american] = [await codes(uk), await codes(us)];
  expect(british).toContain('uk-nmc-adult');
  expect(british.every((code) => code.startsWith('uk-'))).toBe(true);
  expect(american.length).toBeGreaterThan(10);
  expect(american.every((code) => code.startsWith('us-'))).toBe(true);
});
