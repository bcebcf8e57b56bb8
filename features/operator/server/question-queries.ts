import { sql } from 'kysely';
import type { TenantDb } from '#kit/server/db.ts';

type Kind = 'choice' | 'many' | 'text' | 'yes_no';
type Draft = {
  visibility_place: string;
  question: string;
  kind: Kind;
  is_active: boolean;
  options: { id?: number | undefined; option_text: string }[];
};

export const allQuestions = (db: TenantDb, id?: number) => {
  let query = db.selectFrom('master_questions as q').select([
    'q.id',
    'q.visibility_place',
    'q.question',
    sql<Kind>`q.kind`.as('kind'),
    'q.position',
    'q.is_active',
    sql<
      { id: number; option_text: string }[]
    >`coalesce((select json_agg(json_build_object('id', o.id, 'option_text', o.option_text) order by o.position, o.id)
        from master_answer_options o where o.tenant_id = q.tenant_id and o.question_id = q.id), '[]')`.as('options'),
  ]);
  if (id !== undefined) query = query.where('q.id', '=', id);
  return query.orderBy('q.visibility_place').orderBy('q.position').orderBy('q.id').execute();
};

export async function insertQuestion(db: TenantDb, draft: Draft): Promise<number> {
  const { options, ...question } = draft;
  const { id } = await db
    .insertInto('master_questions')
    .values({
      ...question,
      position: sql<number>`(select coalesce(max(position), 0) + 1 from master_questions where visibility_place = ${draft.visibility_place})`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await writeOptions(db, id, options);
  return id;
}

/** @returns whether the question is there */
export async function updateQuestion(db: TenantDb, id: number, draft: Draft): Promise<boolean> {
  const { options, ...question } = draft;
  const row = await db.updateTable('master_questions').set(question).where('id', '=', id).returning('id').executeTakeFirst();
  if (row) await writeOptions(db, id, options);
  return row !== undefined;
}

/** Answers that keep their id stay the same answer for everyone who chose them. */
async function writeOptions(db: TenantDb, questionId: number, options: Draft['options']): Promise<void> {
  const kept = options.flatMap((option) => (option.id === undefined ? [] : [option.id]));
  await db
    .deleteFrom('master_answer_options')
    .where('question_id', '=', questionId)
    .where('id', 'not in', [0, ...kept])
    .execute();
  for (const [position, { id, option_text }] of options.entries()) {
    const changed =
      id !== undefined &&
      (await db
        .updateTable('master_answer_options')
        .set({ option_text, position })
        .where('question_id', '=', questionId)
        .where('id', '=', id)
        .returning('id')
        .executeTakeFirst());
    if (!changed)
      await db.insertInto('master_answer_options').values({ question_id: questionId, option_text, position }).execute();
  }
}

export async function deleteQuestion(db: TenantDb, id: number): Promise<boolean> {
  return (await db.deleteFrom('master_questions').where('id', '=', id).returning('id').executeTakeFirst()) !== undefined;
}

/** Moves a question one place; at the end of its list nothing changes. Positions are counted anew, so that they stay whole numbers. */
export async function moveQuestion(db: TenantDb, id: number, direction: 'up' | 'down'): Promise<boolean> {
  const moved = await db
    .selectFrom('master_questions')
    .select(['id', 'visibility_place'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!moved) return false;
  const list = await db
    .selectFrom('master_questions')
    .select('id')
    .where('visibility_place', '=', moved.visibility_place)
    .orderBy('position')
    .orderBy('id')
    .forUpdate()
    .execute();
  const ids = list.map((row) => row.id);
  const at = ids.indexOf(id);
  const other = at + (direction === 'up' ? -1 : 1);
  const swap = ids[other];
  if (swap !== undefined) {
    ids[other] = id;
    ids[at] = swap;
  }
  for (const [position, one] of ids.entries())
    await db
      .updateTable('master_questions')
      .set({ position: position + 1 })
      .where('id', '=', one)
      .execute();
  return true;
}
