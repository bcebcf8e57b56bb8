import type { FastifyInstance } from 'fastify';
import { endSessionsOf, requireRecentIdentity, resetFactors } from '#features/accounts/server/index.ts';
import {
  decideChange,
  decideCompany,
  decidePerson,
  undoCompanyDecision,
  undoPersonDecision,
} from '#features/companies/server/index.ts';
import { countRulesToRecheck } from '#features/plans/server/index.ts';
import { hostName, setTenantLogo, siteAddress } from '#features/tenants/server/index.ts';
import { listMeta } from '#kit/contract/shapes.ts';
import { UNITED_KINGDOM } from '#kit/country/country.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { csv } from '#kit/server/files/csv-cells.ts';
import { attachmentNamed, keepFile } from '#kit/server/files/files.ts';
import { reencodeImage } from '#kit/server/files/pictures.ts';
import { conflict, fail, forbidden, invalid, notFound } from '#kit/server/http/errors.ts';
import { serve, serveOutside, type Viewer } from '#kit/server/http/serve.ts';
import type { Mailer } from '#kit/server/mail/mail.ts';
import type { FindTextRecords } from '#kit/server/net/dns.ts';
import type { Vault } from '#kit/server/process/secrets.ts';
import { VERSION } from '#kit/server/process/version.ts';
import { audit, auditInstallation } from '#kit/server/records/audit.ts';
import * as auditContract from '../audit-contract.ts';
import { getTenantChecklist } from '../checklist-contract.ts';
import * as calls from '../contract.ts';
import * as figuresContract from '../figures-contract.ts';
import * as lookupContract from '../lookup-contract.ts';
import { mayActOn, mayUseAddress } from '../policy.ts';
import * as settingsContract from '../settings-contract.ts';
import * as systemContract from '../system-contract.ts';
import {
  changeTenantStatus,
  companyForOperators,
  makeTenant,
  personForOperators,
  renameTenant,
  settingsOf,
  shownPerson,
  tenantRows,
} from './actions.ts';
import { claimAddress, withdrawClaimsOf } from './address-queries.ts';
import { addressRoutes } from './address-routes.ts';
import { backgroundRoutes } from './background-routes.ts';
import { tenantChecklist } from './checklist-queries.ts';
import { medianApprovalHours } from './count-queries.ts';
import { figuresOf, industryCounts } from './counts.ts';
import { heldRoutes } from './held-routes.ts';
import { type HostChecks, hostRoutes } from './host-routes.ts';
import { installationRoutes } from './installation-routes.ts';
import { lookupEditingRoutes } from './lookup-routes.ts';
import { operatorsRoutes } from './operators-routes.ts';
import { findPeople, findPersonById } from './people-queries.ts';
import * as queries from './queries.ts';

const PER_PAGE = 25;
/** Longest side of the logo in pixels: twice what the top bar shows. */
const LOGO_SIDE = 512;
const DAYS_SHOWN = 90;
const SYSTEM_OPERATORS_ONLY = 'Only a system operator can do this to a system operator.';
const isOperator = ({ role }: { role: string }) => role === 'operator' || role === 'system_operator';
const pageOf = (page: number) => ({ limit: PER_PAGE, offset: (page - 1) * PER_PAGE });

export function operatorRoutes(
  app: FastifyInstance,
  options: {
    vault: Vault;
    issuers: Record<'google' | 'linkedin', string>;
    findTextRecords: FindTextRecords;
    mail: Mailer;
    commit: string | null;
    hosts: HostChecks;
  },
): void {
  decisionRoutes(app);
  recordRoutes(app);
  heldRoutes(app);
  settingRoutes(app, options);
  addressRoutes(app, options);
  hostRoutes(app, options.hosts);
  contentRoutes(app);
  lookupEditingRoutes(app);
  backgroundRoutes(app, options);
  systemRoutes(app, options);
  installationRoutes(app);
  operatorsRoutes(app);
}

