import { generate } from 'otplib';
import { expectAccessible, expectNoSidewaysScroll, openInDarkMode } from './support/accessible.ts';
import { newestMailTo } from './support/accounts.ts';
import { logOut, PASSWORD, signIn, signInByHand } from './support/people.ts';
import { expect, type Page, test } from './support/test.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const atProvider = /^http:\/\/127\.0\.0\.1:\d+\//;

/** Goes to the provider and signs in there, up to its consent screen. */
async function signInAtGoogle(page: Page, login: string): Promise<void> {
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  await expect(page).toHaveURL(atProvider);
  await page.locator('input[name=login]').fill(login);
  await page.locator('input[name=password]').fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).click();
}

async function comeBackFromGoogle(page: Page, login: string): Promise<void> {
  await signInAtGoogle(page, login);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).not.toHaveURL(atProvider);
}

test('a veteran’s first Google sign-in creates an account and the second one uses it', async ({ page }) => {
  await page.goto('/auth/login');
  await comeBackFromGoogle(page, 'noor');
  await expect(page).toHaveURL(/\/veteran\/onboarding$/);
  await expect(heading(page)).toHaveText('Personal Details');
  // Nothing of the provider's response remains in the address.
  expect(await page.evaluate(() => sessionStorage.getItem('socialSignIn'))).toBeNull();
  await logOut(page);
  await page.context().clearCookies();
  await page.goto('/auth/signup');
  await page.getByRole('button', { name: 'Sign up with Google' }).click();
  await page.locator('input[name=login]').fill('noor');
  await page.locator('input[name=password]').fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/veteran\/onboarding$/);
});

test('Google sign-in returns to the requested page', async ({ page }) => {
  await page.goto('/auth/login?redirect=%2Fjobs%3Fsearch%3Dnurse');
  await comeBackFromGoogle(page, 'charlie');
  await expect(page).toHaveURL(/\/jobs\?search=nurse$/);
});

test('refused consent returns with a message that stays', async ({ page }) => {
  await page.goto('/auth/login');
  await signInAtGoogle(page, 'kofi');
  await page.getByRole('link', { name: /cancel/i }).click();
  await expect(page).toHaveURL(/\/auth\/login\?user=veteran$/);
  await expect(page.getByRole('alert')).toContainText('You didn’t allow Google to sign you in.');
  await page.getByRole('button', { name: 'Close message' }).click();
  await expect(page.getByRole('alert')).toBeHidden();
});

test('an unrequested or repeated response does not sign anyone in', async ({ page }) => {
  await page.goto('/redirect/social?code=stolen&state=invented');
  await expect(page).toHaveURL(/\/auth\/login\?user=veteran$/);
  await expect(page.getByRole('alert')).toContainText('didn’t work');

  let answer = '';
  page.on('request', (request) => {
    if (request.url().includes('/redirect/social?')) answer = request.url();
  });
  await page.goto('/auth/login');
  await page.evaluate(() => sessionStorage.clear());
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  await expect(page).toHaveURL(atProvider);
  await page.goBack();
  // The stored state differs from the one in the response.
  await page.evaluate(() => sessionStorage.setItem('socialSignIn', JSON.stringify({ provider: 'google', state: 'another' })));
  await page.goForward();
  await page.locator('input[name=login]').fill('kofi');
  await page.locator('input[name=password]').fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/auth\/login\?user=veteran$/);
  await expect(page.getByRole('alert')).toContainText('Signing in with Google didn’t work.');
  expect(answer).toContain('code=');
});

test('the response of a completed sign-in can’t be replayed, even with its state', async ({ page }) => {
  let answer = '';
  page.on('request', (request) => {
    if (request.url().includes('/redirect/social?')) answer = request.url();
  });
  await page.goto('/auth/login');
  await comeBackFromGoogle(page, 'kofi');
  await expect(page).toHaveURL(/\/veteran\/onboarding$/);
  await logOut(page);
  const state = new URL(answer).searchParams.get('state');
  await page.evaluate((kept) => sessionStorage.setItem('socialSignIn', JSON.stringify(kept)), { provider: 'google', state });
  await page.goto(answer);
  await expect(page.getByRole('alert')).toContainText(
    'Signing in with Google didn’t work. Try again, or use your email and password.',
  );
  await expect(heading(page)).toHaveText('Sign in');
});

