// npm run dev: the API, restarted at each change, on port 3001, and the browser app with hot reload on port 3000.

import { join } from 'node:path';
import { environment, install, NODE, ROOT, run, setting } from './prepare.mjs';

await install();
const env = environment({
  DEMONSTRATION: setting('DEMONSTRATION') ?? (setting('DATABASE_URL') ? 'off' : 'on'),
  PORT: '3001',
  PUBLIC_PORT: '3000',
});
const vite = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');
await Promise.race([
  run(NODE, ['--watch', '--watch-preserve-output', 'apps/api/server.ts'], { env }),
  run(NODE, [vite], { env }),
]);
// Neither is of use without the other. The signal is passed on to the one that still runs.
process.kill(process.pid, 'SIGTERM');
