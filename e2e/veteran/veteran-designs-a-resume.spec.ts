import { readFile } from 'node:fs/promises';
import { callAs, createAccount } from '../support/api.ts';
import { signIn } from '../support/people.ts';
import { expect, type Page, test } from '../support/test.ts';

const saved = (page: Page) => page.getByRole('status').filter({ hasText: /^Saved$/ });
const pages = (page: Page) => page.getByRole('list', { name: 'Pages' }).getByRole('listitem');

const line = (number: number) => `Planned and led exercise number ${number} for 24 people over two weeks without an accident.`;

const CONTENT = {
  basics: { name: 'Megan Lloyd', email: 'megan@example.test', phone: '+44 7700 900123', location: 'Leeds' },
  military: [
    {
      id: 'm1',
      country: 'UK',
      service: 'British Army',
      rank: 'Sergeant',
      trade: 'Vehicle Mechanic',
      unit: '2 Bn REME',
      startDate: '2012-01',
      endDate: '2024-06',
      highlights: Array.from({ length: 52 }, (_, index) => line(index + 1)),
    },
  ],
  skills: [{ id: 's1', name: 'Cuneiform \u{12000}', level: '', keywords: [] }],
  more: [{ title: 'Headers and footers', lines: ['Page 1 of 2', 'Full driving licence'] }],
};

/** Creates an account with a resume. @returns the address of its editor */
async function writerWith(email: string, content: object = CONTENT): Promise<string> {
  await createAccount(email, 'veteran');
  const { id } = await callAs(email, 'POST', '/api/resumes', { title: 'Mine', content });
  return `/veteran/resume/edit/${id}`;
}

test('a template and one page are chosen, undecided lines are decided, and the file has them', async ({ page }) => {
  const email = 'designs.veteran@example.test';
  await signIn(page, email, `${await writerWith(email)}?section=review`);
  await expect(pages(page)).toHaveCount(2);
  await expect(page.getByRole('alert').filter({ hasText: 'U+12000' })).toContainText('in Skills');

  await test.step('set on one page', async () => {
    await page.getByLabel('Fit to').selectOption('1 page');
    await expect(saved(page)).toBeVisible();
    await expect(pages(page)).toHaveCount(1);
  });

  await test.step('compared in pictures of the own resume', async () => {
    await page.getByRole('button', { name: 'Compare templates' }).click();
    const gallery = page.getByRole('dialog', { name: 'Compare templates' });
    await expect(gallery.locator('img')).toHaveCount(8);
    await gallery.getByRole('button', { name: 'Compact' }).click();
    await expect(gallery.getByRole('button', { name: 'Compact' })).toHaveAttribute('aria-pressed', 'true');
    await gallery.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByLabel('Template')).toHaveValue('compact');
  });

  await test.step('without lines that were not decided', async () => {
    const review = page.getByRole('region', { name: 'Lines to review', exact: true });
    await review.getByRole('button', { name: 'Remove “Page 1 of 2”' }).click();
    await review.getByRole('button', { name: 'Add to a section: “Full driving licence”' }).click();
    await page.getByRole('menuitem', { name: 'Skills' }).click();
    await expect(review).toHaveCount(0);
    await expect(saved(page)).toBeVisible();
  });

  await page.getByRole('button', { name: 'Download' }).click();
  await expect(page.getByRole('menu').getByText(/U\+12000/)).toBeVisible();
  const coming = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Plain text' }).click();
  const text = await readFile(await (await coming).path(), 'utf8');
  expect(text).toContain('Full driving licence');
  expect(text).not.toContain('Page 1 of 2');
});

test('a design chosen in one tab and a line decided in another are both saved', async ({ page }) => {
  const email = 'designs.twice.veteran@example.test';
  const editor = await writerWith(email);
  const other = await page.context().newPage();
  await signIn(page, email, `${editor}?section=review`);
  await other.setViewportSize({ width: 390, height: 844 });
  await other.goto(`${editor}?view=preview`);
  await expect(pages(other)).toHaveCount(2);
  await page.getByRole('button', { name: 'Remove “Page 1 of 2”' }).click();
  await expect(saved(page)).toBeVisible();
  await other.getByRole('button', { name: 'Compare templates' }).click();
  await expect(other.getByRole('dialog').locator('img')).toHaveCount(8);
  await other.getByRole('button', { name: 'Swiss' }).click();
  await other.getByRole('button', { name: 'Done' }).click();
  await expect(saved(other)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Template')).toHaveValue('swiss');
  await expect(page.getByRole('button', { name: 'Remove “Full driving licence”' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove “Page 1 of 2”' })).toHaveCount(0);
});

test('a resume that is too long for one page says how much, and where to shorten it', async ({ page }) => {
  const email = 'designs.long.veteran@example.test';
  const highlights = Array.from({ length: 80 }, (_, index) => line(index + 1));
  const military = [{ ...CONTENT.military[0], highlights }];
  await signIn(page, email, await writerWith(email, { ...CONTENT, skills: [], military }));
  await page.getByLabel('Fit to').selectOption('1 page');
  const notice = page.getByRole('status').filter({ hasText: /takes 2 pages. It is about \d+ lines too long to fit 1 page/ });
  await expect(notice).toBeVisible();

  await page.getByRole('button', { name: 'Download' }).click();
  await expect(page.getByRole('menu').getByText(/too long to fit 1 page/)).toBeVisible();
  await page.keyboard.press('Escape');

  await notice.getByRole('button', { name: 'Military experience' }).click();
  await expect(page.getByRole('button', { name: /^Military Exp\./, expanded: true })).toBeInViewport();
  await page.getByLabel('Fit to').selectOption('2 pages');
  await expect(notice).toHaveCount(0);
});
