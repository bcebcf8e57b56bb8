import { z } from 'zod';
import { Instant } from '#kit/contract/shapes.ts';
import { LINK_STATUSES } from './entry-rules.ts';

/** Parts of the contract that every kind of directory entry has. */

/** What the scheduled check found at the link of an entry. */
export const LinkCheck = z.object({
  /** `dead` after two failures in a row on different days. */
  link_status: z.enum(LINK_STATUSES),
  /** What the last visit found wrong. */
  link_fault: z.string().nullable(),
  link_checked_at: Instant.nullable(),
});
export type LinkCheck = z.infer<typeof LinkCheck>;
