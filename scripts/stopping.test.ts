import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'muster-stop-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('npm start ends after the server has stopped, not before', async () => {
  const { scripts } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ scripts: { start: scripts.start.replace('scripts/run.cjs', 'run.cjs') } }),
  );
  // Takes half a second to stop, like a server with requests in progress.
  writeFileSync(
    join(folder, 'run.cjs'),
    `process.on('SIGTERM', () => setTimeout(() => { console.log('stopped'); process.exit(0); }, 500));
     setInterval(() => {}, 1000);
     console.log('serving');`,
  );
  const npm = spawn('npm', ['start'], { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] });
  let output = '';
  npm.stdout.on('data', (text) => {
    output += text;
    if (text.includes('serving')) npm.kill('SIGTERM');
  });
  const code = await new Promise((resolve) => npm.once('close', resolve));
  expect([code, output]).toEqual([0, expect.stringContaining('stopped')]);
});
