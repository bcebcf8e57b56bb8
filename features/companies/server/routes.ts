import type { FastifyInstance } from 'fastify';
import type { Authority } from '#features/accounts/authority.ts';
import { findDeciders } from '#features/accounts/server/index.ts';
import { mailerOf } from '#features/notifications/server/index.ts';
import { listMeta } from '#kit/contract/shapes.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { keepFile } from '#kit/server/files/files.ts';
import { reencodeImage } from '#kit/server/files/pictures.ts';
import { fail, invalid, notFound } from '#kit/server/http/errors.ts';
import { serve, serveOutside } from '#kit/server/http/serve.ts';
import * as calls from '../contract.ts';
import { plainStatus } from '../rules.ts';
import {
  askToJoin,
  changeAdmin,
  changeCompany,
  changeLogo,
  colleague,
  decidePerson,
  declineOffer,
  foundCompany,
  ownCompany,
  shownCompany,
} from './actions.ts';
import { findChangedLogo } from './change-queries.ts';
import { withdrawChange } from './changes.ts';
import { canLoadLogo, canReadCompany, requireAdminOf, requireCompanyAdmin } from './policy.ts';
import { activeCompanies, companyUsers, findApproversOf, findCompanyRow, findLogo } from './queries.ts';

const PER_PAGE = 20;
const LOGO_SIDE = 512;

export function companyRoutes(app: FastifyInstance): void {
  publicRoutes(app);
  ownCompanyRoutes(app);
  peopleRoutes(app);
}

function publicRoutes(app: FastifyInstance): void {
  serve(app, calls.findCompanies, async ({ db, query }) => {
    const { rows, total } = await activeCompanies(db, { ...query, limit: PER_PAGE, offset: (query.page - 1) * PER_PAGE });
    return { data: rows.map(shownCompany), meta: listMeta(query.page, PER_PAGE, total) };
  });

  serve(app, calls.getCompany, async ({ db, viewer, params }) => {
    const row = await findCompanyRow(db, params.id);
    if (!row || !canReadCompany(viewer, row)) fail(notFound('Company'));
    return { data: shownCompany(row) };
  });

  serve(app, calls.getCompanyLogo, async ({ db, viewer, params, reply }) => {
    const logo = (await findLogo(db, params.id)) ?? fail(notFound('Logo'));
    reply.type('image/webp');
    if (logo.status === 'active') {
      // Its URL changes with the picture.
      reply.header('cache-control', 'public, max-age=31536000, immutable');
      return logo.bytes;
    }
    return canLoadLogo(viewer, { id: params.id, status: logo.status }) ? logo.bytes : fail(notFound('Logo'));
  });
}

function ownCompanyRoutes(app: FastifyInstance): void {
  serve(app, calls.createCompany, async ({ db, tenant, viewer, body, request }) => ({
    data: await foundCompany(db, mailerOf(app, { tenant, request }), viewer, body),
  }));

  serve(app, calls.getOwnCompany, async ({ db, viewer }) => ({
    data: await ownCompany(db, viewer.company_id ?? fail(notFound('Company'))),
  }));

  serve(app, calls.updateCompany, async ({ db, tenant, viewer, params, body, request }) => {
    const { revision, ...draft } = body;
    const input = { db, post: mailerOf(app, { tenant, request }), viewer, address: request.ip };
    return { data: await changeCompany(input, params.id, draft, revision) };
  });

  serveOutside(app, calls.setCompanyLogo, async ({ withTenant, tenant, viewer, params, files, request }) => {
    requireAdminOf(viewer, params.id);
    const reencoded = files.logo ? await reencodeImage(files.logo.bytes, LOGO_SIDE) : null;
    if (reencoded && 'refused' in reencoded) fail(invalid({ logo: [reencoded.refused] }));
    return withTenant(async (db) => {
      const fileId = reencoded
        ? await keepFile(db, { owner_id: viewer.id, name: 'logo.webp', content_type: 'image/webp', bytes: reencoded.webp })
        : null;
      const input = { db, post: mailerOf(app, { tenant, request }), viewer, address: request.ip };
      return { data: await changeLogo(input, params.id, fileId) };
    });
  });

  serve(app, calls.getChangedLogo, async ({ db, viewer, params, reply }) => {
    if (!canLoadLogo(viewer, { id: params.id, status: 'pending' })) fail(notFound('Logo'));
    const logo = (await findChangedLogo(db, params.id, params.change_id)) ?? fail(notFound('Logo'));
    reply.type('image/webp');
    return logo.bytes;
  });

  serve(app, calls.withdrawCompanyChange, async ({ db, viewer, params, request }) => {
    requireAdminOf(viewer, params.id);
    await withdrawChange({ db, viewer, address: request.ip }, params.id);
    return { message: 'Changes withdrawn', data: await ownCompany(db, params.id) };
  });
}

