import { createHash } from 'node:crypto';
import { type IncomingMessage, request } from 'node:http';
import { expect, type Page } from '@playwright/test';

/** The password of every account that a journey creates. */
export const NEW_PASSWORD = 'boots-by-the-door-2026';

type Mail = { text: string; link: string; code: string };

/**
 * The newest email to an address, from the development mailbox, once it has this subject. `link` is its action and `code` its six digits,
 * if any.
 */
export async function newestMailTo(page: Page, to: string, subject: RegExp): Promise<Mail> {
  const mailbox = await page.context().newPage();
  const newest = mailbox.getByRole('row').nth(1).getByRole('link');
  await expect(async () => {
    await mailbox.goto(`/dev/mailbox?to=${encodeURIComponent(to)}`);
    await expect(newest).toHaveText(subject, { timeout: 1 });
  }).toPass({ timeout: 30_000 });
  await newest.click();
  const letter = mailbox.getByRole('region', { name: 'Text' });
  const text = await letter.innerText();
  const link = (await letter.getByRole('link').first().getAttribute('href')) ?? '';
  await mailbox.close();
  return { text, link, code: /\b\d{6}\b/.exec(text)?.[0] ?? '' };
}

/** Expects this number of emails to an address. */
export async function expectMailsTo(page: Page, to: string, count: number): Promise<void> {
  const mailbox = await page.context().newPage();
  const found = async () => {
    await mailbox.goto(`/dev/mailbox?to=${encodeURIComponent(to)}`);
    // The first row is the header. Without emails there is no table.
    return Math.max(0, (await mailbox.getByRole('row').count()) - 1);
  };
  await expect.poll(found, { message: `emails to ${to}` }).toBe(count);
  await mailbox.close();
}

type NewAccount = { email: string; role: 'veteran' | 'recruiter' };

/** Signs up through the API and leaves the email address unverified. Afterwards the page shows a file of the host. */
export async function signUp(page: Page, { email, role }: NewAccount): Promise<void> {
  // Any page of the host works; this one is small and makes no requests.
  await page.goto('/favicon.svg');
  const form = new FormData();
  const person = { role, first_name: 'Megan', last_name: 'Lloyd', email, password: NEW_PASSWORD };
  if (role === 'veteran') form.append('country_id', '232');
  for (const [name, value] of Object.entries(person)) form.append(name, value);
  await sendAs(page, email, '/api/auth/signup', new Response(form));
}

/**
 * Sends `body` as this person. Rate limits count by address, so each person has their own in X-Forwarded-For. The journeys' server trusts
 * this machine as a proxy (support/server.ts).
 */
async function sendAs(page: Page, email: string, path: string, body: Response): Promise<string> {
  const { hostname, port } = new URL(page.url());
  const headers = {
    host: `${hostname}:${port}`,
    'content-type': body.headers.get('content-type') ?? '',
    'x-forwarded-for': addressOf(email),
  };
  const bytes = Buffer.from(await body.arrayBuffer());
  const reply = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, method: 'POST', headers }, resolve).once('error', reject).end(bytes);
  });
  const text = await textOf(reply);
  if ((reply.statusCode ?? 500) >= 300) throw new Error(`${path} refused ${email}: ${reply.statusCode} ${text}`);
  return text;
}

/** An address of the range for documentation and tests (RFC 2544). */
function addressOf(email: string): string {
  const [first = 0, second = 0] = createHash('sha256').update(email).digest();
  return `198.18.${first}.${second}`;
}

async function textOf(reply: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of reply) parts.push(part);
  return Buffer.concat(parts).toString();
}

/** Creates an account and opens `path` as its person, for journeys that start signed in. */
export async function enterAsNewcomer(page: Page, account: NewAccount, path: string): Promise<void> {
  await signUp(page, account);
  const { code } = await newestMailTo(page, account.email, /^Verify your email/);
  const reply = await sendAs(
    page,
    account.email,
    '/api/auth/verify-email',
    Response.json({ email: account.email, token: code, password: NEW_PASSWORD }),
  );
  await page.evaluate((token) => localStorage.setItem('accessToken', token), JSON.parse(reply).data.api_token);
  await page.goto(path);
}
