import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Waits until no part of the page is loading. The network never becomes idle, because the page has an open event stream. */
export async function expectLoaded(page: Page): Promise<void> {
  await expect(page.getByText(/^Loading /)).toHaveCount(0);
}

/** Checks the page as it is now against WCAG 2.0, 2.1 and 2.2, levels A and AA: nothing serious or critical. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    // Our pages have no frames, so legacy mode avoids opening a second page. Preloading styles is only needed for a rule outside these tags.
    .setLegacyMode()
    .options({
      resultTypes: ['violations'],
      preload: false,
      runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
      // Part of 2.1 A but off by default: the visible text of a control must be part of its name.
      rules: { 'label-content-name-mismatch': { enabled: true } },
    })
    .analyze();
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  const told = grave.map(({ id, help, nodes }) => `${id}: ${help}\n${nodes.map(({ html }) => `    ${html}`).join('\n')}`);
  expect(told, `${page.url()} is not accessible`).toEqual([]);
}

/** Opens pages in dark mode from now on, through the stored display settings. */
export async function openInDarkMode(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('settings', JSON.stringify({ themeMode: 'dark' })));
}

/** Expects that the page does not scroll horizontally. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  // A resized window takes a moment to lay out.
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(overflow, { message: `${page.url()} scrolls sideways` }).toBeLessThanOrEqual(0);
}