function peopleRoutes(app: FastifyInstance): void {
  serve(app, calls.joinCompany, async ({ db, tenant, viewer, params, request }) => {
    await askToJoin(db, mailerOf(app, { tenant, request }), viewer, params.id);
    return { message: 'Request sent. We’ll email you when an admin of the company decides.' };
  });

  serve(app, calls.declineCompany, async ({ db, viewer, params }) => {
    await declineOffer(db, viewer, params.id);
    return {};
  });

  serve(app, calls.findCompanyUsers, async ({ db, viewer, query, body }) => {
    const companyId = requireCompanyAdmin(viewer);
    const filter = {
      ids: body.company_users ?? [],
      search: body.search ?? '',
      status: body.status ? (plainStatus(body.status) ?? undefined) : undefined,
      admin:
        body.admin === '' || body.admin === null || body.admin === undefined ? undefined : [1, '1', true].includes(body.admin),
      approved_by: body.approved_by || undefined,
      joined_on: body.joined_on || undefined,
      approved_on: body.approved_on || undefined,
    };
    // Another company's id returns an empty list; no id means the viewer's own company.
    const named = body.company_id ?? [];
    const isOwn = named.length === 0 || named.includes(companyId);
    const { rows, total } = isOwn
      ? await companyUsers(db, companyId, filter, { limit: PER_PAGE, offset: (query.page - 1) * PER_PAGE })
      : { rows: [], total: 0 };
    return {
      data: await shownUsers(db, rows, viewer.id),
      meta: listMeta(query.page, PER_PAGE, total),
      approvers: await findApproversOf(db, companyId),
    };
  });

  serve(app, calls.decideCompanyUser, async ({ db, tenant, viewer, params, body, request }) => {
    await colleague(db, viewer, params.id);
    await decidePerson(db, mailerOf(app, { tenant, request }), viewer, params.id, body);
    return { data: await shownUser(db, await colleague(db, viewer, params.id), viewer.id) };
  });

  serve(app, calls.setCompanyAdmin, async ({ db, viewer, params, body }) => {
    await changeAdmin(db, viewer, params.id, body.is_admin === 1);
    return { data: await shownUser(db, await colleague(db, { ...viewer, is_admin: 1 }, params.id), viewer.id) };
  });
}

type UserRow = Awaited<ReturnType<typeof colleague>>;

async function shownUsers(db: TenantDb, rows: readonly UserRow[], viewerId: number) {
  const deciders = await findDeciders(db, { user_ids: rows.map(({ id }) => id) });
  return rows.map((row) => toUser(row, viewerId, deciders.get(row.id) ?? null));
}

const shownUser = async (db: TenantDb, row: UserRow, viewerId: number) =>
  toUser(row, viewerId, (await findDeciders(db, { user_ids: [row.id] })).get(row.id) ?? null);

const toUser = ({ approver_id, approver_name, ...row }: UserRow, viewerId: number, decided_by: Authority | null) => ({
  ...row,
  decided_by,
  is_admin: row.is_admin ? (1 as const) : (0 as const),
  approved_by: approver_id === null || approver_name === null ? null : { id: approver_id, full_name: approver_name },
  is_me: row.id === viewerId,
});
