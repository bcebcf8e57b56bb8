import { findDeciders, inviteOperator, passwordLink } from '#features/accounts/server/index.ts';
import { ownCompany } from '#features/companies/server/index.ts';
import { insertStandardContent } from '#features/onboarding/server/index.ts';
import { findOnboardingResume } from '#features/resumes/server/index.ts';
import { getServiceRecord } from '#features/service-record/server/index.ts';
import { NO_ANALYTICS } from '#features/tenants/analytics-shapes.ts';
import { countryOf, type TenantCountryId } from '#kit/country/country.ts';
import type { Background } from '#kit/server/background/jobs.ts';
import { type Database, enterTenant, type TenantDb } from '#kit/server/database/db.ts';
import { fail, invalid, notFound } from '#kit/server/http/errors.ts';
import type { Tenant } from '#kit/server/http/serve.ts';
import { audit, auditInstallation, type InstallationEvent } from '#kit/server/records/audit.ts';
import { type Settings, Settings as SettingsShape } from '../settings-shapes.ts';
import type { TenantRow } from '../system-contract.ts';
import { shownClaims } from './address-queries.ts';
import { sizeOf } from './counts.ts';
import { findPersonById, type PersonRow, peopleOfCompany } from './people-queries.ts';
import { companiesAlike, countOpenSessions, decisionsOn, insertHost, readSettings } from './queries.ts';
import { allTenants, insertOperator, insertTenant, setTenantName, setTenantStatusOf } from './system-queries.ts';

export const shownPerson = (row: PersonRow) => ({
  id: row.id,
  full_name: row.full_name,
  email: row.email,
  role: row.role,
  status: row.status,
  is_admin: row.is_admin ? (1 as const) : (0 as const),
  company:
    row.company_id === null || row.company_name === null || row.company_status === null
      ? null
      : { id: row.company_id, name: row.company_name, status: row.company_status },
  service: row.service,
  email_verified_at: row.email_verified_at,
  created_at: row.created_at,
  waiting_since: row.waiting_since,
  last_signed_in_at: row.last_signed_in_at,
});

export async function companyForOperators(db: TenantDb, id: number) {
  return {
    ...(await ownCompany(db, id)),
    history: await decisionsOn(db, { company_id: id }),
    decided_by: (await findDeciders(db, { company_ids: [id] })).get(id) ?? null,
    people: (await peopleOfCompany(db, id)).map(shownPerson),
    alike: await companiesAlike(db, id),
  };
}

export async function personForOperators(db: TenantDb, id: number) {
  const row = (await findPersonById(db, id)) ?? fail(notFound('Person'));
  return {
    ...shownPerson(row),
    status_reason: row.status_reason,
    history: await decisionsOn(db, { user_id: id }),
    decided_by: (await findDeciders(db, { user_ids: [id] })).get(id) ?? null,
    open_sessions: await countOpenSessions(db, id),
    service_record: row.role === 'veteran' ? await serviceForOperators(db, id) : null,
  };
}

/** What a veteran's service can be judged by. */
async function serviceForOperators(db: TenantDb, id: number) {
  const { discharge_date, periods } = await getServiceRecord(db, id);
  return {
    discharge_date,
    periods: periods.map(({ service, rank, trade, unit, started, ended, clearance }) => ({
      service,
      rank,
      trade,
      unit,
      started,
      ended,
      clearance,
    })),
    cv_file: (await findOnboardingResume(db, id))?.file_name ?? null,
  };
}

export async function settingsOf(db: TenantDb): Promise<Settings> {
  const { tenant, hosts, social } = await readSettings(db);
  // updateSettings writes these columns by the same shape, so both stay consistent.
  return SettingsShape.parse({
    ...tenant,
    analytics: tenant.analytics ?? NO_ANALYTICS,
    hosts,
    social,
    address_claims: await shownClaims(db),
  });
}

/** All tenants with their sizes, each counted inside that tenant. */
export async function tenantRows(database: Database, id?: number): Promise<TenantRow[]> {
  const tenants = await allTenants(database.unscoped, id);
  const rows: TenantRow[] = [];
  for (const tenant of tenants) rows.push({ ...tenant, ...(await database.withTenant(tenant.id, sizeOf)) });
  return rows;
}

