import { describe, expect, test } from 'vitest';
import { newTenant, type Person, type TestTenant } from '#apps/api/testing/index.ts';
import { AUTHORITIES, type Authority, mayLift, RESTRICTIONS, type RestrictionKind } from '#features/accounts/authority.ts';
import { decideCompanyUser, findCompanyUsers, updateCompany } from '#features/companies/contract.ts';
import { decideHeldJob } from '#features/jobs/hold-contract.ts';
import { publishJob } from '#features/jobs/recruiting-contract.ts';
import { decideReportedJob, findReportedJobs, reportJob } from '#features/jobs/report-contract.ts';
import { ASKS, buildJob, postJob } from '#features/jobs/server/testing.ts';
import { decideHeldMessage } from '#features/messages/contract.ts';
import { buildConversation, write } from '#features/messages/server/testing.ts';
import { decideAddressClaim, verifyAddressClaim, withdrawAddressClaim } from '../address-contract.ts';
import { decideOnCompany, decideOnCompanyChange, decideOnPerson, getOperatorCompany, getPerson } from '../contract.ts';
import { findHeld } from '../held-contract.ts';
import { addHost, getSettings } from '../settings-contract.ts';
import { createTenant, setTenantStatus } from '../system-contract.ts';

type People = { tenant: TestTenant; as: Record<Authority, Person & { company_id?: number }>; company_id: number };

/** One person of each authority in a tenant. */
async function everyAuthority(): Promise<People> {
  const tenant = await newTenant();
  const company = await tenant.recruiter();
  const as = { company, operator: await tenant.person('operator'), system_operator: await tenant.person('system_operator') };
  return { tenant, as, company_id: company.company_id };
}

let count = 0;

/** Imposes a restriction as one authority. @returns every way in which another can try to lift it, each with its status */
type Impose = (people: People, by: Authority) => Promise<(actor: Authority) => Promise<number[]>>;

const onPerson =
  (from: 'pending' | 'active', to: 'rejected' | 'inactive'): Impose =>
  async ({ tenant, as, company_id }, by) => {
    const { id } = await tenant.recruiter({ company_id, is_admin: false, status: from });
    const decide = (actor: Authority, status: 'active' | 'rejected' | 'inactive') =>
      tenant.call(
        actor === 'company' ? decideCompanyUser : decideOnPerson,
        { params: { id }, body: { status, reason: 'No.' } },
        as[actor],
      );
    expect((await decide(by, to)).status).toBe(200);
    return async (actor) => [(await decide(actor, 'active')).status];
  };

const onCompany =
  (from: 'pending' | 'active', to: 'rejected' | 'inactive'): Impose =>
  async ({ tenant, as }, by) => {
    const id = await tenant.company({ status: from });
    const decide = (actor: Authority, status: 'active' | 'rejected' | 'inactive') =>
      tenant.call(decideOnCompany, { params: { id }, body: { status, reason: 'No.' } }, as[actor]);
    expect((await decide(by, to)).status).toBe(200);
    return async (actor) => [(await decide(actor, 'active')).status];
  };

