import type { FastifyInstance } from 'fastify';
import type { TenantDb } from '#kit/server/database/db.ts';
import { fail, notFound } from '#kit/server/http/errors.ts';
import { serve, serveOutside } from '#kit/server/http/serve.ts';
import type { Signer } from '#kit/server/process/secrets.ts';
import { getUnsubscribed, openUnsubscribePage, unsubscribe } from '../contract.ts';
import { describeStoppable, readUnsubscribeToken, stopByToken } from './unsubscribe.ts';

/** Emails to addresses without an account, which a feature above sends. */
export type OtherEmails = {
  /** What a token stops; null where it is not one of these. */
  find: (db: TenantDb, signer: Signer, token: string) => Promise<{ label: string; is_stopped: boolean } | null>;
  /** @returns false where the token is not one of these */
  stop: (db: TenantDb, signer: Signer, token: string) => Promise<boolean>;
};

export function unsubscribeRoutes(app: FastifyInstance, others: OtherEmails): void {
  const { signer } = app.muster;

  // Programs that check the links of emails follow this, so it changes nothing.
  serveOutside(app, openUnsubscribePage, async ({ params, reply }) => {
    void reply.redirect(`/unsubscribe/${params.token}`, 302);
    return '';
  });

  serve(app, getUnsubscribed, async ({ db, params }) => {
    const reader = readUnsubscribeToken(signer, db.tenant_id, params.token);
    const data = reader ? await describeStoppable(db, reader) : await others.find(db, signer, params.token);
    return { data: data ?? fail(notFound('Email')) };
  });

  // Mail programs post a form, which no other route accepts; nothing in it is needed.
  void app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', (_request, payload, done) => {
      payload.resume();
      done(null, undefined);
    });
    serve(scope, unsubscribe, async ({ db, params }) => {
      const reader = readUnsubscribeToken(signer, db.tenant_id, params.token);
      if (reader) await stopByToken(db, reader);
      else if (!(await others.stop(db, signer, params.token))) fail(notFound('Email'));
      return { message: 'You won’t get any more of these emails.' };
    });
  });
}
