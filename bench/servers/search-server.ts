import { buildApp } from '#apps/api/app.ts';
import { readConfig } from '#apps/api/config.ts';
import { connect } from '#kit/server/database/db.ts';

// The application in a separate process for the benchmark. Sends its address to the parent.
const secret = 'of a benchmark that nobody signs in to';
const db = connect({ appUrl: process.env.BENCH_APP_URL ?? '' });
const app = await buildApp({ config: { ...readConfig(), log_level: 'silent' }, db, secret });
process.send?.(await app.listen({ host: '127.0.0.1', port: 0, listenTextResolver: () => '' }));
process.once('disconnect', () => process.exit());
