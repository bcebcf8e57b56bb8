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
export {
  closeImported,
  countLeft,
  countMissed,
  detachJobs,
  findLeft,
  findOpenOfSource,
  findUnseen,
  leaveOpen,
} from './leaving-queries.ts';
export { loadPostings, type Noted, type Progress, type Refused, type Summary } from './load.ts';
export { isAboutSource, type OneCompany } from './lookups.ts';
export { type ReadRow, UnreadableFile } from './posting.ts';
export { previewPostings } from './preview.ts';
export { findConflicts, resolveConflict } from './review.ts';
export { companyOfImported, countConflicts } from './tracking-queries.ts';

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
  /** New companies are active, whatever the tenant's rule says. */
  approveCompanies?: boolean;
  sending?: Sending | undefined;
  onRefused?: (refused: Refused) => void;
  onNoted?: (noted: Noted) => void;
  onProgress?: (progress: Progress) => void;
}): Promise<Summary> {
  const { db, tenant: slug, bytes, approveCompanies, ...more } = options;
  const tenant = await findTenantOf(db, slug);
  if (approveCompanies) tenant.recruiter_approval = 'automatic';
  return loadPostings({ db, tenant, rows: readCsv(bytes), ...more });
}

/** @throws UnreadableFile when the tenant does not exist */
export async function findTenantOf(db: Database, slug: string) {
  const tenant = await findTenantBySlug(db.unscoped, slug);
  if (!tenant)
    throw new UnreadableFile(
      `There is no tenant "${slug}". The tenants are: ${(await allTenantSlugs(db.unscoped)).join(', ') || 'none'}.`,
    );
  return tenant;
}
