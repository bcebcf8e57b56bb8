import type { TenantDb } from '#kit/server/database/db.ts';
import { lockOrder } from './editing-queries.ts';
import {
  FOR_EVERYBODY,
  type StandardOption,
  type StandardQuestion,
  type StandardSuggestion,
  standardQuestions,
} from './standard-questions.ts';

/**
 * Gives a tenant the questions and next steps of its country. Existing ones stay: questions are added only to a place that asks none. Takes the
 * lock of the tenant's content, so two calls at the same time write it once.
 * @returns how many questions were written
 */
export async function insertStandardQuestions(db: TenantDb, countryId: number): Promise<number> {
  await lockOrder(db);
  const places = await db
    .selectFrom('master_questions')
    .select('visibility_place')
    .distinct()
    .where('tenant_id', '=', db.tenant_id)
    .execute();
  const suggestion = await db
    .selectFrom('action_suggestions')
    .select('id')
    .where('tenant_id', '=', db.tenant_id)
    .limit(1)
    .executeTakeFirst();
  const counter = { position: 0, questions: 0 };
  for (const [place, questions] of Object.entries(standardQuestions(countryId)))
    if (!places.some(({ visibility_place }) => visibility_place === place)) await insertQuestions(db, place, questions, counter);
  if (!suggestion) await insertSuggestions(db, FOR_EVERYBODY, null, counter);
  return counter.questions;
}

type Counter = { position: number; questions: number };

async function insertQuestions(
  db: TenantDb,
  visibility_place: string,
  questions: StandardQuestion[],
  counter: Counter,
  after_option_id: number | null = null,
): Promise<void> {
  for (const { question, kind, options = [] } of questions) {
    counter.position++;
    counter.questions++;
    const { id } = await db
      .insertInto('master_questions')
      .values({ visibility_place, question, kind, after_option_id, position: counter.position })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const [position, option] of options.entries()) {
      const { text, category, suggests = [], asks = [] }: StandardOption = typeof option === 'string' ? { text: option } : option;
      const created = await db
        .insertInto('master_answer_options')
        .values({ question_id: id, option_text: text, category: category ?? null, position })
        .returning('id')
        .executeTakeFirstOrThrow();
      await insertSuggestions(db, suggests, created.id, counter);
      await insertQuestions(db, visibility_place, asks, counter, created.id);
    }
  }
}

async function insertSuggestions(
  db: TenantDb,
  suggestions: StandardSuggestion[],
  answer_option_id: number | null,
  counter: Counter,
): Promise<void> {
  for (const { title, why, link = null } of suggestions) {
    counter.position++;
    await db
      .insertInto('action_suggestions')
      .values({ answer_option_id, title, why, link, position: counter.position })
      .execute();
  }
}
