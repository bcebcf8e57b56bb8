import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const PAGES = readdirSync(join(ROOT, 'docs')).filter((name) => /^security.*\.md$/.test(name));

/** Names without a folder are in the feature that an earlier test of the page names, such as `sign-up.test.ts`. */
const FILES = ['apps', 'features', 'kit', 'scripts', 'db'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
);

test.each(PAGES)('every test that docs/%s names exists', (page) => {
  const text = readFileSync(join(ROOT, 'docs', page), 'utf8');
  const named = [...text.matchAll(/`([\w./*-]+\.test\.tsx?)`/g)].map(([, name = '']) => name);
  expect(named.length).toBeGreaterThan(20);
  const missing = named.filter((name) => {
    if (name.includes('*')) return !existsSync(join(ROOT, name.slice(0, name.lastIndexOf('/'))));
    return name.includes('/') ? !existsSync(join(ROOT, name)) : !FILES.some((file) => file.endsWith(`/${name}`));
  });
  expect(missing).toEqual([]);
});
