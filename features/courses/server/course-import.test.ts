import { describe, expect, test } from 'vitest';
import { newTenant, type Person, type TestTenant } from '#apps/api/testing/index.ts';
import * as calls from '../contract.ts';
import * as editing from '../operator-contract.ts';
import { buildCourse } from './testing.ts';

const HEAD =
  'reference,title,provider,description,service_type,mode,length_amount,length_unit,cost,skills,locations,starts,apply_url,industry';
const LINE =
  'w-1,Coded welder,Clydeview,"Bench to pipe, then tests",in_person,full_time,8,weeks,"£4,300",Welding; MIG,Glasgow,2031-01-10;2031-03-10 Glasgow,https://clydeview.example.org/welder,';

const fileOf = (text: string) => new File([text], 'courses.csv');

async function start() {
  const tenant = await newTenant();
  const operator = await tenant.person('operator');
  return { tenant, operator, send: sender(tenant, operator) };
}

const sender =
  (tenant: TestTenant, operator: Person) =>
  (text: string, mode: 'preview' | 'import' = 'import', publish = true) =>
    tenant.call(editing.importCourses, { body: { mode, publish }, files: { file: fileOf(text) } }, operator);

const found = async (tenant: TestTenant) => (await tenant.call(calls.findCourses)).body.data;

describe('an import of courses', () => {
  test('hides new courses until an operator has checked them, unless told to publish', async () => {
    const { tenant, send } = await start();
    expect((await send(`${HEAD}\n${LINE}`, 'import', false)).body.data).toMatchObject({ added: 1 });
    expect(await found(tenant)).toEqual([]);
    expect((await send(`${HEAD}\n${LINE}`, 'import', false)).body.data).toMatchObject({ unchanged: 1 });
  });

  test('shows in a preview what it would do, and changes nothing', async () => {
    const { tenant, send } = await start();
    expect((await send(`${HEAD}\n${LINE}`, 'preview')).body.data).toMatchObject({ read: 1, added: 1, refused: [] });
    expect(await found(tenant)).toEqual([]);
  });

  test('adds and changes courses, and changes nothing the second time', async () => {
    const { tenant, send } = await start();
    expect((await send(`${HEAD}\n${LINE}`)).body.data).toMatchObject({ added: 1, changed: 0, unchanged: 0 });
    expect(await found(tenant)).toMatchObject([
      {
        title: 'Coded welder',
        cost: 4300,
        length_unit: 'week',
        skills: ['Welding', 'MIG'],
        cities: ['Glasgow'],
        next_start: '2031-01-10',
      },
    ]);
    expect((await send(`${HEAD}\n${LINE}`)).body.data).toMatchObject({ added: 0, changed: 0, unchanged: 1 });
    const dearer = LINE.replace('£4,300', '£4,500').replace('Coded welder', 'Coded welder plus');
    expect((await send(`${HEAD}\n${dearer}`)).body.data).toMatchObject({ added: 0, changed: 1 });
    expect(await found(tenant)).toMatchObject([{ title: 'Coded welder plus', cost: 4500 }]);
  });

  test('refuses rows with the line and every reason, and imports the others', async () => {
    const { tenant, send } = await start();
    const { body } = await send(
      [
        HEAD,
        LINE,
        'w-2,,Clydeview,Text,online,full_time,8,fortnights,100,,,,https://clydeview.example.org,',
        'w-3,Old,Clydeview,Text,online,full_time,8,weeks,9.50,,,,http://clydeview.example.org,Magic',
        LINE.replace('"£4,300"', '1'),
        'w-5,"Never closed,Clydeview',
        LINE.replaceAll('w-1', 'w-6').replace('Coded', 'Other'),
      ].join('\n'),
    );
    expect(body.data).toMatchObject({ read: 6, added: 2, refused_total: 4 });
    expect(body.data.refused.map(({ row, reasons }) => [row, reasons])).toEqual([
      [3, ['title: Write the title', 'length_unit: Must be one of hour, day, week, month, year']],
      [
        4,
        [
          'industry: Not in the list of industries',
          'cost: Must be a whole amount',
          'apply_url: Enter a web address starting with https://',
          'source_url: Enter a web address starting with https://',
        ],
      ],
      [5, ['The same course as in line 2']],
      [6, ['Text follows a closing quote, so a quote is missing or too many']],
    ]);
    expect(await found(tenant)).toHaveLength(2);
  });

  test('takes back what was exported without a change, even where a title would be a formula', async () => {
    const { tenant, operator, send } = await start();
    await buildCourse(tenant, operator, {
      title: '=1+1 for beginners',
      description: 'Two lines,\nwith a "quote"',
      funding: ['elc'],
      industry_id: 30,
      skills: ['-wiring'],
      starts: [{ starts_on: '2031-05-01', city: 'Leeds' }],
    });
    const csv = (await tenant.call(editing.getCoursesCsv, {}, operator)).bytes.toString('utf8');
    expect(csv).toContain(",'=1+1 for beginners,");
    expect((await send(csv)).body.data).toMatchObject({ read: 1, added: 0, changed: 0, unchanged: 1, refused: [] });
    const renamed = csv.replace('=1+1 for beginners', '=2+2');
    expect((await send(renamed)).body.data).toMatchObject({ changed: 1 });
    expect(await found(tenant)).toMatchObject([{ title: '=2+2' }]);
  });

  test('reaches no course of another tenant by its number', async () => {
    const { tenant, send } = await start();
    const other = await start();
    const id = await buildCourse(other.tenant, other.operator);
    const { body } = await send(`id,${HEAD}\n${id},${LINE}`);
    expect(body.data.refused[0]?.reasons).toEqual([`id: No course has the number ${id}. Leave it empty to add one.`]);
    expect([await found(tenant), (await found(other.tenant)).length]).toEqual([[], 1]);
  });

  test.each([
    ['an empty file', '', 'The file is empty. Choose another one.'],
    ['a spreadsheet', 'PK\u0003\u0004', 'This is not a CSV file. Save it as CSV in UTF-8 and try again.'],
    [
      'a heading without a title',
      'provider\nx',
      'The heading lacks title, description, length_amount, length_unit, cost, apply_url. Start from an export.',
    ],
  ])('says what is wrong with %s', async (_, text, message) => {
    const { send } = await start();
    const { status, failure } = await send(text);
    expect([status, failure.errors?.file]).toEqual([422, [message]]);
  });
});

test('interests are erased after two years', async () => {
  const { courseRetention } = await import('./index.ts');
  const { tenant, operator } = await start();
  const veteran = await tenant.veteran();
  const id = await buildCourse(tenant, operator);
  await tenant.call(calls.showInterest, { params: { id }, body: { consent: true } }, veteran);
  const periods = { applications_months: 0, idle_accounts_months: 0, security_events_months: 0 };
  const erase = (years: number) =>
    tenant.run((db) => courseRetention.erase(db, new Date(Date.now() + years * 365.3 * 86_400_000), periods));
  expect(await erase(1.9)).toBe(0);
  expect(await erase(2.1)).toBe(1);
});
