import type { z } from 'zod';
import { exceedsResumeBounds } from '#features/cv-import/bounds.ts';
import { mergePeriods } from '#features/service-record/rules.ts';
import { updateServicePeriods } from '#features/service-record/server/index.ts';
import { clean } from '#features/typesetting/document.ts';
import { chosenTemplate, templates } from '#features/typesetting/server/index.ts';
import { isOnOneLine } from '#kit/contract/shapes.ts';
import { shownEmail } from '#kit/contract/shown-email.ts';
import { countryOf } from '#kit/country/country.ts';
import type { Database, TenantDb } from '#kit/server/database/db.ts';
import { cleanFileName, keepFile } from '#kit/server/files/files.ts';
import { conflict, fail, invalid, notFound } from '#kit/server/http/errors.ts';
import { emptyResume, type ResumeContent, ResumeDesign, TOO_LONG_RESUME } from '../content.ts';
import { faultsOfResumeDates } from '../date-rules.ts';
import { deepEqual } from '../editing/deep-equal.ts';
import { type createResume as createResumeRoute, MAX_RESUMES, type Resume } from '../resumes-contract.ts';
import { deleteUnusedCvFiles } from './cv-file-queries.ts';
import { countDocuments, lockOwner, setTrashed } from './document-queries.ts';
import { contentOfUpload } from './proposed-registrations.ts';
import type { CvFile } from './reading-file.ts';
import type { PartRevisions, StoredResume } from './resume-queries.ts';
import * as queries from './resume-queries.ts';
import { findMilitarySections, findWithoutSummary, writeSummary } from './summary-queries.ts';

const MAX_NAMED_VERSIONS = 100;

const resumeNotFound = () => notFound('Resume');
/** The current resume, for a 409. */
export function changedElsewhere({ file_id: _, part_revisions: __, ...now }: StoredResume) {
  return conflict('This has been changed in another tab or on another device since you opened it. Nothing was overwritten.', now);
}

/** An uploaded file, and its text unless its pages can be shown. */
type Original = { file_id: number; text: string | null };

type Update = {
  /** The revision that the change is based on. */
  revision: number;
  title?: string;
  design?: ResumeDesign;
  /** The parts to change, each complete. */
  content?: Partial<ResumeContent>;
  /** The file that the resume was parsed from, or null for none. */
  original?: Original | null;
  /** Replaces the complete content: any save since then is a conflict, even of another part. */
  replaces_all?: boolean;
  /** Also changes a resume in the trash and restores it. */
  take_from_trash?: boolean;
  /** Stores the current content as a version first; null for an unnamed one. */
  version_name?: string | null;
};

/**
 * Every change of a resume goes through this function. It locks the owner and the resume. Parts that already have the new value do not count as
 * changes. A change based on an older revision is merged if none of its parts has changed since. The service record is updated in
 * the same transaction.
 * @returns the stored resume, or `conflict` with the current one if nothing was written
 * @throws Refusal 404
 */
export async function updateResume(
  db: TenantDb,
  userId: number,
  id: number,
  update: Update,
): Promise<{ saved: StoredResume } | { conflict: StoredResume }> {
  await lockOwner(db, userId);
  const trashed = update.take_from_trash ?? false;
  const now = (await queries.findResume(db, userId, id, { locked: true, trashed })) ?? fail(resumeNotFound());
  const wanted = {
    title: update.title ?? now.title,
    design: update.design ?? now.design,
    content: { ...now.content, ...update.content },
    ...(update.original === undefined
      ? { file_id: now.file_id, original_text: now.original?.text ?? null }
      : { file_id: update.original?.file_id ?? null, original_text: update.original?.text ?? null }),
    trashed_at: null,
  };
  const parts = changedParts(now, wanted);
  if (parts.length === 0 && deepEqual(wanted.file_id, now.file_id) && now.trashed_at === null) return { saved: now };
  const isStale = update.replaces_all
    ? update.revision !== now.revision
    : update.revision > now.revision || parts.some((part) => partRevision(now.part_revisions, part) > update.revision);
  if (isStale) return { conflict: now };
  // The content of a file or an earlier version is stored unchanged.
  if (!update.replaces_all) enforceWritten(wanted, now);
  // Parts that are saved separately could add up to too much.
  if (exceedsResumeBounds(wanted.content)) fail(invalid({ content: [TOO_LONG_RESUME] }));

  if (update.version_name !== undefined) await queries.insertVersion(db, userId, now, update.version_name);
  const revision = now.revision + 1;
  const updated_at = new Date().toISOString();
  const changesService = parts.includes('military');
  await queries.writeResume(
    db,
    { id, user_id: userId, before: now.content },
    {
      ...wanted,
      revision,
      updated_at,
      part_revisions: { ...now.part_revisions, ...Object.fromEntries(parts.map((part) => [part, revision])) },
      ...(changesService && { military_updated_at: updated_at }),
    },
  );
  if (wanted.file_id !== now.file_id) await deleteUnusedCvFiles(db, [now.file_id]);
  if (changesService || now.trashed_at !== null) await refreshServiceRecord(db, userId);
  return { saved: (await queries.findResume(db, userId, id)) ?? fail(resumeNotFound()) };
}

