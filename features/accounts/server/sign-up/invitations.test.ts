import { expect, test } from 'vitest';
import { newTenant, type TestTenant } from '#apps/api/testing/index.ts';
import { getUserProfile } from '../../contract.ts';
import {
  acceptInvitation,
  createInvitation,
  findInvitations,
  getInvitation,
  resendInvitation,
  revokeInvitation,
} from '../../invitation-contract.ts';

const form = (token: string) => ({ token, first_name: 'Kit', last_name: 'Mason', password: 'a-phrase-that-only-kit-knows' });

async function tokenMailedTo(tenant: TestTenant, email: string): Promise<string> {
  const mail = await tenant.run((db) =>
    db.selectFrom('mails').select('body_text').where('to_email', '=', email).orderBy('id', 'desc').executeTakeFirstOrThrow(),
  );
  return new URL(/http\S+/.exec(mail.body_text)?.[0] ?? '').searchParams.get('token') ?? '';
}

const sentAWhileAgo = (tenant: TestTenant) =>
  tenant.run((db) =>
    db
      .updateTable('invitations')
      .set({ sent_at: new Date(Date.now() - 120_000).toISOString() })
      .execute(),
  );

test('an invited person joins the company with the invited email and is active', async () => {
  const tenant = await newTenant();
  const admin = await tenant.recruiter({ first_name: 'Hannah', last_name: 'Okafor' });
  await tenant.call(createInvitation, { body: { email: 'kit@example.test' } }, admin);
  const token = await tokenMailedTo(tenant, 'kit@example.test');
  expect((await tenant.call(getInvitation, { query: { token } })).body.data).toMatchObject({
    email: 'kit@example.test',
    invited_by: 'Hannah Okafor',
  });
  const { body } = await tenant.call(acceptInvitation, { body: form(token) });
  expect(body.data.user).toMatchObject({
    email: 'kit@example.test',
    status: 'active',
    user_details: { is_admin: 0, company: { id: admin.company_id } },
  });
  const person = { id: 0, email: '', token: body.data.token };
  expect((await tenant.call(getUserProfile, {}, person)).status).toBe(200);
  expect((await tenant.call(findInvitations, {}, admin)).body.data[0]?.state).toBe('accepted');
});

test('ten concurrent requests create one account', async () => {
  const tenant = await newTenant();
  const admin = await tenant.recruiter();
  await tenant.call(createInvitation, { body: { email: 'ten@example.test' } }, admin);
  const token = await tokenMailedTo(tenant, 'ten@example.test');
  const answers = await Promise.all(Array.from({ length: 10 }, () => tenant.call(acceptInvitation, { body: form(token) })));
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
  expect(answers.filter((answer) => answer.status === 409)).toHaveLength(9);
});

test('inviting an address twice stores one invitation, and the newest link counts', async () => {
  const tenant = await newTenant();
  const admin = await tenant.recruiter();
  await Promise.all([1, 2, 3].map(() => tenant.call(createInvitation, { body: { email: 'twice@example.test' } }, admin)));
  const invitations = (await tenant.call(findInvitations, {}, admin)).body.data;
  expect(invitations).toHaveLength(1);
  const before = await tokenMailedTo(tenant, 'twice@example.test');
  await sentAWhileAgo(tenant);
  await tenant.call(resendInvitation, { params: { id: invitations[0]?.id ?? 0 } }, admin);
  expect((await tenant.call(getInvitation, { query: { token: before } })).status).toBe(404);
});

test('ten identical concurrent invitations send one email with one valid link', async () => {
  const tenant = await newTenant();
  const admin = await tenant.recruiter();
  const email = 'once@example.test';
  const mails = () => tenant.run((db) => db.selectFrom('mails').select('id').where('to_email', '=', email).execute());
  const invite = () => tenant.call(createInvitation, { body: { email } }, admin);
  const invited = await Promise.all(Array.from({ length: 10 }, invite));
  expect(invited.map(({ status }) => status)).toEqual(Array(10).fill(201));
  expect(new Set(invited.map(({ body }) => body.data.id)).size).toBe(1);
  expect(await mails()).toHaveLength(1);
  expect((await tenant.call(getInvitation, { query: { token: await tokenMailedTo(tenant, email) } })).status).toBe(200);

  await sentAWhileAgo(tenant);
  const id = invited[0]?.body.data.id ?? 0;
  await Promise.all(Array.from({ length: 10 }, () => tenant.call(resendInvitation, { params: { id } }, admin)));
  expect(await mails()).toHaveLength(2);
  expect((await tenant.call(getInvitation, { query: { token: await tokenMailedTo(tenant, email) } })).status).toBe(200);
});

