import { expectAccessible, expectNoSidewaysScroll, openInDarkMode } from './support/accessible.ts';
import { signIn } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('a veteran filters support, finds what is near, and saves it', async ({ page }) => {
  await signIn(page, 'veteran@muster.test', '/veteran/service-providers');
  const results = page.getByRole('region', { name: 'Results' });
  await expect(results.getByText(/^\d+ services$/)).toBeVisible();
  await page.getByRole('checkbox', { name: /^Housing/ }).check();
  await expect(page).toHaveURL(/category_id=housing/);
  await expectAccessible(page);
  await page.getByLabel('Distance').selectOption('Within 50 miles');
  await expect(page).toHaveURL(/proximity=near_me/);
  await expect(results.getByText(/miles? away|Under a mile away/).first()).toBeVisible();
  await page.goto('/veteran/service-providers?category_id=housing');
  const save = results.getByRole('button', { name: /^Save / }).first();
  const name = ((await save.getAttribute('aria-label')) ?? '').replace(/^Save /, '');
  await save.click();
  await page.getByRole('checkbox', { name: 'Saved by you' }).check();
  await expect(results.getByRole('link', { name, exact: true })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await openInDarkMode(page);
  await page.reload();
  await expect(results.getByRole('link', { name, exact: true })).toBeVisible();
  await expectAccessible(page);
});

test('a visitor without a place is told what “near me” needs', async ({ page }) => {
  await page.goto('/service-providers?proximity=near_me');
  await expect(page.getByText(/^Name a town or share your position\./)).toBeVisible();
});

test('an operator imports a file with three broken rows and corrects nothing else', async ({ page }) => {
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
        ',Nobody knows who.,housing,https://who.example.org,GB',
        'Wrong Need,Something.,fun,https://fun.example.org,GB',
        'Wrong Address,Something.,housing,not a website,GB',
      ].join('\n'),
    ),
  });
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await expect(dialog.getByText('4 rows: 1 new, 0 changed, 0 unchanged, 0 to hide, 0 merged before, 3 refused')).toBeVisible();
  await expect(dialog.getByRole('list', { name: 'Refused rows' }).getByRole('listitem')).toHaveCount(3);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('searchbox', { name: 'Search providers' }).fill('Harbour Kitchen');
  await expect(page.getByRole('table', { name: 'Providers' }).getByText('Harbour Kitchen')).toBeVisible();
  await expectAccessible(page);
});
