import { conflict, fail } from '../http/errors.ts';
import { type AuditEvent, audit } from '../records/audit.ts';
import type { TenantDb } from './db.ts';

// For content edited by several operators: lists of rows with a `revision` and an `is_active`.

/** @throws Refusal 409 with the current row when it has changed since the revision that was shown */
export function enforceRevision<Row extends { revision: number }>(row: Row, seen: number, what: string): void {
  if (row.revision !== seen) fail(conflict(`Someone else has changed this ${what} since you opened it.`, row));
}

/** Why a row cannot be added twice. @param what `A provider with this name is already in the list` */
export const alreadyThere = (what: string, { is_active }: { is_active: boolean }) =>
  is_active ? `${what} already.` : `${what} already, but hidden. Show it instead.`;

/** `1 person keeps`, `3 people keep`. */
export const peopleWho = (count: number, has: string, have: string) =>
  count === 1 ? `1 person ${has}` : `${count} people ${have}`;

type By = { db: TenantDb; viewer: { id: number }; request: { ip: string } };

/** Records a change to a row in the audit log, with the row's current name. */
export const auditor =
  (subject_kind: AuditEvent['subject_kind']) =>
  ({ db, viewer, request }: By, done: string, subject_id: number, name: string) =>
    audit(db, {
      actor_id: viewer.id,
      action: `${subject_kind}_${done}`,
      subject_kind,
      subject_id,
      details: { name },
      address: request.ip,
    });
