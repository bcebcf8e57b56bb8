/**
 * The heap of the server's process, as arguments of Node.js. Without a limit, Node collects garbage only when a few gigabytes are full; about
 * 100 MB are in use. A young heap of the default size (48 MB) is collected rarely, but a request that waits for it takes 20 to 40 ms longer
 * (docs/decisions/0098).
 */
export const HEAP = [`--max-old-space-size=${Number(process.env.HEAP_MB) || 256}`, '--max-semi-space-size=4'];
