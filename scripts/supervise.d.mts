import type { ChildProcess } from 'node:child_process';

export function supervise(options: {
  start: (state: { failures: number; last: string | null }) => ChildProcess;
  log: (line: string) => void;
  backOff?: { first: number; longest: number; calm: number };
}): Promise<number>;
