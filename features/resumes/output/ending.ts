import { z } from 'zod';

/** What a template reports of its last page (`with-page` in parts.typ). */
export const Ending = z.object({ end: z.number(), lone: z.array(z.string()) });
export const NO_ENDING: z.infer<typeof Ending> = { end: 1, lone: [] };
