import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { testWorker } from '#apps/api/testing/index.ts';

test('db/types.ts is what `npm run db:types` writes for the migrations', async () => {
  const { ownerUrl } = await testWorker();
  const codegen = spawn('node_modules/.bin/kysely-codegen', ['--url', ownerUrl, '--verify']);
  const [output, [code]] = await Promise.all([text(codegen.stdout), once(codegen, 'close'), codegen.stderr.resume()]);
  expect(code, `${output}Run npm run db:types.`).toBe(0);
}, 60_000);
