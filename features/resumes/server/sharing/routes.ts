import type { FastifyInstance } from 'fastify';
import { typesettingErrorsToHttp } from '#features/typesetting/server/index.ts';
import { fail, notFound } from '#kit/server/http/errors.ts';
import { serve, serveOutside } from '#kit/server/http/serve.ts';
import { resumePages } from '../../output/output.ts';
import { endResumeShare, findResumeShares, getSharedResumePdf, openSharedResume, shareResume } from '../../sharing/contract.ts';
import { sendPdf } from '../output-routes.ts';
import { findResume } from '../resume-queries.ts';
import { createShare, openShare } from './actions.ts';
import { countView, deleteShare, findShares } from './queries.ts';

export function sharingRoutes(app: FastifyInstance): void {
  serve(app, findResumeShares, async ({ db, viewer, params }) => {
    const resume = (await findResume(db, viewer.id, params.id)) ?? fail(notFound('Resume'));
    return { data: (await findShares(db, resume.id)).map((share) => ({ ...share, path: null })) };
  });

  serveOutside(app, shareResume, async ({ withTenant, viewer, params, body }) => ({
    data: await createShare(withTenant, viewer, params.id, body),
  }));

  serve(app, endResumeShare, async ({ db, viewer, params }) => {
    const resume = (await findResume(db, viewer.id, params.id)) ?? fail(notFound('Resume'));
    if (!(await deleteShare(db, resume.id, params.share_id))) fail(notFound('Link'));
    return { message: 'The link no longer works.' };
  });

  serveOutside(app, openSharedResume, async ({ withTenant, params, body, reply }) => {
    reply.header('x-robots-tag', 'noindex, nofollow').header('cache-control', 'private, no-store');
    const { share, printable } = await openShare(withTenant, params.token, body.password);
    const pages = await typesettingErrorsToHttp(resumePages(printable));
    await withTenant((db) => countView(db, share.id));
    return { data: { title: printable.title, name: printable.content.basics.name, pages } };
  });

  serveOutside(app, getSharedResumePdf, async ({ withTenant, params, body, reply }) => {
    reply.header('x-robots-tag', 'noindex, nofollow');
    const { printable } = await openShare(withTenant, params.token, body.password);
    return sendPdf(reply, printable);
  });
}
