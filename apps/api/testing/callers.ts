import { buildApiKey } from '#features/employer-api/server/testing.ts';
import type { Access } from '#kit/contract/route.ts';
import type { Person, TestTenant } from './index.ts';

/** Somebody whom routes of this access admit; null for a visitor. */
export async function callerFor(tenant: TestTenant, access: Access): Promise<Person | null> {
  if (access === 'public') return null;
  if (access === 'recruiter') return tenant.recruiter();
  if (access === 'company_key') return buildApiKey(tenant, await tenant.recruiter());
  return tenant.person(access === 'signed_in' ? 'veteran' : access);
}
