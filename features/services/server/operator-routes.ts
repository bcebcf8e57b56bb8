import type { FastifyInstance } from 'fastify';
import { listMeta } from '#kit/contract/shapes.ts';
import { auditor } from '#kit/server/database/editing.ts';
import { parseApart } from '#kit/server/files/file-parser.ts';
import { attachmentNamed } from '#kit/server/files/files.ts';
import { reencodeImage } from '#kit/server/files/pictures.ts';
import { fail, invalid } from '#kit/server/http/errors.ts';
import { serve, serveOutside } from '#kit/server/http/serve.ts';
import * as calls from '../operator-contract.ts';
import * as editing from './editing.ts';
import { auditImport, runImport } from './importing/entry-imports.ts';
import type { parseProviders } from './importing/import-file.ts';
import { importProviders } from './importing/importing.ts';
import { csvOfProviders } from './importing/provider-csv.ts';
import { allProviders } from './provider-queries.ts';

const PER_PAGE = 50;
const LOGO_SIDE = 512;
const MOST_ROWS = 5000;

const parseFile = parseApart<typeof parseProviders>(new URL('./importing/import-file.ts', import.meta.url), 'parseProviders');

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

  serveOutside(app, calls.setProviderLogo, async ({ withTenant, params, files, ...by }) => {
    const reencoded = files.logo ? await reencodeImage(files.logo.bytes, LOGO_SIDE) : null;
    if (reencoded && 'refused' in reencoded) fail(invalid({ logo: [reencoded.refused] }));
    return withTenant(async (db) => {
      const provider = await editing.setProviderLogo(db, params.id, by.viewer.id, reencoded?.webp ?? null);
      await record({ ...by, db }, 'changed', provider.id, provider.name);
      return { message: reencoded ? 'Logo saved.' : 'Logo removed.', data: provider };
    });
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

  serve(app, calls.showProviders, async ({ body, ...by }) => {
    const changed = await editing.showProviders(by.db, body.ids, body.is_active);
    for (const [id, name] of changed) await record(by, body.is_active ? 'shown' : 'hidden', id, name);
    return { data: { changed: changed.size } };
  });

  serve(app, calls.mergeProviders, async ({ body, ...by }) => {
    const provider = await editing.mergeProviders(by.db, body.keep_id, body.merge_ids, body.revision);
    await record(by, 'merged', provider.id, provider.name);
    return { message: 'Providers merged.', data: provider };
  });

  serve(app, calls.getProvidersCsv, async ({ db, reply }) => {
    reply.type('text/csv; charset=utf-8').header('content-disposition', attachmentNamed('providers.csv'));
    return csvOfProviders(await allProviders(db));
  });

  serveOutside(app, calls.importProviders, async ({ withTenant, tenant, viewer, body, files, request }) => {
    const { mode, ...options } = body;
    const { filename, bytes } = files.file ?? fail(invalid({ file: ['Choose a file.'] }));
    const { licence } = options;
    const parsed = await parseFile({ bytes, filename, country_id: tenant.country_id, licence, most_rows: MOST_ROWS });
    const rows = 'rows' in parsed ? parsed.rows : fail(invalid({ file: [parsed.unusable] }));
    return withTenant(async (db) => {
      const report = await runImport(db, mode, () => importProviders(db, rows, options));
      if (mode === 'import') await auditImport({ db, viewer, request }, 'provider', report, { source: options.source });
      return { data: report };
    });
  });
}
