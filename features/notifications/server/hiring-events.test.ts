import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newTenant, type Person, type TestTenant, testWorker } from '#apps/api/testing/index.ts';
import {
  acceptOffer,
  applyForJob,
  declineOffer,
  findApplications,
  moveApplicant,
  withdrawApplication,
} from '#features/applications/contract.ts';
import { closeFilledJob } from '#features/applications/filling-contract.ts';
import { saveOffer } from '#features/applications/offer-contract.ts';
import { addNote, moveMany, undoBatch } from '#features/applications/pipeline-contract.ts';
import { maintainApplicationDates, notifyLateReplies } from '#features/applications/server/index.ts';
import { buildApplication, passUndo, pdf } from '#features/applications/server/testing.ts';
import { addTracked, findTracked, setApplicationReminder } from '#features/applications/tracking-contract.ts';
import {
  acceptContactRequest,
  declineContactRequest,
  findCandidates,
  findContactRequests,
  sendContactRequests,
} from '#features/candidates/contract.ts';
import { buildCandidate, refresh } from '#features/candidates/server/testing.ts';
import {
  cancelInterview,
  cancelOwnInterview,
  declineInterviewTimes,
  proposeInterview,
  rescheduleInterview,
} from '#features/interviews/contract.ts';
import { maintainInterviews } from '#features/interviews/server/index.ts';
import { choose, inDays, proposal } from '#features/interviews/server/testing.ts';
import { decideHeldJob } from '#features/jobs/hold-contract.ts';
import { closeJob, findRecruiterJobs } from '#features/jobs/recruiting-contract.ts';
import { ASKS, buildJob, postJob } from '#features/jobs/server/testing.ts';
import type { Stage } from '#features/jobs/stages.ts';
import { decideHeldMessage, sendMessage } from '#features/messages/contract.ts';
import { findHeld } from '#features/operator/held-contract.ts';
import type { Work } from '#kit/server/background/jobs.ts';
import { findNotifications, updateNotificationSetting } from '../contract.ts';
import { type EmailMode, isRefreshedBy, KIND_NAMES, type NotificationKind } from '../rules.ts';
import { sendDigests } from './digest.ts';
import { CHANNEL } from './notify.ts';

type Hiring = {
  tenant: TestTenant;
  id: number;
  job_id: number;
  recruiter: Person & { company_id: number };
  veteran: Person;
  operator?: Person;
};

const build = (stage?: Stage) => async (tenant: TestTenant) => ({
  tenant,
  ...(await buildApplication(tenant, { ...(stage && { stage }), job: { title: 'Fitter' } })),
});
const beforeApplying = async (tenant: TestTenant): Promise<Hiring> => {
  const recruiter = await tenant.recruiter();
  const job_id = await buildJob(tenant, { company_id: recruiter.company_id, title: 'Fitter' });
  return { tenant, id: 0, job_id, recruiter, veteran: await tenant.veteran() };
};
const apply = ({ tenant, job_id, veteran }: Hiring) =>
  tenant.call(applyForJob, { params: { id: job_id }, body: {}, files: { file: pdf() } }, veteran);
const move =
  (stage: Stage) =>
  ({ tenant, id, recruiter }: Hiring) =>
    tenant.call(moveApplicant, { params: { id }, body: { stage, reason: 'location' } }, recruiter);
const write = (from: 'recruiter' | 'veteran') => (hiring: Hiring) =>
  hiring.tenant.call(
    sendMessage,
    { params: { id: `application-${hiring.id}` }, body: { message_key: randomUUID(), body: 'Are you free on Tuesday?' } },
    hiring[from],
  );
const propose = ({ tenant, id, recruiter }: Hiring) =>
  tenant.call(proposeInterview, { params: { id }, body: proposal(recruiter) }, recruiter);

const HOUR = 3_600_000;
const terms = () => ({ pay_amount: 34_000, answer_by: inDays(7).slice(0, 10) });
const offer = ({ tenant, id, recruiter }: Hiring) =>
  tenant.call(moveApplicant, { params: { id }, body: { stage: 'offer', offer: terms() } }, recruiter);
const withOffer = async (tenant: TestTenant) => {
  const hiring = await build()(tenant);
  await offer(hiring);
  await passUndo(tenant);
  return hiring;
};
const withOperator = async (tenant: TestTenant) => ({ ...(await build()(tenant)), operator: await tenant.person('operator') });

