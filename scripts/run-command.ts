import { accessSync, constants, statSync } from 'node:fs';
import type { z } from 'zod';
import { Refusal } from '#kit/server/http/errors.ts';
import { validate } from '#kit/server/http/validation.ts';
import { CannotStart, fileFault } from '#kit/server/process/cannot-start.ts';

/** Arguments that a command cannot use. */
export class WrongUse extends Error {}

/** A class of errors whose messages are sentences for the person at the terminal. */
type Plain = new (...args: never[]) => Error;

type Work = (words: string[]) => Promise<number>;

/**
 * Runs a command of the terminal with the arguments and the exit code of this process.
 * @param command as npm runs it, such as `backup` or `import -- jobs`
 * @param plain further errors that are shown without a stack
 */
export async function runCommand(command: string, work: Work, plain: readonly Plain[] = []): Promise<void> {
  process.exitCode = await exitCodeOf(command, work, process.argv.slice(2), plain);
}

/**
 * Runs a command of the terminal. A failure for a reason that the person can remove is printed as one sentence, a fault of Muster with
 * its stack. @returns what `work` returns, or 1 after a failure
 */
export async function exitCodeOf(command: string, work: Work, words: string[], plain: readonly Plain[] = []): Promise<number> {
  try {
    return await work(words);
  } catch (error) {
    console.error(inWords(error, command, plain));
    return 1;
  }
}

/** Values of the command line, by the rules of the API. */
export const checked = <S extends z.ZodType>(schema: S, values: unknown): z.output<S> =>
  validate(schema, values, 'body') as z.output<S>;

/** Refuses a file that cannot be read, before anything is done. */
export function requireFile(path: string): void {
  accessSync(path, constants.R_OK);
  if (statSync(path).isDirectory()) throw new CannotStart(`${path} is a folder: name a file.`);
}

/** The only argument of a command. */
export function onlyArgument(words: string[], what: string): string {
  const [word] = words;
  if (word === undefined || words.length > 1) throw new WrongUse(`Name one ${what}.`);
  return word;
}

/** What the person at the terminal reads: a sentence, or the error itself when it is a fault of Muster. */
export function inWords(error: unknown, command: string, plain: readonly Plain[] = []): unknown {
  if (!(error instanceof Error)) return error;
  const code = 'code' in error ? String(error.code) : '';
  if (error instanceof WrongUse || code.startsWith('ERR_PARSE_ARGS'))
    return `${error.message}\nArguments and options: npm run ${command}${command.includes(' -- ') ? '' : ' --'} --help`;
  if (error instanceof Refusal && error.errors)
    return Object.entries(error.errors)
      .map(([field, sentences]) => `${field}: ${sentences.join(' ')}`)
      .join('\n');
  if ([CannotStart, Refusal, ...plain].some((one) => error instanceof one)) return error.message;
  return ('path' in error && typeof error.path === 'string' && fileFault(code, error.path)) || error;
}
