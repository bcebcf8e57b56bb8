// npm run check: all static checks, two at a time. Every step runs, so one run shows all problems.

import { install, run, say, seconds } from './prepare.mjs';

const STEPS = [
  ['Format and lint', 'biome', ['check', '.']],
  ['Types', 'tsc', ['--noEmit', '-p', '.', '--checkers', '1']],
  ['Rules of import', 'depcruise', ['apps', 'features', 'kit', 'db', 'e2e', 'bench', 'scripts', '--output-type', 'err-long']],
  ['Unused code', 'knip', ['--no-progress']],
  ['Names', 'node', ['scripts/check-words.mjs']],
];

await install();
const failed = [];
const waiting = STEPS.values();
// Two of them use one processor each, so that a second one is not idle.
await Promise.all([checkNext(), checkNext()]);
if (failed.length > 0) {
  say(`\nFailed checks: ${failed.join(', ')}`);
  process.exitCode = 1;
}

async function checkNext() {
  for (const [name, program, words] of waiting) {
    const from = Date.now();
    const { code, error, output } = await run(program, words, { quiet: true });
    if (code !== 0) {
      failed.push(name);
      say(`\n${(error?.message ?? output).trim()}\n`);
    }
    say(`${code === 0 ? 'ok    ' : 'FAILED'}  ${name}, ${seconds(from)}`);
  }
}
