import { expectAccessible } from '../support/accessible.ts';
import { showOnBoard } from '../support/api.ts';
import { CV } from '../support/hiring.ts';
import { hiringAccounts } from '../support/hiring-accounts.ts';
import { pageOf, signIn } from '../support/people.ts';
import { expect, type Page, test } from '../support/test.ts';

const { recruiter: ADMIN, veteran: VETERAN } = hiringAccounts('feeds');
const BOARD = 'meridian';
const TITLES = Array.from({ length: 12 }, (_, index) => `Turbine fitter, hall ${String.fromCharCode(65 + index)}`);
/** The last one leaves the board. */
const LEAVES = TITLES[11] ?? '';

/** Reads the feed, and waits for the end of the run. */
async function readNow(page: Page, runs: number): Promise<void> {
  await page.getByRole('button', { name: 'Read now' }).click();
  const rows = page.getByRole('table', { name: 'Runs' }).getByRole('row');
  await expect(async () => {
    await page.reload();
    await expect(rows).toHaveCount(runs + 1, { timeout: 20_000 });
    await expect(page.getByText('Being read')).toHaveCount(0, { timeout: 5000 });
  }).toPass({ timeout: 300_000 });
}

test('an admin connects a board; a veteran finds and applies for its jobs, and learns that one has left', async ({
  page,
  browser,
}) => {
  await showOnBoard(ADMIN, BOARD, TITLES);
  await signIn(page, ADMIN, '/recruiter/job-feeds');
  await page.getByRole('button', { name: 'Add a feed' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a feed' });
  await dialog.getByLabel('Where the jobs come from').selectOption('Greenhouse');
  await dialog.getByLabel('Name', { exact: true }).fill('Turbine jobs');
  await dialog.getByLabel('Name of the board').fill(BOARD);
  await dialog.getByRole('button', { name: 'Preview' }).click();
  const preview = dialog.getByRole('region', { name: 'Preview' });
  await expect(preview.getByRole('heading', { name: 'The first 10 jobs' })).toBeVisible();
  await expect(preview.getByRole('heading', { level: 4 })).toHaveText(TITLES.slice(0, 10));
  await expectAccessible(page, dialog);
  await dialog.getByRole('button', { name: 'Add feed' }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('link', { name: 'Turbine jobs' }).click();
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('New: 12')).toBeVisible({ timeout: 20_000 });
  }).toPass({ timeout: 300_000 });
  await expectAccessible(page);

  const veteran = await pageOf(browser, VETERAN, '/veteran/jobs?jobType=jobs&search=turbine+fitter');
  await expect(veteran.getByRole('heading', { level: 2, name: '12 jobs' })).toBeVisible();
  await veteran.getByRole('list', { name: 'Jobs' }).getByRole('link', { name: LEAVES }).click();
  const details = veteran.getByRole('region', { name: 'Job details' });
  await expect(details.getByRole('heading', { level: 2, name: LEAVES })).toBeVisible();
  await details.getByRole('link', { name: 'Apply', exact: true }).click();
  const file = { name: 'Rhys Pritchard CV.pdf', mimeType: 'application/pdf', buffer: Buffer.from(CV, 'latin1') };
  await veteran.getByLabel('CV', { exact: true }).setInputFiles(file);
  await expect(veteran.getByRole('button', { name: `Remove ${file.name}` })).toBeVisible();
  await veteran.getByRole('button', { name: 'Check your application' }).click();
  await veteran.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(veteran.getByRole('heading', { name: 'Application sent' })).toBeVisible();

  await showOnBoard(ADMIN, BOARD, TITLES.slice(0, 11));
  await readNow(page, 2);
  await expect(page.getByText('Closed: 1')).toHaveCount(0);
  await readNow(page, 3);
  await expect(page.getByText('Closed: 1')).toBeVisible();
  await page.getByRole('button', { name: 'Differences' }).first().click();
  await expect(page.getByRole('region', { name: 'Differences' }).getByText(`Closed: ${LEAVES}`)).toBeVisible();
  await expectAccessible(page);

  await veteran.goto('/veteran/jobs?jobType=jobs&search=turbine+fitter');
  await expect(veteran.getByRole('heading', { level: 2, name: '11 jobs' })).toBeVisible();
  await veteran.getByRole('button', { name: /^Notifications/ }).click();
  await expect(veteran.getByText(new RegExp(`${LEAVES}.*closed|closed.*${LEAVES}`, 'i')).first()).toBeVisible();
});
