import { giveUp, setting } from './prepare.mjs';

/**
 * The heap of the server's process, as arguments of Node.js. Without a limit, Node collects garbage only when a few gigabytes are full; about
 * 100 MB are in use. A young heap of the default size (48 MB) is collected rarely, but a request that waits for it takes 20 to 40 ms longer
 * (docs/decisions/0098).
 */
export function heapOptions() {
  const megabytes = setting('HEAP_MB') ?? '256';
  if (!/^\d{3,6}$/.test(megabytes) || Number(megabytes) < 128)
    giveUp(`HEAP_MB must be a whole number of megabytes from 128, not "${megabytes}".`);
  return [`--max-old-space-size=${megabytes}`, '--max-semi-space-size=4'];
}
