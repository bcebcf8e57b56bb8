import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { getMilitaryOccupations } from '#features/lookups/contract.ts';
import { newTenant, testWorker } from '#kit/server/testing/index.ts';
import { importOccupations, readOccupations } from './import-occupations.ts';

const REAL_FILE = fileURLToPath(new URL('../../shared/data/lookups/us_military_occupation_titles.tsv', import.meta.url));
const HEADING = 'service\tcode\ttitle\tcode_type\tsource';
const list = (...lines: string[]) => [HEADING, ...lines].join('\n');

const { ownerUrl } = await testWorker();
const load = (text: string) => importOccupations({ ownerUrl, list: readOccupations(text) });

async function titleOf(id: number, code: string): Promise<string | undefined> {
  const tenant = await newTenant();
  const { body } = await tenant.call(getMilitaryOccupations, { params: { id }, query: { title: code } });
  return body.data.find((one) => one.code === code)?.title;
}

test('a list adds codes, updates those it added before, and leaves the rest', async () => {
  const first = list('Army\t99A\tTest Pilot\toccupation code\tA list', 'Navy\tA99A\tLift Operator\tNEC\tA list');
  expect(await load(first)).toEqual({ rows: 2, made: 2, changed: 0, unchanged: 0, refused: [] });
  expect(await titleOf(4, '99A')).toBe('Test Pilot');
  expect(await load(first)).toMatchObject({ made: 0, changed: 0, unchanged: 2 });
  expect(await load(first.replace('Test Pilot', 'Chief Test Pilot'))).toMatchObject({ made: 0, changed: 1, unchanged: 1 });
  expect(await titleOf(4, '99A')).toBe('Chief Test Pilot');
});

test('a code of the product keeps its title', async () => {
  expect(await load(list('Army\t11B\tSomething else\toccupation code\tA list'))).toMatchObject({
    made: 0,
    changed: 0,
    unchanged: 1,
  });
  expect(await titleOf(4, '11B')).toBe('Infantryman');
});

test('invalid rows are reported with their reason', async () => {
  const { rows, made, refused } = await load(
    list(
      'Starfleet\t1\tEnsign\toccupation code\tA list',
      'constructor\t1\tBuilder\toccupation code\tA list',
      'Army\t\tNobody\toccupation code\tA list',
      'Army\t98A\t\toccupation code\tA list',
      `Army\t98B\t${'x'.repeat(301)}\toccupation code\tA list`,
      'Army\t98C\tOne title\toccupation code\tA list',
      'Army\t98C\tAnother title\toccupation code\tA list',
    ),
  );
  expect([rows, made]).toEqual([7, 1]);
  expect(refused).toEqual([
    { line: 2, reason: expect.stringContaining('"Starfleet" is none of Army') },
    { line: 3, reason: expect.stringContaining('"constructor" is none of Army') },
    { line: 4, reason: '"" is no code.' },
    { line: 5, reason: '98A has no title.' },
    { line: 6, reason: 'The title of 98B is longer than 300 characters.' },
    { line: 7 + 1, reason: '98C stands in line 7 already, with another title.' },
  ]);
});

test('a file with other columns is refused as a whole', () => {
  expect(() => readOccupations('code,title\n11B,Infantryman')).toThrow('The file has another heading.');
});

// The complete list is not part of the project; without it there is nothing to import.
test.skipIf(!existsSync(REAL_FILE))('the complete list is imported once, and again changes nothing', async () => {
  const text = readFileSync(REAL_FILE, 'utf8');
  const lines = text.trim().split('\n').length - 1;
  const first = await load(text);
  expect(first.rows).toBe(lines);
  // The list has seventeen ratings twice, in other words.
  expect(first.refused.filter(({ reason }) => !reason.includes('already, with another title'))).toEqual([]);
  expect(first.made).toBeGreaterThan(2500);
  const unchanged = lines - first.refused.length;
  expect(await load(text)).toEqual({ rows: lines, made: 0, changed: 0, unchanged, refused: first.refused });
});
