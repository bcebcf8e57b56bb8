import Fastify from 'fastify';
import pg from 'pg';
import { buildApp } from '#apps/api/app.ts';
import { readConfig } from '#apps/api/config.ts';
import { connect } from '#kit/server/database/db.ts';

// A Fastify application with one route, which sends the statements that Muster sends for it and returns the row. Sends its
// address to the parent.
const [first = 0, second = 0] = (process.env.BENCH_JOBS ?? '').split(',').map(Number);
const appUrl = process.env.BENCH_APP_URL ?? '';

type Statement = { text: string; values: unknown[] };

/** The statements that Muster sends for a request to a job. */
async function statementsFor(ids: number[]): Promise<Statement[][]> {
  const db = connect({ appUrl, max: 1 });
  const app = await buildApp({
    config: { ...readConfig(), log_level: 'silent' },
    db,
    secret: 'of a benchmark that nobody signs in to',
  });
  const query = pg.Client.prototype.query;
  const all: Statement[][] = [];
  // Only the first request looks up its tenant, which is then cached.
  for (const id of [ids[0], ...ids]) {
    const sent: Statement[] = [];
    pg.Client.prototype.query = new Proxy(query, {
      apply(target, client, args: unknown[]) {
        const [text, values] = args;
        if (typeof text === 'string') sent.push({ text, values: Array.isArray(values) ? values : [] });
        return Reflect.apply(target, client, args);
      },
    });
    const { statusCode } = await app.inject({ url: `/api/jobs/${id}`, headers: { host: process.env.DEFAULT_TENANT_HOST } });
    pg.Client.prototype.query = query;
    if (statusCode !== 200) throw new Error(`Job ${id} gave ${statusCode}`);
    all.push(sent);
  }
  await app.close();
  await db.close();
  return all.slice(1);
}

const [one = [], two = []] = await statementsFor([first, second]);
const pool = new pg.Pool({ connectionString: appUrl, max: 10 });
const app = Fastify();
app.get<{ Params: { id: string } }>('/api/jobs/:id', async (request) => {
  const id = Number(request.params.id);
  const client = await pool.connect();
  try {
    let row: unknown;
    for (const [index, { text, values }] of one.entries()) {
      const input = values.map((value, at) => (value === first && two[index]?.values[at] === second ? id : value));
      const { rows } = await client.query(text, input);
      row = rows?.[0] ?? row;
    }
    return { status: true, data: row };
  } finally {
    client.release();
  }
});
process.send?.(await app.listen({ host: '127.0.0.1', port: 0 }));
process.once('disconnect', () => process.exit());
