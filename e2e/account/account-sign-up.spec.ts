import { newestMailTo, signUp } from '../support/accounts.ts';
import { NEW_PASSWORD } from '../support/passwords.ts';
import { logOut, signInByHand } from '../support/people.ts';
import { expect, expectToast, type Page, test } from '../support/test.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const password = (page: Page) => page.getByLabel('Password', { exact: true });
const createAccount = (page: Page) => page.getByRole('button', { name: 'Create account' });

test('a veteran signs up, opens the emailed link and is signed in', async ({ page }) => {
  const email = 'megan.lloyd@example.test';
  await page.goto('/auth/login');
  // Until the application has started, the link loads a page.
  await expect(page.getByLabel('Email')).toBeVisible();
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(heading(page)).toHaveText('Create an account');
  await expect(heading(page)).toBeFocused();
  await page.getByLabel('First name').fill('Megan');
  await page.getByLabel('Last name').fill('Lloyd');
  await page.getByLabel('Email').fill(email);
  await password(page).fill(NEW_PASSWORD);
  await page.getByLabel('Country you served').selectOption('United States');
  await page.getByLabel('Service').selectOption('United States Navy');
  await page.getByLabel('Country you served').selectOption('United Kingdom');
  // Another country has other services, so the choice is reset.
  await expect(page.getByLabel('Service')).toHaveValue('');
  await page.getByLabel('Service').selectOption('Royal Navy');
  await createAccount(page).click();

  await expect(page).toHaveURL(/\/auth\/verify-email\?email=megan\.lloyd%40example\.test/);
  await expect(heading(page)).toHaveText('Verify your email');
  await expect(heading(page)).toBeFocused();
  await expect(page.getByText('Development: emails are stored at /dev/mailbox')).toBeVisible();

  const { link } = await newestMailTo(email, /^Verify your email for Muster/);
  await page.goto(link);
  await expectToast(page, 'Your email is verified.');
  await expect(page).toHaveURL(/\/veteran\/onboarding$/);

  await logOut(page);
  await page.goto(link);
  await expect(page.getByRole('alert')).toContainText('This link or code is wrong, has expired or was already used.');
  await page.getByRole('link', { name: 'Sign in', exact: true }).click();
  await signInByHand(page, email, NEW_PASSWORD);
  await expect(page).toHaveURL(/\/veteran\/onboarding$/);
});

test('a recruiter signs up and verifies with a pasted code', async ({ page }) => {
  const email = 'ines.duarte@kestrelcrane.example';
  await page.goto('/auth/signup?user=recruiter');
  await expect(page.getByRole('tab', { name: 'Recruiter' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('button', { name: 'Sign up with Google' })).toBeHidden();
  await page.getByLabel('First name').fill('Ines');
  await page.getByLabel('Last name').fill('Duarte');
  await page.getByLabel('Work email').fill(email);
  await password(page).fill(NEW_PASSWORD);
  await page.getByLabel('Company').fill('Kestrel Crane');
  await createAccount(page).click();
  await expect(heading(page)).toHaveText('Verify your email');

  const { code } = await newestMailTo(email, /^Verify your email/);
  const field = page.getByLabel('6-digit code');
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  await field.fill(code === '123456' ? '654321' : '123456');
  await field.press('Enter');
  await expect(page.getByText('This link or code is wrong, has expired or was already used.')).toBeVisible();
  await field.fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await field.press('Enter');
  await expect(page).toHaveURL(/\/recruiter\/company\/create$/);
});

test('a link opened in another browser asks for the password of the sign-up', async ({ page }) => {
  const email = 'two.browsers@example.test';
  await signUp(email);
  const { link, code } = await newestMailTo(email, /^Verify your email for Muster/);
  await page.goto(link);
  await expect(page.getByText('You opened this link in another browser.')).toBeVisible();

  // The code asks for the password too.
  await page.goto(`/auth/verify-email?email=${encodeURIComponent(email)}`);
  await page.getByLabel('6-digit code').fill(code);
  await page.getByLabel('6-digit code').press('Enter');
  await expect(page.getByLabel('Password you signed up with')).toBeFocused();
  await page.getByLabel('Password you signed up with').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page).toHaveURL(/\/veteran\/onboarding$/);
});
