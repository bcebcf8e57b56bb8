import { newestMailTo } from '../support/accounts.ts';
import { callAs, findMails, send, sendDailyEmail } from '../support/api.ts';
import { postJob } from '../support/hiring.ts';
import { hiringAccounts } from '../support/hiring-accounts.ts';
import { pageOf } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const ACCOUNTS = hiringAccounts('alerts');
const TITLE = 'Heliograph Technician';

/** The path of an address in an email: the server's port differs from that of a real site. */
const pathOf = (address: string | null | undefined) => {
  const { pathname, search } = new URL(address ?? 'http://none.test/none');
  return pathname + search;
};
const postForm = (email: string, path: string) =>
  send(email, 'POST', path, { body: new Response(new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })) });
const isListed = async (jobId: number) => {
  const index = await send(ACCOUNTS.veteran, 'GET', '/sitemap.xml');
  const files = [...index.text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => pathOf(address));
  const texts = await Promise.all(files.map(async (path) => (await send(ACCOUNTS.veteran, 'GET', path)).text));
  expect(files.length).toBeGreaterThan(0);
  return texts.some((text) => text.includes(`/jobs/${jobId}<`));
};

test('a visitor gets new jobs of a search by email without an account, and stops them by one click', async ({ page }) => {
  const email = 'alert.visitor@example.test';
  await page.goto('/jobs?search=heliograph');
  await page.getByRole('link', { name: 'Alert me' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send confirmation email' }).click();
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
  const { link } = await newestMailTo(email, /^Confirm your job alert/);
  await page.goto(pathOf(link));
  await expect(page.getByText('heliograph').first()).toBeVisible();
  await page.getByRole('button', { name: 'Turn on the alert' }).click();
  await expect(page.getByRole('heading', { name: 'Job alerts', level: 1 })).toBeVisible();

  const job = await postJob(ACCOUNTS.recruiter, TITLE);
  await sendDailyEmail(email);
  const [mail] = await findMails(email);
  expect(mail?.subject).toMatch(/^1 new job: .*heliograph/);
  const address = mail?.text.match(/https?:\S+\/jobs\/\d+\S*/)?.[0];
  await page.goto(pathOf(address));
  await expect(page.getByRole('heading', { name: TITLE, level: 1 })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(`/jobs/${job}`);

  const stop = pathOf(mail?.unsubscribe_url);
  // A scanner that opens the link stops nothing.
  expect((await send(email, 'GET', stop)).status).toBe(302);
  await page.goto(stop);
  await expect(page.getByRole('button', { name: 'Unsubscribe' })).toBeVisible();
  expect((await postForm(email, stop)).status).toBe(200);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'You won’t get these emails' })).toBeVisible();
  await postJob(ACCOUNTS.recruiter, `${TITLE}, nights`);
  await sendDailyEmail(email);
  expect(await findMails(email)).toHaveLength(2);
});

test('a closed job leaves the sitemap, and a veteran who saved it is told so in the email of the day', async ({ browser }) => {
  const job = await postJob(ACCOUNTS.recruiter, 'Semaphore Fitter');
  await callAs(ACCOUNTS.veteran, 'POST', `/api/jobs/${job}/save`);
  expect(await isListed(job)).toBe(true);
  await callAs(ACCOUNTS.recruiter, 'POST', `/api/recruiter/jobs/${job}/close`, { to: 'closed' });
  expect(await isListed(job)).toBe(false);
  await sendDailyEmail(ACCOUNTS.veteran);
  const [mail] = await findMails(ACCOUNTS.veteran);
  expect(mail?.subject).toBe('No longer open: Semaphore Fitter');
  expect(mail?.text).toContain('The employer closed it on');
  const veteran = await pageOf(browser, ACCOUNTS.veteran, '/notifications');
  await expect(veteran.getByText('No longer open: Semaphore Fitter').first()).toBeVisible();
});
