import { type Recruiter, requireRecruiter } from '#features/companies/server/index.ts';
import { fail, forbidden, notFound } from '#kit/server/http/errors.ts';
import type { Viewer } from '#kit/server/http/serve.ts';

/**
 * Who may do what with messages. Routes admit a role (`access` in the contract); queries take the party as a condition, so a conversation of
 * other people is reported as not found.
 *
 * | action                               | who                                                                                  |
 * |--------------------------------------|--------------------------------------------------------------------------------------|
 * | read, write, attach                  | the veteran, and the recruiters of the company; of a contact only while it is accepted |
 * | block, report                        | the veteran                                                                          |
 * | use templates, write to many         | recruiters of the company                                                            |
 * | edit templates                       | admins of the company                                                                |
 * | read one message, deliver or refuse  | operators, for messages that are held or reported, and no others                     |
 */
export type Party = { side: 'veteran'; id: number } | { side: 'company'; id: number; company_id: number };

/** @returns the side that the viewer writes for; operators have no conversations (404) */
export function requireParty(viewer: Viewer): Party {
  if (viewer.role === 'veteran') return { side: 'veteran', id: viewer.id };
  if (viewer.role === 'recruiter') return { side: 'company', ...requireRecruiter(viewer) };
  return fail(notFound('Conversation'));
}

/** The same for admins of the company. */
export function requireAdmin(viewer: Viewer): Recruiter {
  if (viewer.is_admin !== 1) fail(forbidden('Only company admins can change templates.'));
  return requireRecruiter(viewer);
}
