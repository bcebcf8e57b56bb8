import { readFileSync } from 'node:fs';
import { findMatches } from '#features/alerts/server/run/run.ts';
import { connect } from '#kit/server/database/db.ts';

// Compares the new jobs with all alerts in a process of its own, for the memory. Sends what it measured to the parent.
const db = connect({ appUrl: process.env.BENCH_APP_URL ?? '' });
const megabytes = (name: string) =>
  Number(new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? 0) / 1024;
const before = megabytes('VmRSS');
const from = performance.now();
const done = await findMatches({ db, signal: new AbortController().signal }, Number(process.env.BENCH_TENANT));
process.send?.({ ...done, seconds: (performance.now() - from) / 1000, before, peak: megabytes('VmHWM') });
await db.close();
process.disconnect();
