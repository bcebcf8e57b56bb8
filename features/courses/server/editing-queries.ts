import { sql } from 'kysely';
import type { ENTRIES_SHOWN } from '#features/services/entry-contract.ts';
import type { LinkState } from '#features/services/entry-rules.ts';
import { containsWords, isEntryToCheck, resetChangedLink } from '#features/services/server/index.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import type { CourseDraft, EditedCourse } from '../operator-contract.ts';
import type { Funding, Level } from '../rules.ts';
import type { CourseLocation, CourseStart } from '../shapes.ts';

const edited = (db: TenantDb) =>
  db
    .selectFrom('courses as c')
    .where('c.tenant_id', '=', db.tenant_id)
    .select([
      'c.id',
      'c.title',
      'c.provider',
      'c.provider_email',
      'c.description',
      'c.category',
      sql<EditedCourse['category_tags']>`c.category_tags`.as('category_tags'),
      'c.industry_id',
      sql<Level>`c.level`.as('level'),
      'c.service_type',
      'c.availability',
      'c.mode',
      'c.length_amount',
      'c.length_unit',
      'c.country_id',
      'c.cost',
      'c.cost_note',
      sql<Funding[]>`c.funding`.as('funding'),
      'c.skills',
      'c.qualifications',
      'c.requirements',
      sql<CourseLocation[]>`c.locations`.as('locations'),
      sql<
        CourseStart[]
      >`coalesce((select json_agg(json_build_object('starts_on', s.starts_on, 'city', s.city) order by s.starts_on, s.city)
        from course_starts s where s.tenant_id = ${db.tenant_id} and s.course_id = c.id), '[]')`.as('starts'),
      'c.starts_any_time',
      'c.apply_url',
      'c.source_url',
      'c.checked_on',
      'c.is_verified',
      'c.is_active',
      'c.reference',
      'c.revision',
      'c.link_status',
      'c.link_fault',
      'c.link_checked_at',
      sql<number>`(select count(*)::int from saved_courses k where k.tenant_id = ${db.tenant_id} and k.course_id = c.id)`.as(
        'saved',
      ),
      sql<number>`(select count(*)::int from course_interests t where t.tenant_id = ${db.tenant_id} and t.course_id = c.id)`.as(
        'interested',
      ),
    ]);

const isToCheck = () => sql<boolean>`(c.is_active and ${isEntryToCheck('c')})`;

export async function findEdited(
  db: TenantDb,
  { search, only }: { search: string; only: (typeof ENTRIES_SHOWN)[number] },
  page: { limit: number; offset: number },
) {
  let query = edited(db);
  if (search) {
    query = query.where(containsWords(search, ['c.title', 'c.provider', 'c.reference']));
  }
  if (only === 'hidden') query = query.where('c.is_active', '=', false);
  if (only === 'to_check') query = query.where(isToCheck());
  const { total } = await query
    .clearSelect()
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await query.orderBy(sql`lower(c.title)`).orderBy('c.id').limit(page.limit).offset(page.offset).execute();
  const { rows: counts } = await sql<{ to_check: number }>`
    select count(*)::int as to_check from courses c where c.tenant_id = ${db.tenant_id} and ${isToCheck()}`.execute(db);
  return { rows, total, to_check: counts[0]?.to_check ?? 0 };
}

export const findEditedCourse = (db: TenantDb, id: number): Promise<EditedCourse | undefined> =>
  edited(db).where('c.id', '=', id).executeTakeFirst();

export async function lockCourse(db: TenantDb, id: number): Promise<EditedCourse | undefined> {
  await db.selectFrom('courses').select('id').where('tenant_id', '=', db.tenant_id).where('id', '=', id).forUpdate().execute();
  return findEditedCourse(db, id);
}

/** A course as it is stored: with the codes of its skills. */
export type StoredCourse = CourseDraft & { skill_codes: string[] };

const asColumns = ({ locations, starts: _, ...course }: Partial<StoredCourse & LinkState>) => ({
  ...course,
  ...(locations && { locations: JSON.stringify(locations) }),
});

