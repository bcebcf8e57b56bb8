import { z } from 'zod';
import { defineRoute } from '#kit/contract/route.ts';
import { data, Id } from '#kit/contract/shapes.ts';
import { User } from './shapes.ts';
import { OptionalName, PersonName } from './sign-up-contract.ts';

/** The details as the person saw them when the edit started; compared to prevent two tabs from overwriting each other. */
const Seen = z.object({
  first_name: z.string().max(300),
  middle_name: z.string().max(300).nullable(),
  last_name: z.string().max(300),
  country_id: Id.nullable(),
});

export const updateUserProfile = defineRoute({
  method: 'PUT',
  path: '/api/user-profile',
  access: 'signed_in',
  summary: 'Change the name and country of the signed-in person',
  description:
    'Changes the name and country of the account. `seen` names the details that the edit started from; if they have changed since, the reply is 409 with the present account.',
  body: z.object({
    first_name: PersonName('First name'),
    middle_name: OptionalName('Middle name'),
    last_name: OptionalName('Last name'),
    country_id: Id,
    seen: Seen,
  }),
  limit: { max: 60, window: 3600 },
  reply: data(User),
});
