import type { PersonalTable } from '#kit/server/records/personal-data.ts';

/** Rows about a person that this feature owns. */
export const coursePersonalData: readonly PersonalTable[] = [
  { table: 'saved_courses', person: 'veteran_id', names: { course: { column: 'course_id', of: 'courses', show: 'title' } } },
  { table: 'course_interests', person: 'veteran_id', names: { course: { column: 'course_id', of: 'courses', show: 'title' } } },
];
