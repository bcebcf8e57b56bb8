import { setImmediate as pause } from 'node:timers/promises';
import { renderResumeToSend } from '#features/resumes/server/index.ts';
import type { Background } from '#kit/server/background/jobs.ts';
import type { Database, TenantDb } from '#kit/server/database/db.ts';
import { FILE_ENDINGS } from '#kit/server/files/files.ts';
import { PackedZip } from '#kit/server/files/packed-zip.ts';
import { fail, notFound } from '#kit/server/http/errors.ts';
import { exportPages, type PersonalTable } from '#kit/server/records/personal-data.ts';
import { EXPORT_AGAIN_HOURS } from '../rules.ts';
import {
  claimExport,
  deleteExport,
  findExport,
  insertExport,
  insertPart,
  type StoredExport,
  updateExport,
} from './export-queries.ts';
import { findFileBytes, findOwnFiles, findOwnResumes } from './queries.ts';

type WithTenant = <T>(work: (db: TenantDb) => Promise<T>) => Promise<T>;

const HOUR = 3_600_000;

const README = `This is everything that is stored about you.

data/       One JSON file per kind of data. Times are in UTC.
cvs/        Your CVs as PDF. Each also contains its content as JSON Resume.
uploads/    The files you uploaded. A file that you used several times is here once; data/files.json lists all of them.

Notes that employers write among themselves about their applicants are not part of it. Ask the employer for these.
`;

const NO_PDF = 'This PDF could not be created. The content of the CV is in data/resumes.json; download the PDF from your CVs.\n';

/**
 * Starts packing a person’s data, unless an export is being packed or was started within the last hour. @returns the export
 */
export async function startExport(db: TenantDb, background: Background, userId: number): Promise<StoredExport> {
  const before = await findExport(db, userId);
  const age = before ? Date.now() - Date.parse(before.created_at) : 0;
  if (before && (before.status === 'failed' || age > EXPORT_AGAIN_HOURS * HOUR)) await deleteExport(db, before.id);
  const id = await insertExport(db, userId, new Date().toISOString());
  if (id !== undefined) await background.send(db, 'personal_export', id);
  return (await findExport(db, userId)) ?? fail(notFound('Export'));
}

/**
 * Background job: packs a person’s data into a ZIP. A page of rows, one CV or one file is in memory at a time. One that was interrupted begins
 * again.
 */
export async function packPersonalData(
  database: Database,
  { tenant_id, id }: { tenant_id: number; id: number },
  tables: readonly PersonalTable[],
): Promise<void> {
  const withTenant: WithTenant = (work) => database.withTenant(tenant_id, work);
  const claimed = await withTenant((db) => claimExport(db, id));
  if (!claimed) return;
  const zip = new PackedZip((db, part, bytes) => insertPart(db, id, part, bytes));
  try {
    await packAll(withTenant, { id, userId: claimed.user_id, tables, zip });
    await withTenant(async (db) => {
      await zip.end(db);
      await updateExport(db, id, { status: 'ready', size: zip.size, finished_at: new Date().toISOString() });
    });
  } catch (error) {
    await withTenant((db) => updateExport(db, id, { status: 'failed', error: 'We couldn’t prepare your data. Try again.' }));
    throw error;
  }
}

type Packing = { id: number; userId: number; tables: readonly PersonalTable[]; zip: PackedZip };

async function packAll(withTenant: WithTenant, { id, userId, tables, zip }: Packing): Promise<void> {
  const names = [...new Set(tables.filter((one) => !one.not_exported).map(({ table }) => table))];
  const resumes = await withTenant((db) => findOwnResumes(db, userId));
  const files = await withTenant((db) => findOwnFiles(db, userId));
  const total = names.length + resumes.length + files.length;
  let done = 0;
  const step = async (db: TenantDb) => {
    await zip.flush(db);
    done += 1;
    await updateExport(db, id, { done, total, size: zip.size });
  };

  zip.addText('README.txt')(README, true);
  for (const name of names)
    await withTenant(async (db) => {
      const listed = tables.filter((one) => one.table === name && !one.not_exported);
      await packTable(db, { name, listed, userId, zip });
      await step(db);
    });

  for (const { id: resumeId, title } of resumes) {
    const pdf = await renderResumeToSend(withTenant, userId, resumeId).catch(() => null);
    if (pdf) zip.addFile(zip.freeName('cvs/', title, 'pdf', resumeId), pdf.bytes);
    // The rest of the data does not wait for the typesetter.
    else zip.addText(zip.freeName('cvs/', title, 'txt', resumeId))(NO_PDF, true);
    await withTenant(step);
  }

  const hashes = new Set<string>();
  for (const file of files)
    await withTenant(async (db) => {
      const hash = file.sha256.toString('hex');
      const found = hashes.has(hash) ? undefined : await findFileBytes(db, userId, file.id);
      hashes.add(hash);
      if (found) zip.addFile(zip.freeName('uploads/', file.name, FILE_ENDINGS[file.content_type] ?? 'txt', file.id), found.bytes);
      await step(db);
    });
}

/** `data/resumes.json`, an array with the person's rows; no file where there is none. */
async function packTable(
  db: TenantDb,
  { name, listed, userId, zip }: { name: string; listed: readonly PersonalTable[]; userId: number; zip: PackedZip },
): Promise<void> {
  let add: ReturnType<PackedZip['addText']> | null = null;
  for (const one of listed)
    for await (const rows of exportPages(db, one, userId)) {
      for (const row of rows) {
        const before = add === null ? '[\n' : ',\n';
        add ??= zip.addText(`data/${name}.json`);
        add(before + JSON.stringify(row, null, 2));
        // A long row takes some milliseconds to compress.
        await pause();
      }
      await zip.flush(db);
    }
  add?.('\n]\n', true);
}
