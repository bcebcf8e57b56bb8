import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, openInDarkMode } from './support/accessible.ts';
import { signIn } from './support/people.ts';

const VETERAN = 'midway.veteran@muster.test';
const RECRUITER = 'recruiter@muster.test';
const CV = {
  name: 'cv.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj <</Type /Catalog>> endobj\ntrailer <</Root 1 0 R>>\nstartxref\n0\n%%EOF\n'),
};

/** A day and time that many days from now, as its field takes it. */
const inDays = (days: number, time: string) => `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T${time}`;

/** Applies for a job of the recruiter's company without questions. @returns the application's and the job's id */
const apply = (page: Page) =>
  page.evaluate(
    async ({ type, base64 }) => {
      const headers = { authorization: `Bearer ${localStorage.getItem('accessToken')}` };
      const { data: jobs } = await (await fetch('/api/jobs?search=rail', { headers })).json();
      for (const { id } of jobs) {
        const { data: job } = await (await fetch(`/api/jobs/${id}`, { headers })).json();
        if (job.company.name !== 'Northgate Rail' || job.screening_questions.length > 0 || job.apply_url) continue;
        const body = new FormData();
        body.append('file', new File([Uint8Array.from(atob(base64), (one) => one.charCodeAt(0))], 'cv.pdf', { type }));
        const reply = await fetch(`/api/jobs/${id}/apply`, { method: 'POST', headers, body });
        if (reply.status === 201) return { job_id: id as number, id: (await reply.json()).data.id as number };
      }
      throw new Error('No job to apply for');
    },
    { type: CV.mimeType, base64: CV.buffer.toString('base64') },
  );

test('a recruiter in London proposes times, a veteran in New York says none fits, then chooses one; both have it in their calendar', async ({
  browser,
}) => {
  const veteran = await (await browser.newContext({ timezoneId: 'America/New_York' })).newPage();
  await signIn(veteran, VETERAN, '/veteran/jobs?jobType=jobs');
  const { id, job_id } = await apply(veteran);

  const recruiter = await (await browser.newContext()).newPage();
  // The address in a notification.
  await signIn(recruiter, RECRUITER, `/recruiter/jobs/${job_id}/applications/${id}`);
  const panel = recruiter.getByRole('region', { name: 'Callum Fraser' });
  await panel.getByRole('button', { name: 'Propose interview times' }).click();
  const dialog = recruiter.getByRole('dialog', { name: 'Invite Callum Fraser to an interview' });
  await expectAccessible(recruiter);
  await dialog.getByLabel('Time 1', { exact: true }).fill(inDays(-1, '10:00'));
  await dialog.getByLabel('Address of the video call').fill('https://meet.example.org/rail');
  await dialog.getByRole('button', { name: 'Send times' }).click();
  await expect(dialog.getByText('This time has passed. Choose a later one.').first()).toBeVisible();
  await dialog.getByLabel('Time 1', { exact: true }).fill(inDays(3, '18:10'));
  await dialog.getByRole('button', { name: 'Add another time' }).click();
  await dialog.getByLabel('Time 2', { exact: true }).fill(inDays(4, '18:10'));
  // Offered, and the choice is the recruiter's.
  await expect(dialog.getByRole('checkbox', { name: 'Also move Callum Fraser to Interview' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Send times' }).click();
  await expect(dialog).toBeHidden();
  const interview = panel.getByRole('article', { name: 'Interview with Callum Fraser' });
  await expect(interview.getByText('Waiting for an answer')).toBeVisible();
  await expect(panel.getByText('Interview', { exact: true }).first()).toBeVisible();
  await expectAccessible(recruiter);

  await veteran.goto('/veteran/jobs?jobType=applied');
  const application = veteran.getByRole('article').filter({ hasText: 'Northgate Rail' }).first();
  const own = veteran.getByRole('article', { name: 'Interview with Northgate Rail' });
  await application.getByRole('button', { name: /^Interviews/ }).click();
  // 18:10 in London is 13:10 in New York for most of the year, 14:10 for some weeks.
  await expect(own.getByRole('radio', { name: /1[34]:10 to 1[34]:55 New York time/ })).toHaveCount(2);
  await expect(own.getByText(/18:10 London time \((GMT|BST)\) for the employer/).first()).toBeVisible();
  await expectAccessible(veteran);
  await own.getByRole('button', { name: 'None of these fit' }).click();
  const ask = veteran.getByRole('dialog', { name: 'Ask for other times' });
  await ask.getByLabel('Times that would suit you').fill('After two in the afternoon, your time.');
  await ask.getByRole('button', { name: 'Send' }).click();
  await expect(own.getByText('Waiting for other times')).toBeVisible();

  // Arrives without a reload.
  await expect(interview.getByText('After two in the afternoon, your time.').first()).toBeVisible();
  await interview.getByRole('button', { name: 'Propose other times' }).click();
  const again = recruiter.getByRole('dialog', { name: 'Propose other times' });
  await again.getByLabel('Time 1', { exact: true }).fill(inDays(5, '18:20'));
  await again.getByRole('button', { name: 'Send times' }).click();
  await expect(again).toBeHidden();

  await own.getByRole('radio').first().check();
  await own.getByRole('button', { name: 'Confirm this time' }).click();
  await expect(own.getByText('Arranged', { exact: true })).toBeVisible();
  const download = veteran.waitForEvent('download');
  await own.getByRole('button', { name: 'Add to calendar' }).click();
  expect((await download).suggestedFilename()).toBe('interview.ics');
  await expect(interview.getByText('Arranged', { exact: true })).toBeVisible();
  await expect(interview.getByText(/for the applicant$/)).toBeVisible();

  await recruiter.goto(`/recruiter/interviews?from=${inDays(1, '').slice(0, 10)}`);
  await expect(recruiter.getByRole('heading', { level: 1, name: 'Interviews' })).toBeVisible();
  await expect(recruiter.getByRole('listitem').filter({ hasText: 'Callum Fraser' })).toContainText('18:20 to 19:05');
  await expectAccessible(recruiter);
  await openInDarkMode(recruiter);
  await recruiter.setViewportSize({ width: 390, height: 844 });
  await recruiter.reload();
  await expect(recruiter.getByRole('listitem').filter({ hasText: 'Callum Fraser' })).toBeVisible();
  await expectAccessible(recruiter);
  await expectNoSidewaysScroll(recruiter);
});
