import { cpus, loadavg, totalmem } from 'node:os';

export function quantile(numbers: number[], part: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

export const median = (numbers: number[]): number => quantile(numbers, 0.5);

export const fixed = (number: number): string => number.toFixed(1);

/** Machine and versions, for the first line of a benchmark's output. */
export function machine(): string {
  return `${cpus().length} x ${cpus()[0]?.model ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GB; Node ${process.version}; load ${loadavg().map(fixed).join(', ')}`;
}
