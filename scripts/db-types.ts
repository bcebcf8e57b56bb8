import { spawnSync } from 'node:child_process';
import { migrate } from '#db/migrate.ts';
import { appRoleUrl } from '#kit/server/db.ts';
import { startTestPostgres } from '#kit/server/embedded-postgres.ts';

// Writes db/types.ts anew from the migrations: a throwaway database is brought to the present schema and read.
const server = await startTestPostgres();
try {
  await migrate({ ownerUrl: server.ownerUrl, appUrl: appRoleUrl(server.ownerUrl, 'of a database that lives for seconds') });
  const { status, stdout, stderr } = spawnSync('kysely-codegen', ['--url', server.ownerUrl], { encoding: 'utf8' });
  // On success its standard error holds warnings alone: it takes the unions of .kysely-codegenrc.json as they are written.
  console.log(status === 0 ? stdout.trim() : `${stdout}${stderr}`);
  process.exitCode = status ?? 1;
} finally {
  await server.stop();
}
