import { fail, forbidden } from '#kit/server/errors.ts';
import type { Viewer } from '#kit/server/serve.ts';

/**
 * Who may see which candidate. Routes admit a role and an active company (`access` in the contract); the queries take the company as a
 * condition and decide the rest, so what a company may not see never leaves the database.
 *
 * | what                                   | a company sees it of                                                          |
 * |----------------------------------------|-------------------------------------------------------------------------------|
 * | anonymous facts                        | veterans who opted in and do not hide from it                                 |
 * | name, email, phone, wished places      | veterans who accepted its contact request or applied to one of its jobs       |
 * | facts of an applicant who is not open to it | services, trades, skills and languages; no headline, clearance or wishes |
 */
export type Recruiter = { id: number; company_id: number };

/** @returns the recruiter and their company; 403 for a recruiter without a company */
export function requireRecruiter(viewer: Viewer): Recruiter {
  return { id: viewer.id, company_id: viewer.company_id ?? fail(forbidden('Set up your company first.')) };
}
