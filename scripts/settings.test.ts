import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const namesIn = (text: string, pattern: RegExp) => new Set([...text.matchAll(pattern)].map(([, name]) => name ?? ''));

const documented = namesIn(
  [...read('docs/operations.md').matchAll(/^\| (`[A-Z_`, ]+`) \|/gm)].map(([, names]) => names).join('\n'),
  /`([A-Z_]+)`/g,
);

test('every setting that the server reads is in the table of settings', () => {
  const config = read('apps/api/config.ts');
  const settings = [...namesIn(config, /\benv\.([A-Z_]+)/g), ...namesIn(config, /\(env, '([A-Z_]+)'/g)];
  expect(settings.length).toBeGreaterThan(15);
  expect(settings.filter((name) => !documented.has(name))).toEqual([]);
});

test('the configurations in docs/operations use only documented settings', () => {
  const files = readdirSync(new URL('../docs/operations', import.meta.url));
  const assigned = /^\s*(?:Environment=|ENV )(.+)$/gm;
  for (const file of files) {
    const text = read(`docs/operations/${file}`);
    const names = [...text.matchAll(assigned)].flatMap(([, pairs = '']) => [...namesIn(pairs, /([A-Z_]+)=/g)]);
    expect(
      names.filter((name) => !documented.has(name)),
      file,
    ).toEqual([]);
  }
});
