import pg from 'pg';
import { buildApp } from '#apps/api/app.ts';
import { readConfig } from '#apps/api/config.ts';
import { connect } from '#kit/server/database/db.ts';

// The application for the benchmark of a large tenant. Sends its address to the parent, and on each message the statements since the last one.

export type Statement = { text: string; values: unknown[]; ms: number; calls: number };

let statements = new Map<string, Statement>();

/** The sum of a statement's times, with the values of its last call. A time contains the wait for earlier statements of the transaction. */
function note(text: string, values: unknown[], ms: number): void {
  const { ms: before, calls } = statements.get(text) ?? { ms: 0, calls: 0 };
  statements.set(text, { text, values, ms: before + ms, calls: calls + 1 });
}

pg.Client.prototype.query = new Proxy(pg.Client.prototype.query, {
  apply(target, client, args: unknown[]) {
    const [first] = args;
    const { text, values = [] } = typeof first === 'object' && first !== null ? (first as Partial<Statement>) : {};
    const began = performance.now();
    const sent: unknown = Reflect.apply(target, client, args);
    if (text && sent instanceof Promise)
      sent.then(
        () => note(text, values, performance.now() - began),
        () => {},
      );
    return sent;
  },
});

const db = connect({ appUrl: process.env.BENCH_APP_URL ?? '' });
const secret = 'of a benchmark that nobody signs in to';
const app = await buildApp({ config: { ...readConfig(), log_level: 'silent' }, db, secret });
process.send?.(await app.listen({ host: '127.0.0.1', port: 0, listenTextResolver: () => '' }));
process.on('message', () => {
  process.send?.([...statements.values()]);
  statements = new Map();
});
process.once('disconnect', () => process.exit());
