import { expectAccessible, expectNoSidewaysScroll, openInDarkMode } from './support/accessible.ts';
import { signIn, signInByHand } from './support/people.ts';
import { expect, type Page, test } from './support/test.ts';

const VETERAN = 'amina.yusuf@people.muster.test';
const RECRUITER = 'recruiter@muster.test';

/** The id of the person's only application to a job of this title. */
const applicationTo = (page: Page, title: string) =>
  page.evaluate(async (wanted) => {
    const headers = { authorization: `Bearer ${localStorage.getItem('accessToken')}` };
    const { data } = await (await fetch('/api/applications', { headers })).json();
    return data.find(({ job }: { job: { title: string } }) => job.title === wanted).id as number;
  }, title);

test('a recruiter and a veteran write to each other live, a message that asks for bank details is checked, and the veteran blocks', async ({
  browser,
}) => {
  const veteran = await (await browser.newContext()).newPage();
  await veteran.goto('/auth/login?user=veteran');
  await signInByHand(veteran, VETERAN);
  await expect(veteran).toHaveURL(/\/veteran$/);
  const id = await applicationTo(veteran, 'Signalling Maintenance Technician');
  await veteran.getByRole('link', { name: 'Messages', exact: true }).click();
  await expect(veteran.getByRole('heading', { name: 'No messages yet' })).toBeVisible();
  await expectAccessible(veteran);

  const recruiter = await (await browser.newContext()).newPage();
  await signIn(recruiter, RECRUITER, `/recruiter/messages?conversation=application-${id}`);
  const compose = recruiter.getByRole('form', { name: 'Write to Amina Yusuf' });
  await compose.getByLabel('Insert a template').selectOption({ label: 'Invitation to talk' });
  await expect(compose.getByLabel('Message', { exact: true })).toHaveValue(
    /^Dear Amina,\n\nThank you for applying for Signalling/,
  );
  await expectAccessible(recruiter);
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
  await expectAccessible(veteran);
  await veteranThread.getByRole('button', { name: /^Report the message from/ }).click();
  const report = veteran.getByRole('dialog', { name: 'Report this message' });
  await expect(report).toBeVisible();
  await expectAccessible(veteran);
  await veteran.keyboard.press('Escape');
  await expect(report).toBeHidden();

  await compose.getByLabel('Message', { exact: true }).fill('Please send me your bank details before the interview.');
  await compose.getByRole('button', { name: 'Send' }).click();
  await expect(recruiterThread.getByText('Being checked')).toBeVisible();

  const operator = await (await browser.newContext()).newPage();
  await signIn(operator, 'operator@muster.test', '/operator/held');
  const entry = operator.getByRole('listitem').filter({ hasText: 'to Amina Yusuf' });
  await expect(entry.getByText('May ask for bank details')).toBeVisible();
  await expectAccessible(operator);
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

  await recruiter.goto('/recruiter/message-templates');
  await recruiter.getByRole('button', { name: 'Add a template' }).first().click();
  const template = recruiter.getByRole('dialog', { name: 'Add a template' });
  await expect(template).toBeVisible();
  await expectAccessible(recruiter);
  await recruiter.goto(`/recruiter/messages?conversation=application-${id}`);

  await recruiter.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(recruiter);
  await openInDarkMode(recruiter);
  await recruiter.goto('/recruiter/messages');
  await expect(recruiter.getByRole('list', { name: 'Conversations' })).toBeVisible();
  await expectAccessible(recruiter);
  await expectNoSidewaysScroll(recruiter);
});
