import { newestMailTo } from '../support/accounts.ts';
import { originOf } from '../support/hosts.ts';
import { NEW_PASSWORD } from '../support/passwords.ts';
import { enterAsNewcomer, signIn } from '../support/people.ts';
import { expect, expectToast, test } from '../support/test.ts';

const QUESTIONS = '/operator/content?section=questions';
const STEPS = '/operator/content?section=suggestions';
const PROVIDERS = '/operator/content?section=providers';

test('an operator adds and hides a question and a provider, and a veteran of that tenant sees exactly that', async ({
  browser,
  page,
}) => {
  test.slow();
  // A new tenant starts with the questions of its country.
  await signIn(page, 'system@muster.test', '/operator/tenants');
  await page.getByRole('button', { name: 'Create a tenant' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name', { exact: true }).fill('Lantern House');
  await dialog.getByLabel('Host').fill('lantern.localhost');
  await dialog.getByLabel('Email of the first operator').fill('ivy@lantern.test');
  await dialog.getByRole('button', { name: 'Create tenant' }).click();
  await expect(page.getByRole('link', { name: 'lantern.localhost' })).toBeVisible();

  // Its operator accepts the invitation.
  const atLantern = {
    baseURL: originOf('ivy@lantern.test'),
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  } as const;
  const operator = await (await browser.newContext(atLantern)).newPage();
  const { link } = await newestMailTo('ivy@lantern.test', /^You’re the operator of Lantern House on Muster/);
  await operator.goto(link);
  await operator.getByLabel('First name').fill('Ivy');
  await operator.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
  await operator.getByRole('button', { name: 'Accept the invitation' }).click();
  await expect(operator.getByRole('heading', { level: 1 })).toHaveText('Hello, Ivy');
  await operator.goto(QUESTIONS);

  await operator.getByRole('button', { name: 'Add a question to Action plan' }).click();
  const editor = operator.getByRole('dialog');
  await editor.getByLabel('Question').fill('How would you like to be called?');
  await editor.getByLabel('Answer 1', { exact: true }).fill('By my first name');
  await editor.getByRole('button', { name: 'Add question' }).click();
  await expect(editor.getByText('Write each answer')).toBeVisible();
  await editor.getByLabel('Answer 2', { exact: true }).fill('By my rank');
  await editor.getByRole('button', { name: 'Show what a veteran sees' }).click();
  await expect(editor.getByRole('radio', { name: 'By my rank' })).toBeVisible();
  await editor.getByRole('button', { name: 'Add question' }).click();
  await expectToast(operator, 'Question added');
  await operator.getByRole('switch', { name: 'Ask: Have you spoken to a resettlement adviser?' }).uncheck();
  await expect(operator.getByText('Not asked')).toBeVisible();

  await operator.goto(PROVIDERS);
  await operator.getByRole('button', { name: 'Add a provider' }).click();
  await editor.getByLabel('Name', { exact: true }).fill('Lantern Kitchen');
  await editor.getByLabel('What it does').fill('A warm meal and somebody to talk to.');
  await editor.getByLabel('Category').selectOption('Money');
  await editor.getByLabel(/^Why we suggest it/).fill('Round the corner from us');
  await editor.getByLabel('Website').fill('lantern kitchen');
  await editor.getByLabel('Source', { exact: true }).fill('https://kitchen.lantern.example.org/about');
  await editor.getByRole('button', { name: 'Add provider' }).click();
  await expect(editor.getByText('Enter a web address starting with https://')).toBeVisible();
  await editor.getByLabel('Website').fill('https://kitchen.lantern.example.org');
  await editor.getByRole('button', { name: 'Add provider' }).click();
  await expect(operator.getByText('Provider added')).toBeVisible();
  await operator.getByRole('searchbox', { name: 'Search providers' }).fill('lantern kitchen');
  await expect(operator.getByText('1 provider', { exact: false }).first()).toBeVisible();
  await operator.getByRole('button', { name: 'Checked today: Lantern Kitchen' }).click();
  await expectToast(operator, 'Lantern Kitchen is marked as checked today');
  await expect(operator.getByRole('button', { name: 'Checked today: Lantern Kitchen' })).toBeHidden();
  await operator.getByRole('searchbox', { name: 'Search providers' }).fill('MoneyHelper');
  await operator.getByRole('switch', { name: 'Publish MoneyHelper' }).uncheck();
  await expect(operator.getByText('Hidden', { exact: true }).last()).toBeVisible();

  // A veteran of the tenant.
  const veteran = await (await browser.newContext(atLantern)).newPage();
  await enterAsNewcomer(veteran, { email: 'ned@lantern.test', role: 'veteran' }, '/veteran/onboarding?step=4');
  await expect(veteran.getByRole('heading', { level: 1 })).toHaveText('Action Plan');
  await expect(veteran.getByRole('group', { name: 'How would you like to be called?' })).toBeVisible();
  await expect(veteran.getByRole('group', { name: 'Have you spoken to a resettlement adviser?' })).toBeHidden();
  await veteran.getByRole('checkbox', { name: 'Money' }).check();
  await veteran.getByRole('radio', { name: 'By my rank' }).check();
  await veteran.getByRole('radio', { name: 'Yes', exact: true }).check();
  await veteran.getByRole('button', { name: 'Continue' }).click();
  await veteran.getByRole('checkbox', { name: 'Debts' }).check();
  await veteran.getByRole('button', { name: 'Create my action plan' }).click();
  await expect(veteran.getByText('Talk to a debt adviser')).toBeVisible();
  await veteran.goto('/veteran/onboarding?step=5');
  await expect(veteran.getByRole('heading', { level: 3, name: 'Lantern Kitchen' })).toBeVisible();
  await expect(veteran.getByText('Round the corner from us')).toBeVisible();
  await expect(veteran.getByRole('heading', { level: 3, name: 'MoneyHelper' })).toBeHidden();

  // An answered question can only be hidden, not deleted.
  await operator.goto(QUESTIONS);
  await expect(operator.getByRole('button', { name: 'Edit: How would you like to be called?' })).toBeVisible();
  await expect(operator.getByRole('button', { name: 'Delete: How would you like to be called?' })).toBeHidden();
  await operator.getByRole('button', { name: 'Edit: How would you like to be called?' }).click();
  await editor.getByRole('button', { name: 'More for answer 2' }).press('Enter');
  await expect(operator.getByRole('menuitem', { name: 'Remove' })).toBeHidden();
  await operator.getByRole('menuitem', { name: 'Hide' }).press('Enter');
  await editor.getByRole('button', { name: 'Save question' }).click();
  await expect(editor.getByText('Give two or more answers')).toBeVisible();
});

test('a next step is added to an answer, moved and deleted, by keyboard', async ({ page }) => {
  await signIn(page, 'operator@homefront.test', STEPS);
  await page.getByRole('button', { name: 'Add a next step' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('What to do').press('Enter');
  await expect(dialog.getByText('Write why')).toBeVisible();
  await dialog.getByLabel('What to do').fill('Call a friend who has left');
  await dialog.getByLabel('Why', { exact: true }).fill('They know what comes next.');
  await dialog.getByLabel(/^Where it is done/).fill('http://example.org');
  await dialog.getByRole('button', { name: 'Add next step' }).press('Enter');
  await expect(dialog.getByText('Enter a web address starting with https://, or a page here')).toBeVisible();
  await dialog.getByLabel(/^Where it is done/).fill('');
  await dialog.getByRole('button', { name: 'Add next step' }).press('Enter');
  await expectToast(page, 'Next step added');
  const up = page.getByRole('button', { name: 'Move up: Call a friend who has left' });
  await up.press('Enter');
  await expect(up).toHaveAttribute('aria-disabled', 'true');
  await expect(up).toBeFocused();
  await page.getByRole('button', { name: 'Delete: Call a friend who has left' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete next step' }).press('Enter');
  await expect(up).toBeHidden();
});
