import { sql } from 'kysely';
import { isOpenJob } from '#features/companies/server/index.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { countStored } from '#kit/server/records/storage.ts';
import { completenessOf } from '../advice/advice.ts';
import { ResumeContent, ResumeDesign } from '../content.ts';
import type { Resume, ResumeCard } from '../resumes-contract.ts';
import { deleteUnusedCvFiles, ORIGINAL, originalOf } from './cv-file-queries.ts';
import { jobOf, LONG_IN_TRASH } from './document-queries.ts';
import { bytesAndText, computeSummary, contentColumns, currentSummary } from './summary-queries.ts';

/** Maximum number of unnamed versions per resume. */
const UNNAMED_VERSIONS = 20;

/** The person's own resumes. */
function own(db: TenantDb, userId: number) {
  return db
    .selectFrom('resumes as r')
    .where('r.user_id', '=', userId)
    .select([
      'r.id',
      'r.title',
      'r.kind',
      'r.source',
      jobOf(db, 'r'),
      'r.revision',
      'r.updated_at',
      'r.trashed_at',
      'r.content',
      'r.design',
      'r.file_id',
      sql<PartRevisions>`r.part_revisions`.as('part_revisions'),
    ]);
}

/** The revision in which each part last changed; `*` for all others. */
export type PartRevisions = Record<string, number>;

type Row = Awaited<ReturnType<ReturnType<typeof own>['executeTakeFirstOrThrow']>>;

/** A resume with the internal columns that its update needs. */
export type StoredResume = Resume & { file_id: number | null; part_revisions: PartRevisions };

function resumeOf(row: Row): Omit<StoredResume, 'original'> {
  const content = ResumeContent.parse(row.content);
  const design = ResumeDesign.parse(row.design);
  return {
    ...row,
    template: design.template,
    colour: design.colour,
    completeness: completenessOf(content),
    content,
    design,
  };
}

/** The titles of the person's resumes, also of those in the trash. */
export async function findTitles(db: TenantDb, userId: number): Promise<string[]> {
  const rows = await db.selectFrom('resumes').where('user_id', '=', userId).select('title').execute();
  return rows.map(({ title }) => title);
}

/** The person's resumes, or those in the trash, last changed first. Their contents are not read. */
export async function findCards(db: TenantDb, userId: number, trash: boolean): Promise<ResumeCard[]> {
  const rows = await db
    .selectFrom('resumes as r')
    .where('r.user_id', '=', userId)
    .where('r.trashed_at', trash ? 'is not' : 'is', null)
    .select(['r.id', 'r.title', 'r.kind', 'r.source', jobOf(db, 'r'), 'r.revision', 'r.updated_at', 'r.trashed_at'])
    .select([
      sql<string | null>`r.design ->> 'template'`.as('template'),
      sql<string | null>`r.design ->> 'colour'`.as('colour'),
      sql<number | null>`(${currentSummary('r')} ->> 'completeness')::int`.as('completeness'),
    ])
    .orderBy('r.updated_at', 'desc')
    .orderBy('r.id', 'desc')
    .execute();
  const cards: ResumeCard[] = [];
  for (const { template, colour, completeness, ...row } of rows)
    cards.push({
      ...row,
      template: template ?? DEFAULT_DESIGN.template,
      colour: colour ?? DEFAULT_DESIGN.colour,
      completeness: completeness ?? (await computeSummary(db, row.id)).completeness,
    });
  return cards;
}

const DEFAULT_DESIGN = ResumeDesign.parse({});

/** With `locked`, locks the row for a change, so that concurrent saves run one after the other. */
export async function findResume(
  db: TenantDb,
  userId: number,
  id: number,
  { locked = false, trashed = false } = {},
): Promise<StoredResume | null> {
  const query = own(db, userId)
    .where('r.id', '=', id)
    .leftJoin('files as f', (join) => join.onRef('f.tenant_id', '=', 'r.tenant_id').onRef('f.id', '=', 'r.file_id'))
    .select(ORIGINAL);
  const row = await (locked ? query.forUpdate('r') : query).executeTakeFirst();
  if (!row || (row.trashed_at !== null && !trashed)) return null;
  const { original_text, file_name, file_type, file_size, ...rest } = row;
  return { ...resumeOf(rest), original: originalOf({ original_text, file_name, file_type, file_size }) };
}

