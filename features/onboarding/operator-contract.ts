import { z } from 'zod';
import { defineRoute } from '#kit/contract/route.ts';
import { data } from '#kit/contract/shapes.ts';

/** Loads only what is missing: questions for places without any, and providers if there are none. 409 if nothing is missing. */
export const loadStandardContent = defineRoute({
  method: 'POST',
  path: '/api/operator/onboarding-content/standard',
  access: 'operator',
  summary: 'Load the standard questions, next steps and providers of the country',
  description:
    'Adds the standard questions, next steps and providers of the tenant’s country where the tenant has none. Existing content is not changed.',
  reply: data(z.object({ questions: z.number(), providers: z.number() })),
});
