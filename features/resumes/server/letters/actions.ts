import type { z } from 'zod';
import { chosenTemplate } from '#features/typesetting/server/index.ts';
import type { BodyOf } from '#kit/contract/route.ts';
import { shownEmail } from '#kit/contract/shown-email.ts';
import { countryOf } from '#kit/country/country.ts';
import type { TenantDb } from '#kit/server/database/db.ts';
import { conflict, fail, notFound } from '#kit/server/http/errors.ts';
import { countWithReserve } from '#kit/server/records/storage.ts';
import { townOf } from '../../address.ts';
import { deepEqual } from '../../editing/deep-equal.ts';
import { LetterContent, LetterDesign } from '../../letters/content.ts';
import { type CoverLetter, type createCoverLetter, MAX_LETTERS, type saveCoverLetter } from '../../letters/contract.ts';
import { draftLetter } from '../../letters/draft.ts';
import { usualClosing, usualGreeting, withUsualForms } from '../../letters/greeting.ts';
import type { PrintableLetter } from '../../output/letter.ts';
import { countDocuments, lockOwner } from '../document-queries.ts';
import { findCards, findOpenJob, findOwner, findResume } from '../resume-queries.ts';
import { findLetter, insertLetter, writeLetter } from './queries.ts';

export const letterNotFound = () => notFound('Cover letter');

/** Creates a letter, up to the maximum per person. @returns its id */
export async function createLetter(
  db: TenantDb,
  userId: number,
  request: z.output<typeof createCoverLetter.body>,
): Promise<number> {
  const letter = await newLetter(db, userId, request);
  await lockOwner(db, userId);
  if ((await countDocuments(db, 'cover_letters', userId)) >= MAX_LETTERS)
    fail(conflict(`You already have ${MAX_LETTERS} letters. Delete one from the trash first.`));
  countWithReserve(db, userId, Buffer.byteLength(JSON.stringify(letter.content)));
  return insertLetter(db, { ...letter, user_id: userId });
}

/** Saves a letter over the revision that the edit started from. A repeated save whose first reply was lost changes nothing. */
export async function saveLetter(
  db: TenantDb,
  userId: number,
  id: number,
  { revision, ...saved }: BodyOf<typeof saveCoverLetter>,
): Promise<{ revision: number; updated_at: string }> {
  const current = (await findLetter(db, userId, id, { locked: true })) ?? fail(letterNotFound());
  const { title, content, design } = current;
  if (deepEqual({ title, content, design }, saved)) return { revision: current.revision, updated_at: current.updated_at };
  if (current.revision !== revision)
    fail(conflict('This letter has been changed in another tab or on another device. Nothing was overwritten.', current));
  countWithReserve(db, userId, Buffer.byteLength(JSON.stringify(saved.content)));
  return writeLetter(db, id, saved);
}

/** A letter with everything that typesetting needs. @throws 404 */
export async function loadPrintableLetter(db: TenantDb, userId: number, id: number): Promise<CoverLetter & PrintableLetter> {
  const letter = (await findLetter(db, userId, id)) ?? fail(letterNotFound());
  const { country_id } = await findOwner(db, userId);
  return { ...letter, country: countryOf(country_id).forces };
}

/** The title, content and design of a new letter. */
async function newLetter(db: TenantDb, userId: number, request: z.output<typeof createCoverLetter.body>) {
  const copied =
    request.copy_of === undefined ? null : ((await findLetter(db, userId, request.copy_of)) ?? fail(letterNotFound()));
  const open = request.job_id === undefined ? null : ((await findOpenJob(db, request.job_id)) ?? fail(notFound('Job')));
  const job = open ?? copied?.job;
  const resume = await senderResume(db, userId, request.resume_id);
  const owner = await findOwner(db, userId);
  const { language, paper } = countryOf(owner.country_id);
  const basics = resume?.content.basics;
  const name = basics?.name || [owner.first_name, owner.middle_name, owner.last_name].filter(Boolean).join(' ');
  const place = basics?.location ?? '';
  const today = new Date().toLocaleDateString(language, { dateStyle: 'long' });
  const greeting = usualGreeting(language, '');
  const blank = LetterContent.parse({
    sender: { name, email: basics?.email || shownEmail(owner.email), phone: basics?.phone.slice(0, 60), place },
    // The date line names the town without its region.
    dated: [townOf(place).split(',')[0], today].filter(Boolean).join(', '),
    recipient: { company: job?.company },
    subject: job ? `Application for ${job.title}`.slice(0, 300) : '',
    greeting,
    body: open ? draftLetter(resume?.content ?? null, open, language) : '',
    closing: usualClosing(language, greeting),
    signature: name,
  });
  const design = request.design ?? copied?.design ?? LetterDesign.parse(resume?.design ?? { paper });
  const usualTitle = job ? `Letter for ${job.title}, ${job.company}` : 'Cover letter';
  return {
    title: request.title ?? (copied && !open ? `${copied.title} (copy)` : usualTitle).slice(0, 200),
    job_id: job?.id ?? null,
    content: request.content ?? (copied && open ? readdressed(copied.content, blank, language) : copied?.content) ?? blank,
    design: { ...design, ...chosenTemplate(design, 'resume') },
  };
}

/** The body of one letter with the date, recipient, subject and greeting of another, and a closing that fits the greeting. */
function readdressed(
  letter: LetterContent,
  { dated, recipient, subject, greeting }: LetterContent,
  language: string,
): LetterContent {
  const { closing } = withUsualForms(letter, { ...letter, recipient, greeting }, language);
  return { ...letter, dated, recipient, subject, greeting, closing };
}

/** The resume that a letter uses: the one in the request, otherwise the one changed last. */
async function senderResume(db: TenantDb, userId: number, id: number | undefined) {
  if (id !== undefined) return (await findResume(db, userId, id)) ?? fail(notFound('Resume'));
  const last = (await findCards(db, userId, false)).find(({ kind }) => kind === 'resume');
  return last ? findResume(db, userId, last.id) : null;
}
