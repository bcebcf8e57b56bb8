import { createHash } from 'node:crypto';
import { internationalPhone, lockOnboardingStanding } from '#features/accounts/server/index.ts';
import { emptyResume, type ResumeContent, ResumeDesign } from '#features/resumes/content.ts';
import {
  type CvFile,
  contentOfUpload,
  findOnboardingResume,
  insertNewResume,
  updateResume,
} from '#features/resumes/server/index.ts';
import type { BodyOf } from '#kit/contract/route.ts';
import { shownEmail } from '#kit/contract/shown-email.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { cleanFileName, keepFile } from '#kit/server/files/files.ts';
import { conflict, fail } from '#kit/server/http/errors.ts';
import type { saveCv } from '../contract.ts';
import { CV_SECTIONS } from '../rules.ts';
import type { OnboardingResume, SavedParts } from '../shapes.ts';
import { finishStep } from './actions.ts';
import { beginWalk, findWalk, markSeen } from './queries.ts';

/** @returns the onboarding resume, or null */
export async function describeResume(db: TenantDb, userId: number): Promise<OnboardingResume | null> {
  const resume = await findOnboardingResume(db, userId);
  if (!resume || resume.trashed_at !== null) return null;
  const walk = await findWalk(db, resume.id);
  const { id, title, source, revision, content, updated_at, original } = resume;
  return {
    id,
    title,
    source,
    revision,
    content,
    updated_at,
    seen: CV_SECTIONS.filter((section) => walk?.seen.includes(section)),
    original,
  };
}

const resumeAfter = async (db: TenantDb, userId: number): Promise<OnboardingResume> => {
  const resume = await describeResume(db, userId);
  if (!resume) throw new Error('The resume that was just kept is not there');
  return resume;
};

/** Stores an uploaded CV: its file and the parsed content. */
export async function storeUploadedCv(
  db: TenantDb,
  userId: number,
  file: CvFile & { filename: string; cv_word: string; country_id: number },
  replaceRevision: number | undefined,
): Promise<OnboardingResume> {
  // Locks the person, so that two uploads run one after the other.
  const person = await lockOnboardingStanding(db, userId);
  const present = await findOnboardingResume(db, userId);
  const isThere = present && present.trashed_at === null;
  const digest = createHash('sha256').update(file.bytes).digest();
  if (isThere && replaceRevision === undefined && present.file_sha256?.equals(digest)) return resumeAfter(db, userId);
  if (isThere && replaceRevision !== present.revision)
    fail(
      conflict(
        replaceRevision === undefined
          ? `There is a ${file.cv_word} here already. Check it, then choose whether to replace it.`
          : `Your ${file.cv_word} has changed since you opened this page. Check it, then choose whether to replace it.`,
        { resume_id: present.id, revision: present.revision },
      ),
    );
  // A file that this product created is restored completely.
  const content = withAccountDetails(contentOfUpload(file, file.country_id), person);
  const file_id = await keepFile(db, {
    owner_id: userId,
    name: cleanFileName(file.filename, file.kind, file.cv_word),
    content_type: file.content_type,
    bytes: file.bytes,
  });
  const original = { file_id, text: file.text };
  const replacement = { content, original, version_name: 'Before importing a new file' };
  const id = present ? await replaceResume(db, userId, present, replacement) : await start(db, userId, file, content, original);
  await beginWalk(db, id);
  return resumeAfter(db, userId);
}

type Original = { file_id: number; text: string | null };
type Replacement = { content: ResumeContent; original: Original | null; version_name?: string };

/** Replaces the whole content of a resume, even in the trash. The caller has locked the person. @returns its id */
async function replaceResume(
  db: TenantDb,
  userId: number,
  { id, revision }: { id: number; revision: number },
  replacement: Replacement,
): Promise<number> {
  const update = { ...replacement, revision, replaces_all: true, take_from_trash: true };
  const result = await updateResume(db, userId, id, update);
  if ('conflict' in result) throw new Error('A resume changed although its owner was locked');
  return id;
}

/** @returns the id of the new resume */
async function start(
  db: TenantDb,
  userId: number,
  { cv_word }: { cv_word: string },
  content: ResumeContent,
  original?: Original,
): Promise<number> {
  const design = ResumeDesign.parse({ paper: cv_word === 'resume' ? 'letter' : 'a4' });
  const title = `My ${cv_word}`;
  const resume = await insertNewResume(db, userId, {
    title,
    kind: 'resume',
    source: 'onboarding',
    content,
    design,
    ...(original && { original }),
  });
  return resume.id;
}

/**
 * Saves the parts of one section. Parts that were changed elsewhere since are refused; other changes are merged.
 * @throws Refusal 409 with the current resume
 */
export async function storeSection(
  db: TenantDb,
  userId: number,
  sent: BodyOf<typeof saveCv>,
  cvWord: string,
): Promise<OnboardingResume> {
  const person = await lockOnboardingStanding(db, userId);
  const found = await findOnboardingResume(db, userId);
  const isThere = found && found.trashed_at === null;
  const refuse = (present: OnboardingResume | null) =>
    fail(
      conflict(
        `Your ${cvWord} was changed in another tab or on another device since you opened this page. Nothing was overwritten. Check the current version, then make your change again.`,
        present,
      ),
    );
  let id = found?.id;
  if (isThere) {
    const { revision } = sent;
    const result = await updateResume(db, userId, found.id, { revision, content: withEntryIds(sent.content) });
    if ('conflict' in result) refuse(await resumeAfter(db, userId));
  } else {
    if (sent.revision !== 0) refuse(null);
    // Starts again, possibly replacing a resume in the trash.
    const content = { ...withAccountDetails(emptyResume(), person), ...withEntryIds(sent.content) };
    id = found
      ? await replaceResume(db, userId, found, { content, original: null })
      : await start(db, userId, { cv_word: cvWord }, content);
    await beginWalk(db, id);
  }
  await markSeen(db, id ?? 0, sent.section);
  if (sent.finish) await finishStep(db, userId, 2);
  return resumeAfter(db, userId);
}

/** The content with the account's contact details where it has none; without a file, these are all there is. */
function withAccountDetails(content: ResumeContent, person: Awaited<ReturnType<typeof lockOnboardingStanding>>): ResumeContent {
  const { basics } = content;
  const phone = internationalPhone(person) ?? '';
  return {
    ...content,
    basics: {
      ...basics,
      name: basics.name || [person.first_name, person.last_name].filter(Boolean).join(' '),
      email: basics.email || shownEmail(person.email),
      phone: basics.phone || phone,
    },
  };
}

type Entry = { id: string; items?: Entry[] };

/** The parts in the request, with an id for each entry. */
function withEntryIds(parts: SavedParts): Partial<ResumeContent> {
  const withId = <T extends Entry>(entry: T): T => ({
    ...entry,
    id: entry.id || crypto.randomUUID(),
    ...(entry.items && { items: entry.items.map(withId) }),
  });
  const isEntries = (value: unknown): value is Entry[] => Array.isArray(value) && value.every((one) => one?.id !== undefined);
  return Object.fromEntries(
    Object.entries(parts).flatMap(([part, value]) =>
      value === undefined ? [] : [[part, isEntries(value) ? value.map(withId) : value]],
    ),
  );
}
