import { CATEGORIES, CATEGORY_NAMES } from '../rules.ts';

/** The needs that an answer names and a provider helps with. */
export const NEED_OPTIONS = CATEGORIES.map((value) => ({ value, label: CATEGORY_NAMES[value] }));

/** The tags of a provider: the needs, and how it helps. */
export const TAG_OPTIONS = [
  ...NEED_OPTIONS,
  { value: 'online', label: 'Online' },
  { value: 'course', label: 'Courses' },
] as const;

export const COUNTRY_OPTIONS = [
  { value: 232, label: 'United Kingdom' },
  { value: 233, label: 'United States' },
] as const;
