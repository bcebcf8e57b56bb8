import type { TenantDb } from './db.ts';

/** One thing done, by whom and to what. Rows can be added and read, never changed. `details` holds no secret and no free text of others. */
export type AuditEvent = {
  actor_id: number | null;
  /** A verb in the past tense: `company_approved`, `settings_changed`. */
  action: string;
  subject_kind: string;
  subject_id?: number;
  details?: Record<string, string | number | boolean | null | string[]>;
  address?: string;
};

/** Keeps what was done, in the transaction that does it. */
export async function audit(db: TenantDb, event: AuditEvent): Promise<void> {
  await db
    .insertInto('audit_events')
    .values({ ...event, details: JSON.stringify(event.details ?? {}) })
    .execute();
}
