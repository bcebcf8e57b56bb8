import type { TenantDb } from './db.ts';

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

/** Records an action in the transaction that performs it. */
export async function audit(db: TenantDb, event: AuditEvent): Promise<void> {
  await db
    .insertInto('audit_events')
    .values({ ...event, details: JSON.stringify(event.details ?? {}) })
    .execute();
}
