import { skillVocabulary } from '#features/occupations/server/index.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { aboutOf, closesGap, type Learner } from '../gap-course-rules.ts';
import { type CourseWishes, courseReasons } from '../rules.ts';
import type { CourseForSkill, RecommendedCourse } from '../shapes.ts';
import { findCourseCards } from './queries.ts';
import { coursesForSkill, coursesOfSkills, findCandidates } from './recommending-queries.ts';

/** Courses that fit what a veteran wishes and lacks, the best first, each with its reasons. */
export async function recommendCourses(
  db: TenantDb,
  veteranId: number,
  wishes: CourseWishes,
  limit = 6,
): Promise<RecommendedCourse[]> {
  const vocabulary = await skillVocabulary(db);
  // What a wished role is about counts as a skill that a course may give.
  const wished = wishes.roles.flatMap((role) => vocabulary.recognise(role).map(({ code }) => code));
  const missing = wishes.missing_skills ?? [];
  const candidates = await findCandidates(db, veteranId, {
    anyWord: wishes.roles.join(' '),
    skillCodes: [...missing, ...wished],
    needs: wishes.needs,
  });
  const named = (code: string) => vocabulary.find(code)?.name ?? code;
  const chosen = candidates
    .flatMap(({ course_id, ...course }) => {
      const { weight, reasons } = courseReasons(course, wishes, { wished, named });
      return reasons.length > 0 ? [{ course_id, weight, reasons }] : [];
    })
    .sort((one, other) => other.weight - one.weight || one.course_id - other.course_id)
    .slice(0, limit);
  const cards = await findCourseCards(
    db,
    chosen.map(({ course_id }) => ({ id: course_id, distance_km: null })),
    veteranId,
  );
  return cards.map((course) => ({ course, reasons: chosen.find(({ course_id }) => course_id === course.id)?.reasons ?? [] }));
}

/** Courses that give a skill, by its codes, or lead to a qualification or licence, by its name; the shortest funded ones first. */
export const findCoursesForSkill = (
  db: TenantDb,
  { codes = [], names = [] }: { codes?: readonly string[]; names?: readonly string[] },
  limit = 3,
): Promise<CourseForSkill[]> => coursesForSkill(db, { codes, names }, limit);

/**
 * For each of these missing skills the shortest funded course that closes the gap for this person; skills that no course closes are left out.
 */
export async function findGapCourses(
  db: TenantDb,
  codes: readonly string[],
  learner: Learner,
): Promise<Map<string, CourseForSkill>> {
  const vocabulary = await skillVocabulary(db);
  const found = new Map<string, CourseForSkill>();
  for (const {
    code,
    category,
    level,
    service_type,
    skill_codes,
    locations,
    qualifications,
    skills,
    ...course
  } of await coursesOfSkills(db, codes)) {
    if (found.has(code)) continue;
    const texts = [course.title, ...qualifications];
    const named = vocabulary.recognise(texts).flatMap((skill) => vocabulary.find(skill.code) ?? []);
    const listed = vocabulary.recognise(skills).map((skill) => skill.code);
    const about = aboutOf(texts, named, listed);
    if (closesGap({ category, level, service_type, skill_codes, locations, about, listed }, code, learner))
      found.set(code, course);
  }
  return found;
}
