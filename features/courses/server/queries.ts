import { type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import { PER_PAGE } from '#features/services/directory-rules.ts';
import { today } from '#features/services/entry-rules.ts';
import type { FoundEntry } from '#features/services/server/index.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { allFunding, type Funding, type Level } from '../rules.ts';
import type { Course, CourseCard, CourseInterest, CourseLocation, CourseStart } from '../shapes.ts';

/** What an email about an interest is about, so that it can be taken back. */
export const interestTopic = (veteranId: number, courseId: number) => `course interest ${veteranId} ${courseId}`;

/** What a card shows of a course, on offer or not; `veteranId` is whose marks are shown, null for others. */
function cards(db: TenantDb, veteranId: number | null, on: string) {
  return db
    .selectFrom('courses as c')
    .leftJoin('industries as i', 'i.id', 'c.industry_id')
    .leftJoin('saved_courses as kept', (join) =>
      join
        .onRef('kept.tenant_id', '=', 'c.tenant_id')
        .onRef('kept.course_id', '=', 'c.id')
        .on('kept.veteran_id', '=', veteranId ?? 0),
    )
    .leftJoin('course_interests as told', (join) =>
      join
        .onRef('told.tenant_id', '=', 'c.tenant_id')
        .onRef('told.course_id', '=', 'c.id')
        .on('told.veteran_id', '=', veteranId ?? 0),
    )
    .where('c.tenant_id', '=', db.tenant_id)
    .select([
      'c.id',
      'c.title',
      'c.provider',
      'c.category',
      sql<CourseCard['category_tags']>`c.category_tags`.as('category_tags'),
      'c.industry_id',
      'i.name as industry',
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
      sql<CourseLocation[]>`c.locations`.as('locations'),
      'c.starts_any_time',
      sql<string | null>`(select min(s.starts_on) from course_starts s
        where s.tenant_id = ${db.tenant_id} and s.course_id = c.id and s.starts_on >= ${on}::date)`.as('next_start'),
      sql<boolean>`kept.course_id is not null`.as('is_saved'),
      'told.shown_at as interest_shown_at',
    ]);
}

type CardRow = Awaited<ReturnType<ReturnType<typeof cards>['executeTakeFirstOrThrow']>>;

function cardOf(row: CardRow, distance_km: number | null): CourseCard {
  const { locations, ...card } = row;
  return {
    ...card,
    funding: allFunding(card),
    cities: [...new Set(locations.flatMap(({ city }) => city || []))],
    distance_km,
  };
}

/** The cards of these courses, in their order; one that is not there is left out. */
export async function findCourseCards(
  db: TenantDb,
  found: readonly FoundEntry[],
  veteranId: number | null,
): Promise<CourseCard[]> {
  if (found.length === 0) return [];
  const rows = await cards(db, veteranId, today())
    .where(sql<SqlBool>`c.id = any(${found.map(({ id }) => id)}::int[])`)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return found.flatMap(({ id, distance_km }) => {
    const row = byId.get(id);
    return row ? [cardOf(row, distance_km)] : [];
  });
}

/** The courses that were added last. */
export const findNewestCourses = (db: TenantDb, limit: number): Promise<{ id: number; title: string; provider: string }[]> =>
  db
    .selectFrom('courses')
    .select(['id', 'title', 'provider'])
    .where('is_active', '=', true)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/** Those of these courses that are on offer, or that the veteran saved or showed interest in; in the order of the ids. */
export async function findFullCourses(
  db: TenantDb,
  ids: readonly number[],
  veteranId: number | null,
): Promise<z.input<typeof Course>[]> {
  const on = today();
  const rows = await cards(db, veteranId, on)
    .where(sql<SqlBool>`c.id = any(${ids}::int[])`)
    .where((eb) =>
      eb.or([eb('c.is_active', '=', true), eb('kept.course_id', 'is not', null), eb('told.course_id', 'is not', null)]),
    )
    .select([
      'c.description',
      'c.requirements',
      'c.apply_url',
      sql<boolean>`c.is_active and c.provider_email is not null`.as('takes_interest'),
      'c.source_url',
      'c.checked_on',
      'told.message as interest_message',
      sql<
        CourseStart[]
      >`coalesce((select json_agg(json_build_object('starts_on', s.starts_on, 'city', s.city) order by s.starts_on, s.city)
        from course_starts s where s.tenant_id = ${db.tenant_id} and s.course_id = c.id and s.starts_on >= ${on}::date), '[]')`.as(
        'starts',
      ),
      sql<boolean>`exists (select from mails m where m.tenant_id = ${db.tenant_id} and m.attempts = 0 and m.sent_at is null
        and m.topic = ${'course interest '} || told.veteran_id || ' ' || told.course_id)`.as('can_withdraw'),
    ])
    .execute();
  return ids.flatMap((id) => {
    const row = rows.find((one) => one.id === id);
    if (!row) return [];
    const { can_withdraw, interest_message, ...course } = row;
    const interest =
      row.interest_shown_at === null ? null : { shown_at: row.interest_shown_at, message: interest_message ?? '', can_withdraw };
    return [{ ...course, ...cardOf(row, null), interest }];
  });
}

/** Whether the tenant has this course, on offer or not. */
export const courseExists = async (db: TenantDb, id: number): Promise<boolean> =>
  (await db.selectFrom('courses').select('id').where('tenant_id', '=', db.tenant_id).where('id', '=', id).executeTakeFirst()) !==
  undefined;

export async function insertSavedCourse(db: TenantDb, veteran_id: number, course_id: number): Promise<void> {
  await db
    .insertInto('saved_courses')
    .values({ tenant_id: db.tenant_id, veteran_id, course_id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteSavedCourse(db: TenantDb, veteranId: number, courseId: number): Promise<void> {
  await db
    .deleteFrom('saved_courses')
    .where('tenant_id', '=', db.tenant_id)
    .where('veteran_id', '=', veteranId)
    .where('course_id', '=', courseId)
    .execute();
}

/** A course on offer with the address that interest goes to, kept from changing until the transaction ends. */
export const lockCourseForInterest = (db: TenantDb, id: number) =>
  db
    .selectFrom('courses')
    .select(['title', 'provider', 'provider_email', 'apply_url'])
    .where('tenant_id', '=', db.tenant_id)
    .where('id', '=', id)
    .where('is_active', '=', true)
    .forShare()
    .executeTakeFirst();

export const personToName = (db: TenantDb, id: number) =>
  db
    .selectFrom('users')
    .select(['first_name', 'last_name', 'email'])
    .where('tenant_id', '=', db.tenant_id)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

/** @returns whether it was the first of this person for this course */
export async function insertInterest(
  db: TenantDb,
  interest: { veteran_id: number; course_id: number; message: string; sent_to: string; shown_at: string },
): Promise<boolean> {
  const row = await db
    .insertInto('course_interests')
    .values({ tenant_id: db.tenant_id, ...interest })
    .onConflict((conflict) => conflict.doNothing())
    .returning('course_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** What the veteran told the provider, locked until the transaction ends. */
export async function lockInterest(db: TenantDb, veteranId: number, courseId: number): Promise<CourseInterest | undefined> {
  const row = await db
    .selectFrom('course_interests')
    .select(['shown_at', 'message'])
    .where('tenant_id', '=', db.tenant_id)
    .where('veteran_id', '=', veteranId)
    .where('course_id', '=', courseId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return undefined;
  const waiting = await db
    .selectFrom('mails')
    .select('id')
    .where('tenant_id', '=', db.tenant_id)
    .where('topic', '=', interestTopic(veteranId, courseId))
    .where('attempts', '=', 0)
    .where('sent_at', 'is', null)
    .executeTakeFirst();
  return { ...row, can_withdraw: waiting !== undefined };
}

export async function deleteInterest(db: TenantDb, veteranId: number, courseId: number): Promise<void> {
  await db
    .deleteFrom('course_interests')
    .where('tenant_id', '=', db.tenant_id)
    .where('veteran_id', '=', veteranId)
    .where('course_id', '=', courseId)
    .execute();
}

/** A page of the courses that a veteran saved or showed interest in, the latest first, on offer or not. */
export async function findOwnCourses(
  db: TenantDb,
  veteranId: number,
  { list, page }: { list: 'saved' | 'interested'; page: number },
): Promise<{ found: FoundEntry[]; total: number }> {
  const own =
    list === 'saved'
      ? sql`select course_id, saved_at as at from saved_courses where tenant_id = ${db.tenant_id} and veteran_id = ${veteranId}`
      : sql`select course_id, shown_at as at from course_interests where tenant_id = ${db.tenant_id} and veteran_id = ${veteranId}`;
  const { rows } = await sql<{ total: number }>`select count(*)::int as total from (${own}) own`.execute(db);
  const { rows: found } = await sql<FoundEntry>`select course_id as id, null::float8 as distance_km from (${own}) own
    order by at desc, course_id desc limit ${PER_PAGE} offset ${(page - 1) * PER_PAGE}`.execute(db);
  return { found, total: rows[0]?.total ?? 0 };
}
