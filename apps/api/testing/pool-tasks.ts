import { setTimeout as wait } from 'node:timers/promises';
import { answerTasks } from '#kit/server/files/answer-tasks.ts';

/** A process for the tests of `processPool` that misbehaves as requested. */

export type PoolTask =
  | { do: 'wait'; milliseconds: number }
  | { do: 'pid' | 'prepared' | 'environment' | 'spin' | 'grow buffers' | 'grow the heap' | 'throw' | 'exit' };
export type PoolResult = number | string[];

const done: string[] = [];

const work = (task: PoolTask): PoolResult | Promise<PoolResult> => {
  switch (task.do) {
    case 'pid':
      return process.pid;
    case 'prepared':
      return done;
    case 'wait':
      return wait(task.milliseconds, process.pid);
    case 'environment':
      return Object.keys(process.env);
    case 'spin':
      for (;;);
    case 'grow buffers': {
      const stored: Buffer[] = [];
      for (;;) stored.push(Buffer.alloc(10_000_000, 1));
    }
    case 'grow the heap': {
      const stored: string[][] = [];
      for (;;) stored.push(Array.from({ length: 10_000 }, (_, index) => `${index} ${stored.length}`));
    }
    case 'throw':
      throw new Error('No such document');
    case 'exit':
      return process.exit(3);
  }
};

answerTasks<PoolTask, PoolResult>(work, async () => {
  await wait(20);
  done.push('prepared');
});
