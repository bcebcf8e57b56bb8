import { cvPdf } from '#db/seed/demonstration/cv-pdf.ts';
import { buildZip } from '#features/resumes/server/testing.ts';
import { NEW_PASSWORD } from '../support/passwords.ts';
import { enterAsNewcomer, logOut, signIn, signInByHand } from '../support/people.ts';
import { expect, expectToast, type Page, test } from '../support/test.ts';

const CV = {
  name: 'Megan Lloyd CV.pdf',
  mimeType: 'application/pdf',
  buffer: cvPdf({
    name: 'Megan Lloyd',
    headline: 'Vehicle mechanic and workshop sergeant',
    contact: ['Leeds', 'megan.lloyd@example.test', '07700 900123'],
    paper: 'a4',
    sections: [
      {
        title: 'Military experience',
        lines: ['British Army, Sergeant, Vehicle Mechanic', 'September 2010 - March 2022', '- Ran a workshop of eleven.'],
      },
      {
        title: 'Work experience',
        lines: ['Northgate Rail, Fleet Technician', 'April 2022 - Present', '- Kept forty units on the road.'],
      },
      { title: 'Education', lines: ['Leeds City College', 'Level 3 Diploma, 2012'] },
      { title: 'Skills', lines: ['Hydraulics, Diagnostics, Stock control'] },
    ],
  }),
};

/** The sections of a CV before the summary. */
const SECTIONS = ['Personal Details', 'Military Exp.', 'Civilian Exp.', 'Education', 'Skills', 'Misc'];

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const save = (page: Page) => page.getByRole('button', { name: 'Save and continue' });
const skip = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Skip', exact: true });
const cvInput = (page: Page) => page.locator('input[type=file]');
const address = (page: Page) => page.url().replace(/^https?:\/\/[^/]+/, '');

async function begin(page: Page, name: string): Promise<string> {
  const email = `${name}@onboarding.test`;
  await enterAsNewcomer(page, { email, role: 'veteran' }, '/veteran/onboarding');
  await expect(heading(page)).toHaveText('Personal Details');
  return email;
}

async function fillPersonal(page: Page): Promise<void> {
  await page.getByLabel('Date of birth').fill('1985-06-01');
  await page.getByRole('textbox', { name: 'Phone number' }).fill('07911 123456');
  await page.getByRole('radio', { name: 'Still serving' }).check();
}

/** Opens the period of service, if it is closed. */
async function openPeriod(page: Page): Promise<void> {
  const period = page.getByRole('button', { name: /Sergeant/ }).first();
  await expect(async () => {
    if ((await period.getAttribute('aria-expanded')) === 'false') await period.click();
    await expect(period).toHaveAttribute('aria-expanded', 'true', { timeout: 5000 });
  }).toPass({ timeout: 120_000 });
}

async function uploadCv(page: Page): Promise<void> {
  await cvInput(page).setInputFiles(CV);
  await expect(page).toHaveURL(/step=2&cvStep=0&resume_id=\d+$/);
  await expect(heading(page)).toHaveText('Personal Details');
}

