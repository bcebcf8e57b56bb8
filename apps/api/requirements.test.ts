import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/** docs/requirements.md names tests and screens that exist. `sweeps.test.ts` checks its routes, `commands.test.ts` its commands. */

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const read = (path: string) => readFileSync(`${ROOT}${path}`, 'utf8');
const page = read('docs/requirements.md');

const TESTS = ['apps', 'db', 'e2e', 'features', 'kit', 'scripts'].flatMap((folder) =>
  readdirSync(`${ROOT}${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(test\.tsx?|spec\.ts)$/.test(name))
    .map((name) => `${folder}/${name}`),
);

/** The files that a name such as `search.test.ts` or `jobs/search.test.ts` can mean. */
function filesNamed(name: string): string[] {
  const parts = name.split('/');
  const file = parts.pop();
  return TESTS.filter((path) => {
    const [last, ...folders] = path.split('/').reverse();
    return last === file && parts.every((part) => folders.includes(part));
  });
}

type Named = { file: string; titles: string[] };

/** Each test file of the page with the quotations behind it. */
const named: Named[] = [...page.matchAll(/`([\w/.-]+\.(?:test\.tsx?|spec\.ts))`((?:,? “[^”]+”)*)/g)].map(
  ([, file = '', quoted = '']) => ({ file, titles: [...quoted.matchAll(/“([^”]+)”/g)].map(([, title = '']) => title) }),
);

test('the page names tests of every area', () => {
  const areas = page.match(/^## .+$/gm) ?? [];
  const empty = areas.filter((area) => !/\.(test|spec)\./.test(page.split(`${area}\n`)[1]?.split('\n## ')[0] ?? ''));
  expect(empty).toEqual([]);
});

test('every test file that the page names exists, under one name', () => {
  const wrong = named.map(({ file }) => [file, filesNamed(file)] as const).filter(([, files]) => files.length !== 1);
  expect(wrong).toEqual([]);
});

test('every quotation is part of the title of a test', () => {
  const wrong = named.flatMap(({ file, titles }) => {
    const source = filesNamed(file).map(read).join('\n').replaceAll("\\'", "'");
    return titles.filter((title) => !source.includes(title)).map((title) => `${file}: ${title}`);
  });
  expect(wrong).toEqual([]);
});

test('every row of promises names a test', () => {
  const rows = page.split('## The API')[0]?.match(/^\| (?!promise|---).+$/gm) ?? [];
  expect(rows.length).toBeGreaterThan(100);
  expect(rows.filter((row) => !/`[^`]+\.(test\.tsx?|spec\.ts)`/.test(row))).toEqual([]);
});

test('every screen that the page names has a route in the browser app', () => {
  const declared = readdirSync(`${ROOT}apps/web`)
    .filter((name) => /^rout(er|es-\w+)\.tsx$/.test(name))
    .flatMap((name) => [...read(`apps/web/${name}`).matchAll(/(?:path: |pageAt\()'(\/[^']*)'/g)].map(([, path = '']) => path));
  // A child route is declared by the rest of its address.
  const known = new Set([...declared, ...declared.flatMap((path) => declared.map((child) => path + child))]);
  const screens = [...page.matchAll(/`(\/[a-z$][\w/$-]*)`/g)].map(([, path = '']) => path);
  expect(screens.length).toBeGreaterThan(50);
  expect(screens.filter((path) => !known.has(path) && !known.has(`${path}/`))).toEqual([]);
});
