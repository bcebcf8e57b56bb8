import { type ChildProcess, fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { startEmbeddedPostgres } from '#db/embedded/embedded-postgres.ts';
import { migrate } from '#db/migrate.ts';
import { seedDemonstration } from '#db/seed/demonstration/seed.ts';
import { loadLookups } from '#db/seed/lookups.ts';
import { appRoleUrl } from '#kit/server/database/db.ts';
import { heapOptions } from '../../scripts/heap.mjs';

const SECRET = 'of a benchmark that nobody signs in to';
const HOST = 'muster.localhost';

export type DemonstrationServer = {
  address: string;
  process: ChildProcess;
  /** Signs in as the first veteran or operator of the demonstration. @returns the token */
  signIn: (role?: 'veteran' | 'operator') => Promise<string>;
  /** Resets rate limits per account, which a benchmark reaches quickly. */
  clearLimits: () => Promise<void>;
};

/** Runs `work` against the application with the demonstration, in a separate process with the heap that `npm start` gives it. */
export async function withDemonstrationServer(work: (server: DemonstrationServer) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'muster-bench-'));
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log: console.log });
  const owner = new pg.Pool({ connectionString: postgres.ownerUrl, max: 1 });
  // A connection that is still closing when the database stops reports that; without a listener it would end the process.
  owner.on('error', () => {});
  let server: ChildProcess | undefined;
  try {
    const { ownerUrl } = postgres;
    const appUrl = appRoleUrl(ownerUrl, SECRET);
    await migrate({ ownerUrl, appUrl });
    await loadLookups({ ownerUrl, citiesOf: ['GB', 'US'] });
    const accounts = await seedDemonstration({ ownerUrl, appUrl });
    const started = fork(fileURLToPath(new URL('./search-server.ts', import.meta.url)), {
      env: { ...process.env, BENCH_APP_URL: appUrl, DEFAULT_TENANT_HOST: HOST },
      execArgv: heapOptions(),
    });
    server = started;
    const address = await new Promise<string>((resolve, reject) => {
      started.once('message', (message) => resolve(String(message)));
      started.once('exit', () => reject(new Error('The server did not start.')));
    });
    await work({
      address,
      process: started,
      async signIn(role = 'veteran') {
        const account = accounts.find(({ host, what }) => host === HOST && what.toLowerCase().includes(role)) ?? accounts[0];
        const response = await fetch(`${address}/api/auth/login`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ email: account?.email, password: account?.password, role }),
        });
        const { data, message }: { data?: { token: string }; message?: string } = await response.json();
        if (!data) throw new Error(`Sign-in: ${response.status} ${message}`);
        return data.token;
      },
      async clearLimits() {
        await owner.query('truncate rate_limits');
      },
    });
  } finally {
    if (server?.connected) server.disconnect();
    await owner.end();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