test('a veteran completes the profile from the first sign-in', async ({ page }) => {
  // Some twenty pages, one after the other.
  test.slow();
  await begin(page, 'whole-way');
  await expect(page.getByText('0% complete')).toBeVisible();

  // 1: missing fields are listed with links.
  await save(page).click();
  const summary = page.getByRole('alert').filter({ hasText: '3 things need your attention' });
  await expect(summary).toBeVisible();
  await summary.getByRole('link', { name: 'Enter your date of birth.' }).click();
  await expect(page.getByLabel('Date of birth')).toBeFocused();
  await fillPersonal(page);
  await page.getByRole('textbox', { name: 'Phone number' }).fill('12');
  await save(page).click();
  await expect(page.getByText('This isn’t a valid phone number for that country.').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Phone number' }).fill('07911 123456');
  await save(page).click();

  // 2: files that can't be parsed, then one that can.
  await expect(page).toHaveURL(/\?step=2$/);
  await expect(heading(page)).toHaveText('Upload your CV');
  await expect(heading(page)).toBeFocused();
  await expect(page.getByText('20% complete')).toBeVisible();
  await cvInput(page).setInputFiles({
    name: 'cv.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00, 0x00, 0x00, 0x0d]),
  });
  await expect(page.getByText('We can’t read a CV from this file.')).toBeVisible();
  await cvInput(page).setInputFiles({ name: 'big.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(11 * 1024 * 1024) });
  await expect(page.getByText('The largest size is')).toBeVisible();
  // Skip is hidden during the upload.
  let release = () => {};
  const held = new Promise<void>((go) => {
    release = go;
  });
  await page.route('**/api/onboarding/upload-cv', async (route) => {
    await held;
    await route.continue();
  });
  await expect(skip(page)).toBeVisible();
  await cvInput(page).setInputFiles(CV);
  await expect(skip(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible();
  release();
  await expect(page).toHaveURL(/step=2&cvStep=0&resume_id=\d+$/);
  await expect(skip(page)).toBeVisible();
  await expect(page.getByLabel('Full name')).toHaveValue('Megan Lloyd');
  await expect(page.getByRole('img', { name: 'Page 1 of 1' })).toBeVisible();
  await save(page).click();

  await expect(heading(page)).toHaveText('Military Exp.');
  await expect(heading(page)).toBeFocused();
  await openPeriod(page);
  await expect(page.getByRole('combobox', { name: 'Service' })).toHaveValue('British Army');
  await expect(page.getByRole('combobox', { name: 'Rank' })).toHaveValue('Sergeant');
  await page.getByLabel(/^Unit/).fill('3 Close Support Battalion');
  await expect(page.getByText('Not saved yet')).toBeVisible();
  await save(page).click();
  await expect(heading(page)).toHaveText('Civilian Exp.');

  // Entries are added, moved, removed and restored.
  await page.getByRole('button', { name: 'Add a job' }).click();
  await page.getByLabel('Job title').last().fill('Driver');
  await page.getByRole('button', { name: 'Move Driver up' }).click();
  await expect(page.getByRole('button', { name: 'Move Driver up' })).toBeDisabled();
  await page.getByRole('button', { name: 'Remove Driver' }).click();
  await expect(page.getByRole('button', { name: 'Remove Driver' })).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Remove Driver' })).toBeVisible();
  await save(page).click();
  for (const name of ['Education', 'Skills', 'Misc']) {
    await expect(heading(page)).toHaveText(name);
    await save(page).click();
  }
  await expect(heading(page)).toHaveText('Summary');
  await page.getByRole('textbox', { name: /^Summary/ }).fill('Twelve years of keeping vehicles on the road.');
  await page.getByRole('button', { name: 'Save and finish' }).click();

  // 3
  await expect(page).toHaveURL(/\?step=3$/);
  await expect(heading(page)).toHaveText('Career Direction');
  await expect(page.getByText('40% complete')).toBeVisible();
  const goOn = page.getByRole('main').getByRole('button', { name: 'Continue', exact: true });
  const part = (name: string) => page.getByRole('heading', { level: 2, name, exact: true });
  await page.getByRole('radio', { name: 'Something similar' }).check();
  await goOn.click();
  await expect(part('Roles')).toBeFocused();
  await page.getByRole('combobox', { name: /^Roles/ }).fill('Workshop manager');
  await page.getByRole('combobox', { name: /^Roles/ }).press('Enter');
  await goOn.click();
  await expect(part('Places')).toBeFocused();
  await page.getByRole('combobox', { name: /^Places/ }).fill('Leeds');
  await page
    .getByRole('option', { name: /^Leeds/ })
    .first()
    .click();
  await goOn.click();
  await expect(part('Job type and pay')).toBeFocused();
  await page.getByLabel(/^Minimum pay/).fill('34');
  await goOn.click();
  await expect(page.getByText('That is low for a year.').first()).toBeVisible();
  await page.getByLabel(/^Minimum pay/).fill('34000');
  await goOn.click();
  await expect(part('Dates')).toBeFocused();
  await save(page).click();

  // 4: Skip is disabled here, and the logo opens the dashboard without asking.
  await expect(heading(page)).toHaveText('Action Plan');
  await expect(skip(page)).toBeDisabled();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Muster' })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Finding work' }).check();
  await page.getByRole('checkbox', { name: 'Money' }).check();
  await page
    .getByRole('group', { name: /CV that you would send/ })
    .getByRole('radio', { name: 'Yes' })
    .check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'One thing needs your attention' })).toBeVisible();
  await page
    .getByRole('group', { name: /resettlement adviser/ })
    .getByRole('radio', { name: 'No', exact: true })
    .check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { level: 2, name: /^Finding work/ })).toBeFocused();
  await page.getByRole('radio', { name: 'Interview practice' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('checkbox', { name: 'Debts' }).check();
  await page.getByRole('button', { name: 'Create my action plan' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Your next steps' })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Talk to a resettlement adviser' }).check();
  await expect(page.getByText(/^1 of \d+ done$/)).toBeVisible();
  await page.getByRole('link', { name: 'Continue' }).click();

  // 5
  await expect(heading(page)).toHaveText('Support & Services');
  await expect(page.getByText('You asked for help with').first()).toBeVisible();
  await page
    .getByRole('checkbox', { name: /^Save / })
    .first()
    .check();
  await page.getByRole('button', { name: 'Save 1 service and finish' }).click();
  await expect(page).toHaveURL(/\/veteran\/briefing$/);
  await expectToast(page, 'Your profile is complete');
  await expect(heading(page)).toHaveText('Sergeant, your briefing');
  await expect(page.getByText(/about the level of a first-line manager/i)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your next actions' })).toBeVisible();
  const user = await page.evaluate(async () => {
    const reply = await fetch('/api/user-profile', {
      headers: { authorization: `Bearer ${localStorage.getItem('accessToken')}` },
    });
    return (await reply.json()).data;
  });
  expect(user).toMatchObject({ onboarding_steps: 5, onboarding_percentage: 100, is_onboarding_completed: true });

  // From the briefing to the military terms of the CV, by keyboard.
  await page.getByRole('link', { name: /^Review/ }).click();
  const review = page.getByRole('dialog', { name: 'Review military terms' });
  await expect(review.getByRole('button', { name: 'Accept', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowLeft');
  await expect(review.getByText(/^1 of \d+$/)).toBeVisible();
  await review
    .getByRole('button', { name: /^Accept/ })
    .first()
    .click();
  await review.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('status').getByText(/terms? changed/)).toBeVisible();
  await expect(page).toHaveURL(/\/veteran\/resume\/edit\/\d+$/);

  // Complete: the CV link no longer asks.
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'CV' }).click();
  await expect(page).toHaveURL(/\/veteran\/resume/);
});

test('skipping asks first, and the CV link returns to onboarding', async ({ page }) => {
  await begin(page, 'skips');
  await page.getByRole('button', { name: 'Muster: skip for now' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Want smarter job matches?' });
  await expect(dialog).toContainText('Uploading your CV helps us recommend roles just for you...');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();

  // An error of the call has no effect.
  await page.route('**/api/onboarding/skip*', (route) => route.fulfill({ status: 409, json: { status: false, message: 'No.' } }));
  await skip(page).click();
  await dialog.getByRole('button', { name: 'Skip' }).click();
  await expect(dialog.getByRole('button', { name: 'Skip' })).toBeEnabled();
  expect(address(page)).toBe('/veteran/onboarding');
  await page.unroute('**/api/onboarding/skip*');

  await dialog.getByRole('button', { name: 'Skip' }).click();
  await expect(page).toHaveURL(/\/veteran$/);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'CV' }).click();
  const incomplete = page.getByRole('alertdialog', { name: 'Your Profile is incomplete' });
  await expect(incomplete).toContainText("Please complete your profile to access 'Employment' and 'Education' transition plans.");
  await incomplete.getByRole('button', { name: "I'll do it later" }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'CV' }).click();
  await incomplete.getByRole('button', { name: 'Complete Profile' }).click();
  await expect(page).toHaveURL(/\/veteran\/onboarding\?step=1&cvStep=0$/);
  await expect(heading(page)).toHaveText('Personal Details');
});

