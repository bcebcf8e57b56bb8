import { type ChildProcess, fork, spawn } from 'node:child_process';
import { getPriority, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { LimiterFull, limiter, type Share } from '../http/limiter.ts';

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

/** A third of the time for the smallest task, all of it for one of `whole` and more. A small one that takes long has no good reason. */
export const timeFor = (most: Bounds, size: number, whole: number): Bounds => ({
  ...most,
  milliseconds: (most.milliseconds * (1 + 2 * Math.min(1, size / whole))) / 3,
});

type Settings = {
  /** In the metrics. */
  name: string;
  /** The module that calls `answerTasks`. */
  entry: URL;
  bounds: Bounds;
  /** Bound of the JavaScript heap, which V8 enforces by itself. */
  heap_megabytes: number;
  /** Processes at the same time, each with one task. */
  concurrency: number;
  max_waiting: number;
  /** The part of it for each person (`limiter`). */
  per_person: Share;
  /** A process larger than this after a task is replaced. */
  retire_megabytes: number;
  /** Idle processes that are always kept. */
  kept_idle?: number;
};

export type PoolState = { processes: number; running: number; waiting: number; done: number; failed: number };

const states = new Map<string, () => PoolState>();

/** The pools of this process by name. Tasks are counted from the start. */
export const poolStates = (): [string, PoolState][] => [...states].map(([name, read]) => [name, read()]);

export type ProcessPool<Task, Result> = {
  /** @throws TaskFailed, and LimiterFull when the caller's own tasks take all of their share */
  run: (task: Task, bounds?: Bounds) => Promise<Result>;
  /** Starts a process before the first task needs it. From then on, a process that is retired is replaced immediately. */
  warm: () => void;
  /** The processes that work or wait for work. */
  processes: () => readonly ChildProcess[];
};

/** An idle process takes about 100 MB. */
const IDLE_MILLISECONDS = 10 * 60_000;
const START_MILLISECONDS = 60_000;
/** How V8 and the system's allocators end a process that runs out of memory. */
const OUT_OF_MEMORY = ['SIGABRT', 'SIGTRAP', 'SIGILL', 'SIGSEGV', 'SIGBUS'];
/** The shell's codes for the same. */
const OUT_OF_MEMORY_CODES = [132, 133, 134, 135, 139];
/** The data segment also counts reserved memory, which is far more than the resident size. */
const DATA_SEGMENT_TIMES = 4;
/**
 * A task takes longer on a busy machine, so its limit counts processor time. A task waiting for an event that never comes uses
 * none, so it ends after this many times the limit in wall-clock time.
 */
const WALL_CLOCK_TIMES = 4;
/**
 * Nice values above the server's: when both need the processor, the server gets three quarters of it. At much lower priorities
 * files are hardly processed while the machine is busy.
 */
const LOWER_PRIORITY = 5;

/**
 * Runs tasks in warm processes that can be killed. Each task is limited in time and in heap and native memory, so a stranger's
 * document cannot harm the server. Processes run at a lower priority than the server and without its environment.
 */
export function processPool<Task, Result>(settings: Settings): ProcessPool<Task, Result> {
  const inTurn = limiter(settings);
  const all = new Set<ChildProcess>();
  const idle: ChildProcess[] = [];
  const ready = new WeakSet<ChildProcess>();
  const retirement = new WeakMap<ChildProcess, NodeJS.Timeout>();
  let isKeptWarm = false;
  const tasks = { running: 0, waiting: 0, done: 0, failed: 0 };
  states.set(settings.name, () => ({ processes: all.size, ...tasks }));

  function start(): ChildProcess {
    const child = startProcess(settings);
    all.add(child);
    // An unreachable process also exits, which is handled. Without a listener the error would end the server.
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
      const finish = (keep: boolean, isReplaced = true) => {
        clearTimeout(timer);
        child.off('message', onMessage);
        child.off('exit', onExit);
        child.off('error', onError);
        if (keep && child.connected) return rest(child);
        child.kill('SIGKILL');
        all.delete(child);
        if (isReplaced && isKeptWarm && idle.length < (settings.kept_idle ?? 0)) rest(start());
      };
      const refuse = (reason: TaskFailed['reason'], keep = false, detail = '') => {
        // The retry of a task whose process was killed starts one anyway.
        finish(keep, reason !== 'ended');
        reject(new TaskFailed(reason, detail));
      };
      const onExit = (code: number | null, signal: string | null) => {
        if (signal === 'SIGXCPU') return refuse('too_slow');
        refuse(OUT_OF_MEMORY.includes(signal ?? '') || OUT_OF_MEMORY_CODES.includes(code ?? 0) ? 'too_large' : 'ended');
      };
      const onError = () => refuse('ended');
      const onMessage = (message: FromProcess<Result>) => {
        // A task's time excludes the start of its process, which takes long on a busy machine.
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

  async function attemptTwice(task: Task, bounds: Bounds): Promise<Result> {
    try {
      return await attempt(takeIdle() ?? start(), task, bounds);
    } catch (error) {
      // What killed one process may have killed the idle ones too, so the retry gets a new one.
      if (error instanceof TaskFailed && error.reason === 'ended') return await attempt(start(), task, bounds);
      throw error;
    }
  }

  /** One that is refused because too many wait counts as failed. */
  async function counted(task: Task, bounds: Bounds): Promise<Result> {
    let state: 'waiting' | 'running' = 'waiting';
    tasks.waiting++;
    try {
      const result = await inTurn(() => {
        tasks.waiting--;
        tasks.running++;
        state = 'running';
        return attemptTwice(task, bounds);
      });
      tasks.done++;
      return result;
    } catch (error) {
      tasks.failed++;
      throw error;
    } finally {
      tasks[state]--;
    }
  }

  return {
    async run(task, bounds = settings.bounds) {
      try {
        return await counted(task, bounds);
      } catch (error) {
        throw error instanceof LimiterFull && !error.is_own ? new TaskFailed('busy') : error;
      }
    },
    warm() {
      isKeptWarm = true;
      if (all.size === 0) rest(start());
    },
    processes: () => [...all],
  };
}

function startProcess({ entry, bounds, heap_megabytes }: Settings): ChildProcess {
  // A process lives long: patterns are compiled to machine code immediately, instead of first to bytecode.
  const execArgv = [`--max-old-space-size=${heap_megabytes}`, '--no-regexp-tier-up'];
  const options = {
    serialization: 'advanced',
    // What a library prints about a stranger's document must not go into the server's log.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    // No secrets and no database addresses.
    env: Object.fromEntries(
      ['PATH', 'NODE_COMPILE_CACHE', 'SystemRoot'].flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
    ),
  } as const;
  const module = fileURLToPath(entry);
  if (process.platform === 'win32') return fork(module, { ...options, stdio: [...options.stdio], execArgv });
  // The system refuses memory beyond this, however fast a process allocates it. No core file is written.
  const data = bounds.megabytes * 1024 * DATA_SEGMENT_TIMES;
  const child = spawn(
    '/bin/sh',
    ['-c', 'ulimit -c 0; ulimit -d "$0"; exec "$@"', String(data), process.execPath, ...execArgv, module],
    { ...options, stdio: [...options.stdio] },
  );
  try {
    if (child.pid) setPriority(child.pid, Math.min(19, getPriority() + LOWER_PRIORITY));
  } catch {
    // A system without lower priorities still enforces the other limits.
  }
  return child;
}
