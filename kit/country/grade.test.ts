import { expect, test } from 'vitest';
import { UNITED_KINGDOM, UNITED_STATES } from './country.ts';
import { gradeOf } from './grade.ts';

test.each([
  ['OR-7', UNITED_KINGDOM, 'OR-7'],
  ['OR-7', UNITED_STATES, 'E-7'],
  ['WO-2', UNITED_STATES, 'W-2'],
  ['OF-2', UNITED_STATES, 'O-3'],
  ['OF-1', UNITED_STATES, null],
  [null, UNITED_STATES, null],
])('the grade of %s in %s is %s', (code, country, grade) => expect(gradeOf(code, country)).toBe(grade));
