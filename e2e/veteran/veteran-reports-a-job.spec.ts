import { postJob } from '../support/hiring.ts';
import { hiringAccounts } from '../support/hiring-accounts.ts';
import { pageOf } from '../support/people.ts';
import { expect, expectToast, test } from '../support/test.ts';

const ACCOUNTS = hiringAccounts('reports');
const TITLE = 'Trackside Cable Jointer';

test('a veteran reports a job, an operator takes it down, and both sides are told why', async ({ browser }) => {
  const job = await postJob(ACCOUNTS.recruiter, TITLE);
  const veteran = await pageOf(browser, ACCOUNTS.veteran, `/veteran/jobs/${job}`);
  await veteran.getByRole('button', { name: 'Report this job' }).click();
  const form = veteran.getByRole('dialog', { name: 'Report this job' });
  await form.getByRole('button', { name: 'Report job' }).click();
  await expect(form.getByText('Choose what is wrong')).toBeVisible();
  await form.getByLabel('What is wrong with it?').selectOption('It asks for money, bank details or identity documents');
  await form.getByLabel(/^Details/).fill('They want £50 for a background check before the interview.');
  await form.getByRole('button', { name: 'Report job' }).click();
  await expectToast(veteran, 'Thank you. We’ll check this job and tell you what we decide.');
  await expect(form).toBeHidden();

  const operator = await pageOf(browser, 'operator@muster.test', '/operator');
  await operator.getByRole('link', { name: /^Reported jobs \d+ waiting$/ }).click();
  const entry = operator.getByRole('list', { name: 'Reported jobs' }).getByRole('listitem').filter({ hasText: TITLE });
  await expect(entry.getByText('They want £50 for a background check before the interview.')).toBeVisible();
  await operator.getByRole('button', { name: `Take down ${TITLE}` }).click();
  const decision = operator.getByRole('dialog', { name: 'Take down this job?' });
  await decision.getByLabel(/^Message to the people/).fill('You were right. Thank you for telling us.');
  await decision.getByRole('button', { name: 'Take down job' }).click();
  await expect(decision.getByText('Give the employer a reason')).toBeVisible();
  await decision.getByLabel(/^Reason for/).fill('Applicants must not pay for checks.');
  await decision.getByRole('button', { name: 'Take down job' }).click();
  await expect(decision).toBeHidden();
  await expect(operator.getByRole('button', { name: `Take down ${TITLE}` })).toHaveCount(0);
  await veteran.goto(`/veteran/jobs/${job}`);
  await expect(veteran.getByText('This job is no longer available')).toBeVisible();
  await veteran.goto('/notifications');
  await expect(veteran.getByText(`We took down “${TITLE}”, which you reported`).first()).toBeVisible();
  await expect(veteran.getByText('You were right. Thank you for telling us.').first()).toBeVisible();
  const recruiter = await pageOf(browser, ACCOUNTS.recruiter, `/recruiter/jobs/${job}`);
  await expect(recruiter.getByText('Taken down by our team')).toBeVisible();
  await expect(recruiter.getByText('Applicants must not pay for checks.')).toBeVisible();
});
