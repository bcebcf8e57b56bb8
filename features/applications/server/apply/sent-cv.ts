import { copySentContent, deleteSentContent, scoreApplicants, storeSentContent } from '#features/matching/server/index.ts';
import { townOf } from '#features/resumes/address.ts';
import type { ResumeContent } from '#features/resumes/content.ts';
import { readSentContent, servicePeriodsOf } from '#features/resumes/server/index.ts';
import type { Background, QueuedJob, RequestedJob, ScheduledJob, Work } from '#kit/server/background/jobs.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { readFile } from '#kit/server/files/files.ts';
import { TaskFailed } from '#kit/server/files/process-pool.ts';
import { refreshColleagues } from '../notices.ts';
import { findSentCv, findUnreadCvs, type SentCv, writeFacts, writeMatchScore } from './sent-cv-queries.ts';

/** The content of the CV that was sent. `waiting` for an uploaded file, `again` for the file of an earlier application. */
export type SentContent = ResumeContent | 'waiting' | 'again';

/**
 * Stores what employers read and filter by, as the CV states it. A file is parsed in the background, so that an application neither waits
 * for it nor fails.
 */
export async function recordSentCv(
  db: TenantDb,
  background: Background,
  application: { id: number; veteran_id: number; company_id: number; country_id: number },
  content: SentContent,
): Promise<void> {
  if (typeof content !== 'string') return recordContent(db, application, { content, from_file: false });
  if (content === 'again' && (await copySentContent(db, application.id))) return recordScore(db, application);
  await deleteSentContent(db, application.id);
  await writeFacts(db, application.id, { service: [], place: null, clearance: null });
  await writeMatchScore(db, application.id, null);
  await background.send(db, QUEUE, application.id);
}

async function recordContent(
  db: TenantDb,
  application: Omit<SentCv, 'file_id'>,
  read: { content: ResumeContent | null; from_file: boolean },
): Promise<void> {
  const { id, veteran_id } = application;
  const { content } = read;
  await storeSentContent(db, { application_id: id, veteran_id, ...read });
  if (content === null) return;
  const periods = await servicePeriodsOf(db, content);
  const place = townOf(content.basics.location).slice(0, 120);
  const clearance = content.clearance.shown ? content.clearance.level.trim().slice(0, 80) : '';
  // Facts that an earlier release stored stay where the file gives none.
  await writeFacts(db, id, {
    ...(periods.length > 0 && {
      service: periods.slice(0, 5).map(({ service, rank, nato_code, trade }) => ({ service, rank, nato_code, trade })),
    }),
    ...(place && { place }),
    ...(clearance && { clearance }),
  });
  await recordScore(db, application);
}

/** The score is made of the content and the service, so it follows them. */
async function recordScore(db: TenantDb, { id, company_id, country_id }: Omit<SentCv, 'file_id'>): Promise<void> {
  const scores = await scoreApplicants({ db, countryId: country_id, companyId: company_id, applicationIds: [id] });
  const score = scores.get(id) ?? null;
  await writeMatchScore(db, id, score === null ? null : Math.round(score));
}

/** Parses the CV of an application outside any transaction. One that was replaced or withdrawn meanwhile is left as it is. */
async function readSentCv({ db }: Pick<Work, 'db'>, { tenant_id, id }: QueuedJob): Promise<void> {
  const sent = await db.withTenant(tenant_id, async (tenantDb) => {
    const cv = await findSentCv(tenantDb, id);
    const file = cv && (await readFile(tenantDb, cv.file_id));
    return cv && file && { ...cv, bytes: file.bytes };
  });
  if (!sent) return;
  const read = await readSentContent(sent.bytes);
  await db.withTenant(tenant_id, async (tenantDb) => {
    const now = await findSentCv(tenantDb, id, { lock: true });
    if (now?.file_id !== sent.file_id) return;
    await recordContent(tenantDb, now, read ?? { content: null, from_file: true });
    await refreshColleagues(tenantDb, now.company_id);
  });
}

/** Parsing may be busy for a while. What fails every time is tried again by `unread_cvs`. */
const QUEUE = 'sent_cv';
export const sentCvJob: RequestedJob = {
  name: QUEUE,
  options: { retryLimit: 5, retryDelay: 5, retryBackoff: true },
  run: readSentCv,
};

/** CVs of one run in a tenant. */
const UNREAD_AT_ONCE = 200;

/** Parses CVs of earlier releases, and those whose job failed, the newest first. Stops while the parser is busy. */
export const unreadCvsJob: ScheduledJob = {
  name: 'unread_cvs',
  cron: '*/10 * * * *',
  runIn: async (work, tenant_id) => {
    const ids = await work.db.withTenant(tenant_id, (db) => findUnreadCvs(db, UNREAD_AT_ONCE), { reads_only: true });
    for (const id of ids) {
      if (work.signal.aborted) return;
      try {
        await readSentCv(work, { tenant_id, id });
      } catch (error) {
        if (error instanceof TaskFailed) return;
        throw error;
      }
    }
  },
};
