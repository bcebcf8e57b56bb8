import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The code of the screens, without comments. */
const SCREENS = globSync(['features/*/web/**/*.tsx', 'features/*/web/**/*.ts', 'apps/web/**/*.tsx', 'kit/ui/**/*.tsx'])
  .filter((file) => !/test/.test(file))
  .map((file) => ({
    file,
    code: readFileSync(file, 'utf8')
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(/^\s*\/\/.*$/gm, ''),
  }));

/** Words between quotes or tags: at least two of them, so that names of the code are not meant. */
const TEXT = /'([^'\n]* [^'\n]*)'|"([^"\n]* [^"\n]*)"|`([^`]* [^`]*)`|>([^<>{}=;]*\w \w[^<>{}=;]*)</g;
const texts = SCREENS.flatMap(({ file, code }) =>
  [...code.matchAll(TEXT)].map((found) => ({ file, text: (found.slice(1).find((part) => part !== undefined) ?? '').trim() })),
);

const withText = (pattern: RegExp) => texts.filter(({ text }) => pattern.test(text)).map(({ file, text }) => `${file}: ${text}`);

test('finds the texts of the screens', () => {
  expect(texts.length).toBeGreaterThan(2000);
  expect(withText(/\bcover letter\b/i)).not.toEqual([]);
});

test.each([
  ['email, never e-mail', /\be-mail/i],
  ['a job, never a vacancy', /\bvacanc(?:y|ies)\b/i],
  // Each of these is spelled or called differently in the tenant of the other country.
  [
    'no word that only one country uses',
    /\b(?:recogni[sz]|speciali[sz]e|prioriti[sz]e|apologi[sz]e|summari[sz]e)\w*|\bspecialism/i,
  ],
])('screens say %s', (_, pattern) => {
  expect(withText(pattern)).toEqual([]);
});

test('a percentage of what is filled in is worded one way', () => {
  const worded = SCREENS.flatMap(({ file, code }) =>
    [...code.matchAll(/(?:percent|percentage|completeness)\}%\s+(\w+)/gi)].map(([, word]) => `${file}: ${word}`),
  );
  expect(worded.length).toBeGreaterThan(2);
  expect(worded.filter((one) => !one.endsWith(': complete'))).toEqual([]);
});
