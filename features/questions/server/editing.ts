import type { TenantDb } from '#kit/server/database/db.ts';
import { alreadyThere, enforceRevision, peopleWho } from '#kit/server/database/editing.ts';
import { conflict, fail, invalid, notFound } from '#kit/server/http/errors.ts';
import type { EditedQuestion, EditedSuggestion, QuestionDraft, SuggestionDraft } from './editing-queries.ts';
import * as queries from './editing-queries.ts';

// What operators do with questions and next steps. What people have answered or have in a plan can be hidden, not deleted.

/** Puts a row one place before or after its neighbour among `beside`; at the end of these nothing changes. */
function moved(all: readonly number[], beside: readonly number[], id: number, direction: 'up' | 'down'): number[] {
  const neighbour = beside[beside.indexOf(id) + (direction === 'up' ? -1 : 1)];
  if (neighbour === undefined) return [...all];
  return all.map((one) => (one === id ? neighbour : one === neighbour ? id : one));
}

export const questionsForOperators = (db: TenantDb): Promise<EditedQuestion[]> => queries.editedQuestions(db);

const questionForOperators = async (db: TenantDb, id: number): Promise<EditedQuestion> =>
  (await queries.editedQuestions(db, id))[0] ?? fail(notFound('Question'));

export async function addQuestion(db: TenantDb, draft: QuestionDraft): Promise<EditedQuestion> {
  const known = draft.options.findIndex(({ id }) => id !== undefined);
  if (known !== -1) fail(invalid({ [`options.${known}.option_text`]: ['A new question has new answers.'] }));
  await checkQuestion(db, draft);
  return questionForOperators(db, await queries.insertQuestion(db, withItsOptions(draft)));
}

/** @param seen the revision that the change was made from */
export async function changeQuestion(db: TenantDb, id: number, draft: QuestionDraft, seen: number): Promise<EditedQuestion> {
  const before = (await queries.lockQuestion(db, id)) ?? fail(notFound('Question'));
  enforceRevision(before, seen, 'question');
  const wanted = withItsOptions(draft);
  await checkQuestion(db, wanted, before);
  checkOptions(before, wanted);
  await checkFollowers(db, before, wanted);
  await queries.updateQuestion(db, before, wanted);
  return questionForOperators(db, id);
}

/** A text and a yes or no have no answers to choose from. */
const withItsOptions = (draft: QuestionDraft): QuestionDraft =>
  draft.kind === 'choice' || draft.kind === 'many' ? draft : { ...draft, options: [] };

async function checkQuestion(db: TenantDb, draft: QuestionDraft, before?: EditedQuestion): Promise<void> {
  const same = await queries.questionAsking(db, draft.visibility_place, draft.after_option_id, draft.question);
  if (same && same.id !== before?.id) fail(invalid({ question: [alreadyThere('This is asked here', same)] }));
  // Several instead of one loses nobody's answer; every other change would.
  if (before && before.answers > 0 && before.kind !== draft.kind && !(before.kind === 'choice' && draft.kind === 'many'))
    fail(
      invalid({
        kind: [
          `${peopleWho(before.answers, 'has', 'have')} already answered it, so its type can’t change. Hide this question and write a new one.`,
        ],
      }),
    );
  if (draft.after_option_id === null) return;
  const answer = await queries.answerWithQuestion(db, draft.after_option_id);
  const fits =
    answer !== undefined &&
    answer.question_id !== before?.id &&
    answer.visibility_place === draft.visibility_place &&
    draft.visibility_place === 'action_plan' &&
    answer.category !== null &&
    answer.after_option_id === null;
  if (!fits) fail(invalid({ after_option_id: ['Choose an answer of the action plan that names a need.'] }));
}

/** An answer that is in use is not left out. */
function checkOptions(before: EditedQuestion, { options }: QuestionDraft): void {
  const strange = options.findIndex(({ id }) => id !== undefined && !before.options.some((option) => option.id === id));
  if (strange !== -1) fail(invalid({ [`options.${strange}.option_text`]: ['This answer belongs to another question.'] }));
  for (const { id, option_text, answers, has_followers } of before.options) {
    if (options.some((option) => option.id === id)) continue;
    if (answers > 0)
      fail(invalid({ options: [`${peopleWho(answers, 'has', 'have')} answered “${option_text}”. Hide this answer instead.`] }));
    if (has_followers)
      fail(invalid({ options: [`Questions or next steps follow from “${option_text}”. Hide this answer instead.`] }));
  }
}

