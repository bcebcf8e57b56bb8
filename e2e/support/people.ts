import { type Browser, expect, type Page } from '@playwright/test';
import { createAccount, openSession } from './api.ts';
import { originOf } from './hosts.ts';
import { PASSWORD } from './passwords.ts';

type Role = 'veteran' | 'recruiter' | 'operator';

/** Opens `path` as this person, in a session of its own, for journeys that are not about signing in. */
export async function signIn(page: Page, email: string, path: string): Promise<void> {
  await storeToken(page, email, await openSession(email));
  await page.goto(originOf(email) + path);
}

/** A window of its own, in which this person is signed in. */
export async function pageOf(browser: Browser, email: string, path: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, email, path);
  return page;
}

/** Creates an account and opens `path` as its person, for journeys that start signed in. */
export async function enterAsNewcomer(page: Page, { email, role }: NewAccount, path: string): Promise<void> {
  await storeToken(page, email, await createAccount(email, role));
  await page.goto(originOf(email) + path);
}

type NewAccount = { email: string; role: 'veteran' | 'recruiter' };

/** Has the next page of the person's host start signed in. Once: signing out ends it. */
async function storeToken(page: Page, email: string, token: string): Promise<void> {
  await page.addInitScript(
    ([origin, value]) => {
      if (location.origin !== origin) return;
      const used = localStorage.getItem('usedTokens') ?? '';
      if (used.includes(value)) return;
      localStorage.setItem('usedTokens', `${used} ${value}`);
      localStorage.setItem('accessToken', value);
    },
    [originOf(email), token] as const,
  );
}

/** Signs in on the sign-in screen that is shown. */
export async function signInByHand(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Logs out through the profile menu and its dialog. Leaves onboarding first, because its top bar has only Skip. */
export async function logOut(page: Page): Promise<void> {
  if (page.url().includes('/veteran/onboarding')) await page.goto('/veteran');
  await page.getByRole('button', { name: /^Your account/ }).click();
  await page.getByRole('button', { name: 'Log Out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /sign.in/i })).toBeVisible();
}

export function roleOf(email: string): Role {
  const name = email.split('@')[0] ?? '';
  if (name.endsWith('recruiter')) return 'recruiter';
  return name.endsWith('veteran') ? 'veteran' : 'operator';
}
