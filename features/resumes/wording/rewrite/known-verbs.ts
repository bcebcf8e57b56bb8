import { DONE, FORMAL, GLADLY, OTHER_VERBS, OTHERWISE } from './phrases.ts';
import { formsOf, IRREGULAR_PASTS } from './verbs.ts';

/** The forms of every verb that the rules can put into another form. */
export const FORMS = formsOf([
  ...new Set([...OTHERWISE, ...FORMAL].flat().filter((verb) => !verb.includes(' '))),
  ...GLADLY.keys(),
  ...OTHER_VERBS,
  'maintain',
  'keep',
]);

const PAST = new Set([...IRREGULAR_PASTS, ...DONE.values()]);
const NOT_PAST = new Set(['need', 'feed', 'speed', 'red', 'bed', 'exceed', 'proceed', 'succeed', 'indeed', 'led-based']);
export const isPast = (word: string) =>
  PAST.has(word) || FORMS.get(word)?.form === 'past' || (/[a-z]{2}ed$/.test(word) && !NOT_PAST.has(word));
