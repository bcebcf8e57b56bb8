import type { FastifyInstance } from 'fastify';
import { refuseWhenBusy } from '#features/cv-import/server/index.ts';
import { templates } from '#features/typesetting/server/index.ts';
import { asDownload, keepFile, readFile } from '#kit/server/files/files.ts';
import { reencodeImage } from '#kit/server/files/pictures.ts';
import { fail, invalid, notFound } from '#kit/server/http/errors.ts';
import { serve, serveOutside } from '#kit/server/http/serve.ts';
import {
  createResume,
  createResumeVersion,
  deleteResume,
  findResumes,
  findResumeTemplates,
  findResumeVersions,
  getOriginalCv,
  getOriginalPlaces,
  getResumeById,
  importResume,
  restoreResume,
  restoreResumeVersion,
  saveResume,
  TRASH_DAYS,
  uploadResumePhoto,
} from '../resumes-contract.ts';
import { placesInOriginal } from './original-places.ts';
import { parseCv } from './parse-cv.ts';
import { readCvFile } from './reading-file.ts';
import * as actions from './resume-actions.ts';
import { deleteTrashed, findCards, findResume, findVersions } from './resume-queries.ts';

/** Longest side of a photo in pixels: 27 mm in print at 600 dpi. */
const PHOTO_SIDE = 640;

const missing = () => notFound('Resume');

export function storedResumeRoutes(app: FastifyInstance): void {
  serve(app, findResumes, async ({ db, viewer, query }) => ({ data: await findCards(db, viewer.id, query.trash) }));

  serve(app, findResumeTemplates, async () => ({ data: templates() }));

  serve(app, getResumeById, async ({ db, viewer, params }) => ({
    data: (await findResume(db, viewer.id, params.id, { trashed: true })) ?? fail(missing()),
  }));

  serve(app, createResume, async ({ db, viewer, body }) => ({ data: await actions.createResume(db, viewer.id, body) }));

  serveOutside(app, importResume, async ({ withTenant, viewer, tenant, body, files }) => {
    const file = await readCvFile(files.file);
    const named = { title: body.title, filename: files.file?.filename, country_id: tenant.country_id };
    return { data: await withTenant((db) => actions.importResume(db, viewer.id, file, named)) };
  });

  serve(app, getOriginalCv, async ({ db, viewer, params, reply }) => {
    const { file_id } = (await findResume(db, viewer.id, params.id, { trashed: true })) ?? fail(missing());
    return asDownload(reply, (file_id && (await readFile(db, file_id))) || fail(notFound('File')));
  });

  serveOutside(app, getOriginalPlaces, async ({ withTenant, viewer, params }) => {
    const { content, file } = await withTenant(async (db) => {
      const resume = (await findResume(db, viewer.id, params.id, { trashed: true })) ?? fail(missing());
      return {
        content: resume.content,
        file: (resume.file_id && (await readFile(db, resume.file_id))) || fail(notFound('File')),
      };
    });
    const parsed = await refuseWhenBusy(parseCv(file.bytes));
    return { data: 'refused' in parsed ? [] : placesInOriginal(content, parsed) };
  });

  serve(app, saveResume, async ({ db, viewer, params, body }) => {
    const result = await actions.updateResume(db, viewer.id, params.id, body);
    if ('conflict' in result) return fail(actions.changedElsewhere(result.conflict));
    const { revision, updated_at, completeness } = result.saved;
    return { data: { revision, updated_at, completeness } };
  });

  serve(app, deleteResume, async ({ db, viewer, params, query }) => {
    if (!query.for_good) await actions.trashResume(db, viewer.id, params.id, true);
    else if (!(await deleteTrashed(db, viewer.id, params.id))) fail(missing());
    return { message: query.for_good ? 'Deleted.' : `In the trash for ${TRASH_DAYS} days.` };
  });

  serve(app, restoreResume, async ({ db, viewer, params }) => {
    await actions.trashResume(db, viewer.id, params.id, false);
    return { message: 'Restored.' };
  });

  serve(app, findResumeVersions, async ({ db, viewer, params }) => {
    const resume = (await findResume(db, viewer.id, params.id)) ?? fail(missing());
    return { data: await findVersions(db, resume.id) };
  });

  serve(app, createResumeVersion, async ({ db, viewer, params, body }) => ({
    data: await actions.createResumeVersion(db, viewer.id, params.id, body.name),
  }));

  serve(app, restoreResumeVersion, async ({ db, viewer, params, body }) => ({
    data: await actions.restoreVersion(db, viewer.id, params.id, params.version_id, body.revision),
  }));

  serveOutside(app, uploadResumePhoto, async ({ withTenant, viewer, files }) => {
    const reencoded = await reencodeImage(files.file?.bytes ?? fail(invalid({ file: ['Choose a file.'] })), PHOTO_SIDE);
    if ('refused' in reencoded) return fail(invalid({ file: [reencoded.refused] }));
    const photo = { owner_id: viewer.id, name: 'photo.webp', content_type: 'image/webp', bytes: reencoded.webp };
    return { data: { photo_file_id: await withTenant((db) => keepFile(db, photo)) } };
  });
}
