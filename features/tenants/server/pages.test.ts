import { describe, expect, test } from 'vitest';
import { PUBLIC_PAGES } from '#apps/api/public-pages.ts';
import { newTenant } from '#apps/api/testing/index.ts';
import { publicPageAt } from '#kit/server/http/public-page.ts';
import { findSitePages, getSitePage, resetSitePage, updateSitePage } from '../page-contract.ts';
import { PAGE_PATHS, PAGE_SLUGS, parsePageText } from '../page-rules.ts';

const TEXT = { title: 'Our savings', lead: 'For our people', body: '## Hello\n\nSee [jobs](/jobs).' };

async function start(options: { country_id?: 232 | 233 } = {}) {
  const tenant = await newTenant(options);
  const operator = await tenant.person('operator');
  const change = (revision: number, more: Partial<typeof TEXT> = {}) =>
    tenant.call(updateSitePage, { params: { slug: 'discounts' }, body: { ...TEXT, ...more, revision } }, operator);
  const read = async () => (await tenant.call(getSitePage, { params: { slug: 'discounts' } })).body.data;
  return { tenant, operator, change, read };
}

describe('a tenant that has written nothing', () => {
  test.each([232, 233] as const)('shows a text of ours on every page, in the words of country %d', async (country_id) => {
    const { tenant, operator } = await start({ country_id });
    const { body } = await tenant.call(findSitePages, {}, operator);
    expect(body.data.map(({ slug }) => slug)).toEqual([...PAGE_SLUGS]);
    for (const page of body.data) {
      expect(page).toMatchObject({ revision: 0, updated_at: null });
      expect(parsePageText(page.body).filter(({ kind }) => kind === 'heading').length).toBeGreaterThanOrEqual(3);
      expect(page.body).not.toMatch(/undefined|\{\w+\}/);
      const spelled = country_id === 232 ? /\b(organization|color|resume)/i : /\b(organisation|colour|CV)\b/i;
      expect(page.body.replace(/\]\([^)]*\)/g, ']')).not.toMatch(spelled);
    }
  });
});

test('operators change a page, everybody reads it, and the original can be restored', async () => {
  const { tenant, operator, change, read } = await start();
  expect((await change(0)).body.data).toMatchObject({ ...TEXT, revision: 1 });
  expect(await read()).toMatchObject(TEXT);
  const reset = (revision: number) =>
    tenant.call(resetSitePage, { params: { slug: 'discounts' }, query: { revision } }, operator);
  expect((await reset(7)).status).toBe(409);
  expect((await reset(1)).body.data).toMatchObject({ title: 'Discounts', revision: 0 });
  expect((await read()).title).toBe('Discounts');
});

test('the second of two operators editing the same revision gets 409 with the current text', async () => {
  const { change, read } = await start();
  const first = await Promise.all([change(0, { title: 'One' }), change(0, { title: 'Two' })]);
  expect(first.map(({ status }) => status).sort()).toEqual([200, 409]);
  const second = await Promise.all([change(1, { title: 'Three' }), change(1, { title: 'Four' })]);
  expect(second.map(({ status }) => status).sort()).toEqual([200, 409]);
  const refused = second.find(({ status }) => status === 409);
  expect(refused?.failure.data).toMatchObject({ revision: 2, title: (await read()).title });
});

test('another tenant keeps its own text', async () => {
  const { change } = await start();
  await change(0);
  const other = await start();
  expect((await other.read()).title).toBe('Discounts');
  expect((await other.change(1)).status).toBe(409);
});

test.each([
  ['no title', { title: ' ' }, 'title'],
  ['a title on two lines', { title: 'a\nb' }, 'title'],
  ['no text', { body: '  ' }, 'body'],
  ['a text of 20,001 characters', { body: 'x'.repeat(20_001) }, 'body'],
])('%s is refused and names the field', async (_, more, field) => {
  const { change } = await start();
  const { status, failure } = await change(0, more);
  expect([status, Object.keys(failure.errors ?? {})]).toEqual([422, [field]]);
});

test.each(['horoscope', '__proto__', 'toString'])('there is no page %s', async (slug) => {
  const { tenant, operator } = await start();
  expect((await tenant.call(getSitePage, { params: { slug } })).status).toBe(404);
  expect((await tenant.call(updateSitePage, { params: { slug }, body: { ...TEXT, revision: 0 } }, operator)).status).toBe(404);
});

test('what operators write reaches search engines as text, never as markup', async () => {
  const { tenant, change } = await start();
  await change(0, { body: '## <script>alert(1)</script>\n\n[x](javascript:alert(1)) [jobs](/jobs)' });
  const shell = '<html lang="en"><head><title>x</title></head><body><div id="root"></div></body></html>';
  const page = await publicPageAt(tenant.app, PUBLIC_PAGES, {
    url: PAGE_PATHS.discounts,
    tenant: {
      id: tenant.id,
      name: 'Forward',
      country_id: 232,
      slug: tenant.slug,
      colour_preset: 'default',
      mail_from: null,
      veteran_approval: 'automatic',
      recruiter_approval: 'automatic',
      operators_need_second_factor: false,
      host: tenant.host,
      primary_host: tenant.host,
    },
    site: `https://${tenant.host}`,
    shell,
    nonce: 'n0nce',
  });
  expect(page?.status).toBe(200);
  expect(page?.html).toContain('<h1>Our savings</h1>');
  expect(page?.html).toContain('&lt;script&gt;');
  expect(page?.html).not.toContain('<script>alert');
});
