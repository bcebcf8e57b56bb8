import { signIn, signInByHand } from '../support/people.ts';
import { expect, type Locator, type Page, test } from '../support/test.ts';

/** Has no applications yet. The tests below depend on each other's order. */
const VETERAN = 'midway.veteran@muster.test';

const CV = {
  name: 'Callum Fraser CV.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj <</Type /Catalog>> endobj\ntrailer <</Root 1 0 R>>\nstartxref\n0\n%%EOF\n'),
};
const PHONE = { width: 390, height: 844 };

const details = (page: Page) => page.getByRole('region', { name: 'Job details' });
const keywords = (page: Page) => page.getByRole('combobox', { name: 'Keywords' });
const jobs = (page: Page) => page.getByRole('list', { name: 'Jobs' });
const search = (page: Page) => new URL(page.url()).search;
/** The number of jobs in the next answer to a search for `words`. Until it is there the list shows the results of the search before. */
const answerTo = async (page: Page, words: string): Promise<number> => {
  const answer = await page.waitForResponse((response) => {
    const { pathname, searchParams } = new URL(response.url());
    return pathname === '/api/jobs' && searchParams.get('search') === words;
  });
  return (await answer.json()).meta.total;
};
const path = (page: Page) => new URL(page.url()).pathname;

test('words become filters with a way back, and a word of descriptions only is offered with its jobs', async ({ page }) => {
  await page.goto('/jobs');
  await keywords(page).fill('part time cleaner Leeds');
  await keywords(page).press('Enter');
  await expect(page).toHaveURL(/[?]search=cleaner&job_type=part_time&near=Leeds&/);
  await page.reload();
  await page.getByRole('button', { name: 'Search for the exact words instead' }).click();
  await expect(page).toHaveURL(/[?]search=part[+]time[+]cleaner[+]Leeds$/);

  await page.goto('/jobs?search=pension');
  const offer = page.getByRole('link', { name: /^[0-9]+ jobs mention “pension” in their description$/ });
  const count = Number.parseInt((await offer.textContent()) ?? '', 10);
  await offer.click();
  await expect(page.getByRole('heading', { level: 2, name: `${count} jobs` })).toBeVisible();
  await expect(jobs(page).getByText('Mentioned in the description')).toHaveCount(Math.min(count, 20));
});

