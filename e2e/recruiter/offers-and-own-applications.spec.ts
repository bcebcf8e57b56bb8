import { callAs } from '../support/api.ts';
import { apply, CV, inDays, postJob } from '../support/hiring.ts';
import { hiringAccounts } from '../support/hiring-accounts.ts';
import { pageOf } from '../support/people.ts';
import { expect, expectToast, test } from '../support/test.ts';

const OFFERS = hiringAccounts('offers');
const DRAFTS = hiringAccounts('drafts');
const AVAILABLE_FROM = inDays(120);
const PHONE = { width: 390, height: 844 };

test('a recruiter offers the job with terms, changes them, the veteran accepts, and the rest is told once the job is filled', async ({
  browser,
}) => {
  const job = await postJob(OFFERS.recruiter, 'Signals Supervisor');
  const application = await apply(OFFERS.veteran, job, '9');
  await apply(OFFERS.veteran, await postJob(OFFERS.recruiter, 'Track Planner'), '9');
  const waiting = hiringAccounts('filled').veteran;
  await apply(waiting, job, '4');

  const recruiter = await pageOf(browser, OFFERS.recruiter, `/recruiter/jobs/${job}/applications?applicant=${application}`);
  const panel = recruiter.getByRole('region', { name: 'Rhys Pritchard' });
  await panel.getByRole('button', { name: 'Move', exact: true }).click();
  await recruiter.getByRole('menuitem', { name: 'Offer…' }).click();
  const dialog = recruiter.getByRole('dialog', { name: 'Make an offer to Rhys Pritchard' });
  await dialog.getByLabel('Answer by').fill(inDays(-2));
  await dialog.getByRole('button', { name: 'Send offer' }).click();
  await expect(dialog.getByText('Enter the pay').first()).toBeVisible();
  await dialog.getByLabel('Pay', { exact: true }).fill('34500');
  await dialog.getByRole('button', { name: 'Send offer' }).click();
  await expect(dialog.getByText('Choose today or a later date.').first()).toBeVisible();
  await dialog.getByLabel('Answer by').fill(inDays(7));
  await dialog.getByLabel(/^Start date/).fill(inDays(60));
  await dialog.getByLabel(/^Hours/).fill('37.5 a week');
  await dialog.getByRole('button', { name: 'Send offer' }).click();
  await expect(dialog).toBeHidden();
  const offer = panel.getByRole('region', { name: 'Offer' });
  await expect(offer.getByText('Waiting for an answer', { exact: true })).toBeVisible();

  const veteran = await pageOf(browser, OFFERS.veteran, '/veteran/jobs?jobType=applied');
  const own = veteran.getByRole('region', { name: 'Offer from Signals of offers' });
  await expect(own.getByText('£34,500 a year')).toBeVisible();
  const download = veteran.waitForEvent('download');
  await own.getByRole('button', { name: 'Add last day to calendar' }).click();
  expect((await download).suggestedFilename()).toBe('offer.ics');

  await offer.getByRole('button', { name: 'Change offer' }).click();
  const again = recruiter.getByRole('dialog', { name: 'Change the offer to Rhys Pritchard' });
  await again.getByLabel('Pay', { exact: true }).fill('36000');
  await again.getByRole('button', { name: 'Send changed offer' }).click();
  await expect(again).toBeHidden();
  // Arrives without a reload.
  await expect(own.getByText('£36,000 a year')).toBeVisible();
  await expect(own.getByText(/^The employer changed the terms/)).toBeVisible();
  await own.getByRole('button', { name: 'Accept offer' }).click();
  await veteran.getByRole('alertdialog').getByRole('button', { name: 'Accept offer' }).click();
  await expect(own.getByText('You accepted')).toBeVisible();

  // The job that the veteran has leads the page, and the other application is withdrawn with the note that was shown.
  const hired = veteran.getByRole('region', { name: 'You have the job at Signals of offers' });
  await expect(hired.getByText('£36,000 a year')).toBeVisible();
  await hired.getByRole('button', { name: 'Withdraw 1 other application…' }).click();
  const others = veteran.getByRole('dialog', { name: 'Withdraw your other applications?' });
  await expect(others.getByLabel(/^Note to the employers/)).toHaveValue(/I have accepted another job/);
  await others.getByRole('button', { name: 'Withdraw 1 application' }).click();
  await expectToast(veteran, 'Application withdrawn');
  await expect(hired.getByRole('button', { name: /^Withdraw/ })).toHaveCount(0);
  await veteran.goto('/veteran');
  await expect(hired).toBeVisible();

  // The hire fills the job, also in the open page of the recruiter.
  const ask = recruiter.getByRole('alertdialog', { name: 'Close this job as filled?' });
  await expect(ask.getByText(/1 applicant who still waits will read: “The position has been filled/)).toBeVisible();
  await ask.getByRole('button', { name: 'Close job and tell 1 applicant' }).click();
  await expect(ask).toBeHidden();
  // The toast of an earlier move may still be there.
  await recruiter.getByRole('status').filter({ hasText: 'Job closed as filled' }).getByRole('button', { name: 'Undo' }).click();
  await expectToast(recruiter, /^The job is open again/);
  await recruiter.getByRole('button', { name: 'Close the job…' }).click();
  await ask.getByRole('button', { name: 'Close job and tell 1 applicant' }).click();
  await expect(ask).toBeHidden();
  const other = await pageOf(browser, waiting, '/veteran/jobs?jobType=applied');
  await expect(other.getByText('Job closed', { exact: true }).first()).toBeVisible();
});

