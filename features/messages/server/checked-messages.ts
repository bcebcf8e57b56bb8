import { passagesIn } from '#features/jobs/held-rules.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import type { CheckedMessage } from '../contract.ts';
import { type CheckedRow, findChecked } from './check-queries.ts';

/** Entries of the operators' queue, in the order of their ids. */
export async function describeCheckedMessages(db: TenantDb, ids: readonly number[]): Promise<CheckedMessage[]> {
  const rows = new Map((await findChecked(db, ids)).map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = rows.get(id);
    return row ? [describeChecked(row)] : [];
  });
}

function describeChecked(row: CheckedRow): CheckedMessage {
  const { sender_id, sender_name, side, veteran_name, company_id, company_name, report_id, report_reason, report_at } = row;
  return {
    id: row.id,
    sender: { id: sender_id, name: sender_name, side },
    recipient_name: side === 'veteran' ? company_name : veteran_name,
    company: { id: company_id, name: company_name },
    job_title: row.job_title,
    subject: row.subject,
    body: row.body,
    quotes:
      row.held_for.length === 0
        ? []
        : passagesIn([row.subject, row.body].filter(Boolean).join('\n')).flatMap(({ quotes }) => quotes),
    attachments: row.attachments,
    held_for: row.held_for,
    created_at: row.created_at,
    copies: row.copies,
    state: row.state,
    decided_at: row.decided_at,
    decided_by: row.decided_by,
    note: row.note,
    report: report_id === null ? null : { id: report_id, reason: report_reason ?? '', created_at: report_at ?? '' },
  };
}
