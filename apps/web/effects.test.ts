import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/**
 * React calls what an effect returns as its clean-up, so a value that a browser's function returns ends the page in an error. Newer
 * browsers return a promise from functions that returned nothing before, such as scrollTo().
 */
const RETURNS_A_CALL = /\buse(?:Layout)?Effect\(\s*\(\) =>\s*(?!\{|void\b)\S[^\n]*/g;

const found = globSync(['features/*/web/**/*.{ts,tsx}', 'apps/web/**/*.{ts,tsx}', 'kit/ui/**/*.{ts,tsx}'])
  .filter((file) => !/\.test\./.test(file))
  .map((file) => ({ file, code: readFileSync(file, 'utf8') }));

test('an effect returns nothing or, in a block, its clean-up', () => {
  expect(found.filter(({ code }) => /\buseEffect\(/.test(code)).length).toBeGreaterThan(50);
  expect('useEffect(() => scrollTo(0, 0), []);').toMatch(new RegExp(RETURNS_A_CALL.source));
  expect(found.flatMap(({ file, code }) => [...code.matchAll(RETURNS_A_CALL)].map(([line]) => `${file}: ${line}`))).toEqual([]);
});
