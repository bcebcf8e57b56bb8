import { expect, type Page } from '@playwright/test';

export const NOT_FOUND = 'Sorry, page not found!';

/** Follows an address without loading the application again, as its links do. */
export async function follow(page: Page, href: string): Promise<void> {
  await page.evaluate((address) => history.pushState(null, '', address), href);
}

/** Goes to the page of unknown addresses, so that the page before can't be taken for the next. */
export async function leave(page: Page): Promise<void> {
  await follow(page, '/nowhere');
  await expect(page.getByRole('heading', { level: 1 }).first()).toHaveText(NOT_FOUND);
}
