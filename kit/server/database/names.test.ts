import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testWorker } from '#apps/api/testing/index.ts';
import { foldName } from '#kit/contract/fold.ts';
import { hasName } from './names.ts';

const NAMES = [
  ...[
    "O'Neill",
    'O’Neill',
    'Zoë',
    'Łukasz',
    'Søren',
    'Straße',
    'Ægir',
    'Œuvre',
    'Đorđe',
    'Þór',
    'GROẞ',
    'İpek',
    'Iğdır',
    'ﬁnch',
    'Ｊｏｎｅｓ',
  ],
  ...[
    'King`s Lynn',
    'KING´S  LYNN',
    'Saint Helens',
    'SAINT-MALO',
    'St. Ives',
    'Saintsbury',
    'Mont Saint',
    'Winston‑Salem',
    '  spaces\t\n ',
    '',
  ],
  ...[
    'Παπαδόπουλος',
    'Щербаков',
    'Йошкар-Ола',
    'יוֹסֵף',
    'مُحَمَّد',
    'प्रिया',
    '김민준',
    '山田 太郎',
    'Nguyễn Thị Ánh',
    'ﷺ',
    'ǅ',
    'ŉ',
    '½',
    '😀',
    'a\u200bb',
  ],
];

test('the database folds names as the browser and server do', async () => {
  const { db } = await testWorker();
  const marks = fc.constantFrom(..."'’‘`´ʼ.-–_ \u00a0\u0301\u0308\u200dłØßæŒđÞıςΣİ".split(''), 'saint', 'Saint', 'st');
  const random = fc.sample(
    fc.array(fc.oneof(marks, fc.string({ unit: 'grapheme', maxLength: 4 }), fc.string({ maxLength: 6 })), { maxLength: 6 }),
    { numRuns: 3000, seed: 7 },
  );
  const names = [...NAMES, ...random.map((parts) => parts.join('').replaceAll('\0', ''))];
  const { rows } = await sql<{ name: string; folded: string }>`
    select name, fold_name(name) as folded from unnest(${sql.val(names)}::text[]) name`.execute(db.unscoped);
  expect(
    rows.filter(({ name, folded }) => foldName(name) !== folded).map(({ name, folded }) => [name, foldName(name), folded]),
  ).toEqual([]);
});

test.each([
  ['Sean O’Neill', ["O'Neill", 'oneill', 'O’NEILL, Sean', "O'Neill,S", 'o`neill,', 'sean o', 'Neill']],
  ['Zoë Müller-Lüdenscheidt', ['zoe', 'Zoë', 'muller ludenscheidt', 'Muller-Ludenscheidt, Zoe', 'MÜLLER']],
  ['Łukasz  Wójcik', ['lukasz wojcik', 'Wojcik, Ł', 'łukasz']],
  ['St. Helens & Knowsley', ['Saint Helens', 'st helens']],
  ['Acme, Inc.', ['acme, inc', 'Acme Inc'.slice(0, 4), 'ACME, INC.']],
  ['100% Veteran_Owned', ['100%', 'veteran owned']],
])('%s is found by %j', async (name, typed) => {
  const { db } = await testWorker();
  for (const text of typed) {
    const { rows } = await sql<{ found: boolean }>`select ${hasName(sql`${name}::text`, text)} as found`.execute(db.unscoped);
    expect([text, rows[0]?.found]).toEqual([text, true]);
  }
});

test.each([
  ['Sean O’Neill', ['Neal', 'Sean, O', 'x%', 'O_Neill%']],
  ['Jane Stone', ['Jane, Stone', 'one, Jane']],
])('%s is not found by %j', async (name, typed) => {
  const { db } = await testWorker();
  for (const text of typed) {
    const { rows } = await sql<{ found: boolean }>`select ${hasName(sql`${name}::text`, text)} as found`.execute(db.unscoped);
    expect([text, rows[0]?.found]).toEqual([text, false]);
  }
});
