import { describe, expect, test } from 'vitest';
import { newTenant, PASSWORD, type Person, type TestTenant } from '#apps/api/testing/index.ts';
import { getUserProfile, login } from '#features/accounts/contract.ts';
import {
  acceptInvitation,
  findInvitations,
  getInvitation,
  resendInvitation,
  revokeInvitation,
} from '#features/accounts/invitation-contract.ts';
import { findAuditEvents } from '../audit-contract.ts';
import { decideOnPerson, findPeople, resetPersonsFactors } from '../contract.ts';
import * as calls from '../operators-contract.ts';
import { insertOperator } from './system-queries.ts';

/** The token of the latest invitation mailed to an address. */
async function tokenMailedTo(tenant: TestTenant, email: string): Promise<string> {
  const mail = await tenant.run((db) =>
    db
      .selectFrom('mails')
      .select('body_text')
      .where('to_email', '=', email)
      .where('kind', '=', 'operator_invitation')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow(),
  );
  return /signup-invite\?token=([\w-]+)/.exec(mail.body_text)?.[1] ?? '';
}

const form = (token: string) => ({ token, first_name: 'Noor', last_name: 'Haddad', password: 'a-phrase-for-tests-only' });
const invite = (tenant: TestTenant, email: string, as: Person) => tenant.call(calls.inviteOperator, { body: { email } }, as);
const remove = (tenant: TestTenant, id: number, as: Person) => tenant.call(calls.removeOperator, { params: { id } }, as);
const leave = (tenant: TestTenant, as: Person) => tenant.call(calls.leaveTenant, {}, as);
const list = async (tenant: TestTenant, as: Person) => (await tenant.call(calls.findOperators, {}, as)).body.data;

const sentTo = (tenant: TestTenant, email: string) =>
  tenant.run((db) => db.selectFrom('mails').select(['kind', 'body_text']).where('to_email', '=', email).orderBy('id').execute());
const logOf = async (tenant: TestTenant, as: Person) => (await tenant.call(findAuditEvents, {}, as)).body.data;
const passkeyFor = (tenant: TestTenant, { id }: Person) =>
  tenant.run((db) =>
    db
      .insertInto('passkeys')
      .values({ id: `key-of-${id}`, user_id: id, name: 'Phone', public_key: Buffer.from('x'), counter: 0 })
      .execute(),
  );
const forgetIdentity = (tenant: TestTenant, { id }: Person) =>
  tenant.run((db) =>
    db.updateTable('sessions').set({ identity_confirmed_at: '2020-01-01T00:00:00Z' }).where('user_id', '=', id).execute(),
  );

