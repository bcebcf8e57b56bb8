import { postOfJob, type Sending } from '#features/notifications/server/index.ts';
import { findTenantCountry } from '#features/tenants/server/index.ts';
import { localTime } from '#kit/calendar/time-zones.ts';
import { countryOf } from '#kit/country/country.ts';
import type { TenantDb } from '#kit/server/db.ts';
import { notifyOwnReminder } from './notices.ts';
import { keepUpOffers } from './offer-actions.ts';
import { takeDueReminders, takeDueTracked } from './tracking-queries.ts';

/** The hour from which a day's reminders are sent, in the tenant's zone. */
const FROM_HOUR = 7;

/** Ends offers that were not answered in time, and sends reminders of offers and of the veterans' own dates. Each once. */
export async function keepUpApplicationDates(db: TenantDb, sending: Sending, now = new Date()): Promise<void> {
  await keepUpOffers(db, sending, now);
  const local = localTime(now.getTime(), countryOf(await findTenantCountry(db)).closingZone);
  if (Number(local.slice(11, 13)) < FROM_HOUR) return;
  const today = local.slice(0, 10);
  const due = [...(await takeDueReminders(db, today, now.toISOString())), ...(await takeDueTracked(db, today))];
  if (due.length === 0) return;
  const post = await postOfJob(db, sending);
  for (const reminder of due) await notifyOwnReminder(db, post, reminder);
}