/** The person's own resume that changed last; tailored copies and federal resumes are excluded. */
export async function findNewestResume(db: TenantDb, userId: number) {
  const row = await own(db, userId)
    .where('r.tenant_id', '=', db.tenant_id)
    .where('r.trashed_at', 'is', null)
    .where('r.source', '<>', 'tailored')
    .where('r.kind', '=', 'resume')
    .orderBy('r.updated_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? resumeOf(row) : null;
}

/** The owner's details that a new resume starts with. */
export async function findOwner(db: TenantDb, userId: number) {
  return db
    .selectFrom('users')
    .where('id', '=', userId)
    .select(['first_name', 'middle_name', 'last_name', 'email', 'country_id'])
    .executeTakeFirstOrThrow();
}

/** An open job, to tailor a resume or write a letter for. */
export async function findOpenJob(db: TenantDb, id: number) {
  return db
    .selectFrom('jobs as j')
    .innerJoin('companies as c', (join) => join.onRef('c.tenant_id', '=', 'j.tenant_id').onRef('c.id', '=', 'j.company_id'))
    .where('j.id', '=', id)
    .where(isOpenJob('j'))
    .where('c.status', '=', 'active')
    .select(['j.id', 'j.title', 'c.name as company', 'j.description', 'j.requirements', 'j.skills'])
    .executeTakeFirst();
}

export type NewResume = Pick<Resume, 'title' | 'kind' | 'source' | 'content' | 'design'> & {
  user_id: number;
  job_id: number | null;
  file_id: number | null;
  original_text: string | null;
  /** For a copy, the date of the original, because a copy is not more recent information. */
  military_updated_at: string;
};

/** @returns its id */
export async function insertResume(db: TenantDb, { content, design, ...rest }: NewResume): Promise<number> {
  const columns = contentColumns(content, 1);
  countStored(db, rest.user_id, columns.content_bytes + Buffer.byteLength(rest.original_text ?? ''));
  const { id } = await db
    .insertInto('resumes')
    .values({ ...rest, ...columns, tenant_id: db.tenant_id, design: JSON.stringify(design) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export type ResumeUpdate = Pick<StoredResume, 'title' | 'content' | 'design' | 'file_id' | 'part_revisions' | 'trashed_at'> & {
  original_text: string | null;
  revision: number;
  updated_at: string;
  military_updated_at?: string;
};

/** Overwrites a resume that the caller has locked. */
export async function writeResume(
  db: TenantDb,
  { id, user_id, before }: { id: number; user_id: number; before: ResumeContent },
  { content, design, part_revisions, ...rest }: ResumeUpdate,
) {
  const columns = contentColumns(content, rest.revision);
  countStored(db, user_id, columns.content_bytes - bytesAndText(before).content_bytes);
  await db
    .updateTable('resumes')
    .set({
      ...rest,
      ...columns,
      design: JSON.stringify(design),
      part_revisions: JSON.stringify(part_revisions),
    })
    .where('tenant_id', '=', db.tenant_id)
    .where('id', '=', id)
    .execute();
}

/** When the military section of a resume last changed. */
export async function findMilitaryUpdate(db: TenantDb, id: number): Promise<string> {
  const { military_updated_at } = await db
    .selectFrom('resumes')
    .where('tenant_id', '=', db.tenant_id)
    .where('id', '=', id)
    .select('military_updated_at')
    .executeTakeFirstOrThrow();
  return military_updated_at;
}

/** People with service in a resume but without a service record. Tailored copies do not count. */
export async function findOwnersWithoutRecord(db: TenantDb, limit: number): Promise<number[]> {
  const { rows } = await sql<{ user_id: number }>`
    select distinct user_id from resumes r
    where r.tenant_id = ${db.tenant_id} and r.trashed_at is null and r.source <> 'tailored'
      and jsonb_array_length(coalesce(r.content -> 'military', '[]')) > 0
      and not exists (select from service_records s where s.tenant_id = ${db.tenant_id} and s.user_id = r.user_id)
    order by user_id limit ${limit}`.execute(db);
  return rows.map(({ user_id }) => user_id);
}

/** @returns whether it was in the person's trash */
export async function deleteTrashed(db: TenantDb, userId: number, id: number): Promise<boolean> {
  const deleted = await db
    .deleteFrom('resumes')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('trashed_at', 'is not', null)
    .returning('file_id')
    .execute();
  await deleteUnusedCvFiles(db, fileIds(deleted));
  return deleted.length > 0;
}

/** Deletes those of these resumes that have been in the trash for long enough, and their files. */
export async function purgeResumes(db: TenantDb, ids: readonly number[]): Promise<void> {
  const deleted = await db
    .deleteFrom('resumes')
    .where('tenant_id', '=', db.tenant_id)
    .where('id', 'in', ids)
    .where('trashed_at', '<', LONG_IN_TRASH)
    .returning('file_id')
    .execute();
  await deleteUnusedCvFiles(db, fileIds(deleted));
}

const fileIds = (rows: readonly { file_id: number | null }[]) => rows.map(({ file_id }) => file_id);

const versionColumns = ['id', 'name', 'revision', 'made_at'] as const;

export const findVersions = (db: TenantDb, resumeId: number) =>
  db.selectFrom('resume_versions').where('resume_id', '=', resumeId).select(versionColumns).orderBy('id', 'desc').execute();

export async function findVersion(db: TenantDb, resumeId: number, id: number) {
  const row = await db
    .selectFrom('resume_versions')
    .where('resume_id', '=', resumeId)
    .where('id', '=', id)
    .select(['content', 'design'])
    .executeTakeFirst();
  return row && { content: ResumeContent.parse(row.content), design: ResumeDesign.parse(row.design) };
}

export async function countNamedVersions(db: TenantDb, resumeId: number): Promise<number> {
  const { count } = await db
    .selectFrom('resume_versions')
    .where('resume_id', '=', resumeId)
    .where('name', 'is not', null)
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Stores the current content of a resume as a version, and deletes the oldest unnamed ones. */
export async function insertVersion(db: TenantDb, userId: number, resume: Resume, name: string | null) {
  const columns = bytesAndText(resume.content);
  countStored(db, userId, columns.content_bytes);
  const version = await db
    .insertInto('resume_versions')
    .values({
      resume_id: resume.id,
      name,
      revision: resume.revision,
      ...columns,
      design: JSON.stringify(resume.design),
    })
    .returning(versionColumns)
    .executeTakeFirstOrThrow();
  await db
    .deleteFrom('resume_versions')
    .where('id', 'in', (from) =>
      from
        .selectFrom('resume_versions')
        .where('resume_id', '=', resume.id)
        .where('name', 'is', null)
        .select('id')
        .orderBy('id', 'desc')
        .offset(UNNAMED_VERSIONS),
    )
    .execute();
  return version;
}

/** A photo that the person uploaded for their resumes. */
export const findPhoto = (db: TenantDb, userId: number, fileId: number) =>
  db
    .selectFrom('files')
    .where('id', '=', fileId)
    .where('owner_id', '=', userId)
    .where('content_type', '=', 'image/webp')
    .select('bytes')
    .executeTakeFirst();
