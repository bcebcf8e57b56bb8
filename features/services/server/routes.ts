import type { FastifyInstance } from 'fastify';
import { fail, notFound, signInFirst } from '#kit/server/http/errors.ts';
import { serve, type Viewer } from '#kit/server/http/serve.ts';
import * as calls from '../contract.ts';
import { logoUrl } from '../rules.ts';
import { searchServiceProviders } from './directory/provider-search.ts';
import { deleteChosen, findLogo, findProviderPage, insertChosen, providerExists, writeReport } from './provider-queries.ts';

/** Whose marks are shown: nobody's while the account is not active. */
const readerOf = (viewer: Viewer | null): Viewer | null => (viewer?.status === 'active' ? viewer : null);

export function directoryRoutes(app: FastifyInstance): void {
  serve(app, calls.findServiceProviders, async ({ db, tenant, query, viewer }) => {
    const reader = readerOf(viewer);
    if (query.saved && reader?.role !== 'veteran') fail(signInFirst('Sign in as a veteran to see what you saved.'));
    return searchServiceProviders(db, query, { tenant, viewer: reader });
  });

  serve(app, calls.getServiceProvider, async ({ db, params, viewer }) => {
    const { logo_file_id, ...provider } =
      (await findProviderPage(db, params.id, readerOf(viewer)?.id ?? null)) ?? fail(notFound('Service provider'));
    return { data: { ...provider, logo_url: logoUrl(provider.id, logo_file_id) } };
  });

  serve(app, calls.getServiceProviderLogo, async ({ db, params, reply }) => {
    const { bytes } = (await findLogo(db, params.id)) ?? fail(notFound('Logo'));
    reply.type('image/webp').header('cache-control', 'public, max-age=31536000, immutable');
    return bytes;
  });

  serve(app, calls.saveServiceProvider, async ({ db, params, viewer }) => {
    if (!(await findProviderPage(db, params.id, null))) fail(notFound('Service provider'));
    await insertChosen(db, viewer.id, params.id);
    return { message: 'Saved' };
  });

  serve(app, calls.unsaveServiceProvider, async ({ db, params, viewer }) => {
    if (!(await providerExists(db, params.id))) fail(notFound('Service provider'));
    await deleteChosen(db, viewer.id, params.id);
    return { message: 'Removed from your saved services' };
  });

  serve(app, calls.reportServiceProvider, async ({ db, params, body, viewer }) => {
    if (!(await findProviderPage(db, params.id, null))) fail(notFound('Service provider'));
    await writeReport(db, { ...body, provider_id: params.id, user_id: viewer.id });
    return { message: 'Thank you. We’ll check it.' };
  });
}
