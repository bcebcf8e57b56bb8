import { newestMailTo } from '../support/accounts.ts';
import { originOf } from '../support/hosts.ts';
import { NEW_PASSWORD } from '../support/passwords.ts';
import { signIn } from '../support/people.ts';
import { expect, expectToast, type Page, test } from '../support/test.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** A day some months from now that every month has. */
function dayInMonths(months: number): string {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 15)).toISOString().slice(0, 10);
}

const LEAVERS = [
  {
    email: 'owen.pryce@example.test',
    site: 'Muster',
    origin: null,
    service: 'British Army',
    component: 'Regular',
    signUpService: 'British Army',
    task: 'Ask for your pension forecast',
  },
  {
    email: 'dana.reyes@homefront.test',
    site: 'Homefront',
    origin: originOf('veteran@homefront.test'),
    service: 'Navy',
    component: 'Active component',
    signUpService: 'United States Navy',
    task: 'Write a 12-month budget after separation',
  },
] as const;

for (const { email, site, origin, service, component, signUpService, task } of LEAVERS)
  test.describe(site, () => {
    test.use(origin ? { baseURL: origin } : {});

    test('a visitor plans without an account, signs up, finds the plan, and slips the leaving date', async ({ page }) => {
      await page.goto('/veteran/create-transition-plan-vx');
      await expect(heading(page)).toHaveText('Create a transition plan');
      await page.getByRole('radio', { name: service, exact: true }).check();
      await page.getByRole('radio', { name: component, exact: true }).check();
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.getByLabel('Full years').fill('5');
      await page.getByLabel('And months').fill('11');
      await expect(page.getByText('5 years and 11 months of service.')).toBeVisible();
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.getByLabel('What is, or was, your last day of service?').fill(dayInMonths(12));
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.getByRole('button', { name: 'Show my plan' }).click();
      await expect(page.getByText('Choose one plan or more.')).toBeVisible();
      await page.getByRole('checkbox', { name: /^Finance/ }).check();
      await page.getByRole('button', { name: 'Show my plan' }).click();
      await expect(page.getByRole('heading', { name: /^\d+ tasks in one plan$/ })).toBeVisible();
      await expect(page.getByRole('list', { name: 'Tasks for Finance' }).getByText(task)).toBeVisible();

      await page.getByRole('button', { name: 'Create an account to save it' }).first().click();
      await page.getByLabel('First name').fill('Owen');
      await page.getByLabel('Last name').fill('Pryce');
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
      await page.getByLabel('Service').selectOption(signUpService);
      await page.getByRole('button', { name: 'Create account' }).click();
      await expect(heading(page)).toHaveText('Verify your email');
      const { link } = await newestMailTo(email, /^Verify your email for /);
      await page.goto(link);
      await expectToast(page, 'Your transition plan is saved');

      await page.goto('/veteran/transition-plan');
      await page.getByRole('link', { name: 'Finance plan' }).click();
      await expect(heading(page)).toHaveText('Finance plan');
      const first = page.getByRole('checkbox', { name: task });
      await first.check();
      await expect(page.getByText('Marked as done')).toBeVisible();
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(first).not.toBeChecked();

      await page.getByRole('button', { name: 'Change leaving date' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('What is, or was, your last day of service?').fill(dayInMonths(15));
      await dialog.getByRole('button', { name: 'Show what changes' }).click();
      await expect(dialog.getByRole('row', { name: new RegExp(task) })).toBeVisible();
      await dialog.getByRole('button', { name: 'Apply changes' }).click();
      await expect(dialog).toBeHidden();
      await expectToast(page, 'Your plans are up to date');
      await page.getByText('History').click();
      await expect(page.getByText(/re-planned: \d+ moved/)).toBeVisible();

      await page.getByRole('button', { name: 'Share and export' }).click();
      await page.getByRole('menuitem', { name: 'Set reminders' }).click();
      const reminders = page.getByRole('dialog', { name: 'Reminders' });
      await reminders.getByLabel('Days before a task is due').fill('14');
      await reminders.getByRole('button', { name: 'Save reminders' }).click();
      await expectToast(page, 'You’ll be reminded 14 days before a task is due');
    });
  });

test('the veteran in the United States has TAP and SkillBridge in the Employment plan', async ({ page }) => {
  await signIn(page, 'veteran@homefront.test', '/veteran/transition-plan');
  await page.getByRole('link', { name: 'Employment plan' }).click();
  await expect(heading(page)).toHaveText('Employment plan');
  for (const title of ['Attend pre-separation counseling', 'Complete capstone', /SkillBridge/])
    await expect(page.getByRole('checkbox', { name: title }).first()).toBeVisible();
});

test('an operator limits a new rule to a group, previews it, and saves it', async ({ page }) => {
  await signIn(page, 'operator@muster.test', '/operator/content?section=plan-rules');
  await page.getByRole('button', { name: 'Add a rule' }).click();
  const dialog = page.getByRole('dialog', { name: 'New rule' });
  await dialog.getByLabel('What to do').fill('Order copies of your medical file');
  await dialog.getByLabel('Why', { exact: true }).fill('Your next surgery asks for it.');
  await dialog.getByLabel('Key', { exact: true }).fill('uk-own-medical-copies');
  await dialog.getByRole('button', { name: 'Limit it to a group' }).click();
  await dialog.getByLabel('Months of service, at least').fill('72');
  await dialog.getByLabel('Source', { exact: true }).fill('Our clinic');
  await dialog.getByRole('button', { name: 'Preview on sample people' }).click();
  await expect(dialog.getByText('Left out: this is for people with 6 years of service or more.').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Save rule' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: /^All \(/ }).click();
  await expect(page.getByText('Order copies of your medical file')).toBeVisible();
});

test('the plan shows its timeline as a list and its months', async ({ page }) => {
  await signIn(page, 'veteran@muster.test', '/veteran');
  await page.getByRole('link', { name: 'Transition Plans' }).click();
  await expect(page.getByRole('list', { name: 'Your plans' }).getByRole('listitem')).toHaveCount(5);
  await page.getByRole('link', { name: 'See everything on one calendar' }).click();
  const timeline = page.getByRole('list', { name: 'Tasks by category and date' });
  await expect(timeline.getByRole('list', { name: 'Employment' }).getByRole('listitem').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: /^(Overdue|Catch up) \(\d+\)$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Month', exact: true }).click();
  await expect(page.getByRole('table')).toBeVisible();
});
