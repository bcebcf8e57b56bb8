import {
  findAccountByEmail,
  type MailContext,
  passwordLink,
  resetFactors,
  restoreOperator,
} from '#features/accounts/server/index.ts';
import type { Database, TenantDb } from '#kit/server/database/db.ts';
import { conflict, fail } from '#kit/server/http/errors.ts';
import { type MailContent, type MailQueue, queueMail, requeueMails } from '#kit/server/mail/mail.ts';
import { audit, auditInstallation } from '#kit/server/records/audit.ts';
import { changeTenantStatus } from './actions.ts';
import { operatorAddedMail, passwordLinkMail } from './operator-mails.ts';
import { listOperators } from './operators-queries.ts';
import { insertHost } from './queries.ts';
import { allTenants, insertOperator } from './system-queries.ts';

/**
 * What someone at the terminal of the installation may do, for tenants whose operators have locked themselves out. Each action is
 * recorded in the tenant's log and in the installation's, and mailed to the person whom it concerns.
 * @param siteOf the base URL of links to a tenant's host
 */
export function terminalActions(database: Database, queue: MailQueue, siteOf: (host: string) => string) {
  type Entered = { db: TenantDb; mail: MailContext };

  async function findTenant(slug: string) {
    const tenants = await allTenants(database.unscoped);
    return (
      tenants.find((tenant) => tenant.slug === slug) ??
      fail(conflict(`There is no tenant ${slug}. The tenants are: ${tenants.map((tenant) => tenant.slug).join(', ') || 'none'}.`))
    );
  }

  async function inTenant<T>(slug: string, work: (entered: Entered) => Promise<T>): Promise<T> {
    const tenant = await findTenant(slug);
    const mail = { background: queue, tenant, site: siteOf(tenant.hosts[0] ?? '') };
    return database.withTenant(tenant.id, (db) => work({ db, mail }));
  }

  async function findOperator(db: TenantDb, email: string) {
    const person = (await listOperators(db)).find((operator) => operator.email === email);
    return person ?? fail(conflict(`${email} is no active operator of this tenant.`));
  }

  async function record(db: TenantDb, action: string, person: { id: number; email: string }): Promise<void> {
    const details = { email: person.email, by: 'terminal' };
    await audit(db, { actor_id: null, action, subject_kind: 'operator', subject_id: person.id, details });
    await auditInstallation(db, { actor: null, action, for_tenant: db.tenant_id, details: { email: person.email } });
  }

  const mailPerson = ({ db, mail }: Entered, person: { id: number; email: string }, content: MailContent) =>
    queueMail(db, queue, mail.tenant, { ...content, to: person.email, user_id: person.id, about: [] });

  return {
    /** All tenants with their operators. */
    async tenants() {
      const rows = [];
      for (const tenant of await allTenants(database.unscoped))
        rows.push({ ...tenant, operators: (await database.withTenant(tenant.id, listOperators)).length });
      return rows;
    },

    operators: (slug: string) => inTenant(slug, ({ db }) => listOperators(db)),

    /** Adds an operator, or one who was removed. @returns the link where they choose a password, and for how many hours it is valid */
    addOperator: (
      slug: string,
      person: { email: string; first_name: string; last_name: string; role: 'operator' | 'system_operator' },
    ) =>
      inTenant(slug, async ({ db, mail }) => {
        const tenant = mail.tenant;
        if (await findAccountByEmail(db, person.email)) {
          const restored = await restoreOperator(db, { ...person, password_hash: null });
          if (restored === undefined)
            fail(conflict(`${person.email} has an account here already. For an operator, create a new link: new-link.`));
        } else await insertOperator(db, { ...person, country_id: tenant.country_id });
        const added = await findOperator(db, person.email);
        await record(db, 'operator_added', added);
        const { path, hours } = await passwordLink(db, added, 'first_password');
        await mailPerson({ db, mail }, added, operatorAddedMail(tenant.name, hours));
        return { link: mail.site + path, hours };
      }),

    /** @returns a new link where an operator chooses a password, and for how many hours it is valid; earlier ones stop working */
    newLink: (slug: string, email: string) =>
      inTenant(slug, async ({ db, mail }) => {
        const person = await findOperator(db, email);
        await record(db, 'password_link_created', person);
        const { path, hours } = await passwordLink(db, person, person.has_password ? 'reset_password' : 'first_password');
        const forgot = `${mail.site}/auth/forgot?user=operator`;
        await mailPerson({ db, mail }, person, passwordLinkMail(mail.tenant.name, forgot, hours));
        return { link: mail.site + path, hours };
      }),

    /** Removes the second factors of an operator. @returns how many factors and sessions ended */
    resetFactors: (slug: string, email: string) =>
      inTenant(slug, async ({ db, mail }) => {
        const person = await findOperator(db, email);
        const ended = await resetFactors(db, mail, { id: null, role: 'system_operator' }, person.id);
        await record(db, 'second_factors_reset', person);
        return ended;
      }),

    /** Assigns a host to a tenant, for example when the one that it was created with was mistyped. */
    addHost: (slug: string, host: string) =>
      inTenant(slug, async ({ db }) => {
        if (!(await insertHost(db, host)))
          fail(conflict(`${host} is assigned already. The hosts of all tenants: npm run admin -- tenants`));
        const event = { action: 'host_added', details: { host } };
        const subject = { subject_kind: 'tenant', subject_id: db.tenant_id };
        await audit(db, { ...event, ...subject, actor_id: null, details: { host, by: 'terminal' } });
        await auditInstallation(db, { ...event, actor: null, for_tenant: db.tenant_id });
      }),

    async setStatus(slug: string, status: 'active' | 'suspended', reason: string | null): Promise<void> {
      const tenant = await findTenant(slug);
      if (tenant.status === status) fail(conflict(`${tenant.name} is ${status} already.`));
      await changeTenantStatus(database, null, tenant.id, status, reason);
    },

    /** Queues again the emails that were given up, of a tenant or of all of them. @returns how many */
    async requeueMails(slug: string | undefined): Promise<number> {
      const tenants = slug === undefined ? await allTenants(database.unscoped) : [await findTenant(slug)];
      let count = 0;
      for (const tenant of tenants)
        count += await database.withTenant(tenant.id, async (db) => {
          const queued = await requeueMails(db, queue);
          const event = { actor: null, action: 'mails_queued_again', for_tenant: tenant.id, details: { count: queued } };
          if (queued > 0) await auditInstallation(db, event);
          return queued;
        });
      return count;
    },
  };
}
