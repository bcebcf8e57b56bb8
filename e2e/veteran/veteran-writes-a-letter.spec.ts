import { readFile } from 'node:fs/promises';
import { callAs, createAccount } from '../support/api.ts';
import { LETTER, LETTER_BODY } from '../support/documents.ts';
import { enterAsNewcomer, signIn } from '../support/people.ts';
import { expect, type Page, test } from '../support/test.ts';

const LIST = '/veteran/cover-letters';
/** A job of the demonstration. Other journeys publish and close theirs. */
const JOB = '/veteran/jobs?jobType=jobs&search=welfare+caseworker';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const saved = (page: Page) => page.getByRole('status').filter({ hasText: /^Saved$/ });
const pages = (page: Page) => page.getByRole('list', { name: 'Pages' }).getByRole('listitem');
const picture = (page: Page) => pages(page).first().getByRole('img').getAttribute('src');
const field = (page: Page) => page.getByRole('textbox', { name: 'Your letter' });

test('a letter is written, saved automatically, downloaded and used to apply', async ({ page }) => {
  await enterAsNewcomer(page, { email: 'letter.veteran@example.test', role: 'veteran' }, '/veteran/resume');
  await page.getByRole('link', { name: 'Cover letters' }).click();
  await expect(heading(page)).toHaveText('Cover letters');
  await page.getByRole('button', { name: 'Write your first letter' }).click();
  await expect(heading(page)).toHaveText('Edit letter');
  await expect(page.getByLabel('Full name')).toHaveValue('Megan Lloyd');

  await page.getByLabel('Name of this letter').fill('Rail depots');
  await page.getByLabel('Company').fill('Hale Rail Ltd');
  await field(page).fill(LETTER_BODY);
  await expect(saved(page)).toBeVisible();
  await expect(pages(page)).toHaveCount(1);
  await page.reload();
  await expect(field(page)).toHaveValue(LETTER_BODY);
  await expect(page.getByLabel('Name of this letter')).toHaveValue('Rail depots');

  await test.step('rewritten paragraph by paragraph', async () => {
    await field(page).fill(`${LETTER_BODY}\n\nI was responsible for 12 mechanics as CQMS.`);
    await page.getByRole('button', { name: 'Rewrite your letter' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('Which part').locator('option:checked')).toHaveText(/^Paragraph 3/);
    await expect(dialog.getByRole('textbox', { name: 'Suggestion' })).toHaveValue(/12 mechanics as CQMS/);
    await dialog.getByRole('textbox', { name: 'Suggestion' }).fill('I led 12 mechanics as CQMS.');
    await dialog.getByRole('button', { name: 'Accept' }).click();
    await expect(field(page)).toHaveValue(`${LETTER_BODY}\n\nI led 12 mechanics as CQMS.`);
    await page.getByRole('button', { name: /on your letter: Jargon/ }).click();
    await page.getByRole('button', { name: 'Replace CQMS with supply manager' }).click();
    await expect(field(page)).toHaveValue(`${LETTER_BODY}\n\nI led 12 mechanics as supply manager.`);
    await field(page).fill(LETTER_BODY);
    await expect(saved(page)).toBeVisible();
  });

  await test.step('with another design, and back', async () => {
    await expect(pages(page)).toHaveCount(1);
    const template = page.getByLabel('Template');
    const usual = await template.inputValue();
    const before = await picture(page);
    await template.selectOption('Modern');
    await expect(saved(page)).toBeVisible();
    await expect.poll(() => picture(page)).not.toBe(before);
    const modern = await picture(page);
    // Toasts of earlier changes have one too.
    await page.getByRole('main').getByRole('button', { name: 'Undo' }).click();
    await expect(template).toHaveValue(usual);
    await expect.poll(() => picture(page)).not.toBe(modern);
  });

  await test.step('downloaded as files', async () => {
    for (const [name, begins] of [
      ['PDF', '%PDF'],
      ['Word (DOCX)', 'PK'],
    ] as const) {
      await page.getByRole('button', { name: 'Download' }).click();
      const coming = page.waitForEvent('download');
      await page.getByRole('menuitem', { name }).click();
      const download = await coming;
      expect(download.suggestedFilename()).toMatch(/^Rail depots\.(pdf|docx)$/);
      expect((await readFile(await download.path())).subarray(0, begins.length).toString('latin1')).toBe(begins);
    }
  });

  await test.step('duplicated, deleted and restored', async () => {
    await page.getByRole('link', { name: 'Cover letters' }).click();
    await page.getByRole('button', { name: 'Options for Rail depots' }).click();
    await page.getByRole('menuitem', { name: 'Duplicate' }).click();
    await expect(page.getByLabel('Name of this letter')).toHaveValue('Rail depots (copy)');
    await page.getByRole('link', { name: 'Cover letters' }).click();
    const copy = page.getByRole('heading', { name: 'Rail depots (copy)' });
    const remove = async () => {
      await page.getByRole('button', { name: 'Options for Rail depots (copy)' }).click();
      await page.getByRole('menuitem', { name: 'Move to trash' }).click();
      await expect(copy).toHaveCount(0);
    };
    await remove();
    const trashed = page.getByRole('status').filter({ hasText: 'Rail depots (copy) moved to the trash' });
    await trashed.getByRole('button', { name: 'Undo' }).click();
    await expect(copy).toBeVisible();
    await remove();
    await page.getByRole('link', { name: 'Trash' }).click();
    await page.getByRole('button', { name: 'Restore Rail depots (copy)' }).click();
    await expect(page.getByRole('heading', { name: 'The trash is empty' })).toBeVisible();
    await page.getByRole('link', { name: 'Cover letters' }).click();
    await remove();
    await page.getByRole('link', { name: 'Trash' }).click();
    await page.getByRole('button', { name: 'Delete permanently: Rail depots (copy)' }).click();
    await page.getByRole('button', { name: 'Delete letter' }).click();
    await expect(page.getByRole('heading', { name: 'The trash is empty' })).toBeVisible();
  });

  await test.step('used in an application, without losing text typed there', async () => {
    await page.goto(JOB);
    await page.getByRole('list', { name: 'Jobs' }).getByRole('link', { name: 'Welfare Caseworker' }).first().click();
    await page.getByRole('link', { name: 'Apply', exact: true }).click();
    const choice = page.getByLabel('Start from a saved letter');
    await field(page).fill('Typed by hand.');
    await choice.selectOption('Rail depots');
    await page.getByRole('button', { name: 'Keep my text' }).click();
    await expect(field(page)).toHaveValue('Typed by hand.');
    await choice.selectOption('Rail depots');
    await page.getByRole('button', { name: 'Replace' }).click();
    await expect(field(page)).toHaveValue(`Dear hiring manager,\n\n${LETTER_BODY}\n\nYours faithfully,\nMegan Lloyd`);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(field(page)).toHaveValue('Typed by hand.');
    await field(page).fill('');
    await choice.selectOption('Rail depots');
    await expect(field(page)).toHaveValue(/Your depot needs what I know/);
  });
});

test('a letter for a job starts from the resume and is sent with the application', async ({ page }) => {
  const email = 'letter.job.veteran@example.test';
  await createAccount(email, 'veteran');
  const SUMMARY = 'Vehicle engineer with twelve years in the Army.';
  await callAs(email, 'POST', '/api/resumes', {
    title: 'Mine',
    content: { basics: { name: 'Megan Lloyd', email: 'megan@example.test', location: 'Leeds', summary: SUMMARY } },
  });
  await callAs(email, 'POST', '/api/cover-letters', { title: 'Another one', content: LETTER });
  await signIn(page, email, JOB);
  await page.getByRole('list', { name: 'Jobs' }).getByRole('link', { name: 'Welfare Caseworker' }).first().click();
  await expect(page).toHaveURL(/\/jobs\/\d+/);
  const title = await page.getByRole('article').getByRole('heading', { level: 2 }).first().innerText();
  await page.getByRole('link', { name: 'Write a letter for this job' }).click();
  await expect(heading(page)).toHaveText('Write a letter for this job');
  await expect(page.getByRole('link', { name: 'CV', exact: true })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('button', { name: 'Use this one' })).toBeVisible();
  await page.getByRole('button', { name: 'Write the letter' }).click();
  await expect(heading(page)).toHaveText('Edit letter');
  await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue(`Application for ${title}`);
  await expect(field(page)).toHaveValue(/^I would like to apply for the role of /);
  // Lines that meet the job are quoted, the summary is not.
  await expect(field(page)).not.toHaveValue(new RegExp(SUMMARY));
  await expect(page.getByRole('link', { name: 'CV', exact: true })).toHaveAttribute('aria-current', 'page');

  await page.getByRole('button', { name: 'Use in my application' }).click();
  await expect(heading(page)).toHaveText(`Apply for ${title}`);
  await expect(page.getByLabel('Start from a saved letter').locator('option:checked')).toHaveText(/^Letter for /);
  await expect(field(page)).toHaveValue(/I would like to apply for the role of /);
});

test('edits of one letter in two tabs are merged, and a conflicting edit is kept as a copy', async ({ page }) => {
  const email = 'two.letters.veteran@example.test';
  await createAccount(email, 'veteran');
  const { id } = await callAs(email, 'POST', '/api/cover-letters', { title: 'Mine', content: LETTER });
  const other = await page.context().newPage();
  await signIn(page, email, `${LIST}/${id}`);
  await other.goto(`${LIST}/${id}`);
  await expect(field(other)).toHaveValue(LETTER_BODY);
  // The other tab can't load the first edit before it saves its own.
  let apart = true;
  await other.route('**/api/cover-letters/*', (route) => {
    if (route.request().method() !== 'GET') apart = false;
    return apart ? route.abort() : route.continue();
  });
  await field(page).fill('Written in the first tab.');
  await expect(saved(page)).toBeVisible();
  await field(other).fill('Written in the second tab.');
  await expect(other.getByText('was also changed elsewhere')).toBeVisible();
  await expect(saved(other)).toBeVisible();
  await expect(field(other)).toHaveValue('Written in the second tab.');
  await other.getByRole('link', { name: 'Cover letters' }).click();
  await expect(other.getByText('Written in the first tab.')).toBeVisible();
  await expect(other.getByText('Written in the second tab.')).toBeVisible();
});
