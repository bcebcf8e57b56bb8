import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { acceptOffer, applyForJob, declineOffer, moveApplicant, withdrawApplication } from '#features/applications/contract.ts';
import type { Stage } from '#features/applications/rules.ts';
import { buildApplication, pdf } from '#features/applications/server/testing.ts';
import { proposeInterview } from '#features/interviews/contract.ts';
import { choose, proposal } from '#features/interviews/server/testing.ts';
import { closeJob } from '#features/jobs/recruiting-contract.ts';
import { buildJob } from '#features/jobs/server/testing.ts';
import { sendMessage } from '#features/messages/contract.ts';
import { newTenant, type Person, type TestTenant, testWorker } from '#kit/server/testing/index.ts';
import { findNotifications, updateNotificationSetting } from '../contract.ts';
import { type EmailMode, isRefreshedBy, type NotificationKind } from '../rules.ts';
import { sendDigests } from './digest.ts';
import { CHANNEL } from './notify.ts';

type Hiring = { tenant: TestTenant; id: number; job_id: number; recruiter: Person; veteran: Person };

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

const OWN = 'GET /api/applications';
const APPLICANTS = 'GET /api/recruiter/jobs/{id}/applications';

type Event = {
  name: string;
  to: 'veteran' | 'recruiter';
  kind: NotificationKind;
  /** What the reader may have open: it is fetched again when the event arrives. */
  shows: string;
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
      ['accepting an offer', acceptOffer],
      ['declining an offer', declineOffer],
      ['withdrawing', withdrawApplication],
    ] as const
  ).map(
    ([name, route]): Event => ({
      name,
      to: 'recruiter',
      kind: 'application_ended',
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
];

const woken: string[] = [];
let stop = () => {};

beforeAll(async () => {
  const client = await (await testWorker()).owner.connect();
  client.on('notification', ({ payload = '' }) => woken.push(payload));
  await client.query(`listen ${CHANNEL}`);
  stop = () => client.release(true);
});
afterAll(() => stop());

const mailsTo = (tenant: TestTenant, { email }: Person) =>
  tenant.run((db) => db.selectFrom('mails').select('kind').where('to_email', '=', email).execute());

test.each(EVENTS.map((event) => [event.name, event.to, event] as const))(
  '%s tells the %s in the app, live, and by email as they chose',
  async (_, to, { kind, shows, prepare, happen }) => {
    const modes: Record<EmailMode, [now: number, digest: number]> = { immediately: [1, 0], daily: [0, 1], never: [0, 0] };
    for (const [mode, [now, later]] of Object.entries(modes)) {
      const tenant = await newTenant();
      const hiring = await prepare(tenant);
      const reader = hiring[to];
      const chosen = await tenant.call(updateNotificationSetting, { body: { kind, email: mode as EmailMode } }, reader);
      expect(chosen.status).toBe(200);
      const before = (await mailsTo(tenant, reader)).length;
      const known = (await tenant.call(findNotifications, {}, reader)).body.unread;
      woken.length = 0;
      expect([200, 201]).toContain((await happen(hiring)).status);

      const { data, unread } = (await tenant.call(findNotifications, {}, reader)).body;
      expect([mode, unread - known, data[0]?.kind]).toEqual([mode, 1, kind]);
      expect(data[0]?.href).toMatch(/^\//);
      // Wakes the reader's open streams. Their pages then fetch what they show.
      await expect
        .poll(() =>
          woken.some(
            (payload) => payload.split(':')[0] === String(tenant.id) && payload.split(/[:,]/).includes(String(reader.id)),
          ),
        )
        .toBe(true);
      expect(isRefreshedBy(kind, shows)).toBe(true);

      expect([mode, (await mailsTo(tenant, reader)).length - before]).toEqual([mode, now]);
      await tenant.run((db) =>
        db.updateTable('notifications').set({ digested_at: new Date().toISOString() }).where('kind', '<>', kind).execute(),
      );
      await tenant.run((db) =>
        sendDigests(db, { background: tenant.app.muster.background, siteOf: (host) => `https://${host}` }),
      );
      const digests = (await mailsTo(tenant, reader)).filter((mail) => mail.kind === 'notification_digest');
      expect([mode, digests.length]).toEqual([mode, later]);
    }
  },
);
