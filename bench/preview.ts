import { existsSync } from 'node:fs';
import { type Browser, chromium, type Page } from '@playwright/test';
import { fixed, machine, median, quantile } from './measures.ts';
import { withDemonstrationServer } from './servers/demonstration-server.ts';

/**
 * Measures how far the preview is behind typing in the resume editor: from the last key until the pages with that text are on the screen, in
 * milliseconds, and its parts: the save, and the typesetting with the transfer of its pages. Needs `npm run build`. `--rounds 10` makes it shorter.
 */
const AIM_MS = 300;
const option = (name: string) => process.argv[process.argv.indexOf(`--${name}`) + 1];
const rounds = process.argv.includes('--rounds') ? Number(option('rounds')) : 20;

type Round = { behind: number; save: number; pages: number };

if (!existsSync('dist/web/index.html')) throw new Error('The browser app is not built: run npm run build first.');

await withDemonstrationServer(async (server) => {
  const token = await server.signIn();
  const origin = `http://muster.localhost:${new URL(server.address).port}`;
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
  });
  try {
    await measure(browser, origin, token);
  } finally {
    await browser.close();
  }
});

async function measure(browser: Browser, origin: string, token: string): Promise<void> {
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await page.goto(`${origin}/favicon.svg`);
  const id = await page.evaluate(async (bearer) => {
    localStorage.setItem('accessToken', bearer);
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${bearer}` };
    const lines = Array.from({ length: 6 }, (_, index) => `Led ${index + 3} mechanics and kept ${index * 4 + 12} vehicles ready`);
    const work = Array.from({ length: 4 }, (_, index) => ({
      id: `w${index}`,
      name: `Employer ${index}`,
      position: 'Workshop manager',
      startDate: `20${10 + index}-01`,
      endDate: `20${11 + index}-01`,
      highlights: lines,
    }));
    const body = JSON.stringify({ title: 'Benchmark', content: { basics: { name: 'Megan Lloyd', summary: 'Fitter.' }, work } });
    const reply = await fetch('/api/resumes', { method: 'POST', headers, body });
    return (await reply.json()).data.id as number;
  }, token);
  await page.goto(`${origin}/veteran/resume/edit/${id}?section=summary`);
  await page.getByRole('list', { name: 'Pages' }).getByRole('img').first().waitFor();
  const summary = page.getByRole('textbox', { name: 'Summary' });
  await summary.click();
  await page.keyboard.press('End');

  console.log(`${machine()}\nChromium ${browser.version()}, ${rounds} rounds`);
  const measured: Round[] = [];
  for (let round = 0; round <= rounds; round++) {
    const one = await typed(page, ` Word${round}`);
    if (round > 0) measured.push(one);
  }
  const row = (name: string, of: (round: Round) => number) => {
    const all = measured.map(of);
    console.log(`| ${name} | ${fixed(median(all))} | ${fixed(quantile(all, 0.95))} |`);
  };
  console.log('| ms | median | 95% |\n|---|---|---|');
  row('behind typing', ({ behind }) => behind);
  row('of it the save', ({ save }) => save);
  row('of it the pages', ({ pages }) => pages);
  const behind = median(measured.map((one) => one.behind));
  console.log(`Aim: at most ${AIM_MS} ms behind typing on an idle machine: ${behind <= AIM_MS ? 'met' : 'MISSED'}`);
}

/** Types a word and waits until the first page is another picture. */
async function typed(page: Page, word: string): Promise<Round> {
  await page.evaluate(() => {
    const list = document.querySelector('[aria-label="Pages"]');
    const times = { last: 0, shown: 0 };
    Object.assign(window, { times });
    performance.clearResourceTimings();
    addEventListener('input', () => Object.assign(times, { last: performance.now(), shown: 0 }), { capture: true });
    if (!list) throw new Error('There is no preview');
    new MutationObserver(() => {
      const at = performance.now();
      // Painted with the next frame.
      requestAnimationFrame(() => {
        if (times.shown === 0) times.shown = Math.max(at, performance.now());
      });
    }).observe(list, { subtree: true, attributes: true, attributeFilter: ['src'] });
  });
  await page.keyboard.type(word);
  await page.waitForFunction(() => {
    const { times } = window as unknown as { times: { last: number; shown: number } };
    const svg = document.querySelector<HTMLImageElement>('[aria-label="Pages"] img');
    return times.last > 0 && times.shown > times.last && svg?.complete === true;
  });
  return page.evaluate(() => {
    const { times } = window as unknown as { times: { last: number; shown: number } };
    const calls = performance.getEntriesByType('resource').filter(({ startTime }) => startTime >= times.last - 5);
    const lasts = (part: RegExp) => calls.filter(({ name }) => part.test(name)).at(-1)?.duration ?? 0;
    return { behind: times.shown - times.last, save: lasts(/\/api\/resumes\/\d+$/), pages: lasts(/\/svg$/) };
  });
}
