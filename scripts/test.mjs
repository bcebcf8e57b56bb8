// npm test: all checks and tests, in order. At the end come the failed tests, a line for each part, and "N passed, N failed".

import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { findBrowser } from './browser.mjs';
import { environment, install, NODE, ROOT, run, say, seconds } from './prepare.mjs';

const RESULTS = join(ROOT, 'dist', 'tests');
const VITEST = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs');
const PLAYWRIGHT = join(ROOT, 'node_modules', '@playwright', 'test', 'cli.js');

// With --deep, slow properties are tested with all their values.
if (process.argv.includes('--deep')) process.env.DEEP_TESTS = '1';
const began = Date.now();
const steps = [];
let longest = [];

await install();
const chromium = await findBrowser();
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

// Neither uses two processors all the time.
const [, isBuilt] = await Promise.all([step('Checks', () => command('check')), step('Browser app', () => command('build'))]);

await step('Tests', async () => {
  const outputFile = join(RESULTS, 'vitest.json');
  const reporter = join(ROOT, 'scripts', 'vitest-report.mjs');
  const { code } = await run(NODE, [VITEST, 'run', '--reporter=default', `--reporter=${reporter}`], {
    env: environment({ MUSTER_TEST_REPORT: outputFile }),
  });
  const found = read(outputFile);
  longest = (found?.files ?? []).toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, 10);
  return { code, passed: found?.passed, failed: found?.failures.length, skipped: found?.skipped, failures: found?.failures };
});

await step('Journeys', async () => {
  if (!isBuilt) return { code: 1 };
  const results = join(RESULTS, 'playwright.json');
  const env = environment({ CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: results });
  const { code } = await run(NODE, [PLAYWRIGHT, 'test', '--reporter=list,json'], { env });
  const found = read(results);
  const { expected = 0, flaky = 0, unexpected, skipped } = found?.stats ?? {};
  return { code, passed: expected + flaky, failed: unexpected, skipped, failures: (found?.suites ?? []).flatMap(failedJourneys) };
});

const failures = steps.flatMap((part) => part.failures);
if (failures.length > 0)
  say(`\nFailed:\n${failures.map(({ title, message }) => `  ${title}\n${firstLines(message)}`).join('\n')}`);

const sum = (of) => steps.reduce((total, { [of]: count }) => total + count, 0);
if (longest.length > 0)
  say(
    `\nLongest test files:\n${longest.map(({ file, milliseconds }) => `  ${(milliseconds / 1000).toFixed(1).padStart(6)} s  ${file}`).join('\n')}`,
  );

say(`\nFinished in ${seconds(began)}:`);
for (const { name, passed, failed, skipped, code, took } of steps) {
  const counts = [passed && `${passed} passed`, failed && `${failed} failed`, skipped && `${skipped} skipped`].filter(Boolean);
  say(`  ${code === 0 ? 'ok    ' : 'FAILED'}  ${name.padEnd(12)}  ${took.padStart(8)}  ${counts.join(', ')}`.trimEnd());
}
say(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = steps.every(({ code }) => code === 0) && sum('failed') === 0 ? 0 : 1;

function command(name) {
  return run(process.execPath, [join(ROOT, 'scripts', 'run.cjs'), name]);
}

/** Runs one part and records its outcome. Later parts run anyway, so one run shows all problems. @returns whether it succeeded */
async function step(name, work) {
  say(`\n── ${name}`);
  const from = Date.now();
  const { code, passed = 0, failed = 0, skipped = 0, failures = [] } = await work();
  // A part that fails without a failed test (a type error, a file that cannot be loaded) counts as one.
  steps.push({ name, code, passed, failed: code !== 0 && failed === 0 ? 1 : failed, skipped, failures, took: seconds(from) });
  return code === 0;
}

/** The failed journeys of a suite in Playwright's report, with those of the suites inside it. */
function failedJourneys({ file, specs = [], suites = [] }) {
  const failed = specs.filter(({ ok }) => !ok);
  return [
    ...failed.map(({ title, tests }) => ({
      title: `${file} › ${title}`,
      message: tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors.map(({ message }) => message))).join('\n'),
    })),
    ...suites.flatMap(failedJourneys),
  ];
}

function firstLines(message) {
  const lines = stripVTControlCharacters(message ?? '')
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s+at .*(node_modules|<anonymous>)/.test(line));
  return lines
    .slice(0, 12)
    .map((line) => `    ${line.slice(0, 200)}`)
    .join('\n');
}

function read(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}
