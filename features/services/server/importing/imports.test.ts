import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { newTenant, type Person, type TestTenant } from '#apps/api/testing/index.ts';
import { findServiceProviders, getServiceProvider, reportServiceProvider, saveServiceProvider } from '../../contract.ts';
import type { ImportReport } from '../../entry-contract.ts';
import * as feed from '../../open-referral-contract.ts';
import * as calls from '../../operator-contract.ts';
import { serviceValidator } from '../open-referral/testing.ts';
import { buildProvider, locationIn } from '../testing.ts';
import { cleanText, clockTime, httpsAddress, namedPlainly } from './import-text.ts';

const CSV = `name,description,category,website,phones,places,opening_hours,country
Harbour Homes,Finds homes.,housing,https://harbour.example.org,0800 123 4567 | Free,Leeds; York,Mon 09:00-17:00; Tue 09:00-12:00,GB
Money Line,"Advice on debts, and more.",finance,https://money.example.org,,,,
`;
const BROKEN = `${CSV}No Website,Something.,housing,,,,,
Wrong Need,Something.,fun,https://fun.example.org,,,,
Wrong Hours,Something.,housing,https://hours.example.org,,,whenever,GB
`;

type Mode = 'preview' | 'import';
type More = { filename?: string; source?: string; hide_missing?: boolean; publish?: boolean };

async function start() {
  const tenant = await newTenant();
  const operator = await tenant.person('operator');
  const send = (text: string, mode: Mode = 'import', more: More = {}) =>
    tenant.call(
      calls.importProviders,
      {
        body: {
          mode,
          source: more.source ?? 'Test list',
          hide_missing: more.hide_missing ?? false,
          publish: more.publish ?? true,
        },
        files: { file: new File([text], more.filename ?? 'list.csv') },
      },
      operator,
    );
  return { tenant, operator, send };
}

const counts = ({ added, changed, unchanged, hidden, left_out, refused_total }: ImportReport) => ({
  added,
  changed,
  unchanged,
  hidden,
  left_out,
  refused: refused_total,
});
const NONE = { added: 0, changed: 0, unchanged: 0, hidden: 0, left_out: 0, refused: 0 };

