import type { FastifyInstance, FastifyReply } from 'fastify';
import { fail, notFound } from '#kit/server/http/errors.ts';
import { serve } from '#kit/server/http/serve.ts';
import * as calls from '../../open-referral-contract.ts';
import { hsdsPage, hsdsService, TAXONOMY, TERMS, taxonomyTerm } from './open-referral.ts';
import { publishedProvider, publishedProviders } from './queries.ts';

/** Any website may read the feed. */
const forAll = (reply: FastifyReply) => reply.header('access-control-allow-origin', '*');

export function openReferralRoutes(app: FastifyInstance): void {
  serve(app, calls.getOpenReferral, async ({ reply }) => {
    forAll(reply);
    return {
      version: 'HSDS-UK-3.0',
      profile: 'https://docs.openreferraluk.org/',
      openapi_url: '/api/openapi.json',
    };
  });

  serve(app, calls.findOpenServices, async ({ db, query, reply }) => {
    forAll(reply);
    const { page, per_page, search, modified_after, taxonomy_term_id } = query;
    const term = TERMS.find((one) => taxonomyTerm(one).id === taxonomy_term_id);
    const tag = /^category:(.+)$/.exec(term?.code ?? '')?.[1];
    if (taxonomy_term_id && !tag) return hsdsPage([], page, per_page, 0);
    const pages = { limit: per_page, offset: (page - 1) * per_page };
    const { rows, total } = await publishedProviders(db, { search, modified_after, tag }, pages);
    return hsdsPage(rows.map(hsdsService), page, per_page, total);
  });

  serve(app, calls.getOpenService, async ({ db, params, reply }) => {
    forAll(reply);
    return hsdsService((await publishedProvider(db, params.id)) ?? fail(notFound('Service')));
  });

  serve(app, calls.findOpenTaxonomies, async ({ reply }) => {
    forAll(reply);
    return hsdsPage([TAXONOMY], 1, 50, 1);
  });

  serve(app, calls.findOpenTaxonomyTerms, async ({ reply }) => {
    forAll(reply);
    return hsdsPage(TERMS.map(taxonomyTerm), 1, 50, TERMS.length);
  });
}
