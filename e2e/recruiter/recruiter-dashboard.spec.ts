import { expectLoaded } from '../support/accessible.ts';
import { signIn } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test('the dashboard lists open tasks, each with a link to the page for it', async ({ page }) => {
  await signIn(page, 'recruiter@muster.test', '/recruiter');
  const toDo = page.getByRole('region', { name: 'To do' });
  await expect(toDo.getByRole('link', { name: /(?:has waited for|the longest for) \d+ days?/ }).first()).toBeVisible();
  await toDo.getByRole('button', { name: /^Show all \d+ jobs$/ }).click();
  await toDo
    .getByRole('link', { name: /new applicants? to review/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/recruiter\/jobs\/\d+\/applications$/);
});

test('every chart has a table, and the date range is in the address', async ({ page }) => {
  await signIn(page, 'recruiter@muster.test', '/recruiter');
  await page.getByRole('button', { name: 'From views to applications as a table' }).click();
  await expect(page.getByRole('table', { name: 'From views to applications' }).getByRole('row')).not.toHaveCount(0);
  await page.getByLabel('From', { exact: true }).fill('2026-12-31');
  await page.getByLabel('To', { exact: true }).fill('2026-01-01');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page.getByText('The first day must not be after the last.')).toBeVisible();
  await page.getByLabel('From', { exact: true }).fill('2026-01-01');
  await page.getByLabel('To', { exact: true }).fill('2026-01-31');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page).toHaveURL(/\/recruiter\?from=2026-01-01&to=2026-01-31$/);
  await expect(page.getByText('No job views in this period.')).toBeVisible();
});

test('a view of a job is counted once per tab', async ({ page }) => {
  const counted: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/viewed')) counted.push(request.url());
  });
  await page.goto('/jobs');
  await page.getByRole('main').getByRole('article').getByRole('heading').first().waitFor();
  expect(counted).toEqual([]);
  await page.getByRole('link', { name: /./ }).and(page.locator('[href^="/jobs/"]')).first().click();
  await expect.poll(() => counted.length).toBe(1);
  await page.reload();
  await page.getByRole('main').getByRole('article').getByRole('heading').first().waitFor();
  await expectLoaded(page);
  expect(counted).toHaveLength(1);
});
