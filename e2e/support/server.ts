import { existsSync } from 'node:fs';
import { buildApp } from '#apps/api/app.ts';
import { readConfig } from '#apps/api/config.ts';
import { startTestPostgres } from '#db/embedded/embedded-postgres.ts';
import { migrate } from '#db/migrate.ts';
import { seedDemonstration } from '#db/seed/demonstration/seed.ts';
import { loadLookups } from '#db/seed/lookups.ts';
import { startOpenIdProvider } from '#features/accounts/server/testing.ts';
import { appRoleUrl, connect } from '#kit/server/database/db.ts';
import { startBoards } from './boards.ts';
import { bypassRoutes } from './bypass-routes.ts';
import { importGeneratedAdverts } from './generated-adverts.ts';
import { hiringAccounts } from './hiring-accounts.ts';
import { seedHiringAccounts } from './seed-hiring.ts';

// The built application with the demonstration, on PORT, with a database that is deleted at the end.

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

// A real OpenID provider on this machine acts as Google. The login selects the person; any password works.
const provider = await startOpenIdProvider({ redirectUris: [`http://muster.localhost:${process.env.PORT}/redirect/social`] });
for (const person of [
  { sub: 'noor', email: 'noor.aziz@social.test', email_verified: true, given_name: 'Noor', family_name: 'Aziz' },
  { sub: 'lena', email: 'lena.marsh@social.test', email_verified: true, given_name: 'Lena', family_name: 'Marsh' },
  // Verified on both sides: linked without asking.
  { sub: 'charlie', email: hiringAccounts('linked').veteran, email_verified: true },
  // Not verified at the provider: the password is required once.
  { sub: 'rhona', email: 'rhona.bell@social.test', email_verified: false },
]) {
  provider.people.set(person.sub, person);
}
const social = {
  GOOGLE_ISSUER: provider.issuer,
  GOOGLE_CLIENT_ID: provider.client_id,
  GOOGLE_CLIENT_SECRET: provider.client_secret,
  // LinkedIn is always unavailable: nothing listens on the discard port.
  LINKEDIN_ISSUER: 'http://127.0.0.1:9',
  LINKEDIN_CLIENT_ID: provider.client_id,
  LINKEDIN_CLIENT_SECRET: provider.client_secret,
};

const boards = await startBoards();
const config = {
  ...readConfig({
    ...process.env,
    ...social,
    DEMONSTRATION: 'on',
    FEED_REPLAY: boards.address,
    HOST: '127.0.0.1',
    TRUST_PROXY: '127.0.0.1',
    APP_SECRET: SECRET,
    LOG_LEVEL: 'warn',
  }),
  // Journeys wait for a slow machine instead of being told that it is busy.
  max_event_loop_delay: 0,
};
// A machine under load needs longer to connect than an answer may take.
const db = connect({ appUrl, waitMs: 60_000, statementMs: 60_000 });
await importGeneratedAdverts(db);
await seedHiringAccounts(db);
const app = await buildApp({ config, db, secret: SECRET });
await bypassRoutes(app, { db, secret: SECRET, boards });
await app.listen({ host: config.host, port: config.port });

const stop = async () => {
  await app.close();
  await db.close();
  boards.stop();
  await provider.stop();
  await postgres.stop();
  process.exit(0);
};
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
