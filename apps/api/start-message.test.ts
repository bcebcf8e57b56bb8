import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { startMessage } from './start-message.ts';

const many = ['a', 'b', 'c', 'd', 'e'].map((name) => `${name}.example.org`);

test.each([
  [{ DEMONSTRATION: 'on' }, ['muster.localhost'], 'Muster is serving http://localhost:3000 in 2 s'],
  [{ DEMONSTRATION: 'on', PORT: '3001', PUBLIC_PORT: '3000' }, [], 'Muster is serving http://localhost:3000 in 2 s'],
  [{}, ['jobs.example.org'], 'Muster is serving https://jobs.example.org in 2 s\nListening at http://localhost:3000'],
  [
    { PUBLIC_PORT: '8443', HOST: '10.0.0.7' },
    ['jobs.example.org'],
    'Muster is serving https://jobs.example.org:8443 in 2 s\nListening at http://10.0.0.7:3000',
  ],
  [
    { HOST: '::1', PORT: '80' },
    many,
    'Muster is serving https://a.example.org, https://b.example.org, https://c.example.org and 2 more in 2 s\nListening at http://localhost',
  ],
  [
    {},
    [],
    'Muster is listening at http://localhost:3000 in 2 s\n\nThere is no tenant yet, so every address is empty. Create the first: npm run create:tenant -- --help',
  ],
])('a start with %j and the hosts %j names the address that people open', (env, hosts, message) =>
  expect(startMessage(readConfig(env), hosts, '2 s')).toBe(message),
);
