import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { LoginRequest } from './contract.ts';
import { signInProblems } from './sign-in-rules.ts';

const typed = (email: string, password: string) => ({ email, password, remember: false, code: '' });

describe('the sign-in form', () => {
  test.each([
    ['', '', { email: 'Email is required!', password: 'Password is required' }],
    ['   ', '   ', { email: 'Email is required!', password: 'Password is required' }],
    ['rhys', 'x', { email: 'Email must be a valid email address' }],
    ['rhys@muster', 'x', { email: 'Email must be a valid email address' }],
    ['rhys @muster.test', 'x', { email: 'Email must be a valid email address' }],
    [' Rhys@Muster.test ', ' x ', {}],
    ['rhys@müller.de', 'x', {}],
    ['r&d@muster.test', 'x', {}],
    ['rhýs@muster.test', 'x', { email: 'Email must be a valid email address' }],
  ])('%j with password %j', (email, password, problems) => {
    expect(signInProblems(typed(email, password))).toEqual(problems);
  });

  it("shows the server's messages", () => {
    for (const [email, password] of [
      ['', ''],
      ['rhys', 'x'],
      ['rhys@muster.test', ' '],
    ] as const) {
      const { error } = LoginRequest.safeParse({ email, password, role: 'veteran' });
      const problems = Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]));
      expect(signInProblems(typed(email, password))).toEqual(problems);
    }
  });

  it('never refuses what the server would accept', () => {
    fc.assert(
      fc.property(fc.oneof(fc.emailAddress(), fc.string()), fc.string({ maxLength: 200 }), (email, password) => {
        if (LoginRequest.safeParse({ email, password, role: 'veteran' }).success) {
          expect(signInProblems(typed(email, password))).toEqual({});
        }
      }),
    );
  });
});
