import { expect, test } from 'vitest';
import { isAppPath } from './app-paths.ts';

test.each([
  '/',
  '/jobs',
  '/jobs/',
  '/jobs/7',
  '/jobs/7/',
  '/jobs/x',
  '/veteran/resume/edit/3',
  '/operator/tenants/3/operators',
  '/auth/signup/op-hired',
  '/auth/signup/x/op-hired-2',
])('the app has a screen at %s', (path) => expect(isAppPath(path)).toBe(true));

test.each([
  '/404',
  '/wp-login',
  '/jobs/7/applyx',
  '/veteran/nothing',
  '/recruiter/x',
  '/operator/x/y/z',
  '/auth/signup/elsewhere',
  '/Jobs',
  '//jobs',
])('the app has no screen at %s', (path) => expect(isAppPath(path)).toBe(false));
