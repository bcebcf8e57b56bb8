import { expect, test } from 'vitest';
import type { ActionSuggestion, MasterQuestion } from '../operator-contract.ts';
import { leadingAnswers, suggestionGroups } from './suggestion-groups.ts';

const question = (id: number, more: Partial<MasterQuestion>): MasterQuestion => ({
  id,
  visibility_place: 'action_plan',
  question: `Question ${id}?`,
  kind: 'choice',
  after_option_id: null,
  position: id,
  is_active: true,
  revision: 1,
  answers: 0,
  options: [],
  ...more,
});
const option = (id: number, more: Partial<MasterQuestion['options'][number]> = {}) => ({
  id,
  option_text: `Answer ${id}`,
  category: null,
  is_active: true,
  answers: 0,
  has_followers: false,
  ...more,
});
const step = (id: number, answer_option_id: number | null): ActionSuggestion => ({
  id,
  answer_option_id,
  title: `Step ${id}`,
  why: 'It helps.',
  link: null,
  is_active: true,
  revision: 1,
  plans: 0,
});

const QUESTIONS = [
  question(2, { after_option_id: 10, options: [option(20)] }),
  question(1, { options: [option(10, { category: 'housing', is_active: false }), option(11)] }),
  question(3, { visibility_place: 'career_direction', options: [option(30)] }),
];

test('answers come in the order of their questions, with the need that they name or follow', () =>
  expect(leadingAnswers(QUESTIONS).map(({ id, need, isOffered }) => [id, need, isOffered])).toEqual([
    [10, 'housing', false],
    [11, null, true],
    [20, 'housing', false],
  ]));

test('next steps stand under their answers, those for everybody last', () => {
  const steps = [step(1, null), step(2, 20), step(3, 11), step(4, 20)];
  const shown = (need: 'housing' | null) =>
    suggestionGroups(steps, QUESTIONS, need).map(({ leading, suggestions }) => [leading?.id, suggestions.map(({ id }) => id)]);
  expect(shown(null)).toEqual([
    [11, [3]],
    [20, [2, 4]],
    [undefined, [1]],
  ]);
  expect(shown('housing')).toEqual([[20, [2, 4]]]);
});