describe('an operator', () => {
  test('is invited by another, chooses a password with the link and can work at once', async () => {
    const tenant = await newTenant();
    const first = await tenant.person('operator', { first_name: 'Amal', last_name: 'Reid' });
    expect((await invite(tenant, 'noor@example.test', first)).status).toBe(201);
    expect((await list(tenant, first)).invitations).toMatchObject([
      { email: 'noor@example.test', invited_by: 'Amal Reid', state: 'open' },
    ]);
    const token = await tokenMailedTo(tenant, 'noor@example.test');
    const shown = (await tenant.call(getInvitation, { query: { token } })).body.data;
    expect(shown).toEqual({ email: 'noor@example.test', company_name: null, invited_by: 'Amal Reid' });
    const joined = (await tenant.call(acceptInvitation, { body: form(token) })).body.data;
    const second = { id: joined.user.id, email: 'noor@example.test', token: joined.token };
    const { operators, invitations } = await list(tenant, second);
    expect(invitations).toEqual([]);
    expect(operators).toMatchObject([
      { full_name: 'Noor Haddad', role: 'operator', has_password: true, has_second_factor: false },
      { full_name: 'Amal Reid' },
    ]);
    expect((await tenant.call(acceptInvitation, { body: form(token) })).status).toBe(409);
    expect((await logOf(tenant, first)).map(({ action }) => action)).toEqual(['operator_joined', 'operator_invited']);
  });

  test('who has been added and has not signed in is listed without a last sign-in', async () => {
    const tenant = await newTenant();
    const first = await tenant.person('operator');
    const added = {
      email: 'new@example.test',
      first_name: 'Ben',
      last_name: 'Stone',
      country_id: 232,
      role: 'operator',
    } as const;
    await tenant.run((db) => insertOperator(db, added));
    const { operators } = await list(tenant, first);
    expect(operators.map(({ email, last_signed_in_at }) => [email, last_signed_in_at])).toEqual([
      [first.email, expect.stringMatching(/^20/)],
      ['new@example.test', null],
    ]);
    // Their sessions are erased earlier than that is needed.
    await tenant.run((db) => db.deleteFrom('sessions').where('user_id', '<>', first.id).execute());
    const people = (await tenant.call(findPeople, { query: { role: 'operator' } }, first)).body.data;
    expect(people.map(({ email, last_signed_in_at }) => [email, last_signed_in_at === null])).toEqual(
      expect.arrayContaining([
        [first.email, false],
        ['new@example.test', true],
      ]),
    );
  });

  test('is not invited at an address of a veteran, a recruiter or an operator', async () => {
    const tenant = await newTenant();
    const operator = await tenant.person('operator');
    for (const person of [await tenant.veteran(), await tenant.recruiter(), operator]) {
      const refused = await invite(tenant, person.email, operator);
      expect([refused.status, Object.keys(refused.failure.errors ?? {})]).toEqual([422, ['email']]);
    }
  });

  test('cannot join with a link that has expired, was replaced or withdrawn, or whose sender was removed', async () => {
    const tenant = await newTenant();
    const [one, two] = [await tenant.person('operator'), await tenant.person('operator')];
    const look = async (token: string) => (await tenant.call(getInvitation, { query: { token } })).status;
    const at = (email: string) => tokenMailedTo(tenant, email);
    const ids: number[] = [];
    for (const email of ['old@example.test', 'again@example.test', 'not@example.test'])
      ids.push((await invite(tenant, email, one)).body.data.id);
    await invite(tenant, 'last@example.test', two);
    const past = '2020-01-01T00:00:00Z';
    await tenant.run((db) =>
      db.updateTable('invitations').set({ expires_at: past, sent_at: past }).where('email', '=', 'old@example.test').execute(),
    );
    await tenant.run((db) =>
      db.updateTable('invitations').set({ sent_at: past }).where('email', '=', 'again@example.test').execute(),
    );
    const replaced = await at('again@example.test');
    const [old = 0, again = 0, not = 0] = ids;
    expect((await tenant.call(calls.resendOperatorInvitation, { params: { id: again } }, two)).status).toBe(200);
    expect((await tenant.call(calls.withdrawOperatorInvitation, { params: { id: not } }, two)).status).toBe(200);
    expect(await look(await at('old@example.test'))).toBe(409);
    expect((await tenant.call(acceptInvitation, { body: form(await at('old@example.test')) })).status).toBe(409);
    expect([await look(replaced), await look(await at('again@example.test'))]).toEqual([404, 200]);
    expect(await look(await at('not@example.test'))).toBe(409);
    expect((await tenant.call(calls.resendOperatorInvitation, { params: { id: not } }, one)).status).toBe(409);
    expect((await remove(tenant, two.id, one)).status).toBe(200);
    expect((await tenant.call(acceptInvitation, { body: form(await at('last@example.test')) })).status).toBe(409);
    expect((await tenant.call(calls.resendOperatorInvitation, { params: { id: old } }, one)).status).toBe(200);
    expect(await look(await at('old@example.test'))).toBe(200);
  });

  test('of a company cannot see, send again or withdraw an invitation of operators', async () => {
    const tenant = await newTenant();
    const admin = await tenant.recruiter();
    const { id } = (await invite(tenant, 'kit@example.test', await tenant.person('operator'))).body.data;
    expect((await tenant.call(findInvitations, {}, admin)).body.data).toEqual([]);
    expect((await tenant.call(resendInvitation, { params: { id } }, admin)).status).toBe(404);
    expect((await tenant.call(revokeInvitation, { params: { id } }, admin)).status).toBe(404);
  });

  test('is removed by another: sessions, password and factors end, decisions remain, and a mail says so', async () => {
    const tenant = await newTenant();
    const one = await tenant.person('operator', { first_name: 'Amal', last_name: 'Reid' });
    const two = await tenant.person('operator', { first_name: 'Ben', last_name: 'Stone' });
    await passkeyFor(tenant, two);
    const veteran = await tenant.veteran({ status: 'pending' });
    await tenant.call(decideOnPerson, { params: { id: veteran.id }, body: { status: 'active' } }, two);
    expect((await remove(tenant, two.id, one)).status).toBe(200);
    expect((await tenant.call(getUserProfile, {}, two)).status).toBe(401);
    const signIn = { email: two.email, password: PASSWORD, role: 'operator' as const };
    expect((await tenant.call(login, { body: signIn })).status).toBe(401);
    expect((await list(tenant, one)).operators.map(({ id }) => id)).toEqual([one.id]);
    expect(await tenant.run((db) => db.selectFrom('passkeys').select('id').execute())).toEqual([]);
    expect(await sentTo(tenant, two.email)).toMatchObject([
      { kind: 'operator_ended', body_text: expect.stringContaining('Amal Reid removed you as an operator') },
    ]);
    expect(await logOf(tenant, one)).toMatchObject([
      { action: 'operator_removed', subject_name: 'Ben Stone', actor: { full_name: 'Amal Reid' } },
      { action: 'person_active', actor: { full_name: 'Ben Stone' } },
    ]);
  });

  test('who was removed joins again with a new invitation, and only then', async () => {
    const tenant = await newTenant();
    const [one, two] = [await tenant.person('operator'), await tenant.person('operator')];
    await remove(tenant, two.id, one);
    expect((await tenant.call(decideOnPerson, { params: { id: two.id }, body: { status: 'active' } }, one)).status).toBe(409);
    await invite(tenant, two.email, one);
    const joined = await tenant.call(acceptInvitation, { body: form(await tokenMailedTo(tenant, two.email)) });
    expect(joined.body.data.user.id).toBe(two.id);
    expect((await list(tenant, one)).operators.map(({ full_name }) => full_name)).toContain('Noor Haddad');
  });

  test('is neither removed nor deactivated as the last one, nor leaves', async () => {
    const tenant = await newTenant();
    const [one, two] = [await tenant.person('operator'), await tenant.person('operator', { password_hash: null })];
    expect((await leave(tenant, one)).failure.message).toContain('No other operator can sign in.');
    expect((await remove(tenant, one.id, one)).status).toBe(409);
    expect((await tenant.call(decideOnPerson, { params: { id: two.id }, body: { status: 'inactive' } }, one)).status).toBe(409);
    expect((await remove(tenant, two.id, one)).status).toBe(200);
  });

  test('leaves when another one can sign in', async () => {
    const tenant = await newTenant();
    const [one, two] = [await tenant.person('operator'), await tenant.person('operator')];
    expect((await leave(tenant, one)).status).toBe(200);
    expect((await tenant.call(getUserProfile, {}, one)).status).toBe(401);
    expect((await sentTo(tenant, one.email))[0]?.body_text).toContain('You have left');
    expect((await logOf(tenant, two)).map(({ action }) => action)).toEqual(['operator_left']);
  });

  test('and another who remove each other at the same time do not both succeed', async () => {
    for (const extra of [0, 1]) {
      const tenant = await newTenant();
      const [one, two] = [await tenant.person('operator'), await tenant.person('operator')];
      if (extra > 0) await tenant.person('operator');
      const replies = await Promise.all([remove(tenant, two.id, one), remove(tenant, one.id, two)]);
      expect(replies.map(({ status }) => status).sort()).toEqual([
        200,
        expect.toSatisfy((status) => [401, 409].includes(status)),
      ]);
      const active = await tenant.run((db) =>
        db.selectFrom('users').select('id').where('role', '=', 'operator').where('status', '=', 'active').execute(),
      );
      expect(active.length).toBe(1 + extra);
    }
  });

  test('and another who leave at the same time do not both succeed', async () => {
    const tenant = await newTenant();
    const [one, two] = [await tenant.person('operator'), await tenant.person('operator')];
    const replies = await Promise.all([leave(tenant, one), leave(tenant, two)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('does not act on system operators, and the last system operator of a tenant stays', async () => {
    const tenant = await newTenant();
    const [operator, boss] = [await tenant.person('operator'), await tenant.person('system_operator')];
    expect((await remove(tenant, boss.id, operator)).status).toBe(403);
    expect((await leave(tenant, boss)).status).toBe(409);
    const second = await tenant.person('system_operator');
    expect((await remove(tenant, boss.id, second)).status).toBe(200);
  });

  test('of another tenant does not exist', async () => {
    const [here, there] = [await newTenant(), await newTenant()];
    const stranger = await there.person('operator');
    await there.person('operator');
    expect((await remove(here, stranger.id, await here.person('operator'))).status).toBe(404);
  });
});

test.each([
  ['inviting', (tenant: TestTenant, as: Person) => invite(tenant, 'x@example.test', as)],
  ['sending an invitation again', (tenant, as) => tenant.call(calls.resendOperatorInvitation, { params: { id: 1 } }, as)],
  ['removing', (tenant, as) => remove(tenant, 1, as)],
  ['leaving', (tenant, as) => leave(tenant, as)],
  ['resetting second factors', (tenant, as) => tenant.call(resetPersonsFactors, { params: { id: 1 } }, as)],
  [
    'inviting at another tenant',
    (tenant, as) => tenant.call(calls.inviteOperatorOfTenant, { params: { id: 1 }, body: { email: 'x@example.test' } }, as),
  ],
  [
    'resetting second factors at another tenant',
    (tenant, as) => tenant.call(calls.resetFactorsOfOperator, { params: { id: 1, user_id: 1 } }, as),
  ],
] as [string, (tenant: TestTenant, as: Person) => Promise<{ status: number; failure: { data?: unknown } }>][])(
  '%s needs a recent proof of identity',
  async (_, act) => {
    const tenant = await newTenant();
    const boss = await tenant.person('system_operator');
    await forgetIdentity(tenant, boss);
    expect(await act(tenant, boss)).toMatchObject({ status: 403, failure: { data: { confirm_identity: true } } });
  },
);

describe('a system operator', () => {
  test('lists and invites the operators of another tenant and resets their factors, in the words of both logs', async () => {
    const [home, other] = [await newTenant(), await newTenant()];
    const boss = await home.person('system_operator');
    const locked = await other.person('operator');
    const veteran = await other.veteran();
    await passkeyFor(other, locked);
    await passkeyFor(other, veteran);
    const at = { id: other.id };
    const listed = (await home.call(calls.findOperatorsOfTenant, { params: at }, boss)).body.data.operators;
    expect(listed).toMatchObject([{ id: locked.id, has_second_factor: true }]);
    const invited = await home.call(calls.inviteOperatorOfTenant, { params: at, body: { email: 'new@example.test' } }, boss);
    expect(invited.body.data).toMatchObject({ email: 'new@example.test', invited_by: null, state: 'open' });
    expect((await sentTo(other, 'new@example.test'))[0]?.body_text).toContain(`http://${other.host}/auth/signup-invite`);
    const reset = (user_id: number, as: Person) =>
      home.call(calls.resetFactorsOfOperator, { params: { id: other.id, user_id } }, as);
    expect((await reset(veteran.id, boss)).status).toBe(404);
    expect((await reset(locked.id, await home.person('operator'))).status).toBe(403);
    expect((await reset(locked.id, boss)).status).toBe(200);
    expect((await other.call(getUserProfile, {}, locked)).status).toBe(401);
    expect((await sentTo(other, locked.email)).map(({ kind }) => kind)).toEqual(['factors_reset']);
    const joined = await other.call(acceptInvitation, { body: form(await tokenMailedTo(other, 'new@example.test')) });
    expect(joined.status).toBe(200);
    const reader = { id: 0, email: '', token: joined.body.data.token };
    const events = await logOf(other, reader);
    expect(events.map(({ action, actor }) => [action, actor?.full_name ?? null])).toEqual([
      ['operator_joined', 'Noor Haddad'],
      ['second_factors_reset', null],
      ['operator_invited', null],
    ]);
    expect(JSON.stringify(events)).not.toContain(boss.email);
  });

  test('cannot reset their own factors through their own tenant', async () => {
    const tenant = await newTenant();
    const boss = await tenant.person('system_operator');
    await passkeyFor(tenant, boss);
    const params = { id: tenant.id, user_id: boss.id };
    expect((await tenant.call(calls.resetFactorsOfOperator, { params }, boss)).status).toBe(403);
  });
});
