import sharp from 'sharp';
import { expect, test } from 'vitest';
import { newTenant, type Person, type TestTenant } from '#apps/api/testing/index.ts';
import { getUserProfile } from '../contract.ts';
import { getProfilePicture, setProfilePicture } from '../profile-contract.ts';

const photo = (colour: string) =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: colour } })
    .withMetadata({ exif: { IFD0: { Copyright: 'where it was taken' } } })
    .jpeg()
    .toBuffer();

const send = async (tenant: TestTenant, person: Person, bytes: Buffer) =>
  tenant.call(setProfilePicture, { body: {}, files: { picture: new File([new Uint8Array(bytes)], 'me.jpg') } }, person);

test.each(['veteran', 'recruiter', 'operator'] as const)('a %s sets, loads and removes a picture of their own', async (role) => {
  const tenant = await newTenant();
  const person = role === 'recruiter' ? await tenant.recruiter() : await tenant.person(role);
  const other = await tenant.veteran();
  expect((await tenant.call(getProfilePicture, {}, person)).status).toBe(404);

  const { status, body } = await send(tenant, person, await photo('#123456'));
  expect(status).toBe(200);
  const address = body.data.profile_picture?.original_url ?? '';
  const [path, v] = address.split('?v=');
  expect(path).toBe('/api/user-profile/picture');
  const loaded = await tenant.call(getProfilePicture, { query: { v: Number(v) } }, person);
  expect(loaded.status).toBe(200);
  const { format, width, exif } = await sharp(loaded.bytes).metadata();
  expect({ format, width, exif }).toEqual({ format: 'webp', width: 512, exif: undefined });
  expect((await tenant.call(getProfilePicture, { query: { v: Number(v) } }, other)).status).toBe(404);

  await tenant.call(setProfilePicture, { body: {}, files: {} }, person);
  expect((await tenant.call(getUserProfile, {}, person)).body.data.profile_picture).toBeNull();
  expect((await tenant.call(getProfilePicture, {}, person)).status).toBe(404);
});

test('what is no picture is refused at its field', async () => {
  const tenant = await newTenant();
  const veteran = await tenant.veteran();
  const { status, body } = await send(tenant, veteran, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
  expect([status, body]).toMatchObject([422, { errors: { picture: ['Choose a PNG, JPEG or WebP picture.'] } }]);
});
