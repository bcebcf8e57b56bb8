import { callAs } from './support/api.ts';
import { pageOf } from './support/people.ts';
import { expect, test } from './support/test.ts';

const VETERAN = 'amina.yusuf@people.muster.test';
const RECRUITER = 'recruiter@muster.test';

test('a recruiter and a veteran write to each other live, a message that asks for bank details is checked, and the veteran blocks', async ({
  browser,
}) => {
  const applications = await callAs(VETERAN, 'GET', '/api/applications');
  const { id } = applications.find(({ job }: { job: { title: string } }) => job.title === 'Signalling Maintenance Technician');
  const veteran = await pageOf(browser, VETERAN, '/veteran/messages');
  await expect(veteran.getByRole('heading', { name: 'No messages yet' })).toBeVisible();

  const recruiter = await pageOf(browser, RECRUITER, `/recruiter/messages?conversation=application-${id}`);
  const compose = recruiter.getByRole('form', { name: 'Write to Amina Yusuf' });
  await compose.getByLabel('Insert a template').selectOption({ label: 'Invitation to talk' });
  await expect(compose.getByLabel('Message', { exact: true })).toHaveValue(
    /^Dear Amina,\n\nThank you for applying for Signalling/,
  );
  await compose.getByRole('button', { name: 'Send' }).click();
  const recruiterThread = recruiter.getByRole('region', { name: 'Messages with Amina Yusuf' });
  await expect(recruiterThread.getByText(/^Dear Amina,/)).toBeVisible();
  await expect(compose.getByLabel('Message', { exact: true })).toHaveValue('');

  // Arrives without a reload.
  await expect(veteran.getByRole('link', { name: 'Messages, 1 unread' })).toBeVisible();
  await veteran
    .getByRole('list', { name: 'Conversations' })
    .getByRole('link', { name: /Northgate Rail/ })
    .click();
  const veteranThread = veteran.getByRole('region', { name: 'Messages with Northgate Rail' });
  await expect(veteranThread.getByText(/^Dear Amina,/)).toBeVisible();
  await expect(veteran.getByRole('link', { name: 'Messages', exact: true })).toBeVisible();
  const reply = veteran.getByRole('form', { name: 'Write to Northgate Rail' });
  await reply.getByLabel('Message', { exact: true }).fill('Thank you. Any day next week suits me.');
  await veteran.reload();
  // The draft is kept.
  await expect(reply.getByLabel('Message', { exact: true })).toHaveValue('Thank you. Any day next week suits me.');
  await reply.getByLabel('Message', { exact: true }).press('Control+Enter');
  await expect(recruiterThread.getByText('Thank you. Any day next week suits me.')).toBeVisible();

  await compose.getByLabel('Message', { exact: true }).fill('Please send me your bank details before the interview.');
  await compose.getByRole('button', { name: 'Send' }).click();
  await expect(recruiterThread.getByText('Being checked')).toBeVisible();

  const operator = await pageOf(browser, 'operator@muster.test', '/operator/held');
  const entry = operator.getByRole('listitem').filter({ hasText: 'to Amina Yusuf' });
  await expect(entry.getByText('May ask for bank details')).toBeVisible();
  await entry.getByRole('button', { name: /^Refuse the message/ }).click();
  const decision = operator.getByRole('dialog', { name: 'Refuse this message?' });
  await decision.getByRole('button', { name: 'Refuse message' }).click();
  await expect(decision.getByText('Give the sender a reason')).toBeVisible();
  await decision.getByLabel('Reason').fill('Ask for bank details after you have hired someone.');
  await decision.getByRole('button', { name: 'Refuse message' }).click();
  await expect(decision).toBeHidden();
  await expect(recruiterThread.getByText('Ask for bank details after you have hired someone.')).toBeVisible();
  await expect(veteranThread.getByText(/bank details/)).toHaveCount(0);

  await veteran.getByRole('button', { name: 'Block Northgate Rail' }).click();
  await veteran.getByRole('alertdialog').getByRole('button', { name: 'Block' }).click();
  await expect(veteran.getByText('You blocked this employer. Unblock them to write again.')).toBeVisible();
  await expect(recruiter.getByText('This person has turned off messages in this conversation.')).toBeVisible();
});