type NewTenant = {
  name: string;
  slug: string;
  host: string;
  country_id: TenantCountryId;
  operator_email: string;
};

/** Creates a tenant with its host and its country's onboarding content and invites its first operator, completely or not at all. */
export async function makeTenant(
  db: TenantDb,
  background: Background,
  actor: Tenant,
  wanted: NewTenant,
  site: string,
): Promise<number> {
  const id = await insertTenant(db, newTenantRow(wanted));
  if (id === undefined) fail(invalid({ slug: ['Another tenant has this short name. Choose another one.'] }));
  const inside = await enterTenant(db, id);
  if (!(await insertHost(inside, wanted.host))) fail(invalid({ host: ['This host already belongs to another tenant.'] }));
  await insertStandardContent(inside, wanted.country_id);
  const tenant = { ...actor, id, name: wanted.name, mail_from: null, host: wanted.host, primary_host: wanted.host };
  await inviteOperator(inside, { background, tenant, site }, null, wanted.operator_email);
  await enterTenant(db, actor.id);
  return id;
}

/**
 * Creates the first tenant of an installation from its terminal, with a system operator instead of an operator.
 * @returns the path where the system operator chooses a password, and for how many hours
 */
export async function foundTenant(
  database: Database,
  wanted: NewTenant & { operator_first_name: string; operator_last_name: string },
): Promise<{ id: number; path: string; hours: number }> {
  return database.unscoped.transaction().execute(async (outside) => {
    // There is no tenant yet: its row is created outside of one, and everything else inside.
    const id = await insertTenant(outside, newTenantRow(wanted));
    if (id === undefined) fail(invalid({ slug: ['Another tenant has this short name. Choose another one.'] }));
    const db = await enterTenant(outside, id);
    if (!(await insertHost(db, wanted.host))) fail(invalid({ host: ['This host already belongs to another tenant.'] }));
    const operator = {
      email: wanted.operator_email,
      first_name: wanted.operator_first_name,
      last_name: wanted.operator_last_name,
    };
    const userId = await insertOperator(db, { ...operator, country_id: wanted.country_id, role: 'system_operator' });
    await insertStandardContent(db, wanted.country_id);
    const person = { id: userId, email: wanted.operator_email, role: 'system_operator' as const };
    return { id, ...(await passwordLink(db, person, 'first_password')) };
  });
}

const newTenantRow = (wanted: NewTenant) => ({
  slug: wanted.slug,
  name: wanted.name,
  country_id: wanted.country_id,
  locale: countryOf(wanted.country_id).language,
  marketing_site_url: '',
  crisis_line: JSON.stringify(countryOf(wanted.country_id).crisisLines),
});

/** Renames a tenant, in the logs of the tenant, without the actor's name, and of the installation. */
export async function renameTenant(
  database: Database,
  actor: InstallationEvent['actor'],
  id: number,
  name: string,
): Promise<void> {
  const before = (await allTenants(database.unscoped, id))[0] ?? fail(notFound('Tenant'));
  if (before.name === name) return;
  await database.withTenant(id, async (db) => {
    await setTenantName(db, name);
    const details = { former_name: before.name, name };
    const event = { action: 'tenant_renamed', subject_kind: 'tenant', subject_id: id };
    await audit(db, {
      ...event,
      actor_id: actor?.tenant_id === id ? actor.id : null,
      details: { ...details, by: 'system operator' },
    });
    await auditInstallation(db, { actor, action: event.action, for_tenant: id, details });
  });
}

/** Suspends or resumes a tenant. @param actor null at the terminal of the installation */
export async function changeTenantStatus(
  database: Database,
  actor: InstallationEvent['actor'],
  id: number,
  status: 'active' | 'suspended',
  reason: string | null,
): Promise<void> {
  if ((await allTenants(database.unscoped, id)).length === 0) fail(notFound('Tenant'));
  await database.withTenant(id, async (db) => {
    await setTenantStatusOf(db, status, status === 'suspended' ? reason : null);
    const action = status === 'suspended' ? 'tenant_suspended' : 'tenant_resumed';
    await auditInstallation(db, { actor, action, for_tenant: id, details: reason === null ? {} : { reason } });
  });
}
