import { expect, test } from 'vitest';
import { newTenant } from '#apps/api/testing/index.ts';
import { buildApplication } from '#features/applications/server/testing.ts';
import { audit } from '#kit/server/records/audit.ts';
import { findAuditEvents } from '../audit-contract.ts';

test('an event about an application names the applicant, the job and the company', async () => {
  const tenant = await newTenant();
  const { id } = await buildApplication(tenant, { job: { title: 'Signal Fitter' } });
  const event = { actor_id: null, action: 'cv_viewed', subject_kind: 'application', subject_id: id };
  await tenant.run((db) => audit(db, event));
  const { data } = (await tenant.call(findAuditEvents, { query: { action: ['cv_viewed'] } }, await tenant.person('operator')))
    .body;
  expect(data[0]?.subject_name).toMatch(/^Sam Test\d+, Signal Fitter · .+/);
});
