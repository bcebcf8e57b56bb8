// npm start: installs and builds what is missing, then runs the server until it is stopped.

import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { buildWeb, environment, giveUp, install, NODE, ROOT, say } from './prepare.mjs';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
// After an exit with 1 the server has said what stands in the way; another start would fail the same way.
const WILL_FAIL_AGAIN = 1;
// Left to itself, Node lets garbage stand until a few gigabytes are full. What lives at once is about 100 MB.
const HEAP = `--max-old-space-size=${Number(process.env.HEAP_MB) || 256}`;

const began = Date.now();
const port = Number(process.env.PORT || 3000);

if (await portInUse()) {
  // Perhaps Muster itself is running here: the server can tell, where it is installed. Nothing is rebuilt under a running one.
  if (!existsSync(NODE))
    giveUp(`Port ${port} is in use by another program: stop that one, or choose another port with PORT=3010 npm start`);
} else {
  await install();
  await buildWeb();
}
process.exit(await keepRunning());

/** Runs the server and starts it again when it was killed or failed. @returns the exit code to end with */
async function keepRunning() {
  let stopping = false;
  let server = null;
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      stopping = true;
      server?.kill(signal);
    });
  }
  for (let since = began, failures = []; ; since = Date.now()) {
    server = serve(since);
    const { code, signal } = await endOf(server);
    if (stopping || code === 0) return 0;
    if (code === WILL_FAIL_AGAIN) return 1;
    failures = [...failures.filter((at) => at > Date.now() - 60_000), Date.now()];
    if (failures.length === 5) giveUp('Muster failed five times within a minute and stays down: the reason is above.');
    say(`Muster ended (${signal ?? `exit code ${code}`}); starting it again.`);
    await wait(500);
  }
}

function serve(since) {
  const cache = join(ROOT, 'node_modules', '.cache', 'compiled');
  return spawn(NODE, [HEAP, join(ROOT, 'apps', 'api', 'server.ts'), `--began=${since}`], {
    cwd: ROOT,
    env: environment({ NODE_COMPILE_CACHE: cache }),
    stdio: 'inherit',
  });
}

function endOf(child) {
  return new Promise((resolve) => {
    child.once('error', (error) =>
      giveUp(`Node.js 24 could not be run (${error.message}): remove node_modules and start again.`),
    );
    child.once('exit', (code, signal) => resolve({ code, signal }));
  });
}

function portInUse() {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error) => resolve(error.code === 'EADDRINUSE'));
    probe.listen({ port }, () => probe.close(() => resolve(false)));
  });
}
