import { sql } from 'kysely';
import type { TenantDb } from '#kit/server/database/db.ts';
import type { GapCourse } from '../gap-course-rules.ts';
import type { Funding } from '../rules.ts';
import type { CourseForSkill } from '../shapes.ts';

/** Funding of a course `c`, `free` included. */
const FUNDING = sql.raw(`case when c.cost = 0 then array_prepend('free', c.funding) else c.funding end`);

/** Courses that are looked at before the best are chosen. */
const CANDIDATES = 200;

export type Candidate = {
  course_id: number;
  /** How well its words fit the wished roles: 0 where they do not. */
  role_rank: number;
  skill_codes: string[];
  category_tags: string[];
  cities: string[];
  service_type: string;
  funding: Funding[];
};

/**
 * Courses on offer that fit a wished role, give a skill, or help with a need; the best fit for the role first.
 * @param anyWord words of the roles, each of which may match: `workshop manager fleet`
 */
export async function findCandidates(
  db: TenantDb,
  veteranId: number,
  { anyWord, skillCodes, needs }: { anyWord: string; skillCodes: readonly string[]; needs: readonly string[] },
): Promise<Candidate[]> {
  const { rows: words } = await sql<{
    query: string;
  }>`select replace(plainto_tsquery('english', ${anyWord})::text, '&', '|') as query`.execute(db);
  // Given back as a constant: the planner must know how common the words are.
  const query = sql`${words[0]?.query ?? ''}::tsquery`;
  const { rows } = await sql<Candidate>`
    select j.course_id, ts_rank('{0, 0.1, 0.4, 1}', j.words, ${query}) as role_rank, c.skill_codes, c.category_tags, c.service_type,
      ${FUNDING} as funding, array(select distinct lower(place->>'city') from jsonb_array_elements(c.locations) place) as cities
    from course_search j
    cross join lateral (select * from courses c where c.tenant_id = ${db.tenant_id} and c.id = j.course_id limit 1) c
    where j.tenant_id = ${db.tenant_id} and j.course_id in (
        (select s.course_id from course_search s where s.tenant_id = ${db.tenant_id} and s.words @@ ${query}
          order by ts_rank('{0, 0.1, 0.4, 1}', s.words, ${query}) desc, s.course_id limit ${sql.lit(CANDIDATES)})
        union (select c.id from courses c where c.tenant_id = ${db.tenant_id} and c.is_active and c.skill_codes && ${skillCodes}::text[]
          order by c.id limit ${sql.lit(CANDIDATES)})
        union (select s.course_id from course_search s where s.tenant_id = ${db.tenant_id} and s.keys && ${needs.map((need) => `category_id:${need}`)}::text[]
          order by s.course_id desc limit ${sql.lit(CANDIDATES)}))
      and not exists (select from course_interests t where t.tenant_id = ${db.tenant_id} and t.veteran_id = ${veteranId}
        and t.course_id = j.course_id)
    order by role_rank desc, j.course_id`.execute(db);
  return rows;
}

const SHORTEST_FUNDED_FIRST = sql`(${FUNDING} <> '{}') desc, j.days, j.cost, j.course_id`;
const FOR_SKILL = sql`c.id as course_id, c.title, c.provider, c.length_amount, c.length_unit, c.cost, c.country_id, ${FUNDING} as funding`;

/** Courses on offer that give one of these skills or lead to one of these qualifications, the shortest funded ones first. */
export async function coursesForSkill(
  db: TenantDb,
  { codes, names }: { codes: readonly string[]; names: readonly string[] },
  limit: number,
): Promise<CourseForSkill[]> {
  const { rows } = await sql<CourseForSkill>`
    select ${FOR_SKILL} from courses c
    join course_search j on j.tenant_id = ${db.tenant_id} and j.course_id = c.id
    where c.tenant_id = ${db.tenant_id} and c.is_active and (c.skill_codes && ${codes}::text[]
      or exists (select from unnest(c.qualifications) q where lower(q) = any(${names.map((name) => name.toLowerCase())}::text[])))
    order by ${SHORTEST_FUNDED_FIRST} limit ${limit}`.execute(db);
  return rows;
}

export type FoundGapCourse = CourseForSkill &
  Pick<GapCourse, 'category' | 'level' | 'service_type' | 'skill_codes' | 'locations'> & {
    code: string;
    qualifications: string[];
    skills: string[];
  };

/** Courses of one skill that are looked at before the best is chosen. */
const GAP_COURSES = 40;

/** For each of these skills the courses that give it, the shortest funded ones first. */
export async function coursesOfSkills(db: TenantDb, codes: readonly string[]): Promise<FoundGapCourse[]> {
  const { rows } = await sql<FoundGapCourse>`
    select k.code, found.* from unnest(${[...new Set(codes)]}::text[]) k (code)
    cross join lateral (
      select ${FOR_SKILL}, c.category, c.level, c.service_type, c.skill_codes, c.locations, c.qualifications, c.skills from courses c
      join course_search j on j.tenant_id = ${db.tenant_id} and j.course_id = c.id
      where c.tenant_id = ${db.tenant_id} and c.is_active and c.skill_codes @> array[k.code]
      order by ${SHORTEST_FUNDED_FIRST} limit ${sql.lit(GAP_COURSES)}) found`.execute(db);
  return rows;
}
