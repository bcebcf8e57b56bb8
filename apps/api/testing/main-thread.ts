import { setTimeout as wait } from 'node:timers/promises';

/**
 * How long one request may block the main thread, in units of the processor time that it takes to read and write the largest JSON
 * body once. In milliseconds it would depend on the machine.
 */
export const MOST_BLOCKED = 125;

const SAMPLE_MILLISECONDS = 5;
const TRIES = 3;
/** Enough for the code that measures the unit to be compiled. */
const WARM_UP_ROUNDS = 20;
/** Some kernels advance a thread's clock only every 4 or 10 ms, so the unit is an average over many of these steps. */
const UNIT_MILLISECONDS = 100;
const LARGEST_BODY = JSON.stringify(Array.from({ length: 50_000 }, (_, index) => `Sergeant ${index}`));

type Measured<T> = { result: T; blocked: number };

/**
 * Runs `work` and measures for how long it blocked the main thread at most, in the unit of MOST_BLOCKED. Beyond the limit it is
 * prepared and run up to twice more and the shortest counts, because a pause to compile or to free memory does not come again.
 * Returns the first result.
 */
export async function longestBlock<T, P>(work: (prepared: P) => Promise<T>, prepare: () => Promise<P>): Promise<Measured<T>> {
  const first = await measure(work, await prepare());
  let { blocked } = first;
  for (let tried = 1; tried < TRIES && blocked > MOST_BLOCKED; tried++)
    blocked = Math.min(blocked, (await measure(work, await prepare())).blocked);
  return { result: first.result, blocked: Math.round(blocked) };
}

async function measure<T, P>(work: (prepared: P) => Promise<T>, prepared: P): Promise<Measured<T>> {
  let longest = 0;
  let isDone = false;
  let before = threadMilliseconds();
  const watching = (async () => {
    while (!isDone) {
      await wait(SAMPLE_MILLISECONDS);
      const now = threadMilliseconds();
      longest = Math.max(longest, now - before);
      before = now;
    }
  })();
  try {
    const result = await work(prepared);
    isDone = true;
    await watching;
    return { result, blocked: unitsOf(longest) };
  } finally {
    isDone = true;
  }
}

/** The shortest unit seen in this process, or null before the first. On a machine that is slower now the unit is longer. */
let shortestUnit: number | null = null;

/** Measuring the unit takes longer than most requests. It is measured again only if the shortest one puts a request over the limit. */
function unitsOf(milliseconds: number): number {
  if (shortestUnit === null) {
    for (let round = 0; round < WARM_UP_ROUNDS; round++) processLargestBody();
    shortestUnit = unitMilliseconds();
  }
  if (milliseconds / shortestUnit <= MOST_BLOCKED) return milliseconds / shortestUnit;
  const unit = unitMilliseconds();
  shortestUnit = Math.min(shortestUnit, unit);
  return milliseconds / unit;
}

/** The shortest of several averages, each over UNIT_MILLISECONDS of processor time. */
function unitMilliseconds(): number {
  let least = Number.POSITIVE_INFINITY;
  for (let tried = 0; tried < TRIES; tried++) {
    const before = threadMilliseconds();
    let rounds = 0;
    let taken = 0;
    while (taken < UNIT_MILLISECONDS) {
      processLargestBody();
      rounds++;
      taken = threadMilliseconds() - before;
    }
    least = Math.min(least, taken / rounds);
  }
  return least;
}

function processLargestBody(): void {
  JSON.stringify(JSON.parse(LARGEST_BODY));
}

function threadMilliseconds(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
