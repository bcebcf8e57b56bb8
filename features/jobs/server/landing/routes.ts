import type { FastifyInstance } from 'fastify';
import { drawInTurn } from '#kit/server/files/pictures.ts';
import { drawSharePicture } from '#kit/server/files/share-picture.ts';
import { fail, notFound } from '#kit/server/http/errors.ts';
import { serve, serveOutside } from '#kit/server/http/serve.ts';
import { getJobLanding, getJobLandingPicture } from '../../landing-contract.ts';
import { readerOf } from '../policy.ts';
import { findLanding, landingPicture } from './content.ts';

export function jobLandingRoutes(app: FastifyInstance): void {
  serve(app, getJobLanding, async ({ db, tenant, query, viewer }) => ({
    data: (await findLanding(db, tenant, query.path, readerOf(viewer).veteran_id)) ?? fail(notFound('Page')),
  }));

  serveOutside(app, getJobLandingPicture, async ({ withTenant, tenant, query, reply }) => {
    const page = (await withTenant((db) => findLanding(db, tenant, query.path, null))) ?? fail(notFound('Page'));
    reply.type('image/png').header('cache-control', 'public, max-age=86400');
    return drawInTurn(() => drawSharePicture(landingPicture(page, tenant)));
  });
}