/** Questions that follow from an answer are found by its need, in the action plan, one level deep. */
async function checkFollowers(db: TenantDb, before: EditedQuestion, draft: QuestionDraft): Promise<void> {
  const leading = await queries.answersWithQuestions(db, before.id);
  if (leading.length === 0) return;
  if (draft.visibility_place !== before.visibility_place)
    fail(invalid({ visibility_place: ['Other questions depend on its answers, so it can’t be moved.'] }));
  if (draft.after_option_id !== null)
    fail(invalid({ after_option_id: ['Other questions depend on its answers, so it must be asked of everyone.'] }));
  const needless = draft.options.findIndex(({ id, category }) => id !== undefined && leading.includes(id) && category === null);
  if (needless !== -1)
    fail(invalid({ [`options.${needless}.category`]: ['Other questions depend on this answer, so it must name a need.'] }));
}

export async function showQuestion(db: TenantDb, id: number, isActive: boolean): Promise<EditedQuestion> {
  if (!(await queries.setActive(db, 'master_questions', id, isActive))) fail(notFound('Question'));
  return questionForOperators(db, id);
}

/** @returns the question that was moved, and all in their order */
export async function moveQuestion(db: TenantDb, id: number, direction: 'up' | 'down') {
  await queries.lockOrder(db);
  const question = await questionForOperators(db, id);
  const all = (await queries.editedQuestions(db)).filter((one) => one.visibility_place === question.visibility_place);
  const beside = all.filter((one) => one.after_option_id === question.after_option_id);
  const ids = moved(idsOf(all), idsOf(beside), id, direction);
  await queries.writePositions(db, 'master_questions', ids);
  return { question, all: await queries.editedQuestions(db) };
}

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

export async function removeQuestion(db: TenantDb, id: number): Promise<EditedQuestion> {
  const question = (await queries.lockQuestion(db, id)) ?? fail(notFound('Question'));
  if (question.answers > 0)
    fail(conflict(`${peopleWho(question.answers, 'has', 'have')} answered this question. Hide it instead.`));
  if (question.options.some(({ has_followers }) => has_followers))
    fail(conflict('Questions or next steps depend on its answers. Hide it instead.'));
  await queries.deleteContent(db, 'master_questions', id);
  return question;
}

export const suggestionsForOperators = (db: TenantDb): Promise<EditedSuggestion[]> => queries.editedSuggestions(db);

const suggestionForOperators = async (db: TenantDb, id: number): Promise<EditedSuggestion> =>
  (await queries.editedSuggestions(db, id))[0] ?? fail(notFound('Next step'));

export async function addSuggestion(db: TenantDb, draft: SuggestionDraft): Promise<EditedSuggestion> {
  await checkSuggestion(db, draft);
  return suggestionForOperators(db, await queries.insertSuggestion(db, draft));
}

/** @param seen the revision that the change was made from */
export async function changeSuggestion(
  db: TenantDb,
  id: number,
  draft: SuggestionDraft,
  seen: number,
): Promise<EditedSuggestion> {
  const before = (await queries.lockSuggestion(db, id)) ?? fail(notFound('Next step'));
  enforceRevision(before, seen, 'next step');
  await checkSuggestion(db, draft, id);
  await queries.updateSuggestion(db, id, draft);
  return suggestionForOperators(db, id);
}

async function checkSuggestion(db: TenantDb, { answer_option_id, title }: SuggestionDraft, id?: number): Promise<void> {
  if (answer_option_id !== null && !(await queries.answerWithQuestion(db, answer_option_id)))
    fail(invalid({ answer_option_id: ['Choose an answer from the list.'] }));
  const same = await queries.suggestionTitled(db, answer_option_id, title);
  if (same && same.id !== id) fail(invalid({ title: [alreadyThere('This is suggested here', same)] }));
}

export async function showSuggestion(db: TenantDb, id: number, isActive: boolean): Promise<EditedSuggestion> {
  if (!(await queries.setActive(db, 'action_suggestions', id, isActive))) fail(notFound('Next step'));
  return suggestionForOperators(db, id);
}

/** @returns the next step that was moved, and all in their order */
export async function moveSuggestion(db: TenantDb, id: number, direction: 'up' | 'down') {
  await queries.lockOrder(db);
  const suggestion = await suggestionForOperators(db, id);
  const all = await queries.editedSuggestions(db);
  const beside = all.filter((one) => one.answer_option_id === suggestion.answer_option_id);
  await queries.writePositions(db, 'action_suggestions', moved(idsOf(all), idsOf(beside), id, direction));
  return { suggestion, all: await queries.editedSuggestions(db) };
}

export async function removeSuggestion(db: TenantDb, id: number): Promise<EditedSuggestion> {
  const suggestion = (await queries.lockSuggestion(db, id)) ?? fail(notFound('Next step'));
  if (suggestion.plans > 0) fail(conflict(`${peopleWho(suggestion.plans, 'has', 'have')} it in their plan. Hide it instead.`));
  await queries.deleteContent(db, 'action_suggestions', id);
  return suggestion;
}
