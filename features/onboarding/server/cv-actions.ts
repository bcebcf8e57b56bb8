import { createHash } from 'node:crypto';
import { lockOnboardingStanding } from '#features/accounts/server/index.ts';
import { emptyResume, ResumeContent } from '#features/resumes/content.ts';
import { contentOfFile } from '#features/resumes/read-content.ts';
import {
  type CvFile,
  findOnboardingResume,
  insertOnboardingResume,
  keepResumeVersion,
  writeOnboardingResume,
} from '#features/resumes/server/index.ts';
import type { BodyOf } from '#kit/contract/route.ts';
import type { TenantDb } from '#kit/server/db.ts';
import { conflict, fail } from '#kit/server/errors.ts';
import { cleanFileName, keepFile, readFile } from '#kit/server/files.ts';
import type { saveCv } from '../contract.ts';
import { CV_SECTIONS } from '../rules.ts';
import type { OnboardingResume, SavedParts } from '../shapes.ts';
import { finishStep } from './actions.ts';
import { beginWalk, findWalk, markSeen } from './queries.ts';
import { keepServiceRecords } from './service-records.ts';

/** @returns the resume that the five steps keep, or null */
export async function describeResume(db: TenantDb, userId: number): Promise<OnboardingResume | null> {
  const resume = await findOnboardingResume(db, userId);
  if (!resume || resume.trashed_at !== null) return null;
  const walk = await findWalk(db, resume.id);
  const { id, title, source, revision, content, updated_at, file_name, file_type, file_size } = resume;
  return {
    id,
    title,
    source,
    revision,
    content,
    updated_at,
    seen: CV_SECTIONS.filter((section) => walk?.seen.includes(section)),
    file:
      file_name === null || file_type === null || file_size === null
        ? null
        : { name: file_name, content_type: file_type, size: file_size, text: walk?.original_text ?? null },
  };
}

const resumeAfter = async (db: TenantDb, userId: number): Promise<OnboardingResume> => {
  const resume = await describeResume(db, userId);
  if (!resume) throw new Error('The resume that was just kept is not there');
  return resume;
};

/** Keeps an uploaded CV: its file, and what was read from it. */
export async function keepUploadedCv(
  db: TenantDb,
  userId: number,
  file: CvFile & { filename: string; cv_word: string },
  replaceRevision: number | undefined,
): Promise<OnboardingResume> {
  // Two uploads of one person follow one another.
  await lockOnboardingStanding(db, userId);
  const present = await findOnboardingResume(db, userId);
  const isThere = present && present.trashed_at === null;
  const digest = createHash('sha256').update(file.bytes).digest();
  if (isThere && replaceRevision === undefined && present.file_sha256?.equals(digest)) return resumeAfter(db, userId);
  if (isThere && replaceRevision !== present.revision)
    fail(
      conflict(
        replaceRevision === undefined
          ? `There is a ${file.cv_word} here already. Look at it first, then choose to replace it.`
          : `Your ${file.cv_word} was changed since you opened this page. Look at it first, then choose to replace it.`,
        { resume_id: present.id, revision: present.revision },
      ),
    );
  // One that this product wrote comes back whole.
  const content = named(file.resume ?? contentOfFile(file));
  const file_id = await keepFile(db, {
    owner_id: userId,
    name: cleanFileName(file.filename, file.kind, file.cv_word),
    content_type: file.content_type,
    bytes: file.bytes,
  });
  if (present) {
    await keepResumeVersion(db, present.id, 'Before another file was read');
    await writeOnboardingResume(db, present.id, { content, file_id });
  }
  const id = present?.id ?? (await insertOnboardingResume(db, userId, { title: `My ${file.cv_word}`, content, file_id }));
  await beginWalk(db, id, file.text);
  await keepServiceRecords(db, userId, content.military);
  return resumeAfter(db, userId);
}

/** The file that the resume was read from. */
export async function readCvFileOf(db: TenantDb, userId: number) {
  const resume = await findOnboardingResume(db, userId);
  return resume?.file_id ? readFile(db, resume.file_id) : undefined;
}

/** Keeps a section, unless the resume has changed under the person's hands. */
export async function keepSection(
  db: TenantDb,
  userId: number,
  sent: BodyOf<typeof saveCv>,
  cvWord: string,
): Promise<OnboardingResume> {
  const person = await lockOnboardingStanding(db, userId);
  const found = await findOnboardingResume(db, userId);
  const present = found && found.trashed_at === null ? found : null;
  const before = present?.content ?? begun(person);
  const content = named(ResumeContent.parse({ ...before, ...sent.content }));
  const says = (one: ResumeContent) => JSON.stringify(partsOf(one, sent.content));
  const changes = !present || says(content) !== says(before);
  if (changes && sent.revision !== (present?.revision ?? 0))
    fail(
      conflict(
        `Your ${cvWord} was changed elsewhere, perhaps in another tab, since this page was opened. Nothing was overwritten. Look at what is there now and make your change again.`,
        present ? await resumeAfter(db, userId) : null,
      ),
    );
  const id = found?.id ?? (await insertOnboardingResume(db, userId, { title: `My ${cvWord}`, content, file_id: null }));
  if (present) {
    if (changes) await writeOnboardingResume(db, id, { content });
  } else {
    // Begun anew, perhaps in the place of one in the trash.
    if (found) await writeOnboardingResume(db, id, { content, file_id: null });
    await beginWalk(db, id, null);
  }
  await markSeen(db, id, sent.section);
  if (sent.content.military || !present) await keepServiceRecords(db, userId, content.military);
  if (sent.finish) await finishStep(db, userId, 2);
  return resumeAfter(db, userId);
}

/** A resume without a file begins with what the account knows. */
function begun(person: Awaited<ReturnType<typeof lockOnboardingStanding>>): ResumeContent {
  const empty = emptyResume();
  const phone = person.phone_number ? [person.country_code, person.phone_number].filter(Boolean).join(' ') : '';
  return {
    ...empty,
    basics: { ...empty.basics, name: `${person.first_name} ${person.last_name}`, email: person.email, phone },
  };
}

/** The parts that a save changes, to be compared. */
function partsOf(content: ResumeContent, sent: SavedParts): unknown[] {
  return Object.entries(content)
    .filter(([part]) => part in sent)
    .map(([, value]) => value);
}

const withIds = <T extends { id: string }>(entries: T[]): T[] =>
  entries.map((entry) => (entry.id ? entry : { ...entry, id: crypto.randomUUID() }));

/** Every entry has a name of its own, whoever wrote it. */
function named(content: ResumeContent): ResumeContent {
  return {
    ...content,
    military: withIds(content.military),
    work: withIds(content.work),
    education: withIds(content.education),
    skills: withIds(content.skills),
    languages: withIds(content.languages),
    certificates: withIds(content.certificates),
    awards: withIds(content.awards),
    volunteer: withIds(content.volunteer),
    projects: withIds(content.projects),
    custom: withIds(content.custom).map((section) => ({ ...section, items: withIds(section.items) })),
  };
}