/** What background work does so many days from now, at noon. */
const later =
  (job: (work: Work, tenantId: number, now: Date) => Promise<void>, days: number) =>
  async ({ tenant }: Hiring) => {
    await job(tenant.work, tenant.id, new Date(`${inDays(days).slice(0, 10)}T12:00:00Z`));
    return { status: 200 };
  };

const proposed = async (tenant: TestTenant, isChosen: boolean) => {
  const hiring = await build()(tenant);
  const interview = (await propose(hiring)).body.data;
  return { ...hiring, interview: isChosen ? (await choose(tenant, hiring.veteran, interview)).body.data : interview };
};
type WithInterview = Awaited<ReturnType<typeof proposed>>;
/** An event of an interview whose times are proposed, or chosen. */
const ofInterview = (
  name: string,
  to: Event['to'],
  isChosen: boolean,
  happen: (hiring: WithInterview) => Promise<{ status: number }>,
): Event => ({
  name,
  to,
  kind: 'interview_arranged',
  shows: to === 'veteran' ? 'GET /api/interviews' : 'GET /api/recruiter/interviews',
  prepare: (tenant) => proposed(tenant, isChosen),
  happen: (hiring) => happen(hiring as WithInterview),
});

/** A candidate who can be found, and a company that has not asked yet. */
const candidate = async (tenant: TestTenant): Promise<Hiring> => {
  const recruiter = await tenant.recruiter();
  const veteran = await buildCandidate(tenant);
  await refresh(tenant);
  return { tenant, id: 0, job_id: 0, recruiter, veteran };
};
const askForContact = async ({ tenant, recruiter }: Hiring) => {
  const [found] = (await tenant.call(findCandidates, {}, recruiter)).body.data;
  const body = { keys: [found?.key ?? ''], message: 'We run a workshop for heavy vehicles and would like to talk to you.' };
  return tenant.call(sendContactRequests, { body }, recruiter);
};
const asksForMoney = ({ tenant, id, recruiter }: Hiring) =>
  tenant.call(
    sendMessage,
    {
      params: { id: `application-${id}` },
      body: { message_key: randomUUID(), body: 'Please send me your bank details and a £50 registration fee.' },
    },
    recruiter,
  );

const holdJob = async ({ tenant, recruiter }: Hiring) => {
  await postJob(tenant, recruiter, { requirements: [ASKS] });
  return { status: 200 };
};

const OWN = 'GET /api/applications';
const APPLICANTS = 'GET /api/recruiter/jobs/{id}/applications';

type Event = {
  name: string;
  to: 'veteran' | 'recruiter' | 'operator';
  kind: NotificationKind;
  /** What the reader may have open: it is fetched again when the event arrives. Null where no page shows it. */
  shows: string | null;
  prepare: (tenant: TestTenant) => Promise<Hiring>;
  happen: (hiring: Hiring) => Promise<{ status: number }>;
};

