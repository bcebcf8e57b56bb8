type QuestionText = { kind: 'choice' | 'many' | 'text' | 'yes_no'; question: string };

/** Whether an answer is wanted before a step is done: texts may stay empty, and outside the action plan so may lists to choose from. */
export function mayStayEmpty({ kind }: QuestionText, place: string): boolean {
  return kind === 'text' || (kind === 'many' && place !== 'action_plan');
}

/** What to say where an answer is missing; null where it is there, or may stay empty. */
export function missingAnswer(question: QuestionText, place: string, given: { options: number; text: string }): string | null {
  if (mayStayEmpty(question, place)) return null;
  if (question.kind === 'yes_no') return /^(yes|no)$/.test(given.text) ? null : `Answer yes or no: ${question.question}`;
  if (given.options > 0) return null;
  return `Choose ${question.kind === 'many' ? 'one answer or more' : 'an answer'}: ${question.question}`;
}

/** Whether an answer rules out every other one: "Nothing for now", "None of these". Operators write the answers, so the words decide. */
export const excludesOthers = (optionText: string): boolean => /^(nothing|none)\b/i.test(optionText.trim());
