import { expect, it } from 'vitest';
import { durationInWords } from './durations.ts';

it.each([
  [0, 'under a minute'],
  [0.5, '30 minutes'],
  [1 / 60, '1 minute'],
  [1, '1 hour'],
  [26.4, '26 hours'],
  [36, '1.5 days'],
  [48, '2 days'],
  [250, '10.5 days'],
])('%d hours read as "%s"', (hours, words) => {
  expect(durationInWords(hours)).toBe(words);
});