function decisionRoutes(app: FastifyInstance): void {
  const { background, signer } = app.muster;

  serve(app, calls.getQueues, async ({ db, tenant }) => ({
    data: { ...(await queries.countWaiting(db)), plan_rules: await countRulesToRecheck(db, tenant.country_id) },
  }));

  serve(app, getTenantChecklist, async ({ db, viewer }) => ({ data: await tenantChecklist(db, viewer.id) }));

  serve(app, calls.findOperatorCompanies, async ({ db, query }) => {
    const { rows, total } = await queries.findCompanies(db, query, pageOf(query.page));
    return { data: rows, meta: listMeta(query.page, PER_PAGE, total) };
  });

  serve(app, calls.getOperatorCompany, async ({ db, params }) => ({ data: await companyForOperators(db, params.id) }));

  serve(app, calls.decideOnCompany, async ({ db, tenant, viewer, params, body, request }) => {
    await decideCompany(db, { background, signer, tenant, site: siteAddress(request, tenant) }, viewer, params.id, body);
    await audit(db, {
      actor_id: viewer.id,
      action: `company_${body.status}`,
      subject_kind: 'company',
      subject_id: params.id,
      address: request.ip,
    });
    return { message: 'Decision saved. We’ll email the recruiters.' };
  });

  serve(app, calls.decideOnCompanyChange, async ({ db, tenant, viewer, params, body, request }) => {
    const post = { background, signer, tenant, site: siteAddress(request, tenant) };
    await decideChange({ db, post, viewer, address: request.ip }, params.id, body);
    return {
      message:
        body.decision === 'approve'
          ? 'Change approved. We’ll email the recruiters.'
          : 'Change declined. We’ll email the recruiters.',
    };
  });

  serve(app, calls.undoCompanyDecision, async ({ db, viewer, params, request }) => {
    await undoCompanyDecision(db, viewer, params.id);
    await audit(db, {
      actor_id: viewer.id,
      action: 'decision_undone',
      subject_kind: 'company',
      subject_id: params.id,
      address: request.ip,
    });
    return { message: 'Decision undone.' };
  });

  serve(app, calls.findPeople, async ({ db, query }) => {
    const { rows, total } = await findPeople(db, query, pageOf(query.page));
    return { data: rows.map(shownPerson), meta: listMeta(query.page, PER_PAGE, total) };
  });

  serve(app, calls.getPerson, async ({ db, params }) => ({ data: await personForOperators(db, params.id) }));

  serve(app, calls.decideOnPerson, async ({ db, tenant, viewer, params, body, request }) => {
    const person = (await findPersonById(db, params.id)) ?? fail(notFound('Person'));
    if (!mayActOn(viewer, person)) fail(forbidden(SYSTEM_OPERATORS_ONLY));
    if (isOperator(person)) fail(conflict('Operators are invited and removed under Operators.'));
    await decidePerson(db, { background, signer, tenant, site: siteAddress(request, tenant) }, viewer, params.id, body, {
      undoable: true,
    });
    await audit(db, {
      actor_id: viewer.id,
      action: `person_${body.status}`,
      subject_kind: person.role,
      subject_id: params.id,
      address: request.ip,
    });
    return { message: 'Decision saved. We’ll email this person.' };
  });

  serve(app, calls.undoPersonDecision, async ({ db, viewer, params, request }) => {
    const person = (await findPersonById(db, params.id)) ?? fail(notFound('Person'));
    if (!mayActOn(viewer, person)) fail(forbidden(SYSTEM_OPERATORS_ONLY));
    await undoPersonDecision(db, viewer, params.id);
    await audit(db, {
      actor_id: viewer.id,
      action: 'decision_undone',
      subject_kind: person.role,
      subject_id: params.id,
      address: request.ip,
    });
    return { message: 'Decision undone.' };
  });

  serve(app, calls.endPersonsSessions, async ({ db, viewer, params, request }) => {
    const person = (await findPersonById(db, params.id)) ?? fail(notFound('Person'));
    if (!mayActOn(viewer, person)) fail(forbidden(SYSTEM_OPERATORS_ONLY));
    const ended = await endSessionsOf(db, params.id, params.id === viewer.id ? viewer.session_id : null);
    await audit(db, {
      actor_id: viewer.id,
      action: 'sessions_ended',
      subject_kind: 'person',
      subject_id: params.id,
      details: { ended },
      address: request.ip,
    });
    return { message: ended === 1 ? 'One session ended.' : `${ended} sessions ended.` };
  });

  serve(app, calls.resetPersonsFactors, async ({ db, tenant, viewer, params, request }) => {
    await requireRecentIdentity(db, viewer);
    const mail = { background: app.muster.background, tenant, site: siteAddress(request, tenant) };
    const details = await resetFactors(db, mail, viewer, params.id);
    await audit(db, {
      actor_id: viewer.id,
      action: 'second_factors_reset',
      subject_kind: 'person',
      subject_id: params.id,
      details,
      address: request.ip,
    });
    return { message: 'Second factors removed. We’ve emailed the person.' };
  });
}

