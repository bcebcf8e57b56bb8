import { readFile } from 'node:fs/promises';
import { generate } from 'otplib';
import { NEW_PASSWORD } from '../support/passwords.ts';
import { enterAsNewcomer, logOut, pageOf, signInByHand } from '../support/people.ts';
import { expect, expectToast, type Page, test } from '../support/test.ts';

const SECURITY = '/veteran/profile?profile_section=security';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const card = (page: Page, name: string) => page.getByRole('region', { name });
const sessions = (page: Page) => page.getByRole('list', { name: 'Sessions' }).getByRole('listitem');
const events = (page: Page) => page.getByRole('list', { name: 'Recent activity' }).getByRole('listitem');

/** The code of an authenticator app, now or `steps` times 30 seconds later. Each code is accepted once. */
const codeOf = (secret: string, steps = 0) => generate({ secret, epoch: Math.floor(Date.now() / 1000) + steps * 30 });

test('changing the password ends the other sessions and confirms it', async ({ page, browser }) => {
  const email = 'careful.veteran@example.test';
  await enterAsNewcomer(page, { email, role: 'veteran' }, SECURITY);
  const other = await pageOf(browser, email, SECURITY);
  await page.reload();
  await expect(sessions(page)).toHaveCount(2);

  await page.getByRole('button', { name: 'Change password' }).click();
  const present = page.getByLabel('Current password');
  await expect(present).toBeFocused();
  await present.fill('not the password');
  await page.getByLabel('New password', { exact: true }).fill('a-kettle-on-the-landing');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('This password is wrong.')).toBeVisible();
  await present.fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Save password' }).click();
  await expectToast(page, 'Your password has been changed. Other sessions have ended.');
  await expect(page.getByRole('button', { name: 'Change password' })).toBeFocused();
  await expect(sessions(page)).toHaveCount(1);
  await expect(events(page).first()).toContainText('Password changed');
  await other.reload();
  await expect(heading(other)).toHaveText('Sign in');
});

test('another session can be ended', async ({ page, browser }) => {
  const email = 'two.places@example.test';
  await enterAsNewcomer(page, { email, role: 'veteran' }, SECURITY);
  const other = await pageOf(browser, email, SECURITY);
  await page.reload();
  await sessions(page).getByRole('button', { name: /^End / }).click();
  await expect(sessions(page)).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Where you are signed in' })).toBeFocused();
  await other.reload();
  await expect(heading(other)).toHaveText('Sign in');
});

test('an authenticator app is set up, required at sign-in, replaced by a recovery code, and removed', async ({ page }) => {
  const email = 'two.steps@example.test';
  await enterAsNewcomer(page, { email, role: 'veteran' }, SECURITY);
  const app = card(page, 'Authenticator app');
  await app.getByRole('button', { name: 'Set up an app' }).click();
  await expect(app.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const secret = (await app.locator('code').innerText()).replaceAll(' ', '');
  await app.getByLabel('Code from the app').fill('000000');
  await app.getByRole('button', { name: 'Confirm' }).click();
  await expect(app.getByText('This code is wrong or was already used.')).toBeVisible();
  await app.getByLabel('Code from the app').fill(await codeOf(secret));
  await app.getByRole('button', { name: 'Confirm' }).click();

  const codes = app.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(8);
  const stored = await codes.allInnerTexts();
  const downloading = page.waitForEvent('download');
  await app.getByRole('button', { name: 'Download' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe('muster-recovery-codes.txt');
  expect(await readFile(await file.path(), 'utf8')).toContain(stored.join('\n'));
  await app.getByRole('button', { name: 'I’ve saved them' }).click();
  await expect(app.getByText('Recovery codes left: 8.')).toBeVisible();
  await expect(events(page).first()).toContainText('Authenticator app set up');

  await logOut(page);
  await signInByHand(page, email, NEW_PASSWORD);
  const code = page.getByLabel('Code');
  await expect(code).toBeFocused();
  // Requesting the code is not shown as an error.
  await expect(page.getByRole('main').getByText('wrong')).toBeHidden();
  await code.fill('000000');
  await code.press('Enter');
  await expect(page.getByText('This code is wrong or was already used. Enter the next one.')).toBeVisible();
  await code.fill(await codeOf(secret, 1));
  await code.press('Enter');
  await expect(page).toHaveURL(/\/veteran\/onboarding$/);

  await logOut(page);
  await signInByHand(page, email, NEW_PASSWORD);
  await code.fill(stored[0] ?? '');
  await code.press('Enter');
  await expect(page).toHaveURL(/\/veteran\/onboarding$/);
  await page.goto(SECURITY);
  await expect(app.getByText('Recovery codes left: 7.')).toBeVisible();
  await app.getByRole('button', { name: 'Remove app' }).click();
  await app.getByLabel('Code').fill(stored[1] ?? '');
  await app.getByRole('button', { name: 'Remove app' }).click();
  await expect(app.getByRole('button', { name: 'Set up an app' })).toBeFocused();
  await logOut(page);
  await signInByHand(page, email, NEW_PASSWORD);
  await expect(page).toHaveURL(/\/veteran\/onboarding$/);
});

test('a passkey is created, used to sign in, and removed', async ({ page }) => {
  const email = 'key.holder@example.test';
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await enterAsNewcomer(page, { email, role: 'veteran' }, SECURITY);
  const passkeys = card(page, 'Passkeys');
  const add = async (name: string) => {
    await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
    await expect(passkeys.getByLabel('Name')).toHaveValue('Chrome on Linux');
    await passkeys.getByLabel('Name').fill(name);
    await passkeys.getByRole('button', { name: 'Create passkey' }).click();
  };
  await add('Work laptop');
  await expect(passkeys.getByRole('listitem')).toContainText('Work laptop');
  await expect(passkeys.getByText('not used yet')).toBeVisible();
  // A device stores one passkey per account.
  await add('Work laptop again');
  await expect(passkeys.getByRole('alert')).toContainText('This device already has a passkey for your account.');
  await passkeys.getByRole('button', { name: 'Cancel' }).click();

  await logOut(page);
  await page.getByRole('tab', { name: 'Recruiter Login' }).click();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('alert')).toContainText('Are you signing in on the right tab?');
  await page.getByRole('button', { name: 'Close message' }).click();
  await page.getByRole('tab', { name: 'Veteran Login' }).click();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page).toHaveURL(/\/veteran\/onboarding$/);

  await page.goto(SECURITY);
  await expect(passkeys.getByText(/last used/)).toBeVisible();
  await passkeys.getByRole('button', { name: 'Remove Work laptop' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Remove passkey' }).click();
  await expect(passkeys.getByRole('listitem')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Passkeys' })).toBeFocused();
  await logOut(page);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('alert')).toContainText('The passkey was not accepted. Try again.');

  // Pressing Cancel, or an unknown fingerprint.
  await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'cancelled' })).toBeVisible();
});