const EVENTS: Event[] = [
  { name: 'applying', to: 'veteran', kind: 'application_sent', shows: OWN, prepare: beforeApplying, happen: apply },
  { name: 'applying', to: 'recruiter', kind: 'application_received', shows: APPLICANTS, prepare: beforeApplying, happen: apply },
  { name: 'a move', to: 'veteran', kind: 'application_moved', shows: OWN, prepare: build(), happen: move('shortlisted') },
  { name: 'a decision', to: 'veteran', kind: 'application_moved', shows: OWN, prepare: build(), happen: move('not_selected') },
  { name: 'an offer', to: 'veteran', kind: 'offer_made', shows: OWN, prepare: build(), happen: move('offer') },
  {
    name: 'closing the job',
    to: 'veteran',
    kind: 'application_moved',
    shows: OWN,
    prepare: build(),
    happen: ({ tenant, job_id, recruiter }) =>
      tenant.call(closeJob, { params: { id: job_id }, body: { to: 'filled' } }, recruiter),
  },
  ...(
    [
      ['accepting an offer', acceptOffer, 'offer_answered'],
      ['declining an offer', declineOffer, 'offer_answered'],
      ['withdrawing', withdrawApplication, 'application_ended'],
    ] as const
  ).map(
    ([name, route, kind]): Event => ({
      name,
      to: 'recruiter',
      kind,
      shows: APPLICANTS,
      prepare: build('offer'),
      happen: ({ tenant, id, veteran }) => tenant.call(route, { params: { id } }, veteran),
    }),
  ),
  {
    name: 'a message',
    to: 'veteran',
    kind: 'message_received',
    shows: 'GET /api/conversations/{id}/messages',
    prepare: build(),
    happen: write('recruiter'),
  },
  {
    name: 'a message',
    to: 'recruiter',
    kind: 'message_received',
    shows: 'GET /api/conversations',
    prepare: build(),
    happen: write('veteran'),
  },
  {
    name: 'an invitation to an interview',
    to: 'veteran',
    kind: 'interview_arranged',
    shows: 'GET /api/interviews',
    prepare: build(),
    happen: propose,
  },
  {
    name: 'choosing a time',
    to: 'recruiter',
    kind: 'interview_arranged',
    shows: 'GET /api/recruiter/interviews',
    prepare: build(),
    happen: async (hiring) => choose(hiring.tenant, hiring.veteran, (await propose(hiring)).body.data),
  },
  { name: 'an offer with terms', to: 'veteran', kind: 'offer_made', shows: OWN, prepare: build(), happen: offer },
  {
    name: 'a changed offer',
    to: 'veteran',
    kind: 'offer_made',
    shows: OWN,
    prepare: withOffer,
    happen: ({ tenant, id, recruiter }) =>
      tenant.call(saveOffer, { params: { id }, body: { ...terms(), pay_amount: 36_000, revision: 1 } }, recruiter),
  },
  {
    name: 'an offer that ends soon',
    to: 'veteran',
    kind: 'offer_made',
    shows: OWN,
    prepare: withOffer,
    happen: later(maintainApplicationDates, 6),
  },
  ...(
    [
      ['veteran', 'offer_made', OWN],
      ['recruiter', 'application_ended', APPLICANTS],
    ] as const
  ).map(
    ([to, kind, shows]): Event => ({
      name: 'an offer that was not answered in time',
      to,
      kind,
      shows,
      prepare: withOffer,
      happen: later(maintainApplicationDates, 10),
    }),
  ),
  ...(
    [
      ['a move of many', 'application_moved', { stage: 'interview' }],
      ['offers to many', 'offer_made', { stage: 'offer', offer: terms() }],
    ] as const
  ).map(
    ([name, kind, to]): Event => ({
      name,
      to: 'veteran',
      kind,
      shows: OWN,
      prepare: build(),
      happen: ({ tenant, id, job_id, recruiter }) =>
        tenant.call(moveMany, { params: { id: job_id }, body: { ids: [id], ...to } }, recruiter),
    }),
  ),
  {
    name: 'filling the job with somebody else',
    to: 'veteran',
    kind: 'application_moved',
    shows: OWN,
    prepare: async (tenant) => {
      const hiring = await build('hired')(tenant);
      const veteran = await tenant.veteran();
      const sent = await apply({ ...hiring, veteran });
      return { ...hiring, veteran, id: sent.body.data.id };
    },
    happen: ({ tenant, job_id, recruiter }) =>
      tenant.call(closeFilledJob, { params: { id: job_id }, body: { undecided: 1 } }, recruiter),
  },
  {
    name: 'a late answer',
    to: 'veteran',
    kind: 'application_late',
    shows: OWN,
    prepare: build('in_review'),
    happen: later(notifyLateReplies, 120),
  },
  {
    name: 'an own reminder',
    to: 'veteran',
    kind: 'application_reminder',
    shows: OWN,
    prepare: async (tenant) => {
      const hiring = await build()(tenant);
      const body = { remind_on: inDays(2).slice(0, 10) };
      await tenant.call(setApplicationReminder, { params: { id: hiring.id }, body }, hiring.veteran);
      return hiring;
    },
    happen: later(maintainApplicationDates, 3),
  },
  {
    name: 'an own reminder of an application on another site',
    to: 'veteran',
    kind: 'application_reminder',
    shows: 'GET /api/tracked-applications',
    prepare: async (tenant) => {
      const hiring = await beforeApplying(tenant);
      const body = { title: 'Fitter', company_name: 'Northgate Rail', remind_on: inDays(2).slice(0, 10) };
      await tenant.call(addTracked, { body }, hiring.veteran);
      return hiring;
    },
    happen: later(maintainApplicationDates, 3),
  },
  {
    name: 'a mention in a note',
    to: 'recruiter',
    kind: 'applicant_mention',
    shows: APPLICANTS,
    prepare: build(),
    happen: async ({ tenant, id, recruiter }) => {
      const colleague = await tenant.recruiter({ company_id: recruiter.company_id });
      return tenant.call(addNote, { params: { id }, body: { body: 'What do you think?', mentions: [recruiter.id] } }, colleague);
    },
  },
  ofInterview('other times for an interview', 'veteran', true, ({ tenant, recruiter, interview: { id, revision } }) => {
    const body = { ...proposal(recruiter, { slots: [{ starts: inDays(6) }] }), revision, reason: 'A clash' };
    return tenant.call(rescheduleInterview, { params: { id }, body }, recruiter);
  }),
  ofInterview('a cancelled interview', 'veteran', true, ({ tenant, recruiter, interview: { id, revision } }) =>
    tenant.call(cancelInterview, { params: { id }, body: { revision, reason: 'Filled' } }, recruiter),
  ),
  ofInterview('a wish for other times', 'recruiter', false, ({ tenant, veteran, interview: { id, revision } }) => {
    const body = { revision, wish: 'Any morning.', time_zone: 'Europe/London' };
    return tenant.call(declineInterviewTimes, { params: { id }, body }, veteran);
  }),
  ofInterview('an interview that the veteran cancels', 'recruiter', true, ({ tenant, veteran, interview: { id, revision } }) =>
    tenant.call(cancelOwnInterview, { params: { id }, body: { revision, reason: 'Ill' } }, veteran),
  ),
  ...(['veteran', 'recruiter'] as const).map(
    (to): Event => ({
      name: 'an interview on the next day',
      to,
      kind: 'interview_reminder',
      shows: to === 'veteran' ? 'GET /api/interviews' : 'GET /api/recruiter/interviews',
      prepare: (tenant) => proposed(tenant, true),
      happen: async (hiring) => {
        const { id } = (hiring as WithInterview).interview;
        const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
        await hiring.tenant.run(async (db) => {
          await db
            .updateTable('interviews')
            .set({ starts_at: inHours(12), ends_at: inHours(13) })
            .where('tenant_id', '=', db.tenant_id)
            .where('id', '=', id)
            .execute();
        });
        await maintainInterviews(hiring.tenant.work, hiring.tenant.id);
        return { status: 200 };
      },
    }),
  ),
  {
    name: 'a contact request',
    to: 'veteran',
    kind: 'contact_requested',
    shows: 'GET /api/contact-requests',
    prepare: candidate,
    happen: askForContact,
  },
  {
    name: 'an accepted contact request',
    to: 'recruiter',
    kind: 'contact_answered',
    shows: 'GET /api/recruiter/candidates',
    prepare: async (tenant) => {
      const hiring = await candidate(tenant);
      await askForContact(hiring);
      return hiring;
    },
    happen: async ({ tenant, veteran }) => {
      const [request] = (await tenant.call(findContactRequests, {}, veteran)).body.data;
      return tenant.call(acceptContactRequest, { params: { id: request?.id ?? 0 } }, veteran);
    },
  },
  {
    name: 'a held message',
    to: 'operator',
    kind: 'message_held',
    shows: 'GET /api/operator/held',
    prepare: withOperator,
    happen: asksForMoney,
  },
  {
    name: 'a reported contact request',
    to: 'operator',
    kind: 'contact_reported',
    shows: null,
    prepare: async (tenant) => {
      const hiring = { ...(await candidate(tenant)), operator: await tenant.person('operator') };
      await askForContact(hiring);
      return hiring;
    },
    happen: async ({ tenant, veteran }) => {
      const [request] = (await tenant.call(findContactRequests, {}, veteran)).body.data;
      return tenant.call(
        declineContactRequest,
        { params: { id: request?.id ?? 0 }, body: { reported: true, report: 'Not about a job.' } },
        veteran,
      );
    },
  },
  {
    name: 'a decision about a held message',
    to: 'recruiter',
    kind: 'message_checked',
    shows: 'GET /api/conversations',
    prepare: async (tenant) => {
      const hiring = await withOperator(tenant);
      await asksForMoney(hiring);
      return hiring;
    },
    happen: async ({ tenant, operator = null }) => {
      const [held] = (await tenant.call(findHeld, {}, operator)).body.data;
      const body = { approved: false, note: 'No fees.' };
      return tenant.call(decideHeldMessage, { params: { id: held?.id ?? 0 }, body }, operator);
    },
  },
  {
    name: 'a held job',
    to: 'operator',
    kind: 'job_held',
    shows: 'GET /api/operator/held',
    prepare: withOperator,
    happen: holdJob,
  },
  {
    name: 'a decision about a held job',
    to: 'recruiter',
    kind: 'job_checked',
    shows: 'GET /api/recruiter/jobs',
    prepare: async (tenant) => {
      const hiring = await withOperator(tenant);
      await holdJob(hiring);
      return hiring;
    },
    happen: async ({ tenant, operator = null }) => {
      const [held] = (await tenant.call(findHeld, {}, operator)).body.data;
      return tenant.call(decideHeldJob, { params: { id: held?.id ?? 0 }, body: { approved: true } }, operator);
    },
  },
];

