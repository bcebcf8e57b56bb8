import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const read = (path: string) => readFileSync(`${ROOT}${path}`, 'utf8');

const withoutIndent = (code: string) =>
  code
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');

test('the code in CONTRIBUTING.md is that of the files it names', () => {
  const blocks = [...read('CONTRIBUTING.md').matchAll(/^ *```ts (\S+)\n([\s\S]*?)^ *```/gm)];
  expect(blocks.length).toBeGreaterThanOrEqual(6);
  const different = blocks.filter(([, file = '', code = '']) => !withoutIndent(read(file)).includes(withoutIndent(code)));
  expect(different.map(([, file]) => file)).toEqual([]);
});
