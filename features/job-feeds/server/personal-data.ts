import type { PersonalTable } from '#kit/server/records/personal-data.ts';

/** Rows about a person that this feature owns. */
export const jobFeedPersonalData: readonly PersonalTable[] = [
  { table: 'job_feeds', person: 'created_by', without: ['key', 'etag', 'last_modified'], stays_with_company: true },
];
