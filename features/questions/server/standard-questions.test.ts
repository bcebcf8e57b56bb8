import { describe, expect, test } from 'vitest';
import { CATEGORIES } from '#features/services/rules.ts';
import { FOR_EVERYBODY, type StandardQuestion, standardQuestions } from './standard-questions.ts';

const COUNTRIES = [
  ['the United Kingdom', 232],
  ['the United States', 233],
  ['elsewhere', 75],
] as const;

const optionsOf = ({ options = [] }: StandardQuestion) =>
  options.map((option) => (typeof option === 'string' ? { text: option } : option));
/** Those that follow answers too. */
const allOf = (questions: StandardQuestion[]): StandardQuestion[] =>
  questions.flatMap((question) => [question, ...optionsOf(question).flatMap(({ asks = [] }) => allOf(asks))]);

describe.each(COUNTRIES)('what is standard in %s', (_, countryId) => {
  const places = standardQuestions(countryId);
  const questions = allOf(Object.values(places).flat());

  test('asks at each place, each question once and with answers that differ', () => {
    for (const requested of Object.values(places)) expect(requested.length).toBeGreaterThan(0);
    const words = questions.map(({ question }) => question);
    expect(words).toEqual([...new Set(words)]);
    for (const question of questions) {
      const answers = optionsOf(question).map(({ text }) => text);
      expect(answers).toEqual([...new Set(answers)]);
      expect(answers.length === 0 || answers.length >= 2).toBe(true);
    }
  });

  test('names every need once, and asks further only about needs', () => {
    const named = (places.action_plan ?? []).flatMap(optionsOf);
    expect(named.flatMap(({ category }) => category ?? []).sort()).toEqual([...CATEGORIES].sort());
    for (const { asks, category } of named) if (asks) expect(category).toBeDefined();
  });

  test('leads to pages that are secure or ours', () => {
    const steps = [...FOR_EVERYBODY, ...questions.flatMap(optionsOf).flatMap(({ suggests = [] }) => suggests)];
    for (const { title, link } of steps) expect(link ?? '/', title).toMatch(/^(https:\/\/|\/)/);
  });
});
