import type { PersonalTable } from '#kit/server/records/personal-data.ts';

/** Rows about a person that this feature owns. */
export const jobPersonalData: readonly PersonalTable[] = [
  { table: 'saved_jobs', person: 'veteran_id', names: { job: { column: 'job_id', of: 'jobs', show: 'title' } } },
  {
    table: 'job_reports',
    person: 'reporter_id',
    without: ['closed_by'],
    names: { job: { column: 'job_id', of: 'jobs', show: 'title' } },
  },
  { table: 'jobs', person: 'created_by', stays_with_company: true },
  // Erased from the job with the account; the job stays.
  { table: 'job_contacts', person: { email: 'email' }, names: { job: { column: 'job_id', of: 'jobs', show: 'title' } } },
  {
    table: 'job_holds',
    person: 'held_by',
    without: ['decided_by'],
    names: { job: { column: 'job_id', of: 'jobs', show: 'title' } },
    stays_with_company: true,
  },
  {
    table: 'held_job_changes',
    person: 'changed_by',
    without: ['replaces'],
    names: { job: { column: 'job_id', of: 'jobs', show: 'title' } },
    stays_with_company: true,
  },
  // Erased from the change with the account; the change stays.
  { table: 'held_job_contacts', person: { email: 'email' }, names: { job: { column: 'job_id', of: 'jobs', show: 'title' } } },
];
