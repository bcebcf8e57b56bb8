import { importJobs } from '#features/jobs/import/index.ts';
import type { Database } from '#kit/server/database/db.ts';
import { ADVERTS_DAY, bytesOf, generateAdverts } from '../../bench/data/adverts.ts';

/** Number of adverts to import. */
const COUNT = 60;

/** Imports generated health adverts: imported jobs have longer titles and employers than those of the demonstration. */
export async function importGeneratedAdverts(db: Database): Promise<void> {
  const bytes = bytesOf(await generateAdverts({ country: 'GB', count: COUNT, industry: 'Healthcare' }));
  await importJobs({ db, tenant: 'muster', source: 'generated', bytes, asOf: ADVERTS_DAY, approveCompanies: true });
}
