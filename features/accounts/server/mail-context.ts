import type { FastifyRequest } from 'fastify';
import { siteAddress } from '#features/tenants/server/index.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { clearTries, countTry, uncountTry } from '#kit/server/http/limits.ts';
import type { Tenant } from '#kit/server/http/serve.ts';
import { type MailContent, type MailQueue, queueMail, type Sender } from '#kit/server/mail/mail.ts';

/** What sending an email needs: the queue, the sender and the base address of links. */
export type MailContext = { background: MailQueue; tenant: Sender & { country_id: number }; site: string };

export const mailContextOf = (request: FastifyRequest, tenant: Tenant): MailContext => ({
  background: request.server.muster.background,
  tenant,
  site: siteAddress(request, tenant),
});

/** Emails that others can cause to one address, for each purpose and hour, from whatever address they ask. */
const REQUESTED_MAILS = { max: 5, window: 3600 };

/**
 * Counts an email that somebody requested to an address. Requests for one address wait for each other until their transactions end, so
 * they also see what the others have written.
 * @returns whether it may be sent; if it is not, `uncountMail` takes it back
 */
export const mayMail = async (db: TenantDb, purpose: string, email: string): Promise<boolean> =>
  (await countTry(db, bucketOf(purpose, email), REQUESTED_MAILS)) === 0;

/** Takes back what `mayMail` has counted, for a request that sends nothing. */
export const uncountMail = (db: TenantDb, purpose: string, email: string): Promise<void> =>
  uncountTry(db, bucketOf(purpose, email));

/** Forgets the emails of a purpose after something that only the owner of the address can do. */
export const clearMails = (db: TenantDb, purpose: string, email: string): Promise<void> =>
  clearTries(db, bucketOf(purpose, email));

const bucketOf = (purpose: string, email: string) => `mail ${purpose} ${email}`;

/** An email with its address, and the account at that address, if there is one. */
export type AccountMail = MailContent & { to: string };

/**
 * Queues an email in the transaction of the change that causes it.
 * @param userId the account that it is erased with
 * @param about others whom it names
 */
export const sendMail = (
  db: TenantDb,
  { background, tenant }: MailContext,
  userId: number | null,
  mail: AccountMail,
  about: readonly number[] = [],
) => queueMail(db, background, tenant, { ...mail, user_id: userId, about });
