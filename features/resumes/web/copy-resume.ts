import { call } from '#kit/ui/api.ts';
import { createResume, type Resume } from '../resumes-contract.ts';

/** A copy of an own resume; with `job_id` it is tailored for that job. @throws ApiError */
export async function copyResume(
  id: number,
  more: { title?: string; job_id?: number; kind?: Resume['kind'] } = {},
): Promise<Resume> {
  return (await call(createResume, { body: { copy_of: id, ...more } })).data;
}
