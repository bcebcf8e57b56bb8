import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type CDPSession, chromium } from '@playwright/test';
import { buildApp } from '#apps/api/app.ts';
import { readConfig } from '#apps/api/config.ts';
import { startEmbeddedPostgres } from '#db/embedded/embedded-postgres.ts';
import { migrate } from '#db/migrate.ts';
import { seedDemonstration } from '#db/seed/demonstration/seed.ts';
import { loadLookups } from '#db/seed/lookups.ts';
import { appRoleUrl, connect } from '#kit/server/database/db.ts';
import { fixed, machine, median } from './measures.ts';

/**
 * Measures a first visit on a phone: an empty cache, 1.6 Mbit/s with 150 ms of latency, a processor four times slower. For each
 * page the largest contentful paint (LCP, seconds), the cumulative layout shift (CLS), the scripts (kB as transferred: compressed,
 * with the headers of their responses) and the requests; medians of the rounds after a warm-up. Every row is measured with Brotli,
 * which browsers accept over https and from localhost, and then with gzip. Needs `npm run build`. `--rounds 3` makes it shorter,
 * `--page /jobs` measures one page, `--encoding gzip` one encoding, and `--files` lists the scripts of each page, largest first.
 */
const AIMS = { lcp: 2.0, cls: 0.02, scripts: 150 } as const;
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const CPU_SLOWDOWN = 4;
/** A page is done when nothing has been requested for this long, in milliseconds. */
const QUIET = 1500;
const LONGEST = 30_000;
const ENCODINGS = { br: 'Brotli', gzip: 'gzip' } as const;
const SECRET = 'of a benchmark that nobody signs in to';

type Visit = {
  lcp: number;
  cls: number;
  scripts: number;
  requests: number;
  all: number;
  files: readonly (readonly [string, number])[];
};

const option = (name: string) => process.argv[process.argv.indexOf(`--${name}`) + 1];
const rounds = process.argv.includes('--rounds') ? Number(option('rounds')) : 5;

if (!existsSync('dist/web/index.html')) throw new Error('The browser app is not built: run npm run build first.');

const folder = await mkdtemp(join(tmpdir(), 'muster-bench-web-'));
const postgres = await startEmbeddedPostgres({ dataDir: folder, log: () => {} });
try {
  const { ownerUrl } = postgres;
  const appUrl = appRoleUrl(ownerUrl, SECRET);
  await migrate({ ownerUrl, appUrl });
  await loadLookups({ ownerUrl, citiesOf: ['GB', 'US'] });
  await seedDemonstration({ ownerUrl, appUrl });
  const db = connect({ appUrl });
  const config = readConfig({ ...process.env, HOST: '127.0.0.1', PORT: '0', APP_SECRET: SECRET, LOG_LEVEL: 'error' });
  const app = await buildApp({ config, db, secret: SECRET });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
  });
  try {
    const listed = await app.inject({ url: '/api/jobs', headers: { host: 'muster.localhost' } });
    await measureAll(browser, `http://muster.localhost:${port}`, listed.json().data[0].id);
  } finally {
    await browser.close();
    await app.close();
    await db.close();
  }
} finally {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}

