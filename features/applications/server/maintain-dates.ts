import { findPersonName } from '#features/accounts/server/index.ts';
import { postOfJob } from '#features/notifications/server/index.ts';
import { findTenantCountry } from '#features/tenants/server/index.ts';
import { localTime } from '#kit/calendar/time-zones.ts';
import { countryOf } from '#kit/country/country.ts';
import { type DueRows, handleDue, type Work } from '#kit/server/background/jobs.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { OFFER_REMINDER_HOURS } from '../rules.ts';
import { dateIn } from './dates.ts';
import { type About, notifyOfferDue, notifyOfferExpired, notifyOwnReminder } from './notices.ts';
import { type DueOffers, endOffers, findDueOffers, lockDueOffers, markReminded } from './offers/queries.ts';
import { insertStageEvent } from './queries.ts';
import { type Due, findDueReminders, findDueTracked, takeDueReminders, takeDueTracked } from './tracking/queries.ts';

const HOUR = 3_600_000;
/** The hour from which a day's reminders are sent, in the tenant's zone. */
const FROM_HOUR = 7;

/**
 * Ends offers whose last day has passed and notifies both sides, reminds veterans of offers that end within two days, and sends the
 * reminders that veterans set for applications here and on other sites. Each once.
 */
export const maintainApplicationDates = (work: Work, tenantId: number, now = new Date()): Promise<void> =>
  handleDue(work, tenantId, [
    expiredOffers(now),
    offersEndingSoon(now),
    ownReminders(now, findDueReminders, (db, today, ids) => takeDueReminders(db, today, ids, now.toISOString())),
    ownReminders(now, findDueTracked, takeDueTracked),
  ]);

function expiredOffers(now: Date): DueRows {
  const at = now.toISOString();
  const due: DueOffers = { expired: { at } };
  return {
    find: (db, after, limit) => findDueOffers(db, due, after, limit),
    handle: async (db, ids, work) => {
      const post = await postOfJob(db, work);
      const dateOf = dateIn({ country_id: await findTenantCountry(db) });
      for (const { stage, answer_by, ...about } of await lockDueOffers(db, due, ids)) {
        await endOffers(db, [about.id], { outcome: 'expired', at });
        if (stage !== 'offer') continue;
        await insertStageEvent(db, {
          application_id: about.id,
          actor_id: null,
          from_stage: 'offer',
          to_stage: 'offer',
          reason: 'offer_expired',
          at,
        });
        const applicant = await findPersonName(db, about.veteran_id);
        await notifyOfferExpired(db, post, about satisfies About, { applicant, day: dateOf(new Date(answer_by)) });
      }
    },
  };
}

function offersEndingSoon(now: Date): DueRows {
  const at = now.toISOString();
  const due: DueOffers = { soon: { at, until: new Date(now.getTime() + OFFER_REMINDER_HOURS * HOUR).toISOString() } };
  return {
    find: (db, after, limit) => findDueOffers(db, due, after, limit),
    handle: async (db, ids, work) => {
      const post = await postOfJob(db, work);
      const dateOf = dateIn({ country_id: await findTenantCountry(db) });
      for (const { offer_id, stage, answer_by, ...about } of await lockDueOffers(db, due, ids)) {
        await markReminded(db, offer_id, at);
        if (stage === 'offer') await notifyOfferDue(db, post, about, dateOf(new Date(answer_by)));
      }
    },
  };
}

/** @param take marks the due reminders of some applications and returns them */
const ownReminders = (
  now: Date,
  find: (db: TenantDb, today: string, after: number, limit: number) => Promise<number[]>,
  take: (db: TenantDb, today: string, ids: readonly number[]) => Promise<Due[]>,
): DueRows => ({
  find: async (db, after, limit) => {
    const today = await reminderDay(db, now);
    return today === null ? [] : find(db, today, after, limit);
  },
  handle: async (db, ids, work) => {
    const today = await reminderDay(db, now);
    const due = today === null ? [] : await take(db, today, ids);
    const post = await postOfJob(db, work);
    for (const reminder of due) await notifyOwnReminder(db, post, reminder);
  },
});

/** The day in the tenant's zone, or null before the hour from which its reminders are sent. */
async function reminderDay(db: TenantDb, now: Date): Promise<string | null> {
  const local = localTime(now.getTime(), countryOf(await findTenantCountry(db)).closingZone);
  return Number(local.slice(11, 13)) < FROM_HOUR ? null : local.slice(0, 10);
}
