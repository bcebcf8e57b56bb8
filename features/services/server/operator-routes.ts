import type { FastifyInstance } from 'fastify';
import { listMeta } from '#kit/contract/shapes.ts';
import { auditor } from '#kit/server/editing.ts';
import { serve } from '#kit/server/serve.ts';
import * as calls from '../operator-contract.ts';
import * as editing from './editing.ts';

const PER_PAGE = 50;

export function providerEditingRoutes(app: FastifyInstance): void {
  const record = auditor('provider');

  serve(app, calls.findProviders, async ({ db, query: { page, ...filter } }) => {
    const pages = { limit: PER_PAGE, offset: (page - 1) * PER_PAGE };
    const { rows, total, to_check } = await editing.providersForOperators(db, filter, pages);
    return { data: rows, meta: listMeta(page, PER_PAGE, total), to_check };
  });

  serve(app, calls.createProvider, async ({ body, ...by }) => {
    const provider = await editing.addProvider(by.db, body);
    await record(by, 'added', provider.id, provider.name);
    return { message: 'Provider added.', data: provider };
  });

  serve(app, calls.updateProvider, async ({ params, body, ...by }) => {
    const { revision, ...draft } = body;
    const provider = await editing.changeProvider(by.db, params.id, draft, revision);
    await record(by, 'changed', provider.id, provider.name);
    return { message: 'Provider saved.', data: provider };
  });

  serve(app, calls.showProvider, async ({ params, body, ...by }) => {
    const provider = await editing.showProvider(by.db, params.id, body.is_active);
    await record(by, body.is_active ? 'shown' : 'hidden', provider.id, provider.name);
    return { data: provider };
  });

  serve(app, calls.checkProvider, async ({ params, body, ...by }) => {
    const provider = await editing.markProviderChecked(by.db, params.id, body.revision);
    await record(by, 'checked', provider.id, provider.name);
    return { message: 'Marked as checked today.', data: provider };
  });

  serve(app, calls.deleteProvider, async ({ params, ...by }) => {
    const provider = await editing.removeProvider(by.db, params.id);
    await record(by, 'deleted', provider.id, provider.name);
    return { message: 'Provider deleted.' };
  });
}
