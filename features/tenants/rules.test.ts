import { expect, test } from 'vitest';
import { hostName, isLocalName } from './rules.ts';

test.each([
  ['Muster.Localhost:3000', 'muster.localhost'],
  ['[::1]:3000', '::1'],
  ['jobs.example.org.', 'jobs.example.org'],
  [' localhost ', 'localhost'],
])('the host %s is named %s', (typed, name) => expect(hostName(typed)).toBe(name));

test.each(['localhost', '127.0.0.1', '::1', 'web', 'unknown.localhost'])('%s is local', (host) =>
  expect(isLocalName(host)).toBe(true),
);
test.each(['example.org', '10.0.0.4', 'localhost.example.org', '', '127.0.0.1.example.org'])('%s is not local', (host) =>
  expect(isLocalName(host)).toBe(false),
);
