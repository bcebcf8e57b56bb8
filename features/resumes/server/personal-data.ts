import type { PersonalTable } from '#kit/server/records/personal-data.ts';

/** Rows about a person that this feature owns. */
export const resumePersonalData: readonly PersonalTable[] = [
  { table: 'resumes', person: 'user_id', without: ['part_revisions', 'summary', 'summary_revision', 'content_bytes'] },
  {
    table: 'resume_versions',
    person: { column: 'resume_id', of: 'resumes', person: 'user_id' },
    without: ['content_bytes'],
  },
  { table: 'resume_walks', person: { column: 'resume_id', of: 'resumes', person: 'user_id' } },
  {
    table: 'resume_shares',
    person: { column: 'resume_id', of: 'resumes', person: 'user_id' },
    without: ['token_hash', 'password_hash'],
  },
  { table: 'cover_letters', person: 'user_id' },
  { table: 'dismissed_tips', person: 'user_id' },
];
