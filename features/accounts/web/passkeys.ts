import type { PublicKeyCredentialCreationOptionsJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { call } from '#kit/ui/api.ts';
import type { SignInAs } from '../rules.ts';
import { addPasskey, beginPasskey, beginPasskeySignIn, signInWithPasskey } from '../security-contract.ts';

// The browser's part of passkeys is a library of its own, fetched when a person presses the button.
const library = () => import('@simplewebauthn/browser');

/** Why nothing came of it, in a sentence for the person. */
export class PasskeyProblem extends Error {}

/** Whether this browser knows passkeys; it does so only on a secure page. */
export function knowsPasskeys(): boolean {
  return typeof window.PublicKeyCredential === 'function';
}

/** Signs in with a passkey of this device. @throws PasskeyProblem when the device gave none, ApiError when the server refused */
export async function signInByPasskey(role: SignInAs, remember: boolean) {
  const { startAuthentication } = await library();
  const { data: options } = await call(beginPasskeySignIn);
  if (!isRequest(options)) throw new PasskeyProblem(FAILED);
  const response = await startAuthentication({ optionsJSON: options }).catch((error: unknown) => {
    throw problemOf(error);
  });
  return call(signInWithPasskey, { body: { response: { ...response }, role, remember } }, { keepOn401: true });
}

/** Makes a passkey on this device and keeps it under a name. @throws like signInByPasskey */
export async function makePasskey(name: string): Promise<void> {
  const { startRegistration } = await library();
  const { data: options } = await call(beginPasskey);
  if (!isCreation(options)) throw new PasskeyProblem(FAILED);
  const response = await startRegistration({ optionsJSON: options }).catch((error: unknown) => {
    throw problemOf(error);
  });
  await call(addPasskey, { body: { name, response: { ...response } } });
}

const FAILED = 'This device could not do that. Try another browser or device.';

/** The errors of the Web Authentication API (W3C, "credentials.create" and "credentials.get") that a person can do something about. */
const PROBLEMS: Readonly<Record<string, string>> = {
  NotAllowedError: 'Nothing happened: it was cancelled or took too long.',
  AbortError: 'Nothing happened: it was cancelled.',
  InvalidStateError: 'This device has a passkey for your account already.',
};

function problemOf(error: unknown): PasskeyProblem {
  return new PasskeyProblem((error instanceof Error && PROBLEMS[error.name]) || FAILED);
}

type Options = Record<string, unknown>;

function isRequest(options: Options): options is Options & PublicKeyCredentialRequestOptionsJSON {
  return typeof options.challenge === 'string';
}

function isCreation(options: Options): options is Options & PublicKeyCredentialCreationOptionsJSON {
  return ['challenge', 'rp', 'user', 'pubKeyCredParams'].every((part) => options[part] !== undefined);
}
