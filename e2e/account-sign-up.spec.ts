import { expectAccessible, expectAccessibleInEveryMode } from './support/accessible.ts';
import { expectMailsTo, NEW_PASSWORD, newestMailTo, signUp } from './support/accounts.ts';
import { logOut, signInByHand } from './support/people.ts';
import { expect, expectToast, type Page, test } from './support/test.ts';

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

  const { link } = await newestMailTo(page, email, /^Verify your email for Muster/);
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

  const { code } = await newestMailTo(page, email, /^Verify your email/);
  const field = page.getByLabel('6-digit code');
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  await field.fill('12345');
  await field.press('Enter');
  await expect(page.getByText('Enter the 6-digit code')).toBeVisible();
  await field.fill(code === '123456' ? '654321' : '123456');
  await field.press('Enter');
  await expect(page.getByText('This link or code is wrong, has expired or was already used.')).toBeVisible();
  await field.fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await field.press('Enter');
  await expect(page).toHaveURL(/\/recruiter\/company\/create$/);
});

test('a link opened in another browser asks for the password of the sign-up', async ({ page, browser }) => {
  const email = 'two.browsers@example.test';
  await signUp(page, { email, role: 'veteran' });
  const { link, code } = await newestMailTo(page, email, /^Verify your email for Muster/);
  const elsewhere = await browser.newContext({ reducedMotion: 'reduce', baseURL: new URL(page.url()).origin });
  const other = await elsewhere.newPage();
  await other.goto(link);
  await expect(other.getByText('You opened this link in another browser.')).toBeVisible();
  await expectAccessible(other);
  await password(other).fill('not the password');
  await other.getByRole('button', { name: 'Verify and sign in' }).click();
  await expect(other.getByText('This isn’t the password you signed up with.')).toBeVisible();

  // The code asks for the password too.
  await other.goto(`/auth/verify-email?email=${encodeURIComponent(email)}`);
  await other.getByLabel('6-digit code').fill(code);
  await other.getByLabel('6-digit code').press('Enter');
  await expect(other.getByLabel('Password you signed up with')).toBeFocused();
  await other.getByLabel('Password you signed up with').fill(NEW_PASSWORD);
  await other.getByRole('button', { name: 'Verify' }).click();
  await expect(other).toHaveURL(/\/veteran\/onboarding$/);
  await elsewhere.close();
});

test('an email address with an account gets the same screens, and an email that explains it', async ({ page }) => {
  const email = 'veteran@muster.test';
  await page.goto('/auth/signup');
  await page.getByLabel('First name').fill('Somebody');
  await page.getByLabel('Last name').fill('Else');
  await page.getByLabel('Email').fill(email);
  await password(page).fill(NEW_PASSWORD);
  await createAccount(page).click();
  await expect(page).toHaveURL(/\/auth\/verify-email/);
  await expect(heading(page)).toHaveText('Verify your email');
  const { link } = await newestMailTo(page, email, /^You already have an account with Muster/);
  await page.goto(link);
  await expect(heading(page)).toHaveText('Sign in');
});

test('errors appear when a field is left and are summarised on submit', async ({ page }) => {
  await page.goto('/auth/signup');
  await page.getByLabel('Email').fill('megan');
  await expect(page.getByText('Email must be a valid email address')).toBeHidden();
  await page.getByLabel('First name').focus();
  await expect(page.getByText('Email must be a valid email address')).toBeVisible();
  await page.getByLabel('Email').fill('megan@example.test');
  await expect(page.getByText('Email must be a valid email address')).toBeHidden();
  await expect(page.getByText('First name is required')).toBeVisible();

  await createAccount(page).click();
  const summary = page.getByRole('alert', { name: '3 things need your attention' });
  await expect(summary).toBeFocused();
  await expectAccessible(page);
  await summary.getByRole('link', { name: 'Last name is required' }).click();
  await expect(page.getByLabel('Last name')).toBeFocused();
  await page.keyboard.type('Lloyd');
  await page.getByLabel('First name').fill('Megan');

  // Errors from the server also appear at the field, and nothing typed is lost.
  await password(page).fill('1234567890');
  await createAccount(page).click();
  await expect(page.getByText('This is one of the most common passwords. Choose another one.').last()).toBeVisible();
  await expect(password(page)).toHaveValue('1234567890');
  await expect(page.getByLabel('Last name')).toHaveValue('Lloyd');
});

