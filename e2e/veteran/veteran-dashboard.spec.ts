import { expectLoaded } from '../support/accessible.ts';
import { signIn } from '../support/people.ts';
import { expect, expectToast, test } from '../support/test.ts';

test('a returning veteran sees plan, applications, profile and first jobs without scrolling', async ({ page }) => {
  await signIn(page, 'veteran@muster.test', '/veteran');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello, Rhys');
  await expectLoaded(page);
  const jobs = page.getByRole('region', { name: 'Recommended jobs' });
  for (const seen of [
    page.getByText(/Sergeant \(OR-6\)/),
    page.getByRole('region', { name: 'Your plan' }),
    page.getByRole('region', { name: 'Your applications' }),
    page.getByRole('region', { name: 'Profile strength' }),
    jobs.getByRole('listitem').first(),
  ])
    await expect(seen).toBeInViewport({ ratio: 1 });

  await jobs
    .getByRole('button', { name: /^Save / })
    .first()
    .click();
  await expect(jobs.getByRole('button', { name: /^Saved / }).first()).toBeVisible();
});

test('Explore filters services and courses in the address, and switching tab clears the filters', async ({ page }) => {
  await signIn(page, 'veteran@muster.test', '/veteran');
  await page.getByRole('tab', { name: 'Explore' }).click();
  const panel = page.getByRole('tabpanel');
  await expect(panel.getByRole('button', { name: /^Services \(\d+\)$/ })).toBeVisible();
  await page.goto('/veteran?dashboard_tab=explore&page=2');
  await panel.getByLabel('Need', { exact: true }).selectOption('housing');
  await expect(page).toHaveURL(/\/veteran\?dashboard_tab=explore&category_id=housing$/);
  await panel.getByLabel('In person or online').selectOption('online');
  await expect(page).toHaveURL(/category_id=housing&service_type=online$/);
  await panel.getByRole('button', { name: /^Courses/ }).click();
  await expect(page).toHaveURL(/show=courses/);
  await page.getByRole('tab', { name: 'For You' }).click();
  await expect(page).toHaveURL(/\/veteran$/);
  await page.getByRole('tab', { name: 'Explore' }).click();
  await expect(page).toHaveURL(/\/veteran\?dashboard_tab=explore$/);
  await expect(panel.getByRole('listitem').first()).toBeVisible();
});

test('the profile shows and changes what the veteran gave, and says who sees it', async ({ page }) => {
  await signIn(page, 'veteran@homefront.test', '/veteran/profile');
  await page.getByLabel('Middle name').fill('Quinn');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expectToast(page, 'Your details have been saved.');
  await page.reload();
  await expect(page.getByLabel('Middle name')).toHaveValue('Quinn');
  const sections = page.getByRole('navigation', { name: 'Your account' });
  await sections.getByRole('link', { name: 'Job preferences' }).click();
  await expect(page).toHaveURL(/profile_section=wishes$/);
  await expect(page.getByText('Employers never see them.')).toBeVisible();
  await page.getByLabel('Minimum pay').fill('65000');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expectToast(page, 'Your changes have been saved');
  await sections.getByRole('link', { name: 'Service' }).click();
  await expect(page.getByRole('link', { name: 'Change it in your resume' })).toBeVisible();
  await sections.getByRole('link', { name: 'Personal details' }).click();
  await expect(page.getByLabel('Date of birth')).toHaveValue(/^\d\d\/\d\d\/\d{4}$/);
});