const own = ({ id }: Place) => `/veteran/jobs?jobType=applied&application=${id}`;
const applicant = ({ id, job_id }: Place) => `/recruiter/jobs/${job_id}/applications?applicant=${id}`;
const conversation = ({ id }: Place) => `?conversation=application-${id}`;

type Place = {
  id: number;
  job_id: number;
  company_id: number;
  tracked_id: number | undefined;
  request_id: number | undefined;
  held_job_id: number | undefined;
};

/** The address of what each event is about. Lists are right where the reader works through a queue. */
const LEADS: Record<Event['to'], Partial<Record<NotificationKind, (place: Place) => string>>> = {
  veteran: {
    application_sent: own,
    application_moved: own,
    application_late: own,
    application_reminder: (place) =>
      place.tracked_id === undefined ? own(place) : `/veteran/jobs?jobType=applied&tracked=${place.tracked_id}`,
    offer_made: own,
    interview_arranged: (place) => `${own(place)}&part=interviews`,
    interview_reminder: (place) => `${own(place)}&part=interviews`,
    message_received: (place) => `/veteran/messages${conversation(place)}`,
    contact_requested: () => '/veteran/visibility?section=requests',
  },
  recruiter: {
    application_received: applicant,
    application_ended: applicant,
    offer_answered: applicant,
    applicant_mention: (place) => `${applicant(place)}&tab=notes`,
    interview_arranged: (place) => `${applicant(place)}&tab=interviews`,
    interview_reminder: (place) => `${applicant(place)}&tab=interviews`,
    message_received: (place) => `/recruiter/messages${conversation(place)}`,
    message_checked: (place) => `/recruiter/messages${conversation(place)}`,
    job_checked: ({ held_job_id }) => `/recruiter/jobs/${held_job_id}`,
    contact_answered: ({ request_id }) => `/recruiter/candidate-list?tab=contact&candidate=request-${request_id}`,
  },
  operator: {
    message_held: () => '/operator/held',
    job_held: () => '/operator/held',
    contact_reported: ({ company_id }) => `/operator/companies/${company_id}`,
  },
};

