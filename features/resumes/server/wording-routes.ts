import type { FastifyInstance } from 'fastify';
import { countryOf } from '#kit/country/country.ts';
import { serve, serveOutside } from '#kit/server/http/serve.ts';
import { suggestCivilianWording } from '../military-words/civilian-wording.ts';
import { dismissTip, findDismissedTips, MAX_DISMISSED_TIPS, rewriteText, suggestWording } from '../resumes-contract.ts';
import { type AiService, rewrite } from '../wording/rewrite/rewrite.ts';
import { findOwner } from './resume-queries.ts';
import { findDismissed, insertDismissed } from './tip-queries.ts';

export function wordingRoutes(app: FastifyInstance, { ai }: { ai: AiService | null }): void {
  serveOutside(app, rewriteText, async ({ viewer, body, withTenant }) => {
    const { country_id } = await withTenant((db) => findOwner(db, viewer.id));
    return { data: await rewrite({ ...body, country: countryOf(country_id).forces }, ai) };
  });

  serve(app, suggestWording, async ({ db, viewer, body }) => {
    const country = countryOf((await findOwner(db, viewer.id)).country_id).forces;
    return { data: body.texts.map((text) => suggestCivilianWording(text, { country })) };
  });

  serve(app, findDismissedTips, async ({ db, viewer }) => ({ data: await findDismissed(db, viewer.id) }));

  serve(app, dismissTip, async ({ db, viewer, body }) => {
    await insertDismissed(db, viewer.id, body.tip, MAX_DISMISSED_TIPS);
    return { message: 'Dismissed.' };
  });
}
