import { parseArgs } from 'node:util';
import { z } from 'zod';
import { readConfig, siteOfHost } from '#apps/api/config.ts';
import { OptionalName, PersonName } from '#features/accounts/sign-up-contract.ts';
import { foundTenant } from '#features/operator/server/index.ts';
import { createTenant as createTenantRoute } from '#features/operator/system-contract.ts';
import { tenantIds } from '#features/tenants/server/index.ts';
import { connect } from '#kit/server/database/db.ts';
import { CannotStart } from '#kit/server/process/cannot-start.ts';
import { openInstallation } from './open-installation.ts';
import { checked } from './run-command.ts';

const { shape } = createTenantRoute.body;
/** The rules of the console, by the names of the options. */
const Options = z.object({
  name: shape.name,
  slug: shape.slug,
  host: shape.host,
  country: z.coerce.number().pipe(shape.country_id),
  email: shape.operator_email,
  'first-name': PersonName('First name'),
  'last-name': OptionalName('Last name'),
});

/**
 * Creates a tenant and its first system operator.
 * @returns the link where the operator chooses a password, and for how many hours it is valid
 * @throws CannotStart when there are tenants already, unless --another-system-operator is given
 */
export async function createTenant(words: string[]): Promise<{ name: string; email: string; link: string; hours: number }> {
  const { values } = parseArgs({
    args: words,
    options: {
      name: { type: 'string' },
      slug: { type: 'string' },
      host: { type: 'string' },
      country: { type: 'string' },
      email: { type: 'string' },
      'first-name': { type: 'string' },
      'last-name': { type: 'string' },
      'another-system-operator': { type: 'boolean', default: false },
    },
  });
  const { name, slug, host, country, email, ...person } = checked(Options, values);
  const installation = await openInstallation();
  const db = connect({ appUrl: installation.appUrl, max: 1 });
  try {
    const tenants = (await tenantIds(db.unscoped)).length;
    if (tenants > 0 && !values['another-system-operator'])
      throw new CannotStart(
        `This installation already has ${tenants === 1 ? 'a tenant' : `${tenants} tenants`}: create further ones in the console, as a system operator. To create one here with another system operator, add --another-system-operator.`,
      );
    const { path, hours } = await foundTenant(db, {
      name,
      slug,
      host,
      country_id: country,
      operator_email: email,
      operator_first_name: person['first-name'],
      operator_last_name: person['last-name'],
    });
    return { name, email, link: siteOfHost(host, readConfig()) + path, hours };
  } finally {
    await db.close();
    await installation.close();
  }
}
