import { requireRecruiter } from '#features/companies/server/index.ts';
import { fail, notFound } from '#kit/server/http/errors.ts';
import type { Viewer } from '#kit/server/http/serve.ts';
import type { Party } from './queries.ts';

/**
 * Who may do what with interviews. Routes admit a role; these decide the rest. Queries take the party as a condition, so somebody else's
 * interview is reported as not found.
 *
 * | action                                             | who                                                  |
 * |----------------------------------------------------|------------------------------------------------------|
 * | propose times, propose others, record the outcome  | recruiters of the company that posted the job        |
 * | choose a time, say that none fits                  | the veteran, for their own applications              |
 * | cancel, read, download for a calendar              | both                                                 |
 */

/** @returns whose interviews the viewer may read; 404 for operators, who take no part in interviews */
export function requireParty(viewer: Viewer): Party {
  if (viewer.role === 'veteran') return { veteran_id: viewer.id };
  if (viewer.role === 'recruiter') return { company_id: requireRecruiter(viewer).company_id };
  return fail(notFound('Interview'));
}
