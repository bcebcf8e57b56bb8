import { CannotStart } from '#kit/server/process/cannot-start.ts';

type Environment = NodeJS.ProcessEnv;

/** Words that turn a setting on or off, in small letters. */
const SWITCHES: Record<string, boolean> = {
  on: true,
  true: true,
  yes: true,
  1: true,
  off: false,
  false: false,
  no: false,
  0: false,
};

/** Ends the start with a sentence that names the setting and the remedy. */
export function refuse(sentence: string): never {
  throw new CannotStart(sentence);
}

/** An empty setting counts as missing: container files often set every variable. */
export const textIn = (env: Environment, name: string): string | null => env[name]?.trim() || null;

/** A secret, with the spaces around it, which installations may have used. */
export const secretIn = (env: Environment, name: string): string | null =>
  textIn(env, name) === null ? null : (env[name] ?? null);

export function switchIn(env: Environment, name: string, preset: boolean): boolean {
  const text = textIn(env, name);
  if (text === null) return preset;
  const word = text.toLowerCase();
  return Object.hasOwn(SWITCHES, word) ? SWITCHES[word] === true : refuse(`${name} must be on or off, not "${text}".`);
}

type Bounds = { least: number; most: number };

export function numberIn(env: Environment, name: string, bounds: Bounds & { preset: number }): number;
export function numberIn(env: Environment, name: string, bounds: Bounds & { preset: null }): number | null;
export function numberIn(env: Environment, name: string, { preset, least, most }: Bounds & { preset: number | null }) {
  const text = textIn(env, name);
  if (text === null) return preset;
  const number = /^\d{1,10}$/.test(text) ? Number(text) : -1;
  return number >= least && number <= most
    ? number
    : refuse(`${name} must be a whole number from ${least} to ${most}, not "${text}".`);
}

/** A setting that must match `pattern`. */
export function wordIn(env: Environment, name: string, pattern: RegExp, description: string): string | null {
  const text = textIn(env, name);
  return text === null || pattern.test(text) ? text : refuse(`${name} must be ${description}, not "${text}".`);
}

/**
 * A URL of one of these protocols. It may contain a password, so the sentence does not repeat it.
 * @param options.form what a valid value looks like
 */
export function urlIn(
  env: Environment,
  name: string,
  { protocols, form, accepts = () => true }: { protocols: readonly string[]; form: string; accepts?: (url: URL) => boolean },
): string | null {
  const text = textIn(env, name);
  if (text === null) return null;
  const url = URL.parse(text);
  const isUsable = url && protocols.includes(url.protocol) && isDecodable(url) && accepts(url);
  return isUsable ? text : refuse(`${name} must be ${form}.`);
}

function isDecodable({ username, password, pathname }: URL): boolean {
  try {
    for (const part of [username, password, pathname]) decodeURIComponent(part);
    return true;
  } catch {
    return false;
  }
}
