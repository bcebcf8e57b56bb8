import { fail, invalid, Refusal } from '../http/errors.ts';
import { type Bounds, processPool, TaskFailed, timeFor } from './process-pool.ts';

export type FileTask = { module: string; name: string; input: unknown };

const BOUNDS: Bounds = { milliseconds: 15_000, megabytes: 512 };
/** Files of this size and larger get the whole time. */
const LARGE = 4 * 1024 * 1024;

const pool = processPool<FileTask, unknown>({
  name: 'import',
  entry: new URL('./file-parser-process.ts', import.meta.url),
  bounds: BOUNDS,
  heap_megabytes: 256,
  concurrency: 2,
  max_waiting: 12,
  per_person: { running: 1, waiting: 1 },
  retire_megabytes: 250,
});

/**
 * A parser of uploaded files that runs in a process with limits of time and memory, so that no file delays or ends the server. Its
 * input and result are copied between the processes.
 * @param module the module that exports it
 * @param name the name under which it is exported
 * @returns a function that throws Refusal 422 under `file` when a limit is exceeded, and 503 when too many files wait
 */
export function parseApart<Parser extends (input: never) => Promise<unknown>>(module: URL, name: string) {
  return async (input: Parameters<Parser>[0] & { bytes: Uint8Array }): Promise<Awaited<ReturnType<Parser>>> => {
    const task = { module: module.href, name, input };
    const { bytes }: { bytes: Uint8Array } = input;
    try {
      return (await pool.run(task, timeFor(BOUNDS, bytes.length, LARGE))) as Awaited<ReturnType<Parser>>;
    } catch (error) {
      if (!(error instanceof TaskFailed) || error.reason === 'failed') throw error;
      if (error.reason === 'too_slow' || error.reason === 'too_large')
        return fail(invalid({ file: ['This file takes too long to read. Split it into smaller files.'] }));
      return fail(
        new Refusal(503, 'We are reading many files right now. Try again in a moment.', { headers: { 'retry-after': '10' } }),
      );
    }
  };
}
