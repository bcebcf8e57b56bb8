import { follow, leave, NOT_FOUND } from './support/navigation.ts';
import { signIn } from './support/people.ts';
import { expect, type Locator, type Page, test } from './support/test.ts';

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

async function linksIn(places: Locator): Promise<string[]> {
  return places
    .locator('a[href^="/"]:not([href="/licences.txt"])')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
}

/**
 * Expects that the server knows this address and that the application has a page for it. Follows it within the open application, which
 * takes a fraction of the time of a load, and from the page of unknown addresses, so that the page before can't be taken for it.
 */
async function expectPage(page: Page, href: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 }).first();
  const status = await page.evaluate(async (address) => (await fetch(address)).status, href);
  expect(status, href).toBe(200);
  await leave(page);
  await follow(page, href);
  await expect(heading, href).toHaveText(new RegExp(`^(?!${NOT_FOUND}).`));
  await expect(heading, href).toBeVisible();
}

/** The links of the top bar, the footer and each menu that opens from the bar. */
async function linksOfFrame(page: Page, menus: readonly (string | RegExp)[]): Promise<string[]> {
  const bar = page.getByRole('banner');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const found = [...(await linksIn(bar)), ...(await linksIn(page.getByRole('contentinfo')))];
  for (const name of menus) {
    await bar.getByRole('button', { name }).click();
    const menu = page.locator('.MuiPopover-paper, .MuiDrawer-paper').filter({ visible: true }).last();
    await expect(menu.locator('a').first()).toBeVisible();
    found.push(...(await linksIn(menu)));
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
  }
  return found;
}

const PEOPLE = [
  { who: 'visitor', email: null, path: '/jobs', menus: ['Services'], least: 12 },
  { who: 'veteran', email: 'veteran@muster.test', path: '/veteran', menus: [/^Your account/], least: 9 },
  { who: 'recruiter', email: 'recruiter@muster.test', path: '/recruiter', menus: [/^Your account/], least: 8 },
  { who: 'operator', email: 'operator@muster.test', path: '/operator', menus: [/^Your account/], least: 12 },
] as const;

for (const { who, email, path, menus, least } of PEOPLE) {
  test(`every link of bars, menus and footer opens a page: ${who}`, async ({ page }) => {
    test.slow();
    await page.setViewportSize(DESKTOP);
    if (email) await signIn(page, email, path);
    else await page.goto(path);
    const links = await linksOfFrame(page, menus);
    await page.setViewportSize(PHONE);
    links.push(...(await linksOfFrame(page, [/menu/i])));
    const all = [...new Set(links)];
    expect(all.length).toBeGreaterThanOrEqual(least);
    for (const href of all) await expectPage(page, href);
  });
}