test('a click counts although the list of services arrives during it', async ({ page }) => {
  const pressed = Promise.withResolvers<void>();
  await page.route('**/api/military-services/*', async (route) => {
    await pressed.promise;
    await route.continue();
  });
  await page.goto('/auth/signup');
  await password(page).fill('short');
  await createAccount(page).hover();
  await page.mouse.down();
  pressed.resolve();
  await expect(page.getByLabel('Service').getByRole('option', { name: 'British Army' })).toBeAttached();
  await page.mouse.up();
  await expect(page.getByRole('alert', { name: '4 things need your attention' })).toBeVisible();
});

test('a password can be pasted, shown and stored by a password manager, and its strength is described', async ({ page }) => {
  await page.goto('/auth/signup');
  await expect(password(page)).toHaveAttribute('autocomplete', 'new-password');
  await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'username');
  const strength = page.getByRole('status').filter({ hasText: /^(\d+ |One )?(more )?character|Weak|Fair|Good|Strong/ });
  await password(page).fill('short');
  await expect(strength).toHaveText('5 more characters to go.');
  for (const [typed, words] of [
    ['aaaaaaaaaaaa', /^Weak/],
    ['sundayroast', /^Weak/],
    ['boots by the door', /^Fair/],
    ['boots by the green door', /^Strong/],
  ] as const) {
    await password(page).fill(typed);
    await expect(strength).toHaveText(words);
  }
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password(page)).toHaveAttribute('type', 'text');
});

test('signing in before verifying opens verification, where the email can be resent after a minute', async ({ page }) => {
  const email = 'late.verifier@example.test';
  await signUp(page, { email, role: 'veteran' });
  await page.clock.install();
  await page.goto('/auth/login');
  await signInByHand(page, email, NEW_PASSWORD);
  await expect(page).toHaveURL(/\/auth\/verify-email\?email=late\.verifier%40example\.test/);

  const again = page.getByRole('button', { name: 'Send the email again' });
  await again.click();
  await expect(page.getByText('If this email is waiting to be verified, we’ve sent a new link.')).toBeVisible();
  await expect(page.getByText(/^You can request another one in \d+ seconds\.$/)).toBeVisible();
  await expect(again).toHaveAttribute('aria-disabled', 'true');
  await expect(again).toBeFocused();
  // The server also waits: no second email within a minute of signing up.
  await expectMailsTo(page, email, 1);
  await page.clock.fastForward('01:05');
  await expect(again).toHaveAttribute('aria-disabled', 'false');
  await page.getByRole('link', { name: 'Use another email' }).click();
  await expect(heading(page)).toHaveText('Create an account');
});

test('signing up works by keyboard only', async ({ page }) => {
  await page.goto('/auth/signup');
  await expect(page.getByLabel('Service')).toBeVisible();
  const next = () => page.keyboard.press('Tab');
  await next();
  await next();
  await expect(page.getByRole('tab', { name: 'Veteran' })).toBeFocused();
  for (const typed of ['Owen', 'Hughes', 'owen.hughes@example.test', NEW_PASSWORD]) {
    await next();
    await page.keyboard.type(typed);
  }
  await next();
  await expect(page.getByRole('button', { name: 'Show password' })).toBeFocused();
  await next();
  await expect(page.getByLabel('Country you served')).toBeFocused();
  await next();
  await page.keyboard.type('Royal A');
  await expect(page.getByLabel('Service')).toHaveValue(/\d+/);
  await next();
  await expect(createAccount(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Verify your email');
});

test('signing up and verifying are accessible in every mode', async ({ page }) => {
  for (const user of ['veteran', 'recruiter']) {
    await page.goto(`/auth/signup?user=${user}`);
    await expect(createAccount(page)).toBeVisible();
    await expectAccessibleInEveryMode(page, { narrow: 320 });
    await createAccount(page).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expectAccessibleInEveryMode(page, { narrow: 320 });
  }
  await page.goto('/auth/verify-email?email=somebody%40example.test');
  await page.getByRole('button', { name: 'Send the email again' }).click();
  await expect(page.getByText(/^You can request another one/)).toBeVisible();
  await page.getByRole('button', { name: 'Verify' }).click();
  await expectAccessibleInEveryMode(page, { narrow: 320 });
  await page.goto('/auth/verify-email?email=somebody%40example.test&token=unknown');
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessibleInEveryMode(page, { narrow: 320 });
});
