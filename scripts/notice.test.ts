import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Licences that only require their text, which is in node_modules. */
const PERMISSIVE =
  /^\(?(MIT|MIT-0|ISC|0BSD|BSD|BSD-2-Clause|BSD-3-Clause|Apache-2\.0|BlueOak-1\.0\.0|Zlib|CC0-1\.0|Unlicense)\)?$/;

test('NOTICE lists every production package with licence conditions', () => {
  const notice = readFileSync(new URL('../NOTICE', import.meta.url), 'utf8');
  const lock: { packages: Record<string, { license?: string; dev?: boolean }> } = JSON.parse(
    readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'),
  );
  const missing = Object.entries(lock.packages)
    .filter(
      ([path, { license, dev }]) =>
        path !== '' && !dev && !(license ?? 'unknown').split(/ AND | OR /).every((each) => PERMISSIVE.test(each)),
    )
    .map(([path]) => path.replace(/^.*node_modules\//, ''))
    // The same library for each platform is one entry.
    .map((name) => name.replace(/^(@img\/sharp)-.*$/, '$1-'))
    .filter((name) => !notice.includes(name));
  expect([...new Set(missing)]).toEqual([]);
});
