import { test as base, expect, type Page } from '@playwright/test';
import { findMails } from './api.ts';

export { type Browser, expect, type Locator, type Page, type Route } from '@playwright/test';

/** The toasts of each page that no journey has expected yet, oldest first. */
const toasts = new WeakMap<Page, string[]>();

/** What the content security policy blocked in the current journey. */
const blocked: string[] = [];

/** Pictures that the current journey's pages requested and the server did not send. */
const missingPictures: string[] = [];

/**
 * Playwright's `test`, which also
 *
 * - closes the windows that a journey opened beside its own page. Without it they stay open until the worker ends, each with its live
 *   updates, and slow every journey after them.
 * - keeps the text of toasts for `expectToast`.
 * - fails a journey in which the content security policy blocked something, or a picture did not load.
 */
export const test = base.extend<{ closedWindows: undefined }, { heardBrowser: undefined }>({
  heardBrowser: [
    async ({ browser }, use) => {
      const open = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await open(options);
        await context.exposeBinding('keepToast', ({ page }, text: string) => {
          toasts.set(page, [...(toasts.get(page) ?? []), text]);
        });
        await context.addInitScript(reportToasts);
        await context.exposeFunction('keepBlocked', (text: string) => void blocked.push(text));
        await context.addInitScript(reportBlocked);
        context.on('response', (response) => {
          if (response.request().resourceType() === 'image' && response.status() >= 400)
            missingPictures.push(`${response.status()} ${response.url()}`);
        });
        return context;
      };
      await use(undefined);
      browser.newContext = open;
    },
    { auto: true, scope: 'worker' },
  ],
  closedWindows: [
    async ({ browser }, use) => {
      blocked.length = 0;
      missingPictures.length = 0;
      await use(undefined);
      expect(blocked, 'blocked by the content security policy').toEqual([]);
      expect(missingPictures, 'pictures that did not load').toEqual([]);
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
});

/** Expects a toast, shown now or since the last expected one. It goes after two seconds, before a slow machine looks. */
export async function expectToast(page: Page, words: string | RegExp): Promise<void> {
  const shown = () => {
    const stored = toasts.get(page) ?? [];
    const place = stored.findIndex((text) => (typeof words === 'string' ? text.includes(words) : words.test(text)));
    if (place === -1) return stored;
    toasts.set(page, stored.slice(place + 1));
    return words;
  };
  await expect.poll(shown, { message: `a toast: ${words}` }).toBe(words);
}

/** Expects this number of emails to an address. */
export async function expectMailsTo(email: string, count: number): Promise<void> {
  await expect.poll(async () => (await findMails(email)).length, { message: `emails to ${email}` }).toBe(count);
}

/** Runs in every page: passes the text of each toast on when it appears. */
function reportToasts(): void {
  const PLACE = '#toasts';
  const { keepToast } = window as unknown as { keepToast: (text: string) => void };
  const report = (node: Node) => {
    if (!(node instanceof Element) || !node.textContent) return;
    if (node.closest(PLACE) || node.querySelector(PLACE)) keepToast(node.textContent);
  };
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) addedNodes.forEach(report);
  }).observe(document, { childList: true, subtree: true });
}

/** Runs in every page: passes on what the content security policy blocks. */
function reportBlocked(): void {
  const { keepBlocked } = window as unknown as { keepBlocked: (text: string) => void };
  document.addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective, blockedURI, sourceFile, lineNumber, documentURI }) =>
      keepBlocked(`${effectiveDirective}: ${blockedURI} by ${sourceFile}:${lineNumber} on ${new URL(documentURI).pathname}`),
  );
}
