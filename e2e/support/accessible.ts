import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

/** Half the size of the script that the package returns as its source. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const WIDE = { width: 1440, height: 900 };
const PHONE_WIDTH = 390;

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** The rules of these tags that depend on colour. The theme changes nothing else (decision 0089). */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Waits until no part of the page is loading. The network never becomes idle, because the page has an open event stream. */
export async function expectLoaded(page: Page): Promise<void> {
  await expect(page.getByText(/^Loading /)).toHaveCount(0);
}

/** Checks the page as it is now against WCAG 2.0, 2.1 and 2.2, levels A and AA: nothing serious or critical. */
export async function expectAccessible(page: Page, rules: 'all' | 'colour' = 'all'): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const violations = await page.evaluate(
    async (only) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      const found = await axe.run(document, {
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
  const told = grave.map(({ id, help, nodes }) => `${id}: ${help}\n${nodes.map((html) => `    ${html}`).join('\n')}`);
  const { width } = page.viewportSize() ?? WIDE;
  expect(told, `${page.url()} is not accessible at ${width} pixels`).toEqual([]);
}

type Modes = {
  /** The width of the narrow layout, in pixels. */
  narrow?: number;
  /** Opens what a change of layout closes, such as a menu. Called in each layout. */
  open?: () => Promise<void>;
};

/**
 * Checks the open page wide and narrow, light and dark, without loading it again, and that it never scrolls horizontally. The page starts
 * in light mode and is light and wide afterwards.
 */
export async function expectAccessibleInEveryMode(page: Page, { narrow = PHONE_WIDTH, open }: Modes = {}): Promise<void> {
  await arrange(page, WIDE, open);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await switchTo(page, 'dark');
  await expectAccessible(page, 'colour');
  await arrange(page, { width: narrow, height: 844 }, open);
  await expectAccessible(page, 'colour');
  await switchTo(page, 'light');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await arrange(page, WIDE);
}

async function arrange(page: Page, viewport: { width: number; height: number }, open?: () => Promise<void>): Promise<void> {
  await page.setViewportSize(viewport);
  await expectSettled(page);
  await open?.();
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

/** Changes the theme of the open page, as another tab does that changes the stored display settings. */
async function switchTo(page: Page, themeMode: 'light' | 'dark'): Promise<void> {
  await page.evaluate((mode) => {
    localStorage.setItem('settings', JSON.stringify({ themeMode: mode }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'settings' }));
  }, themeMode);
  await expect(page.locator('html')).toHaveCSS('color-scheme', themeMode);
  await expectSettled(page);
}

/** Waits until a changed layout has loaded its parts and its transitions have ended. Endless animations show that something loads. */
async function expectSettled(page: Page): Promise<void> {
  await expectLoaded(page);
  await page.evaluate(async () => {
    const painted = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await painted();
    const ending = document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.allSettled(ending.map(({ finished }) => finished));
    await painted();
  });
}
