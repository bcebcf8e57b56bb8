import { parseArgs } from 'node:util';
import { migrate, sayWhatTheRoleLacks } from '#db/migrate.ts';
import { loadLookups } from '#db/seed/lookups.ts';
import { CannotStart } from '#kit/server/cannot-start.ts';
import { openInstallation } from './open-installation.ts';

const USAGE = `Usage: npm run migrate

Migrates the schema of the database to this version and updates the shared lists, and creates the application's role in a new database.
Running servers of the previous version keep working. A server started with MIGRATE=0 does not migrate.`;

async function run(): Promise<number> {
  const { values } = parseArgs({ options: { help: { type: 'boolean', short: 'h' } } });
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  const installation = await openInstallation({ schema: 'as_it_is' });
  try {
    const applied = await migrate({ ...installation, log: (line) => console.log(line) }).catch(sayWhatTheRoleLacks);
    await loadLookups(installation);
    for (const name of applied) console.log(name);
    console.log(applied.length === 0 ? 'The schema was up to date.' : `Migrations applied: ${applied.length}.`);
    return 0;
  } finally {
    await installation.close();
  }
}

try {
  process.exitCode = await run();
} catch (error) {
  console.error(error instanceof CannotStart ? error.message : error);
  process.exitCode = 1;
}
