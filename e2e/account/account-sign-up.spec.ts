import { newestMailTo, signUp } from '../support/accounts.ts';
import { NEW_PASSWORD } from '../support/passwords.ts';
import { logOut, signInByHand } from '../support/people.ts';
import { expect, expectToast, type Page, test } from '../support/test.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const password = (page: Page) => page.getByLabel('Password', { exact: true });
const createAccount = (page: Page) => page.getByRole('button', { name: 'Create account' });

test('a visitor who wants to apply signs up, opens the emailed link, skips onboarding and is at the application', async ({
  page,
}) => {
  const email = 'megan.lloyd@example.test';
  await page.goto('/jobs?search=healthcare+assistant');
  const details = page.getByRole('region', { name: 'Job details' });
  await details.getByRole('link', { name: 'Apply', exact: true }).click();
  await expect(page).toHaveURL(/\/jobs\/\d+\/apply/);
  await expect(heading(page)).toHaveText(/^Apply for /);
  const title = (await heading(page).innerText()).replace(/^Apply for /, '');
  const application = page.url();
  await page
    .getByRole('dialog', { name: `Sign in to apply for ${title}` })
    .getByRole('link', { name: 'Create an account' })
    .click();
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
  // A tab of its own, as from an email program.
  const other = await page.context().newPage();
  await other.goto(link);
  await expectToast(other, 'Your email is verified.');
  await expect(other).toHaveURL(/\/veteran\/onboarding$/);
  await expect(other.getByText('we’ll take you back to your application')).toBeVisible();
  await other.getByRole('banner').getByRole('button', { name: 'Skip', exact: true }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Skip' }).click();
  await expect(heading(other)).toHaveText(`Apply for ${title}`);
  expect(other.url()).toBe(application);
  await expect(other.getByRole('button', { name: 'Check your application' })).toBeVisible();
  await page.goto('/veteran');

  await logOut(page);
  await page.goto(link);
  await expect(page.getByRole('alert')).toContainText('This link or code is wrong, has expired or was already used.');
  await page.getByRole('link', { name: 'Sign in', exact: true }).click();
  await signInByHand(page, email, NEW_PASSWORD);
  await expect(page).toHaveURL(/\/veteran$/);
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
