import type { PersonalTable } from '#kit/server/records/personal-data.ts';

/** Rows about a person that this feature owns. */
export const interviewPersonalData: readonly PersonalTable[] = [
  {
    table: 'interviews',
    person: { column: 'application_id', of: 'applications', person: 'veteran_id' },
    without: ['created_by'],
  },
  { table: 'interview_interviewers', person: 'user_id', stays_with_company: true },
  { table: 'interview_bookings', person: 'user_id', stays_with_company: true, not_exported: true },
  { table: 'interview_calendars', person: 'user_id', without: ['token_hash'] },
];
