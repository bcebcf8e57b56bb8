import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { PUBLIC_PAGES } from '#apps/api/public-pages.ts';
import { newTenant } from '#apps/api/testing/index.ts';
import { buildJob } from '#features/jobs/server/testing.ts';
import { fillShell, type PublicContent, plainText, publicPageAt } from './public-page.ts';

const SHELL = await readFile(new URL('../../../apps/web/index.html', import.meta.url), 'utf8');
const PLACE = {
  path: '/things/1/',
  tenant: { name: 'Forward & Co', country_id: 233 },
  site: 'https://jobs.example.org',
  nonce: 'n0nce',
};

const fill = (content: Partial<PublicContent>) =>
  fillShell(SHELL, { title: 'A thing', description: 'What it is', text: [], ...content }, PLACE);
const structuredIn = (html: string) => JSON.parse(/<script[^>]*ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null');

describe('the shell', () => {
  test('names the page, its site and its one address', () => {
    const html = fill({ image: '/logo.png' });
    expect(html).toContain('<html lang="en-US"');
    expect(html).toContain('<title>A thing · Forward &amp; Co</title>');
    expect(html.match(/name="description"/g)).toHaveLength(1);
    expect(html).toMatch(/rel="canonical" href="https:\/\/jobs.example.org\/things\/1"/);
    expect(html).toMatch(/property="og:url" content="https:\/\/jobs.example.org\/things\/1"/);
    expect(html).toMatch(/property="og:image" content="https:\/\/jobs.example.org\/logo.png"/);
    expect(html).toMatch(/<div data-server-text>.*<h1>A thing<\/h1>.*<\/div><div id="root"><\/div>/);
  });

  test('shows what people wrote as text and never as markup', () => {
    const evil = '</script></title><img src=x onerror=alert(1)> $& "quoted"';
    const html = fill({
      title: evil,
      description: evil,
      structured: { '@type': 'Thing', name: evil },
      text: [
        { heading: evil },
        { text: evil },
        { list: [evil] },
        { facts: [[evil, evil]] },
        { links: [{ href: '"onclick="alert(1)', label: evil }] },
        { html: `<p>Kept</p>${evil}<script>alert(1)</script>` },
      ],
    });
    expect(html).not.toContain('<img');
    expect(html).not.toContain('"onclick');
    // The shell's own two scripts and the data.
    expect(html.match(/<script/g)).toHaveLength(3);
    expect(html).toContain('<p>Kept</p>');
    expect(structuredIn(html)).toEqual({ '@context': 'https://schema.org', '@type': 'Thing', name: evil });
  });

  test('shortens a description at a word', () => {
    const description = /name="description" content="([^"]*)"/.exec(fill({ description: 'many words '.repeat(40) }))?.[1] ?? '';
    expect(description.length).toBeLessThanOrEqual(160);
    expect(description).toMatch(/(many|words)…$/);
  });
});

test('rich text reads as plain text', () =>
  expect(plainText('<p>Fit &amp; <strong>able</strong></p><ul><li>One</li><li>Two &lt;2</li></ul>')).toBe(
    'Fit & able One Two <2',
  ));

