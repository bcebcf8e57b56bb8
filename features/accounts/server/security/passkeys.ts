import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { z } from 'zod';
import type { TenantDb } from '#kit/server/database/db.ts';
import { fail, invalid, Refusal } from '#kit/server/http/errors.ts';
import { findPasskey, findPasskeys, insertChallenge, insertPasskey, spendChallenge, updatePasskeyUse } from './factor-queries.ts';

/** The relying party: the host that the browser shows, and its origin. */
export type Party = { name: string; id: string; origin: string };

const NOT_ACCEPTED = 'The passkey was not accepted. Try again.';

/** Longest Base64 field that is read. */
const B64 = z.string().max(20_000);
const Created: z.ZodType<RegistrationResponseJSON> = z.looseObject({
  id: B64,
  rawId: B64,
  type: z.literal('public-key'),
  response: z.looseObject({ clientDataJSON: B64, attestationObject: B64 }),
  clientExtensionResults: z.looseObject({}),
});
const Signed: z.ZodType<AuthenticationResponseJSON> = z.looseObject({
  id: B64,
  rawId: B64,
  type: z.literal('public-key'),
  response: z.looseObject({ clientDataJSON: B64, authenticatorData: B64, signature: B64 }),
  clientExtensionResults: z.looseObject({}),
});

export async function passkeyOptions(db: TenantDb, party: Party, person: { id: number; email: string }) {
  const options = await generateRegistrationOptions({
    rpName: party.name,
    rpID: party.id,
    userName: person.email,
    userID: new TextEncoder().encode(String(person.id)),
    excludeCredentials: (await findPasskeys(db, person.id)).map((key) => ({ id: key.id, transports: key.transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await insertChallenge(db, options.challenge, person.id);
  return options;
}

export async function savePasskey(db: TenantDb, party: Party, userId: number, name: string, sent: unknown): Promise<void> {
  const response = Created.safeParse(sent);
  if (!response.success) fail(invalid({ response: [NOT_ACCEPTED] }));
  const verified = await verifyRegistrationResponse({
    response: response.data,
    expectedChallenge: async (challenge) => (await spendChallenge(db, challenge))?.user_id === userId,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
  }).catch(() => null);
  if (!verified?.verified) fail(invalid({ response: [NOT_ACCEPTED] }));
  const { credential } = verified.registrationInfo;
  const isNew = await insertPasskey(db, {
    id: credential.id,
    user_id: userId,
    name,
    public_key: Buffer.from(credential.publicKey),
    counter: credential.counter,
    transports: credential.transports ?? [],
  });
  if (!isNew) fail(invalid({ response: ['This passkey is already in use.'] }));
}

export async function passkeySignInOptions(db: TenantDb, party: Party) {
  const options = await generateAuthenticationOptions({ rpID: party.id, userVerification: 'required' });
  await insertChallenge(db, options.challenge, null);
  return options;
}

/**
 * @param status of a refusal: 401 for signing in, 422 where the person is signed in already
 * @returns the account of the passkey that signed the challenge
 */
export async function personOfPasskey(db: TenantDb, party: Party, sent: unknown, status: 401 | 422 = 401): Promise<number> {
  const response = Signed.safeParse(sent);
  const key = response.success ? await findPasskey(db, response.data.id) : undefined;
  if (!response.success || !key) fail(new Refusal(status, NOT_ACCEPTED));
  const verified = await verifyAuthenticationResponse({
    response: response.data,
    expectedChallenge: async (challenge) => (await spendChallenge(db, challenge)) !== undefined,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    credential: { id: key.id, publicKey: new Uint8Array(key.public_key), counter: key.counter, transports: key.transports },
  }).catch(() => null);
  if (!verified?.verified) fail(new Refusal(status, NOT_ACCEPTED));
  await updatePasskeyUse(db, key.id, verified.authenticationInfo.newCounter);
  return key.user_id;
}
