import type { FastifyRequest } from 'fastify';
import { siteAddress } from '#features/tenants/server/index.ts';
import type { Background } from '#kit/server/background.ts';
import type { TenantDb } from '#kit/server/db.ts';
import { type OutgoingMail, queueMail } from '#kit/server/mail.ts';
import type { Tenant } from '#kit/server/serve.ts';

/** What sending an email needs: the queue, the sender and the base address of links. */
export type MailContext = { background: Background; tenant: Tenant; site: string };

export const mailContextOf = (request: FastifyRequest, tenant: Tenant): MailContext => ({
  background: request.server.muster.background,
  tenant,
  site: siteAddress(request, tenant),
});

/** Queues an email in the transaction of the change that causes it. */
export const sendMail = (db: TenantDb, { background, tenant }: MailContext, mail: OutgoingMail) =>
  queueMail(db, background, tenant, mail);
