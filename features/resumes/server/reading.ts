import { Worker } from 'node:worker_threads';
import type { ResumeContent } from '../content.ts';
import type { ReadCv } from '../shapes.ts';

export const READABLE = ['pdf', 'docx', 'odt', 'rtf', 'text', 'zip'] as const;
type Readable = (typeof READABLE)[number];

export type Unread =
  | 'no_text'
  | 'empty'
  | 'encrypted'
  | 'corrupt'
  | 'too_many_pages'
  | 'too_many_entries'
  | 'too_large'
  | 'too_slow'
  | 'no_export';

/**
 * `text` is what the file says, line by line; null for a PDF, whose pages can be shown. `resume` is the whole of a PDF or JSON Resume that this
 * product wrote. `kept` is what may be kept of an archive in its place.
 */
export type Reading = { cv: ReadCv; text: string | null; resume: ResumeContent | null; kept?: Uint8Array } | { refused: Unread };

const BOUNDS = { milliseconds: 20_000, megabytes: 512 };
/** Files read at the same time by one process; others wait their turn. */
const AT_ONCE = 2;

let running = 0;
const waiting: (() => void)[] = [];

/** Reads a CV in a thread of its own, which is ended when it takes longer than 20 s or more than 512 MB. */
export async function readApart(kind: Readable, bytes: Uint8Array, bounds = BOUNDS): Promise<Reading> {
  if (running >= AT_ONCE) await new Promise<void>((go) => waiting.push(go));
  running++;
  try {
    return await readInThread(kind, bytes, bounds);
  } finally {
    running--;
    waiting.shift()?.();
  }
}

function readInThread(kind: Readable, bytes: Uint8Array, bounds: typeof BOUNDS): Promise<Reading> {
  return new Promise((answer) => {
    const worker = new Worker(new URL('./reading-worker.ts', import.meta.url), {
      workerData: { kind, bytes: new Uint8Array(bytes) },
      resourceLimits: { maxOldGenerationSizeMb: bounds.megabytes, maxYoungGenerationSizeMb: 64 },
      // What a library has to say of a stranger's file is no line of the server's log.
      stdout: true,
      stderr: true,
      execArgv: [],
    });
    const end = (reading: Reading) => {
      clearTimeout(timer);
      void worker.terminate();
      answer(reading);
    };
    const timer = setTimeout(() => end({ refused: 'too_slow' }), bounds.milliseconds);
    worker.once('message', end);
    worker.once('error', (error) =>
      end({ refused: 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'too_large' : 'corrupt' }),
    );
    worker.once('exit', () => end({ refused: 'corrupt' }));
  });
}
