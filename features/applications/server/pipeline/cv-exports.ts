import type { Background } from '#kit/server/background/jobs.ts';
import type { Database, TenantDb } from '#kit/server/database/db.ts';
import { PackedZip } from '#kit/server/files/packed-zip.ts';
import { conflict, fail, Refusal } from '#kit/server/http/errors.ts';
import { countStored } from '#kit/server/records/storage.ts';
import { recordCvView } from '../actions.ts';
import {
  claimExport,
  findEqualExport,
  findPackedCv,
  findUnfinishedExport,
  insertExport,
  insertPart,
  lockRecruiter,
  updateExport,
} from './export-queries.ts';

const MOST_BYTES = 500 * 1024 * 1024;
/** An export that is older and unfinished was interrupted, for example by the end of the process. */
const INTERRUPTED_HOURS = 2;

type Input = { job_id: number; recruiter_id: number; application_ids: number[] };

/**
 * Starts packing these CVs. An equal export that is being packed, or is ready and has the CVs as they are, is given again.
 * @returns its id
 * @throws Refusal 409 while another one of the recruiter is being packed
 */
export async function startExport(db: TenantDb, background: Background, input: Input): Promise<number> {
  const since = new Date(Date.now() - INTERRUPTED_HOURS * 3_600_000).toISOString();
  await lockRecruiter(db, input.recruiter_id);
  const equal = await findEqualExport(db, input, since);
  if (equal !== null) return equal;
  const packing = await findUnfinishedExport(db, input.recruiter_id, since);
  if (packing)
    fail(conflict(`Your ZIP of ${packing.total} CVs is still being prepared. Wait until it is ready, then start the next one.`));
  const id = await insertExport(db, input);
  await background.send(db, 'cv_export', id);
  return id;
}

/**
 * Packs the CVs of an export into a ZIP, one at a time so that memory stays small. A ZIP that was interrupted begins again. CVs are
 * compressed formats already, so they are stored.
 */
export async function packCvs(database: Database, { tenant_id, id }: { tenant_id: number; id: number }): Promise<void> {
  const run = <T>(work: (db: TenantDb) => Promise<T>) => database.withTenant(tenant_id, work);
  const claimed = await run((db) => claimExport(db, id));
  if (!claimed) return;
  const zip = new PackedZip(async (db, part, bytes) => {
    countStored(db, claimed.recruiter_id, bytes.length);
    await insertPart(db, id, part, bytes);
  });
  try {
    for (const [index, applicationId] of claimed.application_ids.entries()) {
      await run(async (db) => {
        const cv = await findPackedCv(db, claimed.job_id, applicationId);
        if (cv) {
          const kind = cv.content_type === 'application/pdf' ? 'pdf' : 'docx';
          zip.addFile(zip.freeName('', cv.full_name.replaceAll('/', '-'), kind, applicationId), cv.bytes);
          await recordCvView(db, { viewer_id: claimed.recruiter_id, application_id: applicationId, address: '' });
        }
        await zip.flush(db);
        await updateExport(db, id, { done: index + 1, size: zip.size });
      });
      if (zip.size > MOST_BYTES) {
        await run((db) =>
          updateExport(db, id, { status: 'failed', error: 'These CVs are larger than 500 MB together. Choose fewer.' }),
        );
        return;
      }
    }
    await run(async (db) => {
      await zip.end(db);
      await updateExport(db, id, { status: 'ready', size: zip.size });
    });
  } catch (error) {
    const isFull = error instanceof Refusal;
    await run((db) =>
      updateExport(db, id, { status: 'failed', error: isFull ? error.message : 'We couldn’t create the ZIP. Try again.' }),
    );
    if (!isFull) throw error;
  }
}
