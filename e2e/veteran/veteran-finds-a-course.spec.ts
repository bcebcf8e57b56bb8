import { signIn } from '../support/people.ts';
import { expect, expectMailsTo, test } from '../support/test.ts';

test('a veteran filters, saves, compares and shows interest in a course', async ({ page }) => {
  await signIn(page, 'veteran@muster.test', '/veteran');
  await page.getByRole('link', { name: 'Courses', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Courses' })).toBeVisible();
  const list = page.getByRole('list', { name: 'Courses' });
  await expect(page.getByRole('heading', { name: /^\d+ courses$/ })).toBeVisible();

  // Filters are in the address, with chips that take them away.
  await page.getByRole('searchbox', { name: /Search courses/ }).fill('project');
  await expect(page).toHaveURL(/search=project/);
  await page.getByRole('checkbox', { name: /ELC approved/ }).check();
  await expect(page).toHaveURL(/funding=elc/);
  await expect(list.getByRole('link', { name: 'Project management practitioner' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove filter: “project”' }).click();
  await expect(page).not.toHaveURL(/search=/);

  await list.getByRole('button', { name: 'Save NEBOSH national general certificate' }).click();
  await expect(list.getByRole('button', { name: 'Saved NEBOSH national general certificate' })).toBeVisible();
  await list.getByRole('checkbox', { name: 'Compare NEBOSH national general certificate' }).check();
  await list.getByRole('checkbox', { name: 'Compare Fire risk assessor' }).check();
  // Three at most.
  const others = list.getByRole('checkbox', { name: /^Compare /, checked: false });
  const third = await others.first().getAttribute('aria-label');
  await list.getByRole('checkbox', { name: third ?? '', exact: true }).check();
  await expect(others.first()).toBeDisabled();
  await list.getByRole('checkbox', { name: third ?? '', exact: true }).uncheck();
  await page.getByRole('region', { name: 'Compare' }).getByRole('link', { name: 'Compare' }).click();
  const table = page.getByRole('table', { name: 'Courses side by side' });
  await expect(table.getByRole('row', { name: /^Full cost/ })).toContainText('£1,380');

  await table.getByRole('link', { name: 'Fire risk assessor', exact: true }).click();
  await page.getByRole('button', { name: 'I’m interested' }).click();
  const dialog = page.getByRole('dialog', { name: /you’re interested$/ });
  await dialog.getByRole('textbox', { name: /Message/ }).fill('Is there a place in spring?');
  await expect(dialog.getByRole('group', { name: 'The email they will get' })).toContainText('Is there a place in spring?');
  // Nothing leaves without consent.
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog.getByText('Agree to share them, or cancel.')).toBeVisible();
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Your email to the provider will be sent shortly.')).toBeVisible();
  const provider = 'courses@severn-vale-safety.example.org';
  await expectMailsTo(provider, 1);

  await page.goto('/veteran/courses?list=interested');
  await expect(list.getByRole('listitem')).toHaveText(/Fire risk assessor/);
  await list.getByRole('link', { name: 'Fire risk assessor' }).click();
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByRole('button', { name: 'I’m interested' })).toBeVisible();
  await expectMailsTo(provider, 0);
});

test('a visitor opens a shared course', async ({ page }) => {
  await page.goto('/courses?search=welder');
  const address = await page.getByRole('link', { name: 'Coded welder: TIG and MMA' }).getAttribute('href');
  // The text is there without the application.
  const html = await page.evaluate(async (href) => (await fetch(href)).text(), address ?? '');
  expect(html).toContain('<h1>Coded welder: TIG and MMA</h1>');
  expect(html).toContain('"@type":"CourseInstance"');

  await page.goto(address ?? '');
  await expect(page.getByRole('heading', { level: 1, name: 'Coded welder: TIG and MMA' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Go to the provider/ })).toBeVisible();
  await page.getByRole('link', { name: 'Sign in to show interest' }).click();
  await expect(page).toHaveURL(/\/auth\/login/);
});

test('an operator previews an import, corrects nothing and hides a course', async ({ page }) => {
  await signIn(page, 'operator@muster.test', '/operator');
  await page.goto('/operator/content?section=courses');
  const table = page.getByRole('table', { name: 'Courses' });
  await expect(table).toBeVisible();
  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import courses' });
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'courses.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      'title,provider,description,service_type,length_amount,length_unit,cost,apply_url\nRope access,Hill College,Work at height,online,4,days,900,https://hill.example.org\n,Hill College,Nothing,online,4,days,900,https://hill.example.org\n',
    ),
  });
  await expect(dialog.getByText('1 to add · 0 to change · 0 unchanged · 1 row with errors, left out')).toBeVisible();
  await expect(dialog.getByText('Line 3')).toBeVisible();
  await dialog.getByRole('button', { name: 'Import 1 course' }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('searchbox', { name: 'Search titles and providers' }).fill('Rope');
  await expect(page).toHaveURL(/search=Rope/);
  await table.getByRole('checkbox', { name: 'Select Rope access' }).check();
  await page.getByRole('group', { name: 'Selected courses' }).getByRole('button', { name: 'Hide' }).click();
  await expect(table.getByText('Hidden')).toBeVisible();
});
