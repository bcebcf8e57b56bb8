import type { FastifyInstance } from 'fastify';
import {
  addLookup,
  changeLookup,
  lookupForOperators,
  lookupsForOperators,
  removeLookup,
  showLookup,
} from '#features/lookups/server/index.ts';
import { listMeta } from '#kit/contract/shapes.ts';
import { serve } from '#kit/server/http/serve.ts';
import { audit } from '#kit/server/records/audit.ts';
import * as calls from '../lookup-contract.ts';

const PER_PAGE = 50;

export function lookupEditingRoutes(app: FastifyInstance): void {
  serve(app, calls.findEditedLookups, async ({ db, query }) => {
    const { search, page, ...filter } = query;
    const pages = { limit: PER_PAGE, offset: (page - 1) * PER_PAGE };
    const { rows, total } = await lookupsForOperators(db, { ...filter, title: search }, pages);
    return { data: rows, meta: listMeta(page, PER_PAGE, total) };
  });

  serve(app, calls.addServiceLookup, async ({ db, viewer, body, request }) => {
    const { kind, ...fields } = body;
    const id = await addLookup(db, kind, fields);
    await audit(db, { ...subject(id, kind), actor_id: viewer.id, action: 'lookup_added', address: request.ip });
    return { message: 'Entry added.', data: await lookupForOperators(db, id) };
  });

  serve(app, calls.changeServiceLookup, async ({ db, viewer, params, body, request }) => {
    const { kind, is_own } = await changeLookup(db, params.id, body);
    const action = is_own ? 'lookup_changed' : 'lookup_renamed';
    await audit(db, { ...subject(params.id, kind), actor_id: viewer.id, action, address: request.ip });
    return { message: 'Entry saved.', data: await lookupForOperators(db, params.id) };
  });

  serve(app, calls.showServiceLookup, async ({ db, viewer, params, body, request }) => {
    const { kind } = await showLookup(db, params.id, body.is_shown);
    const action = body.is_shown ? 'lookup_shown' : 'lookup_hidden';
    await audit(db, { ...subject(params.id, kind), actor_id: viewer.id, action, address: request.ip });
    return {};
  });

  serve(app, calls.deleteServiceLookup, async ({ db, viewer, params, request }) => {
    const { kind } = await removeLookup(db, params.id);
    await audit(db, { ...subject(params.id, kind), actor_id: viewer.id, action: 'lookup_deleted', address: request.ip });
    return { message: 'Entry deleted.' };
  });
}

const subject = (id: number, kind: string) => ({ subject_kind: 'lookup', subject_id: id, details: { kind } });