/**
 * Validates a person's edits: dates, and the names of template and colour. Stored values are accepted.
 * @throws Refusal 422 under the fields of the payload
 */
function enforceWritten(
  { content, design }: { content?: ResumeContent | undefined; design?: ResumeDesign | undefined },
  stored: { content: ResumeContent | null; design: ResumeDesign | null },
): void {
  const errors: Record<string, string[]> = {};
  for (const [path, fault] of Object.entries(content ? faultsOfResumeDates(content, stored.content) : {}))
    errors[`content.${path}`] = [fault];
  if (design && (design.template !== stored.design?.template || design.colour !== stored.design.colour)) {
    const template = templates().find(({ key }) => key === design.template);
    if (!template) errors['design.template'] = ['There is no template with this name. Choose one from the list.'];
    else if (!template.colours.some(({ key }) => key === design.colour))
      errors['design.colour'] = [`The template ${template.name} has no colour of this name. Choose one from the list.`];
  }
  if (Object.keys(errors).length > 0) fail(invalid(errors));
}

const partRevision = (revisions: PartRevisions, part: string) => revisions[part] ?? revisions['*'] ?? 1;

type Parts = Pick<Resume, 'title' | 'design' | 'content'>;

/** Names of the parts that differ: those of the content, `title` and `design`. */
function changedParts(now: Parts, wanted: Parts): string[] {
  const partsOf = ({ title, design, content }: Parts): Record<string, unknown> => ({ ...content, title, design });
  const before = partsOf(now);
  return Object.entries(partsOf(wanted)).flatMap(([part, value]) => (deepEqual(value, before[part]) ? [] : [part]));
}

/** Updates the service record from the person's resumes. The caller has locked the owner. */
async function refreshServiceRecord(db: TenantDb, userId: number): Promise<void> {
  await updateServicePeriods(db, userId, mergePeriods(await findMilitarySections(db, userId)));
}

/** People whose record one run writes in a tenant. */
const MOST_FILLED = 2000;

/**
 * Writes the service record of people whose resumes name service but who have none: their resumes were stored before service records existed
 * and were not changed since. One short transaction for each person.
 */
export async function fillServiceRecords(database: Database, tenantId: number): Promise<void> {
  const people = await database.withTenant(tenantId, (db) => queries.findOwnersWithoutRecord(db, MOST_FILLED));
  for (const userId of people)
    await database.withTenant(tenantId, async (db) => {
      await lockOwner(db, userId);
      await refreshServiceRecord(db, userId);
    });
}

const SUMMARISED_AT_ONCE = 100;

/**
 * Stores the summaries that are missing or out of date: of resumes that an earlier release wrote. One resume is in memory at a time, in a short
 * transaction of its own.
 */
export async function fillSummaries(database: Database, tenantId: number): Promise<void> {
  for (let after = 0; ; ) {
    const ids = await database.withTenant(tenantId, (db) => findWithoutSummary(db, after, SUMMARISED_AT_ONCE));
    for (const id of ids) await database.withTenant(tenantId, (db) => writeSummary(db, id));
    const last = ids.at(-1);
    if (last === undefined) return;
    after = last;
  }
}

type Start = Pick<Resume, 'title' | 'kind' | 'source' | 'content' | 'design'> & {
  job_id?: number | null;
  original?: Original;
  military_updated_at?: string;
};

/** Every new resume is created by this function. @throws Refusal 409 at the maximum per person */
export async function insertNewResume(db: TenantDb, userId: number, { original, ...start }: Start): Promise<StoredResume> {
  await lockOwner(db, userId);
  // The onboarding resume does not count, so that a full list does not block onboarding.
  if (start.source !== 'onboarding' && (await countDocuments(db, 'resumes', userId)) >= MAX_RESUMES)
    fail(conflict(`You have ${MAX_RESUMES} already. Delete one from the trash first.`));
  const id = await queries.insertResume(db, {
    job_id: null,
    file_id: original?.file_id ?? null,
    original_text: original?.text ?? null,
    military_updated_at: new Date().toISOString(),
    ...start,
    user_id: userId,
  });
  if (start.content.military.length > 0) await refreshServiceRecord(db, userId);
  return (await queries.findResume(db, userId, id)) ?? fail(resumeNotFound());
}

