import type { Category } from '#features/services/rules.ts';
import type { ActionSuggestion, MasterQuestion } from '../operator-contract.ts';

/** An answer that may suggest next steps. */
export type Leading = {
  id: number;
  answer: string;
  question: string;
  /** The need that it names, or that its question follows. */
  need: Category | null;
  /** The answer is offered. */
  isOffered: boolean;
};

/** Answers in the order in which they are asked for: those of the action plan, where answers make the list of next steps. */
export function leadingAnswers(questions: readonly MasterQuestion[]): Leading[] {
  const input = questions.filter(({ visibility_place }) => visibility_place === 'action_plan');
  const needs = new Map(input.flatMap(({ options }) => options.map(({ id, category }) => [id, category] as const)));
  const isOffered = new Map(
    input.flatMap(({ is_active, options }) => options.map((option) => [option.id, is_active && option.is_active] as const)),
  );
  return [...input]
    .sort((one, other) => one.position - other.position)
    .flatMap(({ question, after_option_id, options }) =>
      options.map(({ id, option_text, category }) => ({
        id,
        answer: option_text,
        question,
        need: category ?? (after_option_id === null ? null : (needs.get(after_option_id) ?? null)),
        isOffered: (isOffered.get(id) ?? false) && (after_option_id === null || (isOffered.get(after_option_id) ?? false)),
      })),
    );
}

export type SuggestionGroup = { leading: Leading | null; suggestions: ActionSuggestion[] };

/** Next steps by the answer that suggests them, those of a need alone where one is named; what everybody gets comes last, as in the plan. */
export function suggestionGroups(
  suggestions: readonly ActionSuggestion[],
  questions: readonly MasterQuestion[],
  need: Category | null,
): SuggestionGroup[] {
  const of = (answerId: number | null) => suggestions.filter(({ answer_option_id }) => answer_option_id === answerId);
  const answered = leadingAnswers(questions)
    .filter((leading) => need === null || leading.need === need)
    .map((leading) => ({ leading, suggestions: of(leading.id) }));
  const all = need === null ? [...answered, { leading: null, suggestions: of(null) }] : answered;
  return all.filter((group) => group.suggestions.length > 0);
}
