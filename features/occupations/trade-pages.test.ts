import { expect, test } from 'vitest';
import { tradePages } from './trade-pages.ts';

test.each(['UK', 'US'] as const)(
  'every trade with pages in the %s leads to civilian work, and has an address of its own',
  (forces) => {
    const pages = tradePages(forces);
    expect(pages.filter(({ directions }) => directions.length === 0)).toEqual([]);
    expect(new Set(pages.map(({ key }) => key)).size).toBe(pages.length);
    for (const { key } of pages) expect(key).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  },
);
