// npm run check: all static checks. Every step runs, so one run shows all problems.

import { install, run, say, seconds } from './prepare.mjs';

const STEPS = [
  ['Format and lint', 'biome', ['check', '.']],
  ['Types', 'tsc', ['--noEmit', '-p', '.']],
  ['Rules of import', 'depcruise', ['apps', 'features', 'kit', 'db', 'e2e', 'bench', 'scripts', '--output-type', 'err-long']],
  ['Unused code', 'knip', ['--no-progress']],
];

await install();
const failed = [];
for (const [name, program, words] of STEPS) {
  const from = Date.now();
  const { code, error, output } = await run(program, words, { quiet: true });
  if (code !== 0) {
    failed.push(name);
    say(`\n${(error?.message ?? output).trim()}\n`);
  }
  say(`${code === 0 ? 'ok    ' : 'FAILED'}  ${name}, ${seconds(from)}`);
}
if (failed.length > 0) {
  say(`\nFailed checks: ${failed.join(', ')}`);
  process.exitCode = 1;
}
