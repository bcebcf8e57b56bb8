import type { ImportReport } from '#features/services/entry-contract.ts';
import { emptyReport, reasonsOf, refuseRow } from '#features/services/server/index.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import type { CourseDraft } from '../operator-contract.ts';
import type { CourseRow } from './course-csv.ts';
import { addCourse, changeCourse, checkedCourse } from './editing.ts';
import { findCourseLike, lockCourse, lockCourseImports } from './editing-queries.ts';

/**
 * Brings courses up to date with a file, in the caller's transaction. A row is the course with its id or reference, else the one of the same
 * title and provider, else a new one. A row that says what is stored already changes nothing, so that a file can be imported again. Rows that
 * cannot be used are refused with their reasons; the others are imported.
 * @param publish whether new courses are shown, instead of hidden until an operator has checked them
 */
export async function importCourses(db: TenantDb, rows: readonly CourseRow[], publish: boolean): Promise<ImportReport> {
  await lockCourseImports(db);
  const summary = { ...emptyReport(), read: rows.length };
  const seen = new Map<number, number>();
  for (const row of rows) {
    const refuse = (reasons: string[]) => refuseRow(summary, { row: row.row, name: row.title }, reasons);
    if ('faults' in row) {
      refuse(row.faults);
      continue;
    }
    try {
      const found = await findCourseLike(db, { ...row, title: row.draft.title, provider: row.draft.provider });
      if (row.id !== null && found?.id !== row.id) refuse([`id: No course has the number ${row.id}. Leave it empty to add one.`]);
      else if (found && seen.has(found.id)) refuse([`The same course as in line ${seen.get(found.id)}`]);
      else if (found) {
        seen.set(found.id, row.row);
        summary[await updateFrom(db, found.id, row, publish)] += 1;
      } else {
        const { id } = await addCourse(db, { ...row.draft, is_active: publish && row.draft.is_active }, row.reference);
        seen.set(id, row.row);
        summary.added += 1;
      }
    } catch (error) {
      refuse(reasonsOf(error));
    }
  }
  return summary;
}

async function updateFrom(
  db: TenantDb,
  id: number,
  { draft, says }: Extract<CourseRow, { draft: CourseDraft }>,
  publish: boolean,
): Promise<'changed' | 'unchanged'> {
  const before = await lockCourse(db, id);
  if (!before) throw new Error('The course was found a moment ago');
  // What a file says nothing of stays as it is.
  const wanted = {
    ...draft,
    ...(!says.has('checked_on') && { checked_on: before.checked_on }),
    ...(!says.has('is_verified') && { is_verified: before.is_verified }),
    ...((!says.has('is_active') || (draft.is_active && !publish)) && { is_active: before.is_active }),
    ...(!says.has('source_url') && { source_url: before.source_url }),
  };
  const { skill_codes: _, ...checked } = await checkedCourse(db, wanted);
  const present = new Map<string, unknown>(Object.entries(before));
  if (Object.entries(checked).every(([name, value]) => same(value, present.get(name)))) return 'unchanged';
  await changeCourse(db, id, wanted, before.revision);
  return 'changed';
}

/** Whether two values are written alike; the order of the fields of a place and of start dates is no difference. */
const same = (one: unknown, other: unknown): boolean => written(one) === written(other);

function written(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(written).sort().join()}]`;
  if (typeof value === 'object' && value !== null)
    return `{${Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, one]) => `${name}:${written(one)}`)
      .join()}}`;
  return JSON.stringify(value) ?? '';
}
