import { newestMailTo } from '../support/accounts.ts';
import { callAs } from '../support/api.ts';
import { NEW_PASSWORD } from '../support/passwords.ts';
import { signInByHand } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test('an invited person enters their name, chooses a password and joins the company', async ({ page, context }) => {
  const email = 'invited.colleague@northgate.example';
  await callAs('recruiter@muster.test', 'POST', '/api/recruiter/invitations', { email });
  const { link } = await newestMailTo(email, /invites you to Northgate Rail on Muster$/);
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto(link);
  await expect(heading).toHaveText('Join Northgate Rail');
  await expect(page.getByText(`invites you to recruit for Northgate Rail. You’ll sign in with ${email}.`)).toBeVisible();
  // Email and company are fixed.
  await expect(page.getByRole('textbox')).toHaveCount(3);
  await page.getByRole('button', { name: 'Accept the invitation' }).click();
  await expect(page.getByRole('alert', { name: '2 things need your attention' })).toBeFocused();
  await page.getByLabel('First name').fill('Tomasz');
  await page.getByLabel('Last name').fill('Nowak');
  await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Accept the invitation' }).click();
  await expect(page).toHaveURL(/\/recruiter$/);

  await page.evaluate(() => localStorage.clear());
  const again = await context.newPage();
  await again.goto(link);
  await expect(again.getByText('This invitation was already accepted. Sign in instead.')).toBeVisible();
  await again.getByRole('link', { name: 'Go to sign in' }).click();
  await signInByHand(again, email, NEW_PASSWORD);
  await expect(again).toHaveURL(/\/recruiter$/);
});
