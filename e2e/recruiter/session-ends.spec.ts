import { signIn, signInByHand } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test('a session that ends while a job is written leads to sign-in, and back to the text', async ({ page }) => {
  const email = 'recruiter@homefront.test';
  await signIn(page, email, '/recruiter/jobs/create');
  // The draft reaches the server neither before the session ends nor after it.
  let isOver = false;
  await page.route('**/api/recruiter/jobs', (route) =>
    isOver || route.request().method() !== 'POST' ? route.continue() : route.abort(),
  );
  await page.getByLabel('Job title').fill('Wind Turbine Technician');
  await page.getByLabel('Postcode').or(page.getByLabel('ZIP code')).fill('21921');
  // The session is ended on the server, and this page does not know it.
  await page.evaluate(() =>
    fetch('/api/logout', { method: 'GET', headers: { authorization: `Bearer ${localStorage.getItem('accessToken')}` } }),
  );
  isOver = true;
  // Either the button finds out, or the live updates before it.
  await page
    .getByRole('button', { name: 'Save draft' })
    .click({ timeout: 10_000, noWaitAfter: true })
    .catch(() => {});
  await expect(page).toHaveURL(/\/auth\/login\?user=recruiter$/);
  await signInByHand(page, email);
  await expect(page).toHaveURL(/\/recruiter\/jobs\/create$/);
  await expect(page.getByText('We restored your unsaved changes')).toBeVisible();
  await expect(page.getByLabel('Job title')).toHaveValue('Wind Turbine Technician');
  await expect(page.getByLabel('Postcode').or(page.getByLabel('ZIP code'))).toHaveValue('21921');
});
