import { expect, test } from 'vitest';
import { newTenant, type Person, type TestTenant } from '#apps/api/testing/index.ts';
import { closeJob } from '#features/jobs/recruiting-contract.ts';
import { findNotifications, readNotifications } from '#features/notifications/contract.ts';
import { acceptOffer, applyForJob, declineOffer, moveApplicant } from '../contract.ts';
import { buildApplication, pdf } from './testing.ts';

const titles = async (tenant: TestTenant, person: Person) =>
  (await tenant.call(findNotifications, {}, person)).body.data.map(({ title, kind }) => [kind, title]);

const mailsTo = (tenant: TestTenant, person: Person) =>
  tenant.run((db) =>
    db.selectFrom('mails').select(['kind', 'topic', 'subject']).where('to_email', '=', person.email).orderBy('id').execute(),
  );

test('applying confirms to the veteran and tells the company’s recruiters', async () => {
  const tenant = await newTenant();
  const { veteran, recruiter } = await buildApplication(tenant, { job: { title: 'Fitter' } });
  expect(await titles(tenant, veteran)).toMatchObject([
    ['application_sent', expect.stringMatching(/^You applied for Fitter at /)],
  ]);
  expect(await mailsTo(tenant, veteran)).toMatchObject([{ kind: 'application_sent' }]);
  expect(await titles(tenant, recruiter)).toMatchObject([
    ['application_received', expect.stringMatching(/ applied for Fitter$/)],
  ]);
  // Recruiters get applicants in a daily summary until they choose otherwise.
  expect(await mailsTo(tenant, recruiter)).toEqual([]);
});

test('an offer notifies the veteran, and declining it notifies the recruiter', async () => {
  const tenant = await newTenant();
  const { id, veteran, recruiter } = await buildApplication(tenant, { stage: 'offer', job: { title: 'Fitter' } });
  expect((await titles(tenant, veteran))[0]).toMatchObject([
    'offer_made',
    expect.stringMatching(/^You have an offer from .*: Fitter$/),
  ]);
  await tenant.call(declineOffer, { params: { id }, body: {} }, veteran);
  expect((await titles(tenant, recruiter))[0]).toMatchObject([
    'offer_answered',
    expect.stringContaining('declined your offer: Fitter'),
  ]);
});

test('accepting an offer notifies the company’s recruiters', async () => {
  const tenant = await newTenant();
  const { id, veteran, recruiter } = await buildApplication(tenant, { stage: 'offer', job: { title: 'Fitter' } });
  await tenant.call(acceptOffer, { params: { id }, body: {} }, veteran);
  expect((await titles(tenant, recruiter))[0]).toMatchObject([
    'offer_answered',
    expect.stringMatching(/ accepted your offer: Fitter$/),
  ]);
});

test('a move that is undone within seconds leaves neither notification nor mail', async () => {
  const tenant = await newTenant();
  const { id, veteran, recruiter } = await buildApplication(tenant);
  const move = (stage: 'not_selected' | 'submitted') =>
    tenant.call(moveApplicant, { params: { id }, body: { stage, reason: 'location' } }, recruiter);
  await tenant.call(moveApplicant, { params: { id }, body: { stage: 'in_review' } }, recruiter);
  expect(await mailsTo(tenant, veteran)).toMatchObject([{}, { topic: expect.stringContaining(`application ${id} move`) }]);
  // The mail waits for the undo to pass, also when work on the queue runs now.
  await tenant.app.muster.background.drain('mail');
  const { rows } = await tenant.owner.query(
    `select state from pgboss.job where name = 'mail' and data->>'tenant_id' = $1 and start_after > now()`,
    [String(tenant.id)],
  );
  expect(rows).toEqual([{ state: 'created' }]);
  expect((await move('submitted')).status).toBe(200);
  expect(await titles(tenant, veteran)).toMatchObject([['application_sent', expect.any(String)]]);
  expect(await mailsTo(tenant, veteran)).toMatchObject([{ kind: 'application_sent' }]);
});

test('the email about a decision names the application as its subject, and job and employer in its text', async () => {
  const tenant = await newTenant();
  const { id, recruiter } = await buildApplication(tenant, { job: { title: 'Fitter' } });
  await tenant.call(moveApplicant, { params: { id }, body: { stage: 'not_selected', reason: 'location' } }, recruiter);
  const mail = await tenant.run((db) =>
    db.selectFrom('mails').select(['subject', 'body_text']).where('kind', '=', 'application_moved').executeTakeFirstOrThrow(),
  );
  expect(mail.subject).toBe('Update on your application: Fitter');
  expect(mail.body_text).toMatch(/^Hello .+,\n\nThank you for applying for Fitter at .+\. They chose not to/);
  expect(mail.body_text).toContain('See your application:\n');
});

test('closing a job tells everyone who was still waiting', async () => {
  const tenant = await newTenant();
  const { job_id, veteran, recruiter } = await buildApplication(tenant, { job: { title: 'Fitter' } });
  await tenant.call(closeJob, { params: { id: job_id }, body: { to: 'filled' } }, recruiter);
  const [newest] = (await tenant.call(findNotifications, {}, veteran)).body.data;
  expect(newest).toMatchObject({ title: expect.stringMatching(/closed the job Fitter$/), body: 'The position has been filled.' });
});

test('applicants of a job are one notification per recruiter that counts until it is read, also at the same time', async () => {
  const tenant = await newTenant();
  const { id, job_id, recruiter } = await buildApplication(tenant, { job: { title: 'Fitter' } });
  const apply = async () =>
    tenant.call(applyForJob, { params: { id: job_id }, body: {}, files: { file: pdf() } }, await tenant.veteran());
  const listed = async () =>
    (await tenant.call(findNotifications, {}, recruiter)).body.data.map(({ title, href }) => ({ title, href }));
  expect(await listed()).toEqual([
    { title: expect.stringMatching(/ applied for Fitter$/), href: `/recruiter/jobs/${job_id}/applications?applicant=${id}` },
  ]);
  await Promise.all([apply(), apply(), apply()]);
  const several = { title: '4 people applied for Fitter', href: `/recruiter/jobs/${job_id}/applications` };
  expect(await listed()).toEqual([several]);
  await tenant.call(readNotifications, { body: {} }, recruiter);
  await apply();
  expect(await listed()).toEqual([
    { title: expect.stringMatching(/^\S+ .+ applied for Fitter$/), href: expect.any(String) },
    several,
  ]);
});
