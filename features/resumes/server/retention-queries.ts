import { sql } from 'kysely';
import type { FileReference } from '#kit/server/records/retention.ts';

/** The file that a resume was parsed from, and its photo, which only the content refers to: in the resume and its versions, including the trash. */
export const resumeFiles: FileReference = (db) => sql`exists (
    select from resumes r where r.tenant_id = ${db.tenant_id}
      and (r.file_id = f.id or (r.user_id = f.owner_id and r.content->'basics'->>'photo_file_id' = f.id::text)))
  or exists (
    select from resumes r join resume_versions v on v.tenant_id = r.tenant_id and v.resume_id = r.id
    where r.tenant_id = ${db.tenant_id} and r.user_id = f.owner_id and v.content->'basics'->>'photo_file_id' = f.id::text)`;
