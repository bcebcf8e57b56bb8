import { z } from 'zod';
import { defineRoute } from '#kit/contract/route.ts';
import { done } from '#kit/contract/shapes.ts';

/** What is logged of a violation. It contains neither the address of a page, which may be secret, nor text of one. */
export const PolicyViolation = z.object({
  /** `style-src-elem` */
  directive: z.string().regex(/^[a-z-]{1,40}$/, 'Must be a directive'),
  /** What was blocked: a keyword such as `inline`, or an origin. */
  blocked: z.string().max(100, 'Keep it under 100 characters'),
  /** A script or style of this site, or the origin of another one. */
  source: z.string().max(100, 'Keep it under 100 characters'),
  line: z.number().int().nullable(),
});
export type PolicyViolation = z.infer<typeof PolicyViolation>;

export const MOST_VIOLATIONS = 20;

export const reportPolicyViolations = defineRoute({
  method: 'POST',
  path: '/api/policy-reports',
  access: 'public',
  summary: 'Report violations of the content security policy',
  description:
    'Called by browsers, with the content types `application/reports+json` and `application/csp-report`. What is new is written to the log.',
  limit: { max: 30, window: 600 },
  body: z.object({ violations: z.array(PolicyViolation).max(MOST_VIOLATIONS, `Send ${MOST_VIOLATIONS} violations at most`) }),
  example: { violations: [{ directive: 'style-src-elem', blocked: 'inline', source: '/assets/index-1a2b3c.js', line: 1 }] },
  reply: done(),
});
