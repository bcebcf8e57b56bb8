import { join } from 'node:path';
import { type Job, TRY_AGAIN } from '#kit/server/background/jobs.ts';
import { writeFindAJob } from './find-a-job.ts';
import type { Categories } from './formats.ts';
import { findSite } from './queries.ts';

/** The folder of a tenant's files inside the folder of exports. */
export const folderOf = (slug: string): string => join(slug, 'find-a-job');

/** @param folder where files for other job sites are written */
export const jobExportBackground = ({ folder, categories }: { folder: string; categories: Categories }): readonly Job[] => [
  {
    // Writes the files for Find a job, which reads them once a day.
    name: 'write_find_a_job',
    cron: '30 21 * * *',
    options: TRY_AGAIN,
    runIn: async ({ db, siteOf }, tenantId) => {
      const scoped = <T>(work: Parameters<typeof db.withTenant<T>>[1]) => db.withTenant(tenantId, work);
      const { name, country_id, slug, host } = await scoped(findSite);
      await writeFindAJob(scoped, {
        site: { name, country_id, site: siteOf(host ?? 'localhost') },
        folder: join(folder, folderOf(slug)),
        categories,
      });
    },
  },
];
