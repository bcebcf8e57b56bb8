import type { TenantDb } from '#kit/server/database/db.ts';
import { conflict, fail, forbidden } from '#kit/server/http/errors.ts';
import type { Role } from '#kit/server/http/serve.ts';
import { countCompany } from './queries.ts';

type Person = { id: number; role: Role; company_id: number | null; is_admin: boolean | number };

/** Why a person’s account can’t be deleted, and what to do first; null if it can. A company never loses its last admin or leaves applicants without a recruiter. */
export async function whatPreventsDeletion(db: TenantDb, person: Person): Promise<string | null> {
  if (person.role === 'operator' || person.role === 'system_operator')
    return 'Only another operator can remove an operator. Ask one to do it under Operators, or leave there yourself.';
  if (person.company_id === null) return null;
  const company = await countCompany(db, person.company_id, person.id);
  if (person.is_admin && company.others > 0 && company.admins === 0)
    return 'You’re the only admin of your company. Make a colleague an admin first, under Company, People.';
  if (company.others === 0 && company.open_jobs > 0)
    return 'You’re the last person in your company, and it has open jobs. Close them first, so nobody is left waiting for an answer.';
  return null;
}

/** Refuses the deletion of an account that is still needed. */
export async function requireMayLeave(db: TenantDb, person: Person): Promise<void> {
  const reason = await whatPreventsDeletion(db, person);
  if (reason === null) return;
  fail(person.role === 'recruiter' ? conflict(reason) : forbidden(reason));
}
