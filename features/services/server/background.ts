import { type Job, TRY_AGAIN } from '#kit/server/background/jobs.ts';
import type { Visitor } from '#kit/server/net/visit.ts';
import { checkLinks } from './links/checks.ts';
import type { LinkTable } from './links/queries.ts';

/** @param options.visit null where no links are visited */
export const serviceBackground = (options: { visit: Visitor | null; tables: readonly LinkTable[] }): readonly Job[] => [
  {
    // Visits the websites of service providers and courses.
    name: 'check_links',
    cron: '20 3 * * *',
    options: { ...TRY_AGAIN, expireInSeconds: 3 * 3600 },
    runIn: async ({ db, signal }, tenantId) => {
      if (options.visit) await checkLinks(db, tenantId, options.tables, { visit: options.visit, signal });
    },
  },
];
