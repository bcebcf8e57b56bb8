import { test as base } from '@playwright/test';

export { type Browser, expect, type Locator, type Page, type Route } from '@playwright/test';

/**
 * Playwright's `test`, which also closes the windows that a journey opened beside its own page. Without it they stay open until the
 * worker ends, each with its live updates, and slow every journey after them.
 */
export const test = base.extend<{ closedWindows: undefined }>({
  closedWindows: [
    async ({ browser }, use) => {
      await use(undefined);
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
});
