import { z } from 'zod';
import { defineRoute } from '#kit/contract/route.ts';
import { data, Id, PictureVersion } from '#kit/contract/shapes.ts';
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

/** 2 MB. */
export const MAX_PICTURE_BYTES = 2 * 1024 * 1024;

/** PNG, JPEG or WebP by content, at most 4,000 pixels a side; converted to a 512-pixel WebP. Sending no file removes the picture. */
export const setProfilePicture = defineRoute({
  method: 'POST',
  path: '/api/user-profile/picture',
  access: 'signed_in',
  summary: 'Set or remove the picture of the signed-in person',
  description:
    'Replaces the picture of the account with an uploaded image of at most 2 MB, or removes it. The image is re-encoded, so metadata such as the place of a photo is dropped. Only its owner can load it.',
  even_without_company: true,
  body: z.object({}),
  multipart: { files: { picture: { max_bytes: MAX_PICTURE_BYTES } } },
  limit: { max: 60, window: 3600 },
  reply: data(User),
});

/** Its address is `profile_picture.original_url` of the account. */
export const getProfilePicture = defineRoute({
  method: 'GET',
  path: '/api/user-profile/picture',
  access: 'signed_in',
  summary: 'The picture of the signed-in person',
  description: 'Returns the uploaded picture as an image. Accounts without a picture give 404.',
  reads_only: true,
  even_inactive: true,
  even_without_company: true,
  query: PictureVersion,
  file_reply: 'image/webp',
});
