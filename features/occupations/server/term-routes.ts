import type { FastifyInstance } from 'fastify';
import { listMeta } from '#kit/contract/shapes.ts';
import { countryOf } from '#kit/country/country.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { auditor, enforceRevision } from '#kit/server/database/editing.ts';
import { fail, invalid, notFound } from '#kit/server/http/errors.ts';
import { serve } from '#kit/server/http/serve.ts';
import { daysBefore, type RetentionRule } from '#kit/server/records/retention.ts';
import * as calls from '../term-contract.ts';
import { presentTranslation } from '../translation/present.ts';
import { serviceOfForce } from '../translation/services.ts';
import { readTerms } from '../translation/tables.ts';
import type { Translator } from '../translation/translator.ts';
import { wordsOf } from '../translation/words.ts';
import { type OccupationReference, occupationReference, withOwnTerms } from './reference.ts';
import {
  deleteOldUntranslated,
  dismissUntranslated,
  findActiveTerms,
  findOwnTerms,
  findTermVersions,
  findUntranslated,
  lockOwnTerm,
  type OwnTermRow,
  PER_PAGE,
  writeOwnTerm,
} from './term-queries.ts';

const record = auditor('occupation_term');
const MOST_STANDARD = 20;

const named = (reference: OccupationReference, countryId: number, codes: readonly string[]) =>
  codes.map((onet_soc) => ({ onet_soc, name: reference.nameOf(onet_soc, countryId) }));
const shown = (reference: OccupationReference, countryId: number, row: OwnTermRow) => ({
  ...row,
  occupations: named(reference, countryId, row.codes),
});

/** @throws Refusal 422 naming codes without an occupation and terms without a word */
function enforceKnown(
  reference: OccupationReference,
  { codes, terms }: Pick<calls.TermDraft, 'codes' | 'terms'>,
  prefix = '',
): void {
  const unknown = codes.find((code) => reference.titleOf(code) === null);
  if (unknown) fail(invalid({ [`${prefix}codes`]: [`We have no occupation with the code ${unknown}.`] }));
  const empty = terms.find((term) => wordsOf(term).length === 0);
  if (empty !== undefined)
    fail(invalid({ [`${prefix}terms`]: [`“${empty}” has only words that we ignore when we compare titles.`] }));
}

async function save(db: TenantDb, id: number | null, draft: calls.TermDraft, by: number): Promise<OwnTermRow> {
  const terms = [...new Set(draft.terms)];
  const codes = [...new Set(draft.codes)];
  return writeOwnTerm(db, id, { ...draft, terms, codes }, by);
}

export function occupationTermRoutes(app: FastifyInstance): void {
  serve(app, calls.findOccupationTerms, async ({ db, tenant, query: { search, page } }) => {
    const reference = await occupationReference(db);
    const { rows, total } = await findOwnTerms(db, search, page);
    const wanted = wordsOf(search).join(' ');
    const standard =
      wanted === ''
        ? []
        : readTerms()
            .filter(({ words }) => ` ${words.join(' ')} `.includes(` ${wanted} `))
            .slice(0, MOST_STANDARD)
            .map((term) => ({
              term: term.words.join(' '),
              services: [...new Set((term.services ?? []).map(serviceOfForce))],
              occupations: named(reference, tenant.country_id, term.codes.slice(0, 5)),
            }));
    return { data: rows.map((row) => shown(reference, tenant.country_id, row)), meta: listMeta(page, PER_PAGE, total), standard };
  });

  serve(app, calls.createOccupationTerm, async ({ db, tenant, viewer, request, body }) => {
    const reference = await occupationReference(db);
    enforceKnown(reference, body);
    const row = await save(db, null, body, viewer.id);
    await record({ db, viewer, request }, 'added', row.id, row.terms.join(', '));
    return { message: 'Terms added', data: shown(reference, tenant.country_id, row) };
  });

  serve(app, calls.updateOccupationTerm, async ({ db, tenant, viewer, request, params, body: { revision, ...draft } }) => {
    const before = (await lockOwnTerm(db, params.id)) ?? fail(notFound('Term'));
    enforceRevision(before, revision, 'row of terms');
    const reference = await occupationReference(db);
    enforceKnown(reference, draft);
    const row = await save(db, params.id, draft, viewer.id);
    await record({ db, viewer, request }, 'changed', row.id, row.terms.join(', '));
    return { message: 'Terms saved', data: shown(reference, tenant.country_id, row) };
  });

  serve(app, calls.findOccupationTermVersions, async ({ db, params }) => {
    const data = await findTermVersions(db, params.id);
    return { data: data.length > 0 ? data : fail(notFound('Term')) };
  });

  serve(app, calls.previewOccupationTerm, async ({ db, tenant, body: { id, term, title, service } }) => {
    const reference = await occupationReference(db);
    enforceKnown(reference, term, 'term.');
    const stored = (await findActiveTerms(db)).filter((one) => one.id !== id);
    const changed = await withOwnTerms(reference, term.is_active ? [term, ...stored] : stored);
    const shownBy = (translator: Translator) =>
      presentTranslation(translator.translate({ service, code: '', title }), {
        official: [],
        rank: '',
        nameOf: (code) => reference.knownNameOf(code, tenant.country_id),
        quotesTitles: countryOf(tenant.country_id).forces !== 'UK',
        titlesOf: (code) => reference.titlesOf(code, tenant.country_id),
        ukSocOf: (code) => reference.ukSocOf(code, tenant.country_id),
      }).map(({ onet_soc, title: name, confidence, reason }) => ({ onet_soc, title: name, confidence, reason }));
    return { data: { before: shownBy(reference.translator), after: shownBy(changed) } };
  });

  serve(app, calls.findUntranslatedTitles, async ({ db, query: { page } }) => {
    const { rows, total } = await findUntranslated(db, page);
    return { data: rows, meta: listMeta(page, PER_PAGE, total) };
  });

  serve(app, calls.dismissUntranslatedTitle, async ({ db, body }) => {
    await dismissUntranslated(db, body.title, body.service);
    return { message: 'Removed from the list' };
  });
}

/** Titles nobody has asked for in half a year say nothing any more. */
export const untranslatedRetention: RetentionRule = {
  name: 'untranslated_titles',
  erase: (db, now) => deleteOldUntranslated(db, daysBefore(now, 180)),
};
