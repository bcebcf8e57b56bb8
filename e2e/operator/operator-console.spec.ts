import { readFile } from 'node:fs/promises';
import { signIn } from '../support/people.ts';
import { expect, expectToast, test } from '../support/test.ts';

test('settings preview their colour before saving, and leaving asks first', async ({ page }) => {
  await signIn(page, 'operator@homefront.test', '/operator/settings');
  await page.getByRole('radio', { name: 'Purple' }).check();
  await expect(
    page.getByRole('table', { name: 'Contrast of the colours' }).getByRole('row', { name: /Text on a button/ }),
  ).toContainText('6.3:1');
  await page.getByRole('link', { name: 'Users' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep writing' }).click();

  await page.getByLabel('Tagline').fill('');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByRole('link', { name: 'Tagline is required' })).toBeVisible();
  await page.getByLabel('Tagline').fill('From service to work.');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expectToast(page, 'Settings saved');
  await page.reload();
  await expect(page.getByLabel('Tagline')).toHaveValue('From service to work.');
  await expect(page.getByRole('radio', { name: 'Purple' })).toBeChecked();
});

test('a host waits for its DNS record until it is removed, and a provider’s secret is never shown again', async ({ page }) => {
  await signIn(page, 'operator@homefront.test', '/operator/settings');
  await page.getByLabel('Another host').fill('not a host');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Must be a host name like jobs.example.org')).toBeVisible();
  await page.getByLabel('Another host').fill('jobs.homefront.example');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('_muster-challenge.jobs.homefront.example')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Check the record of jobs.homefront.example' })).toBeVisible();
  await page.getByRole('button', { name: 'Withdraw jobs.homefront.example' }).click();
  await expect(page.getByText('_muster-challenge.jobs.homefront.example')).toBeHidden();

  await page.getByRole('button', { name: 'Set keys for Google' }).click();
  await page.getByLabel('Client id').fill('homefront-web');
  await page.getByLabel('Client secret').fill('a secret of the provider');
  await page.getByRole('button', { name: 'Save keys' }).click();
  await expect(page.getByText('Client id homefront-web')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Replace the keys for Google' }).click();
  await expect(page.getByLabel('Client secret')).toHaveValue('');
});

test('the audit log is filtered by its address and saved as a file', async ({ page }) => {
  await signIn(page, 'operator@muster.test', '/operator/audit?action=company_active');
  await expect(page.getByRole('button', { name: 'Remove filter: Company approved' })).toBeVisible();
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download CSV' }).click()]);
  expect(file.suggestedFilename()).toBe('audit.csv');
  expect(await readFile(await file.path(), 'utf8')).toContain('company_active');
});

test('the system operator creates a tenant, suspends it by its name and resumes it', async ({ page }) => {
  await signIn(page, 'operator@muster.test', '/operator/tenants');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sorry, page not found!');

  await signIn(page, 'system@muster.test', '/operator/tenants');
  await page.getByRole('button', { name: 'Create a tenant' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name', { exact: true }).fill('King’s & Co');
  await expect(dialog.getByLabel('Short name')).toHaveValue('kings-co');
  await dialog.getByLabel('Host').fill('kings.localhost');
  await dialog.getByLabel('Email of the first operator').fill('ada@kings.test');
  await dialog.getByRole('button', { name: 'Create tenant' }).click();
  await page.getByRole('button', { name: 'Suspend King’s & Co' }).click();
  await dialog.getByLabel('Reason').fill('The contract has ended.');
  await dialog.getByRole('button', { name: 'Suspend tenant' }).click();
  await expect(dialog.getByText('Type kings-co to confirm').last()).toBeVisible();
  await dialog.getByLabel('Type kings-co to confirm').fill('kings-co');
  await dialog.getByRole('button', { name: 'Suspend tenant' }).click();
  await expect(page.getByText('The contract has ended.')).toBeVisible();
  await page.getByRole('button', { name: 'Resume King’s & Co' }).click();
  await expect(page.getByRole('button', { name: 'Suspend King’s & Co' })).toBeVisible();
});
