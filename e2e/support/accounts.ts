import { expect, type Page } from '@playwright/test';

/** The password of every account that a journey makes. */
export const NEW_PASSWORD = 'boots-by-the-door-2026';

type Mail = { text: string; link: string; code: string };

/** The newest mail to an address, read from the development mailbox. `link` is its action, `code` its six digits, where it has them. */
export async function newestMailTo(page: Page, to: string, subject: RegExp): Promise<Mail> {
  const mailbox = await page.context().newPage();
  await mailbox.goto(`/dev/mailbox?to=${encodeURIComponent(to)}`);
  const newest = mailbox.getByRole('row').nth(1).getByRole('link');
  await expect(newest).toHaveText(subject);
  await newest.click();
  const letter = mailbox.getByRole('region', { name: 'Text' });
  const text = await letter.innerText();
  const link = (await letter.getByRole('link').first().getAttribute('href')) ?? '';
  await mailbox.close();
  return { text, link, code: /\b\d{6}\b/.exec(text)?.[0] ?? '' };
}

/** How many mails went to an address. */
export async function countMailsTo(page: Page, to: string): Promise<number> {
  const mailbox = await page.context().newPage();
  await mailbox.goto(`/dev/mailbox?to=${encodeURIComponent(to)}`);
  // The first row names the columns; without mail there is no table.
  const count = Math.max(0, (await mailbox.getByRole('row').count()) - 1);
  await mailbox.close();
  return count;
}

type NewAccount = { email: string; role: 'veteran' | 'recruiter' };

/** Signs up through the API and leaves the e-mail unverified. The page then stands at a file of the host. */
export async function signUp(page: Page, { email, role }: NewAccount): Promise<void> {
  // Any page of the host will do to send from; this one is small and asks for nothing.
  await page.goto('/favicon.svg');
  await page.evaluate(
    async (person) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(person)) form.append(name, value);
      const reply = await fetch('/api/auth/signup', { method: 'POST', body: form });
      if (!reply.ok) throw new Error(`${person.email} could not sign up: ${await reply.text()}`);
    },
    { role, first_name: 'Megan', last_name: 'Lloyd', email, password: NEW_PASSWORD, country_id: '232' },
  );
}

/** Makes an account and opens `path` as its person: for journeys that begin signed in. */
export async function enterAsNewcomer(page: Page, account: NewAccount, path: string): Promise<void> {
  await signUp(page, account);
  const { code } = await newestMailTo(page, account.email, /^Verify your e-mail/);
  await page.evaluate(
    async (body) => {
      const headers = { 'content-type': 'application/json' };
      const reply = await fetch('/api/auth/verify-email', { method: 'POST', headers, body: JSON.stringify(body) });
      localStorage.setItem('accessToken', (await reply.json()).data.api_token);
    },
    { email: account.email, token: code },
  );
  await page.goto(path);
}
