import { expectAccessible, expectAccessibleInEveryMode } from './support/accessible.ts';
import { logOut, originOf, PASSWORD, roleOf, signIn, signInByHand } from './support/people.ts';
import { expect, expectToast, type Page, test } from './support/test.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const email = (page: Page) => page.getByLabel('Email');
const password = (page: Page) => page.getByLabel('Password', { exact: true });
const signInButton = (page: Page) => page.getByRole('button', { name: 'Sign in', exact: true });
const pathOf = (page: Page) => page.url().replace(/^https?:\/\/[^/]+/, '');

// db/seed/demonstration/seed.test.ts has all accounts.
test.describe('accounts of each kind land where they belong', () => {
  for (const [address, path] of [
    ['new.veteran@muster.test', '/veteran/onboarding'],
    ['pending.veteran@muster.test', '/approval-pending'],
    ['inactive.veteran@muster.test', '/inactive'],
    ['system@muster.test', '/operator'],
    ['veteran@homefront.test', '/veteran'],
  ] as const) {
    test(`${address} at ${path}`, async ({ page }) => {
      const role = roleOf(address);
      await page.goto(originOf(address) + (role === 'operator' ? '/operator/login' : `/auth/login?user=${role}`));
      await signInByHand(page, address);
      await expect(page).toHaveURL(originOf(address) + path);
      await expectToast(page, 'Login successful');
      await expect(heading(page)).toBeVisible();
      // A signed-in person is redirected away from the sign-in screen.
      await page.goto(`${originOf(address)}/auth/login`);
      await expect(page).toHaveURL(originOf(address) + path);
    });
  }
});

