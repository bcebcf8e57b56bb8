import type { FastifyInstance } from 'fastify';
import { stopEmails } from '#features/notifications/server/index.ts';
import { fail, notFound } from '#kit/server/http/errors.ts';
import { serve } from '#kit/server/http/serve.ts';
import { stopReminders } from '../../transition-contract.ts';
import { readUnsubscribeToken } from './unsubscribe-tokens.ts';

export function reminderRoutes(app: FastifyInstance): void {
  // Mail programs post a form, which no other route accepts; nothing in it is needed.
  void app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', (_request, payload, done) => {
      payload.resume();
      done(null, undefined);
    });
    serve(scope, stopReminders, async ({ db, params }) => {
      const userId = (await readUnsubscribeToken(db, app.muster.signer, params.token)) ?? fail(notFound('Mail'));
      await stopEmails(db, userId, 'plan_task_due');
      return { message: 'You won’t get any more reminders by email.' };
    });
  });
}
