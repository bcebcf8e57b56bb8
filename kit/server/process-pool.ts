import { type ChildProcess, fork, spawn } from 'node:child_process';
import { getPriority, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { LimiterFull, limiter } from './limiter.ts';

/** What a process of a pool sends to the server (see `answerTasks`). */
export type FromProcess<Result> =
  | { ready: true }
  /** `memory` is the process's resident size in bytes after the task. */
  | { result: Result; memory: number }
  | { failed: string; too_large: boolean };
/** `max_bytes` is the resident size and `max_milliseconds` the processor time at which the process ends itself. */
export type ToProcess<Task> = { task: Task; max_bytes: number; max_milliseconds: number };

/** Why a task has no result. `failed`: its code threw; `ended`: the process was killed from outside, twice. */
export class TaskFailed extends Error {
  readonly reason: 'too_slow' | 'too_large' | 'ended' | 'busy' | 'failed';
  constructor(reason: TaskFailed['reason'], detail = '') {
    super(detail ? `${reason}: ${detail}` : reason);
    this.reason = reason;
  }
}

/** Processor time and resident memory of one task. */
export type Bounds = { milliseconds: number; megabytes: number };

type Settings = {
  /** The module that calls `answerTasks`. */
  entry: URL;
  bounds: Bounds;
  /** Bound of the JavaScript heap, which V8 enforces by itself. */
  heap_megabytes: number;
  /** Processes at the same time, each with one task. */
  concurrency: number;
  max_waiting: number;
  /** A process that is larger than this after a task is replaced. */
  retire_megabytes: number;
  /** Idle processes that stay however long nothing happens. */
  kept_idle?: number;
};

export type ProcessPool<Task, Result> = {
  /** @throws TaskFailed */
  run: (task: Task, bounds?: Bounds) => Promise<Result>;
  /** Starts a process before the first task needs it. */
  warm: () => void;
  /** The processes that work or wait for work. */
  processes: () => readonly ChildProcess[];
};

/** An idle process takes about 100 MB. */
const IDLE_MILLISECONDS = 10 * 60_000;
const START_MILLISECONDS = 60_000;
/** How V8 and the system's allocators end a process that has no memory left. */
const OUT_OF_MEMORY = ['SIGABRT', 'SIGTRAP', 'SIGILL', 'SIGSEGV', 'SIGBUS'];
/** The shell's codes for the same. */
const OUT_OF_MEMORY_CODES = [132, 133, 134, 135, 139];
/** The data segment counts reserved memory too, which is far more than the resident size. */
const DATA_SEGMENT_TIMES = 4;
/**
 * A task takes longer on a busy machine, so its bound counts processor time. A task that waits for an event that never comes uses none:
 * it ends after this many times the bound by the wall clock.
 */
const WALL_CLOCK_TIMES = 4;
/**
 * Nice values above the server's: when both want the processor, the server gets three quarters of it. At much lower priorities a file is
 * hardly read at all while the machine is busy.
 */
const LOWER_PRIORITY = 5;

/**
 * Runs tasks in processes that are kept warm and can be killed. Each task is bounded in time and in memory, heap and native memory alike;
 * whatever a stranger's document does to a parser ends there. Processes work at a lower priority than the server and see none of its
 * environment.
 */
export function processPool<Task, Result>(settings: Settings): ProcessPool<Task, Result> {
  const inTurn = limiter(settings);
  const all = new Set<ChildProcess>();
  const idle: ChildProcess[] = [];
  const ready = new WeakSet<ChildProcess>();
  const retirement = new WeakMap<ChildProcess, NodeJS.Timeout>();

  function start(): ChildProcess {
    const child = startProcess(settings);
    all.add(child);
    // A process that cannot be reached also exits, which is handled; without a listener the error would end the server.
    child.on('error', () => {});
    child.on('message', (message: FromProcess<Result>) => {
      if ('ready' in message) ready.add(child);
    });
    child.once('exit', () => {
      all.delete(child);
      if (idle.includes(child)) idle.splice(idle.indexOf(child), 1);
    });
    return child;
  }

  function rest(child: ChildProcess): void {
    // An idle process does not keep the server from exiting.
    child.unref();
    child.channel?.unref();
    idle.push(child);
    const timer = setTimeout(() => {
      if (idle.length <= (settings.kept_idle ?? 0)) return;
      idle.splice(idle.indexOf(child), 1);
      child.kill();
    }, IDLE_MILLISECONDS);
    retirement.set(child, timer.unref());
  }

  function takeIdle(): ChildProcess | undefined {
    let child = idle.pop();
    while (child && !child.connected) child = idle.pop();
    if (!child) return undefined;
    clearTimeout(retirement.get(child));
    child.ref();
    child.channel?.ref();
    return child;
  }

  function attempt(child: ChildProcess, task: Task, bounds: Bounds): Promise<Result> {
    return new Promise((resolve, reject) => {
      let timer: NodeJS.Timeout;
      const finish = (keep: boolean) => {
        clearTimeout(timer);
        child.off('message', onMessage);
        child.off('exit', onExit);
        child.off('error', onError);
        if (keep && child.connected) rest(child);
        else child.kill('SIGKILL');
      };
      const refuse = (reason: TaskFailed['reason'], keep = false, detail = '') => {
        finish(keep);
        reject(new TaskFailed(reason, detail));
      };
      const onExit = (code: number | null, signal: string | null) => {
        if (signal === 'SIGXCPU') return refuse('too_slow');
        refuse(OUT_OF_MEMORY.includes(signal ?? '') || OUT_OF_MEMORY_CODES.includes(code ?? 0) ? 'too_large' : 'ended');
      };
      const onError = () => refuse('ended');
      const onMessage = (message: FromProcess<Result>) => {
        // The time for a task does not include the start of its process, which takes long on a busy machine.
        if ('ready' in message) return beginClock();
        if ('failed' in message) return refuse(message.too_large ? 'too_large' : 'failed', !message.too_large, message.failed);
        finish(message.memory < settings.retire_megabytes * 1024 * 1024);
        resolve(message.result);
      };
      const beginClock = () => {
        clearTimeout(timer);
        timer = setTimeout(() => refuse('too_slow'), bounds.milliseconds * WALL_CLOCK_TIMES);
      };
      if (ready.has(child)) beginClock();
      else timer = setTimeout(() => refuse('ended'), START_MILLISECONDS);
      child.on('message', onMessage);
      child.once('exit', onExit);
      child.once('error', onError);
      const message: ToProcess<Task> = {
        task,
        max_bytes: bounds.megabytes * 1024 * 1024,
        max_milliseconds: bounds.milliseconds,
      };
      child.send(message, (error) => {
        if (error) onError();
      });
    });
  }

  return {
    async run(task, bounds = settings.bounds) {
      try {
        return await inTurn(async () => {
          try {
            return await attempt(takeIdle() ?? start(), task, bounds);
          } catch (error) {
            // What killed one process may have killed the idle ones too, so the second try gets a new one.
            if (error instanceof TaskFailed && error.reason === 'ended') return await attempt(start(), task, bounds);
            throw error;
          }
        });
      } catch (error) {
        throw error instanceof LimiterFull ? new TaskFailed('busy') : error;
      }
    },
    warm() {
      if (all.size === 0) rest(start());
    },
    processes: () => [...all],
  };
}

function startProcess({ entry, bounds, heap_megabytes }: Settings): ChildProcess {
  const execArgv = [`--max-old-space-size=${heap_megabytes}`];
  const options = {
    serialization: 'advanced',
    // What a library prints about a stranger's document is not a line of the server's log.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    // No secrets and no addresses of databases.
    env: Object.fromEntries(
      ['PATH', 'NODE_COMPILE_CACHE', 'SystemRoot'].flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
    ),
  } as const;
  const module = fileURLToPath(entry);
  if (process.platform === 'win32') return fork(module, { ...options, stdio: [...options.stdio], execArgv });
  // The system refuses memory beyond this, however fast a process asks for it; no core file is written when it ends.
  const data = bounds.megabytes * 1024 * DATA_SEGMENT_TIMES;
  const child = spawn(
    '/bin/sh',
    ['-c', 'ulimit -c 0; ulimit -d "$0"; exec "$@"', String(data), process.execPath, ...execArgv, module],
    { ...options, stdio: [...options.stdio] },
  );
  try {
    if (child.pid) setPriority(child.pid, Math.min(19, getPriority() + LOWER_PRIORITY));
  } catch {
    // A system that allows no lower priority still has the other bounds.
  }
  return child;
}
