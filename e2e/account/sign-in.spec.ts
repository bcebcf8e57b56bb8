import { PASSWORD } from '../support/passwords.ts';
import { logOut, signIn, signInByHand } from '../support/people.ts';
import { expect, expectToast, type Page, test } from '../support/test.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const password = (page: Page) => page.getByLabel('Password', { exact: true });

test('a visitor signs in with the right details on the right tab and comes to the page they wanted', async ({ page }) => {
  await page.goto('/recruiter/jobs?status=published');
  await expect(heading(page)).toHaveText('Sign in to see this page');
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await page.getByRole('tab', { name: 'Veteran Login' }).click();
  await signInByHand(page, 'colleague.recruiter@muster.test', 'not the password');
  await expect(page.getByRole('alert')).toHaveText('These details do not match an account.');
  await expect(password(page)).toHaveValue('not the password');
  await signInByHand(page, 'colleague.recruiter@muster.test');
  await expect(page.getByRole('alert')).toContainText('Are you signing in on the right tab?');
  await page.getByRole('tab', { name: 'Recruiter Login' }).click();
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/recruiter\/jobs\?status=published$/);
  await expectToast(page, 'Login successful');
  // A signed-in person is redirected away from the sign-in screen.
  await page.goto('/auth/login');
  await expect(page).toHaveURL(/\/recruiter$/);
});

test('a veteran comes to the page they wanted after a visit to the tenant’s own site', async ({ page }) => {
  const site = 'https://www.example.org/';
  await page.route('**/api/tenant/info*', async (route) => {
    // Only the browser knows the host name, so the request contains it.
    const reply = await route.fetch({ url: route.request().url().replace('//muster.localhost', '//127.0.0.1') });
    const { data, ...rest } = await reply.json();
    await route.fulfill({ response: reply, json: { ...rest, data: { ...data, marketing_site_url: site } } });
  });
  await page.route(`${site}**`, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Our charity</h1>' }));
  await page.goto('/veteran?dashboard_tab=explore');
  await expect(page).toHaveURL(site);
  await page.goto('/auth/login');
  await expect(page.getByRole('link', { name: 'Muster' })).toHaveAttribute('href', site);
  await signInByHand(page, 'veteran@muster.test');
  await expect(page).toHaveURL(/\/veteran\?dashboard_tab=explore$/);
});

test('an operator signs in for a month by keyboard only', async ({ page }) => {
  await page.goto('/operator/login');
  await expect(heading(page)).toHaveText('Operator sign-in');
  await page.getByLabel('Email').focus();
  await page.keyboard.type('system@muster.test');
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Show password' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByLabel('Remember me')).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/operator$/);
  const exp = await page.evaluate(() => JSON.parse(atob((localStorage.getItem('accessToken') ?? '').split('.')[1] ?? '')).exp);
  expect(exp * 1000 - Date.now()).toBeGreaterThan(29 * 24 * 3_600_000);
});

test('logging out ends the session here and in the other tab, and the server refuses it', async ({ page, context }) => {
  await signIn(page, 'veteran@muster.test', '/veteran');
  await expect(heading(page)).toContainText('Rhys');
  const other = await context.newPage();
  await other.goto('/veteran');
  await expect(heading(other)).toContainText('Rhys');
  const token = await page.evaluate(() => localStorage.getItem('accessToken'));

  await logOut(page);
  await expect(page).toHaveURL(/\/auth\/login\?user=veteran$/);
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
  await expect(other).toHaveURL(/\/auth\/login\?user=veteran$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/auth\/login/);

  await page.evaluate((ended) => localStorage.setItem('accessToken', ended ?? ''), token);
  await page.goto('/veteran?dashboard_tab=explore');
  await expect(page).toHaveURL(/\/auth\/login/);
  await signInByHand(page, 'veteran@muster.test');
  await expect(page).toHaveURL(/\/veteran\?dashboard_tab=explore$/);
  await expect(other).toHaveURL(/\/veteran$/);
});
