import { send } from './support/api.ts';
import { signIn } from './support/people.ts';
import { expect, expectToast, test } from './support/test.ts';

test('a visitor translates a mistyped trade, reports a result, and an operator reviews it', async ({ page }) => {
  const html = await (await page.goto('/trade'))?.text();
  expect(html).toContain('<h1>What can I do with my trade?</h1>');
  expect(html).toContain('rel="canonical"');

  const answered = await (await page.goto('/trade?service=British+Army&trade=Vehicle+Mechanic'))?.text();
  expect(answered).toContain('HGV technician');

  await page.goto('/jobs');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Your trade' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What can I do with my trade?');
  await page.getByLabel('Service').selectOption('British Army');
  await page.getByLabel('Trade, code or job title').fill('Vehical mecanic');
  await page.getByLabel('Rank').fill('Sergeant');
  await page.getByRole('button', { name: 'Show jobs' }).click();
  await expect(page).toHaveURL(/\/trade\?service=British\+Army&trade=Vehical\+mecanic&rank=Sergeant$/);
  const first = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'HGV technician' }) });
  await expect(first).toContainText('People with this trade often move into it');
  await expect(first).toContainText('Strong match');
  await expect(first.getByRole('link', { name: /^\d+ open jobs?: HGV technician$/ })).toHaveAttribute(
    'href',
    /\/jobs\?occupation=49-3031\.00/,
  );
  await expect(page.getByText(/O\*NET is a trademark/)).toBeVisible();
  await first.getByRole('button', { name: /^This is wrong/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog.getByText('Choose what is wrong')).toBeVisible();
  await dialog.getByLabel('The level is wrong').check();
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expectToast(page, 'Thank you. We’ll check this result.');

  await signIn(page, 'operator@muster.test', '/operator/content?section=reports');
  const report = page.getByRole('listitem').filter({ hasText: 'Vehical mecanic' });
  await expect(report).toContainText('The level is wrong');
  await report.getByRole('button', { name: 'The report is right' }).click();
  await expect(report).toHaveCount(0);
});

test('a visitor finds home, services and terms, and an operator rewrites a page', async ({ page }) => {
  expect(await (await page.goto('/home'))?.text()).toContain('New jobs');
  const bar = page.getByRole('navigation', { name: 'Main' });
  await expect(bar.locator('[aria-current]')).toHaveText(['Home']);
  await expect(page.getByRole('region', { name: 'New jobs' }).getByRole('listitem')).toHaveCount(6);
  await page.getByRole('searchbox').fill('fitter');
  await page.getByRole('main').getByRole('button', { name: 'Search jobs' }).click();
  await expect(page).toHaveURL(/\/jobs\?search=fitter$/);

  await bar.getByRole('button', { name: 'Services' }).click();
  await page.getByRole('dialog', { name: 'Services' }).getByRole('link', { name: 'Housing' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Housing');
  await expect(page.getByRole('region', { name: 'Who can help' }).getByRole('listitem').first()).toBeVisible();
  await expect(bar.locator('[aria-current]')).toHaveText(['Services']);
  await page.goto('/auth/signup');
  await expect(page.getByRole('main').getByRole('link', { name: 'terms of use' })).toHaveAttribute('href', '/terms');

  await signIn(page, 'operator@homefront.test', '/operator/content?section=pages');
  await page.getByRole('button', { name: 'Edit Discounts' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Discounts' });
  await dialog.getByLabel('Title').fill('Savings for you');
  await dialog.getByRole('button', { name: 'Save page' }).click();
  await expectToast(page, 'Page saved.');
  await page.getByRole('link', { name: 'Savings for you' }).click();
  await expect(page).toHaveURL(/\/services\/discounts$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Savings for you');
});

test('search engines find every page, and unknown or ended ones say so', async () => {
  const get = (path: string) => send('visitor@muster.test', 'GET', path);
  const sitemap = /^Sitemap: (\S+)$/m.exec((await get('/robots.txt')).text)?.[1] ?? '';
  const index = await get(new URL(sitemap).pathname);
  expect(index.text).toContain('/sitemaps/jobs-1.xml</loc>');
  expect((await get('/sitemaps/jobs-1.xml')).text).toMatch(/\/jobs\/\d+<\/loc><lastmod>/);

  for (const path of ['/jobs', '/trade', '/veteran/jobs', '/auth/login', '/operator/audit']) {
    expect([path, (await get(path)).status]).toEqual([path, 200]);
    expect([path, await send('visitor@muster.test', 'HEAD', path)]).toEqual([path, { status: 200, text: '' }]);
  }
  for (const path of ['/nothing', '/jobs/2147483647', '/veteran/nothing']) {
    const { status, text } = await get(path);
    expect([path, status]).toEqual([path, 404]);
    expect(text).toContain('<div id="root">');
  }
});
