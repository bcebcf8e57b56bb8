import type { OtherEmails } from '#features/notifications/server/index.ts';
import { areAllPaused, stopAlertMails } from './actions.ts';
import { readRecipientToken } from './tokens.ts';

/** Emails with alerts to addresses without an account, as the page that stops emails shows them. */
export const alertEmails: OtherEmails = {
  async find(db, signer, token) {
    const id = readRecipientToken(signer, 'stop', db.tenant_id, token);
    return id === null ? null : { label: 'Job alerts', is_stopped: await areAllPaused(db, id) };
  },
  async stop(db, signer, token) {
    const id = readRecipientToken(signer, 'stop', db.tenant_id, token);
    if (id !== null) await stopAlertMails(db, id);
    return id !== null;
  },
};