describe('an import of CSV', () => {
  test('previews without a change, imports what it can, and changes nothing the second time', async () => {
    const { tenant, send } = await start();
    const preview = await send(BROKEN, 'preview');
    expect(counts(preview.body.data)).toEqual({ ...NONE, added: 2, refused: 3 });
    expect((await tenant.call(findServiceProviders)).body.meta.total).toBe(0);

    const { data } = (await send(BROKEN)).body;
    expect(counts(data)).toEqual({ ...NONE, added: 2, refused: 3 });
    expect(data.refused.map(({ row, name, reasons }) => [row, name, reasons[0]?.split(':')[0]])).toEqual([
      [4, 'No Website', 'website'],
      [5, 'Wrong Need', 'category'],
      [6, 'Wrong Hours', 'opening_hours'],
    ]);
    const found = await tenant.call(findServiceProviders, { query: { search: 'harbour' } });
    expect(found.body.data[0]).toMatchObject({
      phones: [{ number: '0800 123 4567', note: 'Free' }],
      places: ['Leeds', 'York'],
      opening_hours: [
        { day: 1, opens: '09:00', closes: '17:00' },
        { day: 2, opens: '09:00', closes: '12:00' },
      ],
    });
    expect(counts((await send(BROKEN)).body.data)).toEqual({ ...NONE, unchanged: 2, refused: 3 });
  });

  test('hides new providers until an operator has checked them, unless told to publish', async () => {
    const { tenant, operator, send } = await start();
    const hidden = { publish: false };
    expect(counts((await send(CSV, 'import', hidden)).body.data)).toEqual({ ...NONE, added: 2 });
    expect((await tenant.call(findServiceProviders)).body.meta.total).toBe(0);
    const { data } = (await tenant.call(calls.findProviders, { query: { only: 'hidden' } }, operator)).body;
    const ids = data.map(({ id }) => id);
    await tenant.call(calls.showProviders, { body: { ids, is_active: true } }, operator);
    const changed = CSV.replace('Advice on debts', 'Advice on rent');
    expect(counts((await send(changed, 'import', hidden)).body.data)).toEqual({ ...NONE, changed: 1, unchanged: 1 });
    expect((await tenant.call(findServiceProviders)).body.meta.total).toBe(2);
  });

  test('takes a provider without a website who has a phone number, and shows it', async () => {
    const { tenant, send } = await start();
    const file = 'name,description,category,phones\nNight Line,Listens.,healthcare,0800 123 4567\nNobody,Listens.,healthcare,\n';
    const { data } = (await send(file)).body;
    expect(counts(data)).toEqual({ ...NONE, added: 1, refused: 1 });
    expect(data.refused[0]?.reasons).toEqual(['website: Enter a website, or a phone number below']);
    const [found] = (await tenant.call(findServiceProviders)).body.data;
    expect(found).toMatchObject({ name: 'Night Line', website: '', phones: [{ number: '0800 123 4567' }] });
    const service = (await tenant.call(feed.findOpenServices)).body.contents[0];
    expect([service?.name, service && 'url' in service]).toEqual(['Night Line', false]);
  });

  test('imports each number to call, and reports the values that have none', async () => {
    const { tenant, send } = await start();
    const phones = '"+44 (0)20 7946 0018 (24 hours)\n0800 138 1619 / 116 123 | Free\nplease email"';
    const { data } = (await send(CSV.replace('0800 123 4567 | Free', phones))).body;
    expect(data).toMatchObject({
      added: 2,
      incomplete_total: 1,
      incomplete: [{ row: 2, name: 'Harbour Homes', notes: ['phones: “please email” has no number to call'] }],
    });
    const found = await tenant.call(findServiceProviders, { query: { search: 'harbour' } });
    expect(found.body.data[0]?.phones).toEqual([
      { number: '+44 (0)20 7946 0018', note: '24 hours' },
      { number: '0800 138 1619', note: 'Free' },
      { number: '116 123', note: 'Free' },
    ]);
  });

  test('changes what the file changed, keeps what operators corrected, and hides what is gone only when asked to', async () => {
    const { tenant, operator, send } = await start();
    await send(CSV);
    const [harbour] = (await tenant.call(calls.findProviders, { query: { search: 'harbour' } }, operator)).body.data;
    if (!harbour) throw new Error('Not imported');
    const changed = CSV.replace('Advice on debts', 'Advice on rent');
    await tenant.run((db) =>
      db
        .updateTable('service_providers')
        .set({ email: 'ours@example.org' })
        .where('tenant_id', '=', db.tenant_id)
        .where('id', '=', harbour.id)
        .execute(),
    );
    expect(counts((await send(changed)).body.data)).toEqual({ ...NONE, changed: 1, unchanged: 1 });
    expect((await tenant.call(getServiceProvider, { params: { id: harbour.id } })).body.data.email).toBe('ours@example.org');

    const shorter = changed.split('\n').slice(0, 2).join('\n');
    expect(counts((await send(shorter)).body.data)).toEqual({ ...NONE, unchanged: 1 });
    expect(counts((await send(shorter, 'import', { hide_missing: true })).body.data)).toEqual({
      ...NONE,
      unchanged: 1,
      hidden: 1,
    });
    expect((await tenant.call(findServiceProviders)).body.meta.total).toBe(1);
  });

  test('reads back its own export without a change, and no cell of it calculates', async () => {
    const { tenant, operator, send } = await start();
    const id = await buildProvider(tenant, {
      name: '=cmd|calc',
      description: '+44 is where\nit begins, "quoted"',
      places: ['Leeds'],
      phones: [{ number: '+44 20 7946 0000', note: '' }],
      locations: [{ ...locationIn('York', 53.9591, -1.0815), name: 'Head office', postcode: 'YO1 7HH', state: 'Yorkshire' }],
      opening_hours: [{ day: 6, opens: '10:00', closes: '24:00' }],
      is_crisis_line: true,
      for_left: false,
      languages: ['en', 'cy'],
    });
    const file = (await tenant.call(calls.getProvidersCsv, {}, operator)).bytes.toString();
    expect(file).toContain("'=cmd|calc");
    expect(file).not.toMatch(/(^|,|\n)"?[=+@]/);
    expect(counts((await send(file)).body.data)).toEqual({ ...NONE, unchanged: 1 });
    const edited = file.replace('begins', 'starts');
    expect(counts((await send(edited)).body.data)).toEqual({ ...NONE, changed: 1 });
    expect((await tenant.call(getServiceProvider, { params: { id } })).body.data.description).toContain('starts');
  });

  test.each([
    ['a heading without what every row needs', 'name,phone\nX,1', /no column description, category/],
    ['an empty file', '', /empty/],
    ['a workbook', 'PK\u0003\u0004aaaa', /not a CSV or JSON/],
    ['broken JSON', '{"id": ', /not valid JSON/],
  ])('refuses %s', async (_, text, message) => {
    const { send } = await start();
    const { status, failure } = await send(text, 'import', { filename: text.startsWith('{') ? 'x.json' : 'x.csv' });
    expect([status, failure.errors?.file?.[0]]).toEqual([422, expect.stringMatching(message)]);
  });

  test('by two operators at the same time adds each row once', async () => {
    const { tenant, send } = await start();
    const both = await Promise.all([send(CSV), send(CSV)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(both.reduce((sum, { body }) => sum + body.data.added, 0)).toBe(2);
    expect((await tenant.call(findServiceProviders)).body.meta.total).toBe(2);
  });
});

describe('operators', () => {
  const others = async (tenant: TestTenant, operator: Person) =>
    (await tenant.call(calls.findProviders, {}, operator)).body.data.map(({ name, is_active }) => [name, is_active]);

  test('hide and show several at a time, all or none', async () => {
    const { tenant, operator } = await start();
    const ids = [await buildProvider(tenant, { name: 'A' }), await buildProvider(tenant, { name: 'B' })];
    await buildProvider(tenant, { name: 'C' });
    const bulk = (is_active: boolean, more = ids) =>
      tenant.call(calls.showProviders, { body: { ids: more, is_active } }, operator);
    expect((await bulk(false, [...ids, await buildProvider(await newTenant())])).status).toBe(404);
    expect((await tenant.call(findServiceProviders)).body.meta.total).toBe(3);
    expect((await bulk(false)).body.data.changed).toBe(2);
    expect(await others(tenant, operator)).toEqual([
      ['A', false],
      ['B', false],
      ['C', true],
    ]);
    expect((await tenant.call(findServiceProviders)).body.meta.total).toBe(1);
  });

  test('merge duplicates: what people saved and reported goes along, imports leave the other out', async () => {
    const { tenant, operator, send } = await start();
    await send(CSV);
    const keep = await buildProvider(tenant, { name: 'Harbour Homes UK', phones: [], category_tags: ['housing'] });
    const [twin] = (await tenant.call(calls.findProviders, { query: { search: 'Finds homes', only: 'to_check' } }, operator)).body
      .data;
    if (!twin) throw new Error('Not imported');
    const [one, both] = [await tenant.veteran(), await tenant.veteran()];
    for (const person of [one, both]) await tenant.call(saveServiceProvider, { params: { id: twin.id } }, person);
    await tenant.call(saveServiceProvider, { params: { id: keep } }, both);
    await tenant.call(reportServiceProvider, { params: { id: twin.id }, body: { kind: 'hours' } }, one);
    const merge = (revision: number) =>
      tenant.call(calls.mergeProviders, { body: { keep_id: keep, revision, merge_ids: [twin.id] } }, operator);
    expect((await merge(7)).status).toBe(409);
    const { data } = (await merge(1)).body;
    expect(data).toMatchObject({ id: keep, chosen: 2, phones: twin.phones, reports: [{ kind: 'hours' }] });
    expect((await tenant.call(getServiceProvider, { params: { id: twin.id } })).status).toBe(404);
    expect(counts((await send(CSV)).body.data)).toEqual({ ...NONE, unchanged: 1, left_out: 1 });
    expect((await merge(data.revision)).status).toBe(404);
  });
});

describe('Open Referral', () => {
  const EVERYTHING = {
    name: 'Harbour Homes',
    organisation: 'Quay Trust',
    category: 'housing' as const,
    category_tags: ['housing', 'finance', 'online'] as ('housing' | 'finance' | 'online')[],
    phones: [{ number: '0800 123 4567', note: 'Free' }],
    email: 'help@harbour.example.org',
    locations: [
      { ...locationIn('York', 53.9591, -1.0815), name: 'Office', state: 'North Yorkshire', postcode: 'YO1 7HH' },
      locationIn('Leeds', 53.8, -1.55),
    ],
    opening_hours: [1, 2, 3, 4, 5].map((day) => ({ day, opens: '09:00', closes: '17:00' })),
    opening_note: 'Closed on bank holidays',
    languages: ['en', 'cy'],
    eligibility: 'Veterans and their families',
    cost: 'low_cost' as const,
    cost_note: '£5 a night',
    places: ['York', 'Leeds'],
    is_crisis_line: true,
    for_serving: false,
  };

  test('gives what is on offer, in pages, to any website', async () => {
    const { tenant } = await start();
    await buildProvider(tenant, EVERYTHING);
    await buildProvider(tenant, { name: 'Hidden', is_active: false });
    await buildProvider(tenant, { name: 'Money Line', category: 'finance' });
    const { body, headers } = await tenant.call(feed.findOpenServices, { query: { per_page: 1 } });
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(body).toMatchObject({
      total_items: 2,
      total_pages: 2,
      page_number: 1,
      size: 1,
      first_page: true,
      last_page: false,
      empty: false,
    });
    const [service] = body.contents;
    expect(service).toMatchObject({ name: 'Harbour Homes', status: 'active', organization: { name: 'Quay Trust' } });
    expect((await tenant.call(feed.getOpenService, { params: { id: String(service?.id) } })).body).toEqual(service);
    const terms = (await tenant.call(feed.findOpenTaxonomyTerms)).body.contents;
    const finance = terms.find(({ name }) => name === 'Money');
    const narrowed = await tenant.call(feed.findOpenServices, { query: { taxonomy_term_id: finance?.id, search: 'line' } });
    expect(narrowed.body.contents.map(({ name }) => name)).toEqual(['Money Line']);
    const later = await tenant.call(feed.findOpenServices, { query: { modified_after: '2099-01-01' } });
    expect(later.body).toMatchObject({ total_items: 0, empty: true });
    const other = await newTenant();
    expect((await other.call(feed.getOpenService, { params: { id: String(service?.id) } })).status).toBe(404);
    expect((await tenant.call(feed.getOpenReferral)).body.version).toBe('HSDS-UK-3.0');
  });

  test('comes back whole where another tenant imports the feed', async () => {
    const { tenant } = await start();
    const there = await start();
    const id = await buildProvider(tenant, EVERYTHING);
    const { body: page } = await tenant.call(feed.findOpenServices);
    const text = JSON.stringify(page);
    expect(counts((await there.send(text, 'import', { filename: 'feed.json' })).body.data)).toEqual({ ...NONE, added: 1 });
    expect(counts((await there.send(text, 'import', { filename: 'feed.json' })).body.data)).toEqual({ ...NONE, unchanged: 1 });
    const copy = (await there.tenant.call(findServiceProviders)).body.data[0];
    const [before, after] = await Promise.all([
      tenant.call(getServiceProvider, { params: { id } }),
      there.tenant.call(getServiceProvider, { params: { id: copy?.id ?? 0 } }),
    ]);
    const { locations, ...facts } = EVERYTHING;
    expect(after.body.data).toMatchObject(facts);
    // The second location has no whole address: the standard takes its place on the map alone.
    expect(after.body.data.locations[0]).toEqual(before.body.data.locations[0]);
    expect(after.body.data.locations[1]).toMatchObject({ latitude: 53.8, longitude: -1.55, address: '' });
    expect(locations).toHaveLength(2);
    expect((await there.tenant.call(feed.findOpenServices)).body.contents[0]?.id).toBe(page.contents[0]?.id);
  });

  test('is valid against the rules of HSDS 3.0 and its UK profile', async () => {
    const { tenant } = await start();
    await buildProvider(tenant, EVERYTHING);
    await buildProvider(tenant, { name: 'Bare' });
    const isService = serviceValidator();
    const { contents } = (await tenant.call(feed.findOpenServices)).body;
    expect(contents).toHaveLength(2);
    for (const service of contents) expect([isService(service), isService.errors]).toEqual([true, null]);
    expect(isService({ ...contents[0], status: 'open' })).toBe(false);
    expect(isService({ ...contents[0], id: 'svc_1' })).toBe(false);
  });

  test('imports services of other directories, refuses what is not one, and finds nothing to change the second time', async () => {
    const { tenant, send } = await start();
    const others = readFileSync(new URL('services.ndjson', import.meta.url), 'utf8');
    const first = (await send(others, 'import', { filename: 'services.ndjson', source: 'Other services' })).body.data;
    expect(first.read).toBe(24);
    expect(first.added).toBeGreaterThan(18);
    expect(first.added + first.refused_total).toBe(24);
    for (const { reasons } of first.refused) expect(reasons.join()).not.toBe('');
    const again = (await send(others, 'import', { filename: 'services.ndjson', source: 'Other services' })).body.data;
    expect(counts(again)).toEqual({ ...NONE, unchanged: first.added, refused: first.refused_total });
    const shown = (await tenant.call(findServiceProviders, { query: { search: 'veteran' } })).body;
    expect(shown.meta.total).toBeGreaterThan(10);
    expect(JSON.stringify(shown.data)).not.toMatch(/###|&#\d+;/);

    const broken = readFileSync(new URL('not-services.ndjson', import.meta.url), 'utf8');
    const refused = (await send(broken, 'import', { filename: 'records.ndjson', source: 'Food' })).body.data;
    expect(refused.added).toBe(0);
    expect(refused.refused_total).toBe(refused.read);
    expect(refused.refused.some(({ reasons }) => /not valid JSON/.test(reasons.join()))).toBe(true);
  });
});

test.each([
  ['A&#39;s&nbsp;place\\nLine ###MON### two', "A's place\nLine two"],
  ['- Please make a selection -', ''],
  ['NULL', ''],
  ['<b>Bold</b> 5 < 6', 'Bold 5 < 6'],
])('the text %j is read as %j', (value, text) => expect(cleanText(value)).toBe(text));

test.each([
  ['VETERANS OF FOREIGN WARS', 'Veterans of Foreign Wars'],
  ['YMCA', 'YMCA'],
  ['The VFW', 'The VFW'],
])('the name %s is written %s', (name, plain) => expect(namedPlainly(name)).toBe(plain));

test.each([
  ['www.example.org', 'https://www.example.org/'],
  ['http://example.org/a, example.com', 'https://example.org/a'],
  ['javascript:alert(1)', null],
  ['none', null],
  ['https://user:pw@example.org', null],
])('the address %s is read as %s', (value, address) => expect(httpsAddress(value)).toBe(address));

test.each([
  ['9:00am', '09:00'],
  ['5pm', '17:00'],
  ['12:30 am', '00:30'],
  ['5:00m', null],
  ['17:30+01:00', '17:30'],
])('the time %s is read as %s', (value, time) => expect(clockTime(value)).toBe(time));