/** What an event is about, read after it happened. */
async function placeOf({ tenant, id, job_id, veteran, recruiter }: Hiring): Promise<Place> {
  const [sent] = id === 0 ? (await tenant.call(findApplications, {}, veteran)).body.data : [];
  const [tracked] = (await tenant.call(findTracked, {}, veteran)).body.data;
  const [request] = (await tenant.call(findContactRequests, {}, veteran)).body.data;
  const [checked] = (await tenant.call(findRecruiterJobs, { query: { search: 'Fitter' } }, recruiter)).body.data;
  return {
    id: sent?.id ?? id,
    job_id,
    company_id: recruiter.company_id,
    tracked_id: tracked?.id,
    request_id: request?.id,
    held_job_id: checked?.id,
  };
}

const woken: string[] = [];
let stop = () => {};

beforeAll(async () => {
  const client = await (await testWorker()).owner.connect();
  client.on('notification', ({ payload = '' }) => woken.push(payload));
  await client.query(`listen ${CHANNEL}`);
  stop = () => client.release(true);
});
afterAll(() => stop());

/** Kinds whose emails name the job and the employer, however they are read: in a list of many, or months later. */
const OF_APPLICATION = /^(application|offer|interview)_(?!reminder)/;
const employerOf = async ({ tenant, recruiter }: Hiring) =>
  (
    await tenant.run((db) =>
      db.selectFrom('companies').select('name').where('id', '=', recruiter.company_id).executeTakeFirstOrThrow(),
    )
  ).name;

const mailsTo = (tenant: TestTenant, { email }: Person) =>
  tenant.run((db) => db.selectFrom('mails').select(['kind', 'body_text']).where('to_email', '=', email).orderBy('id').execute());