test.describe('the sign-in screen', () => {
  test('has two tabs, stored in the address, and social sign-in for veterans only', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveTitle('Sign in · Muster');
    await expect(page.getByRole('tab', { name: 'Veteran Login' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByText('Honoring Service. Empowering Veterans.').last()).toBeVisible();
    await expect(page.getByText(`© ${new Date().getFullYear()} Muster`)).toBeVisible();
    await expect(page.getByText('OR', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sign in with LinkedIn' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sign in with Google' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/auth/signup');
    await expect(page.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', '/auth/forgot');

    await email(page).fill('kept@muster.test');
    await page.getByRole('tab', { name: 'Recruiter Login' }).click();
    await expect(page).toHaveURL(/\/\?user=recruiter$/);
    await expect(page.getByRole('button', { name: 'Sign in with Google' })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/auth/signup?user=recruiter');
    await expect(email(page)).toHaveValue('kept@muster.test');

    await page.goto('/auth/login?type=recruiter');
    await expect(page.getByRole('tab', { name: 'Recruiter Login' })).toHaveAttribute('aria-selected', 'true');
    await page.goto('/auth/login?user=admiral');
    await expect(page.getByRole('tab', { name: 'Veteran Login' })).toHaveAttribute('aria-selected', 'true');
  });

  test('shows errors under each field, and shows the password on request', async ({ page }) => {
    await page.goto('/auth/login');
    await signInButton(page).click();
    await expect(page.getByText('Email is required!')).toBeVisible();
    await expect(page.getByText('Password is required')).toBeVisible();
    await expect(email(page)).toBeFocused();
    await email(page).fill('rhys');
    await expect(page.getByText('Email must be a valid email address')).toBeVisible();
    await password(page).fill('secret');
    await expect(password(page)).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(password(page)).toHaveAttribute('type', 'text');
  });

  test('reports wrong details in the form and keeps the typed text and the focus', async ({ page }) => {
    await page.goto('/auth/login');
    await email(page).fill('midway.veteran@muster.test');
    await password(page).fill('not the password');
    await password(page).press('Enter');
    await expect(page.getByRole('alert')).toHaveText('These details do not match an account.');
    await expect(password(page)).toHaveValue('not the password');
    await expect(password(page)).toBeFocused();
    await expect(page).toHaveURL(/\/auth\/login/);

    await signInByHand(page, 'colleague.recruiter@muster.test');
    await expect(page.getByRole('alert')).toContainText('Are you signing in on the right tab?');
    await expect(signInButton(page)).toBeFocused();
    await page.getByRole('tab', { name: 'Recruiter Login' }).click();
    await expect(page.getByRole('alert')).toBeHidden();
    await signInButton(page).click();
    await expect(page).toHaveURL(/\/recruiter$/);
  });

  test('is disabled while it waits, and survives an unavailable server', async ({ page }) => {
    let away = true;
    await page.route('**/api/auth/login', (route) =>
      away
        ? route.fulfill({
            status: 503,
            headers: { 'retry-after': '1' },
            json: { status: false, message: 'Muster cannot reach its database right now.' },
          })
        : route.continue(),
    );
    await page.route('**/readyz', (route) => (away ? route.fulfill({ status: 503, body: '' }) : route.continue()));
    await page.goto('/auth/login');
    await signInByHand(page, 'veteran@muster.test');
    await expect(page.getByRole('alert')).toContainText('Muster cannot reach its database right now.');
    await expect(page.getByRole('status').filter({ hasText: 'tries again every few seconds' })).toBeVisible();
    await expect(password(page)).toHaveValue(PASSWORD);
    away = false;
    await expect(page.getByRole('status').filter({ hasText: 'tries again every few seconds' })).toBeHidden();
    await signInButton(page).click();
    await expect(page).toHaveURL(/\/veteran$/);
  });

  test('from a partner’s link is that for veterans', async ({ page }) => {
    await page.goto('/auth/signup/op-hired');
    await expect(page).toHaveURL(/\/auth\/login\?type=veteran&company=op-hired$/);
    await expect(page.getByRole('tab', { name: 'Veteran Login' })).toHaveAttribute('aria-selected', 'true');
  });

  test('works by keyboard only', async ({ page }) => {
    await page.goto('/auth/login');
    await expect(signInButton(page)).toBeVisible();
    const press = async (key: string, times = 1) => {
      for (let count = 0; count < times; count++) await page.keyboard.press(key);
    };
    await press('Tab', 2);
    await expect(page.getByRole('tab', { name: 'Veteran Login' })).toBeFocused();
    await press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Recruiter Login' })).toBeFocused();
    await press('Enter');
    await expect(page.getByRole('tab', { name: 'Recruiter Login' })).toHaveAttribute('aria-selected', 'true');
    await press('Tab');
    await expect(email(page)).toBeFocused();
    await page.keyboard.type('recruiter@muster.test');
    await press('Tab');
    await page.keyboard.type(PASSWORD);
    await press('Tab');
    await expect(page.getByRole('button', { name: 'Show password' })).toBeFocused();
    await press('Tab');
    await press('Space');
    await expect(page.getByLabel('Remember me')).toBeChecked();
    await press('Tab', 2);
    await expect(signInButton(page)).toBeFocused();
    await press('Enter');
    await expect(page).toHaveURL(/\/recruiter$/);
    const exp = await page.evaluate(() => JSON.parse(atob((localStorage.getItem('accessToken') ?? '').split('.')[1] ?? '')).exp);
    expect(exp * 1000 - Date.now()).toBeGreaterThan(29 * 24 * 3_600_000);
  });

  test('is accessible in every mode', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByText(/© \d+ Muster/)).toBeVisible();
    await expectAccessibleInEveryMode(page, { narrow: 320 });
    await signInButton(page).click();
    await expect(page.getByText('Email is required!')).toBeVisible();
    await expectAccessibleInEveryMode(page, { narrow: 320 });
    await page.goto('/operator/login');
    await expect(heading(page)).toHaveText('Operator sign-in');
    await expectAccessibleInEveryMode(page, { narrow: 320 });
  });
});

test.describe('a page that requires signing in', () => {
  test('is opened after signing in: the veteran area', async ({ page }) => {
    await page.goto('/veteran?dashboard_tab=explore');
    await expect(page).toHaveURL(/\/auth\/login\?user=veteran$/);
    await signInByHand(page, 'veteran@muster.test');
    await expect(page).toHaveURL(/\/veteran\?dashboard_tab=explore$/);
  });

  test('is opened after a visit to the tenant’s own site', async ({ page }) => {
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

  test('is opened after signing in: the jobs of a recruiter, behind the login-required page', async ({ page }) => {
    await page.goto('/recruiter/jobs?status=published');
    await expect(heading(page)).toHaveText('Sign in to see this page');
    await expectAccessible(page);
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    await expect(page.getByRole('tab', { name: 'Recruiter Login' })).toHaveAttribute('aria-selected', 'true');
    await signInByHand(page, 'recruiter@muster.test');
    await expect(page).toHaveURL(/\/recruiter\/jobs\?status=published$/);
  });

  test('is replaced by the sign-in screen in the rest of the recruiter area', async ({ page }) => {
    await page.goto('/recruiter/company');
    await expect(heading(page)).toHaveText('Sign in');
    expect(pathOf(page)).toBe('/recruiter/company');
    await expect(page.getByRole('tab', { name: 'Recruiter Login' })).toHaveAttribute('aria-selected', 'true');
    await signInByHand(page, 'rejectedcompany.recruiter@muster.test');
    await expect(page).toHaveURL(/\/recruiter\/company\/reject$/);
    await expect(page.getByText('The website gives no address. Add one and send it again.')).toBeVisible();
    await expectAccessible(page);
  });

  test('never leads to another site', async ({ page }) => {
    await page.goto('/auth/login?redirect=//evil.example/veteran');
    await signInByHand(page, 'veteran@muster.test');
    await expect(page).toHaveURL(/\.localhost:\d+\/veteran$/);
  });

  test('of another role’s area redirects home', async ({ page }) => {
    await page.goto('/auth/login?user=recruiter&redirect=/veteran');
    await signInByHand(page, 'recruiter@muster.test');
    await expect(page).toHaveURL(/\/recruiter$/);
  });
});

test.describe('access is denied', () => {
  for (const [address, path] of [
    ['recruiter@muster.test', '/veteran'],
    ['veteran@muster.test', '/recruiter/jobs'],
    ['veteran@muster.test', '/operator'],
    ['operator@muster.test', '/veteran/onboarding'],
  ] as const) {
    test(`${address} can’t open ${path}`, async ({ page }) => {
      await signIn(page, address, path);
      await expect(page).toHaveURL(/\/404$/);
      await expect(heading(page)).toHaveText('Sorry, page not found!');
    });
  }

  test('an unknown address shows the 404 page with a link home', async ({ page }) => {
    await signIn(page, 'veteran@muster.test', '/veteran/barracks/12');
    await expect(heading(page)).toHaveText('Sorry, page not found!');
    expect(pathOf(page)).toBe('/veteran/barracks/12');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Go to Home' }).click();
    await expect(page).toHaveURL(/\/veteran$/);
  });
});

test.describe('a session', () => {
  test('ends by logging out, here and in the other tab', async ({ page, context }) => {
    await signIn(page, 'veteran@muster.test', '/veteran');
    await expect(heading(page)).toContainText('Rhys');
    const other = await context.newPage();
    await other.goto('/veteran');
    await expect(heading(other)).toContainText('Rhys');

    await logOut(page);
    await expect(page).toHaveURL(/\/auth\/login\?user=veteran$/);
    expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
    await expect(other).toHaveURL(/\/auth\/login\?user=veteran$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/auth\/login/);

    await signInByHand(page, 'veteran@muster.test');
    await expect(page).toHaveURL(/\/veteran$/);
    await expect(other).toHaveURL(/\/veteran$/);
  });

  test('that the server ended asks to sign in and returns', async ({ page }) => {
    await signIn(page, 'veteran@muster.test', '/veteran?dashboard_tab=explore');
    await expect(heading(page)).toContainText('Rhys');
    await page.evaluate(async () => {
      await fetch('/api/logout', { headers: { authorization: `Bearer ${localStorage.getItem('accessToken')}` } });
    });
    await page.reload();
    await expect(page).toHaveURL(/\/auth\/login/);
    expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
    await signInByHand(page, 'veteran@muster.test');
    await expect(page).toHaveURL(/\/veteran\?dashboard_tab=explore$/);
  });

  test('shows a loading screen until the profile is read', async ({ page }) => {
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/user-profile', async (route) => {
      await asked;
      await route.continue();
    });
    await signIn(page, 'veteran@muster.test', '/veteran');
    await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible();
    await expect(heading(page)).toBeHidden();
    answer();
    await expect(heading(page)).toContainText('Rhys');
  });

  test('starts automatically when the server is available again', async ({ page }) => {
    let away = true;
    await page.route('**/api/user-profile', (route) =>
      away
        ? route.fulfill({ status: 503, headers: { 'retry-after': '1' }, json: { status: false, message: 'Away.' } })
        : route.continue(),
    );
    await signIn(page, 'veteran@muster.test', '/veteran');
    await expect(page.getByText('Away.')).toBeVisible();
    away = false;
    await expect(heading(page)).toContainText('Rhys');
    await expect(page.getByText('Away.')).toBeHidden();
  });

  test('shows the tenant’s name and address', async ({ page }) => {
    await signIn(page, 'veteran@homefront.test', '/veteran');
    await expect(page).toHaveTitle(/ · Homefront$/);
    await expect(page.getByRole('link', { name: 'Homefront' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('tenant'))).toBe('homefront');
    await expect(page.getByRole('link', { name: 'Resume' })).toBeVisible();
  });
});
