import { callAs } from '../support/api.ts';
import { postJob } from '../support/hiring.ts';
import { hiringAccounts } from '../support/hiring-accounts.ts';
import { pageOf } from '../support/people.ts';
import { expect, expectToast, test } from '../support/test.ts';

const ACCOUNTS = hiringAccounts('matching');

const post = (title: string, description: string) =>
  postJob(ACCOUNTS.recruiter, title, { description: `<p>${description}</p>`, screening_questions: [] });

test('a visitor translates a trade without an account and opens a job of the occupation', async ({ page }) => {
  await post('Cryogenic Plant Welder', 'Weld and braze pipework of cryogenic plants in our workshop and on site.');

  await page.goto('/trade?service=British+Army&trade=Metalsmith');
  const first = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /Welder/ }) });
  await expect(first).toContainText('SOC 2020');
  await expect(first).toContainText('5213 Welding trades');
  await first.getByRole('link', { name: /^\d+ open jobs?: / }).click();
  await expect(page).toHaveURL(/\/jobs\?.*occupation=51-4121\.00/);
  await page.getByRole('link', { name: 'Cryogenic Plant Welder' }).first().click();
  await expect(page.getByRole('heading', { name: 'Cryogenic Plant Welder', level: 2 })).toBeVisible();
  await expect(page.getByText(/\(SOC 2020: 5213\)/)).toBeVisible();
});

test('a veteran sees why a job fits and dismisses one; a recruiter corrects an occupation and the match follows', async ({
  browser,
}) => {
  const first = await post(
    'Heavy Vehicle Technician',
    'Service and repair lorries: diesel engines, hydraulics and vehicle maintenance. You must have experience of forklift trucks and of PRINCE2 project management.',
  );
  await post('Diesel Mechanic', 'Repair diesel engines of our trucks and look after vehicle maintenance records.');
  const odd = await post(
    'Yard All-Rounder',
    'No two days are the same with us in Doncaster. Knowledge of diesel engines is essential.',
  );

  await callAs(ACCOUNTS.veteran, 'POST', '/api/resumes', {
    content: {
      basics: { name: 'Rhys Pritchard' },
      military: [
        {
          country: 'UK',
          service: 'British Army',
          rank: 'Corporal',
          trade: 'Vehicle Mechanic',
          startDate: '2012-01',
          endDate: '2024-06',
          highlights: ['Kept 40 trucks on the road'],
        },
      ],
      skills: [{ name: 'Diesel engines' }],
    },
  });

  const veteran = await pageOf(browser, ACCOUNTS.veteran, `/veteran/jobs/${first}?jobType=recommended`);
  const why = veteran.getByRole('region', { name: 'How you match' });
  const fits = why.getByRole('list', { name: 'What fits' });
  await expect(fits).toContainText('Corporal, Vehicle Mechanic, British Army');
  await expect(fits).toContainText('Skills: Diesel engines');
  await expect(
    why
      .getByRole('list', { name: 'What’s missing' })
      .getByRole('link', { name: /^Course: / })
      .first(),
  ).toBeVisible();

  await veteran.goto('/veteran/jobs?jobType=recommended');
  const list = veteran.getByRole('region', { name: /jobs?$/ });
  const card = list.getByRole('link', { name: 'Heavy Vehicle Technician' });
  await expect(card).toBeVisible();
  await card.click();
  await why.getByRole('button', { name: 'Not for me: Heavy Vehicle Technician' }).click();
  await veteran.getByRole('menuitem', { name: 'Another reason' }).click();
  await expectToast(veteran, 'Removed from your recommendations');
  await expect(card).toHaveCount(0);
  // Another job is in its place.
  await expect(list.getByRole('link', { name: 'Diesel Mechanic' })).toBeVisible();
  await veteran.getByRole('button', { name: 'Undo' }).click();
  await expect(card).toBeVisible();

  await callAs(ACCOUNTS.veteran, 'POST', `/api/jobs/${first}/dismiss`, { reason: 'place' });
  await veteran.goto('/veteran/dismissed-jobs');
  const dismissed = veteran.getByRole('listitem').filter({ hasText: 'Heavy Vehicle Technician' });
  await expect(dismissed).toContainText('Too far away');
  await dismissed.getByRole('button', { name: 'Restore: Heavy Vehicle Technician' }).click();
  await expect(veteran.getByText('No dismissed jobs')).toBeVisible();

  const recruiter = await pageOf(browser, ACCOUNTS.recruiter, `/recruiter/jobs/${odd}/edit`);
  const occupation = recruiter.getByRole('combobox', { name: /Match as/ });
  const searched = recruiter.waitForResponse((reply) => reply.url().includes('/api/occupations?search=Diesel'));
  await occupation.fill('Diesel');
  await searched;
  await recruiter.getByRole('option', { name: /^HGV technician/ }).click();
  const saved = recruiter.waitForResponse(
    (reply) => reply.url().endsWith(`/api/recruiter/jobs/${odd}`) && reply.request().method() === 'PUT' && reply.ok(),
  );
  await recruiter.getByRole('button', { name: 'Save changes' }).click();
  await saved;

  await veteran.goto(`/veteran/jobs/${odd}`);
  await expect(fits).toContainText('Skills: Diesel engines');
  await veteran.goto('/veteran/jobs?search=Vehicle+Mechanic');
  await expect(veteran.getByText(/Vehicle Mechanic → /)).toBeVisible();
  await expect(list.getByRole('link', { name: 'Yard All-Rounder' })).toBeVisible();
});
