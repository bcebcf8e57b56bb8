import { expect, test } from 'vitest';
import { newTenant, PASSWORD, type Person, type TestTenant } from '#apps/api/testing/index.ts';
import * as security from '#features/accounts/security-contract.ts';
import { ageSessions } from '#features/accounts/server/testing.ts';
import { createApiKey, findApiKeys, rotateApiKey } from '#features/employer-api/key-contract.ts';
import { buildApiKey } from '#features/employer-api/server/testing.ts';
import { createInterviewSubscription } from '#features/interviews/contract.ts';
import { createPlanLink } from '#features/plans/transition-contract.ts';
import { deleteAccount, exportPersonalData, startPersonalExport } from '#features/privacy/contract.ts';
import { createResume } from '#features/resumes/resumes-contract.ts';

type Call = (tenant: TestTenant, person: Person, resumeId: number) => Promise<{ status: number; failure: unknown }>;

/** What a stolen token must not do: change how to sign in, open a permanent way to personal data, or delete the account. */
const CALLS: Record<string, Call> = {
  'a link to a CV': async ({ app, host }, { token }, id) => {
    const headers = { host, authorization: `Bearer ${token}` };
    const answer = await app.inject({ method: 'POST', url: `/api/resumes/${id}/shares`, headers, payload: {} });
    return { status: answer.statusCode, failure: answer.json() };
  },
  'a calendar feed': (tenant, person) => tenant.call(createPlanLink, { body: { kind: 'calendar' } }, person),
  'an adviser link': (tenant, person) => tenant.call(createPlanLink, { body: { kind: 'adviser', days: 7 } }, person),
  'a calendar of interviews': (tenant, person) => tenant.call(createInterviewSubscription, {}, person),
  'an export of the personal data': (tenant, person) => tenant.call(startPersonalExport, { body: {} }, person),
  'the download of the personal data': (tenant, person) => tenant.call(exportPersonalData, { query: { wait: 0 } }, person),
  'an authenticator app': (tenant, person) => tenant.call(security.beginAuthenticatorSetup, {}, person),
  'a passkey': (tenant, person) => tenant.call(security.beginPasskey, {}, person),
  'the deletion of the account': (tenant, person) => tenant.call(deleteAccount, {}, person),
};

test.each(Object.entries(CALLS))('%s needs a proof of identity in the last ten minutes', async (_, call) => {
  const tenant = await newTenant();
  const person = await tenant.veteran();
  const resume = (await tenant.call(createResume, { body: {} }, person)).body.data;
  await ageSessions(tenant, person);
  const refused = await call(tenant, person, resume.id);
  expect([refused.status, refused.failure]).toMatchObject([403, { data: { confirm_identity: true } }]);
  await tenant.call(security.confirmIdentity, { body: { password: PASSWORD } }, person);
  expect((await call(tenant, person, resume.id)).status).toBeLessThan(300);
});

test('an API key of a company is made and replaced only after a proof of identity in the last ten minutes', async () => {
  const tenant = await newTenant();
  const recruiter = await tenant.recruiter();
  const { id } = await buildApiKey(tenant, recruiter);
  await ageSessions(tenant, recruiter);
  const create = () => tenant.call(createApiKey, { body: { name: 'Stolen', scopes: ['applications:read' as const] } }, recruiter);
  const replace = () => tenant.call(rotateApiKey, { params: { id }, body: {} }, recruiter);
  for (const refused of [await create(), await replace()])
    expect([refused.status, refused.failure]).toMatchObject([403, { data: { confirm_identity: true } }]);
  expect((await tenant.call(findApiKeys, {}, recruiter)).body.data).toHaveLength(1);
  await tenant.call(security.confirmIdentity, { body: { password: PASSWORD } }, recruiter);
  expect([(await create()).status, (await replace()).status]).toEqual([201, 201]);
});
