import { runAndRollBack, type TenantDb } from '#kit/server/database/db.ts';
import { Refusal } from '#kit/server/http/errors.ts';
import { audit } from '#kit/server/records/audit.ts';
import type { ImportReport } from '../../entry-contract.ts';

/** Rows of a kind that are listed; further ones are counted. */
const ROWS_LISTED = 200;

/** A report of an import that has read nothing yet. */
export const emptyReport = (): ImportReport => ({
  read: 0,
  added: 0,
  changed: 0,
  unchanged: 0,
  left_out: 0,
  hidden: 0,
  refused_total: 0,
  refused: [],
  incomplete_total: 0,
  incomplete: [],
});

/** Adds a row that cannot be used to a report. */
export function refuseRow(report: ImportReport, { row, name }: { row: number; name: string }, reasons: string[]): void {
  report.refused_total += 1;
  if (report.refused.length < ROWS_LISTED) report.refused.push({ row, name, reasons });
}

/** Adds the values of an imported row that could not be read to a report. */
export function noteRow(report: ImportReport, { row, name }: { row: number; name: string }, notes: string[]): void {
  if (notes.length === 0) return;
  report.incomplete_total += 1;
  if (report.incomplete.length < ROWS_LISTED) report.incomplete.push({ row, name, notes });
}

/** Why a row cannot be used, as the fields of the refusal say it. @throws any other error */
export function reasonsOf(error: unknown): string[] {
  if (!(error instanceof Refusal)) throw error;
  return Object.entries(error.errors ?? { '': [error.message] }).map(([field, messages]) =>
    [field, messages.join(' ')].filter(Boolean).join(': '),
  );
}

/** Runs an import; as a preview it changes nothing. */
export async function runImport(
  db: TenantDb,
  mode: 'preview' | 'import',
  work: () => Promise<ImportReport>,
): Promise<ImportReport> {
  if (mode === 'import') return work();
  const report: { of?: ImportReport } = {};
  await runAndRollBack(db, async () => {
    report.of = await work();
  });
  if (!report.of) throw new Error('The import gave no report');
  return report.of;
}

/** Records an import in the audit log, with its counts. */
export async function auditImport(
  { db, viewer, request }: { db: TenantDb; viewer: { id: number }; request: { ip: string } },
  subject_kind: 'provider' | 'course',
  { refused: _, incomplete: __, ...counts }: ImportReport,
  details: Record<string, string> = {},
): Promise<void> {
  await audit(db, {
    actor_id: viewer.id,
    action: `${subject_kind}s_imported`,
    subject_kind,
    details: { ...details, ...counts },
    address: request.ip,
  });
}
