import type { FastifyInstance } from 'fastify';
import { typesettingErrorsToHttp } from '#features/typesetting/server/index.ts';
import { asDownload, cleanFileName } from '#kit/server/files/files.ts';
import { fail } from '#kit/server/http/errors.ts';
import { serve, serveOutside } from '#kit/server/http/serve.ts';
import {
  type CoverLetter,
  createCoverLetter,
  deleteCoverLetter,
  findCoverLetters,
  getCoverLetter,
  getCoverLetterDocx,
  getCoverLetterPages,
  getCoverLetterPdf,
  restoreCoverLetter,
  saveCoverLetter,
} from '../../letters/contract.ts';
import { letterDocx, letterMissing, letterPages, letterPdf } from '../../output/letter.ts';
import { TRASH_DAYS } from '../../resumes-contract.ts';
import { setTrashed } from '../document-queries.ts';
import { createLetter, letterNotFound, loadPrintableLetter, saveLetter } from './actions.ts';
import { deleteTrashedLetter, findLetter, findLetterCards } from './queries.ts';

export function letterRoutes(app: FastifyInstance): void {
  serve(app, findCoverLetters, async ({ db, viewer, query }) => ({ data: await findLetterCards(db, viewer.id, query.trash) }));

  serve(app, getCoverLetter, async ({ db, viewer, params }) => ({
    data: (await findLetter(db, viewer.id, params.id, { trashed: true })) ?? fail(letterNotFound()),
  }));

  serve(app, createCoverLetter, async ({ db, viewer, body }) => {
    const id = await createLetter(db, viewer.id, body);
    return { data: (await findLetter(db, viewer.id, id)) ?? fail(letterNotFound()) };
  });

  serve(app, saveCoverLetter, async ({ db, viewer, params, body }) => ({
    data: await saveLetter(db, viewer.id, params.id, body),
  }));

  serve(app, deleteCoverLetter, async ({ db, viewer, params, query }) => {
    const found = query.for_good
      ? await deleteTrashedLetter(db, viewer.id, params.id)
      : await setTrashed(db, 'cover_letters', viewer.id, params.id, true);
    if (!found) fail(letterNotFound());
    return { message: query.for_good ? 'Deleted.' : `In the trash for ${TRASH_DAYS} days.` };
  });

  serve(app, restoreCoverLetter, async ({ db, viewer, params }) => {
    if (!(await setTrashed(db, 'cover_letters', viewer.id, params.id, false))) fail(letterNotFound());
    return { message: 'Restored.' };
  });

  serveOutside(app, getCoverLetterPages, async ({ withTenant, viewer, params }) => {
    const letter = await withTenant((db) => loadPrintableLetter(db, viewer.id, params.id));
    const pages = await typesettingErrorsToHttp(letterPages(letter));
    return { data: { revision: letter.revision, pages, missing: await letterMissing(letter) } };
  });

  serveOutside(app, getCoverLetterPdf, async ({ withTenant, viewer, params, reply }) => {
    const letter = await withTenant((db) => loadPrintableLetter(db, viewer.id, params.id));
    const bytes = Buffer.from(await typesettingErrorsToHttp(letterPdf(letter)));
    return asDownload(reply, { name: fileName(letter, 'pdf'), content_type: getCoverLetterPdf.file_reply, bytes });
  });

  serveOutside(app, getCoverLetterDocx, async ({ withTenant, viewer, params, reply }) => {
    const letter = await withTenant((db) => loadPrintableLetter(db, viewer.id, params.id));
    const bytes = await typesettingErrorsToHttp(letterDocx(letter));
    return asDownload(reply, { name: fileName(letter, 'docx'), content_type: getCoverLetterDocx.file_reply, bytes });
  });
}

const fileName = ({ title }: CoverLetter, kind: 'pdf' | 'docx') => cleanFileName(title, kind, 'letter');
