import type { TenantDb, UnscopedDb } from '../database/db.ts';

/**
 * One audited action: who did what to whom. Rows are only added and read. `details` contains no secrets and no free text written
 * by others.
 */
export type AuditEvent = {
  actor_id: number | null;
  /** A verb in the past tense: `company_approved`, `settings_changed`. */
  action: string;
  subject_kind: string;
  subject_id?: number;
  details?: Record<string, string | number | boolean | null | string[]>;
  address?: string;
};

/**
 * Records an action in the transaction that performs it, for the operators of its tenant. What concerns another tenant belongs to
 * the installation's log.
 */
export async function audit(db: TenantDb, event: AuditEvent): Promise<void> {
  if (event.subject_kind === 'tenant' && event.subject_id !== db.tenant_id)
    throw new Error('An audit log records nothing about another tenant');
  await db
    .insertInto('audit_events')
    .values({ ...event, details: JSON.stringify(event.details ?? {}) })
    .execute();
}

/** A decision of a system operator, or of the person at the terminal of the installation, who has no account (`actor` null). */
export type InstallationEvent = {
  actor: { tenant_id: number; id: number } | null;
  action: string;
  /** The tenant that it is about; null for all of them. */
  for_tenant: number | null;
  details?: AuditEvent['details'];
};

/** Records a decision in the installation's log, in the transaction that performs it. No tenant's operators read it. */
export async function auditInstallation(db: TenantDb | UnscopedDb, event: InstallationEvent): Promise<void> {
  await db
    .insertInto('installation_events')
    .values({
      actor_tenant: event.actor?.tenant_id ?? null,
      actor_id: event.actor?.id ?? null,
      action: event.action,
      for_tenant: event.for_tenant,
      details: JSON.stringify(event.details ?? {}),
    })
    .execute();
}