function recordRoutes(app: FastifyInstance): void {
  serve(app, auditContract.findAuditEvents, async ({ db, query }) => {
    const { rows, total } = await queries.findAuditRows(db, query, pageOf(query.page));
    const hasMore = total > queries.MOST_EVENTS;
    return {
      data: rows.map(shownAudit),
      meta: { ...listMeta(query.page, PER_PAGE, Math.min(total, queries.MOST_EVENTS)), total_is_estimate: hasMore },
      ...(await queries.auditWords(db)),
    };
  });

  serve(app, auditContract.getAuditCsv, async ({ db, query, reply }) => {
    const { rows } = await queries.findAuditRows(db, query, { limit: queries.MOST_EVENTS, offset: 0 });
    reply.type('text/csv; charset=utf-8').header('content-disposition', attachmentNamed('audit.csv'));
    const head = ['at', 'actor', 'action', 'subject_kind', 'subject_id', 'details', 'address'];
    return csv([
      head,
      ...rows.map((row) => [
        row.at,
        row.actor_name,
        row.action,
        row.subject_kind,
        row.subject_id,
        JSON.stringify(row.details),
        row.address,
      ]),
    ]);
  });

  serve(app, figuresContract.getFigures, async ({ db, query }) => {
    const to = query.to ?? new Date().toISOString().slice(0, 10);
    const from = query.from ?? new Date(Date.parse(to) - (DAYS_SHOWN - 1) * 86_400_000).toISOString().slice(0, 10);
    if (from > to) fail(invalid({ from: ['Must not be after the last day.'] }));
    if (Date.parse(to) - Date.parse(from) > 800 * 86_400_000) fail(invalid({ from: ['Choose a range of 800 days or less.'] }));
    return {
      data: { from, to, ...(await figuresOf(db, from, to)), median_approval_hours: await medianApprovalHours(db, from, to) },
    };
  });
}

type AuditRow = Awaited<ReturnType<typeof queries.findAuditRows>>['rows'][number];

const shownAudit = ({ actor_id, actor_name, details, ...row }: AuditRow) => ({
  ...row,
  details: typeof details === 'object' && details !== null && !Array.isArray(details) ? details : {},
  actor: actor_id === null || actor_name === null ? null : { id: actor_id, full_name: actor_name },
});

