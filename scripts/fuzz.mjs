// npm run fuzz: generated calls to every operation. FUZZ_CALLS sets how many, FUZZ_SEED repeats a run.

import { join } from 'node:path';
import { environment, install, NODE, ROOT, run, say } from './prepare.mjs';

await install();
const { FUZZ_CALLS = '12000', FUZZ_SEED = String(Date.now() % 1_000_000) } = process.env;
say(`${FUZZ_CALLS} calls with FUZZ_SEED=${FUZZ_SEED}`);
const vitest = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs');
const { code } = await run(NODE, [vitest, 'run', 'apps/api/laws/fuzz.test.ts'], { env: environment({ FUZZ_CALLS, FUZZ_SEED }) });
process.exitCode = code;
