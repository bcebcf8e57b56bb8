import { callAs } from '../support/api.ts';
import { apply, postJob } from '../support/hiring.ts';
import { hiringAccounts } from '../support/hiring-accounts.ts';
import { pageOf, signIn } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const { veteran: VETERAN, recruiter: RECRUITER } = hiringAccounts('interviews');
const COMPANY = 'Signals of interviews';

/** A day and time that many days from now, as its field takes it. */
const timeInDays = (days: number, time: string) =>
  `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T${time}`;

test('a recruiter in London proposes times, a veteran in New York says none fits, then chooses one; both have it in their calendar', async ({
  browser,
}) => {
  const job = await postJob(RECRUITER, 'Signalling Technician');
  const veteran = await (await browser.newContext({ timezoneId: 'America/New_York' })).newPage();
  const application = await apply(VETERAN, job, '9');

  // The address in a notification.
  const recruiter = await pageOf(browser, RECRUITER, `/recruiter/jobs/${job}/applications/${application}`);
  const panel = recruiter.getByRole('region', { name: 'Rhys Pritchard' });
  await panel.getByRole('tab', { name: 'Interviews' }).click();
  await panel.getByRole('button', { name: 'Propose interview times' }).click();
  const dialog = recruiter.getByRole('dialog', { name: 'Invite Rhys Pritchard to an interview' });
  await dialog.getByLabel('Time 1', { exact: true }).fill(timeInDays(-1, '10:00'));
  await dialog.getByLabel('Address of the video call').fill('https://meet.example.org/rail');
  await dialog.getByRole('button', { name: 'Send times' }).click();
  await expect(dialog.getByText('This time has passed. Choose a later one.').first()).toBeVisible();
  await dialog.getByLabel('Time 1', { exact: true }).fill(timeInDays(3, '18:10'));
  await dialog.getByRole('button', { name: 'Add another time' }).click();
  await dialog.getByLabel('Time 2', { exact: true }).fill(timeInDays(4, '18:10'));
  // Offered, and the choice is the recruiter's.
  await expect(dialog.getByRole('checkbox', { name: 'Move to Interview as well' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Send times' }).click();
  await expect(dialog).toBeHidden();
  const interview = panel.getByRole('article', { name: 'Interview with Rhys Pritchard' });
  await expect(interview.getByText('Waiting for an answer')).toBeVisible();
  await expect(panel.getByText('Interview', { exact: true }).first()).toBeVisible();

  await signIn(veteran, VETERAN, '/veteran/jobs?jobType=applied');
  const card = veteran.getByRole('article').filter({ hasText: COMPANY }).first();
  const own = veteran.getByRole('article', { name: `Interview with ${COMPANY}` });
  await card.getByRole('button', { name: /^Interviews/ }).click();
  // 18:10 in London is 13:10 in New York for most of the year, 14:10 for some weeks.
  await expect(own.getByRole('radio', { name: /1[34]:10 to 1[34]:55 New York time/ })).toHaveCount(2);
  await expect(own.getByText(/18:10 London time \((GMT|BST)\) for the employer/).first()).toBeVisible();
  await own.getByRole('button', { name: 'None of these fit' }).click();
  const ask = veteran.getByRole('dialog', { name: 'Ask for other times' });
  await ask.getByLabel('Times that would suit you').fill('After two in the afternoon, your time.');
  await ask.getByRole('button', { name: 'Send' }).click();
  await expect(own.getByText('Waiting for other times')).toBeVisible();

  // Arrives without a reload.
  await expect(interview.getByText('After two in the afternoon, your time.').first()).toBeVisible();
  await interview.getByRole('button', { name: 'Propose other times' }).click();
  const again = recruiter.getByRole('dialog', { name: 'Propose other times' });
  await expect(again).toBeVisible();
  await again.getByLabel('Time 1', { exact: true }).fill(timeInDays(5, '18:20'));
  await again.getByRole('button', { name: 'Send times' }).click();
  await expect(again).toBeHidden();

  await own.getByRole('radio').first().check();
  await own.getByRole('button', { name: 'Confirm this time' }).click();
  await expect(own.getByText('Arranged', { exact: true })).toBeVisible();
  const download = veteran.waitForEvent('download');
  await own.getByRole('button', { name: 'Add to calendar' }).click();
  expect((await download).suggestedFilename()).toMatch(/^Interview .+\.ics$/);
  await expect(interview.getByText('Arranged', { exact: true })).toBeVisible();
  await expect(interview.getByText(/for the applicant$/)).toBeVisible();
  await interview.getByRole('button', { name: 'Cancel interview' }).click();
  const question = recruiter.getByRole('dialog', { name: 'Cancel this interview?' });
  await expect(question).toBeVisible();
  await recruiter.keyboard.press('Escape');
  await expect(question).toBeHidden();

  const criteria = [{ key: 'led', label: 'Has led a team' }];
  await callAs(RECRUITER, 'PUT', `/api/recruiter/jobs/${job}/applications/pipeline`, { revision: 0, reply_days: 14, criteria });
  await panel.getByRole('tab', { name: 'Scores' }).click();
  await panel.getByRole('button', { name: 'Save score' }).click();
  await expect(panel.getByText('Choose 1 to 5.')).toBeVisible();

  await recruiter.goto('/recruiter/interviews');
  await expect(recruiter.getByRole('heading', { level: 1, name: 'Interviews' })).toBeVisible();
  await expect(recruiter.getByRole('listitem').filter({ hasText: 'Rhys Pritchard' })).toContainText('18:20 to 19:05');
  await recruiter.getByRole('button', { name: 'Subscribe in your calendar' }).click();
  const calendar = recruiter.getByRole('dialog', { name: 'Subscribe in your calendar' });
  await calendar.getByRole('button', { name: 'Create address' }).click();
  const address = await calendar.getByLabel('Copy it now: it isn’t shown again').inputValue();
  const subscribed = () =>
    recruiter.evaluate(async (url) => {
      const reply = await fetch(url);
      return { status: reply.status, text: await reply.text() };
    }, address);
  expect(await subscribed()).toEqual({ status: 200, text: expect.stringContaining('Rhys Pritchard') });
  await calendar.getByRole('button', { name: 'Revoke address' }).click();
  await expect(calendar.getByRole('button', { name: 'Create address' })).toBeVisible();
  expect((await subscribed()).status).toBe(404);
  await calendar.getByRole('button', { name: 'Close' }).click();
  // Leads to the interviews of the applicant.
  await recruiter
    .getByRole('listitem')
    .filter({ hasText: 'Rhys Pritchard' })
    .getByRole('link', { name: /^Rhys Pritchard/ })
    .click();
  await expect(recruiter.getByRole('tab', { name: /^Interviews/ })).toHaveAttribute('aria-selected', 'true');
});