async function measureAll(browser: Browser, origin: string, jobId: number): Promise<void> {
  const pages = {
    'sign-in': '/auth/login',
    'public job page': `/jobs/${jobId}`,
    'job list': '/jobs',
    '/recruiters': '/recruiters',
  };
  console.log(`${machine()}\nChromium ${browser.version()}, ${rounds} rounds`);
  console.log('| page | encoding | LCP s | CLS | scripts kB | all kB | requests | aims |\n|---|---|---|---|---|---|---|---|');
  let missed = 0;
  for (const [name, path] of Object.entries(pages)) {
    if (process.argv.includes('--page') && option('page') !== path && option('page') !== name) continue;
    for (const encoding of ['br', 'gzip'] as const) {
      if (process.argv.includes('--encoding') && option('encoding') !== encoding) continue;
      const visits: Visit[] = [];
      for (let round = 0; round <= rounds; round++) {
        const visit = await firstVisit(browser, origin + path, encoding);
        if (round > 0) visits.push(visit);
      }
      const of = (measure: Exclude<keyof Visit, 'files'>) => median(visits.map((visit) => visit[measure]));
      const failed = (['lcp', 'cls', 'scripts'] as const).filter((measure) => of(measure) > AIMS[measure]);
      missed += failed.length;
      const verdict = failed.length === 0 ? 'met' : `MISSED: ${failed.join(', ')}`;
      console.log(
        `| ${name} | ${ENCODINGS[encoding]} | ${of('lcp').toFixed(2)} | ${of('cls').toFixed(3)} | ${fixed(of('scripts'))} | ${fixed(of('all'))} | ${of('requests')} | ${verdict} |`,
      );
      if (process.argv.includes('--files'))
        for (const [file, size] of visits[0]?.files ?? []) console.log(`  ${fixed(size / 1000)} kB ${file}`);
    }
  }
  console.log(
    `Aims: LCP ≤ ${AIMS.lcp} s, CLS ≤ ${AIMS.cls}, scripts ≤ ${AIMS.scripts} kB: ${missed === 0 ? 'all met' : `${missed} MISSED`}`,
  );
}

async function firstVisit(browser: Browser, url: string, encoding: keyof typeof ENCODINGS): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await page.addInitScript(watchPaints);
  await cdp.send('Network.enable');
  // Chromium accepts Brotli, and Muster prefers it to gzip. A visit with gzip is one through a proxy that removes Brotli.
  if (encoding === 'gzip') await cdp.send('Network.setExtraHTTPHeaders', { headers: { 'accept-encoding': 'gzip' } });
  await cdp.send('Network.emulateNetworkConditions', NETWORK);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const traffic = countTraffic(cdp);
  await page.goto(url, { waitUntil: 'load', timeout: LONGEST });
  // A page that failed to start would be small and fast.
  await page.locator('#root main h1').waitFor({ timeout: LONGEST });
  await traffic.quiet();
  const { lcp, cls } = await page.evaluate(() => (window as unknown as { paints: { lcp: number; cls: number } }).paints);
  await context.close();
  return { lcp: lcp / 1000, cls, ...traffic.sizes() };
}

/** Runs in the page: the latest largest paint, and the worst run of layout shifts (at most 5 s long, without a pause of 1 s). */
function watchPaints(): void {
  const paints = { lcp: 0, cls: 0 };
  Object.assign(window, { paints });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) paints.lcp = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  let run = { begin: 0, last: 0, sum: 0 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
      if (entry.hadRecentInput) continue;
      const continues = entry.startTime - run.last < 1000 && entry.startTime - run.begin < 5000;
      run = continues
        ? { ...run, last: entry.startTime, sum: run.sum + entry.value }
        : { begin: entry.startTime, last: entry.startTime, sum: entry.value };
      paints.cls = Math.max(paints.cls, run.sum);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

function countTraffic(cdp: CDPSession) {
  const kinds = new Map<string, string>();
  const names = new Map<string, string>();
  const scripts = new Map<string, number>();
  const open = new Set<string>();
  const bytes = { scripts: 0, all: 0 };
  let last = Date.now();
  cdp.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    kinds.set(requestId, type ?? 'Other');
    names.set(requestId, new URL(request.url).pathname);
    open.add(requestId);
    last = Date.now();
  });
  const end = (requestId: string, size: number) => {
    open.delete(requestId);
    bytes.all += size;
    if (kinds.get(requestId) === 'Script') {
      bytes.scripts += size;
      scripts.set(names.get(requestId) ?? requestId, size);
    }
    last = Date.now();
  };
  cdp.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => end(requestId, encodedDataLength));
  cdp.on('Network.loadingFailed', ({ requestId }) => end(requestId, 0));
  return {
    sizes: () => ({
      scripts: bytes.scripts / 1000,
      all: bytes.all / 1000,
      requests: kinds.size,
      files: [...scripts].sort(([, one], [, other]) => other - one),
    }),
    quiet: async () => {
      const begin = Date.now();
      while (open.size > 0 || Date.now() - last < QUIET) {
        if (Date.now() - begin > LONGEST) return;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    },
  };
}
