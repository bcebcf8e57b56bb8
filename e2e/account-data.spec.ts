import { readFile } from 'node:fs/promises';
import { expectAccessible, expectNoSidewaysScroll, openInDarkMode } from './support/accessible.ts';
import { enterAsNewcomer, newestMailTo } from './support/accounts.ts';
import { signIn } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('a person downloads their data, asks for the deletion of their account and changes their mind', async ({ page }) => {
  const email = 'leaves.veteran@example.test';
  await enterAsNewcomer(page, { email, role: 'veteran' }, '/veteran/profile');
  await page.getByRole('navigation', { name: 'Your account' }).getByRole('link', { name: 'Your data' }).click();
  await expect(page).toHaveURL(/profile_section=data$/);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('my-data.zip');
  expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe('PK');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Delete my account' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete your account?' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Delete my account' }).click();
  const scheduled = page.getByRole('alert').filter({ hasText: 'Your account will be deleted on' });
  await expect(scheduled).toBeVisible();
  await newestMailTo(page, email, /^Your account will be deleted on/);
  await page.setViewportSize({ width: 390, height: 844 });
  await openInDarkMode(page);
  await page.reload();
  await expect(scheduled).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await scheduled.getByRole('button', { name: 'Keep my account' }).click();
  await expect(page.getByRole('button', { name: 'Delete my account' })).toBeVisible();
});

test('a person whose account is inactive can still take their data', async ({ page }) => {
  await signIn(page, 'inactive.veteran@muster.test', '/inactive');
  await expect(page.getByRole('heading', { level: 1, name: 'This account is inactive' })).toBeVisible();
  const own = page.getByRole('region', { name: 'Your data', exact: true });
  await expect(own.getByRole('button', { name: 'Delete my account' })).toBeVisible();
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await own.getByRole('button', { name: 'Download my data' }).click();
  expect((await download).suggestedFilename()).toBe('my-data.zip');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
});
