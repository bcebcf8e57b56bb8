import { requireCompanyAdmin } from '#features/accounts/server/index.ts';
import { fail, notFound } from '#kit/server/http/errors.ts';
import type { Viewer } from '#kit/server/http/serve.ts';
import type { ApprovalStatus } from '../rules.ts';

/**
 * Who may do what to companies and their people, in one place. Routes admit a role (`access` in the contract); these decide the rest.
 *
 * | action                                  | who                                                                     |
 * |-----------------------------------------|-------------------------------------------------------------------------|
 * | read a company                          | everyone once it is active; before that, its own recruiters             |
 * | load its logo                           | the same, and operators                                                 |
 * | create, join or decline a company       | recruiters without a company; joining needs the company's email domain  |
 * | change the company or its logo          | its admins                                                              |
 * | list and decide on its people, set admins | its admins; nobody decides on their own account                       |
 * | decide on a company or any recruiter    | operators                                                               |
 */

type CompanyState = { id: number; status: ApprovalStatus };

export const canReadCompany = (viewer: Viewer | null, { id, status }: CompanyState): boolean =>
  status === 'active' || viewer?.company_id === id;

export const canLoadLogo = (viewer: Viewer | null, company: CompanyState): boolean =>
  canReadCompany(viewer, company) || viewer?.role === 'operator' || viewer?.role === 'system_operator';

export { requireCompanyAdmin };

/** Refuses a change of a company by anyone but its admins: 404 for people of other companies, 403 for colleagues. */
export function requireAdminOf(viewer: Viewer, companyId: number): void {
  if (viewer.company_id !== companyId) fail(notFound('Company'));
  requireCompanyAdmin(viewer);
}
