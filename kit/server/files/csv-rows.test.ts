import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { csvRows } from './csv-rows.ts';

/** Counts how many characters are read of the pieces, one or more times. */
async function read(pieces: string[], most?: number) {
  const rows = [];
  for await (const row of csvRows(Readable.from(pieces), most)) rows.push(row);
  return rows;
}
const inPieces = (text: string, size = 65_536) => text.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [];

test('stops after its number of rows below the header, broken ones included', async () => {
  const found: unknown[] = [];
  const reading = async () => {
    for await (const row of csvRows(Readable.from(inPieces('a\n'.repeat(2_000_000))), 3)) found.push(row);
  };
  await expect(reading()).rejects.toThrow('The file has more than 3 rows. Split it into smaller files.');
  expect(found).toHaveLength(4);
  expect(await read(['a,b\n1,2\n3,4'], 2)).toHaveLength(3);
  await expect(read(['a,b\n"1"x,2\n3,4'], 1)).rejects.toThrow(/more than 1 rows/);
});

describe('a row that', () => {
  const broken = async (text: string) => (await read(inPieces(text))).slice(1);

  test('opens a quote and never closes it is refused, and the rows after it are read', async () => {
    const rest = `${'x,y\n'.repeat(300_000)}`;
    const rows = await broken(`a,b\n1,"2\n${rest}`);
    expect(rows[0]).toEqual({ line: 2, broken: expect.stringMatching(/quote is opened and never closed/) });
    expect(rows).toHaveLength(300_001);
    expect(rows[1]).toEqual({ line: 3, fields: ['x', 'y'] });
  });

  test('is longer than is read is refused once, to the end of its line', async () => {
    expect(await broken(`a,b\n${'x'.repeat(5_000_000)}\n1,2\n`)).toEqual([
      { line: 2, broken: 'The row is longer than 1000000 characters' },
      { line: 3, fields: ['1', '2'] },
    ]);
  });

  test('has more fields than are read is refused once, to the end of its line', async () => {
    expect(await broken(`a,b\n${','.repeat(500_000)}\n1,2\n`)).toEqual([
      { line: 2, broken: 'The row has more than 1000 fields' },
      { line: 3, fields: ['1', '2'] },
    ]);
  });
});

test('is the same in pieces of any size', async () => {
  const text = 'a,b\r\n"1 ""x""\r\n",2\r\n"3"x,4\n5,"6"\r\n\n"7",';
  const whole = await read([text]);
  expect(whole).toHaveLength(5);
  for (let size = 1; size < text.length; size++)
    expect(await read([text.slice(0, 5), ...inPieces(text.slice(5), size)])).toEqual(whole);
});