export async function insertCourse(db: TenantDb, course: StoredCourse & { reference?: string | null }): Promise<number> {
  const { starts, locations, ...columns } = course;
  const { id } = await db
    .insertInto('courses')
    .values({ ...columns, locations: JSON.stringify(locations), tenant_id: db.tenant_id })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertStarts(db, id, starts);
  return id;
}

export async function updateCourseRow(db: TenantDb, id: number, course: Partial<StoredCourse & LinkState>): Promise<void> {
  await db
    .updateTable('courses')
    .set((eb) => ({
      ...asColumns(course),
      ...(course.apply_url && resetChangedLink('apply_url', course.apply_url)),
      revision: eb('revision', '+', 1),
      updated_at: new Date().toISOString(),
    }))
    .where('tenant_id', '=', db.tenant_id)
    .where('id', '=', id)
    .execute();
  if (!course.starts) return;
  await db.deleteFrom('course_starts').where('tenant_id', '=', db.tenant_id).where('course_id', '=', id).execute();
  await insertStarts(db, id, course.starts);
}

async function insertStarts(db: TenantDb, course_id: number, starts: readonly CourseStart[]): Promise<void> {
  if (starts.length === 0) return;
  await db
    .insertInto('course_starts')
    .values(starts.map((start) => ({ ...start, tenant_id: db.tenant_id, course_id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Publishes or hides courses. @returns the titles of those that are there, by id */
export async function setCoursesActive(db: TenantDb, ids: readonly number[], is_active: boolean): Promise<Map<number, string>> {
  const rows = await db
    .updateTable('courses')
    .set((eb) => ({ is_active, revision: eb('revision', '+', 1), updated_at: new Date().toISOString() }))
    .where('tenant_id', '=', db.tenant_id)
    .where(
      'id',
      'in',
      [...ids].sort((a, b) => a - b),
    )
    .returning(['id', 'title'])
    .execute();
  return new Map(rows.map(({ id, title }) => [id, title]));
}

export async function deleteCourseRow(db: TenantDb, id: number): Promise<void> {
  await db.deleteFrom('courses').where('tenant_id', '=', db.tenant_id).where('id', '=', id).execute();
}

export const industryExists = async (db: TenantDb, id: number) =>
  (await db.selectFrom('industries').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

/** One import of a tenant at a time: two would each add what the other adds. */
export const lockCourseImports = (db: TenantDb) =>
  sql`select pg_advisory_xact_lock(hashtext('course imports'), ${db.tenant_id}::int)`.execute(db);

/** The course that a row of a file describes: by its id alone, else by reference, else by title and provider. */
export async function findCourseLike(
  db: TenantDb,
  { id, reference, title, provider }: { id: number | null; reference: string | null; title: string; provider: string },
): Promise<{ id: number } | undefined> {
  const courses = () => db.selectFrom('courses').select('id').where('tenant_id', '=', db.tenant_id);
  if (id !== null) return courses().where('id', '=', id).executeTakeFirst();
  const referred = reference === null ? undefined : await courses().where('reference', '=', reference).executeTakeFirst();
  return (
    referred ??
    courses()
      .where(sql`lower(title)`, '=', title.toLowerCase())
      .where(sql`lower(provider)`, '=', provider.toLowerCase())
      .orderBy('id')
      .executeTakeFirst()
  );
}

/** Courses of one import or export, in the order of their ids. */
export const allEditedCourses = (db: TenantDb, limit: number) => edited(db).orderBy('c.id').limit(limit).execute();

/** Towns of a country by name, with where they are. A name may be of several. */
export const townsNamed = (db: TenantDb, countryId: number, names: readonly string[]) =>
  db
    .selectFrom('cities as c')
    .innerJoin('states as s', 's.id', 'c.state_id')
    .select(['c.name', 's.name as state', 'c.latitude', 'c.longitude'])
    .where('c.country_id', '=', countryId)
    .where('c.name', 'in', ['', ...names])
    .execute();
