import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { siteAddress } from '#features/tenants/server/index.ts';
import { dayFile } from '#kit/calendar/icalendar.ts';
import { localTime } from '#kit/calendar/time-zones.ts';
import { countryOf } from '#kit/country/country.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { asDownload } from '#kit/server/files/files.ts';
import { conflict, fail, invalid, notFound } from '#kit/server/http/errors.ts';
import { lockCounted } from '#kit/server/http/limits.ts';
import { serve, type Tenant } from '#kit/server/http/serve.ts';
import { asksIfApplied, ownApplicationPath, ownColumnOf, TRACKED_COLUMN, trackedPath, UNDECIDED } from '../../rules.ts';
import {
  addTracked,
  answerIfApplied,
  deleteTracked,
  findTracked,
  getOwnBoard,
  getReminderCalendar,
  getTrackedCalendar,
  leaveToApply,
  MOST_TRACKED,
  type OwnCard,
  setApplicationReminder,
  type Tracked,
  updateTracked,
} from '../../tracking-contract.ts';
import { findSentFor } from '../queries.ts';
import {
  countTracked,
  deleteReminder,
  findAllTracked,
  findJobToLeaveFor,
  findOwnCards,
  findReminders,
  findTrackedOfJob,
  findTrackedReminder,
  insertTracked,
  lockTracked,
  removeTracked,
  type TrackedRow,
  writeReminder,
  writeTracked,
} from './queries.ts';

const today = ({ country_id }: Pick<Tenant, 'country_id'>) =>
  localTime(Date.now(), countryOf(country_id).closingZone).slice(0, 10);

const shown = ({ asked_at, ...row }: TrackedRow): z.input<typeof Tracked> => ({
  ...row,
  asks: asksIfApplied({ stage: row.stage, asked_at }),
});

async function ownTracked(db: TenantDb, veteranId: number, id: number): Promise<TrackedRow> {
  return (await lockTracked(db, veteranId, id)) ?? fail(notFound('Application'));
}

async function refuseTooMany(db: TenantDb, veteranId: number): Promise<void> {
  await lockCounted(db, veteranId);
  if ((await countTracked(db, veteranId)) >= MOST_TRACKED)
    fail(conflict(`You track ${MOST_TRACKED} applications, which is the most. Delete some that are over.`));
}

export function trackingRoutes(app: FastifyInstance): void {
  confirmationRoutes(app);
  trackedJobRoutes(app);
  reminderRoutes(app);
  boardRoutes(app);
}

function confirmationRoutes(app: FastifyInstance): void {
  serve(app, leaveToApply, async ({ db, viewer, params }) => {
    const job = (await findJobToLeaveFor(db, viewer.id, params.id)) ?? fail(notFound('Job'));
    if (job.apply_url === null) fail(conflict('This job takes applications here.'));
    const before = await findTrackedOfJob(db, viewer.id, job.id);
    if (before) return { data: shown(before) };
    await refuseTooMany(db, viewer.id);
    await insertTracked(db, {
      veteran_id: viewer.id,
      job_id: job.id,
      stage: 'opened',
      title: job.title.slice(0, 200),
      company_name: job.company_name.slice(0, 200),
      url: job.apply_url.slice(0, 2000),
      note: null,
      applied_on: null,
      remind_on: null,
      at: new Date().toISOString(),
    });
    return { data: shown((await findTrackedOfJob(db, viewer.id, job.id)) ?? fail(notFound('Application'))) };
  });

  serve(app, answerIfApplied, async ({ db, tenant, viewer, params, body }) => {
    const row = await ownTracked(db, viewer.id, params.id);
    if (row.stage !== 'opened') fail(conflict('You’ve already answered this.'));
    const at = new Date().toISOString();
    if (body.answer === 'no') {
      await removeTracked(db, viewer.id, row.id);
      return { message: 'We won’t ask again', data: null };
    }
    if (body.answer === 'yes') await writeTracked(db, viewer.id, row, { stage: 'applied', applied_on: today(tenant) }, at);
    else await writeTracked(db, viewer.id, row, { asked_at: at }, at);
    const message = body.answer === 'yes' ? 'Added to your applications' : 'We’ll ask again tomorrow';
    return { message, data: shown(await ownTracked(db, viewer.id, row.id)) };
  });
}

function trackedJobRoutes(app: FastifyInstance): void {
  serve(app, findTracked, async ({ db, viewer }) => ({ data: (await findAllTracked(db, viewer.id)).map(shown) }));

  serve(app, addTracked, async ({ db, viewer, body }) => {
    await refuseTooMany(db, viewer.id);
    const at = new Date().toISOString();
    const id = (await insertTracked(db, { ...body, veteran_id: viewer.id, job_id: null, at })) ?? fail(notFound('Application'));
    return { message: 'Added to your applications', data: shown(await ownTracked(db, viewer.id, id)) };
  });

  serve(app, updateTracked, async ({ db, viewer, params, body }) => {
    const row = await ownTracked(db, viewer.id, params.id);
    const { revision, ...written } = body;
    if (row.revision !== revision)
      fail(conflict('You changed this in another tab or on another device. Reload the page to see that version.'));
    await writeTracked(db, viewer.id, row, written, new Date().toISOString());
    return { message: 'Saved', data: shown(await ownTracked(db, viewer.id, row.id)) };
  });

  serve(app, deleteTracked, async ({ db, viewer, params }) => {
    if (!(await removeTracked(db, viewer.id, params.id))) fail(notFound('Application'));
    return { message: 'Deleted' };
  });
}

