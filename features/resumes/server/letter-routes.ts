import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { countryOf } from '#kit/country/country.ts';
import type { TenantDb } from '#kit/server/db.ts';
import { conflict, fail, notFound } from '#kit/server/errors.ts';
import { asDownload, cleanFileName } from '#kit/server/files.ts';
import { serve, serveOutside } from '#kit/server/serve.ts';
import { LetterContent, LetterDesign } from '../letters/content.ts';
import {
  type CoverLetter,
  createCoverLetter,
  deleteCoverLetter,
  findCoverLetters,
  getCoverLetter,
  getCoverLetterDocx,
  getCoverLetterPages,
  getCoverLetterPdf,
  MAX_LETTERS,
  restoreCoverLetter,
  saveCoverLetter,
} from '../letters/contract.ts';
import { draftLetter } from '../letters/draft.ts';
import { letterDocx, letterPages, letterPdf, type PrintableLetter } from '../output/letter.ts';
import { chosenTemplate } from '../output/templates.ts';
import { TRASH_DAYS } from '../resumes-contract.ts';
import { same } from '../same.ts';
import { countKept, lockOwner, setTrashed } from './kept-queries.ts';
import { deleteTrashedLetter, findLetter, findLetterCards, insertLetter, writeLetter } from './letter-queries.ts';
import { typesettingErrorsToHttp } from './output-routes.ts';
import { findCards, findOpenJob, findOwner, findResume } from './resume-queries.ts';

const missing = () => notFound('Cover letter');

export function letterRoutes(app: FastifyInstance): void {
  serve(app, findCoverLetters, async ({ db, viewer, query }) => ({ data: await findLetterCards(db, viewer.id, query.trash) }));

  serve(app, getCoverLetter, async ({ db, viewer, params }) => ({
    data: (await findLetter(db, viewer.id, params.id, { trashed: true })) ?? fail(missing()),
  }));

  serve(app, createCoverLetter, async ({ db, viewer, body }) => {
    const letter = await begun(db, viewer.id, body);
    await lockOwner(db, viewer.id);
    if ((await countKept(db, 'cover_letters', viewer.id)) >= MAX_LETTERS)
      fail(conflict(`You have ${MAX_LETTERS} letters already. Delete one from the trash first.`));
    const id = await insertLetter(db, { ...letter, user_id: viewer.id });
    return { data: (await findLetter(db, viewer.id, id)) ?? fail(missing()) };
  });

  serve(app, saveCoverLetter, async ({ db, viewer, params, body: { revision, ...saved } }) => {
    const now = (await findLetter(db, viewer.id, params.id, { locked: true })) ?? fail(missing());
    const { title, content, design } = now;
    // Sent again, because the first answer was lost: nothing is left to do.
    const already = same({ title, content, design }, saved);
    if (!already && now.revision !== revision)
      fail(conflict('This was saved somewhere else since. Nothing was written over.', now));
    const kept = already ? now : await writeLetter(db, now.id, saved);
    return { data: { revision: kept.revision, updated_at: kept.updated_at } };
  });

  serve(app, deleteCoverLetter, async ({ db, viewer, params, query }) => {
    const found = query.for_good
      ? await deleteTrashedLetter(db, viewer.id, params.id)
      : await setTrashed(db, 'cover_letters', viewer.id, params.id, true);
    if (!found) fail(missing());
    return { message: query.for_good ? 'Deleted.' : `In the trash for ${TRASH_DAYS} days.` };
  });

  serve(app, restoreCoverLetter, async ({ db, viewer, params }) => {
    if (!(await setTrashed(db, 'cover_letters', viewer.id, params.id, false))) fail(missing());
    return { message: 'Restored.' };
  });

  serveOutside(app, getCoverLetterPages, async ({ withTenant, viewer, params }) => {
    const letter = await withTenant((db) => loadPrintable(db, viewer.id, params.id));
    return { data: { revision: letter.revision, pages: await typesettingErrorsToHttp(letterPages(letter)) } };
  });

  serveOutside(app, getCoverLetterPdf, async ({ withTenant, viewer, params, reply }) => {
    const letter = await withTenant((db) => loadPrintable(db, viewer.id, params.id));
    const bytes = Buffer.from(await typesettingErrorsToHttp(letterPdf(letter)));
    return asDownload(reply, { name: nameOf(letter, 'pdf'), content_type: getCoverLetterPdf.file_reply, bytes });
  });

  serveOutside(app, getCoverLetterDocx, async ({ withTenant, viewer, params, reply }) => {
    const letter = await withTenant((db) => loadPrintable(db, viewer.id, params.id));
    const bytes = await typesettingErrorsToHttp(letterDocx(letter));
    return asDownload(reply, { name: nameOf(letter, 'docx'), content_type: getCoverLetterDocx.file_reply, bytes });
  });
}

