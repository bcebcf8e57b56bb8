import { defineConfig } from '@playwright/test';

// Set once, before the workers start: they inherit it. Runs side by side get different ports.
process.env.E2E_PORT ??= String(20_000 + (process.pid % 10_000));
const port = process.env.E2E_PORT;

/**
 * Chromium takes the last `--disable-features` only, so this repeats what Playwright turns off. The first two are the pages behind the address
 * bar: each window starts a renderer for them that nobody sees, a fifth of the browser's processor time.
 */
const WITHOUT = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** Journeys through the built application, on a database of its own that is thrown away. `npm run build` comes first. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'dist/tests/journeys',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // These only stop what hangs. A slow machine must not fail a journey.
  timeout: 600_000,
  expect: { timeout: 120_000 },
  reporter: 'list',
  use: {
    baseURL: `http://muster.localhost:${port}`,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    reducedMotion: 'reduce',
    screenshot: 'only-on-failure',
    // A trace takes a quarter of the time. To see one: npx playwright test e2e/FILE --trace on
    trace: 'off',
    actionTimeout: 120_000,
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A page lives for seconds: compiling its code for speed takes more time than it saves.
        '--js-flags=--no-opt --no-maglev',
        `--disable-features=${WITHOUT.join(',')}`,
      ],
    },
  },
  webServer: {
    command: `"${process.execPath}" e2e/support/server.ts`,
    env: { PORT: port },
    url: `http://127.0.0.1:${port}/readyz`,
    timeout: 300_000,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
