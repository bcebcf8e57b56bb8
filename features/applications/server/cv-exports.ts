import { Readable } from 'node:stream';
import { Zip, ZipPassThrough } from 'fflate';
import type { Database, TenantDb } from '#kit/server/db.ts';
import { cleanFileName } from '#kit/server/files.ts';
import { recordCvView } from './actions.ts';
import { claimExport, findPackedCv, findPart, insertPart, updateExport } from './export-queries.ts';

const PART_BYTES = 1024 * 1024;
const MOST_BYTES = 500 * 1024 * 1024;

/**
 * Packs the CVs of an export into a ZIP, one at a time so that memory stays small. A ZIP that was interrupted begins again. CVs are
 * compressed formats already, so they are stored.
 */
export async function packCvs(database: Database, { tenant_id, id }: { tenant_id: number; id: number }): Promise<void> {
  const run = <T>(work: (db: TenantDb) => Promise<T>) => database.withTenant(tenant_id, work);
  const claimed = await run((db) => claimExport(db, id));
  if (!claimed) return;
  let chunks: Uint8Array[] = [];
  let waiting = 0;
  let size = 0;
  let part = 0;
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
    waiting += chunk.length;
    size += chunk.length;
  });
  const flush = async (db: TenantDb) => {
    if (waiting === 0) return;
    const all = Buffer.concat(chunks);
    for (let from = 0; from < all.length; from += PART_BYTES)
      await insertPart(db, id, part++, all.subarray(from, from + PART_BYTES));
    chunks = [];
    waiting = 0;
  };
  const names = new Set<string>();
  try {
    for (const [index, applicationId] of claimed.application_ids.entries()) {
      await run(async (db) => {
        const cv = await findPackedCv(db, claimed.job_id, applicationId);
        if (cv) {
          const entry = new ZipPassThrough(entryName(cv, applicationId, names));
          zip.add(entry);
          entry.push(cv.bytes, true);
          await recordCvView(db, { viewer_id: claimed.recruiter_id, application_id: applicationId, address: '' });
        }
        if (waiting >= PART_BYTES) await flush(db);
        await updateExport(db, id, { done: index + 1, size });
      });
      if (size > MOST_BYTES) {
        await run((db) =>
          updateExport(db, id, { status: 'failed', error: 'These CVs are larger than 500 MB together. Choose fewer.' }),
        );
        return;
      }
    }
    zip.end();
    await run(async (db) => {
      await flush(db);
      await updateExport(db, id, { status: 'ready', size });
    });
  } catch (error) {
    await run((db) => updateExport(db, id, { status: 'failed', error: 'We couldn’t create the ZIP. Try again.' }));
    throw error;
  }
}

/** `Rhys Pritchard.pdf`; of two people with one name, the second has the number of the application. */
function entryName(cv: { full_name: string; content_type: string }, id: number, names: Set<string>): string {
  const kind = cv.content_type === 'application/pdf' ? 'pdf' : 'docx';
  const name = cleanFileName(cv.full_name, kind, String(id));
  const free = names.has(name.toLowerCase()) ? cleanFileName(`${cv.full_name} ${id}`, kind, String(id)) : name;
  names.add(free.toLowerCase());
  return free;
}

/** The parts of a finished ZIP, each read when the one before has been sent. */
export function streamParts(withTenant: <T>(work: (db: TenantDb) => Promise<T>) => Promise<T>, id: number): Readable {
  async function* parts() {
    for (let part = 0; ; part++) {
      const found = await withTenant((db) => findPart(db, id, part));
      if (!found) return;
      yield found.bytes;
    }
  }
  return Readable.from(parts(), { objectMode: false });
}
