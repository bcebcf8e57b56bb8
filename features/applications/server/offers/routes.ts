import type { FastifyInstance } from 'fastify';
import { requireRecruiter } from '#features/companies/server/index.ts';
import { mailerOf } from '#features/notifications/server/index.ts';
import { siteAddress } from '#features/tenants/server/index.ts';
import { dayFile } from '#kit/calendar/icalendar.ts';
import { asDownload } from '#kit/server/files/files.ts';
import { conflict, fail, notFound } from '#kit/server/http/errors.ts';
import { serve } from '#kit/server/http/serve.ts';
import { getOfferCalendar, saveOffer } from '../../offer-contract.ts';
import { ownApplicationPath } from '../../rules.ts';
import { describeApplicant } from '../actions.ts';
import { findSentFor } from '../queries.ts';
import { changeOffer, describeOffers } from './actions.ts';

export function offerRoutes(app: FastifyInstance): void {
  serve(app, saveOffer, async ({ db, tenant, viewer, params, body, request }) => {
    const recruiter = requireRecruiter(viewer);
    await changeOffer(db, mailerOf(app, { tenant, request }), { tenant, recruiter }, params.id, body);
    return { message: 'Offer sent', data: await describeApplicant(db, { recruiter, tenant }, params.id) };
  });

  serve(app, getOfferCalendar, async ({ db, tenant, viewer, params, request, reply }) => {
    const sent = (await findSentFor(db, params.id, { veteran_id: viewer.id })) ?? fail(notFound('Application'));
    const [offer] = (await describeOffers(db, [params.id], { tenant, reader: 'veteran' })).get(params.id) ?? [];
    if (offer?.state !== 'open') fail(conflict('This application has no offer to answer.'));
    const site = siteAddress(request, tenant);
    const bytes = Buffer.from(
      dayFile({
        uid: `offer-${tenant.id}-${params.id}@${new URL(site).hostname}`,
        sequence: offer.revision,
        changed_at: offer.made_at,
        day: offer.answer_day,
        rings: 'day_before',
        summary: `Answer the offer: ${sent.title}, ${sent.company_name}`,
        description: 'The last day to accept or decline this offer.',
        url: `${site}${ownApplicationPath(params.id)}`,
      }),
    );
    return asDownload(reply, { name: 'offer.ics', content_type: getOfferCalendar.file_reply, bytes });
  });
}