function reminderRoutes(app: FastifyInstance): void {
  serve(app, setApplicationReminder, async ({ db, tenant, viewer, params, body }) => {
    const sent = (await findSentFor(db, params.id, { veteran_id: viewer.id })) ?? fail(notFound('Application'));
    if (body.remind_on === null) {
      await deleteReminder(db, sent.id);
      return { message: 'Reminder removed' };
    }
    if (body.remind_on < today(tenant) || body.remind_on > '2099-12-31')
      fail(invalid({ remind_on: ['Choose today or a later date.'] }));
    await writeReminder(db, { application_id: sent.id, veteran_id: viewer.id, remind_on: body.remind_on, note: body.note });
    return { message: 'Reminder set' };
  });

  serve(app, getReminderCalendar, async ({ db, tenant, viewer, params, request, reply }) => {
    const sent = (await findSentFor(db, params.id, { veteran_id: viewer.id })) ?? fail(notFound('Application'));
    const reminder = (await findReminders(db, [sent.id])).get(sent.id) ?? fail(notFound('Reminder'));
    const bytes = reminderFile(siteAddress(request, tenant), {
      ...reminder,
      uid: `reminder-${tenant.id}-${sent.id}`,
      title: sent.title,
      company_name: sent.company_name,
      path: ownApplicationPath(sent.id),
    });
    return asDownload(reply, { name: 'reminder.ics', content_type: getReminderCalendar.file_reply, bytes });
  });

  serve(app, getTrackedCalendar, async ({ db, tenant, viewer, params, request, reply }) => {
    const { remind_on, ...tracked } = (await findTrackedReminder(db, viewer.id, params.id)) ?? fail(notFound('Application'));
    const bytes = reminderFile(siteAddress(request, tenant), {
      ...tracked,
      remind_on: remind_on ?? fail(notFound('Reminder')),
      uid: `tracked-reminder-${tenant.id}-${params.id}`,
      path: trackedPath(params.id),
    });
    return asDownload(reply, { name: 'reminder.ics', content_type: getTrackedCalendar.file_reply, bytes });
  });
}

function boardRoutes(app: FastifyInstance): void {
  serve(app, getOwnBoard, async ({ db, viewer }) => {
    const now = new Date().toISOString();
    const sent = await findOwnCards(db, viewer.id, now);
    const tracked = await findAllTracked(db, viewer.id);
    return {
      data: [
        ...sent.map((row) => {
          const { interview_at, offer_until, remind_on, reply_by, ...card } = row;
          const isOpen = UNDECIDED.includes(card.stage);
          return {
            ...card,
            kind: 'application' as const,
            column: ownColumnOf(card.stage),
            next: soonest([
              ['interview', interview_at],
              ['offer', offer_until],
              ['reminder', remind_on],
              ['reply', isOpen && reply_by !== null && reply_by > now ? reply_by : null],
            ]),
          };
        }),
        ...tracked.map(({ id, stage, title, company_name, job_id, updated_at, remind_on }) => ({
          kind: 'tracked' as const,
          id,
          column: TRACKED_COLUMN[stage],
          stage,
          title,
          company_name,
          job_id,
          since: updated_at,
          next: soonest([['reminder', remind_on]]),
        })),
      ],
    };
  });
}

type ReminderOf = { uid: string; remind_on: string; note: string | null; title: string; company_name: string; path: string };

/** An own reminder as an iCalendar file that rings on its day. */
function reminderFile(site: string, { uid, remind_on, note, title, company_name, path }: ReminderOf): Buffer {
  const now = new Date();
  return Buffer.from(
    dayFile({
      uid: `${uid}@${new URL(site).hostname}`,
      // Reminders keep no revision, and a later file replaces an earlier one.
      sequence: Math.floor(now.getTime() / 60_000),
      changed_at: now.toISOString(),
      day: remind_on,
      rings: 'on_the_day',
      summary: `Reminder: ${title}, ${company_name}`,
      description: note ?? '',
      url: `${site}${path}`,
    }),
  );
}

/** The first of the dates that are known. */
function soonest(dates: readonly [NonNullable<OwnCard['next']>['kind'], string | null][]): OwnCard['next'] {
  const known = dates.flatMap(([kind, at]) => (at === null ? [] : [{ kind, at }]));
  return known.sort((a, b) => a.at.localeCompare(b.at))[0] ?? null;
}
