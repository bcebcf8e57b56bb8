import { newestMailTo } from '../support/accounts.ts';
import { NEW_PASSWORD } from '../support/passwords.ts';
import { enterAsNewcomer, logOut, signInByHand } from '../support/people.ts';
import { expect, type Page, test } from '../support/test.ts';

const OTHER_PASSWORD = 'a-kettle-on-the-landing';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const pathOf = (page: Page) => page.url().replace(/^https?:\/\/[^/]+/, '');

test('a forgotten password is reset by email, which ends every earlier session', async ({ page, browser }) => {
  const email = 'forgetful.recruiter@example.test';
  await enterAsNewcomer(page, { email, role: 'recruiter' }, '/recruiter/profile');
  await expect(heading(page)).toHaveText('Profile');

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto('/auth/login?user=recruiter');
  await other.getByRole('link', { name: 'Forgot password?' }).click();
  // The sign-in screen, which is being left, has a field of that name too.
  await expect(heading(other)).toHaveText('Forgot your password?');
  await other.getByLabel('Email').fill(email);
  await other.getByRole('button', { name: 'Send the link' }).click();
  await expect(heading(other)).toHaveText('Check your email');
  await expect(heading(other)).toBeFocused();
  const { link } = await newestMailTo(email, /^Reset your Muster password/);

  await other.goto(link);
  await expect(heading(other)).toHaveText('Choose a new password');
  await other.getByLabel('New password', { exact: true }).fill(OTHER_PASSWORD);
  await other.getByRole('button', { name: 'Change password' }).click();
  // The email's link selects the tab of the account's role.
  await expect.poll(() => pathOf(other)).toBe('/auth/login?user=recruiter&changed=password');
  await expect(other.getByText('Your password has been changed. Sign in with it.')).toBeVisible();
  await signInByHand(other, email, OTHER_PASSWORD);
  await expect(other).toHaveURL(/\/recruiter\/company\/create$/);
  await newestMailTo(email, /^Your Muster password was changed/);
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

test('a new email address is confirmed with the emailed link, after signing in if needed', async ({ page }) => {
  const [email, next] = ['moves.house@example.test', 'moved.house@example.test'];
  await enterAsNewcomer(page, { email, role: 'recruiter' }, '/recruiter/profile');
  await page.getByRole('link', { name: 'Change email' }).click();
  await expect(heading(page)).toHaveText('Security');
  await page.getByRole('button', { name: 'Change email' }).click();
  await expect(page.getByLabel('New email')).toBeFocused();
  await page.getByLabel('New email').fill(next);
  await page.getByLabel('Your password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText(`Open the link in the email to ${next} to finish.`)).toBeVisible();

  const { link } = await newestMailTo(next, /^Confirm your new email/);
  await logOut(page);
  await page.goto(link);
  await expect(heading(page)).toHaveText('Sign in');
  await page.getByRole('tab', { name: 'Recruiter Login' }).click();
  await signInByHand(page, email, NEW_PASSWORD);
  await expect(heading(page)).toHaveText('Your email has been changed');
  await expect(page.getByText(next)).toBeVisible();
  await page.getByRole('link', { name: 'Go to your account' }).click();
  await expect(page.getByText(`You sign in with ${next}.`)).toBeVisible();
  await newestMailTo(email, /^The email of your Muster account was changed/);

  await page.goto(link);
  await expect(heading(page)).toHaveText('Your email wasn’t changed');
  await expect(page.getByRole('alert')).toContainText('It has been used, has expired');
});
