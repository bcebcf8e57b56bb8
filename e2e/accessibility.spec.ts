import { expectAccessible, expectAccessibleInEveryMode, expectNoSidewaysScroll } from './support/accessible.ts';
import { follow, leave } from './support/navigation.ts';
import { signIn } from './support/people.ts';
import type { ReadyScreen } from './support/screens/screen.ts';
import { SCREEN_GROUPS } from './support/screens.ts';
import { type Browser, expect, type Page, test } from './support/test.ts';

for (const { name, prepare } of SCREEN_GROUPS)
  test(`${name}: every screen is accessible in every mode`, async ({ browser }) => {
    test.slow();
    let page: Page | null = null;
    let before: ReadyScreen | null = null;
    for (const screen of await prepare()) {
      await test.step(screen.name, async () => {
        if (page && before?.as === screen.as) await show(page, screen, before);
        else {
          await page?.context().close();
          page = await start(browser, screen);
        }
        await expect(screen.shows(page).first()).toBeVisible();
        await expectAccessibleInEveryMode(page, screen);
      });
      before = screen;
    }
  });

/** A page of the application, opened by this person. */
async function start(browser: Browser, { as, address }: ReadyScreen): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  if (as) await signIn(page, as, address);
  else await page.goto(address);
  return page;
}

/** Opens the next screen in the open application, which takes a third of the time of loading it. */
async function show(page: Page, { address, shows }: ReadyScreen, before: ReadyScreen): Promise<void> {
  if (before.stays) {
    await page.unrouteAll();
    await page.goto(new URL(address, page.url()).href);
    return;
  }
  // What looks alike can't be taken for the next screen when it is gone.
  if (before.isState || (await shows(page).first().isVisible())) await leave(page);
  await follow(page, address);
}

// A page of the server, which follows the colours of the browser and has no display settings.
test('the mailbox of the demonstration is accessible', async ({ page }) => {
  await page.goto('/dev/mailbox');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  await page.setViewportSize({ width: 320, height: 844 });
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
