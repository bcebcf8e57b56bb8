import { expect, test } from 'vitest';
import { buildApp } from '#apps/api/app.ts';
import { newTenant, TEST_CONFIG } from '#apps/api/testing/index.ts';
import { TEST_SECRET } from '#apps/api/testing/postgres.ts';
import { reportPolicyViolations } from '../policy-reports-contract.ts';
import { violationsIn } from './policy-reports.ts';

const report = (body: object) => JSON.stringify([{ type: 'csp-violation', url: 'https://a.test/shared-cv/secret', body }]);

test('both formats of browsers become facts without the address or text of a page', () => {
  expect(
    violationsIn(
      report({
        documentURL: 'https://a.test/shared-cv/secret',
        effectiveDirective: 'script-src-elem',
        blockedURL: 'https://evil.test/x.js?name=Sam',
        sourceFile: 'https://a.test/assets/index-1a.js',
        lineNumber: 7,
        sample: 'Sam Test',
      }),
    ),
  ).toEqual([{ directive: 'script-src-elem', blocked: 'https://evil.test', source: '/assets/index-1a.js', line: 7 }]);
  expect(
    violationsIn(
      JSON.stringify({
        'csp-report': {
          'violated-directive': 'style-src-attr',
          'blocked-uri': 'inline',
          'source-file': 'https://a.test/shared-cv/secret',
          'line-number': 1,
        },
      }),
    ),
  ).toEqual([{ directive: 'style-src-attr', blocked: 'inline', source: 'https://a.test', line: 1 }]);
});

test.each([
  '',
  'x',
  'null',
  '7',
  '[]',
  '{}',
  '[null, 7, [], {"body": 7}]',
  '['.repeat(16_000),
  report({ effectiveDirective: 'A b' }),
])('a malformed report is left out: %.40s', (text) => expect(violationsIn(text)).toEqual([]));

test('a report is logged once, and one too large or too often is refused', async () => {
  const tenant = await newTenant();
  const lines: string[] = [];
  const log = { write: (line: string) => void lines.push(line) };
  const app = await buildApp({ config: { ...TEST_CONFIG, log_level: 'warn' }, db: tenant.db, secret: TEST_SECRET, log });
  const send = async (payload: string) =>
    (
      await app.inject({
        method: 'POST',
        url: reportPolicyViolations.path,
        headers: { host: tenant.host, 'content-type': 'application/reports+json' },
        payload,
      })
    ).statusCode;
  const text = report({ effectiveDirective: 'img-src', blockedURL: 'data', sourceFile: null });
  expect([await send(text), await send(text), await send('nonsense')]).toEqual([200, 200, 200]);
  expect(await send(report({ effectiveDirective: 'img-src', sample: 'x'.repeat(20_000) }))).toBe(413);
  const logged = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'content security policy violated');
  expect(logged).toMatchObject([{ directive: 'img-src', blocked: 'data', source: '', line: null }]);
  let last = 200;
  for (let sent = 0; last === 200 && sent < 40; sent++) last = await send('nonsense');
  expect(last).toBe(429);
  await app.close();
});
