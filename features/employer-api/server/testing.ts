import type { Person, TestTenant } from '#apps/api/testing/index.ts';
import { createApiKey } from '../key-contract.ts';
import { type KeyMode, SCOPES, type Scope } from '../key-rules.ts';

/** A key of the recruiter's company, as the caller of routes for keys. */
export async function buildApiKey(
  tenant: TestTenant,
  recruiter: Person,
  more: { name?: string; mode?: KeyMode; scopes?: Scope[] } = {},
): Promise<Person> {
  const body = { name: `Key ${crypto.randomUUID().slice(0, 8)}`, scopes: [...SCOPES], ...more };
  const { data } = (await tenant.call(createApiKey, { body }, recruiter)).body;
  return { id: data.key.id, email: recruiter.email, token: data.secret };
}
