import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const NOT_OURS = new Set(['node_modules', 'dist', '.git', '.data', 'test-results', 'playwright-report', 'coverage']);
const BINARY = /\.(?:pdf|docx|odt|png|jpe?g|gif|webp|ico|woff2?|ttf|otf|gz|zip|wasm)$/;
/** Folders beside the project, and absolute paths of the machine it was written on. */
const OUTSIDE = [/\.\.\/shared\b/, /(?<![\w./-])\/(?:work|home|Users)\/(?:shared|main|[\w.-]+\/muster)\b/];

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (NOT_OURS.has(entry.name)) return [];
    const path = `${folder}${entry.name}`;
    return entry.isDirectory() ? filesIn(`${path}/`) : entry.isFile() && !BINARY.test(path) ? [path] : [];
  });

test('no file refers to a folder outside the repository', () => {
  expect(existsSync(`${ROOT}package.json`)).toBe(true);
  const found = filesIn(ROOT)
    .filter((file) => file !== fileURLToPath(import.meta.url))
    .filter((file) => {
      const text = readFileSync(file, 'utf8');
      return OUTSIDE.some((pattern) => pattern.test(text));
    });
  expect(found.map((file) => file.slice(ROOT.length))).toEqual([]);
});
