import { z } from 'zod';
import { defineRoute } from '#kit/contract/route.ts';
import { data } from '#kit/contract/shapes.ts';

/** Only what is missing: questions where a place asks none, providers where there are none. 409 where nothing is. */
export const loadStandardContent = defineRoute({
  method: 'POST',
  path: '/api/operator/onboarding-content/standard',
  access: 'operator',
  summary: 'Load the standard questions, next steps and providers of the country',
  description:
    'Adds the standard questions, next steps and providers of the tenant’s country where the tenant has none. Existing content is not changed.',
  reply: data(z.object({ questions: z.number(), providers: z.number() })),
});
