import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testWorker } from '#apps/api/testing/index.ts';
import { webSearch } from './search-text.ts';

test('leaves the minus sign before a word, and hyphens inside words', () => {
  for (const text of ['fitter -senior', '-senior "mental health" or nurse', 'part-time', 'a--b', 'a-b -c', 'C++ - remote', '–'])
    expect(webSearch(text)).toBe(text);
  expect(['a---b', '---senior', '- - senior', 'a -!-(-b', '-'.repeat(200)].map(webSearch)).toEqual([
    'a--b',
    '-senior',
    ' - senior',
    'a !(-b',
    '-',
  ]);
});

test('reads typographic quotes as quotes', () => {
  expect(['“night shift”', '„night shift“', '«night» -”shift”'].map(webSearch)).toEqual([
    '"night shift"',
    '"night shift"',
    '"night" -"shift"',
  ]);
});

test('PostgreSQL reads any text of signs and words as a search', async () => {
  const { db } = await testWorker();
  const parts = ['-', ' ', '!', '(', ')', '"', 'a', 'or', ':', '*', '<', '>', '\\', "'", '&', '|', '.', 'é', '\t', '/', '_', '–'];
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...parts), { minLength: 1, maxLength: 3 }),
      fc.infiniteStream(fc.nat()),
      async (few, picks) => {
        const text = Array.from(picks.take(200), (pick) => few[pick % few.length]).join('');
        await sql`select websearch_to_tsquery('english', ${webSearch(text)})`.execute(db.unscoped);
      },
    ),
    { numRuns: 300 },
  );
});
