import { signIn } from '../support/people.ts';
import { expect, expectToast, test } from '../support/test.ts';

test('a veteran filters support, finds what is near, and saves it', async ({ page }) => {
  await signIn(page, 'veteran@muster.test', '/veteran/service-providers');
  const results = page.getByRole('region', { name: 'Results' });
  await expect(results.getByText(/^\d+ services$/)).toBeVisible();
  await page.getByRole('checkbox', { name: /^Housing/ }).check();
  await expect(page).toHaveURL(/category_id=housing/);
  await page.getByLabel('Distance').selectOption('Within 50 miles');
  await expect(page).toHaveURL(/proximity=near_me/);
  await expect(results.getByText(/miles? away|Under a mile away/).first()).toBeVisible();
  await page.goto('/veteran/service-providers?category_id=housing');
  const save = results.getByRole('button', { name: /^Save / }).first();
  const name = ((await save.getAttribute('aria-label')) ?? '').replace(/^Save /, '');
  await save.click();
  // The button changes before the server has answered.
  await expectToast(page, /^Saved/);
  await page.getByRole('checkbox', { name: 'Saved by you' }).check();
  await expect(results.getByRole('link', { name, exact: true })).toBeVisible();
});

test('a veteran shares their location, prints the card of what is nearest and reports its phone number', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 51.481583, longitude: -3.179089 });
  await page.addInitScript(() => {
    window.print = () => localStorage.setItem('printed', 'yes');
  });
  await signIn(page, 'veteran@muster.test', '/veteran/service-providers');
  await page.getByRole('button', { name: 'Use my location' }).click();
  // About a kilometre is enough to say what is near.
  await expect(page).toHaveURL(/proximity=near_me.*latitude=51\.48&longitude=-3\.18(&|$)/);
  const results = page.getByRole('region', { name: 'Results' });
  await expect(
    results
      .getByRole('listitem')
      .first()
      .getByText(/Under a mile away|1 mile away/),
  ).toBeVisible();
  const name = 'Cardiff Council Housing Options';
  await results.getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveURL(/\/veteran\/service-providers\/\d+\?/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByRole('link', { name: /^Call / })).toHaveAttribute('href', /^tel:\+?\d+$/);
  await expect(page.getByRole('link', { name: /^Directions to / }).first()).toHaveAttribute('href', /openstreetmap\.org/);
  await page.getByRole('button', { name: 'Print card' }).click();
  expect(await page.evaluate(() => localStorage.getItem('printed'))).toBe('yes');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-printed]')).toBeVisible();
  await expect(page.locator('[data-printed]')).toContainText(name);
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: 'Report out of date' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report something out of date' });
  await dialog.getByLabel('What is out of date').selectOption('The phone number');
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByRole('button', { name: 'Change your report' })).toBeVisible();
});

test('an operator imports a file with three broken rows and merges two of its entries', async ({ page }) => {
  await signIn(page, 'operator@muster.test', '/operator/content?section=providers');
  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import providers' });
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'harbour.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      [
        'name,description,category,website,country',
        'Harbour Kitchen,Cooks with veterans.,employment,https://kitchen.example.org,GB',
        'The Harbour Kitchen,Cooks with veterans.,employment,https://kitchen.example.org,GB',
        ',Nobody knows who.,housing,https://who.example.org,GB',
        'Wrong Need,Something.,fun,https://fun.example.org,GB',
        'Wrong Address,Something.,housing,not a website,GB',
      ].join('\n'),
    ),
  });
  await expect(dialog.getByText('2 to add · 0 to change · 0 unchanged · 3 rows with errors, left out')).toBeVisible();
  await expect(dialog.getByRole('list', { name: 'Rows with errors' }).getByRole('listitem')).toHaveCount(3);
  await dialog.getByRole('radio', { name: 'Publish now' }).check();
  await dialog.getByRole('button', { name: 'Import 2 providers' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('searchbox', { name: 'Search providers' }).fill('Harbour Kitchen');
  await expect(page).toHaveURL(/search=Harbour/);
  const table = page.getByRole('table', { name: 'Providers' });
  await expect(table.getByRole('row')).toHaveCount(3);
  await table.getByRole('checkbox', { name: 'Select Harbour Kitchen' }).check();
  await table.getByRole('checkbox', { name: 'Select The Harbour Kitchen' }).check();
  await page.getByRole('group', { name: 'Selected providers' }).getByRole('button', { name: 'Merge' }).click();
  await page.getByRole('alertdialog', { name: 'Merge into Harbour Kitchen?' }).getByRole('button', { name: 'Merge' }).click();
  await expectToast(page, 'Merged into Harbour Kitchen');
  await expect(table.getByRole('link', { name: 'Harbour Kitchen', exact: true })).toBeVisible();
  await expect(table.getByRole('link', { name: 'The Harbour Kitchen' })).toHaveCount(0);
});