const IMPOSE: Record<RestrictionKind, Impose> = {
  person_rejected: onPerson('pending', 'rejected'),
  person_deactivated: onPerson('active', 'inactive'),
  company_rejected: onCompany('pending', 'rejected'),
  company_deactivated: onCompany('active', 'inactive'),
  company_change_declined: async ({ tenant, as, company_id }, by) => {
    const name = `Ministry ${by}`;
    const requested = await tenant.call(updateCompany, { params: { id: company_id }, body: { name } }, as.company);
    const change_id = requested.body.data.change?.id ?? 0;
    const decide = (actor: Authority, decision: 'approve' | 'decline') =>
      tenant.call(
        decideOnCompanyChange,
        { params: { id: company_id }, body: { change_id, decision, reason: 'Not your name.' } },
        as[actor],
      );
    expect((await decide(by, 'decline')).status).toBe(200);
    return async (actor) => [(await decide(actor, 'approve')).status];
  },
  job_taken_down: async ({ tenant, as, company_id }, by) => {
    const id = await buildJob(tenant, { company_id });
    await tenant.call(
      reportJob,
      { params: { id }, body: { reason: 'money', details: 'Asks for a deposit.' } },
      await tenant.veteran(),
    );
    const open = (await tenant.call(findReportedJobs, { query: { tab: 'open' } }, as.operator)).body.data;
    const seen = open.find(({ job }) => job.id === id)?.last_report_id ?? 0;
    const decide = (actor: Authority, outcome: 'taken_down' | 'kept') =>
      tenant.call(
        decideReportedJob,
        { params: { id }, body: { seen, outcome, reason: outcome === 'kept' ? '' : 'No deposits.', reply: 'Thank you.' } },
        as[actor],
      );
    expect((await decide(by, 'taken_down')).status).toBe(200);
    return async (actor) => [
      (await tenant.call(publishJob, { params: { id }, body: {} }, as[actor])).status,
      (await decide(actor, 'kept')).status,
    ];
  },
  job_returned: async ({ tenant, as }, by) => {
    await postJob(tenant, as.company, { requirements: [ASKS] });
    const [held] = (await tenant.call(findHeld, {}, as.operator)).body.data;
    const decide = (actor: Authority, approved: boolean) =>
      tenant.call(decideHeldJob, { params: { id: held?.id ?? 0 }, body: { approved, note: 'No fees.' } }, as[actor]);
    expect((await decide(by, false)).status).toBe(200);
    return async (actor) => [(await decide(actor, true)).status];
  },
  message_refused: async ({ tenant, as }, by) => {
    const { key, recruiter } = await buildConversation(tenant);
    const id = (await write(tenant, recruiter, key, 'Send me your bank details and your card number.')).body.data.id;
    const decide = (actor: Authority, approved: boolean) =>
      tenant.call(decideHeldMessage, { params: { id }, body: { approved, note: 'Not by message.' } }, as[actor]);
    expect((await decide(by, false)).status).toBe(200);
    return async (actor) => [(await decide(actor, true)).status];
  },
  address_declined: async ({ tenant, as }, by) => {
    const host = `h${++count}-${tenant.slug}.example.org`;
    const added = await tenant.call(addHost, { body: { host } }, as.operator);
    const claim_id = added.body.data.address_claims.find(({ address }) => address === host)?.id ?? 0;
    const decide = (actor: Authority, decision: 'approve' | 'decline') =>
      tenant.call(decideAddressClaim, { params: { id: tenant.id, claim_id }, body: { decision } }, as[actor]);
    expect((await decide(by, 'decline')).status).toBe(200);
    return async (actor) => {
      if (actor === 'system_operator') return [(await decide(actor, 'approve')).status];
      const claim = { params: { id: claim_id } };
      return [
        (await tenant.call(verifyAddressClaim, claim, as[actor])).status,
        (await tenant.call(withdrawAddressClaim, claim, as[actor])).status,
        (await tenant.call(addHost, { body: { host } }, as[actor])).status,
        (await decide(actor, 'approve')).status,
      ];
    };
  },
  tenant_suspended: async ({ tenant, as }, by) => {
    const slug = `s${++count}${tenant.slug}`;
    const body = {
      name: slug,
      slug,
      host: `${slug}.example.org`,
      country_id: 232,
      operator_email: `${slug}@example.test`,
    } as const;
    const { id } = (await tenant.call(createTenant, { body }, as.system_operator)).body.data;
    const decide = (actor: Authority, status: 'active' | 'suspended') =>
      tenant.call(setTenantStatus, { params: { id }, body: { status, reason: 'Unpaid.' } }, as[actor]);
    expect((await decide(by, 'suspended')).status).toBe(200);
    return async (actor) => [(await decide(actor, 'active')).status];
  },
};

describe('a restriction', () => {
  test.each(Object.keys(RESTRICTIONS) as RestrictionKind[])(
    '%s is lifted only by who imposed it or a higher authority',
    async (kind) => {
      const people = await everyAuthority();
      for (const by of RESTRICTIONS[kind].imposed_by)
        for (const actor of AUTHORITIES) {
          const lift = await IMPOSE[kind](people, by);
          const statuses = await lift(actor);
          const words = `${kind} by ${by}, lifted by ${actor}: ${statuses}`;
          if (mayLift(kind, actor, by)) expect(statuses, words).toEqual([200]);
          else for (const status of statuses) expect([403, 404, 409], words).toContain(status);
        }
    },
  );

  test('of an operator stays with operators where they decided before this was stored', async () => {
    const { tenant, as, company_id } = await everyAuthority();
    const { id } = await tenant.recruiter({ company_id, is_admin: false });
    await tenant.call(decideOnPerson, { params: { id }, body: { status: 'inactive' } }, as.operator);
    await tenant.run((db) => db.updateTable('decisions').set({ authority: null }).where('user_id', '=', id).execute());
    const refused = await tenant.call(decideCompanyUser, { params: { id }, body: { status: 'active' } }, as.company);
    expect([refused.status, refused.failure.message]).toEqual([403, 'Deactivated by this site’s team, who can reverse this.']);
  });

  test('shows who imposed it to the admins and operators', async () => {
    const { tenant, as, company_id } = await everyAuthority();
    const { id } = await tenant.recruiter({ company_id, is_admin: false });
    await tenant.call(decideOnPerson, { params: { id }, body: { status: 'inactive' } }, as.system_operator);
    const users = await tenant.call(findCompanyUsers, { body: { company_users: [id] } }, as.company);
    expect(users.body.data).toMatchObject([{ status: 'inactive', decided_by: 'system_operator' }]);
    expect((await tenant.call(getPerson, { params: { id } }, as.operator)).body.data.decided_by).toBe('system_operator');
    const company = await tenant.company();
    await tenant.call(decideOnCompany, { params: { id: company }, body: { status: 'inactive' } }, as.operator);
    expect((await tenant.call(getOperatorCompany, { params: { id: company } }, as.operator)).body.data.decided_by).toBe(
      'operator',
    );
    const host = `shown-${tenant.slug}.example.org`;
    const added = await tenant.call(addHost, { body: { host } }, as.operator);
    const claim_id = added.body.data.address_claims[0]?.id ?? 0;
    const decline = { params: { id: tenant.id, claim_id }, body: { decision: 'decline' as const } };
    await tenant.call(decideAddressClaim, decline, as.system_operator);
    expect((await tenant.call(getSettings, {}, as.operator)).body.data.address_claims).toMatchObject([{ is_declined: true }]);
  });
});
