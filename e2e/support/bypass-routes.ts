import type { FastifyInstance } from 'fastify';
import { hashPassword, tokensSignedWith } from '#features/accounts/server/index.ts';
import { sendDailyEmail } from '#features/alerts/server/testing.ts';
import { UNITED_KINGDOM } from '#kit/country/country.ts';
import type { Database, TenantDb } from '#kit/server/database/db.ts';
import type { startBoards } from './boards.ts';
import { NEW_PASSWORD } from './passwords.ts';

type Person = { host: string; email: string };
type Newcomer = Person & { role: 'veteran' | 'recruiter' };

const HOUR = 3_600_000;

/**
 * Routes that only the journeys' server has. They create accounts, sign people in and read emails without the screens and the hashing of
 * passwords, which take most of the time of a journey about something else.
 */
export async function bypassRoutes(
  app: FastifyInstance,
  { db, secret, boards }: { db: Database; secret: string; boards: Pick<Awaited<ReturnType<typeof startBoards>>, 'show'> },
): Promise<void> {
  const tokens = tokensSignedWith(secret);
  const password_hash = await hashPassword(NEW_PASSWORD);

  const inTenantOf = async <T>(host: string, work: (scoped: TenantDb) => Promise<T>): Promise<T> => {
    const { tenant_id } = await db.unscoped
      .selectFrom('tenant_hosts')
      .select('tenant_id')
      .where('host', '=', host)
      .executeTakeFirstOrThrow();
    return db.withTenant(tenant_id, work);
  };

  const openSession = async (scoped: TenantDb, user_id: number) => {
    const expires_at = new Date(Date.now() + HOUR);
    const { id } = await scoped
      .insertInto('sessions')
      .values({ user_id, expires_at: expires_at.toISOString() })
      .returning('id')
      .executeTakeFirstOrThrow();
    return tokens.sign({ user_id, tenant_id: scoped.tenant_id, session_id: id }, expires_at);
  };

  app.post<{ Querystring: Person }>('/journeys/sessions', ({ query: { host, email } }) =>
    inTenantOf(host, async (scoped) => {
      const { id } = await scoped.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow();
      return openSession(scoped, id);
    }),
  );

  app.post<{ Querystring: Newcomer }>('/journeys/accounts', ({ query: { host, email, role } }) =>
    inTenantOf(host, async (scoped) => {
      const person = { email, role, password_hash, first_name: 'Megan', last_name: 'Lloyd', country_id: UNITED_KINGDOM };
      const { id } = await scoped
        .insertInto('users')
        .values({ ...person, email_verified_at: new Date().toISOString() })
        .returning('id')
        .executeTakeFirstOrThrow();
      return openSession(scoped, id);
    }),
  );

  // The next day is what the journey does not wait for.
  app.post<{ Querystring: Person }>('/journeys/daily-email', async ({ query: { host, email } }) => {
    const { background, signer } = app.muster;
    const siteOf = (name: string) => `http://${name}`;
    const work = { db, background, signer, siteOf, signal: new AbortController().signal };
    await sendDailyEmail(work, await inTenantOf(host, async ({ tenant_id }) => tenant_id), email);
    return {};
  });

  app.post<{ Querystring: { board: string; titles: string } }>('/journeys/boards', async ({ query: { board, titles } }) => {
    boards.show(board, titles.split('|'));
    return {};
  });

  app.get<{ Querystring: Person }>('/journeys/mails', ({ query: { host, email } }) =>
    inTenantOf(host, (scoped) =>
      scoped
        .selectFrom('mails')
        .select(['subject', 'body_text as text', 'unsubscribe_url'])
        .where('to_email', '=', email)
        .orderBy('id', 'desc')
        .execute(),
    ),
  );
}
