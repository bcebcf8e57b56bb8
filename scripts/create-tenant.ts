import { parseArgs } from 'node:util';
import { z } from 'zod';
import { createTenant } from '#features/operator/contract.ts';
import { foundTenant } from '#features/operator/server/index.ts';
import { tenantIds } from '#features/tenants/server/index.ts';
import { CannotStart } from '#kit/server/cannot-start.ts';
import { connect } from '#kit/server/db.ts';
import { openInstallation } from './open-installation.ts';

const USAGE = `Usage: npm run create:tenant -- --name NAME --slug SLUG --host HOST --country 232|233 --email EMAIL --first-name NAME --last-name NAME

Creates a tenant and its first system operator in an empty installation, and prints a link where the operator chooses a password.
Once there is a system operator, create further tenants in the console. --https makes the link an https one. --another-system-operator
creates a tenant here although there are others: its operator can change all of them.`;

const Wanted = createTenant.body.extend({ country_id: z.coerce.number().pipe(createTenant.body.shape.country_id) });

async function run(): Promise<number> {
  const { values } = parseArgs({
    options: {
      name: { type: 'string' },
      slug: { type: 'string' },
      host: { type: 'string' },
      country: { type: 'string' },
      email: { type: 'string' },
      'first-name': { type: 'string' },
      'last-name': { type: 'string' },
      https: { type: 'boolean', default: false },
      'another-system-operator': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  const wanted = Wanted.safeParse({
    name: values.name,
    slug: values.slug,
    host: values.host,
    country_id: values.country,
    operator_email: values.email,
    operator_first_name: values['first-name'],
    operator_last_name: values['last-name'],
  });
  if (!wanted.success) {
    for (const issue of wanted.error.issues) console.error(`${issue.path.join('.')}: ${issue.message}`);
    console.error(`\n${USAGE}`);
    return 1;
  }
  const installation = await openInstallation();
  const db = connect({ appUrl: installation.appUrl, max: 1 });
  try {
    const tenants = (await tenantIds(db.unscoped)).length;
    if (tenants > 0 && !values['another-system-operator'])
      throw new CannotStart(
        `This installation already has ${tenants === 1 ? 'a tenant' : `${tenants} tenants`}: create further ones in the console, as a system operator. To create one here with another system operator, add --another-system-operator.`,
      );
    const made = await foundTenant(db, wanted.data);
    const link = `${values.https ? 'https' : 'http'}://${wanted.data.host}${made.path}`;
    console.log(
      `Created ${wanted.data.name}. ${wanted.data.operator_email} can choose a password here within an hour:\n\n  ${link}\n`,
    );
    return 0;
  } finally {
    await db.close();
    await installation.close();
  }
}

try {
  process.exitCode = await run();
} catch (error) {
  const isPlain =
    error instanceof CannotStart ||
    (error instanceof Error && 'status' in error) ||
    (error instanceof TypeError && 'code' in error);
  console.error(isPlain && error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
