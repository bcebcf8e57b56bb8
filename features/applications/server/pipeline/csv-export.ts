import type { TenantDb } from '#kit/server/database/db.ts';
import { BYTE_ORDER_MARK, csvRows } from '#kit/server/files/csv-cells.ts';
import { labelOf, STAGE_LABEL } from '../../rules.ts';
import { skillNames } from '../skill-names.ts';
import { findSummaries } from './applicant-queries.ts';

/** Applicants that are read and written at a time, which bounds the memory that an export of any size needs. */
export const ROWS_AT_ONCE = 500;

const HEAD = [
  'Name',
  'Email',
  'Stage',
  'Reason',
  'Applied',
  'In stage since',
  'Answer by',
  'Match',
  'Rank',
  'Service',
  'Trade',
  'Place',
  'Skills',
  'Facts from',
  'Clearance',
  'Notice period',
  'Available from',
  'Tags',
];

type Row = Awaited<ReturnType<typeof findSummaries>>[number];

function cellsOf(row: Row, skills: string[]): unknown[] {
  const [period] = row.service;
  return [
    row.full_name,
    row.email,
    STAGE_LABEL[row.stage],
    labelOf(row.reason),
    row.submitted_at,
    row.stage_since,
    row.reply_by,
    row.match_score,
    period?.rank,
    period?.service,
    period?.trade,
    row.place,
    skills.join('; '),
    row.from_file && row.cv_state === 'read' ? 'CV file' : null,
    row.clearance,
    row.notice_period,
    row.available_from,
    row.tags.join('; '),
  ];
}

/**
 * Applicants as a spreadsheet that no cell can make calculate, in parts. Each part is read in a separate transaction when the one before has been sent,
 * so a slow download occupies no connection. Applicants who are gone meanwhile are left out.
 */
export async function* applicantsCsv(
  withTenant: <T>(work: (db: TenantDb) => Promise<T>) => Promise<T>,
  of: { company_id: number; viewer_id: number },
  ids: readonly number[],
): AsyncGenerator<Buffer> {
  yield Buffer.from(BYTE_ORDER_MARK + csvRows([HEAD]));
  for (let from = 0; from < ids.length; from += ROWS_AT_ONCE) {
    const rows = await withTenant(async (db) => {
      const nameOf = await skillNames(db);
      return (await findSummaries(db, of, ids.slice(from, from + ROWS_AT_ONCE))).map((row) => cellsOf(row, nameOf(row.skills)));
    });
    if (rows.length > 0) yield Buffer.from(csvRows(rows));
  }
}
