import type { PersonalTable } from '#kit/server/records/personal-data.ts';

/** Rows about a person that this feature owns. */
export const matchingPersonalData: readonly PersonalTable[] = [
  { table: 'match_feedback', person: 'veteran_id', names: { job: { column: 'job_id', of: 'jobs', show: 'title' } } },
  // The file that was sent is exported.
  { table: 'application_contents', person: 'veteran_id', not_exported: true },
];
