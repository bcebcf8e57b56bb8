import { STAGE_LABEL } from '#features/jobs/stages.ts';
import { localTime } from '#kit/calendar/time-zones.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { BYTE_ORDER_MARK, csvRows } from '#kit/server/files/csv-cells.ts';
import { labelOf } from '../../rules.ts';
import { skillNames } from '../skill-names.ts';
import { findSummaries } from './applicant-queries.ts';
import { type CsvExtra, findCsvExtras } from './export-queries.ts';

/** Applicants that are read and written at a time, which bounds the memory that an export of any size needs. */
export const ROWS_AT_ONCE = 500;

const HEAD = [
  'Name',
  'Email',
  'Phone',
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
  'Average score',
  'Scored by',
];

/** What the spreadsheet has beside the summary of each applicant. */
export type CsvMore = {
  /** A column for each question of the job. */
  questions: readonly string[];
  /** Of the tenant, in which days are written. */
  zone: string;
};

type Row = Awaited<ReturnType<typeof findSummaries>>[number];

/** A time as a spreadsheet reads it, on the tenant's clock: `2026-11-28 09:30`. */
const localCell = (at: string | null, zone: string) => at && localTime(at, zone).replace('T', ' ');

function cellsOf(row: Row, extra: CsvExtra | undefined, skills: string[], { questions, zone }: CsvMore): unknown[] {
  const [period] = row.service;
  return [
    row.full_name,
    row.email,
    // As in the panel, whoever withdrew is no longer reached.
    row.stage === 'withdrawn' ? null : extra?.phone,
    STAGE_LABEL[row.stage],
    labelOf(row.reason),
    localCell(row.submitted_at, zone),
    localCell(row.stage_since, zone),
    localCell(row.reply_by, zone)?.slice(0, 10),
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
    extra?.score,
    extra?.scorers,
    ...questions.map((question) => row.answers.find((one) => one.question === question)?.answer),
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
  more: CsvMore,
): AsyncGenerator<Buffer> {
  yield Buffer.from(BYTE_ORDER_MARK + csvRows([[...HEAD, ...more.questions]]));
  for (let from = 0; from < ids.length; from += ROWS_AT_ONCE) {
    const rows = await withTenant(async (db) => {
      const nameOf = await skillNames(db);
      const part = ids.slice(from, from + ROWS_AT_ONCE);
      const extras = await findCsvExtras(db, of, part);
      return (await findSummaries(db, of, part)).map((row) => cellsOf(row, extras.get(row.id), nameOf(row.skills), more));
    });
    if (rows.length > 0) yield Buffer.from(csvRows(rows));
  }
}