/** A blank resume, one with the given content, a copy, or one tailored for a job. @throws Refusal 404, 409 */
export async function createResume(
  db: TenantDb,
  userId: number,
  wish: z.output<typeof createResumeRoute.body>,
): Promise<StoredResume> {
  const { copy_of, job_id } = wish;
  const copied = copy_of === undefined ? null : ((await queries.findResume(db, userId, copy_of)) ?? fail(resumeNotFound()));
  const job = job_id === undefined ? null : ((await queries.findOpenJob(db, job_id)) ?? fail(notFound('Job')));
  enforceWritten(wish, { content: copied?.content ?? null, design: copied?.design ?? null });
  const owner = await queries.findOwner(db, userId);
  const kind = wish.kind === 'federal' ? 'federal' : (copied?.kind ?? 'resume');
  const design = wish.design ?? copied?.design ?? ResumeDesign.parse({ paper: paperOf(owner) });
  const blank = emptyResume();
  blank.basics.name = [owner.first_name, owner.middle_name, owner.last_name].filter(Boolean).join(' ');
  blank.basics.email = shownEmail(owner.email);
  const titleFor = () => {
    if (job) return `${cvWordOf(owner)} for ${job.title}, ${job.company}`;
    // A federal resume made from another kind is not a copy of it.
    if (copied && copied.kind === kind) return `${copied.title} (copy)`;
    return kind === 'federal' ? 'Federal resume' : cvWordOf(owner);
  };
  return insertNewResume(db, userId, {
    title: wish.title ?? titleFor().slice(0, 200),
    kind,
    source: job ? 'tailored' : copied ? 'duplicate' : 'blank',
    job_id: job?.id ?? null,
    content: wish.content ?? copied?.content ?? blank,
    // Templates of the other kind are replaced.
    design: { ...design, ...chosenTemplate(design, kind) },
    ...(copied && !wish.content && { military_updated_at: await queries.findMilitaryUpdate(db, copied.id) }),
  });
}

/** A resume with the content of a file, and the file. */
export async function importResume(
  db: TenantDb,
  userId: number,
  file: CvFile,
  { title, filename, country_id }: { title: string | undefined; filename: string | undefined; country_id: number },
): Promise<StoredResume> {
  const owner = await queries.findOwner(db, userId);
  const name = file.kind === 'zip' ? 'LinkedIn profile' : titleOfFile(filename ?? '');
  const file_id = await keepFile(db, {
    owner_id: userId,
    name: cleanFileName(filename ?? '', file.kind, cvWordOf(owner)),
    content_type: file.content_type,
    bytes: file.bytes,
  });
  return insertNewResume(db, userId, {
    original: { file_id, text: file.text },
    title: title ?? titleBeside(await queries.findTitles(db, userId), (name || cvWordOf(owner)).slice(0, 190)),
    kind: 'resume',
    source: 'import',
    content: contentOfUpload(file, country_id),
    design: ResumeDesign.parse({ paper: paperOf(owner) }),
  });
}

/** A title that the person's other resumes do not have: two uploads of `CV.pdf` are `CV` and `CV (2)`. */
function titleBeside(titles: readonly string[], wanted: string): string {
  // Marks that turn the text around them may be part of a file's name.
  const title = isOnOneLine(wanted) ? wanted : clean(wanted);
  const taken = new Set(titles.map((other) => other.toLowerCase()));
  if (!taken.has(title.toLowerCase())) return title;
  let number = 2;
  while (taken.has(`${title} (${number})`.toLowerCase())) number++;
  return `${title} (${number})`;
}

/** The name of a file without its extension; empty where it says nothing, like `c.txt` or `scan_001.pdf`. */
function titleOfFile(filename: string): string {
  const name = filename.replace(/\.[a-z0-9]{1,5}$/i, '').trim();
  const words = name.match(/\p{L}+/gu)?.filter((word) => !SAYS_NOTHING.test(word)) ?? [];
  return words.some((word) => word.length > 1) ? name : '';
}
const SAYS_NOTHING = /^(?:scan|scanned|document|doc|untitled|file|img|image|download|new|copy|final|upload|attachment)$/i;

type Owner = { country_id: number | null };
const cvWordOf = ({ country_id }: Owner) => countryOf(country_id).words.resume;
const paperOf = ({ country_id }: Owner) => countryOf(country_id).paper;

/** Moves a resume to the trash or restores it. The service record ignores resumes in the trash. @throws Refusal 404 */
export async function trashResume(db: TenantDb, userId: number, id: number, trashed: boolean): Promise<void> {
  await lockOwner(db, userId);
  if (!(await setTrashed(db, 'resumes', userId, id, trashed))) fail(resumeNotFound());
  await refreshServiceRecord(db, userId);
}

/** @throws Refusal 404; 409 at the maximum number of named versions */
export async function createResumeVersion(db: TenantDb, userId: number, id: number, name: string | null) {
  const resume = (await queries.findResume(db, userId, id, { locked: true })) ?? fail(resumeNotFound());
  if (name !== null && (await queries.countNamedVersions(db, resume.id)) >= MAX_NAMED_VERSIONS)
    fail(conflict(`You’ve reached the limit of ${MAX_NAMED_VERSIONS} saved versions.`));
  return queries.insertVersion(db, userId, resume, name);
}

/** Restores a version. The current content is stored as an unnamed one. @throws Refusal 404, 409 */
export async function restoreVersion(db: TenantDb, userId: number, id: number, versionId: number, revision: number) {
  const resume = (await queries.findResume(db, userId, id)) ?? fail(resumeNotFound());
  const version = (await queries.findVersion(db, resume.id, versionId)) ?? fail(notFound('Version'));
  const result = await updateResume(db, userId, id, { ...version, revision, replaces_all: true, version_name: null });
  return 'saved' in result ? result.saved : fail(changedElsewhere(result.conflict));
}
