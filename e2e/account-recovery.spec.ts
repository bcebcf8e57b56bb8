import { expectAccessible, expectAccessibleInEveryMode, expectNoSidewaysScroll } from './support/accessible.ts';
import { enterAsNewcomer, expectMailsTo, NEW_PASSWORD, newestMailTo } from './support/accounts.ts';
import { logOut, signInByHand } from './support/people.ts';
import { expect, type Page, test } from './support/test.ts';

const OTHER_PASSWORD = 'a-kettle-on-the-landing';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const pathOf = (page: Page) => page.url().replace(/^https?:\/\/[^/]+/, '');

async function askForLink(page: Page, email: string): Promise<void> {
  // The sign-in screen, which is being left, has a field of that name too.
  await expect(heading(page)).toHaveText('Forgot your password?');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(heading(page)).toHaveText('Check your email');
}

test('a forgotten password is reset by email, which ends every earlier session', async ({ page, browser }) => {
  const email = 'forgetful.recruiter@example.test';
  await enterAsNewcomer(page, { email, role: 'recruiter' }, '/recruiter/profile');
  await expect(heading(page)).toHaveText('Profile');

  const elsewhere = await browser.newContext({ reducedMotion: 'reduce', baseURL: new URL(page.url()).origin });
  const other = await elsewhere.newPage();
  await other.goto('/auth/login?user=recruiter');
  await other.getByRole('link', { name: 'Forgot password?' }).click();
  await askForLink(other, email);
  await expect(heading(other)).toBeFocused();
  const { link } = await newestMailTo(other, email, /^Reset your Muster password/);

  await other.goto(link);
  await expect(heading(other)).toHaveText('Choose a new password');
  await other.getByLabel('New password', { exact: true }).fill('short');
  await other.getByRole('button', { name: 'Change password' }).click();
  await expect(other.getByText('Use 10 characters or more')).toBeVisible();
  await other.getByLabel('New password', { exact: true }).fill(OTHER_PASSWORD);
  await other.getByRole('button', { name: 'Change password' }).click();
  // The email's link selects the tab of the account's role.
  await expect.poll(() => pathOf(other)).toBe('/auth/login?user=recruiter&changed=password');
  await expect(other.getByText('Your password has been changed. Sign in with it.')).toBeVisible();
  await signInByHand(other, email, OTHER_PASSWORD);
  await expect(other).toHaveURL(/\/recruiter\/company\/create$/);
  await newestMailTo(other, email, /^Your Muster password was changed/);
  await elsewhere.close();

  await page.reload();
  await expect(heading(page)).toHaveText('Sign in');

  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('alert')).toContainText('This link or code is wrong, has expired or was already used.');
  await page.getByRole('link', { name: 'Send a new one' }).click();
  await expect(heading(page)).toHaveText('Forgot your password?');
});

test('an email address without an account gets the same response and no email', async ({ page }) => {
  await page.goto('/auth/forgot');
  await askForLink(page, 'veteran@homefront.test');
  const said = (await page.getByRole('main').innerText()).replaceAll('veteran@homefront.test', '').replace(/\d+ seconds?/, '');
  await expectMailsTo(page, 'veteran@homefront.test', 0);
  await page.getByRole('button', { name: 'Use another email' }).click();
  await askForLink(page, 'colleague.recruiter@muster.test');
  const toKnown = (await page.getByRole('main').innerText()).replaceAll('colleague.recruiter@muster.test', '');
  expect(toKnown.replace(/\d+ seconds?/, '')).toBe(said);
  await expectMailsTo(page, 'colleague.recruiter@muster.test', 1);
});

test('a signed-in person can use a reset link and signs in again', async ({ page }) => {
  const email = 'still.inside@example.test';
  await enterAsNewcomer(page, { email, role: 'veteran' }, '/veteran/profile?profile_section=security');
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByRole('button', { name: 'Forgotten it? Email me a link' }).click();
  await expect(page.getByText('We’ve emailed you a link.')).toBeVisible();
  const { link } = await newestMailTo(page, email, /^Reset your Muster password/);
  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill(OTHER_PASSWORD);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Your password has been changed. Sign in with it.')).toBeVisible();
  await signInByHand(page, email, OTHER_PASSWORD);
  await expect(page).toHaveURL(/\/veteran\/onboarding$/);
});

test('a new email address is confirmed with the emailed link, after signing in if needed', async ({ page }) => {
  const [email, next] = ['moves.house@example.test', 'moved.house@example.test'];
  await enterAsNewcomer(page, { email, role: 'recruiter' }, '/recruiter/profile');
  await page.getByRole('link', { name: 'Change email' }).click();
  await expect(heading(page)).toHaveText('Security');
  await page.getByRole('button', { name: 'Change email' }).click();
  await expect(page.getByLabel('New email')).toBeFocused();
  await page.getByLabel('New email').fill(next);
  await page.getByLabel('Your password').fill('not the password');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('This password is wrong.')).toBeVisible();
  await page.getByLabel('Your password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText(`Open the link in the email to ${next} to finish.`)).toBeVisible();

  const { link } = await newestMailTo(page, next, /^Confirm your new email/);
  await logOut(page);
  await page.goto(link);
  await expect(heading(page)).toHaveText('Sign in');
  await page.getByRole('tab', { name: 'Recruiter Login' }).click();
  await signInByHand(page, email, NEW_PASSWORD);
  await expect(heading(page)).toHaveText('Your email has been changed');
  await expect(page.getByText(next)).toBeVisible();
  await page.getByRole('link', { name: 'Go to your account' }).click();
  await expect(page.getByText(`You sign in with ${next}.`)).toBeVisible();
  await newestMailTo(page, email, /^The email of your Muster account was changed/);

  await page.goto(link);
  await expect(heading(page)).toHaveText('Your email wasn’t changed');
  await expect(page.getByRole('alert')).toContainText('It has been used, has expired');
});

test('an incomplete link is reported as such', async ({ page }) => {
  await page.goto('/auth/reset-password?email=somebody%40example.test');
  await expect(heading(page)).toHaveText('This link is incomplete');
  await page.getByRole('link', { name: 'Send a new link' }).click();
  await expect(heading(page)).toHaveText('Forgot your password?');
});

test('an operator who reset their password returns to the operators’ sign-in', async ({ page }) => {
  await page.goto('/operator/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('link', { name: 'Back to sign in' })).toHaveAttribute('href', '/operator/login');
  await askForLink(page, 'system@muster.test');
  const { link } = await newestMailTo(page, 'system@muster.test', /^Reset your Muster password/);
  expect(new URL(link).searchParams.get('user')).toBe('operator');
});

test('the way back in is accessible in every mode', async ({ page }) => {
  await page.goto('/auth/forgot');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('Email is required!')).toBeVisible();
  await expectAccessibleInEveryMode(page, { narrow: 320 });
  await askForLink(page, 'nobody.at.all@example.test');
  await expectAccessibleInEveryMode(page, { narrow: 320 });
  await page.goto('/auth/reset-password?email=somebody%40example.test&token=unknown');
  await page.getByLabel('New password', { exact: true }).fill('boots by the door');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessibleInEveryMode(page, { narrow: 320 });
  await page.goto('/auth/login?changed=password');
  await expect(page.getByText('Your password has been changed.')).toBeVisible();
  await expectAccessibleInEveryMode(page, { narrow: 320 });
  // The mailbox follows the browser's colours and has no display settings.
  await page.goto('/dev/mailbox');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  await page.setViewportSize({ width: 320, height: 844 });
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
