import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { OWNER } from '#db/embedded/cluster.ts';
import { startTestPostgres } from '#db/embedded/embedded-postgres.ts';
import { migrate } from '#db/migrate.ts';
import { loadLookups } from '#db/seed/lookups.ts';
import { appRoleOf, appRoleUrl } from '#kit/server/database/db.ts';
import { TEST_SECRET } from './config.ts';

declare module 'vitest' {
  interface ProvidedContext {
    ownerUrl: string;
  }
}

export { TEST_SECRET } from './config.ts';

export const TEMPLATE = 'muster_template';

/**
 * Lets only the owner compare a date with a time, or a time without a zone with one that has a zone. These comparisons are not leakproof:
 * under row-level policies no index serves them, and PostgreSQL reads all rows of the tenant instead. Compare `timestamptz` with
 * `timestamptz`. PostgreSQL checks the right before it reads a row, so a test refuses the statement even if no row meets the filter.
 */
const REFUSE_COMPARISONS_WITHOUT_INDEX = `do $$ declare f regprocedure; begin for f in select oid from pg_proc where not proleakproof
  and proname ~ '^(date|timestamp|timestamptz)_(eq|ne|lt|le|gt|ge)_(date|timestamp|timestamptz)$'
  loop execute format('revoke execute on function %s from public', f); execute format('grant execute on function %s to ${OWNER}', f);
  end loop; end $$`;
/** A database of an external server, which all workers share instead of cloning the template (CONTRIBUTING.md). */
export const EXTERNAL_URL = process.env.TEST_DATABASE_URL;

/** Starts one PostgreSQL for the whole run and makes the template that each worker clones. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestPostgres([REFUSE_COMPARISONS_WITHOUT_INDEX.replaceAll('\n', ' ')]);
  const owner = new pg.Client({ connectionString: server.ownerUrl });
  await owner.connect();
  await owner.query(`create database ${TEMPLATE}`);
  await owner.end();
  for (const ownerUrl of [databaseUrl(server.ownerUrl, TEMPLATE), ...(EXTERNAL_URL ? [EXTERNAL_URL] : [])]) {
    await migrate({ ownerUrl, appUrl: appRoleUrl(ownerUrl, TEST_SECRET) });
    await loadLookups({ ownerUrl, citiesOf: ['GB', 'US'] });
  }
  project.provide('ownerUrl', server.ownerUrl);
  return () => server.stop();
}

/** The application's connection to a clone of the template. */
export function appUrlOfClone(ownerUrl: string): string {
  return appRoleUrl(ownerUrl, TEST_SECRET, appRoleOf(databaseUrl(ownerUrl, TEMPLATE)));
}

export function databaseUrl(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.toString();
}
