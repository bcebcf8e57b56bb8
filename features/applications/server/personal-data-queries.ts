import { sql } from 'kysely';
import type { PersonalTable } from '#kit/server/records/personal-data.ts';
import { ownApplications } from './own-applications-queries.ts';

/** Rows about a person that this feature owns. What employers note among themselves about an applicant is theirs and not exported. */
export const applicationPersonalData: readonly PersonalTable[] = [
  {
    table: 'applications',
    shown: 'own_applications',
    rows: ownApplications,
    person: 'veteran_id',
    without: ['revision'],
    names: { job: { column: 'job_id', of: 'jobs', show: 'title' } },
  },
  {
    table: 'application_events',
    shown: 'own_application_events',
    person: { column: 'application_id', of: 'applications', person: 'veteran_id' },
    without: ['actor_id', 'note', 'company_id'],
  },
  {
    table: 'application_reads',
    person: { column: 'application_id', of: 'applications', person: 'veteran_id' },
    without: ['recruiter_id'],
  },
  {
    table: 'application_offers',
    shown: 'own_application_offers',
    person: { column: 'application_id', of: 'applications', person: 'veteran_id' },
    without: ['made_by'],
  },
  {
    table: 'application_sources',
    person: { column: 'application_id', of: 'applications', person: 'veteran_id' },
  },
  { table: 'application_drafts', person: 'veteran_id', names: { job: { column: 'job_id', of: 'jobs', show: 'title' } } },
  {
    table: 'application_reminders',
    person: 'veteran_id',
    without: ['reminded_at'],
  },
  { table: 'tracked_applications', person: 'veteran_id', without: ['revision', 'reminded_for'] },
  { table: 'application_notes', person: 'author_id', stays_with_company: true },
  { table: 'application_scores', person: 'recruiter_id', stays_with_company: true },
  { table: 'application_reads', person: 'recruiter_id', stays_with_company: true, not_exported: true },
  { table: 'pipeline_views', person: 'recruiter_id' },
  { table: 'application_exports', person: 'recruiter_id', not_exported: true },
  // Which employer opened the CV, and when.
  {
    table: 'audit_events',
    person: { column: 'subject_id', of: 'applications', person: 'veteran_id' },
    without: ['actor_id', 'address'],
    only: () => sql`t.subject_kind = 'application'`,
    names: { company: { column: 'actor_id', via: { of: 'users', column: 'company_id' }, of: 'companies', show: 'name' } },
  },
  { table: 'hiring_team', person: 'user_id', stays_with_company: true },
  { table: 'applicant_scopes', person: 'user_id' },
];
