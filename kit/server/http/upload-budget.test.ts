import { expect, test } from 'vitest';
import { uploadBudget } from './upload-budget.ts';

const NO_SMALL = { up_to_bytes: 0, reserved_bytes: 0 };

test('reserves bytes up to the limit of the process and frees them once', () => {
  const budget = uploadBudget({ bytes: 100, bytes_per_person: 60, small: NO_SMALL });
  const free = budget.reserve('a', 60);
  expect(budget.reserve('b', 41)).toBeNull();
  expect(budget.reserve('b', 40)).not.toBeNull();
  free?.();
  free?.();
  expect(budget.reserve('c', 60)).not.toBeNull();
  expect(budget.reserve('d', 1)).toBeNull();
});

test('reserves room for other people', () => {
  const budget = uploadBudget({ bytes: 100, bytes_per_person: 60, small: NO_SMALL });
  const free = budget.reserve('a', 50);
  expect(budget.reserve('a', 11)).toBeNull();
  expect(budget.reserve('b', 50)).not.toBeNull();
  free?.();
  expect(budget.reserve('a', 50)).not.toBeNull();
});

test('reserves room for small uploads', () => {
  const budget = uploadBudget({ bytes: 100, bytes_per_person: 60, small: { up_to_bytes: 5, reserved_bytes: 20 } });
  budget.reserve('a', 60);
  expect(budget.reserve('b', 21)).toBeNull();
  expect(budget.reserve('b', 20)).not.toBeNull();
  expect(budget.reserve('c', 6)).toBeNull();
  expect(budget.reserve('c', 5)).not.toBeNull();
});
