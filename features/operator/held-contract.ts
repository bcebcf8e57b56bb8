import { z } from 'zod';
import { HeldJob } from '#features/jobs/hold-contract.ts';
import { CheckedMessage } from '#features/messages/contract.ts';
import { defineRoute } from '#kit/contract/route.ts';
import { list, Page } from '#kit/contract/shapes.ts';
import { searchFields } from '#kit/contract/url-search.ts';

export const HELD_TABS = ['held', 'reported', 'decided'] as const;
export type HeldTab = (typeof HELD_TABS)[number];

const HeldEntry = z.discriminatedUnion('kind', [
  CheckedMessage.extend({ kind: z.literal('message') }),
  HeldJob.extend({ kind: z.literal('job') }),
  HeldJob.extend({ kind: z.literal('change') }),
]);
export type HeldEntry = z.infer<typeof HeldEntry>;

const queue = z.object({ tab: z.enum(HELD_TABS).default('held'), page: Page });

export const findHeld = defineRoute({
  method: 'GET',
  path: '/api/operator/held',
  access: 'operator',
  summary: 'Messages and jobs that wait for a decision, reports of messages, and past decisions',
  description:
    'Lists messages, jobs and changes of published jobs that are held (`held`), messages that veterans reported (`reported`), both oldest first, or what was decided (`decided`), newest first. Copies of one bulk message are one entry.',
  reads_only: true,
  query: queue,
  reply: list(HeldEntry).extend({ counts: z.object({ held: z.number(), reported: z.number() }) }),
});

/** The query of the address of the operators' queue. */
export const HeldSearch = searchFields(queue);
