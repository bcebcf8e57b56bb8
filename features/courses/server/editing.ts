import { countryExists } from '#features/lookups/server/index.ts';
import { skillVocabulary } from '#features/occupations/server/index.ts';
import { today, UNVISITED } from '#features/services/entry-rules.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { enforceRevision, peopleWho } from '#kit/server/database/editing.ts';
import { conflict, fail, invalid, notFound } from '#kit/server/http/errors.ts';
import type { CourseDraft, EditedCourse } from '../operator-contract.ts';
import { fundingOf, levelsOf } from '../rules.ts';
import { writeCourseSearch } from './course-search-queries.ts';
import * as queries from './editing-queries.ts';

const editedCourse = async (db: TenantDb, id: number): Promise<EditedCourse> =>
  (await queries.findEditedCourse(db, id)) ?? fail(notFound('Course'));

export async function addCourse(db: TenantDb, draft: CourseDraft, reference: string | null = null): Promise<EditedCourse> {
  const id = await queries.insertCourse(db, { ...(await checkedCourse(db, draft)), reference });
  await writeCourseSearch(db, [id]);
  return editedCourse(db, id);
}

/** @param seen the revision that the change was made from */
export async function changeCourse(db: TenantDb, id: number, draft: CourseDraft, seen: number): Promise<EditedCourse> {
  const before = (await queries.lockCourse(db, id)) ?? fail(notFound('Course'));
  enforceRevision(before, seen, 'course');
  await queries.updateCourseRow(db, id, await checkedCourse(db, draft));
  await writeCourseSearch(db, [id]);
  return editedCourse(db, id);
}

/** A course as it is stored. @throws Refusal 422 for what its country or the lists do not have */
export async function checkedCourse(db: TenantDb, draft: CourseDraft): Promise<queries.StoredCourse> {
  const { country_id, industry_id, level, funding } = draft;
  if (!(await countryExists(db, country_id))) fail(invalid({ country_id: ['Choose a country from the list.'] }));
  if (industry_id !== null && !(await queries.industryExists(db, industry_id)))
    fail(invalid({ industry_id: ['Choose a field from the list.'] }));
  if (!levelsOf(country_id).includes(level)) fail(invalid({ level: ['Choose a level used in the course’s country.'] }));
  const stored = funding.filter((code) => code !== 'free');
  if (stored.some((code) => !fundingOf(country_id).includes(code)))
    fail(invalid({ funding: ['Choose funding available in the course’s country.'] }));
  return {
    ...draft,
    locations: await placedLocations(db, country_id, draft.locations),
    category_tags: [
      ...new Set([
        draft.category,
        ...draft.category_tags.filter((tag) => tag !== 'online'),
        'course' as const,
        ...(draft.service_type === 'in_person' ? [] : (['online'] as const)),
      ]),
    ],
    funding: [...new Set(stored)],
    skills: [...new Set(draft.skills)],
    qualifications: [...new Set(draft.qualifications)],
    skill_codes: await skillCodes(db, [draft.title, ...draft.skills, ...draft.qualifications]),
  };
}

/** Gives places without coordinates those of their town, where only one town of the country has the name. */
async function placedLocations(
  db: TenantDb,
  countryId: number,
  locations: CourseDraft['locations'],
): Promise<CourseDraft['locations']> {
  const unplaced = locations.filter(({ latitude }) => latitude === null);
  if (unplaced.length === 0) return locations;
  const towns = await queries.townsNamed(
    db,
    countryId,
    unplaced.map(({ city }) => city),
  );
  return locations.map((location) => {
    const [town, ...others] = towns.filter(
      ({ name, state }) => name === location.city && (!location.state || state === location.state),
    );
    if (location.latitude !== null || !town || others.length > 0) return location;
    return { ...location, state: location.state || town.state, latitude: town.latitude, longitude: town.longitude };
  });
}

/** Codes of the skills and licences that these names say, of the vocabulary that jobs and records use too. */
async function skillCodes(db: TenantDb, names: readonly string[]): Promise<string[]> {
  const vocabulary = await skillVocabulary(db);
  return [...new Set(names.flatMap((name) => vocabulary.recognise(name).map(({ code }) => code)))];
}

/** Publishes or hides courses, all or none. @throws Refusal 404 where one is not there */
export async function showCoursesToAll(db: TenantDb, ids: readonly number[], isActive: boolean): Promise<Map<number, string>> {
  const wanted = [...new Set(ids)];
  const changed = await queries.setCoursesActive(db, wanted, isActive);
  if (changed.size < wanted.length) fail(notFound('Course'));
  await writeCourseSearch(db, wanted);
  return changed;
}

/** @param seen the revision whose facts were compared with their source */
export async function markCourseChecked(db: TenantDb, id: number, seen: number): Promise<EditedCourse> {
  enforceRevision((await queries.lockCourse(db, id)) ?? fail(notFound('Course')), seen, 'course');
  await queries.updateCourseRow(db, id, { checked_on: today(), is_verified: true, ...UNVISITED });
  return editedCourse(db, id);
}

export async function removeCourse(db: TenantDb, id: number): Promise<EditedCourse> {
  const course = (await queries.lockCourse(db, id)) ?? fail(notFound('Course'));
  const inUse = Math.max(course.saved, course.interested);
  if (inUse > 0) fail(conflict(`${peopleWho(inUse, 'has', 'have')} saved this course or shown interest. Hide it instead.`));
  await queries.deleteCourseRow(db, id);
  return course;
}
