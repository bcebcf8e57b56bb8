import { z } from 'zod';
import { defineRoute } from '#kit/contract/route.ts';
import { data, done, Instant } from '#kit/contract/shapes.ts';
import { DELETION_DAYS, EXPORT_AGAIN_HOURS, EXPORT_DAYS } from './rules.ts';

/** The ZIP with a person's data. */
export const PersonalExport = z.object({
  status: z.enum(['waiting', 'working', 'ready', 'failed']),
  /** Kinds of data, CVs and files packed so far, of `total`; both 0 at the beginning. */
  done: z.number().int(),
  total: z.number().int(),
  /** In bytes. */
  size: z.number().int(),
  /** What to do, if it failed. */
  error: z.string().nullable(),
  created_at: Instant,
  /** When it is erased. */
  ends_at: Instant,
});
export type PersonalExport = z.infer<typeof PersonalExport>;

export const Privacy = z.object({
  /** When the account will be deleted; null unless its owner asked for it. */
  delete_at: Instant.nullable(),
  asked_at: Instant.nullable(),
  /** Why the account can’t be deleted now, with what to do about it; null if it can. */
  blocked: z.string().nullable(),
  /** The person’s export of their data; null if there is none. */
  export: PersonalExport.nullable(),
});
export type Privacy = z.infer<typeof Privacy>;

/** Everyone may see and take their data and leave, whatever the state of their account. */
const forEveryone = { access: 'signed_in', even_inactive: true, even_without_company: true } as const;

export const getPrivacy = defineRoute({
  method: 'GET',
  path: '/api/privacy',
  ...forEveryone,
  reads_only: true,
  summary: 'Whether my account is to be deleted',
  description: 'Returns the day on which the account will be deleted, if its owner asked for that, and what prevents it.',
  reply: data(Privacy),
});

export const startPersonalExport = defineRoute({
  method: 'POST',
  path: '/api/privacy/export',
  ...forEveryone,
  limit: { max: 6, window: 3600 },
  summary: 'Prepare my data for download',
  description: `Starts packing the person’s data into a ZIP, in the background. Read its progress with getPrivacy. There is one at a time: while one is being packed, and for ${EXPORT_AGAIN_HOURS} hour after it was started, the same one is returned. Requires a proof of identity in the last ten minutes (403 with \`data.confirm_identity\` otherwise).`,
  body: z.object({}),
  reply: data(PersonalExport),
});

export const exportPersonalData = defineRoute({
  method: 'GET',
  path: '/api/privacy/export',
  ...forEveryone,
  limit: { max: 30, window: 3600 },
  summary: 'Download my data',
  description: `Returns a ZIP with one JSON file per kind of data, the person’s CVs as PDF, and the files they uploaded. What employers note among themselves is not included. It is packed in the background: without one, this starts it like startPersonalExport, waits up to \`wait\` seconds, and replies 202 with its progress if it is not ready by then. The ZIP is erased after ${EXPORT_DAYS} day. The download is recorded in the audit log. Requires a proof of identity in the last ten minutes (403 with \`data.confirm_identity\` otherwise).`,
  query: z.object({ wait: z.coerce.number().int().min(0, 'Use 0 to 20 seconds').max(20, 'Use 0 to 20 seconds').default(15) }),
  file_reply: 'application/zip',
});

export const deleteAccount = defineRoute({
  method: 'DELETE',
  path: '/api/privacy/account',
  ...forEveryone,
  summary: 'Delete my account',
  description: `Schedules the deletion of the account in ${DELETION_DAYS} days, and confirms it by email. Asked again, it keeps the first date. Requires a proof of identity in the last ten minutes (403 with \`data.confirm_identity\` otherwise). Operators, the only admin of a company with other members, and the last recruiter of a company with open jobs get 409 or 403 with what to do first.`,
  reply: data(Privacy).extend({ message: z.string() }),
});

export const keepAccount = defineRoute({
  method: 'POST',
  path: '/api/privacy/account/keep',
  ...forEveryone,
  summary: 'Keep my account',
  description:
    'Cancels the deletion of the account while the account still exists. Without a scheduled deletion nothing changes.',
  body: z.object({}),
  reply: done(),
});