test.describe('finding, applying and following', () => {
  test.describe.configure({ mode: 'serial' });

  test('a veteran searches by keywords and filters, applies with a CV and sees the application', async ({ page }) => {
    await signIn(page, VETERAN, '/veteran/jobs?jobType=jobs');
    const technicians = answerTo(page, 'technician');
    await keywords(page).fill('technician');
    await keywords(page).press('Escape');
    await expect(page).toHaveURL(/\?jobType=jobs&search=technician$/);
    const found = page.getByRole('heading', { level: 2, name: /^\d+ jobs$/ });
    await expect(found).toHaveText(`${await technicians} jobs`);
    const before = await found.textContent();
    await expect(page.getByRole('log')).toHaveText(`${before} found`);

    await page.getByRole('checkbox', { name: /^Guaranteed interview/ }).check();
    await page.getByRole('checkbox', { name: /^On site/ }).check();
    await expect(page).toHaveURL(/search=technician&type=on_site&guaranteed_interview=true$/);
    await expect(found).not.toHaveText(before ?? '');
    await page.getByRole('button', { name: 'Remove filter: On site' }).click();
    await expect(page).toHaveURL(/search=technician&guaranteed_interview=true$/);

    const avionics = answerTo(page, 'avionics');
    await keywords(page).fill('avionics');
    await expect(page).toHaveURL(/search=avionics/);
    await expect(page.getByRole('heading', { level: 2, name: /^\d+ jobs?$/ })).toHaveText(
      new RegExp(`^${await avionics} jobs?$`),
    );
    await jobs(page).getByRole('link', { name: 'Avionics Technician' }).first().click();
    await expect(details(page).getByRole('heading', { level: 2, name: 'Avionics Technician' })).toBeFocused();
    await expect(details(page).getByText('You can apply only with 2 or more.')).toBeVisible();
    await details(page).getByRole('link', { name: 'Apply', exact: true }).click();

    await expect(page.getByRole('heading', { level: 1, name: 'Apply for Avionics Technician' })).toBeVisible();
    await page.getByRole('button', { name: 'Check your application' }).click();
    await expect(page.getByRole('heading', { name: '3 things need your attention' })).toBeVisible();
    await page.getByLabel('CV', { exact: true }).setInputFiles({ ...CV, buffer: Buffer.from('not a PDF') });
    await expect(page.getByText('This is not a PDF or DOCX.').last()).toBeVisible();
    await page.getByLabel('CV', { exact: true }).setInputFiles(CV);
    await expect(page.getByRole('button', { name: `Remove ${CV.name}` })).toBeVisible();
    await page.getByLabel('Yes').check();
    await page.getByLabel(/^How many years/).fill('6');
    await page.getByLabel(/^Your letter/).fill('I have kept mission systems flying for six years.');
    await page.getByLabel(/^Notice period/).selectOption('Within 2 Months');
    await page.getByRole('button', { name: 'Check your application' }).click();

    await expect(page.getByRole('heading', { name: 'Check your application' })).toBeVisible();
    await expect(page.getByText(`${CV.name} (85 bytes)`)).toBeVisible();
    // Pressed twice, sent once.
    await page.getByRole('button', { name: 'Apply', exact: true }).dblclick();
    await expect(page.getByRole('heading', { name: 'Application sent' })).toBeFocused();
    await page.getByRole('link', { name: 'Your applications' }).click();

    const application = page.getByRole('article', { name: 'Avionics Technician' });
    await expect(page.getByRole('heading', { name: '1 application' })).toBeVisible();
    await expect(application.getByText(/expect an answer by/)).toBeVisible();
    await application.getByRole('button', { name: 'History and what you sent' }).click();
    await expect(application.getByText('I have kept mission systems flying for six years.')).toBeVisible();
    const download = page.waitForEvent('download');
    await application.getByRole('button', { name: /^Callum-Fraser-CV\.pdf/ }).click();
    expect((await download).suggestedFilename()).toBe('Callum-Fraser-CV.pdf');

    await page.goto('/veteran/jobs?jobType=jobs&search=avionics');
    await expect(jobs(page).getByRole('listitem').filter({ hasText: 'Avionics Technician' }).first()).toContainText('Applied');
  });

  test('a visitor signs in and returns to apply with their last CV', async ({ page }) => {
    await page.goto('/jobs?search=healthcare+assistant');
    await details(page).getByRole('link', { name: 'Apply', exact: true }).click();
    await page
      .getByRole('dialog', { name: /^Sign in to apply for / })
      .getByRole('link', { name: 'Sign in' })
      .click();
    await signInByHand(page, VETERAN);
    await expect(page.getByRole('heading', { level: 1, name: /^Apply for / })).toBeVisible();
    expect(path(page)).toMatch(/^\/jobs\/\d+\/apply$/);

    await expect(page.getByLabel(/^Send the CV from your last application Callum-Fraser-CV\.pdf/)).toBeChecked();
    await expect(page.getByLabel(/^Your letter/)).toHaveValue('I have kept mission systems flying for six years.');
    await page.getByLabel(/^Your letter/).fill('I would like to work with people again.');
    await page.reload();
    await expect(page.getByLabel(/^Your letter/)).toHaveValue('I would like to work with people again.');
    const answers = page.getByRole('radiogroup').filter({ has: page.getByLabel('Yes') });
    for (const answer of await answers.all()) await answer.getByLabel('Yes').check();
    await page.getByRole('button', { name: 'Check your application' }).click();
    await page.getByRole('button', { name: 'Apply', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Application sent' })).toBeVisible();

    await page.reload();
    await expect(page.getByText(/You have already applied for this job/)).toBeVisible();
    await expect(page.getByRole('article')).toContainText(/expect an answer by/);
  });

  test('by keyboard only', async ({ page }) => {
    await signIn(page, VETERAN, '/veteran/jobs?jobType=jobs');
    await expect(jobs(page)).toBeVisible();
    await tabTo(page, keywords(page));
    await page.keyboard.type('night porter');
    await expect(page).toHaveURL(/search=night\+porter$/);
    const first = jobs(page).getByRole('link').first();
    await expect(first).toHaveText(/porter/i);
    await tabTo(page, first);
    await page.keyboard.press('Enter');
    await expect(details(page).getByRole('heading', { level: 2 })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('button', { name: 'Back to the list' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(first).toBeFocused();
    await page.keyboard.press('Enter');

    await tabTo(page, details(page).getByRole('button', { name: /^Save / }));
    await page.keyboard.press('Space');
    await expect(details(page).getByRole('button', { name: /^Saved / })).toHaveAttribute('aria-pressed', 'true');
    await tabTo(page, details(page).getByRole('link', { name: 'Apply', exact: true }), 'Shift+Tab');
    await page.keyboard.press('Enter');

    await expect(page.getByRole('heading', { level: 1, name: /^Apply for / })).toBeFocused();
    await tabTo(page, page.getByLabel(/^Your letter/));
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('I have kept watch through many nights.');
    await tabTo(page, page.getByRole('button', { name: 'Check your application' }));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('button', { name: 'Apply', exact: true }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Application sent' })).toBeFocused();
    await tabTo(page, page.getByRole('link', { name: 'Your applications' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: '3 applications' })).toBeVisible();

    await page.goto('/veteran/jobs?jobType=saved');
    await expect(page.getByRole('heading', { level: 2, name: '1 job' })).toBeVisible();
  });

  test('an imported job', async ({ page }) => {
    await signIn(page, VETERAN, '/veteran/jobs?jobType=jobs&search=%22hospitals+partnership%22');
    await expect(page.getByRole('heading', { level: 2, name: /^\d+ jobs$/ })).toBeVisible();
    // Long employer names and titles stay within their cards.
    const widths = await jobs(page).evaluate((list) => [...list.children].map((card) => card.scrollWidth - list.clientWidth));
    expect(Math.max(...widths)).toBeLessThanOrEqual(0);
    await jobs(page).getByRole('link').first().click();
    await expect(details(page).getByRole('heading', { level: 2 })).toBeFocused();
    await expect(
      details(page)
        .getByText(/hospitals partnership/i)
        .first(),
    ).toBeVisible();
    await details(page).getByRole('link', { name: 'Apply', exact: true }).click();
    await page.getByLabel('Upload a file').check();
    await page.getByLabel('CV', { exact: true }).setInputFiles(CV);
    await expect(page.getByRole('button', { name: `Remove ${CV.name}` })).toBeVisible();
    await page.getByRole('button', { name: 'Check your application' }).click();
    await page.getByRole('button', { name: 'Apply', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Application sent' })).toBeVisible();
  });
});

test.describe('the list', () => {
  test('keeps its scroll position when a job is opened, and the back button undoes one filter at a time', async ({ page }) => {
    await page.goto('/jobs');
    const scroller = page.locator('[data-scroll-restoration-id^="jobs-"]');
    await jobs(page).getByRole('link').nth(12).scrollIntoViewIfNeeded();
    const place = await scroller.evaluate((element) => element.scrollTop);
    expect(place).toBeGreaterThan(200);
    await jobs(page).getByRole('link').nth(12).click();
    await expect(details(page).getByRole('heading', { level: 2 })).toBeFocused();
    await expect.poll(() => scroller.evaluate((element) => element.scrollTop)).toBe(place);

    await page.getByRole('checkbox', { name: /^Hybrid/ }).check();
    await expect(page).toHaveURL(/\/jobs\?type=hybrid$/);
    await expect.poll(() => scroller.evaluate((element) => element.scrollTop)).toBe(0);
    await page.getByRole('checkbox', { name: /^Part time/ }).check();
    await expect(page).toHaveURL(/job_type=part_time&type=hybrid$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/jobs\?type=hybrid$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/jobs\/\d+$/);
    await expect.poll(() => scroller.evaluate((element) => element.scrollTop)).toBe(place);
  });

  test('on a phone shows a job as a page, returns to its scroll position and has its filters in a sheet', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/jobs?search=engineer');
    await jobs(page).getByRole('link').nth(8).scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => window.scrollY);
    await jobs(page).getByRole('link').nth(8).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(jobs(page)).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);

    await page.getByRole('button', { name: 'Filters' }).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    // The jobs before stay on the screen until these arrive, which is after the check.
    const { promise: checked, resolve: letArrive } = Promise.withResolvers<void>();
    await page.route(/\/api\/jobs\?.*type=remote/, async (route) => {
      await checked;
      await route.continue();
    });
    await sheet.getByRole('checkbox', { name: /^Remote/ }).check();
    await expect(sheet.getByRole('button', { name: 'Counting' })).toBeVisible();
    letArrive();
    await sheet.getByRole('button', { name: /^Show \d+ jobs?$/ }).click();
    await expect(sheet).toBeHidden();
    expect(search(page)).toBe('?search=engineer&type=remote');
  });
});

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 120; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}
