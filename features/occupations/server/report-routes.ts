import type { FastifyInstance } from 'fastify';
import { listMeta } from '#kit/contract/shapes.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { auditor } from '#kit/server/database/editing.ts';
import { conflict, fail, invalid, notFound } from '#kit/server/http/errors.ts';
import { serve } from '#kit/server/http/serve.ts';
import { daysBefore, type RetentionRule } from '#kit/server/records/retention.ts';
import { decideOccupationReport, findOccupationReports, reportTranslation } from '../report-contract.ts';
import { occupationReference } from './reference.ts';
import { addReport, decideReport, deleteOldReports, findReport, findReports, PER_PAGE } from './report-queries.ts';

const record = auditor('occupation_report');

/** The report with its occupation's name; the code of one that is not known any more. */
async function named<Row extends { onet_soc: string }>(db: TenantDb, countryId: number, rows: readonly Row[]) {
  const reference = await occupationReference(db);
  return rows.map((row) => ({ ...row, occupation: reference.nameOf(row.onet_soc, countryId) }));
}

export function occupationReportRoutes(app: FastifyInstance): void {
  serve(app, reportTranslation, async ({ db, body }) => {
    if ((await occupationReference(db)).titleOf(body.onet_soc) === null)
      fail(invalid({ onet_soc: ['We have no occupation with this code'] }));
    await addReport(db, body);
    return { message: 'Thank you. We’ll check this result.' };
  });

  serve(app, findOccupationReports, async ({ db, tenant, query: { decided, page } }) => {
    const { rows, open, total } = await findReports(db, decided === 'open', page);
    return { data: await named(db, tenant.country_id, rows), meta: listMeta(page, PER_PAGE, total), open };
  });

  serve(app, decideOccupationReport, async ({ db, tenant, viewer, request, params, body }) => {
    const isDecided = await decideReport(db, params.id, body.decision, viewer.id);
    const [report = fail(notFound('Report'))] = await named(db, tenant.country_id, await findReport(db, params.id));
    if (!isDecided) fail(conflict(`${report.decided_by ?? 'Somebody'} has already decided on this report.`, report));
    await record({ db, viewer, request }, body.decision, report.id, `${report.trade}: ${report.occupation}`);
    return { data: report };
  });
}

/** Reports are deleted two years after the last report or the decision: a note can name a person. */
export const occupationReportRetention: RetentionRule = {
  name: 'occupation_reports',
  erase: (db, now) => deleteOldReports(db, daysBefore(now, 730)),
};
