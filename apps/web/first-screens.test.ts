import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FIRST_SCREENS } from './first-screens.ts';

test.each(FIRST_SCREENS.flatMap(({ modules }) => modules))('%s exists', (module) => {
  expect(existsSync(new URL(`../../${module}`, import.meta.url))).toBe(true);
});
