import { addCourse } from '#features/courses/server/index.ts';
import { UNITED_KINGDOM } from '#kit/country/country.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { INDUSTRIES } from '../../industries.ts';
import { UK_COURSES } from './uk.ts';
import { US_COURSES } from './us.ts';

const DAY = 86_400_000;
/** Every seventh course is left for operators to check. */
const TO_CHECK = 7;

/** Courses for the tenant's country, some saved, and one interest that was shown. */
export async function insertCourses(db: TenantDb, countryId: number): Promise<void> {
  const courses = countryId === UNITED_KINGDOM ? UK_COURSES : US_COURSES;
  const ids: number[] = [];
  for (const [index, course] of courses.entries()) {
    const {
      industry,
      length,
      places = [],
      starts = [],
      cost_note = '',
      requirements = '',
      starts_any_time = false,
      ...facts
    } = course;
    const site = `https://www.${domainOf(course.provider)}`;
    const page = `${site}/courses/${slug(course.title)}`;
    const industry_id = INDUSTRIES.find(({ name }) => name === industry)?.id;
    if (!industry_id) throw new Error(`The demonstration names an industry that is not listed: ${industry}`);
    const locations: Awaited<ReturnType<typeof placeOf>>[] = [];
    for (const place of places) locations.push(await placeOf(db, countryId, place));
    const { id } = await addCourse(db, {
      ...facts,
      industry_id,
      country_id: countryId,
      length_amount: length[0],
      length_unit: length[1],
      provider_email: `courses@${domainOf(course.provider)}`,
      category_tags: [],
      cost_note,
      requirements,
      starts_any_time,
      locations,
      starts: starts.map((days) => ({ starts_on: dayIn(days), city: '' })),
      apply_url: `${page}/apply`,
      source_url: page,
      checked_on: dayIn(index % TO_CHECK === 3 ? -420 : -20 - index),
      is_verified: index % TO_CHECK !== 5,
      is_active: true,
    });
    ids.push(id);
  }
  await saveSome(db, ids);
}

const dayIn = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);
const slug = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
/** A domain that is reserved for examples. */
const domainOf = (provider: string) => `${slug(provider)}.example.org`;

async function placeOf(db: TenantDb, countryId: number, place: string) {
  const [city = '', inState] = place.split(', ');
  const found = await db
    .selectFrom('cities as c')
    .innerJoin('states as s', 's.id', 'c.state_id')
    .select(['s.name as state', 'c.latitude', 'c.longitude'])
    .where('c.country_id', '=', countryId)
    .where('c.name', '=', city)
    .execute();
  const [one, ...more] = found.filter(({ state }) => inState === undefined || state === inState);
  if (!one || more.length > 0) throw new Error(`The demonstration names a town that is not listed, or listed twice: ${place}`);
  return { name: '', address: '', city, postcode: '', ...one };
}

/** The complete veteran saved three courses. */
async function saveSome(db: TenantDb, ids: readonly number[]): Promise<void> {
  const veteran = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'veteran')
    .where('email', 'like', 'veteran@%')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('saved_courses')
    .values(
      [5, 7, 8].flatMap((nth, back) => {
        const course_id = ids[nth];
        return course_id
          ? [{ veteran_id: veteran.id, course_id, saved_at: new Date(Date.now() - back * DAY).toISOString() }]
          : [];
      }),
    )
    .execute();
}
