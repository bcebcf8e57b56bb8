import { expect, test } from 'vitest';
import { type KnownFacts, rulesDone } from './known-facts.ts';
import { STANDARD_RULES } from './standard-rules/index.ts';

const NOTHING: KnownFacts = { has_resume: false, saved_jobs: 0, applications: 0 };

test.each<[Partial<KnownFacts>, string[]]>([
  [{}, []],
  [{ has_resume: true }, ['uk-draft-cv', 'us-resume-draft']],
  [{ saved_jobs: 1 }, ['uk-explore-jobs']],
  [{ applications: 4 }, ['uk-explore-jobs']],
  [{ applications: 5 }, ['uk-explore-jobs', 'uk-first-applications']],
  [{ applications: 10 }, ['uk-explore-jobs', 'uk-first-applications', 'us-applications']],
])('%j shows these tasks to be done: %j', (facts, keys) => {
  expect(rulesDone({ ...NOTHING, ...facts })).toEqual(keys);
});

test('every key belongs to a standard rule', () => {
  const known = new Set(STANDARD_RULES.map(({ key }) => key));
  const all = rulesDone({ has_resume: true, saved_jobs: 1, applications: 10 });
  expect(all.filter((key) => !known.has(key))).toEqual([]);
});