test('an unavailable provider is reported and the form stays', async ({ page }) => {
  await page.goto('/auth/login');
  await page.getByRole('button', { name: 'Sign in with LinkedIn' }).click();
  await expect(page.getByRole('alert')).toContainText('LinkedIn isn’t responding.');
  await expect(page.getByRole('button', { name: 'Sign in with Google' })).toBeEnabled();
  await expect(page.getByLabel('Email')).toBeVisible();
});

test('a recruiter is told that social sign-in is for veterans', async ({ page }) => {
  await page.goto('/auth/login');
  await comeBackFromGoogle(page, 'hannah');
  await expect(page.getByRole('alert')).toContainText('Signing in with Google is for veterans.');
  await expect(heading(page)).toHaveText('Sign in');
});

test('an email address with an account is linked after its password is entered', async ({ page }) => {
  await openInDarkMode(page);
  await page.goto('/auth/login');
  await comeBackFromGoogle(page, 'rhys');
  await expect(heading(page)).toHaveText('Link Google to your account');
  await expect(page.getByText('veteran@muster.test')).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 844 });
  await expectNoSidewaysScroll(page);
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('not the password');
  await password.press('Enter');
  await expect(page.getByRole('alert')).toContainText('These details do not match an account.');
  await expect(password).toHaveValue('not the password');
  await password.fill(PASSWORD);
  await password.press('Enter');
  await expect(page).toHaveURL(/\/veteran$/);
});

test('after Google the app’s code is required, until an operator or a password reset removes the app', async ({
  page,
  browser,
}) => {
  const email = 'lena.marsh@social.test';
  const security = '/veteran/profile?profile_section=security';
  const app = page.getByRole('region', { name: 'Authenticator app' });
  const setUpApp = async () => {
    await page.goto(security);
    await app.getByRole('button', { name: 'Set up an app' }).click();
    const secret = (await app.locator('code').innerText()).replaceAll(' ', '');
    await app.getByLabel('Code from the app').fill(await generate({ secret }));
    await app.getByRole('button', { name: 'Confirm' }).click();
    await app.getByRole('button', { name: 'I’ve saved them' }).click();
    return secret;
  };
  await page.goto('/auth/login');
  await comeBackFromGoogle(page, 'lena');
  await expect(page).toHaveURL(/\/veteran\/onboarding$/);
  const secret = await setUpApp();

  await test.step('the code', async () => {
    await logOut(page);
    await page.context().clearCookies();
    await comeBackFromGoogle(page, 'lena');
    const code = page.getByRole('textbox', { name: 'Code' });
    await expect(code).toBeVisible();
    await expectAccessible(page);
    await code.fill('000000');
    await code.press('Enter');
    await expect(page.getByText(/This code is wrong or was already used/)).toBeVisible();
    await code.fill(await generate({ secret, epoch: Math.floor(Date.now() / 1000) + 30 }));
    await code.press('Enter');
    await expect(page).toHaveURL(/\/veteran\/onboarding$/);
  });

  await test.step('removed by an operator', async () => {
    const operator = await (await browser.newContext()).newPage();
    await signIn(operator, 'operator@muster.test', '/operator/veterans?search=lena.marsh');
    await operator.getByRole('article').getByRole('button', { name: 'Remove second factors' }).click();
    const question = operator.getByRole('alertdialog', { name: 'Remove the second factors of Lena Marsh?' });
    await expectAccessible(operator);
    await question.getByRole('button', { name: 'Remove second factors' }).click();
    await expect(question).toBeHidden();
    await page.reload();
    await expect(heading(page)).toHaveText('Sign in');
    await newestMailTo(page, email, /second factor|sign-in method|removed/i);
    await page.context().clearCookies();
    await comeBackFromGoogle(page, 'lena');
    await expect(page).toHaveURL(/\/veteran\/onboarding$/);
  });

  await test.step('removed with a password reset', async () => {
    await setUpApp();
    await logOut(page);
    await page.goto('/auth/forgot');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(heading(page)).toHaveText('Check your email');
    await page.goto((await newestMailTo(page, email, /^Reset your Muster password/)).link);
    const recent = page.getByRole('main').getByRole('listitem');
    await expect(recent.filter({ hasText: 'Authenticator app' })).toHaveCount(1);
    await expect(recent.filter({ hasText: 'Google' })).toHaveCount(1);
    await expectAccessible(page);
    await page.getByLabel('New password', { exact: true }).fill('a-kettle-on-the-landing');
    await page.getByLabel('Remove these sign-in methods').check();
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('Your password has been changed. Sign in with it.')).toBeVisible();
    await signInByHand(page, email, 'a-kettle-on-the-landing');
    await expect(page).toHaveURL(/\/veteran\/onboarding$/);
  });
});