function settingRoutes(app: FastifyInstance, options: { vault: Vault; issuers: Record<'google' | 'linkedin', string> }): void {
  serve(app, settingsContract.getSettings, async ({ db }) => ({ data: await settingsOf(db) }));

  serve(app, settingsContract.updateSettings, async ({ db, viewer, body, request }) => {
    const before = await settingsOf(db);
    const { mail_from, ...settings } = body;
    if (before.country_id === UNITED_KINGDOM && body.analytics?.asks_consent === false)
      fail(invalid({ 'analytics.asks_consent': ['Visitors in the United Kingdom must be asked. Leave this on.'] }));
    await queries.writeSettings(db, settings);
    const isClaimed = await changeSender(db, viewer, before, mail_from);
    const changed = Object.entries(body).flatMap(([field, value]) =>
      JSON.stringify(value) === JSON.stringify(Object.entries(before).find(([name]) => name === field)?.[1]) ? [] : [field],
    );
    await audit(db, {
      actor_id: viewer.id,
      action: 'settings_changed',
      subject_kind: 'tenant',
      subject_id: db.tenant_id,
      details: { fields: changed },
      address: request.ip,
    });
    const message = isClaimed ? 'Settings saved. Prove that you control the sender’s domain to use it.' : 'Settings saved.';
    return { message, data: await settingsOf(db) };
  });

  serveOutside(app, settingsContract.setSiteLogo, async ({ withTenant, viewer, files, request }) => {
    const reencoded = files.logo ? await reencodeImage(files.logo.bytes, LOGO_SIDE) : null;
    if (reencoded && 'refused' in reencoded) fail(invalid({ logo: [reencoded.refused] }));
    return withTenant(async (db) => {
      const file = { owner_id: viewer.id, name: 'logo.webp', content_type: 'image/webp' };
      await setTenantLogo(db, reencoded ? await keepFile(db, { ...file, bytes: reencoded.webp }) : null);
      const subject = { subject_kind: 'tenant', subject_id: db.tenant_id };
      const action = reencoded ? 'logo_changed' : 'logo_removed';
      await audit(db, { ...subject, actor_id: viewer.id, action, address: request.ip });
      return { message: reencoded ? 'Logo saved.' : 'Logo removed.', data: await settingsOf(db) };
    });
  });

  serve(app, settingsContract.addHost, async ({ db, viewer, body, request }) => {
    const isProven = mayUseAddress(viewer, body.host, []);
    if (isProven ? !(await queries.insertHost(db, body.host)) : await queries.hostExists(db, body.host))
      fail(invalid({ host: ['This host is already in use.'] }));
    if (!isProven) await claimAddress(db, viewer, 'host', body.host);
    await audit(db, {
      actor_id: viewer.id,
      action: isProven ? 'host_added' : 'host_requested',
      subject_kind: 'tenant',
      subject_id: db.tenant_id,
      details: { host: body.host },
      address: request.ip,
    });
    return { data: await settingsOf(db) };
  });

  serve(app, settingsContract.removeHost, async ({ db, viewer, params, request }) => {
    const host = hostName(params.host);
    if (host === hostName(request.host))
      fail(conflict('You’re using this host now. Open the site at another host to remove it.'));
    const outcome = await queries.deleteHost(db, host);
    if (outcome === 'not_there') fail(notFound('Host'));
    if (outcome === 'last') fail(conflict('You can’t remove the last host: the site would have no address.'));
    await audit(db, {
      actor_id: viewer.id,
      action: 'host_removed',
      subject_kind: 'tenant',
      subject_id: db.tenant_id,
      details: { host },
      address: request.ip,
    });
    return { data: await settingsOf(db) };
  });

  serve(app, settingsContract.setSocialClient, async ({ db, viewer, params, body, request }) => {
    const client_secret_encrypted = options.vault.lock(body.client_secret);
    await queries.upsertSocialClient(db, {
      provider: params.provider,
      issuer: options.issuers[params.provider],
      client_id: body.client_id,
      client_secret_encrypted,
    });
    await audit(db, {
      actor_id: viewer.id,
      action: 'social_keys_set',
      subject_kind: 'tenant',
      subject_id: db.tenant_id,
      details: { provider: params.provider },
      address: request.ip,
    });
    return { message: 'Keys saved.', data: await settingsOf(db) };
  });

  serve(app, settingsContract.removeSocialClient, async ({ db, viewer, params, request }) => {
    if (!(await queries.deleteSocialClient(db, params.provider))) fail(notFound('Keys'));
    await audit(db, {
      actor_id: viewer.id,
      action: 'social_keys_removed',
      subject_kind: 'tenant',
      subject_id: db.tenant_id,
      details: { provider: params.provider },
      address: request.ip,
    });
    return { data: await settingsOf(db) };
  });
}

