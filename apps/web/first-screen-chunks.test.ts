import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { firstScreenChunks } from './first-screen-chunks.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
const ICONS = `${ROOT}/node_modules/@tabler/icons-react/dist/esm/icons`;

/** The real first modules of each screen, which import nothing but what the test adds. */
function fileNames(imports: Record<string, string[]>, code: Record<string, string> = {}) {
  const name = firstScreenChunks(ROOT);
  const graph = {
    getModuleInfo: (id: string) =>
      existsSync(id) || id in imports ? { code: code[id] ?? null, importedIds: imports[id] ?? [] } : null,
  };
  return (id: string) => name(id, graph);
}

const SIGN_IN = `${ROOT}/features/accounts/web/sign-in/SignInPage.tsx`;
const SIGN_UP = `${ROOT}/features/accounts/web/sign-up/SignUpPage.tsx`;
const JOB = `${ROOT}/features/jobs/web/search/JobListPage.tsx`;
const JOB_LIST = `${ROOT}/features/jobs/web/search/JobList.tsx`;
const FOR_EMPLOYERS = `${ROOT}/features/dashboard/web/ForEmployersPage.tsx`;
const TEXT_INPUT = `${ROOT}/kit/ui/TextInput.tsx`;
const PAGINATION = `${ROOT}/kit/ui/Pagination.tsx`;
const PAGE = `${ROOT}/kit/ui/Page.tsx`;
const ALERT = `${ROOT}/kit/ui/ErrorState.tsx`;

test('modules that the same screens use are in one file', () => {
  const fileOf = fileNames({
    [SIGN_IN]: [TEXT_INPUT, ALERT],
    [SIGN_UP]: [TEXT_INPUT],
    [JOB]: [PAGE, ALERT],
    [JOB_LIST]: [PAGINATION],
    [FOR_EMPLOYERS]: [PAGE],
  });
  expect(fileOf(TEXT_INPUT)).toBe('forms');
  expect(fileOf(SIGN_IN)).toBe('sign-in');
  expect(fileOf(SIGN_UP)).toBeNull();
  expect(fileOf(ALERT)).toBe('shared');
  expect(fileOf(PAGE)).toBe('frame');
  expect(fileOf(JOB)).toBe('job');
  expect(fileOf(JOB_LIST)).toBe('job-list');
  expect(fileOf(PAGINATION)).toBe('list-parts');
  expect(fileOf(`${ROOT}/kit/ui/FileDrop.tsx`)).toBeNull();
});

test('of the icons, those that a screen imports by name belong to it', () => {
  const index = `${ROOT}/node_modules/@tabler/icons-react/dist/esm/tabler-icons-react.mjs`;
  const fileOf = fileNames(
    { [SIGN_IN]: [index], [index]: [`${ICONS}/IconEye.mjs`, `${ICONS}/IconTrash.mjs`] },
    { [SIGN_IN]: 'import { IconEye } from "@tabler/icons-react";' },
  );
  expect(fileOf(`${ICONS}/IconEye.mjs`)).toBe('sign-in');
  expect(fileOf(`${ICONS}/IconTrash.mjs`)).not.toBe('sign-in');
});

test('what a screen could import through the common module of a library is not in its file', () => {
  const index = `${ROOT}/node_modules/@tanstack/react-query/build/modern/index.js`;
  const [useQueries, useMutation] = ['useQueries', 'useMutation'].map(
    (name) => `${ROOT}/node_modules/@tanstack/react-query/build/modern/${name}.js`,
  ) as [string, string];
  const fileOf = fileNames({ [JOB]: [index], [index]: [useQueries, useMutation] });
  expect(fileOf(useQueries)).toBe('more-libraries');
  expect(fileOf(useMutation)).toBe('shared');
});

test('a screen whose module has moved stops the build', () => {
  const name = firstScreenChunks(ROOT);
  expect(() => name(SIGN_IN, { getModuleInfo: () => null })).toThrow('correct apps/web/first-screen-chunks.ts');
});