test('explains a link that was used or revoked or has expired', async () => {
  const tenant = await newTenant();
  const admin = await tenant.recruiter();
  await tenant.call(createInvitation, { body: { email: 'back@example.test' } }, admin);
  const id = (await tenant.call(findInvitations, {}, admin)).body.data[0]?.id ?? 0;
  const token = await tokenMailedTo(tenant, 'back@example.test');
  await tenant.call(revokeInvitation, { params: { id } }, admin);
  const back = await tenant.call(getInvitation, { query: { token } });
  expect([back.status, back.failure.message]).toEqual([409, 'This invitation was revoked. Ask the company for a new one.']);
  expect((await tenant.call(acceptInvitation, { body: form(token) })).status).toBe(409);

  await tenant.call(createInvitation, { body: { email: 'old@example.test' } }, admin);
  await tenant.run((db) =>
    db.updateTable('invitations').set({ expires_at: '2026-01-01T00:00:00Z' }).where('email', '=', 'old@example.test').execute(),
  );
  const old = await tenant.call(getInvitation, { query: { token: await tokenMailedTo(tenant, 'old@example.test') } });
  expect(old.failure.message).toBe('This invitation has expired. Ask the sender to send it again.');
});

test('only admins invite, and only for their own company', async () => {
  const tenant = await newTenant();
  const admin = await tenant.recruiter();
  const colleague = await tenant.recruiter({ company_id: admin.company_id, is_admin: false });
  const stranger = await tenant.recruiter();
  expect((await tenant.call(createInvitation, { body: { email: 'x@example.test' } }, colleague)).status).toBe(403);
  await tenant.call(createInvitation, { body: { email: 'x@example.test' } }, admin);
  const id = (await tenant.call(findInvitations, {}, admin)).body.data[0]?.id ?? 0;
  expect((await tenant.call(revokeInvitation, { params: { id } }, stranger)).status).toBe(404);
  expect((await tenant.call(resendInvitation, { params: { id } }, stranger)).status).toBe(404);
});

test('an invitation leaves an existing account unchanged', async () => {
  const tenant = await newTenant();
  const [admin, veteran] = [await tenant.recruiter(), await tenant.veteran()];
  await tenant.call(createInvitation, { body: { email: veteran.email } }, admin);
  const { status } = await tenant.call(acceptInvitation, { body: form(await tokenMailedTo(tenant, veteran.email)) });
  expect(status).toBe(409);
  expect((await tenant.call(getUserProfile, {}, veteran)).body.data.role).toBe('veteran');
});

test.each([
  ['is deactivated', { status: 'inactive' as const }],
  ['is no longer an admin', { is_admin: false }],
  ['has left the company', { company_id: null }],
])('an invitation ends when its sender %s, until another admin sends it again', async (_, change) => {
  const tenant = await newTenant();
  const admin = await tenant.recruiter();
  const other = await tenant.recruiter({ company_id: admin.company_id });
  await tenant.call(createInvitation, { body: { email: 'kit@example.test', is_admin: true } }, admin);
  const token = await tokenMailedTo(tenant, 'kit@example.test');
  await tenant.run((db) => db.updateTable('users').set(change).where('id', '=', admin.id).execute());
  const shown = await tenant.call(getInvitation, { query: { token } });
  expect([shown.status, shown.failure.message]).toEqual([409, 'This invitation was revoked. Ask the company for a new one.']);
  expect((await tenant.call(acceptInvitation, { body: form(token) })).status).toBe(409);
  expect((await tenant.call(findInvitations, {}, other)).body.data[0]?.state).toBe('revoked');

  await tenant.call(createInvitation, { body: { email: 'kit@example.test' } }, other);
  const fresh = await tokenMailedTo(tenant, 'kit@example.test');
  expect((await tenant.call(acceptInvitation, { body: form(fresh) })).status).toBe(200);
});

test('an invitation cannot take over an operator’s account that was never verified', async () => {
  const tenant = await newTenant();
  const admin = await tenant.recruiter();
  const operator = await tenant.person('operator', { email_verified_at: null });
  await tenant.call(createInvitation, { body: { email: operator.email } }, admin);
  const token = await tokenMailedTo(tenant, operator.email);
  expect((await tenant.call(acceptInvitation, { body: form(token) })).status).toBe(409);
  expect((await tenant.call(getUserProfile, {}, operator)).body.data.role).toBe('operator');
});
