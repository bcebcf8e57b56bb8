import { tickAlertTasks } from '#features/plans/server/index.ts';
import { findTenantCountry } from '#features/tenants/server/index.ts';
import { countryOf } from '#kit/country/country.ts';
import { databaseNow } from '#kit/server/background/clock.ts';
import { handleDue, type Work } from '#kit/server/background/jobs.ts';
import { ANSWER_DAYS } from '../../rules.ts';
import { handToAccounts, lockRecipientOf } from '../queries.ts';
import { JobIndex } from './job-index.ts';
import * as queries from './queries.ts';
import { type KnownWords, readAlerts } from './read-alerts.ts';
import { findReminded } from './reminder-queries.ts';
import { sendTo } from './send.ts';

/** Jobs that are indexed together. Beyond, all alerts are read once more. */
const JOBS_AT_ONCE = 2000;
const ALERTS_AT_ONCE = 1000;
/** Jobs that an alert has found and not sent yet. */
const MOST_FOUND = 500;

/**
 * The daily run of a tenant: compares what is new with all alerts in one pass, then sends one email to each person, with their reminders. Either step can be interrupted
 * anywhere: what was found is stored, and what was sent is recorded in the transaction that queues the email.
 */
export async function runAlerts(work: Work, tenantId: number): Promise<void> {
  await work.db.withTenant(tenantId, async (db) => {
    await queries.endUnanswered(db, ANSWER_DAYS);
    for (const userId of await handToAccounts(db)) await tickAlertTasks(db, userId);
  });
  await findMatches(work, tenantId);
  const day = databaseNow().toISOString().slice(0, 10);
  const zone = countryOf(await work.db.withTenant(tenantId, findTenantCountry)).closingZone;
  await handleDue(work, tenantId, [
    {
      find: (db, after, limit) => queries.findDueRecipients(db, day, after, limit),
      handle: async (db, ids) => {
        for (const id of ids) await sendTo(db, id, day, work);
      },
      at_once: 20,
    },
    {
      // Those who have reminders only.
      find: (db, after, limit) => findReminded(db, day, zone, after, limit),
      handle: async (db, ids) => {
        for (const id of ids) await sendTo(db, await lockRecipientOf(db, id), day, work);
      },
      at_once: 20,
    },
  ]);
}

/** Compares new jobs with all alerts and stores what they find. @returns how much was compared */
export async function findMatches(
  work: Pick<Work, 'db' | 'signal'>,
  tenantId: number,
): Promise<{ jobs: number; alerts: number; found: number }> {
  const { db, signal } = work;
  const since = await db.withTenant(tenantId, queries.findCompared);
  const present = await db.withTenant(tenantId, queries.findPresent);
  const ids = await db.withTenant(tenantId, (scoped) => queries.findNewJobs(scoped, since));
  const withTexts = await db.withTenant(tenantId, queries.anySearchesTexts);
  const known: KnownWords = new Map();
  const done = { jobs: ids.length, alerts: 0, found: 0 };
  for (let from = 0; from < ids.length; from += JOBS_AT_ONCE) {
    const some = ids.slice(from, from + JOBS_AT_ONCE);
    const index = new JobIndex(await db.withTenant(tenantId, (scoped) => queries.findIndexedJobs(scoped, some, withTexts)));
    for (let after = 0; ; ) {
      if (signal.aborted) return done;
      const step = await db.withTenant(tenantId, (scoped) => compareSome(scoped, index, after, known));
      done.alerts += step.alerts;
      done.found += step.found;
      if (step.last === null) break;
      after = step.last;
    }
  }
  await db.withTenant(tenantId, (scoped) => queries.writeCompared(scoped, present));
  return done;
}

async function compareSome(db: Parameters<typeof queries.findAlertsOn>[0], index: JobIndex, after: number, known: KnownWords) {
  const alerts = await queries.findAlertsOn(db, after, ALERTS_AT_ONCE);
  const read = await readAlerts(db, await findTenantCountry(db), alerts, known);
  const finds = read.flatMap(({ id, since, query }) => {
    const job_ids = index.matching(query, since, MOST_FOUND);
    return job_ids.length > 0 ? [{ alert_id: id, job_ids }] : [];
  });
  await queries.addFinds(db, finds, MOST_FOUND);
  return {
    alerts: alerts.length,
    found: finds.reduce((sum, { job_ids }) => sum + job_ids.length, 0),
    last: alerts.length < ALERTS_AT_ONCE ? null : (alerts.at(-1)?.id ?? null),
  };
}
