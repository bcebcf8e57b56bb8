import { sql } from 'kysely';
import type { Category } from '#features/services/rules.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import type { Question } from '../shapes.ts';

// What operators read and write, hidden rows included.

type OptionRow = {
  id: number;
  option_text: string;
  category: Category | null;
  is_active: boolean;
  answers: number;
  has_followers: boolean;
};

/** By place and position. */
export const editedQuestions = (db: TenantDb, id?: number) => {
  let query = db.selectFrom('master_questions as q').select([
    'q.id',
    'q.visibility_place',
    'q.question',
    sql<Question['kind']>`q.kind`.as('kind'),
    'q.after_option_id',
    'q.position',
    'q.is_active',
    'q.revision',
    sql<number>`(select count(distinct a.user_id)::int from question_answers a
      where a.tenant_id = ${db.tenant_id} and a.question_id = q.id)`.as('answers'),
    sql<OptionRow[]>`coalesce((select json_agg(json_build_object(
        'id', o.id, 'option_text', o.option_text, 'category', o.category, 'is_active', o.is_active,
        'answers', (select count(*) from question_answers a where a.tenant_id = ${db.tenant_id} and a.answer_option_id = o.id),
        'has_followers', exists (select from master_questions f where f.tenant_id = ${db.tenant_id} and f.after_option_id = o.id)
          or exists (select from action_suggestions s where s.tenant_id = ${db.tenant_id} and s.answer_option_id = o.id)
      ) order by o.position, o.id)
      from master_answer_options o where o.tenant_id = ${db.tenant_id} and o.question_id = q.id), '[]')`.as('options'),
  ]);
  if (id !== undefined) query = query.where('q.id', '=', id);
  return query.orderBy('q.visibility_place').orderBy('q.position').orderBy('q.id').execute();
};
export type EditedQuestion = Awaited<ReturnType<typeof editedQuestions>>[number];

/** Holds a question and its answers until the end: nobody changes it, and nobody answers it, meanwhile. */
export async function lockQuestion(db: TenantDb, id: number): Promise<EditedQuestion | undefined> {
  await db.selectFrom('master_questions').select('id').where('id', '=', id).forUpdate().execute();
  await db.selectFrom('master_answer_options').select('id').where('question_id', '=', id).forUpdate().execute();
  return (await editedQuestions(db, id))[0];
}

export const questionAsking = (db: TenantDb, place: string, afterOptionId: number | null, question: string) =>
  db
    .selectFrom('master_questions')
    .select(['id', 'is_active'])
    .where('visibility_place', '=', place)
    .where('after_option_id', 'is not distinct from', afterOptionId)
    .where(sql`lower(question)`, '=', question.toLowerCase())
    .executeTakeFirst();

/** An answer with the question that it is given to. */
export const answerWithQuestion = (db: TenantDb, id: number) =>
  db
    .selectFrom('master_answer_options as o')
    .innerJoin('master_questions as q', (join) =>
      join.onRef('q.tenant_id', '=', 'o.tenant_id').onRef('q.id', '=', 'o.question_id'),
    )
    .select(['o.id', 'o.category', 'q.id as question_id', 'q.visibility_place', 'q.after_option_id'])
    .where('o.id', '=', id)
    .executeTakeFirst();

/** Answers of a question that other questions follow from. */
export async function answersWithQuestions(db: TenantDb, questionId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('master_answer_options as o')
    .innerJoin('master_questions as f', (join) =>
      join.onRef('f.tenant_id', '=', 'o.tenant_id').onRef('f.after_option_id', '=', 'o.id'),
    )
    .select('o.id')
    .distinct()
    .where('o.question_id', '=', questionId)
    .execute();
  return rows.map(({ id }) => id);
}

export type QuestionDraft = {
  visibility_place: string;
  question: string;
  kind: Question['kind'];
  after_option_id: number | null;
  is_active: boolean;
  options: { id?: number | undefined; option_text: string; category: Category | null; is_active: boolean }[];
};

async function atTheEnd(db: TenantDb, place: string): Promise<number> {
  const { position } = await db
    .selectFrom('master_questions')
    .where('visibility_place', '=', place)
    .select(sql<number>`coalesce(max(position), 0) + 1`.as('position'))
    .executeTakeFirstOrThrow();
  return position;
}

export async function insertQuestion(db: TenantDb, { options, ...question }: QuestionDraft): Promise<number> {
  const position = await atTheEnd(db, question.visibility_place);
  const { id } = await db
    .insertInto('master_questions')
    .values({ ...question, position })
    .returning('id')
    .executeTakeFirstOrThrow();
  await writeOptions(db, id, options);
  return id;
}

