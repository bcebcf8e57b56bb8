import { originOf } from './support/hosts.ts';
import { PASSWORD } from './support/passwords.ts';
import { roleOf, signIn } from './support/people.ts';
import { expect, type Page, test } from './support/test.ts';

const MUSTER = 'recruiter@muster.test';
const HOMEFRONT = 'recruiter@homefront.test';

type Reply = { status: number; body: { data?: { id: number; title: string }[]; message?: string } };

/** The server by its IP address, because Node.js does not resolve names ending in localhost. The host header selects the tenant. */
const SERVER = `http://127.0.0.1:${process.env.E2E_PORT}`;
const hostOf = (email: string) => new URL(originOf(email)).host;

async function tokenOf(page: Page, email: string): Promise<string> {
  const reply = await page.request.post(`${SERVER}/api/auth/login`, {
    headers: { host: hostOf(email) },
    data: { email, password: PASSWORD, role: roleOf(email) },
  });
  return (await reply.json()).data.token;
}

/** Calls the API of the first account's tenant with any token. */
async function get(page: Page, at: string, path: string, token?: string): Promise<Reply> {
  const reply = await page.request.get(SERVER + path, {
    headers: { host: hostOf(at), ...(token && { authorization: `Bearer ${token}` }) },
  });
  return { status: reply.status(), body: await reply.json() };
}

/** Ids and titles of the first page of open jobs. */
async function openJobs(page: Page, email: string) {
  const { body } = await get(page, email, '/api/jobs?sorted_by=newest');
  return body.data ?? [];
}

test('one server serves two hosts with their own name and jobs', async ({ page }) => {
  for (const [email, name] of [
    [MUSTER, 'Muster'],
    [HOMEFRONT, 'Homefront'],
  ] as const) {
    await page.goto(`${originOf(email)}/auth/login`);
    await expect(page).toHaveTitle(`Sign in · ${name}`);
    // Other journeys publish jobs, so the newest one may change in between.
    await expect(async () => {
      await page.goto(`${originOf(email)}/jobs?sorted_by=newest`);
      const [first] = await openJobs(page, email);
      await expect(page.getByRole('link', { name: first?.title ?? '' }).first()).toBeVisible({ timeout: 20_000 });
    }).toPass({ timeout: 300_000 });
  }
  const [uk, us] = [await openJobs(page, MUSTER), await openJobs(page, HOMEFRONT)];
  expect(uk.length).toBeGreaterThan(0);
  expect(us.length).toBeGreaterThan(0);
  expect(uk.map(({ id }) => id).filter((id) => us.some((job) => job.id === id))).toEqual([]);
});

test('a token of one tenant is refused by the other, both ways', async ({ page }) => {
  for (const [mine, theirs] of [
    [MUSTER, HOMEFRONT],
    [HOMEFRONT, MUSTER],
  ] as const) {
    const token = await tokenOf(page, mine);
    expect((await get(page, mine, '/api/recruiter/jobs', token)).status).toBe(200);
    expect((await get(page, theirs, '/api/recruiter/jobs', token)).status).toBe(401);
    expect((await get(page, theirs, '/api/user-profile', token)).status).toBe(401);
  }
});

test('an account of one tenant is unknown in the other', async ({ page }) => {
  const reply = await page.request.post(`${SERVER}/api/auth/login`, {
    headers: { host: hostOf(HOMEFRONT) },
    data: { email: MUSTER, password: PASSWORD, role: 'recruiter' },
  });
  expect([reply.status(), (await reply.json()).message]).toEqual([401, 'These details do not match an account.']);
});

test('a link to the other tenant’s job gives 404, for visitors and for recruiters', async ({ page }) => {
  const token = await tokenOf(page, HOMEFRONT);
  const own = (await get(page, HOMEFRONT, '/api/recruiter/jobs', token)).body.data ?? [];
  const foreign = (await openJobs(page, HOMEFRONT))[0]?.id ?? 0;
  expect(own.length).toBeGreaterThan(0);

  expect((await get(page, MUSTER, `/api/jobs/${foreign}`)).status).toBe(404);
  await page.goto(`${originOf(MUSTER)}/jobs/${foreign}`);
  await expect(page.getByRole('heading', { name: 'This job is no longer available' })).toBeVisible();

  await signIn(page, MUSTER, `/recruiter/jobs/${own[0]?.id}`);
  await expect(page.getByRole('heading', { name: 'We can’t find this job' })).toBeVisible();
  await page.goto(`${originOf(MUSTER)}/recruiter/jobs/${own[0]?.id}/applications`);
  await expect(page.getByRole('heading', { name: 'We can’t find this job' })).toBeVisible();
});
