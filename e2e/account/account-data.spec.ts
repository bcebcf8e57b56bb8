import { readFile } from 'node:fs/promises';
import { newestMailTo } from '../support/accounts.ts';
import { enterAsNewcomer } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test('a person downloads their data, asks for the deletion of their account and changes their mind', async ({ page }) => {
  const email = 'leaves.veteran@example.test';
  await enterAsNewcomer(page, { email, role: 'veteran' }, '/veteran/profile?profile_section=data');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('my-data.zip');
  expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe('PK');

  await page.getByRole('button', { name: 'Delete my account' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete your account?' });
  await question.getByRole('button', { name: 'Delete my account' }).click();
  const scheduled = page.getByRole('alert').filter({ hasText: 'Your account will be deleted on' });
  await expect(scheduled).toBeVisible();
  await newestMailTo(email, /^Your account will be deleted on/);
  await page.reload();
  await scheduled.getByRole('button', { name: 'Keep my account' }).click();
  await expect(page.getByRole('button', { name: 'Delete my account' })).toBeVisible();
});
