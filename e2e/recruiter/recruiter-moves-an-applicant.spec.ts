import { readFile } from 'node:fs/promises';
import { callAs } from '../support/api.ts';
import { apply, CV, inDays, postJob } from '../support/hiring.ts';
import { hiringAccounts } from '../support/hiring-accounts.ts';
import { pageOf, signIn } from '../support/people.ts';
import { expect, expectToast, test } from '../support/test.ts';

test('a recruiter posts a job, a veteran applies, the recruiter replies and the veteran sees it', async ({ browser }) => {
  const accounts = hiringAccounts('posts');
  const title = 'Signal Fitter';
  const recruiter = await pageOf(browser, accounts.recruiter, '/recruiter/jobs');

  await recruiter.getByRole('link', { name: 'Post a job' }).first().click();
  await recruiter.getByLabel('Job title').fill(title);
  await recruiter.getByRole('button', { name: 'Publish' }).click();
  const summary = recruiter.getByRole('alert', { name: '6 things need your attention' });
  await expect(summary).toBeFocused();
  await summary.getByRole('link', { name: 'Choose a job type' }).click();
  await expect(recruiter.getByLabel('Job type')).toBeFocused();
  await recruiter.getByLabel('Job type').selectOption('Full time');
  await recruiter.getByLabel('Experience level').selectOption('Mid level');
  await recruiter.getByRole('textbox', { name: 'Description' }).click();
  await recruiter.keyboard.type('Look after the points and signals between Doncaster and York, by day and by night.');
  await recruiter.getByRole('textbox', { name: 'Responsibilities' }).fill('Find faults');
  await recruiter.keyboard.press('Enter');
  await recruiter.getByLabel('Workplace').selectOption('On site');
  await recruiter.getByRole('combobox', { name: 'Town or city' }).pressSequentially('Doncas');
  await recruiter.getByRole('option', { name: /^Doncaster/ }).click();
  await recruiter.getByRole('spinbutton', { name: /^From/ }).fill('31000');
  await recruiter.getByLabel('Closing date').fill(inDays(30));
  await recruiter.getByRole('button', { name: 'Add a question' }).click();
  await recruiter.getByLabel('Question', { exact: true }).fill('Do you hold a driving licence?');
  await recruiter.getByLabel('Required for this job').check();
  await expect(recruiter.getByText('You can apply only if you can answer Yes.')).toBeVisible();

  await recruiter.getByRole('button', { name: 'Preview' }).click();
  const preview = recruiter.getByRole('dialog', { name: title });
  await expect(preview.getByText('From £31,000 a year')).toBeVisible();
  await expect(preview.getByText('Look after the points and signals')).toBeVisible();
  await recruiter.keyboard.press('Escape');

  await recruiter.getByRole('button', { name: 'Publish' }).click();
  await expect(recruiter.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expectToast(recruiter, 'Job published');
  const jobId = Number(/jobs\/(\d+)$/.exec(recruiter.url())?.[1]);

  await apply(accounts.veteran, jobId);

  await recruiter.goto('/recruiter/jobs');
  const row = recruiter.getByRole('row', { name: title });
  await expect(row.getByText('1 new')).toBeVisible();
  await row.getByRole('link', { name: `1 applicant for ${title}` }).click();
  await recruiter.getByRole('list', { name: 'Applicants' }).getByRole('link', { name: 'Rhys Pritchard' }).click();
  const panel = recruiter.getByRole('region', { name: 'Rhys Pritchard' });
  await expect(panel.getByText('I kept the signals of the Royal Signals working')).toBeVisible();
  await expect(panel.getByText('Within 1 Month')).toBeVisible();

  const downloading = recruiter.waitForEvent('download');
  await panel.getByRole('button', { name: 'Download CV' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('Rhys-Pritchard-CV.pdf');
  expect(await readFile(await download.path(), 'utf8')).toBe(CV);

  // Chromium’s headless shell cannot show a PDF, so it downloads it, from the new tab or on behalf of the page that opened it.
  const opened = Promise.any([
    recruiter.waitForEvent('download'),
    recruiter.waitForEvent('popup').then((tab) => Promise.any([tab.waitForURL(/^blob:/), tab.waitForEvent('download')])),
  ]);
  await panel.getByRole('button', { name: 'Open CV' }).click();
  await opened;
  for (const tab of recruiter.context().pages()) if (tab !== recruiter) await tab.close();

  const sheet = panel.getByRole('img', { name: 'Page 1 of 1' });
  const darkPixels = () =>
    sheet.evaluate((canvas: HTMLCanvasElement) => {
      const { data = [] } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {};
      return Array.from(data).filter((value, index) => index % 4 === 0 && value < 100 && (data[index + 3] ?? 0) > 100).length;
    });
  await expect.poll(darkPixels).toBeGreaterThan(500);
  // The moves stay in sight while the CV is read.
  await sheet.evaluate((canvas) => canvas.scrollIntoView({ block: 'end' }));
  await expect(panel.getByRole('button', { name: 'Move' })).toBeInViewport({ ratio: 1 });
  await panel.getByRole('button', { name: 'SNCO: senior team leader' }).hover();
  await expect(recruiter.getByRole('tooltip')).toContainText('senior team leader');

  await panel.getByRole('tab', { name: 'Activity' }).click();

  // From here on by keyboard only.
  await panel.getByRole('button', { name: 'Move' }).focus();
  await recruiter.keyboard.press('Enter');
  await expect(recruiter.getByRole('menuitem', { name: 'In review' })).toBeFocused();
  await recruiter.keyboard.press('ArrowDown');
  await recruiter.keyboard.press('ArrowDown');
  await expect(recruiter.getByRole('menuitem', { name: 'Interview' })).toBeFocused();
  await recruiter.keyboard.press('Enter');
  await expect(panel.getByText('Interview', { exact: true })).toBeVisible();
  await expect(recruiter.getByRole('log', { name: 'Announcements' })).toContainText('Rhys Pritchard moved to Interview');
  await expect(panel.getByRole('button', { name: 'Move' })).toBeFocused();
  await expect(panel.getByText('New → Interview')).toBeVisible();

  const veteran = await pageOf(browser, accounts.veteran, '/veteran/jobs?jobType=applied');
  const card = veteran.getByRole('article', { name: title });
  await expect(card.getByText('Moving forward')).toBeVisible();
  await expect(card.getByText(/The employer wants to meet you/)).toBeVisible();

  await panel.getByRole('button', { name: 'Move' }).click();
  await recruiter.getByRole('menuitem', { name: 'Offer…' }).click();
  await recruiter.getByRole('button', { name: 'Move now, terms later' }).click();
  await expect(panel.getByRole('button', { name: 'Send terms' })).toBeVisible();
  await veteran.reload();
  await card.getByRole('button', { name: 'Accept offer' }).click();
  await veteran.getByRole('alertdialog').getByRole('button', { name: 'Accept offer' }).click();
  await expect(card.getByText(/^Congratulations, you have the job/)).toBeVisible();
  await recruiter.reload();
  await expect(panel.getByText('Offer → Hired')).toBeVisible();
});

test('a move is undone, a colleague’s move is shown, and the veteran sees why they were not selected', async ({ browser }) => {
  const accounts = hiringAccounts('moves');
  const title = 'Points Technician';
  const jobId = await postJob(accounts.recruiter, title);
  const application = await apply(accounts.veteran, jobId);

  const recruiter = await pageOf(browser, accounts.recruiter, `/recruiter/jobs/${jobId}/applications`);
  await recruiter.getByRole('link', { name: 'Rhys Pritchard' }).click();
  const panel = recruiter.getByRole('region', { name: 'Rhys Pritchard' });
  await expect(panel.getByText('Meets your requirement')).toBeVisible();
  await expect(panel.getByText('Doesn’t meet it', { exact: true })).toBeVisible();
  const move = async (stage: string) => {
    await panel.getByRole('button', { name: 'Move' }).click();
    await recruiter.getByRole('menuitem', { name: stage }).click();
  };

  await move('In review');
  await expect(recruiter.getByRole('tab', { name: 'In review (1)' })).toBeVisible();
  await recruiter.getByRole('button', { name: 'Undo' }).click();
  await expect(recruiter.getByRole('tab', { name: 'New (1)' })).toBeVisible();
  await expect(panel.getByText('New', { exact: true })).toBeVisible();

  await callAs(accounts.colleague, 'POST', `/api/recruiter/applications/${application}/stage`, { stage: 'interview' });
  // The open page follows without a reload.
  await expect(panel.getByText('Interview', { exact: true })).toBeVisible();

  await move('Not selected…');
  const dialog = recruiter.getByRole('dialog', { name: 'Mark Rhys Pritchard as not selected' });
  await dialog.getByRole('radio', { name: 'Needs more experience in this field' }).check();
  await expect(dialog.getByText('The employer wants more experience in this field.')).toBeVisible();
  await dialog.getByLabel('Note').fill('Two years are too few for nights.');
  await dialog.getByRole('button', { name: 'Not selected' }).click();
  await expect(panel.getByRole('button', { name: 'Move' })).toBeFocused();
  await panel.getByRole('tab', { name: 'Activity' }).click();
  await expect(panel.getByText('Two years are too few for nights.')).toBeVisible();

  const veteran = await pageOf(browser, accounts.veteran, '/veteran/jobs?jobType=applied');
  const card = veteran.getByRole('article', { name: title });
  await expect(card.getByText('The employer wants more experience in this field.')).toBeVisible();
  await expect(card.getByText('Two years are too few for nights.')).toBeHidden();
});

test('the board is worked by keyboard, and a colleague’s browser follows', async ({ browser }) => {
  const accounts = hiringAccounts('board');
  const jobId = await postJob(accounts.recruiter, 'Board Technician');
  await apply(accounts.veteran, jobId);
  const board = `/recruiter/jobs/${jobId}/applications?view=board`;
  const colleague = await pageOf(browser, accounts.colleague, board);
  await expect(colleague.getByRole('heading', { name: 'New (1)' })).toBeVisible();
  const recruiter = await pageOf(browser, accounts.recruiter, board);

  await recruiter.getByRole('button', { name: 'Drag Rhys Pritchard' }).focus();
  await recruiter.keyboard.press('Enter');
  await expect(recruiter.getByText('Rhys Pritchard is over New.')).toBeAttached();
  await recruiter.keyboard.press('ArrowRight');
  await expect(recruiter.getByText('Rhys Pritchard is over In review.')).toBeAttached();
  await recruiter.keyboard.press('Enter');
  await expect(recruiter.getByRole('heading', { name: 'In review (1)' })).toBeVisible();
  await expect(colleague.getByRole('heading', { name: 'In review (1)' })).toBeVisible();

  await colleague.getByRole('button', { name: 'Move Rhys Pritchard' }).click();
  await colleague.getByRole('menuitem', { name: 'Shortlisted' }).click();
  await expect(recruiter.getByRole('heading', { name: 'Shortlisted (1)' })).toBeVisible();
});

test('a card is dragged with the mouse, and a refused column leaves it where it was', async ({ browser }) => {
  const accounts = hiringAccounts('pointer');
  const jobId = await postJob(accounts.recruiter, 'Pointer Technician');
  await apply(accounts.veteran, jobId);
  const recruiter = await pageOf(browser, accounts.recruiter, `/recruiter/jobs/${jobId}/applications?view=board`);
  const drag = async (heading: RegExp) => {
    const grip = recruiter.getByRole('button', { name: 'Drag Rhys Pritchard' });
    // Waits until the card stops moving.
    await grip.hover();
    const handle = await grip.boundingBox();
    const column = await recruiter.getByRole('heading', { name: heading }).boundingBox();
    if (!handle || !column) throw new Error('The board is not shown');
    await recruiter.mouse.down();
    await recruiter.mouse.move(handle.x + 30, handle.y + 30, { steps: 4 });
    await recruiter.mouse.move(column.x + column.width / 2, column.y + 40, { steps: 12 });
  };

  await expect(recruiter.getByRole('heading', { name: 'New (1)' })).toBeVisible();
  await drag(/^Shortlisted/);
  await expect(recruiter.getByText('Rhys Pritchard is over Shortlisted.')).toBeAttached();
  await recruiter.mouse.up();
  await expect(recruiter.getByRole('heading', { name: 'Shortlisted (1)' })).toBeVisible();
  await expect(recruiter.getByRole('heading', { name: 'New (0)' })).toBeVisible();

  await recruiter.setViewportSize({ width: 2200, height: 900 });
  await drag(/^Ended/);
  await expect(recruiter.getByText('Rhys Pritchard is over Ended.')).toBeAttached();
  await recruiter.mouse.up();
  await expect(recruiter.getByText('Rhys Pritchard can’t move from Shortlisted to Ended.')).toBeVisible();
  await expect(recruiter.getByRole('heading', { name: 'Shortlisted (1)' })).toBeVisible();
});

test('cards are chosen by keyboard, moved together, taken back and tagged', async ({ browser }) => {
  const accounts = hiringAccounts('bulk');
  const jobId = await postJob(accounts.recruiter, 'Chosen Technician');
  for (const journey of ['bulk', 'touch', 'resize'] as const) await apply(hiringAccounts(journey).veteran, jobId);
  const recruiter = await pageOf(browser, accounts.recruiter, `/recruiter/jobs/${jobId}/applications?view=board`);
  await expect(recruiter.getByRole('heading', { name: 'New (3)' })).toBeVisible();

  const boxes = recruiter.getByRole('checkbox', { name: 'Select Rhys Pritchard' });
  const bar = recruiter.getByRole('group', { name: 'Selected applicants' });
  await boxes.first().focus();
  await recruiter.keyboard.press('Space');
  await expect(bar.getByText('1 selected')).toBeVisible();
  await recruiter.keyboard.press('Shift+ArrowDown');
  await expect(boxes.nth(1)).toBeFocused();
  await recruiter.keyboard.press('Shift+ArrowDown');
  await expect(bar.getByText('3 selected')).toBeVisible();
  await recruiter.keyboard.press('Space');
  await expect(bar.getByText('2 selected')).toBeVisible();
  await bar.getByRole('button', { name: 'Move to', exact: true }).press('Enter');
  await recruiter.getByRole('menuitem', { name: 'Shortlisted' }).press('Enter');
  const question = recruiter.getByRole('alertdialog', { name: 'Move 2 applicants to Shortlisted?' });
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Move 2 applicants' }).press('Enter');
  await expect(recruiter.getByRole('heading', { name: 'Shortlisted (2)' })).toBeVisible();
  await expect(recruiter.getByRole('region', { name: 'Board' })).toBeFocused();
  await recruiter.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(recruiter.getByRole('heading', { name: 'New (3)' })).toBeVisible();

  await recruiter.getByRole('checkbox', { name: 'Select all in New' }).click();
  await expect(bar.getByText('3 selected')).toBeVisible();
  await bar.getByRole('button', { name: 'Tag…' }).click();
  const tag = recruiter.getByRole('dialog', { name: 'Tag 3 applicants' });
  await tag.getByLabel('Tag', { exact: true }).fill('Second round');
  await tag.getByRole('button', { name: 'Add tag' }).click();
  await expect(recruiter.getByRole('listitem').filter({ hasText: 'Second round' })).toHaveCount(3);
});

test('a card is dragged with a finger after a long press', async ({ browser }) => {
  const accounts = hiringAccounts('touch');
  const context = await browser.newContext({ viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true });
  const tablet = await context.newPage();
  const jobId = await postJob(accounts.recruiter, 'Touch Technician');
  await apply(accounts.veteran, jobId);
  await signIn(tablet, accounts.recruiter, `/recruiter/jobs/${jobId}/applications?view=board`);
  await expect(tablet.getByRole('heading', { name: 'New (1)' })).toBeVisible();
  const card = tablet.getByRole('region', { name: 'Board' }).getByRole('listitem');
  // Waits until the card stops moving.
  await card.hover();
  const from = await card.boundingBox();
  const to = await tablet.getByRole('heading', { name: /^In review/ }).boundingBox();
  if (!from || !to) throw new Error('The board is not shown');

  const devtools = await context.newCDPSession(tablet);
  const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
  const start = { x: from.x + from.width / 2, y: from.y + from.height - 10 };
  await finger('touchStart', start);
  await expect(tablet.getByText('Rhys Pritchard is over New.')).toBeAttached();
  for (let step = 1; step <= 8; step++)
    await finger('touchMove', { x: start.x + ((to.x + to.width / 2 - start.x) * step) / 8, y: start.y });
  await expect(tablet.getByText('Rhys Pritchard is over In review.')).toBeAttached();
  await finger('touchEnd');
  await expect(tablet.getByRole('heading', { name: 'In review (1)' })).toBeVisible();
  // A short touch opens the applicant.
  await tablet.getByRole('region', { name: 'Board' }).getByRole('link', { name: 'Rhys Pritchard' }).tap();
  await expect(tablet.getByRole('region', { name: 'Rhys Pritchard' })).toBeVisible();
});

test('a window that becomes narrow keeps the open dialog and what was typed', async ({ browser }) => {
  const accounts = hiringAccounts('resize');
  const jobId = await postJob(accounts.recruiter, 'Resized Technician');
  await apply(accounts.veteran, jobId);
  const recruiter = await pageOf(browser, accounts.recruiter, `/recruiter/jobs/${jobId}/applications`);
  await recruiter.getByRole('link', { name: 'Rhys Pritchard' }).click();
  const panel = recruiter.getByRole('region', { name: 'Rhys Pritchard' });
  await panel.getByRole('button', { name: 'Move', exact: true }).click();
  await recruiter.getByRole('menuitem', { name: 'Not selected…' }).click();
  const dialog = recruiter.getByRole('dialog', { name: 'Mark Rhys Pritchard as not selected' });
  await dialog.getByLabel('Note').fill('Two years are too few for nights.');
  await recruiter.setViewportSize({ width: 390, height: 844 });
  await expect(recruiter.getByText('All applicants')).toBeVisible();
  await expect(dialog.getByLabel('Note')).toHaveValue('Two years are too few for nights.');
  await recruiter.setViewportSize({ width: 1440, height: 900 });
  await expect(recruiter.getByText('All applicants')).toBeHidden();
  await expect(dialog.getByLabel('Note')).toHaveValue('Two years are too few for nights.');
});
