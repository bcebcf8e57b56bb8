import { requireRecruiter } from '#features/companies/server/index.ts';
import { fail, notFound } from '#kit/server/http/errors.ts';
import type { Viewer } from '#kit/server/http/serve.ts';

/**
 * Who may do what with applications, in one place. Routes admit a role (`access` in the contract); these decide the rest. Queries take
 * the ids returned here as conditions, so another person's or company's application is reported as not found.
 *
 * | action                                        | who                                                       |
 * |-----------------------------------------------|-----------------------------------------------------------|
 * | apply, withdraw, accept or decline an offer   | the veteran, for their own applications                   |
 * | see when the employer opened the CV           | the veteran, for their own applications                   |
 * | list, read and move applicants                | recruiters of the company that posted the job             |
 * | open the CV that was sent                     | the veteran who sent it, and those recruiters (audited)   |
 * | read and write what other features attach     | the veteran who sent it, and those recruiters             |
 */

/** @returns whose applications this viewer may read; 404 for operators, who have no access to applications and CVs */
export function requireReader(viewer: Viewer, what = 'Application'): { veteran_id: number } | { company_id: number } {
  if (viewer.role === 'veteran') return { veteran_id: viewer.id };
  if (viewer.role === 'recruiter') return { company_id: requireRecruiter(viewer).company_id };
  return fail(notFound(what));
}
