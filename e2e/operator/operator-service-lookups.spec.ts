import { signIn } from '../support/people.ts';
import { expect, expectToast, test } from '../support/test.ts';

const LISTS = '/operator/content?section=lookups';

test('an operator finds a corps by its former name, renames it, hides it and restores it', async ({ page }) => {
  await signIn(page, 'operator@muster.test', LISTS);
  await page.getByLabel('List', { exact: true }).selectOption('Corps and regiments');
  await page.getByLabel('Service', { exact: true }).selectOption('British Army');
  await page.getByRole('searchbox', { name: 'Search corps and regiments' }).fill('RAMC');
  await expect(page.getByText('1 corps or regiment')).toBeVisible();
  await expect(page.getByText(/Also found by Royal Army Medical Corps \(RAMC\), until 2024/)).toBeVisible();

  await page.getByRole('button', { name: 'Rename Royal Army Medical Service' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Army Medical Service');
  await dialog.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByText('Shared name: Royal Army Medical Service')).toBeVisible();

  const shown = page.getByRole('switch', { name: 'Show Army Medical Service' });
  await shown.click();
  await expect(shown).not.toBeChecked();
  await page.getByLabel('Show', { exact: true }).selectOption('Hidden');
  await expect(page.getByText('1 corps or regiment')).toBeVisible();
  await expect(shown).not.toBeChecked();
  await shown.click();
  // An entry that is shown is not in the list of hidden ones.
  await expect(page.getByText('No matches')).toBeVisible();
  await page.getByLabel('Show', { exact: true }).selectOption('Renamed');
  await page.getByRole('button', { name: 'Rename Army Medical Service' }).click();
  await dialog.getByLabel('Name').fill('');
  await dialog.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByText('No matches')).toBeVisible();
});

test('a rank is added after fixing its errors, edited and deleted by keyboard', async ({ page }) => {
  await signIn(page, 'operator@muster.test', LISTS);
  await page.getByRole('button', { name: 'Add an entry' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').press('Enter');
  await expect(dialog.getByText('Write what it is called')).toBeVisible();
  await dialog.getByLabel('Name').fill('Acting Corporal');
  await dialog.getByLabel('Name').press('Enter');
  await expect(dialog.getByText('Choose a service from the list.')).toBeVisible();
  await dialog.getByLabel('Service').selectOption('British Army');
  await dialog.getByLabel('NATO code').selectOption('OR-4');
  await dialog.getByLabel('Name').press('Enter');
  await expectToast(page, 'Entry added.');

  await page.getByLabel('Show', { exact: true }).selectOption('Added by us');
  await page.getByRole('button', { name: 'Edit Acting Corporal' }).press('Enter');
  await dialog.getByLabel('Name').fill('Local Corporal');
  await dialog.getByLabel('Name').press('Enter');
  await page.getByRole('button', { name: 'Delete Local Corporal' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete entry' }).press('Enter');
  await expect(page.getByText('No matches')).toBeVisible();
});
