import { signIn } from './support/people.ts';
import { expect, type Locator, type Page, type Route, test } from './support/test.ts';

/** Delays the calls to `path` until the progress bar was visible. */
async function expectProgressBar(page: Page, path: RegExp, open: () => Promise<unknown>): Promise<void> {
  const bar = page.locator('#top-progress');
  let release = () => {};
  const seen = new Promise<void>((resolve) => (release = resolve));
  const hold = async (route: Route) => {
    await seen;
    await route.continue();
  };
  await page.route(path, hold);
  await open();
  await expect(bar).toBeVisible();
  release();
  await expect(bar).toHaveCount(0);
  await page.unroute(path, hold);
}

test('the progress bar shows while jobs, resumes, applications and company figures load', async ({ page }) => {
  await expectProgressBar(page, /\/api\/jobs(\?|$)/, () => page.goto('/jobs'));
  await signIn(page, 'veteran@muster.test', '/favicon.svg');
  await expectProgressBar(page, /\/api\/resumes(\?|$)/, () => page.goto('/veteran/resume'));
  await expectProgressBar(page, /\/api\/applications(\?|$)/, () => page.goto('/veteran/jobs?jobType=applied'));
});

test('the page preloads the files of its first screen', async ({ page }) => {
  await page.goto('/favicon.svg');
  for (const [path, name] of [
    ['/auth/login', '/sign-in-'],
    ['/jobs', '/job-list-'],
    ['/jobs/1', '/job-'],
    ['/recruiters', '/for-employers-'],
  ] as const) {
    const named = await page.evaluate((href) => fetch(href).then((reply) => reply.text()), path);
    const files = [...named.matchAll(/<link rel="modulepreload" crossorigin href="([^"]+)">/g)].map(([, href]) => href ?? '');
    expect(
      files.some((href) => href.includes(name)),
      path,
    ).toBe(true);
    const [first = ''] = files.filter((href) => href.includes(name));
    const caching = await page.evaluate((href) => fetch(href).then(({ headers }) => headers.get('cache-control')), first);
    expect(caching).toBe('public, max-age=31536000, immutable');
  }
});

for (const [width, height] of [
  [1440, 500],
  [390, 700],
] as const) {
  test(`a message never covers the crisis line, in a window of ${width} by ${height} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.route(/\/api\/jobs\/1$/, (route) => route.fulfill({ status: 500, json: { status: false, message: 'x' } }));
    await page.goto('/jobs/1');
    const message = page.getByRole('alert').filter({ hasText: 'There was an error. Please try again' }).last();
    await expect(message).toBeVisible();
    const crisis = page.getByRole('region', { name: 'Crisis lines' });
    await expect(async () => {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await expect(crisis).toBeInViewport({ timeout: 5000 });
    }).toPass({ timeout: 120_000 });
    const gapBelow = (shown: Locator) => async () => {
      const [above, below] = [await shown.boundingBox(), await crisis.boundingBox()];
      return above && below ? below.y - (above.y + above.height) : null;
    };
    await expect.poll(gapBelow(message)).toBeGreaterThanOrEqual(0);

    // Nor does the notice of an outage.
    await page.route(/\/(api\/|readyz)/, (route) => route.fulfill({ status: 503, json: { status: false, message: 'Busy.' } }));
    await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click();
    const outage = page.getByRole('status').filter({ hasText: 'This page tries again every few seconds' });
    await expect(outage).toBeVisible();
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect.poll(gapBelow(outage)).toBeGreaterThanOrEqual(0);
  });
}
