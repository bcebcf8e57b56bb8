import type { Sending } from '#features/notifications/server/index.ts';
import type { Database } from '#kit/server/database/db.ts';
import { readCsv } from './csv.ts';
import { loadPostings, type Noted, type Progress, type Refused, type Summary } from './load.ts';
import { UnreadableFile } from './posting.ts';
import { allTenantSlugs, findTenantBySlug } from './queries.ts';

export { jobPostingsIn } from '../advert-parser/job-posting.ts';
export { pageParts } from '../advert-parser/page-text.ts';
export { countryCodeOf } from './country-names.ts';
export { readCsv } from './csv.ts';
export { type Draft, FIELDS, fieldNamed, readDraft } from './draft.ts';
export type { Progress, Refused, Summary } from './load.ts';
export { type ReadRow, UnreadableFile } from './posting.ts';

/**
 * Imports a file of adverts into a tenant.
 * @param options.source names where the adverts come from. Source and id together identify an advert
 * @throws UnreadableFile when the file can't be read at all, or the tenant does not exist
 */
export async function importJobs(options: {
  db: Database;
  tenant: string;
  source: string;
  bytes: AsyncIterable<Buffer>;
  asOf?: string | null;
  dryRun?: boolean;
  sending?: Sending | undefined;
  onRefused?: (refused: Refused) => void;
  onNoted?: (noted: Noted) => void;
  onProgress?: (progress: Progress) => void;
}): Promise<Summary> {
  const { db, tenant: slug, bytes, ...more } = options;
  const tenant = await findTenantBySlug(db.unscoped, slug);
  if (!tenant)
    throw new UnreadableFile(
      `There is no tenant "${slug}". The tenants are: ${(await allTenantSlugs(db.unscoped)).join(', ') || 'none'}.`,
    );
  return loadPostings({ db, tenant, rows: readCsv(bytes), ...more });
}
