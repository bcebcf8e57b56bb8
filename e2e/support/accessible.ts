import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Waits until nothing of the page is loading. The network never goes idle: the page keeps an event stream open. */
export async function expectLoaded(page: Page): Promise<void> {
  await expect(page.getByText(/^Loading /)).toHaveCount(0);
}

/** Checks the page as it is now against WCAG 2.0, 2.1 and 2.2, levels A and AA: nothing serious or critical. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    // Our pages have no frames: the mode without them opens no second page for each look. Styles would be fetched for a rule that these tags leave out.
    .setLegacyMode()
    .options({
      resultTypes: ['violations'],
      preload: false,
      runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
      // Part of 2.1 A, but off unless it is named: what a control shows must be part of its name.
      rules: { 'label-content-name-mismatch': { enabled: true } },
    })
    .analyze();
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  const told = grave.map(({ id, help, nodes }) => `${id}: ${help}\n${nodes.map(({ html }) => `    ${html}`).join('\n')}`);
  expect(told, `${page.url()} is not accessible`).toEqual([]);
}

/** Opens the page in dark mode from now on, as the display settings keep it. */
export async function openInDarkMode(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('settings', JSON.stringify({ themeMode: 'dark' })));
}

/** Nothing is wider than the window: the page does not scroll sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  // A window that has just become narrow is laid out anew in a moment.
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(overflow, { message: `${page.url()} scrolls sideways` }).toBeLessThanOrEqual(0);
}
