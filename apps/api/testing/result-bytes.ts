import type pg from 'pg';

type Client = pg.PoolClient & { connection: { stream: NodeJS.ReadableStream } };

/**
 * Counts the bytes that PostgreSQL sends to this pool: the rows that a request reads, whatever it does with them.
 * @returns the bytes received until now
 */
export function countResultBytes(pool: pg.Pool): () => number {
  let bytes = 0;
  const counted = new WeakSet<object>();
  pool.on('acquire', (client) => {
    const { stream } = (client as Client).connection;
    if (counted.has(stream)) return;
    counted.add(stream);
    stream.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
    });
  });
  return () => bytes;
}
