import { expectAccessibleInEveryMode } from './support/accessible.ts';
import { NEW_PASSWORD, newestMailTo } from './support/accounts.ts';
import { signIn, signInByHand } from './support/people.ts';
import { type Browser, expect, type Page, test } from './support/test.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

type Call = { method: string; path: string; body?: Record<string, unknown> };

/** Calls the API as the person signed in on the page. */
function ask(page: Page, call: Call) {
  return page.evaluate(async ({ method, path, body }) => {
    const headers = { authorization: `Bearer ${localStorage.getItem('accessToken')}`, 'content-type': 'application/json' };
    const reply = await fetch(path, { method, headers, body: JSON.stringify(body ?? {}) });
    const { data } = await reply.json();
    return Number(data?.id ?? 0);
  }, call);
}

/** The link in the email of an invitation to Northgate Rail. Afterwards `page` shows its signed-in admin. */
async function invite(page: Page, email: string): Promise<{ id: number; link: string }> {
  await signIn(page, 'recruiter@muster.test', '/recruiter/jobs');
  const id = await ask(page, { method: 'POST', path: '/api/recruiter/invitations', body: { email } });
  const { link } = await newestMailTo(page, email, /invites you to Northgate Rail on Muster$/);
  return { id, link };
}

/** A browser without a signed-in person. */
async function stranger(browser: Browser, page: Page): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce', baseURL: new URL(page.url()).origin });
  return context.newPage();
}

test('an invited person enters their name, chooses a password and joins the company', async ({ page, browser }) => {
  const email = 'invited.colleague@northgate.example';
  const { link } = await invite(page, email);
  const guest = await stranger(browser, page);
  await guest.goto(link);
  await expect(heading(guest)).toHaveText('Join Northgate Rail');
  await expect(guest.getByText(`invites you to recruit for Northgate Rail. You’ll sign in with ${email}.`)).toBeVisible();
  // Email and company are fixed.
  await expect(guest.getByRole('textbox')).toHaveCount(3);
  await guest.getByRole('button', { name: 'Accept the invitation' }).click();
  await expect(guest.getByRole('alert', { name: '3 things need your attention' })).toBeFocused();
  await guest.getByLabel('First name').fill('Tomasz');
  await guest.getByLabel('Last name').fill('Nowak');
  await guest.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
  await guest.getByRole('button', { name: 'Accept the invitation' }).click();
  await expect(guest).toHaveURL(/\/recruiter$/);

  const again = await stranger(browser, page);
  await again.goto(link);
  await expect(heading(again)).toHaveText('This invitation can’t be used');
  await expect(again.getByText('This invitation was already accepted. Sign in instead.')).toBeVisible();
  await again.getByRole('link', { name: 'Go to sign in' }).click();
  await signInByHand(again, email, NEW_PASSWORD);
  await expect(again).toHaveURL(/\/recruiter$/);
});

test('a revoked invitation and an unknown link are explained', async ({ page, browser }) => {
  const { id, link } = await invite(page, 'not.after.all@northgate.example');
  await ask(page, { method: 'DELETE', path: `/api/recruiter/invitations/${id}` });
  const guest = await stranger(browser, page);
  await guest.goto(link);
  await expect(guest.getByText('This invitation was revoked. Ask the company for a new one.')).toBeVisible();
  for (const path of ['/auth/signup-invite?token=made-up', '/auth/signup-invite']) {
    await guest.goto(path);
    await expect(heading(guest)).toHaveText('We can’t find this invitation');
  }
});

test('a person signed in as someone else must log out first', async ({ page }) => {
  const { link } = await invite(page, 'second.account@northgate.example');
  await page.goto(link);
  await expect(page.getByText('You are signed in as recruiter@muster.test.')).toBeVisible();
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(heading(page)).toHaveText('Sign in');
  await page.goto(link);
  await expect(page.getByLabel('First name')).toBeVisible();
});

test('an invitation is accessible in every mode', async ({ page, browser }) => {
  const { link } = await invite(page, 'axe@northgate.example');
  const guest = await stranger(browser, page);
  await guest.goto(link);
  await guest.getByRole('button', { name: 'Accept the invitation' }).click();
  await expect(guest.getByRole('alert')).toBeVisible();
  await expectAccessibleInEveryMode(guest, { narrow: 320 });
  await guest.goto('/auth/signup-invite?token=made-up');
  await expect(heading(guest)).toHaveText('We can’t find this invitation');
  await expectAccessibleInEveryMode(guest, { narrow: 320 });
});
