import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { describe, expect, test } from 'vitest';
import { supervise } from './supervise.mjs';

const BACK_OFF = { first: 4, longest: 16, calm: 60_000 };
const serves = (stand_in: object | null = null) => `process.send(${JSON.stringify({ serving: true, stand_in })}, () =>`;
const SERVES = serves();

/** Runs a program per start; each is one line of JavaScript. The last one ends the test by exiting with 0. */
async function run(programs: string[], more: Partial<Parameters<typeof supervise>[0]> = {}) {
  const lines: string[] = [];
  const starts: { failures: number; last: string | null }[] = [];
  const code = await supervise({
    start: (state) => {
      starts.push(state);
      const program = programs[starts.length - 1] ?? 'process.exit(0)';
      return spawn(process.execPath, ['--eval', program], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
    },
    log: (line) => lines.push(line),
    backOff: BACK_OFF,
    ...more,
  });
  return { code, lines, starts };
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

describe('the supervisor', () => {
  test('restarts a server however often it fails, with growing waits up to a maximum', async () => {
    const crash = `${SERVES} process.kill(process.pid, "SIGABRT"))`;
    const { code, lines, starts } = await run(Array(7).fill(crash));
    expect(code).toBe(0);
    expect(starts.map(({ failures }) => failures)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(starts[1]?.last).toMatch(/^SIGABRT at 20/);
    expect(lines.map((line) => /failure (\d) in a row; starting it again in ([\d.]+) s/.exec(line)?.slice(1, 3))).toEqual([
      ['1', '0.004'],
      ['2', '0.008'],
      ['3', '0.016'],
      ['4', '0.016'],
      ['5', '0.016'],
      ['6', '0.016'],
      ['7', '0.016'],
    ]);
  });

  test('resets the wait after a quiet time of service', async () => {
    const { starts } = await run(Array(3).fill(`${SERVES} setTimeout(() => process.exit(70), 30))`), {
      backOff: { ...BACK_OFF, calm: 1 },
    });
    expect(starts.map(({ failures }) => failures)).toEqual([0, 1, 1, 1]);
  });

  test('stops when the server reports that it cannot start, unless it has served before', async () => {
    expect(await run(['process.exit(1)'])).toMatchObject({ code: 1, lines: [], starts: [{ failures: 0 }] });
    const { code, starts } = await run([`${SERVES} process.exit(70))`, 'process.exit(1)', 'process.exit(1)']);
    expect([code, starts.length]).toEqual([0, 4]);
  });

  test('replies 503 with the time of the next start while it waits', async () => {
    const address = { host: '127.0.0.1', port: await freePort() };
    const waiting = run([`${serves(address)} process.exit(70))`], { backOff: { first: 1500, longest: 1500, calm: 1 } });
    let answer: Response | undefined;
    for (; !answer; await new Promise(setImmediate))
      answer = await fetch(`http://127.0.0.1:${address.port}/readyz`).catch(() => undefined);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, expect.stringMatching(/^[1-3]$/)]);
    expect(await answer.json()).toEqual({ status: false, message: expect.stringMatching(/^Muster is starting again\./) });
    expect((await waiting).code).toBe(0);
  });
});
