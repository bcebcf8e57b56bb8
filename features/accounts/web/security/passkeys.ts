import type { PublicKeyCredentialCreationOptionsJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { call } from '#kit/ui/data/api.ts';
import { toast } from '#kit/ui/page/toast.tsx';
import type { SignInAs } from '../../rules.ts';
import {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  confirmIdentityWithPasskey,
  signInWithPasskey,
} from '../../security-contract.ts';

// Loaded on demand.
const library = () => import('@simplewebauthn/browser');

/** Why the device provided no passkey, as a sentence for the person. */
export class PasskeyProblem extends Error {}

/** Whether this browser supports passkeys. It does so only on secure pages. */
export function supportsPasskeys(): boolean {
  return typeof window.PublicKeyCredential === 'function';
}

/** Requests a passkey from this device. @throws PasskeyProblem when it provides none */
async function requestPasskey() {
  const { startAuthentication } = await library();
  const { data: options } = await call(beginPasskeySignIn);
  if (!isRequest(options)) throw new PasskeyProblem(FAILED);
  const response = await startAuthentication({ optionsJSON: options }).catch((error: unknown) => {
    throw problemOf(error);
  });
  return { ...response };
}

/**
 * Signs in with a passkey of this device. @throws PasskeyProblem when the device provides none, ApiError when the server refused
 */
export async function signInByPasskey({ role, remember }: { role: SignInAs; remember: boolean }) {
  const response = await requestPasskey();
  return call(signInWithPasskey, { body: { response, role, remember } }, { keepOn401: true });
}

/** Confirms identity with a passkey of this device. @throws like signInByPasskey */
export async function confirmByPasskey() {
  return call(confirmIdentityWithPasskey, { body: { response: await requestPasskey() } });
}

/** For a mutation's `onError`: shows why the device provided no passkey. @returns whether that was the error */
export function toastPasskeyProblem(error: unknown): boolean {
  if (!(error instanceof PasskeyProblem)) return false;
  toast.error(error.message);
  return true;
}

/** Creates a passkey on this device and stores it under a name. @throws like signInByPasskey */
export async function createPasskey(name: string): Promise<void> {
  const { startRegistration } = await library();
  const { data: options } = await call(beginPasskey);
  if (!isCreation(options)) throw new PasskeyProblem(FAILED);
  const response = await startRegistration({ optionsJSON: options }).catch((error: unknown) => {
    throw problemOf(error);
  });
  await call(addPasskey, { body: { name, response: { ...response } } });
}

const FAILED = 'This device couldn’t use the passkey. Try another browser or device.';

/** The errors of the Web Authentication API (W3C, "credentials.create" and "credentials.get") that a person can resolve. */
const PROBLEMS: Readonly<Record<string, string>> = {
  NotAllowedError: 'This was cancelled or took too long. Try again.',
  AbortError: 'This was cancelled.',
  InvalidStateError: 'This device already has a passkey for your account.',
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
