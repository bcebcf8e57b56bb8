import { CATEGORIES } from '#features/services/rules.ts';
import { countryOf } from '#kit/country/country.ts';
import { definePublicPage } from '#kit/server/http/public-page.ts';
import { planCategory } from '../scheduling.ts';
import { PLAN_NAMES } from '../transition-words.ts';
import { findRules } from './rules/plan-rules.ts';
import { NOTHING_KNOWN, situationIn } from './situation.ts';
import { todayOf } from './transition-actions.ts';

/** Tasks that the text names of each plan. */
const NAMED = 5;

/** Where visitors preview a transition plan without an account. The text names tasks of the plan that no answers lead to. */
export const planPreviewPublicPage = definePublicPage({
  path: '/veteran/create-transition-plan-vx',
  load: async ({ db, tenant }) => {
    const rules = await findRules(db, tenant.country_id);
    const situation = situationIn(tenant.country_id, NOTHING_KNOWN);
    const today = todayOf(tenant.country_id);
    const lead = `Answer a few questions about your time in ${countryOf(tenant.country_id).words.forces} and see what to do before and after you leave, with dates and sources. You don’t need an account to see your plan.`;
    return {
      title: 'Create a transition plan',
      description: lead,
      text: [
        { text: lead },
        ...CATEGORIES.flatMap((category) => {
          const { tasks } = planCategory(rules, category, situation, today);
          return tasks.length === 0
            ? []
            : [{ heading: PLAN_NAMES[category] }, { list: tasks.slice(0, NAMED).map(({ title, why }) => `${title}. ${why}`) }];
        }),
        {
          links: [
            { href: '/trade', label: 'What can I do with my trade?' },
            { href: '/jobs/browse', label: 'Browse jobs by role and place' },
            { href: '/service-providers', label: 'Find services' },
          ],
        },
      ],
    };
  },
});
