import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newTenant, type TestTenant } from '#apps/api/testing/index.ts';
import { findNotifications } from '#features/notifications/contract.ts';
import { csvRows } from '#kit/server/files/csv-rows.ts';
import { findJobs } from '../contract.ts';
import { decideHeldChange } from '../hold-contract.ts';
import { importJobs, type Refused, UnreadableFile } from './index.ts';
import type { Noted } from './load.ts';
import { IndustryIndex, richText } from './prepare.ts';
import { type City, CityIndex } from './towns.ts';

const HEADING =
  'id,title,company,city,country,lat,lon,employment_type,industry,currency,salary_min,salary_max,salary_unit,date_posted,valid_through,description';
const today = new Date().toISOString().slice(0, 10);
const nextMonth = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);

const row = (changes: Partial<Record<string, string>> = {}) => {
  const fields: Record<string, string> = {
    id: '1',
    title: 'Avionics technician',
    company: 'Skylark Aero',
    city: 'Bartle, Preston',
    country: 'GB',
    lat: '53.8',
    lon: '-2.78',
    employment_type: 'FULL_TIME',
    industry: 'Healthcare',
    currency: 'GBP',
    salary_min: '28000',
    salary_max: '31000.4',
    salary_unit: 'YEAR',
    date_posted: today,
    valid_through: nextMonth,
    description: 'Keep aircraft flying.',
    ...changes,
  };
  return HEADING.split(',')
    .map((name) => (/[",\n]/.test(fields[name] ?? '') ? `"${fields[name]?.replaceAll('"', '""')}"` : (fields[name] ?? '')))
    .join(',');
};
const file = (...rows: string[]) => `${[HEADING, ...rows].join('\n')}\n`;

async function run(
  tenant: TestTenant,
  content: string | Buffer,
  more: Partial<Pick<Parameters<typeof importJobs>[0], 'asOf' | 'dryRun' | 'source' | 'sending'>> = {},
) {
  const refused: Refused[] = [];
  const notes: Noted[] = [];
  const bytes = Buffer.from(content);
  // In small chunks, so that every row is split somewhere.
  const pieces = Array.from({ length: Math.ceil(bytes.length / 97) }, (_, index) => bytes.subarray(index * 97, index * 97 + 97));
  const summary = await importJobs({
    db: tenant.db,
    tenant: tenant.slug,
    source: 'test',
    bytes: Readable.from(pieces),
    onRefused: (one) => refused.push(one),
    onNoted: (one) => notes.push(one),
    ...more,
  });
  return { ...summary, reasons: refused, notes };
}

const jobsOf = (tenant: TestTenant) => tenant.run((db) => db.selectFrom('jobs').selectAll().orderBy('id').execute());

test('an advert becomes an open job with its place, pay and industry', async () => {
  const tenant = await newTenant({ recruiter_approval: 'automatic' });
  expect(await run(tenant, file(row()))).toMatchObject({ rows: 1, created: 1, refused: 0, expired: 0 });
  const { body } = await tenant.call(findJobs, { query: { search: 'avionics preston' } });
  expect(body.data[0]).toMatchObject({
    title: 'Avionics technician',
    company: { name: 'Skylark Aero' },
    city: 'Preston',
    locality: 'Bartle, Preston',
    country_id: 232,
    job_type: 'full_time',
    salary: { from: 28000, to: 31000.4, currency: 'GBP', per: 'year' },
  });
  expect(body.facets?.industry.map((facet) => facet.label)).toEqual(['Health care']);
});

test('importing again changes nothing, and updates only an advert that changed', async () => {
  const tenant = await newTenant({ recruiter_approval: 'automatic' });
  await run(tenant, file(row(), row({ id: '2' })));
  const before = await jobsOf(tenant);
  expect(await run(tenant, file(row(), row({ id: '2' })))).toMatchObject({ created: 0, changed: 0, unchanged: 2 });
  expect(await jobsOf(tenant)).toEqual(before);
  expect(await run(tenant, file(row(), row({ id: '2', title: 'Senior technician' })))).toMatchObject({
    changed: 1,
    unchanged: 1,
  });
  const after = await jobsOf(tenant);
  expect(after.map((job) => job.title)).toEqual(['Avionics technician', 'Senior technician']);
  expect(after.map((job) => job.id)).toEqual(before.map((job) => job.id));
});

test('a file of which every job is published from elsewhere imports none and names each', async () => {
  const tenant = await newTenant({ recruiter_approval: 'automatic' });
  await run(tenant, file(row()));
  const { reasons, ...summary } = await run(tenant, file(row({ id: '7' })), { source: 'other' });
  expect(summary).toMatchObject({ rows: 1, created: 0, refused: 1, duplicates: 1 });
  expect(reasons).toMatchObject([{ row: 2, external_id: '7', reason: expect.stringMatching(/published already as job \d+/) }]);
  expect(await jobsOf(tenant)).toHaveLength(1);
});

test('what a recruiter has closed stays closed when its advert changes', async () => {
  const tenant = await newTenant({ recruiter_approval: 'automatic' });
  await run(tenant, file(row()));
  await tenant.run((db) => db.updateTable('jobs').set({ status: 'closed' }).execute());
  await run(tenant, file(row({ title: 'Another title' })));
  expect(await jobsOf(tenant)).toMatchObject([{ title: 'Another title', status: 'closed' }]);
});

describe('an advert that asks for money', () => {
  const asking = (changes: Partial<Record<string, string>> = {}) =>
    row({ id: '2', description: 'Drive.\n\nPay us a registration fee of £35.', ...changes });
  const descriptions = async (tenant: TestTenant) => (await jobsOf(tenant)).map(({ description }) => description);
  const statuses = async (tenant: TestTenant) => (await jobsOf(tenant)).map(({ status }) => status);
  const held = (tenant: TestTenant) =>
    tenant.run((db) => db.selectFrom('job_holds').where('outcome', 'is', null).select(['id', 'held_by']).execute());

  test('is held, counted, and reported to the operators once for the import', async () => {
    const tenant = await newTenant({ recruiter_approval: 'automatic' });
    const operator = await tenant.person('operator');
    expect(await run(tenant, file(row(), asking()), { dryRun: true })).toMatchObject({ created: 2, held: 1 });
    const sending = { background: tenant.app.muster.background, siteOf: (host: string) => `https://${host}`, signer: null };
    const expired = asking({ id: '3', valid_through: '2020-01-01', date_posted: '2019-12-01' });
    expect(await run(tenant, file(row(), asking(), expired), { sending })).toMatchObject({ created: 3, held: 1, expired: 1 });
    expect(await statuses(tenant)).toEqual(['published', 'draft', 'expired']);
    expect((await tenant.call(findJobs, {})).body.data).toHaveLength(1);
    const { data } = (await tenant.call(findNotifications, {}, operator)).body;
    expect(data).toMatchObject([
      { title: 'A job is waiting to be checked', body: 'Imported from test.', href: '/operator/held' },
    ]);
  });

  test('is published when its source no longer asks, and stays released when the rest changes', async () => {
    const tenant = await newTenant({ recruiter_approval: 'automatic' });
    const operator = await tenant.person('operator');
    await run(tenant, file(asking()));
    await run(tenant, file(asking({ title: 'Another title' })));
    expect([await statuses(tenant), (await held(tenant)).length]).toEqual([['draft'], 1]);
    await run(tenant, file(asking({ description: 'Drive.' })));
    expect([await statuses(tenant), await held(tenant)]).toEqual([['published'], []]);
    expect(await run(tenant, file(asking()))).toMatchObject({ created: 0, changed: 1, held: 1 });
    expect([await statuses(tenant), await descriptions(tenant)]).toEqual([['published'], ['<p>Drive.</p>']]);
    const [{ id = 0 } = {}] = await tenant.run((db) => db.selectFrom('held_job_changes').select('id').execute());
    await tenant.call(decideHeldChange, { params: { id }, body: { approved: true } }, operator);
    await run(tenant, file(asking({ title: 'A third title' })));
    expect((await jobsOf(tenant)).map(({ title }) => title)).toEqual(['A third title']);
    expect([await statuses(tenant), await held(tenant)]).toEqual([['published'], []]);
  });
});

test('creates a company once for each source, ignoring the case of its name', async () => {
  const tenant = await newTenant({ recruiter_approval: 'automatic' });
  await run(tenant, file(row(), row({ id: '2', company: 'SKYLARK AERO' }), row({ id: '3', company: 'Other Ltd' })));
  await run(tenant, file(row({ id: '4', company: 'skylark aero' })));
  const companies = await tenant.run((db) =>
    db.selectFrom('companies').select(['name', 'status', 'source']).orderBy('name').execute(),
  );
  expect(companies).toEqual([
    { name: 'Other Ltd', status: 'active', source: 'test' },
    { name: 'Skylark Aero', status: 'active', source: 'test' },
  ]);
});

test('ten concurrent imports of one file create each job once', async () => {
  const tenant = await newTenant({ recruiter_approval: 'automatic' });
  const content = file(...Array.from({ length: 40 }, (_, n) => row({ id: `${n}`, company: `Company ${n % 7}` })));
  const summaries = await Promise.all(Array.from({ length: 4 }, () => run(tenant, content)));
  expect(summaries.reduce((sum, one) => sum + one.created, 0)).toBe(40);
  expect((await jobsOf(tenant)).length).toBe(40);
});

test('adverts past their closing day are stored as expired; --as-of moves the dates to that day', async () => {
  const tenant = await newTenant({ recruiter_approval: 'automatic' });
  const old = file(row({ date_posted: '2020-10-20', valid_through: '2020-11-10' }));
  expect(await run(tenant, old)).toMatchObject({ created: 1, expired: 1, latest_posted_on: '2020-10-20' });
  expect((await tenant.call(findJobs)).body.meta.total).toBe(0);
  expect(await run(tenant, old, { asOf: '2020-10-29' })).toMatchObject({ changed: 1, expired: 0 });
  const { body } = await tenant.call(findJobs);
  expect(body.meta.total).toBe(1);
  const daysAgo = (Date.now() - Date.parse(body.data[0]?.published_at ?? '')) / 86_400_000;
  expect(daysAgo).toBeGreaterThan(8);
  expect(daysAgo).toBeLessThan(11);
});

test('a dry run reports the same and writes nothing', async () => {
  const tenant = await newTenant({ recruiter_approval: 'automatic' });
  expect(await run(tenant, file(row(), row({ id: '' })), { dryRun: true })).toMatchObject({ created: 1, refused: 1 });
  expect(await jobsOf(tenant)).toEqual([]);
  expect(await tenant.run((db) => db.selectFrom('companies').select('id').execute())).toEqual([]);
});

describe('a row is refused with its number and reason, and the others are imported', () => {
  test.each([
    [{ id: '' }, 'The id is missing'],
    [{ title: '' }, 'The title is missing'],
    [{ title: 'x'.repeat(201) }, 'The title is longer than 200 characters'],
    [{ company: '' }, 'The company is missing'],
    [{ description: ' ' }, 'The description is missing'],
    [{ country: 'ZZ' }, 'Unknown country: ZZ'],
    [{ date_posted: '' }, 'The posting date is missing'],
    [{ date_posted: '2020-02-30' }, 'The posting date is not a date: 2020-02-30'],
    [{ date_posted: '29/10/2020' }, 'The posting date is not a date: 29/10/2020'],
    [{ valid_through: '2001-01-01' }, `It closes (2001-01-01) before it was posted (${today})`],
    [{ date_posted: '2999-01-01', valid_through: '' }, 'It is posted in the future (2999-01-01)'],
  ])('%j', async (changes, reason) => {
    const tenant = await newTenant({ recruiter_approval: 'automatic' });
    const summary = await run(tenant, file(row({ id: '1' }), row({ id: '2', ...changes }), row({ id: '3' })));
    expect(summary).toMatchObject({ created: 2, refused: 1 });
    expect(summary.reasons).toEqual([{ row: 3, external_id: 'id' in changes ? null : '2', reason }]);
  });

  test('a repeated row', async () => {
    const tenant = await newTenant({ recruiter_approval: 'automatic' });
    const { created, reasons } = await run(tenant, file(row(), row({ title: 'Again' })));
    expect([created, reasons]).toEqual([1, [{ row: 3, external_id: '1', reason: 'Row 2 has the same id' }]]);
  });
});

describe('an optional value that cannot be read is left out with a note, and the advert is imported', () => {
  test('of each kind', async () => {
    const tenant = await newTenant({ recruiter_approval: 'automatic' });
    const bad: [Partial<Record<string, string>>, object, string[]][] = [
      [{ lat: '91' }, { salary_from: 28000 }, ['lat “91” was left out: it isn’t between -90 and 90']],
      [{ lat: 'north' }, { title: 'Avionics technician' }, ['lat “north” was left out: it isn’t a number']],
      [
        { salary_min: 'Competitive' },
        { salary_from: null, salary_to: 31000.4 },
        ['salary_min “Competitive” was left out: it isn’t one amount'],
      ],
      [{ salary_min: '-5' }, { salary_from: null }, ['salary_min “-5” was left out: it isn’t one amount']],
      [
        { salary_min: '50000', salary_max: '40000' },
        { salary_from: null, salary_to: null },
        ['salary_min and salary_max “50000” and “40000” were left out: the lowest is above the highest'],
      ],
      [
        { salary_unit: 'FORTNIGHT', salary_max: '' },
        { salary_from: null },
        [
          'salary_unit “FORTNIGHT” was left out: it isn’t hour, day, week, month or year',
          'salary_min “28000” was left out: its currency or period is unclear',
        ],
      ],
      [
        { currency: 'shells', salary_max: '' },
        { salary_from: null, currency: 'GBP' },
        [
          'currency “shells” was left out: it isn’t a currency, such as GBP',
          'salary_min “28000” was left out: its currency or period is unclear',
        ],
      ],
      [
        { salary_min: '$28,000', currency: '', salary_max: '' },
        { salary_from: null },
        ['salary_min and salary_max “28000” were left out: it isn’t clear which dollars they are'],
      ],
      [{ valid_through: '31/12/2030' }, { closes_at: null }, ['valid_through “31/12/2030” was left out: it isn’t a date']],
      [{ employment_type: 'gig' }, { job_type: null }, ['employment_type “gig” was left out: it isn’t one of the known values']],
      [{ industry: 'Alchemy' }, { industry_id: null }, ['industry “Alchemy” was left out: there is none of this name']],
    ];
    const rows = bad.map(([changes], index) => row({ id: String(index), ...changes }));
    const { created, refused, noted, notes } = await run(tenant, file(...rows));
    expect([created, refused, noted]).toEqual([bad.length, 0, notes.length]);
    expect(notes.map(({ row: at, note }) => [at, note])).toEqual(
      bad.flatMap(([, , texts], index) => texts.map((text) => [index + 2, text])),
    );
    expect(await jobsOf(tenant)).toMatchObject(bad.map(([, stored]) => stored));
  });

  test('and spellings that can be read are read', async () => {
    const tenant = await newTenant({ recruiter_approval: 'automatic' });
    const header = 'Job ID,Job Title,hiringOrganization,Country,Salary Min,salaryMax,salaryUnit,Date Posted,URL,description';
    const rows = [
      `1,A,Yard,United Kingdom,"£25,000","£27,500.50",per annum,${today},www.example.org/a,x`,
      `2,B,Yard,UK,25k,,,${today},example.org/b?c=1,x`,
      `3,C,Yard,Germany,"€12.50",,p.h.,${today},https://example.org/c,x`,
    ];
    expect((await run(tenant, [`\uFEFFsep=,`, header, ...rows].join('\r\n'))).reasons).toEqual([]);
    expect(await jobsOf(tenant)).toMatchObject([
      { salary_from: 25000, salary_to: 27500.5, currency: 'GBP', salary_per: 'year', apply_url: 'https://www.example.org/a' },
      { salary_from: 25000, salary_to: null, currency: 'GBP', country_id: 232, apply_url: 'https://example.org/b?c=1' },
      { salary_from: 12.5, currency: 'EUR', salary_per: 'hour', apply_url: 'https://example.org/c' },
    ]);
  });
});

describe('a broken file', () => {
  test('an unclosed quote loses its row but not the rows after it', async () => {
    const tenant = await newTenant({ recruiter_approval: 'automatic' });
    const content = file(
      row(),
      '2,"Unclosed title,x,y',
      row({ id: '3', description: 'With "quotes",\nand lines.' }),
      row({ id: '4' }),
    );
    const { created, reasons } = await run(tenant, content);
    expect(created).toBe(3);
    expect(reasons).toEqual([
      { row: 3, external_id: null, reason: 'Text follows a closing quote, so a quote is missing or too many (line 3)' },
    ]);
  });

  test('a quote that is never closed loses its row', async () => {
    const tenant = await newTenant({ recruiter_approval: 'automatic' });
    const { created, reasons } = await run(tenant, file(row(), row({ id: '2' }), '3,"Unclosed'));
    expect(created).toBe(2);
    expect(reasons).toEqual([{ row: 4, external_id: null, reason: 'A quote is opened and never closed (line 4)' }]);
  });

  test('a row with too few fields is refused', async () => {
    const tenant = await newTenant({ recruiter_approval: 'automatic' });
    const { created, reasons } = await run(tenant, file(row(), '2,Title', row({ id: '3' })));
    expect(created).toBe(2);
    expect(reasons).toEqual([{ row: 3, external_id: null, reason: 'The row has 2 fields, but the header has 16 (line 3)' }]);
  });

  test('invalid UTF-8 loses its row', async () => {
    const tenant = await newTenant({ recruiter_approval: 'automatic' });
    const content = Buffer.concat([
      Buffer.from(file(row({ title: 'Café manager – naïve' }))),
      Buffer.from(`${row({ id: '2', title: 'Caf\u00e9' })}\n`, 'latin1'),
      Buffer.from(`${row({ id: '3' })}\n`),
    ]);
    const { created, reasons } = await run(tenant, content);
    expect(created).toBe(2);
    expect(reasons).toEqual([
      { row: 3, external_id: '2', reason: 'The row contains bytes that aren’t valid UTF-8. Save the file as UTF-8' },
    ]);
    expect((await jobsOf(tenant))[0]?.title).toBe('Café manager – naïve');
  });

  test.each([
    ['an empty file', '', 'The file is empty.'],
    ['a heading alone', `${HEADING}\n`, 'The file has a header row but no other rows.'],
    [
      'other columns',
      'name,town\nx,y\n',
      'The header is missing the columns id, title, company, description, date_posted. It has: name, town.',
    ],
    [
      'a workbook',
      Buffer.from('PK\u0003\u0004rest'),
      'This is an Excel workbook or a ZIP archive. Save it as CSV in UTF-8 and try again.',
    ],
    ['a PDF', '%PDF-1.7 …', 'This is a PDF. Save it as CSV in UTF-8 and try again.'],
    ['bytes', Buffer.from([1, 0, 2, 0]), 'This is not a text file. Save it as CSV in UTF-8 and try again.'],
  ])('%s says what is wrong', async (_, content, message) => {
    const tenant = await newTenant({ recruiter_approval: 'automatic' });
    await expect(run(tenant, content)).rejects.toThrow(new UnreadableFile(message));
  });

  test('names an unknown tenant and lists the existing ones', async () => {
    const tenant = await newTenant({ recruiter_approval: 'automatic' });
    await expect(importJobs({ db: tenant.db, tenant: 'nobody', source: 'x', bytes: Readable.from([]) })).rejects.toThrow(
      /There is no tenant "nobody"\. The tenants are: .*/,
    );
  });
});

test('accepts semicolons, tabs, a byte order mark and Windows line endings', async () => {
  for (const mark of [';', '\t']) {
    const tenant = await newTenant({ recruiter_approval: 'automatic' });
    const content = `\uFEFF${['id', 'title', 'company', 'date_posted', 'description'].join(mark)}\r\n${['7', 'Fitter', 'Yard', today, '"One, two"'].join(mark)}\r\n`;
    expect(await run(tenant, content)).toMatchObject({ created: 1, refused: 0 });
    expect(await jobsOf(tenant)).toMatchObject([
      { external_id: '7', description: '<p>One, two</p>', country_id: 232, currency: 'GBP' },
    ]);
  }
});

test.each([
  [
    'a byte order mark before a quoted header',
    '\uFEFF"a","b"\n1,2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'a declared separator',
    'sep=;\na;b,c\r\n1;2',
    [
      ['a', 'b,c'],
      ['1', '2'],
    ],
  ],
  [
    'a mark and a declared separator',
    '\uFEFFSEP=\t\r\na,x\tb\n1\t2',
    [
      ['a,x', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'lines that end in carriage returns',
    'a,b\r1,"2\r3"\r4,5\r',
    [
      ['a', 'b'],
      ['1', '2\n3'],
      ['4', '5'],
    ],
  ],
  ['one line', 'a,b', [['a', 'b']]],
])('reads %s', async (_, text, rows) => {
  for (const size of [1, 3, 100]) {
    const found: string[][] = [];
    const pieces = text.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [];
    for await (const one of csvRows(Readable.from(pieces))) found.push('fields' in one ? one.fields : [one.broken]);
    expect(found).toEqual(rows);
  }
});

test('parses rows written as CSV unchanged, wherever the chunks are split', async () => {
  const field = fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', '\r\n', ' ', 'é', ';') });
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(field, field, field), { minLength: 1 }),
      fc.integer({ min: 1, max: 9 }),
      async (rows, size) => {
        const written = ['a,b,c', ...rows.map((one) => one.map((value) => `"${value.replaceAll('"', '""')}"`).join(','))].join(
          '\n',
        );
        const pieces = written.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [];
        const read: string[][] = [];
        for await (const one of csvRows(Readable.from(pieces))) if ('fields' in one) read.push(one.fields);
        expect(read.slice(1)).toEqual(rows);
      },
    ),
  );
});

test('a description becomes safe HTML', () => {
  expect(richText('First line\n\n• one & two\n- three <b\nLast Guy&#39;s line')).toBe(
    "<p>First line</p><ul><li>one &amp; two</li><li>three &lt;b</li></ul><p>Last Guy's line</p>",
  );
  expect(richText('<p onclick="x()">Hello<script>alert(1)</script></p>')).toBe('<p>Hello</p>');
});

test('recognises other names for an industry', () => {
  const industries = new IndustryIndex([
    { id: 45, name: 'Health care' },
    { id: 27, name: 'Hospitality and catering' },
    { id: 29, name: 'Information technology' },
  ]);
  const find = (name: string) => industries.find(name);
  expect(['Healthcare', 'HEALTH-CARE', 'Catering', 'IT', 'Astrology', 'constructor'].map(find)).toEqual([
    45,
    45,
    27,
    29,
    null,
    null,
  ]);
});

test('finds the town in the text of a location', () => {
  const town = (name: string, state: string, latitude: number, longitude: number) => ({
    name,
    state,
    state_id: 1,
    state_code: '',
    latitude,
    longitude,
  });
  const cities = new CityIndex([
    town('Preston', 'Lancashire', 53.76, -2.7),
    town('Gosport', 'Hampshire', 50.79, -1.12),
    town('Hampshire', 'Hampshire', 51, -1.3),
    town('Newport', 'Isle of Wight', 50.7, -1.29),
    town('Newport', 'Wales', 51.58, -2.99),
    town('Kingston upon Hull', 'Yorkshire', 53.74, -0.33),
    town('Leeds', 'Yorkshire', 53.8, -1.55),
    town('St Ives', 'Cornwall', 50.21, -5.48),
  ]);
  const at = (latitude: number | null = null, longitude: number | null = null) => ({ latitude, longitude });
  const found = (place: string, point = at()) => cities.find(place, point) as City | null;
  const nameOf = (place: string, point = at()) => found(place, point)?.name ?? null;
  expect(nameOf('Bartle, Preston')).toBe('Preston');
  expect(nameOf('GOSPORT, Hampshire')).toBe('Gosport');
  expect(nameOf('St. Ives')).toBe('St Ives');
  expect(nameOf('Leeds General Infirmary', at(53.8, -1.55))).toBe('Leeds');
  expect(nameOf('Hull', at(53.75, -0.34))).toBe('Kingston upon Hull');
  expect(nameOf('Preston', at(51.5, -0.1))).toBeNull();
  expect(nameOf('Various, Various')).toBeNull();
  expect(found('Newport', at(51.6, -3))?.state).toBe('Wales');
  expect(found('Newport, Wales')?.state).toBe('Wales');
});

test('reads a file of health adverts whole, and again without a change', async () => {
  const tenant = await newTenant({ recruiter_approval: 'automatic' });
  const adverts = new URL('adverts.csv', import.meta.url);
  const read = () =>
    importJobs({ db: tenant.db, tenant: tenant.slug, source: 'health', bytes: createReadStream(adverts), asOf: '2020-10-29' });
  expect(await read()).toMatchObject({ rows: 30, created: 30, refused: 0, expired: 0, broken: null });
  expect(await read()).toMatchObject({ rows: 30, created: 0, changed: 0, unchanged: 30 });
  const { body } = await tenant.call(findJobs, { query: { search: '"mental health" nurse -senior' } });
  expect(body.data.map(({ title }) => title)).toContain('Registered Mental Health Nurse (RMN)');
  expect(body.data.map(({ title }) => title)).not.toContain('Senior Mental Health Nurse - Crisis Team');
  const cities = new Set((await jobsOf(tenant)).map(({ city }) => city));
  expect(cities).toEqual(
    new Set([
      'Leeds',
      'Preston',
      'Southampton',
      'Gosport',
      'Kingston upon Hull',
      'Bury St Edmunds',
      'Guildford',
      'Isle of Wight',
      null,
    ]),
  );
});
