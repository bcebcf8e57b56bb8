import { readFile } from 'node:fs/promises';
import { callAs, createAccount } from '../support/api.ts';
import { RESUME } from '../support/documents.ts';
import { enterAsNewcomer, signIn } from '../support/people.ts';
import { expect, type Page, test } from '../support/test.ts';

const LIST = '/veteran/resume';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
/** A collapsed section. Its name may end with its number of tips. */
const section = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name}( \\d+ tips?)?$`), expanded: false });
const saved = (page: Page) => page.getByRole('status').filter({ hasText: /^Saved$/ });
const pages = (page: Page) => page.getByRole('list', { name: 'Pages' }).getByRole('listitem');
const sectionNames = (page: Page) => page.getByRole('heading', { level: 2 }).getByRole('button').allInnerTexts();

/** The SVG of the first page. Two SVGs of the same text may differ in bytes, so journeys compare what is drawn. */
const picture = async (page: Page) => decodeURIComponent((await pages(page).first().getByRole('img').getAttribute('src')) ?? '');
/** The number of characters on the first page: the engine draws each as a reference to its glyph. */
const characters = async (page: Page) => (await picture(page)).split('<use').length - 1;
const photos = async (page: Page) => (await picture(page)).split('<image').length - 1;

/** Creates an account with a resume. @returns its email address and the resume's id */
async function writerWith(name: string, more: object = {}): Promise<{ email: string; id: number }> {
  const email = `${name}@example.test`;
  await createAccount(email, 'veteran');
  const { id } = await callAs(email, 'POST', '/api/resumes', { title: 'Mine', content: RESUME, ...more });
  return { email, id };
}

test('a resume is written, saved automatically, reordered, versioned and downloaded', async ({ page }) => {
  await enterAsNewcomer(page, { email: 'writes.veteran@example.test', role: 'veteran' }, LIST);
  await expect(heading(page)).toHaveText('Your CVs');
  await page.getByRole('link', { name: 'Write your first CV' }).click();
  await page.getByRole('button', { name: 'Start from scratch' }).click();
  await expect(heading(page)).toHaveText('Edit CV');
  await expect(page).toHaveURL(/\/veteran\/resume\/edit\/\d+/);

  await page.getByLabel('Name of this CV').fill('Workshop posts');
  await page.getByLabel('Full name').fill('Megan Lloyd');
  await expect(saved(page)).toBeVisible();
  await expect(pages(page)).toHaveCount(1);
  await expect.poll(() => characters(page)).toBeGreaterThan(0);
  const before = await characters(page);
  await section(page, 'Summary').click();
  await page.getByRole('textbox', { name: 'Summary' }).fill('Vehicle engineer with twelve years in the Army.');
  await expect(saved(page)).toBeVisible();
  await expect.poll(() => characters(page)).toBeGreaterThan(before + 30);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Summary' })).toHaveValue('Vehicle engineer with twelve years in the Army.');

  await test.step('reordered by keyboard and by menu', async () => {
    await page.getByRole('button', { name: 'Options for Skills' }).click();
    await page.getByRole('menuitem', { name: 'Move up' }).click();
    await page.getByRole('button', { name: 'Move Skills', exact: true }).focus();
    // Each key waits for the announcement of the one before, as a screen reader user would.
    await page.keyboard.press('Space');
    await expect(page.getByText(/^Skills is over Skills/)).toBeAttached();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByText(/^Skills is over Civilian Exp/)).toBeAttached();
    await page.keyboard.press('Space');
    await expect
      .poll(() => sectionNames(page))
      .toEqual([
        expect.stringContaining('Personal Details'),
        expect.stringContaining('Summary'),
        'Military Exp.',
        expect.stringContaining('Skills'),
        'Civilian Exp.',
        'Education',
        'Misc',
      ]);
    await page.getByRole('button', { name: 'Options for Misc' }).click();
    await page.getByRole('menuitem', { name: 'Rename' }).click();
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('And also');
    await page.getByRole('button', { name: 'Rename' }).click();
    await page.getByRole('button', { name: 'Options for And also' }).click();
    await page.getByRole('menuitem', { name: 'Hide' }).click();
    await expect(page.getByRole('button', { name: /^And also.*Hidden/ })).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('button', { name: /^And also.*Hidden/ })).toHaveCount(0);
    await page.getByRole('button', { name: 'Redo' }).click();
    await expect(page.getByRole('button', { name: /^And also.*Hidden/ })).toBeVisible();
  });

  await test.step('a custom section', async () => {
    await page.getByRole('button', { name: 'Add a section' }).click();
    await page.getByLabel('Section title').fill('Publications');
    await expect(page.getByRole('button', { name: 'Publications', exact: true })).toBeVisible();
  });

  await test.step('a version is saved and restored', async () => {
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Versions' }).click();
    await page.getByLabel('Name this version').fill('Before the interview');
    await page.getByRole('button', { name: 'Save version' }).click();
    await expect(page.getByRole('dialog').getByText('Before the interview')).toBeVisible();
    await page.getByRole('button', { name: 'Done' }).click();
    await section(page, 'Summary').click();
    await page.getByRole('textbox', { name: 'Summary' }).fill('Something else.');
    await expect(saved(page)).toBeVisible();
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Versions' }).click();
    await page.getByRole('button', { name: 'Restore Before the interview' }).click();
    await expect(page.getByRole('textbox', { name: 'Summary' })).toHaveValue('Vehicle engineer with twelve years in the Army.');
  });

  await test.step('another design', async () => {
    const old = await picture(page);
    await page.getByLabel('Template').selectOption({ index: 1 });
    await page.getByRole('radio').nth(2).check();
    await expect(saved(page)).toBeVisible();
    await expect.poll(() => picture(page)).not.toBe(old);
  });

  await test.step('a photo, shown until it is removed', async () => {
    await expect.poll(() => photos(page)).toBe(0);
    await page.getByRole('button', { name: /^Personal Details/ }).click();
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
    await expect(page.getByRole('region', { name: 'Photo' }).getByRole('alert')).toBeVisible();
    const png = await page.screenshot({ clip: { x: 0, y: 0, width: 300, height: 300 } });
    await page.locator('input[type=file]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: png });
    await expect(page.getByLabel('Show photo')).toBeChecked();
    await expect.poll(() => photos(page)).toBe(1);
    await page.getByRole('button', { name: 'Remove it' }).click();
    await expect.poll(() => photos(page)).toBe(0);
  });

  await test.step('every file', async () => {
    for (const [name, begins] of [
      ['PDF', '%PDF'],
      ['Word (DOCX)', 'PK'],
      ['Plain text', 'M'],
      ['JSON Resume', '{'],
    ] as const) {
      await page.getByRole('button', { name: 'Download' }).click();
      const coming = page.waitForEvent('download');
      await page.getByRole('menuitem', { name }).click();
      const file = await readFile(await (await coming).path());
      expect(file.subarray(0, begins.length).toString('latin1').toUpperCase()).toBe(begins);
    }
  });
});

test('a file becomes a resume, and a downloaded one is imported completely', async ({ page }) => {
  const { email, id } = await writerWith('imports.veteran');
  await signIn(page, email, `/veteran/resume/preview/${id}`);
  await expect(pages(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Download' }).click();
  const coming = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'PDF' }).click();
  const file = await readFile(await (await coming).path());

  await page.goto('/veteran/resume/build');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 and then nothing') });
  await expect(page.getByText('Choose another file, or start from scratch.')).toBeVisible();
  await page.locator('input[type=file]').setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: file });
  await expect(heading(page)).toHaveText('Edit CV');
  await expect(page.getByLabel('Full name')).toHaveValue('Megan Lloyd');
  await section(page, 'Military Exp.').click();
  await expect(page.getByText('2 Bn REME').first()).toBeVisible();

  // The file is beside the fields, to compare them.
  await page.getByRole('button', { name: 'Your file' }).click();
  const original = page.getByRole('region', { name: 'Pages of cv.pdf' });
  await expect(original.getByRole('img', { name: 'Page 1 of 1' })).toBeVisible();
  await page.reload();
  await expect(original.getByRole('img', { name: 'Page 1 of 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(original).toHaveCount(0);
  await expect(pages(page)).toHaveCount(1);
});

test('edits in two tabs are merged, and a conflicting edit is kept as a version', async ({ page }) => {
  const { email, id } = await writerWith('two.tabs.veteran');
  const other = await page.context().newPage();
  await signIn(page, email, `/veteran/resume/edit/${id}`);
  await other.goto(`/veteran/resume/edit/${id}`);
  await expect(other.getByRole('textbox', { name: /^Headline/ })).toHaveValue('Workshop manager');

  await page.getByLabel('Full name').fill('Megan Ann Lloyd');
  await expect(saved(page)).toBeVisible();
  await other.getByRole('textbox', { name: /^Headline/ }).fill('Fleet manager');
  await expect(other.getByLabel('Full name')).toHaveValue('Megan Ann Lloyd');
  await expect(saved(other)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: /^Headline/ })).toHaveValue('Fleet manager');

  // Both edit one field, the second without having loaded the first edit before it saves its own.
  let apart = true;
  await other.route('**/api/resumes/*', (route) => {
    if (route.request().method() !== 'GET') apart = false;
    return apart ? route.abort() : route.continue();
  });
  await page.getByRole('textbox', { name: /^Headline/ }).fill('Workshop lead');
  await expect(saved(page)).toBeVisible();
  await other.getByRole('textbox', { name: /^Headline/ }).fill('Depot manager');
  await expect(other.getByText('was also changed elsewhere')).toBeVisible();
  await expect(other.getByRole('textbox', { name: /^Headline/ })).toHaveValue('Depot manager');
  await other.getByRole('button', { name: 'Versions' }).click();
  await other.getByRole('button', { name: 'Restore the automatically saved version' }).first().click();
  await expect(other.getByRole('textbox', { name: /^Headline/ })).toHaveValue('Workshop lead');
});

test('edits made while the server is unavailable are stored and saved later', async ({ page }) => {
  const { email, id } = await writerWith('offline.veteran');
  await signIn(page, email, `/veteran/resume/edit/${id}`);
  await expect(page.getByRole('textbox', { name: /^Headline/ })).toHaveValue('Workshop manager');
  await page.context().setOffline(true);
  await page.getByRole('textbox', { name: /^Headline/ }).fill('Fleet manager');
  await expect(page.getByText(/^Not saved yet/)).toBeVisible();
  await page.context().setOffline(false);
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: /^Headline/ })).toHaveValue('Fleet manager');
});

test('an impossible date is refused, and the save status leads to it', async ({ page }) => {
  const before = { ...RESUME.work[0], id: 'w2', name: 'Hale Rail', startDate: '2010-02', endDate: '2011-03' };
  const { email, id } = await writerWith('dates.veteran', { content: { ...RESUME, work: [...RESUME.work, before] } });
  await signIn(page, email, `/veteran/resume/edit/${id}?section=work`);
  await page.getByRole('button', { name: /Hale Rail/, expanded: false }).click();
  await page.getByLabel('From: year').fill('2013');
  await expect(page.getByRole('status').filter({ hasText: 'Not saved: The end is before the start.' })).toBeVisible();

  await section(page, 'Summary').click();
  await page.getByRole('button', { name: 'Go to the field' }).click();
  const end = page.getByLabel('To: year');
  await expect(end).toBeFocused();
  await expect(page.getByRole('button', { name: /Hale Rail.*The end is before the start/, expanded: true })).toBeVisible();

  // Only the dates of this entry wait.
  await section(page, 'Summary').click();
  await page.getByRole('textbox', { name: 'Summary' }).fill('Leads workshops.');
  await expect(page.getByRole('status').filter({ hasText: 'Everything else is saved.' })).toBeVisible();
  const stored = async () => (await callAs(email, 'GET', `/api/resumes/${id}`)).content;
  await expect.poll(async () => (await stored()).basics.summary).toBe('Leads workshops.');
  expect((await stored()).work[1]).toMatchObject({ startDate: '2010-02', endDate: '2011-03' });
  await page.reload();
  await expect(page.getByRole('status').filter({ hasText: 'Not saved: The end is before the start.' })).toBeVisible();
  await page.getByRole('button', { name: 'Go to the field' }).click();
  await end.fill('2014');
  await expect(saved(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Go to the field' })).toHaveCount(0);
  expect((await stored()).work[1]).toMatchObject({ startDate: '2013-02', endDate: '2014-03' });
});

test('tips and suggestions are shown at their lines and change nothing until accepted', async ({ page }) => {
  const { email, id } = await writerWith('words.veteran');
  await signIn(page, email, `/veteran/resume/edit/${id}?section=military`);
  const line = page.getByLabel('What you did, line 1', { exact: true });
  const mark = page.getByRole('button', { name: '1 tip on What you did, line 1: Wording' });
  await expect(line).toHaveAccessibleDescription(/Start with what you did/);
  await expect(page.getByText('Start with what you did')).toBeHidden();
  await expect(page.getByRole('button', { name: /on What you did, line 2/ })).toHaveCount(0);
  await line.focus();
  await page.keyboard.press('Tab');
  await expect(mark).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Start with what you did')).toBeVisible();
  // A button half under the top bar would count as too small.
  await page.evaluate(() => scrollTo(0, 0));

  await page.getByRole('button', { name: /^Rewrite .*line 1$/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Shorten' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Suggestion' })).not.toHaveValue('');
  await dialog.getByRole('textbox', { name: 'Suggestion' }).fill('Ran a stores account worth £3.2m');
  await dialog.getByRole('button', { name: 'Discard' }).click();
  await expect(line).toHaveValue(/^Responsible for/);
  await page.getByRole('button', { name: /^Rewrite .*line 1$/ }).click();
  await dialog.getByRole('textbox', { name: 'Suggestion' }).fill('Ran a stores account worth £3.2m');
  await dialog.getByRole('button', { name: 'Accept' }).click();
  await expect(line).toHaveValue('Ran a stores account worth £3.2m');
  await expect(mark).toHaveCount(0);
  // The toast's button comes after the page's.
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(line).toHaveValue(/^Responsible for/);
  await expect(saved(page)).toBeVisible();

  await test.step('military words, in every section', async () => {
    await page.getByRole('button', { name: /on Unit: Jargon/ }).click();
    await page.getByRole('button', { name: /^Replace REME with Royal Electrical and Mechanical Engineers/ }).click();
    await expect(page.getByLabel(/^Unit/)).toHaveValue(/^2 Bn Royal Electrical and Mechanical Engineers/);
    await page.getByRole('button', { name: 'Add a section' }).click();
    await page.getByRole('button', { name: 'Add an entry' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Regimental history');
    await page.getByRole('textbox', { name: /^Short description/ }).fill('Wrote it as RSM, in order to remember.');
    await page.getByRole('button', { name: /on Short description: Jargon/ }).click();
    await page.getByRole('button', { name: 'Dismiss: RSM' }).click();
    await expect(page.getByRole('button', { name: /on Short description/ })).toHaveCount(0);
    await page.getByRole('button', { name: 'Rewrite Regimental history' }).click();
    await dialog.getByRole('button', { name: 'Shorten' }).click();
    await expect(dialog.getByRole('textbox', { name: 'Suggestion' })).toHaveValue('Wrote it as RSM, to remember.');
    await dialog.getByRole('button', { name: 'Accept' }).click();
    await expect(page.getByRole('textbox', { name: /^Short description/ })).toHaveValue('Wrote it as RSM, to remember.');
  });
});

test('the scope of a rank becomes a line only with the writer’s own figures', async ({ page }) => {
  const { email, id } = await writerWith('scope.veteran');
  await signIn(page, email, `/veteran/resume/edit/${id}?section=military`);
  await page.getByRole('button', { name: 'Sergeant: about the level of a first-line manager' }).click();
  const form = page.getByRole('group', { name: 'A line with your own figures' });
  await form.getByLabel('Add this to your role').selectOption({ index: 1 });
  const add = form.getByRole('button', { name: 'Add this line' });
  await expect(add).toBeDisabled();
  await form.getByLabel('Number of people').fill('some');
  await expect(add).toBeDisabled();
  await form.getByLabel('Number of people').fill('24');
  await page.evaluate(() => scrollTo(0, 0));
  await add.click();
  const line = 'Led 24 people, responsible for their training, welfare and discipline.';
  await expect(page.getByLabel('What you did, line 3', { exact: true })).toHaveValue(line);
  await expect(page.getByLabel('Rank')).toHaveValue('Sergeant');
  await expect(saved(page)).toBeVisible();
});

test('a shared link shows the resume to a visitor with the password, until it is revoked', async ({ page, browser }) => {
  const { email, id } = await writerWith('shares.veteran');
  await signIn(page, email, `/veteran/resume/edit/${id}`);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Share by link' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Password (optional)').fill('short');
  await dialog.getByRole('button', { name: 'Create link' }).click();
  await expect(dialog.getByText('Use 8 characters or more')).toBeVisible();
  await dialog.getByLabel('Password (optional)').fill('kettle-on-the-hob');
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const link = await dialog.getByText(/\/shared\//).innerText();

  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(link.trim());
  await expect(heading(stranger)).toHaveText('Password required');
  await stranger.getByLabel('Link password').fill('wrong password');
  await stranger.getByRole('button', { name: 'Open' }).click();
  await expect(stranger.getByRole('alert')).toBeVisible();
  await stranger.getByLabel('Link password').fill('kettle-on-the-hob');
  await stranger.getByRole('button', { name: 'Open' }).click();
  await expect(heading(stranger)).toHaveText('Megan Lloyd');
  await expect(pages(stranger)).toHaveCount(1);
  await expect(stranger.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');

  await dialog.getByRole('button', { name: 'Stop sharing' }).click();
  await expect(dialog.getByText('No active links.')).toBeVisible();
  await stranger.reload();
  await stranger.goto(link.trim());
  await expect(heading(stranger)).toHaveText('Shared CV');
  await expect(stranger.getByText('This link has expired')).toBeVisible();
});

test('a resume is tailored for a job without changing the original', async ({ page }) => {
  const { email } = await writerWith('tailors.veteran');
  // A job of the demonstration, whose advert has requirements. Other journeys publish jobs too.
  await signIn(page, email, '/veteran/jobs?jobType=jobs&search=welfare+caseworker');
  await page.getByRole('list', { name: 'Jobs' }).getByRole('link', { name: 'Welfare Caseworker' }).first().click();
  await expect(page).toHaveURL(/\/jobs\/\d+/);
  const job = page.url();
  const title = await page.getByRole('article').getByRole('heading', { level: 2 }).first().innerText();
  await page.getByRole('link', { name: 'Tailor your CV for this job' }).click();
  await expect(heading(page)).toHaveText('Tailor a CV for this job');
  await page.getByRole('button', { name: 'Tailor this one' }).click();
  await expect(page.getByLabel('Full name')).toHaveValue('Megan Lloyd');

  // The advert is beside the fields, on a phone behind a tab. What it asks for is compared with the copy.
  const advert = page.getByRole('region', { name: 'Job advert' });
  await expect(advert.getByRole('heading', { name: title })).toBeVisible();
  await expect(advert.getByText(/^Your CV shows \d+ of \d+$/)).toBeVisible();
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(pages(page)).toHaveCount(1);
  await expect(advert).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('tab', { name: 'Job advert' }).click();
  await expect(advert.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.getByLabel('Full name')).toBeHidden();

  // Back to the application, with this copy chosen.
  await advert.getByRole('button', { name: 'Apply with this CV' }).click();
  await expect(heading(page)).toHaveText(`Apply for ${title}`);
  await expect(page.getByLabel('Your CVs').locator('option:checked')).toHaveText(/\(tailored for this job\)$/);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/veteran/resume');
  await expect(page.getByText(`For ${title} at `)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Mine', exact: true })).toBeVisible();

  // The copy is preselected, and another choice survives a reload.
  await page.goto(job);
  await page.getByRole('link', { name: 'Apply', exact: true }).click();
  const choice = page.getByLabel('Your CVs');
  await expect(choice.locator('option:checked')).toHaveText(/\(tailored for this job\)$/);
  await choice.selectOption('Mine');
  await page.reload();
  await expect(choice.locator('option:checked')).toHaveText('Mine');
});

test('a resume is moved to the trash and restored', async ({ page }) => {
  const { email } = await writerWith('tidy.veteran', { title: 'Old one' });
  await signIn(page, email, LIST);
  const remove = async () => {
    await page.getByRole('button', { name: 'Options for Old one' }).click();
    await page.getByRole('menuitem', { name: 'Move to trash' }).click();
    await expect(page.getByRole('heading', { name: 'No CV yet' })).toBeVisible();
  };
  await remove();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { name: 'Old one' })).toBeVisible();
  await remove();
  await page.getByRole('link', { name: 'Trash' }).click();
  await page.getByRole('button', { name: 'Restore Old one' }).click();
  await expect(page.getByRole('heading', { name: 'The trash is empty' })).toBeVisible();
  await page.getByRole('link', { name: 'Your CVs' }).click();
  await expect(page.getByRole('heading', { name: 'Old one' })).toBeVisible();
});

test('a federal resume lists the rules that are not met', async ({ page }) => {
  const { email, id } = await writerWith('federal.veteran', { title: 'Federal', kind: 'federal' });
  await signIn(page, email, `/veteran/federal-resume/edit/${id}`);
  await expect(heading(page)).toHaveText('Edit federal resume');
  const rules = page.getByRole('region', { name: 'Federal rules' });
  await expect(rules.getByText(/hours a week/i).first()).toBeVisible();
  const count = await rules.getByRole('listitem').count();
  await rules.getByLabel('Hours per week').first().fill('40');
  await expect(rules.getByRole('listitem')).toHaveCount(count - 1);
});
