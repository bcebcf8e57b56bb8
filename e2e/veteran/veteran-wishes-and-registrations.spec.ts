import { callAs } from '../support/api.ts';
import { postJob } from '../support/hiring.ts';
import { hiringAccounts } from '../support/hiring-accounts.ts';
import { pageOf } from '../support/people.ts';
import { expect, expectToast, test } from '../support/test.ts';

const ACCOUNTS = hiringAccounts('wishes');
const GAP = 'The law asks for a registration that your record does not show';

test('a veteran says what they want, sees jobs near by before those further away, and closes a gap with a registration', async ({
  browser,
}) => {
  const nurse = {
    description: '<p>Care for the patients of a ward of twenty beds, by day and by night, with a team of eight.</p>',
    screening_questions: [],
  };
  const [plymouth] = await callAs(ACCOUNTS.recruiter, 'POST', '/api/country/cities', { country_id: 232, city: 'Plymouth' });
  await postJob(ACCOUNTS.recruiter, 'Registered Nurse, Heron Ward', { ...nurse, city_id: plymouth.id });
  const near = await postJob(ACCOUNTS.recruiter, 'Registered Nurse, Kestrel Ward', nurse);
  await callAs(ACCOUNTS.veteran, 'POST', '/api/resumes', {
    content: {
      basics: { name: 'Rhys Pritchard' },
      military: [{ country: 'UK', service: 'Royal Navy', rank: 'Petty Officer', trade: 'Nurse', startDate: '2012-01' }],
    },
  });

  const page = await pageOf(browser, ACCOUNTS.veteran, '/veteran/profile?profile_section=wishes');
  await page.getByRole('radio', { name: 'Something similar' }).check();
  await page.getByRole('combobox', { name: /^Roles/ }).fill('Nursing wizard');
  await page.keyboard.press('Enter');
  const understood = page.getByRole('list', { name: 'How we understood your roles' });
  await expect(understood).toContainText('Nursing wizard: we don’t know this job title yet. Choose a near one');
  await understood.getByRole('button', { name: 'Use Registered nurse instead of Nursing wizard' }).click();
  await expect(understood).toHaveText('Registered nurse');
  await page.getByRole('combobox', { name: /^Places/ }).fill('Doncaster');
  await page.getByRole('option', { name: /^Doncaster/ }).click();
  await page.getByRole('combobox', { name: /^Distance from Doncaster/ }).selectOption('Within 50 miles');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expectToast(page, 'Your changes have been saved');

  await page.goto('/veteran/jobs?jobType=recommended&search=ward');
  const cards = page.getByRole('list', { name: 'Jobs' }).getByRole('listitem');
  await expect(cards.filter({ hasText: 'Heron Ward' })).toContainText(/Further away than you want: \d+ miles from Doncaster/);
  const titles = await cards.getByRole('link').allTextContents();
  expect(titles.filter((title) => /Heron|Kestrel/.test(title))).toEqual([
    'Registered Nurse, Kestrel Ward',
    'Registered Nurse, Heron Ward',
  ]);

  await cards.getByRole('link', { name: 'Registered Nurse, Kestrel Ward' }).click();
  await expect(page).toHaveURL(new RegExp(`/veteran/jobs/${near}\\b`));
  const match = page.getByRole('region', { name: 'How you match' });
  const missing = match.getByRole('list', { name: 'What’s missing' });
  await expect(missing).toContainText(GAP);
  await expect(missing).toContainText('Nursing and Midwifery Council');
  await expect(match).toContainText('Weak match');

  await missing.getByRole('link', { name: 'Add your registration' }).click();
  await expect(page).toHaveURL(/profile_section=registrations$/);
  await page.getByRole('button', { name: 'Add a registration' }).click();
  await page.getByRole('combobox', { name: 'Registration' }).fill('Registered nurse');
  await page.getByRole('option', { name: /adult/i }).first().click();
  await expect(page.getByLabel('Issued by')).toHaveValue('Nursing and Midwifery Council');
  await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();

  await page.goto(`/veteran/jobs/${near}`);
  await expect(match.getByRole('list', { name: 'What fits' })).toContainText('Registered nurse');
  await expect(match).not.toContainText(GAP);
  await expect(match).not.toContainText('Weak match');
});
