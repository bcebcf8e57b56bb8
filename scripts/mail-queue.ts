import { readConfig } from '#apps/api/config.ts';
import { startBackground } from '#kit/server/background/background.ts';
import { watchClock } from '#kit/server/background/clock.ts';
import type { Database } from '#kit/server/database/db.ts';
import { openListener } from '#kit/server/database/listener.ts';
import { mailSender } from '#kit/server/mail/mail.ts';
import { signer } from '#kit/server/process/secrets.ts';

/** The queue of an installation's emails, for a command that adds to it. The server sends them. */
export async function openMailQueue(db: Database) {
  const listener = openListener(db);
  const clock = await watchClock(db, { log: () => {} });
  const close = async () => {
    clock.stop();
    await listener.close();
  };
  try {
    const background = await startBackground(db, {
      jobs: [mailSender({ smtp_url: null, from: readConfig().mail_from }).job],
      work: false,
      log: { error: console.error, warn: console.error, info: () => {} },
      listener,
      clock,
      tenants: async () => [],
      siteOf: (host) => host,
      // It works on nothing, so it signs nothing.
      signer: signer('unsubscribe', 'none'),
      statement_ms: 120_000,
      notify: async () => {},
    });
    return { background, close: () => background.stop().finally(close) };
  } catch (error) {
    await close();
    throw error;
  }
}
