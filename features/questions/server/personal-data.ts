import type { PersonalTable } from '#kit/server/records/personal-data.ts';

/** Rows about a person that this feature owns. */
export const questionPersonalData: readonly PersonalTable[] = [
  {
    table: 'question_answers',
    person: 'user_id',
    names: {
      question: { column: 'question_id', of: 'master_questions', show: 'question' },
      answer: { column: 'answer_option_id', of: 'master_answer_options', show: 'option_text' },
    },
  },
];