describe('the public page of a job', () => {
  const open = async (url: string, tenant: Awaited<ReturnType<typeof newTenant>>) =>
    publicPageAt(tenant.app, PUBLIC_PAGES, {
      url,
      tenant: {
        id: tenant.id,
        name: 'Forward',
        country_id: 232,
        slug: tenant.slug,
        colour_preset: 'default',
        mail_from: null,
        veteran_approval: 'none',
        recruiter_approval: 'none',
        operators_need_second_factor: false,
        host: tenant.host,
        primary_host: tenant.host,
      },
      site: `https://${tenant.host}`,
      shell: SHELL,
      nonce: 'n0nce',
    });

  test('carries its text and a JobPosting', async () => {
    const tenant = await newTenant();
    const id = await buildJob(tenant, {
      title: 'Rail <fitter>',
      description: '<p>Keep the trains running.</p>',
      job_type: 'full_time',
      type: 'remote',
      city: 'Leeds',
      salary_from: 32_000,
      salary_to: 36_000,
      responsibilities: ['Inspect & repair'],
      openings: 3,
    });
    const page = await open(`/jobs/${id}?utm_source=mail`, tenant);
    expect(page?.status).toBe(200);
    const html = page?.html ?? '';
    for (const text of [
      'Rail &lt;fitter&gt;',
      'Keep the trains running.',
      'Leeds',
      '£32,000 to £36,000 a year',
      'Inspect &amp; repair',
    ])
      expect(html).toContain(text);
    expect(html).toContain(`rel="canonical" href="https://${tenant.host}/jobs/${id}"`);
    expect(structuredIn(html)).toMatchObject({
      '@type': 'JobPosting',
      title: 'Rail <fitter>',
      employmentType: 'FULL_TIME',
      jobLocationType: 'TELECOMMUTE',
      jobLocation: { address: { addressLocality: 'Leeds', addressCountry: 'GB' } },
      baseSalary: { currency: 'GBP', value: { minValue: 32_000, maxValue: 36_000, unitText: 'YEAR' } },
      totalJobOpenings: 3,
      directApply: true,
    });
  });

  test('is 404 for jobs that are not open, unknown or of another tenant', async () => {
    const [tenant, other] = [await newTenant(), await newTenant()];
    const draft = await buildJob(tenant, { status: 'draft' });
    const theirs = await buildJob(other);
    for (const id of [draft, theirs, 2_147_483_647, 99_999_999_999, 'abc', '%00'])
      expect(await open(`/jobs/${id}`, tenant)).toEqual({ status: 404, html: SHELL });
  });

  test('names a picture for previews, which shows the job to visitors only while it is open', async () => {
    const tenant = await newTenant();
    const id = await buildJob(tenant, { title: 'Rail <fitter> & Co', salary_from: 32_000 });
    const html = (await open(`/jobs/${id}`, tenant))?.html ?? '';
    const path = /property="og:image" content="https:\/\/[^/]+([^"]+)"/.exec(html)?.[1] ?? '';
    expect(html).toContain('content="summary_large_image"');
    const picture = (url: string) => tenant.app.inject({ url, headers: { host: tenant.host } });
    const { statusCode, rawPayload, headers } = await picture(path);
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/png']);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    const draft = await buildJob(tenant, { status: 'draft' });
    expect((await picture(`/api/jobs/${draft}/picture`)).statusCode).toBe(404);
  });

  test.each(['closed', 'filled', 'expired'] as const)('says at 410 that a job is %s, with similar open jobs', async (status) => {
    const tenant = await newTenant();
    const id = await buildJob(tenant, { status, title: 'Rail fitter', description: '<p>Secret words.</p>' });
    const similar = await buildJob(tenant, { title: 'Rail fitter, nights' });
    const page = await open(`/jobs/${id}`, tenant);
    expect(page?.status).toBe(410);
    expect(page?.html).toContain('This job has closed.');
    expect(page?.html).toContain(`href="/jobs/${similar}"`);
    expect(page?.html).not.toContain('Secret words');
    expect(structuredIn(page?.html ?? '')).toBeNull();
  });

  test('is 404 for jobs that have ended because an operator took them down', async () => {
    const tenant = await newTenant();
    const id = await buildJob(tenant, { status: 'closed' });
    await tenant.db.withTenant(tenant.id, (db) =>
      db.insertInto('job_events').values({ job_id: id, kind: 'taken_down' }).execute(),
    );
    expect((await open(`/jobs/${id}`, tenant))?.status).toBe(404);
  });

  test('has the public address of the job as its one address where veterans open it', async () => {
    const tenant = await newTenant();
    const id = await buildJob(tenant, { title: 'Rail fitter' });
    const page = await open(`/veteran/jobs/${id}`, tenant);
    expect(page?.html).toContain(`rel="canonical" href="https://${tenant.host}/jobs/${id}"`);
    expect((await open('/veteran/jobs', tenant))?.html).toContain('Rail fitter');
  });

  test('lists the newest jobs at /jobs and leaves a search to the app', async () => {
    const tenant = await newTenant();
    const id = await buildJob(tenant, { title: 'Rail fitter', city: 'Leeds' });
    expect((await open('/jobs', tenant))?.html).toContain(`href="/jobs/${id}" rel="noopener">Rail fitter, `);
    expect((await open('/jobs?search=baker', tenant))?.html).not.toContain('Rail fitter');
  });

  test('hides the text of sign-in from people who are signed in', async () => {
    const tenant = await newTenant();
    for (const url of ['/', '/auth', '/auth/login?user=recruiter'])
      expect((await open(url, tenant))?.html).toContain('<div data-server-text="guests">');
  });

  test('is no page that other addresses get', async () => {
    const tenant = await newTenant();
    for (const url of ['/jobs/1/apply', '/operator/login', '/veteran/jobs/1/apply']) expect(await open(url, tenant)).toBeNull();
  });
});
