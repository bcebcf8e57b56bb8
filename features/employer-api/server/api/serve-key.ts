import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Route } from '#kit/contract/route.ts';
import { databaseNow } from '#kit/server/background/clock.ts';
import { runAndRollBack, type TenantDb } from '#kit/server/database/db.ts';
import { conflict, fail, notFound, tooMany, unreadable } from '#kit/server/http/errors.ts';
import { countTry } from '#kit/server/http/limits.ts';
import { type CompanyKey, type Handler, serve } from '#kit/server/http/serve.ts';
import { findReply, insertReply, lockName } from './queries.ts';

type KeyRoute = Route & { access: 'company_key' };

/** Calls with an Idempotency-Key whose replies a company stores in a day. */
const MOST_REPLIES = { max: 20_000, window: 86_400 };
const MOST_NAME = 255;

/**
 * Mounts a route for API keys. What a test key writes is rolled back after it was answered. A call with an Idempotency-Key is done once: a
 * repeated one gets the stored reply, and another call with the same Idempotency-Key is refused.
 */
export function serveKey<T extends KeyRoute>(app: FastifyInstance, route: T, handler: Handler<T>): void {
  const handle: Handler<T> = async (input) => {
    if ((route as Route).reads_only) return handler(input);
    const { db, request, reply, params, body } = input;
    const key = input.key as CompanyKey;
    if (key.is_test) reply.header('muster-test', 'true');
    const work = () => (key.is_test ? tryOut(db, () => handler(input)) : handler(input));
    const name = readName(request.headers['idempotency-key']);
    if (name === null) return work();
    const call = { company_id: key.viewer.company_id ?? 0, mode: key.is_test ? ('test' as const) : ('live' as const), name };
    const request_hash = createHash('sha256')
      .update(JSON.stringify([route.method, route.path, params, body]))
      .digest();
    await lockName(db, call.company_id, `${call.mode} reply ${name}`);
    const before = await findReply(db, call);
    if (before) {
      if (!before.request_hash.equals(request_hash))
        fail(conflict('This Idempotency-Key was used for another call in the last day. Choose a new one for each call.'));
      reply.header('idempotency-replayed', 'true');
      // It was made by this route's own handler.
      return before.reply as Awaited<ReturnType<typeof handler>>;
    }
    const wait = await countTry(db, `replies of company ${call.company_id}`, MOST_REPLIES);
    if (wait > 0)
      fail(
        tooMany(wait, `Your company has used ${MOST_REPLIES.max.toLocaleString('en')} Idempotency-Keys today. Call without one.`),
      );
    // Without the fields that the contract does not name, so that no names of people are stored.
    const answer = ((route as Route).reply?.parse(await work()) ?? fail(notFound('Reply'))) as Awaited<
      ReturnType<typeof handler>
    >;
    await insertReply(db, { ...call, request_hash, reply: JSON.stringify(answer), created_at: databaseNow().toISOString() });
    return answer;
  };
  serve(app, route, handle);
}

function readName(sent: string | string[] | undefined): string | null {
  if (sent === undefined) return null;
  const [name = ''] = [sent].flat();
  if (!/^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/.test(name) || name.length > MOST_NAME)
    fail(unreadable(`Idempotency-Key must be 1 to ${MOST_NAME} letters, digits and punctuation marks.`));
  return name;
}

/** @returns what the work answers, after everything that it stored, queued and announced was taken back */
async function tryOut<T>(db: TenantDb, work: () => Promise<T>): Promise<T> {
  const stored = new Map(db.stored);
  const answers: T[] = [];
  await runAndRollBack(db, async () => {
    answers.push(await work());
  });
  db.stored = stored;
  const [answer] = answers;
  return answer as T;
}
