import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { newTenant, testWorker } from '#apps/api/testing/index.ts';
import { findServiceProviders } from '#features/services/contract.ts';

const COMMAND = fileURLToPath(new URL('./services.ts', import.meta.url));

const FILE = `name,description,category,website,country
Harbour Homes,Finds homes.,housing,https://homes.example.org,GB
Money Line,Advice on debts.,finance,https://money.example.org,GB
,Nobody knows who.,housing,https://who.example.org,GB
Wrong Need,Something.,fun,https://fun.example.org,GB
Wrong Address,Something.,housing,not a website,GB
`;

test('npm run import -- services imports a file, names the rows it refuses, and changes nothing the second time', async () => {
  const tenant = await newTenant();
  const { ownerUrl, appUrl } = await testWorker();
  const folder = await mkdtemp(join(tmpdir(), 'muster-import-'));
  const file = join(folder, 'list.csv');
  await writeFile(file, FILE);
  const run = (...args: string[]) =>
    new Promise<{ code: number; out: string }>((done) => {
      const env = { ...process.env, DATABASE_URL: ownerUrl, DATABASE_APP_URL: appUrl, DEMONSTRATION: '', NODE_ENV: '' };
      execFile(process.execPath, [COMMAND, ...args, '--tenant', tenant.slug], { env }, (error, stdout, stderr) =>
        done({ code: typeof error?.code === 'number' ? error.code : error ? -1 : 0, out: stdout + stderr }),
      );
    });
  const total = async () => (await tenant.call(findServiceProviders)).body.meta.total;
  try {
    const dry = await run(file, '--dry-run');
    expect([dry.code, dry.out]).toEqual([0, expect.stringContaining('Would be: 5 read, 2 added')]);
    expect(await total()).toBe(0);
    const first = await run(file, '--publish');
    expect(first.out).toContain('5 read, 2 added, 0 changed, 0 unchanged, 0 hidden, 0 left out, 3 refused.');
    for (const name of ['Row 4: ', 'Row 5 (Wrong Need): ', 'Row 6 (Wrong Address): ']) expect(first.out).toContain(name);
    expect([first.code, await total()]).toEqual([0, 2]);
    expect((await run(file)).out).toContain('0 added, 0 changed, 2 unchanged');
    const missing = await run(join(folder, 'none.csv'));
    expect([missing.code, missing.out]).toEqual([1, expect.stringMatching(/none\.csv does not exist: .*\n$/)]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
