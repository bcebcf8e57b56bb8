import { z } from 'zod';
import { defineRoute } from '#kit/contract/route.ts';
import { data, Instant } from '#kit/contract/shapes.ts';

export const Storage = z.object({
  /** Whose storage it is: a recruiter's content belongs to the company, an operator's to the tenant. */
  of: z.enum(['person', 'company', 'tenant']),
  bytes: z.number().int(),
  /** In bytes; null where there is no limit. */
  limit: z.number().int().nullable(),
  /** The largest first. `own_data`, the ZIP of one's own data, does not count. */
  kinds: z.array(z.object({ kind: z.string(), label: z.string(), bytes: z.number().int() })),
  counted_at: Instant,
});
export type Storage = z.infer<typeof Storage>;

export const getStorage = defineRoute({
  method: 'GET',
  path: '/api/storage',
  access: 'signed_in',
  even_inactive: true,
  even_without_company: true,
  reads_only: true,
  summary: 'How much is stored',
  description:
    'Returns how many bytes the veteran has stored, of how many, by kind; for a company admin those of the company (403 for its other recruiters), for an operator those of the tenant, which are counted every hour.',
  reply: data(Storage),
});
