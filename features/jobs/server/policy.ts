import type { TenantDb } from '#kit/server/database/db.ts';
import { fail, forbidden, inactive, signInFirst } from '#kit/server/http/errors.ts';
import type { Tenant, Viewer } from '#kit/server/http/serve.ts';
import { closingZone } from '../recruiting-rules.ts';
import type { Reader } from './queries.ts';

/**
 * Who may do what with jobs. Routes admit a role; these decide the rest. Queries take the reader or the company as a condition, so a job that
 * somebody may not see is reported as not found.
 *
 * | action                                             | who                                                              |
 * |----------------------------------------------------|------------------------------------------------------------------|
 * | search and read open jobs                          | everyone                                                         |
 * | read a job that is not open                        | recruiters of its company, and veterans who applied for it       |
 * | list saved, applied for and recommended jobs, save | active veterans                                                  |
 * | write, publish, pause, close, copy, delete         | recruiters of the company                                        |
 * | withdraw a held job, or a held change of one       | recruiters of the company                                        |
 * | read and decide on a held job or change            | operators                                                        |
 */

/** What a viewer may see in addition to open jobs; nothing while the account is not active. */
export function readerOf(viewer: Viewer | null): Reader {
  const isActive = viewer?.status === 'active';
  return {
    veteran_id: isActive && viewer.role === 'veteran' ? viewer.id : null,
    company_id: isActive && viewer.role === 'recruiter' ? viewer.company_id : null,
  };
}

/** The veteran whose own list is requested, on a route that is otherwise public. 401 for visitors, 403 or 410 for others. */
export function requireVeteran(viewer: Viewer | null): number {
  if (!viewer) fail(signInFirst('Sign in to see your own jobs.'));
  if (viewer.role !== 'veteran') fail(forbidden());
  if (viewer.status === 'inactive') fail(inactive());
  if (viewer.status !== 'active') fail(forbidden('Your account is waiting for approval.'));
  return viewer.id;
}

/** A recruiter of an active company with the database of their tenant. */
export type RecruiterContext = { db: TenantDb; viewer_id: number; company_id: number; country_id: number; zone: string };

export function recruiterContext(input: { db: TenantDb; tenant: Tenant; viewer: Viewer }): RecruiterContext {
  const { db, tenant, viewer } = input;
  return {
    db,
    viewer_id: viewer.id,
    company_id: viewer.company_id ?? fail(forbidden('Set up your company first.')),
    country_id: tenant.country_id,
    zone: closingZone(tenant.country_id),
  };
}
