import { parseArgs } from 'node:util';
import { findTenantPlace, moveTenant } from '#db/distribute/index.ts';
import { openInstallation } from './open-installation.ts';
import { runCommand, WrongUse } from './run-command.ts';

async function run(words: string[]): Promise<number> {
  const { positionals } = parseArgs({ args: words, allowPositionals: true, options: {} });
  const [slug, target] = positionals;
  if (!slug || positionals.length > 2) throw new WrongUse('Name a tenant, and the node that it moves to.');
  const installation = await openInstallation({ schema: 'as_it_is' });
  try {
    if (target) {
      const started = performance.now();
      await moveTenant(installation.ownerUrl, slug, target, (line) => console.log(line));
      console.log(`${slug} is on ${target} now, after ${((performance.now() - started) / 1000).toFixed(1)} seconds.`);
      return 0;
    }
    const { node, others, targets } = await findTenantPlace(installation.ownerUrl, slug);
    const address = ({ host, port }: typeof node) => `${host}:${port}`;
    console.log(`${slug} is on ${address(node)}. Tenants that move with it: ${others.join(', ') || 'none'}.`);
    console.log(`Nodes that it can move to: ${targets.map(address).join(', ') || 'none'}.`);
    return 0;
  } finally {
    await installation.close();
  }
}

await runCommand('db:move-tenant', run);
