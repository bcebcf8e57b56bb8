import { expect, test } from 'vitest';
import { knockoutSentence } from './screening-rules.ts';

test.each([
  [{ kind: 'yes_no', knockout: true }, 'You can apply only if you can answer Yes.'],
  [{ kind: 'number', knockout: true, minimum: 3 }, 'You can apply only with 3 or more.'],
  [{ kind: 'number', minimum: 3 }, null],
  [{ kind: 'number', knockout: true }, null],
  [{ kind: 'yes_no' }, null],
  [{ kind: 'text', knockout: true }, null],
] as const)('%j keeps people out only where it says so', (question, sentence) => {
  expect(knockoutSentence(question)).toBe(sentence);
});
