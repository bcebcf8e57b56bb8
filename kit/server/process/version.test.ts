import { execFileSync } from 'node:child_process';
import { afterEach, expect, test, vi } from 'vitest';
import { commitOf } from './version.ts';

afterEach(() => void vi.unstubAllEnvs());

test.each([
  ['', 'the account that owns the folder'],
  ['1', 'a service account that does not own it'],
])('names the commit of the working copy (%j) for %s', (differs) => {
  const commit = execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], { encoding: 'utf8' }).trim();
  // Git's own switch for this case.
  if (differs) vi.stubEnv('GIT_TEST_ASSUME_DIFFERENT_OWNER', differs);
  expect(commitOf(null)).toBe(commit);
});
