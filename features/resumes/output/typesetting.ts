import { type ChildProcess, fork } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** What a typesetting process is asked for, and what it answers. */
export type Sheet = {
  want: 'pdf' | 'svg';
  template: string;
  colour: string;
  /** The document as JSON. */
  document: string;
  /** Whether it may be set a little closer to save a last page of a few lines. */
  may_tighten: boolean;
  /** What goes along inside the PDF as `resume.json`. */
  attached: string | null;
  /** WebP. */
  photo: Uint8Array | null;
};
export type Typeset = {
  /** A PDF, or an SVG of each page. */
  pdf: Uint8Array | null;
  svg: string[];
  /** Whether it passed as PDF/UA-1; it is tagged all the same. */
  accessible: boolean;
  /** Whether no font has one of its characters. */
  unprintable: boolean;
  /** Bytes that the process holds now. */
  memory: number;
};
export type Answered = { done: Typeset } | { failed: string };

/** Why there is no output. Nothing of what was written is lost by it. */
export class NotTypeset extends Error {
  readonly reason: 'too_slow' | 'too_large' | 'ended' | 'busy' | 'refused';
  constructor(reason: NotTypeset['reason'], detail = '') {
    super(detail ? `${reason}: ${detail}` : reason);
    this.reason = reason;
  }
}

const BOUNDS = { milliseconds: 20_000, megabytes: 1024 };
/** Processes at the same time; further sheets wait their turn, up to a bound. */
const AT_ONCE = 2;
const MAX_WAITING = 200;
/** A process that has grown past this after its work is replaced before it is asked again. */
const RETIRE_MEGABYTES = 500;

/** An idle process holds about 100 MB: without work it ends. */
const IDLE_MILLISECONDS = 5 * 60_000;

const idle: ChildProcess[] = [];
let running = 0;
const waiting: (() => void)[] = [];

/**
 * Sets one sheet in a process of its own: Typst is native code, which nothing but the end of its process can stop. It is ended after 20 s or
 * over 1 GB; one that ends by itself is replaced and the sheet set once more.
 * @throws NotTypeset
 */
export async function typeset(sheet: Sheet, bounds = BOUNDS): Promise<Typeset> {
  if (running >= AT_ONCE) {
    if (waiting.length >= MAX_WAITING) throw new NotTypeset('busy');
    await new Promise<void>((go) => waiting.push(go));
  }
  running++;
  try {
    return await ask(sheet, bounds).catch((error: unknown) => {
      // What ended one may have ended the idle ones too, unheard as yet: a new one is asked.
      if (error instanceof NotTypeset && error.reason === 'ended') return askProcess(start(), sheet, bounds);
      throw error;
    });
  } finally {
    running--;
    waiting.shift()?.();
  }
}

/** The processes that typeset now and wait for work: for tests that end one. */
export const typesetters = (): readonly ChildProcess[] => all;
const all: ChildProcess[] = [];

function start(): ChildProcess {
  const child = fork(new URL('./typesetting-process.ts', import.meta.url), {
    execArgv: ['--max-old-space-size=256'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  all.push(child);
  // One that cannot be reached any more also ends, and that is heard; without a listener an error would end the server.
  child.on('error', () => {});
  child.once('exit', () => {
    for (const list of [all, idle]) if (list.includes(child)) list.splice(list.indexOf(child), 1);
  });
  return child;
}

function ask(sheet: Sheet, bounds: typeof BOUNDS): Promise<Typeset> {
  let child = idle.pop();
  while (child && !child.connected) child = idle.pop();
  return askProcess(child ?? start(), sheet, bounds);
}

function askProcess(child: ChildProcess, sheet: Sheet, bounds: typeof BOUNDS): Promise<Typeset> {
  // An idle process keeps nothing alive; one at work does.
  child.ref();
  child.channel?.ref();
  return new Promise((answer, refuse) => {
    const end = (how: { done: Typeset } | { not: NotTypeset }, keep: boolean) => {
      clearTimeout(timer);
      clearInterval(watch);
      child.removeAllListeners('message');
      child.off('exit', onExit);
      child.off('error', onExit);
      child.unref();
      child.channel?.unref();
      if (keep && child.connected) rest(child);
      else child.kill('SIGKILL');
      if ('done' in how) answer(how.done);
      else refuse(how.not);
    };
    const onExit = () => end({ not: new NotTypeset('ended') }, false);
    const timer = setTimeout(() => end({ not: new NotTypeset('too_slow') }, false), bounds.milliseconds);
    const watch = setInterval(() => {
      if (residentBytes(child.pid) > bounds.megabytes * 1024 * 1024) end({ not: new NotTypeset('too_large') }, false);
    }, 100);
    child.once('exit', onExit);
    child.once('error', onExit);
    child.on('message', (answered: Answered) => {
      if ('failed' in answered) return end({ not: new NotTypeset('refused', answered.failed) }, true);
      end(answered, answered.done.memory < RETIRE_MEGABYTES * 1024 * 1024);
    });
    child.send(sheet, (error) => {
      if (error) onExit();
    });
  });
}

function rest(child: ChildProcess): void {
  idle.push(child);
  const timer = setTimeout(() => {
    if (idle.includes(child)) child.kill();
  }, IDLE_MILLISECONDS);
  timer.unref();
  child.once('message', () => clearTimeout(timer));
}

/** Where the system tells it; elsewhere the time alone bounds. */
function residentBytes(pid: number | undefined): number {
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * 4096;
  } catch {
    return 0;
  }
}
