/** Twice the text may take this many times as long. The rest above 2 is for what a machine does meanwhile. */
export const MOST_GROWTH = 2.3;

/** Work that is over sooner is too short to be compared. */
const LEAST_MILLISECONDS = 40;
const TRIES = 12;

/**
 * How many times as long `work` takes for the long text as for the short one, in processor time. Both are repeated beyond the limit and
 * the shortest of each counts, because pauses to compile and to free memory only ever add to it. 0 for work that is over soon.
 */
export function growthOf(work: (text: string) => unknown, short: string, long: string): number {
  let [shortest, longest] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let tried = 0; tried < TRIES; tried++) {
    longest = Math.min(
      longest,
      millisecondsOf(() => work(long)),
    );
    if (longest < LEAST_MILLISECONDS) return 0;
    shortest = Math.min(
      shortest,
      millisecondsOf(() => work(short)),
    );
    if (longest / shortest <= MOST_GROWTH) break;
  }
  return longest / shortest;
}

function millisecondsOf(work: () => unknown): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
