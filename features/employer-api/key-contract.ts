import { z } from 'zod';
import { defineRoute } from '#kit/contract/route.ts';
import { data, done, Id, Instant, singleLine } from '#kit/contract/shapes.ts';
import { KEY_MODES, MOST_DAYS, SCOPES } from './key-rules.ts';

export const ApiKey = z.object({
  id: z.number(),
  name: z.string(),
  mode: z.enum(KEY_MODES),
  scopes: z.array(z.enum(SCOPES)),
  /** The beginning of the key, by which people recognise it. */
  prefix: z.string(),
  state: z.enum(['active', 'expired', 'revoked']),
  created_at: Instant,
  /** Null once the account of whoever made it is deleted. */
  created_by: z.string().nullable(),
  /** In whose name its changes are recorded: who made it or, once they have left, an admin. Null while nobody can act. */
  acts_as: z.string().nullable(),
  expires_at: Instant.nullable(),
  /** To the minute. */
  last_used_at: Instant.nullable(),
  revoked_at: Instant.nullable(),
});
export type ApiKey = z.infer<typeof ApiKey>;

/** How long a key is valid; null for a key without end. */
const Days = z
  .number({ error: 'Enter a number of days' })
  .int('Enter whole days')
  .min(1, 'At least 1 day')
  .max(MOST_DAYS, `At most ${MOST_DAYS} days`)
  .nullable()
  .default(null);

/** `secret` is the whole key. It is in no other reply. */
const NewKey = data(z.object({ key: ApiKey, secret: z.string() }));

export const findApiKeys = defineRoute({
  method: 'GET',
  path: '/api/recruiter/api-keys',
  access: 'recruiter',
  summary: 'API keys of the company; for its admins',
  description:
    'Lists the API keys of the recruiter’s company, the newest first, without the keys themselves. Only admins of the company may call it.',
  reads_only: true,
  reply: data(z.array(ApiKey)),
});

export const ApiKeyRequest = z.object({
  name: singleLine('Enter a name').min(1, 'Enter a name').max(60, 'Keep the name under 60 characters'),
  mode: z.enum(KEY_MODES, { error: 'mode must be live or test' }).default('live'),
  scopes: z
    .array(z.enum(SCOPES, { error: `scopes must be some of: ${SCOPES.join(', ')}` }), { error: 'Choose what the key may do' })
    .min(1, 'Choose what the key may do')
    .max(SCOPES.length, 'Choose each scope once'),
  expires_in_days: Days,
});

export const createApiKey = defineRoute({
  method: 'POST',
  path: '/api/recruiter/api-keys',
  access: 'recruiter',
  summary: 'Create an API key; for admins of the company',
  description:
    'Creates a key for the systems of the company. The reply contains the whole key, which is stored as a hash only and cannot be shown again. Needs a proof of identity in the last ten minutes.',
  creates: true,
  body: ApiKeyRequest,
  example: { name: 'Workday', mode: 'live', scopes: ['jobs:read', 'jobs:write'], expires_in_days: 365 },
  limit: { max: 60, window: 3600 },
  reply: NewKey,
});

export const rotateApiKey = defineRoute({
  method: 'POST',
  path: '/api/recruiter/api-keys/{id}/rotate',
  access: 'recruiter',
  summary: 'Create the successor of an API key; for admins of the company',
  description:
    'Creates a key with the same name, mode and scopes. The former one stays valid, so that systems can change to the new one; revoke it then. A name has at most two valid keys; a further one gives 409. Needs a proof of identity in the last ten minutes.',
  creates: true,
  params: z.object({ id: Id }),
  body: z.object({ expires_in_days: Days }).default({ expires_in_days: null }),
  example: { expires_in_days: 365 },
  limit: { max: 60, window: 3600 },
  reply: NewKey,
});

export const revokeApiKey = defineRoute({
  method: 'DELETE',
  path: '/api/recruiter/api-keys/{id}',
  access: 'recruiter',
  summary: 'Revoke an API key; for admins of the company',
  description: 'Revokes a key: from now on every call with it is refused with 401. Revoking it again changes nothing.',
  params: z.object({ id: Id }),
  reply: done(),
});
