import { expect, test } from 'vitest';
import { signer } from './secrets.ts';

test('a signature is valid for its text, purpose and secret, and with the former secret during a rotation', () => {
  const [former, current] = ['a'.repeat(32), 'b'.repeat(32)];
  const signature = signer('links', former).sign('7.12');
  expect(signer('links', former).isSigned('7.12', signature)).toBe(true);
  expect(signer('links', current, former).isSigned('7.12', signature)).toBe(true);
  expect(signer('links', current).isSigned('7.12', signature)).toBe(false);
  expect(signer('other links', former).isSigned('7.12', signature)).toBe(false);
  expect(signer('links', former).isSigned('7.13', signature)).toBe(false);
  expect(signer('links', former).isSigned('7.12', '')).toBe(false);
});