/** In another place, or after another answer, it comes last. */
export async function updateQuestion(
  db: TenantDb,
  before: EditedQuestion,
  { options, ...question }: QuestionDraft,
): Promise<void> {
  const stays = before.visibility_place === question.visibility_place && before.after_option_id === question.after_option_id;
  const moved = stays ? {} : { position: await atTheEnd(db, question.visibility_place) };
  await db
    .updateTable('master_questions')
    .set((eb) => ({
      ...question,
      revision: eb('revision', '+', 1),
      ...moved,
    }))
    .where('id', '=', before.id)
    .execute();
  await writeOptions(db, before.id, options);
}

/** Answers that keep their id stay the same answer for everyone who gave them. */
async function writeOptions(db: TenantDb, question_id: number, options: QuestionDraft['options']): Promise<void> {
  const stored = options.flatMap(({ id }) => id ?? []);
  await db.deleteFrom('master_answer_options').where('question_id', '=', question_id).where('id', 'not in', stored).execute();
  for (const [position, { id, ...option }] of options.entries()) {
    if (id === undefined)
      await db
        .insertInto('master_answer_options')
        .values({ ...option, question_id, position })
        .execute();
    else
      await db
        .updateTable('master_answer_options')
        .set({ ...option, position })
        .where('question_id', '=', question_id)
        .where('id', '=', id)
        .execute();
  }
}

type Editable = 'master_questions' | 'action_suggestions';

/** @returns whether the row is there */
export async function setActive(db: TenantDb, table: Editable, id: number, is_active: boolean): Promise<boolean> {
  const row = await db
    .updateTable(table)
    .set((eb) => ({ is_active, revision: eb('revision', '+', 1) }))
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteContent(db: TenantDb, table: Editable, id: number): Promise<void> {
  await db.deleteFrom(table).where('id', '=', id).execute();
}

/** Lets one after the other put content in order; nothing else of the tenant waits. */
export async function lockOrder(db: TenantDb): Promise<void> {
  await db.selectFrom('tenants').select('id').where('id', '=', db.tenant_id).forNoKeyUpdate().execute();
}

/** Numbers the rows in the order of their ids. */
export async function writePositions(db: TenantDb, table: Editable, ids: readonly number[]): Promise<void> {
  await sql`update ${sql.table(table)} t set position = wanted.position
    from unnest(${sql.val(ids)}::int[]) with ordinality wanted (id, position) where t.tenant_id = ${db.tenant_id} and t.id = wanted.id`.execute(
    db,
  );
}

/** In the order in which plans list them. */
export const editedSuggestions = (db: TenantDb, id?: number) => {
  let query = db
    .selectFrom('action_suggestions as s')
    .select([
      's.id',
      's.answer_option_id',
      's.title',
      's.why',
      's.link',
      's.is_active',
      's.revision',
      sql<number>`(select count(*)::int from plan_tasks i where i.tenant_id = ${db.tenant_id} and i.suggestion_id = s.id)`.as(
        'plans',
      ),
    ]);
  if (id !== undefined) query = query.where('s.id', '=', id);
  return query.orderBy('s.position').orderBy('s.id').execute();
};
export type EditedSuggestion = Awaited<ReturnType<typeof editedSuggestions>>[number];

export async function lockSuggestion(db: TenantDb, id: number): Promise<EditedSuggestion | undefined> {
  await db.selectFrom('action_suggestions').select('id').where('id', '=', id).forUpdate().execute();
  return (await editedSuggestions(db, id))[0];
}

export type SuggestionDraft = {
  answer_option_id: number | null;
  title: string;
  why: string;
  link: string | null;
  is_active: boolean;
};

export const suggestionTitled = (db: TenantDb, answerOptionId: number | null, title: string) =>
  db
    .selectFrom('action_suggestions')
    .select(['id', 'is_active'])
    .where('answer_option_id', 'is not distinct from', answerOptionId)
    .where(sql`lower(title)`, '=', title.toLowerCase())
    .executeTakeFirst();

export async function insertSuggestion(db: TenantDb, suggestion: SuggestionDraft): Promise<number> {
  const { position } = await db
    .selectFrom('action_suggestions')
    .select(sql<number>`coalesce(max(position), 0) + 1`.as('position'))
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('action_suggestions')
    .values({ ...suggestion, position })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateSuggestion(db: TenantDb, id: number, suggestion: SuggestionDraft): Promise<void> {
  await db
    .updateTable('action_suggestions')
    .set((eb) => ({ ...suggestion, revision: eb('revision', '+', 1) }))
    .where('id', '=', id)
    .execute();
}
