import { expect, type Page } from '@playwright/test';

/** The password of every account of the demonstration. */
export const PASSWORD = 'Muster-2026!';

type Role = 'veteran' | 'recruiter' | 'operator';

/**
 * Signs in through the API and opens `path`, for journeys that are not about signing in. The role comes from the email address
 * (`pending.recruiter@muster.test`), and the tenant's host from its domain.
 */
export async function signIn(page: Page, email: string, path: string): Promise<void> {
  const origin = originOf(email);
  // Any page of the host gives access to its storage; this one is small and makes no requests.
  await page.goto(`${origin}/favicon.svg`);
  await page.evaluate(
    async (body) => {
      const reply = await fetch('/api/auth/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      const { data, message } = await reply.json();
      if (!reply.ok) throw new Error(`${body.email} could not sign in: ${message}`);
      localStorage.setItem('accessToken', data.token);
    },
    { email, password: PASSWORD, role: roleOf(email) },
  );
  await page.goto(origin + path);
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

/** `http://homefront.localhost:PORT` for an account of Homefront. */
export function originOf(email: string): string {
  const tenant = email.split('@')[1]?.split('.')[0] ?? 'muster';
  return `http://${tenant}.localhost:${process.env.E2E_PORT}`;
}

export function roleOf(email: string): Role {
  const name = email.split('@')[0] ?? '';
  if (name.endsWith('recruiter')) return 'recruiter';
  return name.endsWith('veteran') ? 'veteran' : 'operator';
}
