import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Locator, type Page } from '@playwright/test';

/** Half the size of the script that the package returns as its source. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const WIDE = { width: 1440, height: 900 };

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** The rules of these tags that depend on colour. The theme changes nothing else (decision 0089). */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Waits until no part of the page is loading. The network never becomes idle, because the page has an open event stream. */
export async function expectLoaded(page: Page): Promise<void> {
  await expect(page.getByText(/^Loading /)).toHaveCount(0);
}

/** Checks the page as it is now, or a part of it, against WCAG 2.0, 2.1 and 2.2, levels A and AA: nothing serious or critical. */
export async function expectAccessible(page: Page, part: Locator | null = null, rules: 'all' | 'colour' = 'all'): Promise<void> {
  await page.mouse.move(0, 0);
  // A button half under the top bar would count as too small, and what is scrolled under the pointer as hovered.
  const isReady = await page.evaluate(() => {
    scrollTo(0, 0);
    return 'axe' in window;
  });
  if (!isReady) await page.evaluate(AXE);
  const violations = await (part ?? page.locator('html')).evaluate(
    async (element, only) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      const found = await axe.run(element, {
        resultTypes: ['violations'],
        // Only a rule outside these tags reads style sheets.
        preload: false,
        runOnly: only.colour ? { type: 'rule', values: only.colour } : { type: 'tag', values: only.tags },
        // Part of 2.1 A but off by default: the visible text of a control must be part of its name.
        ...(!only.colour && { rules: { 'label-content-name-mismatch': { enabled: true } } }),
      });
      return found.violations.map(({ id, help, impact, nodes }) => ({ id, help, impact, nodes: nodes.map(({ html }) => html) }));
    },
    { tags: WCAG, colour: rules === 'colour' ? COLOUR_RULES : null },
  );
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  const described = grave.map(({ id, help, nodes }) => `${id}: ${help}\n${nodes.map((html) => `    ${html}`).join('\n')}`);
  const { width } = page.viewportSize() ?? WIDE;
  // The screens after this one are checked too.
  expect.soft(described, `${page.url()} is not accessible at ${width} pixels`).toEqual([]);
}

type Modes = {
  /** The width of the narrow layout, in pixels. */
  narrow: number;
  /** The only layout that has what is checked. */
  layout: 'wide' | 'narrow' | null;
  /** Brings the page into the state that is checked. @returns the part of it that is checked, or null for the whole page */
  open: (page: Page) => Promise<Locator | null>;
};

const MODES = [
  { layout: 'wide', theme: 'light' },
  { layout: 'wide', theme: 'dark' },
  { layout: 'narrow', theme: 'light' },
  { layout: 'narrow', theme: 'dark' },
] as const;

/**
 * Checks the open page wide and narrow, light and dark, without loading it again, and that it never scrolls horizontally. The page starts
 * wide and in light mode, and is so afterwards.
 */
export async function expectAccessibleInEveryMode(page: Page, { narrow, layout: only, open }: Modes): Promise<void> {
  let [layout, theme]: [string, string] = ['wide', 'light'];
  let part: Locator | null | undefined;
  for (const mode of MODES.filter((one) => only === null || one.layout === only)) {
    // An element has the same colours in both layouts. A part has the same elements in both.
    if (only === null && mode.layout === 'narrow' && mode.theme === 'dark' && (part || !(await hasTextsUnseenInDark(page))))
      continue;
    if (mode.layout !== layout) await page.setViewportSize({ width: narrow, height: 844 });
    if (mode.theme !== theme) await switchTo(page, mode.theme);
    [layout, theme] = [mode.layout, mode.theme];
    await expectSettled(page);
    // Some parts are closed by a change of the layout.
    if (part === undefined || (part && !(await part.isVisible()))) {
      part = await open(page);
      await expectSettled(page);
    }
    await expectAccessible(page, part, theme === 'light' ? 'all' : 'colour');
    if (theme === 'light') await expectNoSidewaysScroll(page);
    else if (!part) await noteTextsSeenInDark(page);
  }
  if (theme !== 'light') await switchTo(page, 'light');
  await page.setViewportSize(WIDE);
}

type Checked = Window & { textsSeenInDark?: WeakSet<Element> };

const noteTextsSeenInDark = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen = (window as Checked).textsSeenInDark ?? new WeakSet();
    (window as Checked).textsSeenInDark = seen;
    for (const element of document.body.querySelectorAll('*')) if (element.checkVisibility()) seen.add(element);
  });

/** Whether the page now shows the text of an element that was not there in dark mode yet: one that only this layout has. */
const hasTextsUnseenInDark = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const seen = (window as Checked).textsSeenInDark;
    const hasText = (element: Element) =>
      element.matches('input, select, textarea') ||
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    return [...document.body.querySelectorAll('*')].some(
      (element) => !seen?.has(element) && hasText(element) && element.checkVisibility(),
    );
  });

/** Expects that the page does not scroll horizontally. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  // A resized window takes a moment to lay out.
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(overflow, { message: `${page.url()} scrolls sideways` }).toBeLessThanOrEqual(0);
}

/** Changes the theme of the open page, as another tab does that changes the stored display settings. */
const switchTo = (page: Page, themeMode: 'light' | 'dark'): Promise<void> =>
  page.evaluate(async (mode) => {
    localStorage.setItem('settings', JSON.stringify({ themeMode: mode }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'settings' }));
    while (getComputedStyle(document.documentElement).colorScheme !== mode) await new Promise(requestAnimationFrame);
  }, themeMode);

/**
 * Waits until a changed layout has loaded its parts and its transitions have ended. Endless animations show that something loads. In the page,
 * because asking it again and again takes longer than what is asked.
 */
const expectSettled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const painted = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const isLoading = () =>
      [...document.querySelectorAll('[role="status"]')].some((one) => one.textContent.startsWith('Loading '));
    do await painted();
    while (isLoading());
    const ending = document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.allSettled(ending.map(({ finished }) => finished));
    await painted();
  });
