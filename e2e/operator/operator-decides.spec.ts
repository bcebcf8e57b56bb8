import { callAs, createAccount } from '../support/api.ts';
import { pageOf, signIn } from '../support/people.ts';
import { expect, expectToast, type Page, test } from '../support/test.ts';

const desk = (page: Page) => page.getByRole('article');

/** A recruiter whose new company waits for approval. Each journey has its own, so that journeys don't disturb each other. */
async function founderOf(name: string): Promise<string> {
  const words = name.toLowerCase().replaceAll(' ', '.');
  const email = `${words}@${words.replaceAll('.', '')}.test`;
  await createAccount(email, 'recruiter');
  await callAs(email, 'POST', '/api/companies', { name, city: 'Hull', about: 'We repair pumps.' });
  return email;
}

test('an operator approves a waiting company by keyboard, and its recruiter gets access', async ({ page, browser }) => {
  const founder = await founderOf('Alder Pumps');
  await signIn(page, 'operator@muster.test', '/operator');
  await page.getByRole('link', { name: /^Companies \d+ waiting$/ }).click();
  await expect(page).toHaveURL(/\/operator\/companies\?status=pending$/);
  const search = page.getByRole('searchbox');
  await search.fill('alder pump');
  await expect(page).toHaveURL(/search=alder/);
  // A letter typed into a field is not a command.
  await search.pressSequentially('sa');
  await expect(search).toHaveValue('alder pumpsa');
  await search.press('Backspace');
  await expect(desk(page).getByRole('heading', { level: 2, name: 'Alder Pumps' })).toBeVisible();
  await expect(desk(page).getByText('Waiting', { exact: true })).toBeVisible();
  await search.blur();

  await page.keyboard.press('n');
  const note = page.getByRole('textbox', { name: /^Note/ });
  await expect(note).toBeFocused();
  await note.fill('Checked in the register.');
  await page.keyboard.press('Escape');
  await expect(note).not.toBeFocused();
  await page.keyboard.press('a');
  await expectToast(page, 'Alder Pumps approved');
  await page.goto('/operator/companies?search=alder+pumps');
  await expect(desk(page).getByText('Note for operators: Checked in the register.')).toBeVisible();
  await expect(desk(page).getByRole('button', { name: 'Deactivate' })).toBeVisible();

  const recruiter = await pageOf(browser, founder, '/recruiter');
  await expect(recruiter.getByRole('heading', { level: 2, name: 'Post your first job' })).toBeVisible();
  await recruiter.getByRole('button', { name: /^Notifications, \d+ new$/ }).click();
  await expect(recruiter.getByRole('dialog', { name: 'Notifications' })).toContainText('Alder Pumps');
});

test('an operator rejects a company with a reason that its recruiter sees', async ({ page, browser }) => {
  const founder = await founderOf('Birch Pumps');
  await signIn(page, 'operator@muster.test', '/operator/companies?search=birch+pumps');
  await expect(desk(page).getByRole('heading', { level: 2, name: 'Birch Pumps' })).toBeVisible();
  await page.keyboard.press('r');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(dialog.getByText('Write the reason so they know what to change')).toBeVisible();
  await dialog.getByLabel('Reason').fill('Your website names another company.');
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(desk(page).getByText('Reason given: Your website names another company.')).toBeVisible();

  const recruiter = await pageOf(browser, founder, '/recruiter');
  await expect(recruiter).toHaveURL(/\/recruiter\/company\/reject$/);
  await expect(recruiter.getByText('Your website names another company.').first()).toBeVisible();
});

test('a colleague’s decision is shown instead of overwritten', async ({ page, browser }) => {
  await founderOf('Cedar Pumps');
  await signIn(page, 'operator@muster.test', '/operator/companies?search=cedar+pumps');
  await expect(desk(page).getByRole('button', { name: 'Approve' })).toBeVisible();
  const colleague = await pageOf(browser, 'system@muster.test', '/operator/companies?search=cedar+pumps');
  await colleague.getByRole('button', { name: 'Approve' }).click();
  await expect(colleague.getByRole('button', { name: 'Deactivate' })).toBeVisible();
  await colleague.context().close();

  await page.keyboard.press('r');
  await page.getByLabel('Reason').fill('Nobody answers the telephone.');
  await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(desk(page).getByRole('button', { name: 'Deactivate' })).toBeVisible();
});

test('J and K move through the list, and disabled shortcuts do nothing', async ({ page }) => {
  await signIn(page, 'operator@homefront.test', '/operator/companies');
  await expect(desk(page).getByRole('heading', { level: 2 }).first()).toBeVisible();
  // The address changes before the page, and the next key moves on from what the page shows.
  const expectShown = () =>
    expect(page.getByRole('region', { name: 'Companies' }).locator('a[aria-current]')).toHaveAttribute(
      'href',
      new RegExp(`^${new URL(page.url()).pathname}(\\?|$)`),
    );
  await page.keyboard.press('j');
  await expect(page).toHaveURL(/\/operator\/companies\/\d+$/);
  const second = page.url();
  await expectShown();
  await page.keyboard.press('j');
  await expect(page).not.toHaveURL(second);
  await expectShown();
  await page.keyboard.press('k');
  await expect(page).toHaveURL(second);
  await expectShown();
  await page.getByRole('button', { name: 'Shortcuts on' }).click();
  await page.getByRole('button', { name: 'Shortcuts off' }).blur();
  await page.keyboard.press('j');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page).not.toHaveURL(second);
  await page.getByRole('button', { name: 'Previous', exact: true }).click();
  await expect(page).toHaveURL(second);
});

test('on a phone the list opens a record and returns', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'operator@muster.test', '/operator/companies?search=northgate');
  await page.getByRole('link', { name: /Northgate Rail/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Northgate Rail' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Companies' }).click();
  await expect(page.getByRole('searchbox')).toHaveValue('northgate');
});
