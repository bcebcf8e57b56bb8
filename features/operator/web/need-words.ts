import { CATEGORIES, CATEGORY_NAMES } from '#features/onboarding/rules.ts';

/** The needs that an answer names and a provider helps with. */
export const NEED_OPTIONS = CATEGORIES.map((value) => ({ value, label: CATEGORY_NAMES[value] }));
