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

/** The body of a reply to a signed-in person. @throws Error when the response is an error: it invalidates the measurement */
export async function requestText(url: string, token: string | undefined, body?: unknown): Promise<string> {
  const response = await fetch(url, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${url}: ${response.status} ${text.slice(0, 300)}`);
  return text;
}
