import { callAs } from '../support/api.ts';
import { pageOf } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const VETERAN = 'chloe.whitfield@people.muster.test';
const RECRUITER = 'recruiter@muster.test';
const MESSAGE = 'We keep the networks of a railway running and would like to talk about a post in our control room.';

test('a veteran opts in, a recruiter finds them without a name by a military code, and sees the name once they accept', async ({
  browser,
}) => {
  await callAs(VETERAN, 'POST', '/api/resumes', {
    content: {
      basics: { name: 'Chloe Whitfield' },
      military: [
        {
          country: 'US',
          service: 'US Army',
          rank: 'Sergeant',
          trade: '25B Information Technology Specialist',
          startDate: '2014',
          endDate: '2022',
        },
      ],
      skills: [{ name: 'Networks', keywords: ['Networking', 'Linux'] }],
    },
  });
  const veteran = await pageOf(browser, VETERAN, '/veteran/visibility');
  await expect(veteran.getByRole('heading', { name: 'No requests yet' })).toBeVisible();
  await veteran.getByRole('link', { name: 'Let employers find you' }).click();
  await veteran.getByRole('radio', { name: /Approved employers on this site can find me/ }).check();
  await veteran.getByLabel('One line about you').fill('Chloe, ready for a control room');
  await veteran.getByRole('button', { name: 'Save changes' }).click();
  await expect(veteran.getByText('Leave your name out: employers see this line before you accept.')).toBeVisible();
  await veteran.getByLabel('One line about you').fill('Network sergeant, ready for a control room');
  await veteran.getByRole('button', { name: 'Save changes' }).click();
  const preview = veteran.getByRole('region', { name: 'What employers see' });
  await expect(preview.getByRole('heading', { name: 'Candidate', exact: true })).toBeVisible();
  await expect(preview.getByText('Network sergeant, ready for a control room')).toBeVisible();

  const recruiter = await pageOf(browser, RECRUITER, '/recruiter/candidate-list');
  await recruiter.getByRole('searchbox', { name: 'Occupation, military code or trade' }).fill('25B');
  await expect(recruiter.getByText(/Searched as: 25B/)).toBeVisible();
  const card = recruiter.getByRole('listitem').filter({ hasText: 'Network sergeant, ready for a control room' });
  const link = card.getByRole('link', { name: /^Candidate [0-9A-F]{4}$/ });
  await expect(link).toBeVisible();
  await link.click();
  const drawer = recruiter.getByRole('dialog', { name: /^Candidate / });
  await expect(drawer.getByText('Name and contact details are shown once they accept your request.')).toBeVisible();
  await expect(recruiter.getByText('Whitfield')).toHaveCount(0);
  await drawer.getByRole('button', { name: 'Request contact' }).click();
  const ask = recruiter.getByRole('dialog', { name: /^Ask Candidate .* to contact you$/ });
  await ask.getByLabel('Message').fill(MESSAGE);
  await ask.getByRole('button', { name: 'Send request' }).click();
  await expect(drawer.getByText('Waiting for an answer until')).toBeVisible();

  await veteran.getByRole('tab', { name: /^Requests/ }).click();
  await expect(veteran.getByText(MESSAGE)).toBeVisible();
  await veteran.getByRole('button', { name: 'Accept the request from Northgate Rail' }).click();
  await veteran.getByRole('button', { name: 'Accept and share' }).click();
  await expect(veteran.getByText('You accepted')).toBeVisible();
  await veteran.getByRole('tab', { name: 'Who viewed you' }).click();
  await expect(veteran.getByText('Your profile, without your name')).toBeVisible();

  // The notification reaches the open page and refreshes it.
  await expect(recruiter.getByRole('dialog', { name: 'Chloe Whitfield' }).getByRole('link', { name: VETERAN })).toBeVisible();
  await recruiter.getByRole('button', { name: 'Close' }).click();
  await recruiter.getByRole('tab', { name: 'Contacted' }).click();
  await expect(recruiter.getByRole('link', { name: 'Chloe Whitfield' })).toBeVisible();
});
