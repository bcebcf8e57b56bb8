import { UNITED_KINGDOM, UNITED_STATES } from '#kit/country/country.ts';
import type { PlanRule } from '../scheduling.ts';
import { standardRule } from './building.ts';
import { UNITED_KINGDOM_RULES } from './united-kingdom.ts';
import { UNITED_STATES_RULES } from './united-states.ts';

/** The rules that come with the product. A tenant's own versions take their place from their effective date on. */
export const STANDARD_RULES: readonly PlanRule[] = [
  ...UNITED_KINGDOM_RULES.map((rule) => standardRule(UNITED_KINGDOM, rule)),
  ...UNITED_STATES_RULES.map((rule) => standardRule(UNITED_STATES, rule)),
];