test('a veteran saves an application and returns to it, tracks a job on another site, and follows all of it on a board', async ({
  browser,
}) => {
  const job = await postJob(DRAFTS.recruiter, 'Track Circuit Tester');
  const away = await postJob(DRAFTS.recruiter, 'Depot Planner', {
    apply_url: 'https://careers.example.org/depot-planner',
    screening_questions: [],
  });
  const veteran = await pageOf(browser, DRAFTS.veteran, `/veteran/jobs/${job}/apply`);
  await veteran.getByLabel('Yes').check();
  await veteran.getByLabel(/^How many years/).fill('6');
  await veteran.getByLabel(/^Your letter/).fill('I tested circuits for six years.');
  await veteran.getByLabel(/^Notice period/).selectOption('Within 1 Month');
  await veteran.getByLabel(/^Available from/).fill(AVAILABLE_FROM);
  // The same application in another tab, which saves first.
  const second = await veteran.context().newPage();
  await second.goto(`/veteran/jobs/${job}/apply`);
  await expect(second.getByLabel(/^Your letter/)).toHaveValue('I tested circuits for six years.');
  await second.getByLabel(/^Your letter/).fill('I tested circuits for six years, on three bases.');
  await second.getByRole('button', { name: 'Save and finish later' }).click();
  await expect(second.getByRole('heading', { name: '1 application to finish' })).toBeVisible();
  await veteran.getByRole('button', { name: 'Save and finish later' }).click();
  await expect(veteran.getByText(/saved this application in another tab/).first()).toBeVisible();
  await veteran.close();

  await second.setViewportSize(PHONE);
  await second.getByRole('link', { name: 'Continue applying for Track Circuit Tester' }).click();
  await expect(second.getByText(/^Continue where you left off/)).toBeVisible();
  await expect(second.getByLabel('Yes')).toBeChecked();
  await expect(second.getByLabel(/^How many years/)).toHaveValue('6');
  await expect(second.getByLabel(/^Your letter/)).toHaveValue('I tested circuits for six years, on three bases.');
  await expect(second.getByLabel(/^Notice period/)).toHaveValue('Within 1 Month');
  await expect(second.getByLabel(/^Available from/)).toHaveValue(AVAILABLE_FROM.split('-').toReversed().join('/'));
  await second
    .getByLabel('CV', { exact: true })
    .setInputFiles({ name: 'Rhys CV.pdf', mimeType: 'application/pdf', buffer: Buffer.from(CV) });
  await second.getByRole('button', { name: 'Check your application' }).click();
  await second.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(second.getByRole('heading', { name: 'Application sent' })).toBeFocused();
  await second.getByRole('link', { name: 'Your applications' }).click();
  await expect(second.getByRole('article', { name: 'Track Circuit Tester' })).toBeVisible();
  await expect(second.getByRole('heading', { name: /to finish$/ })).toHaveCount(0);

  // A job on the employer's own site opens there, and this tab waits with the question.
  await second.setViewportSize({ width: 1280, height: 900 });
  await second.context().route('https://careers.example.org/**', (route) => route.fulfill({ body: 'The employer’s own form' }));
  await second.goto(`/veteran/jobs/${away}`);
  const popup = second.waitForEvent('popup');
  await second.getByRole('link', { name: 'Apply', exact: true }).first().click();
  await (await popup).close();
  const question = second.getByRole('group', { name: 'Did you apply for Depot Planner?' });
  await expect(question).toBeVisible();
  await second.goto('/veteran/jobs?jobType=applied');
  await question.getByRole('button', { name: 'Yes, I applied' }).click();
  await expect(question).toBeHidden();
  const tracked = second.getByRole('region', { name: 'Jobs on other sites' }).getByRole('listitem', { name: 'Depot Planner' });
  await expect(tracked.getByText('Tracked by you')).toBeVisible();
  await tracked.getByRole('button', { name: 'Move Depot Planner' }).click();
  await second.getByRole('menuitem', { name: 'Interview' }).click();
  await expect(tracked.getByText('Interview', { exact: true })).toBeVisible();
  await tracked.getByRole('button', { name: 'Edit Depot Planner' }).click();
  const edit = second.getByRole('dialog', { name: 'Change this application' });
  await edit.getByLabel(/^Remind me on/).fill(inDays(3));
  await edit.getByRole('button', { name: 'Save changes' }).click();
  await expect(edit).toBeHidden();

  expect(await callAs(DRAFTS.recruiter, 'GET', `/api/recruiter/jobs/${away}/applications`)).toEqual([]);

  await second
    .getByRole('article', { name: 'Track Circuit Tester' })
    .getByRole('button', { name: 'Remind me about Track Circuit Tester' })
    .click();
  const remind = second.getByRole('dialog', { name: 'Remind me about Track Circuit Tester' });
  await remind.getByLabel('Day').fill(inDays(2));
  await remind.getByRole('button', { name: 'Set reminder' }).click();
  await expect(remind).toBeHidden();
  await second.getByRole('button', { name: 'Board' }).click();
  await expect(second).toHaveURL(/jobType=applied&view=board/);
  const sent = second.getByRole('region', { name: 'Sent' });
  await expect(sent.getByRole('listitem').filter({ hasText: 'Track Circuit Tester' })).toContainText('Reminder');
  await expect(second.getByRole('region', { name: 'Moving forward' }).getByText('Depot Planner')).toBeVisible();
  await sent.getByRole('link', { name: 'Track Circuit Tester' }).click();
  await expect(second).toHaveURL(/application=\d+/);
  await expect(second.getByRole('article', { name: 'Track Circuit Tester' })).toBeVisible();
});
