import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { pathOf } from '#kit/contract/route.ts';
import { UNITED_KINGDOM } from '#kit/country/country.ts';
import { fail, notFound } from '#kit/server/http/errors.ts';
import { serve, serveOutside, type Tenant } from '#kit/server/http/serve.ts';
import { audit } from '#kit/server/records/audit.ts';
import { findJobExports, getJobExport, type JobExport, updateJobExport } from '../../export-contract.ts';
import { EXPORT_KINDS, type ExportKind } from '../../export-rules.ts';
import { folderOf } from './background.ts';
import { findExports, isExportOn, noteWritten, switchExport } from './queries.ts';
import { type Scoped, writeExport } from './write.ts';

type SiteOf = (host: string) => string;

export function jobExportRoutes(app: FastifyInstance, { siteOf }: { siteOf: SiteOf }): void {
  const offeredTo = ({ country_id }: Tenant) =>
    EXPORT_KINDS.filter((kind) => kind !== 'find_a_job' || country_id === UNITED_KINGDOM);

  serve(app, findJobExports, async ({ db, tenant }) => {
    const rows = await findExports(db);
    return { data: offeredTo(tenant).map((kind) => describe(kind, rows, tenant, siteOf)) };
  });

  serve(app, updateJobExport, async ({ db, tenant, viewer, params, body, request }) => {
    const { kind } = params;
    if (!offeredTo(tenant).includes(kind)) fail(notFound('Format'));
    if (await switchExport(db, kind, body.is_on))
      await audit(db, {
        actor_id: viewer.id,
        action: body.is_on ? 'job_export_turned_on' : 'job_export_turned_off',
        subject_kind: 'job_export',
        details: { kind },
        address: request.ip,
      });
    return { data: describe(kind, await findExports(db), tenant, siteOf) };
  });

  serveOutside(app, getJobExport, async ({ tenant, params: { kind }, query: { source }, reply, withTenant }) => {
    if (!(await withTenant((db) => isExportOn(db, kind)))) fail(notFound('Page'));
    const scoped: Scoped = (work) => app.muster.db.withTenant(tenant.id, work, { reads_only: true });
    const { name, country_id, primary_host } = tenant;
    reply.type('application/xml; charset=utf-8');
    return Readable.from(
      writeExport(kind, { name, country_id, site: siteOf(primary_host), source }, scoped, (counts) =>
        withTenant((db) => noteWritten(db, kind, counts)),
      ),
      { objectMode: false },
    );
  });
}

function describe(kind: ExportKind, rows: Awaited<ReturnType<typeof findExports>>, tenant: Tenant, siteOf: SiteOf): JobExport {
  const { is_on = false, written_at = null, jobs = null, left_out = null } = rows.find((row) => row.kind === kind) ?? {};
  const isFolder = kind === 'find_a_job';
  return {
    kind,
    is_on,
    address: isFolder ? null : siteOf(tenant.primary_host) + pathOf(getJobExport, { kind }),
    folder: isFolder ? folderOf(tenant.slug) : null,
    written_at,
    jobs,
    left_out,
  };
}