/** @returns whether the sender must be proven before it is used */
async function changeSender(
  db: TenantDb,
  viewer: Viewer,
  before: { mail_from: string | null; hosts: string[] },
  mail_from: string | null,
): Promise<boolean> {
  if (mail_from === before.mail_from) return false;
  await withdrawClaimsOf(db, 'mail_from');
  if (mail_from !== null && !mayUseAddress(viewer, mail_from, before.hosts)) {
    await claimAddress(db, viewer, 'mail_from', mail_from);
    return true;
  }
  await queries.writeSender(db, mail_from);
  return false;
}

function contentRoutes(app: FastifyInstance): void {
  serve(app, lookupContract.findContentIndustries, async ({ db }) => {
    const { industries, counted_at } = await industryCounts(db);
    const counts = new Map(industries.map((counted) => [counted.id, counted]));
    const rows = await queries.findIndustries(db);
    return {
      data: rows.map((row) => ({ ...row, jobs: counts.get(row.id)?.jobs ?? 0, companies: counts.get(row.id)?.companies ?? 0 })),
      counted_at,
    };
  });

  serve(app, lookupContract.showIndustry, async ({ db, viewer, params, body, request }) => {
    if (!(await queries.industryExists(db, params.id))) fail(notFound('Industry'));
    await queries.setIndustryShown(db, params.id, body.is_shown);
    await audit(db, {
      actor_id: viewer.id,
      action: body.is_shown ? 'industry_shown' : 'industry_hidden',
      subject_kind: 'industry',
      subject_id: params.id,
      address: request.ip,
    });
    return {};
  });
}

function systemRoutes(app: FastifyInstance, options: { commit: string | null }): void {
  const { db: database, background } = app.muster;

  serveOutside(app, systemContract.findTenants, async () => ({
    data: await tenantRows(database),
    software: { version: VERSION, commit: options.commit },
  }));

  serveOutside(app, systemContract.createTenant, async ({ tenant, viewer, body, request, withTenant }) => {
    // The port of this connection, as in other mailed links, on the new tenant's host.
    const { port } = new URL(siteAddress(request, tenant));
    const site = `${request.protocol}://${body.host}${port ? `:${port}` : ''}`;
    const id = await withTenant(async (db) => {
      const created = await makeTenant(db, background, tenant, body, site);
      const actor = { tenant_id: tenant.id, id: viewer.id };
      await auditInstallation(db, { actor, action: 'tenant_created', for_tenant: created, details: { slug: body.slug } });
      return created;
    });
    const row = (await tenantRows(database, id))[0] ?? fail(notFound('Tenant'));
    return { message: `${row.name} has been created. We’ve invited ${body.operator_email} to run it.`, data: row };
  });

  serveOutside(app, systemContract.updateTenant, async ({ tenant, viewer, params, body }) => {
    await renameTenant(database, { tenant_id: tenant.id, id: viewer.id }, params.id, body.name);
    return { message: 'Tenant saved.', data: (await tenantRows(database, params.id))[0] ?? fail(notFound('Tenant')) };
  });

  serveOutside(app, systemContract.setTenantStatus, async ({ tenant, viewer, params, body }) => {
    if (params.id === tenant.id && body.status === 'suspended')
      fail(conflict('You are signed in at this tenant. Suspend it from another one.'));
    const actor = { tenant_id: tenant.id, id: viewer.id };
    await changeTenantStatus(database, actor, params.id, body.status, body.reason || null);
    return { data: (await tenantRows(database, params.id))[0] ?? fail(notFound('Tenant')) };
  });
}