test('a returning veteran continues where they stopped', async ({ browser }) => {
  let page = await (await browser.newContext()).newPage();
  const email = await begin(page, 'next-day');
  await fillPersonal(page);
  await save(page).click();
  await uploadCv(page);
  await save(page).click();
  await expect(heading(page)).toHaveText('Military Exp.');
  await expect(page.getByText('20% complete')).toBeVisible();

  await page.close();
  page = await (await browser.newContext()).newPage();
  await signIn(page, email, '/veteran/onboarding');
  await expect(page).toHaveURL(/\/veteran\/onboarding\?step=2&cvStep=1&resume_id=\d+$/);
  await expect(heading(page)).toHaveText('Military Exp.');

  // A wrong file can be replaced at any section.
  await page.getByRole('link', { name: 'Use another one' }).click();
  await expect(page).toHaveURL(/step=2&resume_id=\d+$/);
  await expect(page.getByText('Read from Megan Lloyd CV.pdf')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Use another file' })).toBeVisible();
  await page.getByRole('link', { name: 'Continue checking' }).click();
  await expect(heading(page)).toHaveText('Military Exp.');

  // Going back shows everything unchanged.
  await page
    .getByRole('navigation', { name: 'Steps' })
    .getByRole('link', { name: /Personal Details/ })
    .click();
  await expect(page.getByLabel('Date of birth')).toHaveValue('01/06/1985');
  await expect(page.getByRole('textbox', { name: 'Phone number' })).toHaveValue('07911 123456');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
});

test('a CV open in two tabs is not overwritten silently', async ({ page, context }) => {
  await begin(page, 'two-tabs');
  await page.goto('/veteran/onboarding?step=2');
  await uploadCv(page);
  const other = await context.newPage();
  await other.goto(address(page));
  await expect(other.getByLabel('Full name')).toHaveValue('Megan Lloyd');

  await page.getByLabel(/^Headline/).fill('From the first tab');
  await other.getByLabel(/^Headline/).fill('From the second tab');
  await save(page).click();
  await expect(heading(page)).toHaveText('Military Exp.');
  await save(other).click();
  await expect(other.getByText('Nothing was overwritten.')).toBeVisible();
  await expect(other.getByRole('button', { name: 'Save my version instead' })).toBeHidden();
  await other.getByRole('button', { name: 'Show the saved version' }).click();
  await expect(other.getByLabel(/^Headline/)).toHaveValue('From the first tab');
  await other.getByRole('button', { name: 'Show my version' }).click();
  await expect(other.getByLabel(/^Headline/)).toHaveValue('From the second tab');
  await other.getByRole('button', { name: 'Save my version instead' }).click();
  await expect(heading(other)).toHaveText('Military Exp.');
});

test('a veteran without a CV writes it in the same seven sections', async ({ page }) => {
  await begin(page, 'no-cv');
  await page.goto('/veteran/onboarding?step=2');
  await page.getByRole('button', { name: 'Start without a CV' }).click();
  await expect(page.getByLabel('Full name')).toHaveValue('Megan Lloyd');
  for (const section of SECTIONS) {
    await expect(heading(page)).toHaveText(section);
    await save(page).click();
  }
  await expect(heading(page)).toHaveText('Summary');
  await page.getByRole('button', { name: 'Save and finish' }).click();
  await expect(heading(page)).toHaveText('Career Direction');
  await expect(page.getByText('20% complete')).toBeVisible();
});

const LINKEDIN = {
  name: 'Basic_LinkedInDataExport.zip',
  mimeType: 'application/zip',
  buffer: buildZip({
    'Profile.csv': Buffer.from(
      'First Name,Last Name,Headline,Geo Location\nMegan,Lloyd,"Vehicle mechanic, workshop sergeant","Leeds, England"\n',
    ),
    'Positions.csv': Buffer.from(
      [
        'Company Name,Title,Description,Location,Started On,Finished On',
        'Northgate Rail,Fleet Technician,"Kept forty units on the road,',
        'day and night.","Leeds, England",Apr 2022,',
        'British Army,"Sergeant, Vehicle Mechanic",Ran a workshop of eleven.,Tidworth,Sep 2010,Mar 2022',
        '',
      ].join('\n'),
    ),
    'Skills.csv': Buffer.from('Name\nHydraulics\nDiagnostics\n'),
    'messages.csv': Buffer.from('FROM,CONTENT\nSomebody,Private words\n'),
  }),
};

test("LinkedIn's export is walked through like a CV, to the service record", async ({ page }) => {
  await begin(page, 'from-linkedin');
  await page.goto('/veteran/onboarding?step=2');
  await expect(page.getByText('LinkedIn emails you a ZIP')).toBeVisible();
  await cvInput(page).setInputFiles({
    name: 'photos.zip',
    mimeType: 'application/zip',
    buffer: buildZip({ 'one.jpg': Buffer.from('x') }),
  });
  await expect(page.getByText('This ZIP is not an export of a LinkedIn profile.')).toBeVisible();
  await cvInput(page).setInputFiles(LINKEDIN);
  await expect(page).toHaveURL(/step=2&cvStep=0&resume_id=\d+$/);
  await expect(page.getByLabel('Full name')).toHaveValue('Megan Lloyd');
  const original = page.getByRole('region', { name: 'Pages of Basic_LinkedInDataExport.zip' });
  await expect(original).toContainText('Title: Fleet Technician');
  await expect(original).toContainText('We didn’t read or store anything else from the ZIP.');
  await expect(original).not.toContainText('Private words');
  await save(page).click();

  await expect(heading(page)).toHaveText('Military Exp.');
  await openPeriod(page);
  await expect(page.getByRole('combobox', { name: 'Service' })).toHaveValue('British Army');
  await expect(page.getByRole('combobox', { name: 'Rank' })).toHaveValue('Sergeant');
  await save(page).click();
  await expect(heading(page)).toHaveText('Civilian Exp.');
  await expect(page.getByRole('button', { name: /Fleet Technician/ }).first()).toBeVisible();
  for (const section of SECTIONS.slice(2)) {
    await expect(heading(page)).toHaveText(section);
    await save(page).click();
  }
  await expect(heading(page)).toHaveText('Summary');
  await page.getByRole('button', { name: 'Save and finish' }).click();
  await expect(heading(page)).toHaveText('Career Direction');
  const { service } = await page.evaluate(async () => {
    const reply = await fetch('/api/onboarding', {
      headers: { authorization: `Bearer ${localStorage.getItem('accessToken')}` },
    });
    return (await reply.json()).data;
  });
  expect(service).toMatchObject([{ service: 'British Army', rank: 'Sergeant', nato_code: 'OR-6', ended: '2022-03' }]);
});

test('unsaved input is restored until it is discarded, saved or the person signs out', async ({ page, context }) => {
  const email = await begin(page, 'unsaved');
  await fillPersonal(page);
  await page.close();
  const again = await context.newPage();
  await again.goto('/veteran/onboarding?step=1');
  await expect(again.getByText('We restored your unsaved changes')).toBeVisible();
  await expect(again.getByRole('textbox', { name: 'Phone number' })).toHaveValue('07911 123456');
  await expect(again.getByRole('radio', { name: 'Still serving' })).toBeChecked();
  await expect(again.getByText('Not saved yet')).toBeVisible();
  await again.getByRole('button', { name: 'Discard' }).click();
  await expect(again.getByRole('textbox', { name: 'Phone number' })).toHaveValue('');
  await expect(again.getByText('We restored your unsaved changes')).toBeHidden();

  // An expired session loses nothing.
  await fillPersonal(again);
  await again.route('**/api/onboarding/personal-details', (route) =>
    route.fulfill({ status: 401, json: { status: false, message: 'Your session has ended.' } }),
  );
  await save(again).click();
  await expect(again).toHaveURL(/\/auth\/login/);
  await again.unroute('**/api/onboarding/personal-details');
  await signInByHand(again, email, NEW_PASSWORD);
  await expect(again).toHaveURL(/\/veteran\/onboarding/);
  await expect(again.getByRole('textbox', { name: 'Phone number' })).toHaveValue('07911 123456');
  await save(again).click();
  await expect(heading(again)).toHaveText('Upload your CV');
  await expect.poll(() => unsavedIn(again)).toEqual([]);

  // The section pages store unsaved input too.
  await uploadCv(again);
  await again.getByLabel(/^Headline/).fill('Typed and left');
  await again.close();
  const third = await context.newPage();
  await third.goto('/veteran/onboarding?step=2&cvStep=0');
  await expect(third.getByLabel(/^Headline/)).toHaveValue('Typed and left');
  await expect(third.getByText('We restored your unsaved changes')).toBeVisible();
  expect(await unsavedIn(third)).toHaveLength(1);

  // The next person at this machine sees none of it.
  await logOut(third);
  await expect.poll(() => unsavedIn(third)).toEqual([]);
});

/** The forms with unsaved input. Where a person wanted to go is stored beside them. */
const unsavedIn = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('unsaved-') && !key.endsWith('-intent')));
