import { existsSync } from 'node:fs';
import { buildApp } from '#apps/api/app.ts';
import { readConfig } from '#apps/api/config.ts';
import { migrate } from '#db/migrate.ts';
import { loadLookups } from '#db/seed/lookups.ts';
import { seedDemonstration } from '#db/seed/seed.ts';
import { appRoleUrl, connect } from '#kit/server/db.ts';
import { startTestPostgres } from '#kit/server/embedded-postgres.ts';
import { importRealAdverts } from './real-adverts.ts';

// The built application with the demonstration, on a database that is thrown away at the end. PORT says where.

const SECRET = 'a secret for journeys alone, 32 or more characters';

if (!existsSync('dist/web/index.html')) {
  console.error('The browser app is not built: run npm run build first.');
  process.exit(1);
}

const postgres = await startTestPostgres();
const { ownerUrl } = postgres;
const appUrl = appRoleUrl(ownerUrl, SECRET);
await migrate({ ownerUrl, appUrl });
await loadLookups({ ownerUrl, citiesOf: ['GB', 'US'] });
await seedDemonstration({ ownerUrl, appUrl });

const config = readConfig({ ...process.env, HOST: '127.0.0.1', APP_SECRET: SECRET, LOG_LEVEL: 'warn' });
const db = connect({ appUrl });
await importRealAdverts(db);
const app = await buildApp({ config, db, secret: SECRET });
await app.listen({ host: config.host, port: config.port });

const stop = async () => {
  await app.close();
  await db.close();
  await postgres.stop();
  process.exit(0);
};
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
