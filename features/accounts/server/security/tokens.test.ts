import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tokensSignedWith } from './tokens.ts';

const CLAIMS = { user_id: 7, tenant_id: 3, session_id: 'dcdb9e58-6169-47d2-b7c2-9481187f993a' };
const NOON = Date.parse('2026-11-23T12:00:00Z');

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOON }));
afterEach(() => void vi.useRealTimers());

test('a token that was read before is refused from the second on in which it expires', async () => {
  const tokens = tokensSignedWith('a secret for tests alone, 32 or more characters');
  const token = await tokens.sign(CLAIMS, new Date(NOON + 60_000));
  for (const at of [0, 1, 59_999]) {
    vi.setSystemTime(NOON + at);
    expect(await tokens.read(token)).toEqual(CLAIMS);
  }
  for (const at of [60_000, 60_001, 3_600_000]) {
    vi.setSystemTime(NOON + at);
    expect(await tokens.read(token)).toBeNull();
  }
});

test('a token with the signature of another that was read is refused', async () => {
  const tokens = tokensSignedWith('a secret for tests alone, 32 or more characters');
  const [mine, other] = await Promise.all([7, 8].map((user_id) => tokens.sign({ ...CLAIMS, user_id }, new Date(NOON + 60_000))));
  expect(await tokens.read(mine ?? '')).toEqual(CLAIMS);
  expect(await tokens.read(other ?? '')).toEqual({ ...CLAIMS, user_id: 8 });
  const [head, , signature] = (mine ?? '').split('.');
  expect(await tokens.read([head, other?.split('.')[1], signature].join('.'))).toBeNull();
});
