// npm run dev: the API, restarted at each change, on port 3001, and the browser app with hot reload on port 3000.

import { join } from 'node:path';
import { environment, install, NODE, ROOT, run, setting } from './prepare.mjs';

await install();
// The commands' words are relative to the project, and `node` is the project's own.
const commands = ['node --watch --watch-preserve-output apps/api/server.ts', 'vite'];
const words = ['--kill-others', '--names', 'api,web', '--prefix-colors', 'cyan,magenta', ...commands];
const concurrently = join(ROOT, 'node_modules', 'concurrently', 'dist', 'bin', 'index.js');
const { code } = await run(NODE, [concurrently, ...words], {
  env: environment({
    DEMONSTRATION: setting('DEMONSTRATION') ?? (setting('DATABASE_URL') ? 'off' : 'on'),
    PORT: '3001',
    PUBLIC_PORT: '3000',
  }),
});
process.exitCode = code;
