import { parseArgs } from 'node:util';
import pg from 'pg';
import { describePlan, distribute, readPlan } from '#db/distribute/index.ts';
import { openInstallation } from './open-installation.ts';
import { runCommand } from './run-command.ts';

async function run(words: string[]): Promise<number> {
  const { values } = parseArgs({ args: words, options: { check: { type: 'boolean' } } });
  const installation = await openInstallation({ schema: 'as_it_is' });
  try {
    if (values.check) return await check(installation.ownerUrl);
    const count = await distribute({ ownerUrl: installation.ownerUrl, log: (line) => console.log(line) });
    console.log(count === 0 ? 'The database was distributed already.' : `Tables distributed: ${count}. Start Muster as usual.`);
    return 0;
  } finally {
    await installation.close();
  }
}

async function check(ownerUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const plan = await readPlan(client);
    for (const line of [...describePlan(plan), ...plan.faults]) console.log(line);
    console.log(
      plan.faults.length > 0
        ? `Rules that the schema breaks: ${plan.faults.length}.`
        : `The schema meets the rules of a distributed database.${plan.has_citus ? '' : ' This database has no extension citus yet.'}`,
    );
    return plan.faults.length > 0 ? 1 : 0;
  } finally {
    await client.end();
  }
}

await runCommand('db:distribute', run);
