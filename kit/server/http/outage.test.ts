import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { expect, test } from 'vitest';
import { buildApp } from '#apps/api/app.ts';
import { TEST_CONFIG } from '#apps/api/testing/index.ts';
import { TEST_SECRET } from '#apps/api/testing/postgres.ts';
import { startTestPostgres } from '#db/embedded/embedded-postgres.ts';
import { migrate } from '#db/migrate.ts';
import { loadLookups } from '#db/seed/lookups.ts';
import { getCountries } from '#features/lookups/contract.ts';
import { appRoleUrl, connect } from '../database/db.ts';

test('while the database is down a call gets 503 with Retry-After, and works again once it is back', async () => {
  const postgres = await startTestPostgres();
  const { ownerUrl } = postgres;
  const appUrl = appRoleUrl(ownerUrl, TEST_SECRET);
  await migrate({ ownerUrl, appUrl });
  await loadLookups({ ownerUrl, citiesOf: [] });
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  await owner.query(
    `insert into tenants (id, slug, name, country_id, marketing_site_url) values (1, 'outage', 'Outage', 232, '')`,
  );
  await owner.query(`insert into tenant_hosts (host, tenant_id) values ('outage.test', 1)`);
  await owner.end();
  const db = connect({ appUrl });
  const app = await buildApp({ config: TEST_CONFIG, db, secret: TEST_SECRET });
  const ask = () => app.inject({ url: getCountries.path, headers: { host: 'outage.test' } });
  try {
    expect((await ask()).statusCode).toBe(200);
    process.kill(postgres.pid(), 'SIGKILL');
    // Requests in progress and new requests; the cluster restarts by itself within seconds.
    const away: Awaited<ReturnType<typeof ask>>[] = [];
    const pages: typeof away = [];
    for (let isBack = false; !isBack; await wait(50)) {
      // The tenants of known hosts are in memory.
      const open = app.inject({ url: '/jobs', headers: { host: `site-${pages.length}.test` } });
      const answers = await Promise.all([ask(), ask()]);
      pages.push(await open);
      away.push(...answers.filter((answer) => answer.statusCode !== 200));
      // The first answers after the signal may still come from a connection that the cluster has not closed yet.
      isBack = away.length > 0 && answers.every((answer) => answer.statusCode === 200);
    }
    for (const answer of away) {
      expect(answer.statusCode).toBe(503);
      expect(answer.headers['retry-after']).toBe('5');
      expect(answer.json()).toEqual({
        status: false,
        message: 'Muster cannot reach its database right now. Try again in a moment.',
      });
    }
    // A page is never JSON.
    expect(pages.filter(({ statusCode }) => statusCode === 503)).not.toHaveLength(0);
    for (const { statusCode, headers } of pages) {
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(headers['retry-after']).toBe(statusCode === 503 ? '5' : undefined);
    }
  } finally {
    await app.close();
    await db.close();
    await postgres.stop();
  }
});