const nameOf = ({ title }: CoverLetter, kind: 'pdf' | 'docx') => cleanFileName(title, kind, 'letter');

async function loadPrintable(db: TenantDb, userId: number, id: number): Promise<CoverLetter & PrintableLetter> {
  const letter = (await findLetter(db, userId, id)) ?? fail(missing());
  const { country_id } = await findOwner(db, userId);
  return { ...letter, country: countryOf(country_id).forces };
}

/** What a new letter says and how it looks. */
async function begun(db: TenantDb, userId: number, asked: z.output<typeof createCoverLetter.body>) {
  const copied = asked.copy_of === undefined ? null : ((await findLetter(db, userId, asked.copy_of)) ?? fail(missing()));
  const open = asked.job_id === undefined ? null : ((await findOpenJob(db, asked.job_id)) ?? fail(notFound('Job')));
  const job = open ?? copied?.job;
  const resume = await senderResume(db, userId, asked.resume_id);
  const owner = await findOwner(db, userId);
  const { language, paper } = countryOf(owner.country_id);
  const basics = resume?.content.basics;
  const name = basics?.name || [owner.first_name, owner.middle_name, owner.last_name].filter(Boolean).join(' ');
  const place = basics?.location ?? '';
  const today = new Date().toLocaleDateString(language, { dateStyle: 'long' });
  const blank = LetterContent.parse({
    sender: { name, email: basics?.email || owner.email, phone: basics?.phone.slice(0, 60), place },
    // A letter is dated in a town, not in a region.
    dated: [place.split(',')[0]?.trim(), today].filter(Boolean).join(', '),
    recipient: { company: job?.company },
    subject: job ? `Application for ${job.title}`.slice(0, 300) : '',
    greeting: 'Dear hiring manager,',
    body: open ? draftLetter(resume?.content ?? null, open) : '',
    closing: language === 'en-US' ? 'Sincerely,' : 'Yours sincerely,',
    signature: name,
  });
  const design = asked.design ?? copied?.design ?? LetterDesign.parse(resume?.design ?? { paper });
  const usual = job ? `Letter for ${job.title}, ${job.company}` : 'Cover letter';
  return {
    title: asked.title ?? (copied && !open ? `${copied.title} (copy)` : usual).slice(0, 200),
    job_id: job?.id ?? null,
    content: asked.content ?? (copied && open ? readdressed(copied.content, blank) : copied?.content) ?? blank,
    design: { ...design, ...chosenTemplate(design, 'resume') },
  };
}

/** A letter's own words to another company: whom it was written to stays behind. */
const readdressed = (letter: LetterContent, { dated, recipient, subject, greeting }: LetterContent): LetterContent => ({
  ...letter,
  dated,
  recipient,
  subject,
  greeting,
});

/** The resume that a letter goes with: the one that is named, else the one that was changed last. */
async function senderResume(db: TenantDb, userId: number, id: number | undefined) {
  if (id !== undefined) return (await findResume(db, userId, id)) ?? fail(notFound('Resume'));
  const last = (await findCards(db, userId, false)).find(({ kind }) => kind === 'resume');
  return last ? findResume(db, userId, last.id) : null;
}
