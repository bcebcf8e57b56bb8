import { expect, test } from 'vitest';
import { CATEGORIES, type Category } from '../../rules.ts';
import { standardProviders } from './providers.ts';

const COUNTRIES = [
  ['the United Kingdom', 232],
  ['the United States', 233],
] as const;

test.each(COUNTRIES)('in %s there is somebody for every need, each named once', (_, countryId) => {
  const providers = standardProviders(countryId);
  const names = providers.map(({ name }) => name.toLowerCase());
  expect(names).toEqual([...new Set(names)]);
  const helps = (need: Category) => providers.some(({ category, needs = [] }) => category === need || needs.includes(need));
  expect(CATEGORIES.filter((need) => !helps(need))).toEqual([]);
});
