/** Twice the text may take this many times as long. The rest above 2 is for what a machine does meanwhile. */
export const MOST_GROWTH = 2.3;

/** Work that is over sooner is too short to be compared. */
const LEAST_MILLISECONDS = 40;
const TRIES = 12;

/**
 * How many times as long `work` takes for the long text as for the short one, in processor time. Both are repeated beyond the limit, in
 * turn. The shortest of each are compared, because pauses to compile and to free memory only ever add to it, and the two of each turn:
 * a neighbour on the same processor can halve the speed of all but one of the runs, and the median of the turns does not depend on that
 * one. The lesser counts. 0 for work that is over soon.
 */
export function growthOf(work: (text: string) => unknown, short: string, long: string): number {
  const [shorts, longs]: [number[], number[]] = [[], []];
  let growth = Number.POSITIVE_INFINITY;
  for (let tried = 0; tried < TRIES && growth > MOST_GROWTH; tried++) {
    longs.push(millisecondsOf(() => work(long)));
    if (Math.min(...longs) < LEAST_MILLISECONDS) return 0;
    shorts.push(millisecondsOf(() => work(short)));
    growth = Math.min(...longs) / Math.min(...shorts);
  }
  const turns = longs.map((time, turn) => time / (shorts[turn] ?? time)).sort((one, other) => one - other);
  return Math.min(growth, turns[turns.length >> 1] ?? growth);
}

function millisecondsOf(work: () => unknown): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
