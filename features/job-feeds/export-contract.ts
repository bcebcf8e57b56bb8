import { z } from 'zod';
import { ViewSource } from '#features/jobs/contract.ts';
import { defineRoute } from '#kit/contract/route.ts';
import { data, Instant } from '#kit/contract/shapes.ts';
import { EXPORT_KINDS, SERVED_EXPORTS } from './export-rules.ts';

const JobExport = z.object({
  kind: z.enum(EXPORT_KINDS),
  is_on: z.boolean(),
  /** The address to give to the job site; null where files are written into a folder. */
  address: z.string().nullable(),
  /** The folder on the server, inside JOB_EXPORTS_DIR; null where there is an address. */
  folder: z.string().nullable(),
  /** When it was last written, or read to its end. */
  written_at: Instant.nullable(),
  jobs: z.number().nullable(),
  /** Open jobs that lack something that the format requires. */
  left_out: z.number().nullable(),
});
export type JobExport = z.infer<typeof JobExport>;

export const findJobExports = defineRoute({
  method: 'GET',
  path: '/api/operator/job-exports',
  access: 'operator',
  summary: 'Files with the open jobs for other job sites',
  description:
    'Lists the formats in which the open jobs can be published for other job sites: whether each is on, its address or folder, when it was last written and with how many jobs. Find a job is offered to sites in the United Kingdom.',
  reads_only: true,
  reply: data(z.array(JobExport)),
});

export const updateJobExport = defineRoute({
  method: 'PUT',
  path: '/api/operator/job-exports/{kind}',
  access: 'operator',
  summary: 'Turn a file with the open jobs on or off',
  description:
    'Turns a format on or off. A file at an address is there immediately, or gone. The files for Find a job are written once a day; after turning them off, the next files end every advert.',
  params: z.object({ kind: z.enum(EXPORT_KINDS) }),
  body: z.object({ is_on: z.boolean({ error: 'Choose on or off' }) }),
  reply: data(JobExport),
});

export const getJobExport = defineRoute({
  method: 'GET',
  path: '/api/job-exports/{kind}',
  access: 'public',
  summary: 'All open jobs as XML for another job site',
  description:
    'Returns all open jobs in the shape that Indeed and many others read, in LinkedIn’s or in Adzuna’s. 404 unless the operators of the site have turned it on. Links contain nothing that tracks people. With `source`, links name it, and the views and applications that follow are counted under it.',
  params: z.object({ kind: z.enum(SERVED_EXPORTS, { error: 'Must be indeed, linkedin or adzuna' }) }),
  query: z.object({ source: ViewSource.optional() }),
  limit: { max: 30, window: 3600 },
  file_reply: 'application/xml',
});
