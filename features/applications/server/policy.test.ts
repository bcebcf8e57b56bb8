import { expect, test } from 'vitest';
import { newTenant, type Person } from '#apps/api/testing/index.ts';
import { findActiveRecruiters } from '#features/companies/server/index.ts';
import { findApplicationFor } from './index.ts';
import { buildApplication } from './testing.ts';

const asViewer = (person: Person, role: 'veteran' | 'recruiter' | 'operator', company_id: number | null = null) => ({
  id: person.id,
  role,
  status: 'active' as const,
  company_id,
  company_status: null,
  is_admin: 0 as const,
  session_id: '',
  recent_writes: null,
  has_second_factor: false,
});

test('an application is found for its veteran and the company’s recruiters, and for nobody else', async () => {
  const tenant = await newTenant();
  const { id, job_id, veteran, recruiter } = await buildApplication(tenant, { job: { title: 'Fitter' } });
  const [stranger, other] = [await tenant.veteran(), await tenant.recruiter()];
  const found = (viewer: ReturnType<typeof asViewer>, lock = false) =>
    tenant.run((db) => findApplicationFor(db, viewer, id, { lock }));
  const whole = { id, job_id, veteran_id: veteran.id, company_id: recruiter.company_id, title: 'Fitter', stage: 'submitted' };
  expect(await found(asViewer(veteran, 'veteran'))).toMatchObject(whole);
  expect(await found(asViewer(recruiter, 'recruiter', recruiter.company_id), true)).toMatchObject(whole);
  for (const viewer of [
    asViewer(stranger, 'veteran'),
    asViewer(other, 'recruiter', other.company_id),
    asViewer(stranger, 'operator'),
  ])
    await expect(found(viewer)).rejects.toMatchObject({ status: 404 });
  await expect(found(asViewer(other, 'recruiter'))).rejects.toMatchObject({ status: 403 });
  expect(await tenant.run((db) => findActiveRecruiters(db, recruiter.company_id))).toEqual([recruiter.id]);
});
