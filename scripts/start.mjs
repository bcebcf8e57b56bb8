// npm start: installs and builds what is missing, then runs the server until it is stopped.

import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { heapOptions } from './heap.mjs';
import { buildWeb, environment, giveUp, install, NODE, ROOT, say, setting } from './prepare.mjs';
import { supervise } from './supervise.mjs';

// With the embedded database, the demonstration is on unless DEMONSTRATION=off. The server reads the settings.
if (!setting('DATABASE_URL') && setting('NODE_ENV') !== 'production')
  process.env.DEMONSTRATION = setting('DEMONSTRATION') ?? 'on';

const began = Date.now();
const heap = heapOptions();
const port = Number(setting('PORT') ?? 3000);

if (await portInUse()) {
  // This server may be running from here, which an installed one can detect. Nothing is rebuilt under a running server.
  if (!existsSync(NODE))
    giveUp(`Port ${port} is in use by another program: stop that one, or choose another port with PORT=3010 npm start`);
} else {
  await install();
  await buildWeb();
}
process.exit(
  await supervise({ start: serve, log: say }).catch((error) =>
    giveUp(`Node.js 24 could not be run (${error.message}): remove node_modules and start again.`),
  ),
);

function serve({ failures, last }) {
  const cache = join(ROOT, 'node_modules', '.cache', 'compiled');
  const since = failures === 0 ? began : Date.now();
  const words = [`--began=${since}`, ...(last ? [`--failures=${failures}`, `--last-failure=${last}`] : [])];
  return spawn(NODE, [...heap, join(ROOT, 'apps', 'api', 'server.ts'), ...words], {
    cwd: ROOT,
    env: environment({ NODE_COMPILE_CACHE: cache }),
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
}

function portInUse() {
  // The server says what is wrong with the setting.
  if (!Number.isInteger(port) || port < 0 || port > 65_535) return false;
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error) => resolve(error.code === 'EADDRINUSE'));
    probe.listen({ port }, () => probe.close(() => resolve(false)));
  });
}
