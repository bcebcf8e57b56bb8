import type { TenantDb } from '#kit/server/db.ts';
import { lockOrder } from '../content-queries.ts';
import { AS_OF, standardProviders } from './providers.ts';
import {
  FOR_EVERYBODY,
  type StandardOption,
  type StandardQuestion,
  type StandardSuggestion,
  standardQuestions,
} from './questions.ts';

/** How much of each kind was written. */
export type Loaded = { questions: number; providers: number };

/**
 * Gives a tenant what onboarding asks, suggests and proposes in its country, to begin with; its operators change it from there. What there is
 * stays as it is: questions come only to a place that asks nothing, providers only where there are none.
 */
export async function insertStandardContent(db: TenantDb, countryId: number): Promise<Loaded> {
  // Held, so that two who press at once load it once.
  await lockOrder(db);
  const before = {
    places: (await db.selectFrom('master_questions').select('visibility_place').distinct().execute()).map(
      (row) => row.visibility_place,
    ),
    suggestion: await db.selectFrom('action_suggestions').select('id').limit(1).executeTakeFirst(),
    provider: await db.selectFrom('support_services').select('id').limit(1).executeTakeFirst(),
  };
  const counter = { position: 0, questions: 0 };
  for (const [place, questions] of Object.entries(standardQuestions(countryId)))
    if (!before.places.includes(place)) await insertQuestions(db, place, questions, counter);
  if (!before.suggestion) await insertSuggestions(db, FOR_EVERYBODY, null, counter);
  const providers = before.provider ? [] : standardProviders(countryId);
  const rows = providers.map((provider, position) => ({
    ...provider,
    source_url: provider.url,
    as_of: AS_OF,
    country_id: countryId,
    position,
  }));
  if (rows.length > 0) await db.insertInto('support_services').values(rows).execute();
  return { questions: counter.questions, providers: rows.length };
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
      const made = await db
        .insertInto('master_answer_options')
        .values({ question_id: id, option_text: text, category: category ?? null, position })
        .returning('id')
        .executeTakeFirstOrThrow();
      await insertSuggestions(db, suggests, made.id, counter);
      await insertQuestions(db, visibility_place, asks, counter, made.id);
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
