import { buildApp } from '#apps/api/app.ts';
import { findExternalIds } from '#features/employer-api/server/index.ts';
import { runFeed } from '#features/job-feeds/server/testing.ts';
import { deliver } from '#features/webhooks/server/testing.ts';
import { connect } from '#kit/server/database/db.ts';
import { poster } from '#kit/server/net/post.ts';
import { vault } from '#kit/server/process/secrets.ts';
import { TEST_CONFIG, TEST_SECRET } from './config.ts';

/** One piece of background work, in a process that a test kills while it is done. */
export type KilledWork = { appUrl: string; tenant_id: number; id: number; work: 'feed' | 'delivery'; replay: string | null };

const { appUrl, tenant_id, id, work, replay }: KilledWork = JSON.parse(process.env.TEST_WORK ?? '');
process.once('disconnect', () => process.exit());

const db = connect({ appUrl, max: 4 });
const app = await buildApp({ config: TEST_CONFIG, db, secret: TEST_SECRET });
const { background, signer } = app.muster;
const sending = { background, siteOf: (host: string) => `https://${host}`, signer };
const secrets = vault(TEST_SECRET);
if (work === 'feed') await runFeed({ db, sending, vault: secrets, network: { dns_servers: null, replay } }, tenant_id, id);
else {
  const post = poster({ allows: ({ address }) => address === '127.0.0.1' });
  const signal = new AbortController().signal;
  await deliver({ vault: secrets, post, externalIds: findExternalIds }, { db, ...sending, signal }, { tenant_id, id });
}
process.exit();
