import { sql } from 'kysely';
import type { Category } from '#features/services/rules.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import type { Question, StoredAnswer } from '../shapes.ts';

export type PlacedQuestion = Question & { after_option_id: number | null };

/** Active questions of a place in their order with the answers that are offered; those that depend on an answer too. */
export const questionsOf = (db: TenantDb, place: string): Promise<PlacedQuestion[]> =>
  questions(db).where('q.visibility_place', '=', place).execute();

/** Active questions asked of those who chose an answer. */
export const questionsAfter = (db: TenantDb, optionId: number): Promise<PlacedQuestion[]> =>
  questions(db).where('q.after_option_id', '=', optionId).execute();

const questions = (db: TenantDb) =>
  db
    .selectFrom('master_questions as q')
    .where('q.is_active', '=', true)
    .select([
      'q.id',
      'q.visibility_place',
      'q.question',
      sql<Question['kind']>`q.kind`.as('kind'),
      'q.after_option_id',
      sql<
        Question['options']
      >`coalesce((select json_agg(json_build_object('id', o.id, 'option_text', o.option_text, 'category', o.category)
            order by o.position, o.id)
          from master_answer_options o where o.tenant_id = ${db.tenant_id} and o.question_id = q.id and o.is_active), '[]')`.as(
        'options',
      ),
    ])
    .orderBy('q.position')
    .orderBy('q.id');

/** An answer that is offered. */
export const findOption = (db: TenantDb, id: number) =>
  db
    .selectFrom('master_answer_options')
    .select(['id', 'option_text', 'category'])
    .where('id', '=', id)
    .where('is_active', '=', true)
    .executeTakeFirst();

/** Answers with the place where their question is asked. */
export const findAnswers = (db: TenantDb, userId: number): Promise<(StoredAnswer & { visibility_place: string })[]> =>
  db
    .selectFrom('question_answers as a')
    .innerJoin('master_questions as q', (join) =>
      join.onRef('q.tenant_id', '=', 'a.tenant_id').onRef('q.id', '=', 'a.question_id'),
    )
    .where('a.user_id', '=', userId)
    .select([
      'a.question_id',
      'q.visibility_place',
      sql<
        number[]
      >`coalesce(json_agg(a.answer_option_id order by a.answer_option_id) filter (where a.answer_option_id is not null), '[]')`.as(
        'answer_option_ids',
      ),
      sql<string>`coalesce(max(a.answer_text), '')`.as('text'),
    ])
    .groupBy(['a.question_id', 'q.visibility_place'])
    .orderBy('a.question_id')
    .execute();

type AnswerRow = { question_id: number; answer_option_id: number | null; answer_text: string | null };

/** Replaces what was answered to the questions of a place. What was said to those that operators have hidden stays. */
export async function replaceAnswers(db: TenantDb, user_id: number, place: string, rows: AnswerRow[]): Promise<void> {
  await db
    .deleteFrom('question_answers')
    .where('user_id', '=', user_id)
    .where('question_id', 'in', (eb) =>
      eb
        .selectFrom('master_questions as q')
        .leftJoin('master_answer_options as o', (join) =>
          join.onRef('o.tenant_id', '=', 'q.tenant_id').onRef('o.id', '=', 'q.after_option_id'),
        )
        .leftJoin('master_questions as before', (join) =>
          join.onRef('before.tenant_id', '=', 'o.tenant_id').onRef('before.id', '=', 'o.question_id'),
        )
        .select('q.id')
        .where('q.visibility_place', '=', place)
        .where('q.is_active', '=', true)
        .where(sql<boolean>`coalesce(o.is_active and before.is_active, true)`),
    )
    .execute();
  if (rows.length > 0)
    await db
      .insertInto('question_answers')
      .values(rows.map((row) => ({ ...row, user_id })))
      .execute();
}

/** What these answers suggest, with what is suggested to everybody last. */
export const suggestionsFor = (db: TenantDb, optionIds: number[]) =>
  db
    .selectFrom('action_suggestions as s')
    .leftJoin('master_answer_options as o', (join) =>
      join.onRef('o.tenant_id', '=', 's.tenant_id').onRef('o.id', '=', 's.answer_option_id'),
    )
    .leftJoin('master_questions as q', (join) =>
      join.onRef('q.tenant_id', '=', 'o.tenant_id').onRef('q.id', '=', 'o.question_id'),
    )
    .leftJoin('master_answer_options as need', (join) =>
      join.onRef('need.tenant_id', '=', 'q.tenant_id').onRef('need.id', '=', 'q.after_option_id'),
    )
    .where((eb) => eb.or([eb('s.answer_option_id', 'is', null), eb('s.answer_option_id', 'in', optionIds)]))
    .where('s.is_active', '=', true)
    .select(['s.id', 's.title', 's.why', 's.link', sql<Category | null>`coalesce(o.category, need.category)`.as('category')])
    .orderBy(sql`s.answer_option_id is null`)
    .orderBy('s.position')
    .orderBy('s.id')
    // Nobody deletes one of them before it is in the plan; changing it may go on.
    .forKeyShare('s')
    .execute();

/** Categories of help that a person's answers ask for. */
export async function findNeeds(db: TenantDb, userId: number): Promise<Category[]> {
  const rows = await db
    .selectFrom('question_answers as a')
    .innerJoin('master_answer_options as o', (join) =>
      join.onRef('o.tenant_id', '=', 'a.tenant_id').onRef('o.id', '=', 'a.answer_option_id'),
    )
    .where('a.user_id', '=', userId)
    .where('o.category', 'is not', null)
    .select('o.category')
    .distinct()
    .execute();
  return rows.flatMap(({ category }) => category ?? []);
}
