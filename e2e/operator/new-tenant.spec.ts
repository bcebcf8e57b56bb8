import { newestMailTo } from '../support/accounts.ts';
import { originOf } from '../support/hosts.ts';
import { NEW_PASSWORD } from '../support/passwords.ts';
import { signIn } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

/** What people do from the console of the installation to a recruiter who can post jobs on a new site. */
const STEPS = 9;

test('a new tenant has its first recruiter in nine steps', async ({ page, browser }) => {
  let steps = 0;
  const step = (name: string, walk: () => Promise<void>) => {
    steps++;
    return test.step(name, walk);
  };
  const operatorEmail = 'op@lodestar.test';
  const recruiterEmail = 'ivy@lodestar.test';
  const operator = await (await browser.newContext()).newPage();
  const recruiter = await (await browser.newContext()).newPage();
  const heading = recruiter.getByRole('heading', { level: 1 });

  await signIn(page, 'system@muster.test', '/operator');
  await step('the system operator opens Tenants', () =>
    page
      .getByRole('link', { name: /^Tenants/ })
      .last()
      .click(),
  );
  await step('creates the tenant', async () => {
    await page.getByRole('button', { name: 'Create a tenant' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name', { exact: true }).fill('Lodestar');
    await dialog.getByLabel('Host').fill('lodestar.localhost');
    await dialog.getByLabel('Email of the first operator').fill(operatorEmail);
    await dialog.getByRole('button', { name: 'Create tenant' }).click();
    await expect(page.getByRole('link', { name: 'lodestar.localhost' })).toBeVisible();
  });

  await step('the operator opens the emailed link', async () => {
    const { link } = await newestMailTo(operatorEmail, /^You’re the operator of Lodestar on Muster: set your password$/);
    await operator.goto(link);
  });
  await step('enters a name and a password, and is in the console', async () => {
    await operator.getByLabel('First name').fill('Ada');
    await operator.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
    await operator.getByRole('button', { name: 'Accept the invitation' }).click();
    await expect(operator.getByRole('heading', { level: 1 })).toHaveText('Hello, Ada');
    await expect(operator.getByRole('link', { name: '116 123' })).toBeVisible();
  });

  await step('the recruiter signs up', async () => {
    await recruiter.goto(`${originOf(recruiterEmail)}/auth/signup?user=recruiter`);
    await recruiter.getByLabel('First name').fill('Ivy');
    await recruiter.getByLabel('Work email').fill(recruiterEmail);
    await recruiter.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
    await recruiter.getByLabel('Company').fill('Lodestar Freight');
    await recruiter.getByRole('button', { name: 'Create account' }).click();
    await expect(heading).toHaveText('Verify your email');
  });
  await step('opens the emailed link', async () => {
    const { link } = await newestMailTo(recruiterEmail, /^Verify your email for Lodestar/);
    await recruiter.goto(link);
    await expect(recruiter.getByLabel('Company name')).toHaveValue('Lodestar Freight');
  });
  await step('sends the company for approval', async () => {
    await recruiter.getByRole('button', { name: 'Send for approval' }).click();
    await expect(heading).toHaveText('Lodestar Freight is waiting for approval');
  });

  await step('the operator opens the queue', () =>
    operator
      .getByRole('link', { name: /^Companies/ })
      .last()
      .click(),
  );
  await step('approves the company, and the recruiter’s page moves on by itself', async () => {
    await operator.getByRole('button', { name: /^Approve/ }).click();
    await expect(recruiter).toHaveURL(/\/recruiter$/);
    await expect(recruiter.getByRole('link', { name: 'Post a job' }).first()).toBeVisible();
  });
  expect(steps).toBe(STEPS);
});