test.each(EVENTS.map((event) => [event.name, event.to, event] as const))(
  '%s tells the %s in the app, live, and by email as they chose, with its address',
  async (_, to, { kind, shows, prepare, happen }) => {
    const modes: Record<EmailMode, [now: number, digest: number]> = { immediately: [1, 0], daily: [0, 1], never: [0, 0] };
    for (const [mode, [now, later]] of Object.entries(modes)) {
      const tenant = await newTenant();
      const hiring = await prepare(tenant);
      const reader = hiring[to] ?? hiring.veteran;
      const chosen = await tenant.call(updateNotificationSetting, { body: { kind, email: mode as EmailMode } }, reader);
      expect(chosen.status).toBe(200);
      const before = (await mailsTo(tenant, reader)).length;
      const known = (await tenant.call(findNotifications, {}, reader)).body.unread;
      woken.length = 0;
      expect([200, 201]).toContain((await happen(hiring)).status);
      await passUndo(tenant);

      const { data, unread } = (await tenant.call(findNotifications, {}, reader)).body;
      expect([mode, unread - known, data[0]?.kind]).toEqual([mode, 1, kind]);
      const address = LEADS[to][kind]?.(await placeOf(hiring));
      expect(data[0]?.href).toBe(address);
      // Wakes the reader's open streams. Their pages then fetch what they show.
      await expect
        .poll(() =>
          woken.some(
            (payload) => payload.split(':')[0] === String(tenant.id) && payload.split(/[:,]/).includes(String(reader.id)),
          ),
        )
        .toBe(true);
      if (shows) expect(isRefreshedBy(kind, shows)).toBe(true);

      const mails = (await mailsTo(tenant, reader)).slice(before);
      expect([mode, mails.length]).toEqual([mode, now]);
      for (const { body_text } of mails) {
        expect(body_text).toContain(`${address}\n`);
        if (to === 'veteran' && OF_APPLICATION.test(kind)) {
          expect(body_text).toContain('Fitter');
          expect(body_text).toContain(await employerOf(hiring));
        }
      }
      await tenant.run((db) =>
        db.updateTable('notifications').set({ digested_at: new Date().toISOString() }).where('kind', '<>', kind).execute(),
      );
      await sendDigests(tenant.work, tenant.id);
      const digests = (await mailsTo(tenant, reader)).filter((mail) => mail.kind === 'notification_digest');
      expect([mode, digests.length]).toEqual([mode, later]);
    }
  },
);

test('every kind of notification about hiring has an event here', () => {
  const hiring = /^(application|offer|interview|applicant|message|contact)_/;
  const missing = KIND_NAMES.filter((kind) => hiring.test(kind) && !EVENTS.some((event) => event.kind === kind));
  expect(missing).toEqual([]);
});

/** Topics of which the open pages of a person were told. */
const topicsOf = (tenant: TestTenant, { id }: Person) =>
  woken.flatMap((payload) => {
    const [at, people = '', topic] = payload.split(':');
    return topic && at === String(tenant.id) && people.split(',').includes(String(id)) ? [topic] : [];
  });

test.each<[string, (hiring: Hiring) => Promise<() => Promise<{ status: number }>>]>([
  [
    'a move',
    async (hiring) => {
      await move('in_review')(hiring);
      return () => move('submitted')(hiring);
    },
  ],
  [
    'a move of many',
    async ({ tenant, id, job_id, recruiter }) => {
      const { body } = await tenant.call(
        moveMany,
        { params: { id: job_id }, body: { ids: [id], stage: 'shortlisted' } },
        recruiter,
      );
      return () => tenant.call(undoBatch, { params: { id: body.data.batch_id } }, recruiter);
    },
  ],
])('undoing %s leaves neither a notification nor an event on the veteran’s pages', async (_, prepare) => {
  const tenant = await newTenant();
  const hiring = await build()(tenant);
  const undo = await prepare(hiring);
  woken.length = 0;
  expect((await undo()).status).toBe(200);
  await passUndo(tenant);
  const { data } = (await tenant.call(findNotifications, {}, hiring.veteran)).body;
  expect(data.map(({ kind }) => kind)).toEqual(['application_sent']);
  // The colleagues' pages fetch their lists again, so whatever was sent has arrived.
  await expect.poll(() => topicsOf(tenant, hiring.recruiter)).toContain('applications');
  expect(topicsOf(tenant, hiring.veteran)).toEqual([]);
});
