import type { TenantDb } from '#kit/server/database/db.ts';
import type { ImportReport } from '../../entry-contract.ts';
import { checkedProvider } from '../editing.ts';
import { insertProvider, type ProviderDraft, setProvidersActive, updateProvider } from '../provider-queries.ts';
import { emptyReport, noteRow, reasonsOf, refuseRow } from './entry-imports.ts';
import type { ImportRow } from './import-rows.ts';
import * as queries from './queries.ts';

type UsableRow = Exclude<ImportRow, { faults: string[] }>;

type Options = {
  /** The name of the data set; with the key of a row it says which provider the row is. */
  source: string;
  licence: string;
  /** Hides providers of this source that the file no longer has. */
  hide_missing: boolean;
  /** Publishes new providers, instead of hiding them until an operator has checked them. */
  publish: boolean;
};

/**
 * Brings the providers of a source up to date with a file, in the caller's transaction. A row that is the same as at the last import changes
 * nothing, whatever operators have corrected since. Rows that cannot be used are refused with their reasons; the others are imported.
 */
export async function importProviders(
  db: TenantDb,
  rows: Iterable<ImportRow> | AsyncIterable<ImportRow>,
  options: Options,
): Promise<ImportReport> {
  await queries.lockImports(db);
  const summary = emptyReport();
  const known = await queries.importedProviders(db, options.source);
  const merged = await queries.mergedKeys(db, options.source);
  const seen = new Set<string>();
  for await (const row of rows) {
    summary.read += 1;
    const refuse = (reasons: string[]) => refuseRow(summary, row, reasons);
    // A row that is refused today is not gone.
    const isRepeated = row.key !== null && seen.has(row.key);
    if (row.key !== null) seen.add(row.key);
    if ('faults' in row) refuse(row.faults);
    else if (isRepeated) refuse(['A row above has the same key']);
    else if (row.key !== null && merged.has(row.key)) summary.left_out += 1;
    else {
      const refused = summary.refused_total;
      await importRow(db, row, options, known, summary, refuse);
      if (summary.refused_total === refused) noteRow(summary, row, row.notes);
    }
  }
  if (options.hide_missing) {
    const gone = [...known].filter(([key, provider]) => !seen.has(key) && provider.is_active);
    const hidden = await setProvidersActive(
      db,
      gone.map(([, { id }]) => id),
      false,
    );
    summary.hidden = hidden.size;
  }
  return summary;
}

async function importRow(
  db: TenantDb,
  row: UsableRow,
  { source, licence, publish }: Options,
  known: Map<string, queries.ImportedProvider>,
  summary: ImportReport,
  refuse: (reasons: string[]) => void,
): Promise<void> {
  const before =
    row.id === undefined ? (row.key === null ? undefined : known.get(row.key)) : await queries.providerToImport(db, row.id);
  if (row.id !== undefined && !before) return refuse([`id: there is no provider ${row.id}`]);
  if (before?.source_digest === row.source_digest) {
    summary.unchanged += 1;
    return;
  }
  const is_active = publish
    ? (row.is_active ?? before?.is_active ?? true)
    : row.is_active !== false && (before?.is_active ?? false);
  const wanted = { ...row.draft, is_active };
  const name = await freeName(db, wanted, before?.id);
  if (!name) return refuse(['name: another provider with this name is in the list']);
  let draft: ProviderDraft;
  try {
    draft = await checkedProvider(db, { ...wanted, name }, before?.id);
  } catch (error) {
    return refuse(reasonsOf(error));
  }
  if (before) {
    if (before.digest_of_now === queries.digestOf(draft)) {
      await queries.writeSource(db, before.id, { source_digest: row.source_digest, licence });
      summary.unchanged += 1;
      return;
    }
    await updateProvider(db, before.id, draft);
    await queries.writeSource(db, before.id, { source_digest: row.source_digest, licence });
    summary.changed += 1;
    return;
  }
  const id = await insertProvider(db, draft);
  await queries.writeSource(db, id, {
    source,
    source_key: row.key,
    licence,
    source_digest: row.source_digest,
    ...(row.public_id && !(await queries.publicIdTaken(db, row.public_id)) && { public_id: row.public_id }),
  });
  summary.added += 1;
}

/** The name of a row, told apart from others of the same name by its organisation or town; null where that does not help either. */
async function freeName(
  db: TenantDb,
  { name, organisation, country_id, locations }: UsableRow['draft'],
  own: number | undefined,
): Promise<string | null> {
  const city = locations[0]?.city ?? '';
  const candidates = [name, organisation && `${name}, ${organisation}`, city && `${name}, ${city}`];
  for (const candidate of candidates) {
    if (!candidate || candidate.length > 200) continue;
    const taken = await queries.providerIdNamed(db, country_id, candidate);
    if (taken === undefined || taken === own) return candidate;
  }
  return null;
}
