import type { Database } from '#kit/server/database/db.ts';
import type { ImportReport } from '../../entry-contract.ts';
import { runImport } from './entry-imports.ts';
import { rowsOfFile } from './import-file.ts';
import { importProviders } from './importing.ts';
import { UnusableFile } from './provider-csv.ts';

type Options = {
  /** The slug of the tenant. */
  tenant: string;
  filename: string;
  bytes: Buffer;
  dry_run: boolean;
  source: string;
  licence: string;
  hide_missing: boolean;
  publish: boolean;
};

/** Imports a file of any length into one tenant: all of it or, where the database fails, nothing. */
export async function importServices(
  db: Database,
  { tenant: slug, filename, bytes, dry_run, ...options }: Options,
): Promise<ImportReport> {
  const tenant = await db.unscoped.selectFrom('tenants').select(['id', 'country_id']).where('slug', '=', slug).executeTakeFirst();
  if (!tenant) throw new UnusableFile(`There is no tenant "${slug}".`);
  const { country_id } = tenant;
  const { licence } = options;
  const rows = rowsOfFile({ bytes, filename, country_id, licence, most_rows: Number.POSITIVE_INFINITY });
  return db.withTenant(tenant.id, (scoped) =>
    runImport(scoped, dry_run ? 'preview' : 'import', () => importProviders(scoped, rows, options)),
  );
}
