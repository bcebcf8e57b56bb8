import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { hashPassword, passwordMatches } from '#features/accounts/server/index.ts';
import type { TenantDb } from '#kit/server/db.ts';
import { conflict, fail, forbidden, notFound, tooMany } from '#kit/server/errors.ts';
import { countTry, takeBackTry } from '#kit/server/limits.ts';
import { serve, serveOutside } from '#kit/server/serve.ts';
import { resumePages } from '../output/output.ts';
import { endResumeShare, findResumeShares, getSharedResumePdf, openSharedResume, shareResume } from '../resumes-contract.ts';
import { loadPrintable, sendPdf, typesettingErrorsToHttp } from './output-routes.ts';
import { findResume } from './resume-queries.ts';
import { countView, deleteShare, findLiveShare, findShares, insertShare } from './sharing-queries.ts';

const MAX_SHARES = 20;
const TOKEN_BYTES = 24;
/** Wrong passwords for one link, from whatever address. */
const WRONG_PASSWORDS = { max: 10, window: 900 };

const hashOf = (token: string) => createHash('sha256').update(token).digest();
const missing = () => notFound('Resume');

export function sharingRoutes(app: FastifyInstance): void {
  serve(app, findResumeShares, async ({ db, viewer, params }) => {
    const resume = (await findResume(db, viewer.id, params.id)) ?? fail(missing());
    return { data: (await findShares(db, resume.id)).map((share) => ({ ...share, path: null })) };
  });

  serveOutside(app, shareResume, async ({ withTenant, viewer, params, body }) => {
    const password_hash = body.password === undefined ? null : await hashPassword(body.password);
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    return withTenant(async (db) => {
      const resume = (await findResume(db, viewer.id, params.id, { locked: true })) ?? fail(missing());
      if ((await findShares(db, resume.id)).length >= MAX_SHARES)
        fail(conflict(`There are ${MAX_SHARES} links to this already. End one first.`));
      const share = await insertShare(db, { resume_id: resume.id, token_hash: hashOf(token), password_hash, days: body.days });
      return { data: { ...share, path: `/shared/${token}` } };
    });
  });

  serve(app, endResumeShare, async ({ db, viewer, params }) => {
    const resume = (await findResume(db, viewer.id, params.id)) ?? fail(missing());
    if (!(await deleteShare(db, resume.id, params.share_id))) fail(notFound('Link'));
    return { message: 'The link no longer leads anywhere.' };
  });

  serveOutside(app, openSharedResume, async ({ withTenant, params, body, reply }) => {
    reply.header('x-robots-tag', 'noindex, nofollow').header('cache-control', 'private, no-store');
    const { share, printable } = await open(withTenant, params.token, body.password);
    const pages = await typesettingErrorsToHttp(resumePages(printable));
    await withTenant((db) => countView(db, share.id));
    return { data: { title: printable.title, name: printable.content.basics.name, pages } };
  });

  serveOutside(app, getSharedResumePdf, async ({ withTenant, params, body, reply }) => {
    reply.header('x-robots-tag', 'noindex, nofollow');
    const { printable } = await open(withTenant, params.token, body.password);
    return sendPdf(reply, printable);
  });
}

type WithTenant = <T>(work: (db: TenantDb) => Promise<T>) => Promise<T>;

/** Lets in who has the link and, where it asks for one, the password. @throws Refusal 403, 404, 429 */
async function open(withTenant: WithTenant, token: string, password: string | undefined) {
  const share = (await withTenant((db) => findLiveShare(db, hashOf(token)))) ?? fail(notFound('Resume'));
  if (share.password_hash !== null) {
    if (!password) fail(forbidden('This resume asks for a password.'));
    const wait = await withTenant((db) => countTry(db, `share ${share.id}`, WRONG_PASSWORDS));
    if (wait > 0) fail(tooMany(wait));
    if (!(await passwordMatches(share.password_hash, password))) fail(forbidden('This password is not the one of this resume.'));
    await withTenant((db) => takeBackTry(db, `share ${share.id}`));
  }
  return { share, printable: await withTenant((db) => loadPrintable(db, share.user_id, share.resume_id)) };
}
