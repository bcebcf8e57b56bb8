import { z } from 'zod';
import { defineRoute } from '#kit/contract/route.ts';
import { data, Id } from '#kit/contract/shapes.ts';
import { Applicant } from './contract.ts';
import { OfferTerms } from './offer-shapes.ts';

/** `revision` is the one that was read, 0 where no terms were sent before; a newer one gives 409. */
export const saveOffer = defineRoute({
  method: 'PUT',
  path: '/api/recruiter/applications/{id}/offer',
  access: 'recruiter',
  summary: 'Send or change the terms of an offer',
  description:
    'Sends the terms of an offer to an applicant at the stage `offer`, or replaces those sent before; the veteran is notified. Applicants at another stage, or terms that somebody changed or that were answered since, give 409.',
  params: z.object({ id: Id }),
  body: OfferTerms.extend({ revision: z.number().int().min(0).max(2_147_483_647) }),
  example: { revision: 0, pay_amount: 34_500, pay_per: 'year', answer_by: '2026-12-18', start_on: '2027-02-01' },
  limit: { max: 120, window: 3600 },
  reply: data(Applicant),
});

/** The last day to answer an offer, as an event of the whole day. 409 where there is nothing to answer. */
export const getOfferCalendar = defineRoute({
  method: 'GET',
  path: '/api/applications/{id}/offer/calendar',
  access: 'veteran',
  summary: 'The last day to answer an offer, for a calendar',
  description:
    'Returns the last day on which an offer can be accepted as an iCalendar file. An application without an open offer gives 409.',
  reads_only: true,
  params: z.object({ id: Id }),
  file_reply: 'text/calendar; charset=utf-8',
});
