// npm test: all checks and tests, in order. The last line is "N passed, N failed".

import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { environment, install, NODE, ROOT, run, say, seconds } from './prepare.mjs';

const RESULTS = join(ROOT, 'dist', 'tests');
const VITEST = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs');
const PLAYWRIGHT = join(ROOT, 'node_modules', '@playwright', 'test', 'cli.js');

const began = Date.now();
const steps = [];

await install();
const chromium = await findBrowser();
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

await step('Checks', async () => {
  const npm = process.env.npm_execpath;
  const { code } = await (npm ? run(NODE, [npm, 'run', 'check']) : run('npm', ['run', 'check']));
  return { code };
});

await step('Tests', async () => {
  const results = join(RESULTS, 'vitest.json');
  const { code } = await run(NODE, [VITEST, 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${results}`]);
  const found = read(results);
  return { code, passed: found?.numPassedTests, failed: found?.numFailedTests, skipped: found?.numPendingTests };
});

await step('Browser app', () => run(process.execPath, [join(ROOT, 'scripts', 'run.cjs'), 'build']));

await step('Journeys', async () => {
  if (steps.at(-1)?.code !== 0) return { code: 1 };
  const results = join(RESULTS, 'playwright.json');
  const env = environment({ CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: results });
  const { code } = await run(NODE, [PLAYWRIGHT, 'test', '--reporter=list,json'], { env });
  const { expected = 0, flaky = 0, unexpected, skipped } = read(results)?.stats ?? {};
  return { code, passed: expected + flaky, failed: unexpected, skipped };
});

const sum = (of) => steps.reduce((total, { [of]: count }) => total + count, 0);
say(`\nFinished in ${seconds(began)}:`);
for (const { name, passed, failed, skipped, code, took } of steps) {
  const counts = [passed && `${passed} passed`, failed && `${failed} failed`, skipped && `${skipped} skipped`].filter(Boolean);
  say(`  ${code === 0 ? 'ok    ' : 'FAILED'}  ${name.padEnd(12)}  ${took.padStart(8)}  ${counts.join(', ')}`.trimEnd());
}
say(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = steps.every(({ code }) => code === 0) && sum('failed') === 0 ? 0 : 1;

/** Runs one part and records its outcome. Later parts run anyway, so one run shows all problems. */
async function step(name, work) {
  say(`\n── ${name}`);
  const from = Date.now();
  const { code, passed = 0, failed = 0, skipped = 0 } = await work();
  // A part that fails without a failed test (a type error, a file that cannot be loaded) counts as one.
  steps.push({ name, code, passed, failed: code !== 0 && failed === 0 ? 1 : failed, skipped, took: seconds(from) });
}

function read(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}
