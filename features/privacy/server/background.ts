import { type Job, TRY_AGAIN } from '#kit/server/background/jobs.ts';
import type { PersonalTable } from '#kit/server/records/personal-data.ts';
import { deleteDueAccounts } from './deleting.ts';
import { packPersonalData } from './exporting.ts';

export const privacyBackground = (tables: readonly PersonalTable[]): readonly Job[] => [
  {
    // Deletes accounts 30 days after their owners requested it.
    name: 'delete_accounts',
    cron: '30 1 * * *',
    options: { ...TRY_AGAIN, expireInSeconds: 3 * 3600 },
    runIn: (work, tenantId) => deleteDueAccounts(work, tenantId, tables),
  },
  // Packs the data of a person into a ZIP.
  { name: 'personal_export', run: ({ db }, job) => packPersonalData(db, job, tables) },
];
