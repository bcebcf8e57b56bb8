import type { Recruiter } from '#features/companies/server/index.ts';
import { STAGE_LABEL } from '#features/jobs/stages.ts';
import type { Mailer } from '#features/notifications/server/index.ts';
import { instantsOf, localTime } from '#kit/calendar/time-zones.ts';
import { countryOf } from '#kit/country/country.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { conflict, fail, invalid, notFound } from '#kit/server/http/errors.ts';
import type { Tenant } from '#kit/server/http/serve.ts';
import type { Offer, OfferTerms } from '../../offer-shapes.ts';
import { type DeclineReason, OFFER_REMINDER_HOURS } from '../../rules.ts';
import { dateIn } from '../dates.ts';
import { notifyOfferChanged, refreshColleagues, showHiddenMoves } from '../notices.ts';
import { insertStageEvent, lockApplicant } from '../queries.ts';
import { endOffers, findCurrency, findOffers, insertOffers, type OfferRow, stopReplyClock } from './queries.ts';

const HOUR = 3_600_000;
/** Days to answer at most. */
const MOST_DAYS = 180;

/** The last second of a day in a zone. */
function endOfDay(day: string, zone: string): string {
  const minute = instantsOf(`${day}T23:59`, zone);
  const at = minute.kind === 'once' ? minute.at : minute.kind === 'twice' ? minute.second : `${day}T23:59:00.000Z`;
  return new Date(Date.parse(at) + 59_000).toISOString();
}

/**
 * Stores the same terms for applications to one job, each with its next revision.
 * @param field the path of the terms in the request, for its errors
 */
export async function writeOffers(
  db: TenantDb,
  tenant: Pick<Tenant, 'country_id'>,
  { job_id, made_by, to }: { job_id: number; made_by: number; to: { application_id: number; revision: number }[] },
  terms: OfferTerms,
  field = '',
): Promise<{ answer_by: string }> {
  const zone = countryOf(tenant.country_id).closingZone;
  const now = new Date();
  const today = localTime(now.getTime(), zone).slice(0, 10);
  const errors: Record<string, string[]> = {};
  if (terms.answer_by < today) errors[`${field}answer_by`] = ['Choose today or a later date.'];
  else if (terms.answer_by > new Date(Date.parse(today) + MOST_DAYS * 24 * HOUR).toISOString().slice(0, 10))
    errors[`${field}answer_by`] = [`Choose a day within the next ${MOST_DAYS} days.`];
  if (terms.start_on !== null && (terms.start_on < today || terms.start_on > '2099-12-31'))
    errors[`${field}start_on`] = ['Choose a start date that has not passed.'];
  if (Object.keys(errors).length > 0) fail(invalid(errors));
  const { pay_amount, answer_by: day, ...rest } = terms;
  const answer_by = endOfDay(day, zone);
  const isSoon = Date.parse(answer_by) - now.getTime() < OFFER_REMINDER_HOURS * HOUR;
  const offer = {
    pay_pence: Math.round(pay_amount * 100),
    pay_per: rest.pay_per,
    currency: await findCurrency(db, job_id),
    start_on: rest.start_on,
    place: rest.place,
    hours: rest.hours,
    contract: rest.contract,
    note: rest.note,
    answer_by,
    made_by,
    made_at: now.toISOString(),
    // Whoever has little time from the start needs no reminder.
    reminded_at: isSoon ? now.toISOString() : null,
  };
  await insertOffers(
    db,
    to.map((each) => ({ ...each, ...offer })),
  );
  return { answer_by };
}

/** Sends terms to an applicant who has been offered the job, or changes those sent before. */
export async function changeOffer(
  db: TenantDb,
  mailer: Mailer,
  { tenant, recruiter }: { tenant: Tenant; recruiter: Recruiter },
  id: number,
  { revision, ...terms }: OfferTerms & { revision: number },
): Promise<void> {
  const { stage, ...about } = (await lockApplicant(db, recruiter.company_id, id)) ?? fail(notFound('Applicant'));
  if (stage !== 'offer')
    fail(conflict(`This applicant is at ${STAGE_LABEL[stage]}. Move them to ${STAGE_LABEL.offer} to send terms.`, { stage }));
  const [last] = await findOffers(db, [id]);
  if ((last?.revision ?? 0) !== revision)
    fail(
      conflict('Someone has changed this offer since you opened it. Check the current terms, then make your changes.', { stage }),
    );
  const at = new Date().toISOString();
  await showHiddenMoves(db, id);
  await endOffers(db, [id], { outcome: 'replaced', at });
  const to = [{ application_id: id, revision: revision + 1 }];
  const { answer_by } = await writeOffers(db, tenant, { job_id: about.job_id, made_by: recruiter.id, to }, terms);
  await insertStageEvent(db, {
    application_id: id,
    actor_id: recruiter.id,
    from_stage: 'offer',
    to_stage: 'offer',
    reason: 'offer_changed',
    at,
    reply_by: about.reply_by,
  });
  await stopReplyClock(db, id);
  await notifyOfferChanged(db, mailer, about, { day: dateIn(tenant)(new Date(answer_by)), isFirst: revision === 0 });
  await refreshColleagues(db, recruiter.company_id);
}

/**
 * Refuses an acceptance of terms other than the present ones, or after their last day.
 * @param revision the terms that the veteran read
 */
export function checkAcceptance(
  offer: OfferRow | undefined,
  revision: number | undefined,
  { tenant, now = new Date() }: { tenant: Pick<Tenant, 'country_id'>; now?: Date },
): void {
  // An offer whose terms were agreed elsewhere.
  if (!offer) return;
  if (revision === undefined) fail(invalid({ revision: ['Send the revision of the terms that you accept.'] }));
  const last = new Date(offer.answer_by);
  if (offer.outcome === 'expired' || (offer.outcome === null && last < now))
    fail(conflict(`This offer was open until ${dateIn(tenant)(last)}. Ask the employer for more time.`));
  if (offer.outcome === null && offer.revision !== revision)
    fail(conflict('The employer changed the terms since you opened this page. Read them again before you accept.'));
}

export const endOffer = (
  db: TenantDb,
  id: number,
  to: 'hired' | 'declined' | 'withdrawn',
  answer: { reason?: DeclineReason | undefined; note?: string | undefined } = {},
) =>
  endOffers(db, [id], {
    outcome: to === 'hired' ? 'accepted' : 'declined',
    at: new Date().toISOString(),
    reason: answer.reason ?? null,
    note: answer.note || null,
  });

/** Offers as both sides read them, by application, the newest first. */
export async function describeOffers(
  db: TenantDb,
  applicationIds: readonly number[],
  { tenant, reader }: { tenant: Pick<Tenant, 'country_id'>; reader: 'recruiter' | 'veteran' },
): Promise<Map<number, Offer[]>> {
  const zone = countryOf(tenant.country_id).closingZone;
  const now = new Date().toISOString();
  const offers = (await findOffers(db, applicationIds, reader)).map(({ id: _, pay_pence, outcome, ...offer }) => ({
    ...offer,
    pay_amount: pay_pence / 100,
    // Between its last second and the run that records the expiry.
    state: outcome ?? (offer.answer_by < now ? ('expired' as const) : ('open' as const)),
    answer_day: localTime(offer.answer_by, zone).slice(0, 10),
  }));
  const by = Map.groupBy(offers, ({ application_id }) => application_id);
  return new Map([...by].map(([id, found]) => [id, found.map(({ application_id: _, ...offer }) => offer)]));
}
