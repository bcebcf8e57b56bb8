import { generate } from 'otplib';
import { newestMailTo } from '../support/accounts.ts';
import { createAccount } from '../support/api.ts';
import { NEW_PASSWORD } from '../support/passwords.ts';
import { logOut, signIn, signInByHand } from '../support/people.ts';
import { expect, type Page, test } from '../support/test.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const atProvider = /^http:\/\/127\.0\.0\.1:\d+\//;

/** Goes to the provider, signs in there, and comes back. */
async function comeBackFromGoogle(page: Page, login: string, button = 'Sign in with Google'): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  await expect(page).toHaveURL(atProvider);
  await page.locator('input[name=login]').fill(login);
  await page.locator('input[name=password]').fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).click();
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
  await comeBackFromGoogle(page, 'noor', 'Sign up with Google');
  await expect(page).toHaveURL(/\/veteran\/onboarding$/);
});

test('Google sign-in uses an account with the same verified email and returns to the requested page', async ({ page }) => {
  await page.goto('/auth/login?redirect=%2Fjobs%3Fsearch%3Dnurse');
  await comeBackFromGoogle(page, 'charlie');
  await expect(page).toHaveURL(/\/jobs\?search=nurse$/);
});

test('an email address with an account is linked after its password is entered', async ({ page }) => {
  const email = 'rhona.bell@social.test';
  await createAccount(email, 'veteran');
  await page.goto('/auth/login');
  await comeBackFromGoogle(page, 'rhona');
  await expect(heading(page)).toHaveText('Link Google to your account');
  await expect(page.getByText(email)).toBeVisible();
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('not the password');
  await password.press('Enter');
  await expect(page.getByRole('alert')).toContainText('These details do not match an account.');
  await expect(password).toHaveValue('not the password');
  await password.fill(NEW_PASSWORD);
  await password.press('Enter');
  await expect(page).toHaveURL(/\/veteran\/onboarding$/);
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
    await question.getByRole('button', { name: 'Remove second factors' }).click();
    await expect(question).toBeHidden();
    await page.reload();
    await expect(heading(page)).toHaveText('Sign in');
    await newestMailTo(email, /second factor|sign-in method|removed/i);
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
    await page.goto((await newestMailTo(email, /^Reset your Muster password/)).link);
    const recent = page.getByRole('main').getByRole('listitem');
    await expect(recent.filter({ hasText: 'Authenticator app' })).toHaveCount(1);
    await expect(recent.filter({ hasText: 'Google' })).toHaveCount(1);
    await page.getByLabel('New password', { exact: true }).fill('a-kettle-on-the-landing');
    await page.getByLabel('Remove these sign-in methods').check();
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('Your password has been changed. Sign in with it.')).toBeVisible();
    await signInByHand(page, email, 'a-kettle-on-the-landing');
    await expect(page).toHaveURL(/\/veteran\/onboarding$/);
  });
});
