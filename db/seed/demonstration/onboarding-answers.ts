import { CV_SECTIONS } from '#features/onboarding/rules.ts';
import { findOnboardingResume } from '#features/resumes/server/index.ts';
import { updateDischargeDate } from '#features/service-record/server/index.ts';
import { UNITED_KINGDOM, UNITED_STATES } from '#kit/country/country.ts';
import type { TenantDb } from '#kit/server/database/db.ts';

/** Marks the onboarding steps that each percentage implies as finished. */
export async function insertOnboardingStandings(db: TenantDb): Promise<void> {
  const people = await db
    .selectFrom('users')
    .select(['id', 'onboarding_percentage'])
    .where('role', '=', 'veteran')
    .where('onboarding_percentage', '>', 0)
    .execute();
  const steps = people.flatMap(({ id, onboarding_percentage }) =>
    Array.from({ length: onboarding_percentage / 20 }, (_, index) => ({ user_id: id, step: index + 1 })),
  );
  if (steps.length > 0) await db.insertInto('onboarding_finished_steps').values(steps).execute();
}

/** Onboarding answers of the veterans who can sign in, up to their current step. */
export async function insertOnboardingAnswers(db: TenantDb, countryId: number): Promise<void> {
  const uk = countryId === UNITED_KINGDOM;
  const people = await db
    .selectFrom('users')
    .select(['id', 'onboarding_percentage'])
    .where('role', '=', 'veteran')
    .where('onboarding_percentage', '>', 0)
    .where('email', 'like', '%veteran@%')
    .execute();
  for (const { id: user_id, onboarding_percentage } of people) {
    await db
      .updateTable('users')
      // A number that Ofcom reserves for fiction.
      .set(uk ? { phone_number: '029 2018 0461', country_code: '+44' } : { phone_number: '(202) 555-0143', country_code: '+1' })
      .where('id', '=', user_id)
      .execute();
    const complete = onboarding_percentage === 100;
    await db
      .insertInto('veteran_profiles')
      .values({
        user_id,
        dob: '1987-03-14',
        ...(complete && {
          wished_roles: uk ? ['Workshop manager', 'Fleet engineer'] : ['Maintenance supervisor', 'Fleet manager'],
          wished_places: JSON.stringify(
            uk
              ? [
                  { country_id: UNITED_KINGDOM, city: 'Cardiff', state: 'Cardiff', radius_miles: 25 },
                  { country_id: UNITED_KINGDOM, city: 'Bristol', state: 'Bristol', radius_miles: 50 },
                ]
              : [{ country_id: UNITED_STATES, city: 'Austin', state: 'Texas', radius_miles: 25 }],
          ),
          salary_from: uk ? 36_000 : 62_000,
          salary_currency: uk ? 'GBP' : 'USD',
          work_types: ['on_site', 'hybrid'],
          job_types: ['full_time'],
        }),
      })
      .execute();
    if (complete) await updateDischargeDate(db, user_id, new Date(Date.now() + 120 * 86_400_000).toISOString().slice(0, 10));
    await answer(db, user_id, complete ? null : 'personal_details');
    if (complete) await insertPlan(db, user_id);
    await insertWalk(db, user_id);
  }
}

/** Answers every question of a place, or of all, with its first answer; of the needs with the first two. */
async function answer(db: TenantDb, user_id: number, place: string | null): Promise<void> {
  const options = await db
    .selectFrom('master_answer_options as o')
    .innerJoin('master_questions as q', (join) =>
      join.onRef('q.tenant_id', '=', 'o.tenant_id').onRef('q.id', '=', 'o.question_id'),
    )
    .select(['o.id', 'o.question_id', 'o.position', 'o.category', 'q.after_option_id', 'q.visibility_place'])
    .where('q.visibility_place', 'in', place ? [place] : ['personal_details', 'career_direction', 'action_plan'])
    .orderBy('q.position')
    .execute();
  const chosen = new Set<number>();
  for (const option of options) {
    const isShown = option.after_option_id === null || chosen.has(option.after_option_id);
    if (!isShown || option.position > (option.category ? 1 : 0)) continue;
    chosen.add(option.id);
    await db
      .insertInto('question_answers')
      .values({ user_id, question_id: option.question_id, answer_option_id: option.id })
      .execute();
  }
}

async function insertPlan(db: TenantDb, user_id: number): Promise<void> {
  const suggestions = await db
    .selectFrom('action_suggestions as s')
    .leftJoin('question_answers as a', (join) =>
      join
        .onRef('a.tenant_id', '=', 's.tenant_id')
        .onRef('a.answer_option_id', '=', 's.answer_option_id')
        .on('a.user_id', '=', user_id),
    )
    .leftJoin('master_answer_options as o', (join) =>
      join.onRef('o.tenant_id', '=', 's.tenant_id').onRef('o.id', '=', 's.answer_option_id'),
    )
    .leftJoin('master_questions as q', (join) =>
      join.onRef('q.tenant_id', '=', 'o.tenant_id').onRef('q.id', '=', 'o.question_id'),
    )
    .leftJoin('master_answer_options as need', (join) =>
      join.onRef('need.tenant_id', '=', 'q.tenant_id').onRef('need.id', '=', 'q.after_option_id'),
    )
    .where((eb) => eb.or([eb('s.answer_option_id', 'is', null), eb('a.id', 'is not', null)]))
    .select(['s.id', 's.title', 's.why', 's.link', (eb) => eb.fn.coalesce('o.category', 'need.category').as('category')])
    .orderBy('s.position')
    .execute();
  await db
    .insertInto('plan_tasks')
    .values(
      suggestions.map(({ id, ...suggestion }, position) => ({
        ...suggestion,
        user_id,
        suggestion_id: id,
        position,
        done_at: position === 0 ? new Date(Date.now() - 3 * 86_400_000).toISOString() : null,
      })),
    )
    .execute();
  const services = await db.selectFrom('service_providers').select('id').orderBy('position').limit(2).execute();
  await db
    .insertInto('chosen_providers')
    .values(services.map(({ id }) => ({ user_id, provider_id: id })))
    .execute();
}

/** The resume of onboarding was reviewed to the end. */
async function insertWalk(db: TenantDb, userId: number): Promise<void> {
  const resume = await findOnboardingResume(db, userId);
  if (!resume) return;
  await db
    .insertInto('resume_walks')
    .values({ resume_id: resume.id, seen: [...CV_SECTIONS] })
    .execute();
}
